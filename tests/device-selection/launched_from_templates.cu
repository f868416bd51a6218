// mode: build
// Kernel instances that only instances of host templates launch.
template <class T, class F> __global__ void apply(T *p, F f) { *p = f(*p); }
struct Twice { __device__ int operator()(int x) const { return x * 2; } };
struct Half { __device__ float operator()(float x) const { return x / 2; } };
struct Never { __device__ int operator()(int x) const { return x; } };
template <class T, class F> void launch(T *p, F f) { apply<T, F><<<1, 1>>>(p, f); }
template <class F> void unused_launcher(int *p, F f) { apply<<<1, 1>>>(p, f); }
void host(int *p, float *q) { launch(p, Twice()); launch(q, Half()); }
