// mode: build
// Members of bases, using-declarations, inherited constructors left out, static members, overloads of which one is used.
struct A { int a; __device__ int get() const { return a; } __device__ int get(int x) const { return a + x; } static __device__ int count() { return 3; } };
struct B : A { using A::get; __device__ int own() const { return get() + count(); } __device__ int idle() const { return get(2); } };
__global__ void k(int *p) { B b; b.a = 2; *p = b.own(); }
