//! Explicit specializations of function templates ([temp.expl.spec], [temp.deduct.decl]).

use super::Context;
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_il::TypeId;
use cufe_sema::template::{Directive, Instantiated};

impl Parser<'_, '_> {
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
