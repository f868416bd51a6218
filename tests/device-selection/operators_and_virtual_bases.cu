// mode: build
// std: c++17
struct Static { static __device__ int f() { return 1; } static int h() { return 2; } static constexpr int k = 3; static const int j = 4; static __device__ inline int un() { return 5; } };
struct Ops { int v; __device__ Ops(int v) : v(v) {} __device__ Ops operator-() const { return Ops(-v); } __device__ Ops &operator++() { ++v; return *this; } __device__ Ops operator++(int) { Ops t = *this; ++v; return t; } __device__ bool operator!() const { return !v; } __device__ int operator()(int a, int b) const { return a + b + v; } __device__ Ops *operator->() { return this; } __device__ explicit operator bool() const { return v; } __device__ operator int() const { return v; } friend __device__ Ops operator+(Ops a, Ops b) { return Ops(a.v + b.v); } };
class Outer { public: class Inner { int z; public: __device__ Inner(int z) : z(z) {} __device__ int get() const; friend class Outer; }; __device__ int use(Inner i) { return i.z + i.get(); } __device__ virtual ~Outer() {} private: Inner in{3}; public: __device__ Outer() = default; };
__device__ int Outer::Inner::get() const { return z; }
struct Base { __device__ int a() { return 1; } protected: int pb; }; struct Mid : virtual Base { int m; }; struct Left : virtual Base { int l; }; struct Join : Mid, Left { int j; __device__ Join() : m2(1) { pb = 2; } int m2; };
struct Abs { __device__ virtual int f() = 0; __device__ virtual int g() { return 1; } int q; }; struct Con : Abs { __device__ int f() override { return g() + q; } };
template<class T> struct Crtp { __device__ int call() { return static_cast<T *>(this)->impl(); } }; struct Imp : Crtp<Imp> { __device__ int impl() { return 7; } };
__global__ void k(int *p) { Ops o(p[0]); ++o; o++; p[1] = Static::f() + Static::k + Static::j + (-o).v + !o + o(1, 2) + o->v + (o ? 1 : 2) + (o + o).v + int(o); Outer ou; p[2] = ou.use(Outer::Inner(2)); Con c; Abs *a = &c; p[3] = a->f() + c.g(); p[4] = Imp().call(); Join j; p[5] = j.a() + j.m2; }
