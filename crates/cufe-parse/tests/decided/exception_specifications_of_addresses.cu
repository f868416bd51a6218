template<class T> void foo() noexcept(T::value);
struct S { static constexpr const bool value = true; template<class T> void bar() noexcept(T::value); };
struct U { static constexpr bool value = false; };
template<bool is_noexcept> constexpr bool f1(void() noexcept(is_noexcept)) { return is_noexcept; }
template<bool is_noexcept> constexpr bool f2(void(*)() noexcept(is_noexcept)) { return is_noexcept; }
template<class... Args, bool is_noexcept> constexpr bool f3(void(*)(Args...) noexcept(is_noexcept)) { return is_noexcept; }
void a() noexcept; void b();
static_assert(f1(a));
static_assert(!f1(b));
static_assert(f2(foo<S>));
static_assert(!f2(foo<U>));
static_assert(f2(&foo<S>));
static_assert(f1(foo<S>));
static_assert(f3(foo<S>));
static_assert(noexcept(foo<S>()));
template<class T> struct X { static constexpr bool v = true; void m() noexcept(v); static void s() noexcept(sizeof(T) == 4); void n() noexcept(sizeof(T) == 1); };
static_assert(__is_same(decltype(&X<int>::m), void (X<int>::*)() noexcept));
static_assert(__is_same(decltype(&X<int>::s), void (*)() noexcept));
static_assert(__is_same(decltype(&X<int>::n), void (X<int>::*)()));
static_assert(__is_same(decltype(&foo<S>), void (*)() noexcept));
static_assert(__is_same(decltype(foo<S>), void () noexcept));
static_assert(__is_same(decltype(&S::bar<S>), void (S::*)() noexcept));
void (*p)() noexcept = foo<S>;
void (S::*q)() noexcept = &S::bar<S>;
void (*r)() noexcept = X<int>::s;
struct D { void f() noexcept(sizeof(int) == 4); void g() noexcept(sizeof(int) == 1); static void h() noexcept(sizeof(D) == 1); void o() noexcept(sizeof(int) == 4); void o(int); };
static_assert(__is_same(decltype(&D::f), void (D::*)() noexcept));
static_assert(__is_same(decltype(&D::g), void (D::*)()));
static_assert(__is_same(decltype(D::h), void () noexcept));
static_assert(__is_same(decltype(&D::h), void (*)() noexcept));
void D::f() noexcept(sizeof(int) == 4) {}
void D::g() noexcept(false) {}
void D::h() noexcept {}
void (D::*u)() noexcept = &D::o;
