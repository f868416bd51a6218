//! Constexpr non-static member functions are const in C++11, also where that is not written ([dcl.constexpr]/8 there).

use crate::Sema;
use crate::declare::{
    DeclarationContext, Declarator, ParsedName, Qualifier, QualifierPlace, SpecifierFlags, Specifiers,
};
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{FunctionFlags, FunctionTypeFlags, Name, TypeId};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// Makes a member function const that is constexpr and no static one; 2659 in its class. `base` is the type of the
    /// specifiers.
    pub fn make_constexpr_member_const(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &mut Declarator,
        base: TypeId,
    ) {
        if self.since(Standard::Cpp14)
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
            if !self.declaring.in_instance
                && let Some(token) = self.specifier_token(specifiers, TokenKind::KwConstexpr)
                && self.context.speculating == 0
            {
                let position = self.position(token);
                self.report(cufe_diagnostics::Report::new(code::CONSTEXPR_MEMBER_IMPLICITLY_CONST, position));
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
        let program = &self.program;
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
