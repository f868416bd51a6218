//! Texts before and after, and reports with the places that the reference gives (measured with `-E` and SARIF output).

use super::{Compiler, Features, FileReader, Headers, preprocess};
use crate::lex_with;
use cufe_base::{Dialect, Source};
use cufe_diagnostics::Sink;

/// Headers that are written in the test.
struct Written(&'static [(&'static str, &'static str)]);

impl FileReader for Written {
    fn read(&self, name: &str) -> Option<Vec<u8>> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, text)| text.as_bytes().to_vec())
    }
}

fn expanded_with(text: &str, files: &'static [(&'static str, &'static str)], folders: &[&str]) -> String {
    let folders: Vec<String> = folders.iter().map(|&folder| folder.to_owned()).collect();
    let reader = Written(files);
    let headers = Headers { folders: &folders, reader: Some(&reader), ..Headers::default() };
    let source = Source::new("a.cu", text.as_bytes().to_vec());
    let found = preprocess(&source, &Dialect::default(), &headers);
    String::from_utf8_lossy(found.source.text()).into_owned()
}

fn expanded(text: &str) -> String {
    expanded_with(text, &[], &[])
}

/// The tokens that a line gives, in one line.
fn words(definitions: &str, line: &str) -> String {
    let text = expanded(&format!("{definitions}\n{line}\n"));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Number, line and column of all reports.
fn reports(text: &str) -> Vec<(u16, u32, u32)> {
    let mut source = Source::new("a.cu", text.as_bytes().to_vec());
    let mut sink = Sink::new();
    lex_with(&mut source, &Dialect::default(), &Headers::default(), &mut sink);
    let place = |report: &cufe_diagnostics::Report| {
        let place = source.location(report.position);
        (report.code.0, place.line, place.column)
    };
    sink.reports().iter().map(place).collect()
}

#[test]
fn lines_stay_where_they_were() {
    assert_eq!(expanded("#define F(x) x\nint g = F(\n   8) + 9;\nint h;\n"), "\nint g = 8\n + 9;\nint h;\n");
    assert_eq!(
        expanded("int a;\n#if 0\n#foo\n'\n#else\nint b;\n#endif\nint c;\n"),
        "int a;\n\n\n\n\nint b;\n\nint c;\n"
    );
}

#[test]
fn arguments_are_replaced_before_and_names_are_painted() {
    assert_eq!(words("#define f(x) x f", "f(1)(2)"), "1 f(2)");
    assert_eq!(words("#define xx xx yy\n#define yy xx 1 yy", "xx yy"), "xx xx 1 yy xx yy 1 yy");
    assert_eq!(words("#define g(x) h(x\n#define h(x) x+b", "g(1)) g\n (2)) g"), "1+b 2+b g");
    assert_eq!(words("#define LP (\n#define q(x) x\n#define call(x) q LP x )", "call(3) q LP 3)"), "q ( 3 ) q ( 3)");
    assert_eq!(words("#define f(x) [x]\n#define g f", "f(f)(6) g(g)(7) f"), "[f](6) [f](7) f");
}

#[test]
fn operators_of_replacement_lists() {
    let definitions = "#define s(...) #__VA_ARGS__\n#define p(a,b) a ## b\n#define t(x,y,z) x##y##z\n#define q(x) x\n";
    assert_eq!(
        words(definitions, r#"s(  a , b,  c) s("\n" '"' \n L"x") s()"#),
        r#""a , b, c" "\"\\n\" '\"' \n L\"x\"" """#
    );
    assert_eq!(words(definitions, "p(1,2) p(1,) p(,3) p(,) p(a b, c d) p(q,)(1) p(-,>)"), "12 1 3 a bc d 1 ->");
    assert_eq!(words(definitions, "t(1,2,3), t(,4,5), t(6,,7), t(,,12), t(,,)"), "123, 45, 67, 12,");
    let hash = "#define hash_hash # ## #\n#define mkstr(a) # a\n#define in_between(a) mkstr(a)\n#define join(c, d) in_between(c hash_hash d)";
    assert_eq!(words(hash, "join(x, y)"), "\"x ## y\"");
}

#[test]
fn variable_arguments() {
    let comma = "#define c(a,b...) a , ## b\n#define d(...) a , ## __VA_ARGS__\n";
    assert_eq!(words(comma, "c(1) c(1,) c(1,2) d() d(1)"), "1 1 1 , 2 a a , 1");
    let optional = "#define q(x) x\n#define v(a,...) [a __VA_OPT__(,) __VA_ARGS__] __VA_OPT__(x ## a) __VA_OPT__(a)##z z##__VA_OPT__(a b)";
    assert_eq!(words(optional, "v(1) v(1,) v(1,2)"), "[1] z z [1] z z [1 , 2] x1 1z z1 b");
    assert_eq!(words("#define s(x,...) #__VA_OPT__(a x b)", "s(1,2) s(1)"), "\"a 1 b\" \"\"");
}

#[test]
fn directives_within_an_invocation_are_carried_out() {
    let text = "#define q(x) x\nq(1\n#define T 3\n+ T\n#if 0\nbad\n#endif\n) end\n";
    assert_eq!(words("", text), "1 + 3 end");
    assert_eq!(expanded("#define q(x) x\nint x = q(1\n#pragma foo\n+ 4);\n"), "\nint x = 1 + 4\n#pragma foo\n;\n");
}

#[test]
fn macros_in_pragmas_are_replaced_but_in_some() {
    let text = expanded("#define FOO 3\n#pragma pack(FOO)\n#pragma GCC FOO\n#pragma unroll FOO\n");
    assert_eq!(text, "\n#pragma pack(3)\n#pragma GCC FOO\n#pragma unroll 3\n");
    let stack =
        "#define X 1\n#pragma push_macro(\"X\")\n#undef X\n#define X 2\nX\n_Pragma(\"pop_macro(\\\"X\\\")\") X\n";
    assert!(expanded(stack).ends_with("2\n_Pragma(\"pop_macro(\\\"X\\\")\") 1\n"));
}

#[test]
fn headers_are_searched_beside_the_file_and_then_in_folders() {
    const FILES: &[(&str, &str)] = &[
        ("m/a.h", "#include \"n/b.h\"\nint a;\n"),
        ("m/n/b.h", "#pragma once\n#include \"c.h\"\nint b;\n"),
        ("m/c.h", "#include_next <c.h>\nint c;\n"),
        ("k/c.h", "int k;"),
    ];
    let text = expanded_with("#include <a.h>\n#include \"m/n/b.h\"\nint x;\n", FILES, &["m", "k"]);
    let expected = "# 1 \"m/n/b.h\"\n#pragma once\n# 1 \"k/c.h\"\nint k;\n# 2 \"m/c.h\"\nint c;\n# 3 \"m/n/b.h\"\nint b;\n\
                    # 2 \"m/a.h\"\nint a;\n# 3 \"a.cu\"\nint x;\n";
    assert_eq!(text, expected);
    assert_eq!(reports("#include \"x.h\"\n@\n"), [(1696, 1, 15)]);
    assert_eq!(reports("#include x\n"), [(13, 1, 10)]);
}

#[test]
fn what_a_macro_gives_stands_at_its_name() {
    assert_eq!(reports("#define BAD @\nint a = 1 +  BAD @;\n"), [(7, 2, 14), (7, 2, 18)]);
    assert_eq!(reports("#define F(x) x\nint t = F(1,2);\nint u = F(F(1,2));\n"), [(55, 2, 13), (55, 3, 9)]);
    assert_eq!(reports("#define M(a,b) a b\nM(\n1\n,\n2\n,\n3) @\n"), [(55, 7, 1), (7, 7, 4)]);
    assert_eq!(reports("#define P(a,b) a##b\nint t4 = P(+,-);\n"), [(1665, 2, 10)]);
    // A line that a macro begins with `#` is no directive.
    assert_eq!(reports("#define H #\nH define X\n"), [(10, 2, 1)]);
}

#[test]
fn malformed_definitions() {
    let text = "#define\n#define 3\n#define a(\n#define b(x\n#define d(x,x) x\n#define i __VA_ARGS__\n#define j ## x\n#define k x ##\n\
                #define l(x) # y\n#define s+\n#define w2(x) __VA_OPT__(x)\n#define w4(x, ...) __VA_OPT__(## x)\n#undef q r\n";
    let expected = [
        (40, 1, 8),
        (40, 2, 9),
        (40, 3, 11),
        (18, 3, 11),
        (18, 4, 12),
        (49, 5, 13),
        (969, 6, 11),
        (50, 7, 11),
        (51, 8, 15),
        (52, 9, 16),
        (1649, 10, 10),
        (2939, 11, 15),
        (2943, 12, 31),
        (14, 13, 10),
    ];
    assert_eq!(reports(text), expected);
    let again = "#define q(x) x\n#define q(y) y\n#define bb 1 +  2\n#define bb 1 +/**/2\n#define bb 1+2\n";
    assert_eq!(reports(again), [(47, 2, 9), (47, 5, 9)]);
}

#[test]
fn conditions() {
    let condition = |text: &str| {
        let line = expanded(&format!("#if {text}\nyes\n#else\nno\n#endif\n"));
        line.trim().to_owned()
    };
    for text in
        ["1u - 2 > 0", "-1 > 0u", "9223372036854775808 > 0", "2 || 1/0", "1 ? 2 : 1/0", "true && !false", "1 and 2"]
    {
        assert_eq!(condition(text), "yes", "{text}");
    }
    for text in ["defined(X)", "__cplusplus", "-9223372036854775808 > 0", "'\\377' > 0", "1 << 64", "0 && 1.0"] {
        assert_eq!(condition(text), "no", "{text}");
    }
    let places = |text: &str| reports(&format!("#if {text}\n#endif\n"));
    assert_eq!(places("1/0"), [(39, 1, 6)]);
    assert_eq!(places("1 = 2"), [(57, 1, 7)]);
    assert_eq!(places("-1 > 0u"), [(68, 1, 5)]);
    assert_eq!(places("foo(1) +"), [(59, 1, 5), (29, 1, 13)]);
    assert_eq!(places("1 2"), [(14, 1, 7)]);
    assert_eq!(reports("#if 1\n#else\n#else\n"), [(38, 3, 2), (37, 1, 2)]);
}

#[test]
fn unfinished_invocations_end_the_text() {
    assert_eq!(
        reports("#define q(x) x\nint x = q(1,\n2\n").iter().map(|report| report.0).collect::<Vec<_>>(),
        [55, 274, 18]
    );
    let doubling: String = (0..64).map(|index| format!("#define a{} a{index} a{index}\n", index + 1)).collect();
    assert_eq!(reports(&format!("{doubling}a64\n")).len(), 1);
}

/// A compiler of which a test asks something.
struct Asked;

impl Features for Asked {
    fn ask(&self, operator: &str, operand: &str) -> Option<String> {
        (operator == "__has_attribute" && operand != "date").then(|| u8::from(operand == "known").to_string())
    }
}

/// The text of a program as a compiler has it preprocessed, and whether it is left to that.
fn as_compiler(text: &str, files: &'static [(&'static str, &'static str)], is_clang: bool) -> (String, bool) {
    let folders = ["user", "system"].map(str::to_owned);
    let reader = Written(files);
    let compiler = Compiler {
        definitions: b"#define GIVEN 1\n",
        included_first: &[],
        first_system_folder: 1,
        operators: &["__has_include".to_owned(), "__has_attribute".to_owned()],
        features: &Asked,
        is_clang,
        is_strict: true,
    };
    let headers = Headers { folders: &folders, reader: Some(&reader), compiler: Some(&compiler), ..Headers::default() };
    let source = Source::new("a.cu", text.as_bytes().to_vec());
    let found = preprocess(&source, &Dialect::default(), &headers);
    let is_refused = found.reports.iter().any(|report| report.natural_severity() >= cufe_diagnostics::Severity::Error);
    (String::from_utf8_lossy(found.source.text()).into_owned(), found.needs_compiler || is_refused)
}

/// The words that a compiler's preprocessor gives, but for line markers.
fn words_of(text: &str, files: &'static [(&'static str, &'static str)], is_clang: bool) -> String {
    let (text, is_left) = as_compiler(text, files, is_clang);
    assert!(!is_left);
    let lines = text.lines().filter(|line| !line.starts_with("# "));
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

#[test]
fn defined_is_an_operator_for_a_compiler() {
    let program = "#if defined GIVEN && defined(GIVEN) && !defined(NOT)\nyes\n#endif\n\
                   #define D defined(GIVEN)\n#if D\nalso\n#endif\n";
    assert_eq!(words_of(program, &[], false), "yes also");
    assert_eq!(words_of("#define ID(x) x\n#if ID(defined(ID)) && !ID(defined NOT)\nyes\n#endif\n", &[], false), "yes");
    // It is none in the text.
    assert_eq!(words_of("defined(GIVEN)\n", &[], false), "defined(1)");
}

#[test]
fn headers_can_be_asked_for() {
    const FILES: &[(&str, &str)] = &[("user/a.h", ""), ("system/b.h", "")];
    let program = "#if __has_include(<a.h>) && __has_include(\"b.h\") && !__has_include(<c.h>)\nyes\n#endif\n\
                   #ifdef __has_include\nalso\n#endif\n#define B <b.h>\n#if __has_include(B)\nreplaced\n#endif\n";
    assert_eq!(words_of(program, FILES, false), "yes also replaced");
}

#[test]
fn features_are_what_the_compiler_says() {
    let program = "#if __has_attribute(known) && !__has_attribute(other)\nyes\n#endif\n__has_attribute(known)\n";
    assert_eq!(words_of(program, &[], false), "yes 1");
    assert_eq!(words_of("#define N known\n__has_attribute(N)\n", &[], false), "1");
    // What it does not say, and the date, are left to it.
    assert!(as_compiler("__has_attribute(date)\n", &[], false).1);
    assert!(as_compiler("const char *d = __DATE__;\n", &[], false).1);
}

#[test]
fn mistakes_are_left_to_the_compiler() {
    assert!(as_compiler("#error no\n", &[], false).1);
    assert!(as_compiler("#include <missing.h>\n", &[], false).1);
    assert!(as_compiler("#if 1\n", &[], false).1);
    assert!(!as_compiler("#warning oh\nint a;\n", &[], false).1);
}

#[test]
fn lines_and_files_are_those_of_the_invocation() {
    let program = "#define F(x) x __LINE__\n__LINE__ __FILE__\nF(\n__LINE__\n)\n";
    assert_eq!(words_of(program, &[], false), "2 \"a.cu\" 4 3");
    // For clang it is the line where the invocation ends.
    assert_eq!(words_of(program, &[], true), "2 \"a.cu\" 4 5");
    assert_eq!(words_of("__COUNTER__ __COUNTER__ __INCLUDE_LEVEL__ __BASE_FILE__\n", &[], false), "0 1 0 \"a.cu\"");
}

#[test]
fn a_comma_goes_with_arguments_that_are_omitted_only() {
    let program = "#define V(...) f(0, ##__VA_ARGS__)\n#define W(a, ...) f(a, ##__VA_ARGS__)\nV() W(1) W(1,) W(1,2)\n";
    // Strict GNU C++ takes no argument for an empty one where there is no other parameter.
    assert_eq!(words_of(program, &[], false), "f(0,) f(1) f(1,) f(1,2)");
    assert_eq!(words_of(program, &[], true), "f(0) f(1) f(1,) f(1,2)");
}

#[test]
fn comments_and_long_gaps_are_not_written() {
    assert_eq!(as_compiler("int a;\n\n// b\n#define C\n\n", &[], false).0, "int a; \n");
    let gap = "\n".repeat(12);
    let (text, _) =
        as_compiler(&format!("int/* a */b; // c\n/* d\n */ int e;{gap}int f = R\"(\n// no\n)\";\n"), &[], false);
    assert_eq!(text, "int b; \n\n int e;\n# 15 \"a.cu\"\nint f = R\"(\n// no\n)\";\n");
}

#[test]
fn headers_of_the_system_are_marked_as_such() {
    const FILES: &[(&str, &str)] =
        &[("user/a.h", "int a;\n"), ("system/b.h", "int b;\n#include \"c.h\"\n"), ("system/c.h", "int c;\n")];
    let (text, _) = as_compiler("#include <a.h>\n#include <b.h>\n", FILES, false);
    assert!(text.contains("# 1 \"user/a.h\"\nint a;"), "{text}");
    assert!(text.contains("# 1 \"system/b.h\" 3\nint b;"), "{text}");
    assert!(text.contains("# 1 \"system/c.h\" 3\nint c;"), "{text}");
    const MARKED: &[(&str, &str)] = &[("user/a.h", "int a;\n#pragma GCC system_header\nint b;\n")];
    let (text, _) = as_compiler("#include <a.h>\n", MARKED, false);
    assert!(text.contains("# 3 \"user/a.h\" 3\nint b;"), "{text}");
}

#[test]
fn guarded_headers_are_read_once() {
    const FILES: &[(&str, &str)] = &[
        ("user/a.h", "// first\n#ifndef A\n#define A\nint a;\n#endif // A\n"),
        ("user/b.h", "#ifndef B\n#define B\nint b;\n#else\nint again;\n#endif\n"),
        ("user/c.h", "#ifndef C\n#define C\n#endif\nint c;\n"),
        ("user/d.h", "#ifndef D\n#define D\nint d;\n#endif\n"),
    ];
    let twice = |name: &str| words_of(&format!("#include <{name}>\n#include <{name}>\n"), FILES, false);
    assert_eq!(twice("a.h"), "int a;");
    assert_eq!(twice("b.h"), "int b; int again;");
    assert_eq!(twice("c.h"), "int c; int c;");
    // The guard is asked for each time.
    assert_eq!(words_of("#include <d.h>\n#undef D\n#include <d.h>\n", FILES, false), "int d; int d;");
}

#[test]
fn pragmas_stand_on_lines_of_their_own() {
    let program = "#define P(x) _Pragma(\"some \\\"x\\\"\") x\nP(1) _Pragma(\"other\") 2\n#pragma third N\n";
    let (text, _) = as_compiler(program, &[], false);
    let pragmas: Vec<_> = text.lines().filter(|line| line.starts_with("#pragma")).collect();
    assert_eq!(pragmas, ["#pragma some \"x\"", "#pragma other", "#pragma third N"]);
    let words = words_of(
        "#define A 1\n#pragma push_macro(\"A\")\n#undef A\nA\n_Pragma(\"pop_macro(\\\"A\\\")\")\nA\n",
        &[],
        false,
    );
    assert_eq!(words, "A 1");
}

#[test]
fn spliced_lines_are_one_for_clang() {
    let place = |is_clang| as_compiler("int \\\na;\nint b;\n", &[], is_clang).0;
    assert_eq!(place(false), "int \\\na;\nint b;\n");
    assert_eq!(place(true), "int a;\n\nint b;\n");
}
