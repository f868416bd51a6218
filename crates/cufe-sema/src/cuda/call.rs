//! Calls and launches of functions that are known by name (3508, 3655; spec/global-functions.md "Rules checked elsewhere",
//! spec/kernel-stubs.md "Launch expressions").

use crate::Sema;
use cufe_diagnostics::{Argument, Code, Report};
use cufe_il::{EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionId};
use smallvec::SmallVec;

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

    /// Checks a call without launch configuration: none of the functions that it may call must be a kernel. `is_open` tells
    /// that argument-dependent lookup may add candidates; `position` is the token of the callee.
    pub fn check_call_of_kernel(&mut self, callee: ExpressionId, is_open: bool, token: u32) {
        if is_open {
            return;
        }
        let Some(functions) = self.known_callee(callee) else { return };
        if !functions.is_empty() && functions.iter().all(|&function| self.program.functions[function].space.is_kernel())
        {
            let position = self.position(token);
            let report = Report::new(Code(3508), position)
                .with(Argument::Quoted("__global__".to_owned()))
                .with(Argument::Text("must".to_owned()));
            self.report(report);
        }
    }

    /// Checks a call with launch configuration: a function that it may call must be a kernel.
    pub fn check_launch_of_function(&mut self, callee: ExpressionId, is_open: bool, token: u32) {
        if is_open {
            return;
        }
        let Some(functions) = self.known_callee(callee) else { return };
        let Some(&first) = functions.first() else { return };
        if functions.iter().any(|&function| self.program.functions[function].space.is_kernel()) {
            return;
        }
        let space = self.program.functions[first].space;
        let name = match (space.is_device_only(), space.bits() & 0x30 == 0x30) {
            (true, _) => "__device__",
            (_, true) => "__host__ __device__",
            _ => "__host__",
        };
        let position = self.position(token);
        let report = Report::new(Code(3508), position)
            .with(Argument::Quoted(name.to_owned()))
            .with(Argument::Text("cannot".to_owned()));
        self.report(report);
    }
}
