// mode: build
struct A { struct B { struct C { int x; enum Kind { One, Two }; typedef float F; F f; }; C c; class D; }; B b; struct E *fwd; union U { B::C c; int i; __device__ U() : i(0) {} }; template<class T> struct G { T t; struct H { T h; }; H h; }; G<int> g; using GF = G<float>; };
class A::B::D { public: C c; int d; __device__ D() : d(2) {} }; struct E { A *a; A::B::C::Kind k; }; struct Derived : A::B, private A::G<char> { A::GF::H hh; __device__ int get() { return t + c.x; } };
namespace n1 { struct X { int v; }; namespace n2 { struct X : n1::X { n1::X in; }; struct Y { X x; }; } using n2::Y; namespace n3 = n2; } inline namespace in { struct Z { n1::n3::X z; }; }
__device__ int f(n1::Y *y, in::Z &z, A::G<int>::H h) { return y->x.v + z.z.in.v + h.h; }
__global__ void k(int *p, A *a, E *e, Derived d, n1::Y y, Z z) { A::B::D dd; A::U u; p[0] = a->b.c.x + e->k + d.get() + dd.d + u.i + f(&y, z, a->g.h) + (e->k == A::B::C::Two); struct L { A::B::C c; struct M { int m; } m; __device__ int go() { return m.m; } } l{}; p[1] = l.go(); }
