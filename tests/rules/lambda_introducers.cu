//## capture_lists --diag_suppress=549
void f(int a, int b) {
  auto c1 = [a, =] {}; int x1; //= 40@17
  auto c2 = [a, &] {}; int x2; //= 40@18
  auto c3 = [=, =] {}; int x3; //= 40@17
  auto c4 = [=, &] {}; int x4; //= 40@18
  auto c5 = [&, =] {}; int x5; //= 40@17
  auto c6 = [&, &] {}; int x6; //= 40@18
  auto c7 = [a, &, b] {}; int x7; //= 40@18
  auto c8 = [,] {}; int x8; //= 40@14 40@15
  auto c9 = [a,] {}; int x9; //= 40@16
  auto c10 = [=,] {}; int x10; //= 228@16
  auto c11 = [= a] {}; int x11; //= 1729@17
  auto c12 = [a b] {}; int x12; //= 17@17
  auto c13 = [a = ] {}; int x13; //= 29@19
  auto c14 = [&a = ] {}; int x14; //= 29@20
  auto c15 = [a()] {}; int x15; //= 29@17 18@18
  auto c16 = [a{}] {}; int x16; //= 1587@15 2663@16
  auto c17 = [&this] {}; int x17; //= 258@16
  auto c18 = [&&a] {}; int x18; //= 40@15
  auto c19 = [*a] {}; int x19; //= 40@15
  auto c20 = [1] {}; int x20; //= 40@15
  auto c21 = [a.b] {}; int x21; //= 17@16
  auto c24 = [...a = b] {}; int x24; //= 3123@15
  auto c25 = [a...] {}; int x25; //= 17@16
  auto c26 = [a = b...] {}; int x26; //= 17@20
  auto c27 = [=b, a] {}; int x27; //= 1729@16 1729@19
}
//## capture_mistakes --extended-lambda
template <class T> struct Z; struct S { int v; static int sv; int a[2]; void g(int p) {
  auto c1 = [v] {}; //= 1730@14
  auto c2 = [&v] {}; //= 1730@15
  auto c3 = [sv] {}; //= 1730@14
  auto c4 = [g] {}; //= 1730@14
  auto c5 = [S] {}; //= 1730@14
  auto c6 = [p, p] {}; //= 1761@17
  auto c7 = [p, &p] {}; //= 1761@18
  auto c8 = [p, p = 1] {}; //= 1761@17
  auto c9 = [q = 1, q = 2] {}; //= 1761@21
  auto c10 = [p = 1, p] {}; //= 1761@22
  auto c11 = [=, p] {}; //= 1729@18
  auto c12 = [&, &p] {}; //= 1729@18
  auto c13 = [=, &p, &p] {}; //= 1761@23
  auto c14 = [=, this] {}; //= 1729@18
  auto c15 = [this, p, this] {}; //= 1761@24
  auto c16 = [&, *this, this] {}; //= 1761@25
  auto c17 = [=, *this, *this] {}; //= 1761@25
  auto c18 = [x = x] {}; //= 20@19
  auto c19 = [x = 1, y = x] {};
  auto c20 = [&x = p, &x = p] {}; //= 1761@24
  auto c21 = [p](int p) {};
  auto c24 = [p](int q) { int q = 1; }; //= 101@31
  static int st; auto c25 = [st] {}; auto c26 = [&st] {}; //= 1731@30 1731@51
  auto c27 = [c27] {}; //= 1586@15
  auto c28 = [&c28] { }; //= 1586@16
  extern int ex; auto c30 = [ex] {}; //= 1731@30
  auto c31 = [=] { v = 1; p = 2; }; auto c32 = [p] { p = 2; ++p; }; auto c33 = [p]() mutable { p = 2; }; auto c34 = [x = p] { x = 1; }; auto c35 = [&x = p] { x = 1; }; auto c36 = [*this] { v = 1; }; auto c37 = [*this]() mutable { v = 1; }; //= 137@27 137@54 137@63 137@127 137@190
  } };
int gl; enum E { e }; namespace N {}
void h() { auto a = [gl] {}; auto b = [e] {}; auto c = [E] {}; auto d = [N] {}; auto f = [h] {}; auto g = [nothing] {}; auto i = [&nothing] {}; auto j = [=] { return nothing; }; } //= 1731@22 1730@40 1730@57 1730@74 1730@91 20@108 20@132 20@167
//## capture_recovery --diag_suppress=549
void f(int a, int b) {
  auto c1 = [a, =, zz] {}; int x1; //= 40@17 20@20
  auto c2 = [1, zz] {}; int x2; //= 40@14 20@17
  auto c3 = [a.b, zz] {}; int x3; //= 17@15
  auto c4 = [a, (b), zz] {}; int x4; //= 40@17 20@22
  auto c5 = [&1, zz] {}; int x5; //= 40@15 20@18
  auto c6 = [*a, zz] {}; int x6; //= 40@14 20@18
  auto c7 = [,,a, zz] {}; int x7; //= 40@14 40@15 20@19
  auto c8 = [a, , zz] {}; int x8; //= 40@17 20@19
  auto c9 = [= zz] {}; int x9; //= 20@16
  auto c10 = [= =] {}; int x10; //= 40@17
  auto c11 = [= &] {}; int x11; //= 40@18
  auto c12 = [= &zz] {}; int x12; //= 20@18
  auto c13 = [= this] {}; int x13; //= 258@17
  auto c14 = [& = 1] {}; int x14; //= 40@17
  auto c15 = [&,,zz] {}; int x15; //= 40@17 20@18
  auto c16 = [a zz] {}; int x16; //= 17@17
  auto c17 = [=,] {}; int x17; //= 228@16
  auto c18 = [a, &,] {}; int x18; //= 40@19 40@20
  auto c19 = [q = 1, ] {}; int x19; //= 40@22
  auto c20 = [q = {}] {}; int x20; //= 1587@15
  auto c21 = [q()] {}; int x21; //= 29@17 18@18
  auto c24 = [q(1, 2)] {}; int x24; //= 18@18 40@20
  auto c25 = [&q = 1] {}; int x25; //= 461@20
  auto c26 = [q = f(1, 2)] {}; int x26; //= 1587@15
  auto c27 = [q = f] {}; int x27;
  auto c28 = [&q{a}] {}; int x28;
  auto c30 = [&q()] {}; int x30; //= 29@18 18@19
  auto c31 = [=(a)] {}; int x31; //= 40@16
  auto c32 = [if] {}; int x32; //= 40@15
  auto c33 = [& this] {}; int x33; //= 258@17
}
template void t(int, int); //= 801@15
//## captures_of_this 
auto n0 = [=, *this] __device__ {}; //= 258@15 17@16 3612@33
auto n1 = [*this] {}; //= 258@12 17@13
auto n2 = [this] {}; //= 258@12
auto n3 = [&, this] {}; //= 258@15
void f() { auto n0 = [=, *this] __device__ {}; //= 258@26 17@27 3612@44
auto n1 = [*this] {}; //= 258@12 17@13
auto n2 = [this] {}; //= 258@12
auto n3 = [a = 1, *this] {}; //= 258@19 17@20
}
struct S { static void s() { auto n0 = [=, *this] __device__ {}; //= 258@44 17@45 3612@62
auto n1 = [*this] {}; //= 258@12 17@13
auto n2 = [this] {}; //= 258@12
auto n3 = [*this, this] {}; //= 258@12 17@13
auto n4 = [a = 1, *this, b = 2] {}; } //= 258@19 17@20
int v; void g() {
 auto a = [this, this] {}; auto b = [*this, *this] {}; auto c = [this, *this] {}; auto d = [=, this] {}; auto e = [&, this] {}; auto f = [*this, &] {}; auto h = [this, =] {}; } //= 1761@18 1761@45 1761@72 1729@96 40@147 40@169
};
//## captured_twice 
int gl; enum E { e }; struct S { int v; static int s; void f(int p) {
 auto a = [=, gl] {}; auto b = [=, v] {}; auto c = [=, e] {}; auto d = [=, f] {}; auto g = [=, p, p] {}; auto h = [=, nope] {}; auto i = [&, &v] {}; auto j = [&, &gl, &gl] {}; auto k = [nope, nope] {}; auto l = [v, v] {}; auto m = [=, this, this] {}; auto n = [=, &p, p] {}; static int st; auto o = [=, st] {}; auto q = [=, s] {}; } //= 1731@15 1730@36 1730@56 1730@76 1729@96 1729@99 1761@99 20@119 1730@143 1731@164 1731@169 20@187 20@193 1730@213 1730@216 1729@236 1729@242 1761@242 1729@269 1761@269 1731@304 1730@325
};
void f() { auto a = [=, this] {}; auto b = [this, this] {}; } //= 258@25 258@45 258@51
int x = [a = 1, b = a] { return b; }(); //= 20@21
//## init_captures 
void v(); void ov(int); void ov(char); struct A { A(int, int); explicit A(char); }; struct M { M(M &&); };
void g(int a, M &m) {
  auto q1 = [x = {}] {}; //= 1587@14
  auto q2 = [x{}] {}; //= 1587@14 2663@15
  auto q5 = [x = v()] {}; //= 1587@14
  auto q6 = [x = ov] {}; //= 1587@14
  auto q7 = [&x = 1] {}; //= 461@19
  auto q8 = [x{1.0}] { return x; };
  auto q10 = [x(v())] {}; //= 1587@15
  auto q11 = [x = m] {}; //= 1776@19
  auto q12 = [&x = v] {};
  auto q13 = [&x = ov] {}; //= 1587@16
  auto q14 = [x = nothing] {}; //= 20@19
  auto q15 = [x = int] {}; //= 254@19
  auto q16 = [x = nullptr, y = "abc", z = g] { return *y + (z == nullptr); };
  auto q17 = [x = &ov] {}; //= 1587@15
  auto q18 = [x = A(1, 2), y = A{1, 2}] {};
  auto q19 = [x{m}] {}; //= 1776@16
  auto q20 = [x = static_cast<M &&>(m)] {};
  const int c = 1; auto q21 = [&x = c] { x = 2; }; //= 137@42
  auto q22 = [x = c]() mutable { x = 2; };
  auto q23 = [x = throw 1] {}; //= 1587@15
  auto q24 = [x = [] {}] {};
}
//## pack_init_captures c++20 --diag_suppress=549
template <class... T> void t(T... a) {
  auto j = [...a] {};
  auto k = [...&q = a] {}; //= 1920@13 40@16
  auto f = [...a = a] {};
  auto h = [&...a = a] {};
  auto m = [...q = a, ...r = a] {};
  auto n = [&...q(a)] {};
  auto o = [...q{a}] {};
  auto p = [...q = a...] {}; //= 17@21
  auto r = [...] {}; //= 1920@13 40@16
  auto s = [... 1] {}; //= 1920@13 40@17
  auto u = [...this] {}; //= 1920@13 258@16
  auto v = [&...] {}; //= 1920@14 40@17
}
void g() { int x;
  auto q = [x](int x) {};
  auto r = [x, y = x](int y) {};
  auto s = [y = x, x](int y) { int y; }; //= 101@36
  auto t = [y = x] { int y; };
  auto u = [x] { int x; };
  auto v = [=](int y) { int y; int x; }; //= 101@29
  auto w = [y = x] { { int y; } };
}
//## bound_init_captures c++20
template <class... T> void t(T... a) {
  auto j = [...x = 1] {}; //= 1920@13
  auto k = [...x(1)] {}; //= 1920@13
}
template <class T> void u(T a) {
  auto j = [...x = 1] {}; //= 1920@13
  auto k = [...x = a] {}; //= 1920@13
}
template <class... T> struct C { void f() { auto j = [...x = 1] {}; auto k = [...x = T()] {}; } }; //= 1920@55
void g() { auto l = [](auto... a) { auto j = [...x = a] {}; }; auto j = [...x = 1, zz] {}; //= 3123@74 20@84
 auto k = [&...x = 1, zz] {}; auto m = [x({1})] {}; int a = 1; auto n = [x(a, zz)] {}; auto o = [x(a zz)] {}; auto p = [x{a}, zz] {}; //= 3123@13 461@20 20@23 18@77 20@79 17@81 18@102 20@127
 auto q = [x(), zz] {}; auto r = [x = a zz, zz] {}; auto s = [x = (1, 2)] {}; auto t = [x = {{1}}] {}; auto w = [&x{1}] {}; auto y = [&x = a] { x = 2; }; auto z = [&x = "s"] {}; auto z2 = [&x = g] {}; const int ci = 1; auto z3 = [&x = ci] { return x; }; auto z4 = [x({a})] {}; auto z5 = [&x(1)] {}; //= 29@14 18@15 20@17 17@41 w174@68 1587@89 461@117 461@292
}
struct NC { NC(const NC &) = delete; NC(); }; struct EX { EX(); explicit EX(const EX &); }; class PC { PC(const PC &); public: PC(); };
void h(NC &n, EX &e, PC &p) { auto a = [x = n] {}; auto b = [x(n)] {}; auto c = [x{n}] {}; auto f = [x(e)] {}; auto g = [x{e}] {}; auto i = [x = p] {}; auto j = [x{p}] {}; auto k = [&x = n] {}; auto l = [x = NC()] {}; auto m = [x = EX()] {}; auto o = [x(NC())] {}; } //= 1776@45 1776@64 1776@83 330@146 330@164
//## own_initializers 
auto g1 = g1; auto g2 = [] { return g2; }; auto &g4 = g4; auto g5 = sizeof(g5); auto g6 = (g6, 1); auto g7 = &g7; auto g8(g8); auto g9{g9}; //= 1586@11 1586@37 1586@55 1586@76 1586@92 1586@111 1586@123 1586@136
const auto c1 = c1; decltype(auto) d1 = d1; //= 1586@17 1586@41
void f() {
  auto a = a; auto b = [&] { return b(); }; auto c = [=] { return c; }; auto d = [d] {}; auto e = [&e] { e(); }; auto g = [x = g] {}; auto h = [&] { h = 1; }; //= 1586@12 1586@37 1586@67 1586@83 1586@101 1586@106 1586@128 1586@150
  auto i = [&] { auto j = [&] { return i() + j(); }; return 1; }; auto &r = r; auto k = sizeof(k); auto l = noexcept(l); decltype(auto) m = m; auto n = [] { return sizeof(n); }; auto fact = [&](int n) { return n ? n * fact(n - 1) : 1; }; //= 1586@40 1586@46 1586@77 1586@96 1586@118 1586@141 1586@172 1586@219
  if (auto x = x) {} for (auto y = y; ;) {} static auto s = s; //= 1586@16 1586@36 1586@61
  auto w = [&](auto z) { return w(z); }; auto v = []() -> decltype(v) { return 1; }; //= 1586@33 1586@68
}
template <class T> void t() { auto a = a; auto b = [&] { return b(); }; T c = c; auto d = [&](T x) { return d(x); }; } //= 1586@40 1586@65 w549@79 1586@109
template void t<int>();
struct S { static constexpr auto a = a; static inline auto b = [] { return b; }; auto c = c; }; //= 1586@38 1586@76 1598@82
template <class T> auto vt = vt<T>; int iv = vt<int>; //= 1586@30
//## copied_object --extended-lambda
struct S { int v; mutable int m; int &r; int *p; int arr[2]; static int s; void nc(); void c() const;
 void f() { auto a = [*this] { v = 1; m = 1; r = 1; *p = 1; arr[0] = 1; s = 1; nc(); c(); this->v = 1; (*this).v = 2; this->nc(); ++v; int &q = v; const int &cq = v; int *pp = &v; auto t = this; t->nc(); S *u = this; }; //= 137@32 137@61 1086@80 137@91 137@104 1086@119 137@133 433@145 144@177 1086@196 144@212
   auto b = [*this]() mutable { v = 1; nc(); this->v = 2; S *u = this; };
   auto d = [=] { v = 1; nc(); }; auto e = [this] { v = 1; nc(); auto i = [*this] { v = 1; nc(); }; }; //= 137@85 1086@92
   auto g = [*this] { auto i = [=] { v = 1; nc(); }; auto j = [*this]() mutable { v = 1; nc(); }; auto k = [this] { v = 1; }; }; //= 137@38 1086@45 137@117
   auto h = [*this]() mutable { auto i = [=] { v = 1; }; auto j = [*this] { v = 1; }; auto k = [&] { v = 1; }; }; //= 137@77
   auto l = [*this] __device__ { v = 1; }; auto m2 = [*this] __device__ () mutable { v = 1; }; //= 137@34
   auto n = [self = *this] { self.v = 1; }; auto o = [self = *this]() mutable { self.v = 1; self.nc(); }; auto w = [&] { sizeof(v = 1); decltype((v)) z = v; }; auto x = [*this] { decltype((v)) z = v; z = 1; }; } //= 137@30 w174@122 433@198
 void g() const { auto a = [*this] { v = 1; }; auto b = [*this]() mutable { v = 1; nc(); S *u = this; }; auto d = [=] { v = 1; nc(); }; auto e = [this]() mutable { v = 1; }; auto f = [&] { this->v = 1; }; } //= 137@38 137@121 1086@128 137@165 137@190
};
template <class T> struct U { int v; T t; void nc(); void f() { auto a = [*this] { v = 1; t = 1; nc(); }; auto b = [=] { v = 1; }; } void g() const { auto a = [=] { v = 1; t = 1; nc(); }; auto b = [*this]() mutable { v = 1; }; } }; //= 137@84 137@91 1086@98 137@166 137@173 1086@180
template struct U<int>;
//## member_initializers 
struct T { int v; void g();
 int x1 = [] { return v; }(); //= 1738@23
 int x2 = [] { return this; } ? 1 : 2; //= 1738@23
 int x3 = [] { g(); return 1; }(); //= 1738@16
 int x4 = [=] { return v; }();
 int x5 = [&] { return v; }();
 int x6 = [this] { return v; }();
 int x7 = [*this] { return v; }();
 int x8 = [] { return [=] { return v; }(); }();
 int x10 = [] { return sizeof(v); }();
 static int s; int x11 = [] { return s; }();
 int x12 = [=] { return this->v; }();
 int y = v;
};
int T::s = [] { return sizeof(v) + v; }(); //= 245@36
struct U { int v; U(int a = [] { return v; }()); void f(int b = [this] { return v; }()); int q = [] { struct L { int w; int z = w; int k = [] { return w; }(); }; return 1; }(); }; //= 245@41 258@66 245@81 1738@152
//## requires_clauses c++20
template <class T> void t(T a) { auto l = [](int x) requires true {}; auto m = [](int x) requires (sizeof(T) > 1) {}; auto n = [](T x) requires true {}; auto o = [](auto x) requires true {}; auto p = [] requires true {}; } //= 3049@53 3049@90 3049@136 3049@204 w3216@204 3217@204
template void t(int);
void f() { auto l = [](int x) requires true {}; auto o = [](auto x) requires true {}; } //= 3049@31
struct S { void m() requires true; template <class T> void n() requires true; }; template <class T> struct X { void m() requires true; void n() { auto l = []() requires true {}; } }; //= 3049@21 3049@161
void g() requires true; //= 3049@10
auto h = [](auto y) { auto l = [](int x) requires true {}; }; //= 3049@42
//## noinline 
int __noinline__ a1(); __noinline__ int a2(); int a3() __noinline__; struct __noinline__ S1 {}; struct S2 { void f() __noinline__; __noinline__ void g(); void h() const __noinline__; }; enum __noinline__ E {}; //= w1835@77 w1835@192
void f() { __noinline__ int x; auto l = [] __noinline__ {}; auto m = [] () __noinline__ {}; auto n = [] () mutable __noinline__ -> int { return 1; }; auto o = [] __noinline__ () {}; } //= w1835@12
namespace __noinline__ N {} using T = int __noinline__; typedef __noinline__ int T2; template <class T> __noinline__ void g(T); extern "C" __noinline__ void k(); static __noinline__ void q() {} __noinline__ struct S3 { __noinline__ S3(); __noinline__ ~S3(); __noinline__ operator int(); }; //= w1835@11 w1835@43 w1835@65 w1866@195
//## unclosed --extended-lambda
void f1(int n) { auto l = [n}; auto m = [=] { return n; }; } //= 17@29
int z = q; //= 65@0 67@0 1758@0 w3216@0
//## destroyed_captures
struct P { P(const P &) = default; P(); private: ~P(); }; struct A { virtual void f() = 0; }; struct X { X(const X &) = default; X(); };
void f(P &p, A &a, X &x) {
  auto c2 = [a] {}; //= 322@14
  auto c3 = [x] {};
  auto c4 = [=] { return &a; }; //= 322@27
  auto c5 = [&p, &a, &x] {};
}
