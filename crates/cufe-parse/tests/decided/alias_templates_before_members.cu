// An alias template found around a member access names the class of the member: `object.Alias<T>::member`.
template<class T> using Itself = T;
template<class T> using Const = const T;
template<int N, class T> struct Element { T value; static constexpr int number = N; constexpr int get() const { return value; } };
template<class... T> struct List {};
struct Pair : Element<0, int>, Element<1, char> {};
template<class F, class T, class... Bases>
constexpr decltype(auto) apply(F&& f, T&& t, List<Bases...>) { return static_cast<F&&>(f)(static_cast<T&&>(t).Itself<Bases>::value...); }
template<class T, class B> constexpr auto of(T&& t, B) { return t.Itself<B>::value; }
template<class B, class T> constexpr auto through(T* t) { return t->Itself<B>::value; }
template<class B, class T> constexpr auto called(T* t) { return t->Itself<B>::get(); }
template<class B, class T> constexpr auto with_keyword(T&& t) { return t.template Itself<B>::value; }
template<class B, class T> constexpr auto of_const(const T& t) { return t.Const<B>::get(); }
template<class T> constexpr auto of_known(T&& t) { return t.Itself<Element<0, int>>::value; }
template<class B> constexpr auto of_pair(const Pair& p) { return p.Itself<B>::number; }
constexpr auto of_none(const Pair& p) { return p.Itself<Element<1, char>>::number; }
struct Add { constexpr int operator()(int a, char b) const { return a + b; } };
constexpr Pair pair{{1}, {2}};
static_assert(apply(Add(), Pair(pair), List<Element<0, int>, Element<1, char>>()) == 3);
static_assert(of(pair, Element<1, char>()) == 2);
static_assert(through<Element<1, char>>(&pair) == 2);
static_assert(called<Element<1, char>>(&pair) == 2);
static_assert(with_keyword<Element<0, int>>(pair) == 1);
static_assert(of_const<Element<0, int>>(pair) == 1);
static_assert(of_known(pair) == 1);
static_assert(of_pair<Element<1, char>>(pair) == 1);
static_assert(of_none(pair) == 1);
