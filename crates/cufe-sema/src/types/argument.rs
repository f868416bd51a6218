//! Types as values of messages.

use cufe_diagnostics::Argument;
use cufe_il::TypeId;

use super::difference::differing_texts;
use super::printing;
use crate::Sema;

impl Sema<'_> {
    /// A type as an argument of a message.
    pub(crate) fn type_argument(&self, ty: TypeId) -> Argument {
        self.shortened_type_argument(ty, None)
    }

    /// Two types that stand beside each other in a message.
    pub(crate) fn type_pair(&self, a: TypeId, b: TypeId) -> (Argument, Argument) {
        let texts = differing_texts(&self.program, self.names, a, b);
        let (first, second) = texts.map_or((None, None), |(first, second)| (Some(first), Some(second)));
        (self.shortened_type_argument(a, first), self.shortened_type_argument(b, second))
    }

    fn shortened_type_argument(&self, ty: TypeId, short: Option<String>) -> Argument {
        let written = self.type_text(ty);
        let plain = printing::canonical_type_text(&self.program, self.names, ty);
        Argument::Type { written, plain, short }
    }
}
