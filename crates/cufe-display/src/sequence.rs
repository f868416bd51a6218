//! Source sequences: what was written, in order (spec/il-overview.md "Source order").

use crate::builder::Builder;
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use crate::place::{DECLARATION, POSITION};
use cufe_il::{
    EntityFlags, EntityId, EntityKind, FunctionDeclarationFlags, ScopeId, ScopeKind, Type, VariableDeclarationFlags,
    WrittenKind,
};

impl Builder<'_> {
    /// Puts something into the sequence that is being made.
    pub(crate) fn put(&mut self, token: u32, entity: EntryId) {
        self.sequence.push((token, entity));
    }

    /// The end of a construct.
    pub(crate) fn end_of_construct(&mut self, token: u32, entity: EntryId, at: Option<u32>) {
        let id = self.graph.add(Kind::EndOfConstruct, self.region);
        if let Some(at) = at {
            self.place(id, POSITION, at);
        }
        self.graph.set(id, "entity", entity);
        self.put(token, id);
    }

    /// A declaration of something that is not its definition.
    pub(crate) fn secondary(&mut self, entity: EntryId, token: u32, is_first: bool) -> EntryId {
        let id = self.graph.add(Kind::SecondaryDeclaration, FILE);
        self.place(id, DECLARATION, token);
        self.graph.set(id, "entity", entity);
        self.graph.flag(id, "first_declaration", is_first);
        id
    }

    /// Whether a declaration belongs to the sequence of the file scope: it stands in no function and in no template.
    pub(crate) fn is_in_file(&self, scope: ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            match entry.kind {
                ScopeKind::Block
                | ScopeKind::FunctionParameters
                | ScopeKind::Lambda
                | ScopeKind::TemplateParameters => {
                    return false;
                }
                ScopeKind::Class => {
                    let class = self.class_of_scope(scope).map(|class| &self.program.classes[class]);
                    if class.is_some_and(|class| class.is_instance || class.is_dependent) {
                        return false;
                    }
                }
                ScopeKind::Namespace | ScopeKind::Global => return true,
                ScopeKind::Enum => {}
            }
            next = entry.parent;
        }
        true
    }

    /// Collects what stands in the file scope.
    pub(crate) fn file_sequence(&mut self) {
        self.sequence_of_functions();
        self.sequence_of_variables();
        self.sequence_of_entities();
        self.sequence_of_written();
        self.sequence_of_namespaces();
    }

    fn sequence_of_functions(&mut self) {
        let program = self.program;
        for (id, declaration) in program.function_declarations.iter() {
            let flags = declaration.flags;
            if flags.intersects(FunctionDeclarationFlags::NOT_WRITTEN) || !self.is_in_file(declaration.scope) {
                continue;
            }
            let function = &program.functions[declaration.function];
            let entity = &program.entities[function.entity];
            if entity.flags.contains(EntityFlags::PREDECLARED) {
                continue;
            }
            if let Some(template) = entity.template.or(function.specialized.filter(|_| flags.is_empty())) {
                let first = declaration.heads.first().map_or(declaration.name, |head| head.0);
                self.template_declared(template, first, function.definition == Some(id));
                continue;
            }
            let routine = self.function_entry(declaration.function);
            if flags.intersects(
                FunctionDeclarationFlags::INSTANTIATION | FunctionDeclarationFlags::INSTANTIATION_DECLARATION,
            ) {
                let directive = self.graph.add(Kind::Instantiation, FILE);
                self.place(directive, POSITION, declaration.name);
                self.graph.set(directive, "entity", routine);
                let is_declaration = flags.contains(FunctionDeclarationFlags::INSTANTIATION_DECLARATION);
                self.graph.flag(directive, "do_not_instantiate", is_declaration);
                self.put(declaration.name, directive);
                continue;
            }
            let extent = (declaration.first, declaration.declarator_last);
            if function.definition == Some(id) && declaration.body.is_some()
                || flags.contains(FunctionDeclarationFlags::DELETED)
            {
                self.attributes_between(routine, extent, true);
                self.put(declaration.name, routine);
                continue;
            }
            let is_first = function.first_declaration == Some(id);
            let secondary = self.secondary(routine, declaration.name, is_first);
            self.attributes_between(secondary, extent, false);
            if self.graph.get(routine, "attributes").is_none() && function.definition.is_none() {
                self.attributes_between(routine, extent, false);
            }
            let ty = self.function_type_with(declaration.function, &declaration.parameter_list, true);
            self.graph.set(secondary, "declared_type", ty);
            self.graph.flag(secondary, "friend_decl", flags.contains(FunctionDeclarationFlags::FRIEND));
            for (flag, word) in
                [(FunctionDeclarationFlags::STATIC, "sc_static"), (FunctionDeclarationFlags::EXTERN, "sc_extern")]
            {
                if flags.contains(flag) {
                    self.graph.set(secondary, "declared_storage_class", word);
                    self.graph.flag(secondary, "explicit_storage_class", true);
                }
            }
            self.put(declaration.name, secondary);
        }
    }

    fn sequence_of_variables(&mut self) {
        let program = self.program;
        let mut seen = rustc_hash::FxHashSet::default();
        for declaration in program.written_variables() {
            let is_first = seen.insert(declaration.variable);
            if !self.is_in_file(declaration.scope) {
                continue;
            }
            let variable = &program.variables[declaration.variable];
            let entity = &program.entities[variable.entity];
            if let Some(template) = entity.template {
                let is_definition = declaration.flags.contains(VariableDeclarationFlags::DEFINITION);
                self.template_declared(template, declaration.first, is_definition);
                continue;
            }
            if matches!(entity.kind, EntityKind::Field(_)) {
                continue;
            }
            let id = self.variable_entry(declaration.variable);
            let extent = (declaration.first, declaration.declarator_last);
            if declaration.flags.contains(VariableDeclarationFlags::DEFINITION) {
                self.attributes_between(id, extent, true);
                self.put(declaration.name, id);
                continue;
            }
            let secondary = self.secondary(id, declaration.name, is_first);
            self.attributes_between(secondary, extent, false);
            if self.graph.get(id, "attributes").is_none() && variable.definition.is_none() {
                self.attributes_between(id, extent, false);
            }
            let ty = self.type_entry(variable.ty);
            self.graph.set(secondary, "declared_type", ty);
            for (flag, word) in
                [(VariableDeclarationFlags::STATIC, "sc_static"), (VariableDeclarationFlags::EXTERN, "sc_extern")]
            {
                if declaration.flags.contains(flag) {
                    self.graph.set(secondary, "declared_storage_class", word);
                    self.graph.flag(secondary, "explicit_storage_class", true);
                }
            }
            self.put(declaration.name, secondary);
        }
    }

    /// What is declared once: data members, enumerators, typedef names, aliases of namespaces.
    fn sequence_of_entities(&mut self) {
        let program = self.program;
        for (id, entity) in program.entities.iter() {
            if entity.token == u32::MAX || !self.is_member(id) || !self.is_in_file(entity.scope) {
                continue;
            }
            if let Some(entry) = self.sequence_entity(id) {
                self.put(entity.token, entry);
            }
        }
        for (class, entry) in program.classes.iter() {
            let Some(scope) = entry.scope.filter(|&scope| self.is_in_file(scope)) else { continue };
            let _ = scope;
            let unnamed: Vec<(usize, u32)> = entry
                .data_members
                .iter()
                .enumerate()
                .filter(|(_, member)| member.variable.is_none())
                .map(|(index, member)| (index, member.token))
                .collect();
            for (index, token) in unnamed {
                if let Some(field) = self.nth_field(class, index) {
                    self.put(token, field);
                }
            }
        }
    }

    /// The entry of an entity that is declared once; none of others.
    pub(crate) fn sequence_entity(&mut self, id: EntityId) -> Option<EntryId> {
        let program = self.program;
        let entity = &program.entities[id];
        match entity.kind {
            EntityKind::Field(variable) => Some(self.variable_entry(variable)),
            EntityKind::Enumerator(enumeration) => {
                let found = program.enums[enumeration].enumerators.iter().find(|entry| entry.0 == id);
                let value = found.and_then(|entry| entry.1);
                Some(self.enumerator(id, value))
            }
            EntityKind::Typedef(_) => match entity.template {
                Some(template) => Some(self.template_entry(template)),
                None => program.known_type(Type::Typedef(id)).map(|ty| self.type_entry(ty)),
            },
            EntityKind::NamespaceAlias(target) => Some(self.namespace_alias(id, target)),
            EntityKind::Template(template) if program.templates[template].kind == cufe_il::TemplateKind::Concept => {
                Some(self.template_entry(template))
            }
            _ => None,
        }
    }

    /// The entry of a data member by its number, where its class is filled.
    fn nth_field(&mut self, class: cufe_il::ClassId, index: usize) -> Option<EntryId> {
        let ty = self.type_entry(self.program.classes[class].ty);
        self.drain();
        let mut next = self.graph.get(ty, "field_list").cloned();
        for _ in 0..index {
            let Some(Value::Entry(id)) = next else { return None };
            next = self.graph.get(id, "next").cloned();
        }
        match next {
            Some(Value::Entry(id)) => Some(id),
            _ => None,
        }
    }

    /// What the records of written declarations tell.
    fn sequence_of_written(&mut self) {
        let program = self.program;
        let mut declared = rustc_hash::FxHashSet::default();
        for written in &program.written {
            if !self.is_in_file(written.scope) {
                if let WrittenKind::Class { class, .. } = written.kind {
                    declared.insert(class);
                }
                continue;
            }
            self.written(written.kind, (written.token, written.last), &mut declared);
        }
    }

    /// One written declaration.
    pub(crate) fn written(
        &mut self,
        kind: WrittenKind,
        (token, last): (u32, u32),
        declared: &mut rustc_hash::FxHashSet<cufe_il::ClassId>,
    ) {
        let program = self.program;
        match kind {
            WrittenKind::ClassDefinition(class) => {
                declared.insert(class);
                let entry = &program.classes[class];
                if entry.is_instance {
                    return;
                }
                if let Some(template) = entry.template.filter(|_| entry.is_dependent) {
                    let first = program.templates[template].head.first;
                    self.template_declared(template, first.min(token), true);
                    return;
                }
                let id = self.type_entry(entry.ty);
                let position = program.entities[entry.entity].token;
                let token = self.definition_token(class).unwrap_or(position);
                self.put(token, id);
                self.end_of_construct(last, id, Some(last + 1));
            }
            WrittenKind::EnumDefinition(enumeration) => {
                let id = self.type_entry(program.enums[enumeration].ty);
                self.put(token, id);
                self.end_of_construct(last, id, Some(last + 1));
            }
            WrittenKind::Class { class, is_friend } => {
                let is_first = declared.insert(class);
                let entry = &program.classes[class];
                if entry.is_instance {
                    return;
                }
                if let Some(template) = entry.template.filter(|_| entry.is_dependent) {
                    self.template_declared(template, token, false);
                    return;
                }
                let id = self.type_entry(entry.ty);
                let secondary = self.secondary(id, token, is_first);
                self.graph.flag(secondary, "autonomous_tag_decl", !is_friend);
                self.graph.flag(secondary, "friend_decl", is_friend);
                self.put(token, secondary);
            }
            WrittenKind::StaticAssertion { condition, message } => {
                let id = self.static_assertion(condition, message, token);
                self.put(token, id);
            }
            WrittenKind::UsingDirective(scope) => {
                let id = self.graph.add(Kind::Using, self.region);
                self.place(id, POSITION, token);
                self.graph.flag(id, "is_using_directive", true);
                if let Some(EntityKind::Namespace(namespace)) =
                    program.scopes[scope].entity.map(|entity| program.entities[entity].kind)
                {
                    let namespace = self.namespace_entry(namespace);
                    self.graph.set(id, "entity", namespace);
                }
                self.put(token, id);
            }
            WrittenKind::Using(using) => {
                for target in program.usings[using].targets.clone() {
                    let id = self.graph.add(Kind::Using, self.region);
                    self.place(id, POSITION, token);
                    if let Some(entity) = self.any_entity(target) {
                        self.graph.set(id, "entity", entity);
                    }
                    self.graph.flag(id, "is_class_member", self.is_class_member(program.usings[using].entity));
                    self.put(token, id);
                }
            }
            WrittenKind::Linkage { is_c } => {
                let id = self.graph.add(Kind::LinkageBlock, FILE);
                self.graph.flag(id, "name_strict", true);
                self.graph.set(id, "name_linkage", if is_c { "C" } else { "C++" });
                self.place(id, POSITION, token);
                self.place(id, ("end_position.seq", "end_position.column"), last);
                self.put(token, id);
                self.end_of_construct(last, id, Some(last));
            }
            WrittenKind::ClassInstantiation { ty, is_declaration } => {
                let id = self.graph.add(Kind::Instantiation, FILE);
                self.place(id, POSITION, token);
                let ty = self.type_entry(ty);
                self.graph.set(id, "entity", ty);
                self.graph.flag(id, "do_not_instantiate", is_declaration);
                self.put(token, id);
            }
            WrittenKind::InheritedConstructors(_) => {}
        }
    }

    /// The token of the name in the definition of a class: further declarations may stand before it.
    fn definition_token(&self, class: cufe_il::ClassId) -> Option<u32> {
        let entry = &self.program.classes[class];
        let definition = entry.definition?;
        Some(definition.saturating_sub(1).max(self.program.entities[entry.entity].token))
    }

    /// The entry of an entity of any kind.
    pub(crate) fn any_entity(&mut self, entity: EntityId) -> Option<EntryId> {
        let program = self.program;
        match program.entities[entity].kind {
            EntityKind::Namespace(namespace) => Some(self.namespace_entry(namespace)),
            EntityKind::Class(class) => Some(self.type_entry(program.classes[class].ty)),
            EntityKind::Enum(id) => Some(self.type_entry(program.enums[id].ty)),
            EntityKind::Variable(variable) | EntityKind::Field(variable) => Some(self.variable_entry(variable)),
            EntityKind::Function(function) => Some(self.function_entry(function)),
            EntityKind::Template(template) => Some(self.template_entry(template)),
            _ => self.sequence_entity(entity),
        }
    }

    fn sequence_of_namespaces(&mut self) {
        let program = self.program;
        for part in &program.namespace_parts {
            let EntityKind::Namespace(namespace) = program.entities[part.namespace].kind else { continue };
            let id = self.namespace_entry(namespace);
            let entity = &program.entities[part.namespace];
            let is_first = entity.token >= part.first && entity.token <= part.open;
            let token = if is_first { entity.token.min(part.open) } else { part.open.saturating_sub(1) };
            if is_first {
                self.put(token, id);
            } else {
                let secondary = self.secondary(id, token, false);
                self.put(token, secondary);
            }
            self.end_of_construct(part.close, id, Some(part.close));
        }
    }

    /// A declaration of a template: the entry itself stands where it is defined.
    fn template_declared(&mut self, template: cufe_il::TemplateId, token: u32, is_definition: bool) {
        let id = self.template_entry(template);
        let is_only = !self.program.templates[template].is_defined;
        if is_definition || is_only {
            self.put(token, id);
        } else {
            let secondary = self.secondary(id, token, true);
            self.put(token, secondary);
        }
    }

    /// Links the parts of a sequence and names them in their scope.
    pub(crate) fn finish_sequence(&mut self, scope: EntryId) {
        let mut parts = std::mem::take(&mut self.sequence);
        parts.sort_by_key(|part| part.0);
        let mut entries: Vec<EntryId> = Vec::with_capacity(parts.len());
        for (_, entity) in parts {
            let region = self.graph.entry(scope).region;
            let id = self.graph.add(Kind::SequenceEntry, region);
            self.graph.set(id, "entity", entity);
            if let Some(&last) = entries.last() {
                self.graph.set(id, "prev", last);
            }
            let has_field = !matches!(
                self.graph.entry(entity).kind,
                Kind::EndOfConstruct | Kind::SecondaryDeclaration | Kind::Constant | Kind::StaticAssertion
            );
            if has_field && self.graph.get(entity, "source_sequence_entry").is_none() {
                self.graph.set(entity, "source_sequence_entry", id);
            }
            entries.push(id);
        }
        self.graph.list(scope, "source_sequence_list", "next", &entries);
    }
}
