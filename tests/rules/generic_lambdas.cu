//## calls
struct S { int m; };
auto l0 = [](auto x) { return x.nope(); }; //= 153@31
int g0 = l0(1);
auto l1 = [](auto x) -> int { return x.nope(); }; //= 153@38
int g1 = l1(1);
auto l2 = [](auto x) -> auto { return x.nope(); }; //= 153@39
int g2 = l2(1);
auto l3 = [](auto x) { x.nope(); }; //= 153@24
void f3() { l3(1); }
void f4() { auto l = [](auto x) { return x.nope4(); }; l(1); } //= 153@42
template<class T> void t5(T t) { auto l = [](auto x) { return x.nope5(); }; l(1); } //= 153@63
template void t5(int);
void f6() { [](auto x) { return x.nope6(); }(1); } //= 153@33
using U7 = decltype([](auto x) { return x.nope7(); }(1)); //= 1777@21
void f8() { auto l = [](auto x) { return x.nope8(); }; decltype(l(1)) *p; } //= 153@42
template<class F> void call(F f) { f(1); } //= 980@36
void f13() { call([](auto x) { return x.nope13(); }); }
template void call<S>(S);
template<class F> auto acall(F f) { return f(1); }
void f14() { acall([](auto x) { return x.nope14(); }); } //= 153@40
template<class F> decltype(auto) dcall(F f) { return f(1); }
int f15() { return dcall([](auto x) { return x.nope15(); }); } //= 153@46
void f17() { auto l = [](auto x) noexcept(noexcept(x.nope17())) { return 1; }; l(1); } //= 153@52
void f19() { auto l = [](auto f, int n) -> int { return n ? f(f, n - 1) : 0; }; l(l, 2); }
void f21() { int loc = 3; auto l = [&](auto x) { return loc.nope21(); }; } //= 153@57
void f22() { int loc = 3; auto l = [&](auto x) { loc = x; return loc + x.m; }; l(S()); l(3); } //= 413@56 153@72
void f23() { auto l = [](auto &x) { x = 3; return 1; }; const int c = 2; l(c); l(3); } //= 137@37 304@80
void f24() { auto l = [](auto x) { if (x) return 1; return 1.5; }; l(1); } //= 2546@60
void f25() { auto l = [](auto x) { static_assert(sizeof(x) == 4, "no"); return x; }; l(1); l('a'); } //= 1574@36
void f26() { auto l = [](auto x) { return [=](auto y) { return x + y.m; }; }; l(1)(2); l(1)(S()); } //= 153@68
void f27() { auto l = [](auto x) { int unused; return x; }; int r = l(S()); } //= 413@69
void f28() { auto l = [](auto *x) { return *x; }; int r = l(3); } //= 304@59
int f29() { auto l = [](auto x) { return x; }; return l("a"); } //= 120@55
void f10() { auto l = [](auto x) { return x.m; }; S s{}; l(s); l(1); l(2); } //= 153@43
void f11() { auto l = [](auto... x) { return (x.m + ...); }; S s{}; l(s, s); l(1, s); } //= 153@47
void f12() { auto l = [](auto x, int y) { return x + y; }; l(1, "a"); l(1); l(1, 2); } //= 304@60 304@71
void f40(int a) { auto l = [=](auto x) { a = x; return x; }; l(1); l(2); } //= 137@42
//## implied_constexpr
struct S { int m; };
auto l1 = [](auto x) -> int { return x.nope(); }; //= 153@38
using A = decltype(l1(1));
void f1() { sizeof(l1(2.0)); } //= w174@13
void f2() { if (false) l1('a'); }
template<class T> void f3() { l1(1u); }
void f5() { auto p = [](auto x) -> int { return x.nope5(); }; p.operator()(1); } //= 153@49
void f6() { auto p = [](auto x) -> int { return x.nope6(); }; p.operator()<int>(1); } //= 153@49
struct H { template<class F> H(F f) { f(1); } };
void f8() { H h([](auto x) -> int { return x.nope8(); }); }
template<class F> struct W { F f; void run() { f(1); } };
template<class F> W<F> wrap(F f);
void f9() { auto w = wrap([](auto x) -> int { return x.nope9(); }); w.run(); }
void f10() { auto p = [](auto x) -> void { x.nope10(); }; p(1); } //= 153@44
void f11() { auto p = [](auto x) mutable -> void { x.nope11(); }; p(1); } //= 153@52
void f12() { static auto p = [](auto x) -> void { x.nope12(); }; p(1); } //= 153@51
void f13() { auto p = [](auto x) -> void { throw 1; x.nope13(); }; p(1); } //= 153@53
void f15() { auto p = [](auto x) -> void { goto l; l: x.nope15(); }; p(1); } //= 153@55
//## before_cpp17 c++14
struct S { int m; };
auto l1 = [](auto x) -> int { return x.nope(); };
using A = decltype(l1(1));
void f1() { sizeof(l1(2.0)); } //= w174@13
void f2() { if (false) l1('a'); }
template<class T> void f3() { l1(1u); }
void f5() { auto p = [](auto x) -> int { return x.nope5(); }; p.operator()(1); }
void f6() { auto p = [](auto x) -> int { return x.nope6(); }; p.operator()<int>(1); }
struct H { template<class F> H(F f) { f(1); } };
void f8() { H h([](auto x) -> int { return x.nope8(); }); }
template<class F> struct W { F f; void run() { f(1); } };
template<class F> W<F> wrap(F f);
void f9() { auto w = wrap([](auto x) -> int { return x.nope9(); }); w.run(); }
void f10() { auto p = [](auto x) -> void { x.nope10(); }; p(1); }
void f11() { auto p = [](auto x) mutable -> void { x.nope11(); }; p(1); }
void f12() { static auto p = [](auto x) -> void { x.nope12(); }; p(1); }
void f13() { auto p = [](auto x) -> void { throw 1; x.nope13(); }; p(1); }
void f15() { auto p = [](auto x) -> void { goto l; l: x.nope15(); }; p(1); }
//## nested
void f1(int a) { auto l = [=](auto x) { return [x](auto y) { x = y; return 1; }; }; l(2)(3); } //= 137@62
void f2(int a) { auto l = [=](int x) { return [x](auto y) { x = y; return 1; }; }; l(2)(3); } //= 137@61
void f3(int a) { auto l = [=](auto x) { return [x](int y) { x = y; return 1; }; }; l(2)(3); } //= 137@61
void f4(int a) { auto l = [=](auto x) { return [x](int y) { x = y; return 1; }; }; l(2); } //= 137@61
void f5(int a) { auto l = [=](auto x) { return [x](auto y) { x = y; return 1; }; }; l(2); }
void f6(int a) { auto l = [=](auto x) { return [=](auto y) { a = y; return 1; }; }; l(2)(3); } //= 137@62
//## nested_types
void a1() { auto l = [](auto x) { auto m = [x] { x = 1; return 1; }; return m(); }; l(2); } //= 137@50
void a2() { auto l = [](auto x) { int z = x; auto m = [z] { z = 1; return 1; }; return m(); }; l(2); } //= 137@61
void a3() { auto l = [](auto x) { int z = x; auto m = [z] { z.foo(); return 1; }; return m(); }; l(2); } //= 153@61
void a4() { auto l = [](auto x) { auto m = [x] { x.foo(); return 1; }; return m(); }; l(2); } //= 153@50
void a5() { auto l = [](auto x) { auto m = [] { const decltype(x) y = 3; y = 1; return 1; }; return m(); }; l(2); } //= 137@74
void a6() { auto l = [](auto x) { const auto y = x; y = 1; return 3; }; l(2); } //= 137@53
void a7() { auto l = [](auto x) { const decltype(x) y = 3; y = 1; return 3; }; l(2); } //= 137@60
//## statements
template<class T> auto f1(T x) { const auto y = x; y = 1; return 3; } //= 137@52
auto q1 = f1(1);
template<class T> auto f2(T x) { const decltype(x) y = x; y = 1; return 3; } //= 137@59
auto q2 = f2(1);
auto l3 = [](auto x) { const auto y = x; y = 1; return 3; }; //= 137@42
auto q3 = l3(1);
auto l4 = [](auto x) { auto y = x; y.foo(); return 3; }; //= 153@36
auto q4 = l4(1);
auto l5 = [](auto x) { x.foo(); return 3; }; //= 153@24
auto q5 = l5(1);
auto l6 = [](auto x) { int *p = x; return 3; }; //= 144@33
auto q6 = l6(1);
auto l7 = [](auto x) { int y; y.foo(); return 3; }; //= 153@31
auto q7 = l7(1);
auto l8 = [](auto x) { auto y = x + 1; y.foo(); return 3; }; //= 153@40
auto q8 = l8(1);
//## const_in_templates
template<class T> void a(T t) { 3 = 4; } //= 137@33
template<class T> void b(T t) { const int x = 3; x++; }
const int gx = 3;
template<class T> void c(T t) { gx = 3; }
template<class T> void d(const int &r, const T &t) { r = 3; t = 3; }
struct S { int m; void f() const; template<class T> void g() const { m = 3; } };
template<class T> struct Q { int m; void g() const { m = 3; } };
template<class T> void e(T t) { int a[3]; a = 0; int b[3]; a = b; } //= 137@43 137@60
template<class T> void f(T t) { const int *p = 0; *p = 3; p[0] = 3; }
void g() { auto l = [](auto x) { gx = 4; }; }
//## const_in_generic_lambdas
void f(int x) { auto l = [x](auto y) { x = y; }; }
void g(int x) { auto l = [x](auto y) { x = 3; }; }
void h(int x) { auto l = [x](auto y) { x += y; x++; x = y + 1; x = sizeof(y); }; }
template<class T> void i(T t) { const int x = 3; x = t; x += t; }
template<class T> void j(T t) { const int x = 3; x = 3; }
//## conversions
struct S { int m; };
void take(int (*)(int)); void take2(void (*)(S)); void over(int (*)(int)); void over(void (*)(double, int)); void tb(bool);
void f1() { int (*a)(int) = [](auto x) { return x; }; void (*b)(S) = [](auto x) {}; take([](auto x) { return x; }); take2([](auto) {}); }
void f2() { int (*a)(int) = [](auto x, auto y) { return x; }; } //= 413@29
void f3() { int (*a)(int) = [](auto x) { return "a"; }; } //= 413@29
void f4() { int (*a)(int) = [](auto x) -> int { return x; }; int *(*b)(int *) = [](auto *x) { return x; }; }
void f5() { int *(*b)(int) = [](auto *x) { return x; }; } //= 413@30
void f6(int c) { int (*a)(int) = [c](auto x) { return x; }; int (*b)(int) = [=](auto x) { return x; }; } //= 413@34 413@77
void f7() { bool b = [](auto x) { return x; }; int i = [](auto x) { return x; }; void *p = [](auto x) { return x; }; if ([](auto x) { return 1; }) {} } //= 413@22 413@56 413@92 711@122
void f8() { over([](auto x) { return x; }); over([](auto x, auto y) {}); over([](auto x) { return 1.0; }); } //= 304@74
void f9() { int (*a)(int) noexcept = [](auto x) noexcept { return x; }; int (*b)(int) = [](auto x) noexcept { return x; }; int (*c)(int, int) = [](auto... x) { return (x + ...); }; int (*d)(int, ...) = [](auto x, ...) { return x; }; }
void f10() { auto l = [](auto x) { return x; }; int (*a)(int) = l; a = l; a = +[](int x) { return x; }; auto b = static_cast<int (*)(int)>(l); auto c = (int (*)(int))l; using P = int (*)(int); P d(l); P e{l}; const P &r = l; }
template<class R, class A> void ded(R (*)(A)); void f12() { ded([](auto x) { return x; }); ded<int, int>([](auto x) { return x; }); } //= 304@61
struct H { H(int (*)(int)); template<class F> H(F); }; void f13() { H h = [](auto x) { return x; }; H k([](auto x) { return x; }); }
struct K { K(int (*)(int)); }; void f14() { K k([](auto x) { return x; }); }
int f15(bool b) { auto l = [](auto x) { return x; }; int (*p)(int) = b ? l : nullptr; return (b ? p : l)(1); } //= 42@76
int (*f16())(int) { return [](auto x) { return x; }; }
int f17() { int (*t[])(int) = {[](auto x) { return x; }, [](auto x) { return x + 1; }}; return t[0](1); }
//## deduced_results
struct S { int m; };
template<class T> struct A { void f() { T::nope1; } static int s() { return T::nope2; } A() { T::nope3(); } ~A() { T::nope4(); } operator int() { return T::nope5; } virtual void v() { T::nope6(); } int d = T::nope7; static constexpr int c = T::nope8; static const int k = T::nope9; enum { e = T::nope10 }; };
template<class T> struct B { void f() { T::nope1(); } virtual void v() { T::nope6(); } ~B() { T::nope4(); } };
void f1() { B<S> b; b.f(); }
template<class T> constexpr int cf(T) { return T::nope20; } //= 135@51
int x1 = cf(S());
constexpr int x2 = cf(S());
template<class T> constexpr int cg(T) { return T::nope21; } //= 135@51
int x3 = cg(S());
template<class T> constexpr int ch(T) { return T::nope22; }
using X4 = decltype(ch(S()));
template<class T> constexpr int ci(T) { return T::nope23; }
void f5() { sizeof(ci(S())); noexcept(ci(S())); } //= w174@13 w174@30
template<class T> constexpr int cj(T) { return T::nope24; }
template<class T> void f6() { cj(S()); }
template<class T> auto da(T) { return T::nope30; } //= 135@42
using X5 = decltype(da(S()));
template<class T> auto db(T) { return T::nope31; } //= 135@42
void f7() { sizeof(db(S())); }
template<class T> auto dc(T) { return T::nope32; } //= 135@42
void f8() { auto p = &dc<S>; }
template<class T> auto dd(T) { return T::nope33; } //= 135@42
template<class T> void f9() { dd(S()); }
template<class T> decltype(auto) de(T) { return T::nope34; } //= 135@52
void f10() { if (false) de(S()); }
template<class T> auto df(T) -> int { return T::nope35; }
void f11() { df(S()); }
template<class T> void dg(T) { T::nope36(); }
void f12() { dg(S()); }
template<class T> inline int v1 = T::nope40; //= 135@38
int x6 = v1<S>;
template<class T> constexpr int v2 = T::nope41;
using X7 = decltype(v2<S>);
template<class T> int v3 = T::nope42;
void f13() { sizeof(v3<S>); } //= w174@14
template<class T> struct V { static int a; static inline int b = T::nope44; static constexpr int c = T::nope45; }; //= 135@69
template<class T> int V<T>::a = T::nope43;
V<S> vv; int x8 = V<S>::a; int x9 = V<S>::b;
template<class T> void ga(T t, int x = T::nope50) {} //= 135@43
void f14() { ga(S(), 1); ga(S()); }
template<class T> void gb(T t) noexcept(T::nope51) {} //= 135@44
void f15() { gb(S()); noexcept(gb(S())); } //= w174@23
template<class T> struct C { friend void fr(C) { T::nope60(); } friend auto fs(C) { return T::nope61; } }; //= 135@53 135@95
void f16() { C<S> c; fr(c); fs(c); }
template<class T> struct D { int d = T::nope70; }; //= 135@41
void f17() { D<S> d; } void f18() { D<S> d{}; } D<S> *pd;
template<class T> struct E { int d = T::nope71; };
void f19() { E<S> d{3}; }
template<class T> struct F { constexpr F() { T::nope72(); } constexpr int g() const { return T::nope73; } }; //= 135@49 135@97
void f20() { F<S> f; f.g(); }
template<class T> struct G { auto g() { return T::nope74; } G &operator=(const G &) { T::nope75(); return *this; } }; //= 135@51
void f21() { G<S> g, h; g.g(); g = h; }
template<class T> int ka(T) { return T::nope81; } //= 135@41
template int ka(S);
extern template int ka(int);
template<class T> struct H { void a() { T::nope90(); } struct I { void b() { T::nope91(); } }; template<class U> void c() { T::nope92(); } static int d; }; //= 135@44 135@81
template<class T> int H<T>::d = T::nope93; //= 135@36
template struct H<S>;
template<class T> struct J { void a() { T::nope94(); } };
extern template struct J<S>;
template<class T> struct L { void a() { T::nope95(); } }; //= 135@44
template void L<S>::a();
//## deduced_results_of_members
struct S { int m; };
template<class T> struct C { friend auto fs(C) { return 3; } };
int f16() { C<S> c; return fs(c); }
template<class T> struct C2 { friend int fr(C2) { return 3; } friend auto fs2(C2) { return 3; } };
int f17() { C2<S> c; fr(c); return fs2(c); }
struct C3 { friend int fr(C3) { return 3; } friend auto fs3(C3) { return 3; } };
int f18() { C3 c; fr(c); return fs3(c); }
template<class T> struct C4 { friend auto fs4(C4) { return T::nope61; } }; //= 135@63
void f19() { C4<S> c; fs4(c); }
template<class T> struct G { auto g() { return T::nope74; } }; //= 135@51
void f21() { G<S> g; g.g(); }
template<class T> struct G2 { auto g() { return T::nope74; } G2 &operator=(const G2 &) { return *this; } }; //= 135@52
void f22() { G2<S> g, h; g.g(); g = h; }
template<class T> struct G3 { auto g() { return T::nope74; } }; //= 135@52
void f23() { G3<S> *g; g->g(); } //= w549@24
template<class T> struct G4 { auto g() { return T::nope74; } static auto h() { return T::nope75; } auto operator+(int) { return T::nope76; } auto operator()(int) { return T::nope77; } auto operator[](int) { return T::nope78; } }; //= 135@90 135@132 135@175 135@218
void f24() { G4<S> g; G4<S>::h(); g + 1; g(1); g[1]; }
template<class T> auto operator*(T a, G4<S>) { return T::nope80; } //= 135@58
void f25() { G4<S> g; S() * g; }
template<class T> struct G5 { template<class U> auto g(U) { return U::nope81; } template<class U> static auto h(U) { return U::nope82; } }; //= 135@71 135@128
void f26() { G5<S> g; g.g(S()); G5<S>::h(S()); }
