// The condition of an explicit-specifier is any constant that converts to bool, in templates, too ([dcl.fct.spec]/3).
template<class T, class U> struct is_same { static constexpr bool value = false; constexpr operator bool() const { return value; } };
template<class T> struct is_same<T, T> { static constexpr bool value = true; constexpr operator bool() const { return value; } };
template<class T, class U> constexpr bool to = __is_convertible_to(T, U);
template<bool a, class T> struct X { template<class U> explicit(a ^ is_same<T, U>::value) X(U) {} };
static_assert(to<int, X<true, int>>);
static_assert(!to<double, X<true, int>>);
static_assert(!to<int, X<true, double>>);
static_assert(!to<int, X<false, int>>);
static_assert(to<int, X<false, double>>);
template<class T> struct A {
  template<class U> explicit(is_same<T, U>{}) A(U) {}
  template<class U> explicit(!is_same<T, U>::value || sizeof(U) == 4) operator U() { return U(); }
};
static_assert(!to<int, A<int>>);
static_assert(to<long, A<int>>);
static_assert(to<A<long>, long>);
static_assert(!to<A<int>, int>);
static_assert(!to<A<int>, long>);
