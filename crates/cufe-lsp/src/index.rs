//! The index of a unit: what every name in the user's own files means, what is declared in them, what is implied.
//!
//! Entities are told apart by the token that first declares them: pattern and template, and what their instances declare, are
//! one for those who read the text.

use crate::answer::{Hint, Index, Occurrence, Outline, Span};
use crate::places::Places;
use crate::symbols::Describer;
use cufe_il::{
    EntityFlags, EntityId, EntityKind, ExpressionKind, FunctionDeclarationFlags, FunctionFlags, LambdaFlags, Program,
    VariableDeclarationFlags, WrittenKind,
};
use cufe_sema::Unit;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// The protocol's numbers of kinds of symbols.
mod kind {
    pub const NAMESPACE: u32 = 3;
    pub const CLASS: u32 = 5;
    pub const METHOD: u32 = 6;
    pub const FIELD: u32 = 8;
    pub const CONSTRUCTOR: u32 = 9;
    pub const ENUM: u32 = 10;
    pub const FUNCTION: u32 = 12;
    pub const VARIABLE: u32 = 13;
    pub const ENUM_MEMBER: u32 = 22;
    pub const STRUCT: u32 = 23;
    pub const TYPE_PARAMETER: u32 = 26;
}

/// A declaration, or definition, of an entity.
struct Declared {
    entity: EntityId,
    /// The token of the name.
    name: u32,
    is_definition: bool,
}

/// Names before their places are known.
struct Builder<'u, 'p> {
    unit: &'u Unit,
    places: &'p mut Places<'u>,
    describer: Describer<'u>,
    /// The first entity that a token declares.
    declared_by: FxHashMap<u32, EntityId>,
    /// Symbols by the token that declares them.
    symbols: FxHashMap<u32, u32>,
    index: Index,
}

/// The index of a unit that was analysed with names recorded.
pub fn index<'u>(unit: &'u Unit, places: &mut Places<'u>) -> Index {
    let mut declared_by = FxHashMap::default();
    for (id, entity) in unit.program.entities.iter() {
        let is_own = !entity.flags.intersects(EntityFlags::INJECTED | EntityFlags::PREDECLARED);
        if entity.token != u32::MAX && is_own && entity.template.is_none() && !is_implicit(&unit.program, id) {
            declared_by.entry(entity.token).or_insert(id);
        }
    }
    let describer = Describer::new(unit);
    let index = Index::default();
    let mut builder = Builder { unit, places, describer, declared_by, symbols: FxHashMap::default(), index };
    let declared = builder.declarations();
    builder.occurrences(&declared);
    builder.places_of_symbols(&declared);
    builder.outline();
    builder.hints();
    builder.index
}

fn is_implicit(program: &Program, entity: EntityId) -> bool {
    match program.entities[entity].kind {
        EntityKind::Function(function) => program.functions[function].flags.contains(FunctionFlags::IMPLICIT),
        _ => false,
    }
}

impl<'u> Builder<'u, '_> {
    fn program(&self) -> &'u Program {
        &self.unit.program
    }

    fn is_own(&self, token: u32) -> bool {
        (token as usize) < self.unit.tokens.len() && self.unit.reader().is_own_text(token)
    }

    fn span(&mut self, token: u32) -> Option<Span> {
        self.places.token(self.unit.tokens.range(token))
    }

    /// All declarations that are written.
    fn declarations(&self) -> Vec<Declared> {
        let program = self.program();
        let mut all = Vec::new();
        let other = FunctionDeclarationFlags::INSTANTIATION | FunctionDeclarationFlags::INSTANTIATION_DECLARATION;
        for it in program.written_functions().filter(|it| !it.flags.intersects(other)) {
            let in_place = FunctionDeclarationFlags::DEFAULTED | FunctionDeclarationFlags::DELETED;
            all.push(Declared {
                entity: program.functions[it.function].entity,
                name: it.name,
                is_definition: it.body.is_some() || it.flags.intersects(in_place),
            });
        }
        for it in program.written_variables() {
            let entity = program.variables[it.variable].entity;
            let is_definition = it.flags.contains(VariableDeclarationFlags::DEFINITION);
            all.push(Declared { entity, name: it.name, is_definition });
        }
        for it in &program.written {
            let (entity, is_definition) = match it.kind {
                WrittenKind::Class { class, .. } => (program.classes[class].entity, false),
                WrittenKind::ClassDefinition(class) => (program.classes[class].entity, true),
                WrittenKind::EnumDefinition(id) => (program.enums[id].entity, true),
                WrittenKind::Enum(id) => (program.enums[id].entity, false),
                _ => continue,
            };
            all.push(Declared { entity, name: it.token, is_definition });
        }
        // What is declared once is defined where it is declared.
        let known: rustc_hash::FxHashSet<u32> = all.iter().map(|it| it.name).collect();
        for (&token, &entity) in &self.declared_by {
            if !known.contains(&token) {
                let is_class = matches!(program.entities[entity].kind, EntityKind::Class(_) | EntityKind::Function(_));
                all.push(Declared { entity, name: token, is_definition: !is_class });
            }
        }
        all.sort_by_key(|it| it.name);
        all
    }

    /// The token by which an entity is known; none of what nobody has written.
    fn key(&self, entity: EntityId) -> Option<u32> {
        let program = self.program();
        let entry = program.entities.get(entity)?;
        let token = match entry.template {
            Some(template) => program.entities[program.templates[template].entity].token,
            None => entry.token,
        };
        self.declared_by.contains_key(&token).then_some(token)
    }

    fn symbol(&mut self, entity: EntityId) -> Option<u32> {
        let key = self.key(entity)?;
        if let Some(&known) = self.symbols.get(&key) {
            return Some(known);
        }
        let representative = *self.declared_by.get(&key)?;
        let number = self.index.symbols.len() as u32;
        self.index.symbols.push(self.describer.symbol(representative));
        self.symbols.insert(key, number);
        Some(number)
    }

    /// What overload resolution and deduction chose for names, by token.
    fn chosen(&self) -> FxHashMap<u32, EntityId> {
        let program = self.program();
        let reader = self.unit.reader();
        let mut chosen = FxHashMap::default();
        for (_, expression) in program.expressions.iter() {
            let (ExpressionKind::Name { entity, .. } | ExpressionKind::Member { member: entity, .. }) = expression.kind
            else {
                continue;
            };
            if self.is_own(expression.first) && self.is_own(expression.last) && program.function_of(entity).is_some() {
                let name = reader.name_before_template_arguments(expression.first, expression.last);
                chosen.entry(name).or_insert(entity);
            }
        }
        for used in program.function_uses.iter().filter(|used| self.is_own(used.name)) {
            chosen.insert(used.name, program.functions[used.function].entity);
        }
        chosen
    }

    fn occurrences(&mut self, declared: &[Declared]) {
        let mut names: BTreeMap<u32, (Vec<u32>, bool)> = BTreeMap::new();
        for &(token, entity) in &self.program().name_occurrences {
            if let Some(symbol) = self.symbol(entity) {
                let found = &mut names.entry(token).or_default().0;
                if !found.contains(&symbol) {
                    found.push(symbol);
                }
            }
        }
        for it in declared.iter().filter(|it| self.is_own(it.name)).collect::<Vec<_>>() {
            if let Some(symbol) = self.symbol(it.entity) {
                names.insert(it.name, (vec![symbol], true));
            }
        }
        let chosen = self.chosen();
        for (token, (candidates, is_declaration)) in names {
            let meaning = chosen.get(&token).filter(|_| !is_declaration && candidates.len() > 1);
            let meaning = meaning.and_then(|&entity| self.symbol(entity)).filter(|it| candidates.contains(it));
            if let Some(span) = self.span(token) {
                let meanings = meaning.map_or_else(|| candidates.clone(), |meaning| vec![meaning]);
                self.index.occurrences.push(Occurrence { span, meanings, candidates, is_declaration });
            }
        }
        self.index.occurrences.sort_by_key(|it| it.span);
        // A header that is read twice has its names twice.
        self.index.occurrences.dedup_by(|next, first| {
            let is_same = next.span == first.span;
            if is_same {
                first.meanings.extend(
                    next.meanings.iter().filter(|it| !first.meanings.contains(it)).copied().collect::<Vec<_>>(),
                );
            }
            is_same
        });
    }

    fn places_of_symbols(&mut self, declared: &[Declared]) {
        for it in declared {
            let symbol = self.key(it.entity).and_then(|key| self.symbols.get(&key).copied());
            let Some(symbol) = symbol else { continue };
            // A name that a macro makes is declared where the macro stands.
            let span = self.span(it.name).or_else(|| self.places.report(self.unit.tokens.start(it.name)));
            let (Some(span), Some(entry)) = (span, self.index.symbols.get_mut(symbol as usize)) else { continue };
            if !entry.declarations.contains(&span) {
                entry.declarations.push(span);
            }
            if it.is_definition && !entry.definitions.contains(&span) {
                entry.definitions.push(span);
            }
        }
    }

    /// Adds a declaration from its first to its last token to the outline.
    fn add_outline(&mut self, entity: EntityId, kind: u32, name: u32, (first, last): (u32, u32)) {
        if !self.is_own(name) {
            return;
        }
        let Some(selection) = self.span(name) else { return };
        let first = self.span(first).filter(|span| (span.file, *span) <= (selection.file, selection));
        let last = self.span(last).filter(|span| *span >= selection);
        let is_here = |span: &Span| span.file == selection.file;
        self.index.outline.push(Outline {
            name: self.describer.name(entity),
            detail: self.describer.detail(entity),
            kind,
            selection,
            first: first.filter(is_here).unwrap_or(selection),
            last: last.filter(is_here).unwrap_or(selection),
        });
    }

    fn outline(&mut self) {
        let program = self.program();
        for part in &program.namespace_parts {
            let name = program.namespaces.iter().find(|it| it.1.entity == part.namespace);
            let is_unnamed = name.is_some_and(|it| it.1.is_unnamed);
            // The name stands before the brace, `namespace` where there is none.
            let token = part.open.saturating_sub(1);
            self.add_outline(part.namespace, kind::NAMESPACE, token, (part.first, part.close));
            if is_unnamed && let Some(last) = self.index.outline.last_mut() {
                "(unnamed)".clone_into(&mut last.name);
            }
        }
        for it in &program.written {
            match it.kind {
                WrittenKind::ClassDefinition(class) => {
                    let class = &program.classes[class];
                    let kind = if class.key == cufe_il::ClassKey::Class { kind::CLASS } else { kind::STRUCT };
                    self.add_outline(class.entity, kind, it.token, (it.token, it.last));
                }
                WrittenKind::EnumDefinition(id) => {
                    self.add_outline(program.enums[id].entity, kind::ENUM, it.token, (it.token, it.last));
                }
                _ => {}
            }
        }
        for it in program.written_functions() {
            let entry = &program.functions[it.function];
            let kind = match program.entities[entry.entity].name {
                cufe_il::Name::CONSTRUCTOR => kind::CONSTRUCTOR,
                _ if entry.flags.intersects(FunctionFlags::MEMBER | FunctionFlags::STATIC_MEMBER) => kind::METHOD,
                _ => kind::FUNCTION,
            };
            if !it.flags.contains(FunctionDeclarationFlags::BLOCK_SCOPE) {
                self.add_outline(entry.entity, kind, it.name, (it.first, it.last));
            }
        }
        for it in program.written_variables() {
            if !it.flags.contains(VariableDeclarationFlags::BLOCK_SCOPE) {
                let entity = program.variables[it.variable].entity;
                self.add_outline(entity, kind::VARIABLE, it.name, (it.first, it.end));
            }
        }
        let known: rustc_hash::FxHashSet<Span> = self.index.outline.iter().map(|it| it.selection).collect();
        let mut others: Vec<(u32, EntityId)> =
            self.declared_by.iter().map(|(&token, &entity)| (token, entity)).collect();
        others.sort();
        for (token, entity) in others {
            let entry = &program.entities[entity];
            let is_local = entry.flags.contains(EntityFlags::LOCAL) || program.is_in_function(entry.scope);
            let kind = match entry.kind {
                EntityKind::Field(_) => kind::FIELD,
                EntityKind::Enumerator(_) => kind::ENUM_MEMBER,
                EntityKind::Typedef(_) if !is_local => kind::TYPE_PARAMETER,
                _ => continue,
            };
            if self.is_own(token) && self.span(token).is_some_and(|span| !known.contains(&span)) {
                self.add_outline(entity, kind, token, (token, token));
            }
        }
        // Outer ones first.
        self.index.outline.sort_by_key(|it| (it.first, std::cmp::Reverse(it.last)));
        self.index.outline.dedup();
    }

    fn hints(&mut self) {
        let program = self.program();
        let add = |builder: &mut Self, function, token, is_behind: bool| {
            let Some(space) = builder.describer.implied_space(function).filter(|_| builder.is_own(token)) else {
                return;
            };
            let Some(span) = builder.span(token) else { return };
            let text = if is_behind { format!(" {space}") } else { format!("{space} ") };
            let reason = builder.describer.reason(function);
            builder.index.hints.push(Hint { span, is_behind, text, reason });
        };
        for it in program.written_functions() {
            if !program.functions[it.function].flags.contains(FunctionFlags::LAMBDA) {
                add(self, it.function, it.specifiers, false);
            }
        }
        let written = LambdaFlags::DEVICE | LambdaFlags::HOST;
        for lambda in program.written_lambdas().filter(|it| !it.flags.intersects(written)) {
            if let Some(function) = lambda.call_operator {
                add(self, function, lambda.introducer.1, true);
            }
        }
        self.index.hints.sort_by_key(|it| it.span);
        self.index.hints.dedup();
    }
}
