//! C++23, as the toolkits that know it take it (`--c++23` of 13.5's front end is what the tests repeat).

mod common;

use common::reported_in;
use cufe_base::Standard;

fn reported(text: &str) -> Vec<u16> {
    reported_in(text, Standard::Cpp23)
}

fn reported_before(text: &str) -> Vec<u16> {
    reported_in(text, Standard::Cpp20)
}

const NOTHING: [u16; 0] = [];

#[test]
fn subscript_operators_take_any_number_of_operands() {
    let text = "struct S { int operator[](int a, int b) { return a + b; } int operator[]() { return 0; } };";
    assert_eq!(reported(&format!("{text} int x = S{{}}[1, 2]; int y = S{{}}[];")), NOTHING);
    assert_ne!(reported(&format!("{text} int x = S{{}}[1, 2, 3];")), NOTHING);
    assert_ne!(reported_before(text), NOTHING);
    assert_eq!(reported("struct S { int operator[](int a, int b = 2) { return a + b; } }; int x = S{}[1];"), NOTHING);
    assert_eq!(reported("struct S { int operator[](...); }; int x = S()[1, 2, 3];"), NOTHING);
    let text = "struct P { int a, b; }; struct S { int operator[](P); int operator[](P, int); };";
    assert_eq!(reported(&format!("{text} int x = S{{}}[{{1, 2}}]; int y = S{{}}[{{1, 2}}, 3];")), NOTHING);
    let text = "struct S { int operator[](auto... x) const { return 1; } }; int x = S{}[1, 2];";
    assert_eq!(
        reported(&format!("{text} template <class T> int f(T t) {{ return t[1, 2, 3]; }} int y = f(S{{}});")),
        NOTHING
    );
}

#[test]
fn overloaded_subscript_operators_are_chosen_by_their_operands() {
    let text = "struct S { int *operator[](int, int); float *operator[](float, float) const; };";
    assert_eq!(
        reported(&format!("{text} void f(S s, const S c) {{ int *p = s[1, 2]; float *q = c[1, 2]; }}")),
        NOTHING
    );
    assert_ne!(reported(&format!("{text} void f(S s) {{ float *q = s[1, 2]; }}")), NOTHING);
}

#[test]
fn commas_are_operators_in_subscripts_that_take_one_value() {
    assert_eq!(reported("int a[2]; int b = a[1, 0];"), [174, 3008]);
    assert_eq!(reported("struct S { int operator[](int); } s; int b = s[1, 0];"), [174, 3008]);
    assert_eq!(reported("int a[2]; int b = a[];"), [29]);
    assert_eq!(reported("int a[3][3]; int b = a[1][2];"), NOTHING);
}

#[test]
fn call_and_subscript_operators_may_be_static() {
    let text = "struct S { static int operator[](int) { return 1; } static int operator()(int, int) { return 2; } };";
    assert_eq!(
        reported(&format!(
            "{text} S s; int x = s[1] + S{{}}(1, 2) + S::operator[](3); int (*p)(int) = &S::operator[];"
        )),
        NOTHING
    );
    assert_eq!(reported_before("struct S { static int operator[](int) { return 1; } };"), [342]);
    assert_eq!(reported("struct S { static int operator+(S) { return 1; } };"), [342]);
    assert_eq!(
        reported(
            "struct S { template <class... T> static int operator[](T...) { return 1; } }; int x = S{}[] + S{}[1, 2];"
        ),
        NOTHING
    );
}

#[test]
fn what_a_return_statement_names_is_an_xvalue() {
    assert_eq!(reported("int &&f(int &&x) { return x; }"), NOTHING);
    assert_ne!(reported_before("int &&f(int &&x) { return x; }"), NOTHING);
    assert_ne!(reported("int &f(int &&x) { return x; }"), NOTHING);
    assert_eq!(
        reported("int &f(int &x) { return x; } int y; int &g() { return y; } int &h() { static int s; return s; }"),
        NOTHING
    );
    let same = "static_assert(__is_same(decltype(f(1)), int &&));";
    assert_eq!(reported(&format!("decltype(auto) f(int &&x) {{ return (x); }} {same}")), NOTHING);
    assert_eq!(reported(&format!("auto &&f(int &&x) {{ return x; }} {same}")), NOTHING);
    assert_eq!(reported("template <class T> decltype(auto) f(T &&x) { return (x); } int &&y = f(1);"), NOTHING);
    assert_eq!(reported("auto l = [](int &&y) -> int && { return y; };"), NOTHING);
}

#[test]
fn constexpr_functions_may_use_types_that_are_not_literal() {
    let text = "struct N { N(); };";
    assert_eq!(
        reported(&format!("{text} constexpr N f() {{ return N(); }} constexpr int g(N n) {{ return 1; }}")),
        NOTHING
    );
    assert_eq!(
        reported(&format!("{text} struct C {{ N n; constexpr C() {{}} }}; struct D : N {{ constexpr D() {{}} }};")),
        NOTHING
    );
    assert_ne!(reported_before(&format!("{text} constexpr N f() {{ return N(); }}")), NOTHING);
    assert_ne!(reported(&format!("{text} constexpr N n;")), NOTHING);
}

#[test]
fn constexpr_functions_may_have_static_constants() {
    assert_eq!(reported("constexpr int f() { static const int y = 3; return y; } static_assert(f() == 3);"), NOTHING);
    assert_eq!(
        reported("constexpr int f() { static constexpr int y = 3; return y; } static_assert(f() == 3);"),
        NOTHING
    );
    assert_eq!(
        reported(
            "constexpr int f(int i) { if (i) { static int z = 4; return z; } return 1; } static_assert(f(0) == 1);"
        ),
        NOTHING
    );
    assert_ne!(reported("constexpr int f() { static int y = 3; return y; } static_assert(f() == 3);"), NOTHING);
}

#[test]
fn escape_sequences_may_be_delimited() {
    let text =
        r#"static_assert("\x{41}b"[0] == 'A' && sizeof("\x{41}b") == 3 && '\o{101}' == 'A' && U'\u{e9}' == 0xe9);"#;
    assert_eq!(reported(text), NOTHING);
    assert_eq!(reported(r"int \u{e9} = 1; int b = é;"), NOTHING);
    assert_eq!(reported(r#"auto s = U"\N{GREEK SMALL LETTER ALPHA}";"#), NOTHING);
    assert_ne!(reported(r#"auto s = "\x{}";"#), NOTHING);
    assert_ne!(reported(r#"auto s = "\x{4g}";"#), NOTHING);
    assert_ne!(reported(r#"auto s = "\x{41";"#), NOTHING);
    assert_ne!(reported_before(r#"auto s = "\x{41}";"#), NOTHING);
}
