//! Functions that cannot be coroutines ([dcl.fct.def.coroutine]).

use crate::Sema;
use cufe_diagnostics::{Code, code};
use cufe_il::{
    ExecutionSpace, FunctionFlags, FunctionId, FunctionTypeFlags, Program, StatementId, StatementKind, Type,
};

impl Sema<'_> {
    /// Checks a function whose body makes it a coroutine.
    pub fn check_coroutine(&mut self, function: FunctionId, parts: &[StatementId], is_pattern: bool) {
        if self.context.speculating > 0 {
            return;
        }
        let entry = &self.program.functions[function];
        let entity = &self.program.entities[entry.entity];
        let name = match entry.definition {
            Some(record) => self.program.function_declarations[record].name,
            None => entity.token,
        };
        let is_main = entity.name.symbol() == Some(self.known.main) && entity.scope == Program::GLOBAL_SCOPE;
        let ty = self.program.as_function(entry.ty);
        let is_placeholder =
            ty.is_some_and(|ty| matches!(self.program.structure(ty.result), Type::Auto | Type::DecltypeAuto));
        let is_variadic = ty.is_some_and(|ty| ty.flags.contains(FunctionTypeFlags::VARIADIC));
        let is_lambda = entry.flags.contains(FunctionFlags::LAMBDA);
        let code = if is_main {
            Some(code::MAIN_COROUTINE)
        } else if entry.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL) && !is_lambda {
            Some(code::CONSTEXPR_COROUTINE)
        } else if is_placeholder && !is_lambda {
            Some(code::COROUTINE_DEDUCED_RETURN_TYPE)
        } else if is_variadic {
            Some(code::COROUTINE_WITH_ELLIPSIS)
        } else {
            None
        };
        if let Some(code) = code.filter(|_| name != u32::MAX) {
            self.report_at(code, name);
        }
        if self.options.device_pass && self.program.functions[function].space.contains(ExecutionSpace::DEVICE_SIDE) {
            self.report_at(code::NO_COROUTINE_ON_DEVICE, name);
        }
        self.check_plain_returns(parts);
        if code.is_none() && !is_pattern && name != u32::MAX && !self.is_in_system_header(name) {
            self.check_promise(function, parts, name);
        }
    }

    /// `co_await` and `co_yield` stand in bodies of functions only, not in default arguments there, and are evaluated
    /// ([expr.await]/2). `outside`: what is reported where there is no body. That `co_yield` is not evaluated the reference does not
    /// tell.
    pub fn check_coroutine_word(&mut self, keyword: u32, outside: Code) {
        if self.context.speculating > 0 || self.declaring.in_instance {
            return;
        }
        if self.context.function.is_none() || self.context.in_default_argument {
            self.error_at(outside, keyword);
        } else if self.context.unevaluated > 0 && outside == code::COROUTINE_KEYWORD_OUTSIDE_FUNCTION {
            self.error_at(code::COROUTINE_KEYWORD_UNEVALUATED, keyword);
        }
    }

    /// 2741 for `return` in a coroutine; other functions inside have bodies of their own.
    fn check_plain_returns(&mut self, parts: &[StatementId]) {
        let mut open: Vec<StatementId> = parts.to_vec();
        while let Some(statement) = open.pop() {
            let entry = self.program.statements[statement];
            if let StatementKind::Return { is_coroutine: false, .. } = entry.kind {
                self.report_at(code::RETURN_IN_COROUTINE, entry.first);
            }
            open.extend(self.program.statements_in(&entry.kind).iter().rev());
        }
    }
}
