//! Why template arguments do not satisfy constraints ([temp.constr]), as notes: the constraint of the parameter or the clause, the
//! concepts in it that are false, and the atomic constraints of those at last. It is asked only where that is reported, and what
//! was found to be unsatisfied is looked at once more.

use super::Satisfaction;
use super::instance::{InstantiatedPart, ReadResult};
use super::satisfaction::TypeConstraint;
use super::substitute::Substitution;
use crate::Sema;
use crate::types::printing::Printer;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_diagnostics::{Argument, Note, code};
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, ExpressionId, ExpressionKind, Operator, ScopeId, TemplateArgument, TemplateHead,
    TemplateId, TypeId,
};

/// The part of a template head that arguments do not satisfy.
#[derive(Clone, Copy, Debug)]
pub(super) enum Unsatisfied {
    /// A type-constraint, which begins and ends with these tokens, for this type.
    Parameter {
        /// Its first token.
        first: u32,
        /// Its last token.
        last: u32,
        /// The type.
        ty: TypeId,
    },
    /// The requires-clause.
    Clause {
        /// All of it.
        clause: ExpressionId,
        /// The first operand of its conjunctions that is not satisfied.
        part: ExpressionId,
    },
}

impl Sema<'_> {
    /// A printer that can spell expressions.
    pub(crate) fn printer(&self) -> Printer<'_> {
        Printer::with_text(&self.program, self.reader)
    }

    /// The first part of a head that arguments do not satisfy.
    pub(super) fn unsatisfied_of_head(&mut self, with: &Substitution<'_>) -> Option<Unsatisfied> {
        if !with.head.is_constrained() {
            return None;
        }
        let scope = self.bind_parameters(with.head, with.arguments)?;
        for (parameter, &argument) in with.head.parameters.iter().zip(with.arguments) {
            let Some((first, last)) = parameter.constraint else { continue };
            let elements = match argument {
                TemplateArgument::Pack(list) => self.program.arguments(list).to_vec(),
                argument => vec![argument],
            };
            for element in elements {
                let (TemplateArgument::Type(ty) | TemplateArgument::Value(ty, _) | TemplateArgument::Constant(ty, _)) =
                    element
                else {
                    continue;
                };
                if self.type_satisfaction(first, scope, ty) == Satisfaction::Unsatisfied {
                    return Some(Unsatisfied::Parameter { first, last, ty });
                }
            }
        }
        let clause = with.head.requires?;
        let is_unsatisfied = self.satisfaction_of(clause, scope, true) == Satisfaction::Unsatisfied;
        is_unsatisfied.then(|| Unsatisfied::Clause { clause, part: self.unsatisfied_part(clause, scope, true) })
    }

    /// The first operand of conjunctions that is not satisfied.
    pub(super) fn unsatisfied_part(
        &mut self,
        constraint: ExpressionId,
        scope: ScopeId,
        is_clause: bool,
    ) -> ExpressionId {
        let (mut part, mut is_clause) = (constraint, is_clause);
        loop {
            part = match self.expression(part).kind {
                ExpressionKind::Parenthesized(inner) => {
                    is_clause = false;
                    inner
                }
                ExpressionKind::Binary { operator: Operator::AmpersandAmpersand, left, right } => {
                    match self.satisfaction_of(left, scope, is_clause) {
                        Satisfaction::Satisfied => right,
                        _ => left,
                    }
                }
                _ => return part,
            };
        }
    }

    /// Notes why arguments do not satisfy the constraints of a class, alias or variable template.
    pub(super) fn dissatisfaction_notes(&mut self, template: TemplateId, arguments: ArgumentsId) -> Vec<Note> {
        let mut notes = Vec::new();
        let head = self.program.templates[template].head.clone();
        let arguments = self.complete_arguments(template, arguments);
        let Some(list) = self.arguments_by_parameter(&head, arguments) else { return notes };
        let with = Substitution::new(&head, self.depth_of_head(&head), &list);
        match self.unsatisfied_of_head(&with) {
            Some(Unsatisfied::Parameter { first, ty, .. }) => {
                notes.push(Note::new(code::TYPE_CONSTRAINT_FALSE, self.position(first)).with(self.type_argument(ty)));
                self.note_type_constraint(first, &with, ty, &mut notes);
            }
            Some(Unsatisfied::Clause { clause, .. }) => {
                let text = self.printer().arguments_text(arguments);
                let position = self.position(self.central_token(clause));
                notes.push(Note::new(code::REQUIRES_CLAUSE_FALSE, position).with(Argument::Quoted(text)));
                if let Some(scope) = self.bind_parameters(&head, &list) {
                    self.note_constraint(clause, &with, scope, true, &mut notes);
                }
            }
            None => {}
        }
        notes
    }

    /// Notes why a type does not satisfy the type-constraint that begins at a token.
    pub(super) fn note_type_constraint(
        &mut self,
        first: u32,
        with: &Substitution<'_>,
        ty: TypeId,
        notes: &mut Vec<Note>,
    ) {
        let Some(&TypeConstraint { concept, arguments, .. }) = self.constraints.types.get(&first) else { return };
        let mut list = vec![TemplateArgument::Type(ty)];
        if let Some(arguments) = arguments {
            let Ok(arguments) = self.substituted_arguments(arguments, with) else { return };
            list.extend(self.program.arguments(arguments));
        }
        let list = self.program.intern_arguments(list);
        self.note_concept(concept, list, notes);
    }

    /// Notes why a type does not satisfy the type-constraint of a placeholder.
    pub(super) fn placeholder_notes(&mut self, first: u32, ty: TypeId) -> Vec<Note> {
        let mut notes = Vec::new();
        let head = TemplateHead::without_parameters();
        self.note_type_constraint(first, &Substitution::new(&head, 0, &[]), ty, &mut notes);
        notes
    }

    /// Notes why arguments do not satisfy a concept.
    fn note_concept(&mut self, concept: EntityId, arguments: ArgumentsId, notes: &mut Vec<Note>) {
        let EntityKind::Template(template) = self.program.entities[concept].kind else { return };
        let Some(&constraint) = self.program.constraints.get(&concept) else { return };
        let head = self.program.templates[template].head.clone();
        let arguments = self.complete_arguments(template, arguments);
        let Some(list) = self.arguments_by_parameter(&head, arguments) else { return };
        let Some(scope) = self.bind_parameters(&head, &list) else { return };
        let with = Substitution::new(&head, self.depth_of_head(&head), &list);
        self.note_constraint(constraint, &with, scope, false, notes);
    }

    pub(super) fn note_constraint(
        &mut self,
        constraint: ExpressionId,
        with: &Substitution<'_>,
        scope: ScopeId,
        is_clause: bool,
        notes: &mut Vec<Note>,
    ) {
        /// Notes beyond these tell nobody anything.
        const MOST_NOTES: usize = 40;
        if notes.len() >= MOST_NOTES {
            return;
        }
        let part = self.unsatisfied_part(constraint, scope, is_clause);
        let is_clause = is_clause && part == constraint;
        let entry = self.expression(part);
        let (kind, first, last) = (entry.kind, entry.first, entry.last);
        let position = self.position(self.central_token(part));
        match kind {
            ExpressionKind::Binary { operator: Operator::PipePipe, left, right } => {
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                    self.note_constraint(left, with, scope, is_clause, notes);
                    self.note_constraint(right, with, scope, is_clause, notes);
                });
            }
            ExpressionKind::Name { entity, arguments: Some(arguments) } if self.is_known_concept(entity) => {
                let Ok(arguments) = self.substituted_arguments(arguments, with) else { return };
                let text = self.printer().arguments_text(arguments);
                notes.push(Note::new(code::CONCEPT_FALSE, position).with(Argument::Quoted(text)));
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.note_concept(entity, arguments, notes));
            }
            _ => {
                let (result, report) =
                    self.explained(|sema| sema.read(InstantiatedPart::Atomic { first, last, scope, is_clause }));
                let code = if matches!(result, ReadResult::Failed) {
                    code::CONSTRAINT_ILL_FORMED
                } else {
                    code::CONSTRAINT_FALSE
                };
                let mut note = Note::new(code, position);
                if let Some(report) = report {
                    note = note.with(Argument::Text(self.report_text(&report)));
                    if report.position.is_some() && report.position != position {
                        note.because.push((report.position, "it is this that does not hold".to_owned()));
                    }
                }
                notes.push(note);
            }
        }
    }

    /// The token at which an expression is reported: the operator of a binary one.
    fn central_token(&self, expression: ExpressionId) -> u32 {
        let entry = self.expression(self.without_parentheses(expression));
        match entry.kind {
            ExpressionKind::Binary { left, .. } => self.expression(left).last + 1,
            _ => entry.first,
        }
    }
}
