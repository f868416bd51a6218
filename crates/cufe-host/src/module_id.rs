//! The module id: a text that names the translation unit.

use crate::Facts;
use crate::naming_entity::naming_entity;
use cufe_base::Options;
use cufe_base::file_name::to_bytes;
use cufe_mangle::{MangleOptions, mangle_entity, source_name};
use cufe_sema::Unit;
use jiff::{Timestamp, tz::TimeZone};

/// The module id of a translation unit. An id file that is to be read instead is the caller's affair.
pub fn module_id(unit: &Unit, options: &Options, facts: &Facts) -> String {
    let path = options.original_path_name.as_deref().unwrap_or("");
    let file = options.original_file_name.as_deref().unwrap_or(unit.source.name());
    if let Some(name) = naming_entity_name(unit) {
        return assemble(path, file, &name, None);
    }
    if let Some(seed) = &options.random_seed {
        return assemble(path, file, &seed_token(seed), None);
    }
    let time = time_text(facts.time, &TimeZone::system());
    assemble(path, file, &format!("{time}\n{}", facts.working_directory), Some(facts.process_id))
}

/// The name of the entity that names the translation unit. Where its mangled name can't be known, its length and its
/// name, which differ between translation units just as well.
pub fn naming_entity_name(unit: &Unit) -> Option<String> {
    let entity = naming_entity(unit)?;
    let options = MangleOptions { dialect: Some(&unit.options.dialect), ..MangleOptions::default() };
    mangle_entity(&unit.program, &unit.tokens.interner, entity, &options).or_else(|| {
        let name = unit.program.symbol(entity).map_or("operator", |symbol| unit.tokens.interner.text(symbol));
        Some(format!("_Z{}", source_name(name)))
    })
}

/// The prefix of internal device names and host reference patterns.
pub fn static_prefix(module_id: &str) -> String {
    format!("__nv_static_{}_{module_id}_", module_id.len())
}

/// The name of unnamed namespaces in the host file.
pub fn unnamed_namespace(module_id: &str) -> String {
    format!("_GLOBAL__N_{module_id}")
}

/// Puts the fields together; `unique` is the text that tells files of equal name apart.
fn assemble(path: &str, file: &str, unique: &str, process_id: Option<u32>) -> String {
    let base = file.rsplit('/').next().unwrap_or(file);
    let hashed;
    let unique = if unique.len() > 8 {
        hashed = checksum(unique);
        &hashed
    } else {
        unique
    };
    let mut text = format!("_{}_{}_{base}_{unique}", checksum(path), to_bytes(base).len());
    if let Some(process_id) = process_id {
        text.push_str(&format!("_{process_id}"));
    }
    // Every byte of a character outside of ASCII counts.
    to_bytes(&text).iter().map(|&byte| if byte.is_ascii_alphanumeric() { char::from(byte) } else { '_' }).collect()
}

fn checksum(text: &str) -> String {
    format!("{:08x}", crc32fast::hash(&to_bytes(text)))
}

/// The token for a seed: a number as C's `strtoul` reads it with base 0, in hexadecimal, else the checksum of the text.
fn seed_token(seed: &str) -> String {
    if seed.is_empty() {
        return "00000000".to_owned();
    }
    match number(seed) {
        Some(value) => format!("{value:08x}"),
        None => checksum(seed),
    }
}

fn number(text: &str) -> Option<u64> {
    let text = text.trim_start_matches([' ', '\t', '\n', '\u{b}', '\u{c}', '\r']);
    let (is_negative, digits) = match text.strip_prefix(['+', '-']) {
        Some(rest) => (text.starts_with('-'), rest),
        None => (false, text),
    };
    let hexadecimal = digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X"));
    let (radix, digits) = match hexadecimal {
        Some(rest) => (16, rest),
        None if digits.starts_with('0') => (8, digits),
        None => (10, digits),
    };
    if digits.is_empty() {
        return None;
    }
    let mut value = Some(0u64);
    for character in digits.chars() {
        let digit = u64::from(character.to_digit(radix)?);
        value = value.and_then(|value| value.checked_mul(radix.into())?.checked_add(digit));
    }
    // Out of range is the largest value, without sign.
    Some(value.map_or(u64::MAX, |value| if is_negative { value.wrapping_neg() } else { value }))
}

/// The time as C's `ctime` writes it, without its line end.
fn time_text(seconds: i64, zone: &TimeZone) -> String {
    let time = Timestamp::from_second(seconds).unwrap_or_default();
    time.to_zoned(zone.clone()).strftime("%a %b %e %H:%M:%S %Y").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The vectors of the specification; the entity's name is taken as given.
    #[test]
    fn all_vectors_give_their_ids() {
        let mut count = 0;
        for line in include_str!("../tests/data/module-id-vectors.tsv").lines().skip(1) {
            let fields: Vec<&str> = line.split('\t').collect();
            let [mode, _, file, path, selected, seed, time, directory, process, id] = fields[..] else {
                panic!("{line}")
            };
            let found = match mode {
                "entity" => assemble(path, file, selected, None),
                "seed" => assemble(path, file, &seed_token(seed), None),
                _ => assemble(path, file, &format!("{time}\n{directory}"), process.parse().ok()),
            };
            assert_eq!(found, id, "{line}");
            count += 1;
        }
        assert!(count > 50);
    }

    #[test]
    fn times_are_written_as_ctime_does() {
        assert_eq!(time_text(5 * 86400, &TimeZone::UTC), "Tue Jan  6 00:00:00 1970");
        assert_eq!(time_text(1_700_000_000, &TimeZone::UTC), "Tue Nov 14 22:13:20 2023");
    }

    #[test]
    fn seeds_are_numbers_with_automatic_base() {
        assert_eq!(seed_token(""), "00000000");
        assert_eq!(seed_token(" +0x1F"), "0000001f");
        assert_eq!(seed_token("017"), "0000000f");
        assert_eq!(seed_token("09"), checksum("09"));
        assert_eq!(seed_token("0x"), checksum("0x"));
        assert_eq!(seed_token("-1"), "ffffffffffffffff");
        assert_eq!(seed_token("99999999999999999999999"), "ffffffffffffffff");
    }
}
