// mode: build
// Kernels launched by inherited constructors.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <class T> struct B { B(T) { one(T()); } template <class U> B(U, int) { one(U()); } void m() { one((T *)0); } };
struct D : B<int> { using B<int>::B; };
template <class T> struct E : B<T> { using B<T>::B; using B<T>::m; };
void g() { D d(1); D e((short)1, 2); E<float> f(1.0f); f.m(); }
