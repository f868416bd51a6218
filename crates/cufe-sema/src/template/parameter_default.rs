//! Default arguments that a template template parameter gives its own parameters: they apply wherever its name is used, whatever
//! template is its argument ([temp.param]/14).

use super::arguments::is_expansion;
use super::instance::{InstantiatedPart, ReadResult};
use super::substitute::Substitution;
use crate::Sema;
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, Name, ScopeId, TemplateArgument, TemplateHead, TemplateId, TemplateParameterKind,
};
use smallvec::SmallVec;

/// Template template parameters whose names stand for their arguments in a scope.
#[derive(Default)]
pub(super) struct BoundTemplates {
    /// The names, and the parameters.
    names: SmallVec<[(Name, TemplateId); 1]>,
    /// The head that they are of, with an argument for each of its parameters.
    with: Option<(TemplateHead, Vec<TemplateArgument>)>,
}

impl Sema<'_> {
    /// Notes that the name of a template template parameter stands for its argument in a scope.
    pub(super) fn note_bound_template(&mut self, parameter: EntityId, scope: ScopeId) {
        let entry = &self.program.entities[parameter];
        let EntityKind::Template(template) = entry.kind else { return };
        if self.program.templates[template].head.parameters.iter().any(|own| own.default.is_some()) {
            self.instances.bound_templates.entry(scope).or_default().names.push((entry.name, template));
        }
    }

    /// Notes the arguments that the types of a template template parameter's own parameters may depend on.
    pub(super) fn note_arguments_of_bound_templates(
        &mut self,
        head: &TemplateHead,
        arguments: &[TemplateArgument],
        scope: ScopeId,
    ) {
        if let Some(bound) = self.instances.bound_templates.get_mut(&scope) {
            bound.with = Some((head.clone(), arguments.to_vec()));
        }
    }

    /// The arguments of a template-id whose name was found from the current scope outwards, with the default arguments of the
    /// template template parameter that it names.
    pub fn with_parameter_defaults(&mut self, name: Name, arguments: ArgumentsId) -> ArgumentsId {
        let Some((scope, template)) = self.bound_template(name) else { return arguments };
        let mut list = self.program.arguments(arguments).to_vec();
        let head = &self.program.templates[template].head;
        if list.len() >= head.parameters.len() || list.iter().any(|&argument| is_expansion(&self.program, argument)) {
            return arguments;
        }
        let mut head = head.clone();
        let with = self.instances.bound_templates.get(&scope).and_then(|bound| bound.with.clone());
        if let Some((outer, list)) = with {
            let depth = self.depth_of_head(&outer);
            for parameter in &mut head.parameters {
                if let TemplateParameterKind::Value(ty) = &mut parameter.kind
                    && let Ok(known) = self.substituted(*ty, &Substitution::new(&outer, depth, &list))
                {
                    *ty = known;
                }
            }
        }
        for position in list.len()..head.parameters.len() {
            let parameter = &head.parameters[position];
            let Some(equal) = parameter.equal else { break };
            let (first, last) = (equal + 1, parameter.last);
            let Some(scope) = self.bind_parameters_in(&head, &list, scope) else { break };
            let ReadResult::Argument(argument) = self.read(InstantiatedPart::DefaultArgument { first, last, scope })
            else {
                break;
            };
            list.push(argument);
        }
        self.program.intern_arguments(list)
    }

    /// The template template parameter whose argument a name means from the current scope on, and the scope where it does.
    fn bound_template(&self, name: Name) -> Option<(ScopeId, TemplateId)> {
        if self.instances.bound_templates.is_empty() {
            return None;
        }
        let mut scope = self.context.scope;
        while self.program.bindings(scope, name).next().is_none() {
            scope = self.program.scopes[scope].parent?;
        }
        let bound = self.instances.bound_templates.get(&scope)?;
        let &(_, template) = bound.names.iter().find(|&&(own, _)| own == name)?;
        Some((scope, template))
    }
}
