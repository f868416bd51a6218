//! What PTX that was made from a device text must hold: the device compiler says nothing about a function that it takes for
//! one of another unit because its body was left out.

use std::collections::HashSet;

/// The symbols that the PTX of a unit must declare.
#[derive(Default)]
pub struct Expected {
    /// As entries.
    pub kernels: Vec<String>,
    /// In whatever form.
    pub variables: Vec<String>,
}

/// Why PTX can't be that of the whole text; `None` where nothing speaks against it.
pub fn doubt(ptx: &str, expected: &Expected, without_bodies: &[String]) -> Option<String> {
    let without: HashSet<&str> = without_bodies.iter().map(String::as_str).collect();
    let (mut entries, mut others) = (HashSet::new(), HashSet::new());
    for line in ptx.lines() {
        let Some((is_entry, name)) = declared(line) else { continue };
        if is_entry {
            entries.insert(name)
        } else {
            others.insert(name)
        };
        if has_numbered_type(name) {
            return Some(format!("{name} holds the number of an unnamed type"));
        }
        if line.starts_with(".extern") && names_in(name).any(|part| without.contains(part)) {
            return Some(format!("{name} has lost its body"));
        }
    }
    let missing = |what: &str, names: &[String], there: &HashSet<&str>| {
        let name = names.iter().find(|name| !there.contains(name.as_str()))?;
        Some(format!("the {what} {name} is missing"))
    };
    missing("kernel", &expected.kernels, &entries).or_else(|| missing("variable", &expected.variables, &others))
}

/// Whether names in PTX hold the id of the unit: those of internal linkage.
pub fn names_unit(ptx: &str) -> bool {
    ["_INTERNAL_", "_GLOBAL__N_"].iter().any(|part| ptx.contains(part))
}

/// The symbol that a line declares, and whether it is that of a kernel.
fn declared(line: &str) -> Option<(bool, &str)> {
    let is_entry = line.contains(".entry ");
    let behind = line.split_once(".entry ").or_else(|| line.split_once(".func ")).map(|(_, behind)| behind);
    let text = match behind {
        // `.func (.param .b32 r) name(`
        Some(text) if text.trim_start().starts_with('(') => text.split_once(')')?.1,
        Some(text) => text,
        None if [".visible", ".global", ".const", ".extern", ".weak"].iter().any(|word| line.starts_with(word)) => {
            line.split_once(['=', '[', ';']).map_or(line, |(before, _)| before).trim_end().rsplit(' ').next()?
        }
        None => return None,
    };
    let name = text.trim_start().split(['(', '[', ';', ' ', ',']).next()?;
    (!name.is_empty()).then_some((is_entry, name))
}

/// Whether a mangled name holds the number of an unnamed type of a namespace, which counts those of the whole unit.
fn has_numbered_type(name: &str) -> bool {
    name.match_indices("Ut").any(|(at, _)| {
        let rest = name[at + 2..].trim_start_matches(|digit: char| digit.is_ascii_digit());
        name.starts_with("_Z") && rest.starts_with('_')
    })
}

/// The names that a symbol is made of: itself, and the source names of a mangled one.
fn names_in(symbol: &str) -> impl Iterator<Item = &str> {
    let mut rest = symbol.strip_prefix("_Z").unwrap_or("");
    let parts = std::iter::from_fn(move || {
        loop {
            let first = rest.find(|digit: char| digit.is_ascii_digit())?;
            let digits = rest[first..].find(|digit: char| !digit.is_ascii_digit())?;
            let number: Option<usize> = rest[first..first + digits].parse().ok();
            let behind = &rest[first + digits..];
            match number.and_then(|length| Some((behind.get(..length)?, behind.get(length..)?))) {
                Some((name, after)) if !name.is_empty() => {
                    rest = after;
                    return Some(name);
                }
                _ => rest = behind,
            }
        }
    });
    std::iter::once(symbol).chain(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PTX: &str = ".extern .func  (.param .b32 func_retval0) vprintf\n(\n.visible .entry _Z1kPi(\n.func _Z1fv(\n";

    fn owned(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    fn is_doubtful(ptx: &str, kernels: &[&str], without: &[&str]) -> bool {
        let expected = Expected { kernels: owned(kernels), variables: Vec::new() };
        doubt(ptx, &expected, &owned(without)).is_some()
    }

    #[test]
    fn every_variable_of_the_device_must_be_declared() {
        let ptx = ".visible .global .align 4 .u32 a;\n.const .align 4 .b8 b[8];\n.global .align 8 .u64 c = _Z1fv;\n";
        let doubt = |names: &[&str]| doubt(ptx, &Expected { variables: owned(names), ..Expected::default() }, &[]);
        assert_eq!(doubt(&["a", "b", "c"]), None);
        assert!(doubt(&["a", "d"]).is_some());
    }

    #[test]
    fn every_kernel_must_be_an_entry() {
        assert!(!is_doubtful(PTX, &["_Z1kPi"], &[]));
        assert!(is_doubtful(PTX, &["_Z1kPi", "_Z1lPi"], &[]));
        assert!(is_doubtful(PTX, &["_Z1fv"], &[]));
    }

    #[test]
    fn what_has_no_body_must_not_be_external() {
        assert!(!is_doubtful(PTX, &[], &["f", "k"]));
        assert!(is_doubtful(PTX, &[], &["vprintf"]));
        assert!(is_doubtful(".extern .func _ZN1A5helloEv\n(\n", &[], &["hello"]));
        assert!(!is_doubtful(".extern .func _ZN1A5helloEv\n(\n", &[], &["hell"]));
    }

    #[test]
    fn names_with_the_id_of_the_unit_are_known() {
        assert!(names_unit(".global .align 1 .b8 _ZN11_INTERNAL_xE[1];\n") && !names_unit(PTX));
    }

    #[test]
    fn numbers_of_unnamed_types_are_doubtful() {
        assert!(is_doubtful(".visible .entry _Z1kUt6_(\n", &[], &[]));
        assert!(!is_doubtful(".visible .entry _Z1kIZ1fvEUlvE_EvT_(\n", &[], &[]));
        assert!(is_doubtful(".visible .global .align 4 .b8 _Z1aIUt_E[4];\n", &[], &[]));
    }
}
