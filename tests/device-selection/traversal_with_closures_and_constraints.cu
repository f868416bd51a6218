// mode: build
// std: c++20
#include <cstdint>
#include <limits>
#include <array>
namespace geo {
template<class T, int N> struct vec { T v[N]; __host__ __device__ constexpr T &operator[](int i) { return v[i]; } __host__ __device__ constexpr const T &operator[](int i) const { return v[i]; } friend __host__ __device__ vec min(const vec &a, const vec &b) { vec r; for (int i = 0; i < N; i++) r[i] = a[i] < b[i] ? a[i] : b[i]; return r; } bool operator==(const vec &) const = default; };
using vec3 = vec<float, 3>;
struct aabb { vec3 lo{{1e9f, 1e9f, 1e9f}}, hi{{-1e9f, -1e9f, -1e9f}};
  __host__ __device__ void grow(const vec3 &p) { lo = min(lo, p); for (int i = 0; i < 3; ++i) hi[i] = hi[i] > p[i] ? hi[i] : p[i]; }
  __host__ __device__ auto center() const { vec3 c{}; for (int i = 0; i < 3; ++i) c[i] = 0.5f * (lo[i] + hi[i]); return c; } };
}
template<class T> concept Traversable = requires(const T &t) { t.left(); t.right(); };
struct Node { geo::aabb box; std::uint32_t l : 31, leaf : 1; std::uint32_t r;
  __host__ __device__ std::uint32_t left() const { return l; } __host__ __device__ std::uint32_t right() const { return r; } };
struct Stack { int data[64]; int top = 0; __device__ void push(int x) { data[top++] = x; } __device__ int pop() { return data[--top]; } __device__ explicit operator bool() const { return top > 0; } };
template<Traversable N, class Visit> __device__ void traverse(const N *nodes, Visit &&visit) {
  Stack s; s.push(0);
  while (s) { const N &n = nodes[s.pop()]; if (visit(n)) { s.push(n.left()); s.push(n.right()); } }
}
__device__ inline unsigned expand(unsigned v) { v = (v * 0x00010001u) & 0xFF0000FFu; return v; }
__device__ unsigned morton(geo::vec3 p) { return expand(unsigned(p[0])) | expand(unsigned(p[1])) << 1; }
__global__ void build(Node *nodes, const geo::vec3 *pts, int n, unsigned *codes) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) { codes[i] = morton(pts[i]); nodes[i].box.grow(pts[i]); nodes[i].leaf = 1; }
}
__global__ void count(const Node *nodes, int *out) { int c = 0; traverse(nodes, [&](const Node &n) { ++c; return !n.leaf && n.box.center()[0] > 0; }); *out = c; }
int main() { build<<<1, 1>>>(nullptr, nullptr, 0, nullptr); count<<<1, 1>>>(nullptr, nullptr); std::array<int, 3> a{}; return a[0] + (geo::vec3{} == geo::vec3{}); }
