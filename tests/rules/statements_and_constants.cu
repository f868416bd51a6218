//## a_statement_whose_declarators_do_not_reach_its_end_is_an_expression
struct F { F(int); F(int, int); F operator()(int) const; F operator()(int, int) const; F operator+(int) const; };
template<class T> struct G : F { G(int); };
void f(int i, int *p) {
F(i)(1)(2);
F(i)(1, 2)(3), 3;
F(i)(1) + 1;
F(i)(1) = F(1);
G<int>(i)(1)(2);
F(*p)(1)(2);
}
//## a_statement_that_can_be_a_declaration_is_one
struct F { F(int); F operator()(int) const; };
void foo();
void f(int i) {
int k = 1;
F(k)(1); //= 101@3
F(k)(1), foo(); //= 101@3 159@10
F(m)(1), n(2);
F(k){1}, k; //= 101@3 101@10 291@10
F(k) = 3, 3; //= 101@3 40@11
F(u)(1)(2); //= 20@3
auto(v)(1)(2); //= 65@11
F(k)(1), i(2)(3); //= 109@10
}
//## parts_of_aggregates_in_parentheses_leave_braces_out c++20
struct X { int a, b; };
struct Y { X x; int z; };
struct W { int a[2]; };
Y a(1);
Y b(1, 2, 3);
Y c(1, 2, 3, 4); //= 146@14
Y d("a"); //= 144@5
W e(1, 2);
W g(1, 2, 3); //= 146@11
//## members_of_a_qualified_base_are_of_one_subobject
struct Base { int m; void f(); template<class C> void g(); int operator+(int); operator int(); };
struct Left : Base {};
struct Right : Base {};
struct Join : Left, Right { void h() { Left::g<int>(); Left::f(); Left::operator+(1); } };
void f(Join j, Join *p) {
j.Left::g<int>();
p->Left::template g<int>();
j.Left::operator+(1);
j.Left::operator int();
j.g<int>(); //= 286@1
j.Base::g<int>(); //= 286@1
j.Base::f(); //= 286@1
j.Left::Base::f(); //= 286@1
}
//## functions_beside_dependent_operands_of_a_comma_stay_open differs
void h(int);
void h(long);
struct K {} k;
void operator,(K, void (*)(int));
struct N {} n;
template<class R> void g(R r) {
r, h; //= w174@1
h, r; //= w174@1
h, h; //= 299@1 299@4
1, h; //= w174@1 299@4
true ? r : h;
true ? h : r;
true ? h : h; //= 299@8 299@12
}
void f() {
k, h;
n, h; //= w174@1 299@4
h, n; //= 299@1
}
//## friends_of_local_classes_in_templates_are_looked_at_in_instances
template<class T> void f() { struct L { friend void a() {} friend void b(); }; }
template<class T> struct S { void m() { struct L { friend void b(); template<class X> friend void c(X); }; } }; //= 978@99
auto l = [](auto) { struct L { friend void b(); }; };
void g() { struct L { friend void b(); }; } //= 948@35
//## references_to_values_in_templates_are_looked_at_in_instances
struct S { S(); S(int); };
void g(int &);
void h(S &);
template<class T> void f() {
int &a = 0;
S &b = S(); //= 461@8
g(1);
h(S()); //= 461@3
double d;
int &e = d; //= 434@10
const int &k = "a"; //= 144@16
auto &i = 0;
auto &j = S(); //= 461@11
for (int &m = 0; m < 3; ++m);
}
template<class T> int &r() { return 0; }
template<class T> int &v = 0;
void n() { int &a = 0; } //= 461@21
//## bindings_of_a_class_that_is_incomplete_in_a_template differs
extern struct A a;
template<int> void f() { auto [x] = a; const auto [y](a); }
template<int> void g() { auto &[x] = a; } //= 2828@33
void h() { auto [x] = a; } //= 1587@12
struct A { int i; };
//## temporary_aggregates_in_templates_are_looked_at_in_instances c++20
class D {};
struct E { int a; };
template<class T> void f() {
D(0);
E(0, 1);
E("a");
D d(0); //= 146@5
E e(0, 1); //= 146@8
D{0}; //= 146@3
E{1, 2}; //= 146@6
new E(1, 2); //= 146@10
}
void g() { D(0); E(0, 1); E{1, 2}; } //= 146@14 146@23 146@32
//## an_object_of_a_static_member_need_not_be_constant
struct A { int i; constexpr int f() const { return 3; } static const int s = 5; static constexpr int sf() { return 4; } };
struct P { static constexpr A a{1}; static constexpr const A *sp = &a; const A *ap; A m; };
void f(P *p, P &r, A *q) {
constexpr int a = p->a.i;
constexpr int b = p->sp->i;
constexpr int c = r.a.i;
constexpr int d = q->s + q->sf() + (*q).sf() + p->m.s + p->ap->sf() + r.m.sf();
constexpr int e = r.m.f(); //= 28@19
constexpr int g = p->m.i; //= 28@19
constexpr int h = q->f(); //= 28@19
}
//## a_null_pointer_may_stand_for_an_object_that_nobody_reads
struct X { int m; constexpr int f() const { return 1; } constexpr int g() const { return m; } static constexpr int s() { return 2; } };
constexpr int a = ((X *)nullptr)->f();
constexpr int b = (*(X *)nullptr).f();
constexpr int c = ((X *)nullptr)->s();
constexpr int d = ((X *)nullptr)->g(); //= 28@19
constexpr int e = ((X *)nullptr)->m; //= 28@19
//## bindings_by_reference_name_the_parts_of_what_they_are_bound_to
int n[2];
struct A { int i, j; } a;
constexpr A k{1, 2};
void f(A &p) {
A l;
auto &[b1, b2] = n;
static_assert(&b2 == n + 1, "");
auto &[c1, c2] = k;
static_assert(c1 == 1 && c2 == 2, "");
auto &[d1, d2] = l;
constexpr int *q = &d1; //= 28@20
constexpr int v = d2; //= 28@19
auto &[e1, e2] = p;
constexpr int w = e1; //= 28@19
}
//## surrogates_and_addresses_respect_constraints c++20
using F = int(int);
using G = long(int);
template<bool B> struct A { operator F&() requires B; operator G&() requires (!B); };
int i = A<true>{}(0);
long j = A<false>{}(0);
template<class> int f() { return 0; }
template<class T> requires requires { T::fail(); } auto f() { T::fail(); }
using U = decltype(&f<int>);
void *p = (void *)&f<int>;
//## one_function_with_c_linkage_has_one_address_whatever_names_it
namespace A { extern "C" void f(int); }
namespace B { extern "C" void f(int); }
namespace C { void f(long); }
using A::f;
using B::f;
using C::f;
void (*p)(int) = f;
