template<bool B, class T = void> struct enable_if {}; template<class T> struct enable_if<true, T> { using type = T; };
template<bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template<class T> struct isw { static constexpr bool value = true; };
template<class T> void f1(T) noexcept(sizeof(T) == 4);
template<class T> void f2(T) noexcept(isw<T>::value);
template<class T> void f2b(T) noexcept(isw<T>::value) {}
template<class T> enable_if_t<isw<T>::value> f3(T) noexcept(sizeof(T) == 4);
template<class T> typename enable_if<isw<T>::value>::type f4(T) noexcept(sizeof(T) == 4);
template<class T> typename enable_if<isw<T>::value>::type f5(T) noexcept(sizeof(T) == 4) {}
template<class T, int N> void f6(T(&)[N]) noexcept(sizeof(T) == 4);
template<class T> auto f7(T) noexcept(sizeof(T) == 4) -> typename enable_if<isw<T>::value>::type {}
namespace S { template<class T> void f8(T&) noexcept(isw<T>::value); }
static_assert(noexcept(f1(1)));
static_assert(noexcept(f2(1)));
static_assert(noexcept(f2b(1)));
static_assert(noexcept(f3(1)));
static_assert(noexcept(f4(1)));
static_assert(noexcept(f5(1)));
int a[4]; int i;
static_assert(noexcept(f6(a)));
static_assert(noexcept(f7(1)));
static_assert(noexcept(S::f8(i)));
static_assert(!noexcept(f1(1.0)));
static_assert(!noexcept(f3(1.0)));
static_assert(!noexcept(f5(1.0)));
