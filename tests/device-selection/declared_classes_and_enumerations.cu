// mode: build
// Classes that are only declared, pointers to them, function types, member pointers and references.
struct Opaque; class Never; union U; enum class Code : short; enum Plain : int;
struct Node { Node *next; Opaque *o; union U *u; int (*f)(Node &); };
struct Holder { int Node::*m; int (Holder::*g)(int); Code c; Plain p; };
union U { int i; float f; struct { char a, b; } parts; };
enum class Code : short { low = -1, high = 1 };
__device__ int f(Node *n, Holder &h, Never *v, Code c) { return n->u->i + (int)h.c + (int)c; }
__global__ void k(Node n, Holder h, const volatile Opaque *o, int *const *pp, int (&a)[3]) {}
