// Expansions in expansions, each of its own packs ([temp.variadic]).
template<int... I> struct seq {};
template<class... T> constexpr int sum(T... t) { return (t + ... + 0); }
template<int J> constexpr int pick(int a, int b = 0, int c = 0) { return J == 0 ? a : J == 1 ? b : c; }
constexpr int at(int i) { return i * 10; }
template<int... Is, int... Js> constexpr int f(seq<Is...>, seq<Js...>) { return sum(pick<Js>(at(Is)...)...); }
static_assert(f(seq<1, 2, 3>{}, seq<0, 2>{}) == 40);
static_assert(f(seq<1, 2>{}, seq<0, 1>{}) == 30);
template<int... Is, int... Js> constexpr int g(seq<Is...>, seq<Js...>) { int a[] = {pick<Js>(at(Is)...)...}; return a[0] * 100 + a[1]; }
static_assert(g(seq<1, 2, 3>{}, seq<0, 2>{}) == 1030);
template<class... T> struct list {};
template<class... T> struct outer { template<class... U> using all = list<list<U, T...>...>; };
static_assert(__is_same(outer<int, long>::all<char, bool, float>, list<list<char, int, long>, list<bool, int, long>, list<float, int, long>>));
template<int... Is, int... Js> constexpr int h(seq<Is...>, seq<Js...>) { return (pick<Js>(at(Is)...) + ...); }
static_assert(h(seq<1, 2, 3>{}, seq<0, 2>{}) == 40);
template<int... Is, int... Js> constexpr int k(seq<Is...>, seq<Js...>) { return sum((Js + (Is + ...))...); }
static_assert(k(seq<1, 2, 3>{}, seq<0, 2>{}) == 14);
template<int... Is, int... Js> constexpr int m(seq<Is...>, seq<Js...>) { return sum(int(sizeof...(Is) + Js)...); }
static_assert(m(seq<1, 2, 3>{}, seq<0, 2>{}) == 8);
