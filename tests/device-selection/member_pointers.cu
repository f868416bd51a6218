// mode: build
// Pointers to members keep what they name.
struct S { int a, b; __device__ int f(int x) const { return a + x; } __device__ int g(int x) const { return b - x; } __device__ int idle() const { return 0; } };
template <int (S::*M)(int) const> __device__ int call(const S &s, int x) { return (s.*M)(x); }
__global__ void k(S *s, int *p) { int S::*field = &S::b; *p = call<&S::f>(*s, 1) + s->*field; }
