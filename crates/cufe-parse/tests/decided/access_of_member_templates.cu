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
