//! What a constant's value means for its conversion: warnings of implicit conversions that change it (68, 69, 173), and
//! narrowing ([dcl.init.list]/7; 2361, 2362, 2364).

use super::arithmetic::Number;
use super::value::Value;
use super::{Demand, Failure};
use crate::Sema;
use crate::template::InstantiatedPart;
use cufe_diagnostics::{Code, Report, Severity, code};
use cufe_il::{
    Builtin, ExpressionFlags, ExpressionId, ExpressionKind, Floating, FloatingFormat, FunctionFlags, FunctionId,
    Program, Type, TypeId, UnaryOperator, VariableFlags,
};

/// Whether a conversion narrows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Narrowing {
    /// It does not.
    None,
    /// The types are not known, or the value that would decide.
    Unknown,
    /// By its types: 2361.
    Type,
    /// The value of an integer constant does not fit: 2362 where a converted constant expression is needed; elsewhere the
    /// conversion itself is reported (68, 69).
    Value,
    /// The constant value cannot be represented exactly: 2364.
    Inexact,
}

impl Sema<'_> {
    /// The value of an expression where it is a constant of arithmetic type: operations on constants are folded when they are
    /// built, calls of constexpr functions are evaluated as far as their bodies are parsed.
    pub fn arithmetic_constant(&mut self, expression: ExpressionId) -> Option<Value> {
        let inner = self.without_parentheses(expression);
        let entry = self.expression(inner);
        if entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT) {
            return None;
        }
        if let Some(value) = self.constants.folded.get(&inner) {
            return Some(value.clone());
        }
        match entry.kind {
            ExpressionKind::Literal(_)
            | ExpressionKind::Boolean(_)
            | ExpressionKind::OperatorOnType { .. }
            | ExpressionKind::OperatorOnExpression { .. } => self.number_constant(inner),
            ExpressionKind::Name { entity, arguments: None } => self.entity_constant(entity),
            ExpressionKind::Member { member, .. } => {
                self.entity_constant(member).or_else(|| self.number_constant(inner))
            }
            ExpressionKind::Construct { arguments, .. } if arguments.is_empty() => self.number_constant(inner),
            ExpressionKind::Call { callee, .. } if self.may_evaluate_call(callee) => {
                if let Some(known) = self.constants.calls.get(&inner) {
                    return known.clone();
                }
                let value = self.number_of_call(inner);
                self.constants.calls.insert(inner, value.clone());
                value
            }
            _ => None,
        }
    }

    /// The value of a call of an object of class type whose call operator is constexpr: a closure's is where it can be
    /// ([expr.prim.lambda.closure]/5).
    pub(crate) fn constant_of_call_operator(&mut self, call: ExpressionId) -> Option<Value> {
        let entry = self.expression(call);
        let is_dependent = entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT);
        let ExpressionKind::Call { .. } = entry.kind else { return None };
        let constexpr = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        let is_constexpr = self.program.implied_functions(call).any(|function| {
            let class = self.class_of_member(function);
            self.program.functions[function].flags.intersects(constexpr)
                || class.is_some_and(|class| self.program.classes[class].is_closure)
        });
        if is_dependent || !is_constexpr || self.is_in_system_header(entry.first) {
            return None;
        }
        self.number_of_call(call)
    }

    /// As [`Self::number_constant`] of a call, for which the bodies of instances that it leads to are read
    /// ([temp.inst]/5: a constexpr function is instantiated where constant evaluation needs it).
    fn number_of_call(&mut self, call: ExpressionId) -> Option<Value> {
        loop {
            self.number_type(self.expression(call).ty)?;
            match self.evaluate(call, None, self.context.folding.is_required) {
                Ok(value @ (Value::Integer(_) | Value::Floating(_))) => return Some(value),
                // Each turn reads one body more.
                Err(Failure::Needs(Demand::Body(function))) if self.reads_body_of_instance(function) => {}
                _ => return None,
            }
        }
    }

    /// Reads the body of an instance that was not read yet; whether there was one. While the members of its class are being
    /// declared that would be too early.
    pub(super) fn reads_body_of_instance(&mut self, function: FunctionId) -> bool {
        if self.is_of_class_being_made(function) {
            return false;
        }
        let Some(record) = self.definition_of(function) else { return false };
        let entry = &self.program.function_declarations[record];
        if !entry.flags.contains(cufe_il::FunctionDeclarationFlags::NOT_WRITTEN) || entry.statement.is_some() {
            return false;
        }
        self.read(InstantiatedPart::Body(function));
        self.program.function_declarations[record].statement.is_some()
    }

    /// Evaluates an expression of arithmetic type: what must be constant is manifestly constant-evaluated ([expr.const]/20).
    fn number_constant(&self, expression: ExpressionId) -> Option<Value> {
        self.number_type(self.expression(expression).ty)?;
        match self.evaluate(expression, None, self.context.folding.is_required) {
            Ok(value @ (Value::Integer(_) | Value::Floating(_))) => Some(value),
            _ => None,
        }
    }

    /// Warns of an implicit conversion of a constant to an arithmetic type that changes its value: 68 for a change of sign,
    /// 69 for truncation, 173 for a floating value out of range of an integral type.
    pub fn check_constant_conversion(&mut self, expression: ExpressionId, to: TypeId) {
        if self.is_never_evaluated() || self.is_dependent_type(to) {
            return;
        }
        let to = self.program.non_reference(to);
        let entry = self.expression(expression);
        let (Some(from), Some(target)) = (self.number_type(entry.ty), self.number_type(to)) else { return };
        if matches!(self.value_structure(to), Type::Enum(_)) {
            return;
        }
        let Number::Integer { bits, is_signed, is_bool: false } = target else { return };
        match self.arithmetic_constant(expression) {
            Some(Value::Integer(value)) => {
                let Number::Integer { is_signed: from_signed, .. } = from else { return };
                if super::arithmetic::wrap(value, bits, is_signed) == value
                    && (bits < 128 || from_signed == is_signed || value >= 0)
                {
                    return;
                }
                let high = if bits >= 128 { value >> 127 } else { value >> bits };
                let sign = if bits >= 128 { 1 } else { value >> (bits - 1) & 1 };
                let changes_sign = high == 0 || high == -1 && sign == 1;
                if changes_sign && self.is_written_as_bits(expression) {
                    // `int i = 0xffffffff;`, `u = ~0`: a pattern of bits is meant.
                    return;
                }
                self.report_at(
                    if changes_sign { code::INTEGER_SIGN_CHANGE } else { code::CONSTANT_TRUNCATED },
                    entry.first,
                );
            }
            // Infinity and NaN are converted silently.
            Some(Value::Floating(value)) if value.is_finite() && value.to_integer(bits, is_signed).is_err() => {
                self.report_fault(code::FLOATING_VALUE_OUT_OF_RANGE, entry.first);
            }
            None if bits == 64 && self.is_too_large_literal(expression) => {
                self.report_at(code::INTEGER_SIGN_CHANGE, entry.first)
            }
            _ => {}
        }
    }

    /// A literal that no type holds has a value that changes its sign in every wide type (measured).
    fn is_too_large_literal(&self, expression: ExpressionId) -> bool {
        match self.expression(expression).kind {
            ExpressionKind::Literal(literal) => {
                let literal = self.program.literals.get(literal);
                literal.is_integer()
                    && literal.suffix.is_none()
                    && cufe_lex::literal::integer_value(&literal.spelling, &self.options.dialect).overflow
            }
            _ => false,
        }
    }

    /// Whether the value of a constant is meant as a pattern of bits: it comes from a literal that is not decimal or from a
    /// bitwise operation.
    pub(crate) fn is_written_as_bits(&mut self, expression: ExpressionId) -> bool {
        use cufe_il::Operator as O;
        let mut expression = expression;
        // Initializers of constants may lead in a circle only by way of errors.
        for _ in 0..1000 {
            expression = match self.expression(expression).kind {
                ExpressionKind::Parenthesized(inner) => inner,
                ExpressionKind::Cast { operand, .. } => operand,
                ExpressionKind::Unary { operator: UnaryOperator::Plus | UnaryOperator::Extension, operand } => operand,
                ExpressionKind::Unary { operator: UnaryOperator::Complement, .. } => return true,
                // `-1u` has no sign to change.
                ExpressionKind::Unary { operator: UnaryOperator::Minus, operand } => {
                    let number = self.number_type(self.expression(operand).ty);
                    return matches!(number, Some(Number::Integer { is_signed: false, .. }));
                }
                ExpressionKind::Binary { operator: O::Comma, right, .. } => right,
                ExpressionKind::Binary { operator: O::Ampersand | O::Pipe | O::Caret, .. } => return true,
                ExpressionKind::Conditional { condition, then, otherwise } => match self.constant_truth(condition) {
                    Some(true) => then,
                    Some(false) => otherwise,
                    None => return false,
                },
                ExpressionKind::Name { entity, .. } => {
                    if self.constants.bit_patterns.contains(&entity) {
                        return true;
                    }
                    let variable = self.program.variable_of(entity);
                    match variable.and_then(|variable| self.program.variables[variable].initializer) {
                        Some(initializer) => initializer,
                        None => return false,
                    }
                }
                ExpressionKind::Literal(literal) => {
                    let literal = self.program.literals.get(literal);
                    return literal.is_integer()
                        && cufe_lex::literal::integer_value(&literal.spelling, &self.options.dialect).radix
                            != cufe_lex::literal::Radix::Decimal;
                }
                _ => return false,
            };
        }
        false
    }

    /// Whether the implicit conversion of an expression to a type narrows ([dcl.init.list]/7).
    pub fn narrowing(&mut self, expression: ExpressionId, to: TypeId) -> Narrowing {
        let entry = self.expression(expression);
        let to = self.program.non_reference(to);
        let source = self.value_structure(entry.ty);
        let target = self.value_structure(to);
        if entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT)
            || self.is_dependent_type(to)
        {
            return Narrowing::Unknown;
        }
        let is_bool = target == Type::Builtin(Builtin::Bool);
        match source {
            Type::Unknown => return Narrowing::Unknown,
            Type::Pointer(_) | Type::Array { .. } | Type::Function(_) | Type::MemberPointer { .. } if is_bool => {
                return Narrowing::Type;
            }
            Type::Enum(_) if matches!(target, Type::Enum(_)) => return Narrowing::None,
            _ => {}
        }
        let from = self.narrowed_type(entry.ty);
        let (Some(from), Some(target)) = (self.number_type(from), self.number_type(to)) else {
            return Narrowing::None;
        };
        if self.is_known_variable_kind(expression) {
            // Usable in constant expressions, and the value was not found.
            return Narrowing::Unknown;
        }
        let value = match self.arithmetic_constant(expression) {
            Some(value) => Some(value),
            None => match self.evaluate_supplied(expression, None, false) {
                Ok(value) => Some(value),
                // The body of an instance that is called may be read later only.
                Err(Failure::Unknown | Failure::Needs(_)) => return Narrowing::Unknown,
                Err(Failure::NotConstant(_)) => None,
            },
        };
        match (from, target) {
            (Number::Floating(_), Number::Integer { .. }) => Narrowing::Type,
            (Number::Integer { .. }, Number::Floating(format)) => match value {
                Some(Value::Integer(value)) if is_exact(value, format) => Narrowing::None,
                Some(Value::Integer(_)) => Narrowing::Inexact,
                _ => Narrowing::Type,
            },
            (Number::Floating(from), Number::Floating(to)) => {
                if rank(from) <= rank(to) || value.is_some() {
                    Narrowing::None
                } else {
                    Narrowing::Type
                }
            }
            (Number::Integer { .. }, Number::Integer { .. }) => self.narrowing_of_integers(value, from, target),
        }
    }

    /// The type whose values narrowing asks for: an enumeration without fixed type is like the type that it is promoted to (measured).
    fn narrowed_type(&self, ty: TypeId) -> TypeId {
        match self.value_structure(ty) {
            Type::Enum(id) if !self.program.enums[id].is_fixed => self.promoted_enum(id).map_or(ty, Program::builtin),
            _ => ty,
        }
    }

    /// Whether the values of one integral or unscoped enumeration type do not all fit another.
    pub(crate) fn narrows_by_type(&self, from: TypeId, to: TypeId) -> bool {
        match (self.number_type(self.narrowed_type(from)), self.number_type(to)) {
            (Some(from), Some(to)) => self.narrowing_of_integers(None, from, to) == Narrowing::Type,
            _ => false,
        }
    }

    /// Whether some values of an arithmetic or unscoped enumeration type do not keep themselves when they are converted to another.
    pub(crate) fn may_narrow(&self, from: TypeId, to: TypeId) -> bool {
        match (self.number_type(self.narrowed_type(from)), self.number_type(to)) {
            (Some(Number::Floating(from)), Some(Number::Floating(to))) => rank(from) > rank(to),
            (Some(from @ Number::Integer { .. }), Some(to @ Number::Integer { .. })) => {
                self.narrowing_of_integers(None, from, to) == Narrowing::Type
            }
            (from, to) => from.is_some() && to.is_some(),
        }
    }

    /// As [`Self::narrowing`], of a constant of an integral type.
    pub(crate) fn narrowing_of_constant(&self, value: Value, from: TypeId, to: TypeId) -> Narrowing {
        match (self.number_type(from), self.number_type(to)) {
            (Some(from), Some(to)) => self.narrowing_of_integers(Some(value), from, to),
            _ => Narrowing::Unknown,
        }
    }

    fn narrowing_of_integers(&self, value: Option<Value>, from: Number, to: Number) -> Narrowing {
        let (
            Number::Integer { bits: from_bits, is_signed: from_signed, .. },
            Number::Integer { bits, is_signed, is_bool },
        ) = (from, to)
        else {
            return Narrowing::None;
        };
        match value {
            Some(Value::Integer(value)) => {
                if is_bool || to.holds(value) {
                    Narrowing::None
                } else {
                    Narrowing::Value
                }
            }
            _ => {
                let fits = match (from_signed, is_signed) {
                    (true, true) | (false, false) => from_bits <= bits,
                    (false, true) => from_bits < bits,
                    (true, false) => false,
                };
                if fits { Narrowing::None } else { Narrowing::Type }
            }
        }
    }

    /// Whether an expression names a variable whose constant value should be known and is not.
    fn is_known_variable_kind(&self, expression: ExpressionId) -> bool {
        let entry = self.expression(self.without_parentheses(expression));
        let ExpressionKind::Name { entity, .. } = entry.kind else { return false };
        let Some(variable) = self.program.variable_of(entity) else { return false };
        !self.program.variables[variable].flags.contains(VariableFlags::PARAMETER)
            && !self.program.is_reference(self.program.variables[variable].ty)
            && self.is_usable_kind(variable)
            && self.known_variable(variable) == super::Known::Unknown
    }

    /// Warns of a narrowing conversion in a braced list: 2361 by types, 2364 of a constant that is not exact; 2362 for
    /// enumerators that do not fit.
    pub fn check_narrowing(&mut self, expression: ExpressionId, to: TypeId) {
        if self.context.speculating > 0 {
            return;
        }
        let entry = self.expression(expression);
        let code = match self.narrowing(expression, to) {
            Narrowing::Type => code::NARROWING_CONVERSION,
            Narrowing::Inexact => code::NARROWING_INEXACT,
            // Of other constants that do not fit the conversion is reported elsewhere; substitution fails with them, too.
            Narrowing::Value
                if self.constraints.tests > 0 || matches!(self.value_structure(entry.ty), Type::Enum(_)) =>
            {
                code::NARROWING_IN_CONSTANT_EXPRESSION
            }
            _ => return,
        };
        self.report_narrowing(code, expression, to, Some(Severity::Warning));
    }

    /// Reports a narrowing conversion.
    pub fn report_narrowing(&mut self, code: Code, expression: ExpressionId, to: TypeId, severity: Option<Severity>) {
        let entry = self.expression(expression);
        let (from, to) = self.type_pair(entry.ty, self.program.non_reference(to));
        let position = self.position(entry.first);
        let mut report = Report::new(code, position).with(from).with(to);
        report.severity = severity;
        self.report(report);
    }
}

fn rank(format: FloatingFormat) -> u8 {
    match format {
        FloatingFormat::Half | FloatingFormat::Brain => 0,
        FloatingFormat::Single => 1,
        FloatingFormat::Double => 2,
        FloatingFormat::Extended => 3,
        FloatingFormat::Quad => 4,
    }
}

/// Whether a floating type holds an integer exactly.
fn is_exact(value: i128, format: FloatingFormat) -> bool {
    Floating::of_integer(value, false, format).to_integer(128, true) == Ok(value)
}
