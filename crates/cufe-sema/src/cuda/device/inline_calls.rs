//! Calls of inline functions of the host in functions of both sides (3471, 3472), whether code is made of them or not: the device
//! compiler looks at them where it would put the function's body in the place of the call.

use super::order::Completions;
use crate::Sema;
use crate::constant::Failure;
use cufe_diagnostics::{Report, code};
use cufe_il::{ExecutionSpace, ExpressionId, FunctionFlags, FunctionId, RecordedUse, RunTime};
use rustc_hash::FxHashMap;

/// The calls in functions of both sides.
#[derive(Default)]
struct Calls {
    expressions: FxHashMap<FunctionId, Vec<ExpressionId>>,
    /// By their first and last tokens, and whether they are constants: of functions of which that was asked.
    ranges: FxHashMap<FunctionId, Vec<(u32, u32, bool)>>,
}

impl Sema<'_> {
    /// Not where several arguments are no constants, nor in bodies that are complete only after an error (measured). Instances
    /// are read last.
    pub(super) fn check_inline_uses(
        &mut self,
        uses: &[RecordedUse],
        completions: &Completions,
        first_wrong: Option<u32>,
    ) {
        let error = self.cuda.first_error;
        let is_wrong = first_wrong.is_some() || error.is_some();
        let mut calls = Calls::default();
        for &(user, call) in &self.cuda.calls_on_both_sides {
            calls.expressions.entry(user).or_default().push(call);
        }
        for used in uses {
            if !(used.is_written || used.by_statement) || used.is_virtual || used.at_run_time != RunTime::Nothing {
                continue;
            }
            let completion = self.completion(used.user, completions);
            let is_late = first_wrong.is_some_and(|first| completion >= first)
                || error.is_some_and(|error| self.position(used.token) > error);
            if is_late || is_wrong && self.is_instance_body(used.user) {
                continue;
            }
            let user = &self.program.functions[used.user];
            let is_both = user.space.contains(ExecutionSpace::DEVICE_SIDE) && !user.space.is_device_code();
            if !is_both
                || user.flags.contains(FunctionFlags::CHECK_DISABLED)
                || !self.is_inline_there(used)
                || !self.is_use_of_host_function(used)
            {
                continue;
            }
            let code = match self.is_constexpr_callee(used.function) {
                true if self.options.relaxed_constexpr || self.is_folded_call(used, &mut calls) => continue,
                true => code::HOST_DEVICE_CALLS_CONSTEXPR_HOST_GENERIC,
                false => code::H_HD_ILLEGAL_CALL_GENERIC,
            };
            let report = Report::new(code, self.position(used.token))
                .with(self.function_argument(used.function))
                .with(self.function_argument(used.user));
            self.report_device(report, used.token);
        }
    }

    /// Whether a function is inline and defined where it is called. Members of class templates are instantiated behind all that
    /// is no instance itself, but for those that are needed at once: constexpr functions, and those whose result is deduced.
    fn is_inline_there(&self, used: &RecordedUse) -> bool {
        let callee = &self.program.functions[used.function];
        let pattern = &self.program.functions[self.pattern_of_function(used.function)];
        let is_inline = (callee.flags | pattern.flags).contains(FunctionFlags::INLINE)
            && (callee.flags.contains(FunctionFlags::DEFINED) || callee.definition.is_some())
            && !callee.flags.contains(FunctionFlags::LAMBDA);
        let is_member_of_instance =
            self.class_of_member(used.function).is_some_and(|class| self.program.classes[class].is_instance);
        let is_instance_of_library =
            callee.specialized.is_some() && self.is_in_system_header(self.program.entities[callee.entity].token);
        let is_at_once = callee.flags.contains(FunctionFlags::DEDUCED_RETURN)
            || callee.specialized.is_some()
            || self.is_constexpr_callee(used.function);
        let is_instance = self.is_instance_body(used.user)
            && !self.program.functions[used.user].flags.contains(FunctionFlags::LAMBDA);
        let is_constexpr = self.is_constexpr_callee(used.function);
        is_inline
            && (!is_member_of_instance || is_at_once || is_instance)
            && (!is_instance_of_library || is_instance || is_constexpr)
    }

    /// Whether a call is a constant, or stands in one; so do those that stand in no code, as in the bound of an array.
    fn is_folded_call(&self, used: &RecordedUse, known: &mut Calls) -> bool {
        let Calls { expressions, ranges } = known;
        let ranges = ranges.entry(used.user).or_insert_with(|| {
            let calls = expressions.get(&used.user).into_iter().flatten();
            let range = |&call: &ExpressionId| {
                let entry = self.expression(call);
                let is_constant = !matches!(self.evaluate(call, None, false), Err(Failure::NotConstant(_)));
                (entry.first, entry.last, is_constant)
            };
            calls.map(range).collect()
        });
        let mut around = ranges.iter().filter(|&&(first, last, _)| (first..=last).contains(&used.token)).peekable();
        // A loop over a range calls operators behind its colon.
        let is_implied = used.by_statement || self.reader.is(used.token.saturating_sub(1), cufe_lex::TokenKind::Colon);
        !is_implied && (around.peek().is_none() || around.any(|&(_, _, is_constant)| is_constant))
    }
}
