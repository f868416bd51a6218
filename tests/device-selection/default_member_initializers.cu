// mode: build
// Default member initializers are evaluated by the constructors that use them only.
inline __device__ int first() { return 1; }
inline __device__ int second() { return 2; }
struct Part { int v; __device__ Part() : v(5) {} __device__ Part(int x) : v(x) {} };
struct Whole { int a = first(); int b = second(); Part part; __device__ Whole() {} __device__ Whole(int x) : a(x), b(x), part(x) {} };
__global__ void one(int *p) { Whole w; *p = w.a + w.part.v; }
