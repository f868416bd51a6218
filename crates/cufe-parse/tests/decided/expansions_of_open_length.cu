// Expansions of the packs of a class beside packs of its member templates: how many arguments there will be is not known in the
// instance ([temp.variadic]/5).
template<class> struct A { };
template<class, class> struct B { };
template<class X, class Y> struct P { };
template<int> struct N { };
template<class... S> struct C {
  template<class> struct D { static constexpr int value = 1; };
  template<class... T> struct D<A<B<S, T>...>> { static constexpr int value = 2; };
  template<class... T> static constexpr int f(A<B<S, T>...>*) { return 1; }
  static constexpr int f(...) { return 2; }
  template<class... T> using al = A<B<S, T>...>;
  template<class... T> static constexpr int g(P<B<S, T>...>*) { return 1; }
  static constexpr int g(...) { return 2; }
  template<class> struct E { static constexpr int value = 1; };
  template<class... T> struct E<P<B<S, T>...>> { static constexpr int value = 2; };
  template<int... I> struct F { static constexpr int f(A<B<S, N<I>>...>*) { return 1; } static constexpr int f(...) { return 2; } };
};
static_assert(C<>::D<A<B<int, int>>>::value == 1);
static_assert(C<int>::D<A<B<long, int>>>::value == 1);
static_assert(C<int, int>::D<A<B<long, int>>>::value == 1);
static_assert(C<int, int>::D<A<B<int, int>>>::value == 1);
static_assert(C<>::f((A<B<int, int>>*)nullptr) == 2);
static_assert(C<int, int>::f((A<B<int, int>>*)nullptr) == 2);
static_assert(C<>::g((P<B<int, int>, B<int, char>>*)nullptr) == 2);
static_assert(C<int>::g((P<B<int, int>, B<int, char>>*)nullptr) == 2);
static_assert(C<int, int, int>::g((P<B<int, int>, B<int, char>>*)nullptr) == 2);
static_assert(C<>::E<P<B<int, int>, B<int, char>>>::value == 1);
static_assert(C<int>::E<P<B<int, int>, B<int, char>>>::value == 1);
static_assert(C<int, int, int>::E<P<B<int, int>, B<int, char>>>::value == 1);
static_assert(C<int>::F<1>::f((A<B<int, N<1>>>*)nullptr) == 1);
static_assert(C<int>::F<2>::f((A<B<int, N<1>>>*)nullptr) == 2);
template<class... X> struct L { };
template<class... S> struct V {
  template<class> struct D { static constexpr int value = 1; };
  template<class... T> struct D<L<B<S, T>...>> { static constexpr int value = 2; };
  template<class... T> static constexpr int f(L<B<S, T>...>*) { return 1; }
  static constexpr int f(...) { return 2; }
};
static_assert(V<>::D<L<B<int, int>>>::value == 1);
static_assert(V<int>::D<L<B<long, int>>>::value == 1);
static_assert(V<int, int>::D<L<B<long, int>>>::value == 1);
static_assert(V<int, int>::D<L<B<int, int>>>::value == 1);
static_assert(V<int, char>::D<L<B<int, long>, B<int, bool>>>::value == 1);
static_assert(V<>::f((L<B<int, int>>*)nullptr) == 2);
static_assert(V<>::f((L<>*)nullptr) == 1);
static_assert(V<int, int>::f((L<B<int, int>>*)nullptr) == 2);
static_assert(V<int, char>::f((L<B<int, long>, B<int, bool>>*)nullptr) == 2);
