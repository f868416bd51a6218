//! Captures with initializers ([expr.prim.lambda.capture]/6), which declare variables of deduced types.

use super::lambda_capture::Captures;
use crate::Parser;
use crate::feature::Feature;
use cufe_il::{
    Capture, CaptureKind, EntityId, ExpressionFlags, ExpressionId, ExpressionKind, Program, ScopeId, Type, TypeId,
};
use cufe_lex::TokenKind;
use cufe_sema::declare::Deduction;
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
                false => self.error_at(3123, ellipsis),
            }
            can_be_pack
        });
        let is_pack = ellipsis.is_some();
        let begin = self.at;
        let initializer = self.capture_initializer();
        if let Some(ellipsis) = ellipsis
            && self.note_expansion(token, self.at, ellipsis)
        {
            self.error_at(1920, ellipsis);
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
            self.check_init_capture(initializer, token, is_reference);
        }
        let ty = match is_unexpanded {
            true => Program::UNKNOWN,
            false => self.init_capture_type(initializer, is_reference),
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
        let entity = self.init_capture_variable(scope, ty, &capture);
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

    /// The variable that an init-capture declares.
    fn init_capture_variable(&mut self, scope: ScopeId, ty: TypeId, capture: &Capture) -> EntityId {
        let name = self.sema.identifier_name(capture.name);
        self.sema.new_init_capture(name, ty, scope, capture)
    }

    /// In an instance: the captures that a pack's initializer makes, which begins at `begin` and was passed
    /// ([expr.prim.lambda.capture]/17). `None` where nothing is known of the packs in it.
    fn expanded_init_capture(&mut self, scope: ScopeId, begin: u32, capture: Capture) -> Option<Captures> {
        let end = self.at;
        let elements = self.elements_between(begin, end, &mut |parser| {
            let initializer = parser.capture_initializer();
            let ty = parser.init_capture_type(initializer, capture.kind == CaptureKind::InitReference);
            (initializer, ty)
        })?;
        let mut captures = Captures::new();
        for (initializer, ty) in elements {
            let element = Capture { initializer: Some(initializer), is_pack: false, ..capture };
            let entity = self.init_capture_variable(scope, ty, &element);
            captures.push(Capture { entity: Some(entity), ..element });
        }
        let variables = captures.iter().filter_map(|capture| capture.entity);
        let pack = self.init_capture_variable(scope, Program::UNKNOWN, &capture);
        self.sema.declare(pack, self.at);
        self.sema.make_pack_of_variables(pack, variables);
        Some(captures)
    }

    /// The type of the variable that an init-capture declares.
    fn init_capture_type(&mut self, initializer: ExpressionId, is_reference: bool) -> TypeId {
        let entry = self.sema.expression(initializer);
        if is_reference {
            entry.ty
        } else if let ExpressionKind::InitializerList(_) = entry.kind {
            self.sema.placeholder_type(Program::AUTO, initializer).unwrap_or(Program::UNKNOWN)
        } else {
            self.sema.decayed(entry.ty)
        }
    }

    /// `(e)` with one initializer.
    fn initializer_in_parentheses(&mut self) -> ExpressionId {
        let open = self.advance();
        if self.is(TokenKind::RightParen) {
            self.syntax_error(29);
            self.at += 1;
            self.error_at(18, self.at);
            let extent = self.extent(open);
            return self.sema.unknown_expression(extent);
        }
        let inner = self.in_brackets(|parser| {
            let inner = parser.initializer_clause();
            parser.pack_expansion(inner)
        });
        if !self.eat(TokenKind::RightParen) {
            // A comma begins another capture.
            self.syntax_error(18);
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
        self.sema.build_parenthesized(inner, extent)
    }

    /// The type of an init-capture is that of `auto x` or `auto &x` with the same initializer, if there is one: 1587 at the
    /// name, 2663 at a list in braces of not one element, 461 for a reference to what is no lvalue.
    fn check_init_capture(&mut self, initializer: ExpressionId, name: u32, is_reference: bool) {
        if self.sema.context.speculating > 0 {
            return;
        }
        let entry = self.sema.expression(initializer);
        let is_empty = match entry.kind {
            ExpressionKind::InitializerList(list) => self.sema.program().expression_list(list).is_empty(),
            _ => false,
        };
        let misses_header = self.sema.misses_initializer_list(initializer);
        if misses_header {
            self.error_at(2352, entry.first);
        }
        let mistake = self.sema.braced_placeholder_mistake(initializer, false);
        if is_empty || misses_header {
            self.error_at(1587, name);
        }
        if let Some(code) = mistake {
            self.error_at(code, entry.first);
        }
        if misses_header && mistake.is_none() {
            self.report_second_element(initializer);
        }
        if mistake.is_some() || misses_header || is_empty {
            return;
        }
        let declared = if is_reference {
            self.sema.program.intern_type(Type::LvalueReference(Program::AUTO))
        } else {
            Program::AUTO
        };
        let fails = self.sema.deduce_placeholder(declared, initializer) == Deduction::Fails;
        if fails {
            self.error_at(1587, name);
            self.report_second_element(initializer);
        }
    }

    /// What no type is deduced from is read as the initializer of a scalar, too: 146 at its second element.
    fn report_second_element(&mut self, initializer: ExpressionId) {
        if let ExpressionKind::InitializerList(list) = self.sema.expression(initializer).kind
            && let &[_, second, ..] = self.sema.program().expression_list(list)
        {
            self.error_at(146, self.sema.expression(second).first);
        }
    }
}
