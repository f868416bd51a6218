//! Macro replacement: what is read next, arguments, rescanning ([cpp.replace]).
//!
//! Replacement lists are read from a stack of contexts. A macro is active as long as its context is on the stack; its name,
//! read meanwhile, is painted and never replaced. So far that is the standard's rule, and where the standard leaves it
//! open it is what common preprocessors do, the reference among them.

use super::Preprocessor;
use super::compiler::Dynamic;
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

/// The end of the arguments of an invocation.
#[derive(Clone, Copy)]
struct Ending {
    /// The place of the closing parenthesis.
    at: u32,
    /// None was given for the parameter that takes all further ones, not even an empty one.
    rest_is_omitted: bool,
}

/// How the arguments of an invocation ended.
enum Arguments {
    Found(Vec<Vec<Token>>, Ending),
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
    pub(super) fn read(&mut self) -> Option<Token> {
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
        if let Some(dynamic) = found.dynamic {
            return self.invoke_dynamic(id, dynamic, name);
        }
        let Some(count) = found.parameters.as_ref().map(Vec::len) else {
            let tokens = self.substitute(id, Vec::new(), name, true);
            self.push_context(tokens, Some(id), false);
            return true;
        };
        if !self.is_invoked() {
            return false;
        }
        match self.arguments(id, count, name) {
            Arguments::Found(arguments, ending) => {
                // For clang `__LINE__` in a replacement is the line on which the invocation ends.
                let is_clang = self.headers.compiler.is_some_and(|compiler| compiler.is_clang);
                let name = if is_clang { Token { at: ending.at, ..name } } else { name };
                let tokens = self.substitute(id, arguments, name, ending.rest_is_omitted);
                self.push_context(tokens, Some(id), false);
            }
            Arguments::Unterminated(at) => {
                self.report(code::EXPECTED_CLOSING_PARENTHESIS, at.unwrap_or(u32::MAX));
                self.report(code::UNTERMINATED_MACRO_INVOCATION, name.at);
            }
        }
        true
    }

    /// Replaces the name of a dynamic macro.
    fn invoke_dynamic(&mut self, id: u32, dynamic: Dynamic, name: Token) -> bool {
        let mut operand = Vec::new();
        if self.macros.get(id).parameters.is_some() {
            if !self.is_invoked() {
                return false;
            }
            match self.arguments(id, 1, name) {
                Arguments::Found(arguments, _) => operand = arguments.into_iter().next().unwrap_or_default(),
                Arguments::Unterminated(_) => {
                    self.report(code::UNTERMINATED_MACRO_INVOCATION, name.at);
                    return true;
                }
            }
        }
        let token = self.dynamic(dynamic, name, operand);
        self.push_context(vec![token], None, false);
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
        let mut close_at = name.at;
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
                close_at = token.at;
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
            // From here on reports are about the invocation. For a compiler `__LINE__` in an argument is the line there.
            let at = if self.headers.compiler.is_some() { token.at } else { name.at };
            if let Some(last) = arguments.last_mut() {
                last.push(Token { at, ..token });
            }
            if !self.spend(1) {
                break false;
            }
        };
        self.collecting -= 1;
        if !result {
            return Arguments::Unterminated(ended_at);
        }
        let rest_is_omitted = self.is_rest_omitted(&arguments, count);
        arguments.resize(count.max(usize::from(variadic)), Vec::new());
        if let Some(first) = arguments.iter_mut().find_map(|argument| argument.first_mut()) {
            first.space = false;
        }
        Arguments::Found(arguments, Ending { at: close_at, rest_is_omitted })
    }

    /// Whether nothing is given for the parameter that takes all further arguments, so that a comma before `##` goes with
    /// it. The reference takes an empty argument for none; GNU C++ in strict modes takes none for an empty one where there
    /// is no other parameter.
    fn is_rest_omitted(&self, arguments: &[Vec<Token>], count: usize) -> bool {
        let Some(compiler) = self.headers.compiler else { return true };
        let is_nothing = arguments.len() == 1 && count == 1 && arguments[0].is_empty();
        arguments.len() < count || is_nothing && (compiler.is_clang || !compiler.is_strict)
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
                } else if found.is_some() {
                    if self.invoke(token) {
                        continue;
                    }
                } else if self.in_condition && &self.text[token.range()] == b"defined" {
                    match self.defined(token) {
                        Some(value) => token = value,
                        None => continue,
                    }
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
