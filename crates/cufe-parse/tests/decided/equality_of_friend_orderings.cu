// A friend `<=>` that is defaulted brings a friend `==` with it, unless the class declares one ([class.compare.default]/5).
namespace std {
struct strong_ordering { signed char value; static const strong_ordering less, equal, equivalent, greater; friend constexpr bool operator==(strong_ordering a, int) { return a.value == 0; } friend constexpr bool operator<(strong_ordering a, int) { return a.value < 0; } };
inline constexpr strong_ordering strong_ordering::less{-1}; inline constexpr strong_ordering strong_ordering::equal{0}; inline constexpr strong_ordering strong_ordering::equivalent{0}; inline constexpr strong_ordering strong_ordering::greater{1};
}
struct a { int v; friend constexpr auto operator<=>(const a &, const a &) = default; };
static_assert(a{1} == a{1});
static_assert(a{1} != a{2});
struct b { int v; friend constexpr auto operator<=>(b, b) = default; };
static_assert(b{1} == b{1});
template<class T> struct c { T v; friend constexpr auto operator<=>(const c &, const c &) = default; };
static_assert(c<int>{1} == c<int>{1});
template<class T> struct d { T v; constexpr auto operator<=>(const d &) const = default; };
static_assert(d<int>{1} == d<int>{1});
struct e { int v; friend constexpr auto operator<=>(const e &, const e &); };
constexpr auto operator<=>(const e &x, const e &y) = default;
struct f { int v; friend constexpr auto operator<=>(const f &, const f &) = default; constexpr operator int() const { return v; } };
static_assert(f{1} == f{1});
struct g { int v; friend constexpr auto operator<=>(const g &, const g &) = default; friend constexpr bool operator==(const g &, int) { return true; } };
template<class T> constexpr bool eq = requires(T a) { a == a; };
static_assert(!eq<g>);
static_assert(eq<a>);
static_assert(!eq<e>);
struct h { int v; friend constexpr auto operator<=>(const h &, const h &) noexcept = default; };
static_assert(noexcept(h{} == h{}));
struct h2 { int v; friend constexpr auto operator<=>(const h2 &, const h2 &) = default; };
static_assert(!noexcept(h2{} == h2{}));
struct h3 { int v; constexpr auto operator<=>(const h3 &) const noexcept = default; };
static_assert(noexcept(h3{} == h3{}));
struct h4 { int v; constexpr auto operator<=>(const h4 &) const = default; };
static_assert(!noexcept(h4{} == h4{}));
struct h5 { int v; constexpr auto operator<=>(const h5 &) const noexcept(false) = default; };
static_assert(!noexcept(h5{} == h5{}));
struct k { int v; private: friend constexpr auto operator<=>(const k &, const k &) = default; };
static_assert(k{1} == k{1});
struct m { int v; a w; constexpr auto operator<=>(const m &) const = default; };
static_assert(m{1, {2}} == m{1, {2}});
struct nolt {};
template<class T> struct node { T val; friend constexpr auto operator<=>(const node &, const node &) = default; };
static_assert(!eq<node<nolt>>);
static_assert(eq<node<int>>);
struct below : a {};
static_assert(below{{1}} == below{{1}});
template<class T> struct box {};
static_assert(!eq<box<a>>);
namespace inner { struct p { int v; friend constexpr auto operator<=>(const p &, const p &) = default; }; }
static_assert(inner::p{3} == inner::p{3});
constexpr int local() { struct L { int v; constexpr auto operator<=>(const L &) const = default; }; return L{1} == L{1}; }
static_assert(local());
