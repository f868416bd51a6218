//! Deferred parts of classes: default arguments, exception specifications, member initializers and bodies, parsed when the
//! outermost class is complete ([class.mem.general]/complete-class context).

use crate::Sema;
use crate::initialization::Initializer;
use cufe_il::{ExpressionId, VariableId};

impl Sema<'_> {
    /// A default member initializer initializes its member ([class.base.init]/9).
    pub fn check_member_initializer(&mut self, field: VariableId, initializer: ExpressionId, first: u32) {
        if self.context.speculating > 0 {
            return;
        }
        let is_copy = self.reader.is_behind_equal(first);
        let initializer = if is_copy { Initializer::Copy(initializer) } else { Initializer::List(initializer) };
        let (ty, entity) = (self.program.variables[field].ty, self.program.variables[field].entity);
        let name = self.program.entities[entity].token;
        self.initialize_member(ty, initializer, name);
    }
}
