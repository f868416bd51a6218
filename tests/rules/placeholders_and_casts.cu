//## defaulted_copies_have_no_default_arguments c++20 bare
struct A { A(const A& = *(A*)0) = default; A(A&& = make()) = default; static A&& make(); A& operator=(const A&)=default; }; //= 1811@12 w284@25 1811@44
struct B { B(int = 0) = default; }; //= 1808@12
struct C { C(const C&, int = 0) = default; }; //= 1808@12
struct D { D(const D& = make()); static D& make(); };
D::D(const D&) = default; //= 1811@4
//## storage_classes_of_specializations c++20 bare
template<class T> static void f(T) {}
template<> static void f<int>(int) {} //= 2515@12
template<class T> void g(T) {}
template<> static void g<int>(int); //= 2515@12
template<> extern void g<long>(long); //= 2515@12
template<class T> struct S { static void m(); static int v; };
template<> static void S<int>::m() {} //= 2515@12
template<> static int S<int>::v = 0; //= 2515@12
template<class T> static int vt = 0;
template<> static int vt<int> = 1; //= 2515@12
template<> inline void g<char>(char) {}
template<> extern int vt<long>; //= 2515@12
//## pointers_of_literal_operators c++20 bare
using size_t = decltype(sizeof 0);
void operator "" _a(const volatile char *, size_t); //= 2495@6
void operator "" _b(volatile const char *, const size_t); //= 2495@6
void operator "" _c(char *, size_t); //= 2495@6
void operator "" _d(const char *, const size_t);
void operator "" _e(const char * const, const size_t);
void operator "" _g(const volatile char *); //= 2495@6
void operator "" _h(const int *); //= 2492@6
void operator "" _i(const unsigned char *, size_t); //= 2497@6
void operator "" _j(const wchar_t *, int); //= 2496@6
void operator "" _k(const char *, size_t, int); //= 2491@6
//## heads_of_literal_operator_templates c++20 bare
template<char... C> void operator "" _a();
template<char... C, int N = 0> void operator "" _b(); //= 2500@37
template<char C> void operator "" _c(); //= 2500@23
template<wchar_t...> void operator "" _d(); //= 2500@27
template<char, char...> void operator "" _e(); //= 2500@30
template<class T> void operator "" _f(); //= 2905@24
template<class... T> void operator "" _g(); //= 2905@27
template<class T, T...> void operator "" _h();
template<class T, T... C> void operator "" _i();
template<class T> void operator "" _j(T); //= 2499@24 2905@24
template<unsigned long long...> void operator "" _k(); //= 2500@38
template<signed char...> void operator "" _l(); //= 2500@31
template<int...> void operator "" _m(); //= 2500@23
template<class T, char...> void operator "" _n(); //= 2905@33
template<class T, class U, T...> void operator "" _o(); //= 2905@39
template<template<class> class T> void operator "" _p(); //= 2500@40
struct S { int i; constexpr S(const char*){ i = 0; } int j = 0; };
template<S> void operator "" _q();
template<S...> void operator "" _r(); //= 2500@21
template<auto> void operator "" _s(); //= 2500@21
template<auto...> void operator "" _t(); //= 2500@24
template<typename T, char... c> void operator "" _u(T); //= 2499@38 2905@38
//## lists_for_placeholders_of_new c++20 bare
void f() {
  new decltype(auto)({1, 2}); //= 2544@7 2663@22
  new auto({1, 2}); //= 1587@7 2352@12 2663@12
  new auto({1});
  new auto{1};
  new auto{1, 2}; //= 1587@7 2352@11 2663@11 146@15
  new decltype(auto){1, 2}; //= 2544@7 2663@21 146@25
  new decltype(auto){1};
  new auto(1, 2); //= 18@13
  new decltype(auto)(1, 2); //= 18@23
  new decltype(auto)({1});
  new decltype(auto)(); //= 29@22 18@23
  new auto(); //= 29@12 18@13
  new auto{}; //= 1587@7 2663@11
  new auto({}); //= 1587@7 2663@12
}
//## lists_for_captures c++20 bare
void f() {
  auto a = [p({4})] {};
  auto b = [p({4, 5, 6})] {}; //= 1587@13 2352@15 2663@15 146@19
  auto c = [p = {4, 5}] {}; //= 1587@13 2352@17 146@21
  auto d = [p{4}] {};
  auto e = [p{4, 5}] {}; //= 1587@13 2352@14 2663@14
  auto g = [p = {4}] {}; //= 1587@13 2352@17
  auto h = [p({})] {}; //= 1587@13 2663@15
  auto i = [p = {}] {}; //= 1587@13
  auto j = [p{}] {}; //= 1587@13 2663@14
  auto k = [p()] {}; //= 29@15 18@16
}
//## lists_for_placeholders c++20 bare
void f() {
  auto a({4});
  auto b({4, 5, 6}); //= 1587@3 2352@10 2663@10 146@14
  auto c = {4, 5}; //= 1587@3 2352@12
  auto d{4};
  auto e{4, 5}; //= 1587@3 2352@9 2663@9
  auto h({}); //= 1587@3 2663@10
  auto i = {}; //= 1587@3
  auto j{}; //= 1587@3 2663@9
  auto k();
  decltype(auto) b1({4, 5, 6}); //= 2544@3 2663@21 146@25
  decltype(auto) c1 = {4, 5}; //= 2544@3
  decltype(auto) d1{4};
  decltype(auto) e1{4, 5}; //= 2544@3 2663@20
}
//## heads_of_literal_operator_templates_2 c++20 bare
struct S { int i; constexpr S(const char*){ i = 0; } int j = 0; };
struct Q { int i; private: int k; };
template<class T, class U> void operator "" _a(); //= 2905@33
template<class T, T> void operator "" _b(); //= 2905@27
template<class T, int...> void operator "" _d(); //= 2905@32
template<int> void operator "" _e(); //= 2500@20
template<class T, const T...> void operator "" _f();
using C = char;
template<C...> void operator "" _g();
template<const char...> void operator "" _h();
template<char*> void operator "" _i(); //= 2500@22
template<S&> void operator "" _j(); //= 2500@19
template<class T> struct X { constexpr X(const T*) {} };
template<X a> void operator "" _l();
template<int, class T, T...> void operator "" _m(); //= 2500@35
template<class T, class... U> void operator "" _o(); //= 2905@36
template<class T, template<class> class U> void operator "" _p(); //= 2905@49
template<X<char> a> void operator "" _q();
template<class T = char, T... U> void operator "" _r();
template<class T, T*... U> void operator "" _s(); //= 2905@33
template<X... a> void operator "" _t(); //= 2500@23
template<class T, X<T> a> void operator "" _u(); //= 2905@32
template<float> void operator "" _v(); //= 2500@22
enum E : char {};
template<E> void operator "" _w(); //= 2500@18
template<decltype('c')... C> void operator "" _x();
void operator "" _y(char *); //= 2495@6
void operator "" _z(int *); //= 2495@6
//## lists_for_placeholders_with_the_header c++20 bare
namespace std { using size_t = decltype(sizeof 0); template<class E> class initializer_list { const E* p; size_t n; public: initializer_list(const E* a, size_t b); initializer_list(); size_t size() const; const E* begin() const; const E* end() const; }; }
void f() {
  auto b({4, 5, 6}); //= 2663@10
  auto e{4, 5}; //= 2663@9
  auto h({}); //= 1587@3 2663@10
  auto j{}; //= 1587@3 2663@9
  auto k{4, 5.0}; //= 1587@3 2663@9
  auto l({4, 5.0}); //= 1587@3 2663@10 146@14
  auto m({4});
  new auto({1, 2}); //= 2663@12
  new auto({1});
  new auto({1, 2.0}); //= 1587@7 2663@12
  auto b1 = [p({4, 5, 6})] {}; //= 2663@16
  auto b2 = [p({})] {}; //= 1587@14 2663@16
  auto b3 = [p({4, 5.0})] {}; //= 1587@14 2663@16 146@20
  decltype(auto) c1({4, 5, 6}); //= 2544@3 2663@21 146@25
  decltype(auto) c2({4});
  decltype(auto) c3{4};
  decltype(auto) c4({}); //= 2544@3 2663@21
  decltype(auto) c5{}; //= 2544@3 2663@20
  decltype(auto) c6 = {}; //= 2544@3
  decltype(auto) c7 = {4}; //= 2544@3
  new decltype(auto){4};
  new decltype(auto){}; //= 2544@7 2663@21
  new decltype(auto)({4});
  new decltype(auto)({}); //= 2544@7 2663@22
}
//## types_of_variable_length c++20 bare
void f(int n) {
  typedef int V[n];
  V v;
  (void)typeid(v); //= 693@9 975@16
  (void)typeid(V); //= 693@9 975@16
}
//## references_to_bit_fields_by_casts c++20 bare
struct S { unsigned b : 3; int c : 4; int d; const int e : 3; };
void f(S& s, S* p) {
  unsigned& a = (unsigned&) s.b; //= 139@29
  int& b = const_cast<int&>(s.c); //= 139@29
  int* c = &reinterpret_cast<int&>(s.c); //= 139@36
  const int& d = (const int&)s.c;
  const int& e = static_cast<const int&>(s.c);
  int&& f = (int&&)s.c; //= 139@20
  int&& g = static_cast<int&&>(s.c);
  float& h = (float&)p->c; //= 139@22
  const int& i = const_cast<const int&>(s.c); //= 139@41
  int&& j = const_cast<int&&>(s.c); //= 139@31
  int& k = const_cast<int&>(s.e); //= 139@29
  int& l = static_cast<int&>(s.c); //= 139@30
  using R = int&;
  int& m = R(s.c); //= 139@14
  int& n = reinterpret_cast<int&>(s.b); //= 139@35
  const volatile int& o = (const volatile int&)(s.c); //= 139@48
  long&& q = (long&&)s.c;
}
template<class T> void g(T& s) { int& a = (int&)s.c; } //= 139@49
template void g(S&);
//## reinterpretation_takes_lvalues c++20 bare
template<class T> T&& x();
struct S {};
S ctor();
int&& ir1 = reinterpret_cast<int&&>(0); //= 126@37
int&& ir2 = reinterpret_cast<int&&>('a'); //= 126@37
int&& ir3 = reinterpret_cast<int&&>(x<char>()); //= 126@37
float&& ir4 = reinterpret_cast<float&&>(x<int>()); //= 126@41
auto&& a = reinterpret_cast<S&&>(static_cast<S&&>(ctor())); //= 126@34
auto&& b = reinterpret_cast<S&&>(ctor()); //= 126@34
const int& c = reinterpret_cast<const int&>(0); //= 126@45
const int& c2 = reinterpret_cast<const int&>(x<int>()); //= 126@46
int y;
int&& d = reinterpret_cast<int&&>(y);
int&& e = (int&&)x<char>();
int&& g = (int&&)'a';
S&& h = (S&&)x<char>();
//## conversion_functions_of_ambiguous_bases c++20 bare
struct A { operator bool(); operator int() const; };
struct B : A {}; struct C : A {}; struct D : B, C {};
bool f(D d) { return !d; } //= 286@23
bool g(D d) { return d ? true : false; } //= 286@22
int h(D d) { return d; } //= 286@21
int k(const D d) { return d; } //= 286@27
void l(int); void m(D d) { l(d); } //= 286@30
//## specifications_with_types_have_no_meaning c++20 bare
struct A { ~A() throw(int); void operator delete(void*) throw(int); void f() throw(int); A() throw(int); }; //= 2863@17 2863@57 2863@78 2863@94
A a;
static_assert(!noexcept(a.~A())); //= 2784@1
static_assert(!noexcept(delete &a)); //= 2784@1
static_assert(!noexcept(a.f()));
static_assert(!noexcept(A()));
void operator delete(void*, double) throw(int); //= 2863@37
static_assert(!noexcept(operator delete(0, 0.))); //= 2784@1
struct B { void operator delete(void*) throw(int); }; //= 2863@40
static_assert(!noexcept(delete (B*)0)); //= 2784@1
static_assert(!noexcept(delete (C*)0)); //= 20@33 29@35 18@36
struct D : A { };
static_assert(!noexcept(delete (D*)0)); //= 2784@1
static_assert(!noexcept(((D*)0)->~D())); //= 2784@1
//## what_begins_a_requires_clause c++20 bare
template<class T> requires bool(T()) void f(); //= 3037@28
template<class T> requires bool(T()) struct S; //= 3037@28
template<class T> requires (bool(T())) struct S1;
template<class T> requires bool{true} struct S3; //= 3037@28
template<class T> requires true && bool(T()) struct S4; //= 3037@36
template<class T> requires typename T::x() struct S5; //= 3037@28
template<class T> requires unsigned(1) struct S6; //= 3037@28 3040@28
template<class T> requires decltype(T())(1) struct S7; //= 3037@28
template<class T> requires (T()) && true struct S8;
template<class T> void g() requires bool(T()); //= 3037@37
template<class T> void h() requires static_cast<bool>(T()); //= 3037@37
template<class T> requires *T() struct S11; //= 3037@28
template<class T> requires noexcept(T()) struct S12; //= 3037@28
template<class T> requires nullptr struct S13; //= 3040@28
template<class T> requires int(T()) bool v; //= 3037@28 3040@28
//## bases_are_types_without_typename c++20 bare
struct Base { struct foo {}; };
template<class T> struct D6 : typename T::foo {}; //= 40@31
D6<Base> d6; 
template<class T> struct D8 : virtual typename T::foo, T { int x; }; //= 40@39
D8<Base> d8; int y = d8.x;
template<class T> struct D9 : T, public typename T::foo, U {}; //= 40@41 262@58
template<class T> struct E1 : T { E1() : typename T::foo() {} }; //= 40@42
template<class T> struct E2 : T { int a; E2() : T(), typename T::foo(), a(1) { b; } }; //= 40@54 20@80
//## placeholders_behind_pointers_and_references_in_braces c++17 bare
namespace std { template <class T> class initializer_list { const T *first; unsigned long length; public: constexpr initializer_list() noexcept : first(nullptr), length(0) {} private: constexpr initializer_list(const T *p, unsigned long n) : first(p), length(n) {} }; }
int *pointer(); int value(); void overloaded(int); void overloaded(long); struct part { int *m; } object;
void copied() {
  auto *a = {pointer()}; //= 144@14
  auto &b = {object}; //= 461@13
  auto *const c = {&object}; //= 144@20
  auto &d = {1, 2L}; //= 1587@3
  auto &&e = {1, 2L}; //= 1587@3
  auto *f = {{pointer()}}; //= 1587@3
}
void direct() {
  auto *a{5}; //= 1587@3
  auto *b{value()}; //= 1587@3
  auto &c{value()}; //= 461@11
  auto *d{overloaded}; //= 1587@3
  auto *e{nullptr}; //= 1587@3
  auto *f{object}; //= 1587@3
  auto **g{pointer()}; //= 1587@3
  auto *h{pointer(), pointer()}; //= 2663@10 146@22
  auto &&i{}; //= 1587@3 2663@11
  auto *j{{pointer()}}; //= 1587@3
  auto k{overloaded}; //= 1587@3
  auto &l{{value()}}; //= 1587@3
  auto *n{pointer(), 1}; //= 1587@3 2663@10
}
void used() {
  auto *a{pointer()}; auto &b{object}; const auto *c{pointer()}; auto &&d{pointer()};
  double e = a, f = b, g = c, h = d; //= 144@14 413@21 144@28 144@35
}
