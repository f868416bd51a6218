//! Expressions ([expr]): the grammar by precedence; what the parts mean is built by `cufe_sema::build`.

use crate::Sema;
use cufe_il::{ExpressionFlags, ExpressionId, ExpressionKind};

impl Sema<'_> {
    /// Whether argument-dependent lookup may find a name for which ordinary lookup found nothing
    /// ([basic.lookup.argdep]): an argument's type is open, or a namespace associated with it declares the name.
    pub fn may_be_found_by(&mut self, name: cufe_il::Name, token: u32, arguments: &[ExpressionId]) -> bool {
        // In templates also what depends on a parameter only by its value is left to the instantiation.
        let is_open = |&argument: &ExpressionId| {
            self.is_open_argument(argument)
                || self.expression(argument).flags.contains(ExpressionFlags::VALUE_DEPENDENT)
        };
        if arguments.iter().any(is_open) {
            return true;
        }
        // A braced list has no type and so no associated namespaces.
        let is_list =
            |argument: &ExpressionId| matches!(self.expression(*argument).kind, ExpressionKind::InitializerList(_));
        let typed: Vec<ExpressionId> = arguments.iter().copied().filter(|argument| !is_list(argument)).collect();
        let found = self.lookup_associated(name, &self.operands(&typed), token);
        found.is_partial || !found.entities.is_empty()
    }

    /// Whether nothing can be known of the namespaces associated with an argument.
    fn is_open_argument(&self, argument: ExpressionId) -> bool {
        let entry = self.expression(argument);
        if let ExpressionKind::InitializerList(elements) = entry.kind
            && !self.in_template()
        {
            let is_unknown = |&element: &ExpressionId| {
                matches!(self.expression(element).kind, ExpressionKind::Unknown | ExpressionKind::PackExpansion(_))
            };
            return self.program.expression_list(elements).iter().any(is_unknown);
        }
        entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED)
            || matches!(
                entry.kind,
                ExpressionKind::Overloads { .. }
                    | ExpressionKind::InitializerList(_)
                    | ExpressionKind::PackExpansion(_)
                    | ExpressionKind::Unknown
            )
    }

    /// Whether an expression's type has, or may have, associated namespaces; those of fundamental types and pointers to
    /// them have none ([basic.lookup.argdep]).
    pub fn has_associated_entities(&self, expression: ExpressionId) -> bool {
        use cufe_il::Type;
        if self.is_open_argument(expression) {
            return true;
        }
        let mut ty = self.expression(expression).ty;
        loop {
            match self.value_structure(ty) {
                Type::Builtin(_) => return false,
                Type::Pointer(inner) | Type::Array { element: inner, .. } => ty = inner,
                _ => return true,
            }
        }
    }
}
