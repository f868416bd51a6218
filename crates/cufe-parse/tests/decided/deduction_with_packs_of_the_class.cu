// What is deduced from such expansions, and how many parameters a pack of values has whose types are a pack of the class around ([temp.param]/17).
template<class A, class B> struct pair { A a; B b; }; template<class... T> struct list { static constexpr int n = sizeof...(T); };
template<class A, class B> constexpr bool same = false; template<class A> constexpr bool same<A, A> = true;
template<class... T> struct op {
 // lengths that differ fail where U is known
 template<class... U> static constexpr int fa(list<pair<T, U>...>*) { return 1; }
 template<class... U> static constexpr int fa(...) { return 2; }
 template<class... U> static constexpr list<pair<T, U>...> fb(int) { return {}; }
 template<class... U> static constexpr char fb(long) { return 0; }
 // several expansions, references, pointers, functions
 template<class... U> static constexpr int fc(T*... t, U... u) { return sizeof...(U); }
 template<class... U> static list<T (*)(U&)...> fd(U...);
 template<class... U> static list<pair<T, list<U...>>...> fe(U...);
 template<class... U> static list<list<pair<T, U>...>> ff(U...);
 template<class... U> static list<pair<const T&, U&&>...> fg(U&&...);
 template<class... U> static constexpr int fh(const pair<T, U>&... p) { return (0 + ... + (p.a + p.b)); }
 template<class... U> static constexpr int fi(pair<T, U>*... p) { return sizeof...(U); }
 template<class... U> static constexpr int fj(void (*... p)(T, U)) { return sizeof...(U); }
 template<class U> static constexpr auto fk(U u) -> list<decltype(T() + u)...> { return {}; }
 template<class... U> struct in { template<class... V> static list<list<T, U, V>...> f(V...); template<class... V> struct deep { using t = list<list<T, U, V>...>; static constexpr int n = (0 + ... + (sizeof(T) * sizeof(U) * sizeof(V))); }; using z = list<pair<T, U>...>; pair<z, list<T...>> m; };
 template<class... U> using al = list<pair<T, U>...>;
 template<class... U> static al<U...> fl(al<U...>*);
 template<class... U> op(pair<T, U>...) {}
 op() = default;
 template<int... N> static constexpr int fm(const T (&...a)[N]) { return (0 + ... + N); }
 template<class... U> static constexpr bool fn = (same<T, U> && ...);
 template<class... U> static constexpr int fo(U...) requires (same<T, U> && ...) { return 1; }
 template<class... U> static constexpr int fo(U...) { return 2; }
 template<template<class...> class X> static X<T...> fp(X<T...>*);
 template<T... V> static constexpr int fq() { return (0 + ... + int(V)); }
 template<T*... V> struct pp { static constexpr int n = sizeof...(V); };
 template<class R, class... U> static constexpr int fr(R (*)(pair<T, U>...)) { return sizeof...(U); }
 template<class... U> static constexpr int sz(U... u) { return sizeof...(T) * 10 + sizeof...(U) + (0 + ... + int(sizeof(pair<T, U>) > 0)); }
 template<class... U> static constexpr auto lam(U... u) { return [=](auto... v) { return (0 + ... + (T(u) * v)); }; }
};
using O = op<int, char>; using E = op<>;
static_assert(O::fa<long>(nullptr) == 2);
static_assert(same<decltype(O::fb<long, short>(1)), list<pair<int, long>, pair<char, short>>>);
static_assert(same<decltype(O::fb<long>(1)), char>);
static_assert(O::fc((int*)0, (char*)0, 1, 2, 3) == 3);
static_assert(same<decltype(O::fd(1L, 2)), list<int (*)(long&), char (*)(int&)>>);
static_assert(same<decltype(O::fe(1L, 2, 3)), list<pair<int, list<long, int, int>>, pair<char, list<long, int, int>>>>);
static_assert(same<decltype(O::ff(1L, 2)), list<list<pair<int, long>, pair<char, int>>>>);
int gi;
static_assert(same<decltype(O::fg(gi, 2)), list<pair<const int&, int&>, pair<const char&, int&&>>>);
static_assert(O::fh(pair<int, int>{1, 2}, pair<char, long>{3, 4}) == 10);
static_assert(O::fi((pair<int, int>*)0, (pair<char, long>*)0) == 2);
template<class O_, class... P> constexpr bool ok = requires(P... p) { O_::fi(p...); };
static_assert(ok<O, pair<int, int>*, pair<char, long>*>);
static_assert(!ok<O, pair<int, int>*>);
static_assert(!ok<O, pair<char, int>*, pair<char, long>*>);
static_assert(!ok<O, pair<int, int>*, pair<char, long>*, pair<int, int>*>);
static_assert(!ok<E, pair<int, int>*>);
static_assert(ok<E>);
void f1(int, long); void f2(char, short);
static_assert(O::fj(f1, f2) == 2);
static_assert(same<decltype(O::fk(1L)), list<long, long>>);
static_assert(same<decltype(O::fk(1.f)), list<float, float>>);
static_assert(same<decltype(O::in<long, short>::f(1, 'c')), list<list<int, long, int>, list<char, short, char>>>);
static_assert(same<O::in<long, short>::deep<int, char>::t, list<list<int, long, int>, list<char, short, char>>>);
static_assert(O::in<long, short>::deep<int, char>::n == 130);
static_assert(same<O::in<long, short>::z, list<pair<int, long>, pair<char, short>>>);
static_assert(sizeof(O(pair<int, long>{}, pair<char, short>{})) == 1);
constexpr int a3[3] = {}; constexpr char a4[4] = {};
static_assert(O::fm(a3, a4) == 7);
static_assert(O::fn<int, char>);
static_assert(!O::fn<int, int>);
static_assert(O::fo(1, 'c') == 1);
static_assert(O::fo(1, 1) == 2);
static_assert(same<decltype(O::fp((list<int, char>*)0)), list<int, char>>);
static_assert(O::fq<1, 'a'>() == 98);
template<class X> constexpr bool okq = requires { X::template fq<1, 2>(); };
static_assert(okq<O>);
static_assert(!okq<op<int>>);
static_assert(!okq<op<int, char, int>>);
static_assert(!okq<op<int*, int*>>);
static_assert(same<decltype(O::fq<1, 'a'>()), int>);
int ga; char gc;
static_assert(O::pp<&ga, &gc>::n == 2);
void g1(pair<int, long>, pair<char, short>);
static_assert(O::fr(g1) == 2);
static_assert(O::sz(1, 2) == 24);
static_assert(O::lam(2, 3)(10, 20) == 80);
static_assert(same<decltype(E::fd()), list<>>);
static_assert(E::fh() == 0);
template<class P> struct ps; template<class... A> struct ps<list<A...>> { template<class... B> static list<pair<A, B>...> f(list<B...>*); template<class B> static list<pair<A, B>...> g(B); };
static_assert(same<decltype(ps<list<int, char>>::f((list<long, short>*)0)), list<pair<int, long>, pair<char, short>>>);
static_assert(same<decltype(ps<list<int, char>>::g(1L)), list<pair<int, long>, pair<char, long>>>);
template<class X, class Y> constexpr bool okps = requires { X::f((Y*)0); };
static_assert(okps<ps<list<int, char>>, list<long, short>>);
static_assert(!okps<ps<list<int, char>>, list<long>>);
template<class... T> struct outer { template<class... U> static list<pair<T, U>...> decl(U...); template<class... U> constexpr int mem(pair<T, U>...) const; };
template<class... T> template<class... U> list<pair<T, U>...> outer<T...>::decl(U...) { return {}; }
template<class... T> template<class... U> constexpr int outer<T...>::mem(pair<T, U>...) const { return sizeof...(T) + sizeof...(U); }
static_assert(same<decltype(outer<int, char>::decl(1L, 2)), list<pair<int, long>, pair<char, int>>>);
static_assert(outer<int, char>().mem(pair<int, long>{}, pair<char, int>{}) == 4);
