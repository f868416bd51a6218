// mode: build
#include <vector>
#include <string>
struct A { union { int i; float f; struct { int q; } s; }; };
static union { int gi; float gf; };
__global__ void k2(int *o, A a) { union { int a1; struct { int q; } s1; }; s1.q = 3; o[0] = s1.q; }
struct B { union { int i; float f; struct { int q; } s; }; };
__global__ void k(int *o, A a, B b) { o[0] = a.s.q + b.s.q; union { int a2; struct { int q; } s1; }; s1.q = 3; o[0] = s1.q;}
int main() { std::string s; }
