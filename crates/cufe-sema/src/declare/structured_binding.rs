//! What a structured binding binds to ([dcl.struct.bind]).

use crate::Sema;
use cufe_il::{
    Access, ArrayBound, ClassId, ClassKey, DataMemberFlags, EntityKind, Name, Program, TemplateArgument, Type, TypeId,
};

/// The components of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Components {
    /// Not known.
    Unknown,
    /// The type has none.
    None,
    /// Elements of an array, or data members.
    Members {
        /// How many.
        count: usize,
        /// The first one that is not accessible here.
        first_hidden: Option<usize>,
    },
}

impl Sema<'_> {
    /// The components of a type that are bound in order.
    pub fn binding_components(&self, ty: TypeId) -> Components {
        let ty = self.program.non_reference(ty);
        if self.is_dependent_type(ty) {
            return Components::Unknown;
        }
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        match self.program.structure(bare) {
            Type::Array { bound: ArrayBound::Known(count), .. } => {
                Components::Members { count: usize::try_from(count).unwrap_or(usize::MAX), first_hidden: None }
            }
            Type::Builtin(_) | Type::Enum(_) | Type::Pointer(_) | Type::Function(_) => Components::None,
            Type::Class(class) if !self.is_tuple_like(bare) => self.class_components(class, 0, &mut Vec::new()),
            _ => Components::Unknown,
        }
    }

    fn class_components(&self, class: ClassId, depth: u32, virtual_bases: &mut Vec<ClassId>) -> Components {
        let entry = &self.program.classes[class];
        if !entry.is_complete || entry.template.is_some() || entry.is_dependent || entry.is_closure || depth > 64 {
            return Components::Unknown;
        }
        if entry.key == ClassKey::Union {
            return Components::None;
        }
        let mut count = 0;
        let mut first_hidden = None;
        for member in &entry.data_members {
            if member.flags.contains(DataMemberFlags::ANONYMOUS) {
                return Components::None;
            }
            if let Some(variable) = member.variable {
                let field = self.program.variables[variable].entity;
                let is_hidden = member.access != Access::Public && {
                    let place = self.access_place(self.context.scope, self.context.function);
                    self.is_accessible(field, class, &place) == Some(false)
                };
                if is_hidden {
                    first_hidden = first_hidden.or(Some(count));
                }
                count += 1;
            }
        }
        let mut own = Components::Members { count, first_hidden };
        for base in &entry.bases {
            let is_virtual = base.is_virtual;
            let Some(base) = self.program.class_of(base.ty) else { return Components::Unknown };
            if is_virtual {
                // There is one subobject of it.
                if virtual_bases.contains(&base) {
                    continue;
                }
                virtual_bases.push(base);
            }
            match self.class_components(base, depth + 1, virtual_bases) {
                Components::Members { count: 0, .. } => {}
                inherited @ Components::Members { .. } if count == 0 => {
                    if own != (Components::Members { count: 0, first_hidden: None }) {
                        return Components::None;
                    }
                    own = inherited;
                }
                // Members of several classes of one hierarchy.
                Components::Members { .. } => return Components::None,
                other => return other,
            }
        }
        own
    }

    /// Whether `std::tuple_size` is specialized for a class, so that it is bound through `get`.
    fn is_tuple_like(&self, class: TypeId) -> bool {
        let Some(symbol) = self.tokens.interner.find("tuple_size") else { return false };
        let std = self.program.bindings(Program::GLOBAL_SCOPE, Name::identifier(self.known.std)).next();
        let Some((_, std)) = std else { return false };
        let scope = self.namespace_scope(std.entity);
        let found = self.lookup_previous(scope, Name::identifier(symbol), u32::MAX);
        found.entities.iter().any(|&entity| {
            let EntityKind::Template(template) = self.program.entities[entity].kind else { return false };
            self.program.templates[template].specializations.iter().any(|&specialization| {
                let EntityKind::Class(id) = self.program.entities[specialization].kind else { return false };
                self.program.classes[id].arguments.is_some_and(|arguments| {
                    matches!(self.program.arguments(arguments), [TemplateArgument::Type(ty)]
                        if self.program.unqualified(self.program.canonical(*ty)).0 == class)
                })
            })
        })
    }
}
