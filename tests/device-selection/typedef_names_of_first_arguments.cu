// mode: build
typedef float real; typedef int idx; using dbl = double; typedef short sh; typedef char ch; typedef long lg; typedef unsigned un;
template<class T> struct Box { T t; }; template<class T> struct Box2 { T t; }; template<class T> struct Box3 { int q; }; template<class T> struct Box4 { T *p; }; template<class T> struct Box5 { T t; };
template<class T> __device__ T fn(T t) { return t; } template<class T> __device__ int fn2() { return sizeof(T); } template<class T> __device__ int fn3() { T t = 3; return t; }
__global__ void k(float *o, Box<real> b, Box2<int> b2, Box2<idx> b2b, Box3<dbl> b3, Box4<sh> b4) { o[0] = b.t + b2.t + b2b.t + b3.q + *b4.p; o[1] = fn<ch>(3) + fn2<lg>() + fn3<un>(); Box5<Box5<real>> b5; o[2] = b5.t.t; }
