//! Preprocessing, as nvcc has it done by the host compiler before it calls the front end:
//! by that compiler, or in its place.

mod own;

pub use own::Memory;

use crate::toolkit::Toolkit;
use cufe_base::file_name::{from_bytes, from_path, to_bytes, to_path};
use cufe_base::{Dialect, Standard};
use std::fmt;
use std::fs;
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Options of the human command line that preprocessing depends on.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// The host compiler.
    pub compiler: String,
    /// The name of the standard, if one was asked for.
    pub standard: Option<String>,
    /// `-I`, `-isystem`, `-D`, `-U` with their values, in the compiler's own form.
    pub passed_on: Vec<String>,
    /// `-include` with values: they come after the CUDA runtime's header.
    pub included_first: Vec<String>,
    /// What `__CUDA_ARCH_LIST__` is.
    pub architectures: String,
    /// Separate compilation.
    pub separate_compilation: bool,
    /// Extended lambdas.
    pub extended_lambda: bool,
    /// `constexpr` functions may be called across execution spaces.
    pub relaxed_constexpr: bool,
    /// Debug code.
    pub debug: bool,
    /// Of the device pass: the architecture that `__CUDA_ARCH__` tells, as 75.
    pub device_architecture: Option<u32>,
    /// The features that only this architecture has may be used.
    pub device_specific: bool,
    /// Where the compiler runs, if not in the working directory.
    pub directory: Option<PathBuf>,
    /// The folder below which absolute names of the source and of folders for headers are looked up, if not that of the file
    /// system: see [`crate::mirror`]. In the text and in messages files have their own names.
    pub root: Option<PathBuf>,
}

/// What is preprocessed.
#[derive(Clone, Debug)]
pub enum Input {
    /// A file.
    File(String),
    /// A text without a file, whose headers are searched in the working directory.
    Text(Vec<u8>),
}

impl Input {
    /// The name by which messages know it.
    pub fn name(&self) -> &str {
        match self {
            Self::File(file) => file,
            Self::Text(_) => STANDARD_INPUT,
        }
    }

    /// Whether it is the text that a preprocessor wrote, as compilers tell by the ending `.ii` (nvcc keeps them as `x.cpp1.ii`): that of
    /// one compiler, so that
    /// only one of the passes fits it.
    pub fn is_preprocessed(&self) -> bool {
        matches!(self, Self::File(file) if file.ends_with(".ii"))
    }

    /// What the compiler reads as its standard input.
    fn standard_input(&self) -> Option<Vec<u8>> {
        match self {
            Self::File(_) => None,
            Self::Text(text) => Some(text.clone()),
        }
    }
}

/// How compilers name their standard input.
const STANDARD_INPUT: &str = "<stdin>";

/// A preprocessed text.
#[derive(Debug)]
pub struct Preprocessed {
    /// The text.
    pub text: Vec<u8>,
    /// The files that were read, as the compiler names them.
    pub dependencies: Vec<String>,
    /// Why the host compiler did it, where cufe was to.
    pub left_to_compiler: Option<String>,
}

/// What is known of the host compiler.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HostCompiler {
    /// Version as GNU C++, `major * 10000 + minor * 100`.
    pub gnu_version: u32,
    /// Version as Clang, if it is one.
    pub clang_version: Option<u32>,
    /// Plain `char` is unsigned.
    pub unsigned_chars: bool,
    /// `wchar_t` is unsigned.
    pub unsigned_wchar: bool,
    /// The standard in force without an option.
    pub standard: Option<Standard>,
    /// The hash of its predefined macros, which tell version and target.
    pub identity: String,
}

/// Why there is no preprocessed text.
#[derive(Debug)]
pub enum Failure {
    /// The host compiler cannot be run.
    NotRun {
        /// Its name.
        compiler: String,
        /// Why.
        error: io::Error,
    },
    /// The host compiler found mistakes, and told them.
    Rejected {
        /// What it said.
        said: String,
    },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::NotRun { compiler, error } => {
                write!(f, "the host compiler {compiler} cannot be run: {error}; --host-compiler names another one")
            }
            Failure::Rejected { said } => {
                write!(f, "the host compiler could not preprocess the source\n{}", said.trim_end())
            }
        }
    }
}

impl std::error::Error for Failure {}

/// The standard with a name as compilers take it.
pub fn standard_of(name: &str) -> Option<Standard> {
    match name.strip_prefix("c++").or_else(|| name.strip_prefix("gnu++"))? {
        "98" | "03" => Some(Standard::Cpp03),
        "11" | "0x" => Some(Standard::Cpp11),
        "14" | "1y" => Some(Standard::Cpp14),
        "17" | "1z" => Some(Standard::Cpp17),
        "20" | "2a" => Some(Standard::Cpp20),
        "23" | "2b" => Some(Standard::Cpp23),
        _ => None,
    }
}

/// The host compiler with options, in the folder where it is to run.
fn command(compiler: &str, options: &[String], directory: Option<&Path>) -> Command {
    let mut command = Command::new(&*to_path(compiler));
    command.args(options.iter().map(|option| to_path(option).into_owned()));
    if let Some(directory) = directory {
        command.current_dir(directory);
    }
    command
}

/// Runs the host compiler, and returns what it wrote.
fn run(mut command: Command, input: Option<Vec<u8>>) -> Result<Output, Failure> {
    let compiler = command.get_program().to_string_lossy().into_owned();
    let failure = |error| Failure::NotRun { compiler: compiler.clone(), error };
    command.stdin(match input {
        None => Stdio::null(),
        Some(text) => {
            let file = tempfile::tempfile().and_then(|mut file| {
                file.write_all(&text)?;
                file.rewind().map(|()| file)
            });
            Stdio::from(file.map_err(failure)?)
        }
    });
    let output = command.output().map_err(failure)?;
    if output.status.success() {
        return Ok(output);
    }
    Err(Failure::Rejected { said: from_bytes(&output.stderr) })
}

impl HostCompiler {
    /// Asks a compiler for its predefined macros.
    pub fn examine(compiler: &str) -> Result<Self, Failure> {
        let options = ["-E", "-dM", "-x", "c++", "/dev/null"].map(str::to_owned);
        let macros = run(command(compiler, &options, None), None)?.stdout;
        let identity = cufe_project::cache::hash([macros.as_slice()]);
        Ok(Self { identity, ..Self::from_macros(&String::from_utf8_lossy(&macros)) })
    }

    /// The properties that predefined macros tell.
    fn from_macros(macros: &str) -> Self {
        let value = |name: &str| {
            macros.lines().find_map(|line| line.strip_prefix("#define ")?.strip_prefix(name)?.strip_prefix(' '))
        };
        let number = |name: &str| value(name).and_then(|text| text.parse::<u32>().ok());
        let version = |major: &str, minor: &str| {
            number(major).map(|major| major.saturating_mul(10_000) + number(minor).unwrap_or(0).min(99) * 100)
        };
        let year = value("__cplusplus").and_then(|text| text.trim_end_matches('L').parse::<u32>().ok());
        let standard = year.map(|year| match year {
            0..201_103 => Standard::Cpp03,
            201_103..201_402 => Standard::Cpp11,
            201_402..201_703 => Standard::Cpp14,
            201_703..202_002 => Standard::Cpp17,
            202_002..202_302 => Standard::Cpp20,
            _ => Standard::Cpp23,
        });
        Self {
            gnu_version: version("__GNUC__", "__GNUC_MINOR__").unwrap_or(Dialect::default().gnu_version),
            clang_version: version("__clang_major__", "__clang_minor__"),
            unsigned_chars: value("__CHAR_UNSIGNED__").is_some(),
            unsigned_wchar: value("__WCHAR_UNSIGNED__").is_some(),
            standard,
            identity: String::new(),
        }
    }

    /// The dialect of a source that this compiler preprocesses.
    pub fn dialect(&self, standard: Option<Standard>) -> Dialect {
        Dialect {
            standard: standard.or(self.standard).unwrap_or(Standard::Cpp17),
            gnu_version: self.gnu_version,
            clang_version: self.clang_version,
            unsigned_chars: self.unsigned_chars,
            unsigned_wchar: self.unsigned_wchar,
            ..Dialect::default()
        }
    }
}

/// The options for the host compiler that the request, the toolkit and the pass give.
fn compiler_options(request: &Request, toolkit: &Toolkit) -> Vec<String> {
    let mut options = Vec::new();
    if let Some(standard) = &request.standard {
        options.push(format!("-std={standard}"));
    }
    options.push(format!("-D__CUDA_ARCH_LIST__={}", request.architectures));
    if let Some(architecture) = request.device_architecture {
        options.push(format!("-D__CUDA_ARCH__={}", architecture * 10));
        options.push("-DCUDA_DOUBLE_MATH_FUNCTIONS".to_owned());
        if request.device_specific {
            options.push(format!("-D__CUDA_ARCH_FEAT_SM{architecture}_ALL"));
            options.push(format!("-D__CUDA_ARCH_SPECIFIC__={}", architecture * 10));
        }
    }
    options.extend(["-D__CUDACC__", "-D__NVCC__"].map(str::to_owned));
    let modes = [
        (request.separate_compilation, "-D__CUDACC_RDC__"),
        (request.debug, "-D__CUDACC_DEBUG__"),
        (request.extended_lambda, "-D__CUDACC_EXTENDED_LAMBDA__"),
        (request.relaxed_constexpr, "-D__CUDACC_RELAXED_CONSTEXPR__"),
    ];
    options.extend(modes.iter().filter(|mode| mode.0).map(|mode| mode.1.to_owned()));
    options.extend(below_root(&request.passed_on, request.root.as_deref()));
    options.extend(toolkit.include_options());
    let fixed = [
        "-D__CUDACC_VER_MAJOR__=13",
        "-D__CUDACC_VER_MINOR__=0",
        "-D__CUDACC_VER_BUILD__=88",
        "-D__CUDA_API_VER_MAJOR__=13",
        "-D__CUDA_API_VER_MINOR__=0",
        "-D__NVCC_DIAG_PRAGMA_SUPPORT__=1",
        "-D__CUDACC_DEVICE_ATOMIC_BUILTINS__=1",
        INCLUDE,
        "cuda_runtime.h",
        "-m64",
    ];
    options.extend(fixed.map(str::to_owned));
    options.extend(below_root(&request.included_first, request.root.as_deref()));
    options
}

/// The option that includes a file before the source, which follows it.
const INCLUDE: &str = "-include";

/// Who preprocesses.
#[derive(Clone, Copy)]
pub enum Preprocessor<'a> {
    /// The host compiler.
    Host,
    /// cufe, for a dialect; what compilers told is kept.
    Own(&'a Dialect, &'a Memory),
}

/// The preprocessed text of a source, with the macros of the side that is asked for, and the files that were read.
pub fn preprocess(
    source: &Input,
    request: &Request,
    toolkit: &Toolkit,
    preprocessor: Preprocessor<'_>,
) -> Result<Preprocessed, Failure> {
    let options = compiler_options(request, toolkit);
    if let Preprocessor::Own(dialect, memory) = preprocessor {
        return match own::preprocess_own(source, request, &options, dialect, memory)? {
            own::Attempt::Done(text, dependencies) => {
                let text = with_own_names(text, request, toolkit);
                Ok(Preprocessed { text, dependencies, left_to_compiler: None })
            }
            own::Attempt::Left(reason) => {
                let found = by_host_compiler(source, request, toolkit, options)?;
                Ok(Preprocessed { left_to_compiler: Some(reason), ..found })
            }
        };
    }
    by_host_compiler(source, request, toolkit, options)
}

/// The preprocessed text as the host compiler gives it.
fn by_host_compiler(
    source: &Input,
    request: &Request,
    toolkit: &Toolkit,
    mut options: Vec<String>,
) -> Result<Preprocessed, Failure> {
    options.extend(["-E", "-x", "c++"].map(str::to_owned));
    if let Some(root) = &request.root {
        options.push(format!("-fmacro-prefix-map={}=", from_path(root)));
    }
    let not_run = |error| Failure::NotRun { compiler: request.compiler.clone(), error };
    let rule = tempfile::Builder::new().prefix("cufe-").suffix(".d").tempfile().map_err(not_run)?;
    options.extend(["-MD", "-MT", "x", "-MF"].map(str::to_owned));
    options.push(from_path(rule.path()));
    match source {
        // A name that begins with a hyphen is still a file.
        Input::File(name) if name.starts_with('-') => options.push(format!("./{name}")),
        Input::File(name) => options.push(path_below_root(name, request.root.as_deref())),
        Input::Text(_) => options.push("-".to_owned()),
    }
    let command = command(&request.compiler, &options, request.directory.as_deref());
    let text = run(command, source.standard_input()).map(|output| output.stdout);
    let text = match text {
        Ok(text) => with_own_names(text, request, toolkit),
        Err(Failure::Rejected { said }) => {
            let said = other_names(request, toolkit).fold(said, |said, (folder, name)| said.replace(&folder, name));
            return Err(Failure::Rejected { said });
        }
        Err(failure) => return Err(failure),
    };
    let rule = fs::read(rule.path()).map_err(not_run)?;
    let mut dependencies = cufe_project::dependencies::read(&from_bytes(&rule));
    if let Some(root) = &request.root {
        for file in &mut dependencies {
            if let Ok(own) = to_path(file).strip_prefix(root) {
                *file = format!("/{}", from_path(own));
            }
        }
    }
    Ok(Preprocessed { text, dependencies, left_to_compiler: None })
}

/// Folders whose names nobody is to see, and what stands for them.
fn other_names(request: &Request, toolkit: &Toolkit) -> impl Iterator<Item = (String, &'static str)> {
    let own_names = request.root.iter().map(|root| (format!("{}/", from_path(root)), "/"));
    // The name of a folder that is another one each time is nobody's concern.
    let carried = toolkit.carried().map(|folder| (format!("{}/", from_path(folder)), CARRIED));
    own_names.chain(carried).collect::<Vec<_>>().into_iter()
}

/// The text with the names that files have for people.
fn with_own_names(text: Vec<u8>, request: &Request, toolkit: &Toolkit) -> Vec<u8> {
    other_names(request, toolkit).fold(text, |text, (folder, name)| renamed(&text, &folder, name))
}

/// An absolute path as it is below a root.
fn path_below_root(path: &str, root: Option<&Path>) -> String {
    match root {
        Some(root) if path.starts_with('/') => format!("{}{path}", from_path(root)),
        _ => path.to_owned(),
    }
}

/// Options with the absolute paths in them below a root: those of `-I`, and those that stand behind an option.
fn below_root(options: &[String], root: Option<&Path>) -> Vec<String> {
    let joined = |option: &String| match option.strip_prefix("-I") {
        Some(folder) => format!("-I{}", path_below_root(folder, root)),
        None => path_below_root(option, root),
    };
    options.iter().map(joined).collect()
}

/// How line markers name the folder of the headers that this program carries.
const CARRIED: &str = "<cufe>/";

/// The text with other names in its line markers for the files in a folder.
fn renamed(text: &[u8], folder: &str, name: &str) -> Vec<u8> {
    let quoted = [b"\"", &*to_bytes(folder)].concat();
    let mut result = Vec::with_capacity(text.len());
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        match memchr::memmem::find(line, &quoted).filter(|_| line.starts_with(b"# ")) {
            Some(at) => {
                result.extend_from_slice(&line[..=at]);
                result.extend_from_slice(name.as_bytes());
                result.extend_from_slice(&line[at + quoted.len()..]);
            }
            None => result.extend_from_slice(line),
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_tell_what_the_compiler_is() {
        let gnu = "#define __GNUC__ 12\n#define __GNUC_MINOR__ 2\n#define __cplusplus 201703L\n";
        let compiler = HostCompiler::from_macros(gnu);
        assert_eq!((compiler.gnu_version, compiler.clang_version), (120_200, None));
        assert_eq!(compiler.standard, Some(Standard::Cpp17));
        let clang = "#define __GNUC__ 4\n#define __GNUC_MINOR__ 2\n#define __clang_major__ 17\n#define __clang_minor__ 0\n\
                     #define __CHAR_UNSIGNED__ 1\n";
        let compiler = HostCompiler::from_macros(clang);
        assert_eq!(compiler.clang_version, Some(170_000));
        assert!(compiler.unsigned_chars);
    }

    #[test]
    fn below_a_root_files_keep_their_own_names() {
        let options = ["-I/a", "-Ib", "-isystem", "/c", "-DX=/d"].map(str::to_owned);
        let root = Some(Path::new("/r"));
        assert_eq!(below_root(&options, root), ["-I/r/a", "-Ib", "-isystem", "/r/c", "-DX=/d"]);
        assert_eq!(below_root(&options, None), options);
        let text = b"# 1 \"/r/a.h\" 1\nchar *a = \"/r/a.h\";\n# 2 \"b\"\n";
        let expected = b"# 1 \"/a.h\" 1\nchar *a = \"/r/a.h\";\n# 2 \"b\"\n";
        assert_eq!(renamed(text, "/r/", "/"), expected);
    }

    #[test]
    fn a_compiler_that_is_missing_is_an_error() {
        let failure = HostCompiler::examine("/nonexistent/compiler").unwrap_err();
        assert!(failure.to_string().contains("--host-compiler"));
    }

    #[test]
    fn standards_are_known_by_all_their_names() {
        assert_eq!(standard_of("c++03"), Some(Standard::Cpp03));
        assert_eq!(standard_of("c++1z"), Some(Standard::Cpp17));
        assert_eq!(standard_of("gnu++2a"), Some(Standard::Cpp20));
        assert_eq!(standard_of("c17"), None);
    }
}
