// mode: build
#include <cuda_fp16.h>
#include <cfloat>
template<typename T> struct Vec2; template<> struct Vec2<float> { using type = float2; static __device__ __forceinline__ float dot(float2 a, float2 b) { return a.x * b.x + a.y * b.y; } }; template<> struct Vec2<__half> { using type = __half2; static __device__ __forceinline__ float dot(__half2 a, __half2 b) { float2 x = __half22float2(__hmul2(a, b)); return x.x + x.y; } };
struct Params { int seq, heads, dim; float scale; bool causal; }; constexpr int kWarp = 32;
template<int Size = kWarp> __device__ __forceinline__ float warp_sum(float v) {
#pragma unroll
  for (int o = Size / 2; o > 0; o /= 2) v += __shfl_xor_sync(0xffffffff, v, o); return v; }
template<int Size = kWarp> __device__ __forceinline__ float warp_max(float v) { for (int o = Size / 2; o > 0; o /= 2) v = fmaxf(v, __shfl_xor_sync(0xffffffff, v, o)); return v; }
struct Softmax { float m = -FLT_MAX, l = 0; __device__ __forceinline__ float update(float s) { float n = fmaxf(m, s); float c = __expf(m - n); l = l * c + __expf(s - n); m = n; return c; } __device__ float norm() const { return 1.f / l; } };
template<typename T, int D> struct Tile { typename Vec2<T>::type data[D / 2]; __device__ void load(const T *p) { auto q = reinterpret_cast<const typename Vec2<T>::type *>(p); for (int i = 0; i < D / 2; i++) data[i] = q[i]; } __device__ float dot(const Tile &o) const { float s = 0; for (int i = 0; i < D / 2; i++) s += Vec2<T>::dot(data[i], o.data[i]); return s; } };
template<typename T, int D, int Block, bool Causal> __global__ void __launch_bounds__(Block) attention(const T *__restrict__ q, const T *__restrict__ k, const T *__restrict__ v, float *__restrict__ out, Params p) { __shared__ float smem[Block / kWarp]; extern __shared__ char dyn[]; Tile<T, D> tq; tq.load(q + blockIdx.x * D); Softmax sm; float acc = 0; for (int j = threadIdx.x; j < p.seq; j += Block) { if (Causal && j > (int)blockIdx.x) break; Tile<T, D> tk; tk.load(k + j * D); float s = tq.dot(tk) * p.scale; float c = sm.update(s); acc = acc * c + __expf(s - sm.m) * (float)v[j]; } acc = warp_sum(acc); float m = warp_max<16>(sm.m); if (threadIdx.x % kWarp == 0) smem[threadIdx.x / kWarp] = acc + m; __syncthreads(); if (!threadIdx.x) out[blockIdx.x] = smem[0] * sm.norm() + dyn[0]; }
#define DISPATCH(c, ...) do { if (c) { constexpr bool C = true; __VA_ARGS__(); } else { constexpr bool C = false; __VA_ARGS__(); } } while (0)
template<typename T> void launch(const T *q, const T *k, const T *v, float *o, const Params &p) { DISPATCH(p.causal, [&] { attention<T, 64, 128, C><<<p.seq, 128, 1024>>>(q, k, v, o, p); }); }
template void launch<float>(const float *, const float *, const float *, float *, const Params &); template void launch<__half>(const __half *, const __half *, const __half *, float *, const Params &);
