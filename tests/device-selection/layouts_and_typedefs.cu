// mode: build
// std: c++17
struct Fwd; typedef struct Tagged { int a; struct Deep { short s; union U { int i; float f; } u; } d; enum Kind : unsigned char { K1 = 1, K2 } kind; } TaggedAlias; struct Bits { unsigned a : 3, b : 5; signed c : 4; bool d : 1; int : 0; long long e : 40; }; struct alignas(32) Al { char c; }; struct __align__(8) Al2 { float x; }; struct Empty {}; struct HasEmpty : Empty { int q; Empty e; }; struct Flex { int n; float data[4][2]; int Tagged::*mp; int (Tagged::*mf)(int); void (*fn)(Fwd *); }; union Uni { int i; float f; Al2 a; }; enum class Sc : short { a, b }; enum Un { u0, u1 = 5 }; using Fn = int(int); using Ptr = Tagged *; typedef float Mat[3][3]; struct Selfy { Selfy *next; struct Node *n; }; struct Node { Selfy s; }; template<class T> struct Wrap { using type = T; T v; typedef Wrap *pointer; }; struct Priv { private: int a; protected: int b; public: int c; __device__ int s() { return a + b + c; } }; struct Der : Priv, HasEmpty { using HasEmpty::q; int z; }; struct Ref { int &r; const float &f; int &&rr; };
__device__ int f1(Fwd *p, Tagged *t) { return t != nullptr && p != nullptr; }
__device__ int f2(TaggedAlias t) { return t.d.u.i + t.kind; }
__device__ int f3(Bits *b, Al *a, Al2 *c, HasEmpty h, Flex *f) { return b->a + a[1].c + (int)c->x + h.q + f->n; }
__device__ float f4(Uni u, Sc s, Un n, Mat m, Ptr p) { return u.f + (int)s + n + m[1][1] + p->a; }
__device__ int f5(Selfy *s, Wrap<int>::type w, Wrap<float>::pointer p, Der *d) { return (s->next->n->s.next != nullptr) + w + (int)p->v + d->s() + d->q; }
__global__ void k(int *o, Ref r, Wrap<Sc> ws) { o[0] = r.r + sizeof(Empty) + alignof(Al) + (ws.v == Sc::a) + Tagged::K2; Fn *fp = nullptr; o[1] = fp != nullptr; }
