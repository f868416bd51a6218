// What device code can tell: assertions, text, clocks, traps; and memory that it takes itself.
#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

struct Node {
    int value;
    Node *next;
};

__global__ void list(int count, clock_t *times) {
    clock_t begin = clock();
    long long begin64 = clock64();
    Node *first = nullptr;
    for (int i = 0; i < count; ++i) first = new Node{i, first};
    assert(first != nullptr && first->value == count - 1);
    int *copy = (int *)malloc(count * sizeof(int));
    memset(copy, 0, count * sizeof(int));
    for (Node *node = first; node; node = first) {
        copy[node->value] = node->value;
        memcpy(&copy[node->value], &node->value, sizeof(int));
        first = node->next;
        delete node;
    }
    printf("[%d, %d] %d\n", blockIdx.x, threadIdx.x, copy[count - 1]);
    free(copy);
    if (count < 0) __trap();
    times[threadIdx.x] = clock() - begin + (clock_t)(clock64() - begin64);
}

int main() {
    cudaDeviceSetLimit(cudaLimitMallocHeapSize, 1 << 20);
    clock_t *times;
    cudaMallocManaged(&times, 32 * sizeof(clock_t), cudaMemAttachGlobal);
    list<<<1, 32>>>(10, times);
    cudaError_t status = cudaDeviceSynchronize();
    assert(status == cudaSuccess || status == cudaErrorAssert);
    return times[0] == 0;
}
