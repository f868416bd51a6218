//! Builtins that tell where they are used: `__builtin_LINE()` and its like, and the object behind `std::source_location`
//! ([support.srcloc]). In default arguments and default member initializers that is the place that uses them.

use super::{Evaluated, Evaluator, Failure, Object};
use crate::constant::value::{ArrayValue, Base, ClassValue, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_base::Position;
use cufe_il::{ArrayBound, Builtin, ClassId, EntityKind, ExpressionId, Name, Program, Qualifiers, Type, TypeId};

/// The longest text whose array type is made beforehand.
const MAXIMUM_LENGTH: u64 = 512;

impl Evaluator<'_, '_> {
    /// The value of a call of such a builtin; none of others.
    pub(super) fn place_builtin(&mut self, short: &str, call: ExpressionId) -> Evaluated<Option<Value>> {
        let token = self.used_at.unwrap_or(self.sema.expression(call).first);
        let position = self.sema.position(token);
        Ok(Some(match short {
            "LINE" => Value::Integer(self.sema.source.line(position).1.into()),
            "COLUMN" => Value::Integer(self.sema.source.location(position).column.into()),
            "FILE" => self.file_name(position)?,
            "FUNCTION" => self.function_name_at()?,
            "source_location" => self.source_location(position)?,
            _ => return Ok(None),
        }))
    }

    fn file_name(&mut self, position: Position) -> Evaluated<Value> {
        let (file, _, _) = self.sema.source.line(position);
        let name = self.sema.source.file_name(file).to_owned();
        self.static_text(&name)
    }

    /// The name of the function in whose body the builtin is used; empty where there is none.
    fn function_name_at(&mut self) -> Evaluated<Value> {
        let active = self.frames.iter().rev().find_map(|frame| frame.function);
        let name = match active.or_else(|| self.sema.current_caller()) {
            Some(function) => self.sema.printer().unqualified_text(self.sema.program.functions[function].entity),
            None => String::new(),
        };
        self.static_text(&name)
    }

    /// A pointer to an object of `std::source_location::__impl`.
    fn source_location(&mut self, position: Position) -> Evaluated<Value> {
        let class = self.sema.source_location_class().or_failure()?;
        let members = self.sema.program.classes[class].data_members.clone();
        let mut values = Vec::with_capacity(members.len());
        for member in &members {
            let entity = self.sema.program.variables[member.variable.or_failure()?].entity;
            let symbol = self.sema.program.symbol(entity).or_failure()?;
            values.push(match self.sema.text(symbol) {
                "_M_line" => Value::Integer(self.sema.source.line(position).1.into()),
                "_M_column" => Value::Integer(self.sema.source.location(position).column.into()),
                "_M_file_name" => self.file_name(position)?,
                "_M_function_name" => self.function_name_at()?,
                _ => return Err(Failure::unknown()),
            });
        }
        let value = Value::Class(Box::new(ClassValue { class, bases: Vec::new(), members: values, active: None }));
        Ok(Value::pointer(self.static_object(self.sema.program.classes[class].ty, value)))
    }

    fn static_text(&mut self, text: &str) -> Evaluated<Value> {
        let elements: Vec<Value> = text.bytes().map(|byte| Value::Integer((byte as i8).into())).collect();
        let length = elements.len() as u64 + 1;
        let ty = self.sema.program.known_type(text_type(&self.sema.program, length).or_failure()?).or_failure()?;
        let value = Value::Array(Box::new(ArrayValue { elements, rest: Value::Integer(0), length }));
        Ok(Value::pointer(self.static_object(ty, value).with(Step::Element(0))))
    }

    fn static_object(&mut self, ty: TypeId, value: Value) -> Place {
        let object = Object { ty, value, allocation: None, is_static: true, is_const: true };
        Place::whole(Base::Object(self.store_object(object)))
    }

    /// Whether a place is the object behind a `std::source_location`, which is told by a pointer to `void`.
    pub(super) fn is_source_location(&self, place: &Place) -> bool {
        let Base::Object(id) = place.base else { return false };
        place.path.is_empty()
            && self.object(id).is_some_and(|object| object.is_static && self.sema.program.class_of(object.ty).is_some())
    }
}

/// The type of an array with a text.
fn text_type(program: &Program, length: u64) -> Option<Type> {
    let element = program.known_type(Type::Qualified(Qualifiers::CONST, Program::builtin(Builtin::Char)))?;
    Some(Type::Array { element, bound: ArrayBound::Known(length) })
}

impl crate::Sema<'_> {
    /// `std::source_location::__impl`
    fn source_location_class(&self) -> Option<ClassId> {
        let mut scope = Program::GLOBAL_SCOPE;
        let names = [Some(self.known.std), self.names.find("source_location"), self.names.find("__impl")];
        let mut found = None;
        for name in names {
            let entity = self.program.bindings(scope, Name::identifier(name?)).next()?.1.entity;
            found = match self.program.entities[entity].kind {
                EntityKind::Namespace(_) => {
                    scope = self.namespace_scope(entity);
                    None
                }
                EntityKind::Class(class) => {
                    scope = self.program.classes[class].scope?;
                    Some(class)
                }
                _ => return None,
            };
        }
        found
    }

    /// Makes the types that texts told by builtins have: an evaluation makes none.
    pub(crate) fn prepare_place_builtin(&mut self, name: &str) {
        if matches!(name, "__builtin_FILE" | "__builtin_FUNCTION" | "__builtin_source_location") {
            let element = self.program.qualified(Program::builtin(Builtin::Char), Qualifiers::CONST);
            for length in 1..=MAXIMUM_LENGTH {
                self.program.intern_type(Type::Array { element, bound: ArrayBound::Known(length) });
            }
        }
    }
}
