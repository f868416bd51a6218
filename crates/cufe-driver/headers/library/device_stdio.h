// What of <stdio.h> exists in device code, too, as far as small programs use it.
#pragma GCC system_header
#if defined(__CUDA_ARCH__) && defined(__host__) && defined(__cplusplus) && defined(__GLIBC__) && \
    !defined(CUFE_DEVICE_STDIO_H)
#define CUFE_DEVICE_STDIO_H
#define CUFE_BOTH __host__ __device__ __attribute__((cudart_builtin))

extern "C" CUFE_BOTH int printf(const char *, ...);

#undef CUFE_BOTH
#endif
