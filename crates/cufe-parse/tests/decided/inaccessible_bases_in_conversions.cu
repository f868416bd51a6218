// Access of the base that a converting constructor takes an argument as counts in conversions ([class.access.base]/4, [meta.rel]).
struct B {}; class D : B {}; class DD : public D {}; struct X { X(const B&); }; struct Y { Y(B*); }; struct Z { Z(B); };
struct W { template<class T> W(T, const B&); W(const B&, int = 0); };
template<class T> T&& dv(); template<class T> void acc(T);
template<class F, class T, class = decltype(acc<T>(dv<F>()))> constexpr bool cv(int) { return true; } template<class F, class T> constexpr bool cv(...) { return false; }
template<class F, class T, class = decltype(T(dv<F>()))> constexpr bool cn(int) { return true; } template<class F, class T> constexpr bool cn(...) { return false; }
template<class F, class T, class = decltype(T{dv<F>()})> constexpr bool cb(int) { return true; } template<class F, class T> constexpr bool cb(...) { return false; }
static_assert(!cv<D, X>(0));
static_assert(!cn<D, X>(0));
static_assert(!cb<D, X>(0));
static_assert(!cv<D*, Y>(0));
static_assert(!cv<D, Z>(0));
static_assert(!cn<D, Z>(0));
static_assert(!cv<DD, X>(0));
static_assert(!__is_convertible_to(D, X));
static_assert(!__is_constructible(X, D));
static_assert(!__is_constructible(X, D&));
static_assert(!__is_convertible_to(D*, Y));
static_assert(cv<B, X>(0));
