//! The symbols and host references of an object file, without what depends on where and when it was made.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;
use std::time::Duration;

use anyhow::Result;
use regex::Regex;

use crate::process;

const LIMIT: Duration = Duration::from_secs(60);

/// Compiles a pattern that is part of the program.
macro_rules! pattern {
    ($text:literal) => {
        LazyLock::new(|| Regex::new($text).expect("a pattern of the program is well formed"))
    };
}

static TEMPORARY_NAME: LazyLock<Regex> = pattern!(r"tmpxft_[0-9a-f]+_[0-9a-f]+-\d+_");
/// The first half of a module id, up to the length of the source file's name.
static MODULE_ID: LazyLock<Regex> = pattern!(r"_[0-9a-f]{8}_(\d+)_");
/// The second half, behind that name. Of a file that nothing names the id ends with the process.
static MODULE_ID_TAIL: LazyLock<Regex> = pattern!(r"^_[0-9a-f]{8}(?:(_\d+)|[^0-9a-f]|$)");
/// The lengths of names of which a module id is a part.
static LENGTH: LazyLock<Regex> = pattern!(r"\d+(_GLOBAL__N_)|(__nv_static_)\d+");
static COMPILER_MADE: LazyLock<Regex> = pattern!(r"[._]\d+$|C\.\d+\.\d+|\.str\d*|__PRETTY_FUNCTION__");
static HOST_REFERENCE_SECTION: LazyLock<Regex> = pattern!(r"\.nvHR\w+");

/// A symbol without nvcc's temporary names and with `ID` for each half of a module id.
pub fn normal(name: &str) -> String {
    let name = TEMPORARY_NAME.replace_all(name, "");
    let mut result = String::with_capacity(name.len());
    let mut rest: &str = &name;
    let mut has_process = false;
    while let Some(head) = MODULE_ID.captures(rest)
        && let (Some(whole), Some(length)) = (head.get(0), head.get(1))
    {
        result.push_str(&rest[..whole.start()]);
        result.push_str("_ID_");
        result.push_str(length.as_str());
        result.push('_');
        rest = &rest[whole.end()..];
        let length = length.as_str().parse().unwrap_or(usize::MAX);
        let Some((file, behind)) = rest.split_at_checked(length) else { continue };
        if let Some(tail) = MODULE_ID_TAIL.captures(behind) {
            result.push_str(file);
            result.push_str("_ID");
            let process = tail.get(1).map_or(0, |process| process.as_str().len());
            // The digits of the next name's length go with the process.
            has_process |= process > 0;
            rest = &behind["_01234567".len() + process..];
        }
    }
    result.push_str(rest);
    if has_process { LENGTH.replace_all(&result, "${1}${2}").into_owned() } else { result }
}

/// The symbols of an object, as `nm` prints type and name, normalised, without those the host compiler numbers itself.
pub fn symbols(object: &Path) -> Result<BTreeSet<String>> {
    let listing = process::run(Command::new("nm").arg(object), LIMIT)?.stdout;
    Ok(listing.lines().filter_map(symbol).filter(|row| !COMPILER_MADE.is_match(row)).collect())
}

fn symbol(line: &str) -> Option<String> {
    let mut words = line.split_whitespace().rev();
    let (name, kind) = (words.next()?, words.next()?);
    Some(format!("{kind} {}", normal(name)))
}

/// The sections of an object that name what the host code refers to on the device, each with its strings, normalised.
pub fn host_references(object: &Path) -> Result<BTreeMap<String, Vec<String>>> {
    let listing = process::run(Command::new("objdump").args(["-h", "-w"]).arg(object), LIMIT)?.stdout;
    let mut found = BTreeMap::new();
    for section in HOST_REFERENCE_SECTION.find_iter(&listing).map(|section| section.as_str()) {
        let raw = object.with_extension("section");
        let copy = process::run(
            Command::new("objcopy")
                .args(["-O", "binary"])
                .arg(format!("--only-section={section}"))
                .args(["--set-section-flags", &format!("{section}=alloc")])
                .args([object, &raw]),
            LIMIT,
        )?;
        if copy.ended.succeeded() && raw.exists() {
            let bytes = std::fs::read(&raw)?;
            std::fs::remove_file(&raw)?;
            let strings = bytes.split(|byte| *byte == 0).filter(|string| !string.is_empty());
            let mut strings: Vec<String> = strings.map(|string| normal(&String::from_utf8_lossy(string))).collect();
            strings.sort();
            found.insert(section.to_owned(), strings);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn temporary_names_go_and_module_ids_become_one_word() {
        assert_eq!(normal("_Z1fv"), "_Z1fv");
        assert_eq!(normal("tmpxft_00001a3e_00000000-6_a_cudafe1"), "a_cudafe1");
        assert_eq!(normal("__nv_00112233_4_a_cu_deadbeef_x"), "__nv_ID_4_a_cu_ID_x");
        assert_eq!(normal("_x_00112233_4_a_cu_deadbeef"), "_x_ID_4_a_cu_ID");
    }

    #[test]
    fn processes_in_module_ids_go_with_the_lengths_that_they_change() {
        let in_namespace =
            |length: u32, process: u32| format!("_ZN{length}_GLOBAL__N__00112233_4_a_cu_deadbeef_{process}1kEv");
        assert_eq!(normal(&in_namespace(39, 815)), "_ZN_GLOBAL__N__ID_4_a_cu_IDkEv");
        assert_eq!(normal(&in_namespace(39, 815)), normal(&in_namespace(41, 40815)));
        let prefixed =
            |length: u32, process: u32| format!("__nv_static_{length}__00112233_4_a_cu_deadbeef_{process}_k");
        assert_eq!(normal(&prefixed(29, 815)), normal(&prefixed(31, 40815)));
        assert_eq!(normal("_00112233_4_a_cu_deadbeef__Z1kv"), "_ID_4_a_cu_ID__Z1kv");
    }

    #[test]
    fn nine_hexadecimal_digits_are_not_a_module_id() {
        assert_eq!(normal("_x_00112233_4_a_cu_deadbeef0"), "_x_ID_4_a_cu_deadbeef0");
    }

    #[test]
    fn the_character_after_a_module_id_may_begin_the_next() {
        let name = normal("_00112233_4_a_cu_deadbeef__00112233_4_a_cu_deadbeef");
        assert_eq!(name, "_ID_4_a_cu_ID__ID_4_a_cu_ID");
    }

    #[test]
    fn names_numbered_by_the_host_compiler_are_left_out() {
        for name in ["r _ZZ1fvE1x_0", "r C.12.3", "r .str4", "r __PRETTY_FUNCTION__", "r _ZZ1fvE.1"] {
            assert!(COMPILER_MADE.is_match(name), "{name}");
        }
        assert_eq!(symbol("0000 T main").as_deref(), Some("T main"));
        assert_eq!(symbol("U x").as_deref(), Some("U x"));
        assert_eq!(symbol("x"), None);
    }
}
