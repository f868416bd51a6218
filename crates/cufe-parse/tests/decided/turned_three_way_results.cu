// `x <=> y` turned round is `0 <=> (y <=> x)`, by the operators of the result's class ([over.match.oper]/9).
struct A {};
struct B {};
struct R {};
struct Turned {};
constexpr R operator<=>(A, B) { return {}; }
constexpr Turned operator<=>(int, R) { return {}; }
constexpr char operator<(R, int) { return 1; }
constexpr long operator<(int, R) { return 1; }
A a;
B b;
template<class A, class B> constexpr bool same = false;
template<class A> constexpr bool same<A, A> = true;
static_assert(same<decltype(a <=> b), R>);
static_assert(same<decltype(b <=> a), Turned>);
static_assert(same<decltype(a < b), char>);
static_assert(same<decltype(b < a), long>);
