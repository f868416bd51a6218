// Mathematics: what the host's headers have, which device code may call, too (device_math.h), and what CUDA adds.
#pragma GCC system_header
#ifndef CUFE_MATH_FUNCTIONS_H
#define CUFE_MATH_FUNCTIONS_H

// The headers of the C library only: those of C++ are long, and who needs them includes them.
#ifndef _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#define _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#define CUFE_C_HEADERS
#endif
#include <math.h>
#include <stdlib.h>
#ifdef CUFE_C_HEADERS
#undef CUFE_C_HEADERS
#undef _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#endif
#include <string.h>
#include <time.h>

#include "host_defines.h"

extern "C" {
#define CUFE_UNARY(name)                     \
    __host__ __device__ double name(double); \
    __host__ __device__ float name##f(float);
CUFE_UNARY(rsqrt) CUFE_UNARY(rcbrt) CUFE_UNARY(sinpi) CUFE_UNARY(cospi) CUFE_UNARY(erfinv) CUFE_UNARY(erfcinv)
CUFE_UNARY(erfcx) CUFE_UNARY(normcdf) CUFE_UNARY(normcdfinv)
#undef CUFE_UNARY
__device__ double cyl_bessel_i0(double);
__device__ float cyl_bessel_i0f(float);
__device__ double cyl_bessel_i1(double);
__device__ float cyl_bessel_i1f(float);
__host__ __device__ void sincospi(double angle, double *sine, double *cosine);
__host__ __device__ void sincospif(float angle, float *sine, float *cosine);
__device__ double rhypot(double, double);
__device__ float rhypotf(float, float);
__device__ double norm3d(double, double, double);
__device__ float norm3df(float, float, float);
__device__ double rnorm3d(double, double, double);
__device__ float rnorm3df(float, float, float);
__device__ double norm4d(double, double, double, double);
__device__ float norm4df(float, float, float, float);
__device__ double rnorm4d(double, double, double, double);
__device__ float rnorm4df(float, float, float, float);
__device__ float fdividef(float, float);
}

// The larger and the smaller of two numbers, with the types that C gives to the sum of both.
#define CUFE_CHOICES(result, one, other)                                                                      \
    static inline __host__ __device__ result min(one a, other b) { return (result)b < (result)a ? b : a; }    \
    static inline __host__ __device__ result max(one a, other b) { return (result)a < (result)b ? b : a; }
#define CUFE_INTEGERS(type)                            \
    CUFE_CHOICES(type, type, type)                     \
    CUFE_CHOICES(unsigned type, unsigned type, type)   \
    CUFE_CHOICES(unsigned type, type, unsigned type)   \
    CUFE_CHOICES(unsigned type, unsigned type, unsigned type)
CUFE_INTEGERS(int)
CUFE_INTEGERS(long)
CUFE_INTEGERS(long long)
#undef CUFE_INTEGERS
#undef CUFE_CHOICES

static inline __host__ __device__ float min(float a, float b) { return fminf(a, b); }
static inline __host__ __device__ double min(double a, double b) { return fmin(a, b); }
static inline __host__ __device__ double min(float a, double b) { return fmin(a, b); }
static inline __host__ __device__ double min(double a, float b) { return fmin(a, b); }
static inline __host__ __device__ float max(float a, float b) { return fmaxf(a, b); }
static inline __host__ __device__ double max(double a, double b) { return fmax(a, b); }
static inline __host__ __device__ double max(float a, double b) { return fmax(a, b); }
static inline __host__ __device__ double max(double a, float b) { return fmax(a, b); }
static inline __host__ __device__ unsigned int umin(unsigned int a, unsigned int b) { return b < a ? b : a; }
static inline __host__ __device__ unsigned int umax(unsigned int a, unsigned int b) { return a < b ? b : a; }
static inline __host__ __device__ long long llmin(long long a, long long b) { return b < a ? b : a; }
static inline __host__ __device__ long long llmax(long long a, long long b) { return a < b ? b : a; }

#endif
