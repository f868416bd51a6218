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

/// The fields of the entries of a kind and sub-kind that have a field.
fn with_field<'g>(graph: &'g Graph, kind: &str, sub_kind: &str, label: &str) -> Vec<&'g crate::graph::Entry> {
    entries(graph)
        .filter(|entry| entry.kind.spelling() == kind && (sub_kind.is_empty() || entry.sub_kind == sub_kind))
        .filter(|entry| entry.fields.iter().any(|field| field.0 == label))
        .collect()
}

#[test]
fn a_block_has_a_scope_where_something_is_declared_in_it_or_in_a_block_inside() {
    let unit = unit("void f(int n) { { } { n = 1; } { { int a = 2; n = a; } } }\n");
    assert_eq!(with_field(&display(&unit), "scope", "sck_block", "assoc_block").len(), 2);
}

#[test]
fn a_block_tells_whether_control_comes_to_its_end() {
    let unit = unit("int f(int n) { { n = 1; } { return n; } }\nvoid g() { for (;;) { } }\n");
    let graph = display(&unit);
    assert_eq!(with_field(&graph, "statement", "stmk_block", "end_of_block_reachable").len(), 2);
    let returns = entries(&graph).filter(|entry| entry.sub_kind == "stmk_return").count();
    assert_eq!(returns, 1, "there is no implied return behind an endless loop");
}

#[test]
fn constants_that_are_not_decimal_or_made_by_operators_on_bits_are_marked() {
    let unit = unit("enum E { a = 0x10, b = 1 | 2, c = 3, d = a, e = 0 };\n");
    let graph = display(&unit);
    let marked = with_field(&graph, "constant", "ck_integer", "non_arithmetic");
    let named = marked.iter().filter(|entry| entry.fields.iter().any(|field| field.0 == "name"));
    assert_eq!(named.count(), 3);
}

#[test]
fn attributes_of_statements_are_fields_of_the_statements() {
    let unit = unit("int f(int n) { switch (n) { case 1: n = 2; [[fallthrough]]; default: ; } return n; }\n");
    let graph = display(&unit);
    assert_eq!(with_field(&graph, "statement", "stmk_empty", "is_fallthrough_statement").len(), 1);
}

#[test]
fn what_a_condition_declares_is_converted_by_its_conversion_function() {
    let unit = unit("struct S { operator bool() const; }; S s(); int f() { if (S a = s()) return 1; return 0; }\n");
    assert_eq!(with_field(&display(&unit), "expr-node", "enk_operation", "is_conversion_call").len(), 1);
}

#[test]
fn addresses_of_static_objects_and_functions_initialize_by_constants() {
    let unit = unit("int i; int g(int); int *p = &i; int &r = i; int (*q)(int) = g; int *n = 0;\n");
    let graph = display(&unit);
    assert_eq!(with_field(&graph, "variable", "", "dynamic").len(), 0);
    assert_eq!(with_field(&graph, "constant", "ck_address", "address.kind").len(), 4);
}

#[test]
fn a_call_of_a_function_template_names_its_instance() {
    let unit =
        unit("template <class T> T twice(T t) { return t + t; }\nint f() { return twice(1) + twice<short>(2); }\n");
    let graph = display(&unit);
    assert_eq!(with_field(&graph, "routine", "", "expl_template_arg_list_used").len(), 1);
    let instances = with_field(&graph, "routine", "", "is_template_function")
        .into_iter()
        .filter(|entry| !entry.fields.iter().any(|field| field.0 == "is_prototype_instantiation"));
    assert_eq!(instances.count(), 2);
}
