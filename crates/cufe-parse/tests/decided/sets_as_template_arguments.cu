// A set of functions as a template argument means another function in each place ([over.over]/1).
template<class T> constexpr int f(T) { return sizeof(T); }
template<int (*P)(int)> struct A { static constexpr int call() { return P(0); } };
template<int (*P)(char)> constexpr int wrap() { return P(0); }
template<int (&P)(long)> constexpr int refer() { return P(0); }
template<int> constexpr int all() { return A<f>::call() + 10 * wrap<f>() + 100 * refer<f>(); }
static_assert(A<f>::call() == 4);
static_assert(A<&f>::call() == 4);
static_assert(A<(&f)>::call() == 4);
static_assert(wrap<f>() == 1);
static_assert(wrap<&f>() == 1);
static_assert(wrap<f<char>>() == 1);
static_assert(refer<f>() == 8);
static_assert(all<0>() == 814);
struct S { template<class T> void m(T); static int s(int); static int s(char); };
template<void (S::*)(int)> struct member { static constexpr int value = 1; };
template<void (S::*)(char)> struct other { static constexpr int value = 2; };
template<class T> struct uses { static constexpr int value = member<&S::m>::value + 10 * other<&S::m>::value + 100 * member<&T::m>::value; };
static_assert(uses<S>::value == 121);
