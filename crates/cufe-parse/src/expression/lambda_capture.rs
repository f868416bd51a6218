//! The captures of lambda expressions, and what their bodies use of what is around them ([expr.prim.lambda.capture]).

use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{Capture, CaptureKind, EntityKind, FunctionFlags, LambdaFlags, ScopeId, VariableFlags};
use cufe_lex::TokenKind;
use cufe_sema::build::{CaptureUse, Captured};
use smallvec::{SmallVec, smallvec};

/// What one capture in the text makes.
pub(super) type Captures = SmallVec<[Capture; 1]>;

impl Parser<'_, '_> {
    /// `[captures]`, evaluated in the enclosing scope; init-captures are declared in the lambda's.
    pub(super) fn lambda_introducer(&mut self, scope: ScopeId, flags: &mut LambdaFlags) -> Vec<Capture> {
        self.advance();
        let mut captures: Vec<Capture> = Vec::new();
        self.in_brackets(|parser| {
            if !parser.capture_default(flags) {
                parser.capture_list(scope, *flags, &mut captures);
            }
            parser.end_of_captures();
        });
        captures
    }

    /// `=`, or `&` before a comma or the end, and the comma behind it. Whether nothing follows.
    fn capture_default(&mut self, flags: &mut LambdaFlags) -> bool {
        match self.kind() {
            TokenKind::RightBracket => return true,
            TokenKind::Equal => *flags |= LambdaFlags::COPY_DEFAULT,
            TokenKind::Ampersand if matches!(self.peek(1), TokenKind::RightBracket | TokenKind::Comma) => {
                *flags |= LambdaFlags::REFERENCE_DEFAULT;
            }
            _ => return false,
        }
        self.advance();
        // The reference does not miss the comma.
        let comma = self.at;
        if self.eat(TokenKind::Comma) && self.is(TokenKind::RightBracket) {
            self.error_at(code::TRAILING_COMMA, comma);
        }
        self.is(TokenKind::RightBracket)
    }

    fn capture_list(&mut self, scope: ScopeId, flags: LambdaFlags, captures: &mut Vec<Capture>) {
        loop {
            match self.capture(scope) {
                Some(made) => {
                    // What is made of the elements of one pack has one name.
                    if let Some(capture) = made.first() {
                        self.check_capture(capture, captures, flags);
                    }
                    captures.extend(made);
                }
                // Behind the `*` of a `*this` that has no object.
                None if self.is(TokenKind::KwThis) => return,
                None => self.skip_capture(),
            }
            if !self.eat(TokenKind::Comma) {
                return;
            }
        }
    }

    /// Goes from what is no capture to the `,` or `]` behind it.
    fn skip_capture(&mut self) {
        while !matches!(self.kind(), TokenKind::Comma | TokenKind::RightBracket | TokenKind::EndOfFile) {
            self.skip_captured_token();
        }
    }

    /// `]`, or what the reference passes in search of it: everything but balanced brackets, ends of statements and blocks too.
    fn end_of_captures(&mut self) {
        if self.eat(TokenKind::RightBracket) {
            return;
        }
        self.sema.declaring.last_error = None;
        self.syntax_error(code::EXPECTED_CLOSING_BRACKET);
        self.sema.declaring.last_error = None;
        let error = self.at;
        while !matches!(self.kind(), TokenKind::RightBracket | TokenKind::EndOfFile) {
            self.skip_captured_token();
        }
        self.resume_after(error);
        self.eat(TokenKind::RightBracket);
    }

    /// A token or what stands in a pair of brackets.
    fn skip_captured_token(&mut self) {
        match self.closing_partner(self.at) {
            Some(close) if close > self.at => self.at = close + 1,
            _ => self.at += 1,
        }
    }

    /// 1729 for a capture that is what the default says, 1761 for what is captured twice.
    fn check_capture(&mut self, capture: &Capture, before: &[Capture], flags: LambdaFlags) {
        let is_default = match capture.kind {
            CaptureKind::Copy => flags.contains(LambdaFlags::COPY_DEFAULT),
            CaptureKind::Reference => flags.contains(LambdaFlags::REFERENCE_DEFAULT),
            CaptureKind::This => flags.contains(LambdaFlags::COPY_DEFAULT) && !self.since(Standard::Cpp20),
            _ => false,
        };
        let name = capture.name;
        let is_this = |kind| matches!(kind, CaptureKind::This | CaptureKind::StarThis);
        let is_same = |other: &Capture| match (is_this(capture.kind), is_this(other.kind)) {
            (false, false) => self.tokens.symbol(other.name) == self.tokens.symbol(name),
            (one, other) => one && other,
        };
        let is_known = |capture: &Capture| capture.entity.is_some() || is_this(capture.kind);
        if !is_known(capture) {
            return;
        }
        if is_default {
            self.error_at(code::REDUNDANT_CAPTURE, capture.first);
        }
        if before.iter().any(|other| is_known(other) && is_same(other)) {
            let is_star = capture.kind == CaptureKind::StarThis;
            self.error_at(code::DUPLICATE_CAPTURE, if is_star { capture.first } else { name });
        }
    }

    /// A simple-capture or init-capture ([expr.prim.lambda.capture]), in an instance the captures that its expansion makes;
    /// none where there is a mistake in its form, which is reported.
    fn capture(&mut self, scope: ScopeId) -> Option<Captures> {
        let first = self.at;
        let is_reference = self.eat(TokenKind::Ampersand);
        let ellipsis = self.at;
        let is_pack = self.eat(TokenKind::Ellipsis);
        let is_star = self.is(TokenKind::Star) && self.peek(1) == TokenKind::KwThis;
        // Packs have names.
        if is_pack && !self.is(TokenKind::Identifier) && self.sema.in_template() {
            self.error_at(code::EXPANSION_WITHOUT_PACK, ellipsis);
        }
        if self.is(TokenKind::KwThis) || is_star {
            return self.capture_of_this(first, is_reference).map(|capture| smallvec![capture]);
        }
        if !self.is(TokenKind::Identifier) {
            self.syntax_error(code::EXPECTED_IDENTIFIER);
            return None;
        }
        let token = self.advance();
        if matches!(self.kind(), TokenKind::Equal | TokenKind::LeftParen | TokenKind::LeftBrace) {
            let ellipsis = is_pack.then_some(ellipsis);
            return Some(self.init_capture(scope, first, token, is_reference, ellipsis));
        }
        self.simple_capture(first, token, is_reference, is_pack.then_some(ellipsis))
    }

    /// `this` or `*this`, behind a `&` that may not stand there (1732).
    fn capture_of_this(&mut self, first: u32, is_reference: bool) -> Option<Capture> {
        let is_star = self.is(TokenKind::Star);
        if is_star && !self.sema.options.extended_lambda && self.sema.lacks_star_this() {
            self.syntax_error(code::EXPECTED_IDENTIFIER);
            return None;
        }
        let has_object = self.check_this();
        if has_object && is_reference {
            self.error_at(code::THIS_BY_REFERENCE, first);
        }
        if has_object && !is_reference {
            self.note_simple_capture(Captured::This, self.at);
            self.at += u32::from(is_star);
        }
        let token = self.advance();
        if !has_object || is_reference {
            // What follows a `*` is one token too many.
            return None;
        }
        let kind = if is_star { CaptureKind::StarThis } else { CaptureKind::This };
        Some(Capture {
            kind,
            entity: None,
            initializer: None,
            is_pack: false,
            is_implicit: false,
            name: token,
            first,
            last: token,
        })
    }

    /// The name of a variable at `token`, which was passed. `ellipsis` stands before it: the reference accepts it there, too.
    fn simple_capture(
        &mut self,
        first: u32,
        token: u32,
        is_reference: bool,
        ellipsis: Option<u32>,
    ) -> Option<Captures> {
        let name = self.sema.identifier_name(token);
        let found = self.sema.lookup_unqualified(name, self.sema.context.scope, token);
        self.note_pack(&found, token);
        let mut is_pack = ellipsis.is_some();
        if let Some(ellipsis) = ellipsis {
            self.note_expansion(token, self.at, ellipsis);
        } else if (self.sema.in_template() || self.sema.declaring.in_instance) && self.eat(TokenKind::Ellipsis) {
            is_pack = true;
            self.expand(token);
        }
        if found.is_nothing() && !self.sema.may_be_inherited(name, self.sema.context.scope, token) {
            let text = self.sema.name_text(name);
            self.name_error_at(code::UNDECLARED_IDENTIFIER, token, text);
        }
        let mut captured = found.first().filter(|&entity| !self.sema.check_deduced_name(entity, token));
        if let Some(entity) = captured {
            self.note_simple_capture(Captured::Variable(entity), token);
            // Only variables are captured: no members, functions, types.
            match self.sema.program().entities[entity].kind {
                EntityKind::Variable(variable)
                    if !self.sema.program().variables[variable].flags.contains(VariableFlags::STATIC_MEMBER) =>
                {
                    if !self.sema.has_automatic_storage(entity) {
                        self.error_at(code::CAPTURE_OF_STATIC, token);
                        captured = None;
                    }
                }
                // What a dependent using-declaration names is not known, and instances have packs of their own.
                EntityKind::Using(_) => {}
                _ if self.sema.declaring.in_instance => {}
                _ => {
                    self.error_at(code::CAPTURE_OF_NO_VARIABLE, token);
                    captured = None;
                }
            }
        }
        let kind = if is_reference { CaptureKind::Reference } else { CaptureKind::Copy };
        if kind == CaptureKind::Copy
            && let Some(entity) = captured
        {
            self.sema.check_captured_length(entity, token);
        }
        let capture = Capture {
            kind,
            entity: captured,
            initializer: None,
            is_pack,
            is_implicit: false,
            name: token,
            first,
            last: self.previous(),
        };
        let elements = captured.filter(|_| is_pack).and_then(|pack| self.sema.variables_of_pack(pack));
        Some(match elements {
            Some(elements) => elements
                .into_iter()
                .map(|element| Capture { entity: Some(element), is_pack: false, ..capture })
                .collect(),
            None => smallvec![capture],
        })
    }

    /// Records a use of a name that a lambda around it may capture.
    pub(crate) fn note_use(&mut self, name: &ParsedName) {
        let Some(function) =
            self.sema.context.function.filter(|_| self.sema.context.unevaluated == 0 && self.not_captured == 0)
        else {
            return;
        };
        // `&C::member` is a pointer to member.
        if name.qualifier != Qualifier::None && name.first == self.address_operand {
            return;
        }
        if self.sema.program().functions[function].flags.contains(FunctionFlags::LAMBDA)
            && let Some(captured) = self.sema.captured_by(&name.found, function)
        {
            self.note_capture(captured, name.token);
            self.sema.check_uncaptured(&name.found, captured, function, name.token);
            self.sema.check_blocked_capture(captured, function, name.token, false);
        }
    }

    /// Records what a simple-capture names: the lambdas around it must be able to capture that, too.
    fn note_simple_capture(&mut self, captured: Captured, token: u32) {
        self.note_capture(captured, token);
        let is_automatic = match captured {
            Captured::Variable(entity) => self.sema.has_automatic_storage(entity),
            Captured::This => true,
        };
        if is_automatic && let Some(function) = self.sema.context.function.filter(|_| self.not_captured == 0) {
            self.sema.check_blocked_capture(captured, function, token, true);
        }
    }

    /// Records a use of an automatic variable or of `this` if it stands in a lambda.
    pub(crate) fn note_capture(&mut self, captured: Captured, token: u32) {
        let Some(function) =
            self.sema.context.function.filter(|_| self.sema.context.unevaluated == 0 && self.not_captured == 0)
        else {
            return;
        };
        if self.sema.program().functions[function].flags.contains(FunctionFlags::LAMBDA) {
            let constexpr_if = self.constexpr_if;
            self.sema.note_capture_use(CaptureUse { function, through: function, captured, token, constexpr_if });
        }
    }
}
