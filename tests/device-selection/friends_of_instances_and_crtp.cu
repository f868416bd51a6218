// mode: build
// Friends defined in class templates, default arguments of templates, and static members reached by inheritance.
template <class T, int N = 4> struct Vec { T d[N]; __device__ friend T dot(const Vec &a, const Vec &b) { T s = 0; for (int i = 0; i < N; ++i) s += a.d[i] * b.d[i]; return s; } __device__ T &at(int i) { return d[i]; } };
template <class Derived> struct Base { __device__ int run() { return static_cast<Derived *>(this)->step() + Derived::bias(); } };
struct A : Base<A> { int v; __device__ int step() { return v; } static __device__ int bias() { return 1; } };
struct B : Base<B> { __device__ int step() { return 2; } static __device__ int bias() { return 3; } };
template <class T = float, class... R> __device__ T first(T t, R... r) { return t; }
__global__ void k(Vec<float> *v, A *a, float *o) { *o = dot(v[0], v[1]) + a->run() + first(1.5f, 2, 'c'); v->at(1) = first<>(2); }
