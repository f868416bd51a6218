// mode: build
struct A { __device__ virtual int f() { return 1; } };
struct M : A { int q; };
struct M2 : A { int q; };
struct M3 : A { int q; };
struct M4 : A { int q; };
struct V : virtual A { int v; };
__device__ int use(A &a) { return a.f(); }
__device__ int u1() { M m; return use(m); }
__device__ int g1;
inline __device__ int u2() { M2 m; return use(m); }
__device__ int g2;
struct W { M3 m; __device__ int u3() { V v; return use(v); } };
__device__ int g3;
struct X { M3 m; __device__ X() {} };
__device__ int g4;
struct Y { M4 m; };
__device__ int g5;
__device__ int u5() { Y y; return use(y.m); }
__device__ int g6;
template<class T> struct Z : A { T t; };
template<class T> __device__ int u6() { Z<T> z; return use(z); }
__device__ int u7() { Z<int> z; return use(z) + u6<char>(); }
__device__ int g7;
__global__ void k(int *p) { W w; X x; p[0] = u1() + u2() + w.u3() + use(x.m) + u5() + u7() + g1 + g2 + g3 + g4 + g5 + g6 + g7; }
