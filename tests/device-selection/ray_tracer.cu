// mode: build
struct Vec { float x, y, z; __host__ __device__ Vec(float a = 0, float b = 0, float c = 0) : x(a), y(b), z(c) {} __host__ __device__ Vec operator-() const { return Vec(-x, -y, -z); } __host__ __device__ float operator[](int i) const { return (&x)[i]; } __host__ __device__ float &operator[](int i) { return (&x)[i]; } __host__ __device__ Vec &operator+=(const Vec &o) { x += o.x; y += o.y; z += o.z; return *this; } __host__ __device__ float len2() const { return x * x + y * y + z * z; } };
__host__ __device__ inline Vec operator*(float t, const Vec &v) { return Vec(t * v.x, t * v.y, t * v.z); }
__host__ __device__ inline float dot(const Vec &a, const Vec &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
typedef Vec Point; using Color = Vec;
class Ray { Point o; Vec d; public: __device__ Ray() {} __device__ Ray(const Point &o, const Vec &d) : o(o), d(d) {} __device__ Point at(float t) const { Point q = o; q += t * d; return q; } __device__ const Vec &dir() const { return d; } };
struct Hit { Point p; Vec n; float t; class Material *mat; };
class Material { public: __device__ virtual bool scatter(const Ray &in, const Hit &h, Color &att, Ray &out) const = 0; __device__ virtual Color emitted() const { return Color(); } };
class Lambert : public Material { Color a; public: __device__ explicit Lambert(const Color &a) : a(a) {} __device__ bool scatter(const Ray &in, const Hit &h, Color &att, Ray &out) const override { out = Ray(h.p, h.n); att = a; return true; } };
class Light : public Material { Color e; public: __device__ Light(Color c) : e(c) {} __device__ bool scatter(const Ray &, const Hit &, Color &, Ray &) const override { return false; } __device__ Color emitted() const override { return e; } };
class Hittable { public: __device__ virtual bool hit(const Ray &r, float a, float b, Hit &h) const = 0; __device__ virtual ~Hittable() {} };
class Sphere : public Hittable { Point c; float r; Material *m; public: __device__ Sphere(Point c, float r, Material *m) : c(c), r(r), m(m) {} __device__ ~Sphere() { delete m; } __device__ bool hit(const Ray &ray, float a, float b, Hit &h) const override { Vec oc = ray.at(0); h.t = dot(oc, ray.dir()); h.mat = m; h.p = ray.at(h.t); return h.t > a && h.t < b; } };
class List : public Hittable { Hittable **l; int n; public: __device__ List(Hittable **l, int n) : l(l), n(n) {} __device__ bool hit(const Ray &ray, float a, float b, Hit &h) const override { bool any = false; for (int i = 0; i < n; i++) if (l[i]->hit(ray, a, b, h)) { any = true; b = h.t; } return any; } };
__global__ void create(Hittable **list, Hittable **world) { if (threadIdx.x == 0) { list[0] = new Sphere(Point(0, 0, -1), .5f, new Lambert(Color(.8f, .3f))); list[1] = new Sphere(Point(1), 2, new Light(1)); *world = new List(list, 2); } }
__global__ void render(Vec *fb, Hittable **world) { Ray r(Point(), Vec(0, 0, -1)); Color c; Hit h; for (int d = 0; d < 4; d++) { if (!(*world)->hit(r, .001f, 1e9f, h)) break; Color att; Ray out; c += h.mat->emitted(); if (!h.mat->scatter(r, h, att, out)) break; r = out; } fb[threadIdx.x] = c; fb[0][1] = -c[2]; }
__global__ void destroy(Hittable **list, Hittable **world) { delete list[0]; delete *world; }
