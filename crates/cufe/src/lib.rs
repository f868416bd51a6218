//! cufe as a library: CUDA C++ sources as data.
//!
//! ```
//! let unit = cufe::parse_text("add.cu", "__attribute__((global)) void add(int *sum, int n) { *sum += n; }")?;
//! for kernel in unit.program().kernels() {
//!     println!("{} takes {} parameters", unit.signature(kernel), unit.program().parameters_of(kernel).len());
//! }
//! # Ok::<(), cufe::Error>(())
//! ```
//!
//! [`parse_file`] preprocesses a file with the host compiler, as `cufe check` does; [`load_file`] takes a program that
//! `cufe split --emit-program` has stored. The program ([`il::Program`]) is plain data: typed stores addressed by ids, questions
//! in [`il::query`], walks in [`il::walk`], comparison in [`il::compare`], copies in [`il::copy`]. `examples/` holds two programs
//! that use it.
//!
//! The interfaces of the crates behind this one are not stable yet.

pub use cufe_il as il;

use cufe_base::{Interner, Options, Position, Source};
use cufe_diagnostics::text::{TextForm, write_reports};
use cufe_driver::stages::{self, Analysis};
use cufe_il::compare::Named;
use cufe_il::{EntityId, FunctionId, Program, TypeId};
use cufe_sema::types::printing;
use std::fmt;

/// Why there is no program.
#[derive(Debug)]
pub enum Error {
    /// The source is rejected: the reports, one or more lines each.
    Rejected(String),
    /// A stored program cannot be used.
    Stored(cufe_store::LoadError),
    /// Something else: a file or a compiler is missing, an option is wrong.
    Other(Box<dyn std::error::Error + Send + Sync>),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rejected(reports) => f.write_str(reports.trim_end()),
            Self::Stored(error) => error.fmt(f),
            Self::Other(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

/// An analysed translation unit.
pub struct Unit(cufe_sema::Unit);

impl fmt::Debug for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Unit").field("name", &self.0.source.name()).field("program", self.program()).finish()
    }
}

/// Preprocesses and analyses a CUDA C++ file; the options are those of `cufe check`: `-std=c++20`, `-Iinclude`,
/// `--cuda-path`, `--embedded-headers` and so on.
pub fn parse_file(file: &str, options: &[&str]) -> Result<Unit, Error> {
    accepted(cufe_driver::analyse_file(file, options).map_err(Error::Other)?)
}

/// Analyses a text under a name. Directives in it are obeyed, but there are no headers to include.
pub fn parse_text(name: &str, text: &str) -> Result<Unit, Error> {
    let options = Options {
        complete_program: true,
        stub_file_name: "stub.c".to_owned(),
        original_file_name: Some(name.to_owned()),
        ..Options::default()
    };
    if !stages::fits(text.as_bytes()) {
        return Err(Error::Other("the text is too long".into()));
    }
    let source = stages::read(name, text.as_bytes().to_vec(), &options);
    accepted(stages::analyse(source, &options, &Default::default(), &cufe_diagnostics::Controls::new()))
}

/// Reads a program that was stored.
pub fn load_file(file: &str) -> Result<Unit, Error> {
    let bytes = std::fs::read(file).map_err(|error| Error::Other(format!("{file}: {error}").into()))?;
    stages::load(&bytes).map(Unit).map_err(Error::Stored)
}

fn accepted(analysis: Analysis) -> Result<Unit, Error> {
    let Analysis { unit, resolved, .. } = analysis;
    if !resolved.has_errors() {
        return Ok(Unit(unit));
    }
    let mut text = Vec::new();
    match write_reports(&mut text, &resolved, &unit.source, &TextForm::default()) {
        Ok(()) => Err(Error::Rejected(String::from_utf8_lossy(&text).into_owned())),
        Err(error) => Err(Error::Other(error.into())),
    }
}

impl Unit {
    /// The program.
    pub fn program(&self) -> &Program {
        &self.0.program
    }

    /// The program, to be changed: for copies of its parts.
    pub fn program_mut(&mut self) -> &mut Program {
        &mut self.0.program
    }

    /// The texts of all names.
    pub fn names(&self) -> &Interner {
        &self.0.tokens.interner
    }

    /// Program and names, as comparison and hashing take them.
    pub fn named(&self) -> Named<'_> {
        Named { program: self.program(), names: self.names() }
    }

    /// The source text with its line table.
    pub fn source(&self) -> &Source {
        &self.0.source
    }

    /// The qualified name of an entity.
    pub fn name(&self, entity: EntityId) -> String {
        printing::entity_text(self.program(), self.names(), entity)
    }

    /// The qualified name of a function with its parameter types.
    pub fn signature(&self, function: FunctionId) -> String {
        printing::function_signature_text(self.program(), self.names(), function)
    }

    /// A type as it is written.
    pub fn type_text(&self, ty: TypeId) -> String {
        printing::type_text(self.program(), self.names(), ty)
    }

    /// What is written between two tokens, both included: entries of the program say their first and last ones. Empty where they
    /// say none.
    pub fn text(&self, first: u32, last: u32) -> std::borrow::Cow<'_, str> {
        match (first as usize) < self.0.tokens.len() && (last as usize) < self.0.tokens.len() && first <= last {
            true => self.0.reader().text(first, last),
            false => std::borrow::Cow::Borrowed(""),
        }
    }

    /// The file and line in which a token stands: of entities and expressions, which say their tokens.
    pub fn location(&self, token: u32) -> Option<(&str, u32)> {
        let position = ((token as usize) < self.0.tokens.len()).then(|| self.0.tokens.start(token))?;
        let (file, line, _) = self.0.source.line(position);
        Some((self.0.source.file_name(file), line))
    }

    /// Whether an entity is declared in the user's own text, not in a header of the system or of CUDA.
    pub fn is_own(&self, entity: EntityId) -> bool {
        let token = self.program().entities[entity].token;
        let position = if token == u32::MAX { Position::NONE } else { self.0.tokens.start(token) };
        position.is_some() && self.0.source.is_own_text(position)
    }

    /// The stored form, which [`load_file`] reads back from a file.
    pub fn store(&self) -> Vec<u8> {
        stages::store(&self.0)
    }
}
