//! Initializers of variables in device memory: there is nobody to run code for them before a kernel starts (3511, 3518).

use super::order::Completions;
use crate::Sema;
use crate::class::SpecialMember;
use crate::constant::evaluate::Failure;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    ClassId, FunctionFlags, FunctionId, MemorySpace, RecordedUse, StatementKind, StorageClass, TypeId,
    VariableDeclarationFlags, VariableFlags, VariableId,
};

impl Sema<'_> {
    pub(super) fn check_device_initializations(&mut self) {
        for index in 0..self.program.variable_declarations.len() {
            let id = cufe_il::VariableDeclarationId::from_number(index as u32);
            let declaration = &self.program.variable_declarations[id];
            let skipped = VariableDeclarationFlags::BLOCK_SCOPE
                | VariableDeclarationFlags::IN_CLASS
                | VariableDeclarationFlags::TEMPLATE
                | VariableDeclarationFlags::INSTANTIATION;
            let (variable, name) = (declaration.variable, declaration.name);
            let entry = &self.program.variables[variable];
            let space = entry.space;
            let is_definition = entry.storage != StorageClass::Extern || declaration.initializer.is_some();
            if space.is_empty() || declaration.flags.intersects(skipped) || !is_definition {
                continue;
            }
            if self.needs_dynamic_initialization(variable) == Some(true) {
                let report = self.dynamic_report(code::DYNAMIC_INITIALIZATION_OF_DEVICE_VARIABLE, space, name);
                self.report_device(report, name);
            }
        }
    }

    /// A variable that lives as long as the program, or as the block of threads, in the body of a device function.
    pub(crate) fn note_static_in_device_code(&mut self, function: FunctionId, variable: VariableId) {
        let entry = &self.program.variables[variable];
        if entry.storage == StorageClass::Static || entry.space.contains(MemorySpace::SHARED) {
            self.cuda.static_locals.push((function, variable));
        }
    }

    /// 3511: of static variables in the bodies of device functions, needed or not. It is an error of the first function that
    /// has one, after which no others are looked at. Of a shared variable it is a warning. Returns whether there is an error.
    pub(super) fn check_static_locals(&mut self, completions: &Completions) -> bool {
        let mut locals = self.cuda.static_locals.clone();
        locals.sort_by_key(|&(function, _)| (self.completion(function, completions), function.number()));
        let mut wrong = None;
        for (function, variable) in locals {
            if wrong.is_some_and(|wrong| wrong != function) {
                break;
            }
            if self.needs_dynamic_initialization(variable) != Some(true) {
                continue;
            }
            let entry = &self.program.variables[variable];
            let (space, token) = (entry.space, self.program.entities[entry.entity].token);
            let report = self.dynamic_report(code::DYNAMIC_INITIALIZATION_OF_LOCAL_STATIC, space, token);
            if space.contains(MemorySpace::SHARED) {
                self.report_device(report.as_warning(), token);
            } else {
                self.report_device(report, token);
                wrong = Some(function);
            }
        }
        wrong.is_some()
    }

    /// Drops what makes and ends static variables in bodies: that is not looked at.
    pub(super) fn drop_uses_of_static_locals(&self, uses: &mut Vec<RecordedUse>) {
        let mut ranges: Vec<(u32, u32)> = Vec::new();
        for &(_, variable) in &self.cuda.static_locals {
            let entry = &self.program.variables[variable];
            let token = self.program.entities[entry.entity].token;
            let last = entry.initializer.map_or(token, |initializer| self.expression(initializer).last);
            ranges.push((token, last.max(token)));
        }
        if ranges.is_empty() {
            return;
        }
        ranges.sort_unstable();
        let is_inside = |token: u32| {
            let after = ranges.partition_point(|&(first, _)| first <= token);
            after.checked_sub(1).is_some_and(|index| token <= ranges[index].1)
        };
        uses.retain(|used| {
            self.is_constexpr_callee(used.function)
                || !used.is_call
                || !is_inside(used.token)
                || !(self.is_host_function(used.function) || self.is_supplied(used.function))
        });
    }

    fn dynamic_report(&self, code: Code, space: MemorySpace, token: u32) -> Report {
        let name = super::super::memory_space::space_name(space).to_owned();
        Report::new(code, self.position(token)).with(Argument::Quoted(name))
    }

    /// Whether code must run to initialize or destroy a variable; none where that is not known.
    fn needs_dynamic_initialization(&mut self, variable: VariableId) -> Option<bool> {
        let entry = &self.program.variables[variable];
        let (ty, initializer, flags) = (entry.ty, entry.initializer, entry.flags);
        if self.is_dependent_type(ty) || self.program.is_reference(ty) {
            return None;
        }
        let (element, _) = self.element_type(ty);
        let class = self.program.class_of(element);
        if let Some(class) = class
            && self.is_empty_special(class, SpecialMember::Destructor) == Some(false)
        {
            return Some(true);
        }
        match (initializer, class) {
            (Some(initializer), None) => match self.evaluate(initializer, Some(ty), true) {
                Ok(_) => Some(false),
                Err(Failure::NotConstant(_)) => Some(true),
                Err(_) => None,
            },
            (Some(_), Some(_)) => None,
            (None, None) => Some(false),
            (None, Some(class)) if !flags.contains(VariableFlags::INITIALIZED) => {
                self.is_empty_special(class, SpecialMember::DefaultConstructor).map(|is_empty| !is_empty)
            }
            _ => None,
        }
    }

    /// Whether the special member of a kind does nothing: it is trivial, constexpr, or has an empty body.
    fn is_empty_special(&mut self, class: ClassId, kind: SpecialMember) -> Option<bool> {
        let members = self.special_members(class, kind);
        let &[member] = members.as_slice() else { return None };
        let facts = self.special_facts(member);
        if facts.is_trivial == Some(true) || self.program.functions[member].flags.contains(FunctionFlags::CONSTEXPR) {
            return Some(true);
        }
        if self.has_implicit_space(member) {
            return match facts.is_constexpr {
                Some(true) => Some(true),
                _ => self.has_parts_that_do_something(class, kind).then_some(false),
            };
        }
        let Some(definition) = self.program.functions[member].definition else { return Some(false) };
        let declaration = &self.program.function_declarations[definition];
        let statement = declaration.statement?;
        let is_empty = declaration.member_initializers.is_empty()
            && matches!(self.program.statements[statement].kind,
                StatementKind::Compound { statements, .. } if statements.is_empty());
        // Members and bases may do something.
        let has_parts = !self.program.classes[class].bases.is_empty()
            || self.program.classes[class].data_members.iter().any(|member| {
                member.flags.contains(cufe_il::DataMemberFlags::INITIALIZED) || self.is_class_type(member.ty)
            });
        match (is_empty, has_parts) {
            (true, false) => Some(true),
            (true, true) => None,
            (false, _) => Some(false),
        }
    }

    /// Whether the special member of some base or member is not empty.
    fn has_parts_that_do_something(&mut self, class: ClassId, kind: SpecialMember) -> bool {
        let entry = &self.program.classes[class];
        let bases = entry.bases.iter().map(|base| base.ty);
        let parts: Vec<TypeId> = bases.chain(entry.data_members.iter().map(|member| member.ty)).collect();
        parts.into_iter().any(|ty| {
            let part = self.program.class_of(self.element_type(ty).0).filter(|_| !self.program.is_reference(ty));
            part.is_some_and(|part| part != class && self.is_empty_special(part, kind) == Some(false))
        })
    }

    fn is_class_type(&self, ty: TypeId) -> bool {
        let (element, _) = self.element_type(ty);
        self.program.class_of(element).is_some() || self.is_dependent_type(element)
    }
}
