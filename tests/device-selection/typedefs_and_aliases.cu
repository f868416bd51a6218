// mode: build
typedef float real; typedef real vec3[3]; using Mat = real[3][3]; typedef struct { real x, y; } Pt; typedef struct Tag { int a; } Tag; typedef enum { RED, GREEN } Color; using Fn = real (*)(real); typedef const int *CIP; typedef struct Opaque *Handle;
template<class T> using Ptr = T *; template<class T> struct Wrap { using type = T; typedef Ptr<T> ptr; static constexpr int n = sizeof(T); type t; ptr p; }; using WI = Wrap<int>; typedef Wrap<WI> WW;
namespace n { typedef unsigned long size; struct R { typedef int value; using self = R; value v; self *next; enum { N = 4 }; int data[N]; }; using R2 = R; }
__device__ real dot(const vec3 a, const vec3 b) { return a[0] * b[0] + a[1] * b[1]; } __device__ void mul(Mat m, vec3 v) { v[0] = m[0][0] * v[0]; } __device__ Pt add(Pt a, Pt b) { return {a.x + b.x, a.y + b.y}; }
__global__ void k(real *o, CIP ip, Tag t, Color c, WW w, n::R2 r, Handle h, n::size s) { vec3 v = {1, 2, 3}; Mat m = {}; mul(m, v); typedef long local_t; local_t l = *ip; using loc2 = Pt; loc2 p = add({1, 2}, {3, 4}); o[0] = dot(v, v) + t.a + c + w.t.t + l + p.x + r.data[1] + (h != 0) + s + n::R::self::N; Wrap<real>::ptr q = o; q[1] = Wrap<vec3>::n; }
