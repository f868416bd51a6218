//! What entities of all kinds have in common, namespaces, and the lists of scopes.

use crate::builder::{Builder, Work};
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use cufe_il::{
    Access, EntityFlags, EntityId, EntityKind, FunctionId, Linkage, NameKind, NamespaceId, Program, ScopeId, ScopeKind,
    TemplateId, Type, VariableDeclarationFlags, VariableFlags, VariableId,
};

impl Builder<'_> {
    /// The spelling of an identifier; empty where there is none.
    pub(crate) fn symbol_text(&self, entity: EntityId) -> String {
        let symbol = self.program.symbol(entity);
        symbol.map_or(String::new(), |symbol| self.unit.tokens.interner.text(symbol).to_owned())
    }

    /// The name of an entity without qualification.
    pub(crate) fn plain_name(&self, entity: EntityId) -> String {
        let entry = &self.program.entities[entity];
        match entry.name.kind() {
            NameKind::Unnamed => String::new(),
            NameKind::Operator(operator) => {
                let spelling = operator.spelling();
                let is_word = spelling.starts_with(|first: char| first.is_ascii_alphabetic());
                format!("operator{}{spelling}", if is_word { " " } else { "" })
            }
            NameKind::Conversion => {
                let function = self.program.function_of(entity).map(|function| &self.program.functions[function]);
                let shape = function.and_then(|function| self.program.as_function(function.ty));
                match shape.map(|shape| self.program.canonical(shape.result)) {
                    Some(result) if !self.is_pattern_entity(entity) => {
                        format!("operator {}", self.printer().type_text(result))
                    }
                    _ => self.printer().unqualified_text(entity),
                }
            }
            NameKind::LiteralOperator(suffix) => {
                format!("operator \"\" {}", self.unit.tokens.interner.text(suffix))
            }
            _ => self.printer().unqualified_text(entity),
        }
    }

    /// Whether an entity is a function that depends on template parameters.
    fn is_pattern_entity(&self, entity: EntityId) -> bool {
        self.program.function_of(entity).is_some_and(|function| self.is_pattern(function))
    }

    /// The scope of which something is a member: not that of a template head.
    pub(crate) fn home(&self, mut scope: ScopeId) -> ScopeId {
        let scopes = &self.program.scopes;
        while scopes[scope].kind == ScopeKind::TemplateParameters
            && let Some(parent) = scopes[scope].parent
        {
            scope = parent;
        }
        scope
    }

    /// Whether an entity is shown in the lists of its scope.
    pub(crate) fn is_member(&self, id: EntityId) -> bool {
        let entity = &self.program.entities[id];
        if entity.flags.intersects(EntityFlags::PREDECLARED | EntityFlags::INJECTED) {
            return false;
        }
        match entity.kind {
            EntityKind::TypeParameter(_) | EntityKind::ValueParameter(_) | EntityKind::Label => false,
            EntityKind::Typedef(_)
                if entity.template.is_none()
                    && self.program.scopes[entity.scope].kind == ScopeKind::TemplateParameters =>
            {
                false
            }
            EntityKind::Template(template) => self.program.templates[template].parameter.is_none(),
            _ => true,
        }
    }

    /// The entry of a scope of a namespace or class.
    pub(crate) fn scope_entry(&mut self, scope: ScopeId) -> EntryId {
        let scope = self.home(scope);
        if let Some(&known) = self.scopes.get(&scope) {
            return known;
        }
        let program = self.program;
        let entry = &program.scopes[scope];
        match (entry.kind, entry.entity.map(|entity| program.entities[entity].kind)) {
            (ScopeKind::Class, Some(EntityKind::Class(class))) => {
                let owner = self.type_entry(program.classes[class].ty);
                self.class_scope(class, scope, owner)
            }
            (ScopeKind::Namespace, Some(EntityKind::Namespace(namespace))) => {
                let owner = self.namespace_entry(namespace);
                let id = self.graph.add(Kind::Scope, FILE);
                self.scopes.insert(scope, id);
                self.graph.set_kind(id, "sck_namespace");
                self.graph.set(id, "assoc_namespace", owner);
                if let Some(parent) = entry.parent {
                    let parent = self.scope_entry(parent);
                    self.graph.set(id, "parent", parent);
                }
                self.scope_lists(scope, id);
                id
            }
            (ScopeKind::Enum, Some(EntityKind::Enum(enumeration))) if program.enums[enumeration].is_scoped => {
                self.enum_scope(enumeration)
            }
            (ScopeKind::Enum, _) if entry.parent.is_some() => {
                self.scope_entry(entry.parent.unwrap_or(Program::GLOBAL_SCOPE))
            }
            _ => match self.around {
                Some(around) => around.scope,
                None => self.file_scope,
            },
        }
    }

    /// Whether a scope is that of a scoped enumeration.
    fn is_scoped_enum(&self, scope: ScopeId) -> bool {
        let entity = self.program.scopes[scope].entity.map(|entity| self.program.entities[entity].kind);
        matches!(entity, Some(EntityKind::Enum(enumeration)) if self.program.enums[enumeration].is_scoped)
    }

    /// Whether an entity is declared in a function.
    pub(crate) fn is_local(&self, scope: ScopeId) -> bool {
        self.program.is_in_function(scope)
    }

    /// The function in which a scope lies.
    fn enclosing_function(&self, scope: ScopeId) -> Option<FunctionId> {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if let Some(EntityKind::Function(function)) = entry.entity.map(|entity| self.program.entities[entity].kind)
            {
                return Some(function);
            }
            if matches!(entry.kind, ScopeKind::Namespace | ScopeKind::Global) {
                break;
            }
            next = entry.parent;
        }
        self.around.map(|around| around.function)
    }

    /// Fills what all entities have.
    pub(crate) fn correspondence(&mut self, entity: EntityId, id: EntryId) {
        let program = self.program;
        let entry = &program.entities[entity];
        let name = self.plain_name(entity);
        if !name.is_empty() {
            self.graph.set(id, "name", Value::Text(Kind::IdName, name));
        }
        let token = self.definition_of(entity).unwrap_or(entry.token);
        self.declared_at(id, token);
        self.graph.flag(id, "is_decl_after_first_in_comma_list", self.is_further(entity));
        let is_local = self.is_local(entry.scope);
        let home = self.home(entry.scope);
        let is_class = program.scopes[home].kind == ScopeKind::Class
            || program.scopes[home].kind == ScopeKind::Enum
                && !self.is_scoped_enum(home)
                && program.scopes[home]
                    .parent
                    .is_some_and(|scope| program.scopes[self.home(scope)].kind == ScopeKind::Class);
        self.graph.flag(id, "is_class_member", is_class);
        if is_class {
            self.graph.set(
                id,
                "access",
                match entry.access {
                    Access::Public => "as_public",
                    Access::Protected => "as_protected",
                    Access::Private => "as_private",
                },
            );
        }
        if is_class || !is_local {
            let scope = self.scope_entry(entry.scope);
            self.graph.set(id, "parent_scope", scope);
        }
        self.graph.flag(id, "is_local_to_function", is_local);
        if is_local
            && !is_class
            && !matches!(entry.kind, EntityKind::Enumerator(_))
            && let Some(function) = self.enclosing_function(entry.scope)
        {
            let function = self.function_entry(function);
            self.graph.set(id, "enclosing_routine", function);
        }
        if let Some(linkage) = self.linkage_text(entity, is_local) {
            self.graph.set(id, "name_linkage", linkage);
        }
        let is_referenced = self.is_referenced(entity);
        self.graph.flag(id, "referenced", is_referenced);
        self.graph.flag(id, "needed", self.is_needed(entity));
        self.attribute_facts(entity, id);
    }

    /// The token of an entity's name in its definition; of templates where they begin.
    pub(crate) fn definition_of(&self, entity: EntityId) -> Option<u32> {
        let program = self.program;
        match program.entities[entity].kind {
            EntityKind::Function(function)
                if program.functions[function].flags.contains(cufe_il::FunctionFlags::LAMBDA) =>
            {
                let lambda = &program.lambdas[program.lambda_with_operator(function)?];
                Some(lambda.parameters.map_or(lambda.body.0, |parameters| parameters.0))
            }
            EntityKind::Function(function) => {
                let declaration = &program.function_declarations[program.functions[function].definition?];
                (declaration.body.is_some() && self.has_body(declaration)).then_some(declaration.name)
            }
            EntityKind::Variable(variable) => {
                let definition = &program.variable_declarations[program.variables[variable].definition?];
                let is_written = !definition.flags.contains(VariableDeclarationFlags::NOT_WRITTEN);
                is_written.then_some(definition.name)
            }
            EntityKind::Template(template) => {
                let first = program.templates[template].head.first;
                (first != u32::MAX).then_some(first)
            }
            EntityKind::Class(class)
                if program.classes[class].is_instance && program.classes[class].template.is_some() =>
            {
                // An instance stands where the template is declared, whichever specialization it is made of.
                let pattern = program.templates[program.classes[class].template?].pattern?;
                Some(self.definitions.get(&pattern).copied().unwrap_or(program.entities[pattern].token))
            }
            EntityKind::Class(_) | EntityKind::Enum(_) => self.definitions.get(&entity).copied(),
            _ => None,
        }
    }

    /// Whether an entity is not the first that its declaration declares.
    fn is_further(&self, entity: EntityId) -> bool {
        let variable = match self.program.entities[entity].kind {
            EntityKind::Variable(variable) | EntityKind::Field(variable) => variable,
            _ => return false,
        };
        self.program.declarators.get(&variable).is_some_and(|declarator| declarator.is_further)
    }

    /// How the name of an entity is linked; none of those without.
    fn linkage_text(&self, entity: EntityId, is_local: bool) -> Option<&'static str> {
        let program = self.program;
        let word = |linkage: Linkage, is_c: bool| match (linkage, is_c) {
            (Linkage::None, _) => "no",
            (Linkage::Internal, _) => "internal",
            (Linkage::External, true) => "C",
            (Linkage::External, false) => "C++",
        };
        match program.entities[entity].kind {
            EntityKind::Function(function) => {
                let function = &program.functions[function];
                if is_local {
                    return Some("no");
                }
                Some(word(function.linkage, function.flags.contains(cufe_il::FunctionFlags::C_LINKAGE)))
            }
            EntityKind::Variable(variable) => {
                let variable = &program.variables[variable];
                if variable.flags.contains(VariableFlags::STATIC_MEMBER) {
                    return Some(if is_local { "no" } else { "C++" });
                }
                Some(word(variable.linkage, variable.flags.contains(VariableFlags::C_LINKAGE)))
            }
            EntityKind::Field(_) | EntityKind::Typedef(_) => Some("no"),
            EntityKind::Class(class) => {
                let is_named = program.symbol(entity).is_some() || program.classes[class].typedef_name.is_some();
                is_named.then_some(if is_local { "no" } else { "C++" })
            }
            EntityKind::Enum(id) => {
                let is_named = program.symbol(entity).is_some() || program.enums[id].typedef_name.is_some();
                is_named.then_some(if is_local { "no" } else { "C++" })
            }
            EntityKind::Namespace(namespace) if program.namespaces[namespace].is_unnamed => None,
            EntityKind::Namespace(_) if program.scopes[program.entities[entity].scope].in_unnamed_namespace => {
                Some("internal")
            }
            EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_) | EntityKind::Template(_) => Some("C++"),
            _ => None,
        }
    }

    /// Whether something names an entity.
    pub(crate) fn is_referenced(&self, entity: EntityId) -> bool {
        let program = self.program;
        let entry = &program.entities[entity];
        let is_named = entry.flags.intersects(EntityFlags::REFERENCED | EntityFlags::EVALUATED);
        match entry.kind {
            EntityKind::Class(_) | EntityKind::Typedef(_) => true,
            EntityKind::Template(template) => self.called_templates.contains(&template) && self.is_class_member(entity),
            EntityKind::Function(function) => {
                if entry.template.is_some() {
                    // Of templates the instances are named.
                    return false;
                }
                is_named || self.is_used_function(function) || self.called.contains(&function)
            }
            EntityKind::Variable(variable_id) => {
                let variable = &program.variables[variable_id];
                let is_global = !self.is_local(entry.scope);
                if self.initialized_in_class.contains(&variable_id) {
                    return is_named;
                }
                is_named
                    || !is_global
                        && (self.has_destructor(variable_id)
                            || variable.initializer.is_some() && !variable.flags.contains(VariableFlags::PARAMETER))
                    || is_global
                        && variable.flags.contains(VariableFlags::DEFINED)
                        && variable.linkage == Linkage::External
            }
            _ => is_named,
        }
    }

    /// Whether the end of a variable's life calls a function that does something.
    fn has_destructor(&self, variable: VariableId) -> bool {
        let destructor = self.program.objects.get(&variable).and_then(|object| object.destructor);
        destructor.is_some_and(|function| !self.program.trivial_functions.contains(&function))
    }

    /// Whether the outputs need an entity.
    pub(crate) fn is_needed(&self, entity: EntityId) -> bool {
        let program = self.program;
        match program.entities[entity].kind {
            EntityKind::Function(function) => self.is_needed_function(function),
            EntityKind::Variable(_) if self.is_prototype && self.is_local(program.entities[entity].scope) => false,
            EntityKind::Variable(variable) => {
                let variable = &program.variables[variable];
                variable.flags.contains(VariableFlags::DEFINED)
                    || self.is_local(program.entities[entity].scope)
                    || self.is_referenced(entity)
            }
            EntityKind::Field(_) | EntityKind::Class(_) | EntityKind::Enum(_) => true,
            EntityKind::Template(_) => {
                let entry = &program.entities[entity];
                entry.flags.intersects(EntityFlags::REFERENCED | EntityFlags::EVALUATED) || self.is_class_member(entity)
            }
            _ => self.is_referenced(entity),
        }
    }

    /// Whether a function is needed: it is used, or its definition must be there for others.
    pub(crate) fn is_needed_function(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let flags = entry.flags;
        use cufe_il::FunctionFlags as F;
        let is_implied = flags.contains(F::IMPLICIT) && !flags.contains(F::VIRTUAL);
        if self.is_pattern(function) {
            let is_named =
                self.program.entities[entry.entity].flags.intersects(EntityFlags::REFERENCED | EntityFlags::EVALUATED);
            return self.is_class_member(entry.entity) || is_named || self.called.contains(&function);
        }
        !is_implied && (flags.contains(F::VIRTUAL) || self.is_used_function(function))
    }

    /// Whether the body of a function is needed.
    pub(crate) fn is_used_function(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let flags = entry.flags;
        use cufe_il::FunctionFlags as F;
        if flags.contains(F::IMPLICIT) && !flags.contains(F::VIRTUAL) || self.is_pattern(function) {
            return false;
        }
        self.called.contains(&function)
            || self.program.entities[entry.entity].flags.contains(EntityFlags::EVALUATED)
            || flags.contains(F::DEFINED) && !flags.contains(F::INLINE) && entry.linkage == Linkage::External
    }

    pub(crate) fn namespace_entry(&mut self, namespace: NamespaceId) -> EntryId {
        if let Some(&known) = self.namespaces.get(&namespace) {
            return known;
        }
        let id = self.graph.add(Kind::Namespace, FILE);
        self.namespaces.insert(namespace, id);
        let entity = self.program.namespaces[namespace].entity;
        let name = self.symbol_text(entity);
        self.graph.entry_mut(id).text = Some(name).filter(|name| !name.is_empty());
        self.work.push(Work::Namespace(namespace, id));
        id
    }

    pub(crate) fn fill_namespace(&mut self, namespace: NamespaceId, id: EntryId) {
        let entry = &self.program.namespaces[namespace];
        self.correspondence(entry.entity, id);
        let scope = self.scope_entry(entry.scope);
        self.graph.set(id, "assoc_scope", scope);
        self.graph.flag(id, "is_inline", entry.is_inline);
        let scope = self.program.entities[entry.entity].scope;
        let is_internal = entry.is_unnamed || self.program.scopes[scope].in_unnamed_namespace;
        self.graph.flag(id, "internal_linkage", is_internal);
        let name = self.symbol_text(entry.entity);
        let is_global = self.program.entities[entry.entity].scope == Program::GLOBAL_SCOPE;
        self.graph.flag(id, "is_std", name == "std" && is_global);
    }

    /// An alias of a namespace.
    pub(crate) fn namespace_alias(&mut self, entity: EntityId, target: NamespaceId) -> EntryId {
        if let Some(&known) = self.entities.get(&entity) {
            return known;
        }
        let id = self.graph.add(Kind::Namespace, FILE);
        self.entities.insert(entity, id);
        self.graph.entry_mut(id).text = Some(self.symbol_text(entity));
        self.correspondence(entity, id);
        if self.is_local(self.program.entities[entity].scope) {
            self.graph.unset(id, "enclosing_routine");
            self.graph.set(id, "parent_scope", self.file_scope);
            self.local_aliases.push(id);
        }
        self.graph.mark(id, "is_namespace_alias");
        let named = self.namespace_entry(target);
        self.graph.set(id, "assoc_namespace", named);
        self.namespaces_of_alias(self.program.entities[entity].token, target);
        id
    }

    /// An alias names its namespace, and those that it writes in front of it.
    fn namespaces_of_alias(&mut self, name: u32, target: NamespaceId) {
        use cufe_lex::TokenKind as T;
        let program = self.program;
        let mut names = 0usize;
        let mut token = name.saturating_add(2);
        while (token as usize) < self.unit.tokens.len()
            && matches!(self.unit.tokens.kind(token), T::Identifier | T::ColonColon)
        {
            names += usize::from(self.unit.tokens.kind(token) == T::Identifier);
            token += 1;
        }
        let mut next = Some(program.namespaces[target].entity);
        while names > 0
            && let Some(entity) = next
            && let EntityKind::Namespace(namespace) = program.entities[entity].kind
        {
            let entry = self.namespace_entry(namespace);
            self.used_namespaces.insert(entry);
            next = program.scopes[program.entities[entity].scope].entity;
            names -= 1;
        }
    }

    pub(crate) fn function_entry(&mut self, function: FunctionId) -> EntryId {
        if let Some(&known) = self.functions.get(&function) {
            return known;
        }
        let id = self.graph.add(Kind::Routine, FILE);
        self.functions.insert(function, id);
        let name = self.plain_name(self.program.functions[function].entity);
        self.graph.entry_mut(id).text = Some(name);
        self.work.push(Work::Function(function, id));
        id
    }

    pub(crate) fn template_entry(&mut self, template: TemplateId) -> EntryId {
        if let Some(&known) = self.templates.get(&template) {
            return known;
        }
        let id = self.graph.add(Kind::Template, FILE);
        self.templates.insert(template, id);
        self.work.push(Work::Template(template, id));
        id
    }

    /// A variable, parameter or data member.
    pub(crate) fn variable_entry(&mut self, variable: VariableId) -> EntryId {
        if let Some(&known) = self.variables.get(&variable) {
            return known;
        }
        let entity = self.program.variables[variable].entity;
        let is_field = matches!(self.program.entities[entity].kind, EntityKind::Field(_));
        let is_static = self.program.variables[variable].storage != cufe_il::StorageClass::None
            || self.program.variables[variable].flags.contains(VariableFlags::THREAD_LOCAL);
        let region = if self.is_local(self.program.entities[entity].scope) && !is_static { self.region } else { FILE };
        let id = self.graph.add(if is_field { Kind::Field } else { Kind::Variable }, region);
        self.variables.insert(variable, id);
        let name = self.plain_name(entity);
        self.graph.entry_mut(id).text = Some(name).filter(|name| !name.is_empty());
        match (is_field, self.around) {
            (true, _) => self.work.push(Work::Field(variable, id)),
            (false, None) => self.work.push(Work::Variable(variable, id)),
            (false, Some(_)) => self.fill_variable(variable, id),
        }
        id
    }

    /// The lists of a scope: what is declared in it.
    pub(crate) fn scope_lists(&mut self, scope: ScopeId, id: EntryId) {
        let program = self.program;
        let (mut types, mut variables, mut routines) = (Vec::new(), Vec::new(), Vec::new());
        let (mut namespaces, mut templates) = (Vec::new(), Vec::new());
        for entity in self.members.get(&scope).cloned().unwrap_or_default() {
            let entry = &program.entities[entity];
            match entry.kind {
                EntityKind::Namespace(namespace) => namespaces.push(self.namespace_entry(namespace)),
                EntityKind::NamespaceAlias(target) => namespaces.push(self.namespace_alias(entity, target)),
                EntityKind::Class(class) => {
                    let order = self.class_order(class);
                    types.push((order, self.type_entry(program.classes[class].ty)));
                    types.extend(self.proxies_of_bases(class).into_iter().map(|proxy| (order, proxy)));
                    variables.extend(self.anonymous_variable(class));
                }
                EntityKind::Enum(id) => {
                    let place = self.definition_of(entity).unwrap_or(entry.token);
                    types.push((place, self.type_entry(program.enums[id].ty)));
                }
                EntityKind::Typedef(_) => {
                    if let Some(ty) = program.known_type(Type::Typedef(entity)) {
                        types.push((entry.token, self.type_entry(ty)));
                    }
                }
                EntityKind::Variable(variable) => {
                    if program.implied.structured_bindings.contains_key(&variable) {
                        variables.push(self.binding_container(variable));
                    }
                    variables.push(self.variable_entry(variable));
                }
                EntityKind::Function(function) if self.is_shown_function(function) => {
                    routines.push((self.function_order(function), self.function_entry(function)));
                }
                EntityKind::Template(template) => templates.push(self.template_entry(template)),
                _ => {}
            }
            self.member_template_of(entity, &mut templates);
        }
        types.sort_by_key(|entry| entry.0);
        routines.sort_by_key(|entry| entry.0);
        let mut shown = Vec::new();
        if scope == Program::GLOBAL_SCOPE {
            shown.append(&mut self.predeclared);
        }
        let mut routines_shown = Vec::new();
        if scope == Program::GLOBAL_SCOPE {
            routines_shown.append(&mut self.predeclared_functions);
        }
        shown.extend(types.into_iter().map(|entry| entry.1));
        let types: Vec<EntryId> = shown;
        routines_shown.extend(routines.into_iter().map(|entry| entry.1));
        let routines: Vec<EntryId> = routines_shown;
        self.graph.list(id, "types", "next", &types);
        self.graph.list(id, "variables", "next", &variables);
        self.graph.list(id, "routines", "next", &routines);
        self.graph.list(id, "namespaces", "next", &namespaces);
        self.graph.list(id, "templates", "next", &templates);
    }

    /// The template that a member of a class template is.
    fn member_template_of(&mut self, entity: EntityId, templates: &mut Vec<EntryId>) {
        let program = self.program;
        let entry = &program.entities[entity];
        if entry.template.is_some() || !self.is_in_template(entity) || !self.is_in_pattern(entry.scope) {
            return;
        }
        match entry.kind {
            EntityKind::Function(function) if self.is_shown_function(function) => {
                let routine = self.function_entry(function);
                templates.push(self.member_template(function, routine));
            }
            EntityKind::Class(class) if !program.classes[class].is_closure => {
                templates.push(self.member_class_template(class));
            }
            EntityKind::Variable(variable) => {
                let id = self.variable_entry(variable);
                templates.push(self.static_member_template(variable, id));
            }
            _ => {}
        }
    }

    /// Whether a function is shown: those that nobody wrote only where something needs them, or where they have a place in the
    /// table of virtual functions.
    fn is_shown_function(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let is_implicit = entry.flags.contains(cufe_il::FunctionFlags::IMPLICIT)
            && !entry.flags.contains(cufe_il::FunctionFlags::VIRTUAL);
        !is_implicit || self.called.contains(&function) && !self.program.trivial_functions.contains(&function)
    }

    /// Where a class stands in the list of its scope: where its definition begins.
    fn class_order(&self, class: cufe_il::ClassId) -> u32 {
        let class = &self.program.classes[class];
        class.definition.unwrap_or(self.program.entities[class.entity].token)
    }

    /// Where a function stands in the list of its scope: where its body begins.
    fn function_order(&self, function: FunctionId) -> u32 {
        let entry = &self.program.functions[function];
        let entity = &self.program.entities[entry.entity];
        if entry.specialized.is_some() && !entry.flags.contains(cufe_il::FunctionFlags::SPECIALIZATION) {
            // Instances come when they are made.
            return u32::MAX;
        }
        if entry.flags.contains(cufe_il::FunctionFlags::IMPLICIT) {
            // Members that nobody wrote come when something needs them.
            return u32::MAX;
        }
        let is_class = self.program.scopes[self.home(entity.scope)].kind == ScopeKind::Class;
        let definition = entry.definition.map(|id| self.program.function_declarations[id].name);
        definition.filter(|_| !is_class).unwrap_or(entity.token)
    }
}
