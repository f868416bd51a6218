// mode: build
// std: c++17
// nvcc: --extended-lambda
#include <type_traits>
template <class F, class = void> struct has_prepare : std::false_type {};
template <class F> struct has_prepare<F, std::void_t<decltype(&F::prepare)>> : std::true_type {};
struct Scaled { float s; __device__ void prepare() { s *= 2; } __device__ float operator()(float x) const { return s * x; } };
template <class F> __global__ void transform(const float *in, float *out, int n, F f) { if constexpr (has_prepare<F>::value) f.prepare(); for (int i = threadIdx.x; i < n; i += blockDim.x) out[i] = f(in[i]); }
template <class F> void launch(const float *a, float *b, int n, F f) { transform<<<1, 64>>>(a, b, n, f); }
void go(const float *a, float *b) { launch(a, b, 3, Scaled{2}); float k = 3; launch(a, b, 4, [k] __device__(float x) { return x + k; }); launch(a, b, 5, [=] __host__ __device__(float x) { return x - k; }); }
