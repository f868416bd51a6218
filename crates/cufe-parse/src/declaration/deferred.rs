//! Deferred parts of classes: default arguments, exception specifications, member initializers and bodies, parsed when the
//! outermost class is complete ([class.mem.general]/complete-class context).

use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{EntityKind, FunctionDeclarationId, FunctionId, VariableId};
use cufe_lex::TokenKind;
use cufe_sema::{Deferred, DeferredKind};

impl Parser<'_, '_> {
    fn defer(&mut self, kind: DeferredKind, first: u32, last: u32, is_parenthesized: bool) {
        self.deferred.push(Deferred {
            kind,
            specified: None,
            first,
            last,
            scope: self.sema.context.scope,
            granting: self.sema.context.granting,
            function: self.sema.context.function,
            declaration: None,
            variable: None,
            template_depth: self.sema.declaring.template_depth,
            is_parenthesized,
            of_consteval: self.declares_consteval,
            in_instance: self.sema.declaring.in_instance,
        });
    }

    /// Defers a parenthesised expression.
    pub(crate) fn defer_expression(&mut self, first: u32, last: u32) {
        self.defer(DeferredKind::Signature, first, last, true);
    }

    /// Defers a default argument of a parameter.
    pub(crate) fn defer_initializer(&mut self, first: u32, last: u32, parameter: VariableId) {
        self.defer(DeferredKind::Signature, first, last, false);
        if let Some(deferred) = self.deferred.last_mut() {
            deferred.variable = Some(parameter);
        }
    }

    /// Defers a default member initializer, without its `=`.
    pub(crate) fn defer_member_initializer(&mut self, first: u32, last: u32, field: VariableId) {
        self.defer(DeferredKind::Initializer, first, last, false);
        if let Some(deferred) = self.deferred.last_mut() {
            deferred.variable = Some(field);
        }
    }

    /// Leaves the initializer of a variable of an instance for who needs its value. The declarations behind it in the same
    /// class may: it is no part that waits for the class to be complete.
    pub(crate) fn leave_unread(&mut self, first: u32, last: u32, variable: VariableId) {
        self.defer_member_initializer(first, last, variable);
        if let Some(part) = self.deferred.pop() {
            self.sema.keep_deferred(&[part]);
        }
    }

    /// Defers the body of a function.
    pub(crate) fn defer_body(&mut self, declaration: FunctionDeclarationId, first: u32, last: u32) {
        self.defer(DeferredKind::Body, first, last, false);
        if let Some(deferred) = self.deferred.last_mut() {
            deferred.declaration = Some(declaration);
        }
    }

    /// Parses the parts deferred since `start` in the order of their kinds.
    pub(crate) fn parse_deferred(&mut self, start: usize) {
        let parts = self.deferred.split_off(start);
        // What reading ahead found in the incomplete class does not hold any more.
        self.names.clear();
        self.arguments.clear();
        // An evaluation may need what comes later in the order.
        self.sema.keep_deferred(&parts);
        if self.sema.declaring.in_instance {
            // Nothing of an instance is read before it is needed.
            return;
        }
        for kind in [DeferredKind::Signature, DeferredKind::Initializer, DeferredKind::Body] {
            for part in parts.iter().filter(|part| part.kind == kind) {
                self.parse_deferred_part(part);
            }
        }
    }

    fn parse_deferred_part(&mut self, part: &Deferred) {
        let wanted = match part.declaration {
            Some(declaration) => self.sema.is_body_wanted(declaration),
            None => self.sema.is_text_wanted(part.first, part.last),
        };
        let is_parsed = match (part.declaration, part.variable) {
            (Some(declaration), _) => self.sema.program().function_declarations[declaration].statement.is_some(),
            (None, Some(variable)) => wanted && self.sema.take_deferred(variable).is_none(),
            (None, None) => false,
        };
        if !wanted || is_parsed {
            return;
        }
        let checkpoint = self.checkpoint();
        let nesting = std::mem::replace(&mut self.sema.declaring.class_nesting, 0);
        let greater = std::mem::replace(&mut self.greater_closes, false);
        let launch = std::mem::replace(&mut self.launch_closes, false);
        self.at = part.first;
        self.sema.context.scope = part.scope;
        self.sema.context.function = part.function;
        self.sema.declaring.template_depth = part.template_depth;
        let granting = std::mem::replace(&mut self.sema.context.granting, part.granting);
        match (part.kind, part.declaration) {
            (DeferredKind::Body, Some(declaration)) => self.function_body(declaration),
            _ if part.is_parenthesized => self.deferred_noexcept(part.specified),
            _ => self.deferred_initializer(part),
        }
        self.sema.context.granting = granting;
        self.sema.declaring.class_nesting = nesting;
        self.greater_closes = greater;
        self.launch_closes = launch;
        self.restore_position(&checkpoint);
    }

    /// The operand of an exception specification, at its parenthesis.
    pub(crate) fn deferred_noexcept(&mut self, function: Option<FunctionId>) {
        let open = self.advance();
        // The object has the qualifiers of the function ([expr.prim.this]/2).
        let flags = function.and_then(|function| self.sema.function_type_flags(function));
        let outer = std::mem::replace(&mut self.sema.context.trailing, flags);
        let has_no_object = function.is_some_and(|function| !self.sema.is_non_static_member(function));
        let outer_object = std::mem::replace(&mut self.declares_without_object, has_no_object);
        let expression = self.constant_expression();
        self.declares_without_object = outer_object;
        self.sema.context.trailing = outer;
        self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        let value = self.converted_condition(expression);
        if let (Some(function), Some(value)) = (function, value) {
            self.sema.settle_exception_specification(function, value);
        }
    }

    fn deferred_initializer(&mut self, part: &Deferred) {
        let is_field = part.variable.is_none_or(|variable| {
            let entity = self.sema.program().variables[variable].entity;
            matches!(self.sema.program().entities[entity].kind, EntityKind::Field(_))
        });
        let before = self.sema.snapshot();
        let outer = std::mem::replace(&mut self.declares_consteval, part.of_consteval);
        let around = self.sema.begin_potential_throw();
        let in_member = std::mem::replace(&mut self.sema.context.in_member_initializer, is_field);
        let initialized = std::mem::replace(&mut self.sema.context.initialized, part.variable);
        let signature = std::mem::replace(&mut self.sema.context.substituted, part.specified);
        let initializer =
            if is_field { self.initializer_clause() } else { self.outside_parameters(Self::initializer_clause) };
        self.sema.context.substituted = signature;
        self.sema.context.in_member_initializer = in_member;
        self.declares_consteval = outer;
        if let Some(variable) = part.variable {
            self.sema.set_initializer(variable, Some(initializer));
            if is_field {
                self.sema.check_member_initializer(variable, initializer, part.first);
            } else {
                self.sema.check_default_argument(variable, initializer);
            }
        }
        self.sema.context.initialized = initialized;
        self.sema.end_potential_throw(part.variable, around);
        if self.at <= part.last && !self.sema.failed_since(&before) {
            self.syntax_error(if is_field { code::EXPECTED_SEMICOLON } else { code::TOKENS_AFTER_DEFAULT_ARGUMENT });
        }
    }

    /// Parses an initializer that was deferred and that something needs now.
    pub(crate) fn parse_deferred_initializer(&mut self, part: &Deferred) {
        self.sema.context.scope = part.scope;
        self.sema.context.function = part.function;
        self.sema.declaring.template_depth = part.template_depth;
        let granting = std::mem::replace(&mut self.sema.context.granting, part.granting);
        self.deferred_initializer(part);
        self.sema.context.granting = granting;
    }
}
