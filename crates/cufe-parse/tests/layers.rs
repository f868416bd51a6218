//! What the grammar leaves to the actions (`ARCHITECTURE.md`, "Invariants"), told from its own text.

use std::fs;
use std::path::{Path, PathBuf};

/// The sources of a crate, without their tests.
fn sources(of: &str) -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, into: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("the sources are there").flatten() {
            let path = entry.path();
            if path.is_dir() {
                collect(&path, into);
            } else if path.file_stem().is_some_and(|stem| stem != "tests") {
                let text = fs::read_to_string(&path).expect("sources are text");
                // Not where tests stand in a file of their own.
                let end = text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len());
                into.push((path, text[..end].to_owned()));
            }
        }
    }
    let mut sources = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(of).join("src"), &mut sources);
    assert!(!sources.is_empty(), "the sources are found");
    sources
}

/// The lines of the parser's sources that something is wrong with.
fn lines_where(is_wrong: impl Fn(&str) -> bool) -> Vec<String> {
    lines_of("cufe-parse", is_wrong)
}

/// The lines of the sources of a crate that something is wrong with.
fn lines_of(of: &str, is_wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let mut wrong = Vec::new();
    for (path, text) in sources(of) {
        for (number, line) in text.lines().enumerate() {
            if !line.trim_start().starts_with("//") && is_wrong(line) {
                wrong.push(format!("{}:{}: {}", path.display(), number + 1, line.trim()));
            }
        }
    }
    wrong
}

#[test]
fn the_parser_looks_into_no_types_and_compares_none() {
    const FUNCTIONS: &[&str] = &[
        ".canonical(",
        ".structure(",
        ".value_structure(",
        ".unqualified(",
        ".written(",
        ".non_reference(",
        ".is_reference(",
        ".as_function(",
        "are_same",
        "certainly_differ",
    ];
    let wrong = lines_where(|line| FUNCTIONS.iter().any(|function| line.contains(function)));
    assert!(wrong.is_empty(), "these belong in actions:\n{}", wrong.join("\n"));
}

#[test]
fn the_parser_keeps_no_tables_by_ids_of_the_program() {
    let is_wrong = |line: &str| {
        ["Map<", "Set<"].iter().any(|table| {
            line.match_indices(table).any(|(at, _)| {
                let key = &line[at + table.len()..];
                let end = if key.starts_with('(') { key.find(')') } else { key.find([',', '>']) };
                key[..end.unwrap_or(key.len())].contains("Id")
            })
        })
    };
    let wrong = lines_where(is_wrong);
    assert!(wrong.is_empty(), "nested instantiations would not see these:\n{}", wrong.join("\n"));
}

#[test]
fn the_parser_makes_nothing_in_the_program() {
    const FUNCTIONS: &[&str] = &["&mut Program", ".intern_type(", ".add_scope(", ".function_declarations.push("];
    let wrong = lines_where(|line| FUNCTIONS.iter().any(|function| line.contains(function)));
    assert!(wrong.is_empty(), "these belong in actions:\n{}", wrong.join("\n"));
}

#[test]
fn the_parser_fills_no_tables_of_the_actions() {
    const WRITES: &[&str] =
        &["insert(", "push(", "remove(", "extend(", "entry(", "pop(", "clear(", "retain(", "truncate("];
    // `sema.field.insert(`: a path of fields that ends in one of these.
    let is_wrong = |line: &str| {
        line.match_indices("sema.").any(|(at, _)| {
            let path = &line[at + "sema.".len()..];
            let end = path.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.')).unwrap_or(path.len());
            let (fields, function) = path[..end].rsplit_once('.').unwrap_or(("", ""));
            !fields.is_empty() && WRITES.contains(&format!("{function}(").as_str()) && path[end..].starts_with('(')
        })
    };
    let wrong = lines_where(is_wrong);
    assert!(wrong.is_empty(), "these belong in actions:\n{}", wrong.join("\n"));
}

#[test]
fn reports_name_their_diagnostics() {
    let is_wrong = |line: &str| {
        line.match_indices("Code(")
            .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_'))
    };
    let wrong: Vec<_> =
        ["cufe-lex", "cufe-parse", "cufe-sema"].iter().flat_map(|name| lines_of(name, is_wrong)).collect();
    assert!(wrong.is_empty(), "the catalogue has constants for these:\n{}", wrong.join("\n"));
}

#[test]
fn actions_look_at_tokens_only_through_the_reader() {
    // The reader itself, and the unit and the state that hold what it reads.
    const HOLDERS: &[&str] = &["reader.rs", "unit.rs", "sema.rs"];
    const READS: &[&str] = &["self.tokens", "unit.tokens", "sema.tokens", ".tokens()", "cufe_lex::Tokens"];
    let is_wrong = |line: &str| READS.iter().any(|read| line.contains(read));
    let wrong: Vec<String> = lines_of("cufe-sema", is_wrong)
        .into_iter()
        .filter(|line| !HOLDERS.iter().any(|holder| line.split(':').next().is_some_and(|path| path.ends_with(holder))))
        .collect();
    assert!(wrong.is_empty(), "these belong into reader.rs:\n{}", wrong.join("\n"));
}

#[test]
fn no_function_is_longer_than_a_reader_can_hold() {
    const LINES: usize = 150;
    const CRATES: &[&str] = &[
        "cufe-base",
        "cufe-diagnostics",
        "cufe-display",
        "cufe-driver",
        "cufe-host",
        "cufe-il",
        "cufe-lex",
        "cufe-mangle",
        "cufe-parse",
        "cufe-sema",
        "cufe-store",
    ];
    let mut wrong = Vec::new();
    for (path, text) in CRATES.iter().flat_map(|name| sources(name)) {
        let lines: Vec<&str> = text.lines().collect();
        for (first, line) in lines.iter().enumerate() {
            let indent = &line[..line.len() - line.trim_start().len()];
            let is_function = ["fn ", "pub fn ", "pub(crate) fn ", "pub(super) fn "]
                .iter()
                .any(|head| line[indent.len()..].starts_with(head));
            if !is_function || line.ends_with('}') || line.ends_with(';') {
                continue;
            }
            // As it is formatted, the brace that ends a function stands below its first letter.
            let end = format!("{indent}}}");
            let length = lines[first..].iter().take_while(|line| **line != end).count() + 1;
            if length > LINES {
                wrong.push(format!("{}:{}: {length} lines: {}", path.display(), first + 1, line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "these are to be split:\n{}", wrong.join("\n"));
}

#[test]
fn comments_cite_pages_of_the_repository_only() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut missing = Vec::new();
    for entry in fs::read_dir(folder.join("crates")).expect("the crates are there").flatten() {
        let Ok(of) = entry.file_name().into_string() else { continue };
        for (path, text) in sources(&of) {
            let comments = text.lines().filter(|line| line.trim_start().starts_with("//"));
            for word in
                comments.flat_map(|line| line.split(|letter: char| letter.is_whitespace() || "`(),;:".contains(letter)))
            {
                let is_page = word.contains('/') && word.trim_end_matches('.').ends_with(".md");
                let page = word.trim_end_matches('.');
                if is_page && !folder.join(page).exists() && !entry.path().join(page).exists() {
                    missing.push(format!("{}: {page}", path.display()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "these pages are not there:\n{}", missing.join("\n"));
}
