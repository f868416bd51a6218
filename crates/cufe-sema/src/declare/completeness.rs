//! Where types must be complete ([basic.types.general], [basic.def]).

use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{ArrayBound, Builtin, ClassId, FunctionDeclarationId, Program, Type, TypeId, VariableId};

impl Sema<'_> {
    /// Whether a type is known to be incomplete: `void`, a class without definition, an array of unknown bound, an array of
    /// such.
    pub fn is_incomplete(&self, ty: TypeId) -> bool {
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        match self.program.structure(bare) {
            Type::Builtin(Builtin::Void) | Type::Array { bound: ArrayBound::Unknown, .. } => true,
            Type::Array { element, .. } => self.is_incomplete(element),
            Type::Class(class) => {
                let entry = &self.program.classes[class];
                !entry.is_complete
                    && !entry.is_dependent
                    && !entry.is_closure
                    && !self.is_va_list_tag(class)
                    && (entry.template.is_none() || !entry.is_instance || self.instances.undefined.contains(&class))
            }
            // An enumeration without underlying type is incomplete up to its definition.
            Type::Enum(id) => {
                let entry = &self.program.enums[id];
                !entry.is_complete && !entry.is_fixed && entry.underlying.is_none()
            }
            _ => false,
        }
    }

    /// After an error about the type of a variable or data member: uses of it say nothing, and its class holds no object
    /// of that type.
    pub fn forget_type(&mut self, variable: VariableId) {
        let entry = &mut self.program.variables[variable];
        entry.ty = Program::UNKNOWN;
        let scope = self.program.entities[entry.entity].scope;
        if let Some(class) = self.class_with_scope(scope) {
            let members = self.program.classes[class].data_members.iter_mut();
            for member in members.filter(|member| member.variable == Some(variable)) {
                member.ty = Program::UNKNOWN;
            }
        }
    }

    /// A function definition, at its body, needs complete types of its parameters (70) and result (409)
    /// ([dcl.fct.def.general]).
    pub fn check_definition_types(&mut self, record: FunctionDeclarationId) {
        let declaration = &self.program.function_declarations[record];
        let (function, name) = (declaration.function, declaration.name);
        let parameters: Vec<_> = declaration
            .parameter_list
            .iter()
            .map(|parameter| (parameter.ty, parameter.variable, parameter.first))
            .collect();
        for (ty, variable, token) in parameters {
            self.complete_type(ty);
            if self.is_incomplete(ty) {
                self.report_at(code::INCOMPLETE_TYPE, token);
                self.forget_type(variable);
            }
        }
        let result = self.program.as_function(self.program.functions[function].ty).map(|ty| ty.result);
        if let Some(result) = result {
            self.complete_type(result);
        }
        if let Some(result) = result
            && self.program.class_of(result).is_some()
            && self.is_incomplete(result)
        {
            self.report_at(code::INCOMPLETE_RESULT_TYPE, name);
        }
    }

    /// Arrays of unknown bound are no data members, except for the last one (GNU).
    pub fn check_flexible_members(&mut self, class: ClassId) {
        let members = &self.program.classes[class].data_members;
        let Some((_, others)) = members.split_last() else { return };
        let wrong: Vec<_> = others
            .iter()
            .filter(|member| {
                matches!(self.program.structure(member.ty), Type::Array { bound: ArrayBound::Unknown, .. })
            })
            .map(|member| (member.token, member.variable))
            .collect();
        for (token, variable) in wrong {
            self.report_at(code::INCOMPLETE_TYPE, token);
            if let Some(variable) = variable {
                self.forget_type(variable);
            }
        }
    }
}
