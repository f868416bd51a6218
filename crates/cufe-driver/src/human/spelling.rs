//! Names that are like one which is not declared, or not where it was looked for.

use cufe_il::{EntityId, EntityKind, ScopeId};
use cufe_sema::Unit;
use cufe_sema::types::printing::Printer;
use std::cmp::Reverse;

/// How many letters must be inserted, removed, replaced or swapped with their neighbours to make one name of another
/// (the restricted Damerau-Levenshtein distance), if no more than a limit. Differences of case count once for the whole name.
pub fn distance(one: &str, other: &str, limit: usize) -> Option<usize> {
    if limit == 0 || one.len().abs_diff(other.len()) > limit {
        return None;
    }
    if one.eq_ignore_ascii_case(other) {
        return Some(1);
    }
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut previous: Vec<usize> = (0..=other.len()).collect();
    for (row, &letter) in one.iter().enumerate() {
        let mut current = Vec::with_capacity(previous.len());
        current.push(row + 1);
        for (column, &other_letter) in other.iter().enumerate() {
            let value = |list: &[usize], index: usize| list.get(index).copied().unwrap_or(usize::MAX / 2);
            let replaced = value(&previous, column) + usize::from(letter != other_letter);
            let mut least = replaced.min(value(&previous, column + 1) + 1).min(value(&current, column) + 1);
            let is_swap = row > 0
                && column > 0
                && one.get(row - 1) == Some(&other_letter)
                && other.get(column - 1) == Some(&letter);
            if is_swap {
                least = least.min(value(&before, column - 1) + 1);
            }
            current.push(least);
        }
        before = std::mem::replace(&mut previous, current);
    }
    previous.last().copied().filter(|&distance| distance <= limit)
}

/// The scopes that a message calls by a name: those of a class and of its bases, or of a namespace.
fn scopes_of(unit: &Unit, container: &str) -> Vec<ScopeId> {
    let program = &unit.program;
    let printer = Printer::new(program, &unit.tokens.interner);
    let namespaces = program.namespaces.iter().filter(|(_, it)| printer.entity_text(it.entity) == container);
    let mut scopes: Vec<ScopeId> = namespaces.map(|(_, it)| it.scope).collect();
    let named = program.classes.iter().filter(|(_, it)| it.is_complete && printer.type_text(it.ty) == container);
    let mut classes: Vec<_> = named.map(|(id, _)| id).collect();
    let mut at = 0;
    while let Some(&class) = classes.get(at) {
        let class = &program.classes[class];
        scopes.extend(class.scope);
        let bases: Vec<_> = class.bases.iter().filter_map(|base| program.class_of(base.ty)).collect();
        classes.extend(bases.into_iter().filter(|base| !classes.contains(base)).collect::<Vec<_>>());
        at += 1;
    }
    scopes
}

/// The member of a class or namespace whose name is most like one that it does not have.
pub fn similar_member(unit: &Unit, name: &str, container: &str) -> Option<(String, EntityId)> {
    let scopes = scopes_of(unit, container);
    let mut best: Option<(usize, Reverse<u32>, &str, EntityId)> = None;
    for (id, entity) in unit.program.entities.iter().filter(|(_, it)| scopes.contains(&it.scope)) {
        let Some(symbol) = entity.name.symbol() else { continue };
        let candidate = unit.tokens.interner.text(symbol);
        if candidate.starts_with('_') && !name.starts_with('_') || candidate == name || entity.token == u32::MAX {
            continue;
        }
        let limit = best.as_ref().map_or(name.chars().count() / 3, |best| best.0);
        if let Some(found) = distance(name, candidate, limit) {
            let found = (found, Reverse(entity.token), candidate, id);
            // Of names that are as similar the last declared one is nearest.
            if best.as_ref().is_none_or(|best| (found.0, found.1) < (best.0, best.1)) {
                best = Some(found);
            }
        }
    }
    best.map(|(_, _, name, id)| (name.to_owned(), id))
}

/// The namespace with a name of its own in which a name is declared that was not found without it: the one that is declared
/// first.
pub fn in_a_namespace(unit: &Unit, name: &str) -> Option<(String, EntityId)> {
    let program = &unit.program;
    let printer = Printer::new(program, &unit.tokens.interner);
    let is_it = |entity: &cufe_il::Entity| {
        entity.name.symbol().is_some_and(|symbol| unit.tokens.interner.text(symbol) == name)
            && !matches!(entity.kind, EntityKind::Label)
            && entity.token != u32::MAX
    };
    let found = program.entities.iter().filter(|(_, it)| is_it(it)).filter_map(|(id, entity)| {
        let namespace = program.namespaces.iter().find(|(_, it)| it.scope == entity.scope && !it.is_unnamed)?;
        let text = printer.entity_text(namespace.1.entity);
        // What begins with an underscore is nobody's to use.
        let is_reserved = text.split("::").any(|part| part.starts_with(['_', '<']));
        (!is_reserved && !text.is_empty()).then_some((text, id, entity.token))
    });
    found.min_by_key(|(_, _, token)| *token).map(|(text, id, _)| (text, id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_count_edits() {
        for (one, other, expected) in [
            ("countr", "counter", Some(1)),
            ("conuter", "counter", Some(1)),
            ("Counter", "counter", Some(1)),
            ("abcdef", "uvwxyz", None),
            ("", "abc", None),
        ] {
            assert_eq!(distance(one, other, 2), expected, "{one} {other}");
        }
        assert_eq!(distance("ab", "ba", 0), None);
    }
}
