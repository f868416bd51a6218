// Each instance of a class template declares friend templates of its own ([temp.friend]/5): two are one function only where their
// signatures are equivalent ([temp.over.link]/6), and names in expressions mean what they mean in the instance.
template <bool B, class T> struct enabled {};
template <class T> struct enabled<true, T> { using type = T; };
template <bool B, class T> using enabled_t = typename enabled<B, T>::type;
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;
template <class A, class B> struct is_same { static constexpr bool value = same<A, B>; };
template <class A, class B> constexpr bool compares() { return same<A, B>; }
template <class T> T make();

template <class C> struct ByHead {
  template <class S, enabled_t<same<S, ByHead>, int> = 0> friend constexpr int by_head(S) { return sizeof(C); }
};
static_assert(by_head(ByHead<char>{}) == 1);
static_assert(by_head(ByHead<int>{}) == 4);
static_assert(by_head(ByHead<char>{}) == 1);

template <class C> struct ByArguments {
  template <class S, enabled_t<same<S, ByArguments<C>>, int> = 0> friend constexpr int by_arguments(S) { return sizeof(C); }
};
static_assert(by_arguments(ByArguments<char>{}) == 1);
static_assert(by_arguments(ByArguments<int>{}) == 4);

template <class C> struct ByResult {
  template <class S> friend constexpr enabled_t<same<S, ByResult>, int> by_result(S) { return sizeof(C); }
};
static_assert(by_result(ByResult<char>{}) == 1);
static_assert(by_result(ByResult<int>{}) == 4);

template <class C> struct ByMember {
  using me = ByMember<C>;
  template <class S> friend constexpr auto by_member(S) -> enabled_t<is_same<S, me>::value, int> { return sizeof(C); }
};
static_assert(by_member(ByMember<char>{}) == 1);
static_assert(by_member(ByMember<int>{}) == 4);

template <class C> struct ByCall {
  template <class S> friend constexpr enabled_t<compares<S, ByCall>(), int> by_call(S) { return sizeof(C); }
};
static_assert(by_call(ByCall<char>{}) == 1);
static_assert(by_call(ByCall<int>{}) == 4);

template <class C, int N> struct ByValue {
  C member;
  template <class S> friend constexpr auto by_value(S) -> enabled_t<sizeof(S) == N, int> { return N; }
};
static_assert(by_value(ByValue<char, 1>{}) == 1);
static_assert(by_value(ByValue<int, 4>{}) == 4);

template <class C> struct ByConstant {
  static constexpr int size = sizeof(C);
  C member;
  template <class S> friend constexpr auto by_constant(S) -> enabled_t<sizeof(S) == size && true, int> { return size; }
};
static_assert(by_constant(ByConstant<char>{}) == 1);
static_assert(by_constant(ByConstant<int>{}) == 4);

template <class C> struct ByTrait {
  template <class S> friend constexpr enabled_t<__is_same(S, ByTrait), int> by_trait(S) { return sizeof(C); }
};
static_assert(by_trait(ByTrait<char>{}) == 1);
static_assert(by_trait(ByTrait<int>{}) == 4);

template <class C> struct ByDecltype {
  template <class S> friend constexpr decltype(enabled_t<same<S, ByDecltype>, int>()) by_decltype(S) { return sizeof(C); }
};
static_assert(by_decltype(ByDecltype<char>{}) == 1);
static_assert(by_decltype(ByDecltype<int>{}) == 4);

// As pipes are written: the class is a member of a template.
template <class F, class... A> struct Pipes { struct type; };
template <class F, class... A> struct Pipes<F, A...>::type {
  template <class Target, class Self, bool condition = true, enabled_t<same<Self, type> && condition, int> = 0>
  friend constexpr int operator|(Target, Self) { return sizeof...(A); }
  template <class Target, class Self, bool condition = true, enabled_t<!same<Target, int> && same<Self, type> && condition, int> = 0>
  friend constexpr int operator>>(Target, Self) { return sizeof...(A); }
};
static_assert((1 | Pipes<int>::type{}) == 0);
static_assert((1 | Pipes<int, char>::type{}) == 1);
static_assert((1 | Pipes<int, char, long>::type{}) == 2);
static_assert((1u >> Pipes<int, char>::type{}) == 1);
static_assert((1u >> Pipes<int, char, long>::type{}) == 2);
template <class L> constexpr typename Pipes<int, L>::type made(L) { return {}; }
static_assert((1 | made([](int value) { return value; })) == 1);
static_assert((1 | made([](int value) { return value; })) == 1);
