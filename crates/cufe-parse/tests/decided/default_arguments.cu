// The type of a parameter is complete where its default argument is used ([dcl.fct.default]/5, [temp.inst]).
template<class T> struct one { T a; constexpr one() : a(3) {} };
template<class T, class U> struct two { T a; U b; };
template<int M, class S> constexpr bool in_template(S = {}) { return M == 0 && sizeof(S) == 1; }
static_assert(in_template<0, one<char>>());
static_assert(!in_template<0, two<char, one<int>>>());
template<class S> constexpr bool through() { return in_template<0, S>(); }
static_assert(through<one<unsigned char>>());
constexpr int in_function(one<short> s = {}) { return s.a; }
static_assert(in_function() == 3);
struct C { template<class S> static constexpr int f(S s = {}) { return s.a; } constexpr int g(one<long> s = {}) const { return s.a; } };
static_assert(C::f<one<float>>() == 3);
static_assert(C().g() == 3);
static_assert(C::f<two<float, int>>() == 0);
