//! Initializers of variables in device memory: there is nobody to run code for them before a kernel starts (3511, 3518).

use super::order::Completions;
use crate::Sema;
use crate::class::SpecialMember;
use crate::constant::Value;
use crate::constant::evaluate::Failure;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::constant::Base;
use cufe_il::{
    ClassId, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionId, MemorySpace, Qualifiers, RecordedUse,
    StorageClass, Type, TypeId, VariableDeclaration, VariableDeclarationFlags, VariableId,
};

impl Sema<'_> {
    /// 3518. Returns whether there was one: no code is made then.
    pub(super) fn check_device_initializations(&mut self) -> bool {
        let mut is_wrong = false;
        for (variable, name) in self.objects_in_device_memory() {
            if self.needs_dynamic_initialization(variable) == Some(true) {
                let space = self.program.variables[variable].space;
                let report = self.dynamic_report(code::DYNAMIC_INITIALIZATION_OF_DEVICE_VARIABLE, space, name);
                self.report_device(report, name);
                is_wrong = true;
            }
        }
        is_wrong
    }

    /// 3525: of functions and objects of the host whose addresses constants give to variables in device memory, at the variable.
    pub(super) fn check_addresses_in_initializers(&mut self) {
        for (variable, name) in self.objects_in_device_memory() {
            let entry = &self.program.variables[variable];
            let has_no_value =
                entry.initializer.is_none() && self.program.class_of(self.element_type(entry.ty).0).is_none();
            if has_no_value || self.is_dependent_type(entry.ty) {
                continue;
            }
            let Ok(value) = self.value_of_initialization(variable) else { continue };
            let mut named = Vec::new();
            value.any(&mut |part| {
                named.extend(match part {
                    Value::Pointer(Some(place)) | Value::Reference(place) => match place.base {
                        Base::Function(function) => Some(self.program.functions[function].entity),
                        Base::Variable(variable) => Some(self.program.variables[variable].entity),
                        _ => None,
                    },
                    &Value::MemberPointer(member) => member,
                    _ => None,
                });
                false
            });
            for entity in named {
                if self.exists_on_host_only(entity) {
                    self.report_undefined_on_device(name, entity);
                }
            }
        }
    }

    fn exists_on_host_only(&self, entity: EntityId) -> bool {
        match self.program.entities[entity].kind {
            EntityKind::Function(function) => self.is_host_function(function) && self.lambda_of(function).is_none(),
            EntityKind::Variable(variable) => self.is_host_object(variable),
            _ => false,
        }
    }

    /// The objects of namespaces and classes that are defined in device memory, in order, with the tokens of their names.
    fn objects_in_device_memory(&self) -> Vec<(VariableId, u32)> {
        let skipped = VariableDeclarationFlags::BLOCK_SCOPE
            | VariableDeclarationFlags::IN_CLASS
            | VariableDeclarationFlags::TEMPLATE;
        let declarations = self.program.variable_declarations.iter();
        let object = |(_, declaration): (_, &VariableDeclaration)| {
            let entry = &self.program.variables[declaration.variable];
            let is_definition = entry.storage != StorageClass::Extern || declaration.initializer.is_some();
            if entry.space.is_empty() || declaration.flags.intersects(skipped) || !is_definition {
                return None;
            }
            // An instance stands where its pattern does.
            let name = match declaration.flags.contains(VariableDeclarationFlags::INSTANTIATION) {
                true => self.program.entities[entry.entity].token,
                false => declaration.name,
            };
            Some((declaration.variable, name))
        };
        declarations.filter_map(object).collect()
    }

    /// A variable that lives as long as the program, or as the block of threads, in the body of a device function.
    pub(crate) fn note_static_in_device_code(&mut self, function: FunctionId, variable: VariableId) {
        let entry = &self.program.variables[variable];
        if entry.storage == StorageClass::Static || entry.space.contains(MemorySpace::SHARED) {
            self.cuda.static_locals.push((function, variable));
        }
    }

    /// 3511: of static variables in the bodies of device functions, needed or not. It is an error of the first function that
    /// has one, after which no others are looked at. Of a shared variable it is a warning. Only bodies that are complete before
    /// `first_wrong` are looked at. Returns when the body is complete that has an error.
    pub(super) fn check_static_locals(&mut self, completions: &Completions, first_wrong: Option<u32>) -> Option<u32> {
        let mut locals = self.cuda.static_locals.clone();
        locals.retain(|&(function, _)| first_wrong.is_none_or(|first| self.completion(function, completions) < first));
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
        wrong.map(|function| self.completion(function, completions))
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
        // A copy of a constant object is a constant, a copy of a copy is none (measured).
        let source = self.copied_constant(variable).filter(|&source| self.copied_constant(source).is_none());
        let variable = source.unwrap_or(variable);
        let entry = &self.program.variables[variable];
        let (ty, initializer) = (entry.ty, entry.initializer);
        if self.is_dependent_type(ty) {
            return None;
        }
        let class = self.program.class_of(self.element_type(ty).0).filter(|_| !self.program.is_reference(ty));
        let Some(class) = class else {
            return match (initializer, self.value_of_initialization(variable)) {
                (None, _) | (_, Ok(_)) => Some(false),
                (_, Err(Failure::NotConstant(_))) => Some(true),
                (_, Err(_)) => None,
            };
        };
        if !self.is_destructor_empty(class) {
            return Some(true);
        }
        // A constructor that makes virtual bases is never constexpr ([dcl.constexpr]/3).
        if self.has_virtual_bases(class) {
            return Some(true);
        }
        let constructor = self.constructor_of_variable(variable, class);
        // An object with a destructor, though it is empty, needs code but where a constructor that was called initializes it.
        let is_list_or_value = initializer.is_some_and(|initializer| !self.is_empty_list_for_array(initializer, ty));
        if is_list_or_value
            && self.is_trivial_member(class, SpecialMember::Destructor) != Some(true)
            && constructor.is_none_or(|constructor| self.special_facts(constructor).is_trivial == Some(true))
        {
            return Some(true);
        }
        if constructor.is_some_and(|constructor| self.is_empty_constructor(class, constructor)) {
            return Some(false);
        }
        let is_supplied = constructor.is_some_and(|constructor| self.is_supplied(constructor));
        match self.value_of_initialization(variable) {
            // A constructor that nobody wrote leaves nothing without a value.
            Ok(value) => Some(is_supplied && self.lacks_values(&value)),
            Err(Failure::NotConstant(_)) => Some(true),
            Err(_) => None,
        }
    }

    /// The constant object that the initializer of a variable copies without a call.
    fn copied_constant(&mut self, copy: VariableId) -> Option<VariableId> {
        let entry = &self.program.variables[copy];
        let (class, initializer) = (self.program.class_of(entry.ty)?, entry.initializer?);
        let source = self.program.variable_of(self.named_object(initializer)?)?;
        let entry = &self.program.variables[source];
        let is_constant = self.element_type(entry.ty).1.contains(Qualifiers::CONST)
            && entry.initializer.is_some()
            && self.program.class_of(entry.ty) == Some(class)
            && self.is_trivial_member(class, SpecialMember::CopyConstructor) == Some(true);
        is_constant.then_some(source)
    }

    fn is_empty_list_for_array(&self, initializer: ExpressionId, ty: TypeId) -> bool {
        matches!(self.program.structure(self.program.canonical(ty)), Type::Array { .. })
            && matches!(self.expression(initializer).kind,
                ExpressionKind::InitializerList(list) if self.program.expression_list(list).is_empty())
    }

    /// The constructor that makes an object, or the elements of an array; none of an aggregate that a list initializes.
    fn constructor_of_variable(&mut self, variable: VariableId, class: ClassId) -> Option<FunctionId> {
        let entry = &self.program.variables[variable];
        let (ty, initializer) = (entry.ty, entry.initializer);
        let written = initializer.filter(|&initializer| !self.is_empty_list_for_array(initializer, ty));
        let Some(initializer) = written else { return self.default_constructor(class) };
        if let Some(&constructor) = self.program.constructed.get(&variable) {
            return Some(constructor);
        }
        let mut inner = self.without_parentheses(initializer);
        if let ExpressionKind::ParenthesizedList(list) = self.expression(inner).kind
            && let &[only] = self.program.expression_list(list)
        {
            inner = self.without_parentheses(only);
        }
        self.program.called.get(&inner).or_else(|| self.program.converted.get(&inner)).copied()
    }
}
