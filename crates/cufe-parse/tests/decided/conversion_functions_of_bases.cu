// A conversion function template hides those of bases that convert to the same type, a template parameter in the same place
// included; those of two bases hide nothing of each other ([class.member.lookup], [class.conv.fct]).
template <class A, class B> constexpr bool converts(decltype(static_cast<B>(A{})) *) { return true; }
template <class A, class B> constexpr bool converts(...) { return false; }
struct Any { template <class T> constexpr operator T() const { return T{1}; } };
struct Derived : Any { template <class T, class = decltype(T() + 1)> constexpr operator T() const & { return T{2}; } };
struct More : Any { template <class U> constexpr operator U *() const { return nullptr; } };
struct Pointers { template <class T> constexpr operator T *() const { return nullptr; } };
struct OtherPointers : Pointers { template <class T, int = 0> constexpr operator T *() const { return nullptr; } };
struct References : Any { template <class T> constexpr operator T &() const; };
template <class X> struct Of { template <class T> constexpr operator T() const { return T{3}; } };
struct FromOf : Of<int> { template <class T> constexpr operator T() const { return T{4}; } };
struct First { constexpr operator int() const { return 5; } };
struct Second { constexpr operator int() const { return 6; } };
struct Both : First, Second {};
struct Chosen : First, Second { using Second::operator int; };
struct Own : First, Second { constexpr operator int() const { return 7; } };
struct Unlike : First, Second { constexpr operator long() const { return 8; } };
static_assert((int)Derived{} == 2);
static_assert((int)More{} == 1);
static_assert((int *)More{} == nullptr);
static_assert((int *)OtherPointers{} == nullptr);
static_assert(!converts<References, int>(nullptr));
static_assert((int)FromOf{} == 4);
static_assert(!converts<Both, int>(nullptr));
static_assert((int)Chosen{} == 6);
static_assert((int)Own{} == 7);
static_assert(!converts<Unlike, int>(nullptr));
static_assert((long)Unlike{} == 8);
