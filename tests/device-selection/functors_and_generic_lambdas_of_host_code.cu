// mode: build
// std: c++17
#include <utility>
#include <type_traits>
struct Plus { template<class T> __host__ __device__ constexpr T operator()(T a, T b) const { return a + b; } };
struct Max { template<class T> __host__ __device__ constexpr T operator()(T a, T b) const { return a > b ? a : b; } template<class T> static constexpr T identity = T(-100); };
template<class Op, class T, class = void> struct identity { static constexpr T value = T(); };
template<class Op, class T> struct identity<Op, T, std::void_t<decltype(Op::template identity<T>)>> { static constexpr T value = Op::template identity<T>; };
template<int W, class T, class Op> __device__ T warp_reduce(T v, Op op) {
#pragma unroll
  for (int o = W / 2; o; o >>= 1) v = op(v, __shfl_xor_sync(0xffffffff, v, o));
  return v;
}
template<class T, int Block, class Op> __global__ __launch_bounds__(Block) void reduce(const T *in, T *out, int n, Op op) {
  __shared__ T part[Block / 32];
  T v = identity<Op, T>::value;
  for (int i = threadIdx.x; i < n; i += Block) v = op(v, in[i]);
  v = warp_reduce<32>(v, op);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = v;
  __syncthreads();
  if constexpr (Block > 32) { if (threadIdx.x < 32) { v = threadIdx.x < Block / 32 ? part[threadIdx.x] : identity<Op, T>::value; v = warp_reduce<Block / 32>(v, op); } }
  if (!threadIdx.x) *out = v;
}
template<class T, class Op> void launch(const T *in, T *out, int n, Op op) {
  switch (n > 1024 ? 256 : 32) {
  case 256: reduce<T, 256, Op><<<1, 256>>>(in, out, n, op); break;
  case 32: reduce<T, 32><<<1, 32>>>(in, out, n, op); break;
  }
}
template<class F, class... A> auto dispatch(bool max, F f, A &&...a) { if (max) f(std::forward<A>(a)..., Max{}); else f(std::forward<A>(a)..., Plus{}); }
int main() {
  dispatch(true, [](auto... a) { launch(a...); }, (const float *)nullptr, (float *)nullptr, 10);
  dispatch(false, [](const int *i, int *o, int n, auto op) { launch(i, o, n, op); }, (const int *)nullptr, (int *)nullptr, 10);
}
