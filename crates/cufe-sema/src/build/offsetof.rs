//! `__builtin_offsetof` ([support.types.layout]).

use crate::Sema;
use crate::constant::Value;
use cufe_diagnostics::{Report, code};
use cufe_il::{ClassId, EntityKind, ExpressionId, Type, TypeId, VariableFlags, VariableId};

/// A step of a member designator.
#[derive(Clone, Copy, Debug)]
pub enum OffsetStep {
    /// A member: the token of its name.
    Member(u32),
    /// An element of an array.
    Element(ExpressionId),
}

impl Sema<'_> {
    /// Notes the value of `__builtin_offsetof`, where it is known.
    pub fn fold_offsetof(&mut self, expression: ExpressionId, ty: TypeId, steps: &[OffsetStep]) {
        if let Some(offset) = self.offset_of(ty, steps) {
            self.constants.folded.insert(expression, Value::Integer(i128::from(offset)));
        }
    }

    /// The place of what steps lead to from an object of a type, in bytes.
    fn offset_of(&mut self, ty: TypeId, steps: &[OffsetStep]) -> Option<u64> {
        let (mut ty, mut offset) = (ty, 0u64);
        for step in steps {
            match *step {
                OffsetStep::Member(token) => {
                    let class = self.program.class_of(ty)?;
                    let name = self.reader.name(token);
                    let member = self.lookup_in_class(class, name, u32::MAX).first()?;
                    let EntityKind::Field(field) = self.program.entities[member].kind else { return None };
                    offset = offset.checked_add(self.offset_in_class(class, field, 0)?)?;
                    ty = self.program.variables[field].ty;
                }
                OffsetStep::Element(index) => {
                    let Type::Array { element, .. } = self.value_structure(ty) else { return None };
                    let index = u64::try_from(self.integral_value(index)?).ok()?;
                    offset = offset.checked_add(index.checked_mul(self.layout_of(element)?.size)?)?;
                    ty = element;
                }
            }
        }
        Some(offset)
    }

    /// The place of a data member in a class: its own, one of an anonymous union in it, or of a base.
    fn offset_in_class(&self, class: ClassId, field: VariableId, depth: u32) -> Option<u64> {
        const NESTED: u32 = 64;
        if depth > NESTED {
            return None;
        }
        for (index, member) in self.program.classes[class].data_members.iter().enumerate() {
            let inner = match member.variable {
                Some(variable) if variable == field => Some(0),
                None if !member.is_unnamed_bit_field() => {
                    let inner = self.program.class_of(member.ty);
                    inner.and_then(|inner| self.offset_in_class(inner, field, depth + 1))
                }
                _ => None,
            };
            if let Some(inner) = inner {
                return self.offset_of_member(class, index)?.checked_add(inner);
            }
        }
        for (index, base) in self.program.classes[class].bases.iter().enumerate() {
            let inner = self.program.class_of(base.ty);
            if let Some(inner) = inner.and_then(|inner| self.offset_in_class(inner, field, depth + 1)) {
                return self.offset_of_base(class, index)?.checked_add(inner);
            }
        }
        None
    }

    /// Checks the type, which begins at a token, and the member designator behind the comma.
    pub fn check_offsetof(&mut self, ty: TypeId, type_token: u32, comma: u32, steps: &[OffsetStep]) {
        if self.context.speculating > 0 || self.is_dependent_type(ty) {
            return;
        }
        let is_class =
            matches!(self.program.written(self.program.unqualified(self.program.canonical(ty)).0), Type::Class(_));
        if matches!(self.value_structure(ty), Type::Specialization { .. } | Type::Unknown) {
            return;
        }
        if !is_class {
            self.report_at(code::OFFSETOF_NON_CLASS, type_token);
        }
        if let Some(class) = self.program.class_of(ty).filter(|_| is_class)
            && self.has_known_members(class)
            && self.is_standard_layout_class(class) == Some(false)
        {
            let report =
                Report::new(code::OFFSETOF_NON_STANDARD_LAYOUT, self.position(type_token)).with(self.type_argument(ty));
            self.report(report);
        }
        let mut ty = ty;
        for step in steps {
            match *step {
                OffsetStep::Member(token) => {
                    let class = match self.value_structure(ty) {
                        Type::Class(class) => class,
                        Type::Unknown | Type::Specialization { .. } => return,
                        _ => {
                            let report =
                                Report::new(code::DOT_ON_NON_CLASS, self.position(comma)).with(self.type_argument(ty));
                            return self.report(report);
                        }
                    };
                    if self.is_undefined_class(ty) {
                        let report =
                            Report::new(code::INCOMPLETE_TYPE, self.position(comma)).with(self.type_argument(ty));
                        return self.report(report);
                    }
                    if !self.has_known_members(class) {
                        return;
                    }
                    let name = self.reader.name(token);
                    let found = self.lookup_in_class(class, name, u32::MAX);
                    let Some(member) = found.first() else {
                        if !found.is_dependent {
                            let (class, name) = (self.type_argument(ty), self.name_text(name));
                            let report =
                                Report::new(code::NO_SUCH_MEMBER, self.position(token)).quoted(name).with(class);
                            self.report(report);
                        }
                        return;
                    };
                    let field = match self.program.entities[member].kind {
                        EntityKind::Field(field) => field,
                        EntityKind::Function(_) | EntityKind::Variable(_) => {
                            return self.report_at(code::OFFSETOF_NON_FIELD, token);
                        }
                        _ => return,
                    };
                    self.check_access(member, Some(ty), None, token);
                    if self.program.is_reference(self.program.variables[field].ty) {
                        return self.report_at(code::OFFSETOF_REFERENCE, token);
                    }
                    if self.program.variables[field].flags.contains(VariableFlags::BIT_FIELD) {
                        return self.report_at(code::OFFSETOF_BIT_FIELD, token);
                    }
                    ty = self.program.variables[field].ty;
                }
                OffsetStep::Element(index) => match self.value_structure(ty) {
                    Type::Array { element, .. } => {
                        let index_type = self.expression(index).ty;
                        if !self.is_unjudged(index)
                            && !self.is_erroneous(index)
                            && !self.is_integral_or_unscoped(index_type)
                        {
                            return self.report_operand(code::EXPECTED_INTEGRAL, index);
                        }
                        ty = element;
                    }
                    Type::Builtin(_) | Type::Enum(_) => {
                        return self.report_operand(code::SUBSCRIPT_OF_NON_POINTER, index);
                    }
                    _ => return,
                },
            }
        }
    }
}
