// mode: build
// std: c++17
struct A { template<class T> __device__ T t(T x) { return x; } __device__ int a() { return 1; } template<class T> __device__ T u(T x) { return x; } __device__ int b() { return 2; } };
template<class X> struct B { template<class T> __device__ T t(T x) { return x; } __device__ int a() { return 1; } template<class T> __device__ T u(T x) { return x; } __device__ int b() { return 2; } template<class T> __device__ B(T x) {} __device__ B() {} };
struct C { template<class T> __device__ C(T x) {} __device__ C() {} template<class T> __device__ operator T() const { return T(); } __device__ int z() { return 1; } };
namespace n { struct D { template<class T> __device__ T t(T x) { return x; } __device__ int a() { return 1; } template<int N> __device__ int u() { return N; } }; }
struct E { template<class T> struct In { T v; template<class U> __device__ U g(U u) { return u; } __device__ int h() { return 1; } }; __device__ int k() { return 2; } };
__device__ int late(A &a) { return a.u(3) + a.b() + a.t('c') + a.a() + a.t(2.5f) + a.u('d'); }
__global__ void k(int *o) { A a; o[0] = late(a); B<int> b, b2(3); o[1] = b.b() + b.u(3) + b.a() + b.t('c') + b.t(1.5f) + b2.a(); C c, c2(3); o[2] = c.z() + (int)c2 + (char)c; n::D d; o[3] = d.u<3>() + d.a() + d.t(4) + d.u<2>() + d.t('x'); E::In<int> i; o[4] = i.h() + i.g(3) + E().k() + i.g('c'); }
int main() {}
