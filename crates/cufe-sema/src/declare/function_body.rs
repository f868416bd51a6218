//! Bodies of functions: what of them is wanted, read now or passed over ([dcl.fct.def]).

use crate::Sema;
use cufe_base::BodyPolicy;
use cufe_il::{ExecutionSpace, FunctionDeclarationId, FunctionId};

impl Sema<'_> {
    /// Whether a body must be parsed: user files always; headers where the text can matter to the output.
    pub fn is_body_wanted(&self, record: FunctionDeclarationId) -> bool {
        if self.options.bodies == BodyPolicy::All {
            return true;
        }
        let entry = &self.program.function_declarations[record];
        let (Some((open, close)), function) = (entry.body, entry.function) else { return false };
        if self.is_user_text(open) {
            return true;
        }
        let space: ExecutionSpace = self.program.functions[function].space;
        // The host file shows nothing of the bodies of device functions and kernels.
        !space.is_device_code()
            && (self.options.bodies == BodyPolicy::OfHostCode
                || self.is_text_wanted(entry.initializers.unwrap_or(open), close))
    }

    /// Whether the body of a written function was passed over as one that does not matter, and can be read when its result
    /// type is asked for ([dcl.spec.auto.general]/12): it is no pattern, and its class is complete.
    pub fn is_body_passed_over(&self, function: FunctionId, record: FunctionDeclarationId) -> bool {
        !self.is_body_wanted(record)
            && !self.is_in_template(function)
            && self.class_of_member(function).is_none_or(|class| self.program.classes[class].is_complete)
    }

    /// Whether text that is parsed later can matter: it is a user's, or holds a launch, a CUDA attribute, or a name that is
    /// written differently in the host file.
    pub fn is_text_wanted(&self, first: u32, last: u32) -> bool {
        if self.options.bodies == BodyPolicy::All || self.is_user_text(first) {
            return true;
        }
        if self.reader.holds_text_of_cuda(first, last) {
            return true;
        }
        let mentioned = &self.declarations.mentioned_differently;
        !mentioned.is_empty()
            && self
                .reader
                .identifiers(first..last + 1)
                .any(|(_, name)| name.symbol().is_some_and(|it| mentioned.contains(&it)))
    }

    /// Whether a token is text of a user's file: neither a system header's nor the toolkit's.
    pub fn is_user_text(&self, token: u32) -> bool {
        self.reader.is_own_text(token)
    }
}
