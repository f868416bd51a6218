// The operand of __builtin_assume is not evaluated, in constant expressions neither.
constexpr int f(int x) { __builtin_assume(x > 3); return x; }
constexpr int g(int x) { __builtin_assume(x = 5); return x; }
template<class T> constexpr T h(T x) { return __builtin_assume(x > 3), x; }
static_assert(f(1) == 1);
static_assert(f(4) == 4);
static_assert(g(1) == 1);
static_assert(h(1) == 1);
static_assert(noexcept(__builtin_assume(true)));
