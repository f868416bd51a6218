// The constraint of a placeholder among the parameters may name a parameter before it.
template<class T, class U> concept Same = __is_same(T, U);
template<class T> int f(T t, Same<decltype(t)> auto u);
template<class T> int g(T t, Same<decltype(t + 1)> auto u);
template<class T> int h(T t, T *p, Same<decltype(*p)> auto &&u);
template<class T> concept f_takes_int = requires { f(T(), 1); };
template<class T> concept g_takes_int = requires { g(T(), 1); };
static_assert(f_takes_int<int>);
static_assert(!f_takes_int<char>);
static_assert(g_takes_int<int>);
static_assert(g_takes_int<char>);
static_assert(!g_takes_int<long>);
