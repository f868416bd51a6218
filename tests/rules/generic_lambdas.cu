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
