//! Constraints in instances: atomic constraints, type-constraints and requirements are read with the parameters bound, and
//! what is ill-formed there is not satisfied ([temp.constr.atomic], [expr.prim.req]).

use crate::Sema;
use crate::declare::ParsedName;
use crate::template::Satisfaction;
use cufe_il::{TemplateArgument, TypeId};

impl Sema<'_> {
    /// Whether a type satisfies the type-constraint that a name is.
    pub fn satisfaction_by(&mut self, name: &ParsedName, ty: TypeId) -> Satisfaction {
        let Some(concept) = name.found.first().filter(|_| self.is_concept_name(name)) else {
            return Satisfaction::Unknown;
        };
        let mut list = vec![TemplateArgument::Type(ty)];
        if let Some(arguments) = name.arguments {
            list.extend(self.program.arguments(arguments));
        }
        let list = self.program.intern_arguments(list);
        self.concept_satisfaction(concept, list)
    }

    /// Whether requirements are tested: in an instance. Elsewhere an ill-formed requirement is an error.
    pub fn tests_requirements(&self) -> bool {
        self.declaring.in_instance && !self.in_template()
    }

    /// Whether a lambda here makes ill-formed what is substituted, as it does with older releases (measured): in a constraint, in a
    /// requirement with arguments in place, or in the signature of a function template.
    pub fn refuses_lambdas(&self) -> bool {
        let is_in_signature = self.context.in_substitution && self.context.substituted.is_some();
        (is_in_signature || self.context.in_constraint || self.context.in_requirement)
            && self.context.in_instance
            && !self.options.release.has_lambdas_in_substitution()
    }

    /// Whether a template inside of an instance is read, as a generic lambda or a member template: its requires-expressions are
    /// read with its own arguments only. A requirement without these could be ill-formed behind one that is not satisfied with
    /// them, and is not met then ([expr.prim.req.general]/5).
    pub fn defers_requirements(&self) -> bool {
        self.declaring.in_instance && self.in_template()
    }
}
