// mode: build
// Kernels launched by pointers to members of instances.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <class T> struct S { void f(T t) { one(t); } T v; };
template <class T> void call(void (S<T>::*p)(T), S<T> s) { (s.*p)(T()); }
void g() { call(&S<int>::f, S<int>()); auto p = &S<float>::f; S<float> s; (s.*p)(1); auto q = &S<char>::f; (void)q; }
