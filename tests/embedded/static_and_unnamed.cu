// Kernels that are static, whatever their language linkage says, and unnamed namespaces in several namespaces.
#include <cuda_runtime.h>

static __global__ void fill(float *to, float value, int count);
static __host__ __device__ float twice(float x);

extern "C" __host__ __device__ float twice(float x) { return 2 * x; }
extern "C" __global__ void fill(float *to, float value, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) {
        to[i] = twice(value);
    }
}
extern "C" static __global__ void clear(int *to) { *to = 0; }

namespace library {
namespace {
__global__ void count(int *to) { ++*to; }
}
void run(int *to) { count<<<1, 1>>>(to); }
}
using namespace library;
namespace {
int runs = 0;
template<class T> void repeat(T *to) {
    ++runs;
    library::run(to);
}
}

int main() {
    float *numbers = nullptr;
    int *counter = nullptr;
    cudaMalloc(&numbers, 4 * sizeof(float));
    cudaMalloc(&counter, sizeof(int));
    fill<<<1, 32>>>(numbers, twice(1), 4);
    clear<<<1, 1>>>(counter);
    repeat(counter);
    cudaFree(numbers);
    cudaFree(counter);
    return runs - 1;
}
