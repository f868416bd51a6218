// Templates that differ in what they give an alias template are two ([temp.over.link]/6).
template<bool B, class T = void> struct eif {}; template<class T> struct eif<true, T> { using type = T; };
template<bool B, class T = void> using eift = typename eif<B, T>::type;
template<class... A> struct all { static constexpr bool value = (A::value && ...); };
template<class... A> constexpr bool all_v = all<A...>::value;
template<class A> struct one { static constexpr bool value = true; };
template<class A> struct no { static constexpr bool value = false; };
template<class T> struct opt {
  template<class... C> using req = eift<all_v<C...>, bool>;
  T t;
  constexpr opt() : t() {}
  template<class U = T, req<one<U>, one<T>> = true> constexpr opt(U &&u) : t(u) {}
  template<class U = T, req<one<U>, no<T>> = false> explicit constexpr opt(U &&u) : t(u) {}
};
constexpr opt<int> v = 3;
static_assert(v.t == 3);
template<class... C> using req = eift<all_v<C...>, bool>;
template<class U, req<one<U>, one<long>> = true> constexpr int f(U &&u) { return 1; }
template<class U, req<one<U>, no<long>> = false> constexpr int f(U &&u) { return 2; }
static_assert(f(1) == 1);
template<class... C> using req2 = eift<all<C...>::value, bool>;
template<class U, req2<one<U>, one<long>> = true> constexpr int g(U &&u) { return 1; }
template<class U, req2<one<U>, no<long>> = false> constexpr int g(U &&u) { return 2; }
static_assert(g(1) == 1);
template<class X, class... D> using req3 = eift<all_v<D...>, X>;
template<class X, class... E> using req4 = eift<all_v<E...>, X>;
template<class U, req3<bool, one<U>> = true> constexpr int h(U &&u) { return 1; }
template<class U, req4<bool, no<U>> = true> constexpr int h(U &&u) { return 2; }
static_assert(h(1) == 1);
template<class A> struct holder { template<class D> using req5 = eift<all_v<A, D>, bool>; };
template<class U, holder<one<int>>::req5<one<U>> = true> constexpr int k(U &&u) { return 1; }
template<class U, holder<one<int>>::req5<no<U>> = true> constexpr int k(U &&u) { return 2; }
static_assert(k(1) == 1);
template<class X, class... F> using req6 = eift<all_v<F...>, bool>;
template<class F, class... X> using req7 = eift<all_v<X...>, bool>;
template<class U, req6<int, one<U>> = true> constexpr int m(U &&u) { return 1; }
static_assert(m(1) == 1);
constexpr int operator""_one(unsigned long long) { return 1; }
constexpr int operator""_two(unsigned long long) { return 2; }
template<class T> constexpr eift<sizeof(T) + 0_one == 2, bool> n(T) { return true; }
template<class T> constexpr eift<sizeof(T) + 0_two == 2, bool> n(T) { return false; }
static_assert(n('a'));
