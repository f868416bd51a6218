// Known packs of a class in patterns of its member templates ([temp.variadic]/5).
template<class T, class U> constexpr bool same = __is_same(T, U);
template<unsigned long...> struct ti {};
template<class T, T... V> struct is {
  template<unsigned long S> using to = ti<(V + S)...>;
  template<unsigned long S> using one = ti<V...>;
  template<unsigned long S> using two = ti<S, V + S...>;
  template<class U> using ty = is<U, V...>;
};
template<unsigned long E, unsigned long S> using imp = typename is<unsigned long, __integer_pack(E - S)...>::template to<S>;
template<unsigned long E> using imp1 = typename is<unsigned long, __integer_pack(E)...>::template one<0>;
template<unsigned long E, unsigned long S = 0> struct mk { using type = imp<E, S>; };
static_assert(same<is<unsigned long, 0, 1>::to<0>, ti<0, 1>>);
static_assert(same<is<unsigned long, 0, 1>::to<3>, ti<3, 4>>);
static_assert(same<is<unsigned long, 0, 1>::one<3>, ti<0, 1>>);
static_assert(same<is<unsigned long, 0, 1>::two<3>, ti<3, 3, 4>>);
static_assert(same<is<unsigned long, 0, 1>::ty<int>, is<int, 0, 1>>);
static_assert(same<imp1<2>, ti<0, 1>>);
static_assert(same<imp<2, 0>, ti<0, 1>>);
static_assert(same<imp<4, 2>, ti<2, 3>>);
static_assert(same<mk<2>::type, ti<0, 1>>);
