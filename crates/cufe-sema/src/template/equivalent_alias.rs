//! Alias templates that only give another name to a template: `template<class T> using A = B<T>;`. As template template
//! arguments the two are the same, when their heads are ([temp.alias], CWG issue 1286).

use crate::Sema;
use cufe_il::{EntityId, EntityKind, TemplateId, Type};

impl Sema<'_> {
    /// Makes an alias template stand for the template to which it is equivalent, if there is one.
    pub fn unite_with_equivalent(&mut self, alias: TemplateId) {
        if let Some(template) = self.equivalent_template(alias) {
            let representative = self.program.canonical_template(template);
            self.program.templates[alias].representative = Some(representative);
        }
    }

    /// The template whose arguments in the target of an alias template are the parameters of the alias, in order, and whose
    /// head is the same: kinds, types and defaults of the parameters; no constraints.
    fn equivalent_template(&mut self, alias: TemplateId) -> Option<EntityId> {
        let entry = &self.program.templates[alias];
        let own_arguments = entry.own_arguments;
        let EntityKind::Typedef(target) = self.program.entities[entry.pattern?].kind else { return None };
        let Type::Specialization { template, arguments } = self.program.written(target) else { return None };
        let EntityKind::Template(other) = self.program.entities[template].kind else { return None };
        if self.program.canonical_arguments(arguments) != own_arguments {
            return None;
        }
        let heads = [alias, other].map(|template| self.program.templates[template].head.clone());
        let [own, others] = &heads;
        let is_same = self.head_shape(own, 0) == self.head_shape(others, 0)
            && own.parameters.iter().zip(&others.parameters).all(|(own, other)| match (own.default, other.default) {
                (Some(own), Some(other)) => {
                    let [own, other] = [own, other].map(|argument| {
                        let list = self.program.intern_arguments(vec![argument]);
                        self.program.canonical_arguments(list)
                    });
                    own == other
                }
                (own, other) => own.is_none() && other.is_none(),
            });
        is_same.then_some(template)
    }
}
