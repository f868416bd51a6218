// mode: build
// std: c++17
namespace { __device__ int counter; __constant__ float weights[4] = {1, 2, 3, 4}; struct Guard { int *lock; __device__ explicit Guard(int *l) : lock(l) { while (atomicCAS(lock, 0, 1)) ; } __device__ ~Guard() { atomicExch(lock, 0); } Guard(const Guard &) = delete; }; }
static __device__ int mutex;
__device__ int next() { Guard g(&mutex); static int calls; ++calls; return counter++; }
template <class T> __device__ T table[3] = {T(1), T(2), T(3)};
template <class T> __device__ T pick(int i) { return table<T>[i % 3] * T(weights[i % 4]); }
__managed__ unsigned hits;
__global__ void k(float *f, int *i) { int n = next(); atomicAdd(&hits, 1u); f[n] = pick<float>(n); i[n] = pick<int>(n); }
