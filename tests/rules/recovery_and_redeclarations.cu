//## types_of_initializers_are_bases c++20 bare
struct A { int a; A() : decltype(int())() {} A(short) : decltype(a)(1) {} }; //= 2481@25 2481@57
struct B : A { B() : decltype(A())() {} };
//## friends_of_the_global_namespace c++20 bare
void f1(); namespace N { void f2(); void f3(); } struct Q { void m(); static void s(); };
//## constructors_are_not_pure c++20 bare
struct C { virtual C() = 0; }; //= 377@12
void f() { C c; }
struct D { virtual D(); }; struct E : C {}; E e; D d; //= 377@12
//## members_without_elements c++20 bare
class Foo { ~Foo(); Foo(const Foo&); public: Foo(int); };
class Bar { int c; Foo foos[0]; Foo foos2[0][2]; Foo foos3[2][0]; public: Bar() : c(0) {} ~Bar() {} };
void t() { Bar b; Bar b2(b); } //= 1776@26
class Bar2 { int c; Foo foos[0]; };
//## anonymous_structures c++20 bare
struct S { S(); };
static struct { int z; }; static class { int zz; }; static union { private: int zzz; }; //= 1000@1 w64@1 1000@27 w64@27 363@66
class { int y; }; //= w64@1
//## attribute_lists_that_begin_with_using c++20 bare
[[using]] extern int n;
[[using foo //= w2803@9
] //= 53@1
] extern int n2;
[[using 42:]] extern int n3; //= 253@9
[[using clang:]] extern int n4;
[[using gnu: gnu::pure]] int f(); //= 2802@14
[[using : pure]] int g(); //= 253@9
[[using gnu pure]] int h(); //= 53@13
[[using gnu:, pure]] int i();
[[, ]] int j();
[[using gnu]] int k(); //= 53@12
[[using gnu::pure]] int l(); //= 53@12
[[42]] int m(); //= 40@3
[[gnu::]] int o(); //= 40@8
[[gnu::42]] int p(); //= 40@8
[["a"]] int q(); //= 40@3
//## parameters_behind_defaults c++20 bare
template<template<> class C> class D; //= 994@19
struct A {};
template<class M, class T = A, class C> class X0 {}; //= 306@25
X0<int> x0; X0<int, A> x1; X0<int, A, A> x2; //= 442@22
template<class M = int, class T> void f(); 
template<int = 3, class C> class X3 {}; X3<4> x4; X3<> x5; //= 306@14 442@45
//## aliases_of_no_namespace c++20 bare
namespace N { struct X; int v; namespace M {} template<class T> struct Y; }
namespace E1 = N::
Foo; //= 135@1
namespace E2 = N:: //= 725@16
X;
namespace E3 = 
N;
namespace E4 = N::v; namespace E5 = :: //= 725@16
N; namespace E6 = 
nope; namespace E7 = :: //= 725@1
nope; namespace E8 = N:: //= 282@1 725@22
Y<int>; namespace E9 = N::M::
x; struct X; namespace E10 = //= 135@1
X; namespace E11 = Z::X; namespace E12 = X::Y; //= 725@1 725@20 65@21 70@42
//## directives_have_no_bodies c++20 bare
template<typename T> void f1(T) { }
template void f1<int>(int) { } int q = u1; int r = u2; //= 65@28 20@52
template void f1<char>(char) { int z = u3; } struct Z { int y = u4; }; int r2 = u5; //= 65@30 20@81
namespace N { template void f1<long>(long) { } } int a = u6; int b = u7; //= 801@29 65@44 20@58 20@70
template<> void f1<short>(short) {} 
//## what_follows_a_class_template c++20 bare
template<class T> class R { } int a = u1;  //= 65@31
int b = u2; //= 20@9
//## what_follows_a_class_template_2 c++20 bare
template<class T> class R { }
namespace M { int x = u1; } //= 65@1
template <class P> struct Q { typedef R<P> B; B b; };
int c = u2; //= 20@9
//## what_follows_a_class_template_3 c++20 bare
template<class T> struct A { static A a; } A<T>::a; //= 65@44
int q = u1; //= 20@9
//## what_follows_a_class_template_4 c++20 bare
template<class T> struct A { }  template<class T> struct B { int y = u1; }; int z = u2; //= 65@33 20@85
//## templates_behind_classes c++20 bare
struct A { }  template<class T> struct B { int y = u1; }; int z = u2; //= 463@15 20@67
//## what_follows_a_class_template_5 c++20 bare
template<class T> struct A { } void g() { u1; } int z = u2; int z1 = u3; //= 65@32 20@70
//## what_follows_a_class_template_6 c++20 bare
template<class T> struct A { } a; int z = u2; int z1 = u3; //= 65@32 20@43 20@56
//## what_follows_a_member_template c++20 bare
struct O { template<class T> struct A { } int y = u1; int z = u2; }; //= 65@43 20@63
//## template_template_parameters_without_parameters c++20 bare
template<template<> class C> class D; template<template<> class> void f(); template<template<> class...> struct E; template<template<template<> class> class> struct F; //= 994@19 994@57 994@94 994@143
D<int> d;  //= 40@3 70@8
//## missing_arguments_behind_defaults c++20 bare
template<class T = int, class... U> struct P {}; P<> p;
template<class T = int, class U, class... V> struct P1 {}; P1<> p1; P1<int> p2; //= 306@16 442@75
template<template<class> class T, class U = int, class V> struct P2 {}; P2<P1> p3; P2<> p4; //= 306@41 999@76 442@87
//## explicit_friends c++20 bare
struct A { explicit A(); explicit operator int(); void f(); };
explicit A::A() {} //= 771@1
explicit void g(); //= 771@1
//## nested_trailing_return_types c++20 bare
auto (d() -> int); auto (*p)() -> int; auto *(q() -> int); auto (&r)() -> int = *p; auto ((s)() -> int); auto ((t() -> int)); int (u() -> int); typedef auto (v() -> int); //= 1824@11 1824@51 1824@97 1824@117 1823@136 1824@163
//## packs_have_no_default_arguments c++20 bare
template<class... T> void f1(T... = 0); template<class... T> void f2(T... t = 0); template<class... T> void f3(T... = 0) {} //= 347@35 347@77 347@117
template<class... T = int> void f5(); template<int... N = 1> struct S2; template<template<class> class... T = S> struct S3; //= 1914@21 1914@57 1914@109
//## templates_have_no_second_meaning c++20 bare
template<class T> using aa = T; struct aa {}; //= 441@40
template<class T> struct bb; struct bb {}; struct bb; class bb;  //= 441@37 441@51 441@61
template<class T> void cc(); struct cc {}; struct cc; 
template<class T> int dd; struct dd {};
//## expansions_in_partial_specializations c++20 bare
template<class...> struct X; template<class... T, class U> struct X<T..., U> {}; template<class... T, class U> struct X<U, T...> {}; //= 2453@67
template<class... T> struct L {}; template<class> struct Z; template<class... T, class U> struct Z<L<T..., U>> {}; template<class... T, class... U> struct Z<L<L<T...>, U...>>; template<class... T, class U> struct Z<L<L<T...>, U>>;
template<int...> struct V; template<int... I, int J> struct V<I..., J>; template<int... I> struct V<I..., 3>; template<int I, int... J> struct V<I, J...>; //= 2453@61 2453@99
//## addresses_of_addresses c++20 bare
void f(int); void f(char); template<class T> void g(T); struct S { void m(); static void s(); static void s(int); void m(int); }; int v;
int (*a)(int) = & &f; void (*b)(int) = & &f; void (*c)(int) = &(&f); void (*d)(int) = &*f; void (*e)(int) = **f; void (*h)(int) = & &g<int>; int** i = & &v; void (S::*j)() = & &S::m; void (*k)() = & &S::s; auto l = & &f; void n() { & &f; &(f); & &v; & &n; auto p = & &n; } //= 158@19 158@42 158@64 299@89 299@111 158@133 158@154 158@177 158@200 158@218 158@235 299@239 158@247 158@253 158@268
//## conversion_functions_of_deleted_objects c++20 bare
struct A { operator int*(); operator char*(); }; struct B { operator int*(); operator int*() const; }; struct C { operator int(); operator int*(); }; struct D { operator int*() const; operator char*(); }; struct E { operator void*(); }; struct F { template<class T> operator T*(); }; struct G { explicit operator int*(); }; struct H : private B {}; struct I {}; struct J { operator int*&(); operator const int*(); };
void f(A a, B b, C c, const D d, D d2, E e, F f, G g, H h, I i, J j, const B cb) { delete a; delete b; delete c; delete d; delete d2; delete e; delete f; delete g; delete h; delete i; delete j; delete cb; delete[] a; delete 0; delete nullptr; delete 5; delete &f; delete f.x; delete (void*)0; delete i.~I(); } //= 418@91 852@142 852@152 852@162 330@172 852@182 418@192 418@215 852@225 852@235 852@251 135@274 w852@284 852@301
//## static_members_without_initializer c++20 bare
int e1 = E<int>::k; const int* e2 = &E<int>::k; int e3 = E<int>::m; const int* e4 = &E<int>::o; int e9 = E<int>::n; //= 276@10 276@38 276@58 276@86 276@106
struct F { F(int); }; struct G { int x; }; struct H { H(); }; struct P { private: P(); }; struct Q { ~Q() = delete; Q(); };
F e5 = E<F>::n; G e6 = E<G>::k; H e7 = E<H>::k; P* p = &E<P>::n; Q* q = E<Q>::arr; F* q2 = E<F>::arr; //= 276@8 276@24 276@40 276@57 276@73 276@92
template<class T> struct X { template<class U> struct In { static U value; static U const c; }; };
int& r = X<int>::In<int&>::value; int r2 = X<int>::In<int>::value;
template<class T> struct M { typedef T& R; static R s; };
int r3 = M<int>::s; decltype(M<char>::s) *r4(); int r5 = sizeof(M<long>::s); //= 248@42
template<class T> struct Z { static int t; static int nd; int u; struct N { int v; }; };
template<class T> int Z<T>::t;
template int Z<int>::t; template int Z<char>::nd; template int Z<int>::u; template struct Z<int>::N; template struct Z<int>::N; //= 489@34 484@60 760@111
struct L { L(); int v; }; template<class T> struct Y { static L l; static T t; }; template<class T> L Y<T>::l; template<class T> T Y<T>::t; int y = Y<int>::l.v; struct R { int& r; }; R rr = Y<R>::t; struct S { const int c; }; int c = Y<S>::t.c;
//## references_bound_to_temporaries c++20 bare
struct A { explicit A(int); A(const char*); A(const A&); }; struct B { explicit B(const A&); }; struct C { explicit operator A(); explicit operator A&(); explicit operator int(); operator const char*(); };
struct M { const A& m; A n; M() : m(0), n(0) {} M(int) : m(a), n{0} {} M(char) : m{0}, n(0) {} }; //= 20@60 2334@83
void f(const A&); void g() { f(0); new (const A&)(0); static const A& s(0); const A& l(0); } //= 356@41
//## exception_specifications_of_redeclarations c++20 bare
void f1() throw(int); void f1() throw(); struct S; void f2() throw(S); void f2() noexcept; void f3(); void f3() throw(int); void f4() noexcept; void f4() throw(int); void f5() throw(); void f5() throw(int); void f6() throw(int); void f6(); void f7() throw(int); void f7() throw(long); //= 2863@11 536@33 2863@62 536@82 2863@113 2863@155 541@155 2863@196 541@196 2863@218 2863@251 2863@273
__attribute__((nothrow)) void g1(); void g1() noexcept; void g1() noexcept(false); __attribute__((nothrow)) void g2(); void g2() noexcept(false); void g3() __attribute__((nothrow)); void g3() noexcept; void g4(); void g4() __attribute__((nothrow)); void g4() noexcept; void g5() noexcept(false); void g5() noexcept; void g6() noexcept(false); void g6(); void g6() noexcept; void g7(); void g7() noexcept(false); void g7() noexcept(true); void g8() noexcept; void g8() throw(); void g8() noexcept(false); //= 536@47 536@67 536@193 536@260 536@307 536@365 536@423 536@488
//## packs_in_conditions c++20 bare
struct S { int ...m; int ...n(); }; int ...g; try_ t; void h(int ...a); template<class... T> void i(T ...a) { T ...b; } //= 40@16 40@26 40@41 20@47 18@69 1919@111 40@113
//## members_that_cannot_be_specialized c++20 bare
template<class T> struct A { static int foo; void f(); A(); struct I { static int z; void g(); }; };
template<> struct A<double> { static int foo; static int bar; void f(); A(); struct I { static int z; void g(); }; };
struct N { static int x; void y(); N(); }; template<> int N::x = 3; template<> void N::y() {} template<> N::N() {} //= 792@62 792@88 792@109
//## floating_members_initialized_in_their_class c++20 bare
float foo(); constexpr float cf() { return 1; } extern const float ef; const float kf = 2.0f;
struct B { static const float y = foo(); static const float a = 3.0f; static const double b = 1 / 3.0; static const float c = cf(); static const float d = ef; static const float e = a; static const float f = kf; static const double g = __builtin_sqrt(2.0); static const float h = -a; static const long double i = 3 * 2; }; //= 28@35 28@156 28@237
template<class T> struct D { static const float y = foo(); static const T z = foo(); static const float q = T(3); }; float t = D<float>::z; const float* u = &D<float>::y;
//## lists_in_functional_casts c++20 bare
typedef int* IP; template<class T> void h() { T({}); T({1}); } struct S { int a; }; struct Q { Q(S); Q(int); };
//## types_defined_in_conditions c++20 bare
void f(int* q) {
  while (struct S {} *x = 0) ; while (struct {} *x = 0) ; if (struct S2 {}* p = 0) ; for (; struct S3 {} *p = 0;) ; switch (enum E { a } e = a) {} //= 255@10 255@39 255@63 255@93 255@125
  if (enum E2 { b } e = b) {} while (struct S4* p = 0) ; if (union U {}* p = 0) ; for (struct S5 {} s;;) ; if (struct S7 { int i; } s7{3}; s7.i) {} //= 255@7 255@62
  int arr[3]; for (struct S6 { S6(int); } s : arr) ; //= 255@20 w329@32
}
//## exception_specifications_of_redeclarations_2 c++20 bare
void f() noexcept; void f(); void f() noexcept; void g(); void g() noexcept; void g(); void h() noexcept(false); void h() noexcept; void h() noexcept; extern "C" void i() noexcept; extern "C" void i(); void i() noexcept; struct S { void m() noexcept; }; void S::m() {} void n() noexcept; void n() noexcept {}  //= 541@28 536@68 541@86 536@123 536@142 541@201 541@267
//## templates_have_no_second_meaning_2 c++20 bare
template<class T> using aa = T; struct aa {}; //= 441@40
template<class T> struct bb; struct bb {}; struct bb; template<class T> struct b2 {}; struct b2 { int x; } v; struct b2 w; //= 441@37 441@51 441@94 441@118
template<class T> void cc(); struct cc {}; struct cc; 
namespace N { struct bb {}; template<class T> struct d; } namespace N { struct d {}; class d; } //= 441@80 441@92
//## bases_without_the_template_keyword c++20 bare
template<class T> struct Bs { template<class U> struct X {}; struct Y {}; };
template<class T, class U> struct X1 : T::apply<U> {}; template<class T, class U> struct X2 : Bs<T>::X<U> {}; template<class T, class U> struct X3 : Bs<int>::X<U> {}; template<class T, class U> struct X4 : Bs<T>::template X<U> {}; template<class T, class U> struct X5 : virtual T::a::apply<U>, Bs<T>::Y {}; //= 894@43 894@102 894@285
template<class T> struct X6 { template<class U> struct In {}; struct Q : In<T> {}; struct R : X6::In<T> {}; struct S : X6<T>::In<T> {}; struct P : X6<T*>::In<T> {}; }; //= 894@156
//## default_arguments_of_blocks c++20 bare
void j(int x = 1); void jj(int x, int y = 3);
void w(int); void x() { void w(int = 4); w(); } void y() { w(); w(2); } void z(int = 3); void z1() { z(); extern void z(int); z(); } //= 165@62 165@129
namespace N { void n(int = 2); void o() { void n(int); n(); } } void p() { N::n(); using N::n; n(); } void q(int, int); void q(int, int = 2); void q(int = 1, int); void r() { q(); } //= 165@58
struct S { void w() { extern void j(int); j(); } friend void fr(int = 3) {} };  //= 165@45
template<class T> void v() { void j(int); j(); } template void v<int>(); //= 165@45
auto l = [] { void j(int = 4); j(); }; 
//## structural_types c++20 bare
struct A;
template<A a> class X0; //= 3139@10
template<A* a> class X1;
struct B { private: int i; };
template<B b> class X2; //= 3139@10
struct C { int i; mutable int j; };
template<C c> class X3; //= 3139@10
struct D { D(); int i; };
template<D d> class X4; //= 3139@10
struct E { virtual void f(); };
template<E e> class X5;
struct F { F(); constexpr F(int) {} int i = 0; };
template<const F f> class X6;
struct G { int&& r; };
template<G> class X7; //= 3139@10
struct H : private E {};
template<H> class X8; //= 3139@10
union U { int i; };
template<U> class X9;
class N { protected: int i; };
template<N...> class Y0; //= 3139@10
template<class T> struct I { T t; };
template<I<int> i> class Y1;
template<class T, I<T> i> class Y2;
template<A&> class Y3;
//## flexible_arrays_and_virtual_bases c++20 bare
struct W {};
struct X : virtual W { int n; int data[]; }; //= 70@35
struct Y : W { int n; int d[]; };
//## pure_friends c++20 bare
struct A { virtual int f(); void g(); };
struct B { friend int A::f() = 0; }; //= 319@30
struct D { friend void h() = 0; }; //= 319@28
//## repeated_directives_of_member_classes c++20 bare
template<class T> struct X { struct I { int x; }; };
template struct X<float>::I;
template struct X<float>::I; //= 760@10
template struct X<int>::I;
//## directives_without_definition c++20 bare
template<class T> struct Z { static int t; static int nd; int u; };
template<class T> int Z<T>::t;
template int Z<int>::t;
template int Z<char>::nd; //= 489@10
template int Z<int>::u; //= 484@10
//## static_members_without_initializer_again2 c++20 bare
struct F { F(int); };
struct G { int x; };
struct P { private: P(); };
template<class T> struct E { static T const k; static T n; };
template<class T> const T E<T>::k;
template<class T> T E<T>::n;
F e5 = E<F>::n;
G e6 = E<G>::k;
P* p = &E<P>::n;
//## lists_in_functional_casts_again2 c++20 bare
typedef int* IP; struct S { int a; }; struct Q { Q(S); Q(int); };
void f() {
  int({0}); //= 2338@7
  IP({0}); //= 2338@6
  S({1});
  double({1.0}); //= 2338@10
  int{0}; //= w174@3
  Q({S{1}});
}
//## references_bound_to_temporaries_again2 c++20 bare
struct A { explicit A(int); A(const char*); A(const A&); };
struct B { explicit B(const A&); };
struct C { explicit operator A(); explicit operator A&(); };
A a("x");
const A& r4("y");
const B& r6(a); //= 312@13
C c;
const A& r8(c);
A& r9(c);
const A& r16 = static_cast<const A&>(0);
//## default_arguments_of_blocks_2 c++20 bare
void j(int x = 1);
void jj(int x, int y = 3);
void t() {
  void j(int);
  j(); //= 165@5
  void jj(int, int);
  jj(1); //= 165@7
  { void j(int = 5); j(); }
  void k(int = 3);
  k();
  { k(); void k(int); k(); } //= 165@25
}
namespace N { void n(int = 2); }
void p() { N::n(); using N::n; n(); }
//## members_that_cannot_be_specialized_2 c++20 bare
template<class T> struct A { static int foo; };
template<> struct A<double> { static int foo; static int bar; };
typedef A<double> AB;
template<> int AB::foo = 0; //= 792@20
int AB::bar = 1;
struct N { static int x; };
template<> int N::x = 3; //= 792@19
//## conversions_of_ambiguous_bases_deleted c++20 bare
struct A { operator const int*(); }; struct B { operator const int*(); }; struct D : A, B {};
void f(D d) { delete d; } //= 418@22
