// A placeholder stands for one type: values of different types are different arguments ([temp.deduct.type]).
template<auto A, auto B> struct Equal { static constexpr bool value = false; };
template<auto A> struct Equal<A, A> { static constexpr bool value = true; };
static_assert(Equal<1, 1>::value);
static_assert(!Equal<1, 1L>::value);
static_assert(!Equal<'a', 97>::value);
static_assert(!Equal<1, 2>::value);
template<auto> struct Any {};
template<auto V> constexpr bool both(Any<V>, Any<V>) { return true; }
template<class A, class B> constexpr bool fit = requires(A a, B b) { both(a, b); };
static_assert(fit<Any<1>, Any<1>>);
static_assert(!fit<Any<1>, Any<1L>>);
static_assert(!fit<Any<true>, Any<1>>);
template<int> struct Number {};
template<int N> constexpr int bound(int (&)[N], Number<N>) { return N; }
int three[3];
static_assert(bound(three, Number<3>()) == 3);
