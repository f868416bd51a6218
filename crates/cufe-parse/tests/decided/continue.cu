// What continue goes to ([stmt.cont]).
constexpr int in_do(int n) { int count = 0; do { ++count; if (count < n) continue; return count; } while (count < 100); return -1; }
constexpr int ends(int n) { int count = 0; do { ++count; if (count == n) continue; } while (count < n); return count; }
constexpr int condition() { int count = 0; do { continue; } while (++count < 5); return count; }
constexpr int in_while() { int i = 0, sum = 0; while (++i < 6) { if (i == 3) continue; sum += i; } return sum; }
constexpr int in_for() { int sum = 0; for (int i = 0; i < 6; ++i) { if (i == 3) continue; sum += i; } return sum; }
constexpr int in_range() { int sum = 0; int a[] = {0, 1, 2, 3, 4, 5}; for (int i : a) { if (i == 3) continue; sum += i; } return sum; }
constexpr int nested() { int sum = 0; for (int i = 0; i < 3; ++i) { do { ++sum; if (sum > 0) continue; sum = 100; } while (false); sum += 10; } return sum; }
constexpr int in_switch() { int sum = 0; for (int i = 0; i < 4; ++i) { switch (i) { case 1: continue; default: break; } sum += i; } return sum; }
static_assert(in_do(5) == 5);
static_assert(in_do(200) == -1);
static_assert(ends(7) == 7);
static_assert(condition() == 5);
static_assert(in_while() == 12);
static_assert(in_for() == 12);
static_assert(in_range() == 12);
static_assert(nested() == 33);
static_assert(in_switch() == 5);
