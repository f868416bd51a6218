// Template-ids of template template parameters with default arguments, wherever a name can be used ([temp.param]/14).
template<class A, class B> struct P { A a; B b; static constexpr int n = sizeof(B); P() = default; template<class X> struct in { using t = X; }; };
template<class A, class B> struct is { static constexpr bool v = false; }; template<class A> struct is<A, A> { static constexpr bool v = true; };
template<template<class, class = long> class TT> struct Base : TT<char> { using base = TT<char>; int m() { TT<char> x; return x.n; } int k(); };
static_assert(Base<P>::n == 8);
static_assert(is<Base<P>::base, P<char, long>>::v);
template<template<class, class = short> class TT> int Base<TT>::k() { static_assert(TT<char>::n == 2); return TT<char>::n; }
template int Base<P>::k();
template int Base<P>::m();
template<template<class, class = long> class TT> constexpr int v = TT<char>::n;
static_assert(v<P> == 8);
template<template<class, class = long> class TT> using al = TT<char>;
static_assert(is<al<P>, P<char, long>>::v);
template<template<class, class = long> class TT> constexpr int f() { TT<int> x{}; return sizeof(x) + TT<char>::n + decltype(TT<char>())::n; }
static_assert(f<P>() == 32);
template<template<class, class = long> class... TT> struct L { template<class... A> struct X {}; using t = X<TT<char>...>; };
static_assert(is<L<P, P>::t, L<P, P>::X<P<char, long>, P<char, long>>>::v);
template<template<class, class = long> class TT, class A> constexpr int d(TT<A>) { return 1; }
template<template<class, class> class TT, class A, class B> constexpr int e(TT<A, B>) { return TT<A, B>::n; }
static_assert(d(P<char, long>()) == 1);
static_assert(e(P<char, short>()) == 2);
template<class T, class = int> constexpr bool ok = false;
template<template<class A, class = typename A::x> class TT, class A> constexpr auto g(int) -> decltype(TT<A>(), 1) { return 1; }
template<template<class A, class B> class TT, class A> constexpr int g(long) { return 2; }
struct WithX { using x = short; };
static_assert(g<P, WithX>(0) == 1);
static_assert(g<P, int>(0) == 2);
template<template<class, class = long> class TT> struct S; 
template<template<class, class = long> class TT> struct S { template<class U> struct I { using t = typename TT<U>::template in<U>::t; using w = TT<TT<U>>; }; };
static_assert(is<S<P>::I<char>::t, char>::v);
static_assert(is<S<P>::I<char>::w, P<P<char, long>, long>>::v);
template<int N, template<int, int = N + 1> class TT> struct V { static constexpr int n = TT<5>::n; };
template<int A, int B> struct I2 { static constexpr int n = 10 * A + B; };
static_assert(V<3, I2>::n == 54);
template<template<int A, int = A * 2> class TT> struct W { static constexpr int n = TT<5>::n; };
static_assert(W<I2>::n == 60);
template<class T, template<T A, T = sizeof(T) + A> class TT> struct Y { static constexpr int n = TT<5>::n; };
static_assert(Y<int, I2>::n == 59);
