// mode: build
// Closures without captures that become pointers to functions.
typedef int (*Fn)(int);
__device__ int apply(Fn f, int x) { return f(x); }
__device__ int plus() { return apply([](int i) { return i + 1; }, 3); }
template<class F> __device__ int call(F f, int i) { return f(i); }
__global__ void k(int *p) {
  Fn f = [](int i) { return i * 2; };
  p[0] = apply(f, 1);
  auto g = [](int i) { return i - 1; };
  p[1] = call(g, 2) + apply(+g, 2);
  int n = p[3];
  p[2] = call([n](int i) { return i + n; }, 4);
}
