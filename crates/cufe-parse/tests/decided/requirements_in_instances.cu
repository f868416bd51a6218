// Requires-expressions in templates inside of instances are read with the arguments of these templates only: what could be
// ill-formed in them behind a requirement that is not satisfied is not met ([expr.prim.req.general]/5).
template<class T> struct S { typedef typename T::type type; };
template<class T> struct M {
  template<class U> requires requires { typename U::x; typename S<T>::type; } static constexpr int f(U) { return 1; }
  static constexpr int f(...) { return 2; }
  template<class U> static constexpr bool v = requires { typename U::x; typename S<T>::type; };
  template<class U> struct N { static constexpr bool v = requires { typename U::x; typename S<T>::type; }; };
  template<class U> static constexpr bool w() { return requires { typename U::x; typename S<T>::type; }; }
  template<class U> static constexpr auto h(U) noexcept(requires { typename U::x; typename S<T>::type; }) { return 1; }
};
static_assert(M<int>::f(1) == 2);
static_assert(!M<char>::v<int>);
static_assert(!M<short>::N<int>::v);
static_assert(!M<bool>::w<int>());
static_assert(!noexcept(M<int>::h(1)));
template<class T> constexpr auto l1() { return []<class U>(U) { return requires { typename U::x; typename S<T>::type; }; }; }
static_assert(!l1<int>()(1));
template<class T> constexpr auto l2() { return []<class U>(U) requires (!requires { typename U::x; typename S<T>::type; }) { return true; }; }
static_assert(l2<int>()(1));
template<class T> constexpr auto l3() { return []<class U>(U) noexcept(requires { typename U::x; typename S<T>::type; }) { return true; }; }
static_assert(l3<int>()(1));
template<class T> constexpr auto l4() { return []<class U>(U) { if constexpr (requires { typename U::x; typename S<T>::type; }) return 1; else return 2; }; }
static_assert(l4<int>()(1) == 2);
template<class T> constexpr auto l5() { return [](auto u) { return requires { u.x; S<T>(); }; }; }
static_assert(!l5<int>()(1));
template<class T> constexpr auto l7() { return [](auto u) { return [](auto v) { return requires { u.x; S<T>(); }; }; }; }
static_assert(!l7<int>()(1)(2));
template<class T> constexpr auto l8() { return [](auto u) { return [] { return requires { typename decltype(u)::x; S<T>(); }; }; }; }
static_assert(!l8<int>()(1)());
