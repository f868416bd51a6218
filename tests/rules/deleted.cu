//## deleted_functions c++17
namespace N { void f(int) = delete; template<class T> void g(T) = delete; struct O {}; void operator+(O, int) = delete; O operator-(O) = delete; }
struct B { void m(int) = delete; static void s(int) = delete; template<class T> void t(T) = delete; B operator+(int) = delete; int operator[](int) = delete; int operator()(int) = delete; B* operator->() = delete; operator int() = delete; B& operator=(int) = delete; void o() {m(1); this->m(2); B::m(3); } B(int) = delete; B(); int *operator*() = delete;int operator++(int) = delete; }; //= 1776@277 1776@289 1776@298
struct D { B b; B *p; B &r() ; };
void u(D d, N::O o) {
  N::f(1); //= 1776@6
  ::N::f(1); //= 1776@8
  N::g(1); //= 1776@6
  N::g<int>(1); //= 1776@6
  d.b.m(1); //= 1776@7
  d.p->m(1); //= 1776@8
  d.r().m(1); //= 1776@9
  d.b.B::m(1); //= 1776@10
  d.b.t(1); //= 1776@7
  d.b.t<int>(1); //= 1776@7
  d.b.template t<int>(1); //= 1776@16
  B::s(1); //= 1776@6
  d.b.s(1); //= 1776@7
  d.b + 1; //= 1776@7
  d.b[1]; //= 1776@6
  d.b(1); //= 1776@6
  d.b->m(1); //= 1776@6 1776@8
  int i = d.b; //= 1776@11
  d.b = 1; //= 1776@7
  o + 1; //= 1776@5
  -o; //= 1776@3
  (N::f)(1); //= 1776@7
  (*N::f)(1); //= 1776@8
  d.b.operator+(1); //= 1776@7
  N::operator+(o, 1); //= 1776@6
  B x(1); //= 1776@7
  B y = 1; //= 1776@9
  B{1}; //= 1776@4
  B(1); //= 1776@3
  *d.b; //= 1776@3
  d.b++; //= 1776@6
  new B(1); //= 1776@8
  using N::f;
  f(2); //= 1776@3
  (f)(2); //= 1776@4
}

//## inaccessible_and_deleted c++17
class A { template<class T> static void f(T); template<class T> void g(T); static void h(int); static void h(double) = delete; template<class T> static void d(T) = delete; public: template<class T> static void e(T) = delete; static void k(int); static void k(char)=delete;};
void t(A a) {
  A::f<int>(3); //= 265@6
  (A::f<int>)(3); //= 265@7
  a.g<int>(4); //= 265@5
  (a.g<int>)(4); //= 265@6
  A::h(3); //= 265@6
  (A::h)(3); //= 265@7
  (A::h)(3.0); //= 265@7 1776@7
  A::f(3); //= 265@6
  (A::f)(3); //= 265@7
  A::e<int>(3); //= 1776@6
  (A::e<int>)(3); //= 1776@7
  A::e(3); //= 1776@6
  A::d<int>(3); //= 265@6 1776@6
  A::k('a'); //= 1776@6
  (A::k)('a'); //= 1776@7
  void (*p)(char) = A::k; //= 1776@24
  void (*q)(int) = A::h; //= 265@23
  void (*r)(int) = A::f<int>; //= 265@23
  void (*s)(int) = &A::e<int>; //= 1776@24
}
//## explicit_instantiations_of_deleted_functions c++17
struct A { template<int> void foo() = delete; template <class T> static void bar(T) = delete; };
template <class T> void g(T) = delete;
template <class T> struct B { void m() = delete; void n(); };
template void A::foo<0>();
template void A::bar(int);
template void g(int);
template void B<int>::m();
template struct B<char>;
template <class T> void h(T);
template void h(int); //= 489@10
//## conversions_of_variables_that_conditions_declare c++17
struct S { explicit operator bool() const = delete; };
struct T { operator int() = delete; };
struct P { private: operator bool(); };
S s(); T t(); P p();
int f() {
  if (S a = s()) return 1; //= 1776@9
  while (T b = t()) return 2; //= 1776@12
  switch (T c = t()) { default: ; } //= 1776@13
  for (; P d = p(); ) ; //= 330@12
  if (S e = s(); true) return 4;
  return 0;
}
//## heads_of_class_templates_name_accessible_members
class A {
    enum E { e }; typedef int I; static int s;
    template <I> struct X; template <I> void f(); template <class T = I> struct Y; friend struct F;
};
template <A::I> struct A::X {}; //= 265@14
template <A::I> void A::f() {}
template <class T = A::I> struct B1; //= 265@24
template <A::E> struct B2; //= 265@14
template <A::I> struct B3 {}; //= 265@14
template <A::I = 1> void b4();
template <A::I> void b5() {}
template <A::I> using b6 = int; //= 265@14
template <template <A::I> class> struct B7; //= 265@24
template <class T, T = A::s> struct B8; //= 265@27
//## thrown_objects_are_destroyed
struct P { P(); P(const P &); private: ~P(); };
struct D { D(); D(const D &); ~D() = delete; };
void f(P &p, D &d) { throw p; throw d; } //= 330@28 1776@37
template <class T> void g(T &t) { throw t; } //= 330@41
template void g<P>(P &);
//## objects_of_handlers_are_copied_and_destroyed
struct P { P(); P(const P &); private: ~P(); };
struct Q { Q(); private: Q(const Q &); };
struct M { M(); M(M &&); };
struct N { N(); N(N &); };
struct D { D(); D(const D &); ~D() = delete; };
void g() {
    try {} catch (P p) {} //= 330@21
    try {} catch (P) {} //= 330@19
    try {} catch (P &p) {}
    try {} catch (Q q) {} //= 330@21
    try {} catch (M m) {} //= 1776@21
    try {} catch (const N n) {}
    try {} catch (D d) {} //= 1776@21
    try {} catch (D *d) {}
}
template <class T> void h() { try {} catch (T t) {} try {} catch (P p) {} } //= 330@47 330@69
template void h<P>();
template void h<N>();
struct S { S() try {} catch (Q q) {} }; //= 330@32

//## an_exception_behind_a_delegated_constructor_destroys_the_object c++20 bare
struct D { ~D() = delete; D(); D(int) : D() { } //= 1776@42
    D(char) : D{1} { } //= 1776@16
    D(long) { } };
struct Part { D d; Part(); Part(int) : Part() { } }; //= 1776@44
struct Private { Private(); Private(int) : Private() { } private: ~Private(); };
template<class T> struct T1 { ~T1() = delete; T1(); T1(T) : T1() { } };
T1<int> *p = new T1<int>(2);

//## bound_arrays_are_copied_element_by_element c++20 bare
struct A { A(A &) = delete; A(); int i; };
struct B { B(B &&); B(); int i; };
struct C { C(); private: C(const C &); };
void f(A (&r)[2]) {
    A a[3], b[1][2];
    auto [x, y, z] = a; //= 1776@10
    auto &[x1, y1, z1] = a;
    const auto &[x2, y2, z2] = a;
    auto [x3, y3] = r; //= 1776@10
    auto [x4] = b; //= 1776@10
    B c[2];
    auto [x5, y5](c); //= 1776@10
    auto [x6, y6]{c}; //= 1776@10
    using T = B[2];
    auto [x7, y7] = T{};
    C d[1];
    auto [x8] = d; //= 330@10
    for (auto [x9, y9] : b) { } //= 1776@15
    for (auto &[xa, ya] : b) { }
}
template<class T> void g() { T a[2]; auto [x, y] = a; } //= 1776@43
template void g<B>();
template void g<int>();
