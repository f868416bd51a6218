//! Flow of control and of values through function bodies: what is found is reported
//! when a body is complete. The passes walk statements and expressions as they are built, in the order of the text.

mod assignment;
mod callee;
mod initialization;
mod jump;
mod reachability;

use crate::Sema;
use cufe_diagnostics::{Code, Report};
use cufe_il::{Builtin, EntityId, FunctionFlags, FunctionId, Program, StatementId, Type};

/// A complete function body.
#[derive(Clone, Copy, Debug)]
pub struct FunctionBody<'b> {
    /// The function.
    pub function: FunctionId,
    /// The outermost block; of a function-try-block, the block and the handlers.
    pub parts: &'b [StatementId],
    /// It is a pattern that is still to be instantiated.
    pub is_pattern: bool,
    /// It is a coroutine.
    pub is_coroutine: bool,
}

/// What a pass found.
#[derive(Clone, Copy, Debug)]
struct Finding {
    code: Code,
    /// Where.
    token: u32,
    /// Whom it is about.
    entity: Option<EntityId>,
    /// A warning where the catalogue has an error.
    is_warning: bool,
}

impl Finding {
    fn new(code: Code, token: u32) -> Self {
        Self { code, token, entity: None, is_warning: false }
    }
}

/// What the end of a function must be like.
#[derive(Clone, Copy, Debug)]
struct EndRule {
    /// A value is due (940).
    needs_value: bool,
    /// The return type is deduced: a value is due if some `return` has one.
    is_deduced: bool,
    /// Control may not come there (1305).
    is_noreturn: bool,
}

impl Sema<'_> {
    /// Checks a body that is complete: jumps, reachability, uses of variables before they are set. Nothing is reported in
    /// system headers, so their bodies are only looked at for jumps that are errors.
    pub fn check_flow(&mut self, body: &FunctionBody<'_>) {
        if self.context.speculating > 0 {
            return;
        }
        let mut findings = self.check_jumps(body);
        let is_system =
            body.parts.first().is_some_and(|&part| self.is_in_system_header(self.program.statements[part].first));
        if !is_system {
            let rule = self.end_rule(body);
            findings.extend(self.check_reachability(body, rule));
            findings.extend(self.check_assignments(body));
            self.check_constexpr_body(body);
        } else if self.options.complete_program {
            // Which ends are reached is part of the program.
            let rule = self.end_rule(body);
            self.check_reachability(body, rule);
        }
        for finding in findings {
            let mut report = Report::new(finding.code, self.position(finding.token));
            if let Some(entity) = finding.entity {
                report = report.quoted(self.entity_name(entity));
            }
            if finding.is_warning {
                report = report.as_warning();
            }
            self.report(report);
        }
        // The variables of the outermost block end after control does.
        if !is_system {
            self.check_unused(body);
        }
    }

    /// Whether a token stands in a system header.
    pub fn is_in_system_header(&self, token: u32) -> bool {
        self.source.is_system(self.position(token))
    }

    /// What must hold at the end of a function. The host's side of the program does not run device functions: the device
    /// compiler looks at their ends.
    fn end_rule(&self, body: &FunctionBody<'_>) -> EndRule {
        let function = &self.program.functions[body.function];
        let entity = &self.program.entities[function.entity];
        let mut rule = EndRule {
            needs_value: false,
            is_deduced: false,
            is_noreturn: function.flags.contains(FunctionFlags::NORETURN),
        };
        if body.is_pattern || body.is_coroutine {
            return EndRule { is_noreturn: false, ..rule };
        }
        let is_main = entity.name.symbol() == Some(self.known.main) && entity.scope == Program::GLOBAL_SCOPE;
        let Some(result) = self.result_in_body(body.function) else { return rule };
        if is_main || function.space.is_device_code() && !self.options.device_pass {
            return rule;
        }
        let result = self.program.canonical(result);
        match self.program.structure(result) {
            Type::Auto | Type::DecltypeAuto => rule.is_deduced = true,
            Type::Unknown => {}
            _ => {
                rule.needs_value = !self.is_dependent_type(result)
                    && self.program.unqualified(result).0 != Program::builtin(Builtin::Void);
            }
        }
        rule
    }
}
