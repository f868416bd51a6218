// mode: build
// std: c++17
struct U { int a; __host__ __device__ U() : a(0) {} __host__ __device__ U(const U &u) : a(u.a) {} __host__ __device__ U(U &&u) : a(u.a) {} };
struct Q { int a; __device__ Q(int a) : a(a) {} __device__ Q(const Q &u) : a(u.a) {} };
struct R { int a; __device__ R(int a) : a(a) {} __device__ R(const R &u) : a(u.a) {} };
struct S { int a; __device__ S(int a) : a(a) {} __device__ S(const S &u) : a(u.a) {} };
struct T { int a; __device__ T(int a) : a(a) {} __device__ T(const T &u) : a(u.a) {} };
struct W { int a; __device__ W(int a) : a(a) {} __device__ W(const W &u) : a(u.a) {} };
struct X { W w; int z; };
struct Y { W w; };
struct Z { Y y[2]; };
__device__ int f1(U p) { return p.a; }
__device__ int f2(Q p) { return p.a; }
__device__ R f3(R *p) { return *p; }
__device__ S f4(S &p) { S l(p); return l; }
__device__ int f5(const T &t) { auto c = [t]() { return t.a; }; return c(); }
__device__ X f6(X x) { return x; }
__device__ int f7(Y y) { return y.w.a; }
__device__ void f8(Z *a, Z *b) { Z c = *a; b->y[0].w.a = c.y[1].w.a; }
__global__ void k(int *o, U *u, Q *q, R *r, S *s, T *t, X *x, Y *y, Z *z) { o[0] = f1(*u) + f1(U()) + f2(*q) + f3(r).a + f4(*s).a + f5(*t) + f6(*x).z + f7(y[2]); f8(z, z); }
int main() {}
