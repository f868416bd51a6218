//## invalid_friend_declaration
int v; namespace nn { int q; }
struct S { friend; }; //= 277@12
//## friends_without_report
int v; namespace nn { int q; }
struct S { friend int; };
//## invalid_friend_declaration_2
int v; namespace nn { int q; }
struct S { friend v; }; //= 277@12
//## invalid_friend_declaration_3
int v; namespace nn { int q; }
struct S { friend int x; }; //= 277@12
//## invalid_friend_declaration_and_storage_class_on_friend
int v; namespace nn { int q; }
struct S { friend typedef int T; }; //= 277@12 784@19
//## invalid_friend_declaration_and_storage_class_on_friend_2
int v; namespace nn { int q; }
struct S { typedef friend int T; }; //= 277@12 784@20
//## invalid_friend_declaration_and_storage_class_on_friend_3
int v; namespace nn { int q; }
struct S { typedef int friend T; }; //= 277@12 784@24
//## invalid_friend_declaration_and_expected_identifier
int v; namespace nn { int q; }
struct S { friend using U = int; }; //= 277@12 40@19
//## invalid_friend_declaration_and_expected_identifier_2
int v; namespace nn { int q; }
struct S { friend using nn::q; }; //= 277@12 40@19
//## invalid_friend_declaration_and_expected_identifier_3
int v; namespace nn { int q; }
struct S { friend namespace n = nn; }; //= 277@12 40@19
//## class_definition_not_allowed
int v; namespace nn { int q; }
struct S { friend struct { }; }; //= 551@19
//## class_definition_not_allowed_2
int v; namespace nn { int q; }
struct S { friend class L { }; }; //= 551@25
//## friends_without_report_2
int v; namespace nn { int q; }
struct S { friend enum E { a }; };
//## enum_forward_declaration
int v; namespace nn { int q; }
struct S { friend enum E; }; //= 102@24
//## friends_without_report_3
int v; namespace nn { int q; }
struct S { friend enum E : int; };
//## invalid_friend_declaration_4
int v; namespace nn { int q; }
struct S { friend const struct K; }; //= 277@12
//## invalid_friend_declaration_5
int v; namespace nn { int q; }
struct S { friend struct K const; }; //= 277@12
//## invalid_friend_declaration_6
int v; namespace nn { int q; }
struct S { friend volatile int; }; //= 277@12
//## invalid_friend_declaration_and_expected_identifier_4
int v; namespace nn { int q; }
struct S { friend struct K *; }; //= 277@12 40@29
//## invalid_friend_declaration_7
int v; namespace nn { int q; }
struct S { friend inline struct K; }; //= 277@12
//## storage_class_on_friend
int v; namespace nn { int q; }
struct S { friend static struct K; }; //= 784@19
//## storage_class_on_friend_2
int v; namespace nn { int q; }
struct S { static friend struct K; }; //= 784@19
//## member_storage_class
int v; namespace nn { int q; }
struct S { extern friend struct K; }; //= 328@12
//## misplaced_virtual
int v; namespace nn { int q; }
struct S { friend virtual struct K; }; //= 377@19
//## explicit_not_allowed
int v; namespace nn { int q; }
struct S { friend explicit struct K; }; //= 771@12
//## explicit_not_allowed_2
int v; namespace nn { int q; }
struct S { friend explicit void m(); }; //= 771@12
//## explicit_not_allowed_3
int v; namespace nn { int q; }
struct S { explicit friend void m(); }; //= 771@12
//## invalid_friend_declaration_and_mutable_not_allowed
int v; namespace nn { int q; }
struct S { friend mutable int n; }; //= 277@12 719@19
//## invalid_friend_declaration_and_mutable_not_allowed_2
int v; namespace nn { int q; }
struct S { mutable friend int n; }; //= 277@12 719@12
//## mutable_not_allowed
int v; namespace nn { int q; }
struct S { friend mutable struct K; }; //= 719@19
//## mutable_not_allowed_2
int v; namespace nn { int q; }
struct S { friend mutable void g(); }; //= 719@19
//## invalid_friend_declaration_and_thread_storage_not_allowed
int v; namespace nn { int q; }
struct S { friend thread_local int o; }; //= 277@12 2501@19
//## thread_storage_not_allowed
int v; namespace nn { int q; }
struct S { friend thread_local struct K; }; //= 2501@19
//## invalid_friend_declaration_and_constexpr_not_allowed
int v; namespace nn { int q; }
struct S { friend constexpr int pp; }; //= 277@12 2386@19
//## constexpr_not_allowed
int v; namespace nn { int q; }
struct S { friend constexpr struct K; }; //= 2386@19
//## unqualified_destructor
int v; namespace nn { int q; }
struct S { friend ~S(); }; //= 1010@19
//## unqualified_destructor_2
int v; namespace nn { int q; }
struct S { friend ~S() { } }; //= 1010@19
//## invalid_friend_declaration_and_expected_identifier_5
int v; namespace nn { int q; }
struct S { friend S(); }; //= 277@12 40@21
//## invalid_friend_declaration_and_expected_identifier_6
int v; namespace nn { int q; }
struct S { friend S(int) { } }; //= 277@12 40@21 65@26
//## friends_without_report_4
int v; namespace nn { int q; }
struct T { T(); ~T(); }; struct S { friend T::T(); friend T::~T(); };
//## friends_without_report_5
int v; namespace nn { int q; }
struct T { }; struct S { friend T::T(); friend T::~T(); };
//## friends_without_report_6
int v; namespace nn { int q; }
struct S { friend struct K f(); };
//## friends_without_report_7
int v; namespace nn { int q; }
struct S { friend int f() { return 1; }; };
//## friend_cannot_be_defaulted
int v; namespace nn { int q; }
struct S { friend int f() = default; }; //= 1779@27
//## friends_without_report_8
int v; namespace nn { int q; }
struct S { friend int f() = delete; };
//## pure_specifier_without_virtual
int v; namespace nn { int q; }
struct S { friend int f() = 0; }; //= 319@27
//## qualifier_on_non_member_function
int v; namespace nn { int q; }
struct S { friend int f() const; }; //= 1670@27
//## expected_semicolon
int v; namespace nn { int q; }
struct S { friend int f() override; }; //= 65@27
//## friends_without_report_9
int v; namespace nn { int q; }
struct S { friend int f(), g(); };
//## conversion_function_not_member
int v; namespace nn { int q; }
struct S { friend operator int(); }; //= 436@19
//## friends_without_report_10
int v; namespace nn { int q; }
struct S { friend int operator+(S, S), operator-(S); };
//## friends_without_report_11
int v; namespace nn { int q; }
struct S { friend auto f(); };
//## declaration_without_type
int v; namespace nn { int q; }
struct S { friend f(); }; //= 260@19
//## variable_redefined
int v; namespace nn { int q; }
struct S { friend void f() { } friend void f() { } }; //= 3369@44
//## duplicate_specifier
int v; namespace nn { int q; }
struct S { friend friend void f(); }; //= 240@19
//## specifier_only_in_class
int v; namespace nn { int q; }
friend struct K; //= 239@1
//## specifier_only_in_class_2
int v; namespace nn { int q; }
friend void f(); //= 239@1
//## specifier_only_in_class_3
int v; namespace nn { int q; }
friend int x; //= 239@1
//## specifier_only_in_class_4
int v; namespace nn { int q; }
void g() { friend struct K; } //= 239@12
//## invalid_friend_declaration_8
int v; namespace nn { int q; }
struct S { friend nn; }; //= 277@12
//## invalid_friend_declaration_9
int v; namespace nn { int q; }
struct S { friend nn::q; }; //= 277@12
//## incompatible_redeclaration
int v; namespace nn { int q; }
struct S { friend void nn::q(); }; //= 147@28
//## no_such_member
int v; namespace nn { int q; }
struct S { friend void nn::zz(); }; //= 135@28
//## invalid_friend_declaration_10
int v; namespace nn { int q; }
struct S { friend undeclared; }; //= 277@12
//## invalid_friend_declaration_and_undeclared_identifier
int v; namespace nn { int q; }
struct S { friend undeclared *; }; //= 277@12 20@19 40@31
//## auto_without_initializer
int v; namespace nn { int q; }
struct S { friend auto; }; //= 1593@19
//## friends_without_report_12
int v; namespace nn { int q; }
struct S { friend decltype(v); };
//## friends_without_report_13
int v; namespace nn { int q; }
struct S { friend void; };
//## pointless_friend
int v; namespace nn { int q; }
struct S { friend struct S; }; //= w522@12
//## friends_without_report_14
int v; namespace nn { int q; }
union S { friend struct K; };
//## friends_without_report_15
int v; namespace nn { int q; }
typedef struct Q { } R; struct S { friend R; };
//## friends_without_report_16
int v; namespace nn { int q; }
struct S { friend enum class E; };
//## class_key_mismatch
int v; namespace nn { int q; }
enum E { e }; struct S { friend E; friend enum E; friend struct E; }; //= 469@65
//## explicit_not_allowed_4
struct S { inline explicit void f(); }; //= 771@12
//## explicit_not_allowed_5
struct S { virtual explicit void f(); }; //= 771@12
//## explicit_not_allowed_6
struct S { void explicit f(); }; //= 771@12
//## explicit_not_allowed_7
struct S { int explicit x; }; //= 771@12
//## explicit_not_allowed_8
struct S { static explicit int x; }; //= 771@12
//## member_specifiers_without_report
struct S { inline explicit S(int); };
//## invalid_friend_declaration_and_explicit_not_allowed
struct S { friend explicit int x; }; //= 277@12 771@12
//## explicit_not_allowed_9
struct S { int explicit typedef T; }; //= 771@12
//## explicit_not_allowed_10
struct S { explicit typedef int T; }; //= 771@12
//## explicit_not_allowed_11
struct S { explicit struct K; }; //= 771@12
//## inline_ignored_and_explicit_not_allowed
struct S { inline explicit struct K; }; //= 326@12 771@12
//## explicit_not_allowed_12
struct S { struct K explicit; }; //= 771@12
//## explicit_not_allowed_13
struct S { explicit ~S(); }; //= 771@12
//## explicit_not_allowed_14
struct S { inline explicit ~S(); }; //= 771@12
//## explicit_not_allowed_15
struct S { explicit enum E { a }; }; //= 771@12
//## explicit_not_allowed_16
explicit int x; //= 771@1
//## explicit_not_allowed_17
explicit void f(); //= 771@1
//## explicit_not_allowed_18
inline explicit void f(); //= 771@1
//## explicit_not_allowed_19
explicit struct K; //= 771@1
//## explicit_not_allowed_20
struct S { S(int); operator int(); }; explicit S::S(int) { } explicit S::operator int() { return 1; } //= 771@39 771@62
//## explicit_not_allowed_21
struct S { explicit friend struct K; }; //= 771@12
//## misplaced_virtual_2
struct S { virtual int x; }; //= 377@12
//## misplaced_virtual_3
struct S { inline virtual int x; }; //= 377@12
//## misplaced_virtual_4
struct S { virtual struct K; }; //= 377@12
//## inline_ignored_and_misplaced_virtual
struct S { inline virtual struct K; }; //= 326@12 377@12
//## misplaced_virtual_5
struct S { virtual typedef int T; }; //= 377@12
//## storage_class_not_allowed_and_misplaced_virtual
struct S { static virtual struct K; }; //= 80@12 377@12
//## storage_class_not_allowed
struct S { static struct K; }; //= 80@12
//## member_storage_class_2
struct S { extern struct K; }; //= 328@12
//## member_storage_class_3
struct S { extern int x; }; //= 328@12
//## member_storage_class_4
struct S { register int x; }; //= 328@12
//## multiple_storage_classes
struct S { typedef extern int x; }; //= 81@20
//## mutable_not_allowed_3
struct S { mutable struct K; }; //= 719@12
//## thread_storage_not_allowed_2
struct S { thread_local struct K; }; //= 2501@12
//## storage_class_on_friend_3
struct S { friend static struct K; }; //= 784@19
//## storage_class_on_friend_4
struct S { friend extern struct K; }; //= 784@19
//## storage_class_on_friend_5
struct S { friend register struct K; }; //= 784@19
//## member_storage_class_5
struct S { extern friend struct K; }; //= 328@12
//## invalid_friend_declaration_11
struct S { friend inline struct K; }; //= 277@12
//## invalid_friend_declaration_12
struct S { inline friend struct K; }; //= 277@12
//## inline_ignored
struct S { inline struct K; }; //= 326@12
//## inline_ignored_2
struct S { inline struct K { }; }; //= 326@12
//## inline_non_static_member
struct S { inline int x; }; //= 2860@12
//## storage_class_not_allowed_2
struct S { static struct K { } ; }; //= 80@12
//## meaningless_qualifiers
struct S { const struct K; }; //= w21@12
//## meaningless_qualifiers_2
struct S { const struct K { }; }; //= w21@12
//## declares_nothing
struct S { const int; }; //= 64@12
//## invalid_friend_declaration_13
struct S { friend const; }; //= 277@12
//## invalid_friend_declaration_14
struct S { friend const int; }; //= 277@12
//## member_specifiers_without_report_2
struct S { int friend; };
//## invalid_friend_declaration_15
struct S { int const friend; }; //= 277@12
//## member_specifiers_without_report_3
struct S { struct K friend; };
//## invalid_friend_declaration_16
struct S { const struct K friend; }; //= 277@12
//## member_specifiers_without_report_4
typedef const int CI; struct S { friend CI; };
//## storage_class_on_friend_6
struct S { friend typedef struct K; }; //= 784@19
//## invalid_friend_declaration_and_expected_semicolon
struct S { friend constinit struct K; }; //= 277@12 65@29
//## invalid_friend_declaration_and_expected_semicolon_2
struct S { friend consteval struct K; }; //= 277@12 65@29
//## member_specifiers_without_report_5
struct S { friend __thread struct K; };
//## member_specifiers_without_report_6
struct S { friend long; };
//## member_specifiers_without_report_7
struct S { friend unsigned; };
//## no_global_tag
struct S { friend struct ::Z; }; //= 470@28
//## member_specifiers_without_report_8
struct Z { }; struct S { friend struct ::Z; friend ::Z; };
//## member_specifiers_without_report_9
struct S { friend auto f() -> int; };
//## member_specifiers_without_report_10
struct S { friend auto f() { return 1; } };
//## member_specifiers_without_report_11
struct S { friend decltype(auto) f(); };
//## friend_not_a_template
template<class T> struct S { friend auto f(); }; //= w1301@42
//## friend_not_a_template_2
template<class T> struct S { friend auto f(T); }; //= w1301@42
//## member_specifiers_without_report_12
struct S { auto f(); friend auto f(); };
//## variable_redefined_2
struct S { friend void f() { } }; struct T { friend void f() { } }; //= 3369@58
//## variable_redefined_3
struct S { friend void f() { } }; void f() { } //= 3369@40
//## variable_redefined_4
void f() { } struct S { friend void f() { } }; //= 3369@37
//## variable_redefined_5
struct S { friend void f() { } friend void f(); friend void f() { } }; //= 3369@61
//## variable_redefined_6
struct S { friend void f() { } }; void f(); struct T { friend void f(int) { } friend void f() { } }; //= 3369@91
//## variable_redefined_7
struct S { friend inline void f() { } }; inline void f() { } //= 3369@54
//## member_redeclared
struct S { void m() { } void m() { } }; //= 403@30
//## overload_differs_in_return_type
struct S { friend void f(); friend int f(); }; //= 311@40
//## expected_semicolon_2
struct S { friend void f() override; }; //= 65@28
//## expected_semicolon_3
struct S { friend void f() final; }; //= 65@28
//## override_without_base_function
struct S { void f() override; }; //= 1455@17
//## expected_semicolon_4
struct S { friend void f() override { } }; //= 65@28
//## expected_opening_brace
void f() final { } //= 130@10
//## expected_semicolon_5
int x override; //= 65@7
//## expected_semicolon_6
struct S { int x override; int y final = 1; }; //= 65@18 65@34
//## invalid_destructor
struct S { ~T(); }; //= 279@12
//## invalid_destructor_2
struct T { }; struct S { ~T(); }; //= 279@26
//## invalid_destructor_3
struct S { ~S; }; //= 279@12
//## invalid_destructor_4
struct S { ~T; }; //= 279@12
//## destructor_return_type
struct S { int ~S(); }; //= 964@12
//## invalid_destructor_5
struct S { int ~T(); }; //= 279@16
//## invalid_destructor_6
struct S { typedef S B; ~B(); }; //= 279@25
//## invalid_destructor_7
struct S { using B = S; ~B() { } }; //= 279@25
//## invalid_destructor_8
typedef struct S B; struct S { ~B(); }; //= 279@32
//## expected_semicolon_and_expected_declaration
struct S { template<class T> ~S(); }; //= 65@30 169@30
//## expected_semicolon_and_expected_declaration_2
struct S { template<class T> ~S() { } }; //= 65@30 169@30
//## invalid_destructor_9
int ~H(); //= 279@5
//## invalid_destructor_10
void ~H() { } //= 279@6
//## no_such_member_2
struct I { ~I(); void f(); }; I::~J() { } //= 135@34
//## destructor_return_type_2
struct I { ~I(); }; int I::~I() { } //= 964@21
//## qualifier_on_constructor_or_destructor
struct I { ~I(); }; I::~I() const { } //= 1668@29
//## no_such_member_3
struct I { ~I(); typedef I J; }; I::~J() { } //= 135@37
//## no_such_member_4
struct I { ~I(); }; typedef I J; J::~J() { } //= 135@37
//## destructors_and_class_names_without_report
struct I { ~I(); }; typedef I J; J::~I() { }
//## constexpr_destructor
struct M { constexpr ~M() { } }; //= 2395@12
//## mutable_not_allowed_4
struct M { mutable ~M(); }; //= 719@12
//## pure_specifier_without_virtual_2
struct O { ~O() = 0; }; //= 319@17
//## declaration_without_type_2
struct O { ~O(), f(); }; //= 260@18
//## destructor_return_type_3
struct O { void f(), ~O(); }; //= 964@12
//## destructors_and_class_names_without_report_2
struct O { (~O)(); };
//## destructors_and_class_names_without_report_3
struct O { (~O()); };
//## trailing_return_without_auto
struct O { ~O() -> void; }; //= 1823@17
//## destructors_and_class_names_without_report_4
struct O { ~O(void); };
//## destructor_with_parameters
struct O { ~O(int = 1); }; //= 407@15
//## member_redeclared_2
struct O { ~O(); ~O(); }; //= 403@18
//## member_redeclared_3
struct O { ~O() { } ~O() { } }; //= 403@21
//## qualifier_on_constructor_or_destructor_2
struct O { ~O() const; }; //= 1668@17
//## function_type_qualifiers
struct O { ~O() &; }; //= 2448@17
//## dynamic_exception_specification_removed
struct O { ~O() throw(int); }; //= 2863@17
//## destructors_and_class_names_without_report_5
struct O { ~O() noexcept(false); };
//## member_storage_class_6
struct O { extern ~O(); }; //= 328@12
//## misplaced_static
struct O { static ~O(); }; //= 378@12
//## thread_storage_not_allowed_3
struct O { thread_local ~O(); }; //= 2501@12
//## member_storage_class_7
struct O { register ~O(); }; //= 328@12
//## destructor_return_type_4
struct O { unsigned ~O(); }; //= 964@12
//## expected_semicolon_7
struct O { ~O() : a(1) { } int a; }; //= 65@17
//## destructors_and_class_names_without_report_6
struct O { ~O() try { } catch (...) { } };
//## member_redeclared_4
struct O { ~O() = default; ~O() = delete; }; //= 403@28
//## member_redeclared_5
template<class T> struct O { ~O(); ~O<T>(); }; //= 403@36
//## destructors_and_class_names_without_report_7
template<class T> struct O { ~O<T>(); };
//## destructors_and_class_names_without_report_8
template<class T> struct O { ~O<int>(); };
//## destructors_and_class_names_without_report_9
template<class T> struct O { ~O(); }; template<class T> O<T>::~O<T>() { }
//## destructors_and_class_names_without_report_10
template<class T> struct O { ~O(); }; template<class T> O<T>::~O() { }
//## invalid_destructor_11
template<class T> struct O { ~T(); }; //= 279@30
//## destructors_and_class_names_without_report_11
namespace n { struct I { ~I(); }; } n::I::~I() { }
//## invalid_destructor_12
int ~x; //= 279@5
//## invalid_destructor_13
void f() { int ~x; } //= 279@16
//## destructor_with_parameters_2
union U { ~U(); ~U(int); }; //= 407@20
//## qualified_member_name
struct S { S::~S(); }; //= w427@12
//## destructors_and_class_names_without_report_12
struct S { int S; };
//## member_named_as_class
struct S { static int S; }; //= 280@23
//## constructor_with_return_type
struct S { void S(); }; //= 405@17
//## member_named_as_class_2
struct S { typedef int S; }; //= 280@24
//## member_named_as_class_3
struct S { enum E { S }; }; //= 280@21
//## destructors_and_class_names_without_report_13
struct S { enum class E { S }; };
//## member_named_as_class_4
struct S { struct S { }; }; //= 280@19
//## destructors_and_class_names_without_report_14
struct S { struct S *p; };
//## member_named_as_class_5
struct S { union S { }; }; //= 280@18
//## member_named_as_class_6
struct S { enum S { a }; }; //= 280@17
//## member_named_as_class_7
struct S { enum S : int; }; //= 280@17
//## member_named_as_class_8
struct S { using S = int; }; //= 280@18
//## member_named_as_class_9
struct S { template<class T> void S(); }; //= 280@35
//## destructors_and_class_names_without_report_15
struct S { template<class T> S(T); };
//## member_named_as_class_10
struct S { template<class T> struct S { }; }; //= 280@37
//## member_named_as_class_11
struct S { template<class T> using S = T; }; //= 280@36
//## member_named_as_class_12
struct S { template<class T> static T S; }; //= 280@39
//## member_named_as_class_13
struct S { union { int S; }; }; //= 280@24
//## member_named_as_class_14
struct S { struct { int S; }; }; //= 280@25
//## member_named_as_class_15
struct S { S(); union { int S; }; }; //= 280@29
//## destructors_and_class_names_without_report_16
struct S { int (S); };
//## destructors_and_class_names_without_report_17
struct S { int S[2]; };
//## destructors_and_class_names_without_report_18
struct S { int S : 2; };
//## member_named_as_class_16
struct B { int S; }; struct S : B { using B::S; }; //= 280@46
//## member_named_as_class_17
struct B { void S(); }; struct S : B { using B::S; }; //= 280@49
//## member_named_as_class_18
struct B { struct S { }; }; struct S : B { using B::S; }; //= 280@53
//## member_named_as_class_19
struct S { S(); int S; }; //= 280@21
//## field_named_as_class
struct S { int S; S(); }; //= 1081@16
//## destructors_and_class_names_without_report_19
struct S { int S; ~S(); };
//## destructors_and_class_names_without_report_20
struct S { int S; void f() { S = 1; struct S t; } };
//## destructors_and_class_names_without_report_21
template<class T> struct S { int S; };
//## constructor_with_return_type_2
template<class T> struct S { void S(); }; //= 405@35
//## member_named_as_class_20
template<class T> struct S { S(); int S; }; //= 280@39
//## template_parameter_named_as_class
template<class S> struct S { }; //= 508@26
//## destructors_and_class_names_without_report_22
template<class T> struct S { template<class S> void f(); };
//## template_parameter_named_as_class_2
template<int S> struct S { }; //= 508@24
//## template_parameter_named_as_class_3
template<template<class> class S> struct S { }; //= 508@42
//## template_parameter_redeclared
template<class T> void f() { struct T { }; int T; } //= 496@37 496@48
//## template_parameter_redeclared_2
template<class T> struct U { int T; void T(); typedef int T; }; //= 496@34 496@42 496@59
//## template_parameter_redeclared_3
template<class T> struct U { void f() { int T; } }; //= 496@45
//## hides_template_parameter
template<class T> void f(int T); //= w497@30
//## template_parameter_redeclared_4
template<class T> T T(int); //= 496@21
//## hides_template_parameter_2
template<class T> struct U { template<class T> struct V; template<class T> void f(); }; //= w497@45 w497@73
//## pointless_friend_2
struct S { friend struct S; friend void S(); }; //= w522@12
//## destructors_and_class_names_without_report_23
struct S { void f(int S); int g() { int S = 1; return S; } };
//## qualified_function_type_name
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
static const F f; //= w925@8
//## qualified_function_type_name_2
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
F const f; //= w925@3
//## qualified_function_type_name_3
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
static F const *f; //= w925@10
//## qualified_typedefs_without_report
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
F *const f = 0;
//## function_returning_function
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); }; //= 90@80
A<F>::type *p;
//## expr_has_no_effect_and_qualified_function_type_name
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
void h() { (const F *)0; sizeof(const F *); static_cast<const F *>(0); } //= w174@12 w925@13 w174@26 w925@33 w174@45 w925@57
//## qualified_function_type_name_4
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
using C = const F; //= w925@11
//## no_matching_function
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
template<class T> void g(const T &); void h() { g<F>(0); } //= 304@49
//## qualified_function_type_name_5
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
volatile const F *f; //= w925@1
//## qualified_function_type_name_6
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
const F volatile *f; //= w925@1
//## qualified_function_type_name_7
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
template<class T> const F *v = 0; //= w925@19
//## qualified_function_type_name_8
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
template<const F *> struct X; //= w925@10
//## function_returning_function_and_qualified_function_type_name
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
const F f(int); //= w925@1 90@9
//## qualified_function_type_name_9
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
auto l = [](const F *) { }; //= w925@13
//## qualified_function_type_name_10
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
struct S { operator const F *(); }; //= w925@21
//## qualified_typedefs_without_report_2
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
__restrict F *x;
//## undeclared_identifier
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
const G *x; //= 20@7
//## friends_of_other_namespaces c++17 --diag_suppress=177
namespace n { template <class T> constexpr int f(const T *); constexpr int g(int); template <class T> struct P { template <class U> static constexpr int q(U); }; }
class A { static constexpr int a = 1; template <class T> friend constexpr int n::f(const T *); friend constexpr int n::g(int);
 template <class T> template <class U> friend constexpr int n::P<T>::q(U); };
template <class T> class B { static constexpr int a = sizeof(T); template <class U> friend constexpr int n::f(const U *); friend constexpr int n::g(int); };
class C { static constexpr int a = 1; };
template <class T> constexpr int n::f(const T *) { return A::a + B<T>::a; }
constexpr int n::g(int) { return A::a + B<int>::a; }
template <class T> template <class U> constexpr int n::P<T>::q(U) { return A::a; }
namespace n { template <class T> constexpr int h(T) { return T::a; } } //= 265@65
constexpr int x = n::f("") + n::g(1) + n::P<int>::q(1);
constexpr int y = n::h(C());
