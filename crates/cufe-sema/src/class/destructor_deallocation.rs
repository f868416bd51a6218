//! The deallocation function that a virtual destructor needs ([class.dtor]/13): it is looked up where the destructor is defined,
//! as if by an expression `delete this`.

use crate::Sema;
use crate::build::UsualDeallocation;
use crate::function_use::{FunctionUse, FunctionUseKind};
use cufe_diagnostics::{Report, code};
use cufe_il::{ClassId, FunctionFlags, FunctionId, Name, Operator};

impl Sema<'_> {
    /// The destructor of a class is called, or a constructor of it is defined, which refers to its virtual functions: where the
    /// destructor is not written, or defaulted in the class, that defines it ([class.dtor]/12).
    pub(crate) fn define_destructor_of(&mut self, class: ClassId) {
        if self.context.speculating > 0 || self.context.unevaluated > 0 || !self.has_known_members(class) {
            return;
        }
        let Some(destructor) = self.destructor(class) else { return };
        let entry = &self.program.functions[destructor];
        if !entry.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED) {
            return;
        }
        let entity = match entry.flags.contains(FunctionFlags::IMPLICIT) {
            true => self.program.classes[class].entity,
            false => entry.entity,
        };
        self.check_destructor_deallocation(destructor, self.program.entities[entity].token);
    }

    /// The same where a constructor that is not written is called, which that defines ([class.default.ctor]/5).
    pub(crate) fn define_destructor_of_constructed(&mut self, used: &FunctionUse) {
        let entry = &self.program.functions[used.function];
        if matches!(used.kind, FunctionUseKind::Construction | FunctionUseKind::ImplicitConstruction)
            && entry.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
            && let Some(class) = self.class_of_member(used.function)
        {
            self.define_destructor_of(class);
        }
    }

    /// A destructor is defined at a token. There 769 is reported where several bases have deallocation functions, 1555 where the
    /// class has none that is usual, 1776 where that is deleted.
    pub(crate) fn check_destructor_deallocation(&mut self, destructor: FunctionId, token: u32) {
        let Some(class) = self.class_of_member(destructor) else { return };
        if self.context.speculating > 0
            || self.program.classes[class].is_dependent
            || self.program.functions[destructor].flags.contains(FunctionFlags::DELETED)
            || !self.has_known_members(class)
            || !self.class_state.deallocations.insert(destructor)
        {
            return;
        }
        let name = Name::operator(Operator::Delete);
        let found = self.lookup_in_class(class, name, u32::MAX);
        if found.entities.is_empty()
            || found.is_dependent
            || found.specialization.is_some()
            || self.is_virtual(destructor) != Some(true)
        {
            return;
        }
        if self.is_ambiguous_member(class, name, &found) {
            return self.report_at(code::SEVERAL_OPERATOR_DELETE, token);
        }
        match self.usual_deallocation_of(class, &found.entities) {
            UsualDeallocation::Unknown => {}
            UsualDeallocation::None => {
                let shown = self.type_argument(self.program.classes[class].ty);
                self.report(Report::new(code::NO_USUAL_OPERATOR_DELETE, self.position(token)).with(shown));
            }
            UsualDeallocation::Function(function)
                if self.program.functions[function].flags.contains(FunctionFlags::DELETED) =>
            {
                let report = Report::new(code::DELETED_FUNCTION_USED, self.position(token))
                    .with(self.signature_argument(function))
                    .with(self.declared_at(self.program.functions[function].entity));
                self.report(report);
            }
            UsualDeallocation::Function(_) => {}
        }
    }
}
