// mode: build
struct A { __device__ int m() { static int q; return q++; } };
__device__ int g1 = 1;
struct B { __device__ int m() { static int q; static __shared__ int s; s = 1; return q++ + s; } int x; };
__device__ int g2 = 1;
struct C { __device__ int m() { static __shared__ int s; s = 1; return s; } };
__device__ int g3 = 1;
struct D { __device__ int m(); };
__device__ int g4 = 1;
__device__ int D::m() { static int q; return q++; }
__device__ int g5 = 1;
inline __device__ int f() { static int q; return q++; }
__device__ int g6 = 1;
__device__ int f2() { static int q; return q++; }
__device__ int g7 = 1;
__global__ void k(int *p) { p[0] = A().m() + B().m() + C().m() + D().m() + f() + f2() + g1 + g2 + g3 + g4 + g5 + g6 + g7; }
