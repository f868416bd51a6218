//! Conditions ([stmt.pre], [conv]).

use crate::Sema;
use crate::build::Extent;
use cufe_diagnostics::code;
use cufe_il::{
    Builtin, EntityId, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, Operator, Program, Type, TypeId,
    ValueCategory,
};

/// What a condition decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConditionKind {
    /// `if`, a loop, an operand of `?:`.
    Bool,
    /// `if constexpr`
    Constant,
    /// `if constexpr` in a template: only instances have its value.
    Templated,
    /// `switch`
    Switch,
}

impl Sema<'_> {
    /// Checks a condition that is an expression.
    pub fn check_statement_condition(&mut self, condition: ExpressionId, kind: ConditionKind) {
        self.settle_address(condition);
        let entry = self.expression(condition);
        if self.context.speculating > 0 || matches!(entry.kind, ExpressionKind::Unknown) {
            return;
        }
        if kind == ConditionKind::Switch {
            self.check_selector(condition);
            return;
        }
        if kind == ConditionKind::Bool {
            self.check_assigned_condition(condition);
        }
        let before = self.snapshot();
        self.check_bool_operand(condition);
        let is_convertible = !self.reported_since(&before);
        let is_dependent = entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT);
        if kind == ConditionKind::Constant && is_convertible && !is_dependent {
            let result = self.evaluate(condition, Some(Program::builtin(Builtin::Bool)), true);
            self.required_value(condition, result);
        }
    }

    /// Checks the variable that a condition declares; `first` is the first token of the declaration.
    pub fn check_condition_variable(&mut self, entity: EntityId, first: u32, kind: ConditionKind) {
        let ty = self.declared_type(entity);
        let token = self.program.entities[entity].token;
        if self.context.speculating > 0 || self.is_dependent_type(ty) {
            return;
        }
        if matches!(self.program.structure(ty), Type::Array { .. }) {
            self.report_at(code::ARRAY_AS_CONDITION, first);
            return;
        }
        match kind {
            ConditionKind::Switch => {
                if let Some(code) = self.selector_mistake(ty) {
                    self.report_at(code, token);
                } else if let Some(name) = self.tested_variable(entity) {
                    self.check_selector(name);
                }
            }
            ConditionKind::Bool | ConditionKind::Constant | ConditionKind::Templated => {
                if self.is_never_bool(ty) {
                    self.report_at(code::NOT_CONVERTIBLE_TO_BOOL, token);
                } else if let Some(name) = self.tested_variable(entity) {
                    self.check_bool_operand(name);
                }
            }
        }
    }

    /// The value of a condition that declares a variable of a class: the variable, which a function converts ([stmt.pre]/5).
    fn tested_variable(&mut self, entity: EntityId) -> Option<ExpressionId> {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return None };
        let ty = self.program.non_reference(self.program.variables[variable].ty);
        self.program.class_of(self.program.unqualified(ty).0)?;
        let token = self.program.entities[entity].token;
        let kind = ExpressionKind::Name { entity, arguments: None };
        let name =
            self.build(kind, ty, ValueCategory::Lvalue, ExpressionFlags::empty(), Extent { first: token, last: token });
        self.program.tested_variables.insert(variable, name);
        Some(name)
    }

    /// Whether nothing of a type can be converted to `bool`, for certain.
    pub fn is_never_bool(&mut self, ty: TypeId) -> bool {
        if self.is_dependent_type(ty) {
            return false;
        }
        match self.value_structure(ty) {
            Type::Builtin(builtin) => builtin == Builtin::Void,
            Type::Enum(id) => self.program.enums[id].is_scoped,
            Type::Class(class) => {
                let data = &self.program.classes[class];
                if !data.is_complete || data.is_dependent || data.template.is_some() || !self.has_known_members(class) {
                    return false;
                }
                if data.is_closure {
                    return false;
                }
                let conversions = self.conversion_functions(class);
                conversions.entities.is_empty() && !conversions.is_partial
            }
            _ => false,
        }
    }

    /// Warns of a condition that assigns a constant to a scalar (187): a comparison may be meant.
    fn check_assigned_condition(&mut self, condition: ExpressionId) {
        let first = self.expression(condition).first;
        let inner = self.without_parentheses(condition);
        if let ExpressionKind::Binary { operator: Operator::Equal, left, right } = self.expression(inner).kind
            && self.is_scalar_type(self.expression(left).ty)
            && !self.program.called.contains_key(&inner)
            && (self.integral_value(right).is_some() || matches!(self.expression(right).kind, ExpressionKind::Nullptr))
        {
            self.report_at(code::ASSIGN_WHERE_COMPARE_MEANT, first);
        }
    }
}
