// mode: build
// std: c++17
#define T(N) struct N { int x = 3; __device__ int get() const { return x; } }
T(A1); T(A2); T(A3); T(A4); T(A5); T(A6); T(A7); T(A8); T(A9); T(A10); T(A11); T(A12); T(A13); T(A14); T(A15);
struct C1 { int v; __host__ __device__ constexpr C1(int v) : v(v) {} };
struct C2 { int v; __host__ __device__ constexpr C2(int v) : v(v) {} };
struct C3 { int v; __host__ __device__ constexpr C3(int v) : v(v) {} };
struct C4 { int v; __host__ __device__ constexpr C4(int v) : v(v) {} };
struct C5 { int v; __host__ __device__ constexpr C5(int v) : v(v) {} };
struct C6 { int v; __host__ __device__ constexpr C6(int v) : v(v) {} };
struct C7 { int v; __host__ __device__ constexpr C7(int v) : v(v) {} __host__ __device__ constexpr int get() const { return v; } };
struct C8 { int v; __host__ __device__ constexpr C8(int v) : v(v) {} __host__ __device__ constexpr C8 operator+(C8 o) const { return C8(v + o.v); } };
struct C9 { int v; __host__ __device__ constexpr C9(int v) : v(v) {} __device__ ~C9() {} };
struct C10 { int v; __host__ __device__ constexpr C10(int v) : v(v) {} };
struct C11 { int v; __host__ __device__ C11(int v) : v(v) {} };
struct W1 { A1 a; __device__ W1() {} };
struct W2 { A2 a; int z; __device__ W2(int z) : a(), z(z) {} };
struct W3 { A3 a; int z; };
struct W4 { C1 c{4}; int z; __device__ W4(int z) : z(z) {} };
struct W5 { C2 c; __device__ W5() : c(5) {} };
struct W6 { C10 c = 3; C11 d = 4; __device__ W6() {} };
__device__ int byval(A4 a) { return a.x; }
__device__ int byref(const A5 &a) { return a.x; }
__device__ A6 ret() { return A6(); }
__device__ A7 ret2() { return {}; }
__device__ int byc(C3 c) { return c.v; }
__device__ int bycr(const C4 &c) { return c.v; }
__device__ int dflt(C5 c = C5(3), C6 d = 4) { return c.v + d.v; }
__global__ void k(int *o, int n) { W1 w1; W2 w2(n); W3 w3; W4 w4(n); W5 w5; W6 w6;
 o[0] = w1.a.x + w2.z + w3.a.x + w4.z + w5.c.v + byval(A4()) + byref(A5()) + ret().x + ret2().x + byc(3) + byc(C3(4)) + bycr(5) + dflt() + C7(3).get() + (C8(1) + C8(2)).v + w6.c.v; C9 c9(3); o[1] = c9.v;
 A8 *p = new A8; A9 *q = new A9(); A10 r[3]; A11 s[2] = {}; A12 t = A12(); A13 u{}; static A14 st; o[2] = p->x + q->x + r[n].x + s[n].x + t.x + u.x + st.x; for (int i = 0; i < n; i++) { A15 l; l.x += i; o[3 + i] = l.x; } }
int main() {}
