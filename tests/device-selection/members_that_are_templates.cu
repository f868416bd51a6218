// mode: build
// Member templates of classes and of class templates, constructors that are templates, out of class definitions.
template <class T> struct Any { T t; template <class U> __device__ Any(const U &u) : t(u) {} template <class U> __device__ U as() const; __device__ T get() const; template <int N> __device__ static int n() { return N; } };
template <class T> template <class U> __device__ U Any<T>::as() const { return U(t); }
template <class T> __device__ T Any<T>::get() const { return t; }
struct Plain { template <class T> __device__ T twice(T t) { return t + t; } template <class T> __device__ operator T() const { return T(3); } };
__global__ void k(int *p, float *f) { Any<int> a(*f); *p = a.as<int>() + a.get() + Any<float>::n<3>(); Plain q; *f = q.twice(*f) + (double)q; }
