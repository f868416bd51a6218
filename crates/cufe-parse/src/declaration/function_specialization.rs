//! Explicit specializations of function templates ([temp.expl.spec], [temp.deduct.decl]).

use super::Context;
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_il::{FunctionId, TypeId};
use cufe_sema::template::{Directive, Instantiated};

impl Parser<'_, '_> {
    /// An explicit specialization of a member of a class template replaces what the instance of the class has: calls find
    /// that one, with the execution spaces of the specialization.
    pub(super) fn replace_instance_member(&mut self, member: Option<FunctionId>, specialization: FunctionId) {
        let Some(member) = member.filter(|&member| member != specialization) else { return };
        let program = &self.sema.program;
        let entity = &program.entities[program.functions[member].entity];
        let is_of_instance =
            program.enclosing_class(entity.scope).is_some_and(|class| program.classes[class].is_instance);
        if is_of_instance
            && entity.template.is_none()
            && self.has_signature(member, program.functions[specialization].ty)
        {
            let space = program.functions[specialization].space;
            self.sema.program.functions[member].space = space;
        }
    }

    /// An explicit specialization of a function template of a namespace: 493 where no template has such a specialization,
    /// 3369 where it is defined already, 1449 where it was used before, which instantiated the template.
    pub(super) fn check_function_specialization(
        &mut self,
        context: &Context,
        name: &ParsedName,
        ty: TypeId,
        is_definition: bool,
    ) {
        let is_member = matches!(name.qualifier, Qualifier::Type(_));
        if !context.is_explicit_specialization() || context.heads.len() != 1 || is_member {
            return;
        }
        let text = self.sema.name_text(name.name);
        match self.instantiated_function(context, name, ty) {
            Directive::None => self.name_error_at(493, name.token, text),
            Directive::Specialized(function)
                if is_definition && self.sema.program.functions[function].definition.is_some() =>
            {
                self.name_error_at(3369, name.token, text);
            }
            Directive::Instance(Instantiated::Function(template, arguments))
                if self.sema.instances.called.contains(&(template, arguments)) =>
            {
                self.name_error_at(1449, name.token, text);
            }
            _ => {}
        }
    }
}
