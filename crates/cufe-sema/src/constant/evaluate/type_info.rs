//! `typeid` ([expr.typeid]): the object that describes a type, and only its identity is known of it.

use super::{Evaluated, Evaluator, Failure};
use crate::constant::value::{Base, Place};
use crate::gap::{OrUnknown, Unknown};
use cufe_il::{ExpressionId, Type, TypeId, ValueCategory};

impl Evaluator<'_, '_> {
    /// `typeid(T)`
    pub(super) fn type_info_of(&self, ty: TypeId) -> Evaluated<Place> {
        let program = &self.sema.program;
        let ty = program.unqualified(program.canonical(program.non_reference(ty))).0;
        if self.is_unknown(ty) || self.sema.is_dependent_type(ty) {
            return Err(Failure::unknown());
        }
        Ok(Place::whole(Base::TypeInfo(ty)))
    }

    /// `typeid(e)`: of a glvalue of polymorphic class the dynamic type ([expr.typeid]/3).
    pub(super) fn type_info_of_expression(&mut self, operand: ExpressionId) -> Evaluated<Place> {
        let entry = self.sema.expression(operand);
        if let Type::Class(class) = self.sema.value_structure(entry.ty)
            && entry.category != ValueCategory::Prvalue
            && self.sema.is_polymorphic(class).or_failure()?
        {
            let mut place = self.place(operand)?;
            place.path.truncate(self.dynamic_object(&place));
            let ty = self.type_of(&place)?;
            return self.type_info_of(ty);
        }
        self.type_info_of(entry.ty)
    }
}
