//! The measured layouts of `tests/data/layout-vectors.tsv`.

use cufe_base::{Dialect, Options, Source, Standard};
use cufe_diagnostics::Sink;
use cufe_il::{EntityKind, Name, Program, TypeId};
use cufe_sema::{Known, Sema};

struct Vector<'a> {
    id: &'a str,
    standard: Standard,
    text: String,
    size: u64,
    alignment: u64,
    fields: Vec<(&'a str, u64)>,
    bases: Vec<(&'a str, u64)>,
    bits: Vec<(&'a str, u64)>,
}

/// `name@place` entries; `:width` behind a place is dropped.
fn places(text: &str) -> Vec<(&str, u64)> {
    text.split(' ')
        .filter_map(|entry| {
            let (name, place) = entry.split_once('@')?;
            Some((name, place.split(':').next()?.parse().ok()?))
        })
        .collect()
}

fn vectors() -> Vec<Vector<'static>> {
    let mut found = Vec::new();
    for line in include_str!("data/layout-vectors.tsv").lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [id, _, standard, text, size, alignment, fields, bases, bits, reference] = columns[..] else {
            panic!("{line}")
        };
        let mut vector = Vector {
            id,
            standard: if standard == "c++20" { Standard::Cpp20 } else { Standard::Cpp17 },
            text: text.replace("\\n", "\n"),
            size: size.parse().unwrap(),
            alignment: alignment.parse().unwrap(),
            fields: places(fields),
            bases: places(bases),
            bits: places(bits),
        };
        if reference.starts_with("error") {
            continue;
        }
        // What the reference computes otherwise.
        for entry in reference.split(' ') {
            if let Some((name, value)) = entry.split_once('=').filter(|entry| !entry.0.is_empty()) {
                let value = value.parse().unwrap();
                if name == "size" { vector.size = value } else { vector.alignment = value }
            }
            for (name, place) in places(entry) {
                vector.fields.iter_mut().filter(|field| field.0 == name).for_each(|field| field.1 = place);
            }
        }
        found.push(vector);
    }
    found
}

/// The type that the global name `T` denotes.
fn type_of_name(program: &Program, name: Name) -> Option<TypeId> {
    program.bindings(Program::GLOBAL_SCOPE, name).find_map(|(_, binding)| match program.entities[binding.entity].kind {
        EntityKind::Class(class) => Some(program.classes[class].ty),
        EntityKind::Enum(id) => Some(program.enums[id].ty),
        EntityKind::Typedef(ty) => Some(ty),
        _ => None,
    })
}

/// What differs, in words.
fn differences(vector: &Vector) -> Vec<String> {
    let options =
        Options { dialect: Dialect { standard: vector.standard, ..Dialect::default() }, ..Options::default() };
    // Specializations are instantiated where their size is asked for.
    let text = format!("{} enum {{ size_of_T = sizeof(T) }};", vector.text);
    let mut source = Source::new("a.cu", text.into_bytes());
    let mut sink = Sink::new();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    let mut unit = cufe_parse::analyse(source, tokens, options, sink);
    let name = Name::identifier(unit.tokens.interner.intern("T"));
    let known = Known::new(&mut unit.tokens.interner);
    let sema = Sema::of_program(unit.program, &unit.tokens, &unit.source, &unit.options, known);
    let Some(ty) = type_of_name(sema.program(), name) else { return vec!["no type".to_owned()] };
    let mut found = Vec::new();
    match sema.layout_of(ty) {
        Some(layout) if (layout.size, layout.alignment) == (vector.size, vector.alignment) => {}
        other => found.push(format!("expected {} {}, found {other:?}", vector.size, vector.alignment)),
    }
    let Some(class) = sema.program().class_of(ty) else { return found };
    let Some(layout) = sema.class_layout(class) else { return found };
    let members = &sema.program().classes[class].data_members;
    for (index, member) in members.iter().enumerate() {
        let Some(variable) = member.variable else { continue };
        let name = sema.entity_name(sema.program().variables[variable].entity);
        let place = layout.fields[index];
        let wanted = vector.fields.iter().find(|field| field.0 == name).map(|field| field.1 * 8);
        let wanted = wanted.or(vector.bits.iter().find(|field| field.0 == name).map(|field| field.1));
        if wanted.is_some_and(|wanted| wanted != place) {
            found.push(format!("{name} at bit {place}"));
        }
    }
    for (index, base) in sema.program().classes[class].bases.iter().enumerate() {
        let Some(inner) = sema.program().class_of(base.ty) else { continue };
        let name = sema.entity_name(sema.program().classes[inner].entity);
        let place = if base.is_virtual {
            layout.virtual_bases.iter().find(|entry| entry.0 == inner).map_or(u64::MAX, |entry| entry.1)
        } else {
            layout.bases[index]
        };
        if vector.bases.iter().any(|entry| entry.0 == name && entry.1 != place) {
            found.push(format!("{name} at {place}"));
        }
    }
    found
}

#[test]
fn layouts_are_those_that_were_measured() {
    let mut wrong = Vec::new();
    for vector in vectors() {
        let differences = differences(&vector);
        if !differences.is_empty() {
            wrong.push(format!("{}: {}\n    {}", vector.id, differences.join(", "), vector.text));
        }
    }
    assert!(wrong.is_empty(), "{} layouts differ\n{}", wrong.len(), wrong.join("\n"));
}
