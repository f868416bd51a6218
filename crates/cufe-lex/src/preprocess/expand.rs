//! Macro replacement: what is read next, arguments, rescanning ([cpp.replace]).
//!
//! Replacement lists are read from a stack of contexts. A macro is active as long as its context is on the stack; its name,
//! read meanwhile, is painted and never replaced. So far that is the standard's rule, and where the standard leaves it
//! open it is what common preprocessors do, the reference among them.

use super::Preprocessor;
use super::macros::{is, is_hash};
use super::token::{Kind, Reader, Token};
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_diagnostics::code;

/// Arguments within arguments that are followed.
const MAXIMUM_DEPTH: u32 = 2_000;

/// Tokens that are read before those of the file.
pub(super) struct Context {
    tokens: Vec<Token>,
    next: usize,
    /// The macro that they are the replacement of.
    owner: Option<u32>,
    /// Nothing is read beyond them.
    is_whole: bool,
}

/// How the arguments of an invocation ended.
enum Arguments {
    Found(Vec<Vec<Token>>),
    /// The tokens end before; the place to report, nothing for the end of the source.
    Unterminated(Option<u32>),
}

impl Preprocessor<'_> {
    fn push_context(&mut self, tokens: Vec<Token>, owner: Option<u32>, is_whole: bool) {
        if let Some(owner) = owner {
            self.macros.get_mut(owner).active += 1;
        }
        self.contexts.push(Context { tokens, next: 0, owner, is_whole });
    }

    fn pop_context(&mut self) {
        if let Some(Context { owner: Some(owner), .. }) = self.contexts.pop() {
            self.macros.get_mut(owner).active -= 1;
        }
    }

    /// The next token of the contexts, up to one that is whole.
    fn read(&mut self) -> Option<Token> {
        loop {
            let context = self.contexts.last_mut()?;
            if let Some(&token) = context.tokens.get(context.next) {
                context.next += 1;
                return Some(token);
            }
            if context.is_whole {
                return None;
            }
            self.pop_context();
        }
    }

    /// Whether an opening parenthesis is read next.
    fn is_invoked(&mut self) -> bool {
        for context in self.contexts.iter().rev() {
            if let Some(token) = context.tokens.get(context.next) {
                return is(token, &self.text, b"(");
            }
            if context.is_whole {
                return false;
            }
        }
        self.is_invoked_in_file()
    }

    /// Whether the file goes on with an opening parenthesis. Ends of lines may stand before it, directives may not.
    pub(super) fn is_invoked_in_file(&self) -> bool {
        let Some(frame) = self.frames.last() else { return false };
        let mut reader = Reader::new(frame.at..frame.end, self.dialect);
        while reader.at < reader.end {
            reader.skip_space(&self.text);
            match self.text.get(reader.at).filter(|_| reader.at < reader.end) {
                Some(b'\n') => reader.at += 1,
                Some(b'(') => return true,
                _ => return false,
            }
        }
        false
    }

    /// Replaces the name of a macro, if it is one that may be replaced here.
    pub(super) fn invoke(&mut self, name: Token) -> bool {
        let Some(id) = self.macros.find(&self.text[name.range()]) else { return false };
        let found = self.macros.get(id);
        if found.is_token {
            return false;
        }
        let Some(count) = found.parameters.as_ref().map(Vec::len) else {
            let tokens = self.substitute(id, Vec::new(), name);
            self.push_context(tokens, Some(id), false);
            return true;
        };
        if !self.is_invoked() {
            return false;
        }
        match self.arguments(id, count, name) {
            Arguments::Found(arguments) => {
                let tokens = self.substitute(id, arguments, name);
                self.push_context(tokens, Some(id), false);
            }
            Arguments::Unterminated(at) => {
                self.report(code::EXPECTED_CLOSING_PARENTHESIS, at.unwrap_or(u32::MAX));
                self.report(code::UNTERMINATED_MACRO_INVOCATION, name.at);
            }
        }
        true
    }

    /// The arguments of an invocation, from its opening parenthesis on ([cpp.replace.general]/11).
    fn arguments(&mut self, id: u32, count: usize, name: Token) -> Arguments {
        let variadic = self.macros.get(id).variadic;
        let mut arguments: Vec<Vec<Token>> = vec![Vec::new()];
        let mut depth = 0u32;
        let mut reported = false;
        self.collecting += 1;
        let mut ended_at = None;
        let result = loop {
            let within = self.contexts.iter().any(|context| context.is_whole);
            let token = match self.read() {
                Some(token) => token,
                None if within => {
                    ended_at = Some(name.at);
                    break false;
                }
                None => self.next_in_file(),
            };
            if token.kind == Kind::End {
                if within {
                    // The end of a directive's line is read again.
                    ended_at = Some(token.at);
                    let whole = self.contexts.iter_mut().rev().find(|context| context.is_whole);
                    whole.into_iter().for_each(|context| context.next -= 1);
                }
                break false;
            }
            let open = is(&token, &self.text, b"(");
            let close = is(&token, &self.text, b")");
            if depth == 0 {
                // The parenthesis that opens the invocation.
                depth = 1;
                continue;
            }
            if close && depth == 1 {
                let is_empty = arguments.len() == 1 && arguments[0].is_empty();
                let given = if is_empty && count == 0 { 0 } else { arguments.len() };
                let least = if variadic { count - 1 } else { count };
                if given < least {
                    self.report_about_macro(code::TOO_FEW_MACRO_ARGUMENTS, token.at, id);
                }
                break true;
            }
            if is(&token, &self.text, b",") && depth == 1 && !(variadic && arguments.len() == count) {
                if count == 0 && !reported {
                    reported = true;
                    self.report_about_macro(code::TOO_MANY_MACRO_ARGUMENTS, token.at, id);
                }
                arguments.push(Vec::new());
                continue;
            }
            if arguments.len() > count && !reported {
                reported = true;
                self.report_about_macro(code::TOO_MANY_MACRO_ARGUMENTS, token.at, id);
            }
            depth = depth + u32::from(open) - u32::from(close);
            // From here on reports are about the invocation.
            if let Some(last) = arguments.last_mut() {
                last.push(Token { at: name.at, ..token });
            }
            if !self.spend(1) {
                break false;
            }
        };
        self.collecting -= 1;
        if !result {
            return Arguments::Unterminated(ended_at);
        }
        arguments.resize(count.max(usize::from(variadic)), Vec::new());
        if let Some(first) = arguments.iter_mut().find_map(|argument| argument.first_mut()) {
            first.space = false;
        }
        Arguments::Found(arguments)
    }

    /// The next token of the files within an invocation: lines do not matter, directives are carried out.
    fn next_in_file(&mut self) -> Token {
        let mut space = false;
        loop {
            let mut token = self.next_raw();
            let is_inner = self.frames.len() > 1;
            let Some(frame) = self.frames.last_mut() else { return token };
            match token.kind {
                Kind::Newline => {
                    frame.line_start = true;
                    space = true;
                }
                Kind::End if is_inner => {
                    self.end_file();
                    space = true;
                }
                _ if frame.line_start && is_hash(&token, &self.text) => {
                    frame.copied = frame.at;
                    self.directive(token);
                    space = true;
                }
                _ => {
                    frame.line_start = false;
                    token.space |= space;
                    return token;
                }
            }
            if self.stopped {
                return Token { kind: Kind::End, ..token };
            }
        }
    }

    /// Reads and replaces until the contexts are empty (or up to one that is whole).
    pub(super) fn rescan(&mut self) -> Vec<Token> {
        let mut result = Vec::new();
        while let Some(mut token) = self.read() {
            if token.kind == Kind::Identifier && !token.painted {
                let found = self.macros.find(&self.text[token.range()]);
                if found.is_some_and(|id| self.macros.get(id).active > 0) {
                    token.painted = true;
                } else if found.is_some() && self.invoke(token) {
                    continue;
                }
            }
            if !self.spend(1) {
                break;
            }
            result.push(token);
        }
        result
    }

    /// Tokens with all macros in them replaced, as if nothing stood around them.
    pub(super) fn replaced(&mut self, tokens: Vec<Token>) -> Vec<Token> {
        if self.depth > MAXIMUM_DEPTH || tokens.iter().all(|token| token.kind != Kind::Identifier) {
            return tokens;
        }
        self.depth += 1;
        let bottom = self.contexts.len();
        self.push_context(tokens, None, true);
        let result = stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.rescan());
        while self.contexts.len() > bottom {
            self.pop_context();
        }
        self.depth -= 1;
        result
    }
}
