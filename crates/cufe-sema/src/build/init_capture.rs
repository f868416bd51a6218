//! Captures with initializers ([expr.prim.lambda.capture]/6), which declare variables of deduced types.

use crate::Sema;
use crate::declare::Deduction;
use crate::declare::braced_placeholder::PlaceholderOf;
use cufe_diagnostics::code;
use cufe_il::{Capture, EntityId, ExpressionId, ExpressionKind, Program, ScopeId, Type, TypeId};

impl Sema<'_> {
    /// The variable that an init-capture declares.
    pub fn init_capture_variable(&mut self, scope: ScopeId, ty: TypeId, capture: &Capture) -> EntityId {
        let name = self.identifier_name(capture.name);
        self.new_init_capture(name, ty, scope, capture)
    }

    /// The type of the variable that an init-capture declares.
    pub fn init_capture_type(&mut self, initializer: ExpressionId, is_reference: bool) -> TypeId {
        let entry = self.expression(initializer);
        let is_open = self.program.written(entry.ty) == Type::Unknown || self.is_dependent_type(entry.ty);
        if is_reference && is_open {
            entry.ty
        } else if is_reference {
            self.lvalue_reference_to(entry.ty)
        } else if let ExpressionKind::InitializerList(_) = entry.kind {
            self.placeholder_type(Program::AUTO, initializer).unwrap_or(Program::UNKNOWN)
        } else {
            self.decayed(entry.ty)
        }
    }

    /// The type of an init-capture is that of `auto x` or `auto &x` with the same initializer, if there is one: 1587 at the
    /// name, 2663 at a list in braces of not one element, 461 for a reference to what is no lvalue.
    pub fn check_init_capture(&mut self, initializer: ExpressionId, name: u32, is_reference: bool) {
        if self.context.speculating > 0 {
            return;
        }
        let declared = if is_reference { self.lvalue_reference_to(Program::AUTO) } else { Program::AUTO };
        if self.check_braced_placeholder(declared, initializer, name, PlaceholderOf::Capture) {
            return;
        }
        // No value of an incomplete class can be captured.
        let is_incomplete = !is_reference && self.is_undefined_here(self.expression(initializer).ty);
        if is_incomplete || self.deduce_placeholder(declared, initializer) == Deduction::Fails {
            self.error_at(code::AUTO_NOT_DEDUCED, name);
        }
    }
}
