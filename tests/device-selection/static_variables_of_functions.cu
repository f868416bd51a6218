// mode: build
// std: c++17
template<class T> __device__ T vb = T(2);
struct A { __device__ int m() { static int q; static __shared__ int s; s = vb<int>; return q++ + s; } int x; };
__device__ int g1 = 1;
template<class T> struct B { __device__ int m() { static __shared__ T s; s = vb<char>; return s; } };
namespace n { __device__ int ng = 2; __device__ int f() { static __shared__ int fs; fs = vb<long>; return fs + ng; } struct C { __device__ int m() { static __shared__ int cs; cs = 3; return cs; } }; __device__ int ng2 = 4; template<class T> __device__ T nv = 3; }
struct V { __device__ virtual int v() { static __shared__ int vs; vs = 1; return vs; } };
__device__ int g2 = 2;
__device__ int g4 = 4;
__global__ void k(int *o) { A a; B<int> b; n::C c; V v; static __shared__ int ks; ks = g2; V *p = &v; auto l = [o](int z) { static __shared__ int ls; ls = z; return ls; }; o[0] = a.m() + b.m() + n::f() + c.m() + p->v() + ks + g1 + g2 + g4 + l(2) + n::nv<int> + n::ng2; }
__device__ int g3 = 3;
__device__ int g5 = 5;
int main() {}
