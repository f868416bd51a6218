//! Makes a number of the definitions of all that is stored: files of programs with other definitions are known by it, so that
//! nobody has to remember to raise a version.

use std::fs;
use std::path::{Path, PathBuf};

/// Where the definitions are, in the order in which they count.
const DEFINITIONS: [&str; 3] = ["../cufe-base/src", "../cufe-lex/src", "../cufe-il/src"];

/// All sources in and below a folder, in the order of their names.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    for path in paths {
        match path.is_dir() {
            true => sources(&path, found),
            false => found.push(path),
        }
    }
}

/// Whether a line can belong to a definition of data.
fn counts(line: &str) -> bool {
    !line.is_empty() && !line.starts_with("//")
}

fn main() {
    let mut hasher = crc32fast::Hasher::new();
    for folder in DEFINITIONS {
        println!("cargo::rerun-if-changed={folder}");
        let mut found = Vec::new();
        sources(Path::new(folder), &mut found);
        for path in found {
            let Ok(text) = fs::read_to_string(&path) else { continue };
            // Only files that define something that is stored.
            if text.contains("Serialize") || text.contains("define_ids!") {
                let lines = text.lines().map(str::trim).take_while(|line| *line != "#[cfg(test)]");
                lines.filter(|line| counts(line)).for_each(|line| hasher.update(line.as_bytes()));
            }
        }
    }
    println!("cargo::rustc-env=CUFE_DEFINITIONS={}", hasher.finalize());
}
