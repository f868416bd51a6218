//! Types by names that mean the same at every place of the unit: from the global scope, `::n::S<int *>`. For text that is
//! put where a host compiler could not find, or would not accept, what was written. Types that may depend on template parameters
//! are written for one place: by the names that the parameters have there ([`crate::spelled_parameter`]), and by paths as the
//! reference has them there ([`crate::path`]), for clang mangles those of expressions.

use crate::builder::Builder;
use crate::path::Target;
use crate::spelled_parameter::{Bound, ParametersByScope};
use cufe_il::{
    Access, ArgumentsId, ArrayBound, EntityId, EntityKind, FunctionType, FunctionTypeFlags, Name, Program, Qualifiers,
    ScopeId, ScopeKind, TemplateArgument, TemplateId, Type, TypeId,
};
use cufe_sema::types::printing::function_qualifiers_text;

/// Nesting of types beyond which none is spelled: arguments of arguments and targets of pointers.
const DEPTH: u32 = 64;

/// Template argument lists of more bytes are not spelled: aliases that mention a parameter twice double them.
const MAXIMUM_LENGTH: usize = 1 << 16;

impl Builder<'_> {
    /// The text of a type that is made of fundamental types, unrestricted pointers and references, and of classes and enumerations that
    /// namespaces and classes name publicly (of unnamed namespaces, too); none for others. It starts with a blank where its
    /// first token could join the one before it.
    pub(crate) fn spelled_anywhere(&self, ty: TypeId) -> Option<String> {
        let text = Speller::new(self, None).ty(ty)?;
        Some(if text.starts_with(':') { format!(" {text}") } else { text })
    }
}

/// What spelling needs.
#[derive(Clone, Copy)]
pub(crate) struct Speller<'a> {
    pub builder: &'a Builder<'a>,
    /// The scope where the text is put, if the types may be dependent.
    pub place: Option<(ScopeId, &'a ParametersByScope)>,
    /// The arguments of the alias template whose target is written.
    pub bound: Option<&'a Bound<'a>>,
    /// How many types may be nested in this one.
    pub depth: u32,
}

/// A type without sugar at its top, its qualifiers, and what its parts are spelled with.
pub(crate) struct Resolved<'a> {
    pub ty: TypeId,
    pub qualifiers: Qualifiers,
    pub speller: Speller<'a>,
}

impl<'a> Speller<'a> {
    pub fn new(builder: &'a Builder<'a>, place: Option<(ScopeId, &'a ParametersByScope)>) -> Self {
        Self { builder, place, bound: None, depth: DEPTH }
    }

    pub fn deeper(self) -> Option<Self> {
        Some(Self { depth: self.depth.checked_sub(1)?, ..self })
    }

    pub fn program(self) -> &'a Program {
        &self.builder.unit.program
    }

    /// A type-id.
    pub fn ty(self, ty: TypeId) -> Option<String> {
        self.declared(ty, Qualifiers::empty(), String::new())
    }

    /// A type with more qualifiers and with its declarator around what is given.
    fn declared(self, ty: TypeId, more: Qualifiers, declarator: String) -> Option<String> {
        let Resolved { ty, mut qualifiers, speller } = self.deeper()?.resolved(ty)?;
        qualifiers |= more;
        if qualifiers.contains(Qualifiers::RESTRICT) {
            return None;
        }
        let words = qualifiers_text(qualifiers);
        match speller.program().written(ty) {
            Type::Pointer(target) => speller.pointer(target, "*", words, &declarator),
            Type::MemberPointer { class, member } => {
                let operator = format!("{}::*", speller.qualifier(class)?);
                speller.pointer(member, &operator, words, &declarator)
            }
            // [dcl.ref]/1, /6
            Type::LvalueReference(target) => speller.reference(target, "&", &declarator),
            Type::RvalueReference(target) => speller.reference(target, "&&", &declarator),
            Type::Array { element, bound } => {
                let bound = match bound {
                    ArrayBound::Unknown => String::new(),
                    ArrayBound::Known(count) => count.to_string(),
                    ArrayBound::Expression(profiled) => speller.expression(profiled.expression)?,
                };
                // [basic.type.qualifier]/5
                speller.declared(element, qualifiers, format!("{declarator}[{bound}]"))
            }
            Type::Function(function) => {
                let function = speller.program().function_type_data(function);
                let parameters = speller.parameters(function)?;
                speller.declared(function.result, Qualifiers::empty(), format!("{declarator}{parameters}"))
            }
            _ => {
                let name = speller.name(ty)?;
                let words = if words.is_empty() { String::new() } else { format!(" {words}") };
                let space = if declarator.is_empty() { "" } else { " " };
                Some(format!("{name}{words}{space}{declarator}"))
            }
        }
    }

    fn pointer(self, target: TypeId, operator: &str, words: &str, declarator: &str) -> Option<String> {
        let space = if words.is_empty() || declarator.is_empty() { "" } else { " " };
        let declarator = format!("{operator}{words}{space}{declarator}");
        let Resolved { ty, .. } = self.resolved(target)?;
        let declarator = match self.program().written(ty) {
            Type::Array { .. } | Type::Function(_) => format!("({declarator})"),
            Type::LvalueReference(_) | Type::RvalueReference(_) => return None,
            _ => declarator,
        };
        self.declared(target, Qualifiers::empty(), declarator)
    }

    fn reference(self, target: TypeId, operator: &str, declarator: &str) -> Option<String> {
        let Resolved { ty, speller, .. } = self.resolved(target)?;
        match (self.program().written(ty), operator) {
            (Type::LvalueReference(inner), _) | (Type::RvalueReference(inner), "&") => {
                speller.deeper()?.reference(inner, "&", declarator)
            }
            (Type::RvalueReference(inner), _) => speller.deeper()?.reference(inner, "&&", declarator),
            _ => self.pointer(target, operator, "", declarator),
        }
    }

    /// `(int, char) const`
    fn parameters(self, function: &FunctionType) -> Option<String> {
        if function.specification.is_some() {
            return None;
        }
        let mut texts = Vec::new();
        for &parameter in &function.parameters {
            self.push_type(parameter, &mut texts)?;
        }
        if function.flags.contains(FunctionTypeFlags::VARIADIC) {
            texts.push("...".to_owned());
        }
        Some(format!("({}){}", texts.join(", "), function_qualifiers_text(function.flags)))
    }

    /// A type without sugar at its top: the canonical one, or, where types may be dependent, one with specializations of alias
    /// templates as they are written.
    pub fn resolved(self, ty: TypeId) -> Option<Resolved<'a>> {
        let program = self.program();
        if self.place.is_none() {
            let (ty, qualifiers) = program.unqualified(program.canonical(ty));
            return Some(Resolved { ty, qualifiers, speller: self });
        }
        let mut found = Resolved { ty, qualifiers: Qualifiers::empty(), speller: self };
        loop {
            found.ty = match program.written(found.ty) {
                Type::Qualified(more, inner) => {
                    found.qualifiers |= more;
                    inner
                }
                Type::Typedef(entity) => match program.entities[entity].kind {
                    EntityKind::Typedef(target) => target,
                    _ => return None,
                },
                Type::NamedParameter(_) => program.canonical(found.ty),
                Type::KnownDecltype { target, .. } => target,
                Type::TemplateParameter { depth, index, .. } => match found.speller.bound_type(depth, index)? {
                    Some((argument, speller)) => {
                        found.speller = speller.deeper()?;
                        argument
                    }
                    None => return Some(found),
                },
                _ => return Some(found),
            };
        }
    }

    /// A type that no declarator makes.
    fn name(self, ty: TypeId) -> Option<String> {
        let program = self.program();
        match program.written(ty) {
            Type::Builtin(builtin) => Some(builtin.spelling().to_owned()),
            Type::Enum(id) => self.entity(program.enums[id].typedef_name.unwrap_or(program.enums[id].entity)),
            Type::Class(class) => {
                let class = &program.classes[class];
                self.entity(class.typedef_name.unwrap_or(class.entity))
            }
            Type::Specialization { template, arguments } => {
                Some(format!("{}{}", self.template(template)?, self.arguments(arguments)?))
            }
            Type::TemplateParameter { .. } => self.parameter(ty),
            Type::DependentName { .. } => Some(format!("typename {}", self.dependent_name(ty)?)),
            Type::Decltype(operand) => Some(format!("decltype({})", self.deeper()?.expression(operand.expression)?)),
            _ => None,
        }
    }

    /// A type before `::`, where no `typename` may stand.
    pub fn qualifier(self, ty: TypeId) -> Option<String> {
        let Resolved { ty, speller, .. } = self.deeper()?.resolved(ty)?;
        match speller.program().written(ty) {
            Type::DependentName { .. } => speller.dependent_name(ty),
            _ => speller.name(ty),
        }
    }

    fn dependent_name(self, ty: TypeId) -> Option<String> {
        let Type::DependentName { qualifier, name, arguments } = self.program().written(ty) else { return None };
        self.dependent_member(qualifier, name, arguments)
    }

    /// `Q::name`, `Q::template name<arguments>`
    pub fn dependent_member(self, qualifier: TypeId, name: Name, arguments: Option<ArgumentsId>) -> Option<String> {
        let name = self.builder.tokens().interner.text(name.symbol()?);
        Some(match arguments {
            Some(arguments) => {
                format!("{}::template {name}{}", self.written_out(qualifier)?, self.arguments(arguments)?)
            }
            None => format!("{}::{name}", self.qualifier(qualifier)?),
        })
    }

    /// The qualified name of a class, an enumeration, a typedef or a template, with the arguments of an instance.
    pub fn entity(self, entity: EntityId) -> Option<String> {
        let inner = self.deeper()?;
        let program = self.program();
        let entry = &program.entities[entity];
        if let EntityKind::Class(class) = entry.kind
            && program.classes[class].arguments.is_none()
            && let Some(template) = program.classes[class].template
        {
            return inner.pattern(template);
        }
        if let Some((place, _)) = self.place
            && let Some(path) = self.builder.relative_path(entry.scope, Target::Member(entity), place)
        {
            let name = self.builder.name_of(entity)?;
            let arguments = match entry.kind {
                EntityKind::Class(class) if program.classes[class].is_closure => return None,
                EntityKind::Class(class) => program.classes[class].arguments,
                _ => None,
            };
            return Some(match arguments {
                Some(arguments) => format!("{path}{name}{}", inner.arguments(arguments)?),
                None => format!("{path}{name}"),
            });
        }
        let scope = program.scopes.get(entry.scope)?;
        let around = match (scope.kind, scope.entity) {
            (ScopeKind::Global, _) => String::new(),
            (ScopeKind::Namespace | ScopeKind::Class, Some(around)) => inner.entity(around)?,
            (ScopeKind::Enum, Some(around)) if self.place.is_some() => inner.entity(around)?,
            _ => return None,
        };
        if scope.kind == ScopeKind::Class && entry.access != Access::Public && self.place.is_none() {
            return None;
        }
        let name = self.builder.name_of(entity);
        match entry.kind {
            EntityKind::Namespace(_) if entry.name == Name::UNNAMED => Some(around),
            EntityKind::Class(class) if program.classes[class].is_closure => None,
            EntityKind::Class(class) if let Some(arguments) = program.classes[class].arguments => {
                Some(format!("{around}::{}{}", name?, inner.arguments(arguments)?))
            }
            EntityKind::Template(template)
                if scope.kind == ScopeKind::Class && program.templates[template].depth > 0 =>
            {
                Some(format!("{around}::template {}", name?))
            }
            _ => Some(format!("{around}::{}", name?)),
        }
    }

    /// A class template with its own parameters as arguments.
    fn pattern(self, template: TemplateId) -> Option<String> {
        self.place?;
        let template = &self.program().templates[template];
        // They are those of the place, not of an alias.
        let speller = Self { bound: None, ..self };
        Some(format!("{}{}", speller.entity(template.entity)?, speller.arguments(template.own_arguments)?))
    }

    /// `< int, 3 >`
    pub fn arguments(self, arguments: ArgumentsId) -> Option<String> {
        let mut texts = Vec::new();
        self.deeper()?.push_arguments(arguments, &mut texts)?;
        // `<::` is read as it is meant since C++11; a blank costs nothing.
        let text = format!("< {} >", texts.join(", "));
        (text.len() <= MAXIMUM_LENGTH).then_some(text)
    }

    fn push_arguments(self, arguments: ArgumentsId, texts: &mut Vec<String>) -> Option<()> {
        let inner = self.deeper()?;
        for &argument in self.program().arguments(arguments) {
            match argument {
                TemplateArgument::Pack(elements) => inner.push_arguments(elements, texts)?,
                TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => inner.push_type(ty, texts)?,
                TemplateArgument::Expression(profiled) => inner.push_expression(profiled.expression, texts)?,
                _ => texts.push(inner.argument(argument)?),
            }
        }
        Some(())
    }

    /// An argument that is no pack and no expansion.
    pub fn argument(self, argument: TemplateArgument) -> Option<String> {
        match argument {
            TemplateArgument::Type(ty) => self.ty(ty),
            TemplateArgument::Value(ty, value) => self.value(ty, value),
            TemplateArgument::Template(template) => self.template(template),
            // A `>` in it must not end the list.
            TemplateArgument::Expression(profiled) => self.operand(profiled.expression),
            TemplateArgument::MemberTemplate { qualifier, name } => {
                let name = self.builder.tokens().interner.text(name.symbol()?);
                Some(format!("{}::template {name}", self.written_out(qualifier)?))
            }
            _ => None,
        }
    }

    /// A value of an integral or enumeration type, as a cast: what parameter takes it need not be known.
    fn value(self, ty: TypeId, value: i128) -> Option<String> {
        let ty = self.ty(ty)?;
        // The least value of `long long` has no literal; none beyond 64 bits has one.
        let number = i64::try_from(value).ok().filter(|&value| value != i64::MIN).map(|value| value.to_string());
        let number = number.or_else(|| u64::try_from(value).ok().map(|value| format!("{value}ULL")))?;
        Some(format!("({ty}){number}"))
    }
}

fn qualifiers_text(qualifiers: Qualifiers) -> &'static str {
    let is_const = qualifiers.contains(Qualifiers::CONST);
    match (is_const, qualifiers.contains(Qualifiers::VOLATILE)) {
        (false, false) => "",
        (true, false) => "const",
        (false, true) => "volatile",
        (true, true) => "const volatile",
    }
}
