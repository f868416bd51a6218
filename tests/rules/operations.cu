//## enumerator_outside_underlying_type
enum A : unsigned char { a1 = 255, a2 }; //= 1749@36
//## enumerator_out_of_range
enum B { b1 = 0xffffffffffffffffULL, b2 }; //= 66@38
//## enumerators_too_far_apart
enum E { e1 = -1, e2 = 0xffffffffffffffffULL }; //= w1420@6
//## enumerators_too_far_apart_2
enum J { j1 = 9223372036854775807LL, j2, j3 = -1 }; //= w1420@6
//## statements_without_report
enum E : bool { t = true, u };
//## statements_without_report_2
enum E { a = 2147483647, b };
//## enumerator_outside_underlying_type_2
enum E : int { a = 3000000000 }; //= 1749@20
//## enumerator_outside_underlying_type_3
enum class E : short { a = 40000 }; //= 1749@28
//## constant_of_wrong_type
enum E { a = 1.5 }; //= 2412@14
//## constant_of_wrong_type_2
enum E { a = (int *)0 }; //= 2412@14
//## expected_tag_or_body
struct; //= 110@7
//## expected_tag_or_body_2
class; //= 110@6
//## expected_tag_or_body_3
union; //= 110@6
//## expected_tag_or_body_4
enum; //= 110@5
//## expected_identifier
enum class; //= 40@11
//## expected_identifier_and_class_body_missing
struct : int; //= 40@10 243@13
//## expected_tag_or_body_5
typedef struct; //= 110@15
//## expected_tag_or_body_6
void f() { struct; enum; class; } //= 110@18 110@24 110@31
//## expected_tag_or_body_7
struct S { struct; enum; union; }; //= 110@18 110@24 110@31
//## scoped_enum_without_name_and_declares_nothing
enum class { a }; //= w64@1 2176@12
//## declares_nothing
enum { }; //= w64@1
//## declares_nothing_2
enum : int { }; //= w64@1
//## statements_without_report_3
extern "C" int y;
//## unknown_linkage
extern "D" int y; //= 336@8
//## expected_identifier_2
extern 1 int y; //= 40@8
//## linkage_specification_not_allowed
void h() { extern "C" int z; } //= 335@12
//## linkage_specification_not_allowed_2
struct S { extern "C" int z; }; //= 335@12
//## try_without_handler
void f() { try { } } //= 530@20
//## expected_statement
void f() { catch (...) { } } //= 127@12
//## handler_after_catch_all
void f() { try { } catch (int) { } catch (...) { } catch (char) { } } //= 532@59
//## handler_hidden
void f() { try { } catch (int &) { } catch (int) { } } //= w533@45
//## handler_hidden_2
struct B { }; struct D : B { }; void f() { try { } catch (B &) { } catch (D &) { } } //= w533@75
//## incomplete_type
void f() { try { } catch (void) { } } //= 70@27
//## incomplete_type_and_pointer_to_incomplete_type
struct I; void f() { try { } catch (I) { } catch (I &) { } catch (I *) { } } //= 70@37 833@51 833@67
//## abstract_catch_type
struct A { virtual void f() = 0; }; void f() { try { } catch (A) { } } //= 987@63
//## expected_closing_parenthesis
void f() { try { } catch (int x, int y) { } } //= 18@32
//## handler_without_declaration
void f() { try { } catch () { } } //= 531@27
//## break_outside_loop_or_switch
void f() { try { } catch (int) { break; } } //= 116@34
//## undeclared_identifier
void f() { try { int x; } catch (...) { x = 1; } } //= 20@41
//## statements_without_report_4
void f() { if (1) int x; else int x; }
//## loop_variable_redeclared
void f() { for (int i = 0; i < 1; ++i) int i; } //= 779@44
//## condition_name_redeclared
void f() { while (int x = 1) { int x; } } //= 704@36
//## loop_variable_redeclared_2
void f() { for (int i;;) { int i; } } //= 779@32
//## jump_past_initialization
void f(int x) { switch (x) { case 1: int y = 1; case 2: ; } } //= w546@17
//## jump_past_initialization_2
void f(int x) { switch (x) { int y = 1; case 2: ; } } //= w546@17
//## duplicate_case_and_duplicate_default
void f(int x) { switch (x) { case 1: case 1: ; default: default: ; } } //= 1578@43 124@57
//## expression_not_constant
void f(int x) { switch (x) { case x: ; } } //= 28@35
//## duplicate_case_and_empty_case_range
void f(int x) { switch (x) { case 1 ... 3: case 2: ; case 5 ... 4: ; } } //= 1578@49 1115@65
//## expected_integral_or_enum
void f(double x) { switch (x) { } } //= 847@28
//## statements_without_report_5
void f(char x) { switch (x) { case 300: ; } }
//## statements_without_report_6
void f(bool x) { switch (x) { case 2: case true: case false: ; } }
//## statements_without_report_7
enum E { a, b }; void f(E x) { switch (x) { case a: ; } switch (x) { case 5: ; } }
//## statements_without_report_8
struct S { operator int(); }; void f() { switch (S()) { case 1: ; } }
//## ambiguous_builtin_conversion
struct S { operator int(); operator long(); }; void f() { switch (S()) { case 1: ; } } //= 418@67
//## case_outside_switch_and_default_outside_switch
void f() { case 1: ; default: ; break; continue; } //= 121@12 122@22 116@33 115@40
//## jump_past_initialization_3
void f() { goto l; int x = 1; l: ; } //= 546@12
//## variable_redefined
void f() { goto l; { l: ; } l: ; } //= 3369@29
//## referenced_not_defined
void f() { l: ; goto *&&l; goto m; } //= 114@33
//## expected_statement_2
void f() { l: } //= w127@15
//## statements_without_report_9
void f() { l: int x; }
//## implicit_return_from_non_void_function
int f() { } //= w940@11
//## missing_return_value
int f() { return; } //= w117@17
//## bad_return_value_type
void f() { return 1; } //= 120@19
//## statements_without_report_10
void f() { return (void)0; }
//## value_returned_by_constructor
struct S { S() { return 1; } ~S() { return 1; } }; //= 278@25 278@44
//## noreturn_function_returns
[[noreturn]] void f() { return; } //= w1305@25
//## noreturn_function_returns_2
[[noreturn]] void f() { } //= w1305@25
//## returned_reference_to_local
int &f() { int x; return x; } //= w836@26
//## pointer_to_local_returned
int *f() { int x; return &x; } //= w1056@26
//## returned_reference_to_temporary
int &&f() { return 1; } //= w430@20
//## returned_reference_to_temporary_2
const int &f() { return 1; } //= w430@25
//## return_types_differ
auto f() { return 1; return 1.0; } //= 2546@29
//## braced_list_deduced_type
auto f() { return { 1 }; } //= 2678@19
//## deduced_function_used_too_early
auto f(); int x = f(); //= 2547@19
//## a_constexpr_if_may_have_an_object_for_its_condition c++17
template <bool B> struct constant { constexpr operator bool() const { return B; } };
template <class T> struct is_small : constant<(sizeof(T) < 8)> {};
template <class T> auto deduced(T n) { if constexpr (is_small<T>{}) { return 1; } else { return n; } }
template <class T> int known(T n) { if constexpr (is_small<T>()) { return 1; } else { return n; } }
int plain() { if constexpr (constant<true>{}) { return 1; } }
int missing() { if constexpr (constant<false>{}) { return 1; } } //= w940@64
void nothing() { deduced(1), deduced(1L), known(1), known(1L); }
//## a_result_that_is_deduced_is_used_in_the_rest_of_the_body c++17
auto later(int n) { if (n) return 1; return later(n - 1) + 1.0; } //= 2546@45
auto before(int n) { auto x = before(n - 1); return 1; } //= 2547@31
template <class T> auto later_template(T n) { if (n) return 1; return later_template(n - 1) + 1.0; } //= 2546@71
template <class T> auto before_template(T n) { int *p = before_template(n - 1); return 1; } //= 2547@57
auto lambda = [](auto self, int n) { if (n) return 1; auto y = self(self, n - 1); int *p = y; return 2; }; //= 144@92
struct members {
  auto later(int n) { if (n) return 1; int *p = later(n - 1); return 1; } //= 144@49
  auto before(int n) { int *p = before(n - 1); return 1; } //= 2547@33
  template <class T> auto before_template(T n) { int *p = before_template(n - 1); return 1; } //= 2547@59
};
template <class T> struct members_of_template {
  auto before(T n) { int x = before(n - 1); return 1; } //= 2547@30
  auto later(T n) { if (n) return T(); return later(n - 1); }
};
void nothing(int n) { lambda(lambda, n), later_template(n), before_template(n), members().before_template(n), members_of_template<int>().later(n), members_of_template<int>().before(n); }
//## expected_semicolon
void f(int x) { do { } while (x) } //= 65@34
//## expected_closing_parenthesis_and_expected_expression
void f(int x) { do x++; } //= 18@25 29@25 65@25 112@25 125@25
//## expected_opening_parenthesis_and_expected_closing_parenthesis
void f(int x) { if x { } } //= 125@20 18@26 29@26 127@26
//## expected_statement_3
void f(int x) { if (x) else ; } //= 127@24
//## expected_statement_4
void f(int x) { else ; } //= 127@17
//## range_without_begin
void f(int x) { for (int y : x) ; } //= 2291@30
//## range_without_begin_2
struct I; void f(I &i) { for (auto x : i) ; } //= 2291@40
//## expr_has_no_effect
void f() { ; ; { } {;} (void)0; 1; f; f(), 1; } //= w174@33 w174@36
//## expr_has_no_effect_2
void f(int x) { x == 1; x + 1; -x; *&x; x ? 1 : 2; (void)x; "a"; } //= w174@17 w174@25 w174@32 w174@36 w174@41 w174@61
//## assign_where_compare_meant
void f(int x) { if (x = 1) ; while (x = 2) ; if ((x = 1)) ; for (; x = 1;) ; x = 1 ? 2 : 3; bool b = x = 1; } //= w187@21 w187@37 w187@50 w187@68
//## unsigned_compare_with_zero
void f(unsigned x) { if (x < 0) ; if (x >= 0) ; if (0 > x) ; while (x >= 0u) ; for (unsigned i = 9; i >= 0; --i) ; } //= w186@28 w186@41 w186@55 w186@71 w186@103
//## statements_without_report_11
void f(int x) { return; x = 1; } int g(int x) { while (1) ; return x; } int h() { throw 1; return 2; }
//## statements_without_report_12
void f() { int x; int y = 2; static int z; const int w = 1; } static void g() { } static int v;
//## used_before_set_and_expr_has_no_effect
void f() { int x; x++; int y; int z = y; int a[2]; a[0]; } //= w549@19 w549@39 w174@52
//## statements_without_report_13
void f() { __asm__("nop"); asm("nop" : : ); asm volatile("x" ::: "memory"); asm goto("" :::: l); l: ; }
//## expression_not_constant_2
void f(int x) { if constexpr (x) ; if constexpr (1) ; else ; if (int y = 1; y) ; switch (int y = 1; y) { } } //= 28@31
//## static_assertion_failed_and_static_assert
void f() { static_assert(0); static_assert(1, "x"); static_assert(0, "y"); static_assert(0, 1); static_assert; } //= 2784@12 1574@53 1038@93 18@110 29@110 125@110 253@110 1038@110
//## operator_must_be_member
struct S { S operator()(); }; void operator()(int); //= 341@36
//## main_inline
int main() { } inline int main(); //= 404@27
//## main_inline_2
inline int main() { return 0; } //= 404@12
//## misplaced_static
static int main() { return 0; } //= 378@12
//## main_return_type
void main() { } //= w951@6
//## main_constexpr
constexpr int main() { return 0; } //= 2405@15
//## main_template
template<class T> int main() { } //= 466@23
//## program_parts_without_report
int main(int x) { }
//## program_parts_without_report_2
int main(int x, int y) { }
//## program_parts_without_report_3
int main(char **v, int c) { }
//## program_parts_without_report_4
int main(int, char **, char **) { }
//## main_without_return_type
main() { } //= w938@1
//## main_with_linkage
extern "C" int main() { } //= w2949@16
//## main_deleted
int main() = delete; //= 1804@5
//## main_not_a_function
int main; //= 2948@5
//## program_parts_without_report_5
namespace n { int main; }
//## main_return_type_2
auto main() { return 0; } //= w951@6
//## program_parts_without_report_6
auto main() -> int { }
//## expr_has_no_effect_3
int main() { main(); &main; } //= w174@22
//## program_parts_without_report_7
[[noreturn]] int main() { for (;;) ; }
//## program_parts_without_report_8
void *operator new(unsigned long, int); void operator delete(void *, int); struct S { S(); }; void f() { new (1) S; }
//## no_placement_delete
void *operator new(unsigned long, int); struct S { S(); ~S(); }; void f() { new (1) S; new (1) int; } //= w830@77
//## no_matching_constructor_and_no_matching_allocation_function
void *operator new(unsigned long, void *, int); struct S { S(); }; void f() { new S(1); new (1) S; new ("a", 2) S; } //= 289@84 384@89 384@100
//## allocation_function_in_namespace_and_deallocation_function_in_namespace
namespace n { void *operator new(unsigned long); void operator delete(void *); } //= 732@21 733@55
//## allocation_first_parameter
void *operator new(int); //= 351@7
//## allocation_return_type
int *operator new(unsigned long); //= 352@6
//## too_few_operator_parameters
void *operator new(); //= 345@7
//## program_parts_without_report_9
void *operator new(unsigned long, ...);
//## default_argument_not_allowed
void *operator new(unsigned long = 1); //= 347@34
//## deallocation_first_parameter
void operator delete(int *); //= 354@6
//## deallocation_return_type
int operator delete(void *); //= 353@5
//## too_few_operator_parameters_2
void operator delete(); //= 345@6
//## program_parts_without_report_10
void operator delete(void *, unsigned long, int);
//## allocation_first_parameter_and_deallocation_first_parameter
struct S { void *operator new(int); void operator delete(int); virtual void *operator new[](unsigned long); }; //= 351@18 354@42 314@64
//## program_parts_without_report_11
template<class T> void *operator new(unsigned long, T);
//## size_in_delete_and_invalid_delete_operand
void f() { int *p; delete[2] p; delete p, p; delete[] p; delete p[0]; delete 1; delete (void *)p; } //= 387@27 w549@30 852@65 852@78 w852@88
//## delete_of_incomplete_class
struct I; void f(I *i) { delete i; delete[] i; } //= w414@33 w414@45
//## ambiguous_builtin_conversion_2
struct S { operator int *(); operator char *(); }; void f() { delete S(); } //= 418@70
//## program_parts_without_report_12
struct S { operator int *(); }; void f() { delete S(); }
//## deleted_function_used
struct S { ~S() = delete; }; void f(S *s) { delete s; new S; S t; } //= 1776@52 1776@64
//## inaccessible_special_member
class S { ~S(); }; void f(S *s) { delete s; new S; S t; } //= 330@42 330@54
//## program_parts_without_report_13
struct S { virtual void f(); }; struct D : S { virtual void f(); }; void g(S *s) { delete s; }
//## program_parts_without_report_14
struct S { virtual void f(); ~S(); };
//## expression_not_constant_and_auto_without_initializer
void f(int n) { new int[n][n]; new int[n][3]; new (int[n]); int a[n]; new auto; new auto(1); new auto(1, 2); new auto{1}; } //= 28@28 1593@75 18@104
//## abstract_object_and_array_of_abstract_class
struct A { virtual void f() = 0; }; void f() { new A; A a; A *p; A &r = *p; A b[2]; sizeof(A); } //= 322@52 322@57 w549@74 604@79 w174@85
//## undeclared_identifier_2
void f(int a[f]); //= 20@14
//## program_parts_without_report_15
void f(int a, int b[sizeof(a)]);
//## parameter_not_allowed
void f(int a, int b[a]); //= 411@21
//## undeclared_identifier_3
void f(int a, int b = a); //= 20@23
//## parameter_not_allowed_2
void f(int a, int (*b)[a]); //= 411@24
//## duplicate_parameter_name
int f(int x, int x); //= 100@18
//## undeclared_identifier_4
int f(int), g(int y = z), h(int z, int y = z); //= 20@23 20@44
//## default_argument_not_at_end_and_default_argument_redefined
void f(int = 1, int); void g(int, int = 1); void g(int = 1, int); void g(int = 2, int); //= 306@14 307@80
//## default_argument_missing_and_non_const_reference_to_value
void f(int = "a"); void f(int * = 1); void f(int & = 1); struct S { void f(int = this->x); int x; }; //= 310@14 310@35 461@54 258@82
//## non_static_member_without_object
struct S { int x; void f(int = x); static int y; void g(int = y); }; //= 245@32
//## outer_local_in_local_class
void f() { int x; void g(int = x); extern void h(int = sizeof(x)); } //= 394@32
//## misplaced_default_argument_and_default_argument_not_allowed
typedef void T(int = 1); void (*p)(int = 1); void f(void (*)(int = 1)); using U = void(int = 1); //= 949@20 949@40 949@66 347@92
//## program_parts_without_report_16
struct S { friend void f(int = 1); friend void g(int = 1) { } }; void f(int);
//## expected_closing_parenthesis_and_expected_type_specifier
void f(int...); void g(int, ...); void h(..., int); void i(...,); void j(int, ..); //= 18@45 18@63 79@79
//## array_of_functions_and_function_returning_array
int f[2](); int g()[2]; int h()(); int &i[2]; int &*j; int *&k; void l[2]; void &m; int &&&n; //= 88@10 91@20 90@33 251@41 248@52 252@63 89@70 250@81 249@91
//## array_bound_not_positive_and_incomplete_type
int a[0]; int b[-1]; int c[]; int d[] = { }; int e[][2]; int f[2][]; int g[1.5]; int h["a"]; int i[(int *)0]; //= 94@17 70@26 70@50 98@66 2373@76 2373@88 2373@100
//## incomplete_type_and_incompatible_redeclaration
extern int a[]; int b = sizeof(a); int a[3]; int c = sizeof(a); extern int a[4]; //= 70@31 147@76
//## expression_not_constant_and_static_variable_length_array
int n = 2; int a[n]; int b[2][n]; static int c[n]; typedef int T[n]; void f() { static int d[n]; typedef int U[n]; int e[n] = { 1 }; extern int g[n]; } //= 28@18 28@31 28@48 28@66 893@92 893@145
//## invalid_type_specifiers
long long long x; short long y; unsigned signed z; unsigned float a; short double b; long char c; signed bool d; unsigned wchar_t e; long long double f; //= 84@11 84@25 84@42 84@52 84@70 84@86 84@99 84@114 84@134
//## duplicate_specifier_and_multiple_storage_classes
inline inline void f(); static static int x; extern static int y; typedef typedef int T; virtual void g(); explicit h(); register int r; mutable int m; friend int fr; //= 240@8 81@32 81@53 81@75 239@90 771@108 260@117 149@122 719@138 239@153
//## constexpr_without_initializer_and_duplicate_specifier
constexpr int x; constexpr int f(); constexpr constexpr int y = 1; constexpr const int z = 1; constexpr static int w = 1; constexpr extern int v = 1; constexpr typedef int T; constexpr struct S { }; //= 2385@16 240@47 2386@151 2386@176
//## storage_class_without_declarator_and_inline_not_allowed
static struct S { }; extern class C { }; const enum E { }; inline union U { int x; }; typedef struct { } ; volatile struct X; //= 1000@1 1000@22 w21@42 325@60 w375@106 w21@108
//## type_name_redeclared_and_undeclared_identifier
using T = int; using T = long; using U = undeclared; using V; using = int; using W = int x; using X = struct Y { int a; }; using Z = auto; //= 256@22 20@42 20@60 40@69 65@90 1598@134
//## expected_namespace_name_and_expected_namespace_qualified_name
using namespace n; using namespace std; namespace m { } using namespace m; using namespace ::m; using m; using m::x; using ::y; using namespace T; //= 725@17 727@103 135@115 282@126 725@145
//## expected_integral
int fn(); struct A { virtual void f() = 0; };
void f() { new int["a"]; } //= 2140@20
//## declarators_without_report
int fn(); struct A { virtual void f() = 0; };
void f() { new int[1.5]; }
//## expected_integral_2
int fn(); struct A { virtual void f() = 0; };
void f() { new int[(int *)0]; } //= 2140@20
//## expected_integral_3
int fn(); struct A { virtual void f() = 0; };
void f() { new int[fn]; } //= 2140@20
//## array_bound_type
int fn(); struct A { virtual void f() = 0; };
int g[1.5]; //= 2373@7
//## array_bound_type_2
int fn(); struct A { virtual void f() = 0; };
int h["a"]; //= 2373@7
//## array_bound_type_3
int fn(); struct A { virtual void f() = 0; };
int i[(int *)0]; //= 2373@7
//## array_bound_type_4
int fn(); struct A { virtual void f() = 0; };
int i[fn]; //= 2373@7
//## array_bound_type_5
int fn(); struct A { virtual void f() = 0; };
int i[nullptr]; //= 2373@7
//## array_bound_type_6
int fn(); struct A { virtual void f() = 0; };
int i[true]; int j['a']; enum E { e = 2 }; int k[e]; enum class F { f = 2 }; int l[F::f]; //= 2373@84
//## array_bound_type_7
int fn(); struct A { virtual void f() = 0; };
int i[2.0]; //= 2373@7
//## array_bound_not_positive
int fn(); struct A { virtual void f() = 0; };
template<int N> struct T { int a[N]; int b[-N]; }; T<0> t; T<1> u; //= 94@44
//## array_of_abstract_class
int fn(); struct A { virtual void f() = 0; };
A x[2]; //= 604@3
//## array_of_abstract_class_2
int fn(); struct A { virtual void f() = 0; };
extern A y[2]; //= 604@10
//## declarators_without_report_2
int fn(); struct A { virtual void f() = 0; };
void f(A x[2]);
//## void_parameter
int fn(); struct A { virtual void f() = 0; };
void h(void x); //= 526@8
//## void_parameter_2
int fn(); struct A { virtual void f() = 0; };
void h(void x) { } //= 526@8
//## array_of_void
int fn(); struct A { virtual void f() = 0; };
void h(void x[]); //= 89@13
//## placeholder_without_initializer
int fn(); struct A { virtual void f() = 0; };
decltype(auto) x; //= 2543@16
//## declarators_without_report_3
int fn(); struct A { virtual void f() = 0; };
decltype(auto) y = 1, z = 2;
//## placeholder_not_allowed
int fn(); struct A { virtual void f() = 0; };
const decltype(auto) w = 1; //= 2643@7
//## decltype_auto_not_alone
int fn(); struct A { virtual void f() = 0; };
decltype(auto) *v = 0; //= 2541@1
//## expression_not_constant_3
int fn(); struct A { virtual void f() = 0; };
struct U { int n; static int m; int a[m]; }; //= 28@39
//## invalid_type_specifiers_2
int fn(); struct A { virtual void f() = 0; };
int int x; //= 84@5
//## invalid_type_specifiers_3
int fn(); struct A { virtual void f() = 0; };
unsigned auto u; //= 84@10
//## invalid_type_specifiers_4
int fn(); struct A { virtual void f() = 0; };
unsigned auto u = 1; //= 84@10
//## invalid_type_specifiers_5
int fn(); struct A { virtual void f() = 0; };
int auto u = 1; //= 84@5
//## invalid_type_specifiers_6
int fn(); struct A { virtual void f() = 0; };
auto int v = 1; //= 84@6
//## expected_namespace_name
int fn(); struct A { virtual void f() = 0; };
namespace c = c; //= 725@15
//## already_declared
int fn(); struct A { virtual void f() = 0; };
namespace c { } namespace c = c; //= 101@27
//## namespace_alias_redefined
int fn(); struct A { virtual void f() = 0; };
namespace c { } namespace b { } namespace d = c; namespace d = b; //= 247@60
//## declarators_without_report_4
int fn(); struct A { virtual void f() = 0; };
struct M { int main() noexcept; }; namespace n { int main() noexcept; }
//## inline_allocation_function
int fn(); struct A { virtual void f() = 0; };
inline void *operator new(unsigned long) { return 0; } //= w2620@1
//## inline_allocation_function_2
int fn(); struct A { virtual void f() = 0; };
inline void operator delete(void *) noexcept { } //= w2620@1
//## virtual_not_allowed
int fn(); struct A { virtual void f() = 0; };
struct S { virtual void *operator new(unsigned long); }; //= 314@12
//## virtual_not_allowed_2
int fn(); struct A { virtual void f() = 0; };
struct S { virtual void operator delete(void *); }; //= 314@12
//## virtual_not_allowed_3
int fn(); struct A { virtual void f() = 0; };
struct S { virtual static void f(); }; //= 314@12
//## declarators_without_report_5
int fn(); struct A { virtual void f() = 0; };
template<class T> void *operator new(unsigned long, T);
//## size_in_delete
int fn(); struct A { virtual void f() = 0; };
void f(int *p) { delete[2] p; } //= 387@25
//## enumerators_too_far_apart_3
int fn(); struct A { virtual void f() = 0; };
enum E { e1 = -1, e2 = 0xffffffffffffffffULL }; //= w1420@6
//## enumerators_too_far_apart_4
int fn(); struct A { virtual void f() = 0; };
enum E { e1 = -1, e2 = 0x8000000000000000ULL }; //= w1420@6
//## declarators_without_report_6
int fn(); struct A { virtual void f() = 0; };
enum E { e1 = -1, e2 = 0x7fffffffffffffffULL };
//## enumerators_too_far_apart_5
int fn(); struct A { virtual void f() = 0; };
enum E { e1 = 0xffffffffffffffffULL, e2 = -1 }; //= w1420@6
//## array_bound_type_8
int fn(); struct A { virtual void f() = 0; };
enum E : int { a = (int *)0 }; //= 2373@20
//## constant_of_wrong_type_3
int fn(); struct A { virtual void f() = 0; };
enum E { a = (int *)0 }; //= 2412@14
//## constant_of_wrong_type_4
int fn(); struct A { virtual void f() = 0; };
enum E { a = "x" }; //= 2412@14
//## constant_of_wrong_type_5
int fn(); struct A { virtual void f() = 0; };
enum E { a = fn }; //= 2412@14
//## constant_of_wrong_type_6
int fn(); struct A { virtual void f() = 0; };
enum E { a = nullptr }; //= 2412@14
//## constant_of_wrong_type_7
int fn(); struct A { virtual void f() = 0; };
enum E { a = 1.0 }; //= 2412@14
//## type_name_not_allowed
int fn(); struct A { virtual void f() = 0; };
enum E { a = A }; //= 254@14
//## array_bound_type_9
int fn(); struct A { virtual void f() = 0; };
enum E : long { a = nullptr }; //= 2373@21
//## expected_colon
int fn(); struct A { virtual void f() = 0; };
void f() { for (int y, z : "a") ; } //= 53@22
//## expected_colon_2
int fn(); struct A { virtual void f() = 0; };
void f() { int x[2]; for (auto y = 1 : x) ; } //= 53@34
//## try_without_handler_2
int fn(); struct A { virtual void f() = 0; };
void f() try { } void g(); //= 530@18
//## non_static_member_without_object_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S::x = 1; } //= 245@15
//## non_static_member_without_object_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S::m(); } //= 245@12
//## no_such_member
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s.zz; } //= 135@14
//## arrow_on_non_pointer
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s->x; } //= 3164@12
//## dot_on_non_class
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p.x; } //= 153@12
//## arrow_on_non_pointer_to_class
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p->x; } //= 131@12
//## dot_on_non_class_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i.x; } //= 153@12
//## dot_on_non_class_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn.x; } //= 153@12
//## expr_has_no_effect_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s.S::x; } //= w174@12
//## not_modifiable_lvalue
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S().x = 1; } //= 137@12
//## expr_has_no_effect_5
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &S::x; } //= w174@12
//## expr_has_no_effect_6
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &S::m; } //= w174@12
//## member_function_not_called
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &s.m; } //= 300@15
//## address_of_bit_field
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &s.b; } //= 139@12
//## expected_lvalue
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &1; } //= 158@13
//## expected_lvalue_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &i++; } //= 158@13
//## expected_lvalue_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &(i + 1); } //= 158@13
//## expr_has_no_effect_7
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &fn; } //= w174@12
//## expected_lvalue_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &gn(); } //= 158@13
//## address_of_temporary
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &S(); } //= w1308@12
//## expr_has_no_effect_8
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &s.sm; } //= w174@12
//## dereference_of_non_pointer
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *i; } //= 75@13
//## expr_has_no_effect_9
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *fn; } //= w174@12
//## no_matching_operator
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *s; } //= 349@12
//## dereference_of_non_pointer_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *d; } //= 75@13
//## dereference_of_non_pointer_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { **p; } //= 75@13
//## dereference_of_non_pointer_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *nullptr; } //= 75@13
//## not_modifiable_lvalue_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { cs.x = 1; } //= 137@12
//## operations_without_report
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { cs.mu = 1; }
//## member_function_qualifiers
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { cs.m(); } //= 1086@12
//## not_modifiable_lvalue_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1 = i; } //= 137@12
//## not_modifiable_lvalue_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { gn() = 1; } //= 137@12
//## not_modifiable_lvalue_5
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn = fn; } //= 137@12
//## not_modifiable_lvalue_6
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { "a" = "b"; } //= 137@12
//## operations_without_report_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S() = s; }
//## not_modifiable_lvalue_7
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i + 1 = 2; } //= 137@12
//## operations_without_report_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (i = 1) = 2; }
//## operations_without_report_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { ++i = 1; }
//## not_modifiable_lvalue_8
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i++ = 1; } //= 137@12
//## operations_without_report_5
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const int c = 1; }
//## undeclared_identifier_5
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { c = 2; } //= 20@12
//## undeclared_identifier_6
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { c++; } //= 20@12
//## undeclared_identifier_7
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { --c; } //= 20@14
//## expr_has_no_effect_10
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i + p; } //= w174@12
//## expected_integral_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p + p; } //= 2140@16
//## expr_has_no_effect_11
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p - p; } //= w174@12
//## expr_has_no_effect_12
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p - i; } //= w174@12
//## expected_arithmetic
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i - p; } //= 2138@16
//## expected_arithmetic_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p * 2; } //= 2138@12
//## expected_integral_5
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p % 2; } //= 2140@12
//## expected_integral_6
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { d % 2; } //= 2140@12
//## expected_integral_7
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { ~d; } //= 2140@13
//## expected_arithmetic_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { -p; } //= 2138@13
//## expr_has_no_effect_13
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { +p; } //= w174@12
//## expr_has_no_effect_14
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { !p; } //= w174@12
//## no_matching_operator_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { !s; } //= 349@12
//## no_matching_operator_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { -s; } //= 349@12
//## no_matching_operator_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { ~s; } //= 349@12
//## operations_without_report_6
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s + s; }
//## no_matching_operator_5
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s + 1; } //= 349@14
//## no_matching_operator_6
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1 + s; } //= 349@14
//## no_matching_operator_7
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s - s; } //= 349@14
//## expected_integral_8
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p += p; } //= 2140@17
//## operations_without_report_7
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p -= i; }
//## expected_integral_9
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { d %= 2; } //= 2140@12
//## expected_integral_10
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { d << 1; } //= 2140@12
//## expected_integral_11
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1 << d; } //= 2140@17
//## no_matching_operator_8
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p && s; } //= 349@14
//## no_matching_operator_9
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s || 1; } //= 349@14
//## incompatible_operand_types
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p == i; } //= 42@14
//## expr_has_no_effect_15
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p == 0; } //= w174@12
//## incompatible_operand_types_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p == d; } //= 42@14
//## incompatible_operand_types_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p < i; } //= 42@14
//## incompatible_operand_types_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p == &d; } //= 42@14
//## incompatible_operand_types_5
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p != fn; } //= 42@14
//## operations_without_report_8
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s == s; }
//## no_matching_operator_10
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s != s; } //= 349@14
//## no_matching_operator_11
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s < s; } //= 349@14
//## no_matching_operator_12
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { ea == F::fa; } //= 349@15
//## no_matching_operator_13
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { F::fa == 1; } //= 349@18
//## no_matching_operator_14
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { F::fa + 1; } //= 349@18
//## expr_has_no_effect_16
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { ea + 1; } //= w174@12
//## expr_has_no_effect_17
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { F::fa < F::fa; } //= w174@12
//## expr_has_no_effect_18
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { nullptr == 0; } //= w174@12
//## expr_has_no_effect_19
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { nullptr < nullptr; } //= w174@12
//## expr_has_no_effect_20
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn == 0; } //= w174@12
//## expr_has_no_effect_21
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p == nullptr; } //= w174@12
//## expr_has_no_effect_22
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p > nullptr; } //= w174@12
//## incompatible_operand_types_6
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? 1 : p; } //= 42@18
//## expr_has_no_effect_23
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? p : 0; } //= w174@12
//## incompatible_operand_types_7
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? s : 1; } //= 42@18
//## not_convertible_to_bool
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s ? 1 : 2; } //= 711@12
//## incompatible_operand_types_8
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? fn(1) : 1; } //= 42@22
//## operations_without_report_9
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? throw 1 : 1; }
//## incompatible_operand_types_9
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? p : &d; } //= 42@18
//## expr_has_no_effect_24
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? nullptr : p; } //= w174@12
//## expr_has_no_effect_25
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? "a" : 0; } //= w174@12
//## expr_has_no_effect_26
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? : 2; } //= w174@12
//## expected_colon_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? 1; } //= 53@17
//## too_few_arguments
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn(); } //= 165@15
//## too_many_arguments
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn(1, 2); } //= 140@18
//## incompatible_param
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn(p); } //= 167@15
//## incompatible_param_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn("a"); } //= 167@15
//## no_conversion_function
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn(s); } //= 413@15
//## too_many_arguments_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { gn(1); } //= 140@15
//## not_callable
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i(1); } //= 109@12
//## not_callable_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p(1); } //= 109@12
//## not_callable_object
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s(1); } //= 980@12
//## not_callable_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn(1)(2); } //= 109@12
//## not_callable_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { gn()(); } //= 109@12
//## no_converting_constructor
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S(1); } //= 415@14
//## no_converting_constructor_and_expected_closing_parenthesis
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S(1, 2); } //= 415@14 18@15
//## expr_has_no_effect_27
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int(); } //= w174@12
//## expr_has_no_effect_and_pointer_to_smaller_integer
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int("a"); } //= w174@12 w767@12
//## expr_has_no_effect_28
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { E(1); } //= w174@12
//## expr_has_no_effect_29
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { F(1); } //= w174@12
//## operations_without_report_10
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { F(ea); }
//## expr_has_no_effect_30
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (F)1.5; } //= w174@12
//## invalid_cast
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<int *>(i); } //= 171@12
//## invalid_cast_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<int>(p); } //= 171@12
//## expr_has_no_effect_31
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<F>(1); } //= w174@12
//## no_converting_constructor_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<S>(1); } //= 415@27
//## invalid_cast_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<double *>(p); } //= 171@12
//## expr_has_no_effect_32
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<void *>(p); } //= w174@12
//## expr_has_no_effect_33
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<E>(1.5); } //= w174@12
//## invalid_cast_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<int &>(d); } //= 171@12
//## expr_has_no_effect_34
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<const S &>(s); } //= w174@12
//## cast_drops_qualifiers
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<S &>(cs); } //= 694@12
//## operations_without_report_11
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<void>(s); }
//## expr_has_no_effect_35
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<int>(F::fa); } //= w174@12
//## not_a_type_name
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<fn>(1); } //= 757@24
//## invalid_const_cast_target
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<int>(i); } //= 717@23
//## const_cast_changes_type
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<int *>(&d); } //= 718@30
//## expr_has_no_effect_36
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<S &>(cs); } //= w174@12
//## expr_has_no_effect_37
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<const int *>(p); } //= w174@12
//## cast_operand_not_lvalue
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<int &>(1); } //= 126@30
//## invalid_const_cast_target_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<void (*)()>(&fn); } //= 717@23
//## expr_has_no_effect_38
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<int S::*>(&S::x); } //= w174@12
//## invalid_const_cast_target_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<E>(ea); } //= 717@23
//## expr_has_no_effect_and_pointer_to_smaller_integer_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<int>(p); } //= w174@12 w767@12
//## expr_has_no_effect_39
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<long>(p); } //= w174@12
//## expr_has_no_effect_40
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<int *>(i); } //= w174@12
//## invalid_cast_5
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<double>(i); } //= 171@12
//## expr_has_no_effect_41
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<int>(i); } //= w174@12
//## expr_has_no_effect_42
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<S &>(i); } //= w174@12
//## invalid_cast_6
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<int *>(cs); } //= 171@12
//## expr_has_no_effect_43
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<void *>(fn); } //= w174@12
//## invalid_cast_7
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<F>(i); } //= 171@12
//## expr_has_no_effect_and_sizeof_function
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(fn); } //= w174@12 w56@18
//## expr_has_no_effect_and_sizeof_function_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof fn; } //= w174@12 w56@19
//## expr_has_no_effect_and_incomplete_type
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(void); } //= w174@12 w70@19
//## incomplete_type_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(struct I); } //= 70@19
//## incomplete_type_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(int[]); } //= 70@19
//## expr_has_no_effect_44
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(S::x); } //= w174@12
//## expr_has_no_effect_45
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { alignof(int &); } //= w174@12
//## expr_has_no_effect_and_alignof_expression
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { alignof i; } //= w174@12 w2471@20
//## expr_has_no_effect_and_alignment_of_incomplete_type
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { alignof(void); } //= w174@12 w1273@12
//## expr_has_no_effect_46
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(i++); } //= w174@12
//## expr_has_no_effect_47
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { noexcept(i); } //= w174@12
//## operations_without_report_12
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { decltype(i) a; }
//## operations_without_report_13
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { typeof(i) c; }
//## operations_without_report_14
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { __typeof__(i) e; }
//## expr_has_no_effect_48
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i, p; } //= w174@12
//## expected_integral_12
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p[1.5]; } //= 2140@14
//## expected_integral_13
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p[p]; } //= 2140@14
//## subscript_of_non_pointer
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i[i]; } //= 142@14
//## expr_has_no_effect_49
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i[p]; } //= w174@12
//## no_matching_operator_15
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s[1]; } //= 349@13
//## no_matching_operator_16
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p[s]; } //= 349@13
//## expr_has_no_effect_50
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p[ea]; } //= w174@12
//## subscript_of_non_pointer_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { d[1]; } //= 142@12
//## subscript_of_non_pointer_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { nullptr[0]; } //= 142@12
//## invalid_delete_operand
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn[1]; } //= 852@12
//## expected_expression
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p[]; } //= 29@14
//## expr_has_no_effect_51
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p[1, 2]; } //= w174@12 w174@14
//## expr_has_no_effect_52
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { "abc"[1]; } //= w174@12
//## expr_has_no_effect_53
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { "abc"[7]; } //= w174@12
//## expr_has_no_effect_54
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s.*&S::x; } //= w174@12
//## no_matching_operator_17
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s->*&S::x; } //= 349@13
//## expr_has_no_effect_55
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (&s)->*&S::x; } //= w174@12
//## dot_on_non_class_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (&s).*&S::x; } //= 153@12
//## operations_without_report_15
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (s.*&S::m)(); }
//## member_function_not_called_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s.*&S::m; } //= 300@15
//## dot_on_non_class_5
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i.*&S::x; } //= 153@12
//## arrow_on_non_pointer_to_class_and_not_pointer_to_member
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p->*p; } //= 131@12 380@16
//## object_lacks_qualifiers
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (cs.*&S::m)(); } //= 315@13
//## not_modifiable_lvalue_9
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (cs.*&S::x) = 1; } //= 137@12
//## not_pointer_to_member
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s.*i; } //= 380@15
//## operations_without_report_16
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int S::*pm = &S::x; }
//## cannot_initialize
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int S::*pq = &S::y; } //= 144@25
//## cannot_initialize_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { void (S::*pf)(int) = &S::m; } //= 144@33
//## cannot_initialize_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { void (S::*pg)() = &S::sm; } //= 144@30
//## undeclared_identifier_8
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { pm = 1; } //= 20@12
//## undeclared_identifier_9
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { pm = 0; } //= 20@12
//## undeclared_identifier_10
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { pm == pf; } //= 20@12 20@18
//## undeclared_identifier_11
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *pm; } //= 20@13
//## this_outside_member_function
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { this; } //= 258@12
//## this_outside_member_function_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { this->x; } //= 258@12
//## this_outside_member_function_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(this); } //= 258@19
//## assignment_to_this
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { } void S::m() { this = 0; } //= 361@28
//## this_outside_member_function_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *this = s; } //= 258@13
//## this_outside_member_function_5
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { this->zz; } //= 258@12
//## this_outside_member_function_6
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { delete this; } //= 258@19
//## this_outside_member_function_7
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &this; } //= 258@13
//## this_outside_member_function_8
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { this++; } //= 258@12
//## this_outside_member_function_9
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { } void S::sm() { this; } //= 258@29
//## undeclared_identifier_12
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { x = 1; } //= 20@12
//## undeclared_identifier_13
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { m(); } //= 20@12
//## undeclared_identifier_14
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { y = 2; } //= 20@12
//## undeclared_identifier_15
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sm(); } //= 20@12
//## undeclared_identifier_16
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { undeclared; } //= 20@12
//## undeclared_identifier_17
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { undeclared(); } //= 20@12
//## undeclared_identifier_18
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { undeclared.x; } //= 20@12
//## no_such_member_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S::undeclared; } //= 135@15
//## not_class_or_namespace
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { N::x; } //= 276@12
//## no_global_name
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { ::undeclared; } //= 282@14
//## not_class_or_namespace_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { undeclared::x; } //= 276@12
//## undeclared_identifier_19
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S s2(undeclared); } //= 20@17
//## undeclared_identifier_20
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { undeclared *q; } //= 20@12 20@24
//## undeclared_identifier_and_type_name_not_allowed
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { undeclared<int> t; } //= 20@12 254@23 20@28
//## no_such_member_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s.undeclared(); } //= 135@14
//## referenced_not_defined_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { goto undeclared; } //= 114@17
//## expected_type_specifier
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { new undeclared; } //= 79@16
//## undeclared_identifier_21
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(undeclared); } //= 20@19
//## missing_hexadecimal_digits_and_expr_has_no_effect
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 0x; } //= 22@12 w174@12
//## no_literal_operator_and_literal_suffix_reserved
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1.5x; } //= 2486@12 w2506@12
//## invalid_binary_number_and_expr_has_no_effect
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 0b; } //= 2424@12 w174@12
//## no_literal_operator_and_literal_suffix_reserved_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1e; } //= 2486@12 w2506@12
//## text_after_number_and_expr_has_no_effect
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1.2.3; } //= w174@12 19@15
//## expr_has_no_effect_and_multicharacter_literal
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 'ab'; } //= w174@12 w1422@12
//## expr_has_no_effect_and_character_literal_too_long
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 'abcde'; } //= w174@12 w1654@12
//## expr_has_no_effect_56
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { "a" "b"; } //= w174@12
//## expr_has_no_effect_57
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { L"a" "b"; } //= w174@12
//## mixed_string_literals
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { L"a" u"b"; } //= 1282@17
//## expr_has_no_effect_and_unknown_escape_sequence
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { '\q'; } //= w174@12 w192@13
//## missing_hexadecimal_digits_and_expr_has_no_effect_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { '\x'; } //= w174@12 22@15
//## expr_has_no_effect_and_escape_out_of_range
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { "\xfff"; } //= w174@12 w27@13
//## expr_has_no_effect_and_escape_out_of_range_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { '\400'; } //= w174@12 w27@13
//## expr_has_no_effect_58
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1'000; } //= w174@12
//## misplaced_digit_separator_and_expr_has_no_effect
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1''0; } //= w174@12 2629@13
//## misplaced_digit_separator_and_expr_has_no_effect_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1'; } //= w174@12 2629@13
//## operations_without_report_17
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw; }
//## operations_without_report_18
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw s; }
//## operations_without_report_19
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw fn; }
//## operations_without_report_20
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw; }
//## throw_of_pointer_to_incomplete
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw (struct I *)0; } //= 1272@18
//## operations_without_report_21
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw *p; }
//## operations_without_report_22
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw 1, 2; }
//## expected_declaration
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { }; } //= 169@15
//## undeclared_identifier_22
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { N(); } //= 20@12
//## expected_declaration_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { }; } //= 169@15
//## undeclared_identifier_23
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { N n; } //= 20@12
//## undeclared_identifier_24
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw n; } //= 20@18
//## typeid_needs_header_and_expr_has_no_effect
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { typeid(i); } //= 693@12 w174@12
//## typeid_needs_header_and_incomplete_type
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { typeid(struct I); } //= 693@12 70@19
//## too_many_initializers_and_narrowing_conversion
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int a = { 1 }, b = { 1, 2 }, c{}, e{ 1.5 }, g = {}; } //= 146@36 w2361@49
//## too_many_initializers_and_array_initializer_not_list
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int h[2] = { 1, 2, 3 }, j[] = {}, k[2] = 1, l[2] = { { 1 }, 2 }; } //= 146@31 520@53 w991@65
//## too_many_initializers
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S t = { 1, 2, 3, 4 }; } //= 146@29
//## cannot_initialize_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { char m[2] = "ab", n[] = "ab", o[] = { "ab" }, q = "a", r[3] = { 'a', "b" }; } //= 144@24 144@62 144@81
//## cannot_initialize_5
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int *u = { 0 }, *x = { 1 }; } //= 144@35
//## operations_without_report_23
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { bool a = p; }
//## cannot_initialize_6
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { bool b = nullptr; } //= 144@21
//## operations_without_report_24
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { bool c(nullptr); }
//## cannot_initialize_7
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int e = p; } //= 144@20
//## cannot_initialize_8
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int *g = i; } //= 144@21
//## cannot_initialize_9
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int *h = d; } //= 144@21
//## cannot_initialize_10
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int *j = &d; } //= 144@21
//## string_to_non_const_pointer
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { char *k = "a"; } //= w2464@22
//## operations_without_report_25
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const char *l = "a"; }
//## operations_without_report_26
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { void *m = p; }
//## undeclared_identifier_25
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int *n = m; } //= 20@21
//## cannot_initialize_11
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int *o = (const int *)p; } //= 144@21
//## no_converting_constructor_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S t = i; } //= 415@18
//## no_conversion_function_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int q = s; } //= 413@20
//## cannot_initialize_12
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { E r = 1; } //= 144@18
//## cannot_initialize_13
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { E u = F::fa; } //= 144@18
//## cannot_initialize_14
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { F w = ea; } //= 144@18
//## operations_without_report_27
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int x = ea; }
//## cannot_initialize_15
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int y = F::fa; } //= 144@20
//## non_const_reference_to_value
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int &z = 1; } //= 461@21
//## operations_without_report_28
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const int &A = 1.5; }
//## reference_to_wrong_type
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int &B = d; } //= 434@21
//## rvalue_reference_to_lvalue
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int &&C = i; } //= 1768@22
//## reference_to_wrong_type_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { double &D = i; } //= 434@24
//## ranges_with_functions_of_std c++17 --diag_suppress=177,550
struct iterator { int x; explicit iterator(int v) :x(v) {} iterator &operator ++() { ++x; return *this; } int operator *() { return x; } bool operator != (const iterator &o) { return x != o.x; } };
struct container { int min, max; container(int a, int b) :min(a), max(b) {} };
struct other { };
namespace std { iterator begin(container &c) { return iterator(c.min); } iterator end(container &c) { return iterator(c.max + 1); }
 template <class T> auto begin(T& t) -> decltype(t.first()) { return t.first(); } template <class T> auto end(T& t) -> decltype(t.last()) { return t.last(); } 
 int *begin(int); int *end(int); }
namespace n { struct D { int *first(); int *last(); }; struct E { int *first(); int *last(); }; int *begin(E&); int *end(E&); struct F { int *begin(); }; }
void f(other o) {
    container c(1,4);
    for (int it : c) { }
    for (int a : 10) { }
    n::D d; for (int it : d) { }
    n::E e; for (int it : e) { }
    n::F ff; for (int it : ff) { } //= 2291@28
    for (int it : o) { } //= 2291@19
    for (int it : 'c') { }
    for (int it : 1.0) { }
}
//## equality_is_reversed_beside_inequality c++20
struct Y {}; struct Z {};
struct X { bool operator==(Y) const; bool operator!=(Y) const; bool operator==(const Z &); bool operator!=(const Z &); };
bool f(X x, Y y) { return y == x || y != x; }
bool g(X x, Z z, const X c) { return z == x || z != x; }
bool h(const X c, Z z) { return z == c; } //= 349@35
template <class T> struct fwd { friend bool operator==(const fwd &, const fwd &) { return true; } friend bool operator!=(const fwd &, const fwd &) { return true; } };
template <class I> struct sent { friend bool operator==(const sent &, const I &) { return true; } };
bool k(sent<fwd<int>> s, fwd<int> i) { return s == i && i == s && s != i && i != s; }
//## results_of_rewritten_comparisons c++20
struct NB { int v; };
struct R { NB operator==(const R&) const; };
struct L {};
NB operator==(L, R);
bool a = R() != R(); //= 3021@14
bool b = R() == L(); //= 3021@14
bool c = L() != R(); //= 3021@14
struct P { explicit operator bool() const; };
P operator==(L, P);
bool d = P() == L(); //= 3021@14
bool e = L() != P(); //= 3021@14
int operator==(L, L);
bool f = L() != L(); //= 3021@14
bool g = L() == L();
struct BR { bool &operator==(const BR&) const; }; bool bb = BR() != BR(); //= 3021@66
struct CB { const bool operator==(const CB&) const; }; bool cb = CB() != CB(); //= w815@13
struct IR { int operator==(const IR&) const; }; int ir = IR() == IR();
template<class T> auto f1(int) -> decltype(T() != T(), 1) { return 1; } template<class T> char f1(long) { return 1; }
static_assert(sizeof(f1<IR>(0)) == 1);
static_assert(sizeof(f1<CB>(0)) == 4);
template<class T> concept Ne = requires(T a) { a != a; };
static_assert(!Ne<IR>);
template<class T> bool g1(T a) { return a != a; } 
bool x1 = g1(IR());
struct TR { template<class T> T operator==(const T&) const; }; bool tr = TR() != TR(); //= 3021@79
//## errors_in_decltype_among_template_arguments
struct Base{}; extern Base b; extern float fl;
template<class T> struct Show{}; template<class T> void ff();
Show<decltype(undeclared)> v1; //= 20@15
Show<decltype(fl && b)> v2; //= 349@18
Show<decltype(b + 1)*> v3; //= 349@17
void g() { ff<decltype(b + 1)>(); Show<decltype(b(1))> y; ff<decltype(b.x)>(); } //= 349@26 980@49 135@73
//## parameters_in_exception_specifications
struct C { constexpr bool e() const { return true; } static constexpr bool s() { return true; } };
void a1(C c) noexcept(c.e()); //= 411@23
void a2(C& c) noexcept(C::s());
void a3(C c) noexcept(sizeof(c) == 1);
void a4(C c) noexcept(noexcept(c.e()));
struct M { void j(C c) noexcept(c.e()); }; //= 411@33
template<class T> void t1(T c) noexcept(c.e()); //= 411@41
//## arithmetic_on_pointers_to_void_and_functions
enum En { e0 };
void p(void* q, int* z, En e) { q += 1; (void)(q + 1); (void)(1 + q); (void)(z - q); (void)(q - q); } //= w1143@35 w1143@50 852@67 852@82 852@93
void f(void (*q)()) { (void)(q + 1); (void)(1 + q); (void)(q - q); } //= w1143@32 852@49 852@60
//## lists_of_what_conversion_functions_make
struct DC { DC(); DC(const DC&) = delete; }; struct ToDC { operator DC() const; }; struct PC { PC(); private: PC(const PC&); }; struct ToPC { operator PC(); };
void f(ToDC d, ToPC p) { DC a(d); DC b = d; DC e{d}; DC g = {d}; PC h{p}; PC i = {p}; }
void e(...); void e2(int, ...);
void g() { e({1}); } //= 2351@14
void h() { e2(1, {1}); } //= 2351@18
//## ambiguous_partial_specializations_in_expressions
template<class T, class U> struct d {}; template<class T> struct d<T, int> { int x; }; template<class T> struct d<int, T> { int y; };
auto w3 = d<int, int>(); //= 838@11
int w2 = sizeof(d<int, int>);
template<class T, class U> struct f {}; template<class T> struct f<T, int> { int x; }; template<class T> struct f<int, T> { int y; };
int w4 = sizeof(f<int, int>); //= 838@29
//## literal_operators_take_the_type_of_the_literal c++20
typedef decltype(sizeof 0) size;
double &operator""_a(wchar_t); double &operator""_b(const char16_t *, size); int operator""_c(const char *, size);
int operator""_h(char); template <char...> int operator""_g();
void f() {
    'a'_a; //= 2486@5
    "x"_b; //= 2486@5
    L"x"_c; //= 2486@5
    u8"x"_c; //= 2486@5
    "x"_g; //= 2486@5
    'a'_g;
    u8'a'_h; //= 2486@5
    auto a = "x"_c + 'a'_h + 1_g + 1.0_g;
    auto &b = L'a'_a = u"x"_b;
}
//## bool_is_not_stepped c++17
struct A { operator volatile bool &(); };
struct B { operator int &(); };
void f(A a, B b) { a++; ++a; a--; --a; b++; --b; } //= 349@21 349@25 349@31 349@35
//## bool_was_incremented c++14
struct A { operator volatile bool &(); };
void f(A a) { a--; --a; } //= 349@16 349@20
//## the_object_of_arrow_star_is_made_by_one_function c++17
struct A { int i; };
struct C { operator A *(); operator const A *(); };
struct D { operator A *(); operator volatile A *(); operator const A *(); };
struct E { operator A *(); operator A *() const; };
struct F { operator A *() const; operator A *() volatile; };
struct G { operator A *&(); operator A *const &(); };
struct H { operator A *(); explicit operator const A *(); };
struct B { int i; };
struct I { operator A *(); operator B *(); };
struct K { operator A *(); operator const A *(); };
int operator->*(K, int A::*);
void f(C c, D d, E e, F g, G h, H i, I j, K k, int A::*m, int B::*n) {
    c->*m; //= 417@5
    d->*m; //= 417@5
    e->*m;
    g->*m; //= 417@5
    h->*m; //= 417@5
    i->*m;
    j->*m;
    j->*n;
    k->*m;
}
//## returned_objects_without_value_in_templates bare
struct Q { int t; };
void k(int); void kr(const int &);
template <class T> int a1() { int b; return b + 1; } //= w549@45
template <class T> int a2() { int b; return (b); }
template <class T> int a3() { int b; k(b); return 1; } //= w549@40
template <class T> int a4() { int b; if (b == 1) return 2; return 1; } //= w549@42
template <class T> int a5() { int b; if (b) return 2; return 1; } //= w549@42
template <class T> int a6() { int b; int c; c = b; return c; } //= w549@49
template <class T> int a7() { int b; int c = b; return c; } //= w549@46
template <class T> int a8() { Q b; return b.t + 1; } //= w549@43
template <class T> int a9() { int *b; return *b; } //= w549@47
template <class T> int a10() { int b; return -b; } //= w549@47
template <class T> int a11() { int b; return b ? 1 : 2; } //= w549@46
template <class T> int a12() { int b; switch (b) { default: return 2; } } //= w549@47
template <class T> int a13() { int b; return int(b); } //= w549@50
template <class T> long a14() { int b; return b; }
template <class T> auto a15() { int b; return b; }
template <class T> int a16() { Q b; k(b.t); return 1; } //= w549@39
template <class T> T a17() { int b; return b; }
template <class T> int a18() { int b; return b, 1; } //= w174@46
template <class T> int a19() { int b[2]; return b[0]; }
template <class T> int a20() { int b; int a[2] = {0}; return a[b]; } //= w549@64
struct S { template <class T> int m() { int b; return b; } };
template <class T> struct U { int m() { int b; return b; } int c() { int b; int c(b); return c; } }; //= w549@83
auto l = [](auto x) { int b; return b; };

//## assignments_in_templates_are_judged_in_their_instances c++17 bare
struct P { P& operator=(const P&); P(); };
template<class T> struct M { const P c; void f(M& o) { c = o.c; } void g(P &p) { p = 3; p += p; } };
template<class T> void h(P &p, const P &k) { k = p; p + p; } //= 349@55
void n(P &p, const P &k) { k = p; p = 1; p += p; } //= 349@30 349@37 349@44
