// Built-in and defaulted three-way comparisons ([expr.spaceship], [class.compare.default], [class.spaceship]).
namespace std {
struct zero { consteval zero(zero *) noexcept {} };
struct partial_ordering;
struct weak_ordering;
struct strong_ordering;
struct partial_ordering {
    signed char value;
    static const partial_ordering less, equivalent, greater, unordered;
    friend constexpr bool operator==(partial_ordering, partial_ordering) = default;
    friend constexpr bool operator==(partial_ordering v, zero) { return v.value == 0; }
    friend constexpr bool operator<(partial_ordering v, zero) { return v.value == -1; }
    friend constexpr bool operator>(partial_ordering v, zero) { return v.value == 1; }
};
struct weak_ordering {
    signed char value;
    static const weak_ordering less, equivalent, greater;
    constexpr operator partial_ordering() const { return {value}; }
    friend constexpr bool operator==(weak_ordering, weak_ordering) = default;
    friend constexpr bool operator==(weak_ordering v, zero) { return v.value == 0; }
    friend constexpr bool operator<(weak_ordering v, zero) { return v.value < 0; }
    friend constexpr bool operator>(weak_ordering v, zero) { return v.value > 0; }
};
struct strong_ordering {
    signed char value;
    static const strong_ordering less, equal, equivalent, greater;
    constexpr operator partial_ordering() const { return {value}; }
    constexpr operator weak_ordering() const { return {value}; }
    friend constexpr bool operator==(strong_ordering, strong_ordering) = default;
    friend constexpr bool operator==(strong_ordering v, zero) { return v.value == 0; }
    friend constexpr bool operator<(strong_ordering v, zero) { return v.value < 0; }
    friend constexpr bool operator>(strong_ordering v, zero) { return v.value > 0; }
};
inline constexpr partial_ordering partial_ordering::less{-1}, partial_ordering::equivalent{0}, partial_ordering::greater{1}, partial_ordering::unordered{-127};
inline constexpr weak_ordering weak_ordering::less{-1}, weak_ordering::equivalent{0}, weak_ordering::greater{1};
inline constexpr strong_ordering strong_ordering::less{-1}, strong_ordering::equal{0}, strong_ordering::equivalent{0}, strong_ordering::greater{1};
template<class, class> constexpr bool same_v = false; template<class T> constexpr bool same_v<T, T> = true;
template<class T, class U> concept same_as = same_v<T, U>;
}
template<class T> concept three_way = requires(const T &a, const T &b) { a <=> b; a < b; a == b; };
template<class T> concept equality = requires(const T &a, const T &b) { a == b; a != b; };
struct A { int x; auto operator<=>(const A &) const = default; };
struct B { A a; double d; auto operator<=>(const B &) const = default; };
static_assert(std::same_as<decltype(A{} <=> A{}), std::strong_ordering>);
static_assert(std::same_as<decltype(B{} <=> B{}), std::partial_ordering>);
static_assert(A{1} == A{1});
static_assert(A{1} != A{2});
static_assert(B{{1}, 2.0} < B{{1}, 3.0});
static_assert((B{{1}, 2.0} <=> B{{1}, __builtin_nan("")}) == std::partial_ordering::unordered);
static_assert(!(B{{1}, 2.0} < B{{1}, __builtin_nan("")}));
static_assert(B{{1}, 2.0} == B{{1}, 2.0});
static_assert(three_way<A>);
static_assert(three_way<B>);
struct C { int v; constexpr std::weak_ordering operator<=>(const C &o) const { return v / 10 <=> o.v / 10; } constexpr bool operator==(const C &o) const { return v / 10 == o.v / 10; } };
struct D { C c[2]; int z; auto operator<=>(const D &) const = default; };
static_assert(std::same_as<decltype(D{} <=> D{}), std::weak_ordering>);
static_assert(D{{{11}, {25}}, 3} == D{{{12}, {21}}, 3});
static_assert(D{{{11}, {25}}, 3} < D{{{12}, {31}}, 3});
static_assert((D{{{11}, {25}}, 3} <=> D{{{12}, {21}}, 2}) > 0);
struct E { int v; constexpr bool operator==(const E &) const = default; constexpr bool operator<(const E &o) const { return v < o.v; } };
struct F { E e; int k; std::strong_ordering operator<=>(const F &) const = default; };
static_assert(F{{1}, 2} < F{{2}, 1});
static_assert(F{{1}, 2} == F{{1}, 2});
struct NoEq { int v; }; struct G { NoEq n; auto operator<=>(const G &) const = default; };
static_assert(!three_way<G>);
static_assert(!equality<G>);
struct H : A { int y; auto operator<=>(const H &) const = default; };
static_assert(H{{1}, 2} < H{{1}, 3});
static_assert(H{{1}, 2} != H{{2}, 2});
struct I { int v; friend auto operator<=>(const I &, const I &) = default; friend bool operator==(const I &, const I &) = default; };
static_assert(I{1} < I{2});
static_assert(I{1} == I{1});
struct J { int v; constexpr auto operator<=>(int o) const { return v <=> o; } constexpr bool operator==(int o) const { return v == o; } };
static_assert(J{1} < 2);
static_assert(2 > J{1});
static_assert((2 <=> J{1}) == std::strong_ordering::greater);
static_assert(1 == J{1});
template<class T> struct K { T v; auto operator<=>(const K &) const = default; };
static_assert(K<int>{1} < K<int>{2});
static_assert(std::same_as<decltype(K<float>{1} <=> K<float>{2}), std::partial_ordering>);
static_assert(K<K<int>>{{1}} == K<K<int>>{{1}});
enum class En { a, b };
static_assert((En::a <=> En::b) < 0);
static_assert((1.0 <=> 2.0) == std::partial_ordering::less);
static_assert((3 <=> 3) == 0);
// What has no built-in `<=>` makes a requirement fail.
enum class Scoped { a };
enum First { first };
enum Second { second };
struct Plain { int m; };
template <class T, class U> concept is_compared = requires(T t, U u) { t <=> u; };
static_assert(!is_compared<int *, char *>);
static_assert(!is_compared<int *, long *>);
static_assert(!is_compared<int *, int>);
static_assert(is_compared<int *, const int *>);
static_assert(is_compared<int *, const void *>);
static_assert(!is_compared<void (*)(), void (*)()>);
static_assert(!is_compared<void (*)(), int (*)()>);
static_assert(!is_compared<int Plain::*, int Plain::*>);
static_assert(!is_compared<bool, int>);
static_assert(is_compared<bool, bool>);
static_assert(is_compared<int, double>);
static_assert(!is_compared<Scoped, int>);
static_assert(is_compared<Scoped, Scoped>);
static_assert(is_compared<First, double>);
static_assert(!is_compared<First, Second>);
static_assert(!is_compared<Plain, Plain>);
static_assert(is_compared<int (&)[3], int *>);
static_assert(!is_compared<int (&)[3], char *>);
// Pointers into one object are ordered ([expr.spaceship]/5).
int ordered[3];
constexpr int* no_object = nullptr;
static_assert((&ordered[0] <=> &ordered[1]) < 0);
static_assert((&ordered[2] <=> ordered) > 0);
static_assert((ordered <=> &ordered[0]) == 0);
static_assert((no_object <=> no_object) == 0);
