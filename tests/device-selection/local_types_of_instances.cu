// mode: build
// std: c++17
template<class T> struct A { T a; };
template<class T> __device__ int f1(T n) { struct L1 { T q; } l{n}; auto c = [l](T x) { return x + l.q; }; A<L1> y{l}; return c(n) + y.a.q; }
struct Z { int z; };
template<class T> struct B { A<T> a; struct I { T i; }; __device__ int m(int n) const { struct L3 { T q; } l{T(n)}; I j{l.q}; auto c = [l](int x) { return x + l.q; }; return c(n) + a.a + j.i; } template<class U> __device__ int t(U u) { struct L4 { U v; A<T> w; } l{u}; return l.v; } };
__global__ void k1(int *p, Z z) { *p = f1(z.z); A<long> al{3}; *p += al.a; }
struct Y { A<char> c; };
__global__ void k2(int *p, Y y, B<short> b) { *p = f1(y.c.a) + f1(2L) + b.m(2) + b.t(2.5f); B<int> c{}; *p += c.m(3); c.t('c'); }
namespace n { template<class T> struct C { A<T> x; B<T> y; }; template<class T> __device__ int g(C<T> c) { struct K { T t; } k{c.x.a}; return k.t + c.y.m(4); } __global__ void k3(int *p, C<unsigned> c) { *p = g(c) + g(C<long long>()); } }
int main() {}
