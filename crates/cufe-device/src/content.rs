//! What a device text says, apart from where it says it: two texts of the same content make the same code, wherever their
//! parts stand and however they are laid out. Caches of what the device compiler makes go by it.

use cufe_base::{Position, Source};
use cufe_lex::{Pragma, Tokens};
use rustc_hash::FxHashSet;

/// A piece of a device text, in the order of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// Tokens of the unit, and the pragmas between them: the first one, and the one behind the last.
    Tokens(u32, u32),
    /// A `;` in the place of a body.
    Semicolon,
    /// A pragma of the unit, by its number.
    Pragma(u32),
    /// A function that asks for instances of kernels, by its number.
    Asking(u32),
}

/// The content of a device text.
#[derive(Clone, Debug, Default)]
pub struct Content {
    /// The spellings of tokens and pragmas, with one space where there is any.
    pub bytes: Vec<u8>,
    /// Where the tokens of the unit stand, in the order of the text.
    pub positions: Vec<Position>,
    /// Whether something in it asks where it stands, so that lines and columns are part of what it says.
    pub asks_for_places: bool,
}

/// The builtin functions whose results depend on where they are called.
const PLACES: [&str; 5] =
    ["__builtin_LINE", "__builtin_COLUMN", "__builtin_FILE", "__builtin_FUNCTION", "__builtin_source_location"];

impl Content {
    pub(crate) fn of(pieces: &[Piece], asking: &[String], source: &Source, tokens: &Tokens) -> Self {
        let places: FxHashSet<_> = PLACES.iter().filter_map(|name| tokens.interner.find(name)).collect();
        let mut content = Self::default();
        let mut is_system = false;
        for &piece in pieces {
            match piece {
                Piece::Semicolon => content.bytes.extend_from_slice(b" ;"),
                Piece::Pragma(number) => {
                    if let Some(pragma) = tokens.pragmas().get(number as usize) {
                        content.add_pragma(pragma, source);
                    }
                }
                Piece::Asking(number) => {
                    let text = asking.get(number as usize).map_or("", String::as_str);
                    content.bytes.push(b'\n');
                    content.bytes.extend_from_slice(text.as_bytes());
                }
                Piece::Tokens(first, end) => {
                    for token in first..end {
                        if token > first {
                            for pragma in tokens.pragmas_before(token) {
                                content.add_pragma(pragma, source);
                            }
                        }
                        // Where one piece ends and the next begins depends on what lies between them.
                        if token == first || tokens.end(token - 1) < tokens.start(token) {
                            content.bytes.push(b' ');
                        }
                        // Diagnostics and some rules depend on it.
                        if source.is_system(tokens.start(token)) != is_system {
                            is_system = !is_system;
                            content.bytes.extend_from_slice(if is_system { b"\n3\n" } else { b"\n1\n" });
                        }
                        content.bytes.extend_from_slice(text_of(source, tokens.start(token), tokens.end(token)));
                        content.positions.push(tokens.start(token));
                        let has_name = tokens.kind(token).has_symbol();
                        content.asks_for_places |= has_name && places.contains(&tokens.symbol(token));
                    }
                }
            }
        }
        content
    }

    fn add_pragma(&mut self, pragma: &Pragma, source: &Source) {
        self.bytes.extend_from_slice(if pragma.is_operator { b"\n_Pragma " } else { b"\n" });
        let range = if pragma.is_operator { pragma.text } else { pragma.range };
        self.bytes.extend_from_slice(text_of(source, range.start, range.end));
        self.bytes.push(b'\n');
    }

    /// File, line and column of every token: what the content leaves out.
    pub fn places(&self, source: &Source) -> Vec<u8> {
        let mut places = Vec::new();
        for &position in &self.positions {
            let location = source.location(position);
            places.extend_from_slice(source.file_name(location.file).as_bytes());
            places.extend_from_slice(format!(":{}:{}\n", location.line, location.column).as_bytes());
        }
        places
    }
}

fn text_of(source: &Source, start: Position, end: Position) -> &[u8] {
    source.text().get(start.0 as usize..end.0 as usize).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cufe_base::Dialect;
    use cufe_diagnostics::Sink;

    fn content_of(text: &str) -> Content {
        let mut source = Source::new("a.ii", text.as_bytes().to_vec());
        let tokens = cufe_lex::lex(&mut source, &Dialect::default(), &mut Sink::new());
        crate::device_text(&source, &tokens, None).unwrap().content(&source, &tokens)
    }

    const KERNEL: &str = "__attribute__((global)) void k(int *p) {\n#pragma unroll\nfor (;;) *p = 1; }";

    #[test]
    fn content_does_not_depend_on_lines_spaces_and_what_is_left_out() {
        let moved = "# 7 \"b.h\" 1\nint host() { return 1; }\n# 9 \"a.cu\" 2\n__attribute__((global))   void\nk(int *p) {\n\n\
                     #pragma unroll\nfor (;;)\n\n*p = 1; }\nint more;";
        assert_eq!(content_of(KERNEL).bytes, content_of(moved).bytes);
        assert_eq!(content_of(KERNEL).positions.len(), content_of(moved).positions.len());
    }

    #[test]
    fn content_does_not_depend_on_what_stands_between_parts() {
        let parts = "__attribute__((device)) int a;\n__attribute__((device)) int b;";
        assert_eq!(content_of(parts).bytes, content_of(&parts.replace('\n', "\nvoid host() { }\n")).bytes);
    }

    #[test]
    fn content_depends_on_tokens_pragmas_and_system_headers() {
        let content = content_of(KERNEL).bytes;
        for (old, new) in [("= 1", "= 2"), ("#pragma unroll", "#pragma unroll 2"), ("\n#pragma unroll\n", "")] {
            assert_ne!(content, content_of(&KERNEL.replace(old, new)).bytes, "{old}");
        }
        assert_ne!(content, content_of(&format!("# 1 \"s.h\" 3\n{KERNEL}")).bytes);
    }

    #[test]
    fn places_count_where_something_asks_for_them() {
        assert!(!content_of(KERNEL).asks_for_places);
        assert!(content_of(&KERNEL.replace("= 1", "= __builtin_LINE()")).asks_for_places);
    }
}
