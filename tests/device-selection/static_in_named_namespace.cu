// mode: build
// Internal linkage inside of a named namespace: what the names are made of.
namespace n {
static __device__ int helper(int x) { return x + 1; }
static __device__ int state = 3;
__constant__ int table[2] = { 1, 2 };
static __global__ void hidden(int *p) { *p = helper(state) + table[*p & 1]; }
}
__global__ void k(int *p) { *p = 1; }
