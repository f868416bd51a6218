//! Declarations whose names are operators or conversion functions: what the actions that check them need to know.

use super::DeclarationContext;
use super::declarator::Declarator;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_il::{NameKind, Operator, TypeId};
use cufe_lex::TokenKind;
use cufe_sema::declare::OperatorDeclaration;

impl Parser<'_, '_> {
    /// Checks a declared function whose name is an operator's or a conversion function's. Definitions outside a class
    /// repeat what was checked in the class, except for a return type of a conversion function.
    pub(super) fn check_operator_declaration(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
        ty: TypeId,
    ) {
        if self.sema.context.speculating > 0 {
            return;
        }
        let is_conversion = match name.name.kind() {
            NameKind::Conversion => true,
            NameKind::Operator(_) => false,
            _ => return,
        };
        let has_result = specifiers.ty.is_some()
            || [TokenKind::KwConst, TokenKind::KwVolatile]
                .iter()
                .any(|&kind| self.specifier_token(specifiers, kind).is_some());
        let result = has_result.then(|| self.first_of_type(specifiers));
        if matches!(name.qualifier, Qualifier::Type(_) | Qualifier::Unknown) {
            if is_conversion && let Some(token) = result {
                self.error_at(452, token);
            }
            return;
        }
        let Some(mut ty) = self.sema.program().as_function(ty).cloned() else { return };
        if Self::declares_explicit_object(declarator) && !ty.parameters.is_empty() {
            ty.parameters.remove(0);
        }
        let scope = self.declaration_scope();
        let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
        let class = (!is_friend && context.in_class).then(|| self.sema.declared_member_of(scope)).flatten();
        let default = declarator
            .function()
            .and_then(|function| function.parameters.list.iter().find_map(|parameter| parameter.default));
        let declaration = OperatorDeclaration {
            ty,
            class,
            is_static: specifiers.flags.contains(SpecifierFlags::STATIC),
            is_friend,
            is_templated_friend: is_friend && self.sema.declaring.template_depth > 0,
            scope,
            name: name.token,
            default: default.map(|(equal, _)| equal),
            result,
        };
        if declaration.class.is_none()
            && !is_friend
            && declaration.ty.parameters.len() == 1
            && matches!(
                name.name.kind(),
                NameKind::Operator(Operator::New | Operator::NewArray | Operator::Delete | Operator::DeleteArray)
            )
            && let Some(token) = self.specifier_token(specifiers, TokenKind::KwInline)
        {
            // The program replaces such functions of the library ([replacement.functions]/3).
            self.warning_at(2620, token);
        }
        match name.name.kind() {
            NameKind::Operator(operator) => self.sema.check_operator_function(operator, &declaration),
            _ => {
                if let Some(target) = name.conversion {
                    self.sema.check_conversion_function(target, &declaration);
                }
            }
        }
    }

    /// The first specifier that belongs to the type.
    pub(super) fn first_of_type(&self, specifiers: &Specifiers) -> u32 {
        let is_other = |token: &u32| {
            matches!(
                self.tokens.kind(*token),
                TokenKind::KwStatic
                    | TokenKind::KwExtern
                    | TokenKind::KwInline
                    | TokenKind::KwVirtual
                    | TokenKind::KwExplicit
                    | TokenKind::KwFriend
                    | TokenKind::KwConstexpr
                    | TokenKind::KwConsteval
                    | TokenKind::KwConstinit
                    | TokenKind::KwMutable
                    | TokenKind::KwRegister
                    | TokenKind::KwThreadLocal
                    | TokenKind::KwExtension
            )
        };
        (specifiers.first..specifiers.end).find(|token| !is_other(token)).unwrap_or(specifiers.first)
    }
}
