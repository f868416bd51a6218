// mode: build
// Kernels launched by crtp.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <class D> struct B { void run() { static_cast<D *>(this)->go(); } };
struct X : B<X> { void go() { one(1); } };
template <class T> struct Y : B<Y<T>> { void go() { one(T()); } };
void g() { X().run(); Y<float>().run(); }
