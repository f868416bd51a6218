//! Declarations of special members: which functions may be defaulted and of which types ([dcl.fct.def.default]), constructors
//! that take their own class by value ([class.copy.ctor]).

use super::special::SpecialMember;
use crate::Sema;
use cufe_base::Standard;
use cufe_diagnostics::{Report, code};
use cufe_il::{FunctionId, FunctionTypeFlags, NameKind, Operator, Qualifiers, Type, TypeId};

impl Sema<'_> {
    /// Checks a function with `= default`; `token` is its name.
    pub fn check_defaulted(&mut self, function: FunctionId, token: u32) {
        let entry = &self.program.functions[function];
        let name = self.program.entities[entry.entity].name;
        if self.program.entities[entry.entity].template.is_some() || self.context.speculating > 0 {
            return;
        }
        let parameters = self.program.as_function(entry.ty).map(|ty| ty.parameters.clone()).unwrap_or_default();
        let is_unknown = |sema: &Self, ty: TypeId| {
            sema.is_dependent_type(ty) && sema.program.class_of(sema.program.non_reference(ty)).is_none()
        };
        let special = self.special_member(function);
        let has_unknown = parameters.iter().any(|&ty| is_unknown(self, ty));
        if super::comparison::is_comparison(name.kind()) {
            return self.check_defaulted_comparison(function, token);
        }
        let Some(class) = self.class_of_member(function) else {
            if name == cufe_il::Name::operator(Operator::Equal) {
                return;
            }
            return self.report_not_defaultable(function, name.kind(), has_unknown, token);
        };
        let function_type = self.program.as_function(entry.ty);
        let flags = function_type.map(|ty| ty.flags).unwrap_or_default();
        let result = function_type.map(|ty| ty.result);
        let fits = match name.kind() {
            NameKind::Destructor => true,
            NameKind::Constructor => match special {
                Some(SpecialMember::DefaultConstructor) => {
                    parameters.is_empty() && !flags.contains(FunctionTypeFlags::VARIADIC)
                }
                Some(kind) => {
                    parameters.len() == 1
                        && !flags.contains(FunctionTypeFlags::VARIADIC)
                        && self.is_implicit_parameter(parameters[0], kind)
                }
                None => false,
            },
            NameKind::Operator(Operator::Equal) => {
                let returns_own = result.is_some_and(|result| {
                    matches!(self.program.structure(result), Type::LvalueReference(inner)
                        if self.program.class_of(inner) == Some(class)
                            && self.program.unqualified(self.program.canonical(inner)).1.is_empty())
                        || is_unknown(self, result)
                });
                let has_qualifiers = flags.intersects(FunctionTypeFlags::CONST | FunctionTypeFlags::VOLATILE);
                returns_own
                    && (!has_qualifiers || self.since(Standard::Cpp20))
                    && special.is_some_and(|kind| self.is_implicit_parameter(parameters[0], kind))
            }
            _ => return self.report_not_defaultable(function, name.kind(), has_unknown, token),
        };
        let has_default =
            || name.kind() == NameKind::Constructor && !parameters.is_empty() && self.minimum_arguments(function) == 0;
        if !fits && !has_unknown {
            self.report_not_defaultable(function, name.kind(), has_unknown, token);
        } else if fits && has_default() {
            // It is no special member function that could be declared implicitly ([dcl.fct.def.default]/1).
            self.error_at(code::DEFAULTED_COPY_WITH_DEFAULT_ARGUMENT, token);
        }
    }

    /// Whether the parameter of a function is one that a function which is implicitly declared could have: a reference to
    /// the class without qualifiers or, of a copy, to const. Since C++20 others make the function deleted.
    fn is_implicit_parameter(&self, parameter: TypeId, kind: SpecialMember) -> bool {
        if !self.program.is_reference(parameter) {
            return false;
        }
        let referred = self.program.non_reference(parameter);
        let qualifiers = self.program.unqualified(self.program.canonical(referred)).1;
        let is_copy = matches!(kind, SpecialMember::CopyConstructor | SpecialMember::CopyAssignment);
        self.since(Standard::Cpp20) || qualifiers.is_empty() || is_copy && qualifiers == Qualifiers::CONST
    }

    /// Says that a function may not be defaulted: an assignment (1806), a constructor (1808), another one (1774).
    fn report_not_defaultable(&mut self, function: FunctionId, name: NameKind, has_unknown: bool, token: u32) {
        let code = match name {
            NameKind::Destructor => return,
            NameKind::Constructor => code::DEFAULTED_CONSTRUCTOR_TYPE,
            NameKind::Operator(Operator::Equal) if has_unknown => return,
            NameKind::Operator(Operator::Equal) => code::DEFAULTED_ASSIGNMENT_TYPE,
            _ => code::CANNOT_BE_DEFAULTED,
        };
        let argument = self.signature_argument(function);
        self.report(Report::new(code, self.position(token)).with(argument));
    }

    /// A constructor that takes its own class by value (408, at the parameter).
    pub fn check_copy_by_value(&mut self, function: FunctionId, parameter: u32) {
        let entry = &self.program.functions[function];
        let entity = &self.program.entities[entry.entity];
        let Some(class) = self.class_of_member(function) else { return };
        if !matches!(entity.name.kind(), NameKind::Constructor) || entity.template.is_some() {
            return;
        }
        let first = self.program.as_function(entry.ty).and_then(|ty| ty.parameters.first().copied());
        if first.is_some_and(|ty| self.program.class_of(ty) == Some(class)) && self.minimum_arguments(function) <= 1 {
            self.report_at(code::COPY_CONSTRUCTOR_BY_VALUE, parameter);
        }
    }
}
