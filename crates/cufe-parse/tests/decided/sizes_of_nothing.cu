struct Inc; struct A {}; struct Abs { virtual void f() = 0; };
template<class T, decltype(sizeof 0) = sizeof(T)> constexpr bool sz(int) { return true; }
template<class T> constexpr bool sz(...) { return false; }
static_assert(sz<int>(0));
static_assert(!sz<void>(0));
static_assert(!sz<int()>(0));
static_assert(!sz<Inc>(0));
static_assert(!sz<Inc&>(0));
static_assert(!sz<int[]>(0));
static_assert(!sz<int(&)[]>(0));
template<class T, decltype(sizeof 0) = alignof(T)> constexpr bool al(int) { return true; }
template<class T> constexpr bool al(...) { return false; }
static_assert(!al<void>(0));
static_assert(!al<int()>(0));
static_assert(!al<Inc>(0));
