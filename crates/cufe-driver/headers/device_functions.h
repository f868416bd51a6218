// What device code has beside the language: barriers, votes, shuffles, bits, conversions, and arithmetic with a rounding mode.
#pragma GCC system_header
#ifndef CUFE_DEVICE_FUNCTIONS_H
#define CUFE_DEVICE_FUNCTIONS_H

#include "host_defines.h"
#include "vector_types.h"

extern "C" {
__device__ void __syncthreads(void);
__device__ void __threadfence(void);
__device__ void __threadfence_block(void);
__device__ void __threadfence_system(void);
__device__ void __trap(void);
__device__ void __brkpt(void);
__device__ void __prof_trigger(int);
}
__device__ int __syncthreads_count(int predicate);
__device__ int __syncthreads_and(int predicate);
__device__ int __syncthreads_or(int predicate);
__device__ void __syncwarp(unsigned int mask = 0xFFFFFFFF);
__device__ void __nanosleep(unsigned int nanoseconds);
__device__ long long clock64(void);

// Votes of a warp.
__device__ int __all_sync(unsigned int mask, int predicate);
__device__ int __any_sync(unsigned int mask, int predicate);
__device__ unsigned int __ballot_sync(unsigned int mask, int predicate);
__device__ int __uni_sync(unsigned int mask, int predicate);
__device__ unsigned int __activemask(void);
__device__ unsigned int __reduce_add_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_min_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_max_sync(unsigned int mask, unsigned int value);
__device__ int __reduce_add_sync(unsigned int mask, int value);
__device__ int __reduce_min_sync(unsigned int mask, int value);
__device__ int __reduce_max_sync(unsigned int mask, int value);
__device__ unsigned int __reduce_and_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_or_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_xor_sync(unsigned int mask, unsigned int value);

// For all types whose values go between the threads of a warp.
#define CUFE_SHUFFLES(type)                                                                                  \
    __device__ type __shfl_sync(unsigned int mask, type value, int lane, int width = 32);                    \
    __device__ type __shfl_up_sync(unsigned int mask, type value, unsigned int delta, int width = 32);       \
    __device__ type __shfl_down_sync(unsigned int mask, type value, unsigned int delta, int width = 32);     \
    __device__ type __shfl_xor_sync(unsigned int mask, type value, int lanes, int width = 32);               \
    __device__ unsigned int __match_any_sync(unsigned int mask, type value);                                 \
    __device__ unsigned int __match_all_sync(unsigned int mask, type value, int *predicate);
CUFE_SHUFFLES(int)
CUFE_SHUFFLES(unsigned int)
CUFE_SHUFFLES(long)
CUFE_SHUFFLES(unsigned long)
CUFE_SHUFFLES(long long)
CUFE_SHUFFLES(unsigned long long)
CUFE_SHUFFLES(float)
CUFE_SHUFFLES(double)
#undef CUFE_SHUFFLES

// Bits and integers.
__device__ int __popc(unsigned int);
__device__ int __popcll(unsigned long long);
__device__ int __clz(int);
__device__ int __clzll(long long);
__device__ int __ffs(int);
__device__ int __ffsll(long long);
__device__ unsigned int __brev(unsigned int);
__device__ unsigned long long __brevll(unsigned long long);
__device__ unsigned int __fns(unsigned int mask, unsigned int base, int offset);
__device__ unsigned int __byte_perm(unsigned int, unsigned int, unsigned int selector);
__device__ unsigned int __funnelshift_l(unsigned int low, unsigned int high, unsigned int count);
__device__ unsigned int __funnelshift_r(unsigned int low, unsigned int high, unsigned int count);
__device__ unsigned int __funnelshift_lc(unsigned int low, unsigned int high, unsigned int count);
__device__ unsigned int __funnelshift_rc(unsigned int low, unsigned int high, unsigned int count);
__device__ int __mul24(int, int);
__device__ unsigned int __umul24(unsigned int, unsigned int);
__device__ int __mulhi(int, int);
__device__ unsigned int __umulhi(unsigned int, unsigned int);
__device__ long long __mul64hi(long long, long long);
__device__ unsigned long long __umul64hi(unsigned long long, unsigned long long);
__device__ unsigned int __sad(int, int, unsigned int);
__device__ unsigned int __usad(unsigned int, unsigned int, unsigned int);
__device__ int __hadd(int, int);
__device__ int __rhadd(int, int);
__device__ unsigned int __uhadd(unsigned int, unsigned int);
__device__ unsigned int __urhadd(unsigned int, unsigned int);
__device__ int __dp4a(int, int, int);
__device__ unsigned int __dp4a(unsigned int, unsigned int, unsigned int);
__device__ int mul24(int, int);
__device__ unsigned int umul24(unsigned int, unsigned int);

// The same bits as another type.
__device__ int __float_as_int(float);
__device__ unsigned int __float_as_uint(float);
__device__ float __int_as_float(int);
__device__ float __uint_as_float(unsigned int);
__device__ long long __double_as_longlong(double);
__device__ double __longlong_as_double(long long);
__device__ int __double2hiint(double);
__device__ int __double2loint(double);
__device__ double __hiloint2double(int high, int low);

// Conversions and arithmetic, to the nearest number, towards zero, up and down.
#define CUFE_ROUNDED(result, name, ...)              \
    __device__ result __##name##_rn(__VA_ARGS__);    \
    __device__ result __##name##_rz(__VA_ARGS__);    \
    __device__ result __##name##_ru(__VA_ARGS__);    \
    __device__ result __##name##_rd(__VA_ARGS__);
CUFE_ROUNDED(int, float2int, float)
CUFE_ROUNDED(unsigned int, float2uint, float)
CUFE_ROUNDED(long long, float2ll, float)
CUFE_ROUNDED(unsigned long long, float2ull, float)
CUFE_ROUNDED(int, double2int, double)
CUFE_ROUNDED(unsigned int, double2uint, double)
CUFE_ROUNDED(long long, double2ll, double)
CUFE_ROUNDED(unsigned long long, double2ull, double)
CUFE_ROUNDED(float, double2float, double)
CUFE_ROUNDED(float, int2float, int)
CUFE_ROUNDED(float, uint2float, unsigned int)
CUFE_ROUNDED(float, ll2float, long long)
CUFE_ROUNDED(float, ull2float, unsigned long long)
CUFE_ROUNDED(double, ll2double, long long)
CUFE_ROUNDED(double, ull2double, unsigned long long)
CUFE_ROUNDED(float, fadd, float, float)
CUFE_ROUNDED(float, fsub, float, float)
CUFE_ROUNDED(float, fmul, float, float)
CUFE_ROUNDED(float, fdiv, float, float)
CUFE_ROUNDED(float, fmaf, float, float, float)
CUFE_ROUNDED(float, frcp, float)
CUFE_ROUNDED(float, fsqrt, float)
CUFE_ROUNDED(double, dadd, double, double)
CUFE_ROUNDED(double, dsub, double, double)
CUFE_ROUNDED(double, dmul, double, double)
CUFE_ROUNDED(double, ddiv, double, double)
CUFE_ROUNDED(double, fma, double, double, double)
CUFE_ROUNDED(double, drcp, double)
CUFE_ROUNDED(double, dsqrt, double)
#undef CUFE_ROUNDED
__device__ double __int2double_rn(int);
__device__ double __uint2double_rn(unsigned int);
__device__ float __frsqrt_rn(float);

// Fast and inexact.
__device__ float __fdividef(float, float);
__device__ float __saturatef(float);
__device__ float __sinf(float);
__device__ float __cosf(float);
__device__ float __tanf(float);
__device__ float __expf(float);
__device__ float __exp10f(float);
__device__ float __logf(float);
__device__ float __log2f(float);
__device__ float __log10f(float);
__device__ float __powf(float, float);
__device__ void __sincosf(float angle, float *sine, float *cosine);

// Loads and stores with a hint for the caches.
#define CUFE_LOADS(type)                     \
    __device__ type __ldg(const type *);     \
    __device__ type __ldcg(const type *);    \
    __device__ type __ldca(const type *);    \
    __device__ type __ldcs(const type *);    \
    __device__ type __ldlu(const type *);    \
    __device__ type __ldcv(const type *);    \
    __device__ void __stwb(type *, type);    \
    __device__ void __stcg(type *, type);    \
    __device__ void __stcs(type *, type);    \
    __device__ void __stwt(type *, type);
CUFE_LOADS(char) CUFE_LOADS(signed char) CUFE_LOADS(unsigned char) CUFE_LOADS(short) CUFE_LOADS(unsigned short)
CUFE_LOADS(int) CUFE_LOADS(unsigned int) CUFE_LOADS(long) CUFE_LOADS(unsigned long) CUFE_LOADS(long long)
CUFE_LOADS(unsigned long long) CUFE_LOADS(float) CUFE_LOADS(double) CUFE_LOADS(char2) CUFE_LOADS(char4)
CUFE_LOADS(uchar2) CUFE_LOADS(uchar4) CUFE_LOADS(short2) CUFE_LOADS(short4) CUFE_LOADS(ushort2) CUFE_LOADS(ushort4)
CUFE_LOADS(int2) CUFE_LOADS(int4) CUFE_LOADS(uint2) CUFE_LOADS(uint4) CUFE_LOADS(longlong2) CUFE_LOADS(ulonglong2)
CUFE_LOADS(float2) CUFE_LOADS(float4) CUFE_LOADS(double2)
#undef CUFE_LOADS

// The kinds of memory that a pointer names.
__device__ unsigned int __isGlobal(const void *);
__device__ unsigned int __isShared(const void *);
__device__ unsigned int __isConstant(const void *);
__device__ unsigned int __isLocal(const void *);
__device__ size_t __cvta_generic_to_global(const void *);
__device__ size_t __cvta_generic_to_shared(const void *);
__device__ size_t __cvta_generic_to_constant(const void *);
__device__ size_t __cvta_generic_to_local(const void *);

#endif
