//! Function parameter packs whose elements are known ([temp.variadic]/5).

use super::{Declarator, ParsedParameters};
use crate::Sema;
use cufe_il::{
    EntityKind, Name, ParameterDeclaration, ParameterFlags, ScopeId, TemplateArgument, TypeId, VariableFlags,
};

/// The declaration of a function parameter pack.
#[derive(Clone, Copy)]
pub struct ParameterPack<'d> {
    /// The scope of the parameters.
    pub scope: ScopeId,
    /// First token.
    pub first: u32,
    /// The declarator.
    pub declarator: &'d Declarator,
    /// The type that is expanded.
    pub pattern: TypeId,
    /// The token behind it.
    pub behind: u32,
}

impl Sema<'_> {
    /// Declares the parameters that a parameter pack stands for, and the pack.
    pub fn declare_elements(&mut self, pack: &ParameterPack, types: Vec<TypeId>, result: &mut ParsedParameters) {
        let &ParameterPack { scope, first, declarator, pattern, behind } = pack;
        let (name, token) = match &declarator.name {
            Some(name) => (name.name, name.token),
            None => (Name::UNNAMED, first),
        };
        let mut elements = Vec::with_capacity(types.len());
        for ty in types {
            let declared = self.adjusted_parameter(ty, false);
            let entity = self.new_variable(name, declared, scope, token, VariableFlags::PARAMETER, false);
            elements.push(TemplateArgument::Entity(entity));
            let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return };
            result.types.push(self.adjusted_parameter(ty, true));
            result.list.push(ParameterDeclaration {
                variable,
                ty: declared,
                written: ty,
                first,
                last: behind.saturating_sub(1),
                name: declarator.name.as_ref().map(|name| name.token),
                insertion: declarator.insertion.min(behind),
                default: None,
                flags: ParameterFlags::ELEMENT,
            });
        }
        let expansion = self.expansion_type(pattern);
        let flags = VariableFlags::PARAMETER | VariableFlags::PACK;
        let entity = self.new_variable(name, expansion, scope, token, flags, false);
        let list = self.program.intern_arguments(elements);
        self.instances.packs.insert(entity, list);
        self.instances.packs_in.entry(scope).or_default().push(entity);
        self.declare(entity, behind);
    }
}
