// Memory, copies, a launch, events and errors: the first program of most people.
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                          \
    do {                                                                                     \
        cudaError_t status = (call);                                                         \
        if (status != cudaSuccess) {                                                         \
            std::fprintf(stderr, "%s: %s\n", cudaGetErrorName(status), cudaGetErrorString(status)); \
            std::exit(EXIT_FAILURE);                                                         \
        }                                                                                    \
    } while (0)

__global__ void add(const float *a, const float *b, float *sum, int count) {
    int at = blockDim.x * blockIdx.x + threadIdx.x;
    if (at < count) sum[at] = a[at] + b[at];
}

int main() {
    const int count = 50000;
    const size_t size = count * sizeof(float);
    std::vector<float> a(count, 1.0f), b(count, 2.0f), sum(count);
    float *memory[3];
    for (float *&part : memory) CHECK(cudaMalloc(&part, size));
    CHECK(cudaMemcpy(memory[0], a.data(), size, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(memory[1], b.data(), size, cudaMemcpyHostToDevice));
    cudaEvent_t start, stop;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop, cudaEventBlockingSync));
    CHECK(cudaEventRecord(start));
    add<<<(count + 255) / 256, 256>>>(memory[0], memory[1], memory[2], count);
    CHECK(cudaGetLastError());
    CHECK(cudaEventRecord(stop, 0));
    CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0;
    CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CHECK(cudaMemcpy(sum.data(), memory[2], size, cudaMemcpyDeviceToHost));
    for (float *part : memory) CHECK(cudaFree(part));
    std::printf("%f ms\n", milliseconds);
}
