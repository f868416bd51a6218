// A value is deduced for a parameter of its own type only ([temp.deduct.type]/17): the type is that of the parameter that it is the
// argument of, in partial specializations, elements of packs and placeholders, too.
template<int A, int B> struct S { static const int v = 0; };
template<unsigned char A> struct S<A, 1> { static const int v = 1; };
static_assert(S<3, 1>::v == 0);
template<class T, unsigned long N> struct U { static const int v = 0; };
template<class T, int N> struct U<T *, N> { static const int v = 1; };
template<class T, unsigned long N> struct U<T &, N> { static const int v = 2; };
static_assert(U<int *, 1>::v == 0);
static_assert(U<int &, 1>::v == 2);
template<int... V> struct Front { static const int v = 0; };
template<unsigned char A, unsigned char... V> struct Front<A, V...> { static const int v = 1; };
static_assert(Front<>::v == 0);
static_assert(Front<3>::v == 0);
static_assert(Front<3, 4>::v == 0);
template<int... V> struct Rest { static const int v = 0; };
template<int A, unsigned char... V> struct Rest<A, V...> { static const int v = 1; };
static_assert(Rest<>::v == 0);
static_assert(Rest<3>::v == 1);
static_assert(Rest<3, 4>::v == 0);
template<class T, T... V> struct Typed { static const int v = 0; };
template<short A, int... V> struct Typed<int, A, V...> { static const int v = 1; };
template<char A, char... V> struct Typed<char, A, V...> { static const int v = 2; };
static_assert(Typed<int, 3, 4>::v == 0);
static_assert(Typed<char, 3, 4>::v == 2);
template<bool B, int... I> struct Mixed { static const int v = 0; };
template<bool B, bool C> struct Mixed<B, C> { static const int v = 1; };
static_assert(Mixed<true, 1>::v == 0);
template<int... I> struct L {};
template<class T> struct M { static const int v = 0; };
template<short A, short... B> struct M<L<A, B...>> { static const int v = 1; };
static_assert(M<L<1>>::v == 0);
static_assert(M<L<1, 2>>::v == 0);
template<class> struct N { static const int v = 0; };
template<short... B> struct N<L<B...>> { static const int v = 1; };
static_assert(N<L<>>::v == 1);
static_assert(N<L<1>>::v == 0);
template<int... I> constexpr int ints(L<I...>) { return 1; }
constexpr int ints(...) { return 0; }
template<short... I> constexpr int shorts(L<I...>) { return 1; }
constexpr int shorts(...) { return 0; }
static_assert(ints(L<1, 2>{}) == 1);
static_assert(shorts(L<1, 2>{}) == 0);
static_assert(shorts(L<>{}) == 1);
template<auto> struct Any { static const int v = 0; };
template<int I> struct Any<I> { static const int v = 1; };
template<short I> struct Any<I> { static const int v = 2; };
static_assert(Any<0>::v == 1);
static_assert(Any<short(0)>::v == 2);
static_assert(Any<0L>::v == 0);
