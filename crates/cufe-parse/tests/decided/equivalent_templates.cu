// Alias templates are transparent ([temp.alias]/2), and declarations of one template may write its type either way
// ([temp.over.link]/6).
template<bool B, class T = void> struct enable {};
template<class T> struct enable<true, T> { using type = T; };
template<bool B, class T = void> using enable_t = typename enable<B, T>::type;
template<class... A> struct all { static constexpr bool value = true; };
template<class A> struct one { static constexpr bool value = true; };
template<class A> struct two { static constexpr bool value = true; };
template<class... C> using require = enable_t<all<C...>::value>;
template<class T> constexpr require<one<T>, two<T>> packed(T &, T &);
template<class T> constexpr typename enable<all<one<T>, two<T>>::value>::type packed(T &a, T &) { ++a; }
constexpr int use_packed() { int a = 1; packed(a, a); return a; }
static_assert(use_packed() == 2);
template<class C> using single = enable<all<C>::value>;
template<class T> constexpr single<one<T>> *pointed(T &, T &);
template<class T> constexpr enable<all<one<T>>::value> *pointed(T &a, T &) { ++a; return nullptr; }
constexpr int use_pointed() { int a = 1; pointed(a, a); return a; }
static_assert(use_pointed() == 2);
template<class T> constexpr require<one<T>, two<T>> other(T &a) { a = 5; }
template<class T> constexpr typename enable<!all<one<T>, two<T>>::value>::type other(T &a) { a = 6; }
constexpr int use_other() { int a = 1; other(a); return a; }
static_assert(use_other() == 5);
template<class, class = void> struct chosen { static constexpr int n = 0; };
template<class T> struct chosen<T *, require<one<T>>> { static constexpr int n = 1; };
static_assert(chosen<int *>::n == 1);
static_assert(chosen<int>::n == 0);
