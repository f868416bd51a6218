// mode: build
// std: c++17
struct A0 { int a; };
__device__ int f1(int n) { struct L1 { int q; } l{n}; enum En { e1, e2 }; typedef int Tin; typedef L1 Tl; Tin x = n ? e1 : e2; Tl tt{x}; auto c = [](int x) { return x; }; return c(n) + l.q + tt.q; }
struct A1 { int a; };
__device__ int f2(int n) { struct L2 { int q; } l{n}; typedef L2 Tk; enum Eo { e3, e4 } o = n ? e3 : e4; { auto c = [](int x) { struct Inn { int r; } i{x}; return i.r; }; n += c(n); } struct L3 { int z; } m{n}; Tk k{n}; return l.q + m.z + k.q + o; }
struct A2 { int a; __device__ int m(int n) const { struct L4 { int q; } l{n}; return l.q; } struct Nest { int z; __device__ int nm(int n) { struct L5 { int u; } l{n}; return l.u; } }; __device__ int m2(int n) { auto c = [this](int q) { return q + a; }; struct L6 { int z; } l{c(n)}; return l.z; } __device__ int m3(int n) { struct L7 { int z; } l{n}; return l.z; } Nest ne; };
__device__ int f3(A0 a, A1 b, A2 c) { struct L8 { int q; __device__ int lm() { struct L9 { int d; } d{q}; return d.d; } } l{a.a}; return l.lm() + b.a + c.m(2) + c.m2(3) + c.m3(4) + c.ne.nm(2) + f1(1) + f2(2); }
struct A3 { int a; };
__device__ int f4(int n) { struct L10 { int q; } l{n}; if (false) { auto c = [](int x) { return x; }; c(3); } return l.q; }
__device__ int f5(int n) { struct L11 { int q; } l{n}; return l.q; }
__device__ int f6(int n) { struct L12 { int q; } l{n}; return l.q + [](int x) { return x; }(4); }
__device__ int f7(int n) { struct L13 { int q; } l{n}; auto g = [](auto x) { return x; }; return l.q + g(n) + g(2.5f); }
__host__ __device__ int f8(int n) { struct L14 { int q; } l{n}; return l.q; }
struct A4 { int a; };
namespace n { struct B { int b; __device__ int m(int n) { struct L15 { int q; } l{n}; return l.q + b; } }; struct C { int c; }; namespace { struct D { int d; }; __device__ int g(D d) { struct L16 { int s; } l{d.d}; return l.s; } } __device__ int r(B b, C c) { struct L17 { int f; } l{b.m(2)}; return l.f + c.c + g({3}); } }
__global__ void k(int *p, A4 a, A3 b) { p[0] = f3({1}, {2}, {3}) + n::r({1}, {2}) + a.a + b.a + f4(p[1]) + f5(p[2]) + f6(3) + f7(3) + f8(2); }
int main() {}
