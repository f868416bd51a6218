// mode: build
// Kernels launched by constexpr if and recursion.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <class T> void f(T t) { if constexpr (sizeof(T) == 4) one(t); else one(&t); }
template <int N> void rec() { if constexpr (N > 0) { one(I<N>()); rec<N - 1>(); } }
void g() { f(1); f(1L); rec<3>(); }
