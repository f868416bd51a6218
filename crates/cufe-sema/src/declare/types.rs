//! Types by themselves: type-ids, decltype and typeof, transforms, conversion and new types ([dcl.name], [dcl.type]).

use crate::Sema;
use crate::declare::Specifiers;
use cufe_diagnostics::code;

impl Sema<'_> {
    /// 441: the name of a class template without arguments, where no initializer determines them ([dcl.type.class.deduct]).
    pub fn refuse_class_placeholder(&mut self, specifiers: &Specifiers) {
        if let Some(token) = specifiers.class_placeholder
            && self.context.speculating == 0
        {
            let text = self.name_text(self.reader.name(token));
            self.name_error_at(code::TEMPLATE_ARGUMENTS_MISSING, token, text);
        }
    }
}
