//! How variables and members are initialized.

use crate::builder::Builder;
use crate::constant::Known;
use crate::conversion::Sort;
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use cufe_il::{
    ExpressionId, ExpressionKind, FunctionDeclaration, FunctionId, InitializedMember, StorageClass, Type, TypeId,
    VariableFlags, VariableId,
};

impl Builder<'_> {
    /// Sets what a variable is initialized with.
    pub(crate) fn initialize(&mut self, variable: VariableId, id: EntryId) {
        let program = self.program;
        let entry = &program.variables[variable];
        if entry.flags.contains(VariableFlags::PARAMETER) {
            return;
        }
        let is_local = self.is_local(program.entities[entry.entity].scope) && entry.storage == StorageClass::None;
        let Some(initializer) = entry.initializer else {
            let is_defined = entry.flags.contains(VariableFlags::DEFINED)
                && !self.is_local(program.entities[entry.entity].scope)
                && !self.is_in_pattern(program.entities[entry.entity].scope)
                && program.entities[entry.entity].template.is_none();
            if is_local {
                self.default_initialization(variable, id);
                self.end_of_life(variable, id);
            } else if is_defined {
                let region = std::mem::replace(&mut self.region, FILE);
                self.default_initialization(variable, id);
                self.end_of_program(variable, id);
                self.region = region;
            }
            return;
        };
        let kind = program.expressions[initializer].kind;
        self.graph.mark(id, "has_explicit_initializer");
        let is_braced = matches!(kind, ExpressionKind::InitializerList(_));
        let opener = program.declarators.get(&variable).and_then(|declarator| declarator.initializer);
        let opener = opener.map(|token| self.unit.tokens.kind(token));
        self.graph.flag(id, "has_direct_braced_initializer", opener == Some(cufe_lex::TokenKind::LeftBrace));
        self.graph.flag(id, "has_parenthesized_initializer", opener == Some(cufe_lex::TokenKind::LeftParen));
        let is_static = !self.is_local(program.entities[entry.entity].scope)
            || entry.storage == StorageClass::Static
            || entry.flags.contains(VariableFlags::THREAD_LOCAL);
        if is_static {
            let region = std::mem::replace(&mut self.region, FILE);
            let node = self.initializer(variable, initializer);
            self.region = region;
            let region = std::mem::replace(&mut self.region, FILE);
            let constant = self.kept_constant(node);
            self.region = region;
            if let Some(constant) = constant.filter(|_| !self.is_destroyed(entry.ty)) {
                self.graph.set(id, "init_kind", "initk_static");
                self.graph.set(id, "constant", constant);
                let is_constant =
                    program.unqualified(program.canonical(entry.ty)).1.contains(cufe_il::Qualifiers::CONST);
                self.graph.flag(id, "constant_valued", is_constant);
                return;
            }
            if self.is_local(program.entities[entry.entity].scope) && self.around.is_some() {
                self.local_static(variable, initializer, id);
                return;
            }
            let region = std::mem::replace(&mut self.region, FILE);
            let initialization = self.initialization(variable, initializer, node);
            self.region = region;
            self.graph.set(id, "init_kind", "initk_dynamic");
            self.graph.set(id, "dynamic", initialization);
            self.graph.set(initialization, "variable", id);
            if !self.is_local(program.entities[entry.entity].scope) {
                self.end_of_program(variable, id);
            }
            return;
        }
        let initialization = self.initialize_automatic(variable, initializer, id);
        self.graph.flag(initialization, "is_braced_initializer", is_braced);
        let is_const = program.unqualified(program.canonical(entry.ty)).1.contains(cufe_il::Qualifiers::CONST);
        let is_constant = self.graph.entry(initialization).sub_kind == "dik_constant";
        self.graph.flag(id, "constant_valued", is_const && is_constant);
        self.end_of_life(variable, id);
    }

    /// The initialization of an automatic variable by an expression.
    pub(crate) fn initialize_automatic(
        &mut self,
        variable: VariableId,
        initializer: ExpressionId,
        id: EntryId,
    ) -> EntryId {
        let node = self.initializer(variable, initializer);
        if self.program.is_reference(self.program.variables[variable].ty) {
            self.extend_temporary(node);
        }
        let initialization = self.initialization(variable, initializer, node);
        self.graph.set(initialization, "variable", id);
        self.graph.set(id, "init_kind", "initk_dynamic");
        self.graph.set(id, "dynamic", initialization);
        initialization
    }

    /// A temporary to which a reference is bound lives as long as the reference ([class.temporary]/6).
    fn extend_temporary(&mut self, mut node: EntryId) {
        loop {
            let entry = self.graph.entry(node);
            if entry.sub_kind == "enk_temp_init" {
                if let Some(&Value::Entry(initialization)) = self.graph.get(node, "dynamic_init") {
                    self.graph.unset(initialization, "has_temporary_lifetime");
                }
                return;
            }
            let is_passed_on = matches!(self.graph.get(node, "operation.kind"), Some(Value::Name(kind))
                if matches!(&**kind, "eok_reference_to" | "eok_lvalue_adjust" | "eok_base_class_cast"));
            match self.graph.get(node, "operands") {
                Some(&Value::Entry(operand)) if is_passed_on => node = operand,
                _ => return,
            }
        }
    }

    /// A static variable of a function that is initialized when control passes by.
    fn local_static(&mut self, variable: VariableId, initializer: ExpressionId, id: EntryId) {
        let node = self.initializer(variable, initializer);
        let initialization = self.initialization(variable, initializer, node);
        self.graph.set(initialization, "variable", id);
        self.graph.set(id, "init_kind", "initk_function_local");
        let entry = self.graph.add(Kind::LocalStatic, self.region);
        self.graph.set(entry, "variable", id);
        self.graph.set(entry, "init_kind", "initk_dynamic");
        self.graph.set(entry, "dynamic", initialization);
        self.body.statics.push(entry);
        self.static_initializations.insert(variable, initialization);
    }

    /// The value of an initializer.
    fn initializer(&mut self, variable: VariableId, initializer: ExpressionId) -> EntryId {
        let program = self.program;
        let ty = program.variables[variable].ty;
        self.initial_value(ty, initializer)
    }

    /// What an initializer gives an object of a type: a constant where it is one, an aggregate of parts.
    pub(crate) fn initial_value(&mut self, ty: TypeId, initializer: ExpressionId) -> EntryId {
        let program = self.program;
        let is_aggregate =
            matches!(self.sort(ty), Sort::Class | Sort::Array) && !program.called.contains_key(&initializer);
        match program.expressions[initializer].kind {
            ExpressionKind::InitializerList(list) if is_aggregate => {
                return self.aggregate(ty, program.expression_list(list), initializer);
            }
            ExpressionKind::InitializerList(list) | ExpressionKind::ParenthesizedList(list) => {
                match program.expression_list(list) {
                    &[one] => return self.initial_value(ty, one),
                    [] if !is_aggregate => return self.zero(ty),
                    _ => {}
                }
            }
            ExpressionKind::String(_) if self.sort(ty) == Sort::Array => {
                let node = self.object(initializer);
                if let Some(&Value::Entry(constant)) = self.graph.get(node, "constant") {
                    self.remember_address(node, constant);
                }
                return node;
            }
            _ => {}
        }
        let node = self.converted(initializer, ty);
        if self.graph.entry(node).sub_kind == "enk_lambda"
            && let Some(constant) = self.closure_constant(node, ty)
        {
            if let ExpressionKind::Lambda(index) = program.expressions[initializer].kind {
                self.closure_constructor(index as usize);
            }
            let made = self.graph.add(Kind::Expression, self.region);
            self.graph.set_kind(made, "enk_constant");
            self.graph.set(made, "constant", constant);
            self.remember_address(made, constant);
            return made;
        }
        self.address(node, program.expressions[initializer].last + 1)
    }

    /// A constant node for a constant that is no number.
    fn remember_address(&mut self, node: EntryId, constant: EntryId) {
        let value = cufe_il::constant::Value::Indeterminate;
        self.known.insert(node, Known { constant, value, operation: None });
    }

    /// The value of an empty initializer.
    fn zero(&mut self, ty: TypeId) -> EntryId {
        use cufe_il::constant::Value as V;
        let value = match self.sort(ty) {
            Sort::Floating => V::Floating(self.floating_zero(ty)),
            Sort::Pointer | Sort::MemberPointer => V::Pointer(None),
            _ => V::Integer(0),
        };
        let constant = self.constant(ty, &value, None);
        self.constant_node(ty, constant, Some((value, None)))
    }

    /// The parts of an aggregate, as one constant with parts that are computed.
    fn aggregate(&mut self, ty: TypeId, list: &[ExpressionId], initializer: ExpressionId) -> EntryId {
        let program = self.program;
        let bare = self.bare(ty);
        let types: Vec<TypeId> = match program.structure(bare) {
            Type::Array { element, .. } => list.iter().map(|_| element).collect(),
            Type::Class(class) => program.classes[class].data_members.iter().map(|member| member.ty).collect(),
            _ => Vec::new(),
        };
        let id = self.graph.add(Kind::Constant, self.region);
        let first = program.expressions[initializer].first;
        self.declared_at(id, first);
        let shown = self.type_entry(ty);
        self.graph.set(id, "type", shown);
        self.graph.set_kind(id, "ck_aggregate");
        self.graph.mark(id, "explicit_braces_on_aggregate");
        let (mut parts, mut texts, mut is_dynamic) = (Vec::new(), Vec::new(), false);
        for (&element, &part_type) in list.iter().zip(&types) {
            let node = self.initial_value(part_type, element);
            let (part, part_is_dynamic) = self.part(node, part_type, program.expressions[element].first);
            is_dynamic |= part_is_dynamic;
            texts.push(self.graph.entry(part).text.clone().unwrap_or_default());
            parts.push(part);
        }
        let is_partial = match program.structure(bare) {
            Type::Array { bound: cufe_il::ArrayBound::Known(count), .. } => (list.len() as u64) < count,
            _ => list.len() < types.len(),
        };
        self.graph.flag(id, "is_partially_initialized", is_partial);
        self.graph.flag(id, "partial_aggr_value", is_partial);
        self.graph.flag(id, "has_dynamic_init_component", is_dynamic);
        self.graph.list(id, "first_constant", "next", &parts);
        self.graph.entry_mut(id).text = Some(format!("{{{}}}", texts.join(", ")));
        let node = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(node, "enk_constant");
        self.graph.set(node, "type", shown);
        self.graph.set(node, "constant", id);
        self.at(node, first);
        self.remember_address(node, id);
        node
    }

    /// A part of an aggregate: its constant, or one that stands for what is computed. Whether it is computed.
    fn part(&mut self, node: EntryId, ty: TypeId, first: u32) -> (EntryId, bool) {
        if let Some(constant) = self.kept_constant(node) {
            let is_dynamic = self.graph.get(constant, "has_dynamic_init_component").is_some();
            return (constant, is_dynamic);
        }
        let initialization = self.initialization_of(node, ty);
        let id = self.graph.add(Kind::Constant, self.region);
        self.graph.entry_mut(id).text = Some("dynamic-init: ...".to_owned());
        self.declared_at(id, first);
        let shown = self.type_entry(ty);
        self.graph.set(id, "type", shown);
        self.graph.set_kind(id, "ck_dynamic_init");
        self.graph.set(id, "dynamic_init", initialization);
        (id, true)
    }

    /// The initialization of a variable by a value.
    fn initialization(&mut self, variable: VariableId, initializer: ExpressionId, node: EntryId) -> EntryId {
        let program = self.program;
        let entry = &program.variables[variable];
        if self.sort(entry.ty) == Sort::Class
            && let Some(function) = self.constructor_of(variable, initializer)
        {
            let arguments: Vec<ExpressionId> = match program.expressions[initializer].kind {
                ExpressionKind::InitializerList(list) | ExpressionKind::ParenthesizedList(list) => {
                    program.expression_list(list).to_vec()
                }
                ExpressionKind::Construct { arguments, .. } => program.expression_list(arguments).to_vec(),
                _ => vec![initializer],
            };
            let id = self.constructor_call(function, &arguments);
            let is_written = matches!(program.expressions[initializer].kind, ExpressionKind::Construct { .. });
            self.graph.flag(id, "is_explicit_cast", is_written);
            return id;
        }
        if self.graph.entry(node).sub_kind == "enk_lambda"
            && let Some(&Value::Entry(lambda)) = self.graph.get(node, "dynamic_init")
        {
            self.graph.unset(lambda, "has_temporary_lifetime");
            return lambda;
        }
        if self.graph.entry(node).sub_kind == "enk_temp_init"
            && self.sort(entry.ty) == Sort::Class
            && program.expressions[initializer].category == cufe_il::ValueCategory::Prvalue
            && let Some(&Value::Entry(made)) = self.graph.get(node, "dynamic_init")
        {
            self.graph.unset(made, "has_temporary_lifetime");
            return made;
        }
        let id = self.initialization_of(node, entry.ty);
        let is_class_result = self.sort(entry.ty) == Sort::Class
            && self.graph.get(id, "constant").is_none()
            && program.class_of(self.bare(entry.ty)).is_some_and(|class| {
                program.class_traits.get(&class).is_some_and(|traits| !traits.is_trivially_copyable)
            });
        if is_class_result {
            self.graph.unset(id, "kind");
            self.graph.set_kind(id, "dik_class_result_via_ctor");
        }
        id
    }

    /// The constructor that initializes a variable of class type, unless that is copied byte by byte.
    fn constructor_of(&self, variable: VariableId, initializer: ExpressionId) -> Option<FunctionId> {
        let program = self.program;
        let recorded = program.objects.get(&variable).and_then(|object| object.constructor);
        let function =
            program.constructed.get(&variable).or_else(|| program.called.get(&initializer)).copied().or(recorded)?;
        let is_elided = matches!(program.expressions[initializer].kind, ExpressionKind::Call { .. })
            && program.expressions[initializer].category == cufe_il::ValueCategory::Prvalue
            && self.bare(program.expressions[initializer].ty) == self.bare(program.variables[variable].ty);
        let is_constructor = program.entities[program.functions[function].entity].name == cufe_il::Name::CONSTRUCTOR;
        (is_constructor && !is_elided && !program.trivial_functions.contains(&function)).then_some(function)
    }

    /// The initialization of a local object without an initializer, and its end.
    fn default_initialization(&mut self, variable: VariableId, id: EntryId) {
        let program = self.program;
        let Some(object) = program.objects.get(&variable) else { return };
        let is_trivial = |function: &FunctionId| program.trivial_functions.contains(function);
        let constructor = object.constructor.filter(|function| !is_trivial(function));
        let destructor = object.destructor.filter(|function| !is_trivial(function));
        if constructor.is_none() && destructor.is_none() || self.sort(program.variables[variable].ty) != Sort::Class {
            return;
        }
        let initialization = match constructor {
            Some(function) => self.constructor_call(function, &[]),
            None => {
                let id = self.graph.add(Kind::Initialization, self.region);
                self.graph.set_kind(id, "dik_none");
                id
            }
        };
        self.graph.set(initialization, "variable", id);
        self.graph.set(id, "init_kind", "initk_dynamic");
        self.graph.set(id, "dynamic", initialization);
    }

    /// The destructor that is called for a variable at the end of the program.
    fn end_of_program(&mut self, variable: VariableId, id: EntryId) {
        let program = self.program;
        let destructor = program.objects.get(&variable).and_then(|object| object.destructor);
        let Some(destructor) = destructor.filter(|function| !program.trivial_functions.contains(function)) else {
            return;
        };
        let Some(&Value::Entry(initialization)) = self.graph.get(id, "dynamic") else { return };
        let destructor = self.function_entry(destructor);
        self.graph.set(initialization, "destructor", destructor);
        self.graph.set(initialization, "lifetime", self.global_lifetime);
        let token = program.entities[program.variables[variable].entity].token;
        self.destroyed_at_end.push((token, initialization));
    }

    /// The destructor that is called for a variable at the end of its scope.
    pub(crate) fn end_of_life(&mut self, variable: VariableId, id: EntryId) {
        let program = self.program;
        let destructor = program.objects.get(&variable).and_then(|object| object.destructor);
        let is_closure = program
            .class_of(self.bare(program.variables[variable].ty))
            .is_some_and(|class| program.classes[class].is_closure);
        let Some(destructor) =
            destructor.filter(|function| !is_closure && !program.trivial_functions.contains(function))
        else {
            return;
        };
        let Some(&Value::Entry(initialization)) = self.graph.get(id, "dynamic") else { return };
        let destructor = self.function_entry(destructor);
        self.destroyed(initialization, destructor);
    }

    /// The initialization of an object by a value.
    pub(crate) fn initialization_of(&mut self, node: EntryId, ty: TypeId) -> EntryId {
        let id = self.graph.add(Kind::Initialization, self.region);
        let is_destroyed = self.is_destroyed(ty);
        match self.kept_constant(node) {
            Some(constant)
                if self.graph.get(constant, "has_dynamic_init_component").is_some()
                    || is_destroyed && self.graph.entry(constant).sub_kind == "ck_aggregate" =>
            {
                self.graph.set_kind(id, "dik_nonconstant_aggregate");
                let is_partial = self.graph.get(constant, "is_partially_initialized").is_some();
                self.graph.flag(id, "is_partially_initialized", is_partial && is_destroyed);
                self.graph.mark(id, "non_constant");
                self.graph.set(id, "constant", constant);
            }
            Some(constant) => {
                self.graph.set_kind(id, "dik_constant");
                let is_partial = self.graph.get(constant, "is_partially_initialized").is_some();
                self.graph.flag(id, "is_partially_initialized", is_partial);
                self.graph.set(id, "constant", constant);
            }
            None => {
                self.graph.set_kind(id, "dik_expression");
                self.graph.set(id, "expression", node);
            }
        }
        id
    }

    /// Whether the end of an object of a type, or of its elements, calls a destructor.
    fn is_destroyed(&self, mut ty: TypeId) -> bool {
        while let Type::Array { element, .. } = self.program.structure(self.bare(ty)) {
            ty = element;
        }
        let members = self.program.class_of(self.bare(ty)).and_then(|class| self.program.special_members.get(&class));
        let destructor = members.and_then(|members| members.destructor);
        destructor.is_some_and(|function| !self.program.trivial_functions.contains(&function))
    }

    /// The initializations of bases and members that a constructor writes.
    pub(crate) fn member_initializers(&mut self, declaration: &FunctionDeclaration) -> Vec<EntryId> {
        let mut entries = Vec::new();
        for initializer in &declaration.member_initializers {
            let id = self.graph.add(Kind::MemberInitialization, self.region);
            let ty = match initializer.member {
                InitializedMember::Field(entity) => match self.program.variable_of(entity) {
                    Some(field) => {
                        self.graph.set_kind(id, "cik_field");
                        let entry = self.variable_entry(field);
                        self.graph.set(id, "field", entry);
                        self.program.variables[field].ty
                    }
                    None => continue,
                },
                InitializedMember::Type(ty) => {
                    self.graph.set_kind(id, "cik_direct_base_class");
                    ty
                }
                InitializedMember::Unknown => continue,
            };
            let value = match self.program.expressions[initializer.value].kind {
                ExpressionKind::Construct { arguments, .. }
                | ExpressionKind::InitializerList(arguments)
                | ExpressionKind::ParenthesizedList(arguments) => match self.program.expression_list(arguments) {
                    &[one] => Some(one),
                    _ => None,
                },
                _ => Some(initializer.value),
            };
            if let Some(value) = value {
                let node = self.converted(value, ty);
                let initialization = self.initialization_of(node, ty);
                self.graph.mark(initialization, "is_constructor_init");
                self.graph.set(id, "initializer", initialization);
            }
            entries.push(id);
        }
        entries
    }

    /// A static_assert.
    pub(crate) fn static_assertion(&mut self, condition: ExpressionId, message: Option<u32>, token: u32) -> EntryId {
        let id = self.graph.add(Kind::StaticAssertion, self.region);
        self.place(id, crate::place::POSITION, token);
        let node = self.condition(condition);
        if let Some(constant) = self.known.get(&node).map(|known| known.constant) {
            self.graph.set(id, "condition", constant);
        }
        let _ = message;
        id
    }
}
