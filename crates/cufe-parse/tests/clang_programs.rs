//! Programs for Clang as host compiler: names that its traits give back, its traits' values, attributes that only it takes.
//! What the reference reports of each with `--clang` is what the tests say.

mod common;

use common::reported_with;
use cufe_base::{Dialect, Standard};

fn reported_by(text: &str, version: u32, standard: Standard) -> Vec<u16> {
    let dialect = Dialect { standard, clang_version: Some(version), ..Dialect::default() };
    reported_with(text, &dialect)
}

fn reported(text: &str) -> Vec<u16> {
    reported_by(text, 140000, Standard::Cpp17)
}

const NOTHING: [u16; 0] = [];

#[test]
fn the_name_of_a_trait_is_a_name_from_its_declaration_with_struct_on() {
    assert_eq!(reported("struct __is_void {}; __is_void x;"), [2549]);
    assert_eq!(
        reported("template <class T> struct __is_pointer { enum { value }; }; int x = __is_pointer<int>::value;"),
        [2549]
    );
    assert_eq!(reported("struct __is_void *p; int __is_void; namespace n { int __is_void(int); }"), [2549]);
    assert_eq!(
        reported("struct S { friend struct __is_void; int __is_void; }; int f(S s) { return s.__is_void; }"),
        [2549]
    );
    assert_eq!(
        reported("namespace n { struct __is_void {}; } n::__is_void x; using n::__is_void; __is_void y;"),
        [2549]
    );
    assert_eq!(
        reported("struct __is_void {}; namespace n { struct __is_void {}; } struct __is_const {};"),
        [2549, 2549]
    );
}

#[test]
fn no_other_declaration_takes_the_name_of_a_trait_back() {
    for text in
        ["class __is_void;", "int __is_void;", "enum __is_void {};", "void __is_void(int);", "using __is_void = int;"]
    {
        assert_ne!(reported(text), NOTHING, "{text}");
        assert!(!reported(text).contains(&2549), "{text}");
    }
    assert_ne!(reported("struct __has_trivial_copy {};"), NOTHING);
    assert_ne!(reported("struct alignas(8) __is_void {};"), NOTHING);
}

#[test]
fn a_trait_whose_name_was_taken_back_is_still_one_in_expressions() {
    let text = "namespace n { struct __is_void {}; } template <bool> struct B {}; template <class T> struct Q : B<__is_void(T)> {};";
    assert_eq!(
        reported(&format!("{text} static_assert(__is_void(void) && !__is_void(int)); B<__is_void(int)> b;")),
        [2549]
    );
    assert_eq!(reported(&format!("{text} static_assert(__is_void(int), \"\");")), [2549, 1574]);
    let text = "template <class T> struct __is_void {}; template <bool> struct B {};";
    assert_eq!(
        reported(&format!("{text} B<__is_void(int)> b; template <class T> struct Q : B<__is_void(T)> {{}};")),
        [2549]
    );
    let text = "template <class T> struct __is_void {}; template <class T> requires __is_void(T) void f(T);
        template <class T> requires (!__is_void(T)) void f(T); void g() { f(1); }";
    assert_eq!(reported_by(text, 140000, Standard::Cpp20), [2549]);
}

#[test]
fn a_class_named_as_a_trait_has_constructors_and_function_types() {
    let text = "struct __is_void { __is_void(int); ~__is_void(); }; __is_void::__is_void(int) {}";
    assert_eq!(reported(&format!("{text} __is_void *p = new __is_void(1);")), [2549]);
    assert_eq!(reported(&format!("{text} struct D : __is_void {{ D() : __is_void(1) {{}} }};")), [2549]);
    assert_eq!(reported(&format!("{text} using T = __is_void(int); T f; typedef __is_void (*P)(int);")), [2549]);
    assert_ne!(reported(&format!("{text} auto x = __is_void(1);")), [2549]);
}

#[test]
fn traits_are_keywords_from_their_version_on() {
    for (name, version) in [("__is_scoped_enum", 160000), ("__is_trivially_relocatable", 150000)] {
        assert_eq!(reported_by(&format!("class {name};"), version - 10000, Standard::Cpp17), NOTHING);
        assert_ne!(reported_by(&format!("class {name};"), version, Standard::Cpp17), NOTHING);
        assert_eq!(reported_by(&format!("struct {name};"), version, Standard::Cpp17), [2549]);
    }
}

#[test]
fn is_signed_is_a_name_outside_of_expressions() {
    let text = "struct S { static const bool __is_signed = true; }; bool b = S::__is_signed;";
    assert_eq!(reported(&format!("{text} static_assert(__is_signed(int) && __is_signed(float));")), NOTHING);
    assert_eq!(
        reported("static_assert(!__is_signed(bool) && !__is_signed(unsigned) && !__is_signed(int *));"),
        NOTHING
    );
}

#[test]
fn the_extent_of_a_dimension_is_known() {
    let text = "template <class T, unsigned N> struct X { static const int v = __array_extent(T, N); };";
    assert_eq!(
        reported(&format!("{text} static_assert(X<int[2][5], 1>::v == 5 && X<int[2][5], 2>::v == 0);")),
        NOTHING
    );
    assert_eq!(reported(&format!("{text} static_assert(X<int[][2], 0>::v == 0 && X<int, 0>::v == 0);")), NOTHING);
    assert_eq!(reported(&format!("{text} static_assert(X<int[3], 0>::v == 2, \"\");")), [1574]);
}

#[test]
fn convertible_is_what_a_return_statement_converts() {
    let text = "struct A {}; struct B : A {}; struct C { C(int); explicit C(long *); operator float(); };";
    for (operands, value) in [
        ("B *, A *", true),
        ("A *, B *", false),
        ("B, A", true),
        ("int, C", true),
        ("long *, C", false),
        ("C, float", true),
        ("int, int[2]", false),
        ("void, void", true),
        ("int, void", false),
        ("void, int", false),
        ("int[3], const int *", true),
    ] {
        let negated = if value { "" } else { "!" };
        for name in ["__is_convertible", "__is_convertible_to"] {
            assert_eq!(reported(&format!("{text} static_assert({negated}{name}({operands}));")), NOTHING, "{operands}");
        }
    }
    let text = "struct D { D(const D &) = delete; }; struct F { F(F &&); };";
    assert_eq!(
        reported(&format!("{text} static_assert(!__is_convertible_to(D, D) && __is_convertible_to(D &, D &));")),
        NOTHING
    );
    assert_eq!(
        reported(&format!("{text} static_assert(!__is_convertible_to(F &, F) && __is_convertible_to(F, F));")),
        NOTHING
    );
}

#[test]
fn names_of_using_declarations_may_have_attributes() {
    let text = "int f(int), h(int); namespace n {";
    assert_eq!(
        reported(&format!("{text} using ::f __attribute__((deprecated)), ::h __attribute__((unused)); }}")),
        [1835, 1835]
    );
    assert_eq!(reported(&format!("{text} using ::f __attribute__((using_if_exists)); int x = f(1); }}")), NOTHING);
    assert_eq!(reported(&format!("{text} using ::g __attribute__((using_if_exists)); }}")), NOTHING);
    assert_eq!(reported(&format!("{text} using ::g __attribute__((using_if_exists)); int x = g(1); }}")), [20]);
    let text = "struct A { int x; }; struct B : A { using A::x __attribute__((using_if_exists));";
    assert_eq!(reported(&format!("{text} using A::y __attribute__((__using_if_exists__)); }};")), NOTHING);
}

#[test]
fn generators_of_packs_are_names_where_nothing_follows_that_they_take() {
    assert_eq!(
        reported("namespace n { template <int> struct __type_pack_element {}; struct __make_integer_seq {}; }"),
        NOTHING
    );
    assert_eq!(reported("template <class... T> using F = __type_pack_element<0, T...>; F<int, char> x;"), NOTHING);
}

/// What g++ as host compiler has reported of the same program.
fn reported_for_gnu(text: &str) -> Vec<u16> {
    reported_with(text, &Dialect { standard: Standard::Cpp17, ..Dialect::default() })
}

#[test]
fn attributes_may_stand_behind_the_declarator_of_a_function_definition() {
    for text in [
        "void f() __attribute__((unused)) {}",
        "struct S { int m; S(int); }; S::S(int) __attribute__((unused)) : m(1) {}",
        "extern \"C\" void f() __attribute__((unused)) {}",
    ] {
        assert_eq!(reported(text), NOTHING, "{text}");
        assert_eq!(reported_for_gnu(text), [1113], "{text}");
    }
}

#[test]
fn typeid_needs_no_header_but_its_result_is_incomplete_without() {
    assert_eq!(reported("const void *p = &typeid(int); auto &x = typeid(p);"), NOTHING);
    assert_eq!(reported_for_gnu("auto &x = typeid(int);"), [693]);
}

#[test]
fn members_are_specialized_explicitly_in_their_class() {
    let text = "struct A { template <class T> int f(T); template <> int f(float); template <class T> struct N { int a; };
        template <> struct N<int> { int b; }; template <class T> static constexpr int v = 1; template <> constexpr int v<int> = 2; };
        static_assert(A::v<int> == 2 && A::v<char> == 1); int g(A::N<int> n) { return n.b; }";
    assert_eq!(reported(text), NOTHING);
    assert!(reported_for_gnu(text).starts_with(&[790, 790, 790]));
}

#[test]
fn attributes_may_stand_in_front_of_and_behind_the_names_of_using_declarations() {
    let before = "namespace n { typedef int x; } ";
    for text in
        ["[[deprecated]] using n::x;", "[[deprecated]] using namespace n;", "void f() { [[deprecated]] using n::x; }"]
    {
        assert!(!reported(&format!("{before}{text}")).contains(&1847), "{text}");
        assert!(reported_for_gnu(&format!("{before}{text}")).contains(&1847), "{text}");
    }
    assert!(!reported(&format!("{before}using n::x [[deprecated]];")).contains(&283));
    assert_eq!(reported("[[deprecated]] template <class T> void f();"), [1847]);
}
