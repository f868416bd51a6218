// mode: build
// Kernels launched by members of nested templates.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <class T> struct O { template <class U> struct N { void f(U u) { one(u); one(T()); } struct L { static void s() { one((T **)0); } }; }; struct P { P() { one((T *)0); } }; P p; };
void g() { O<int>::N<char>().f(1); O<int>::N<char>::L::s(); O<long> o; }
