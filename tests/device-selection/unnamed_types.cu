// mode: build
// std: c++17
void use(int); 
__device__ int f(int n) {
  int r = 0;
  { typedef int t; t a = n; r += a; }
  { typedef float t; t a = n; r += a; }
  { struct t { int q; }; t a{n}; r += a.q; }
  { using t = double; t a = n; r += (int)a; { typedef char t; t b = n; r += b; } }
  { struct L { int q; __device__ int m() { return q; } }; L a{n}; r += a.m(); }
  { struct L { float q; __device__ float m() { return q; } }; L a{float(n)}; r += a.m(); }
  { enum L { one, two }; L a = n ? one : two; r += a; }
  static __shared__ int s; s = r; { static __shared__ float s; s = r; r += s; }
  { struct { int u; } v; v.u = n; r += v.u; } { struct { float u; } v; v.u = n; r += v.u; } { union { int i; float f; }; i = n; r += f; } { enum { A = 4, B }; r += n ? A : B; }
  return r;
}
struct P { union { int a; float b; }; struct { int c, d; }; union { struct { short e, f; } g; long h; }; union { char i; } j; struct Q { union { int k; float l; }; } q; enum { X, Y } en; };
namespace n { struct R { union { int a; float b; }; union { int c; float d; }; }; struct { int q; } un; typedef struct { int w; } TW; enum { E1, E2 }; }
template<class T> struct S { union { T a; float b; }; struct { T c; } d; };
__global__ void k(int *p, P *o, n::R *r, S<int> *s, n::TW tw) { p[0] = f(p[1]) + o->a + o->c + o->g.e + o->j.i + o->q.k + r->a + r->d + s->a + s->d.c + tw.w + (o->en == P::X) + (p[1] ? n::E1 : n::E2); }
int main() {}
