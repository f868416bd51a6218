// Which lists convert to a parameter of aggregate type, braces around the parts left out or not ([dcl.init.aggr]/15), and
// which of two functions takes a null pointer, an empty list or a string.

template<class T> T &&made() noexcept;
template<class T, class U> inline constexpr bool same = false;
template<class T> inline constexpr bool same<T, T> = true;

struct Base { int m; };
struct Derived : Base {};
struct More : Base { int n; };
struct Pair { int a; int b; };
struct Array { int x[2]; int y; };
struct Nested { Pair p; Pair q; };
struct Empty {};
struct Around { Empty e; int n; };
struct Text { char c[4]; int n; };
struct Choice { union { int i; float f; }; int n; };
struct First {};
struct Second {};

template<class T> void take(T);
template<class T, class A> concept One = requires { take<T>({made<A>()}); };
template<class T, class A, class B> concept Two = requires { take<T>({made<A>(), made<B>()}); };
template<class T, class A> concept Three = requires { take<T>({made<A>(), made<A>(), made<A>()}); };
template<class T, class A> concept Four = requires { take<T>({made<A>(), made<A>(), made<A>(), made<A>()}); };
template<class T, class A> concept Five = requires { take<T>({made<A>(), made<A>(), made<A>(), made<A>(), made<A>()}); };
static_assert(One<Derived, int>);
static_assert(One<Derived, Base>);
static_assert(!One<Derived, int *>);
static_assert(Two<More, int, int>);
static_assert(Two<More, Base, int>);
static_assert(!Three<More, int>);
static_assert(Three<Array, int>);
static_assert(!Four<Array, int>);
static_assert(!Two<Array, int, int *>);
static_assert(Four<Nested, int>);
static_assert(!Five<Nested, int>);
static_assert(Two<Nested, Pair, int>);
static_assert(!Two<Nested, int, Pair>);
static_assert(!One<Around, int>);
static_assert(Two<Around, Empty, int>);
static_assert(Two<Choice, int, int>);
static_assert(!Three<Choice, int>);

Derived *chosen(const Derived &);
int *chosen(const int &);
static_assert(same<decltype(chosen({1})), int *>);
static_assert(same<decltype(chosen({made<Base>()})), Derived *>);

First text(const int (&)[3]);
Second text(const char *);
static_assert(same<decltype(text({"ab"})), Second>);
First letters(const char (&)[3]);
static_assert(same<decltype(letters({"ab"})), First>);

void *null(void *);
const void *null(const void *);
template<class T> concept Null = requires (T t) { null(t); };
static_assert(!Null<decltype(nullptr)>);
static_assert(Null<int *>);
static_assert(same<decltype(null(made<int *>())), void *>);
static_assert(same<decltype(null(made<const int *>())), const void *>);
