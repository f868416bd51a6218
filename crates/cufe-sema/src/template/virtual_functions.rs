//! Virtual functions of instances: compilers instantiate them where they make the table that holds them, with the constructors
//! and destructors of the class ([temp.inst]/11 leaves it open).

use crate::Sema;
use cufe_il::{ClassId, FunctionFlags, FunctionId, Name};

impl Sema<'_> {
    /// Instantiates the virtual functions in the tables that a constructor or destructor refers to.
    pub(super) fn need_table_of(&mut self, function: FunctionId, token: u32) {
        if self.refers_to_table(function)
            && let Some(class) = self.class_of_member(function)
        {
            self.need_virtual_functions(class, token);
        }
    }

    /// Whether a function is a constructor or destructor that is defined here, or implicitly.
    fn refers_to_table(&mut self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        // An implicit destructor that is not trivial calls those of parts only.
        let is_defined = match self.program.entities[entry.entity].name {
            Name::CONSTRUCTOR => entry.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED),
            Name::DESTRUCTOR => false,
            _ => return false,
        };
        !entry.flags.contains(FunctionFlags::DELETED)
            && (is_defined || entry.definition.is_some() || self.definition_of(function).is_some())
    }

    fn need_virtual_functions(&mut self, class: ClassId, token: u32) {
        let mut waiting = vec![class];
        while let Some(class) = waiting.pop() {
            if self.is_polymorphic(class) != Some(true) || !self.instances.tables.insert(class) {
                continue;
            }
            let functions: Vec<FunctionId> = self.program.member_functions(class).collect();
            if self.instances.patterns.contains_key(&class) {
                for &function in &functions {
                    let flags = self.program.functions[function].flags;
                    let is_other = FunctionFlags::PURE
                        | FunctionFlags::IMPLICIT
                        | FunctionFlags::DEFAULTED
                        | FunctionFlags::DELETED
                        | FunctionFlags::TEMPLATED;
                    if !flags.intersects(is_other) && self.is_virtual(function) == Some(true) {
                        self.want_for_code(function, token);
                    }
                }
            }
            let bases: Vec<_> = self.program.classes[class].bases.iter().map(|base| base.ty).collect();
            for base in bases {
                let Some(base) = self.program.class_of(base) else { continue };
                let functions: Vec<FunctionId> = self.program.member_functions(base).collect();
                if functions.into_iter().any(|function| self.refers_to_table(function)) {
                    waiting.push(base);
                }
            }
        }
    }
}
