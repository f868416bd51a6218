//! Preprocessing by cufe itself. The host compiler is asked once for its macros, its folders and what it has; it is not
//! started for the source.
//!
//! Whatever is a mistake, or can be answered by the compiler only (the date), is left to it: its messages are those that
//! people know, and it has the last word.

use super::{Failure, INCLUDE, Input, Request, command, run};
use crate::stages::Disk;
use cufe_base::file_name::{from_bytes, from_path};
use cufe_base::{Dialect, Source, Standard};
use cufe_diagnostics::Severity;
use cufe_lex::preprocess::{Compiler, Features, FileReader, Headers, preprocess};
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
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

/// What headers ask for: an operator and its operand.
static QUESTIONS: &str = include_str!("../../tables/questions.tsv");

/// The rows of the table.
fn common_questions() -> impl Iterator<Item = (&'static str, &'static str)> {
    QUESTIONS.lines().filter(|line| !line.starts_with('#')).skip(1).filter_map(|line| line.split_once('\t'))
}

/// The words that begin a line with an answer, and one with the number of an operator; nothing that a compiler defines has
/// the names.
const ANSWER: &str = "cufe_answer";
const OPERATOR: &str = "cufe_operator";

/// Rounds of questions that a source may need: each makes further parts of headers known.
const MAXIMUM_ROUNDS: usize = 8;

/// An operator and its operand.
type Question = (String, String);

/// What a host compiler told of itself for one command line.
pub struct Told {
    /// Its macros, as directives.
    definitions: Vec<u8>,
    /// Where it looks for headers; `-` behind those for quoted names only.
    folders: Vec<String>,
    first_system_folder: usize,
    operators: Vec<String>,
    /// The answers so far; nothing where it gave none.
    answers: Mutex<HashMap<Question, Option<String>>>,
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
        let questions: Vec<Question> =
            common_questions().map(|(operator, operand)| (operator.to_owned(), operand.to_owned())).collect();
        let operators = OPERATORS.iter().enumerate();
        let operators = operators.map(|(index, name)| format!("#ifdef {name}\n{OPERATOR} {index}\n#endif\n"));
        let text = operators.collect::<String>() + &spelled(&questions);
        let output = run(command, Some(text.into_bytes()))?;
        let mut told = Self {
            definitions: Vec::new(),
            folders: Vec::new(),
            first_system_folder: 0,
            operators: Vec::new(),
            answers: Mutex::new(answers(&output.stdout, questions)),
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

    /// Reads the macros and the operators.
    fn read(&mut self, output: &[u8]) {
        for line in output.split_inclusive(|&byte| byte == b'\n') {
            if line.starts_with(b"#define ") || line.starts_with(b"#undef ") {
                self.is_clang |= line.starts_with(b"#define __clang__ ");
                self.definitions.extend_from_slice(line);
            } else if let Some(index) = line.strip_prefix(OPERATOR.as_bytes()) {
                let index = from_bytes(index).trim().parse::<usize>().ok();
                self.operators.extend(index.and_then(|index| OPERATORS.get(index)).map(|&name| name.to_owned()));
            }
        }
    }

    /// Asks the compiler what it has not answered yet.
    fn ask_again(&self, questions: Vec<Question>) -> Result<(), Failure> {
        let mut options = self.options.clone();
        options.extend(["-E", "-P", "-x", "c++", "-"].map(str::to_owned));
        let command = command(&self.compiler, &options, self.directory.as_deref());
        let output = run(command, Some(spelled(&questions).into_bytes()))?;
        let answers = answers(&output.stdout, questions);
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).extend(answers);
        Ok(())
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

/// The text that asks questions.
fn spelled(questions: &[Question]) -> String {
    let question = |(index, (operator, operand)): (usize, &Question)| {
        format!("#ifdef {operator}\n{ANSWER} {index} {operator}({operand})\n#endif\n")
    };
    questions.iter().enumerate().map(question).collect()
}

/// The answers to questions: numbers, or nothing.
fn answers(output: &[u8], questions: Vec<Question>) -> HashMap<Question, Option<String>> {
    let text = String::from_utf8_lossy(output);
    let lines = text.lines().filter_map(|line| line.strip_prefix(ANSWER)?.trim().split_once(' '));
    let is_number = |value: &str| value.starts_with(|first: char| first.is_ascii_digit());
    let values: HashMap<usize, &str> = lines
        .filter_map(|(index, value)| Some((index.parse().ok()?, value.trim())))
        .filter(|(_, value)| is_number(value))
        .collect();
    let answer = |(index, question)| (question, values.get(&index).map(|&value| value.to_owned()));
    questions.into_iter().enumerate().map(answer).collect()
}

/// The answers of a compiler for a source, with what it is still to be asked.
struct Answers<'a> {
    told: &'a Told,
    open: Mutex<Vec<Question>>,
}

impl Features for Answers<'_> {
    fn ask(&self, operator: &str, operand: &str) -> Option<String> {
        let question = (operator.to_owned(), operand.to_owned());
        let answers = self.told.answers.lock().unwrap_or_else(PoisonError::into_inner);
        match answers.get(&question) {
            Some(answer) => answer.clone(),
            None => {
                // What is read from here on is of no use, but for further questions.
                self.open.lock().unwrap_or_else(PoisonError::into_inner).push(question);
                Some("0".to_owned())
            }
        }
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
    let reader = Disk(request.directory.as_deref());
    let text = match source {
        Input::File(name) => reader.read(name),
        Input::Text(text) => Some(text.clone()),
    };
    let Some(text) = text else { return Ok(Attempt::Left("the source cannot be read".to_owned())) };
    let name = source.name();
    let trigraphs = told.is_strict && dialect.standard < Standard::Cpp17;
    let dialect = Dialect { trigraphs, ..dialect.clone() };
    let text = cufe_lex::decode(text);
    let text = if trigraphs { cufe_lex::replace_trigraphs(&text) } else { text };
    let answered = |text: Vec<u8>| {
        let answers = Answers { told: &told, open: Mutex::default() };
        let compiler = Compiler {
            definitions: &told.definitions,
            included_first: &included_first,
            first_system_folder: told.first_system_folder,
            operators: &told.operators,
            features: &answers,
            is_clang: told.is_clang,
            is_strict: told.is_strict,
        };
        let headers =
            Headers { folders: &told.folders, reader: Some(&reader), compiler: Some(&compiler), ..Headers::default() };
        let found = preprocess(&Source::new(name, text), &dialect, &headers);
        (found, answers.open.into_inner().unwrap_or_else(PoisonError::into_inner))
    };
    let (mut found, mut open) = answered(text.clone());
    for _ in 0..MAXIMUM_ROUNDS {
        if open.is_empty() {
            break;
        }
        told.ask_again(open)?;
        (found, open) = answered(text.clone());
    }
    if !open.is_empty() {
        return Ok(Attempt::Left("it asks again and again what the compiler has".to_owned()));
    }
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
        let ask = |operand: &str| {
            let answers = Answers { told: &told, open: Mutex::default() };
            let answer = answers.ask("__has_attribute", operand);
            (answer, answers.open.into_inner().unwrap())
        };
        assert_eq!(ask("noinline"), (Some("1".to_owned()), Vec::new()));
        let (_, open) = ask("there_is_none");
        assert_eq!(open.len(), 1);
        told.ask_again(open).unwrap();
        assert_eq!(ask("there_is_none"), (Some("0".to_owned()), Vec::new()));
        let again = memory.told(&request, &strings(&["-std=c++17", "-DGIVEN=3"])).unwrap();
        assert!(Arc::ptr_eq(&told, &again));
    }
}
