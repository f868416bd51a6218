// Templates that differ in what they give an alias template are two ([temp.over.link]/6).
template<bool B, class T = void> struct eif {}; template<class T> struct eif<true, T> { using type = T; };
template<bool B, class T = void> using eift = typename eif<B, T>::type;
template<class... A> struct all { static constexpr bool value = (A::value && ...); };
template<class... A> constexpr bool all_v = all<A...>::value;
template<class A> struct one { static constexpr bool value = true; };
template<class A> struct no { static constexpr bool value = false; };
template<class... C> using req = eift<all_v<C...>, bool>;
template<class U, req<one<U>, one<long>> = true> constexpr int f(U &&u) { return 1; }
template<class U, req<one<U>, no<long>> = false> constexpr int f(U &&u) { return 2; }
static_assert(f(1) == 1);
template<class... C> using req2 = eift<all<C...>::value, bool>;
template<class U, req2<one<U>, one<long>> = true> constexpr int g(U &&u) { return 1; }
template<class U, req2<one<U>, no<long>> = false> constexpr int g(U &&u) { return 2; }
static_assert(g(1) == 1);
