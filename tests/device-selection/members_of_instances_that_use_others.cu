// mode: build
template<class T> struct V { T x; __device__ V(T t) : x(t) { init(); } __device__ void init() { x += step<3>(); } template<int N> __device__ T step() { return x * N; } __device__ ~V() { drop(); } __device__ void drop() { x = 0; } };
template<class T> __device__ T low(T t) { V<T> v(t); return v.x; }
template<class T> __device__ T high(T t) { return low(t) + low(t + 1) + V<T>(t).template step<5>(); }
template<class T> struct W { __device__ T one() { return two(); } __device__ T two() { return low(T()); } __device__ T three() { return high(T()); } };
template struct W<float>;
template __device__ double high(double);
__device__ int plain(int i) { return high(i); }
__global__ void k(int *o) { o[0] = plain(1); }
