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
    /// Whether a lambda captures nothing: its closure is a constant.
    pub(crate) fn is_stateless(&self, index: usize) -> bool {
        let lambda = &self.program.lambdas[index];
        lambda.captures.is_empty() && !self.is_prototype && self.closure(index).is_some()
    }

    /// The initialization of a closure by a lambda.
    pub(crate) fn lambda(&mut self, index: usize) -> EntryId {
        let program = self.program;
        let initialization = self.graph.add(Kind::Initialization, self.region);
        self.graph.set_kind(initialization, "dik_lambda");
        let entry = self.lambda_entry(index);
        self.graph.set(initialization, "lambda", entry);
        let Some(closure) = self.closure(index) else { return initialization };
        let ty = self.type_entry(program.classes[closure].ty);
        let constant = self.captured_values(index, ty);
        self.graph.set(initialization, "constant", constant);
        self.graph.flag(initialization, "non_constant", !program.lambdas[index].captures.is_empty());
        self.lambda_body(index);
        initialization
    }

    /// The closure of a lambda without captures as a constant that initializes a variable.
    pub(crate) fn closure_constant(&mut self, node: EntryId, ty: TypeId) -> Option<EntryId> {
        let Some(Value::Entry(_)) = self.graph.get(node, "source.lambda") else { return None };
        let initialization = match self.graph.get(node, "dynamic_init") {
            Some(&Value::Entry(initialization)) => initialization,
            _ => return None,
        };
        if self.graph.entry(initialization).sub_kind != "dik_none" {
            return None;
        }
        let id = self.graph.add(Kind::Constant, self.region);
        let ty = self.type_entry(ty);
        self.graph.set(id, "type", ty);
        self.graph.set_kind(id, "ck_aggregate");
        self.graph.set(id, "expr", node);
        self.graph.entry_mut(id).text = Some("{}".to_owned());
        Some(id)
    }

    /// The entry of a lambda.
    fn lambda_entry(&mut self, index: usize) -> EntryId {
        let program = self.program;
        let lambda = &program.lambdas[index];
        let entry = self.graph.add(Kind::Lambda, self.region);
        let Some(closure) = self.closure(index) else { return entry };
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
        entry
    }

    /// The functions that make a pointer to a function of a closure without captures: the conversion function returns what has
    /// no closure.
    fn entry_points(&mut self, index: usize) {
        let program = self.program;
        let lambda = &program.lambdas[index];
        if lambda.flags.contains(LambdaFlags::GENERIC) {
            return;
        }
        let (Some(function), Some(closure)) = (lambda.call_operator, self.closure(index)) else { return };
        let Some(shape) = program.as_function(program.functions[function].ty) else { return };
        let mut texts: Vec<String> = Vec::new();
        for &parameter in &shape.parameters {
            texts.push(self.type_text(parameter));
        }
        let result = self.type_text(shape.result);
        let list = texts.join(", ");
        let is_trailing = lambda.trailing_return.is_some();
        let target = match is_trailing {
            true => format!("auto ({list})->{result}"),
            false => format!("{result} ({list})"),
        };
        let plain = self.graph.add(Kind::Type, FILE);
        self.graph.entry_mut(plain).text = Some(target);
        let plain_shape =
            cufe_il::FunctionType { flags: shape.flags - cufe_il::FunctionTypeFlags::CONST, ..shape.clone() };
        self.function_type(&plain_shape, plain);
        self.graph.flag(plain, "trailing_return_type", is_trailing);
        let pointer = self.made_pointer_to(plain, true);
        let token = lambda.parameters.map_or(lambda.body.0, |parameters| parameters.0);
        let name = match is_trailing {
            true => format!("operator auto (*)({list})->{result}"),
            false => format!("operator {result} (*)({list})"),
        };
        let entry = self.unwritten_routine("_FUN".to_owned(), token);
        let converter = self.unwritten_routine(name.clone(), token);
        let class = program.classes[closure].ty;
        let closure_pointer = self.made_pointer(class, Qualifiers::CONST);
        let this = self.made_const(closure_pointer);
        self.unwritten_body((converter, name), (class, this), None, |builder| {
            let node = builder.graph.add(Kind::Expression, builder.region);
            builder.graph.set_kind(node, "enk_routine");
            builder.graph.set(node, "routine", entry);
            builder.graph.set(node, "type", pointer);
            Some(node)
        });
    }

    /// The move constructor of a closure that initializes a variable.
    pub(crate) fn closure_constructor(&mut self, index: usize) {
        let program = self.program;
        let Some(closure) = self.closure(index) else { return };
        let class = program.classes[closure].ty;
        let token = program.lambdas[index].introducer.0;
        let routine = self.unwritten_routine(String::new(), token);
        let reference = self.made_reference(class, true);
        let ty = self.graph.add(Kind::Type, FILE);
        let text = self.graph.entry(reference).text.clone().unwrap_or_default();
        self.graph.entry_mut(ty).text = Some(format!("void ({text}) noexcept"));
        self.graph.set_kind(ty, "tk_routine");
        let parameter = self.graph.add(Kind::ParameterType, FILE);
        self.graph.set(parameter, "type", reference);
        self.graph.set(parameter, "param_num", 1u32);
        self.graph.mark(parameter, "copy_or_move_ctor_parameter");
        self.graph.mark(parameter, "move_ctor_or_assign_parameter");
        self.graph.set(ty, "param_type_list", parameter);
        self.graph.set(routine, "type", ty);
        let pointer = self.made_pointer(class, Qualifiers::empty());
        let this = self.made_const(pointer);
        self.unwritten_body((routine, "<unnamed>".to_owned()), (class, this), Some((reference, parameter)), |_| None);
    }

    /// The entry of a member function of a closure that nobody wrote.
    fn unwritten_routine(&mut self, name: String, token: u32) -> EntryId {
        let id = self.graph.add(Kind::Routine, FILE);
        if !name.is_empty() {
            self.graph.entry_mut(id).text = Some(name.clone());
            self.graph.set(id, "name", Value::Text(Kind::IdName, name));
        }
        self.declared_at(id, token);
        self.graph.mark(id, "compiler_generated");
        id
    }

    /// The body of such a function, in the region of the function around or in one of its own.
    fn unwritten_body(
        &mut self,
        (routine, name): (EntryId, String),
        (class, this_type): (TypeId, EntryId),
        parameter: Option<(EntryId, EntryId)>,
        result: impl Fn(&mut Self) -> Option<EntryId>,
    ) {
        let is_own = self.region == FILE;
        let region = if is_own { self.graph.bodies.len() as crate::graph::Region + FILE + 1 } else { self.region };
        let outer = std::mem::replace(&mut self.region, region);
        let Some(inner) = self.program.class_of(class).and_then(|class| self.program.classes[class].scope) else {
            self.region = outer;
            return;
        };
        let scope = self.function_scope_in(inner, routine);
        self.graph.mark(scope, "is_constexpr_routine");
        let variable = |builder: &mut Self, ty: EntryId| {
            let id = builder.graph.add(Kind::Variable, region);
            builder.graph.set(id, "type", ty);
            builder.graph.set(id, "declared_type", ty);
            builder.graph.set(id, "storage_class", "sc_auto");
            builder.graph.mark(id, "is_parameter");
            builder.graph.mark(id, "is_local_to_function");
            builder.graph.set(id, "enclosing_routine", routine);
            builder.graph.set(id, "parent_scope", scope);
            id
        };
        let this = variable(self, this_type);
        self.graph.mark(this, "is_this_parameter");
        self.graph.set(scope, "this_param_variable", this);
        if let Some((ty, parameter)) = parameter {
            let id = variable(self, ty);
            self.graph.set(id, "assoc_param_type", parameter);
            self.graph.set(scope, "parameters", id);
        }
        let block = self.graph.add(Kind::Statement, region);
        self.graph.set_kind(block, "stmk_block");
        self.graph.set(scope, "assoc_block", block);
        let end = self.graph.add(Kind::Statement, region);
        self.graph.set_kind(end, "stmk_return");
        let value = result(self);
        self.graph.set_if(end, "expr", value);
        self.graph.set(block, "statements", end);
        if is_own {
            self.graph.set(routine, "memory_region", region);
            self.graph.mark(routine, "is_top_level_in_mem_region");
            self.graph.bodies.push(crate::graph::Body { name, region, scopes: vec![scope] });
        } else {
            self.lambda_scopes.push(scope);
        }
        self.region = outer;
    }

    /// A lambda that initializes no variable: a temporary.
    pub(crate) fn lambda_node(&mut self, id: ExpressionId, index: usize) -> EntryId {
        let entry = &self.program.expressions[id];
        let node = self.node("enk_lambda", entry.ty, entry.first);
        if self.is_stateless(index) {
            let entry = self.lambda_entry(index);
            self.graph.set(node, "source.lambda", entry);
            let initialization = self.graph.add(Kind::Initialization, self.region);
            self.graph.set_kind(initialization, "dik_none");
            self.graph.mark(initialization, "has_temporary_lifetime");
            self.graph.set(node, "dynamic_init", initialization);
            self.lambda_body(index);
            self.entry_points(index);
            return node;
        }
        let initialization = self.lambda(index);
        self.graph.mark(initialization, "has_temporary_lifetime");
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
        self.place(id, POSITION, if capture.kind == CaptureKind::StarThis { capture.first } else { capture.name });
        let is_this = capture.kind == CaptureKind::This;
        self.graph.flag(id, "capture_by_reference", Self::is_by_reference(&capture) || is_this);
        if matches!(capture.kind, CaptureKind::This | CaptureKind::StarThis)
            && let Some(this) = self.this
        {
            self.graph.set(id, "captured.variable", this);
        }
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
            (CaptureKind::StarThis, _) => {
                let (class, _) = self.this_class()?;
                Some(self.made_object(class, Qualifiers::CONST))
            }
            (CaptureKind::This, _) => {
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
        self.declared_at(id, if capture.kind == CaptureKind::StarThis { capture.first } else { capture.name });
        self.graph.mark(id, "is_class_member");
        self.graph.mark(id, "is_local_to_function");
        self.graph.set(id, "access", "as_private");
        self.graph.mark(id, "needed");
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
            if matches!(capture.kind, CaptureKind::This | CaptureKind::StarThis) {
                if let Some(part) = self.captured_this_value(capture, field_type) {
                    parts.push(part);
                }
                continue;
            }
            let value = match (capture.initializer, variable) {
                (Some(initializer), _) => self.value(initializer),
                (None, Some(variable)) => self.captured_value(variable, capture, field_type),
                _ => continue,
            };
            let initialization = self.graph.add(Kind::Initialization, self.region);
            self.graph.set_kind(initialization, "dik_expression");
            self.graph.set(initialization, "expression", value);
            parts.push(self.initialized_part(field_type, initialization));
        }
        self.graph.list(id, "first_constant", "next", &parts);
        id
    }

    /// The part of a closure that is `this` or the object itself.
    fn captured_this_value(&mut self, capture: &Capture, field_type: EntryId) -> Option<EntryId> {
        let initialization = self.graph.add(Kind::Initialization, self.region);
        if capture.kind == CaptureKind::StarThis {
            self.graph.set_kind(initialization, "dik_bitwise_copy");
        } else {
            let node = self.implied_this(None)?;
            self.at(node, capture.name);
            self.graph.set_kind(initialization, "dik_expression");
            self.graph.set(initialization, "expression", node);
        }
        Some(self.initialized_part(field_type, initialization))
    }

    /// A part of a closure, of which a dynamic initialization makes the value.
    fn initialized_part(&mut self, field_type: EntryId, initialization: EntryId) -> EntryId {
        let part = self.graph.add(Kind::Constant, self.region);
        self.graph.entry_mut(part).text = Some("dynamic-init: ...".to_owned());
        self.graph.set(part, "type", field_type);
        self.graph.set_kind(part, "ck_dynamic_init");
        self.graph.set(part, "dynamic_init", initialization);
        part
    }

    /// In the body of a lambda that captures `this`: the class of the object, and what stands for `this`.
    pub(crate) fn captured_this(&mut self) -> Option<EntryId> {
        let program = self.program;
        let index = self.captures?;
        let lambda = &program.lambdas[index];
        let number = lambda
            .captures
            .iter()
            .position(|capture| matches!(capture.kind, CaptureKind::This | CaptureKind::StarThis))?;
        let is_copy = lambda.captures[number].kind == CaptureKind::StarThis;
        let this = self.this?;
        let closure = program.classes[self.closure(index)?].ty;
        let is_mutable = lambda.flags.contains(LambdaFlags::MUTABLE);
        let qualifiers = if is_mutable { Qualifiers::empty() } else { Qualifiers::CONST };
        let pointer = self.made_pointer(closure, qualifiers);
        let object = self.variable_node(this, pointer, false);
        let field = self.capture_field(index, number);
        let member = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(member, "enk_field");
        self.graph.set(member, "field", field);
        if let Some(ty) = self.graph.get(field, "type").cloned() {
            self.graph.set(member, "type", ty);
        }
        let (class, own) = self.this_class()?;
        let shown = match is_copy {
            true => self.made_object(class, Qualifiers::CONST),
            false => self.made_pointer(class, own),
        };
        let id = self.operation("eok_points_to_field", shown, Sort::Other, &[object, member]);
        self.graph.mark(id, "compiler_generated");
        self.graph.flag(id, "is_lvalue", is_copy);
        let place = lambda.captures[number].first;
        self.at(member, if is_copy { place } else { lambda.captures[number].name });
        if !is_copy {
            return Some(id);
        }
        let pointer = self.made_pointer(class, Qualifiers::CONST);
        let address = self.operation("eok_address_of", pointer, Sort::Pointer, &[id]);
        self.graph.mark(address, "compiler_generated");
        Some(address)
    }

    /// The class of `this`, and the qualifiers of the object: in lambdas those of the member function around.
    pub(crate) fn this_class(&self) -> Option<(TypeId, Qualifiers)> {
        let mut function = self.around?.function;
        for _ in 0..64 {
            let Some(index) = self.program.lambda_with_operator(function) else { break };
            function = self.program.lambdas[index].callable.or(self.program.lambdas[index].enclosing)?;
        }
        self.object_of(function)
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
        self.graph.mark(id, "compiler_generated");
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
        let outer = self.region;
        let is_own = outer == FILE;
        let region = if is_own { self.graph.bodies.len() as crate::graph::Region + FILE + 1 } else { outer };
        if is_own {
            let name = self.plain_name(program.functions[function].entity);
            self.graph.set(routine, "memory_region", region);
            self.graph.mark(routine, "is_top_level_in_mem_region");
            self.graph.bodies.push(crate::graph::Body { name, region, scopes: Vec::new() });
        }
        let scopes = std::mem::take(&mut self.lambda_scopes);
        let scope = self.body_of(function, routine, region, (&lambda.parameter_list, Some(statement), None));
        self.finish_sequence(scope);
        let mut inner = std::mem::replace(&mut self.lambda_scopes, scopes);
        inner.insert(0, scope);
        match is_own {
            true => {
                if let Some(body) = self.graph.bodies.iter_mut().find(|body| body.region == region) {
                    body.scopes = inner;
                }
            }
            false => self.lambda_scopes.append(&mut inner),
        }
        self.region = outer;
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
        self.graph.mark(id, "compiler_generated");
        self.at(id, token);
        if !is_reference {
            self.graph.flag(id, "is_lvalue", wants_object);
            return Some(id);
        }
        let target = self.type_entry(ty);
        Some(self.dereferenced(id, target, wants_object, token))
    }
}
