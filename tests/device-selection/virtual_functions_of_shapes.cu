// mode: build
// std: c++14
struct Ray { float o, d; };
struct Hit { float t = 1e30f; int id = -1; };
class Shape {
public:
  __device__ Shape(int id) : id(id) {}
  __device__ virtual ~Shape() {}
  __device__ virtual bool hit(const Ray &r, Hit &h) const = 0;
  __device__ virtual float area() const { return 0.f; }
protected:
  int id;
};
class Sphere : public Shape {
  float c, rad;
public:
  __device__ Sphere(int id, float c, float r) : Shape(id), c(c), rad(r) {}
  __device__ bool hit(const Ray &r, Hit &h) const override { float t = (c - r.o) / r.d - rad; if (t < h.t) { h.t = t; h.id = id; return true; } return false; }
  __device__ float area() const override { return 4.f * 3.14f * rad * rad; }
};
class Group final : public Shape {
  Shape **items; int n;
public:
  __device__ Group(int id, Shape **i, int n) : Shape(id), items(i), n(n) {}
  __device__ ~Group() override { for (int i = 0; i < n; i++) delete items[i]; }
  __device__ bool hit(const Ray &r, Hit &h) const override { bool any = false; for (int i = 0; i < n; i++) any |= items[i]->hit(r, h); return any; }
};
__device__ Shape *world;
__global__ void create(Shape **list) {
  list[0] = new Sphere(0, 1, 2);
  list[1] = new Sphere(1, 4, 1);
  world = new Group(2, list, 2);
}
__global__ void render(float *out) { Hit h; Ray r{0, 1}; world->hit(r, h); out[threadIdx.x] = h.t + world->area(); }
__global__ void destroy() { delete world; world = nullptr; }
int main() { create<<<1, 1>>>(nullptr); render<<<1, 32>>>(nullptr); destroy<<<1, 1>>>(); }
