//! Implicit and defaulted copy and move: each base and member by itself ([class.copy.ctor]/14, [class.copy.assign]/12). Where no
//! part has a constructor or an assignment operator of its own, that is the same as copying the whole.

use super::copying::{Copying, Source};
use super::{Evaluated, Evaluator, Failure};
use crate::constant::state::CopyAction;
use crate::constant::value::{Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_il::{
    ArrayBound, ClassId, DataMemberFlags, ExpressionId, ExpressionKind, FunctionId, Qualifiers, Type, TypeId,
    ValueCategory,
};

/// How deep classes may be parts of each other.
const MAXIMUM_DEPTH: u32 = 32;

/// A base, a member, or what a closure captures.
struct Part {
    step: Step,
    /// Its type; none of what a closure holds by reference.
    ty: Option<TypeId>,
    is_mutable: bool,
}

impl Part {
    /// How the part of an object is seen that is seen so.
    fn seen_through(&self, whole: Source) -> Source {
        match self.is_mutable {
            true => Source { qualifiers: whole.qualifiers - Qualifiers::CONST, ..whole },
            false => whole,
        }
    }
}

impl Evaluator<'_, '_> {
    /// The parts of a class; of a closure what it captures.
    fn parts_of(&self, class: ClassId) -> Vec<Part> {
        let program = &self.sema.program;
        let entry = &program.classes[class];
        if entry.is_closure {
            let lambda = program.lambda_with_closure(entry.entity);
            let captures = lambda.map_or(0, |lambda| program.lambdas[lambda].captures.len());
            let step = |index| Step::Member(index as u32);
            return (0..captures)
                .map(|index| Part { step: step(index), ty: self.capture_type(class, index as u32), is_mutable: false })
                .collect();
        }
        let bases = entry.bases.iter().enumerate().map(|(index, base)| Part {
            step: Step::Base(index as u32),
            ty: Some(base.ty),
            is_mutable: false,
        });
        let members = entry.data_members.iter().enumerate().map(|(index, member)| Part {
            step: Step::Member(index as u32),
            ty: Some(member.ty),
            is_mutable: member.flags.contains(DataMemberFlags::MUTABLE),
        });
        bases.chain(members).collect()
    }

    /// The parts of a class that are destroyed with an object, in the order in which they are made, with their types.
    pub(super) fn destroyed_parts(&self, class: ClassId) -> Vec<(Step, TypeId)> {
        self.parts_of(class).into_iter().filter_map(|part| Some((part.step, part.ty?))).collect()
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

    /// Whether copying, or assigning, the parts of an object is doing it with the whole: no part has a function of its own for it.
    pub(super) fn is_taken_whole(&self, class: ClassId, action: CopyAction) -> Evaluated<bool> {
        self.are_parts_taken_whole(class, action, MAXIMUM_DEPTH)
    }

    fn are_parts_taken_whole(&self, class: ClassId, action: CopyAction, depth: u32) -> Evaluated<bool> {
        let Some(depth) = depth.checked_sub(1) else { return Err(Failure::unknown()) };
        for part in self.parts_of(class) {
            let Some(ty) = part.ty else { continue };
            let Some(inner) = self.class_of_elements(ty)? else { continue };
            if self.has_own_copying(inner, action) || !self.are_parts_taken_whole(inner, action, depth)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What an implicit or defaulted copy or move constructor makes of an object that its parameter sees so.
    pub(super) fn copied_parts(
        &mut self,
        class: ClassId,
        place: &Place,
        source: Source,
        reader: ExpressionId,
    ) -> Evaluated<Value> {
        // Of a union the object representation is copied ([class.copy.ctor]/15).
        if self.is_union(class) || self.is_taken_whole(class, CopyAction::Construct)? {
            return self.load(place, reader);
        }
        let destination = self.take_destination(class);
        let start = match self.sema.program.classes[class].is_closure {
            // What it captures are no data members that could be made before.
            true => self.load(place, reader)?,
            false => Value::Class(Box::new(self.blank(class))),
        };
        let parts = self.parts_of(class);
        self.make_object(class, start, destination, |evaluator, target| {
            for part in parts {
                let from = place.with(part.step);
                let seen = part.seen_through(source);
                evaluator.initialize_part_at(&target.with(part.step), |evaluator| match part.ty {
                    Some(ty) => evaluator.guarded(|evaluator| evaluator.copied_part(ty, &from, seen, reader)),
                    None => evaluator.load(&from, reader),
                })?;
            }
            Ok(())
        })
    }

    /// A part of an object of a class that is made from another one.
    pub(super) fn copied_part(
        &mut self,
        ty: TypeId,
        place: &Place,
        source: Source,
        reader: ExpressionId,
    ) -> Evaluated<Value> {
        match self.sema.value_structure(ty) {
            _ if self.class_of_elements(ty)?.is_none() => self.load_part(place, reader),
            Type::Class(class) => self.copied_object(class, ty, place, source, reader),
            Type::Array { element, bound: ArrayBound::Known(length) } => {
                self.destination = None;
                let mut elements = Vec::new();
                for index in 0..length {
                    self.spend(1, self.sema.expression(reader).first)?;
                    elements.push(self.copied_part(element, &place.with(Step::Element(index)), source, reader)?);
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

    /// A new object of a class from another one of a type.
    pub(super) fn copied_object(
        &mut self,
        class: ClassId,
        ty: TypeId,
        place: &Place,
        source: Source,
        reader: ExpressionId,
    ) -> Evaluated<Value> {
        match self.copying(class, ty, source, CopyAction::Construct)? {
            Copying::By(constructor) => {
                let token = self.sema.expression(reader).first;
                let argument = Value::Reference(Box::new(place.clone()));
                self.construct_from(constructor, class, (&[], &[argument]), token)
            }
            Copying::Parts(source) => self.copied_parts(class, place, source, reader),
        }
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
        let seen = Source { category, qualifiers: Qualifiers::empty() };
        let from = if self.is_same_or_derived(entry.ty, ty) { entry.ty } else { ty };
        let mut target = self.place(left)?;
        target.path.extend(self.base_steps(self.sema.expression(left).ty, ty)?);
        match self.copying(class, from, seen, CopyAction::Assign)? {
            Copying::Parts(seen) => self.assign_parts(class, &target, &source, seen, expression)?,
            Copying::By(function) => self.assign_by(function, &target, (class, from, &source, seen), expression)?,
        }
        Ok(target)
    }

    fn assign_parts(
        &mut self,
        class: ClassId,
        target: &Place,
        place: &Place,
        source: Source,
        expression: ExpressionId,
    ) -> Evaluated<()> {
        if self.is_union(class) || self.is_taken_whole(class, CopyAction::Assign)? {
            let value = self.load(place, expression)?;
            return self.store(target, value, expression);
        }
        for part in self.parts_of(class) {
            let (target, place) = (target.with(part.step), place.with(part.step));
            let seen = part.seen_through(source);
            let ty = part.ty.or_failure()?;
            self.guarded(|evaluator| evaluator.assign_part(ty, &target, &place, seen, expression))?;
        }
        Ok(())
    }

    fn assign_part(
        &mut self,
        ty: TypeId,
        target: &Place,
        place: &Place,
        source: Source,
        expression: ExpressionId,
    ) -> Evaluated<()> {
        let class = match self.sema.value_structure(ty) {
            _ if self.class_of_elements(ty)?.is_none() => {
                let value = self.load(place, expression)?;
                return self.store(target, value, expression);
            }
            Type::Class(class) => class,
            // Elements with assignment operators of their own: the reference fails (measured).
            _ => return Err(Failure::unknown()),
        };
        match self.copying(class, ty, source, CopyAction::Assign)? {
            Copying::Parts(source) => self.assign_parts(class, target, place, source, expression),
            Copying::By(function) => self.assign_by(function, target, (class, ty, place, source), expression),
        }
    }

    /// Calls an assignment operator for an object and another one of a class, seen as of a type and a category.
    fn assign_by(
        &mut self,
        function: FunctionId,
        target: &Place,
        (class, ty, place, source): (ClassId, TypeId, &Place, Source),
        expression: ExpressionId,
    ) -> Evaluated<()> {
        let parameter = self.sema.program.as_function(self.sema.program.functions[function].ty);
        let is_reference =
            parameter.and_then(|ty| ty.parameters.first()).is_some_and(|&first| self.sema.program.is_reference(first));
        let argument = match is_reference {
            true => Value::Reference(Box::new(place.clone())),
            false => self.copied_object(class, ty, place, source, expression)?,
        };
        self.call_with(function, Some(target.clone()), &[], &[argument], expression)?;
        Ok(())
    }
}
