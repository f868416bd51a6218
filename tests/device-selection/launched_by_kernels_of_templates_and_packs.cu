// mode: build
// Kernels launched by kernels of templates and packs.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <template <class> class C, class T> __global__ void tk(C<T>) {}
template <class T> struct X {};
template <class T, int N = 3> __global__ void nk(T (&)[N]);
template <class... T> __global__ void pk(T...) {}
template <class F> __global__ void fk(F f) { f(); }
struct Fn { __device__ void operator()() {} };
void g() { tk<<<1, 1>>>(X<int>()); pk<<<1, 1>>>(1, 2.0f, X<char>()); pk<<<1, 1>>>(); fk<<<1, 1>>>(Fn()); }
