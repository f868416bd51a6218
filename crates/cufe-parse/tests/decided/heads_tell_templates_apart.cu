// Function templates whose template template parameters have other heads are other templates ([temp.over.link]/6).
template<class> struct one; template<class, class> struct two; template<class...> struct any; template<int> struct number;
template<template<class> class> struct of_one; template<template<class, class> class> struct of_two;
template<template<class> class X> constexpr int f() { return 1; }
template<template<class, class> class X> constexpr int f() { return 2; }
template<template<int> class X> constexpr int f() { return 3; }
template<template<template<class> class> class X> constexpr int f() { return 4; }
template<template<template<class, class> class> class X> constexpr int f() { return 5; }
static_assert(f<one>() == 1);
static_assert(f<two>() == 2);
static_assert(f<number>() == 3);
static_assert(f<of_one>() == 4);
static_assert(f<of_two>() == 5);
template<template<class> class X> constexpr int g(X<int> *) { return 1; }
template<template<class, class> class X> constexpr int g(X<int, int> *) { return 2; }
static_assert(g((one<int> *)nullptr) == 1);
static_assert(g((two<int, int> *)nullptr) == 2);
// Each is declared and defined.
template<template<class> class X> constexpr int h(int);
template<template<class, class> class X> constexpr int h(int);
template<template<class, class> class Y> constexpr int h(int) { return 2; }
template<template<class> class Y> constexpr int h(int) { return 1; }
static_assert(h<one>(0) == 1);
static_assert(h<two>(0) == 2);
// Types of values in the heads, which depend on parameters around.
template<class T, template<T> class> constexpr int w() { return 1; }
template<class T, template<T *> class> constexpr int w() { return 2; }
template<int *> struct pointer;
static_assert(w<int, number>() == 1);
static_assert(w<int, pointer>() == 2);
template<class T> struct S {
  template<template<T> class X> static constexpr int m();
  template<template<T, T> class X> static constexpr int m();
};
template<class T> template<template<T, T> class X> constexpr int S<T>::m() { return 2; }
template<class T> template<template<T> class X> constexpr int S<T>::m() { return 1; }
template<int, int> struct numbers;
static_assert(S<int>::m<number>() == 1);
static_assert(S<int>::m<numbers>() == 2);
// Constraints in the heads.
template<class T> concept A = requires { T::a; };
template<class T> concept B = requires { T::b; };
template<A T> struct with_a {}; template<B T> struct with_b {};
template<template<A> class X> constexpr int d();
template<template<A> class X> constexpr int d() { return 1; }
static_assert(d<with_a>() == 1);
