// mode: build
// std: c++17
#include <cuda_fp16.h>
struct alignas(16) Pack4 { half2 a, b, c, d; };
template<class T> struct Traits; 
template<> struct Traits<half> { using acc = float; static __device__ float up(half h) { return __half2float(h); } static __device__ half down(float f) { return __float2half(f); } };
template<> struct Traits<float> { using acc = float; static __device__ float up(float h) { return h; } static __device__ float down(float f) { return f; } };
template<> struct Traits<int> { using acc = long long; static __device__ long long up(int h) { return h; } static __device__ int down(long long f) { return (int)f; } };
template<class T, int V> union Vectorized { T e[V]; int4 raw; __device__ Vectorized() {} };
template<class T> __device__ __forceinline__ auto load(const T *p) { Vectorized<T, 16 / sizeof(T)> v; v.raw = *reinterpret_cast<const int4 *>(p); return v; }
template<class T> __global__ void softmax(const T *in, T *out, int n) {
  using acc_t = typename Traits<T>::acc; acc_t s = 0;
  for (int i = threadIdx.x * (16 / sizeof(T)); i < n; i += blockDim.x) { auto v = load(in + i); for (auto &x : v.e) s += Traits<T>::up(x); }
  out[threadIdx.x] = Traits<T>::down(s);
}
__device__ float scale(Pack4 p) { return __low2float(p.a) + __high2float(p.d); }
extern "C" __global__ void packed(const Pack4 *p, float *o) { *o = scale(*p); }
#define DISPATCH(T, ...) case sizeof(T): { using scalar_t = T; __VA_ARGS__ } break;
void run(int elem, void *i, void *o) { switch (elem) { DISPATCH(half, softmax<<<1, 32>>>((scalar_t *)i, (scalar_t *)o, 8);) DISPATCH(float, softmax<scalar_t><<<1, 32>>>((const float *)i, (scalar_t *)o, 8);) default: break; } }
template __global__ void softmax<int>(const int *, int *, int);
int main() { run(2, nullptr, nullptr); packed<<<1, 1>>>(nullptr, nullptr); }
