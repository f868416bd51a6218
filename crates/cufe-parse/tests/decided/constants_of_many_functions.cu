// An evaluation that needs the bodies of many functions does not evaluate again what it has done: without that this takes
// minutes ([expr.const]).
template<int N> constexpr int work(int n) { int sum = 0; for (int i = 0; i < n; ++i) { sum += i % 7; } return sum % 2 + N; }
template<int... I> struct numbers {}; template<int N> using upto = numbers<__integer_pack(N)...>;
template<int... I> constexpr int all(numbers<I...>) { int total = 0; ((total += work<I>(300)), ...); return total; }
static_assert(all(upto<150>()) == 150 * 149 / 2 + 150 * (work<0>(300)));
struct counter { int n; constexpr counter operator+(int m) const { return {n + m}; } };
template<int N> constexpr counter added(counter c) { for (int i = 0; i < 300; ++i) { c = c + i % 2; } return c + N; }
template<int... I> constexpr int sum(numbers<I...>) { int total = 0; ((total += added<I>(counter{I % 2}).n), ...); return total; }
static_assert(sum(upto<40>()) == 40 * 150 + 20 + 40 * 39 / 2);
template<int N> constexpr void increase(int& n) { for (int i = 0; i < 500; ++i) { ++n; } n += N; }
template<int... I> constexpr int increased(numbers<I...>) { int n = 0; (increase<I>(n), ...); (increase<I>(n), ...); return n; }
static_assert(increased(upto<30>()) == 2 * (30 * 500 + 30 * 29 / 2));
