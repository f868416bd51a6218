// mode: build
struct A { int a; __device__ virtual int f() { return 1; } __device__ virtual ~A() {} };
struct B { int b; __device__ virtual int g() { return 2; } __device__ virtual B *me() { return this; } };
struct C : A, B { __device__ int f() override { return 3; } __device__ int g() override { return 4; } __device__ C *me() override { return this; } __device__ ~C() {} };
struct D : C { __device__ int g() override { return 5; } };
struct E : B, A { int q; };
struct F : virtual A { __device__ F() {} };
struct G : F { __device__ virtual int h() { return 3; } };
__global__ void k(int *p) { C c; B *b = &c; p[0] = b->g() + (b->me() != 0); D d; b = &d; p[1] = b->g(); A *a = new E; p[2] = a->f(); delete a; G g; p[3] = g.h() + g.f(); }
