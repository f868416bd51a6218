// Of candidates that fit equally well the only one that takes the operands as they are written is meant; what is reversed is known.
template<class D> struct EqBase { int id = 1; template<class U> constexpr bool operator==(const U& u) const { return id == u.id; } };
struct D1 : EqBase<D1> { }; struct D2 : EqBase<D2> { };
static_assert(D1{} == D2{});
static_assert(D1{} == D1{});
static_assert(static_cast<const EqBase<D1>&>(D1{}) == (D2{}));
struct B { int id = 1; template<class U> constexpr bool operator==(const U& u) const { return id == u.id; } };
struct X : B {}; struct Y : B {};
static_assert(X{} == Y{});
static_assert(X{} == X{});
static_assert(X{} == B{});
static_assert(B{} == X{});
static_assert(!(X{} != Y{}));
struct N { int id = 1; constexpr bool operator==(const N& u) const { return id == u.id; } };
struct NX : N {}; struct NY : N {};
static_assert(NX{} == NY{});
static_assert(NX{} == NX{});
static_assert(NX{} == N{});
static_assert(N{} == NX{});
struct M { int id = 1; }; template<class U> constexpr bool operator==(const M& m, const U& u) { return m.id == u.id; }
struct MX : M {}; struct MY : M {};
static_assert(MX{} == MY{});
static_assert(MX{} == MX{});
static_assert(M{} == MX{});
static_assert(MX{} == M{});
template<class T> struct A { int k = 2; template<class U> constexpr bool operator==(const U& u) const { return k == u.k; } };
struct BB : A<BB> { constexpr bool t(const BB& o) const { return A<BB>::operator==(o); } };
namespace lists {
struct X0 {}; struct X : X0 {}; struct Y0 {}; struct Y : Y0 {};
constexpr bool operator==(const X0&, const Y&) { return true; }
constexpr bool operator==(const Y&, const X0&) { return false; }
constexpr bool operator==(const Y0&, const X&) { return false; }
static_assert(X{} == Y{});
static_assert(!(X{} != Y{}));
}
namespace turned {
struct A { int v; }; struct C : A {};
struct D { int v; constexpr bool operator==(const A& a) const { return v == a.v + 1; } };
static_assert(C{{1}} == D{2});
static_assert(C{{1}} != D{1});
template<class T> struct E { int v; template<class U> constexpr bool operator==(const U& u) const { return v + 1 == u.v; } };
static_assert(E<int>{1} == E<char>{2});
static_assert(!(E<int>{2} == E<char>{1}));
}
