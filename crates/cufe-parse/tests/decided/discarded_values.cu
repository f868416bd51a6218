// Of what is discarded only volatile objects are read ([expr.context]/2).
struct A { mutable int n; constexpr A() : n(1) { n = 2; } };
struct B { const A a; constexpr B() { const_cast<A &>(a).n = 3; } };
constexpr B b{};
static_assert(((void)b.a.n, true));
static_assert((static_cast<void>(b.a.n), true));
int g;
extern int arr[];
static_assert(((void)g, true));
static_assert((void(*&g), true));
static_assert(((void)arr[0], true));
constexpr int uninitialized() { int x; (void)x; int y[2]; (void)y[0]; (void)(y[1]); (void)*y; return 1; }
static_assert(uninitialized() == 1);
constexpr int null() { int *x = nullptr; (void)*x; return 1; }
static_assert(null() == 1);
