// mode: build
// Components, systems and a variant-like value, as game code has them.
#include <cstdint>
namespace ecs {
using Entity = std::uint32_t;
enum class Kind : std::uint8_t { None, Position, Velocity, Health };
struct Position { static constexpr Kind kind = Kind::Position; float x, y; };
struct Velocity { static constexpr Kind kind = Kind::Velocity; float dx, dy; };
struct Health { static constexpr Kind kind = Kind::Health; int hp = 100; __host__ __device__ bool alive() const { return hp > 0; } };
template<class... Cs> struct Pool;
template<> struct Pool<> { __device__ int count() const { return 0; } };
template<class C, class... Cs> struct Pool<C, Cs...> : Pool<Cs...> { C *data; int size; __device__ int count() const { return size + Pool<Cs...>::count(); } };
template<class C, class P> struct Get;
template<class C, class... Cs> struct Get<C, Pool<C, Cs...>> { static __device__ C &at(Pool<C, Cs...> &p, Entity e) { return p.data[e]; } };
template<class C, class D, class... Cs> struct Get<C, Pool<D, Cs...>> { static __device__ C &at(Pool<D, Cs...> &p, Entity e) { return Get<C, Pool<Cs...>>::at(p, e); } };
template<class C, class P> __device__ C &get(P &p, Entity e) { return Get<C, P>::at(p, e); }
class Any { Kind k = Kind::None; union { Position p; Velocity v; Health h; }; public: __device__ Any(const Position &q) : k(Position::kind), p(q) {} __device__ Any(const Health &q) : k(Health::kind), h(q) {} __device__ float value() const { switch (k) { case Kind::Position: return p.x; case Kind::Health: return h.hp; default: return 0; } } };
struct Move { float dt; template<class P> __device__ void operator()(P &p, Entity e) const { auto &pos = get<Position>(p, e); const auto &v = get<Velocity>(p, e); pos.x += v.dx * dt; pos.y += v.dy * dt; } };
struct Decay { int by; template<class P> __device__ void operator()(P &p, Entity e) const { if (get<Health>(p, e).alive()) get<Health>(p, e).hp -= by; } };
template<class P, class... S> __global__ void update(P pool, int n, S... systems) { Entity e = blockIdx.x * blockDim.x + threadIdx.x; if (e < n) (systems(pool, e), ...); }
__global__ void probe(float *o, Position p) { Any a(p), b{Health{}}; o[0] = a.value() + b.value(); }
using World = Pool<Position, Velocity, Health>;
}
int main() { ecs::World w{}; ecs::update<<<1, 32>>>(w, 32, ecs::Move{.1f}, ecs::Decay{3}); ecs::update<<<1, 32>>>(w, 8, ecs::Decay{1}); ecs::probe<<<1, 1>>>(nullptr, {1, 2}); }
