// Atomic functions of all types and widths, votes, shuffles and bits.
__device__ int largest = 0;
__shared__ unsigned int bins[256];

__global__ void count(const unsigned char *text, int length, unsigned int *histogram, double *sum) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    bins[threadIdx.x % 256] = 0;
    __syncthreads();
    if (at < length) atomicAdd(&bins[text[at]], 1u);
    __syncthreads();
    atomicAdd(&histogram[threadIdx.x % 256], bins[threadIdx.x % 256]);
    atomicAdd(sum, 1.0);
    atomicMax(&largest, at);
    atomicMin(&largest, 0);
    atomicExch(histogram, 0u);
    atomicCAS(histogram, 1u, 2u);
    atomicInc(histogram, 255u);
    atomicDec(histogram, 255u);
    atomicAnd(histogram, 1u);
    atomicOr(histogram, 1u);
    atomicXor(histogram, 1u);
    atomicSub(histogram, 1u);
    atomicAdd_system(histogram, 1u);
    unsigned long long wide = 1;
    atomicAdd(&wide, 2ull);
    __threadfence();
}

__global__ void warp(int *values) {
    unsigned int mask = __ballot_sync(0xffffffff, threadIdx.x & 1);
    int value = values[threadIdx.x];
    for (int distance = warpSize / 2; distance > 0; distance /= 2) value += __shfl_down_sync(0xffffffff, value, distance);
    double wide = __shfl_xor_sync(0xffffffff, 1.0, 1);
    if (__all_sync(mask, value > 0) || __any_sync(mask, wide > 0)) value += __popc(mask) + __clz(value) + __ffs(value);
    __syncwarp();
    values[threadIdx.x] = value + __reduce_add_sync(0xffffffff, value) + (int)__brev(mask) + __ldg(values);
}

int main() {
    unsigned int *histogram;
    double *sum;
    int host = 0;
    cudaMalloc(&histogram, 256 * sizeof(*histogram));
    cudaMalloc(&sum, sizeof(double));
    cudaMemset(histogram, 0, 256 * sizeof(*histogram));
    count<<<16, 256>>>(nullptr, 0, histogram, sum);
    warp<<<1, 32>>>((int *)histogram);
    cudaMemcpyFromSymbol(&host, largest, sizeof(host));
    return cudaDeviceSynchronize() == cudaSuccess ? host : 1;
}
