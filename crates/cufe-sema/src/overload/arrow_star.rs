//! The object of the built-in `->*` ([over.built]/11): a pointer that a conversion function makes.

use crate::Sema;
use crate::conversion::{Comparison, ObjectClass, Operand, Sequence};
use cufe_diagnostics::code;
use cufe_il::{EntityKind, FunctionId, Operator, Type, TypeId};

impl Sema<'_> {
    /// Whether several functions convert the left operand of `->*` to pointers to the class of the member equally well, which
    /// differ in qualifiers at most (417).
    pub(super) fn refuses_object_of_arrow_star(&mut self, operator: Operator, values: &[Operand]) -> bool {
        let (Operator::ArrowStar, &[object, member]) = (operator, values) else { return false };
        let Type::MemberPointer { class: home, .. } = self.value_structure(member.ty) else { return false };
        let Some(functions) = self.pointers_of_object(&object) else { return false };
        let is_to_home = |sema: &Self, function: FunctionId| {
            let result = sema.program.as_function(sema.program.functions[function].ty).map(|ty| ty.result);
            let Some(Type::Pointer(to)) = result.map(|result| sema.value_structure(result)) else { return false };
            let plain = |ty| sema.program.unqualified(sema.program.canonical(ty)).0;
            plain(to) == plain(home)
        };
        // A pointer to a derived class would do as well, one to a class that has nothing to do with it will not.
        let mut to_home = Vec::new();
        for (function, sequence) in functions {
            if is_to_home(self, function) {
                to_home.push((function, sequence));
            } else if !self.is_to_unrelated(function, home) {
                return false;
            }
        }
        let functions = to_home;
        if functions.len() < 2 {
            return false;
        }
        let is_best = |sema: &mut Self, index: usize| -> Option<bool> {
            for (_, (_, sequence)) in functions.iter().enumerate().filter(|&(other, _)| other != index) {
                match sema.compare_sequences(&functions[index].1, sequence) {
                    Comparison::Better => {}
                    Comparison::Unknown => return None,
                    _ => return Some(false),
                }
            }
            Some(true)
        };
        let is_ambiguous = (0..functions.len()).all(|index| is_best(self, index) == Some(false));
        if is_ambiguous && let Some(expression) = object.expression {
            self.report_operand(code::AMBIGUOUS_CONVERSION_FUNCTION, expression);
        }
        is_ambiguous
    }

    /// Whether the pointer that a conversion function makes is certainly not to a class or to one derived from it.
    fn is_to_unrelated(&mut self, function: FunctionId, home: TypeId) -> bool {
        let result = self.program.as_function(self.program.functions[function].ty).map(|ty| ty.result);
        let Some(Type::Pointer(to)) = result.map(|result| self.value_structure(result)) else { return false };
        if !self.is_overloadable(to) {
            return true;
        }
        self.complete_type(to);
        self.program.class_of(to).is_some() && self.is_derived_from(to, home) == Some(false)
    }

    /// The functions that convert an object to pointers, each with what it makes of the object; none where not all are known.
    fn pointers_of_object(&mut self, object: &Operand) -> Option<Vec<(FunctionId, Sequence)>> {
        let class = self.program.class_of(object.ty)?;
        let functions = self.candidate_conversions(class);
        if functions.is_partial {
            return None;
        }
        let mut found = Vec::new();
        for entity in functions.entities {
            let EntityKind::Function(function) = self.program.entities[entity].kind else { return None };
            let result = self.program.as_function(self.program.functions[function].ty)?.result;
            if self.is_dependent_type(result) {
                return None;
            }
            if self.explicitness(function)? || !matches!(self.value_structure(result), Type::Pointer(_)) {
                continue;
            }
            match self.object_conversion(object, function, ObjectClass::OfObject) {
                Sequence::Impossible => {}
                Sequence::Unknown => return None,
                sequence => found.push((function, sequence)),
            }
        }
        Some(found)
    }
}
