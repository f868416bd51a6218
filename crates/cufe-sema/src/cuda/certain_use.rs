//! Uses of functions that are certain without overload resolution: the name denotes one function that is no template, and
//! argument-dependent lookup adds none.

use crate::Sema;
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::template::Satisfaction;
use cufe_il::{
    EntityId, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags, FunctionId, Name, NameKind,
    Operator, Type, UnaryOperator,
};

impl Sema<'_> {
    /// Notes the use that a call makes of its callee: of the function that overload resolution chose, or of the only one
    /// that can be meant. `open` is the parenthesis or the opener of a launch configuration.
    pub fn use_callee(
        &mut self,
        callee: ExpressionId,
        chosen: Option<FunctionId>,
        arguments: &[ExpressionId],
        is_open: bool,
        open: u32,
    ) {
        let Some(function) = chosen else { return self.use_certain_callee(callee, arguments.len(), is_open, open) };
        let first = self.expression(callee).first;
        let mut inner = self.without_parentheses(callee);
        if let ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } = self.expression(inner).kind {
            inner = self.without_parentheses(operand);
        }
        let entry = self.expression(inner);
        let is_virtual = self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL);
        let is_qualified = entry.flags.contains(ExpressionFlags::QUALIFIED);
        self.check_object_of_call(inner, function);
        let used = match entry.kind {
            ExpressionKind::Name { .. } => {
                let entity = self.program.functions[function].entity;
                let name = self.member_name_token(inner, entity);
                match self.program.entities[entity].name.kind() {
                    NameKind::Operator(Operator::Call) if name == entry.last && !self.names_function(inner) => {
                        FunctionUse::new(function, FunctionUseKind::Call, open)
                    }
                    _ => FunctionUse::new(function, FunctionUseKind::Call, first).named(name),
                }
            }
            ExpressionKind::Member { object, is_arrow, member, .. } if self.names_function(inner) => {
                let naming_class = self.object_type(object, is_arrow);
                // At the name; of a static member that is not overloaded, or in parentheses, at the first token.
                let name = self.member_name_token(inner, self.program.functions[function].entity);
                let is_value = self.is_static_member(function) && self.only_function(member).is_some();
                let token = if inner != callee || is_value { first } else { name };
                let used = FunctionUse::new(function, FunctionUseKind::Call, token).named(name);
                FunctionUse { naming_class, ..used }
            }
            _ => FunctionUse::new(function, FunctionUseKind::Call, open),
        };
        let at_run_time = self.vary_at_run_time(arguments);
        self.use_function(FunctionUse { is_virtual: is_virtual && !is_qualified, at_run_time, ..used });
    }

    /// The object of a call of a non-static member function is converted to the function's class.
    fn check_object_of_call(&mut self, callee: ExpressionId, function: FunctionId) {
        let entry = self.expression(callee);
        if !self.is_non_static_member(function) || !self.names_function(callee) {
            return;
        }
        let object = match entry.kind {
            ExpressionKind::Name { .. } => {
                let around = self.function_around().and_then(|around| self.class_of_member(around));
                around.map(|class| self.program.classes[class].ty)
            }
            ExpressionKind::Member { object, is_arrow, .. } => self.object_type(object, is_arrow),
            _ => return,
        };
        let name = self.member_name_token(callee, self.program.functions[function].entity);
        let naming = self.class_state.naming_classes.get(&name).copied();
        if let Some(object) = object {
            self.check_object_base(object, naming, self.program.functions[function].entity, entry.first);
        }
    }

    /// Whether an expression names functions, and not an object with call operators.
    fn names_function(&self, expression: ExpressionId) -> bool {
        match self.expression(expression).kind {
            ExpressionKind::Name { entity: member, .. } | ExpressionKind::Member { member, .. } => {
                self.program.function_of(member).is_some()
            }
            _ => false,
        }
    }

    /// Notes the use that a call makes of its callee, where only one function can be meant.
    pub fn use_certain_callee(&mut self, callee: ExpressionId, arguments: usize, is_open: bool, open: u32) {
        let first = self.expression(callee).first;
        let mut inner = self.without_parentheses(callee);
        if let ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } = self.expression(inner).kind {
            inner = self.without_parentheses(operand);
        }
        let entry = self.expression(inner);
        let used = match entry.kind {
            ExpressionKind::Name { entity, arguments: None } if !is_open => match self.program.entities[entity].kind {
                // A member of the current instantiation that is named without an object is left to the instance.
                EntityKind::Function(function) if self.is_member_of_template(function) => return,
                EntityKind::Function(function) => {
                    let name = self.member_name_token(inner, entity);
                    FunctionUse::new(function, FunctionUseKind::Call, first).named(name)
                }
                EntityKind::Variable(_) => match self.only_call_operator(entry.ty) {
                    Some(function) => FunctionUse::new(function, FunctionUseKind::Call, open),
                    None => return,
                },
                _ => return,
            },
            ExpressionKind::Member { object, member, is_arrow, .. } => match self.only_function(member) {
                Some(function) => {
                    let naming_class = self.object_type(object, is_arrow);
                    // At the name; of a static member or in parentheses at the first token.
                    let used = if inner != callee || self.is_static_member(function) {
                        FunctionUse::new(function, FunctionUseKind::Call, first).named(entry.last)
                    } else {
                        let name = self.member_name_token(inner, self.program.functions[function].entity);
                        FunctionUse::new(function, FunctionUseKind::Call, name)
                    };
                    FunctionUse { naming_class, ..used }
                }
                None => return,
            },
            ExpressionKind::Lambda(_) => match self.only_call_operator(entry.ty) {
                Some(function) => FunctionUse::new(function, FunctionUseKind::Call, open),
                None => return,
            },
            _ => return,
        };
        // Nothing of a function whose constraints are not satisfied is instantiated ([over.match.viable]/3).
        let entity = self.program.functions[used.function].entity;
        if arguments >= self.minimum_arguments(used.function)
            && self.function_satisfaction(entity) != Satisfaction::Unsatisfied
        {
            self.use_function(used);
        }
    }

    /// Notes that an expression names a function, where only one can be meant.
    pub fn use_certain_name(&mut self, expression: ExpressionId) {
        let entry = self.expression(expression);
        if let ExpressionKind::Name { entity, arguments: None } = entry.kind
            && let EntityKind::Function(function) = self.program.entities[entity].kind
        {
            self.use_function(FunctionUse::new(function, FunctionUseKind::Address, entry.last));
        }
        if let ExpressionKind::Name { entity, arguments: Some(arguments) } = entry.kind
            && !self.reader.is_called(entry.last)
        {
            self.check_device_template_arguments(entity, arguments, entry.first);
        }
        if let ExpressionKind::Name { entity, arguments: Some(_) } = entry.kind
            && let EntityKind::Template(_) = self.program.entities[entity].kind
            && let Some(function) = self.program.function_of(entity)
            && !self.reader.is_called(entry.last)
        {
            let name = self.name_before_arguments(expression, entity);
            self.check_named_template(function, name);
        }
    }

    /// The function that a member is, if it is the only one of its name in its class and no template.
    pub(super) fn only_function(&self, member: EntityId) -> Option<FunctionId> {
        let EntityKind::Function(function) = self.program.entities[member].kind else { return None };
        let (scope, name) = (self.program.entities[member].scope, self.program.entities[member].name);
        let is_only = !matches!(name.kind(), NameKind::Conversion) && self.program.bindings(scope, name).count() == 1;
        is_only.then_some(function)
    }

    pub(super) fn is_member_of_template(&self, function: FunctionId) -> bool {
        self.class_of_member(function).is_some_and(|class| self.program.classes[class].is_dependent)
    }

    pub(super) fn is_static_member(&self, function: FunctionId) -> bool {
        self.program.functions[function].flags.contains(cufe_il::FunctionFlags::STATIC_MEMBER)
    }

    /// The call operator of a closure that is not generic.
    pub(super) fn only_call_operator(&self, ty: cufe_il::TypeId) -> Option<FunctionId> {
        let Type::Class(class) = self.value_structure(ty) else { return None };
        if !self.program.classes[class].is_closure {
            return None;
        }
        match self.lookup_in_class(class, Name::operator(Operator::Call), u32::MAX).entities.as_slice() {
            &[only] => self.only_function(only),
            _ => None,
        }
    }
}
