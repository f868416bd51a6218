//! Unnamed namespaces become named ones, so that device code and the stub file can name their members.

use crate::builder::Builder;
use crate::edit::Piece;
use cufe_base::limits::MAXIMUM_QUALIFIED_NESTING;
use cufe_il::{EntityKind, ScopeId};
use cufe_lex::TokenKind;

impl Builder<'_> {
    /// Gives unnamed namespaces their generated name. Inline ones keep their form.
    pub fn unnamed_namespaces(&mut self) {
        let program = self.program();
        let hidden = !self.options.no_hidden_visibility_on_unnamed_namespace;
        let attribute = if hidden { " __attribute__((visibility(\"hidden\")))" } else { "" };
        for part in &program.namespace_parts {
            let EntityKind::Namespace(namespace) = program.entities[part.namespace].kind else { continue };
            let namespace = &program.namespaces[namespace];
            if !namespace.is_unnamed || namespace.is_inline {
                continue;
            }
            let name = &self.unnamed_namespace;
            let around = self.name_of_scope(program.entities[part.namespace].scope);
            let directive = format!("using namespace {around}{name};");
            let mut pieces = vec![Piece::text(format!("namespace {name}{attribute} {{ }} {directive}"))];
            if hidden {
                pieces.push(Piece::text("\n#pragma GCC diagnostic ignored \"-Wattributes\"\n"));
            }
            pieces.push(Piece::Place(self.start(part.first)));
            pieces.push(Piece::text("namespace "));
            // Attributes stand in front of a name.
            let keyword = (part.first..part.open).find(|&token| self.kind(token) == TokenKind::KwNamespace);
            if let Some(keyword) = keyword.filter(|keyword| keyword + 1 < part.open) {
                pieces.push(self.slice(keyword + 1, part.open - 1));
                pieces.push(Piece::text(" "));
            }
            pieces.push(Piece::text(format!("{name}{attribute} {{")));
            self.edits.replace(self.start(part.first), self.end(part.open), pieces);
        }
    }

    /// What names a member of a scope from everywhere: a namespace that a using-directive nominates may have an unnamed one,
    /// too. Nothing in deep nesting.
    fn name_of_scope(&self, scope: ScopeId) -> String {
        let mut next = Some(scope);
        for _ in 0..MAXIMUM_QUALIFIED_NESTING {
            let Some(entry) = next.and_then(|scope| self.program().scopes.get(scope)) else {
                let around: String = self.namespaces(scope).iter().map(|name| format!("::{name}")).collect();
                return format!("{around}::");
            };
            next = entry.parent;
        }
        String::new()
    }
}
