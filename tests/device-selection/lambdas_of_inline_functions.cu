// mode: build
typedef int (*Fn)(int);
__host__ __device__ int both(Fn f) { return f(2); }
__device__ int a1() { return both([](int i) { return i; }); }
inline Fn h1() { return [](int i) { return i * 9; }; }
Fn h2() { return [](int i) { return i * 8; }; }
static Fn h3() { return [](int i) { return i * 7; }; }
inline __device__ Fn d1() { return [](int i) { return i * 6; }; }
__device__ int a2() { return d1()(1) + both([](int i) { return i; }); }
inline __host__ __device__ int hd() { auto g = [](int i) { return i * 5; }; return g(1); }
template<class T> __device__ T tm(T t) { auto g = [](T i) { return i * 5; }; return g(t); }
__global__ void k(int *p) { p[0] = a1() + a2() + hd() + tm(4); auto q = [](int i) { return i; }; p[1] = q(p[2]); }
int main() { return h1()(1) + h2()(2) + h3()(3) + hd(); }
