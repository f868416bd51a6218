// Packs of a class template beside those of its alias templates ([temp.variadic]/5).
template<class T, class U> constexpr bool same = __is_same(T, U);
template<class T, int I> struct ov { };
template<class...> struct all { };
template<class A, class B> struct pr {};
template<int...> struct ints {};
template<int... I> struct v {
  template<class... T> using A1 = all<ov<T, I>...>;
  template<int... J> using A2 = ints<(I + J)...>;
  template<class... T> using A3 = all<pr<T, ov<int, I>>...>;
};
template<class... S> struct t {
  template<class... T> using A1 = all<pr<T, S>...>;
  template<class... T> using A2 = all<pr<S, T>...>;
  template<int... J> using A3 = all<ov<S, J>...>;
  template<int... J> using A4 = ints<(sizeof(S) + J)...>;
};
static_assert(same<v<0, 1>::A1<int, char>, all<ov<int, 0>, ov<char, 1>>>);
static_assert(same<v<0, 1>::A2<5, 7>, ints<5, 8>>);
static_assert(same<v<0, 1>::A3<int, char>, all<pr<int, ov<int, 0>>, pr<char, ov<int, 1>>>>);
static_assert(same<t<int, char>::A1<long, float>, all<pr<long, int>, pr<float, char>>>);
static_assert(same<t<int, char>::A2<long, float>, all<pr<int, long>, pr<char, float>>>);
static_assert(same<t<int, char>::A3<3, 4>, all<ov<int, 3>, ov<char, 4>>>);
static_assert(same<t<int, char>::A4<3, 4>, ints<7, 5>>);
template<int...> struct ix {};
template<class> struct imp;
template<int... I> struct imp<ix<I...>> { template<class... T> using apply = all<ov<T, I>...>; };
template<class... T> struct mk;
template<> struct mk<> { using type = ix<>; };
template<class A> struct mk<A> { using type = ix<0>; };
template<class A, class B> struct mk<A, B> { using type = ix<0, 1>; };
template<class... T> using M = typename imp<typename mk<T...>::type>::template apply<T...>;
static_assert(same<M<int, char>, all<ov<int, 0>, ov<char, 1>>>);
static_assert(same<M<>, all<>>);
template<class... T> struct D { template<class A, class P = M<T...>> struct in { using type = P; }; };
static_assert(same<D<int, char>::in<long>::type, all<ov<int, 0>, ov<char, 1>>>);
