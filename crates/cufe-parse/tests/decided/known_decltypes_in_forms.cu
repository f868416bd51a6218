// `decltype(e)` of an operand whose type is known, but that depends on parameters, is equivalent only to one of an equivalent operand
// ([temp.over.link]/5), also where it names the type of a value.
struct N {};
template <bool> struct choose {};
template <> struct choose<true> { template <class T> using type = T; };
template <bool B, class T = char> using enable = typename choose<B>::template type<T>;
template <class T> inline constexpr bool yes = true;
template <class T> enable<!(decltype(void(), yes<T>, false){})> any(T) { return 'a'; }
template <class T> auto unequal(T t) -> enable<!(decltype(void(), yes<decltype(t != t)>, false){})> { return 'a'; }
char (&unequal(...))[2];
template <class T> auto less(T t) -> enable<!(decltype(void(), yes<decltype(t < t)>, false){})> { return 'a'; }
char (&less(...))[2];
static_assert(sizeof(any(N())) == 1);
static_assert(sizeof(unequal(N())) == 2);
static_assert(sizeof(unequal(0)) == 1);
static_assert(sizeof(less(N())) == 2);
static_assert(sizeof(less(0)) == 1);
// Equal operands at two templates, of which one is in another's arguments.
struct D { bool operator!=(const D&) const = delete; };
template <class...> struct list;
template <class T, class U> auto f1(const T& t, const U& u) -> decltype(yes<decltype(t != u)>, 'a') { return 'a'; }
template <class... A> char f2(list<A...>*, decltype(&f1<A...>));
template <class... A> char (&f2(...))[2];
template <class T, class U> constexpr bool f = 1u == sizeof(f2(static_cast<list<T, U>*>(nullptr), nullptr));
static_assert(!f<D, D>);
static_assert(f<int, int>);
template <class T, class U> auto h1(const T& t, const U& u) -> decltype(t != u) { return 'a'; }
template <class... A> char h2(list<A...>*, decltype(&h1<A...>));
template <class... A> char (&h2(...))[2];
template <class T, class U> constexpr bool h = 1u == sizeof(h2(static_cast<list<T, U>*>(nullptr), nullptr));
static_assert(!h<D, D>);
static_assert(h<int, int>);
