// The operands of a rewritten comparison are converted to the parameters of the function that is called ([over.match.oper]/9).
struct zero { constexpr zero(zero*) noexcept {} };
struct order {
  int v;
  friend constexpr bool operator==(order o, zero) { return o.v == 0; }
  friend constexpr bool operator<(order o, zero) { return o.v < 0; }
};
struct number {
  int n;
  constexpr number(int n) : n(n) {}
  constexpr bool operator==(const number& o) const { return n == o.n; }
  constexpr int operator<=>(const number& o) const { return n - o.n; }
};
constexpr bool differs(order o) { return o != 0; }
constexpr bool is_zero(order o) { return 0 == o; }
constexpr int pick(order o) { if (auto c = o; c != 0) return c.v; return 7; }
static_assert(differs(order{1}) && !differs(order{0}));
static_assert(is_zero(order{0}) && !is_zero(order{2}));
static_assert(pick(order{0}) == 7 && pick(order{3}) == 3);
static_assert(number(1) != 2 && 2 != number(1) && 1 == number(1));
static_assert(number(1) < 2 && 2 > number(1) && 1 <= number(1) && !(number(3) < 3));
