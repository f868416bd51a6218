// mode: build
// Kernels launched by operators of templates of host code.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <class T> struct V { T t; };
template <class T> V<T> operator+(V<T> a, V<T> b) { one(a.t); return a; }
template <class T> bool operator==(V<T> a, int) { one(&a); return true; }
template <class T> T operator-(V<T> a) { one((T **)0); return a.t; }
struct W { template <class T> W &operator<<(T t) { one(t); return *this; } template <class T> int operator()(T t) { one(&t); return 0; } template <class T> int operator[](T t) { one((T ****)0); return 0; } W *operator->() { one(3UL); return this; } int m; };
void g() { V<int> a{1}; a + a; (void)(a == 1); -a; W w; w << 1.0f << (short)1; w(1L); w['c']; w->m = 1; }
