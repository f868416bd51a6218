// mode: build
// std: c++14
struct A { float t = 1.0f; int id = -1; };
struct B { int data[4]; int top = 0; };
struct D { int x = 0; A a; };
struct F { int x = 3; __device__ int get() const { return x; } };
struct G { F f; int y; };
class P { int x = 1; public: int y = 2; };
struct Q { P p; };
__global__ void k(int *o) { A a; B b; D d; F f; G gg; P p; Q q;
  o[0] = a.id + b.top + d.x + f.get() + gg.f.x + p.y + q.p.y; }
int main() {}
