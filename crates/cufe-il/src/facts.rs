//! What is known of every type when it is interned, so that nobody has to walk through its parts: types share parts, and
//! a walk takes time (and stack) that grows with all paths through them.

use crate::{
    ArgumentsId, ArrayBound, EntityId, EntityKind, ExpressionFlags, ExpressionKind, Program, TemplateArgument, Type,
    TypeId,
};
use serde::{Deserialize, Serialize};

/// Facts about a type or a list of template arguments, from those of its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Facts {
    /// Depends on template parameters, or is not known ([temp.dep.type]).
    pub is_dependent: bool,
    /// Mentions a template parameter pack that is not expanded in it ([temp.variadic]).
    pub has_unexpanded_pack: bool,
    /// Substitution may fail in what is written, and not in what it denotes: in a [`Type::KnownDecltype`], and in an argument of
    /// an alias template that the target does not mention.
    pub has_value_decltype: bool,
    /// The number of types that a walk through all parts meets, as far as it can be counted.
    pub weight: u32,
}

impl Facts {
    const DEPENDENT: Self =
        Self { is_dependent: true, has_unexpanded_pack: false, has_value_decltype: false, weight: 1 };
    const KNOWN: Self = Self { is_dependent: false, ..Self::DEPENDENT };

    fn and(self, other: Self) -> Self {
        Self {
            is_dependent: self.is_dependent || other.is_dependent,
            has_unexpanded_pack: self.has_unexpanded_pack || other.has_unexpanded_pack,
            has_value_decltype: self.has_value_decltype || other.has_value_decltype,
            weight: self.weight.saturating_add(other.weight),
        }
    }

    /// Dependent whatever the parts are.
    fn dependent(self) -> Self {
        Self { is_dependent: true, ..self }
    }
}

impl Program {
    /// Facts about a type as it is written.
    pub fn type_facts(&self, ty: TypeId) -> Facts {
        match self.written(ty) {
            // A class can become one of a template after its type was made.
            Type::Class(class) => {
                let class = &self.classes[class];
                let arguments = class.arguments.map_or(Facts::KNOWN, |arguments| self.arguments_facts(arguments));
                Facts { is_dependent: class.is_dependent, weight: arguments.weight, ..Facts::KNOWN }
            }
            Type::Enum(id) => {
                let is_dependent = self.enums.get(id).is_some_and(|entry| entry.is_dependent);
                Facts { is_dependent, ..Facts::KNOWN }
            }
            _ => self.facts_of_types.get(ty.number() as usize).copied().unwrap_or(Facts::DEPENDENT),
        }
    }

    /// Notes of a specialization of an alias template that substitution may fail in an argument that the target does not
    /// mention ([temp.alias]/2).
    pub fn note_written_may_fail(&mut self, ty: TypeId) {
        if let Some(facts) = self.facts_of_types.get_mut(ty.number() as usize) {
            facts.has_value_decltype = true;
        }
    }

    /// Facts about a list of template arguments.
    pub fn arguments_facts(&self, arguments: ArgumentsId) -> Facts {
        self.facts_of_arguments.get(arguments.number() as usize).copied().unwrap_or(Facts::DEPENDENT)
    }

    /// The facts of what a part of a type denotes, with the weight of what is written.
    fn part(&self, ty: TypeId) -> Facts {
        let Facts { weight, has_value_decltype, .. } = self.type_facts(ty);
        Facts { weight, has_value_decltype, ..self.type_facts(self.canonical(ty)) }
    }

    /// The facts of a part that keeps what can fail in it ([`Program::signature_part`]).
    fn signature_part_facts(&self, ty: TypeId) -> Facts {
        let facts = self.part(ty);
        Facts { is_dependent: facts.is_dependent || facts.has_value_decltype, ..facts }
    }

    /// Facts about a type whose parts are interned.
    pub(crate) fn facts_of_type(&self, ty: Type) -> Facts {
        let parts = match ty {
            Type::Unknown
            | Type::NamedParameter(_)
            | Type::Decltype(_)
            | Type::Auto
            | Type::DecltypeAuto
            | Type::DeducedTemplate(_) => return Facts::DEPENDENT,
            Type::KnownDecltype { .. } => return Facts { has_value_decltype: true, ..Facts::DEPENDENT },
            Type::Typedef(entity) => {
                let has_value_decltype = match self.entities[entity].kind {
                    EntityKind::Typedef(target) => self.type_facts(target).has_value_decltype,
                    _ => false,
                };
                return Facts { has_value_decltype, ..Facts::DEPENDENT };
            }
            Type::TemplateParameter { is_pack, .. } => Facts { has_unexpanded_pack: is_pack, ..Facts::DEPENDENT },
            Type::KnownPack { .. } => Facts { has_unexpanded_pack: true, ..Facts::DEPENDENT },
            Type::Builtin(_) | Type::Enum(_) | Type::Class(_) => return Facts::KNOWN,
            Type::Complex(inner)
            | Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Vector { element: inner, .. } => self.part(inner),
            Type::DependentVector { element, .. } => self.part(element).dependent(),
            Type::Array { element, bound } => match bound {
                ArrayBound::Expression(_) => self.part(element).dependent(),
                _ => self.part(element),
            },
            Type::MemberPointer { class, member } => self.part(class).and(self.part(member)),
            Type::Function(function) => {
                let function = self.function_type_data(function);
                let result = self.signature_part_facts(function.result);
                let specification = function
                    .specification
                    .map_or(Facts::KNOWN, |open| self.argument_facts(TemplateArgument::Expression(open)));
                let result = Facts { weight: result.weight, ..result.and(specification) };
                function.parameters.iter().fold(result, |facts, &ty| facts.and(self.signature_part_facts(ty)))
            }
            Type::Specialization { template, arguments } => {
                let mut facts = self.arguments_facts(arguments);
                facts.has_unexpanded_pack |= self.entities[template].flags.contains(crate::EntityFlags::PACK);
                if self.makes_classes(template) && !self.is_member_of_pattern(template) {
                    facts
                } else {
                    facts.dependent()
                }
            }
            Type::DependentName { qualifier, arguments, .. } => {
                let list = arguments.map_or(Facts::KNOWN, |arguments| self.arguments_facts(arguments));
                self.part(qualifier).and(list).dependent()
            }
            Type::Expansion(inner) => Facts { has_unexpanded_pack: false, ..self.part(inner).dependent() },
            Type::Transform { operand, .. } => self.part(operand).dependent(),
        };
        Facts { weight: parts.weight.saturating_add(1), ..parts }
    }

    /// Facts about a list whose parts are interned.
    pub(crate) fn facts_of_list(&self, list: &[TemplateArgument]) -> Facts {
        list.iter().fold(Facts::KNOWN, |facts, &argument| facts.and(self.argument_facts(argument)))
    }

    /// Facts about an argument whose parts are interned.
    pub fn argument_facts(&self, argument: TemplateArgument) -> Facts {
        match argument {
            TemplateArgument::Type(ty) => self.signature_part_facts(ty),
            TemplateArgument::Value(ty, _) | TemplateArgument::Constant(ty, _) => {
                Facts { has_unexpanded_pack: false, ..self.part(ty) }
            }
            // An expression whose value is not known may depend on parameters; it is treated as if it did.
            TemplateArgument::Expression(profiled) => {
                let entry = self.expressions.get(profiled.expression);
                let has_unexpanded_pack = entry.is_some_and(|entry| {
                    entry.flags.contains(ExpressionFlags::UNEXPANDED)
                        && !matches!(entry.kind, ExpressionKind::PackExpansion(_))
                });
                Facts { has_unexpanded_pack, ..Facts::DEPENDENT }
            }
            TemplateArgument::MemberTemplate { qualifier, .. } => self.part(qualifier).dependent(),
            TemplateArgument::UnknownTemplate => Facts::DEPENDENT,
            TemplateArgument::Expansion(ty) => Facts { has_unexpanded_pack: false, ..self.part(ty).dependent() },
            TemplateArgument::Entity(_) | TemplateArgument::Null => Facts::KNOWN,
            TemplateArgument::Template(entity) => match self.entities[entity].kind {
                EntityKind::Template(_) if !self.is_template_parameter(entity) => Facts::KNOWN,
                _ => Facts::DEPENDENT,
            },
            TemplateArgument::Pack(list) => self.arguments_facts(list),
        }
    }

    /// Whether an entity is a class template. What a template template parameter makes is not known; an alias that is not
    /// replaced by its target is one whose target is not known.
    fn makes_classes(&self, entity: EntityId) -> bool {
        matches!(self.entities[entity].kind, EntityKind::Template(template)
            if self.templates[template].kind == crate::TemplateKind::Class)
    }

    /// Whether an entity is a member of a class that depends on template parameters: what is made of it does, too
    /// ([temp.dep.type]/7).
    fn is_member_of_pattern(&self, entity: EntityId) -> bool {
        let around = &self.scopes[self.entities[entity].scope];
        matches!(around.kind, crate::ScopeKind::Class)
            && around.entity.is_some_and(|class| {
                matches!(
                    self.entities[class].kind,
                    EntityKind::Class(class) if self.classes[class].is_dependent
                )
            })
    }

    /// Whether an entity is a template template parameter.
    fn is_template_parameter(&self, entity: EntityId) -> bool {
        matches!(self.entities[entity].kind, EntityKind::Template(template)
            if self.templates[template].parameter.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Builtin, FunctionType, FunctionTypeFlags};

    #[test]
    fn facts_come_from_the_parts() {
        let mut program = Program::new();
        let parameter = program.intern_type(Type::TemplateParameter { depth: 0, index: 0, is_pack: true });
        let pointer = program.intern_type(Type::Pointer(parameter));
        assert_eq!(
            program.type_facts(pointer),
            Facts { is_dependent: true, has_unexpanded_pack: true, weight: 3, has_value_decltype: false }
        );
        let expansion = program.intern_type(Type::Expansion(pointer));
        assert!(!program.type_facts(expansion).has_unexpanded_pack);
        let int = Program::builtin(Builtin::Int);
        let function =
            FunctionType { result: int, parameters: vec![int], flags: FunctionTypeFlags::empty(), specification: None };
        let function = program.function_type(function);
        assert_eq!(
            program.type_facts(function),
            Facts { is_dependent: false, has_unexpanded_pack: false, weight: 3, has_value_decltype: false }
        );
    }

    #[test]
    fn a_type_that_shares_its_parts_has_a_weight_without_being_walked() {
        let mut program = Program::new();
        let mut ty = Program::builtin(Builtin::Int);
        for _ in 0..1000 {
            let function = FunctionType {
                result: ty,
                parameters: vec![ty, ty],
                flags: FunctionTypeFlags::empty(),
                specification: None,
            };
            let function = program.function_type(function);
            ty = program.intern_type(Type::Pointer(function));
        }
        assert_eq!(
            program.type_facts(ty),
            Facts { is_dependent: false, has_unexpanded_pack: false, weight: u32::MAX, has_value_decltype: false }
        );
    }
}
