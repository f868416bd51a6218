// In partial ordering an alias is what it stands for ([temp.alias]/2, [temp.func.order]).
template<class, class> constexpr bool same = false; template<class T> constexpr bool same<T, T> = true;
template<class...> using void_t = void;
template<class... T> struct ct; template<class A, class B> struct ct<A, B> { using type = A; };
template<class...> struct pk {};
template<class T, class P, class = void> struct fold;
template<class A, class B, class... R> struct ct<A, B, R...> : fold<ct<A, B>, pk<R...>> {};
template<class C, class... R> struct fold<C, pk<R...>, void_t<typename C::type>> : ct<typename C::type, R...> {};
template<class C, class R> struct fold<C, R, void> {};
static_assert(same<ct<long, long, long>::type, long>);
static_assert(same<ct<long, long, long, int>::type, long>);
