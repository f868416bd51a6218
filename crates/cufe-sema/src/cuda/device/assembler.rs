//! The operands of assembler statements in device code (3529 to 3533, 3721 to 3723, 3727 and the general rules 1120 to 1124): PTX has registers
//! of a few types, and a constraint is one letter that names one of them.

use crate::Sema;
use crate::constant::evaluate::Failure;
use crate::constant::integral::integral_properties;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    AsmOperand, Builtin, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, Type, TypeId, UnaryOperator,
};

/// Letters that mean something to some compiler, but nothing in device code.
const FOREIGN: &[u8] = b"abcegoptuxyADEFGHIJKLMNQRSVXYZ0123456789!#%*,<>?";

/// Letters of operands in memory and of addresses.
const MEMORY: &[u8] = b"ims";

/// What a letter asks of its operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Register {
    /// An integer of a size; of eight bytes a pointer, too.
    Integer(u64),
    /// A floating type.
    Floating(Builtin),
    /// An integral constant.
    Constant,
    /// The address of a constant array.
    Text,
    /// No type fits.
    None,
}

fn register(letter: u8) -> Register {
    match letter {
        b'h' => Register::Integer(2),
        b'r' => Register::Integer(4),
        b'l' => Register::Integer(8),
        b'q' => Register::Integer(16),
        b'f' => Register::Floating(Builtin::Float),
        b'd' => Register::Floating(Builtin::Double),
        b'n' => Register::Constant,
        b'C' => Register::Text,
        _ => Register::None,
    }
}

impl Sema<'_> {
    /// Checks an operand of an assembler statement in device code.
    pub(crate) fn check_device_asm(&mut self, operand: &AsmOperand) {
        let token = operand.constraint;
        let text = self.joined_literal_text(token);
        let modifiers = text.iter().take_while(|letter| matches!(letter, b'=' | b'+' | b'&')).count();
        let is_written = text.first().is_some_and(|letter| matches!(letter, b'=' | b'+'));
        let letters = text.get(modifiers..).unwrap_or_default();
        let Some(&letter) = letters.first() else {
            return self.report_asm(code::ASM_CONSTRAINT_WITHOUT_LETTER, token, None);
        };
        if letter == b'[' || text.contains(&b'\\') {
            return;
        }
        if operand.is_output && !is_written {
            return self.report_asm(code::ASM_OUTPUT_CONSTRAINT, token, None);
        }
        if !operand.is_output && is_written {
            return self.report_asm(code::ASM_INPUT_CONSTRAINT, token, None);
        }
        let is_known =
            |letter: &u8| FOREIGN.contains(letter) || MEMORY.contains(letter) || register(*letter) != Register::None;
        let unknown = letters.iter().find(|letter| !is_known(letter)).copied();
        if let Some(unknown) = unknown {
            let is_letter = unknown.is_ascii_alphabetic() || unknown == b' ';
            self.report_asm(
                if is_letter { code::ASM_CONSTRAINT_LETTER } else { code::ASM_CONSTRAINT_CHARACTER },
                token,
                Some(unknown),
            );
        }
        let memory = letters.iter().find(|letter| MEMORY.contains(letter)).copied();
        if letters.len() > 1 {
            self.report_asm(code::ASM_CONSTRAINT_MUST_HAVE_SINGLE_LETTER, token, None);
        }
        if let Some(memory) = memory {
            self.report_asm(code::ASM_CONSTRAINT_LETTER_NOT_ALLOWED_IN_DEVICE, token, Some(memory));
        }
        if modifiers > 0 && letters == b"C" {
            self.report_asm(code::ASM_TEXT_MODIFIER, token, None);
        }
        if letters.len() == 1 && unknown.is_none() && memory.is_none() {
            self.check_asm_type(operand.value, letter, token);
        }
    }

    fn report_asm(&mut self, code: Code, token: u32, letter: Option<u8>) {
        let mut report = Report::new(code, self.position(token));
        if let Some(letter) = letter {
            report = report.with(Argument::Quoted(char::from(letter).to_string()));
        }
        self.report_device(report, token);
    }

    fn check_asm_type(&mut self, value: ExpressionId, letter: u8, token: u32) {
        let entry = self.expression(value);
        let dependent = ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT;
        if entry.flags.intersects(dependent) || self.is_dependent_type(entry.ty) {
            return;
        }
        let structure = self.value_structure(entry.ty);
        let code = match structure {
            Type::Unknown | Type::Specialization { .. } | Type::Auto | Type::Complex(_) => None,
            Type::Class(_) | Type::MemberPointer { .. } | Type::Vector { .. } | Type::Builtin(Builtin::Nullptr) => {
                Some(code::ASM_OPERAND_NOT_SCALAR)
            }
            Type::Builtin(Builtin::Void) => None,
            _ => self.asm_mismatch(value, entry.ty, structure, register(letter)),
        };
        if let Some(code) = code {
            self.report_asm(
                code,
                token,
                (!matches!(code, code::ASM_CONSTRAINT_C_TYPE | code::ASM_TEXT_NOT_VARIABLE)).then_some(letter),
            );
        }
    }

    /// What is wrong with an operand of scalar type, or an array, for a register.
    fn asm_mismatch(&mut self, value: ExpressionId, ty: TypeId, structure: Type, register: Register) -> Option<Code> {
        let is_address = matches!(structure, Type::Pointer(_) | Type::Array { .. } | Type::Function(_));
        let is_integral = match structure {
            Type::Builtin(builtin) => integral_properties(builtin, false).is_some() || builtin == Builtin::Bool,
            Type::Enum(_) => true,
            _ => false,
        };
        let fits = match register {
            Register::Integer(size) if is_address => size == 8,
            Register::Integer(size) => is_integral && self.asm_size(value, ty)? == size,
            Register::Floating(builtin) => structure == Type::Builtin(builtin),
            Register::Constant if is_integral => {
                return if self.integral_value(value).is_none() { Some(code::ASM_OPERAND_NOT_CONSTANT) } else { None };
            }
            Register::Text if is_address && self.is_no_variable(value) => return Some(code::ASM_TEXT_NOT_VARIABLE),
            Register::Text if is_address && self.is_automatic_address(value) => {
                return Some(code::ASM_CONSTRAINT_C_NOT_CONSTANT);
            }
            Register::Text if is_address && self.is_no_text(value) => return Some(code::ASM_CONSTRAINT_C_TYPE),
            Register::Text if is_address => {
                return self.is_certainly_not_constant(value, ty).then_some(code::ASM_CONSTRAINT_C_NOT_CONSTANT);
            }
            _ => false,
        };
        (!fits).then_some(code::ASM_OPERAND_SIZE)
    }

    /// Whether an operand is the address of something without name: a string literal, a function.
    fn is_no_variable(&self, value: ExpressionId) -> bool {
        let mut inner = self.without_parentheses(value);
        if let ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } = self.expression(inner).kind {
            inner = self.without_parentheses(operand);
        }
        match self.expression(inner).kind {
            ExpressionKind::String(_) => true,
            ExpressionKind::Name { entity, .. } => self.program.function_of(entity).is_some(),
            _ => false,
        }
    }

    /// Whether an operand is the address of a variable that has none before the function runs.
    fn is_automatic_address(&self, value: ExpressionId) -> bool {
        let ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } =
            self.expression(self.without_parentheses(value)).kind
        else {
            return false;
        };
        matches!(self.expression(self.without_parentheses(operand)).kind,
            ExpressionKind::Name { entity, .. } if self.has_automatic_storage(entity))
    }

    /// Whether an operand is a variable or its address that is no array of characters.
    fn is_no_text(&self, value: ExpressionId) -> bool {
        let mut inner = self.without_parentheses(value);
        if let ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } = self.expression(inner).kind {
            inner = self.without_parentheses(operand);
        } else if !matches!(self.value_structure(self.expression(inner).ty), Type::Array { .. }) {
            return false;
        }
        let ExpressionKind::Name { entity, .. } = self.expression(inner).kind else { return false };
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return false };
        let ty = self.program.variables[variable].ty;
        !self.is_dependent_type(ty)
            && match self.value_structure(ty) {
                Type::Array { element, .. } => self.value_structure(element) != Type::Builtin(Builtin::Char),
                _ => true,
            }
    }

    /// The size of an integral operand; literals are promoted.
    fn asm_size(&mut self, value: ExpressionId, ty: TypeId) -> Option<u64> {
        let size = self.layout_of(ty)?.size;
        let is_literal = matches!(self.expression(value).kind, ExpressionKind::Literal(_) | ExpressionKind::Boolean(_));
        Some(if is_literal { size.max(4) } else { size })
    }

    fn is_certainly_not_constant(&mut self, value: ExpressionId, ty: TypeId) -> bool {
        matches!(self.value_structure(ty), Type::Pointer(_))
            && matches!(self.evaluate(value, Some(ty), true), Err(Failure::NotConstant(_)))
    }
}
