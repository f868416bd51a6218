// mode: build
// Conversion functions, explicit ones, call operators, subscript, arrow and copy assignment written by hand.
struct Half { unsigned short bits; __device__ Half() {} __device__ Half(float f) : bits((unsigned short)f) {} __device__ operator float() const { return bits; } __device__ explicit operator bool() const { return bits != 0; } };
struct Box { Half h[2]; __device__ Half &operator[](int i) { return h[i]; } __device__ const Half &operator[](int i) const { return h[i]; } __device__ Box &operator=(const Box &o) { h[0] = o.h[0]; return *this; } };
struct Ptr { Box *b; __device__ Box *operator->() const { return b; } __device__ Box &operator*() const { return *b; } };
struct Fn { int k; __device__ int operator()(int x) const { return x * k; } __device__ int operator()(int x, int y) const { return x * y; } };
__global__ void k(Box *b, float *f, Fn fn) { Ptr p{b}; Box c; c = *p; if (p->h[0]) *f = c[1] + fn(3); b[1] = c; }
