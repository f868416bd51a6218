//! Calls and references across execution spaces.
//!
//! The host pass looks at one direction only: host code that uses device functions. All uses inside of functions are recorded
//! for the device pass and for tools ([`cufe_il::RecordedUse`]).

use crate::Sema;
use crate::constant::Failure;
use crate::function_use::{FunctionUse, FunctionUseKind};
use cufe_base::Standard;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    EntityFlags, EntityKind, ExecutionSpace, ExpressionId, ExpressionKind, ExtendedKind, FunctionFlags, FunctionId,
    LambdaFlags, Name, Operator, RecordedUse, RunTime, ScopeKind, Type,
};

impl Sema<'_> {
    /// Checks the use of a function against the space of the code that uses it.
    pub(crate) fn check_execution_space_of_use(&mut self, used: &FunctionUse) {
        let caller = self.current_caller();
        self.check_deduced_device_result(used);
        let Some(caller) = caller else { return self.note_use_in_initializer(used) };
        if self.context.unevaluated > 0 || self.context.discarded > 0 || self.is_for_host_compiler(caller) {
            return;
        }
        // The device compiler looks at arguments of templates where they are called.
        if self.options.device_pass && self.context.in_template_argument && used.kind == FunctionUseKind::Address {
            return;
        }
        let is_call = match used.kind {
            FunctionUseKind::Call
            | FunctionUseKind::Operator
            | FunctionUseKind::Construction
            | FunctionUseKind::Destruction
            | FunctionUseKind::Conversion
            | FunctionUseKind::Literal => true,
            FunctionUseKind::ImplicitConstruction
            | FunctionUseKind::ImplicitDestruction
            | FunctionUseKind::Allocation
            | FunctionUseKind::Address
            | FunctionUseKind::Statement => false,
        };
        let recorded = RecordedUse {
            user: caller,
            function: used.function,
            token: used.token,
            name: used.name,
            is_call: used.kind != FunctionUseKind::Address,
            is_virtual: used.is_virtual,
            ends_life: used.kind == FunctionUseKind::Destruction,
            by_statement: used.kind == FunctionUseKind::Statement,
            in_initializer: false,
            of_elements: used.of_elements,
            is_written: matches!(
                used.kind,
                FunctionUseKind::Call
                    | FunctionUseKind::Operator
                    | FunctionUseKind::Conversion
                    | FunctionUseKind::Literal
            ),
            at_run_time: used.at_run_time,
        };
        if self.options.device_pass && self.is_inherited_construction(used) {
            self.cuda.inherited_constructions.insert((caller, used.token));
        }
        self.program.function_uses.push(recorded);
        if is_call {
            if self.check_call_of_device_function(used, caller) {
                self.program.reported_uses.push(recorded);
            }
            self.check_call_of_kernel_member(used);
        }
    }

    /// Whether an object of a class is made by a constructor of a base.
    fn is_inherited_construction(&self, used: &FunctionUse) -> bool {
        let class = used.naming_class.and_then(|ty| self.program.class_of(ty));
        let is_construction =
            matches!(used.kind, FunctionUseKind::Construction | FunctionUseKind::ImplicitConstruction);
        is_construction && class.is_some_and(|class| self.class_of_member(used.function) != Some(class))
    }

    /// The function whose body is being built: none in the initializers, bounds and default arguments that stand outside of
    /// bodies, also where the class or the declaration itself stands in a body.
    pub fn current_caller(&self) -> Option<FunctionId> {
        let function = self.context.function.filter(|_| !self.context.in_default_argument)?;
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            let scope = self.program.scopes.get(scope)?;
            match scope.kind {
                ScopeKind::Block => return Some(function),
                ScopeKind::Class | ScopeKind::Global | ScopeKind::Namespace => return None,
                // Initializers of a constructor stand here, and default arguments of any function.
                ScopeKind::FunctionParameters => {
                    let entity = self.program.functions.get(function)?.entity;
                    return (scope.entity == Some(entity)).then_some(function);
                }
                // Around the body as around the parameters.
                ScopeKind::Lambda => {
                    let lambda = self.lambda_of(function).and_then(|index| self.program.lambdas.get(index));
                    return match lambda {
                        Some(lambda) if lambda.body == (lambda.introducer.0, lambda.introducer.0) => None,
                        _ => Some(function),
                    };
                }
                ScopeKind::Enum | ScopeKind::TemplateParameters => next = scope.parent,
            }
        }
        None
    }

    /// 3462 to 3465: a host or host-device function calls a function that exists on the device only. Returns whether that is
    /// reported.
    fn check_call_of_device_function(&mut self, used: &FunctionUse, caller: FunctionId) -> bool {
        let (callee, calling) = (&self.program.functions[used.function], &self.program.functions[caller]);
        if self.options.device_pass
            || !callee.space.is_device_only()
            || calling.space.is_device_code()
            || callee.flags.contains(FunctionFlags::CONSTEVAL)
            || self.has_checks_disabled(caller)
            || self.has_implicit_space(used.function)
            || self.has_implicit_space(caller)
        {
            return false;
        }
        // In the definition of a template only written calls are looked at, `o(a)` among them; what operators, conversions and
        // objects call is left to the instances.
        let name = self.program.entities[self.program.functions[used.function].entity].name;
        let is_written = used.kind == FunctionUseKind::Call || name == Name::operator(Operator::Call);
        if self.is_in_template(caller) && (!is_written || self.is_left_to_instance(used)) {
            return false;
        }
        // An inheriting constructor is implicit.
        if used.kind == FunctionUseKind::Construction && self.is_inherited_construction(used) {
            return false;
        }
        let is_constexpr = self.is_constexpr_callee(used.function);
        if is_constexpr && self.options.relaxed_constexpr {
            return false;
        }
        let is_both = calling.space.contains(ExecutionSpace::DEVICE_SIDE);
        let code = match (is_both, is_constexpr) {
            (true, false) => code::HOST_DEVICE_CALLS_DEVICE,
            (true, true) => code::HOST_DEVICE_CALLS_CONSTEXPR_DEVICE,
            (false, false) => code::HOST_CALLS_DEVICE,
            (false, true) => code::HOST_CALLS_CONSTEXPR_DEVICE,
        };
        let is_first = self.is_first_report(code, used.token);
        if is_first {
            let report = Report::new(code, self.position(used.token))
                .with(self.function_argument(used.function))
                .with(self.function_argument(caller));
            let declared = self.declared_position(self.program.functions[used.function].entity);
            self.report(report.related(declared, "it is declared here"));
        }
        is_first
    }

    /// A member that is wrongly a kernel is called without launch configuration (3508) wherever it is called.
    fn check_call_of_kernel_member(&mut self, used: &FunctionUse) {
        if self.program.functions[used.function].space.is_kernel()
            && self.is_member_function(used.function)
            && self.is_first_report(code::LAUNCH_CONFIGURATION_MISMATCH, used.token)
        {
            let report = Report::new(code::LAUNCH_CONFIGURATION_MISMATCH, self.position(used.token))
                .with(Argument::Quoted("__global__".to_owned()))
                .with(Argument::Text("must".to_owned()));
            self.report(report);
        }
    }

    /// Whether the use of a member of a class template, in a template, is looked at in the instances only: the member is not
    /// named in an object of a class that the code stands in (measured).
    fn is_left_to_instance(&self, used: &FunctionUse) -> bool {
        if !self.is_member_of_template(used.function) {
            return false;
        }
        let Some(class) = used.naming_class.and_then(|ty| self.program.class_of(ty)) else { return true };
        let mut next = Some(self.context.scope);
        while let Some(scope) = next.and_then(|scope| self.program.scopes.get(scope)) {
            let is_class = |entity| matches!(self.program.entities[entity].kind, EntityKind::Class(id) if id == class);
            if scope.kind == ScopeKind::Class && scope.entity.is_some_and(is_class) {
                return false;
            }
            next = scope.parent;
        }
        true
    }

    /// Where the constructor of a variable is reported: at the name, unless it is evaluated at compile time; then at the
    /// initializer.
    pub(crate) fn construction_token(&self, constructor: FunctionId, arguments: &[ExpressionId], name: u32) -> u32 {
        let Some(&first) = arguments.first() else { return name };
        let is_evaluated = self.is_written_constexpr(constructor)
            && self.program.functions[constructor].flags.contains(FunctionFlags::DEFINED)
            && arguments.iter().all(|&argument| match self.expression(argument).kind {
                ExpressionKind::Literal(_) | ExpressionKind::Boolean(_) | ExpressionKind::Nullptr => true,
                _ => self.integral_value(argument).is_some(),
            });
        if is_evaluated { self.expression(first).first } else { name }
    }

    /// What of a constructor's arguments is not known before the program runs: of interest to the device compiler only.
    pub(crate) fn known_at_run_time(&self, arguments: &[ExpressionId]) -> RunTime {
        if !self.options.device_pass {
            return RunTime::Nothing;
        }
        // Addresses of objects count as not known (measured).
        let is_address = |ty| matches!(self.value_structure(ty), Type::Pointer(_) | Type::Array { .. });
        let mut found = RunTime::Nothing;
        for &argument in arguments {
            match self.evaluate(argument, None, true) {
                Err(Failure::NotConstant(_)) => return RunTime::Something,
                Err(_) => found = RunTime::Perhaps,
                Ok(_) if is_address(self.expression(argument).ty) && !self.is_null_pointer_constant(argument) => {
                    found = RunTime::Perhaps;
                }
                Ok(_) => {}
            }
        }
        found
    }

    /// Whether several arguments of a call are not known before the program runs: of interest to the device compiler only.
    pub(crate) fn vary_at_run_time(&self, arguments: &[ExpressionId]) -> RunTime {
        let is_varying = |&&argument: &&ExpressionId| self.evaluate(argument, None, true).is_err();
        match self.options.device_pass && arguments.iter().filter(is_varying).count() > 1 {
            true => RunTime::Something,
            false => RunTime::Nothing,
        }
    }

    /// `#pragma nv_exec_check_disable` before a function; before a function template it holds for the instances only.
    fn has_checks_disabled(&self, function: FunctionId) -> bool {
        let function = &self.program.functions[function];
        // An explicit specialization has what its template has, and no pragma of its own.
        let pattern = function
            .specialized
            .filter(|_| function.flags.contains(FunctionFlags::SPECIALIZATION))
            .and_then(|template| self.program.templates[template].pattern)
            .and_then(|pattern| self.program.function_of(pattern));
        let is_marked = |function: &cufe_il::Function| function.flags.contains(FunctionFlags::CHECK_DISABLED);
        (is_marked(function) || pattern.is_some_and(|pattern| is_marked(&self.program.functions[pattern])))
            && self.program.entities[function.entity].template.is_none()
    }

    /// Whether nobody says in which space a function is: implicitly declared, or defaulted where it is first declared and not
    /// virtual.
    pub(crate) fn has_implicit_space(&self, function: FunctionId) -> bool {
        let flags = self.program.functions[function].flags;
        let is_predeclared =
            self.program.entities[self.program.functions[function].entity].flags.contains(EntityFlags::PREDECLARED);
        flags.contains(FunctionFlags::IMPLICIT) && !is_predeclared
            || flags.contains(FunctionFlags::DEFAULTED) && self.is_virtual(function) != Some(true)
    }

    /// Whether a call of a function counts as one of a constexpr function: it is written so, or it is a lambda outside of
    /// functions, which is implicitly ([expr.prim.lambda.closure]; its body is not looked at).
    pub(crate) fn is_constexpr_callee(&self, function: FunctionId) -> bool {
        if self.is_written_constexpr(function) {
            return true;
        }
        let Some(lambda) = self.lambda_of(function).and_then(|index| self.program.lambdas.get(index)) else {
            return false;
        };
        self.options.dialect.standard >= Standard::Cpp17
            && (lambda.extended.kind == ExtendedKind::None || lambda.enclosing.is_none())
    }

    /// Whether `constexpr` or `consteval` is written; not of virtual functions and destructors before C++20,
    /// where that is refused.
    pub(crate) fn is_written_constexpr(&self, function: FunctionId) -> bool {
        let flags = self.program.functions[function].flags;
        let name = self.program.entities[self.program.functions[function].entity].name;
        let is_refused = flags.contains(FunctionFlags::VIRTUAL) || name == Name::DESTRUCTOR;
        if is_refused && !self.since(Standard::Cpp20) {
            return false;
        }
        flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
            || self
                .lambda_of(function)
                .and_then(|index| self.program.lambdas.get(index))
                .is_some_and(|lambda| lambda.flags.intersects(LambdaFlags::CONSTEXPR | LambdaFlags::CONSTEVAL))
    }

    /// The same of a function template that is named with template arguments and not called.
    pub(super) fn check_named_template(&mut self, function: FunctionId, name: u32) {
        if self.context.speculating == 0 {
            self.check_deduced_device_result(&FunctionUse::new(function, FunctionUseKind::Address, name));
        }
    }

    /// 3623: a device function with a deduced return type is used where its body is not seen. Unevaluated operands count.
    fn check_deduced_device_result(&mut self, used: &FunctionUse) {
        let function = &self.program.functions[used.function];
        let is_deduced = function.flags.contains(FunctionFlags::DEDUCED_RETURN)
            || self.program.as_function(function.ty).is_some_and(|ty| self.program.has_placeholder(ty.result))
            || self
                .lambda_of(used.function)
                .and_then(|index| self.program.lambdas.get(index))
                .is_some_and(|lambda| lambda.trailing_return.is_none());
        // Uses that do not depend on parameters are told in the template, the others never.
        if self.options.device_pass
            || self.context.in_instance
            || !is_deduced
            || !function.space.is_device_code()
            || self.is_written_constexpr(used.function)
            // Without the mode the annotation of a lambda does not count.
            || function.flags.contains(FunctionFlags::LAMBDA) && !self.options.extended_lambda
        {
            return;
        }
        // `f(t)` in a template: argument-dependent lookup may find another one.
        if used.kind == FunctionUseKind::Address
            && self.reader.is_called(used.name)
            && !self.reader.is_qualified(used.name)
            && self.is_in_pattern()
        {
            return;
        }
        // Templates say nothing of the lambdas in them, nor do their instances (measured).
        let is_lambda = function.flags.contains(FunctionFlags::LAMBDA);
        let in_initializer = self.context.function.is_none() && self.is_template_scope(self.context.scope);
        if is_lambda && (in_initializer || self.is_in_pattern()) {
            return;
        }
        // Also in the members of a local class.
        let place = match self.context.function {
            Some(caller) if self.program.functions[caller].space.is_device_code() => {
                if !self.is_written_constexpr(caller) {
                    return;
                }
                "in a constexpr or consteval function"
            }
            _ => "outside device functions",
        };
        if self.is_first_report(code::AUTO_DEVICE_FN_REF, used.name) {
            let report = Report::new(code::AUTO_DEVICE_FN_REF, self.position(used.name))
                .with(self.function_argument(used.function))
                .with(Argument::Text(place.to_owned()));
            self.report(report);
        }
    }

    /// Whether nothing was reported yet by this number at this token: calls in templates are checked in the definition and in
    /// every instance.
    pub(crate) fn is_first_report(&mut self, code: Code, token: u32) -> bool {
        self.cuda.reported.insert(code, token)
    }
}
