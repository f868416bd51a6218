//! What is known of an entity, for people.

use crate::answer::{Column, Signature, Symbol};
use cufe_il::{
    ClassKey, EntityId, EntityKind, ExecutionSpace, FunctionFlags, FunctionId, FunctionTypeFlags, MemorySpace, Name,
    Program, TemplateKind, VariableFlags, VariableId,
};
use cufe_sema::Unit;
use cufe_sema::cuda::spaces::{reason, space_text};
use cufe_sema::types::printing::Printer;

/// Describes the entities of a unit.
#[derive(Clone, Copy)]
pub struct Describer<'u> {
    unit: &'u Unit,
    printer: Printer<'u>,
}

/// A column of a text.
fn column(text: &str) -> Column {
    Column { utf8: text.len() as u32, utf16: text.encode_utf16().count() as u32 }
}

impl<'u> Describer<'u> {
    /// For the entities of a unit.
    pub fn new(unit: &'u Unit) -> Self {
        Self { unit, printer: Printer::with_text(&unit.program, unit.reader()) }
    }

    fn program(&self) -> &'u Program {
        &self.unit.program
    }

    /// The name of an entity without qualification.
    pub fn name(&self, entity: EntityId) -> String {
        self.printer.unqualified_text(entity)
    }

    /// What an entity is; its places are left to the caller.
    pub fn symbol(&self, entity: EntityId) -> Symbol {
        let mut facts = Vec::new();
        let declaration = self.declaration(entity, &mut facts);
        Symbol {
            declaration,
            facts,
            declarations: Vec::new(),
            definitions: Vec::new(),
            signatures: self.signatures(entity),
        }
    }

    fn declaration(&self, entity: EntityId, facts: &mut Vec<String>) -> String {
        let program = self.program();
        let entry = &program.entities[entity];
        let name = self.printer.entity_text(entity);
        match entry.kind {
            EntityKind::Namespace(_) => format!("namespace {name}"),
            EntityKind::NamespaceAlias(target) => {
                format!("namespace {name} = {}", self.printer.entity_text(program.namespaces[target].entity))
            }
            EntityKind::Class(class) => {
                let class = &program.classes[class];
                if class.is_closure {
                    return "the type of a lambda".to_owned();
                }
                if !class.is_complete {
                    facts.push("It is not defined here.".to_owned());
                }
                format!("{} {name}", key_text(class.key))
            }
            EntityKind::Enum(id) => {
                let entry = &program.enums[id];
                let key = if entry.is_scoped { "enum class" } else { "enum" };
                let underlying = entry.underlying.map(|ty| format!(" : {}", self.printer.type_text(ty)));
                format!("{key} {name}{}", underlying.unwrap_or_default())
            }
            EntityKind::Enumerator(id) => {
                let known = program.enums[id].enumerators.iter().find(|known| known.0 == entity);
                match known.and_then(|known| known.1) {
                    Some(value) => format!("{name} = {value}"),
                    None => name,
                }
            }
            EntityKind::Variable(variable) | EntityKind::Field(variable) | EntityKind::ValueParameter(variable) => {
                self.variable(entity, variable, facts)
            }
            EntityKind::Function(function) => self.function(function, facts),
            EntityKind::Typedef(ty) => format!("using {name} = {}", self.printer.type_text(ty)),
            EntityKind::TypeParameter(_) => format!("typename {name}"),
            EntityKind::Template(template) => self.template(template, entity, facts),
            EntityKind::Using(_) => format!("using {name}"),
            EntityKind::Label => format!("{name}:"),
        }
    }

    fn template(&self, template: cufe_il::TemplateId, entity: EntityId, facts: &mut Vec<String>) -> String {
        let entry = &self.program().templates[template];
        let head: Vec<String> = entry.head.parameters.iter().map(|it| self.parameter_text(it.entity)).collect();
        let head = head.join(", ");
        let name = self.printer.entity_text(entity);
        match (entry.kind, entry.pattern) {
            (TemplateKind::Concept, _) => format!("template <{head}> concept {name}"),
            (_, Some(pattern)) if pattern != entity => {
                format!("template <{head}> {}", self.declaration(pattern, facts))
            }
            _ => format!("template <{head}> class {name}"),
        }
    }

    fn parameter_text(&self, parameter: EntityId) -> String {
        let program = self.program();
        let name = self.name(parameter);
        match program.entities[parameter].kind {
            EntityKind::ValueParameter(variable) => {
                self.printer.declaration_text(program.variables[variable].ty, &name)
            }
            EntityKind::Template(_) => format!("template <...> class {name}"),
            _ => format!("typename {name}"),
        }
    }

    fn variable(&self, entity: EntityId, variable: VariableId, facts: &mut Vec<String>) -> String {
        let program = self.program();
        let entry = &program.variables[variable];
        let name = self.printer.entity_text(entity);
        let mut text = self.printer.declaration_text(entry.ty, &name);
        if let Some(value) = entry.value {
            text.push_str(&format!(" = {}", self.printer.value_text(entry.ty, value)));
        }
        let words = memory_text(entry.space);
        match program.entities[entity].kind {
            EntityKind::Field(_) => facts.push("A data member.".to_owned()),
            EntityKind::ValueParameter(_) => facts.push("A template parameter.".to_owned()),
            _ if entry.flags.contains(VariableFlags::GRID_CONSTANT) => {
                facts.push("A __grid_constant__ parameter: constant memory of the device.".to_owned());
            }
            _ => {}
        }
        if let Some(explanation) = memory_fact(entry.space) {
            facts.push(explanation.to_owned());
        }
        format!("{words}{text}")
    }

    fn function(&self, function: FunctionId, facts: &mut Vec<String>) -> String {
        let entry = &self.program().functions[function];
        let space = self.space(function);
        facts.push(format!("Runs as {space}: {}.", reason(self.unit, function)));
        let words = [
            (FunctionFlags::CONSTEXPR, "constexpr "),
            (FunctionFlags::CONSTEVAL, "consteval "),
            (FunctionFlags::VIRTUAL, "virtual "),
            (FunctionFlags::STATIC_MEMBER, "static "),
        ];
        let words: String = words.iter().filter(|word| entry.flags.contains(word.0)).map(|word| word.1).collect();
        let behind = [
            (FunctionFlags::DELETED, " = delete"),
            (FunctionFlags::DEFAULTED, " = default"),
            (FunctionFlags::PURE, " = 0"),
        ];
        let behind: String = behind.iter().filter(|word| entry.flags.contains(word.0)).map(|word| word.1).collect();
        format!("{space} {words}{}{behind}", self.printer.function_declaration_text(function))
    }

    /// The space in which a function can be called, as it would be written.
    pub fn space(&self, function: FunctionId) -> &'static str {
        self.implied_space(function).unwrap_or_else(|| space_text(self.program().functions[function].space))
    }

    /// The space of a function that is not written, where it is implied and is not the host's.
    pub fn implied_space(&self, function: FunctionId) -> Option<&'static str> {
        let program = self.program();
        let entry = &program.functions[function];
        if entry.space.contains(ExecutionSpace::ANNOTATED) && !entry.flags.contains(FunctionFlags::LAMBDA) {
            return None;
        }
        let lambda = program.lambda_with_operator(function).and_then(|index| program.lambdas.get(index));
        if let Some(lambda) = lambda {
            let written = cufe_il::LambdaFlags::DEVICE | cufe_il::LambdaFlags::HOST;
            let around = lambda.enclosing.filter(|_| !lambda.flags.intersects(written))?;
            let space = program.functions[around].space;
            // A lambda of a kernel is no kernel.
            return match (space.is_device_code(), space.contains(ExecutionSpace::DEVICE_SIDE)) {
                (true, _) => Some("__device__"),
                (_, true) => Some("__host__ __device__"),
                _ => None,
            };
        }
        let is_everywhere = entry.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
            || entry.flags.contains(FunctionFlags::CONSTEXPR) && self.unit.options.relaxed_constexpr;
        match is_everywhere {
            true => Some("__host__ __device__"),
            false => entry.space.contains(ExecutionSpace::DEVICE_SIDE).then(|| space_text(entry.space)),
        }
    }

    /// Why a function has its space.
    pub fn reason(&self, function: FunctionId) -> String {
        reason(self.unit, function)
    }

    fn signatures(&self, entity: EntityId) -> Vec<Signature> {
        let program = self.program();
        if let Some(function) = program.function_of(entity) {
            return self.signature(function).into_iter().collect();
        }
        let class_and_name = match program.entities[entity].kind {
            EntityKind::Class(class) => Some((class, Name::CONSTRUCTOR)),
            EntityKind::Template(template) => {
                let pattern = program.templates[template].pattern.map(|pattern| program.entities[pattern].kind);
                match pattern {
                    Some(EntityKind::Class(class)) => Some((class, Name::CONSTRUCTOR)),
                    _ => None,
                }
            }
            EntityKind::Typedef(ty) => program.class_of(ty).map(|class| (class, Name::CONSTRUCTOR)),
            EntityKind::Variable(variable) | EntityKind::Field(variable) => {
                let class = program.class_of(program.non_reference(program.variables[variable].ty));
                class.map(|class| (class, Name::operator(cufe_il::Operator::Call)))
            }
            _ => None,
        };
        let Some((class, name)) = class_and_name else { return Vec::new() };
        let named = program.classes[class].functions.iter().filter(|&&member| program.entities[member].name == name);
        named.filter_map(|&member| self.signature(program.function_of(member)?)).collect()
    }

    fn signature(&self, function: FunctionId) -> Option<Signature> {
        let program = self.program();
        let entry = &program.functions[function];
        if entry.flags.contains(FunctionFlags::IMPLICIT) && program.parameters_of(function).is_empty() {
            return None;
        }
        let mut label = format!("{} {}(", self.space(function), self.printer.entity_text(entry.entity));
        let mut parameters = Vec::new();
        let list = program.parameters_of(function);
        for (index, parameter) in list.iter().enumerate() {
            if index > 0 {
                label.push_str(", ");
            }
            let start = column(&label);
            let entity = program.variables[parameter.variable].entity;
            let name = program.symbol(entity).map_or(String::new(), |_| self.name(entity));
            label.push_str(&self.printer.declaration_text(parameter.ty, &name));
            if let Some((equal, last)) = parameter.default {
                label.push(' ');
                label.push_str(&self.unit.reader().text(equal, last));
            }
            parameters.push((start, column(&label)));
        }
        let ty = program.as_function(entry.ty);
        let is_ellipsis = ty.is_some_and(|ty| ty.flags.contains(FunctionTypeFlags::VARIADIC));
        if is_ellipsis {
            let separator = if list.is_empty() { "" } else { ", " };
            label.push_str(separator);
            let start = column(&label);
            label.push_str("...");
            parameters.push((start, column(&label)));
        }
        label.push(')');
        let has_result = entry.conversion.is_none() && program.entities[entry.entity].name != Name::CONSTRUCTOR;
        if has_result && let Some(result) = program.result_of(function) {
            label.push_str(&format!(" -> {}", self.printer.type_text(result)));
        }
        let has_pack = list.last().is_some_and(|last| last.flags.contains(cufe_il::ParameterFlags::PACK));
        Some(Signature { label, parameters, is_variadic: is_ellipsis || has_pack, is_kernel: entry.space.is_kernel() })
    }

    /// Type or signature of an entity, for outlines.
    pub fn detail(&self, entity: EntityId) -> String {
        let program = self.program();
        match program.entities[entity].kind {
            EntityKind::Variable(variable) | EntityKind::Field(variable) => {
                let entry = &program.variables[variable];
                format!("{}{}", memory_text(entry.space), self.printer.type_text(entry.ty))
            }
            EntityKind::Function(function) => {
                let ty = self.printer.type_text(program.functions[function].ty);
                format!("{} {ty}", self.space(function))
            }
            EntityKind::Typedef(ty) => self.printer.type_text(ty),
            EntityKind::Class(class) => key_text(program.classes[class].key).to_owned(),
            _ => String::new(),
        }
    }
}

fn key_text(key: ClassKey) -> &'static str {
    match key {
        ClassKey::Class => "class",
        ClassKey::Struct => "struct",
        ClassKey::Union => "union",
    }
}

/// A memory space as it is written.
fn memory_text(space: MemorySpace) -> &'static str {
    if space.contains(MemorySpace::MANAGED) {
        "__managed__ "
    } else if space.contains(MemorySpace::SHARED) {
        "__shared__ "
    } else if space.contains(MemorySpace::CONSTANT) {
        "__constant__ "
    } else if space.contains(MemorySpace::DEVICE) {
        "__device__ "
    } else {
        ""
    }
}

/// What a memory space means.
fn memory_fact(space: MemorySpace) -> Option<&'static str> {
    Some(match memory_text(space) {
        "__managed__ " => "In managed memory: host and device read and write it by its name.",
        "__shared__ " => "In shared memory: one for each block of threads.",
        "__constant__ " => "In constant memory: device code reads it; host code writes it with cudaMemcpyToSymbol.",
        "__device__ " => "In global memory of the device: host code reaches it with cudaMemcpyToSymbol and its like.",
        _ => return None,
    })
}
