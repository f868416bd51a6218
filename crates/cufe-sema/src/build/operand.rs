//! What built-in operators ask of their operands ([expr.unary] to [expr.comma]). Operands that are dependent or not known satisfy everything.

use crate::Sema;
use crate::constant::{Failure, Narrowing};
use crate::conversion::{Allowed, Arithmetic, Sequence, arithmetic_class};
use crate::initialization::Purpose;
use cufe_diagnostics::{Code, Report, Severity, code};
use cufe_il::{
    Builtin, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, Operator, Program, Qualifiers, Type, TypeId,
    UnaryOperator, ValueCategory,
};

impl Sema<'_> {
    /// Whether nothing may be said of an operand.
    pub(crate) fn is_unjudged(&self, operand: ExpressionId) -> bool {
        self.context.speculating > 0 && !self.context.judges_ahead || self.is_unjudged_type(operand)
    }

    /// Whether the type of an operand is not known.
    pub(crate) fn is_unjudged_type(&self, operand: ExpressionId) -> bool {
        let entry = self.expression(operand);
        entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED)
            || matches!(
                self.value_structure(entry.ty),
                Type::Unknown | Type::Specialization { .. } | Type::Vector { .. } | Type::Complex(_)
            )
            || self.is_dependent_type(entry.ty)
            || matches!(
                self.expression(self.without_parentheses(operand)).kind,
                ExpressionKind::Overloads { .. } | ExpressionKind::InitializerList(_) | ExpressionKind::Unknown
            )
    }

    pub(crate) fn report_operand(&mut self, code: Code, operand: ExpressionId) {
        let first = self.expression(operand).first;
        self.report_at(code, first);
    }

    fn is_pointer_like(&self, ty: TypeId) -> bool {
        matches!(self.value_structure(ty), Type::Pointer(_) | Type::Array { .. })
    }

    /// Reports 137 for an operand that cannot be assigned to: no lvalue, const (not in templates, measured), an array or a
    /// function.
    pub(crate) fn check_modifiable(&mut self, operand: ExpressionId) -> bool {
        if self.is_unjudged(operand) {
            return true;
        }
        let entry = self.expression(operand);
        let qualifiers = self.program.unqualified(self.program.canonical(entry.ty)).1;
        let is_fixed = entry.category != ValueCategory::Lvalue
            || qualifiers.contains(Qualifiers::CONST) && !self.is_in_pattern()
            || self.names_constant_memory(operand)
            || matches!(self.value_structure(entry.ty), Type::Array { .. } | Type::Function(_));
        if is_fixed {
            let report = Report::new(code::NOT_MODIFIABLE_LVALUE, self.position(entry.first));
            let report = match entry.kind {
                ExpressionKind::Name { entity, .. } | ExpressionKind::Member { member: entity, .. } => {
                    let text = if qualifiers.contains(Qualifiers::CONST) {
                        "it is declared const here"
                    } else {
                        "it is declared here"
                    };
                    report.related(self.declared_position(entity), text)
                }
                _ => report,
            };
            self.report(report);
        }
        !is_fixed
    }

    /// What a prefix or postfix operator asks of its operand.
    pub(crate) fn check_unary(&mut self, operator: UnaryOperator, operand: ExpressionId) {
        if operator == UnaryOperator::AddressOf {
            self.check_address(operand);
            return;
        }
        if self.is_unjudged(operand) {
            return;
        }
        let entry = self.expression(operand);
        let structure = self.value_structure(entry.ty);
        match operator {
            UnaryOperator::Plus if self.is_pointer_like(entry.ty) || matches!(structure, Type::Function(_)) => {}
            UnaryOperator::Plus | UnaryOperator::Minus if !self.is_arithmetic_or_unscoped(entry.ty) => {
                self.report_operand(code::EXPECTED_ARITHMETIC, operand);
            }
            UnaryOperator::Complement if !self.is_integral_or_unscoped(entry.ty) => {
                self.report_operand(code::EXPECTED_INTEGRAL, operand)
            }
            UnaryOperator::Not => self.check_bool_operand(operand),
            UnaryOperator::Dereference => match structure {
                Type::Pointer(inner) if self.value_structure(inner) == Type::Builtin(Builtin::Void) => {
                    self.report_operand(code::INVALID_DELETE_OPERAND, operand);
                }
                Type::Pointer(_) | Type::Array { .. } | Type::Function(_) | Type::Class(_) => {}
                _ => self.report_operand(code::DEREFERENCE_OF_NON_POINTER, operand),
            },
            UnaryOperator::PreIncrement
            | UnaryOperator::PreDecrement
            | UnaryOperator::PostIncrement
            | UnaryOperator::PostDecrement => self.check_increment(operator, operand),
            UnaryOperator::Real | UnaryOperator::Imag => self.check_complex_operand(operand),
            _ => {}
        }
    }

    /// `__real__ e` and `__imag__ e` (GNU): 1442 where e is no number; a real one is told of (1443), at the operator.
    fn check_complex_operand(&mut self, operand: ExpressionId) {
        let entry = self.expression(operand);
        if matches!(self.value_structure(entry.ty), Type::Complex(_)) || self.declaring.in_instance {
            return;
        }
        if self.is_arithmetic_or_unscoped(entry.ty) {
            self.warning_at(code::IMAGINARY_OF_REAL, entry.first.saturating_sub(1));
        } else {
            self.report_operand(code::COMPLEX_OPERAND_EXPECTED, operand);
        }
    }

    fn check_increment(&mut self, operator: UnaryOperator, operand: ExpressionId) {
        let entry = self.expression(operand);
        self.complete_pointee(entry.ty);
        let is_increment = matches!(operator, UnaryOperator::PreIncrement | UnaryOperator::PostIncrement);
        let is_prefix = matches!(operator, UnaryOperator::PreIncrement | UnaryOperator::PreDecrement);
        match self.value_structure(entry.ty) {
            Type::Enum(_) => {
                let token = if is_prefix { entry.first.saturating_sub(1) } else { entry.last + 1 };
                self.report_at(code::ENUM_OPERATOR, token);
            }
            Type::Class(_) => {}
            Type::Builtin(Builtin::Void) | Type::MemberPointer { .. } => {
                self.report_operand(code::EXPECTED_SCALAR_OPERAND, operand)
            }
            Type::Builtin(Builtin::Nullptr) => self.report_operand(code::EXPECTED_ARITHMETIC, operand),
            Type::Builtin(Builtin::Bool) if !is_increment => self.report_operand(code::DECREMENT_OF_BOOL, operand),
            Type::Function(_) => self.report_operand(code::INVALID_DELETE_OPERAND, operand),
            structure => {
                if structure == Type::Builtin(Builtin::Bool) {
                    self.report_operand(code::INCREMENT_OF_BOOL, operand);
                }
                if !self.check_modifiable(operand) {
                    return;
                }
                if let Type::Pointer(inner) = structure
                    && !self.is_complete_object(inner)
                {
                    self.report_operand(code::INVALID_DELETE_OPERAND, operand);
                }
            }
        }
    }

    /// Whether a pointer to a type can be moved: it is neither `void`, a function nor a class without definition.
    fn is_complete_object(&self, ty: TypeId) -> bool {
        match self.value_structure(ty) {
            Type::Builtin(Builtin::Void) | Type::Function(_) => false,
            Type::Class(_) => !self.is_undefined_class(ty),
            _ => true,
        }
    }

    /// `&e`: an lvalue or function that is no bit-field.
    fn check_address(&mut self, operand: ExpressionId) {
        if self.context.speculating == 0 && self.function_set(operand).is_some_and(|set| set.is_address) {
            // The address of an overloaded function is a value, too.
            return self.report_operand(code::EXPECTED_LVALUE, operand);
        }
        if self.is_unjudged(operand) {
            return;
        }
        let inner = self.without_parentheses(operand);
        let entry = self.expression(inner);
        let is_named = match entry.kind {
            ExpressionKind::Name { entity: member, .. } | ExpressionKind::Member { member, .. } => {
                matches!(self.program.entities[member].kind, EntityKind::Function(_) | EntityKind::Template(_))
            }
            // An array or object that a compound literal makes has an address in GNU mode.
            ExpressionKind::CompoundLiteral { .. } | ExpressionKind::DependentMember { .. } => true,
            _ => false,
        };
        if is_named {
            return;
        }
        // At the operator before the operand.
        let operator = self.expression(operand).first.saturating_sub(1);
        if self.bit_field(operand).is_some() {
            self.report_at(code::ADDRESS_OF_BIT_FIELD, operator);
        } else if entry.category != ValueCategory::Lvalue {
            match self.value_structure(entry.ty) {
                Type::Function(_) => {}
                Type::Class(_) => self.report_at(code::ADDRESS_OF_TEMPORARY, operator),
                _ => self.report_operand(code::EXPECTED_LVALUE, operand),
            }
        }
    }

    /// A condition: contextually convertible to `bool` (711).
    pub fn check_bool_operand(&mut self, operand: ExpressionId) {
        self.settle_address(operand);
        self.complete_type(self.expression(operand).ty);
        if self.is_unjudged(operand) {
            return;
        }
        let entry = self.expression(operand);
        let is_bad = match self.value_structure(entry.ty) {
            Type::Builtin(Builtin::Void) => true,
            Type::Enum(id) => self.program.enums[id].is_scoped,
            Type::Class(class) => {
                if !self.has_known_members(class) {
                    if self.is_undefined_here(entry.ty) {
                        self.report_incomplete_operand(operand);
                    }
                    return;
                }
                let value = self.operand(operand);
                let bool_type = Program::builtin(Builtin::Bool);
                match self.implicit_conversion(&value, bool_type, Allowed::EXPLICIT) {
                    Sequence::Impossible => true,
                    Sequence::User(user) => {
                        match self.settled_conversion(&user) {
                            Some(function) => self.use_conversion(operand, function),
                            None if user.is_ambiguous => {
                                self.report_operand(code::AMBIGUOUS_BUILTIN_CONVERSION, operand)
                            }
                            None => {}
                        }
                        false
                    }
                    Sequence::Unknown => {
                        self.note_unknown();
                        false
                    }
                    _ => false,
                }
            }
            _ => false,
        };
        if is_bad {
            self.report_operand(code::NOT_CONVERTIBLE_TO_BOOL, operand);
        }
    }

    /// What a built-in binary operator that does not assign asks of its operands; `types` are those of the values after
    /// conversions of class operands.
    pub(crate) fn check_binary(
        &mut self,
        operator: Operator,
        operands: [ExpressionId; 2],
        types: [TypeId; 2],
        token: u32,
    ) {
        use Operator::*;
        if operands.iter().any(|&operand| self.is_unjudged(operand)) {
            return;
        }
        let [left, right] = operands;
        if types
            .iter()
            .any(|&ty| matches!(self.value_structure(ty), Type::Class(_) | Type::Unknown | Type::Specialization { .. }))
        {
            return;
        }
        let is_arithmetic = types.map(|ty| self.is_arithmetic_or_unscoped(ty));
        let is_integral = types.map(|ty| self.is_integral_or_unscoped(ty));
        let is_number = types.map(|ty| matches!(self.value_structure(ty), Type::Builtin(_)));
        let is_pointer =
            types.map(|ty| self.is_pointer_like(ty) || matches!(self.value_structure(ty), Type::Function(_)));
        // What cannot be added or compared at all stands out on the left.
        let is_relational = matches!(operator, Less | Greater | LessEqual | GreaterEqual);
        let is_odd = types.map(|ty| match self.value_structure(ty) {
            Type::Builtin(Builtin::Void) => true,
            Type::Builtin(Builtin::Nullptr) => matches!(operator, Plus | Minus),
            Type::MemberPointer { .. } => matches!(operator, Plus | Minus) || is_relational,
            _ => false,
        });
        if is_relational || matches!(operator, Plus | Minus | EqualEqual | ExclaimEqual) {
            if is_odd[0] {
                self.report_operand(code::EXPECTED_SCALAR, left);
                return;
            }
            if is_odd[1] && is_arithmetic[0] {
                self.report_operand(code::EXPECTED_ARITHMETIC, right);
                return;
            }
            // A null pointer is only equal to pointers to members, or not.
            if is_odd[1] && is_relational && self.value_structure(types[0]) == Type::Builtin(Builtin::Nullptr) {
                self.report_operand(code::EXPECTED_SCALAR, right);
                return;
            }
        }
        match operator {
            Star | Slash => {
                if let Some(index) = is_arithmetic.iter().position(|&fits| !fits) {
                    self.report_operand(code::EXPECTED_ARITHMETIC, operands[index]);
                }
            }
            Percent | LessLess | GreaterGreater | Ampersand | Pipe | Caret => {
                if let Some(index) = is_integral.iter().position(|&fits| !fits) {
                    self.report_operand(code::EXPECTED_INTEGRAL, operands[index]);
                }
            }
            Plus | Minus => match is_pointer {
                [true, true] if operator == Minus => {
                    if let Some(index) = types.iter().position(|&ty| self.points_to_incomplete(ty)) {
                        self.report_operand(code::INVALID_DELETE_OPERAND, operands[index]);
                    } else {
                        self.check_same_pointee(operands, types, token);
                    }
                }
                [true, _] if !is_integral[1] => self.report_operand(code::EXPECTED_INTEGRAL, right),
                [_, true] if operator == Plus && !is_integral[0] => self.report_operand(code::EXPECTED_INTEGRAL, left),
                [false, true] if operator == Minus => self.report_operand(code::EXPECTED_ARITHMETIC, right),
                [true, _] => self.check_pointer_arithmetic(left, types[0], is_number[1], token),
                [_, true] => self.check_pointer_arithmetic(right, types[1], false, token),
                _ => {
                    if let Some(index) = is_arithmetic.iter().position(|&fits| !fits) {
                        self.report_operand(code::EXPECTED_ARITHMETIC, operands[index]);
                    }
                }
            },
            AmpersandAmpersand | PipePipe => {
                self.check_bool_operand(left);
                self.check_bool_operand(right);
            }
            EqualEqual | ExclaimEqual | Less | Greater | LessEqual | GreaterEqual => {
                self.check_comparison(operands, types, is_arithmetic, is_pointer, token);
            }
            Spaceship => match self.three_way_mistake(types) {
                None => {
                    self.check_comparison(operands, types, is_arithmetic, is_pointer, token);
                    if is_arithmetic == [true, true] {
                        self.check_three_way_narrowing(operands, types);
                    }
                    self.check_spaceship_header(types[0], types[1], self.expression(right).first);
                }
                Some(code) => {
                    let [first, second] = types.map(|ty| self.type_argument(ty));
                    self.report(Report::new(code, self.position(token)).with(first).with(second));
                }
            },
            _ => {}
        }
    }

    /// Whether a type is that of a pointer to something without size.
    fn points_to_incomplete(&mut self, ty: TypeId) -> bool {
        self.complete_pointee(ty);
        match self.value_structure(ty) {
            Type::Pointer(inner) => {
                !self.is_complete_object(inner) && (self.program.class_of(inner).is_none() || !self.is_in_pattern())
            }
            Type::Function(_) => true,
            _ => false,
        }
    }

    /// 1143: a number behind a pointer to `void` or to a function, which is an extension; 852 for what else is computed with
    /// such pointers (measured), and for pointers to classes without definition.
    fn check_pointer_arithmetic(&mut self, operand: ExpressionId, ty: TypeId, is_before_number: bool, token: u32) {
        self.complete_pointee(ty);
        if let Type::Pointer(inner) = self.value_structure(ty)
            && self.is_undefined_here(inner)
        {
            self.report_operand(code::INVALID_DELETE_OPERAND, operand);
            return;
        }
        let is_odd = match self.value_structure(ty) {
            Type::Pointer(inner) => {
                matches!(self.value_structure(inner), Type::Builtin(Builtin::Void) | Type::Function(_))
            }
            Type::Function(_) => true,
            _ => false,
        };
        if is_odd && !is_before_number {
            self.report_operand(code::INVALID_DELETE_OPERAND, operand);
        } else if is_odd {
            self.report_at(code::VOID_OR_FUNCTION_POINTER_ARITHMETIC, token);
        }
    }

    fn check_comparison(
        &mut self,
        operands: [ExpressionId; 2],
        types: [TypeId; 2],
        is_arithmetic: [bool; 2],
        is_pointer: [bool; 2],
        token: u32,
    ) {
        let is_null = operands.map(|operand| self.is_null_pointer_constant(operand));
        match (is_arithmetic, is_pointer) {
            ([true, true], _) => self.remark_sign_comparison(operands, token),
            (_, [true, true]) => {
                self.check_function_against_void(types, token);
                self.check_same_pointee(operands, types, token);
            }
            (_, [true, false]) if is_null[1] => {}
            (_, [false, true]) if is_null[0] => {}
            _ => {
                let structures = types.map(|ty| self.value_structure(ty));
                let fits = match (structures[0], structures[1]) {
                    (Type::Builtin(Builtin::Nullptr), Type::Builtin(Builtin::Nullptr)) => true,
                    (
                        Type::MemberPointer { class: first, member },
                        Type::MemberPointer { class: second, member: other },
                    ) => {
                        self.complete_member_classes(first, second);
                        self.may_be_one_member_type((first, member), (second, other))
                    }
                    (Type::MemberPointer { .. }, _) => is_null[1],
                    (_, Type::MemberPointer { .. }) => is_null[0],
                    (Type::Enum(a), Type::Enum(b)) => a == b,
                    // `nullptr` and a literal zero.
                    (Type::Builtin(Builtin::Nullptr), _) => is_null[1],
                    (_, Type::Builtin(Builtin::Nullptr)) => is_null[0],
                    _ => false,
                };
                match fits {
                    true => self.check_common_member_class(operands, types),
                    false => self.report_at(code::INCOMPATIBLE_OPERAND_TYPES, token),
                }
            }
        }
    }

    /// Why there is no built-in `<=>` for two types ([expr.spaceship]), as far as other comparisons of them are well-formed:
    /// for `bool` and what is none, two enumerations, pointers to functions or to members, two null pointers.
    pub(crate) fn three_way_mistake(&mut self, types: [TypeId; 2]) -> Option<Code> {
        let [first, second] = types.map(|ty| {
            let decayed = self.decayed(ty);
            self.program.canonical(decayed)
        });
        let [a, b] = types.map(|ty| self.value_structure(ty));
        let is_bool = |ty: &Type| matches!(ty, Type::Builtin(Builtin::Bool));
        let points_to_function = |ty: &Type| match *ty {
            Type::Pointer(inner) => self.is_function(inner),
            Type::Function(_) => true,
            _ => false,
        };
        let is_none = match (&a, &b) {
            (Type::Enum(_), Type::Enum(_)) if a != b => return Some(code::THREE_WAY_ENUMERATIONS),
            (
                Type::Builtin(Builtin::Nullptr) | Type::MemberPointer { .. },
                Type::Builtin(Builtin::Nullptr) | Type::MemberPointer { .. },
            ) => true,
            (Type::Builtin(Builtin::Nullptr), other) | (other, Type::Builtin(Builtin::Nullptr)) => {
                points_to_function(other)
            }
            (Type::Builtin(_) | Type::Enum(_), Type::Builtin(_) | Type::Enum(_)) => is_bool(&a) != is_bool(&b),
            _ => points_to_function(&a) && points_to_function(&b) && first == second,
        };
        is_none.then_some(code::THREE_WAY_OPERANDS)
    }

    /// `<=>` narrows none of its arithmetic operands, but integers to floating types ([expr.spaceship]/4): 2361 by type, 2362 for
    /// constants.
    fn check_three_way_narrowing(&mut self, operands: [ExpressionId; 2], types: [TypeId; 2]) {
        let [left, right] = [0, 1].map(|index| self.operand_type(operands[index], types[index]));
        let common = self.usual_arithmetic(left, right);
        let is_floating = |sema: &Self, ty| matches!(sema.value_structure(ty), Type::Builtin(it) if it.is_floating());
        if is_floating(self, common) {
            return;
        }
        for (operand, ty) in operands.into_iter().zip(types) {
            if !self.narrows_by_type(ty, common) {
                continue;
            }
            let narrowing = match self.program.class_of(self.expression(operand).ty) {
                // What its conversion function returns may be a constant.
                Some(_) => match self.evaluate_supplied(operand, Some(ty), false) {
                    Ok(value) => self.narrowing_of_constant(value, ty, common),
                    Err(Failure::Unknown | Failure::Needs(_)) => Narrowing::Unknown,
                    Err(Failure::NotConstant(_)) => Narrowing::Type,
                },
                None => self.narrowing(operand, common),
            };
            let code = match narrowing {
                Narrowing::Type => code::NARROWING_CONVERSION,
                Narrowing::Value => code::NARROWING_IN_CONSTANT_EXPRESSION,
                Narrowing::Unknown => {
                    self.note_unknown();
                    continue;
                }
                Narrowing::Inexact | Narrowing::None => continue,
            };
            self.report_narrowing(code, operand, common, Some(Severity::Error));
            return;
        }
    }

    /// Whether two pointers to members may have a composite type ([expr.type]/4).
    fn may_be_one_member_type(&mut self, (a, member): (TypeId, TypeId), (b, other): (TypeId, TypeId)) -> bool {
        // Of functions only the exception specification may differ.
        let is_open = |ty| self.is_dependent_type(ty) || self.value_structure(ty) == Type::Unknown;
        let are_functions_other =
            self.is_function(member) && self.is_function(other) && !is_open(member) && !is_open(other) && {
                let (first, second) = (self.program.canonical(member), self.program.canonical(other));
                first != second && !self.removes_noexcept(first, second) && !self.removes_noexcept(second, first)
            };
        let same = |a: TypeId, b: TypeId| {
            let (a, b) = (self.program.canonical(a), self.program.canonical(b));
            self.program.unqualified(a).0 == self.program.unqualified(b).0
                || [a, b].iter().any(|&ty| self.is_dependent_type(ty) || self.value_structure(ty) == Type::Unknown)
        };
        let is_plain =
            |ty: TypeId| matches!(self.value_structure(ty), Type::Builtin(_) | Type::Class(_) | Type::Enum(_));
        let is_other_kind = self.is_function(member) != self.is_function(other)
            && ![member, other]
                .iter()
                .any(|&ty| self.is_dependent_type(ty) || self.value_structure(ty) == Type::Unknown);
        let are_members_other =
            is_other_kind || are_functions_other || is_plain(member) && is_plain(other) && !same(member, other);
        let are_related =
            same(a, b) || self.is_derived_from(a, b) != Some(false) || self.is_derived_from(b, a) != Some(false);
        are_related && !are_members_other
    }

    /// Remark 1873: by `<` and its like a signed operand that may be negative is converted to an unsigned type.
    fn remark_sign_comparison(&mut self, operands: [ExpressionId; 2], token: u32) {
        use cufe_lex::TokenKind as T;
        let is_relational = self.reader.is_any(token, &[T::Less, T::LessEqual, T::Greater, T::GreaterEqual]);
        if !is_relational || self.context.speculating > 0 {
            return;
        }
        let [left, right] = operands.map(|operand| self.promoted_integer(operand));
        let (Some(left), Some(right)) = (left, right) else { return };
        let (signed, unsigned, operand) = match (left.1, right.1) {
            (true, false) => (left.0, right.0, operands[0]),
            (false, true) => (right.0, left.0, operands[1]),
            _ => return,
        };
        if unsigned >= signed && self.arithmetic_constant(operand).is_none() {
            self.report_at(code::SIGNED_UNSIGNED_COMPARISON, token);
        }
    }

    /// Bits and sign of an integral operand after promotion.
    fn promoted_integer(&self, operand: ExpressionId) -> Option<(u32, bool)> {
        let ty = match self.value_structure(self.expression(operand).ty) {
            Type::Enum(id) if !self.program.enums[id].is_scoped => {
                self.value_structure(self.program.enums[id].underlying?)
            }
            structure => structure,
        };
        let Type::Builtin(builtin) = ty else { return None };
        let (bits, is_signed) =
            crate::constant::integral::integral_properties(builtin, self.options.dialect.unsigned_chars)?;
        Some(if bits < 32 { (32, true) } else { (bits, is_signed) })
    }

    /// 2710: a pointer to a function is compared with one to `void`.
    fn check_function_against_void(&mut self, types: [TypeId; 2], token: u32) {
        let pointee = types.map(|ty| match self.value_structure(ty) {
            Type::Pointer(inner) => self.value_structure(inner),
            structure => structure,
        });
        let void = Type::Builtin(Builtin::Void);
        if matches!(pointee, [Type::Function(_), other] | [other, Type::Function(_)] if other == void) {
            self.report_at(code::FUNCTION_COMPARED_WITH_VOID, token);
        }
    }

    /// Two pointers that are compared or subtracted: one converts to the type of the other (42).
    fn check_same_pointee(&mut self, operands: [ExpressionId; 2], types: [TypeId; 2], token: u32) {
        let pointee = |sema: &mut Self, ty: TypeId| {
            let decayed = sema.decayed(ty);
            match sema.value_structure(decayed) {
                Type::Pointer(inner) => sema.program.unqualified(sema.program.canonical(inner)).0,
                _ => Program::UNKNOWN,
            }
        };
        let (a, b) = (pointee(self, types[0]), pointee(self, types[1]));
        let void = Type::Builtin(Builtin::Void);
        let (x, y) = (self.program.written(a), self.program.written(b));
        if a == b || x == void || y == void || self.is_dependent_type(a) || self.is_dependent_type(b) {
            return;
        }
        let is_class = |ty: Type| matches!(ty, Type::Class(_) | Type::Specialization { .. });
        if is_class(x) && is_class(y) {
            use crate::class::BaseRelation;
            if self.base_relation(a, b) != BaseRelation::No || self.base_relation(b, a) != BaseRelation::No {
                return self.check_common_base(operands, [a, b]);
            }
        }
        let similar = self.is_reference_compatible(a, b) || self.is_reference_compatible(b, a);
        let deeper = matches!(
            (x, y),
            (Type::Pointer(_), Type::Pointer(_))
                | (Type::Array { .. }, Type::Array { .. })
                | (Type::Function(_), Type::Function(_))
        );
        let is_similar = similar || deeper && self.is_similar(a, b);
        if !is_similar {
            self.report_at(code::INCOMPATIBLE_OPERAND_TYPES, token);
        }
    }

    /// Whether two types differ only in qualifiers ([conv.qual]).
    pub(crate) fn is_similar(&mut self, a: TypeId, b: TypeId) -> bool {
        let (mut a, mut b) = (self.program.canonical(a), self.program.canonical(b));
        loop {
            (a, b) = (self.program.unqualified(a).0, self.program.unqualified(b).0);
            (a, b) = match (self.program.written(a), self.program.written(b)) {
                (Type::Pointer(a), Type::Pointer(b)) => (a, b),
                (Type::Array { element: a, .. }, Type::Array { element: b, .. }) => (a, b),
                (Type::MemberPointer { class, member: a }, Type::MemberPointer { class: other, member: b })
                    if class == other =>
                {
                    (a, b)
                }
                _ => return a == b || self.removes_noexcept(a, b) || self.removes_noexcept(b, a),
            };
        }
    }

    /// What a built-in assignment asks of its operands.
    pub(crate) fn check_assignment(&mut self, operator: Operator, left: ExpressionId, right: ExpressionId, token: u32) {
        use Operator::*;
        if self.is_unjudged(left) {
            return;
        }
        let entry = self.expression(left);
        let ty = self.program.unqualified(self.program.canonical(entry.ty)).0;
        if matches!(self.program.written(ty), Type::Class(_)) {
            return;
        }
        if matches!(self.program.written(ty), Type::Enum(_)) && operator != Equal {
            self.report_at(code::ENUM_OPERATOR, token);
            return;
        }
        if operator == Equal && matches!(self.expression(self.without_parentheses(left)).kind, ExpressionKind::This) {
            self.report_operand(code::ASSIGNMENT_TO_THIS, left);
            return;
        }
        // The value may be of a class yet, and is looked at in instances.
        if self.expression(right).flags.contains(ExpressionFlags::TYPE_DEPENDENT) || !self.check_modifiable(left) {
            return;
        }
        if operator == Equal {
            self.initialize_from(right, ty, Purpose::Assignment(token));
            return;
        }
        if self.is_braced(right) && self.context.speculating == 0 {
            self.report_operand(code::BRACED_LIST_NOT_ALLOWED, right);
            return;
        }
        if self.is_unjudged(right) {
            return;
        }
        let right_type = self.expression(right).ty;
        if matches!(self.value_structure(right_type), Type::Class(_)) {
            return;
        }
        let is_integral = self.is_integral_or_unscoped(right_type);
        let is_arithmetic = self.is_arithmetic_or_unscoped(right_type);
        let left_class = match self.program.written(ty) {
            Type::Builtin(builtin) => arithmetic_class(builtin),
            _ => None,
        };
        // `b = b + p` converts a pointer to `bool` ([expr.assign]/6).
        let is_pointer_to_bool = operator == Operator::PlusEqual
            && self.program.written(ty) == Type::Builtin(Builtin::Bool)
            && self.is_pointer_like(right_type);
        match operator {
            PlusEqual | MinusEqual if self.is_pointer_like(ty) => {
                if is_integral {
                    self.check_pointer_arithmetic(left, ty, true, token);
                } else {
                    self.report_operand(code::EXPECTED_INTEGRAL, right);
                }
            }
            PlusEqual | MinusEqual | StarEqual | SlashEqual => {
                if left_class.is_none() {
                    self.report_operand(code::EXPECTED_ARITHMETIC, left);
                } else if is_pointer_to_bool {
                    self.check_pointer_arithmetic(right, right_type, false, token);
                } else if !is_arithmetic {
                    self.report_operand(code::EXPECTED_ARITHMETIC, right);
                }
            }
            _ => {
                if left_class != Some(Arithmetic::Integral) {
                    self.report_operand(code::EXPECTED_INTEGRAL, left);
                } else if !is_integral {
                    self.report_operand(code::EXPECTED_INTEGRAL, right);
                }
            }
        }
    }

    /// What a built-in subscript asks of its operands: a pointer and an integer.
    pub(crate) fn check_subscript(&mut self, base: ExpressionId, index: ExpressionId) {
        if self.is_unjudged(base) || self.is_unjudged(index) {
            return;
        }
        let (a, b) = (self.expression(base).ty, self.expression(index).ty);
        if [a, b].iter().any(|&ty| matches!(self.value_structure(ty), Type::Class(_))) {
            return;
        }
        if self.is_pointer_like(a) {
            if self.points_to_incomplete(a) {
                self.report_operand(code::INVALID_DELETE_OPERAND, base);
            } else if !self.is_integral_or_unscoped(b) {
                self.report_operand(code::EXPECTED_INTEGRAL, index);
            }
        } else if self.is_integral_or_unscoped(a) {
            if !self.is_pointer_like(b) {
                self.report_operand(code::SUBSCRIPT_OF_NON_POINTER, index);
            } else if self.points_to_incomplete(b) {
                self.report_operand(code::INVALID_DELETE_OPERAND, index);
            }
        } else {
            let is_function = matches!(self.value_structure(a), Type::Function(_));
            self.report_operand(
                if is_function { code::INVALID_DELETE_OPERAND } else { code::SUBSCRIPT_OF_NON_POINTER },
                base,
            );
            if !self.is_integral_or_unscoped(b) {
                self.report_operand(code::EXPECTED_INTEGRAL, index);
            }
        }
    }
}
