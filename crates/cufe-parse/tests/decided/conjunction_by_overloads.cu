// A conjunction by overload resolution on an alias template that drops its arguments.
template<class T, class U> constexpr bool same = __is_same(T, U);
template<bool B, class T = void> struct eif {}; template<class T> struct eif<true, T> { using type = T; };
template<bool B, class T = void> using eift = typename eif<B, T>::type;
struct tt { static constexpr bool value = true; }; struct ff { static constexpr bool value = false; };
template<class...> using ett = tt;
template<class... P> ett<eift<P::value>...> ah(int);
template<class...> ff ah(...);
template<class... P> using And = decltype(ah<P...>(0));
template<class T> using id = T;
template<class T, class U> using IsNotSame = And<id<ff>>;
struct L { template<class T> using can = And<tt, tt>; template<class T, eift<can<T>::value, int> = 0> L(T &&); };
static_assert(same<And<tt>, tt>);
static_assert(same<And<tt, tt>, tt>);
static_assert(same<And<tt, ff>, ff>);
static_assert(same<And<>, tt>);
static_assert(__is_constructible(L, int));
