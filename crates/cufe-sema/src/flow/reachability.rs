//! Which statements control can reach.
//!
//! The reference follows the text once. Labels and the starts of loops are taken as reachable; a call that does not return
//! matters to the end of the function only, and only until the next label, loop or jump.

use super::callee::Returns;
use super::{EndRule, Finding, FunctionBody};
use crate::Sema;
use cufe_diagnostics::{Code, code};
use cufe_il::{Builtin, EntityId, ExpressionId, ExpressionKind, Program, StatementId, StatementKind, StatementList};
use smallvec::SmallVec;

/// What is known of control at a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Point {
    /// Control can come here.
    is_reached: bool,
    /// It can't, and a report said so.
    is_reported: bool,
    /// The last thing was a call that does not return.
    is_behind_noreturn: bool,
}

impl Point {
    const REACHED: Self = Self { is_reached: true, is_reported: false, is_behind_noreturn: false };
    const NOT_REACHED: Self = Self { is_reached: false, is_reported: false, is_behind_noreturn: false };

    /// The point at which two ways meet.
    fn merge(self, other: Self) -> Self {
        match (self.is_reached, other.is_reached) {
            (true, true) => {
                Self { is_behind_noreturn: self.is_behind_noreturn && other.is_behind_noreturn, ..Self::REACHED }
            }
            (true, false) => self,
            (false, true) => other,
            (false, false) => Self { is_reported: self.is_reported || other.is_reported, ..Self::NOT_REACHED },
        }
    }

    /// Whether control can come here, calls that do not return considered.
    fn may_come(self) -> bool {
        self.is_reached && !self.is_behind_noreturn
    }
}

/// A loop or switch that is open.
#[derive(Clone, Copy, Debug)]
struct Breakable {
    is_loop: bool,
    /// Some `break` for it stands inside; of a switch where it is left by reached ones.
    exit: Option<Point>,
    has_continue: bool,
    has_default: bool,
}

struct Reachability<'s, 't> {
    sema: &'s mut Sema<'t>,
    rule: EndRule,
    point: Point,
    open: SmallVec<[Breakable; 8]>,
    /// Labels met so far.
    labels: u32,
    /// Some `return` has a value.
    returns_value: bool,
    /// Something was found of which nothing is known.
    is_unknown: bool,
    findings: Vec<Finding>,
}

impl Sema<'_> {
    /// Finds statements that are never reached, and ends of functions that are reached and must not be.
    pub(super) fn check_reachability(&mut self, body: &FunctionBody<'_>, rule: EndRule) -> Vec<Finding> {
        let entity = self.program.functions[body.function].entity;
        let mut pass = Reachability {
            sema: self,
            rule,
            point: Point::REACHED,
            open: SmallVec::new(),
            labels: 0,
            returns_value: false,
            is_unknown: false,
            findings: Vec::new(),
        };
        let mut ends = Vec::new();
        for &part in body.parts {
            pass.point = Point::REACHED;
            pass.statement(part);
            if pass.point.may_come() {
                ends.push(pass.sema.program.statements[part].last);
            }
        }
        let Reachability { returns_value, is_unknown, mut findings, .. } = pass;
        if is_unknown {
            findings.retain(|finding| finding.code != code::NORETURN_FUNCTION_RETURNS);
            return findings;
        }
        let needs_value = rule.needs_value || rule.is_deduced && returns_value;
        let is_braced = |token: u32| self.reader.is(token, cufe_lex::TokenKind::RightBrace);
        for end in ends.into_iter().filter(|&end| is_braced(end)) {
            if needs_value {
                findings.push(Finding {
                    entity: Some(entity),
                    ..Finding::new(code::IMPLICIT_RETURN_FROM_NON_VOID_FUNCTION, end)
                });
            }
            if rule.is_noreturn {
                findings.push(Finding { entity: Some(entity), ..Finding::new(code::NORETURN_FUNCTION_RETURNS, end) });
            }
        }
        findings
    }
}

impl Reachability<'_, '_> {
    /// Reports something at a point that is not reached, once for a stretch of text.
    fn report(&mut self, code: Code, token: u32) {
        if !self.point.is_reached && !self.point.is_reported {
            self.point.is_reported = true;
            self.findings.push(Finding::new(code, token));
        }
    }

    fn list(&self, list: StatementList) -> SmallVec<[StatementId; 8]> {
        SmallVec::from_slice(self.sema.program.statement_list(list))
    }

    fn label(&mut self) {
        self.labels += 1;
        self.point = Point::REACHED;
    }

    fn statement(&mut self, statement: StatementId) {
        stacker::maybe_grow(cufe_base::limits::STACK_RED_ZONE, cufe_base::limits::STACK_SEGMENT, || {
            self.statement_inside(statement);
        });
        if self.sema.options.complete_program && !self.point.is_reached {
            self.sema.program.unreached_ends.insert(statement);
        }
    }

    fn statement_inside(&mut self, statement: StatementId) {
        let entry = self.sema.program.statements[statement];
        let first = entry.first;
        match entry.kind {
            StatementKind::Empty => {}
            StatementKind::Handler { body, .. } => self.statement(body),
            StatementKind::Asm(_) => self.report(code::CODE_IS_UNREACHABLE, first),
            StatementKind::Declaration { variables, .. } => {
                let variables: SmallVec<[EntityId; 4]> = SmallVec::from_slice(self.sema.program.entity_list(variables));
                for variable in variables {
                    self.variable(variable);
                }
            }
            StatementKind::Expression(expression) => {
                self.report(code::CODE_IS_UNREACHABLE, self.sema.expression(expression).first);
                self.full_expression(expression);
            }
            StatementKind::Compound { statements, .. } => {
                for inner in self.list(statements) {
                    self.statement(inner);
                }
            }
            StatementKind::If { parts, is_constexpr, has_else } => {
                self.if_statement(first, parts, is_constexpr, has_else)
            }
            StatementKind::IfConsteval { parts } => {
                self.report(code::CODE_IS_UNREACHABLE, first);
                let parts = self.list(parts);
                let entry = self.point;
                let mut end = if parts.len() < 2 { Some(entry) } else { None };
                for part in parts {
                    self.point = entry;
                    self.statement(part);
                    end = Some(end.map_or(self.point, |end| end.merge(self.point)));
                }
                self.point = end.unwrap_or(entry);
            }
            StatementKind::Switch(parts) => self.switch(first, parts),
            StatementKind::While(_) | StatementKind::For(_) | StatementKind::RangeFor(_) | StatementKind::Do(_) => {
                self.loop_statement(entry);
            }
            StatementKind::Break
            | StatementKind::Continue
            | StatementKind::Return { .. }
            | StatementKind::Goto(_)
            | StatementKind::ComputedGoto(_) => self.jump(entry),
            StatementKind::Label { statement, .. } | StatementKind::Case { statement, .. } => {
                self.label();
                self.statement(statement);
            }
            StatementKind::Default(statement) => {
                self.label();
                if let Some(open) = self.open.iter_mut().rev().find(|open| !open.is_loop) {
                    open.has_default = true;
                }
                self.statement(statement);
            }
            StatementKind::Try(parts) => {
                self.report(code::CODE_IS_UNREACHABLE, first);
                let entry = self.point;
                let mut end: Option<Point> = None;
                for part in self.list(parts) {
                    self.point = entry;
                    self.statement(part);
                    end = Some(end.map_or(self.point, |end| end.merge(self.point)));
                }
                self.point = end.unwrap_or(entry);
            }
            StatementKind::Unknown => {
                self.is_unknown = true;
                self.point = Point::REACHED;
            }
        }
    }

    /// A loop: what its body and its condition let pass.
    fn loop_statement(&mut self, entry: cufe_il::Statement) {
        let first = entry.first;
        match entry.kind {
            StatementKind::While(parts) => {
                let parts = self.list(parts);
                let (Some(&condition), Some(&body)) = (parts.first(), parts.last()) else { return };
                let start = self.begin_loop();
                self.condition(condition);
                self.statement(body);
                let is_endless = self.constant(condition) == Some(true);
                self.end_loop(start, first, !is_endless);
            }
            StatementKind::For(parts) => {
                let parts = self.list(parts);
                let &[init, condition, step, body] = parts.as_slice() else { return };
                let start = self.begin_loop();
                self.condition(init);
                self.condition(condition);
                let is_endless = matches!(self.sema.program.statements[condition].kind, StatementKind::Empty)
                    || self.constant(condition) == Some(true);
                self.statement(body);
                self.point = Point::REACHED;
                self.condition(step);
                self.end_loop(start, first, !is_endless);
            }
            StatementKind::RangeFor(parts) => {
                let start = self.begin_loop();
                let parts = self.list(parts);
                if let Some((&body, heads)) = parts.split_last() {
                    for &head in heads {
                        self.condition(head);
                    }
                    self.statement(body);
                }
                self.end_loop(start, first, true);
            }
            StatementKind::Do(parts) => {
                let parts = self.list(parts);
                let (Some(&body), Some(&condition)) = (parts.first(), parts.last()) else { return };
                let start = self.begin_loop();
                self.statement(body);
                let is_continued = self.open.last().is_some_and(|open| open.has_continue);
                if is_continued {
                    self.point = Point::REACHED;
                }
                let is_endless = self.constant(condition) == Some(true);
                self.condition(condition);
                let end = self.point;
                self.end_loop(start, first, false);
                if !self.point.is_reached && !is_endless {
                    self.point = end;
                }
            }
            _ => {}
        }
    }

    /// A jump: behind it nothing is reached.
    fn jump(&mut self, entry: cufe_il::Statement) {
        let first = entry.first;
        self.report(code::CODE_IS_UNREACHABLE, first);
        match entry.kind {
            StatementKind::Break => {
                let point = self.point;
                if self.open.is_empty() {
                    return;
                }
                if let Some(open) = self.open.last_mut() {
                    // The reference takes the end of a loop as reached if any `break` stands in it.
                    if open.is_loop {
                        open.exit = Some(Point::REACHED);
                    } else if point.is_reached {
                        open.exit = Some(open.exit.map_or(point, |exit| exit.merge(point)));
                    }
                }
                self.point = Point::NOT_REACHED;
            }
            StatementKind::Continue => {
                let Some(open) = self.open.iter_mut().rev().find(|open| open.is_loop) else { return };
                open.has_continue = true;
                self.point = Point::NOT_REACHED;
            }
            StatementKind::Return { value, is_coroutine } => {
                self.is_unknown |= is_coroutine;
                if let Some(value) = value {
                    self.nested_statements(value);
                    self.returns_value |= self.has_value(value);
                }
                if self.rule.is_noreturn && self.point.may_come() {
                    self.findings.push(Finding::new(code::NORETURN_FUNCTION_RETURNS, first));
                }
                self.point = Point::NOT_REACHED;
            }
            StatementKind::Goto(_) => self.point = Point::NOT_REACHED,
            StatementKind::ComputedGoto(target) => {
                self.nested_statements(target);
                self.point = Point::NOT_REACHED;
            }
            _ => {}
        }
    }

    /// A declared variable whose initialization is something that happens.
    fn variable(&mut self, entity: EntityId) {
        let Some(variable) = self.sema.program.variable_of(entity) else { return };
        if !self.point.is_reached && !self.point.is_reported {
            match self.sema.is_initialized_where_declared(variable) {
                Some(true) => self.report(code::INITIALIZATION_NOT_REACHABLE, self.sema.program.entities[entity].token),
                Some(false) => {}
                None => self.point.is_reported = true,
            }
        }
        if let Some(initializer) = self.sema.program.variables[variable].initializer {
            self.nested_statements(initializer);
        }
    }

    /// The expression of an expression statement: what it does, and whether control comes out of it.
    fn full_expression(&mut self, expression: ExpressionId) {
        self.nested_statements(expression);
        let inner = self.sema.without_parentheses(expression);
        if let ExpressionKind::Throw { .. } = self.sema.expression(inner).kind {
            self.point = Point::NOT_REACHED;
            return;
        }
        match self.sema.evaluation_returns(expression) {
            Returns::Yes => {}
            Returns::No => self.point.is_behind_noreturn = true,
            Returns::Unknown => self.is_unknown = true,
        }
    }

    /// Follows control through the statement expressions inside of an expression, in the order of the text.
    fn nested_statements(&mut self, expression: ExpressionId) {
        if let ExpressionKind::StatementExpression(statement) = self.sema.expression(expression).kind {
            self.statement(statement);
            return;
        }
        let operands = self.sema.program.operands(expression);
        if !operands.is_empty() {
            stacker::maybe_grow(cufe_base::limits::STACK_RED_ZONE, cufe_base::limits::STACK_SEGMENT, || {
                for operand in operands {
                    self.nested_statements(operand);
                }
            });
        }
    }

    /// A condition, or another part of a head: no statement of its own for reports.
    fn condition(&mut self, condition: StatementId) {
        match self.sema.program.statements[condition].kind {
            StatementKind::Expression(expression) => self.nested_statements(expression),
            _ => self.statement(condition),
        }
    }

    /// The value of a condition that is a constant.
    fn constant(&self, condition: StatementId) -> Option<bool> {
        match self.sema.program.statements[condition].kind {
            StatementKind::Expression(expression) => self.sema.constant_condition(expression),
            _ => None,
        }
    }

    fn if_statement(&mut self, first: u32, parts: StatementList, is_constexpr: bool, has_else: bool) {
        self.report(code::CODE_IS_UNREACHABLE, first);
        let parts = self.list(parts);
        let branches = if has_else { 2 } else { 1 };
        let (heads, branches) = parts.split_at(parts.len().saturating_sub(branches));
        for &head in heads {
            self.condition(head);
        }
        let condition = heads.last().and_then(|&condition| self.constant(condition));
        let entry = self.point;
        let mut ends: SmallVec<[Point; 2]> = SmallVec::new();
        for &branch in branches {
            self.point = entry;
            self.statement(branch);
            ends.push(self.point);
        }
        self.point = match (ends.as_slice(), condition) {
            (&[then, ..], Some(true)) if is_constexpr => then,
            (&[_, otherwise], Some(false)) if is_constexpr => otherwise,
            (&[_], Some(false)) if is_constexpr => entry,
            (&[then, otherwise], _) => then.merge(otherwise),
            // Without `else` a condition that is always true leaves no other way.
            (&[then], Some(true)) => then,
            (&[then], _) => then.merge(entry),
            _ => entry,
        };
    }

    fn switch(&mut self, first: u32, parts: StatementList) {
        self.report(code::CODE_IS_UNREACHABLE, first);
        let parts = self.list(parts);
        let Some((&body, heads)) = parts.split_last() else { return };
        for &head in heads {
            self.condition(head);
        }
        let entry = self.point;
        self.open.push(Breakable { is_loop: false, exit: None, has_continue: false, has_default: false });
        self.point = Point::NOT_REACHED;
        self.statement(body);
        let Some(open) = self.open.pop() else { return };
        if let Some(exit) = open.exit {
            self.point = self.point.merge(exit);
        }
        if !open.has_default {
            self.point = self.point.merge(entry);
        }
    }

    /// Begins a loop, which is taken as reached. Returns what was before: the point, and the number of labels.
    fn begin_loop(&mut self) -> (Point, u32) {
        let start = (self.point, self.labels);
        self.open.push(Breakable { is_loop: true, exit: None, has_continue: false, has_default: false });
        self.point = Point::REACHED;
        start
    }

    /// Ends a loop; `may_end` if control can leave it by its condition.
    fn end_loop(&mut self, start: (Point, u32), keyword: u32, may_end: bool) {
        let (entry, labels) = start;
        if !entry.is_reached && !entry.is_reported && self.labels == labels {
            self.findings.push(Finding::new(code::LOOP_NOT_REACHABLE, keyword));
        }
        let is_left = self.open.pop().is_some_and(|open| open.exit.is_some());
        self.point = if is_left || may_end { Point::REACHED } else { Point::NOT_REACHED };
    }

    /// Whether the operand of `return` is a value.
    fn has_value(&self, expression: ExpressionId) -> bool {
        let ty = self.sema.expression(expression).ty;
        ty != Program::UNKNOWN && self.sema.program.canonical(ty) != Program::builtin(Builtin::Void)
    }
}
