//## elaborated_types_of_several_namespaces
namespace A { struct x {}; struct z {}; } namespace B { struct x {}; } namespace AB { using namespace A; using namespace B; }
struct AB::x a; //= 266@12
class AB::x *b; //= 266@11
struct AB::z c;
struct A::x d;
using namespace A; using namespace B;
struct x *e; //= 266@8
struct z *f;
struct x;
struct x {};
struct ::x g;
struct N { friend struct x; };
//## a_class_is_found_where_another_namespace_has_a_variable
namespace A { struct x {}; } namespace C { int x; } namespace AC { using namespace A; using namespace C; }
struct AC::x a;
AC::x b; //= 266@5
//## types_of_several_bases
struct A { struct E {}; typedef int type; typedef int same; enum { e }; };
struct B { struct E {}; typedef char type; typedef int same; enum { e }; };
struct C : A, B {
    E a; //= 266@5
    type b; //= 266@5
    same c; //= 266@5
    A::E d;
    void f() { E g; type h; } //= 266@16 266@21
};
struct D : A, B { struct E {}; using A::type; E a; type b; };
template <class T> struct G : A { E a; type b; };
struct V : virtual A {}; struct W : virtual A {};
struct X : V, W { E a; type b; };
//## call_operators_of_several_bases
struct A { void operator()(int); };
struct B { void operator()(); };
struct C : A, B {};
struct D : A, B { using A::operator(); using B::operator(); };
struct E : A, B { void operator()(char); };
void f(C c, D d, E e) { c(); c(1); d(); d(1); e('a'); } //= 266@25 266@30
template <class T> void g(C c) { c(); } //= 266@34
//## operators_of_several_bases
struct A { void operator+(int); int operator[](int); void operator-(int); bool operator!(); };
struct B { void operator+(char); int operator[](char); bool operator!(); };
struct C : A, B {};
void operator+(C, C);
void f(C c) { c + 1; c[1]; c - 1; !c; c + c; } //= 350@17 350@23 350@35 350@41
//## using_declarations_of_patterns_name_bases c++20
struct U { void foo(); int m; }; struct B { void foo(); };
template <class T> struct A { using U::foo; using B::foo; }; //= 264@37 264@51
template <class T> struct C : B { using U::foo; using B::foo; using C::foo; }; //= 264@41 264@69
template <class T> struct D : T { using U::foo; using B::foo; };
template <class T> struct E : B { using T::foo; using E<T>::foo; using E<T *>::foo; }; //= 264@55
//## every_class_has_an_assignment_of_its_own
struct A { A &operator=(const A &); int &r; }; struct B { B &operator=(const B &); const int i = 0; };
struct C : A, B { int &r; };
struct D : A, B { D(const D &); const int c; };
struct E { E &operator=(int); }; struct F { F &operator=(char); };
struct G : E, F {};
void f(C c, D d, G g) { c = c; d = d; g = g; g = 1; } //= 1776@27 1776@34 349@48
template <class T> void move(T t) { t = static_cast<T &&>(t); }
void g(G g) { move(g); }
//## a_class_that_defaults_three_way_comparison_has_an_equality_of_its_own c++20
namespace std { struct strong_ordering { int n; }; struct weak_ordering { int n; }; struct partial_ordering { int n; }; }
struct A { bool operator==(const A &) const; std::strong_ordering operator<=>(const A &) const; };
struct B { bool operator==(const B &) const; std::strong_ordering operator<=>(const B &) const; };
struct C : A, B { std::strong_ordering operator<=>(const C &) const = default; };
struct D : A, B {};
bool f(C c) { return c == c; }
bool g(D d) { return d == d; } //= 350@24
//## injected_names_of_one_template_are_not_ambiguous_before_arguments c++20
template<class T> struct Base { using t = T; template<class U> struct In {}; };
struct A : Base<int> {}; struct B : Base<char> {};
struct C : A, B {
  Base<double> b; C::Base<long> c;
  C::Base d; //= 266@6
  typename C::Base<short>::t f;
  C::In<int> h; //= 266@6
};
template<class T> struct D : Base<T>, Base<T*> {
  typename D::template Base<double> b;
  typename D::Base c; //= 266@15
  void f() { typename D::template Base<int>::t x; }
};
C::Base<char> z; D<int> d;
//## injected_names_of_specializations_with_arguments_mean_one_template c++20
template <class T> struct Base { static int s; };
struct D2: Base<void>, Base<void*> {
  D2::Base<double>* p2;
  Base<double>* p4;
  void f() { Base<int> *x; D2::Base<int> *y; int i = Base<int>::s + D2::Base<int>::s; sizeof(D2::Base<char>); } //= w174@87
};
D2::Base<int> *g;
template <class T> struct D3: Base<T>, Base<T*> { typename D3::template Base<double>* p2; D3::template Base<double> *p3; };
template struct D3<void>;
template <class T> struct Other {};
template <class T> struct O2 { template<class U> using Base = Other<U>; };
struct D5 : Base<int>, O2<int> { D5::Base<double> *p; }; //= 266@38
struct D7 : D2 { D7::Base<double> *q; Base<int> *r; };
struct N1 { template<class T> struct M {}; }; struct N2 { template<class T> struct M {}; }; struct N3 : N1, N2 { N3::M<int> *p; }; //= 266@118
struct N4 : N1 {}; struct N5 : N1 {}; struct N6 : N4, N5 { N6::M<int> *p; M<int> *q; };
//## types_named_first_in_bodies_of_lambdas_belong_to_these c++14 c++17
template <class T> constexpr int value = 1;
namespace N { int a, b, c, d, e, f, g; } using namespace N;
auto body = [] { class A *p = 0; return value<class B> + (p == 0); };
A *a1; //= 20@1
B *b1; //= 20@1
auto parameter = [](class C *p = 0) -> class D * { return 0; };
C *c1; D *d1;
auto of_body = [] { return value<class a>; };
auto of_nested = [] { return [] { class b *p = 0; return p == 0; }(); };
auto of_nested_parameter = [] { return [](class c *p) { return p == 0; }(0); };
auto of_generic = [](auto v) { class d *p = 0; return p == v; };
auto of_member_of_local = [] { struct L { class e *p; int m = value<class f>; } l = {}; return l.p == 0; };
struct Member { int m = [] { class g *p = 0; return p == 0; }(); };
int uses() { return a + b + c + d + e + f + g + of_generic(nullptr); }
