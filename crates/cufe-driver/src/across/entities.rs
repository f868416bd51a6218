//! The entities of a unit that other units may declare: those with external linkage in the user's own files.

use super::{Aspect, Fact, Place, Record, Repetition, definition};
use cufe_base::Dialect;
use cufe_base::file_name::{from_path, to_path};
use cufe_host::naming_entity::has_internal_part;
use cufe_il::compare::{Named, StructuralHasher};
use cufe_il::{
    ArrayBound, Class, ClassId, ClassKey, DataMember, EntityFlags, EntityId, EntityKind, Enum, EnumId, Function,
    FunctionDeclaration, FunctionDeclarationFlags, FunctionFlags, FunctionId, Linkage, Name, Program, ScopeId,
    ScopeKind, Template, TemplateKind, Type, TypeId, Variable, VariableDeclaration, VariableDeclarationFlags,
    VariableFlags, VariableId, WrittenKind,
};
use cufe_mangle::{MangleOptions, mangle_function, mangle_named, mangle_type, mangle_variable};
use cufe_project::database::absolute;
use cufe_sema::Unit;
use cufe_sema::cuda::spaces::space_text;
use cufe_sema::types::printing::Printer;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::path::Path;

/// Finds the entities of a unit.
pub struct Entities<'u> {
    pub unit: &'u Unit,
    pub program: &'u Program,
    printer: Printer<'u>,
    options: MangleOptions<'u>,
    /// For types that are compared: exception specifications are no part of them, because units may differ in the standard.
    type_options: MangleOptions<'u>,
    directory: &'u Path,
    records: Vec<Record>,
}

/// The dialect in which exception specifications are no part of types.
pub fn dialect_of_types(unit: &Unit) -> Dialect {
    Dialect { standard: cufe_base::Standard::Cpp14, ..unit.options.dialect.clone() }
}

impl<'u> Entities<'u> {
    /// Of a unit whose relative file names are those in a folder.
    pub fn new(unit: &'u Unit, types: &'u Dialect, directory: &'u Path) -> Self {
        Self {
            unit,
            program: &unit.program,
            printer: Printer::with_text(&unit.program, unit.reader()),
            options: MangleOptions { dialect: Some(&unit.options.dialect), ..MangleOptions::default() },
            type_options: MangleOptions { dialect: Some(types), ..MangleOptions::default() },
            directory,
            records: Vec::new(),
        }
    }

    /// All records, in the order of entities.
    pub fn find(mut self) -> Vec<Record> {
        let program = self.program;
        program.functions.iter().for_each(|(id, function)| self.function(id, function));
        program.variables.iter().for_each(|(id, variable)| self.variable(id, variable));
        program.classes.iter().for_each(|(id, class)| self.class(id, class));
        let tokens = program.written.iter().filter_map(|written| match written.kind {
            WrittenKind::EnumDefinition(id) => Some((id, written.token)),
            _ => None,
        });
        let tokens: FxHashMap<EnumId, u32> = tokens.collect();
        program.enums.iter().for_each(|(id, entry)| self.enumeration(entry, tokens.get(&id).copied()));
        program.templates.values().for_each(|template| self.template(template));
        self.records
    }

    // ---- places ----

    /// Where a token stands, if that is in a file of the user's own.
    pub fn own_place(&self, token: u32) -> Option<Place> {
        let is_own = (token as usize) < self.unit.tokens.len() && self.unit.reader().is_own_text(token);
        is_own.then(|| self.place(token))
    }

    fn place(&self, token: u32) -> Place {
        let (tokens, source) = (&self.unit.tokens, &self.unit.source);
        let location = source.location(tokens.start(token));
        let file = from_path(absolute(&to_path(source.file_name(location.file)), self.directory));
        let word = String::from_utf8_lossy(self.unit.reader().token_text(token)).into_owned();
        Place { file, line: location.line, column: location.column, word }
    }

    /// Whether what a scope holds can be declared in other units: in named namespaces and in classes that can.
    fn is_shared_scope(&self, scope: ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            let is_shared = match (entry.kind, entry.entity.map(|entity| self.program.entities[entity].kind)) {
                (ScopeKind::Global, _) => true,
                (ScopeKind::Namespace, _) => !entry.in_unnamed_namespace,
                (ScopeKind::Class, Some(EntityKind::Class(class))) => {
                    let class = &self.program.classes[class];
                    !class.is_closure && !class.is_instance && self.is_named(class.entity, class.typedef_name)
                }
                _ => false,
            };
            if !is_shared {
                return false;
            }
            next = entry.parent;
        }
        true
    }

    fn is_named(&self, entity: EntityId, typedef_name: Option<EntityId>) -> bool {
        self.program.entities[entity].name != Name::UNNAMED || typedef_name.is_some()
    }

    /// Whether an entity is the user's own and can be declared in other units, as far as its scope tells.
    fn is_shared(&self, entity: EntityId) -> bool {
        let entry = &self.program.entities[entity];
        !entry.flags.intersects(EntityFlags::PREDECLARED | EntityFlags::SYSTEM | EntityFlags::INJECTED)
            && self.is_shared_scope(entry.scope)
    }

    /// Whether a token stands in the definition of the class that a scope is of: what stands there is part of it.
    fn is_inside_class(&self, scope: ScopeId, token: u32) -> bool {
        let class = self.program.enclosing_class(scope).map(|class| &self.program.classes[class]);
        class.and_then(|class| Some(class.definition?..=class.last?)).is_some_and(|range| range.contains(&token))
    }

    // ---- facts ----

    fn type_fact(&self, ty: TypeId, shown: String) -> Option<Fact> {
        let value = mangle_type(self.program, self.unit.reader().names(), ty, &self.type_options)?;
        Some(Fact { value, shown })
    }

    fn record(&mut self, token: u32, key: String, name: String, repetition: Repetition) -> Option<&mut Record> {
        let place = self.own_place(token)?;
        self.records.push(Record { key, name, place, repetition, facts: BTreeMap::new() });
        self.records.last_mut()
    }

    fn kind(word: &str) -> (Aspect, Fact) {
        (Aspect::Kind, Fact { value: word.to_owned(), shown: format!("a {word}") })
    }

    // ---- functions ----

    /// A function for people.
    pub fn signature(&self, id: FunctionId) -> String {
        self.printer.function_signature_text(id)
    }

    /// The name of a function in object files, if other units may declare the function.
    pub fn function_key(&self, id: FunctionId) -> Option<String> {
        let function = &self.program.functions[id];
        let out = FunctionFlags::IMPLICIT
            | FunctionFlags::BUILTIN
            | FunctionFlags::LAMBDA
            | FunctionFlags::FRIEND_ONLY
            | FunctionFlags::DELETED
            | FunctionFlags::TEMPLATED;
        let is_shared = function.linkage == Linkage::External
            && !function.flags.intersects(out)
            && !self.program.is_made_by_template(id)
            && self.program.entities[function.entity].template.is_none()
            && self.is_shared(function.entity)
            && !has_internal_part(self.program, function.ty);
        is_shared.then(|| mangle_function(self.program, self.unit.reader().names(), id, &self.options))?
    }

    fn function(&mut self, id: FunctionId, function: &Function) {
        if function.flags.contains(FunctionFlags::TEMPLATED) {
            return self.member_of_template(id, function);
        }
        let Some(key) = self.function_key(id) else { return };
        let program = self.program;
        let declaration = |id| program.function_declarations.get(id);
        let in_place = |it: &&FunctionDeclaration| {
            !it.flags.intersects(FunctionDeclarationFlags::IN_CLASS | FunctionDeclarationFlags::NOT_WRITTEN)
        };
        let first = function.first_declaration.and_then(declaration).filter(in_place);
        let defined = function.definition.and_then(declaration).filter(in_place).filter(|it| it.body.is_some());
        let weak = FunctionFlags::WEAK | FunctionFlags::GNU_INLINE;
        let inline = FunctionFlags::INLINE | FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        let (token, repetition) = match (first, defined) {
            (_, Some(it)) if !function.flags.intersects(weak) => {
                let is_inline = function.flags.intersects(inline);
                (it.name, if is_inline { Repetition::Shared } else { Repetition::Unique })
            }
            (Some(it), _) => (it.name, Repetition::Declared),
            _ => return,
        };
        let name = self.printer.function_signature_text(id);
        let ty = match function.flags.contains(FunctionFlags::DEDUCED_RETURN) {
            true => None,
            false => self.type_fact(function.ty, self.printer.function_declaration_text(id)),
        };
        let body = defined.filter(|_| repetition == Repetition::Shared);
        let body = body.map(|it| definition::fact(self.unit, it.first..=it.last));
        let space = space_text(function.space);
        // A function that is defined behind its first declaration is declared there, too.
        let earlier = first.filter(|it| it.name != token);
        for (token, repetition, body) in
            [(token, repetition, body)].into_iter().chain(earlier.map(|it| (it.name, Repetition::Declared, None)))
        {
            let Some(record) = self.record(token, key.clone(), name.clone(), repetition) else { continue };
            record.facts.extend([Self::kind("function")]);
            record.facts.extend(ty.clone().map(|fact| (Aspect::Type, fact)));
            record.facts.insert(Aspect::ExecutionSpace, Fact { value: space.to_owned(), shown: space.to_owned() });
            record.facts.extend(body.map(|fact| (Aspect::Definition, fact)));
        }
    }

    /// Of function templates and members of class templates: the name, and the tokens of the head and the declarator, without
    /// CUDA's attributes. Other tokens may make another template ([temp.over.link]), so only equal ones are compared.
    fn template_key(&self, id: FunctionId, it: &FunctionDeclaration) -> String {
        let program = self.program;
        let function = &program.functions[id];
        let range = it.first..=it.declarator_last;
        let uses = program.attribute_uses.iter().filter(|attribute| range.contains(&attribute.list_first));
        let attributes: Vec<(u32, u32)> = uses.map(|attribute| (attribute.list_first, attribute.list_last)).collect();
        let named = Named { program, names: self.unit.reader().names() };
        let signature = StructuralHasher::of_type(named, function.ty);
        let head = definition::tokens_hash(self.unit, range, &attributes);
        format!("function template {} {signature:x} {head}", self.printer.entity_text(function.entity))
    }

    fn templated_function(&mut self, id: FunctionId, function: &Function) {
        let program = self.program;
        let out = FunctionDeclarationFlags::IN_CLASS
            | FunctionDeclarationFlags::NOT_WRITTEN
            | FunctionDeclarationFlags::FRIEND
            | FunctionDeclarationFlags::STATIC;
        let defined = program.definition_of(id).filter(|it| it.body.is_some() && !it.flags.intersects(out));
        let Some(it) = defined else { return };
        let is_shared = function.linkage == Linkage::External && self.is_shared(function.entity);
        if !is_shared || function.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::LAMBDA) {
            return;
        }
        let (key, name) = (self.template_key(id, it), self.printer.function_signature_text(id));
        let (body, space) = (definition::fact(self.unit, it.first..=it.last), space_text(function.space));
        let Some(record) = self.record(it.name, key, name, Repetition::Shared) else { return };
        record.facts.insert(Aspect::ExecutionSpace, Fact { value: space.to_owned(), shown: space.to_owned() });
        record.facts.insert(Aspect::Definition, body);
    }

    /// A member of a class template, which is defined outside of it.
    fn member_of_template(&mut self, id: FunctionId, function: &Function) {
        if self.program.entities[function.entity].template.is_none() && !self.program.is_made_by_template(id) {
            self.templated_function(id, function);
        }
    }

    // ---- variables ----

    fn variable(&mut self, id: VariableId, variable: &Variable) {
        let program = self.program;
        let entity = &program.entities[variable.entity];
        let out = VariableFlags::PARAMETER
            | VariableFlags::BINDING
            | VariableFlags::SPECIALIZATION
            | VariableFlags::ANONYMOUS_UNION
            | VariableFlags::INIT_CAPTURE
            | VariableFlags::WEAK;
        let is_variable = matches!(entity.kind, EntityKind::Variable(_)) && entity.template.is_none();
        // Without separate compilation every unit has device variables of its own.
        let is_own = !variable.space.is_empty() && !self.unit.options.device_c;
        if !is_variable
            || is_own
            || variable.linkage != Linkage::External
            || variable.flags.intersects(out)
            || entity.flags.intersects(EntityFlags::DEPENDENT | EntityFlags::LOCAL)
            || !self.is_shared(variable.entity)
            || has_internal_part(program, variable.ty)
        {
            return;
        }
        let Some(key) = mangle_variable(program, self.unit.reader().names(), id, &self.options) else { return };
        let in_place = |it: &&VariableDeclaration| {
            !it.flags.intersects(VariableDeclarationFlags::IN_CLASS | VariableDeclarationFlags::NOT_WRITTEN)
        };
        let defined = variable.definition.and_then(|id| program.variable_declarations.get(id)).filter(in_place);
        let inline = VariableFlags::INLINE;
        let (token, repetition) = match defined {
            Some(it) if variable.flags.intersects(inline) => (it.name, Repetition::Shared),
            Some(it) if it.flags.contains(VariableDeclarationFlags::DEFINITION) => (it.name, Repetition::Unique),
            _ if self.is_inside_class(entity.scope, entity.token) => return,
            _ => (entity.token, Repetition::Declared),
        };
        let element = match program.structure(variable.ty) {
            Type::Array { element, .. } => element,
            _ => variable.ty,
        };
        let shown = self.printer.type_text(variable.ty);
        let is_array = element != variable.ty;
        let mut ty = self.type_fact(element, shown.clone());
        if let Some(fact) = ty.as_mut().filter(|_| is_array) {
            fact.value.insert_str(0, "[]");
        }
        let bound = self.type_fact(variable.ty, shown).filter(|_| is_array && !self.is_open_array(variable.ty));
        let body = defined.filter(|_| repetition == Repetition::Shared);
        let body = body.map(|it| definition::fact(self.unit, it.specifiers..=it.end));
        let (name, space) = (self.printer.entity_text(variable.entity), memory_text(variable));
        let Some(record) = self.record(token, key, name, repetition) else { return };
        record.facts.extend([Self::kind("variable")]);
        record.facts.extend(ty.map(|fact| (Aspect::Type, fact)));
        record.facts.extend(bound.map(|fact| (Aspect::Bound, fact)));
        record.facts.insert(Aspect::MemorySpace, Fact { value: space.to_owned(), shown: space.to_owned() });
        record.facts.extend(body.map(|fact| (Aspect::Definition, fact)));
    }

    /// An array whose bound another declaration may give ([basic.link]/11).
    fn is_open_array(&self, ty: TypeId) -> bool {
        matches!(self.program.structure(ty), Type::Array { bound, .. } if !matches!(bound, ArrayBound::Known(_)))
    }

    // ---- classes and enumerations ----

    fn class(&mut self, id: ClassId, class: &Class) {
        let (Some(first), Some(last)) = (class.definition, class.last) else { return };
        let entity = &self.program.entities[class.entity];
        let is_shared = class.is_complete
            && !class.is_closure
            && !class.is_instance
            && self.is_named(class.entity, class.typedef_name)
            && !entity.flags.contains(EntityFlags::LOCAL)
            && self.is_shared(class.entity)
            && !self.is_inside_class(entity.scope, first);
        if !is_shared {
            return;
        }
        let key = match class.is_dependent {
            true => self.pattern_key(id, class, first),
            false if has_internal_part(self.program, class.ty) => return,
            false => mangle_type(self.program, self.unit.reader().names(), class.ty, &self.options),
        };
        let Some(key) = key else { return };
        let name = self.printer.entity_text(class.typedef_name.unwrap_or(class.entity));
        let layout = if class.is_dependent { None } else { self.layout(class) };
        let body = definition::fact(self.unit, first..=last);
        let key = format!("type {key}");
        let Some(record) = self.record(self.name_before(class, first), key, name, Repetition::Shared) else { return };
        record.facts.extend([Self::kind(match class.key {
            ClassKey::Union => "union",
            _ => "class",
        })]);
        record.facts.extend(layout.map(|fact| (Aspect::Layout, fact)));
        record.facts.insert(Aspect::Definition, body);
    }

    /// The token that stands for the definition of a class: its name, if the definition is the first declaration.
    fn name_before(&self, class: &Class, first: u32) -> u32 {
        let name = self.program.entities[class.entity].token;
        if name < first && first - name < 64 && !class.is_dependent { name } else { first.saturating_sub(1) }
    }

    /// The template that a class is the pattern of; of a partial specialization its head and arguments as they are written.
    fn pattern_key(&self, id: ClassId, class: &Class, first: u32) -> Option<String> {
        let program = self.program;
        let template = class.template?;
        let names = self.unit.reader().names();
        let key = mangle_named(program, names, program.templates[template].entity, &self.options)?;
        if class.arguments.is_none() {
            return Some(key);
        }
        let head = program.pattern_heads.get(&id).filter(|head| head.first < first)?;
        Some(format!("{key} {}", definition::tokens_hash(self.unit, head.first..=first.saturating_sub(1), &[])))
    }

    /// Bases and data members: one line for each.
    fn layout(&self, class: &Class) -> Option<Fact> {
        let names = self.unit.reader().names();
        let (mut value, mut shown) = (Vec::new(), Vec::new());
        for base in &class.bases {
            let ty = mangle_type(self.program, names, base.ty, &self.type_options)?;
            value.push(format!("{ty} {}", base.is_virtual));
            shown.push(format!("base {}", self.printer.type_text(base.ty)));
        }
        for member in &class.data_members {
            value.push(self.member(member)?);
            let name = member.variable.map(|id| self.printer.unqualified_text(self.program.variables[id].entity));
            shown.push(self.printer.declaration_text(member.ty, &name.unwrap_or_default()));
        }
        let layout = &class.layout;
        value.push(format!("{} {} {}", layout.alignment, layout.is_packed, layout.pack));
        shown.push(String::new());
        let is_known = !layout.has_unknown_alignment;
        is_known.then(|| Fact { value: value.join("\n"), shown: shown.join("\n") })
    }

    /// What a data member adds to the layout; none where it is not known. Names of members count: they are found by them.
    fn member(&self, member: &DataMember) -> Option<String> {
        let program = self.program;
        let names = self.unit.reader().names();
        // An anonymous union has no name of its own, and its members are tokens of the definition.
        let name = member.variable.and_then(|id| program.symbol(program.variables[id].entity));
        let ty = match name {
            Some(_) => mangle_type(program, names, member.ty, &self.type_options)?,
            None => String::new(),
        };
        let name = name.map_or("", |symbol| names.text(symbol));
        let width = match member.width {
            Some(width) => {
                let width = program.expressions.get(width)?;
                definition::tokens_hash(self.unit, width.first..=width.last, &[])
            }
            None => String::new(),
        };
        let layout = &member.layout;
        if layout.has_unknown_alignment {
            return None;
        }
        Some(format!("{name} {ty} {width} {} {} {}", layout.alignment, layout.is_packed, layout.no_unique_address))
    }

    fn enumeration(&mut self, entry: &Enum, defined: Option<u32>) {
        let entity = &self.program.entities[entry.entity];
        let Some(token) = defined else { return };
        let is_shared = entry.is_complete
            && self.is_named(entry.entity, entry.typedef_name)
            && !entity.flags.intersects(EntityFlags::LOCAL | EntityFlags::DEPENDENT)
            && self.is_shared(entry.entity)
            && !self.is_inside_class(entity.scope, token);
        let names = self.unit.reader().names();
        let key = is_shared.then(|| mangle_type(self.program, names, entry.ty, &self.options)).flatten();
        let Some(key) = key else { return };
        let lines: Option<Vec<String>> = entry
            .enumerators
            .iter()
            .map(|&(id, value)| Some(format!("{} = {}", self.printer.unqualified_text(id), value?)))
            .collect();
        let underlying = entry.underlying.filter(|_| entry.is_fixed);
        let ty = underlying.and_then(|ty| self.type_fact(ty, self.printer.type_text(ty)));
        let name = self.printer.entity_text(entry.typedef_name.unwrap_or(entry.entity));
        let Some(record) = self.record(token, format!("type {key}"), name, Repetition::Shared) else { return };
        record.facts.extend([Self::kind("enumeration")]);
        record.facts.extend(ty.map(|fact| (Aspect::Type, fact)));
        let lines = lines.map(|lines| lines.join("\n"));
        record.facts.extend(lines.map(|lines| (Aspect::Enumerators, Fact { value: lines.clone(), shown: lines })));
    }

    // ---- templates ----

    fn template(&mut self, template: &Template) {
        let program = self.program;
        let Some(pattern) = template.pattern else { return };
        match (template.kind, program.entities[pattern].kind) {
            (TemplateKind::Function, EntityKind::Function(function)) => {
                self.templated_function(function, &program.functions[function]);
            }
            (TemplateKind::Variable, EntityKind::Variable(variable)) => self.variable_template(template, variable),
            _ => {}
        }
    }

    fn variable_template(&mut self, template: &Template, variable: VariableId) {
        let program = self.program;
        let entry = &program.variables[variable];
        let defined = entry.definition.and_then(|id| program.variable_declarations.get(id));
        let Some(it) = defined.filter(|it| !it.flags.contains(VariableDeclarationFlags::NOT_WRITTEN)) else { return };
        let entity = &program.entities[template.entity];
        let is_shared = entry.linkage == Linkage::External
            && self.is_shared(template.entity)
            && !self.is_inside_class(entity.scope, it.name)
            && (entry.space.is_empty() || self.unit.options.device_c);
        if !is_shared {
            return;
        }
        let Some(key) = mangle_named(program, self.unit.reader().names(), template.entity, &self.options) else {
            return;
        };
        let body = definition::fact(self.unit, it.first..=it.end);
        let (name, key) = (self.printer.entity_text(template.entity), format!("variable template {key}"));
        let Some(record) = self.record(it.name, key, name, Repetition::Shared) else { return };
        record.facts.insert(Aspect::Definition, body);
    }
}

/// A memory space as it is written.
fn memory_text(variable: &Variable) -> &'static str {
    use cufe_il::MemorySpace;
    let space = variable.space;
    match () {
        () if space.contains(MemorySpace::MANAGED) => "__managed__",
        () if space.contains(MemorySpace::CONSTANT) => "__constant__",
        () if space.contains(MemorySpace::SHARED) => "__shared__",
        () if space.contains(MemorySpace::DEVICE) => "__device__",
        () => "in host memory",
    }
}
