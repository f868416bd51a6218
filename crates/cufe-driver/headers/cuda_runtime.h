// CUDA C++ without a toolkit: enough of the language's names and of the runtime API to read small programs. Programs that
// are to be built need a CUDA toolkit; cufe uses its headers when it finds one.
#ifndef CUFE_CUDA_RUNTIME_H
#define CUFE_CUDA_RUNTIME_H

#include "cuda_runtime_api.h"

extern const __attribute__((device_builtin)) uint3 threadIdx;
extern const __attribute__((device_builtin)) uint3 blockIdx;
extern const __attribute__((device_builtin)) dim3 blockDim;
extern const __attribute__((device_builtin)) dim3 gridDim;
extern const __attribute__((device_builtin)) int warpSize;

extern "C" {
__device__ void __syncthreads(void);
__device__ void __threadfence(void);
__device__ void __threadfence_block(void);
}
__device__ int atomicAdd(int *address, int value);
__device__ unsigned int atomicAdd(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicAdd(unsigned long long *address, unsigned long long value);
__device__ float atomicAdd(float *address, float value);
__device__ int atomicMax(int *address, int value);
__device__ int atomicMin(int *address, int value);
__device__ int atomicExch(int *address, int value);
__device__ int atomicCAS(int *address, int compare, int value);
__device__ int __shfl_down_sync(unsigned int mask, int value, unsigned int delta, int width = 32);
__device__ float __shfl_down_sync(unsigned int mask, float value, unsigned int delta, int width = 32);

template <class T>
static inline __host__ __device__ __attribute__((cudart_builtin)) cudaError_t cudaMalloc(T **pointer, size_t size) {
    return ::cudaMalloc((void **)(void *)pointer, size);
}

template <class T>
static inline cudaError_t cudaMallocManaged(T **pointer, size_t size, unsigned int flags = cudaMemAttachGlobal) {
    return ::cudaMallocManaged((void **)(void *)pointer, size, flags);
}

template <class T>
static inline cudaError_t cudaLaunchKernel(T *function, dim3 grid, dim3 block, void **arguments,
                                           size_t shared_memory = 0, cudaStream_t stream = 0) {
    return ::cudaLaunchKernel((const void *)function, grid, block, arguments, shared_memory, stream);
}

#endif
