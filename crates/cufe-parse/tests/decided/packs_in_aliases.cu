// Expansions as arguments of alias templates whose target expands a pack of their own ([temp.alias]/2, [temp.variadic]/8): the
// pattern of the target, with what is expanded in the place of the element, is the expansion.
struct A {}; struct B {}; struct D {};
template<class T> struct V {}; template<class T, class U = int> struct P {}; template<class... T> struct Tu {};
template<int N> struct I {}; template<int... N> struct Is {}; template<class T> struct W {};
template<class R, class... T> using function = R(T...);
template<class... T> using each = Tu<V<T>...>; template<class... T> using twice = Tu<P<T, T>..., int>;
template<int... N> using more = Is<(N + 1)...>; template<int... N> using numbers = Tu<I<N>...>;
template<class T, class... U> using with_first = P<T, Tu<P<T, U>...>>; template<class... T> using taking = int(V<T>...);
template<template<class> class... C> using of_int = Tu<C<int>...>;
template<class...> using nothing = void;

// In partial specializations, of function types.
template<class> struct S1 { enum { v = 0 }; };
template<class T, class... R> struct S1<function<T &, R...>> { enum { v = 1 }; };
template<class... R> struct S1<function<const V<D>, R...>> { enum { v = 2 }; };
static_assert(S1<int &(int)>::v == 1);
static_assert(S1<function<int &>>::v == 1);
static_assert(S1<int>::v == 0);
static_assert(S1<function<const V<D>, A *, unsigned[3]>>::v == 2);
template<class> struct S2 { enum { v = 0 }; };
template<class T, class... R> struct S2<taking<T, R...>> { enum { v = 1 }; };
static_assert(S2<int(V<int>, V<char>)>::v == 1);
static_assert(S2<int()>::v == 0);
static_assert(S2<int(V<int>, int)>::v == 0);
template<class...> struct S3 { enum { v = 0 }; };
template<class T, template<class> class Q, class U, class... R> struct S3<P<T, Q<function<T, R...>>>, U> { enum { v = 1 }; };
static_assert(S3<P<D *, W<function<D *, const B, int *>>>, W<unsigned>>::v == 1);
static_assert(S3<P<D *, W<function<D *>>>, int>::v == 1);
static_assert(S3<P<D *, W<function<B *>>>, int>::v == 0);

// Of class templates.
template<class> struct S4 { enum { v = 0 }; };
template<class T, class... R> struct S4<each<T, R...>> { enum { v = 1 }; };
static_assert(S4<Tu<V<int>, V<char>>>::v == 1);
static_assert(S4<Tu<V<int>>>::v == 1);
static_assert(S4<Tu<>>::v == 0);
static_assert(S4<Tu<V<int>, P<int, int>>>::v == 0);
template<class> struct S5 { enum { v = 0 }; };
template<class T, class... R> struct S5<with_first<T, int, R...>> { enum { v = 1 }; };
static_assert(S5<P<char, Tu<P<char, int>, P<char, A>>>>::v == 1);
static_assert(S5<P<char, Tu<P<char, int>>>>::v == 1);
static_assert(S5<P<char, Tu<P<char, int>, P<int, A>>>>::v == 0);
static_assert(S5<P<char, Tu<P<char, char>, P<char, A>>>>::v == 0);
template<class> struct S6 { enum { v = 0 }; };
template<template<class> class C, template<class> class... R> struct S6<of_int<C, R...>> { enum { v = 1 }; };
static_assert(S6<Tu<V<int>, W<int>>>::v == 1);
static_assert(S6<Tu<>>::v == 0);
static_assert(S6<Tu<V<int>, W<char>>>::v == 0);

// Of values.
template<class> struct S7 { enum { v = 0 }; };
template<int M, int... N> struct S7<numbers<M, N...>> { enum { v = 1 }; };
static_assert(S7<Tu<I<1>, I<2>>>::v == 1);
static_assert(S7<Tu<I<1>>>::v == 1);
static_assert(S7<Tu<>>::v == 0);
template<class> struct S8 { enum { v = 0 }; };
template<int... N> struct S8<numbers<7, N...>> { enum { v = 1 }; };
static_assert(S8<Tu<I<7>, I<2>>>::v == 1);
static_assert(S8<Tu<I<1>, I<2>>>::v == 0);
template<int M, int... N> using more_and_five = more<M, N..., 5>;
static_assert(__is_same(more_and_five<1, 2, 3>, Is<2, 3, 4, 6>));
template<int M, int... N> struct Numbers { using type = more<M, N..., 5>; using other = numbers<M, N..., 5>; };
static_assert(__is_same(Numbers<1, 2, 3>::type, Is<2, 3, 4, 6>));
static_assert(__is_same(Numbers<1, 2, 3>::other, Tu<I<1>, I<2>, I<3>, I<5>>));

// In parameters of functions, in each other, and with packs around.
template<class T, class... R> char (&f(each<T, R...>))[1];
template<class T, class... R> char (&f(with_first<T, int, R...>))[3];
static_assert(sizeof(f(Tu<V<int>, V<char>>())) == 1);
static_assert(sizeof(f(P<char, Tu<P<char, int>, P<char, A>>>())) == 3);
template<class T, class... R> using nested = each<T, each<R, R...>...>;
template<class... T> struct Zip { template<class... U> using type = each<P<T, U>..., int, T...>; };
static_assert(__is_same(Zip<int, char>::type<A, B>, Tu<V<P<int, A>>, V<P<char, B>>, V<int>, V<int>, V<char>>));

// Parameters of function types that aliases make have no qualifiers ([dcl.fct]/5).
template<class T> using constant = const T; template<class T> using one = int(T);
static_assert(__is_same(function<int, constant<B>>, int(B)));
static_assert(__is_same(function<int, constant<B>, int *const>, int(B, int *)));
static_assert(__is_same(one<constant<int[2]>>, int(const int *)));
template<class T> struct Makes { using type = function<int, T>; };
static_assert(__is_same(Makes<constant<B>>::type, int(B)));
