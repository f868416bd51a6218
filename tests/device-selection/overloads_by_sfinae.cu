// mode: build
template<class T> struct is_f { static constexpr bool value = false; }; template<> struct is_f<float> { static constexpr bool value = true; };
template<bool B, class T = void> struct enable {}; template<class T> struct enable<true, T> { using type = T; };
template<class T> __device__ typename enable<is_f<T>::value, T>::type half_of(T t) { return t * .5f; }
template<class T> __device__ typename enable<!is_f<T>::value, T>::type half_of(T t) { return t / 2; }
template<class T> __device__ auto size_of(const T &t) -> decltype(t.size()) { return t.size(); }
template<class T, int N> __device__ int size_of(const T (&)[N]) { return N; }
struct Sized { int n; __device__ int size() const { return n; } };
template<class T> __device__ void swap_(T &a, T &b) { T t = static_cast<T &&>(a); a = static_cast<T &&>(b); b = static_cast<T &&>(t); }
template<class... A> __device__ int count(A...) { return sizeof...(A); }
template<class T, class... R> __device__ T maximum(T a, R... r) { if constexpr (sizeof...(r) == 0) return a; else { T b = maximum(r...); return a > b ? a : b; } }
template<int N> __device__ int pow_(int x) { return x * pow_<N - 1>(x); } template<> __device__ int pow_<0>(int) { return 1; }
template<class T> constexpr __host__ __device__ T sq(T t) { return t * t; }
__global__ void k(float *f, int *p) { f[0] = half_of(f[1]); p[0] = half_of(p[1]); Sized s{3}; int a[5] = {}; p[1] = size_of(s) + size_of(a) + count(1, 2.f, 'c') + maximum(1, p[0], 3) + pow_<3>(p[2]) + sq(p[3]) + sq(3); swap_(p[0], p[1]); swap_(f[0], f[1]); }
