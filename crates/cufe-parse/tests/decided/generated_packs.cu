// GNU `__integer_pack(N)` stands for the numbers below N wherever its pattern is read: in aliases, in classes, in bodies.
template <unsigned long... I> struct numbers { static constexpr int count = sizeof...(I); };
template <unsigned long N> struct member { using type = numbers<__integer_pack(N)...>; };
template <unsigned long N> struct beside { using type = numbers<7, __integer_pack(N)..., N>; };
template <class T, T... I> struct sequence {};
template <class T, T N> using make = sequence<T, __integer_pack(N)...>;
template <unsigned long N> constexpr int counted() { return numbers<__integer_pack(N)...>::count; }
static_assert(__is_same(member<0>::type, numbers<>));
static_assert(__is_same(member<2>::type, numbers<0, 1>));
static_assert(__is_same(beside<1>::type, numbers<7, 0, 1>));
static_assert(__is_same(make<int, 2>, sequence<int, 0, 1>));
static_assert(__is_same(numbers<__integer_pack(3)...>, numbers<0, 1, 2>));
static_assert(counted<4>() == 4);
