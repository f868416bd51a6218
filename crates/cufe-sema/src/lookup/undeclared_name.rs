//! Names as primary expressions ([expr.prim.id]) and functional casts by type names ([expr.type.conv]).

use crate::Sema;
use crate::declare::ParsedName;
use cufe_diagnostics::code;
use cufe_il::{EntityKind, Name, TemplateKind};

impl Sema<'_> {
    /// Whether a name is that of a variable template.
    pub fn is_variable_template(&self, name: &ParsedName) -> bool {
        name.found.first().is_some_and(|entity| {
            matches!(self.program.entities[entity].kind, EntityKind::Template(template)
                if self.program.templates[template].kind == TemplateKind::Variable)
        })
    }

    /// `::__builtin_f`, `std::__builtin_f` do not name builtin functions but for the global namespace.
    pub fn is_qualified_builtin(&self, name: &ParsedName) -> bool {
        name.is_global && name.name.symbol().is_some_and(|symbol| self.is_builtin_function(symbol))
    }

    /// Reports 20 for an unqualified name without declaration, once for a scope and those in it.
    pub fn undeclared_identifier(&mut self, name: Name, token: u32) {
        if self.declaring.last_error == Some(token) || self.may_be_inherited(name, self.context.scope, token) {
            return;
        }
        self.declaring.last_error = Some(token);
        if self.context.speculating == 0 && self.is_known_undeclared(name) {
            return;
        }
        let text = self.name_text(name);
        self.name_error_at(code::UNDECLARED_IDENTIFIER, token, text);
        self.enter_undeclared(name);
    }
}
