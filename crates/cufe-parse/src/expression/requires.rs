//! Requires-expressions and the expressions of requires-clauses ([expr.prim.req], [temp.pre]).

use crate::Parser;
use crate::declaration::specifier::is_type_word;
use crate::name::NameMode;
use cufe_diagnostics::{Report, Severity, code};
use cufe_il::{
    Builtin, ExpressionFlags, ExpressionId, ExpressionKind, Operator, Program, ScopeId, ScopeKind, ValueCategory,
};
use cufe_lex::TokenKind;
use cufe_sema::constant::Value;
use cufe_sema::template::Satisfaction;
use cufe_sema::template::known_or_unknown;

impl Parser<'_, '_> {
    /// constraint-logical-or-expression: primary expressions joined by `&&` and `||`. What follows a primary expression in
    /// parentheses belongs to the declaration.
    pub(crate) fn requires_clause_expression(&mut self) -> ExpressionId {
        if let Some(constraint) = self.known_constraint() {
            return constraint;
        }
        let first = self.at;
        let mut left = self.constraint_conjunction();
        while self.eat(TokenKind::PipePipe) {
            let right = self.constraint_conjunction();
            let extent = self.extent(first);
            left = self.sema.build_binary(Operator::PipePipe, left, right, extent);
        }
        if self.binary_operator_here().is_some() {
            self.syntax_error(code::REQUIRES_CLAUSE_NEEDS_PARENTHESES);
            left = self.binary_rest(first, left, 0);
        } else {
            self.sema.check_constraint(left);
        }
        self.note_constraint(first, left);
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
        let is_other = match self.kind() {
            TokenKind::Exclaim
            | TokenKind::Minus
            | TokenKind::Plus
            | TokenKind::Tilde
            | TokenKind::Star
            | TokenKind::KwSizeof
            | TokenKind::KwAlignof
            | TokenKind::KwNoexcept
            | TokenKind::KwTypename
            | TokenKind::KwStaticCast
            | TokenKind::KwConstCast
            | TokenKind::KwReinterpretCast
            | TokenKind::KwDynamicCast => true,
            TokenKind::KwDecltype => !self.is_decltype_qualifier(),
            kind => is_type_word(kind),
        };
        if is_other {
            self.syntax_error(code::INVALID_REQUIRES_CLAUSE);
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
        let satisfaction = match self.sema.defers_requirements() {
            true => self.skip_requirements(),
            false => self.in_new_scope(ScopeKind::FunctionParameters, Self::requirements),
        };
        let extent = self.extent(first);
        let flags = if self.sema.in_template() { ExpressionFlags::VALUE_DEPENDENT } else { ExpressionFlags::empty() };
        let ty = Program::builtin(Builtin::Bool);
        let expression = self.sema.build(ExpressionKind::Requires, ty, ValueCategory::Prvalue, flags, extent);
        if let Some(value) = satisfaction.value()
            && !self.sema.in_template()
        {
            self.sema.remember_constant(expression, None, &Value::Integer(i128::from(value)));
        }
        expression
    }

    /// Passes the parameters and requirements of a requires-expression, of which nothing is known yet.
    fn skip_requirements(&mut self) -> Satisfaction {
        if self.is(TokenKind::LeftParen) {
            self.skip_brackets();
        }
        if self.is(TokenKind::LeftBrace) {
            self.skip_brackets();
        }
        Satisfaction::Unknown
    }

    /// The parameters and requirements of a requires-expression, behind the keyword.
    fn requirements(&mut self, scope: ScopeId) -> Satisfaction {
        let mut result = Satisfaction::Satisfied;
        if self.is(TokenKind::LeftParen) {
            let open = self.advance();
            result = self.required(|parser| {
                parser.in_brackets(|parser| {
                    let parameters = parser.parameter_declaration_clause(scope);
                    if parameters.is_variadic {
                        parser.error_at(code::ELLIPSIS_IN_REQUIRES, parser.previous());
                    }
                    parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                    for parameter in &parameters.list {
                        if let Some((equal, _)) = parameter.default {
                            parser.rule_violation(code::DEFAULT_ARGUMENT_NOT_ALLOWED, equal);
                        }
                    }
                    let is_known = |&ty: &cufe_il::TypeId| !parser.sema.is_dependent_type(ty);
                    known_or_unknown(parameters.types.iter().all(is_known))
                })
            });
            if result == Satisfaction::Unsatisfied {
                self.at = self.after_bracket(open).unwrap_or(self.at);
            }
        }
        if !self.is(TokenKind::LeftBrace) {
            self.syntax_error(code::EXPECTED_OPENING_BRACE);
            return Satisfaction::Unknown;
        }
        let open = self.at;
        if result == Satisfaction::Unsatisfied {
            self.skip_brackets();
            return result;
        }
        self.advance();
        self.in_brackets(|parser| {
            parser.in_unevaluated(|parser| {
                if parser.is(TokenKind::RightBrace) {
                    parser.syntax_error(code::EMPTY_REQUIRES_EXPRESSION);
                }
                while !matches!(parser.kind(), TokenKind::RightBrace | TokenKind::EndOfFile) {
                    let before = parser.at;
                    match parser.required(Self::requirement) {
                        Satisfaction::Satisfied => {}
                        Satisfaction::Unknown => result = Satisfaction::Unknown,
                        Satisfaction::Unsatisfied => {
                            result = Satisfaction::Unsatisfied;
                            if parser.sema.tests_requirements() {
                                break;
                            }
                        }
                    }
                    if parser.at == before {
                        parser.advance();
                    }
                }
            });
            if result == Satisfaction::Unsatisfied && parser.sema.tests_requirements() {
                parser.at = open;
                parser.skip_brackets();
            } else {
                parser.close_bracket(open, TokenKind::RightBrace, code::EXPECTED_CLOSING_BRACE);
            }
        });
        result
    }

    /// Reads a part of a requires-expression: in an instance its errors mean that it is not satisfied.
    fn required(&mut self, read: impl FnOnce(&mut Self) -> Satisfaction) -> Satisfaction {
        if !self.sema.tests_requirements() {
            return read(self);
        }
        let outer = std::mem::replace(&mut self.sema.context.in_requirement, true);
        let result = self.tested(read);
        self.sema.context.in_requirement = outer;
        result
    }

    /// Simple, type, compound and nested requirements ([expr.prim.req.general]).
    fn requirement(&mut self) -> Satisfaction {
        let result = match self.kind() {
            TokenKind::KwTypename if !self.is_typename_in_expression() => {
                let ty = self.type_requirement();
                // A template without arguments is no type.
                match self.sema.is_template_without_type(ty) {
                    true => Satisfaction::Unsatisfied,
                    false => known_or_unknown(!self.sema.is_dependent_type(ty)),
                }
            }
            TokenKind::KwRequires => {
                self.advance();
                self.nested_requirement()
            }
            TokenKind::LeftBrace => self.compound_requirement(),
            _ => {
                let expression = self.expression();
                self.sema.is_certain_operand(expression)
            }
        };
        if !self.expect(TokenKind::Semicolon, code::EXPECTED_SEMICOLON) {
            self.skip_to_semicolon();
        }
        result
    }

    /// `typename` and a name: 3054 where it names no type for certain. Access is no matter (measured).
    fn type_requirement(&mut self) -> cufe_il::TypeId {
        if self.sema.tests_requirements() || self.sema.context.speculating > 0 {
            return self.required_type();
        }
        let first = self.at + 1;
        let sink = std::mem::take(&mut self.sema.sink);
        let access = self.sema.begin_access();
        let ty = self.required_type();
        self.sema.end_access(access);
        let made = std::mem::replace(&mut self.sema.sink, sink).into_reports();
        let is_error =
            |report: &Report| report.natural_severity() >= Severity::Error && report.code != code::INACCESSIBLE_MEMBER;
        let is_concept = self.at == first + 1 && self.sema.names_concept(first);
        if is_concept || made.iter().any(is_error) {
            self.error_at(code::INVALID_CONCEPT_USE, first);
        }
        // What is wrong with template arguments is said too.
        for report in made {
            if !matches!(
                report.code,
                code::UNDECLARED_IDENTIFIER
                    | code::NO_SUCH_MEMBER
                    | code::INACCESSIBLE_MEMBER
                    | code::NOT_CLASS_OR_NAMESPACE
                    | code::NO_GLOBAL_NAME
                    | code::INVALID_CONCEPT_USE
            ) {
                self.sema.report(report);
            }
        }
        ty
    }

    /// `requires constraint-expression`, behind the keyword ([expr.prim.req.nested]).
    fn nested_requirement(&mut self) -> Satisfaction {
        if let Some(constraint) = self.known_constraint() {
            let scope = self.sema.context.scope;
            return self.sema.nested_satisfaction(constraint, scope);
        }
        let first = self.at;
        let constraint = self.nested_constraint();
        self.sema.check_constraint(constraint);
        self.note_constraint(first, constraint);
        if self.sema.in_template() {
            return Satisfaction::Unknown;
        }
        match self.evaluate(constraint, None).ok().and_then(|value| value.integer()) {
            Some(0) => Satisfaction::Unsatisfied,
            Some(_) => Satisfaction::Satisfied,
            None => Satisfaction::Unknown,
        }
    }

    /// `{ expression } noexcept_opt return-type-requirement_opt` ([expr.prim.req.compound]).
    fn compound_requirement(&mut self) -> Satisfaction {
        let open = self.advance();
        let asks_nothrow =
            self.closing_partner(open).is_some_and(|close| self.tokens.kind(close + 1) == TokenKind::KwNoexcept);
        let outer = asks_nothrow.then(|| self.sema.begin_noexcept_operand());
        let expression = self.in_brackets(|parser| {
            let expression = if asks_nothrow { parser.in_unevaluated(Self::expression) } else { parser.expression() };
            parser.close_bracket(open, TokenKind::RightBrace, code::EXPECTED_CLOSING_BRACE);
            expression
        });
        let throws = outer.and_then(|outer| self.sema.end_noexcept_operand(outer));
        let mut result = self.sema.is_certain_operand(expression);
        if self.eat(TokenKind::KwNoexcept) {
            result = result.and(|| match throws {
                Some(true) => Satisfaction::Unsatisfied,
                Some(false) => Satisfaction::Satisfied,
                None => Satisfaction::Unknown,
            });
        }
        if self.eat(TokenKind::Arrow) {
            let satisfaction = self.type_constraint(expression);
            result = match (result, satisfaction) {
                (_, Satisfaction::Unsatisfied) => Satisfaction::Unsatisfied,
                (Satisfaction::Satisfied, other) => other,
                (known, _) => known,
            };
        }
        result
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
    fn type_constraint(&mut self, expression: ExpressionId) -> Satisfaction {
        let first = self.at;
        let mut satisfaction = Satisfaction::Unknown;
        let is_concept = match self.kind() {
            TokenKind::Identifier | TokenKind::ColonColon => {
                let name = self.parse_name(NameMode { is_type: true, ..NameMode::default() });
                // Of a name that is not known nothing is said.
                name.is_none_or(|name| {
                    self.note_type_constraint(first, &name, None);
                    satisfaction = self.sema.result_satisfaction(&name, expression);
                    self.sema.is_concept_name(&name) || name.found.is_dependent && !name.found.is_dependent_type
                })
            }
            TokenKind::Semicolon => false,
            _ => {
                self.type_id();
                false
            }
        };
        if !is_concept && self.sema.context.speculating == 0 {
            self.error_at(code::EXPECTED_CONCEPT_NAME, first);
        }
        satisfaction
    }
}
