//! Bodies of functions: what of them is wanted, read now or passed over ([dcl.fct.def]).

use crate::Sema;
use cufe_base::BodyPolicy;
use cufe_il::{ExecutionSpace, FunctionDeclarationId};
use cufe_lex::TokenKind;

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
        !space.is_device_code() && self.is_text_wanted(entry.initializers.unwrap_or(open), close)
    }

    /// Whether text that is parsed later can matter: it is a user's, or holds a launch, a CUDA attribute, or a name that is
    /// written differently in the host file.
    pub fn is_text_wanted(&self, first: u32, last: u32) -> bool {
        if self.options.bodies == BodyPolicy::All || self.is_user_text(first) {
            return true;
        }
        let within = |list: &[cufe_lex::TokenIndex]| {
            let start = list.partition_point(|index| index.number() < first);
            list.get(start).is_some_and(|index| index.number() <= last)
        };
        let tokens = self.tokens;
        if within(tokens.launch_candidates()) || within(tokens.cuda_attributes()) || within(tokens.builtin_variables())
        {
            return true;
        }
        if self.declarations.mentioned_differently.is_empty() {
            return false;
        }
        (first..=last).any(|token| {
            self.tokens.kind(token) == TokenKind::Identifier
                && self.declarations.mentioned_differently.contains(&self.tokens.symbol(token))
        })
    }

    /// Whether a token is text of a user's file: neither a system header's nor the toolkit's.
    pub fn is_user_text(&self, token: u32) -> bool {
        self.source.is_own_text(self.tokens.start(token))
    }
}
