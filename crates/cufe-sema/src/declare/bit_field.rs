//! Bit-fields ([class.bit]).

use crate::Sema;
use crate::attribute::{AttributeSet, Place};
use crate::build::Extent;
use crate::constant::integral::integral_properties;
use crate::cuda::AttributeTarget;
use cufe_diagnostics::code;
use cufe_il::{Builtin, ExpressionFlags, ExpressionId, ExpressionKind, Program, Type, TypeId};

/// Where the parts of a bit-field are written.
#[derive(Clone, Copy, Debug)]
pub struct BitFieldTokens {
    /// The first specifier.
    pub specifiers: u32,
    /// The name, if it has one.
    pub name: Option<u32>,
}

impl Sema<'_> {
    /// Checks type and width of a bit-field; its type, which is int where no bit-field has the written one, and unknown where
    /// that is incomplete.
    pub fn check_bit_field(&mut self, ty: TypeId, width: ExpressionId, tokens: BitFieldTokens) -> TypeId {
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        let is_wrong = match self.program.structure(bare) {
            Type::Builtin(Builtin::Void | Builtin::Bool) => false,
            Type::Builtin(builtin) => integral_properties(builtin, self.options.dialect.unsigned_chars).is_none(),
            Type::Class(_) => !self.is_incomplete(bare),
            Type::Pointer(_)
            | Type::LvalueReference(_)
            | Type::RvalueReference(_)
            | Type::Array { .. }
            | Type::MemberPointer { .. } => true,
            _ => false,
        };
        if is_wrong {
            self.wrong_bit_field_type(tokens, width);
            return Program::builtin(Builtin::Int);
        }
        self.check_width(bare, width, tokens);
        if self.is_incomplete(bare) && self.program.class_of(bare).is_some() { Program::UNKNOWN } else { ty }
    }

    fn check_width(&mut self, bare: TypeId, width: ExpressionId, tokens: BitFieldTokens) {
        let bits = match self.program.structure(bare) {
            Type::Builtin(Builtin::Void) => {
                self.report_at(code::INCOMPLETE_TYPE, tokens.name.unwrap_or(tokens.specifiers));
                return self.check_one_bit(tokens, width);
            }
            Type::Builtin(Builtin::Bool) => Some((8, false)),
            Type::Builtin(builtin) => integral_properties(builtin, self.options.dialect.unsigned_chars),
            Type::Enum(id) => {
                let underlying = self.program.enums[id].underlying.map(|ty| self.program.structure(ty));
                match underlying {
                    Some(Type::Builtin(builtin)) => {
                        // GNU: the sign of an enumeration says nothing about its values.
                        integral_properties(builtin, false).map(|(bits, _)| (bits, false))
                    }
                    _ => None,
                }
            }
            Type::Class(_) if self.is_incomplete(bare) => {
                self.report_at(code::INCOMPLETE_TYPE, tokens.name.unwrap_or(tokens.specifiers));
                return;
            }
            _ => None,
        };
        let position = self.program.expressions[width].first;
        let Some(value) = self.integral_value(width) else { return };
        self.check_enumerators_fit(bare, value, position);
        match (value, tokens.name) {
            (..=-1, _) => self.report_at(code::INVALID_BIT_FIELD_WIDTH, position),
            (0, Some(name)) => self.report_at(code::NAMED_ZERO_WIDTH_BIT_FIELD, name),
            (1, Some(name)) if bits.is_some_and(|(_, is_signed)| is_signed) => {
                self.report_at(code::SIGNED_ONE_BIT_FIELD, name);
            }
            _ if bits.is_some_and(|(bits, _)| value > i128::from(bits)) => {
                self.report_at(code::BIT_FIELD_WIDER_THAN_TYPE, position);
            }
            _ => {}
        }
    }

    /// 229: a bit-field of enumeration type has not enough bits for all enumerators.
    fn check_enumerators_fit(&mut self, ty: TypeId, width: i128, token: u32) {
        let Type::Enum(id) = self.program.structure(ty) else { return };
        let entry = &self.program.enums[id];
        // Of an enumeration of a template its instances tell, where their enumerators are known (measured).
        if !entry.is_complete || entry.is_dependent || !(1..64).contains(&width) {
            return;
        }
        let enumerators = entry.enumerators.clone();
        let mut values = Vec::new();
        for (_, value) in enumerators {
            match value {
                Some(value) => values.push(value),
                None => return,
            }
        }
        let is_signed = values.iter().any(|&value| value < 0);
        let (low, high) = match is_signed {
            true => (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1),
            false => (0, (1i128 << width) - 1),
        };
        if values.iter().any(|&value| value < low || value > high) {
            self.report_at(code::ENUMERATORS_EXCEED_BIT_FIELD, token);
        }
    }

    /// A type that no bit-field has (106) is taken for int.
    fn wrong_bit_field_type(&mut self, tokens: BitFieldTokens, width: ExpressionId) {
        self.report_at(code::INVALID_BIT_FIELD_TYPE, tokens.specifiers);
        self.check_one_bit(tokens, width);
    }

    /// A signed bit-field of one bit (108).
    fn check_one_bit(&mut self, tokens: BitFieldTokens, width: ExpressionId) {
        if let Some(name) = tokens.name
            && self.integral_value(width) == Some(1)
        {
            self.report_at(code::SIGNED_ONE_BIT_FIELD, name);
        }
    }

    /// The width of a bit-field as it is kept: one that has no value where the bit-field is declared never gets one, as the
    /// class is not complete there.
    pub fn settled_width(&mut self, width: ExpressionId) -> ExpressionId {
        let entry = self.expression(width);
        let dependent = ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT;
        let (flags, extent) = (entry.flags, Extent { first: entry.first, last: entry.last });
        if self.context.speculating > 0 || flags.intersects(dependent) || self.integral_value(width).is_some() {
            return width;
        }
        self.build_unknown(ExpressionKind::Unknown, ExpressionFlags::empty(), extent)
    }
}

impl Sema<'_> {
    /// Attributes of an unnamed bit-field.
    pub fn unnamed_bit_field_attributes(&mut self, attributes: &AttributeSet, ty: TypeId) {
        if self.context.speculating == 0 {
            self.refuse_attribute_set(attributes, AttributeTarget::OTHER);
            self.apply_attributes_to_unnamed(&attributes.general, Place::BIT_FIELD, ty);
        }
    }

    /// Attributes of an anonymous union or struct.
    pub fn anonymous_attributes(&mut self, attributes: &AttributeSet, ty: TypeId) {
        if self.context.speculating == 0 {
            self.refuse_attribute_set(attributes, AttributeTarget::OTHER);
            self.apply_attributes_to_unnamed(&attributes.general, Place::FIELD, ty);
            self.attributes_without_entity(&attributes.cuda, &attributes.general);
        }
    }
}
