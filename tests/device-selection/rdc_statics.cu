// mode: build
// nvcc: -rdc=true
// Internal linkage with separate compilation: named namespaces, unnamed ones, kernels and variables.
namespace n { static __device__ int state = 3; const __device__ int fixed = 4; static __global__ void hidden(int *p) { *p = state + fixed; } inline __device__ int shown() { return 1; } }
namespace { __global__ void inner(int *p) { *p = n::shown(); } }
template <class T> static __device__ T make(T x) { return x; }
__global__ void k(int *p) { *p = make(2); }
