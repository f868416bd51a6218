// mode: build
struct A { __device__ int m() { static int q; return q++; } };
__device__ int k2() { static int w; return w++; }
inline __device__ int k3() { static int w; return w++; }
__global__ void k(int *p) { static int z; A a; p[0] = a.m() + z + k2() + k3(); }
