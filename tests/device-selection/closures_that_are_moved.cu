// mode: build
struct P { int x; __device__ P() : x(1) {} __device__ P(const P &o) : x(o.x) {} __device__ P(P &&o) : x(o.x) {} __device__ ~P() { x = 0; } };
__global__ void k(int *p) { P x; 
{ auto l = [x](int) { return x.x; }; auto n = static_cast<decltype(l) &&>(l); auto m = l; p[1] = l(1) + m(1) + n(1); }
{ auto l = [x](char) { return x.x; }; auto m = l; p[1] = l(1) + m(1); auto n = static_cast<decltype(l) &&>(l);  }
{ auto l = [x](float) { return x.x; }; auto m = l; p[1] = l(1) + m(1); }
{ auto l = [x](long) { return x.x; }; auto m = static_cast<decltype(l) &&>(l); p[1] = l(1) + m(1); } }
