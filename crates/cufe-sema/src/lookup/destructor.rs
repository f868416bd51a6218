//! The names of destructors in expressions ([expr.prim.id.dtor], [basic.lookup.qual.general]/4).

use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{Type, TypeId};

impl Sema<'_> {
    /// The name behind the `~` of `e.~T()` denotes the type of the object ([expr.prim.id.dtor]): 822, for a class at the name,
    /// else at the `~`.
    pub fn check_destructor_name(&mut self, named: u32, object: TypeId, tilde: u32) {
        let bare = |sema: &Self, ty: TypeId| {
            let program = &sema.program;
            program.unqualified(program.canonical(program.non_reference(ty))).0
        };
        let object = bare(self, object);
        if self.context.speculating > 0 || self.is_dependent_type(object) || self.in_template() {
            return;
        }
        let is_class = match self.program.written(object) {
            Type::Class(_) => true,
            Type::Builtin(_) | Type::Pointer(_) | Type::Enum(_) => false,
            _ => return,
        };
        let name = self.identifier_name(named);
        let mut types: Vec<TypeId> = Vec::new();
        let mut is_open = false;
        let in_object = self.lookup_in_type(object, name, named);
        let around = self.lookup_unqualified(name, self.context.scope, named);
        for found in [in_object, around] {
            is_open |= found.is_dependent || found.specialization.is_some();
            for &entity in &found.entities {
                match self.program.named_type(entity) {
                    Some(ty) => types.push(ty),
                    // The name of a template is that of its specialization here.
                    None => is_open = true,
                }
            }
        }
        let is_meant = types.iter().any(|&ty| bare(self, ty) == object || self.is_dependent_type(ty));
        if is_open || is_meant || types.is_empty() && !is_class {
            return;
        }
        self.error_at(code::DESTRUCTOR_NAME_MISMATCH, if is_class { named } else { tilde });
    }
}
