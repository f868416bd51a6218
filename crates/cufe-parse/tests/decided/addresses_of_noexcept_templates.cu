// Specializations of function templates that say noexcept, for pointers that ask for it and such that do not.
typedef int (*Nothrow)(int*) noexcept;
typedef int (*Any)(int*);
template<bool b> int written(int*) noexcept { return b; }
template<bool b> int open(int*) noexcept(b);
template<bool b> auto by_body(int*) noexcept { return 1; }
template<bool b> auto by_body_open(int*) noexcept(b) { return 1; }
template<class T> int one(T) noexcept;
template<class T> int ordered(T) noexcept;
template<class T> int ordered(T*) noexcept;
struct S { template<class T> int m(T) noexcept; template<class T> static int s(T) noexcept; };
template<bool y> void in_template() {
  Nothrow a = &written<true>; Nothrow b = &written<y>; Nothrow c(&open<y>); Nothrow d{open<true>};
}
void f() {
  Nothrow a = written<true>, b = &open<true>, c = by_body<true>, d = by_body_open<true>, e = one, g = ordered, h = one<int*>, i = S::s;
  Any j = written<true>, k = open<false>, l = by_body<true>, m = by_body_open<false>, n = one, o = ordered, p = one<int*>, q = S::s;
  int (S::*r)(int*) noexcept = &S::m; int (S::*s)(int*) = &S::m; int (S::*t)(int*) noexcept = &S::m<int*>; int (S::*u)(int*) = &S::m<int*>;
  Nothrow &&v = written<true>; int (&w)(int*) noexcept = written<true>; int (&x)(int*) noexcept = ordered; int (&y)(int*) = ordered;
  a = &written<false>; a(nullptr);
  in_template<true>();
}
template<Nothrow n> struct A {};
template<Any n> struct B {};
A<written<true>> a1; A<by_body_open<true>> a2; A<ordered> a3;
B<written<true>> b1; B<by_body_open<true>> b2; B<open<false>> b3; B<ordered> b4;
struct M { Nothrow n = &written<true>; Nothrow m{written<true>}; static constexpr Nothrow k = &written<true>; M() : m(written<true>) {} };
template<class T> struct N { Nothrow n = &written<true>; static constexpr Nothrow k = &written<true>; };
N<int> n;
static_assert(__is_same(decltype(&written<true>), Nothrow));
