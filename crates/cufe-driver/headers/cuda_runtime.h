// CUDA C++ without a toolkit: enough of the language's names and of the runtime API to read small programs. Programs that
// are to be built need a CUDA toolkit; cufe uses its headers when it finds one.
#ifndef __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_H__

#include "cuda_runtime_api.h"
#include "channel_descriptor.h"
#include "driver_functions.h"
#include "vector_functions.h"
#include "device_launch_parameters.h"
#include "math_functions.h"
#include "device_functions.h"
#include "device_atomic_functions.h"
#include "texture_indirect_functions.h"
#include "surface_indirect_functions.h"

// With types in the place of pointers to nothing: in the order of cuda_runtime_api.h.

static inline cudaError_t cudaEventCreate(cudaEvent_t *event, unsigned int flags) {
    return ::cudaEventCreateWithFlags(event, flags);
}

template <class T>
static inline cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, T *pointer, size_t length = 0,
                                                   unsigned int flags = cudaMemAttachSingle) {
    return ::cudaStreamAttachMemAsync(stream, (void *)pointer, length, flags);
}

template <class T>
static inline cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, T *function) {
    return ::cudaFuncGetAttributes(attributes, (const void *)function);
}

template <class T>
static inline cudaError_t cudaFuncSetAttribute(T *function, cudaFuncAttribute attribute, int value) {
    return ::cudaFuncSetAttribute((const void *)function, attribute, value);
}

template <class T>
static inline cudaError_t cudaFuncSetCacheConfig(T *function, cudaFuncCache preference) {
    return ::cudaFuncSetCacheConfig((const void *)function, preference);
}

template <class T>
static inline cudaError_t cudaLaunchKernel(T *function, dim3 grid, dim3 block, void **arguments,
                                           size_t shared_memory = 0, cudaStream_t stream = 0) {
    return ::cudaLaunchKernel((const void *)function, grid, block, arguments, shared_memory, stream);
}

template <class T>
static inline cudaError_t cudaLaunchCooperativeKernel(T *function, dim3 grid, dim3 block, void **arguments,
                                                      size_t shared_memory = 0, cudaStream_t stream = 0) {
    return ::cudaLaunchCooperativeKernel((const void *)function, grid, block, arguments, shared_memory, stream);
}

template <class T>
static inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, T function, int block_size,
                                                                        size_t shared_memory) {
    return ::cudaOccupancyMaxActiveBlocksPerMultiprocessor(blocks, (const void *)function, block_size, shared_memory);
}

template <class T>
static inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks, T function, int block_size,
                                                                                 size_t shared_memory, unsigned int flags) {
    return ::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, (const void *)function, block_size,
                                                                    shared_memory, flags);
}

template <class T>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int *grid_size, int *block_size, T function, size_t shared_memory = 0,
                                               int limit = 0);

template <class F, class T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *grid_size, int *block_size, T function, F shared_memory,
                                                           int limit = 0);

template <class T>
static inline __host__ __device__ __attribute__((cudart_builtin)) cudaError_t cudaMalloc(T **pointer, size_t size) {
    return ::cudaMalloc((void **)(void *)pointer, size);
}

template <class T>
static inline cudaError_t cudaMallocManaged(T **pointer, size_t size, unsigned int flags = cudaMemAttachGlobal) {
    return ::cudaMallocManaged((void **)(void *)pointer, size, flags);
}

static inline cudaError_t cudaMallocHost(void **pointer, size_t size, unsigned int flags) {
    return ::cudaHostAlloc(pointer, size, flags);
}

template <class T>
static inline cudaError_t cudaMallocHost(T **pointer, size_t size, unsigned int flags = 0) {
    return ::cudaHostAlloc((void **)(void *)pointer, size, flags);
}

template <class T>
static inline cudaError_t cudaMallocPitch(T **pointer, size_t *pitch, size_t width, size_t height) {
    return ::cudaMallocPitch((void **)(void *)pointer, pitch, width, height);
}

template <class T>
static inline cudaError_t cudaMallocAsync(T **pointer, size_t size, cudaStream_t stream) {
    return ::cudaMallocAsync((void **)(void *)pointer, size, stream);
}

static inline cudaError_t cudaMallocAsync(void **pointer, size_t size, cudaMemPool_t pool, cudaStream_t stream) {
    return ::cudaMallocFromPoolAsync(pointer, size, pool, stream);
}

template <class T>
static inline cudaError_t cudaMallocAsync(T **pointer, size_t size, cudaMemPool_t pool, cudaStream_t stream) {
    return ::cudaMallocFromPoolAsync((void **)(void *)pointer, size, pool, stream);
}

template <class T>
static inline cudaError_t cudaHostAlloc(T **pointer, size_t size, unsigned int flags) {
    return ::cudaHostAlloc((void **)(void *)pointer, size, flags);
}

template <class T>
static inline cudaError_t cudaHostGetDevicePointer(T **device, void *host, unsigned int flags) {
    return ::cudaHostGetDevicePointer((void **)(void *)device, host, flags);
}

template <class T>
static inline cudaError_t cudaMemcpyToSymbol(const T &symbol, const void *from, size_t count, size_t offset = 0,
                                             cudaMemcpyKind kind = cudaMemcpyHostToDevice) {
    return ::cudaMemcpyToSymbol((const void *)&symbol, from, count, offset, kind);
}

template <class T>
static inline cudaError_t cudaMemcpyFromSymbol(void *to, const T &symbol, size_t count, size_t offset = 0,
                                               cudaMemcpyKind kind = cudaMemcpyDeviceToHost) {
    return ::cudaMemcpyFromSymbol(to, (const void *)&symbol, count, offset, kind);
}

template <class T>
static inline cudaError_t cudaMemcpyToSymbolAsync(const T &symbol, const void *from, size_t count, size_t offset = 0,
                                                  cudaMemcpyKind kind = cudaMemcpyHostToDevice, cudaStream_t stream = 0) {
    return ::cudaMemcpyToSymbolAsync((const void *)&symbol, from, count, offset, kind, stream);
}

template <class T>
static inline cudaError_t cudaMemcpyFromSymbolAsync(void *to, const T &symbol, size_t count, size_t offset = 0,
                                                    cudaMemcpyKind kind = cudaMemcpyDeviceToHost, cudaStream_t stream = 0) {
    return ::cudaMemcpyFromSymbolAsync(to, (const void *)&symbol, count, offset, kind, stream);
}

template <class T>
static inline cudaError_t cudaGetSymbolAddress(void **pointer, const T &symbol) {
    return ::cudaGetSymbolAddress(pointer, (const void *)&symbol);
}

template <class T>
static inline cudaError_t cudaGetSymbolSize(size_t *size, const T &symbol) {
    return ::cudaGetSymbolSize(size, (const void *)&symbol);
}

#endif
