//! Host texts of extended lambdas.

use cufe_base::{Options, Source};
use cufe_diagnostics::Sink;
use cufe_host::with_module_id;

/// The whole host file of a text, with blanks made one.
fn host_file(text: &str) -> String {
    let mut text = format!("# 1 \"a.cu\"\n{text}");
    for word in ["device", "host"] {
        text = text.replace(&format!("__{word}__"), &format!("__attribute__(({word}))"));
    }
    let options = Options { extended_lambda: true, ..Options::default() };
    let mut source = Source::new("in.ii", text.into_bytes());
    let mut sink = Sink::default();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    let unit = cufe_parse::analyse(source, tokens, options.clone(), sink);
    let mut out = Vec::new();
    with_module_id(&unit, &options, "ID".to_owned()).write_to(&mut out).expect("writing to memory");
    let out = String::from_utf8_lossy(&out).into_owned();
    out.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect::<Vec<_>>().join("\n")
}

fn assert_holds(text: &str, expected: &str) {
    let file = host_file(text);
    assert!(file.contains(expected), "{expected}\nis not in\n{file}");
}

#[test]
fn a_device_lambda_becomes_a_value_of_its_wrapper() {
    assert_holds(
        "void f(int a) { auto l = [a] __device__ (int x) { return a + x; }; }",
        "auto l = __nv_dl_wrapper_t<__nv_dl_tag<void (*)(int a), (& ::f), 1>, \
         typename __nvdl_remove_ref<decltype(a)>::type>(__nv_dl_tag<void (*)(int a), (& ::f), 1>{}, a); }",
    );
}

#[test]
fn a_host_device_lambda_is_passed_to_the_factory() {
    assert_holds(
        "void f(int a) { g([=] __host__ __device__ (int x) mutable { return a + x; }); }",
        "g(__nv_hdl_create_wrapper_t<true, false, __nv_dl_tag<void (*)(int a), (& ::f), 1>, \
         typename __nvdl_remove_ref<decltype(a)>::type>::__nv_hdl_create_wrapper([=] (int x) mutable { return a + x; }, a));",
    );
}

#[test]
fn members_are_named_by_their_class_and_its_parameters_stay() {
    assert_holds(
        "template <class T> struct S { template <class U, int N> T m(U u = U()) const; }; \
         template <class T> template <class U, int N> T S<T>::m(U u) const { [this] __device__ {}; }",
        "__nv_dl_wrapper_t<__nv_dl_tag<T (S::*)(U u) const, (&S::m<U, N>), 1>, decltype(this) const>(",
    );
}

#[test]
fn what_is_no_part_of_the_type_is_left_out() {
    assert_holds(
        "struct S { [[nodiscard]] static inline int *m(int a = 3, ...) { [] __device__ {}; return 0; } };",
        "__nv_dl_tag<int * (*)(int a , ...), (&S::m), 1>",
    );
}

#[test]
fn a_trailing_return_type_without_parameters_is_part_of_the_tag() {
    assert_holds("void f() { [] __device__ (int x) -> long { return x; }; }", "(& ::f), long, 1>");
    assert_holds("void f() { [] __device__ (int x) -> decltype(x) { return x; }; }", "(& ::f), 1>");
}

#[test]
fn init_captures_have_decayed_types() {
    assert_holds(
        "void f(int a) { [b = a + 1, c{2}] __device__ { return b + c; }; }",
        ", typename ::std::decay<decltype(a + 1)>::type, typename ::std::decay<decltype(2)>::type>",
    );
}

#[test]
fn a_parent_directive_replaces_the_function() {
    assert_holds(
        "void g(); void f() { [] __device__ __nv_parent(&g) (int x) { return x; }; }",
        "__nv_dl_tag<decltype(&g), (&g), 1>",
    );
}

#[test]
fn device_lambdas_outside_of_functions_lose_their_bodies() {
    assert_holds("auto l = [] __device__ (int x) { return x; };", "auto l = [] (int x) { };");
}

#[test]
fn the_templates_stand_where_the_runtime_header_asks_for_them() {
    let sentinel = "struct __attribute__((device_builtin)) __nv_lambda_preheader_injection { };";
    let file = host_file(&format!("int before; {sentinel} int after; void f(int a) {{ [a] __device__ {{}}; }}"));
    let place = file.find("# 1 \"nvcc_internal_extended_lambda_implementation\"").expect("the templates");
    assert!(file.find("int before;").expect("before") < place);
    assert!(place < file.find("# 1 \"a.cu\"\n int after;").or(file.find("int after;")).expect("after"));
    assert_eq!(file.matches("template <class __tag, class __c1> struct __nv_dl_wrapper_t<__tag, __c1>").count(), 1);
    assert!(!host_file("void f() {}").contains("__nv_dl_wrapper_t"));
}
