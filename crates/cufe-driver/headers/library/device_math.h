// What of <math.h> exists in device code, too, as far as small programs use it.
#pragma GCC system_header
#if defined(__CUDA_ARCH__) && defined(__host__) && defined(__cplusplus) && defined(__GLIBC__) && \
    !defined(CUFE_DEVICE_MATH_H)
#define CUFE_DEVICE_MATH_H
#define CUFE_BOTH __host__ __device__ __attribute__((cudart_builtin))

extern "C" {
#define CUFE_UNARY(name)                   \
    CUFE_BOTH double name(double) __THROW; \
    CUFE_BOTH float name##f(float) __THROW;
#define CUFE_BINARY(name)                          \
    CUFE_BOTH double name(double, double) __THROW; \
    CUFE_BOTH float name##f(float, float) __THROW;
CUFE_UNARY(acos) CUFE_UNARY(acosh) CUFE_UNARY(asin) CUFE_UNARY(asinh) CUFE_UNARY(atan) CUFE_UNARY(atanh)
CUFE_UNARY(cbrt) CUFE_UNARY(ceil) CUFE_UNARY(cos) CUFE_UNARY(cosh) CUFE_UNARY(erf) CUFE_UNARY(erfc) CUFE_UNARY(exp)
CUFE_UNARY(exp2) CUFE_UNARY(expm1) CUFE_UNARY(fabs) CUFE_UNARY(floor) CUFE_UNARY(lgamma) CUFE_UNARY(log)
CUFE_UNARY(log10) CUFE_UNARY(log1p) CUFE_UNARY(log2) CUFE_UNARY(logb) CUFE_UNARY(nearbyint) CUFE_UNARY(rint)
CUFE_UNARY(round) CUFE_UNARY(sin) CUFE_UNARY(sinh) CUFE_UNARY(sqrt) CUFE_UNARY(tan) CUFE_UNARY(tanh)
CUFE_UNARY(tgamma) CUFE_UNARY(trunc)
CUFE_BINARY(atan2) CUFE_BINARY(copysign) CUFE_BINARY(fdim) CUFE_BINARY(fmax) CUFE_BINARY(fmin) CUFE_BINARY(fmod)
CUFE_BINARY(hypot) CUFE_BINARY(nextafter) CUFE_BINARY(pow) CUFE_BINARY(remainder)
CUFE_UNARY(j0) CUFE_UNARY(j1) CUFE_UNARY(y0) CUFE_UNARY(y1) CUFE_UNARY(exp10)
CUFE_BOTH double fma(double, double, double) __THROW;
CUFE_BOTH float fmaf(float, float, float) __THROW;
CUFE_BOTH double frexp(double, int *) __THROW;
CUFE_BOTH float frexpf(float, int *) __THROW;
CUFE_BOTH double ldexp(double, int) __THROW;
CUFE_BOTH float ldexpf(float, int) __THROW;
CUFE_BOTH double scalbn(double, int) __THROW;
CUFE_BOTH float scalbnf(float, int) __THROW;
CUFE_BOTH double scalbln(double, long) __THROW;
CUFE_BOTH float scalblnf(float, long) __THROW;
CUFE_BOTH double modf(double, double *) __THROW;
CUFE_BOTH float modff(float, float *) __THROW;
CUFE_BOTH double remquo(double, double, int *) __THROW;
CUFE_BOTH float remquof(float, float, int *) __THROW;
CUFE_BOTH double nan(const char *) __THROW;
CUFE_BOTH float nanf(const char *) __THROW;
CUFE_BOTH double jn(int, double) __THROW;
CUFE_BOTH float jnf(int, float) __THROW;
CUFE_BOTH double yn(int, double) __THROW;
CUFE_BOTH float ynf(int, float) __THROW;
#ifdef _GNU_SOURCE
CUFE_BOTH void sincos(double, double *, double *) __THROW;
CUFE_BOTH void sincosf(float, float *, float *) __THROW;
#endif
#define CUFE_TO_INTEGER(type, name)           \
    CUFE_BOTH type name(double) __THROW;      \
    CUFE_BOTH type name##f(float) __THROW;
CUFE_TO_INTEGER(int, ilogb) CUFE_TO_INTEGER(long, lrint) CUFE_TO_INTEGER(long long, llrint)
CUFE_TO_INTEGER(long, lround) CUFE_TO_INTEGER(long long, llround)
#undef CUFE_TO_INTEGER
#undef CUFE_UNARY
#undef CUFE_BINARY
}

#undef CUFE_BOTH
#endif
