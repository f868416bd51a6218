// The words that CUDA adds to C++.
#ifndef __HOST_DEFINES_H__
#define __HOST_DEFINES_H__

#ifndef __host__
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#define __grid_constant__ __attribute__((grid_constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __maxnreg__(registers) __attribute__((maxnreg(registers)))
#define __cluster_dims__(...) __attribute__((cluster_dims(__VA_ARGS__)))
#define __block_size__(...) __attribute__((block_size(__VA_ARGS__)))
#define __local_maxnreg__(registers) __attribute__((local_maxnreg(registers)))
#define __inline_hint__ __attribute__((nv_inline_hint))
#define __nv_pure__ __attribute__((nv_pure))
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __noinline__ __attribute__((noinline))
#define __forceinline__ __inline__ __attribute__((always_inline))
#endif

#endif
