// mode: build
struct D { int v; __device__ D(int a = 3, int b = 4) : v(a + b) {} D(const D &) = default; __device__ D(D &&o) noexcept : v(o.v) { o.v = 0; } D &operator=(const D &) = default; __device__ D &operator=(D &&o) { v = o.v; return *this; } __device__ ~D() {} void f() = delete; };
struct E { D d; int x = 5; }; struct F { D a[2]; E e; F() = default; F(const F &) = default; }; struct G : D { using D::operator=; G() = default; int g; };
__device__ D make(int i = 2) { return D(i); } __device__ int sum(const D &a, D b = D(1), const D &c = make()) { return a.v + b.v + c.v; } __device__ int deflt(int a, int b = sum(D()), int c = 4) { return a + b + c; }
template<class T> __device__ T gen(T t = T(), int n = sizeof(T)) { return t; }
__global__ void k(int *p) { E e; E e2 = e; e = e2; e = E(); F f; F f2(f); G g; g = D(4); p[0] = sum(e.d) + deflt(1) + deflt(1, 2) + gen<D>().v + gen(3) + f2.a[1].v + g.v; D arr[3]; arr[0] = arr[1]; arr[2] = make(); p[1] = arr[2].v; }
