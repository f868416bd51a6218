//! Requires-expressions and the expressions of requires-clauses ([expr.prim.req], [temp.pre]).

use crate::Parser;
use crate::name::NameMode;
use cufe_il::{Builtin, ExpressionFlags, ExpressionId, ExpressionKind, Operator, Program, ScopeKind, ValueCategory};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// constraint-logical-or-expression: primary expressions joined by `&&` and `||`. What follows a primary expression in
    /// parentheses belongs to the declaration.
    pub(crate) fn requires_clause_expression(&mut self) -> ExpressionId {
        let first = self.at;
        let mut left = self.constraint_conjunction();
        while self.eat(TokenKind::PipePipe) {
            let right = self.constraint_conjunction();
            let extent = self.extent(first);
            left = self.sema.build_binary(Operator::PipePipe, left, right, extent);
        }
        if self.binary_operator_here().is_some() {
            self.syntax_error(3039);
            left = self.binary_rest(first, left, 0);
        } else {
            self.sema.check_constraint(left);
        }
        left
    }

    fn constraint_conjunction(&mut self) -> ExpressionId {
        let first = self.at;
        let mut left = self.constraint_primary();
        while self.eat(TokenKind::AmpersandAmpersand) {
            let right = self.constraint_primary();
            let extent = self.extent(first);
            left = self.sema.build_binary(Operator::AmpersandAmpersand, left, right, extent);
        }
        left
    }

    /// A primary-expression of a requires-clause; 3037 where another operator begins an expression.
    fn constraint_primary(&mut self) -> ExpressionId {
        if matches!(
            self.kind(),
            TokenKind::Exclaim
                | TokenKind::Minus
                | TokenKind::Plus
                | TokenKind::Tilde
                | TokenKind::KwSizeof
                | TokenKind::KwAlignof
                | TokenKind::KwNoexcept
        ) {
            self.syntax_error(3037);
            return self.cast_expression();
        }
        self.in_unevaluated(|parser| {
            parser.guarded(
                |parser| {
                    parser.skip_to_semicolon();
                    parser.unknown_expression(parser.at)
                },
                Self::primary_expression,
            )
        })
    }

    /// `requires ( parameters )_opt { requirements }`
    pub(crate) fn requires_expression(&mut self) -> ExpressionId {
        let first = self.advance();
        self.in_new_scope(ScopeKind::FunctionParameters, |parser, scope| {
            if parser.is(TokenKind::LeftParen) {
                let open = parser.advance();
                parser.in_brackets(|parser| {
                    let parameters = parser.parameter_declaration_clause(scope);
                    if parameters.is_variadic {
                        parser.error_at(3055, parser.previous());
                    }
                    parser.close_bracket(open, TokenKind::RightParen, 18);
                });
            }
            if !parser.is(TokenKind::LeftBrace) {
                parser.syntax_error(130);
                return;
            }
            let open = parser.advance();
            parser.in_brackets(|parser| {
                parser.in_unevaluated(|parser| {
                    if parser.is(TokenKind::RightBrace) {
                        parser.syntax_error(3112);
                    }
                    while !matches!(parser.kind(), TokenKind::RightBrace | TokenKind::EndOfFile) {
                        let before = parser.at;
                        parser.requirement();
                        if parser.at == before {
                            parser.advance();
                        }
                    }
                });
                parser.close_bracket(open, TokenKind::RightBrace, 67);
            });
        });
        let extent = self.extent(first);
        let flags = if self.in_template() { ExpressionFlags::VALUE_DEPENDENT } else { ExpressionFlags::empty() };
        self.sema.build(
            ExpressionKind::Requires,
            Program::builtin(Builtin::Bool),
            ValueCategory::Prvalue,
            flags,
            extent,
        )
    }

    /// Simple, type, compound and nested requirements ([expr.prim.req.general]).
    fn requirement(&mut self) {
        match self.kind() {
            TokenKind::KwTypename if !self.is_typename_in_expression() => {
                self.required_type();
            }
            TokenKind::KwRequires => {
                self.advance();
                let constraint = self.constant_expression();
                self.sema.check_constraint(constraint);
            }
            TokenKind::LeftBrace => {
                let open = self.advance();
                self.in_brackets(|parser| {
                    parser.expression();
                    parser.close_bracket(open, TokenKind::RightBrace, 67);
                });
                self.eat(TokenKind::KwNoexcept);
                if self.eat(TokenKind::Arrow) {
                    self.type_constraint();
                }
            }
            _ => {
                self.expression();
            }
        }
        if !self.expect(TokenKind::Semicolon, 65) {
            self.skip_to_semicolon();
        }
    }

    /// Whether what begins with `typename` is a functional cast: `typename T::x(e)`, `typename T::x{}`.
    fn is_typename_in_expression(&mut self) -> bool {
        self.look_ahead(|parser| {
            parser.required_type();
            !parser.is(TokenKind::Semicolon)
        })
    }

    /// The concept, with or without arguments, after `->` of a compound requirement. `auto` and `decltype(auto)` may follow
    /// in older drafts; a type is read too, so that parsing goes on.
    fn type_constraint(&mut self) {
        let first = self.at;
        let is_concept = match self.kind() {
            TokenKind::Identifier | TokenKind::ColonColon => {
                let name = self.parse_name(NameMode { is_type: true, ..NameMode::default() });
                // Of a name that is not known nothing is said.
                name.is_none_or(|name| {
                    self.is_concept_name(&name) || name.found.is_dependent && !name.found.is_dependent_type
                })
            }
            TokenKind::Semicolon => false,
            _ => {
                self.type_id();
                false
            }
        };
        if !is_concept && self.sema.context.speculating == 0 {
            self.error_at(3057, first);
        }
    }
}
