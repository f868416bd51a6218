//! Template arguments for value parameters: which are checked where they are written, and that they are constant
//! ([temp.arg.nontype]). The conversions are judged by `cufe_sema::template::value_argument`.

use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{ArgumentsId, EntityKind, ExpressionId, TemplateArgument, TemplateId, TypeId};
use cufe_sema::Found;
use cufe_sema::constant::Failure;
use cufe_sema::template::value_argument::ValueArgument;
use smallvec::SmallVec;

/// The arguments of a list that are expressions, by their numbers.
pub(crate) type ArgumentExpressions = SmallVec<[(u32, ExpressionId); 4]>;

impl Parser<'_, '_> {
    /// Keeps the expressions among the arguments of the list at a `<`, until the list is used.
    pub(super) fn keep_argument_expressions(&mut self, open: u32, expressions: ArgumentExpressions) {
        if expressions.is_empty() {
            self.argument_expressions.remove(&open);
        } else {
            self.argument_expressions.insert(open, expressions);
        }
    }

    /// Reports value arguments of the list at a `<` that do not fit the parameters of their template. Returns whether all do.
    pub(super) fn check_value_arguments(&mut self, template: TemplateId, arguments: ArgumentsId, open: u32) -> bool {
        if self.sema.context.speculating > 0 {
            return true;
        }
        let Some(expressions) = self.argument_expressions.get(&open).cloned() else { return true };
        let checkpoint = self.checkpoint();
        let list = self.sema.program().arguments(arguments).to_vec();
        let head = self.sema.program().templates[template].head.clone();
        let depth = self.sema.template_depth(template);
        for (index, expression) in expressions {
            let Some((position, ty)) = self.sema.parameter_of_argument(&head, depth, index as usize, &list) else {
                continue;
            };
            // Most arguments are constants of the parameter's type.
            let is_plain = self.sema.is_constant_of_type(list.get(index as usize), ty);
            if is_plain || self.sema.check_value_parameter_type(ty, head.parameters[position].first) {
                continue;
            }
            self.check_value_argument(expression, ty, self.sema.in_template());
        }
        !self.failed_since(&checkpoint)
    }

    /// The explicit arguments of function templates: which template is meant the call tells, but an argument that converts
    /// to the type of a parameter must be a constant.
    pub(crate) fn check_function_arguments(&mut self, found: &Found, arguments: ArgumentsId, open: u32) {
        if self.sema.context.speculating > 0 || self.last_argument_mistake == Some(open) {
            return;
        }
        let Some(expressions) = self.argument_expressions.get(&open).cloned() else { return };
        self.last_argument_mistake = Some(open);
        let list = self.sema.program().arguments(arguments).to_vec();
        let templates: SmallVec<[TemplateId; 4]> = found
            .entities
            .iter()
            .filter_map(|&entity| match self.sema.program().entities[entity].kind {
                EntityKind::Template(template) => Some(template),
                _ => None,
            })
            .collect();
        for (index, expression) in expressions {
            let is_value = matches!(list.get(index as usize), Some(&TemplateArgument::Value(..)));
            if is_value {
                continue;
            }
            if self.sema.refuse_floating_argument(expression) {
                self.sema.make_unknown(expression);
                // The list may hold another reading of it.
                if let Some(&TemplateArgument::Expression(profiled)) = list.get(index as usize) {
                    self.sema.make_unknown(profiled.expression);
                }
                continue;
            }
            for &template in &templates {
                let head = self.sema.program().templates[template].head.clone();
                let depth = self.sema.template_depth(template);
                let known = self.sema.parameter_of_argument(&head, depth, index as usize, &list);
                if let Some((_, ty)) = known
                    && let Some(ty) = self.sema.converted_argument_type(expression, ty)
                    && !self.check_constant_argument(expression, ty)
                {
                    break;
                }
            }
        }
    }

    /// An argument that converts to the type of its parameter must be a constant, and one that the parameter can have.
    /// Returns whether it may be.
    fn check_constant_argument(&mut self, expression: ExpressionId, ty: TypeId) -> bool {
        match self.evaluate(expression, Some(ty)) {
            Ok(value) => {
                let checkpoint = self.checkpoint();
                self.sema.check_argument_value(expression, ty, &value);
                !self.failed_since(&checkpoint)
            }
            Err(Failure::NotConstant(reason)) => {
                let first = self.sema.expression(expression).first;
                self.sema.report_not_constant(code::EXPRESSION_NOT_CONSTANT, first, &reason);
                false
            }
            Err(_) => true,
        }
    }

    /// Reports an expression that is no argument for a parameter of a type. In a template only an instance tells that it is
    /// not constant.
    pub(crate) fn check_value_argument(&mut self, expression: ExpressionId, ty: TypeId, in_template: bool) {
        if self.sema.context.speculating > 0 || self.sema.refuse_floating_argument(expression) {
            return;
        }
        if self.sema.check_member_argument(expression) {
            return;
        }
        let Some(ty) = self.sema.deduced_argument_type(expression, ty) else { return };
        if self.sema.check_class_argument(expression, ty, in_template) {
            return;
        }
        let checked = self.sema.check_value_argument(expression, ty);
        if checked == ValueArgument::Done {
            return;
        }
        match self.evaluate(expression, Some(ty)) {
            Ok(value) => self.sema.check_argument_value(expression, ty, &value),
            Err(Failure::NotConstant(reason)) => {
                let entry = self.sema.expression(expression);
                if self.sema.has_fault(entry.first, entry.last) {
                    return;
                }
                let designates = self.sema.designates_without_name(expression, ty);
                let code = match checked {
                    ValueArgument::ConvertsByFunction => code::TEMPLATE_ARGUMENT_MISMATCH,
                    _ if designates => code::REFERENCE_ARGUMENT_FORM,
                    _ if in_template => return,
                    _ => code::EXPRESSION_NOT_CONSTANT,
                };
                self.sema.report_not_constant(code, entry.first, &reason);
            }
            Err(_) => {}
        }
    }
}
