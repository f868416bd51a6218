//! Constants: values of expressions with their types.

use crate::builder::Builder;
use crate::graph::{EntryId, FILE, Value as DisplayedField};
use crate::kind::Kind;
use crate::place::DECLARATION;
use crate::text::quoted;
use cufe_il::constant::Value;
use cufe_il::{Builtin, ExpressionId, ExpressionKind, Floating, FloatingFormat, Program, Type, TypeId};
use cufe_lex::literal::CodeUnits;

/// The flag of constants that are meant as bits.
pub(crate) const NON_ARITHMETIC: &str = "non_arithmetic";

/// What is known of an expression that is a constant.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    /// The constant's entry.
    pub(crate) constant: EntryId,
    /// Its value.
    pub(crate) value: Value,
    /// What it was computed by; none of literals.
    pub(crate) operation: Option<EntryId>,
}

pub(crate) fn is_signed(builtin: Builtin) -> bool {
    use Builtin::*;
    matches!(builtin, Char | SignedChar | Wchar | Short | Int | Long | LongLong | Int128)
}

fn suffix(builtin: Builtin) -> &'static str {
    match builtin {
        Builtin::UnsignedInt | Builtin::UnsignedChar | Builtin::UnsignedShort => "U",
        Builtin::Char8 | Builtin::Char16 | Builtin::Char32 => "U",
        Builtin::Long => "L",
        Builtin::UnsignedLong => "UL",
        Builtin::LongLong => "LL",
        Builtin::UnsignedLongLong => "ULL",
        _ => "",
    }
}

/// A floating number with the fewest digits that identify it.
pub(crate) fn floating_text(value: f64, is_float: bool) -> String {
    if value.is_nan() {
        return "NaN".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "+Infinity" } else { "-Infinity" }.to_owned();
    }
    let mut scientific = if is_float { format!("{:e}", value as f32) } else { format!("{value:e}") };
    if !scientific.contains('.') {
        // Two digits are the fewest that are chosen from.
        scientific = if is_float { format!("{:.1e}", value as f32) } else { format!("{value:.1e}") };
    }
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if value == 0.0 || (-3..7).contains(&exponent) {
        return if is_float { format!("{:?}", value as f32) } else { format!("{value:?}") };
    }
    format!("{digits}E{exponent}")
}

impl Builder<'_> {
    /// The fundamental type that holds the values of a type.
    pub(crate) fn builtin_of(&self, ty: TypeId) -> Option<Builtin> {
        let program = self.program;
        match program.structure(program.unqualified(program.canonical(ty)).0) {
            Type::Builtin(builtin) => Some(builtin),
            Type::Enum(id) => {
                let builtin = self.builtin_of(program.enums[id].underlying?)?;
                let is_int = builtin == Builtin::UnsignedInt && !program.enums[id].is_fixed && !self.needs_unsigned(id);
                Some(if is_int { Builtin::Int } else { builtin })
            }
            _ => None,
        }
    }

    /// An integer with the suffix of its type.
    pub(crate) fn value_with_suffix(&self, ty: TypeId, value: i128) -> String {
        format!("{value}{}", self.builtin_of(ty).map_or("", suffix))
    }

    /// An integer as what points to it shows it.
    pub(crate) fn integer_text(&mut self, ty: TypeId, value: i128) -> String {
        let program = self.program;
        match program.structure(program.unqualified(program.canonical(ty)).0) {
            Type::Builtin(Builtin::Bool) => if value == 0 { "false" } else { "true" }.to_owned(),
            Type::Builtin(Builtin::SignedChar | Builtin::UnsignedChar) => {
                let text = self.integer_text(Program::builtin(Builtin::Char), i128::from(value as u8));
                format!("({}){text}", self.type_text(ty))
            }
            Type::Builtin(Builtin::Wchar) => format!("L'\\x{:x}'", value as u32),
            Type::Builtin(Builtin::Char8) => format!("u8'\\x{:x}'", value as u8),
            Type::Builtin(Builtin::Char16) => format!("u'\\x{:x}'", value as u16),
            Type::Builtin(Builtin::Char32) => format!("U'\\x{:x}'", value as u32),
            Type::Builtin(Builtin::Char) => match value as u8 {
                byte @ (b'\'' | b'\\') => format!("'\\{}'", char::from(byte)),
                byte @ b' '..=b'~' => format!("'{}'", char::from(byte)),
                byte => format!("'{}'", crate::text::escape(byte)),
            },
            Type::Builtin(Builtin::Int | Builtin::UnsignedInt | Builtin::Long | Builtin::UnsignedLong)
            | Type::Builtin(Builtin::LongLong | Builtin::UnsignedLongLong) => self.value_with_suffix(ty, value),
            Type::Builtin(Builtin::Nullptr) => "nullptr".to_owned(),
            Type::Pointer(_) => format!("({})nullptr", self.type_text(ty)),
            Type::Enum(id) => {
                let found = program.enums[id].enumerators.iter().find(|entry| entry.1 == Some(value));
                match found {
                    Some(&(entity, _)) => self.symbol_text(entity),
                    None => format!("({}){}", self.type_text(ty), self.value_with_suffix(ty, value)),
                }
            }
            _ => format!("({}){}", self.type_text(ty), self.value_with_suffix(ty, value)),
        }
    }

    /// A value as what points to it shows it.
    pub(crate) fn value_text(&mut self, ty: TypeId, value: &Value) -> String {
        match value {
            Value::Integer(value) => self.integer_text(ty, *value),
            Value::Floating(value) => format!("({})", self.floating(ty, *value)),
            Value::Pointer(None) if self.builtin_of(ty) == Some(Builtin::Nullptr) => "nullptr".to_owned(),
            Value::Pointer(None) => format!("({})nullptr", self.type_text(ty)),
            _ => self.printer().constant_text(ty, value),
        }
    }

    /// Zero of a floating type.
    pub(crate) fn floating_zero(&self, ty: TypeId) -> Floating {
        Floating::zero(self.builtin_of(ty).and_then(Builtin::floating_format).unwrap_or(FloatingFormat::Double))
    }

    fn floating(&self, ty: TypeId, value: Floating) -> String {
        let builtin = self.builtin_of(ty);
        let suffix = match builtin {
            Some(Builtin::Float) => "F",
            Some(Builtin::LongDouble) => "L",
            _ => "",
        };
        format!("{}{suffix}", floating_text(value.to_f64(), builtin == Some(Builtin::Float)))
    }

    /// The entry of a value. `operation` computed it; `original` is the type from which it was converted.
    pub(crate) fn constant(&mut self, ty: TypeId, value: &Value, operation: Option<EntryId>) -> EntryId {
        let region = if self.is_default_argument { FILE } else { self.region };
        let id = self.graph.add(Kind::Constant, region);
        if self.is_default_argument {
            self.local_types.insert(id);
        }
        let text = self.value_text(ty, value);
        self.graph.entry_mut(id).text = Some(text);
        let shown = self.type_entry(ty);
        self.graph.set(id, "type", shown);
        self.graph.set_if(id, "expr", operation);
        match value {
            Value::Integer(value) => {
                self.graph.set_kind(id, "ck_integer");
                let value = self.value_with_suffix(ty, *value);
                self.graph.set(id, "integer_value", value);
            }
            Value::Floating(value) => {
                self.graph.set_kind(id, "ck_float");
                let value = format!("({})", self.floating(ty, *value));
                self.graph.set(id, "float_value", value);
            }
            Value::Pointer(None) => {
                self.graph.set_kind(id, "ck_integer");
                self.graph.set(id, "integer_value", 0u32);
            }
            _ => self.graph.set_kind(id, "ck_aggregate"),
        }
        id
    }

    /// An expression node for a constant.
    pub(crate) fn constant_node(
        &mut self,
        ty: TypeId,
        constant: EntryId,
        known: Option<(Value, Option<EntryId>)>,
    ) -> EntryId {
        let id = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(id, "enk_constant");
        let shown = self.type_entry(ty);
        self.graph.set(id, "type", shown);
        self.graph.set(id, "constant", constant);
        if let Some((value, operation)) = known {
            self.known.insert(id, Known { constant, value, operation });
        }
        id
    }

    /// A literal: the constant stands where it is written.
    pub(crate) fn literal(&mut self, ty: TypeId, value: Value, token: u32) -> EntryId {
        // A default argument is that of the declaration wherever it is used.
        let is_of_file = self.is_default_argument || self.region == FILE;
        let is_shared = self.is_default_argument || self.is_declared_default;
        let known = self.file_literals.get(&token).copied().filter(|_| is_shared);
        let constant = match known {
            Some(known) => {
                if self.is_declared_default {
                    self.local_types.remove(&known);
                }
                known
            }
            None => {
                let constant = self.constant(ty, &value, None);
                self.place(constant, DECLARATION, token);
                self.graph.flag(constant, NON_ARITHMETIC, self.is_bit_pattern(token));
                if is_of_file {
                    self.file_literals.insert(token, constant);
                }
                constant
            }
        };
        let node = self.constant_node(ty, constant, Some((value, None)));
        self.at(node, token);
        node
    }

    /// Whether a token is an integer literal that is not decimal.
    fn is_bit_pattern(&self, token: u32) -> bool {
        let range = self.unit.tokens.range(token);
        let text = &self.unit.source.text()[range.indices()];
        matches!(text, [b'0', b'x' | b'X' | b'b' | b'B' | b'0'..=b'9', ..])
            && !text.iter().any(|&byte| matches!(byte, b'.' | b'p' | b'P'))
    }

    /// Whether a constant is meant as bits: a literal that is not decimal, or what operators on bits make.
    fn is_made_of_bits(&self, operation: EntryId) -> bool {
        let Some(DisplayedField::Name(kind)) = self.graph.get(operation, "operation.kind") else { return false };
        match &**kind {
            "eok_and" | "eok_or" | "eok_xor" | "eok_complement" => true,
            "eok_question" => {
                let mut operand = self.target_of(operation, "operands");
                let condition = operand.and_then(|condition| self.known.get(&condition));
                let is_true = condition.and_then(|known| known.value.integer()).is_some_and(|value| value != 0);
                for _ in 0..if is_true { 1 } else { 2 } {
                    operand = operand.and_then(|operand| self.target_of(operand, "next"));
                }
                let constant = operand.and_then(|operand| self.target_of(operand, "constant"));
                constant.is_some_and(|constant| self.graph.get(constant, NON_ARITHMETIC).is_some())
            }
            _ => false,
        }
    }

    fn target_of(&self, id: EntryId, label: &str) -> Option<EntryId> {
        match self.graph.get(id, label) {
            Some(&DisplayedField::Entry(target)) => Some(target),
            _ => None,
        }
    }

    /// A constant is meant as bits where the one is that it is made of.
    pub(crate) fn inherit_bits(&mut self, from: EntryId, to: EntryId) {
        let is_set = self.graph.get(from, NON_ARITHMETIC).is_some() && self.graph.get(to, NON_ARITHMETIC).is_none();
        self.graph.flag(to, NON_ARITHMETIC, is_set);
    }

    /// Replaces an operation on constants by its value.
    pub(crate) fn folded(&mut self, operation: EntryId, ty: TypeId, value: Value, first: u32) -> EntryId {
        let constant = self.constant(ty, &value, Some(operation));
        self.graph.flag(constant, NON_ARITHMETIC, self.is_made_of_bits(operation));
        let node = self.constant_node(ty, constant, Some((value, Some(operation))));
        self.at(node, first);
        node
    }

    /// What a cast takes as its operand: of a computed constant the operation.
    pub(crate) fn unfolded(&self, node: EntryId) -> EntryId {
        self.known.get(&node).and_then(|known| known.operation).unwrap_or(node)
    }

    /// The constant that a node gives where a constant is kept: it stands where the expression begins. Of a constant that is
    /// named a copy is kept, which tells what it was made of.
    pub(crate) fn kept_constant(&mut self, node: EntryId) -> Option<EntryId> {
        let known = self.known.get(&node)?.clone();
        let constant = known.constant;
        let is_named = |builder: &Self, constant: EntryId| {
            let has_name = builder.graph.get(constant, "is_named_constant_definition").is_some();
            let is_member = builder.graph.entry(constant).sub_kind == "ck_ptr_to_member";
            has_name || is_member && builder.graph.get(constant, "expr").is_none()
        };
        let is_of_named = known.operation.is_some_and(|operation| {
            let operand = match self.graph.get(operation, "operands") {
                Some(&DisplayedField::Entry(operand)) => self.graph.get(operand, "constant"),
                _ => None,
            };
            matches!(operand, Some(&DisplayedField::Entry(operand)) if is_named(self, operand))
        });
        let is_of_variable =
            known.operation.is_some_and(|operation| self.graph.entry(operation).sub_kind == "enk_variable");
        if !is_named(self, constant) && !is_of_named && !is_of_variable {
            if known.operation.is_some() {
                self.declared_like(constant, node);
            }
            return Some(constant);
        }
        let id = self.graph.add(Kind::Constant, self.region);
        self.graph.set_kind(id, self.graph.entry(constant).sub_kind);
        for label in ["type", "integer_value", "orig_type", "field", "routine", "is_function_ptr", NON_ARITHMETIC] {
            if let Some(value) = self.graph.get(constant, label).cloned() {
                self.graph.set(id, label, value);
            }
        }
        let mut text = self.graph.entry(constant).text.clone().unwrap_or_default();
        if is_named(self, constant)
            && let Some(&DisplayedField::Entry(ty)) = self.graph.get(constant, "type")
            && let Some(DisplayedField::Name(value)) = self.graph.get(constant, "integer_value")
        {
            text = format!("({}){value}", self.graph.entry(ty).text.clone().unwrap_or_default());
        }
        self.graph.entry_mut(id).text = Some(text);
        // How a member is written stays with the constants of the file scope, and with the nodes of functions.
        self.member_pointers.retain(|entry| entry.0 != constant);
        if let Some(&DisplayedField::Entry(reference)) = self.graph.get(constant, "name_reference") {
            if self.region == FILE {
                self.graph.set(id, "name_reference", reference);
            } else {
                self.graph.unset(constant, "name_reference");
                if self.graph.get(constant, "is_function_ptr").is_some()
                    && let Some(qualifier) = self.graph.get(reference, "qualifier").cloned()
                {
                    self.graph.set(node, "qualifier", qualifier);
                }
            }
        }
        self.declared_like(id, node);
        for label in ["position.seq", "position.column"] {
            self.graph.unset(node, label);
        }
        self.graph.set(id, "expr", node);
        Some(id)
    }

    /// Sets the place of a constant to that of a node.
    fn declared_like(&mut self, constant: EntryId, node: EntryId) {
        for (from, to) in [("position.seq", "decl_position.seq"), ("position.column", "decl_position.column")] {
            if let Some(value) = self.graph.get(node, from).cloned()
                && self.graph.get(constant, to).is_none()
            {
                self.graph.set(constant, to, value);
            }
        }
    }

    /// The constant that an expression is, in the file scope.
    pub(crate) fn constant_of(&mut self, expression: ExpressionId) -> Option<EntryId> {
        let region = std::mem::replace(&mut self.region, FILE);
        let node = self.read(expression);
        self.region = region;
        self.known.get(&node).map(|known| known.constant)
    }

    /// The text of an expression as it is written.
    pub(crate) fn written_text(&mut self, expression: ExpressionId) -> String {
        let inner = &self.program.expressions[expression];
        match inner.kind {
            ExpressionKind::Name { entity, .. } => self.symbol_text(entity),
            _ => self.printer().expression_text(expression),
        }
    }

    /// A string literal.
    pub(crate) fn string_literal(&mut self, ty: TypeId, units: &CodeUnits, first: u32) -> EntryId {
        let id = self.graph.add(Kind::Constant, FILE);
        let (prefix, kind, character, width) = match self.element_builtin(ty) {
            Some(Builtin::Wchar) => ("L", "wide string literal", "wchar_t", 4),
            Some(Builtin::Char16) => ("u", "char16_t string literal", "char16_t", 2),
            Some(Builtin::Char32) => ("U", "char32_t string literal", "char32_t", 4),
            Some(Builtin::Char8) => ("u8", "UTF8 string literal", "char8_t", 1),
            _ => ("", "ordinary string literal", "char", 1),
        };
        let text = match (units, prefix) {
            (CodeUnits::Narrow(bytes), "") => quoted(bytes),
            _ => {
                let values = (0..units.len()).filter_map(|index| units.get(index));
                format!("{prefix}\"{}\"", values.map(|value| format!("\\x{value:x}")).collect::<String>())
            }
        };
        self.graph.entry_mut(id).text = Some(text.clone());
        let shown = self.type_entry(ty);
        self.graph.set(id, "type", shown);
        self.graph.set_kind(id, "ck_string");
        self.graph.set(id, "character_kind", character);
        self.graph.set(id, "length", width * (units.len() + 1));
        self.graph.set(id, "literal_kind", kind);
        self.graph.set(id, "value", DisplayedField::from(text));
        let node = self.constant_node(ty, id, None);
        self.graph.mark(node, "is_lvalue");
        self.at(node, first);
        node
    }

    fn element_builtin(&self, ty: TypeId) -> Option<Builtin> {
        match self.program.structure(self.program.unqualified(self.program.canonical(ty)).0) {
            Type::Array { element, .. } => self.builtin_of(element),
            _ => None,
        }
    }
}
