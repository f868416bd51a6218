//! Declarations of special members: which functions may be defaulted and of which types ([dcl.fct.def.default]), constructors
//! that take their own class by value ([class.copy.ctor]).

use super::special::SpecialMember;
use crate::Sema;
use cufe_diagnostics::{Code, Report};
use cufe_il::{FunctionId, NameKind, Operator, Type, TypeId};

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
        let code = match name.kind() {
            NameKind::Destructor => return,
            NameKind::Constructor => {
                let is_one = match special {
                    Some(SpecialMember::DefaultConstructor) => parameters.is_empty(),
                    Some(_) => parameters.len() == 1,
                    None => false,
                };
                if is_one || has_unknown { return } else { 1808 }
            }
            NameKind::Operator(Operator::Equal) => {
                let result = self.program.as_function(entry.ty).map(|ty| ty.result);
                let class = self.class_of_member(function);
                let returns_own = result.is_some_and(|result| {
                    matches!(self.program.structure(result), Type::LvalueReference(inner)
                        if self.program.class_of(inner) == class)
                        || is_unknown(self, result)
                });
                if special.is_some() && returns_own || has_unknown || class.is_none() { return } else { 1806 }
            }
            NameKind::Operator(
                Operator::EqualEqual
                | Operator::ExclaimEqual
                | Operator::Less
                | Operator::Greater
                | Operator::LessEqual
                | Operator::GreaterEqual
                | Operator::Spaceship,
            ) => return,
            _ => 1774,
        };
        let argument = self.signature_argument(function);
        self.report(Report::new(Code(code), self.position(token)).with(argument));
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
            self.report_at(Code(408), parameter);
        }
    }
}
