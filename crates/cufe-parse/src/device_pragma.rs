//! Pragmas as the device compiler reads them: counts of `unroll` (3624 to 3626), `nv_abi` (3775 to 3783), unknown ones (3656).

use crate::Parser;
use crate::pragma::PragmaPlace;
use cufe_base::Position;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{EntityKind, ExecutionSpace, FunctionId, Name};
use cufe_lex::{Pragma, PragmaKind, TokenKind};

/// What is known of the value of an operand.
enum Value {
    Integer(i128),
    /// None, and what is reported of it.
    NotConstant(Code),
    Unknown,
}

/// The options of `nv_abi`.
const ABI_OPTIONS: [&str; 3] = ["preserve_n_data", "preserve_n_control", "preserve_n_after"];

impl Parser<'_, '_> {
    /// Takes a pragma in front of the current token in the device pass.
    pub(crate) fn device_pragma(&mut self, pragma: &Pragma, text: &str, word: &str, place: PragmaPlace) {
        let position = pragma.text.start;
        if pragma.kind == PragmaKind::Abi {
            return self.abi_pragma(position, text, place);
        }
        let function = self.sema.context.function;
        let is_device = function.is_some_and(|function| {
            self.sema.program().functions[function].space.contains(ExecutionSpace::DEVICE_SIDE)
        });
        if !matches!(place, PragmaPlace::Block { .. }) || !is_device || self.sema.in_template() {
            return;
        }
        match (pragma.kind, word) {
            (PragmaKind::Unroll, "unroll") => self.unroll_count(position, text),
            (PragmaKind::Unroll, _) => self.sema.report(Report::new(code::UNRECOGNIZED_PRAGMA_DEVICE_CODE, position)),
            (PragmaKind::PassedOn, word) if !matches!(word, "" | "GCC" | "omp" | "message") => {
                self.sema.report(Report::new(code::UNRECOGNIZED_PRAGMA_DEVICE_CODE, position));
            }
            _ => {}
        }
    }

    /// The count of `unroll`, in parentheses or not.
    fn unroll_count(&mut self, position: Position, text: &str) {
        let operand = text.trim_start_matches("unroll").trim();
        if operand.is_empty() {
            return;
        }
        let code = match self.pragma_value(operand) {
            Value::Integer(value) if value <= 0 => code::UNROLL_NOT_POSITIVE,
            Value::Integer(value) if value > i128::from(i32::MAX) => code::UNROLL_TOO_LARGE,
            Value::NotConstant(code) => {
                self.sema.report(Report::new(code, position));
                code::UNROLL_NOT_CONSTANT
            }
            Value::Integer(_) | Value::Unknown => return,
        };
        self.sema.report(Report::new(code, position));
    }

    /// The value of an operand: a number, or a name.
    fn pragma_value(&self, operand: &str) -> Value {
        let mut operand = operand.trim();
        while let Some(inner) = operand.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
            operand = inner.trim();
        }
        let (digits, sign) = match operand.strip_prefix('-') {
            Some(rest) => (rest.trim(), -1),
            None => (operand, 1),
        };
        if let Ok(value) = digits.parse::<i128>() {
            return Value::Integer(sign * value);
        }
        // Text, and numbers that are not integers.
        if operand.starts_with('"')
            || operand.starts_with(|first: char| first.is_ascii_digit()) && operand.contains('.')
        {
            return Value::NotConstant(code::CONSTANT_OF_WRONG_TYPE);
        }
        let is_name = operand.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let Some(symbol) = self.tokens.interner.find(operand).filter(|_| is_name) else { return Value::Unknown };
        let found = self.sema.lookup_unqualified(Name::identifier(symbol), self.sema.context.scope, self.at);
        let &[entity] = found.entities.as_slice() else { return Value::Unknown };
        let EntityKind::Variable(variable) = self.sema.program().entities[entity].kind else { return Value::Unknown };
        let variable = &self.sema.program().variables[variable];
        let is_const = self.sema.is_const_type(variable.ty);
        match variable.value {
            Some(value) => Value::Integer(value),
            None if is_const || self.sema.is_dependent_type(variable.ty) => Value::Unknown,
            None => Value::NotConstant(code::EXPRESSION_NOT_CONSTANT),
        }
    }

    /// The options of `nv_abi`, and what it stands in front of.
    fn abi_pragma(&mut self, position: Position, text: &str, place: PragmaPlace) {
        if let Some(code) = self.abi_options(position, text) {
            self.sema.report(Report::new(code, position));
            return;
        }
        match place {
            PragmaPlace::Global | PragmaPlace::Namespace => self.sema.note_abi_pragma_of_file(position),
            PragmaPlace::Class => self.sema.report(Report::new(code::NV_ABI_PRAGMA_NEXT_CONSTRUCT, position)),
            PragmaPlace::Block { .. } => {
                let function = self.sema.context.function;
                let is_device = function.is_some_and(|function| {
                    self.sema.program().functions[function].space.contains(ExecutionSpace::DEVICE_SIDE)
                        || self.sema.program().functions[function].space.is_kernel()
                });
                let code = match (is_device, self.is_expression_statement()) {
                    (false, _) => code::NV_ABI_PRAGMA_DEVICE_FUNCTION_CONTEXT,
                    (true, false) => code::NV_ABI_PRAGMA_NEXT_CONSTRUCT,
                    (true, true) => return,
                };
                self.sema.report(Report::new(code, position));
            }
        }
    }

    /// Whether an expression statement begins at the current token.
    fn is_expression_statement(&mut self) -> bool {
        use TokenKind as T;
        !matches!(
            self.kind(),
            T::LeftBrace
                | T::RightBrace
                | T::Semicolon
                | T::KwIf
                | T::KwFor
                | T::KwWhile
                | T::KwDo
                | T::KwSwitch
                | T::KwReturn
                | T::KwGoto
                | T::KwBreak
                | T::KwContinue
                | T::KwCase
                | T::KwDefault
                | T::KwTry
                | T::KwAsm
        ) && !self.is_declaration_statement()
    }

    /// What is wrong with the options: `name(number) ...`.
    fn abi_options(&mut self, position: Position, text: &str) -> Option<Code> {
        let mut rest = text.trim_start_matches("nv_abi").trim();
        if rest.is_empty() {
            return Some(code::NV_ABI_PRAGMA_MISSING_ARG);
        }
        let mut seen: Vec<&str> = Vec::new();
        while !rest.is_empty() {
            let length = rest.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
            let (name, after) = rest.split_at(length);
            if !ABI_OPTIONS.contains(&name) {
                return Some(code::NV_ABI_PRAGMA_INVALID_OPTION);
            }
            if seen.contains(&name) {
                return Some(code::NV_ABI_PRAGMA_DUPLICATE_ARG);
            }
            seen.push(name);
            let Some(inner) = after.trim_start().strip_prefix('(') else {
                return Some(code::EXPECTED_OPENING_PARENTHESIS);
            };
            let Some((operand, after)) = inner.split_once(')') else { return Some(code::EXPECTED_CLOSING_PARENTHESIS) };
            match self.pragma_value(operand) {
                Value::Integer(value) if value > i128::from(i32::MAX) => {
                    return Some(code::NV_ABI_PRAGMA_OVERFLOW_VALUE);
                }
                Value::Integer(value) if value <= 0 => return Some(code::NV_ABI_PRAGMA_NOT_POSITIVE_VALUE),
                Value::NotConstant(code) => {
                    self.sema.report(Report::new(code, position));
                    return Some(code::NV_ABI_PRAGMA_NOT_CONSTANT);
                }
                Value::Integer(_) | Value::Unknown => {}
            }
            rest = after.trim_start();
        }
        None
    }

    /// Notes that a function declaration begins behind `nv_abi`.
    pub(crate) fn note_abi_pragma(&mut self, first: u32, function: FunctionId) {
        if !self.sema.options.device_pass {
            return;
        }
        for pragma in self.tokens.pragmas_before(first).iter().filter(|pragma| pragma.kind == PragmaKind::Abi) {
            let position = pragma.text.start;
            if let Some(entry) = self.sema.cuda.abi_pragmas.iter_mut().find(|entry| entry.0 == position) {
                entry.1 = Some(function);
            }
        }
    }
}
