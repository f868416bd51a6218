// mode: build
struct A { __device__ virtual int f() { return 1; } __device__ virtual ~A() {} };
struct E : A { int q; };
struct F : A { int f2; __device__ int f() override { return 2; } };
struct G : E { int g; };
struct H : E { int h; __device__ H() : h(2) {} };
struct B { __device__ virtual int bb() { return 1; } };
struct I : A, B { int q; };
struct J : B { int q; };
__device__ int gv;
__global__ void k(int *p) { E e; F f; G *g = new G; H h; I i; J j; p[0] = e.f() + f.f() + g->f() + h.f() + gv + i.bb() + j.bb(); delete g; }
