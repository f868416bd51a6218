//! Calls of host functions from device code (3468, 3470, 3473 to 3476), functions that device code names without calling them
//! (3525).

use super::implied::IN_NO_TEXT;
use super::order::{Completions, MadeBodies};
use crate::Sema;
use crate::class::SpecialMember;
use crate::constant::Failure;
use crate::cuda::MissingOnDevice;
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    Builtin, EntityFlags, EntityKind, ExecutionSpace, FunctionFlags, FunctionId, Linkage, Name, Program, RecordedUse,
    RunTime, ScopeId, ScopeKind, Type,
};
use rustc_hash::{FxHashMap, FxHashSet};

impl Sema<'_> {
    /// Calls of constexpr and virtual functions are found while bodies are read; the others when code is made, which is not done
    /// of a program with errors.
    pub(super) fn check_device_calls(&mut self, mut has_errors: bool) {
        self.drop_folded_uses();
        let mut uses = self.program.function_uses.clone();
        uses.extend(self.uses_in_initializers(&uses));
        self.drop_uses_of_static_locals(&mut uses);
        self.drop_uses_of_result_objects(&mut uses);
        uses.retain(|used| !self.is_end_of_part_in_constructor(used));
        self.add_uses_of_constants(&mut uses);
        self.add_ends_of_captures(&mut uses);
        let completions = self.completions(&uses);
        self.place_ends_of_life(&mut uses);
        self.add_uses_of_supplied(&mut uses);
        self.add_uses_of_constant_constructors(&mut uses);
        self.note_deleted_assignments(&uses);
        // What is wrong hides the static variables of bodies that are complete after it.
        let mut first_wrong: Option<u32> = None;
        for used in &uses {
            let is_constexpr = self.is_constexpr_callee(used.function) || self.is_deleted_assignment(used);
            let is_looked_at =
                used.is_call && (is_constexpr && self.is_call_looked_at(used) || self.is_named_virtual(used));
            if is_looked_at && self.check_device_call(used, Stage::Reading) {
                let time = match self.is_instance_body(used.user) {
                    true => self.completion(used.user, &completions),
                    false => used.token,
                };
                first_wrong = Some(first_wrong.map_or(time, |first| first.min(time)));
            }
        }
        if !has_errors && let Some(completion) = self.check_static_locals(&completions, first_wrong) {
            first_wrong = Some(completion);
        }
        has_errors |= first_wrong.is_some();
        if !has_errors {
            has_errors = self.check_device_initializations();
        }
        if !has_errors {
            self.check_kernel_definitions();
        }
        let needed = self.needed_functions(&uses);
        if !has_errors {
            self.check_extern_variables();
            self.check_addresses_in_initializers();
            self.check_needed_uses(&uses, &needed, &completions);
        }
        self.check_inline_uses(&uses, &completions, first_wrong);
        for missing in std::mem::take(&mut self.cuda.missing_on_device) {
            if !has_errors && needed.contains(&missing.user) && !self.is_part_of_constant(&missing) {
                self.report_undefined_on_device(missing.token, missing.entity);
            }
        }
    }

    /// Whether an expression around a use is a constant: no code is made of it, but of its value, which is noted (measured).
    /// So it is taken where nobody knows.
    fn is_part_of_constant(&mut self, missing: &MissingOnDevice) -> bool {
        missing.around.iter().any(|&(expression, target)| match self.evaluate(expression, target, false) {
            Err(Failure::NotConstant(_)) => false,
            Err(_) => true,
            Ok(value) => {
                if target.is_none() && self.options.complete_program {
                    self.program.values.entry(expression).or_insert(value);
                }
                true
            }
        })
    }

    /// Whether a call of a constexpr function is one that the device compiler looks at while bodies are read: not what a loop
    /// over a range calls, what initializers of parameters and members call, nor what functions do that nobody wrote, and
    /// constructors only where they are evaluated then (measured). The others are looked at when code is made.
    fn is_call_looked_at(&self, used: &RecordedUse) -> bool {
        let is_evaluated = !self.is_constructor(used.function) || used.at_run_time == RunTime::Nothing;
        !used.by_statement
            && !used.in_initializer
            && is_evaluated
            && !self.cuda.supplied_on_device.contains_key(&used.user)
    }

    /// Notes the copy and move assignment operators that are called and that their classes delete: they count as constexpr functions
    /// of the host where a defaulted one would be trivial, and so do deleted functions that say constexpr (measured).
    fn note_deleted_assignments(&mut self, uses: &[RecordedUse]) {
        for used in uses.iter().filter(|used| used.is_written) {
            let entry = &self.program.functions[used.function];
            let is_written = entry.flags.contains(FunctionFlags::DELETED)
                && !entry.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
                && entry.space.is_empty();
            let is_constexpr = entry.flags.contains(FunctionFlags::CONSTEXPR);
            if is_written && (is_constexpr || self.would_assign_trivially(used.function)) {
                self.cuda.deleted_assignments.insert(used.function);
            }
        }
    }

    /// Whether a function is a copy or move assignment operator of a class whose parts are assigned trivially.
    fn would_assign_trivially(&mut self, function: FunctionId) -> bool {
        let kind = self.special_member(function);
        let (Some(kind @ (SpecialMember::CopyAssignment | SpecialMember::MoveAssignment)), Some(class)) =
            (kind, self.class_of_member(function))
        else {
            return false;
        };
        !self.needs_table(class)
            && self.class_parts(class).into_iter().all(|part| self.is_trivial_member(part.class, kind) == Some(true))
    }

    fn is_deleted_assignment(&self, used: &RecordedUse) -> bool {
        used.is_written && self.cuda.deleted_assignments.contains(&used.function)
    }

    /// Whether a virtual function is called by its name, qualified or not. What `delete` and the ends of lives call is not named.
    fn is_named_virtual(&self, used: &RecordedUse) -> bool {
        used.is_written && self.is_virtual(used.function) == Some(true) && !self.is_supplied(used.function)
    }

    /// The uses of host functions in the code that is made.
    fn check_needed_uses(&mut self, uses: &[RecordedUse], needed: &FxHashSet<FunctionId>, completions: &Completions) {
        // The name of a called function is no use of its own.
        let called: FxHashSet<u32> = uses.iter().filter(|used| used.is_call).map(|used| used.name).collect();
        let mut made = self.made_bodies(needed, completions);
        let (mut bases, mut wholes) = (OwnFunctions::default(), OwnFunctions::default());
        let mut members = Vec::new();
        for used in uses.iter().filter(|used| needed.contains(&used.user)) {
            if !used.is_call {
                match called.contains(&used.name) {
                    true => {}
                    false if self.is_non_static_member(used.function) => members.push(*used),
                    false => self.check_device_address(used),
                }
            } else if self.is_constexpr_callee(used.function)
                && (self.is_call_looked_at(used) || used.at_run_time == RunTime::Perhaps)
                || self.is_named_virtual(used)
            {
                // It was looked at before, or may be a constant.
            } else if used.is_virtual && used.ends_life {
                // `delete` finds the destructor at run time.
            } else if !self.also_exists_on_device(used.user) {
                // Code of the host.
            } else if (self.is_use_for_base(used) || self.is_made_by_inheritance(used))
                && !self.makes_virtual_bases(used.function)
            {
                bases.add(used, self.also_runs_on_host(used.user));
            } else if self.makes_virtual_bases(used.function) && !self.is_use_for_base(used) {
                wholes.add(used, self.also_runs_on_host(used.user));
            } else if used.token == IN_NO_TEXT {
                if let Some(token) = made.last_before(&self.place_of_code(used.user, completions)) {
                    self.check_device_call(&RecordedUse { token, ..*used }, Stage::Making);
                }
            } else {
                self.check_device_call(used, Stage::Making);
            }
        }
        // Pointers to members are constants of their own, made behind all bodies, but for those that initialize variables.
        let initializers = if members.is_empty() { Vec::new() } else { self.initializers_of_member_pointers() };
        for used in members {
            let is_initializer = initializers.iter().any(|&(first, last)| (first..=last).contains(&used.token));
            let end = made.last().filter(|_| !is_initializer);
            self.check_device_address(&RecordedUse { token: end.unwrap_or(used.token), ..used });
        }
        self.check_whole_objects(&wholes, &mut made, completions);
        for &(used, runs_on_host) in &bases.uses {
            if let Some(token) = made.last_before(&self.place_of_code(used.function, completions)) {
                self.check_device_call_of(&RecordedUse { token, ..used }, Stage::Making, Some(!runs_on_host));
            }
        }
    }

    /// Where the initializers of variables stand that are pointers to members.
    fn initializers_of_member_pointers(&self) -> Vec<(u32, u32)> {
        let variables = self.program.variables.values();
        let pointers = variables
            .filter(|variable| matches!(self.program.structure(variable.ty), Type::MemberPointer { .. }))
            .filter_map(|variable| variable.initializer);
        pointers.map(|initializer| self.expression(initializer)).map(|it| (it.first, it.last)).collect()
    }

    fn is_made_by_inheritance(&self, used: &RecordedUse) -> bool {
        self.cuda.inherited_constructions.contains(&(used.user, used.token)) && self.is_constructor(used.function)
    }

    fn also_exists_on_device(&self, function: FunctionId) -> bool {
        self.is_on_device(function) || self.cuda.supplied_on_device.contains_key(&function)
    }

    fn also_runs_on_host(&self, function: FunctionId) -> bool {
        let known = self.cuda.supplied_on_device.get(&function).copied();
        known.unwrap_or(!self.program.functions[function].space.is_device_code())
    }

    /// Constructors and destructors of classes with virtual bases have functions of their own for whole objects, made where they
    /// are defined: those call what is written. They begin where the body of the constructor does.
    fn check_whole_objects(&mut self, wholes: &OwnFunctions, made: &mut MadeBodies, completions: &Completions) {
        let body_of = |sema: &Self, function: FunctionId| sema.program.definition_of(function)?.body;
        for (used, _) in &wholes.uses {
            if let Some((open, _)) = body_of(self, used.function).filter(|_| self.is_constructor(used.function)) {
                made.add(self.place_of_code(used.function, completions), open);
            }
        }
        for &(used, runs_on_host) in &wholes.uses {
            let Some((open, _)) = body_of(self, used.function) else { continue };
            let token = match self.is_constructor(used.function) {
                true => Some(open),
                false => made.last_before(&self.place_of_code(used.function, completions)),
            };
            if let Some(token) = token {
                self.check_device_call_of(&RecordedUse { token, ..used }, Stage::Making, Some(!runs_on_host));
            }
        }
    }

    /// Whether a function is a constructor or destructor, which somebody wrote, of a class with virtual bases.
    fn makes_virtual_bases(&self, function: FunctionId) -> bool {
        let name = self.program.entities[self.program.functions[function].entity].name;
        (name == Name::CONSTRUCTOR || name == Name::DESTRUCTOR)
            && !self.is_supplied(function)
            && self.class_of_member(function).is_some_and(|class| self.has_virtual_bases(class))
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
            self.cuda.missing_on_device.iter().map(|missing| missing.user).chain(uses.iter().map(|used| used.user));
        let defined = self.program.function_declarations.values();
        let defined = defined.filter(|definition| definition.body.is_some()).map(|definition| definition.function);
        let mut open: Vec<FunctionId> = users.chain(defined).filter(|&function| self.is_root(function)).collect();
        open.extend_from_slice(&self.cuda.ends_of_closures);
        let mut needed: FxHashSet<FunctionId> = open.iter().copied().collect();
        while let Some(function) = open.pop() {
            for &used in by_user.get(&function).into_iter().flatten() {
                if !self.is_template_pattern(used) && needed.insert(used) {
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

    /// Whether device code uses a function that exists on the host only.
    pub(super) fn is_use_of_host_function(&self, used: &RecordedUse) -> bool {
        let is_supplied = self.cuda.supplied_on_device.contains_key(&used.user);
        let is_device_code = self.program.functions[used.user].space.contains(ExecutionSpace::DEVICE_SIDE)
            && !self.is_in_template(used.user)
            && !self.has_implicit_space(used.user);
        (is_supplied || is_device_code) && (self.is_host_function(used.function) || self.is_deleted_assignment(used))
    }

    /// The address of a host function in device code (3525).
    fn check_device_address(&mut self, used: &RecordedUse) {
        if self.program.functions[used.user].space.is_device_code() && self.is_use_of_host_function(used) {
            self.report_undefined_on_device(used.token, self.program.functions[used.function].entity);
        }
    }

    /// A call of a host function in device code. Returns whether that is an error.
    fn check_device_call(&mut self, used: &RecordedUse, stage: Stage) -> bool {
        let is_device_only = self.cuda.supplied_on_device.get(&used.user).map(|&runs_on_host| !runs_on_host);
        self.check_device_call_of(used, stage, is_device_only)
    }

    /// The same in a function that nobody wrote, and of which it is told whether it runs on the device only.
    fn check_device_call_of(&mut self, used: &RecordedUse, stage: Stage, is_device_only: Option<bool>) -> bool {
        let is_constexpr = self.is_constexpr_callee(used.function) || self.is_deleted_assignment(used);
        if is_constexpr && self.options.relaxed_constexpr || !self.is_use_of_host_function(used) {
            return false;
        }
        if used.of_elements && stage == Stage::Making {
            return self.check_device_elements(used, is_device_only);
        }
        let caller = self.program.functions[used.user].space;
        let is_kernel = caller.is_kernel() && is_device_only.is_none();
        let is_device_only = is_device_only.unwrap_or_else(|| caller.is_device_only());
        let code = match (is_kernel, is_device_only, is_constexpr) {
            (true, _, false) => code::GLOBAL_CALLS_HOST,
            (true, _, true) => code::GLOBAL_CALLS_CONSTEXPR_HOST,
            (_, true, false) => code::DEVICE_CALLS_HOST,
            (_, true, true) => code::DEVICE_CALLS_CONSTEXPR_HOST,
            (_, _, false) => code::H_HD_ILLEGAL_CALL,
            (_, _, true) => code::HOST_DEVICE_CALLS_CONSTEXPR_HOST,
        };
        let is_warning = matches!(code, code::H_HD_ILLEGAL_CALL | code::HOST_DEVICE_CALLS_CONSTEXPR_HOST);
        if is_warning && self.program.functions[used.user].flags.contains(FunctionFlags::CHECK_DISABLED) {
            return false;
        }
        let report = Report::new(code, self.position(used.token))
            .with(self.function_argument(used.function))
            .with(self.function_argument(used.user));
        self.report_device(report, used.token);
        // Nothing can be made of the call.
        if !is_warning && stage == Stage::Making && !self.is_named_virtual(used) {
            self.report_undefined_on_device(used.token, self.program.functions[used.function].entity);
        }
        !is_warning
    }

    /// The functions of an array's elements are named and not called. Returns whether that is an error.
    fn check_device_elements(&mut self, used: &RecordedUse, is_device_only: Option<bool>) -> bool {
        let is_error = is_device_only.unwrap_or(self.program.functions[used.user].space.is_device_code());
        if is_error {
            self.report_undefined_on_device(used.token, self.program.functions[used.function].entity);
        }
        is_error
    }

    /// Whether a function exists on the host only.
    pub(super) fn is_host_function(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let entity = &self.program.entities[entry.entity];
        let is_allocation = entity.scope == Program::GLOBAL_SCOPE
            && entity.name.is_allocation_function()
            && self.has_parameters_of_usual_allocation(function);
        !entry.space.intersects(ExecutionSpace::DEVICE_SIDE | ExecutionSpace::KERNEL)
            && !entry.flags.intersects(FunctionFlags::BUILTIN | FunctionFlags::CONSTEVAL | FunctionFlags::DELETED)
            && !entity.flags.contains(EntityFlags::PREDECLARED)
            && !is_allocation
            && entity.name != Name::identifier(self.known.push_call_configuration)
            && !self.has_implicit_space(function)
            && !self.is_template_pattern(function)
            && !self.is_library_function_of_both(function)
    }

    /// Whether all parameters of an allocation or deallocation function are sizes, alignments and `void *`: such functions are there
    /// on the device; those of other forms, as with `std::nothrow`, are not.
    fn has_parameters_of_usual_allocation(&self, function: FunctionId) -> bool {
        let Some(ty) = self.program.as_function(self.program.functions[function].ty) else { return false };
        ty.parameters.iter().all(|&parameter| {
            let bare = self.program.unqualified(self.program.canonical(parameter)).0;
            match self.program.structure(bare) {
                Type::Pointer(pointee) => pointee == Program::builtin(Builtin::Void),
                Type::Enum(enumeration) => {
                    let entity = &self.program.entities[self.program.enums[enumeration].entity];
                    entity.name == Name::identifier(self.known.align_val_t) && self.is_in_namespace_std(entity.scope)
                }
                structure => structure == Type::Builtin(Builtin::UnsignedLong),
            }
        })
    }

    /// Whether the device compiler takes a host function of the standard library for one of both sides: the members of
    /// `std::initializer_list`, `std::move` and `std::forward`, whatever their headers say (CUDA C++ Programming Guide).
    fn is_library_function_of_both(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let entity = &self.program.entities[entry.entity];
        if let Some(class) = self.class_of_member(function) {
            return self.program.entities[self.program.classes[class].entity].name.symbol()
                == Some(self.known.initializer_list)
                && self.is_in_namespace_std(self.program.entities[self.program.classes[class].entity].scope);
        }
        let symbol = entity.name.symbol();
        let is_named = symbol == Some(self.known.move_) || symbol == Some(self.known.forward);
        is_named
            && self.program.as_function(entry.ty).is_some_and(|ty| ty.parameters.len() == 1)
            && self.is_in_namespace_std(entity.scope)
    }

    /// Whether a scope is that of namespace `std`, behind heads of templates.
    fn is_in_namespace_std(&self, scope: ScopeId) -> bool {
        let scopes = &self.program.scopes;
        let outer = std::iter::successors(Some(scope), |&inner| {
            scopes[inner].parent.filter(|_| scopes[inner].kind == ScopeKind::TemplateParameters)
        });
        outer.last().is_some_and(|scope| self.is_scope_of_std(scope))
    }

    /// Whether a function is a template, or stands in one: calls name its instances.
    pub(crate) fn is_template_pattern(&self, function: FunctionId) -> bool {
        let entity = &self.program.entities[self.program.functions[function].entity];
        if entity.template.is_some() {
            return true;
        }
        let lambda = self.lambda_of(function).and_then(|index| self.program.lambdas.get(index));
        if let Some(around) = lambda.and_then(|lambda| lambda.enclosing).filter(|&around| around != function) {
            return self.is_in_template(around);
        }
        let mut next = Some(entity.scope);
        while let Some(scope) = next.and_then(|scope| self.program.scopes.get(scope)) {
            if let Some(around) = scope.entity
                && let EntityKind::Class(class) = self.program.entities[around].kind
                && self.program.classes[class].is_dependent
            {
                return true;
            }
            next = scope.parent;
        }
        false
    }

    /// 3525: something that exists on the host only is used by device code.
    pub(super) fn report_undefined_on_device(&mut self, token: u32, entity: cufe_il::EntityId) {
        let name = self.entity_name(entity);
        let report = Report::new(code::UNDEFINED_DEVICE_IDENTIFIER, self.position(token)).with(Argument::Quoted(name));
        self.report_device(report, token);
    }
}

/// When the device compiler looks at a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// While the body is read.
    Reading,
    /// When code is made of it: then what is called is missing there.
    Making,
}

/// Constructors and destructors of which the device compiler makes functions of its own: one use of each, and whether some host
/// code needs it.
#[derive(Default)]
struct OwnFunctions {
    uses: Vec<(RecordedUse, bool)>,
    index: FxHashMap<FunctionId, usize>,
}

impl OwnFunctions {
    fn add(&mut self, used: &RecordedUse, runs_on_host: bool) {
        match self.index.entry(used.function) {
            std::collections::hash_map::Entry::Occupied(known) => self.uses[*known.get()].1 |= runs_on_host,
            std::collections::hash_map::Entry::Vacant(place) => {
                place.insert(self.uses.len());
                self.uses.push((*used, runs_on_host));
            }
        }
    }
}
