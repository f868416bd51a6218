//! Host files of small sources, construct by construct.

use cufe_base::{Options, Source, Standard};
use cufe_diagnostics::Sink;
use cufe_host::with_module_id;

/// What the CUDA headers declare, as far as the sources here need it.
const HEADER: &str = "extern \"C\" int __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);";

fn options() -> Options {
    let mut options = Options { static_host_stub: true, device_hidden_visibility: true, ..Options::default() };
    options.dialect.standard = Standard::Cpp20;
    options
}

fn separate() -> Options {
    Options { static_host_stub: false, device_c: true, ..options() }
}

/// The host file's text for the lines of a source, with CUDA's words in place of their macros.
fn host_text(text: &str, options: &Options) -> String {
    let mut text = format!("# 1 \"h.h\"\n{HEADER}\n# 1 \"a.cu\"\n{text}");
    for word in ["device", "global", "host", "managed", "shared", "constant"] {
        text = text.replace(&format!("__{word}__"), &format!("__attribute__(({word}))"));
    }
    let mut source = Source::new("in.ii", text.into_bytes());
    let mut sink = Sink::default();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    let unit = cufe_parse::analyse(source, tokens, options.clone(), sink);
    let mut out = Vec::new();
    with_module_id(&unit, options, "ID".to_owned()).write_to(&mut out).expect("writing to memory");
    let out = String::from_utf8_lossy(&out).into_owned();
    let start = out.find("# 1 \"a.cu\"\n").map_or(0, |at| at + 11);
    let end = out.find("\n# 1 \"\"\n#define _NV_ANON").unwrap_or(out.len());
    // Runs of blanks stand for what was cut: their length says nothing.
    out[start..end]
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect::<Vec<_>>()
        .join("\n")
}

const EXIT: &str = "{ volatile int __cufe_status = 1; ::exit(__cufe_status); }";
const FREE: &str = "{ void *volatile __cufe_none = 0; ::free(__cufe_none); }";

macro_rules! cases {
    ($($name:ident($options:expr) $source:literal => $expected:expr;)*) => {$(
        #[test]
        fn $name() {
            assert_eq!(host_text($source, &$options), $expected.to_string());
        }
    )*};
}

cases! {
    members_of_device_code_get_no_attribute(options())
        "struct S { int a; __device__ S() : a(1) { } __device__ ~S() { } __device__ virtual int f() const; };\n__device__ int S::f() const { return a; }"
        => format!("struct S {{ int a; S() : a(1) {FREE} ~S() {FREE} virtual int f() const; }};\nint S::f() const {EXIT}");
    builtin_variables_in_headers_get_their_name(options())
        "__attribute__((device_builtin)) extern const struct uint3 { unsigned x; } threadIdx;\n# 1 \"h.h\" 1 3\ntemplate<class T> struct A { int tid = threadIdx.x; __device__ int f(int i = threadIdx.x) { return threadIdx.x; } };\nstruct B { int threadIdx; __host__ __device__ int g() { return this->threadIdx; } };\n__host__ __device__ inline unsigned h() { return threadIdx.x; }\n# 2 \"a.cu\" 2\nA<int> *a;"
        => format!("extern const struct uint3 {{ unsigned x; }} __device_builtin_variable_threadIdx;\n# 1 \"h.h\" 1 3\ntemplate<class T> struct A {{ int tid = __device_builtin_variable_threadIdx.x; int f(int i = __device_builtin_variable_threadIdx.x) {{ volatile int __cufe_status = 1; (void)i; ::exit(__cufe_status); }} }};\nstruct B {{ int threadIdx; int g() {{ return this->threadIdx; }} }};\ninline unsigned h() {{ return __device_builtin_variable_threadIdx.x; }}\n# 2 \"a.cu\" 2\nA<int> *a;");
    alignments_and_voids_in_types_of_templates_are_written_as_the_reference_does(options())
        "template<bool> struct B { }; template<class T> B<(alignof(T) > 2)> a(T) { return B<alignof(int) == 4>(); }\ntemplate<class T> auto b(T t) -> decltype(t + 1, void()) { return void(); }\ntemplate<class T> auto c(T t) -> decltype(void(t + alignof(int)));"
        => "template<bool> struct B { }; template<class T> B<(__alignof__(T) > 2)> a(T) { return B<alignof(int) == 4>(); }\ntemplate<class T> auto b(T t) -> decltype(t + 1, ((void)0)) { return void(); }\ntemplate<class T> auto c(T t) -> decltype(void(t + __alignof__(int)));";
    scalars_made_in_types_of_templates_are_casts(options())
        "typedef struct S *P; typedef int I; namespace N { enum E { e, z = 0 }; struct C { enum class F : long { a = 1 }; }; } template<class T, class U> int f(T, U);\ntemplate<class T> decltype(f(T(), int{} + I{} * I())) a(T);\ntemplate<class T> decltype(f(P{}, T{P()})) b(T);\ntemplate<class T> auto c(T t) -> decltype(f(bool{sizeof t > 3}, long{t}));\ntemplate<class T> decltype(f(N::E{}, T(N::C::F{}))) d(int (*)[sizeof(T) + unsigned()]);\ntemplate<class T> T e() { return int{} + long{3}; }\nint g(decltype(int{}) i = int{});\ntemplate<class... T> void h(decltype(f(int{T()...}, P{}))...);"
        => "typedef struct S *P; typedef int I; namespace N { enum E { e, z = 0 }; struct C { enum class F : long { a = 1 }; }; } template<class T, class U> int f(T, U);\ntemplate<class T> decltype(f(T(), 0 + 0 * I())) a(T);\ntemplate<class T> decltype(f(((P)0LL), T{P()})) b(T);\ntemplate<class T> auto c(T t) -> decltype(f(((bool)(sizeof t > 3)), ((long)(t))));\ntemplate<class T> decltype(f(((N::E)::N::e), T(((N::C::F)0L)))) d(int (*)[sizeof(T) + ((unsigned)0)]);\ntemplate<class T> T e() { return int{} + long{3}; }\nint g(decltype(int{}) i = int{});\ntemplate<class... T> void h(decltype(f(int{T()...}, ((P)0LL)))...);";
    defaulted_and_deleted_functions_stay(options())
        "struct S { __device__ S() = default; __device__ S(int) = delete; __device__ virtual int f() = 0; };"
        => "struct S { S() = default; S(int) = delete; virtual int f() = 0; };";
    constexpr_device_functions_keep_their_body(options())
        "__device__ constexpr int f() { return 1; } constexpr int g(); extern int h();"
        => "__attribute__((unused)) constexpr int f() { return 1; } constexpr int g(); extern int h();";
    a_deduced_result_becomes_void(options())
        "__device__ auto *f() { return (int *)0; } template <class T> __device__ decltype(auto) g() { return T(); } __device__ auto h() -> int { return 1; }"
        => format!("__attribute__((unused)) void f() {EXIT} template <class T> __attribute__((unused)) void g() {EXIT} __attribute__((unused)) auto h() -> int {EXIT}");
    handlers_go_with_the_body(options())
        "__device__ int f() try { return 1; } catch (...) { return 2; } int g();"
        => format!("__attribute__((unused)) int f() {EXIT} int g();");
    the_space_of_all_declarations_counts(options())
        "int f(); __device__ int f();\nint f() { return 1; }"
        => format!("__attribute__((unused)) int f(); __attribute__((unused)) int f();\n__attribute__((unused)) int f() {EXIT}");
    host_device_functions_lose_their_annotation_only(options())
        "__host__ __device__ int f(int a) { return a; }"
        => "int f(int a) { return a; }";
    wrappers_take_references(options())
        "template <class T, class... R> __global__ void k(T *p, const T &c, T (*f)(T), T a[3], R... r);"
        => "template <class T, class... R> static void __wrapper__device_stub_k(T * &p, const T &c, T (* &f)(T), T a[3], R &... r); template <class T, class... R> __attribute__((visibility(\"hidden\"))) void k(T *p, const T &c, T (*f)(T), T a[3], R... r);";
    specializations_of_kernels_are_declared_for_the_stub_file(options())
        "template <class T> __global__ void k(T); template <> __global__ void k<int>(int a) { }"
        => "template <class T> static void __wrapper__device_stub_k(T &); template <class T> __attribute__((visibility(\"hidden\"))) void k(T); template <> __specialization_static void __wrapper__device_stub_k<int>(int &a); template <> __specialization_static void k<int>(int a) { __wrapper__device_stub_k<int>(a); return; }";
    kernel_templates_of_separate_compilation_keep_their_linkage(separate())
        "namespace n { template <class T> __global__ void k(T a) { } }"
        => "namespace n {\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n# 1 \"a.cu\"\ntemplate <class T> static void __wrapper__device_stub_k(T &a) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0); }\n#pragma GCC diagnostic pop\n# 1 \"a.cu\"\ntemplate <class T> __attribute__((visibility(\"hidden\"))) void k(T a) { ::n::__wrapper__device_stub_k<T>(a); return; } }";
    launches_are_parenthesised_calls(options())
        "__global__ void k(int); int h() { return k<<<1, 2>>>(3), 0; }"
        => "__attribute__((visibility(\"hidden\"))) void k(int); int h() { return ((__cudaPushCallConfiguration(1, 2)) ? (void)0 : (void)(k(3))), 0; }";
    initializers_of_device_variables_go(options())
        "__device__ int a = 1, b[] = {1, 2}; __constant__ const int c = 3; __device__ auto d = 2.5f; __device__ int &r = a;"
        => "static int a , b[2] ; static const int c = 3; static float d ; static int &r = a;";
    device_variables_of_separate_compilation_are_hidden(separate())
        "__device__ int a = 1; static __device__ int b; extern __device__ int c; const __constant__ int d = 2;"
        => "__attribute__((visibility(\"hidden\"))) int a ; static int b; __attribute__((visibility(\"hidden\"))) extern int c; const int d = 2;";
    shared_variables_are_static_unless_their_size_is_open(options())
        "__shared__ int a; extern __shared__ int b[];"
        => "__attribute__((unused)) static int a; __attribute__((unused)) extern int b[];";
    managed_variables_are_used_through_their_pointer(options())
        "__managed__ int m = 1, n[2]; int *h(int a = m) { return &::n[a]; }"
        => "__attribute__((section(\"__nv_managed_data__\"))) static int *m = 0, (*n)[2] = 0; int *h(int a = (*((__nv_inited_managed_rt ? (void)0 : __nv_init_managed_rt()), (m)))) { return &(*((__nv_inited_managed_rt ? (void)0 : __nv_init_managed_rt()), (::n)))[a]; }";
    linkage_specifications_stay_in_front(options())
        "extern \"C\" __device__ int f() { return 1; } extern \"C\" __device__ int v = 1; extern \"C\" __global__ void k() { }"
        => format!("extern \"C\" __attribute__((unused)) int f() {EXIT} extern \"C\" int v ; extern \"C\" __attribute__((visibility(\"hidden\"))) void k() ;");
    inline_unnamed_namespaces_keep_their_form(options())
        "inline namespace { int a; }"
        => "inline namespace { int a; }";
    members_may_take_the_name_of_what_they_use(options())
        "namespace n { template <class T> struct Scan { using type = T; }; struct S { using Scan = Scan<int>; }; }"
        => "namespace n { template <class T> struct Scan { using type = T; }; struct S { using Scan = ::n::Scan<int>; }; }";
    heads_of_definitions_lose_the_global_qualification(options())
        "namespace n { inline namespace b { template <class T> struct S; } struct A; enum class E : int; } template <> struct ::n::S<int> { }; template <class T> struct ::n::S<T *> { }; struct ::n::A { }; enum class ::n::E : int { x }; template struct ::n::S<char *>; ::n::A a; struct ::n::A *p; struct G; struct ::G { };"
        => "namespace n { inline namespace b { template <class T> struct S; } struct A; enum class E : int; } template <> struct n::S<int> { }; template <class T> struct n::S<T *> { }; struct n::A { }; enum class n::E : int { x }; template struct ::n::S<char *>; ::n::A a; struct ::n::A *p; struct G; struct G { };";
    heads_of_definitions_in_their_own_scope_lose_the_qualification(options())
        "namespace n { struct A; inline namespace b { struct B; } template <class T> struct S; struct ::n::A { }; template <> struct ::n::S<int> { }; struct ::n::B { }; }"
        => "namespace n { struct A; inline namespace b { struct B; } template <class T> struct S; struct A { }; template <> struct S<int> { }; struct n::B { }; }";
    virtual_functions_are_inline_from_their_first_declaration(options())
        "struct B { virtual int f(); int g(); virtual ~B(); virtual int h(); virtual int p() = 0; }; struct D : B { __host__ __device__ D(); int f() override; ~D(); }; inline D::~D() = default; inline int B::f() { return 1; } inline int B::g() { return 1; } inline B::~B() { } int B::h() { return 1; } inline int B::p() { return 1; } inline int D::f() { return 1; }"
        => "struct B { inline virtual int f(); int g(); inline virtual ~B(); virtual int h(); virtual int p() = 0; }; struct D : B { D(); inline int f() override; ~D(); }; inline D::~D() = default; inline int B::f() { return 1; } inline int B::g() { return 1; } inline B::~B() { } int B::h() { return 1; } inline int B::p() { return 1; } inline int D::f() { return 1; }";
    types_that_host_compilers_cannot_deduce_are_named_from_the_global_scope(options())
        "namespace N { template <class T, long V> struct S { static int m; enum E { e }; }; class P { struct Q { }; template <class... T> friend Q secret(); template <class T> friend Q secret(); }; } struct U { };\ntemplate <class... T> N::S<T..., 1> f(); template <class T> const N::S<T *, -2> f(); template <class... T> int g(); template <class T> typename N::S<U, 3>::E g();\nnamespace M { namespace N { } struct X:decltype(f<U>()) { decltype(g<int>()) e; }; }"
        => "namespace N { template <class T, long V> struct S { static int m; enum E { e }; }; class P { struct Q { }; template <class... T> friend Q secret(); template <class T> friend Q secret(); }; } struct U { };\ntemplate <class... T> N::S<T..., 1> f(); template <class T> const N::S<T *, -2> f(); template <class... T> int g(); template <class T> typename N::S<U, 3>::E g();\nnamespace M { namespace N { } struct X:decltype(static_cast< ::N::S< ::U *, (long)-2 > const (*)()>(nullptr)()) { decltype(static_cast< ::N::S< ::U, (long)3 >::E (*)()>(nullptr)()) e; }; }";
}
