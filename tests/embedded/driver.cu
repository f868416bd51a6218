// The driver's own interface, beside a kernel.
#include <cuda.h>
#include <stdio.h>

extern "C" __global__ void fill(int *values, int value) { values[threadIdx.x] = value; }

static bool is_good(CUresult result) {
    const char *text = nullptr;
    if (result != CUDA_SUCCESS) cuGetErrorString(result, &text);
    if (text) fprintf(stderr, "%s\n", text);
    return result == CUDA_SUCCESS;
}

int main() {
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction function;
    CUdeviceptr memory;
    int major = 0, value = 7;
    if (!is_good(cuInit(0)) || !is_good(cuDeviceGet(&device, 0))) return 1;
    cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device);
    char name[100];
    cuDeviceGetName(name, sizeof(name), device);
    cuCtxCreate(&context, nullptr, CU_CTX_SCHED_AUTO, device);
    cuModuleLoad(&module, "fill.ptx");
    cuModuleGetFunction(&function, module, "fill");
    cuMemAlloc(&memory, 32 * sizeof(int));
    void *arguments[] = {&memory, &value};
    is_good(cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, nullptr, arguments, nullptr));
    int result[32];
    cuMemcpyDtoH(result, memory, sizeof(result));
    cuMemFree(memory);
    return cuCtxDestroy(context) == CUDA_SUCCESS ? 0 : major;
}
