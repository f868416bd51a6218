// mode: build
struct P { int x; __device__ P(int i) : x(i) {} __device__ P(const P &o) : x(o.x) {} __device__ ~P() { x = 0; } };
struct Q { int x; __device__ Q(int i) : x(i) {} __device__ Q(Q &&o) : x(o.x) {} __device__ ~Q() { x = 0; } };
template<class F> __device__ int by_value(F f) { return f(); }
template<class F> __device__ int by_ref(const F &f) { return f(); }
template<class F> struct Holder { F f; __device__ Holder(F g) : f(g) {} __device__ int go() { return f(); } };
__device__ P mk(int i) { return P(i); }
__device__ int take(P p) { return p.x; } __device__ int takeq(Q q) { return q.x; }
__global__ void k(int *p) { P x(3); p[0] = by_value([x]() { return x.x; }); p[1] = by_ref([x]() { return x.x; }); auto l = [x]() { return x.x; }; Holder<decltype(l)> h(l); p[2] = h.go(); p[3] = take(x) + take(mk(3)) + take(P(4)) + takeq(Q(1)); p[4] = by_value([q = P(5)]() { return q.x; }); auto z = [=, r = mk(2)]() { return r.x + x.x; }; p[5] = z(); }
