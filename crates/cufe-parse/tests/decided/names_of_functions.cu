// What `__func__` and `__PRETTY_FUNCTION__` say, as the reference writes it.
constexpr bool eq(const char*a,const char*b){ while(*a&&*a==*b){++a;++b;} return *a==*b; }
template<class T> constexpr const char* name() { return __PRETTY_FUNCTION__; }
template<class T, int N> constexpr const char* name2() { return __PRETTY_FUNCTION__; }
template<class... T> constexpr const char* name3() { return __PRETTY_FUNCTION__; }
template<auto V> constexpr const char* name4() { return __PRETTY_FUNCTION__; }
template<class T> constexpr auto name5() noexcept { return __PRETTY_FUNCTION__; }
template<class T> static constexpr const char* name6(T*, const T&) { return __PRETTY_FUNCTION__; }
template<class T> constexpr const char* fname() { return __FUNCTION__; }
template<class T> constexpr const char* fn() { return __func__; }
constexpr const char* plain(int, char) { return __PRETTY_FUNCTION__; }
constexpr const char* plainf(int, char) { return __func__; }
enum E { e1, e2 }; enum class F : char { a, b };
namespace N { struct S { constexpr const char* m(int) const { return __PRETTY_FUNCTION__; } static constexpr const char* s() { return __PRETTY_FUNCTION__; } template<class T> constexpr const char* t() { return __PRETTY_FUNCTION__; } const char *c; constexpr S() : c(__PRETTY_FUNCTION__) {} constexpr operator const char*() const { return __PRETTY_FUNCTION__; }
 constexpr const char* operator+(int) const { return __PRETTY_FUNCTION__; } };
template<class T> struct C { constexpr const char* m() const { return __PRETTY_FUNCTION__; } static constexpr const char*s(T) { return __PRETTY_FUNCTION__; } template<class U> static constexpr const char*t() { return __PRETTY_FUNCTION__; }};
inline namespace v1 { constexpr const char* in() { return __PRETTY_FUNCTION__; } } namespace { constexpr const char* an() { return __PRETTY_FUNCTION__; } } }
constexpr auto lam = [](int) { return __PRETTY_FUNCTION__; };
constexpr auto glam = [](auto) { return __PRETTY_FUNCTION__; };
constexpr auto lamf = [](int) { return __func__; };
constexpr const char *ff(const char *f = __builtin_FUNCTION()) { return f; }
constexpr const char *viaff() { return ff(); }
template<class T> constexpr const char *viafft() { return ff(); }
template<class T> requires (sizeof(T) > 1) constexpr const char *req() { return __PRETTY_FUNCTION__; }
constexpr const char *ab(auto x) { return __PRETTY_FUNCTION__; }
template<template<class> class T> constexpr const char *tt() { return __PRETTY_FUNCTION__; }
typedef int I;

static_assert(eq(name<int>(), "constexpr const char *name() [with T = int]"));
static_assert(eq(name<N::S>(), "constexpr const char *name() [with T = N::S]"));
static_assert(eq(name<const char*>(), "constexpr const char *name() [with T = const char *]"));
static_assert(eq(name<N::C<int>>(), "constexpr const char *name() [with T = N::C<int>]"));
static_assert(eq(name<unsigned long>(), "constexpr const char *name() [with T = unsigned long]"));
static_assert(eq(name2<int,3>(), "constexpr const char *name2() [with T = int; int N = 3]"));
static_assert(eq(name3<int,char>(), "constexpr const char *name3() [with T = int; T = char]"));
static_assert(eq(name3<>(), "constexpr const char *name3()]"));
static_assert(eq(name4<5>(), "constexpr const char *name4() [with int V = 5]"));
static_assert(eq(name4<e1>(), "constexpr const char *name4() [with E V = e1]"));
static_assert(eq(name4<F::b>(), "constexpr const char *name4() [with F V = F::b]"));
static_assert(eq(name4<(E)7>(), "constexpr const char *name4() [with E V = (E)7]"));
static_assert(eq(name4<'a'>(), "constexpr const char *name4() [with char V = 'a']"));
static_assert(eq(name4<true>(), "constexpr const char *name4() [with bool V = true]"));
static_assert(eq(name4<5ul>(), "constexpr const char *name4() [with unsigned long V = 5UL]"));
static_assert(eq(name5<int>(), "constexpr auto name5() noexcept [with T = int]"));
static_assert(eq(name6<int>(0,1), "constexpr const char *name6(T *, const T &) [with T = int]"));
static_assert(eq(fname<int>(), "fname"));
static_assert(eq(fn<int>(), "fn"));
static_assert(eq(plain(1,2), "constexpr const char *plain(int, char)"));
static_assert(eq(plainf(1,2), "plainf"));
static_assert(eq(N::S().m(1), "constexpr const char *N::S::m(int) const"));
static_assert(eq(N::S::s(), "static constexpr const char *N::S::s()"));
static_assert(eq(N::S().t<int>(), "constexpr const char *N::S::t() [with T = int]"));
static_assert(eq(N::S().c, "constexpr N::S::S()"));
static_assert(eq((const char*)N::S(), "constexpr N::S::operator const char *() const"));
static_assert(eq((N::S()+1), "constexpr const char *N::S::operator+(int) const"));
static_assert(eq(N::C<int>().m(), "constexpr const char *N::C<T>::m() const [with T = int]"));
static_assert(eq(N::C<int>::s(1), "static constexpr const char *N::C<T>::s(T) [with T = int]"));
static_assert(eq(N::C<int>::t<char>(), "static constexpr const char *N::C<T>::t() [with U = char; T = int]"));
static_assert(eq(N::in(), "constexpr const char *N::v1::in()"));
static_assert(eq(N::an(), "constexpr const char *N::<unnamed>::an()"));
static_assert(eq(lam(1), "lambda [](int)->auto::operator()(int)->auto"));
static_assert(eq(lamf(1), "operator()"));
static_assert(eq(viafft<int>(), "viafft"));
static_assert(eq(req<int>(), "constexpr const char *req() [with T = int]"));
static_assert(eq(ab(1), "constexpr const char *ab(auto) [with <auto-1> = int]"));
static_assert(eq(tt<N::C>(), "constexpr const char *tt() [with T = N::C]"));
static_assert(eq(name<int(*)(char)>(), "constexpr const char *name() [with T = int (*)(char)]"));
static_assert(eq(name<int[3]>(), "constexpr const char *name() [with T = int [3]]"));
static_assert(eq(name<int&&>(), "constexpr const char *name() [with T = int &&]"));
static_assert(eq(name<decltype(lam)>(), "constexpr const char *name() [with T = const lambda [](int)->const char *]"));
static_assert(eq(name<decltype(nullptr)>(), "constexpr const char *name() [with T = std::nullptr_t]"));
static_assert(eq(name4<(F)9>(), "constexpr const char *name4() [with F V = (F)9]"));
static_assert(eq(name4<-1L>(), "constexpr const char *name4() [with long V = -1L]"));
static_assert(eq(name<const volatile int&>(), "constexpr const char *name() [with T = const volatile int &]"));
static_assert(eq(name<int N::S::*>(), "constexpr const char *name() [with T = int N::S::*]"));
static_assert(eq(name<long long>(), "constexpr const char *name() [with T = long long]"));
static_assert(eq(name<unsigned char>(), "constexpr const char *name() [with T = unsigned char]"));
static_assert(eq(name<N::C<N::C<int>>>(), "constexpr const char *name() [with T = N::C<N::C<int>>]"));
