// A mem-initializer that is a pack expansion initializes one base for each element ([class.base.init], [temp.variadic]/5).
template<int I, class T> struct leaf { T v; constexpr leaf() : v() {} constexpr leaf(T u) : v(u) {} };
template<int... I> struct list {};
template<class S, class... T> struct base;
template<int... I, class... T> struct base<list<I...>, T...> : leaf<I, T>... { constexpr base(char) : leaf<I, T>()... {} constexpr base(short, T... u) : leaf<I, T>(u)... {} };
template<class... B> struct braced : B... { int n; constexpr braced(int m) : B{m}..., n(m + 1) {} };
struct A { int a; constexpr A(int i) : a(i) {} }; struct B { int b; constexpr B(int i) : b(i * 10) {} };
template<int I, class T> constexpr T pick(const leaf<I, T> &l) { return l.v; }
constexpr base<list<0, 1, 2>, int, char, double> many(short(0), 1, 'b', 2.5);
constexpr base<list<>> none{short(0)}; constexpr base<list<3>, long> zero(char(0)); constexpr braced<A, B> ab(4); constexpr braced<> alone(7);
static_assert(pick<0>(many) == 1);
static_assert(pick<1>(many) == 'b');
static_assert(pick<2>(many) == 2.5);
static_assert(pick<3>(zero) == 0);
static_assert(ab.a == 4);
static_assert(ab.b == 40);
static_assert(ab.n == 5);
static_assert(alone.n == 8);
static_assert(sizeof(none) == 1);
