//! Uses of functions: every action that finds out which function an expression, an initialization or the end of an object's
//! life calls or names tells it here. What follows from a use alone is checked here and nowhere else: deleted functions
//! ([dcl.fct.def.delete]), access, CUDA's rules between execution spaces.

use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{Access, FunctionFlags, FunctionId, RunTime, TypeId};

/// How a function is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FunctionUseKind {
    /// `f(...)`, `o.f(...)`
    Call,
    /// An operator written as an operator.
    Operator,
    /// The constructor of a local variable that is no array, of `T()` and `T(a, ...)`, or of `new` without braces.
    Construction,
    /// A constructor by any other initialization: `T{...}`, casts and conversions, arguments, results, elements of arrays,
    /// bases and members, captures, `throw`. CUDA's rules do not look at these.
    ImplicitConstruction,
    /// The destructor of a local variable or its elements, of `T()` and `T(a, ...)`, of `delete` and of `p->~T()`.
    Destruction,
    /// A destructor anywhere else: other temporaries, bases and members. CUDA's rules do not look at these.
    ImplicitDestruction,
    /// A conversion function, by an implicit or explicit conversion.
    Conversion,
    /// An allocation or deallocation function, by `new` or `delete`.
    Allocation,
    /// A literal operator.
    Literal,
    /// The function is named and not called: its address is taken, or it is bound to a reference.
    Address,
    /// A call that a statement or declaration implies: `begin` and `end` of a range, `get` of a structured binding, coroutine
    /// functions.
    Statement,
}

/// A use of a function.
#[derive(Clone, Copy, Debug)]
pub struct FunctionUse {
    /// The function that overload resolution chose.
    pub function: FunctionId,
    /// How.
    pub kind: FunctionUseKind,
    /// The token at which the reference reports: the first token of the callee in
    /// `f(...)` and `N::f(...)`, the member's name in `o.f(...)`, the operator, the first token of a converted expression,
    /// the declared name of a variable.
    pub token: u32,
    /// The token of the function's name where it is written (the last one of a qualified name); `token` elsewhere.
    pub name: u32,
    /// The type of the object expression, or the class before `::`: access is checked as a member of it
    /// ([class.access.base]).
    pub naming_class: Option<TypeId>,
    /// The call is virtual: the final overrider is not known.
    pub is_virtual: bool,
    /// A constructor or destructor of the elements of an array.
    pub of_elements: bool,
    /// What of a constructor's arguments is not known before the program runs; of other calls whether several are not.
    pub at_run_time: RunTime,
}

impl FunctionUse {
    /// A use without object.
    pub fn new(function: FunctionId, kind: FunctionUseKind, token: u32) -> Self {
        Self {
            function,
            kind,
            token,
            name: token,
            naming_class: None,
            is_virtual: false,
            of_elements: false,
            at_run_time: RunTime::Nothing,
        }
    }

    /// The same with the token of the function's name.
    pub fn named(self, name: u32) -> Self {
        Self { name, ..self }
    }

    /// The same of the elements of an object of a type, where that is an array.
    pub fn of_elements(self, is_array: bool) -> Self {
        Self { of_elements: is_array, ..self }
    }
}

impl Sema<'_> {
    /// Notes that code at the current place ([`crate::Context`]) uses a function. Code that is read ahead uses nothing.
    pub fn use_function(&mut self, used: FunctionUse) {
        if self.context.speculating > 0 {
            self.delay_use(&used);
            return;
        }
        self.check_result_is_deduced(&used);
        self.note_reference(self.program.functions[used.function].entity);
        self.note_inline_use(used.function);
        self.note_kernel_use(used.function);
        self.check_function_access(&used);
        self.check_execution_space_of_use(&used);
        self.define_destructor_of_constructed(&used);
        let place = self.instances.place.replace(used.token);
        self.instantiate_used(&used);
        self.instances.place = place;
        self.note_throwing_use(&used);
    }

    /// Notes that code that is read ahead uses a function that it may be refused: what was read is not remembered, so that the
    /// use is met again.
    fn delay_use(&mut self, used: &FunctionUse) {
        let entry = &self.program.functions[used.function];
        let is_host_code =
            self.context.function.is_some_and(|caller| !self.program.functions[caller].space.is_device_code());
        let is_refused = entry.space.is_device_only() && is_host_code
            || entry.flags.contains(FunctionFlags::DELETED)
            || self.class_of_member(used.function).is_some() && self.declared_access(entry.entity) != Access::Public;
        self.delayed_uses += u32::from(is_refused);
    }

    /// A function whose result is deduced is defined before it is used ([dcl.spec.auto.general]): 2547 at its first use.
    fn check_result_is_deduced(&mut self, used: &FunctionUse) {
        let entry = &self.program.functions[used.function];
        let is_other = FunctionFlags::DEFINED
            | FunctionFlags::DEFAULTED
            | FunctionFlags::IMPLICIT
            | FunctionFlags::BUILTIN
            | FunctionFlags::SPECIALIZATION
            | FunctionFlags::TEMPLATED;
        // Its own body is no definition yet.
        let is_in_own_body = self.context.function == Some(used.function) && !self.in_template();
        let is_elsewhere = || {
            entry.flags.intersects(is_other)
                || entry.specialized.is_some() && !self.is_instance_without_definition(used.function)
                || self.program.entities[entry.entity].template.is_some()
        };
        if !entry.flags.contains(FunctionFlags::DEDUCED_RETURN)
            || !is_in_own_body && is_elsewhere()
            || !self.program.as_function(entry.ty).is_some_and(|ty| self.program.has_placeholder(ty.result))
        {
            return;
        }
        // Where it is only tried, it fails each time.
        let is_tried = self.context.in_substitution || self.constraints.tests > 0;
        if !is_tried && !self.reported_undeduced.insert(used.function) {
            return;
        }
        let report = Report::new(code::DEDUCED_FUNCTION_USED_TOO_EARLY, self.position(used.token))
            .quoted(self.entity_name(entry.entity));
        self.report(report);
    }
}
