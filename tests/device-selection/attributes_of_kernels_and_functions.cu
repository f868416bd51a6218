// mode: build
__global__ void __launch_bounds__(64) a(int *p); __global__ void a(int *p) { *p = 1; }
extern "C" __global__ void cname(float *p) { *p = 1; } namespace ns { __global__ void b(int) {} inline namespace v2 { template<int N> __global__ void __launch_bounds__(N) c(int *p) { *p = N; } } static __global__ void d() {} namespace { __global__ void e() {} } }
class Runner { public: template<class T> static void go(T *p); int x; }; template<class T, class U> __global__ void g(T *p, U u) { *p = u; } template<class T> void Runner::go(T *p) { g<<<1, 1>>>(p, T()); g<T, short><<<1, 1>>>(p, 3); }
template<> __global__ void g<char, int>(char *p, int u) { *p = 'x'; } template<> __global__ void g(long *p, long u) { *p = 1; }
__device__ __noinline__ int ni(int i) { return i; } __device__ __forceinline__ int fi(int i) { return ni(i); } __device__ __attribute__((used)) int us() { return 3; } __device__ __attribute__((weak)) int wk() { return 4; } static __device__ __noinline__ int sni() { return 7; }
__global__ void cl(int *p) { *p = fi(3) + wk() + sni(); }
void (*fp)(int) = ns::b; template __global__ void ns::c<32>(int *); int main() { Runner::go((int *)0); Runner::go((double *)0); ns::c<128><<<1, 1>>>(0); ns::d<<<1, 1>>>(); ns::e<<<1, 1>>>(); g<<<1, 1>>>((char *)0, 4); }
