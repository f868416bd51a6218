//## function_defined_by_typedef
typedef int F(int); typedef void G(); using V = void();
F f { return 1; } //= 93@3
//## function_typedefs_without_report
typedef int F(int); typedef void G(); using V = void();
G g;
//## function_defined_by_typedef_2
typedef int F(int); typedef void G(); using V = void();
G g { } //= 93@3
//## function_defined_by_typedef_3
typedef int F(int); typedef void G(); using V = void();
struct S { F m; F n { return 1; } }; //= 93@19
//## function_typedefs_without_report_2
typedef int F(int); typedef void G(); using V = void();
struct S { virtual F p = 0; };
//## function_defined_by_typedef_4
typedef int F(int); typedef void G(); using V = void();
struct S { static F q; }; F S::q { return 2; } //= 93@32
//## function_defined_by_typedef_5
typedef int F(int); typedef void G(); using V = void();
struct S { F m; }; F S::m { return 2; } //= 93@25
//## function_defined_by_typedef_6
typedef int F(int); typedef void G(); using V = void();
V v { } //= 93@3
//## function_defined_by_typedef_7
typedef int F(int); typedef void G(); using V = void();
struct S { V v = delete; }; //= 93@14
//## function_defined_by_typedef_8
typedef int F(int); typedef void G(); using V = void();
V w = delete; //= 93@3
//## function_defined_by_typedef_and_cannot_be_defaulted
typedef int F(int); typedef void G(); using V = void();
struct S { V v = default; }; //= 93@14 1774@14
//## expected_expression_and_expected_closing_brace
typedef int F(int); typedef void G(); using V = void();
F *r { return 1; } //= 29@8 67@16 169@18
//## function_defined_by_typedef_9
typedef int F(int); typedef void G(); using V = void();
static F f { return 1; } //= 93@10
//## function_defined_by_typedef_10
typedef int F(int); typedef void G(); using V = void();
template<class T> struct S { F m { return 1; } }; //= 93@32
//## function_defined_by_typedef_11
typedef int F(int); typedef void G(); using V = void();
struct S { friend F f { return 1; } }; //= 93@21
//## expected_semicolon
typedef int F(int); typedef void G(); using V = void();
void h() { F f { return 1; } } //= 65@16
//## qualified_function_type_name
typedef int F(int); typedef void G(); using V = void();
const F *p; //= w925@1
//## qualified_function_type_name_2
typedef int F(int); typedef void G(); using V = void();
const F f; //= w925@1
//## qualified_function_type_name_3
typedef int F(int); typedef void G(); using V = void();
const G g; //= w925@1
//## qualified_function_type_name_4
typedef int F(int); typedef void G(); using V = void();
volatile F &r = *(F *)0; //= w925@1
//## qualified_function_type_name_5
typedef int F(int); typedef void G(); using V = void();
typedef const F CF; //= w925@9
//## qualified_function_type_name_6
typedef int F(int); typedef void G(); using V = void();
struct S { const F m; }; //= w925@12
//## qualified_function_type_name_7
typedef int F(int); typedef void G(); using V = void();
void h(const F p); //= w925@8
//## array_of_functions
typedef int F(int); typedef void G(); using V = void();
F a[3]; //= 88@3
//## array_of_references
typedef int F(int); typedef void G(); using V = void();
F &ra[2]; //= 251@4
//## function_returning_function
typedef int F(int); typedef void G(); using V = void();
F f(); //= 90@3
//## function_typedefs_without_report_3
typedef int F(int); typedef void G(); using V = void();
F *f2();
//## function_returning_function_2
typedef int F(int); typedef void G(); using V = void();
F (*f3)(); //= 90@5
//## expected_semicolon_2
typedef int F(int); typedef void G(); using V = void();
struct S { F b : 3; }; //= 65@16
//## function_returning_function_3
typedef int F(int); typedef void G(); using V = void();
struct S { F operator()(); }; //= 90@14
//## function_typedefs_without_report_4
typedef int F(int); typedef void G(); using V = void();
void k() { throw *(F *)0; }
//## cast_to_array_or_function
typedef int F(int); typedef void G(); using V = void();
void k() { (F)k; } //= 119@13
//## cast_to_array_or_function_2
typedef int F(int); typedef void G(); using V = void();
void k() { static_cast<F>(k); } //= 119@24
//## new_of_reference
typedef int F(int); typedef void G(); using V = void();
void k() { new F; } //= 356@16
//## expr_has_no_effect_and_sizeof_function
typedef int F(int); typedef void G(); using V = void();
void k() { sizeof(F); alignof(F); } //= w174@12 w56@19 w174@23
//## delete_of_function_pointer
typedef int F(int); typedef void G(); using V = void();
void k() { delete (F *)0; } //= 435@19
//## function_initialized
typedef int F(int); typedef void G(); using V = void();
F q = 0; //= 145@5
//## cast_to_array_or_function_3
typedef int F(int); typedef void G(); using V = void();
F *q = (F)0; //= 119@9
//## function_type_not_allowed_and_array_of_functions
typedef int F(int); typedef void G(); using V = void();
template<class T> struct U { T m; T n[2]; }; U<F> u; //= 168@32 88@37
//## function_type_not_allowed
typedef int F(int); typedef void G(); using V = void();
template<class T> struct U { static T m; }; U<F> u; //= 168@39
//## array_of_functions_2
typedef int F(int); typedef void G(); using V = void();
template<class T> struct U { T m[2]; }; U<F> u; //= 88@32
//## no_matching_function
typedef int F(int); typedef void G(); using V = void();
template<class T> T t(); int x = sizeof(t<F>()); //= 304@41
//## function_typedefs_without_report_5
typedef int F(int); typedef void G(); using V = void();
template<class T> void t(T x); void k() { t<F>(0); }
//## function_typedefs_without_report_6
typedef int F(int); typedef void G(); using V = void();
void k(F f) { f = 0; }
//## function_typedefs_without_report_7
typedef int F(int); typedef void G(); using V = void();
void k() { try { } catch (F f) { } }
//## function_typedefs_without_report_8
typedef int F(int); typedef void G(); using V = void();
void k() { try { } catch (G) { } }
//## base_not_a_class
typedef int F(int); typedef void G(); using V = void();
struct S : F { }; //= 262@12
//## function_typedefs_without_report_9
typedef int F(int); typedef void G(); using V = void();
F F2, *F3;
//## function_initialized_2
typedef int F(int); typedef void G(); using V = void();
extern F x = 0; //= 145@12
//## function_initialized_3
typedef int F(int); typedef void G(); using V = void();
F x = { }; //= 145@5
//## function_defined_by_typedef_and_implicit_return_from_non_void_function
typedef int F(int); typedef void G(); using V = void();
F x{ }; //= 93@3 w940@6
//## function_typedefs_without_report_10
typedef int F(int); typedef void G(); using V = void();
auto y = [](F f) { };
//## function_typedefs_without_report_11
typedef int F(int); typedef void G(); using V = void();
union U { F m; };
//## mutable_not_allowed
typedef int F(int); typedef void G(); using V = void();
mutable F z; //= 719@1
//## mutable_not_allowed_2
typedef int F(int); typedef void G(); using V = void();
struct S { mutable F z; }; //= 719@12
//## thread_storage_not_allowed
typedef int F(int); typedef void G(); using V = void();
thread_local F t; //= 2501@1
//## function_typedefs_without_report_12
typedef int F(int); typedef void G(); using V = void();
constexpr F c;
//## storage_class_of_function
typedef int F(int); typedef void G(); using V = void();
register F d; //= 86@1
//## function_typedefs_without_report_13
typedef int F(int); typedef void G(); using V = void();
inline F e;
//## function_typedefs_without_report_14
typedef int F(int); typedef void G(); using V = void();
typedef F H; H h;
//## array_of_functions_3
typedef int F(int); typedef void G(); using V = void();
typedef F A[2]; //= 88@11
//## function_returning_function_4
typedef int F(int); typedef void G(); using V = void();
typedef F B(); //= 90@11
//## expected_semicolon_3
typedef int F(int); typedef void G(); using V = void();
struct S { F F::*p; }; //= 65@15
//## invalid_delete_operand_and_not_modifiable_lvalue
typedef int F(int); typedef void G(); using V = void();
void h() { F *p = 0; p++; *p = 0; p + 1; p - p; p[0]; p < p; p == p; } //= 852@22 137@27 w174@35 w1143@37 852@42 852@49 w174@55 w174@62
//## invalid_delete_operand_and_expr_has_no_effect
typedef int F(int); typedef void G(); using V = void();
void h() { void *v = 0; v++; v + 1; v - v; *v; v[0]; v < v; &*v; } //= 852@25 w174@30 w1143@32 852@37 852@45 852@48 w174@54 852@63
//## invalid_delete_operand_and_expr_has_no_effect_2
typedef int F(int); typedef void G(); using V = void();
void h() { struct I *i = 0; i++; i + 1; i - i; *i; i[0]; i < i; &*i; } //= 852@29 852@34 852@41 w174@48 852@52 w174@58 w174@65
//## uninitialized_const_or_reference_member
struct A { const int a; }; A a; //= 369@30
//## uninitialized_const_or_reference_member_2
struct A { const int a; }; void f() { A a; } //= 369@41
//## deleted_default_constructor
struct A { int &r; }; A a; //= 1790@25
//## deleted_default_constructor_and_uninitialized_const_or_reference_member
struct A { int &r; }; void f() { A a; new A; A(); A b{}; A c = {}; static A s; A arr[2]; } //= 1790@36 1790@43 1790@46 369@53 369@60 1790@77 1790@82
//## uninitialized_const_or_reference_member_and_deleted_default_constructor
struct A { const int a; }; void f() { A a; new A; A(); A b{}; A c = {}; static A s; A arr[2]; throw A(); } //= 369@41 1790@48 1790@51 369@82 369@87 1790@101
//## class_needs_constructor
class C { const int a; int &r; }; //= w368@7
//## class_needs_constructor_2
class C { const int a; }; //= w368@7
//## class_needs_constructor_3
class C { int &r; public: int x; }; //= w368@7
//## deleted_default_constructor_and_class_needs_constructor
class C { const int a; }; C c; //= w368@7 1790@29
//## constructor_leaves_member_uninitialized
struct D { const int a; int &r; D() { } }; //= 366@37
//## constructor_leaves_member_uninitialized_2
struct D { const int a; int &r; D(int); }; D::D(int) { } //= 366@54
//## deleted_default_constructor_2
struct A { const int a; }; struct B { A m; }; B b; //= 1790@49
//## member_with_uninitialized_const
struct A { const int a; }; struct B { A m; B() { } }; //= 809@48
//## base_with_uninitialized_const
struct A { const int a; }; struct B : A { B() { } }; //= 810@47
//## deleted_default_constructor_3
struct A { int &r; }; struct B { A m; B() { } }; //= 1790@43
//## deleted_default_constructor_4
struct A { int &r; }; struct B : A { B() { } }; //= 1790@42
//## deleted_default_constructor_5
struct A { const int a; }; struct B { A m; B() : m() { } }; //= 1790@52
//## member_with_uninitialized_const_2
struct A { const int a; }; struct B { A m[2]; B() { } }; //= 809@51
//## deleted_default_constructor_6
struct A { const int a; }; struct B { A m; B() = default; }; B b; //= 1790@64
//## deleted_default_constructor_7
struct A { const int a; A() = default; }; A a; //= 1790@45
//## deleted_default_constructor_8
struct A { int &r; A() = default; }; A a; //= 1790@40
//## deleted_default_constructor_and_class_needs_constructor_2
struct A { const int a; virtual void f(); }; A a; //= w368@8 1790@48
//## deleted_default_constructor_and_class_needs_constructor_3
struct A { const int a; private: int b; }; A a; //= w368@8 1790@46
//## deleted_default_constructor_and_class_needs_constructor_4
struct A { private: const int a; int b; }; A a; //= w368@8 1790@46
//## deleted_default_constructor_and_class_needs_constructor_5
struct A { int *const p; private: int q; }; void f() { A a; new A; A(); } //= w368@8 1790@58 1790@65 1790@68
//## deleted_default_constructor_and_class_needs_constructor_6
struct A { const int a[2]; virtual void f(); }; A x; //= w368@8 1790@51
//## uninitialized_const_or_reference_member_3
struct A { const int a[2]; }; A x; //= 369@33
//## deleted_default_constructor_and_class_needs_constructor_7
template<class T> class L { const T a; }; L<int> l; //= w368@25 1790@50
//## uninitialized_const_or_reference_member_4
template<class T> struct L { const T a; }; L<int> l; //= 369@51
//## uninitialized_const_or_reference_member_and_deleted_default_constructor_2
template<class T> struct L { T a; }; L<const int> l; L<int &> m; //= 369@51 1790@63
//## const_members_without_report
template<class T> struct L { T &r; L() { } }; L<int> l;
//## uninitialized_const_or_reference_member_5
union U { const int a; int b; }; U u; //= 369@36
//## uninitialized_const_or_reference_member_6
union U { const int a; }; U u; //= 369@29
//## const_members_without_report_2
struct E { E(); }; struct S { const E e; }; S s;
//## constructor_leaves_member_uninitialized_3
struct E { int x; }; struct S { const E e; S() { } }; //= 366@48
//## const_object_needs_initializer
const struct { int x; } cs; //= 811@27
//## const_object_needs_initializer_2
struct E { int x; }; const E ce; //= 811@32
//## const_members_without_report_3
struct E { E(); int x; }; const E ce;
//## const_members_without_report_4
struct E { int x = 1; }; const E ce;
//## const_members_without_report_5
struct E { }; const E ce;
//## const_object_needs_initializer_3
struct E { E() = default; int x; }; const E ce; //= 811@45
//## const_object_needs_initializer_4
struct E { int x; }; const E ca[2]; //= 811@35
//## const_without_initializer_and_reference_without_initializer
const int ci; const int ca[2]; const int &cr; int &r; int &&rr; //= 257@13 257@30 252@45 252@53 252@63
//## const_without_initializer_and_reference_without_initializer_2
void f() { const int ci; const int ca[2]; int &r; static const int s; new const int; int &&x; } //= 257@24 257@41 252@49 257@69 516@75 252@93
//## null_reference
extern int &r; extern const int ci; extern int &r2 = *(int *)0; //= w284@54
//## null_reference_2
struct S { int &r = *(int *)0; const int c = 1; }; S s; //= w284@21
//## reference_without_initializer_and_const_without_initializer
struct S { static int &r; static const int c; }; int &S::r; const int S::c; //= 252@59 257@75
//## constructor_leaves_member_uninitialized_and_null_reference
struct S { int &r; S() : r(*(int *)0) { } S(int) { } }; //= w284@28 366@50
//## constructor_leaves_member_uninitialized_and_not_modifiable_lvalue
struct S { const int c; S() { c = 1; } }; //= 366@29 137@31
//## constructor_leaves_member_uninitialized_4
struct S { const int c; S() try { } catch (...) { } }; //= 366@33
//## const_members_without_report_6
struct S { const int c; S() : S(1) { } S(int) : c(1) { } };
//## const_members_without_report_7
struct S { const int c; template<class T> S(T) { } };
//## const_members_without_report_8
struct S { const int c; template<class T> S(T) { } }; S s(1);
//## const_members_without_report_9
struct S { volatile int c; S() { } };
//## constexpr_constructor_uninitialized
struct S { int c; constexpr S() { } }; //= 2398@33
//## constructor_leaves_member_uninitialized_5
struct S { int *const p; int (&a)[2]; int (*const f)(); S() { } }; //= 366@61
//## constructor_leaves_member_uninitialized_6
struct S { const int a, b, c; S() : b(1) { } }; //= 366@42
//## no_matching_constructor
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { N m; B() : m() { } }; //= 289@24
//## deleted_default_constructor_9
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { X m; B() : m() { } }; //= 1790@24
//## inaccessible_special_member
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { P m; B() : m() { } }; //= 330@24
//## deleted_default_constructor_10
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { R m; B() : m() { } }; //= 1790@24
//## deleted_default_constructor_11
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { M m; B() : m() { } }; //= 1790@24
//## deleted_default_constructor_12
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B : X { B() : X() { } }; //= 1790@23
//## deleted_default_constructor_13
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B : A { B() : A() { } }; //= 1790@24
//## deleted_default_constructor_14
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B : R { B() : R() { } }; //= 1790@23
//## deleted_default_constructor_15
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { R m; B() { } }; //= 1790@21
//## member_with_uninitialized_const_and_deleted_default_constructor
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { M m; B() { } }; //= 809@21 1790@21
//## deleted_default_constructor_16
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B : R { B() { } }; //= 1790@20
//## base_with_uninitialized_const_and_deleted_default_constructor
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B : M { B() { } }; //= 810@20 1790@20
//## deleted_default_constructor_17
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { R m; }; B b; //= 1790@22
//## deleted_default_constructor_18
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B : R { }; B b; //= 1790@21
//## deleted_default_constructor_19
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B : M { }; B b; //= 1790@21
//## deleted_default_constructor_20
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { M m; }; B b; //= 1790@22
//## deleted_default_constructor_21
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { M m; B() = default; }; B b; //= 1790@37
//## deleted_default_constructor_22
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
class B { A x; }; B b; //= 1790@21
//## base_with_uninitialized_const_and_deleted_default_constructor_2
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { A a; }; struct C : B { C() { } }; //= 810@39 1790@39
//## const_parts_without_report
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B : A { }; B b{};
//## base_with_uninitialized_const_2
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B : A { B(int) { } }; //= 810@23
//## base_with_uninitialized_const_and_deleted_default_constructor_3
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B : A, R { B() { } }; //= 810@23 1790@23
//## no_default_constructor_and_member_with_uninitialized_const
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { A a; R r; N n; X x; B() { } }; //= 291@36 809@36 1790@36
//## const_parts_without_report_2
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
template<class T> struct B { T t; B() { } }; B<A> b;
//## const_parts_without_report_3
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { A a = { 1 }; B() { } };
//## member_with_uninitialized_const_3
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { A a[2][2]; B() { } }; //= 809@27
//## constructor_leaves_member_uninitialized_7
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct B { const A a; B() { } }; //= 366@27
//## const_parts_without_report_4
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
struct S { union { const int a; int b; }; S() { } };
//## const_parts_without_report_5
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
union U { A a; U() { } };
//## deleted_default_constructor_23
struct A { const int a; }; struct R { int &r; }; struct N { N(int); }; struct X { X() = delete; }; class P { P(); }; struct M { A a; };
union U { A a; int b; }; U u; //= 1790@28
//## no_matching_constructor_2
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { N m; B() : m(1, 2) { } }; //= 289@24
//## no_matching_constructor_3
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { N m; B() : m((char *)0) { } }; //= 289@24
//## no_matching_constructor_4
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { N m; B() : m{} { } }; //= 289@24
//## no_matching_constructor_5
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { N m; B() : m{ 1, 2 } { } }; //= 289@24
//## deleted_function_used
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { X m; B() : m(1, 2) { } }; //= 1776@24
//## inaccessible_special_member_2
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { P m; B() : m(1) { } }; //= 330@24
//## inaccessible_special_member_3
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { P m; B() : m{ } { } }; //= 330@24
//## no_matching_constructor_6
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B : N { B() : N() { } }; //= 289@23
//## no_matching_constructor_7
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B : N { B() : N(1, 2) { } }; //= 289@23
//## no_matching_constructor_8
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B : N { B() : N{} { } }; //= 289@23
//## inaccessible_special_member_4
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B : P { B() : P() { } }; //= 330@23
//## inaccessible_special_member_5
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B : P { B() : P(1) { } }; //= 330@23
//## deleted_function_used_2
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B : X { B() : X(1, 2) { } }; //= 1776@23
//## mem_initializers_without_report
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B : X { B() : X{} { } };
//## no_converting_constructor_and_too_many_initializers
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { I m; B() : m(1, 2) { } }; //= 415@25 146@28
//## too_many_initializers
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; B() : m(1, 2) { } }; //= 146@30
//## cannot_initialize
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; B() : m("") { } }; //= 144@27
//## array_member_initializer
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m[2]; B() : m(1) { } }; //= 1856@30
//## array_member_initializer_2
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m[2]; B() : m("") { } }; //= 1856@30
//## reference_value_initialized
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int &m; B() : m() { } }; //= 808@28
//## non_const_reference_to_value
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int &m; B() : m(1) { } }; //= 461@28
//## mem_initializers_without_report_2
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { const int m; B() : m() { } };
//## member_initialized_twice
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; B() : m(1), m(2) { } }; //= 359@31
//## not_member_or_base
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; B() : zz(1) { } }; //= 292@25
//## no_matching_constructor_9
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; B() : B(1) { } }; //= 289@26
//## expected_identifier
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; B() : int(1) { } }; //= 40@25
//## not_member_or_base_2
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { static int m; B() : m(1) { } }; //= 292@32
//## not_member_or_base_3
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { void m(); B() : m(1) { } }; //= 292@28
//## mem_initializers_without_report_3
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m, n; B() : n(1), m(2) { } };
//## expected_identifier_2
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; B() : { } }; //= 40@25
//## expected_identifier_3
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; B() : m(1), { } }; //= 40@31
//## expected_opening_brace
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; B() : m(1) m(2) { } }; //= 130@30
//## constructor_delegates_to_itself
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; B(int) : B() { } B() : B(1) { } }; //= 2446@42
//## delegating_constructor_initializers
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; B(int) { } B() : B(1), m(2) { } }; //= 2447@40
//## delegating_constructor_initializers_2
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; B(int) { } B() : m(2), B(1) { } }; //= 2447@42
//## expected_semicolon_4
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; void f() : m(1) { } }; //= 65@28
//## expected_semicolon_5
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { int m; ~B() : m(1) { } }; //= 65@24
//## no_converting_constructor
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B : I { B() : I(1) { } }; //= 415@24
//## no_default_constructor
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B : I, virtual N { B() { } }; //= 291@31
//## base_initialized_twice
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B : N { B() : ::N(1), N(1) { } }; //= 357@30
//## mem_initializers_without_report_4
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
template<class T> struct B : T { B() : T(1) { } }; B<I> b;
//## mem_initializers_without_report_5
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
template<class T> struct B : T { B() : T(1, 2) { } }; B<N> b;
//## union_members_initialized
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { union { int a; int b; }; B() : a(1), b(2) { } }; //= 827@49
//## no_matching_constructor_10
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { N m = 1; B() : m() { } }; //= 289@28
//## no_default_constructor_2
struct N { N(int); }; struct X { X() = delete; X(int, int) = delete; }; class P { P(); P(int); }; struct I { int i; };
struct B { N a, b; B() : a(1) { } B(int) : b(1) { } }; //= 291@31 291@49
//## arrays_without_report
struct B { char m[4]; B() : m("abc") { } };
//## array_member_initializer_3
struct B { int m[2]; int o[2]; B() : m(o) { } }; //= 1856@40
//## array_member_initializer_4
struct B { int m[2]; B() : m(1, 2) { } }; //= 1856@30
//## arrays_without_report_2
struct B { int m[2]; B() : m() { } };
//## array_member_initializer_5
struct I { I(int); }; struct B { I m[2]; B() : m(1, 2) { } }; //= 1856@50
//## array_member_initializer_6
struct B { int m[2]; B(const B &b) : m(b.m) { } }; //= 1856@40
//## arrays_without_report_3
char a[4]("abc");
//## array_new_with_arguments
int *p = new int[2](1); //= 391@21
//## arrays_without_report_4
int *p = new int[2]();
//## reference_value_initialized_2
struct B { int &&m; B() : m() { } }; //= 808@29
//## non_const_reference_to_value_2
struct B { int &m; B() : m{} { } }; //= 461@27
//## invalid_cast
typedef int &R; int *p = new int(R()); //= 171@34
//## invalid_cast_and_non_const_reference_to_value
typedef int &R; void f() { R(); R{}; } //= 171@28 461@34
//## invalid_cast_and_non_const_reference_to_value_2
template<class T> void f() { T(); T{}; } template void f<int &>(); //= 171@30 461@36
//## cast_to_array_or_function_and_too_many_initializers
typedef int A[2]; void f() { A(); A(1); A{}; A{1,2,3}; (A)0; } //= 119@30 119@35 146@52 119@57
//## non_static_member_without_object
struct S { int x; static int y; void m(); static void sm(); }; S s;
int v = S::x; //= 245@12
//## objects_without_report
struct S { int x; static int y; void m(); static void sm(); }; S s;
int q = sizeof(S::x);
//## objects_without_report_2
struct S { int x; static int y; void m(); static void sm(); }; S s;
int v2 = S::y;
//## non_static_member_without_object_2
struct S { int x; static int y; void m(); static void sm(); }; S s;
int v3 = S::x + 1; //= 245@13
//## non_static_member_without_object_3
struct S { int x; static int y; void m(); static void sm(); }; S s;
int v4{ S::x }; //= 245@12
//## non_static_member_without_object_4
struct S { int x; static int y; void m(); static void sm(); }; S s;
int v5(S::x); //= 245@11
//## cannot_initialize_2
struct S { int x; static int y; void m(); static void sm(); }; S s;
int *v6 = &S::x; //= 144@11
//## non_static_member_without_object_5
struct S { int x; static int y; void m(); static void sm(); }; S s;
int &v7 = S::x; //= 245@14
//## non_static_member_without_object_6
struct S { int x; static int y; void m(); static void sm(); }; S s;
auto v8 = S::x; //= 245@14
//## non_static_member_without_object_7
struct S { int x; static int y; void m(); static void sm(); }; S s;
static_assert(S::x, ""); //= 245@18
//## non_static_member_without_object_8
struct S { int x; static int y; void m(); static void sm(); }; S s;
constexpr int v9 = S::x; //= 245@23
//## non_static_member_without_object_9
struct S { int x; static int y; void m(); static void sm(); }; S s;
int arr[S::x]; //= 245@12
//## non_static_member_without_object_10
struct S { int x; static int y; void m(); static void sm(); }; S s;
template<int N> struct Q { }; Q<S::x> q2; //= 245@36
//## non_static_member_without_object_11
struct S { int x; static int y; void m(); static void sm(); }; S s;
void f(int a = S::x); //= 245@19
//## objects_without_report_3
struct S { int x; static int y; void m(); static void sm(); }; S s;
decltype(S::x) v11;
//## non_static_member_without_object_12
struct S { int x; static int y; void m(); static void sm(); }; S s;
namespace n { int v = S::x; } //= 245@26
//## cannot_initialize_3
struct S { int x; static int y; void m(); static void sm(); }; S s;
bool c(nullptr); bool c1{nullptr}; bool c2 = nullptr; bool c3 = { nullptr }; //= 144@46 144@67
//## incompatible_param_and_expr_has_no_effect
struct S { int x; static int y; void m(); static void sm(); }; S s;
void f(bool); void g() { f(nullptr); (bool)nullptr; bool(nullptr); static_cast<bool>(nullptr); } //= 167@28 w174@38 w174@53 w174@68
//## objects_without_report_4
struct S { int x; static int y; void m(); static void sm(); }; S s;
struct B { bool b; B() : b(nullptr) { } };
//## objects_without_report_5
struct S { int x; static int y; void m(); static void sm(); }; S s;
struct B { bool b; B() : b{nullptr} { } };
//## objects_without_report_6
struct S { int x; static int y; void m(); static void sm(); }; S s;
bool *p = new bool(nullptr);
//## bad_return_value_type
struct S { int x; static int y; void m(); static void sm(); }; S s;
bool k() { return nullptr; } //= 120@19
//## cannot_initialize_4
struct S { int x; static int y; void m(); static void sm(); }; S s;
int k[2] = 1; //= 144@12
//## no_conversion_function
struct S { int x; static int y; void m(); static void sm(); }; S s;
int k[2] = s; //= 413@12
//## cannot_initialize_5
struct S { int x; static int y; void m(); static void sm(); }; S s;
char k[2] = 'a'; //= 144@13
//## undeclared_identifier
struct S { int x; static int y; void m(); static void sm(); }; S s;
int k[2] = v0; //= 20@12
//## objects_without_report_7
struct S { int x; static int y; void m(); static void sm(); }; S s;
char k[3] = ("ab");
//## non_const_reference_to_value_3
struct S { int x; static int y; void m(); static void sm(); }; S s;
int (&r)[2] = 1; //= 461@15
//## assignment_to_this_and_not_modifiable_lvalue
struct S { int x; static int y; void m(); static void sm(); }; S s;
void S::m() { this = 0; this += 1; this++; ++this; &this; (this) = 0; S *&r = this; } //= 361@15 137@25 137@36 137@46 158@53 361@59 461@79
//## array_initializer_not_list
void f() { int k[2] = 1; } //= 520@23
//## array_initializer_not_list_2
void f() { char k[2] = 'a'; int m[2] = 1.5; const int n[1] = 0; } //= 520@24 520@40 520@62
//## array_initializer_not_list_3
struct S { } s; void f() { int k[2] = s; S t[2] = s; int m[] = 1; } //= 520@39 520@51 520@64
//## cannot_initialize_6
int m[] = 1; //= 144@11
//## array_initializer_not_list_4
template<class T> void f() { int k[2] = 1; T m[2] = T(); } template void f<int>(); //= 520@41 520@53
//## cannot_initialize_and_no_conversion_function
struct S { operator int(); }; S s[2] = 1; S t[2] = S(); //= 144@40 413@52
//## constant_objects_that_are_not_constexpr
const int c[] = { 1, 2 };
constexpr int j = c[1];
int a[c[0]];
int n = 2;
const int d[] = { 1, n };
constexpr int k = d[0]; //= 28@19
static_assert(c[1] == 2, "");
const int e[2][2] = { { 1, 2 }, { 3, 4 } };
constexpr int l = e[1][0];
struct S { int x; };
const S s = { 3 };
constexpr int m = s.x;
const S t[] = { { 4 } };
constexpr int o = t[0].x;
const int *p = c;
constexpr int q = *c;
constexpr int q2 = *(c + 1);
constexpr int q3 = p[0]; //= 28@20
const double f[] = { 1.0 };
constexpr double g = f[0];
const double f1 = 1.0;
constexpr double g1 = f1;
void h() { const int c[] = { 5 }; constexpr int v = c[0]; int w[c[0]]; static const int z[] = { 1 }; constexpr int y = z[0]; switch (n) { case z[0]: ; } } //= 28@53 28@120 28@144
struct T { static const int u[2]; static const int w = 2; };
const int T::u[2] = { 7, 8 };
constexpr int v = T::u[1];
const volatile int vc[] = { 1 };
constexpr int x = vc[0]; //= 28@19
const char str[] = "abc";
constexpr char y = str[1];
enum E { e1 }; const E ee[] = { e1 }; constexpr E e2 = ee[0];
template<int N> struct U { }; U<c[0]> uu;
constexpr int r = c[2]; //= 28@19
const int aa[] { };
const int bb[3] { 1 }; constexpr int cc = bb[2];
extern const int dd[2]; constexpr int ff = dd[0]; //= 28@44
const int gg[] = { 1.5 }; //= w2361@20
int hh = 2; const int ii[] = { hh }; constexpr int jj = ii[0]; //= 28@57
constexpr const int *kk = &c[1]; constexpr int ll = *kk;
constexpr const int &mm = c[1]; constexpr int nn = mm;
const bool oo[] = { true }; constexpr bool pp = oo[0];
//## omitted_elements_of_arrays_are_copy_initialized_from_empty_lists
struct ND { ND() = delete; ND(int); };
struct Ag { int i; ND n; }; struct Ag2 { ND n[2]; }; class PC { PC(); public: PC(int); };
struct EX { explicit EX(); }; struct DI { ND n = 1; }; struct BA : ND {}; struct RE { int& r; }; struct NA { ND n[2] = {1, 2}; };
void f() {
 ND a[1] = {}; //= 1790@13
 ND b[1]{}; //= 1790@10
 ND b2[2] = {1}; //= 1790@15
 Ag c{};
 Ag c2 = {};
 Ag c3{1};
 Ag2 d{};
 BA e{};
 EX x[1] = {}; //= 291@13
 PC p[1] = {}; //= 330@13
 RE r{}; //= 369@5
 DI di{};
 NA na{};
 Ag(*q) = new Ag{};
 ND* q2 = new ND[2]{}; //= 1790@21
 using A1 = ND[1];
 A1{}; //= 1790@5
 Ag{};
 (void)Ag{1};
}
//## aggregates_from_parenthesized_lists c++20
struct Base {}; struct A {}; struct B : Base {}; struct P { int i; A a; }; struct ND { ND(int); }; struct Q { int i; ND n; }; struct R { int& r; }; struct E { explicit E(int); }; struct X { E e; int k = 3; };
struct S { char s[4]; int j; }; struct Em {}; union U { int i; A a; }; struct AR { int a[2]; int b; }; struct D { int i; D(const D&) = default; };
void t(A a, int i, const int ci, Base ba, B b) {
  P p1(1);
  P p2(1, a);
  P p3(1, 2); //= 415@11
  P p4(a); //= 413@8
  P p5(1, a, 3); //= 146@14
  (void)P(1, 2); //= 415@14
  (void)P(a); //= 413@11
  (void)static_cast<P>(1);
  B b1(a); //= 312@8
  B b2(ba);
  B b3(b);
  Q q1(1); //= 289@9
  Q q2(1, 2);
  R r1(i);
  R r2(ci); //= 433@8
  X x1(1); //= 415@8
  X x2(E(1));
  X x3(E(1), 2);
  S s1("abc");
  S s2("abc", 1);
  S s3(1);
  Em e1(1); //= 146@9
  U u1(1);
  U u2(a); //= 413@8
  U u3(1, a); //= 146@11
  AR ar(1);
  P* n1 = new P(1, 2); //= 415@20
  P* n2 = new P(1);
  P* n3 = new P(a); //= 413@17
  D d(1); //= 289@7
  P n4(2.5);
  P n5(i, A(), i); //= 146@16
}
//## auto_is_deduced_from_one_initializer c++20
auto a(1, 2); //= 146@11
decltype(auto) b(1, 2, 3); //= 146@21
const auto &c(1, 2); //= 146@18
auto d(1);
template <class T> void f(T t) { auto a(t, 2); auto b(1, 2); auto c(t); } //= 146@58
template <class... T> void g(T... t) { auto a(t...); auto b(t...); }
//## copies_by_explicit_constructors
struct E { E(); explicit E(const E &); };
struct D : E {};
struct FromLvalue { FromLvalue(); FromLvalue(FromLvalue &); };
struct P { E e; };
E a;
D d;
const FromLvalue c;
FromLvalue l;
void take(E);
void take(FromLvalue);
void f() {
    E b = a; //= 334@11
    E direct(a), braced{a};
    take(a); //= 334@10
    take(d); //= 312@10
    take(c); //= 334@10
    take(l);
    P p = { a }; //= 334@13
    E elements[1] = { a }; //= 334@23
    E list = { a }; //= 2334@14
    throw a; //= 334@11
}
void moved() { FromLvalue m; throw m; }
FromLvalue returned() { FromLvalue m; return m; }
E g() { return a; } //= 334@16
void h(E p) {
    [p] {};
    [q = p] {}; //= 334@10
}
