//! Postfix expressions ([expr.post]): calls, launches, subscripts, member access, increments.

use crate::Sema;
use cufe_il::{ExpressionFlags, ExpressionId, ExpressionKind, Name, NameKind, TypeId};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// The name of a callee for which lookup found nothing, that of an operator function too: argument-dependent lookup may find
    /// it ([basic.lookup.argdep]).
    pub fn undeclared_callee(&self, callee: ExpressionId) -> Option<(Name, u32)> {
        let entry = self.expression(callee);
        match entry.kind {
            ExpressionKind::UnresolvedName { name, arguments: None }
                if entry.flags.is_empty()
                    && matches!(name.kind(), NameKind::Operator(_))
                    && self.reader.is(entry.first, TokenKind::KwOperator) =>
            {
                Some((name, entry.first))
            }
            ExpressionKind::UnresolvedName { name, .. }
                if entry.flags.is_empty() && self.reader.is(entry.first, TokenKind::Identifier) =>
            {
                name.symbol().is_some_and(|symbol| !self.is_builtin_function(symbol)).then_some((name, entry.first))
            }
            _ => None,
        }
    }

    /// Reports 20 for a callee that neither ordinary nor argument-dependent lookup can find; also where an argument is
    /// wrong, as the reference does it.
    pub fn check_declared(&mut self, undeclared: Option<(Name, u32)>, arguments: &[ExpressionId]) {
        if let Some((name, token)) = undeclared
            && (self.declaring.last_error.is_some_and(|error| error > token)
                || !self.may_be_found_by(name, token, arguments))
        {
            self.undeclared_identifier(name, token);
        }
    }

    /// Whether an expression is an unqualified name.
    pub fn is_unqualified_name(&self, expression: ExpressionId) -> bool {
        let entry = self.expression(expression);
        matches!(entry.kind, ExpressionKind::Name { .. } | ExpressionKind::Overloads { .. })
            && !entry.flags.contains(ExpressionFlags::QUALIFIED)
    }

    /// Whether a type is a class whose members are all known.
    pub fn is_complete_class(&self, ty: Option<TypeId>) -> bool {
        ty.and_then(|ty| self.program.class_of(self.program.non_reference(ty))).is_some_and(|class| {
            let class = &self.program.classes[class];
            class.is_complete && !class.is_dependent
        })
    }
}
