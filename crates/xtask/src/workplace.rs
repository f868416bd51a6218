//! Where things lie: the repository, the build folder, the release binary, the caches.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// The root of the repository: the folder above `crates/`.
pub fn repository() -> Result<PathBuf> {
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR").context("xtask is run through cargo: cargo xtask ...")?;
    let root = Path::new(&manifest).join("../..");
    root.canonicalize().with_context(|| format!("no repository at {}", root.display()))
}

/// Cargo's build folder.
pub fn build_folder() -> Result<PathBuf> {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => Ok(std::path::absolute(folder)?),
        None => Ok(repository()?.join("target")),
    }
}

/// A folder for what can be made again, under the build folder; made if it is not there.
pub fn cache_folder(name: &str) -> Result<PathBuf> {
    let folder = build_folder()?.join(name);
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder)
}

/// The front end to work with: `given`, or the one that `CUFE_XTASK_TOOL` names, or the release build of `cufe`, brought up to date
/// first.
pub fn front_end(given: Option<&Path>) -> Result<PathBuf> {
    let named = std::env::var_os("CUFE_XTASK_TOOL").map(PathBuf::from);
    if let Some(path) = given.or(named.as_deref()) {
        return path.canonicalize().with_context(|| format!("no front end at {}", path.display()));
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let folder = build_folder()?;
    let status = Command::new(cargo)
        .args(["build", "--quiet", "--release", "--package", "cufe", "--target-dir"])
        .arg(&folder)
        .current_dir(repository()?)
        .status()
        .context("cannot start cargo")?;
    ensure!(status.success(), "cufe does not build");
    Ok(folder.join("release/cufe"))
}

/// The files of a folder with an extension, by name.
pub fn files_with(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("no folder at {}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    Ok(files)
}

/// How many jobs to run at once: as given, or one for each core.
pub fn jobs(given: Option<usize>) -> usize {
    given.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1)
}

/// Applies `work` to every item on `jobs` threads and returns the results in the order of the items.
pub fn in_parallel<T: Sync, R: Send>(items: &[T], jobs: usize, work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = std::sync::atomic::AtomicUsize::new(0);
    let mut results: Vec<(usize, R)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs.min(items.len()))
            .map(|_| {
                scope.spawn(|| {
                    let mut done = Vec::new();
                    loop {
                        let index = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        let Some(item) = items.get(index) else { break done };
                        done.push((index, work(item)));
                    }
                })
            })
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order_of_the_items() {
        let items: Vec<u32> = (0..100).collect();
        assert_eq!(in_parallel(&items, 7, |item| item * 2), items.iter().map(|item| item * 2).collect::<Vec<_>>());
    }
}
