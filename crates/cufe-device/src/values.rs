//! What constants name: the functions and variables whose addresses they hold.

use crate::marks::Selector;
use cufe_il::constant::{Base, Value};

impl Selector<'_> {
    /// Marks the entities whose addresses a value holds.
    pub(crate) fn use_value(&mut self, value: &Value) {
        match value {
            Value::Pointer(Some(place)) | Value::Reference(place) => match place.base {
                // A call operator has no address of its own.
                Base::Function(function) if self.facts.is_closure_operator(function) => self.use_invoker(function),
                Base::Function(function) => self.use_function(function),
                Base::Variable(variable) => self.use_variable(variable),
                _ => {}
            },
            Value::MemberPointer(Some(member)) => self.use_entity(*member),
            Value::Class(object) => {
                object.bases.iter().chain(&object.members).for_each(|part| self.use_value(part));
            }
            Value::Array(array) => array.elements.iter().for_each(|part| self.use_value(part)),
            _ => {}
        }
    }
}

impl Selector<'_> {
    /// Marks what a value that becomes an object needs: what it holds, and the tables of virtual functions.
    pub(crate) fn use_object(&mut self, value: &Value) {
        self.use_value(value);
        let mut open = vec![value];
        while let Some(value) = open.pop() {
            match value {
                Value::Class(object) => {
                    self.need_table(object.class);
                    open.extend(&object.members);
                }
                Value::Array(array) => open.extend(array.elements.iter().chain([&array.rest])),
                _ => {}
            }
        }
    }
}

/// Whether the bytes of a value are all zero. Null pointers to members are not.
pub(crate) fn is_zero(value: &Value) -> bool {
    match value {
        Value::Indeterminate | Value::Pointer(None) => true,
        Value::Integer(value) => *value == 0,
        Value::Floating(value) => value.bits() == 0,
        Value::Complex(parts) => parts.iter().all(is_zero),
        Value::Pointer(Some(_)) | Value::Reference(_) | Value::MemberPointer(_) => false,
        Value::Class(object) => object.bases.iter().chain(&object.members).all(is_zero),
        Value::Array(array) => array.elements.iter().all(is_zero) && is_zero(&array.rest),
    }
}
