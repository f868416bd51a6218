//! Kernels, parameters and variables that the device compiler refuses as they are declared.

use crate::Sema;
use crate::cuda::{AttributeKind, DeclaredFunction};
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    ArrayBound, Builtin, FunctionFlags, FunctionId, ParameterDeclaration, Qualifiers, Type, VariableFlags, VariableId,
};

/// The first architecture with 128-bit floating point.
const FLOAT128: u32 = 100;

/// The first architecture with clusters.
const CLUSTERS: u32 = 90;

impl Sema<'_> {
    pub(super) fn check_device_declarations(&mut self) {
        for index in 0..self.program.function_declarations.len() {
            let id = cufe_il::FunctionDeclarationId::from_number(index as u32);
            let declaration = &self.program.function_declarations[id];
            let (function, name) = (declaration.function, declaration.name);
            if self.program.functions[function].space.is_kernel() {
                let parameters = declaration.parameter_list.clone();
                self.check_kernel(function, &parameters, name);
            }
            let entry = &self.program.functions[function];
            let (space, entity, is_definition) = (entry.space, entry.entity, entry.definition == Some(id));
            if space.is_kernel() || space.contains(cufe_il::ExecutionSpace::DEVICE_SIDE) {
                self.check_universal_name(entity, name);
                if is_definition && !self.is_in_template(function) {
                    let parameters = self.program.function_declarations[id].parameter_list.clone();
                    self.check_unsupported_types(function, &parameters, name);
                }
            }
            self.check_architecture(function, name);
        }
        for index in 0..self.program.variable_declarations.len() {
            let id = cufe_il::VariableDeclarationId::from_number(index as u32);
            let (variable, name) =
                (self.program.variable_declarations[id].variable, self.program.variable_declarations[id].name);
            if !self.program.variables[variable].space.is_empty() {
                let entity = self.program.variables[variable].entity;
                self.check_universal_name(entity, name);
            }
            self.check_device_variable(variable, name);
        }
    }

    fn check_kernel(&mut self, function: FunctionId, parameters: &[ParameterDeclaration], name: u32) {
        let flags = self.program.functions[function].flags;
        if flags.contains(FunctionFlags::CONSTEVAL) {
            self.report_device(Report::new(code::GLOBAL_FUNCTION_CONSTEVAL, self.position(name)), name);
        } else if flags.contains(FunctionFlags::CONSTEXPR) {
            self.report_device(Report::new(code::GLOBAL_FUNCTION_CONSTEXPR, self.position(name)), name);
        }
        let scope = self.program.entities[self.program.functions[function].entity].scope;
        if self.is_in_inline_unnamed_namespace(scope) {
            self.report_device(Report::new(code::GLOBAL_FUNCTION_IN_UNNAMED_INLINE_NS, self.position(name)), name);
        }
        for parameter in parameters {
            let token = parameter.name.unwrap_or(parameter.first);
            let structure = self.program.structure(parameter.ty);
            if self.is_va_list(parameter.ty) {
                self.report_device(Report::new(code::GLOBAL_VA_LIST_TYPE, self.position(token)), token);
            }
            if matches!(structure, Type::RvalueReference(_)) {
                self.report_device(Report::new(code::GLOBAL_RVALUE_REF_TYPE, self.position(token)), token);
            }
            let is_list = self
                .program
                .template_id(parameter.ty)
                .is_some_and(|(template, _)| self.is_initializer_list_template(template));
            if is_list {
                self.report_device(
                    Report::new(code::GLOBAL_FUNCTION_WITH_INITIALIZER_LIST, self.position(token)),
                    token,
                );
            }
            let variable = &self.program.variables[parameter.variable];
            if variable.flags.contains(VariableFlags::GRID_CONSTANT) {
                let is_const =
                    self.program.unqualified(self.program.canonical(parameter.ty)).1.contains(Qualifiers::CONST);
                let is_known = !self.is_dependent_type(parameter.ty);
                if is_known && !is_const {
                    self.report_device(Report::new(code::GRID_CONSTANT_NOT_CONST, self.position(token)), token);
                }
                if is_known && self.program.is_reference(parameter.ty) {
                    self.report_device(Report::new(code::GRID_CONSTANT_REFERENCE_TYPE, self.position(token)), token);
                }
            }
        }
    }

    /// Notes the use of a kernel that a template makes.
    pub(crate) fn note_kernel_use(&mut self, function: FunctionId) {
        let entry = &self.program.functions[function];
        let is_made = entry.specialized.is_some() || self.program.entities[entry.entity].template.is_some();
        let is_wanted = self.options.device_pass && self.options.static_host_stub && !self.options.device_c;
        if is_wanted && is_made && entry.space.is_kernel() && !self.is_in_pattern() {
            self.cuda.used_kernels.push(function);
        }
    }

    /// 3737: with static stubs every kernel that a template makes has to be defined in the unit that launches it.
    pub(super) fn check_kernel_definitions(&mut self) {
        for function in std::mem::take(&mut self.cuda.used_kernels) {
            let pattern = self.pattern_of_function(function);
            if !self.has_definition(function) && !self.has_definition(pattern) {
                let entity = self.program.functions[pattern].entity;
                let (token, name) = (self.program.entities[entity].token, self.entity_name(entity));
                let report =
                    Report::new(code::TEMPLATE_GLOBAL_NO_DEF, self.position(token)).with(Argument::Quoted(name));
                self.report_device(report, token);
            }
        }
    }

    /// A hint to inline a function that must not be inlined (3712), or that is inlined anyway (3713); what earlier declarations
    /// say counts.
    pub(crate) fn check_inline_hints(&mut self, declared: &DeclaredFunction<'_>) {
        let has = |kind: AttributeKind| declared.attributes.iter().any(|attribute| attribute.kind == kind);
        let own = [AttributeKind::InlineHint, AttributeKind::NoInline, AttributeKind::AlwaysInline].map(has);
        if !own.contains(&true) {
            return;
        }
        let known = self.cuda.inline_hints.entry(declared.function).or_default();
        for (known, own) in known.iter_mut().zip(own) {
            *known |= own;
        }
        let &mut [has_hint, is_never, is_always] = known;
        let (space, flags) = {
            let entry = &self.program.functions[declared.function];
            (entry.space, entry.flags)
        };
        // Without `inline` the attribute has no effect.
        let is_always = is_always && flags.contains(FunctionFlags::INLINE);
        let is_device = space.is_device_code() || space.contains(cufe_il::ExecutionSpace::DEVICE_SIDE);
        if has_hint && is_device {
            for (is_wrong, code) in
                [(is_never, code::INLINE_HINT_NOINLINE_CONFLICT), (is_always, code::INLINE_HINT_FORCEINLINE_CONFLICT)]
            {
                if is_wrong {
                    self.report_device(Report::new(code, self.position(declared.name)), declared.name);
                }
            }
        }
    }

    /// 3658: a universal character name in the name of something that exists on the device.
    fn check_universal_name(&mut self, entity: cufe_il::EntityId, name: u32) {
        let is_written = self.reader.is(name, cufe_lex::TokenKind::Identifier)
            && self.reader.token_text(name).windows(2).any(|pair| matches!(pair, b"\\u" | b"\\U"));
        if is_written {
            let report = Report::new(code::ILLEGAL_UCN_IN_DEVICE_IDENTIFER, self.position(name))
                .with(Argument::Quoted(self.entity_name(entity)));
            self.report_device(report, name);
        }
    }

    /// 3563: types that no register holds, in a function that is compiled for the device.
    fn check_unsupported_types(&mut self, function: FunctionId, parameters: &[ParameterDeclaration], name: u32) {
        let result = self.program.as_function(self.program.functions[function].ty).map(|ty| ty.result);
        for ty in parameters.iter().map(|parameter| parameter.ty).chain(result) {
            self.check_unsupported_type(ty, name);
        }
    }

    /// 3563 for an entity of a type, at a token.
    pub(crate) fn check_unsupported_type(&mut self, ty: cufe_il::TypeId, token: u32) {
        let is_unsupported = match self.value_structure(ty) {
            Type::Vector { .. } => true,
            Type::Builtin(Builtin::Float128) => self.options.device_architecture < FLOAT128,
            _ => false,
        };
        if is_unsupported && !self.is_dependent_type(ty) {
            let text = crate::types::printing::type_text(&self.program, self.names, ty);
            self.report_device(
                Report::new(code::UNSUPPORTED_TYPE_IN_DEVICE_CODE, self.position(token)).with(Argument::Quoted(text)),
                token,
            );
        }
    }

    /// `va_list`, as a parameter: a pointer to the structure that the compiler declares for it.
    fn is_va_list(&self, ty: cufe_il::TypeId) -> bool {
        let Type::Pointer(inner) = self.value_structure(ty) else { return false };
        matches!(self.value_structure(inner), Type::Class(class) if self.is_va_list_tag(class))
    }

    /// 3501: without separate compilation an extern variable that is defined nowhere else is taken for a definition.
    pub(super) fn check_extern_variables(&mut self) {
        if self.options.device_c {
            return;
        }
        let mut seen = rustc_hash::FxHashSet::default();
        for index in 0..self.program.variable_declarations.len() {
            let id = cufe_il::VariableDeclarationId::from_number(index as u32);
            let (variable, name) =
                (self.program.variable_declarations[id].variable, self.program.variable_declarations[id].name);
            let entry = &self.program.variables[variable];
            let (space, entity) = (entry.space, entry.entity);
            let is_extern = entry.storage == cufe_il::StorageClass::Extern && entry.definition.is_none();
            let is_device = space.intersects(cufe_il::MemorySpace::DEVICE | cufe_il::MemorySpace::CONSTANT)
                && !space.contains(cufe_il::MemorySpace::SHARED);
            let flags = self.program.entities[entity].flags;
            let is_own = !flags.intersects(cufe_il::EntityFlags::DEVICE_BUILTIN | cufe_il::EntityFlags::SYSTEM);
            if is_extern && is_device && is_own && entry.initializer.is_none() && seen.insert(variable) {
                let report = Report::new(code::EXTERN_ENTITY_TREATED_AS_STATIC, self.position(name))
                    .with(Argument::Quoted(self.entity_name(entity)));
                self.report_device(report, name);
            }
        }
    }

    /// `#pragma nv_abi` belongs to functions that exist on the device and are no kernels (3775, 3777).
    pub(super) fn check_abi_pragmas(&mut self) {
        for (position, function) in std::mem::take(&mut self.cuda.abi_pragmas) {
            let space = function.map(|function| self.program.functions[function].space);
            let code = match space {
                None => code::NV_ABI_PRAGMA_NEXT_CONSTRUCT,
                Some(space) if space.is_kernel() || !space.contains(cufe_il::ExecutionSpace::DEVICE_SIDE) => {
                    code::NV_ABI_PRAGMA_DEVICE_FUNCTION
                }
                Some(_) => continue,
            };
            self.report(Report::new(code, position));
        }
    }

    fn is_initializer_list_template(&self, template: cufe_il::EntityId) -> bool {
        let entity = &self.program.entities[template];
        entity.name.symbol() == Some(self.known.initializer_list) && self.is_scope_of_std(entity.scope)
    }

    /// Launch attributes that the architecture lacks.
    fn check_architecture(&mut self, function: FunctionId, name: u32) {
        let Some(launch) = self.program.functions[function].launch else { return };
        if self.options.device_architecture >= CLUSTERS {
            return;
        }
        let launch = self.program.launch_configurations[launch];
        let is_block = launch.block.iter().any(Option::is_some);
        let rules = [
            (
                code::CLUSTER_DIMS_UNSUPPORTED,
                (launch.has_cluster_dimensions || launch.has_cluster_intent) && !is_block,
                Some("__cluster_dims__"),
            ),
            (code::MAX_BLOCKS_PER_CLUSTER_UNSUPPORTED, launch.maximum_cluster_blocks.is_some(), None),
            (code::BLOCK_SIZE_UNSUPPORTED, is_block, None),
        ];
        for (code, is_wrong, attribute) in rules {
            if is_wrong {
                let mut report = Report::new(code, self.position(name));
                if let Some(attribute) = attribute {
                    report = report.with(Argument::Quoted(attribute.to_owned()));
                }
                self.report_device(report, name);
            }
        }
    }

    fn check_device_variable(&mut self, variable: VariableId, name: u32) {
        let entry = &self.program.variables[variable];
        if entry.space.is_empty() {
            return;
        }
        let is_shared = entry.space.contains(cufe_il::MemorySpace::SHARED);
        let (space, ty, flags, entity) =
            (super::super::memory_space::space_name(entry.space), entry.ty, entry.flags, entry.entity);
        if flags.contains(VariableFlags::THREAD_LOCAL) {
            let report = Report::new(code::THREAD_LOCAL_FOR_DEVICE_VARS, self.position(name))
                .with(Argument::Quoted(space.to_owned()));
            self.report_device(report, name);
        }
        if !is_shared {
            self.check_size(ty, entity, name);
        }
    }

    /// 3668: an array without elements.
    pub(crate) fn check_size(&mut self, ty: cufe_il::TypeId, entity: cufe_il::EntityId, token: u32) {
        let is_empty = matches!(self.program.structure(ty), Type::Array { bound: ArrayBound::Known(0), .. });
        if is_empty || self.is_zero_sized(ty, 0) {
            let name = self.entity_name(entity);
            let report =
                Report::new(code::ZERO_SIZED_DEVICE_VARIABLE, self.position(token)).with(Argument::Quoted(name));
            self.report_device(report, token);
        }
    }

    /// 3665: `long double` has no more than double precision on the device.
    pub(crate) fn check_long_double(&mut self, ty: cufe_il::TypeId, token: u32) {
        if self.value_structure(ty) == Type::Builtin(Builtin::LongDouble) {
            let report = Report::new(code::CUDA_DEMOTE_UNSUPPORTED_FLOATING_POINT, self.position(token))
                .with(Argument::Quoted("long double".to_owned()))
                .with(Argument::Quoted("double".to_owned()));
            self.report_device(report, token);
        }
    }
}
