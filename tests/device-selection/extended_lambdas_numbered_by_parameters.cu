// mode: build
// std: c++17
// nvcc: --extended-lambda
template<class T> struct Span {
  T *b; int n;
  __host__ __device__ Span(T *b, int n) : b(b), n(n) {}
  __host__ __device__ T *begin() const { return b; }
  __host__ __device__ T *end() const { return b + n; }
  __host__ __device__ int size() const { return n; }
  template<int N> __host__ __device__ Span(T (&a)[N]) : b(a), n(N) {}
};
template<class F> __global__ void for_each_n(int n, F f) { for (int i = threadIdx.x; i < n; i += blockDim.x) f(i); }
template<class T, class F> __global__ void transform(Span<const T> in, Span<T> out, F f) { int i = 0; for (const T &v : in) out.b[i++] = f(v); }
template<class F> void parallel_for(int n, F f) { for_each_n<<<1, 64>>>(n, f); }
struct Counter { int start; __host__ __device__ int operator++() { return ++start; } __host__ __device__ bool operator!=(const Counter &o) const { return start != o.start; } __host__ __device__ int operator*() const { return start; } };
struct Range { int a, b; __host__ __device__ Counter begin() const { return {a}; } __host__ __device__ Counter end() const { return {b}; } };
__device__ int table[16];
void apply(float *p, int n, float k) {
  parallel_for(n, [=] __device__(int i) { p[i] *= k; });
  parallel_for(n, [=] __host__ __device__(int i) { for (int j : Range{0, i}) p[j] += table[j]; });
  auto sq = [] __device__(float x) { return x * x; };
  transform<<<1, 1>>>(Span<const float>(p, n), Span<float>(p, n), sq);
  transform<float><<<1, 1>>>({p, n}, {p, n}, [k] __device__(float x) { auto g = [&](float y) { return y + k; }; return g(x); });
}
int main() { apply(nullptr, 0, 1.f); }
