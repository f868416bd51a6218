//! Qualifications in expressions that types of templates hold, where clang is the host compiler: it mangles them as they are
//! written, so they must be those of the reference. Each row was measured: in the host files of both, compiled by clang, the
//! functions have the same names.

use cufe_base::{DeclarationPolicy, Options, Source};
use cufe_diagnostics::Sink;
use cufe_host::with_module_id;

const HEADER: &str = "namespace cu { inline namespace v1 { namespace st { inline namespace v4 { namespace in { \
    template<class A> constexpr bool vt = true; \
    template<class A> struct ct { static constexpr bool value = true; using type = A; static int nf(A); \
        template<class U> static constexpr int f() { return 1; } template<class U> static constexpr bool v = true; \
        template<class U> using al = U; }; \
    template<class T> constexpr int fn() { return 1; } template<class T> T fa(T); \
    int ov(int); int ov(double); int single(int); \
    struct Pl { template<class T> static T pft(T); template<class T> static constexpr int pvt = 4; \
        static int po(int); static int po(double); }; \
    } using namespace in; } } } } \
    namespace al = cu::st::in; \
    using cu::st::in::ct; using cu::st::in::vt; using cu::st::in::fn; using cu::st::in::fa; using cu::st::in::ov; \
    using cu::st::in::Pl; \
    template<int> struct I {}; template<bool> struct Bo {}; template<class> struct Ty {}; \
    template<class A> constexpr bool gv = true; template<class A> struct gc { static constexpr bool value = true; };";

/// What a header and a source that does not name what it declares become.
fn header_that_nothing_needs(header: &str) -> String {
    let mut options = Options { declarations: DeclarationPolicy::AllUnlessReported, ..Options::default() };
    options.dialect.clang_version = Some(160_000);
    let text = format!("# 1 \"h.h\" 1 3\n{HEADER}\n{header}\n# 2 \"a.cu\" 2\nint x;\n");
    let mut source = Source::new("in.ii", text.into_bytes());
    let mut sink = Sink::default();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    let unit = cufe_parse::analyse(source, tokens, options.clone(), sink);
    let mut out = Vec::new();
    with_module_id(&unit, &options, "ID".to_owned()).write_to(&mut out).expect("writing to memory");
    String::from_utf8_lossy(&out).into_owned()
}

/// The line of a host file that a line after the header became.
fn host_line(text: &str, clang: Option<u32>) -> String {
    let mut options = Options::default();
    options.dialect.clang_version = clang;
    let mut source = Source::new("in.ii", format!("# 1 \"a.cu\"\n{HEADER}\n{text}\n").into_bytes());
    let mut sink = Sink::default();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    let unit = cufe_parse::analyse(source, tokens, options.clone(), sink);
    let mut out = Vec::new();
    with_module_id(&unit, &options, "ID".to_owned()).write_to(&mut out).expect("writing to memory");
    let out = String::from_utf8_lossy(&out).into_owned();
    let start = out.rfind("# 1 \"a.cu\"\n").map_or(0, |at| at + 11);
    out[start..].lines().nth(1).unwrap_or_default().to_owned()
}

fn becomes_in(open: &str, close: &str, ty: &str, wanted: &str) {
    let line = |ty: &str| format!("{open}template<class A> auto f(A a) -> {ty};{close}");
    // Where tokens are left out, a blank stays.
    let squeezed = |text: String| text.split_whitespace().collect::<String>();
    assert_eq!(squeezed(host_line(&line(ty), Some(160_000))), squeezed(line(wanted)), "{ty}");
    assert_eq!(host_line(&line(ty), None), line(ty), "other host compilers mangle what is meant");
}

fn becomes(ty: &str, wanted: &str) {
    becomes_in("", "", ty, wanted);
}

fn stays(ty: &str) {
    becomes(ty, ty);
}

#[test]
fn templates_in_argument_lists_have_their_paths() {
    for qualifier in ["", "al::", "::cu::st::in::", "cu::st::", "::"] {
        let name = |name: &str| format!("Bo<{qualifier}{name}>");
        becomes(&name("vt<A>"), "Bo<cu::v1::st::v4::in::vt<A>>");
        becomes(&name("ct<A>::value"), "Bo<cu::v1::st::v4::in::ct<A>::value>");
        becomes(&name("ct<A>::nf(A())"), "Bo<cu::v1::st::v4::in::ct<A>::nf(A())>");
        becomes(&name("Pl::pvt<A>"), "Bo<cu::v1::st::v4::in::Pl::pvt<A>>");
    }
    becomes("Bo<al::ct<A>::type::value>", "Bo<cu::v1::st::v4::in::ct<A>::type::value>");
    becomes("Bo<al::ct<int>::template v<A>>", "Bo<cu::v1::st::v4::in::ct<int>::template v<A>>");
}

#[test]
fn it_does_not_matter_how_deep_in_an_argument_list_they_stand() {
    becomes("I<1 + al::vt<A>>", "I<1 + cu::v1::st::v4::in::vt<A>>");
    becomes("I<sizeof(al::vt<A>)>", "I<sizeof(cu::v1::st::v4::in::vt<A>)>");
    becomes("Bo<noexcept(al::vt<A>)>", "Bo<noexcept(cu::v1::st::v4::in::vt<A>)>");
    becomes("Ty<decltype(al::vt<A>)>", "Ty<decltype(cu::v1::st::v4::in::vt<A>)>");
    becomes("Ty<int (*)[al::ct<A>::value]>", "Ty<int (*)[cu::v1::st::v4::in::ct<A>::value]>");
    becomes("typename ct<decltype(al::vt<A>)>::type", "typename ct<decltype(cu::v1::st::v4::in::vt<A>)>::type");
    becomes("decltype(I<al::ct<A>::value>())", "decltype(I<cu::v1::st::v4::in::ct<A>::value>())");
}

#[test]
fn elsewhere_they_stay() {
    stays("decltype(al::vt<A>)");
    stays("decltype(a + ::vt<A>)");
    stays("decltype(cu::st::ct<A>::value)");
    stays("decltype(al::ct<A>::nf(a))");
    stays("decltype(sizeof(al::vt<A>))");
    stays("decltype(cu::st::Pl::pvt<A>)");
    stays("int (*)[al::ct<A>::value]");
    becomes("decltype(al::vt<Bo<al::vt<A>>>)", "decltype(al::vt<Bo<cu::v1::st::v4::in::vt<A>>>)");
}

#[test]
fn members_with_template_arguments_have_the_path_of_their_class_template_everywhere() {
    for qualifier in ["", "al::", "::cu::st::in::", "cu::st::", "::"] {
        let name = |name: &str| format!("{qualifier}{name}");
        becomes(
            &format!("decltype({})", name("ct<A>::template f<A>()")),
            "decltype(cu::v1::st::v4::in::ct<A>::template f<A>())",
        );
        becomes(&format!("I<{}>", name("ct<A>::template f<A>()")), "I<cu::v1::st::v4::in::ct<A>::template f<A>()>");
    }
    becomes("decltype(al::ct<int>::f<A>())", "decltype(cu::v1::st::v4::in::ct<int>::f<A>())");
}

#[test]
fn functions_have_the_path_of_the_scope_that_is_named() {
    for (open, close) in [("decltype(", ")"), ("I<", ">"), ("Ty<decltype(", ")>"), ("I<sizeof(", ")>")] {
        let name = |name: &str| format!("{open}{name}{close}");
        for function in ["fn<A>()", "fa(A())", "ov(A())"] {
            becomes(&name(&format!("al::{function}")), &name(&format!("cu::v1::st::v4::in::{function}")));
            becomes(&name(&format!("::cu::st::in::{function}")), &name(&format!("cu::v1::st::v4::in::{function}")));
            becomes(&name(&format!("cu::st::{function}")), &name(&format!("cu::v1::st::{function}")));
            stays(&name(&format!("::{function}")));
            stays(&name(function));
        }
        for member in ["pft(A())", "template pft<A>(A())", "po(A())"] {
            for qualifier in ["", "al::", "::cu::st::in::", "cu::st::", "::"] {
                let wanted = format!("cu::v1::st::v4::in::Pl::{}", member.trim_start_matches("template "));
                becomes(&name(&format!("{qualifier}Pl::{member}")), &name(&wanted));
            }
        }
        stays(&name("cu::st::single(sizeof(A))"));
    }
}

#[test]
fn scopes_around_are_left_out() {
    let inner = [
        ("namespace cu { ", "}", "v1::st::v4::in::"),
        ("namespace cu { namespace other { ", "}}", "v1::st::v4::in::"),
        ("namespace cu { inline namespace v1 { namespace st { ", "}}}", "v4::in::"),
        ("namespace cu { struct S { ", "}; }", "v1::st::v4::in::"),
        ("namespace sib { namespace deep { ", "}}", "cu::v1::st::v4::in::"),
    ];
    for (open, close, path) in inner {
        becomes_in(open, close, "Bo<al::vt<A>>", &format!("Bo<{path}vt<A>>"));
        becomes_in(open, close, "Bo<al::ct<A>::value>", &format!("Bo<{path}ct<A>::value>"));
        becomes_in(open, close, "decltype(al::fa(a))", &format!("decltype({path}fa(a))"));
        becomes_in(open, close, "decltype(al::Pl::po(a))", &format!("decltype({path}Pl::po(a))"));
        becomes_in(open, close, "Bo<::gv<A>>", "Bo<gv<A>>");
        becomes_in(open, close, "Bo<::gc<A>::value>", "Bo<gc<A>::value>");
    }
    let (open, close) =
        ("namespace cu { inline namespace v1 { namespace st { inline namespace v4 { namespace in { ", "}}}}}");
    becomes_in(open, close, "Bo<cu::st::vt<A>>", "Bo<vt<A>>");
    becomes_in(open, close, "Bo<in::ct<A>::value>", "Bo<ct<A>::value>");
    // The namespace of a function is named: without it, argument-dependent lookup would find others.
    becomes_in(open, close, "decltype(cu::st::in::fa(a))", "decltype(in::fa(a))");
    becomes_in(open, close, "decltype(cu::st::Pl::po(a))", "decltype(Pl::po(a))");
}

#[test]
fn members_of_classes_around_and_of_their_bases_stand_alone() {
    let (open, close) = (
        "namespace cu { struct X { template<class U> struct K { static constexpr bool value = true; }; }; \
         template<class T> struct S : X { template<class U> static constexpr bool v = true; ",
        "}; }",
    );
    becomes_in(open, close, "Bo<S<T>::template v<A>>", "Bo<v<A>>");
    becomes_in(open, close, "Bo<cu::X::K<A>::value>", "Bo<K<A>::value>");
    becomes_in(open, close, "Bo<K<A>::value>", "Bo<K<A>::value>");
}

#[test]
fn a_name_that_would_mean_something_else_gets_more_of_its_path() {
    let rows = [
        ("namespace cu { namespace n { namespace v1 { } ", "}}", "cu::v1::st::v4::in::"),
        ("namespace n { namespace cu { } ", "}", "::cu::v1::st::v4::in::"),
        ("namespace n { struct S { int cu; ", "}; }", "::cu::v1::st::v4::in::"),
        ("namespace n { int v1; ", "}", "cu::v1::st::v4::in::"),
    ];
    for (open, close, path) in rows {
        becomes_in(open, close, "Bo<al::vt<A>>", &format!("Bo<{path}vt<A>>"));
        becomes_in(open, close, "Bo<al::ct<A>::value>", &format!("Bo<{path}ct<A>::value>"));
        becomes_in(open, close, "decltype(al::fa(a))", &format!("decltype({path}fa(a))"));
    }
    // Also where two using-directives make it ambiguous.
    becomes_in(
        "namespace m { template<class A> struct gc; } namespace n { using namespace m; ",
        "}",
        "Bo<::gc<A>::value>",
        "Bo<::gc<A>::value>",
    );
}

#[test]
fn what_an_alias_template_is_made_of_is_written_where_it_is_declared() {
    let line = |path: &str| {
        format!("namespace n {{ template<class A> using r = Bo<{path}vt<A>>; }} template<class A> n::r<A> f(A);")
    };
    assert_eq!(host_line(&line("::cu::st::"), Some(160_000)), line("cu::v1::st::v4::in::"));
}

#[test]
fn bodies_stay() {
    let line = "template<class A> void f(A) { Bo<al::ct<A>::value> b; static_assert(al::vt<A>); }";
    assert!(host_line(line, Some(160_000)).contains("static_assert(al::vt<A>)"));
}

#[test]
fn functions_that_only_bodies_of_headers_call_count() {
    let header = "template<class A> auto f(A a) -> Bo<al::vt<A>>; template<class A> void g(A a) { f(a); }";
    let wanted = header.replace("al::vt", "cu::v1::st::v4::in::vt");
    assert!(header_that_nothing_needs(header).contains(&wanted));
    // Where there is something to report, what is needed decides: this is not read.
    let ill_formed = format!("{header} struct S {{ int m; int m; }};");
    assert!(header_that_nothing_needs(&ill_formed).contains(&ill_formed));
}
