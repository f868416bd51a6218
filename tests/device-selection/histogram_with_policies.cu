// mode: build
// A histogram with a policy class, atomics, and a host function that picks an instance.
enum class Mode { linear, log2 };
template <Mode M> struct Binning;
template <> struct Binning<Mode::linear> { static __device__ int bin(float v, int n) { return min(max((int)(v * n), 0), n - 1); } };
template <> struct Binning<Mode::log2> { static __device__ int bin(float v, int n) { return min((int)log2f(v + 1), n - 1); } };
struct Params { int bins; float lo, hi; __host__ __device__ float width() const { return (hi - lo) / bins; } __device__ float norm(float v) const { return (v - lo) / (hi - lo); } };
template <Mode M, int Threads> __global__ void __launch_bounds__(Threads) histogram(const float *in, unsigned *out, int n, Params p) {
  extern __shared__ unsigned local[];
  for (int i = threadIdx.x; i < p.bins; i += Threads) local[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * Threads + threadIdx.x; i < n; i += gridDim.x * Threads) atomicAdd(&local[Binning<M>::bin(p.norm(in[i]), p.bins)], 1u);
  __syncthreads();
  for (int i = threadIdx.x; i < p.bins; i += Threads) atomicAdd(&out[i], local[i]);
}
void run(Mode m, const float *in, unsigned *out, int n, Params p) {
  if (m == Mode::linear) histogram<Mode::linear, 128><<<8, 128, p.bins * 4>>>(in, out, n, p);
  else histogram<Mode::log2, 64><<<8, 64, p.bins * 4>>>(in, out, n, p);
}
