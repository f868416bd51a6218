//! Template arguments for value parameters: which are checked where they are written, and that they are constant
//! ([temp.arg.nontype]). The conversions are judged by `cufe_sema::template::value_argument`.

use crate::Parser;
use cufe_il::{ArgumentsId, ExpressionId, ExpressionKind, TemplateArgument, TemplateId, TemplateKind, TypeId, ValueCategory};
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

    /// Reports value arguments of the list at a `<` that do not fit the parameters of their template.
    pub(super) fn check_value_arguments(&mut self, template: TemplateId, arguments: ArgumentsId, open: u32) {
        if self.sema.context.speculating > 0 {
            return;
        }
        let Some(expressions) = self.argument_expressions.get(&open).cloned() else { return };
        let list = self.sema.program.arguments(arguments).to_vec();
        let head = self.sema.program.templates[template].head.clone();
        let depth = self.sema.template_depth(template);
        // Which function template is meant only the call tells.
        let is_function = self.sema.program.templates[template].kind == TemplateKind::Function;
        let pack = head.parameters.iter().position(|parameter| parameter.is_pack);
        for (index, expression) in expressions {
            let index = index as usize;
            let position = pack.map_or(index, |pack| index.min(pack));
            let known = self.sema.value_parameter_type(&head, depth, position, &list);
            let Some(ty) = known.filter(|_| !is_function) else {
                self.sema.refuse_floating_argument(expression);
                continue;
            };
            // Most arguments are constants of the parameter's type.
            let is_plain = matches!(list.get(index), Some(&TemplateArgument::Value(own, _))
                if self.sema.program.canonical(own) == self.sema.program.canonical(ty));
            if is_plain || self.check_value_parameter_type(ty, head.parameters[position].first) {
                continue;
            }
            self.check_value_argument(expression, ty);
        }
    }

    /// Reports an expression that is no argument for a parameter of a type.
    pub(crate) fn check_value_argument(&mut self, expression: ExpressionId, ty: TypeId) {
        if self.sema.context.speculating > 0 || self.sema.refuse_floating_argument(expression) {
            return;
        }
        let Some(ty) = self.sema.deduced_argument_type(expression, ty) else { return };
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
                let designates = self.sema.program.is_reference(ty)
                    && entry.category == ValueCategory::Lvalue
                    && !matches!(entry.kind, ExpressionKind::Name { .. });
                let code = match checked {
                    ValueArgument::ConvertsByFunction => 458,
                    _ if designates => 2796,
                    // In a template, only an instance tells.
                    _ if self.in_template() => return,
                    _ => 28,
                };
                self.sema.report_not_constant(code, entry.first, &reason);
            }
            Err(_) => {}
        }
    }
}
