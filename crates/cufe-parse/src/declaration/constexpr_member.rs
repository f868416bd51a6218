//! Constexpr non-static member functions are const in C++11, also where that is not written ([dcl.constexpr]/8 there).

use super::DeclarationContext;
use super::declarator::Declarator;
use super::derived_type::QualifierPlace;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{FunctionFlags, FunctionTypeFlags, Name, TypeId};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// Makes a member function const that is constexpr and no static one; 2659 in its class. `base` is the type of the
    /// specifiers.
    pub(super) fn make_constexpr_member_const(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &mut Declarator,
        base: TypeId,
    ) {
        if self.sema.since(Standard::Cpp14)
            || !specifiers.flags.contains(SpecifierFlags::CONSTEXPR)
            || declarator.function().is_none_or(|function| function.flags.contains(FunctionTypeFlags::CONST))
        {
            return;
        }
        let Some(name) = declarator.name.clone() else { return };
        if Self::qualifier_place(context, specifiers, &name) != QualifierPlace::Member {
            return;
        }
        if context.in_class {
            if !self.sema.declaring.in_instance
                && let Some(token) = self.specifier_token(specifiers, TokenKind::KwConstexpr)
                && self.sema.context.speculating == 0
            {
                let position = self.sema.position(token);
                self.sema.report(cufe_diagnostics::Report::new(code::CONSTEXPR_MEMBER_IMPLICITLY_CONST, position));
            }
        } else {
            let ty = self.apply_declarator(base, declarator);
            if self.is_static_in_class(&name, ty) {
                return;
            }
        }
        declarator.add_function_flags(FunctionTypeFlags::CONST);
    }

    /// Whether a qualified name with a type is declared as that of a static member function.
    fn is_static_in_class(&self, name: &ParsedName, ty: TypeId) -> bool {
        let Qualifier::Type(qualifier) = name.qualifier else { return true };
        let Some(scope) = self.member_scope(qualifier) else { return false };
        let program = self.sema.program();
        if name.name == Name::CONSTRUCTOR {
            return true;
        }
        program.bindings(scope, name.name).any(|(_, binding)| {
            program.function_of(binding.entity).is_some_and(|function| {
                program.functions[function].flags.contains(FunctionFlags::STATIC_MEMBER)
                    && self.has_signature(function, ty)
            })
        })
    }
}
