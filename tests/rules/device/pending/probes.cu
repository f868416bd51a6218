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
