// What assigns to a bit-field denotes it, and promotes as it does ([conv.prom]/5, [expr.ass]/1).
struct T { unsigned n : 2; bool b : 1; unsigned long long w : 40; } t;
template<class A, class B> struct same { static const bool v = false; };
template<class A> struct same<A, A> { static const bool v = true; };
static_assert(same<decltype(+t.n), int>::v);
static_assert(same<decltype(+(t.n = 0)), int>::v);
static_assert(same<decltype(t.n = 0), unsigned &>::v);
static_assert(same<decltype((t.n += 1) + 1), int>::v);
static_assert(same<decltype(++t.n + 1), int>::v);
static_assert(same<decltype(+t.n++), int>::v);
static_assert(same<decltype((0, t.n) + 1), int>::v);
static_assert(same<decltype((t.n = 0) << 1), int>::v);
static_assert(same<decltype(+(true ? t.n : t.n)), unsigned>::v);
