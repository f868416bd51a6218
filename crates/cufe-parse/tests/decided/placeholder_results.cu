// A function template whose result is a placeholder is another one than a template with the same parameters and a result that is
// written ([temp.over.link]/7).
template<class T> T &&value() noexcept;
template<bool, class T = void> struct enable {};
template<class T> struct enable<true, T> { using type = T; };
template<class F, class A, class = void> constexpr bool calls = false;
template<class F, class A> constexpr bool calls<F, A, decltype(void(value<F>()(value<A>())))> = true;
template<class Unused> struct Either {
  template<class A, class = typename enable<sizeof(A) == 1>::type> auto operator()(A &&) && -> int;
  template<class A, class = typename enable<sizeof(A) != 1>::type> auto operator()(A &&) && = delete;
};
static_assert(calls<Either<int>, char>);
static_assert(!calls<Either<int>, int>);
static_assert(!calls<Either<int> &, char>);
template<class A, class = typename enable<sizeof(A) == 1>::type> auto f(A) -> char;
template<class A, class = typename enable<sizeof(A) != 1>::type> auto f(A) { return 1.0; }
static_assert(sizeof(f('a')) == 1);
static_assert(sizeof(f(1)) == 8);
template<class A> auto again(A);
template<class A> auto again(A a) { return a; }
static_assert(sizeof(again('a')) == 1);
