// What a device can do.
#include <stdio.h>
#include <cuda_runtime.h>

int main() {
    int count = 0, driver = 0, runtime = 0;
    cudaGetDeviceCount(&count);
    cudaDriverGetVersion(&driver);
    cudaRuntimeGetVersion(&runtime);
    printf("driver %d, runtime %d, made for %d\n", driver, runtime, CUDART_VERSION);
    for (int device = 0; device < count; ++device) {
        cudaSetDevice(device);
        cudaDeviceProp properties;
        cudaGetDeviceProperties(&properties, device);
        int clock = 0, mode = 0;
        cudaDeviceGetAttribute(&clock, cudaDevAttrClockRate, device);
        cudaDeviceGetAttribute(&mode, cudaDevAttrComputeMode, device);
        if (mode == cudaComputeModeProhibited) continue;
        printf("%s: %d.%d, %d multiprocessors, %zu bytes, %d kHz\n", properties.name, properties.major, properties.minor,
               properties.multiProcessorCount, properties.totalGlobalMem, clock);
        printf("grids up to %d x %d x %d, textures up to %d x %d\n", properties.maxGridSize[0], properties.maxGridSize[1],
               properties.maxGridSize[2], properties.maxTexture2D[0], properties.maxTexture2D[1]);
        size_t free, total;
        cudaMemGetInfo(&free, &total);
        for (int peer = 0; peer < count; ++peer) {
            int can = 0;
            cudaDeviceCanAccessPeer(&can, device, peer);
            if (can) cudaDeviceEnablePeerAccess(peer, 0);
        }
    }
    cudaDeviceReset();
}
