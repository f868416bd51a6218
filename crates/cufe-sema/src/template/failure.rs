//! Why template arguments cannot be deduced for a call ([temp.deduct.general], [temp.deduct.call]). Deduction tells it in a few
//! words of data; what takes work, like which expression is ill-formed, is found out anew for the note that says it.

use super::deduction::{Deducing, Step};
use super::dissatisfaction::Unsatisfied;
use super::substitute::{Substitution, SubstitutionFailure};
use crate::Sema;
use cufe_base::Position;
use cufe_diagnostics::{Code, Note, Report, Severity};
use cufe_il::{ArgumentsId, EntityId, EntityKind, TemplateArgument, TemplateHead, TypeId};

/// Why template arguments cannot be deduced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Nothing more is reported.
    Other,
    /// The explicit template arguments are too many, or of the wrong kinds, types or values.
    Explicit(ArgumentsId),
    /// Nothing tells the argument of the parameter with this index.
    Undeduced(u16),
    /// Two places tell different arguments of the parameter with this index.
    Conflict {
        /// The parameter.
        parameter: u16,
        /// The two.
        told: ArgumentsId,
    },
    /// An argument of the call has not the form of its parameter.
    Form {
        /// The number of the argument, from 1.
        number: u32,
        /// The parameter's type in the template.
        parameter: TypeId,
        /// The argument's type.
        argument: TypeId,
    },
    /// The packs take no more arguments.
    Count,
    /// The type of the function or a default argument is ill-formed with these arguments, one for each parameter.
    Substitution(ArgumentsId),
    /// These arguments, one for each parameter, do not satisfy the constraints.
    Constraint(ArgumentsId),
}

/// What somebody wants to know of something that is ill-formed.
#[derive(Debug)]
pub struct Explanation {
    /// How deep what is asked about is nested in what is read again.
    nesting: usize,
    /// What was reported first.
    report: Option<Report>,
}

impl Sema<'_> {
    /// Why deduction fails for a function template, in words.
    pub(crate) fn failure_text(&mut self, template: EntityId, failure: Failure) -> Option<String> {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return None };
        let head = self.program.templates[id].head.clone();
        let name = |sema: &Self, index: u16| {
            let parameter = head.parameters.get(usize::from(index))?;
            Some(match sema.program.symbol(parameter.entity) {
                Some(symbol) => format!("\"{}\"", sema.text(symbol)),
                None => format!("template parameter {}", index + 1),
            })
        };
        Some(match failure {
            Failure::Other => return None,
            Failure::Explicit(list) => {
                let (count, most) = (self.program.arguments(list).len(), head.parameters.len());
                let is_open = head.parameters.last().is_some_and(|last| last.is_pack);
                if count <= most || is_open {
                    return None;
                }
                format!("{count} are given, and the template has {most}")
            }
            Failure::Undeduced(index) => format!("nothing tells what {} is", name(self, index)?),
            Failure::Conflict { parameter, told } => {
                let &[first, second] = self.program.arguments(told) else { return None };
                let printer = self.printer();
                let (first, second) = (printer.argument_text(first), printer.argument_text(second));
                format!("{} would be both \"{first}\" and \"{second}\"", name(self, parameter)?)
            }
            Failure::Form { number, parameter, argument } => {
                let printer = self.printer();
                let (argument, parameter) = (printer.type_text(argument), printer.type_text(parameter));
                format!("argument {number} of type \"{argument}\" has not the form \"{parameter}\"")
            }
            Failure::Count => "its packs take no more arguments".to_owned(),
            Failure::Substitution(list) => {
                let with = self.printer().with_text_of(&head, list);
                let report = self.failed_substitution(template, &head, list);
                let Some(report) = report else { return Some(format!("it is ill-formed{with}")) };
                let text = self.report_text(&report);
                format!("{text}{with}")
            }
            Failure::Constraint(list) => {
                let with = self.printer().with_text_of(&head, list);
                let constraint = self.unsatisfied_constraint(template, &head, list)?;
                format!("its constraint \"{constraint}\" is not satisfied{with}")
            }
        })
    }

    /// What is first reported where a function template's type or default arguments are substituted again.
    fn failed_substitution(&mut self, template: EntityId, head: &TemplateHead, list: ArgumentsId) -> Option<Report> {
        let function = self.program.function_of(template)?;
        let EntityKind::Template(id) = self.program.entities[template].kind else { return None };
        let mut deducing = Deducing::new(self.program.templates[id].depth, head.parameters.len());
        for (slot, &argument) in deducing.bound.iter_mut().zip(self.program.arguments(list)) {
            *slot = (argument != TemplateArgument::UnknownTemplate).then_some(argument);
        }
        let (_, report) = self.explained(|sema| {
            if sema.complete_deduction(head, Some(function), &mut deducing) == Step::Fits {
                let list = deducing.arguments();
                let with = Substitution { function: Some(function), ..Substitution::new(head, deducing.depth, &list) };
                let ty = sema.program.functions[function].ty;
                let _ = sema.substituted(ty, &with);
            }
        });
        report
    }

    /// Does something, and remembers what is first reported of what it reads or substitutes itself, though not of what that
    /// needs in turn.
    pub(super) fn explained<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> (T, Option<Report>) {
        let wanted = Explanation { nesting: self.instances.reading, report: None };
        let outer = self.constraints.explanation.replace(wanted);
        let result = act(self);
        let made = std::mem::replace(&mut self.constraints.explanation, outer);
        (result, made.and_then(|made| made.report))
    }

    /// Whether somebody wants to know why what is read now is ill-formed.
    pub fn is_read_explained(&self) -> bool {
        self.is_explained(1)
    }

    /// Whether somebody wants to know why what would be read next is ill-formed.
    pub(super) fn is_next_explained(&self) -> bool {
        self.is_explained(0)
    }

    fn is_explained(&self, levels: usize) -> bool {
        self.constraints
            .explanation
            .as_ref()
            .is_some_and(|wanted| wanted.report.is_none() && wanted.nesting + levels == self.instances.reading)
    }

    /// Remembers why what is read now is ill-formed.
    pub fn explain_read(&mut self, reports: Vec<Report>) {
        if self.is_read_explained()
            && let Some(wanted) = &mut self.constraints.explanation
        {
            wanted.report = reports.into_iter().find(|report| report.natural_severity() >= Severity::Error);
        }
    }

    /// Substitution fails, for a reason that is wanted only where it is explained.
    pub(super) fn fails(&mut self, reason: impl FnOnce(&Self) -> Report) -> SubstitutionFailure {
        if self.is_explained(0) {
            let report = reason(self);
            if let Some(wanted) = &mut self.constraints.explanation {
                wanted.report = Some(report);
            }
        }
        SubstitutionFailure::IllFormed
    }

    /// As [`Self::fails`], with a diagnostic without values.
    pub(super) fn fails_as(&mut self, code: Code) -> SubstitutionFailure {
        self.fails(|_| Report::new(code, Position::NONE))
    }

    /// Whether a report made here may be shown: it is not, where errors mean that something does not fit.
    pub(crate) fn is_shown(&self) -> bool {
        self.context.speculating == 0 && self.constraints.tests == 0
    }

    /// Why arguments do not satisfy the constraints of a function template, down to the atomic constraints; at most as many
    /// places as a reader follows.
    pub(crate) fn reasons_of_constraint(&mut self, template: EntityId, failure: Failure) -> Vec<(Position, String)> {
        const MOST_REASONS: usize = 4;
        let (Failure::Constraint(list), EntityKind::Template(id), Some(function)) =
            (failure, self.program.entities[template].kind, self.program.function_of(template))
        else {
            return Vec::new();
        };
        let head = self.program.templates[id].head.clone();
        let arguments = self.program.arguments(list).to_vec();
        let with = Substitution {
            function: Some(function),
            ..Substitution::new(&head, self.depth_of_head(&head), &arguments)
        };
        let mut notes = Vec::new();
        match self.unsatisfied_of_head(&with) {
            Some(Unsatisfied::Parameter { first, ty, .. }) => self.note_type_constraint(first, &with, ty, &mut notes),
            Some(Unsatisfied::Clause { part, .. }) => {
                if let Some(scope) = self.bind_parameters(&head, &arguments) {
                    self.note_constraint(part, &with, scope, true, &mut notes);
                }
            }
            None => {
                let entity = self.program.functions[function].entity;
                if let Some(&constraint) = self.program.constraints.get(&entity)
                    && let Some(&place) = self.constraints.places.get(&entity)
                    && let Ok(scope) = self.bound_scope(place, &with)
                {
                    self.note_constraint(constraint, &with, scope, true, &mut notes);
                }
            }
        }
        notes.truncate(MOST_REASONS);
        let text = |note: &Note| {
            cufe_diagnostics::message::text_for_people(note.code, &note.arguments, self.source, note.position)
        };
        let mut reasons = Vec::new();
        for mut note in notes {
            reasons.push((note.position, text(&note)));
            reasons.append(&mut note.because);
        }
        reasons
    }

    /// The first constraint of a function template that arguments do not satisfy, as it is written.
    fn unsatisfied_constraint(&mut self, template: EntityId, head: &TemplateHead, list: ArgumentsId) -> Option<String> {
        let function = self.program.function_of(template)?;
        let arguments = self.program.arguments(list).to_vec();
        let with =
            Substitution { function: Some(function), ..Substitution::new(head, self.depth_of_head(head), &arguments) };
        if let Some(unsatisfied) = self.unsatisfied_of_head(&with) {
            return Some(self.constraint_text(unsatisfied));
        }
        let entity = self.program.functions[function].entity;
        let constraint = *self.program.constraints.get(&entity)?;
        let &place = self.constraints.places.get(&entity)?;
        let scope = self.bound_scope(place, &with).ok()?;
        let part = self.unsatisfied_part(constraint, scope, true);
        Some(self.printer().expression_text(part))
    }

    /// The message of a report.
    pub(super) fn report_text(&self, report: &Report) -> String {
        cufe_diagnostics::message::text(report.code, &report.arguments, self.source, report.position)
    }

    /// The first part of the trailing requires-clause of a function that is no template that does not hold, as it is written.
    pub(crate) fn unsatisfied_function_constraint(&mut self, entity: EntityId) -> Option<String> {
        let constraint = *self.program.constraints.get(&entity)?;
        let &place = self.constraints.places.get(&entity)?;
        let part = self.unsatisfied_part(constraint, place, true);
        Some(self.printer().expression_text(part))
    }

    fn constraint_text(&self, unsatisfied: Unsatisfied) -> String {
        match unsatisfied {
            Unsatisfied::Parameter { first, last, .. } => self.reader.text(first, last).into_owned(),
            Unsatisfied::Clause { part, .. } => self.printer().expression_text(part),
        }
    }
}
