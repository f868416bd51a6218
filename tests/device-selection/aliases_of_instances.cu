// mode: build
// Alias templates, typedefs of instances, nested typedefs and types named through traits.
template <class T, int N> struct Array { typedef T value_type; T d[N]; using self = Array; };
template <class T> using Three = Array<T, 3>;
template <class T> struct Traits { using type = T; };
template <class T> struct Traits<T *> { using type = T; struct Inner { T *p; }; };
typedef Array<float, 2> Pair;
using Vec3 = Three<double>;
template <class T> using Strip = typename Traits<T>::type;
__device__ Pair pairs[2];
__device__ Strip<int *> one;
__device__ Traits<char *>::Inner inner;
__device__ float sum(Pair p, Vec3::value_type v) { return p.d[0] + v; }
__global__ void k(Vec3 v, Three<Pair> t, Strip<Pair *> s, float *o) { *o = sum(t.d[0], v.d[1]) + s.d[0]; }
