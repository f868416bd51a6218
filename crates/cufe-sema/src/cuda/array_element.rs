//! What the elements of captured arrays must be able to do on the host: default construction ([class.default.ctor]) and
//! assignment ([class.copy.assign]). Only what is certain counts: a class that is not known can do everything.

use crate::Sema;
use cufe_il::{Type, TypeId};

impl Sema<'_> {
    /// Whether objects of a type certainly can't be default-initialized.
    pub fn lacks_default_constructor(&mut self, ty: TypeId) -> bool {
        self.is_plain_class(ty) && self.trait_value("__is_constructible", &[ty], 0) == Some(0)
    }

    /// Whether objects of a type, its top-level const removed, certainly can't be assigned from temporaries of it. The
    /// holder of the array copies from constant elements, but the reference asks for this: a class with nothing but a move
    /// assignment is accepted, one with a deleted move assignment is not.
    pub fn lacks_copy_assignment(&mut self, ty: TypeId) -> bool {
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        let target = self.program.intern_type(Type::LvalueReference(ty));
        self.is_plain_class(ty) && self.trait_value("__is_assignable", &[target, ty], 0) == Some(0)
    }

    /// Whether a type is a complete class and no closure.
    fn is_plain_class(&self, ty: TypeId) -> bool {
        self.program.class_of(ty).is_some_and(|class| {
            let class = &self.program.classes[class];
            class.is_complete && !class.is_dependent && !class.is_closure
        })
    }
}
