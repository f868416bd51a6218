//! Source sequences: what was written, in order.

use crate::attribute::{Extent, Location};
use crate::builder::Builder;
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use crate::place::{DECLARATION, POSITION};
use cufe_il::{
    Access, EntityFlags, EntityId, EntityKind, FunctionDeclarationFlags, ScopeId, ScopeKind, Type, TypeId,
    VariableDeclarationFlags, WrittenKind,
};

impl Builder<'_> {
    /// Puts something into the sequence that is being made.
    pub(crate) fn put(&mut self, token: u32, entity: EntryId) {
        self.sequence.push((token, entity));
    }

    /// The end of a construct.
    pub(crate) fn end_of_construct(&mut self, token: u32, entity: EntryId, at: Option<u32>) {
        let region = self.graph.entry(entity).region;
        let id = self.graph.add(Kind::EndOfConstruct, region);
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

    /// Whether a declaration belongs to the sequence of the file scope: it stands in no function and in no
    /// instance of a template.
    pub(crate) fn is_in_file(&self, scope: ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            match entry.kind {
                ScopeKind::Block | ScopeKind::FunctionParameters | ScopeKind::Lambda => return false,
                ScopeKind::Class => {
                    let class = self.class_of_scope(scope).map(|class| &self.program.classes[class]);
                    if class.is_some_and(|class| class.is_instance && !class.is_dependent) {
                        return false;
                    }
                }
                ScopeKind::Namespace | ScopeKind::Global => return true,
                ScopeKind::Enum | ScopeKind::TemplateParameters => {}
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
            let is_definition = function.definition == Some(id) && declaration.body.is_some();
            if let Some(template) = entity.template.or(function.specialized.filter(|_| flags.is_empty())) {
                let first = declaration.heads.first().map_or(declaration.name, |head| head.0);
                let canonical = self.template_entry(template);
                let is_first = function.first_declaration == Some(id);
                if is_definition && !is_first && self.is_pattern(declaration.function) {
                    let head = program.declaration_heads.get(&id).and_then(|heads| heads.last());
                    let definition = self.template_definition(canonical, (first, declaration.last), head);
                    self.put(first, definition);
                } else if is_definition {
                    self.put(first, canonical);
                } else {
                    let secondary = self.secondary(canonical, first, false);
                    let ty = self.declared_function_type(declaration.function, &declaration.parameter_list);
                    self.graph.set(secondary, "declared_type", ty);
                    self.graph.flag(secondary, "friend_decl", flags.contains(FunctionDeclarationFlags::FRIEND));
                    self.put(first, secondary);
                }
                continue;
            }
            let routine = self.function_entry(declaration.function);
            let is_in_class = flags.contains(FunctionDeclarationFlags::IN_CLASS);
            let of_template = self.is_pattern(declaration.function) && self.is_class_member(function.entity);
            if is_definition && of_template && !is_in_class {
                let first = declaration.heads.first().map_or(declaration.first, |head| head.0);
                let canonical = self.member_template(declaration.function, routine);
                let head = program.declaration_heads.get(&id).and_then(|heads| heads.last());
                let definition = self.template_definition(canonical, (first, declaration.last), head);
                self.put(first, definition);
                continue;
            }
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
            let extent = Extent {
                first: declaration.first,
                last: declaration.declarator_last,
                name: declaration.name,
                inner: declaration.parameters,
            };
            if function.definition == Some(id) && declaration.body.is_some()
                || flags.contains(FunctionDeclarationFlags::DELETED)
            {
                self.attributes_of(routine, extent, (true, Location::Declaration));
                self.put(declaration.name, routine);
                continue;
            }
            let is_first = function.first_declaration == Some(id);
            let secondary = self.secondary(routine, declaration.name, is_first);
            self.refer_in_pattern(secondary, of_template);
            self.attributes_of(secondary, extent, (false, Location::Declaration));
            if self.graph.get(routine, "attributes").is_none() && function.definition.is_none() {
                self.attributes_of(routine, extent, (false, Location::Declaration));
            }
            let ty = self.declared_function_type(declaration.function, &declaration.parameter_list);
            self.graph.set(secondary, "declared_type", ty);
            self.graph.flag(secondary, "friend_decl", flags.contains(FunctionDeclarationFlags::FRIEND));
            for (flag, word) in
                [(FunctionDeclarationFlags::STATIC, "sc_static"), (FunctionDeclarationFlags::EXTERN, "sc_extern")]
            {
                if flags.contains(flag) {
                    self.graph.set(secondary, "declared_storage_class", word);
                    self.graph.mark(secondary, "explicit_storage_class");
                }
            }
            self.put(declaration.name, secondary);
        }
    }

    /// A declaration in the pattern of a template names what it declares as such.
    fn refer_in_pattern(&mut self, secondary: EntryId, is_in_pattern: bool) {
        if is_in_pattern {
            let reference = self.graph.add(Kind::NameReference, FILE);
            self.graph.mark(reference, "from_prototype_instantiation");
            self.graph.set(secondary, "name_reference", reference);
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
            if declaration.name_first < declaration.name {
                let qualifier = self.qualifier(variable.entity, declaration.name, declaration.name_first);
                if qualifier.is_some() {
                    self.refer(id, qualifier, None, false);
                }
            }
            let extent = Extent {
                first: declaration.first,
                last: declaration.declarator_last,
                name: declaration.name,
                inner: None,
            };
            let is_again = self.initialized_in_class.contains(&declaration.variable)
                && !declaration.flags.contains(VariableDeclarationFlags::IN_CLASS);
            if is_again {
                let secondary = self.secondary(id, declaration.name, false);
                let ty = self.type_entry(variable.ty);
                self.graph.set(secondary, "declared_type", ty);
                let qualifier = self.qualifier(variable.entity, declaration.name, declaration.name_first);
                let reference = self.graph.add(Kind::NameReference, FILE);
                self.graph.set_if(reference, "qualifier", qualifier);
                self.graph.set(secondary, "name_reference", reference);
                self.put(declaration.name, secondary);
                continue;
            }
            if declaration.flags.contains(VariableDeclarationFlags::DEFINITION) {
                self.attributes_of(id, extent, (true, Location::Declaration));
                self.put(declaration.name, id);
                continue;
            }
            let secondary = self.secondary(id, declaration.name, is_first);
            self.refer_in_pattern(secondary, self.is_in_pattern(entity.scope));
            self.attributes_of(secondary, extent, (false, Location::Declaration));
            if self.graph.get(id, "attributes").is_none() && variable.definition.is_none() {
                self.attributes_of(id, extent, (false, Location::Declaration));
            }
            let ty = self.type_entry(variable.ty);
            self.graph.set(secondary, "declared_type", ty);
            for (flag, word) in
                [(VariableDeclarationFlags::STATIC, "sc_static"), (VariableDeclarationFlags::EXTERN, "sc_extern")]
            {
                if declaration.flags.contains(flag) {
                    self.graph.set(secondary, "declared_storage_class", word);
                    self.graph.mark(secondary, "explicit_storage_class");
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
                self.attributes_of_entity(id, entry);
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
                .filter(|(_, member)| {
                    member.variable.is_none() && !member.flags.contains(cufe_il::DataMemberFlags::ANONYMOUS)
                })
                .map(|(index, member)| (index, member.token))
                .collect();
            for (index, token) in unnamed {
                if let Some(field) = self.nth_field(class, index) {
                    self.put(token, field);
                }
            }
        }
    }

    /// The attributes of a data member, enumerator or typedef name.
    fn attributes_of_entity(&mut self, entity: EntityId, id: EntryId) {
        let name = self.program.entities[entity].token;
        match self.program.entities[entity].kind {
            EntityKind::Field(_) | EntityKind::Typedef(_) => {
                let extent = self.declaration_extent(name);
                self.attributes_of(id, extent, (true, Location::Declaration));
            }
            EntityKind::Enumerator(_) => {
                let mut last = name;
                while matches!(
                    self.unit.tokens.kind(last + 1),
                    cufe_lex::TokenKind::LeftBracket | cufe_lex::TokenKind::KwAttribute
                ) {
                    let open =
                        last + 1 + u32::from(self.unit.tokens.kind(last + 1) == cufe_lex::TokenKind::KwAttribute);
                    let Some(close) = self.unit.tokens.partner(open) else { break };
                    last = close;
                }
                let extent = Extent { first: name, last, name, inner: None };
                self.attributes_of(id, extent, (false, Location::Other));
            }
            _ => {}
        }
    }

    /// From the first token of a declaration to the end of the declarator with a name.
    pub(crate) fn declaration_extent(&self, name: u32) -> Extent {
        use cufe_lex::TokenKind as T;
        let tokens = &self.unit.tokens;
        let is_end = |token: u32| {
            matches!(tokens.kind(token), T::Semicolon | T::LeftBrace | T::RightBrace | T::Colon | T::KwTemplate)
        };
        let mut first = name;
        while first > 0 && !is_end(first - 1) {
            first -= 1;
        }
        let mut last = name;
        while !matches!(tokens.kind(last + 1), T::Semicolon | T::Comma | T::Equal | T::LeftBrace | T::EndOfFile) {
            last = tokens.partner(last + 1).filter(|&partner| partner > last + 1).unwrap_or(last + 1);
        }
        Extent { first, last, name, inner: None }
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
            self.written((written.kind, written.scope), (written.token, written.last), &mut declared);
        }
    }

    /// One written declaration.
    pub(crate) fn written(
        &mut self,
        (kind, scope): (WrittenKind, ScopeId),
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
                if entry.is_dependent
                    && self.partial_of(class) == Some(class)
                    && let Some(head) = program.pattern_heads.get(&class)
                {
                    let id = self.partial_template(class);
                    self.put(head.first, id);
                    self.end_of_construct(last, id, Some(last + 1));
                    return;
                }
                if let Some(template) = entry.template.filter(|_| entry.is_dependent) {
                    let declared = program.templates[template].head.first;
                    let mut id = self.template_entry(template);
                    let head = program.pattern_heads.get(&class);
                    let first = head.map_or(declared, |head| head.first);
                    if declared < first {
                        let last = last + u32::from(self.unit.tokens.kind(last + 1) == cufe_lex::TokenKind::Semicolon);
                        id = self.template_definition(id, (first, last), head);
                    }
                    self.put(first.min(token), id);
                    self.end_of_construct(last, id, Some(last + 1));
                    return;
                }
                let id = self.type_entry(entry.ty);
                if let Some(extent) = self.tag_extent(token) {
                    self.attributes_of(id, extent, (true, Location::Tag));
                }
                self.put(token, id);
                self.end_of_construct(last, id, Some(last + 1));
                if let Some(variable) = self.anonymous_variable(class) {
                    self.put(last + 1, variable);
                }
            }
            WrittenKind::Enum(enumeration) => {
                let id = self.type_entry(program.enums[enumeration].ty);
                let secondary =
                    self.secondary(id, token, program.entities[program.enums[enumeration].entity].token == token);
                self.graph.mark(secondary, "autonomous_tag_decl");
                self.put(token, secondary);
            }
            WrittenKind::EnumDefinition(enumeration) => {
                let id = self.type_entry(program.enums[enumeration].ty);
                if let Some(extent) = self.tag_extent(token) {
                    self.attributes_of(id, extent, (true, Location::Tag));
                }
                self.put(token, id);
                self.end_of_construct(last, id, Some(last + 1));
            }
            WrittenKind::Class { class, is_friend } => {
                let is_first = declared.insert(class);
                let entry = &program.classes[class];
                if entry.is_instance {
                    return;
                }
                if let Some(template) = entry.template.filter(|_| entry.is_dependent && !is_friend) {
                    let first = program.templates[template].head.first;
                    let is_first = program.entities[entry.entity].token == token;
                    self.template_declared(template, if is_first { first } else { token }, false);
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
            WrittenKind::UsingDirective(nominated) => {
                let id = self.graph.add(Kind::Using, self.region);
                self.place(id, POSITION, last.saturating_sub(1));
                self.graph.mark(id, "is_using_directive");
                if let Some(EntityKind::Namespace(namespace)) =
                    program.scopes[nominated].entity.map(|entity| program.entities[entity].kind)
                {
                    let namespace = self.namespace_entry(namespace);
                    self.graph.set(id, "entity", namespace);
                }
                self.directives.entry(scope).or_default().push(id);
                self.put(token, id);
            }
            WrittenKind::Using(using) => self.using_declaration(using, scope, token),
            WrittenKind::Linkage { is_c } => {
                let id = self.graph.add(Kind::LinkageBlock, FILE);
                let name = (token..last).find(|&at| self.unit.tokens.kind(at) == cufe_lex::TokenKind::StringLiteral);
                if let Some(name) = name {
                    let constant = self.written_string(name, 1);
                    self.graph.set(id, "name_strict", constant);
                }
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
            WrittenKind::InheritedConstructors { base, access } => {
                self.inherited_constructors((base, access), scope, token);
            }
        }
    }

    /// A using-declaration: an entry for each entity that it names.
    fn using_declaration(&mut self, using: cufe_il::UsingId, scope: ScopeId, token: u32) {
        let program = self.program;
        let entity = program.usings[using].entity;
        let name = program.entities[entity].token;
        let mut previous = None;
        for target in program.usings[using].targets.clone() {
            let id = self.graph.add(Kind::Using, self.region);
            self.place(id, POSITION, name);
            if let Some(entity) = self.any_entity(target) {
                self.graph.set(id, "entity", entity);
            }
            let is_member = self.is_class_member(entity);
            self.graph.flag(id, "is_class_member", is_member);
            if is_member {
                let access = crate::class::access_text(program.entities[entity].access);
                self.graph.set(id, "access", access);
            }
            let home = self.home(program.entities[target].scope);
            match program.scopes[home].entity.map(|entity| program.entities[entity].kind) {
                Some(EntityKind::Class(class)) => {
                    let class = self.type_entry(program.classes[class].ty);
                    self.graph.set(id, "qualifier.class_type", class);
                }
                Some(EntityKind::Namespace(namespace)) if home != cufe_il::Program::GLOBAL_SCOPE => {
                    let namespace = self.namespace_entry(namespace);
                    self.graph.set(id, "qualifier.namespace_ptr", namespace);
                }
                _ => {}
            }
            self.graph.flag(id, "is_representative", previous.is_none());
            if let Some(previous) = previous {
                self.graph.set(previous, "next_in_set", id);
            }
            previous = Some(id);
            self.usings.entry(scope).or_default().push(id);
            self.put(token, id);
        }
    }

    /// `using B::B;`: an entry that names the base.
    fn inherited_constructors(&mut self, (base, access): (TypeId, Access), scope: ScopeId, token: u32) {
        let program = self.program;
        let home = self.home(scope);
        let (Some(class), Some(inner)) = (self.class_of_scope(home), program.class_of(self.bare(base))) else { return };
        self.type_entry(program.classes[class].ty);
        self.drain();
        let id = self.graph.add(Kind::Using, FILE);
        self.place(id, POSITION, token);
        if let Some(&entry) = self.base_entries.get(&(class, inner)) {
            self.graph.set(id, "entity", entry);
        }
        self.graph.mark(id, "is_class_member");
        self.graph.set(id, "access", crate::class::access_text(access));
        self.graph.mark(id, "is_inheriting_ctor");
        let qualifier = self.type_entry(base);
        self.graph.set(id, "qualifier.class_type", qualifier);
        self.inheriting.insert((class, inner), id);
        self.usings.entry(scope).or_default().push(id);
        self.put(token, id);
    }

    /// The using-directives that nobody wrote: for unnamed and inline namespaces.
    fn implied_directives(&mut self) {
        let program = self.program;
        for (namespace, entry) in program.namespaces.iter() {
            let entity = &program.entities[entry.entity];
            if !entry.is_unnamed && !entry.is_inline || entity.token == u32::MAX {
                continue;
            }
            let target = self.namespace_entry(namespace);
            let id = self.graph.add(Kind::Using, FILE);
            let is_first = |part: &&cufe_il::NamespacePart| part.namespace == entry.entity;
            let first = program.namespace_parts.iter().find(is_first);
            self.place(id, POSITION, first.map_or(entity.token, |part| part.open));
            self.graph.mark(id, "compiler_generated");
            self.graph.mark(id, "is_using_directive");
            self.graph.flag(id, "inline_namespace", entry.is_inline);
            self.graph.set(id, "entity", target);
            self.directives.entry(entity.scope).or_default().push(id);
        }
    }

    /// Names what scopes of namespaces and classes have beside what is declared in them: using-declarations, directives.
    pub(crate) fn finish_usings(&mut self) {
        self.implied_directives();
        for (map, label) in [
            (std::mem::take(&mut self.usings), "using_declarations"),
            (std::mem::take(&mut self.directives), "using_directives"),
        ] {
            let mut lists: Vec<(ScopeId, Vec<EntryId>)> = map.into_iter().collect();
            lists.sort_by_key(|entry| entry.0);
            for (scope, list) in lists {
                let Some(&id) = self.scopes.get(&self.home(scope)) else { continue };
                if self.graph.entry(id).region == FILE {
                    self.graph.list(id, label, "next", &list);
                }
            }
        }
        self.dynamic_initializations();
    }

    /// Puts the aliases of namespaces that functions declare behind the namespaces of the file scope.
    pub(crate) fn finish_aliases(&mut self) {
        let aliases = std::mem::take(&mut self.local_aliases);
        let mut last = None;
        let mut next = self.graph.get(self.file_scope, "namespaces").cloned();
        while let Some(Value::Entry(id)) = next {
            last = Some(id);
            next = self.graph.get(id, "next").cloned();
        }
        for alias in aliases {
            match last {
                Some(last) => self.graph.set(last, "next", alias),
                None => self.graph.set(self.file_scope, "namespaces", alias),
            }
            last = Some(alias);
        }
    }

    /// The dynamic initializations of variables that live as long as the program.
    fn dynamic_initializations(&mut self) {
        let mut found = Vec::new();
        for number in 0..self.graph.len() as u32 {
            let Some(id) = self.graph.numbered(number) else { break };
            let entry = self.graph.entry(id);
            if entry.kind != Kind::Variable || entry.region != FILE {
                continue;
            }
            let is_local = self.graph.get(id, "is_local_to_function").is_some();
            let is_pattern = self.graph.get(id, "is_prototype_instantiation").is_some();
            if is_local || is_pattern {
                continue;
            }
            if let Some(&Value::Entry(initialization)) = self.graph.get(id, "dynamic") {
                let number = |label: &str| match self.graph.get(id, label) {
                    Some(&Value::Integer(value)) => value,
                    _ => 0,
                };
                found.push(((number("decl_position.seq"), number("decl_position.column")), initialization));
            }
        }
        found.sort_by_key(|entry| entry.0);
        let found: Vec<EntryId> = found.into_iter().map(|entry| entry.1).collect();
        self.graph.list(self.file_scope, "dynamic_inits", "next", &found);
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
            self.namespace_part(namespace, part);
            // `namespace a::b { }` declares the namespaces around, too.
            let tokens = &self.unit.tokens;
            let mut name = part.open.saturating_sub(1);
            let mut scope = program.entities[part.namespace].scope;
            while tokens.kind(name.saturating_sub(1)) == cufe_lex::TokenKind::ColonColon && name > part.first + 2 {
                name -= 2;
                let Some(EntityKind::Namespace(outer)) =
                    program.scopes[scope].entity.map(|entity| program.entities[entity].kind)
                else {
                    break;
                };
                let part =
                    cufe_il::NamespacePart { namespace: program.namespaces[outer].entity, open: name + 1, ..*part };
                self.namespace_part(outer, &part);
                scope = program.scopes[scope].parent.unwrap_or(cufe_il::Program::GLOBAL_SCOPE);
            }
        }
    }

    fn namespace_part(&mut self, namespace: cufe_il::NamespaceId, part: &cufe_il::NamespacePart) {
        let program = self.program;
        let id = self.namespace_entry(namespace);
        let entity = &program.entities[part.namespace];
        let is_first = entity.token >= part.first && entity.token <= part.open;
        let token = if is_first { entity.token.min(part.open) } else { part.open.saturating_sub(1) };
        if is_first {
            let extent = Extent { first: part.first, last: part.open, name: token, inner: None };
            self.drain();
            self.attributes_of(id, extent, (true, Location::Other));
            self.put(token, id);
        } else {
            let secondary = self.secondary(id, token, false);
            self.put(token, secondary);
        }
        self.end_of_construct(part.close, id, Some(part.close));
    }

    /// A declaration of a template: the entry itself stands where it is defined.
    fn template_declared(&mut self, template: cufe_il::TemplateId, token: u32, is_definition: bool) {
        let id = self.template_entry(template);
        if is_definition {
            self.put(token, id);
        } else {
            let secondary = self.secondary(id, token, false);
            let is_class = self.program.templates[template].kind == cufe_il::TemplateKind::Class;
            self.graph.flag(secondary, "autonomous_tag_decl", is_class);
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
