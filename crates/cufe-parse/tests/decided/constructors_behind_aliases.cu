// Constructor templates that differ in what they give a member alias template are two ([temp.over.link]/6).
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
