// mode: build
struct Cfg { int n; float w[4]; const char *name; };
__constant__ Cfg cfg = {3, {1, 2}, "abc"};
__device__ const int primes[] = {2, 3, 5, 7};
__device__ int *cursor = nullptr;
__device__ int *const fixed = 0;
static __device__ unsigned long long counter;
__managed__ float weights[8] = {1};
__device__ volatile int flag = 0;
namespace { __constant__ int hidden[2] = {4, 5}; __device__ int quiet; }
constexpr int host_table[3] = {7, 8, 9};
const float host_pi = 3.14f;
template<class T> __device__ T zero = T(0);
template<class T, int N> struct Pool { static constexpr int size = N; T x; };
static inline __device__ int shared_inline = 5;
__global__ void k(int *p) { p[0] = cfg.n + primes[p[1]] + (int)host_pi + hidden[0]; zero<int> += 1; p[7] = Pool<float, 3>::size; shared_inline++; flag = 1; static __device__ int calls = 3; p[1] = calls++; __shared__ Cfg sc; sc.n = 2; p[3] = sc.n; }
