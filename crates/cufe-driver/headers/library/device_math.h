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
CUFE_BOTH double fma(double, double, double) __THROW;
CUFE_BOTH float fmaf(float, float, float) __THROW;
#undef CUFE_UNARY
#undef CUFE_BINARY
}

#undef CUFE_BOTH
#endif
