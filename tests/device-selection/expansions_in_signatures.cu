// mode: build
// std: c++17
template<int... I> struct Seq {};
template<class... T> struct Tup {};
template<class T, T... I> struct IS{};
template<template<int...> class... S> struct TT {};
template<auto... V> struct AV {};
template<int A, int... I> __device__ int k2(Seq<A, I...>*, Seq<I...> *, Seq<(I+1)...> *) { return 1; }
template<class... T> __device__ int k3(Tup<T...>*, Tup<T*...>*, Seq<sizeof(T)...>*) { return 1; }
template<class T, T... I> __device__ int k8(IS<T, I...>*p)  { return 1; }
template<template<int...> class... S> __device__ int k9(TT<S...>*) { return 1; }
template<int... I> __device__ int k10(int (*p)[sizeof...(I)], Seq<sizeof...(I), I...>*) { return 1; }
__device__ int g(int, int);
__device__ int g(int, int) { return 2; }
template<class... T> __device__ auto k12(T... t) -> decltype(g(t...)) { return 1; }
template<int... I> __device__ auto k13(int x) -> decltype(g(I...)) { return 1; }
template<class... T> __device__ auto k14(T... t) -> decltype((t + ...)) { return 1; }
template<class... T> __device__ auto k15(T... t) -> Tup<decltype(t + 1)...> { return {}; }
template<auto... V> __device__ auto k16(AV<V...>*) { return 1; }
template<class T> struct CC { template<T... V> static __device__ int kk(IS<T, V...> *) { return 1; } int x; template<int... J> __device__ CC m(Seq<J...> *, CC *) const { return *this; } };
template<bool... B> struct Bools {};
template<class... T, int... I> __device__ int k17(Tup<T...>*, Seq<I...>*, Bools<(I > 0)...>*, Tup<Seq<I>...>*, Tup<Tup<T, Seq<I...>>...>*) { return 1; }
__global__ void z(int *p) {
  p[0] = k2((Seq<1,2>*)nullptr,(Seq<2>*)nullptr,(Seq<3>*)nullptr) + k3((Tup<int>*)nullptr, (Tup<int*>*)nullptr, (Seq<4>*)nullptr) + k8((IS<int,1,2>*)nullptr) + k9((TT<Seq, Seq>*)nullptr) + k10((int(*)[2])nullptr, (Seq<2,1,2>*)nullptr);
}
__global__ void z2(int *p) {
  p[0] = k12(1, 2) + k13<1, 2>(3) + k14(1, 2, 3) + k16((AV<1, 'c', nullptr>*)nullptr) + CC<int>::kk((IS<int,1,2>*)nullptr); k15(1, 2);
  CC<int> c; c.m((Seq<1>*)nullptr, nullptr);
  p[1] = k17((Tup<int, char>*)nullptr, (Seq<0, 1>*)nullptr, (Bools<false, true>*)nullptr, (Tup<Seq<0>, Seq<1>>*)nullptr, (Tup<Tup<int, Seq<0, 1>>, Tup<char, Seq<0, 1>>> *)nullptr);
}
int main() {}
