//! `#define` and `#undef` ([cpp.replace.general]).

use super::Preprocessor;
use super::macros::{Macro, Piece, is, is_hash, is_paste};
use super::token::{Kind, Token};
use cufe_diagnostics::code;

/// The parameters of a function-like macro.
struct Parameters {
    names: Vec<Vec<u8>>,
    variadic: bool,
}

impl Preprocessor<'_> {
    /// A name that may be defined or undefined; what is wrong with it is reported.
    fn definable(&mut self, token: Token) -> bool {
        let name = &self.text[token.range()];
        let code = match name {
            _ if token.kind != Kind::Identifier => code::EXPECTED_IDENTIFIER,
            b"__VA_ARGS__" => code::VA_ARGS_OUTSIDE_VARIADIC_MACRO,
            b"__VA_OPT__" => code::VA_OPT_OUTSIDE_VARIADIC_MACRO,
            _ => return true,
        };
        self.report(code, token.at);
        false
    }

    pub(super) fn define(&mut self, line: &[Token]) {
        let Some(&name) = line.first() else { return };
        if !self.definable(name) {
            return;
        }
        let mut at = 1;
        let mut parameters = None;
        if let Some(next) = line.get(1)
            && is(next, &self.text, b"(")
            && !next.space
        {
            at = 2;
            match self.parameters(line, &mut at) {
                Some(found) => parameters = Some(found),
                None => return,
            }
        } else if let Some(next) = line.get(1)
            && next.kind != Kind::End
            && !next.space
        {
            self.report(code::MACRO_NAME_WITHOUT_SPACE, next.at);
        }
        let body = line.get(at..line.len().saturating_sub(1)).unwrap_or_default();
        let end_at = line.last().map_or(name.at, |end| end.at);
        let Some(body) = self.body(body, parameters.as_ref(), end_at) else { return };
        let (parameters, variadic) = parameters.map_or((None, false), |found| (Some(found.names), found.variadic));
        let spelt = self.text[name.range()].to_vec();
        let definition =
            Macro { name: spelt.clone(), parameters, variadic, body, active: 0, is_token: false, dynamic: None };
        if self.macros.define(definition, &self.text).is_some() {
            let spelt = String::from_utf8_lossy(&spelt).into_owned();
            self.report_about(code::MACRO_REDEFINED, name.at, &spelt);
        }
    }

    fn parameters(&mut self, line: &[Token], at: &mut usize) -> Option<Parameters> {
        let mut parameters = Parameters { names: Vec::new(), variadic: false };
        let end = *line.last()?;
        let peek = |at: usize| line.get(at).copied().unwrap_or(end);
        let close = |this: &Self, token: &Token| is(token, &this.text, b")");
        if close(self, &peek(*at)) {
            *at += 1;
            return Some(parameters);
        }
        let mut valid = true;
        loop {
            let token = peek(*at);
            if is(&token, &self.text, b"...") {
                *at += 1;
                parameters.variadic = true;
                parameters.names.push(b"__VA_ARGS__".to_vec());
            } else if token.kind == Kind::Identifier {
                *at += 1;
                let name = self.text[token.range()].to_vec();
                if matches!(&name[..], b"__VA_ARGS__" | b"__VA_OPT__") {
                    self.definable(token);
                    valid = false;
                }
                if parameters.names.contains(&name) {
                    self.report_about(code::DUPLICATE_MACRO_PARAMETER, token.at, &String::from_utf8_lossy(&name));
                    valid = false;
                }
                parameters.names.push(name);
                if is(&peek(*at), &self.text, b"...") {
                    *at += 1;
                    parameters.variadic = true;
                }
            } else {
                self.report(code::EXPECTED_IDENTIFIER, token.at);
                valid = false;
                if token.kind != Kind::End && !close(self, &token) {
                    *at += 1;
                }
            }
            let next = peek(*at);
            if is(&next, &self.text, b",") && !parameters.variadic {
                *at += 1;
            } else if close(self, &next) {
                *at += 1;
                return valid.then_some(parameters);
            } else {
                self.report(code::EXPECTED_CLOSING_PARENTHESIS, next.at);
                return None;
            }
        }
    }

    /// The replacement list; nothing if it is malformed.
    fn body(&mut self, tokens: &[Token], parameters: Option<&Parameters>, end_at: u32) -> Option<Vec<Piece>> {
        let mut pieces: Vec<Piece> = Vec::with_capacity(tokens.len());
        let is_variadic = parameters.is_some_and(|parameters| parameters.variadic);
        // The index of an open `__VA_OPT__`, and the parentheses open in it.
        let mut optional: Option<(usize, u32)> = None;
        let mut at = 0;
        while let Some(&token) = tokens.get(at) {
            at += 1;
            if is_paste(&token, &self.text) {
                let is_first = pieces.is_empty();
                let is_first_within = optional.is_some_and(|(open, _)| open + 1 == pieces.len());
                if is_first || is_first_within {
                    self.report(if is_first { code::PASTE_FIRST } else { code::PASTE_FIRST_IN_VA_OPT }, token.at);
                    return None;
                }
                pieces.push(Piece::Paste(token));
                continue;
            }
            if is_hash(&token, &self.text) && parameters.is_some() {
                let operand = tokens.get(at);
                let is_operand = operand.is_some_and(|next| {
                    let name = &self.text[next.range()];
                    next.kind == Kind::Identifier
                        && (self.parameter(parameters, name).is_some() || is_variadic && name == b"__VA_OPT__")
                });
                if !is_operand {
                    self.report(code::EXPECTED_MACRO_PARAMETER, operand.map_or(end_at, |next| next.at));
                    return None;
                }
                pieces.push(Piece::Stringize(token));
                continue;
            }
            if token.kind == Kind::Identifier {
                let name = &self.text[token.range()];
                if let Some(index) = self.parameter(parameters, name) {
                    pieces.push(Piece::Parameter(token, index));
                    continue;
                }
                if name == b"__VA_ARGS__" {
                    self.report(code::VA_ARGS_OUTSIDE_VARIADIC_MACRO, token.at);
                    return None;
                }
                if name == b"__VA_OPT__" {
                    let open = tokens.get(at);
                    let code = match open {
                        _ if !is_variadic => Some((code::VA_OPT_OUTSIDE_VARIADIC_MACRO, token.at)),
                        _ if optional.is_some() => Some((code::VA_OPT_WITHIN_VA_OPT, token.at)),
                        Some(open) if is(open, &self.text, b"(") => None,
                        other => Some((code::VA_OPT_WITHOUT_OPERAND, other.map_or(end_at, |other| other.at))),
                    };
                    if let Some((code, at)) = code {
                        self.report(code, at);
                        return None;
                    }
                    at += 1;
                    optional = Some((pieces.len(), 0));
                    pieces.push(Piece::Optional(token, 0));
                    continue;
                }
            }
            if let Some((open, depth)) = &mut optional {
                if is(&token, &self.text, b"(") {
                    *depth += 1;
                } else if is(&token, &self.text, b")") {
                    if *depth == 0 {
                        let open = *open;
                        if matches!(pieces.last(), Some(Piece::Paste(_))) {
                            self.report(code::PASTE_LAST_IN_VA_OPT, token.at);
                            self.report(code::PASTE_LAST, end_at);
                            return None;
                        }
                        let count = (pieces.len() - open - 1) as u32;
                        pieces[open] = Piece::Optional(*pieces[open].token(), count);
                        optional = None;
                        continue;
                    }
                    *depth -= 1;
                }
            }
            pieces.push(Piece::Token(token));
        }
        if optional.is_some() {
            self.report(code::VA_OPT_NOT_CLOSED, tokens.last().map_or(end_at, |last| last.at));
            return None;
        }
        if matches!(pieces.last(), Some(Piece::Paste(_))) {
            self.report(code::PASTE_LAST, end_at);
            return None;
        }
        Some(pieces)
    }

    fn parameter(&self, parameters: Option<&Parameters>, name: &[u8]) -> Option<u32> {
        let index = parameters?.names.iter().position(|known| known == name)?;
        Some(index as u32)
    }

    pub(super) fn undefine(&mut self, line: &[Token]) {
        let Some(&name) = line.first() else { return };
        if self.definable(name) {
            let spelt = self.text[name.range()].to_vec();
            self.macros.undefine(&spelt);
            self.check_end(line.get(1), false);
        }
    }
}
