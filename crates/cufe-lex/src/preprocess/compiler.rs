//! What a compiler adds to preprocessing: its predefined macros, the dynamic ones ([cpp.predefined]), `defined`, and the
//! operators that ask for headers and features ([cpp.cond]), where a source is preprocessed in the place of one.

use super::Preprocessor;
use super::macros::{Macro, is};
use super::token::{Kind, Token};
use crate::text::decode;
use cufe_base::Position;
use cufe_base::file_name;
use cufe_diagnostics::{Argument, Report, code};

/// Answers what the compiler has.
pub trait Features {
    /// The value of an operator as `__has_builtin` for an operand, in decimal or as a literal; nothing if it cannot be told.
    fn ask(&self, operator: &str, operand: &str) -> Option<String>;
}

/// The compiler in whose place a source is preprocessed.
pub struct Compiler<'a> {
    /// The directives that define its macros, those of its command line included.
    pub definitions: &'a [u8],
    /// Files that its command line includes before the source, as they are named there.
    pub included_first: &'a [String],
    /// The index of the first of the folders that hold headers of the system.
    pub first_system_folder: usize,
    /// The names of its operators that take one operand: `__has_builtin`, `__has_include` and the like.
    pub operators: &'a [String],
    /// Answers for them, but for those that ask for headers.
    pub features: &'a dyn Features,
    /// It is clang, or one that follows it; else GNU C++.
    pub is_clang: bool,
    /// It keeps to the standard where a program could tell an extension of the preprocessor (`-std=c++17`, not `gnu++17`).
    pub is_strict: bool,
}

/// A macro whose replacement is not written anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dynamic {
    File,
    BaseFile,
    FileName,
    Line,
    Counter,
    IncludeLevel,
    /// Date or time of the translation, or of the file.
    Time,
    HasInclude,
    HasIncludeNext,
    /// An operator that asks the compiler.
    Feature,
}

/// Dynamic macros that every compiler has.
const DYNAMIC: &[(&str, Dynamic)] = &[
    ("__FILE__", Dynamic::File),
    ("__BASE_FILE__", Dynamic::BaseFile),
    ("__LINE__", Dynamic::Line),
    ("__COUNTER__", Dynamic::Counter),
    ("__INCLUDE_LEVEL__", Dynamic::IncludeLevel),
    ("__DATE__", Dynamic::Time),
    ("__TIME__", Dynamic::Time),
    ("__TIMESTAMP__", Dynamic::Time),
];

/// The dynamic macro that an operator's name stands for.
fn of_operator(name: &str) -> Dynamic {
    match name {
        "__has_include" => Dynamic::HasInclude,
        "__has_include_next" => Dynamic::HasIncludeNext,
        "__FILE_NAME__" => Dynamic::FileName,
        _ => Dynamic::Feature,
    }
}

/// The name of the text that stands for the command line.
const COMMAND_LINE: &str = "<command-line>";

impl Preprocessor<'_> {
    /// Defines what the compiler has of its own, and gives the directives that include files before the source.
    pub(super) fn predefine_as(&mut self, compiler: &Compiler<'_>) {
        let operators = compiler.operators.iter().map(|name| (name.as_str(), of_operator(name)));
        for (name, dynamic) in DYNAMIC.iter().copied().chain(operators) {
            let takes_operand = matches!(dynamic, Dynamic::HasInclude | Dynamic::HasIncludeNext | Dynamic::Feature);
            let definition = Macro {
                name: name.as_bytes().to_vec(),
                parameters: takes_operand.then(|| vec![b"operand".to_vec()]),
                variadic: takes_operand,
                body: Vec::new(),
                active: 0,
                is_token: false,
                dynamic: Some(dynamic),
            };
            self.macros.define(definition, &self.text);
        }
        let range = self.add_file(&decode(compiler.definitions.to_vec()));
        self.enter(COMMAND_LINE.to_owned(), range, false, None);
    }

    /// Enters the directives that include files before the source, which is entered already.
    pub(super) fn include_first(&mut self, compiler: &Compiler<'_>) {
        if compiler.included_first.is_empty() {
            return;
        }
        let lines: Vec<u8> = compiler
            .included_first
            .iter()
            .flat_map(|name| [b"#include \"", &*file_name::to_bytes(name), b"\"\n"].concat())
            .collect();
        let range = self.add_file(&lines);
        self.enter(COMMAND_LINE.to_owned(), range, false, None);
    }

    /// What a dynamic macro gives; an operator has its operand.
    pub(super) fn dynamic(&mut self, dynamic: Dynamic, name: Token, operand: Vec<Token>) -> Token {
        let place = self.place(name.at as usize);
        let file = place.as_ref().and_then(|place| self.names.get(place.file)).cloned().unwrap_or_default();
        let spelling = match dynamic {
            Dynamic::File => quoted(&file),
            Dynamic::FileName => quoted(file.rsplit('/').next().unwrap_or_default()),
            Dynamic::BaseFile => quoted(self.names.first().map_or("", String::as_str)),
            Dynamic::Line => place.map_or(0, |place| place.line).to_string(),
            Dynamic::Counter => {
                self.counter += 1;
                (self.counter - 1).to_string()
            }
            Dynamic::IncludeLevel => self.frames.len().saturating_sub(1).to_string(),
            Dynamic::Time => self.unanswered(),
            Dynamic::HasInclude | Dynamic::HasIncludeNext => {
                let is_found = self.has_header(operand, dynamic == Dynamic::HasIncludeNext);
                u8::from(is_found).to_string()
            }
            Dynamic::Feature => self.feature(name, operand),
        };
        let range = self.made(spelling.as_bytes());
        let is_number = spelling.starts_with(|first: char| first.is_ascii_digit());
        let kind = if is_number { Kind::Number } else { Kind::String };
        Token { kind, start: range.start as u32, end: range.end as u32, painted: false, ..name }
    }

    /// Ends the run: only the compiler can tell. The text that stands for the answer.
    fn unanswered(&mut self) -> String {
        self.needs_compiler = true;
        self.stop();
        "0".to_owned()
    }

    /// The value of an operator of the compiler. Its operand is replaced first, but for that of the operators of clang that
    /// ask for its own names.
    fn feature(&mut self, name: Token, operand: Vec<Token>) -> String {
        let Some(compiler) = self.headers.compiler else { return self.unanswered() };
        let operator = String::from_utf8_lossy(&self.text[name.range()]).into_owned();
        let keeps = compiler.is_clang && !matches!(&*operator, "__has_attribute" | "__has_cpp_attribute");
        let operand = if keeps { operand } else { self.replaced(operand) };
        let spelled = operand.iter().map(|token| String::from_utf8_lossy(&self.text[token.range()]));
        let operand = spelled.collect::<String>();
        match compiler.features.ask(&operator, &operand) {
            Some(value) => value,
            None => self.unanswered(),
        }
    }

    /// Whether a header can be included ([cpp.cond]/3).
    fn has_header(&mut self, operand: Vec<Token>, is_next: bool) -> bool {
        let is_spelt = operand.first().is_some_and(|first| first.kind == Kind::String || is(first, &self.text, b"<"));
        let operand = if is_spelt { operand } else { self.replaced(operand) };
        match self.spelt_header(&operand) {
            Some((header, _)) => self.find(&header, is_next).is_some(),
            None => {
                self.unanswered();
                false
            }
        }
    }

    /// After the word `defined` in a condition: whether the name that follows is that of a macro ([cpp.cond]/1). What
    /// follows is not replaced. Nothing if no name follows.
    pub(super) fn defined(&mut self, word: Token) -> Option<Token> {
        let first = self.read()?;
        let is_parenthesized = is(&first, &self.text, b"(");
        let name = if is_parenthesized { self.read()? } else { first };
        if name.kind != Kind::Identifier
            || is_parenthesized && !self.read().is_some_and(|end| is(&end, &self.text, b")"))
        {
            let report = Report::new(code::EXPECTED_IDENTIFIER, Position::NONE);
            self.add_report(report.with(Argument::Text(String::new())), name.at);
            return None;
        }
        let value: &[u8] = if self.macros.find(&self.text[name.range()]).is_some() { b"1" } else { b"0" };
        let range = self.made(value);
        Some(Token { kind: Kind::Number, start: range.start as u32, end: range.end as u32, painted: false, ..word })
    }
}

/// A string literal with this value.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
