// mode: build
// std: c++17
struct A { float t = 1.0f; int id = -1; };
struct B { int data[4]; int top = 0; };
struct C { int x; };
struct D { int x = 0; A a; };
struct E { A a; B b; };
struct F { int x = 3; __device__ int get() const { return x; } };
struct G { F f; int y; };
struct H { int v{}; float w{2.0f}; const char *s = nullptr; };
struct I { __device__ I() noexcept {} int a; };
struct J { I i; int b = 2; };
struct K { __device__ K() {} };
struct L { K k; };
__device__ int g() { return 1; }
struct M { int x = g(); };
struct N { int *p = new int; ~N() = default; };
struct O { int z[2] = {1, 2}; };
__global__ void k(int *o) { A a; B b; C c; D d; E e; F f; G gg; H h; I i; J j; K kk; L l; M m; N n; O oo;
  o[0] = a.id + b.top + d.x + e.a.id + f.get() + gg.f.x + (int)h.w + j.b + m.x + *n.p + oo.z[1]; c.x = 1; o[1] = c.x; (void)i; (void)kk; (void)l; }
__global__ void k2(int *o) { A *a = new A; B *b = new B(); D d{}; E e = E(); A arr[3]; D darr[2]; o[0] = a->id + b->top + d.x + e.a.id + arr[1].id + darr[1].x; }
int main() {}
