// Default arguments of class templates that alias templates name with their own parameters in another order ([temp.alias]/2).
template<class T, T v> struct ic { static constexpr T value = v; };
template<class> struct is_c : ic<bool, false> {}; template<class T> struct is_c<const T> : ic<bool, true> {};
template<class T, bool C, bool V> struct sel; template<class T> struct sel<T, false, false> { using type = T; }; template<class T> struct sel<T, true, true> { using type = const T; };
template<class Q, class U, bool C = is_c<Q>::value, bool V = is_c<Q>::value> struct match { using m = sel<U, C, V>; using type = typename m::type; };
template<class F, class T> using copy_cv = typename match<F, T>::type;
template<class A, class B> constexpr bool same = false; template<class A> constexpr bool same<A, A> = true;
static_assert(same<copy_cv<int &, int &>, int &>);
static_assert(same<copy_cv<const int, int>, const int>);
template<class F, class T> using two = copy_cv<T, F>;
static_assert(same<two<int, const int>, const int>);
static_assert(same<two<int &, int>, int &>);
