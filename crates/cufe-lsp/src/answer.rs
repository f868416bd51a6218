//! What server and workers say to each other: plain data. A worker reads a query as JSON from standard input, and writes to
//! standard output first its answer and then, in the host pass, what names mean; in a binary form, because the index of a large
//! source has millions of places.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::{self, Read, Write};
use std::path::PathBuf;

/// Whose rules are checked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Pass {
    /// Those of the front end of host code.
    Host,
    /// Those of the device compiler.
    Device,
}

/// A file as an editor has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unsaved {
    /// The file, absolute.
    #[serde(with = "cufe_base::file_name::path_as_text")]
    pub file: PathBuf,
    /// What will be in it.
    pub text: String,
}

/// What a worker is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Query {
    /// The source, absolute.
    #[serde(with = "cufe_base::file_name::path_as_text")]
    pub file: PathBuf,
    /// Files that differ from what is stored.
    pub unsaved: Vec<Unsaved>,
    /// Whose rules are checked.
    pub pass: Pass,
    /// The compilation database, or its folder; without one it is looked for in the folders above the source.
    pub database: Option<PathBuf>,
    /// Options of `cufe check`, on top of those of the database.
    pub options: Vec<String>,
    /// How much memory the worker may take, in MiB.
    pub memory: u64,
    /// All declarations of headers are read from the start: there was something to report, and where there is, they all count.
    pub whole: bool,
}

/// A column of a line, from 0, as clients may count it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Column {
    /// In bytes of UTF-8.
    pub utf8: u32,
    /// In code units of UTF-16.
    pub utf16: u32,
}

/// Text in a line of a file as it is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Span {
    /// Index in [`Answer::files`].
    pub file: u32,
    /// The line, from 0.
    pub line: u32,
    /// The column where it begins.
    pub start: Column,
    /// The column behind its end.
    pub end: Column,
}

/// How bad a finding is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Level {
    /// An error.
    Error,
    /// A warning.
    Warning,
    /// A remark.
    Remark,
}

/// What would mend a finding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fix {
    /// A change of text.
    Edit {
        /// What it does, for people.
        title: String,
        /// Texts that are inserted before places.
        insertions: Vec<(Span, String)>,
    },
    /// An option of the compiler: the text to add to the command.
    Option(String),
}

/// A report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// The number that users see; 0 for what was found before the source was read.
    pub number: u16,
    /// By which options and pragmas name it; empty where there is none.
    pub tag: String,
    /// How bad it is.
    pub level: Level,
    /// The message, with the help that belongs to it.
    pub message: String,
    /// Where.
    pub place: Span,
    /// Further places and what is there.
    pub related: Vec<(Span, String)>,
    /// What would mend it.
    pub fixes: Vec<Fix>,
}

/// How a function is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Signature {
    /// The declaration.
    pub label: String,
    /// Where the parameters stand in it.
    pub parameters: Vec<(Column, Column)>,
    /// The last parameter takes any number of arguments.
    pub is_variadic: bool,
    /// It is launched.
    pub is_kernel: bool,
}

/// A declared entity that the user's own text names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Symbol {
    /// Its declaration in short.
    pub declaration: String,
    /// What is known of it: one sentence each.
    pub facts: Vec<String>,
    /// Where it is declared, definitions included.
    pub declarations: Vec<Span>,
    /// Where it is defined.
    pub definitions: Vec<Span>,
    /// How it is called: a function, the constructors of a class, the call operators of an object.
    pub signatures: Vec<Signature>,
}

/// A name in the user's own text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Occurrence {
    /// Where.
    pub span: Span,
    /// What it means: indices in [`Index::symbols`]; several where that depends on template arguments or is not known.
    pub meanings: Vec<u32>,
    /// All that lookup found, of which overload resolution chose.
    pub candidates: Vec<u32>,
    /// It is declared here.
    pub is_declaration: bool,
}

/// A declaration in the outline of a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outline {
    /// Its name.
    pub name: String,
    /// Its type or signature.
    pub detail: String,
    /// The protocol's number for what it is.
    pub kind: u32,
    /// The name.
    pub selection: Span,
    /// Its first token.
    pub first: Span,
    /// Its last token.
    pub last: Span,
}

/// Something that is not written but holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// Before or behind what.
    pub span: Span,
    /// Behind it.
    pub is_behind: bool,
    /// What would be written.
    pub text: String,
    /// Why.
    pub reason: String,
}

/// What is known of the names of a unit.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Index {
    /// What is named.
    pub symbols: Vec<Symbol>,
    /// Names in the user's own files, in the order of their places.
    pub occurrences: Vec<Occurrence>,
    /// The declarations in the user's own files, outer ones before those inside.
    pub outline: Vec<Outline>,
    /// Execution spaces that are implied.
    pub hints: Vec<Hint>,
}

/// What a worker found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Answer {
    /// Why there is no more.
    pub failure: Option<String>,
    /// Files, absolute.
    #[serde(with = "cufe_base::file_name::paths_as_text")]
    pub files: Vec<PathBuf>,
    /// The files that were read, absolute.
    #[serde(with = "cufe_base::file_name::paths_as_text")]
    pub dependencies: Vec<PathBuf>,
    /// Reports.
    pub findings: Vec<Finding>,
}

/// What the names of a unit mean: found after the reports, for which nobody should wait longer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Names {
    /// Files, absolute.
    #[serde(with = "cufe_base::file_name::paths_as_text")]
    pub files: Vec<PathBuf>,
    /// The names.
    pub index: Index,
}

/// Writes a part of what a worker has to say: its length, and then the part in binary form.
///
/// # Errors
/// Those of the encoding and of the stream.
pub fn write_part<T: Serialize>(out: &mut dyn Write, part: &T) -> io::Result<()> {
    let bytes = postcard::to_allocvec(part).map_err(io::Error::other)?;
    out.write_all(&(bytes.len() as u64).to_le_bytes())?;
    out.write_all(&bytes)?;
    out.flush()
}

/// Reads a part; `None` where the worker ended before it was whole.
pub fn read_part<T: DeserializeOwned>(stream: &mut dyn Read) -> Option<T> {
    let mut length = [0; 8];
    stream.read_exact(&mut length).ok()?;
    let length = u64::from_le_bytes(length);
    let mut bytes = Vec::new();
    stream.take(length).read_to_end(&mut bytes).ok()?;
    // What is not read to its end was written by something else.
    postcard::take_from_bytes(&bytes).ok().filter(|(_, rest)| rest.is_empty()).map(|(part, _)| part)
}
