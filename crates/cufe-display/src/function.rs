//! Functions: the entry, the type of the definition, and the region of the body.

use crate::builder::{Around, Builder};
use crate::graph::{EntryId, FILE, Region, Value};
use crate::kind::Kind;
use crate::operation::operator_name;
use cufe_il::{
    EntityKind, ExecutionSpace, FunctionDeclaration, FunctionFlags, FunctionId, NameKind, ParameterDeclaration,
    ScopeKind, StorageClass, TypeId,
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
        let is_defined = flags.contains(FunctionFlags::DEFINED);
        self.graph.flag(id, "defined", is_defined);
        if is_defined {
            self.graph.set(id, "declared_type", declared);
        }
        match entry.storage {
            StorageClass::Static if !flags.contains(FunctionFlags::STATIC_MEMBER) => {
                self.graph.set(id, "storage_class", "sc_static");
                self.graph.set(id, "declared_storage_class", "sc_static");
            }
            _ if !is_defined => self.graph.set(id, "storage_class", "sc_extern"),
            _ => {}
        }
        self.special_kind(function, id);
        self.function_facts(flags, id);
        self.graph.flag(id, "called", self.called.contains(&function));
        self.graph.flag(id, "definition_needed", self.is_needed_function(function));
        self.spaces(entry.space, id);
        if let Some(template) = entry.specialized.or(program.entities[entry.entity].template) {
            let is_pattern = program.templates[template].pattern == Some(entry.entity);
            self.graph.flag(id, "is_prototype_instantiation", is_pattern);
            self.graph.flag(id, "is_template_function", true);
            let arguments = if is_pattern { Some(program.templates[template].own_arguments) } else { entry.arguments };
            let template = self.template_entry(template);
            self.graph.set(id, "assoc_template", template);
            if let Some(arguments) = arguments {
                self.template_arguments(arguments, id);
            }
        }
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
            (F::INLINE, "is_inline"),
            (F::CONSTEXPR, "is_constexpr"),
            (F::CONSTEXPR, "is_declared_constexpr"),
            (F::IMPLICIT, "compiler_generated"),
            (F::WEAK, "is_weak"),
            (F::GNU_INLINE, "gnu_c89_inline"),
            (F::FRIEND_DEFINED, "defined_in_friend_decl"),
            (F::DEFINED_IN_CLASS, "inline_in_class_definition"),
            (F::DELETED, "is_deleted"),
            (F::DEFAULTED, "is_defaulted"),
            (F::LAMBDA, "is_lambda_body"),
            (F::DEDUCED_RETURN, "has_deducible_return_type"),
            (F::DEDUCED_RETURN, "has_deduced_return_type"),
            (F::SPECIALIZATION, "is_specialized"),
        ] {
            self.graph.flag(id, label, flags.contains(flag));
        }
        self.graph.flag(id, "never_throws", flags.contains(F::IMPLICIT | F::NOTHROW));
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
        let parameters = declaration.map_or(&[][..], |declaration| &declaration.parameter_list);
        let declared = self.function_type_with(function, parameters);
        let mut ty = declared;
        if entry.flags.contains(FunctionFlags::DEFINED) {
            ty = self.function_type_with(function, parameters);
            self.graph.set(ty, "assoc_routine", id);
            let name = self.program.entities[entry.entity].name.kind();
            self.graph.flag(ty, "assoc_routine_is_ctor", name == NameKind::Constructor);
            self.graph.flag(ty, "assoc_routine_is_dtor", name == NameKind::Destructor);
            self.graph.flag(ty, "assoc_routine_is_lambda_body", entry.flags.contains(FunctionFlags::LAMBDA));
        }
        self.function_types.insert(function, (ty, declared));
        (ty, declared)
    }

    /// A function type with the names of parameters.
    pub(crate) fn function_type_with(&mut self, function: FunctionId, names: &[ParameterDeclaration]) -> EntryId {
        let program = self.program;
        let entry = &program.functions[function];
        let Some(shape) = program.as_function(entry.ty) else { return self.type_entry(entry.ty) };
        let id = self.graph.add(Kind::Type, FILE);
        self.graph.entry_mut(id).text = Some(self.type_text(entry.ty));
        self.function_type_head(shape, id);
        let parameters: Vec<EntryId> = shape
            .parameters
            .iter()
            .zip(0usize..)
            .map(|(&ty, index)| self.parameter_type(ty, index, names.get(index)))
            .collect();
        self.graph.list(id, "param_type_list", "next", &parameters);
        if entry.flags.contains(FunctionFlags::C_LINKAGE) {
            self.graph.unset(id, "routine_name_linkage");
            self.graph.set(id, "routine_name_linkage", "C");
        }
        if entry.flags.contains(FunctionFlags::MEMBER)
            && let Some(class) = self.class_of_scope(self.home(program.entities[entry.entity].scope))
        {
            self.graph.flag(id, "has_this_param", true);
            let class = self.type_entry(program.classes[class].ty);
            self.graph.set(id, "this_class", class);
        }
        id
    }

    fn parameter_type(&mut self, ty: TypeId, index: usize, name: Option<&ParameterDeclaration>) -> EntryId {
        let id = self.graph.add(Kind::ParameterType, FILE);
        let declared = self.type_entry(name.map_or(ty, |name| self.program.variables[name.variable].ty));
        let shown = self.type_entry(ty);
        self.graph.set(id, "type", shown);
        self.graph.set(id, "declared_type", declared);
        self.graph.set(id, "param_num", index + 1);
        let Some(name) = name else { return id };
        let text = self.symbol_text(self.program.variables[name.variable].entity);
        if !text.is_empty() {
            self.graph.set(id, "name", Value::Text(Kind::IdName, text));
        }
        self.graph.flag(id, "has_default_arg", name.default.is_some());
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
        let program = self.program;
        let function = declaration.function;
        self.region = region;
        let scope = self.graph.add(Kind::Scope, region);
        self.graph.set_kind(scope, "sck_function");
        self.graph.set(scope, "routine.ptr", routine);
        let entity = program.functions[function].entity;
        let parent = self.scope_entry(program.entities[entity].scope);
        self.graph.set(scope, "parent", parent);
        let is_constexpr = program.functions[function].flags.contains(FunctionFlags::CONSTEXPR);
        self.graph.flag(scope, "is_constexpr_routine", is_constexpr);
        let lifetime = self.graph.add(Kind::Lifetime, region);
        self.graph.set_kind(lifetime, "olk_block");
        self.graph.set(lifetime, "entity", scope);
        self.graph.set(lifetime, "parent_lifetime", self.global_lifetime);
        self.around = Some(Around { function, scope });
        self.this = self.this_parameter(function, scope, region);
        let parameters: Vec<EntryId> = declaration
            .parameter_list
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
        let initializations = self.member_initializers(declaration);
        self.graph.list(scope, "constructor_inits", "next", &initializations);
        if let Some(body) = declaration.statement {
            let block = self.outer_block(body, function);
            self.graph.set(scope, "assoc_block", block);
        }
        self.around = None;
        self.this = None;
        self.labels.clear();
        scope
    }

    /// The parameter types in the function's type, by its parameters.
    fn link_parameters(&mut self, function: FunctionId, parameters: &[EntryId]) {
        let Some(&(ty, _)) = self.function_types.get(&function) else { return };
        let mut next = self.graph.get(ty, "param_type_list").cloned();
        for &parameter in parameters {
            let Some(Value::Entry(id)) = next else { return };
            self.graph.set(parameter, "assoc_param_type", id);
            next = self.graph.get(id, "next").cloned();
        }
    }

    fn this_parameter(&mut self, function: FunctionId, scope: EntryId, region: Region) -> Option<EntryId> {
        let program = self.program;
        let entry = &program.functions[function];
        if !entry.flags.contains(FunctionFlags::MEMBER) || program.explicit_object_functions.contains(&function) {
            return None;
        }
        let class = self.class_of_scope(self.home(program.entities[entry.entity].scope))?;
        let ty = self.this_type(function, class, true)?;
        let id = self.graph.add(Kind::Variable, region);
        self.graph.set(id, "parent_scope", scope);
        let routine = self.function_entry(function);
        self.graph.set(id, "enclosing_routine", routine);
        self.graph.flag(id, "needed", true);
        self.graph.flag(id, "is_local_to_function", true);
        self.graph.set(id, "type", ty);
        self.graph.set(id, "declared_type", ty);
        self.graph.set(id, "storage_class", "sc_auto");
        self.graph.flag(id, "is_parameter", true);
        self.graph.flag(id, "is_this_parameter", true);
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
