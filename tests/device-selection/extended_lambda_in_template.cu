// mode: build
// nvcc: --extended-lambda
// An extended lambda in an instance of a host template: the kernel instance, the closure, what its body calls.
template <class F> __global__ void run(F f, int *p) { *p = f(*p); }
inline __device__ int helper(int x) { return x + 1; }
inline __device__ int not_called(int x) { return x + 2; }
template <class T> void launch(T *p, T c) { run<<<1, 1>>>([=] __device__(int x) { return helper(x) + (int)c; }, p); }
void host(int *p) { launch<int>(p, 3); }
