// mode: build
// Overloads, recursion, mutual recursion, function pointers, variadics, default args.
__device__ int over(int a) { return a; }
__device__ int over(float a) { return (int)a; }
static __device__ int over(char a, int b = 3) { return a + b; }
inline __device__ int unused_inline(int a) { return over(a); }
__host__ __device__ int hd(int a);
static __device__ int even(int n);
static __device__ int odd(int n) { return n == 0 ? 0 : even(n - 1); }
static __device__ int even(int n) { return n == 0 ? 1 : odd(n - 1); }
__device__ __noinline__ int noi(int a) { return a * 2; }
__forceinline__ __host__ __device__ int forced(int a) { return a * 3; }
typedef int (*fp)(int);
__device__ fp choose(int s) { return s ? (fp)over : noi; }
extern "C" __device__ int c_dev(int a) { return a; }
extern "C" { static __device__ int c_static(int a) { return a + 1; } inline __device__ int c_inline(int a) { return a + 2; } }
__host__ __device__ int hd(int a) { return forced(a); }
__host__ int host_only(int a) { return hd(a); }
inline __host__ __device__ int from_host(int a) { return a; }
int host2(int a) { return from_host(a); }
static __host__ __device__ int from_static_host(int a) { return a; }
static int host3(int a) { return from_static_host(a); }
__global__ void k(int *p, int n = 4) { p[0] = over(p[1]) + over('c') + even(n) + choose(n)(3) + c_dev(1) + c_static(2) + c_inline(3); }
