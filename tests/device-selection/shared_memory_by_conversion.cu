// mode: build
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
template<class T> struct SharedMem { __device__ operator T *() { extern __shared__ int raw[]; return (T *)raw; } }; template<> struct SharedMem<double> { __device__ operator double *() { extern __shared__ double rawd[]; return rawd; } };
template<class T, unsigned Block, bool Pow2> __global__ void reduce(const T *in, T *out, unsigned n) { cg::thread_block cta = cg::this_thread_block(); T *s = SharedMem<T>(); unsigned tid = threadIdx.x; T sum = 0; for (unsigned i = blockIdx.x * Block + tid; i < n; i += Block * gridDim.x) { sum += in[i]; if (Pow2 || i + Block < n) sum += in[i + Block]; } s[tid] = sum; cg::sync(cta); for (unsigned k = Block / 2; k > 0; k >>= 1) { if (tid < k) s[tid] = sum = sum + s[tid + k]; cta.sync(); } if (tid == 0) out[blockIdx.x] = sum; }
template<class G> __device__ int group_sum(G g, int v) { for (int i = g.size() / 2; i > 0; i /= 2) v += g.shfl_down(v, i); return v; }
__global__ void tiles(int *p) { auto tile = cg::tiled_partition<16>(cg::this_thread_block()); int v = group_sum(tile, p[threadIdx.x]); if (tile.thread_rank() == 0) p[blockIdx.x] = v; }
template<class T> void run(int n, const T *i, T *o) { switch (n) { case 64: reduce<T, 64, true><<<1, 64, 64 * sizeof(T)>>>(i, o, n); break; default: reduce<T, 128, false><<<1, 128, 128 * sizeof(T)>>>(i, o, n); } }
int main() { run<float>(3, nullptr, nullptr); run<double>(64, nullptr, nullptr); tiles<<<1, 32>>>(nullptr); }
