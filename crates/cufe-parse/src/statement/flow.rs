//! Whether control can reach the end of a function (spec/statements.md "Missing return").
//!
//! Labels are taken as reachable, as the reference does it. What is not known ends the function: nothing is reported then.

use crate::Parser;
use cufe_base::Standard;
use cufe_il::{
    Builtin, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionFlags, FunctionId, Program, StatementId,
    StatementKind, Type,
};
use cufe_lex::TokenKind;
use cufe_sema::Sema;

/// Builtin functions that do not return.
const NORETURN_BUILTINS: &[&str] = &["__builtin_unreachable", "__builtin_trap", "__builtin_abort"];

/// Follows control through a body.
struct Flow<'s, 't> {
    sema: &'s Sema<'t>,
    /// For every loop and switch around: whether a `break` for it was reached.
    breaks: Vec<bool>,
    /// Some `return` has a value.
    returns_value: bool,
    /// The first reachable `return` without one.
    plain_return: Option<u32>,
    /// Something was found of which nothing is known.
    is_unknown: bool,
}

impl Flow<'_, '_> {
    /// Whether control leaves a statement at its end, if it reaches its beginning (`reached`).
    fn statement(&mut self, statement: StatementId, reached: bool) -> bool {
        let program = &self.sema.program;
        match program.statements[statement].kind {
            StatementKind::Empty | StatementKind::Asm | StatementKind::Declaration { .. } => reached,
            StatementKind::Expression(expression) => reached && self.returns(expression),
            StatementKind::Compound { statements, .. } => {
                let mut reached = reached;
                for &statement in program.statement_list(statements) {
                    reached = self.statement(statement, reached);
                }
                reached
            }
            StatementKind::If { parts, has_else, .. } => {
                let parts = program.statement_list(parts);
                let branches = if has_else { 2 } else { 1 };
                let (heads, branches) = parts.split_at(parts.len().saturating_sub(branches));
                let condition = heads.last().and_then(|&condition| self.constant(condition));
                let mut end = false;
                for &branch in branches {
                    end |= self.statement(branch, reached);
                }
                // Without `else` a condition that is always true leaves no other way.
                end || !has_else && reached && condition != Some(true)
            }
            StatementKind::IfConsteval { parts } => {
                let parts = program.statement_list(parts);
                let mut end = reached && parts.len() < 2;
                for &branch in parts {
                    end |= self.statement(branch, reached);
                }
                end
            }
            StatementKind::Switch(parts) => {
                let parts = program.statement_list(parts);
                let Some(&body) = parts.last() else { return reached };
                self.breaks.push(false);
                let end = self.statement(body, false);
                let is_left = self.breaks.pop().unwrap_or(false);
                end || is_left || reached && !self.has_default(body)
            }
            StatementKind::While(parts) => {
                let parts = program.statement_list(parts);
                let (Some(&condition), Some(&body)) = (parts.first(), parts.last()) else { return reached };
                let is_endless = self.constant(condition) == Some(true);
                self.repeated(body, reached) || reached && !is_endless
            }
            StatementKind::For(parts) => {
                let parts = program.statement_list(parts);
                let (Some(&condition), Some(&body)) = (parts.get(1), parts.last()) else { return reached };
                let is_endless = matches!(program.statements[condition].kind, StatementKind::Empty)
                    || self.constant(condition) == Some(true);
                self.repeated(body, reached) || reached && !is_endless
            }
            StatementKind::RangeFor(parts) => {
                let parts = program.statement_list(parts);
                let is_left = parts.last().is_some_and(|&body| self.repeated(body, reached));
                is_left || reached
            }
            StatementKind::Do(parts) => {
                let parts = program.statement_list(parts);
                let (Some(&body), Some(&condition)) = (parts.first(), parts.last()) else { return reached };
                self.breaks.push(false);
                let end = self.statement(body, reached) || self.has_continue(body);
                let is_left = self.breaks.pop().unwrap_or(false);
                is_left || end && self.constant(condition) != Some(true)
            }
            StatementKind::Break => {
                if reached && let Some(is_left) = self.breaks.last_mut() {
                    *is_left = true;
                }
                false
            }
            StatementKind::Return { value, is_coroutine } => {
                self.returns_value |= value.is_some_and(|value| self.has_value(value));
                self.is_unknown |= is_coroutine;
                if reached && value.is_none() {
                    self.plain_return = self.plain_return.or(Some(program.statements[statement].first));
                }
                false
            }
            StatementKind::Continue | StatementKind::Goto(_) | StatementKind::ComputedGoto(_) => false,
            StatementKind::Label { statement, .. } | StatementKind::Case { statement, .. } => {
                self.statement(statement, true)
            }
            StatementKind::Default(statement) => self.statement(statement, true),
            StatementKind::Try(parts) => {
                let mut end = false;
                for &part in program.statement_list(parts) {
                    end |= self.statement(part, reached);
                }
                end
            }
            StatementKind::Handler { body } => self.statement(body, reached),
            StatementKind::Unknown => {
                self.is_unknown = true;
                false
            }
        }
    }

    /// A loop's body; whether a `break` leaves it.
    fn repeated(&mut self, body: StatementId, reached: bool) -> bool {
        self.breaks.push(false);
        self.statement(body, reached);
        self.breaks.pop().unwrap_or(false)
    }

    /// The value of a condition that is a constant.
    fn constant(&self, condition: StatementId) -> Option<bool> {
        match self.sema.program.statements[condition].kind {
            StatementKind::Expression(expression) => self.sema.integral_value(expression).map(|value| value != 0),
            _ => None,
        }
    }

    /// Whether a statement satisfies a test, or one inside of it does; `enter` tells into which statements to look.
    fn contains(
        &self,
        statement: StatementId,
        test: fn(StatementKind) -> bool,
        enter: fn(StatementKind) -> bool,
    ) -> bool {
        let program = &self.sema.program;
        let kind = program.statements[statement].kind;
        if test(kind) {
            return true;
        }
        if !enter(kind) {
            return false;
        }
        match kind {
            StatementKind::Compound { statements: parts, .. }
            | StatementKind::If { parts, .. }
            | StatementKind::IfConsteval { parts }
            | StatementKind::Switch(parts)
            | StatementKind::While(parts)
            | StatementKind::Do(parts)
            | StatementKind::For(parts)
            | StatementKind::RangeFor(parts)
            | StatementKind::Try(parts) => {
                program.statement_list(parts).iter().any(|&part| self.contains(part, test, enter))
            }
            StatementKind::Label { statement, .. }
            | StatementKind::Case { statement, .. }
            | StatementKind::Default(statement)
            | StatementKind::Handler { body: statement } => self.contains(statement, test, enter),
            _ => false,
        }
    }

    fn has_default(&self, body: StatementId) -> bool {
        self.contains(
            body,
            |kind| matches!(kind, StatementKind::Default(_)),
            |kind| !matches!(kind, StatementKind::Switch(_)),
        )
    }

    fn has_continue(&self, body: StatementId) -> bool {
        self.contains(
            body,
            |kind| matches!(kind, StatementKind::Continue),
            |kind| {
                !matches!(
                    kind,
                    StatementKind::While(_) | StatementKind::Do(_) | StatementKind::For(_) | StatementKind::RangeFor(_)
                )
            },
        )
    }

    /// Whether the operand of `return` is a value.
    fn has_value(&self, expression: ExpressionId) -> bool {
        let ty = self.sema.program.expressions[expression].ty;
        ty != Program::UNKNOWN && self.sema.program.canonical(ty) != Program::builtin(Builtin::Void)
    }

    /// Whether evaluation of an expression statement ends.
    fn returns(&mut self, expression: ExpressionId) -> bool {
        match self.sema.program.expressions[expression].kind {
            ExpressionKind::Throw { .. } => false,
            ExpressionKind::Parenthesized(inner) => self.returns(inner),
            ExpressionKind::Conditional { condition, otherwise, .. }
                if self.sema.integral_value(condition) == Some(0) =>
            {
                self.returns(otherwise)
            }
            ExpressionKind::Call { callee, .. } => self.callee_returns(callee),
            ExpressionKind::Unknown | ExpressionKind::StatementExpression(_) => {
                self.is_unknown = true;
                true
            }
            _ => true,
        }
    }

    fn callee_returns(&mut self, callee: ExpressionId) -> bool {
        match self.sema.program.expressions[callee].kind {
            ExpressionKind::Name { entity, .. } | ExpressionKind::Member { member: entity, .. } => {
                !self.is_noreturn(entity)
            }
            ExpressionKind::Overloads { candidates, .. } => {
                self.is_unknown |=
                    self.sema.program.entity_list(candidates).iter().any(|&entity| self.is_noreturn(entity));
                true
            }
            ExpressionKind::Parenthesized(inner) => self.callee_returns(inner),
            ExpressionKind::UnresolvedName { name, .. } => {
                let text = name.symbol().map_or("", |symbol| self.sema.text(symbol));
                if NORETURN_BUILTINS.contains(&text) {
                    return false;
                }
                self.is_unknown |= !text.starts_with("__builtin_");
                true
            }
            _ => {
                self.is_unknown = true;
                true
            }
        }
    }

    fn is_noreturn(&self, entity: EntityId) -> bool {
        match self.sema.program.entities[entity].kind {
            EntityKind::Function(_) | EntityKind::Template(_) => {
                self.sema.program.function_of(entity).is_some_and(|function| {
                    self.sema.program.functions[function].flags.contains(FunctionFlags::NORETURN)
                })
            }
            _ => false,
        }
    }
}

impl Parser<'_> {
    /// Whether `co_await`, `co_return` or `co_yield` stands between two tokens.
    fn has_coroutine_word(&mut self, first: u32, end: u32) -> bool {
        let tokens = self.tokens;
        let words = self.coroutine_words.get_or_insert_with(|| {
            let is_word = |kind| matches!(kind, TokenKind::KwCoAwait | TokenKind::KwCoReturn | TokenKind::KwCoYield);
            (0..tokens.len() as u32).filter(|&token| is_word(tokens.kind(token))).collect()
        });
        let next = words.partition_point(|&word| word < first);
        words.get(next).is_some_and(|&word| word < end)
    }

    /// Checks what happens at the end of a function: 940 where a value is due, 1305 where control may not come. `end` is the
    /// closing brace of the last block.
    pub(crate) fn check_function_end(&mut self, function: FunctionId, parts: &[StatementId], end: u32) {
        if self.template_depth > 0
            || self.sema.context.speculating > 0
            || self.tokens.kind(end) != TokenKind::RightBrace
        {
            return;
        }
        let entry = &self.sema.program.functions[function];
        let is_noreturn = entry.flags.contains(FunctionFlags::NORETURN);
        let entity = &self.sema.program.entities[entry.entity];
        let is_main = entity.name.symbol() == Some(self.sema.known.main) && entity.scope == Program::GLOBAL_SCOPE;
        let Some(ty) = self.sema.program.as_function(entry.ty) else { return };
        let result = self.sema.program.canonical(ty.result);
        let is_deduced = matches!(self.sema.program.structure(result), Type::Auto);
        let has_value = !is_main
            && result != Program::UNKNOWN
            && !self.sema.is_dependent_type(result)
            && self.sema.program.unqualified(result).0 != Program::builtin(Builtin::Void);
        // The host's side of the program does not run device functions: the other side checks them.
        let is_device_only = entry.space.is_device_code();
        if entity.template.is_some() || is_device_only || !has_value && !is_noreturn && !is_deduced {
            return;
        }
        let first = parts.first().map_or(end, |&statement| self.sema.program.statements[statement].first);
        if self.since(Standard::Cpp20) && self.has_coroutine_word(first, end) {
            return;
        }
        let mut flow =
            Flow { sema: &self.sema, breaks: Vec::new(), returns_value: false, plain_return: None, is_unknown: false };
        let mut reached_end = None;
        for &part in parts {
            if flow.statement(part, true) {
                // Of a function-try-block the first block that ends counts.
                reached_end = reached_end.or(Some(flow.sema.program.statements[part].last));
            }
        }
        let Flow { returns_value, plain_return, is_unknown, .. } = flow;
        if is_unknown {
            return;
        }
        if let Some(token) = reached_end
            && if is_deduced { returns_value } else { has_value }
        {
            self.error_at(940, token);
        }
        if is_noreturn && let Some(token) = plain_return.or(reached_end) {
            self.error_at(1305, token);
        }
    }
}
