// mode: build
// Operators and conversions that templates make.
template <class T> struct Vec { T x, y; template <class U> __device__ Vec(U a, U b) : x(a), y(b) {} };
template <class T> __device__ Vec<T> operator+(const Vec<T> &a, const Vec<T> &b) { return Vec<T>(a.x + b.x, a.y + b.y); }
template <class T> __device__ bool operator==(const Vec<T> &a, const Vec<T> &b) { return a.x == b.x && a.y == b.y; }
template <class T> __device__ T unused(const Vec<T> &a) { return a.x; }
__global__ void k(int *p) { Vec<int> a(1, 2), b(3, 4); Vec<int> c = a + b; *p = c == a; }
