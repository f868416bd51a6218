//! Unnamed namespaces become named ones, so that device code and the stub file can name their members
//! (spec/host-output.md section 8).

use crate::builder::Builder;
use crate::edit::Piece;
use cufe_il::EntityKind;
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
            // Qualified: a namespace that a using-directive nominates may have an unnamed one, too.
            let around: String = self
                .namespaces(program.entities[part.namespace].scope)
                .iter()
                .map(|name| format!("::{name}"))
                .collect();
            let directive = format!("using namespace {around}::{name};");
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
}
