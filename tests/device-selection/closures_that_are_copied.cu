// mode: build
struct P { int x; __device__ P() : x(1) {} __device__ P(const P &o) : x(o.x) {} __device__ P(P &&o) : x(o.x) {} __device__ ~P() { x = 0; } };
template<class F> __device__ int use(F f) { return f(); }
__global__ void k(int *p) { P x; auto l = [x]() { return x.x; }; auto m = l; auto n = static_cast<decltype(l) &&>(l); p[1] = l() + m() + n() + use(l) + use([x]() { return x.x + 1; }); auto r = [&x, p]() { return x.x + p[0]; }; auto s = r; p[2] = s(); auto w = [=]() mutable { auto i = [y = x]() { return y.x; }; return i(); }; p[3] = w(); }
