// Groups of threads: a block, tiles of it, the threads that stand at a place together, and the whole grid.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

template <class Group>
__device__ int sum(Group group, int value) {
    for (int distance = group.size() / 2; distance > 0; distance /= 2) value += group.shfl_down(value, distance);
    return value;
}

__device__ int sum_in_memory(const cg::thread_group &group, int *memory, int value) {
    int rank = group.thread_rank();
    for (int i = group.size() / 2; i > 0; i /= 2) {
        memory[rank] = value;
        group.sync();
        if (rank < i) value += memory[rank + i];
        group.sync();
    }
    return value;
}

__global__ void reduce(const int *values, int *result, int count) {
    extern __shared__ int memory[];
    cg::thread_block block = cg::this_thread_block();
    cg::grid_group grid = cg::this_grid();
    cg::memcpy_async(block, memory, values, sizeof(int) * block.size());
    cg::wait(block);
    int value = 0;
    for (auto at = grid.thread_rank(); at < count; at += grid.size()) value += values[at];
    auto tile = cg::tiled_partition<32>(block);
    value = sum(tile, value) + cg::reduce(tile, value, cg::plus<int>()) + sum_in_memory(block, memory, value);
    cg::coalesced_group together = cg::coalesced_threads();
    if (together.thread_rank() == 0) atomicAdd(result, value + tile.meta_group_rank());
    cg::thread_block_tile<16> half = cg::tiled_partition<16>(block);
    half.sync();
    cg::sync(grid);
}

int main() {
    int *values = nullptr, *result = nullptr, count = 0;
    void *arguments[] = {&values, &result, &count};
    int blocks = 0;
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, reduce, 256, 256 * sizeof(int));
    cudaLaunchCooperativeKernel((void *)reduce, dim3(blocks), dim3(256), arguments, 256 * sizeof(int), 0);
    return cudaDeviceSynchronize();
}
