// mode: build
// A constructor that initializes every member does not evaluate the default member initializers.
inline __device__ int first() { return 1; }
struct Whole { int a = first(); __device__ Whole(int x) : a(x) {} };
__global__ void k(int *p) { Whole w(*p); *p = w.a; }
