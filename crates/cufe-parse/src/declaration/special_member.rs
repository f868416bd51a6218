//! Names of constructors and destructors in declarations ([class.ctor], [class.dtor], [class.mem.general]).

use super::Context;
use super::declarator::Declarator;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_il::{EntityKind, FunctionFlags, FunctionId, Name, NameKind};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// A member function of its class's name is a constructor and has no return type (405); a destructor has neither a
    /// return type (964) nor parameters (407), and its class's name (279).
    pub(super) fn check_special_member_name(
        &mut self,
        context: &Context,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
    ) {
        if self.sema.context.speculating > 0 {
            return;
        }
        if name.name == Name::DESTRUCTOR {
            if specifiers.ty.is_some() {
                let token = self.first_of_type(specifiers);
                self.error_at(964, token);
            }
            if let Some(function) = declarator.function()
                && let Some(parameter) = function.parameters.list.first()
            {
                self.error_at(407, parameter.first);
            }
            let own = self
                .current_class()
                .and_then(|class| self.sema.program.symbol(self.sema.program.classes[class].entity));
            if context.in_class
                && name.qualifier == Qualifier::None
                && !specifiers.flags.contains(SpecifierFlags::FRIEND)
                && self.tokens.kind(name.token + 1) == TokenKind::Identifier
                && let Some(own) = own
                && self.tokens.symbol(name.token + 1) != own
                && self.names_another_class(name.token + 1)
            {
                self.error_at(279, name.token);
            }
            return;
        }
        let is_member = context.in_class && !specifiers.flags.contains(SpecifierFlags::FRIEND);
        if is_member && specifiers.ty.is_some() && self.is_name_of_class(name.name) && context.heads.is_empty() {
            self.error_at(405, name.token);
        }
    }

    /// Whether the name behind `~` is not one for the class that is being defined.
    fn names_another_class(&self, token: u32) -> bool {
        let found = self.sema.lookup_unqualified(self.identifier_name(token), self.sema.context.scope, token);
        let Some(class) = self.current_class() else { return false };
        match found.first() {
            None => !found.is_dependent,
            Some(entity) => match self.sema.program.entities[entity].kind {
                EntityKind::Class(other) => other != class,
                EntityKind::Typedef(ty) => {
                    self.sema.program.class_of(ty) != Some(class) && !self.sema.is_dependent_type(ty)
                }
                _ => false,
            },
        }
    }

    /// `= default` and `= delete`, at the `=`: a friend is not defaulted (1779), a template neither (1807), and what was
    /// declared before is not deleted (1775). Returns whether it has the effect all the same.
    pub(super) fn check_definition_by_assignment(
        &mut self,
        context: &Context,
        specifiers: &Specifiers,
        name: &ParsedName,
        function: FunctionId,
        equal: u32,
    ) -> bool {
        let entry = &self.sema.program.functions[function];
        let entity = &self.sema.program.entities[entry.entity];
        let is_delete = self.tokens.kind(equal + 1) == TokenKind::KwDelete;
        let is_default = self.tokens.kind(equal + 1) == TokenKind::KwDefault;
        // Comparisons are defaulted as friends.
        let is_operator = matches!(name.name.kind(), NameKind::Operator(_));
        if is_default && !is_operator && specifiers.flags.contains(SpecifierFlags::FRIEND) {
            self.error_at(1779, equal);
            return true;
        }
        if is_default && entity.template.is_some() {
            self.error_at(1807, equal);
            return false;
        }
        let is_first = entity.token == name.token || entity.token == u32::MAX;
        let was_defined = FunctionFlags::BUILTIN
            | FunctionFlags::IMPLICIT
            | FunctionFlags::DEFINED
            | FunctionFlags::DELETED
            | FunctionFlags::DEFAULTED
            | FunctionFlags::DEFAULTED_LATER;
        let is_late =
            is_delete && !context.in_class && !is_first && !entry.flags.intersects(was_defined) && !self.in_instance;
        if is_late {
            let token = if entity.template.is_some() { name.token } else { equal + 1 };
            self.error_at(1775, token);
        }
        !is_late
    }

    /// Whether a name is that of the class whose members are being declared.
    pub(super) fn is_name_of_class(&self, name: Name) -> bool {
        self.current_class().is_some_and(|class| {
            let symbol = self.sema.program.symbol(self.sema.program.classes[class].entity);
            symbol.is_some() && symbol == name.symbol()
        })
    }

    /// A member that is no constructor may not have the name of its class (280); a non-static data member may where the
    /// class declares no constructor ([class.mem.general]).
    pub(super) fn check_member_name(&mut self, context: &Context, name: Name, token: u32, is_field: bool) -> bool {
        if self.sema.context.speculating > 0 || !context.in_class || !self.is_name_of_class(name) {
            return false;
        }
        let Some(class) = self.current_class() else { return false };
        let has_constructor = self.sema.program.classes[class].functions.iter().any(|&function| {
            self.sema.program.entities[function].name == Name::CONSTRUCTOR
                && !self.sema.program.function_of(function).is_some_and(|function| {
                    self.sema.program.functions[function].flags.contains(FunctionFlags::IMPLICIT)
                })
        });
        let is_wrong = !is_field || has_constructor;
        if is_wrong {
            self.error_at(280, token);
        }
        is_wrong
    }
}
