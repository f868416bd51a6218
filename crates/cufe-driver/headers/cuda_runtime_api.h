// The runtime API as far as small programs use it: declarations only, to be linked with the CUDA runtime.
#ifndef CUFE_CUDA_RUNTIME_API_H
#define CUFE_CUDA_RUNTIME_API_H

#include <stddef.h>

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
#define __forceinline__ __inline__ __attribute__((always_inline))
#endif

#include "vector_types.h"

enum cudaError {
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorInitializationError = 3,
    cudaErrorInvalidConfiguration = 9,
    cudaErrorInvalidDevice = 101,
    cudaErrorNoDevice = 100,
    cudaErrorLaunchFailure = 719,
    cudaErrorUnknown = 999
};
typedef enum cudaError cudaError_t;

enum cudaMemcpyKind {
    cudaMemcpyHostToHost = 0,
    cudaMemcpyHostToDevice = 1,
    cudaMemcpyDeviceToHost = 2,
    cudaMemcpyDeviceToDevice = 3,
    cudaMemcpyDefault = 4
};

typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;

#define cudaMemAttachGlobal 0x01

// Functions of the runtime that device code can call, too.
#define CUFE_ON_BOTH_SIDES __host__ __device__ __attribute__((cudart_builtin))

extern "C" {
CUFE_ON_BOTH_SIDES cudaError_t cudaMalloc(void **pointer, size_t size);
cudaError_t cudaMallocManaged(void **pointer, size_t size, unsigned int flags);
cudaError_t cudaMallocHost(void **pointer, size_t size);
CUFE_ON_BOTH_SIDES cudaError_t cudaFree(void *pointer);
cudaError_t cudaFreeHost(void *pointer);
cudaError_t cudaMemcpy(void *to, const void *from, size_t count, enum cudaMemcpyKind kind);
CUFE_ON_BOTH_SIDES cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream);
cudaError_t cudaMemset(void *pointer, int value, size_t count);
cudaError_t cudaDeviceSynchronize(void);
cudaError_t cudaDeviceReset(void);
CUFE_ON_BOTH_SIDES cudaError_t cudaGetLastError(void);
CUFE_ON_BOTH_SIDES cudaError_t cudaPeekAtLastError(void);
CUFE_ON_BOTH_SIDES cudaError_t cudaGetDeviceCount(int *count);
CUFE_ON_BOTH_SIDES cudaError_t cudaGetDevice(int *device);
cudaError_t cudaSetDevice(int device);
CUFE_ON_BOTH_SIDES const char *cudaGetErrorString(cudaError_t error);
CUFE_ON_BOTH_SIDES const char *cudaGetErrorName(cudaError_t error);
cudaError_t cudaStreamCreate(cudaStream_t *stream);
CUFE_ON_BOTH_SIDES cudaError_t cudaStreamDestroy(cudaStream_t stream);
cudaError_t cudaStreamSynchronize(cudaStream_t stream);
cudaError_t cudaEventCreate(cudaEvent_t *event);
CUFE_ON_BOTH_SIDES cudaError_t cudaEventDestroy(cudaEvent_t event);
CUFE_ON_BOTH_SIDES cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream);
cudaError_t cudaEventSynchronize(cudaEvent_t event);
cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t start, cudaEvent_t end);
cudaError_t cudaLaunchKernel(const void *function, dim3 grid, dim3 block, void **arguments, size_t shared_memory,
                             cudaStream_t stream);
unsigned int __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared_memory = 0, struct CUstream_st *stream = 0);
cudaError_t __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared_memory, void *stream);
}

#undef CUFE_ON_BOTH_SIDES

#endif
