// Shared memory with an initial value.
__global__ void count(int *result) {
    __shared__ int counter = 0;
    atomicAdd(&counter, 1);
    *result = counter;
}
