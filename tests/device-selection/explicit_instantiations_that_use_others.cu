// mode: build
template<class T> __device__ T leaf(T t) { return t; }
template<class T> struct A { __device__ T f() { return leaf(T(1)) + g(); } __device__ T g() { return leaf((long)1); } struct In { __device__ int h() { return leaf((char)1); } }; static __device__ T s() { return leaf((short)2); } };
template struct A<int>;
template struct A<float>;
template<class T> __global__ void ker(T *p) { *p = leaf((unsigned char)1) + A<double>().g(); }
template __global__ void ker(int *);
void host(int *p) { ker<<<1, 1>>>((float *)p); }
