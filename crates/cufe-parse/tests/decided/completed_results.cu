// A call that is a prvalue has a complete class for its type, whoever uses it ([basic.lval]/9); only as the operand of decltype itself it
// may be incomplete ([dcl.type.decltype]/2).
template <class... T> struct list { static constexpr int length = sizeof...(T); };
template <class... L> struct joined;
template <class... T, class... U> struct joined<list<T...>, list<U...>> { using type = list<T..., U...>; };
template <class... L> constexpr typename joined<L...>::type join(L&&...) { return {}; }
template <class T> constexpr list<T> make(T) { return {}; }
template <int I, class V> constexpr auto count(V v) {
  if constexpr (I == 0) return list<>();
  else return ::join(::make(v), ::count<I - 1>(&v));
}
template <class T> struct fails { static_assert(sizeof(T) == 0); };
template <class T> fails<T> never(T);
static_assert((::count<3>('a'), true));
static_assert(decltype(::count<4>('a'))::length == 4);
static_assert(__is_same(decltype(::count<2>(1)), list<int, int*>));
static_assert(__is_same(decltype(never(1)), fails<int>));
