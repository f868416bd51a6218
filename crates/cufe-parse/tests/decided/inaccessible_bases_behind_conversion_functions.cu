// Access of bases counts in the conversion behind a conversion function, and of the object that the function is a member of ([class.access.base]/4).
struct B {}; struct B2 { operator int() const; }; class D : B, B2 {}; class E : public B2 {};
struct U { operator D(); }; struct UD { operator D&(); }; struct UP { operator D*(); }; struct UM { operator int B::*(); }; struct X { X(B); };
template<class T> T&& dv(); template<class T> void acc(T);
template<class F, class T, class = decltype(acc<T>(dv<F>()))> constexpr bool cv(int) { return true; } template<class F, class T> constexpr bool cv(...) { return false; }
static_assert(!cv<U, B>(0));
static_assert(!cv<UD, const B&>(0));
static_assert(!cv<UP, B*>(0));
static_assert(!cv<UM, int D::*>(0));
static_assert(!__is_convertible_to(D, int));
static_assert(!__is_convertible_to(U, B));
static_assert(!__is_convertible_to(UP, B*));
static_assert(!__is_constructible(int, D));
static_assert(__is_convertible_to(E, int));
static_assert(!__is_assignable(int&, D));
