//! Unary, binary and conditional operators with operands of builtin types ([expr.unary] to [expr.comma]). Operands of class
//! and enumeration type may have overloaded operators: their results are not known before overload resolution.

use super::Extent;
use crate::Sema;
use crate::constant::evaluate::without_assignment;
use crate::constant::fold::Operation;
use crate::constant::integral::integral_properties;
use crate::conversion::arithmetic::promoted_builtin;
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::overload::operator::{OperatorMeaning, is_comparison};
use cufe_il::{
    Builtin, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags, FunctionId, Name, Operator,
    Program, Type, TypeId, UnaryOperator, ValueCategory,
};

const BOOL: TypeId = Program::builtin(Builtin::Bool);

impl Sema<'_> {
    /// A prefix or postfix operator.
    pub fn build_unary(&mut self, operator: UnaryOperator, operand: ExpressionId, extent: Extent) -> ExpressionId {
        let kind = ExpressionKind::Unary { operator, operand };
        if !matches!(operator, UnaryOperator::AddressOf | UnaryOperator::Extension) {
            self.settle_address(operand);
        }
        let mut entry = self.expression(operand);
        self.complete_type(entry.ty);
        if operator == UnaryOperator::CoAwait {
            self.check_or_delay(|sema| sema.check_unary(operator, operand));
            return self.build_await(operand, extent);
        }
        match self.unary_meaning(operator, operand, extent) {
            None => self.check_or_delay(|sema| sema.check_unary(operator, operand)),
            Some(OperatorMeaning::Builtin(types)) => {
                if let Some(&ty) = types.first() {
                    if self.program.canonical(ty) != self.program.canonical(entry.ty) {
                        entry.category = ValueCategory::Prvalue;
                    }
                    entry.ty = ty;
                }
                // A value that a conversion function made was asked for by the operator.
                if operator == UnaryOperator::AddressOf || self.program.class_of(self.expression(operand).ty).is_none()
                {
                    self.check_or_delay(|sema| sema.check_unary(operator, operand));
                }
            }
            Some(OperatorMeaning::Function(function, result) | OperatorMeaning::Reversed(function, result)) => {
                let is_postfix = matches!(operator, UnaryOperator::PostIncrement | UnaryOperator::PostDecrement);
                let token = if is_postfix { extent.last } else { extent.first };
                return self.build_operator_call(kind, function, result, entry.flags, extent, token);
            }
            Some(OperatorMeaning::Wrong) => return self.build_unknown(kind, entry.flags, extent),
            Some(OperatorMeaning::Unknown) => {}
        }
        let structure = self.value_structure(entry.ty);
        let (ty, category) = match operator {
            UnaryOperator::Extension => (entry.ty, entry.category),
            UnaryOperator::Plus if matches!(structure, Type::Pointer(_) | Type::Array { .. } | Type::Function(_)) => {
                (self.decayed(entry.ty), ValueCategory::Prvalue)
            }
            UnaryOperator::Plus | UnaryOperator::Minus | UnaryOperator::Complement => {
                let ty = self.operand_type(operand, entry.ty);
                (self.promoted(ty), ValueCategory::Prvalue)
            }
            UnaryOperator::Not => match structure {
                Type::Builtin(_)
                | Type::Pointer(_)
                | Type::MemberPointer { .. }
                | Type::Array { .. }
                | Type::Function(_)
                | Type::Enum(_) => (BOOL, ValueCategory::Prvalue),
                _ => (Program::UNKNOWN, ValueCategory::Prvalue),
            },
            UnaryOperator::Dereference => match structure {
                Type::Pointer(inner) | Type::Array { element: inner, .. } => (inner, ValueCategory::Lvalue),
                Type::Function(_) => (entry.ty, ValueCategory::Lvalue),
                _ => (Program::UNKNOWN, ValueCategory::Lvalue),
            },
            UnaryOperator::AddressOf => {
                self.check_address_of_builtin(operand, extent.first);
                let is_bit_field = self.bit_field(operand).is_some() && !self.expression_is_qualified(operand);
                let ty = if is_bit_field { Program::UNKNOWN } else { self.address_type(operand) };
                (ty, ValueCategory::Prvalue)
            }
            UnaryOperator::PreIncrement | UnaryOperator::PreDecrement => match structure {
                Type::Builtin(_) | Type::Pointer(_) => (entry.ty, ValueCategory::Lvalue),
                _ => (Program::UNKNOWN, ValueCategory::Lvalue),
            },
            UnaryOperator::PostIncrement | UnaryOperator::PostDecrement => match structure {
                Type::Builtin(_) | Type::Pointer(_) => {
                    (self.program.unqualified(self.program.canonical(entry.ty)).0, ValueCategory::Prvalue)
                }
                _ => (Program::UNKNOWN, ValueCategory::Prvalue),
            },
            UnaryOperator::Real | UnaryOperator::Imag => match structure {
                Type::Complex(inner) => (inner, entry.category),
                Type::Builtin(_) if operator == UnaryOperator::Real => (entry.ty, entry.category),
                Type::Builtin(_) => (entry.ty, ValueCategory::Prvalue),
                _ => (Program::UNKNOWN, ValueCategory::Prvalue),
            },
            UnaryOperator::CoAwait | UnaryOperator::Arrow => (Program::UNKNOWN, ValueCategory::Prvalue),
        };
        let expression = self.build(kind, ty, category, entry.flags, extent);
        if operator == UnaryOperator::Dereference {
            self.check_dereferenced_offset(operand, extent.first);
        }
        self.fold_unary(expression, operator, operand);
        expression
    }

    /// What a prefix or postfix operator means, where its operand has class or enumeration type.
    fn unary_meaning(
        &mut self,
        operator: UnaryOperator,
        operand: ExpressionId,
        extent: Extent,
    ) -> Option<OperatorMeaning> {
        let (overloaded, is_postfix) = match operator {
            UnaryOperator::Plus => (Operator::Plus, false),
            UnaryOperator::Minus => (Operator::Minus, false),
            UnaryOperator::Not => (Operator::Exclaim, false),
            UnaryOperator::Complement => (Operator::Tilde, false),
            UnaryOperator::Dereference => (Operator::Star, false),
            UnaryOperator::AddressOf => (Operator::Ampersand, false),
            UnaryOperator::PreIncrement => (Operator::PlusPlus, false),
            UnaryOperator::PreDecrement => (Operator::MinusMinus, false),
            UnaryOperator::PostIncrement => (Operator::PlusPlus, true),
            UnaryOperator::PostDecrement => (Operator::MinusMinus, true),
            _ => return None,
        };
        if operator == UnaryOperator::AddressOf && self.is_qualified_member_or_function(operand) {
            return None;
        }
        let token = if is_postfix { extent.last } else { extent.first };
        self.operator_meaning(overloaded, &[operand], is_postfix, token)
    }

    /// An operator that calls a function.
    pub(super) fn build_operator_call(
        &mut self,
        kind: ExpressionKind,
        function: FunctionId,
        result: Option<TypeId>,
        flags: ExpressionFlags,
        extent: Extent,
        token: u32,
    ) -> ExpressionId {
        let expression = match result {
            Some(ty) => self.build_of_type(kind, ty, flags - ExpressionFlags::TYPE_DEPENDENT, extent),
            None => self.build_unknown(kind, flags, extent),
        };
        self.program.called.insert(expression, function);
        self.check_call_result(expression, Some(function), token);
        expression
    }

    /// The type of `&e` ([expr.unary.op]).
    fn address_type(&mut self, operand: ExpressionId) -> TypeId {
        let entry = self.expression(operand);
        if let ExpressionKind::Name { entity, .. } = entry.kind {
            let is_member = match self.program.entities[entity].kind {
                EntityKind::Field(_) => true,
                EntityKind::Function(function) => self.is_non_static_member(function),
                _ => false,
            };
            if is_member {
                // `&member` is ill-formed but for `&C::member`, a pointer to member of the class that declares it.
                let class = self.home_class(entity);
                let Some(class) = class.filter(|_| self.expression_is_qualified(operand)) else {
                    return match self.program.entities[entity].kind {
                        EntityKind::Field(_) => self.pointer_to(entry.ty),
                        _ => Program::UNKNOWN,
                    };
                };
                let class = self.program.classes[class].ty;
                let member = self.declared_type(entity);
                return self.program.intern_type(Type::MemberPointer { class, member });
            }
        }
        match self.value_structure(entry.ty) {
            Type::Unknown => Program::UNKNOWN,
            Type::Class(_) | Type::Specialization { .. } | Type::Enum(_) => {
                let found = self.lookup_in_type(entry.ty, Name::operator(Operator::Ampersand), u32::MAX);
                if found.entities.is_empty() { self.pointer_to(entry.ty) } else { Program::UNKNOWN }
            }
            _ => self.pointer_to(entry.ty),
        }
    }

    /// Whether an operand is a qualified name of which `&` makes a pointer to member or to a function. Enumerators and variables
    /// are objects like others, to which an overloaded `operator&` applies ([expr.unary.op]/3).
    fn is_qualified_member_or_function(&self, operand: ExpressionId) -> bool {
        let is_object = match self.expression(operand).kind {
            ExpressionKind::Name { entity, .. } => {
                matches!(self.program.entities[entity].kind, EntityKind::Variable(_) | EntityKind::Enumerator(_))
            }
            _ => false,
        };
        self.expression_is_qualified(operand) && !is_object
    }

    fn expression_is_qualified(&self, expression: ExpressionId) -> bool {
        self.expression(expression).flags.contains(ExpressionFlags::QUALIFIED)
    }

    /// A binary operator, assignments and the comma included.
    pub fn build_binary(
        &mut self,
        operator: Operator,
        left: ExpressionId,
        right: ExpressionId,
        extent: Extent,
    ) -> ExpressionId {
        self.settle_operands(operator, left, right);
        let (mut a, mut b) = (self.expression(left), self.expression(right));
        self.complete_type(a.ty);
        self.complete_type(b.ty);
        if operator == Operator::Minus || is_comparison(operator) {
            self.complete_different(a.ty, b.ty);
        }
        let mut flags = a.flags | b.flags;
        let kind = ExpressionKind::Binary { operator, left, right };
        let token = a.last + 1;
        let meaning = self.operator_meaning(operator, &[left, right], false, token);
        if operator == Operator::Comma && matches!(meaning, None | Some(OperatorMeaning::Builtin(_))) {
            // Beside a dependent operand, functions may be arguments of an operator function.
            if !flags.contains(ExpressionFlags::TYPE_DEPENDENT) {
                self.settle_address(left);
                self.settle_address(right);
                (a, b) = (self.expression(left), self.expression(right));
            }
            if self.function_set(left).is_none() {
                self.check_effect(left);
            }
        }
        match meaning {
            None => {}
            Some(OperatorMeaning::Builtin(types)) => {
                if let &[first, second] = types.as_slice() {
                    (a.ty, b.ty) = (first, second);
                }
            }
            Some(OperatorMeaning::Reversed(function, result)) => {
                let call = self.build_operator_call(kind, function, result, flags, extent, token);
                self.constants.reversed.insert(call);
                return call;
            }
            Some(OperatorMeaning::Function(function, result)) => {
                return self.build_operator_call(kind, function, result, flags, extent, token);
            }
            Some(OperatorMeaning::Wrong | OperatorMeaning::Unknown) => {
                let (ty, category) = match (self.value_structure(a.ty), self.value_structure(b.ty)) {
                    // What an overloaded operator returns is not known.
                    (Type::Enum(_) | Type::Builtin(_), Type::Enum(_) | Type::Builtin(_)) => {
                        self.binary_type(operator, a.ty, b.ty, b.category)
                    }
                    _ => (Program::UNKNOWN, ValueCategory::Prvalue),
                };
                return self.build(kind, ty, category, flags, extent);
            }
        }
        if operator.is_assignment() {
            self.delay_judgement(a.ty, &[left, right]);
            self.check_assignment(operator, left, right, token);
        } else {
            self.check_or_delay(|sema| sema.check_binary(operator, [left, right], [a.ty, b.ty], token));
            if operator != Operator::Comma {
                (a.ty, b.ty) = (self.operand_type(left, a.ty), self.operand_type(right, b.ty));
            }
        }
        let (ty, category) = self.binary_type(operator, a.ty, b.ty, b.category);
        let is_dependent = operator == Operator::Comma && a.flags.contains(ExpressionFlags::TYPE_DEPENDENT);
        if is_dependent {
            // It may be overloaded.
            return self.build_unknown(kind, flags, extent);
        }
        if ty != Program::UNKNOWN {
            // Known although an operand is dependent: comparison, logic.
            flags.remove(ExpressionFlags::TYPE_DEPENDENT);
        }
        let expression = self.build(kind, ty, category, flags, extent);
        let plain = without_assignment(operator);
        let is_assignment = plain.is_some();
        if operator != Operator::Equal {
            let operator = plain.unwrap_or(operator);
            self.fold_binary(expression, Operation { operator, operands: [left, right], token, is_assignment });
        }
        expression
    }

    /// Names of functions as operands: beside an object of a class they may be arguments of an operator function; what is
    /// assigned has a type to be converted to.
    fn settle_operands(&mut self, operator: Operator, left: ExpressionId, right: ExpressionId) {
        let is_function = [left, right].map(|operand| self.function_set(operand).is_some());
        if !is_function.contains(&true) {
            return;
        }
        self.identify_specializations(&[left, right]);
        if [left, right].iter().any(|&operand| {
            !matches!(
                self.value_structure(self.expression(operand).ty),
                Type::Builtin(_)
                    | Type::Pointer(_)
                    | Type::Array { .. }
                    | Type::MemberPointer { .. }
                    | Type::Function(_)
            ) && self.function_set(operand).is_none()
        }) {
            return;
        }
        self.settle_address(left);
        if operator != Operator::Equal {
            self.settle_address(right);
        }
    }

    fn binary_type(
        &mut self,
        operator: Operator,
        left: TypeId,
        right: TypeId,
        right_category: ValueCategory,
    ) -> (TypeId, ValueCategory) {
        use Operator::*;
        const UNKNOWN: (TypeId, ValueCategory) = (Program::UNKNOWN, ValueCategory::Prvalue);
        let prvalue = |ty| (ty, ValueCategory::Prvalue);
        let (a, b) = (self.value_structure(left), self.value_structure(right));
        let is_builtin = |ty: &Type| {
            matches!(
                ty,
                Type::Builtin(_)
                    | Type::Pointer(_)
                    | Type::Array { .. }
                    | Type::MemberPointer { .. }
                    | Type::Function(_)
                    | Type::Complex(_)
            )
        };
        match operator {
            // That none is overloaded for these operands is known.
            Comma if a == Type::Unknown || b == Type::Unknown => UNKNOWN,
            Comma => (right, right_category),
            Equal | PlusEqual | MinusEqual | StarEqual | SlashEqual | PercentEqual | CaretEqual | AmpersandEqual
            | PipeEqual | LessLessEqual | GreaterGreaterEqual => match a {
                _ if is_builtin(&a) => (left, ValueCategory::Lvalue),
                Type::Enum(_) if operator == Equal => (left, ValueCategory::Lvalue),
                _ => (Program::UNKNOWN, ValueCategory::Lvalue),
            },
            AmpersandAmpersand | PipePipe | EqualEqual | ExclaimEqual | Less | Greater | LessEqual | GreaterEqual => {
                let scalar = |ty: &Type| is_builtin(ty) || matches!(ty, Type::Enum(_));
                if scalar(&a) && scalar(&b) { prvalue(BOOL) } else { UNKNOWN }
            }
            Spaceship => match self.spaceship_type(left, right) {
                Some(ty) => prvalue(ty),
                None => UNKNOWN,
            },
            Plus | Minus => match (a, b) {
                (Type::Pointer(_) | Type::Array { .. } | Type::Function(_), Type::Builtin(_)) => {
                    prvalue(self.decayed(left))
                }
                (Type::Builtin(_), Type::Pointer(_) | Type::Array { .. }) if operator == Plus => {
                    prvalue(self.decayed(right))
                }
                (Type::Pointer(_) | Type::Array { .. }, Type::Pointer(_) | Type::Array { .. }) if operator == Minus => {
                    prvalue(Program::builtin(Builtin::Long))
                }
                _ => prvalue(self.usual_arithmetic(left, right)),
            },
            LessLess | GreaterGreater => match (a, b) {
                (Type::Builtin(_), Type::Builtin(_)) => prvalue(self.promoted(left)),
                _ => UNKNOWN,
            },
            Star | Slash | Percent | Caret | Ampersand | Pipe | Minimum | Maximum => {
                prvalue(self.usual_arithmetic(left, right))
            }
            _ => UNKNOWN,
        }
    }

    /// `a .* b`, `a ->* b`
    pub fn build_member_pointer_access(
        &mut self,
        object: ExpressionId,
        pointer: ExpressionId,
        extent: Extent,
    ) -> ExpressionId {
        self.settle_address(object);
        self.settle_address(pointer);
        self.complete_type(self.expression(pointer).ty);
        if let Type::MemberPointer { class, .. } = self.value_structure(self.expression(pointer).ty) {
            self.complete_different(self.expression(object).ty, class);
        }
        self.check_member_pointer_access(object, pointer);
        let flags = self.flags_of(&[object, pointer]);
        let of_object = self.expression(object);
        let qualifiers = self.program.unqualified(self.program.canonical(of_object.ty)).1;
        let ty = match self.value_structure(self.expression(pointer).ty) {
            Type::MemberPointer { member, .. } if self.is_dependent_type(of_object.ty) => member,
            Type::MemberPointer { member, .. } => self.program.qualified(member, qualifiers),
            _ => Program::UNKNOWN,
        };
        // A member of an rvalue is an xvalue ([expr.mptr.oper]/6).
        let category = match of_object.category {
            ValueCategory::Lvalue => ValueCategory::Lvalue,
            _ if self.is_dependent_type(of_object.ty) => ValueCategory::Lvalue,
            _ => ValueCategory::Xvalue,
        };
        let kind = ExpressionKind::MemberPointerAccess { object, pointer };
        self.build(kind, ty, category, flags, extent)
    }

    /// `a ->* b`: an operator function where an operand has class or enumeration type ([over.match.oper]), or the member of
    /// what the pointer points to.
    pub fn build_arrow_star(&mut self, left: ExpressionId, right: ExpressionId, extent: Extent) -> ExpressionId {
        self.settle_operands(Operator::ArrowStar, left, right);
        for operand in [left, right] {
            let ty = self.expression(operand).ty;
            self.complete_type(ty);
        }
        let kind = ExpressionKind::Binary { operator: Operator::ArrowStar, left, right };
        let flags = self.flags_of(&[left, right]);
        let token = self.expression(left).last + 1;
        match self.operator_meaning(Operator::ArrowStar, &[left, right], false, token) {
            None => {
                if !self.check_arrow_star(left, right) {
                    return self.build_unknown(kind, flags, extent);
                }
                let object = self.build_unary(UnaryOperator::Dereference, left, extent);
                self.build_member_pointer_access(object, right, extent)
            }
            Some(OperatorMeaning::Function(function, result) | OperatorMeaning::Reversed(function, result)) => {
                self.build_operator_call(kind, function, result, flags, extent, token)
            }
            // What the conversions of the operands lead to is not followed.
            Some(OperatorMeaning::Builtin(_) | OperatorMeaning::Wrong | OperatorMeaning::Unknown) => {
                self.build(kind, Program::UNKNOWN, ValueCategory::Lvalue, flags, extent)
            }
        }
    }

    /// `a[b, ...]`
    pub fn build_subscript(&mut self, base: ExpressionId, subscripts: &[ExpressionId], extent: Extent) -> ExpressionId {
        self.settle_address(base);
        self.complete_type(self.expression(base).ty);
        for &subscript in subscripts {
            self.complete_type(self.expression(subscript).ty);
        }
        if self.program.class_of(self.expression(base).ty).is_none() && !self.is_open(base) {
            for &subscript in subscripts {
                self.settle_address(subscript);
            }
        }
        let entry = self.expression(base);
        let flags = entry.flags | self.flags_of(subscripts);
        let list = self.program.add_expression_list(subscripts);
        let kind = ExpressionKind::Subscript { base, subscripts: list };
        if self.since(cufe_base::Standard::Cpp23)
            && let Some(call) = self.build_subscript_call(base, subscripts, kind, flags, extent)
        {
            return call;
        }
        if let &[index] = subscripts {
            // The bracket stands behind the base.
            let token = entry.last + 1;
            let is_class = [base, index].iter().any(|&operand| {
                let ty = self.expression(operand).ty;
                self.program.class_of(ty).is_some()
            });
            let meaning =
                if is_class { self.operator_meaning(Operator::Subscript, &[base, index], false, token) } else { None };
            match meaning {
                Some(OperatorMeaning::Function(function, result) | OperatorMeaning::Reversed(function, result)) => {
                    return self.build_operator_call(kind, function, result, flags, extent, token);
                }
                Some(OperatorMeaning::Wrong) => return self.build_unknown(kind, flags, extent),
                // Either operand is the pointer ([expr.sub]/1).
                Some(OperatorMeaning::Builtin(types)) => {
                    let pointee = types.iter().find_map(|&ty| {
                        let ty = self.decayed(ty);
                        match self.value_structure(ty) {
                            Type::Pointer(inner) => Some(inner),
                            _ => None,
                        }
                    });
                    return match pointee {
                        Some(inner) => self.build(kind, inner, ValueCategory::Lvalue, flags, extent),
                        None => self.build_unknown(kind, flags, extent),
                    };
                }
                Some(OperatorMeaning::Unknown) => {}
                None => self.check_or_delay(|sema| sema.check_subscript(base, index)),
            }
        }
        let ty = match (self.value_structure(entry.ty), subscripts) {
            (Type::Pointer(inner) | Type::Array { element: inner, .. } | Type::Vector { element: inner, .. }, _) => {
                inner
            }
            (Type::Builtin(_) | Type::Enum(_), &[subscript]) => {
                match self.value_structure(self.expression(subscript).ty) {
                    Type::Pointer(inner) | Type::Array { element: inner, .. } => inner,
                    _ => Program::UNKNOWN,
                }
            }
            (Type::Class(class), _) => {
                let found = self.lookup_in_class(class, Name::operator(Operator::Subscript), u32::MAX);
                match (found.is_dependent, self.common_result(&found.entities)) {
                    (false, Some(ty)) => return self.build_of_type(kind, ty, flags, extent),
                    _ => Program::UNKNOWN,
                }
            }
            _ => Program::UNKNOWN,
        };
        // An element of a vector that is no lvalue is a value (measured; so has gcc).
        let is_value = matches!(self.value_structure(entry.ty), Type::Vector { .. });
        let category = match is_value && entry.category != ValueCategory::Lvalue {
            true => ValueCategory::Prvalue,
            false => ValueCategory::Lvalue,
        };
        self.build(kind, ty, category, flags, extent)
    }

    /// Whether a subscript can only be that of a pointer or array.
    pub fn is_built_in_subscript(&self, base: ExpressionId) -> bool {
        let ty = self.expression(base).ty;
        self.program.class_of(ty).is_none()
            && !self.is_dependent_type(ty)
            && !self.is_open(base)
            && ty != Program::UNKNOWN
    }

    /// Whether no subscript operator can take anything but one operand, so that a comma in the brackets is an operator: before
    /// C++23 it always was, and gcc and the reference keep to that here.
    pub fn takes_one_subscript(&self, base: ExpressionId) -> bool {
        if self.is_built_in_subscript(base) {
            return true;
        }
        let ty = self.expression(base).ty;
        let Some(class) = self.program.class_of(ty).filter(|_| !self.is_dependent_type(ty)) else { return false };
        let operators = self.lookup_in_class(class, Name::operator(Operator::Subscript), u32::MAX);
        !operators.is_dependent
            && !operators.entities.is_empty()
            && operators.entities.iter().all(|&entity| {
                let EntityKind::Function(function) = self.program.entities[entity].kind else { return false };
                let ty = self.program.as_function(self.program.functions[function].ty);
                let has_explicit_object = self.has_explicit_object(function);
                ty.is_some_and(|ty| {
                    ty.parameters.len() == 1
                        && !has_explicit_object
                        && !ty.flags.contains(cufe_il::FunctionTypeFlags::VARIADIC)
                })
            })
    }

    /// `o[]`, `o[a, b]`, and `o[a]` where the operator may be a static member function ([over.sub], C++23). `None` where the
    /// subscript is one of two operands like those of other operators.
    fn build_subscript_call(
        &mut self,
        base: ExpressionId,
        subscripts: &[ExpressionId],
        kind: ExpressionKind,
        flags: ExpressionFlags,
        extent: Extent,
    ) -> Option<ExpressionId> {
        let ty = self.expression(base).ty;
        let class = self.program.class_of(ty)?;
        if subscripts.len() == 1 {
            let found = self.lookup_in_class(class, Name::operator(Operator::Subscript), u32::MAX);
            let is_static = found.entities.iter().any(|&entity| {
                self.program.function_of(entity).is_some_and(|function| !self.is_non_static_member(function))
            });
            if !is_static {
                return None;
            }
        }
        let chosen = self.resolve_subscript(base, subscripts, extent)?;
        let Some(function) = chosen.function else { return Some(self.build_unknown(kind, flags, extent)) };
        let token = self.expression(base).last + 1;
        let is_virtual = self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL);
        let used = FunctionUse::new(function, FunctionUseKind::Operator, token);
        self.use_function(FunctionUse { naming_class: Some(ty), is_virtual, ..used });
        Some(self.build_operator_call(kind, function, chosen.result, flags, extent, token))
    }

    /// The type after integral promotion ([conv.prom]); unknown for types that are not arithmetic.
    pub fn promoted(&self, ty: TypeId) -> TypeId {
        match self.value_structure(ty) {
            Type::Builtin(builtin) => Program::builtin(promoted_builtin(self.wide(builtin))),
            Type::Complex(_) => self.program.unqualified(ty).0,
            _ => Program::UNKNOWN,
        }
    }

    /// The type of an operand in arithmetic: an unscoped enumeration and a bit-field are promoted ([conv.prom]).
    pub(crate) fn operand_type(&self, operand: ExpressionId, ty: TypeId) -> TypeId {
        match self.value_structure(ty) {
            Type::Enum(id) => self.promoted_enum(id).map_or(ty, Program::builtin),
            _ => self.arithmetic_type(operand, ty),
        }
    }

    /// `wchar_t` that is unsigned promotes to `unsigned int`.
    fn wide(&self, builtin: Builtin) -> Builtin {
        match builtin {
            Builtin::Wchar if self.options.dialect.unsigned_wchar => Builtin::UnsignedInt,
            other => other,
        }
    }

    /// Whether the extended floating types of C++23 are there under their names of gcc.
    fn has_extended_floating_types(&self) -> bool {
        !self.options.dialect.is_clang() && self.options.dialect.gnu_version >= 130000
    }

    /// The type of the usual arithmetic conversions ([expr.arith.conv]); unknown unless both types are builtin.
    pub fn usual_arithmetic(&self, left: TypeId, right: TypeId) -> TypeId {
        match (self.value_structure(left), self.value_structure(right)) {
            (Type::Builtin(left), Type::Builtin(right)) => {
                let (left, right) = (self.wide(left), self.wide(right));
                usual(left, right, self.has_extended_floating_types()).map_or(Program::UNKNOWN, Program::builtin)
            }
            (Type::Complex(left_part), Type::Complex(right_part)) => {
                self.complex_arithmetic([(left, left_part), (right, right_part)])
            }
            (Type::Complex(part), Type::Builtin(_)) => self.complex_arithmetic([(left, part), (left, right)]),
            (Type::Builtin(_), Type::Complex(part)) => self.complex_arithmetic([(right, part), (right, left)]),
            _ => Program::UNKNOWN,
        }
    }

    /// The complex type whose parts have the type of the usual arithmetic conversions of the parts, where it is one of those given.
    fn complex_arithmetic(&self, types: [(TypeId, TypeId); 2]) -> TypeId {
        let part = self.usual_arithmetic(types[0].1, types[1].1);
        let of_part = |&(ty, _): &(TypeId, TypeId)| match self.value_structure(ty) {
            Type::Complex(own) => self.value_structure(own) == self.value_structure(part),
            _ => false,
        };
        let found = types.iter().find(|&entry| of_part(entry));
        found.map_or(Program::UNKNOWN, |&(ty, _)| self.program.unqualified(self.program.non_reference(ty)).0)
    }
}

/// Rank of a floating type ([conv.rank]/2), as the reference has it (measured); `extended` where `_Float16` is
/// `std::float16_t`.
fn floating_rank(builtin: Builtin, extended: bool) -> Option<u8> {
    use Builtin as B;
    Some(match builtin {
        B::Bfloat16 => 0,
        B::Float16 => 1 + u8::from(extended),
        B::Fp16 => 2 - u8::from(extended),
        B::Float => 3,
        B::Float32 => 4,
        B::Float32x => 5,
        B::Double => 6,
        B::Float64 => 7,
        B::Float64x => 8,
        B::LongDouble | B::Float80 => 9,
        B::Float128 => 10,
        _ => return None,
    })
}

fn integer_rank(builtin: Builtin) -> u8 {
    match builtin {
        Builtin::Long | Builtin::UnsignedLong => 1,
        Builtin::LongLong | Builtin::UnsignedLongLong => 2,
        Builtin::Int128 | Builtin::UnsignedInt128 => 3,
        _ => 0,
    }
}

fn unsigned(builtin: Builtin) -> Builtin {
    match builtin {
        Builtin::Int => Builtin::UnsignedInt,
        Builtin::Long => Builtin::UnsignedLong,
        Builtin::LongLong => Builtin::UnsignedLongLong,
        Builtin::Int128 => Builtin::UnsignedInt128,
        other => other,
    }
}

fn usual(left: Builtin, right: Builtin, extended: bool) -> Option<Builtin> {
    if extended
        && matches!((left, right), (Builtin::Float16, Builtin::Bfloat16) | (Builtin::Bfloat16, Builtin::Float16))
    {
        // Neither holds all values of the other.
        return None;
    }
    match (floating_rank(left, extended), floating_rank(right, extended)) {
        (Some(a), Some(b)) => return Some(if a >= b { left } else { right }),
        (Some(_), None) => return integral_properties(right, false).map(|_| left),
        (None, Some(_)) => return integral_properties(left, false).map(|_| right),
        (None, None) => {}
    }
    let (left, right) = (promoted_builtin(left), promoted_builtin(right));
    if left == right && !matches!(left, Builtin::Void | Builtin::Nullptr) {
        return Some(left);
    }
    let (left_bits, left_signed) = integral_properties(left, false)?;
    let (right_bits, right_signed) = integral_properties(right, false)?;
    let rank = |builtin| integer_rank(builtin);
    if left_signed == right_signed {
        return Some(if rank(left) >= rank(right) { left } else { right });
    }
    let (signed, signed_bits, other, other_bits) =
        if left_signed { (left, left_bits, right, right_bits) } else { (right, right_bits, left, left_bits) };
    Some(if rank(other) >= rank(signed) {
        other
    } else if signed_bits > other_bits {
        signed
    } else {
        unsigned(signed)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_arithmetic_conversions_follow_rank_and_sign() {
        use Builtin::*;
        assert_eq!(usual(Char, Short, false), Some(Int));
        assert_eq!(usual(Int, UnsignedInt, false), Some(UnsignedInt));
        assert_eq!(usual(Long, UnsignedInt, false), Some(Long));
        assert_eq!(usual(LongLong, UnsignedLong, false), Some(UnsignedLongLong));
        assert_eq!(usual(Float, Long, false), Some(Float));
        assert_eq!(usual(Float, Double, false), Some(Double));
        assert_eq!(usual(Float16, Float, false), Some(Float));
        assert_eq!(usual(Float128, LongDouble, false), Some(Float128));
        assert_eq!(usual(Float16, Fp16, false), Some(Fp16));
        assert_eq!(usual(Float16, Fp16, true), Some(Float16));
        assert_eq!(usual(Float16, Bfloat16, true), None);
        assert_eq!(usual(Void, Int, false), None);
    }
}
