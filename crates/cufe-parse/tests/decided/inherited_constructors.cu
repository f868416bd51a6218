// Inherited constructors make the base that they come from ([class.inhctor.init]).
struct in_place_t { explicit in_place_t() = default; }; inline constexpr in_place_t in_place{};
template<class T> struct Pay {
  struct Emp {};
  template<class U, bool = __is_trivially_destructible(U)> union St { constexpr St() noexcept : e() {} template<class... A> constexpr St(in_place_t, A&&... a) : v(static_cast<A&&>(a)...) {} Emp e; U v; };
  St<T> p; bool en = false;
  constexpr Pay() = default;
  template<class... A> constexpr Pay(in_place_t t, A&&... a) : p(t, static_cast<A&&>(a)...), en(true) {}
  constexpr const T &get() const { return p.v; }
};
template<class T, bool = true> struct Pay2 : Pay<T> { using Pay<T>::Pay; Pay2() = default; };
template<class T, bool = true, bool = true, bool = true> struct Pay3; 
template<class T, bool C, bool M> struct Pay3<T, true, C, M> : Pay2<T> { using Pay2<T>::Pay2; Pay3() = default; };
template<class T, class D> struct BI { constexpr bool is() const { return static_cast<const D*>(this)->pl.en; } constexpr const T& g() const { return static_cast<const D*>(this)->pl.get(); } };
template<class T> struct B : BI<T, B<T>> { constexpr B() = default; template<class... A> constexpr explicit B(in_place_t, A&&... a) : pl(in_place, static_cast<A&&>(a)...) {} Pay3<T> pl; };
template<class T> struct opt : private B<T> { using _B = B<T>; constexpr opt() {} template<class U = T> constexpr opt(U &&u) : _B(in_place, static_cast<U&&>(u)) {} constexpr const T &operator*() const { return this->g(); } constexpr bool has() const { return this->is(); } };
constexpr bool f() { opt<int> o(3); return o.has(); }
static_assert(f());
static_assert(*opt<int>(3) == 3);
constexpr Pay<int> p(in_place, 3);
static_assert(p.get() == 3);
constexpr Pay2<int> p2(in_place, 3);
static_assert(p2.get() == 3);
constexpr Pay3<int> p3(in_place, 3);
static_assert(p3.get() == 3);
constexpr B<int> p4(in_place, 3);
static_assert(p4.g() == 3);
