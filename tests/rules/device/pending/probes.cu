// Probes that cufe does not report as cicc 13.0 (compute_90) yet; README.md tells what is known.
//## r3d --extended-lambda differs
#include <vector>
template <class T> void h(T s, int *p) { }
void host(int *p) {
  std::vector<int> v;
  h([=] __device__ (int x) {
   int u = 1; //= w177
   return (int)sizeof(v) + x + v.size();
 }, p);
  h([=] __host__ __device__ (int x) { //= w3468
   int u = 1; //= w177
   return (int)sizeof(v) + x + v.size();
 }, p);
  h([=](int x) {
   int u = 1; //= w177
   return (int)sizeof(v) + x + v.size();
 }, p);
}
//## u177d differs
struct R { int &r; };
struct C { const int c; };
struct D { D() = delete; D(int); };
struct E { private: E(); };
void u() {
  R r; //= 1790
  D d; //= 1790
  D e = 1.0f;
  E f; //= 330
  int g = nothing; //= 20
  int h = "x"; //= 144
  D i(1, 2); //= 289
  D j{1, 2}; //= 289
  C c; //= 369 w177
  const int k; //= 257
  int &l; //= 252 w177
  auto m; //= 1593
  int n = &k; //= 144
}
//## w6 differs
int h(int);
template <int (*F)(int)> __device__ int call(int x) {
  auto p = F; //= 3525
  return F(x) + p(x) + (*F)(x); } //= 3473 3525
template <auto F> __device__ int call2(int x) {
  return F(x); } //= 3473 3525
template <int (&F)(int)> __device__ int call3(int x) {
  return F(x); } //= 3525
struct S { int m() { return 1; } static int s(int) { return 1; } };
template <int (S::*M)()> __device__ int call4(S &s) {
  return (s.*M)(); }
template <int (*F)(int)> struct C { static constexpr auto f = F;
  __device__ int get() { return f(1); } }; //= 3473 3525
template <int (*F)(int)> int hcall(int x) {
  return F(x); }
__global__ void k(int *p, S s) {
    p[0] = call<h>(1);
    p[0] = call<&h>(1);
    p[1] = call2<h>(2);
    p[1] = call3<h>(2);
    p[1] = call4<&S::m>(s);
    p[2] = call2<S::s>(1);
    p[3] = C<h>().get();
}
void host() { hcall<h>(1); }
//## x1 differs
struct H {
  H() {} H(int) {} H(const H &) {} ~H() {}
  H &operator=(const H &) { return *this; }
  static int s() { return 1; }
  virtual int v() { return 1; }
  int m() { return 1; }
  template <class T> int t(T) { return 1; }
  constexpr int c() { return 1; }
  friend int fr(H) { return 1; }
  int operator->*(int) { return 1; }
  H *operator->() { return this; }
};
bool operator==(const H &, const H &);
template <class T> struct G { T m() { return T(); } };
__host__ __device__ void plain(H &h) {
   H a; //= w3468
   H b(1); //= w3468
   H c = h; //= w3468
   a = h; //= w3468 w3471
   H::s(); //= w3468 w3471
   h.s(); //= w3468 w3471
   h.v(); //= w3468
   h.t(1); //= w3468 w3471
   h.H::v(); //= w3468 w3471
   h.m(); //= w3468 w3471
   auto p = &H::m;
   (h.*p)();
   h->*1; //= w3468 w3471
   h->m(); //= w3468 w3471
   a == b; //= w3468
   G<int>().m(); //= w3468 w3471
   sizeof(h.m()); //= w174
   auto l = [&] { h.m(); }; //= w3468 w3471
   l();
   auto ll = [&] () { return 1; };
   ll(); //= w3468
}
__host__ __device__ inline void unneeded(H &h) {
   h.m(); //= w3471
}
struct U { __host__ __device__ void unneeded(H &h) {
   h.m(); } //= w3471
   __host__ __device__ U(H &h) : x(h.m()) {} //= w3471
   int x;
   __host__ __device__ int n() { return m(); }
   int m();
};
template <class T> struct UT {
  __host__ __device__ void unneeded(H &h) {
   h.m(); }
  __host__ __device__ int n() { return
       m(); } //= w3468
   int m();
};
void k() { UT<int> u; u.n(); }
//## arr2 differs
struct M { M(); ~M(); M(const M &); };
struct S { M m[2]; int x; __device__ S() { //= 3525
 }
 __device__ ~S() {
 } }; //= 3525
struct T { M m[2]; int x; };
__device__ void f() { S s;
  }
__global__ void k() {
    T t;
    T u = t;
    T v{}; //= 3525
}
//## arr3 differs
struct S { S(); ~S(); S(int); void *operator new[](size_t); void operator delete[](void *); };
__global__ void k(int n) {
    S *a = new S[n]; //= 3525
    S *b = new S[2]{1, 2}; //= 3475 3525
    S *c = new S[n](); //= 3525
    S *d = new S[2]{}; //= 3525
    delete[] a; //= 3525
    delete[] b; //= 3525
    ::delete[] c; //= 3525
    typedef S A[3];
    S *e = new A; //= 3525
    delete e; //= 3475 3525
}
//## arr4 differs
struct S { S(); ~S(); S(int); S(const S &);};
__host__ __device__ void k(int n) {
    S *a = new S[n];
    S b[2];
    delete[] a;
    for (int i = 0; i < 3; i++) {
      S c[2];
      if (i) break;
    }
    auto l = [b] {};
}
template <class T> __global__ void t(T *p) {
   T x[3]; //= 3525
   p = new T[3]; //= 3525
   delete[] p; //= 3525
}
template <class T> __host__ __device__ void th(T *p) {
   T x[3];
   p = new T[3];
   delete[] p;
}
void h(S *p) { t<<<1, 1>>>(p); th(p); }
//## h1 differs
int f();
struct E {}; struct T { T(); T(const T &); }; struct CD { CD(int); ~CD(); };
void u(int x, float y, double z, bool c, long l) {
  float a = x;
  float b = x + y;
  double d = y;
  float e = z;
  int g = y;
  float h = x * 2;
  bool i = y; //= w177
  float j = 1; //= w177
  float k = (float)x;
  float m = float(x);
  float n[2] = {y, (float)x};
  double o = l;
  float p = c;
  float q = y + y;
  float r = y * z;
  float s = x ? y : 1; //= w177
  bool t = x < y;
  char v = x; //= w177
  unsigned w = z;
  const float &aa = z;
  float ab{y}; //= w177
  float ac = y / y;
  float ad = -y;
  struct S { float f; } ae = {(float)x};
  bool af = !y; //= w177
  bool ag = y && x; //= w177
  float ah = static_cast<float>(z);
}
__host__ __device__ void hd(int x, float y) {
  float a = x; //= w177
  float b = x + y; //= w177
  int g = y; //= w177
}
//## g1 differs
int f();
struct E { int x; }; struct T { T(); T(const T &); }; struct CD { CD(int); ~CD(); };
__device__ void u(int x, E e, int *p, const volatile int &v) {
  auto g1 = [](auto y) { int a = 1; int b = y; }; //= w177
  auto g2 = [](auto y) { int a = 1; decltype(y) b = y; auto c = y; int d = y + 1; }; //= w177
  auto g3 = [x](int y) { int a = f(); int b = x; }; //= w177
  const E &r = e; //= w177
  E r2 = e; //= w177
  E *r3 = new E();
  int n1 = p ? *p : 0; //= w177
  int n2 = *p++;
  int n3 = v; //= w177
  int n4 = 1, n5 = f(), n6; //= 3473 3525 w177
  static const int n7 = 4; //= w177
  constexpr int n8 = 5; //= w177
  enum { A, B };
  typedef int TT;
  int n9 = A; //= w177
  void (*fp)() = nullptr; //= w177
  auto fp2 = &u; //= w177
  int (*fp3)() = f; //= 3525 w177
  int n10 = sizeof(x); //= w177
  __shared__ int sh; //= w177
  extern __shared__ int she[];
  int arr[3]; //= w177
  int arr2[] = {1, 2, x}; //= w177
  E earr[2]; //= w177
  auto li = {1, 2, 3};
  const char *st = "abc"; //= w177
  auto [b1] = e; //= w177
  auto &[b2] = e; //= w177
  if (int cond = x) {}
  for (int i = 0, j = 0; i < x; i++) {} //= w177
  int used = 1; (void)used; //= w550
  int set; set = 1; //= w550
  [[maybe_unused]] int mu = 1;
  for (int q : {1, 2}) { int w = q; } //= w177
}
//## lists_as_default_arguments_1 differs
#include <vector>
__device__ int d(const std::vector<int> &v = {}) { return 0; }
__global__ void k(int *p) { p[0] = d(); } //= 3473 3475 3525
//## lists_as_default_arguments_3 differs
struct H { H() {} ~H() {} };
struct W { H h; W() = default; };
__device__ int d(const W &v = {}) { return 0; }
__device__ int x() { return 1; }
__global__ void k(int *p) {
 p[0] = d(); //= 3475 3525
} //= 3473 3525
//## loops_and_bindings_by_constexpr_functions_8 differs
#include <tuple>
__device__ void unused(std::tuple<int, int> t, std::pair<int, int> q) {
  auto [a, b] = t; //= 3474 3525
  auto &[c, d] = t; //= 3474 3525
  const auto &[e, f] = t; //= 3474 3525
  auto &&[g, h] = q; //= 3474 3525
  auto [i, j] = q; //= 3474 3525
  auto [m, n] = q; //= 3474 3525
  m = 1;
  struct S { int x, y; } s{};
  auto [u, v] = s; //= w177
  auto &[w, x] = s; //= w177
  int arr[2];
  auto [y, z] = arr; //= w177 w549
}
void unused_host(std::tuple<int, int> t, std::pair<int, int> q) {
  auto [a, b] = t;
  auto &[c, d] = t;
  const auto &[e, f] = t;
  auto &&[g, h] = q;
  auto [i, j] = q;
  auto [m, n] = q;
  m = 1;
  struct S { int x, y; } s{};
  auto [u, v] = s; //= w177
  auto &[w, x] = s; //= w177
  int arr[2];
  auto [y, z] = arr; //= w177 w549
}
//## members_of_instances_on_both_sides_10 differs
#include <vector>
template <class T> __host__ __device__ int g1(T &v) { int s = 0; for (auto x : v) s += x; v.push_back(1); v[1] = v.size(); auto i = v.begin(); ++i; //= w3468 w3471
 v.front(); *i; //= w2809 w3468 w3471
 i != v.end(); //= w2809 w3468 w3471
 return v.empty(); } //= w3468 w3471
void h(std::vector<int> &v) { g1(v); }
//## constexpr_constructors_of_parts_6 differs
struct C { int v; constexpr C() : v(0) {} };
struct D { C c; int y; __device__ D() {} };
struct E { D d; __device__ E() : d() {} };
struct F { C c; __device__ F() : c() {} }; //= 3474
__device__ int f(int a) {
  D e;
  F g;
  return e.c.v;
}
//## constexpr_constructors_with_arguments_2 differs
struct C { int v; constexpr C(const int *x) : v(*x) {} constexpr C(const char *x, int n) : v(n) {} constexpr C(const char *x) : v(1) {} };
__device__ int f(int *a) {
  C c("x", 3); //= 3474
  C d("x"); //= 3474 w177
  constexpr C e("x"); //= 3474
  const C g("x"); //= 3474 w177
  static const C h("x"); //= 3474 w177
  C i = "x"; //= 3474 w177
  C j{"x"}; //= 3474 w177
  auto k = C("x"); //= 3474 w177
  int n = c.v;
  C l(&n);
  return e.v;
}
//## constexpr_constructors_with_arguments_3 differs
#include <string_view>
#include <utility>
#include <complex>
#include <chrono>
__device__ int f(int a, double x) {
  std::string_view sv("text");
  std::string_view sw = "text";
  constexpr std::string_view sc = "text"; //= w177
  std::pair<int, int> p(a, a);
  std::pair<int, int> q{1, 2}; //= 3474 w177
  auto r = std::make_pair(a, 2); //= 3474
  std::complex<double> c(x, x);
  std::complex<float> d; //= 3474 w177
  std::chrono::seconds s(a);
  std::chrono::seconds t(3); //= 3474 w177
  return p.first;
}
//## evaluated_constructors_1 differs
struct C { int v; constexpr C() : v(0) {} };
struct D { C c; int y; __device__ D() {} }; //= 3474 3525
__device__ int f(int a) {
  D e;
  return e.c.v;
}
//## evaluated_constructors_6 differs
struct C { int v; constexpr C() : v(0) {} };
struct D { C c; }; //= 3474 w3470
__device__ D make() { return D(); }
__device__ void take(D d = D());
__device__ void g(int a) {
  take();
  take({}); //= 3474
  D d; //= w550
  d = D();
}
__host__ __device__ void g2(int a) {
  D d; //= w177
}
//## evaluated_constructors_7 differs
#include <string_view>
__device__ int f(int a, double x) {
  std::string_view sv("text"); //= 3474 3525
  std::string_view sw = "text"; //= 3474 3525
  constexpr std::string_view sc = "text"; //= w177
  return 1;
}
//## evaluated_constructors_8 differs
struct C { int v; constexpr C(const char *x) : v(1) {} };
__device__ void t(C c);
__device__ int f(int a, double x) {
  C sw = "text"; //= 3474 w177
  t("text"); //= 3474
  return 1;
}
//## constant_pointers_of_the_host_1 differs
int value = 3;
int *const cp = &value;
int other;
int *const co = &other;
__device__ bool a() { return cp == nullptr; }
__device__ bool b() { return cp == co; }
__device__ bool c() { return !cp; }
__device__ bool d() { if (cp) return true; return false; }
__device__ bool e() { return cp ? 1 : 0; }
__device__ bool f() { return cp && co; }
__device__ bool g() { return cp == 0; }
__device__ bool h() { return (bool)cp; }
__device__ long i() { return co - cp; } //= 3525
__device__ int *j(int i) { return i ? cp : nullptr; } //= 3525
__device__ int *l() { return cp + 1; } //= 3525
__device__ void m() { (void)cp; }
__device__ int n() { return sizeof(*cp); }
__device__ void o() { *cp = 3; } //= 3525
__device__ int p() { return cp[0]; } //= 3525
__device__ void q(int *p);
__device__ void r() { q(cp); } //= 3525
