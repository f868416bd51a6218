//! Preprocessing (\[cpp\]) of input that is not preprocessed.
//!
//! `nvcc` gives preprocessed text, and text without directives never comes here. What does is expanded to a new text, with
//! line markers, which is then lexed like any other; [`cufe_base::Origin`] leads back to what was written. As in the
//! reference nothing is predefined but two macros, `defined` is no operator, and whatever a macro gives stands at its name.

mod compiler;
mod condition;
mod define;
mod evaluate;
mod expand;
mod guard;
mod include;
mod line;
mod macros;
mod passed;
mod substitute;
mod token;
mod writer;

#[cfg(test)]
mod tests;

pub use compiler::{Compiler, Features};
pub use include::{FileReader, Headers};

use condition::Conditional;
use cufe_base::limits::MAXIMUM_SOURCE_LENGTH;
use cufe_base::{Dialect, Origin, Position, Source};
use cufe_diagnostics::{Argument, Code, Report, code};
use expand::Context;
use guard::Guard;
use macros::{Macro, Macros, Piece, is_hash};
use rustc_hash::{FxHashMap, FxHashSet};
use token::{Kind, Reader, Token};
use writer::{Place, Writer};

/// Macros that exist from the start; the lexer has tokens for both.
const PREDEFINED: [(&str, &str); 2] =
    [("__nv_register_params__", "__attribute__((nv_register_params))"), ("__noinline__", "__attribute__((noinline))")];

/// Tokens that all replacements together may give: macros that double each other would take for ever.
const BUDGET: usize = 16_000_000;

/// The same in the place of a compiler, whose texts are those of all headers.
const COMPILER_BUDGET: usize = 250_000_000;

/// What preprocessing gives.
pub struct Preprocessed {
    /// The expanded text; its origin is the text that was given.
    pub source: Source,
    /// What was found, in order.
    pub reports: Vec<Report>,
    /// Files that were read: how deep, and the name.
    pub files: Vec<(usize, String)>,
    /// Definitions that hold at the end.
    pub macros: Vec<u8>,
    /// In the place of a compiler: something is asked that only it can tell, and the run ended there.
    pub needs_compiler: bool,
}

/// A file that is being read.
struct Frame {
    /// Where reading goes on, and ends.
    at: usize,
    end: usize,
    start: usize,
    /// All before is written or of no further use.
    copied: usize,
    /// Nothing but white space was met on this line.
    line_start: bool,
    /// A place whose presumed line is known.
    known: (usize, u32),
    /// Index of the presumed name.
    file: usize,
    system: bool,
    /// The folder of the file, with its slash.
    directory: String,
    /// Where in the search path it was found.
    found_in: Option<usize>,
    /// Identifies the file.
    identity: String,
    /// Conditional groups that were open when it was entered.
    conditionals: usize,
    /// `#` that begin no directive.
    stray_hashes: Vec<usize>,
    /// Where reading went on after the last file that was included.
    left_at: usize,
    /// Where the invocation that was replaced last ends.
    invoked_to: usize,
    /// Comments, which are not written, and tokens that hold ends of lines, of what is not written yet; kept in the place of
    /// a compiler only.
    set_aside: Vec<Part>,
    guard: Guard,
}

/// A part of a text that is not written as the rest.
struct Part {
    range: std::ops::Range<usize>,
    is_comment: bool,
}

/// A report that is not placed yet: where it was written, and the presumed place.
struct Pending {
    report: Report,
    written: u32,
    place: Option<Place>,
}

struct Preprocessor<'a> {
    dialect: &'a Dialect,
    headers: &'a Headers<'a>,
    /// All that was read, and the spellings that were made.
    text: Vec<u8>,
    /// Presumed names of files.
    names: Vec<String>,
    writer: Writer,
    macros: Macros,
    frames: Vec<Frame>,
    conditionals: Vec<Conditional>,
    contexts: Vec<Context>,
    reports: Vec<Report>,
    pending: Vec<Pending>,
    /// Pragmas that stand within an invocation: the range of their lines.
    passed: Vec<(std::ops::Range<usize>, Option<Place>)>,
    /// Files that are not read again.
    once: FxHashSet<String>,
    /// The macros that guard files.
    guards: FxHashMap<String, Vec<u8>>,
    files: Vec<(usize, String)>,
    /// Invocations whose arguments are being read.
    collecting: u32,
    depth: u32,
    budget: usize,
    stopped: bool,
    /// The value of `__COUNTER__`.
    counter: u32,
    /// The expression of a condition is replaced: `defined` is an operator.
    in_condition: bool,
    needs_compiler: bool,
}

/// Room for the text of a source with headers, in bytes: memory that is not used costs nothing, and a text that grows is
/// copied.
const USUAL_LENGTH: usize = 16 << 20;

/// Preprocesses a source.
pub fn preprocess(source: &Source, dialect: &Dialect, headers: &Headers<'_>) -> Preprocessed {
    let place = Place { file: 0, system: false, line: 1 };
    let mut text = Vec::new();
    if headers.compiler.is_some() {
        text.reserve(USUAL_LENGTH);
    }
    text.extend_from_slice(source.text());
    let mut preprocessor = Preprocessor {
        dialect,
        headers,
        text,
        names: vec![source.name().to_owned()],
        writer: Writer::new(place.clone()),
        macros: Macros::default(),
        frames: Vec::new(),
        conditionals: Vec::new(),
        contexts: Vec::new(),
        reports: Vec::new(),
        pending: Vec::new(),
        passed: Vec::new(),
        once: FxHashSet::default(),
        guards: FxHashMap::default(),
        files: Vec::new(),
        collecting: 0,
        depth: 0,
        budget: if headers.compiler.is_some() { COMPILER_BUDGET } else { BUDGET },
        stopped: false,
        counter: 0,
        in_condition: false,
        needs_compiler: false,
    };
    preprocessor.text.push(b'\n');
    match headers.compiler {
        None => preprocessor.predefine(),
        Some(compiler) => {
            preprocessor.predefine_as(compiler);
            preprocessor.run();
            preprocessor.writer = Writer::new(place.clone());
        }
    }
    if !headers.preincluded_macros.is_empty() {
        preprocessor.preincluded(headers.preincluded_macros);
        preprocessor.run();
        preprocessor.writer = Writer::new(place);
    }
    preprocessor.enter(source.name().to_owned(), 0..source.text().len(), false, None);
    preprocessor.preincluded(headers.preincluded);
    if let Some(compiler) = headers.compiler {
        preprocessor.include_first(compiler);
    }
    preprocessor.run();
    preprocessor.finish(source)
}

impl Preprocessor<'_> {
    fn predefine(&mut self) {
        for (name, body) in PREDEFINED {
            let start = self.text.len();
            self.text.extend_from_slice(body.as_bytes());
            let end = self.text.len();
            let token = Token {
                kind: Kind::Other,
                space: false,
                painted: false,
                start: start as u32,
                end: end as u32,
                at: start as u32,
            };
            let definition = Macro {
                name: name.as_bytes().to_vec(),
                parameters: None,
                variadic: false,
                body: vec![Piece::Token(token)],
                active: 0,
                is_token: true,
                dynamic: None,
            };
            self.macros.define(definition, &self.text);
        }
    }

    fn run(&mut self) {
        while !self.stopped && !self.frames.is_empty() {
            let token = self.next_raw();
            if token.kind != Kind::End && self.is_outside_of_directives(&token) {
                self.unguarded();
            }
            let Some(frame) = self.frames.last_mut() else { break };
            match token.kind {
                Kind::End => {
                    self.flush(token.at as usize);
                    self.end_file();
                }
                Kind::Newline => frame.line_start = true,
                _ if is_hash(&token, &self.text) => {
                    if frame.line_start {
                        self.flush(token.at as usize);
                        self.directive(token);
                    } else {
                        frame.stray_hashes.push(token.at as usize);
                    }
                }
                Kind::Identifier => {
                    frame.line_start = false;
                    self.identifier(token);
                }
                _ => frame.line_start = false,
            }
        }
    }

    /// The next token of the innermost file, as it is written.
    fn next_raw(&mut self) -> Token {
        let Some(frame) = self.frames.last_mut() else {
            let end = self.text.len() as u32;
            return Token { kind: Kind::End, space: true, painted: false, start: end, end, at: end };
        };
        let mut reader = Reader::new(frame.at..frame.end, self.dialect);
        let token = reader.next(&mut self.text);
        frame.at = reader.at;
        frame.line_start |= reader.passed_line;
        if self.headers.compiler.is_some() && self.collecting == 0 {
            let comments = std::mem::take(&mut reader.comments);
            frame.set_aside.extend(comments.into_iter().map(|range| Part { range, is_comment: true }));
            let range = token.at as usize..reader.at;
            if token.kind == Kind::String && memchr::memchr(b'\n', &self.text[range.clone()]).is_some() {
                frame.set_aside.push(Part { range, is_comment: false });
            }
        }
        if let Some(open) = reader.open_comment {
            self.flush(open);
            self.report(code::UNTERMINATED_COMMENT, open as u32);
            if let Some(frame) = self.frames.last_mut() {
                frame.copied = frame.end;
            }
        }
        token
    }

    /// An identifier between others in the text of a file.
    fn identifier(&mut self, token: Token) {
        let name = &self.text[token.range()];
        if name == b"_Pragma" {
            return self.pragma_operator(token);
        }
        let Some(id) = self.macros.find(name) else { return };
        let found = self.macros.get(id);
        if found.is_token || found.parameters.is_some() && !self.is_invoked_in_file() {
            return;
        }
        self.flush(token.at as usize);
        if !self.continues_invocation(token.at as usize)
            && let Some(place) = self.place(token.at as usize)
        {
            self.writer.go_to(&place, &self.names);
        }
        if !self.invoke(token) {
            return;
        }
        let tokens = self.rescan();
        if let Some(frame) = self.frames.last_mut() {
            frame.copied = frame.at;
            // What gives nothing at the start of a line leaves the start to what follows.
            let line = line_start(&self.text, token.at as usize);
            if !tokens.is_empty() || !self.text[line..token.at as usize].trim_ascii().is_empty() {
                frame.invoked_to = frame.at;
            }
        }
        match self.headers.compiler {
            Some(_) => self.write_with_pragmas(&tokens),
            None => self.writer.tokens(&tokens, &self.text),
        }
        self.pass_pragmas();
        self.place_reports();
    }

    /// Writes what the innermost file holds up to an offset.
    fn flush(&mut self, to: usize) {
        if self.collecting > 0 {
            return;
        }
        let Some(frame) = self.frames.last_mut() else { return };
        let from = frame.copied;
        frame.copied = to.max(from);
        let strays = std::mem::take(&mut frame.stray_hashes);
        if self.headers.compiler.is_some() {
            let set_aside = std::mem::take(&mut frame.set_aside);
            return self.flush_compact(from, to, &set_aside);
        }
        let Some(chunk) = self.text.get(from..to) else { return };
        let Some(blanks) = chunk.iter().position(|byte| !byte.is_ascii_whitespace()) else {
            // Blanks between what two macros give.
            if !chunk.contains(&b'\n') {
                self.writer.copy(chunk, from);
            }
            return;
        };
        // From the start of the first line with something on it.
        let start = from + memchr::memrchr(b'\n', &chunk[..blanks]).map_or(0, |end| end + 1);
        let place = self.place(start);
        if let Some(place) = &place {
            self.writer.go_to(place, &self.names);
        }
        let separate = start == from && self.writer.grows(self.text[start]);
        if separate {
            self.writer.anchor(start as u32);
        }
        for stray in strays {
            self.writer.stray_hash(stray.saturating_sub(start));
        }
        self.writer.copy(&self.text[start..to], start);
    }

    /// The same in the place of a compiler: without comments, and with line markers for long gaps.
    fn flush_compact(&mut self, from: usize, to: usize, set_aside: &[Part]) {
        let mut at = from;
        for part in set_aside.iter().filter(|part| part.range.start >= from && part.range.end <= to) {
            self.copy_lines(at, part.range.start);
            if part.is_comment {
                // It separates tokens as a blank does; ends of lines in it are left to what follows.
                self.writer.separate();
            } else {
                self.copy_part(part.range.clone());
            }
            at = part.range.end;
        }
        self.copy_lines(at, to);
    }

    /// Copies what is on the lines of a part of the text.
    fn copy_lines(&mut self, from: usize, to: usize) {
        let mut at = from;
        while at < to {
            let end = memchr::memchr(b'\n', &self.text[at..to]).map_or(to, |length| at + length);
            let line = &self.text[at..end];
            let spliced = line.trim_ascii_end().strip_suffix(b"\\").filter(|_| end < to && self.joins_spliced_lines());
            let kept = at + spliced.unwrap_or(line).len();
            if !self.text[at..kept].trim_ascii().is_empty() {
                self.copy_part(at..kept);
            } else if kept > at {
                self.writer.separate();
            }
            at = end + 1;
        }
    }

    /// Whether what stands here is to be written on the present line: what follows an invocation on its last line stands
    /// there for GNU C++, and where the invocation begins for clang.
    fn continues_invocation(&self, at: usize) -> bool {
        self.headers.compiler.is_some_and(|compiler| compiler.is_clang)
            && self.frames.last().is_some_and(|frame| frame.invoked_to > line_start(&self.text, at))
    }

    /// Copies a part of the text at its place.
    fn copy_part(&mut self, range: std::ops::Range<usize>) {
        if !self.continues_invocation(range.start)
            && let Some(place) = self.place(range.start)
        {
            self.writer.go_to(&place, &self.names);
        }
        if self.writer.grows(self.text[range.start]) {
            self.writer.anchor(range.start as u32);
        }
        self.writer.copy(&self.text[range.clone()], range.start);
    }

    /// The presumed place of an offset in the innermost file that holds it.
    fn place(&mut self, at: usize) -> Option<Place> {
        let at = if self.joins_spliced_lines() { self.logical_line(at) } else { at };
        let frame = self.frames.iter_mut().rev().find(|frame| (frame.start..=frame.end).contains(&at))?;
        let (known, line) = frame.known;
        let lines = |from: usize, to: usize| memchr::memchr_iter(b'\n', &self.text[from..to]).count() as u32;
        let line =
            if at >= known { line.saturating_add(lines(known, at)) } else { line.saturating_sub(lines(at, known)) };
        frame.known = (at, line);
        Some(Place { file: frame.file, system: frame.system, line })
    }

    /// For clang all tokens of spliced lines stand on the first.
    fn joins_spliced_lines(&self) -> bool {
        self.headers.compiler.is_some_and(|compiler| compiler.is_clang)
    }

    /// The start of the logical line that holds an offset of a file, or the offset if the line is not spliced.
    fn logical_line(&self, at: usize) -> usize {
        let mut found = at;
        loop {
            let line = line_start(&self.text, found.min(self.text.len()));
            match self.text[..line].strip_suffix(b"\n") {
                Some(before) if before.trim_ascii_end().ends_with(b"\\") && !before.ends_with(b"\n") => {
                    found = line_start(&self.text, line - 1);
                }
                _ => return found,
            }
        }
    }

    /// Reports something about a place of the written text; `u32::MAX` is the end of the source.
    fn report(&mut self, code: Code, written: u32) {
        self.add_report(Report::new(code, Position::NONE), written);
    }

    fn report_about(&mut self, code: Code, written: u32, name: &str) {
        self.add_report(Report::new(code, Position::NONE).quoted(name), written);
    }

    fn report_about_macro(&mut self, code: Code, written: u32, id: u32) {
        let name = String::from_utf8_lossy(&self.macros.get(id).name).into_owned();
        self.report_about(code, written, &name);
    }

    fn add_report(&mut self, report: Report, written: u32) {
        if self.stopped {
            return;
        }
        let place = self.place(written as usize);
        self.pending.push(Pending { report, written, place });
    }

    /// Gives the reports so far a place in the expanded text.
    fn place_reports(&mut self) {
        if self.collecting > 0 {
            return;
        }
        for Pending { mut report, written, place } in std::mem::take(&mut self.pending) {
            if written != u32::MAX {
                if let Some(place) = place {
                    self.writer.go_to(&place, &self.names);
                }
                report.position = Position(self.writer.anchor(written));
            }
            self.reports.push(report);
        }
    }

    /// Ends the run where it stands.
    fn stop(&mut self) {
        self.stopped = true;
        self.conditionals.clear();
    }

    /// Counts what replacements give; whether they may go on.
    fn spend(&mut self, count: usize) -> bool {
        let is_left = self.budget >= count && self.text.len() < MAXIMUM_SOURCE_LENGTH / 2;
        self.budget = self.budget.saturating_sub(count);
        if !is_left && !self.stopped {
            let report =
                Report::new(code::OUT_OF_MEMORY, Position::NONE).with(Argument::Text("macro replacement".to_owned()));
            let at = self.frames.last().map_or(0, |frame| frame.copied);
            self.add_report(report, at as u32);
            self.stop();
        }
        is_left && !self.stopped
    }

    fn finish(mut self, source: &Source) -> Preprocessed {
        self.collecting = 0;
        self.place_reports();
        let macros = self.macros.defined().flat_map(|one| one.definition(&self.text)).collect();
        let Writer { text, segments, stray_hashes, .. } = self.writer;
        let end = Position(text.len() as u32);
        let mut reports = self.reports;
        for report in &mut reports {
            if !report.position.is_some() {
                report.position = end;
            }
        }
        let origin = Origin { text: self.text, segments, stray_hashes };
        let source = Source::new(source.name(), text).with_origin(origin);
        let needs_compiler = self.needs_compiler;
        Preprocessed { source, reports, files: self.files, macros, needs_compiler }
    }
}

/// The start of the line that holds an offset.
fn line_start(text: &[u8], at: usize) -> usize {
    memchr::memrchr(b'\n', &text[..at]).map_or(0, |end| end + 1)
}
