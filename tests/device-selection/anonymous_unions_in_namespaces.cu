// mode: build
struct A { union { int i; float f; struct { int q; } s; }; };
static union { int gi; float gf; };
static __device__ union { int di; struct { int q; } ds; };
namespace n { struct B { union { int i; float f; struct { int q; } s; }; }; }
template<class T> struct C { union { T i; float f; struct { int q; } s; }; };
__global__ void k(int *o, A a, n::B b, C<int> c) { o[0] = a.s.q + b.s.q + c.s.q; }
int main() { gi = 3; }
