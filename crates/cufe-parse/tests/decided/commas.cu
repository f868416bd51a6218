// The comma with operands of class and enumeration type ([expr.comma], [over.match.oper]/9).
struct S { int a; };
struct R { R(); int a; };
struct D { ~D(); int a; };
static_assert(sizeof(decltype(S(), 1)) == 4);
static_assert(sizeof(decltype(R(), 1)) == 4);
static_assert(sizeof(decltype(D(), 1)) == 4);
static_assert(sizeof(decltype((S(), 1))) == 4);
static_assert(sizeof((S(), 1)) == 4);
static_assert(sizeof(decltype(S{}, 1)) == 4);
static_assert((S(), 1) == 1);
static_assert((S{}, 1) == 1);
static_assert(sizeof(decltype((R(), 1))) == 4);
static_assert(sizeof((R(), 1)) == 4);
static_assert(sizeof(decltype(S() , S())) == 4);
static_assert(sizeof(decltype(1, S())) == 4);
static_assert(sizeof(decltype((void)S(), 1)) == 4);
struct O { };
constexpr char operator,(O, int) { return 1; }
template<class T> struct U {};
template<class T> constexpr char operator,(U<T>, T) { return 1; }
struct M { constexpr char operator,(int) const { return 3; } };
static_assert(sizeof(decltype(O(), 1)) == 1);
static_assert(sizeof(decltype(O(), O())) == 1);
static_assert(sizeof(decltype(U<int>(), 1)) == 1);
static_assert(sizeof(decltype(U<int>(), 1.0)) == 8);
static_assert(sizeof(decltype(M(), 1.0)) == 1);
static_assert(sizeof(decltype(M(), 1, 1)) == 4);
enum E { e }; enum class F { f };
static_assert(sizeof(decltype(e, 'c')) == 1);
static_assert(sizeof(decltype(F::f, 'c')) == 1);
static_assert(sizeof(decltype('c', F::f)) == 4);
constexpr char operator,(F, int) { return 1; }
static_assert(sizeof(decltype(F::f, 1)) == 1);
template<class T, class V> constexpr int k() { return sizeof(decltype(T(), V())); }
static_assert(k<O, int>() == 1);
static_assert(k<int, int>() == 4);
static_assert(k<S, double>() == 8);
template<class T> constexpr int l() { return sizeof(decltype(1, T())); }
constexpr char operator,(int, M) { return 1; }
struct Big { char c[7]; };
static_assert(l<Big>() == 7);
static_assert(l<M>() == 1);
template<class T> constexpr int n() { return sizeof((T(), 1)); }
static_assert(n<O>() == 1);
static_assert(n<S>() == 4);
template<class T> auto o(int) -> decltype(T(), 1) { return 1; }
static_assert(sizeof(o<S>(1)) == 4);
template<class T> char q(...);
template<class T> auto q(int) -> decltype(T(), void(), 1);
struct ND { ND(int); };
static_assert(sizeof(q<ND>(1)) == 1);
static_assert(sizeof(q<S>(1)) == 4);
