// A template-id of a variable template behind `.` or `->` is its specialization: the type of that is the type of the expression
// ([temp.names]/8, [expr.ref]/7.1).
template<int N> struct Error { static constexpr int value = N; template<class T> static constexpr T as = N; };
struct Rule {
  template<int N> static constexpr Error<N> error = {};
  template<class T> static constexpr T zero = {};
  template<class T> static constexpr int size = sizeof(T);
  template<class T> static constexpr int size<T*> = -1;
  template<class T> static T array[3];
  template<class T> static T& reference;
  template<class T> int own(T) const { return this->size<T> + this->template size<T*>; }
  constexpr Rule rule() const { return {}; }
};
template<class T> T Rule::array[3] = {};
struct Outer { template<int N> static constexpr Rule rule = {}; };
constexpr Rule x;
constexpr const Rule* p = &x;
constexpr Outer o;
static_assert(x.size<char[5]> == 5);
static_assert(p->size<char*> == -1);
static_assert(x.Rule::size<short> == 2);
static_assert(x.rule().error<7>.value == 7);
static_assert(o.rule<2>.error<3>.as<long> == 3);
static_assert(__is_same(decltype(o.rule<2>.error<3>.as<long>), const long));
static_assert(__is_same(decltype((p->zero<char>)), const char&));
static_assert(sizeof(x.array<int>) == 3 * sizeof(int));
static_assert(__is_same(decltype((x.array<char>[0])), char&));
static_assert(__is_same(decltype((x.reference<char>)), char&));
template<int N> constexpr int operator+(Error<N>, Rule) { return N; }
template<class T> constexpr int sum() { return x.rule().error<sizeof(T)> + x; }
static_assert(sum<char[9]>() == 9);
constexpr int generic(auto r) { return r.template error<4>.value + (o.rule<2>.error<3> + r); }
static_assert(generic(x) == 4 + 3);
// Explicit arguments of a function template depend on template parameters only where one of them does: a template that is no
// parameter does not, nor a value of class type whose expression is known ([temp.dep.temp]/2, /4).
struct Literal { int n; constexpr Literal(int n) : n(n) {} };
template<int N> struct Literals { int n; constexpr Literals(int n) : n(n) {} };
Literals(int) -> Literals<3>;
template<int N> struct Named { struct rule { static constexpr int number = N; }; template<class T> static constexpr rule with = {}; };
template<template<int> class C, Literal L> auto make() { return C<L.n>{}; }
template<template<int> class C, Literal L> using Made = decltype(make<C, L>());
template<template<int> class C, Literals L> C<L.n> made();
constexpr Literal four(4);
constexpr auto a1 = Made<Named, Literal(3)>::rule{};
static_assert(a1.number == 3);
constexpr auto a2 = decltype(make<Named, four>())::rule{};
static_assert(a2.number == 4);
constexpr auto a3 = decltype(made<Named, Literals(5)>())::rule{};
static_assert(a3.number == 5);
template<class T> constexpr int in_template() { return decltype(make<Named, Literal(6)>())::template with<T>.number + decltype(make<Named, four>())::rule{}.number; }
static_assert(in_template<int>() == 10);
template<template<int> class C> constexpr int of_parameter() { return typename decltype(make<C, four>())::rule{}.number; }
static_assert(of_parameter<Named>() == 4);
// Function templates whose value parameters have placeholders for different deduced class types, or one and another type, are
// different ones ([temp.over.link]/6, [dcl.type.class.deduct]); where no class is deduced from an argument, deduction fails
// ([temp.arg.nontype]/1, [temp.deduct.general]/8).
template<decltype(sizeof 0) N> struct Text { char c[N]{}; template<class T> constexpr Text(const T (&s)[N + 1]) { for (auto i = N; i--;) c[i] = s[i]; } };
template<class T, decltype(sizeof 0) N> Text(const T (&)[N]) -> Text<N - 1>;
template<decltype(sizeof 0) N> constexpr int find() { return 1; }
template<class T> constexpr int find() { return 2; }
template<Text T> constexpr int find() { return T.c[0]; }
static_assert(find<7>() == 1);
static_assert(find<int>() == 2);
static_assert(find<"x">() == 'x');
constexpr char name[] = "name";
static_assert(find<name>() == 'n');
template<class T> constexpr bool finds = requires { find<T::value>(); };
template<auto V> struct Holds { static constexpr auto value = V; };
static_assert(finds<Holds<3>>);
static_assert(!finds<Holds<&name>>);
template<class... T> struct Captures {
  template<int N> constexpr int get() const { return N; }
  template<class N> constexpr int get() const { return sizeof(N); }
  template<Text N> constexpr int get() const;
  template<Text N> static constexpr auto find() { return N.c[1]; }
  template<unsigned N> static constexpr auto find() { return N; }
};
template<class... T> template<Text N> constexpr int Captures<T...>::get() const { return -N.c[0]; }
static_assert(Captures<int>().get<4>() == 4);
static_assert(Captures<int>().get<char[6]>() == 6);
static_assert(Captures<int>().get<"a">() == -'a');
static_assert(Captures<>::find<"ab">() == 'b');
static_assert(Captures<>::find<5>() == 5);
// In a generic lambda of an instance the condition of a constexpr if may be decided by the arguments of the instance: then the
// discarded branch is not instantiated, and names nothing that is captured ([stmt.if]/2).
template<class T> struct Has { static constexpr bool value = true; }; template<> struct Has<int> { static constexpr bool value = false; };
template<class D> struct P { D d;
 template<class A> constexpr int c1(A a) const { auto it = [&](auto p) { if constexpr (Has<D>::value) { return d.call(a) + p; } else return p; }; return it(1); }
 template<class A> constexpr int c2(A a) const { auto it = [&](auto p) { if constexpr (constexpr bool b = Has<D>::value; b) { return d.call(a); } else return p; }; return it(1); }
 template<class A> constexpr int c3(A a) const { auto it = [&](auto p) { constexpr bool b = Has<D>::value; if constexpr (b) { return d.call(a); } else return p; }; return it(1); }
 template<class A> constexpr int c4(A a) const { auto it = [&](auto p) { if constexpr (sizeof(p) == 4) { if constexpr (Has<D>::value) return d.call(a); else return 8; } else return p; }; return it(1); }
 template<class A> constexpr int c5(A a) const { auto it = [&](auto p) { return [&](auto q) { if constexpr (Has<D>::value) { return d.call(a) + q; } else return p + q; }(2); }; return it(1); }
 template<class... A> constexpr int c7(A... a) const { auto it = [&](auto p) { if constexpr (sizeof...(A) == 0) { return d.call(a...); } else return p; }; return it(1); }
};
struct Calls { constexpr int call(int i) const { return i; } };
constexpr P<int> none{};
constexpr P<Calls> calls{};
static_assert(none.c1(7) == 1);
static_assert(calls.c1(7) == 8);
static_assert(none.c2(7) == 1);
static_assert(calls.c2(7) == 7);
static_assert(none.c3(7) == 1);
static_assert(calls.c3(7) == 7);
static_assert(none.c4(7) == 8);
static_assert(calls.c4(7) == 7);
static_assert(none.c5(7) == 3);
static_assert(calls.c5(7) == 9);
static_assert(none.c7(7) == 1);
template<class T> constexpr auto captured(T x) { T k = 0; auto l = [=](auto y) { if constexpr (sizeof(T) > 4) return x; else return y + k; }; return sizeof(l); }
template<class T> constexpr auto unused(T x) { auto l = [=](auto y) { if constexpr (sizeof(T) > 4) return x; else return y; }; return sizeof(l); }
static_assert(captured(1) == sizeof(int));
static_assert(unused(1) == 1);
static_assert(unused(1LL) == sizeof(long long));
// The name of a template parameter alone is an expression as any other in what tells function templates apart
// ([temp.over.link]/5, /6).
template<bool B, class T = void> struct Enabled {};
template<class T> struct Enabled<true, T> { using type = T; };
template<bool B, class T = void> using EnabledType = typename Enabled<B, T>::type;
template<bool B, class T> constexpr typename Enabled<B, T>::type either(T) { return 1; }
template<bool B, class T> constexpr typename Enabled<!B, T>::type either(T) { return 2; }
static_assert(either<true>(0) == 1);
static_assert(either<false>(0) == 2);
template<bool B, class R = void, class F, class G> constexpr auto static_if(F f, G) -> EnabledType<B, R> { return f(0); }
template<bool B, class R = void, class F, class G> constexpr auto static_if(F, G g) -> EnabledType<!B, R> { return g(0); }
template<class T> struct Chooses { static constexpr bool is_small = sizeof(T) < 4; static constexpr int chosen() { return static_if<is_small, int>([](auto) { return 3; }, [](auto) { return 4; }); } };
static_assert(Chooses<char>::chosen() == 3);
static_assert(Chooses<int>::chosen() == 4);
template<int N, int M, class T> constexpr int first(Enabled<N, T>, Enabled<M, T>) { return 1; }
template<int N, int M, class T> constexpr int first(Enabled<M, T>, Enabled<N, T>) { return 2; }
template<int M, int N, class T> constexpr int first(Enabled<N, T>, Enabled<M, T>);
static_assert(first<1, 0>(Enabled<1, int>{}, Enabled<0, int>{}) == 1);
static_assert(first<0, 1>(Enabled<1, int>{}, Enabled<0, int>{}) == 2);
// What a function parameter pack is expanded to in an instance has no default arguments, whatever stands before the pack
// ([dcl.fct.default]/4).
template<class... A> struct Defaults {
  static constexpr int sum(int i = 3, A... a) { return (i + ... + a); }
  template<class... B> static constexpr int number(int i = 4, B &&...b) { return i + sizeof...(b); }
  static constexpr int between(A... a, int i = 5, A... b) { return (i + ... + a) - (0 + ... + b); }
};
static_assert(Defaults<>::sum() == 3);
static_assert(Defaults<int, long>::sum(1, 2, 3) == 6);
static_assert(Defaults<int>::number() == 4);
static_assert(Defaults<int>::number(1, 2, 3) == 3);
static_assert(Defaults<int>::between(1, 2, 3) == 0);
static_assert(Defaults<>::between() == 5);
// The guide of a constructor template has the parameters of two heads: its constraints are not compared with those of a guide
// that is written, which is preferred to it ([temp.func.order]/6.2.1, [over.match.best.general]/2.10).
template<class T> concept Sized = sizeof(T) > 0;
template<class T> concept Small = Sized<T> && sizeof(T) < 100;
template<Sized... T> struct Product { Product() = default; template<Sized... U> explicit Product(U &&...) {} };
template<Sized... U> Product(U &&...) -> Product<U...>;
static_assert(__is_same(decltype(Product{'a', 2L}), Product<char, long>));
template<Sized T = int> struct Guided1 { template<Small U> Guided1(U); };
template<Sized U> Guided1(U) -> Guided1<U *>;
static_assert(__is_same(decltype(Guided1{2L}), Guided1<long *>));
template<Small T = int> struct Guided2 { template<class U> Guided2(U); };
template<Sized U> Guided2(U) -> Guided2<U *>;
static_assert(__is_same(decltype(Guided2{2L}), Guided2<long *>));
template<class T = int> struct Guided3 { template<class U> requires Sized<U> Guided3(U); };
template<class U> Guided3(U) -> Guided3<U *>;
static_assert(__is_same(decltype(Guided3{2L}), Guided3<long *>));
template<Small T> struct Guided4 { Guided4(T); };
template<Sized U> Guided4(U) -> Guided4<U *>;
static_assert(__is_same(decltype(Guided4{2L}), Guided4<long>));
