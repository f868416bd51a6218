//! What the elements of captured arrays must be able to do on the host: default construction ([class.default.ctor]) and
//! assignment ([class.copy.assign]), where the lambda stands. Only what is certain counts: a class that is not known can do everything.

use crate::Sema;
use crate::class::Wanted;
use cufe_il::{ClassId, Type, TypeId};

impl Sema<'_> {
    /// Whether objects of a type certainly can't be default-initialized.
    pub fn lacks_default_constructor(&mut self, ty: TypeId) -> bool {
        let Some(class) = self.plain_class(ty) else { return false };
        if self.trait_value("__is_constructible", &[ty], 0) != Some(0) {
            return false;
        }
        let place = self.current_access_place();
        self.unevaluated(|sema| sema.is_class_constructible(Wanted::Usable, class, &[], Some(&place))) == Some(false)
    }

    /// Whether objects of a type, its top-level const removed, certainly can't be assigned from temporaries of it. The
    /// holder of the array copies from constant elements, but the reference asks for this: a class with nothing but a move
    /// assignment is accepted, one with a deleted move assignment is not.
    pub fn lacks_copy_assignment(&mut self, ty: TypeId) -> bool {
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        let target = self.program.intern_type(Type::LvalueReference(ty));
        let Some(class) = self.plain_class(ty) else { return false };
        if self.trait_value("__is_assignable", &[target, ty], 0) != Some(0) {
            return false;
        }
        let place = self.current_access_place();
        self.unevaluated(|sema| sema.is_class_assignable(Wanted::Usable, class, target, ty, Some(&place)))
            == Some(false)
    }

    /// The class that a type is, if it is complete.
    fn plain_class(&self, ty: TypeId) -> Option<ClassId> {
        self.program.class_of(ty).filter(|&class| {
            let class = &self.program.classes[class];
            class.is_complete && !class.is_dependent
        })
    }
}
