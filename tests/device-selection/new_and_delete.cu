// mode: build
// Objects on the heap: constructors, destructors, and the class of what is deleted.
struct Node { int v; Node *next; __device__ Node(int x, Node *n) : v(x), next(n) {} __device__ ~Node() { v = 0; } };
struct Plain { int a; };
__global__ void k(int *p) { Node *n = new Node(1, nullptr); *p = n->v; delete n; Plain *q = new Plain; q->a = 2; *p += q->a; delete q; }
