//! Declarations in blocks: what they declare, and the initializations behind them.

use crate::builder::Builder;
use crate::graph::{EntryId, Value};
use crate::kind::Kind;
use crate::place::POSITION;
use cufe_il::{EntityKind, StatementId, WrittenDeclaration, WrittenKind};

impl Builder<'_> {
    /// A declaration in a block, and the initializations behind it.
    pub(crate) fn declaration(&mut self, id: StatementId) -> Vec<EntryId> {
        let program = self.program;
        let range = program.statements[id].first..=program.statements[id].last;
        let written: Vec<WrittenDeclaration> =
            program.written.iter().filter(|written| range.contains(&written.token)).copied().collect();
        let only = written.iter().find(|written| written.token == *range.start());
        if let Some(WrittenKind::StaticAssertion { condition, message }) = only.map(|only| only.kind) {
            let assertion = self.static_assertion(condition, message, *range.start());
            self.put(*range.start(), assertion);
            return Vec::new();
        }
        let statement = self.new_statement(id, "stmk_decl");
        let (mut entities, mut parts) = (Vec::new(), vec![statement]);
        let mut local = self.locals_in(*range.start(), *range.end());
        local.sort_by_key(|entity| program.entities[*entity].token);
        let outer = std::mem::take(&mut self.sequence);
        let (mut own, mut has_static) = (Vec::new(), false);
        for entity in local {
            let token = program.entities[entity].token;
            match program.entities[entity].kind {
                EntityKind::Variable(variable) if self.is_binding(variable) => {
                    if !program.implied.structured_bindings.contains_key(&variable) {
                        continue;
                    }
                    let entry = self.binding_container(variable);
                    entities.push(entry);
                    own.push((self.binding_token(variable), entry));
                    parts.extend(self.binding_initialization(variable, entry));
                }
                EntityKind::Variable(variable)
                    if program.variables[variable].storage == cufe_il::StorageClass::Extern =>
                {
                    let entry = self.variable_entry(variable);
                    let secondary = self.secondary(entry, token, false);
                    let ty = self.type_entry(program.variables[variable].ty);
                    self.graph.set(secondary, "declared_type", ty);
                    self.graph.set(secondary, "declared_storage_class", "sc_extern");
                    self.graph.mark(secondary, "explicit_storage_class");
                    self.put(token, secondary);
                    has_static = true;
                }
                EntityKind::Variable(variable) => {
                    let entry = self.variable_entry(variable);
                    entities.push(entry);
                    let extent = self.declaration_extent(token);
                    self.attributes_of(entry, extent, (true, crate::attribute::Location::Declaration));
                    if self.graph.entry(entry).region == crate::graph::FILE {
                        has_static = true;
                        self.put(token, entry);
                        parts.extend(self.local_initialization(variable, entry));
                        continue;
                    }
                    own.push((token, entry));
                    parts.extend(self.local_initialization(variable, entry));
                }
                EntityKind::Class(class) => {
                    let entry = self.type_entry(program.classes[class].ty);
                    entities.push(entry);
                    self.local_class(class);
                    if let Some(variable) = self.anonymous_variable(class) {
                        entities.push(variable);
                        let last = program.classes[class].last.map_or(token, |last| last + 1);
                        own.push((last, variable));
                    }
                }
                EntityKind::Enumerator(_) | EntityKind::Field(_) => {}
                EntityKind::NamespaceAlias(target) => {
                    let entry = self.namespace_alias(entity, target);
                    self.put(token, entry);
                }
                _ => {
                    if let Some(entry) = self.any_entity(entity) {
                        entities.push(entry);
                        let is_enum = matches!(program.entities[entity].kind, EntityKind::Enum(_));
                        if !is_enum {
                            self.put(token, entry);
                        }
                    }
                }
            }
        }
        for (entity, is_variable) in self.block_declarations(range.clone()) {
            entities.push(entity);
            has_static |= is_variable;
        }
        for written in &written {
            if let WrittenKind::EnumDefinition(enumeration) = written.kind {
                for &(entity, value) in &program.enums[enumeration].enumerators {
                    let entry = self.enumerator(entity, value);
                    self.put(program.entities[entity].token, entry);
                }
                let place = (written.token, written.last);
                self.written((written.kind, written.scope), place, &mut Default::default());
            }
        }
        let elsewhere = std::mem::replace(&mut self.sequence, outer);
        self.sequence_part(elsewhere, *range.start());
        self.sequence.extend(own);
        if !entities.is_empty() {
            self.graph.set(statement, "entities", Value::Entries(entities));
        }
        self.graph.flag(statement, "decl.has_static_or_thread_variable", has_static);
        parts
    }

    /// The functions and the variables of namespaces that a block declares between two tokens.
    fn block_declarations(&mut self, range: std::ops::RangeInclusive<u32>) -> Vec<(EntryId, bool)> {
        use cufe_il::{FunctionDeclarationFlags, VariableDeclarationFlags};
        let program = self.program;
        let mut found = Vec::new();
        for declaration in program.variable_declarations.values() {
            let flags = declaration.flags;
            if !range.contains(&declaration.name)
                || !flags.contains(VariableDeclarationFlags::BLOCK_SCOPE | VariableDeclarationFlags::EXTERN)
                || flags.contains(VariableDeclarationFlags::NOT_WRITTEN)
            {
                continue;
            }
            let id = self.variable_entry(declaration.variable);
            let first = program.variables[declaration.variable].entity;
            let is_first = program.entities[first].token == declaration.name;
            let secondary = self.secondary(id, declaration.name, is_first);
            let ty = self.type_entry(program.variables[declaration.variable].ty);
            self.graph.set(secondary, "declared_type", ty);
            self.graph.set(secondary, "declared_storage_class", "sc_extern");
            self.graph.mark(secondary, "explicit_storage_class");
            self.put(declaration.name, secondary);
            found.push((declaration.name, id, true));
        }
        for (number, declaration) in program.function_declarations.iter() {
            let flags = declaration.flags;
            if !range.contains(&declaration.name)
                || !flags.contains(FunctionDeclarationFlags::BLOCK_SCOPE)
                || flags.contains(FunctionDeclarationFlags::NOT_WRITTEN)
            {
                continue;
            }
            let id = self.function_entry(declaration.function);
            let is_first = program.functions[declaration.function].first_declaration == Some(number);
            let secondary = self.secondary(id, declaration.name, is_first);
            let ty = self.declared_function_type(declaration.function, &declaration.parameter_list);
            self.graph.set(secondary, "declared_type", ty);
            self.put(declaration.name, secondary);
            found.push((declaration.name, id, false));
        }
        found.sort_by_key(|entry| entry.0);
        self.block_declared.extend(found.iter().map(|entry| entry.1));
        found.into_iter().map(|(_, id, is_variable)| (id, is_variable)).collect()
    }

    /// The entities of blocks that are declared between two tokens, and in no class there.
    pub(crate) fn locals_in(&self, first: u32, last: u32) -> Vec<cufe_il::EntityId> {
        let from = self.local_entities.partition_point(|entry| entry.0 < first);
        let rest = &self.local_entities[from..];
        rest.iter().take_while(|entry| entry.0 <= last).map(|entry| entry.1).collect()
    }

    /// What a local class declares, in the sequence that is kept at the file scope.
    pub(crate) fn local_class(&mut self, class: cufe_il::ClassId) {
        let program = self.program;
        let entry = &program.classes[class];
        let id = self.type_entry(entry.ty);
        let token = program.entities[entry.entity].token;
        self.put(token, id);
        let Some(scope) = entry.scope else { return };
        for entity in self.members.get(&scope).cloned().unwrap_or_default() {
            let token = program.entities[entity].token;
            if token == u32::MAX {
                continue;
            }
            match program.entities[entity].kind {
                EntityKind::Function(function) => {
                    if program.functions[function].flags.contains(cufe_il::FunctionFlags::IMPLICIT) {
                        continue;
                    }
                    let routine = self.function_entry(function);
                    if self.is_defined(function) {
                        self.put(token, routine);
                    } else {
                        let secondary = self.secondary(routine, token, true);
                        self.put(token, secondary);
                    }
                }
                EntityKind::Class(inner) => self.local_class(inner),
                _ => {
                    if let Some(entry) = self.any_entity(entity) {
                        self.put(token, entry);
                    }
                }
            }
        }
        if let Some(last) = entry.last {
            self.end_of_construct(last, id, Some(last + 1));
        }
    }

    /// A source sequence that a function keeps at the file scope, and its place in the function's own.
    pub(crate) fn sequence_part(&mut self, parts: Vec<crate::builder::Placed>, token: u32) {
        if parts.is_empty() {
            return;
        }
        let part = self.graph.add(Kind::SequencePart, crate::graph::FILE);
        let own = std::mem::replace(&mut self.sequence, parts);
        self.finish_sequence(part);
        self.sequence = own;
        self.put(token, part);
    }

    /// The statement that initializes what a structured binding binds to.
    fn binding_initialization(&mut self, first: cufe_il::VariableId, entry: EntryId) -> Option<EntryId> {
        let &Value::Entry(initialization) = self.graph.get(entry, "dynamic")? else { return None };
        let init = self.graph.add(Kind::Statement, self.region);
        self.graph.set_kind(init, "stmk_init");
        let names = &self.program.implied.structured_bindings.get(&first)?.names;
        let last = names.last().map(|&name| self.program.entities[self.program.variables[name].entity].token)?;
        self.place(init, POSITION, last + 2);
        self.graph.set(init, "dynamic_init", initialization);
        self.graph.flag(initialization, "follows_an_exec_statement", self.body.has_executed);
        Some(init)
    }

    /// The statement that initializes a local variable.
    pub(crate) fn local_initialization(&mut self, variable: cufe_il::VariableId, entry: EntryId) -> Option<EntryId> {
        let program = self.program;
        let initialization = match self.graph.get(entry, "dynamic") {
            Some(&Value::Entry(initialization)) => initialization,
            _ => *self.static_initializations.get(&variable)?,
        };
        let init = self.graph.add(Kind::Statement, self.region);
        self.graph.set_kind(init, "stmk_init");
        let token = program.declarators.get(&variable).and_then(|declarator| declarator.initializer);
        let entity = program.variables[variable].entity;
        self.place(init, POSITION, token.unwrap_or(program.entities[entity].token));
        self.graph.set(init, "dynamic_init", initialization);
        let follows = self.body.has_executed;
        self.graph.flag(initialization, "follows_an_exec_statement", follows);
        Some(init)
    }
}
