//! Which files of a project are tried.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use globset::{Glob, GlobBuilder, GlobSet, GlobSetBuilder};
use sha2::{Digest, Sha256};
use walkdir::WalkDir;

use super::table::Package;
use crate::workplace;

/// A translation unit to be tried.
#[derive(Clone, Debug)]
pub struct Unit {
    /// Its path in the project, by which it is known; the header's, where one is tried alone.
    pub name: String,
    /// The file that is preprocessed.
    pub path: PathBuf,
}

/// The units of the project that lies at `root`, in order; at most `most`, chosen by `seed`.
pub fn units(project: &str, package: &Package, root: &Path, most: usize, seed: u64) -> Result<Vec<Unit>> {
    let (files, headers, exclude) = (set(&package.files)?, set(&package.headers)?, set(&package.exclude)?);
    let mut found = Vec::new();
    for entry in WalkDir::new(root).sort_by_file_name() {
        let entry = entry?;
        if !entry.file_type().is_file() {
            continue;
        }
        let name = entry.path().strip_prefix(root)?.to_string_lossy().into_owned();
        if exclude.is_match(&name) {
            continue;
        }
        if files.is_match(&name) {
            found.push(Unit { name, path: entry.path().to_path_buf() });
        } else if headers.is_match(&name) {
            found.push(Unit { path: probe(project, package, &name, entry.path())?, name });
        }
    }
    choose(&mut found, most, seed);
    Ok(found)
}

fn set(patterns: &[String]) -> Result<GlobSet> {
    let mut builder = GlobSetBuilder::new();
    for pattern in patterns {
        let glob: Glob = GlobBuilder::new(pattern).literal_separator(true).build()?;
        builder.add(glob);
    }
    Ok(builder.build()?)
}

/// Keeps `most` of the units, chosen by the hashes of their names: a file that is added changes little.
pub fn choose(units: &mut Vec<Unit>, most: usize, seed: u64) {
    if units.len() > most {
        units.sort_by_cached_key(|unit| Sha256::digest(format!("{seed} {}", unit.name)).to_vec());
        units.truncate(most);
        units.sort_by(|a, b| a.name.cmp(&b.name));
    }
}

/// A unit that includes one header.
fn probe(project: &str, package: &Package, name: &str, header: &Path) -> Result<PathBuf> {
    let ending = if package.cuda { "cu" } else { "cpp" };
    let path = workplace::cache_folder("zoo/probes")?.join(project).join(format!("{name}.{ending}"));
    fs::create_dir_all(path.parent().context("a probe lies in a folder")?)?;
    let text = format!("#include \"{}\"\n", header.display());
    if fs::read_to_string(&path).ok().as_deref() != Some(&text) {
        fs::write(&path, text)?;
    }
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str]) -> Vec<Unit> {
        names.iter().map(|name| Unit { name: String::from(*name), path: PathBuf::new() }).collect()
    }

    #[test]
    fn a_sample_is_the_same_for_the_same_seed_and_keeps_its_order() {
        let names: Vec<String> = (0..50).map(|number| format!("{number:02}.cu")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let sample = |seed| {
            let mut units = named(&names);
            choose(&mut units, 7, seed);
            units.into_iter().map(|unit| unit.name).collect::<Vec<_>>()
        };
        assert_eq!(sample(1), sample(1));
        assert_ne!(sample(1), sample(2));
        assert!(sample(1).is_sorted());
        assert_eq!(sample(1).len(), 7);
    }

    #[test]
    fn a_star_does_not_cross_folders_and_two_do() {
        let patterns = set(&["a/*.cu".into(), "b/**/*.cu".into()]).unwrap();
        assert!(patterns.is_match("a/x.cu") && patterns.is_match("b/c/x.cu") && patterns.is_match("b/x.cu"));
        assert!(!patterns.is_match("a/c/x.cu"));
    }
}
