//! Initializers of variables in device memory: there is nobody to run code for them before a kernel starts (3511, 3518).

use crate::Sema;
use crate::class::SpecialMember;
use crate::constant::evaluate::Failure;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    ClassId, FunctionFlags, MemorySpace, StatementKind, StorageClass, TypeId, VariableDeclarationFlags, VariableFlags,
    VariableId,
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

    /// 3511: of a static variable in the body of a device function.
    pub(crate) fn check_static_in_device_code(&mut self, variable: VariableId) {
        let entry = &self.program.variables[variable];
        let (space, storage, token) = (entry.space, entry.storage, self.program.entities[entry.entity].token);
        if storage != StorageClass::Static || self.needs_dynamic_initialization(variable) != Some(true) {
            return;
        }
        // Of a shared variable it is a warning.
        let report = self.dynamic_report(code::DYNAMIC_INITIALIZATION_OF_LOCAL_STATIC, space, token);
        let report = if space.contains(MemorySpace::SHARED) { report.as_warning() } else { report };
        self.report_device(report, token);
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
            return if facts.is_constexpr == Some(true) { Some(true) } else { None };
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

    fn is_class_type(&self, ty: TypeId) -> bool {
        let (element, _) = self.element_type(ty);
        self.program.class_of(element).is_some() || self.is_dependent_type(element)
    }
}
