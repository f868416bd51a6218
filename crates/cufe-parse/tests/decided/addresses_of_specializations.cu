// The address of a template-id in an unevaluated operand is that of the one specialization that it identifies, and a failure where there is
// none ([temp.arg.explicit]/4): how libcu++ writes concepts before C++20.
struct True {}; struct False {};
template <bool B> struct enable {};
template <> struct enable<true> { using type = int; };
template <class... As> void fragment(typename enable<sizeof...(As) == 1>::type* = nullptr);
template <class... As> int plain();
template <class... As> True known(decltype(&plain<As...>));
template <class...> False known(...);
template <class... As> True asked(decltype(&fragment<As...>));
template <class...> False asked(...);
template <class... As> True enclosed(decltype((&fragment<As...>)));
template <class...> False enclosed(...);
template <class T> constexpr bool is_single = sizeof(decltype(asked<T>(nullptr))*) == 8;
static_assert(__is_same(decltype(known<int>(nullptr)), True));
static_assert(__is_same(decltype(asked<int>(nullptr)), True));
static_assert(__is_same(decltype(asked<int, int>(nullptr)), False));
static_assert(__is_same(decltype(enclosed<int>(nullptr)), True));
static_assert(__is_same(decltype(enclosed<>(nullptr)), False));
// A function that is no constexpr has an address that is a constant, also where overload resolution chose it.
template <class T> int two(T, T);
constexpr int chosen(int (*)(int)) { return 1; }
constexpr int chosen(int (*)(int, int)) { return 2; }
static_assert(chosen(two) == 2);
static_assert(chosen(&two<int>) == 2);
