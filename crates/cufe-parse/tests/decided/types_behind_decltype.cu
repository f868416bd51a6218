// A name behind `decltype(…)::` needs no `typename` where only a type may stand: in bases, their initializers and the types of
// conversion functions ([temp.res.general]/4).
struct B { using base_ = B; int x; constexpr B(int v = 0) : x(v) {} template<class T> using in = B; };
struct D : B { using base_ = B; template<class T> using in = B; template<class T> struct own { T t; }; };
template<class U> struct Z0 : decltype(U())::base_ {};
template<D *U> struct Z1 : decltype(U->x, B())::base_ {};
template<auto U> struct Z2 : decltype(U)::base_ { constexpr Z2() : decltype(U)::base_(4) {} };
template<auto U> struct Z3 : decltype(U)::template in<int> { constexpr Z3() : decltype(U)::template in<int>(5) {} };
template<auto U> struct Z4 : protected virtual decltype(U)::base_ { Z4() : decltype(U)::base_{6} {} };
template<class U> struct Z5 final : decltype(U())::template own<U> {};
template<class... U> struct Z6 : decltype(U())::template own<U>... {};
template<class... U> struct Z7 : decltype(U())... {};
static_assert(sizeof(Z0<D>) == 4);
static_assert(sizeof(Z1<nullptr>) == 4);
static_assert(Z2<1 ? D{} : D{}>().x == 4);
static_assert(Z3<D{}>().x == 5);
static_assert(sizeof(Z5<D>) == sizeof(D));
static_assert(sizeof(Z6<D>) == sizeof(D));
static_assert(sizeof(Z7<D>) == 4);
D d;
struct E : decltype(d)::base_ { constexpr E() : decltype(d)::base_(7) {} };
static_assert(E().x == 7);
static_assert(__is_base_of(B, Z0<D>));
static_assert(__is_base_of(B, Z4<D{}>));
// Types of conversion functions.
template<auto U> struct C0 {
  constexpr operator decltype(U)::base_ *() const;
  constexpr operator const decltype(U)::base_ &() const;
  constexpr operator decltype(U) **() const { return nullptr; }
};
template<auto U> constexpr C0<U>::operator decltype(U)::base_ *() const { return nullptr; }
struct C1 { constexpr operator decltype(d)::base_() const { return B(8); } };
template<class T> constexpr int converted(T t) { return t.operator decltype(d)::base_().x; }
