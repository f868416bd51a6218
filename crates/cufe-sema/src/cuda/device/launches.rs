//! Launches in device code: 3480 in a program without separate compilation; with it functions of the runtime must be declared
//! (3522), and what is passed must be copied and destroyed trivially (3523, 3524).

use crate::Sema;
use crate::class::SpecialMember;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{ExecutionSpace, ExpressionId, ExpressionKind, Launch, Name, Program, Type, TypeId};

/// The functions that a launch calls.
const RUNTIME: [&str; 2] = ["cudaGetParameterBufferV2", "cudaLaunchDeviceV2"];

impl Sema<'_> {
    pub(super) fn check_device_launches(&mut self, has_errors: bool) {
        let launches = self.program.launches.clone();
        // Code is made function by function, up to the first one that is wrong.
        let mut wrong = None;
        for launch in launches {
            let Some(function) = launch.function else { continue };
            let space = self.program.functions[function].space;
            if !space.is_device_code() && !space.contains(ExecutionSpace::DEVICE_SIDE) {
                continue;
            }
            if self.is_in_template(function) {
                continue;
            }
            if !self.options.device_c {
                self.report_device(
                    Report::new(code::DEVICE_LAUNCH_NO_SEPCOMP, self.position(launch.first)),
                    launch.first,
                );
            } else if !has_errors && wrong.is_none_or(|known| known == function) {
                let codes = self.wrong_in_launch(&launch);
                for &code in &codes {
                    self.report_device(Report::new(code, self.position(launch.first)), launch.first);
                    wrong = Some(function);
                }
            }
        }
    }

    fn wrong_in_launch(&mut self, launch: &Launch) -> Vec<Code> {
        let is_declared = RUNTIME.iter().all(|name| {
            self.names.find(name).is_some_and(|symbol| {
                let name = Name::identifier(symbol);
                !self.lookup_unqualified(name, Program::GLOBAL_SCOPE, launch.first).is_nothing()
            })
        });
        if !is_declared {
            return vec![code::MISSING_API_FOR_DEVICE_SIDE_LAUNCH];
        }
        let mut codes = Vec::new();
        for ty in self.launched_parameters(launch.expression) {
            let Type::Class(class) = self.program.structure(self.program.unqualified(self.program.canonical(ty)).0)
            else {
                continue;
            };
            for (member, code) in [
                (SpecialMember::CopyConstructor, code::DEVICE_SIDE_LAUNCH_ARG_WITH_USER_PROVIDED_CCTOR),
                (SpecialMember::Destructor, code::DEVICE_SIDE_LAUNCH_ARG_WITH_USER_PROVIDED_DTOR),
            ] {
                let members = self.special_members(class, member);
                let is_wrong = members.into_iter().any(|member| self.special_facts(member).is_trivial == Some(false));
                if is_wrong && !codes.contains(&code) {
                    codes.push(code);
                }
            }
        }
        codes
    }

    /// The types of the parameters of the kernel that a launch calls.
    fn launched_parameters(&self, launch: ExpressionId) -> Vec<TypeId> {
        let ExpressionKind::Launch { callee, .. } = self.expression(launch).kind else { return Vec::new() };
        let known = match self.known_callee(callee).as_deref() {
            Some(&[function]) if !self.is_in_template(function) => Some(self.program.functions[function].ty),
            _ => None,
        };
        // Of a template the name has the type of the specialization that was chosen.
        let ty = known.or_else(|| {
            let ty = self.expression(callee).ty;
            match self.value_structure(ty) {
                Type::Pointer(inner) => Some(inner),
                Type::Function(_) => Some(ty),
                _ => None,
            }
        });
        ty.and_then(|ty| self.program.as_function(ty)).map_or_else(Vec::new, |ty| ty.parameters.clone())
    }
}
