// An instance that was made of a declaration has the definition behind it ([temp.point]/7, [expr.const]/5).
template<typename T> constexpr int c1(T);
const int k1 = c1(0);
template<typename T> constexpr int c1(T) { return 7; }
static_assert(c1(0) == 7);
template<typename T> constexpr int c2(T);
int k2() { return c2(0); }
template<typename T> constexpr int c2(T t) { return t + 3; }
static_assert(c2(0) == 3);
template<class... T> constexpr int c3(T...);
const int k3 = c3(1, 2.0f);
template<class... T> constexpr int c3(T... t) { int a[] = {int(t)...}; return sizeof(a); }
static_assert(c3(1, 2.0f) == 8);
template<typename T> struct S { template<class U> static constexpr int f(U); template<class U> constexpr S(U); int m = 0; };
const int k4 = S<int>::f(2);
template<typename T> template<class U> constexpr int S<T>::f(U u) { return u + sizeof(T); }
template<typename T> template<class U> constexpr S<T>::S(U u) : m(u) {}
static_assert(S<int>::f(2) == 6);
static_assert(S<int>(5).m == 5);
constexpr int c5(auto x);
const int k5 = c5(4);
constexpr int c5(auto x) { return x * 2; }
static_assert(c5(4) == 8);
template<typename T> constexpr auto c6(T) -> int;
template<typename T> constexpr int u6(T t) { return c6(t); }
template<typename T> constexpr auto c6(T) -> int { return 3; }
static_assert(u6(3) == 3);
