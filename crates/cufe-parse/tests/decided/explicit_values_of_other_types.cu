// The type of an explicit argument's parameter need not be that of the parameter in the template-id: nothing is deduced from it.
template<unsigned long, class...> struct A;
template<unsigned long N, class T, class... U> struct A<N, T, U...> : A<1, U...> {};
template<unsigned long N, class T> struct A<N, T> {};
template<class... T> struct B : A<0, T...> {};
template<long N, class T> T f(A<N, T>);
static_assert(__is_same(decltype(f<1>(A<1, int *>())), int *));
static_assert(__is_same(decltype(f<1>(A<0, int, int *>())), int *));
static_assert(__is_same(decltype(f<1>(B<int, int *>())), int *));
template<class T, class = void> struct deduced { static constexpr bool value = false; };
template<class T> struct deduced<T, decltype((void)f(T()))> { static constexpr bool value = true; };
static_assert(!deduced<A<1, int *>>::value);
