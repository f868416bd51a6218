//! Rules of classes: bases, virtual functions, access, constructors, type traits ([class], [class.access]).

use cufe_base::{Dialect, Options, Source, Standard};
use cufe_diagnostics::Sink;

/// The numbers that are reported of a text, in order.
fn reported_in(text: &str, standard: Standard) -> Vec<u16> {
    let options = Options { dialect: Dialect { standard, ..Dialect::default() }, ..Options::default() };
    let mut source = Source::new("a.cu", text.as_bytes().to_vec());
    let mut sink = Sink::new();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    let unit = cufe_parse::analyse(source, tokens, options, sink);
    unit.sink.reports().iter().map(|report| report.code.0).collect()
}

fn reported(text: &str) -> Vec<u16> {
    reported_in(text, Standard::Cpp17)
}

/// Asserts the value of a constant condition: it is true or false, and not unknown, which no assertion fails on.
fn is(context: &str, condition: &str, wanted: bool) {
    let failures = |condition: &str| reported(&format!("{context} static_assert({condition}, \"\");"));
    let (plain, negated): (&[u16], &[u16]) = if wanted { (&[], &[1574]) } else { (&[1574], &[]) };
    assert_eq!(failures(condition), plain, "{condition}");
    assert_eq!(failures(&format!("!({condition})")), negated, "!({condition})");
}

#[test]
fn bases_are_complete_classes_that_are_not_final() {
    assert_eq!(reported("struct A {}; struct B : A, A {};"), [263]);
    assert_eq!(reported("struct A final {}; struct B : A {};"), [1904]);
    assert_eq!(reported("union A {}; struct B : A {};"), [3377]);
    assert_eq!(reported("struct A; struct B : A {};"), [70]);
    assert_eq!(
        reported("template <class T> struct B : T {}; template <class T> struct C : B<T>, B<T *> {};"),
        [0u16; 0]
    );
}

#[test]
fn overriders_fit_what_they_override() {
    let base = "struct A { virtual int f(); virtual A *g(); virtual void h() final; virtual void i(int); };";
    let check = |members: &str| reported(&format!("{base} struct B : A {{ {members} }};"));
    assert_eq!(check("long f();"), [317]);
    assert_eq!(check("B *g() override;"), [0u16; 0]);
    assert_eq!(check("void h();"), [1850]);
    assert_eq!(check("void i() override;"), [1455, 997]);
    assert_eq!(check("void j() final;"), [2614]);
    assert_eq!(check("void j() = 0;"), [319]);
}

#[test]
fn abstract_classes_have_no_objects() {
    let text = "struct A { virtual void f() = 0; virtual ~A() = 0; }; struct B : A { void f(); };";
    assert_eq!(reported(&format!("{text} A a;")), [322]);
    assert_eq!(reported(&format!("{text} B b; A *p; extern A &r;")), [0u16; 0]);
    let shared = "struct V { virtual void f() = 0; }; struct L : virtual V {}; struct R : virtual V { void f(); };";
    assert_eq!(reported(&format!("{shared} struct D : L, R {{}}; D d;")), [0u16; 0]);
}

#[test]
fn members_are_accessible_to_members_and_friends() {
    let class =
        "class C { int x; typedef int T; enum { e }; friend void f(C &); friend struct F; public: void m(C &); };";
    let check = |code: &str| reported(&format!("{class} {code}"));
    assert_eq!(check("void g(C &c) { c.x = 1; }"), [265]);
    assert_eq!(check("void f(C &c) { c.x = C::e; C::T t = 1; c.x = t; }"), [0u16; 0]);
    assert_eq!(check("struct F { void q(C &c) { c.x = 2; } };"), [0u16; 0]);
    assert_eq!(check("void C::m(C &c) { auto l = [](C &c) { c.x = 1; }; l(c); }"), [0u16; 0]);
    assert_eq!(check("C::T v;"), [265]);
}

#[test]
fn protected_members_are_reached_through_the_derived_class() {
    let text = "class B { protected: int p; B(); ~B(); }; struct D : B { D() {} ";
    assert_eq!(reported(&format!("{text} void m(D &d) {{ p = d.p; }} }};")), [0u16; 0]);
    assert_eq!(reported(&format!("{text} void m(B &b) {{ p = b.p; }} }};")), [410]);
}

#[test]
fn constructors_initialize_everything_once() {
    let check = |members: &str| reported(&format!("struct V {{ V(int); }}; struct A {{ {members} }};"));
    assert_eq!(check("int a; A() : a(1), a(2) {}"), [359]);
    assert_eq!(check("V v; A() {}"), [291]);
    assert_eq!(check("const int c; int &r; A() {}"), [366]);
    assert_eq!(check("const int c = 1; A() {}"), [0u16; 0]);
    assert_eq!(check("A() : A(1) {} A(int) : A() {}"), [2446]);
    assert_eq!(check("int a; A() : A(1), a(2) {} A(int) {}"), [2447]);
    assert_eq!(reported("struct B { B(int); }; struct D : B { D(int B) : B(B) {} };"), [0u16; 0]);
}

#[test]
fn traits_follow_from_special_members() {
    let text = "struct P { int a; }; struct N { N(); ~N(); P p; }; struct M { P p; N n; }; struct E {}; \
                struct D { D(const D &) = delete; }; struct U { U(U &&); }; struct Q { const int c; }; class H : E { int i; };";
    is(text, "__is_trivially_copyable(P) && !__is_trivially_copyable(M)", true);
    is(text, "__is_trivial(P) && __is_pod(P) && __is_empty(E) && !__is_empty(H)", true);
    is(text, "__is_constructible(N) && !__is_constructible(D, const D &) && !__is_constructible(Q)", true);
    is(text, "__is_assignable(P &, const P &) && !__is_assignable(Q &, const Q &)", true);
    is(text, "!__is_constructible(U, const U &) && __is_base_of(E, H) && !__is_base_of(H, E)", true);
    is(text, "__is_aggregate(P) && !__is_aggregate(N) && __is_standard_layout(H)", true);
    is(text, "__is_class(P) && __is_same(P, const P)", false);
}
