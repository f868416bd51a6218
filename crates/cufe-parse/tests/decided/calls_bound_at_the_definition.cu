// Calls and operators whose operands do not depend on parameters are bound where the template is defined; others find what is
// declared up to the instantiation, too ([temp.nondep], [temp.dep.candidate]).
struct B { int v; };
constexpr int g(B, long) { return 1; }
constexpr int operator+(B, long) { return 1; }
constexpr int operator!(B) { return 1; }
template<class T> constexpr int fixed(T) { return g(B(), 1) * 100 + (B() + 1) * 10 + !B(); }
template<class T> constexpr int open(T t) { return g(t, 1) * 10 + (t + 1); }
template<class T> struct X { T t; constexpr int fixed() const { return g(B(), 1); } constexpr int open() const { return g(t, 1); } };
constexpr int g(B, int) { return 2; }
constexpr int operator+(B, int) { return 2; }
static_assert(g(B(), 1) == 2);
static_assert(fixed(1) == 111);
static_assert(open(B()) == 22);
static_assert(X<B>().fixed() == 1);
static_assert(X<B>().open() == 2);
