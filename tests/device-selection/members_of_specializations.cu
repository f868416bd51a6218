// mode: build
// std: c++17
namespace h { struct M { __device__ unsigned operator()(unsigned k) const { return k ^ 1; } };
template<int P> struct St; template<> struct St<0> { static __device__ int nx(int s) { return s; } }; template<> struct St<1> { static __device__ int nx(int s) { return s + 1; } };
template<class H, int P> class Tb { int *s; H hh; public: __host__ Tb(int *s) : s(s) {} __device__ int ins(int k) { return St<P>::nx(s[hh(k)]); } __device__ int fnd(int k) const { return St<P>::nx(s[hh(k)]) + 1; } };
struct X { int x; __device__ int g() { return x; } __device__ int h() { return g(); } };
template<class T> struct Y { T y; __device__ T g() { return y; } __device__ T hh() { return g(); } };
}
struct FX { int x; __device__ int g() { return x; } };
template<class T> struct FY { T y; __device__ T g() { return y; } __device__ T hh() { return g(); } };
template<> struct FY<char> { char y; __device__ char g() { return y; } __device__ char hh() { return g(); } };
template<class T> __global__ void ia(T t, int *p) { *p = t.ins(3); }
template<class T> __global__ void fa(const T t, int *p) { *p = t.fnd(3); }
__global__ void k(int *p, h::X x, h::Y<int> y, h::Y<char> z, FX fx, FY<int> fy, FY<char> fz) { *p = z.hh() + y.hh() + x.h() + fz.hh() + fy.hh() + fx.g(); }
int main() { h::Tb<h::M, 0> a(0); h::Tb<h::M, 1> b(0); ia<<<1,1>>>(a, (int*)0); fa<<<1,1>>>(a, (int*)0); ia<<<1,1>>>(b, (int*)0); fa<<<1,1>>>(b, (int*)0); }
