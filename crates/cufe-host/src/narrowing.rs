//! Scalars in braces whose conversion narrows: `size_type{-1}`, `float f = {d}`. The front end only warns, as GNU compilers do of
//! some; all others reject it. The reference writes casts and values in parentheses, for which no compiler asks.

use crate::builder::Builder;

impl Builder<'_> {
    /// Writes `((T)(v))` for `T{v}`, and `= (v)` for `= {v}`.
    pub fn narrowed_scalars(&mut self) {
        for scalar in &self.program().narrowed_scalars {
            if !self.first_time(scalar.open, "(") {
                continue;
            }
            if let Some(first) = scalar.ty {
                self.insert_before(first, "((");
                self.replace(scalar.open, scalar.open, ")(");
                self.replace(scalar.close, scalar.close, "))");
            } else {
                self.replace(scalar.open, scalar.open, "(");
                self.replace(scalar.close, scalar.close, ")");
            }
        }
    }
}
