// mode: build
struct Base { int x; };
struct L1 : virtual Base { int l; };
__device__ int g1;
struct L2 : virtual Base { int l; };
__device__ int g2;
struct J : L2 { int j; };
__device__ int g3;
struct L3 : virtual Base { int l; };
__device__ int g4;
struct K : L3 { int j; __device__ K() {} };
__device__ int g5;
__device__ int u() { L1 l; return l.x; }
__device__ int g6;
struct M : virtual Base { int m; };
__device__ int g7;
__global__ void k(int *p) { J j; K kk; M m; p[0] = j.j + kk.j + g1 + g2 + g3 + g4 + g5 + u() + g6 + g7 + m.m; }
