// What is made of a member template of a pattern depends on the pattern's parameters ([temp.dep.type]/7).
template<class T> struct has { template<class S> static char test(typename S::tuning*); template<class S> static int test(...); static constexpr bool value = sizeof(test<T>(0)) == 1; };
struct sm { };
template<class T> struct tun { using type = T; };
template<class T> struct O {
  template<class U> struct I { using t = T; using tuning = U; static constexpr int s = sizeof(T) + sizeof(U); T m; int n() { return 1; } };
  template<class U> struct N { };
  using a = I<int>; static constexpr int v = I<char>::s; static constexpr bool h = has<I<sm>>::value; static constexpr bool k = has<N<sm>>::value;
  I<int> f(); void g(I<int>* p) { p->n(); p->m = T(); }
  typename I<int>::t r();
  template<template<class> class P> struct spec { using type = P<sm>; };
  using sp = typename spec<I>::type;
  template<class U> static int ov(I<U>*); static char ov(...);
  static constexpr int w = sizeof(ov((I<T>*)0)) + sizeof(ov((I<int>*)0)) * 10;
  template<class U, class V = I<U>> struct D { V v; };
  D<char> dd;
  I<int> member;
  struct Nest { template<class U> struct Q { using z = T; }; Q<int> q; };
  typename Nest::template Q<int>::z zz;
};
template<class T> typename O<T>::template I<int> O<T>::f() { return I<int>(); }
static_assert(__is_same(O<char>::a::t, char));
static_assert(O<int>::v == 5);
static_assert(O<int>::h);
static_assert(!O<int>::k);
static_assert(__is_same(decltype(O<short>().r()), short));
static_assert(__is_same(O<short>::sp, O<short>::I<sm>));
static_assert(O<int>::w == 44);
static_assert(sizeof(O<int>().dd) == 4);
static_assert(sizeof(O<double>().member) == 8);
static_assert(__is_same(decltype(O<short>().zz), short));
static_assert(__is_same(decltype(O<short>().f()), O<short>::I<int>));
void use() { O<int> o; o.g(0); o.f().n(); }
