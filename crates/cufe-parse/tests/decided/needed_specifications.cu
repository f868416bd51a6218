// What parts of instances say of exceptions is asked when something needs it, not when the classes around them are declared.
template<class T> struct Written { Written() noexcept(T::x); Written(const Written&) noexcept(T::y); Written& operator=(const Written&) noexcept(T::z); };
template<class T> struct Defaulted { Defaulted() noexcept(T::x) = default; Defaulted(const Defaulted&) noexcept(T::y) = default; Defaulted& operator=(const Defaulted&) noexcept(T::z) = default; };
template<class T> struct Destroyed { ~Destroyed() noexcept(T::x); };
template<class T> struct Initialized { int m = T::x; };
template<template<class> class X, class T> struct Derived : X<T> {};
template<template<class> class X, class T> struct Member { X<T> b; Member(int); };
template<template<class> class X, class T> struct Array { X<T> b[2][3]; int k = 0; };
static_assert(!__is_constructible(Derived<Written, int>, int));
static_assert(__is_constructible(Derived<Written, int>, const Derived<Written, int>&));
static_assert(__is_assignable(Derived<Written, int>&, const Derived<Written, int>&));
static_assert(__is_constructible(Member<Written, int>, Member<Written, int>));
static_assert(!__is_constructible(Derived<Defaulted, int>, int));
static_assert(__is_constructible(Member<Defaulted, int>, Member<Defaulted, int>));
static_assert(__is_assignable(Derived<Defaulted, int>&, const Derived<Defaulted, int>&));
static_assert(!__is_constructible(Derived<Destroyed, int>, int*));
static_assert(__is_constructible(Derived<Initialized, int>));
static_assert(!__is_trivially_constructible(Array<Initialized, int>));
static_assert(__is_same(decltype(Derived<Initialized, int>()), Derived<Initialized, int>));
static_assert(__is_same(decltype(Array<Initialized, int>()), Array<Initialized, int>));
// And then it is known through all classes around.
struct Yes { static constexpr bool x = true, y = true, z = true; };
struct No { static constexpr bool x = false, y = false, z = false; };
template<class T> struct Around { Derived<Written, T> a; Array<Defaulted, T> b; };
static_assert(__is_nothrow_constructible(Around<Yes>) && !__is_nothrow_constructible(Around<No>));
static_assert(__is_nothrow_constructible(Around<Yes>, const Around<Yes>&) && !__is_nothrow_constructible(Around<No>, const Around<No>&));
static_assert(__is_nothrow_assignable(Around<Yes>&, const Around<Yes>&) && !__is_nothrow_assignable(Around<No>&, const Around<No>&));
template<class T> struct Ends : Derived<Destroyed, T> { ~Ends() {} };
template<class T> struct EndsToo { Ends<T> e[4]; };
static_assert(noexcept(EndsToo<Yes>()) && !noexcept(EndsToo<No>()));
struct Throws { Throws() noexcept(false); operator int() const noexcept(false); };
static_assert(noexcept(Derived<Initialized, Yes>()) && noexcept(Array<Initialized, Yes>()));
template<class T> struct Makes { T t = T(); };
static_assert(noexcept(Derived<Makes, Yes>()) && !noexcept(Derived<Makes, Throws>()) && !noexcept(Array<Makes, Throws>()));
template<class T> auto closure(Written<T>& w) { return [w] {}; }
using Careful = decltype(closure(*static_cast<Written<Yes>*>(nullptr)));
using Careless = decltype(closure(*static_cast<Written<No>*>(nullptr)));
static_assert(__is_nothrow_constructible(Careful, const Careful&) && !__is_nothrow_constructible(Careless, const Careless&));
// The type has it.
struct Assigned : Written<Yes> {};
Assigned& (Assigned::*assigned)(const Assigned&) noexcept = &Assigned::operator=;
