//! The order of mem-initializers ([class.base.init]/13): bases, then members, as they are declared.

use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{ClassId, InitializedMember, MemberInitializer};

impl Sema<'_> {
    /// An initializer of something that is initialized before what the initializer in front of it names: remark 1719.
    pub(super) fn check_initializer_order(&mut self, class: ClassId, initializers: &[MemberInitializer]) {
        let mut last = None;
        for initializer in initializers {
            let Some(order) = self.initialization_order(class, initializer) else { continue };
            if last.is_some_and(|last| order < last) {
                let report = Report::new(code::OUT_OF_ORDER_CTOR_INIT, self.position(initializer.first));
                self.report(report);
            }
            last = Some(order);
        }
    }

    /// The place of what an initializer names among the direct bases and members; virtual bases come first.
    fn initialization_order(&self, class: ClassId, initializer: &MemberInitializer) -> Option<(u8, usize)> {
        let entry = &self.program.classes[class];
        match initializer.member {
            InitializedMember::Field(field) => {
                let variable = self.program.variable_of(field)?;
                let index = entry.data_members.iter().position(|member| member.variable == Some(variable))?;
                Some((2, index))
            }
            InitializedMember::Type(ty) => {
                let ty = self.program.unqualified(self.program.canonical(ty)).0;
                let index = entry
                    .bases
                    .iter()
                    .position(|base| self.program.unqualified(self.program.canonical(base.ty)).0 == ty)?;
                Some((u8::from(!entry.bases[index].is_virtual), index))
            }
            InitializedMember::Unknown => None,
        }
    }
}
