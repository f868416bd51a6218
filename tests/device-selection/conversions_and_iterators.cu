// mode: build
struct Meters { float v; __host__ __device__ constexpr explicit Meters(float f) : v(f) {} __host__ __device__ operator float() const { return v; } __host__ __device__ explicit operator bool() const { return v != 0; } };
struct Feet { float v; __host__ __device__ Feet(float f) : v(f) {} __host__ __device__ Feet(Meters m) : v(m.v * 3.28f) {} __host__ __device__ operator Meters() const { return Meters(v / 3.28f); } };
__host__ __device__ inline Meters operator"" _m(long double d) { return Meters(float(d)); }
struct Temp { Meters &r; __device__ Temp(Meters &m) : r(m) {} __device__ Temp &operator=(float f) { r.v = f; return *this; } __device__ operator Meters &() { return r; } };
struct Ptr { int *p; __device__ int &operator*() const { return *p; } __device__ int *operator->() const { return p; } __device__ Ptr &operator++() { ++p; return *this; } __device__ Ptr operator++(int) { Ptr q = *this; ++p; return q; } __device__ bool operator==(const Ptr &o) const { return p == o.p; } __device__ bool operator!=(const Ptr &o) const { return !(*this == o); } __device__ int &operator[](int i) { return p[i]; } __device__ Ptr operator+(int n) const { return {p + n}; } __device__ friend int operator-(Ptr a, Ptr b) { return a.p - b.p; } };
__device__ float total(Feet f) { return f.v; }
__global__ void k(float *o, int *p) { Meters m = 3.5_m; o[0] = m + total(m) + total(2.f); Meters n = Feet(3.f); if (n) o[1] = float(n); Temp t(m); t = 3.f; Meters &r = t; o[2] = r.v; Ptr b{p}, e = b + 5; int s = 0; for (Ptr q = b; q != e; ++q) s += *q; s += *b++ + b[2] + (e - b); p[0] = s; }
