//! Standard conversions between types that are no classes ([conv]).

use super::{Operand, Sequence, Standard, Step, Transformation};
use crate::Sema;
use crate::class::BaseRelation;
use cufe_il::{Builtin, ExpressionKind, Program, Qualifiers, Type, TypeId};

impl Sema<'_> {
    /// The type after array-to-pointer and function-to-pointer conversion, without top-level qualifiers ([conv.array]).
    pub fn decayed(&mut self, ty: TypeId) -> TypeId {
        let ty = self.program.non_reference(ty);
        match self.program.structure(ty) {
            Type::Array { element, .. } => self.program.intern_type(Type::Pointer(element)),
            Type::Function(_) => self.program.intern_type(Type::Pointer(ty)),
            _ => self.program.unqualified(ty).0,
        }
    }

    /// The standard conversion to a canonical type without qualifiers, neither type being a class.
    pub(crate) fn standard_conversion(&mut self, from: &Operand, to: TypeId) -> Sequence {
        let source = self.program.canonical(from.ty);
        let (first, source) = match self.program.written(self.program.unqualified(source).0) {
            Type::Array { element, .. } => (Transformation::Array, self.program.intern_type(Type::Pointer(element))),
            Type::Function(_) => (Transformation::Function, self.program.intern_type(Type::Pointer(source))),
            _ => (Transformation::None, self.program.unqualified(source).0),
        };
        let mut standard = Standard { first, ..Standard::identity(source, to) };
        if source == to {
            return Sequence::Standard(standard);
        }
        let (a, b) = (self.program.written(source), self.program.written(to));
        let step = match (a, b) {
            (Type::Builtin(Builtin::Nullptr), Type::Pointer(_)) => Some(Step::Pointer),
            (Type::Builtin(Builtin::Nullptr), Type::MemberPointer { .. }) => Some(Step::MemberPointer),
            (Type::Builtin(from_builtin), Type::Builtin(to_builtin)) => {
                let is_null = to_builtin == Builtin::Nullptr
                    && from.expression.is_some_and(|expression| self.is_null_pointer_constant(expression));
                match from.expression.and_then(|expression| self.bit_field_promotion(expression, from_builtin)) {
                    _ if is_null => Some(Step::Pointer),
                    Some(promoted) if promoted == to_builtin => Some(Step::Promotion),
                    Some(_) if self.arithmetic_step(from_builtin, to_builtin) == Some(Step::Promotion) => {
                        Some(Step::Integral)
                    }
                    _ => self.arithmetic_step(from_builtin, to_builtin),
                }
            }
            (Type::Enum(id), Type::Builtin(builtin)) => self.enum_step(id, builtin),
            (Type::Pointer(_) | Type::MemberPointer { .. }, Type::Builtin(Builtin::Bool)) => {
                Some(Step::BooleanFromPointer)
            }
            // The value of an integral expression that depends on template parameters may be a null pointer.
            (Type::Builtin(_), Type::Pointer(_) | Type::MemberPointer { .. })
                if from.expression.is_some_and(|expression| {
                    self.expression(expression).flags.contains(cufe_il::ExpressionFlags::VALUE_DEPENDENT)
                }) =>
            {
                return Sequence::Unknown;
            }
            (Type::Builtin(_) | Type::Enum(_), Type::Pointer(_) | Type::MemberPointer { .. }) => from
                .expression
                .is_some_and(|expression| self.is_null_pointer_constant(expression))
                .then_some(if matches!(b, Type::Pointer(_)) { Step::Pointer } else { Step::MemberPointer }),
            (Type::Pointer(inner), Type::Pointer(target)) => {
                if self.is_qualification_conversion(source, to) {
                    standard.adjusts_qualifiers = true;
                    return Sequence::Standard(standard);
                }
                match self.pointer_step(inner, target) {
                    Ok(step) => step,
                    Err(()) => return Sequence::Unknown,
                }
                .or_else(|| {
                    let is_string = first == Transformation::Array
                        && from.expression.is_some_and(|expression| self.is_string_literal(expression))
                        && self.drops_only_const(inner, target);
                    standard.drops_const_of_string = is_string;
                    standard.adjusts_qualifiers = is_string;
                    is_string.then_some(Step::Identity)
                })
            }
            (Type::MemberPointer { class: c, member: m }, Type::MemberPointer { class: d, member: n }) => {
                if self.is_qualification_conversion(source, to) {
                    standard.adjusts_qualifiers = true;
                    return Sequence::Standard(standard);
                }
                let same = m == n || self.removes_noexcept(m, n) || self.is_reference_compatible(m, n);
                match (same, self.base_relation(d, c)) {
                    (true, BaseRelation::Yes(_)) => Some(Step::MemberPointer),
                    (true, BaseRelation::Unknown) => return Sequence::Unknown,
                    _ => None,
                }
            }
            (Type::Complex(part), Type::Complex(other)) => {
                match (self.program.written(part), self.program.written(other)) {
                    (Type::Builtin(part), Type::Builtin(other)) => self.arithmetic_step(part, other),
                    _ => Some(Step::Other),
                }
            }
            (Type::Builtin(_) | Type::Enum(_), Type::Complex(_)) => Some(Step::Other),
            (Type::Complex(_) | Type::Vector { .. }, _) | (_, Type::Vector { .. }) => return Sequence::Unknown,
            _ => None,
        };
        match step {
            Some(step) => Sequence::Standard(Standard { step, ..standard }),
            None => Sequence::Impossible,
        }
    }

    /// The step between pointers to these types beyond adding qualifiers: to `void`, to a base ([conv.ptr]). `Err` where
    /// it is not known.
    fn pointer_step(&mut self, from: TypeId, to: TypeId) -> Result<Option<Step>, ()> {
        let ((source, source_qualifiers), (target, target_qualifiers)) =
            (self.program.unqualified(from), self.program.unqualified(to));
        let restrict = Qualifiers::RESTRICT;
        if !(target_qualifiers | restrict).contains(source_qualifiers) {
            return Ok(None);
        }
        match (self.program.written(source), self.program.written(target)) {
            (Type::Function(_), _) => Ok(None),
            (_, Type::Builtin(Builtin::Void)) => Ok(Some(Step::Pointer)),
            (Type::Class(_) | Type::Specialization { .. }, Type::Class(_) | Type::Specialization { .. }) => {
                match self.base_relation(source, target) {
                    BaseRelation::Yes(_) => Ok(Some(Step::Pointer)),
                    BaseRelation::Unknown => Err(()),
                    BaseRelation::No => Ok(None),
                }
            }
            _ => Ok(None),
        }
    }

    /// The type that a bit-field promotes to by its width; none for what is no
    /// bit-field or does not promote.
    fn bit_field_promotion(&self, expression: cufe_il::ExpressionId, declared: Builtin) -> Option<Builtin> {
        let field = self.promoted_bit_field(expression)?;
        let width = self.bit_field_width(field)?;
        let (_, is_signed) =
            crate::constant::integral::integral_properties(declared, self.options.dialect.unsigned_chars)?;
        match width {
            0..32 => Some(Builtin::Int),
            32 if is_signed => Some(Builtin::Int),
            32 => Some(Builtin::UnsignedInt),
            _ => None,
        }
    }

    /// The type of an operand in arithmetic: a bit-field counts as what its width promotes to ([conv.prom]/5).
    pub(crate) fn arithmetic_type(&self, operand: cufe_il::ExpressionId, ty: TypeId) -> TypeId {
        let promoted = match self.value_structure(ty) {
            Type::Builtin(declared) => self.bit_field_promotion(operand, declared),
            _ => None,
        };
        promoted.map_or(ty, Program::builtin)
    }

    /// The width of a bit-field, where it is known.
    pub fn bit_field_width(&self, field: cufe_il::VariableId) -> Option<u32> {
        let entity = self.program.variables[field].entity;
        let class = self.program.enclosing_class(self.program.entities[entity].scope)?;
        let members = &self.program.classes[class].data_members;
        let width = members.iter().find(|member| member.variable == Some(field))?.width?;
        u32::try_from(self.integral_value(width)?).ok()
    }

    /// Whether an expression is a string literal.
    pub fn is_string_literal(&self, expression: cufe_il::ExpressionId) -> bool {
        let inner = self.without_parentheses(expression);
        matches!(self.expression(inner).kind, ExpressionKind::String(_))
    }

    fn drops_only_const(&self, from: TypeId, to: TypeId) -> bool {
        let ((source, qualifiers), (target, target_qualifiers)) =
            (self.program.unqualified(from), self.program.unqualified(to));
        source == target && qualifiers == Qualifiers::CONST && target_qualifiers.is_empty()
    }

    /// The type `std::nullptr_t`.
    pub const NULLPTR: TypeId = Program::builtin(Builtin::Nullptr);
}
