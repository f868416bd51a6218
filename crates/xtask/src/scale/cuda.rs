//! CUDA: kernels, launches, variables of the device, extended lambdas.

use super::kind::{Kind, each, list, reports, valid};

/// What the runtime's headers declare for launches.
const LAUNCHES: &str = "struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
extern \"C\" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, struct CUstream_st* = 0);
enum cudaError { cudaSuccess };\n";
const GLOBAL: &str = "__attribute__((global))";
const DEVICE: &str = "__attribute__((device))";
const BOTH: &str = "__attribute__((host)) __attribute__((device))";

pub const KINDS: &[Kind] = &[
    valid("kernels", |n| each(n, |i| format!("{GLOBAL} void k{i}(int* p) {{ *p = {i}; }}\n"))),
    valid("kernels-launched", |n| {
        String::from(LAUNCHES)
            + &each(n, |i| format!("{GLOBAL} void k{i}(int* p);\nvoid f{i}() {{ k{i}<<<1, 2>>>(nullptr); }}\n"))
    }),
    valid("launches", |n| {
        format!("{LAUNCHES}{GLOBAL} void k(int* p);\nvoid f() {{\n{}}}\n", "k<<<1, 2>>>(nullptr);\n".repeat(n))
    }),
    valid("launches-on-one-line", |n| {
        format!("{LAUNCHES}{GLOBAL} void k(int* p);\nvoid f() {{ {} }}\n", "k<<<1, 2>>>(nullptr); ".repeat(n))
    }),
    valid("kernel-instances", |n| {
        format!(
            "{LAUNCHES}template<int N> {GLOBAL} void k(int* p) {{ *p = N; }}\nvoid f() {{\n{}}}\n",
            each(n, |i| format!("k<{i}><<<1, 2>>>(nullptr);\n"))
        )
    }),
    valid("kernel-instances-explicit", |n| {
        format!(
            "template<int N> {GLOBAL} void k(int* p) {{ *p = N; }}\n{}",
            each(n, |i| format!("template {GLOBAL} void k<{i}>(int*);\n"))
        )
    }),
    valid("kernel-with-parameters", |n| format!("{GLOBAL} void k({}) {{}}\n", list(n, |i| format!("char a{i}"))))
        .up_to(4096),
    valid("device-functions", |n| each(n, |i| format!("{DEVICE} int f{i}(int a) {{ return a + {i}; }}\n"))),
    valid("device-functions-that-call-the-one-before", |n| {
        format!("{DEVICE} int f0(int a) {{ return a; }}\n")
            + &each(n, |i| format!("{DEVICE} int f{}(int a) {{ return f{i}(a); }}\n", i + 1))
    }),
    valid("host-device-functions-that-call-the-one-before", |n| {
        format!("{BOTH} int f0(int a) {{ return a; }}\n")
            + &each(n, |i| format!("{BOTH} int f{}(int a) {{ return f{i}(a); }}\n", i + 1))
    }),
    valid("device-variables", |n| each(n, |i| format!("{DEVICE} int x{i};\n"))),
    valid("device-variables-used", |n| {
        each(n, |i| format!("{DEVICE} int x{i};\n"))
            + &format!("{GLOBAL} void k() {{\n{}}}\n", each(n, |i| format!("x{i} += 1;\n")))
    }),
    valid("constant-variables", |n| each(n, |i| format!("__attribute__((constant)) int x{i} = {i};\n"))),
    valid("managed-variables", |n| {
        each(n, |i| format!("__attribute__((device)) __attribute__((managed)) int x{i};\n"))
    }),
    valid("shared-variables", |n| {
        format!("{GLOBAL} void k() {{\n{}}}\n", each(n, |i| format!("__attribute__((shared)) int x{i}; x{i} = 1;\n")))
    }),
    valid("extended-lambdas", |n| {
        format!(
            "{LAUNCHES}template<class F> {GLOBAL} void k(F f) {{ f(); }}\n{}",
            each(n, |i| format!("void f{i}(int a) {{ auto l = [=] {DEVICE} {{ return a; }}; k<<<1, 1>>>(l); }}\n"))
        )
    }),
    valid("extended-lambdas-in-one-function", |n| {
        format!(
            "{LAUNCHES}template<class F> {GLOBAL} void k(F f) {{ f(); }}\nvoid f(int a) {{\n{}}}\n",
            each(n, |_| format!("k<<<1, 1>>>([=] {DEVICE} {{ return a; }});\n"))
        )
    }),
    reports("calls-from-the-wrong-space", |n| format!("void h();\n{GLOBAL} void k() {{\n{}}}\n", "h();\n".repeat(n))),
];
