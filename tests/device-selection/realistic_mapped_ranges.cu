// mode: build
// std: c++17
template <class T> class Span { T *b; int n; public: __host__ __device__ constexpr Span(T *p, int n) : b(p), n(n) {} template <int N> __host__ __device__ constexpr Span(T (&a)[N]) : Span(a, N) {} __host__ __device__ T *begin() const { return b; } __host__ __device__ T *end() const { return b + n; } __host__ __device__ int size() const { return n; } };
template <class T, int N> Span(T (&)[N]) -> Span<T>;
template <class It, class F> struct Mapped { It it; F f; __device__ decltype(auto) operator*() const { return f(*it); } __device__ Mapped &operator++() { ++it; return *this; } __device__ bool operator!=(const Mapped &o) const { return it != o.it; } };
template <class R, class F> struct View { R r; F f; __device__ auto begin() const { return Mapped<decltype(r.begin()), F>{r.begin(), f}; } __device__ auto end() const { return Mapped<decltype(r.end()), F>{r.end(), f}; } };
template <class R, class F> __device__ View<R, F> map(R r, F f) { return {r, f}; }
__global__ void k(int *p, int n) { int s = 0; for (auto x : map(Span<int>(p, n), [](int v) { return v * v; })) s += x; int a[] = {1, 2, 3}; for (int x : Span(a)) s += x; *p = s; }
