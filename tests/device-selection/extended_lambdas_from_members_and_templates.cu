// mode: build
// nvcc: --extended-lambda
// Device lambdas given to a template kernel from functions, members and templates.
template <class F> __global__ void each(F f, int n) { int i = threadIdx.x; if (i < n) f(i); }
template <class F> void launch(F f, int n) { each<<<1, 32>>>(f, n); }
struct Scale { float s; void run(float *p) { auto self = *this; launch([=] __device__(int i) { p[i] *= self.s; }, 8); } };
void two(int *a, int *b) { launch([a, b] __device__(int i) { a[i] = b[i]; }, 4); launch([=] __host__ __device__(int i) { b[i] += a[i]; }, 4); }
template <class T> void fill(T *p, T v) { launch([p, v] __device__(int i) { p[i] = v; }, 16); }
void go(float *f, int *i) { fill(f, 1.0f); fill(i, 2); Scale{3}.run(f); two(i, i); }
