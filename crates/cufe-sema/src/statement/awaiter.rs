//! The values of `co_await` and `co_yield` ([expr.await]/3, [expr.yield]/1): what the promise makes of the operand, what an
//! `operator co_await` makes of that, and what `await_resume` of the result returns.

use super::promise::Promise;
use crate::Sema;
use crate::build::Extent;
use crate::conversion::Operand;
use crate::overload::Resolution;
use cufe_base::Symbol;
use cufe_il::{
    ClassId, EntityId, ExpressionFlags, ExpressionId, ExpressionKind, Name, Operator, Type, TypeId, UnaryOperator,
    ValueCategory,
};
use smallvec::SmallVec;

impl Sema<'_> {
    /// `co_await e`
    pub(crate) fn build_await(&mut self, operand: ExpressionId, extent: Extent) -> ExpressionId {
        let flags = self.expression(operand).flags;
        let kind = ExpressionKind::Unary { operator: UnaryOperator::CoAwait, operand };
        match self.awaited_result(operand) {
            Some(ty) => self.build_of_type(kind, ty, flags - ExpressionFlags::TYPE_DEPENDENT, extent),
            None => self.build_unknown(kind, flags, extent),
        }
    }

    /// `co_yield e`
    pub fn build_yield(&mut self, operand: ExpressionId, extent: Extent) -> ExpressionId {
        let flags = self.expression(operand).flags;
        let kind = ExpressionKind::CoYield { operand };
        match self.yielded_result(operand) {
            Some(ty) => self.build_of_type(kind, ty, flags - ExpressionFlags::TYPE_DEPENDENT, extent),
            None => self.build_unknown(kind, flags, extent),
        }
    }

    /// What `await_resume` returns for an operand of `co_await`.
    fn awaited_result(&mut self, operand: ExpressionId) -> Option<TypeId> {
        let class = self.promise_around()?;
        let value = self.operand(operand);
        if self.has_dependent_argument(&[value]) || self.is_unjudged(operand) {
            return None;
        }
        let transform = self.known.await_transform;
        let awaitable = match self.has_promise_member(class, transform) {
            true => self.called_on_promise(class, transform, value)?,
            false => value,
        };
        self.resumed_result(awaitable, self.expression(operand).first)
    }

    /// What `await_resume` returns for what the promise makes of an operand of `co_yield`.
    fn yielded_result(&mut self, operand: ExpressionId) -> Option<TypeId> {
        let class = self.promise_around()?;
        let value = self.operand(operand);
        if self.has_dependent_argument(&[value]) || self.is_erroneous(operand) {
            return None;
        }
        let awaitable = self.called_on_promise(class, self.known.yield_value, value)?;
        self.resumed_result(awaitable, self.expression(operand).first)
    }

    /// The class of the promise of the function that is being read.
    fn promise_around(&mut self) -> Option<ClassId> {
        let function = self.context.function?;
        match self.promise_type(function) {
            Promise::Class(class) => Some(class),
            _ => None,
        }
    }

    /// What a member of the promise returns for a value.
    fn called_on_promise(&mut self, class: ClassId, member: Symbol, value: Operand) -> Option<Operand> {
        let ty = self.program.classes[class].ty;
        let promise = Operand { ty, category: ValueCategory::Lvalue, expression: None };
        let result = self.member_result(promise, member, &[value])?;
        Some(self.result_as_operand(result))
    }

    /// The result of a member function that is called on an object.
    fn member_result(&mut self, object: Operand, member: Symbol, arguments: &[Operand]) -> Option<TypeId> {
        let class = self.program.class_of(object.ty).filter(|&class| self.has_known_members(class))?;
        let found = self.lookup_in_class(class, Name::identifier(member), u32::MAX);
        if found.is_dependent || found.specialization.is_some() {
            return None;
        }
        let candidates: SmallVec<[EntityId; 8]> = found.entities.iter().copied().collect();
        if candidates.is_empty() || !self.only_functions(&candidates) {
            return None;
        }
        match self.resolve_member_call(object, &candidates, arguments) {
            Resolution::Selected(candidate) => self.known_result(candidate.ty?),
            _ => None,
        }
    }

    /// The result of a type of functions, where it is known.
    fn known_result(&self, ty: TypeId) -> Option<TypeId> {
        let result = self.program.as_function(ty)?.result;
        let is_known = !self.program.has_placeholder(result) && !self.is_dependent_type(result);
        (is_known && self.program.structure(result) != Type::Unknown).then_some(result)
    }

    /// The result of the `operator co_await` that takes an awaitable, if there is one.
    fn await_operator(&mut self, awaitable: Operand, token: u32) -> Result<Option<TypeId>, ()> {
        match self.operator_function(Operator::CoAwait, awaitable, token)? {
            Some(candidate) => candidate.ty.and_then(|ty| self.known_result(ty)).map(Some).ok_or(()),
            None => Ok(None),
        }
    }

    /// The value that a call with a result is.
    fn result_as_operand(&mut self, result: TypeId) -> Operand {
        let category = match self.program.structure(result) {
            Type::LvalueReference(_) => ValueCategory::Lvalue,
            Type::RvalueReference(_) => ValueCategory::Xvalue,
            _ => ValueCategory::Prvalue,
        };
        let ty = self.program.non_reference(result);
        self.complete_type(ty);
        Operand { ty, category, expression: None }
    }

    /// What `await_resume` returns for an awaitable: of what `operator co_await` makes of it, if there is one, else of itself.
    fn resumed_result(&mut self, awaitable: Operand, token: u32) -> Option<TypeId> {
        self.complete_type(awaitable.ty);
        let awaiter = match self.await_operator(awaitable, token).ok()? {
            Some(result) => self.result_as_operand(result),
            None => awaitable,
        };
        // It is an object that has a name of its own.
        self.member_result(Operand { category: ValueCategory::Lvalue, ..awaiter }, self.known.await_resume, &[])
    }
}
