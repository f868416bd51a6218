//! Tests of statements, with whole translation units.

use crate::expression::tests::{reports, reports_in};
use cufe_base::Standard;

#[test]
fn every_form_of_statement_is_accepted() {
    let text = "struct S { explicit operator bool(); }; struct R { int *begin(); int *end(); }; int g(); void f(int x, R r) { \
        ; { } { int x; x = 1; } if (x) ; else if (int y = x) x = y; else { } if (int z = 1; z) ; \
        if constexpr (true) ; else ; switch (x) { case 1: case 2 ... 3: x = 1; break; default: ; } \
        switch (int y = x) { case 1: ; } while (x) break; while (int y = g()) continue; do x--; while (x); \
        for (;;) { } for (int i = 0, j = 1; i < j; ++i) continue; for (x = 0; x < 3; x++) ; \
        for (int v : r) x = v; for (auto &v : {1, 2}) ; for (int a[2]; auto w : a) ; \
        a: b: x = 1; goto a; __attribute__((unused)) int q; [[maybe_unused]] int t; static int s; extern int e; \
        c: __attribute__((unused)); typedef int T; using U = int; T u; struct L { int m; } l; enum { A } en; \
        try { } catch (int i) { } catch (const S &) { } catch (...) { throw; } \
        asm(\"\" : : \"r\"(x) : \"memory\"); static_assert(true, \"\"); x ? (void)0 : (void)1; return; }";
    // That nothing comes behind an endless loop is the test's matter.
    let reports: Vec<_> = reports_in(text, Standard::Cpp20).into_iter().filter(|report| report.0 != 128).collect();
    assert_eq!(reports, []);
}

#[test]
fn jumps_need_something_to_jump_out_of() {
    assert_eq!(
        reports("void f() { break; continue; case 1: default: ; }"),
        [(116, 12), (115, 19), (121, 29), (122, 37)]
    );
    assert_eq!(reports("void f() { for (;;) { [] { break; }; } }"), [(116, 28)]);
    assert_eq!(reports("void f(int x) { switch (x) { default: ; default: ; } switch (x) { continue; } }").len(), 2);
}

#[test]
fn labels_belong_to_the_function() {
    assert_eq!(reports("void f() { goto x; { x: ; } }"), []);
    assert_eq!(reports("void f() { goto x; [] { x: ; }; }"), [(114, 17)]);
    assert_eq!(reports("void f() { x: ; { x: ; } }"), [(3369, 19)]);
    assert_eq!(reports("void f() { { __label__ x; x: goto x; } { __label__ x; x: goto x; } }"), []);
}

#[test]
fn a_missing_semicolon_or_parenthesis_is_reported_where_it_is_missing() {
    assert_eq!(reports("void f(int x) { x = 3 x = 4; }"), [(65, 23)]);
    assert_eq!(reports("void f(int x) { if () ; while () ; }"), [(29, 21), (29, 32)]);
    assert_eq!(reports("void f(int x) { if x) ; } void g();"), [(125, 20), (29, 25), (18, 25), (127, 25)]);
    assert_eq!(reports("void f(int x) { while (x { } }"), [(18, 26), (127, 30)]);
    assert_eq!(reports("void f(int x) { for (int i = 0; i < x) ; }"), [(65, 38)]);
    assert_eq!(reports("void f(int x) { do x++; while x; x = 2; }"), [(125, 31), (29, 32), (18, 32)]);
    assert_eq!(reports("void f() { else { } ; } void g() { if (1) }"), [(127, 12), (127, 43)]);
    assert_eq!(reports("void f() { ) ; }"), [(29, 12)]);
    assert_eq!(reports("void f() { try { } int a; }"), [(530, 20)]);
    assert_eq!(reports("void f() { goto ; goto 3; }"), [(40, 17), (40, 24)]);
}

#[test]
fn a_condition_declares_one_variable_with_an_initializer() {
    assert_eq!(reports("void f(int n) { if (int x = n) ; while (int x{n}) ; for (; int x = n;) ; }"), []);
    assert_eq!(reports("void f() { if (int x) ; }"), [(2841, 20)]);
    assert_eq!(reports("void f() { if (int x(1)) ; }"), [(2842, 20)]);
    assert_eq!(reports("void f() { if (int x, y = 1) ; if (int x = 1, y = 2) ; }"), [(2843, 23), (2843, 47)]);
}

#[test]
fn statements_nest_deeply() {
    let text = format!("void f() {{ {} ; {} }}", "{".repeat(20_000), "}".repeat(20_000));
    assert_eq!(reports(&text), []);
    let text = format!("void f(int x) {{ {} ; }}", "if (x) ; else ".repeat(100_000));
    assert_eq!(reports(&text), []);
}
