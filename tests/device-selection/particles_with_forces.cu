// mode: build
// Particles with a force functor, vector helpers and a system that owns the buffers.
namespace math { struct Vec3 { float x, y, z; __host__ __device__ Vec3 operator+(const Vec3 &o) const { return {x + o.x, y + o.y, z + o.z}; } __host__ __device__ Vec3 operator*(float s) const { return {x * s, y * s, z * s}; } };
__host__ __device__ inline Vec3 operator-(Vec3 a, Vec3 b) { return a + b * -1.0f; } __host__ __device__ inline float dot(const Vec3 &a, const Vec3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; } inline float host_length(Vec3 v) { return dot(v, v); } }
struct Body { math::Vec3 pos, vel; float mass = 1.0f; };
struct Gravity { float g = 6.67f; float eps; __host__ __device__ explicit Gravity(float e) : eps(e) {} __device__ math::Vec3 operator()(const Body &a, const Body &b) const { auto d = b.pos - a.pos; float r = rsqrtf(math::dot(d, d) + eps); return d * (g * b.mass * r * r * r); } };
template <class Force> __global__ void step(Body *b, int n, Force f, float dt) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return; math::Vec3 a{}; for (int j = 0; j < n; ++j) if (j != i) a = a + f(b[i], b[j]); b[i].vel = b[i].vel + a * dt; b[i].pos = b[i].pos + b[i].vel * dt; }
class System { Body *bodies; int n; public: System(Body *b, int c) : bodies(b), n(c) {} void advance(float dt) { step<<<(n + 63) / 64, 64>>>(bodies, n, Gravity(0.01f), dt); } };
void simulate(Body *b, int n) { System s(b, n); for (int i = 0; i < 10; ++i) s.advance(0.1f); }
