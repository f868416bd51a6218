//! Entities that are declared and never used (177, 550, 826), and functions that are
//! used and not defined (114). References are counted while expressions are built; what a body only sets is found by a walk
//! when it is complete.

mod effect;
mod initialization;
mod inline;
mod local;
mod local_member;
mod sets;
mod unit;

use crate::Sema;
use cufe_base::{Options, Symbol};
use cufe_diagnostics::{Code, Report, Sink, code};
use cufe_il::{EntityFlags, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionId, Linkage};
use rustc_hash::{FxHashMap, FxHashSet};

/// References to the entities that may be reported.
#[derive(Default)]
pub struct UsageState {
    /// Somebody may be told of variables and parameters that are not used, or only set.
    is_told: bool,
    /// The names of a variable in expressions.
    references: FxHashMap<EntityId, u32>,
    /// Those of them that set it or drop its value.
    sets: FxHashMap<EntityId, Sets>,
    /// Names of overloaded functions.
    overloads: Vec<ExpressionId>,
    /// Those of them of which it is known which function is called.
    resolved: FxHashSet<ExpressionId>,
    /// Functions that have to be defined where they are used, in the order of their first uses.
    inline_uses: Vec<FunctionId>,
    /// The same.
    inline_seen: FxHashSet<FunctionId>,
    /// For the device pass: the variables of patterns, by their names' tokens, that are reported once there is an instance.
    unused_in_patterns: FxHashSet<u32>,
}

/// Names of a variable that are no uses of its value.
#[derive(Clone, Copy, Debug, Default)]
struct Sets {
    /// As left operands of assignments, and where the value is dropped.
    names: u32,
    /// Some assignment is among them.
    is_assigned: bool,
}

impl UsageState {
    /// Nothing is used so far.
    pub fn new(options: &Options, sink: &Sink) -> Self {
        let remarks = [code::DECLARED_BUT_NOT_REFERENCED, code::SET_BUT_NOT_USED, code::PARAMETER_NOT_USED];
        let is_told = options.device_pass || options.complete_program || !remarks.iter().all(|&code| sink.drops(code));
        Self { is_told, ..Self::default() }
    }
}

impl Sema<'_> {
    /// Notes that a name in an expression denotes an entity.
    pub(crate) fn note_reference(&mut self, entity: EntityId) {
        if self.context.speculating > 0 {
            // What was read ahead is not remembered then, so that the name is met again.
            let is_first = !self.program.entities[entity].flags.contains(EntityFlags::REFERENCED);
            self.delayed_uses += u32::from(is_first && self.is_counted_variable(entity));
            return;
        }
        let flags = &mut self.program.entities[entity].flags;
        *flags |= EntityFlags::REFERENCED;
        if self.context.unevaluated == 0 {
            *flags |= EntityFlags::EVALUATED;
            self.want_definition_for_code(entity);
        }
        if self.usage.is_told && self.is_counted_variable(entity) {
            *self.usage.references.entry(entity).or_default() += 1;
        }
    }

    /// Whether an entity is a variable that only this unit can name.
    fn is_counted_variable(&self, entity: EntityId) -> bool {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return false };
        self.has_automatic_storage(entity)
            || self.program.entities[entity].flags.contains(EntityFlags::LOCAL)
            || self.program.variables[variable].linkage == Linkage::Internal
    }

    /// Notes a name that denotes several functions: which of them is used is known by calls.
    pub(crate) fn note_overloads(&mut self, name: ExpressionId, candidates: &[EntityId]) {
        if self.context.speculating == 0 && candidates.iter().any(|&candidate| self.is_internal_function(candidate)) {
            self.usage.overloads.push(name);
        }
    }

    /// Notes which function a call of an overloaded name calls.
    pub(crate) fn note_called(&mut self, callee: ExpressionId, function: FunctionId) {
        if self.context.speculating == 0 {
            self.usage.resolved.insert(self.without_parentheses(callee));
            self.note_reference(self.program.functions[function].entity);
        }
    }

    /// Notes a call of a member function that is not known: it may be any one of that name.
    pub(crate) fn note_members(&mut self, callee: ExpressionId) {
        let callee = self.without_parentheses(callee);
        if let ExpressionKind::Member { member, .. } = self.expression(callee).kind
            && self.is_internal_function(member)
        {
            let (scope, name) = (self.program.entities[member].scope, self.program.entities[member].name);
            let all: Vec<EntityId> = self.program.bindings(scope, name).map(|(_, binding)| binding.entity).collect();
            for entity in all {
                self.note_reference(entity);
            }
        }
    }

    fn is_internal_function(&self, entity: EntityId) -> bool {
        let EntityKind::Function(function) = self.program.entities[entity].kind else { return false };
        self.program.functions[function].linkage == Linkage::Internal
            || self.program.scopes[self.program.entities[entity].scope].in_unnamed_namespace
    }

    /// Whether attributes say that an entity may be unused, or that something outside of the program uses it.
    fn may_be_unused(&self, entity: EntityId) -> bool {
        use cufe_il::AttributeFacts as F;
        self.program.attributes_of(entity).is_some_and(|record| {
            record.facts.intersects(F::MAYBE_UNUSED | F::USED | F::CONSTRUCTOR | F::DESTRUCTOR | F::WEAK_REFERENCE)
                || record.section.is_some()
                || record.target.is_some()
        })
    }

    /// Reports something that is not used. The device compiler warns of it, once for all instances of a template.
    fn report_unused(&mut self, code: Code, entity: EntityId, token: u32) {
        self.report_unused_name(code, token, |sema| sema.entity_name(entity));
    }

    /// 177 of a label that no jump names ([stmt.label]).
    pub fn report_unused_label(&mut self, label: Symbol, token: u32) {
        self.report_unused_name(code::DECLARED_BUT_NOT_REFERENCED, token, |sema| sema.text(label).to_owned());
    }

    fn report_unused_name(&mut self, code: Code, token: u32, name: impl FnOnce(&Self) -> String) {
        let is_remark = !self.options.device_pass || code == code::PARAMETER_NOT_USED;
        if is_remark && self.sink.drops(code) {
            return self.sink.report_dropped();
        }
        let report = Report::new(code, self.position(token)).quoted(name(self));
        if is_remark {
            return self.report(report);
        }
        if self.is_own_token(token) && self.is_first_report(code, token) {
            self.report(report.as_warning());
        }
    }
}
