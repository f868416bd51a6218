// mode: build
struct Big { int a[100]; }; struct Empty {}; class Priv { int x; public: __host__ __device__ Priv(int i) : x(i) {} __host__ __device__ Priv(const Priv &o) : x(o.x) {} __host__ __device__ ~Priv() {} __device__ int get() const { return x; } };
enum class Mode : unsigned char { Fast, Slow }; enum Old { O1, O2 };
template<class T> struct View { T *p; int n; __host__ __device__ T &operator[](int i) const { return p[i]; } };
using FV = View<float>; typedef View<const int> CIV;
__global__ void a(__grid_constant__ const Big b, Empty e, int *o) { *o = b.a[3]; }
__global__ void b(Priv p, Mode m, Old o, int *r) { *r = p.get() + (m == Mode::Slow) + o; }
__global__ void c(FV f, CIV i, void (*cb)(int), int (*arr)[3], float4 v, dim3 d) { f[0] = i[1] + v.x + d.x + (*arr)[1]; if (cb) cb(2); }
template<class T, Mode M = Mode::Fast> __global__ void __launch_bounds__(128, 2) d(View<T> v) { if (M == Mode::Fast) v[0] = T(1); }
template __global__ void d<double>(View<double>);
void h() { d<int, Mode::Slow><<<1, 1>>>({}); }
