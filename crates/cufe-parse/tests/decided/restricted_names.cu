// `__restrict__` beside the name of a type that is fundamental says nothing (measured).
typedef unsigned char byte; typedef int *pointer; typedef byte line[4];
void f(const byte __restrict__ a[32], byte __restrict__ const b[], const byte __restrict__ c[2][3], byte __restrict__ *d,
       __restrict__ const line h, byte *__restrict__ i) {
  static_assert(__is_same(decltype(a), const byte *));
  static_assert(__is_same(decltype(b), const byte *));
  static_assert(__is_same(decltype(c), const byte (*)[3]));
  static_assert(__is_same(decltype(d), byte *));
  static_assert(__is_same(decltype(h), const byte *));
  static_assert(!__is_same(decltype(i), byte *));
}
void g(pointer __restrict__ a, pointer __restrict__ b[2]) {
  static_assert(!__is_same(decltype(a), pointer));
  static_assert(!__is_same(decltype(b), pointer *));
}
template<int k> bool h(const __restrict__ byte a[32 * k]) { return __is_same(decltype(a), const byte *); }
static_assert(__is_same(decltype(h<1>), bool(const byte *)));
