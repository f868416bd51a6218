//! The text of types as the dump writes them: template parameters by name, depth and position.

use crate::builder::Builder;
use crate::text::UNNAMED;
use cufe_il::{
    ArgumentsId, ArrayBound, Builtin, ClassId, ClassKey, EntityId, EntityKind, EnumId, FunctionType, FunctionTypeFlags,
    ParameterDeclaration, Qualifiers, ScopeId, ScopeKind, TemplateArgument, Type, TypeId,
};

/// Nesting beyond this depth is not written.
const MAXIMUM_DEPTH: u32 = 60;

fn qualifiers_text(qualifiers: Qualifiers) -> String {
    let words =
        [(Qualifiers::CONST, "const"), (Qualifiers::VOLATILE, "volatile"), (Qualifiers::RESTRICT, "__restrict__")];
    let words: Vec<&str> = words.iter().filter(|word| qualifiers.contains(word.0)).map(|word| word.1).collect();
    words.join(" ")
}

fn join(base: &str, declarator: &str) -> String {
    if declarator.is_empty() { base.to_owned() } else { format!("{base} {declarator}") }
}

impl Builder<'_> {
    /// A type.
    pub(crate) fn type_text(&mut self, ty: TypeId) -> String {
        if self.text_depth > MAXIMUM_DEPTH {
            return "...".to_owned();
        }
        self.text_depth += 1;
        let text = self.declaration_text(ty, String::new());
        self.text_depth -= 1;
        text
    }

    /// Builds the declarator from the inside out.
    pub(crate) fn declaration_text(&mut self, mut ty: TypeId, mut declarator: String) -> String {
        ty = self.shown_type(ty);
        loop {
            let (operator, target) = match self.program.written(ty) {
                Type::Pointer(target) => ("*".to_owned(), target),
                Type::LvalueReference(target) => ("&".to_owned(), target),
                Type::RvalueReference(target) => ("&&".to_owned(), target),
                Type::MemberPointer { class, member } => (format!("{}::*", self.type_text(class)), member),
                Type::Qualified(qualifiers, inner) => {
                    let words = qualifiers_text(qualifiers);
                    match self.program.written(inner) {
                        Type::Pointer(_) | Type::MemberPointer { .. } => {
                            declarator = format!("{words}{declarator}");
                            ty = inner;
                            continue;
                        }
                        _ => return join(&format!("{words} {}", self.base_text(inner)), &declarator),
                    }
                }
                Type::Array { element, bound } => {
                    declarator.push_str(&match bound {
                        ArrayBound::Unknown => "[]".to_owned(),
                        ArrayBound::Known(count) => format!("[{count}]"),
                        ArrayBound::Expression(profiled) => format!("[{}]", self.written_text(profiled.expression)),
                    });
                    ty = element;
                    continue;
                }
                Type::Function(function) => {
                    let function = self.program.function_type_data(function);
                    let is_trailing = function.flags.contains(FunctionTypeFlags::TRAILING_RETURN);
                    declarator.push_str(&self.parameters_text(function));
                    if is_trailing && declarator.starts_with('(') && !declarator.starts_with("(*") {
                        let is_auto =
                            function.flags.intersects(FunctionTypeFlags::CONST | FunctionTypeFlags::TRAILING_RETURN);
                        let declarator = if is_auto { format!("auto {declarator}") } else { declarator };
                        return format!("{declarator}->{}", self.type_text(function.result));
                    }
                    ty = function.result;
                    continue;
                }
                _ => return join(&self.base_text(ty), &declarator),
            };
            let is_inside = matches!(self.program.written(target), Type::Array { .. } | Type::Function(_));
            declarator =
                if is_inside { format!("({operator}{declarator})") } else { format!("{operator}{declarator}") };
            ty = target;
        }
    }

    /// The text of a function type with the types of its parameters as they are written.
    pub(crate) fn written_function_text(&mut self, function: &FunctionType, names: &[ParameterDeclaration]) -> String {
        let texts = names.iter().map(|name| self.type_text(name.written)).collect();
        let declarator = self.parameters_of(function, texts);
        if function.flags.contains(FunctionTypeFlags::TRAILING_RETURN) {
            return format!("auto {declarator}->{}", self.type_text(function.result));
        }
        self.declaration_text(function.result, declarator)
    }

    /// The type of a lambda's function: `(int)->int`.
    pub(crate) fn closure_text(&mut self, function: &FunctionType) -> String {
        let texts: Vec<String> = function.parameters.iter().map(|&ty| self.type_text(ty)).collect();
        format!("({})->{}", texts.join(", "), self.type_text(function.result))
    }

    fn parameters_text(&mut self, function: &FunctionType) -> String {
        let texts = function.parameters.iter().map(|&ty| self.type_text(ty)).collect();
        self.parameters_of(function, texts)
    }

    fn parameters_of(&mut self, function: &FunctionType, mut texts: Vec<String>) -> String {
        if function.flags.contains(FunctionTypeFlags::VARIADIC) {
            texts.push("...".to_owned());
        }
        let mut text = format!("({})", texts.join(", "));
        for (flag, word) in [
            (FunctionTypeFlags::CONST, " const"),
            (FunctionTypeFlags::VOLATILE, " volatile"),
            (FunctionTypeFlags::LVALUE, " &"),
            (FunctionTypeFlags::RVALUE, " &&"),
            (FunctionTypeFlags::NOEXCEPT, " noexcept"),
        ] {
            if function.flags.contains(flag) {
                text.push_str(word);
            }
        }
        text
    }

    fn base_text(&mut self, ty: TypeId) -> String {
        let program = self.program;
        match program.written(ty) {
            Type::Builtin(Builtin::Nullptr) => "std::nullptr_t".to_owned(),
            Type::Builtin(builtin) => builtin.spelling().to_owned(),
            Type::Complex(element) => format!("{} __complex__", self.type_text(element)),
            Type::Class(class) => self.class_text(class),
            Type::Enum(id) => self.enum_text(id),
            Type::Typedef(entity) => self.qualified_text(entity),
            Type::KnownDecltype { target, .. } => self.type_text(target),
            Type::NamedParameter(entity) => {
                let name = self.symbol_text(entity);
                match program.structure(program.canonical(ty)) {
                    Type::TemplateParameter { depth, index, .. } => {
                        let outer = self.outer_heads.get(&entity).copied().unwrap_or_default();
                        format!("{name}#({},{})", depth + outer + 1, index + 1)
                    }
                    _ => name,
                }
            }
            Type::TemplateParameter { depth, index, .. } => {
                let name = self.parameter_names.get(&(depth, index)).cloned().unwrap_or_default();
                format!("{name}#({},{})", depth + 1, index + 1)
            }
            Type::Specialization { template, arguments } => {
                format!("{}{}", self.qualified_text(template), self.arguments_text(arguments))
            }
            Type::DependentName { qualifier, name, .. } => {
                let name = self.printer().name_text(name);
                let qualifier = self.type_text(qualifier);
                let qualifier = qualifier.split('#').next().unwrap_or_default();
                format!("{qualifier}::{name}")
            }
            Type::Auto => "auto".to_owned(),
            Type::DecltypeAuto => "decltype(auto)".to_owned(),
            Type::Expansion(pattern) => format!("{}...", self.type_text(pattern)),
            Type::DeducedTemplate(template) => self.qualified_text(template),
            Type::Vector { bytes, element } => {
                format!("__attribute__((vector_size({bytes}))) {}", self.type_text(element))
            }
            Type::Unknown => "<unnamed>".to_owned(),
            _ => self.printer().type_text(ty),
        }
    }

    /// The name of an unnamed type, which is told apart by its entry.
    fn unnamed(&mut self, ty: TypeId) -> String {
        let entry = self.type_entry_unnamed(ty);
        format!("{UNNAMED}{}{UNNAMED}", entry.number())
    }

    fn class_text(&mut self, id: ClassId) -> String {
        let program = self.program;
        let class = &program.classes[id];
        if let Some(template) = class.template {
            let name = self.qualified_text(program.templates[template].entity);
            let arguments = match class.arguments {
                Some(arguments) => self.arguments_text(arguments),
                None => self.own_arguments_text(template),
            };
            return format!("{name}{arguments}");
        }
        let name = class.typedef_name.filter(|_| program.symbol(class.entity).is_none()).unwrap_or(class.entity);
        if program.symbol(name).is_some() {
            return self.qualified_text(name);
        }
        let name = self.unnamed(class.ty);
        if class.is_closure {
            return name;
        }
        let key = match class.key {
            ClassKey::Class => "class",
            ClassKey::Struct => "struct",
            ClassKey::Union => "union",
        };
        format!("{key} {}", self.qualify(program.entities[class.entity].scope, name))
    }

    fn enum_text(&mut self, id: EnumId) -> String {
        let program = self.program;
        let entry = &program.enums[id];
        let name = entry.typedef_name.filter(|_| program.symbol(entry.entity).is_none()).unwrap_or(entry.entity);
        if program.symbol(name).is_some() {
            return self.qualified_text(name);
        }
        let name = self.unnamed(entry.ty);
        format!("enum {}", self.qualify(program.entities[entry.entity].scope, name))
    }

    /// The name of an entity with those of the namespaces and classes around it.
    pub(crate) fn qualified_text(&mut self, entity: EntityId) -> String {
        let name = self.plain_name(entity);
        self.qualify(self.program.entities[entity].scope, name)
    }

    fn qualify(&mut self, scope: ScopeId, mut text: String) -> String {
        let program = self.program;
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &program.scopes[scope];
            match (entry.kind, entry.entity.map(|entity| (entity, program.entities[entity].kind))) {
                (ScopeKind::Namespace, Some((entity, _))) => {
                    let name =
                        program.symbol(entity).map_or("<unnamed>", |symbol| self.unit.tokens.interner.text(symbol));
                    text = format!("{name}::{text}");
                }
                (ScopeKind::Class, Some((_, EntityKind::Class(class)))) => {
                    return format!("{}::{text}", self.type_text(program.classes[class].ty));
                }
                (ScopeKind::FunctionParameters | ScopeKind::Block | ScopeKind::Lambda, _) => return text,
                _ => {}
            }
            next = entry.parent;
        }
        text
    }

    /// The parameters of a template as its arguments, by the names in its head.
    fn own_arguments_text(&mut self, template: cufe_il::TemplateId) -> String {
        let program = self.program;
        let mut texts = Vec::new();
        for parameter in &program.templates[template].head.parameters {
            let ty = program.known_type(Type::NamedParameter(parameter.entity));
            let mut text = match (parameter.kind, ty) {
                (cufe_il::TemplateParameterKind::Type, Some(ty)) => self.type_text(ty),
                _ => self.symbol_text(parameter.entity),
            };
            if parameter.is_pack && !text.ends_with("...") {
                text.push_str("...");
            }
            texts.push(text);
        }
        format!("<{}>", texts.join(", "))
    }

    /// `<int, 3>`
    pub(crate) fn arguments_text(&mut self, arguments: ArgumentsId) -> String {
        let mut texts = Vec::new();
        self.argument_texts(arguments, &mut texts);
        format!("<{}>", texts.join(", "))
    }

    fn argument_texts(&mut self, arguments: ArgumentsId, texts: &mut Vec<String>) {
        for &argument in self.program.arguments(arguments) {
            match argument {
                TemplateArgument::Pack(elements) => self.argument_texts(elements, texts),
                TemplateArgument::Type(ty) => texts.push(self.type_text(ty)),
                TemplateArgument::Expansion(ty) => {
                    let text = self.type_text(ty);
                    texts.push(if text.ends_with("...") { text } else { format!("{text}...") });
                }
                TemplateArgument::Expression(profiled) => texts.push(self.written_text(profiled.expression)),
                TemplateArgument::Value(ty, value) => texts.push(self.integer_text(ty, value)),
                _ => texts.push(self.printer().argument_text(argument)),
            }
        }
    }
}
