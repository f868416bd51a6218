// Results of functions whose bodies in headers are read only when something asks ([dcl.spec.auto.general]/12).
# 1 "header.h" 1 3
struct policy { int threads, items; };
constexpr auto sum(int a, int b) { const int both = a + b; return both; }
inline auto pair() { return policy{1, 2}; }
inline decltype(auto) first(policy &p) { return (p.threads); }
constexpr auto of_other(int n) { return sum(n, 1); }
struct tuning {
  int base;
  constexpr auto scaled(int n) const { const int factor = n; return base * factor; }
  auto chosen() const { if (base) return policy{1, 2}; return policy{3, 4}; }
  static auto made() { return 2L; }
};
namespace inner { constexpr auto twice(int n) { return 2L * n; } }
using inner::twice;
constexpr auto ahead(int n);
constexpr auto ahead(int n) { return (char)n; }
constexpr int size() { const int number = 3; return number; }
template<class T, int N> struct list { T items[N]; constexpr int count() const { return N; } };
template<class T> constexpr list<T, size()> objects = {};
template<class T> constexpr auto of_size(T) -> list<T, size()> { return {}; }
# 23 "main.cu" 2
static_assert(sum(1, 2) == 3);
static_assert(__is_same(decltype(sum(1, 2)), int));
static_assert(__is_same(decltype(pair()), policy));
static_assert(__is_same(decltype(pair), policy()));
static_assert(__is_same(decltype(&pair), policy (*)()));
policy object;
static_assert(__is_same(decltype(first(object)), int &));
static_assert(of_other(4) == 5);
static_assert(__is_same(decltype(of_other(4)), int));
static_assert(tuning{3}.scaled(4) == 12);
static_assert(__is_same(decltype(tuning{3}.chosen()), policy));
static_assert(__is_same(decltype(&tuning::chosen), policy (tuning::*)() const));
static_assert(__is_same(decltype(tuning::made()), long));
static_assert(twice(4) == 8);
static_assert(__is_same(decltype(twice(4)), long));
static_assert(__is_same(decltype(ahead(4)), char));
constexpr auto value = sum(3, 4);
static_assert(value == 7);
template<class T> constexpr int used(T t) { return sum(t, 1); }
static_assert(used(2) == 3);
static_assert(objects<int>.count() == 3);
static_assert(of_size(2).count() == 3);
