// mode: build
// Kernels launched by default arguments and member initializers.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <class T> void f(T t, int = one(T())) {}
template <class T> struct M { int i = one(T()); M() {} M(int) : i(0) {} };
void g() { f(1); f(2.0f, 0); M<short> m; M<long> n(1); }
