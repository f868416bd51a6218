// Folds and expansions over members of packs, in the arguments of alias templates and the results of functions
// ([expr.prim.fold], [temp.variadic]).
template<class T, T v> struct constant { static constexpr T value = v; };
template<bool B> using truth = constant<bool, B>;
template<int v> struct number { static constexpr int value = v; };
template<class T> struct no : truth<false> {};
template<class T> struct yes : truth<true> {};
struct three { static const int z = 3; };
struct four { static const int z = 4; };
constexpr int sum(int a, int b) { return a + b; }
template<int... I> struct list { static constexpr int value = sizeof...(I); };
struct pair { int a, b; constexpr pair(int x, int y) : a(x), b(y) {} };

template<class... Ts> using all_of = truth<(Ts::value && ...)>;
template<class... Ts> using any_of = truth<(Ts::value || ...)>;
template<class... Ts> using left = number<(... + Ts::z)>;
template<class... Ts> using right = number<(Ts::z - ...)>;
template<class... Ts> using with_first = number<(10 + ... + Ts::z)>;
template<class... Ts> using with_last = number<(Ts::z + ... + 10)>;
template<class... Ts> using called = number<sum(Ts::z...)>;
template<class... Ts> using listed = list<Ts::z...>;
template<class... Ts> using inner = number<list<Ts::z...>::value>;
template<class... Ts> using braced = number<pair{Ts::z...}.a>;
template<class... Ts> using constructed = number<pair(Ts::z...).b>;
template<class... Ts> auto result() -> number<(Ts::z + ...)>;
static_assert(all_of<yes<int>, yes<int>>::value);
static_assert(!all_of<yes<int>, no<int>>::value);
static_assert(any_of<no<int>, yes<int>>::value);
static_assert(!any_of<no<int>>::value);
static_assert(all_of<>::value);
static_assert(!any_of<>::value);
static_assert(left<three, four>::value == 7);
static_assert(right<four, three>::value == 1);
static_assert(with_first<three, four>::value == 17);
static_assert(with_last<three, four>::value == 17);
static_assert(called<three, four>::value == 7);
static_assert(listed<three, four>::value == 2);
static_assert(inner<three, four>::value == 2);
static_assert(braced<three, four>::value == 3);
static_assert(constructed<three, four>::value == 4);
static_assert(decltype(result<three, four>())::value == 7);

// A fold over the expansion of another pack is not the fold of one element.
template<class T, template<class> class... P> using satisfies_all = all_of<P<T>...>;
template<class T, template<class> class... P> using satisfies_any = any_of<P<T>...>;
static_assert(satisfies_any<int, no, yes>::value);
static_assert(satisfies_any<int, yes, no>::value);
static_assert(!satisfies_any<int, no, no>::value);
static_assert(!satisfies_all<int, no, yes>::value);
static_assert(satisfies_all<int, yes, yes>::value);
template<class T> using either = satisfies_any<T, no, yes>;
template<class... A> constexpr bool all() { return all_of<either<A>...>::value; }
static_assert(either<int>::value);
static_assert(all<int, char>());
