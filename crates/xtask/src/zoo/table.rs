//! The table of projects, `tests/zoo/zoo.toml`.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

/// Every package of the table, by name.
pub type Table = BTreeMap<String, Package>;

/// A package: a project whose files are tried, or only headers that projects need.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Package {
    /// Where it comes from, as `pypi NAME==VERSION`, `wheel NAME==VERSION`, `npm NAME@VERSION`, `crate NAME@VERSION`,
    /// `debian NAME=VERSION` or `checkout` (then only `--checkout NAME=DIR` makes it available).
    pub source: String,
    /// What kind of program it is; the report shows it.
    #[serde(default)]
    pub about: String,
    /// Which files of a wheel to keep (all, if none is given); `*` matches `/` here.
    #[serde(default)]
    pub keep: Vec<String>,
    /// Files that the project's own build would generate, relative to its root.
    #[serde(default)]
    pub generate: BTreeMap<String, String>,
    /// Which translation units to try.
    #[serde(default)]
    pub files: Vec<String>,
    /// Which headers to try, each included alone in a unit of its own.
    #[serde(default)]
    pub headers: Vec<String>,
    /// Which of those to leave out.
    #[serde(default)]
    pub exclude: Vec<String>,
    /// How many files to try at most; which ones, the seed decides.
    #[serde(default = "forty")]
    pub most: usize,
    /// Whether `--ratchet` tries it: small to fetch, from a registry that every machine reaches.
    #[serde(default)]
    pub ci: bool,
    /// Whether the files are CUDA programs: nvcc's macros are defined and `cuda_runtime.h` is included first.
    #[serde(default)]
    pub cuda: bool,
    /// The language standard.
    #[serde(default = "cxx17")]
    pub standard: String,
    /// Folders of headers, relative to the package's root; those of a needed package follow.
    #[serde(default)]
    pub include: Vec<String>,
    /// Packages whose folders of headers are searched, too.
    #[serde(default)]
    pub needs: Vec<String>,
    /// Whether the headers of the Python that runs are searched, too.
    #[serde(default)]
    pub python: bool,
    /// Further arguments for the preprocessor, as `-DNAME=1`; `{root}` is the package's root.
    #[serde(default)]
    pub definitions: Vec<String>,
    /// Further arguments for the front end.
    #[serde(default)]
    pub arguments: Vec<String>,
}

fn forty() -> usize {
    40
}

fn cxx17() -> String {
    "c++17".into()
}

impl Package {
    /// Whether files of it are tried, beside being needed by others.
    pub fn is_project(&self) -> bool {
        !self.files.is_empty() || !self.headers.is_empty()
    }

    /// The kind and the rest of the source.
    pub fn origin(&self) -> (&str, &str) {
        self.source.split_once(' ').unwrap_or((&self.source, ""))
    }
}

/// Reads a table and checks that every name in it means something.
pub fn read(path: &Path) -> Result<Table> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    parse(&text).with_context(|| format!("{} is not a table of projects", path.display()))
}

fn parse(text: &str) -> Result<Table> {
    let table: Table = toml::from_str(text)?;
    for (name, package) in &table {
        match package.origin() {
            ("pypi" | "wheel", which) => ensure!(which.contains("=="), "{name}: {which} has no version"),
            ("npm" | "crate", which) => ensure!(which.contains('@'), "{name}: {which} has no version"),
            ("debian", which) => ensure!(which.contains('='), "{name}: {which} has no version"),
            ("checkout", "") => {}
            _ => bail!("{name}: no source {:?}", package.source),
        }
        for needed in &package.needs {
            let found = table.get(needed).with_context(|| format!("{name} needs {needed}, which is not listed"))?;
            ensure!(found.needs.is_empty() || !found.needs.contains(name), "{name} and {needed} need each other");
        }
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_says_where_it_comes_from_and_what_it_needs() {
        let table = parse(
            "[a]\nsource = 'pypi a==1'\nfiles = ['*.cu']\nneeds = ['b']\ncuda = true\n[b]\nsource = 'crate b@2'\ninclude = ['x']",
        )
        .unwrap();
        assert!(table["a"].is_project() && !table["b"].is_project());
        assert_eq!((table["a"].origin(), &*table["a"].standard), (("pypi", "a==1"), "c++17"));
    }

    #[test]
    fn a_source_without_version_an_unknown_need_and_an_unknown_key_are_errors() {
        for text in ["[a]\nsource = 'pypi a'", "[a]\nsource = 'web a==1'", "[a]\nsource = 'npm a@1'\nneeds = ['b']"] {
            assert!(parse(text).is_err(), "{text}");
        }
        assert!(parse("[a]\nsource = 'npm a@1'\nfile = ['x']").is_err());
    }

    #[test]
    fn the_table_of_the_repository_can_be_read_and_has_forty_projects_twenty_of_them_cuda() {
        let path = crate::workplace::repository().unwrap().join("tests/zoo/zoo.toml");
        let table = read(&path).unwrap();
        let projects = || table.values().filter(|package| package.is_project());
        assert!(projects().count() >= 40);
        assert!(projects().filter(|package| package.cuda).count() >= 20);
    }
}
