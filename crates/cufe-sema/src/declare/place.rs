//! The parser's state: cursor, scope, speculation, error recovery.

use crate::Sema;
use cufe_il::ClassId;

impl Sema<'_> {
    /// The class whose members the current scope can name without qualification.
    pub fn current_class(&self) -> Option<ClassId> {
        self.program.enclosing_class(self.context.scope)
    }

    /// Whether the current point depends on template parameters.
    pub fn in_template(&self) -> bool {
        self.declaring.template_depth > 0
    }
}
