// What extended lambdas capture, what stands in the way of a capture, and the types of captured names.
//## arrays_with_constant_address --extended-lambda
extern int earr[3]; int arr[3]; static int sarr[3]; const int carr[3] = {}; int (&ref)[3] = arr; int (*ptr)[3] = &arr; struct S { int a[2]; static int sa[3]; static const int sca[3]; }; int arr2[2][2]; constexpr int cxa[2] = {1, 2}; S gs; S *gp; const char gc[] = "a";
namespace N { int na[2]; } extern "C" int eca[2];
void f(int n) {
  static int st[2]; static const int cst[2] = {}; constexpr int cx[2] = {}; extern int ea[2]; int (&rst)[2] = st; int loc[2]; int (&rl)[2] = loc; thread_local int tl[2];
  auto l01 = [x = arr] __device__ { };
  auto l02 = [x = earr] __device__ { };
  auto l03 = [x = sarr] __device__ { };
  auto l04 = [x = carr] __device__ { };
  auto l05 = [x = ref] __device__ { };
  auto l06 = [x = *ptr] __device__ { }; //= 3596@15
  auto l07 = [x = S::sa] __device__ { };
  auto l08 = [x = S::sca] __device__ { };
  auto l09 = [x = arr2] __device__ { };
  auto l10 = [x = arr2[0]] __device__ { };
  auto l11 = [x = cxa] __device__ { };
  auto l12 = [x = gs.a] __device__ { };
  auto l13 = [x = gp->a] __device__ { }; //= 3596@15
  auto l14 = [x = gs.sa] __device__ { };
  auto l15 = [x = N::na] __device__ { };
  auto l16 = [x = st] __device__ { };
  auto l17 = [x = cst] __device__ { };
  auto l18 = [x = cx] __device__ { }; //= 3596@15
  auto l19 = [x = ea] __device__ { };
  auto l20 = [x = rst] __device__ { };
  auto l21 = [x = loc] __device__ { }; //= 3596@15
  auto l22 = [x = rl] __device__ { }; //= 3596@15
  auto l23 = [x = tl] __device__ { }; //= 3596@15
  auto l24 = [x = (loc)] __device__ { }; //= 3596@15
  auto l25 = [x(loc)] __device__ { }; //= 3596@15
  auto l26 = [x = n ? loc : loc] __device__ { };
  auto l27 = [x = true ? arr : sarr] __device__ { };
  auto l28 = [x = (n, loc)] __device__ { }; //= w174@20
  auto l29 = [x = (arr)] __device__ { };
  auto l30 = [x = "abc"] __device__ { };
  auto l31 = [x = ("abc")] __device__ { };
  auto l32 = [x = __func__] __device__ { };
  auto l33 = [x = static_cast<int (&)[3]>(arr)] __device__ { };
  auto l34 = [x = (int (&)[3])arr] __device__ { };
  auto l35 = [x = S().a] __device__ { }; //= 3596@15
  auto l36 = [x = S{}.a] __device__ { }; //= 3596@15
  auto l37 = [x = gc] __device__ { };
  auto l38 = [x = gs.sca] __device__ { };
  auto l39 = [x{loc}] __device__ { }; //= 3596@15
  auto l40 = [x{arr}] __device__ { };
  auto l42 = [x = n ? arr : loc] __device__ { };
  auto l43 = [x(arr)] __device__ { };
}
//## arrays_in_templates --extended-lambda
extern int earr[3]; int arr[3]; int arr2[2][2]; extern int (&er)[3]; struct S { int a[2]; int b[2][2]; void m(int n) { 
  auto l1 = [x = a] __device__ { }; //= 3596@14
  auto l2 = [x = this->a] __device__ { }; //= 3596@14
  auto l3 = [x = b[0]] __device__ { }; //= 3596@14
} }; S gs; S ga[2];
void f(int n, S s) {
  int loc[2]; int (*pl)[2] = &loc;
  auto l01 = [x = static_cast<int (&)[2]>(loc)] __device__ { }; //= 3596@15
  auto l02 = [x = *&loc] __device__ { }; //= 3596@15
  auto l03 = [x = *&arr] __device__ { };
  auto l04 = [x = arr2[n]] __device__ { }; //= 3596@15
  auto l05 = [x = arr2[1]] __device__ { };
  auto l06 = [x = n ? arr : arr] __device__ { };
  auto l07 = [x = true ? loc : loc] __device__ { };
  auto l08 = [x = er] __device__ { }; //= 3596@15
  auto l09 = [x = s.a] __device__ { }; //= 3596@15
  auto l10 = [x = s.b[n]] __device__ { }; //= 3596@15
  auto l11 = [x = ga[n].a] __device__ { }; //= 3596@15
  auto l12 = [x = ga[1].a] __device__ { };
  auto l13 = [x = (loc, loc)] __device__ { }; //= w174@20
  auto l14 = [x = n ? s.a : loc] __device__ { };
  auto l15 = [x = const_cast<const int (&)[2]>(loc)] __device__ { }; //= 3596@15
  auto l16 = [x = (int (&)[3])arr] __device__ { };
  auto l17 = [x = (int (&)[3])loc] __device__ { }; //= 3596@15
  auto l18 = [x = reinterpret_cast<int (&)[3]>(n)] __device__ { }; //= 3596@15
  auto l19 = [x = static_cast<int (&&)[2]>(loc)] __device__ { }; //= 3596@15
  auto l20 = [x = ((loc))] __device__ { }; //= 3596@15
  auto l21 = [x = pl[0]] __device__ { }; //= 3596@15
  auto l22 = [x = *pl] __device__ { }; //= 3596@15
  auto l23 = [x = n ?: 2, y = *(n ? &loc : &loc)] __device__ { }; //= 3596@27
  auto l24 = [x = gs.*&S::a] __device__ { };
  auto l25 = [x = s.*&S::a] __device__ { }; //= 3596@15
  auto l26 = [x = (s = s).a] __device__ { }; //= 3596@15
}
template <class T, int N> void t(T t, T (&r)[N]) {
  T a[2]; int loc[2]; static T st[2]; static int sti[2];
  auto l01 = [x = arr] __device__ { };
  auto l02 = [x = a] __device__ { }; //= 3596@15
  auto l03 = [x = r] __device__ { }; //= 3596@15
  auto l04 = [x = loc] __device__ { }; //= 3596@15
  auto l05 = [x = st] __device__ { };
  auto l06 = [x = sti] __device__ { };
  auto l07 = [x = t.a] __device__ { }; //= 3596@15
  auto l08 = [x = *&a] __device__ { }; //= 3596@15
  auto l09 = [x = t ? a : a] __device__ { }; //= 711@19
  auto l10 = [x = (t, a)] __device__ { }; //= w174@20
  auto l11 = [x(a)] __device__ { }; //= 3596@15
  auto l12 = [x{a}] __device__ { }; //= 3596@15
  auto l13 = [x = (a)] __device__ { }; //= 3596@15
  auto l14 = [x = static_cast<T (&)[2]>(a)] __device__ { }; //= 3596@15
}
S sr[3]; template void t(S, S (&)[3]);
template <class T> void t2(T &r, T v) { 
   auto l1 = [x = r] __device__ { };
   auto l2 = [x = *&r] __device__ { };
}
template void t2(int (&)[2], int *); template<> void t2(int &, int); //= 493@15
template <class T> void t3(T &r) { 
   auto l1 = [x = r] __device__ { }; //= 3596@15
   auto l2 = [x = *&r] __device__ { }; //= 3596@15
   T q; auto l3 = [x = q] __device__ { }; //= 257@7 3596@20
   static T sq; auto l4 = [x = sq] __device__ { }; //= 257@15
}
template void t3(int (&)[2]); template void t3(const char (&)[2]);
//## assigned_elements --extended-lambda
struct A1 { A1() = default; A1(const A1 &) = default; A1 &operator=(const A1 &) = default; A1 &operator=(A1 &&) = delete; };
struct A2 { A2() = default; A2(const A2 &) = default; A2 &operator=(const A2 &) = default; A2 &operator=(const A2 &&) = delete; };
class A3 { A3 &operator=(A3 &&); public: A3() = default; A3(const A3 &) = default; A3 &operator=(const A3 &) = default; };
class A4 { A4 &operator=(const A4 &); public: A4() = default; A4(const A4 &) = default; A4 &operator=(A4 &&) = default; };
struct A5 { A5() = default; A5(const A5 &) = default; A5 &operator=(A5 &); A5 &operator=(A5 &&) = default; };
struct A6 { A6() = default; A6(const A6 &) = default; A6 &operator=(A6 &); };
struct A7 { A7() = default; A7(const A7 &) = default; template <class T> A7 &operator=(T &&) = delete; };
struct A8 { A8() = default; A8(const A8 &) = default; template <class T> A8 &operator=(const T &) = delete; A8 &operator=(A8 &&) = default; };
struct A9 { A9() = default; A9(const A9 &) = default; template <class T> A9 &operator=(const T &); A9 &operator=(A9 &&) = delete; };
struct B1 { B1() = default; B1(const B1 &) = default; void operator=(int); operator int() const; B1 &operator=(const B1 &) = delete; };
struct B2 { A1 a; }; struct B3 { A4 a; }; struct B4 { A4 a; B4 &operator=(B4 &&) = default; B4() = default; B4(const B4 &) = default; }; struct B5 { A5 a; };
void g() {
  A1 a01[2]; A2 a02[2]; A3 a03[2]; A4 a04[2]; A5 a05[2]; A6 a06[2]; A7 a07[2]; A8 a08[2]; A9 a09[2]; B1 a10[2]; B2 a11[2]; B3 a12[2]; B4 a13[2]; B5 a14[2];
  auto l01 = [a01] __device__ { }; //= 3599@15
  auto l02 = [a02] __device__ { }; //= 3599@15
  auto l03 = [a03] __device__ { }; //= 3599@15
  auto l04 = [a04] __device__ { };
  auto l05 = [a05] __device__ { };
  auto l06 = [a06] __device__ { }; //= 3599@15
  auto l08 = [a08] __device__ { };
  auto l09 = [a09] __device__ { }; //= 3599@15
  auto l10 = [a10] __device__ { }; //= 3599@15
  auto l11 = [a11] __device__ { }; //= w549@15
  auto l12 = [a12] __device__ { }; //= w549@15
  auto l13 = [a13] __device__ { }; //= w549@15
  auto l14 = [a14] __device__ { }; //= w549@15
}
//## blocked_by_a_lambda --extended-lambda
struct S { int v; static int sv; void m(int p) {
  auto a1 = [] { auto l = [this] { return v; }; }; //= 1877@28
  auto a2 = [] { auto l = [*this] { return v; }; }; //= 1877@28
  auto a3 = [] { auto l = [=] { return v; }; };
  auto a4 = [] { auto l = [=] { return sv; }; };
  auto a5 = [] { auto l = [&] { m(1); }; };
  auto a6 = [] { auto l = [&] { return this; }; };
  auto a7 = [] { auto l = [] { return v; }; }; //= 1738@39
  auto a8 = [p] { auto l = [this] { return v; }; }; //= 1877@29
  auto a9 = [] { auto l = [x = v] { return x; }; }; //= 1738@32
} };
void f(int n, int (&ar)[2]) { const int c = 1; constexpr int k = 2; const float cf = 2; static int st; int &r = st; int &rn = n; constexpr int ca[2] = {1, 2};
  auto b1 = [] { auto l = [c] { return c; }; }; //= 1877@28
  auto b2 = [] { auto l = [=] { return c; }; };
  auto b3 = [] { auto l = [&c] { return c; }; }; //= 1877@29
  auto b4 = [] { auto l = [=] { return k + k; }; };
  auto b5 = [] { auto l = [=] { return n + n; }; }; //= 1877@40
  auto b6 = [] { auto l = [n] { return n + n; }; auto l2 = [n] { }; }; //= 1877@28 1877@61
  auto b7 = [c] { auto l = [n] { return n + n; }; auto l2 = [=] { return n + c; }; }; //= 1877@29 1877@74
  auto b8 = [] { auto l = [=] { return cf; }; };
  auto b9 = [] { auto l = [st] { }; auto l2 = [=] { return st + r; }; auto l3 = [r] { }; }; //= 1731@28 1877@82
  auto c1 = [] { auto l = [=] { return rn; }; auto l2 = [&rn] { }; }; //= 1877@40 1877@59
  auto c2 = [] { auto l = [=] { return ar[0]; }; auto l2 = [ar] { }; }; //= 1877@40 1877@61
  auto c3 = [] { auto l = [=] { return sizeof(n); }; auto l2 = [=] { decltype(n) q; return q; }; }; //= w549@92
  auto c4 = [] { auto l = [=] { auto l2 = [=] { return n; }; }; }; //= 1877@56
  auto c5 = [=] { auto l = [] { auto l2 = [=] { return n; }; auto l3 = [n] { }; }; }; //= 1877@56 1877@73
  auto c6 = [] { auto l = [=] { auto l2 = [] { return n; }; auto l3 = [n] { }; }; }; //= 1735@55 1877@72
  auto c7 = [n] { auto l = [=] { auto l2 = [] { return n; }; auto l3 = [n] { }; }; }; //= 1735@56
  auto c8 = [] { auto l = [] { auto l2 = [n] { return n; }; auto l3 = [=] { return n; }; }; }; //= 1877@43 1877@84
  auto c9 = [] { auto l = [=] __device__ { return n; }; auto l2 = [n] __device__ { return n; }; auto l3 = [&n] __device__ { return n; }; }; //= 1877@51 1877@68 1877@109 3593@109
  auto d2 = [] { return c + k + ca[0] + cf; };
  auto d4 = [] { auto l = [=] { return k; }; auto l2 = [k] { return k; }; }; //= 1877@57
  auto d5 = [] { auto l = [=] { const int &z = c; return z; }; };
}
//## blocked_in_generic_lambdas c++20 --extended-lambda
void f(int n) {
  auto g0 = [](auto x) { auto h = [] { auto l = [&x] { return x; }; }; }; //= 1877@51
  auto g1 = [](auto x) { auto h = [] { auto l = [x] { return x; }; }; }; //= 1877@50
  auto g2 = [](int x) { auto h = [] { auto l = [x] { return x; }; }; }; //= 1877@49
  auto g3 = [](int x) { auto h = [] { auto l = [&x] { return x; }; }; }; //= 1877@50
  auto g4 = [](auto x) { auto h = [] { auto l = [x = x] { return x; }; }; }; //= 1735@54
  auto g5 = [](auto x) { auto h = [] { auto l = [=] { return x; }; }; }; //= 1877@62
  auto g6 = [](auto x) { auto h = [] { return x; }; }; //= 1735@47
  auto g7 = [](auto x) { auto h = [] { auto l = [&] { return x; }; }; }; //= 1877@62
  auto g8 = [](auto x) { int y = 1; auto h = [] { auto l = [&y] { return y; }; auto l2 = [y] { return y; }; auto l3 = [=] { return y; }; return y; }; }; //= 1877@62 1877@91 1877@132 1735@145
  auto h = [] { auto l = [n] { }; auto l2 = [&n] { }; auto l3 = [=] { return n; }; }; //= 1877@27 1877@47 1877@78
}
template <class T> void t(T x, int y) { auto h = [] { auto l = [&x] { return x; }; auto l2 = [x] { }; auto l3 = [y] { }; auto l4 = [&y] { }; auto l5 = [=] { return x + y; }; return x; }; } //= 1877@66 1877@95 1877@114 1877@134 1877@165 1877@169 1735@182
//## unevaluated_captures
void f(double d, int (&a)[2], int *p) {
  auto l1 = [=] { decltype(d = 1) z = d; return z; }; //= 137@28
  auto l2 = [=] { return sizeof(d = 1) + noexcept(d = 1) + sizeof(++d); }; //= 137@33 137@51 137@69
  auto l3 = [d] { decltype(d += 1) z = d; decltype(++d) y = d; }; //= 137@28 137@54
  auto l5 = [=] { decltype((d)) z = 1.5; auto in = [=] { decltype((d)) z = 1.5; }; auto in2 = [&] { decltype((d)) z = 1.5; }; auto in3 = [=] () mutable { decltype((d)) z = 1.5; }; }; //= 461@119 461@173
  auto l6 = [&] { decltype((d)) z = d; auto in = [=] { decltype((d)) z = 1.5; }; };
  auto l7 = [=] () -> decltype((d)) { return d; }; //= 433@46
  auto l8 = [=] (decltype((d)) q) { };
  l8(1.5); //= 1767@3
  auto l9 = [] { decltype((d)) z = 1.5; }; //= 461@36
  auto l10 = [&] () mutable { decltype((d)) z = 1.5; }; //= 461@49
}
//## captured_null_pointers
struct S { int a; int b; };
void f(decltype(nullptr) np, void *vp, int S::*mp, double d) {
  auto l1 = [=] { return vp == np; };
  auto l2 = [=] { return mp == nullptr; };
  auto l3 = [=] () -> bool { return np == nullptr; };
  auto l4 = [=] { return mp == np; };
  auto l5 = [=] { return (vp == np) + (mp == nullptr); };
  auto l6 = [=] { decltype((d)) w = d; return w; };
  auto l7 = [=] { decltype((d)) w = 1.5; return w; };
  auto l8 = [&] { decltype((d)) w = d; return w; };
  auto l9 = [=] () mutable { decltype((d)) w = d; return w; };
  auto la = [=] { d; decltype((d)) w = d; return w; }; //= w174@19
  auto lb = [d] { decltype((d)) w = d; return w; };
  auto lc = [d = d] { decltype((d)) w = d; decltype(d) z = d; z = 3; return w; }; //= 433@41
}
//## structured_bindings c++20
struct P { int a; float b; }; struct BF { int x : 3; int y : 4; };
void f(P p, BF bf) { auto [a, b] = p; auto &[ra, rb] = p; auto [x, y] = bf; static auto [sa, sb] = p;
  auto l15 = [] { return a; }; //= 1735@26
  auto l16 = [] { return ra; }; //= 1735@26
  auto l17 = [sa] { return sa; }; //= 1731@15
  auto l18 = [&a] { return a; };
  auto l19 = [=] { return sa; };
  auto l20 = [&sa] { }; //= 1731@16
  auto l21 = [] { return sizeof(a); };
  auto l22 = [x] { };
}
//## outside_of_functions --extended-lambda
auto ns = [] { struct M { void m() { auto l = [] __device__ { }; } }; return M(); }; //= 3592@61
auto ns2 = [] { auto l = [] __device__ { }; auto h = [] __host__ __device__ { auto x = [] __device__ { }; }; return 1; }; //= 3617@40 3617@77 3619@102
auto ns3 = [] __host__ __device__ (int n) { auto l = [&] __device__ { return n; }; }; //= 3617@69 3593@78
auto ns4 = [] __device__ (int n) { auto l = [&] __device__ { return n; }; auto h = [] __host__ { auto z = [] __device__ { }; }; }; //= 3617@121
auto ns5 = [] __host__ { auto l = [] __device__ { }; }; //= 3617@49
auto ns6 = [](auto x) { auto l = [] __device__ { }; }; //= 3618@48
struct S { int a = [] { auto l = [] __device__ { }; return 1; }(); static inline int b = [] { return [] __host__ __device__ { return 1; }(); }(); void m(int x = [] { auto l = [] __device__ { }; return 2; }()); }; //= 3617@48 3617@125 3617@190
int gv = [](int n) { auto l = [n] __device__ { }; return 1; }(2); //= 3617@46
template <class T> int vt = [] { auto l = [] __device__ { return T(); }; return 1; }(); //= 3617@57
void df(int x = [] { auto l = [] __host__ __device__ { }; return 1; }()); //= 3617@54
//## closures_as_pointers --extended-lambda
void f(int n) {
  auto h = [] __host__ __device__ { }; auto d = [] __device__ { }; auto o = [] { };
  auto p1 = -h; auto p2 = -d; auto p3 = -o; auto p4 = ~o; auto p5 = *o; auto p6 = !o; auto p7 = +o; auto p8 = o + 1; auto p9 = o == nullptr; auto p10 = o + o; auto p11 = *h; auto p12 = &h; auto p13 = h == h; auto p14 = h && true; auto p15 = h < h; auto p16 = -[] { }; //= 349@13 349@27 349@41 349@55 349@113 349@155 349@260
  void (*q1)() noexcept = [] { }; void (*q2)() noexcept = h; void (*q3)() noexcept = d; void (*q4)() noexcept = [] () noexcept { }; void (*q5)() noexcept = [] __host__ __device__ () noexcept { }; void (*q6)() = [] () noexcept { }; //= 413@27 413@59 413@86
  int (*r1)() = [] { }; int (*r2)() = h; void (*r3)(int) = h; void (*r4)(int) = [] (int) { return 1; }; bool b = h; bool b2 = o; void *v = o; int i = o; if (h) { } while (o) { } //= 413@17 413@39 413@60 413@81 413@140 413@151
}
//## results_of_nothing
void f(int n) {
  auto o = [] { }; auto p = [] () { }; auto q = [] { return; }; auto r = [] () -> void { }; auto s = [] { return 1; };
  int a = o(); int b = p(); int c = q(); int d = r(); int *e = s(); //= 144@11 144@24 144@37 144@50 144@64
  int (*r1)() = o; int (*r2)() = p; int (*r3)() = q; int (*r4)() = r; void (*r5)() = s; int (*r6)() = [] { }; //= 413@17 413@34 413@51 413@68 413@86 413@103
}
auto f() { } auto g() { return; } decltype(auto) h() { } auto *i() { } auto &j() { } auto k() { throw 1; } const auto l() { } //= 1587@70 1587@84
int a = f(), b = g(), c = h(), d = k(); int (*p)() = f; //= 144@9 144@18 144@27 144@36 386@54
struct S { auto m() { } static auto s() { } }; int e = S().m(); int q = S::s(); //= 144@56 144@73
template <class T> auto t(T) { } int r = t(1); auto lam = [] () -> auto { }; int lr = lam(); auto lam2 = [] () -> auto & { }; auto lam3 = [] { if (0) return 1; }; auto lam4 = [] { throw 1; }; int l4 = lam4(); //= 144@42 144@87 1587@124 w940@161 144@202
//## in_template_arguments c++20 --extended-lambda
template <auto L> struct TL { };
TL<[] __host__ __device__ { return 1; }> tl1;
TL<[] __device__ { }> tl2;
TL<[] { return 1; }> tl3;
using AL = decltype([] __device__ { }); AL al;
template <class T = decltype([] __host__ __device__ { })> struct DT { T t; }; DT<> dt;
int arr[sizeof([] __device__ { })];
template <class T> auto vt = [] __device__ { return T(); };
void f() {
  TL<[] __host__ __device__ { return 1; }> l1; //= 2896@6
  TL<[] __device__ { }> l2; //= 2896@6
  TL<[] { }> l3;
}
//## qualifiers_of_casts
struct S { int i; }; typedef const int CI; typedef const S CS; enum E { A }; using P = int *const; template <class T> T tt(int n) { return (const T)n; } template int tt(int); template <class T> void t2(int n) { auto x = (const int)n; T y = (T)n; } template void t2<const int>(int); //= w191@141 w191@222
void f(int n, S s, int *p) {
  auto a1 = (int const)n; auto a2 = (const volatile int)n; auto a3 = (CI)n; auto a4 = (const S)s; auto a5 = (CS)s; //= w191@14 w191@38
  auto b1 = (int *const)p; auto b2 = (const int *)p; auto b3 = (const E)n; auto b4 = (P)p; auto b5 = (const int &)n; //= w191@14 w191@65
  auto c1 = static_cast<int const>(n); auto c2 = const_cast<int *const>(p); auto c3 = reinterpret_cast<long *const>(p); auto c4 = static_cast<const S>(s); auto c5 = static_cast<volatile float>(n); auto c6 = dynamic_cast<S *const>(&s); //= w191@25 w191@61 w191@104 w191@178 w191@221
  auto d1 = CI(n); auto d2 = CI{n}; auto d3 = new const int(1); auto d4 = (const int){1}; auto d5 = (const int)1; auto d6 = (const int)sizeof(n); (const void)n; static_cast<const void>(n); //= w191@102 w191@126 w191@148 w191@174
  const int e = (const int)n; auto e2 = (int const *const)p; auto e3 = (const   int)n; auto e4 = (unsigned const int)n; auto e5 = (const auto)n; auto e6 = (decltype(e))n; auto e7 = (const decltype(n))n; //= w191@18 w191@42 w191@73 w191@99 1598@138 w191@183
}
//## calls_in_templates --extended-lambda
template <class T> void t2(T n) { auto d2 = [] __device__ { return 1; }; d2(); auto d = [n] __device__ (T x) { return x; }; d(n); auto d3 = [] __device__ (int x) { return x; }; d3(1); }
template <class T> void t3(T n) { auto d2 = [] __device__ { return 1; }; int q = d2(); }
template <class T> __host__ __device__ void t4(T n) { auto d2 = [] __device__ { return 1; }; int q = d2(); } template void t4(int); //= 3462@104
//## not_literal c++20 --extended-lambda
constexpr int cf2(int n) { auto l = [n] __host__ __device__ { return n; }; return 1; } //= 2660@33
constexpr int cf3(int n) { return [n] __device__ { return n; }, 1; }
consteval int cf4(int n) { auto l = [] __device__ { }; return n; } //= 2660@33
template <class T> constexpr T cf5(T n) { auto l = [n] __host__ __device__ { return n; }; return l(); } constexpr int q5 = cf5(1); //= 28@124
constexpr auto cf6(int n) -> int { auto l = [] __host__ __device__ { return 1; }; return l(); } //= 2660@41
struct S { constexpr int m(int n) { auto l = [] __host__ __device__ { return 1; }; return l(); } constexpr S() { auto l = [] __device__ { }; } consteval int q() { auto l = [] __device__ { }; return 1; } }; //= 2660@42 2660@119 3600@137 2660@169
//## unnamed_classes --extended-lambda
struct O { struct { void m() { auto l = [] __device__ { }; } } un; typedef struct { void m() { auto l = [] __device__ { }; } } Td; struct { struct Named { void m() { auto l = [] __device__ { }; } } x; } un2; }; //= 3601@55
struct { void m() { auto l = [] __device__ { }; } } un3; static struct { struct { void m() { auto l = [] __device__ { }; } } i; struct Q { void m() { auto l = [] __device__ { }; } } q; } un4; //= 3601@44 3601@117
typedef struct { void m() { auto l = [] __device__ { }; struct { int i; } x; } struct R { void m() { auto l = [] __device__ { }; } }; } Td4; template <class T> struct W { struct { void m() { auto l = [] __device__ { }; } } un; }; //= 3601@52 3601@215
//## a_constant_whose_value_is_read_is_not_captured c++17 c++20
enum E { e1 = 5 };
struct P { int a; };
int global;
void by_value(int);
void by_reference(const int &);
void through_ellipsis(...);
void f(int n) {
  const int i = 42; const int ni = n; constexpr double d = 1.5; const E e = e1; constexpr P p{3}; constexpr int a[3] = {1, 2, 3}; constexpr const char *s = "x"; const unsigned u = 3; const int &r = ni;
  auto q1 = [=] { return d + 1; }; static_assert(sizeof(q1) == 1, "");
  auto q2 = [=] { return e + 1; }; static_assert(sizeof(q2) == 1, "");
  auto q3 = [=] { return p.a + 1; }; static_assert(sizeof(q3) == 4, "");
  auto q4 = [=] { return a[1] + a[global]; }; static_assert(sizeof(q4) == 12, "");
  auto q5 = [=] { return s[0]; }; static_assert(sizeof(q5) == 1, "");
  auto q6 = [=] { return ni + 1; }; static_assert(sizeof(q6) == 4, "");
  auto q7 = [=] { by_value(i); through_ellipsis(i); }; static_assert(sizeof(q7) == 1, "");
  auto q8 = [=] { by_reference(i); }; static_assert(sizeof(q8) == 4, "");
  auto q9 = [=] { return [=] { return i; }() + 1; }; static_assert(sizeof(q9) == 1, "");
  auto q10 = [=] { return [=] { return &i; }(); }; static_assert(sizeof(q10) == 4, "");
  auto q11 = [=] { return &i ? i : 2; }; static_assert(sizeof(q11) == 4, "");
  auto q12 = [=] { return r + 1; }; static_assert(sizeof(q12) == 4, "");
  auto q14 = [=] { return static_cast<long>(i) + (i); }; static_assert(sizeof(q14) == 1, "");
  auto q15 = [=] { long x = i; x += i; if (i) x = i; return x == u && !i && -i; }; static_assert(sizeof(q15) == 1, "");
  auto q17 = [=] { auto x = i; auto &y = i; return x + y; }; static_assert(sizeof(q17) == 4, "");
  auto q18 = [=](auto x) { return i + x; }; static_assert(sizeof(q18) == 4, "");
  auto q19 = [&] { return i; }; static_assert(sizeof(q19) == 1, "");
}
constexpr int g() { constexpr int k = 3; const int m = 4; auto l = [=] { return [=] { return k * m; }() + k; }; return l(); }
static_assert(g() == 15, "");
template <class T> constexpr T h() { const T k = 3; auto l = [=] { return k + 1; }; static_assert(sizeof(l) == 1, ""); return l(); }
static_assert(h<int>() == 4, "");
//## references_to_captured_variables_are_returned c++17 bare --diag_suppress=174,177
struct S { int m; int a[2]; };
bool a1() { int t = 0; auto l = [t]() -> const int& { return t; }; return true; } //= w836@62
bool a2() { int t = 0; auto l = [&t]() -> const int& { return t; }; return true; }
bool a3() { int t = 0; auto l = [&t]() -> int& { return t; }; return true; } //= w836@57
bool a5() { int t = 0; auto l = [=]() -> const int& { return t; }; return true; } //= w836@62
bool a6(int t) { auto l = [=]() -> const int& { return (t); }; return true; } //= w836@56
bool a7() { S t{}; auto l = [t]() -> const int& { return t.m; }; return true; }
bool a9() { S t{}; auto l = [t]() -> const S& { return t; }; return true; } //= w836@56
bool b1() { int t = 0; auto l = [t]() mutable -> int& { return t; }; return true; } //= w836@64
bool b2() { int t = 0; auto l = [t]() mutable -> const int& { return t; }; return true; }
bool b3() { int t = 0; auto l = [t]() { return &t; }; return true; }
bool b4() { int t = 0; auto l = [u = t]() -> const int& { return u; }; return true; }
bool b6() { int t = 0; auto l = [t]() -> decltype(auto) { return (t); }; return true; } //= w836@66
bool b8() { int t = 0; auto l = [t]() -> auto&& { return t; }; return true; } //= w836@58
bool c1() { int t = 0; int& r = t; auto l = [r]() -> const int& { return r; }; return true; }
bool c2() { int t = 0; auto l = [t] { return [t]() -> const int& { return t; }; }; return true; } //= w836@75
bool c4() { int t[2] = {}; auto l = [t]() -> const int& { return t[0]; }; return true; }
bool c5() { static int t = 0; auto l = []() -> int& { return t; }; return true; }
template<class T> constexpr bool d6(T t) { auto l = [&t]() -> decltype(auto) { return (t); }; return true; } //= w836@87
template<class T> constexpr bool d8(T t) { auto l = [&t]() -> const T& { return t; }; return true; }
static_assert(d6(1) && d8(1));

//## copied_instances c++17
template <class T> struct Owner { Owner(const Owner &) = delete; T *data; };
void f(const Owner<char> &o) { auto l = [o] {}; } //= 1776@42
void g(const Owner<int> &o) { auto l = [=] { (void)&o; }; } //= 1776@53
void h(const Owner<long> &o) { auto l = [p = o] { }; } //= 1776@46
void i(const Owner<short> &o) { auto l = [&o] { }; }
