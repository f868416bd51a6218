// What the device compiler reports of the code that it makes: what nobody wrote and where that stands, elements of arrays,
// static variables, results, constants that stand for functions, inline functions, and what counts as unused.
//## order1
struct M { M() {} };
struct N { N() {} };
struct X1 { M m; };
struct X2 { N m; };
__device__ inline int f1(int x)
{ X1 s;
  return x; }
__device__ inline int f2(int x)
{ X2 s;
  return x; }
__device__ inline int f3(int x) {
  return x; }
__global__ void k(int *p) {
    p[0] = f1(1);
    p[1] = f2(2);
    p[1] = f3(2);
} //= 3473 3525
//## order2
struct M { M() {} };
struct N { N() {} };
struct X1 { M m; };
struct X2 { N m; };
__device__ inline int f3(int x) {
  return x; }
__device__ inline int f1(int x)
{ X1 s;
  return f3(x);
}
__device__ inline int f2(int x)
{ X2 s;
  return x;
}
__global__ void k(int *p) {
    p[1] = f2(2);
    p[0] = f1(1);
}
__global__ void k2(int *p) {
    p[0] = 1;
} //= 3473 3525
//## order3
struct M { M() {} };
struct X1 { M m; };
__global__ void k(int *p) {
    auto l = [](int x) {
       return x; };
    X1 x;
    p[0] = l(1);
} //= 3473 3525
//## order4
struct M { M() {} };
struct X1 { M m; };
template <class T> __device__ T g(T x) {
   return x;
}
__global__ void k(int *p) {
    X1 x;
    p[0] = g(1);
} //= 3473 3525
__device__ int z(int x) {
    return x;
}
//## order5
struct M { M() {} };
struct X1 { M m; __device__ int get() {
   return 1; } }; //= 3473 3525
__global__ void k(int *p) {
    X1 x;
    p[0] = x.get();
}
__device__ int z(int x) {
    return x;
}
//## order6
struct M { M() {} };
struct X1 { M m; };
namespace n {
__global__ void kn(int *p) {
   p[0] = 2;
} //= 3473 3525
__device__ int zn(int x) {
    return x;
}
}
__global__ void k(int *p) {
    X1 x;
    p[0] = 1;
}
__device__ int z(int x) {
    return x;
}
//## order7
struct M { M() {} };
struct A1 { __device__ A1() {
  } }; //= 3473 3525
struct X1 { M m; };
struct A2 { __device__ A2() {
  } };
__global__ void k(int *p) {
    A2 a2;
    X1 x;
    A1 a1;
}
//## order8
template <class T> struct A1 { __device__ A1() {
  } };
struct M { M() {} };
struct X1 { M m; };
template <class T> struct A2 { __device__ A2() {
  } };
__global__ void k(int *p) {
    A2<int> a2;
    X1 x;
    A1<int> a1;
} //= 3473 3525
//## order9
struct M { M() {} };
template <class T> struct X1 { M m; };
template <class T> struct A2 { __device__ A2() {
  } }; //= 3473 3525
template <class T> struct A1 { __device__ A1() {
  } };
__global__ void k(int *p) {
    A2<int> a2;
    X1<int> x;
    A1<int> a1;
}
//## order10
struct M { M() {} };
namespace n {
struct X1 { M m; };
struct A2 { __device__ A2() {
  } }; //= 3473 3525
}
struct A1 { __device__ A1() {
  } }; //= 3473 3525
namespace n {
struct X2 { M m; };
}
__global__ void k(int *p) {
    n::X1 x;
    n::X2 x2;
    A1 a1;
    n::A2 a2;
}
//## order11
struct M { ~M() {} };
struct X1 { M m; __device__ int get() {
    return 1; }
    __device__ X1() {
    }
    __device__ int get2();
 };
__device__ int X1::get2() {
  return 2; //= 3473 3525
}
__global__ void k(int *p) {
    X1 x;
    p[0] = x.get() + x.get2();
}
//## order12
struct M { M() {} };
__global__ void k(int *p) {
    struct L { M m; };
    struct L2 { __device__ L2() {
      } };
    L l;
    L2 l2;
} //= 3473 3525
__device__ int z(int x) {
    return x;
}
//## order13
struct M { M() {} };
struct X {
 struct Y { M m; };
 __device__ int f() {
    Y y;
    return 3; //= 3473 3525
 }
};
__global__ void k(int *p) {
    X x;
    x.f();
}
//## order14
struct M { M() {} };
struct X { M m; };
__device__ inline int unneeded() {
    return 3;
}
__device__ inline int needed() {
    return 3;
}
__device__ void k(int *p) {
    X x;
    needed();
} //= 3473 3525
//## r2a
struct M { M() {} };
struct X1 { M m; };
template <class T> void host(T) { X1 x; }
__global__ void k() {
    X1 x;
} //= w3468
void use() { host(1); }
//## r2b
struct M { M() {} };
struct X1 { M m; };
template <class T> void host(T) { X1 x; }
__device__ void d() { X1 x; }
__device__ void k() {
    X1 x;
    host(1); //= 3473 3525
} //= w3468
//## r2c
struct M { M() {} };
struct X1 { M m; };
inline void host() { X1 x; }
__global__ void k() {
    X1 x;
} //= w3468
//## r2d
struct M { M() {} };
struct X1 { M m; };
struct Y { X1 x; };
struct Z { Y x; Z() {} };
void host() { Z x; }
__global__ void k() {
    X1 x;
} //= w3468
//## r3a
#include <vector>
struct S { std::vector<int> v; int x; };
template <class T> __global__ void k(T s, int *p) { p[0] = s.x; }
void host(int *p) { S s; k<<<1,1>>>(s, p); }
//## r3b
#include <vector>
struct S { std::vector<int> v; int x; __device__ int operator()(int y) const { return x; } };
template <class T> __global__ void k(T s, int *p) { p[0] = s(1); }
void host(int *p) { k<<<1,1>>>(S(), p); }
//## r3c --extended-lambda
#include <vector>
template <class T> __global__ void k(T s, int *p) { p[0] = s(1); }
void host(int *p) {
  std::vector<int> v;
  auto l = [=] __device__ (int x) { //= w177
   return (int)sizeof(v) + x;
 };
}
//## r3e --extended-lambda
struct V { V(); ~V(); V(const V&); int x; };
template <class T> __global__ void h(T s, int *p) { p[0] = s(1); }
void host(int *p) {
  V v;
  h<<<1,1>>>([=] __device__ (int x) {
   return x + v.x; //= w3468
 }, p);
}
//## r6a
struct B { __device__ B() {} virtual ~B() {} };
struct D : B { __device__ D() {}
 ~D() override {} };
__global__ void k(int *p) {
    D d;
    B *b = new D;
    delete b; //= 3475 3525
}
//## r6b
struct B { __device__ B() {} virtual ~B(); };
__global__ void k(B *b) {
    B c;
    delete b; //= 3475 3525
}
//## r7
int f() = delete;
struct S { void g() = delete; S &operator+(int) = delete; S(float) = delete; S(); static void st() = delete; };
template <class T> void t(T) = delete;
__global__ void k(S *b) {
    f(); //= 1776
    b->g(); //= 1776
    *b + 1; //= 1776
    S s(1.0f); //= 1776
    S::st(); //= 1776
    t(1); //= 1776
}
__host__ __device__ void hd(S *b) {
   f(); //= 1776
}
__device__ void d(S *b) {
   f(); //= 1776
}
__device__ void dd(int) = delete;
__device__ void d() {
   dd(1); //= 1776
}
//## r13
struct H {
  void operator()() {}
  void m() {}
  H operator+(int) { return *this; }
  operator int() { return 1; }
};
void free_h(H);
__host__ __device__ void plain(H h) {
   h(); //= w3468 w3471
   h.m(); //= w3468 w3471
   h + 1; //= w3468 w3471
   int x = h; //= w3468 w3471
   free_h(h); //= w3468
}
template <class T> __host__ __device__ void inst(T h) {
   h(); //= w3468 w3471
   h.m(); //= w3468 w3471
   h + 1; //= w3468 w3471
   int x = h; //= w177 w3468 w3471
   free_h(h); //= w3468
   h.operator()(); //= w3468 w3471
   T()(); //= w3468 w3471
}
template <class T> __device__ void dinst(T h) {
   h(); //= 3473 3525
}
template <class T> struct C { __host__ __device__ void inst(T h) {
   h(); //= w3468 w3471
   H g;
   g(); //= w3468 w3471
   auto l = [](T t) { t(); }; //= w3468 w3471
   l(h);
} };
__global__ void k(H h) { inst(h); plain(h); C<H>().inst(h); dinst(h); }
//## r13b
struct H {
  void operator()() {}
};
template <class T> __host__ __device__ void inst(T h) {
   h(); //= w3468 w3471
}
template <class T> __host__ __device__ void unused(T h) {
   h();
}
template <class T> __host__ __device__ void outer(T h) {
   inst(h);
}
#pragma nv_exec_check_disable
template <class T> __host__ __device__ void quiet(T h) {
   h();
}
void k(H h) { outer(h); quiet(h); }
//## r17
struct D { constexpr D(int x) : x(x) {} int x; };
template <class R> struct E { template <class T> constexpr E(const T &x) : x(x) {} R x; };
__host__ __device__ void take(D) {}
__host__ __device__ void takr(const D &) {}
__host__ __device__ void take(E<int>) {}
__host__ __device__ void takr(const E<int> &) {}
__global__ void k(int i) {
   take(D(1)); //= 3476
   take(D(i));
   takr(D(1)); //= 3476
   takr(D(i));
   take(E<int>(1)); //= 3476
   take(E<int>(i));
   takr(E<int>(1)); //= 3476
   takr(E<int>(i));
   D d1(1); //= 3476 w177
   D d2(i);
   D d3 = 1; //= 3476 w177
   D d4 = i;
   D d5 = D(1); //= 3476 w177
   D d6 = D(i);
   D d7{1}; //= 3476 w177
   D d8{i};
   D(1); //= 3476
   D(i); //= 101 291
   takr(1); //= 308
   takr(i);
   (D)1; //= 3476
   (D)i;
   static_cast<D>(1); //= 3476
   D{1}; //= 3476
   D{i};
   new D(1); //= 3476
   new D(i);
   D a[2] = {1, i}; //= 3476 w177
}
__device__ D r1() { return 1; } //= 3474
__device__ D r2(int i) { return i; }
__device__ D r3(int i) { return {1}; } //= 3474
__device__ D r4(int i) { return {i}; }
__device__ D r5(int i) { return D(1); } //= 3474
__device__ D r6(int i) { return D(i); }
//## u177
struct H { int m() { return 1; } int operator[](int) { return 1; } operator int() { return 1; } static int s(); };
int operator+(H, H);
int f();
int &r();
struct T { T(); T(const T &); int x; };
struct D { D(); ~D(); };
struct P { int x; };
T t(); D d(); P p();
constexpr int cf() { return 1; }
struct CT { constexpr CT(int x) : x(x) {} CT(const CT &c) : x(c.x) {} int x; };
struct CD { constexpr CD(int x) : x(x) {} int x; };
constexpr CT ct() { return 1; }
constexpr CD cd() { return 1; }
CD ncd();
void u(H h, H *ph, D &rd) {
  int a = h.m();
  int b = h[1];
  int c = h;
  int e = h + h;
  int g = f();
  int i = r();
  int j = H::s();
  int k = ph->m();
  T l = t();
  D m = d();
  P n = p();
  int o = cf(); //= w177
  auto q = ct(); //= w177
  auto s = cd(); //= w177
  auto v = ncd();
  CT w(1); //= w177
  CD x(1); //= w177
  const P &y = P(); //= w177
  const D &z = D();
  const D &aa = rd; //= w177
  const P &bb = p();
  int &cc = r();
  T dd;
  P ee = P(); //= w177
  P ff; //= w177
  CD gg(f());
  CD hh = CD(f());
  H ii; //= w177
  int jj = -h;
  bool kk = h;
  bool ll = h && h;
  long mm = (long)h;
  P nn = {f()};
  P oo{h};
  int pp[2] = {f(), h};
  int qq = f() + 1;
  int rr = int(f());
  int ss{f()};
  int tt = (h.m());
  int uu = h.m() + 1;
  auto vv = h.m();
  const D &ww = d();
  const T &xx = t();
  T &&yy = T();
}
//## u177c
struct E {};
void u() {
  try { } catch (const E &e) { }
  try { } catch (E e) { }
  try { } catch (int e) { }
}
__device__ void v() {
  try { } catch (const E &e) { } //= 3517
}
//## u177c2
struct E {};
void u() {
  try { u(); } catch (const E &e) { }
  try { u(); } catch (E e) { }
  try { u(); } catch (int e) { }
}
//## v1
struct P { int x; };
struct L { L(L&&); L(); int x; };
int f();
void u(int x, int *p, P q, volatile int vv, int *const &rp) {
  int a = x + 1; //= w177
  int b = p[0]; //= w177
  int c = x++;
  int d = (x = 1);
  int e = vv;
  int g = q.x; //= w177
  P h = q; //= w177
  P i = {x}; //= w177
  int j[2] = {x, 2}; //= w177
  int k = x ? f() : 1;
  int l = true ? 1 : f(); //= w177
  int m = 1 / x; //= w177
  auto n = [=] { return x; }; //= w177
  auto o = [&] { return x; }; //= w177
  int *r = new int;
  int s = sizeof(f()); //= w177
  int t = (f(), 1);
  L w = L();
  auto y = [w = L()] { return 1; };
  P z{f()};
  int *aa = &x; //= w177
  int bb = *p + q.x * 2; //= w177
  const int cc = x; //= w177
  static int dd = f();
  static int ee = 1; //= w177
  int ff = (int)sizeof(x); //= w177
  int &gg = x; //= w177
  int hh(x); //= w177
  int ii{x}; //= w177
  float jj = x;
  P kk(q); //= w177
  P &&ll = P{x}; //= w177
  const int &mm = x + 1; //= w177
  const float &nn = x;
  int oo = []{ return 1; }(); //= w177
  int pp = [=]{ return x; }();
  int qq = x = 2;
  int rr = x += 1;
  int ss = p[x++];
  int *tt = p + 1; //= w177
  int uu = alignof(int); //= w177
  bool ww = !x && p; //= w177
  int xx = __builtin_popcount(x);
  int yy = *p++;
  P zz = *(P*)p; //= w177
  auto [b1, b2] = *(int (*)[2])p; //= w177
  const char *s1 = "x"; //= w177
  int a1 = atomicAdd(p, 1);
  int a2 = x ? x : 2; //= w177
  int a3 = (x, 1); //= w174 w177
  int a4 = rp[0]; //= w177
}
//## v3
template <class T> __device__ void u(int h, T t) {
  int a = h; //= w177
  int b = t; //= w177
  int c = t + 1;
  int d = 1; //= w177
  T e = t;
  T f = t++;
  T g;
  auto l = [=] { int u = 1; int v = t; }; //= w177
}
template <class T> struct S {
 __device__ void f() { int u = 1; T t; int v = t; v = 2; T w = t++; } //= w177 w549
};
__global__ void k() { u(1, 1); S<int>().f(); }
//## v4
__device__ void v(int x) {
  try { x++; } catch (int e) { int y = 1; } //= 3517 w177
  for (int i = 0;;) { int z = 1; } //= w177
  if (int k = x) {}
  if (int k = 1; x) {} //= w177
  for (int x : {1, 2}) {}
  while (int k = x) {}
  switch (int k = x) {}
}
//## v5 --extended-lambda
#include <vector>
template <class F> __global__ void k(F f) { f(1); }
void host(int n) {
  std::vector<int> w(n);
  k<<<1, 1>>>([=] __device__ (int y) { int u = y; int v = 1; int z = y++; float t; }); //= w177
  k<<<1, 1>>>([=] __device__ (int y) { int u = w[0]; }); //= 3473 3525 w3468
  int unused = w[0];
}
//## w1
template <class T> __device__ void never(T t) { int a = 1;
 T c = t;
 int d;
 d = 1;
 T e;
 auto f = 1;
}
template <class T> struct S { __device__ void never() { int a = 1; } void neverh() {
  int a = 1; }
  template <class U> void m() {
   int a = 2; }
};
template <class T> void neverh(T t) { int a = 1; }
void g() {
  auto l = [](auto x) { int u = 1; //= w177
     int v = x; }; //= w177
  l(1);
  auto ll = [](auto x) { int u = 1; //= w177
     int v = x; }; //= w177
}
//## w2
template <class T> __device__ void used(T t) { int a = 1; //= w177
 T c = t;
 int d;
 d = 1;
 T e;
 auto f = 1; //= w177
 T g;
 g = t;
 int h = sizeof(T);
 int i = T(); //= w177
 int j = (int)t; //= w177
 auto k = (int)t; //= w177
 const T l = t;
 T *m = &t;
 int n = t.x;
 int o = *t.p;
 decltype(t) p = t;
 T q = {1, &h};
 int r = t[0];
 int s = -t;
 int v = t.x + 1;
 bool w = t.x && t.p;
 int x = t.f();
 int y = t.x = 3;
 typename T::U z;
}
struct A { int x; int *p; typedef int U; __device__ operator int(); __device__ int operator[](int); __device__ int operator-(); __device__ int f(); };
__global__ void k(A a) { used(a); }
//## w3
__device__ void u(float b, float c, double d, int i, bool l, unsigned char ch) {
  float a1 = b + c; //= w177
  float a2 = b; //= w177
  double a3 = b; //= w177
  float a4 = d; //= w177
  int a5 = b; //= w177
  float a6 = -b; //= w177
  bool a7 = b < c; //= w177
  float a8 = 1; //= w177
  float a9 = (float)2; //= w177
  double b1 = i; //= w177
  float b2 = ch; //= w177
  bool b3 = b; //= w177
  float b4 = b * 2; //= w177
  double b5 = b + d; //= w177
  long b6 = i; //= w177
  bool b7 = i; //= w177
  int b8 = d; //= w177
  float b9 = l; //= w177
  float c1[2] = {b, c}; //= w177
  float c2[2] = {1, 2}; //= w177
  long double c3 = d; //= w177 w3665
  const float &c4 = b; //= w177
  float c5 = b ? c : b; //= w177
  float c6 = b / c; //= w177
  float c7 = i * b; //= w177
  float c8 = 3 * b; //= w177
  float c9 = float(i); //= w177
  int d1 = (int)b; //= w177
  float d2 = 2.0; //= w177
}
//## w4
struct S { S(); ~S(); S(const S &); int x; };
S one();
S a1() { S s; return s; }
S a2(bool b) { S s; if (b) return s; return s; }
S a3(bool b) { S s, t; if (b) return s; return t; }
S a4(bool b) { S s; if (b) return S(); return s; }
S a5(bool b) { S s; if (b) { S t; return t; } return s; }
S a6(bool b) { if (b) { S t; return t; } return S(); }
S a7(S p) { return p; }
S a8() { S s; return (s); }
S a9() { S s; { S t; } return s; }
__device__ S da1() { S s; return s; } //= 3473 3525
__device__ S da2(bool b) {
  S s; //= 3473 3525
  if (b)
    return s;
  return s; }
__device__ S da3(bool b) {
  S s, t; //= 3473 3525
  if (b)
     return s; //= 3473 3525
  return t; //= 3473 3525
 }
__device__ S da4(bool b) { S s; //= 3473 3525
  if (b)
    return S(); //= 3473 3525
 return s; //= 3473 3525
}
__device__ S da5(bool b) { S s; //= 3473 3525
  if (b) { S t; //= 3473 3525
   return t; } //= 3473 3525
 return s; //= 3473 3525
}
__device__ S da6(bool b) {
  if (b) { S t; //= 3473 3525
   return t; //= 3473 3525
  }
 return S(); //= 3473 3525
}
__device__ S da7(S p) {
  return p; //= 3473 3525
}
__device__ S da8() { S s; //= 3473 3525
  return (s);
}
__device__ S da9() { S s; { S t; } //= 3473 3525
  return s;
}
__device__ const S da10() { S s; //= 3473 3525
  return s;
}
__device__ S da11() { const S s; //= 3473 3525
  return s;
}
__device__ S da12() { S s = one(); //= 3473 3525
  return s;
}
struct D : S {};
__device__ S da13() { D s;
  return s; //= 3473 3525
}
//## x2
#include <vector>
#include <string>
__host__ __device__ int f(std::vector<int> &v, std::string &s) {
   v.push_back(1); //= w3468
   v[1] = 2; //= w3468
   for (int x : v) s += "x"; //= w3468
   return s.size(); //= w3468
}
//## x4
struct H { int m() { return 1; } };
struct B { __host__ __device__ virtual int f() { return 1; } };
struct D : B { int f() override { return 1; } }; //= 3546
__host__ __device__ int loud(D &h) {
   return h.f(); //= w3468
}
struct E : D { __host__ __device__ virtual int g() { return f() + D::f(); } }; //= w3468
__device__ int dev(D &h) {
   return h.f(); //= 3473
}
__device__ inline int unneeded(D &h) {
   return h.f(); //= 3473
}
__device__ int nonvirtual(D &h) {
   return h.D::f(); //= 3473
}
template <class T> __device__ int neverinst(D &h) {
   return h.f();
}
template <class T> __device__ int inst(T &h) {
   return h.f(); //= 3473
}
template <class T> __device__ int pmf(D &h) {
   auto p = &D::f;
   return (h.*p)();
}
__global__ void k(D &h) { inst(h); }
struct V { virtual ~V(); };
struct W : V { };
struct X { X(); virtual ~X(); W w; };
__device__ void dtor(V *p, W *w) {
   p->~V(); //= 3473
   delete w;
   w->V::~V(); //= 3473
   w->~W();
}
__host__ __device__ void hd(V *p, W *w) {
   p->~V(); //= w3468
   delete w;
   w->~W();
}
//## x5
template <class T> T twice(T x) { return x + x; }
struct S { template <class T> static T tw(T x) { return x; } template <class T> T mt(T x) { return x; } };
typedef int (*F)(int);
template <class G> __device__ int call(G g) { return g(1); }
__global__ void k(int *p) {
    F f = twice<int>; //= 3525
    F g = &twice; //= 3525
    p[0] = f(1) + g(1);
    call(twice<int>); //= 3525
    call(&twice<float>); //= 3525
    call<F>(twice); //= 3525
    call(S::tw<int>); //= 3525
    auto m = &S::mt<int>; //= 3525 w177
    F arr[] = {twice, twice<int>}; //= 3525 w177
    bool b = f == twice<int>; //= 3525
    f = twice; //= 3525
    f = b ? twice<int> : nullptr; //= 3525
    static F st = twice<int>; //= 3525 w177
    (*twice<int>)(1); //= 3525
    (&twice<int>)(1); //= 3475 3525
    F *pf = new F(twice); //= 3525
}
constexpr F cf = twice<int>;
__global__ void k2(int *p) {
  p[0] = cf(1); //= 3475 3525
  constexpr F lf = &twice<int>; //= 3525
  p[1] = lf(2); //= 3475 3525
  const F lc = twice; //= 3525
  p[2] = lc(2); //= 3475 3525
  auto r = cf; //= 3525 w177
}
__device__ F ret() { return twice; } //= 3525
//## x6
struct S { S() {} ~S() {} int x; };
struct T { int x = 1; };
struct D2 { __device__ D2() : x(1) {} int x; };
struct CT { constexpr CT() : x(1) {} int x; };
int h();
__device__ int dh();
__global__ void k(int n) {
    static int a = n; //= 3511 w177
    static int b = dh(); //= 3511
    static int c = h(); //= 3511
    static T t; //= w177
    static D2 d; //= 3511
    static const int e = n; //= 3511 w177
    __shared__ D2 f; //= w3511
    static D2 g[2]; //= 3511
    __shared__ T u; //= w177
    __shared__ S v;
    __shared__ int w[2]; //= w177
}
//## x6a
struct D2 { __device__ D2() : x(1) {} int x; };
__global__ void k(int n) {
    static int a = n; //= 3511 w177
    static D2 d; //= 3511
}
//## x6b
struct S { S() {} int x; };
struct S2 { ~S2() {} int x; };
__global__ void k(int n) {
    static S a;
    static S2 b;
}
//## x6c
int h();
__global__ void k(int n) {
    static int a = h(); //= 3511
}
//## x6d
struct S { S() {} int x; };
template <class T> __device__ void t() {
    static T a;
}
__device__ void never() { static S a; }
__device__ inline void never2() { static S a; static int b = threadIdx.x; } //= 3511 w177
__global__ void k(int n) {
  t<S>();
}
//## y1
struct H {
  int body() { return 1; }
  int nobody();
  static int sbody() { return 1; }
  static int snobody();
  __host__ int ann() { return 1; }
  __host__ __device__ int n1() { return body(); } //= w3471
  __host__ __device__ int n2() { return nobody(); }
  __host__ __device__ int n3() { return this->body(); } //= w3471
  __host__ __device__ int n4() { return sbody(); } //= w3471
  __host__ __device__ int n5() { return this->nobody(); }
  int out();
};
int H::out() { return 1; }
int fbody() { return 1; }
inline int ibody() { return 1; }
int fnobody();
namespace n { int nbody() { return 1; } }
static int stbody() { return 1; }
template <class T> int tbody(T) { return 1; }
__host__ __device__ void plain(H &h) {
  h.body(); //= w3468 w3471
  h.nobody(); //= w3468
  H::sbody(); //= w3468 w3471
  H::snobody(); //= w3468
  fbody(); //= w3468
  ibody(); //= w3468 w3471
  fnobody(); //= w3468
  h.ann(); //= w3468 w3471
  h.out(); //= w3468
  n::nbody(); //= w3468
  stbody(); //= w3468
  tbody(1); //= w3468
  auto l = [](int x) { return x; };
  l(1);
  ::fbody(); //= w3468
  (fbody)(); //= w3468
  int (*p)() = fbody;
  p();
}
//## y2
#include <functional>
#include <sstream>
#include <vector>
#include <memory>
struct VV : std::vector<int> { int size2() { return size(); } };
__host__ __device__ void plain(std::function<int()> &f, std::vector<int> &v, std::unique_ptr<int> &u, std::ostream &os, std::string &s, VV &vv) {
  f(); //= w3468
  v.clear(); //= w3468
  v.size(); //= w2809 w3468
  u.reset(); //= w3468
  *u; //= w3468
  u.get(); //= w3468
  os.flush(); //= w3468
  s.clear(); //= w3468
  vv.size2(); //= w3468 w3471
  vv.size(); //= w2809 w3468
}
//## y3
template <class T> struct H {
  T body() { return 1; }
  T nobody();
  static T sbody() { return 1; }
  T operator()(int) const;
};
template <class T> T H<T>::nobody() { return T(); }
struct L { int body() { return 1; } };
__host__ __device__ void plain(H<int> &h) {
  h.body(); //= w3468
  h.nobody(); //= w3468
  H<int>::sbody(); //= w3468
  h(1); //= w3468
  struct M { int b() { return 1; } } m;
  m.b(); //= w3468 w3471
}
struct MM { __host__ __device__ void f() { L l; l.body(); } L l; __host__ __device__ void g() { l.body(); } }; //= w3471
//## arr1
struct S { S(); ~S(); S(int); S(const S &); };
struct C { constexpr C() : x(1) {} constexpr C(int x) : x(x) {} int x; };
__global__ void k() {
    S a[3];
    S b[2] = {1, 2};
    S c[2] = {1};
    S d[2][2];
    S e[2] = {S(), S(1)};
    C f[2]; //= 3476 w177
    C g[2] = {1, 2}; //= 3476 w177
    const S &r = a[0]; //= w177
}
//## arr5
struct S { __device__ S() {} ~S() {} int x; };

__global__ void k(S *p, int n) {
    S a[2];
    {
      S b[2];
      n++;
    } //= 3525
    if (n) return; //= 3525
    S c[3];
    n++;
    p[0].x = n; //= 3525
}
//## arr6
struct S { S(); ~S(); S(const S &); };
struct A { S s[2]; };
__device__ A f(A a) {
   A b = a;
   return b;
}
__global__ void k(A *p) {
   *p = f(*p);
   static S st[2]; //= 3511
   __shared__ S sh[2]; //= w3511
}
//## alloc1
struct S { int x; void *operator new(size_t); void operator delete(void *); };
struct T { int x; void *operator new(size_t) { return nullptr; } void operator delete(void *) {} };
struct U { int x; __device__ U() {} void *operator new[](size_t) { return nullptr; } void operator delete[](void *) {} };
struct V { int x; __device__ V() {} __device__ ~V() {} void *operator new[](size_t) { return nullptr; } void operator delete[](void *) {} };
struct W { int x; __device__ void *operator new(size_t); __device__ void operator delete(void *); };
struct X { int x; __device__ X() {} __device__ ~X() {} void *operator new(size_t) { return nullptr; } void operator delete(void *) {} };
__global__ void k(int n) {
    S *a = new S; //= 3475 3525
    delete a; //= 3475 3525
    T *b = new T; //= 3475 3525
    delete b; //= 3475 3525
    U *c = new U[2]; //= 3525
    delete[] c; //= 3475 3525
    V *d = new V[2]; //= 3525
    delete[] d; //= 3525
    W *e = new W;
    delete e;
    X *f = new X; //= 3475 3525
    delete f; //= 3475 3525
    T *g = new T(); //= 3475 3525
    T *h = new T{1}; //= 3475 3525
}
__host__ __device__ void hd() {
    S *a = new S; //= w3468
    delete a; //= w3468
    V *d = new V[2];
    delete[] d;
}
//## vb1
struct V { __device__ V() {} int v; };
struct A : virtual V { A(); ~A(); A(const A &); };
struct B : virtual V { B() {} ~B() {} B(const B &) {} B(int) {} }; //= 3473 3525 w3468
struct H { H() {} ~H() {} };
struct C : virtual H { __device__ C() {}
 __device__ ~C() {
 } };
struct D : virtual H { };
__device__ void f1() { A a;
 }
__device__ void f2() { A a;
  A b = a;
 }
__device__ void f3() { B a;
 }
__device__ void f4() { B a;
  B b = a;
 }
__device__ void f5() { B a(1);
 }
__global__ void k(int *p) {
   C c;
   D d;
   p[0] = 1;
}
__host__ __device__ void hd() { A a; B b;
}
//## vb2
struct V { __device__ V() {} int v; };
struct B : virtual V { B() {} ~B() {} B(const B &) {} B(int) {} }; //= 3473 3525
__global__ void k(int *p) {
   new B;
   new B(1);
   delete (B *)p;
   B();
}
//## vb3
struct V { __device__ V() {} int v; };
struct B : virtual V { B() {}
   ~B() {}
   B(const B &);
  };
B::B(const B &) {}
struct D : B { __device__ D() {} __device__ D(int) {} //= 3473 3525
 __device__ ~D() {} }; //= 3473 3525
struct E : B {};
__global__ void k(int *p) {
   D d;
   D d2(1);
   E e;
}
//## st1
struct S { S() {} ~S() {} int x; };
struct T { T(int); int x; };
struct C { constexpr C(int x) : x(x) {} int x; };
struct CD { constexpr CD(int x) : x(x) {} ~CD(); int x; };
int h(); constexpr int ch() { return 1; }
template <class T> __device__ void t() { static int a = threadIdx.x; static T b(1); } //= w177
__device__ void u(int n) {
  static T a(1);
  static T b = 2;
  static C c(1); //= 3474 w177
  static C c2(n);
  static CD cd(1); //= 3474
  static int d = h() + h();
  static int e = 1 + sizeof(n); //= w177
  static int *p = &d; //= w177
  static S s;
  static int g{h()};
  static S ss[2];
  static const int &r = n; //= w177
  static const int &r2 = 1; //= w177
  static auto l = [n] { return n; }; //= w177
  static auto l2 = [](int n) { return h(); }; //= w177
  static T *tp = new T(1);
  if (n) { static int q = n; } //= w177
  t<T>();
}
//## st2
struct S { S(); ~S(); int x; };
struct T { S s; };
struct D { __device__ D(); int x; };
struct CO { constexpr CO() : x(1) {} int x; };
struct DE { DE() = default; int x; };
struct NE { NE() {} int x; };
struct DI { int x = 1; };
__global__ void u(int n) {
  __shared__ S a;
  __shared__ T b;
  __shared__ D d;
  __shared__ CO e; //= 3476 w177
  __shared__ DE f; //= w177
  __shared__ NE g;
  __shared__ DI h; //= w177
  __shared__ S i[2];
  __shared__ NE j[2];
  static __shared__ NE k;
  extern __shared__ S l[];
}
//## vb4
struct V { __device__ V() {} int v; };
struct B : virtual V {
  B()
  { //= 3473 3525 w3468
    x = 1;
  }
  ~B()
  {
    x = 2;
  }
  B(int y)
    : x(y)
  { //= w3468
    x = 1;
  }
  B(float y);
  int x;
};
B::B(float y)
  : x(y)
{ //= 3473 3525
  x = 1;
}
__host__ __device__ void hd() { B b(1); }
__global__ void k(int *p) {
   B b;
   new B(1);
   B c(1.0f);
}
//## vb5
struct V { V() {} int v; };
struct B : virtual V {
  __device__ B()
  {
    x = 1;
  }
  __device__ ~B()
  {
    x = 2;
  }
  int x;
};
struct C : B {
  __device__ C()
  {
    x = 1;
  }
};
__global__ void k(int *p) {
   B b;
   C c;
} //= 3473 3525
//## st1_2
struct S { S() {} ~S() {} int x; };
struct T { T(int); int x; };
struct C { constexpr C(int x) : x(x) {} int x; };
struct CD { constexpr CD(int x) : x(x) {} ~CD(); int x; };
int h(); constexpr int ch() { return 1; }
template <class T> __device__ void t() { static int a = threadIdx.x; static T b(1); } //= 3511 w177
__device__ void u(int n) {
  static T a(1);
  static T b = 2;
  static C c2(n);
  static CD cd(n);
  static int d = h() + h();
  static int e = 1 + sizeof(n); //= w177
  static int *p = &d; //= w177
  static S s;
  static int g{h()};
  static S ss[2];
  static const int &r = n; //= w177
  static const int &r2 = 1; //= w177
  static auto l = [n] { return n; }; //= w177
  static auto l2 = [](int n) { return h(); }; //= w177
  static T *tp = new T(1);
  if (n) { static int q = n; } //= w177
  t<T>();
}
//## st2_2
struct S { S(); ~S(); int x; };
struct T { S s; };
struct D { __device__ D(); int x; };
struct DE { DE() = default; int x; };
struct NE { NE() {} int x; };
struct DI { int x = 1; };
__global__ void u(int n) {
  __shared__ S a; //= w3511
  __shared__ T b; //= w3511
  __shared__ D d; //= w3511
  __shared__ DE f; //= w177
  __shared__ NE g;
  __shared__ DI h; //= w177
  __shared__ S i[2]; //= w3511
  __shared__ NE j[2];
  static __shared__ NE k;
  extern __shared__ S l[];
}
//## st3
struct D { D(); ~D(); int x; };
int h();
template <class T> __device__ void never(T x) {
  static int a = x;
}
template <class T> __device__ void once(T x) {
  static int a = x; //= w177
  static D d;
}
__host__ __device__ inline void hd(int n) {
  static int a = n; //= 3511 w177
  static D d; //= 3511
}
__host__ __device__ void hd2(int n) {
  static int a = n; //= w177
  static D d;
  auto l = [] { static int b = h(); };
  l();
}
__global__ void k() { once(1); }
//## st4
struct D { D(); ~D(); int x; };
struct E { __device__ E() {} ~E() {} int x; };
__global__ void k(int n) {
  __shared__ D d; //= w3511
  static E e;
  if (n) return;
  static D f; //= 3511
  __shared__ E g;
  n++;
}
//## so1
int h();
__device__ void a(int n) { h(); }
__device__ void b(int n) {
  static int s = n; //= 3511 w177
  h();
}
__device__ void c(int n) {
  static int s = n; //= w177
  h();
}
__global__ void k(int n) { h(); }
__global__ void k2(int n) {
  static int s = n; //= w177
}
//## so2
int h();
struct S { __device__ int m(int n) {
   static int s = n; return 1; } }; //= 3511 w177
__device__ void a(int n) { h(); }
__global__ void k(int n) {
  static int s = n; //= w177
  S().m(1);
}
__device__ void b(int n) { h();
 static int s = n; //= w177
}
__device__ void c(int n) { h(); }
//## fo2
struct Less { bool operator()(int a, int b) const { return a < b; } };
template <class C> __host__ __device__ bool sort2(int a, int b, C c) {
return c(b, a); } //= w3468
__global__ void k() { sort2(1, 2, Less()); }
//## fo3
struct Less { bool operator()(int a, int b) const { return a < b; } };
template <class C> __host__ __device__ bool sort2(int a, int b, C c) {
return c(b, a); } //= w3468
template <class C> __host__ __device__ bool sort3(int a, int b, C c) {
return c(b, a); } //= w3468
__global__ void k() { sort2(1, 2, Less()); }
void host() { sort3(1, 2, Less()); }
//## fo4
struct Less { bool operator()(int a, int b) { return a < b; } };
template <class C> __host__ __device__ bool sort2(int a, int b, C c) {
return c(b, a); } //= w3468
__host__ __device__ void hd() { sort2(1, 2, Less()); }
__host__ __device__ void hd2() {
 Less()(1, 2); } //= w3468 w3471
//## fo5
struct Less { bool operator()(int a, int b) const { return a < b; } bool m() const { return true; } };
struct Both { __host__ __device__ bool operator()(int a, int b) const { return a < b; } };
template <class C> __host__ __device__ bool sort2(int a, int b, C c) {
return c(b, a); } //= w3468
__host__ __device__ void hd2() {
 Less()(1, 2); //= w3468 w3471
 Less().m(); } //= w3468 w3471
void host() { sort2(1, 2, Less()); }
//## fo6
struct Less { bool operator()(int a, int b) const { return a < b; } bool m() const { return true; } };
template <class C> __host__ __device__ bool sort2(int a, int b, C c) {
return c(b, a); } //= w3468 w3470
void host() { sort2(1, 2, [](int a, int b) { return a < b; }); sort2(1, 2, Less()); }
//## fo7
struct Less { bool operator()(int a, int b) const { return a < b; } bool m() const { return true; } };
struct Both { __host__ __device__ bool operator()(int a, int b) const { return a < b; } };
template <class C> __host__ __device__ bool sort2(int a, int b, C c) {
return c(b, a); } //= w3468
void host() { sort2(1, 2, Both()); sort2(1, 2, Less()); }
//## fp1
struct L1 { bool operator()(int a) { return a; } };
struct L2 { bool operator()(int a) { return true; } };
struct L3 { int operator()(int a) { return a; } };
struct L4 { bool operator()() { return true; } };
struct L5 { bool operator()(int a, int b) { return a < b; } };
template <class C> __host__ __device__ bool s1(int a, C c) {
return c(1); } //= w3468 w3471
template <class C> __host__ __device__ bool s2(int a, C c) {
return c(a); } //= w3468 w3471
template <class C> __host__ __device__ bool s3(int a, C c) {
c(1); return false; } //= w3468 w3471
template <class C> __host__ __device__ bool s4(int a, C c) {
c(a); return false; } //= w3468 w3471
template <class C> __host__ __device__ void s5(int a, C c) {
c(a); } //= w3468 w3471
template <class C> __host__ __device__ bool s6(int a, C c) {
return c(); } //= w3468 w3471
template <class C> __host__ __device__ bool s7(int a, C c) {
return c(1, 2); } //= w3468 w3471
template <class C> __host__ __device__ int s8(int a, C c) {
return c(a); } //= w3468 w3471
__global__ void k() { s1(1, L1()); s2(1, L1()); s3(1, L1()); s4(1, L1()); s5(1, L1()); s6(1, L4()); s7(1, L5()); s8(1, L3()); }
//## fp2
struct L1 { bool operator()(int a) { return a; } };
struct L2 { bool operator()(int a) { return true; } };
template <class C> __host__ __device__ bool s1(C c) {
return c(1); } //= w3468 w3471
template <class C> __host__ __device__ bool s2(int a, C c) {
return c(1); } //= w3468 w3471
template <class C> __host__ __device__ bool s3(C c, int a) {
return c(1); } //= w3468 w3471
template <class C> __host__ __device__ bool s4(C c) {
return c(1); } //= w3468 w3471
template <class C> __host__ __device__ bool s5(C c) {
return c(1); } //= w3468 w3471
void g() { s1(L1()); s2(1, L1()); s3(L1(), 1); L1 l; s4(l); }
__global__ void k() { L2 l; s5(l); }
//## fp3
struct L2 { bool operator()(int a) { return true; } };
template <class C> __host__ __device__ bool s5(C c) {
return c(1); } //= w3468 w3471
__global__ void k(L2 l) { s5(l); }
//## fp4
struct L2 { bool operator()(int a) { return true; } };
template <class C> __host__ __device__ bool s5(C c) {
return c(1); } //= w3468 w3471
__global__ void k(L2 l) { s5(l); s5(L2()); }
//## fp5
struct L2 { bool operator()(int a) { return true; } };
template <class C> __host__ __device__ bool s5(C c) {
return c(1); } //= w3468 w3471
__global__ void k(L2 l) { s5(L2()); }
//## fp6
struct L2 { bool operator()(int a) { return true; } int x; };
template <class C> __host__ __device__ bool s5(C c) {
return c(1); } //= w3468 w3471
__global__ void k(L2 l) { s5(L2()); }
//## q1
struct L { bool operator()(int a, int b) const { return a < b; } };
template <class C> __host__ __device__ bool s(int a, int b, C c) {
return c(2, 1); } //= w3468 w3471
__global__ void k() { s(1, 2, L()); }
//## q2
struct L { bool operator()(int a, int b) const { return a < b; } };
template <class C> __host__ __device__ bool s(int a, int b, C c) {
return c(a, a); } //= w3468
__global__ void k() { s(1, 2, L()); }
//## q3
struct L { bool operator()(int a, int b) const { return a < b; } };
template <class C> __host__ __device__ bool s(int a, C c) {
return c(2, 1); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q4
struct L { bool operator()(int a, int b) const { return a < b; } };
template <class C> __host__ __device__ bool s(int a, C c) {
return c(a, a); } //= w3468
__global__ void k() { s(1, L()); }
//## q5
struct L { bool operator()(int a, int b) const { return a < b; } };
template <class C> __host__ __device__ bool s(C c) {
return c(2, 1); } //= w3468 w3471
__global__ void k() { s(L()); }
//## q6
struct L { bool operator()(int a, int b) const { return a < b; } };
template <class C> __host__ __device__ bool s(C c) {
return c(3, 3); } //= w3468 w3471
__global__ void k() { s(L()); }
//## q7
struct L { bool operator()(int a, int b) { return a < b; } };
template <class C> __host__ __device__ bool s(int a, int b, C c) {
return c(2, 1); } //= w3468 w3471
__global__ void k() { s(1, 2, L()); }
//## q8
struct L { bool operator()(int a, int b) { return a < b; } };
template <class C> __host__ __device__ bool s(int a, int b, C c) {
return c(a, a); } //= w3468
__global__ void k() { s(1, 2, L()); }
//## q9
struct L { bool operator()(int a, int b) { return a < b; } };
template <class C> __host__ __device__ bool s(int a, C c) {
return c(2, 1); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q10
struct L { bool operator()(int a, int b) { return a < b; } };
template <class C> __host__ __device__ bool s(int a, C c) {
return c(a, a); } //= w3468
__global__ void k() { s(1, L()); }
//## q11
struct L { bool operator()(int a, int b) { return a < b; } };
template <class C> __host__ __device__ bool s(C c) {
return c(2, 1); } //= w3468 w3471
__global__ void k() { s(L()); }
//## q12
struct L { bool operator()(int a, int b) { return a < b; } };
template <class C> __host__ __device__ bool s(C c) {
return c(3, 3); } //= w3468 w3471
__global__ void k() { s(L()); }
//## q1_2
struct L { int operator()(int a) { return a; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(a); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q2_2
struct L { int operator()(int a) { return a + 1; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(a); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q3_2
struct L { int operator()(int a) { return 1; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(a); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q4_2
struct L { int operator()(int a) { int b = a; return b; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(1); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q5_2
struct L { int operator()(int a) { int b = a; for (int i = 0; i < a; i++) b += i; return b; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(1); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q6_2
struct L { int operator()(int a) { int b = a; return b; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(a); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q7_2
struct L { int operator()(int a, int b) { return a; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(a, 1); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q8_2
struct L { int operator()(int a, int b) { return a; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(1, a); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q9_2
struct L { int operator()(int a, int b) { return b; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(a, a); } //= w3468
__global__ void k() { s(1, L()); }
//## q10_2
struct L { int operator()(int a, int b) { return b; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(a + 1, 2); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q11_2
struct L { int operator()(const int &a) { return a; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(a); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q12_2
struct L { int operator()(const int &a, const int &b) { return a; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(a, a); } //= w3468
__global__ void k() { s(1, L()); }
//## q13
struct L { int operator()(int *a) { return *a; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(&a); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q14
struct L { int operator()(L a) { return 1; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(c); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q15
struct L { int operator()(const L &a) { return 1; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(c); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q16
struct L { int m(int a) { return a; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c.m(a); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q17
struct L { int m(int a, int b) { return a + b; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c.m(a, a); } //= w3468
__global__ void k() { s(1, L()); }
//## q18
struct L { void operator()(int &a) { a = 2; } };
template <class C> __host__ __device__ int s(int a, C c) {
c(a); return 1; } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q19
struct L { int operator()(float a) { return 1; } };
template <class C> __host__ __device__ int s(int a, C c) {
return c(a); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## q20
struct L { int operator()(int a, int b) { return a + b; } };
template <class C> __host__ __device__ int s(int a, C c) {
int x = 1; return c(a, x); } //= w3468
__global__ void k() { s(1, L()); }
//## q21
struct L { int operator()(int a, int b) { return a + b; } };
template <class C> __host__ __device__ int s(int a, C c) {
const int x = 1; return c(2, x); } //= w3468 w3471
__global__ void k() { s(1, L()); }
//## initializers_fold_calls c++20
constexpr int hc(int x) { return x + 1; }
template<class T> constexpr T ht(T x) { return x + 1; }
struct F { constexpr int operator()(int x) const { return x + 1; } constexpr int m(int x) const { return x; } static constexpr int s(int x) { return x; } };
struct C { int v; constexpr C(int v = 2) : v(v) {} constexpr operator int() const { return v; } constexpr C operator+(C o) const { return C(v + o.v); } };
struct D { int v; constexpr D(int v) : v(v) {} ~D() = default; };
enum class En { a }; constexpr En he() { return En::a; }
constexpr const char *hs() { return "a"; }
constexpr F gf{};
struct S1 { int v; int d = hc(3); int e = ht(3); __device__ S1() : v(1) {} };
struct S2 { int v; int d = F{}(3); int e = F{}.m(3); int f = F::s(3); int g = gf(3); __device__ S2() : v(1) {} };
struct S3 { int v; C a = C(3); C b{3}; C c = 3; C d = C(3) + C(4); int e = C(3); int f = (C(3) + C(4)).v; D g = D(3); __device__ S3() : v(1) {} };
struct S4 { int v; int a = hc(3) + v; int b = v ? hc(3) : 2; int c = (hc(1), v); int d = -hc(3); int e = (int)(hc(3) * 2.5f); bool f = hc(1) > v && hc(2); int g[2] = {hc(1), hc(2)}; __device__ S4() : v(1) {} };
struct S5 { int v; En e = he(); const char *s = hs(); static const int q = hc(4); int r = q; __device__ S5() : v(1) {} };
struct S6 { int v; int d = [](int x) { return x; }(3); int e = 1 + [](auto x) { return x; }(3); int f = [y = 3](int x) { return x + y; }(3); int g = [](int x) { return hc(x); }(3); __device__ S6() : v(1) {} };
template<class T> struct S7 { T v; T d = ht(T(3)); T e = T(hc(3)); __device__ S7() : v(1) {} };
struct A1 { int v; int e = hc(2); }; struct A2 { int e = hc(2); C c = C(3); };
__device__ int d1(int v, int d = [](int x) { return x; }(3), int e = hc(3), int f = F{}(3)) { return d + e + f; }
__device__ int d2(int v = F::s(3), C c = C(3), const C &r = C(3)) { return v + c.v + r.v; }
template<class T> __device__ T d3(T v, T f = ht(T(3))) { return f; }
__device__ int d4(int v, C c = 3, C d = C(3) + C(4)) { return c.v + d.v; }
__global__ void k(int *p) {
  S1 s1; S2 s2; S3 s3; S4 s4; S5 s5; S6 s6; S7<float> s7; A1 a1; A1 a2{3}; A1 a3 = {}; A2 b1; A2 b2{};
  p[0] = s1.d + s2.d + s3.e + s4.a + s5.r + s6.d + s7.d + a1.e + a2.e + a3.e + b1.e + b2.e + d1(1) + d2() + d3(1) + d4(1);
}
//## bodies_call_constants_too c++20
constexpr int hc(int x) { return x + 1; }
struct F { constexpr int operator()(int x) const { return x + 1; } constexpr int m(int x) const { return x; } };
constexpr F gf{};
__global__ void k(int *p) {
  p[0] = hc(3); //= 3476
  p[1] = gf.m(3); //= 3476
  F f; p[3] = f(3); //= 3476
  const int c = hc(5); p[5] = c; //= 3476
  constexpr int d = hc(6); p[6] = d; //= 3476
}
//## parts_of_constants_are_replaced c++17
struct S { static constexpr float c[3] = {1, 2, 3}; static constexpr int m[2][2] = {{1, 2}, {3, 4}}; static constexpr int i[2] = {1, 2}; };
struct P { int x; int a[2]; };
struct Q { int x; __device__ Q(int a, int b = 0) : x(a + b) {} };
constexpr int g[3] = {1, 2, 3}, m2[2][2] = {{1, 2}, {3, 4}};
constexpr P p{1, {2, 3}}, pa[2] = {{1}, {2}};
constexpr const char *names[2] = {"a", "b"};
template <class T> constexpr T vt[2] = {1, 2};
template <class T> struct D { static constexpr T v[2] = {1, 2}; static constexpr P w{1, {2, 3}}; __device__ static int f() { return v[1]; } };
struct R { int x; __device__ R() : x(g[1]) {} };
struct R2 : Q { int y; __device__ R2(int j) : Q(g[1], j), y{j + g[1]} {} };
__device__ int take(int, int = 0);
__device__ P list(int i) { return {g[1], {i}}; }
__device__ P copy() { return pa[1]; }
template <int I> __device__ int in() { int z = g[I]; return S::i[I] + z; }
__device__ int member() { return S::i[1]; }
__global__ void k(int *o, int i, float *f) {
  *o = S::i[1]; *f = S::c[1]; *o = (int)S::c[1]; *o = S::m[1][0]; *o = 1 + S::i[1]; *o = S::i[1] + i; *o = (i + 0) + S::i[1]; *o = i + (int)S::i[1];
  *o = i ? S::i[1] : 0; *o = 1 ? S::i[1] : i; *o = i && S::i[1]; *o += S::i[1]; *o = take(1, S::i[1]); *o = D<int>::v[1]; *o = D<int>::f(); *o = D<int>::w.a[0];
  *o = *(g + 1); *o = *g; *o = i + *(g + 1); *o = *&g[1]; *o = **m2; *o = *p.a; *o = p.x; *o = (&p)->x; *o = pa[1].x; *o = (pa + 1)->x; *o = i + pa[1].x;
  int a = g[1], b(g[1]), c{g[1]}, d = i + g[1], e = take(g[1]), h[2] = {g[1], i}, j = vt<int>[1]; const int n = g[1]; constexpr int q = g[1]; static const int s = g[1];
  P z = pa[1], y{g[1]}; Q r(g[1]), t = g[1], u{g[1], i}; R v; R2 w(i); auto [b1, b2] = pa[1];
  auto l = [=](int j) { return j + g[1]; }; auto l2 = [x = g[1]] { return x; }; int *nw = new int(g[1]);
  if (int k = g[1]) *o = k;
  if constexpr (g[1] == 2) *o = 1;
  for (int k = g[0]; k < i; ++k) *o = k;
  switch (i) { case g[1]: *o = 1; }
  const char *text = names[0]; bool is = names[0] != nullptr; y = {g[1], {i}};
  (void)g[1];
  *o = a + b + c + d + e + h[0] + j + n + q + s + z.x + y.x + r.x + t.x + u.x + v.x + w.x + b1 + l(1) + l2() + *nw + text[0] + is + list(1).x + copy().x + in<1>() + member() + sizeof(g[i]);
}
//## parts_of_constants_are_missing c++17
struct S { static constexpr float c[3] = {1, 2, 3}; static constexpr int i[2] = {1, 2}; static const int n[2]; };
const int S::n[2] = {1, 2};
struct P { int x; int a[2]; };
constexpr int g[3] = {1, 2, 3}, m2[2][2] = {{1, 2}, {3, 4}};
const int h[3] = {1, 2, 3};
constexpr P p{1, {2, 3}}, pa[2] = {{1}, {2}};
template <class T> constexpr T vt[2] = {1, 2};
struct M { static constexpr int i[2] = {1, 2}; static constexpr int n = 4; };
struct R { int x; __device__ R(int j) :
  x(j + g[1]) {} }; //= 3525
__device__ int take(int); __device__ int bind(const int &);
__device__ int plain() {
  return g[1]; } //= 3525
__device__ auto deduced() {
  return g[1]; } //= 3525
__global__ void k(int *o, int i, float *f) {
  *o = g[1]; //= 3525
  *o = (int)g[1]; //= 3525
  *o = m2[1][0]; //= 3525
  *o = p.a[1]; //= 3525
  *o = h[1]; //= 3525
  *o = S::n[1]; //= 3525
  *o = g[i]; //= 3525
  *o = S::i[i]; //= 3525
  *o = i + S::i[1]; //= 3525
  *o = S::i[1] * S::i[0]; //= 3525
  *o = i < S::i[1]; //= 3525
  *o = o[S::i[1]]; //= 3525
  *o = g[1] + 1; //= 3525
  *o = take(g[1]); //= 3525
  *o += g[1]; //= 3525
  if (g[1] == i) *o = 1; //= 3525
  *o = vt<int>[1]; //= 3525
  M m; *o = m.i[i]; //= 3525
  const int *q = &m.n; //= 3525
  const int &r = g[1]; //= 3525
  int z = i ? 1 : g[1]; //= 3525
  int y = bind(g[1]); //= 3525
  int x = g[i]; //= 3525
  *o = int{g[1]}; //= 3525
  *o = pa[i].x + *q + r + z + y + x + R(i).x + plain() + deduced(); //= 3525
}
//## a_host_variable_for_a_host_constructor
struct L { L(int &); __device__ ~L(); };
int m; int a[3];
__global__ void k() { L l(m); } //= 3475 3525 w3553
//## host_variables_for_constructors
struct L { __device__ L(int &, int = 0); __device__ L(int *, int); }; struct V { __device__ V(int); __device__ V(const int &, int); };
int m; int a[3];
__device__ void a1() { L l(m); } //= 3525 w3553
__device__ void a2() { L l(m, 2); } //= 3525 w3553
__device__ void a3() { L l{m}; } //= 3525 w3553
__device__ void a4() { L l = m; } //= 3525 w3553
__device__ void a5() { L l = {m, 3}; } //= 3525 w3553
__device__ void a6() { L l(a, 3); } //= 3525 w3553
__device__ void a7() { L l{a, 3}; } //= 3525 w3553
__device__ void b1() { V v(m); } //= 3525 w3551
__device__ void b2() { V v{m}; } //= 3525 w3551
__device__ void b3() { V v = m; } //= 3525 w3551
__device__ void b4() { V v(m, 2); } //= 3525 w3553
__device__ void b5() { V v(2, m); } //= 3525 w3551
__device__ void b6() { V v[2] = {m, m}; } //= 3525 w3551
__device__ void b7() { L l[2] = {m, {m, 2}}; } //= 3525 w3553
__device__ void c1() { L{m}; } //= 3525 w3553
__device__ void c2() { L(m, 2); } //= 3525 w3553
__device__ void c3() { new L(m); } //= 3525 w3553
__device__ void c4() { new L{m, 2}; } //= 3525 w3553
__device__ void c5() { new V(m); } //= 3525 w3551
__device__ void c6() { (L)m; } //= 3525 w3553
__device__ void c7() { static_cast<L>(m); } //= 3525 w3553
__device__ void c8() { (void)V(m); } //= 3525 w3551
__device__ L c9() { return m; } //= 3525 w3553
__device__ V d1() { return m; } //= 3525 w3551
__device__ L d2() { return {m, 3}; } //= 3525 w3553
__device__ void tl(L); __device__ void tv(V); __device__ void tc(const V &);
__device__ void d3() { tl(m); } //= 3525 w3553
__device__ void d4() { tv(m); } //= 3525 w3551
__device__ void d5() { tc(m); } //= 3525 w3551
__device__ void d6() { tl({m, 2}); } //= 3525 w3553
struct H { L l; V v; __device__ H() : l(m), v(m) {} }; //= w3551 w3553
struct H2 { L l; V v; __device__ H2() : l{m}, v{m} {} }; //= w3551 w3553
struct H3 { L l; V v; };
__device__ void d7() { H3 h{m, m}; } //= 3525 w3551 w3553
__device__ void d8() { H3 h = {{m}, {m, 2}}; } //= 3525 w3553
__device__ void d9() { auto f = [x = L(m)] { }; } //= 3525 w3553
__device__ void e1() { auto f = [&x = m] { }; } //= 3525 w177 w3553
//## host_objects_for_constructors
struct M { int x; }; struct L { __device__ L(M &); }; struct C { __device__ C(const M &); }; struct W { __device__ W(M); };
M m; static M n[2]; const M o{1};
__device__ void a1() { L l(m); } //= 3525 w3553
__device__ void a2() { L l(n[0]); } //= 3525 w3553
__device__ void a3() { C l(o); } //= 3525
__device__ void a4() { C l(m); } //= 3525 w3553
__device__ void a5() { W l(m); } //= 3525 w3551
__device__ void a6() { W l = m; } //= 3525 w3551
__device__ void a7() { C l{m}; } //= 3525 w3553
__device__ void a8() { W l{n[1]}; } //= 3525 w3551
__device__ void a9() { M x(m); } //= 3525 w177 w3551
__device__ void b1() { M x = m; } //= 3525 w177 w3551
__device__ void b2() { M x{m}; } //= 3525 w177 w3551
__device__ void b3() { M x = {m.x}; } //= 3525 w177 w3551
__device__ void b4() { M &x{m}; } //= 3525 w177 w3553
__device__ void b5() { M &x(m); } //= 3525 w177 w3553
//## host_variables_for_lists
#include <initializer_list>
int m;
struct L { __device__ L(std::initializer_list<int>); __device__ L(int, const char *); };
struct P { __device__ P(std::initializer_list<const int *>); };
__device__ void a1() { L l{m}; } //= 3525 w3551
__device__ void a2() { L l = {m, 2}; } //= 3525 w3551
__device__ void a3() { L l({m}); } //= 3525 w3551
__device__ void a4() { L l(m, "a"); } //= 3525 w3551
__device__ void a5() { P l{&m}; } //= 3525 w3553
//## host_variables_for_constructors_of_templates
template <class T> struct L { template <class U> __device__ L(U &&u); __device__ L(T &t, int); };
int m;
__device__ void a1() { L<int> l(m); } //= 3525 w3553
__device__ void a2() { L<int> l{m}; } //= 3525 w3553
__device__ void a3() { L<int> l(m, 2); } //= 3525 w3553
template <class T> __device__ void a4() { L<T> l(m, 2); L<T> q(m); } //= 3525 w3553
__device__ void a5() { a4<int>(); }
template <class T> struct G { T &r; __device__ G(T &x) : r(x) {} };
template <class T> G(T &) -> G<T>;
__device__ void a6() { G g(m); } //= 3525 w3553
__device__ void a7() { G<int> g(m); } //= 3525 w3553
//## unused_arrays_and_aggregates_of_constructed_elements
struct V { __device__ V(int); };
int m;
__device__ void b6() { V v[2] = {m, m}; } //= 3525 w3551
__device__ void b7() { V v[2] = {1, 2}; }
__device__ void b8() { V v[2] = {V(1), 2}; }
__device__ void b9(int k) { V v[2] = {k, k}; }
__device__ void c1(int k) { V v[2] = {{k}, {k}}; }
struct H { V v; int x; };
__device__ void c2(int k) { H h = {k, k}; }
__device__ void c3(int k) { H h = {{k}, k}; }
__device__ void c4(int k) { H h{V(k), k}; }
void d6() { V v[2] = {m, m}; }
void d7() { V v[2] = {1, 2}; }
struct U { U(int) {} }; struct G { U u; int x; };
void e1(int k) { U v[2] = {k, k}; }
void e2(int k) { U v[2] = {{k}, {k}}; }
void e3(int k) { G h = {k, k}; }
void e4(int k) { G h = {{k}, k}; }
void e5(int k) { G h{U(k), k}; }
void e6(int k) { U h{k}; U i(k); U j = k; U l[3] = {1, 2, 3}; }
//## unused_arrays_in_templates
struct V { __device__ V(int); };
template <class T> __device__ void b9(int k) { V v[2] = {k, k}; }
template <class T> __device__ void c1(int k) { V v[2] = {{k}, {k}}; }
template <class T> __device__ void c2(int k) { T v[2] = {{k}, {k}}; } //= w991
template <class T> __device__ void c3(int k) { T v[2] = {k, k}; }
template <class T> __device__ void c4(int k) { T v[2]; T w = k; T x(k); V y(k); V z{k}; }
__device__ void g() { b9<int>(1); c1<int>(1); c2<int>(1); c3<int>(1); c4<int>(1); c2<V>(1); c3<V>(1); }
//## comparisons_with_zero_behind_three_way_operators c++20
#include <compare>
struct A { int x; auto operator<=>(const A &) const = default; };
struct B { int x; __host__ __device__ std::strong_ordering operator<=>(const B &o) const; __host__ __device__ bool operator==(const B &) const; };
struct C { int x; __device__ int operator<=>(const C &) const; };
__device__ bool a1(A a, A b) { return a < b; } //= 3474
__device__ bool a2(B a, B b) { return a < b; } //= 3474
__device__ bool a3(B a, B b) { return a >= b; } //= 3474
__device__ bool a4(C a, C b) { return a < b; }
__device__ auto a5(int a, int b) { return a <=> b; }
__device__ bool a6(int a, int b) { return (a <=> b) < 0; } //= 3474
__device__ bool a7(int a, int b) { return (a <=> b) == 0; } //= 3474
__device__ bool a8(double a, int b) { return std::is_lt(a <=> b); } //= 3474
__device__ bool a9(B a, B b) { return a == b; }
__device__ bool b1(B a, B b) { return a != b; }
__device__ bool b2(A a, A b) { return a == b; }
__host__ __device__ bool b3(B a, B b) { return a < b; } //= w3470
__global__ void b4(B a, B b, bool *p) { *p = a < b; } //= 3476
template <class T> __device__ bool b5(T a, T b) { return a < b; } //= 3474
__device__ bool b6(B a, B b) { return b5(a, b); }
constexpr bool b7(A a, A b) { return a < b; }
__device__ bool b8(A a, A b) { return b7(a, b); } //= 3474
struct D { int x; __host__ __device__ std::strong_ordering operator<=>(int) const; };
__device__ bool b9(D d) { return 3 < d; } //= 3474
__device__ bool c1(D d) { return d < 3; } //= 3474
__device__ auto c2(D d) { return 3 <=> d; } //= 3474
__device__ auto c3(B a, B b) { return a <=> b; }
struct E { B b; auto operator<=>(const E &) const = default; };
__device__ bool c4(E a, E b) { return a < b; } //= 3474
__device__ bool c5(E a, E b) { return a == b; }
//## placement_new_that_does_not_throw
#include <new>
__global__ void a7() { new (std::nothrow) int; } //= 3475 3525
//## placement_new_of_arrays_that_does_not_throw
#include <new>
__global__ void a7() { new (std::nothrow) int[3]; } //= 3475 3525
//## named_allocation_functions
#include <new>
__global__ void a7(int *p) { delete p; delete[] p; ::operator delete(p); ::operator delete(p, std::nothrow); operator new(3); operator new(3, std::nothrow); operator new[](3); } //= 3475 3525 w2809
//## overaligned_objects
#include <new>
struct alignas(64) A { int x; };
__global__ void a7(A *a) { new A; delete a; }
//## allocation_with_an_alignment
#include <new>
__global__ void a7(int *a) { new (std::align_val_t(64)) int; }
//## allocation_functions_of_the_program
#include <new>
void *operator new(unsigned long, int);
__global__ void a7(int *a) { new (3) int; ::operator new(3, 4); new (a) int; ::operator new(3, a); } //= 3475 3525 w2809
//## allocation_functions_of_classes
#include <new>
struct S { void *operator new(unsigned long); void operator delete(void *); int x; };
struct D { __device__ void *operator new(unsigned long); __device__ void operator delete(void *); int x; };
struct V { virtual ~V(); };
__global__ void a7(S *s, D *d, V *v) { new S; delete s; new D; delete d; delete v; } //= 3475 3525
//## replaced_allocation_functions
#include <new>
void operator delete(void *) noexcept;
void *operator new(unsigned long s) { return 0; }
__global__ void a7(int *s) { new int; delete s; }
//## constants_of_the_host
struct M { int x; }; struct E {}; struct F { static int q; }; struct G : E {}; struct H { E e; };
int host(); const int dyn = host(); const double dd = 1.5; const double de = host(); const M md = {host()}; E z; const E y{}; G g; H h; F f; const char *const cs = "a"; const char ca[] = "abc"; volatile const int vc = 3;
template <class T> __device__ void w(T); template <class T> __device__ void r(const T &);
__device__ void a1() { w(dyn); } //= 3525
__device__ void a2() { r(dyn); } //= 3525
__device__ void a3() { w(dd); }
__device__ void a4() { r(dd); } //= 3525
__device__ void a5() { w(de); } //= 3525
__device__ void a6() { r(de); } //= 3525
__device__ void a7() { w(md); } //= 3525
__device__ void a8() { r(md); } //= 3525
__device__ void a9() { w(z); } //= 3525 w3551
__device__ void b1() { r(z); } //= 3525 w3553
__device__ void b2() { w(y); }
__device__ void b3() { r(y); } //= 3525
__device__ void b4() { w(g); } //= 3525 w3551
__device__ void b5() { w(h); } //= 3525 w3551
__device__ void b6() { w(f); } //= 3525 w3551
__device__ void b8() { w(cs); } //= 3525
__device__ void b9() { r(cs); } //= 3525
__device__ void c1() { w(ca); } //= 3525
__device__ void c2() { r(ca); } //= 3525
__device__ void c3() { w(ca[1]); } //= 3525
__device__ void c4() { w(vc); } //= 3525
__device__ void c5() { r(vc); } //= 3525
__device__ E c9() { return y; }
//## const_objects_of_the_host
struct M { int x; }; struct E {};
const M a{1}; extern const M b; extern M c; const E d{}; extern const E e; extern const int f; const int g = 3; extern const int h[2]; const M i[2] = {{1}, {2}}; static const M j{2}; constexpr M k{3}; extern const M l{4};
__device__ void t(const M &); __device__ void t(const E &); __device__ void t(const int &); template <class T> __device__ void u(T &&);
template <class T> __device__ void w(T);
__device__ void a1() { t(a); } //= 3525
__device__ void a2() { t(b); } //= 3525
__device__ void a3() { t(c); } //= 3525 w3553
__device__ void a4() { t(d); } //= 3525
__device__ void a5() { t(e); } //= 3525
__device__ void a6() { t(f); } //= 3525
__device__ void a7() { t(g); } //= 3525
__device__ void a8() { t(h[0]); } //= 3525
__device__ void a9() { t(i[0]); } //= 3525
__device__ void b1() { u(a); } //= 3525
__device__ void b2() { u(b); } //= 3525
__device__ void b3() { u(c); } //= 3525 w3553
__device__ void b4() { u(d); } //= 3525
__device__ void b5() { u(e); } //= 3525
__device__ void b6() { u(f); } //= 3525
__device__ void b7() { u(g); } //= 3525
__device__ void b8() { u(h[0]); } //= 3525
__device__ void b9() { w(a); }
__device__ void c1() { w(b); } //= 3525
__device__ void c2() { w(c); } //= 3525 w3551
__device__ void c3() { w(d); }
__device__ void c4() { w(e); }
__device__ void c5() { w(f); } //= 3525
__device__ void c6() { w(g); }
__device__ void c7() { w(h[0]); } //= 3525
__device__ void c8() { w(&b); } //= 3525
__device__ void c9() { w(&f); } //= 3525
__device__ void d1() { const M &r = b; } //= 3525 w177
__device__ void d2() { const int &r = f; } //= 3525 w177
__device__ void d3() { t(j); t(l); } //= 3525
__device__ void d4() { t(k); } //= 3525
__device__ void d5() { int x = b.x; } //= 3525 w177
__device__ void d6() { int x = a.x + k.x + f; } //= 3525 w177
__device__ void d7() { M m = b; E n = e; } //= 3525 w177
//## placement_arguments
#include <new>
void *operator new(unsigned long, int, const char *); struct T {}; __device__ void *operator new(unsigned long, const T &, int &); __device__ void *operator new(unsigned long, T);
int *m; int n; T t; extern const T et;
__device__ void a1() { new (m) int; } //= 3525 w3551
__device__ void a2() { new (&n) int(3); } //= 3525 w3553
__device__ void a3() { new (t, n) int; } //= 3525 w3553
__device__ void a4() { new (et, n) int; } //= 3525 w3553
__device__ void a5() { new (t) int; } //= 3525 w3551
__device__ void a6() { new (et) int; }
__device__ void a7() { new (std::nothrow) int; } //= 3473 3525
__device__ void a8() { new int[n]; } //= 3525 w3551
//## functions_beside_dynamic_initialization
int add(int); __device__ int mul(int); typedef int (*F)(int); struct S { F f; int x; };
__device__ F a = add;
__device__ F b[] = {mul, add};
__device__ S c = {add, 1};
__constant__ S d[] = {{mul, 1}, {add, 2}};
__device__ F e = &add;
__device__ bool g = add;
template <class T> T tadd(T x) { return x; }
__device__ F h = tadd<int>;
__device__ F i[2] = {tadd, &tadd<int>};
__device__ F *j = a ? &a : nullptr; //= 3518
struct M { static int s(int); int m(int); __device__ int d(int); };
__device__ F l = M::s;
__device__ int (M::*n)(int) = &M::m;
__device__ int (M::*o[])(int) = {&M::d, &M::m};
__device__ F p = [](int x) { return x; };
__device__ F q = true ? add : mul;
__device__ void *r = (void *)add;
static __device__ F s = add; //= w177
F hostf = add;
__global__ void k(int *p) { p[0] = a(1) + b[0](2); static F z = add; static const F y[] = {add}; const F w = add; p[1] = w(1); } //= w177
//## addresses_of_host_functions_in_arrays
int add(int); __device__ int mul(int); typedef int (*F)(int);
__device__ F b[] = {mul, add}; //= 3525
//## addresses_of_host_functions_in_aggregates
int add(int); typedef int (*F)(int); struct S { F f; int x; };
__device__ S c = {add, 1}; //= 3525
__constant__ S d[] = {{nullptr, 1}, {add, 2}}; //= 3525
//## addresses_of_host_templates
template <class T> T tadd(T x) { return x; } typedef int (*F)(int);
__device__ F h = tadd<int>; //= 3525
__device__ F i[2] = {tadd, &tadd<int>}; //= 3525
//## addresses_of_host_functions_in_expressions
int add(int); __device__ int mul(int); typedef int (*F)(int);
__device__ F q = true ? add : mul; //= 3525
__device__ void *r = (void *)add; //= 3525
static __device__ F s = add; //= 3525 w177
__device__ bool g = add;
//## addresses_of_host_members
struct M { static int s(int); int m(int); __device__ int d(int); }; typedef int (*F)(int);
__device__ F l = M::s; //= 3525
__device__ int (M::*n)(int) = &M::m; //= 3525
__device__ int (M::*o[])(int) = {&M::d, &M::m}; //= 3525
//## closures_as_constants
typedef int (*F)(int);
__device__ F p = [](int x) { return x; };
F host = [](int x) { return x; };
//## addresses_of_host_functions_for_constructors
int add(int); typedef int (*F)(int); struct S { F f; constexpr S(F g) : f(g) {} };
__device__ S c = add; //= 3525
__device__ S d{add}; //= 3525
__constant__ S e(add); //= 3525
//## addresses_of_host_functions_in_templates
int add(int); typedef int (*F)(int); template <F f> struct T { F g = f; };
__device__ T<add> t; //= 3525
__device__ F u = T<add>().g; //= 3525
template <class X> __device__ X v = add; //= 3525
__global__ void k(int *p) { p[0] = v<F>(1); }
//## addresses_of_host_functions_in_statics
int add(int); typedef int (*F)(int); static int loc(int); inline int inl(int x) { return x; }
__global__ void k(int *p) { static F z = add; p[0] = z(1); static const F y[] = {add, inl}; p[1] = y[0](1); __shared__ F w; w = loc; } //= 3525 w550
static int loc(int x) { return x; }
//## the_address_of_a_host_variable
int v; const int c = 3; struct S { int *p; static int s; }; //= w177
__device__ int *p = &v; //= 3525
//## addresses_of_host_variables_in_aggregates
int v; const int c = 3; struct S { int *p; static int s; };
__device__ int *q[2] = {nullptr, &v}; //= 3525
__device__ S s{&v}; //= 3525
__device__ const int *t = &c; //= 3525
//## addresses_of_parts_of_host_variables
int v[3]; struct S { int *p; static int s; };
__device__ int *q = v + 1; //= 3525
__device__ int *r = &S::s; //= 3525
__device__ int &u = v[0]; //= 3525
//## temporaries_and_strings_in_device_memory
int v[3];
__device__ const int &u = 3;
__device__ const char *s = "a";
//## one_report_for_a_place
int add(int); typedef int (*F)(int);
__device__ F a = add, b = add; //= 3525
__device__ F c[] = {add, add, //= 3525
   add};
//## functions_of_both_sides_in_initializers
int add(int); typedef int (*F)(int);
__managed__ F a = add; //= 3525
__constant__ F b = add; //= 3525
__host__ __device__ int hd(int); __global__ void kern(int);
__device__ F c = hd;
__device__ void (*d)(int) = kern;
extern __device__ F e; //= w3501
//## initializers_and_calls
int add(int); typedef int (*F)(int); void h();
__device__ F a = add; //= 3525
__device__ void f() { h(); } //= 3473 3525
//## copied_constants_with_addresses
int add(int); typedef int (*F)(int); __device__ int own(int); int own2(int);
__device__ F a = own;
template <class T> struct S { static __device__ F f; }; //= 3485
namespace n { __device__ F x = own2; }
constexpr F cf = add;
__device__ F y = cf;
const F cg = add;
__device__ F z = cg;
//## default_initializers_by_constructors
int next_id();
struct P { int id = next_id(); int v = 3; }; //= 3473 3525
__global__ void k(int *p) { P a; p[0] = a.v; }
//## default_initializers_by_lists
int next_id();
struct P { int id = next_id(); int v = 3; }; //= 3475 3525
__global__ void k(int *p) { P a{}; p[0] = a.v; }
//## default_initializers_beside_others
int next_id();
struct P { int id = next_id(); int v = 3; };
__device__ void k(int *p) { P a{1, 2}; P b{1}; p[0] = a.v; } //= w177
//## default_initializers_of_aggregates
int next_id();
struct P { int v = 3; int id = next_id(); }; //= 3473 3525 w3468
__device__ void k(int *p) { P b{1}; p[0] = b.v; }
__host__ __device__ void h(int *p) { P b{1}; p[0] = b.v; }
//## default_initializers_of_many_objects
struct S { S(int = 3); ~S(); }; int next_id();
struct P { S s; int x = next_id(); }; //= 3473 3525
__device__ void k() { P b{}; P c = {}; P d[2] = {}; P(); P{}; new P{}; } //= 3473 3525
//## the_last_place_of_statements
struct S { S(); ~S(); };
__device__ void f(int &x) {
    S s; //= 3473 3525
    if (x)
        x = 0; //= 3473 3525
}
__device__ void g(int &x) {
    S s; //= 3473 3525
    if (x) {
        x = 0;
        x = 1; //= 3473 3525
    }
}
__device__ void h(int &x) {
    S s; //= 3473 3525
    if (x)
        x = 0;
    else
        x = 1; //= 3473 3525
}
__device__ void i(int &x) {
    S s; //= 3473 3525
    if (x) {
        x = 0;
    } else {
        x = 1; //= 3473 3525
    }
}
__device__ void j(int &x) {
    S s; //= 3473 3525
    while (x)
        x = 0; //= 3473 3525
}
__device__ void k(int &x) {
    S s; //= 3473 3525
    for (int i = 0; i < 3;
         ++i) //= 3473 3525
        x = 0;
}
__device__ void l(int &x) {
    S s; //= 3473 3525
    for (int i = 0; i < 3; ++i) { //= 3473 3525
        x = 0;
    }
}
__device__ void m(int &x) {
    S s; //= 3473 3525
    do
        x = 0;
    while (x); //= 3473 3525
}
__device__ void n(int &x) {
    S s; //= 3473 3525
    switch (x) {
    case 0:
        x = 3;
        break;
    default:
        x = 4; //= 3473 3525
    }
}
__device__ void o(int &x) {
    S s; //= 3473 3525
    if (x)
        if (x > 2)
            x = 0; //= 3473 3525
}
__device__ void p(int &x) {
    S s; //= 3473 3525
    if (x)
        x = 1;
    else if (x > 2)
        x = 0; //= 3473 3525
}
__device__ void q(int &x) {
    S s; //= 3473 3525
    if (x) { //= 3473 3525
    }
}
__device__ void r(int &x) {
    S s; //= 3473 3525
    if (x)
        ; //= 3473 3525
}
__device__ void t(int &x) {
    S s; //= 3473 3525
    {
        x = 3; //= 3473 3525
    }
}
__device__ void u(int &x) {
    S s; //= 3473 3525
    while (x) {
        x = 0;
        if (x)
            break; //= 3473 3525
    }
}
__device__ void v(int &x) {
    if (x) {
        S s; //= 3473 3525
        if (x)
            x = 3;
    } //= 3473 3525
}
__device__ void w(int &x) {
    S s; //= 3473 3525
    int y[3];
    for (int z : y)
        x = z; //= 3473 3525
}
__device__ void a1(int &x) {
    S s; //= 3473 3525
    if (x)
        for (int i = 0; i < 3; ++i)
            x = 2;
    else
        while (x)
            --x; //= 3473 3525
}
__device__ void a2(int &x) {
    S s; //= 3473 3525
    l: x = 3;
    goto l;
}
__device__ void a3(int &x) {
    S s; //= 3473 3525
    if (x)
        return; //= 3473 3525
}
__device__ void a4(int &x) {
    S s; //= 3473 3525
    if (x)
        int y = 3; //= 3473 3525 w177
}
__device__ void a5(int &x) {
    S s; //= 3473 3525
    do {
        x = 0;
    } while (x); //= 3473 3525
}
__device__ void a6(int &x) {
    S s; //= 3473 3525
    for (;;) {
        if (x)
            break;
        x = 0; //= 3473 3525
    }
}
//## the_last_place_of_blocks_and_loops
struct S { S(); ~S(); };
__device__ void a(int &x) {
    S s; //= 3473 3525
    if (x) {
        return; //= 3473 3525
    } else {
        x = 3;
        return; //= 3473 3525
    }
}
__device__ int b(int &x) {
    S s; //= 3473 3525
    switch (x) {
    case 0:
        return 1; //= 3473 3525
    default:
        return 2; //= 3473 3525
    }
}
__device__ void c(int &x) {
    S s; //= 3473 3525
    while (1) {
        x = 2;
    }
}
__device__ void d(int &x) {
    S s; //= 3473 3525
    do {
        x = 1;
    } while (true);
}
__device__ void e(int &x) {
    S s; //= 3473 3525
    for (;;)
        x = 2;
}
__device__ void f(int &x) {
    S s; //= 3473 3525
    if (x) {
        x = 3;
    } else {
        return; //= 3473 3525
    }
}
__device__ void g(int &x) {
    S s; //= 3473 3525
    x = 4;
    {
        return; //= 3473 3525
    }
}
__device__ void h(int &x) {
    S s; //= 3473 3525
    int a = 3, //= w177
        b = 4; //= 3473 3525 w177
}
__device__ void i(int &x) {
    S s; //= 3473 3525
    ; //= 3473 3525
}
__device__ void j(int &x) {
    S s; //= 3473 3525
    x = //= 3473 3525
        3;
}
__device__ void k(int &x) {
    S s; //= 3473 3525
    { //= 3473 3525
    }
}
__device__ void l(int &x) {
    S s; //= 3473 3525
    if (x) {
        { //= 3473 3525
        }
    }
}
__device__ void m(int &x) {
    S s; //= 3473 3525
    switch (x) {
    case 0:
    case 1:; //= 3473 3525
    }
}
__device__ void n(int &x) {
    S s; //= 3473 3525
    if (x)
        x = 2;
    else { //= 3473 3525
    }
}
__device__ void o(int &x) {
    S s; //= 3473 3525
    for (int i = 0;
         i < 3;)
    { //= 3473 3525
    }
}
__device__ void p(int &x) {
    S s; //= 3473 3525
    while (x
           > 3)
        ; //= 3473 3525
}
__device__ void q(int &x) {
    S s; //= 3473 3525
    if (int y =
        x; y) {
        S t; //= 3473 3525
        x = 3;
    } //= 3473 3525
}
__device__ void r(int &x) {
    S s; //= 3473 3525
    static_assert(true, ""); //= 3473 3525
}
__device__ void t(int &x) {
    S s; //= 3473 3525
    x = 3; //= 3473 3525
    struct L {
        int y;
    };
}
__device__ void u(int &x) {
    S s; //= 3473 3525
    l: //= w177
    x = 3;
    m: //= w177
    ; //= 3473 3525
}
__device__ void v(int &x) {
    S s; //= 3473 3525
    if constexpr (sizeof(int) == 4) {
        x = 2; //= 3473 3525
    } else {
        x = 3;
    }
}
__device__ void w(int &x) {
    S s; //= 3473 3525
    asm(""); //= 3473 3525
}
//## unused_labels
__device__ void u(int &x) {
    l: x = 3; //= w177
}
__device__ void v(int &x) {
    l: //= w177
    x = 3;
    m: //= w177
    ;
}
struct S { S() {} __device__ S(int) { l: ; } }; //= w177
void h() { l: ; } //= w177
__device__ void w(int &x) { a: x = 3; b: goto a; } //= w177
//## unused_labels_beside_objects
struct S { S(); ~S(); };
__device__ void u(int &x) {
    S s; //= 3473 3525
    l: //= w177
    x = 3;
    m: //= w177
    ; //= 3473 3525
}
//## the_last_place_of_nested_blocks
struct S { S(); ~S(); };
__device__ void y(int &x) {
    S s, t; //= 3473 3525
    S u; //= 3473 3525
    for (int i = 0; i < 3; i++) //= 3473 3525
        for (int j = 0; j < 3;
            j++) {
            S v; //= 3473 3525
            x = 3;
        } //= 3473 3525
}
__device__ void z(int &x) {
    S s; //= 3473 3525
    for (int i = 0; i < 3;
       i++) { //= 3473 3525
        S v; //= 3473 3525
        x = 3;
    } //= 3473 3525
}
__device__ void a(int &x) {
    S s; //= 3473 3525
    if (x) {
        int y = 3;
        if (y) {
            S u; //= 3473 3525
            x = 2;
        } //= 3473 3525
    }
}
__device__ void b(int &x) {
    S s; //= 3473 3525
    if (x) {
        S u; //= 3473 3525
        return; //= 3473 3525
    }
}
__device__ void c(int &x) {
    S s; //= 3473 3525
    int a = 1, //= 3473 3525 w177
        b; //= w177
}
__device__ void d(int &x) {
    S s; //= 3473 3525
    x = 1;
    int b; //= 3473 3525 w177
}
__device__ void e(int &x) {
    S s; //= 3473 3525
    x = 1;
    int b(3); //= w177
    int c; //= 3473 3525 w177
}
__device__ void f(int &x) {
    S s; //= 3473 3525
    for (;;) {
        if (x) break; //= 3473 3525
    }
}
__device__ void g(int &x) {
    S s; //= 3473 3525
    while (x > 2 || true) { //= 3473 3525
    }
}
//## the_last_place_of_declarations
struct S { S(); ~S(); };
__device__ void a(int &x) {
    S s; //= 3473 3525
    x = 2; //= 3473 3525
    typedef int T;
}
__device__ void b(int &x) {
    S s; //= 3473 3525
    x = 2;
    int f(); //= 3473 3525
}
__device__ void c(int &x) {
    S s; //= 3473 3525
    x = 2; //= 3473 3525
    enum { q };
}
__device__ void d(int &x) {
    S s; //= 3473 3525
    x = 2;
    extern int z; //= 3473 3525
}
__device__ void e(int &x) {
    S s; //= 3473 3525
    x = 2; //= 3473 3525
    static int z; //= w177
}
__device__ void f(int &x) {
    S s; //= 3473 3525
    x = 2; //= 3473 3525
    __shared__ int z; //= w177
}
__device__ void g(int &x) {
    S s; //= 3473 3525
    x = 2; //= 3473 3525
    static int z = 3; //= w177
}
__device__ void h(int &x) {
    S s; //= 3473 3525
    using namespace std; //= 3473 3525
}
namespace std {}
__device__ void i(int &x) {
    S s; //= 3473 3525
    typedef int T;
}
__device__ void j(int &x) {
    S s; //= 3473 3525
    x = 3;
    const int y = 3; //= w177
    constexpr int z = 3; //= 3473 3525 w177
}
__device__ void k(int &x) {
    S s; //= 3473 3525
    x = 3;
    int &r = x; //= 3473 3525 w177
}
__device__ void l(int &x) {
    S s; //= 3473 3525
    x = 3;
    auto f = [] {}; //= 3473 3525 w177
}
__device__ void m(int &x) {
    S s; //= 3473 3525
    if (x)
        x = 3;
    int y; //= 3473 3525 w177
}
//## functions_in_constant_objects
int add(int); typedef int (*F)(int); struct O { F f; F g[2]; }; struct N { O o; };
const O co = {add, {add, add}}; constexpr O ce = {add, {add, add}}; static const N cn = {{add, {add, add}}}; const F arr[2] = {add, add}; constexpr F carr[2] = {add, add}; struct S { static constexpr O so = {add, {}}; static const F sf; }; const F S::sf = add; O nc = {add, {}};
__device__ int a1() { return co.f(1); } //= 3473 3525
__device__ int a2() { return ce.f(1); } //= 3473 3525
__device__ int a3() { return cn.o.f(1); } //= 3473 3525
__device__ int a4() { return co.g[1](1); } //= 3525
__device__ int a5() { return ce.g[1](1); } //= 3525
__device__ int a6() { return arr[1](1); } //= 3525
__device__ int a7() { return carr[1](1); } //= 3525
__device__ int a8() { return S::so.f(1); } //= 3473 3525
__device__ int a9() { return S::sf(1); } //= 3473 3525
__device__ int b1() { return (*co.f)(1); } //= 3525
__device__ F b2() { return co.f; } //= 3525
__device__ F b3() { return ce.f; } //= 3525
__device__ F b4() { return arr[0]; } //= 3525
__device__ F b5() { return carr[0]; } //= 3525
__device__ F b6() { F x = co.f; return x; } //= 3525
__device__ int b7() { F x = ce.f; return x(1); } //= 3525
__device__ int b8() { return nc.f(1); } //= 3525 w3551
__device__ int b9(int i) { return carr[i](1) + arr[i](1); } //= 3525
__device__ int c2() { const O l = {add, {}}; return l.f(1); } //= 3525
__device__ int c3() { constexpr O l = {add, {}}; return l.f(1); } //= 3473 3525
//## host_device_functions_and_host_functions
void h(); struct S { int m() const; S(int); static int s(); int operator+(int) const; };
__host__ __device__ void a1() { h(); } //= w3468
__host__ __device__ void a2(S *s) { s->m(); } //= w3468
__host__ __device__ void a3(S *s) { int x = s->m(); } //= w3468
__host__ __device__ int a4(S *s) { return s->m(); } //= w3468
__host__ __device__ int a5(S &s) { return s + 1; } //= w3468
__host__ __device__ void a6() { S s(3); } //= w3468
__host__ __device__ S a7() { return S(3); } //= w3468
__host__ __device__ int a8() { return S::s(); } //= w3468
//## host_device_functions_that_kernels_call
void h(); struct S { int m() const; S(int); static int s(); int operator+(int) const; };
__host__ __device__ void a1() { h(); } //= w3468
__host__ __device__ void a2(S *s) { s->m(); } //= w3468
__host__ __device__ int a5(S &s) { return s + 1; } //= w3468
__host__ __device__ void a6() { S s(3); } //= w3468
__global__ void k(S *s) { a1(); a2(s); a5(*s); a6(); }
//## inline_host_functions_in_host_device_functions
struct V { double x; V(double a = 0) { x = a; } V operator+(const V &b) const { return V(x + b.x); } double dot(const V &b) const { return x * b.x; } };
__host__ __device__ V a1(const V &a, const V &b) { return a + b; } //= w3468 w3471
__host__ __device__ double a2(const V &a, const V &b) { return a.dot(b); } //= w3468 w3471
__host__ __device__ void a3(const V &a, const V &b) { V c = a; } //= w177
__host__ __device__ void a4(const V &a, const V &b) { V c = a + b; } //= w3468 w3471
__host__ __device__ void a5(const V &a, const V &b) { double d = a.dot(b); } //= w3468 w3471
struct R { V o, d; };
__host__ __device__ void a6(const R &r) { V c = r.o + r.d; } //= w3468 w3471
__host__ __device__ double a7(const R &r) { return r.o.dot(r.d); } //= w3468 w3471
struct Q { V o; __host__ __device__ double a8(const R &r) const { return o.dot(r.d); } //= w3471
 __host__ __device__ double a9(const R &r) const { V op = o + r.o; double b = op.dot(r.d); return b; } }; //= w3471
__host__ __device__ double b1(const R &r) { V v; return v.dot(r.d); } //= w3468 w3471
__host__ __device__ double b2(const R &r) { V v; return r.o.dot(v); } //= w3468 w3471
__host__ __device__ double b3(const R &r, double x) { return x * r.o.dot(r.d); } //= w3468 w3471
__host__ __device__ double b4(const R &r, double x) { return r.o.dot(3.0); } //= w3468 w3471
//## a_static_before_a_constexpr_call
int h(); constexpr int ch() { return 1; }
__device__ int f(int i) { static int u = h(); return u; } //= 3511
__device__ int g(int i) { return ch(); } //= 3474
//## a_static_behind_a_constexpr_call
int h(); constexpr int ch() { return 1; }
__device__ int g(int i) { return ch(); } //= 3474
__device__ int f(int i) { static int u = h(); return u; }
//## a_static_beside_a_constexpr_call
int h(); constexpr int ch() { return 1; }
__device__ int f(int i) { static int u = h(); return u + ch(); } //= 3474
//## statics_before_a_constexpr_call
int h(); constexpr int ch() { return 1; }
__device__ int f(int i) { static int u = h(); return u; } //= 3511
__device__ int g(int i) { static int u = h(); return u; }
__device__ int e(int i) { return ch(); } //= 3474
//## deleted_assignments_of_many_classes
struct G { G &operator=(const G &) = delete; int x; };
struct H { const int x; }; struct I { G g; }; struct J { J &operator=(J &&); int x; };
__device__ void a(G *a, G *b) { *a = *b; } //= 1776 3474
__device__ void b(H *a, H *b) { *a = *b; } //= 1776
__device__ void c(I *a, I *b) { *a = *b; } //= 1776
__device__ void d(J *a, J *b) { *a = *b; } //= 1776
struct K { __device__ K &operator=(const K &) = delete; __device__ void f() = delete; void g() = delete; K() = default; K(int) = delete; ~K() = default; };
__device__ void e(K *a, K *b) { *a = *b; a->f(); a->g(); K k(1); } //= 1776
void fd() = delete; constexpr int fe() = delete;
__device__ void f() { fd(); fe(); } //= 1776 3474
//## deleted_assignments_of_a_class
struct G { G &operator=(const G &) = delete; int x; };
__device__ void a(G *a, G *b) { *a = *b; } //= 1776 3474
//## deleted_assignments_implied_by_const_members
struct H { const int x; };
__device__ void b(H *a, H *b) { *a = *b; } //= 1776
//## deleted_assignments_implied_by_members
struct G { G &operator=(const G &) = delete; int x; };
struct I { G g; };
__device__ void c(I *a, I *b) { *a = *b; } //= 1776
//## deleted_assignments_implied_by_moves
struct J { J &operator=(J &&); int x; };
__device__ void d(J *a, J *b) { *a = *b; } //= 1776
//## deleted_assignments_of_the_device
struct K { __device__ K &operator=(const K &) = delete; int x; };
__device__ void e(K *a, K *b) { *a = *b; } //= 1776
//## deleted_assignments_beside_other_functions
struct L { void f() = delete; L &operator=(int) = delete; L(int) = delete; L() {} ~L() {} L(const L &) = delete; L &operator=(const L &) = delete; };
__device__ void e(L *a, L *b) { a->f(); *a = 3; *a = *b; L c = *b; } //= 1776 3474
//## deleted_assignments_with_other_parameters
struct M { M &operator=(int) = delete; int operator+(int) = delete; constexpr int g() const = delete; int x; };
__device__ void e(M *a) { *a = 3; *a + 3; a->g(); } //= 1776 3474
//## deleted_assignments_in_a_kernel
class Grid { int w; bool *c; public: Grid(int w) : w(w) {} ~Grid() { delete[] c; } Grid(const Grid &) = delete; Grid &operator=(const Grid &) = delete; };
__global__ void step(Grid *a, Grid *b) { Grid copy = *a; *b = *a; } //= 1776 3476
//## deleted_assignments_implied_in_many_ways
struct J { J &operator=(J &&) = default; int x; }; struct P { int &r; }; struct Q { Q(Q &&); int x; }; struct R : J {};
__device__ void d(J *a, J *b) { *a = *b; } //= 1776
__device__ void e(P *a, P *b) { *a = *b; } //= 1776
__device__ void f(Q *a, Q *b) { *a = *b; } //= 1776
__device__ void g(R *a, R *b) { *a = *b; } //= 1776
//## host_operators_in_members_of_both_sides
struct Vec { double x, y, z; Vec(double a = 0, double b = 0, double c = 0) { x = a; y = b; z = c; }
    Vec operator+(const Vec &b) const { return Vec(x + b.x, y + b.y, z + b.z); }
    Vec operator*(double b) const { return Vec(x * b, y * b, z * b); }
    double dot(const Vec &b) const { return x * b.x + y * b.y + z * b.z; } };
struct Ray { Vec o, d; };
struct Sphere { double rad; Vec p;
    __host__ __device__ double a1(const Ray &r) const {
        Vec op = p + r.o * -1; //= w3471
        return op.x;
    }
    __host__ __device__ double a2(const Ray &r) const {
        double t, b = p.dot(r.d), det = b * b - p.dot(p) + rad * rad; //= w3471
        return b + det + t; //= w549
    }
    __host__ __device__ double a3(const Ray &r) const { return (p + r.o).x; } //= w3471
    __host__ __device__ double a4(const Ray &r) const { return (p * 3).x; } //= w3471
    __host__ __device__ double a5(const Ray &r) const { return (p + (p * 3)).x; } //= w3471
    __host__ __device__ double a6(const Ray &r) const { return p.dot(p); } //= w3471
    };
//## a_host_member_in_a_member_of_both_sides
struct Vec { double x, y, z; Vec(double a = 0, double b = 0, double c = 0) { x = a; y = b; z = c; }
    double dot(const Vec &b) const { return x * b.x + y * b.y + z * b.z; } };
struct Ray { Vec o, d; };
struct Sphere { double rad; Vec p;
    __host__ __device__ double a6(const Ray &r) const { return p.dot(p); } //= w3468 w3471
    };
__global__ void k(Ray *r, Sphere *s, double *d) { *d = s->a6(*r); }
//## a_host_member_of_a_constant_in_a_member_of_both_sides
struct Vec { double x, y, z;
    double dot(const Vec &b) const { return x * b.x + y * b.y + z * b.z; } };
struct Ray { Vec o, d; };
struct Sphere { double rad; Vec p;
    __host__ __device__ double a6(const Ray &r) const { return p.dot(p); } //= w3468 w3471
    };
__constant__ Sphere sp;
__global__ void k(Ray *r, double *d) { *d = sp.a6(*r); }
//## deleted_assignments_of_unique_pointers
#include <memory>
__global__ void k(std::unique_ptr<int> *a, std::unique_ptr<int> *b) { *a = *b; } //= 1776
//## deleted_assignments_of_locks_and_atomics
#include <mutex>
#include <atomic>
__global__ void k(std::mutex *a, std::atomic<int> *b, std::unique_lock<std::mutex> *c) { *a = *a; *b = *b; *c = *c; } //= 1776 3476
//## deleted_assignments_of_templates
void fd() = delete; constexpr int fe() = delete; template <class T> constexpr void ft(T) = delete; template <class T> struct W { W &operator=(const W &) = delete; constexpr void g() = delete; void h() = delete; };
__device__ void f(W<int> *w) { fd(); fe(); ft(1); *w = *w; w->g(); w->h(); } //= 1776 3474
//## deleted_assignments_of_virtual_and_derived_classes
struct A { virtual void f(); A &operator=(A &&) = delete; A &operator=(const A &) = delete; }; struct B : A { using A::operator=; B &operator=(const B &) = delete; };
__host__ __device__ void f(A *a, B *b) { *a = *a; *a = (A &&)*a; *b = *b; } //= 1776
//## deleted_assignments_of_instances
template <class T> struct W { W &operator=(const W &) = delete; };
__device__ void f(W<int> *w) { *w = *w; } //= 1776 3474
//## deleted_assignments_of_instances_with_destructors
template <class T> struct W { ~W() {} W &operator=(const W &) = delete; };
__device__ void f(W<int> *w) { *w = *w; } //= 1776 3474
//## deleted_assignments_with_virtual_functions
struct A { virtual void f(); A &operator=(const A &) = delete; };
__device__ void f(A *w) { *w = *w; } //= 1776
//## deleted_assignments_by_moves
struct A { A &operator=(A &&) = delete; };
__device__ void f(A *w) { *w = (A &&)*w; } //= 1776 3474
//## deleted_assignments_by_moves_and_copies
struct A { A &operator=(A &&) = delete; A &operator=(const A &) = delete; };
__device__ void f(A *w) { *w = *w; } //= 1776 3474
//## deleted_assignments_in_functions_of_both_sides
struct A { A &operator=(const A &) = delete; };
__host__ __device__ void f(A *w) { *w = *w; } //= 1776 w3470
//## deleted_assignments_with_bases
struct V { int x; V() {} }; struct A : V { A &operator=(const A &) = delete; };
__device__ void f(A *w) { *w = *w; } //= 1776 3474
//## deleted_assignments_with_members_that_assign
struct V { V &operator=(const V &); }; struct A { V v; A &operator=(const A &) = delete; };
__device__ void f(A *w) { *w = *w; } //= 1776
//## deleted_assignments_with_members_that_end
struct V { ~V(); }; struct A { V v; A &operator=(const A &) = delete; };
__device__ void f(A *w) { *w = *w; } //= 1776 3474
//## deleted_assignments_with_virtual_bases
struct B {}; struct A : virtual B { A &operator=(const A &) = delete; };
__device__ void f(A *w) { *w = *w; } //= 1776
//## deleted_assignments_with_destructors
struct A { A() {} ~A(); A &operator=(const A &) = delete; };
__device__ void f(A *w) { *w = *w; } //= 1776 3474
//## deleted_assignments_with_constexpr_constructors
struct A { constexpr A() {} ~A() {} A &operator=(const A &) = delete; };
__device__ void f(A *w) { *w = *w; } //= 1776 3474
//## deleted_assignments_of_instances_with_templates
template <class T> struct A { constexpr A() {} ~A() {} A &operator=(const A &) = delete; template <class U> A &operator=(const A<U> &); };
__device__ void f(A<int> *w) { *w = *w; } //= 1776 3474
//## deleted_assignments_with_volatile_members
struct A { volatile int x; A &operator=(const A &) = delete; };
__device__ void f(A *w) { *w = *w; } //= 1776 3474
//## an_error_before_an_inline_host_function
struct V { double x; double dot(const V &b) const { return x * b.x; } };
int y = undefined; //= 20
__host__ __device__ double a(const V &v) { return v.dot(v); }
//## an_error_behind_an_inline_host_function
struct V { double x; double dot(const V &b) const { return x * b.x; } };
__host__ __device__ double a(const V &v) { return v.dot(v); } //= w3471
int y = undefined; //= 20
//## a_constexpr_call_behind_an_inline_host_function
struct V { double x; double dot(const V &b) const { return x * b.x; } };
constexpr int c() { return 1; }
__host__ __device__ double a(const V &v) { return v.dot(v); } //= w3471
__device__ int d() { return c(); } //= 3474
//## a_static_between_inline_host_functions
struct V { double x; double dot(const V &b) const { return x * b.x; } }; int h();
__host__ __device__ double a(const V &v) { return v.dot(v); } //= w3471
__device__ int d() { static int x = h(); return x; } //= 3511
__host__ __device__ double b(const V &v) { return v.dot(v); }
//## u177i
struct H { int m() { return 1; } int operator[](int) { return 1; } operator int() { return 1; } static int s(); };
int f();
template <class T> T tf();
template <class T> void u(H h, T t) {
  int a = h.m();
  int b = h[1];
  int c = h;
  int g = f();
  T i = t;
  T j = t.m(); //= 415
  int k = t.m();
  T l = tf<T>();
  T m;
  auto n = t[1];
  auto o = T();
}
void call(H h) { u(h, h); }
//## v2
struct H { int m() { return 1; } int operator[](int) { return 1; } operator int() { return 1; } };
int f();
template <class T> T tf();
template <class T> void u(H h, T t) {
  int a = h.m();
  int b = h[1];
  int c = h;
  int g = f();
  T i = t;
  auto j = t.m();
  int k = t.m();
  T l = tf<T>();
  T m;
  auto n = t[1];
  auto o = T();
  int p = t; //= w177
  int q = 1; //= w177
  int r = k; //= w177
  auto s = h.m();
  int v(t); //= w177
}
void call(H h) { u(h, h); }
//## w5
__device__ void a(int n) {
  int v[n]; //= 28
  int w[n + 1][2]; //= 28
  int x[2][n]; //= 28
  static int y[n]; //= 28
  extern int z[n]; //= 28
  int *p = new int[n];
  typedef int T[n]; //= 28
  sizeof(int[n]); //= 28
}
void h(int n) {
  int v[n]; //= w177
}
__host__ __device__ void hd(int n) {
  int v[n]; //= 28
}
template <class T> __device__ void t(T n) {
  int v[n];
  T w[n];
}
template <class T> void th(T n) {
  int v[n]; //= w177
}
template <class T> __global__ void tk(T n) {
  int v[n]; //= 28 w177
  __shared__ int w[n]; //= 28 w177
}
__device__ void b(int v[n]) {} //= 20
__device__ int c(int n, int v[n]) { auto l = [=] { int x[n]; }; //= 28 411 w177
  return 1; }
int main() { th(1); tk<<<1,1>>>(1); }
//## x3
struct H { int m() { return 1; } };
#pragma nv_exec_check_disable
__host__ __device__ void quiet(H &h) {
   h.m();
   nothing(); //= 20
}
__host__ __device__ void loud(H &h) {
   h.m();
}
__device__ H g;
__host__ __device__ int x = H().m(); //= w1835
//## alloc2
struct P { void *operator new(size_t, int); void operator delete(void *, int); };
void *operator new(size_t, float);
__global__ void k(int n) {
    P *a = new (1) P; //= 3475 3525
    int *b = new (1.0f) int; //= 3475 3525
    void *c = P::operator new(1, 1); //= 3475 3525
    void *d = operator new(1);
    operator delete(d);
    void *e = operator new(1, 1.0f); //= 3475 3525
}
//## t1
struct B { int x; };
template <class T> struct S {
  T m;
  int n;
  static int st;
  __device__ int f(T t, int i) {
    int a = n; //= w177
    T b = m;
    auto c = m;
    int d = i; //= w177
    const T &e = t; //= w177
    T *g = nullptr; //= w177
    S s;
    S *p = this; //= w177
    int h = s.n; //= w177 w549
    int j = this->n; //= w177
    int k = st; //= 3525 w177 w3551
    T *l = (T *)&i; //= w177
    T o{};
    T q[3];
    int r[sizeof(T)]; //= w177
    int v = sizeof(T); //= w177
    B w; //= w177
    B x = B(); //= w177
    auto y = [=] { return 1; };
    auto z = i + 1; //= w177
    bool ab = i < 1; //= w177
    bool ac = true; //= w177
    if constexpr (sizeof(T) == 4) { int ad = 1; } else { int ae = 1; } //= w177
    return 1;
  }
  template <class U> __device__ void g(U u) { int a = 1; U b = u; T c; T d = T(1); int e = (int)u; int f = int(u); int g = static_cast<int>(u); } //= w177
};
template <class... A> __device__ void v(A... a) { int x = sizeof...(A); int y = (a + ...); int z[] = {a...}; } //= w177
template <int N> __device__ void nt() { int x = N; int y[N]; int z = N + 1; B b[N]; } //= w177
__global__ void k() { S<int> s; s.f(1, 1); s.g(1.0f); v(1, 2); nt<3>(); }
//## default_initializers_of_parts_of_parts
int next_id();
struct P { int id = next_id(); int v = 3; }; //= 3473 3525
struct Q { P p; float f = 1; };
__device__ void k(int *p) { Q b; p[0] = b.f; }
//## default_initializers_of_aggregates_in_aggregates
int next_id();
struct P { int id = next_id(); int v = 3; }; //= 3473 3525
struct Q { P p; float f = 1; };
__device__ void k(int *p) { Q b{}; p[0] = b.f; }
//## members_left_to_a_host_constructor
struct S { S(); ~S(); }; struct Q { int a; S s; };
__device__ void f() { Q q{1}; } //= 3473 3525
//## lists_that_leave_members_to_host_constructors
struct S { S(); }; struct Q { int a; S s; };
__device__ void f() { Q q{}; Q r = {2}; } //= 3473 3525
//## aggregates_in_aggregates_left_to_host_constructors
struct S { S(); }; struct Q { S s; }; struct R { int x; Q q; };
__device__ void f() { R q{}; } //= 3473 3525
//## elements_left_to_host_constructors
struct S { S(); };
__device__ void f() { S a[3] = {}; S b[2]{S()}; } //= 3473 3525
//## default_initializers_in_functions_that_nobody_wrote
int h(); struct P { int x = h(); int y = 3; }; struct Q { P p; P q{1}; P r = {}; }; //= 3473 3525
__device__ void f() { Q b; }
__global__ void g() { Q b; (void)b; }
//## pointers_to_host_members
struct S { int a;
 int get() const { return a; }
 int get2() const;
};
__device__ void u(int (S::*f)() const);
__device__ void a() {
 u(&S::get);
}
__device__ void b() {
 int (S::*f)() const = &S::get2; //= 3525
 u(f);
}
__global__ void c(S *s) {
 (s->*(&S::get))();
} //= 3525
//## decltype_names_no_instance c++17
template <class T> void hf(T *) { static_assert(sizeof(T) == 0, ""); }
template <class T> void hg(T *) { static_assert(sizeof(T) == 0, ""); }
template <class T> __device__ void df(T *) { static_assert(sizeof(T) == 0, ""); }
template <class T> __global__ void kf(T *) { static_assert(sizeof(T) == 0, ""); }
using Q = decltype(&hf<int>);
using Q2 = decltype(hg<int>);
using S = decltype(df<char>((char *)nullptr));
using K = decltype(&kf<int>);
template <class T> auto f() { decltype(&hf<T>) p = nullptr; return p; }
template <class T> struct Src { static constexpr decltype(&kf<T>) get() { return &kf<T>; } static constexpr decltype(&df<T>) get2(); };
void h() { f<double>(); decltype(hg<short>) *p = nullptr; (void)p; Src<int> s; (void)s; } //= w550
template <class T> using al = decltype(&hf<T>);
al<wchar_t> al1;
template <class T> __device__ void dg(T *p) { using X = decltype(&df<T>); X x = nullptr; (void)x; }
__global__ void k(int *p) { dg(p); decltype(&df<long>) q = nullptr; (void)q; } //= w550
//## decltype_of_used_instances c++17
template <class T> __device__ void df(T *) { static_assert(sizeof(T) == 4, ""); } //= 1574
template <class T> __device__ void dg(T *p) { using X = decltype(&df<T>); X x = &df<T>; (void)x; }
__global__ void k(int *p, char *q) { dg(p); dg(q); }
//## members_of_device_variables_1
struct A { int v = 0; constexpr A() = default; constexpr A(int x) : v(x) {} ~A() = default; };
struct S { A n{0}; };
__device__ S s;
//## members_of_device_variables_2
struct A { int v; constexpr A(int x) : v(x) {} };
struct S { A n{0}; A m = 3; };
__device__ S s;
//## members_of_device_variables_3
struct A { int v; A() = default; constexpr A(int x) : v(x) {} };
struct S { A n{0}; A b; };
__device__ S s; //= 3518
//## members_of_device_variables_4
#include <atomic>
__device__ std::atomic<int> n;
//## members_of_device_variables_5
#include <atomic>
struct S { std::atomic<int> n{0}; };
__device__ S s;
//## members_of_device_variables_6
#include <atomic>
struct S { std::atomic<int> n; };
__device__ S s;
//## members_of_device_variables_7
#include <atomic>
struct S { std::atomic<float> n; };
__device__ S s;
//## members_of_device_variables_8
#include <atomic>
struct S { std::atomic<int> m{0}; std::atomic<float> n; };
__device__ S s; //= 3518
//## members_of_device_variables_9
struct B { float f; B() = default; constexpr B(float g) : f(g) {} };
struct S { int n = 0; B b; };
__device__ S s; //= 3518
//## members_of_device_variables_10
struct B { float f; B() = default; };
struct S { B b; };
__device__ S s;
__device__ S t{};
//## members_of_device_variables_11
template <class T> struct B { T f; B() = default; constexpr B(T g) : f(g) {} };
struct S { int n = 0; B<float> b; };
__device__ S s; //= 3518
//## members_of_device_variables_12
struct B { float f; B() = default; };
struct S { int n = 0; B b; };
__device__ S s; //= 3518
//## members_of_device_variables_13
struct B { float f; };
struct S { int n = 0; B b; };
__device__ S s; //= 3518
//## members_of_device_variables_14
struct B { float f; B() noexcept = default; B(const B &) = delete; ~B() noexcept = default; constexpr B(float g) : f(g) {} };
struct S { int n = 0; B b; };
__device__ S s; //= 3518
//## members_of_device_variables_15
struct B { float f alignas(4); };
template <class T> struct At { T f; At() noexcept = default; };
struct S { At<int> n; At<float> b; };
__device__ S s;
//## errors_and_dynamic_initialization_1
struct S { int x = 1; float f; };
__device__ S s;
constexpr int c(int x) { return x; }
__global__ void k(int *p) { *p = c(*p); } //= 3476
//## errors_and_dynamic_initialization_2
constexpr int c(int x) { return x; }
__global__ void k(int *p) { *p = c(*p); } //= 3476
struct S { int x = 1; float f; };
__device__ S s;
//## errors_and_dynamic_initialization_3
struct S { int x = 1; float f; };
__device__ S s;
struct V { virtual int v(); };
__global__ void k(V *p) { p->v(); } //= 3475
//## errors_and_dynamic_initialization_4
struct S { int x = 1; float f; };
__device__ S s;
__device__ int d();
__global__ void k(int *p) { static int x = d(); } //= 3511
//## errors_and_dynamic_initialization_5
struct S { int x = 1; float f; };
__device__ S s; //= 3518
int h();
__global__ void k(int *p) { h(); }
//## errors_and_dynamic_initialization_6
struct S { int x = 1; float f; };
__device__ S s;
constexpr int c(int x) { return x; }
__device__ inline void unneeded(int *p) { *p = c(*p); } //= 3474
//## errors_and_dynamic_initialization_7
struct S { int x = 1; float f; };
__device__ S s;
constexpr int c(int x) { return x; }
template <class T> __device__ inline void t(T *p) { *p = c(*p); } //= 3474
__global__ void k(int *p) { t(p); }
//## errors_and_dynamic_initialization_8
int h();
__device__ int s = h();
constexpr int c(int x) { return x; }
__global__ void k(int *p) { *p = c(*p); } //= 3476
//## errors_and_dynamic_initialization_9
int h();
__shared__ int q = 3; //= 3510
__device__ int s = h();
__global__ void k(int *p) { int u = nothing; } //= 20
//## errors_and_dynamic_initialization_10
int h(); const int hv = 3; //= w177
__device__ int (*f)() = h;
extern __device__ int e;
constexpr int c(int x) { return x; }
__global__ void k(int *p) { *p = c(*p); } //= 3476
//## references_and_pointers_of_the_host_1
int value = 3;
int &alias = value;
const int fixed = 4;
const int &fixedAlias = fixed;
__device__ int useReference() { return alias; } //= 3525 w3551
__device__ int useConst() { return fixedAlias; } //= w3551
//## references_and_pointers_of_the_host_2
int value = 3;
int *pointer = &value;
int *const constPointer = &value;
const int fixed = 4;
const int *const cp = &fixed;
__device__ int useConstPointer() { return *constPointer; } //= 3525
__device__ int *useConstPointer1() { return constPointer; } //= 3525
__device__ bool useConstPointer2() { return constPointer != nullptr; }
__device__ int useConstPointer3() { return *cp; }
__device__ const int *useConstPointer4() { return cp; } //= 3525
//## references_and_pointers_of_the_host_3
const int fixed = 4;
const int &fa = fixed;
constexpr const int &fb = fixed;
const int *const pa = &fixed;
constexpr const int *pb = &fixed;
const int &ta = 5;
int value;
constexpr int &va = value;
int arr[3];
int &el = arr[1];
struct S { int m; } s;
int &me = s.m;
__device__ int u1() { return fa; } //= w3551
__device__ int u2() { return fb; } //= w3551
__device__ int u3() { return *pa; }
__device__ int u4() { return *pb; }
__device__ int u5() { return ta; } //= w3551
__device__ int u6() { return va; } //= 3525 w3551
__device__ int u7() { return el; } //= 3525 w3551
__device__ int u8() { return me; } //= 3525 w3551
__device__ const int *u9() { return &fa; } //= 3525 w3551
__device__ int *u10() { return &va; } //= 3525 w3551
__device__ const int &u11() { return fa; } //= 3525 w3551
__device__ int &u12() { return el; } //= 3525 w3551
__device__ void u13() { va = 3; el = 2; me = 4; } //= 3525 w3551
//## references_and_pointers_of_the_host_4
int value;
int f();
int &dyn();
int &nc = dyn();
extern int &ex;
int *const np = &dyn();
int (&arrRef)[3] = *new int[1][3];
__device__ int u1() { return nc; } //= 3525 w3551
__device__ int u2() { return ex; } //= 3525 w3551
__device__ int u3() { return *np; } //= 3525
__device__ int u4() { return arrRef[0]; } //= 3525 w3551
//## references_and_pointers_of_the_host_5
__device__ int dv;
__device__ int da[3];
int hv;
int &rd = dv;
int *const pd = &dv;
int *const pa = da + 1;
static int *const ps = da;
__device__ int u1() { return rd; } //= w3551
__device__ int u2() { return *pd; }
__device__ int u3() { return *pa + *ps; }
__device__ int *u4() { return pd; }
//## references_and_pointers_of_the_host_6
const int fixed = 4; //= w177
struct S { static int &r; static int *const p; int v; };
int S::*const pm = &S::v;
int sv;
int &S::r = sv;
int *const S::p = &sv;
int f(int);
int (*const fp)(int) = f;
int (&fr)(int) = f;
__device__ int u1() { return S::r; } //= 3525 w3551
__device__ int u2() { return *S::p; } //= 3525
__device__ int u3(S s) { return s.*pm; }
__device__ int u4() { return fp(1); } //= 3473 3525
__device__ int u5() { return fr(1); } //= 3525 w3551
__device__ auto u6() { return fp; } //= 3525
const char *const text = "text";
__device__ char u7() { return text[0]; } //= 3525
const char *const texts[] = {"a", "b"};
__device__ char u8() { return texts[0][0]; } //= 3525
__device__ char u9(int i) { return texts[i][0]; } //= 3525
//## static_variables_of_host_functions_1 --extended-lambda
template <class F> __global__ void run1(F f) { f(); }
void start(int *p) {
  static int local = 3;
  run1<<<1, 1>>>([=] __device__() { p[2] = local; }); //= 3525
  run1<<<1, 1>>>([=] __device__() { p[2] = local; local = 2; int *q = &local; }); //= 3525 w177
  static const int cl = 3;
  run1<<<1, 1>>>([=] __device__() { p[2] = cl; const int *q = &cl; }); //= 3525 w177
  static __device__ int dl; //= w177
}
//## static_variables_of_host_functions_2
void start(int *p) {
  static int local = 3;
  struct L { __device__ int m() { return local; } __device__ void w() { local = 3; } };
  static const int cl = 3; //= w177
  static int &rl = local;
  static int *const pl = &local;
  struct M { __device__ int m() { return rl; } __device__ int n() { return *pl; } };
}
template <class T> void startt(T *p) {
  static T local = 3;
  struct L { __device__ T m() { return local; } __device__ void w() { local = 3; } };
  L l;
}
void go(int *p) { startt(p); }
//## static_variables_of_host_functions_3
void start(int *p) {
  static int local = 3;
  struct L { __host__ __device__ int m() { return local; } __device__ void w() { local = 3; } }; //= 3525
  L().m();
}
__host__ __device__ void hd(int *p) {
  static int local = 3;
  struct L { __device__ int m() { return local; } __device__ void w() { local = 3; } };
}
__device__ void d(int *p) {
  static int local = 3;
  struct L { __device__ int m() { return local; } __device__ void w() { local = 3; } };
  auto l = [] { return local; };
  l();
}
//## lists_as_default_arguments_2
struct H { H() {} ~H() {} };
struct W { H h; W() = default; };
__device__ int d(const W &v = {}) { return 0; }
__device__ int e(const W &v = W()) { return 0; }
__device__ int f(W v = {}) { return 0; }
__global__ void k(int *p) { p[0] = d(); //= 3475 3525
 p[0] = e();
 p[0] = f(); //= 3475 3525
} //= 3473 3525
//## lists_as_default_arguments_4
struct H { H() {} ~H() {} };
struct W { H h; W() = default; ~W() {} };
__device__ int d(const W &v) { return 0; }
__device__ int x() { return 1; }
__global__ void k(int *p) {
 p[0] = d({}); //= 3475 3525
 const W &r = {}; //= 3475 3525
 W w = {}; //= 3475 3525
 p[1] = d(W{}); //= 3475 3525
}
//## bindings_by_get_1
#include <tuple>
#include <array>
struct T { int a; template <int I> int get() const { return a; } };
namespace std { template <> struct tuple_size<T> { static constexpr int value = 2; }; template <size_t I> struct tuple_element<I, T> { using type = int; }; }
struct U { int a; };
template <int I> int get(const U &u) { return u.a; }
namespace std { template <> struct tuple_size<U> { static constexpr int value = 2; }; template <size_t I> struct tuple_element<I, U> { using type = int; }; }
__device__ int f(T t, U u) {
  auto [a, b] = t;
  auto &[c, d] = u;
  return a + b + c + d;
}
__device__ int f2(std::tuple<int, int> t) {
  auto [a, b] = t;
  auto &[c, d] = t;
  return a;
}
__device__ int f3(std::pair<int, int> q) {
  auto &[c, d] = q;
  return 0;
}
template <class T> __device__ int ft(T q) {
  auto &[c, d] = q;
  return c;
}
__global__ void k(int *p) { ft(std::pair<int, int>()); } //= 3476
//## bindings_by_get_2
struct T { int a; template <int I> int get() const { return a; } };
namespace std { template <class T> struct tuple_size; template <size_t I, class T> struct tuple_element;
template <> struct tuple_size<T> { static constexpr int value = 2; }; template <size_t I> struct tuple_element<I, T> { using type = int; }; }
struct U { int a; };
template <int I> int get(const U &u) { return u.a; }
namespace std { template <> struct tuple_size<U> { static constexpr int value = 2; }; template <size_t I> struct tuple_element<I, U> { using type = int; }; }
__device__ int f(T t, U u) {
  auto [a, b] = t; //= 3473 3525
  auto &[c, d] = u; //= 3473 3525
  return a + b + c + d;
}
__device__ int g(T t, U u) {
  auto [a, b] = t; //= 3473 3525
  return a;
}
__host__ __device__ int h(T t, U u) {
  auto [a, b] = t; //= w3468 w3471
  auto &[c, d] = u; //= w3468
  return a + d;
}
__device__ int r(T *t) {
  int s = 0;
  T ts[2];
  for (auto [a, b] : ts) s += a; //= 3473 3525
  for (auto &[a, b] : ts) s += b; //= 3473 3525
  return s;
}
//## default_configurations_1
__global__ void k(int *p, float f) {}
void host(int *p, float *q) {
    k<<<1>>>(p, 1.f);
}
//## default_configurations_2
__global__ void k(int *p, float f) {}
template <class T> __global__ void t(T) {}
struct Q {};
void host(int *p, float *q, Q c) {
    k<<<1>>>(p, 1.f);
    k<<<c, 1>>>(p, 1.f); //= 312
    k<<<1, 1, c>>>(p, 1.f); //= 413
    k<<<1, 1, 0, c>>>(p, 1.f); //= 413
    k<<<1, 1, 0, 0, 0>>>(p, 1.f); //= 140
    t<<<1>>>(1);
    k<<<1, "1">>>(p, 1.f); //= 415
    k<<<nothing, 1>>>(p, 1.f); //= 20
    k<<<1, 1, p>>>(p, 1.f); //= 167
}
template <class T> void tt(int *p, T c) {
    k<<<1>>>(p, 1.f);
    k<<<c, 1>>>(p, 1.f); //= 312
    t<<<1>>>(c);
}
void use(int *p, Q c) { tt(p, c); }
//## loops_and_bindings_by_constexpr_functions_1
struct R { int a[3]; constexpr const int *begin() const { return a; } constexpr const int *end() const { return a + 3; } };
__device__ int f(const R &r) {
  int s = 0;
  for (int x : r) //= 3474 3525
    s += x;
  return s;
}
//## loops_and_bindings_by_constexpr_functions_2
struct R { int a[3]; constexpr const int *begin() const { return a; } constexpr const int *end() const { return a + 3; } };
__host__ __device__ int f(const R &r) {
  int s = 0;
  for (int x : r) //= w3470 w3472
    s += x;
  return s;
}
__global__ void k(const R &r, int *p) {
  for (int x : r) //= 3476 3525
    *p += x;
}
//## loops_and_bindings_by_constexpr_functions_3
int h();
struct R { int a[3]; constexpr const int *begin() const { return a; } constexpr const int *end() const { return a + 3; } };
__device__ int f(const R &r) {
  int s = h(); //= 3473 3525
  for (int x : r) //= 3474 3525
    s += x;
  return s;
}
//## loops_and_bindings_by_constexpr_functions_4 --relaxed_constexpr
#include <tuple>
__device__ int f2(std::tuple<int, int> t) {
  auto [a, b] = t;
  auto &[c, d] = t;
  return a + c;
}
//## loops_and_bindings_by_constexpr_functions_5
#include <tuple>
__device__ int f2(std::tuple<int, int> t) {
  auto [a, b] = t; //= 3474 3525
  return a + b;
}
__global__ void k(std::tuple<int, int> t, int *p) {
  auto &[c, d] = t; //= 3476 3525
  *p = c;
}
__host__ __device__ int f3(std::tuple<int, int> t) {
  auto [a, b] = t; //= w3470 w3472
  return a + b;
}
//## loops_and_bindings_by_constexpr_functions_6
#include <tuple>
constexpr int cx(int x) { return x; }
__device__ int f2(std::tuple<int, int> t) {
  auto [a, b] = t;
  return a + cx(b); //= 3474
}
//## loops_and_bindings_by_constexpr_functions_7
#include <tuple>
template <class T> __device__ auto f2(T t) {
  auto [a, b] = t; //= 3474 3525
  return a + b;
}
__global__ void k(std::pair<int, int> *t, int *p) {
  *p = f2(*t);
}
//## operators_of_loops_over_ranges_1
struct I { int *p; bool operator!=(const I &o) const { return p != o.p; } I &operator++() { ++p; return *this; } int &operator*() const { return *p; } };
struct R { int *a; I begin() const { return {a}; } I end() const { return {a + 3}; } };
struct J { int *p; bool operator!=(const J &o) const; J &operator++(); int &operator*() const; };
struct Q { int *a; J begin() const; J end() const; };
__host__ __device__ int f(const R &r) {
  int s = 0;
  for (int x : r) //= w3468 w3471
    s += x;
  return s;
}
__host__ __device__ int g(const Q &r) {
  int s = 0;
  for (int x : r) //= w3468
    s += x;
  return s;
}
//## operators_of_loops_over_ranges_2
struct I { int *p; constexpr bool operator!=(const I &o) const { return p != o.p; } constexpr I &operator++() { ++p; return *this; } constexpr int &operator*() const { return *p; } };
struct R { int *a; I begin() const { return {a}; } I end() const { return {a + 3}; } };
__host__ __device__ int f(const R &r) {
  int s = 0;
  for (int x : r) //= w3470 w3471 w3472
    s += x;
  return s;
}
__device__ int g(const R &r) {
  int s = 0;
  for (int x : r) //= 3474
    s += x;
  return s;
}
//## operators_of_loops_over_ranges_3
struct I { int *p; __device__ constexpr bool operator!=(const I &o) const { return p != o.p; } __device__ constexpr I &operator++() { ++p; return *this; } constexpr int &operator*() const { return *p; } };
struct R { int *a; __device__ I begin() const { return {a}; } __device__ I end() const { return {a + 3}; } };
__device__ int g(const R &r) {
  int s = 0;
  for (int x : r) //= 3474
    s += x;
  return s;
}
//## operators_of_loops_over_ranges_4
struct I { int *p; constexpr I(int *q) : p(q) {} constexpr bool operator!=(const I &o) const { return p != o.p; } constexpr I &operator++() { ++p; return *this; } constexpr int &operator*() const { return *p; } };
struct R { int *a; __device__ I begin() const; __device__ I end() const; };
struct E { int v; constexpr E(int x) : v(x) {} constexpr operator int() const { return v; } };
__device__ int g(const R &r) {
  int s = 0;
  for (E x : r) //= 3474
    s += x.v;
  return s;
}
//## operators_of_loops_over_ranges_5
constexpr int cx(int x) { return x; }
__host__ __device__ int f(int r) {
  int a = cx(r); //= w3470 w3472
  return a + cx(3); //= w3470
}
inline int in(int x) { return x; }
__host__ __device__ int g(int r) {
  return in(r); //= w3468 w3471
}
//## operators_of_loops_over_ranges_6
int h();
struct R { int a[3]; constexpr const int *begin() const { return a; } constexpr const int *end() const { return a + 3; } };
__device__ inline int unneeded(const R &r) {
  int s = 0;
  for (int x : r)
    s += x;
  return s;
}
__host__ __device__ inline int unneeded2(const R &r) {
  int s = 0;
  for (int x : r) //= w3472
    s += x;
  return s;
}
//## operators_of_loops_over_ranges_7
#include <array>
__device__ int f() {
  std::array<int, 3> a{1, 2, 3};
  int s = 0;
  for (int x : a) //= 3474 3525
    s += x;
  for (int x : {1, 2, 3})
    s += x;
  return s;
}
//## operators_of_loops_over_ranges_8
#include <array>
template <class T> __device__ int f(const T &a) {
  int s = 0;
  for (int x : a) //= 3474 3525
    s += x;
  return s;
}
template <class T> __host__ __device__ int g(const T &a) {
  int s = 0;
  for (int x : a) //= w3470 w3472
    s += x;
  return s;
}
__global__ void k(int *p) { constexpr std::array<int, 3> a{1, 2, 3}; *p = f(a) + g(a); }
//## operators_of_loops_over_ranges_9
struct R { int a[3]; static int *s; };
constexpr int *begin(R &r) { return r.a; }
constexpr int *end(R &r) { return r.a + 3; }
inline const int *begin(const R &r) { return r.a; }
inline const int *end(const R &r) { return r.a + 3; }
__device__ int f(R &r, const R &c) {
  int s = 0;
  for (int x : r) //= 3474 3525
    s += x;
  for (int x : c) //= 3473 3525
    s += x;
  return s;
}
__host__ __device__ int g(R &r, const R &c) {
  int s = 0;
  for (int x : r) //= w3470 w3472
    s += x;
  for (int x : c) //= w3468 w3471
    s += x;
  return s;
}
//## kernels_without_definition_and_errors_1
struct S { int x = 1; float f; };
__device__ S s; //= 3518
template <class T> __global__ void t(T *p);
void host(int *p) { t<<<1, 1>>>(p); }
//## kernels_without_definition_and_errors_2
constexpr int c(int x) { return x; }
__device__ inline void unneeded(int *p) { *p = c(*p); } //= 3474
template <class T> __global__ void t(T *p);
void host(int *p) { t<<<1, 1>>>(p); }
//## kernels_without_definition_and_errors_3
template <class T> __global__ void t(T *p);
void host(int *p) { t<<<1, 1>>>(p); }
__device__ int d();
__global__ void k(int *p) { static int x = d(); } //= 3511
//## kernels_without_definition_and_errors_4
int h();
template <class T> __global__ void t(T *p); //= w3737
void host(int *p) { t<<<1, 1>>>(p); }
__global__ void k(int *p) { h(); } //= 3475 3525
//## kernels_without_definition_and_errors_5
int h();
struct S { int x = 1; float f; };
__device__ S s;
__global__ void t(int *p);
void host(int *p) { t<<<1, 1>>>(p); }
__global__ void k(int *p) { t<<<1, 1>>>(p); } //= 3480
//## constant_calls_on_both_sides_1
constexpr int c1(int x) { return x; }
constexpr int c2(int x, int y) { return x + y; }
__host__ __device__ int f(int a, int b) {
  int r = c1(a); //= w3470 w3472
  r += c2(a, b); //= w3470
  r += c2(a, 2); //= w3470 w3472
  r += c2(1, 2); //= w3470
  const int q = 3;
  r += c1(q); //= w3470
  constexpr int z = c1(4); //= w3470
  r += z;
  static_assert(c1(4) == 4, ""); //= w3470
  int arr[c1(3)]; //= w177 w3470
  if (c1(a) > 2) r++; //= w3470 w3472
  return r + c1(c1(a)); //= w3470 w3472
}
//## constant_calls_on_both_sides_2
struct C { int v; constexpr C(int x) : v(x) {} constexpr C() : v(0) {} constexpr int get() const { return v; } constexpr operator int() const { return v; }
  friend constexpr C operator+(C a, C b) { return C(a.v + b.v); } constexpr C operator-() const { return C(-v); } };
__host__ __device__ int f(int a, C d) {
  C c(a); //= w3470
  C e(3); //= w3470
  C g; //= w177 w3470
  int r = c.get(); //= w3470 w3472
  r += e.get(); //= w3470 w3472
  r += C(3).get(); //= w3470
  r += C(a).get(); //= w3470 w3472
  r += d; //= w3470 w3472
  r += d + c; //= w3470 w3472
  r += (-d).v; //= w3470 w3472
  return r;
}
//## constant_calls_on_both_sides_3
template <class T> constexpr T c1(T x) { return x; }
template <class T> struct B { T t; constexpr T get() const { return t; } static constexpr T make() { return T(); } };
template <class T> __host__ __device__ T f(T a, B<T> b) {
  T r = c1(a); //= w3470 w3472
  r += b.get(); //= w3470 w3472
  r += B<T>::make(); //= w3470
  return r;
}
__host__ __device__ int g(int a, B<int> b) {
  int r = c1(a); //= w3470 w3472
  r += b.get(); //= w3470 w3472
  r += B<int>::make(); //= w3470
  return r;
}
void h(B<int> b) { f(1, b); }
//## calls_in_instances_on_both_sides_1
struct C { int v; constexpr C(int x) : v(x) {} constexpr C() : v(0) {} };
__device__ int f(int a) {
  C c(a); //= 3474 3525
  return c.v;
}
//## calls_in_instances_on_both_sides_2
struct C { int v; constexpr C(int x) : v(x) {} constexpr C() : v(0) {} };
struct D { C c; constexpr D(int x) : c(x) {} D() = default; }; //= 3474
struct E { C c = 3; };
__device__ int f(int a) {
  D d(a);
  D e; //= w177
  E g; //= w177
  return d.c.v;
}
//## calls_in_instances_on_both_sides_3
struct C { int v; constexpr C(int x) : v(x) {} constexpr C() : v(0) {} };
struct D { C c; }; //= 3474
__device__ int f(int a) {
  D e;
  return e.c.v;
}
struct E { C c = 3; };
__device__ int f2(int a) {
  E e;
  return e.c.v;
}
struct F { C c; __device__ F(int a) : c(a) {} };
__device__ int f3(int a) {
  F e(a);
  return e.c.v;
}
__device__ int f4(C c);
__device__ int f5(int a) {
  return f4(a);
}
__device__ C f6(int a) {
  return a;
}
__device__ C f7(int a) {
  C *p = new C(a);
  C arr[3]; //= 3474 w177
  C arr2[2] = {a, a};
  return *p;
}
//## calls_in_instances_on_both_sides_4
constexpr int c1(int x) { return x; }
__device__ int f4(int c = c1(3));
int h();
__device__ int f4b(int c = c1(h())); //= 3473 3474 3525
struct M { int m = c1(h()); }; //= 3473 3474 3525
__device__ int f5(int a) {
  M m;
  return f4() + f4b();
}
//## calls_in_instances_on_both_sides_5
template <class T> struct B { T t; T get() const { return t; } static T make() { return T(); } T out() const; B() {} B(int) {} ~B() {} operator T() const { return t; } B operator+(B) const { return *this; }
 template <class U> U mt(U u) { return u; } };
template <class T> T B<T>::out() const { return t; }
template <class T> T ft(T t) { return t; }
template <class T> inline T fti(T t) { return t; }
__host__ __device__ int g(int a, B<int> &b) {
  int r = b.get(); //= w3468
  r += B<int>::make(); //= w3468
  r += b.out(); //= w3468
  r += b; //= w3468
  r += b + b; //= w3468
  r += b.mt(1); //= w3468 w3471
  r += ft(1); //= w3468
  r += fti(a); //= w3468 w3471
  B<int> c; //= w3468
  B<int> d(1); //= w3468
  return r; //= w3468
}
//## calls_in_instances_on_both_sides_6
template <class T> struct B { T t; T get() const { return t; } static T make() { return T(); } T out() const;
 template <class U> U mt(U u) { return u; } };
template <class T> T B<T>::out() const { return t; }
template <class T> T ft(T t) { return t; }
template <class T> inline T fti(T t) { return t; }
template <class X> __host__ __device__ int g(X a, B<X> &b) {
  int r = b.get(); //= w3468 w3471
  r += B<int>::make(); //= w3468 w3471
  r += b.out(); //= w3468
  r += b.mt(1); //= w3468 w3471
  r += ft(1); //= w3468
  r += fti(a); //= w3468 w3471
  return r;
}
void h(B<int> b) { g(1, b); }
//## calls_in_instances_on_both_sides_7
template <class T> struct B { T t; T get() const { return t; } };
inline int before(B<int> &b) { return b.get(); }
__host__ __device__ int g(int a, B<int> &b) {
  return b.get(); //= w3468
}
//## calls_in_instances_on_both_sides_8
template <class T> struct B { T t; T get() const { return t; } };
__host__ __device__ int g(int a, B<int> &b) {
  return b.get(); //= w3468
}
__host__ __device__ int g2(int a, B<int> &b) {
  return b.get(); //= w3468
}
void after(B<int> &b) { b.get(); }
//## calls_in_instances_on_both_sides_9
template <class T> T ft(T t) { return t; }
template <class T> T ft2(T t) { return t; }
template <class T> T ft3(T t) { return ft2(t); }
__host__ __device__ int g(int a) {
  return ft(a); //= w3468
}
__host__ __device__ int g2(int a) {
  return ft(a); //= w3468
}
template <class T> __host__ __device__ T g3(T a) {
  return ft2(a); //= w3468
}
template <class T> __host__ __device__ T g4(T a) {
  return ft3(a); //= w3468
}
template <class T, class F> __host__ __device__ T g5(T a, F f) {
  return f(a); //= w3468 w3471
}
struct Sq { template <class T> T operator()(T v) const { return v; } };
struct Sn { int operator()(int v) const { return v; } };
template <class T> struct St { T operator()(T v) const { return v; } };
void h() { g3(1); g4(1); g5(1, Sq()); g5(1, Sn()); g5(1, St<int>()); }
//## members_of_instances_on_both_sides_1
template <class T> struct G { T m() { return T(); } };
__host__ __device__ void plain() {
   G<int>().m(); //= w3468
}
//## members_of_instances_on_both_sides_2
template <class T> struct G { T m() { return T(); } };
__host__ __device__ void plain() {
   G<int> g;
   g.m(); //= w3468
}
//## members_of_instances_on_both_sides_3
struct H { int v; };
template <class T> struct G { T m() { return T(); } };
__host__ __device__ void plain() {
   G<H>().m(); //= w3468
}
//## members_of_instances_on_both_sides_4
struct H { H() {} ~H() {} };
template <class T> struct G { T m() { return T(); } };
__host__ __device__ void plain() {
   G<H>().m(); //= w3468
}
//## members_of_instances_on_both_sides_5
struct H { H() {} ~H() {} };
template <class T> struct G { T m() { return T(); } };
__host__ __device__ void plain() {
   G<H> g;
   g.m(); //= w3468
   g.m(); //= w3468
}
__host__ __device__ void plain2(G<H> &g) {
   g.m(); //= w3468
}
//## members_of_instances_on_both_sides_6
template <class T> struct G { T m() { return T(); } int c() { return 1; } auto au() { return 1; } void v() {} };
__host__ __device__ void plain() {
   G<int> g;
   g.m(); //= w3468
   g.c(); //= w3468
   g.au(); //= w3468 w3471
   g.v(); //= w3468
   G<int> g2 = g; //= w177
}
//## members_of_instances_on_both_sides_7
template <class T> struct G { T t; T get() { return t; } };
template <class X> __host__ __device__ int g1(X a, G<X> &b) { return b.get(); } //= w3468 w3471
template <class X> __host__ __device__ int g2(X a, G<X> &b) { return b.get(); } //= w3468 w3471
void h(G<int> b) { g1(1, b); g2(1, b); b.get(); }
//## members_of_instances_on_both_sides_8
template <class T> struct G { T t; T get() { return t; } T get2() { return get(); } };
template <class X> struct Hd { G<X> g; __host__ __device__ int m() { return g.get(); } //= w3468 w3471
 __host__ __device__ Hd() { g.get(); } //= w3468 w3471
 __host__ __device__ ~Hd() { g.get(); } }; //= w3468 w3471
void h() { Hd<int> x; x.m(); }
struct Hn { G<int> g; __host__ __device__ int m() { return g.get(); } //= w3468
 __host__ __device__ Hn() { g.get(); } //= w3468
 __host__ __device__ ~Hn() { g.get(); } }; //= w3468
void h2() { Hn x; x.m(); }
//## members_of_instances_on_both_sides_9
#include <vector>
__host__ __device__ int g(std::vector<int> &v) { return v.size(); } //= w3468
template <class T> __host__ __device__ int g1(std::vector<T> &v) { return v.size(); } //= w3468 w3471
struct S { std::vector<int> v; __host__ __device__ int m() { return v.size(); } }; //= w3468
void h(std::vector<int> &v) { g1(v); S s; s.m(); }
//## members_of_instances_on_both_sides_11 --extended-lambda
#include <vector>
template <class T> struct G { T t; T get() const { return t; } };
template <class F> __host__ __device__ int run(F f) { return f(1); }
void h(std::vector<int> &v, G<int> g) { run([=] __host__ __device__ (int i) {
  int r = v.size(); //= w3468
  return r + g.get(); }); } //= w3468
template <class T> void ht(std::vector<T> &v, G<T> g) { run([=] __host__ __device__ (int i) {
  int r = v.size(); //= w3468
  return r + g.get(); }); } //= w3468
void h2(std::vector<int> &v, G<int> g) { ht(v, g); }
//## constexpr_constructors_of_parts_1
struct C { int v; constexpr C() : v(0) {} };
struct C2 { int v; constexpr C2() : v(0) {} };
struct D { C c;
  C2 c2;
  int x; };
__device__ int f(int a) {
  D e;
  return e.c.v; //= 3474 3525
}
//## constexpr_constructors_of_parts_2
struct C { int v; constexpr C() : v(0) {} };
struct D : C {
  int x = 1; };
struct D2 {
  D d[2]; int z = 3; };
__device__ int f(int a) {
  D2 e;
  return e.d[0].v;
}
//## constexpr_constructors_of_parts_3
struct C { int v; constexpr C() : v(0) {} };
struct D { C c; }; //= 3474
__device__ int f(int a) {
  D e{}; //= 3474
  return e.c.v;
}
__device__ int f2(int a) {
  D e = D();
  return e.c.v;
}
//## constexpr_constructors_of_parts_4
struct C { int v; constexpr C() : v(0) {} };
struct D { C c; int y; };
__host__ __device__ int f(int a) {
  D e;
  return e.c.v;
}
__global__ void k(int *p) {
  D e;
  *p = e.y;
} //= w3470
//## constexpr_constructors_of_parts_5
struct C { int v; constexpr C() : v(0) {} constexpr C(const C &o) : v(o.v) {} };
struct D { C c; int y; };
__device__ D f(D &a) {
  D e = a;
  return e; //= 3474 3525
}
//## constexpr_constructors_of_parts_7
struct C { int v; constexpr C() : v(0) {} };
template <class T> struct D { T c; int y; };
__device__ int f(int a) {
  D<C> e;
  return e.c.v;
}
template <class T> __device__ int f2(int a) {
  D<T> e;
  return e.c.v;
}
__global__ void k(int *p) { *p = f2<C>(1); } //= 3474 3525
//## constexpr_constructors_of_parts_8
struct C { int v; constexpr C() : v(0) {} };
struct D { D() = default;
 C c; int y; };
struct E { C c;
 E() = default; //= 3474
 int y = 0; };
struct G { C c;
 int y; };
struct H { G g;
 int y; };
__device__ int f(int a) {
  D d;
  E e;
  H h;
  return e.c.v;
}
//## constexpr_constructors_of_parts_9
#include <atomic>
#include <utility>
#include <optional>
struct S { std::optional<int> o; int y; };
struct P { std::pair<int, int> o; int y; };
__device__ int f(int a) {
  S s;
  P p;
  return p.o.first; //= 3474 3525
}
//## constexpr_constructors_of_parts_10
struct C { int v; constexpr C() : v(0) {} };
struct D { C c; }; //= 3474
__device__ int f(int a) {
  D *p = new D;
  D *q = new D();
  D arr[2]; //= w177
  static D st; //= w177
  return 0;
}
//## constexpr_constructors_with_arguments_1
struct C { int v; constexpr C(int x) : v(x) {} };
struct E { C c = 3; };
struct G { C c = C(3); int y; };
__device__ int f(int a) {
  E e;
  G g;
  G g2{}; //= w177
  return e.c.v;
}
//## evaluated_constructors_2
struct C { int v; constexpr C() : v(0) {} };
struct D : C { int y; __device__ D() {} }; //= 3474
__device__ int f(int a) {
  D e;
  return e.v;
}
//## evaluated_constructors_3
struct C { int v; constexpr C() : v(0) {} };
struct D { C c[2]; };
struct E { D d; };
struct F { C c; D d; E e; }; //= 3474
__device__ int f(int a) {
  D d; //= w177
  return a;
}
__device__ int g(int a) {
  E d; //= w177
  return a;
}
__device__ int h(int a) {
  F d; //= w177
  return a;
}
//## evaluated_constructors_4
struct C { int v; constexpr C() : v(0) {} };
struct D { C c; }; //= 3474
struct E { D d; };
struct F : D { };
struct G : C { }; //= 3474
struct H : F { C c2; }; //= 3474
__device__ int g(int a) {
  E d; //= w177
  return a;
}
__device__ int h(int a) {
  F d; //= w177
  return a;
}
__device__ int i(int a) {
  G d; //= w177
  H e; //= w177
  return a;
}
//## evaluated_constructors_5
struct C { int v; constexpr C() : v(0) {} };
struct D { C c; };
struct E { D d; int y; };
__device__ int g(int a) {
  E d;
  return a; //= 3474 3525
}
//## evaluated_constructors_9
struct C { int v; constexpr C() : v(0) {} };
template <class T> struct D { T c; }; //= 3474 3476
template <class T> __device__ int g(int a) {
  D<T> d;
  return a;
}
__global__ void k(int *p) { D<C> d; g<C>(1); } //= w177
//## evaluated_constructors_10
struct C { int v; constexpr C() : v(0) {} };
struct D { C c; }; //= 3474
__device__ D dg;
__device__ void g(int a) {
  __shared__ D d; //= w177
  static D e; //= w177
  extern __device__ D ff;
}
//## evaluated_constructors_11
struct V { virtual __device__ void v() {} };
struct W : V { };
struct A { int a; __device__ virtual ~A() {} };
__device__ void g(int a) {
  V d; //= w177
  W w; //= w177
  A b;
}
//## constant_pointers_of_the_host_2
struct S { int a, b; void m() const; __device__ int dm() const { return a; } };
const S s = {1, 2};
constexpr S cs = {1, 2};
S v;
const int arr[3] = {1, 2, 3};
const S *const ps = &s;
constexpr const S *pcs = &cs;
S *const pv = &v;
const int *const pa = arr;
const int *const pa1 = arr + 1;
const int *const pa2 = &arr[2];
__device__ int a() { return ps->a; }
__device__ int b() { return pcs->b; }
__device__ int c() { return pv->a; } //= 3525
__device__ int d() { return pa[1]; } //= 3525
__device__ int e() { return *pa; }
__device__ int f() { return *pa1; }
__device__ int g() { return *pa2; }
__device__ int h() { return ps->dm(); } //= 3525
__device__ int i() { return (*ps).a; }
__device__ S j() { return *ps; }
__device__ const int *k() { return &ps->a; } //= 3525
__device__ int l(int n) { return pa[n]; } //= 3525
//## constant_pointers_of_the_host_3
template <class T> struct Tr { static constexpr int v = 3; static constexpr const int *p = &v; static const T arr[2]; static constexpr const T *q = arr; };
template <class T> const T Tr<T>::arr[2] = {1, 2};
__device__ int a() { return *Tr<int>::p; }
__device__ int b() { return Tr<int>::q[0]; } //= 3525
__device__ const int *c() { return Tr<int>::p; } //= 3525
template <class T> __device__ int d() { return *Tr<T>::p + Tr<T>::q[1]; } //= 3525
__global__ void k(int *p) { *p = d<int>(); }
//## constant_pointers_of_the_host_4
namespace n { constexpr char text[] = "abc"; constexpr const char *t = text; constexpr auto *u = "lit"; constexpr struct E {} e{}; constexpr const E &re = e; constexpr const E *pe = &e; }
__device__ char a() { return n::t[0]; } //= 3525
__device__ char b() { return n::u[0]; }
__device__ void take(const n::E &);
__device__ void take(n::E, int);
__device__ void c() { take(n::re); } //= 3525 w3551
__device__ void d() { take(n::re, 1); } //= w3551
__device__ void e() { take(*n::pe, 1); }
__device__ void f() { take(n::e, 1); }
