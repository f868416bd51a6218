// Elements that are made alike, captures and parts are each destroyed by themselves ([class.dtor]/12, [dcl.init.aggr]/5).
struct T { int *p; constexpr T(int v = 1) : p(new int(v)) { } constexpr T(const T &o) : p(new int(*o.p)) { } constexpr T(T &&o) : p(o.p) { o.p = nullptr; } constexpr ~T() { delete p; } constexpr int v() const { return *p; } constexpr T operator+(const T &o) const { return T(*p + *o.p); } };
struct A { T a; int k = a.v(); T b = a; };
struct D { T x{3}; int y = x.v() + 1; };
constexpr int f1() { A as[3] = {}; return as[0].k + as[2].b.v(); }
constexpr int f2() { D d[2][2] = {{{}, {T(2), 5}}}; return d[0][1].y + d[1][1].y; }
constexpr int f3() { A a = {T(7)}; A b{a}; return b.b.v(); }
constexpr int f4() { T ts[] = {1, T(2), T(3) + T(4)}; int s = 0; for (const T &t : ts) s += t.v(); return s; }
constexpr int f5() { return (T(1) + T(2)).v() + T{5}.v(); }
constexpr int f6(T t, const T &u = T(9)) { return t.v() + u.v(); }
struct E { D d[2]; T t = d[1].x; };
constexpr int f7() { E e{}; E g = e; return g.t.v() + E{}.d[0].y; }
constexpr int f8() { T *p = new T[3]{1, 2}; int s = p[1].v() + p[2].v(); delete[] p; return s; }
constexpr int f9() { auto l = [t = T(4)](int i) { return t.v() + i; }; auto m = l; return m(1); }
struct U { union { T t; int i; }; bool h; constexpr U() : i(0), h(false) { } constexpr U(T x) : t(x), h(true) { } constexpr ~U() { if (h) t.~T(); } };
constexpr int f10() { U u[2] = {T(3), {}}; return u[0].t.v() + u[1].i; }
constexpr int f11() { const T &r = T(6); T &&q = T(7); return r.v() + q.v(); }
constexpr int f13(bool b) { T t = b ? T(1) : T(2); return (b ? t : T(5)).v(); }
constexpr int f14() { struct L { T t; int n; } l[] = {{1, 2}, {3}}; auto [t, n] = l[0]; return t.v() + n + l[1].n; }
constexpr int f15() { int s = 0; for (T t(3); t.v() > s; ++s) { T q = t; if (q.v() == 9) return 1; } return s; }
constexpr int f16() { try { T t; return t.v(); } catch (...) { return 2; } }
static_assert(f1() == 2);
static_assert(f2() == 9);
static_assert(f3() == 7);
static_assert(f4() == 10);
static_assert(f5() == 8);
static_assert(f6(1) == 10);
static_assert(f6(T(1), 2) == 3);
static_assert(f7() == 7);
static_assert(f8() == 3);
static_assert(f9() == 5);
static_assert(f10() == 3);
static_assert(f11() == 13);
static_assert(f13(true) == 1);
static_assert(f13(false) == 5);
static_assert(f14() == 3);
static_assert(f15() == 3);
static_assert(f16() == 1);
static_assert(A{}.k == 1);
static_assert(A{T(4)}.b.v() == 4);
static_assert(E().t.v() == 3);
static_assert([](T t) { return t.v(); }(8) == 8);
