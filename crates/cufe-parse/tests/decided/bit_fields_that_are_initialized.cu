// A bit-field holds what fits its width, however it gets its value ([conv.integral], [class.bit]). As g++ and clang
// evaluate it; the reference departs from that for mem-initializers.
struct written { int a; unsigned c : 5; unsigned d : 4; constexpr written(int x) : a(x), c(x), d(x) {} };
constexpr int c_of(int x) { return written(x).c; }
static_assert(c_of(65536) == 0);
static_assert(c_of(-1) == 31);
static_assert(c_of(37) == 5);
static_assert(written(-1).a == -1);
struct aggregate { unsigned a : 3; int b : 3; bool c : 1; int d; };
constexpr int nine = 9;
constexpr aggregate whole = { unsigned(nine), int(nine) - 4, true, 9 };
static_assert(whole.a == 1);
static_assert(whole.b == -3);
static_assert(whole.d == 9);
constexpr aggregate named = { .a = unsigned(nine) + 1u, .d = 4 };
static_assert(named.a == 2);
struct defaults { unsigned a : 2 = 7; int b = 7; };
static_assert(defaults().a == 3);
static_assert(defaults{}.a == 3);
static_assert(defaults{}.b == 7);
constexpr int assigned() { written w(1); w.c = 34; return w.c * 100 + w.d; }
static_assert(assigned() == 201);
