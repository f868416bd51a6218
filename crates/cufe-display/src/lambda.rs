//! Lambdas: the closure's data members, what they are initialized with, and the body, which belongs to the region of the
//! function around.

use crate::builder::{Around, Builder};
use crate::conversion::Sort;
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use crate::place::POSITION;
use cufe_il::{Capture, CaptureKind, ClassId, ExpressionId, LambdaFlags, Qualifiers, Type, TypeId, VariableId};

/// What surrounds a lambda's body, put aside while the body is translated.
struct Aside {
    sequence: Vec<crate::builder::Placed>,
    around: Option<Around>,
    this: Option<EntryId>,
    body: crate::body::BodyState,
    captures: Option<usize>,
    is_prototype: bool,
}

impl Builder<'_> {
    /// The initialization of a closure by a lambda.
    pub(crate) fn lambda(&mut self, index: usize) -> EntryId {
        let program = self.program;
        let lambda = &program.lambdas[index];
        let initialization = self.graph.add(Kind::Initialization, self.region);
        self.graph.set_kind(initialization, "dik_lambda");
        let entry = self.graph.add(Kind::Lambda, self.region);
        self.graph.set(initialization, "lambda", entry);
        let Some(closure) = self.closure(index) else { return initialization };
        let ty = self.type_entry(program.classes[closure].ty);
        self.graph.set(entry, "closure_class", ty);
        self.place(entry, ("start_position.seq", "start_position.column"), lambda.introducer.0);
        for (flag, label) in [
            (LambdaFlags::CONSTEXPR, "constexpr_specified"),
            (LambdaFlags::MUTABLE, "is_mutable"),
            (LambdaFlags::GENERIC, "is_generic"),
            (LambdaFlags::REFERENCE_DEFAULT, "default_is_by_reference"),
        ] {
            self.graph.flag(entry, label, lambda.flags.contains(flag));
        }
        let defaults = LambdaFlags::COPY_DEFAULT | LambdaFlags::REFERENCE_DEFAULT;
        self.graph.flag(entry, "has_capture_default", lambda.flags.intersects(defaults));
        self.graph.flag(entry, "explicit_return_type", lambda.trailing_return.is_some());
        self.graph.flag(entry, "has_parameter_decl", lambda.parameters.is_some());
        if let Some(function) = lambda.call_operator {
            let routine = self.function_entry(function);
            self.graph.set(entry, "lambda_routine", routine);
        }
        let captures: Vec<EntryId> = (0..lambda.captures.len()).map(|number| self.capture(index, number)).collect();
        self.graph.list(entry, "capture_list", "next", &captures);
        let constant = self.captured_values(index, ty);
        self.graph.set(initialization, "constant", constant);
        self.graph.flag(initialization, "non_constant", !lambda.captures.is_empty());
        self.lambda_body(index);
        initialization
    }

    /// A lambda that initializes no variable: a temporary.
    pub(crate) fn lambda_node(&mut self, id: ExpressionId, index: usize) -> EntryId {
        let entry = &self.program.expressions[id];
        let node = self.node("enk_lambda", entry.ty, entry.first);
        let initialization = self.lambda(index);
        self.graph.flag(initialization, "has_temporary_lifetime", true);
        if let Some(lambda) = self.graph.get(initialization, "lambda").cloned() {
            self.graph.set(node, "source.lambda", lambda);
        }
        self.graph.set(node, "dynamic_init", initialization);
        node
    }

    fn closure(&self, index: usize) -> Option<ClassId> {
        match self.program.entities[self.program.lambdas[index].closure].kind {
            cufe_il::EntityKind::Class(class) => Some(class),
            _ => None,
        }
    }

    fn is_by_reference(capture: &Capture) -> bool {
        matches!(capture.kind, CaptureKind::Reference | CaptureKind::InitReference)
    }

    fn capture(&mut self, index: usize, number: usize) -> EntryId {
        let capture = self.program.lambdas[index].captures[number];
        let id = self.graph.add(Kind::LambdaCapture, self.region);
        self.place(id, POSITION, capture.name);
        self.graph.flag(id, "capture_by_reference", Self::is_by_reference(&capture));
        self.graph.flag(id, "is_implicit", capture.is_implicit);
        self.graph.flag(id, "is_pack_expansion", capture.is_pack);
        let field = self.capture_field(index, number);
        self.graph.set(id, "closure_field", field);
        let is_init = matches!(capture.kind, CaptureKind::Init | CaptureKind::InitReference);
        self.graph.flag(id, "is_init_capture", is_init);
        if is_init {
            self.graph.set(id, "captured.init_capture_field", field);
        } else if let Some(variable) = capture.entity.and_then(|entity| self.program.variable_of(entity)) {
            let variable = self.variable_entry(variable);
            self.graph.set(id, "captured.variable", variable);
        }
        id
    }

    /// The type of the data member for a capture.
    fn capture_type(&mut self, capture: &Capture) -> Option<EntryId> {
        let program = self.program;
        let variable = capture.entity.and_then(|entity| program.variable_of(entity));
        match (capture.kind, variable) {
            (CaptureKind::This | CaptureKind::StarThis, _) => {
                let this = self.this?;
                match self.graph.get(this, "type") {
                    Some(&Value::Entry(ty)) => Some(ty),
                    _ => None,
                }
            }
            (_, Some(variable)) => {
                let ty = program.non_reference(program.variables[variable].ty);
                Some(match Self::is_by_reference(capture) {
                    true => match program.known_type(Type::LvalueReference(ty)) {
                        Some(reference) => self.type_entry(reference),
                        None => self.type_entry(ty),
                    },
                    false => self.type_entry(ty),
                })
            }
            _ => None,
        }
    }

    /// The data member of a closure for one of its captures.
    pub(crate) fn capture_field(&mut self, index: usize, number: usize) -> EntryId {
        if let Some(&known) = self.capture_fields.get(&(index, number)) {
            return known;
        }
        let program = self.program;
        let capture = program.lambdas[index].captures[number];
        let id = self.graph.add(Kind::Field, FILE);
        self.capture_fields.insert((index, number), id);
        let name = capture.entity.map_or(String::new(), |entity| self.symbol_text(entity));
        if !name.is_empty() {
            self.graph.entry_mut(id).text = Some(name.clone());
            self.graph.set(id, "name", Value::Text(Kind::IdName, name));
            self.graph.set(id, "name_linkage", "no");
        }
        self.declared_at(id, capture.name);
        self.graph.flag(id, "is_class_member", true);
        self.graph.flag(id, "is_local_to_function", true);
        self.graph.set(id, "access", "as_private");
        self.graph.flag(id, "needed", true);
        let is_this = matches!(capture.kind, CaptureKind::This | CaptureKind::StarThis);
        self.graph.flag(id, "is_captured_this", is_this);
        let is_init = matches!(capture.kind, CaptureKind::Init | CaptureKind::InitReference);
        self.graph.flag(id, "is_init_capture", is_init);
        let ty = self.capture_type(&capture);
        self.graph.set_if(id, "type", ty);
        if let Some(closure) = self.closure(index) {
            let offset = program.layouts.get(&closure).and_then(|layout| layout.fields.get(number)).copied();
            self.graph.set_if(id, "offset", offset.map(|bits| bits / 8));
            if let Some(scope) = program.classes[closure].scope {
                let scope = self.scope_entry(scope);
                self.graph.set(id, "parent_scope", scope);
            }
        }
        id
    }

    /// The data members of a closure.
    pub(crate) fn closure_fields(&mut self, class: ClassId) -> Vec<EntryId> {
        let Some(index) = self.program.lambda_with_closure(self.program.classes[class].entity) else {
            return Vec::new();
        };
        (0..self.program.lambdas[index].captures.len()).map(|number| self.capture_field(index, number)).collect()
    }

    /// What the data members are initialized with, as an aggregate.
    fn captured_values(&mut self, index: usize, ty: EntryId) -> EntryId {
        let program = self.program;
        let captures = program.lambdas[index].captures.clone();
        let id = self.graph.add(Kind::Constant, self.region);
        self.graph.set(id, "type", ty);
        self.graph.set_kind(id, "ck_aggregate");
        self.graph.flag(id, "has_dynamic_init_component", !captures.is_empty());
        let text = if captures.is_empty() { "{}" } else { "{dynamic-init: ..." };
        self.graph.entry_mut(id).text = Some(text.to_owned());
        let mut parts = Vec::new();
        for capture in &captures {
            let variable = capture.entity.and_then(|entity| program.variable_of(entity));
            let Some(field_type) = self.capture_type(capture) else { continue };
            let value = match (capture.initializer, variable) {
                (Some(initializer), _) => self.value(initializer),
                (None, Some(variable)) => self.captured_value(variable, capture, field_type),
                _ => continue,
            };
            let initialization = self.graph.add(Kind::Initialization, self.region);
            self.graph.set_kind(initialization, "dik_expression");
            self.graph.set(initialization, "expression", value);
            let part = self.graph.add(Kind::Constant, self.region);
            self.graph.entry_mut(part).text = Some("dynamic-init: ...".to_owned());
            self.graph.set(part, "type", field_type);
            self.graph.set_kind(part, "ck_dynamic_init");
            self.graph.set(part, "dynamic_init", initialization);
            parts.push(part);
        }
        self.graph.list(id, "first_constant", "next", &parts);
        id
    }

    /// The value of a captured variable, or a reference to it.
    fn captured_value(&mut self, variable: VariableId, capture: &Capture, reference: EntryId) -> EntryId {
        let program = self.program;
        let target = program.non_reference(program.variables[variable].ty);
        let is_reference = Self::is_by_reference(capture);
        // Outside of the body the variable itself is meant.
        let node = self.variable(variable, (target, capture.name), is_reference);
        if !is_reference {
            return node;
        }
        let id = self.operation("eok_reference_to", reference, Sort::Pointer, &[node]);
        self.graph.flag(id, "compiler_generated", true);
        self.at(id, capture.name);
        id
    }

    /// The body of a lambda, in the region of the function around it.
    fn lambda_body(&mut self, index: usize) {
        let program = self.program;
        let lambda = &program.lambdas[index];
        let (Some(function), Some(statement)) = (lambda.call_operator, lambda.statement) else { return };
        let aside = Aside {
            sequence: std::mem::take(&mut self.sequence),
            around: self.around.take(),
            this: self.this.take(),
            body: std::mem::take(&mut self.body),
            captures: self.captures.replace(index),
            is_prototype: self.is_prototype,
        };
        let routine = self.function_entry(function);
        self.drain();
        let region = self.region;
        let scope = self.body_of(function, routine, region, (&lambda.parameter_list, Some(statement), None));
        self.finish_sequence(scope);
        self.lambda_scopes.push(scope);
        self.sequence = aside.sequence;
        self.around = aside.around;
        self.this = aside.this;
        self.body = aside.body;
        self.captures = aside.captures;
        self.is_prototype = aside.is_prototype;
    }

    /// In the body of a lambda: the data member that stands for a captured variable.
    pub(crate) fn captured(
        &mut self,
        variable: VariableId,
        (ty, token): (TypeId, u32),
        wants_object: bool,
    ) -> Option<EntryId> {
        let program = self.program;
        let index = self.captures?;
        let entity = program.variables[variable].entity;
        let lambda = &program.lambdas[index];
        let number = lambda.captures.iter().position(|capture| capture.entity == Some(entity))?;
        let capture = lambda.captures[number];
        let this = self.this?;
        let closure = program.classes[self.closure(index)?].ty;
        let is_mutable = lambda.flags.contains(LambdaFlags::MUTABLE);
        let qualifiers = if is_mutable { Qualifiers::empty() } else { Qualifiers::CONST };
        let pointer = self.made_pointer(closure, qualifiers);
        let object = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(object, "enk_variable");
        self.graph.set(object, "type", pointer);
        self.graph.set(object, "variable", this);
        let field = self.capture_field(index, number);
        let member = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(member, "enk_field");
        self.graph.set(member, "field", field);
        if let Some(ty) = self.graph.get(field, "type").cloned() {
            self.graph.set(member, "type", ty);
        }
        let is_reference = Self::is_by_reference(&capture);
        let shown = match is_reference {
            true => self.capture_type(&capture)?,
            false if is_mutable => self.type_entry(ty),
            false => self.made_object(self.bare(ty), Qualifiers::CONST),
        };
        let id = self.operation("eok_points_to_field", shown, Sort::Other, &[object, member]);
        self.graph.flag(id, "compiler_generated", true);
        self.at(id, token);
        if !is_reference {
            self.graph.flag(id, "is_lvalue", wants_object);
            return Some(id);
        }
        let target = self.type_entry(ty);
        Some(self.dereferenced(id, target, wants_object, token))
    }
}
