//! Checks of calls that attributes of the called function ask for: `nonnull`, `sentinel`, `format`.
//! Formats are only counted against the arguments: the types are not compared, as measured.

use crate::Sema;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{ExpressionId, ExpressionKind, Format, FormatArchetype, FunctionId, Type};

/// What a format string asks for.
enum Asked {
    /// This many arguments.
    Count(usize),
    /// A conversion that does not exist, for the argument with this index.
    Unknown(usize),
}

impl Sema<'_> {
    /// Checks a call of a function that overload resolution has found; `close` is the `)`.
    pub(crate) fn check_call_attributes(&mut self, function: FunctionId, arguments: &[ExpressionId], close: u32) {
        let entity = self.program.functions[function].entity;
        if self.context.speculating > 0 {
            return;
        }
        let Some(record) = self.program.attributes_of(entity) else { return };
        if record.formats.is_empty() && record.nonnull.is_none() && record.sentinel.is_none() {
            return;
        }
        let is_open = arguments.iter().any(|&argument| {
            self.program
                .expressions
                .get(argument)
                .is_none_or(|entry| matches!(entry.kind, ExpressionKind::PackExpansion(_)))
        });
        if is_open {
            return;
        }
        let (formats, nonnull, sentinel) = (record.formats.clone(), record.nonnull.clone(), record.sentinel);
        let first = if self.has_object_parameter(function) { 2 } else { 1 };
        let parameters = match self.program.as_function(self.program.functions[function].ty) {
            Some(ty) => ty.parameters.clone(),
            None => return,
        };
        if let Some(list) = nonnull {
            for (index, (&argument, &ty)) in arguments.iter().zip(&parameters).enumerate() {
                let is_pointer = matches!(self.program.structure(self.program.unqualified(ty).0), Type::Pointer(_));
                let number = index as u32 + first;
                if is_pointer && (list.is_empty() || list.contains(&number)) && self.is_null_pointer(argument, true) {
                    self.report_argument(code::NULL_TO_NONNULL_PARAMETER, argument);
                }
            }
        }
        if let Some(sentinel) = sentinel {
            self.check_sentinel(sentinel, arguments, parameters.len(), close);
        }
        for format in formats {
            self.check_format(format, arguments, first, close);
        }
    }

    fn report_argument(&mut self, code: Code, argument: ExpressionId) {
        let token = self.program.expressions.get(argument).map_or(0, |entry| entry.first);
        let report = Report::new(code, self.position(token));
        self.report(report);
    }

    fn report_at_close(&mut self, code: Code, close: u32) {
        let report = Report::new(code, self.position(close));
        self.report(report);
    }

    /// Whether an expression is a null pointer for certain; integers count where they are converted to a pointer.
    fn is_null_pointer(&self, expression: ExpressionId, is_converted: bool) -> bool {
        let Some(entry) = self.program.expressions.get(expression) else { return false };
        match entry.kind {
            ExpressionKind::Nullptr => true,
            ExpressionKind::Parenthesized(inner) => self.is_null_pointer(inner, is_converted),
            ExpressionKind::Cast { operand, .. } => {
                let is_pointer = matches!(self.program.structure(entry.ty), Type::Pointer(_));
                is_pointer && self.is_null_pointer(operand, true)
            }
            ExpressionKind::InitializerList(list) => is_converted && self.program.expression_list(list).is_empty(),
            ExpressionKind::Literal(_) => is_converted && self.integral_value(expression) == Some(0),
            _ => false,
        }
    }

    /// The argument that ends a variable list must be null: 1546, 1547 where it is missing, 1548 where a parameter that is
    /// named stands in its place.
    fn check_sentinel(&mut self, place: u32, arguments: &[ExpressionId], named: usize, close: u32) {
        let place = place as usize;
        if arguments.len() < named {
            return;
        }
        match arguments.len().checked_sub(place + 1).filter(|&index| index >= named) {
            Some(index) => {
                if let Some(&argument) = arguments.get(index)
                    && !self.is_null_pointer(argument, false)
                    && self.is_surely_no_null(argument)
                {
                    self.report_argument(code::SENTINEL_MISSING, argument);
                }
            }
            None => match arguments.last() {
                Some(&last) if arguments.len() == named && self.is_null_pointer(last, true) => {
                    self.report_argument(code::SENTINEL_IS_PARAMETER, last);
                }
                _ => self.report_at_close(code::SENTINEL_TOO_FEW_ARGUMENTS, close),
            },
        }
    }

    /// Whether an expression cannot be a null pointer constant: a literal, or of a type that is none of a pointer.
    fn is_surely_no_null(&self, expression: ExpressionId) -> bool {
        let Some(entry) = self.program.expressions.get(expression) else { return false };
        match entry.kind {
            ExpressionKind::Literal(_) | ExpressionKind::String(_) | ExpressionKind::Boolean(_) => true,
            ExpressionKind::Parenthesized(inner) => self.is_surely_no_null(inner),
            _ => false,
        }
    }

    fn check_format(&mut self, format: Format, arguments: &[ExpressionId], first: u32, close: u32) {
        if format.first == 0 || format.archetype == FormatArchetype::Strftime {
            return;
        }
        let index = |number: u32| number.checked_sub(first).map(|index| index as usize);
        let (Some(text), Some(start)) = (index(format.parameter), index(format.first)) else { return };
        let Some(&text) = arguments.get(text) else { return };
        let Some(asked) = self.format_text(text).and_then(|text| asked_by(format.archetype, &text)) else { return };
        let given = arguments.get(start..).unwrap_or_default();
        match asked {
            Asked::Count(count) if count > given.len() => self.report_at_close(code::FORMAT_ARGUMENT_MISSING, close),
            Asked::Count(count) => {
                if let Some(&excess) = given.get(count) {
                    self.report_argument(code::FORMAT_ARGUMENT_EXCESS, excess);
                }
            }
            Asked::Unknown(position) => match given.get(position) {
                Some(&argument) => self.report_argument(code::FORMAT_CONVERSION_UNKNOWN, argument),
                None => self.report_at_close(code::FORMAT_ARGUMENT_MISSING, close),
            },
        }
    }

    /// The text of a string literal, adjacent ones joined, with escapes as written.
    fn format_text(&self, expression: ExpressionId) -> Option<Vec<u8>> {
        let entry = self.program.expressions.get(expression)?;
        match entry.kind {
            ExpressionKind::String(_) => {
                Some((entry.first..=entry.last).flat_map(|token| self.literal_text(token).to_vec()).collect())
            }
            ExpressionKind::Parenthesized(inner) => self.format_text(inner),
            _ => None,
        }
    }
}

/// Counts the arguments that a format asks for; `None` where that cannot be known.
fn asked_by(archetype: FormatArchetype, text: &[u8]) -> Option<Asked> {
    let mut count = 0;
    let mut rest = text.iter().copied().peekable();
    while let Some(byte) = rest.next() {
        if byte == b'\\' {
            // An escape sequence may be a percent sign.
            if matches!(rest.next(), Some(b'x' | b'0'..=b'7' | b'u' | b'U')) {
                return None;
            }
            continue;
        }
        if byte != b'%' {
            continue;
        }
        let mut is_dropped = false;
        let conversion = loop {
            match rest.next() {
                None => return Some(Asked::Count(count)),
                // Arguments by position are not counted.
                Some(b'$' | b'\\') => return None,
                Some(b'*') if archetype == FormatArchetype::Scanf => is_dropped = true,
                Some(b'*') => count += 1,
                Some(b'0'..=b'9' | b'-' | b'+' | b' ' | b'#' | b'\'' | b'.') => {}
                Some(b'h' | b'l' | b'L' | b'q' | b'j' | b'z' | b't') => {}
                Some(conversion) => break conversion,
            }
        };
        let takes_argument = match conversion {
            b'%' => false,
            b'm' if archetype == FormatArchetype::Printf => false,
            b'[' if archetype == FormatArchetype::Scanf => {
                // The set ends at the first bracket that is not its first element.
                rest.next_if_eq(&b'^');
                rest.next_if_eq(&b']');
                rest.by_ref().find(|&byte| byte == b']')?;
                true
            }
            b'd' | b'i' | b'o' | b'u' | b'x' | b'X' | b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' | b'c'
            | b's' | b'p' | b'n' => true,
            b'y' | b'S' if archetype == FormatArchetype::Printf => return Some(Asked::Unknown(count)),
            _ => return None,
        };
        count += usize::from(takes_argument && !is_dropped);
    }
    Some(Asked::Count(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(archetype: FormatArchetype, text: &str) -> Option<usize> {
        match asked_by(archetype, text.as_bytes())? {
            Asked::Count(count) => Some(count),
            Asked::Unknown(_) => None,
        }
    }

    #[test]
    fn formats_are_counted() {
        assert_eq!(count(FormatArchetype::Printf, "%d %5.2f%% %*d %s"), Some(5));
        assert_eq!(count(FormatArchetype::Printf, "%m"), Some(0));
        assert_eq!(count(FormatArchetype::Printf, "%1$d"), None);
        assert_eq!(count(FormatArchetype::Scanf, "%*d %[^]a] %n"), Some(2));
    }
}
