// Groups of threads: blocks, warps and their parts, clusters and grids, as far as small programs use them. Declarations only.
#pragma GCC system_header
#ifndef CUFE_COOPERATIVE_GROUPS_H
#define CUFE_COOPERATIVE_GROUPS_H

#include "cuda_runtime.h"

namespace cooperative_groups {

class thread_group {
public:
    __device__ void sync() const;
    __device__ unsigned long long size() const;
    __device__ unsigned long long num_threads() const;
    __device__ unsigned long long thread_rank() const;
    __device__ bool is_valid() const;
};

class thread_block : public thread_group {
public:
    static __device__ void sync();
    static __device__ unsigned int size();
    static __device__ unsigned int num_threads();
    static __device__ unsigned int thread_rank();
    static __device__ dim3 group_index();
    static __device__ dim3 thread_index();
    static __device__ dim3 group_dim();
    static __device__ dim3 dim_threads();
};

class grid_group : public thread_group {
public:
    __device__ bool is_valid() const;
    __device__ void sync() const;
    static __device__ unsigned long long size();
    static __device__ unsigned long long num_threads();
    static __device__ unsigned long long thread_rank();
    static __device__ dim3 group_dim();
    static __device__ dim3 dim_blocks();
    static __device__ unsigned long long num_blocks();
    static __device__ dim3 block_index();
    static __device__ unsigned long long block_rank();
    static __device__ dim3 thread_index();
};

class cluster_group : public thread_group {
public:
    class arrival_token {};
    static __device__ void sync();
    static __device__ arrival_token barrier_arrive();
    static __device__ void barrier_wait();
    static __device__ void barrier_wait(arrival_token &&);
    static __device__ unsigned int query_shared_rank(const void *address);
    template <class T> static __device__ T *map_shared_rank(T *address, int rank);
    static __device__ dim3 block_index();
    static __device__ unsigned int block_rank();
    static __device__ dim3 thread_index();
    static __device__ unsigned int thread_rank();
    static __device__ dim3 dim_blocks();
    static __device__ unsigned int num_blocks();
    static __device__ dim3 dim_threads();
    static __device__ unsigned int num_threads();
    static __device__ unsigned int size();
};

// What the threads of one warp can do together.
#define CUFE_WARP_FUNCTIONS                                                                        \
    template <class T> __device__ T shfl(T value, int rank) const;                                 \
    template <class T> __device__ T shfl_up(T value, unsigned int delta) const;                    \
    template <class T> __device__ T shfl_down(T value, unsigned int delta) const;                  \
    __device__ int any(int predicate) const;                                                       \
    __device__ int all(int predicate) const;                                                       \
    __device__ unsigned int ballot(int predicate) const;                                           \
    template <class T> __device__ unsigned int match_any(T value) const;                           \
    template <class T> __device__ unsigned int match_all(T value, int &predicate) const;           \
    __device__ unsigned long long meta_group_size() const;                                         \
    __device__ unsigned long long meta_group_rank() const;

class coalesced_group : public thread_group {
public:
    CUFE_WARP_FUNCTIONS
    __device__ void sync() const;
    __device__ unsigned long long size() const;
    __device__ unsigned long long num_threads() const;
    __device__ unsigned long long thread_rank() const;
};

template <unsigned int Size, class Parent = void>
class thread_block_tile : public thread_group {
public:
    CUFE_WARP_FUNCTIONS
    template <class T> __device__ T shfl_xor(T value, unsigned int lanes) const;
    __device__ operator thread_block_tile<Size, void>() const;
    static __device__ void sync();
    static constexpr __device__ unsigned int size() { return Size; }
    static constexpr __device__ unsigned int num_threads() { return Size; }
    static __device__ unsigned int thread_rank();
};

template <unsigned int Size>
class thread_block_tile<Size, void> : public thread_group {
public:
    CUFE_WARP_FUNCTIONS
    template <class T> __device__ T shfl_xor(T value, unsigned int lanes) const;
    template <class Parent> __device__ thread_block_tile(const thread_block_tile<Size, Parent> &);
    static __device__ void sync();
    static constexpr __device__ unsigned int size() { return Size; }
    static constexpr __device__ unsigned int num_threads() { return Size; }
    static __device__ unsigned int thread_rank();
};

#undef CUFE_WARP_FUNCTIONS

template <unsigned int Size>
struct block_tile_memory {
    char reserved[Size / 32 * 16];
};

__device__ thread_block this_thread_block();
template <unsigned int Size> __device__ thread_block this_thread_block(block_tile_memory<Size> &);
__device__ grid_group this_grid();
__device__ cluster_group this_cluster();
__device__ coalesced_group coalesced_threads();

__device__ thread_group tiled_partition(const thread_group &parent, unsigned int size);
__device__ thread_group tiled_partition(const thread_block &parent, unsigned int size);
__device__ coalesced_group tiled_partition(const coalesced_group &parent, unsigned int size);
template <unsigned int Size, class Parent>
__device__ thread_block_tile<Size, Parent> tiled_partition(const Parent &parent);
__device__ coalesced_group labeled_partition(const coalesced_group &parent, int label);
template <unsigned int Size, class Parent>
__device__ coalesced_group labeled_partition(const thread_block_tile<Size, Parent> &parent, int label);
__device__ coalesced_group binary_partition(const coalesced_group &parent, bool predicate);
template <unsigned int Size, class Parent>
__device__ coalesced_group binary_partition(const thread_block_tile<Size, Parent> &parent, bool predicate);

template <class Group> __device__ void sync(const Group &group);
template <class Group> __device__ unsigned long long thread_rank(const Group &group);
template <class Group> __device__ unsigned long long group_size(const Group &group);

template <class T> struct plus { __device__ T operator()(T a, T b) const; };
template <class T> struct less { __device__ T operator()(T a, T b) const; };
template <class T> struct greater { __device__ T operator()(T a, T b) const; };
template <class T> struct bit_and { __device__ T operator()(T a, T b) const; };
template <class T> struct bit_or { __device__ T operator()(T a, T b) const; };
template <class T> struct bit_xor { __device__ T operator()(T a, T b) const; };

}

#endif
