// What of <assert.h> exists in device code, too: the function that its macro calls.
#pragma GCC system_header
#if defined(__CUDA_ARCH__) && defined(__host__) && defined(__cplusplus) && defined(__GLIBC__) && !defined(NDEBUG) && \
    !defined(CUFE_DEVICE_ASSERT_H)
#define CUFE_DEVICE_ASSERT_H

extern "C" __host__ __device__ __attribute__((cudart_builtin, noreturn)) void __assert_fail(const char *, const char *,
                                                                                            unsigned int, const char *) __THROW;

#endif
