//! The measured names of `tests/data/mangling-vectors.tsv` (host column).

use cufe_base::{Dialect, Options, Source, Standard};
use cufe_diagnostics::Sink;
use cufe_il::{EntityKind, FunctionFlags, Linkage, StorageClass, VariableFlags};
use cufe_mangle::{MangleOptions, mangle_function, mangle_variable};
use cufe_sema::Unit;
use std::collections::BTreeSet;

struct Vector<'a> {
    id: &'a str,
    standard: Standard,
    text: String,
    symbols: Vec<&'a str>,
}

fn vectors() -> Vec<Vector<'static>> {
    let mut found = Vec::new();
    for line in include_str!("data/mangling-vectors.tsv").lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, _, standard, _, text, symbols, ..] = fields[..] else { panic!("{line}") };
        if symbols == "-" || symbols.is_empty() {
            continue;
        }
        let standard = match standard {
            "c++14" => Standard::Cpp14,
            "c++20" => Standard::Cpp20,
            _ => Standard::Cpp17,
        };
        // `D` stands for the annotation of the device side; here it is nothing.
        let text = text.replace("\\n", "\n").split("D ").collect::<Vec<_>>().join("");
        found.push(Vector { id, standard, text, symbols: symbols.split(' ').collect() });
    }
    found
}

fn analyse(vector: &Vector) -> Unit {
    let options = Options {
        dialect: Dialect { standard: vector.standard, ..Dialect::default() },
        instantiate: true,
        ..Options::default()
    };
    let mut source = Source::new("a.cu", vector.text.clone().into_bytes());
    let mut sink = Sink::new();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    cufe_parse::analyse(source, tokens, options, sink)
}

/// The names of all functions and variables that are no templates.
fn names(unit: &Unit) -> BTreeSet<String> {
    let program = &unit.program;
    let options = MangleOptions { dialect: Some(&unit.options.dialect), ..MangleOptions::default() };
    let interner = &unit.tokens.interner;
    let functions = program.functions.iter().filter(|(_, function)| !function.flags.contains(FunctionFlags::BUILTIN));
    let mut names: BTreeSet<String> =
        functions.filter_map(|(id, _)| mangle_function(program, interner, id, &options)).collect();
    for (id, variable) in program.variables.iter() {
        let is_object = matches!(program.entities[variable.entity].kind, EntityKind::Variable(_));
        let has_name = variable.linkage != Linkage::None || variable.storage == StorageClass::Static;
        if is_object && has_name && !variable.flags.contains(VariableFlags::PARAMETER) {
            names.extend(mangle_variable(program, interner, id, &options));
        }
    }
    names
}

/// Names of things that are no functions or variables of the program, or variants of constructors and destructors.
fn is_derived(symbol: &str) -> bool {
    ["_ZT", "_ZGV", "_ZGR"].iter().any(|prefix| symbol.starts_with(prefix))
        || ["C2E", "D2E", "D0E", "CI1", "CI2"].iter().any(|part| symbol.contains(part))
}

/// Vectors whose names agree. Only to be extended.
#[test]
fn names_of_the_vectors_agree() {
    let expected: BTreeSet<&str> = include_str!("data/mangling-agree.txt").lines().collect();
    let mut agree = BTreeSet::new();
    for vector in vectors() {
        let names = names(&analyse(&vector));
        let missing: Vec<&&str> =
            vector.symbols.iter().filter(|symbol| !is_derived(symbol) && !names.contains(**symbol)).collect();
        if missing.is_empty() {
            agree.insert(vector.id);
        } else if std::env::var_os("SHOW").is_some() {
            println!("{}: missing {missing:?}\n  found {names:?}\n{}", vector.id, vector.text);
        }
    }
    if std::env::var_os("SHOW").is_some() {
        println!("AGREE {}", agree.iter().copied().collect::<Vec<_>>().join(" "));
    }
    let lost: Vec<_> = expected.difference(&agree).collect();
    assert!(lost.is_empty(), "names of these vectors differ: {lost:?}");
}

/// Each row is one more declaration behind `abi-tags.h`, and the name that the reference gives it: measured by the module
/// ids, whose last part is made of that name.
#[test]
fn abi_tags_are_part_of_names_as_measured() {
    let mut wrong = Vec::new();
    for line in include_str!("data/abi-tags.tsv").lines().skip(1) {
        let (declaration, symbol) = line.split_once('\t').expect("two columns");
        let text = format!("{}{declaration}\n", include_str!("data/abi-tags.h"));
        let text = text.replace("__device__", "").replace("__global__", "");
        let found = names(&analyse(&Vector { id: "", standard: Standard::Cpp17, text, symbols: vec![symbol] }));
        if !found.contains(symbol) {
            wrong.push(line);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
