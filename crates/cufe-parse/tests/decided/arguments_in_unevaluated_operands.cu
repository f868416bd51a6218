// The value of a template argument is needed also in sizeof and decltype: the functions that it calls are instantiated.
template<int N> struct Sized { char text[N]; };
template<int... I> struct List;
template<class T> constexpr int next(T x) { return x + 1; }
template<int... I, int... J> constexpr int both(List<J...>*) { return (I + ... + 0) * 10 + sizeof...(J); }
template<class... A> constexpr int sum(A... a) {
    return [=](auto... b) { return ((a * b) + ... + 1); }(a...);
}
template<class F, class... A> constexpr auto call(F f, A... a) -> decltype(f(a...)) { return f(a...); }
template<class F> constexpr long call(F, ...) { return 99; }
constexpr auto factorial = [](auto self, int n) -> int { return n < 2 ? 1 : n * self(self, n - 1); };
static_assert(sizeof(Sized<next(2)>) == 3);
static_assert(sizeof(Sized<both<4, 5>((List<1, 2>*)0)>) == 92);
static_assert(sizeof(Sized<sum()>) == 1);
static_assert(sizeof(Sized<sum(2, 3)>) == 14);
static_assert(sizeof(Sized<factorial(factorial, 4)>) == 24);
static_assert(sizeof(Sized<call([](auto x, auto...) { return x + 1; }, 1)>) == 2);
static_assert(sizeof(Sized<call([](auto x) { return x + 1; }, 1, 2)>) == 99);
static_assert(sizeof(decltype(Sized<next('a')>())) == 98);
static_assert(noexcept(Sized<next(3L)>().text[0]));
