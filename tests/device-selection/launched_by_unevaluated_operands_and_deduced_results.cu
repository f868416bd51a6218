// mode: build
// Kernels launched by unevaluated operands and deduced results.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <class T> auto f(T t) { one(t); return t; }
template <class T> int ff(T t) { one(&t); return 1; }
void g() { using X = decltype(f(1)); X x = 0; (void)sizeof(ff(1.0f)); (void)noexcept(ff(1L)); (void)x; }
