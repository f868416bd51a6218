// A default argument of a template template parameter may be a member of a dependent type ([temp.arg.template]/1, [temp.param]/12).
template<class A, class B> constexpr bool same = false; template<class A> constexpr bool same<A, A> = true;
struct AP { template<class T> struct apply { using type = T*; }; template<class T> using al = T&; };
template<class T, template<class> class X = T::template apply> struct X4 { using r = typename X<int>::type; };
template<class T, template<class> class X = T::template al> struct X5 { using r = X<int>; };
template<template<class> class X> struct W; template<class T> using WW = W<T::template apply>; template<class T, class R = W<T::template apply>> struct X6 { using r = R; };
static_assert(same<X4<AP>, X4<AP, AP::apply>>);
static_assert(same<X4<AP>::r, int*>);
static_assert(same<X5<AP>::r, int&>);
static_assert(same<X5<AP>, X5<AP, AP::al>>);
static_assert(same<WW<AP>, W<AP::apply>>);
static_assert(same<X6<AP>::r, W<AP::apply>>);
template<class T, template<class> class X = T::template apply> constexpr int f(T) { return sizeof(typename X<char>::type); }
static_assert(f(AP()) == 8);
template<class T, template<class> class X = T::template nope> constexpr int g(T) { return 1; }
template<class T> constexpr int g(T, ...) { return 2; }
static_assert(g(AP()) == 2);
