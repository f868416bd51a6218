// The object of a call is the first parameter ([dcl.fct]/6), by reference or by value, of its own class or of what is deduced.
struct S { int v; constexpr int get(this const S &self) { return self.v; } constexpr int add(this S self, int k) { self.v += k; return self.v; } template<class Self> constexpr auto &&ref(this Self &&self) { return self.v; } constexpr S &set(this S &self, int n) { self.v = n; return self; } constexpr int operator()(this S s, int x) { return s.v + x; } constexpr int operator[](this const S &s, int i) { return s.v * i; } };
constexpr S s{3};
static_assert(s.get() == 3);
static_assert(s.add(4) == 7);
static_assert(s.ref() == 3);
static_assert(S{5}.get() == 5);
constexpr int f() { S t{1}; t.set(9).set(8); return t.v; }
static_assert(f() == 8);
static_assert(s(2) == 5);
static_assert(s[2] == 6);
constexpr auto fact = [](this auto self, int n) -> int { return n ? n * self(n - 1) : 1; };
static_assert(fact(4) == 24);
struct D : S { int w = 2; };
static_assert(D{{4}}.get() == 4);
static_assert(D{{4}}.ref() == 4);
constexpr int (*pf)(const S&) = &S::get;
static_assert(pf(s) == 3);
struct C { template<class T> constexpr bool is(this T&&) { return __is_same(T, const C&); } }; constexpr C c{};
static_assert(c.is());
static_assert(!C{}.is());
struct Conv { constexpr operator int(this Conv) { return 42; } };
static_assert(Conv{} == 42);
struct Cmp { int v; constexpr bool operator==(this Cmp a, Cmp b) { return a.v == b.v; } };
static_assert(Cmp{1} == Cmp{1});
static_assert(Cmp{1} != Cmp{2});
struct Counter { int n = 0; constexpr int next(this Counter& self) { return ++self.n; } };
constexpr int counted() { Counter c; Counter* p = &c; p->next(); return p->next() + c.n; }
static_assert(counted() == 4);
struct Base { template <class Self> constexpr int id(this const Self& self) { return self.number(); } };
struct One : Base { constexpr int number() const { return 1; } };
struct Two : Base { constexpr int number() const { return 2; } };
static_assert(One{}.id() == 1);
static_assert(Two{}.id() == 2);
