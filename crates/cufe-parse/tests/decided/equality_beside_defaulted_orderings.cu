// A defaulted three-way comparison brings no operator== where the class declares a member or friend of that name ([class.compare.default]/5).
namespace std { struct strong_ordering { signed char v; static const strong_ordering less, equal, greater; constexpr bool operator==(const strong_ordering &) const = default; friend constexpr bool operator<(strong_ordering a, decltype(nullptr)) { return a.v < 0; } friend constexpr bool operator==(strong_ordering a, decltype(nullptr)) { return a.v == 0; } }; inline constexpr strong_ordering strong_ordering::less{-1}, strong_ordering::equal{0}, strong_ordering::greater{1}; }
struct A { constexpr auto operator<=>(const A &) const = default; }; struct B : A { int x; constexpr B(int x) : x(x) {} };
static_assert(B(1) == B(2));
struct A2 { template<class O> friend constexpr bool operator==(const O &a, const O &b) { return a.x == b.x; } constexpr auto operator<=>(const A2 &) const = default; }; struct B2 : A2 { int x; constexpr B2(int x) : x(x) {} };
static_assert(B2(1) == B2(1));
template<class D> struct A3 { constexpr auto operator<=>(const A3 &) const = default; }; struct B3 : A3<B3> { int x; constexpr B3(int x) : x(x) {} };
static_assert(B3(1) == B3(2));
template<class D> struct A4 { friend constexpr bool operator==(const D &a, const D &b) { return a.x == b.x; } constexpr auto operator<=>(const A4 &) const = default; }; struct B4 : A4<B4> { int x; constexpr B4(int x) : x(x) {} };
static_assert(B4(1) == B4(1));
template<class D> struct A5 { template<class O> friend constexpr bool operator==(const D &a, const O &b) { return a.x == b.x; } constexpr auto operator<=>(const A5 &) const = default; }; struct B5 : A5<B5> { int x; constexpr B5(int x) : x(x) {} };
static_assert(B5(1) == B5(1));
template<class D> struct A6 { template<class O> friend constexpr bool operator==(const D &a, const O &b) { return a.x == b.x; } constexpr std::strong_ordering operator<=>(const A6 &) const = default; }; struct B6 : A6<B6> { int x; constexpr B6(int x) : x(x) {} };
static_assert(B6(1) == B6(1));
template<class T> struct A8 { T t; template<class O> constexpr bool operator==(const A8<O> &b) const { return t == b.t; } constexpr auto operator<=>(const A8 &) const = default; };
static_assert(A8<int>{1} == A8<int>{1});
static_assert(A8<int>{1} == A8<long>{1});
static_assert(A8<int>{1} != A8<long>{2});
template<class T> struct A9 { T t; friend constexpr bool operator==(const A9 &a, int i) { return a.t == i; } constexpr auto operator<=>(const A9 &) const = default; };
static_assert(A9<int>{1} == 1);
static_assert(2 != A9<int>{1});
