// mode: build
namespace math { namespace detail { __device__ inline int helper(int x) { return x; } }
__device__ inline int sq(int x) { return detail::helper(x) * x; } __device__ inline float sq(float x) { return x * x; } template<class T> __device__ inline T sq(const T &t, int) { return t; } }
using math::sq; namespace m = math;
__device__ int by_ref(int &r) { return ++r; } __device__ int by_rref(int &&r) { return r; } __device__ int by_cref(const int &r) { return r; }
__device__ auto trailing(int i) -> decltype(sq(i)) { return sq(i); }
__device__ auto deduced(float f) { return m::sq(f); }
__device__ decltype(auto) ident(int &x) { return (x); }
__device__ int variadic_like(int n, ...) { return n; }
__host__ __device__ constexpr int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
__global__ void k(int *p) { int v = p[0]; p[0] = by_ref(v) + by_rref(3) + by_cref(4) + trailing(2) + (int)deduced(2.f) + ident(v) + sq(5L, 1); constexpr int f = fact(5); p[1] = f + fact(v); p[2] = fact(4); }
