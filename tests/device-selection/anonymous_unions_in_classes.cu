// mode: build
struct A { union { int i; float f; struct { int q; } s; }; };
struct U { union { int i; struct { int q; } s; }; };
struct B { struct N { union { int i; struct { int q; } s; }; } n; union { int i; float f; struct { int q; } s; }; union { int i2; struct { int q; } s2; }; };
__global__ void k(int *o, A a, B b) { o[0] = a.s.q + b.n.s.q + b.s2.q; }
