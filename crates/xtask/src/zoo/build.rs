//! Builds a unit with the toolkit and with an overlay, and compares what comes out.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::Result;
use serde::Serialize;

use crate::conformance::nvcc;
use crate::process;
use crate::symbols;
use crate::toolkit::Toolkit;

const LIMIT: Duration = Duration::from_secs(900);

/// How the two builds of a unit compare.
#[derive(Clone, Debug, Serialize)]
pub enum Built {
    /// The toolkit alone does not build it; its first error.
    NotByReference(String),
    /// Only with cufe it does not build; the first error.
    NotByCufe(String),
    /// Both build it.
    Both {
        /// Whether the symbols are the same.
        symbols: bool,
        /// Whether the machine code is the same.
        code: bool,
        /// Whether the names in the PTX are the same.
        ptx: bool,
        /// The first things that differ.
        differences: Vec<String>,
    },
}

#[derive(Debug)]
struct Object {
    symbols: BTreeSet<String>,
    code: BTreeSet<String>,
    ptx: BTreeSet<String>,
}

/// Builds `source` twice with these arguments for nvcc.
pub fn both_ways(real: &Toolkit, overlaid: &Toolkit, source: &Path, arguments: &[String]) -> Result<Built> {
    // The same folder for both: the module id depends on its path, and names and constants on the id's length.
    let around = tempfile::Builder::new().prefix("zoo-").tempdir()?;
    let folder = around.path().join("build");
    let theirs = match build(real, &folder, source, arguments)? {
        Ok(object) => object,
        Err(said) => return Ok(Built::NotByReference(said)),
    };
    let own = match build(overlaid, &folder, source, arguments)? {
        Ok(object) => object,
        Err(said) => return Ok(Built::NotByCufe(said)),
    };
    let mut differences = Vec::new();
    let mut same = |what: &str, own: &BTreeSet<String>, theirs: &BTreeSet<String>| {
        differences.extend(theirs.difference(own).take(3).map(|row| format!("{what} missing: {row}")));
        differences.extend(own.difference(theirs).take(3).map(|row| format!("{what} extra: {row}")));
        own == theirs
    };
    Ok(Built::Both {
        symbols: same("symbol", &own.symbols, &theirs.symbols),
        code: same("code", &own.code, &theirs.code),
        ptx: same("ptx", &own.ptx, &theirs.ptx),
        differences,
    })
}

/// Builds in a folder, which is emptied before.
fn build(
    toolkit: &Toolkit,
    folder: &Path,
    source: &Path,
    arguments: &[String],
) -> Result<std::result::Result<Object, String>> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir(folder)?;
    let object = folder.join("object.o");
    let mut command = nvcc(toolkit, folder);
    command.args(arguments).arg("-c").arg(source).arg("-o").arg(&object);
    command.arg("--keep").arg("--keep-dir").arg(folder).current_dir(folder);
    let ran = process::run(&mut command, LIMIT)?;
    if !ran.ended.succeeded() {
        let said = format!("{}\n{}", ran.stderr, ran.stdout);
        let line = said.lines().find(|line| line.contains("error")).unwrap_or("no message");
        return Ok(Err(format!("{}: {}", ran.ended, line.chars().take(300).collect::<String>())));
    }
    let mut ptx = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "ptx") {
            ptx.extend(ptx_names(&fs::read_to_string(path)?));
        }
    }
    Ok(Ok(Object { symbols: symbols::symbols(&object)?, code: code(&object)?, ptx }))
}

/// The names that a PTX text defines or declares.
fn ptx_names(text: &str) -> BTreeSet<String> {
    const WORDS: &[&str] = &[".entry", ".func", ".global", ".const"];
    text.lines()
        .filter(|line| line.starts_with('.'))
        .filter(|line| line.split_whitespace().any(|word| WORDS.contains(&word)))
        .filter_map(|line| {
            let name = line.trim_end().trim_end_matches(['(', ';', '{', ' ']);
            let name = name.split(['=', '[']).next()?.split_whitespace().last()?;
            Some(symbols::normal(name.trim_end_matches("()")))
        })
        .collect()
}

/// The instructions of each function, without addresses, as one string with the function's name.
fn code(object: &Path) -> Result<BTreeSet<String>> {
    let mut command = Command::new("objdump");
    command.args(["--disassemble", "--no-show-raw-insn", "--no-addresses", "--reloc", "--wide"]).arg(object);
    let listing = process::run(&mut command, LIMIT)?.stdout;
    let mut functions = BTreeSet::new();
    let mut current = String::new();
    for line in listing.lines() {
        if line.ends_with(">:") {
            functions.insert(std::mem::take(&mut current));
        }
        // Line numbers of assertions are constants of the source; the numbers of strings are the host compiler's.
        current.push_str(&symbols::normal(line.trim()));
        current.push('\n');
    }
    functions.insert(current);
    // The listing begins with the object's path, which is another one each time.
    functions.retain(|function| function.starts_with('<'));
    Ok(functions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_a_ptx_text_are_those_of_functions_and_variables() {
        let text = ".version 9.0\n.visible .entry _Z1kv()\n.global .align 4 .u32 g;\n.const .align 1 .b8 c[4] = {1};\n\
            .func  (.param .b32 r) f(\n\tcall g;\n.visible .entry _Z1mi(\n";
        let found = ptx_names(text);
        for name in ["_Z1kv", "g", "c", "f", "_Z1mi"] {
            assert!(found.contains(name), "{name}: {found:?}");
        }
        assert_eq!(found.len(), 5);
    }
}
