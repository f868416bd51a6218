//! Edits of the input text: what the host file is made of.
//!
//! An edit replaces a byte range of the input (an empty range: inserts) by pieces, each of which is new text or a slice of
//! the input, rendered with the edits inside it. Edits are sorted once and the file is written in one walk: what no edit
//! touches is copied verbatim from the input's buffer. Where edits overlap, the one that begins first wins, of those that
//! begin together the longest: a cut swallows what lies in it.
//!
//! Lines: the writer knows the presumed file and line of what it writes next. Before input text whose place is another
//! one, it writes line ends or a line marker, so that no edit has to care about lines.

use cufe_base::file_name::to_bytes;
use cufe_base::{FileId, Position, Source};
use std::borrow::Cow;
use std::io::{self, Write};

/// A part of the text that an edit puts in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// New text. Directives in it bring their own line ends.
    Text(Cow<'static, str>),
    /// A slice of the input, with the edits that lie inside it.
    Slice(u32, u32),
    /// As `Slice`, of text that moves within its line: what lies on one line is written where the output stands.
    Moved(u32, u32),
    /// From here on the text counts as that of the line of this position.
    Place(u32),
    /// The text before has line markers of its own: what follows gets one too.
    Unknown,
}

impl Piece {
    /// New text.
    pub fn text(text: impl Into<Cow<'static, str>>) -> Self {
        Piece::Text(text.into())
    }
}

/// To which side an insertion belongs when others are made at the same offset, in order of output.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Side {
    /// Behind the token that ends here.
    After,
    /// In front of the token that begins here.
    Before,
    /// In place of the text that begins here.
    Instead,
}

#[derive(Clone, Debug)]
struct Edit {
    start: u32,
    end: u32,
    side: Side,
    pieces: Vec<Piece>,
}

/// All edits of one input.
#[derive(Clone, Default, Debug)]
pub struct Edits {
    edits: Vec<Edit>,
}

impl Edits {
    /// No edits.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes room for so many further edits.
    pub fn reserve(&mut self, count: usize) {
        self.edits.reserve(count);
    }

    /// Puts pieces in place of the bytes from `start` to `end`.
    pub fn replace(&mut self, start: u32, end: u32, pieces: Vec<Piece>) {
        self.edits.push(Edit { start, end: end.max(start), side: Side::Instead, pieces });
    }

    /// Leaves the bytes from `start` to `end` out.
    pub fn cut(&mut self, start: u32, end: u32) {
        self.replace(start, end, Vec::new());
    }

    /// Inserts pieces in front of what begins at an offset. Insertions at one place stand in the order in which they were
    /// made.
    pub fn before(&mut self, at: u32, pieces: Vec<Piece>) {
        self.edits.push(Edit { start: at, end: at, side: Side::Before, pieces });
    }

    /// Inserts pieces behind what ends at an offset.
    pub fn after(&mut self, at: u32, pieces: Vec<Piece>) {
        self.edits.push(Edit { start: at, end: at, side: Side::After, pieces });
    }

    /// The number of edits.
    pub fn len(&self) -> usize {
        self.edits.len()
    }

    /// Whether there is no edit.
    pub fn is_empty(&self) -> bool {
        self.edits.is_empty()
    }

    /// Brings the edits into the order of output. Required before [`Writer::input`].
    pub fn sort(&mut self) {
        self.edits.sort_by(|a, b| {
            (a.start, a.side, std::cmp::Reverse(a.end)).cmp(&(b.start, b.side, std::cmp::Reverse(b.end)))
        });
    }
}

/// Nesting of slices in edits that is followed; deeper ones are copied without edits.
const MAXIMUM_DEPTH: u32 = 200;

/// Line ends that are written in place of a line marker.
const MAXIMUM_LINE_ENDS: u32 = 6;

/// Columns up to which the first text of a line is moved to its column.
const MAXIMUM_COLUMN: usize = 160;

/// A place in the user's files.
type Place = (FileId, u32, bool);

/// Writes the input with its edits.
pub struct Writer<'u, 'w> {
    source: &'u Source,
    edits: &'u Edits,
    out: &'w mut dyn Write,
    /// Where what is written next will count as standing.
    place: Option<Place>,
    at_line_start: bool,
    /// Input text is written where the output stands, whatever its line.
    moving: bool,
    last: u8,
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | 0x0B | 0x0C)
}

impl<'u, 'w> Writer<'u, 'w> {
    /// A writer of an input with its sorted edits.
    pub fn new(source: &'u Source, edits: &'u Edits, out: &'w mut dyn Write) -> Self {
        Self { source, edits, out, place: None, at_line_start: true, moving: false, last: b'\n' }
    }

    /// Writes new text.
    pub fn text(&mut self, text: &str) -> io::Result<()> {
        let lines = memchr::memchr_iter(b'\n', text.as_bytes()).count() as u32;
        if let Some(place) = &mut self.place {
            place.1 = place.1.saturating_add(lines);
        }
        self.put(text.as_bytes())
    }

    /// Writes new text in which names of files stand.
    pub fn text_with_names(&mut self, text: &str) -> io::Result<()> {
        let lines = memchr::memchr_iter(b'\n', text.as_bytes()).count() as u32;
        if let Some(place) = &mut self.place {
            place.1 = place.1.saturating_add(lines);
        }
        self.put(&to_bytes(text))
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        if let Some(&last) = bytes.last() {
            self.last = last;
            self.at_line_start = last == b'\n';
        }
        self.out.write_all(bytes)
    }

    /// Writes all of the input.
    pub fn input(&mut self) -> io::Result<()> {
        self.slice(0, self.source.end().0, None, 0)
    }

    /// Writes the input from `start` to `end` with the edits inside; of the whole input also those at its ends. The edits of
    /// the `owner`'s range are the ones that ask for the slice.
    fn slice(&mut self, start: u32, end: u32, owner: Option<(u32, u32)>, depth: u32) -> io::Result<()> {
        let edits = &self.edits.edits;
        let mut index = edits.partition_point(|edit| edit.start < start);
        let mut at = start;
        while let Some(edit) = edits.get(index).filter(|edit| edit.start <= end) {
            index += 1;
            let skip = match edit.side {
                // Insertions at the ends belong to what surrounds the slice.
                Side::After | Side::Before => depth > 0 && (edit.start == start || edit.start == end),
                Side::Instead => edit.end > end || Some((edit.start, edit.end)) == owner,
            };
            if skip || edit.start < at || depth > MAXIMUM_DEPTH {
                continue;
            }
            self.copy(at, edit.start)?;
            at = edit.end;
            if edit.pieces.is_empty() {
                self.separate(edit.end)?;
            }
            if edit.side != Side::After
                && matches!(edit.pieces.first(), Some(Piece::Text(text)) if !text.starts_with('\n'))
                && !self.moving
                && !self.is_at(edit.start)
            {
                self.synchronise(edit.start)?;
            }
            for piece in &edit.pieces {
                match piece {
                    Piece::Text(text) => self.text(text)?,
                    Piece::Slice(first, last) => {
                        self.slice(*first, *last, Some((edit.start, edit.end)), depth + 1)?;
                    }
                    Piece::Moved(first, last) => {
                        let range = *first as usize..*last as usize;
                        let one_line = self.source.text().get(range).is_some_and(|text| !text.contains(&b'\n'));
                        let outer = self.moving;
                        self.moving |= one_line;
                        self.slice(*first, *last, Some((edit.start, edit.end)), depth + 1)?;
                        self.moving = outer;
                    }
                    Piece::Place(position) => self.synchronise(*position)?,
                    Piece::Unknown => self.place = None,
                }
            }
        }
        self.copy(at, end)
    }

    /// Keeps what stands before and behind a cut apart.
    fn separate(&mut self, next: u32) -> io::Result<()> {
        let byte = self.source.text().get(next as usize).copied().unwrap_or(b'\n');
        if !is_blank(self.last) && self.last != b'\n' && !is_blank(byte) && byte != b'\n' {
            self.put(b" ")?;
        }
        Ok(())
    }

    /// Copies input text that no edit touches.
    fn copy(&mut self, start: u32, end: u32) -> io::Result<()> {
        let source = self.source;
        let text = source.text();
        let Some(chunk) = text.get(start as usize..end as usize).filter(|chunk| !chunk.is_empty()) else {
            return Ok(());
        };
        if self.moving {
            return self.put(chunk);
        }
        // Blank text shows nothing: its place is that of what follows.
        let blank = chunk.iter().position(|&byte| !is_blank(byte) && byte != b'\n');
        let Some(blank) = blank else {
            let same_line = !chunk.contains(&b'\n');
            if same_line || self.is_at(start) {
                self.put(chunk)?;
                if !same_line {
                    self.place = self.place_of(end);
                }
            } else if !self.at_line_start {
                self.put(b" ")?;
            }
            return Ok(());
        };
        let first = start + blank as u32;
        let line_start = match chunk[..blank].iter().rposition(|&byte| byte == b'\n') {
            Some(index) => Some(start + index as u32 + 1),
            None => (start == 0 || text.get(start as usize - 1) == Some(&b'\n')).then_some(start),
        };
        if self.is_at(start) {
            self.put(chunk)?;
        } else if text.get(first as usize) == Some(&b'#') && line_start.is_some_and(|line| self.is_marker(line)) {
            // A line marker says itself where what follows stands.
            if !self.at_line_start {
                self.put(b"\n")?;
            }
            self.put(&text[first as usize..end as usize])?;
        } else {
            let same_line = line_start.is_none() && self.is_at(first);
            if same_line {
                self.put(chunk)?;
            } else {
                self.synchronise(first)?;
                self.put(&text[first as usize..end as usize])?;
            }
        }
        self.place = self.place_of(end);
        Ok(())
    }

    /// Whether the line that begins at an offset holds a line marker.
    fn is_marker(&self, line_start: u32) -> bool {
        let text = self.source.text();
        let rest = text.get(line_start as usize..).unwrap_or_default();
        match memchr::memchr(b'\n', rest) {
            Some(length) => {
                let next = line_start + length as u32 + 1;
                self.source.marker_at(Position(next)).offset == next
            }
            None => false,
        }
    }

    fn place_of(&self, position: u32) -> Option<Place> {
        Some(self.source.line(Position(position)))
    }

    fn is_at(&self, position: u32) -> bool {
        self.place.is_some() && self.place == self.place_of(position)
    }

    /// Goes to the line of a position: by line ends where it is near, else by a line marker; and to its column.
    fn synchronise(&mut self, position: u32) -> io::Result<()> {
        let Some(wanted) = self.place_of(position) else { return Ok(()) };
        match self.place {
            Some(place) if place == wanted => return self.separate(position),
            Some((file, line, system))
                if (file, system) == (wanted.0, wanted.2)
                    && line < wanted.1
                    && wanted.1 - line <= MAXIMUM_LINE_ENDS =>
            {
                for _ in line..wanted.1 {
                    self.put(b"\n")?;
                }
            }
            _ => {
                if !self.at_line_start {
                    self.put(b"\n")?;
                }
                let marker = line_marker(wanted.1, self.source.file_name(wanted.0), wanted.2);
                self.put(&to_bytes(&marker))?;
            }
        }
        // Columns beyond the last that is kept are not counted: lines can be as long as the text.
        let before = self.source.text().get(..position as usize).unwrap_or_default();
        let before = &before[before.len().saturating_sub(4 * MAXIMUM_COLUMN + 4)..];
        let line = memchr::memrchr(b'\n', before).map_or(0, |index| index + 1);
        let columns = before[line..].iter().filter(|&&byte| byte & 0xC0 != 0x80).count();
        if columns > 0 && columns <= MAXIMUM_COLUMN {
            let blanks = [b' '; MAXIMUM_COLUMN];
            self.put(&blanks[..columns])?;
        }
        self.place = Some(wanted);
        Ok(())
    }
}

/// A line marker with its line end.
pub fn line_marker(line: u32, file: &str, system: bool) -> String {
    let flag = if system { " 3" } else { "" };
    format!("# {line} \"{}\"{flag}\n", escape(file))
}

/// A file name as it stands between the quotes of a line marker or an include.
pub fn escape(file: &str) -> Cow<'_, str> {
    if file.contains(['\\', '"']) {
        Cow::Owned(file.replace('\\', "\\\\").replace('"', "\\\""))
    } else {
        Cow::Borrowed(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str, edit: impl FnOnce(&mut Edits, &dyn Fn(&str) -> (u32, u32))) -> String {
        let mut source = Source::new("in.cu", text.as_bytes().to_vec());
        let mut offset = 0;
        for line in text.split_inclusive('\n') {
            offset += line.len() as u32;
            if let Some(rest) = line.strip_prefix("# ") {
                let mut words = rest.split_whitespace();
                let number = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
                let file = words.next().map(|word| word.trim_matches('"').to_owned());
                source.add_marker(offset, number, file.as_deref(), words.any(|word| word == "3"));
            }
        }
        let find = |what: &str| {
            let start = text.find(what).unwrap_or(0) as u32;
            (start, start + what.len() as u32)
        };
        let mut edits = Edits::new();
        edit(&mut edits, &find);
        edits.sort();
        let mut out = Vec::new();
        Writer::new(&source, &edits, &mut out).input().expect("writing to memory");
        String::from_utf8_lossy(&out).into_owned()
    }

    #[test]
    fn untouched_text_is_copied() {
        let text = "# 1 \"a.cu\"\nint a;\n  int b;\n";
        assert_eq!(written(text, |_, _| {}), text);
    }

    #[test]
    fn a_text_without_marker_gets_one() {
        assert_eq!(written("int a;\n", |_, _| {}), "# 1 \"in.cu\"\nint a;\n");
    }

    #[test]
    fn a_cut_of_several_lines_keeps_the_lines() {
        let text = "# 1 \"a.cu\"\nint f() {\n1\n2\n} int g();\nint h();\n";
        let result = written(text, |edits, find| {
            let (start, end) = find("{\n1\n2\n}");
            edits.replace(start, end, vec![Piece::text("{ }")]);
        });
        assert_eq!(result, "# 1 \"a.cu\"\nint f() { }\n\n\n  int g();\nint h();\n");
    }

    #[test]
    fn lines_that_are_inserted_are_followed_by_a_marker() {
        let text = "# 7 \"a.cu\" 3\nint a; int b;\n";
        let result = written(text, |edits, find| edits.after(find("a;").1, vec![Piece::text("\n#include \"x\"\n")]));
        assert_eq!(result, "# 7 \"a.cu\" 3\nint a;\n#include \"x\"\n# 7 \"a.cu\" 3\n       int b;\n");
    }

    #[test]
    fn a_cut_that_swallows_markers_is_followed_by_one() {
        let text = "# 1 \"a.cu\"\nf {\n# 1 \"x.h\" 1\n1,\n# 3 \"a.cu\" 2\n}\nint b;\n";
        let result = written(text, |edits, find| {
            let start = find("{").0;
            edits.replace(start, find("}").1, vec![Piece::text(";")]);
        });
        assert_eq!(result, "# 1 \"a.cu\"\nf ;\n\n\nint b;\n");
    }

    #[test]
    fn a_marker_after_a_cut_is_enough() {
        let text = "# 1 \"a.cu\"\nint a;\n# 90 \"b.cu\"\nint b;\n";
        let result = written(text, |edits, find| edits.cut(find("int a;").0, find("int a;").1));
        assert_eq!(result, "# 1 \"a.cu\"\n\n# 90 \"b.cu\"\nint b;\n");
    }

    #[test]
    fn outer_cuts_win_and_slices_keep_inner_edits() {
        let text = "# 1 \"a.cu\"\nk<<<1>>>(x); m<<<2>>>(x);\n";
        let result = written(text, |edits, find| {
            let (start, end) = find("k<<<1>>>(x);");
            edits.replace(start, end, vec![Piece::text("["), Piece::Slice(start, end), Piece::text("]")]);
            edits.cut(find("x").0, find("x").1);
            edits.cut(find("m<<<2>>>(x);").0, find("m<<<2>>>(x);").1);
            edits.replace(find("2").0, find("2").1, vec![Piece::text("never")]);
        });
        assert_eq!(result, "# 1 \"a.cu\"\n[k<<<1>>>( );] \n");
    }

    #[test]
    fn a_cut_keeps_its_neighbours_apart() {
        let text = "# 1 \"a.cu\"\nextern \"C\"__attribute__(())void f();\n";
        let result = written(text, |edits, find| edits.cut(find("__attribute__(())").0, find("__attribute__(())").1));
        assert_eq!(result, "# 1 \"a.cu\"\nextern \"C\" void f();\n");
    }

    #[test]
    fn text_that_moves_within_a_line_needs_no_marker() {
        let text = "# 1 \"a.cu\"\nk<<1,\n2>>(x);\n";
        let result = written(text, |edits, find| {
            let (start, end) = find("k");
            edits.replace(start, find("<<").1, vec![Piece::text("p(")]);
            edits.replace(find(">>").0, find(">>").1, vec![Piece::text("), "), Piece::Moved(start, end)]);
        });
        assert_eq!(result, "# 1 \"a.cu\"\np(1,\n2), k(x);\n");
    }
}
