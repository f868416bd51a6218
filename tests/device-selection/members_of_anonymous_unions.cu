// mode: build
// std: c++17
#include <cmath>
#include <vector>
namespace sim {
struct float3x { float x, y, z; __host__ __device__ float3x(float a = 0, float b = 0, float c = 0) : x(a), y(b), z(c) {} };
__host__ __device__ inline float3x operator+(float3x a, float3x b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
__host__ __device__ inline float3x operator*(float3x a, float s) { return float3x(a.x * s, a.y * s, a.z * s); }
__host__ __device__ inline float dot(float3x a, float3x b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static __host__ __device__ float3x cross(float3x a, float3x b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
namespace { __device__ const float kDt = 0.01f; __constant__ float gravity[3] = {0, -9.81f, 0}; }
static __device__ int steps;
static __device__ int total = 3;
struct Particle { float3x pos, vel; float mass{1.0f}; union { int flags; struct { short a, b; } parts; }; };
struct Params { float damping; int n; enum Mode { Euler, Verlet } mode; };
__constant__ Params params;
template<Params::Mode M> __device__ void integrate(Particle &p, float dt);
template<> __device__ void integrate<Params::Euler>(Particle &p, float dt) { p.vel = p.vel + float3x(gravity[0], gravity[1], gravity[2]) * dt; p.pos = p.pos + p.vel * dt; }
template<> __device__ void integrate<Params::Verlet>(Particle &p, float dt) { p.pos = p.pos + p.vel * (dt * 0.5f); }
__device__ void collide(Particle &p) { if (p.pos.y < 0) { p.vel.y = -p.vel.y * params.damping; p.pos.y = fabsf(p.pos.y); p.flags |= 1; } }
__global__ void step(Particle *ps) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= params.n) return;
  switch (params.mode) { case Params::Euler: integrate<Params::Euler>(ps[i], kDt); break; case Params::Verlet: integrate<Params::Verlet>(ps[i], kDt); break; }
  collide(ps[i]);
  if (i == 0) atomicAdd(&steps, 1);
}
__global__ void energy(const Particle *ps, double *e) { auto v = ps[threadIdx.x].vel; atomicAdd(e, 0.5 * ps[threadIdx.x].mass * dot(v, v)); }
class World {
  std::vector<Particle> host; Particle *dev = nullptr;
public:
  void run(int n) { Params p; p.n = n; cudaMemcpyToSymbol(params, &p, sizeof p); for (int i = 0; i < n; i++) step<<<n, 1>>>(dev); double *e = nullptr; energy<<<1, n>>>(dev, e); }
  ~World() { cudaFree(dev); }
};
}
int main() { sim::World w; w.run(10); return sim::cross({1, 0, 0}, {0, 1, 0}).z; }
