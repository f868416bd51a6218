// mode: build
template<class D> struct Shape { __device__ float area() const { return self().area_impl(); } __device__ const D &self() const { return static_cast<const D &>(*this); } protected: __device__ Shape() {} };
template<class D> struct Printable { int tag = 1; __device__ int print() const { return tag + (int)static_cast<const D *>(this)->area(); } };
struct Circle : Shape<Circle>, Printable<Circle> { float r; __device__ Circle(float r) : r(r) {} __device__ float area_impl() const { return 3 * r * r; } };
struct Square : Shape<Square> { float s; __device__ explicit Square(float s) : s(s) {} __device__ float area_impl() const { return s * s; } };
template<template<class> class... M> struct Host : M<Host<M...>>... { __device__ float area_impl() const { return 7; } };
template<class... S> __device__ float sum(const S &...s) { return (s.area() + ...); }
__global__ void k(float *p) { Circle c(1); Square s(2); p[0] = sum(c, s, c) + c.print(); Host<Shape> h; p[1] = h.area(); }
