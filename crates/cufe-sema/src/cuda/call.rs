//! Calls and launches of functions that are known by name (3508, 3655).

use crate::Sema;
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    EntityId, EntityKind, ExecutionSpace, ExpressionFlags, ExpressionId, ExpressionKind, FunctionId, UnaryOperator,
};
use smallvec::SmallVec;

/// What the check of a launch looks at.
#[derive(Clone, Copy)]
pub(crate) struct LaunchCheck<'l> {
    /// What is launched.
    pub callee: ExpressionId,
    /// What overload resolution found.
    pub chosen: Option<FunctionId>,
    /// The elements of the configuration.
    pub configuration: &'l [ExpressionId],
    /// The arguments.
    pub arguments: &'l [ExpressionId],
    /// Argument-dependent lookup may find more.
    pub is_open: bool,
    /// The first `>` behind the configuration.
    pub close: u32,
    /// The parenthesis of the arguments.
    pub open: u32,
}

impl Sema<'_> {
    /// The functions that a callee names: one, or all of an overload set. `None` where it names anything else, or something
    /// that is not known.
    pub fn known_callee(&self, callee: ExpressionId) -> Option<SmallVec<[FunctionId; 4]>> {
        let entry = self.program.expressions.get(callee)?;
        let single = |entity: EntityId| match self.program.entities[entity].kind {
            EntityKind::Function(_) | EntityKind::Template(_) => self.program.function_of(entity),
            _ => None,
        };
        match entry.kind {
            ExpressionKind::Parenthesized(inner) => self.known_callee(inner),
            ExpressionKind::Name { entity, .. } => Some(SmallVec::from_slice(&[single(entity)?])),
            ExpressionKind::Overloads { candidates, .. } => {
                self.program.entity_list(candidates).iter().map(|&entity| single(entity)).collect()
            }
            _ => None,
        }
    }

    /// Checks a call without launch configuration: the function that it calls must be no kernel. Where it is not known which
    /// one that is, those that may be called must not all be kernels. `is_open` tells that argument-dependent lookup may add
    /// candidates.
    pub fn check_call_of_kernel(
        &mut self,
        callee: ExpressionId,
        chosen: Option<FunctionId>,
        arguments: &[ExpressionId],
        is_open: bool,
    ) {
        let is_dependent = self.flags_of(arguments).contains(ExpressionFlags::TYPE_DEPENDENT);
        if is_dependent || self.current_caller().is_none() {
            return;
        }
        let functions = match chosen {
            // Members that are wrongly kernels are reported at their names, wherever they are called.
            Some(function) if self.is_member_function(function) => return,
            Some(function) => SmallVec::from_slice(&[function]),
            None if is_open => return,
            None => self.called_functions(callee).unwrap_or_default(),
        };
        let is_kernel = |&function: &FunctionId| self.program.functions[function].space.is_kernel();
        if functions.is_empty() || !functions.iter().all(is_kernel) {
            return;
        }
        let token = self.expression(callee).first;
        if self.is_first_report(code::LAUNCH_CONFIGURATION_MISMATCH, token) {
            let report = Report::new(code::LAUNCH_CONFIGURATION_MISMATCH, self.position(token))
                .with(Argument::Quoted("__global__".to_owned()))
                .with(Argument::Text("must".to_owned()));
            // Where only one kernel can be meant.
            let report = match functions.as_slice() {
                [function] => {
                    let entity = self.program.functions[*function].entity;
                    report.related(self.declared_position(entity), "this kernel is launched with <<<blocks, threads>>>")
                }
                _ => report,
            };
            self.report(report);
        }
    }

    /// Checks a call with launch configuration: some function that it may call must be a kernel (3508), and a stream should
    /// be given (3655, at the token `close`). `chosen` is what overload resolution found, and `open` the parenthesis of the
    /// arguments.
    pub(crate) fn check_launch(&mut self, launch: &LaunchCheck) {
        let &LaunchCheck { callee, chosen, configuration, arguments, is_open, close, open } = launch;
        let flags = self.expression(callee).flags | self.flags_of(arguments) | self.flags_of(configuration);
        if flags.contains(ExpressionFlags::TYPE_DEPENDENT) {
            return;
        }
        let Some(caller) = self.current_caller() else { return };
        if configuration.len() < 4 && !self.is_in_template(caller) {
            self.report_at(code::DEFAULT_STREAM_LAUNCH, close);
        }
        let mut token = self.expression(callee).first;
        // Closures without captures convert to pointers, and so the resolution is not certain.
        let chosen = chosen.or_else(|| self.only_call_operator(self.expression(callee).ty));
        let functions = match (self.known_callee(callee), chosen) {
            (Some(_), Some(function)) => SmallVec::from_slice(&[function]),
            (Some(functions), None) if !is_open => functions,
            (None, Some(operator)) if self.program.class_of(self.expression(callee).ty).is_some() => {
                token = open;
                SmallVec::from_slice(&[operator])
            }
            _ => return,
        };
        let Some(&first) = functions.first() else { return };
        if functions.iter().any(|&function| self.program.functions[function].space.is_kernel()) {
            return;
        }
        let space = self.program.functions[first].space;
        let name = match (space.is_device_only(), space.contains(ExecutionSpace::DEVICE_SIDE)) {
            (true, _) => "__device__",
            (_, true) => "__host__ __device__",
            _ => "__host__",
        };
        let report = Report::new(code::LAUNCH_CONFIGURATION_MISMATCH, self.position(token))
            .with(Argument::Quoted(name.to_owned()))
            .with(Argument::Text("cannot".to_owned()));
        let declared = self.declared_position(self.program.functions[first].entity);
        self.report(report.related(declared, "it is declared here, and is no kernel without __global__"));
    }

    /// The functions that a callee calls: what [`Self::known_callee`] tells, also behind `&`.
    fn called_functions(&self, callee: ExpressionId) -> Option<SmallVec<[FunctionId; 4]>> {
        match self.program.expressions.get(callee)?.kind {
            ExpressionKind::Parenthesized(inner) => self.called_functions(inner),
            ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } => self.known_callee(operand),
            _ => self.known_callee(callee),
        }
    }
}
