// mode: build
typedef float real; typedef int idx; typedef unsigned char u8; typedef double f64; typedef short s16; using lng = long;
template<class T> struct Box { T t; __device__ T get() const { return t; } template<class U> __device__ U as() const { return U(t); } };
template<class T> __device__ T use(Box<T> b) { Box<T> c = b; return c.get(); }
template<class T, class U = T> struct Pair { T a; U b; };
template<class T> struct Outer { Box<T> inner; typedef Pair<T> P; P p; };
template<class K, class V = Box<K>> struct Map { K k; V v; };
template<class T> __global__ void ker(T *p) { Box<T> b{*p}; *p = use(b); }
template<typename T, int N> struct Arr { T d[N]; __device__ T &operator[](int i) { return d[i]; } };
template<class T> using ArrOf = Arr<T, 4>;
__device__ real first(Box<real> *b) { return b->t; }
__global__ void k(float *o, Outer<idx> ou, Map<u8> m, ArrOf<f64> ar) { o[0] = ou.inner.t + ou.p.a + m.k + m.v.t + ar[0]; Box<s16> bs{3}; o[1] = bs.as<lng>() + use(bs) + use<float>({1.f}); }
template __global__ void ker(real *);
void h() { ker<idx><<<1, 1>>>(nullptr); }
