// Streams, pinned and mapped memory, callbacks, pools.
#include <stdio.h>
#include <stdlib.h>

__global__ void increment(int *values, int by) { values[blockIdx.x * blockDim.x + threadIdx.x] += by; }

void CUDART_CB told(cudaStream_t stream, cudaError_t status, void *data) { printf("%p %d %p\n", (void *)stream, status, data); }
void CUDART_CB called(void *data) { printf("%p\n", data); }

int main() {
    const int count = 4, size = 1 << 16;
    cudaStream_t streams[count];
    int *pinned, *mapped, *device, *pooled;
    cudaMallocHost((void **)&pinned, count * size);
    cudaHostAlloc(&mapped, size, cudaHostAllocMapped | cudaHostAllocPortable);
    cudaHostGetDevicePointer(&device, mapped, 0);
    int least, greatest;
    cudaDeviceGetStreamPriorityRange(&least, &greatest);
    for (int i = 0; i < count; ++i) {
        if (i % 2) cudaStreamCreateWithFlags(&streams[i], cudaStreamNonBlocking);
        else cudaStreamCreateWithPriority(&streams[i], cudaStreamDefault, greatest);
    }
    cudaEvent_t event;
    cudaEventCreateWithFlags(&event, cudaEventDisableTiming);
    for (int i = 0; i < count; ++i) {
        cudaMallocAsync(&pooled, size, streams[i]);
        cudaMemcpyAsync(pooled, pinned + i * size / 4, size, cudaMemcpyHostToDevice, streams[i]);
        increment<<<size / 1024, 256, 0, streams[i]>>>(pooled, i);
        cudaMemsetAsync(pooled, 0, size, streams[i]);
        cudaEventRecord(event, streams[i]);
        cudaStreamWaitEvent(streams[(i + 1) % count], event);
        cudaStreamAddCallback(streams[i], told, nullptr, 0);
        cudaLaunchHostFunc(streams[i], called, nullptr);
        cudaFreeAsync(pooled, streams[i]);
    }
    increment<<<1, 32>>>(device, 1);
    while (cudaEventQuery(event) == cudaErrorNotReady) {}
    void *own = malloc(size);
    cudaHostRegister(own, size, cudaHostRegisterMapped);
    cudaHostUnregister(own);
    for (cudaStream_t stream : streams) {
        cudaStreamSynchronize(stream);
        cudaStreamDestroy(stream);
    }
    cudaMemPool_t pool;
    cudaDeviceGetDefaultMemPool(&pool, 0);
    unsigned long long threshold = 0;
    cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold);
    cudaMemPrefetchAsync(device, size, cudaMemLocation{cudaMemLocationTypeDevice, 0}, 0);
    return cudaFreeHost(pinned);
}
