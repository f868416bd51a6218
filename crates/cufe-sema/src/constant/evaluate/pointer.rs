//! Pointers: arithmetic, comparison, members of classes ([expr.add], [expr.rel], [expr.ref]).

use super::{Evaluated, Evaluator, Failure};
use crate::class::{BasePath, BaseRelation};
use crate::constant::value::{Base, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_diagnostics::code;
use cufe_il::{ClassId, DataMemberFlags, ExpressionId, Type, TypeId, VariableId};
use std::cmp::Ordering;

impl Evaluator<'_, '_> {
    /// The place that a pointer points to; fails for null.
    pub(super) fn pointee(&self, value: &Value, expression: ExpressionId) -> Evaluated<Place> {
        match value {
            Value::Pointer(Some(place)) => Ok((**place).clone()),
            Value::Pointer(None) => self.fail(code::CONSTANT_RUN_TIME_STORAGE, expression),
            _ => Err(Failure::unknown()),
        }
    }

    /// `pointer + count` ([expr.add]).
    pub(super) fn advance(&self, pointer: &Value, count: i128, expression: ExpressionId) -> Evaluated<Value> {
        if let Some(address) = self.address_in(pointer) {
            return self.advance_address(address, count, expression);
        }
        let Value::Pointer(Some(place)) = pointer else { return Err(Failure::unknown()) };
        if count == 0 {
            return Ok(pointer.clone());
        }
        if matches!(place.base, Base::Function(_)) {
            return Err(Failure::unknown());
        }
        let mut place = (**place).clone();
        match self.length_around(&place)? {
            Some(length) => {
                let Some(Step::Element(index)) = place.path.last_mut() else { return Err(Failure::unknown()) };
                let moved = i128::from(*index) + count;
                let is_known_outside = self.sema.constants.outside.contains(&expression);
                match u64::try_from(moved) {
                    Ok(moved) if moved <= length || is_known_outside => *index = moved,
                    Err(_) if is_known_outside => return Err(Failure::unknown()),
                    _ => return self.fail(code::CONSTANT_POSITION_OUTSIDE_ARRAY, expression),
                }
            }
            None => {
                // An object that is no array element is one of an array of one.
                match i128::from(place.is_past_end) + count {
                    0 => place.is_past_end = false,
                    1 => place.is_past_end = true,
                    _ => return self.fail(code::CONSTANT_POSITION_OUTSIDE_ARRAY, expression),
                }
            }
        }
        Ok(Value::pointer(place))
    }

    /// `left - right` for pointers.
    pub(super) fn distance(&self, left: &Value, right: &Value, expression: ExpressionId) -> Evaluated<i128> {
        if let (Some(one), Some(other)) = (self.address_in(left), self.address_in(right)) {
            return self.address_distance(one, other, expression);
        }
        match (left, right) {
            (Value::Pointer(Some(left)), Value::Pointer(Some(right))) => {
                if left.base == right.base && left.path.len() == right.path.len() {
                    let outer = left.path.len().saturating_sub(1);
                    if let (Some(&Step::Element(one)), Some(&Step::Element(other))) =
                        (left.path.last(), right.path.last())
                        && left.path[..outer] == right.path[..outer]
                    {
                        return Ok(i128::from(one) - i128::from(other));
                    }
                    if left.path == right.path {
                        return Ok(i128::from(left.is_past_end) - i128::from(right.is_past_end));
                    }
                }
                if let Some(distance) = self.distance_of_addresses(left, right) {
                    return Ok(distance);
                }
                // Whether equal literals are one object is not known.
                if let (Base::String(one), Base::String(other)) = (left.base, right.base)
                    && one != other
                {
                    return Err(Failure::unknown());
                }
                self.fail(code::CONSTANT_UNRELATED_POINTER_ARITHMETIC, expression)
            }
            (Value::Pointer(_), Value::Pointer(_)) => {
                self.fail(code::CONSTANT_UNRELATED_POINTER_ARITHMETIC, expression)
            }
            _ => Err(Failure::unknown()),
        }
    }

    /// Outside of the functions that a constant expression calls the addresses of parts of one variable are constants whose
    /// distance layouts tell, be they parts of one array or not (measured; host compilers have it so, too). It is a number of
    /// whole elements.
    fn distance_of_addresses(&self, left: &Place, right: &Place) -> Option<i128> {
        if self.frames.len() != 1 || left.base != right.base || !matches!(left.base, Base::Variable(_)) {
            return None;
        }
        let bytes = i128::from(self.offset_of(left)?) - i128::from(self.offset_of(right)?);
        let (size, _) = self.sema.size_and_alignment(self.type_of(left).ok()?)?;
        bytes.checked_div(i128::from(size))
    }

    /// Whether two pointers are equal ([expr.eq]).
    pub(super) fn same_pointer(&self, left: &Value, right: &Value, at: ExpressionId) -> Evaluated<bool> {
        match (left, right) {
            (Value::Pointer(None), Value::Pointer(None)) => Ok(true),
            (Value::Pointer(Some(place)), Value::Pointer(None))
            | (Value::Pointer(None), Value::Pointer(Some(place))) => {
                match place.base {
                    Base::Address(address) => Ok(address == 0),
                    // A weak entity may have no address.
                    Base::Variable(variable)
                        if self.sema.program.variables[variable].flags.contains(cufe_il::VariableFlags::WEAK) =>
                    {
                        Err(Failure::unknown())
                    }
                    Base::Function(function)
                        if self.sema.program.functions[function].flags.contains(cufe_il::FunctionFlags::WEAK) =>
                    {
                        Err(Failure::unknown())
                    }
                    _ => Ok(false),
                }
            }
            (Value::Pointer(Some(left)), Value::Pointer(Some(right))) => self.same_place(left, right, at),
            _ => Err(Failure::unknown()),
        }
    }

    /// Whether two places are one address ([expr.eq]/3).
    fn same_place(&self, left: &Place, right: &Place, at: ExpressionId) -> Evaluated<bool> {
        if left == right {
            return Ok(true);
        }
        match (left.base, right.base) {
            // Whether equal literals are one object is not known.
            (Base::String(one), Base::String(other)) if one != other => Err(Failure::unknown()),
            // No object is taken to lie at an address that is an integer (measured).
            (Base::Address(_), _) | (_, Base::Address(_)) => Ok(false),
            (one, other) if one == other => {
                if let (Some(left), Some(right)) = (self.offset_of(left), self.offset_of(right)) {
                    return Ok(left == right);
                }
                if let Some(rest) = self.ways_in_union(left, right)? {
                    // Members of a union begin where it begins.
                    return if rest == 0 { Ok(true) } else { Err(Failure::unknown()) };
                }
                // A base or first member has the address of the whole; the same element is reached one way only.
                if is_same_address(left, right) { Err(Failure::unknown()) } else { Ok(false) }
            }
            // The end of one object may be the begin of another.
            _ if self.is_end_beside_begin(left, right)? || self.is_end_beside_begin(right, left)? => {
                self.fail(code::CONSTANT_UNRELATED_POINTER_COMPARISON, at)
            }
            _ => Ok(false),
        }
    }

    /// How many bytes behind the begin of its object a place is; none where layouts do not tell.
    fn offset_of(&self, place: &Place) -> Option<u64> {
        let (ty, steps) = self.start_of(place.base, &place.path).ok()?;
        let mut offset = 0u64;
        if let (Some(Step::Element(index)), true) = (place.path.first(), steps.len() < place.path.len()) {
            offset = index.checked_mul(self.sema.size_and_alignment(ty)?.0)?;
        }
        let (length, ty) = self.length_of_path(ty, steps)?;
        let offset = offset.checked_add(length)?;
        match place.is_past_end {
            true => offset.checked_add(self.sema.size_and_alignment(ty)?.0),
            false => Some(offset),
        }
    }

    /// How many bytes behind the begin of an object of a type the part lies that a way leads to, and the type of that part;
    /// none where layouts do not tell.
    pub(super) fn length_of_path(&self, ty: TypeId, steps: &[Step]) -> Option<(u64, TypeId)> {
        let (mut ty, mut offset) = (ty, 0u64);
        for &step in steps {
            let inner = self.step_type(ty, step)?;
            let further = match (self.sema.value_structure(ty), step) {
                (Type::Array { .. }, Step::Element(index)) => {
                    index.checked_mul(self.sema.size_and_alignment(inner)?.0)?
                }
                (Type::Class(class), Step::Member(index)) => self.sema.offset_of_member(class, index as usize)?,
                (Type::Class(class), Step::Base(index)) => self.sema.offset_of_base(class, index as usize)?,
                _ => return None,
            };
            offset = offset.checked_add(further)?;
            ty = inner;
        }
        Some((offset, ty))
    }

    /// Whether one place is past the end of a complete object, and the other the begin of a complete object.
    fn is_end_beside_begin(&self, end: &Place, begin: &Place) -> Evaluated<bool> {
        let leads_on =
            |place: &Place| place.is_past_end || place.path.iter().any(|step| !matches!(step, Step::Element(0)));
        if !leads_on(end) {
            return Ok(false);
        }
        let size = self.size_of_base(end.base);
        let (Some(offset), Some(size), Some(start)) = (self.offset_of(end), size, self.offset_of(begin)) else {
            return if end.is_past_end { Err(Failure::unknown()) } else { Ok(false) };
        };
        Ok(offset == size && start == 0)
    }

    /// The size of the complete object that a way begins with.
    fn size_of_base(&self, base: Base) -> Option<u64> {
        let size = self.sema.size_and_alignment(self.type_of_base(base).ok()?)?.0;
        size.checked_mul(self.allocated_count(base).unwrap_or(1))
    }

    /// Orders pointers into one object ([expr.rel]); fails for unrelated ones.
    pub(super) fn order_pointers(&self, left: &Value, right: &Value, expression: ExpressionId) -> Evaluated<Ordering> {
        if let (Some(one), Some(other)) = (self.address_in(left), self.address_in(right)) {
            return match one == other || self.has_address_arithmetic(expression) {
                true => Ok((one as u64).cmp(&(other as u64))),
                false => self.fail(code::CONSTANT_UNRELATED_POINTER_COMPARISON, expression),
            };
        }
        match (left, right) {
            (Value::Pointer(Some(left)), Value::Pointer(Some(right))) => {
                if left.base != right.base {
                    return self.fail(code::CONSTANT_UNRELATED_POINTER_COMPARISON, expression);
                }
                if left == right {
                    return Ok(Ordering::Equal);
                }
                let common = left.path.iter().zip(&right.path).take_while(|(one, other)| one == other).count();
                match (left.path.get(common), right.path.get(common)) {
                    (Some(Step::Element(one)), Some(Step::Element(other))) => Ok(one.cmp(other)),
                    (Some(Step::Member(one)), Some(Step::Member(other))) => match self.ways_in_union(left, right)? {
                        Some(0) => Ok(Ordering::Equal),
                        Some(_) => Err(Failure::unknown()),
                        None => Ok(one.cmp(other)),
                    },
                    (None, None) => Ok(left.is_past_end.cmp(&right.is_past_end)),
                    // No rule orders a base and a member ([expr.rel]/4).
                    (Some(Step::Base(_)), Some(Step::Member(_))) | (Some(Step::Member(_)), Some(Step::Base(_))) => {
                        self.fail(code::CONSTANT_UNRELATED_POINTER_COMPARISON, expression)
                    }
                    _ => Err(Failure::unknown()),
                }
            }
            (Value::Pointer(_), Value::Pointer(_)) => {
                self.fail(code::CONSTANT_UNRELATED_POINTER_COMPARISON, expression)
            }
            _ => Err(Failure::unknown()),
        }
    }

    /// Where two ways in one object part at members of a union: how many steps lead on from these.
    fn ways_in_union(&self, left: &Place, right: &Place) -> Evaluated<Option<usize>> {
        let common = left.path.iter().zip(&right.path).take_while(|(one, other)| one == other).count();
        let (Some(Step::Member(_)), Some(Step::Member(_))) = (left.path.get(common), right.path.get(common)) else {
            return Ok(None);
        };
        let around = Place { base: left.base, path: left.path[..common].to_vec(), is_past_end: false };
        let is_union = self
            .sema
            .program
            .class_of(self.type_of(&around)?)
            .is_some_and(|class| self.sema.program.classes[class].key == cufe_il::ClassKey::Union);
        let steps = left.path.len() + right.path.len() + usize::from(left.is_past_end) + usize::from(right.is_past_end);
        Ok(is_union.then(|| steps - 2 * (common + 1)))
    }

    /// The way from a class to a data member that it or a base declares, through anonymous unions.
    pub(super) fn member_path(&self, class: ClassId, member: VariableId, depth: u32) -> Option<Vec<Step>> {
        let entry = &self.sema.program.classes[class];
        for (index, candidate) in entry.data_members.iter().enumerate() {
            let step = Step::Member(index as u32);
            if candidate.variable == Some(member) {
                return Some(vec![step]);
            }
            if candidate.flags.contains(DataMemberFlags::ANONYMOUS)
                && let Some(inner) = self.sema.program.class_of(candidate.ty)
                && depth > 0
                && let Some(path) = self.member_path(inner, member, depth - 1)
            {
                return Some([vec![step], path].concat());
            }
        }
        for (index, base) in entry.bases.iter().enumerate() {
            if base.is_virtual || base.is_pack {
                continue;
            }
            if let Some(inner) = self.sema.program.class_of(base.ty)
                && depth > 0
                && let Some(path) = self.member_path(inner, member, depth - 1)
            {
                return Some([vec![Step::Base(index as u32)], path].concat());
            }
        }
        None
    }

    /// The place of a data member of an object. The type as which the object is seen matters only where an address is all
    /// that is known of it.
    pub(super) fn member_place(&self, object: &Place, seen_as: TypeId, member: VariableId) -> Evaluated<Place> {
        let ty = if matches!(object.base, Base::Address(_)) { seen_as } else { self.type_of(object)? };
        let class = self.sema.program.class_of(ty).or_failure()?;
        let path = self.member_path(class, member, 64).or_failure()?;
        self.part_of(object, ty, path)
    }

    /// The steps from a class to a base; none where it is the same class.
    pub(super) fn base_steps(&self, derived: TypeId, base: TypeId) -> Evaluated<Vec<Step>> {
        let program = &self.sema.program;
        let derived = program.unqualified(program.canonical(derived)).0;
        let base = program.unqualified(program.canonical(base)).0;
        if derived == base {
            return Ok(Vec::new());
        }
        match self.sema.base_relation(derived, base) {
            BaseRelation::Yes(found) if !found.is_virtual && !found.is_ambiguous => Ok(steps_of(&found.path)),
            _ => Err(Failure::unknown()),
        }
    }

    /// Whether one class is a base of the other.
    pub(super) fn is_base(&self, derived: TypeId, base: TypeId) -> bool {
        matches!(self.sema.base_relation(derived, base), BaseRelation::Yes(_))
    }

    /// A place seen as a base or a derived class of what it is seen as: `from` and `to` are class types.
    pub(super) fn class_cast(&self, place: &Place, from: TypeId, to: TypeId, cast: ExpressionId) -> Evaluated<Place> {
        let is_class = |ty: TypeId| matches!(self.sema.value_structure(ty), Type::Class(_));
        if !is_class(from) || !is_class(to) {
            return Err(Failure::unknown());
        }
        if self.is_base(from, to) {
            return self.base_of(place.clone(), from, to);
        }
        if !self.is_base(to, from) {
            return Err(Failure::unknown());
        }
        if let Base::Address(address) = place.base {
            return self.derived_address(address, from, to, cast);
        }
        let steps = self.base_steps(to, from)?;
        // The object around a base that is being constructed or destroyed does not live ([class.cdtor]/2, measured).
        let living = self.dynamic_object(place);
        let mut place = place.clone();
        let start = place.path.len().checked_sub(steps.len());
        match start {
            Some(start) if start >= living && place.path[start..] == steps[..] => {
                place.path.truncate(start);
                Ok(place)
            }
            _ => self.fail(code::CONSTANT_BAD_DERIVED_CAST, cast),
        }
    }
}

fn steps_of(path: &BasePath) -> Vec<Step> {
    path.iter().map(|&(_, index)| Step::Base(index)).collect()
}

/// Whether two different ways in one object may lead to one address: one leads on from the other by first subobjects, or
/// both reach members of no size.
fn is_same_address(left: &Place, right: &Place) -> bool {
    let common = left.path.iter().zip(&right.path).take_while(|(one, other)| one == other).count();
    !matches!(
        (left.path.get(common), right.path.get(common)),
        (Some(Step::Element(_)), Some(Step::Element(_))) | (Some(Step::Member(_)), Some(Step::Member(_)))
    )
}
