//! Where jumps lead: past initializations, into blocks that may only be entered from their start ([stmt.dcl],
//! [except.pre], [stmt.if]).

use super::{Finding, FunctionBody};
use crate::Sema;
use cufe_base::Symbol;
use cufe_diagnostics::{Code, code};
use cufe_il::{
    EntityId, EntityKind, ExpressionId, ExpressionKind, StatementId, StatementKind, StorageClass, Type, VariableFlags,
};
use smallvec::SmallVec;

/// A region that has variables, or that no jump may enter.
#[derive(Clone, Copy, Debug)]
struct Region {
    parent: Option<usize>,
    depth: u32,
    /// The diagnostic of a jump into it, where there is one.
    barrier: Option<Code>,
}

/// How bad it is to jump past a declaration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bypassed {
    region: usize,
    /// By `goto`: an error, or a warning.
    is_error: bool,
    /// By a case label: an error, a warning, or not known.
    is_error_in_switch: Option<bool>,
}

/// A point in the text: the innermost region, and how many declarations stand before it.
#[derive(Clone, Copy, Debug)]
struct Point {
    region: usize,
    declared: usize,
}

#[derive(Clone, Copy, Debug)]
struct Switch {
    keyword: u32,
    start: Point,
}

struct Jumps<'s, 't> {
    sema: &'s mut Sema<'t>,
    regions: Vec<Region>,
    region: usize,
    /// Variables with initialization, in the order of the text.
    declared: Vec<Bypassed>,
    labels: Vec<(Symbol, Point)>,
    gotos: Vec<(Symbol, u32, Point)>,
    switches: SmallVec<[Switch; 4]>,
    findings: Vec<Finding>,
}

impl Sema<'_> {
    /// Finds jumps that lead where they must not.
    pub(super) fn check_jumps(&mut self, body: &FunctionBody<'_>) -> Vec<Finding> {
        let mut pass = Jumps {
            sema: self,
            regions: vec![Region { parent: None, depth: 0, barrier: None }],
            region: 0,
            declared: Vec::new(),
            labels: Vec::new(),
            gotos: Vec::new(),
            switches: SmallVec::new(),
            findings: Vec::new(),
        };
        for (index, &part) in body.parts.iter().enumerate() {
            if index == 0 && body.parts.len() > 1 {
                pass.inside(Some(code::JUMP_INTO_TRY_BLOCK), |pass| pass.statement(part));
            } else {
                pass.statement(part);
            }
        }
        for (name, token, from) in std::mem::take(&mut pass.gotos) {
            if let Some(to) = pass.target(name, from) {
                pass.check_goto(token, from, to);
            }
        }
        pass.findings
    }
}

impl Jumps<'_, '_> {
    fn here(&self) -> Point {
        Point { region: self.region, declared: self.declared.len() }
    }

    fn inside(&mut self, barrier: Option<Code>, parse: impl FnOnce(&mut Self)) {
        let outer = self.region;
        let depth = self.regions[outer].depth + 1;
        self.regions.push(Region { parent: Some(outer), depth, barrier });
        self.region = self.regions.len() - 1;
        parse(self);
        self.region = outer;
    }

    fn statements(&mut self, list: cufe_il::StatementList) {
        let list: SmallVec<[StatementId; 8]> = SmallVec::from_slice(self.sema.program.statement_list(list));
        for statement in list {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: StatementId) {
        stacker::maybe_grow(cufe_base::limits::STACK_RED_ZONE, cufe_base::limits::STACK_SEGMENT, || {
            self.statement_inside(statement);
        });
    }

    fn statement_inside(&mut self, statement: StatementId) {
        let entry = self.sema.program.statements[statement];
        match entry.kind {
            StatementKind::Empty
            | StatementKind::Asm(_)
            | StatementKind::Unknown
            | StatementKind::Break
            | StatementKind::Continue => {}
            StatementKind::Expression(expression) | StatementKind::ComputedGoto(expression) => {
                self.expression(expression);
            }
            StatementKind::Return { value, .. } => {
                if let Some(value) = value {
                    self.expression(value);
                }
            }
            StatementKind::Declaration { first, variables } => {
                let variables: SmallVec<[EntityId; 4]> = SmallVec::from_slice(self.sema.program.entity_list(variables));
                for &variable in &variables {
                    self.variable(variable);
                }
                if variables.is_empty()
                    && let Some(first) = first
                {
                    self.binding(first);
                }
            }
            StatementKind::Compound { statements, .. } => self.inside(None, |pass| pass.statements(statements)),
            StatementKind::If { parts, is_constexpr, has_else } => self.inside(None, |pass| {
                let parts: SmallVec<[StatementId; 4]> = SmallVec::from_slice(pass.sema.program.statement_list(parts));
                let branches = parts.len().saturating_sub(if has_else { 2 } else { 1 });
                for (index, &part) in parts.iter().enumerate() {
                    match index >= branches {
                        true => pass
                            .inside(is_constexpr.then_some(code::JUMP_INTO_CONSTEXPR_IF), |pass| pass.statement(part)),
                        false => pass.statement(part),
                    }
                }
            }),
            StatementKind::IfConsteval { parts } => {
                let parts: SmallVec<[StatementId; 4]> = SmallVec::from_slice(self.sema.program.statement_list(parts));
                for part in parts {
                    self.inside(Some(code::JUMP_INTO_CONSTEVAL_IF), |pass| pass.statement(part));
                }
            }
            StatementKind::Switch(parts) => self.switch(entry.first, parts),
            StatementKind::While(parts) | StatementKind::Do(parts) | StatementKind::For(parts) => {
                self.inside(None, |pass| pass.statements(parts));
            }
            StatementKind::RangeFor(parts) => self.inside(None, |pass| {
                let parts: SmallVec<[StatementId; 4]> = SmallVec::from_slice(pass.sema.program.statement_list(parts));
                if let Some((&body, heads)) = parts.split_last() {
                    for &head in heads {
                        if let StatementKind::Expression(range) = pass.sema.program.statements[head].kind {
                            pass.expression(range);
                        }
                    }
                    // The variables of the loop are initialized by no initializer of their own.
                    let region = pass.region;
                    pass.declared.push(Bypassed { region, is_error: false, is_error_in_switch: Some(false) });
                    pass.statement(body);
                }
            }),
            StatementKind::Goto(name) => {
                let here = self.here();
                self.gotos.push((name, entry.first, here));
            }
            StatementKind::Label { name, statement } => {
                let here = self.here();
                self.labels.push((name, here));
                self.statement(statement);
            }
            StatementKind::Case { statement, .. } | StatementKind::Default(statement) => {
                self.case_label();
                self.statement(statement);
            }
            StatementKind::Try(parts) => {
                let parts: SmallVec<[StatementId; 4]> = SmallVec::from_slice(self.sema.program.statement_list(parts));
                for part in parts {
                    match self.sema.program.statements[part].kind {
                        StatementKind::Handler { .. } => self.statement(part),
                        _ => self.inside(Some(code::JUMP_INTO_TRY_BLOCK), |pass| pass.statement(part)),
                    }
                }
            }
            StatementKind::Handler { body, .. } => {
                self.inside(Some(code::JUMP_INTO_HANDLER), |pass| pass.statement(body))
            }
        }
    }

    fn expression(&mut self, expression: ExpressionId) {
        if let ExpressionKind::StatementExpression(statement) = self.sema.expression(expression).kind {
            self.inside(Some(code::JUMP_INTO_STATEMENT_EXPRESSION), |pass| pass.statement(statement));
            return;
        }
        let operands = self.sema.program.operands(expression);
        if !operands.is_empty() {
            stacker::maybe_grow(cufe_base::limits::STACK_RED_ZONE, cufe_base::limits::STACK_SEGMENT, || {
                for operand in operands {
                    self.expression(operand);
                }
            });
        }
    }

    fn switch(&mut self, keyword: u32, parts: cufe_il::StatementList) {
        self.inside(None, |pass| {
            let parts: SmallVec<[StatementId; 4]> = SmallVec::from_slice(pass.sema.program.statement_list(parts));
            let Some((&body, heads)) = parts.split_last() else { return };
            for &head in heads {
                pass.statement(head);
            }
            let start = pass.here();
            pass.switches.push(Switch { keyword, start });
            pass.statement(body);
            pass.switches.pop();
        });
    }

    fn variable(&mut self, entity: EntityId) {
        let Some(variable) = self.sema.program.variable_of(entity) else { return };
        let entry = &self.sema.program.variables[variable];
        let (ty, initializer) = (entry.ty, entry.initializer);
        if let Some(initializer) = initializer {
            self.expression(initializer);
        }
        let entry = &self.sema.program.variables[variable];
        let is_automatic = matches!(entry.storage, StorageClass::None | StorageClass::Register | StorageClass::Auto)
            && !entry.flags.contains(VariableFlags::THREAD_LOCAL)
            && matches!(self.sema.program.entities[entity].kind, EntityKind::Variable(_));
        if !is_automatic {
            return;
        }
        let region = self.region;
        let has_destruction = self.sema.has_destruction(variable);
        let is_variable_length =
            matches!(self.sema.program.structure(ty), Type::Array { bound: cufe_il::ArrayBound::Expression(_), .. })
                && !self.sema.is_dependent_type(ty);
        if initializer.is_some() || is_variable_length {
            self.declared.push(Bypassed { region, is_error: true, is_error_in_switch: has_destruction });
            return;
        }
        if has_destruction == Some(true) || self.sema.has_default_initialization(ty) == Some(true) {
            self.declared.push(Bypassed { region, is_error: true, is_error_in_switch: has_destruction });
        }
    }

    /// A structured binding: always initialized.
    fn binding(&mut self, first: EntityId) {
        let Some(variable) = self.sema.program.variable_of(first) else { return };
        if self.sema.program.variables[variable].flags.contains(VariableFlags::BINDING) {
            let region = self.region;
            self.declared.push(Bypassed { region, is_error: true, is_error_in_switch: None });
        }
    }

    /// The label that a `goto` means: of several of one name (`__label__`) the one nearest to it.
    fn target(&self, name: Symbol, from: Point) -> Option<Point> {
        let candidates = self.labels.iter().filter(|(label, _)| *label == name).map(|&(_, point)| point);
        candidates.max_by_key(|point| self.regions[self.common(from.region, point.region)].depth)
    }

    /// The innermost region around two.
    fn common(&self, mut a: usize, mut b: usize) -> usize {
        while a != b {
            let (outer_a, outer_b) = (self.regions[a], self.regions[b]);
            if outer_a.depth >= outer_b.depth {
                a = outer_a.parent.unwrap_or(0);
            } else {
                b = outer_b.parent.unwrap_or(0);
            }
        }
        a
    }

    /// The outermost barrier between a region around the start of a jump and its end.
    fn barrier(&self, common: usize, to: usize) -> Option<Code> {
        let (mut at, mut barrier) = (to, None);
        while at != common {
            let region = self.regions[at];
            if region.barrier.is_some() {
                barrier = region.barrier;
            }
            let Some(parent) = region.parent else { break };
            at = parent;
        }
        barrier
    }

    /// The declarations that a jump passes: those before its end in the regions around it, and not before its start.
    fn passed(&self, from: Point, to: Point) -> impl Iterator<Item = Bypassed> + '_ {
        let first = from.declared.min(to.declared);
        let declared = self.declared.get(first..to.declared).unwrap_or_default();
        declared.iter().copied().filter(move |bypassed| {
            bypassed.region <= to.region && self.common(bypassed.region, to.region) == bypassed.region
        })
    }

    fn check_goto(&mut self, token: u32, from: Point, to: Point) {
        let common = self.common(from.region, to.region);
        let barrier = self.barrier(common, to.region);
        if let Some(barrier) = barrier {
            self.findings.push(Finding::new(barrier, token));
            return;
        }
        // Going back passes what stands in blocks that the jump enters.
        let from = if from.declared > to.declared { self.entry_of(common, from, to) } else { from };
        let passed: SmallVec<[Bypassed; 4]> = self.passed(from, to).collect();
        if !passed.is_empty() {
            let is_warning = passed.iter().all(|bypassed| !bypassed.is_error);
            self.findings.push(Finding { is_warning, ..Finding::new(code::JUMP_PAST_INITIALIZATION, token) });
        }
    }

    /// For a jump back: the point in the common region at which the way into the label's region begins.
    fn entry_of(&self, common: usize, from: Point, to: Point) -> Point {
        let first_inside = self.declared.iter().position(|bypassed| {
            bypassed.region > common && self.common(bypassed.region, to.region) == bypassed.region
        });
        Point { declared: first_inside.unwrap_or(from.declared), ..from }
    }

    fn case_label(&mut self) {
        let Some(&Switch { keyword, start }) = self.switches.last() else { return };
        let here = self.here();
        let common = self.common(start.region, here.region);
        let barrier = self.barrier(common, here.region);
        if let Some(barrier) = barrier {
            self.find_once(Finding::new(barrier, keyword));
            return;
        }
        let passed: SmallVec<[Bypassed; 4]> = self.passed(start, here).collect();
        for bypassed in passed {
            if let Some(is_error) = bypassed.is_error_in_switch {
                self.find_once(Finding {
                    is_warning: !is_error,
                    ..Finding::new(code::JUMP_PAST_INITIALIZATION, keyword)
                });
            }
        }
    }

    fn find_once(&mut self, finding: Finding) {
        let is_same = |other: &Finding| {
            other.code == finding.code && other.token == finding.token && other.is_warning == finding.is_warning
        };
        if !self.findings.iter().any(is_same) {
            self.findings.push(finding);
        }
    }
}
