// The same with packs of values and of templates, and in classes within classes.
template<class A, class B> constexpr bool same = false; template<class A> constexpr bool same<A, A> = true;
template<class... T> struct list { static constexpr int n = sizeof...(T); }; template<int... N> struct seq {}; template<int A, int B> struct v { static constexpr int n = A * 10 + B; }; template<class T, int N> struct tv {}; template<class T> struct w1 {}; template<class T> struct w2 {};
template<int... N> struct A {
 template<int... M> static list<v<N, M>...> f(seq<M...>*);
 template<int... M> static seq<(N + M)...> g(seq<M...>*);
 template<class... U> static list<tv<U, N>...> h(U...);
 template<class... U> static constexpr int i(tv<U, N>...) { return sizeof...(U); }
 template<int... M> static constexpr int j(v<N, M>...) { return (0 + ... + M); }
 template<int... M> using al = list<v<N, M>...>;
 template<int... M> struct in : list<v<N, M>...> { static constexpr int s = (0 + ... + (N * M)); };
 template<int M> static seq<(N + M)...> k();
 template<class U> static list<tv<U, N>...> l(U);
 template<class... U> static constexpr int m(U (&...a)[N]) { return (0 + ... + int(sizeof(U))); }
 template<class... U> static list<U[N]...> o(U...);
 template<int... M> static constexpr bool p = ((N < M) && ...);
 template<int... M> static int q() requires ((N < M) && ...);
 template<int... M, class = list<v<N, M>...>> static constexpr int r() { return 1; }
 template<int... M> static constexpr int r(...) { return 2; }
};
using X = A<1, 2>;
static_assert(same<decltype(X::f((seq<3, 4>*)0)), list<v<1, 3>, v<2, 4>>>);
static_assert(same<decltype(X::g((seq<3, 4>*)0)), seq<4, 6>>);
static_assert(same<decltype(X::h('c', 1L)), list<tv<char, 1>, tv<long, 2>>>);
static_assert(X::i(tv<char, 1>{}, tv<int, 2>{}) == 2);
static_assert(X::j(v<1, 3>{}, v<2, 4>{}) == 7);
template<class X_, class... P> constexpr bool oki = requires(P... p) { X_::i(p...); };
static_assert(oki<X, tv<char, 1>, tv<int, 2>>);
static_assert(!oki<X, tv<char, 2>, tv<int, 2>>);
static_assert(!oki<X, tv<char, 1>>);
static_assert(same<X::al<3, 4>, list<v<1, 3>, v<2, 4>>>);
static_assert(X::in<3, 4>::n == 2);
static_assert(X::in<3, 4>::s == 11);
static_assert(same<decltype(X::k<5>()), seq<6, 7>>);
static_assert(same<decltype(X::l('c')), list<tv<char, 1>, tv<char, 2>>>);
int a1[1]; char a2[2];
static_assert(X::m(a1, a2) == 5);
static_assert(same<decltype(X::o('c', 1)), list<char[1], int[2]>>);
static_assert(X::p<2, 3>);
static_assert(!X::p<2, 2>);
template<class X_, int... M> constexpr bool okq = requires { X_::template q<M...>(); };
static_assert(okq<X, 2, 3>);
static_assert(!okq<X, 2, 2>);
static_assert(!okq<X, 2>);
static_assert(X::r<3, 4>(1) == 2);
static_assert(X::r<3>() == 2);
template<template<class> class... W> struct T {
 template<class... U> static list<W<U>...> f(U...);
 template<class... U> static constexpr int g(W<U>...) { return sizeof...(U); }
 template<class U> static list<W<U>...> h(U);
 template<class... U> using al = list<W<U>...>;
 template<class... U> struct in { using z = list<W<U>...>; };
 template<template<class> class... V> static list<W<V<int>>...> i();
};
using Y = T<w1, w2>;
static_assert(same<decltype(Y::f(1, 'c')), list<w1<int>, w2<char>>>);
static_assert(Y::g(w1<int>{}, w2<char>{}) == 2);
template<class X_, class... P> constexpr bool okg = requires(P... p) { X_::g(p...); };
static_assert(okg<Y, w1<int>, w2<int>>);
static_assert(!okg<Y, w1<int>, w1<int>>);
static_assert(!okg<Y, w1<int>>);
static_assert(same<decltype(Y::h('c')), list<w1<char>, w2<char>>>);
static_assert(same<Y::al<int, char>, list<w1<int>, w2<char>>>);
static_assert(same<Y::in<int, char>::z, list<w1<int>, w2<char>>>);
static_assert(same<decltype(Y::i<w2, w1>()), list<w1<w2<int>>, w2<w1<int>>>>);
template<class... A> struct P { template<class... B> struct Q { template<class... C> static list<list<A, B, C>...> f(C...); template<class... C> static constexpr int g(list<A, B, C>...) { return sizeof...(C); } template<class... C> struct R { using t = list<list<A, B, C>...>; }; template<class C> using al = list<list<A, B, C>...>; static list<list<A, B>...> h(); template<B... V> static constexpr int i() { return (0 + ... + int(V)); } template<B... V> static list<tv<A, V>...> j(); }; };
using Z = P<int, char>::Q<long, short>;
static_assert(same<decltype(Z::f(1, 2)), list<list<int, long, int>, list<char, short, int>>>);
static_assert(Z::g(list<int, long, int>{}, list<char, short, float>{}) == 2);
static_assert(same<Z::R<int, int>::t, list<list<int, long, int>, list<char, short, int>>>);
static_assert(same<Z::al<int>, list<list<int, long, int>, list<char, short, int>>>);
static_assert(same<decltype(Z::h()), list<list<int, long>, list<char, short>>>);
static_assert(Z::i<1, 2>() == 3);
static_assert(same<decltype(Z::j<1, 2>()), list<tv<int, 1>, tv<char, 2>>>);
