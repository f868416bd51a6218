//! Reports of this program's own defects, kept where the user's state lies: each is a folder that appears whole, their number
//! and size are bounded, and a report of the same input takes the place of an earlier one.

use flate2::Compression;
use flate2::write::GzEncoder;
use jiff::Zoned;
use serde::{Deserialize, Serialize};
use std::fs::{self, DirBuilder, File};
use std::io::{self, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

/// How many reports are kept.
const MAXIMUM_COUNT: usize = 50;

/// How many bytes all reports may have together.
const MAXIMUM_SIZE: u64 = 200 << 20;

/// How large a report's input may be; a larger one is left out.
const MAXIMUM_INPUT: usize = 256 << 20;

/// How much of what a front end said is kept.
const MAXIMUM_SAID: usize = 1 << 20;

/// With what the names of unfinished reports begin.
const UNFINISHED: &str = ".unfinished-";

/// The file that tells about a report.
const SUMMARY: &str = "report.json";

/// How a front end ended.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub struct Ended {
    /// Its version.
    pub version: String,
    /// In words: `exit status 2`, `killed by signal 9`.
    pub how: String,
    /// How long it took.
    pub seconds: f64,
}

/// What a report tells, apart from the texts.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub struct Summary {
    /// When it was written, local time.
    pub time: String,
    /// What is wrong with cufe.
    pub defect: String,
    /// The source as the user named it.
    pub source: String,
    /// The working directory.
    pub directory: String,
    /// The arguments of the front ends.
    pub arguments: Vec<String>,
    /// This program.
    pub cufe: Ended,
    /// The toolkit's own front end.
    pub toolkit: Ended,
}

/// A report to be written.
pub struct Report<'a> {
    /// What it tells.
    pub summary: Summary,
    /// What this program said.
    pub cufe_said: &'a [u8],
    /// What the toolkit's front end said.
    pub toolkit_said: &'a [u8],
    /// The input; empty where it can't be read.
    pub input: &'a [u8],
}

impl Report<'_> {
    /// Keeps the report where reports lie, and says where, or why it is not kept.
    pub fn keep(&self) -> String {
        match Reports::find().map(|reports| reports.write(self)) {
            Some(Ok(place)) => format!("report: {}", place.display()),
            Some(Err(error)) => format!("no report could be written: {error}"),
            None => "no report could be written: neither XDG_STATE_HOME nor HOME is set".to_owned(),
        }
    }
}

/// A report that was written.
pub struct Kept {
    /// Its folder's name.
    pub name: String,
    /// Its size.
    pub bytes: u64,
    /// What it tells; `None` where that can't be read.
    pub summary: Option<Summary>,
}

/// The folder of all reports.
pub struct Reports {
    folder: PathBuf,
}

/// The local time, for people.
pub fn now() -> String {
    Zoned::now().strftime("%Y-%m-%d %H:%M:%S %z").to_string()
}

/// A folder that only its owner can look into: reports hold sources.
fn private_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)
}

fn write_compressed(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut out = GzEncoder::new(File::create(path)?, Compression::fast());
    out.write_all(content)?;
    out.finish().map(drop)
}

fn size_of(folder: &Path) -> u64 {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files.filter_map(|file| file.metadata().ok()).map(|metadata| metadata.len()).sum()
}

impl Reports {
    /// Where they lie: below `XDG_STATE_HOME`, or else in the home folder. `None` where there is neither.
    pub fn find() -> Option<Self> {
        let state = std::env::var_os("XDG_STATE_HOME").map(PathBuf::from).filter(|folder| folder.is_absolute());
        let home = || std::env::var_os("HOME").map(PathBuf::from).filter(|folder| folder.is_absolute());
        let state = state.or_else(|| home().map(|home| home.join(".local/state")))?;
        Some(Self { folder: state.join("cufe/reports") })
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Writes a report and returns its folder. Older ones go where there are too many.
    pub fn write(&self, report: &Report<'_>) -> io::Result<PathBuf> {
        private_folder(&self.folder)?;
        let unfinished = tempfile::Builder::new().prefix(UNFINISHED).tempdir_in(&self.folder)?;
        let place = unfinished.path();
        let mut text = serde_json::to_vec_pretty(&report.summary).map_err(io::Error::from)?;
        text.push(b'\n');
        fs::write(place.join(SUMMARY), text)?;
        for (name, said) in [("cufe.txt", report.cufe_said), ("toolkit.txt", report.toolkit_said)] {
            fs::write(place.join(name), said.get(..MAXIMUM_SAID).unwrap_or(said))?;
        }
        if report.input.len() <= MAXIMUM_INPUT {
            write_compressed(&place.join("input.ii.gz"), report.input)?;
        }
        // The same input has the same ending, whatever nvcc calls its temporary files.
        let ending = format!("-{:08x}", self.identity(report));
        let stem = Path::new(&report.summary.source).file_name().unwrap_or_default().to_string_lossy().into_owned();
        let stem: String =
            stem.chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '_' }).take(80).collect();
        // Between the removal of the earlier report and the name of this one no other process may do the same.
        let alone = self.lock()?;
        let name = format!("{}-{stem}{ending}", Zoned::now().strftime("%Y%m%d-%H%M%S"));
        self.remove_named(|kept| kept.ends_with(&ending));
        let target = self.folder.join(&name);
        fs::rename(place, &target)?;
        // The folder has a name of its own now; nothing is left to be removed.
        drop(unfinished.keep());
        self.prune(&name);
        drop(alone);
        Ok(target)
    }

    /// Waits until no other process changes the reports; none does while what is returned lives.
    fn lock(&self) -> io::Result<File> {
        let folder = File::open(&self.folder)?;
        match folder.lock() {
            // A file system without locks: reports are worth the small risk.
            Err(error) if error.kind() != io::ErrorKind::Unsupported => Err(error),
            _ => Ok(folder),
        }
    }

    fn identity(&self, report: &Report<'_>) -> u32 {
        let mut hash = crc32fast::Hasher::new();
        hash.update(report.input);
        hash.update(report.summary.source.as_bytes());
        hash.update(report.summary.defect.as_bytes());
        hash.finalize()
    }

    /// The names of all finished reports, the oldest first.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
        let mut names: Vec<String> = names.filter(|name| !name.starts_with('.')).collect();
        names.sort();
        names
    }

    /// All finished reports, the oldest first.
    pub fn list(&self) -> Vec<Kept> {
        let kept = self.names().into_iter().filter_map(|name| {
            let folder = self.folder.join(&name);
            let text = fs::read(folder.join(SUMMARY)).ok();
            let summary = text.and_then(|text| serde_json::from_slice(&text).ok());
            // Another process may have removed it meanwhile.
            folder.is_dir().then(|| Kept { bytes: size_of(&folder), name, summary })
        });
        kept.collect()
    }

    /// Removes the reports whose names are so, and says how many these were.
    pub fn remove_all(&self, is_meant: impl Fn(&str) -> bool) -> usize {
        // There is nothing to be removed where there is no folder.
        let Ok(_alone) = self.lock() else { return 0 };
        self.remove_named(is_meant)
    }

    /// [`Self::remove_all`] for one who holds the lock.
    fn remove_named(&self, is_meant: impl Fn(&str) -> bool) -> usize {
        self.names().into_iter().filter(|name| is_meant(name)).filter(|name| self.remove(name)).count()
    }

    /// Removes a report: as a whole, so that nobody sees a part of it.
    fn remove(&self, name: &str) -> bool {
        let Ok(unfinished) = tempfile::Builder::new().prefix(UNFINISHED).tempdir_in(&self.folder) else { return false };
        // Its folder and what is in it go with the temporary folder.
        fs::rename(self.folder.join(name), unfinished.path().join(SUMMARY)).is_ok() && unfinished.close().is_ok()
    }

    /// Removes the oldest reports until few enough are left; the newest stays.
    fn prune(&self, newest: &str) {
        let mut names: Vec<(String, u64)> =
            self.names().into_iter().map(|name| (name.clone(), size_of(&self.folder.join(name)))).collect();
        names.retain(|(name, _)| name != newest);
        let mut size = names.iter().map(|(_, bytes)| bytes).sum::<u64>() + size_of(&self.folder.join(newest));
        let mut count = names.len() + 1;
        for (name, bytes) in names {
            if count <= MAXIMUM_COUNT && size <= MAXIMUM_SIZE {
                break;
            }
            self.remove(&name);
            (count, size) = (count - 1, size - bytes);
        }
        self.remove_abandoned();
    }

    /// Removes what processes that were killed have left behind: unfinished reports that are older than a day.
    fn remove_abandoned(&self) {
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let is_unfinished = entry.file_name().to_string_lossy().starts_with(UNFINISHED);
            let age =
                entry.metadata().and_then(|metadata| metadata.modified()).ok().and_then(|time| time.elapsed().ok());
            if is_unfinished && age.is_some_and(|age| age.as_secs() > 24 * 60 * 60) {
                let _ = fs::remove_dir_all(entry.path());
            }
        }
    }

    /// Packs the reports of these names into a compressed archive.
    pub fn pack(&self, names: &[String], out: impl Write) -> io::Result<()> {
        let mut archive = tar::Builder::new(GzEncoder::new(out, Compression::default()));
        for name in names {
            archive.append_dir_all(Path::new("cufe-reports").join(name), self.folder.join(name))?;
        }
        archive.into_inner()?.finish()?.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(how: &str) -> Ended {
        Ended { version: "1".to_owned(), how: how.to_owned(), seconds: 0.5 }
    }

    fn summary(source: &str) -> Summary {
        Summary {
            time: now(),
            defect: "rejects a valid program".to_owned(),
            source: source.to_owned(),
            directory: "/".to_owned(),
            arguments: vec!["a.ii".to_owned()],
            cufe: ended("exit status 2"),
            toolkit: ended("exit status 0"),
        }
    }

    fn write(reports: &Reports, source: &str, input: &[u8]) -> PathBuf {
        let report = Report { summary: summary(source), cufe_said: b"error", toolkit_said: b"", input };
        reports.write(&report).unwrap()
    }

    #[test]
    fn a_report_holds_both_diagnostics_and_the_input() {
        let folder = tempfile::tempdir().unwrap();
        let reports = Reports { folder: folder.path().join("state/reports") };
        let place = write(&reports, "dir/a b.cu", b"int x;\n");
        let mut names: Vec<_> = fs::read_dir(&place).unwrap().map(|file| file.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["cufe.txt", "input.ii.gz", "report.json", "toolkit.txt"]);
        assert!(place.to_string_lossy().contains("-a_b.cu-"), "{}", place.display());
        let list = reports.list();
        assert_eq!(list.len(), 1);
        assert_eq!(list[0].summary.as_ref().unwrap().source, "dir/a b.cu");
        let mut text = String::new();
        let file = File::open(place.join("input.ii.gz")).unwrap();
        io::Read::read_to_string(&mut flate2::read::GzDecoder::new(file), &mut text).unwrap();
        assert_eq!(text, "int x;\n");
    }

    #[test]
    fn the_same_input_has_one_report() {
        let folder = tempfile::tempdir().unwrap();
        let reports = Reports { folder: folder.path().to_owned() };
        write(&reports, "a.cu", b"1");
        write(&reports, "a.cu", b"1");
        assert_eq!(reports.list().len(), 1);
        write(&reports, "a.cu", b"2");
        write(&reports, "b.cu", b"1");
        assert_eq!(reports.list().len(), 3);
        assert_eq!(reports.remove_all(|name| name.contains("a.cu")), 2);
    }

    #[test]
    fn the_number_of_reports_is_bounded() {
        let folder = tempfile::tempdir().unwrap();
        let reports = Reports { folder: folder.path().to_owned() };
        for number in 0..MAXIMUM_COUNT + 5 {
            write(&reports, "a.cu", number.to_string().as_bytes());
        }
        assert_eq!(reports.list().len(), MAXIMUM_COUNT);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), MAXIMUM_COUNT);
    }

    #[test]
    fn several_processes_may_write_the_same_report_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let reports = Reports { folder: folder.path().to_owned() };
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| (0..20).for_each(|_| drop(write(&reports, "a.cu", b"1"))));
            }
        });
        assert_eq!(reports.list().len(), 1);
        assert!(reports.list().iter().all(|kept| kept.summary.is_some()));
    }

    #[test]
    fn reports_are_packed() {
        let folder = tempfile::tempdir().unwrap();
        let reports = Reports { folder: folder.path().to_owned() };
        write(&reports, "a.cu", b"1");
        let names: Vec<String> = reports.list().into_iter().map(|kept| kept.name).collect();
        let mut packed = Vec::new();
        reports.pack(&names, &mut packed).unwrap();
        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(&packed[..]));
        let paths = archive.entries().unwrap().map(|entry| entry.unwrap().path().unwrap().into_owned());
        let paths: Vec<PathBuf> = paths.collect();
        assert!(paths.contains(&Path::new("cufe-reports").join(&names[0]).join(SUMMARY)), "{paths:?}");
    }
}
