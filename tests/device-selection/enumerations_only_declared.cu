// mode: build
// Enumerations that are only declared.
enum A : int; enum class B; enum class C : short; enum D : char; enum class E : long; enum class F : unsigned; enum F2 : int;
struct S { A a; B *b; C c; };
enum class C : short { one };
__device__ int f(S *s, D d) { return s->a + d; }
__device__ E e; __device__ F *pf;
template <class T> struct X { T t; };
__device__ X<F2> x;
__global__ void k(int *o) { *o = 3; }
