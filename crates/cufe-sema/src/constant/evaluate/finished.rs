//! Calls that an evaluation has finished: it is begun anew whenever it needs a body that nobody has read, and what was evaluated
//! before need not be evaluated again. Only calls count that can have no effect but their result: of functions without object,
//! whose arguments and result designate nothing. Variables of static storage duration can't be changed in an evaluation
//! ([expr.const]/5), and allocations are counted.

use super::{Evaluated, Evaluator};
use crate::constant::value::{ObjectId, Value};
use cufe_il::FunctionId;
use rustc_hash::FxHashMap;

/// A call that costs less is evaluated again.
const LEAST_COST: u64 = 256;
/// How many calls of one function are remembered.
const MAXIMUM_OF_FUNCTION: usize = 64;
/// The attempt from which on calls are remembered: most evaluations need few.
const FIRST_ATTEMPT: u32 = 8;

/// What a function gave for arguments.
#[derive(Debug)]
struct FinishedCall {
    arguments: Vec<Value>,
    result: Value,
    cost: u64,
}

/// The calls that the attempts of one evaluation have finished.
#[derive(Default, Debug)]
pub struct FinishedCalls {
    attempts: u32,
    calls: FxHashMap<FunctionId, Vec<FinishedCall>>,
}

/// A call that may be remembered, when it began.
pub(super) struct Begun {
    arguments: Vec<Value>,
    used: u64,
    allocations: u32,
}

impl<'s, 't> Evaluator<'s, 't> {
    /// Another attempt of an evaluation, with the calls that those before have finished.
    pub fn again(sema: &'s crate::Sema<'t>, is_manifest: bool, mut finished: FinishedCalls) -> Self {
        finished.attempts += 1;
        Self { finished, ..Self::new(sema, is_manifest) }
    }

    /// What the next attempt need not do again.
    pub fn into_finished(self) -> FinishedCalls {
        self.finished
    }

    /// The result of a call that an earlier attempt has finished. The objects of its parameters are gone then.
    pub(super) fn finished_call(
        &mut self,
        function: FunctionId,
        bound: &[ObjectId],
        token: u32,
    ) -> Option<Evaluated<Value>> {
        let calls = self.finished.calls.get(&function)?;
        let is_same = |call: &&FinishedCall| {
            call.arguments.len() == bound.len()
                && call
                    .arguments
                    .iter()
                    .zip(bound)
                    .all(|(known, &id)| self.object(id).map(|it| &it.value) == Some(known))
        };
        let call = calls.iter().find(is_same)?;
        let (result, cost) = (call.result.clone(), call.cost);
        for &id in bound {
            self.release(id);
        }
        Some(self.spend(cost, token).map(|()| result))
    }

    /// A call that begins, where it may be remembered.
    pub(super) fn begun_call(&self, bound: &[ObjectId]) -> Option<Begun> {
        if self.finished.attempts < FIRST_ATTEMPT {
            return None;
        }
        let value = |&id: &ObjectId| Some(self.object(id)?.value.clone()).filter(designates_nothing);
        let arguments = bound.iter().map(value).collect::<Option<_>>()?;
        Some(Begun { arguments, used: self.used, allocations: self.allocations })
    }

    /// Remembers a call with its result.
    pub(super) fn remember_call(&mut self, function: FunctionId, begun: Begun, result: &Value) {
        let cost = self.used - begun.used;
        if cost < LEAST_COST || self.allocations != begun.allocations || !designates_nothing(result) {
            return;
        }
        let calls = self.finished.calls.entry(function).or_default();
        if calls.len() < MAXIMUM_OF_FUNCTION {
            calls.push(FinishedCall { arguments: begun.arguments, result: result.clone(), cost });
        }
    }
}

/// Whether a value tells of no object: neither the evaluation's nor others.
fn designates_nothing(value: &Value) -> bool {
    match value {
        Value::Indeterminate | Value::Integer(_) | Value::Floating(_) | Value::MemberPointer(_) => true,
        Value::Complex(parts) => parts.iter().all(designates_nothing),
        Value::Pointer(place) => place.is_none(),
        Value::Reference(_) => false,
        Value::Class(class) => class.bases.iter().chain(&class.members).all(designates_nothing),
        Value::Array(array) => array.elements.iter().chain([&array.rest]).all(designates_nothing),
    }
}
