// A constructor whose constraints are not satisfied is not viable, so it is not the special member that is found ([over.match.viable]/3,
// [special]/6).
template <class T> concept defaultable = requires { T{}; ::new T; };
template <class T> concept constructible = __is_constructible(T);
struct from_reference { constexpr from_reference(int&) {} };
template <class V> struct only { V v; only() requires defaultable<V> = default; };
template <class V> struct view { V v; view() requires defaultable<V> = default; constexpr explicit view(V v) : v(v) {} };
template <class V> struct either {
  V v;
  either() requires defaultable<V> = default;
  constexpr either() requires (!defaultable<V>) : v(value) {}
  static inline int value = 0;
};
struct base {};
template <class V> struct copies : base {
  V v;
  constexpr copies(V v) : v(v) {}
  copies(const copies&) requires (sizeof(V) == 4) = default;
  copies(const copies&) requires (sizeof(V) != 4) = delete;
};
static_assert(!constructible<only<from_reference>> && !defaultable<only<from_reference>>);
static_assert(!constructible<view<from_reference>> && !defaultable<view<from_reference>>);
static_assert(constructible<only<int>> && defaultable<view<int>>);
static_assert(constructible<either<from_reference>> && !__is_trivially_constructible(either<from_reference>));
static_assert(__is_trivially_constructible(either<int>) && !__is_constructible(view<int>, int*));
static_assert(__is_constructible(copies<int>, const copies<int>&) && !__is_constructible(copies<char>, const copies<char>&));
