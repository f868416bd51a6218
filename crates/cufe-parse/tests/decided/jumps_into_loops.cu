// Labels of a switch inside of loops ([stmt.switch], [expr.const]).
constexpr bool into_for() { int n = 0; switch (n) { for (; n == 1; ++n) { return n == 1; case 0: ; } } return false; }
static_assert(into_for());
constexpr int duff(int n) { int s = 0; switch ((n - 1) % 4 + 1) { for ( ; n; n = (n - 1) & ~3) { case 4: s += 1000; case 3: s += 100; case 2: s += 10; case 1: s += 1; } } return s; }
static_assert(duff(6) == 1122);
static_assert(duff(4) == 1111);
constexpr int brk(int n) { switch (n) { for (;;) { case 0: n += 5; if (n > 12) break; } n += 100; } return n; }
static_assert(brk(0) == 115);
constexpr int cont(int n) { switch (n) { for (; n < 10; n += 3) { case 0: n++; if (n > 5) continue; n++; } } return n; }
static_assert(cont(0) == 13);
