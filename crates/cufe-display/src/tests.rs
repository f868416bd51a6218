//! Dumps of small programs.

use crate::graph::Graph;
use crate::table::{CORRESPONDENCE, Table};
use crate::{Filter, Form, display, write};
use cufe_base::{Options, Source};
use cufe_diagnostics::Sink;
use cufe_sema::Unit;

const PROGRAM: &str = "namespace n { struct Base { virtual ~Base(); int b : 3; }; }\n\
    enum class Color : char { red, green = 4 };\n\
    template <class T, int N = 2> struct Array { T data[N]; T get(int i) const { return data[i]; } };\n\
    struct Derived : n::Base { double d = 1.5; static int count; Derived(int x) : d(x) { } operator bool() const; };\n\
    int twice(int x, short y = 3) { return 2 * x + y; }\n\
    int use(Derived &r, int n) {\n\
      static int calls; const char *text = \"abc\"; auto f = [n, &r](int q) { return n + q + int(r.d); };\n\
      for (int i = 0; i < n; ++i) { if (r) continue; else break; }\n\
      switch (n) { case 1: n++; default: --n; }\n\
      try { throw 1; } catch (int e) { return e; }\n\
      Derived *p = new Derived(n); delete p; int a[2] = {1, n};\n\
      return twice(n) + f(calls) + *text + a[1] + sizeof(Array<int>);\n\
    }\n";

fn unit(text: &str) -> Unit {
    let options = Options { complete_program: true, ..Options::default() };
    let mut source = Source::new("t.cu", text.as_bytes().to_vec());
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut Sink::new());
    let unit = cufe_parse::analyse(source, tokens, options, Sink::new());
    assert!(unit.sink.reports().iter().all(|report| report.natural_severity() < cufe_diagnostics::Severity::Error));
    unit
}

fn text(unit: &Unit, filter: Filter, form: Form) -> String {
    let mut out = Vec::new();
    write(unit, filter, form, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn entries(graph: &Graph) -> impl Iterator<Item = &crate::graph::Entry> {
    (0..graph.len() as u32).filter_map(|number| graph.numbered(number)).map(|id| graph.entry(id))
}

#[test]
fn every_field_that_is_set_is_in_the_table() {
    let unit = unit(PROGRAM);
    let graph = display(&unit);
    let mut table = Table::default();
    // Fields of our own that the reference does not show.
    let own = ["execution_space", "managed"];
    for entry in entries(&graph) {
        for (label, _) in &entry.fields {
            let is_known = table.of(entry.kind.spelling(), entry.sub_kind).rank(label) != u32::MAX
                || table.of(CORRESPONDENCE, "*").has(label)
                || own.contains(label);
            assert!(is_known, "{} {} has no field {label}", entry.kind.spelling(), entry.sub_kind);
        }
    }
}

#[test]
fn two_dumps_are_the_same() {
    let (first, second) = (unit(PROGRAM), unit(PROGRAM));
    assert_eq!(text(&first, Filter::All, Form::Text), text(&second, Filter::All, Form::Text));
    assert_eq!(text(&first, Filter::All, Form::Json), text(&second, Filter::All, Form::Json));
}

#[test]
fn entries_and_fields_are_written_in_columns() {
    let unit = unit("int v = 4;\n");
    let dump = text(&unit, Filter::All, Form::Text);
    assert!(dump.starts_with("Display of IL produced by the compilation of \"t.cu\"\n\n\nIntermediate language"));
    assert!(dump.contains("\nfile-scope variable@1\nsource_corresp:\n  name:                  file-scope id-name@"));
    assert!(dump.contains("\n  decl_position.column:  5\n"));
    assert!(dump.contains("\nhas_explicit_initializer:\n                         TRUE\n"));
}

#[test]
fn the_main_file_alone_leaves_out_what_has_no_place_in_it() {
    let unit = unit("# 1 \"h.h\" 1\nint header;\n# 2 \"t.cu\" 2\nint own;\n");
    let dump = text(&unit, Filter::MainFile, Form::Text);
    assert!(dump.contains("\"own\"") && !dump.contains("\"header\""));
}
