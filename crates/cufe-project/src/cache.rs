//! Results that are kept, and hold as long as nothing that they depend on has changed: the command, and the contents of all
//! files that were read.
//!
//! There is one file for each unit, which a later result of the unit replaces, so the folder does not grow with time. As with
//! the direct mode of ccache, a new header in front of another one in the search path is not noticed.

use cufe_base::file_name::to_path;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

/// The hash of a content, as hexadecimal digits.
pub type Hash = String;

/// The hash of parts: each ends where the next begins.
pub fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> Hash {
    let mut state = Sha256::new();
    for part in parts {
        state.update((part.len() as u64).to_le_bytes());
        state.update(part);
    }
    state.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is stored.
#[derive(Serialize, Deserialize)]
struct Stored<T> {
    /// The hash of all that is no file: command, options, versions.
    command: Hash,
    /// The files that were read, with the hashes of their contents.
    files: Vec<(String, Hash)>,
    result: T,
}

/// What is known of a unit from an earlier time.
#[derive(PartialEq, Eq, Debug)]
pub enum Known<T> {
    /// The result, which holds, and the files that it depends on.
    Result(T, Vec<String>),
    /// Nothing that holds.
    Nothing,
}

/// A command that was run.
pub struct Command {
    /// The hash of all that is no file.
    pub command: Hash,
    /// Before the first file was read.
    pub begun: SystemTime,
}

/// The folder of results, and what files of this run contain.
pub struct Cache {
    folder: PathBuf,
    hashes: Mutex<HashMap<String, Option<Hash>>>,
}

impl Cache {
    /// In a folder, which is made when there is something to keep.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, hashes: Mutex::default() }
    }

    fn place(&self, unit: &str) -> PathBuf {
        self.folder.join(format!("{}.json", hash([unit.as_bytes()])))
    }

    /// The hash of a file's content, `None` if it cannot be read. A file is read once in a run.
    pub fn content(&self, file: &str) -> Option<Hash> {
        let hashes = || self.hashes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = hashes().get(file) {
            return known.clone();
        }
        let content = fs::read(to_path(file)).ok().map(|content| hash([content.as_slice()]));
        hashes().entry(file.to_owned()).or_insert(content).clone()
    }

    /// What is known of a unit with a command.
    pub fn find<T: DeserializeOwned>(&self, unit: &str, command: &Hash) -> Known<T> {
        let read = || -> Option<Stored<T>> { serde_json::from_slice(&fs::read(self.place(unit)).ok()?).ok() };
        let holds = |stored: &Stored<T>| {
            let same = |(file, hash): &(String, Hash)| self.content(file).as_ref() == Some(hash);
            stored.command == *command && stored.files.iter().all(same)
        };
        match read().filter(holds) {
            Some(stored) => Known::Result(stored.result, stored.files.into_iter().map(|file| file.0).collect()),
            None => Known::Nothing,
        }
    }

    /// Keeps a result with the files that were read for it, from `begun` on. The file appears whole or not at all.
    ///
    /// # Errors
    /// Those of the file system; the result is not kept then.
    pub fn keep<T: Serialize>(&self, unit: &str, kept: Command, files: &[String], result: &T) -> io::Result<()> {
        let Command { command, begun } = kept;
        // Of a file that has vanished or changed meanwhile nobody knows what was read.
        let is_newer =
            |file: &String| fs::metadata(to_path(file)).and_then(|data| data.modified()).map_or(true, |at| at > begun);
        if files.iter().any(is_newer) {
            return Ok(());
        }
        let hashes = files.iter().map(|file| Some((file.clone(), self.content(file)?))).collect::<Option<Vec<_>>>();
        let Some(files) = hashes else { return Ok(()) };
        fs::create_dir_all(&self.folder)?;
        let mut file = tempfile::NamedTempFile::new_in(&self.folder)?;
        file.write_all(&serde_json::to_vec(&Stored { command, files, result })?)?;
        file.persist(self.place(unit)).map_err(|failure| failure.error)?;
        Ok(())
    }

    fn shared(&self) -> PathBuf {
        self.folder.join("shared")
    }

    /// Keeps a part that several results have, under the hash of its content.
    ///
    /// # Errors
    /// Those of the file system; the part is not kept then.
    pub fn keep_shared<T: Serialize>(&self, content: &str, part: &T) -> io::Result<()> {
        let place = self.shared().join(content);
        if place.exists() {
            return Ok(());
        }
        fs::create_dir_all(self.shared())?;
        let mut file = tempfile::NamedTempFile::new_in(self.shared())?;
        file.write_all(&serde_json::to_vec(part)?)?;
        file.persist(place).map_err(|failure| failure.error)?;
        Ok(())
    }

    /// A part that was kept.
    pub fn find_shared<T: DeserializeOwned>(&self, content: &str) -> Option<T> {
        serde_json::from_slice(&fs::read(self.shared().join(content)).ok()?).ok()
    }

    /// Removes the parts that no result has any more.
    pub fn retain_shared(&self, is_used: impl Fn(&str) -> bool) {
        for entry in fs::read_dir(self.shared()).into_iter().flatten().flatten() {
            if !entry.file_name().to_str().is_some_and(&is_used) {
                // What cannot be removed is no harm.
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// Where the results are.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn now(command: &Hash) -> Command {
        Command { command: command.clone(), begun: SystemTime::now() }
    }

    #[test]
    fn a_result_of_files_that_change_meanwhile_is_not_kept() {
        let folder = tempfile::tempdir().unwrap();
        let header = folder.path().join("a.h").display().to_string();
        fs::write(&header, "1").unwrap();
        let cache = Cache::new(folder.path().join("kept"));
        let command = hash([b"x".as_slice()]);
        let early = Command { command: command.clone(), begun: SystemTime::UNIX_EPOCH };
        cache.keep("a", early, &[header], &7).unwrap();
        assert_eq!(cache.find::<i32>("a", &command), Known::Nothing);
    }

    #[test]
    fn a_result_holds_until_the_command_or_a_file_changes() {
        let folder = tempfile::tempdir().unwrap();
        let header = folder.path().join("a.h").display().to_string();
        fs::write(&header, "1").unwrap();
        let cache = || Cache::new(folder.path().join("kept"));
        let command = hash([b"nvcc".as_slice(), b"a.cu"]);
        cache().keep("a", now(&command), std::slice::from_ref(&header), &7).unwrap();
        assert_eq!(cache().find("a", &command), Known::Result(7, vec![header.clone()]));
        assert_eq!(cache().find::<i32>("b", &command), Known::Nothing);
        assert_eq!(cache().find::<i32>("a", &hash([b"nvcca".as_slice(), b".cu"])), Known::Nothing);
        fs::write(&header, "2").unwrap();
        assert_eq!(cache().find::<i32>("a", &command), Known::Nothing);
        fs::remove_file(&header).unwrap();
        assert_eq!(cache().find::<i32>("a", &command), Known::Nothing);
    }

    #[test]
    fn shared_parts_are_kept_once_and_go_with_the_last_use() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::new(folder.path().to_owned());
        assert_eq!(cache.find_shared::<i32>("a"), None);
        for (content, part) in [("a", 1), ("b", 2), ("a", 1)] {
            cache.keep_shared(content, &part).unwrap();
        }
        cache.retain_shared(|content| content == "b");
        assert_eq!((cache.find_shared::<i32>("a"), cache.find_shared("b")), (None, Some(2)));
    }

    #[test]
    fn a_damaged_file_is_no_result() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::new(folder.path().to_owned());
        let command = hash([b"x".as_slice()]);
        cache.keep("a", now(&command), &[], &7).unwrap();
        fs::write(cache.place("a"), "{").unwrap();
        assert_eq!(cache.find::<i32>("a", &command), Known::Nothing);
    }
}
