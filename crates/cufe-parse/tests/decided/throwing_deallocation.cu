// What comparisons that are defaulted and deallocation functions throw ([except.spec]).
struct D0 { void operator delete(void*) noexcept(false); };
struct D1 { void operator delete(void*); };
struct D2 { void operator delete(void*) noexcept(false); ~D2(); };
static_assert(!noexcept(delete (D0*)0));
static_assert(noexcept(delete (D1*)0));
static_assert(!noexcept(delete (D2*)0));
static_assert(!noexcept(D0::operator delete(0)));
struct T { bool operator==(const T&) const noexcept(false); };
struct N { bool operator==(const N&) const noexcept; };
struct Z { N t; bool operator==(const Z&) const = default; bool operator!=(const Z&) const = default; };
Z z;
static_assert(noexcept(z == z));
static_assert(noexcept(z != z));
struct W { T t; bool operator==(const W&) const noexcept = default; };
static_assert(noexcept(W() == W()));
