// Access of a member template before `::` counts in substitution ([temp.deduct.general]/8).
template<class...> using Void = void;
template<class T, class U, class = void> struct Has { static constexpr bool value = false; };
template<class T, class U> struct Has<T, U, Void<typename T::template rebind<U>::other>> { static constexpr bool value = true; };
struct Closed { private: template<class> struct rebind { using other = void; }; };
struct Open { template<class> struct rebind { using other = void; }; };
struct Inside { template<class> struct rebind { private: using other = void; }; };
static_assert(!Has<Closed, int>::value);
static_assert(Has<Open, int>::value);
static_assert(!Has<Inside, int>::value);
// A template template parameter stands for a private template: that is named where the argument is written.
template<class T> T&& dv();
template<bool, class T, class> struct cond { using type = T; };
template<class T, class U> struct cond<false, T, U> { using type = U; };
template<bool B, class T, class U> using cond_t = typename cond<B, T, U>::type;
template<template<class> class T> struct q1 { template<class A> using apply = T<A>; };
template<template<class> class T> struct q2 { template<class A> using apply = T<A>; using of_int = T<int>; };
struct N {
private:
  template<class S> using mem = decltype(dv<S>().next());
  template<class S> struct hidden { };
  template<class S> using res = typename cond_t<sizeof(S) == 100, q2<mem>, q1<mem>>::template apply<S>;
public:
  template<class S> auto operator()(S& s) const noexcept(noexcept(s.next())) -> res<S&> { return s.next(); }
  using open = q2<hidden>;
};
struct St { int next() noexcept; };
int called(St& s) { return N{}(s); }
template<class T, class = decltype(N{}(dv<T&>()))> constexpr bool calls(int) { return true; }
template<class T> constexpr bool calls(...) { return false; }
static_assert(calls<St>(0));
static_assert(!calls<int>(0));
static_assert(sizeof(N::open::of_int) == 1);
static_assert(sizeof(N::open::apply<int>) == 1);
