// Thrust, CUB, cooperative groups and libcu++, with extended lambdas.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cub/block/block_scan.cuh>
#include <cub/device/device_histogram.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <cuda/atomic>
#include <cuda/std/array>
#include <cuda/std/tuple>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/scan.h>
#include <thrust/transform_reduce.h>
#include <thrust/tuple.h>

namespace cg = cooperative_groups;

template <int Threads, class T>
__global__ void scan_blocks(const T *in, T *out, int count) {
    using Scan = cub::BlockScan<T, Threads>;
    using Reduce = cub::WarpReduce<T>;
    __shared__ typename Scan::TempStorage storage;
    __shared__ typename Reduce::TempStorage warps[Threads / 32];
    int index = blockIdx.x * Threads + threadIdx.x;
    T value = index < count ? in[index] : T{};
    T sum;
    Scan(storage).InclusiveSum(value, sum);
    T all = Reduce(warps[threadIdx.x / 32]).Sum(value);
    if (index < count) out[index] = sum + all;
}

__global__ void grouped(cuda::atomic<int, cuda::thread_scope_device> *counter, const int *values, int count) {
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<32>(block);
    int sum = 0;
    for (int index = block.thread_rank(); index < count; index += block.size()) sum += values[index];
    sum = cg::reduce(tile, sum, cg::plus<int>());
    if (tile.thread_rank() == 0) counter->fetch_add(sum, cuda::memory_order_relaxed);
    cuda::std::array<int, 4> few{1, 2, 3, 4};
    cuda::std::tuple<int, float> pair{few[0], 2.0f};
    if (cuda::std::get<0>(pair) > 3) counter->store(0);
}

struct Difference {
    __host__ __device__ float operator()(const thrust::tuple<float, float> &pair) const {
        float difference = thrust::get<0>(pair) - thrust::get<1>(pair);
        return difference * difference;
    }
};

float distance(const thrust::host_vector<float> &a, const thrust::host_vector<float> &b) {
    thrust::device_vector<float> x = a, y = b;
    auto begin = thrust::make_zip_iterator(thrust::make_tuple(x.begin(), y.begin()));
    auto end = thrust::make_zip_iterator(thrust::make_tuple(x.end(), y.end()));
    thrust::exclusive_scan(x.begin(), x.end(), y.begin(), 0.0f);
    float factor = 3;
    thrust::transform(x.begin(), x.end(), x.begin(), [factor] __device__(float value) { return value * factor; });
    auto squares = thrust::make_transform_iterator(thrust::make_counting_iterator(0),
                                                   [] __host__ __device__(int i) { return i * i; });
    thrust::device_vector<int> copied(squares, squares + 10);
    return thrust::transform_reduce(begin, end, Difference(), 0.0f, thrust::plus<float>());
}

int main() {
    scan_blocks<128><<<1, 128>>>(static_cast<const int *>(nullptr), static_cast<int *>(nullptr), 0);
    scan_blocks<64, double><<<1, 64>>>(nullptr, nullptr, 0);
    grouped<<<1, 64>>>(nullptr, nullptr, 0);
    size_t bytes = 0;
    cub::DeviceHistogram::HistogramEven(nullptr, bytes, (const int *)nullptr, (int *)nullptr, 16, 0, 256, 0);
    return distance({}, {}) > 0;
}
