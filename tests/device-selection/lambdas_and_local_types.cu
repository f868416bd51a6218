// mode: build
inline __device__ int i1() { struct A { int x; } a{1}; auto f = [](int i) { return i; }; return f(a.x); }
__device__ int p1() { struct A { int x; } a{1}; auto f = [](int i) { return i; }; return f(a.x); }
inline __device__ int i2() { struct A { int x; } a{1}; return a.x; }
__device__ int p2() { struct A { int x; } a{1}; return a.x; }
inline __device__ int i3() { enum E { X, Y } e = X; auto f = [=](int i) { struct D { int y; } d{i}; return e + d.y; }; return f(1); }
__device__ int p3() { typedef int II; auto f = [](II i) { auto g = [](II j) { return j; }; return g(i); }; return f(1); }
static __device__ int s1() { auto f = [](int i) { return i; }; return f(1); }
__global__ void k(int *p) { p[0] = i1() + p1() + i2() + p2() + i3() + p3() + s1(); }
