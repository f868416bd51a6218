//! Defaulted comparison operators ([class.compare.default]): which functions may be defaulted, and which of them are deleted.

use super::accessible::either;
use crate::Sema;
use crate::conversion::Operand;
use cufe_base::Standard;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Access, Builtin, ClassId, ClassKey, DataMemberFlags, EntityId, EntityKind, FunctionFlags, FunctionId,
    FunctionTypeFlags, Name, NameKind, Operator, Qualifiers, Type, TypeId, ValueCategory,
};

/// How deep defaulted comparisons of members are followed.
const DEPTH: u32 = 32;

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

    /// Whether a defaulted comparison operator is deleted, because some part of the class cannot be compared; known only for
    /// `==` and `<=>` with a deduced result.
    pub(super) fn is_deleted_comparison(&mut self, function: FunctionId) -> Option<bool> {
        self.deleted_comparison_within(function, DEPTH)
    }

    fn deleted_comparison_within(&mut self, function: FunctionId, depth: u32) -> Option<bool> {
        let entry = &self.program.functions[function];
        let NameKind::Operator(operator) = self.program.entities[entry.entity].name.kind() else { return None };
        let ty = self.program.as_function(entry.ty)?;
        let class = self.program.class_of(self.program.non_reference(*ty.parameters.first()?))?;
        let is_known = matches!(operator, Operator::EqualEqual | Operator::Spaceship)
            && entry.flags.contains(FunctionFlags::DEFAULTED)
            && self.has_known_members(class);
        if depth == 0 || !is_known {
            return None;
        }
        // A result that is written is made of other comparisons too.
        let is_synthesized = operator == Operator::Spaceship
            && !entry.flags.contains(FunctionFlags::DEDUCED_RETURN)
            && !self.program.has_placeholder(ty.result);
        let data = &self.program.classes[class];
        let (members, bases) = (data.data_members.clone(), data.bases.clone());
        let is_variant = |ty: TypeId| {
            self.program.class_of(ty).is_some_and(|class| {
                self.program.classes[class].key == ClassKey::Union
                    && !self.program.classes[class].data_members.is_empty()
            })
        };
        if data.key == ClassKey::Union && !members.is_empty()
            || members.iter().any(|member| {
                member.flags.contains(DataMemberFlags::ANONYMOUS) && is_variant(member.ty)
                    || self.program.is_reference(member.ty)
            })
        {
            return Some(true);
        }
        let mut result = Some(false);
        for base in bases {
            let of_part = self.lacks_comparison(base.ty, operator, class, is_synthesized, depth);
            result = either(result, of_part);
        }
        for member in members.iter().filter(|member| member.variable.is_some()) {
            let of_part = self.lacks_comparison(member.ty, operator, class, is_synthesized, depth);
            result = either(result, of_part);
        }
        result
    }

    /// Whether a part of a class has no comparison that the class may use.
    fn lacks_comparison(
        &mut self,
        ty: TypeId,
        operator: Operator,
        user: ClassId,
        is_synthesized: bool,
        depth: u32,
    ) -> Option<bool> {
        let (element, _) = self.element_type(ty);
        let class = match self.program.written(element) {
            Type::Builtin(_) | Type::Enum(_) => return Some(false),
            Type::Pointer(_) | Type::MemberPointer { .. } if operator == Operator::EqualEqual => return Some(false),
            Type::MemberPointer { .. } => return Some(true),
            Type::Class(class) => class,
            _ => return None,
        };
        if is_synthesized || !self.has_known_members(class) {
            return None;
        }
        let conversions = self.conversion_functions(class);
        if conversions.is_partial || !conversions.entities.is_empty() {
            return None;
        }
        let name = Name::operator(operator);
        let found = self.lookup_in_class(class, name, u32::MAX);
        let token = self.program.entities[self.program.classes[class].entity].token;
        let operand = Operand { ty: element, category: ValueCategory::Lvalue, expression: None };
        let others = self.lookup_associated(name, &[operand], u32::MAX);
        let scope = self.program.entities[self.program.classes[class].entity].scope;
        let visible = self.lookup_unqualified(name, scope, token);
        if found.is_dependent || others.is_partial || !others.entities.is_empty() || !visible.is_nothing() {
            return None;
        }
        let &[only] = found.entities.as_slice() else {
            return if found.entities.is_empty() { Some(true) } else { None };
        };
        let EntityKind::Function(function) = self.program.entities[only].kind else { return None };
        let flags = self.program.functions[function].flags;
        if flags.contains(FunctionFlags::DELETED) {
            return Some(true);
        }
        let is_accessible = match self.program.entities[only].access {
            Access::Public => Some(true),
            _ => {
                let place = self.access_place_of_class(user);
                self.is_accessible(only, class, &place)
            }
        };
        let is_deleted = match flags.contains(FunctionFlags::DEFAULTED) {
            true => self.deleted_comparison_within(function, depth - 1),
            false => Some(false),
        };
        either(is_accessible.map(|is| !is), is_deleted)
    }
}
