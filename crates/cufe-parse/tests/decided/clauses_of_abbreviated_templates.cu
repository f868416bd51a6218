// Requires-clauses behind functions with placeholders, of namespaces and of class templates ([dcl.fct]/22): the head that nobody wrote
// names nothing, and parameters of the function and of the class around may be named.
template<class F, class T> concept Converts = __is_convertible_to(F, T);
template<class T> struct Sized { T b; constexpr Sized(Converts<T> auto i) requires (sizeof(T) == 4) : b(i) {} };
static_assert(Sized<int>(4).b == 4);
static_assert(__is_constructible(Sized<int>, char));
static_assert(!__is_constructible(Sized<long>, char));
static_assert(!__is_constructible(Sized<int>, void*));
template<class T> struct Named {
    static constexpr bool is_small = sizeof(T) < 4;
    T b;
    constexpr Named(Converts<T> auto i, T) requires (!is_small) : b(i) {}
    constexpr Named(Converts<T> auto i, T, long n) requires (sizeof(i) == 4) : b(i + n) {}
};
static_assert(Named<int>(4, 5).b == 4);
static_assert(Named<int>(4, 5, 6).b == 10);
static_assert(!__is_constructible(Named<short>, int, short));
static_assert(__is_constructible(Named<short>, int, short, int));
static_assert(!__is_constructible(Named<short>, char, short, int));
constexpr int f(auto) { return 0; }
constexpr int f(auto x) requires (sizeof(x) == 1) { return 1; }
static_assert(f(1) == 0);
static_assert(f('a') == 1);
template<class T> struct Members {
    constexpr int g(auto) const { return 0; }
    constexpr int g(auto x) const requires (sizeof(x) == sizeof(T)) { return 1; }
};
static_assert(Members<int>{}.g(1) == 1);
static_assert(Members<int>{}.g('a') == 0);
