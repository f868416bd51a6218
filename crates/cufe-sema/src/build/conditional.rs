//! The conditional operator ([expr.cond]).

use super::Extent;
use crate::Sema;
use crate::class::BaseRelation;
use crate::conversion::{Allowed, Operand, Related, Sequence};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::overload::Resolution;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Builtin, ExpressionFlags, ExpressionId, ExpressionKind, Program, Qualifiers, Type, TypeId, ValueCategory,
};

/// Type and value category.
type Value = (TypeId, ValueCategory);

/// The conversion of one operand to match the other ([expr.cond]/4).
enum Match {
    No,
    Unknown,
    Yes(Value, Sequence),
}

/// What the second and third operand have in common.
enum Common {
    Value(Value),
    Unknown,
    /// Nothing: 42 at the colon.
    Nothing,
    /// Each converts to the other: 979 at the colon.
    Both,
}

impl Sema<'_> {
    /// `a ? b : c`; `then` is the condition in the GNU form without second operand ([expr.cond]).
    pub fn build_conditional(
        &mut self,
        condition: ExpressionId,
        then: ExpressionId,
        otherwise: ExpressionId,
        extent: Extent,
    ) -> ExpressionId {
        // Beside a dependent operand, functions may have a type that they are converted to.
        let [of_then, of_otherwise] =
            [then, otherwise].map(|operand| self.expression(operand).flags.contains(ExpressionFlags::TYPE_DEPENDENT));
        if !of_otherwise {
            self.settle_address(then);
        }
        if !of_then {
            self.settle_address(otherwise);
        }
        let (a, b) = (self.expression(then), self.expression(otherwise));
        self.complete_different(a.ty, b.ty);
        self.check_bool_operand(condition);
        let mut flags = self.expression(condition).flags;
        flags.remove(ExpressionFlags::TYPE_DEPENDENT);
        flags |= a.flags | b.flags;
        let kind = ExpressionKind::Conditional { condition, then, otherwise };
        let is_throw = |sema: &Self, operand: ExpressionId| {
            matches!(sema.expression(sema.without_parentheses(operand)).kind, ExpressionKind::Throw { .. })
        };
        let (ty, category) = if is_throw(self, then) {
            (b.ty, b.category)
        } else if is_throw(self, otherwise) {
            (a.ty, a.category)
        } else if self.is_unjudged_type(then) || self.is_unjudged_type(otherwise) {
            match self.program.canonical(a.ty) == self.program.canonical(b.ty) && a.category == b.category {
                true => (a.ty, a.category),
                false => self.plain_composite(a.ty, b.ty),
            }
        } else {
            self.judged_conditional(then, otherwise)
        };
        let expression = self.build(kind, ty, category, flags, extent);
        self.fold_conditional(expression, condition, [then, otherwise]);
        expression
    }

    /// The type where an operand cannot be judged: only what follows from builtin types alone.
    fn plain_composite(&mut self, a: TypeId, b: TypeId) -> Value {
        let ty = match (self.value_structure(a), self.value_structure(b)) {
            _ if a != Program::UNKNOWN && self.program.canonical(a) == self.program.canonical(b) => a,
            (Type::Builtin(Builtin::Nullptr), Type::Pointer(_)) => b,
            (Type::Pointer(_), Type::Builtin(_)) => a,
            (Type::Builtin(_), Type::Pointer(_)) => b,
            (Type::Builtin(_), Type::Builtin(_)) => self.usual_arithmetic(a, b),
            _ => Program::UNKNOWN,
        };
        (ty, ValueCategory::Prvalue)
    }

    fn judged_conditional(&mut self, then: ExpressionId, otherwise: ExpressionId) -> Value {
        const UNKNOWN: Value = (Program::UNKNOWN, ValueCategory::Prvalue);
        // The colon stands before the third operand.
        let colon = self.expression(otherwise).first.saturating_sub(1);
        if self.program.canonical(self.expression(then).ty) != self.program.canonical(self.expression(otherwise).ty)
            && self.context.speculating == 0
            && let Some(undefined) =
                [then, otherwise].into_iter().find(|&operand| self.is_undefined_here(self.expression(operand).ty))
        {
            self.report_incomplete_operand(undefined);
            return UNKNOWN;
        }
        match self.common(then, otherwise) {
            Common::Value(value) => value,
            Common::Unknown => UNKNOWN,
            _ if self.context.speculating > 0 => {
                self.delay_judgement(Program::builtin(Builtin::Bool), &[]);
                UNKNOWN
            }
            wrong => {
                let code = if matches!(wrong, Common::Both) {
                    code::MUTUAL_CONVERSIONS
                } else {
                    code::INCOMPATIBLE_OPERAND_TYPES
                };
                let (a, b) = (self.expression(then).ty, self.expression(otherwise).ty);
                let (a, b) = self.type_pair(a, b);
                let report = Report::new(code, self.position(colon)).with(a).with(b);
                self.report(report);
                UNKNOWN
            }
        }
    }

    fn common(&mut self, then: ExpressionId, otherwise: ExpressionId) -> Common {
        let (mut a, mut b) = (self.operand(then), self.operand(otherwise));
        let is_void = |sema: &Self, ty| sema.value_structure(ty) == Type::Builtin(Builtin::Void);
        match (is_void(self, a.ty), is_void(self, b.ty)) {
            (true, true) => return Common::Value((Program::builtin(Builtin::Void), ValueCategory::Prvalue)),
            (false, false) => {}
            _ => return Common::Nothing,
        }
        let same = |sema: &Self, a: &Operand, b: &Operand| sema.program.canonical(a.ty) == sema.program.canonical(b.ty);
        let is_class = |sema: &Self, ty| matches!(sema.value_structure(ty), Type::Class(_));
        let has_class = is_class(self, a.ty) || is_class(self, b.ty);
        let differ_in_qualifiers = self.program.unqualified(self.program.canonical(a.ty)).0
            == self.program.unqualified(self.program.canonical(b.ty)).0;
        let both_glvalues = a.category == b.category && a.category != ValueCategory::Prvalue;
        if !same(self, &a, &b) && (has_class || both_glvalues && differ_in_qualifiers) {
            match (self.match_operand(&a, &b), self.match_operand(&b, &a)) {
                (Match::Unknown, _) | (_, Match::Unknown) => return Common::Unknown,
                (Match::Yes(..), Match::Yes(..)) => return Common::Both,
                (Match::Yes(value, sequence), Match::No) => {
                    self.convert_operand(then, value.0, &sequence);
                    (a.ty, a.category, a.expression) = (value.0, value.1, None);
                }
                (Match::No, Match::Yes(value, sequence)) => {
                    self.convert_operand(otherwise, value.0, &sequence);
                    (b.ty, b.category, b.expression) = (value.0, value.1, None);
                }
                (Match::No, Match::No) => {}
            }
        }
        if same(self, &a, &b) && a.category == b.category && a.category != ValueCategory::Prvalue {
            return Common::Value((a.ty, a.category));
        }
        if is_class(self, a.ty) || is_class(self, b.ty) {
            return self.common_of_classes(then, otherwise, &a, &b);
        }
        self.common_of_scalars([then, otherwise], &a, &b)
    }

    /// Operands that are no glvalues of one type, some of them objects of classes ([expr.cond]/6).
    fn common_of_classes(&mut self, then: ExpressionId, otherwise: ExpressionId, a: &Operand, b: &Operand) -> Common {
        let (first, second) = (self.program.class_of(a.ty), self.program.class_of(b.ty));
        if let (Some(class), true) = (first, first == second) {
            for (expression, operand) in [(then, a), (otherwise, b)] {
                if operand.expression.is_some()
                    && let Some(function) = self.copy_constructor(class, operand)
                {
                    let token = self.expression(expression).first;
                    self.use_function(FunctionUse::new(function, FunctionUseKind::ImplicitConstruction, token));
                }
            }
            let qualifiers = self.program.unqualified(self.program.canonical(b.ty)).1;
            let ty = self.program.qualified(a.ty, qualifiers);
            return Common::Value((ty, ValueCategory::Prvalue));
        }
        if self.has_unknown_members(a.ty) || self.has_unknown_members(b.ty) {
            return Common::Unknown;
        }
        // Conversion functions may lead to operands of a built-in operator.
        match self.resolve_conditional(&[*a, *b]) {
            Resolution::Selected(candidate) => {
                let mut converted = [*a, *b];
                for ((value, operand), sequence) in
                    converted.iter_mut().zip([then, otherwise]).zip(&candidate.conversions)
                {
                    match sequence {
                        Sequence::User(user) if user.is_ambiguous => return Common::Nothing,
                        Sequence::User(user) => {
                            self.convert_operand(operand, user.second.to, sequence);
                            *value = Operand { ty: user.second.to, category: ValueCategory::Prvalue, expression: None };
                        }
                        _ => {}
                    }
                }
                self.common_of_scalars([then, otherwise], &converted[0], &converted[1])
            }
            Resolution::NoMatch(_) | Resolution::Ambiguous(_) => Common::Nothing,
            Resolution::Unknown => Common::Unknown,
        }
    }

    /// Notes what the conversion of an operand calls.
    fn convert_operand(&mut self, operand: ExpressionId, ty: TypeId, sequence: &Sequence) {
        match sequence {
            Sequence::User(user) => self.use_user_conversion(operand, ty, user),
            _ => self.check_conversion_to_base(operand, self.expression(operand).ty, ty),
        }
    }

    /// Whether an operand converts to what the other one is ([expr.cond]/4).
    fn match_operand(&mut self, from: &Operand, other: &Operand) -> Match {
        let target = self.program.canonical(other.ty);
        if other.category != ValueCategory::Prvalue {
            let is_lvalue = other.category == ValueCategory::Lvalue;
            let reference = if is_lvalue { Type::LvalueReference(target) } else { Type::RvalueReference(target) };
            let reference = self.program.intern_type(reference);
            match self.implicit_conversion(from, reference, Allowed::IMPLICIT) {
                Sequence::Unknown => return Match::Unknown,
                sequence @ (Sequence::Standard(_) | Sequence::User(_)) => {
                    // It must be bound to the object itself, not to a temporary made of it.
                    let source = self.program.canonical(from.ty);
                    let is_direct = match &sequence {
                        Sequence::Standard(_) => match self.reference_relation(target, source) {
                            Related::Unknown => return Match::Unknown,
                            Related::No => false,
                            Related::Same | Related::Base => true,
                        },
                        Sequence::User(user) => {
                            user.function.is_some_and(|function| !self.is_constructor(function)) && is_lvalue
                        }
                        _ => false,
                    };
                    let binds = sequence.standard().and_then(|standard| standard.binding);
                    if is_direct && binds.is_some_and(|binding| binding.to_rvalue != is_lvalue) {
                        return Match::Yes((target, other.category), sequence);
                    }
                }
                _ => {}
            }
        }
        let source = self.program.canonical(from.ty);
        let ((inner, own), (wanted, qualifiers)) = (self.program.unqualified(source), self.program.unqualified(target));
        let is_class = |sema: &Self, ty| matches!(sema.program.written(ty), Type::Class(_));
        if !is_class(self, inner) && !is_class(self, wanted) {
            return Match::No;
        }
        if is_class(self, inner) && is_class(self, wanted) {
            if inner == wanted {
                let sequence = Sequence::Standard(crate::conversion::Standard::identity(inner, wanted));
                return match qualifiers.contains(own) {
                    true => Match::Yes((target, ValueCategory::Prvalue), sequence),
                    false => Match::No,
                };
            }
            match (self.base_relation(inner, wanted), self.base_relation(wanted, inner)) {
                (BaseRelation::Unknown, _) | (_, BaseRelation::Unknown) => return Match::Unknown,
                (BaseRelation::Yes(_), _) => {
                    let ty = self.program.qualified(wanted, own);
                    let sequence = Sequence::Standard(crate::conversion::Standard::identity(inner, wanted));
                    return match qualifiers.contains(own) {
                        true => Match::Yes((ty, ValueCategory::Prvalue), sequence),
                        false => Match::No,
                    };
                }
                (_, BaseRelation::Yes(_)) => return Match::No,
                _ => {}
            }
        }
        // An array that is an lvalue is no target (measured).
        if matches!(self.program.structure(wanted), Type::Array { .. } | Type::Function(_)) {
            return Match::No;
        }
        let ty = if is_class(self, wanted) { target } else { self.decayed(target) };
        match self.implicit_conversion(from, ty, Allowed::IMPLICIT) {
            Sequence::Unknown => Match::Unknown,
            Sequence::Impossible => Match::No,
            sequence => Match::Yes((ty, ValueCategory::Prvalue), sequence),
        }
    }

    /// Operands of scalar types after the lvalue transformations ([expr.cond]/7).
    fn common_of_scalars(&mut self, operands: [ExpressionId; 2], a: &Operand, b: &Operand) -> Common {
        let (first, second) = (self.decayed(a.ty), self.decayed(b.ty));
        let (first, second) = (self.program.canonical(first), self.program.canonical(second));
        let prvalue = |ty| Common::Value((ty, ValueCategory::Prvalue));
        if first == second {
            // Written alike, the type keeps its name.
            let ty = self.decayed(a.ty);
            return prvalue(ty);
        }
        let is_null = |sema: &Self, operand: &Operand| {
            operand.expression.is_some_and(|expression| sema.is_null_pointer_constant(expression))
        };
        let (null_a, null_b) = (is_null(self, a), is_null(self, b));
        let nullptr = Type::Builtin(Builtin::Nullptr);
        match (self.program.written(first), self.program.written(second)) {
            (x, y) if x == nullptr || y == nullptr => {
                let (is_null, other) = if x == nullptr { (null_b, second) } else { (null_a, first) };
                match self.program.written(other) {
                    Type::Pointer(_) | Type::MemberPointer { .. } => prvalue(other),
                    _ if is_null => prvalue(Program::builtin(Builtin::Nullptr)),
                    _ => Common::Nothing,
                }
            }
            (Type::Pointer(_) | Type::MemberPointer { .. }, Type::Builtin(_)) if null_b => prvalue(first),
            (Type::Builtin(_), Type::Pointer(_) | Type::MemberPointer { .. }) if null_a => prvalue(second),
            (Type::Pointer(x), Type::Pointer(y)) => self.common_of_pointers(operands, [first, second], x, y),
            (Type::MemberPointer { class: c, member: m }, Type::MemberPointer { class: d, member: n }) => {
                if !(m == n || self.is_similar(m, n)) {
                    return Common::Nothing;
                }
                self.complete_member_classes(c, d);
                self.check_common_member_class(operands, [first, second]);
                // Of the more derived class, with the qualifiers of both.
                let (x, own) = self.program.unqualified(self.program.canonical(m));
                let (y, other) = self.program.unqualified(self.program.canonical(n));
                if x != y {
                    return Common::Unknown;
                }
                let member = self.program.qualified(x, own | other);
                let class = match (self.base_relation(c, d), self.base_relation(d, c)) {
                    (BaseRelation::Unknown, _) | (_, BaseRelation::Unknown) => return Common::Unknown,
                    (BaseRelation::Yes(_), _) => c,
                    (_, BaseRelation::Yes(_)) => d,
                    _ if self.program.canonical(c) == self.program.canonical(d) => c,
                    _ => return Common::Nothing,
                };
                prvalue(self.program.intern_type(Type::MemberPointer { class, member }))
            }
            (Type::Builtin(_) | Type::Enum(_), Type::Builtin(_) | Type::Enum(_)) => {
                if !self.is_arithmetic_or_unscoped(first) || !self.is_arithmetic_or_unscoped(second) {
                    return Common::Nothing;
                }
                let promoted = |operand: &Operand, ty| {
                    operand.expression.map_or(ty, |expression| self.arithmetic_type(expression, ty))
                };
                let (first, second) = (promoted(a, first), promoted(b, second));
                match (self.value_arithmetic(first), self.value_arithmetic(second)) {
                    (Some(a), Some(b)) => prvalue(self.usual_arithmetic(a, b)),
                    _ => Common::Unknown,
                }
            }
            (Type::Pointer(_) | Type::MemberPointer { .. }, _) | (_, Type::Pointer(_) | Type::MemberPointer { .. }) => {
                Common::Nothing
            }
            _ => Common::Unknown,
        }
    }

    /// A builtin type, or the one that an enumeration promotes to.
    fn value_arithmetic(&self, ty: TypeId) -> Option<TypeId> {
        match self.program.written(ty) {
            Type::Builtin(_) => Some(ty),
            Type::Enum(id) => self.promoted_enum(id).map(Program::builtin),
            _ => None,
        }
    }

    /// The composite type of two pointers, where there is one.
    pub(crate) fn common_pointer(&mut self, types: [TypeId; 2]) -> Option<TypeId> {
        let pointee = |sema: &Self, ty| match sema.value_structure(ty) {
            Type::Pointer(inner) => Some(sema.program.canonical(inner)),
            _ => None,
        };
        let pointees = [pointee(self, types[0])?, pointee(self, types[1])?];
        match self.composite_pointer(types, pointees) {
            Common::Value((ty, _)) => Some(ty),
            _ => None,
        }
    }

    fn common_of_pointers(&mut self, operands: [ExpressionId; 2], types: [TypeId; 2], x: TypeId, y: TypeId) -> Common {
        let (a, b) = (self.program.unqualified(x).0, self.program.unqualified(y).0);
        if a != b && self.may_be_class(a) && self.may_be_class(b) {
            self.check_common_base(operands, [a, b]);
        }
        self.composite_pointer(types, [x, y])
    }

    /// The composite pointer type ([expr.type]/4) of pointers to two canonical types.
    fn composite_pointer(&mut self, types: [TypeId; 2], [x, y]: [TypeId; 2]) -> Common {
        let ((a, own), (b, other)) = (self.program.unqualified(x), self.program.unqualified(y));
        let qualifiers: Qualifiers = own | other;
        let pointer_to = |sema: &mut Self, ty: TypeId| {
            let ty = sema.program.qualified(ty, qualifiers);
            let ty = sema.program.intern_type(Type::Pointer(ty));
            Common::Value((ty, ValueCategory::Prvalue))
        };
        if a == b {
            return pointer_to(self, a);
        }
        let void = Type::Builtin(Builtin::Void);
        let (s, t) = (self.program.written(a), self.program.written(b));
        if s == void || t == void {
            if matches!(s, Type::Function(_)) || matches!(t, Type::Function(_)) {
                return Common::Nothing;
            }
            return pointer_to(self, Program::builtin(Builtin::Void));
        }
        if self.may_be_class(a) && self.may_be_class(b) {
            return match (self.base_relation(a, b), self.base_relation(b, a)) {
                (BaseRelation::Unknown, _) | (_, BaseRelation::Unknown) => Common::Unknown,
                (BaseRelation::Yes(_), _) => pointer_to(self, b),
                (_, BaseRelation::Yes(_)) => pointer_to(self, a),
                _ => Common::Nothing,
            };
        }
        if self.is_qualification_conversion(types[0], types[1]) {
            return Common::Value((types[1], ValueCategory::Prvalue));
        }
        if self.is_qualification_conversion(types[1], types[0]) {
            return Common::Value((types[0], ValueCategory::Prvalue));
        }
        if self.is_similar(a, b) {
            return Common::Unknown;
        }
        Common::Nothing
    }
}
