//## linkages_have_no_encoding_prefix c++20 bare
extern u8"C" {} //= 336@8
extern L"C" {} //= 336@8
extern u"C++" int a; //= 336@8
extern U"C" {} //= 336@8
extern R"(C)" {}
extern u8R"(C)" {} //= 336@8
extern "C" "++" {}
//## there_is_no_this_in_static_members_and_friends c++20 bare
  struct X1 {
    int m;
    static auto f() -> decltype(m);
    static auto g() -> decltype(this->m); //= 258@33
    static int h();
    static int i() noexcept(noexcept(m + 2));
    static int i2() noexcept(noexcept(this->m + 2)); //= 258@39
    static int k(int = sizeof(m));
    static auto l(int a, decltype(m) b) -> int;
    static auto o() -> decltype(X1::m);
    static auto o2() -> decltype(((X1*)this)->m); //= 258@40
    auto o3() -> decltype(m);
    friend auto o4() -> decltype(m);
    friend auto o5() -> decltype(this->m); //= 258@34
    template<class T> static auto o6(T t) -> decltype(t + this->m); //= 258@59
    template<class T> static auto o7(T t) noexcept(noexcept(t + this->m)); //= 258@65
  };
  auto xx() -> decltype(this->m); //= 258@25
//## arguments_of_names_of_nothing c++20 bare
namespace N { template<class T> class X; }
template<> class X<int> { }; //= 864@18
template<> class N::X<long> { };
template<class T> class X<T*> { }; //= 840@25
template<> int v<int>; //= 864@16
template<class T> int v<T*>; //= 864@23
class X2<int> {}; //= 864@7
struct X3<int> *p; //= 864@8
template class X4<int>; //= 484@10 864@16
//## types_of_compound_literals c++20 bare
struct S; struct PD { int a; private: ~PD(); }; struct Abs { virtual void f() = 0; };
template<class T> struct Only; template<class T> struct Un { int a; };
void f() {
  (void)(void){}; //= 977@10
  (void)(S&){3}; //= 977@10
  (void)(int()){3}; //= 977@10
  (void)(Only<int>){3}; //= 977@10
  (void)(Abs){};
  (void)(S[]){}; //= 977@10
  (void)sizeof (S){}; //= 977@17
  (void)sizeof (PD){1}; //= 330@20
  (void)(PD&&){1}; //= 977@10
  (void)(const PD&){1}; //= 977@10
  (void)(PD){}; //= 330@13
  int i = (PD){1}.a; //= 330@15
}
template<class T> void g() { (void)(T){}; (void)(PD){}; (void)(S){}; (void)(Only<T>){}; (void)(T[]){}; } //= 330@39 330@53 977@64 977@77 330@100
template void g<PD>();
//## elements_of_arrays_of_variable_length_are_constructed c++20 bare
struct NonPOD { NonPOD(int) {} };
struct PD { private: ~PD(); };
template<class T> struct W { W(int); };
template<class T> void g(int n) { NonPOD a[n]; NonPOD b[sizeof(T)]; T c[n]; T d[sizeof(T)]; PD p[sizeof(T)]; W<T> w[n]; W<int> w2[n]; W<int> w3[sizeof(T)]; } //= 291@42 291@55 291@71 291@79 330@96 291@115 291@128 291@142
template void g<NonPOD>(int);
struct Q { int x; const int y; };
struct R { int &r; };
template<class T> struct M { void f() { NonPOD b[sizeof(T)]; } NonPOD m[sizeof(T)]; static NonPOD s[sizeof(T)]; }; //= 291@48
template<class T> NonPOD M<T>::s[sizeof(T)]; //= 291@32
//## tuples_that_bindings_do_not_fit c++20 bare
struct T1 { int a, b; }; struct T2 { int a, b; }; struct T3 { int a, b; }; struct T4 { int a, b; }; struct T5 { int a, b; }; struct T6 { int a, b; };
namespace std {
template <typename T> struct tuple_size;
template <> struct std::tuple_size<T1> { static const int value = 2; };
template <> struct std::tuple_size<T2> { static const int value = 2; };
template <> struct std::tuple_size<T3> { static const int value = 2; };
template <> struct std::tuple_size<T4> { static const int value = 2; };
template <> struct std::tuple_size<T5> { static const int value = -2; };
template <> struct std::tuple_size<T6> { static const int value = 0; };
template<unsigned long N, typename T> struct tuple_element;
template<> struct tuple_element<0, T1> { typedef int type; };
template<> struct tuple_element<1, T1> { };
template<> struct tuple_element<0, T2> { typedef int type; };
template<> struct tuple_element<0, T3> { typedef int type; };
template<> struct tuple_element<1, T3> { typedef int type; };
template<> struct tuple_element<0, T4> { typedef int type; };
template<> struct tuple_element<1, T4> { typedef int type; };
}
template<int> int get(T4);
void f() {
  auto [a3, b3] = T3(); //= 2835@8
  auto [a4, b4] = T4();
  auto [a6, b6, c6] = T4(); //= 2829@17
  auto [a5] = T5(); //= 2839@8
  auto [a7] = T6(); //= 2828@9
  auto &[a9, b9] = T4(); //= 461@20
}
//## class_keys_of_templates c++20 bare
template<class T> struct X; template<class T> union X {}; //= 147@53
template<class T> union Y; template<class T> struct Y {}; //= 147@53
template<class T> union Z; template<class T> union Z {}; template<class T> class W; template<class T> struct W {}; class W<int> w;
struct M { template<class T> union U {}; struct U<int> u; template<class T> struct S {}; class S<int> s; }; //= 467@42
struct M::U<int> mu; class M::S<int> ms; //= 467@1
template<class T> struct D { friend struct Z<T>; union Z<T> z; struct Z<T> z2; template<class U> union N {}; union N<int> n; struct N<T> n2; typename D<T>::template N<T> n3; struct D<T>::template N<T> n4; }; //= 467@37 467@64 467@126 467@175
template<class T> using A = Z<T>; 
D<int> d;
//## templates_of_friends_without_class_key c++20 bare
template <class T> class A { public: typedef int Member; struct I; template<class U> struct J; };
class B {
  template <class T> friend typename A<T>::Member; //= 277@50 40@50
  template <class T> friend A<T>; //= 277@33 40@33
  template <class T> friend T; //= 277@30 40@30
  template <class T> friend int; //= 277@32 40@32
  template <class T> friend A<int>; //= 277@35 40@35
  template <class T> friend const A<T>; //= 277@39 40@39
  template <class T> friend decltype(T()); //= 277@42 40@42
};
//## enumerations_are_not_defined_in_return_types c++20 bare
auto j() -> enum { e3 }; //= 40@18 20@20 65@23
auto j3() -> struct { int a; }; //= 40@21
auto j4() -> struct E3 { int a; }; //= 409@6 w940@33
auto j5() -> enum E5; //= 102@19
auto j6() -> struct E6;
auto j7() -> struct E7 *;
auto l = []() -> enum { e9 } { return e9; }; //= 40@23 20@25 65@28 65@30
//## several_conversions_for_increments_and_member_pointers c++20 bare
struct A {}; struct E {};
struct R { operator A*(); operator E*(); };
struct S { operator A*(); operator E*(); };
struct B1  : R, S { operator A*(); };
struct C1 : B1 { };
void foo1(C1 c1, int A::* pmf) { int i = c1->*pmf; c1->*pmf = 10; }
void foo1(C1 c1, int E::* pmf) { int i = c1->*pmf; } //= 417@42
struct A2 { operator int&(); operator long*& (); };
struct B2 { operator long&(); operator int*& (); };
struct C2 : B2, A2 { };
void test(C2 c) { ++c; c++; -c; +c; ~c; !c; c + 1; c == 1; c = c; c += 1; } //= 350@19 350@25 418@30 350@33 418@38 417@42 418@45 418@52 418@67
struct A3 { operator volatile int&(); };
struct B3 { operator volatile long&(); };
struct C3 : B3, A3 { };
void test(C3 c) { ++c; -c; c--; c+1; !c; *c; c[1]; } //= 418@21 418@25 418@28 418@33 417@39 349@42 349@47
struct A4 { operator int*&(); };
struct B4 { operator long*&(); };
struct C4 : B4, A4 { };
void test(C4 c) { ++c; -c; c--; c+1; !c; *c; c[1]; delete c; switch (c) {} } //= 418@21 349@24 418@28 418@33 417@39 418@43 418@46 418@59 847@70
struct A5 { operator int(); };
struct B5 { operator long(); };
struct C5 : B5, A5 { };
void test(C5 c) { ++c; -c; c--; c+1; !c; *c; new int[c]; switch (c) {} int i = c; if (c) {} float f = c; int x[4]; x[c]; c ? 1: 2; while(c); c && true; } //= 349@19 418@25 349@29 418@33 417@39 349@42 418@54 418@66 418@87 417@103 418@122 418@138 417@142
//## increments_of_what_conversion_functions_give c++20 bare
struct B1 { operator bool&(); }; struct E1 { enum E { e }; operator E&(); }; struct F1 { operator float&(); };
struct P1 { operator int*&(); }; struct V1 { operator void*&(); }; struct G1 { typedef void (*T)(); operator T&(); };
struct C1 { operator const int&(); operator int&(); }; struct C2 { operator const int&(); }; struct R1 { operator int&&(); }; struct X1 { explicit operator int&(); };
struct T1 { template<class T> operator T&(); }; struct T2 { template<class T> operator T&(); operator int&(); };
struct N1 { operator int&() const; operator long&(); }; struct U1 { operator int&(); operator int*&(); };
struct D1 { operator int&(); void operator++(); }; struct D2 { operator int&(); void operator++(int); };
struct I1 { operator int&(); operator float(); };
void operator--(D1&); struct K { operator char&(); operator D1&(); };
void f(B1 b, E1 e, F1 f, P1 p, V1 v, G1 g, C1 c, C2 c2, R1 r, X1 x, T1 t, T2 t2, N1 n, U1 u, D1 d, D2 d2, I1 i, K k, const N1 cn) {
  ++b; //= 349@3
  b++; //= 349@4
  --b; //= 349@3
  ++f; f--;
  ++p; p--;
  ++v; //= 349@3
  ++g; //= 349@3
  ++c; c++;
  ++c2; //= 349@3
  ++r; //= 349@3
  ++x; //= 349@3
  ++t; //= 349@3
  ++t2;
  ++n;
  ++cn;
  ++u; //= 350@3
  ++d; --d;
  d++;
  ++d2;
  d2++;
  ++i; i++;
  k++;
  float &ff = ++f;
  int *&pp = ++p;
  int *qq = p++;
}
//## increments_before_cpp17 c++14 bare
struct B1 { operator bool&(); };
void f(B1 b) {
  ++b;
  b++;
  --b; //= 349@3
}
//## template_ids_before_scopes_name_classes c++20 bare
template<typename T> using Id = T;
template<typename T> using Pt = T*;
template<typename T> struct Tm { struct M { static int q; }; static int r; };
struct U { static Id<int> V; static int W; typedef int Z; };
Id<U>::Z z1;
Id<U> ::U u; //= 757@1
template<typename T> struct S { typename Id<T>::X y; Id<int>::X z; Id<T*>::X w; }; //= 276@54 276@68
int a = Id<int>::x; //= 276@9
int b = Id<U>::W;
void g(Id<int> ::U::Z); //= 70@6 276@8
struct D : Id<int>::X {}; //= 276@12
using X = Id<int>::Y; //= 276@11
//## members_of_other_specializations_in_a_class c++20 bare
template <typename T> class Foo {
  template <typename U>
  void Foo<T>::method(U *) const {} //= w427@8
  template <typename U>
  void Foo<U>::method2(U *) const {} //= 283@8
  template <typename U>
  void Foo<T>::method3(U *) const; //= w427@8
  void Foo<T>::method4() const; //= w427@8
};
class Bar {
  template <typename U> void Bar::method(U *) const {} //= w427@30
  void Bar::m(); //= w427@8
};
//## functions_that_compete_with_themselves_reversed c++20 bare
struct P2 { bool operator==(const P2&) = delete; };
struct P5 { int operator==(const P5&); };
struct P6 { template<class T> bool operator==(const T&); };
struct B { bool operator==(const B&); }; struct D : B {}; struct D2 : B { bool operator==(const D2&); };
struct F { friend bool operator==(F&, const F&); };
struct G { bool operator==(const G&); bool operator!=(const G&); };
struct Q { private: bool operator==(const Q&); };
struct R { bool operator==(R&); bool operator==(const R&) const; };
struct V { void operator==(const V&); };
int f(P2 a2, P5 a5, P6 a6, D d, D2 d2, F ff, G g, Q q, R r, B b, const P5 c5, const P6 c6, V v) {
  a2 == a2; //= 1776@6
  a2 != a2; //= 1776@6
  int i = a5 == a5;
  int *p = a5 == a5; //= 144@12
  bool z = a5 != a5; //= 3021@15
  a6 == a6; a6 != a6;
  a6 == a5;
  a5 == a6;
  d == d; d == b; b == d;
  d2 == d2; d2 == d; d == d2;
  ff == ff; ff != ff;
  g == g; g != g;
  q == q; //= 265@5
  r == r;
  c5 == a5; //= 3021@6
  a5 == c5;
  c5 == c5; //= 349@6
  c6 == a6;
  v == v;
  return 0;
}
//## comparisons_without_rewritten_candidates c++17 bare
struct P2 { bool operator==(const P2&) = delete; };
struct P5 { int operator==(const P5&); };
struct P6 { template<class T> bool operator==(const T&); };
struct B { bool operator==(const B&); }; struct D : B {}; struct D2 : B { bool operator==(const D2&); };
struct F { friend bool operator==(F&, const F&); };
struct G { bool operator==(const G&); bool operator!=(const G&); };
struct Q { private: bool operator==(const Q&); };
struct R { bool operator==(R&); bool operator==(const R&) const; };
struct V { void operator==(const V&); };
int f(P2 a2, P5 a5, P6 a6, D d, D2 d2, F ff, G g, Q q, R r, B b, const P5 c5, const P6 c6, V v) {
  a2 == a2; //= 1776@6
  a2 != a2; //= 349@6
  int i = a5 == a5;
  int *p = a5 == a5; //= 144@12
  bool z = a5 != a5; //= 349@15
  a6 == a6; a6 != a6; //= 349@16
  a6 == a5;
  a5 == a6; //= 349@6
  d == d; d == b; b == d;
  d2 == d2; d2 == d; d == d2; //= 349@16
  ff == ff; ff != ff; //= 349@16
  g == g; g != g;
  q == q; //= 265@5
  r == r;
  c5 == a5; //= 349@6
  a5 == c5;
  c5 == c5; //= 349@6
  c6 == a6; //= 349@6
  v == v;
  return 0;
}
//## linkages_with_utf8_prefix_before_cpp20 c++17 bare
extern u8"C" {}
extern L"C" {} //= 336@8
extern u"C++" int a; //= 336@8
extern U"C" {} //= 336@8
extern R"(C)" {}
extern u8R"(C)" {}
extern "C" "++" {}
