// Parameters of alias templates stand for dependent expressions, too ([temp.alias]/2).
template<class T, int N> struct v { static constexpr int n = N; using type = T; };
template<class T, int N> using vn = v<T, N + 1>;
template<class T, int N> using vm = vn<T, N * 2>;
template<class T, int N> using vc = v<T, (N > 2 ? N : sizeof(T))>;
template<long N> using vl = v<int, N * 2>;
template<class T, int N> struct same_ { static constexpr bool value = false; };
template<class A, class B> constexpr bool same = false; template<class A> constexpr bool same<A, A> = true;
template<class T, int N> constexpr int f(vn<T, N>*, v<T, N>*);
template<class T, int N> constexpr int f(v<T, N + 1>*, v<T, N>*) { return N; }
static_assert(f((v<int, 4>*)0, (v<int, 3>*)0) == 3);
template<class T, int N> constexpr int g(vm<T, N>*, v<T, N>*);
template<class T, int N> constexpr int g(v<T, N * 2 + 1>*, v<T, N>*) { return N; }
static_assert(g((v<int, 7>*)0, (v<int, 3>*)0) == 3);
template<class T, int N> constexpr int h(vn<T, N * 3>*, v<T, N>*) { return N; }
static_assert(h((v<int, 10>*)0, (v<int, 3>*)0) == 3);
template<class T, int N> constexpr int k(vc<T, N + 1>*, v<T, N>*) { return N; }
static_assert(k((v<char, 4>*)0, (v<char, 3>*)0) == 3);
static_assert(k((v<char, 1>*)0, (v<char, 1>*)0) == 1);
template<int N> constexpr int m(vl<N>*, v<char, N>*) { return N; }
static_assert(m((v<int, 6>*)0, (v<char, 3>*)0) == 3);
template<class T, int N> constexpr int o(vn<T, N>*, v<T, N>*) { return 1; }
template<class T, int N> constexpr int o(v<T, N + 2>*, v<T, N>*) { return 2; }
static_assert(o((v<int, 4>*)0, (v<int, 3>*)0) == 1);
static_assert(o((v<int, 5>*)0, (v<int, 3>*)0) == 2);
template<class T, int N> using av = T[N - 2];
template<class T, int N> constexpr bool p(av<T, N>*) { return true; } template<class T, int N> constexpr bool p(...) { return false; }
static_assert(p<int, 3>(nullptr));
static_assert(!p<int, 2>(nullptr));
static_assert(!p<int, 1>(nullptr));
template<class T, int N> constexpr int q(typename vn<T, N>::type, v<T, N>*) { return vn<T, N>::n + vm<T, N>::n; }
static_assert(q(1, (v<int, 3>*)0) == 11);
template<class T, int N> struct S { using a = vn<T, N>; using b = vm<T, N + 1>; template<int M> using c = vn<T, N + M>; template<int M> static constexpr int s(c<M>*) { return c<M>::n; } };
static_assert(same<S<int, 3>::a, v<int, 4>>);
static_assert(same<S<int, 3>::b, v<int, 9>>);
static_assert(same<S<int, 3>::c<4>, v<int, 8>>);
static_assert(S<int, 3>::s<4>(nullptr) == 8);
template<class T> struct ps { static constexpr int n = 0; }; template<class T, int N> struct ps<S<T, N>> { static constexpr int n = vn<T, N - 1>::n; };
static_assert(ps<S<int, 5>>::n == 5);
template<class T, int N, class D = vn<T, N>> constexpr int dd() { return D::n; }
static_assert(dd<int, 3>() == 4);
template<int N, int M = vn<int, N>::n> constexpr int de() { return M; }
static_assert(de<3>() == 4);
enum E { e0, e1 }; template<E e> struct es { static constexpr E v = e; }; template<E e> using nx = es<E(e + 1)>;
template<E e> constexpr int ef(nx<e>*, es<e>*) { return e; }
static_assert(ef((es<e1>*)0, (es<e0>*)0) == 0);
template<bool B> struct bs {}; template<bool B> using nb = bs<!B>;
template<bool B> constexpr bool bf(nb<B>*, bs<B>*) { return B; }
static_assert(!bf((bs<true>*)0, (bs<false>*)0));
static_assert(bf((bs<false>*)0, (bs<true>*)0));
template<auto P> struct pa {}; int gi, gj[2]; template<auto P> using pq = pa<&P[1]>;
template<class T, T N> struct ic { static constexpr T v = N; }; template<class T, T N> using in = ic<T, T(N + 1)>;
template<class T, T N> constexpr T inf(in<T, N>*, ic<T, N>*) { return N; }
static_assert(inf((ic<char, 'b'>*)0, (ic<char, 'a'>*)0) == 'a');
template<class T, T N, T M> constexpr T two(in<T, N + M>*, ic<T, N>*, ic<T, M>*) { return N - M; }
static_assert(two((ic<int, 8>*)0, (ic<int, 5>*)0, (ic<int, 2>*)0) == 3);
template<class T, int N> using ab = T[N * 2];
template<class T, int N> constexpr int ar(ab<T, N>&, v<T, N>*);
template<class T, int N> constexpr int ar(T (&)[N * 2], v<T, N>*) { return N; }
int a6[6];
static_assert(ar(a6, (v<int, 3>*)0) == 3);
