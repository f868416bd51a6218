// Calls of a function that is not overloaded: every argument is converted, and then they are counted. Lists in compound assignments.
//## functions c++17 c++20
struct E; struct L { int a; int b; }; struct X { explicit X(int); }; struct D { D(int) = delete; D(char*); };
struct A1; struct B1 { B1(A1); }; struct A1 { operator B1(); };
struct P { private: P(int); public: P(char*); };
void f2(L, X, int*); void f3(D, int*); void f4(B1, int*); void f5(P, int*); void f6(int&, char, int*); void f7(int, ...);
void f8(int* = 0, int = 1, char* = 0);
int nul(int (*)(int), int*); int ov(int); int ov(char);
void x(int i, int* p, void (*fp)(int, int*), void (&fr)(int, int*), A1 a1) {
  f2(1, 2, p); //= 415@6 415@9
  f2(1, 2); //= 415@6 415@9 165@10
  f2({1, 2}, 2, 3); //= 415@14 167@17
  f3(1); //= 1776@6 165@7
  f3(1, 2); //= 1776@6 167@9
  f4(a1); //= 348@6 165@8
  f4(a1, 2); //= 348@6 167@10
  f5(1); //= 330@6 165@7
  f5(1, 2); //= 330@6 167@9
  f6(1, p); //= 461@6 167@9 165@10
  f6(1, p, 3); //= 461@6 167@9 167@12
  f7(p, 1); //= 167@6
  f7(); //= 165@6
  f8(1, p, 3); //= 167@6 167@9 167@12
  f8(1, p, 3, 4); //= 167@6 167@9 167@12 140@15
  fp(p); //= 167@6 165@7
  fp(p, i); //= 167@6 167@9
  fp(p, i, i); //= 167@6 167@9 140@12
  fr(p); //= 167@6 165@7
  fr(p, i); //= 167@6 167@9
  nul(ov, 1); //= 167@11
  nul(ov); //= 165@9
  nul(x, 1); //= 167@7 167@10
  nul(ov, undeclared3); //= 20@11
  int r = nul(p, i, i); //= 167@15 167@18 140@21
}
//## members c++17 c++20
struct Q { void m(int, int*); void n(int) &&; static void s(int*, int); };
template<class T> struct T1 { static void s(T, int*); void m(T, int*); };
void qq(const Q& c, Q q, int* p, int i, T1<int> t, void (Q::*mp)(int, int*)) {
  q.m(p, i); q.m(p); q.m(p, i, i); (&q)->m(p, i); (q.*mp)(p, i); (q.*mp)(p); //= 167@7 167@10 167@18 165@19 167@26 167@29 140@32 167@44 167@47 167@59 167@62 167@74 165@75
  c.m(p, i); //= 1086@3 167@7 167@10
  c.m(p); //= 1086@3 167@7 165@8
  c.s(i, p); Q::s(i, p); Q::s(i); Q::s(i, p, 3); //= 167@7 167@10 167@19 167@22 167@31 165@32 167@40 167@43 140@46
  t.s(p); t.s(p, 1); t.m(p); t.m(p, 1); //= 167@7 165@8 167@15 167@18 167@26 165@27 167@34 167@37
}
//## templates c++17 c++20
void f6(int&, char, int*);
template<class T> void y(T t, int* p, int i) { f6(t, p, i); f6(i, p); f6(i, p, i); } //= 167@67 165@68 167@77 167@80
template<class T> struct S { void m(int, int*); void g(int* p) { m(p, 1); m(p); } };
//## kernels c++17
__global__ void kk(int, int*, char*);
void z(int* p, int i) {
  kk<<<1, 1>>>(p, i, i); //= 167@16 167@19 167@22
  kk<<<1, 1>>>(p, i); //= 167@16 167@19 165@20
  kk<<<1, 1>>>(p, i, i, i); //= 167@16 167@19 167@22 140@25
}
//## lists_in_compound_assignments c++17 c++20
struct W { operator int&(); }; enum E { e0 }; enum class F { f0 };
E& operator+=(E&, E); F& operator|=(F&, F); E& operator-=(E&, int);
struct I3 { int x, y, z; }; struct N { N(int, int); };
I3& operator+=(I3&, N);
I3& operator-=(I3&, I3); I3& operator-=(I3&, int); I3& operator-=(I3&, N);
template<class T> struct Q { T a; Q& operator+=(Q); Q& operator+=(int); friend Q& operator*=(Q& a, Q b) { return a; } };
I3& operator<<=(I3&, I3);
struct Z { void operator+=(I3) const; void operator-=(I3) &&; private: void operator*=(I3); };
struct Dl { void operator+=(I3) = delete; void operator-=(bool); };
void f(W w, E e, F g, I3 a, Q<float> q, Z z, const Z cz, Dl d, const I3 ca, int i) {
  w += {1}; //= 349@5
  e += {1}; //= 349@5
  e += {e0};
  e += {};
  g |= {};
  e -= {1};
  g |= {F::f0};
  g += {F::f0}; //= 349@5
  a += {1, 2};
  a += {1}; //= 349@5
  a -= {1};
  a -= {1, 2}; //= 350@5
  a -= {1, 2, 3};
  q += {1};
  q += {1.5f}; //= 2361@9
  q *= {1};
  z += {1}; cz += {1, 2};
  z -= {1}; //= 349@5
  Z() -= {1};
  z *= {1}; //= 265@5
  d += {1}; //= 1776@5
  d -= {1};
  d -= {};
  ca <<= {1}; //= 349@6
  a <<= {1.5}; //= 349@5
  (a <<= {1}).q; //= 135@15
  w |= {}; //= 349@5
  a |= {}; //= 349@5
  i += {1}; //= 2338@8
}
