//! Defaulted comparison operators ([class.compare.default]): which functions may be defaulted, and which of them are deleted.

use super::synthesized_comparison::Comparison;
use crate::Sema;
use cufe_base::Standard;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Builtin, ClassId, EntityId, FunctionFlags, FunctionId, FunctionTypeFlags, Name, NameKind, Operator, Qualifiers,
    Type, TypeId,
};

/// Whether an operator can be defaulted since C++20.
pub(super) fn is_comparison(name: NameKind) -> bool {
    matches!(
        name,
        NameKind::Operator(
            Operator::EqualEqual
                | Operator::ExclaimEqual
                | Operator::Less
                | Operator::Greater
                | Operator::LessEqual
                | Operator::GreaterEqual
                | Operator::Spaceship
        )
    )
}

impl Sema<'_> {
    /// Checks a comparison operator with `= default`, at `token`: it compares objects of a class of which it is a member or
    /// friend (2967, 2968), of const objects (2970), and has the result `bool` (2969).
    pub(super) fn check_defaulted_comparison(&mut self, function: FunctionId, token: u32) {
        if !self.since(Standard::Cpp20) {
            return;
        }
        let entry = &self.program.functions[function];
        let Some(ty) = self.program.as_function(entry.ty) else { return };
        let (flags, result) = (ty.flags, ty.result);
        let parameters = ty.parameters.clone();
        let name = self.program.entities[entry.entity].name;
        let is_member = self.is_non_static_member(function);
        if entry.flags.contains(FunctionFlags::STATIC_MEMBER) || parameters.len() != if is_member { 1 } else { 2 } {
            return;
        }
        let class = match self.class_of_member(function) {
            Some(class) if is_member => Some(class),
            _ => self.befriending_class(entry.entity),
        };
        let Some(class) = class else { return self.report_at(code::DEFAULTED_COMPARISON_NOT_MEMBER, token) };
        let fits = |sema: &Self, parameter: TypeId| {
            let referred = sema.program.non_reference(parameter);
            let qualifiers = sema.program.unqualified(sema.program.canonical(referred)).1;
            sema.program.class_of(referred) == Some(class)
                && matches!(sema.program.structure(parameter), Type::LvalueReference(_))
                && qualifiers == Qualifiers::CONST
        };
        let is_unknown = |sema: &Self, ty: TypeId| {
            sema.is_dependent_type(ty) && sema.program.class_of(sema.program.non_reference(ty)).is_none()
        };
        let by_value = |sema: &Self, parameter: TypeId| {
            !sema.program.is_reference(parameter) && sema.program.class_of(parameter) == Some(class)
        };
        let all_fit = parameters.iter().all(|&parameter| fits(self, parameter))
            || !is_member && parameters.iter().all(|&parameter| by_value(self, parameter));
        if !all_fit && !parameters.iter().any(|&parameter| is_unknown(self, parameter)) {
            let wrong = parameters.iter().copied().find(|&parameter| !fits(self, parameter)).unwrap_or(parameters[0]);
            let report =
                Report::new(code::DEFAULTED_COMPARISON_PARAMETER, self.position(token)).with(self.type_argument(wrong));
            self.report(report);
        }
        let cv = FunctionTypeFlags::CONST | FunctionTypeFlags::VOLATILE;
        if is_member && flags & cv != FunctionTypeFlags::CONST {
            self.report_at(code::DEFAULTED_COMPARISON_NOT_CONST, token);
        }
        let is_bool =
            self.value_structure(result) == Type::Builtin(Builtin::Bool) && !self.program.is_reference(result);
        let is_open = !matches!(self.program.structure(result), Type::Auto | Type::DecltypeAuto)
            && (self.is_dependent_type(result) || self.value_structure(result) == Type::Unknown);
        if name != Name::operator(Operator::Spaceship) && !is_bool && !is_open {
            self.report_at(code::DEFAULTED_COMPARISON_RESULT, token);
        }
    }

    /// The class that a function is declared a friend of, if it is one only.
    fn befriending_class(&self, function: EntityId) -> Option<ClassId> {
        self.class_state.befriended_by.get(&function).and_then(|classes| classes.last().copied())
    }

    /// Whether a defaulted comparison operator is deleted: its class, or what is compared in it, has no comparison that it may
    /// use ([class.compare.default], [class.eq], [class.spaceship], [class.compare.secondary]). None where that is not known.
    pub(super) fn is_deleted_comparison(&mut self, function: FunctionId) -> Option<bool> {
        if self.program.entities[self.program.functions[function].entity].template.is_some()
            || !self.is_defaulted_comparison(function)
        {
            return None;
        }
        self.synthesize_comparison(function);
        match self.class_state.comparisons.get(&function)? {
            Comparison::Parts(_) => Some(false),
            Comparison::Deleted => Some(true),
            Comparison::Unknown => None,
        }
    }
}
