//! How expressions use their operands.

use super::{Use, Walk};
use crate::class::SpecialMember;
use cufe_il::{
    Builtin, CastKind, ClassId, EntityKind, ExpressionId, ExpressionKind, ExpressionList, Operator, Program, Type,
    TypeId, UnaryOperator, ValueCategory,
};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

/// The operands of an expression, copied so that the program can be looked at meanwhile.
pub(super) type Operands = SmallVec<[ExpressionId; 8]>;

impl Walk<'_, '_> {
    pub(super) fn operands(&self, list: ExpressionList) -> Operands {
        self.program().expression_list(list).into()
    }

    /// The structure of an expression's type.
    pub(super) fn structure(&self, expression: ExpressionId) -> Type {
        self.sema.value_structure(self.sema.expression(expression).ty)
    }

    /// Whether operators on a type are the builtin ones.
    pub(super) fn is_scalar(structure: Type) -> bool {
        matches!(
            structure,
            Type::Builtin(_)
                | Type::Pointer(_)
                | Type::MemberPointer { .. }
                | Type::Enum(_)
                | Type::Array { .. }
                | Type::Function(_)
                | Type::Complex(_)
                | Type::Vector { .. }
        )
    }

    /// Visits an operand of a builtin operator, or of one that a class type overloads: there a reference or `this` is
    /// bound to it.
    pub(super) fn operand(&mut self, expression: ExpressionId, used: Use) {
        let used = match self.structure(expression) {
            structure if Self::is_scalar(structure) => used,
            Type::Class(_) => Use::Address,
            _ => Use::Nothing,
        };
        self.visit(expression, used);
    }

    /// An operand of a built-in operator, or a condition: an object of class type is converted to a scalar.
    pub(super) fn converted_operand(&mut self, operand: ExpressionId) {
        match self.structure(operand) {
            Type::Class(_) => {
                let scalar = Program::builtin(Builtin::Long);
                self.inside_call(operand, Some(scalar), |walk| walk.visit(operand, Use::Address));
            }
            _ => self.operand(operand, Use::Read),
        }
    }

    /// Visits an expression that is used in a way.
    pub(super) fn visit(&mut self, expression: ExpressionId, used: Use) {
        self.deeper(|walk| walk.expression(expression, used));
    }

    fn visit_all(&mut self, list: ExpressionList, used: Use) {
        for operand in self.operands(list) {
            self.visit(operand, used);
        }
    }

    fn expression(&mut self, expression: ExpressionId, used: Use) {
        let decays = used == Use::Read && matches!(self.structure(expression), Type::Array { .. });
        let used = if decays { Use::Address } else { used };
        if self.on_device {
            self.device_expression(expression);
            self.constant_function(expression, used);
        }
        if used == Use::Read && self.reads_constant_object(expression) {
            return;
        }
        if self.is_replaced_part(expression, used) {
            return self.inside_call(expression, None, |walk| walk.operation(expression, used));
        }
        self.operation(expression, used);
    }

    fn operation(&mut self, expression: ExpressionId, used: Use) {
        use ExpressionKind as E;
        let entry = self.sema.expression(expression);
        match entry.kind {
            E::Parenthesized(inner) => self.visit(inner, used),
            E::Name { entity, .. } if self.collect_constant(entity, expression, used) => {}
            E::Name { entity, .. } if !(used == Use::Read && self.is_constant(entity)) => {
                self.variable(entity, expression, used);
            }
            E::Member { object, member, is_arrow, .. } => self.member(expression, object, member, is_arrow, used),
            E::DependentMember { object, is_arrow, .. } => {
                let used = if is_arrow && matches!(self.structure(object), Type::Pointer(_)) {
                    Use::Read
                } else {
                    Use::Nothing
                };
                self.visit(object, used);
            }
            E::Call { callee, arguments } => {
                self.inside_call(expression, None, |walk| walk.call(expression, callee, arguments));
            }
            E::Launch { operands, .. } => {
                for operand in self.operands(operands) {
                    self.value(operand);
                }
            }
            E::Subscript { base, subscripts } => self.subscript(base, subscripts, used),
            E::Unary { operand, .. } if self.is_operator_call(expression) => {
                self.operator_call(expression, &[operand]);
            }
            E::Unary { operator, operand } => self.unary(operator, operand, used),
            E::Binary { operator, left, right } if operator != Operator::Equal && self.is_operator_call(expression) => {
                self.operator_call(expression, &[left, right]);
            }
            E::Binary { operator: operator @ (Operator::EqualEqual | Operator::ExclaimEqual), left, right }
                // Whether an address is null is a constant where the address is.
                if [left, right].into_iter().any(|it| self.structure(it) == Type::Builtin(Builtin::Nullptr)) =>
            {
                self.inside_call(expression, Some(entry.ty), |walk| walk.binary(operator, left, right, used));
            }
            E::Binary { operator, left, right } => self.binary(operator, left, right, used),
            E::MemberPointerAccess { object, pointer } => {
                let used = if matches!(self.structure(object), Type::Pointer(_)) { Use::Read } else { used };
                self.visit(object, used);
                self.operand(pointer, Use::Read);
            }
            E::Conditional { condition, then, otherwise } => {
                self.conditional(expression, condition, [then, otherwise], used);
            }
            E::Cast { kind, operand } => self.cast(kind, entry.ty, entry.category, operand, used),
            E::Construct { arguments, .. } => self.construct(expression, entry.ty, arguments),
            E::CompoundLiteral { list } => self.initialize(entry.ty, list),
            E::InitializerList(list) => self.visit_all(list, Use::Nothing),
            E::Designated { value, .. } => self.visit(value, Use::Nothing),
            E::New { .. } => self.new_expression(expression),
            E::Delete { operand, .. } => self.operand(operand, Use::Read),
            E::Throw { operand: Some(operand) } => self.value(operand),
            E::CoYield { operand } => self.visit(operand, Use::Nothing),
            E::Lambda(index) => self.captures(index),
            E::PackExpansion(inner) => self.visit(inner, Use::Nothing),
            E::Fold { left, right, .. } => {
                for operand in [left, right].into_iter().flatten() {
                    self.visit(operand, Use::Nothing);
                }
            }
            E::StatementExpression(statement) => self.statement_expression(statement),
            E::Builtin { operands, .. } => self.visit_all(operands, Use::Nothing),
            _ => {}
        }
    }

    /// `a ? b : c`, `a ?: b`
    fn conditional(
        &mut self,
        expression: ExpressionId,
        condition: ExpressionId,
        branches: [ExpressionId; 2],
        used: Use,
    ) {
        self.converted_operand(condition);
        let is_copied = self.sema.expression(expression).category != ValueCategory::Lvalue && used != Use::Nothing;
        let branches = branches.into_iter().filter(|&branch| branch != condition);
        self.with_parts_replaced(false, |walk| {
            if is_copied {
                return branches.for_each(|branch| walk.value(branch));
            }
            let visit = |walk: &mut Self| {
                for branch in branches {
                    walk.beside_object = Some(walk.sema.without_parentheses(branch));
                    walk.visit(branch, used);
                }
            };
            match used {
                Use::Read => walk.inside_call(expression, None, visit),
                _ => visit(walk),
            }
        });
    }

    /// Does something inside of a call, or of an expression that is converted to a type.
    pub(super) fn inside_call(&mut self, call: ExpressionId, converted: Option<TypeId>, inner: impl FnOnce(&mut Self)) {
        if !self.on_device {
            return inner(self);
        }
        let space = self.program().functions[self.function].space;
        if self.reads.is_none() && !space.is_device_code() {
            self.sema.cuda.calls_on_both_sides.push((self.function, call));
        }
        self.calls.push((call, converted));
        inner(self);
        self.calls.pop();
    }

    /// Whether an expression with an operator calls a function: the device compiler looks at its parameters.
    fn is_operator_call(&self, expression: ExpressionId) -> bool {
        self.on_device && self.program().called.contains_key(&expression)
    }

    /// `a + b` where the operator is a function: its parameters are initialized, of a member the first operand is the object.
    fn operator_call(&mut self, expression: ExpressionId, operands: &[ExpressionId]) {
        let Some(&function) = self.program().called.get(&expression) else { return };
        let Some(ty) = self.program().as_function(self.program().functions[function].ty) else {
            return self.arguments_of_unknown(operands);
        };
        let parameters: SmallVec<[TypeId; 2]> = ty.parameters.as_slice().into();
        let is_member = self.sema.class_of_member(function).is_some() && parameters.len() < operands.len();
        self.inside_call(expression, None, |walk| {
            let mut operands = operands.iter();
            if is_member && let Some(&object) = operands.next() {
                walk.operand(object, Use::Read);
            }
            for (index, &operand) in operands.enumerate() {
                match parameters.get(index) {
                    Some(&parameter) => walk.initialize(parameter, operand),
                    None => walk.visit(operand, Use::Nothing),
                }
            }
        });
    }

    /// `o.m`, `p->m`
    fn member(
        &mut self,
        expression: ExpressionId,
        object: ExpressionId,
        member: cufe_il::EntityId,
        is_arrow: bool,
        used: Use,
    ) {
        // A static member is named like any other variable.
        if self.on_device && self.is_variable(member) {
            if !(used == Use::Read && self.is_constant(member)) {
                self.variable(member, expression, used);
            }
            return self.visit(object, Use::Nothing);
        }
        let is_pointer = matches!(self.structure(object), Type::Pointer(_) | Type::Array { .. });
        if is_arrow {
            self.constant_address(object);
        }
        let used = match self.program().entities[member].kind {
            _ if is_arrow && is_pointer => Use::Read,
            _ if is_arrow => Use::Address,
            EntityKind::Field(field) if !self.program().is_reference(self.program().variables[field].ty) => used,
            EntityKind::Field(_) => Use::Read,
            // A function of its own is called for it.
            EntityKind::Function(_) | EntityKind::Template(_) if used == Use::Address => Use::Address,
            _ => Use::Nothing,
        };
        self.visit(object, used);
    }

    fn subscript(&mut self, base: ExpressionId, subscripts: ExpressionList, used: Use) {
        let list = self.operands(subscripts);
        match (self.structure(base), list.as_slice()) {
            // An element that nothing is done with is reached through the address of the first.
            (Type::Array { .. }, _) if used == Use::Nothing => self.visit(base, Use::Address),
            (Type::Array { .. } | Type::Vector { .. }, _) => self.element(base, used),
            (Type::Pointer(_), &[subscript]) => {
                self.pointed_to(base, used);
                return self.beside(base, subscript);
            }
            (Type::Builtin(_) | Type::Enum(_), &[subscript]) => {
                self.visit(base, Use::Read);
                return match self.structure(subscript) {
                    Type::Array { .. } => self.element(subscript, used),
                    Type::Pointer(_) => self.pointed_to(subscript, used),
                    _ => self.operand(subscript, Use::Read),
                };
            }
            (Type::Class(_), _) => {
                self.visit(base, Use::Address);
                return self.arguments_of_unknown(&list);
            }
            _ => self.visit(base, Use::Nothing),
        }
        for subscript in list {
            self.operand(subscript, Use::Read);
        }
    }

    /// An element of an array is used.
    fn element(&mut self, array: ExpressionId, used: Use) {
        self.visit(array, if used == Use::Read { Use::Element } else { used });
    }

    /// What a pointer points to is used. Where the pointer is made of an object in the expression itself, it is that object:
    /// `*(a + 1)`, `(&x)[0]`, but not `*(1 + a)` (measured).
    fn pointed_to(&mut self, pointer: ExpressionId, used: Use) {
        match self.sema.expression(self.sema.without_parentheses(pointer)).kind {
            ExpressionKind::Binary { operator: Operator::Plus | Operator::Minus, left, right } => {
                match self.structure(left) {
                    Type::Array { .. } => self.element(left, used),
                    Type::Pointer(_) => self.deeper(|walk| walk.pointed_to(left, used)),
                    _ => self.operand(left, Use::Read),
                }
                self.operand(right, Use::Read);
            }
            ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } => self.element(operand, used),
            _ => {
                self.constant_address(pointer);
                self.visit(pointer, Use::Read);
            }
        }
    }

    /// `*p`, `&x`, `-x`, `x++` ...
    fn unary(&mut self, operator: UnaryOperator, operand: ExpressionId, used: Use) {
        use UnaryOperator as U;
        match operator {
            U::AddressOf => self.visit(operand, Use::Address),
            U::Dereference => match self.structure(operand) {
                Type::Array { .. } if used == Use::Nothing => self.visit(operand, Use::Address),
                Type::Array { .. } => self.element(operand, used),
                Type::Pointer(_) => self.pointed_to(operand, used),
                _ => self.operand(operand, Use::Read),
            },
            // Said of the operand already (137).
            U::PreIncrement | U::PreDecrement | U::PostIncrement | U::PostDecrement
                if self.sema.names_constant_memory(operand) => {}
            U::PreIncrement | U::PreDecrement | U::PostIncrement | U::PostDecrement => {
                self.operand(operand, Use::ReadWrite);
            }
            U::Real | U::Imag => self.visit(operand, used),
            U::Extension => self.visit(operand, used),
            U::CoAwait => self.visit(operand, Use::Nothing),
            U::Plus | U::Minus | U::Not | U::Complement => self.converted_operand(operand),
            U::Arrow => self.operand(operand, Use::Read),
        }
    }

    fn binary(&mut self, operator: Operator, left: ExpressionId, right: ExpressionId, used: Use) {
        use Operator as O;
        let (a, b) = (self.structure(left), self.structure(right));
        let is_builtin = Self::is_scalar(a) && Self::is_scalar(b);
        match operator {
            O::Comma if is_builtin => {
                self.visit(left, Use::Nothing);
                self.visit(right, used);
            }
            O::Equal => match (a, b) {
                (Type::Class(class), Type::Class(_)) => {
                    let (left_use, right_use) = match self.is_trivial(class, SpecialMember::CopyAssignment) {
                        Some(true) => (Use::Write, Use::Read),
                        Some(false) => (Use::Address, Use::Address),
                        None => (Use::Nothing, Use::Nothing),
                    };
                    self.visit(left, left_use);
                    self.visit(right, right_use);
                }
                (Type::Class(_), _) => {
                    self.visit(left, Use::Address);
                    self.arguments_of_unknown(&[right]);
                }
                _ if self.sema.names_constant_memory(left) => self.visit(right, Use::Nothing),
                _ if Self::is_scalar(a) => {
                    self.visit(left, Use::Write);
                    if used == Use::Address {
                        self.visit(left, used);
                    }
                    self.initialize(self.sema.expression(left).ty, right);
                }
                _ => {
                    self.visit(left, Use::Nothing);
                    self.visit(right, Use::Nothing);
                }
            },
            O::PlusEqual
            | O::MinusEqual
            | O::StarEqual
            | O::SlashEqual
            | O::PercentEqual
            | O::CaretEqual
            | O::AmpersandEqual
            | O::PipeEqual
            | O::LessLessEqual
            | O::GreaterGreaterEqual
                if is_builtin =>
            {
                if !self.sema.names_constant_memory(left) {
                    self.visit(left, Use::ReadWrite);
                }
                self.visit(right, Use::Read);
            }
            _ if is_builtin => {
                self.visit(left, Use::Read);
                match operator {
                    O::AmpersandAmpersand | O::PipePipe => self.visit(right, Use::Read),
                    _ => self.beside(left, right),
                }
            }
            _ => {
                for operand in [left, right] {
                    match self.structure(operand) {
                        Type::Class(_) => self.converted_operand(operand),
                        _ => self.operand(operand, Use::Nothing),
                    }
                }
            }
        }
    }

    fn cast(&mut self, kind: CastKind, ty: TypeId, category: ValueCategory, operand: ExpressionId, used: Use) {
        match (self.sema.value_structure(ty), category) {
            (Type::Builtin(cufe_il::Builtin::Void), _) => self.visit(operand, Use::Nothing),
            (_, ValueCategory::Lvalue | ValueCategory::Xvalue) => self.visit(operand, used),
            _ if kind == CastKind::Dynamic => self.visit(operand, Use::Read),
            _ => self.initialize(ty, operand),
        }
    }

    /// `f(a, ...)`
    fn call(&mut self, call: ExpressionId, callee: ExpressionId, arguments: ExpressionList) {
        let list = self.operands(arguments);
        let inner = self.sema.without_parentheses(callee);
        let entry = self.sema.expression(inner);
        let function = match entry.kind {
            ExpressionKind::Name { entity, arguments: None } => match self.program().entities[entity].kind {
                EntityKind::Function(function) => Some(function),
                _ => None,
            },
            ExpressionKind::Member { member, .. } => self.sema.only_function(member),
            _ => None,
        };
        match entry.kind {
            ExpressionKind::Name { entity, .. }
                if matches!(
                    self.program().entities[entity].kind,
                    EntityKind::Function(_) | EntityKind::Template(_)
                ) => {}
            ExpressionKind::Member { member, .. }
                if matches!(
                    self.program().entities[member].kind,
                    EntityKind::Function(_) | EntityKind::Template(_)
                ) =>
            {
                let is_static = function.is_some_and(|function| self.sema.is_static_member(function));
                self.visit(inner, if is_static { Use::Nothing } else { Use::Address });
            }
            // `(&f)(a)` takes no address.
            ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } => {
                self.operand(operand, Use::Nothing);
            }
            _ => self.operand(callee, Use::Read),
        }
        let ty = match (function, self.structure(inner)) {
            (Some(function), _) => self.program().as_function(self.program().functions[function].ty),
            (None, Type::Pointer(pointee)) => self.program().as_function(pointee),
            (None, Type::Class(_)) => {
                let operator = self.program().called.get(&call).copied();
                operator.and_then(|function| self.program().as_function(self.program().functions[function].ty))
            }
            _ => None,
        };
        if ty.is_none() && self.is_builtin_with_values(entry.kind) {
            return list.iter().for_each(|&argument| self.value(argument));
        }
        let Some(ty) = ty else { return self.arguments_of_unknown(&list) };
        let parameters: SmallVec<[TypeId; 8]> = ty.parameters.as_slice().into();
        for (index, &argument) in list.iter().enumerate() {
            match parameters.get(index) {
                Some(&parameter) => self.initialize(parameter, argument),
                // Through an ellipsis.
                None => self.value(argument),
            }
        }
    }

    /// Whether a callee is a builtin function that takes its arguments by value: all but those that look at the operand
    /// itself.
    fn is_builtin_with_values(&self, callee: ExpressionKind) -> bool {
        let ExpressionKind::UnresolvedName { name, arguments: None } = callee else { return false };
        name.symbol().is_some_and(|symbol| {
            self.sema.is_builtin_function(symbol)
                && !matches!(
                    self.sema.text(symbol),
                    "__builtin_constant_p" | "__builtin_addressof" | "__builtin_va_start"
                )
        })
    }

    /// Arguments of a call whose callee is not known.
    pub(super) fn arguments_of_unknown(&mut self, list: &[ExpressionId]) {
        for &argument in list {
            self.visit(argument, Use::Nothing);
        }
    }

    /// Init-captures are initialized in the function that holds the lambda.
    fn captures(&mut self, index: u32) {
        let Some(lambda) = self.program().lambdas.get(index as usize) else { return };
        let captures: SmallVec<[_; 4]> = lambda
            .captures
            .iter()
            .map(|capture| (capture.kind, capture.initializer, capture.entity, capture.name))
            .collect();
        for (kind, initializer, entity, name) in captures {
            if let (cufe_il::CaptureKind::Reference, Some(entity)) = (kind, entity) {
                self.texture_capture(entity, name);
            }
            let Some(initializer) = initializer else { continue };
            match kind {
                cufe_il::CaptureKind::InitReference => self.visit(initializer, Use::Address),
                _ => self.with_parts_replaced(true, |walk| walk.value(initializer)),
            }
        }
    }

    /// Whether the special members of a kind of a class are trivial; none where that is not known.
    pub(super) fn is_trivial(&mut self, class: ClassId, kind: SpecialMember) -> Option<bool> {
        let members = self.sema.special_members(class, kind);
        if members.is_empty() {
            return None;
        }
        let mut all = Some(true);
        for member in members {
            match self.sema.special_facts(member).is_trivial {
                Some(true) => {}
                Some(false) => return Some(false),
                None => all = None,
            }
        }
        all
    }

    /// Whether an expression is a braced list.
    pub(super) fn is_list(&self, expression: ExpressionId) -> bool {
        self.sema.reader.is(self.sema.expression(expression).first, TokenKind::LeftBrace)
    }
}
