// mode: build
struct Packet { union { int i; float f; struct { short lo, hi; }; }; enum { A, B = 5 }; struct { int q; } named; union { char c[4]; unsigned u; } raw; };
struct Vec4 { union { struct { float x, y, z, w; }; float v[4]; }; __device__ float &operator[](int i) { return v[i]; } };
static union { int gi; float gf; };
__device__ float read(const Packet &p) { return p.f + p.named.q + Packet::B + p.raw.u; }
__global__ void k(float *o, Packet p, Vec4 v) { o[0] = read(p) + v[2] + p.lo; union { int a; float b; }; a = 4; o[1] = b; }
