// A parameter pack of a member template whose elements the class's instance knows, be there none, one or several.
struct any { template<class... T> int operator()(T...); };
template<class... A> struct counted { template<class T> static char (&count(T))[sizeof...(A) + 1]; };
template<class... A> struct X {
    template<class F, class... B> auto both(F f, A... a, B... b) -> decltype(f(a..., b...));
    template<class F> auto own(F f, A... a) -> decltype(f(a...));
    template<class F> auto size(F f, A... a) -> char (&)[sizeof...(a) + 1];
    template<class F> auto exact(F f, A... a) -> decltype(f(1, a...));
    template<class F, class... B> requires requires(F f, A... a, B... b) { f(a..., b...); } int needs(F f, A... a, B... b);
};
struct two { long operator()(int, int); };
X<> x0;
X<int> x1;
X<int, char> x2;
static_assert(__is_same(decltype(x0.both(any(), 'a', 2)), int));
static_assert(__is_same(decltype(x1.both(any(), 'a', 2)), int));
static_assert(__is_same(decltype(x2.both(any(), 'a', 2)), int));
static_assert(__is_same(decltype(x0.own(any())), int));
static_assert(__is_same(decltype(x1.own(any(), 1)), int));
static_assert(sizeof(x0.size(any())) == 1);
static_assert(sizeof(x1.size(any(), 1)) == 2);
static_assert(sizeof(x2.size(any(), 1, 'c')) == 3);
static_assert(__is_same(decltype(x1.exact(two(), 1)), long));
static_assert(__is_same(decltype(x0.needs(any(), 1)), int));
static_assert(__is_same(decltype(x2.needs(any(), 1, 'c')), int));
template<class T, class = void> struct accepts { static constexpr bool value = false; };
template<class T> struct accepts<T, decltype((void)T().exact(two()))> { static constexpr bool value = true; };
static_assert(!accepts<X<>>::value);
static_assert(!accepts<X<int>>::value);
