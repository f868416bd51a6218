//! Constraints in instances: atomic constraints, type-constraints and requirements are read with the parameters bound, and
//! what is ill-formed there is not satisfied ([temp.constr.atomic], [expr.prim.req]).

use crate::Parser;
use crate::name::{NameMode, ParsedName};
use cufe_diagnostics::{Report, Severity, code};
use cufe_il::{EntityId, EntityKind, ExpressionId, TemplateArgument, TypeId};
use cufe_sema::template::{ReadResult, Satisfaction, TypeConstraint};

impl Parser<'_, '_> {
    /// Remembers the type-constraint of a pattern, unless its arguments do not fit. Returns whether they may.
    pub(crate) fn note_type_constraint(
        &mut self,
        first: u32,
        name: &ParsedName,
        subject: Option<TemplateArgument>,
    ) -> bool {
        if let Some(concept) = name.found.first().filter(|_| self.sema.is_concept_name(name))
            && self.sema.context.speculating == 0
        {
            self.sema.check_type_concept(concept, first);
            if self.has_mistaken_constraint_arguments(concept, name) {
                return false;
            }
            let constraint = TypeConstraint { concept, arguments: name.arguments, subject };
            self.sema.keep_type_constraint(first, constraint);
        }
        true
    }

    /// Reports arguments of a type-constraint that the concept does not take, or that are missing: 438 where there is no list.
    fn has_mistaken_constraint_arguments(&mut self, concept: EntityId, name: &ParsedName) -> bool {
        let EntityKind::Template(template) = self.sema.program().entities[concept].kind else { return false };
        if self.sema.declaring.in_instance {
            return false;
        }
        let mistakes = self.sema.type_constraint_mistakes(concept, name.arguments);
        if name.arguments.is_none() && !mistakes.is_empty() {
            self.error_at(code::EXPECTED_LESS, name.last + 1);
            return true;
        }
        for &mistake in &mistakes {
            self.report_argument_mistake(mistake, template, name.token + 1, name.last);
        }
        !mistakes.is_empty()
    }

    /// Remembers the constraint of a pattern, which tells how it is composed wherever it is read again.
    pub(crate) fn note_constraint(&mut self, first: u32, constraint: ExpressionId) {
        if self.sema.context.speculating == 0 {
            self.sema.keep_constraint(first, constraint);
        }
    }

    /// In an instance, at a constraint of the pattern: goes behind it. It is read when somebody asks whether it is satisfied.
    pub(crate) fn known_constraint(&mut self) -> Option<ExpressionId> {
        if !self.sema.declaring.in_instance {
            return None;
        }
        let constraint = *self.sema.constraints.written.get(&self.at)?;
        self.at = self.sema.expression(constraint).last + 1;
        Some(constraint)
    }

    /// Whether the atomic constraint here, which ends with a token, is satisfied.
    pub(crate) fn atomic_constraint(&mut self, last: u32, is_clause: bool) -> ReadResult {
        // In parentheses of its own it can be any expression, a conditional one say.
        let is_enclosed = self.at > 0 && self.tokens.partner(self.at - 1) == Some(last + 1);
        let expression = self.required_folding(|parser| match is_clause {
            true => parser.primary_expression(),
            false if is_enclosed => parser.expression(),
            false => parser.constraint_operand(),
        });
        if self.at != last + 1 {
            return ReadResult::Unknown;
        }
        let ty = self.sema.expression(expression).ty;
        if self.sema.is_dependent_type(ty) {
            return ReadResult::Unknown;
        }
        if !self.sema.is_of_type_bool(expression) {
            return ReadResult::Failed;
        }
        match self.evaluate(expression, None).ok().and_then(|value| value.integer()) {
            Some(0) => ReadResult::Satisfaction(Satisfaction::Unsatisfied),
            Some(_) => ReadResult::Satisfaction(Satisfaction::Satisfied),
            None => ReadResult::Unknown,
        }
    }

    /// Whether a type satisfies the type-constraint here.
    pub(crate) fn type_satisfaction(&mut self, ty: TypeId) -> Satisfaction {
        let Some(name) = self.parse_name(NameMode { is_type: true, ..NameMode::default() }) else {
            return Satisfaction::Unknown;
        };
        self.sema.satisfaction_by(&name, ty)
    }

    /// Reads something whose errors mean that it is not satisfied. What something in it could not tell is not known.
    pub(crate) fn tested(&mut self, read: impl FnOnce(&mut Self) -> Satisfaction) -> Satisfaction {
        let sink = std::mem::take(&mut self.sema.sink);
        let unknown_count = self.sema.constraints.unknown_count;
        let counted = self.sema.counted();
        let error = self.sema.declaring.last_error.take();
        self.sema.constraints.tests += 1;
        let access = self.sema.begin_access();
        let result = read(self);
        self.sema.end_access(access);
        self.sema.constraints.tests -= 1;
        self.sema.declaring.last_error = error;
        let made = std::mem::replace(&mut self.sema.sink, sink).into_reports();
        if made.iter().any(is_ill_formed) {
            self.sema.explain_read(made);
            // However what is ill-formed might have been understood: it is.
            self.sema.constraints.unknown_count = unknown_count;
            self.sema.forget_counted_since(counted);
            return Satisfaction::Unsatisfied;
        }
        match result {
            Satisfaction::Satisfied if self.sema.constraints.unknown_count != unknown_count => Satisfaction::Unknown,
            result => result,
        }
    }
}

/// Whether what is reported makes an expression ill-formed where substitution asks. Narrowing does ([dcl.init.list]/7), though it is
/// reported as a warning.
pub(crate) fn is_ill_formed(report: &Report) -> bool {
    report.natural_severity() >= Severity::Error
        || matches!(
            report.code,
            code::NARROWING_CONVERSION | code::NARROWING_IN_CONSTANT_EXPRESSION | code::NARROWING_INEXACT
        )
}
