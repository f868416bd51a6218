//! Every form of a member that can be defined outside of its class ([class.mfct], [class.static.data], [temp.mem.func],
//! [temp.mem.class], [temp.static], [temp.mem.enum], [temp.mem], [temp.expl.spec]): the definition belongs to the member, so a
//! second one is an error.

mod common;

use common::reported_in;
use cufe_base::Standard;

const NOTHING: [u16; 0] = [];

fn check(class: &str, definition: &str, standard: Standard) {
    assert_eq!(reported_in(&format!("{class} {definition}"), standard), NOTHING);
    assert_ne!(reported_in(&format!("{class} {definition} {definition}"), standard), NOTHING);
}

/// As [`check`], where the second definition is not told yet.
fn check_once(class: &str, definition: &str, standard: Standard) {
    assert_eq!(reported_in(&format!("{class} {definition}"), standard), NOTHING);
}

/// A test for each row: its name, the class, the definition.
macro_rules! forms {
    ($check:ident $standard:expr => $($name:ident: $class:literal $definition:literal)*) => {
        $(#[test]
        fn $name() {
            $check($class, $definition, $standard);
        })*
    };
}

forms! { check Standard::Cpp17 =>
    a_member_function:
        "template <class T> struct A { void f(); };"
        "template <class T> void A<T>::f() {}"
    a_const_member_function:
        "template <class T> struct A { void f() const; void f(); };"
        "template <class T> void A<T>::f() const {}"
    a_volatile_member_function:
        "template <class T> struct A { void f() volatile; };"
        "template <class T> void A<T>::f() volatile {}"
    a_member_function_with_an_lvalue_ref_qualifier:
        "template <class T> struct A { void f() &; void f() &&; };"
        "template <class T> void A<T>::f() & {}"
    a_member_function_with_an_rvalue_ref_qualifier:
        "template <class T> struct A { void f() &; void f() &&; };"
        "template <class T> void A<T>::f() && {}"
    a_noexcept_member_function:
        "template <class T> struct A { void f() noexcept; };"
        "template <class T> void A<T>::f() noexcept {}"
    a_member_function_with_an_exception_specification:
        "template <class T> struct A { void f() noexcept(sizeof(T) > 1); };"
        "template <class T> void A<T>::f() noexcept(sizeof(T) > 1) {}"
    a_static_member_function:
        "template <class T> struct A { static int f(T); };"
        "template <class T> int A<T>::f(T) { return 0; }"
    a_virtual_member_function:
        "template <class T> struct A { virtual void f(T); };"
        "template <class T> void A<T>::f(T) {}"
    a_constexpr_member_function:
        "template <class T> struct A { constexpr int f() const; };"
        "template <class T> constexpr int A<T>::f() const { return 1; }"
    a_member_function_with_default_arguments:
        "template <class T> struct A { void f(int = 1, T = T()); };"
        "template <class T> void A<T>::f(int, T) {}"
    a_member_function_with_ellipsis:
        "template <class T> struct A { void f(int, ...); };"
        "template <class T> void A<T>::f(int, ...) {}"
    a_member_function_with_array_and_function_parameters:
        "template <class T> struct A { void f(int a[3], T(T), const int); };"
        "template <class T> void A<T>::f(int *, T (*)(T), int) {}"
    a_result_that_is_a_member_type:
        "template <class T> struct A { typedef T type; type f(type); };"
        "template <class T> typename A<T>::type A<T>::f(type) { return {}; }"
    a_member_type_that_is_written_with_typename:
        "template <class T> struct A { typedef T type; typename A::type f(typename A<T>::type); };"
        "template <class T> typename A<T>::type A<T>::f(type) { return {}; }"
    a_result_that_is_a_member_class:
        "template <class T> struct A { struct In {}; In f(In *); };"
        "template <class T> typename A<T>::In A<T>::f(In *) { return {}; }"
    a_result_that_is_a_member_enumeration:
        "template <class T> struct A { enum E { e }; E f(E); };"
        "template <class T> typename A<T>::E A<T>::f(E x) { return x; }"
    a_result_that_is_the_injected_class_name:
        "template <class T> struct A { A *f(A &); };"
        "template <class T> A<T> *A<T>::f(A<T> &) { return this; }"
    a_parameter_that_is_the_specialization:
        "template <class T> struct A { A<T> f(A<T> const &); };"
        "template <class T> A<T> A<T>::f(A const &a) { return a; }"
    a_trailing_return_type:
        "template <class T> struct A { auto f() -> A *; };"
        "template <class T> auto A<T>::f() -> A * { return this; }"
    a_trailing_return_type_that_names_a_parameter:
        "template <class T> struct A { auto f(T x) -> decltype(x + 1); };"
        "template <class T> auto A<T>::f(T y) -> decltype(y + 1) { return y; }"
    a_trailing_return_type_that_names_this:
        "template <class T> struct A { int i; auto f() -> decltype(this->i); };"
        "template <class T> auto A<T>::f() -> decltype(this->i) { return i; }"
    a_deduced_return_type:
        "template <class T> struct A { auto f(); };"
        "template <class T> auto A<T>::f() { return 1; }"
    a_deduced_return_type_of_decltype:
        "template <class T> struct A { decltype(auto) f(); };"
        "template <class T> decltype(auto) A<T>::f() { return 1; }"
    a_pointer_to_a_member_as_parameter_and_result:
        "template <class T> struct A { int A::*f(int A::*); };"
        "template <class T> int A<T>::*A<T>::f(int A::*p) { return p; }"
    a_pointer_to_a_member_function_as_result:
        "template <class T> struct A { void (A::*f(void (A::*)()))(); };"
        "template <class T> void (A<T>::*A<T>::f(void (A::*p)()))() { return p; }"
    a_reference_to_an_array_as_result:
        "template <class T> struct A { int (&f())[2]; };"
        "template <class T> int (&A<T>::f())[2] { static int a[2]; return a; }"
    a_result_through_an_alias_template:
        "template <class T> using Same = T; template <class T> struct A { Same<T> f(Same<A>); };"
        "template <class T> T A<T>::f(A) { return T(); }"
    a_result_that_is_a_member_template_of_another_template:
        "template <class T> struct B { template <class U> struct R {}; }; template <class T> struct A { typename B<T>::template R<int> f(); };"
        "template <class U> typename B<U>::template R<int> A<U>::f() { return {}; }"
    a_default_constructor:
        "template <class T> struct A { int i; A(); };"
        "template <class T> A<T>::A() : i() {}"
    a_constructor:
        "template <class T> struct A { A(T); };"
        "template <class T> A<T>::A(T) {}"
    a_copy_constructor:
        "template <class T> struct A { A(A const &); };"
        "template <class T> A<T>::A(A<T> const &) {}"
    a_move_constructor:
        "template <class T> struct A { A(A &&); };"
        "template <class T> A<T>::A(A &&) {}"
    a_constructor_with_a_function_try_block:
        "template <class T> struct A { int i; A(); };"
        "template <class T> A<T>::A() try : i() {} catch (...) {}"
    a_defaulted_constructor:
        "template <class T> struct A { A(); };"
        "template <class T> A<T>::A() = default;"
    a_constructor_template:
        "template <class T> struct A { template <class U> A(U, int); };"
        "template <class T> template <class U> A<T>::A(U, int) {}"
    a_constructor_beside_a_member_template:
        "template <class T> struct A { A(); template <class U> void f(U); template <class U> A(U *); };"
        "template <class T> template <class U> A<T>::A(U *) {}"
    a_destructor:
        "template <class T> struct A { ~A(); };"
        "template <class T> A<T>::~A() {}"
    a_virtual_destructor:
        "template <class T> struct A { virtual ~A(); };"
        "template <class T> A<T>::~A() {}"
    a_destructor_with_template_arguments:
        "template <class T> struct A { ~A(); };"
        "template <class T> A<T>::~A<T>() {}"
    a_copy_assignment:
        "template <class T> struct A { A &operator=(A const &); };"
        "template <class T> A<T> &A<T>::operator=(A const &) { return *this; }"
    a_conversion_function:
        "template <class T> struct A { operator int() const; };"
        "template <class T> A<T>::operator int() const { return 1; }"
    an_explicit_conversion_function:
        "template <class T> struct A { explicit operator bool() const noexcept; };"
        "template <class T> A<T>::operator bool() const noexcept { return true; }"
    a_conversion_function_to_a_parameter:
        "template <class T> struct A { operator T(); };"
        "template <class T> A<T>::operator T() { return T(); }"
    a_conversion_function_to_a_pointer:
        "template <class T> struct A { operator T const *() const; };"
        "template <class T> A<T>::operator T const *() const { return 0; }"
    a_conversion_function_to_a_member_type:
        "template <class T> struct A { struct In {}; operator In(); };"
        "template <class T> A<T>::operator In() { return {}; }"
    a_conversion_function_to_a_member_type_with_typename:
        "template <class T> struct A { typedef T *type; operator type(); };"
        "template <class T> A<T>::operator typename A<T>::type() { return 0; }"
    a_conversion_function_template:
        "template <class T> struct A { template <class U> operator U(); };"
        "template <class T> template <class U> A<T>::operator U() { return U(); }"
    a_conversion_function_template_to_a_pointer:
        "template <class T> struct A { template <class U> explicit operator U *(); };"
        "template <class T> template <class U> A<T>::operator U *() { return 0; }"
    an_additive_operator:
        "template <class T> struct A { A operator+(A const &) const; };"
        "template <class T> A<T> A<T>::operator+(A const &) const { return *this; }"
    a_prefix_increment:
        "template <class T> struct A { A &operator++(); A operator++(int); };"
        "template <class T> A<T> &A<T>::operator++() { return *this; }"
    a_postfix_increment:
        "template <class T> struct A { A &operator++(); A operator++(int); };"
        "template <class T> A<T> A<T>::operator++(int) { return *this; }"
    an_arrow_operator:
        "template <class T> struct A { T *operator->(); };"
        "template <class T> T *A<T>::operator->() { return 0; }"
    a_dereferencing_operator:
        "template <class T> struct A { T &operator*() const; };"
        "template <class T> T &A<T>::operator*() const { static T t; return t; }"
    a_subscript_operator:
        "template <class T> struct A { T operator[](int); };"
        "template <class T> T A<T>::operator[](int) { return T(); }"
    a_call_operator:
        "template <class T> struct A { T operator()(T, int); };"
        "template <class T> T A<T>::operator()(T, int) { return T(); }"
    a_call_operator_template:
        "template <class T> struct A { template <class U> U operator()(U); };"
        "template <class T> template <class U> U A<T>::operator()(U u) { return u; }"
    a_comma_operator:
        "template <class T> struct A { void operator,(int); };"
        "template <class T> void A<T>::operator,(int) {}"
    a_negation_operator:
        "template <class T> struct A { bool operator!() const; };"
        "template <class T> bool A<T>::operator!() const { return true; }"
    an_allocation_function:
        "template <class T> struct A { void *operator new(decltype(sizeof(0))); };"
        "template <class T> void *A<T>::operator new(decltype(sizeof(0))) { return 0; }"
    a_deallocation_function_of_arrays:
        "template <class T> struct A { void operator delete[](void *); };"
        "template <class T> void A<T>::operator delete[](void *) {}"
    a_member_template:
        "template <class T> struct A { template <class U> void f(U); };"
        "template <class T> template <class V> void A<T>::f(V) {}"
    a_member_template_with_a_pack:
        "template <class T> struct A { template <class... U> void f(U...); };"
        "template <class T> template <class... V> void A<T>::f(V...) {}"
    a_member_template_with_a_template:
        "template <class T> struct A { template <template <class> class P> P<T> f(P<T>); };"
        "template <class T> template <template <class> class Q> Q<T> A<T>::f(Q<T> q) { return q; }"
    a_member_template_with_a_value_of_dependent_type:
        "template <class T> struct A { template <T N> void f(); };"
        "template <class T> template <T N> void A<T>::f() {}"
    a_member_template_with_a_default_template_argument:
        "template <class T> struct A { template <class U = int> U f(U = U()); };"
        "template <class T> template <class U> U A<T>::f(U u) { return u; }"
    a_member_template_with_a_dependent_result:
        "template <class T> struct A { template <class U> typename U::type f(typename U::type *); };"
        "template <class T> template <class U> typename U::type A<T>::f(typename U::type *p) { return *p; }"
    a_static_member_template:
        "template <class T> struct A { template <class U> static void f(U); };"
        "template <class T> template <class U> void A<T>::f(U) {}"
    one_of_two_member_templates_that_differ_in_the_result:
        "template <class T> struct A { template <class U> typename U::a f(U); template <class U> typename U::b f(U); };"
        "template <class T> template <class U> typename U::b A<T>::f(U) { return {}; }"
    one_of_two_member_templates_that_differ_in_the_heads:
        "template <class T> struct A { template <class U> void f(); template <int N> void f(); };"
        "template <class T> template <int N> void A<T>::f() {}"
    a_member_class:
        "template <class T> struct A { struct In; };"
        "template <class T> struct A<T>::In { T t; };"
    a_member_union:
        "template <class T> struct A { union In; };"
        "template <class T> union A<T>::In { T t; int i; };"
    a_member_enumeration:
        "template <class T> struct A { enum E : int; };"
        "template <class T> enum A<T>::E : int { e };"
    a_scoped_member_enumeration:
        "template <class T> struct A { enum class E; };"
        "template <class T> enum class A<T>::E { e };"
    a_member_of_a_member_class:
        "template <class T> struct A { struct In { void f(T); }; };"
        "template <class T> void A<T>::In::f(T) {}"
    a_constructor_of_a_member_class:
        "template <class T> struct A { struct In { T t; In(); }; };"
        "template <class T> A<T>::In::In() : t() {}"
    a_destructor_of_a_member_class:
        "template <class T> struct A { struct In { ~In(); }; };"
        "template <class T> A<T>::In::~In() {}"
    a_conversion_function_of_a_member_class:
        "template <class T> struct A { struct In { operator T(); }; };"
        "template <class T> A<T>::In::operator T() { return T(); }"
    a_member_template_of_a_member_class:
        "template <class T> struct A { struct In { template <class U> void f(U, T); }; };"
        "template <class T> template <class U> void A<T>::In::f(U, T) {}"
    a_member_class_of_a_member_class:
        "template <class T> struct A { struct In { struct Deep; }; };"
        "template <class T> struct A<T>::In::Deep { T t; };"
    a_member_of_a_member_class_of_a_member_class:
        "template <class T> struct A { struct In { struct Deep { void f(); }; }; };"
        "template <class T> void A<T>::In::Deep::f() {}"
    a_member_class_template:
        "template <class T> struct A { template <class U> struct M; };"
        "template <class T> template <class U> struct A<T>::M { U u; T t; };"
    a_partial_specialization_of_a_member_class_template:
        "template <class T> struct A { template <class U> struct M; template <class U> struct M<U *>; };"
        "template <class T> template <class U> struct A<T>::M<U *> { U u; };"
    a_member_of_a_member_class_template:
        "template <class T> struct A { template <class U> struct M { void f(U, T); }; };"
        "template <class T> template <class U> void A<T>::M<U>::f(U, T) {}"
    a_constructor_of_a_member_class_template:
        "template <class T> struct A { template <class U> struct M { M(U); }; };"
        "template <class T> template <class U> A<T>::M<U>::M(U) {}"
    a_member_template_of_a_member_class_template:
        "template <class T> struct A { template <class U> struct M { template <class V> void f(V, U, T); }; };"
        "template <class T> template <class U> template <class V> void A<T>::M<U>::f(V, U, T) {}"
    a_member_of_a_partial_specialization_of_a_member_class_template:
        "template <class T> struct A { template <class U> struct M; template <class U> struct M<U *> { void f(); }; };"
        "template <class T> template <class U> void A<T>::M<U *>::f() {}"
    a_constructor_template_of_a_partial_specialization_of_a_member_class_template:
        "template <class T> struct A { template <class U> struct M; template <class U> struct M<U *> { template <class V> M(V); }; };"
        "template <class T> template <class U> template <class V> A<T>::M<U *>::M(V) {}"
    a_member_of_a_variadic_member_class_template:
        "template <class T> struct A { template <class... U> struct M { void f(U...); }; };"
        "template <class T> template <class... U> void A<T>::M<U...>::f(U...) {}"
    a_variadic_member_template_of_a_variadic_member_class_template:
        "template <class T> struct A { template <class... U> struct M { template <class... V> void f(V...); }; };"
        "template <class T> template <class... U> template <class... V> void A<T>::M<U...>::f(V...) {}"
    a_constructor_behind_a_template_template_parameter:
        "template <class T, template <class> class P> struct A { int a; A(); };"
        "template <class T, template <class U> class Q> A<T, Q>::A() : a() {}"
    a_destructor_behind_a_template_template_parameter:
        "template <class T, template <class> class P> struct A { ~A(); };"
        "template <class T, template <class U> class Q> A<T, Q>::~A() {}"
    a_member_template_behind_a_template_template_parameter:
        "template <class T, template <class> class P> struct A { template <template <class> class R> R<T> f(P<R<T>>); };"
        "template <class T, template <class U> class Q> template <template <class> class S> S<T> A<T, Q>::f(Q<S<T>>) { return {}; }"
    a_member_class_behind_a_template_template_parameter:
        "template <class T, template <class> class P> struct A { struct In; void f(In *); };"
        "template <class T, template <class U> class Q> struct A<T, Q>::In { Q<T> *q; };"
    a_constructor_template_behind_a_template_template_parameter:
        "template <class T, template <class> class P> struct A { template <class U> A(U, P<U>); };"
        "template <class T, template <class U> class Q> template <class V> A<T, Q>::A(V, Q<V>) {}"
    a_constructor_behind_a_template_of_templates:
        "template <template <template <class> class> class P> struct A { A(); };"
        "template <template <template <class> class> class Q> A<Q>::A() {}"
    a_member_function_behind_a_pack:
        "template <class... R> struct A { void f(R...); };"
        "template <class... S> void A<S...>::f(S...) {}"
    a_constructor_behind_a_pack:
        "template <class... R> struct A { A(R...); };"
        "template <class... S> A<S...>::A(S...) {}"
    a_constructor_behind_values_of_all_kinds:
        "template <int *P, int &R, void (*F)(int), auto X> struct A { A(); };"
        "template <int *P, int &R, void (*F)(int), auto X> A<P, R, F, X>::A() {}"
    a_constructor_behind_default_template_arguments:
        "template <class T, class U = T, int N = sizeof(U)> struct A { A(); };"
        "template <class X, class Y, int Z> A<X, Y, Z>::A() {}"
    a_member_of_a_partial_specialization:
        "template <class T, class U = int> struct A; template <class T> struct A<T *, int> { void f(T); };"
        "template <class T> void A<T *>::f(T) {}"
    a_constructor_of_a_partial_specialization:
        "template <class T, class U = int> struct A; template <class T> struct A<T *, int> { A(); };"
        "template <class T> A<T *, int>::A() {}"
    a_destructor_of_a_partial_specialization:
        "template <class T, class U = int> struct A; template <class T> struct A<T *, int> { ~A(); };"
        "template <class T> A<T *>::~A() {}"
    a_conversion_function_of_a_partial_specialization:
        "template <class T, class U = int> struct A; template <class T> struct A<T *, int> { operator T(); };"
        "template <class T> A<T *>::operator T() { return T(); }"
    a_member_template_of_a_partial_specialization:
        "template <class T, class U = int> struct A; template <class T> struct A<T *, int> { template <class V> void f(V); };"
        "template <class T> template <class V> void A<T *>::f(V) {}"
    a_constructor_template_of_a_partial_specialization:
        "template <class T, class U = int> struct A; template <class T> struct A<T *, int> { template <class V> A(V *, int); };"
        "template <class T> template <class V> A<T *>::A(V *, int) {}"
    a_member_class_of_a_partial_specialization:
        "template <class T, class U = int> struct A; template <class T> struct A<T *, int> { struct In; };"
        "template <class T> struct A<T *>::In { T t; };"
    a_member_enumeration_of_a_partial_specialization:
        "template <class T, class U = int> struct A; template <class T> struct A<T *, int> { enum E : int; };"
        "template <class T> enum A<T *>::E : int { e };"
    a_member_of_a_specialization_for_functions:
        "template <class T> struct A; template <class R, class... X> struct A<R(X...)> { R f(X...); };"
        "template <class R, class... X> R A<R(X...)>::f(X...) { return R(); }"
    a_constructor_template_of_a_specialization_for_functions:
        "template <class T> struct A; template <class R, class... X> struct A<R(X...)> { template <class Y> A(Y); };"
        "template <class R, class... X> template <class Y> A<R(X...)>::A(Y) {}"
    a_member_of_a_specialization_for_templates:
        "template <class T> struct A; template <template <class...> class P, class... X> struct A<P<X...>> { A(); };"
        "template <template <class...> class Q, class... Y> A<Q<Y...>>::A() {}"
    a_member_of_an_explicit_specialization:
        "template <class T> struct A; template <> struct A<int> { void f(); };"
        "void A<int>::f() {}"
    a_constructor_of_an_explicit_specialization:
        "template <class T> struct A; template <> struct A<int> { A(); };"
        "A<int>::A() {}"
    a_destructor_of_an_explicit_specialization:
        "template <class T> struct A; template <> struct A<int> { ~A(); };"
        "A<int>::~A() {}"
    a_conversion_function_of_an_explicit_specialization:
        "template <class T> struct A; template <> struct A<int> { operator int(); };"
        "A<int>::operator int() { return 1; }"
    a_static_member_of_an_explicit_specialization:
        "template <class T> struct A; template <> struct A<int> { static int s; };"
        "int A<int>::s = 1;"
    a_member_template_of_an_explicit_specialization:
        "template <class T> struct A; template <> struct A<int> { template <class U> void f(U); };"
        "template <class U> void A<int>::f(U) {}"
    a_constructor_template_of_an_explicit_specialization:
        "template <class T> struct A; template <> struct A<int> { template <class U> A(U); };"
        "template <class U> A<int>::A(U) {}"
    a_member_class_of_an_explicit_specialization:
        "template <class T> struct A; template <> struct A<int> { struct In; };"
        "struct A<int>::In { int i; };"
    a_member_of_a_member_template_of_an_explicit_specialization:
        "template <class T> struct A; template <> struct A<int> { template <class U> struct M { void f(); }; };"
        "template <class U> void A<int>::M<U>::f() {}"
    an_explicit_specialization_of_a_member_function:
        "template <class T> struct A { void f(); };"
        "template <> void A<int>::f() {}"
    an_explicit_specialization_of_a_constructor:
        "template <class T> struct A { A(); };"
        "template <> A<int>::A() {}"
    an_explicit_specialization_of_a_destructor:
        "template <class T> struct A { ~A(); };"
        "template <> A<int>::~A() {}"
    an_explicit_specialization_of_a_conversion_function:
        "template <class T> struct A { operator T(); };"
        "template <> A<int>::operator int() { return 1; }"
    an_explicit_specialization_of_a_static_member:
        "template <class T> struct A { static int s; };"
        "template <> int A<int>::s = 1;"
    an_explicit_specialization_of_a_member_class:
        "template <class T> struct A { struct In { void f(); }; };"
        "template <> struct A<int>::In { void g(); };"
    an_explicit_specialization_of_a_member_enumeration:
        "template <class T> struct A { enum E : int; };"
        "template <> enum A<int>::E : int { e };"
    an_explicit_specialization_of_a_member_template_for_a_class:
        "template <class T> struct A { template <class U> void f(U); };"
        "template <> template <class U> void A<int>::f(U) {}"
    an_explicit_specialization_of_a_member_class_template_for_a_class:
        "template <class T> struct A { template <class U> struct M { void f(); }; };"
        "template <> template <class U> struct A<int>::M { void g(); };"
    an_explicit_specialization_of_a_member_class_template:
        "template <class T> struct A { template <class U> struct M { void f(); }; };"
        "template <> template <> struct A<int>::M<char> { void g(); };"
    a_friend_function_template:
        "template <class T> struct A { template <class U> friend void f(A<U>); };"
        "template <class U> void f(A<U>) {}"
    a_friend_operator_of_all_specializations:
        "template <class T> struct A { template <class U> friend bool operator==(A<U> const &, A<U> const &); };"
        "template <class U> bool operator==(A<U> const &, A<U> const &) { return true; }"
    a_member_template_of_a_plain_class:
        "struct A { A(); template <class U> A(U); template <class U> void f(U); };"
        "template <class U> void A::f(U) {}"
    a_constructor_template_of_a_plain_class:
        "struct A { A(); template <class U> A(U); template <class U> void f(U); };"
        "template <class U> A::A(U) {}"
    a_conversion_function_template_of_a_plain_class:
        "struct A { template <class U> operator U() const; };"
        "template <class U> A::operator U() const { return U(); }"
    a_member_of_a_class_of_a_namespace:
        "namespace N { template <class T> struct A { typedef T type; struct B {}; type f(B); }; }"
        "template <class T> typename N::A<T>::type N::A<T>::f(B) { return T(); }"
}

forms! { check_once Standard::Cpp17 =>
    a_result_that_is_a_dependent_member_of_another_template:
        "template <class T> struct B { typedef T type; }; template <class T> struct A { typename B<T>::type f(typename B<T *>::type); };"
        "template <class U> typename B<U>::type A<U>::f(typename B<U *>::type) { return U(); }"
    an_array_bound_that_names_a_value_parameter:
        "template <int N> struct A { void f(int (&)[N], char (&)[N + 1]); };"
        "template <int M> void A<M>::f(int (&)[M], char (&)[M + 1]) {}"
    an_assignment_template:
        "template <class T> struct A { template <class U> A &operator=(A<U> const &); };"
        "template <class T> template <class U> A<T> &A<T>::operator=(A<U> const &) { return *this; }"
    a_conversion_function_to_a_specialization:
        "template <class T> struct A { operator A<T *>(); };"
        "template <class T> A<T>::operator A<T *>() { return {}; }"
    a_conversion_function_template_to_a_specialization:
        "template <class T> struct A { template <class U> operator A<U>() const; };"
        "template <class T> template <class U> A<T>::operator A<U>() const { return {}; }"
    a_static_data_member:
        "template <class T> struct A { static T s; };"
        "template <class T> T A<T>::s = T();"
    a_static_data_member_of_const_type:
        "template <class T> struct A { static const int s = 1; };"
        "template <class T> const int A<T>::s;"
    a_static_data_member_initialized_outside:
        "template <class T> struct A { static const int s; };"
        "template <class T> const int A<T>::s = sizeof(T);"
    a_static_data_member_array:
        "template <class T> struct A { static int s[3]; };"
        "template <class T> int A<T>::s[3] = {1, 2, 3};"
    a_static_data_member_array_of_unknown_bound:
        "template <class T> struct A { static int s[]; };"
        "template <class T> int A<T>::s[] = {1, 2};"
    a_static_data_member_pointer:
        "template <class T> struct A { static T *s; };"
        "template <class T> T *A<T>::s = nullptr;"
    a_static_data_member_function_pointer:
        "template <class T> struct A { static T f(T); static T (*s)(T); };"
        "template <class T> T (*A<T>::s)(T) = &A<T>::f;"
    a_static_data_member_of_member_class_type:
        "template <class T> struct A { struct In {}; static In s; };"
        "template <class T> typename A<T>::In A<T>::s = {};"
    a_static_data_member_with_parentheses:
        "template <class T> struct A { struct In { In(int); }; static In s; };"
        "template <class T> typename A<T>::In A<T>::s(1);"
    a_static_data_member_with_braces:
        "template <class T> struct A { static int s; };"
        "template <class T> int A<T>::s{1};"
    a_static_data_member_template:
        "template <class T> struct A { template <class U> static U s; };"
        "template <class T> template <class U> U A<T>::s = U();"
    a_static_data_member_of_deduced_type_of_a_value:
        "template <auto N> struct A { static decltype(N) s; };"
        "template <auto N> decltype(N) A<N>::s = N;"
    a_member_template_with_a_value:
        "template <class T> struct A { template <class U, int N> U f(U (&)[N]); };"
        "template <class T> template <class V, int M> V A<T>::f(V (&a)[M]) { return a[0]; }"
    a_member_template_with_a_trailing_return_type:
        "template <class T> struct A { template <class U> auto f(U u) -> decltype(u.x); };"
        "template <class T> template <class U> auto A<T>::f(U w) -> decltype(w.x) { return w.x; }"
    a_static_member_of_a_member_class:
        "template <class T> struct A { struct In { static int s; }; };"
        "template <class T> int A<T>::In::s = 1;"
    a_static_member_of_a_member_class_template:
        "template <class T> struct A { template <class U> struct M { static U s; }; };"
        "template <class T> template <class U> U A<T>::M<U>::s = U();"
    a_member_of_a_member_class_template_with_a_value:
        "template <class T> struct A { template <int N> struct M { void f(int (&)[N]); }; };"
        "template <class T> template <int N> void A<T>::M<N>::f(int (&)[N]) {}"
    a_constructor_with_a_parameter_of_a_template_template_parameter:
        "template <class T, template <class> class P> struct A { A(P<T>); };"
        "template <class T, template <class U> class Q> A<T, Q>::A(Q<T>) {}"
    a_member_function_with_types_of_a_template_template_parameter:
        "template <class T, template <class> class P> struct A { P<T> f(P<int>); };"
        "template <class T, template <class U> class Q> Q<T> A<T, Q>::f(Q<int>) { return {}; }"
    a_conversion_function_to_a_type_of_a_template_template_parameter:
        "template <class T, template <class> class P> struct A { operator P<T>(); };"
        "template <class T, template <class U> class Q> A<T, Q>::operator Q<T>() { return {}; }"
    a_static_member_of_a_type_of_a_template_template_parameter:
        "template <class T, template <class> class P> struct A { static P<T> s; };"
        "template <class T, template <class U> class Q> Q<T> A<T, Q>::s;"
    a_constructor_behind_a_template_of_values:
        "template <template <int> class P> struct A { A(P<1>); };"
        "template <template <int> class Q> A<Q>::A(Q<1>) {}"
    a_constructor_behind_a_template_with_a_dependent_value:
        "template <class T, template <T> class P> struct A { A(P<T()>); };"
        "template <class T, template <T> class Q> A<T, Q>::A(Q<T()>) {}"
    a_constructor_behind_a_variadic_template_template_parameter:
        "template <template <class...> class P, class... R> struct A { A(P<R...>); };"
        "template <template <class...> class Q, class... S> A<Q, S...>::A(Q<S...>) {}"
    a_static_member_of_a_partial_specialization:
        "template <class T, class U = int> struct A; template <class T> struct A<T *, int> { static T s; };"
        "template <class T> T A<T *>::s = T();"
    a_member_of_a_specialization_for_arrays:
        "template <class T, int N> struct A; template <class T, int N> struct A<T[N], N> { static const int s; };"
        "template <class T, int N> const int A<T[N], N>::s = N;"
    an_explicit_specialization_of_a_member_template:
        "template <class T> struct A { template <class U> void f(U); };"
        "template <> template <> void A<int>::f(char) {}"
}

forms! { check Standard::Cpp20 =>
    a_member_of_a_constrained_class:
        "template <class T> concept C = sizeof(T) > 1; template <C T> struct A { void f(); };"
        "template <C T> void A<T>::f() {}"
    a_comparison_operator:
        "template <class T> struct A { bool operator==(A const &) const; };"
        "template <class T> bool A<T>::operator==(A const &) const { return true; }"
    a_conditionally_explicit_conversion_function:
        "template <class T> struct A { explicit(sizeof(T) > 1) operator int(); };"
        "template <class T> A<T>::operator int() { return 1; }"
}

forms! { check_once Standard::Cpp20 =>
    a_constrained_member_function:
        "template <class T> concept C = sizeof(T) > 1; template <class T> struct A { void f() requires C<T>; void f(); };"
        "template <class T> void A<T>::f() requires C<T> {}"
    a_constrained_member_template:
        "template <class T> concept C = sizeof(T) > 1; template <class T> struct A { template <C U> void f(U); template <class U> void f(U); };"
        "template <class T> template <C U> void A<T>::f(U) {}"
    a_member_template_with_a_requires_clause:
        "template <class T> concept C = sizeof(T) > 1; template <class T> struct A { template <class U> requires C<U> void f(U); };"
        "template <class T> template <class U> requires C<U> void A<T>::f(U) {}"
    a_member_of_a_constrained_partial_specialization:
        "template <class T> concept C = sizeof(T) > 1; template <class T> struct A; template <class T> requires C<T> struct A<T> { void f(); };"
        "template <class T> requires C<T> void A<T>::f() {}"
    an_abbreviated_member_template:
        "template <class T> struct A { void f(auto); };"
        "template <class T> void A<T>::f(auto) {}"
    a_constrained_constructor:
        "template <class T> concept C = sizeof(T) > 1; template <class T> struct A { A() requires C<T>; A(int); };"
        "template <class T> A<T>::A() requires C<T> {}"
}
