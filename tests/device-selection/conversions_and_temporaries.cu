// mode: build
// Functions that nothing names: converting constructors, conversion functions, destructors of temporaries, default arguments.
struct Number { int v; __device__ Number(int x) : v(x) {} __device__ operator float() const { return v; } };
struct Guard { int *p; __device__ explicit Guard(int *q) : p(q) {} __device__ ~Guard() { *p += 1; } __device__ int get() const { return *p; } };
inline __device__ int by_default() { return 7; }
inline __device__ int use(Number n, int extra = by_default()) { return n.v + extra; }
inline __device__ float as_float(float f) { return f * 2; }
__global__ void k(int *p) { *p = use(3) + Guard(p).get() + (int)as_float(Number(4)); }
