// mode: build
template<class T> __device__ T vb = T(2);
struct A { __device__ int m() { static int q; return q++ + vb<int>; } };
__device__ int g1 = 1;
struct B { __device__ int m() { static int q; return q++; } };
__device__ int g2 = 1;
struct C { __device__ int m() { static __shared__ int s; s = vb<long>; return s; } };
__device__ int g3 = 1, g31 = 3;
__device__ int f2() { static int q; return q++ + vb<char>; }
__device__ int g7 = 1;
inline __device__ int f3() { static int q; return q++ + vb<short>; }
__device__ int g8 = 1;
template<class T> struct E { __device__ int m() { static int q; return q++ + vb<float> + vb<T>; } };
__device__ int g9 = 1;
template<class T> __device__ int tf() { static int q; return q++ + vb<unsigned> + vb<T>; } 
__device__ int g10 = 1;
__global__ void k(int *p) { p[0] = A().m() + B().m() + C().m() + f2() + f3() + g1 + g2 + g3 + g31 + g7 + g8 + g9 + E<double>().m() + tf<bool>(); }
