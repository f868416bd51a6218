// What a constructor names of its class are members of the class that is deduced: in its guide they stand behind `::`, and nothing is
// deduced from them ([over.match.class.deduct]/1, [temp.deduct.type]/5).
struct none {};
template <class T> struct identity { using type = T; };
template <class A, class B> concept same = __is_same(A, B);
template <class W, class B = none> struct counting {
  struct position { W w; };
  enum kind { first, last };
  template <class U> struct pair { U u; };
  struct outer { struct inner {}; };
  constexpr explicit counting(W) {}
  constexpr counting(typename identity<W>::type, typename identity<B>::type) {}
  constexpr counting(position, position) requires same<W, B> {}
  constexpr counting(W, B, position, kind) {}
  constexpr counting(W, B, pair<W>, pair<int>, int) {}
  template <class U> constexpr counting(U, W, typename outer::inner, pair<U>, long, B) {}
};
template <class W, class B> requires (!same<W, int*>) counting(W, B) -> counting<W, B>;
static_assert(same<decltype(counting(1, 5)), counting<int, int>>);
static_assert(same<decltype(counting(1)), counting<int>>);
static_assert(same<decltype(counting(1, 'a', {2}, {})), counting<int, char>>);
static_assert(same<decltype(counting(1, 'a', {1}, {2}, 3)), counting<int, char>>);
static_assert(same<decltype(counting('x', 1.5f, {}, {'x'}, 1L, 2L)), counting<float, long>>);
