// What `__func__` and `__PRETTY_FUNCTION__` say, as the reference writes it.
constexpr bool eq(const char*a,const char*b){ while(*a&&*a==*b){++a;++b;} return *a==*b; }
struct V { const char *p; constexpr operator const char*() const { return p; } }; using SV = V; template<class T> struct BV { const char *p; }; using BS = BV<char>;
template<class T> constexpr SV a1() { return {__PRETTY_FUNCTION__}; }
template<class T> constexpr BS a2() { return {__PRETTY_FUNCTION__}; }
template<class T> constexpr auto a3() -> const char* { return __PRETTY_FUNCTION__; }
template<class T> inline constexpr const char* a4() { return __PRETTY_FUNCTION__; }
template<class T> consteval const char* a5() { return __PRETTY_FUNCTION__; }
template<class T> constexpr const char* a6(T = 3, int = 4) { return __PRETTY_FUNCTION__; }
template<class T, class U = long> constexpr const char* a7() { return __PRETTY_FUNCTION__; }
template<class T> constexpr const char* a8() { return __PRETTY_FUNCTION__; }
template<> constexpr const char* a8<int>() { return __PRETTY_FUNCTION__; }
template<class T> constexpr typename T::type a9(typename T::type t) { return {__PRETTY_FUNCTION__}; }
struct W { typedef SV type; };
template<class T> constexpr decltype(T()) b1() { return {__PRETTY_FUNCTION__}; }
struct M { virtual constexpr const char *v() const { return __PRETTY_FUNCTION__; } constexpr const char *r() const & { return __PRETTY_FUNCTION__; } constexpr const char *rr() && noexcept { return __PRETTY_FUNCTION__; } const char *e; explicit constexpr M(int) : e(__PRETTY_FUNCTION__) {} 
 friend constexpr const char *fr(M) { return __PRETTY_FUNCTION__; } template<class T> struct In { static constexpr const char *s() { return __PRETTY_FUNCTION__; } template<class U> constexpr const char *t(U, T) const { return __PRETTY_FUNCTION__; } };  template<class T> constexpr operator T() const { return T{__PRETTY_FUNCTION__}; } constexpr const char *dflt(int x = 5) const volatile { return __PRETTY_FUNCTION__; } constexpr const char *operator()() const { return __PRETTY_FUNCTION__; } constexpr const char *operator[](int) const { return __PRETTY_FUNCTION__; } void* operator new(unsigned long);  };
constexpr const char *el(int, ...) { return __PRETTY_FUNCTION__; }
constexpr const char *c1(const int x, int a[3], int f(int), const char *const s) { return __PRETTY_FUNCTION__; }
constexpr const char *c2(void) { return __PRETTY_FUNCTION__; }
constexpr const char *c3(SV, unsigned, int (&)[3], int (*)(SV)) { return __PRETTY_FUNCTION__; }
template<class T> constexpr const char *c4(T, typename T::type*, decltype(T())&) { return __PRETTY_FUNCTION__; }
template<int N> constexpr const char *c5(int (&)[N]) { return __PRETTY_FUNCTION__; }
template<int N> constexpr const char *c6(int (&)[N+1]) { return __PRETTY_FUNCTION__; }
template<class T, T N> constexpr const char *c7() { return __PRETTY_FUNCTION__; }
template<class T, T... N> constexpr const char *c8() { return __PRETTY_FUNCTION__; }
template<class... T> constexpr const char *c9(T...) { return __PRETTY_FUNCTION__; }
template<class T> constexpr const char *d1() noexcept(sizeof(T) > 1) { return __PRETTY_FUNCTION__; }
template<class T> __attribute__((device)) __attribute__((host)) constexpr const char *d2() { return __PRETTY_FUNCTION__; }
extern "C" constexpr const char *d3() { return __PRETTY_FUNCTION__; }
template<class T> [[nodiscard]] constexpr const char *d4() { return __PRETTY_FUNCTION__; }
template<const int *P> constexpr const char *d5() { return __PRETTY_FUNCTION__; } constexpr int gi = 0;  constexpr int ga[3] = {};
template<class T> struct Out { template<class U, int N> struct Inn { template<class X> static constexpr const char *f() { return __PRETTY_FUNCTION__; } static constexpr const char *g() { return __PRETTY_FUNCTION__; } }; };
template<class T> struct Out<T*> { static constexpr const char *f() { return __PRETTY_FUNCTION__; } };
template<> struct Out<char> { static constexpr const char *f() { return __PRETTY_FUNCTION__; } };
template<class> constexpr const char *un() { return __PRETTY_FUNCTION__; }
template<class, int> constexpr const char *un2() { return __PRETTY_FUNCTION__; }
template<class T> constexpr T const * e1(T const *p) { return __PRETTY_FUNCTION__; }
template<bool B> constexpr const char *e2() { return __PRETTY_FUNCTION__; }
struct NT { int a; int b; };
template<NT X> constexpr const char *e3() { return __PRETTY_FUNCTION__; }
template<class T> constexpr const char *e4() { struct L { static constexpr const char *q() { return __PRETTY_FUNCTION__; } }; return L::q(); }
constexpr const char *e5() { return [] { return __PRETTY_FUNCTION__; }(); }
template<class T> constexpr const char *e6() { return [](T x, auto...) { return __PRETTY_FUNCTION__; }(T()); }
constexpr auto e7 = [](int a) mutable noexcept -> const char* { return __PRETTY_FUNCTION__; };
constexpr auto e8 = []<class T>(T) { return __PRETTY_FUNCTION__; };
template<template<class...> class C, class... A> constexpr const char *e9(C<A...>) { return __PRETTY_FUNCTION__; }
constexpr int operator""_q(unsigned long long) { return __PRETTY_FUNCTION__[0]; } constexpr const char *operator""_r(unsigned long long) { return __PRETTY_FUNCTION__; }

static_assert(eq(a1<int>(), "constexpr V a1() [with T = int]"));
static_assert(eq(a2<int>().p, "constexpr BV<char> a2() [with T = int]"));
static_assert(eq(a3<int>(), "constexpr auto a3()->const char * [with T = int]"));
static_assert(eq(a4<int>(), "constexpr const char *a4() [with T = int]"));
static_assert(eq(a5<int>(), "const char *a5() [with T = int]"));
static_assert(eq(a6<int>(), "constexpr const char *a6(T, int) [with T = int]"));
static_assert(eq(a7<int>(), "constexpr const char *a7() [with T = int; U = long]"));
static_assert(eq(a8<int>(), "constexpr const char *a8() [with T = int]"));
static_assert(eq(a8<char>(), "constexpr const char *a8() [with T = char]"));
static_assert(eq(a9<W>({}), "constexpr T::type a9(T::type) [with T = W]"));
static_assert(eq(M(1).v(), "constexpr const char *M::v() const"));
static_assert(eq(M(1).r(), "constexpr const char *M::r() const &"));
static_assert(eq(M(1).rr(), "constexpr const char *M::rr() && noexcept"));
static_assert(eq(M(1).e, "constexpr M::M(int)"));
static_assert(eq(fr(M(1)), "constexpr const char *fr(M)"));
static_assert(eq(M::In<int>::s(), "static constexpr const char *M::In<T>::s() [with T = int]"));
static_assert(eq(M::In<int>().t('a',1), "constexpr const char *M::In<T>::t(U, T) const [with U = char; T = int]"));
static_assert(eq(M(1).dflt(), "constexpr const char *M::dflt(int) const volatile"));
static_assert(eq(M(1)(), "constexpr const char *M::operator()() const"));
static_assert(eq(el(1), "constexpr const char *el(int, ...)"));
static_assert(eq(c1(1,0,0,0), "constexpr const char *c1(int, int *, int (*)(int), const char *)"));
static_assert(eq(c2(), "constexpr const char *c2()"));
static_assert(eq(c7<int,3>(), "constexpr const char *c7() [with T = int; int N = 3]"));
static_assert(eq(c7<char,'b'>(), "constexpr const char *c7() [with T = char; char N = 'b']"));
static_assert(eq(c8<int,1,2>(), "constexpr const char *c8() [with T = int; int N = 1; int N = 2]"));
static_assert(eq(c9(1,'a'), "constexpr const char *c9(T...) [with T = int; T = char]"));
static_assert(eq(d1<int>(), "constexpr const char *d1() [with T = int]"));
static_assert(eq(d2<int>(), "constexpr const char *d2() [with T = int]"));
static_assert(eq(d3(), "constexpr const char *d3()"));
static_assert(eq(d4<int>(), "constexpr const char *d4() [with T = int]"));
static_assert(eq(d5<&gi>(), "constexpr const char *d5() [with const int *P = &gi]"));
static_assert(eq(d5<nullptr>(), "constexpr const char *d5() [with const int *P = (const int *)nullptr]"));
static_assert(eq(Out<int>::Inn<char,3>::f<long>(), "static constexpr const char *Out<T>::Inn<U, N>::f() [with X = long; U = char; int N = 3; T = int]"));
static_assert(eq(Out<int>::Inn<char,3>::g(), "static constexpr const char *Out<T>::Inn<U, N>::g() [with U = char; int N = 3; T = int]"));
static_assert(eq(Out<int*>::f(), "static constexpr const char *Out<T *>::f() [with T = int]"));
static_assert(eq(Out<char>::f(), "static constexpr const char *Out<char>::f()"));
static_assert(eq(un<int>(), "constexpr const char *un() [with <template-parameter-1-1> = int]"));
static_assert(eq(un2<int,2>(), "constexpr const char *un2() [with <template-parameter-1-1> = int; int <anonymous> = 2]"));
static_assert(eq(e1("abc"), "constexpr const T *e1(const T *) [with T = char]"));
static_assert(eq(e2<true>(), "constexpr const char *e2() [with bool B = true]"));
static_assert(eq(e3<NT{1,2}>(), "constexpr const char *e3() [with NT X = NT{1, 2}]"));
static_assert(eq(e4<int>(), "static constexpr const char *L::q()"));
static_assert(eq(e5(), "lambda []()->auto::operator()()->auto"));
static_assert(eq(e7(1), "lambda [](int) mutable->const char * noexcept::operator()(int) mutable->const char * noexcept"));
static_assert(eq(e9(BV<int>()), "constexpr const char *e9(C<A...>) [with C = BV; A = int]"));
