// mode: build
template<int N> __device__ int z() { return N; }
template<int N> __device__ int b() { return N + z<N>(); }
template<int N> __device__ int c() { return N; }
template<int N> __device__ int a() { return b<N>() + c<N>() + z<N + 100>(); }
__device__ int f1(int *p) { return a<1>() + a<2>(); }
__device__ int f2(int *p) { return a<3>() + b<1>() + b<7>(); }
__global__ void k(int *o) { o[0] = f1(o) + f2(o); }
