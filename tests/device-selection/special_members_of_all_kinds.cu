// mode: build
struct Tr { int x; }; struct NT { int x; __device__ NT() : x(0) {} __device__ NT(const NT &o) : x(o.x) {} __device__ NT &operator=(const NT &o) { x = o.x; return *this; } __device__ ~NT() {} };
struct Imp { NT a; Tr t; NT b[2]; }; struct Der : Imp { int y = 3; NT extra; }; struct ImpMove { NT n; ImpMove() = default; ImpMove(ImpMove &&) = default; ImpMove &operator=(ImpMove &&) = default; };
struct OnlyCtor { int v; __device__ OnlyCtor(int i) : v(i) {} }; struct Agg { OnlyCtor c; int k; }; union U { NT n; int i; __device__ U() : i(0) {} __device__ ~U() {} };
template<class T> struct Opt { bool has; union { T val; char none; }; __device__ Opt() : has(false), none(0) {} __device__ Opt(const T &t) : has(true), val(t) {} __device__ ~Opt() { if (has) val.~T(); } __device__ T &get() { return val; } };
__device__ Imp ret() { Imp i; i.t.x = 2; return i; } __device__ int byval(Imp i) { return i.t.x; } __device__ const Imp &cref(const Imp &i) { return i; }
__global__ void k(int *p) { Imp a; Imp b = a; b = a; Der d; Der e(d); e = d; ImpMove m, n(static_cast<ImpMove &&>(m)); n = static_cast<ImpMove &&>(m); Agg g{{1}, 2}; Agg h = g; U u; Opt<NT> o, q{NT()}; p[0] = b.t.x + e.y + n.n.x + h.c.v + u.i + q.get().x + ret().t.x + byval(a) + byval(ret()) + cref(ret()).t.x; NT *np = new NT[2]; np[0] = np[1]; delete[] np; Imp *ip = new Imp; p[1] = ip->b[1].x; delete ip; }
