// mode: build
struct Base { int a; __device__ explicit Base(int i) : a(i) {} __device__ Base(int i, float f) : a(i + (int)f) {} template<class T> __device__ Base(T *p) : a(*p) {} };
struct Mid : Base { using Base::Base; int m = 4; };
struct Low : Mid { using Mid::Mid; __device__ int sum() const { return a + m; } };
__device__ int run(short *s) { Low l(1); Mid m(2, 3.f); Low q(s); return l.sum() + m.a + q.sum(); }
__global__ void k(int *p, short *s) { p[0] = run(s); }
