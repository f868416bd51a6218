// An inherited constructor lets out what the other bases, the members and their initializers do ([except.spec]/11).
template<int> struct X {};
struct Base {
    Base(X<0>) noexcept(true);
    Base(X<1>) noexcept(false);
};
template<class T> struct Throw { Throw() noexcept(false); };
template<class T> struct No { No() noexcept; };
struct D1 : Base, X<5> { using Base::Base; int n; };
struct D2 : Base, Throw<X<3>> { using Base::Base; };
struct D3 : Base { using Base::Base; Throw<X<4>> x; };
struct D4 : Base { using Base::Base; int x = g(); static int g() noexcept; No<int> y; };
struct D5 : D3 { using D3::D3; };
template<class T> struct DT : Base { using Base::Base; T t; };
static_assert(noexcept(D1(X<0>())));
static_assert(!noexcept(D1(X<1>())));
static_assert(!noexcept(D2(X<0>())));
static_assert(!noexcept(D3(X<0>())));
static_assert(!noexcept(D3{X<0>()}));
static_assert(noexcept(D4(X<0>())));
static_assert(!noexcept(D5(X<0>())));
static_assert(noexcept(DT<int>(X<0>())));
static_assert(!noexcept(DT<Throw<int>>(X<0>())));
static_assert(__is_nothrow_constructible(D1, X<0>));
static_assert(!__is_nothrow_constructible(D3, X<0>));
