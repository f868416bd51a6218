//! Constraints ([temp.constr]).

use crate::Sema;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Builtin, EntityId, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, Operator, Program,
    TemplateParameterKind,
};

impl Sema<'_> {
    /// 3124 at a type-constraint whose concept takes no type first ([temp.param]/4).
    pub fn check_type_concept(&mut self, concept: EntityId, first: u32) {
        let EntityKind::Template(template) = self.program.entities[concept].kind else { return };
        let parameters = &self.program.templates[template].head.parameters;
        if self.constraints.types.contains_key(&first)
            || parameters.first().is_none_or(|parameter| matches!(parameter.kind, TemplateParameterKind::Type))
        {
            return;
        }
        let name = self.entity_name(concept);
        self.report(Report::new(code::NOT_A_TYPE_CONCEPT, self.position(first)).quoted(name));
    }

    /// Checks that the atomic constraints of a constraint are of type `bool` (3040), as far as their types are known
    /// ([temp.constr.atomic]/3).
    pub fn check_constraint(&mut self, constraint: ExpressionId) {
        if self.context.speculating > 0 {
            return;
        }
        match self.expression(self.without_parentheses(constraint)).kind {
            ExpressionKind::Binary { operator: Operator::AmpersandAmpersand | Operator::PipePipe, left, right } => {
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                    self.check_constraint(left);
                    self.check_constraint(right);
                });
                return;
            }
            // Concepts and requires-expressions are of type `bool`; of a fold nothing is known.
            ExpressionKind::Requires | ExpressionKind::Fold { .. } => return,
            _ => {}
        }
        let entry = self.expression(constraint);
        if entry.flags.contains(ExpressionFlags::TYPE_DEPENDENT) || self.is_dependent_type(entry.ty) {
            return;
        }
        let ty = self.program.unqualified(self.program.canonical(self.program.non_reference(entry.ty))).0;
        if ty != Program::builtin(Builtin::Bool) {
            let ty = self.type_argument(ty);
            let report = Report::new(code::CONSTRAINT_NOT_BOOL, self.position(entry.first)).with(ty);
            self.report(report);
        }
    }
}
