//! Spelling of types, template arguments and entities, for diagnostics and dumps ([dcl.name], [temp.arg]).
//!
//! Types are spelled as written, with typedef names, or without sugar. Text that a type only points at (operands of
//! `decltype`, dependent array bounds) is taken from the source where the printer has it.

use crate::reader::Reader;
use cufe_base::Interner;
use cufe_base::limits::MAXIMUM_TYPE_WEIGHT;
use cufe_il::{
    ArgumentsId, ArrayBound, Builtin, ClassId, ClassKey, EntityId, EntityKind, ExpressionId, Function, FunctionFlags,
    FunctionId, FunctionType, FunctionTypeFlags, Name, NameKind, Profiled, Program, Qualifiers, ScopeId, ScopeKind,
    TemplateArgument, TemplateHead, TemplateParameter, TemplateParameterKind, Type, TypeId,
};

/// Nesting beyond this depth is written as `...`.
const MAXIMUM_DEPTH: u32 = 100;

/// Texts beyond this many bytes end with `...`.
const MAXIMUM_LENGTH: usize = 1 << 16;

/// A type as written.
pub fn type_text(program: &Program, interner: &Interner, ty: TypeId) -> String {
    Printer::new(program, interner).type_text(ty)
}

/// A type without typedef names.
pub fn canonical_type_text(program: &Program, interner: &Interner, ty: TypeId) -> String {
    Printer::new(program, interner).type_text(program.canonical(ty))
}

/// A type in quotes as messages show it: as written, and behind it without typedef names where that reads otherwise.
pub fn quoted_type_text(program: &Program, interner: &Interner, ty: TypeId) -> String {
    let (written, canonical) = (type_text(program, interner, ty), canonical_type_text(program, interner, ty));
    if written == canonical { format!("\"{written}\"") } else { format!("\"{written}\" (aka \"{canonical}\")") }
}

/// The qualified name of an entity; functions without parameters.
pub fn entity_text(program: &Program, interner: &Interner, entity: EntityId) -> String {
    Printer::new(program, interner).entity_text(entity)
}

/// The qualified name of a function with its parameter types and qualifiers.
pub fn function_signature_text(program: &Program, interner: &Interner, function: FunctionId) -> String {
    Printer::new(program, interner).function_signature_text(function)
}

/// What spelling needs.
#[derive(Clone, Copy)]
pub struct Printer<'a> {
    pub(super) program: &'a Program,
    interner: &'a Interner,
    text: Option<Reader<'a>>,
    depth: u32,
    /// In the signature of a closure, where other closures are only named.
    in_closure: bool,
    /// Typedef names are not written.
    without_typedefs: bool,
    /// The heads whose parameters are written by their names, by depth.
    heads: &'a [Option<&'a TemplateHead>],
}

impl<'a> Printer<'a> {
    /// A printer that does not know the source text.
    pub fn new(program: &'a Program, interner: &'a Interner) -> Self {
        Self { program, interner, text: None, depth: 0, in_closure: false, without_typedefs: false, heads: &[] }
    }

    /// A printer that takes expressions from the source text.
    pub fn with_text(program: &'a Program, reader: Reader<'a>) -> Self {
        Self {
            program,
            interner: reader.names(),
            text: Some(reader),
            depth: 0,
            in_closure: false,
            without_typedefs: false,
            heads: &[],
        }
    }

    /// One that writes what typedef names stand for, and the template parameters of some heads, given by depth, by name.
    pub(crate) fn without_typedefs(self, heads: &'a [Option<&'a TemplateHead>]) -> Self {
        Self { without_typedefs: true, heads, ..self }
    }

    pub(super) fn deeper(self) -> Option<Self> {
        (self.depth < MAXIMUM_DEPTH).then_some(Self { depth: self.depth + 1, ..self })
    }

    /// A type as written.
    pub fn type_text(self, ty: TypeId) -> String {
        self.declaration_text(ty, "")
    }

    /// The declaration of a name with a type: `int (*p)[3]`.
    pub fn declaration_text(self, ty: TypeId, name: &str) -> String {
        let Some(inner) = self.deeper().filter(|_| self.program.type_facts(ty).weight <= MAXIMUM_TYPE_WEIGHT) else {
            return join("...", name);
        };
        inner.declaration(ty, name.to_owned())
    }

    /// Builds the declarator from the inside out: pointers in front, bounds and parameters behind.
    fn declaration(self, mut ty: TypeId, mut declarator: String) -> String {
        loop {
            if declarator.len() > MAXIMUM_LENGTH {
                return format!("... {declarator}");
            }
            match self.program.written(ty) {
                Type::Pointer(target) => ty = self.pointer("*", target, &mut declarator),
                Type::LvalueReference(target) => ty = self.pointer("&", target, &mut declarator),
                Type::RvalueReference(target) => ty = self.pointer("&&", target, &mut declarator),
                Type::MemberPointer { class, member } => {
                    let operator = format!("{}::*", self.type_text(class));
                    ty = self.pointer(&operator, member, &mut declarator);
                }
                Type::Qualified(qualifiers, inner) => {
                    let qualifiers = qualifiers_text(qualifiers);
                    match self.program.written(inner) {
                        Type::Pointer(_) | Type::MemberPointer { .. } => {
                            let separator = if declarator.is_empty() { "" } else { " " };
                            declarator = format!("{qualifiers}{separator}{declarator}");
                            ty = inner;
                        }
                        _ => return join(&format!("{qualifiers} {}", self.base(inner)), &declarator),
                    }
                }
                Type::Array { element, bound } => {
                    declarator.push_str(&match bound {
                        ArrayBound::Unknown => "[]".to_owned(),
                        ArrayBound::Known(count) => format!("[{count}]"),
                        ArrayBound::Expression(Profiled { expression, .. }) => {
                            format!("[{}]", self.expression_text(expression))
                        }
                    });
                    ty = element;
                }
                Type::Function(function) => {
                    let function = self.program.function_type_data(function);
                    declarator.push_str(&self.parameters_text(function));
                    declarator.push_str(&function_qualifiers_text(function.flags));
                    if let Some(Profiled { expression, .. }) = function.specification {
                        declarator.push_str(&format!(" noexcept({})", self.expression_text(expression)));
                    }
                    ty = function.result;
                }
                Type::Typedef(entity) if self.without_typedefs => match self.program.entities[entity].kind {
                    EntityKind::Typedef(target) if target != ty => ty = target,
                    _ => return join(&self.base(ty), &declarator),
                },
                _ => return join(&self.base(ty), &declarator),
            }
        }
    }

    fn pointer(self, operator: &str, target: TypeId, declarator: &mut String) -> TypeId {
        let needs_parentheses = matches!(self.program.written(target), Type::Array { .. } | Type::Function(_));
        *declarator =
            if needs_parentheses { format!("({operator}{declarator})") } else { format!("{operator}{declarator}") };
        target
    }

    /// `(int, char, ...)`
    pub(crate) fn parameters_text(self, function: &FunctionType) -> String {
        let mut texts: Vec<String> = function.parameters.iter().map(|&parameter| self.type_text(parameter)).collect();
        if function.flags.contains(FunctionTypeFlags::VARIADIC) {
            texts.push("...".to_owned());
        }
        format!("({})", texts.join(", "))
    }

    /// A type that is not made of others by a declarator.
    fn base(self, ty: TypeId) -> String {
        let Some(inner) = self.deeper() else { return "...".to_owned() };
        let program = self.program;
        match program.written(ty) {
            Type::Unknown => "<unknown-type>".to_owned(),
            Type::Builtin(builtin) => builtin.spelling().to_owned(),
            Type::Complex(element) => format!("_Complex {}", inner.type_text(element)),
            Type::Class(class) => inner.class_text(class),
            Type::Enum(id) => {
                let entry = &program.enums[id];
                match (program.symbol(entry.entity), entry.typedef_name) {
                    (None, Some(name)) => inner.entity_text(name),
                    (None, None) => {
                        format!("enum {}", inner.qualified(program.entities[entry.entity].scope, "<unnamed>"))
                    }
                    (Some(_), _) => inner.entity_text(entry.entity),
                }
            }
            Type::Typedef(entity) => inner.entity_text(entity),
            Type::KnownDecltype { target, .. } => inner.base(target),
            Type::NamedParameter(entity) => match (program.symbol(entity), program.entities[entity].kind) {
                (Some(symbol), _) => self.interner.text(symbol).to_owned(),
                (None, EntityKind::TypeParameter(target)) if target != ty => inner.base(target),
                _ => "<unnamed>".to_owned(),
            },
            Type::TemplateParameter { depth, index, .. } | Type::KnownPack { depth, index, .. } => {
                match self.parameter_name(depth, index) {
                    Some(name) => name.to_owned(),
                    None => format!("type-parameter-{depth}-{index}"),
                }
            }
            Type::Specialization { template, arguments } => {
                format!("{}{}", inner.entity_text(template), inner.arguments_text(arguments))
            }
            Type::DependentName { qualifier, name, arguments } => {
                let name = inner.name_text(name);
                let list = arguments.map(|arguments| inner.arguments_text(arguments)).unwrap_or_default();
                format!("{}::{name}{list}", inner.type_text(qualifier))
            }
            Type::Decltype(Profiled { expression, .. }) => format!("decltype({})", inner.expression_text(expression)),
            Type::Auto => "auto".to_owned(),
            Type::DecltypeAuto => "decltype(auto)".to_owned(),
            Type::DeducedTemplate(template) => inner.entity_text(template),
            Type::Expansion(pattern) => format!("{}...", inner.type_text(pattern)),
            Type::Vector { element, bytes } => {
                format!("__attribute__((vector_size({bytes}))) {}", inner.type_text(element))
            }
            Type::DependentVector { element, bytes } => {
                let bytes = inner.expression_text(bytes.expression);
                format!("__attribute__((vector_size({bytes}))) {}", inner.type_text(element))
            }
            Type::Transform { keyword, operand } => {
                format!("{}({})", self.interner.text(keyword), inner.type_text(operand))
            }
            // The others have declarators.
            Type::Pointer(_)
            | Type::LvalueReference(_)
            | Type::RvalueReference(_)
            | Type::MemberPointer { .. }
            | Type::Array { .. }
            | Type::Function(_)
            | Type::Qualified(..) => inner.declaration(ty, String::new()),
        }
    }

    fn parameter_name(self, depth: u16, index: u16) -> Option<&'a str> {
        let head = self.heads.get(usize::from(depth)).copied().flatten()?;
        let parameter = head.parameters.get(usize::from(index))?;
        Some(self.interner.text(self.program.symbol(parameter.entity)?))
    }

    /// The parameters of a head by their names, packs expanded, as arguments of the template itself; none where one has no name.
    fn parameter_names(self, head: &TemplateHead) -> Option<String> {
        let name = |parameter: &TemplateParameter| {
            let name = self.interner.text(self.program.symbol(parameter.entity)?);
            Some(if parameter.is_pack { format!("{name}...") } else { name.to_owned() })
        };
        let names: Option<Vec<String>> = head.parameters.iter().map(name).collect();
        names.map(|names| names.join(", "))
    }

    fn class_text(self, id: ClassId) -> String {
        let program = self.program;
        let class = &program.classes[id];
        if class.is_closure
            && let Some(text) = self.closure_text(class.entity)
        {
            return text;
        }
        if let Some(template) = class.template {
            let template = &program.templates[template];
            let name = self.entity_text(template.entity);
            let arguments = class.arguments.unwrap_or(template.own_arguments);
            if arguments == template.own_arguments
                && arguments != Program::NO_ARGUMENTS
                && let Some(names) = self.parameter_names(&template.head)
            {
                return format!("{name}<{names}>");
            }
            return format!("{name}{}", self.arguments_text(arguments));
        }
        match (program.symbol(class.entity), class.typedef_name) {
            (Some(_), _) => self.entity_text(class.entity),
            (None, Some(name)) => self.entity_text(name),
            (None, None) => {
                let key = match class.key {
                    ClassKey::Class => "class",
                    ClassKey::Struct => "struct",
                    ClassKey::Union => "union",
                };
                format!("{key} {}", self.qualified(program.entities[class.entity].scope, "<unnamed>"))
            }
        }
    }

    fn closure_text(self, closure: EntityId) -> Option<String> {
        let lambda = self.program.lambdas.get(self.program.lambda_with_closure(closure)?)?;
        let ty = self.program.as_function(self.program.functions[lambda.call_operator?].ty)?;
        if self.in_closure {
            return Some("lambda []".to_owned());
        }
        Some(format!("lambda []{}", self.closure_signature(ty)))
    }

    /// `(int)->char`
    pub(crate) fn closure_signature(self, ty: &FunctionType) -> String {
        let inner = Self { in_closure: true, ..self };
        format!("{}->{}", inner.parameters_text(ty), inner.type_text(ty.result))
    }

    // ---- template arguments ----

    /// `<int, 3>`
    pub fn arguments_text(self, arguments: ArgumentsId) -> String {
        let mut texts = Vec::new();
        self.argument_texts(self.program.arguments(arguments), &mut texts);
        format!("<{}>", texts.join(", "))
    }

    fn argument_texts(self, list: &[TemplateArgument], texts: &mut Vec<String>) {
        let Some(inner) = self.deeper() else { return };
        for &argument in list {
            match argument {
                TemplateArgument::Pack(elements) => inner.argument_texts(self.program.arguments(elements), texts),
                _ => texts.push(inner.argument_text(argument)),
            }
        }
    }

    /// One template argument.
    pub fn argument_text(self, argument: TemplateArgument) -> String {
        match argument {
            TemplateArgument::Type(ty) => self.type_text(ty),
            TemplateArgument::Value(ty, value) => self.value_text(ty, value),
            TemplateArgument::Constant(ty, value) => self.constant_text(ty, self.program.constant(value)),
            TemplateArgument::Expression(Profiled { expression, .. }) => self.expression_text(expression),
            TemplateArgument::Entity(entity) => format!("&{}", self.entity_text(entity)),
            TemplateArgument::Null => "nullptr".to_owned(),
            TemplateArgument::Template(entity) => self.entity_text(entity),
            TemplateArgument::MemberTemplate { qualifier, name } => {
                format!("{}::template {}", self.type_text(qualifier), self.name_text(name))
            }
            TemplateArgument::UnknownTemplate => "<unknown-template>".to_owned(),
            TemplateArgument::Pack(elements) => {
                let mut texts = Vec::new();
                self.argument_texts(self.program.arguments(elements), &mut texts);
                texts.join(", ")
            }
            TemplateArgument::Expansion(pattern) => format!("{}...", self.type_text(pattern)),
        }
    }

    /// A value of an integral or enumeration type, so that its type can be seen.
    pub fn value_text(self, ty: TypeId, value: i128) -> String {
        match self.program.structure(self.program.unqualified(ty).0) {
            Type::Builtin(Builtin::Bool) => if value == 0 { "false" } else { "true" }.to_owned(),
            Type::Builtin(Builtin::Int) | Type::Unknown => value.to_string(),
            Type::Builtin(Builtin::Char) => match u8::try_from(value).ok().filter(|&byte| is_printable(byte)) {
                Some(byte) => format!("'{}'", char::from(byte)),
                None => format!("(char){value}"),
            },
            Type::Builtin(Builtin::UnsignedInt) => format!("{value}U"),
            Type::Builtin(Builtin::Long) => format!("{value}L"),
            Type::Builtin(Builtin::UnsignedLong) => format!("{value}UL"),
            Type::Builtin(Builtin::LongLong) => format!("{value}LL"),
            Type::Builtin(Builtin::UnsignedLongLong) => format!("{value}ULL"),
            Type::Enum(id) => {
                let enumerators = &self.program.enums[id].enumerators;
                match enumerators.iter().find(|enumerator| enumerator.1 == Some(value)) {
                    Some(&(enumerator, _)) => self.entity_text(enumerator),
                    None => format!("({}){value}", self.type_text(ty)),
                }
            }
            _ => format!("({}){value}", self.type_text(ty)),
        }
    }

    /// An expression as written, with single spaces between its parts.
    pub fn expression_text(self, expression: ExpressionId) -> String {
        let (Some(reader), Some(expression)) = (self.text, self.program.expressions.get(expression)) else {
            return "<expression>".to_owned();
        };
        let range = reader.range(expression.first, expression.last);
        if range.end <= range.start {
            return "<expression>".to_owned();
        }
        let text = reader.text(expression.first, expression.last);
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        words.join(" ")
    }

    // ---- entities ----

    /// The qualified name of an entity.
    pub fn entity_text(self, entity: EntityId) -> String {
        let entry = &self.program.entities[entity];
        self.qualified(entry.scope, &self.unqualified_text(entity))
    }

    /// The name of an entity without qualification.
    pub fn unqualified_text(self, entity: EntityId) -> String {
        let program = self.program;
        let entry = &program.entities[entity];
        match entry.name.kind() {
            NameKind::Constructor => self.scope_class_name(entry.scope).unwrap_or_else(|| "<constructor>".to_owned()),
            NameKind::Destructor => {
                format!("~{}", self.scope_class_name(entry.scope).unwrap_or_else(|| "<destructor>".to_owned()))
            }
            NameKind::Conversion => {
                let function = program.function_of(entity).map(|function| &program.functions[function]);
                match function.and_then(|function| function.conversion) {
                    Some(target) => format!("operator {}", self.type_text(target)),
                    None => "operator <type>".to_owned(),
                }
            }
            NameKind::Unnamed => match entry.kind {
                EntityKind::Class(class) if program.classes[class].is_closure => {
                    self.closure_text(entity).unwrap_or_else(|| "<lambda>".to_owned())
                }
                _ => "<unnamed>".to_owned(),
            },
            _ => self.name_text(entry.name),
        }
    }

    /// A name.
    pub fn name_text(self, name: Name) -> String {
        match name.kind() {
            NameKind::Identifier(symbol) | NameKind::DeductionGuide(symbol) => self.interner.text(symbol).to_owned(),
            NameKind::Operator(operator) => {
                let spelling = operator.spelling();
                let is_word = spelling.starts_with(|first: char| first.is_ascii_alphabetic());
                format!("operator{}{spelling}", if is_word { " " } else { "" })
            }
            NameKind::LiteralOperator(suffix) => format!("operator\"\"{}", self.interner.text(suffix)),
            NameKind::Conversion => "operator <type>".to_owned(),
            NameKind::Constructor => "<constructor>".to_owned(),
            NameKind::Destructor => "<destructor>".to_owned(),
            NameKind::Unnamed => "<unnamed>".to_owned(),
        }
    }

    fn scope_class_name(self, scope: ScopeId) -> Option<String> {
        let class = self.program.enclosing_class(scope)?;
        let symbol = self.program.symbol(self.program.classes[class].entity)?;
        Some(self.interner.text(symbol).to_owned())
    }

    /// Puts the names of enclosing namespaces, classes and scoped enumerations in front of a name.
    fn qualified(self, scope: ScopeId, name: &str) -> String {
        let program = self.program;
        let mut next = Some(scope);
        let mut text = name.to_owned();
        while let Some(scope) = next {
            if text.len() > MAXIMUM_LENGTH {
                return format!("...::{text}");
            }
            let entry = &program.scopes[scope];
            let entity = entry.entity.map(|entity| (entity, program.entities[entity].kind));
            match (entry.kind, entity) {
                (ScopeKind::Namespace, Some((entity, _))) => {
                    let name = match program.symbol(entity) {
                        Some(symbol) => self.interner.text(symbol),
                        None => "<unnamed>",
                    };
                    text = format!("{name}::{text}");
                }
                (ScopeKind::Class, Some((_, EntityKind::Class(class)))) => {
                    // Its text has its own qualification.
                    let class = match self.deeper() {
                        Some(inner) => inner.class_text(class),
                        None => "...".to_owned(),
                    };
                    return format!("{class}::{text}");
                }
                (ScopeKind::Enum, Some((entity, EntityKind::Enum(id)))) if program.enums[id].is_scoped => {
                    text = format!("{}::{text}", self.unqualified_text(entity));
                }
                // Entities of blocks are spelled without their function.
                (ScopeKind::FunctionParameters | ScopeKind::Block | ScopeKind::Lambda, _) => return text,
                _ => {}
            }
            next = entry.parent;
        }
        text
    }

    // ---- functions ----

    /// `N::f(int, char) const`; of a specialization that of its template, with the arguments behind.
    pub fn function_signature_text(self, id: FunctionId) -> String {
        let program = self.program;
        let function = &program.functions[id];
        let pattern = function.specialized.and_then(|template| program.function_of(program.templates[template].entity));
        let described = pattern.map_or(function, |pattern| &program.functions[pattern]);
        let mut text = self.entity_text(function.entity);
        self.push_parameters(described, &mut text);
        if let (Some(template), Some(arguments)) = (function.specialized, function.arguments) {
            text.push_str(&self.with_text_of(&program.templates[template].head, arguments));
        }
        text
    }

    /// `int N::f(int, char) const`, for function templates and dumps.
    pub fn function_declaration_text(self, id: FunctionId) -> String {
        let function = &self.program.functions[id];
        let signature = self.function_signature_text(id);
        let name = self.program.entities[function.entity].name.kind();
        let result = self.program.as_function(function.ty).map(|ty| ty.result);
        match (name, result) {
            (NameKind::Constructor | NameKind::Destructor | NameKind::Conversion, _) | (_, None) => signature,
            (_, Some(result)) => {
                let result = self.type_text(result);
                let separator = if result.ends_with(['*', '&']) { "" } else { " " };
                format!("{result}{separator}{signature}")
            }
        }
    }

    fn push_parameters(self, function: &Function, text: &mut String) {
        if let Some(ty) = self.program.as_function(function.ty) {
            text.push_str(&self.parameters_text(ty));
            text.push_str(&function_qualifiers_text(ty.flags - FunctionTypeFlags::NOEXCEPT));
        } else if !function.flags.contains(FunctionFlags::BUILTIN) {
            text.push_str("(...)");
        }
    }

    /// `N::A<T> [with T=int]`: an instance of a class template.
    pub fn instance_text(self, template: cufe_il::TemplateId, arguments: ArgumentsId) -> String {
        let entry = &self.program.templates[template];
        let names: Vec<String> =
            entry.head.parameters.iter().map(|parameter| self.unqualified_text(parameter.entity)).collect();
        let with = self.with_text_of(&entry.head, arguments);
        format!("{}<{}>{with}", self.entity_text(entry.entity), names.join(", "))
    }

    /// ` [with T=int, N=3]`
    pub fn with_text_of(self, head: &TemplateHead, arguments: ArgumentsId) -> String {
        let list = self.program.arguments(arguments);
        let pairs: Vec<String> = head
            .parameters
            .iter()
            .zip(list)
            .map(|(parameter, &argument)| match argument {
                TemplateArgument::Pack(_) => {
                    format!("{}=<{}>", self.unqualified_text(parameter.entity), self.argument_text(argument))
                }
                _ => format!("{}={}", self.unqualified_text(parameter.entity), self.argument_text(argument)),
            })
            .collect();
        if pairs.is_empty() { String::new() } else { format!(" [with {}]", pairs.join(", ")) }
    }

    /// `template <typename T, int N>`
    pub fn head_text(self, head: &TemplateHead) -> String {
        let parameters = head.parameters.iter().map(|parameter| {
            let name = match self.program.symbol(parameter.entity) {
                Some(symbol) => self.interner.text(symbol),
                None => "",
            };
            let dots = if parameter.is_pack { "..." } else { "" };
            match parameter.kind {
                TemplateParameterKind::Type => join(&format!("typename{dots}"), name),
                TemplateParameterKind::Value(ty) => self.declaration_text(ty, &format!("{dots}{name}")),
                TemplateParameterKind::Template => match self.program.entities[parameter.entity].kind {
                    EntityKind::Template(template) => match self.deeper() {
                        Some(inner) => {
                            let head = inner.head_text(&self.program.templates[template].head);
                            join(&format!("{head} typename{dots}"), name)
                        }
                        None => "...".to_owned(),
                    },
                    _ => join(&format!("template <...> typename{dots}"), name),
                },
            }
        });
        let parameters: Vec<String> = parameters.collect();
        format!("template <{}>", parameters.join(", "))
    }
}

/// Whether a character stands for itself between quotes.
fn is_printable(byte: u8) -> bool {
    (byte.is_ascii_graphic() || byte == b' ') && byte != b'\'' && byte != b'\\'
}

/// Specifiers and a declarator.
fn join(specifiers: &str, declarator: &str) -> String {
    if declarator.is_empty() { specifiers.to_owned() } else { format!("{specifiers} {declarator}") }
}

fn qualifiers_text(qualifiers: Qualifiers) -> String {
    let mut words = Vec::new();
    for (qualifier, word) in
        [(Qualifiers::CONST, "const"), (Qualifiers::VOLATILE, "volatile"), (Qualifiers::RESTRICT, "__restrict__")]
    {
        if qualifiers.contains(qualifier) {
            words.push(word);
        }
    }
    words.join(" ")
}

/// ` const & noexcept`
pub fn function_qualifiers_text(flags: FunctionTypeFlags) -> String {
    let mut text = String::new();
    for (flag, word) in [
        (FunctionTypeFlags::CONST, " const"),
        (FunctionTypeFlags::VOLATILE, " volatile"),
        (FunctionTypeFlags::LVALUE, " &"),
        (FunctionTypeFlags::RVALUE, " &&"),
        (FunctionTypeFlags::NOEXCEPT, " noexcept"),
    ] {
        if flags.contains(flag) {
            text.push_str(word);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use cufe_il::ArrayBound;

    fn text(build: impl FnOnce(&mut Program) -> TypeId) -> String {
        let mut program = Program::new();
        let ty = build(&mut program);
        type_text(&program, &Interner::new(), ty)
    }

    const INT: TypeId = Program::builtin(Builtin::Int);
    const CHAR: TypeId = Program::builtin(Builtin::Char);

    fn function(program: &mut Program, parameters: Vec<TypeId>, flags: FunctionTypeFlags) -> TypeId {
        program.function_type(FunctionType { result: INT, parameters, flags, specification: None })
    }

    #[test]
    fn pointers_stand_behind_a_space() {
        let found = text(|program| {
            let constant = program.qualified(CHAR, Qualifiers::CONST);
            let pointer = program.intern_type(Type::Pointer(constant));
            program.qualified(pointer, Qualifiers::CONST | Qualifiers::RESTRICT)
        });
        assert_eq!(found, "const char *const __restrict__");
    }

    #[test]
    fn qualified_pointers_keep_a_space_on_both_sides() {
        let found = text(|program| {
            let pointer = program.intern_type(Type::Pointer(INT));
            let constant = program.qualified(pointer, Qualifiers::CONST);
            program.intern_type(Type::LvalueReference(constant))
        });
        assert_eq!(found, "int *const &");
    }

    #[test]
    fn pointers_to_arrays_and_functions_have_parentheses() {
        let found = text(|program| {
            let array = program.intern_type(Type::Array { element: INT, bound: ArrayBound::Known(3) });
            program.intern_type(Type::LvalueReference(array))
        });
        assert_eq!(found, "int (&)[3]");
        let found = text(|program| {
            let function = function(program, vec![CHAR], FunctionTypeFlags::VARIADIC);
            let pointer = program.intern_type(Type::Pointer(function));
            program.intern_type(Type::Array { element: pointer, bound: ArrayBound::Unknown })
        });
        assert_eq!(found, "int (*[])(char, ...)");
    }

    #[test]
    fn functions_show_their_qualifiers() {
        let found =
            text(|program| function(program, Vec::new(), FunctionTypeFlags::CONST | FunctionTypeFlags::NOEXCEPT));
        assert_eq!(found, "int () const noexcept");
    }

    #[test]
    fn deep_types_end_somewhere() {
        let found = text(|program| {
            let mut ty = INT;
            for _ in 0..100_000 {
                ty = program.intern_type(Type::Pointer(ty));
            }
            ty
        });
        assert!(found.len() < 2 * MAXIMUM_LENGTH);
        let found = text(|program| {
            let mut ty = INT;
            for _ in 0..1000 {
                let function = function(program, vec![ty], FunctionTypeFlags::empty());
                ty = program.intern_type(Type::Pointer(function));
            }
            ty
        });
        assert!(found.contains("..."));
    }

    #[test]
    fn types_that_share_their_parts_end_somewhere() {
        let found = text(|program| {
            let mut ty = INT;
            for _ in 0..100 {
                let function = function(program, vec![ty, ty], FunctionTypeFlags::empty());
                ty = program.intern_type(Type::Pointer(function));
            }
            ty
        });
        assert_eq!(found, "...");
    }
}
