// mode: build
// Enumerations of classes and namespaces, unions, scoped enumerations in signatures.
namespace n { enum class Mode : unsigned char { off, on }; enum Plain { zero, one }; }
struct Holder { enum Kind { small = 1, large }; union Value { int i; float f; }; Kind kind; Value value; enum Unused { never }; };
__device__ int pick(n::Mode m, Holder h) { return m == n::Mode::on ? h.value.i : h.kind; }
__global__ void k(int *p) { Holder h; h.kind = Holder::large; h.value.i = 3; *p = pick(n::Mode::on, h) + n::one; }
