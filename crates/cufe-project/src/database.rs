//! `compile_commands.json`: the JSON compilation database that CMake, Ninja, Bazel's extractors and PyTorch's builds write.

use crate::response;
use cufe_base::file_name::{self, to_path};
use serde::Deserialize;
use std::fmt;
use std::path::{Component, Path, PathBuf};

/// The name that a database has in a build folder.
pub const FILE_NAME: &str = "compile_commands.json";

/// Programs that run a compiler, which is then the next word of the command.
const LAUNCHERS: &[&str] = &["ccache", "sccache", "distcc", "icecc", "env", "time", "nice", "buildcache"];

/// Suffixes of the names of CUDA sources.
const SUFFIXES: &[&str] = &["cu"];

/// Which compiler a command calls, as far as the meaning of its options depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// nvcc: values of list options are separated by commas.
    Nvcc,
    /// Clang, which compiles CUDA itself and so is the host compiler.
    Clang,
    /// Another one.
    Other,
}

/// How a source is compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// The source, with its folder.
    pub file: PathBuf,
    /// Where the command runs.
    pub directory: PathBuf,
    /// The compiler as the command names it.
    pub compiler: String,
    /// What it is.
    pub family: Family,
    /// The options of the command without the source, files of options in their place.
    pub options: Vec<String>,
    /// The target of the build whose objects are linked together, if the name of the object file tells it.
    pub program: Option<String>,
}

/// Why a database, or one command of it, cannot be used.
#[derive(Debug)]
pub enum Error {
    /// The file cannot be read.
    NotRead(PathBuf, std::io::Error),
    /// It is no database.
    NotUnderstood(PathBuf, serde_json::Error),
    /// A command has unbalanced quotes, is empty, or names a file of options that cannot be read.
    Command(PathBuf, String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRead(path, error) => write!(
                f,
                "{}: {error} (CMake writes it with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, Ninja with -t compdb)",
                path.display()
            ),
            Self::NotUnderstood(path, error) => write!(f, "{}: not a compilation database: {error}", path.display()),
            Self::Command(file, why) => write!(f, "{}: its compile command cannot be used: {why}", file.display()),
        }
    }
}

impl std::error::Error for Error {}

/// An entry as it stands in the file.
#[derive(Deserialize)]
struct Entry {
    #[serde(default)]
    directory: String,
    file: String,
    command: Option<String>,
    arguments: Option<Vec<String>>,
    output: Option<String>,
}

/// The target to which an object file belongs: CMake writes those of one target below `CMakeFiles/TARGET.dir`, Bazel below
/// `_objs/TARGET`.
fn target(object: &Path) -> Option<String> {
    let mut folder = PathBuf::new();
    let mut parts = object.parent()?.components().peekable();
    while let Some(part) = parts.next() {
        folder.push(part);
        if let Some(Component::Normal(next)) = parts.peek() {
            let is_cmake =
                part.as_os_str() == "CMakeFiles" && Path::new(next).extension().is_some_and(|it| it == "dir");
            if is_cmake || part.as_os_str() == "_objs" {
                return Some(file_name::from_path(folder.join(next)));
            }
        }
    }
    None
}

/// The object file that a command writes.
fn object(options: &[String]) -> Option<&str> {
    let at = options.iter().position(|option| option == "-o" || option == "--output-file")?;
    options.get(at + 1).map(String::as_str)
}

/// A database.
pub struct Database {
    /// The CUDA sources, in the order of the file.
    pub units: Vec<Unit>,
    /// Commands of CUDA sources that cannot be used.
    pub failures: Vec<Error>,
    /// The folder in which the file lies.
    pub folder: PathBuf,
}

/// A path without `.` and `..`, where that needs no look at the file system; relative ones are below a folder.
pub fn absolute(path: &Path, folder: &Path) -> PathBuf {
    let mut result = PathBuf::new();
    for component in folder.join(path).components() {
        match component {
            Component::CurDir => {}
            // A link may lead elsewhere than to where its name stands.
            Component::ParentDir if !result.is_symlink() && result.file_name().is_some() => {
                result.pop();
            }
            other => result.push(other),
        }
    }
    result
}

/// The last part of a path, without the suffix of programs.
fn program_name(path: &str) -> &str {
    let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
    name.strip_suffix(".exe").unwrap_or(name)
}

fn family(compiler: &str) -> Family {
    let name = program_name(compiler);
    if name.starts_with("nvcc") {
        Family::Nvcc
    } else if name.contains("clang") {
        Family::Clang
    } else {
        Family::Other
    }
}

/// Whether a command compiles CUDA: by its language option, or by the name of the source.
fn is_cuda(file: &Path, arguments: &[String]) -> bool {
    let mut language = None;
    for (index, argument) in arguments.iter().enumerate() {
        match argument.as_str() {
            "-x" | "--x" => language = arguments.get(index + 1).map(String::as_str),
            _ => {
                let joined = ["--x=", "-x="].iter().find_map(|option| argument.strip_prefix(option));
                language = joined.or(language);
            }
        }
    }
    match language {
        Some(language) => ["cu", "cuda", "cuda-cpp-output"].contains(&language),
        None => file.extension().and_then(|suffix| suffix.to_str()).is_some_and(|suffix| SUFFIXES.contains(&suffix)),
    }
}

impl Unit {
    fn new(entry: Entry, base: &Path) -> Option<Result<Self, Error>> {
        let directory = absolute(&to_path(&entry.directory), base);
        let file = absolute(&to_path(&entry.file), &directory);
        let failure = |why: String| Some(Err(Error::Command(file.clone(), why)));
        let words = match (entry.arguments, entry.command) {
            (Some(arguments), _) if !arguments.is_empty() => arguments,
            (_, Some(command)) => match shlex::split(&command) {
                Some(words) => words,
                // Nobody compiles with such a command, so it matters of CUDA sources only.
                None if is_cuda(&file, &[]) => return failure("its quotes are not balanced".to_owned()),
                None => return None,
            },
            _ => Vec::new(),
        };
        let mut words = words.into_iter().skip_while(|word| {
            LAUNCHERS.contains(&program_name(word)) || (word.contains('=') && !word.starts_with('-'))
        });
        let Some(compiler) = words.next() else {
            return if is_cuda(&file, &[]) { failure("it is empty".to_owned()) } else { None };
        };
        let family = family(&compiler);
        let arguments = match response::expand(words.collect(), &directory) {
            Ok(arguments) => arguments,
            Err(why) => return if is_cuda(&file, &[]) { failure(why) } else { None },
        };
        if !is_cuda(&file, &arguments) {
            return None;
        }
        let output = entry.output.as_deref().or_else(|| object(&arguments));
        let program = output.and_then(|output| target(&absolute(&to_path(output), &directory)));
        let is_source = |word: &String| !word.starts_with('-') && absolute(&to_path(word), &directory) == file;
        let options = arguments.into_iter().filter(|word| !is_source(word)).collect();
        Some(Ok(Self { file, directory, compiler, family, options, program }))
    }
}

impl Database {
    /// Reads a database: the file, or the one in a folder.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let path = if path.is_dir() { path.join(FILE_NAME) } else { path.to_owned() };
        let text = std::fs::read(&path).map_err(|error| Error::NotRead(path.clone(), error))?;
        // CMake writes names as they are, whatever their bytes.
        let entries: Vec<Entry> = serde_json::from_str(&file_name::from_bytes(&text))
            .map_err(|error| Error::NotUnderstood(path.clone(), error))?;
        let here = std::env::current_dir().unwrap_or_default();
        let folder = absolute(path.parent().unwrap_or(Path::new("")), &here);
        Ok(Self::from_entries(entries, folder))
    }

    fn from_entries(entries: Vec<Entry>, folder: PathBuf) -> Self {
        let (mut units, mut failures) = (Vec::new(), Vec::new());
        for entry in entries {
            match Unit::new(entry, &folder) {
                // A source may be compiled twice in the same manner, for two targets.
                Some(Ok(unit)) if units.contains(&unit) => {}
                Some(Ok(unit)) => units.push(unit),
                Some(Err(error)) => failures.push(error),
                None => {}
            }
        }
        Self { units, failures, folder }
    }

    /// How a file is compiled: by its own command, or, of a header or a new source, by that of the unit whose name is most
    /// like its own: in the nearest folder, and there with the longest common beginning.
    pub fn unit_for(&self, file: &Path) -> Option<&Unit> {
        let likeness = |unit: &Unit| {
            let folders = unit.file.components().zip(file.components()).take_while(|(one, other)| one == other).count();
            let name = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let (one, other) = (name(&unit.file), name(file));
            let letters = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
            (unit.file == file, folders, letters)
        };
        // Of those that are as like, the first.
        self.units.iter().rev().max_by_key(|unit| likeness(unit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn database(text: &str) -> Database {
        Database::from_entries(serde_json::from_str(text).unwrap(), PathBuf::from("/build"))
    }

    #[test]
    fn commands_and_argument_lists_are_read_and_other_languages_left_out() {
        let read = database(
            r#"[{"directory": "/build/sub", "file": "../src/a.cu",
                 "command": "ccache /cuda/bin/nvcc -DTEXT='\"a b\"' -I ../inc -x cu -c ../src/a.cu -o a.o"},
                {"directory": "/build", "file": "/src/b.cpp", "arguments": ["g++", "-c", "/src/b.cpp"]},
                {"directory": "/build", "file": "/src/c.cpp", "arguments": ["clang++", "-x", "cuda", "/src/c.cpp"]},
                {"file": "d.cu", "arguments": ["nvcc", "d.cu"]}]"#,
        );
        let files: Vec<String> = read.units.iter().map(|unit| unit.file.display().to_string()).collect();
        assert_eq!(files, ["/build/src/a.cu", "/src/c.cpp", "/build/d.cu"]);
        let first = &read.units[0];
        assert_eq!((first.compiler.as_str(), first.family), ("/cuda/bin/nvcc", Family::Nvcc));
        assert_eq!(first.options, ["-DTEXT=\"a b\"", "-I", "../inc", "-x", "cu", "-c", "-o", "a.o"]);
        assert_eq!(read.units[1].family, Family::Clang);
        assert!(read.failures.is_empty());
    }

    #[test]
    fn a_command_that_cannot_be_used_is_told_and_others_stay() {
        let read = database(
            r#"[{"directory": "/b", "file": "a.cu", "command": "nvcc 'a.cu"},
                {"directory": "/b", "file": "b.cu", "command": "nvcc b.cu"},
                {"directory": "/b", "file": "b.cu", "command": "nvcc b.cu"},
                {"directory": "/b", "file": "c.cu", "command": ""}]"#,
        );
        assert_eq!((read.units.len(), read.failures.len()), (1, 2));
        assert!(read.failures[0].to_string().contains("/b/a.cu"), "{}", read.failures[0]);
    }

    #[test]
    fn objects_tell_the_target_they_belong_to() {
        let read = database(
            r#"[{"directory": "/b", "file": "a.cu", "command": "nvcc -c a.cu -o CMakeFiles/x.dir/sub/a.cu.o"},
                {"directory": "/b", "file": "b.cu", "command": "nvcc b.cu", "output": "sub/CMakeFiles/x.dir/b.cu.o"},
                {"directory": "/b", "file": "c.cu", "command": "nvcc -c c.cu -o bin/_objs/y/c.o"},
                {"directory": "/b", "file": "d.cu", "command": "nvcc -c d.cu -o out/d.o"}]"#,
        );
        let programs: Vec<Option<&str>> = read.units.iter().map(|unit| unit.program.as_deref()).collect();
        let [first, second] = ["/b/CMakeFiles/x.dir", "/b/sub/CMakeFiles/x.dir"];
        assert_eq!(programs, [Some(first), Some(second), Some("/b/bin/_objs/y"), None]);
    }

    #[test]
    fn a_header_is_compiled_like_the_nearest_source() {
        let read = database(
            r#"[{"directory": "/p", "file": "x/other.cu", "command": "nvcc x/other.cu"},
                {"directory": "/p", "file": "y/first.cu", "command": "nvcc y/first.cu"},
                {"directory": "/p", "file": "y/matrix.cu", "command": "nvcc y/matrix.cu"}]"#,
        );
        let found = |file: &str| read.unit_for(Path::new(file)).unwrap().file.display().to_string();
        assert_eq!(found("/p/y/matrix.cuh"), "/p/y/matrix.cu");
        assert_eq!(found("/p/y/first.cu"), "/p/y/first.cu");
        assert_eq!(found("/p/x/z.cuh"), "/p/x/other.cu");
    }
}
