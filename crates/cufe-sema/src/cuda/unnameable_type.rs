//! Types that nobody outside can name, in the captures and signatures of extended lambdas and in the template arguments of
//! their functions.

use crate::Sema;
use cufe_diagnostics::{Code, Report};
use cufe_il::{Access, EntityKind, Type, TypeId};

impl Sema<'_> {
    /// Reports the local and the private or protected member types in a type.
    /// Function types are looked into only in signatures.
    pub(super) fn check_named_types(
        &mut self,
        ty: TypeId,
        position: cufe_base::Position,
        codes: (Code, Code),
        functions: bool,
    ) {
        // Only instances are told of their types, dependent or not (section 4).
        if self.is_in_pattern() {
            return;
        }
        for (entity, ty) in self.named_in_type(ty, functions) {
            self.check_named_type(entity, ty, position, codes);
        }
    }

    /// The classes, enumerations and templates of specializations that a type is made of; function types are looked into
    /// on demand.
    pub(super) fn named_in_type(&self, ty: TypeId, functions: bool) -> Vec<(cufe_il::EntityId, TypeId)> {
        let mut named = Vec::new();
        let mut pending = vec![ty];
        let mut steps = 0_u32;
        while let Some(ty) = pending.pop() {
            steps += 1;
            if steps > 1000 {
                break;
            }
            match self.value_structure_of_object(ty) {
                Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                    pending.push(inner);
                }
                Type::Array { element, .. } => pending.push(element),
                Type::MemberPointer { class, member } => {
                    pending.push(member);
                    pending.push(class);
                }
                Type::Function(_) if functions => {
                    if let Some(function) = self.program.as_function(ty) {
                        pending.extend(function.parameters.iter().rev().copied());
                        pending.push(function.result);
                    }
                }
                Type::Class(class) => {
                    named.push((self.program.classes[class].entity, ty));
                    // A member of a specialization is written with that's arguments.
                    let mut around = Some(class);
                    while let Some(class) = around {
                        if let Some(arguments) = self.program.classes[class].arguments {
                            pending.extend(self.type_arguments(arguments));
                        }
                        around = self.class_of_scope(self.program.entities[self.program.classes[class].entity].scope);
                    }
                }
                Type::Enum(id) => named.push((self.program.enums[id].entity, ty)),
                Type::Specialization { template, arguments } => {
                    named.push((template, ty));
                    pending.extend(self.type_arguments(arguments));
                }
                _ => {}
            }
        }
        named
    }

    /// The type arguments in a list, the last one first.
    fn type_arguments(&self, arguments: cufe_il::ArgumentsId) -> Vec<TypeId> {
        let mut types = Vec::new();
        for argument in self.program.arguments(arguments).iter().rev() {
            match *argument {
                cufe_il::TemplateArgument::Type(ty) => types.push(ty),
                cufe_il::TemplateArgument::Pack(list) => types.extend(self.type_arguments(list)),
                _ => {}
            }
        }
        types
    }

    fn check_named_type(
        &mut self,
        entity: cufe_il::EntityId,
        ty: TypeId,
        position: cufe_base::Position,
        (local, private): (Code, Code),
    ) {
        if self.is_extended_closure(ty) || self.is_unattached_closure(entity) {
            return;
        }
        if self.is_local_scope(self.program.entities[entity].scope) {
            let text = crate::types::printing::type_text(&self.program, self.names, ty);
            self.report(Report::new(local, position).quoted(text));
        }
        // The innermost class that is a member and not public is the one reported.
        let mut next = Some(entity);
        while let Some(entity) = next {
            let entry = &self.program.entities[entity];
            let class = self.class_of_scope(entry.scope);
            if class.is_some() && entry.access != Access::Public {
                let text = self.entity_name(entity);
                self.report(Report::new(private, position).quoted(text));
                return;
            }
            next = class.map(|class| self.program.classes[class].entity);
        }
    }

    /// Whether an entity is the closure of a lambda outside of functions.
    fn is_unattached_closure(&self, entity: cufe_il::EntityId) -> bool {
        match self.program.entities[entity].kind {
            EntityKind::Class(class) if self.program.classes[class].is_closure => {
                !self.is_local_scope(self.program.entities[entity].scope)
            }
            _ => false,
        }
    }
}
