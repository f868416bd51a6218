// mode: build
struct A { __device__ int m() { static int q; return q++; } };
__global__ void k(int *p) { static int z; static __shared__ int s; A a; p[0] = a.m() + z + (s = 3); }
__device__ int g1 = 1;
