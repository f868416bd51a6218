//! Parameters of function templates that can never be known: behind a parameter pack no argument is written for them, they have
//! no default argument, and nothing deduces them (2097; [temp.param]/14).

use super::deduced_context::Deducible;
use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{FunctionId, NameKind, TemplateHead, TemplateParameterKind};
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;

impl Sema<'_> {
    /// Checks the parameters of a function template when it is declared.
    pub fn check_parameters_after_pack(&mut self, head: &TemplateHead, function: FunctionId) {
        let Some(pack) = head.parameters.iter().position(|parameter| parameter.is_pack) else { return };
        if self.context.speculating > 0 {
            return;
        }
        let entity = self.program.functions[function].entity;
        let Some(template) = self.program.entities[entity].template else { return };
        let depth = self.template_depth(template);
        let Some(types) = self.program.as_function(self.program.functions[function].ty) else { return };
        let mut deduced_from = types.parameters.clone();
        let tells_values = deduced_from.iter().any(|&ty| self.may_mention_throwing(ty));
        if self.program.entities[entity].name.kind() == NameKind::Conversion {
            deduced_from.push(types.result);
        }
        let mut is_deducible = vec![false; head.parameters.len()];
        let mut templates = FxHashSet::default();
        let walked = self.for_deduced_contexts(deduced_from, depth, &mut |mention| {
            match mention {
                Deducible::Parameter(index) => {
                    if let Some(is_deducible) = is_deducible.get_mut(usize::from(index)) {
                        *is_deducible = true;
                    }
                }
                Deducible::Template(template) => {
                    templates.insert(template);
                }
                Deducible::Nothing | Deducible::Function => {}
                Deducible::Unknown => return ControlFlow::Break(()),
            }
            ControlFlow::Continue(())
        });
        if walked.is_break() {
            return;
        }
        // Another declaration may have given the default argument.
        let known = self.program.templates[template].head.parameters.clone();
        for (index, parameter) in head.parameters.iter().enumerate().skip(pack + 1) {
            let is_known = is_deducible.get(index).copied().unwrap_or(true)
                || templates.contains(&parameter.entity)
                || parameter.default.is_some()
                || parameter.equal.is_some()
                || known.get(index).is_some_and(|known| known.default.is_some() || known.equal.is_some())
                || tells_values && matches!(parameter.kind, TemplateParameterKind::Value(_));
            if !is_known && !parameter.is_invented() {
                let kind = match parameter.kind {
                    TemplateParameterKind::Value(_) => "constant",
                    _ => "template parameter",
                };
                let name = self.entity_name(parameter.entity);
                let token = parameter.name.unwrap_or(parameter.first);
                let report = Report::new(code::PARAMETER_AFTER_PACK, self.position(token));
                self.report(report.with(cufe_diagnostics::Argument::Entity { kind, name }));
            }
        }
    }
}
