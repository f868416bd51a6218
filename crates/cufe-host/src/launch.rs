//! Kernel launches become calls.

use crate::builder::Builder;
use crate::edit::Piece;

impl Builder<'_> {
    /// `f<<<G, B>>>(a)` becomes a conditional expression of type `void`, in parentheses: if pushing the configuration gives
    /// something other than 0, nothing, else the call `f(a)`. Only the callee moves; configuration and arguments stay where
    /// they are, so that they keep their own edits.
    pub fn launches(&mut self) {
        for launch in &self.program().launches {
            let (first, open, close) = (launch.first, launch.open, launch.close);
            let (left, right) = launch.arguments;
            if first >= open || open + 1 >= close || close + 2 >= left || left >= right {
                continue;
            }
            let (callee_start, callee_end) = (self.start(first), self.end(open - 1));
            self.edits.replace(callee_start, self.end(open + 1), vec![Piece::text("((__cudaPushCallConfiguration(")]);
            self.edits.replace(
                self.start(close),
                self.end(close + 2),
                vec![Piece::text(")) ? (void)0 : (void)("), Piece::Moved(callee_start, callee_end)],
            );
            self.replace(right, right, ")))");
        }
    }
}
