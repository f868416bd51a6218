// Expansions that name packs of a class and of its member templates together: in an instance of the class its own packs are known ([temp.variadic]/5).
template<class A, class B> struct pair {}; template<class... T> struct list { static constexpr int n = sizeof...(T); };
template<class A, class B> constexpr bool same = false; template<class A> constexpr bool same<A, A> = true;
template<class... T> struct op {
 template<class... U> static auto fa(U...) -> list<pair<T, U>...>;
 template<class... U> static list<pair<T, U>...> fb(U...);
 template<class... U> static constexpr int fc(pair<T, U>...) { return sizeof...(U); }
 template<class... U> struct in { using z = list<pair<T, U>...>; using w = list<pair<U, T>...>; };
 template<class... U> struct in2 : list<pair<T, U>...> {};
 template<T... V> static constexpr int fe() { return (0 + ... + int(V)); }
 template<T... V> struct se { static constexpr int s = (0 + ... + int(V)); };
 template<class U> static list<pair<T, U>...> fg(U);
 template<class... U> static constexpr auto fh(U... u) { return list<pair<T, U>...>{}; }
 template<class... U, class = list<pair<T, U>...>> static constexpr int fi(U... u) { return 1; }
 template<class... U> using al = list<pair<T, U>...>;
 template<class... U> static al<U...> fj(U...);
 template<class... U> static auto fk(U... u) -> list<pair<T, decltype(u)>...>;
 template<class... U> static auto fl(U... u) -> list<decltype(T() + u)...>;
 template<class... U> friend constexpr int fm(op, pair<T, U>...) { return sizeof...(U); }
 template<class... U> op(pair<T, U>...) ;
 op() = default;
 template<class... U> constexpr operator list<pair<T, U>...>() const { return {}; }
 template<int... N> static list<T[N]...> fn();
 template<template<class> class... X> static list<X<T>...> fo();
 template<class... U> static constexpr int v = (0 + ... + (sizeof(T) + sizeof(U)));
 template<class... U> static int fp(U...) requires (sizeof(pair<T, U>) && ...);
 template<class... U> static constexpr bool fq(U...) noexcept((noexcept(T(U())) && ...)) { return true; }
};
using O = op<int, char>;
static_assert(same<decltype(O::fa(1L, (short)1)), list<pair<int, long>, pair<char, short>>>);
static_assert(same<decltype(O::fb(1L, (short)1)), list<pair<int, long>, pair<char, short>>>);
static_assert(O::fc(pair<int, long>{}, pair<char, short>{}) == 2);
static_assert(same<O::in<long, short>::z, list<pair<int, long>, pair<char, short>>>);
static_assert(same<O::in<long, short>::w, list<pair<long, int>, pair<short, char>>>);
static_assert(O::in2<long, short>::n == 2);
static_assert(O::fe<3, 4>() == 7);
static_assert(O::se<3, 4>::s == 7);
static_assert(same<decltype(O::fg(1L)), list<pair<int, long>, pair<char, long>>>);
static_assert(same<decltype(O::fh(1L, (short)1)), list<pair<int, long>, pair<char, short>>>);
static_assert(O::fi(1, 2) == 1);
static_assert(same<O::al<long, short>, list<pair<int, long>, pair<char, short>>>);
static_assert(same<decltype(O::fj(1L, (short)1)), list<pair<int, long>, pair<char, short>>>);
static_assert(same<decltype(O::fk(1L, (short)1)), list<pair<int, long>, pair<char, short>>>);
static_assert(same<decltype(O::fl(1L, (short)1)), list<long, int>>);
static_assert(fm(O{}, pair<int, long>{}, pair<char, short>{}) == 2);
static_assert(same<decltype(O::fn<3, 4>()), list<int[3], char[4]>>);
static_assert(same<decltype(O::fo<list, list>()), list<list<int>, list<char>>>);
static_assert(O::v<long, short> == 15);
static_assert(sizeof(O::fp(1, 2)) == 4);
static_assert(noexcept(O::fq(1, 2)));
template<class O_, class... U> concept ok = requires(U... u) { O_::fa(u...); };
static_assert(ok<O, int, int>);
static_assert(!ok<O, int>);
static_assert(!ok<O, int, int, int>);
template<class O_, class... P> concept okc = requires(P... u) { O_::fc(u...); };
static_assert(okc<O, pair<int, long>, pair<char, long>>);
static_assert(!okc<O, pair<int, long>, pair<int, long>>);
static_assert(!okc<O, pair<int, long>>);
