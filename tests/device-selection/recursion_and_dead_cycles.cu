// mode: build
// A cycle that nothing outside of it calls is dropped, one that a kernel reaches is kept.
inline __device__ int ping(int x); inline __device__ int pong(int x) { return x > 0 ? ping(x - 1) : 0; }
inline __device__ int ping(int x) { return x > 0 ? pong(x - 1) : 1; }
inline __device__ int lost(int x); inline __device__ int found(int x) { return x > 0 ? lost(x - 1) : 0; }
inline __device__ int lost(int x) { return x > 0 ? found(x - 1) : 1; }
__global__ void k(int *p) { *p = ping(*p); }
