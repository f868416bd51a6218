// mode: build
// std: c++17
namespace {
__device__ int x; 
struct U { int a; __device__ int f() const { return a; } };
__device__ int h(U u, U *v) { return u.f() + v->a; }
template<class T> __device__ T t(T a, U u) { return a + u.f(); }
}
namespace s { struct V { float v; }; struct W { V v; };
static __device__ V cross(V a, V b) { return {a.v * b.v}; }
static __device__ W pick(W a, const V &b, V *c, W *d) { return a; }
template<class T> static __device__ T tt(T a, V b, V c) { return a; }
namespace in { static __device__ V deep(V a, s::W b) { return b.v; } struct X { }; static __device__ int two(X a, X b, V c) { return 1; } template<class T> struct Y {}; static __device__ int three(Y<X> a, Y<V> b, Y<X> *c) { return 1; } }
}
struct Z {}; static __device__ int file(Z a, Z *b, s::V c, s::V *d, s::in::Y<Z> e) { return 1; }
template<class T> static __device__ int ftmpl(T a, Z b, T *c) { return 1; }
static __device__ Z *const ptr(Z *a, Z **b) { return a; }
__device__ const int carr[2] = {1, 2};
template<class T, T... V> __device__ const T values[sizeof...(V)] = {V...};
template<class T> __device__ T plain = T(3);
template<class T> static __device__ T stat = T(3);
template<class T> __constant__ T cons = T(4);
namespace s { template<class T> __device__ const T val = T(1); template<class T> __device__ T nval = T(1); }
__global__ void k(int *o) { U u{1}; Z z; s::V v{1}; s::W w{v}; o[0] = h(u, &u) + t(1, u) + (int)s::cross(v, v).v + (int)s::pick(w, v, &v, &w).v.v + s::tt(1, v, v) + (int)s::in::deep(v, w).v + s::in::two({}, {}, v) + s::in::three({}, {}, 0) + file(z, &z, v, &v, {}) + ftmpl(z, z, &z); Z *p = ptr(&z, 0);
 o[1] = x + values<int, 1, 2>[o[0]] + values<long, 3>[0] + plain<int> + stat<int> + cons<int> + carr[o[1]] + s::val<int> + s::nval<int> + s::val<float>; o[2] = p != 0; }
int main() {}
