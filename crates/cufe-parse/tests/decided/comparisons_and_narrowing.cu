// Which comparisons of built-in types are well-formed ([expr.rel], [expr.eq], [expr.spaceship]), and where narrowing makes an
// expression ill-formed for substitution ([dcl.init.list]/7).

namespace std {
struct strong_ordering { static const strong_ordering less, equal, greater; };
struct partial_ordering { static const partial_ordering less, equivalent, greater, unordered; };
}

template<class T> T &&made() noexcept;
template<class T, class U> inline constexpr bool same = false;
template<class T> inline constexpr bool same<T, T> = true;
struct Class {};
enum Plain { one };
enum Other { two };
enum Short : short { three };
using Function = int(int);
using Member = int Class::*;
using MemberFunction = int (Class::*)();
using ConstMember = int (Class::*)() const;

template<class A, class B> concept ThreeWay = requires { made<A>() <=> made<B>(); };
static_assert(ThreeWay<int, long>);
static_assert(!ThreeWay<int, unsigned>);
static_assert(!ThreeWay<unsigned, short>);
static_assert(ThreeWay<unsigned, unsigned char>);
static_assert(ThreeWay<unsigned, long>);
static_assert(!ThreeWay<long, unsigned long>);
static_assert(ThreeWay<int, float>);
static_assert(ThreeWay<float, double>);
static_assert(ThreeWay<Plain, int>);
static_assert(!ThreeWay<Short, unsigned>);
static_assert(ThreeWay<Short, int>);
static_assert(!ThreeWay<Plain, Other>);
static_assert(ThreeWay<bool, bool>);
static_assert(!ThreeWay<bool, int>);
static_assert(!ThreeWay<bool, Plain>);
static_assert(ThreeWay<int *, decltype(nullptr)>);
static_assert(ThreeWay<decltype(nullptr), int (&)[3]>);
static_assert(!ThreeWay<decltype(nullptr), decltype(nullptr)>);
static_assert(!ThreeWay<Function *, decltype(nullptr)>);
static_assert(!ThreeWay<Function &, Function *>);
static_assert(!ThreeWay<decltype(nullptr), Member>);
static_assert(!ThreeWay<Member, Member>);
static_assert(same<decltype(made<int *>() <=> nullptr), std::strong_ordering>);
static_assert(same<decltype(made<unsigned>() <=> 1), std::strong_ordering>);
static_assert(same<decltype(made<int>() <=> made<float>()), std::partial_ordering>);

// What a reversed `<=>` gives is compared with zero once more ([over.match.oper]/9).
struct Number { operator int() const; };
struct ToBool { bool operator<=>(int) const; };
struct ToInt { int operator<=>(int) const; };
static_assert(!ThreeWay<unsigned, Number>);
static_assert(ThreeWay<long, Number>);
static_assert(ThreeWay<ToBool, int>);
static_assert(!ThreeWay<int, ToBool>);
static_assert(ThreeWay<int, ToInt>);

template<class A, class B> concept Less = requires { made<A>() < made<B>(); };
static_assert(!Less<decltype(nullptr), Member>);
static_assert(!Less<Member, decltype(nullptr)>);
static_assert(Less<int, unsigned>);
static_assert(Less<int, ToBool>);
template<class A, class B> concept Equal = requires { made<A>() == made<B>(); };
static_assert(Equal<decltype(nullptr), Member>);
static_assert(!Equal<MemberFunction, ConstMember>);
static_assert(Equal<MemberFunction, int (Class::*)() noexcept>);

// `b += p` is `b = b + p` ([expr.assign]/6).
template<class A, class B> concept Added = requires { made<A>() += made<B>(); };
static_assert(Added<bool &, int *>);
static_assert(!Added<bool &, void *>);
static_assert(!Added<int &, int *>);

template<class T, class A> concept Braced = requires { T{made<A>()}; };
static_assert(Braced<int, short>);
static_assert(!Braced<int, unsigned>);
static_assert(!Braced<float, int>);
static_assert(!Braced<bool, int *>);
static_assert(Braced<Short, short>);
static_assert(!Braced<Short, int>);
template<class T> struct Holder { T x[1]; };
template<class T, class A> concept Held = requires { Holder<T>{{made<A>()}}; };
static_assert(Held<long, int>);
static_assert(!Held<int, long>);
template<class T, class A> concept Thrown = requires { throw T{made<A>()}; };
static_assert(!Thrown<int, unsigned>);
static_assert(Thrown<int, short>);

// The temporary that a list makes binds to no reference that could change it ([dcl.init.list]/3.9).
struct Refers { operator int &() const; };
template<class T, class A> concept Given = requires { made<void (*)(T)>()({made<A>()}); };
static_assert(!Given<int &, Refers>);
static_assert(Given<const int &, Refers>);
static_assert(Given<int &, int &>);
struct Array { int x[2]; };
template<class T, class A> concept Direct = requires { static_cast<T>(made<A>()); };
static_assert(!Direct<Array, int *>);
static_assert(Direct<Array, Array &>);

// What a conversion function returns may be a constant that fits.
template<int value> struct Constant { constexpr operator int() const { return value; } };
template<int value> concept Fits = requires (const Constant<value> c) { 0u <=> Constant<value>{}; };
static_assert(Fits<0>);
