// A constructor template whose parameter asks whether its own class can be converted to: on the way back an instance is incomplete,
// substitution fails in it, and the question is answered without the template ([temp.deduct.general]/8).
template<class T> T &&declval();
template<class T> void test_convert(T);
template<class F, class T, class = void> struct test { static constexpr bool value = false; };
template<class F, class T> struct test<F, T, decltype(test_convert<T>(declval<F>()))> { static constexpr bool value = true; };
template<bool B> struct truth { static constexpr bool value = B; };
template<class F, class T> struct is_conv : truth<test<F, T>::value> {};
template<bool B, class T = void> struct enable_if {};
template<class T> struct enable_if<true, T> { using type = T; };
template<class A, class B, class T = void> struct disable_conv : enable_if<!is_conv<A, B>::value, T> {};
struct plan {
  int a;
  plan() = default;
  plan(const plan &) = default;
  template<class P> plan(P, typename disable_conv<P, plan>::type * = nullptr) : a(0) {}
};
struct derived : plan {};
struct other {};
plan of_derived(derived d) { return d; }
plan of_other(other o) { return o; }
static_assert(is_conv<derived, plan>::value);
static_assert(!is_conv<other, plan>::value);
static_assert(__is_constructible(plan, other));
struct only_that { template<class U, class = typename enable_if<is_conv<U, only_that>::value>::type> only_that(U &&); only_that(const only_that &); };
static_assert(!is_conv<other, only_that>::value);
