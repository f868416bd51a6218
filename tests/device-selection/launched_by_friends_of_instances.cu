// mode: build
// Kernels launched by friends of instances.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <class T> struct F { friend void ff(F, T t) { one(t); } template <class U> friend void gg(F, U u) { one(u); one(T()); } };
void g() { ff(F<int>(), 1); gg(F<long>(), (char)1); }
