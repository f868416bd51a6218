// Templates of comparison operators beside themselves with the operands turned round ([over.match.oper]/3.4, [over.match.best]/2.8).
template<class R> struct D { int v; };
template<class A, class B> constexpr bool operator==(const D<A> &a, const D<B> &b) { return a.v == b.v; }
static_assert(D<int>{1} == D<long>{1});
static_assert(D<int>{1} == D<int>{1});
static_assert(D<int>{1} != D<int>{2});
template<class R> struct E { int v; };
template<class A> constexpr bool operator==(const E<A> &a, const E<A> &b) { return a.v == b.v; }
static_assert(E<int>{1} == E<int>{1});
template<class R> struct F { int v; };
template<class A, class B> constexpr auto operator==(const F<A> &a, const F<B> &b) -> decltype(a.v == b.v) { return a.v == b.v; }
static_assert(F<int>{1} == F<long>{1});
template<class R> struct G { int v; };
template<class A, class B> requires (sizeof(A) > 1) constexpr bool operator==(const G<A> &a, const G<B> &b) { return a.v == b.v; }
static_assert(G<int>{1} == G<long>{1});
template<class A> constexpr bool operator==(const G<A> &a, int b) { return a.v == b; }
static_assert(G<int>{1} == 1);
static_assert(1 == G<int>{1});
template<class R> struct H { int v; template<class B> constexpr bool operator==(const H<B> &b) const { return v == b.v; } };
static_assert(H<int>{1} == H<long>{1});
static_assert(H<int>{1} == H<int>{1});
static_assert(H<int>{1} != H<long>{2});
struct I { int v; template<class B> constexpr bool operator==(const B &b) const { return v == b; } };
static_assert(I{1} == 1);
static_assert(1 == I{1});
