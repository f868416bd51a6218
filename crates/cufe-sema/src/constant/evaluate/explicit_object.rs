//! Explicit object parameters ([dcl.fct]/6): the object of a call becomes the first parameter.

use super::copying::Source;
use super::{Evaluated, Evaluator, Failure};
use crate::constant::value::{ObjectId, Place, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_il::{ExpressionId, ExpressionKind, FunctionId, Type, TypeId, ValueCategory, VariableId};

impl Evaluator<'_, '_> {
    /// The parameter that stands for the object of a call; none where the function has none, or is called without object, as
    /// through a pointer.
    pub(super) fn object_argument(
        &mut self,
        function: FunctionId,
        object: Option<&Place>,
        parameters: &[(VariableId, TypeId)],
        call: ExpressionId,
    ) -> Evaluated<Option<ObjectId>> {
        let Some(place) = object.filter(|_| self.sema.has_explicit_object(function)) else { return Ok(None) };
        let &(_, ty) = parameters.first().or_failure()?;
        let own = self.type_of(place)?;
        let target = self.sema.program.non_reference(ty);
        let Type::Class(class) = self.sema.value_structure(target) else { return Err(Failure::unknown()) };
        let plain = |ty: TypeId| self.sema.program.unqualified(self.sema.program.canonical(ty)).0;
        let place = match plain(own) == plain(target) {
            true => place.clone(),
            false => self.base_of(place.clone(), own, target)?,
        };
        let value = if self.sema.program.is_reference(ty) {
            Value::Reference(Box::new(place))
        } else if self.is_prvalue_object(call) {
            // It is the parameter ([class.copy.elision]).
            self.load(&place, call)?
        } else {
            let (from, qualifiers) = self.sema.program.unqualified(self.sema.program.canonical(own));
            let source = Source { category: ValueCategory::Lvalue, qualifiers };
            self.copied_object(class, from, &place, source, call)?
        };
        let id = self.reserve(ty);
        self.object_mut(id).or_failure()?.value = value;
        Ok(Some(id))
    }

    /// Whether the object of a call is a prvalue.
    fn is_prvalue_object(&self, call: ExpressionId) -> bool {
        let object = match self.sema.expression(call).kind {
            ExpressionKind::Call { callee, .. } => {
                match self.sema.expression(self.sema.without_parentheses(callee)).kind {
                    ExpressionKind::Member { is_arrow: true, .. } => return false,
                    ExpressionKind::Member { object, .. } => object,
                    _ => callee,
                }
            }
            ExpressionKind::Unary { operand, .. } => operand,
            ExpressionKind::Binary { left, .. } => left,
            ExpressionKind::Subscript { base, .. } => base,
            _ => return false,
        };
        self.sema.expression(object).category == ValueCategory::Prvalue
    }
}
