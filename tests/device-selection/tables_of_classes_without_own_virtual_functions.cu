// mode: build
struct A { __device__ virtual int f() { return 1; } };
struct M : A { int q; };
struct N : A { __device__ int f() override { return 2; } };
struct O : M { __device__ O() {} };
struct P : M { int r = 4; };
struct Q : N { __device__ virtual int g() { return 3; } };
struct R : A { __device__ virtual ~R() {} };
struct S : R { int s; };
struct T : R { int t; __device__ T(int i) : t(i) {} };
__device__ int gv;
__global__ void k(int *p) { M m; N n; O o; P pp; Q q; R r; S s; T t(3); A *a[] = {&m, &n, &o, &pp, &q, &r, &s, &t}; int z = 0; for (A *x : a) z += x->f(); p[0] = z + gv; }
