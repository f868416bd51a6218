// mode: build
template<class T> struct Vec { T *p; int n; __device__ Vec(T *p, int n) : p(p), n(n) {} __device__ Vec(const Vec &o) : p(o.p), n(o.n) {} __device__ T &operator[](int i) { return p[i]; } };
template<class T> struct Checked : Vec<T> { using Vec<T>::Vec; int fails = 0; __device__ T &at(int i) { if (i >= this->n) ++fails; return (*this)[i]; } };
struct Tag { int t; __device__ Tag() : t(5) {} };
struct Pt { float x, y; __device__ constexpr Pt(float x, float y) : x(x), y(y) {} __device__ Pt(int) noexcept : x(0), y(0) {} };
struct Named : Pt { using Pt::Pt; Tag tag; __device__ Named(Tag t) : Pt(t.t, 2), tag(t) {} __device__ Named(const Named &) = default; };
struct Poly : Pt { using Pt::Pt; __device__ virtual float len() const { return x + y; } };
__device__ Named make(int i) { return Named(i); }
__device__ float use(Named n) { return n.x + n.tag.t; }
__global__ void k(float *p, int n) { Checked<float> v(p, n); v.at(2) = 1; Named a(1.f, p[0]); p[0] = use(a) + use(3) + use(Named(Tag())) + make(4).y; Poly *q = new Poly(p[1], p[2]); p[1] = q->len(); Named arr[2] = {{1.f, 2.f}, 7}; p[3] = arr[n].x; }
