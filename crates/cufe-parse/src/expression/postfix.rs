//! Postfix expressions ([expr.post]): calls, launches, subscripts, member access, increments.

use super::Operands;
use crate::Parser;
use crate::name::Qualifier;
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{ExpressionId, UnaryOperator};
use cufe_lex::TokenKind;
use cufe_sema::build::LaunchParts;

impl Parser<'_, '_> {
    /// postfix-expression
    pub(crate) fn postfix_expression(&mut self) -> ExpressionId {
        let first = self.at;
        let primary = self.primary_expression();
        self.postfix_rest(first, primary)
    }

    /// What follows a primary expression.
    pub(crate) fn postfix_rest(&mut self, first: u32, mut left: ExpressionId) -> ExpressionId {
        loop {
            left = match self.kind() {
                TokenKind::LeftParen => self.call(first, left),
                TokenKind::LeftBracket => self.subscript(first, left),
                TokenKind::Dot | TokenKind::Arrow => self.member_access(first, left),
                TokenKind::PlusPlus | TokenKind::MinusMinus => {
                    let operator = if self.is(TokenKind::PlusPlus) {
                        UnaryOperator::PostIncrement
                    } else {
                        UnaryOperator::PostDecrement
                    };
                    self.advance();
                    let extent = self.extent(first);
                    self.sema.build_unary(operator, left, extent)
                }
                TokenKind::LessLess if self.is_launch_open() => self.launch(first, left),
                _ => return left,
            };
        }
    }

    /// `f(a, ...)` ([expr.call]).
    fn call(&mut self, first: u32, callee: ExpressionId) -> ExpressionId {
        let undeclared = self.sema.undeclared_callee(callee);
        let open = self.at;
        let mut arguments = Operands::new();
        self.parenthesized_arguments(&mut arguments);
        let has_associated = arguments.iter().any(|&argument| self.sema.has_associated_entities(argument));
        self.sema.check_declared(undeclared, &arguments);
        let is_open = has_associated && self.sema.is_unqualified_name(callee);
        let extent = self.extent(first);
        let (call, function) = self.sema.build_call(callee, &arguments, is_open, extent);
        if self.sema.context.speculating == 0 && self.sema.context.unevaluated == 0 {
            self.sema.check_call_of_kernel(callee, function, &arguments, is_open);
        }
        self.sema.use_callee(callee, function, &arguments, is_open, open);
        self.sema.check_device_builtin(callee, &arguments, extent.last);
        self.sema.check_builtin_call(callee, &arguments, extent);
        if !self.sema.constants.immediate_names.is_empty() {
            let entry = self.sema.expression(callee);
            self.sema.forget_immediate_names(entry.first, entry.last);
        }
        if let Some(function) = function {
            self.check_immediate_call(call, function, open);
        }
        if let Some((name, token)) = undeclared
            && self.sema.in_template()
            && self.sema.may_be_found_by(name, token, &arguments)
        {
            self.sema.make_call_dependent(call, &arguments);
        }
        call
    }

    /// `f<<<configuration>>>(a, ...)`.
    fn launch(&mut self, first: u32, callee: ExpressionId) -> ExpressionId {
        let undeclared = self.sema.undeclared_callee(callee);
        let open = self.at;
        self.at += 2;
        let mut configuration = Operands::new();
        let greater = std::mem::replace(&mut self.greater_closes, false);
        let outer = std::mem::replace(&mut self.launch_closes, true);
        if !self.is_launch_close() {
            loop {
                self.list_element(&mut configuration);
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        self.greater_closes = greater;
        self.launch_closes = outer;
        let close = self.at;
        let is_closed = self.is_launch_close();
        if is_closed {
            self.at += 3;
        } else {
            self.sema.declaring.last_error = None;
            self.syntax_error(code::LAUNCH_NOT_CLOSED);
        }
        let is_called = self.is(TokenKind::LeftParen);
        let arguments_open = self.at;
        let mut arguments = Operands::new();
        self.parenthesized_arguments(&mut arguments);
        let arguments_close = self.previous();
        self.sema.check_declared(undeclared, &arguments);
        let extent = self.extent(first);
        if !is_closed || !is_called {
            self.sema.check_broken_launch(callee, &arguments, extent);
            return self.unknown_expression(first);
        }
        let is_open = self.sema.is_unqualified_name(callee)
            && arguments.iter().any(|&argument| self.sema.has_associated_entities(argument));
        self.sema.build_launch(&LaunchParts {
            callee,
            configuration: &configuration,
            arguments: &arguments,
            is_open,
            open,
            close,
            parentheses: (arguments_open, arguments_close),
            extent,
        })
    }

    /// `a[b]`, with several subscripts in the syntax of C++23 ([expr.sub]).
    fn subscript(&mut self, first: u32, base: ExpressionId) -> ExpressionId {
        let open = self.advance();
        let mut subscripts = Operands::new();
        // No lambda stands directly in brackets ([dcl.attr.grammar]/7).
        if self.is(TokenKind::LeftBracket) {
            self.error_at(code::BRACKETS_BEGIN_ATTRIBUTES, self.at);
        }
        self.in_brackets(|parser| {
            if parser.is(TokenKind::RightBracket) {
                // Since C++23 the operator of a class may take nothing.
                if !parser.since(Standard::Cpp23) || parser.sema.is_built_in_subscript(base) {
                    parser.syntax_error(code::EXPECTED_EXPRESSION);
                }
            } else if parser.since(Standard::Cpp23) && !parser.sema.takes_one_subscript(base) {
                let comma = std::mem::replace(&mut parser.comma_operates, false);
                parser.expressions_until(TokenKind::RightBracket, &mut subscripts);
                parser.comma_operates = comma;
            } else if parser.is(TokenKind::LeftBrace) {
                parser.expressions_until(TokenKind::RightBracket, &mut subscripts);
            } else {
                // A comma is an operator before C++23, and where nothing takes several operands.
                let index = parser.subscript_expression();
                let index = parser.pack_expansion(index);
                subscripts.push(index);
            }
            parser.close_bracket(open, TokenKind::RightBracket, code::EXPECTED_CLOSING_BRACKET);
        });
        let extent = self.extent(first);
        self.sema.build_subscript(base, &subscripts, extent)
    }

    /// `e.m`, `e->m` ([expr.ref]).
    fn member_access(&mut self, first: u32, object: ExpressionId) -> ExpressionId {
        let is_arrow = self.is(TokenKind::Arrow);
        let operator = self.advance();
        if !matches!(
            self.kind(),
            TokenKind::Identifier
                | TokenKind::ColonColon
                | TokenKind::KwTemplate
                | TokenKind::KwOperator
                | TokenKind::KwDecltype
                | TokenKind::Tilde
        ) {
            self.syntax_error(code::EXPECTED_MEMBER_NAME);
            return self.unknown_expression(first);
        }
        let object = if is_arrow { self.sema.build_arrow(object, operator) } else { object };
        let object_type = self.sema.object_type(object, is_arrow);
        let Some(mut name) = self.parse_member_name(object_type) else {
            // Where no error was reported, because something else is wrong at the token, this one is.
            self.syntax_error(code::EXPECTED_IDENTIFIER);
            return self.unknown_expression(first);
        };
        if !self.sema.check_object(object, is_arrow, name.name) {
            return self.unknown_expression(first);
        }
        if is_arrow {
            self.sema.use_arrow(object, operator);
        }
        if name.found.is_nothing()
            && name.qualifier == Qualifier::None
            && (name.name.symbol().is_some() || self.sema.is_written_operator(name.name))
            && self.sema.is_complete_class(object_type)
        {
            let text = self.sema.name_text(name.name);
            self.sema.no_member(name.token, text, object_type);
        }
        if let (Some(to), Qualifier::None, Some(object_type)) = (name.conversion, name.qualifier, object_type)
            && self.sema.select_conversions(&mut name.found, object_type, to)
            && name.found.is_nothing()
        {
            let text = self.sema.conversion_text(to);
            self.sema.no_member(name.token, text, Some(object_type));
        }
        if let Qualifier::Type(naming) = name.qualifier
            && !name.found.is_dependent
            && name.name.symbol().is_some()
            && self.sema.is_complete_class(object_type)
            && self.sema.is_complete_class(Some(naming))
        {
            if name.found.is_nothing() {
                let text = self.sema.name_text(name.name);
                self.sema.no_member(name.token, text, Some(naming));
            } else if object_type.is_some_and(|object| self.sema.is_unrelated(object, naming)) {
                self.error_at(code::NOT_A_MEMBER_OF_OBJECT, name.first);
                return self.unknown_expression(first);
            }
        }
        if let Some(arguments) = name.arguments {
            self.check_function_arguments(&name.found, arguments, name.token + 1);
        }
        let extent = self.extent(first);
        if let Qualifier::Type(naming) = name.qualifier {
            self.sema.note_naming_class(name.token, naming);
        }
        let expression = self.sema.build_member(object, is_arrow, &name, extent);
        if name.qualifier != Qualifier::None {
            self.sema.note_qualified(expression);
        }
        expression
    }
}
