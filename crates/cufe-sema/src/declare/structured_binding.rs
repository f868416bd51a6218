//! What a structured binding binds to ([dcl.struct.bind]).

use crate::Sema;
use crate::constant::state::Binding;
use cufe_il::{
    Access, ArrayBound, ClassId, ClassKey, DataMemberFlags, ExpressionId, Qualifiers, Type, TypeId, VariableFlags,
    VariableId,
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
    pub fn binding_components(&mut self, ty: TypeId) -> Components {
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
            Type::Class(_) | Type::Specialization { .. } => {
                self.complete_type(bare);
                match (self.program.class_of(bare), self.is_tuple_like(bare)) {
                    (Some(class), Some(false)) => self.class_components(class, 0, &mut Vec::new()),
                    _ => Components::Unknown,
                }
            }
            _ => Components::Unknown,
        }
    }

    /// Gives the names of a structured binding the types of the components of its initializer ([dcl.struct.bind]/3, 5).
    pub fn bind_names(&mut self, names: &[VariableId], initializer: ExpressionId, is_reference: bool, is_const: bool) {
        let ty = self.expression(initializer).ty;
        if self.bind_tuple_of(names, initializer, is_reference, is_const) {
            return;
        }
        let Components::Members { count, .. } = self.binding_components(ty) else { return };
        let (Some(&first), true) = (names.first(), names.len() == count) else { return };
        let referred = self.program.canonical(self.program.non_reference(ty));
        let (bare, own) = self.program.unqualified(referred);
        let added = if is_const { Qualifiers::CONST } else { Qualifiers::empty() };
        let qualifiers = if is_reference { own | added } else { added };
        let members = match self.program.structure(bare) {
            Type::Array { element, .. } => {
                let own = if is_reference { element } else { self.program.unqualified(element).0 };
                let ty = self.program.qualified(own, added);
                for &name in names {
                    self.program.variables[name].ty = ty;
                }
                Vec::new()
            }
            Type::Class(class) => {
                let Some(members) = self.bound_members(class, 64).filter(|members| members.len() == count) else {
                    return;
                };
                for (&name, &(member, is_mutable)) in names.iter().zip(&members) {
                    if self.program.variables[member].flags.contains(VariableFlags::BIT_FIELD) {
                        self.bound_bit_fields.insert(name, member);
                    }
                    let ty = self.program.variables[member].ty;
                    let added = if is_mutable { qualifiers - Qualifiers::CONST } else { qualifiers };
                    let is_plain = self.program.is_reference(ty);
                    self.program.variables[name].ty = if is_plain { ty } else { self.program.qualified(ty, added) };
                }
                members.iter().map(|&(member, _)| member).collect()
            }
            _ => return,
        };
        let object = (!is_reference).then(|| self.program.qualified(bare, added));
        self.constants.bindings.insert(first, Binding { names: names.to_vec(), object, members, getters: Vec::new() });
    }

    /// Binds the elements of an object of a class that is like a tuple; whether it is one, and they are known.
    fn bind_tuple_of(
        &mut self,
        names: &[VariableId],
        initializer: ExpressionId,
        is_reference: bool,
        is_const: bool,
    ) -> bool {
        let ty = self.expression(initializer).ty;
        let (bare, own) = self.program.unqualified(self.program.canonical(self.program.non_reference(ty)));
        if self.is_dependent_type(bare) || self.program.class_of(bare).is_none() {
            return false;
        }
        let added = if is_const { Qualifiers::CONST } else { Qualifiers::empty() };
        let object = self.program.qualified(bare, if is_reference { own | added } else { added });
        self.bind_tuple(names, object, is_reference)
    }

    /// The data members that the names of a structured binding stand for: a class's own, or those of the base that has all;
    /// with whether they are mutable.
    fn bound_members(&self, class: ClassId, depth: u32) -> Option<Vec<(VariableId, bool)>> {
        let depth = depth.checked_sub(1)?;
        let entry = &self.program.classes[class];
        let members: Vec<_> = entry
            .data_members
            .iter()
            .filter_map(|member| Some((member.variable?, member.flags.contains(DataMemberFlags::MUTABLE))))
            .collect();
        if !members.is_empty() {
            return Some(members);
        }
        entry.bases.iter().find_map(|base| {
            let inner = self.program.class_of(base.ty)?;
            self.bound_members(inner, depth).filter(|members| !members.is_empty())
        })
    }

    fn class_components(&self, class: ClassId, depth: u32, virtual_bases: &mut Vec<ClassId>) -> Components {
        let entry = &self.program.classes[class];
        let is_known = entry.is_complete && !self.instances.uncertain.contains(&class);
        if !is_known || entry.is_dependent || entry.is_closure || depth > 64 {
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
}
