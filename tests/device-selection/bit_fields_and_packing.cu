// mode: build
struct Bits { unsigned a : 3; int b : 5; bool c : 1; unsigned : 0; long long d : 40; }; struct __align__(16) Al { float x; }; struct alignas(32) Al2 { int v[3]; };
#pragma pack(push, 1)
struct Pk { char c; int i; };
#pragma pack(pop)
struct Empty {}; struct EB : Empty { int x; }; struct Flex { int n; float data[1]; }; enum class Op : unsigned char { Add, Sub }; struct Ins { Op op : 4; unsigned reg : 4; }; typedef struct { int re, im; } cint; union Conv { float f; unsigned u; struct { unsigned short lo, hi; } h; };
struct V { float4 pos; int2 ij; uchar4 col; dim3 d; }; struct Self { Self *next; Self *(*fn)(Self *); int arr[4][2]; }; 
__device__ unsigned bits(Conv c) { return c.u ^ c.h.lo; } __device__ int exec(Ins i, int a, int b) { switch (i.op) { case Op::Add: return a + b; default: return a - b; } }
__global__ void k(int *p, Bits b, Al a, Al2 a2, EB e, Flex *f, Ins i, cint c, V v, Self *s) { Pk pk; pk.i = 3; Conv cv; cv.f = a.x; p[0] = b.a + b.b + b.c + b.d + a2.v[1] + e.x + (int)f->data[f->n] + exec(i, 1, 2) + c.re + (int)v.pos.x + v.ij.y + v.col.z + v.d.x + s->next->arr[1][0] + pk.i + bits(cv); }
