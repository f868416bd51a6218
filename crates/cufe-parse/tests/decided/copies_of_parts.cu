// Implicit copies and moves are those of the parts: a part with a constructor or an assignment operator of its own is copied by it
// ([class.copy.ctor]/14, [class.copy.assign]/12).
struct counted {
  int n;
  constexpr counted(int n) : n(n) {}
  constexpr counted(const counted& o) : n(o.n + 1) {}
  constexpr counted& operator=(const counted& o) { n = o.n + 10; return *this; }
};
struct whole { counted c; int k; };
constexpr int constructed() { whole a{1, 2}; whole b = a; whole c = b; return c.c.n; }
constexpr int assigned() { whole a{1, 2}; whole b{5, 6}; b = a; return b.c.n * 10 + b.k; }
struct moved { int n; constexpr moved(int n) : n(n) {} constexpr moved(moved&& o) : n(o.n + 1) { o.n = 0; } constexpr moved(const moved& o) : n(o.n) {} };
struct outer { moved m; };
constexpr int moves() { outer a{1}; outer b = static_cast<outer&&>(a); outer c = b; return a.m.n * 100 + b.m.n * 10 + c.m.n; }
template <class T> struct head { T t; constexpr head(const T& t) : t(t) {} constexpr head(const head&) = default; };
template <class T> struct tuple_like : head<T> { constexpr tuple_like(const T& t) : head<T>(t) {} constexpr tuple_like(const tuple_like&) = default; };
static_assert(constructed() == 3);
static_assert(assigned() == 112);
static_assert(moves() == 22);
static_assert(tuple_like<tuple_like<int>>(tuple_like<int>(4)).t.t == 4);
