//! Extended lambdas: which they are, what they capture, how they are numbered, what they must not do.

use cufe_base::{Options, Source};
use cufe_diagnostics::{Severity, Sink};
use cufe_il::{CaptureKind, ExtendedKind};
use cufe_sema::Unit;

fn unit(text: &str, extended_lambda: bool) -> Unit {
    let mut text = text.to_owned();
    for word in ["device", "host", "global"] {
        text = text.replace(&format!("__{word}__"), &format!("__attribute__(({word}))"));
    }
    let options = Options { bodies: cufe_base::BodyPolicy::All, extended_lambda, ..Options::default() };
    let mut source = Source::new("t.ii", text.into_bytes());
    let mut sink = Sink::new();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    cufe_parse::analyse(source, tokens, options, sink)
}

/// The numbers of all errors.
fn errors(text: &str) -> Vec<u16> {
    let unit = unit(text, true);
    let reports = unit.sink.reports().iter().filter(|report| report.natural_severity() >= Severity::Error);
    reports.map(|report| report.code.0).collect()
}

/// The captures of the first extended lambda, as their names; by reference with `&`, implicit ones behind a bar.
fn captures(text: &str) -> String {
    let unit = unit(text, true);
    let lambda = unit.program.lambdas.iter().find(|lambda| lambda.extended.kind != ExtendedKind::None);
    let Some(lambda) = lambda else { return "not extended".to_owned() };
    let mut result = Vec::new();
    for capture in &lambda.captures {
        let name = match capture.kind {
            CaptureKind::This => "this".to_owned(),
            CaptureKind::StarThis => "*this".to_owned(),
            _ => unit.source.slice(unit.tokens.range(capture.name)).into_owned(),
        };
        let reference = if capture.kind == CaptureKind::Reference { "&" } else { "" };
        let implicit = if capture.is_implicit { "|" } else { "" };
        result.push(format!("{implicit}{reference}{name}"));
    }
    result.join(" ")
}

fn kinds(text: &str) -> Vec<(ExtendedKind, u32)> {
    let unit = unit(text, true);
    let extended = unit.program.lambdas.iter().map(|lambda| (lambda.extended.kind, lambda.extended.ordinal));
    extended.collect()
}

#[test]
fn a_lambda_is_extended_where_its_function_has_a_host_side() {
    use ExtendedKind::{Device, HostDevice, None};
    let text = "void f() { [] __device__ {}; [] __host__ __device__ {}; [] __host__ {}; [] {}; }";
    assert_eq!(kinds(text), [(Device, 1), (HostDevice, 2), (None, 0), (None, 0)]);
    assert_eq!(kinds("__device__ void f() { [] __device__ {}; }"), [(None, 0)]);
    let text = "auto l = [] __device__ {}; int f(int x = [] __device__ { return 1; }());";
    assert_eq!(kinds(text), [(None, 0), (None, 0)]);
    let text = "void f() { [] { [] __device__ {}; }; [] __device__ { [] __device__ {}; }; }";
    assert_eq!(kinds(text), [(None, 0), (Device, 1), (Device, 2), (None, 0)]);
}

#[test]
fn a_lambda_in_an_init_capture_comes_first() {
    use ExtendedKind::Device;
    let text = "void f() { [g = [] __device__ { return 1; }] __device__ { return g; }; }";
    assert_eq!(kinds(text), [(Device, 2), (Device, 1)]);
}

#[test]
fn implicit_captures_follow_the_explicit_ones_in_the_order_of_their_uses() {
    assert_eq!(captures("void f(int a, int b, int c) { [=, n = a] __device__ { return c + b + n + c; }; }"), "n |c |b");
    assert_eq!(captures("struct S { int v; void f(int a) { [=] __device__ { return a + v; }; } };"), "|a |this");
    assert_eq!(captures("struct S { int v; void f() { [=, *this] __device__ { return v; }; } };"), "*this");
}

#[test]
fn constants_are_captured_unless_they_are_constant_evaluated() {
    assert_eq!(captures("void f() { const int k = 3; [=] __device__ { return k; }; }"), "|k");
    let text = "void f() { const int k = 3; [=] __device__ { char a[k]; constexpr int q = k; switch (q) { case k: ; } \
        static_assert(k == 3, \"\"); return sizeof(k) + sizeof(a); }; }";
    assert_eq!(captures(text), "");
}

#[test]
fn objects_of_static_storage_are_not_captured() {
    let text = "int g; void f() { static int s; int &r = g; int &q = s; thread_local int t; \
        [=] __device__ { return g + s + r + q + t; }; }";
    assert_eq!(captures(text), "");
}

#[test]
fn every_lambda_between_use_and_variable_captures() {
    assert_eq!(captures("void f(int a) { [=] __device__ { return [=] { return a; }(); }; }"), "|a");
    assert_eq!(captures("void f(int a) { [=] __device__ { return [b = a] { return b; }(); }; }"), "|a");
    assert_eq!(captures("void f(int a) { [=] __device__ { return [](int a) { return a; }(1); }; }"), "");
}

#[test]
fn pointers_to_members_capture_nothing() {
    let text = "struct S { int v; void m(); void f() { [=] __device__ { auto p = &S::v; auto q = &S::m; }; } };";
    assert_eq!(captures(text), "");
}

#[test]
fn dependent_uses_are_captured_at_definition() {
    assert_eq!(captures("template <class T> void f(T t) { [=] __device__ { return t.x + g(t); }; }"), "|t");
}

#[test]
fn annotations_need_the_mode() {
    let unit = unit("void f() { [] __host__ {}; }", false);
    let errors = unit.sink.reports().iter().filter(|report| report.natural_severity() >= Severity::Error);
    assert_eq!(errors.map(|report| report.code.0).collect::<Vec<_>>(), [3612]);
}

#[test]
fn the_enclosing_function_must_be_one_that_can_be_named() {
    assert_eq!(errors("class C { void f() { [] __device__ {}; } };"), [3608]);
    assert_eq!(errors("struct C { C() { [] __device__ {}; } };"), [3600]);
    assert_eq!(errors("auto f() { [] __device__ {}; }"), [3613]);
    assert_eq!(errors("void f() { struct L { void m() { [] __device__ {}; } }; }"), [3592]);
    assert_eq!(errors("class C { struct D { void f() { [] __device__ {}; } }; };"), [3609]);
    assert_eq!(errors("void f() { [](auto x) { [] __device__ {}; }; }"), [3618]);
    assert_eq!(errors("void f() { [] __host__ __device__ { [] __device__ {}; }; }"), [3619]);
    assert_eq!(errors("auto l = [] { [] __device__ {}; };"), [3617]);
}

#[test]
fn captures_of_extended_lambdas_are_restricted() {
    assert_eq!(errors("void f(int a) { [&] __device__ { return a; }; }"), [3593, 3593]);
    assert_eq!(errors("void f(int a) { [b = a] __host__ __device__ { return b; }; }"), [3615]);
    assert_eq!(errors("template <class... T> void f(T... t) { [=] __device__ { return g(t...); }; }"), [3594]);
    assert_eq!(errors("void f() { int a[1][1][1][1][1][1][1][1]; [a] __device__ {}; }"), [3597]);
    assert_eq!(errors("void f() { struct L {} l; [l] __device__ {}; }"), [3603]);
    let text = "struct N { N(int); }; void f(N n) { N a[1] = {1}; [a] __device__ {}; [n] __device__ {}; }";
    assert_eq!(errors(text), [3598]);
    assert_eq!(errors("void f(int a) { [=] __device__ { if constexpr (true) return a; else return 1; }; }"), [3691]);
}

#[test]
fn uses_that_nothing_captures_are_errors() {
    assert_eq!(errors("void f(int a) { [] { return a; }; }"), [1735]);
    assert_eq!(errors("struct S { int v; void f() { [] { return v + sizeof(v); }; } };"), [1738]);
    assert!(errors("void f(const int a) { const int c = 3; [] { return c + sizeof(a); }; }").is_empty());
}
