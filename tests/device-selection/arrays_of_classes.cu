// mode: build
struct D { int v; __device__ D(int a = 3) : v(a) {} __device__ ~D() { v = 0; } };
struct P { int x; __device__ P() : x(1) {} __device__ P(const P &o) : x(o.x) {} __device__ P &operator=(const P &o) { x = o.x; return *this; } };
struct F { D a[2]; P p[3]; };
struct G { P q[2][2]; };
__device__ int f() { D d[4]; return d[1].v; }
__device__ int g(int n) { P *p = new P[n]; int r = p[0].x; delete[] p; D *d = new D[3]; r += d[1].v; delete[] d; return r; }
__global__ void k(int *p) { F x; F y = x; y = x; G z; P loc[2] = {}; p[0] = f() + g(2) + x.a[0].v + y.p[1].x + z.q[1][1].x + loc[1].x; auto l = [x]() { return x.a[1].v; }; p[1] = l(); }
