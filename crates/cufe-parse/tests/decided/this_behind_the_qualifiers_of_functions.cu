// [expr.prim.this]/2: in trailing return types, exception specifications and requires-clauses of a member function *this has its qualifiers
template<class X, class Y> constexpr bool same = false;
template<class X> constexpr bool same<X, X> = true;
template<class T> bool any(T t) noexcept;
struct A {
    int &f() noexcept;
    const long &f() const;
    auto g() -> decltype(f());
    auto g() const -> decltype(f());
    template<class T> auto h(T t) -> decltype(f() + t);
    template<class T> auto h(T t) const -> decltype(f() + t);
    bool n() noexcept(noexcept(f()));
    bool n() const noexcept(noexcept(f()));
};
A a;
const A c{};
static_assert(same<decltype(a.g()), int &>);
static_assert(same<decltype(c.g()), const long &>);
static_assert(same<decltype(a.h(1)), int>);
static_assert(same<decltype(c.h(1)), long>);
static_assert(noexcept(a.n()));
static_assert(!noexcept(c.n()));
template<class T> struct B {
    T &f() noexcept;
    const long &f() const;
    static bool all(T &) noexcept;
    static bool all(const long &) noexcept(false);
    auto g() -> decltype(f());
    auto g() const -> decltype(f());
    bool n() noexcept(noexcept(any(f())));
    bool n() const noexcept(noexcept(any(f())));
    bool o() noexcept(noexcept(all(f())));
    bool o() const noexcept(noexcept(all(f())));
    int k() requires requires { requires sizeof(f()) == 4; } { return 1; }
    long k() const requires requires { requires sizeof(f()) == 8; } { return 2; }
    int m() const requires requires { requires sizeof(f()) == 4; } { return 2; }
    int p() const requires (sizeof(this->f()) == 8) { return 2; }
    template<class U> int q(U) const requires (sizeof(U) > 0 && sizeof(f()) == sizeof(U)) { return 2; }
    template<class U> long q(U) requires (sizeof(U) > 0 && sizeof(f()) == sizeof(U)) { return 1; }
};
B<int> b;
const B<int> d{};
static_assert(same<decltype(b.g()), int &>);
static_assert(same<decltype(d.g()), const long &>);
static_assert(noexcept(b.n()));
static_assert(!noexcept(d.n()));
static_assert(noexcept(b.o()));
static_assert(!noexcept(d.o()));
static_assert(sizeof(b.k()) == 4);
static_assert(sizeof(d.k()) == 8);
static_assert(sizeof(d.p()) == 4);
static_assert(sizeof(d.q(1l)) == 4);
static_assert(sizeof(b.q(1)) == 8);
template<class X> concept has_m = requires(const X &x) { x.m(); };
static_assert(!has_m<B<int>>);
