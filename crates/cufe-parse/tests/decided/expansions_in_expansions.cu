// An expansion inside the pattern of another one expands all packs that it names, those of the outer one too ([temp.variadic]/6).
template<class, class> constexpr bool same = false;
template<class T> constexpr bool same<T, T> = true;
template<class...> struct Tl {};
template<template<class> class...> struct Ls {};
template<int...> struct Iv {};
template<class... T> struct G {
  using t = Tl<Tl<T, T...>...>;
  using i = Tl<Tl<Tl<T...>, T>...>;
  Tl<Tl<T, T...>...> m;
  static void f(Tl<T, T...>...);
  template<class... U> using h = Tl<Tl<T, U...>...>;
};
static_assert(same<G<int, char>::t, Tl<Tl<int, int, char>, Tl<char, int, char>>>);
static_assert(same<G<int, char>::i, Tl<Tl<Tl<int, char>, int>, Tl<Tl<int, char>, char>>>);
static_assert(same<decltype(G<int, char>::m), Tl<Tl<int, int, char>, Tl<char, int, char>>>);
static_assert(same<decltype(G<int, char>::f), void(Tl<int, int, char>, Tl<char, int, char>)>);
static_assert(same<G<int, char>::h<long>, Tl<Tl<int, long>, Tl<char, long>>>);
template<class... T> struct Bases : Tl<T, T...>... {};
static_assert(__is_base_of(Tl<char, int, char>, Bases<int, char>));
static_assert(!__is_base_of(Tl<char>, Bases<int, char>));
template<int... I> struct Values : Iv<I, I...>... {};
static_assert(__is_base_of(Iv<2, 1, 2>, Values<1, 2>));
template<class D> struct Add { friend constexpr D operator+(D a, const D& b) { a += b; return a; } };
template<class D> struct Less { friend constexpr bool operator<(const D& a, const D& b) { return a.v < b.v; } };
template<class T, template<class> class... Skill> struct Skilled : Skill<Skilled<T, Skill...>>... {
  T v;
  constexpr Skilled(T v = {}) : v(v) {}
  constexpr Skilled& operator+=(const Skilled& o) { v += o.v; return *this; }
};
using Number = Skilled<int, Add, Less>;
static_assert(__is_base_of(Add<Number>, Number));
static_assert(sizeof(Number) == sizeof(int));
static_assert((Number{3} + Number{4}).v == 7);
static_assert(Number{3} < Number{4});
template<class T> struct P {};
template<template<class> class... S> struct A { using c = Tl<S<Ls<S...>>...>; using d = Tl<S<Tl<S<int>...>>...>; };
static_assert(same<A<P, Less>::c, Tl<P<Ls<P, Less>>, Less<Ls<P, Less>>>>);
static_assert(same<A<P, Less>::d, Tl<P<Tl<P<int>, Less<int>>>, Less<Tl<P<int>, Less<int>>>>>);
constexpr int sum(auto... x) { return (0 + ... + x); }
template<class... T> constexpr int parameters(T... t) { return sum(sum(t, t...)...); }
static_assert(parameters(1, 2) == 9);
template<int... I> constexpr int values() { return sum(sum(I, I...)...); }
static_assert(values<1, 2>() == 9);
template<int... I> struct Folds { static constexpr int w = (sum(I, I...) + ...); static constexpr int x = (sum(I, (I + ...)) * ...); };
static_assert(Folds<1, 2>::w == 9);
static_assert(Folds<1, 2>::x == 20);
template<class T, class... U> constexpr int index_of = [] {
  int i = 0, r = sizeof...(U);
  ((same<T, U> && r == sizeof...(U) ? (r = i, 0) : 0, ++i), ...);
  return r;
}();
static_assert(index_of<char, int, char, char> == 1);
static_assert(index_of<void, int> == 1);
template<class... U> struct Counted { static constexpr int n = ((sizeof(U) + sizeof...(U)) + ...); using t = Iv<(sizeof...(U) + sizeof(U))...>; };
static_assert(Counted<char, char>::n == 6);
static_assert(same<Counted<char, char>::t, Iv<3, 3>>);
template<class... T> constexpr auto lambdas(T... t) { return ([](auto... x) { return [=](auto y) { return (0 + ... + (x + y)); }; }(t...)(t) + ...); }
static_assert(lambdas(1, 2) == 12);
