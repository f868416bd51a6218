// mode: build
template <class T, int N> struct Array { T d[N]; };
template <class T> using Three = Array<T, 3>;
template <class T> struct Traits { using type = T; };
template <class T> using Strip = typename Traits<T>::type;
using Vec3 = Three<double>;
__device__ Three<int> a; __device__ Strip<int *> s; __device__ Vec3 v;
template <class T> __device__ Three<T> f(Three<T> t) { Strip<T> x = t.d[0]; t.d[1] = x; return t; }
template <class T> struct C { Three<T> m; using own = Strip<T>; own n; template <class U> using In = Array<U, sizeof(T)>; In<T> in; };
__device__ C<char> c;
__global__ void k(int *p) { Three<float> q; Strip<float> z = 3; q.d[0] = z; *p = f(q).d[0] + f<float>(q).d[1]; }
