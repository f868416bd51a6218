// mode: build
// std: c++17
struct A0 { int a; };
__device__ int f1(int n) { struct L1 { int q; } l{n}; auto c = [l](int x) { return x + l.q; }; return c(n); }
struct A1 { int a; };
__global__ void k1(int *p) { struct L2 { int q; } l{*p}; auto c = [l](int x) { return x + l.q; }; *p = c(3); }
struct A2 { int a; __device__ int m(int n) const { struct L3 { int q; } l{n}; auto c = [l](int x) { return x + l.q; }; return c(n) + a; } };
__device__ int f2(A0 a, A1 b, A2 c) { struct L4 { int q; } l{a.a}; return l.q + b.a + c.m(2); }
struct A3 { int a; };
__global__ void k2(int *p, A3 a) { struct L5 { int q; } l{a.a}; *p = f1(l.q) + f2({1}, {2}, {3}); }
namespace n {
struct B0 { int a; };
__device__ int g1(int n) { struct M1 { int q; } l{n}; auto c = [l](int x) { return x + l.q; }; return c(n); }
struct B1 { int a; __device__ int m(int n) const { struct M3 { int q; } l{n}; auto c = [l](int x) { return x + l.q; }; return c(n) + a; } };
__global__ void k3(int *p, B0 b, B1 c) { struct M2 { int q; } l{b.a}; auto d = [l](int x) { return x + l.q; }; *p = d(g1(3)) + c.m(3); }
namespace in { struct C0 { int a; }; __device__ int h(C0 c) { struct N0 { int r; } n{c.a}; return n.r; } }
struct B2 { int a; };
__global__ void k4(int *p, in::C0 b, B2 c) { *p = in::h(b) + c.a; }
}
struct A4 { int a; };
__device__ int f3(A4 a) { struct L6 { int q; } l{a.a}; return l.q; }
int main() {}
