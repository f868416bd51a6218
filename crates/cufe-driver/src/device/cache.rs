//! A folder of results by key, that many processes use at a time (`CUFE_DEVICE_CACHE`). A result appears whole or not at all,
//! holds the hash of its content, and is taken away where the folder outgrows its limit: the one that was not used for the
//! longest time first.

use cufe_project::cache::{Hash, hash};
use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The environment variable that names the folder. Without it nothing is kept.
const FOLDER_VARIABLE: &str = "CUFE_DEVICE_CACHE";

/// The environment variable for the size that the folder may have, in MiB.
const LIMIT_VARIABLE: &str = "CUFE_DEVICE_CACHE_MIB";

/// The size that it may have without that.
const DEFAULT_LIMIT: u64 = 2 << 30;

/// The length of a hash in hexadecimal digits.
const HASH_LENGTH: usize = 64;

/// No result is larger than that when it is unpacked, in bytes.
const MAXIMUM_CONTENT: u64 = 1 << 30;

/// The ending of the names of results.
const ENDING: &str = "device";

/// A folder of results.
pub struct Cache {
    folder: PathBuf,
    /// In bytes.
    limit: u64,
}

impl Cache {
    /// The folder that the environment names.
    pub fn of_environment() -> Option<Self> {
        let folder = std::env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty())?;
        let limit = std::env::var(LIMIT_VARIABLE).ok().and_then(|limit| limit.parse::<u64>().ok());
        Some(Self { folder: folder.into(), limit: limit.map_or(DEFAULT_LIMIT, |limit| limit.saturating_mul(1 << 20)) })
    }

    fn place(&self, key: &Hash) -> PathBuf {
        self.folder.join(key.get(..2).unwrap_or_default()).join(format!("{key}.{ENDING}"))
    }

    /// What is kept under a key. What was damaged is taken away.
    pub fn find(&self, key: &Hash) -> Option<Vec<u8>> {
        let place = self.place(key);
        let packed = fs::read(&place).ok()?;
        let content = unpacked(&packed);
        match &content {
            // When it was used last; a folder that can't be written to serves, too.
            Some(_) => drop(File::open(&place).and_then(|file| file.set_modified(SystemTime::now()))),
            None => drop(fs::remove_file(&place)),
        }
        content
    }

    /// Keeps a result.
    pub fn keep(&self, key: &Hash, content: &[u8]) -> io::Result<()> {
        let place = self.place(key);
        let folder = place.parent().unwrap_or(&self.folder);
        fs::create_dir_all(folder)?;
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        crate::outputs::register_temporary(file.path());
        file.write_all(&packed(content)?)?;
        let name = file.path().to_owned();
        let kept = file.persist(&place);
        crate::outputs::forget_temporary(&name);
        kept.map_err(|error| error.error)?;
        self.trim()
    }

    /// Takes results away until the folder holds four fifths of its limit, where it holds more than that.
    fn trim(&self) -> io::Result<()> {
        let mut files = Vec::new();
        for folder in fs::read_dir(&self.folder)? {
            let Ok(entries) = fs::read_dir(folder?.path()) else { continue };
            for entry in entries {
                let entry = entry?;
                let path = entry.path();
                // Another process may have taken it away.
                let Ok(metadata) = entry.metadata() else { continue };
                if is_result(&path) || is_left_behind(&metadata) {
                    files.push((metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH), metadata.len(), path));
                }
            }
        }
        let mut size: u64 = files.iter().map(|(_, size, _)| size).sum();
        if size <= self.limit {
            return Ok(());
        }
        files.sort();
        for (_, length, path) in files {
            if size <= self.limit / 5 * 4 {
                break;
            }
            size -= length;
            let _ = fs::remove_file(path);
        }
        Ok(())
    }
}

fn is_result(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == ENDING)
}

/// Whether a temporary file is one of a process that was killed: nobody writes for an hour.
fn is_left_behind(metadata: &Metadata) -> bool {
    let age = metadata.modified().ok().and_then(|modified| modified.elapsed().ok());
    age.is_some_and(|age| age.as_secs() > 3600)
}

/// The content, compressed, behind its hash.
fn packed(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = flate2::write::ZlibEncoder::new(hash([content]).into_bytes(), flate2::Compression::fast());
    encoder.write_all(content)?;
    encoder.finish()
}

fn unpacked(packed: &[u8]) -> Option<Vec<u8>> {
    let (sum, compressed) = packed.split_at_checked(HASH_LENGTH)?;
    let mut content = Vec::new();
    flate2::read::ZlibDecoder::new(compressed).take(MAXIMUM_CONTENT).read_to_end(&mut content).ok()?;
    (hash([content.as_slice()]).as_bytes() == sum).then_some(content)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cache(folder: &Path, limit: u64) -> Cache {
        Cache { folder: folder.to_owned(), limit }
    }

    fn key(name: &str) -> Hash {
        hash([name.as_bytes()])
    }

    #[test]
    fn what_is_kept_is_found_under_its_key_only() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(&folder.path().join("new"), DEFAULT_LIMIT);
        assert_eq!(cache.find(&key("a")), None);
        cache.keep(&key("a"), b"result").unwrap();
        assert_eq!(cache.find(&key("a")).as_deref(), Some(b"result".as_slice()));
        assert_eq!(cache.find(&key("b")), None);
    }

    #[test]
    fn what_is_damaged_is_taken_away() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(folder.path(), DEFAULT_LIMIT);
        for damage in [|packed: &mut Vec<u8>| packed.truncate(10), |packed: &mut Vec<u8>| packed[3] ^= 1, Vec::clear] {
            cache.keep(&key("a"), b"result").unwrap();
            let mut packed = fs::read(cache.place(&key("a"))).unwrap();
            damage(&mut packed);
            fs::write(cache.place(&key("a")), packed).unwrap();
            assert_eq!(cache.find(&key("a")), None);
            assert!(!cache.place(&key("a")).exists());
        }
    }

    #[test]
    fn the_results_that_were_not_used_for_the_longest_time_go_first() {
        let folder = tempfile::tempdir().unwrap();
        let size = packed(&[0; 10]).unwrap().len() as u64;
        let cache = cache(folder.path(), size * 3);
        let day = std::time::Duration::from_secs(86400);
        for (number, name) in ["a", "b", "c"].into_iter().enumerate() {
            cache.keep(&key(name), &[0; 10]).unwrap();
            let file = File::open(cache.place(&key(name))).unwrap();
            file.set_modified(SystemTime::now() - day * (9 - number as u32)).unwrap();
        }
        assert!(cache.find(&key("a")).is_some());
        cache.keep(&key("d"), &[0; 10]).unwrap();
        let there: Vec<bool> = ["a", "b", "c", "d"].map(|name| cache.find(&key(name)).is_some()).into();
        assert_eq!(there, [true, false, false, true]);
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_an_error_and_serves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "").unwrap();
        let cache = cache(&folder.path().join("file/below"), DEFAULT_LIMIT);
        assert!(cache.keep(&key("a"), b"x").is_err());
        assert_eq!(cache.find(&key("a")), None);
    }
}
