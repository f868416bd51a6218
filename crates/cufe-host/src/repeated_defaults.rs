//! Default arguments in further declarations of templated functions: `template<class T> void f(T, int x = 3) {}` behind
//! `template<class T> void f(T, int);`.

use crate::builder::Builder;
use cufe_il::{FunctionDeclarationFlags, FunctionId};
use rustc_hash::FxHashSet;

impl Builder<'_> {
    /// Takes default arguments from all but the first declaration of a templated function: only the first one may have them
    /// ([dcl.fct.default]/4 and 6). The reference warns and takes them, host compilers refuse them.
    pub fn repeated_defaults(&mut self) {
        let program = self.program();
        let mut declared: FxHashSet<FunctionId> = FxHashSet::default();
        for declaration in program.written_functions() {
            let is_first = declared.insert(declaration.function);
            let kept = FunctionDeclarationFlags::FRIEND | FunctionDeclarationFlags::IN_CLASS;
            if is_first || declaration.heads.is_empty() || declaration.flags.intersects(kept) {
                continue;
            }
            for parameter in &declaration.parameter_list {
                if let Some((equal, last)) = parameter.default {
                    self.cut(equal, last);
                }
            }
        }
    }
}
