// Which function copies or moves a part of a class is overload resolution, where templates and conversions take part, too
// ([class.copy.ctor]/10, [class.copy.assign]/7): parts that are const are no arguments of moving constructors.
struct T1 { T1(const T1 &); T1(T1 &&) noexcept; template <class X, class = typename X::type> T1(const X &); };
struct A1 { const T1 m; };
static_assert(__is_constructible(A1, A1));
// A template that takes const rvalues better.
struct T2 { T2(const T2 &); T2(T2 &&); template <class X> T2(const X &&) noexcept; };
struct A2 { const T2 m; };
static_assert(__is_constructible(A2, A2));
static_assert(__is_nothrow_constructible(A2, A2));
static_assert(!__is_trivially_constructible(A2, A2));
struct T3 { T3(const T3 &); T3(T3 &&); template <class X> T3(const X &&) = delete; };
struct A3 { const T3 m; };
static_assert(__is_constructible(A3, A3));
static_assert(__is_constructible(A3, const A3 &));
struct T4 { T4(const T4 &) = delete; template <class X> T4(X &); T4(int); };
struct A4 { T4 m; };
static_assert(!__is_constructible(A4, const A4 &));
static_assert(!__is_constructible(A4, A4 &));
// Nothing that a part converts to is copied.
struct R5; struct T5 { T5(T5 &); T5(R5); operator R5(); T5(int); };
struct R5 { T5 *p; };
struct A5 { T5 m; };
static_assert(__is_constructible(A5, A5 &));
static_assert(!__is_constructible(A5, const A5 &));
static_assert(!__is_constructible(A5, A5));
struct T6 { T6(T6 &); template <class X> T6(const X &) noexcept; };
struct A6 { T6 m; };
struct B6 { const T6 m; };
static_assert(__is_constructible(A6, A6 &));
static_assert(!__is_constructible(A6, const A6 &));
static_assert(!__is_constructible(B6, const B6 &));
// A template that is not accessible.
class T7 { public: T7(T7 &); private: template <class X> T7(const X &) noexcept; };
struct B7 { const T7 m; };
static_assert(!__is_constructible(B7, const B7 &));
// Assignment.
struct T8 { T8 &operator=(const T8 &); T8 &operator=(T8 &&); template <class X> T8 &operator=(const X &&) noexcept; template <class X> T8 &operator=(X &) = delete; };
struct A8 { T8 m; };
static_assert(__is_assignable(A8 &, A8));
static_assert(!__is_nothrow_assignable(A8 &, A8));
static_assert(__is_assignable(A8 &, const A8 &));
struct B8 { T8 m; B8 &operator=(const B8 &) = default; };
static_assert(__is_assignable(B8 &, const B8 &));
struct T9 { T9 &operator=(T9 &); template <class X> T9 &operator=(const X &) noexcept; };
struct A9 { T9 m; };
static_assert(!__is_assignable(A9 &, const A9 &));
static_assert(__is_assignable(A9 &, A9 &));
// Two that fit equally well.
struct T10 { T10 &operator=(T10); T10 &operator=(const T10 &); T10(const T10 &); };
struct A10 { T10 m; };
static_assert(!__is_assignable(A10 &, const A10 &));
struct T11 { T11(const T11 &); T11(T11 &&) noexcept; T11(const T11 &&, int = 0) noexcept; };
struct A11 { const T11 m; };
static_assert(__is_nothrow_constructible(A11, A11));
template <class T> struct V12 { V12(const V12 &); V12(V12 &&) noexcept; template <class X, class = decltype(X().size())> explicit V12(const X &, int = 1); };
struct A12 { const V12<int> v; V12<int> w; };
static_assert(__is_constructible(A12, A12));
static_assert(__is_constructible(A12, const A12 &));
// Constraints.
template <class T> concept Small = sizeof(T) == 1;
struct T13 { char c; T13(const T13 &); T13(T13 &&); template <Small X> T13(const X &&) noexcept; };
struct A13 { const T13 m; };
static_assert(__is_nothrow_constructible(A13, A13));
struct T14 { char c[2]; T14(const T14 &); T14(T14 &&); template <Small X> T14(const X &&) noexcept; };
struct A14 { const T14 m; };
static_assert(__is_constructible(A14, A14));
