// mode: build
// std: c++17
struct Shape { __device__ virtual float area() const = 0; __device__ virtual ~Shape() {} };
struct Named { const char *name; __device__ virtual const char *get() const { return name; } };
struct Circle : Shape { float r; __device__ Circle(float r) : r(r) {} __device__ float area() const override { return 3.14f * r * r; } };
struct Label final : Circle, Named { __device__ Label(float r, const char *n) : Circle(r), Named{} { name = n; } __device__ const char *get() const override { return name; } };
template <class T, class... A> __device__ Shape *make(A... a) { return new T(a...); }
__device__ float total(Shape *const *s, int n) { float t = 0; while (n--) t += s[n]->area(); return t; }
__global__ void k(float *out) { Shape *s[] = {make<Circle>(2.f), make<Label>(3.f, "x")}; *out = total(s, 2); for (Shape *p : s) delete p; }
