// mode: build
typedef int (*Fn)(int);
template<class F> __global__ void run(F f, int *p) { *p = f(3); }
__global__ void ptr(Fn f, int *p) { *p = f(4); }
__host__ __device__ int both(Fn f) { return f(2); }
__device__ int use() { return both([](int i) { return i; }) + both([](int i) noexcept { return i + 1; }); }
inline Fn host_only() { return [](int i) { return i * 9; }; }
int main() { Fn f = [](int i) { return i; }; both([](int i) { return i * 2; }); ptr<<<1, 1>>>(f, nullptr); return host_only()(1); }
