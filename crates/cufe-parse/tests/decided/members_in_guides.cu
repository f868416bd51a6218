// What a constructor template names of its class in default arguments means the members of the class that is deduced; a specialization
// that has no such constructor does not fit ([over.match.class.deduct]/1).
template <bool B> struct enable {};
template <> struct enable<true> { using type = int; };
template <class... T> struct list {
  template <class... U> static constexpr bool fits() { return sizeof...(U) == sizeof...(T); }
  template <class... U, bool B = fits<U...>(), typename enable<B>::type = 0> constexpr list(U&&...) {}
};
template <> struct list<> { constexpr list() {} };
template <class... U> list(U...) -> list<U...>;
template <class T> struct one {
  template <class U> static constexpr bool is_small() { return sizeof(U) < 8; }
  template <class U, typename enable<is_small<U>()>::type = 0> constexpr one(T, U) {}
};
static_assert(__is_same(decltype(list(1, 'a')), list<int, char>));
static_assert(__is_same(decltype(list()), list<>));
static_assert(__is_same(decltype(one(1, 'a')), one<int>));
