// mode: build
class Shape { protected: int id; public: __device__ Shape(int i) : id(i) {} __device__ virtual float area() const = 0; __device__ virtual void scale(float) = 0; __device__ virtual const Shape *self() const { return this; } __device__ virtual ~Shape() {} __device__ int get() const { return id; } };
class Named { public: const char *n = "x"; __device__ virtual int tag() const { return 1; } };
class Box : public Shape { protected: float w, h; public: __device__ Box(float w, float h) : Shape(1), w(w), h(h) {} __device__ float area() const override { return w * h; } __device__ void scale(float s) override { w *= s; h *= s; } };
class Square final : public Box, public Named { public: __device__ explicit Square(float s) : Box(s, s) {} __device__ int tag() const override { return 2; } __device__ const Square *self() const override { return this; } };
template<class B> class Logged : public B { mutable int calls = 0; public: using B::B; __device__ float area() const override { ++calls; return B::area(); } };
struct Visitor { __device__ virtual void visit(const Box &) = 0; __device__ virtual void visit(const Square &) = 0; }; struct Counter : Visitor { int n = 0; __device__ void visit(const Box &b) override { n += 1; } __device__ void visit(const Square &s) override { n += s.tag(); } };
__device__ float total(Shape **s, int n) { float t = 0; for (int i = 0; i < n; i++) { s[i]->scale(2); t += s[i]->area() + s[i]->self()->get(); } return t; }
__global__ void k(float *o) { Shape *s[3]; s[0] = new Box(1, 2); s[1] = new Square(3); Logged<Box> lb(2, 3); s[2] = &lb; o[0] = total(s, 3); Square q(1); Named &n = q; o[1] = n.tag(); Counter c; c.visit(q); c.visit(lb); Visitor &v = c; v.visit(q); o[2] = c.n; delete s[0]; delete s[1]; }
