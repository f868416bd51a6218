//! `__builtin_bit_cast` ([bit.cast]): the bytes of an object of the target, and an object that such bytes represent.

use super::{Evaluated, Evaluator, Failure};
use crate::constant::arithmetic::{self, Number};
use crate::constant::value::{ArrayValue, ClassValue, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_diagnostics::code;
use cufe_il::{ArrayBound, Builtin, ClassId, ClassKey, ExpressionId, Floating, Type, TypeId, ValueCategory};

/// Bits of an object, the lowest first; padding is zero.
struct Bits {
    bytes: Vec<u8>,
}

impl Bits {
    fn get(&self, position: u64, width: u32) -> u128 {
        (0..u64::from(width)).rev().fold(0, |value, index| {
            let bit = position + index;
            let byte = self.bytes.get((bit / 8) as usize).copied().unwrap_or(0);
            value << 1 | u128::from(byte >> (bit % 8) & 1)
        })
    }

    fn set(&mut self, position: u64, width: u32, value: u128) {
        for index in 0..u64::from(width) {
            let bit = position + index;
            if let Some(byte) = self.bytes.get_mut((bit / 8) as usize) {
                *byte |= ((value >> index & 1) as u8) << (bit % 8);
            }
        }
    }
}

/// A part of a class: what it is, where it lies in bits, and the width of a bit-field.
struct Part {
    ty: TypeId,
    position: u64,
    width: Option<u32>,
}

impl Evaluator<'_, '_> {
    /// The value of type `to` that the bytes of the operand represent.
    pub(super) fn bit_cast(&mut self, operand: ExpressionId, to: TypeId, cast: ExpressionId) -> Evaluated<Value> {
        let entry = self.sema.expression(operand);
        let (from, category) = (entry.ty, entry.category);
        let value = match category {
            ValueCategory::Prvalue => self.value(operand)?,
            _ => {
                let place = self.place(operand)?;
                self.load(&place, operand)?
            }
        };
        let size = self.sema.layout_of(from).or_failure()?.size;
        let mut bits = Bits { bytes: vec![0; usize::try_from(size).ok().or_failure()?] };
        self.write_bits(&value, from, &mut bits, 0, cast)?;
        self.read_bits(&bits, to, 0, cast)
    }

    /// A type that has no bytes at compile time: a union, a pointer, a pointer to member.
    fn refuse_bits<T>(&self, ty: TypeId, cast: ExpressionId) -> Evaluated<T> {
        let token = self.sema.expression(cast).first;
        self.fail_at(code::CONSTANT_BIT_CAST_TYPE, token, vec![self.sema.type_argument(ty)])
    }

    fn parts_of_class(&self, class: ClassId) -> Evaluated<(Vec<Part>, Vec<Part>)> {
        let layout = self.sema.class_layout(class).or_failure()?;
        let entry = &self.sema.program.classes[class];
        let bases = entry.bases.iter().zip(&layout.bases);
        let bases = bases.map(|(base, &offset)| Part { ty: base.ty, position: offset * 8, width: None });
        let mut members = Vec::new();
        for (member, &position) in entry.data_members.iter().zip(&layout.fields) {
            let width = match member.width {
                Some(width) => Some(u32::try_from(self.sema.integral_value(width).or_failure()?).ok().or_failure()?),
                None => None,
            };
            members.push(Part { ty: member.ty, position, width });
        }
        Ok((bases.collect(), members))
    }

    fn write_bits(
        &mut self,
        value: &Value,
        ty: TypeId,
        bits: &mut Bits,
        position: u64,
        cast: ExpressionId,
    ) -> Evaluated<()> {
        if self.sema.program.is_reference(ty) {
            return self.refuse_bits(ty, cast);
        }
        if let Some(number) = self.sema.number_type(ty) {
            let (pattern, width) = pattern_of(value, number).or_failure()?;
            bits.set(position, width, pattern);
            return Ok(());
        }
        match (self.sema.value_structure(ty), value) {
            (Type::Array { element, bound: ArrayBound::Known(length) }, Value::Array(array)) => {
                let size = self.sema.layout_of(element).or_failure()?.size * 8;
                for index in 0..length {
                    let value = array.elements.get(index as usize).unwrap_or(&array.rest);
                    self.write_bits(value, element, bits, position + index * size, cast)?;
                }
                Ok(())
            }
            (Type::Class(class), Value::Class(object)) => {
                if self.sema.program.classes[class].key == ClassKey::Union {
                    return self.refuse_bits(ty, cast);
                }
                let (bases, members) = self.parts_of_class(class)?;
                for (part, value) in bases.iter().zip(&object.bases).chain(members.iter().zip(&object.members)) {
                    match (part.width, value) {
                        // Unnamed bit-fields have no value.
                        (Some(_), Value::Indeterminate) => {}
                        (Some(width), value) => {
                            bits.set(position + part.position, width, value.integer().or_failure()? as u128);
                        }
                        (None, value) => self.write_bits(value, part.ty, bits, position + part.position, cast)?,
                    }
                }
                Ok(())
            }
            (Type::Pointer(_) | Type::MemberPointer { .. } | Type::Builtin(Builtin::Nullptr), _) => {
                self.refuse_bits(ty, cast)
            }
            _ => Err(Failure::unknown()),
        }
    }

    fn read_bits(&mut self, bits: &Bits, ty: TypeId, position: u64, cast: ExpressionId) -> Evaluated<Value> {
        if self.sema.program.is_reference(ty) {
            return self.refuse_bits(ty, cast);
        }
        if let Some(number) = self.sema.number_type(ty) {
            return value_of(bits, position, number).or_failure();
        }
        match self.sema.value_structure(ty) {
            Type::Array { element, bound: ArrayBound::Known(length) } => {
                let size = self.sema.layout_of(element).or_failure()?.size * 8;
                let elements = (0..length).map(|index| self.read_bits(bits, element, position + index * size, cast));
                let elements = elements.collect::<Evaluated<Vec<Value>>>()?;
                Ok(Value::Array(Box::new(ArrayValue { elements, rest: Value::Indeterminate, length })))
            }
            Type::Class(class) => {
                if self.sema.program.classes[class].key == ClassKey::Union {
                    return self.refuse_bits(ty, cast);
                }
                let (bases, members) = self.parts_of_class(class)?;
                let mut read = |parts: &[Part]| {
                    let part = |part: &Part| match part.width {
                        Some(width) => match self.sema.number_type(part.ty).or_failure()? {
                            Number::Integer { is_signed, .. } => {
                                let pattern = bits.get(position + part.position, width);
                                Ok(Value::Integer(arithmetic::wrap(pattern as i128, width.max(1), is_signed)))
                            }
                            Number::Floating(_) => Err(Failure::unknown()),
                        },
                        None => self.read_bits(bits, part.ty, position + part.position, cast),
                    };
                    parts.iter().map(part).collect::<Evaluated<Vec<Value>>>()
                };
                let (bases, members) = (read(&bases)?, read(&members)?);
                Ok(Value::Class(Box::new(ClassValue { class, bases, members, active: None })))
            }
            Type::Pointer(_) | Type::MemberPointer { .. } | Type::Builtin(Builtin::Nullptr) => {
                self.refuse_bits(ty, cast)
            }
            _ => Err(Failure::unknown()),
        }
    }
}

/// The bits of a number, and how many; none where they are not known.
fn pattern_of(value: &Value, number: Number) -> Option<(u128, u32)> {
    Some(match (value, number) {
        (&Value::Integer(value), Number::Integer { bits, .. }) => (value as u128, bits),
        (&Value::Floating(value), Number::Floating(format)) => (value.bits(), format.bits()),
        _ => return None,
    })
}

/// The number that stands at a place.
fn value_of(bits: &Bits, position: u64, number: Number) -> Option<Value> {
    Some(match number {
        // Of a `bool` the lowest bit counts (measured).
        Number::Integer { is_bool: true, .. } => Value::Integer(bits.get(position, 1) as i128),
        Number::Integer { bits: width, is_signed, .. } => {
            Value::Integer(arithmetic::wrap(bits.get(position, width) as i128, width, is_signed))
        }
        Number::Floating(format) => Value::Floating(Floating::of_bits(format, bits.get(position, format.bits()))),
    })
}
