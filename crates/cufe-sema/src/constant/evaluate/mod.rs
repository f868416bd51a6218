//! The evaluator of constant expressions ([expr.const]): it walks expressions and statements as they were
//! built and changes nothing outside of itself. Conversions are no nodes of the program: the evaluator converts to the
//! type that the context wants.

mod address;
mod allocation;
mod bit_cast;
mod builtin;
mod call;
mod construct;
mod conversion;
mod copying;
mod explicit_object;
mod expression;
mod finished;
mod initialize;
mod memberwise;
mod operator;
mod overflow;
mod pointer;
mod range;
mod rewritten;
mod source_location;
mod statement;
mod storage;
mod type_info;
mod user_literal;

pub use finished::FinishedCalls;
pub(crate) use operator::without_assignment;

use super::state::CopySource;
use super::value::{self, ObjectId, Place, Value};
use crate::Sema;
use crate::gap::{OrUnknown, Unknown};
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_base::profile::{self, Activity};
use cufe_diagnostics::{Argument, Code, code};
use cufe_il::{ClassId, ExpressionId, FunctionId, TypeId, VariableId};
use rustc_hash::FxHashMap;

/// The deepest recursion over expressions, statements and calls that is followed.
const MAXIMUM_DEPTH: u32 = 20_000;

/// Why an evaluation has no value.
#[derive(Clone, PartialEq, Debug)]
pub enum Failure {
    /// Something is not known: dependent, not supported, or after an error. Nothing is reported.
    Unknown,
    /// Something must be parsed (later: instantiated) first; then the evaluation may be tried again.
    Needs(Demand),
    /// The expression is not constant.
    NotConstant(Box<Reason>),
}

/// What an evaluation needs before it can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// The body of a function that is defined.
    Body(FunctionId),
    /// A default member initializer or default argument.
    Initializer(VariableId),
    /// The value of a constant object that is not constexpr.
    Object(VariableId),
    /// How a defaulted comparison operator compares the parts of its class.
    Comparison(FunctionId),
    /// The definition, outside of its class, of a static data member of an instance.
    Definition(VariableId),
    /// Which function copies or assigns an object.
    Copy(CopySource),
    /// Which constructor initializes an object of a class without arguments.
    Default(ClassId),
}

/// Why an expression is not constant: a note of the error.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// The note.
    pub code: Code,
    /// Where.
    pub token: u32,
    /// Values for its placeholders.
    pub arguments: Vec<Argument>,
    /// The calls that were active, innermost first.
    pub calls: Vec<u32>,
}

/// The outcome of a step of an evaluation.
pub type Evaluated<T> = Result<T, Failure>;

/// An object of the evaluation.
#[derive(Debug)]
pub(super) struct Object {
    pub(super) ty: TypeId,
    pub(super) value: Value,
    /// Of static storage duration: the object behind a `std::source_location`.
    pub(super) is_static: bool,
    /// Made by `new`, of this form.
    pub(super) allocation: Option<Allocation>,
    /// May not be changed after its initialization.
    pub(super) is_const: bool,
}

/// An allocation by `new`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Allocation {
    pub(super) is_array: bool,
    /// Of an array whose bound stands behind the type: the number of elements. The object's type is that of the elements.
    pub(super) count: Option<u64>,
    pub(super) token: u32,
}

/// A slot of storage.
#[derive(Debug, Default)]
pub(super) struct Slot {
    pub(super) generation: u32,
    pub(super) object: Option<Object>,
}

/// An active call.
#[derive(Debug, Default)]
pub(super) struct Frame {
    pub(super) function: Option<FunctionId>,
    pub(super) variables: FxHashMap<VariableId, ObjectId>,
    pub(super) this: Option<Place>,
    /// What the objects are that loops over ranges keep without a name.
    pub(super) hidden: FxHashMap<ExpressionId, Place>,
    /// What structured bindings name.
    pub(super) bindings: FxHashMap<VariableId, Place>,
    /// The lambda whose call operator it is, and its closure object.
    pub(super) closure: Option<(usize, Place)>,
    /// The token of the call.
    pub(super) token: u32,
    pub(super) result: Option<Value>,
    /// The object that a result of class type is made in ([class.copy.elision]).
    pub(super) destination: Option<Place>,
}

/// An evaluation.
pub struct Evaluator<'s, 't> {
    pub(super) sema: &'s Sema<'t>,
    pub(super) slots: Vec<Slot>,
    pub(super) free: Vec<u32>,
    /// The objects whose lifetime ends with a scope, in the order of their creation.
    pub(super) alive: Vec<ObjectId>,
    pub(super) frames: Vec<Frame>,
    pub(super) used: u64,
    /// The number of allocations that are not released.
    pub(super) allocations: u32,
    /// `__builtin_is_constant_evaluated()`
    pub(super) is_manifest: bool,
    /// Expressions that are being converted by functions: as arguments of these they are not converted again.
    pub(super) converting: Vec<ExpressionId>,
    /// The object that the next prvalue of class type initializes: what makes an object takes it, so that `this` is the object
    /// itself. Expressions that are evaluated on the way put it aside.
    pub(super) destination: Option<Place>,
    /// Objects that were made elsewhere than where they came to live: nothing is known of what points to them.
    pub(super) moved: rustc_hash::FxHashSet<(u32, u32)>,
    /// The operand of a return statement that is moved from although it is an lvalue ([class.copy.elision]/3).
    pub(super) moved_result: Option<ExpressionId>,
    /// The elements of arrays that were made one by one although they are initialized alike.
    pub(super) made_apart: u64,
    /// The variable that is initialized, and the object that stands for it meanwhile.
    pub(super) variable: Option<(ObjectId, VariableId)>,
    /// In a default argument or a default member initializer: the token of the code that it is used for.
    pub(super) used_at: Option<u32>,
    /// The depth of the recursion over the program.
    pub(super) depth: u32,
    /// Calls that need not be evaluated again.
    pub(super) finished: FinishedCalls,
}

impl<'s, 't> Evaluator<'s, 't> {
    /// An evaluation with nothing done.
    pub fn new(sema: &'s Sema<'t>, is_manifest: bool) -> Self {
        Self {
            sema,
            slots: Vec::new(),
            free: Vec::new(),
            alive: Vec::new(),
            frames: vec![Frame::default()],
            used: 0,
            allocations: 0,
            is_manifest,
            converting: Vec::new(),
            destination: None,
            moved: rustc_hash::FxHashSet::default(),
            moved_result: None,
            made_apart: 0,
            variable: None,
            used_at: None,
            depth: 0,
            finished: FinishedCalls::default(),
        }
    }

    /// A failure for a reason without arguments, at the first token of an expression.
    pub(super) fn fail<T>(&self, code: Code, expression: ExpressionId) -> Evaluated<T> {
        self.fail_at(code, self.sema.expression(expression).first, Vec::new())
    }

    pub(super) fn fail_at<T>(&self, code: Code, token: u32, arguments: Vec<Argument>) -> Evaluated<T> {
        let calls = self.frames.iter().skip(1).rev().map(|frame| frame.token).take(64).collect();
        Err(Failure::NotConstant(Box::new(Reason { code, token, arguments, calls })))
    }

    pub(super) fn frame(&self) -> Option<&Frame> {
        self.frames.last()
    }

    pub(super) fn frame_mut(&mut self) -> Evaluated<&mut Frame> {
        self.frames.last_mut().or_failure()
    }

    /// Runs the body of a function in its frame: what is used in it is not used for a default argument around its call.
    pub(super) fn in_frame<T>(&mut self, frame: Frame, step: impl FnOnce(&mut Self) -> Evaluated<T>) -> Evaluated<T> {
        let used_at = if frame.function.is_some() { self.used_at.take() } else { self.used_at };
        self.frames.push(frame);
        let result = step(self);
        self.frames.pop();
        self.used_at = used_at;
        result
    }

    /// Evaluates a default argument or a default member initializer that the code at a token uses. Where one uses another, the
    /// outermost use counts (measured).
    pub(super) fn used_for<T>(&mut self, token: u32, step: impl FnOnce(&mut Self) -> Evaluated<T>) -> Evaluated<T> {
        let before = self.used_at;
        self.used_at = before.or(Some(token));
        let result = step(self);
        self.used_at = before;
        result
    }

    /// Adds to the cost; fails past the budget.
    pub(super) fn spend(&mut self, cost: u64, token: u32) -> Evaluated<()> {
        let limits = &self.sema.options.limits;
        self.used = self.used.saturating_add(cost);
        let held = limits.constexpr_cost.checked_div(limits.constexpr_depth).unwrap_or(0);
        let depth = self.frames.len() as u64 - 1;
        if self.used.saturating_add(depth.saturating_mul(held)) > limits.constexpr_cost {
            return self.fail_at(code::CONSTANT_EVALUATION_LIMIT, token, Vec::new());
        }
        Ok(())
    }

    /// Runs a step of the recursion, on a new piece of stack where this one is used up; not beyond all measure.
    pub(super) fn guarded<T>(&mut self, step: impl FnOnce(&mut Self) -> Evaluated<T>) -> Evaluated<T> {
        if self.depth >= MAXIMUM_DEPTH {
            return Err(Failure::unknown());
        }
        self.depth += 1;
        let result = stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || step(self));
        self.depth -= 1;
        result
    }

    /// Evaluates an expression, converted to a type where one is given. Nothing of the evaluation may stay in the result.
    pub fn run_expression(&mut self, expression: ExpressionId, to: Option<TypeId>) -> Evaluated<Value> {
        let (value, statics) = self.run_initializer(expression, to)?;
        match statics.as_slice() {
            [] => Ok(value),
            // Nobody keeps the object that the value refers to.
            _ if self.slots.iter().any(|slot| slot.object.as_ref().is_some_and(|object| object.is_static)) => {
                Err(Failure::unknown())
            }
            _ => self.fail(code::CONSTANT_REFERS_TO_TEMPORARY, expression),
        }
    }

    /// As [`Self::run_expression`], for the initializer of a variable of static storage duration: temporaries in the result
    /// become objects of their own, numbered behind those that there are.
    pub fn run_initializer(
        &mut self,
        expression: ExpressionId,
        to: Option<TypeId>,
    ) -> Evaluated<(Value, Vec<(TypeId, Value)>)> {
        self.timed(self.sema.expression(expression).first, |evaluator| {
            let value = match to {
                Some(to) => evaluator.initialize(expression, to)?,
                None => evaluator.value(expression)?,
            };
            evaluator.end_evaluation(&value, None)?;
            evaluator.finish(value, expression)
        })
    }

    /// An evaluation of its own: how long it takes is recorded, if that is asked for.
    fn timed<T>(&mut self, token: u32, evaluate: impl FnOnce(&mut Self) -> Evaluated<T>) -> Evaluated<T> {
        let begun = profile::begin();
        let result = evaluate(self);
        profile::end(Activity::Evaluation, begun, || {
            let (file, line, _) = self.sema.source.line(self.sema.position(token));
            Some(format!("{}:{line}", self.sema.source.file_name(file)))
        });
        result
    }

    /// As [`Self::run_initializer`] for a variable with its initializer, if any; pointers to the object itself become pointers
    /// to the variable.
    pub fn run_variable(&mut self, variable: VariableId) -> Evaluated<(Value, Vec<(TypeId, Value)>)> {
        let entry = &self.sema.program.variables[variable];
        let (ty, initializer, entity) = (entry.ty, entry.initializer, entry.entity);
        let token = self.sema.program.entities[entity].token;
        let id = self.reserve(ty);
        self.variable = Some((id, variable));
        self.destination = Some(Place::whole(value::Base::Object(id)));
        self.timed(token, |evaluator| {
            let value = match initializer {
                Some(initializer) => evaluator.initialize_variable(variable, initializer, ty)?,
                None => evaluator.default_value(ty, token)?,
            };
            evaluator.destination = None;
            evaluator.end_evaluation(&value, Some(id))?;
            let is_constexpr =
                evaluator.sema.program.variables[variable].flags.contains(cufe_il::VariableFlags::CONSTEXPR);
            if is_constexpr {
                let token = initializer.map_or(token, |at| evaluator.sema.expression(at).first);
                evaluator.check_constant_destruction(ty, token)?;
            }
            let destroyed = is_constexpr.then(|| value.clone());
            let finished = evaluator.finish(value, initializer.unwrap_or(ExpressionId::from_number(0)))?;
            if let Some(value) = destroyed {
                evaluator.destroy_constant(id, ty, value)?;
            }
            Ok(finished)
        })
    }

    /// The value of an object that an expression makes: from arguments in parentheses, or without an initializer.
    pub fn run_object(
        &mut self,
        ty: TypeId,
        arguments: Option<&[ExpressionId]>,
        expression: ExpressionId,
    ) -> Evaluated<Value> {
        let token = self.sema.expression(expression).first;
        let value = match arguments {
            None => self.default_value(ty, token)?,
            Some(arguments) => self.initialize_class(arguments, false, ty, expression)?,
        };
        self.end_evaluation(&value, None)?;
        self.finish(value, expression).map(|(value, _)| value)
    }

    fn finish(&mut self, value: Value, expression: ExpressionId) -> Evaluated<(Value, Vec<(TypeId, Value)>)> {
        let first = self.sema.constants.statics.len() as u32;
        let mut numbers: Vec<ObjectId> = Vec::new();
        let mut value = value;
        self.make_static(&mut value, first, &mut numbers, expression)?;
        let mut statics = Vec::new();
        while let Some(&id) = numbers.get(statics.len()) {
            let Some(object) = self.object(id) else {
                return self.fail(code::CONSTANT_REFERS_TO_TEMPORARY, expression);
            };
            if object.allocation.is_some() {
                return self.fail(code::CONSTANT_ALLOCATION_LEAKED, expression);
            }
            let (ty, mut inner) = (object.ty, object.value.clone());
            self.make_static(&mut inner, first, &mut numbers, expression)?;
            statics.push((ty, inner));
        }
        if self.allocations > 0 {
            return self.fail(code::CONSTANT_ALLOCATION_LEAKED, expression);
        }
        Ok((value, statics))
    }

    /// Turns references to objects of the evaluation into references to static ones.
    fn make_static(
        &self,
        value: &mut Value,
        first: u32,
        numbers: &mut Vec<ObjectId>,
        expression: ExpressionId,
    ) -> Evaluated<()> {
        match value {
            Value::Pointer(Some(place)) | Value::Reference(place) => {
                if let (value::Base::Object(id), Some((own, variable))) = (place.base, self.variable)
                    && id == own
                {
                    place.base = value::Base::Variable(variable);
                }
                if let value::Base::Object(id) = place.base {
                    let number = match numbers.iter().position(|&known| known == id) {
                        Some(number) => number,
                        None => {
                            numbers.push(id);
                            numbers.len() - 1
                        }
                    };
                    place.base = value::Base::Static(first + number as u32);
                }
                if let value::Base::Variable(variable) = place.base
                    && self.sema.has_no_constant_address(variable)
                {
                    let name = self.sema.entity_name(self.sema.program.variables[variable].entity);
                    let token = self.sema.expression(expression).first;
                    return self.fail_at(
                        code::CONSTANT_VALUE_UNUSABLE,
                        token,
                        vec![Argument::Entity { kind: "variable", name }],
                    );
                }
            }
            Value::Class(class) => {
                for part in class.bases.iter_mut().chain(&mut class.members) {
                    self.make_static(part, first, numbers, expression)?;
                }
            }
            Value::Array(array) => {
                for part in array.elements.iter_mut().chain(std::iter::once(&mut array.rest)) {
                    self.make_static(part, first, numbers, expression)?;
                }
            }
            _ => {}
        }
        Ok(())
    }
}
