// mode: build
// std: c++17
struct A { float t = 1.0f; int id = -1; };
struct F1 { int x = 3; __device__ int get() const { return x; } };
struct F2 { int x = 3; __device__ int get() const { return x; } };
struct F3 { int x = 3; __device__ static int get() { return 1; } };
struct F4 { int x = 3; int get() const { return x; } };
struct F5 { int x = 3; __device__ void set(int y) { x = y; } };
struct F6 { int x = 3; F6() = default; };
struct F7 { int x = 3; __device__ constexpr F7() {} };
struct F8 { int x = 3; F8() = default; F8(const F8 &) = default; };
struct F9 { int x = 3; ~F9() = default; };
struct F10 { int x; __device__ constexpr F10(int y) : x(y) {} };
struct F11 { int x = 3; template<class T> __device__ T cv() const { return x; } };
struct F12 { int x = 3; __device__ operator int() const { return x; } };
struct F13 { int x = 3; private: int y = 2; };
struct F14 { int x = 3; enum { Q }; typedef int T; struct In { int q; }; static const int z = 3; };
struct F15 { int x = 3; friend __device__ int fr(F15 f) { return f.x; } };
struct F16 { int x = 3; bool operator==(const F16 &) const; };
struct F17 { int x = 3; F17 &operator=(const F17 &) = default; };
struct Em { __device__ int z() { return 1; } };
struct F18 { int x = 3; Em e; };
struct F19 : A { int y = 1; };
struct F20 : F1 { int y = 1; };
struct F21 { int x = 3; union { int a = 1; float b; }; };
struct F22 { const int x = 3; int &&r = 4; };
struct F23 { int x = 3; A a[2]; int z[4] = {}; };
__device__ void use(A *);
__device__ void use(A *a) { a->id = 3; }
__global__ void k(int *o) { A a; use(&a); F1 f1; F2 f2; F3 f3; F4 f4; F5 f5; F6 f6; F7 f7; F8 f8; F9 f9; F10 f10(3); F11 f11; F12 f12; F13 f13; F14 f14; F15 f15; F16 f16; F17 f17; F18 f18; F19 f19; F20 f20; F21 f21; F23 f23;
 f5.set(3); o[0] = a.id + f1.get() + f2.x + F3::get() + f3.x + f4.x + f5.x + f6.x + f7.x + f8.x + f9.x + f10.x + f11.x + f12.x + f13.x + f14.x + f15.x + f16.x + f17.x + f18.x + f19.y + f20.y + f21.a + f23.x; }
int main() {}
