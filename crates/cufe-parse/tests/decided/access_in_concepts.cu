// No concept is a friend, whatever class asks for it and wherever it is asked ([class.friend]).
template<class T> concept isint = true;
template<class T> concept hasp = requires(T t) { t.p; };
template<class T> concept hast = requires { typename T::ty; };
template<class T> concept hasp2 = requires(T t) { requires sizeof(t.p) == 4; };
template<class T> concept hasp3 = sizeof(T::p) == 4;
template<class T> concept hasp4 = requires(T t) { { t.p } -> isint; };
template<class T> concept hasf = requires(T t) { t.f(); };
template<class T> concept makes = requires { T(1, 2); };
class A { int p; using ty = int; void f(); A(int, int); template<class T> friend constexpr bool rd(); template<class T> friend struct S; template<class T> void g(T);
public: static constexpr bool in(); static constexpr bool in2(); };
template<class T> constexpr bool rd() { return requires(T t) { t.p; }; }
template<class T> struct S { static constexpr bool v = hasp<T>; static constexpr bool w = requires(T t) { t.p; }; };
static_assert(!hasp<A>);
static_assert(!hast<A>);
static_assert(!hasp2<A>);
static_assert(!hasp3<A>);
static_assert(!hasp4<A>);
static_assert(!hasf<A>);
static_assert(!makes<A>);
constexpr bool A::in() { return hasp<A>; }
static_assert(!A::in());
constexpr bool A::in2() { return requires(A a) { requires hasp<A>; } || hast<A>; }
static_assert(!A::in2());
static_assert(!S<A>::v);
static_assert(S<A>::w);
template<class T> requires hasp<T> struct R1 {};
template<class T> concept r1 = requires { typename R1<T>; };
static_assert(!r1<A>);
