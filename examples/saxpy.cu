// y = a * x + y, the first program of many.
//
//     cufe check examples/saxpy.cu
//     cufe split examples/saxpy.cu -o /tmp/saxpy
#include <cstdio>
#include <vector>

__global__ void saxpy(int count, float a, const float *x, float *y) {
    int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index < count) {
        y[index] = a * x[index] + y[index];
    }
}

static bool succeeded(cudaError_t error, const char *what) {
    if (error == cudaSuccess) {
        return true;
    }
    std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
    return false;
}

int main() {
    const int count = 1 << 20;
    const size_t size = count * sizeof(float);
    std::vector<float> x(count, 1.0f), y(count, 2.0f);

    float *device_x = nullptr, *device_y = nullptr;
    if (!succeeded(cudaMalloc(&device_x, size), "memory for x") ||
        !succeeded(cudaMalloc(&device_y, size), "memory for y")) {
        return 1;
    }
    cudaMemcpy(device_x, x.data(), size, cudaMemcpyHostToDevice);
    cudaMemcpy(device_y, y.data(), size, cudaMemcpyHostToDevice);

    const int threads = 256;
    saxpy<<<(count + threads - 1) / threads, threads>>>(count, 3.0f, device_x, device_y);

    if (!succeeded(cudaGetLastError(), "launch") ||
        !succeeded(cudaMemcpy(y.data(), device_y, size, cudaMemcpyDeviceToHost), "result")) {
        return 1;
    }
    std::printf("y[0] = %g\n", y[0]);
    cudaFree(device_x);
    cudaFree(device_y);
    return y[0] == 5.0f ? 0 : 1;
}
