// mode: build
// std: c++17
template<class D> struct Op { __host__ __device__ int run(int x) const { return static_cast<const D *>(this)->impl(x) + D::bias; } protected: ~Op() = default; };
struct Neg : Op<Neg> { static const int bias = 2; __host__ __device__ int impl(int x) const { return -x; } };
__device__ int weights[4] = {1, 2, 3, 4};
struct Dbl : Op<Dbl> { static constexpr int bias = 3; __device__ int impl(int x) const { return 2 * x + weights[x & 3]; } };
typedef int (*Fn)(int);
__device__ int f0(int x) { return x; }
__device__ int f1(int x) { return x + 1; }
static __device__ int f2(int x) { return x + 2; }
static __device__ int f3(int x) { return x + 3; }
__device__ Fn table[] = {f0, f1, f2};
__constant__ Fn ctable[2] = {f1, f2};
template<int N> __device__ int fib() { if constexpr (N < 2) return N; else return fib<N - 1>() + fib<N - 2>(); }
template<class T, T... V> __device__ const T values[sizeof...(V)] = {V...};
template<class T, T... V> struct List { static constexpr T first = T(sizeof...(V)); __device__ static T at(int i) { return values<T, V...>[i] + first; } };
using Primes = List<int, 2, 3, 5, 7>;
__global__ void k(int *o, int sel) {
  o[0] = Neg().run(1); o[1] = Dbl().run(2); o[2] = table[sel](3); o[3] = ctable[sel & 1](4); o[4] = fib<6>(); o[5] = Primes::at(sel);
  static __shared__ int buf[32]; buf[threadIdx.x] = sel; __syncthreads(); o[6] = buf[0];
}
int main() { k<<<1, 1>>>(nullptr, 0); }
