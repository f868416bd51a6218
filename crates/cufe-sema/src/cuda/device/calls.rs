//! Calls of host functions from device code (3468, 3470, 3473 to 3476), functions that device code names without calling them
//! (3525); spec/cross-space-calls.md "Device pass".

use crate::Sema;
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    EntityFlags, ExecutionSpace, FunctionFlags, FunctionId, Linkage, Name, NameKind, Operator, Program, RecordedUse,
};
use rustc_hash::{FxHashMap, FxHashSet};

impl Sema<'_> {
    pub(super) fn check_device_calls(&mut self, has_errors: bool) {
        let uses = self.program.function_uses.clone();
        let needed = self.needed_functions(&uses);
        // The name of a called function is no use of its own.
        let called: FxHashSet<u32> = uses.iter().filter(|used| used.is_call).map(|used| used.name).collect();
        for used in uses.iter().filter(|used| used.is_call || !called.contains(&used.name)) {
            self.check_device_use(used, needed.contains(&used.user), has_errors);
        }
        for (user, token, entity) in std::mem::take(&mut self.cuda.missing_on_device) {
            if !has_errors && needed.contains(&user) {
                self.report_undefined_on_device(token, entity);
            }
        }
    }

    /// The functions whose code is made: kernels, functions that other files can call, explicit instances, and what these use.
    /// Host code counts: what it uses of both sides is looked at for the device. Instances are read where they are used, so those
    /// that were read are wanted.
    fn needed_functions(&self, uses: &[RecordedUse]) -> FxHashSet<FunctionId> {
        let mut by_user: FxHashMap<FunctionId, Vec<FunctionId>> = FxHashMap::default();
        for used in uses.iter().filter(|used| !used.is_virtual) {
            by_user.entry(used.user).or_default().push(used.function);
        }
        let users =
            self.cuda.missing_on_device.iter().map(|missing| missing.0).chain(uses.iter().map(|used| used.user));
        let mut open: Vec<FunctionId> = users.filter(|&function| self.is_root(function)).collect();
        let mut needed: FxHashSet<FunctionId> = open.iter().copied().collect();
        while let Some(function) = open.pop() {
            for &used in by_user.get(&function).into_iter().flatten() {
                if !self.is_in_template(used) && needed.insert(used) {
                    open.push(used);
                }
            }
        }
        needed
    }

    fn is_root(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        (entry.space.is_kernel()
            || self.cuda.device_roots.contains(&function)
            || entry.linkage == Linkage::External
                && !entry.flags.intersects(FunctionFlags::INLINE | FunctionFlags::LAMBDA)
                && !self.program.scopes[self.program.entities[entry.entity].scope].in_unnamed_namespace)
            && !self.is_in_template(function)
    }

    fn check_device_use(&mut self, used: &RecordedUse, is_needed: bool, has_errors: bool) {
        let caller = self.program.functions[used.user].space;
        if !caller.contains(ExecutionSpace::DEVICE_SIDE)
            || self.is_in_template(used.user)
            || self.has_implicit_space(used.user)
            || !self.is_host_function(used.function)
        {
            return;
        }
        if !used.is_call {
            if is_needed && !has_errors && caller.is_device_code() {
                self.report_undefined_on_device(used.token, self.program.functions[used.function].entity);
            }
            return;
        }
        let is_constexpr = self.is_constexpr_callee(used.function);
        if is_constexpr && self.options.relaxed_constexpr {
            return;
        }
        // Calls of constexpr functions are found while bodies are read, the others when code is made.
        if !is_constexpr && !is_needed {
            return;
        }
        let code = match (caller.is_kernel(), caller.is_device_only(), is_constexpr) {
            (true, _, false) => code::GLOBAL_CALLS_HOST,
            (true, _, true) => code::GLOBAL_CALLS_CONSTEXPR_HOST,
            (_, true, false) => code::DEVICE_CALLS_HOST,
            (_, true, true) => code::DEVICE_CALLS_CONSTEXPR_HOST,
            (_, _, false) => code::H_HD_ILLEGAL_CALL,
            (_, _, true) => code::HOST_DEVICE_CALLS_CONSTEXPR_HOST,
        };
        let is_disabled = self.program.functions[used.user].flags.contains(FunctionFlags::CHECK_DISABLED);
        if is_disabled && matches!(code, code::H_HD_ILLEGAL_CALL | code::HOST_DEVICE_CALLS_CONSTEXPR_HOST) {
            return;
        }
        let report = Report::new(code, self.position(used.token))
            .with(self.function_argument(used.function))
            .with(self.function_argument(used.user));
        self.report_device(report, used.token);
        // Nothing can be made of the call.
        if matches!(code, code::DEVICE_CALLS_HOST | code::GLOBAL_CALLS_HOST) && !used.is_virtual && !has_errors {
            self.report_undefined_on_device(used.token, self.program.functions[used.function].entity);
        }
    }

    /// Whether a function exists on the host only.
    fn is_host_function(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let entity = &self.program.entities[entry.entity];
        let is_allocation = entity.scope == Program::GLOBAL_SCOPE
            && matches!(
                entity.name.kind(),
                NameKind::Operator(Operator::New | Operator::NewArray | Operator::Delete | Operator::DeleteArray)
            );
        !entry.space.intersects(ExecutionSpace::DEVICE_SIDE | ExecutionSpace::KERNEL)
            && !entry.flags.intersects(FunctionFlags::BUILTIN | FunctionFlags::CONSTEVAL | FunctionFlags::DELETED)
            && !entity.flags.contains(EntityFlags::PREDECLARED)
            && !is_allocation
            && entity.name != Name::identifier(self.known.push_call_configuration)
            && !self.has_implicit_space(function)
            && !self.is_in_template(function)
    }

    /// 3525: something that exists on the host only is used by device code.
    fn report_undefined_on_device(&mut self, token: u32, entity: cufe_il::EntityId) {
        let name = self.entity_name(entity);
        let report = Report::new(code::UNDEFINED_DEVICE_IDENTIFIER, self.position(token)).with(Argument::Quoted(name));
        self.report_device(report, token);
    }
}
