//! What the device compiler made of a device text, in a form that holds for every text of the same content: in place of the
//! names of files that only one command has, and of lines that only one text has, stands what they mean.

use super::command::Command;
use cufe_base::file_name::to_path;
use cufe_base::{FileId, Position, Source};
use cufe_device::Content;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::fs;

/// Changes where results are kept in another form.
const FORM: &str = "1";

/// The option of the PTX, which names no files.
const PTX: &str = "-o";

/// All that the device compiler wrote for a command.
#[derive(Serialize, Deserialize, PartialEq, Eq, Debug)]
pub struct Results {
    /// By the option that names the file.
    files: Vec<(String, Vec<Piece>)>,
}

/// A piece of a file.
#[derive(Serialize, Deserialize, PartialEq, Eq, Debug)]
enum Piece {
    Text(Vec<u8>),
    /// The name of the file that an option names.
    Name(String),
    /// The line of these two tokens, the first and the last one of it, with the name of their file.
    Place(u32, u32),
}

/// What results depend on, but for the content: the command without the names of files that differ from build to build, the
/// identity of unnamed namespaces and static variables, the device compiler, and this program. `None` where the command
/// writes more than is kept.
pub fn circumstances(command: &Command, compiler: &std::path::Path) -> Option<Vec<Vec<u8>>> {
    let files = &command.settings.files;
    if files.write_module_id {
        return None;
    }
    let module_id = match &files.module_id {
        Some(name) => fs::read(to_path(name)).ok()?,
        None => Vec::new(),
    };
    let metadata = fs::metadata(compiler).ok()?;
    let modified = metadata.modified().ok()?.duration_since(std::time::UNIX_EPOCH).ok()?;
    let identity = format!("{} {} {}", compiler.display(), metadata.len(), modified.as_nanos());
    let mut parts = vec![FORM.into(), env!("CARGO_PKG_VERSION").into(), identity.into_bytes(), module_id];
    parts.extend(command.without_files().into_iter().map(String::into_bytes));
    Some(parts)
}

impl Results {
    /// Reads what a command wrote; `None` where it can't be kept.
    pub fn of(command: &Command, content: &Content, source: &Source) -> Option<Self> {
        let mut files = Vec::new();
        for (option, name) in command.outputs() {
            let text = fs::read(to_path(name)).ok()?;
            let pieces =
                if option == PTX { vec![Piece::Text(text)] } else { taken_apart(command, content, source, &text)? };
            files.push((option.to_owned(), pieces));
        }
        Some(Self { files })
    }

    /// The contents of the files that a command names, in their order; `None` where these are not its results.
    pub fn texts(&self, command: &Command, content: &Content, source: &Source) -> Option<Vec<Vec<u8>>> {
        let text = |(option, _): (&str, &str)| {
            let (_, pieces) = self.files.iter().find(|(known, _)| known == option)?;
            let mut text = Vec::new();
            for piece in pieces {
                match piece {
                    Piece::Text(part) => text.extend_from_slice(part),
                    Piece::Name(option) => text.extend_from_slice(command.value_of(option)?.as_bytes()),
                    Piece::Place(first, last) => {
                        let place = |token: u32| Some(place_of(source, *content.positions.get(token as usize)?));
                        let (file, line) = place(*first)?;
                        if place(*last)? != (file, line) {
                            return None;
                        }
                        text.extend_from_slice(format!("# {line} \"{}\"", source.file_name(file)).as_bytes());
                    }
                }
            }
            Some(text)
        };
        command.outputs().map(text).collect()
    }
}

fn place_of(source: &Source, position: Position) -> (FileId, u32) {
    let (file, line, _) = source.line(position);
    (file, line)
}

/// A text in pieces.
fn taken_apart(command: &Command, content: &Content, source: &Source, text: &[u8]) -> Option<Vec<Piece>> {
    let mut lines_of_tokens = FxHashMap::default();
    for (number, &position) in content.positions.iter().enumerate() {
        let (file, line) = place_of(source, position);
        let span = lines_of_tokens.entry((source.file_name(file), line)).or_insert((number as u32, 0));
        span.1 = number as u32;
    }
    let mut pieces = vec![Piece::Text(Vec::new())];
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        let Some(named) = Named::of(line) else {
            add_text(&mut pieces, line);
            continue;
        };
        if let Some(option) = command.option_with(named.name) {
            add_text(&mut pieces, &line[..named.start]);
            pieces.push(Piece::Name(option.to_owned()));
            add_text(&mut pieces, &line[named.start + named.name.len()..]);
        } else if let Some(number) = named.marker {
            match lines_of_tokens.get(&(named.name, number)) {
                Some(&(first, last)) => {
                    pieces.push(Piece::Place(first, last));
                    add_text(&mut pieces, &line[named.start + named.name.len() + 1..]);
                }
                // The first line of a file names the source.
                None if number == 1 && command.settings.options.original_file_name.as_deref() == Some(named.name) => {
                    add_text(&mut pieces, line);
                }
                None => return None,
            }
        } else {
            add_text(&mut pieces, line);
        }
    }
    Some(pieces)
}

fn add_text(pieces: &mut Vec<Piece>, text: &[u8]) {
    match pieces.last_mut() {
        Some(Piece::Text(last)) => last.extend_from_slice(text),
        _ => pieces.push(Piece::Text(text.to_owned())),
    }
}

/// A line that names a file: `# 1 "name"`, `#include "name"`.
struct Named<'a> {
    /// The number of a line marker.
    marker: Option<u32>,
    name: &'a str,
    /// Where the name begins.
    start: usize,
}

impl<'a> Named<'a> {
    fn of(line: &'a [u8]) -> Option<Self> {
        let line = std::str::from_utf8(line).ok()?;
        let (before, rest) = line.split_once('"')?;
        let (name, _) = rest.split_once('"')?;
        let marker = match before.strip_prefix('#')?.trim() {
            "include" => None,
            number => Some(number.parse().ok()?),
        };
        Some(Self { marker, name, start: before.len() + 1 })
    }
}
