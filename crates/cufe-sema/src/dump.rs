//! A readable tree of the entities of a translation unit's own files, in order of declaration.

use crate::Unit;
use crate::types::printing::Printer;
use cufe_il::{
    Access, Class, ClassKey, EntityFlags, EntityId, EntityKind, ExecutionSpace, Function, FunctionFlags, Linkage,
    MemorySpace, Program, ScopeId, ScopeKind, StorageClass, TemplateKind, Variable, VariableFlags,
};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use std::fmt::Write;

/// The tree of entities that are declared outside of system headers: one line for each, members indented below.
pub fn dump_entities(unit: &Unit) -> String {
    let program = &unit.program;
    let mut members: HashMap<ScopeId, Vec<EntityId>, FxBuildHasher> = HashMap::default();
    for (id, entity) in program.entities.iter() {
        if is_shown(unit, id) {
            members.entry(scope_of_declaration(program, entity.scope)).or_default().push(id);
        }
    }
    let mut out = String::new();
    let mut dumper = Dumper { unit, printer: Printer::with_text(program, unit.reader()), members };
    // What is still to be written, the next one last.
    let mut open: Vec<(EntityId, usize)> = Vec::new();
    dumper.push_members(Program::GLOBAL_SCOPE, 0, &mut open);
    while let Some((entity, depth)) = open.pop() {
        let _ = writeln!(out, "{:indent$}{}", "", dumper.line(entity), indent = depth.min(100) * 2);
        for scope in dumper.inner_scopes(entity).into_iter().rev() {
            dumper.push_members(scope, depth + 1, &mut open);
        }
    }
    out
}

fn is_own(unit: &Unit, token: u32) -> bool {
    unit.reader().is_own_text(token)
}

fn is_shown(unit: &Unit, id: EntityId) -> bool {
    let entity = &unit.program.entities[id];
    let hidden = EntityFlags::PREDECLARED | EntityFlags::INJECTED | EntityFlags::SYSTEM;
    if entity.flags.intersects(hidden) || entity.template.is_some() {
        return false; // a template's pattern is shown with the template
    }
    match entity.kind {
        EntityKind::Label | EntityKind::TypeParameter(_) | EntityKind::ValueParameter(_) => false,
        EntityKind::Variable(variable) if unit.program.variables[variable].flags.contains(VariableFlags::PARAMETER) => {
            false
        }
        EntityKind::Namespace(namespace) => {
            // A namespace may begin in a system header and go on in the user's file.
            unit.program
                .namespace_parts
                .iter()
                .any(|part| part.namespace == unit.program.namespaces[namespace].entity && is_own(unit, part.first))
        }
        EntityKind::Template(template) if unit.program.templates[template].parameter.is_some() => false,
        _ => entity.token == u32::MAX || is_own(unit, entity.token),
    }
}

/// The scope of which something is a member, without template heads.
fn scope_of_declaration(program: &Program, mut scope: ScopeId) -> ScopeId {
    while program.scopes[scope].kind == ScopeKind::TemplateParameters
        && let Some(parent) = program.scopes[scope].parent
    {
        scope = parent;
    }
    scope
}

struct Dumper<'a> {
    unit: &'a Unit,
    printer: Printer<'a>,
    members: HashMap<ScopeId, Vec<EntityId>, FxBuildHasher>,
}

impl Dumper<'_> {
    /// Moves the members of a scope to the list of what is to be written, so that each is written once.
    fn push_members(&mut self, scope: ScopeId, depth: usize, open: &mut Vec<(EntityId, usize)>) {
        for entity in self.members.remove(&scope).unwrap_or_default().into_iter().rev() {
            open.push((entity, depth));
        }
    }

    /// The scopes whose members are shown below an entity.
    fn inner_scopes(&self, entity: EntityId) -> Vec<ScopeId> {
        let program = &self.unit.program;
        match program.entities[entity].kind {
            EntityKind::Namespace(namespace) => vec![program.namespaces[namespace].scope],
            EntityKind::Class(class) => program.classes[class].scope.into_iter().collect(),
            EntityKind::Enum(id) => vec![program.enums[id].scope],
            EntityKind::Template(template) => {
                match program.templates[template].pattern.map(|pattern| program.entities[pattern].kind) {
                    Some(EntityKind::Class(class)) => program.classes[class].scope.into_iter().collect(),
                    _ => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }

    fn line(&self, entity: EntityId) -> String {
        let entry = &self.unit.program.entities[entity];
        let mut line = self.kind_text(entity);
        match entry.access {
            Access::Public => {}
            Access::Protected => line.push_str(" [protected]"),
            Access::Private => line.push_str(" [private]"),
        }
        if entry.token != u32::MAX {
            let location = self.unit.source.location(self.unit.reader().position(entry.token));
            let file = self.unit.source.file_name(location.file);
            let _ = write!(line, "  // {file}:{}", location.line);
        }
        line
    }

    fn kind_text(&self, entity: EntityId) -> String {
        let program = &self.unit.program;
        let printer = self.printer;
        let name = printer.unqualified_text(entity);
        match program.entities[entity].kind {
            EntityKind::Namespace(namespace) => {
                let inline = if program.namespaces[namespace].is_inline { "inline " } else { "" };
                format!("{inline}namespace {name}")
            }
            EntityKind::NamespaceAlias(target) => {
                format!("namespace {name} = {}", printer.entity_text(program.namespaces[target].entity))
            }
            EntityKind::Class(class) => self.class_text(&program.classes[class], &name),
            EntityKind::Enum(id) => {
                let entry = &program.enums[id];
                let scoped = if entry.is_scoped { " class" } else { "" };
                let underlying = entry.underlying.map(|ty| format!(" : {}", printer.type_text(ty))).unwrap_or_default();
                format!("enum{scoped} {name}{underlying}")
            }
            EntityKind::Enumerator(id) => {
                let found = program.enums[id].enumerators.iter().find(|enumerator| enumerator.0 == entity);
                match found.and_then(|enumerator| enumerator.1) {
                    Some(value) => format!("enumerator {name} = {value}"),
                    None => format!("enumerator {name}"),
                }
            }
            EntityKind::Variable(variable) => {
                let variable = &program.variables[variable];
                format!(
                    "variable {}{}",
                    printer.declaration_text(variable.ty, &name),
                    bracketed(&variable_words(variable))
                )
            }
            EntityKind::Field(field) => {
                let field = &program.variables[field];
                format!("field {}{}", printer.declaration_text(field.ty, &name), bracketed(&variable_words(field)))
            }
            EntityKind::Function(function) => {
                let text = printer.function_declaration_text(function);
                format!("function {text}{}", bracketed(&function_words(&program.functions[function])))
            }
            EntityKind::Typedef(ty) => format!("typedef {name} = {}", printer.type_text(ty)),
            EntityKind::Template(template) => {
                let template = &program.templates[template];
                let head = printer.head_text(&template.head);
                match template.pattern {
                    Some(pattern) if pattern != entity => format!("{head} {}", self.kind_text(pattern)),
                    _ => format!("{head} {} {name}", template_word(template.kind)),
                }
            }
            EntityKind::Using(using) => {
                let targets: Vec<String> =
                    program.usings[using].targets.iter().map(|&target| printer.entity_text(target)).collect();
                let targets = if targets.is_empty() { name } else { targets.join(", ") };
                format!("using {targets}")
            }
            EntityKind::TypeParameter(_) => format!("typename {name}"),
            EntityKind::ValueParameter(_) => format!("parameter {name}"),
            EntityKind::Label => format!("label {name}"),
        }
    }

    fn class_text(&self, class: &Class, name: &str) -> String {
        let key = match class.key {
            ClassKey::Class => "class",
            ClassKey::Struct => "struct",
            ClassKey::Union => "union",
        };
        let mut text = format!("{key} {name}");
        if let Some(arguments) = class.arguments {
            text.push_str(&self.printer.arguments_text(arguments));
        }
        if class.is_final {
            text.push_str(" final");
        }
        for (position, base) in class.bases.iter().enumerate() {
            text.push_str(if position == 0 { " : " } else { ", " });
            text.push_str(match base.access {
                Access::Public => "public ",
                Access::Protected => "protected ",
                Access::Private => "private ",
            });
            if base.is_virtual {
                text.push_str("virtual ");
            }
            text.push_str(&self.printer.type_text(base.ty));
            if base.is_pack {
                text.push_str("...");
            }
        }
        if !class.is_complete {
            text.push_str(" [incomplete]");
        }
        text
    }
}

fn template_word(kind: TemplateKind) -> &'static str {
    match kind {
        TemplateKind::Class => "class",
        TemplateKind::Function => "function",
        TemplateKind::Variable => "variable",
        TemplateKind::Alias => "alias",
        TemplateKind::Concept => "concept",
        TemplateKind::Parameter => "parameter",
        TemplateKind::Builtin => "builtin",
    }
}

fn bracketed(words: &[&str]) -> String {
    if words.is_empty() { String::new() } else { format!(" [{}]", words.join(" ")) }
}

fn function_words(function: &Function) -> Vec<&'static str> {
    let mut words = Vec::new();
    let space = function.space;
    if space.contains(ExecutionSpace::KERNEL) {
        words.push("__global__");
    }
    if space.contains(ExecutionSpace::HOST_CAPABLE) {
        words.push("__host__");
    }
    if space.contains(ExecutionSpace::DEVICE_WRITTEN) {
        words.push("__device__");
    }
    linkage_words(function.linkage, function.storage, &mut words);
    for (flag, word) in [
        (FunctionFlags::C_LINKAGE, "extern \"C\""),
        (FunctionFlags::STATIC_MEMBER, "static"),
        (FunctionFlags::INLINE, "inline"),
        (FunctionFlags::CONSTEXPR, "constexpr"),
        (FunctionFlags::CONSTEVAL, "consteval"),
        (FunctionFlags::VIRTUAL, "virtual"),
        (FunctionFlags::EXPLICIT, "explicit"),
        (FunctionFlags::DELETED, "deleted"),
        (FunctionFlags::DEFAULTED, "defaulted"),
        (FunctionFlags::PURE, "pure"),
        (FunctionFlags::IMPLICIT, "implicit"),
        (FunctionFlags::DEFINED, "defined"),
    ] {
        if function.flags.contains(flag) {
            words.push(word);
        }
    }
    words
}

fn variable_words(variable: &Variable) -> Vec<&'static str> {
    let mut words = Vec::new();
    for (space, word) in [
        (MemorySpace::DEVICE, "__device__"),
        (MemorySpace::SHARED, "__shared__"),
        (MemorySpace::CONSTANT, "__constant__"),
        (MemorySpace::MANAGED, "__managed__"),
    ] {
        if variable.space.contains(space) {
            words.push(word);
        }
    }
    linkage_words(variable.linkage, variable.storage, &mut words);
    for (flag, word) in [
        (VariableFlags::C_LINKAGE, "extern \"C\""),
        (VariableFlags::STATIC_MEMBER, "static"),
        (VariableFlags::INLINE, "inline"),
        (VariableFlags::CONSTEXPR, "constexpr"),
        (VariableFlags::CONSTINIT, "constinit"),
        (VariableFlags::THREAD_LOCAL, "thread_local"),
        (VariableFlags::MUTABLE, "mutable"),
        (VariableFlags::BIT_FIELD, "bit-field"),
        (VariableFlags::BINDING, "binding"),
        (VariableFlags::DEFINED, "defined"),
    ] {
        if variable.flags.contains(flag) {
            words.push(word);
        }
    }
    words
}

fn linkage_words(linkage: Linkage, storage: StorageClass, words: &mut Vec<&'static str>) {
    if linkage == Linkage::Internal {
        words.push("internal");
    }
    if storage == StorageClass::Extern {
        words.push("extern");
    }
}
