//! Captures with initializers ([expr.prim.lambda.capture]/6), which declare variables of deduced types.

use super::lambda_capture::Captures;
use crate::Parser;
use crate::feature::Feature;
use cufe_diagnostics::code;
use cufe_il::{Capture, CaptureKind, ExpressionFlags, ExpressionId, ExpressionKind, Program, ScopeId};
use cufe_lex::TokenKind;
use smallvec::smallvec;

impl Parser<'_, '_> {
    /// `x = e`, `x(e)` or `x{e}` behind its name `token`, whose capture begins at `first`. `ellipsis` stands before the name of
    /// a pack.
    pub(super) fn init_capture(
        &mut self,
        scope: ScopeId,
        first: u32,
        token: u32,
        is_reference: bool,
        ellipsis: Option<u32>,
    ) -> Captures {
        // Elsewhere than in templates there are no packs.
        let ellipsis = ellipsis.filter(|&ellipsis| {
            let can_be_pack = self.sema.in_template() || self.sema.declaring.in_instance;
            match can_be_pack {
                true => self.uses_feature(Feature::PackCapture, ellipsis),
                false => self.error_at(code::PACK_INIT_CAPTURE, ellipsis),
            }
            can_be_pack
        });
        let is_pack = ellipsis.is_some();
        let begin = self.at;
        let initializer = self.capture_initializer();
        if let Some(ellipsis) = ellipsis
            && self.note_expansion(token, self.at, ellipsis)
        {
            self.error_at(code::EXPANSION_WITHOUT_PACK, ellipsis);
        }
        // The reference accepts the ellipsis behind the initializer, too.
        let is_pack = is_pack || {
            let can_be_pack = self.sema.in_template() || self.sema.declaring.in_instance;
            let is_expanded = can_be_pack && self.eat(TokenKind::Ellipsis);
            if is_expanded {
                self.expand(token);
            }
            is_expanded
        };
        // A pack's initializer is a pattern whose expansion the ellipsis before the name is.
        let is_unexpanded = is_pack || self.sema.expression(initializer).flags.contains(ExpressionFlags::UNEXPANDED);
        if !is_unexpanded {
            self.sema.check_init_capture(initializer, token, is_reference);
        }
        let ty = match is_unexpanded {
            true => Program::UNKNOWN,
            false => self.sema.init_capture_type(initializer, is_reference),
        };
        let capture = Capture {
            kind: if is_reference { CaptureKind::InitReference } else { CaptureKind::Init },
            entity: None,
            initializer: Some(initializer),
            is_pack,
            is_implicit: false,
            name: token,
            first,
            last: self.previous(),
        };
        if is_pack && let Some(captures) = self.expanded_init_capture(scope, begin, capture) {
            return captures;
        }
        let entity = self.sema.init_capture_variable(scope, ty, &capture);
        self.sema.declare(entity, self.at);
        smallvec![Capture { entity: Some(entity), ..capture }]
    }

    /// `= e`, `(e)` or `{e}`.
    fn capture_initializer(&mut self) -> ExpressionId {
        match self.kind() {
            TokenKind::Equal => {
                self.advance();
                self.initializer_clause()
            }
            TokenKind::LeftBrace => self.braced_init_list(),
            _ => self.initializer_in_parentheses(),
        }
    }

    /// In an instance: the captures that a pack's initializer makes, which begins at `begin` and was passed
    /// ([expr.prim.lambda.capture]/17). `None` where nothing is known of the packs in it.
    fn expanded_init_capture(&mut self, scope: ScopeId, begin: u32, capture: Capture) -> Option<Captures> {
        let end = self.at;
        let elements = self.elements_between(begin, end, &mut |parser| {
            let initializer = parser.capture_initializer();
            let ty = parser.sema.init_capture_type(initializer, capture.kind == CaptureKind::InitReference);
            (initializer, ty)
        })?;
        let mut captures = Captures::new();
        for (initializer, ty) in elements {
            let element = Capture { initializer: Some(initializer), is_pack: false, ..capture };
            let entity = self.sema.init_capture_variable(scope, ty, &element);
            captures.push(Capture { entity: Some(entity), ..element });
        }
        let variables = captures.iter().filter_map(|capture| capture.entity);
        let pack = self.sema.init_capture_variable(scope, Program::UNKNOWN, &capture);
        self.sema.declare(pack, self.at);
        self.sema.make_pack_of_variables(pack, variables);
        Some(captures)
    }

    /// `(e)` with one initializer.
    fn initializer_in_parentheses(&mut self) -> ExpressionId {
        let open = self.advance();
        if self.is(TokenKind::RightParen) {
            self.syntax_error(code::EXPECTED_EXPRESSION);
            self.at += 1;
            self.error_at(code::EXPECTED_CLOSING_PARENTHESIS, self.at);
            let extent = self.extent(open);
            return self.sema.unknown_expression(extent);
        }
        let inner = self.in_brackets(|parser| {
            let inner = parser.initializer_clause();
            parser.pack_expansion(inner)
        });
        if !self.eat(TokenKind::RightParen) {
            // A comma begins another capture.
            self.syntax_error(code::EXPECTED_CLOSING_PARENTHESIS);
            while !matches!(
                self.kind(),
                TokenKind::Comma
                    | TokenKind::RightParen
                    | TokenKind::RightBracket
                    | TokenKind::Semicolon
                    | TokenKind::RightBrace
                    | TokenKind::EndOfFile
            ) {
                if self.kind().is_opening_bracket() { self.skip_brackets() } else { self.at += 1 }
            }
            self.eat(TokenKind::RightParen);
        }
        let extent = self.extent(open);
        match self.sema.expression(inner).kind {
            ExpressionKind::InitializerList(_) => inner,
            _ => self.sema.build_parenthesized(inner, extent),
        }
    }
}
