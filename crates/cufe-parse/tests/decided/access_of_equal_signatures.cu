// Equal expressions in signatures of several templates: what each template may access counts, not what another one may
// ([temp.deduct.general]/8, [class.friend]/1).
template<class T> T &&declval() noexcept;
template<class...> using void_t = void;
template<class T> auto f(T, int) -> decltype(declval<T>().x);
template<class T> long long f(T, long);
template<class T> auto g(T, int) -> decltype(declval<T>().x);
template<class T> char g(T, long);
struct M1 { template<class T> static auto h(T, int) -> decltype(declval<T>().x); template<class T> static char h(T, long); };
struct M2 { template<class T> static auto h(T, int) -> decltype(declval<T>().x); template<class T> static char h(T, long); };
template<class> struct N1 { template<class T> static auto h(T, int) -> decltype(declval<T>().x); template<class T> static char h(T, long); };
template<class> struct N2 { template<class T> static auto h(T, int) -> decltype(declval<T>().x); template<class T> static char h(T, long); };
class OfF { int x; template<class T> friend auto f(T, int) -> decltype(declval<T>().x); };
class OfG { int x; template<class T> friend auto g(T, int) -> decltype(declval<T>().x); };
class OfM1 { int x; friend M1; };
class OfM2 { int x; friend M2; };
class OfN1 { int x; friend N1<int>; };
class OfN2 { int x; friend N2<int>; };
class OfAnyN2 { int x; template<class> friend struct N2; };
static_assert(sizeof(f(OfF(), 0)) == 4);
static_assert(sizeof(f(OfG(), 0)) == 8);
static_assert(sizeof(f(OfM1(), 0)) == 8);
static_assert(sizeof(g(OfG(), 0)) == 4);
static_assert(sizeof(g(OfF(), 0)) == 1);
static_assert(sizeof(M1::h(OfM1(), 0)) == 4);
static_assert(sizeof(M1::h(OfM2(), 0)) == 1);
static_assert(sizeof(M1::h(OfF(), 0)) == 1);
static_assert(sizeof(M2::h(OfM1(), 0)) == 1);
static_assert(sizeof(M2::h(OfM2(), 0)) == 4);
// A specialization that is a friend, and others of its template.
static_assert(sizeof(N1<int>::h(OfN1(), 0)) == 4);
static_assert(sizeof(N1<long>::h(OfN1(), 0)) == 1);
static_assert(sizeof(N2<int>::h(OfN1(), 0)) == 1);
static_assert(sizeof(N1<int>::h(OfN2(), 0)) == 1);
static_assert(sizeof(N2<int>::h(OfN2(), 0)) == 4);
static_assert(sizeof(N2<long>::h(OfN2(), 0)) == 1);
static_assert(sizeof(N2<int>::h(OfAnyN2(), 0)) == 4);
static_assert(sizeof(N2<long>::h(OfAnyN2(), 0)) == 4);
static_assert(sizeof(N1<long>::h(OfAnyN2(), 0)) == 1);
// Members of classes that instances declare.
template<class, class T> struct Second { using type = T; };
template<int> struct Property { template<class T> struct Proxy { struct type {
  template<class P> auto query(P &&p) const noexcept(noexcept(declval<typename Second<P, T>::type>().query(static_cast<P &&>(p)))) -> decltype(declval<typename Second<P, T>::type>().query(static_cast<P &&>(p))); }; }; };
struct Friend { template<class T> struct Proxy { struct type {
  template<class P> auto query(P &&p) const noexcept(noexcept(declval<typename Second<P, T>::type>().query(static_cast<P &&>(p)))) -> decltype(declval<typename Second<P, T>::type>().query(static_cast<P &&>(p))); }; }; };
template<class T, class P, class = void> struct Has { static constexpr bool value = false; };
template<class T, class P> struct Has<T, P, void_t<decltype(declval<T>().query(declval<P>()))>> {
  static constexpr bool value = true;
  static constexpr bool is_noexcept = noexcept(declval<T>().query(declval<P>()));
};
struct Value { Value(int) noexcept; };
template<int> class Executor { friend struct Friend; friend struct Property<1>; Value query(Value) const noexcept; };
static_assert(Has<Friend::Proxy<Executor<0>>::type, int>::value);
static_assert(Has<Friend::Proxy<Executor<0>>::type, int>::is_noexcept);
static_assert(!Has<Property<0>::Proxy<Executor<0>>::type, int>::value);
static_assert(!Has<Property<0>::Proxy<const Executor<0> &>::type, int>::value);
static_assert(Has<Property<1>::Proxy<Executor<0>>::type, int>::value);
static_assert(!Has<Property<2>::Proxy<Executor<0>>::type, int>::value);
