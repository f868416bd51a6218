//! What a report about a call says beside its message: the types that were given, the candidates, and why each does
//! not fit.

use cufe_base::Position;
use cufe_diagnostics::{Argument, Detail, Note, Report, code};
use cufe_il::{EntityId, ExpressionId, FunctionId, FunctionTypeFlags, Operator, Type, TypeId};

use crate::Sema;
use crate::overload::{Candidate, Rejection, Verdict};
use crate::template::Failure;
use crate::types::printing;

/// Signatures beyond this many bytes are not shown.
const LONGEST_SIGNATURE: usize = 120;

impl Sema<'_> {
    /// The types of the arguments of a call.
    pub(crate) fn types_of(&self, arguments: &[ExpressionId]) -> Vec<TypeId> {
        arguments.iter().map(|&argument| self.expression(argument).ty).collect()
    }

    /// Shows the types of the arguments of a call, and that of its object.
    pub(crate) fn show_given(&self, report: &mut Report, given: &[TypeId], object: Option<TypeId>) {
        if !given.is_empty() {
            let types: Vec<String> = given.iter().map(|&ty| self.type_text(ty)).collect();
            self.show(report, format!("the arguments have the types ({})", types.join(", ")));
        }
        if let Some(object) = object {
            self.show(report, format!("the object has the type {}", self.type_text(object)));
        }
    }

    /// Shows the types of the operands of an operator.
    pub(crate) fn show_operands(&self, report: &mut Report, operator: Operator, given: &[TypeId]) {
        let texts: Vec<String> = given.iter().map(|&ty| self.type_text(ty)).collect();
        let spelling = operator.spelling();
        let shown = match texts.as_slice() {
            [operand] => format!("{spelling} {operand}"),
            [left, right] => format!("{left} {spelling} {right}"),
            _ => return,
        };
        self.show(report, format!("the operands have the types {shown}"));
    }

    /// Shows the candidates of which none is better than the others.
    pub(crate) fn show_ambiguous(&self, report: &mut Report, candidates: &[Candidate]) {
        for candidate in candidates.iter().filter(|candidate| candidate.verdict == Verdict::Viable) {
            let text = self.candidate_name(candidate);
            report.details.push(Detail { text, declared: self.declared_position(candidate.entity) });
        }
    }

    /// Shows why each candidate does not fit, the last declared first. `given` are the types of the arguments.
    pub(crate) fn show_rejections(&mut self, report: &mut Report, candidates: &[Candidate], given: &[TypeId]) {
        self.show_rejected(report, candidates, |_, _| given);
    }

    /// Likewise for an operator: the first operand is the object of member functions.
    pub(crate) fn show_rejected_operators(
        &mut self,
        report: &mut Report,
        candidates: &[Candidate],
        operands: &[TypeId],
    ) {
        self.show_rejected(report, candidates, |sema, candidate| {
            let is_member = |function: FunctionId| sema.is_non_static_member(function);
            let behind_object = operands.get(1..).unwrap_or_default();
            if candidate.function.is_some_and(is_member) { behind_object } else { operands }
        });
    }

    fn show_rejected<'a>(
        &mut self,
        report: &mut Report,
        candidates: &[Candidate],
        arguments: impl Fn(&Self, &Candidate) -> &'a [TypeId],
    ) {
        let mut rejected: Vec<&Candidate> = candidates.iter().collect();
        rejected.sort_by_key(|candidate| std::cmp::Reverse(candidate.entity));
        for candidate in rejected {
            let Verdict::Rejected(rejection) = candidate.verdict else { continue };
            let position = self.declared_position(candidate.entity);
            let given = arguments(self, candidate);
            let name = Argument::Quoted(self.candidate_name(candidate));
            let note = |code| Note::new(code, position).with(name);
            report.notes.push(match rejection {
                Rejection::Arity => {
                    let taken = candidate.function.and_then(|function| self.arity_text(function));
                    match taken {
                        Some(taken) => note(code::CANDIDATE_PARAMETER_COUNT)
                            .with(Argument::Text(taken))
                            .with(Argument::Number(given.len() as i64)),
                        None => note(code::CANDIDATE_PARAMETER_COUNT),
                    }
                }
                Rejection::Argument(number) => {
                    self.misfit_note(note(code::CANDIDATE_ARGUMENT), candidate, number, given)
                }
                Rejection::Constraint => {
                    let note = note(code::CANDIDATE_CONSTRAINT);
                    match self.unsatisfied_function_constraint(candidate.entity) {
                        Some(text) if self.is_shown() => note.with(Argument::Quoted(text)),
                        _ => note,
                    }
                }
                Rejection::Deduction(failure) => {
                    let note = match failure {
                        Failure::Explicit(list) => {
                            let text = self.printer().arguments_text(list);
                            note(code::CANDIDATE_EXPLICIT_ARGUMENTS).with(Argument::Quoted(text))
                        }
                        _ => note(code::CANDIDATE_DEDUCTION),
                    };
                    let reason = if self.is_shown() { self.failure_text(candidate.entity, failure) } else { None };
                    let mut note = match reason {
                        Some(reason) => note.with(Argument::Text(reason)),
                        None => note,
                    };
                    if self.is_shown() {
                        note.because = self.reasons_of_constraint(candidate.entity, failure);
                    }
                    note
                }
                // The reference has no note for it.
                Rejection::Object => {
                    let text = format!("not for an object of this type: {}", self.candidate_name(candidate));
                    report.details.push(Detail { text, declared: position });
                    continue;
                }
            });
        }
    }

    /// The values of 3326: the number of the argument, its type and that of the parameter.
    fn misfit_note(&self, note: Note, candidate: &Candidate, number: u32, given: &[TypeId]) -> Note {
        let note = note.with(Argument::Number(i64::from(number)));
        let index = number as usize - 1;
        let parameters = candidate.ty.and_then(|ty| self.program.as_function(ty)).map(|ty| &ty.parameters);
        match (given.get(index), parameters.and_then(|parameters| parameters.get(index))) {
            (Some(&argument), Some(&parameter)) => {
                let (argument, parameter) = self.type_pair(argument, parameter);
                note.with(argument).with(parameter)
            }
            _ => note,
        }
    }

    /// How many arguments a function takes: `2 arguments`, `1 to 3 arguments`, `at least 1 argument`.
    pub(super) fn arity_text(&self, function: FunctionId) -> Option<String> {
        let ty = self.program.as_function(self.program.functions[function].ty)?;
        let (minimum, maximum) = (self.minimum_arguments(function), ty.parameters.len());
        let is_open = ty.flags.contains(FunctionTypeFlags::VARIADIC)
            || ty.parameters.iter().any(|&ty| matches!(self.program.structure(ty), Type::Expansion(_)));
        let counted = |count: usize| if count == 1 { "1 argument".to_owned() } else { format!("{count} arguments") };
        Some(match minimum {
            _ if is_open => format!("at least {}", counted(minimum.min(maximum))),
            _ if minimum < maximum => format!("{minimum} to {}", counted(maximum)),
            _ => counted(maximum),
        })
    }

    fn show(&self, report: &mut Report, text: String) {
        report.details.push(Detail { text, declared: Position::NONE });
    }

    /// A candidate with its parameters; where these are long, by its name alone, for its declaration is shown too.
    fn candidate_name(&self, candidate: &Candidate) -> String {
        let signature =
            candidate.function.map(|function| printing::function_signature_text(&self.program, self.names, function));
        match signature {
            Some(signature) if signature.len() <= LONGEST_SIGNATURE => signature,
            _ => self.name_text(self.program.entities[candidate.entity].name),
        }
    }

    /// Where an entity is declared.
    pub(crate) fn declared_position(&self, entity: EntityId) -> Position {
        match self.program.entities[entity].token {
            u32::MAX => Position::NONE,
            token => self.position(token),
        }
    }
}
