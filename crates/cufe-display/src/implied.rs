//! What constructors and destructors do with bases and members, and the functions that the language supplies: special members
//! that nobody wrote, or that are defaulted ([class.ctor], [class.copy], [class.dtor]).

use crate::builder::{Around, Builder};
use crate::conversion::Sort;
use crate::graph::{Body, EntryId, FILE, Region, Value};
use crate::kind::Kind;
use cufe_il::{
    ArrayBound, ClassId, DataMemberFlags, ExpressionId, ExpressionKind, FunctionDeclaration, FunctionFlags, FunctionId,
    InitializedMember, NameKind, SpecialMembers, Type, TypeId, VariableId,
};

/// Which special member a function is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Special {
    Default,
    Copy,
    Move,
    CopyAssignment,
    MoveAssignment,
    Destructor,
    /// A constructor of another kind.
    Other,
}

/// A part of an object that a constructor or destructor handles.
#[derive(Clone, Copy, Debug)]
enum Part {
    VirtualBase(TypeId),
    Base(TypeId),
    Member(VariableId, bool),
}

impl Builder<'_> {
    /// Which special member of its class a function is; none of others.
    pub(crate) fn special(&self, function: FunctionId) -> Option<(ClassId, Special)> {
        let program = self.program;
        let entity = &program.entities[program.functions[function].entity];
        let class = self.class_of_scope(self.home(entity.scope))?;
        let members = program.special_members.get(&class).copied().unwrap_or_default();
        let is = |member: Option<FunctionId>| member == Some(function);
        let kind = match entity.name.kind() {
            NameKind::Destructor => Special::Destructor,
            NameKind::Constructor if is(members.copy_constructor) => Special::Copy,
            NameKind::Constructor if is(members.move_constructor) => Special::Move,
            NameKind::Constructor if is(members.default_constructor) => Special::Default,
            NameKind::Constructor => Special::Other,
            _ if is(members.copy_assignment) => Special::CopyAssignment,
            _ if is(members.move_assignment) => Special::MoveAssignment,
            _ => return None,
        };
        Some((class, kind))
    }

    pub(crate) fn members_of(&self, ty: TypeId) -> Option<SpecialMembers> {
        let class = self.program.class_of(self.bare(ty))?;
        self.program.special_members.get(&class).copied()
    }

    pub(crate) fn unless_trivial(&self, function: Option<FunctionId>) -> Option<FunctionId> {
        function.filter(|function| !self.program.trivial_functions.contains(function))
    }

    /// The class of the elements of an array, and their number.
    fn element(&self, mut ty: TypeId) -> (TypeId, u64) {
        let mut count = 1u64;
        while let Type::Array { element, bound: ArrayBound::Known(length) } = self.program.structure(self.bare(ty)) {
            count = count.saturating_mul(length);
            ty = element;
        }
        (ty, count)
    }

    /// What functions that the language supplies call is called too, if they are.
    pub(crate) fn collect_implied_calls(&mut self) {
        let program = self.program;
        let mut open: Vec<FunctionId> = self.called.iter().copied().collect();
        while let Some(function) = open.pop() {
            let flags = program.functions[function].flags;
            if !flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED) || self.is_pattern(function) {
                continue;
            }
            let Some((class, kind)) = self.special(function) else { continue };
            for part in self.parts(class) {
                let ty = match part {
                    Part::VirtualBase(ty) | Part::Base(ty) => ty,
                    Part::Member(variable, _) => program.variables[variable].ty,
                };
                let Some(members) = self.members_of(self.element(ty).0) else { continue };
                let inner = match kind {
                    Special::Copy => members.copy_constructor,
                    Special::Move => members.move_constructor.or(members.copy_constructor),
                    Special::CopyAssignment => members.copy_assignment,
                    Special::MoveAssignment => members.move_assignment.or(members.copy_assignment),
                    Special::Default | Special::Destructor | Special::Other => continue,
                };
                if let Some(inner) = self.unless_trivial(inner)
                    && self.called.insert(inner)
                {
                    open.push(inner);
                }
            }
        }
    }

    /// The parts of a class in the order in which constructors initialize them.
    fn parts(&self, class: ClassId) -> Vec<Part> {
        let program = self.program;
        let entry = &program.classes[class];
        let mut parts = Vec::new();
        if let Some(layout) = program.layouts.get(&class) {
            parts.extend(layout.virtual_bases.iter().map(|base| Part::VirtualBase(program.classes[base.0].ty)));
        }
        parts.extend(entry.bases.iter().filter(|base| !base.is_virtual).map(|base| Part::Base(base.ty)));
        parts.extend(entry.data_members.iter().filter_map(|member| {
            Some(Part::Member(member.variable?, member.flags.contains(DataMemberFlags::INITIALIZED)))
        }));
        parts
    }

    /// The initializations that a constructor or destructor makes, written or not.
    pub(crate) fn structor_parts(
        &mut self,
        function: FunctionId,
        declaration: Option<&FunctionDeclaration>,
    ) -> Vec<EntryId> {
        let program = self.program;
        let Some((class, kind)) = self.special(function) else { return Vec::new() };
        self.type_entry(program.classes[class].ty);
        self.drain();
        let written = declaration.map_or(&[][..], |declaration| &declaration.member_initializers);
        let own = program.classes[class].ty;
        for initializer in written {
            if let InitializedMember::Type(ty) = initializer.member
                && self.bare(ty) == own
            {
                let id = self.graph.add(Kind::MemberInitialization, self.region);
                self.graph.set_kind(id, "cik_delegation");
                let shown = self.type_entry(ty);
                self.graph.set(id, "orig_type", shown);
                self.written_part(id, initializer.value, ty);
                return vec![id];
            }
        }
        let is_implicit = program.functions[function].flags.intersects(FunctionFlags::IMPLICIT)
            || program.functions[function].flags.contains(FunctionFlags::DEFAULTED);
        let kind = match kind {
            Special::Destructor => Special::Destructor,
            kind if is_implicit => kind,
            _ => Special::Other,
        };
        let at = declaration.and_then(|declaration| declaration.body).map(|body| body.0);
        let mut parts = self.parts(class);
        if kind == Special::Destructor {
            parts.reverse();
        }
        parts.into_iter().filter_map(|part| self.part_of_object(class, part, kind, written, at)).collect()
    }

    /// What happens to one part.
    fn part_of_object(
        &mut self,
        class: ClassId,
        part: Part,
        kind: Special,
        written: &[cufe_il::MemberInitializer],
        at: Option<u32>,
    ) -> Option<EntryId> {
        let program = self.program;
        let (ty, is_initialized) = match part {
            Part::VirtualBase(ty) | Part::Base(ty) => (ty, false),
            Part::Member(variable, is_initialized) => (program.variables[variable].ty, is_initialized),
        };
        let explicit = written.iter().find(|initializer| match (initializer.member, part) {
            (InitializedMember::Field(entity), Part::Member(variable, _)) => {
                program.variable_of(entity) == Some(variable)
            }
            (InitializedMember::Type(base), Part::VirtualBase(ty) | Part::Base(ty)) => self.bare(base) == self.bare(ty),
            _ => false,
        });
        let id = self.graph.add(Kind::MemberInitialization, self.region);
        match part {
            Part::Member(variable, _) => {
                self.graph.set_kind(id, "cik_field");
                let field = self.variable_entry(variable);
                self.graph.set(id, "field", field);
            }
            Part::Base(base) | Part::VirtualBase(base) => {
                let is_virtual = matches!(part, Part::VirtualBase(_));
                self.graph.set_kind(id, if is_virtual { "cik_virtual_base_class" } else { "cik_direct_base_class" });
                let inner = program.class_of(self.bare(base))?;
                let entry = self.base_entries.get(&(class, inner)).copied();
                self.graph.set_if(id, "base_class", entry);
            }
        }
        if let Some(initializer) = explicit {
            if let InitializedMember::Type(base) = initializer.member {
                let shown = self.type_entry(base);
                self.graph.set(id, "orig_type", shown);
            }
            self.written_part(id, initializer.value, ty);
            return Some(id);
        }
        self.graph.mark(id, "compiler_generated");
        if kind == Special::Other && is_initialized {
            self.graph.mark(id, "use_field_initializer");
            return Some(id);
        }
        let initialization = self.implied_part(ty, (kind, is_initialized), at)?;
        match initialization {
            Some(initialization) => self.graph.set(id, "initializer", initialization),
            None => self.graph.mark(id, "use_field_initializer"),
        }
        Some(id)
    }

    /// How a part is initialized or destroyed that nothing written tells of; nothing where nothing happens.
    fn implied_part(
        &mut self,
        ty: TypeId,
        (kind, is_initialized): (Special, bool),
        at: Option<u32>,
    ) -> Option<Option<EntryId>> {
        let (element, count) = self.element(ty);
        let members = self.members_of(element);
        let destructor = self.unless_trivial(members.and_then(|members| members.destructor));
        if kind == Special::Destructor {
            let destructor = destructor?;
            let id = self.initialization_node("dik_none");
            let destructor = self.function_entry(destructor);
            self.destroyed(id, destructor);
            return Some(Some(id));
        }
        if is_initialized && matches!(kind, Special::Default | Special::Other) {
            return Some(None);
        }
        let is_copy = matches!(kind, Special::Copy | Special::Move);
        let constructor = self.unless_trivial(members.and_then(|members| match kind {
            Special::Copy => members.copy_constructor,
            Special::Move => members.move_constructor,
            _ => members.default_constructor,
        }));
        let make = |builder: &mut Self| match constructor {
            Some(constructor) => {
                let id = match is_copy {
                    true => {
                        let id = builder.initialization_node("dik_constructor");
                        let routine = builder.function_entry(constructor);
                        builder.graph.set(id, "routine", routine);
                        builder.graph.mark(id, "is_copy_constructor_with_implied_source");
                        id
                    }
                    false => {
                        let id = builder.constructor_call(constructor, &[]);
                        builder.graph.mark(id, "is_constructor_init");
                        id
                    }
                };
                Some(id)
            }
            None if is_copy => Some(builder.initialization_node("dik_bitwise_copy")),
            None if destructor.is_some() => Some(builder.initialization_node("dik_none")),
            None => None,
        };
        let is_array = count > 1 || self.sort(ty) == Sort::Array;
        if !is_array || constructor.is_none() {
            let id = make(self)?;
            if let Some(destructor) = destructor {
                let destructor = self.function_entry(destructor);
                self.destroyed(id, destructor);
            }
            return Some(Some(id));
        }
        let inner = make(self)?;
        let id = self.repeated(inner, (ty, element), count, at);
        if let Some(destructor) = destructor {
            let destructor = self.function_entry(destructor);
            self.graph.mark(inner, "destruction_is_for_partially_constructed_aggregate");
            self.destroyed(inner, destructor);
            self.destroyed(id, destructor);
        }
        Some(Some(id))
    }

    /// The initialization of an array by one initialization for each of its elements.
    fn repeated(&mut self, inner: EntryId, (array, element): (TypeId, TypeId), count: u64, at: Option<u32>) -> EntryId {
        let place = |builder: &mut Self, id: EntryId| {
            if let Some(at) = at {
                builder.declared_at(id, at);
            }
        };
        let part = self.graph.add(Kind::Constant, self.region);
        self.graph.entry_mut(part).text = Some("dynamic-init: ...".to_owned());
        place(self, part);
        let element = self.type_entry(element);
        self.graph.set(part, "type", element);
        self.graph.set_kind(part, "ck_dynamic_init");
        self.graph.set(part, "dynamic_init", inner);
        let repeat = self.graph.add(Kind::Constant, self.region);
        self.graph.entry_mut(repeat).text = Some(format!("<{count} repetitions of dynamic-init: ..."));
        place(self, repeat);
        self.graph.set_kind(repeat, "ck_init_repeat");
        self.graph.set(repeat, "constant", part);
        self.graph.set(repeat, "count", count);
        let whole = self.graph.add(Kind::Constant, self.region);
        self.graph.entry_mut(whole).text = Some(format!("{{<{count} repetitions of dynamic-init: ..."));
        place(self, whole);
        let array = self.type_entry(array);
        self.graph.set(whole, "type", array);
        self.graph.set_kind(whole, "ck_aggregate");
        self.graph.list(whole, "first_constant", "next", &[repeat]);
        let id = self.initialization_node("dik_nonconstant_aggregate");
        self.graph.mark(id, "non_constant");
        self.graph.set(id, "constant", whole);
        id
    }

    fn initialization_node(&mut self, kind: &'static str) -> EntryId {
        let id = self.graph.add(Kind::Initialization, self.region);
        self.graph.set_kind(id, kind);
        self.graph.mark(id, "is_constructor_init");
        id
    }

    /// A part with a written initializer.
    fn written_part(&mut self, id: EntryId, value: ExpressionId, ty: TypeId) {
        let program = self.program;
        let (arguments, is_braced): (Vec<ExpressionId>, bool) = match program.expressions[value].kind {
            ExpressionKind::InitializerList(list) => (program.expression_list(list).to_vec(), true),
            ExpressionKind::Construct { arguments, is_braced } => {
                (program.expression_list(arguments).to_vec(), is_braced)
            }
            ExpressionKind::ParenthesizedList(list) => (program.expression_list(list).to_vec(), false),
            _ => (vec![value], false),
        };
        self.graph.flag(id, "is_braced", is_braced);
        let members = self.members_of(ty);
        let is_class = self.sort(ty) == Sort::Class;
        let implied = members.and_then(|members| match arguments.len() {
            0 => members.default_constructor,
            _ => None,
        });
        let constructor = program.called.get(&value).copied().or(implied);
        let constructor = self.unless_trivial(constructor).filter(|_| is_class);
        let initialization = match (constructor, arguments.as_slice()) {
            (Some(constructor), arguments) => {
                let made = self.constructor_call(constructor, arguments);
                self.graph.mark(made, "is_constructor_init");
                self.graph.flag(made, "value_initialization", arguments.is_empty());
                self.graph.flag(made, "is_braced_initializer", is_braced);
                made
            }
            (None, []) => self.initialization_node("dik_zero"),
            (None, &[one]) if !is_braced || self.sort(ty) != Sort::Array && !is_class => {
                let node = self.initial_value(ty, one);
                let made = self.initialization_of(node, ty);
                self.graph.mark(made, "is_constructor_init");
                made
            }
            _ => {
                let node = self.initial_value(ty, value);
                let made = self.initialization_of(node, ty);
                self.graph.mark(made, "is_constructor_init");
                self.graph.flag(made, "is_braced_initializer", is_braced);
                made
            }
        };
        self.graph.set(id, "initializer", initialization);
        let (element, _) = self.element(ty);
        let destructor = self.unless_trivial(self.members_of(element).and_then(|members| members.destructor));
        if let Some(destructor) = destructor {
            let destructor = self.function_entry(destructor);
            self.destroyed(initialization, destructor);
        }
    }

    /// The bodies of the functions that the language supplies, of those that something calls.
    pub(crate) fn implied_bodies(&mut self) {
        let mut done: Vec<FunctionId> = Vec::new();
        loop {
            let mut open: Vec<FunctionId> = self.functions.keys().copied().collect();
            open.retain(|&function| {
                !done.contains(&function) && self.has_implied_body(function) && !self.is_only_in_table(function)
            });
            if open.is_empty() {
                open = self.needed_functions();
                open.retain(|&function| {
                    !done.contains(&function) && self.has_implied_body(function) && self.has_own_table(function)
                });
            }
            open.sort();
            if open.is_empty() {
                return;
            }
            for function in open {
                done.push(function);
                self.implied_body(function);
                self.drain();
            }
        }
    }

    /// Whether the class of a function has its table of virtual functions here.
    fn has_own_table(&self, function: FunctionId) -> bool {
        let scope = self.home(self.program.entities[self.program.functions[function].entity].scope);
        self.class_of_scope(scope).is_some_and(|class| !self.has_key_function(class))
    }

    /// Whether the body of a function is what the language supplies.
    fn has_implied_body(&self, function: FunctionId) -> bool {
        let program = self.program;
        let flags = program.functions[function].flags;
        let is_supplied = flags.contains(FunctionFlags::IMPLICIT)
            || flags.intersects(FunctionFlags::DEFAULTED | FunctionFlags::DEFAULTED_LATER);
        let entity = program.functions[function].entity;
        is_supplied
            && !flags.contains(FunctionFlags::DELETED)
            && !program.entities[entity].flags.contains(cufe_il::EntityFlags::PREDECLARED)
            && !program.trivial_functions.contains(&function)
            && !self.is_pattern(function)
            && self.special(function).is_some_and(|(class, kind)| {
                !program.classes[class].is_closure
                    && (kind != Special::Other)
                    && program.special_members.contains_key(&class)
            })
    }

    /// Whether only the table of virtual functions asks for the body of a destructor.
    fn is_only_in_table(&self, function: FunctionId) -> bool {
        let flags = self.program.functions[function].flags;
        flags.contains(FunctionFlags::IMPLICIT | FunctionFlags::VIRTUAL)
            && self.special(function).is_some_and(|(_, kind)| kind == Special::Destructor)
            && !self.called.contains(&function)
    }

    /// Whether some other unit holds the table of virtual functions of a class: one that defines its key function, the first
    /// one that is neither pure nor inline (Itanium C++ ABI 5.2.3).
    fn has_key_function(&self, class: ClassId) -> bool {
        let program = self.program;
        let functions = program.classes[class].functions.iter().filter_map(|&entity| program.function_of(entity));
        functions.map(|function| program.functions[function].flags).any(|flags| {
            use FunctionFlags as F;
            flags.contains(F::VIRTUAL)
                && !flags.intersects(F::PURE | F::INLINE | F::DEFINED_IN_CLASS | F::IMPLICIT | F::CONSTEXPR)
        })
    }

    fn implied_body(&mut self, function: FunctionId) {
        let program = self.program;
        let Some((class, kind)) = self.special(function) else { return };
        let region = self.graph.bodies.len() as Region + FILE + 1;
        let routine = self.function_entry(function);
        self.drain();
        let outer_sequence = std::mem::take(&mut self.sequence);
        self.region = region;
        let scope = self.scope_of_function(function, routine);
        let entity = program.functions[function].entity;
        self.around = Some(Around { function, scope });
        self.this = self.this_parameter(function, scope, region);
        let shape = program.as_function(program.functions[function].ty);
        let parameters: Vec<EntryId> = shape
            .map(|shape| shape.parameters.clone())
            .unwrap_or_default()
            .into_iter()
            .map(|ty| self.unwritten_parameter(ty))
            .collect();
        self.link_parameters(function, &parameters);
        self.graph.list(scope, "parameters", "next", &parameters);
        let block = self.graph.add(Kind::Statement, region);
        self.graph.set_kind(block, "stmk_block");
        self.graph.set(scope, "assoc_block", block);
        let mut statements = Vec::new();
        if matches!(kind, Special::CopyAssignment | Special::MoveAssignment) {
            statements = self.assignments(class, kind, parameters.first().copied());
        } else {
            let parts = self.structor_parts(function, None);
            self.graph.list(scope, "constructor_inits", "next", &parts);
            let end = self.graph.add(Kind::Statement, region);
            self.graph.set_kind(end, "stmk_return");
            statements.push(end);
        }
        self.graph.list(block, "statements", "next", &statements);
        self.finish_body(scope);
        self.around = None;
        self.this = None;
        let name = self.plain_name(entity);
        self.graph.set(routine, "memory_region", region);
        self.graph.mark(routine, "is_top_level_in_mem_region");
        self.graph.bodies.push(Body { name, region, scopes: vec![scope] });
        self.sequence = outer_sequence;
        self.region = FILE;
    }

    /// A parameter that nobody wrote.
    fn unwritten_parameter(&mut self, ty: TypeId) -> EntryId {
        let ty = self.type_entry(ty);
        let id = self.unwritten_variable(ty);
        self.graph.unset(id, "compiler_generated");
        self.graph.set(id, "declared_type", ty);
        self.graph.mark(id, "is_parameter");
        id
    }

    /// What an assignment operator does: each base and member is assigned.
    fn assignments(&mut self, class: ClassId, kind: Special, source: Option<EntryId>) -> Vec<EntryId> {
        let program = self.program;
        let mut statements = Vec::new();
        let token = program.entities[program.classes[class].entity].token;
        for member in program.classes[class].data_members.clone() {
            let (Some(variable), Some(source)) = (member.variable, source) else { continue };
            let node = self.assigned_member(class, (variable, kind), source, token);
            let statement = self.graph.add(Kind::Statement, self.region);
            self.graph.set_kind(statement, "stmk_expr");
            self.graph.mark(node, "result_is_not_used");
            self.graph.set(statement, "expr", node);
            statements.push(statement);
        }
        let own = program.classes[class].ty;
        let this = self.this_at(own, token);
        let object = self.type_entry(own);
        let whole = self.operation("eok_indirect", object, Sort::Pointer, &[this]);
        self.graph.mark(whole, "is_lvalue");
        self.graph.mark(whole, "compiler_generated");
        let reference = self.made_reference(own, false);
        let result = self.operation("eok_reference_to", reference, Sort::Pointer, &[whole]);
        self.graph.mark(result, "compiler_generated");
        let end = self.graph.add(Kind::Statement, self.region);
        self.graph.set_kind(end, "stmk_return");
        self.graph.set(end, "expr", result);
        statements.push(end);
        statements
    }

    /// `this` at a token, as a pointer to a class.
    fn this_at(&mut self, class: TypeId, token: u32) -> EntryId {
        let pointer = self.made_pointer(class, cufe_il::Qualifiers::empty());
        let Some(this) = self.this else { return self.node("enk_error", class, token) };
        let node = self.variable_node(this, pointer, false);
        self.at(node, token);
        node
    }

    /// The assignment of one member.
    fn assigned_member(
        &mut self,
        class: ClassId,
        (member, kind): (VariableId, Special),
        source: EntryId,
        token: u32,
    ) -> EntryId {
        let program = self.program;
        let own = program.classes[class].ty;
        let ty = program.variables[member].ty;
        let is_copy = kind == Special::CopyAssignment;
        let qualifiers = if is_copy { cufe_il::Qualifiers::CONST } else { cufe_il::Qualifiers::empty() };
        let is_class = self.sort(ty) == Sort::Class;
        let function = self.unless_trivial(self.members_of(ty).and_then(|members| match is_copy {
            true => members.copy_assignment,
            false => members.move_assignment,
        }));
        let this = self.this_at(own, token);
        let field = self.field_node(member, u32::MAX);
        let shown = self.type_entry(ty);
        let left = self.operation("eok_points_to_field", shown, Sort::Other, &[this, field]);
        self.graph.mark(left, "compiler_generated");
        self.graph.mark(left, "is_lvalue");
        self.at(left, u32::MAX);
        let reference = match self.graph.get(source, "type") {
            Some(&Value::Entry(ty)) => ty,
            _ => shown,
        };
        let used = self.variable_node(source, reference, false);
        self.at(used, token);
        let object = self.made_object(own, qualifiers);
        let other = self.dereferenced(used, object, true, token);
        let field = self.field_node(member, u32::MAX);
        let value_type = if is_class { self.made_object(ty, qualifiers) } else { shown };
        let right = self.operation("eok_dot_field", value_type, Sort::Other, &[other, field]);
        self.graph.mark(right, "compiler_generated");
        let Some(function) = function else {
            let target = if is_class { value_type } else { shown };
            let sort = self.sort(ty);
            let node = self.operation("eok_assign", target, sort, &[left, right]);
            self.graph.flag(node, "eval_right_to_left", self.is_since_17());
            return node;
        };
        self.graph.flag(right, if is_copy { "is_lvalue" } else { "is_xvalue" }, true);
        let routine = self.routine(function, u32::MAX);
        let pointer = self.made_pointer(ty, cufe_il::Qualifiers::empty());
        let address = self.operation("eok_address_of", pointer, Sort::Pointer, &[left]);
        self.graph.mark(address, "compiler_generated");
        let reference = self.made_reference_to(value_type, false);
        let argument = self.operation("eok_reference_to", reference, Sort::Pointer, &[right]);
        self.graph.mark(argument, "compiler_generated");
        self.at(argument, token);
        let node = self.call_node("eok_points_to_member_call", function, &[routine, address, argument], ty);
        self.graph.mark(node, "compiler_generated");
        self.graph.flag(node, "eval_left_to_right", self.is_since_17());
        self.at(node, token);
        let result = self.type_entry(ty);
        let id = self.operation("eok_ref_indirect", result, Sort::Pointer, &[node]);
        self.graph.mark(id, "is_lvalue");
        self.graph.mark(id, "compiler_generated");
        id
    }
}
