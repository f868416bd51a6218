// What of <time.h> exists in device code, too, as far as small programs use it.
#pragma GCC system_header
#if defined(__CUDA_ARCH__) && defined(__host__) && defined(__cplusplus) && defined(__GLIBC__) && \
    !defined(CUFE_DEVICE_TIME_H)
#define CUFE_DEVICE_TIME_H
#define CUFE_BOTH __host__ __device__ __attribute__((cudart_builtin))

extern "C" CUFE_BOTH clock_t clock(void) __THROW;

#undef CUFE_BOTH
#endif
