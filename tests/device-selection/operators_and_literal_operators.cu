// mode: build
// Free operators and literal operators are functions like others; inline ones are kept by use.
struct V { float x, y; };
__device__ V operator+(V a, V b) { return V{a.x + b.x, a.y + b.y}; }
inline __device__ V operator-(V a, V b) { return V{a.x - b.x, a.y - b.y}; }
inline __device__ V operator*(V a, float s) { return V{a.x * s, a.y * s}; }
inline __host__ __device__ bool operator==(const V &a, const V &b) { return a.x == b.x && a.y == b.y; }
constexpr __host__ __device__ unsigned long long operator""_kb(unsigned long long n) { return n * 1024; }
inline __device__ float operator""_h(long double n) { return (float)n / 2; }
__device__ V &operator+=(V &a, const V &b) { a = a + b; return a; }
__global__ void k(V *v, unsigned long long *n) { v[0] = v[1] - v[2]; v[3] += v[0]; *n = 4_kb; if (v[0] == v[1]) v[2] = v[0] * 2.0_h; }
