// What of <string.h> exists in device code, too, as far as small programs use it.
#pragma GCC system_header
#if defined(__CUDA_ARCH__) && defined(__host__) && defined(__cplusplus) && defined(__GLIBC__) && \
    !defined(CUFE_DEVICE_STRING_H)
#define CUFE_DEVICE_STRING_H
#define CUFE_BOTH __host__ __device__ __attribute__((cudart_builtin))

extern "C" {
CUFE_BOTH void *memcpy(void *, const void *, size_t) __THROW;
CUFE_BOTH void *memset(void *, int, size_t) __THROW;
}

#undef CUFE_BOTH
#endif
