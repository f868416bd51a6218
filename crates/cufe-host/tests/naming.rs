//! Module ids and host references of translation units given as text.

use cufe_base::{Options, Source};
use cufe_diagnostics::Sink;
use cufe_host::{Facts, host_references, module_id};
use cufe_sema::Unit;

fn analyse(text: &str, options: Options) -> Unit {
    let mut source = Source::new("a.cu", text.as_bytes().to_vec());
    let mut sink = Sink::new();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    cufe_parse::analyse(source, tokens, options, sink)
}

/// The vectors of the specification, from the text of the translation unit.
#[test]
fn module_ids_of_the_vectors_agree() {
    let mut wrong = Vec::new();
    for line in include_str!("data/module-id-vectors.tsv").lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [mode, text, file, path, selected, seed, _, directory, process, id] = fields[..] else { panic!("{line}") };
        let options = Options {
            original_file_name: Some(file.to_owned()),
            original_path_name: (!path.is_empty()).then(|| path.to_owned()),
            random_seed: (mode == "seed" || !seed.is_empty()).then(|| seed.to_owned()),
            ..Options::default()
        };
        let unit = analyse(text, options.clone());
        let name = module_id::naming_entity_name(&unit);
        if name.as_deref().unwrap_or("") != selected {
            wrong.push(format!("{text}: selected {name:?}, expected {selected}"));
        }
        let facts =
            Facts { process_id: process.parse().unwrap_or(0), working_directory: directory.to_owned(), time: 0 };
        let found = module_id::module_id(&unit, &options, &facts);
        // The time depends on the zone in which the vector was made.
        if mode != "time" && found != id {
            wrong.push(format!("{text}: id {found}, expected {id}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What names the translation unit, measured with the reference beside the vectors.
#[test]
fn the_first_definition_that_nobody_else_may_make_names_the_unit() {
    const CASES: &[(&str, &str)] = &[
        ("struct P{P();}; struct Q{P p;}; Q obj; int g(){return 0;}", "obj"),
        ("struct V{virtual void f();}; V v; int g(){return 0;}", "v"),
        ("struct P{P()=default; int a;}; P obj; int g(){return 0;}", "_Z1gv"),
        ("struct P{int a=1;}; P obj; int g(){return 0;}", "obj"),
        ("struct P{P();}; P arr[2]; int g(){return 0;}", "arr"),
        ("struct D{~D();}; D d; int g(){return 0;}", "d"),
        ("template<class T> struct W{W(){} }; W<int> w; int g(){return 0;}", "w"),
        ("namespace{struct A{};} int f(A*){return 0;} int g(){return 0;}", "_Z1gv"),
        ("namespace{struct A{};} A f(){return A();} int g(){return 0;}", "_Z1gv"),
        ("namespace{struct A{};} template<class T> struct W{}; int f(W<A>){return 0;} int g(){return 0;}", "_Z1gv"),
        ("namespace{enum A{e};} int f(A){return 0;} int g(){return 0;}", "_Z1gv"),
        ("namespace{struct A{};} int f(int(*)(A)){return 0;} int g(){return 0;}", "_Z1gv"),
        ("namespace{ extern \"C\" int f(){return 0;} } int g(){return 0;}", "_Z1gv"),
        ("template<class T> struct S{}; template<> struct S<int>{static int q;}; int S<int>::q=1;", "_ZN1SIiE1qE"),
        ("template<class T> struct S{static int q;}; template<> int S<int>::q=1; int g(){return 0;}", "_Z1gv"),
        ("int f(); inline int f(){return 1;} int g(){return 0;}", "_Z1gv"),
        ("static union{int a;}; union U{int b;}; U u={1}; int g(){return 0;}", "u"),
        ("extern int x; int x=2; int g(){return 0;}", "x"),
        ("decltype(auto) f(){return 1;} int g(){return 0;}", "_Z1gv"),
        ("int a,b=1; int g(){return 0;}", "b"),
        ("struct S{operator int(); }; S::operator int(){return 1;} int g(){return 0;}", "_ZN1ScviEv"),
        ("auto L=[]{return 1;}; int L2=[]{return 1;}(); int g(){return 0;}", "L2"),
        ("int *const cp=nullptr; int g(){return 0;}", "_Z1gv"),
        ("const int ca[2]={1,2}; int g(){return 0;}", "_Z1gv"),
    ];
    let mut wrong = Vec::new();
    for (text, expected) in CASES {
        let found = module_id::naming_entity_name(&analyse(text, Options::default()));
        if found.as_deref() != Some(expected) {
            wrong.push(format!("{text}: {found:?}, expected {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The id is final where a host reference holds it, measured with the reference.
#[test]
fn what_is_defined_after_an_internal_host_reference_does_not_name_the_unit() {
    const CASES: &[(&str, Option<&str>)] = &[
        ("inline int u(){return y;} int g(){return 0;}", None),
        ("inline int u(){return e;} int g(){return 0;}", Some("_Z1gv")),
        ("inline __attribute__((device)) int u(){return y;} int g(){return 0;}", Some("_Z1gv")),
        ("int g(){return y;}", Some("_Z1gv")),
        ("struct S{S(); int m;}; S::S() : m(y) {}", Some("_ZN1SC1Ev")),
        ("int g(int = y){return 0;}", None),
        ("auto g() -> decltype(y) {return 0;}", None),
        ("void g() noexcept(sizeof(y) == 4) {}", None),
        ("int g = y;", None),
        ("int g = 1, h = y;", Some("g")),
        ("template<class T> void u() { k<T><<<1, 1>>>(); } int g(){return 0;}", None),
        ("inline auto u() { return &s; } int g(){return 0;}", None),
        ("template __attribute__((global)) void k<int>(); int g(){return 0;}", Some("_Z1gv")),
    ];
    const DECLARED: &str = "static __attribute__((device)) int y; extern __attribute__((device)) int e; \
        static __attribute__((global)) void s() {} template<class T> __attribute__((global)) void k() {} ";
    for (text, expected) in CASES {
        for (device_c, partial_link) in [(true, false), (false, true), (false, false)] {
            let options = Options { device_c, partial_link, ..Options::default() };
            let found = module_id::naming_entity_name(&analyse(&format!("{DECLARED}{text}"), options));
            if device_c || partial_link {
                assert_eq!(found.as_deref(), *expected, "{text}");
            } else {
                assert!(found.is_some(), "{text}");
            }
        }
    }
}

#[test]
#[ignore = "the linkage of volatile const variables is not yet external ([basic.link])"]
fn volatile_constants_name_the_unit() {
    let found =
        module_id::naming_entity_name(&analyse("volatile const int vc=1; int g(){return 0;}", Options::default()));
    assert_eq!(found.as_deref(), Some("vc"));
}

const ID: &str = "_474fc7ad_5_t1_cu__Z1kPii";

/// The patterns of one text, each with its array's number; `P` stands for the prefix.
fn patterns(text: &str) -> Vec<String> {
    let text = text
        .replace("__global__", "__attribute__((global))")
        .replace("__device__", "__attribute__((device))")
        .replace("__constant__", "__attribute__((constant))")
        .replace("__managed__", "__attribute__((managed))");
    let unit = analyse(&text, Options { device_c: true, ..Options::default() });
    let prefix = module_id::static_prefix(ID);
    let arrays = host_references::patterns(&unit, ID);
    let names = ["KI", "KE", "DI", "DE", "CI", "CE"];
    let entries = names.iter().zip(&arrays).flat_map(|(name, array)| array.iter().map(move |entry| (name, entry)));
    entries.map(|(name, entry)| format!("{name} {}", entry.replace(&prefix, "P"))).collect()
}

#[test]
fn patterns_depend_on_linkage_and_scope() {
    const CASES: &[(&str, &[&str])] = &[
        ("__global__ void k(int *, int); void *h() { return (void *)k; }", &["KE _Z1k*"]),
        ("extern \"C\" __global__ void kc(float); void *h() { return (void *)kc; }", &["KE kc"]),
        (
            "namespace N { inline namespace V { __global__ void kv(); } } void *h() { return (void *)N::kv; }",
            &["KE _ZN1N1V2kv*"],
        ),
        ("static __global__ void ks(int) {} void *h() { return (void *)ks; }", &["KI P*2ks*"]),
        ("namespace N { static __global__ void ksn(int) {} } void *h() { return (void *)N::ksn; }", &["KI P*1N3ksn*"]),
        (
            "namespace { __global__ void ka(int) {} } void *h() { return (void *)ka; }",
            &["KI P*36_GLOBAL__N__474fc7ad_5_t1_cu__Z1kPii2ka*"],
        ),
        (
            "template <class T> __global__ void kt(T) {} void *h() { return (void *)kt<int>; }",
            &["KI P*2kt*", "KE _Z2kt*"],
        ),
        ("__device__ int d; int *h() { return &d; }", &["DE d"]),
        ("extern __device__ int d; int *h() { return &d; }", &["DE d"]),
        ("namespace N { __device__ int dn; } int *h() { return &N::dn; }", &["DE _ZN1N2dn*"]),
        ("static __constant__ float c[4]; unsigned long h() { return sizeof(c); }", &["CI P*c"]),
        ("__managed__ int m; int *h() { return &m; }", &["DE m"]),
        ("namespace N { extern \"C\" { static __device__ int d; } } int *h() { return &N::d; }", &["DI P*1N1d*"]),
        ("template <class T> __device__ T dt; int *h() { return &dt<int>; }", &["DI P*2dt*", "DE _Z2dt*"]),
        ("__device__ int d; __device__ int *f() { return &d; }", &[]),
        ("__device__ int d; __device__ int *p = &d;", &["DE d"]),
    ];
    let mut wrong = Vec::new();
    for (text, expected) in CASES {
        let found = patterns(text);
        if found != *expected {
            wrong.push(format!("{text}: {found:?}, expected {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn arrays_hold_patterns_with_terminators() {
    let unit = analyse(
        "__attribute__((device)) int d, e; int *h() { return &e; } int *i() { return &d; }",
        Options { device_c: true, ..Options::default() },
    );
    let mut out = Vec::new();
    host_references::write(&unit, ID, &mut out);
    let text = String::from_utf8(out).unwrap_or_default();
    assert_eq!(text.matches("extern \"C\"").count(), 6);
    assert!(
        text.contains("hostRefDeviceArrayExternalLinkage[] = {\n/* d */\n0x64,0x0,\n/* e */\n0x65,0x0,}"),
        "{text}"
    );
    assert!(text.contains("hostRefKernelArrayInternalLinkage[] = {0x0}"), "{text}");
}
