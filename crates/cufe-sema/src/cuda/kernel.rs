//! The rules of kernels.

use super::{CudaAttribute, DeclarationForm, DeclaredFunction};
use crate::Sema;
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    ArrayBound, Builtin, ClassId, DataMember, DataMemberFlags, EntityId, EntityKind, ExecutionSpace, FunctionFlags,
    FunctionId, Name, NameKind, Operator, Program, Type, TypeId,
};

/// Nesting of member types beyond this depth is not followed.
const MAXIMUM_DEPTH: u32 = 100;

impl Sema<'_> {
    /// The checks of `__global__` on a declaration before the function becomes a kernel, in the reference's order. `space` is
    /// the space that the function has by then.
    pub(super) fn check_kernel_attribute(
        &mut self,
        declared: &DeclaredFunction<'_>,
        attribute: &CudaAttribute,
        space: ExecutionSpace,
    ) {
        let function = declared.function;
        let is_template = declared.form == DeclarationForm::Pattern
            || self.program.entities[self.program.functions[function].entity].template.is_some();
        if self.program.functions[function].flags.contains(FunctionFlags::INLINE) && !self.is_member_function(function)
        {
            let report = Report::new(code::GLOBAL_FUNCTION_INLINE, self.position(attribute.first))
                .with(Argument::Quoted("inline".to_owned()));
            self.report(report);
        }
        if self.is_operator_function(function) {
            self.report_at(code::GLOBAL_OPERATOR_FUNCTION, attribute.first);
        }
        if declared.has_exception_specification
            || self.is_deallocation_function(function)
            || self.is_redeclared_destructor(function)
        {
            self.report_at(code::GLOBAL_EXCEPTION_SPEC, attribute.first);
        }
        let is_device = space.contains(ExecutionSpace::DEVICE_SIDE) && !space.is_kernel();
        if is_device || space.contains(ExecutionSpace::HOST_SIDE) {
            self.report_at(code::CONFLICTING_SPACES, attribute.first);
        }
        if !is_template {
            self.check_kernel_result(function, attribute);
        }
        if self.is_variadic(function) {
            self.report_at(code::GLOBAL_FUNCTION_HAS_ELLIPSIS, attribute.first);
        }
    }

    /// Parameters of a definition in device code that have no size (3669).
    pub(super) fn check_parameter_sizes(&mut self, declared: &DeclaredFunction<'_>, attribute: &CudaAttribute) {
        // Of a template the instances are looked at.
        if !declared.is_definition || self.is_in_template(declared.function) {
            return;
        }
        for parameter in declared.parameters {
            if self.is_zero_sized(parameter.ty, 0) {
                let text = crate::types::printing::type_text(&self.program, self.names, parameter.ty);
                let report = Report::new(code::ZERO_SIZED_DEVICE_PARAMETER, self.position(attribute.first))
                    .with(Argument::Quoted(text));
                self.report(report);
            }
        }
    }

    /// A destructor that is declared again, and has the exception specification of its class by then.
    fn is_redeclared_destructor(&self, function: FunctionId) -> bool {
        let function = &self.program.functions[function];
        self.program.entities[function.entity].name == Name::DESTRUCTOR && function.first_declaration.is_some()
    }

    /// `operator delete` in any form, which is noexcept without being declared so ([basic.stc.dynamic.deallocation]).
    fn is_deallocation_function(&self, function: FunctionId) -> bool {
        let name = self.program.entities[self.program.functions[function].entity].name;
        matches!(name.kind(), NameKind::Operator(Operator::Delete | Operator::DeleteArray))
    }

    /// The return type of a kernel must be `void` and not deduced (3505, 3506).
    pub(super) fn check_kernel_result(&mut self, function: FunctionId, attribute: &CudaAttribute) {
        let entry = &self.program.functions[function];
        let name = self.program.entities[entry.entity].name;
        if name == Name::CONSTRUCTOR || name == Name::DESTRUCTOR {
            return;
        }
        let is_deduced = entry.flags.contains(FunctionFlags::DEDUCED_RETURN)
            || self.program.as_function(entry.ty).is_some_and(|ty| self.program.has_placeholder(ty.result));
        if is_deduced {
            self.report_at(code::GLOBAL_FUNCTION_DEDUCED_RETURN_TYPE, attribute.first);
            return;
        }
        let result = match entry.conversion {
            Some(conversion) => conversion,
            None => match self.program.as_function(entry.ty) {
                Some(ty) => ty.result,
                None => return,
            },
        };
        let result = self.program.unqualified(self.program.canonical(result)).0;
        if !self.is_dependent_type(result) && result != Program::builtin(Builtin::Void) {
            self.report_at(code::GLOBAL_FUNCTION_RETURN_TYPE, attribute.first);
        }
    }

    /// What is checked of a declaration of a kernel once its attributes are applied.
    pub(super) fn check_kernel_declaration(&mut self, declared: &DeclaredFunction<'_>) {
        if let Some(friend) = declared.friend
            && declared.is_definition
        {
            self.report_at(code::GLOBAL_FRIEND_DEFINITION, friend);
        }
        if let Some(head) = declared.head
            && !declared.attributes.is_empty()
        {
            let last = head.parameters.len().saturating_sub(1);
            let mut packs = 0;
            for (index, parameter) in head.parameters.iter().enumerate() {
                if !parameter.is_pack {
                    continue;
                }
                packs += 1;
                let token = parameter.name.unwrap_or(parameter.first);
                if packs == 2 {
                    self.report_at(code::GLOBAL_FUNCTION_MULTIPLE_PACKS, token);
                }
                if index != last && packs == 1 {
                    self.report_at(code::GLOBAL_FUNCTION_PACK_NOT_LAST, token);
                }
            }
        }
        if declared.form == DeclarationForm::InstantiationDeclaration
            && self.options.static_host_stub
            && !self.options.device_c
            && !self.options.device_pass
        {
            self.report_at(code::EXTERN_KERNEL_TEMPLATE, declared.name);
        }
    }

    /// Whether a type is a class of size zero: all its members are arrays of length zero, or of that kind themselves, and
    /// there is one at least.
    pub(super) fn is_zero_sized(&self, ty: TypeId, depth: u32) -> bool {
        if depth > MAXIMUM_DEPTH {
            return false;
        }
        match self.program.structure(self.program.unqualified(self.program.canonical(ty)).0) {
            Type::Array { bound: ArrayBound::Known(0), .. } => depth > 0,
            Type::Array { element, bound: ArrayBound::Known(_) } => self.is_zero_sized(element, depth + 1),
            Type::Class(class) => self.is_zero_sized_class(class, depth + 1),
            _ => false,
        }
    }

    fn is_zero_sized_class(&self, class: ClassId, depth: u32) -> bool {
        let entry = &self.program.classes[class];
        if !entry.is_complete || entry.is_dependent || !entry.bases.is_empty() {
            return false;
        }
        // Unnamed bit-fields are no members.
        let is_member =
            |member: &&DataMember| member.variable.is_some() || member.flags.contains(DataMemberFlags::ANONYMOUS);
        let members = || entry.data_members.iter().filter(is_member);
        let is_virtual = |&entity: &EntityId| {
            matches!(self.program.entities[entity].kind, EntityKind::Function(function)
                if self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL))
        };
        members().next().is_some()
            && members().all(|member| self.is_zero_sized(member.ty, depth))
            && !entry.functions.iter().any(is_virtual)
    }
}
