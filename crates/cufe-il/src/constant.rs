//! Values of constant expressions: scalars, designators of objects, and trees of subobjects.
//! A value does not know its type; the expression or object that holds it does. Values that tell specializations apart are
//! interned ([`crate::Program::intern_constant`]).

use crate::{ClassId, EntityId, ExpressionId, Floating, FunctionId, TypeId, VariableId};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// A value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Value {
    /// Not initialized.
    Indeterminate,
    /// Of integral or enumeration type, in the range of the type; a 128-bit unsigned value by its bits.
    Integer(i128),
    /// Of floating type.
    Floating(Floating),
    /// Of complex type: real and imaginary part.
    Complex(Box<[Value; 2]>),
    /// A pointer; `None` is null.
    Pointer(Option<Box<Place>>),
    /// What a reference refers to.
    Reference(Box<Place>),
    /// A pointer to member; `None` is null.
    MemberPointer(Option<EntityId>),
    /// An object of class type.
    Class(Box<ClassValue>),
    /// An array.
    Array(Box<ArrayValue>),
}

// A vector of scalars must not take more than twice what the widest of them needs.
const _: () = assert!(std::mem::size_of::<Value>() <= 32);

/// An object of class type.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ClassValue {
    /// The class.
    pub class: ClassId,
    /// Its direct bases, in order.
    pub bases: Vec<Value>,
    /// Its data members in the order of [`crate::Class::data_members`]; of a closure its captures.
    pub members: Vec<Value>,
    /// Of a union: the active member.
    pub active: Option<u32>,
}

/// An array: the elements that differ from the rest, and the rest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ArrayValue {
    /// The first elements.
    pub elements: Vec<Value>,
    /// What every further element is.
    pub rest: Value,
    /// The number of elements.
    pub length: u64,
}

/// Number and generation of an object in an evaluation: storage is used again, a generation is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ObjectId {
    /// The slot.
    pub slot: u32,
    /// How often the slot was used before.
    pub generation: u32,
}

/// Where a designator begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Base {
    /// A variable of the program.
    Variable(VariableId),
    /// A function.
    Function(FunctionId),
    /// A string literal, or `__func__` and the like.
    String(ExpressionId),
    /// An object of the evaluation: a local variable, a temporary, an allocation.
    Object(ObjectId),
    /// A temporary whose lifetime a variable of static storage duration extends: number in the semantic layer's table.
    Static(u32),
    /// The `std::type_info` of a type without qualifiers that is no reference ([expr.typeid]).
    TypeInfo(TypeId),
    /// An integer as an address, `(int*)8`, or a place behind a null pointer, `&((S*)0)->member`: no path leads on from it, parts
    /// have addresses of their own.
    Address(i64),
}

/// A step from an object to a subobject.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Step {
    /// An element of an array.
    Element(u64),
    /// A data member, by its number.
    Member(u32),
    /// A direct base, by its number.
    Base(u32),
}

/// A designator of an object, function or position in an array.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Where it begins.
    pub base: Base,
    /// The way from there.
    pub path: Vec<Step>,
    /// One past an object that is no array element.
    pub is_past_end: bool,
}

impl Place {
    /// A whole object.
    pub fn whole(base: Base) -> Self {
        Self { base, path: Vec::new(), is_past_end: false }
    }

    /// A subobject.
    pub fn with(&self, step: Step) -> Self {
        let mut path = Vec::with_capacity(self.path.len() + 1);
        path.extend_from_slice(&self.path);
        path.push(step);
        Self { base: self.base, path, is_past_end: false }
    }
}

impl Value {
    /// The null pointer.
    pub const NULL: Value = Value::Pointer(None);

    /// The integer that it is.
    pub fn integer(&self) -> Option<i128> {
        match self {
            Value::Integer(value) => Some(*value),
            _ => None,
        }
    }

    /// A pointer to a place; the address 0 is null.
    pub fn pointer(place: Place) -> Self {
        match place.base {
            Base::Address(0) => Self::NULL,
            _ => Value::Pointer(Some(Box::new(place))),
        }
    }

    /// The subobject that a step leads to; none where there is no such subobject.
    pub fn child(&self, step: Step) -> Option<&Value> {
        match (self, step) {
            (Value::Array(array), Step::Element(index)) if index < array.length => {
                Some(usize::try_from(index).ok().and_then(|index| array.elements.get(index)).unwrap_or(&array.rest))
            }
            (Value::Class(class), Step::Member(index)) => class.members.get(index as usize),
            (Value::Class(class), Step::Base(index)) => class.bases.get(index as usize),
            (Value::Complex(parts), Step::Member(index)) => parts.get(index as usize),
            _ => None,
        }
    }

    /// As [`Self::child`], to be changed: an element of an array gets storage of its own.
    pub fn child_mut(&mut self, step: Step) -> Option<&mut Value> {
        match (self, step) {
            (Value::Array(array), Step::Element(index)) if index < array.length => {
                let index = usize::try_from(index).ok()?;
                if array.elements.len() <= index {
                    let rest = array.rest.clone();
                    array.elements.resize(index + 1, rest);
                }
                array.elements.get_mut(index)
            }
            (Value::Class(class), Step::Member(index)) => class.members.get_mut(index as usize),
            (Value::Class(class), Step::Base(index)) => class.bases.get_mut(index as usize),
            (Value::Complex(parts), Step::Member(index)) => parts.get_mut(index as usize),
            _ => None,
        }
    }

    /// Whether some part of it, at any depth, fulfils a condition; parts of arrays that are alike are asked once.
    pub fn any(&self, condition: &mut impl FnMut(&Value) -> bool) -> bool {
        if condition(self) {
            return true;
        }
        match self {
            Value::Class(class) => class.bases.iter().chain(&class.members).any(|value| value.any(condition)),
            Value::Array(array) => {
                array.elements.iter().any(|value| value.any(condition))
                    || array.length > array.elements.len() as u64 && array.rest.any(condition)
            }
            Value::Complex(parts) => parts.iter().any(|value| value.any(condition)),
            _ => false,
        }
    }

    /// The form in which values that are template-argument-equivalent are alike ([temp.type]/2): elements at the end of an
    /// array that are as the rest are not told one by one.
    pub(crate) fn normalized(mut self) -> Self {
        match &mut self {
            Value::Class(class) => {
                for part in class.bases.iter_mut().chain(&mut class.members) {
                    *part = std::mem::replace(part, Value::Indeterminate).normalized();
                }
            }
            Value::Complex(parts) => {
                for part in parts.iter_mut() {
                    *part = std::mem::replace(part, Value::Indeterminate).normalized();
                }
            }
            Value::Array(array) => {
                for part in &mut array.elements {
                    *part = std::mem::replace(part, Value::Indeterminate).normalized();
                }
                array.rest = match array.length > array.elements.len() as u64 {
                    true => std::mem::replace(&mut array.rest, Value::Indeterminate).normalized(),
                    false => array.elements.last().cloned().unwrap_or(Value::Indeterminate),
                };
                while array.elements.last().is_some_and(|last| last.is_identical(&array.rest)) {
                    array.elements.pop();
                }
            }
            _ => {}
        }
        self
    }

    /// Whether two values in normal form are the same: floating numbers by their bits, so that `0.0` and `-0.0` differ and a
    /// NaN is itself ([temp.type]/2).
    fn is_identical(&self, other: &Self) -> bool {
        let all = |a: &[Value], b: &[Value]| a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.is_identical(b));
        match (self, other) {
            (Value::Floating(a), Value::Floating(b)) => a == b,
            (Value::Complex(a), Value::Complex(b)) => all(&**a, &**b),
            (Value::Class(a), Value::Class(b)) => {
                a.class == b.class && a.active == b.active && all(&a.bases, &b.bases) && all(&a.members, &b.members)
            }
            (Value::Array(a), Value::Array(b)) => {
                a.length == b.length && all(&a.elements, &b.elements) && a.rest.is_identical(&b.rest)
            }
            (a, b) => a == b,
        }
    }

    fn hash_into(&self, state: &mut impl Hasher) {
        std::mem::discriminant(self).hash(state);
        match self {
            Value::Indeterminate => {}
            Value::Integer(value) => value.hash(state),
            Value::Floating(value) => value.hash(state),
            Value::Complex(parts) => parts.iter().for_each(|part| part.hash_into(state)),
            Value::Pointer(place) => place.hash(state),
            Value::Reference(place) => place.hash(state),
            Value::MemberPointer(member) => member.hash(state),
            Value::Class(class) => {
                (class.class, class.active).hash(state);
                class.bases.iter().chain(&class.members).for_each(|part| part.hash_into(state));
            }
            Value::Array(array) => {
                array.length.hash(state);
                array.elements.iter().for_each(|part| part.hash_into(state));
                array.rest.hash_into(state);
            }
        }
    }
}

/// A value in the form in which equivalent ones are alike, as a key.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Identical(Value);

impl Identical {
    pub(crate) fn new(value: Value) -> Self {
        Self(value.normalized())
    }

    pub(crate) fn value(&self) -> &Value {
        &self.0
    }
}

impl PartialEq for Identical {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_identical(&other.0)
    }
}

impl Eq for Identical {}

impl Hash for Identical {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash_into(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn array(elements: &[i128], rest: i128, length: u64) -> Value {
        let elements = elements.iter().map(|&element| Value::Integer(element)).collect();
        Value::Array(Box::new(ArrayValue { elements, rest: Value::Integer(rest), length }))
    }

    fn are_identical(a: Value, b: Value) -> bool {
        Identical::new(a) == Identical::new(b)
    }

    #[test]
    fn arrays_with_the_same_elements_are_identical_however_they_are_told() {
        assert!(are_identical(array(&[1, 0, 0], 7, 3), array(&[1], 0, 3)));
        assert!(!are_identical(array(&[1, 0, 0], 7, 3), array(&[1], 7, 3)));
        assert!(!are_identical(array(&[1], 0, 3), array(&[1], 0, 4)));
    }

    #[test]
    fn floating_numbers_are_identical_by_their_bits() {
        assert!(are_identical(Value::Floating(f64::NAN.into()), Value::Floating(f64::NAN.into())));
        assert!(!are_identical(Value::Floating(0.0.into()), Value::Floating((-0.0).into())));
        assert!(!are_identical(Value::Floating(1.0.into()), Value::Integer(1)));
    }
}
