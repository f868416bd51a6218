//! The source text of a translation unit: one buffer, byte offsets as positions, and the table that maps them to
//! presumed files and lines.

use crate::{Origin, Store, define_ids};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A byte offset in the source text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Position(pub u32);

impl Position {
    /// The absence of a position, for what the program did not write.
    pub const NONE: Position = Position(u32::MAX);

    /// Whether this is a place in the text.
    pub fn is_some(self) -> bool {
        self != Self::NONE
    }
}

/// A half-open range of the source text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Range {
    /// The first byte.
    pub start: Position,
    /// The byte after the last.
    pub end: Position,
}

impl Range {
    /// The range between two offsets.
    pub fn new(start: u32, end: u32) -> Self {
        Self { start: Position(start), end: Position(end) }
    }

    /// The range as indices into the text.
    pub fn indices(self) -> std::ops::Range<usize> {
        self.start.0 as usize..self.end.0 as usize
    }
}

define_ids! {
    /// A file named by a line marker (or the input itself).
    FileId;
}

/// A line marker: from `offset` on, lines are counted anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LineMarker {
    /// First byte of the line after the marker.
    pub offset: u32,
    /// Presumed line number of that line.
    pub line: u32,
    /// Index of that line in the physical lines, from 0.
    pub physical_line: u32,
    /// Presumed file.
    pub file: FileId,
    /// The marker has flag 3: text of a system header.
    pub system: bool,
}

/// A place as the user knows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location {
    /// The file of the line marker in force.
    pub file: FileId,
    /// Line, from 1.
    pub line: u32,
    /// Column in code points, from 1; a tab is one.
    pub column: u32,
    /// In text of a system header (line marker flag 3).
    pub system: bool,
}

/// One input: its name, its text, its lines and line markers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Source {
    name: String,
    #[serde(with = "bytes")]
    text: Vec<u8>,
    #[serde(skip)]
    line_starts: Vec<u32>,
    markers: Vec<LineMarker>,
    files: Store<FileId, String>,
    #[serde(skip)]
    files_by_name: FxHashMap<String, FileId>,
    /// The folder of `cuda_runtime.h`, slash included: everything in and below it is the toolkit's.
    toolkit: Option<String>,
    /// Of text that our own preprocessor made: what was written.
    origin: Option<Box<Origin>>,
}

impl Source {
    /// A source with the name by which it was given. The text must not be longer than
    /// [`crate::limits::MAXIMUM_SOURCE_LENGTH`].
    pub fn new(name: impl Into<String>, text: Vec<u8>) -> Self {
        let name = name.into();
        let mut line_starts = Vec::with_capacity(text.len() / 32 + 1);
        line_starts.push(0);
        add_line_starts(&text, &mut line_starts);
        let mut files = Store::new();
        let file = files.push(name.clone());
        let files_by_name = FxHashMap::from_iter([(name.clone(), file)]);
        let markers = vec![LineMarker { offset: 0, line: 1, physical_line: 0, file, system: false }];
        Self { name, text, line_starts, markers, files, files_by_name, toolkit: None, origin: None }
    }

    /// The name by which the input was given.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Says what the text was made from.
    pub fn with_origin(mut self, origin: Origin) -> Self {
        self.origin = Some(Box::new(origin));
        self
    }

    /// What the text was made from, if it is the work of our own preprocessor.
    pub fn origin(&self) -> Option<&Origin> {
        self.origin.as_deref()
    }

    /// The line at a position as it is written, without its end, and the offset of the position in it.
    pub fn written_line(&self, position: Position) -> (&[u8], usize) {
        match &self.origin {
            Some(origin) => origin.line(origin.written(position.0)),
            None => {
                let range = self.line_range(self.physical_line(position));
                let line = self.text.get(range.indices()).unwrap_or_default();
                (line, (position.0.saturating_sub(range.start.0) as usize).min(line.len()))
            }
        }
    }

    /// The whole text.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// The text of a range; bytes that are not UTF-8 are replaced.
    pub fn slice(&self, range: Range) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(self.text.get(range.indices()).unwrap_or_default())
    }

    /// The text's length as a position: the end of the source.
    pub fn end(&self) -> Position {
        Position(self.text.len() as u32)
    }

    /// Adds a line marker for the text from `offset` on, which must be after all earlier markers and the start of a line.
    /// Without a file name the file stays.
    pub fn add_marker(&mut self, offset: u32, line: u32, file: Option<&str>, system: bool) {
        let file = file.map(|name| self.file(name));
        self.add_marker_of_file(offset, line, file, system);
    }

    /// Makes room for so many further line markers.
    pub fn reserve_markers(&mut self, count: usize) {
        self.markers.reserve(count);
    }

    /// As [`Self::add_marker`], of a file that [`Self::file`] has given.
    pub fn add_marker_of_file(&mut self, offset: u32, line: u32, file: Option<FileId>, system: bool) {
        let last = *self.last_marker();
        let file = file.unwrap_or(last.file);
        // Markers come in order: each line is passed once.
        let lines = self.line_starts.iter().skip(last.physical_line as usize + 1);
        let passed = lines.take_while(|&&start| start <= offset).count() as u32;
        let physical_line = last.physical_line + passed;
        self.markers.push(LineMarker { offset, line, physical_line, file, system });
    }

    /// The file of a name; it is added if it is new.
    pub fn file(&mut self, name: &str) -> FileId {
        if let Some(&file) = self.files_by_name.get(name) {
            return file;
        }
        if self.toolkit.is_none() {
            self.toolkit =
                name.strip_suffix("cuda_runtime.h").filter(|folder| folder.ends_with('/')).map(str::to_owned);
        }
        let file = self.files.push(name.to_owned());
        self.files_by_name.insert(name.to_owned(), file);
        file
    }

    fn last_marker(&self) -> &LineMarker {
        &self.markers[self.markers.len() - 1]
    }

    /// All line markers, in order; the first stands for the start of the input.
    pub fn markers(&self) -> &[LineMarker] {
        &self.markers
    }

    /// The name of a file as its line marker gives it.
    pub fn file_name(&self, file: FileId) -> &str {
        &self.files[file]
    }

    /// All files in order of first appearance.
    pub fn files(&self) -> impl Iterator<Item = (FileId, &str)> {
        self.files.iter().map(|(id, name)| (id, name.as_str()))
    }

    /// The marker in force at a position.
    pub fn marker_at(&self, position: Position) -> &LineMarker {
        &self.markers[self.marker_index(position)]
    }

    fn marker_index(&self, position: Position) -> usize {
        self.markers.partition_point(|marker| marker.offset <= position.0).saturating_sub(1)
    }

    /// Index of the physical line that holds a position, from 0.
    pub fn physical_line(&self, position: Position) -> u32 {
        (self.line_starts.partition_point(|&start| start <= position.0) - 1) as u32
    }

    /// The text range of a physical line, without its line end.
    pub fn line_range(&self, physical_line: u32) -> Range {
        let start = self.line_starts[physical_line as usize];
        let mut end = match self.line_starts.get(physical_line as usize + 1) {
            Some(&next) => next - 1,
            None => self.text.len() as u32,
        };
        if end > start && self.text[end as usize - 1] == b'\r' {
            end -= 1;
        }
        Range::new(start, end)
    }

    /// Whether a position is in text of a system header.
    pub fn is_system(&self, position: Position) -> bool {
        self.marker_at(position).system
    }

    /// Whether a position is in text of the user's own: neither of a system header nor of a header of the CUDA toolkit.
    pub fn is_own_text(&self, position: Position) -> bool {
        let marker = self.marker_at(position);
        let name = self.file_name(marker.file);
        !marker.system && !self.toolkit.as_deref().is_some_and(|folder| name.starts_with(folder))
    }

    /// Presumed file and line of a position, without counting columns; and whether it is in text of a system header.
    pub fn line(&self, position: Position) -> (FileId, u32, bool) {
        let index = self.marker_index(position);
        let marker = &self.markers[index];
        // The line is one of those up to the next marker.
        let first = marker.physical_line as usize;
        let last = self.markers.get(index + 1).map_or(self.line_starts.len(), |next| next.physical_line as usize + 1);
        let lines = self.line_starts.get(first..last).unwrap_or_default();
        let delta = lines.partition_point(|&start| start <= position.0).saturating_sub(1) as u32;
        (marker.file, marker.line.saturating_add(delta), marker.system)
    }

    /// The place as the user knows it.
    pub fn location(&self, position: Position) -> Location {
        let position = Position(position.0.min(self.text.len() as u32));
        let marker = *self.marker_at(position);
        let physical = self.physical_line(position);
        let before = match &self.origin {
            None => &self.text[self.line_starts[physical as usize] as usize..position.0 as usize],
            Some(origin) => {
                let (line, at) = origin.line(origin.written(position.0));
                &line[..at.min(line.len())]
            }
        };
        // Code points are the bytes that do not continue one.
        let column = before.iter().filter(|&&byte| byte & 0xC0 != 0x80).count() as u32 + 1;
        Location {
            file: marker.file,
            line: marker.line.saturating_add(physical - marker.physical_line),
            column,
            system: marker.system,
        }
    }
}

/// Bytes as one piece.
pub(crate) mod bytes {
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(bytes)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
        <&[u8]>::deserialize(deserializer).map(<[u8]>::to_vec)
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Source {
    /// Of a stored source: tables that follow from the text and the files are made anew.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut source = Self::deserialize(deserializer)?;
        if source.text.len() > crate::limits::MAXIMUM_SOURCE_LENGTH {
            return Err(serde::de::Error::custom("a text that is too long"));
        }
        source.line_starts.push(0);
        add_line_starts(&source.text, &mut source.line_starts);
        source.files_by_name = source.files.iter().map(|(id, name)| (name.clone(), id)).collect();
        let lines = source.line_starts.len();
        let is_in_text = |marker: &LineMarker| {
            marker.offset as usize <= source.text.len()
                && (marker.physical_line as usize) < lines
                && source.files.get(marker.file).is_some()
        };
        let is_sorted = source.markers.is_sorted_by_key(|marker| (marker.offset, marker.physical_line));
        let begins = source.markers.first().is_some_and(|first| (first.offset, first.physical_line) == (0, 0));
        match begins && is_sorted && source.markers.iter().all(is_in_text) {
            true => Ok(source),
            false => Err(serde::de::Error::custom("line markers that do not fit the text")),
        }
    }
}

/// Adds the offsets behind all line feeds. Lines are short: eight bytes at a time are looked at, without a search for each.
fn add_line_starts(text: &[u8], starts: &mut Vec<u32>) {
    const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    const LINE_FEEDS: u64 = 0x0A0A_0A0A_0A0A_0A0A;
    let chunks = text.chunks_exact(8);
    let rest = chunks.remainder();
    for (chunk, start) in chunks.zip((1u32..).step_by(8)) {
        let differences = chunk.try_into().map_or(0, u64::from_le_bytes) ^ LINE_FEEDS;
        // The highest bits of bytes that are zero.
        let mut found = !(((differences & LOW) + LOW) | differences | LOW);
        while found != 0 {
            starts.push(start + found.trailing_zeros() / 8);
            found &= found - 1;
        }
    }
    let behind = (text.len() - rest.len()) as u32 + 1;
    starts.extend(rest.iter().zip(behind..).filter(|&(&byte, _)| byte == b'\n').map(|(_, start)| start));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_move_lines_and_files() {
        let mut source = Source::new("in.ii", b"# 1 \"a.cu\"\nint x;\n# 7 \"b.h\" 3\nint y;\nint z;\n".to_vec());
        source.add_marker(11, 1, Some("a.cu"), false);
        source.add_marker(30, 7, Some("b.h"), true);
        let x = source.location(Position(15));
        assert_eq!((source.file_name(x.file), x.line, x.column, x.system), ("a.cu", 1, 5, false));
        let z = source.location(Position(41));
        assert_eq!((source.file_name(z.file), z.line, z.column, z.system), ("b.h", 8, 5, true));
    }

    #[test]
    fn lines_begin_behind_line_feeds() {
        let text = b"\n\n0\n\x8A\x0B\n\x09\n\n\nabcdefgh\n\n123456789\n\xFF\n";
        let mut starts = Vec::new();
        add_line_starts(text, &mut starts);
        let expected: Vec<u32> = (1..).zip(text).filter(|(_, byte)| **byte == b'\n').map(|(start, _)| start).collect();
        assert_eq!(starts, expected);
    }

    #[test]
    fn columns_count_code_points() {
        let source = Source::new("a", "\té x".as_bytes().to_vec());
        assert_eq!(source.location(Position(4)).column, 4);
    }
}
