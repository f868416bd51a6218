//! The example programs, and cufe as a library.

#[path = "../../../examples/call_graph.rs"]
mod call_graph;
#[path = "../../../examples/kernels.rs"]
mod kernels;

use std::path::PathBuf;

const HEADER: &str = "#define __global__ __attribute__((global))\n#define __device__ __attribute__((device))\n\
    struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) { } };\n\
    struct CUstream_st;\nextern \"C\" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, CUstream_st * = 0);\n";

fn unit(text: &str) -> cufe::Unit {
    cufe::parse_text("a.cu", &format!("{HEADER}{text}")).unwrap()
}

#[test]
fn the_call_graph_names_what_each_function_calls() {
    let unit = unit(
        "__device__ int twice(int x) { return x + x; }\n\
         __global__ void kernel(int *p) { *p = twice(*p); }\n\
         struct S { S(int); ~S(); int operator+(int) const; };\n\
         int use(int *p) { kernel<<<1, 2>>>(p); S s(1); return s + 2; }\n\
         template <class T> T leave(T t) { auto f = [](T t) { return use(0); }; return f(t); }\n",
    );
    let graph = call_graph::call_graph(&unit);
    let line = |name: &str| graph.lines().find(|line| line.starts_with(name)).unwrap_or("").to_owned();
    assert_eq!(line("kernel"), "kernel(int *) -> twice(int)");
    let of_use = line("use");
    for called in ["launches kernel(int *)", "S::S(int)", "S::operator+(int) const"] {
        assert!(of_use.contains(called), "{called}: {graph}");
    }
    assert!(line("leave").contains("use(int *)"), "{graph}");
    assert_eq!(line("twice"), "");
}

#[test]
fn kernels_are_listed_with_parameters_and_launches() {
    let unit = unit(
        "namespace n { __global__ void first(const float *in, float *out, int) { } }\n\
         template <class T> __global__ void second(T t) { }\n\
         void use() { n::first<<<1, 2, 3>>>(0, 0, 1); second<<<1, 1>>>('c'); }\n",
    );
    let text = kernels::kernels(&unit);
    let expected = "n::first (a.cu:6)\n  in: const float *\n  out: float *\n  (unnamed): int\n  \
                    launched at a.cu:8 with 3 values <<<>>> and 3 arguments\n\
                    second (a.cu:7)\n  t: T\n  launched at a.cu:8 with 2 values <<<>>> and 1 arguments\n";
    assert_eq!(text, expected);
}

#[test]
fn files_are_parsed_with_the_options_of_the_command_line() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/saxpy.cu");
    let unit = cufe::parse_file(file.to_str().unwrap(), &["--embedded-headers", "-std=c++17"]).unwrap();
    assert!(kernels::kernels(&unit).starts_with("saxpy ("), "{}", kernels::kernels(&unit));
    assert!(call_graph::call_graph(&unit).contains("launches saxpy("), "{}", call_graph::call_graph(&unit));
    assert!(cufe::parse_file("no such file.cu", &["--embedded-headers"]).is_err());
    assert!(cufe::parse_file("a.cu", &["--no-such-option"]).is_err());
}

#[test]
fn a_stored_program_gives_the_same_answers() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.cufe");
    let first = unit("__device__ int f(int x) { return x; } __global__ void k(int *p) { *p = f(1); }\n");
    std::fs::write(&path, first.store()).unwrap();
    let second = cufe::load_file(path.to_str().unwrap()).unwrap();
    assert_eq!(call_graph::call_graph(&first), call_graph::call_graph(&second));
    assert_eq!(kernels::kernels(&first), kernels::kernels(&second));
}

#[test]
fn a_text_that_is_rejected_is_told() {
    let error = cufe::parse_text("a.cu", "int x = y;\n").map(|_| ()).unwrap_err();
    assert!(error.to_string().contains("\"y\""), "{error}");
}
