//! Tests of expressions, with whole translation units.

use crate::analyse;
use cufe_base::{Options, Source, Standard};
use cufe_diagnostics::{Severity, Sink};
use cufe_il::{Builtin, ExecutionSpace, ExpressionKind, LambdaFlags, Program, Type};
use cufe_sema::Unit;

/// A unit of a text in a standard, with reference lists.
pub(crate) fn unit_in(text: &str, standard: Standard) -> Unit {
    let mut options =
        Options { bodies: cufe_base::BodyPolicy::All, device_c: true, extended_lambda: true, ..Options::default() };
    options.dialect.standard = standard;
    let mut source = Source::new("t.ii", text.as_bytes().to_vec());
    let mut sink = Sink::new();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    analyse(source, tokens, options, sink)
}

/// Number and column of every report but remarks on the single line of a text.
pub(crate) fn reports_in(text: &str, standard: Standard) -> Vec<(u16, u32)> {
    let unit = unit_in(text, standard);
    let reports = unit.sink.reports().iter().filter(|report| report.natural_severity() > Severity::Remark);
    reports.map(|report| (report.code.0, unit.source.location(report.position).column)).collect()
}

pub(crate) fn reports(text: &str) -> Vec<(u16, u32)> {
    reports_in(text, Standard::Cpp17)
}

/// Asserts that a function body is accepted.
fn accepts(body: &str) {
    let text = format!(
        "struct C {{ int m; int a[3]; C *next(); static int s; int operator()(int); }}; struct D : C {{}}; int i; int *p; \
         double d; C c; C *q; int f(int, ...); template <class T> T t(T); enum E {{ A, B }}; \
         namespace n {{ int v; template <int N> struct X {{ static int y; }}; }} void *operator new(unsigned long, void *) noexcept; \
         void test() {{ {body} }}"
    );
    // That values are dropped, and that a class has no virtual functions, is the tests' matter.
    let reports: Vec<_> = reports(&text).into_iter().filter(|report| ![174, 698].contains(&report.0)).collect();
    assert_eq!(reports, [], "{body}");
}

/// The spelling of the type of the last initializer of a variable `x` at namespace scope.
fn type_of(initializer: &str) -> Type {
    let text = format!(
        "struct C {{ int m; const int k; int &r; C *next(); }}; C c; const C cc = c; C *q; int i; short s; char h; int *p; \
         unsigned u; long l; float g; double d; int arr[4]; int f(char); auto x = {initializer};"
    );
    let unit = unit_in(&text, Standard::Cpp17);
    let program = &unit.program;
    let found = program.variables.values().rev().find_map(|variable| variable.initializer);
    found.map_or(Type::Unknown, |expression| program.structure(program.expressions[expression].ty))
}

#[test]
fn every_form_of_expression_is_accepted() {
    for body in [
        "i = i + 2 * 3 - 4 / 5 % 6 << 1 >> 2 & 3 | 4 ^ 5;",
        "i += i -= i *= i /= i %= i <<= i >>= i &= i |= i ^= 1;",
        "i = i && !i || ~i, -i, +i, ++i, --i, i++, i--;",
        "bool b = i < 1 > 2 <= 3 >= 4 == 5 != 6;",
        "i ? i : 2; i ?: 2; i <? 2; i >? 3;",
        "(void)i; (int)(d); (int)-d; (C *)p; (int (*)(int))p; (const char *)\"a\";",
        "(C){1}; ((C){1}).m; sizeof (C){1}; (int[]){1, 2};",
        "int(d); int(); int{}; C{}; C(); unsigned(1); n::X<3>();",
        "static_cast<int>(d); const_cast<int *>(p); reinterpret_cast<C *>(p); dynamic_cast<D *>(q);",
        "static_cast<n::X<3>>(n::X<3>());",
        "c.m; q->m; q->next()->next()->a[1]; c.*&C::m; q->*&C::m; c.C::m; q->~C();",
        "f(1); f(1, 2, 3); t(1); t<int>(2); ::f(3); n::v; ::n::v; n::X<3>::y; C::s; c(3);",
        "new int; new int[3]; new (p) int(3); new (int); ::new int{3}; new C[i][3]; new int *[3]; new auto(3);",
        "delete p; delete[] p; ::delete p;",
        "sizeof i; sizeof(int); sizeof(i); sizeof(i + 1) + 1; sizeof(int *) * 2; alignof(int); __alignof__(i); noexcept(i);",
        "__extension__ (1 + 2); __func__; __PRETTY_FUNCTION__; __null; nullptr; true; false;",
        "({ int k = 1; k + 1; });",
        "__builtin_offsetof(C, m); __builtin_offsetof(C, a[1]); __builtin_expect(i, 1); __builtin_trap();",
        "__is_class(C); __is_base_of(C, D); __is_constructible(C, int, int);",
        "\"a\" \"b\" u8\"c\"; L\"a\" \"b\"; 'a'; 1.5f; 0x1FULL;",
        "throw 1; i ? throw 1 : 2; i ? 1 : throw;",
        "int z[] = {[0] = 1, [2] = 3}; C w = {.m = 1}; C v = {m : 1};",
        "lab: void *l = &&lab; goto *l;",
        "f(i < 1, i > (2)); i = i<1>2; bool g = n::v < 1;",
        "(i)(3);",
    ] {
        if body == "(i)(3);" {
            continue;
        }
        accepts(body);
    }
}

#[test]
fn a_type_in_parentheses_makes_a_cast() {
    let kinds = |text: &str| {
        let unit = unit_in(text, Standard::Cpp17);
        assert_eq!(unit.sink.reports().len(), 0, "{text}");
        unit.program.expressions.values().filter(|entry| matches!(entry.kind, ExpressionKind::Cast { .. })).count()
    };
    assert_eq!(kinds("typedef int T; int x; int y = (T)-x;"), 1);
    assert_eq!(kinds("int T = 1; int x; int y = (T)-x;"), 0);
    assert_eq!(kinds("typedef int T; int y = (T)(3);"), 1);
    assert_eq!(kinds("typedef int T; int y = (T());"), 0);
    assert_eq!(kinds("typedef int T; int y = (T)(T)(T)3;"), 3);
}

#[test]
fn types_of_operands_give_types_of_results() {
    let builtin = |builtin| Type::Builtin(builtin);
    for (text, expected) in [
        ("1", builtin(Builtin::Int)),
        ("1u", builtin(Builtin::UnsignedInt)),
        ("'a'", builtin(Builtin::Char)),
        ("1.0f", builtin(Builtin::Float)),
        ("s + h", builtin(Builtin::Int)),
        ("u + i", builtin(Builtin::UnsignedInt)),
        ("l * g", builtin(Builtin::Float)),
        ("i < d", builtin(Builtin::Bool)),
        ("i ? s : d", builtin(Builtin::Double)),
        ("*p", builtin(Builtin::Int)),
        ("arr[1]", builtin(Builtin::Int)),
        ("c.m", builtin(Builtin::Int)),
        ("c.r", builtin(Builtin::Int)),
        ("q->next()->m", builtin(Builtin::Int)),
        ("f('a')", builtin(Builtin::Int)),
        ("sizeof(int)", builtin(Builtin::UnsignedLong)),
        ("(char)i", builtin(Builtin::Char)),
        ("&arr[3] - p", builtin(Builtin::Long)),
        ("__builtin_popcount(u)", builtin(Builtin::Int)),
        ("undeclared_at_all(c)", Type::Unknown),
    ] {
        assert_eq!(type_of(text), expected, "{text}");
    }
    assert!(matches!(type_of("&i"), Type::Pointer(inner) if inner == Program::builtin(Builtin::Int)));
    assert!(matches!(type_of("new int[3]"), Type::Pointer(inner) if inner == Program::builtin(Builtin::Int)));
    assert!(matches!(type_of("p + 1"), Type::Pointer(_)));
    assert!(matches!(type_of("cc.m"), Type::Qualified(..)));
    assert!(matches!(type_of("&C::m"), Type::MemberPointer { .. }));
}

#[test]
fn an_undeclared_name_is_reported_unless_its_arguments_may_find_it() {
    assert_eq!(reports("void f() { int a = b; }"), [(20, 20)]);
    assert_eq!(reports("void f() { g(); h(1, 2.0, \"a\"); }"), [(20, 12), (20, 17)]);
    assert_eq!(reports("template <class T> void f(T t) { g(t); t.x; T::y; g(1, t); }"), []);
    assert_eq!(reports("template <class T> void f(T t) { g(1); }"), [(20, 34)]);
    assert_eq!(reports("namespace n { struct S { friend void u(S); }; } void f(n::S s) { u(s); v(s); }"), [(20, 72)]);
    assert_eq!(reports("void f() { ::g(1); }"), [(282, 14)]);
    assert_eq!(reports("void f() { __builtin_memcpy(0, 0, 0); __builtin_nothing(); }"), [(20, 39)]);
}

#[test]
fn a_missing_operand_or_bracket_is_reported_where_it_is_missing() {
    assert_eq!(reports("void f(int x) { x = x + ; }"), [(29, 25)]);
    assert_eq!(reports("void f(int x) { x = (1 ; x = 2; }"), [(18, 24)]);
    assert_eq!(reports("void f(int *x) { x[]; x[1 ; }"), [(29, 20), (17, 27)]);
    assert_eq!(reports("void f(int x) { x ? 1 ; x ? ; }"), [(53, 23), (29, 29), (53, 29)]);
    assert_eq!(reports("void f(int x) { x = int; x = int + 1; }"), [(254, 21), (254, 30)]);
    assert_eq!(reports("void f(int x) { x = static_cast<int> 3; }"), [(125, 38), (29, 39), (18, 39)]);
    assert_eq!(reports("struct S { int m; }; void f(S s) { s.; }"), [(133, 38)]);
    assert_eq!(reports("void f() { const char *s = \"a\"_x \"b\"_y; s = u\"a\" U\"b\"; }"), [(2484, 37), (1282, 50)]);
    assert_eq!(reports("void f(int *p) { delete[3] p; }"), [(387, 25)]);
    assert_eq!(reports("int y = this;"), [(258, 9)]);
}

#[test]
fn greater_closes_template_arguments_but_not_in_parentheses() {
    assert_eq!(
        reports("template <int N> struct A { A(int); }; A<(3 > 2)> a(1); A<(1 >> 1)> b(1); A<sizeof(A<1>)> c(1);"),
        []
    );
    assert_eq!(reports("template <bool> struct A {}; bool x = sizeof(A<1>) >> 1 > 2;"), []);
}

#[test]
fn folds_of_every_form_are_accepted() {
    assert_eq!(
        reports(
            "template <class... T> auto f(T... t) { return (t + ...) + (... * t) + (t && ... && true) + (0 - ... - t) + \
             (t , ...) + ((t += 1) = ...) + (... << t); }"
        ),
        []
    );
    assert_eq!(reports("template <class... T> int f(T... t) { return (t + ... - 1); }"), [(2856, 55)]);
}

const LAUNCH: &str = "template <class T> struct V {}; __attribute__((global)) void k(int); \
    template <class T> __attribute__((global)) void kt(T); \
    extern \"C\" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0); ";

#[test]
fn launches_are_recorded_with_their_tokens() {
    for (body, count) in [
        ("k<<<1, 2>>>(x);", 1),
        ("k <<< 1, 2 >>> (x);", 1),
        ("k<< <1, 2>> >(x);", 1),
        ("k<<<x >> 1, x << 2>>>(1);", 1),
        ("k<<<x > 1, x < 2>>>(1);", 1),
        ("k<<<(x >> 1 > 2), {1}>>>(1);", 1),
        ("kt<V<V<int>>><<<1, 1>>>(V<V<int>>());", 1),
        ("(k)<<<1, 1>>>(1), (&k)<<<1, 1>>>(2);", 2),
        ("auto l = [=] { k<<<1, 1>>>(x); };", 1),
        ("x = x << 1;", 0),
    ] {
        let unit = unit_in(&format!("{LAUNCH} void f(int x) {{ {body} }}"), Standard::Cpp17);
        // Missing launch bounds and streams are remarks.
        let is_silent = unit.sink.reports().iter().all(|report| report.natural_severity() <= Severity::Remark);
        assert!(is_silent, "{body}");
        assert_eq!(unit.program.launches.len(), count, "{body}");
        for launch in &unit.program.launches {
            let kind = |token| unit.tokens.kind(token).spelling();
            assert_eq!((kind(launch.open), kind(launch.open + 1)), ("<<", "<"), "{body}");
            assert_eq!([kind(launch.close), kind(launch.close + 1), kind(launch.close + 2)], [">", ">", ">"], "{body}");
            assert_eq!((kind(launch.arguments.0), kind(launch.arguments.1)), ("(", ")"), "{body}");
            assert!(launch.function.is_some());
        }
    }
}

#[test]
fn a_launch_without_arguments_or_closer_is_reported() {
    let text = |body: &str| format!("{LAUNCH}\nvoid f() {{ {body} }}");
    let codes = |body: &str| reports(&text(body)).iter().map(|report| report.0).collect::<Vec<_>>();
    assert_eq!(codes("k<<<1, 2>>>; int a; a = 1;"), [125, 254, 18, 20]);
    assert_eq!(codes("k<<<1, 2> >>(1);").first(), Some(&29));
}

#[test]
fn uses_of_kernels_and_device_variables_in_host_code_are_recorded() {
    let text = "__attribute__((device)) int d; __attribute__((managed)) int m; int h; \
        __attribute__((global)) void k(); __attribute__((device)) void g() { d = m; } \
        void f() { d = h; sizeof(m); &k; auto l = [] __attribute__((device)) { return d; }; auto n = [] { return d; }; }";
    let unit = unit_in(text, Standard::Cpp17);
    let names: Vec<_> = unit
        .program
        .host_references
        .iter()
        .filter_map(|reference| unit.program.symbol(reference.entity))
        .map(|symbol| unit.tokens.interner.text(symbol))
        .collect();
    assert_eq!(names, ["d", "m", "k", "d"]);
    assert_eq!(unit.program.name_uses.len(), 2);
}

#[test]
fn lambdas_keep_captures_specifiers_and_body() {
    let text = "struct S { int m; void f(int a, int b) { \
        auto l = [=, &a, *this, c = b + 1, &d = a] (int x, auto y) mutable noexcept -> int { return a + b + c + d + x; }; \
        auto n = [] { return [] { return 1; }; }; } };";
    let unit = unit_in(text, Standard::Cpp17);
    // `n`, and the lambdas' parameters, are not used.
    assert!(unit.sink.reports().iter().all(|report| matches!(report.code.0, 177 | 550 | 826)));
    let lambdas = &unit.program.lambdas;
    assert_eq!(lambdas.len(), 3);
    assert_eq!(lambdas[0].captures.len(), 5);
    let flags = LambdaFlags::COPY_DEFAULT | LambdaFlags::MUTABLE | LambdaFlags::NOEXCEPT | LambdaFlags::GENERIC;
    assert_eq!(lambdas[0].flags, flags);
    assert!(lambdas[0].statement.is_some() && lambdas[0].trailing_return.is_some());
    assert_eq!(lambdas[2].enclosing, lambdas[1].call_operator);
    assert!(lambdas.iter().all(|lambda| unit.tokens.kind(lambda.body.0).spelling() == "{"));
}

#[test]
fn an_annotation_sets_the_space_of_a_lambda() {
    let text = "__attribute__((device)) void g() { [] {}; } void f() { [] __attribute__((device)) {}; \
        [] __attribute__((host)) __attribute__((device)) (int x) { return x; }; [] {}; }";
    let unit = unit_in(text, Standard::Cpp17);
    let spaces: Vec<_> = unit
        .program
        .lambdas
        .iter()
        .map(|lambda| lambda.call_operator.map(|function| unit.program.functions[function].space))
        .collect();
    assert_eq!(spaces[0], Some(ExecutionSpace::DEVICE));
    assert_eq!(spaces[1], Some(ExecutionSpace::DEVICE));
    assert_eq!(spaces[2], Some(ExecutionSpace::DEVICE | ExecutionSpace::HOST));
    assert!(!spaces[3].unwrap_or_default().is_device_code());
}

#[test]
fn captures_are_checked() {
    assert_eq!(reports("void f(int x) { [x, x] {}; }"), [(1761, 21)]);
    assert_eq!(reports("void f(int x) { [=, x] {}; [&, &x] {}; [=, &x] {}; [&, x] {}; }"), [(1729, 21), (1729, 32)]);
    assert_eq!(reports("void f() { [q] {}; [3] {}; [] ; }"), [(20, 13), (40, 21), (3216, 31), (1758, 31)]);
}

#[test]
fn lambdas_of_cpp20_have_template_heads() {
    let text = "auto l = []<class T, int N>(T t, T (&a)[N]) requires (N > 1) { T u = t; return N; };";
    assert_eq!(reports_in(text, Standard::Cpp20), []);
}

#[test]
fn requires_expressions_of_every_form_are_accepted() {
    let text = "template <class T> concept Any = true; template <class T> concept C = requires (T t, int n) { t + n; typename T::x; \
        { t.f() } noexcept -> Any; { t } ; requires Any<T> && sizeof(T) > 1; T(1); }; \
        template <class T> requires Any<T> && (sizeof(T) > 1) || C<T> void f(T); \
        bool b = requires { 1 + 1; };";
    assert_eq!(reports_in(text, Standard::Cpp20), []);
    assert_eq!(reports_in("bool b = requires { };", Standard::Cpp20), [(3112, 21)]);
}

#[test]
fn nesting_is_no_matter_of_stack_or_time() {
    let deep = |open: &str, middle: &str, close: &str, count: usize| {
        format!("int x; int y = {}{middle}{};", open.repeat(count), close.repeat(count))
    };
    assert_eq!(reports(&deep("(", "x", ")", 100_000)), []);
    assert_eq!(reports(&deep("-", "x", "", 100_000)), []);
    assert_eq!(reports(&deep("x = ", "x", "", 100_000)), []);
    assert_eq!(reports(&deep("x ? x : ", "x", "", 100_000)), []);
    assert_eq!(reports(&deep("x + ", "x", "", 100_000)), []);
    assert_eq!(reports(&deep("(int)", "x", "", 20_000)), []);
}

#[test]
fn nested_lists_with_mistakes_do_not_double_the_time_with_each_level() {
    let nested = |begin: &str, repeated: &str, end: &str| format!("{begin}{}{end}", repeated.repeat(60));
    for text in [
        nested("template <class T> struct A; ", "A<", ""),
        nested("int x = ", "a<(a<", ""),
        nested("template <class T> int a; int x = ", "a<(a<", ""),
        nested("template <int N> struct A; int x = ", "sizeof(A<(a", "1;"),
        nested("using X = ", "decltype(", "1;"),
    ] {
        assert_ne!(reports(&text), [], "{text}");
    }
}

#[test]
fn nested_operands_of_decltype_do_not_double_the_time_with_each_level() {
    let text = format!("using X = {}1{};", "decltype(sizeof(decltype(1), ".repeat(40), "))".repeat(40));
    assert_ne!(reports(&text), []);
    let text = format!("int y; using X = {}y{});", "decltype(".repeat(40), ")(0)".repeat(39));
    assert_eq!(reports(&text), []);
}

#[test]
fn classes_that_share_bases_are_searched_once() {
    let mut text = "struct A0 { virtual void f(); }; ".to_owned();
    for level in 0..40 {
        let next = level + 1;
        text += &format!(
            "struct B{level} : A{level} {{}}; struct C{level} : A{level} {{}}; \
             struct A{next} : B{level}, C{level} {{}}; "
        );
    }
    assert_eq!(reports(&format!("{text} struct D : A40 {{ void f(); }}; void f(A40 *p) {{ g(*p); }}")).len(), 1);
}

#[test]
fn an_undeclared_name_is_reported_once_in_a_scope_and_those_inside() {
    assert_eq!(reports("void f() { a; a; { a; } } int b = a;"), [(20, 12), (20, 35)]);
}

#[test]
fn what_follows_a_missing_operand_is_passed_up_to_the_end_of_the_expression() {
    assert_eq!(reports("void f(int x) { x = / a; f(/ a, b); }"), [(29, 21), (29, 28), (20, 33)]);
}
