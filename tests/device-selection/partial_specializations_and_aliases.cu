// mode: build
// std: c++17
template<class T, int N = 4> struct Arr { T d[N]; __device__ T &at(int i) { return d[i]; } __device__ T sum() const { T s{}; for (auto &x : d) s += x; return s; } };
template<class T> struct Arr<T, 0> { __device__ T sum() const { return T(); } };
template<class T, int N> struct Arr<T *, N> { T *d[N]; __device__ int count() { return N; } };
template<> struct Arr<bool, 8> { unsigned char bits; __device__ bool get(int i) { return bits >> i & 1; } };
template<class T> using Four = Arr<T, 4>;
template<class A, class B> struct Pair { A a; B b; template<class C> __device__ Pair(C c, B b) : a(c), b(b) {} }; template<class A, class B> Pair(A, B) -> Pair<A, B>;
template<class T> __device__ T mx(T a, T b) { return a > b ? a : b; } template<> __device__ float mx(float a, float b) { return fmaxf(a, b); } template<class T> __device__ T *mx(T *a, T *b) { return a > b ? a : b; }
template<class T, class... R> __device__ T total(T t, R... r) { if constexpr (sizeof...(R) == 0) return t; else return t + total(r...); }
template<template<class, int> class C, class T> __device__ T make(C<T, 4> c) { return c.sum(); }
template<auto V> struct Const { static __device__ auto get() { return V; } };
enum Color { red, green }; template<Color C> __device__ int paint() { return C; }
template<class T> class Node { public: Node *next; T v; __device__ int len() const { return next ? 1 + next->len() : 1; } class It { const Node *n; public: __device__ explicit It(const Node *n) : n(n) {} __device__ It &operator++() { n = n->next; return *this; } __device__ T operator*() const { return n->v; } __device__ bool operator!=(It o) const { return n != o.n; } }; __device__ It begin() const { return It(this); } __device__ It end() const { return It(nullptr); } };
template<class T> __global__ void kern(T *p, Node<T> *n) { Four<T> a{}; a.at(1) = *p; T s{}; for (auto v : *n) s += v; p[0] = a.sum() + make(a) + s + n->len(); }
__global__ void k(int *p, float *f) { Arr<int, 0> z; Arr<int *, 2> q; Arr<bool, 8> b{3}; Pair pr('c', 2); Pair<long, int> pl(1, 2); p[0] = z.sum() + q.count() + b.get(1) + pr.a + pl.b + mx(p[1], p[2]) + mx(f[0], f[1]) + *mx(p, p + 1) + total(1, 2, 3L) + Const<'x'>::get() + Const<red>::get() + paint<green>(); }
template __global__ void kern<float>(float *, Node<float> *);
int main() { kern<<<1, 1>>>((int *)nullptr, (Node<int> *)nullptr); }
