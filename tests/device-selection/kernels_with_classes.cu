// mode: build
// Kernels with class parameters that have constructors, destructors and bases; kernels in namespaces and friends.
namespace app {
struct Grid { int w, h; __host__ __device__ Grid(int a, int b) : w(a), h(b) {} __host__ __device__ Grid(const Grid &g) : w(g.w), h(g.h) {} __host__ __device__ int size() const { return w * h; } };
struct View : Grid { float *p; __host__ __device__ View(int a, int b, float *q) : Grid(a, b), p(q) {} __device__ float &operator()(int x, int y) { return p[y * w + x]; } };
__global__ void fill(View v, float x) { if (threadIdx.x < v.size()) v(threadIdx.x, 0) = x; }
namespace detail { template <class V> __global__ void scale(V v, float s) { v(0, 0) *= s; } }
static __global__ void internal(const Grid g, int *o) { *o = g.size(); }
}
void run(float *p, int *o) { app::View v(4, 4, p); app::fill<<<1, 16>>>(v, 1); app::detail::scale<<<1, 1>>>(v, 2); app::internal<<<1, 1>>>(v, o); }
