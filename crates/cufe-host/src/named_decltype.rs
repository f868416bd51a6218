//! `decltype(f<int>())` where two templates `f` fit, one of them with a template parameter pack: the reference prefers the
//! other one, host compilers find the call ambiguous. A call takes its place that has the same type and can't be ambiguous.

use crate::builder::Builder;

impl Builder<'_> {
    /// Names the types of such specifiers. They stay specifiers of this kind: where `decltype` may stand, not every type may
    /// (in front of `::`, as a base class, as the type of a functional cast).
    pub fn named_decltypes(&mut self) {
        let program = self.program();
        for named in &program.named_decltypes {
            if let Some(text) = self.spelled_anywhere(named.ty)
                && self.first_time(named.first, "decltype")
            {
                self.replace(named.first, named.last, format!("decltype(static_cast<{text} (*)()>(nullptr)())"));
            }
        }
    }
}
