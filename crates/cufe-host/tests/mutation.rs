//! Programs with mistakes: the conformance cases cut off, with tokens missing, doubled and exchanged, and without
//! brackets of one kind. Every one is read to the end, without a panic and soon. Deterministic and bounded.

use cufe_base::{BodyPolicy, Options, Source, Standard};
use cufe_diagnostics::{Controls, Sink, resolve, text};
use cufe_host::Facts;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// One of so many cases is taken.
const SHARE: usize = 7;

/// No text takes longer, also on a slow machine that does other work.
const PATIENCE: Duration = Duration::from_secs(20);

fn options() -> Options {
    let mut options = Options {
        bodies: BodyPolicy::All,
        device_c: true,
        extended_lambda: true,
        static_host_stub: true,
        ..Options::default()
    };
    options.dialect.standard = Standard::Cpp20;
    options
}

/// All stages, with the host file where the text has no error.
fn run(text: &str) {
    let options = options();
    let mut source = Source::new("t.ii", text.as_bytes().to_vec());
    let mut sink = Sink::new();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    let unit = cufe_parse::analyse(source, tokens, options, sink);
    let resolved = resolve(&unit.sink, &Controls::default(), &unit.source);
    text::write_reports(&mut Vec::new(), &resolved, &unit.source, &Default::default()).unwrap();
    if !resolved.has_errors() {
        let host = cufe_host::host_file(&unit, &unit.options, &Facts::default());
        host.write_to(&mut Vec::new()).unwrap();
    }
}

/// Runs all texts, and ends with the text at which it panics or stays.
fn run_all(texts: Vec<String>) {
    let (sender, receiver) = channel();
    let count = texts.len();
    let shown = texts.clone();
    let work = move || {
        for text in &texts {
            run(text);
            sender.send(()).unwrap();
        }
    };
    // As large as a main thread's: what nests deeper grows it.
    thread::Builder::new().stack_size(8 << 20).spawn(work).unwrap();
    for (number, text) in shown.iter().enumerate() {
        match receiver.recv_timeout(PATIENCE) {
            Ok(()) => {}
            Err(RecvTimeoutError::Timeout) => panic!("text {number} of {count} does not end:\n{text}"),
            Err(RecvTimeoutError::Disconnected) => panic!("text {number} of {count} panics:\n{text}"),
        }
    }
}

/// A case as its text is without any header.
fn case(path: &Path) -> String {
    let mut text: String = fs::read_to_string(path)
        .unwrap_or_default()
        .lines()
        .filter(|line| !line.trim_start().starts_with('#') && !line.starts_with("//"))
        .flat_map(|line| [line, "\n"])
        .collect();
    for word in ["global", "device", "host", "shared", "constant", "managed", "grid_constant", "launch_bounds"] {
        let attribute = match word {
            "launch_bounds" => "__attribute__((launch_bounds(1))) ".to_owned(),
            _ => format!("__attribute__(({word}))"),
        };
        text = text.replace(&format!("__{word}__"), &attribute);
    }
    text
}

fn cases() -> Vec<String> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance");
    let mut paths = Vec::new();
    for topic in fs::read_dir(root).into_iter().flatten().flatten() {
        let files = fs::read_dir(topic.path()).into_iter().flatten().flatten().map(|file| file.path());
        paths.extend(files.filter(|path| path.extension().is_some_and(|extension| extension == "cu")));
    }
    paths.sort();
    paths.iter().step_by(SHARE).map(|path| case(path)).filter(|text| text.len() < 20_000).collect()
}

/// The tokens of a text, each with the white space before it.
fn tokens(text: &str) -> Vec<&str> {
    let mut source = Source::new("t.ii", text.as_bytes().to_vec());
    let tokens = cufe_lex::lex(&mut source, &options().dialect, &mut Sink::new());
    let mut result = Vec::new();
    let mut begin = 0;
    for token in 0..tokens.len() as u32 {
        let end = tokens.end(token).0 as usize;
        result.extend(text.get(begin..end));
        begin = end;
    }
    result
}

/// Every text that differs from a case at some of its tokens: where they are follows from its length.
fn mutations(text: &str, change: impl Fn(&mut Vec<&str>, usize)) -> Vec<String> {
    let tokens = tokens(text);
    let places = (1..8).map(|place| tokens.len() * place / 8 + place);
    let mutate = |place: usize| {
        let mut tokens = tokens.clone();
        change(&mut tokens, place);
        tokens.concat()
    };
    places.filter(|&place| place + 1 < tokens.len()).map(mutate).collect()
}

fn all_mutations(change: impl Fn(&mut Vec<&str>, usize)) -> Vec<String> {
    let cases = cases();
    assert!(!cases.is_empty());
    cases.iter().flat_map(|text| mutations(text, &change)).collect()
}

#[test]
fn texts_that_are_cut_off_are_read_to_their_end() {
    run_all(all_mutations(|tokens, place| tokens.truncate(place)));
}

#[test]
fn texts_without_a_token_are_read_to_their_end() {
    run_all(all_mutations(|tokens, place| {
        tokens.remove(place);
    }));
}

#[test]
fn texts_with_a_doubled_token_are_read_to_their_end() {
    run_all(all_mutations(|tokens, place| tokens.insert(place, tokens[place])));
}

#[test]
fn texts_with_exchanged_tokens_are_read_to_their_end() {
    run_all(all_mutations(|tokens, place| tokens.swap(place, place + 1)));
    run_all(all_mutations(|tokens, place| tokens.swap(place, place / 2)));
}

#[test]
fn texts_without_brackets_of_one_kind_are_read_to_their_end() {
    let texts =
        cases().into_iter().flat_map(|text| ["(", ")", "[", "]", "{", "}", "<", ">"].map(|one| text.replace(one, "")));
    run_all(texts.collect());
}

#[test]
fn deep_and_wide_texts_are_read_to_their_end() {
    let nested =
        |open: &str, inner: &str, close: &str| format!("{}{inner}{}", open.repeat(10_000), close.repeat(10_000));
    let classes = (0..30).map(|level| {
        let next = level + 1;
        format!("struct B{level} : A{level} {{}}; struct C{level} : A{level} {{}}; struct A{next} : B{level}, C{level} {{}};")
    });
    let typedefs = |ty: &str| -> String {
        (0..60)
            .map(|n| {
                format!("typedef {}; ", ty.replace("NEXT", &format!("X{}", n + 1)).replace("X0", &format!("X{n}")))
            })
            .collect()
    };
    run_all(vec![
        format!("int x = {};", nested("(", "1", ")")),
        format!("void f() {}", nested("{", "", "}")),
        format!("void f(int x) {{ {}; }}", "if (x) ".repeat(10_000)),
        format!("int y; int x = {}y;", "-~!*&(int)".repeat(10_000)),
        nested("namespace {", "int x;", "}"),
        nested("struct A {", "int x;", "};"),
        nested("struct A { void f() { ", "", "} };"),
        format!("auto x = {};", nested("[] { return ", "0", "; }")),
        format!("auto x = {};", nested("[](int a = ", "0", ") {}")),
        format!("template <class T> struct A; using X = {};", nested("A<", "int", ">")),
        format!(
            "template <class T> struct A {{}}; {} x; void f(decltype(x) y) {{ f(1); y = 2; }}",
            nested("A<", "int", ">")
        ),
        format!("void f({});", nested("int (*)(", "", ")")),
        format!("int {} x; void f(decltype(x) y) {{ f(1); y = 2; }}", "*".repeat(10_000)),
        format!("template <class T> using P = T {}; void f(P<int> p) {{ f(1); }}", "*".repeat(10_000)),
        format!("struct A0 {{ int x; }}; {} void f(A30 *p) {{ p->y; g(*p); }}", classes.collect::<String>()),
        format!("typedef int X0; {} void f(X60 y) {{ f(1); }}", typedefs("X0 *(*NEXT)(X0, X0)")),
        format!(
            "template <class T, class U> struct A {{}}; typedef int X0; {} void f(X60 y) {{ f(1); }}",
            typedefs("A<X0, X0> NEXT")
        ),
    ]);
}
