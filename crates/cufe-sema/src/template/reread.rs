//! The results of expressions in types and requires-clauses that substitution reads again ([temp.deduct.general]/7), kept as long as nothing is declared
//! that might change them. Overloads whose types call each other would otherwise be resolved anew for every path through
//! the calls: exponentially often.

use super::instance::{InstantiatedPart, ReadResult};
use super::satisfaction::Surroundings;
use super::substitute::{Substitution, SubstitutionFailure};
use crate::Sema;
use cufe_il::{ArgumentsId, ExpressionId, FunctionId, ScopeId, TypeId};
use rustc_hash::FxHashMap;

/// What an expression is read as.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Wanted {
    /// The operand of a `decltype`.
    Decltype,
    /// A constant, for a parameter of this type where that is known.
    Constant(Option<TypeId>),
    /// The trailing requires-clause of a function template, whose parameters are in this scope.
    Clause(ScopeId),
}

/// An expression with what stands for the template parameters in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Question {
    expression: ExpressionId,
    wanted: Wanted,
    head: ScopeId,
    function: Option<FunctionId>,
    arguments: ArgumentsId,
    element: Option<usize>,
    /// Its result may be dependent.
    stays_dependent: bool,
}

/// What was answered.
#[derive(Clone, Copy, Debug)]
struct Answer {
    result: ReadResult,
    /// How deep it was nested, where something was not read because it is nested too deeply: only what is nested as deep
    /// has the same answer.
    depth: usize,
}

/// How much is declared.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct State {
    changes: u32,
    functions: usize,
    variables: usize,
}

/// The answers so far.
#[derive(Default)]
pub struct Answers {
    /// The state in which the text has these meanings.
    state: State,
    known: FxHashMap<Question, Answer>,
    /// How often something was not read because it is nested too deeply.
    pub(super) refused: u32,
}

impl Sema<'_> {
    /// Notes that a class or enumeration was completed: text that was read before may mean something else from here on.
    pub fn note_change(&mut self) {
        self.program.changes += 1;
    }

    /// The result of reading an expression of a pattern again, from what is known or by reading it.
    pub(super) fn reread(&mut self, expression: ExpressionId, wanted: Wanted, with: &Substitution<'_>) -> ReadResult {
        let question = Question {
            expression,
            wanted,
            head: with.head.scope,
            function: with.function,
            arguments: self.program.intern_arguments(with.arguments.to_vec()),
            element: with.element,
            stays_dependent: self.instances.stays_dependent,
        };
        let state = self.declared_state();
        if self.instances.answers.state != state {
            self.instances.answers.known.clear();
            self.instances.answers.state = state;
        }
        if let Some(answer) = self.instances.answers.known.get(&question)
            && self.instances.reading >= answer.depth
            && !self.is_next_explained()
        {
            return answer.result;
        }
        let refused = self.instances.answers.refused;
        let result = self.read_for(expression, wanted, with);
        // What was read before something was declared meanwhile may mean something else now.
        if self.declared_state() == state && self.instances.answers.state == state {
            let depth = if self.instances.answers.refused == refused { 0 } else { self.instances.reading };
            self.instances.answers.known.insert(question, Answer { result, depth });
        }
        result
    }

    fn read_for(&mut self, expression: ExpressionId, wanted: Wanted, with: &Substitution<'_>) -> ReadResult {
        let scope = match wanted {
            Wanted::Clause(place) => self.bound_scope(place, with),
            Wanted::Decltype | Wanted::Constant(_) => self.scope_of_expression(expression, with),
        };
        let scope = match scope {
            Ok(scope) => scope,
            Err(SubstitutionFailure::IllFormed) if !matches!(wanted, Wanted::Clause(_)) => return ReadResult::Failed,
            Err(_) => return ReadResult::Unknown,
        };
        let (first, last) = {
            let entry = &self.program.expressions[expression];
            (entry.first, entry.last)
        };
        if !matches!(wanted, Wanted::Clause(_)) {
            self.instances.substituted = with.function;
        }
        let result = match wanted {
            Wanted::Decltype => {
                let stays_dependent = self.instances.stays_dependent;
                self.read(InstantiatedPart::Decltype { first, last, scope, stays_dependent })
            }
            Wanted::Constant(ty) => {
                let stays_dependent = self.instances.stays_dependent;
                self.read(InstantiatedPart::Constant { first, last, scope, ty, stays_dependent })
            }
            Wanted::Clause(_) => {
                let around = Surroundings { scope, function: with.function };
                ReadResult::Satisfaction(self.satisfaction_in(expression, around, true))
            }
        };
        self.instances.substituted = None;
        result
    }

    fn declared_state(&self) -> State {
        State {
            changes: self.program.changes,
            functions: self.program.function_declarations.len(),
            variables: self.program.variable_declarations.len(),
        }
    }
}
