//! The captures of lambda expressions, and what their bodies use of what is around them ([expr.prim.lambda.capture]).

use crate::Parser;
use crate::feature::Feature;
use crate::name::{ParsedName, Qualifier};
use cufe_base::Standard;
use cufe_il::{
    Capture, CaptureKind, EntityKind, ExpressionFlags, FunctionFlags, LambdaFlags, Program, ScopeId, VariableFlags,
};
use cufe_lex::TokenKind;
use cufe_sema::build::{CaptureUse, Captured};

/// The token of a simple capture's name: behind `&`, before the ellipsis of a pack.
fn name_of(capture: &Capture) -> u32 {
    (capture.first + u32::from(capture.kind == CaptureKind::Reference)).min(capture.last)
}

impl Parser<'_, '_> {
    /// `[captures]`, evaluated in the enclosing scope; init-captures are declared in the lambda's.
    pub(super) fn lambda_introducer(&mut self, open: u32, scope: ScopeId, flags: &mut LambdaFlags) -> Vec<Capture> {
        self.advance();
        let mut captures: Vec<Capture> = Vec::new();
        self.in_brackets(|parser| {
            loop {
                match parser.kind() {
                    TokenKind::RightBracket => break,
                    TokenKind::Equal if matches!(parser.peek(1), TokenKind::RightBracket | TokenKind::Comma) => {
                        *flags |= LambdaFlags::COPY_DEFAULT;
                        parser.advance();
                    }
                    TokenKind::Ampersand if matches!(parser.peek(1), TokenKind::RightBracket | TokenKind::Comma) => {
                        *flags |= LambdaFlags::REFERENCE_DEFAULT;
                        parser.advance();
                    }
                    _ => match parser.capture(scope) {
                        Some(capture) => {
                            parser.check_capture(&capture, &captures, *flags);
                            captures.push(capture);
                        }
                        None => {
                            if let Some(close) = parser.tokens.partner(open) {
                                parser.at = close;
                            }
                            break;
                        }
                    },
                }
                if !parser.eat(TokenKind::Comma) {
                    break;
                }
            }
            parser.close_bracket(open, TokenKind::RightBracket, 17);
        });
        captures
    }

    /// 1729 for a capture that is what the default says, 1761 for a name that is captured twice.
    fn check_capture(&mut self, capture: &Capture, before: &[Capture], flags: LambdaFlags) {
        let is_default = match capture.kind {
            CaptureKind::Copy => flags.contains(LambdaFlags::COPY_DEFAULT),
            CaptureKind::Reference => flags.contains(LambdaFlags::REFERENCE_DEFAULT),
            CaptureKind::This => flags.contains(LambdaFlags::COPY_DEFAULT) && !self.since(Standard::Cpp20),
            _ => false,
        };
        if is_default {
            self.error_at(1729, capture.first);
        } else if capture.entity.is_some()
            && matches!(capture.kind, CaptureKind::Copy | CaptureKind::Reference)
            && before.iter().any(|other| other.entity == capture.entity)
        {
            self.error_at(1761, name_of(capture));
        }
    }

    /// A simple-capture or init-capture ([expr.prim.lambda.capture]).
    fn capture(&mut self, scope: ScopeId) -> Option<Capture> {
        let first = self.at;
        let done = |parser: &Self, kind, name, entity, initializer, is_pack| {
            let last = parser.previous();
            Some(Capture { kind, entity, initializer, is_pack, is_implicit: false, name, first, last })
        };
        if self.is(TokenKind::KwThis) {
            self.check_this();
            let token = self.advance();
            self.note_simple_capture(Captured::This, token);
            return done(self, CaptureKind::This, token, None, None, false);
        }
        if self.is(TokenKind::Star) && self.peek(1) == TokenKind::KwThis {
            if !self.sema.options.extended_lambda && self.sema.lacks_star_this() {
                self.syntax_error(40);
                return None;
            }
            self.at += 2;
            self.note_simple_capture(Captured::This, first + 1);
            return done(self, CaptureKind::StarThis, first + 1, None, None, false);
        }
        let is_reference = self.eat(TokenKind::Ampersand);
        let pack_token = self.at;
        let mut is_pack = self.eat(TokenKind::Ellipsis);
        if !self.is(TokenKind::Identifier) {
            self.syntax_error(40);
            return None;
        }
        let token = self.advance();
        let name = self.identifier_name(token);
        if matches!(self.kind(), TokenKind::Equal | TokenKind::LeftParen | TokenKind::LeftBrace) {
            if is_pack {
                self.uses_feature(Feature::PackCapture, pack_token);
            }
            let initializer = match self.kind() {
                TokenKind::Equal => {
                    self.advance();
                    self.initializer_clause()
                }
                TokenKind::LeftBrace => self.braced_init_list(),
                _ => self.parenthesized_primary(),
            };
            if is_pack {
                self.note_expansion(token, self.at, pack_token);
            }
            // A pack's initializer is a pattern whose expansion the ellipsis before the name is.
            let entry = self.sema.expression(initializer);
            let ty = if is_pack || entry.flags.contains(ExpressionFlags::UNEXPANDED) {
                Program::UNKNOWN
            } else if is_reference {
                entry.ty
            } else {
                self.sema.decayed(entry.ty)
            };
            let mut variable_flags = VariableFlags::INIT_CAPTURE | VariableFlags::DEDUCED;
            if is_pack {
                variable_flags |= VariableFlags::PACK;
            }
            let entity = self.sema.new_variable(name, ty, scope, token, variable_flags, false);
            if let Some(variable) = self.sema.program.variable_of(entity) {
                self.sema.program.variables[variable].initializer = Some(initializer);
            }
            self.sema.declare(entity, self.at);
            let kind = if is_reference { CaptureKind::InitReference } else { CaptureKind::Init };
            return done(self, kind, token, Some(entity), Some(initializer), is_pack);
        }
        let found = self.sema.lookup_unqualified(name, self.sema.context.scope, token);
        self.note_pack(&found, token);
        if self.eat(TokenKind::Ellipsis) {
            is_pack = true;
            self.expand(token);
        }
        if found.is_nothing() && !self.sema.may_be_inherited(name, self.sema.context.scope, token) {
            let text = self.sema.name_text(name);
            self.name_error_at(20, token, text);
        }
        if let Some(entity) = found.first() {
            self.note_simple_capture(Captured::Variable(entity), token);
            // Only variables are captured: no members, functions, types.
            match self.sema.program.entities[entity].kind {
                EntityKind::Variable(variable)
                    if !self.sema.program.variables[variable].flags.contains(VariableFlags::STATIC_MEMBER) =>
                {
                    if !self.sema.has_automatic_storage(entity) {
                        self.error_at(1731, token);
                    }
                }
                // What a dependent using-declaration names is not known, and instances have packs of their own.
                EntityKind::Using(_) => {}
                _ if self.in_instance => {}
                _ => self.error_at(1730, token),
            }
        }
        let kind = if is_reference { CaptureKind::Reference } else { CaptureKind::Copy };
        if kind == CaptureKind::Copy
            && let Some(entity) = found.first()
        {
            self.sema.check_captured_length(entity, token);
        }
        done(self, kind, token, found.first(), None, is_pack)
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
        if self.sema.program.functions[function].flags.contains(FunctionFlags::LAMBDA)
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
            // `*this` begins before the word.
            let is_star = captured == Captured::This && self.tokens.kind(token - 1) == TokenKind::Star;
            self.sema.check_blocked_capture(captured, function, token - u32::from(is_star), true);
        }
    }

    /// Records a use of an automatic variable or of `this` if it stands in a lambda.
    pub(crate) fn note_capture(&mut self, captured: Captured, token: u32) {
        let Some(function) =
            self.sema.context.function.filter(|_| self.sema.context.unevaluated == 0 && self.not_captured == 0)
        else {
            return;
        };
        if self.sema.program.functions[function].flags.contains(FunctionFlags::LAMBDA) {
            let constexpr_if = self.constexpr_if;
            self.sema.capture_uses.push(CaptureUse { function, captured, token, constexpr_if });
        }
    }
}
