//! The translation unit, namespaces, linkage specifications ([basic.link], [namespace.def], [dcl.link]).

use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{EntityId, EntityKind, Name};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// Finds or makes a namespace in the current scope and makes its scope the current one.
    pub fn enter_namespace(&mut self, name: Name, token: u32, is_inline: bool) -> EntityId {
        let scope = self.context.scope;
        let previous = if name == Name::UNNAMED {
            // All unnamed namespaces of one scope are one namespace ([namespace.unnamed]).
            let program = &self.program;
            let nominated = program.directives(scope).map(|directive| directive.nominated);
            nominated.chain(program.transparent(scope)).find_map(|inner| {
                let inner = &program.scopes[inner];
                let entity = inner.entity.filter(|_| inner.parent == Some(scope))?;
                let is_unnamed = matches!(program.entities[entity].kind, EntityKind::Namespace(id)
                    if program.namespaces[id].is_unnamed);
                is_unnamed.then_some(entity)
            })
        } else {
            let found = self.lookup_previous(scope, name, u32::MAX);
            found.entities.iter().copied().find(|&entity| {
                matches!(self.program.entities[entity].kind, EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_))
            })
        };
        if previous.is_none() && name != Name::UNNAMED {
            self.check_namespace_name(scope, name, token);
        }
        if let Some(known) = previous
            && is_inline
            && let EntityKind::Namespace(id) = self.program.entities[known].kind
            && !self.program.namespaces[id].is_inline
            && let Some(keyword) = self.reader.find(token.saturating_sub(3)..token, &[TokenKind::KwInline])
        {
            self.warning_at(code::INLINE_NAMESPACE_REOPENED, keyword);
            // It is inline from here on: CUDA's rules for unnamed ones hold, and the members of others are found in the scope around.
            self.program.namespaces[id].is_inline = true;
            if name != Name::UNNAMED {
                let inner = self.namespace_scope(known);
                self.program.scopes[inner].is_inline = true;
                self.program.add_transparent_scope(scope, inner);
            }
        }
        let namespace = previous.unwrap_or_else(|| {
            let namespace = self.new_namespace(name, scope, token, is_inline);
            if name == Name::UNNAMED {
                let inner = self.namespace_scope(namespace);
                if !is_inline {
                    // Its members are found as by a using-directive.
                    self.program.add_using_directive(scope, inner, 0);
                }
            } else {
                self.declare(namespace, token);
            }
            namespace
        });
        self.context.scope = self.namespace_scope(namespace);
        namespace
    }

    /// A namespace whose name its scope has for another entity: 101.
    fn check_namespace_name(&mut self, scope: cufe_il::ScopeId, name: Name, token: u32) {
        let program = &self.program;
        let is_taken = program.bindings(scope, name).any(|(_, binding)| {
            !binding.is_hidden
                && program.entities[binding.entity].scope == scope
                && matches!(
                    program.entities[binding.entity].kind,
                    EntityKind::Variable(_)
                        | EntityKind::Function(_)
                        | EntityKind::Class(_)
                        | EntityKind::Enum(_)
                        | EntityKind::NamespaceAlias(_)
                )
        });
        if is_taken {
            self.rule_violation(code::ALREADY_DECLARED, token);
        }
    }

    /// Whether the current scope, seen outwards, is in an unnamed namespace.
    pub(crate) fn in_unnamed_namespace(&self, scope: cufe_il::ScopeId) -> bool {
        self.program.scopes[scope].in_unnamed_namespace
    }
}
