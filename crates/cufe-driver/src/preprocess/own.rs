//! Preprocessing by cufe itself. The host compiler is asked once for its macros, its folders and what it has; it is not
//! started for the source.
//!
//! Whatever is a mistake, or can be answered by the compiler only (the date), is left to it: its messages are those that
//! people know, and it has the last word.

use super::{Failure, INCLUDE, Input, Request, command, run};
use crate::stages::fits;
use cufe_base::file_name::{from_bytes, from_path, to_path};
use cufe_base::{Dialect, Source, Standard};
use cufe_diagnostics::Severity;
use cufe_lex::preprocess::{Compiler, Features, FileReader, Headers, preprocess};
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Operators that compilers have, and the macro that tells a file without its folders.
const OPERATORS: &[&str] = &[
    "__has_include",
    "__has_include_next",
    "__has_attribute",
    "__has_cpp_attribute",
    "__has_c_attribute",
    "__has_declspec_attribute",
    "__has_builtin",
    "__has_feature",
    "__has_extension",
    "__has_warning",
    "__is_identifier",
    "__is_target_arch",
    "__is_target_environment",
    "__is_target_os",
    "__is_target_vendor",
    "__building_module",
    "__FILE_NAME__",
];

/// What headers ask for most: asked together with the macros, as every question later on starts the compiler again.
const COMMON_OPERANDS: &[(&str, &[&str])] = &[
    (
        "__has_attribute",
        &[
            "__always_inline__",
            "__const__",
            "__error__",
            "__fallthrough__",
            "__may_alias__",
            "__nonstring__",
            "__warning__",
            "always_inline",
            "assume_aligned",
            "const",
            "deprecated",
            "enable_if",
            "fallthrough",
            "hidden",
            "minsize",
            "no_sanitize",
            "nodebug",
            "noinline",
            "nonnull",
            "noreturn",
            "pure",
            "returns_nonnull",
            "trivial_abi",
            "unused",
            "used",
            "visibility",
            "warn_unused_result",
            "weak",
        ],
    ),
    (
        "__has_cpp_attribute",
        &[
            "__no_unique_address__",
            "assume",
            "carries_dependency",
            "clang::fallthrough",
            "clang::lifetimebound",
            "deprecated",
            "fallthrough",
            "gnu::fallthrough",
            "likely",
            "maybe_unused",
            "msvc::no_unique_address",
            "no_unique_address",
            "nodiscard",
            "noreturn",
            "unlikely",
        ],
    ),
    (
        "__has_builtin",
        &[
            "__builtin_add_overflow",
            "__builtin_addressof",
            "__builtin_assume",
            "__builtin_assume_aligned",
            "__builtin_bit_cast",
            "__builtin_bitreverse16",
            "__builtin_bitreverse32",
            "__builtin_bitreverse64",
            "__builtin_bitreverse8",
            "__builtin_bswap16",
            "__builtin_bswap32",
            "__builtin_bswap64",
            "__builtin_clz",
            "__builtin_clzll",
            "__builtin_constant_p",
            "__builtin_ctz",
            "__builtin_ctzll",
            "__builtin_debugtrap",
            "__builtin_dump_struct",
            "__builtin_dynamic_object_size",
            "__builtin_expect",
            "__builtin_is_constant_evaluated",
            "__builtin_is_corresponding_member",
            "__builtin_is_pointer_interconvertible_with_class",
            "__builtin_launder",
            "__builtin_memchr",
            "__builtin_memcmp",
            "__builtin_mul_overflow",
            "__builtin_object_size",
            "__builtin_operator_delete",
            "__builtin_operator_new",
            "__builtin_source_location",
            "__builtin_strlen",
            "__builtin_sub_overflow",
            "__builtin_toupper",
            "__builtin_trap",
            "__builtin_unreachable",
            "__make_integer_seq",
            "__type_pack_element",
            "__integer_pack",
            "__is_constructible",
            "__is_nothrow_constructible",
            "__array_rank",
            "__builtin_is_constant_evaluated",
            "__is_pointer_interconvertible_base_of",
            "__is_layout_compatible",
        ],
    ),
    (
        "__has_feature",
        &[
            "address_sanitizer",
            "cxx_alias_templates",
            "cxx_alignas",
            "cxx_auto_type",
            "cxx_constexpr",
            "cxx_exceptions",
            "cxx_noexcept",
            "cxx_rtti",
            "cxx_thread_local",
            "hwaddress_sanitizer",
            "memory_sanitizer",
            "modules",
            "thread_sanitizer",
            "undefined_behavior_sanitizer",
        ],
    ),
    ("__has_extension", &["blocks", "gnu_asm", "pragma_push_attribute"]),
];

/// The word that begins a line with an answer; nothing that a compiler defines has the name.
const ANSWER: &str = "cufe_answer";

/// What a host compiler told of itself for one command line.
pub struct Told {
    /// Its macros, as directives.
    definitions: Vec<u8>,
    /// Where it looks for headers; `-` behind those for quoted names only.
    folders: Vec<String>,
    first_system_folder: usize,
    operators: Vec<String>,
    /// The answers so far; nothing where it gave none.
    answers: Mutex<HashMap<(String, String), Option<String>>>,
    /// How it is asked again.
    compiler: String,
    options: Vec<String>,
    directory: Option<PathBuf>,
    is_clang: bool,
    is_strict: bool,
}

/// What compilers told, by their command lines.
#[derive(Default)]
pub struct Memory(Mutex<HashMap<Vec<String>, Arc<Told>>>);

impl Memory {
    /// What a compiler tells of a command line, asked once.
    fn told(&self, request: &Request, options: &[String]) -> Result<Arc<Told>, Failure> {
        let directory = request.directory.as_deref().map_or(String::new(), from_path);
        let key = [&[request.compiler.clone(), directory], options].concat();
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(told) = known.get(&key) {
            return Ok(Arc::clone(told));
        }
        let told = Arc::new(Told::ask(request, options)?);
        known.insert(key, Arc::clone(&told));
        Ok(told)
    }
}

impl Told {
    /// Asks a compiler for what it has with these options.
    fn ask(request: &Request, options: &[String]) -> Result<Self, Failure> {
        let mut all = options.to_vec();
        all.extend(["-E", "-dD", "-v", "-x", "c++", "-"].map(str::to_owned));
        let mut command = command(&request.compiler, &all, request.directory.as_deref());
        // Its messages are read.
        command.env("LC_ALL", "C");
        let output = run(command, Some(questions().into_bytes()))?;
        let mut told = Self {
            definitions: Vec::new(),
            folders: Vec::new(),
            first_system_folder: 0,
            operators: Vec::new(),
            answers: Mutex::default(),
            compiler: request.compiler.clone(),
            options: options.to_vec(),
            directory: request.directory.clone(),
            is_clang: false,
            is_strict: request.standard.as_ref().is_some_and(|name| name.starts_with("c++")),
        };
        told.read(&output.stdout);
        told.read_folders(&from_bytes(&output.stderr), options);
        Ok(told)
    }

    /// Reads the macros and the answers.
    fn read(&mut self, output: &[u8]) {
        let mut answers = HashMap::new();
        for line in output.split_inclusive(|&byte| byte == b'\n') {
            if line.starts_with(b"#define ") || line.starts_with(b"#undef ") {
                self.is_clang |= line.starts_with(b"#define __clang__ ");
                self.definitions.extend_from_slice(line);
                continue;
            }
            let line = String::from_utf8_lossy(line);
            let Some(rest) = line.strip_prefix(ANSWER).and_then(|rest| rest.strip_prefix(' ')) else { continue };
            let mut words = rest.trim().splitn(3, ' ');
            let numbers = (words.next().map(str::parse::<usize>), words.next().map(str::parse::<usize>));
            let (Some(Ok(operator)), Some(Ok(operand))) = numbers else { continue };
            let value = words.next().unwrap_or_default().trim();
            match COMMON_OPERANDS.get(operator) {
                Some((name, operands)) => {
                    if let Some(operand) = operands.get(operand) {
                        answers.insert(((*name).to_owned(), (*operand).to_owned()), number(value));
                    }
                }
                None => self.operators.extend(OPERATORS.get(operand).map(|&name| name.to_owned())),
            }
        }
        self.answers = Mutex::new(answers);
    }

    /// Reads the folders from what the compiler says with `-v`.
    fn read_folders(&mut self, messages: &str, options: &[String]) {
        const QUOTED: &str = "#include \"...\" search starts here:";
        const ALL: &str = "#include <...> search starts here:";
        let between = |from: &str, to: &str| -> Vec<String> {
            let lines = messages.lines().skip_while(|line| *line != from).skip(1);
            lines.take_while(|line| *line != to).map(|line| line.trim_start().to_owned()).collect()
        };
        let quoted = between(QUOTED, ALL);
        let all = between(ALL, "End of search list.");
        let first = own_folders(&all, &named_folders(options), messages);
        self.first_system_folder = quoted.len() + 1 + first;
        self.folders = [quoted, vec!["-".to_owned()], all].concat();
    }

    /// Whether the folders are known.
    fn is_complete(&self) -> bool {
        self.folders.len() > 1
    }
}

/// The folders that options and the environment name for headers that are not the system's.
fn named_folders(options: &[String]) -> Vec<String> {
    let mut folders = Vec::new();
    let mut options = options.iter();
    while let Some(option) = options.next() {
        match option.strip_prefix("-I") {
            Some("") => folders.extend(options.next().cloned()),
            Some(folder) => folders.push(folder.to_owned()),
            None => {}
        }
    }
    folders.extend(std::env::var("CPATH").iter().flat_map(|list| list.split(':').map(str::to_owned)));
    folders
}

/// How many folders of the search path are not the system's: the compiler has them first, in their order, but for those that
/// it leaves out.
fn own_folders(all: &[String], named: &[String], messages: &str) -> usize {
    let lines: Vec<&str> = messages.lines().collect();
    // What is a folder of the system is none of these.
    let is_left_out = |folder: &str| {
        lines.windows(2).any(|pair| {
            let ignored =
                pair[0].strip_prefix("ignoring duplicate directory \"").and_then(|rest| rest.strip_suffix('"'));
            ignored == Some(folder) && pair[1].trim_start().starts_with("as it is a non-system directory")
        })
    };
    let plain = |folder: &str| match folder.trim_end_matches('/') {
        "" => "/".to_owned(),
        plain => plain.to_owned(),
    };
    let mut named = named.iter().map(|folder| plain(folder)).filter(|folder| !is_left_out(folder));
    all.iter().take_while(|folder| named.any(|name| name == plain(folder))).count()
}

/// The text that asks for operators and their values.
fn questions() -> String {
    let mut text = String::new();
    for (index, operator) in OPERATORS.iter().enumerate() {
        let none = COMMON_OPERANDS.len();
        text.push_str(&format!("#ifdef {operator}\n{ANSWER} {none} {index}\n#endif\n"));
    }
    for (index, (operator, operands)) in COMMON_OPERANDS.iter().enumerate() {
        text.push_str(&format!("#ifdef {operator}\n"));
        for (at, operand) in operands.iter().enumerate() {
            text.push_str(&format!("{ANSWER} {index} {at} {operator}({operand})\n"));
        }
        text.push_str("#endif\n");
    }
    text
}

/// An answer that is a number.
fn number(answer: &str) -> Option<String> {
    answer.starts_with(|first: char| first.is_ascii_digit()).then(|| answer.to_owned())
}

impl Features for Told {
    fn ask(&self, operator: &str, operand: &str) -> Option<String> {
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (operator.to_owned(), operand.to_owned());
        if let Some(answer) = answers.get(&key) {
            return answer.clone();
        }
        let mut options = self.options.clone();
        options.extend(["-E", "-P", "-x", "c++", "-"].map(str::to_owned));
        let question = format!("{ANSWER} {operator}({operand})\n");
        let command = command(&self.compiler, &options, self.directory.as_deref());
        let output = run(command, Some(question.into_bytes()));
        let said = output.map(|output| from_bytes(&output.stdout)).unwrap_or_default();
        let line = said.lines().find_map(|line| line.strip_prefix(ANSWER));
        let answer = line.and_then(|answer| number(answer.trim()));
        answers.insert(key, answer.clone());
        answer
    }
}

/// Files by names that are relative to a folder.
struct Folder<'a>(Option<&'a Path>);

impl Folder<'_> {
    fn path(&self, name: &str) -> PathBuf {
        match self.0 {
            Some(folder) => folder.join(to_path(name)),
            None => to_path(name).into_owned(),
        }
    }
}

impl FileReader for Folder<'_> {
    fn read(&self, name: &str) -> Option<Vec<u8>> {
        let path = self.path(name);
        let is_file = std::fs::metadata(&path).is_ok_and(|metadata| metadata.is_file());
        let bytes = is_file.then(|| std::fs::read(path).ok()).flatten()?;
        fits(&bytes).then_some(bytes)
    }

    fn identity(&self, name: &str) -> String {
        std::fs::canonicalize(self.path(name)).map_or_else(|_| name.to_owned(), from_path)
    }
}

/// What came of preprocessing a source.
pub enum Attempt {
    /// The text, and the files that were read.
    Done(Vec<u8>, Vec<String>),
    /// Why it is left to the host compiler.
    Left(String),
}

/// The preprocessed text of a source and the files that were read, or why the host compiler is needed for it; `options` are
/// those for the compiler.
pub fn preprocess_own(
    source: &Input,
    request: &Request,
    options: &[String],
    dialect: &Dialect,
    memory: &Memory,
) -> Result<Attempt, Failure> {
    // Files below another root have names that only the compiler's own options give them.
    if request.root.is_some() {
        return Ok(Attempt::Left("files are below another root".to_owned()));
    }
    let (included_first, options) = split_includes(options);
    let told = memory.told(request, &options)?;
    if !told.is_complete() {
        return Ok(Attempt::Left("it does not tell where it looks for headers".to_owned()));
    }
    let compiler = Compiler {
        definitions: &told.definitions,
        included_first: &included_first,
        first_system_folder: told.first_system_folder,
        operators: &told.operators,
        features: &*told,
        is_clang: told.is_clang,
        is_strict: told.is_strict,
    };
    let reader = Folder(request.directory.as_deref());
    let text = match source {
        Input::File(name) => reader.read(name),
        Input::Text(text) => Some(text.clone()),
    };
    let Some(text) = text else { return Ok(Attempt::Left("the source cannot be read".to_owned())) };
    let name = source.name();
    let headers =
        Headers { folders: &told.folders, reader: Some(&reader), compiler: Some(&compiler), ..Headers::default() };
    let trigraphs = told.is_strict && dialect.standard < Standard::Cpp17;
    let dialect = Dialect { trigraphs, ..dialect.clone() };
    let text = cufe_lex::decode(text);
    let text = if trigraphs { cufe_lex::replace_trigraphs(&text) } else { text };
    let found = preprocess(&Source::new(name, text), &dialect, &headers);
    if found.needs_compiler {
        return Ok(Attempt::Left(
            "the date, or something else that only the compiler can tell, is asked for".to_owned(),
        ));
    }
    if let Some(mistake) = found.reports.iter().find(|report| report.natural_severity() >= Severity::Error) {
        let place = found.source.location(mistake.position);
        let file = found.source.file_name(place.file);
        return Ok(Attempt::Left(format!("{file}:{}: diagnostic {}", place.line, mistake.code.0)));
    }
    let mut known = HashSet::new();
    let mut dependencies = vec![name.to_owned()];
    dependencies.extend(found.files.into_iter().map(|(_, file)| file));
    dependencies.retain(|file| known.insert(file.clone()));
    Ok(Attempt::Done(found.source.text().to_vec(), dependencies))
}

/// The files that options include before the source, and the other options.
fn split_includes(options: &[String]) -> (Vec<String>, Vec<String>) {
    let (mut files, mut others) = (Vec::new(), Vec::new());
    let mut options = options.iter();
    while let Some(option) = options.next() {
        if option == INCLUDE {
            files.extend(options.next().cloned());
        } else {
            others.push(option.clone());
        }
    }
    (files, others)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn folders_of_the_user_come_first() {
        let all = strings(&["/a", "/b", "/usr/include/c++/12", "/usr/include"]);
        let options = strings(&["-I/a/", "-I/missing", "-I", "/b", "-DX"]);
        assert_eq!(own_folders(&all, &named_folders(&options), ""), 2);
        // A folder that is one of the system's, too, is only that.
        let said = "ignoring duplicate directory \"/b\"\n  as it is a non-system directory that duplicates a system directory\n";
        let all = strings(&["/a", "/b", "/usr/include"]);
        assert_eq!(own_folders(&all, &strings(&["/a", "/b"]), said), 1);
    }

    #[test]
    fn files_that_are_included_first_are_no_options() {
        let options = strings(&["-DX", "-include", "a.h", "-m64", "-include", "b.h"]);
        assert_eq!(split_includes(&options), (strings(&["a.h", "b.h"]), strings(&["-DX", "-m64"])));
    }

    #[test]
    fn a_compiler_is_asked_once() {
        let request = Request { compiler: "g++".to_owned(), ..Request::default() };
        let memory = Memory::default();
        let told = memory.told(&request, &strings(&["-std=c++17", "-DGIVEN=3"])).unwrap();
        assert!(told.is_complete());
        assert!(String::from_utf8_lossy(&told.definitions).contains("#define GIVEN 3"));
        assert!(told.operators.iter().any(|name| name == "__has_include"));
        assert_eq!(told.ask("__has_attribute", "noinline").as_deref(), Some("1"));
        assert_eq!(told.ask("__has_attribute", "there_is_no_such_attribute").as_deref(), Some("0"));
        let again = memory.told(&request, &strings(&["-std=c++17", "-DGIVEN=3"])).unwrap();
        assert!(Arc::ptr_eq(&told, &again));
    }
}
