//! Spelling of constants that are template arguments, for diagnostics and dumps.

use super::printing::Printer;
use crate::constant::value::{Base, Place, Step, Value};
use cufe_il::{Builtin, Type, TypeId};

impl Printer<'_> {
    /// A constant, so that its type can be seen.
    pub fn constant_text(self, ty: TypeId, value: &Value) -> String {
        let Some(inner) = self.deeper() else { return "...".to_owned() };
        match value {
            Value::Integer(value) => self.value_text(ty, *value),
            Value::Floating(value) => match self.program.structure(self.program.unqualified(ty).0) {
                Type::Builtin(Builtin::Float) => format!("{value}F"),
                Type::Builtin(Builtin::Double) => value.to_string(),
                _ => format!("({}){value}", self.type_text(ty)),
            },
            Value::Pointer(None) | Value::MemberPointer(None) => "nullptr".to_owned(),
            Value::Pointer(Some(place)) => format!("&{}", self.place_text(place)),
            Value::Reference(place) => self.place_text(place),
            Value::MemberPointer(Some(member)) => format!("&{}", self.entity_text(*member)),
            Value::Class(object) => {
                let class = &self.program.classes[object.class];
                let bases = class.bases.iter().map(|base| base.ty).zip(&object.bases);
                let members = class.data_members.iter().map(|member| member.ty).zip(&object.members);
                let parts: Vec<String> = match object.active {
                    Some(active) => members
                        .skip(active as usize)
                        .take(1)
                        .map(|(ty, value)| inner.constant_text(ty, value))
                        .collect(),
                    None => bases.chain(members).map(|(ty, value)| inner.constant_text(ty, value)).collect(),
                };
                format!("{}{{{}}}", self.type_text(ty), parts.join(", "))
            }
            Value::Array(array) => {
                let element = match self.program.structure(self.program.unqualified(ty).0) {
                    Type::Array { element, .. } => element,
                    _ => ty,
                };
                let parts: Vec<String> =
                    array.elements.iter().map(|value| inner.constant_text(element, value)).collect();
                format!("{{{}}}", parts.join(", "))
            }
            Value::Complex(_) | Value::Indeterminate => "<value>".to_owned(),
        }
    }

    /// A designated object.
    fn place_text(self, place: &Place) -> String {
        let program = self.program;
        let (mut text, mut ty) = match place.base {
            Base::Variable(variable) => {
                let entry = &program.variables[variable];
                (self.entity_text(entry.entity), program.non_reference(entry.ty))
            }
            Base::Function(function) => {
                let entry = &program.functions[function];
                (self.entity_text(entry.entity), entry.ty)
            }
            _ => return "<object>".to_owned(),
        };
        for step in &place.path {
            match (*step, program.structure(program.unqualified(program.canonical(ty)).0)) {
                (Step::Element(index), Type::Array { element, .. }) => {
                    text.push_str(&format!("[{index}]"));
                    ty = element;
                }
                (Step::Member(index), Type::Class(class)) => {
                    let Some(member) = program.classes[class].data_members.get(index as usize) else { break };
                    if let Some(variable) = member.variable {
                        text.push('.');
                        text.push_str(&self.unqualified_text(program.variables[variable].entity));
                    }
                    ty = member.ty;
                }
                (Step::Base(index), Type::Class(class)) => {
                    let Some(base) = program.classes[class].bases.get(index as usize) else { break };
                    ty = base.ty;
                }
                _ => break,
            }
        }
        text
    }
}
