// mode: build
// Kernels launched by template template arguments.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <template <class> class F, class T> void app(T t) { F<T>::go(t); }
template <class T> struct G { static void go(T t) { one(t); } };
void g() { app<G>(1); app<G, float>(1); }
