//! `cufe dump --spaces`: functions with their execution spaces as text, JSON or a graph for Graphviz.

use super::SpacesFormat;
use crate::stages;
use cufe_base::{Position, Source};
use cufe_sema::Unit;
use cufe_sema::cuda::spaces::FunctionSpace;
use serde_json::{Value, json};
use std::fmt::Write;

/// A place as `file:line`.
fn place(source: &Source, position: Position) -> String {
    let location = source.location(position);
    format!("{}:{}", source.file_name(location.file), location.line)
}

fn location(source: &Source, position: Position) -> Value {
    let location = source.location(position);
    json!({ "file": source.file_name(location.file), "line": location.line, "column": location.column })
}

/// The functions of a unit in a form.
pub fn write_spaces(unit: &Unit, format: SpacesFormat) -> String {
    let functions = stages::function_spaces(unit);
    match format {
        SpacesFormat::Text => text(unit, &functions),
        SpacesFormat::Json => json_text(unit, &functions),
        SpacesFormat::Dot => dot(&functions),
    }
}

fn text(unit: &Unit, functions: &[FunctionSpace]) -> String {
    let mut out = String::new();
    for function in functions {
        let _ = writeln!(
            out,
            "{}  {}  ({}: {})",
            function.space,
            function.name,
            place(&unit.source, function.position),
            function.reason
        );
        for used in &function.uses {
            let (line, kind) = (place(&unit.source, used.position), used.kind);
            let _ = writeln!(out, "    {kind} of {} {} at {line}", used.space, used.name);
        }
    }
    out
}

fn json_text(unit: &Unit, functions: &[FunctionSpace]) -> String {
    let list: Vec<Value> = functions
        .iter()
        .map(|function| {
            let uses: Vec<Value> = function
                .uses
                .iter()
                .map(|used| {
                    json!({
                        "name": used.name,
                        "space": used.space,
                        "kind": used.kind,
                        "location": location(&unit.source, used.position),
                    })
                })
                .collect();
            json!({
                "name": function.name,
                "space": function.space,
                "reason": function.reason,
                "location": location(&unit.source, function.position),
                "uses": uses,
            })
        })
        .collect();
    let mut out = serde_json::to_string_pretty(&json!({ "functions": list })).unwrap_or_default();
    out.push('\n');
    out
}

/// Quotes a text for Graphviz.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

fn dot(functions: &[FunctionSpace]) -> String {
    let mut out = String::from("digraph spaces {\n  rankdir=LR;\n  node [shape=box, style=filled];\n");
    for function in functions {
        let color = match function.space {
            "__global__" => "lightsalmon",
            "__device__" => "lightblue",
            "__host__" => "white",
            _ => "palegreen",
        };
        let (name, space) = (quoted(&function.name), function.space);
        let _ = writeln!(out, "  {name} [fillcolor={color}, tooltip={}];", quoted(space));
    }
    for function in functions {
        for used in &function.uses {
            let color = if used.kind == "launch" { "black" } else { "red" };
            let (from, to) = (quoted(&function.name), quoted(&used.name));
            let _ = writeln!(out, "  {from} -> {to} [label={}, color={color}];", used.kind);
        }
    }
    out.push_str("}\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_for_graphviz() {
        assert_eq!(quoted("f(\"a\\b\")"), "\"f(\\\"a\\\\b\\\")\"");
    }
}
