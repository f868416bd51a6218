//! Attributes of function templates whose arguments depend on template parameters: they say something of each instance, and
//! are checked when it is declared ([temp.inst]).

use super::CudaAttribute;
use crate::Sema;
use crate::template::{InstantiatedPart, ReadResult};
use cufe_diagnostics::code;
use cufe_il::{
    ArgumentsId, EntityKind, ExpressionFlags, FunctionId, LaunchConfiguration, ScopeId, TemplateArgument, TemplateId,
};

impl Sema<'_> {
    /// Whether an argument of an attribute depends on template parameters.
    pub(super) fn depends_on_parameters(&self, attribute: &CudaAttribute) -> bool {
        let dependent = ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT;
        attribute.arguments.iter().any(|&argument| self.expression(argument).flags.intersects(dependent))
    }

    /// Gives an explicit specialization or instantiation what the attributes of its template say of it.
    pub(super) fn apply_template_attributes(&mut self, function: FunctionId) {
        let entry = &self.program.functions[function];
        if let (Some(template), Some(arguments)) = (entry.specialized, entry.arguments)
            && let Some(configuration) = self.instance_attributes(template, arguments)
        {
            self.set_launch_configuration(function, configuration);
        }
    }

    /// What the attributes of a function template say of an instance; told once for each. `None` where none depends on
    /// the parameters.
    pub(crate) fn instance_attributes(
        &mut self,
        template: TemplateId,
        arguments: ArgumentsId,
    ) -> Option<LaunchConfiguration> {
        let pattern = self.program.function_of(self.program.templates[template].pattern?)?;
        let attributes = self.cuda.template_attributes.get(&pattern)?;
        if attributes.iter().all(|attribute| attribute.kind.is_kernel()) || self.are_dependent(arguments) {
            return None;
        }
        let attributes = attributes.clone();
        let arguments = self.program.canonical_arguments(arguments);
        if let Some(&known) = self.cuda.instance_launches.get(&(template, arguments)) {
            return Some(known);
        }
        let mut configuration = self.launch_configuration(pattern);
        self.cuda.instance_launches.insert((template, arguments), configuration);
        let scope = self.bound_attribute_scope(template, pattern, arguments)?;
        for attribute in attributes.iter().filter(|attribute| !attribute.kind.is_kernel()) {
            if let Some(values) = self.attribute_values(attribute, scope) {
                self.store_launch_values(attribute, &values, &mut configuration);
            }
        }
        self.cuda.instance_launches.insert((template, arguments), configuration);
        Some(configuration)
    }

    /// A scope in which the parameters of a template stand for arguments, for reading the attributes of its declaration.
    fn bound_attribute_scope(
        &mut self,
        template: TemplateId,
        pattern: FunctionId,
        arguments: ArgumentsId,
    ) -> Option<ScopeId> {
        let entry = &self.program.functions[pattern];
        let head = self.head_of_declaration(template, entry.definition.or(entry.first_declaration)?);
        let list = self.program.arguments(arguments).to_vec();
        if list.len() != head.parameters.len() || head.parameters.iter().any(|parameter| parameter.is_invented()) {
            return None;
        }
        self.bind_parameters(&head, &list)
    }

    /// The values of the arguments of an attribute in an instance; tells what is wrong with them, and that the instance is
    /// the reason (1867).
    fn attribute_values(&mut self, attribute: &CudaAttribute, scope: ScopeId) -> Option<Vec<i128>> {
        let mut values = Vec::with_capacity(attribute.arguments.len());
        let mut first_wrong = None;
        for &argument in &attribute.arguments {
            let first = self.expression(argument).first;
            match self.read(InstantiatedPart::AttributeArgument { first, scope }) {
                ReadResult::Argument(TemplateArgument::Value(_, value)) => values.push(value),
                ReadResult::Failed => first_wrong = first_wrong.or(Some(first)),
                _ => {}
            }
        }
        if let Some(first) = first_wrong {
            self.report_at(code::DEPENDENT_ATTRIBUTE_ARGUMENT, first);
        }
        (values.len() == attribute.arguments.len()).then_some(values)
    }

    /// Checks the attributes of the instance of a function template that overload resolution chose.
    pub(crate) fn check_attributes_of_chosen(&mut self, candidate: &crate::overload::Candidate) {
        if self.cuda.template_attributes.is_empty() {
            return;
        }
        if let (Some(arguments), EntityKind::Template(template)) =
            (candidate.deduced, self.program.entities[candidate.entity].kind)
        {
            self.instance_attributes(template, arguments);
        }
    }
}
