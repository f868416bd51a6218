// What of <stdlib.h> exists in device code, too, as far as small programs use it.
#pragma GCC system_header
#if defined(__CUDA_ARCH__) && defined(__host__) && defined(__cplusplus) && defined(__GLIBC__) && \
    !defined(CUFE_DEVICE_STDLIB_H)
#define CUFE_DEVICE_STDLIB_H
#define CUFE_BOTH __host__ __device__ __attribute__((cudart_builtin))

extern "C" {
CUFE_BOTH void *malloc(size_t) __THROW;
CUFE_BOTH void free(void *) __THROW;
CUFE_BOTH int abs(int) __THROW;
CUFE_BOTH long labs(long) __THROW;
CUFE_BOTH long long llabs(long long) __THROW;
}

#undef CUFE_BOTH
#endif
