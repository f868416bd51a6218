// An exception specification is not needed to declare an implicit default constructor ([except.spec]/13).
template<class... Ts> struct C {
  template<class... As> constexpr C(As&&... as) noexcept((noexcept(Ts(as)) && ...)) {}
};
struct D2 : C<int*> { using C::C; };
bool b1 = noexcept(D2((int*)0));
template<class T> struct N { template<class... As> N(As...) noexcept(sizeof...(As) == 0 && sizeof(T) == 1) {} };
struct M1 { N<char> n; };
struct M2 { N<int> n; };
struct M3 : N<char> {};
struct M4 : N<int> { using N<int>::N; };
static_assert(noexcept(M1()));
static_assert(!noexcept(M2()));
static_assert(noexcept(M3()));
static_assert(!noexcept(M4()));
static_assert(noexcept(N<char>()));
static_assert(__is_nothrow_constructible(M1) && !__is_nothrow_constructible(M2) && __is_nothrow_constructible(N<char>) && !__is_nothrow_constructible(N<int>));
template<class T> struct Bad { template<class... As> Bad(As...) noexcept(T::value) {} };
struct M5 { Bad<int> b; };
M5 *m5;
static_assert(__is_constructible(M5));
struct M6 { M6(); Bad<int> b; };
struct M7 { M6 a; };
static_assert(!noexcept(M7()));
