// Template arguments that are values of class and floating types, and that designate objects ([temp.arg.nontype], [temp.type]).
template<class A, class B> constexpr bool same = false; template<class A> constexpr bool same<A, A> = true;
typedef decltype(sizeof 0) size_t;
template<class T> struct W { T v; constexpr W(T t) : v(t) {} };
template<W V> constexpr auto unwrap = V.v;
template<W V> struct TagW { using type = decltype(V); };
static_assert(unwrap<5> == 5);
static_assert(unwrap<W('a')> == 'a');
static_assert(same<TagW<7L>::type, W<long>>);
static_assert(same<TagW<W{'x'}>::type, W<char>>);
static_assert(same<TagW<7>, TagW<W<int>(7)>>);
static_assert(!same<TagW<7>, TagW<7L>>);
template<size_t N> struct Str { char d[N]; constexpr Str(const char (&s)[N]) { for (size_t i = 0; i < N; ++i) d[i] = s[i]; } constexpr size_t size() const { return N - 1; } };
template<Str S> struct Named { static constexpr auto n = S.size(); static constexpr char first = S.d[0]; };
template<Str S> constexpr auto operator""_n() { return Named<S>(); }
static_assert(Named<"hello">::n == 5);
static_assert(Named<"hi">::first == 'h');
static_assert(same<Named<"a">, Named<"a">>);
static_assert(!same<Named<"a">, Named<"b">>);
static_assert(same<decltype("ab"_n), Named<"ab">>);
static_assert(decltype("xyz"_n)::n == 3);
template<double D> constexpr double twice = D * 2;
static_assert(twice<1.5> == 3.0);
template<double D> struct Dd { static constexpr double v = D; };
static_assert(Dd<2.5>::v == 2.5);
static_assert(!same<Dd<0.0>, Dd<-0.0>>);
static_assert(same<Dd<1.0>, Dd<0.5 + 0.5>>);
template<auto F> struct Val { static constexpr auto r = F(20); };
static_assert(Val<[](int x) { return x + 1; }>::r == 21);
struct P { int x, y; };
template<P p> struct HP { static constexpr int s = p.x * 10 + p.y; static constexpr const P *a() { return &p; } };
static_assert(HP<P{1, 2}>::s == 12);
static_assert(same<HP<P{1, 0}>, HP<P{1}>>);
template<P p> struct HQ { static constexpr const P *a() { return &p; } };
static_assert(HP<P{1, 2}>::a() == HQ<P{1, 2}>::a());
static_assert(HP<P{1, 2}>::a() != HQ<P{1, 3}>::a());
template<P p> constexpr int fp() { return p.x + p.y; }
static_assert(fp<P{5, 6}>() == 11);
template<P p> constexpr int dp(HP<p>) { return p.y; }
static_assert(dp(HP<P{5, 6}>{}) == 6);
template<class T> struct Ex; template<P p> struct Ex<HP<p>> { static constexpr int v = p.x; };
static_assert(Ex<HP<P{5, 6}>>::v == 5);
template<P p> struct Sp { static constexpr int v = 0; }; template<> struct Sp<P{1, 1}> { static constexpr int v = 1; };
static_assert(Sp<P{1, 1}>::v == 1);
static_assert(Sp<P{1, 2}>::v == 0);
struct Cv { int n; constexpr operator int() const { return n; } };
template<int N> struct In { static constexpr int v = N; };
constexpr Cv c5{5};
static_assert(In<c5>::v == 5);
static_assert(same<In<c5>, In<5>>);
int arr[4]; P gp;
template<int *q> struct Pt { static constexpr int *v = q; };
static_assert(Pt<&arr[1]>::v == &arr[1]);
static_assert(!same<Pt<&arr[1]>, Pt<&arr[2]>>);
static_assert(same<Pt<&gp.y>, Pt<&gp.y>>);
template<auto... V> struct Vs { static constexpr int n = sizeof...(V); };
template<class... T> constexpr int sum(T... t) { return (0 + ... + t); }
template<P... p> constexpr int all = sum(p.x...);
static_assert(all<P{1}, P{2}, P{3}> == 6);
static_assert(same<Vs<1.5, P{1}>, Vs<1.5, P{1, 0}>>);
template<class T, T v> struct Con { using type = T; static constexpr T value = v; };
static_assert(Con<P, P{7}>::value.x == 7);
static_assert(Con<double, 7.5>::value == 7.5);
template<class X> struct De; template<class T, T v> struct De<Con<T, v>> { using type = T; static constexpr auto value = v; };
static_assert(same<De<Con<P, P{7}>>::type, P>);
static_assert(De<Con<P, P{7}>>::value.x == 7);
template<auto v> struct Au { using type = decltype(v); using t2 = decltype((v)); };
static_assert(same<Au<P{1}>::type, P>);
static_assert(same<Au<P{1}>::t2, const P &>);
static_assert(same<Au<1.5f>::type, float>);
template<auto v> struct Nest { template<auto w> struct In2 { static constexpr bool eq = v.x == w.x; }; };
static_assert(Nest<P{1}>::In2<P{1}>::eq);
static_assert(!Nest<P{1}>::In2<P{2}>::eq);
template<P p = P{8, 9}> struct Def { static constexpr int v = p.y; };
static_assert(Def<>::v == 9);
template<int N> struct MkP { static constexpr P p{N, N + 1}; using type = HP<p>; template<int M> using t = HP<P{M, N}>; };
static_assert(MkP<3>::type::s == 34);
static_assert(MkP<3>::t<1>::s == 13);
template<class T> constexpr auto mk(T x) { return Dd<T(2) / 4>::v; }
static_assert(mk(1.0) == 0.5);
template<int N> struct MkQ { template<int M> using t = HP<P{M, N}>; };
static_assert(MkQ<3>::t<1>::s == 13);
template<int M> using tt = HP<P{M, 7}>;
static_assert(tt<1>::s == 17);
template<int M> struct gg { static constexpr int s = HP<P{M, 7}>::s; };
static_assert(gg<1>::s == 17);
constexpr int f1() { constexpr P c{1, 2}; return HP<c>::s; }
constexpr int f2() { constexpr P c{3, 4}; return HP<c>::s; }
static_assert(f1() == 12);
static_assert(f2() == 34);
template<const int &r> struct R { static constexpr const int *p = &r; };
constexpr int a = 1, b = 1;
static_assert(!same<R<a>, R<b>>);
static_assert(same<R<a>, R<a>>);
static_assert(R<a>::p == &a);
static_assert(R<a>::p != &b);
template<const P &r> struct RP { static constexpr const P *p = &r; };
constexpr P ca{1}, cb{1};
static_assert(!same<RP<ca>, RP<cb>>);
static_assert(same<RP<ca>, RP<ca>>);
static_assert(RP<ca>::p == &ca);
template<auto &r> struct AR { static constexpr auto *p = &r; };
static_assert(AR<a>::p == &a);
static_assert(!same<AR<a>, AR<b>>);
template<decltype(auto) r> struct DA { using t = decltype(r); };
static_assert(same<DA<5>::t, int>);
static_assert(same<DA<(a)>::t, const int &>);
static_assert(same<DA<a>::t, int>);
template<P p> struct Mem { static constexpr int P::*m = &P::x; int f() { return p.*m; } template<P q> static constexpr int g() { return p.x + q.y; } };
static_assert(Mem<P{1}>::g<P{2, 3}>() == 4);
template<P p> concept Big = p.x > 5;
static_assert(Big<P{6}>);
static_assert(!Big<P{5}>);
template<P p> requires Big<p> constexpr int only() { return 1; }
template<P p> constexpr int only() { return 2; }
static_assert(only<P{7}>() == 1);
static_assert(only<P{1}>() == 2);
template<double D, class T> constexpr T scale(T t) { return t * D; }
static_assert(scale<2.5>(2.0) == 5.0);
template<float F> struct FF {}; template<float F> constexpr float ff(FF<F>) { return F; }
static_assert(ff(FF<1.25f>{}) == 1.25f);
template<auto V> constexpr auto val = V;
static_assert(val<P{3, 4}>.y == 4);
static_assert(val<1.5f> == 1.5f);
template<class T, T... v> struct Seq { static constexpr T arr[] = {v...}; };
static_assert(Seq<P, P{1}, P{2, 5}>::arr[1].y == 5);
static_assert(Seq<double, 1.5, 2.5>::arr[1] == 2.5);
template<auto F, class... A> constexpr auto call(A... a) { return F(a...); }
static_assert(call<[](int x, int y) { return x - y; }>(5, 3) == 2);
struct Add { constexpr int operator()(int a, int b) const { return a + b; } };
static_assert(call<Add{}>(5, 3) == 8);
template<auto F> using Ret = decltype(F(1, 2));
static_assert(same<Ret<Add{}>, int>);
struct Opt { bool a = true; int b = 3; };

template<Opt o> constexpr int ob() { return o.a ? o.b : 0; }
static_assert(ob<Opt{.b = 8}>() == 8);
static_assert(ob<Opt{.a = false}>() == 0);
template<Opt o> constexpr int oif() { if constexpr (o.a) return o.b; else return -1; }
static_assert(oif<Opt{}>() == 3);
static_assert(oif<Opt{false}>() == -1);
