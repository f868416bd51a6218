//## functions_that_differ_in_results_and_exception_specifications c++17
struct D { int a, b; };
D d1(int, int);
int d1(int a, int b) { return a / b; } //= 311@5
D d2(int, int) noexcept;
int d2(int a, int b) { return a / b; } //= 2862@5
D d3(int, int) noexcept;
int d3(int a, int b) noexcept { return a / b; } //= 311@5
D d4(int, int) noexcept;
int d4(int a, int b) noexcept(false) { return a / b; } //= 2862@5
D d5(int, int);
int d5(int a, int b) noexcept { return a / b; } //= 2862@5
struct S {
D m1(int, int);
int m1(int a, int b) { return a / b; } //= 311@5
D m2(int, int) noexcept;
int m2(int a, int b) { return a / b; } //= 2862@5
};
namespace N { D n1(int, int) noexcept; }
int N::n1(int, int) { return 1; } //= 2862@8
void d6(); int d6() { } //= 311@16 w940@23
int d7(); void d7() { } //= 311@16
int x2 = d2(1, 2); //= 413@10
extern "C" D d9(int, int) noexcept;
extern "C" int d9(int a, int b); //= 2862@16
//## functions_that_differ_in_results_before_exceptions_were_part_of_types c++14
struct D { int a, b; };
D d2(int, int) noexcept;
int d2(int a, int b) { return a / b; } //= 311@5
D d5(int, int);
int d5(int a, int b) noexcept { return a / b; } //= 311@5
//## a_function_with_another_result_is_not_constexpr c++17
struct D { int a, b; };
D d(int, int);
constexpr int d(int a, int b) { return a / b; } //= 311@15
constexpr int v = d(1, 1); //= 413@19
enum E { e = d(1, 0) }; //= 28@14
//## what_members_and_namespaces_declare_is_no_unknown_type_in_member_functions c++17
struct A { int m1; void m2(); typedef int m3; enum { m4 }; struct m5 {}; template<class T> void m6(); static int m7; };
void n1() { int l1; } void n2(int p1); template<class t1> void n3();
namespace N { int v1; typedef int v2; void v3(); namespace v4 {} struct v5; template<class> struct v6; }
enum class S { s1 };
struct W {
void f1() { m1 x; } //= 20@13 65@16
void f2() { m2 x; } //= 20@13 65@16
void f3() { m3 x; } //= 20@13 65@16
void f4() { m4 x; } //= 20@13 65@16
void f5() { m5 x; } //= 20@13 65@16
void f6() { m6 x; } //= 20@13 65@16
void f7() { l1 x; } //= 20@13
void f8() { p1 x; } //= 20@13
void f9() { t1 x; } //= 20@13 65@16
void fb() { v1 x; } //= 20@13 65@16
void fc() { v2 x; } //= 20@13 65@16
void fd() { v3 x; } //= 20@13 65@16
void fe() { v4 x; } //= 20@13 65@16
void ff() { v5 x; } //= 20@13 65@16
void fg() { v6 x; } //= 20@13 65@16
void fh() { s1 x; } //= 20@13 65@16
void fi() { fut1 x; } //= 20@13
void fl() { m7 x; } //= 20@13 65@16
void fm();
friend void fn() { m3 x; } //= 20@20 65@23
static void fo() { m3 x; } //= 20@20 65@23
W() { m3 x; } //= 20@7 65@10
void fq() { m3 x = 1; } //= 20@13 65@16
void fr() { m3 x(1); } //= 20@13 65@16
void fs() { if (m3 x = 1) {} } //= 20@17 18@20
void ft() { for (m3 x = 1;;) {} } //= 20@18 65@21
};
void W::fm() { m3 x; } //= 20@16 65@19
void w1() { m3 x; } //= 20@13
void w2() { struct L { void f() { m3 x; } }; } //= 20@35 65@38
int fut1;
//## names_of_nothing_in_classes_and_namespaces_are_unknown_types_in_blocks c++17
struct D { void f(); }; namespace N { } template<class T> struct G {};
void c1() { D::none y; } //= 135@16
void c2() { D::none s = 1; } //= 135@16
void c3() { D::none q(1); } //= 135@16
void c4() { D::none q{1}; } //= 135@16
void c5() { D::none q[2]; } //= 135@16
void c6() { D::none const q; } //= 135@16 65@21
void c8() { static D::none q; } //= 135@23
void c9() { D::none a, b; } //= 135@16
void cb() { N::none a; } //= 135@16
void cc() { ::none a; } //= 282@15
void cd() { D::none &r = *(int *)0; } //= 135@16 20@22
void cf() { D::f v; } //= 757@13
void cg() { for (D::none x = 1;;) {} } //= 135@21
template<class T> void ci() { D::none x; N::none y; T::none z; } //= 135@34 135@45 65@61
void cj() { G<int>::none x; } //= 135@21
struct Mem { void f() { D::none x; N::none y; } }; //= 135@28 65@33 135@39 65@44
//## an_injected_class_name_behind_its_class_names_constructors c++17
template<class T> struct C { void f(); };
struct D { D(); D(int); void f(); };
C<int>::C d1; //= 757@1
D::D d2; //= 757@1
D::D *d3; //= 757@1
C<int>::C d4(); //= 757@1
D::f d6; //= 757@1
struct E : D { D::D q; }; //= 757@16
struct E2 : D::D { E2(); E2::D base(); };
E2::D e0;
typedef D TD; TD::D e2; typedef C<int> TC; TC::C e4; //= 757@15 757@44
struct D::D f1; class C<int>::C f2;
D::D::D f4; //= 757@1
D::D() {}
D::D(int) {}
D::D fr(); //= 757@1
struct Impl {}; Impl::Impl i1; //= 757@17
//## a_base_that_is_none_is_no_base c++17
struct Inc;
struct A : Inc { }; A::type a1; int a2 = A::x; A a3; int a4 = a3.m; //= 70@12 135@24 135@45 135@66
struct A2 : undefd { }; A2::type b1; int b2 = A2::x; A2 b3; int b4 = b3.m; //= 262@13 135@29 135@51 135@73
template<class T> struct E1 : Inc {}; E1<int>::type c1; int c2 = E1<int>::x; E1<int> c3; int c4 = c3.m; //= 70@31 135@48 135@75 135@102
template<class T> struct E2 : T {}; E2<int>::type d1; int d2 = E2<int>::x; E2<Inc>::type d5; //= 70@31 262@31 135@46 135@73 135@85
template<class T> struct E3 : T::base {}; E3<int>::type e1; int e2 = E3<int>::x; E3<A>::type e5; //= 262@31 243@32 1018@34 135@52 135@79 135@89
union U {}; template<class T> struct E4 : T {}; E4<U>::type f1; //= 1904@43 3377@43 135@56
struct Fin final {}; E4<Fin>::type f2; struct G2 : Fin {}; G2::type g2; //= 135@31 1904@52 135@64
template<class T> struct E5 : T, T {}; E5<A>::type h1; //= 263@34 135@47
//## operator_functions_that_are_named_and_not_declared c++17
struct A {}; namespace N { struct B {}; int operator~(B); }
struct M { int f() { return operator-(); } int g(M m) { return operator-(m); } }; //= 20@29 20@64
int found = operator~(N::B());
int nothing() { return operator-(); } //= 20@24
int value = operator+(A()); //= 20@13
int again = operator+(1);
template <class T> int instance(T t) { return operator!(t); }
template <class T> int pattern(T t) { return operator<<(1); } //= 20@46
int size = sizeof operator/(1, undeclared); //= 20@32 20@19
