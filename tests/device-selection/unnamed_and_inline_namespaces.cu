// mode: build
// Nested unnamed namespaces, inline namespaces and names used through using directives.
namespace { namespace inner { struct T { int a; }; __device__ int f(T t) { return t.a; } __device__ int dead() { return 1; } } __device__ inner::T global; __constant__ int unused; }
inline namespace v1 { static __device__ int g() { return 4; } __device__ int shared_name() { return g(); } struct InV1 { int x; }; }
namespace v2 { using namespace v1; using inner::T; __device__ InV1 *in; __device__ int take(T t) { return inner::f(t) + global.a; } }
namespace alias = v2;
static inline __device__ int local() { return 3; }
__global__ void k(int *p) { alias::T t{*p}; *p = alias::take(t) + local(); }
