// mode: build
// std: c++17
#include <cstdio>
template<class E> struct Expr { __host__ __device__ const E &self() const { return static_cast<const E &>(*this); } };
struct Vec : Expr<Vec> {
  float *p; int n;
  __host__ __device__ Vec(float *p, int n) : p(p), n(n) {}
  __host__ __device__ float operator[](int i) const { return p[i]; }
  template<class E> __device__ void assign(const Expr<E> &e, int i) { p[i] = e.self()[i]; }
  __host__ int size() const { return n; }
};
template<class L, class R> struct Sum : Expr<Sum<L, R>> {
  L l; R r;
  __host__ __device__ Sum(const L &l, const R &r) : l(l), r(r) {}
  __host__ __device__ float operator[](int i) const { return l[i] + r[i]; }
};
template<class L> struct Scale : Expr<Scale<L>> {
  L l; float f;
  __host__ __device__ Scale(const L &l, float f) : l(l), f(f) {}
  __host__ __device__ float operator[](int i) const { return l[i] * f; }
};
template<class L, class R> __host__ __device__ Sum<L, R> operator+(const Expr<L> &l, const Expr<R> &r) { return {l.self(), r.self()}; }
template<class L> __host__ __device__ Scale<L> operator*(const Expr<L> &l, float f) { return Scale<L>(l.self(), f); }
template<class E> __global__ void eval(Vec out, E e) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < out.n) out.assign(e, i); }
int main() {
  float *d; cudaMalloc(&d, 1024);
  Vec a(d, 10), b(d + 10, 10), c(d + 20, 10);
  eval<<<1, 32>>>(c, a + b * 2.0f);
  auto e = (a + b) + c;
  eval<<<1, a.size()>>>(c, e);
  return 0;
}
