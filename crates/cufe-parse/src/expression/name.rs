//! Names as primary expressions ([expr.prim.id]) and functional casts by type names ([expr.type.conv]).

use super::Operands;
use crate::Parser;
use crate::name::{NameMode, ParsedName, Qualifier};
use cufe_diagnostics::code;
use cufe_il::{EntityKind, ExpressionId, Program, TemplateKind, TypeId};
use cufe_lex::TokenKind;
use cufe_sema::build::{Extent, WrittenName};

impl Parser<'_, '_> {
    /// An id-expression, or a functional cast if the name is a type.
    pub(crate) fn name_expression(&mut self) -> ExpressionId {
        let first = self.at;
        let mode = NameMode::default();
        let Some(name) = self.parse_name(mode) else {
            if self.starts_type() {
                return self.functional_cast();
            }
            if self.at == first {
                self.advance();
                self.syntax_error_at(code::EXPECTED_EXPRESSION, first);
            }
            return self.unknown_expression(first);
        };
        if self.sema.is_type_name(&name, mode) {
            let ty = self.type_of_name(&name);
            return self.functional_cast_to(first, ty);
        }
        if self.sema.is_template_name(&name) {
            let text = self.sema.name_text(name.name);
            self.name_error_at(code::TEMPLATE_ARGUMENTS_MISSING, name.token, text);
            return match self.kind() {
                TokenKind::LeftParen | TokenKind::LeftBrace => self.functional_cast_to(first, Program::UNKNOWN),
                _ => self.unknown_expression(first),
            };
        }
        if self.sema.is_concept_name(&name) && name.arguments.is_none() {
            self.syntax_error(code::EXPECTED_LESS);
            return self.unknown_expression(first);
        }
        if name.found.is_nothing() {
            self.name_not_found(&name);
        }
        let qualifier = match name.qualifier {
            Qualifier::Type(ty) => Some(ty),
            _ => None,
        };
        let written = WrittenName {
            qualifier,
            name: name.name,
            token: name.token,
            arguments: name.arguments,
            extent: Extent { first: name.first, last: name.last },
        };
        if let Some(entity) = name.found.first()
            && let EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_) = self.sema.program().entities[entity].kind
        {
            return self.unknown_expression(first);
        }
        if let Some(arguments) = name.arguments
            && let Some(template) = name.found.first().and_then(|entity| self.sema.template_of(entity))
        {
            if self.sema.program().templates[template].kind == TemplateKind::Function {
                self.check_function_arguments(&name.found, arguments, name.token + 1);
            } else if self.sema.context.speculating > 0 {
                if self.note_mistaken_arguments(template, arguments) {
                    return self.unknown_expression(first);
                }
            } else if !self.check_template_arguments(template, arguments, &name) {
                return self.unknown_expression(first);
            }
        }
        if name.arguments.is_none() && self.sema.is_variable_template(&name) && self.sema.context.speculating == 0 {
            let text = self.sema.name_text(name.name);
            self.name_error_at(code::TEMPLATE_ARGUMENTS_MISSING, name.token, text);
            return self.unknown_expression(first);
        }
        self.note_use(&name);
        if let (Qualifier::None, Some(entity)) = (name.qualifier, name.found.first()) {
            self.sema.check_for_name(name.name, entity, name.token);
        }
        if self.sema.declaring.in_instance
            && let &[entity] = name.found.entities.as_slice()
        {
            self.sema.note_nested_member(entity, name.first);
        }
        let expression = self.sema.build_name(&name.found, written, self.sema.context.function);
        if name.qualifier != Qualifier::None {
            self.sema.note_qualified(expression);
        }
        self.sema.note_name_in_template(expression, &name, self.argument_depth > 0);
        self.sema.use_certain_name(expression);
        if self.since(cufe_base::Standard::Cpp20) {
            self.check_immediate_name(expression);
        }
        expression
    }

    /// Builds an expression; where a deduction of class template arguments fails in what is read ahead, all that it is a part of
    /// is read again to have that reported.
    pub(super) fn settling_deductions<T>(&mut self, build: impl FnOnce(&mut Self) -> T) -> T {
        let unreported = self.sema.guides.unreported;
        let result = build(self);
        self.names.unsettled += u32::from(self.sema.guides.unreported != unreported);
        result
    }

    /// Reports a name that lookup did not find, unless argument-dependent lookup of a call may find it.
    fn name_not_found(&mut self, name: &ParsedName) {
        match name.qualifier {
            Qualifier::None => {
                let Some(symbol) = name.name.symbol() else { return };
                if self.is(TokenKind::LeftParen) || self.is_launch_open() || self.sema.is_builtin_function(symbol) {
                    return;
                }
                self.sema.undeclared_identifier(name.name, name.token);
            }
            Qualifier::Namespace(_) if self.sema.is_qualified_builtin(name) => {}
            Qualifier::Namespace(scope) if scope == Program::GLOBAL_SCOPE => {
                if self.sema.declaring.last_error != Some(name.token) {
                    self.sema.declaring.last_error = Some(name.token);
                    let text = self.sema.name_text(name.name);
                    self.name_error_at(code::NO_GLOBAL_NAME, name.token, text);
                }
            }
            _ => self.sema.undeclared(name),
        }
    }

    /// `T(a, ...)`, `T{a, ...}` at a simple-type-specifier.
    pub(crate) fn functional_cast(&mut self) -> ExpressionId {
        let first = self.at;
        let Some(ty) = self.simple_type_specifier() else {
            if self.at == first {
                self.advance();
            }
            self.syntax_error_at(code::TYPE_NAME_NOT_ALLOWED, first);
            return self.unknown_expression(first);
        };
        self.functional_cast_to(first, ty)
    }

    fn note_construction(&mut self, expression: ExpressionId) {
        if self.sema.in_template() && !self.sema.declaring.in_instance {
            self.constructions.push(expression);
        }
    }

    /// What follows the type of a functional cast.
    fn functional_cast_to(&mut self, first: u32, ty: TypeId) -> ExpressionId {
        let open = self.at;
        match self.kind() {
            TokenKind::LeftParen => {
                let mut arguments = Operands::new();
                self.parenthesized_arguments(&mut arguments);
                let extent = self.extent(first);
                let expression =
                    self.settling_deductions(|parser| parser.sema.build_construct(ty, &arguments, false, open, extent));
                self.check_immediate_construction(expression, first);
                self.note_construction(expression);
                expression
            }
            TokenKind::LeftBrace => {
                let mut arguments = Operands::new();
                self.braced_elements(&mut arguments);
                let extent = self.extent(first);
                let expression =
                    self.settling_deductions(|parser| parser.sema.build_construct(ty, &arguments, true, open, extent));
                self.check_immediate_construction(expression, open);
                self.note_construction(expression);
                expression
            }
            _ => {
                self.syntax_error_at(code::TYPE_NAME_NOT_ALLOWED, first);
                self.unknown_expression(first)
            }
        }
    }
}
