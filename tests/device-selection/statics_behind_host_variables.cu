// mode: build
struct A { __device__ int m() { static int q; return q++; } };
int hv = 3;
struct B { __device__ int m() { static int q; return q++; } };
__device__ int g1 = 1;
__global__ void k(int *p) { p[0] = A().m() + g1 + B().m(); }
