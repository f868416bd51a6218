//! Conversions between classes and their bases ([conv.ptr]/3, [conv.mem]/2): a base is unambiguous and accessible where the
//! conversion is made, whatever asks for it: an initialization, a comparison, the composite type of two operands, a cast.

use crate::Sema;
use crate::class::BaseRelation;
use cufe_diagnostics::{Report, code};
use cufe_il::{ExpressionId, Type, TypeId};

/// Whether a conversion respects access: a cast in C's form does not ([expr.cast]/4.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AccessCheck {
    /// It does.
    Checked,
    /// It does not.
    Ignored,
}

impl Sema<'_> {
    /// An operand of a derived class, or a pointer to it, becomes one of a base: 286 where the base is ambiguous, 269 where it
    /// is not accessible. Nothing is checked of types that are not related so.
    pub(crate) fn check_conversion_to_base(&mut self, operand: ExpressionId, derived: TypeId, base: TypeId) {
        let BaseRelation::Yes(relation) = self.base_relation(derived, base) else { return };
        let first = self.expression(operand).first;
        if relation.is_ambiguous {
            self.report_at(code::AMBIGUOUS_BASE, first);
        } else {
            self.check_base_access(&relation.path, first);
        }
    }

    /// A member function of a base is called for an operand of a derived class: 286 where the base is ambiguous.
    pub(crate) fn check_ambiguous_base(&mut self, operand: ExpressionId, derived: TypeId, base: TypeId) {
        if let BaseRelation::Yes(relation) = self.base_relation(derived, base)
            && relation.is_ambiguous
        {
            self.report_at(code::AMBIGUOUS_BASE, self.expression(operand).first);
        }
    }

    /// A pointer to a member of a base becomes one of a derived class.
    pub(crate) fn check_conversion_from_base(&mut self, operand: ExpressionId, base: TypeId, derived: TypeId) {
        self.check_way_from_base(base, derived, self.expression(operand).first, AccessCheck::Checked);
    }

    /// The way from a base to a derived class that pointers to members take: 287 where the base is ambiguous, 804 where it is
    /// virtual, 1280 where it is not accessible.
    pub(crate) fn check_way_from_base(&mut self, base: TypeId, derived: TypeId, token: u32, access: AccessCheck) {
        let BaseRelation::Yes(relation) = self.base_relation(derived, base) else { return };
        let code = match () {
            () if relation.is_ambiguous => code::CAST_TO_DERIVED_AMBIGUOUS,
            () if relation.is_virtual => code::VIRTUAL_BASE_OF_MEMBER_POINTER,
            () if access == AccessCheck::Checked && !self.is_base_path_accessible(&relation) => {
                code::INACCESSIBLE_BASE_OF_CAST
            }
            () => return,
        };
        let (base, derived) = (self.type_argument(base), self.type_argument(derived));
        self.report(Report::new(code, self.position(token)).with(base).with(derived));
    }

    /// The way back, which only casts go ([expr.static.cast]/12): 286, 916 and 269, at the tokens of what is wrong with the
    /// classes and of what may not be used.
    pub(crate) fn check_way_to_member_of_base(
        &mut self,
        derived: TypeId,
        base: TypeId,
        tokens: [u32; 2],
        access: AccessCheck,
    ) {
        let BaseRelation::Yes(relation) = self.base_relation(derived, base) else { return };
        let (first, second) = (self.type_argument(base), self.type_argument(derived));
        let report = match () {
            () if relation.is_ambiguous => Report::new(code::AMBIGUOUS_BASE, self.position(tokens[0])).with(first),
            () if relation.is_virtual => {
                Report::new(code::MEMBER_POINTER_OF_VIRTUAL_BASE, self.position(tokens[0])).with(first).with(second)
            }
            () if access == AccessCheck::Checked => return self.check_base_access(&relation.path, tokens[1]),
            () => return,
        };
        self.report(report);
    }

    /// Two operands get one type, the first of which is that of pointers to, or objects of, related classes: one of them is
    /// converted to the base ([expr.type]/4, [expr.cond]/4).
    pub(crate) fn check_common_base(&mut self, operands: [ExpressionId; 2], classes: [TypeId; 2]) {
        let [first, second] = operands;
        let [a, b] = classes;
        self.check_conversion_to_base(first, a, b);
        self.check_conversion_to_base(second, b, a);
    }

    /// Whether one class is a base of the other decides what two pointers to members have in common.
    pub(crate) fn complete_member_classes(&mut self, a: TypeId, b: TypeId) {
        if self.program.canonical(a) != self.program.canonical(b) {
            self.complete_type(a);
            self.complete_type(b);
        }
    }

    /// Two pointers to members get one type: that of a base becomes one of the derived class ([expr.type]/4).
    pub(crate) fn check_common_member_class(&mut self, operands: [ExpressionId; 2], types: [TypeId; 2]) {
        let [Type::MemberPointer { class: a, .. }, Type::MemberPointer { class: b, .. }] =
            types.map(|ty| self.value_structure(ty))
        else {
            return;
        };
        self.check_conversion_from_base(operands[0], a, b);
        self.check_conversion_from_base(operands[1], b, a);
    }
}
