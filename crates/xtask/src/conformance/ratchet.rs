//! The ratchet: the names of the cases that pass, which may only grow.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result};

/// The first line of the list of conformance cases.
pub const CONFORMANCE: &str =
    "# Conformance cases that pass. CI fails when one of them fails. Written by: cargo xtask conformance --update";

/// The names in a ratchet file; a missing file names none.
pub fn read(path: &Path) -> Result<BTreeSet<String>> {
    match std::fs::read_to_string(path) {
        Ok(text) => Ok(names(&text)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(BTreeSet::new()),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// Adds names to a ratchet file, whose first line is `title`, and says how many were new; nothing is ever taken away.
pub fn add(path: &Path, title: &str, passed: &BTreeSet<String>) -> Result<usize> {
    let listed = read(path)?;
    let all: BTreeSet<&String> = listed.union(passed).collect();
    let mut text = format!("{title}\n");
    for name in &all {
        text.push_str(name);
        text.push('\n');
    }
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(all.len() - listed.len())
}

fn names(text: &str) -> BTreeSet<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).map(String::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ratchet_only_grows() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ratchet.txt");
        let set = |names: &[&str]| names.iter().map(|name| String::from(*name)).collect::<BTreeSet<_>>();
        assert_eq!(read(&path).unwrap(), set(&[]));
        assert_eq!(add(&path, CONFORMANCE, &set(&["types/b", "cli/a"])).unwrap(), 2);
        assert_eq!(add(&path, CONFORMANCE, &set(&["types/c"])).unwrap(), 1);
        assert_eq!(read(&path).unwrap(), set(&["cli/a", "types/b", "types/c"]));
    }
}
