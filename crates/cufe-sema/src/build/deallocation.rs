//! Usual deallocation functions ([basic.stc.dynamic.deallocation], [expr.delete]).

use super::new_delete::DEFAULT_NEW_ALIGNMENT;
use crate::Sema;
use cufe_base::Standard;
use cufe_il::{Builtin, ClassId, EntityId, EntityKind, FunctionId, Type, TypeId};

/// The usual deallocation function of a class.
pub(crate) enum UsualDeallocation {
    /// This one.
    Function(FunctionId),
    /// None of the functions is usual.
    None,
    /// Nobody can tell.
    Unknown,
}

impl Sema<'_> {
    /// The usual deallocation function among the members of a class ([expr.delete]/9).
    pub(crate) fn usual_deallocation_of(&mut self, class: ClassId, functions: &[EntityId]) -> UsualDeallocation {
        if !self.only_functions(functions) || functions.iter().any(|&entity| self.may_destroy(entity)) {
            return UsualDeallocation::Unknown;
        }
        // Where no function asks for the alignment, none is needed.
        let alignment = self.alignment_parameter();
        let is_aligned = match functions.iter().any(|&entity| self.takes_alignment(entity, alignment)) {
            true => match self.layout_of(self.program.classes[class].ty) {
                Some(layout) => layout.alignment > DEFAULT_NEW_ALIGNMENT,
                None => return UsualDeallocation::Unknown,
            },
            false => false,
        };
        match self.choose_deallocation(functions, is_aligned, alignment) {
            Some(function) => UsualDeallocation::Function(function),
            None => UsualDeallocation::None,
        }
    }

    /// What a usual deallocation function takes for the alignment: `std::align_val_t`, since C++17. With another enumeration it is
    /// a placement one.
    fn alignment_parameter(&mut self) -> Option<Type> {
        let ty = self.align_type().filter(|_| self.since(Standard::Cpp17))?;
        Some(self.value_structure(ty))
    }

    fn takes_alignment(&self, entity: EntityId, alignment: Option<Type>) -> bool {
        let EntityKind::Function(function) = self.program.entities[entity].kind else { return false };
        let ty = self.program.as_function(self.program.functions[function].ty);
        ty.is_some_and(|ty| ty.parameters.iter().any(|&ty| Some(self.value_structure(ty)) == alignment))
    }

    /// Whether a deallocation function may be a destroying one ([basic.stc.dynamic.deallocation]/3).
    fn may_destroy(&self, entity: EntityId) -> bool {
        let EntityKind::Function(function) = self.program.entities[entity].kind else { return false };
        let Some(ty) = self.program.as_function(self.program.functions[function].ty) else { return true };
        ty.parameters.get(1).is_some_and(|&second| self.program.class_of(second).is_some())
    }

    /// The function that is chosen among usual ones ([expr.delete]/9): one that takes an alignment where one is needed, without a
    /// size before one with a size.
    fn choose_deallocation(
        &self,
        functions: &[EntityId],
        is_aligned: bool,
        alignment: Option<Type>,
    ) -> Option<FunctionId> {
        let fitting = |takes_size: bool, takes_alignment: bool| {
            functions.iter().find_map(|&entity| {
                let EntityKind::Function(function) = self.program.entities[entity].kind else { return None };
                let ty = self.program.as_function(self.program.functions[function].ty)?;
                let (&pointer, others) = ty.parameters.split_first()?;
                let is_pointer = matches!(self.value_structure(pointer), Type::Pointer(inner)
                    if self.value_structure(inner) == Type::Builtin(Builtin::Void));
                let is_size = |ty: TypeId| self.value_structure(ty) == Type::Builtin(Builtin::UnsignedLong);
                let is_alignment = |ty: TypeId| Some(self.value_structure(ty)) == alignment;
                let is_fitting = match (takes_size, takes_alignment, others) {
                    (false, false, []) => true,
                    (true, false, &[size]) => is_size(size),
                    (false, true, &[alignment]) => is_alignment(alignment),
                    (true, true, &[size, alignment]) => is_size(size) && is_alignment(alignment),
                    _ => false,
                };
                (is_pointer && is_fitting).then_some(function)
            })
        };
        [is_aligned, !is_aligned]
            .into_iter()
            .find_map(|takes_alignment| fitting(false, takes_alignment).or_else(|| fitting(true, takes_alignment)))
    }
}
