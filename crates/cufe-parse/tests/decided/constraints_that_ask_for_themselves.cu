template<class T, class U> constexpr bool sm = false;
template<class T> constexpr bool sm<T,T> = true;
template<class T, class U> concept same_as = sm<T, U>;
template<class T, class U> concept eq = requires(const T& t, const U& u) { t == u; u == t; };
template<class T> concept eq1 = requires(const T& t, const T& u) { t == u; };
template<class T, class U> concept eqw = eq1<T> && eq1<U> && eq<T, U>;
template<class T> struct opt { T v; bool has; constexpr opt(T t) : v(t), has(true) {}
 template<class U> requires eqw<T, U> friend constexpr bool operator==(const opt &a, const U &b) { return a.has && a.v == b; } };
static_assert(eqw<int, int>);
static_assert(opt<int>(3) == 3);
static_assert(!(opt<int>(3) == 4));
static_assert(opt<int>(3) == 3.0);
static_assert(3.0 == opt<int>(3));
template<class T> struct opt2 { T v; constexpr opt2(T t) : v(t) {}
 template<class U> requires eqw<T, U> constexpr bool operator==(const U &b) const { return v == b; } };
static_assert(opt2<int>(3) == 3);
static_assert(!(opt2<int>(3) == 4));
static_assert(opt2<int>(3) == 3.0);
template<class T> concept has_self = requires(T a) { a == a; };
static_assert(!has_self<opt2<int>>);
static_assert(!has_self<opt<int>>);
struct R {}; 
static_assert(!eq<opt<int>, R>);
static_assert(eq<opt<int>, long>);
