//! Types by names that mean the same at every place of the unit: from the global scope, `::n::S<int *>`. For text that is
//! put where a host compiler could not find, or would not accept, what was written.

use crate::builder::Builder;
use cufe_il::{Access, ArgumentsId, EntityId, EntityKind, Name, Qualifiers, ScopeKind, TemplateArgument, Type, TypeId};

/// Nesting of types beyond which none is spelled: arguments of arguments and targets of pointers.
const DEPTH: u32 = 64;

impl Builder<'_> {
    /// The text of a type that is made of fundamental types, unrestricted pointers and references, and of classes and enumerations that
    /// namespaces and classes name publicly (of unnamed namespaces, too); none for others. It starts with a blank where its
    /// first token could join the one before it.
    pub(crate) fn spelled_anywhere(&self, ty: TypeId) -> Option<String> {
        let text = self.spelled_type(ty, DEPTH)?;
        Some(if text.starts_with(':') { format!(" {text}") } else { text })
    }

    fn spelled_type(&self, ty: TypeId, depth: u32) -> Option<String> {
        let depth = depth.checked_sub(1)?;
        let program = self.program();
        let (inner, qualifiers) = program.unqualified(program.canonical(ty));
        if qualifiers.contains(Qualifiers::RESTRICT) {
            return None;
        }
        let declarator =
            |target: TypeId, operator: &str| Some(format!("{} {operator}", self.spelled_type(target, depth)?));
        let text = match program.written(inner) {
            Type::Builtin(builtin) => builtin.spelling().to_owned(),
            Type::Pointer(target) => declarator(target, "*")?,
            Type::LvalueReference(target) => declarator(target, "&")?,
            Type::RvalueReference(target) => declarator(target, "&&")?,
            Type::Enum(id) => {
                self.spelled_entity(program.enums[id].typedef_name.unwrap_or(program.enums[id].entity), depth)?
            }
            Type::Class(class) => {
                let class = &program.classes[class];
                self.spelled_entity(class.typedef_name.unwrap_or(class.entity), depth)?
            }
            Type::Specialization { template, arguments } => {
                format!("{}{}", self.spelled_entity(template, depth)?, self.spelled_arguments(arguments, depth)?)
            }
            _ => return None,
        };
        Some(match qualifiers_text(qualifiers) {
            "" => text,
            qualifiers => format!("{text} {qualifiers}"),
        })
    }

    /// The qualified name of a class, an enumeration, a typedef or a class template, with the arguments of an instance.
    fn spelled_entity(&self, entity: EntityId, depth: u32) -> Option<String> {
        let depth = depth.checked_sub(1)?;
        let program = self.program();
        let entry = &program.entities[entity];
        let scope = program.scopes.get(entry.scope)?;
        let around = match (scope.kind, scope.entity) {
            (ScopeKind::Global, _) => String::new(),
            (ScopeKind::Namespace | ScopeKind::Class, Some(around)) => self.spelled_entity(around, depth)?,
            _ => return None,
        };
        if scope.kind == ScopeKind::Class && entry.access != Access::Public {
            return None;
        }
        match entry.kind {
            EntityKind::Namespace(_) if entry.name == Name::UNNAMED => Some(around),
            EntityKind::Class(class) if program.classes[class].is_closure => None,
            EntityKind::Class(class) if let Some(arguments) = program.classes[class].arguments => {
                Some(format!("{around}::{}{}", self.name_of(entity)?, self.spelled_arguments(arguments, depth)?))
            }
            _ => Some(format!("{around}::{}", self.name_of(entity)?)),
        }
    }

    fn spelled_arguments(&self, arguments: ArgumentsId, depth: u32) -> Option<String> {
        let depth = depth.checked_sub(1)?;
        let mut texts = Vec::new();
        self.spell_arguments(arguments, depth, &mut texts)?;
        // `<::` is read as it is meant since C++11; a blank costs nothing.
        Some(format!("< {} >", texts.join(", ")))
    }

    fn spell_arguments(&self, arguments: ArgumentsId, depth: u32, texts: &mut Vec<String>) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        for &argument in self.program().arguments(arguments) {
            match argument {
                TemplateArgument::Type(ty) => texts.push(self.spelled_type(ty, depth)?),
                TemplateArgument::Value(ty, value) => texts.push(self.spelled_value(ty, value, depth)?),
                TemplateArgument::Template(template) => texts.push(self.spelled_entity(template, depth)?),
                TemplateArgument::Pack(elements) => self.spell_arguments(elements, depth, texts)?,
                _ => return None,
            }
        }
        Some(())
    }

    /// A value of an integral or enumeration type, as a cast: what parameter takes it need not be known.
    fn spelled_value(&self, ty: TypeId, value: i128, depth: u32) -> Option<String> {
        let ty = self.spelled_type(ty, depth)?;
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
