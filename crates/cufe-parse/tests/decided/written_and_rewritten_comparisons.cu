// Of comparisons, the one that is written wins over the rewritten one, and the one that keeps the order over the reversed one,
// where their conversions are the same ([over.match.best.general]/2.8 and /2.9).
struct Two { char c[2]; constexpr operator bool() const { return true; } }; struct Three { char c[3]; constexpr operator bool() const { return true; } };
struct A {}; struct B {};
bool operator==(A, B); Two operator==(B, A);
static_assert(sizeof(A() == B()) == 1);
static_assert(sizeof(B() == A()) == 2);
struct C { Two operator!=(C) const; bool operator==(C) const; };
static_assert(sizeof(C() != C()) == 2);
static_assert(sizeof(C() == C()) == 1);
struct D { bool operator==(D) const; };
static_assert(sizeof(D() != D()) == 1);
struct E { constexpr bool operator==(int i) const { return i == 1; } };
static_assert(E() == 1);
static_assert(1 == E());
static_assert(!(2 == E()));
static_assert(2 != E());
static_assert(E() != 2);
struct F { constexpr bool operator==(long) const { return false; } }; constexpr bool operator==(int, F) { return true; }
static_assert(1 == F());
static_assert(F() == 1);
static_assert(!(F() == 1l));
static_assert(1l != F());
struct Order { int v; }; struct G { int v; constexpr int operator<=>(int o) const { return v < o ? -1 : v > o; } constexpr bool operator<(int) const { return false; } };
static_assert(!(G{1} < 2));
static_assert(2 > G{1});
static_assert(G{3} > 2);
static_assert(G{1} <= 1);
static_assert(1 >= G{1});
struct H { constexpr bool operator==(const H &) const = default; int v; };
static_assert(H{1} != H{2});
static_assert(!(H{1} != H{1}));
