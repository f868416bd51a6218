//! The language server: what a client asks over standard input and output, and what it is told.

mod lsp_client;

use lsp_client::{Client, place};
use serde_json::{Value, json};

/// The headers that the program carries are read fast.
const OPTIONS: &[&str] = &["--embedded-headers"];

fn kernel_calls_host() -> &'static str {
    "int limit(int n);\n__global__ void kernel(int *p) { *p = limit(1); }\nint limit(int n) { return n; }\n"
}

#[test]
fn a_session_begins_with_initialize_and_ends_with_exit() {
    let mut client = Client::start();
    assert_eq!(client.refusal("textDocument/hover", json!({})), -32002);
    let result = client.initialize(json!({ "capabilities": {} }));
    let capabilities = &result["capabilities"];
    assert_eq!(capabilities["positionEncoding"], "utf-16");
    for provider in ["hover", "definition", "declaration", "references", "documentSymbol", "inlayHint"] {
        assert_eq!(capabilities[format!("{provider}Provider")], true, "{provider}");
    }
    assert_eq!(capabilities["textDocumentSync"]["change"], 2);
    assert_eq!(client.refusal("initialize", json!({})), -32600);
    assert_eq!(client.refusal("textDocument/foldingRange", json!({})), -32601);
    client.request("shutdown", Value::Null);
    assert_eq!(client.refusal("textDocument/hover", json!({})), -32600);
    client.notify("exit", Value::Null);
    assert_eq!(client.status(), Some(0));
}

#[test]
fn exit_without_shutdown_is_a_failure() {
    let mut client = Client::with_options(OPTIONS);
    client.notify("exit", Value::Null);
    assert_eq!(client.status(), Some(1));
}

#[test]
fn what_is_no_message_is_refused_and_the_session_goes_on() {
    let mut client = Client::with_options(OPTIONS);
    client.send_bytes(b"Content-Length: 9\r\n\r\n{nonsense");
    let error = client.wait("an error", |message| message["id"].is_null() && message.get("error").is_some());
    assert_eq!(error["error"]["code"], -32700);
    client.send(&json!([1, 2]));
    client.send(&json!({ "jsonrpc": "2.0", "id": 999, "result": null }));
    client.notify("textDocument/didChange", json!({ "textDocument": { "uri": 7 } }));
    client.notify("textDocument/didChange", json!({ "textDocument": { "uri": "file:///never/opened.cu" } }));
    client.notify("$/unknown", json!(null));
    assert_eq!(client.refusal("textDocument/hover", json!({ "textDocument": { "uri": "untitled:1" } })), -32602);
    assert_eq!(client.refusal("workspace/executeCommand", json!({ "command": "other" })), -32602);
    assert_eq!(client.at("hover", "none.cu", &json!({ "line": 4, "character": 4 })), Value::Null);
    assert_eq!(client.end(), Some(0));
}

#[test]
fn diagnostics_of_both_passes_come_with_number_tag_and_place() {
    let mut client = Client::with_options(OPTIONS);
    let text = "__device__ int d(int n) { return n; }\nint host(int n) { return d(n); }\n\
                __global__ void k() { throw 1; }\n";
    client.open("a.cu", text);
    let found = client.diagnostics("a.cu");
    let call = found.iter().find(|it| it["range"]["start"]["line"] == 1).unwrap();
    assert_eq!((&call["code"], &call["severity"]), (&json!(20007), &json!(1)), "{call:#}");
    assert_eq!(call["range"]["start"], place(text, "d(n);", 0), "{call:#}");
    assert_eq!(call["source"], "cufe");
    // What the device compiler reports.
    assert!(found.iter().any(|it| it["code"] == 20060 && it["range"]["start"]["line"] == 2), "{found:#?}");
    let text = "int f(unsigned a) { return a < 0; }\n";
    client.open("b.cu", text);
    let found = client.diagnostics("b.cu");
    assert_eq!(found.len(), 1, "both passes report it: {found:#?}");
    assert_eq!((&found[0]["code"], &found[0]["severity"]), (&json!(186), &json!(2)));
    assert_eq!(found[0]["data"]["tag"], "unsigned_compare_with_zero");
    assert!(found[0]["message"].as_str().unwrap().contains("[unsigned_compare_with_zero]"), "{found:#?}");
    assert_eq!(found[0]["range"]["start"], place(text, "< 0", 0));
    assert_eq!(client.end(), Some(0));
}

#[test]
fn changes_are_checked_unsaved_and_in_either_encoding() {
    for (encoding, column) in [("utf-16", 13), ("utf-8", 15)] {
        let mut client = Client::start();
        let encodings = json!({ "general": { "positionEncodings": [encoding] } });
        let options = json!({ "options": OPTIONS });
        let result = client.initialize(json!({ "capabilities": encodings, "initializationOptions": options }));
        assert_eq!(result["capabilities"]["positionEncoding"], encoding);
        client.open("a.cu", "/* 😀 */ int a = b;\n");
        let start = client.diagnostics("a.cu")[0]["range"]["start"].clone();
        assert_eq!(start, json!({ "line": 0, "character": column + 4 }), "{encoding}");
        let at = |column: u32| json!({ "line": 0, "character": column });
        client.change("a.cu", json!([{ "range": { "start": at(column + 4), "end": at(column + 5) }, "text": "1" }]));
        assert_eq!(client.diagnostics("a.cu"), Vec::<Value>::new(), "{encoding}");
        client.change("a.cu", json!([{ "text": "int a = c;" }]));
        assert_eq!(client.numbers("a.cu"), [20]);
        assert_eq!(client.end(), Some(0));
    }
}

#[test]
fn the_version_of_diagnostics_is_that_of_the_text_that_was_checked() {
    let mut client = Client::with_options(OPTIONS);
    client.open("a.cu", "int a;");
    let mut version = 0;
    for number in 0..10 {
        version = client.change("a.cu", json!([{ "text": format!("int a = b{number};") }]));
    }
    let published = client.wait("the last diagnostics", |message| message["params"]["version"] == version);
    assert!(published["params"]["diagnostics"][0]["message"].as_str().unwrap().contains("b9"), "{published}");
    // Versions between were not checked.
    client.open("b.cu", "int b;");
    client.diagnostics("b.cu");
    assert_eq!(client.end(), Some(0));
}

#[test]
fn an_unsaved_header_counts_for_its_readers_and_gets_its_own_diagnostics() {
    let mut client = Client::with_options(OPTIONS);
    client.write("inc/a.cuh", "inline int stored() { return 1; }\n");
    client.write("inc/b.cuh", "#pragma once\n#include \"a.cuh\"\n");
    let text = "#include \"inc/b.cuh\"\nint x = stored();\n";
    client.write("a.cu", text);
    client.open("a.cu", text);
    assert_eq!(client.diagnostics("a.cu"), Vec::<Value>::new());
    client.open("inc/a.cuh", "inline int renamed() { return wrong; }\n");
    let numbers = client.numbers("inc/a.cuh");
    assert_eq!(numbers, [20]);
    assert_eq!(client.numbers("a.cu"), [20]);
    // Where it is defined, in the text of the editor.
    client.change("inc/a.cuh", json!([{ "text": "\n\ninline int stored() { return 1; }\n" }]));
    assert_eq!(client.diagnostics("inc/a.cuh"), Vec::<Value>::new());
    let found = client.at("definition", "a.cu", &place(text, "stored", 0));
    assert_eq!(found[0]["uri"], client.uri("inc/a.cuh"));
    assert_eq!(found[0]["range"]["start"], json!({ "line": 2, "character": 11 }));
    // A closed document is what is stored.
    client.notify("textDocument/didClose", json!({ "textDocument": { "uri": client.uri("inc/a.cuh") } }));
    let found = client.at("definition", "a.cu", &place(text, "stored", 0));
    assert_eq!(found[0]["range"]["start"], json!({ "line": 0, "character": 11 }));
    assert_eq!(client.end(), Some(0));
}

#[test]
fn options_come_from_the_compilation_database_above_the_file() {
    let mut client = Client::with_options(OPTIONS);
    let folder = client.folder.display().to_string();
    let entry =
        json!([{ "directory": folder, "file": "src/a.cu", "command": "nvcc -std=c++20 -DVALUE=3 -Iinc -c src/a.cu" }]);
    client.write("build/compile_commands.json", &entry.to_string());
    client.write("inc/c.cuh", "#define MORE 1\n");
    let text = "#include <c.cuh>\nstatic_assert(VALUE == 3 && MORE && __cplusplus > 202000);\nint a = VALU;\n";
    client.open("src/a.cu", text);
    assert_eq!(client.numbers("src/a.cu"), [20]);
    // A new source is compiled like its neighbour.
    client.open("src/new.cu", "int a[VALUE == 3 ? 1 : -1];\n");
    assert_eq!(client.diagnostics("src/new.cu"), Vec::<Value>::new());
    assert_eq!(client.end(), Some(0));
}

#[test]
fn a_missing_header_is_shown_where_it_is_included() {
    let mut client = Client::with_options(OPTIONS);
    client.open("a.cu", "int a;\n#include \"missing.cuh\"\n");
    let found = client.diagnostics("a.cu");
    assert_eq!(found[0]["range"]["start"]["line"], 1, "{found:#?}");
    assert!(found[0]["message"].as_str().unwrap().contains("missing.cuh"));
    assert_eq!(client.end(), Some(0));
}

#[test]
fn a_compiler_that_is_missing_is_told_and_the_server_stays() {
    let mut client = Client::with_options(&["--embedded-headers", "--host-compiler=/nonexistent/g++"]);
    client.open("a.cu", "int a;\n");
    let found = client.diagnostics("a.cu");
    assert!(found[0]["message"].as_str().unwrap().contains("/nonexistent/g++"), "{found:#?}");
    assert_eq!(client.at("hover", "a.cu", &json!({ "line": 0, "character": 4 })), Value::Null);
    assert_eq!(client.end(), Some(0));
}

#[test]
fn an_analysis_beyond_its_limits_is_told_and_the_server_stays() {
    let mut client = Client::start();
    let options = json!({ "options": OPTIONS, "timeLimit": 1 });
    client.initialize(json!({ "capabilities": {}, "initializationOptions": options }));
    // A host compiler that does not end.
    let compiler = client.write("slow", "#!/bin/sh\nexec sleep 1000\n");
    std::fs::set_permissions(&compiler, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let settings =
        json!({ "timeLimit": 1, "options": ["--embedded-headers", format!("--host-compiler={}", compiler.display())] });
    client.notify("workspace/didChangeConfiguration", json!({ "settings": { "cufe": settings } }));
    client.open("a.cu", "int a = b;\n");
    let found = client.diagnostics("a.cu");
    assert!(found[0]["message"].as_str().unwrap().contains("longer than 1 second"), "{found:#?}");
    // With too little memory.
    let settings = json!({ "memoryLimit": 16, "options": OPTIONS });
    client.notify("workspace/didChangeConfiguration", json!({ "settings": { "cufe": settings } }));
    let found = client.diagnostics("a.cu");
    assert!(found[0]["message"].as_str().unwrap().contains("cannot analyse"), "{found:#?}");
    client.notify("workspace/didChangeConfiguration", json!({ "settings": { "cufe": { "options": OPTIONS } } }));
    assert_eq!(client.numbers("a.cu"), [20]);
    assert_eq!(client.end(), Some(0));
}

const NAMES: &str = "\
namespace math {
constexpr int size = 4 * 8;
__constant__ float table[size];
struct Point { int x; int y; __device__ int sum() const { return x + y; } };
enum class Color { red, green = 7 };
template <class T> __host__ __device__ T twice(T value) { return value + value; }
}
__device__ int helper(int a);
__device__ int helper(double a);
__global__ void kernel(math::Point *p, int n) {
    __shared__ int cache[32];
    auto local = [&](int i) { return p[i].sum() + n; };
    cache[0] = helper(p->x) + local(1) + math::twice(n);
    p->y = cache[0] + int(math::Color::green);
}
void launch(math::Point *p) { kernel<<<1, 32>>>(p, math::size); }
__device__ int helper(int a) { return a; }
__device__ int helper(double a) { return 2; }
";

#[test]
fn a_hover_tells_type_space_memory_and_value() {
    let mut client = Client::with_options(OPTIONS);
    client.open("a.cu", NAMES);
    let mut expect = |text: &str, number: usize, parts: &[&str]| {
        let hover = client.hover("a.cu", &place(NAMES, text, number));
        for part in parts {
            assert!(hover.contains(part), "{text} {number}: no {part:?} in {hover:?}");
        }
    };
    expect("size", 0, &["const int math::size = 32"]);
    expect("size)", 0, &["const int math::size = 32"]);
    expect("table", 0, &["__constant__ float math::table[32]", "constant memory"]);
    expect("cache[0]", 0, &["__shared__ int cache[32]", "shared memory"]);
    expect("sum() +", 0, &["__device__ int math::Point::sum() const", "__device__ is written"]);
    expect("helper(p", 0, &["__device__ int helper(int)"]);
    expect("twice(n", 0, &["template <typename T>", "__host__ __device__", "are written"]);
    expect("kernel<<<", 0, &["__global__ void kernel(math::Point *, int)"]);
    expect("green)", 0, &["math::Color::green = 7"]);
    expect("Point *p, int", 0, &["struct math::Point"]);
    expect("launch", 0, &["__host__ void launch", "nothing is written"]);
    expect("math::twice", 0, &["namespace math"]);
    expect("local(", 0, &["local"]);
    // Beyond the text, and where no name is.
    for (line, character) in [(0, 4000), (4000, 0), (2, 11)] {
        assert_eq!(client.at("hover", "a.cu", &json!({ "line": line, "character": character })), Value::Null);
    }
    assert_eq!(client.end(), Some(0));
}

/// The starts of locations, as `line:column`.
fn starts(locations: &Value) -> Vec<String> {
    let list = locations.as_array().cloned().unwrap_or_default();
    list.iter().map(|it| format!("{}:{}", it["range"]["start"]["line"], it["range"]["start"]["character"])).collect()
}

fn start(text: &str, number: usize) -> String {
    let place = place(NAMES, text, number);
    format!("{}:{}", place["line"], place["character"])
}

#[test]
fn definitions_declarations_and_references_are_found() {
    let mut client = Client::with_options(OPTIONS);
    client.open("a.cu", NAMES);
    let call = place(NAMES, "helper(p", 0);
    assert_eq!(starts(&client.at("definition", "a.cu", &call)), [start("helper(int a) {", 0)]);
    let both = [start("helper(int a);", 0), start("helper(int a) {", 0)];
    assert_eq!(starts(&client.at("declaration", "a.cu", &call)), both);
    let references = [start("helper(int a);", 0), start("helper(p", 0), start("helper(int a) {", 0)];
    assert_eq!(starts(&client.at("references", "a.cu", &call)), references);
    let parameters = json!({ "textDocument": { "uri": client.uri("a.cu") }, "position": call, "context": { "includeDeclaration": false } });
    assert_eq!(starts(&client.request("textDocument/references", parameters)), [start("helper(p", 0)]);
    let member = place(NAMES, "x + y", 0);
    assert_eq!(starts(&client.at("definition", "a.cu", &member)), [start("x;", 0)]);
    assert_eq!(starts(&client.at("references", "a.cu", &member)), [start("x;", 0), start("x + y", 0), start("x)", 0)]);
    let ty = place(NAMES, "Point *p)", 0);
    assert_eq!(starts(&client.at("definition", "a.cu", &ty)), [start("Point {", 0)]);
    let template = place(NAMES, "value;", 0);
    assert_eq!(starts(&client.at("definition", "a.cu", &template)), [start("value)", 0)]);
    let parameter = place(NAMES, "T value", 0);
    assert_eq!(starts(&client.at("definition", "a.cu", &parameter)), [start("T>", 0)]);
    let captured = place(NAMES, "n; };", 0);
    assert_eq!(starts(&client.at("definition", "a.cu", &captured)), [start("n) {", 0)]);
    let highlights = client.at("documentHighlight", "a.cu", &place(NAMES, "cache[32]", 0));
    assert_eq!(highlights.as_array().map(Vec::len), Some(3));
    assert_eq!(client.at("definition", "a.cu", &json!({ "line": 0, "character": 0 })), Value::Null);
    assert_eq!(client.end(), Some(0));
}

#[test]
fn the_outline_of_a_document_is_nested() {
    let mut client = Client::with_options(OPTIONS);
    client.open("a.cu", NAMES);
    let uri = client.uri("a.cu");
    let symbols = client.request("textDocument/documentSymbol", json!({ "textDocument": { "uri": uri } }));
    let names = |list: &Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(&symbols), ["math", "helper", "helper", "kernel", "launch", "helper", "helper"]);
    let math = &symbols[0];
    assert_eq!(math["kind"], 3);
    assert_eq!(math["range"]["end"], json!({ "line": 6, "character": 1 }));
    assert_eq!(names(&math["children"]), ["size", "table", "Point", "Color", "twice"]);
    assert_eq!(names(&math["children"][2]["children"]), ["x", "y", "sum"]);
    assert_eq!(names(&math["children"][3]["children"]), ["red", "green"]);
    assert!(symbols[3]["detail"].as_str().unwrap().starts_with("__global__"), "{}", symbols[3]);
    assert_eq!(client.end(), Some(0));
}

#[test]
fn calls_and_launches_show_their_parameters_while_they_are_written() {
    let mut client = Client::with_options(OPTIONS);
    let base = "__device__ int f(int first, float second = 1);\n__device__ int f(int a, int b, int c);\n\
                __global__ void k(int *out, int n);\nstruct S { S(int width, int height); };\n";
    client.open("a.cu", base);
    client.diagnostics("a.cu");
    let mut help = |written: &str| {
        let text = format!("{base}{written}\n}}\n");
        client.change("a.cu", json!([{ "text": text }]));
        let line = base.matches('\n').count() + written.matches('\n').count();
        let column = written.rsplit('\n').next().unwrap().len();
        client.at("signatureHelp", "a.cu", &json!({ "line": line, "character": column }))
    };
    let found = help("__device__ int g() {\n  return f(");
    let labels: Vec<&str> =
        found["signatures"].as_array().unwrap().iter().map(|it| it["label"].as_str().unwrap()).collect();
    assert!(labels.iter().any(|label| label.contains("f(int first, float second = 1) -> int")), "{labels:?}");
    assert_eq!((labels.len(), &found["activeParameter"]), (2, &json!(0)));
    let found = help("__device__ int g() {\n  return f(1, f(2, 3), ");
    assert_eq!(found["activeParameter"], 2);
    let active = &found["signatures"][found["activeSignature"].as_u64().unwrap() as usize];
    assert!(active["label"].as_str().unwrap().contains("int c"), "{found:#}");
    let found = help("void g() {\n  k<<<1, ");
    assert_eq!(found["activeParameter"], 1);
    assert!(found["signatures"][0]["label"].as_str().unwrap().starts_with("<<<dim3 grid, dim3 block"), "{found:#}");
    let found = help("void g() {\n  k<<<1, 2>>>(");
    assert_eq!(found["activeParameter"], 0);
    assert!(found["signatures"][0]["label"].as_str().unwrap().contains("__global__ k(int *out, int n)"), "{found:#}");
    let found = help("void g() {\n  S(1, ");
    assert_eq!(found["activeParameter"], 1);
    assert!(found["signatures"].to_string().contains("int height"), "{found:#}");
    assert_eq!(help("void g() {\n  int a; "), Value::Null);
    assert_eq!(client.end(), Some(0));
}

#[test]
fn implied_execution_spaces_are_shown_as_hints() {
    let mut client = Client::with_options(&["--embedded-headers", "--expt-relaxed-constexpr", "-std=c++17"]);
    let text = "constexpr int one() { return 1; }\nvoid host() { auto l = [] { return 1; }; l(); }\n\
                __global__ void k() { auto l = [](int i) { return i; }; l(one()); }\nstruct S { S() = default; };\n";
    client.open("a.cu", text);
    let uri = client.uri("a.cu");
    let range = json!({ "start": { "line": 0, "character": 0 }, "end": { "line": 9, "character": 0 } });
    let hints = client.request("textDocument/inlayHint", json!({ "textDocument": { "uri": uri }, "range": range }));
    let shown: Vec<(Value, Value)> =
        hints.as_array().unwrap().iter().map(|it| (it["position"].clone(), it["label"].clone())).collect();
    let expected = [
        (place(text, "constexpr", 0), json!("__host__ __device__")),
        (place(text, "(int i)", 0), json!("__device__")),
        (place(text, "S()", 0), json!("__host__ __device__")),
    ];
    assert_eq!(shown, expected);
    let range = json!({ "start": { "line": 1, "character": 0 }, "end": { "line": 1, "character": 9 } });
    let uri = client.uri("a.cu");
    let none = client.request("textDocument/inlayHint", json!({ "textDocument": { "uri": uri }, "range": range }));
    assert_eq!(none, json!([]));
    assert_eq!(client.end(), Some(0));
}

fn actions(client: &mut Client, file: &str, position: &Value) -> Vec<Value> {
    let parameters = json!({
        "textDocument": { "uri": client.uri(file) },
        "range": { "start": position, "end": position },
        "context": { "diagnostics": [] },
    });
    client.request("textDocument/codeAction", parameters).as_array().unwrap().clone()
}

#[test]
fn the_space_that_a_called_function_lacks_is_added_to_all_its_declarations() {
    let mut client = Client::with_options(OPTIONS);
    let text = kernel_calls_host();
    client.open("a.cu", text);
    let found = actions(&mut client, "a.cu", &place(text, "limit(1)", 0));
    assert_eq!(found.len(), 1, "{found:#?}");
    assert_eq!(found[0]["title"], "Add __host__ __device__ to limit(int)");
    assert_eq!(found[0]["diagnostics"].as_array().map(Vec::len), Some(2), "of both passes");
    let edits = found[0]["edit"]["changes"][client.uri("a.cu")].as_array().unwrap().clone();
    assert_eq!(edits.len(), 2);
    let changes: Vec<Value> =
        edits.iter().rev().map(|it| json!({ "range": it["range"], "text": it["newText"] })).collect();
    client.diagnostics("a.cu");
    client.change("a.cu", Value::Array(changes));
    assert_eq!(client.diagnostics("a.cu"), Vec::<Value>::new());
    assert_eq!(client.end(), Some(0));
}

#[test]
fn a_variable_that_is_not_captured_can_be_captured() {
    let mut client = Client::with_options(OPTIONS);
    let text = "int f(int n, int m) { auto l = [m] { return n + m; }; return l(); }\n";
    client.open("a.cu", text);
    let found = actions(&mut client, "a.cu", &place(text, "n + m", 0));
    let titles: Vec<&Value> = found.iter().map(|it| &it["title"]).collect();
    assert_eq!(titles, ["Capture n by value", "Capture n by reference"]);
    let edit = &found[1]["edit"]["changes"][client.uri("a.cu")][0];
    assert_eq!((&edit["newText"], &edit["range"]["start"]), (&json!(", &n"), &place(text, "] {", 0)));
    assert_eq!(client.end(), Some(0));
}

#[test]
fn an_option_that_a_diagnostic_names_can_be_used_for_the_session() {
    let mut client = Client::with_options(OPTIONS);
    let text = "template <class T> void use(T);\nvoid f() { use([] __device__ () { }); }\n";
    client.open("a.cu", text);
    let found = client.diagnostics("a.cu");
    let position = found[0]["range"]["start"].clone();
    let found = actions(&mut client, "a.cu", &position);
    let command = found.iter().find(|it| it["title"] == "Use the option --extended-lambda").unwrap()["command"].clone();
    client.request(
        "workspace/executeCommand",
        json!({ "command": command["command"], "arguments": command["arguments"] }),
    );
    assert_eq!(client.diagnostics("a.cu"), Vec::<Value>::new());
    assert_eq!(client.end(), Some(0));
}

#[test]
fn notes_are_related_information_with_their_places() {
    let mut client = Client::with_options(OPTIONS);
    let text = "void f(int);\nvoid f(int, int);\nvoid g() { f(); }\nint h(int);\nfloat h(int);\n";
    client.open("a.cu", text);
    let found = client.diagnostics("a.cu");
    let overloads = found.iter().find(|it| it["range"]["start"]["line"] == 2).unwrap();
    let related = overloads["relatedInformation"].as_array().unwrap();
    let lines: Vec<&Value> = related.iter().map(|it| &it["location"]["range"]["start"]["line"]).collect();
    assert!(lines.contains(&&json!(0)) && lines.contains(&&json!(1)), "{overloads:#}");
    assert!(overloads.get("codeDescription").is_none());
    assert_eq!(client.end(), Some(0));
}

#[test]
fn a_question_can_be_cancelled_while_it_waits() {
    let mut client = Client::with_options(OPTIONS);
    client.open("a.cu", NAMES);
    let parameters =
        json!({ "textDocument": { "uri": client.uri("a.cu") }, "position": { "line": 1, "character": 16 } });
    let number = client.ask("textDocument/hover", parameters);
    client.notify("$/cancelRequest", json!({ "id": number }));
    assert_eq!(client.response(number)["error"]["code"], -32800);
    assert_eq!(client.end(), Some(0));
}
