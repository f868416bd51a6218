//! Implicit and defaulted copy and move: each base and member by itself ([class.copy.ctor]/14, [class.copy.assign]/12). Where no
//! part has a constructor or an assignment operator of its own, that is the same as copying the whole.

use super::{Evaluated, Evaluator, Failure};
use crate::class::SpecialMember;
use crate::constant::value::{Place, Step, Value};
use crate::gap::Unknown;
use cufe_il::{
    ArrayBound, ClassId, EntityKind, ExpressionId, ExpressionKind, FunctionId, Name, Operator, Type, TypeId,
    ValueCategory,
};

/// How deep classes may be parts of each other.
const MAXIMUM_DEPTH: u32 = 32;

impl Evaluator<'_, '_> {
    /// The parts of a class: the step to each and its type.
    fn parts_of(&self, class: ClassId) -> Vec<(Step, TypeId)> {
        let entry = &self.sema.program.classes[class];
        let bases = entry.bases.iter().enumerate().map(|(index, base)| (Step::Base(index as u32), base.ty));
        let members = entry.data_members.iter().enumerate();
        bases.chain(members.map(|(index, member)| (Step::Member(index as u32), member.ty))).collect()
    }

    /// The class of the elements of an array, or of what is none.
    fn class_of_elements(&self, mut ty: TypeId) -> Evaluated<Option<ClassId>> {
        while let Type::Array { element, .. } = self.sema.value_structure(ty) {
            ty = element;
        }
        match self.sema.value_structure(ty) {
            _ if self.sema.program.is_reference(ty) => Ok(None),
            Type::Class(class) => Ok(Some(class)),
            Type::Unknown | Type::Specialization { .. } => Err(Failure::unknown()),
            _ => Ok(None),
        }
    }

    /// Whether copying, or assigning, the parts of an object is doing it with the whole: no part has a function of its own for
    /// it, which `own` tells for a category of the source.
    fn is_taken_whole(
        &self,
        class: ClassId,
        own: fn(&Self, ClassId, ValueCategory) -> Evaluated<Option<FunctionId>>,
        depth: u32,
    ) -> Evaluated<bool> {
        let Some(depth) = depth.checked_sub(1) else { return Err(Failure::unknown()) };
        for (_, ty) in self.parts_of(class) {
            let Some(inner) = self.class_of_elements(ty)? else { continue };
            for category in [ValueCategory::Lvalue, ValueCategory::Xvalue] {
                if own(self, inner, category)?.is_some() {
                    return Ok(false);
                }
            }
            if !self.is_taken_whole(inner, own, depth)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What an implicit or defaulted copy or move constructor makes of an object: its category is that of the argument.
    pub(super) fn copied_parts(
        &mut self,
        class: ClassId,
        source: &Place,
        category: ValueCategory,
        reader: ExpressionId,
    ) -> Evaluated<Value> {
        // Of a union the object representation is copied ([class.copy.ctor]/15).
        if self.is_union(class) || self.is_taken_whole(class, Self::copying_constructor, MAXIMUM_DEPTH)? {
            return self.load(source, reader);
        }
        let kinds = (SpecialMember::CopyConstructor, SpecialMember::MoveConstructor);
        let category = self.category_of_parts(class, category, kinds);
        let destination = self.take_destination(class);
        let start = Value::Class(Box::new(self.blank(class)));
        let parts = self.parts_of(class);
        self.make_object(class, start, destination, |evaluator, place| {
            for (step, ty) in parts {
                let from = source.with(step);
                evaluator.initialize_part_at(&place.with(step), |evaluator| {
                    evaluator.guarded(|evaluator| evaluator.copied_part(ty, &from, category, reader))
                })?;
            }
            Ok(())
        })
    }

    /// How the parts of an object of a category are taken: a copying function that is chosen for want of a moving one copies them
    /// ([class.copy.ctor]/8, 10 and 14).
    fn category_of_parts(
        &self,
        class: ClassId,
        category: ValueCategory,
        (copying, moving): (SpecialMember, SpecialMember),
    ) -> ValueCategory {
        let declared = |kind| self.sema.declared_special_members(class, kind);
        let is_moved = category != ValueCategory::Lvalue
            && (declared(copying).is_empty()
                || declared(moving).into_iter().any(|function| !self.sema.is_deleted_default_move(function)));
        if is_moved { category } else { ValueCategory::Lvalue }
    }

    fn copied_part(
        &mut self,
        ty: TypeId,
        source: &Place,
        category: ValueCategory,
        reader: ExpressionId,
    ) -> Evaluated<Value> {
        match self.sema.value_structure(ty) {
            _ if self.class_of_elements(ty)?.is_none() => self.load_part(source, reader),
            Type::Class(class) => self.copied_object(class, source, category, reader),
            Type::Array { element, bound: ArrayBound::Known(length) } => {
                self.destination = None;
                let mut elements = Vec::new();
                for index in 0..length {
                    self.spend(1, self.sema.expression(reader).first)?;
                    elements.push(self.copied_part(element, &source.with(Step::Element(index)), category, reader)?);
                }
                Ok(Value::Array(Box::new(crate::constant::value::ArrayValue {
                    elements,
                    rest: Value::Indeterminate,
                    length,
                })))
            }
            _ => Err(Failure::unknown()),
        }
    }

    /// A part without constructors: what was never initialized stays so.
    fn load_part(&mut self, source: &Place, reader: ExpressionId) -> Evaluated<Value> {
        self.load(source, reader)
    }

    /// A new object of a class from another one.
    fn copied_object(
        &mut self,
        class: ClassId,
        source: &Place,
        category: ValueCategory,
        reader: ExpressionId,
    ) -> Evaluated<Value> {
        match self.copying_constructor(class, category)? {
            Some(constructor) => {
                let token = self.sema.expression(reader).first;
                let source = Value::Reference(Box::new(source.clone()));
                self.construct_from(constructor, class, (&[], &[source]), token)
            }
            None => self.copied_parts(class, source, category, reader),
        }
    }

    /// The user-provided assignment operator that copies or moves into an object of a class; none where each part is assigned.
    fn copying_assignment(&self, class: ClassId, category: ValueCategory) -> Evaluated<Option<FunctionId>> {
        self.check_class(class)?;
        let entry = &self.sema.program.classes[class];
        let Some(scope) = entry.scope else { return Err(Failure::unknown()) };
        let own = self.sema.program.canonical(entry.ty);
        let (mut copy, mut move_) = (None, None);
        for (_, binding) in self.sema.program.bindings(scope, Name::operator(Operator::Equal)) {
            let EntityKind::Function(function) = self.sema.program.entities[binding.entity].kind else { continue };
            let ty = self.sema.program.as_function(self.sema.program.functions[function].ty);
            let Some(&first) = ty.and_then(|ty| ty.parameters.first()) else { return Err(Failure::unknown()) };
            let referred = self.sema.program.non_reference(first);
            if self.sema.program.unqualified(self.sema.program.canonical(referred)).0 != own {
                continue;
            }
            match self.sema.program.structure(first) {
                Type::RvalueReference(_) => move_ = Some(function),
                _ => copy = Some(function),
            }
        }
        let chosen = if category == ValueCategory::Lvalue { copy } else { move_.or(copy) };
        Ok(chosen.filter(|&function| !self.is_memberwise(function)))
    }

    /// What an implicit or defaulted assignment operator of a class does with its operands.
    pub(super) fn assign_object(
        &mut self,
        expression: ExpressionId,
        class: ClassId,
        left: ExpressionId,
        right: ExpressionId,
    ) -> Evaluated<Place> {
        self.check_class(class)?;
        let ty = self.sema.program.classes[class].ty;
        let entry = self.sema.expression(self.sema.without_parentheses(right));
        // The right operand is sequenced first ([expr.ass]/1).
        let (source, category) = match self.sema.value_structure(entry.ty) {
            Type::Class(_)
                if !matches!(entry.kind, ExpressionKind::InitializerList(_))
                    && self.is_same_or_derived(entry.ty, ty) =>
            {
                let mut place = self.place(right)?;
                place.path.extend(self.base_steps(entry.ty, ty)?);
                (place, entry.category)
            }
            _ => (self.temporary_of(ty, |evaluator| evaluator.converted(right, ty))?, ValueCategory::Xvalue),
        };
        let category = if category == ValueCategory::Lvalue { category } else { ValueCategory::Xvalue };
        let mut target = self.place(left)?;
        target.path.extend(self.base_steps(self.sema.expression(left).ty, ty)?);
        self.assign_parts(class, &target, &source, category, expression)?;
        Ok(target)
    }

    fn assign_parts(
        &mut self,
        class: ClassId,
        target: &Place,
        source: &Place,
        category: ValueCategory,
        expression: ExpressionId,
    ) -> Evaluated<()> {
        if self.is_union(class) || self.is_taken_whole(class, Self::copying_assignment, MAXIMUM_DEPTH)? {
            let value = self.load(source, expression)?;
            return self.store(target, value, expression);
        }
        let kinds = (SpecialMember::CopyAssignment, SpecialMember::MoveAssignment);
        let category = self.category_of_parts(class, category, kinds);
        for (step, ty) in self.parts_of(class) {
            let (target, source) = (target.with(step), source.with(step));
            self.guarded(|evaluator| evaluator.assign_part(ty, &target, &source, category, expression))?;
        }
        Ok(())
    }

    fn assign_part(
        &mut self,
        ty: TypeId,
        target: &Place,
        source: &Place,
        category: ValueCategory,
        expression: ExpressionId,
    ) -> Evaluated<()> {
        let class = match self.sema.value_structure(ty) {
            _ if self.class_of_elements(ty)?.is_none() => {
                let value = self.load(source, expression)?;
                return self.store(target, value, expression);
            }
            Type::Class(class) => class,
            // Elements with assignment operators of their own: the reference fails (measured).
            _ => return Err(Failure::unknown()),
        };
        let Some(function) = self.copying_assignment(class, category)? else {
            return self.assign_parts(class, target, source, category, expression);
        };
        let parameter = self.sema.program.as_function(self.sema.program.functions[function].ty);
        let is_reference =
            parameter.and_then(|ty| ty.parameters.first()).is_some_and(|&first| self.sema.program.is_reference(first));
        let argument = match is_reference {
            true => Value::Reference(Box::new(source.clone())),
            false => self.copied_object(class, source, category, expression)?,
        };
        self.call_with(function, Some(target.clone()), &[], &[argument], expression)?;
        Ok(())
    }
}
