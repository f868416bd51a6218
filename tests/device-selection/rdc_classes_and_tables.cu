// mode: build
// nvcc: -rdc=true
// Separate compilation: members, tables of virtual functions, statics of classes, extern declarations.
struct Base { int v; __device__ Base(int x) : v(x) {} __device__ virtual int f() const { return v; } __device__ virtual int g() const; };
struct Derived : Base { __device__ Derived(int x) : Base(x) {} __device__ int f() const override { return v * 2; } };
__device__ int Base::g() const { return v - 1; }
extern __device__ int elsewhere(int x);
namespace { __device__ int hidden(int x) { return x + 9; } __device__ int hidden_state; }
__global__ void k(int *p) { Derived d(*p); Base *b = &d; *p = b->f() + b->g() + elsewhere(1) + hidden(hidden_state); }
