//! The program in a file: an analysed unit is written in one go and read back in
//! one go, with the ids that it had.
//!
//! A file is a header and the unit in the [postcard] format. The header holds what tells such files from others, the version
//! of the format, a number made of the definitions of all that is stored, and length and checksum of what follows. Nothing of
//! a file is believed before its checksum is right; then all ids must lie in their stores (`ids.rs`). The memory that reading
//! takes is bounded by the length of the file.
//!
//! Stored are the program, the names, the tokens and the text: positions are tokens, the outputs are edits of the text, and
//! an entry of a template shows its text. Reports and statistics are not.
//!
//! [postcard]: https://postcard.jamesmunns.com

mod ids;

use cufe_base::{Options, Source};
use cufe_diagnostics::Sink;
use cufe_il::Program;
use cufe_lex::Tokens;
use cufe_sema::Unit;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What such files begin with. The line ends tell files that were sent as text.
pub const MAGIC: [u8; 8] = *b"cufe\r\n\x1a\0";

/// The version of the header and of the format behind it.
const FORMAT: u32 = 1;

/// Magic, version of the format, number of the definitions, checksum, length of the content.
const HEADER: usize = 8 + 4 + 4 + 4 + 8;

/// A number that is another one where what is stored is defined otherwise.
fn definitions() -> u32 {
    env!("CUFE_DEFINITIONS").parse().unwrap_or(0)
}

/// What is stored of a unit.
#[derive(Serialize)]
struct Stored<'a> {
    source: &'a Source,
    tokens: &'a Tokens,
    program: &'a Program,
    options: &'a Options,
    unneeded: &'a [(u32, u32)],
}

/// The same, read.
#[derive(Serialize, Deserialize)]
struct Loaded {
    source: Source,
    tokens: Tokens,
    program: Program,
    options: Options,
    unneeded: Vec<(u32, u32)>,
}

/// Why a file is not the program of a unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// It is something else.
    Foreign,
    /// It is one of another version.
    Version,
    /// There is less of it than there was, or more: expected and found lengths.
    Length(u64, u64),
    /// It is not what was written.
    Checksum,
    /// It is what was written, and that is no program.
    Content(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("not a program that cufe has stored"),
            Self::Version => f.write_str("stored by another version of cufe; make it again with this one"),
            Self::Length(expected, found) if expected > found => {
                write!(f, "the stored program is cut off: {found} of {expected} bytes are there")
            }
            Self::Length(expected, found) => {
                write!(f, "something stands behind the stored program: {found} bytes, not {expected}")
            }
            Self::Checksum => f.write_str("the stored program is damaged: its checksum is another one"),
            Self::Content(what) => write!(f, "the stored program does not hold together: {what}"),
        }
    }
}

impl std::error::Error for LoadError {}

/// Whether a file begins as those of programs do.
pub fn is_program(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// The file of an analysed unit.
pub fn write(unit: &Unit) -> Vec<u8> {
    let stored = Stored {
        source: &unit.source,
        tokens: &unit.tokens,
        program: &unit.program,
        options: &unit.options,
        unneeded: &unit.unneeded,
    };
    let mut bytes = MAGIC.to_vec();
    bytes.resize(HEADER, 0);
    // A vector takes everything, and all that is stored has a length that is known before.
    let mut bytes = postcard::to_extend(&stored, bytes).unwrap_or_default();
    seal(&mut bytes);
    bytes
}

/// Fills the header in.
fn seal(bytes: &mut [u8]) {
    let Some((header, content)) = bytes.split_at_mut_checked(HEADER) else { return };
    let parts: [&[u8]; 5] = [
        &MAGIC,
        &FORMAT.to_le_bytes(),
        &definitions().to_le_bytes(),
        &crc32fast::hash(content).to_le_bytes(),
        &(content.len() as u64).to_le_bytes(),
    ];
    header.copy_from_slice(&parts.concat());
}

/// The unit in a file. It has no reports and no statistics.
pub fn read(bytes: &[u8]) -> Result<Unit, LoadError> {
    let loaded: Loaded =
        postcard::from_bytes(content(bytes)?).map_err(|error| LoadError::Content(error.to_string()))?;
    ids::check(&loaded).map_err(LoadError::Content)?;
    let Loaded { source, tokens, program, options, unneeded } = loaded;
    Ok(Unit { source, tokens, program, sink: Sink::new(), statistics: Default::default(), options, unneeded })
}

/// What stands behind the header, if that is right.
fn content(bytes: &[u8]) -> Result<&[u8], LoadError> {
    if !is_program(bytes) {
        return Err(if MAGIC.starts_with(bytes) {
            LoadError::Length(HEADER as u64, bytes.len() as u64)
        } else {
            LoadError::Foreign
        });
    }
    let Some((header, content)) = bytes.split_at_checked(HEADER) else {
        return Err(LoadError::Length(HEADER as u64, bytes.len() as u64));
    };
    let number = |at: usize| header[at..].first_chunk().map_or(0, |bytes| u32::from_le_bytes(*bytes));
    if (number(8), number(12)) != (FORMAT, definitions()) {
        return Err(LoadError::Version);
    }
    let length = header[20..].first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
    if length != content.len() as u64 {
        return Err(LoadError::Length(length.saturating_add(HEADER as u64), bytes.len() as u64));
    }
    match number(16) == crc32fast::hash(content) {
        true => Ok(content),
        false => Err(LoadError::Checksum),
    }
}

#[cfg(test)]
mod tests;
