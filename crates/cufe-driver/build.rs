//! Derives the enumeration of options and its rows from `tables/cli-flags.tsv`, and the constants of
//! `--dump_configuration` from `tables/build-config.tsv`.

use std::fmt::Write as _;
use std::path::PathBuf;

const OPTIONS: &str = "tables/cli-flags.tsv";
const CONFIGURATION: &str = "tables/build-config.tsv";

fn read(path: &str) -> String {
    println!("cargo::rerun-if-changed={path}");
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// `Some('x')` or `None`, as Rust.
fn letter(cell: &str) -> String {
    format!("{:?}", cell.chars().next())
}

fn language(word: &str) -> &'static str {
    match word {
        "" => "Any",
        "selects-c" => "SelectsC",
        "selects-c++" => "SelectsCpp",
        "needs-c" => "NeedsC",
        "needs-c++" => "NeedsCpp",
        "needs-gnu" => "NeedsGnu",
        _ => panic!("{OPTIONS}: unknown language {word}"),
    }
}

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let (mut variants, mut rows, mut count, mut next) = (String::new(), String::new(), 0, 1);
    for line in read(OPTIONS).lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [
            order,
            identifier,
            name,
            negative,
            short,
            negative_short,
            value,
            positive_language,
            negative_language,
            since,
        ] = cells[..]
        else {
            panic!("{OPTIONS}: {line:?} has not ten cells");
        };
        // What a later release brought has no place in the order of the first one.
        if since.is_empty() {
            let order: u16 = order.parse().expect("a number");
            assert_eq!(order, next, "{OPTIONS}: {name} is out of order");
            next += if negative.is_empty() { 1 } else { 2 };
        }
        let since = match since.split_once('.') {
            Some((major, minor)) => format!("Release {{ major: {major}, minor: {minor} }}"),
            None => "Release::RECORDED".to_owned(),
        };
        let value = match value {
            "none" => "None",
            "number" => "Number",
            "text" => "Text",
            _ => panic!("{OPTIONS}: unknown value {value}"),
        };
        writeln!(variants, "/// `--{name}`\n{identifier},").expect("written");
        writeln!(
            rows,
            "OptionRow {{ flag: Flag::{identifier}, name: {name:?}, negative: {negative:?}, \
             short: {}, negative_short: {}, value: ValueKind::{value}, language: Language::{}, \
             negative_language: Language::{}, since: {since} }},",
            letter(short),
            letter(negative_short),
            language(positive_language),
            language(negative_language),
        )
        .expect("written");
        count += 1;
    }
    let mut constants = String::new();
    let mut constant_count = 0;
    for line in read(CONFIGURATION).lines().skip(1) {
        let (name, value) = line.split_once('\t').expect("two cells");
        writeln!(constants, "({name:?}, {value:?}),").expect("written");
        constant_count += 1;
    }
    let text = format!(
        "/// An option, by its positive name.\n#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]\n#[allow(clippy::enum_variant_names, reason = \"variants are the options' names\")]\npub enum Flag {{\n\
         {variants}}}\n\nstatic ROWS: [OptionRow; {count}] = [\n{rows}];\n\n\
         static CONFIGURATION: [(&str, &str); {constant_count}] = [\n{constants}];\n"
    );
    let folder = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    std::fs::write(folder.join("options.rs"), text).expect("written");
}
