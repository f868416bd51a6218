//! Uses of local variables that a lambda cannot capture ([expr.prim.lambda.capture]): the innermost lambda around the use has
//! neither a capture nor a default for it, or one further out has none and so blocks what stands in it.

use super::Captured;
use crate::{Found, Sema};
use cufe_diagnostics::{Report, code};
use cufe_il::{EntityId, FunctionId, Lambda, LambdaFlags, Qualifiers, ScopeId, Type, VariableFlags};

/// The defaults by which a lambda captures what it uses.
const DEFAULTS: LambdaFlags = LambdaFlags::COPY_DEFAULT.union(LambdaFlags::REFERENCE_DEFAULT);

impl Sema<'_> {
    /// Reports a use in the body of a lambda that captures nothing by default and not what is used: 1735 for a variable, 1738
    /// for `this`. Variables that may be constants or stand for other objects are left alone, they need no capture
    /// ([basic.def.odr]).
    pub fn check_uncaptured(&mut self, found: &Found, captured: Captured, function: FunctionId, token: u32) {
        let Some(lambda) = self.lambda_of(function).and_then(|index| self.program.lambdas.get(index)) else { return };
        // Instances have the elements of packs, of which the definition is reported.
        if self.context.in_instance
            || lambda.flags.intersects(DEFAULTS)
            || self.captures(lambda, captured, true)
            || !self.is_outside(captured, lambda)
        {
            return;
        }
        let code = match captured {
            Captured::This if found.entities.iter().all(|&entity| self.needs_object(entity)) => code::THIS_NOT_CAPTURED,
            Captured::Variable(entity) if self.is_never_constant(entity) => code::LOCAL_NOT_CAPTURED,
            _ => return,
        };
        let mut report = Report::new(code, self.position(token));
        if let Captured::Variable(entity) = captured {
            let name = self.entity_name(entity);
            report = report
                .related(self.declared_position(entity), "it is declared here")
                .help(format!("capture it by value with [{name}], or by reference with [&{name}]"));
        }
        self.report(report);
    }

    /// Whether a variable is certainly neither a reference nor const, or a structured binding.
    fn is_never_constant(&self, entity: EntityId) -> bool {
        let Some(variable) = self.program.variable_of(entity) else { return false };
        let variable = &self.program.variables[variable];
        let is_parameter = variable.flags.contains(VariableFlags::PARAMETER);
        let mut ty = self.program.canonical(variable.ty);
        while let Type::Array { element, .. } = self.program.written(ty) {
            ty = element;
        }
        let (inner, qualifiers) = self.program.unqualified(ty);
        if variable.flags.contains(VariableFlags::BINDING) {
            // The name of a part of an object that is no constant.
            return self.program.written(inner) != Type::Unknown;
        }
        !variable.flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::PACK)
            && !qualifiers.contains(Qualifiers::CONST)
            && !matches!(
                self.program.written(inner),
                Type::Unknown
                    | Type::LvalueReference(_)
                    | Type::RvalueReference(_)
                    | Type::DecltypeAuto
                    | Type::Decltype(_)
            )
            && (is_parameter || self.program.written(inner) != Type::Auto)
    }

    /// Reports the capture of something that a lambda further out blocks (1877): at a simple-capture, for which `function` is
    /// the lambda that it is written in, or at the first use that a capture default turns into a capture, in the body of
    /// `function`. Constants are used without a capture, and the use of members alone is accepted.
    pub fn check_blocked_capture(&mut self, captured: Captured, function: FunctionId, token: u32, is_written: bool) {
        if self.context.speculating > 0 || self.context.in_instance {
            return;
        }
        let needs_capture = is_written
            || match captured {
                Captured::Variable(entity) => self.is_never_constant(entity) || self.is_variable_reference(entity),
                Captured::This => false,
            };
        if !needs_capture {
            return;
        }
        // The outermost lambda so far that captures by its default.
        let mut through = None;
        let mut function = function;
        // The scopes from which on outwards the entity is still to be found.
        let mut scope = None;
        while let Some(lambda) = self.lambda_of(function).and_then(|index| self.program.lambdas.get(index)) {
            let is_outside = match scope {
                None => self.is_outside(captured, lambda),
                Some(scope) => !self.is_declared_between(captured, scope, lambda.outer_scope),
            };
            if !is_outside || self.captures(lambda, captured, false) {
                return;
            }
            scope = Some(lambda.outer_scope);
            if !lambda.flags.intersects(DEFAULTS) {
                break;
            }
            through = Some(lambda.introducer.1);
            match lambda.callable {
                Some(callable) if callable != function => function = callable,
                _ => return,
            }
        }
        let is_blocked = self.lambda_of(function).is_some() && (is_written || through.is_some());
        if !is_blocked {
            return;
        }
        // What was captured before needs no second capture.
        let is_first = through.is_none_or(|introducer| {
            let mut uses = self.capture_uses.iter();
            !uses.any(|entry| {
                let captures =
                    |lambda: &Lambda| lambda.flags.intersects(DEFAULTS) || self.captures(lambda, captured, false);
                let lambda = self.lambda_of(entry.function).and_then(|index| self.program.lambdas.get(index));
                entry.captured == captured && (introducer..token).contains(&entry.token) && lambda.is_some_and(captures)
            })
        });
        if is_first {
            self.report_at(code::LOCAL_BLOCKED_BY_LAMBDA, token);
        }
    }

    /// Whether a variable belongs to one of the scopes from one outwards up to another, which is not counted.
    fn is_declared_between(&self, captured: Captured, first: ScopeId, end: ScopeId) -> bool {
        let Captured::Variable(entity) = captured else { return false };
        let wanted = self.program.entities[entity].scope;
        let mut next = Some(first);
        while let Some(scope) = next.filter(|&scope| scope != end) {
            if scope == wanted {
                return true;
            }
            next = self.program.scopes.get(scope).and_then(|scope| scope.parent);
        }
        false
    }

    /// Whether a variable is a reference.
    fn is_variable_reference(&self, entity: EntityId) -> bool {
        self.program.variable_of(entity).is_some_and(|variable| {
            let variable = &self.program.variables[variable];
            self.program.is_reference(variable.ty)
                && !variable.flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::PACK)
        })
    }
}
