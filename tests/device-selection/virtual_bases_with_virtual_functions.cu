// mode: build
// Virtual bases: tables of tables and constructors of base subobjects.
struct Root { int r; __device__ Root(int i) : r(i) {} __device__ virtual int id() { return r; } };
struct Left : virtual Root { __device__ Left() : Root(1) {} __device__ int id() override { return 2; } };
struct Right : virtual Root { __device__ Right() : Root(2) {} };
struct Both : Left, Right { __device__ Both() : Root(3) {} __device__ int id() override { return 4; } };
__global__ void k(int *p) { Both b; Root *r = &b; p[0] = r->id(); Left l; p[1] = l.id() + l.r; }
