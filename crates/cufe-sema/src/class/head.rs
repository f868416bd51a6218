//! Bases as they are written ([class.derived], [class.union]).

use crate::Sema;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{Base, ClassId, ClassKey, Inherited, Type, TypeId};

/// A base-specifier.
#[derive(Clone, Copy, Debug)]
pub struct WrittenBase {
    /// The base.
    pub base: Base,
    /// First token of the name.
    pub first: u32,
    /// The token of the unqualified name.
    pub name: u32,
}

impl Sema<'_> {
    /// Adds a base to a class being defined, if it may be one.
    pub fn add_base(&mut self, class: ClassId, written: WrittenBase) {
        let ty = self.program.unqualified(self.program.canonical(written.base.ty)).0;
        let base = written.base;
        match self.program.written(ty) {
            Type::Class(inner) => {
                let entry = &self.program.classes[inner];
                let (is_final, is_union) = (entry.is_final, entry.key == ClassKey::Union);
                if !entry.is_complete && !entry.is_dependent {
                    let name = self.type_text(ty);
                    self.report_base(code::INCOMPLETE_TYPE, written.first, Some(name));
                    return;
                } else if is_union && self.program.classes[class].key != ClassKey::Union {
                    let name = self.type_text(ty);
                    self.report_base(code::UNION_AS_BASE, written.first, Some(name));
                    return;
                } else if is_final {
                    let name = self.type_text(ty);
                    self.report_base(code::FINAL_CLASS_AS_BASE, written.first, Some(name));
                }
            }
            Type::Specialization { template, .. } => {
                // Whatever its arguments are, it is made from the one definition.
                let is_final = self.template_of(template).is_some_and(|id| {
                    self.program.templates[id].specializations.is_empty()
                        && self.pattern_class(template).is_some_and(|class| self.program.classes[class].is_final)
                });
                if is_final && !self.is_dependent_type(ty) {
                    let name = self.type_text(ty);
                    self.report_base(code::FINAL_CLASS_AS_BASE, written.first, Some(name));
                }
            }
            Type::DeducedTemplate(template) => {
                let name = self.entity_name(template);
                self.report_base(code::TEMPLATE_ARGUMENTS_MISSING, written.name, Some(name.clone()));
                self.report_base(code::BASE_NOT_A_CLASS, written.name, Some(name));
                return;
            }
            _ if self.may_be_class(ty) => {}
            _ => {
                let name = self.type_text(ty);
                self.report_base(code::BASE_NOT_A_CLASS, written.name, Some(name));
                return;
            }
        }
        let is_known = ty != cufe_il::Program::UNKNOWN && !base.is_pack;
        let is_repeated = self.program.classes[class]
            .bases
            .iter()
            .any(|known| !known.is_pack && self.program.unqualified(self.program.canonical(known.ty)).0 == ty);
        if is_known && is_repeated {
            let name = self.type_text(ty);
            self.report_base(code::DUPLICATE_BASE_CLASS, written.first, Some(name));
            return;
        }
        // A base that becomes a class later may have virtual ones by then.
        let may_have_virtual = base.is_virtual
            || match self.program.written(ty) {
                Type::Class(inner) => {
                    let inner = &self.program.classes[inner];
                    !inner.is_complete || inner.inherited.contains(Inherited::MAY_HAVE_VIRTUAL_BASES)
                }
                _ => true,
            };
        let class = &mut self.program.classes[class];
        class.inherited.set(
            Inherited::MAY_HAVE_VIRTUAL_BASES,
            may_have_virtual || class.inherited.contains(Inherited::MAY_HAVE_VIRTUAL_BASES),
        );
        class.bases.push(base);
    }

    fn report_base(&mut self, code: Code, token: u32, name: Option<String>) {
        let mut report = Report::new(code, self.position(token));
        if let Some(name) = name {
            report = report.with(Argument::Quoted(name));
        }
        self.report(report);
    }

    /// A type as diagnostics spell it.
    pub fn type_text(&self, ty: TypeId) -> String {
        crate::types::printing::type_text(&self.program, self.names, ty)
    }
}
