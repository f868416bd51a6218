//! Objects that are constant without being constexpr: the reference also reads, where a constant is required, constant arrays,
//! pointers and objects of literal classes with static storage outside of functions whose initializers are constant. The
//! standard allows integers and enumerations only ([expr.const]/4).

use crate::Sema;
use cufe_il::{EntityFlags, MemorySpace, Qualifiers, Type, TypeId, VariableFlags, VariableId};

impl Sema<'_> {
    /// Whether a variable may be such an object, as far as its declaration tells.
    pub(super) fn may_be_constant_object(&self, variable: VariableId) -> bool {
        let entry = &self.program.variables[variable];
        let excluded = VariableFlags::PARAMETER
            | VariableFlags::THREAD_LOCAL
            | VariableFlags::BINDING
            | VariableFlags::PACK
            | VariableFlags::CONSTEXPR;
        let (element, qualifiers) = self.element_type(entry.ty);
        let entry_type = self.program.unqualified(self.program.canonical(entry.ty)).0;
        // Of local objects only pointers (measured).
        entry.initializer.is_some()
            && !entry.flags.intersects(excluded)
            && (!self.program.entities[entry.entity].flags.contains(EntityFlags::LOCAL)
                || matches!(self.program.structure(element), Type::Pointer(_)) && element == entry_type)
            && !entry.space.contains(MemorySpace::MANAGED)
            && qualifiers.contains(Qualifiers::CONST)
            && !qualifiers.contains(Qualifiers::VOLATILE)
            && !self.is_dependent_type(entry.ty)
            && !matches!(
                self.program.structure(element),
                Type::Unknown | Type::LvalueReference(_) | Type::RvalueReference(_)
            )
    }

    /// Whether the type of such an object lets it be constant: a literal type without mutable members.
    pub fn is_constant_object_type(&mut self, ty: TypeId) -> Option<bool> {
        Some(self.is_literal(ty)? && !self.has_mutable_part(ty))
    }

    fn has_mutable_part(&self, ty: TypeId) -> bool {
        let mut waiting = vec![ty];
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(ty) = waiting.pop() {
            let Type::Class(class) = self.program.written(self.element_type(ty).0) else { continue };
            if !seen.insert(class) {
                continue;
            }
            let entry = &self.program.classes[class];
            if entry.data_members.iter().any(|member| member.flags.contains(cufe_il::DataMemberFlags::MUTABLE)) {
                return true;
            }
            waiting.extend(entry.data_members.iter().map(|member| member.ty));
            waiting.extend(entry.bases.iter().map(|base| base.ty));
        }
        false
    }
}
