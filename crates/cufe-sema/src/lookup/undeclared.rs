//! Names that were used without a declaration: the reference enters such a name, as something that is not known, in the scope
//! where an expression uses it, so that it is reported once there (measured).

use crate::Sema;
use cufe_il::{Name, ScopeId, ScopeKind};
use rustc_hash::FxHashSet;

/// The undeclared names of expressions with the scopes in which they count as known.
#[derive(Default, Debug)]
pub struct UndeclaredNames {
    entered: FxHashSet<(ScopeId, Name)>,
    /// In the order in which they were entered, so that speculation can take them back.
    order: Vec<(ScopeId, Name)>,
}

impl UndeclaredNames {
    /// The number of entries, for [`Self::truncate`].
    pub(crate) fn len(&self) -> usize {
        self.order.len()
    }

    /// Takes back what was entered since there were `length` entries.
    pub(crate) fn truncate(&mut self, length: usize) {
        for entry in self.order.drain(length.min(self.order.len())..) {
            self.entered.remove(&entry);
        }
    }
}

impl Sema<'_> {
    /// Whether a name without declaration was used before in the current scope or one around it.
    pub fn is_known_undeclared(&self, name: Name) -> bool {
        let mut next = (!self.undeclared.entered.is_empty()).then_some(self.context.scope);
        while let Some(scope) = next {
            if self.undeclared.entered.contains(&(scope, name)) {
                return true;
            }
            next = self.program.scopes[scope].parent;
        }
        false
    }

    /// Whether the present scope is in the body of a member function.
    pub fn is_in_member_function(&self) -> bool {
        self.context.function.is_some() && self.program.enclosing_class(self.context.scope).is_some()
    }

    /// Whether any namespace, class or enumeration has a declaration of a name before a token.
    pub fn is_declared_somewhere(&self, name: Name, token: u32) -> bool {
        let kinds =
            [ScopeKind::Global, ScopeKind::Namespace, ScopeKind::Class, ScopeKind::Enum, ScopeKind::TemplateParameters];
        self.program.scopes.iter().any(|(scope, entry)| {
            kinds.contains(&entry.kind)
                && self.program.bindings(scope, name).any(|(_, binding)| binding.sequence <= token)
        })
    }

    /// Enters a name without declaration in the current scope. Default member initializers enter it in the namespace, and
    /// default arguments, which are read as of the scope around the function, nowhere.
    pub fn enter_undeclared(&mut self, name: Name) {
        if self.context.in_default_argument || self.context.speculating > 0 {
            return;
        }
        let mut scope = self.context.scope;
        while self.program.scopes[scope].kind == ScopeKind::Class
            && self.class_with_scope(scope).is_some_and(|class| self.program.classes[class].is_complete)
            && let Some(parent) = self.program.scopes[scope].parent
        {
            scope = parent;
        }
        if self.undeclared.entered.insert((scope, name)) {
            self.undeclared.order.push((scope, name));
        }
    }
}
