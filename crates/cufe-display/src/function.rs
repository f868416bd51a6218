//! Functions: the entry, the type of the definition, and the region of the body.

use crate::builder::{Around, Builder};
use crate::graph::{EntryId, FILE, Region, Value};
use crate::kind::Kind;
use crate::operation::operator_name;
use cufe_il::{
    EntityKind, ExecutionSpace, FunctionDeclaration, FunctionFlags, FunctionId, FunctionType, FunctionTypeFlags,
    NameKind, ParameterDeclaration, ScopeKind, StorageClass, Type, TypeId,
};

impl Builder<'_> {
    /// Fills the entry of a function.
    pub(crate) fn fill_function(&mut self, function: FunctionId, id: EntryId) {
        let program = self.program;
        let entry = &program.functions[function];
        let flags = entry.flags;
        self.correspondence(entry.entity, id);
        let (ty, declared) = self.types_of_function(function, id);
        self.graph.set(id, "type", ty);
        let is_defined = self.is_defined(function);
        self.graph.flag(id, "defined", is_defined);
        if is_defined && !flags.contains(FunctionFlags::IMPLICIT) {
            self.graph.set(id, "declared_type", declared);
        }
        match entry.storage {
            _ if flags.contains(FunctionFlags::LAMBDA) && !self.is_pattern(function) => {
                self.graph.set(id, "storage_class", "sc_static");
            }
            StorageClass::Static if flags.contains(FunctionFlags::STATIC_MEMBER) && is_defined => {
                let is_in_class = flags.contains(FunctionFlags::DEFINED_IN_CLASS);
                if is_in_class {
                    self.graph.set(id, "declared_storage_class", "sc_static");
                }
            }
            StorageClass::Static if !flags.contains(FunctionFlags::STATIC_MEMBER) => {
                self.graph.set(id, "storage_class", "sc_static");
                self.graph.set(id, "declared_storage_class", "sc_static");
            }
            _ if entry.linkage == cufe_il::Linkage::Internal => self.graph.set(id, "storage_class", "sc_static"),
            _ if !is_defined || flags.contains(FunctionFlags::DELETED | FunctionFlags::MEMBER) => {
                self.graph.set(id, "storage_class", "sc_extern");
            }
            _ => {}
        }
        self.special_kind(function, id);
        let is_explicit = flags.contains(FunctionFlags::EXPLICIT);
        let name = program.entities[entry.entity].name.kind();
        self.graph.flag(id, "is_explicit_constructor", is_explicit && name == NameKind::Constructor);
        self.graph.flag(id, "is_explicit_conversion_function", is_explicit && name == NameKind::Conversion);
        if flags.contains(FunctionFlags::VIRTUAL) && !self.is_pattern(function) {
            let overrides = program.overridden.get(&function).is_some_and(|list| !list.is_empty());
            self.graph.flag(id, "overrides_base_member", overrides);
            let overridden = program.overridden.get(&function).map_or(&[][..], |list| list);
            let is_covariant = overridden.iter().any(|&other| self.covariant_result(other, function).is_some());
            self.graph.flag(id, "covariant_return_virtual_override", is_covariant);
            let number = self.virtual_number(function);
            self.graph.set_if(id, "number.virtual_function", number);
        }
        self.function_facts(flags, id);
        let shape = program.as_function(entry.ty);
        let is_nothrow = shape.is_some_and(|shape| shape.flags.contains(FunctionTypeFlags::NOEXCEPT));
        let is_implied = flags.contains(FunctionFlags::IMPLICIT) && flags.contains(FunctionFlags::NOTHROW);
        self.graph.flag(id, "never_throws", is_nothrow || is_implied);
        let scope = self.home(program.entities[entry.entity].scope);
        let is_member = program.scopes[scope].kind == ScopeKind::Class;
        let is_in_class = is_member
            && flags.intersects(FunctionFlags::DEFINED_IN_CLASS | FunctionFlags::DELETED | FunctionFlags::IMPLICIT);
        self.graph.flag(id, "inline_in_class_definition", is_in_class);
        let definition = entry.definition.map(|definition| &program.function_declarations[definition]);
        let is_outside = definition.is_some_and(|definition| {
            !definition.flags.contains(cufe_il::FunctionDeclarationFlags::IN_CLASS) && self.has_body(definition)
        });
        let is_elsewhere = definition.is_some_and(|definition| {
            self.has_body(definition)
                && definition.flags.contains(cufe_il::FunctionDeclarationFlags::QUALIFIED)
                && self.home(definition.scope) != scope
        });
        let is_namespace = program.scopes[scope].kind == ScopeKind::Namespace;
        let is_outside = is_member && is_outside || is_namespace && is_elsewhere;
        self.graph.flag(id, "defined_outside_of_parent", is_outside);
        if flags.contains(FunctionFlags::LAMBDA) {
            self.graph.mark(id, "host");
            self.graph.flag(id, "is_constexpr", !flags.contains(FunctionFlags::CONSTEXPR));
        }
        self.graph.flag(id, "called", self.called.contains(&function));
        let is_used = self.is_used_function(function);
        self.graph.flag(id, "definition_needed", is_used);
        self.spaces(entry.space, id);
        // An implicit destructor that overrides runs where the overridden one does, which is said of it.
        let is_implied_override = flags.contains(FunctionFlags::IMPLICIT | FunctionFlags::VIRTUAL);
        self.graph.flag(id, "host", is_implied_override && !entry.space.contains(ExecutionSpace::HOST_CAPABLE));
        let is_member_of_template = entry.specialized.is_none()
            && program.entities[entry.entity].template.is_none()
            && (self.is_pattern(function) || self.is_of_instance(function));
        if is_member_of_template {
            self.graph.flag(id, "is_prototype_instantiation", self.is_pattern(function));
            self.graph.mark(id, "is_template_function");
            let template = self.member_template(function, id);
            self.graph.set(id, "assoc_template", template);
        }
        if let Some(template) = entry.specialized.or(program.entities[entry.entity].template) {
            let is_pattern = program.templates[template].pattern == Some(entry.entity);
            self.graph.flag(id, "expl_template_arg_list_used", self.explicit_instances.contains_key(&function));
            let pattern = program.templates[template].pattern.and_then(|pattern| program.function_of(pattern));
            if let Some(pattern) = pattern.filter(|_| !is_pattern && !flags.contains(FunctionFlags::SPECIALIZATION)) {
                let inherited = program.functions[pattern].flags;
                let in_class = is_member && inherited.contains(FunctionFlags::DEFINED_IN_CLASS);
                if self.graph.get(id, "inline_in_class_definition").is_none() {
                    self.graph.flag(id, "inline_in_class_definition", in_class);
                }
                if self.graph.get(id, "is_inline").is_none() {
                    self.graph.flag(id, "is_inline", inherited.contains(FunctionFlags::INLINE) || in_class);
                }
            }
            self.graph.flag(id, "is_prototype_instantiation", is_pattern);
            self.graph.mark(id, "is_template_function");
            let associated = self.template_entry(template);
            self.graph.set(id, "assoc_template", associated);
            match entry.arguments {
                _ if is_pattern => self.own_arguments(template, id),
                Some(arguments) => {
                    let count = self.explicit_instances.get(&function).copied().unwrap_or_default();
                    self.explicit_arguments(arguments, count, id);
                }
                None => {}
            }
        }
        self.befriending_classes(function, id);
    }

    /// Whether a function has a body of its own: instances have the pattern's.
    pub(crate) fn is_defined(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        if entry.flags.intersects(FunctionFlags::DELETED | FunctionFlags::IMPLICIT) {
            return !self.program.entities[entry.entity].flags.contains(cufe_il::EntityFlags::PREDECLARED);
        }
        if !entry.flags.contains(FunctionFlags::DEFINED) {
            return false;
        }
        let definition = entry.definition.map(|definition| &self.program.function_declarations[definition]);
        definition.is_none_or(|definition| self.has_body(definition))
    }

    fn special_kind(&mut self, function: FunctionId, id: EntryId) {
        let entry = &self.program.functions[function];
        let kind = match self.program.entities[entry.entity].name.kind() {
            NameKind::Constructor => "sfk_constructor",
            NameKind::Destructor => "sfk_destructor",
            NameKind::Conversion => "sfk_conversion",
            NameKind::DeductionGuide(_) => "sfk_deduction_guide",
            NameKind::Operator(operator) => {
                self.graph.set(id, "special_kind", "sfk_operator");
                self.graph.set(id, "opname_kind", operator_name(operator));
                return;
            }
            _ => return,
        };
        self.graph.set(id, "special_kind", kind);
    }

    fn function_facts(&mut self, flags: FunctionFlags, id: EntryId) {
        use FunctionFlags as F;
        for (flag, label) in [
            (F::VIRTUAL, "is_virtual"),
            (F::PURE, "pure_virtual"),
            (F::FINAL, "final"),
            (F::OVERRIDE, "override"),
            (F::CONSTEXPR, "is_constexpr"),
            (F::IMPLICIT, "compiler_generated"),
            (F::WEAK, "is_weak"),
            (F::GNU_INLINE, "gnu_c89_inline"),
            (F::FRIEND_DEFINED, "defined_in_friend_decl"),
            (F::DELETED, "is_deleted"),
            (F::LAMBDA, "is_lambda_body"),
            (F::DEDUCED_RETURN, "has_deducible_return_type"),
            (F::DEDUCED_RETURN, "has_deduced_return_type"),
            (F::SPECIALIZATION, "is_specialized"),
        ] {
            self.graph.flag(id, label, flags.contains(flag));
        }
        let is_written = !flags.contains(F::IMPLICIT);
        self.graph.flag(id, "is_declared_constexpr", is_written && flags.contains(F::CONSTEXPR));
        self.graph.flag(id, "is_defaulted", is_written && flags.contains(F::DEFAULTED));
        self.graph.flag(id, "is_inline", flags.intersects(F::INLINE | F::DELETED));
    }

    fn spaces(&mut self, space: ExecutionSpace, id: EntryId) {
        self.graph.flag(id, "global", space.is_kernel());
        self.graph.flag(id, "device", space.contains(ExecutionSpace::DEVICE_WRITTEN));
        self.graph.flag(id, "host", space.contains(ExecutionSpace::HOST_CAPABLE));
        let words: Vec<String> = space.iter_names().map(|(name, _)| name.to_ascii_lowercase()).collect();
        if !words.is_empty() {
            self.graph.set(id, "execution_space", words.join(" "));
        }
    }

    /// The type of a function and the one that was declared: with the names of its parameters, and of a definition with the
    /// function itself.
    pub(crate) fn types_of_function(&mut self, function: FunctionId, id: EntryId) -> (EntryId, EntryId) {
        if let Some(&known) = self.function_types.get(&function) {
            return known;
        }
        let entry = &self.program.functions[function];
        let declared = entry.definition.or(entry.first_declaration);
        let declaration = declared.map(|declaration| &self.program.function_declarations[declaration]);
        let lambda =
            entry.flags.contains(FunctionFlags::LAMBDA).then(|| self.program.lambda_with_operator(function)).flatten();
        let parameters = match (lambda, declaration) {
            (Some(index), _) => &self.program.lambdas[index].parameter_list[..],
            (None, Some(declaration)) => &declaration.parameter_list,
            (None, None) => &[],
        };
        let declared = self.declared_function_type(function, parameters);
        let mut ty = declared;
        let is_defined = self.is_defined(function) && !entry.flags.contains(FunctionFlags::DELETED);
        let is_adjusted = parameters.iter().any(|parameter| parameter.written != parameter.ty);
        // A definition that is the only declaration has a type of its own only for the names of its parameters.
        let is_only = self.declarations.get(&function).is_none_or(|list| list.len() < 2);
        let is_destructor = self.program.entities[entry.entity].name.kind() == NameKind::Destructor;
        // What follows for a destructor that is defined outside of its class is said of the definition only.
        let is_told_late = is_destructor && !entry.flags.contains(FunctionFlags::DEFINED_IN_CLASS);
        let is_shared = is_defined && parameters.is_empty() && is_only && !is_told_late;
        if is_defined && !is_shared || !is_defined && (self.is_structor(function) || is_adjusted) {
            ty = self.defined_function_type(function, parameters);
        }
        if is_defined {
            self.graph.set(ty, "assoc_routine", id);
        }
        self.function_types.insert(function, (ty, declared));
        (ty, declared)
    }

    /// The type of a function as it is declared, with the names of its parameters.
    pub(crate) fn declared_function_type(&mut self, function: FunctionId, names: &[ParameterDeclaration]) -> EntryId {
        self.function_type_with(function, names, true)
    }

    /// The type that a function has, with the names of its parameters.
    fn defined_function_type(&mut self, function: FunctionId, names: &[ParameterDeclaration]) -> EntryId {
        self.function_type_with(function, names, false)
    }

    fn function_type_with(
        &mut self,
        function: FunctionId,
        names: &[ParameterDeclaration],
        is_declared: bool,
    ) -> EntryId {
        let program = self.program;
        let entry = &program.functions[function];
        let Some(shape) = program.as_function(entry.ty) else { return self.type_entry(entry.ty) };
        let id = self.graph.add(Kind::Type, FILE);
        let text = match is_declared && names.len() == shape.parameters.len() {
            true => self.written_function_text(shape, names),
            false => self.type_text(entry.ty),
        };
        let text = match entry.flags.contains(FunctionFlags::LAMBDA) {
            true => self.closure_text(shape),
            false => text,
        };
        self.graph.entry_mut(id).text = Some(text);
        self.function_type_head(shape, id);

        self.exception_specification(function, shape, id, is_declared);
        self.parameters_of = Some(function);
        let parameters: Vec<EntryId> = shape
            .parameters
            .iter()
            .zip(0usize..)
            .map(|(&ty, index)| self.parameter_type(ty, index, names.get(index), is_declared))
            .collect();
        self.parameters_of = None;
        self.graph.list(id, "param_type_list", "next", &parameters);
        let name = program.entities[entry.entity].name.kind();
        self.graph.flag(id, "assoc_routine_is_ctor", name == NameKind::Constructor);
        self.graph.flag(id, "assoc_routine_is_dtor", name == NameKind::Destructor);
        self.graph.flag(id, "assoc_routine_is_lambda_body", entry.flags.contains(FunctionFlags::LAMBDA));
        if entry.flags.contains(FunctionFlags::C_LINKAGE) {
            self.graph.unset(id, "routine_name_linkage");
            self.graph.set(id, "routine_name_linkage", "C");
        }
        if entry.flags.contains(FunctionFlags::MEMBER)
            && !entry.flags.contains(FunctionFlags::STATIC_MEMBER)
            && let Some(class) = self.class_of_scope(self.home(program.entities[entry.entity].scope))
        {
            self.graph.mark(id, "has_this_param");
            let class = self.type_entry(program.classes[class].ty);
            self.graph.set(id, "this_class", class);
        }
        id
    }

    /// What a function type says of exceptions: what is written, and of destructors what follows for them, too.
    fn exception_specification(&mut self, function: FunctionId, shape: &FunctionType, id: EntryId, is_declared: bool) {
        let entry = &self.program.functions[function];
        let is_written = shape.flags.contains(FunctionTypeFlags::NOEXCEPT);
        let is_destructor = self.program.entities[entry.entity].name.kind() == NameKind::Destructor;
        let is_in_class = entry.flags.contains(FunctionFlags::DEFINED_IN_CLASS);
        let is_implied = !is_written && is_destructor && !entry.flags.contains(FunctionFlags::EXCEPTION_SPECIFICATION);
        if !is_written && !(is_implied && (!is_declared || is_in_class)) {
            return;
        }
        if is_implied {
            let text = self.graph.entry(id).text.clone().unwrap_or_default();
            self.graph.entry_mut(id).text = Some(format!("{text} noexcept"));
        }
        let specification = self.graph.add(Kind::ExceptionSpecification, FILE);
        self.graph.mark(specification, "is_noexcept");
        let is_generated = is_implied || entry.flags.contains(FunctionFlags::IMPLICIT);
        self.graph.flag(specification, "compiler_generated", is_generated);
        self.graph.set(id, "exception_specification", specification);
    }

    /// Whether a function is a constructor or destructor.
    fn is_structor(&self, function: FunctionId) -> bool {
        let entity = self.program.functions[function].entity;
        matches!(self.program.entities[entity].name.kind(), NameKind::Constructor | NameKind::Destructor)
    }

    /// What the first parameter of a constructor or assignment operator says where it refers to an object of its class.
    fn copy_parameter(&mut self, function: FunctionId, ty: TypeId, index: usize, id: EntryId) {
        let program = self.program;
        let entity = &program.entities[program.functions[function].entity];
        let Some(class) = self.class_of_scope(self.home(entity.scope)) else { return };
        let is_own = program.class_of(self.bare(program.non_reference(ty))) == Some(class) && program.is_reference(ty);
        if index > 0 || !is_own {
            return;
        }
        let is_rvalue = matches!(program.structure(program.canonical(ty)), Type::RvalueReference(_));
        let is_constructor = entity.name.kind() == NameKind::Constructor;
        let is_assignment = entity.name.kind() == NameKind::Operator(cufe_il::Operator::Equal);
        self.graph.flag(id, "copy_or_move_ctor_parameter", is_constructor);
        self.graph.flag(id, "move_ctor_or_assign_parameter", is_rvalue && (is_constructor || is_assignment));
    }

    fn parameter_type(
        &mut self,
        ty: TypeId,
        index: usize,
        name: Option<&ParameterDeclaration>,
        is_declared: bool,
    ) -> EntryId {
        let id = self.graph.add(Kind::ParameterType, FILE);
        let declared = self.type_entry(name.map_or(ty, |name| name.written));
        let shown = match name.filter(|_| is_declared) {
            Some(_) => declared,
            None => self.type_entry(ty),
        };
        if let Some(name) = name
            && let Type::Qualified(qualifiers, _) = self.program.structure(name.written)
        {
            self.qualifiers(qualifiers, id);
        }
        self.graph.set(id, "type", shown);
        let is_implicit = self
            .parameters_of
            .is_some_and(|function| self.program.functions[function].flags.contains(FunctionFlags::IMPLICIT));
        if !is_implicit {
            self.graph.set(id, "declared_type", declared);
        }
        self.graph.set(id, "param_num", index + 1);
        let members = self.program.class_of(self.bare(ty)).and_then(|class| self.program.special_members.get(&class));
        let is_bytes = self.program.class_of(self.bare(ty)).is_none_or(|class| {
            self.program.class_traits.get(&class).is_none_or(|traits| traits.is_trivially_copyable)
        });
        let is_copied = !is_bytes
            && members.is_some_and(|members| {
                [members.copy_constructor, members.move_constructor, members.destructor]
                    .into_iter()
                    .flatten()
                    .any(|function| !self.program.trivial_functions.contains(&function))
            });
        self.graph.flag(id, "passed_via_copy_constructor", is_copied);
        let function = self.parameters_of.take();
        if let Some(function) = function {
            self.parameters_of = Some(function);
            self.copy_parameter(function, ty, index, id);
        }
        let Some(name) = name else { return id };
        let text = self.symbol_text(self.program.variables[name.variable].entity);
        if !text.is_empty() {
            self.graph.set(id, "name", Value::Text(Kind::IdName, text));
        }
        self.graph.flag(id, "has_default_arg", name.default.is_some());
        if name.default.is_some() {
            if let Some(default) = self.program.variables[name.variable].initializer {
                let (region, around) = (std::mem::replace(&mut self.region, FILE), self.around.take());
                self.is_declared_default = true;
                let node = self.converted(default, name.ty);
                self.is_declared_default = false;
                self.region = region;
                self.around = around;
                self.graph.set(id, "default_arg_expr", node);
            }
            let scope = self.home(self.program.entities[self.program.variables[name.variable].entity].scope);
            let in_class = self.program.scopes[scope].parent.is_some_and(|scope| self.class_of_scope(scope).is_some());
            self.graph.flag(id, "default_arg_appeared_in_class_definition", in_class);
        }
        self.graph.flag(id, "is_parameter_pack", name.flags.contains(cufe_il::ParameterFlags::PACK));
        id
    }

    /// The body of a function in a region of its own; its scope.
    pub(crate) fn function_body(
        &mut self,
        declaration: &FunctionDeclaration,
        routine: EntryId,
        region: Region,
    ) -> EntryId {
        let function = declaration.function;
        let parts = (&declaration.parameter_list[..], declaration.statement, Some(declaration));
        self.body_of(function, routine, region, parts)
    }

    /// A body: of a function or of a lambda.
    pub(crate) fn body_of(
        &mut self,
        function: FunctionId,
        routine: EntryId,
        region: Region,
        (parameters, statement, declaration): (
            &[ParameterDeclaration],
            Option<cufe_il::StatementId>,
            Option<&FunctionDeclaration>,
        ),
    ) -> EntryId {
        let program = self.program;
        self.region = region;
        let scope = self.scope_of_function(function, routine);
        self.is_prototype = self.is_pattern(function);
        self.around = Some(Around { function, scope });
        self.this = self.this_parameter(function, scope, region);
        let parameters: Vec<EntryId> = parameters
            .iter()
            .map(|parameter| {
                let id = self.variable_entry(parameter.variable);
                let token = program.entities[program.variables[parameter.variable].entity].token;
                self.sequence.push((token, id));
                id
            })
            .collect();
        self.link_parameters(function, &parameters);
        self.graph.list(scope, "parameters", "next", &parameters);
        if let Some(declaration) = declaration {
            let initializations = match self.is_prototype || !self.is_structor(function) {
                true => self.member_initializers(declaration),
                false => self.structor_parts(function, Some(declaration)),
            };
            self.graph.list(scope, "constructor_inits", "next", &initializations);
        }
        if let Some(body) = statement {
            let handlers = program.function_handlers.get(&body).zip(declaration);
            let block = match handlers {
                Some((handlers, declaration)) => {
                    let at = declaration.initializers.or(declaration.body.map(|body| body.0));
                    self.function_try_block(body, handlers, at.map_or(u32::MAX, |at| at.saturating_sub(1)))
                }
                None => self.outer_block(body, function),
            };
            self.graph.set(scope, "assoc_block", block);
        }
        if let Some(declaration) = declaration {
            let named: Vec<cufe_il::EntityId> = declaration
                .parameter_list
                .iter()
                .map(|parameter| program.variables[parameter.variable].entity)
                .collect();
            let tokens = declaration.body.map_or((1, 0), |body| (body.0, declaration.last.max(body.1)));
            self.hidden_by_locals(&named, tokens, scope);
        }
        self.finish_body(scope);
        self.is_prototype = false;
        self.around = None;
        self.this = None;
        self.labels.clear();
        scope
    }

    /// The scope of a function in the region that is being translated, with what all of them have.
    pub(crate) fn scope_of_function(&mut self, function: FunctionId, routine: EntryId) -> EntryId {
        let entry = &self.program.functions[function];
        let is_constexpr = entry.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::LAMBDA);
        let scope = self.program.entities[entry.entity].scope;
        let id = self.function_scope_in(scope, routine);
        self.graph.flag(id, "is_constexpr_routine", is_constexpr);
        id
    }

    /// The same, of a function that a scope holds and that the program does not have.
    pub(crate) fn function_scope_in(&mut self, scope: cufe_il::ScopeId, routine: EntryId) -> EntryId {
        let id = self.graph.add(Kind::Scope, self.region);
        self.graph.set_kind(id, "sck_function");
        self.graph.set(id, "routine.ptr", routine);
        let parent = self.scope_entry(scope);
        self.graph.set(id, "parent", parent);
        id
    }

    /// Whether a function is a member of an instance of a class template.
    fn is_of_instance(&self, function: FunctionId) -> bool {
        let program = self.program;
        let scope = self.home(program.entities[program.functions[function].entity].scope);
        self.class_of_scope(scope).is_some_and(|class| program.classes[class].is_instance)
    }

    /// The template that a member function of a class template is: one for all members at one place.
    pub(crate) fn member_template(&mut self, function: FunctionId, routine: EntryId) -> EntryId {
        let program = self.program;
        let entity = program.functions[function].entity;
        let token = program.entities[entity].token;
        if let Some(&known) = self.member_templates.get(&token) {
            if self.is_pattern(function) {
                self.member_template_facts(function, routine, known);
            }
            return known;
        }
        let id = self.graph.add(Kind::Template, FILE);
        self.member_templates.insert(token, id);
        self.member_template_facts(function, routine, id);
        id
    }

    /// What the entry of a member function's template says: that of the pattern, where it is there.
    fn member_template_facts(&mut self, function: FunctionId, routine: EntryId, id: EntryId) {
        let program = self.program;
        let entity = program.functions[function].entity;
        self.member_template_head(entity, id);
        self.graph.mark(id, "needed");
        self.graph.set_kind(id, "templk_member_function");
        self.graph.set(id, "canonical_template", id);
        self.graph.set(id, "routine", routine);
        let definition = program.functions[function].definition.map(|id| &program.function_declarations[id]);
        if let Some(definition) = definition.filter(|definition| self.has_body(definition) && definition.body.is_some())
            && definition.flags.contains(cufe_il::FunctionDeclarationFlags::IN_CLASS)
        {
            self.graph.set(id, "definition_template", id);
            let words = (definition.declarator_last + 1..=definition.last).map(|token| {
                let range = self.unit.tokens.range(token);
                String::from_utf8_lossy(&self.unit.source.text()[range.indices()]).into_owned()
            });
            let text = words.collect::<Vec<_>>().join(" ");
            self.graph.set(id, "text", Value::Text(Kind::OtherText, text));
        }
    }

    /// Whether a function is a template's pattern, or a member of one.
    pub(crate) fn is_pattern(&self, function: FunctionId) -> bool {
        let program = self.program;
        let mut scope = Some(program.entities[program.functions[function].entity].scope);
        if program.entities[program.functions[function].entity].template.is_some() {
            return true;
        }
        while let Some(id) = scope {
            if let Some(class) = self.class_of_scope(id).map(|class| &program.classes[class])
                && class.is_dependent
            {
                return true;
            }
            scope = program.scopes[id].parent;
        }
        false
    }

    /// The parameter types in the function's type, by its parameters.
    pub(crate) fn link_parameters(&mut self, function: FunctionId, parameters: &[EntryId]) {
        let Some(&(ty, _)) = self.function_types.get(&function) else { return };
        let mut next = self.graph.get(ty, "param_type_list").cloned();
        for &parameter in parameters {
            let Some(Value::Entry(id)) = next else { return };
            self.graph.set(parameter, "assoc_param_type", id);
            next = self.graph.get(id, "next").cloned();
        }
    }

    pub(crate) fn this_parameter(&mut self, function: FunctionId, scope: EntryId, region: Region) -> Option<EntryId> {
        let program = self.program;
        let entry = &program.functions[function];
        if !entry.flags.contains(FunctionFlags::MEMBER)
            || entry.flags.contains(FunctionFlags::STATIC_MEMBER)
            || program.explicit_object_functions.contains(&function)
        {
            return None;
        }
        let class = self.class_of_scope(self.home(program.entities[entry.entity].scope))?;
        let ty = self.this_type(function, class, true)?;
        let id = self.graph.add(Kind::Variable, region);
        self.graph.set(id, "parent_scope", scope);
        let routine = self.function_entry(function);
        self.graph.set(id, "enclosing_routine", routine);
        self.graph.mark(id, "needed");
        self.graph.mark(id, "is_local_to_function");
        self.graph.set(id, "type", ty);
        self.graph.set(id, "declared_type", ty);
        self.graph.set(id, "storage_class", "sc_auto");
        self.graph.mark(id, "is_parameter");
        self.graph.mark(id, "is_this_parameter");
        self.graph.set(scope, "this_param_variable", id);
        Some(id)
    }

    /// The type of `this`, constant itself where the parameter is meant.
    pub(crate) fn this_type(
        &mut self,
        function: FunctionId,
        class: cufe_il::ClassId,
        is_parameter: bool,
    ) -> Option<EntryId> {
        let program = self.program;
        let shape = program.as_function(program.functions[function].ty)?;
        let mut qualifiers = cufe_il::Qualifiers::empty();
        qualifiers.set(cufe_il::Qualifiers::CONST, shape.flags.contains(cufe_il::FunctionTypeFlags::CONST));
        qualifiers.set(cufe_il::Qualifiers::VOLATILE, shape.flags.contains(cufe_il::FunctionTypeFlags::VOLATILE));
        let pointer = self.made_pointer(program.classes[class].ty, qualifiers);
        Some(if is_parameter { self.made_const(pointer) } else { pointer })
    }

    /// Whether an entity is a member of a class.
    pub(crate) fn is_class_member(&self, entity: cufe_il::EntityId) -> bool {
        let scope = self.home(self.program.entities[entity].scope);
        self.program.scopes[scope].kind == ScopeKind::Class
            && !matches!(self.program.entities[entity].kind, EntityKind::Namespace(_))
    }
}
