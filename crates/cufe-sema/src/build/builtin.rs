//! Builtin functions: names that calls may use without declaration.

use crate::Sema;
use cufe_base::Symbol;
use cufe_il::{Builtin, Program, Type, TypeId};

/// Name, prototype and the GNU version since which it exists; sorted by name.
static TABLE: &str = include_str!("../../tables/builtin-functions.tsv");

/// Fundamental types as the prototypes spell them.
const RESULTS: &[(&str, Builtin)] = &[
    ("void", Builtin::Void),
    ("bool", Builtin::Bool),
    ("char", Builtin::Char),
    ("signed char", Builtin::SignedChar),
    ("unsigned char", Builtin::UnsignedChar),
    ("short", Builtin::Short),
    ("unsigned short", Builtin::UnsignedShort),
    ("int", Builtin::Int),
    ("unsigned int", Builtin::UnsignedInt),
    ("long", Builtin::Long),
    ("unsigned long", Builtin::UnsignedLong),
    ("long long", Builtin::LongLong),
    ("unsigned long long", Builtin::UnsignedLongLong),
    ("__uint128_t", Builtin::UnsignedInt128),
    ("float", Builtin::Float),
    ("double", Builtin::Double),
    ("long double", Builtin::LongDouble),
    ("__float128", Builtin::Float128),
    ("_Float16", Builtin::Float16),
];

/// The fundamental type that a prototype spells in these words.
pub(super) fn fundamental_type(words: &str) -> Option<Builtin> {
    RESULTS.iter().find(|row| row.0 == words).map(|row| row.1)
}

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuiltinFunction {
    /// Its name.
    pub name: &'static str,
    /// Its declaration.
    pub prototype: &'static str,
    /// The GNU version since which it exists.
    pub gnu_version: u32,
}

/// The builtin function of a name. The text of the table is searched as it stands: nothing is built at start.
pub fn find(name: &str) -> Option<BuiltinFunction> {
    if !name.starts_with("__") {
        return None;
    }
    let (mut low, mut high) = (TABLE.find('\n')? + 1, TABLE.len());
    while low < high {
        let middle = low + (high - low) / 2;
        let start = TABLE.get(low..middle)?.rfind('\n').map_or(low, |newline| low + newline + 1);
        let end = TABLE.get(start..high)?.find('\n').map_or(high, |newline| start + newline);
        let line = TABLE.get(start..end)?;
        // Most rows are only compared by their names.
        match line.split_once('\t')?.0.cmp(name) {
            std::cmp::Ordering::Equal => return row(line),
            std::cmp::Ordering::Less => low = end + 1,
            std::cmp::Ordering::Greater => high = start,
        }
    }
    None
}

/// How the names begin of builtin functions that only Clang has. Their set is open and grows with each version: in its
/// dialect a name of this form is taken for one whose type is unknown, and Clang itself judges it.
const CLANG_PREFIXES: [&str; 8] = [
    "__builtin_",
    "__c11_atomic_",
    "__opencl_atomic_",
    "__hip_atomic_",
    "__scoped_atomic_",
    "__sync_",
    "__arithmetic_fence",
    "_Interlocked",
];

fn row(line: &'static str) -> Option<BuiltinFunction> {
    let mut cells = line.split('\t');
    Some(BuiltinFunction { name: cells.next()?, prototype: cells.next()?, gnu_version: cells.next()?.parse().ok()? })
}

impl Sema<'_> {
    /// Whether a name is that of a builtin function.
    pub fn is_builtin_function(&self, name: Symbol) -> bool {
        let text = self.text(name);
        find(text).is_some()
            || self.options.dialect.is_clang() && CLANG_PREFIXES.iter().any(|prefix| text.starts_with(prefix))
    }

    /// The result type of a builtin function where its prototype tells; that of generic ones depends on the arguments.
    pub fn builtin_result(&mut self, name: Symbol) -> TypeId {
        // The result has the type of the argument, whatever the table's prototype says.
        if matches!(self.text(name), "__builtin_launder" | "__builtin_addressof") {
            return Program::UNKNOWN;
        }
        let Some(function) = find(self.text(name)) else { return Program::UNKNOWN };
        let Some((result, parameters)) = function.prototype.split_once(function.name) else { return Program::UNKNOWN };
        if parameters == "(...)" && result == "void " {
            return Program::UNKNOWN;
        }
        let base = result.trim_end_matches([' ', '*']);
        let pointers = result.bytes().filter(|&byte| byte == b'*').count();
        let (base, is_constant) = match base.strip_prefix("const ") {
            Some(base) => (base, true),
            None => (base, false),
        };
        let Some(builtin) = fundamental_type(base) else { return Program::UNKNOWN };
        let mut ty = Program::builtin(builtin);
        if is_constant {
            ty = self.program.qualified(ty, cufe_il::Qualifiers::CONST);
        }
        for _ in 0..pointers {
            ty = self.program.intern_type(Type::Pointer(ty));
        }
        ty
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_found_by_its_name() {
        for line in TABLE.lines().skip(1) {
            let expected = row(line).unwrap();
            assert_eq!(find(expected.name), Some(expected));
        }
    }

    #[test]
    fn names_that_are_no_builtins_are_not_found() {
        for name in ["", "printf", "__", "__builtin_", "__zzz", "__builtin_expectation"] {
            assert_eq!(find(name), None, "{name}");
        }
    }
}
