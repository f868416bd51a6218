// mode: build
// Kernels launched by addresses of functions.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <class T> void call(void (*f)(T)) { f(T()); }
template <class T> void target(T t) { one(t); }
void g() { call<int>(target); void (*p)(float) = &target<float>; p(1); auto q = target<char>; q(1); void (*arr[])(short) = {target, target<short>}; (void)arr; }
