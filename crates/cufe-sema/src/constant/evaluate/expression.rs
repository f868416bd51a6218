//! Expressions as values and as places ([expr], [basic.lval]).

use super::copying::Source;
use super::operator::without_assignment;
use super::{Evaluated, Evaluator, Failure};
use crate::constant::value::{Base, ClassValue, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_diagnostics::code;
use cufe_il::{
    CaptureKind, CastKind, EntityId, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags,
    Operator, Program, Qualifiers, StatementKind, Type, UnaryOperator, ValueCategory, VariableId,
};
use cufe_il::{Floating, LiteralId};
use cufe_lex::TokenKind;

const DEPENDENT: ExpressionFlags =
    ExpressionFlags::TYPE_DEPENDENT.union(ExpressionFlags::VALUE_DEPENDENT).union(ExpressionFlags::UNEXPANDED);

impl Evaluator<'_, '_> {
    /// The value of an expression; that of an lvalue is read ([conv.lval]).
    pub(super) fn value(&mut self, expression: ExpressionId) -> Evaluated<Value> {
        self.guarded(|evaluator| evaluator.unguarded_value(expression))
    }

    fn unguarded_value(&mut self, expression: ExpressionId) -> Evaluated<Value> {
        let destination = self.destination.take();
        if let Some(place) = self.hidden_place(expression) {
            return self.load(&place, expression);
        }
        let entry = self.sema.expression(expression);
        // What depends on template parameters is asked again in an instance: no gap.
        if entry.flags.intersects(DEPENDENT) {
            return Err(Failure::Unknown);
        }
        if self.sema.program.called.contains_key(&expression)
            && !matches!(
                entry.kind,
                ExpressionKind::Cast { .. }
                    | ExpressionKind::Construct { .. }
                    | ExpressionKind::New { .. }
                    | ExpressionKind::Delete { .. }
            )
        {
            self.destination = destination;
            let value = self.overloaded(expression)?;
            return self.read(value, expression);
        }
        if !self.sema.constants.wrapped.is_empty()
            && let Some(value) = self.sema.constants.wrapped.get(&expression)
        {
            return Ok(value.clone());
        }
        match entry.kind {
            ExpressionKind::Literal(literal) => self.literal(literal),
            ExpressionKind::Boolean(value) => Ok(Value::Integer(i128::from(value))),
            ExpressionKind::Nullptr => Ok(Value::NULL),
            ExpressionKind::This => self.this(expression),
            ExpressionKind::Parenthesized(inner) => {
                self.destination = destination;
                self.value(inner)
            }
            ExpressionKind::Name { entity, .. } => self.name(expression, entity),
            ExpressionKind::Member { member, object, is_arrow, .. } => match self.sema.program.entities[member].kind {
                EntityKind::Enumerator(_) => {
                    if self.is_call(object) {
                        self.discard_object(object, is_arrow)?;
                    }
                    self.enumerator(member)
                }
                EntityKind::Field(field) if !is_arrow && self.is_temporary(object) => {
                    self.member_of_value(object, field, expression)
                }
                _ => self.read_place(expression),
            },
            ExpressionKind::Unary { operator, operand } => self.unary(expression, operator, operand),
            ExpressionKind::Binary { operator: Operator::Comma, left, right } => {
                self.discard(left)?;
                self.destination = destination;
                self.value(right)
            }
            ExpressionKind::Binary { operator, left, right } => self.binary(expression, operator, left, right),
            ExpressionKind::Conditional { condition, then, otherwise } => {
                let chosen = if self.condition(condition)? { then } else { otherwise };
                self.destination = destination;
                // A glvalue of class type is copied into the result ([expr.cond]/7).
                let is_copied = entry.category == ValueCategory::Prvalue
                    && self.sema.expression(chosen).category != ValueCategory::Prvalue
                    && matches!(self.sema.value_structure(entry.ty), Type::Class(_));
                if entry.ty == Program::UNKNOWN || !is_copied && self.sema.expression(chosen).ty == entry.ty {
                    return self.value(chosen);
                }
                self.converted(chosen, entry.ty)
            }
            ExpressionKind::Cast { kind, operand } => {
                if entry.category != ValueCategory::Prvalue {
                    return self.read_place(expression);
                }
                if entry.ty == Program::UNKNOWN {
                    return Err(Failure::unknown());
                }
                self.destination = destination;
                self.cast(kind, operand, entry.ty, expression)
            }
            ExpressionKind::Construct { arguments, is_braced } => {
                if entry.category != ValueCategory::Prvalue {
                    return self.read_place(expression);
                }
                self.destination = destination;
                self.functional_cast(expression, arguments, is_braced)
            }
            ExpressionKind::CompoundLiteral { list } => {
                self.destination = destination;
                self.initialize(list, entry.ty)
            }
            ExpressionKind::Call { .. } => {
                // What is folded already is not called again.
                if self.frames.len() == 1
                    && !self.is_manifest
                    && let Some(Some(value)) = self.sema.constants.calls.get(&expression)
                {
                    return Ok(value.clone());
                }
                self.destination = destination;
                let value = self.call(expression)?;
                self.read(value, expression)
            }
            ExpressionKind::String(_) => self.string_value(expression),
            ExpressionKind::Subscript { .. } | ExpressionKind::MemberPointerAccess { .. } => {
                self.read_place(expression)
            }
            ExpressionKind::OperatorOnType { keyword, operand } => self.size_of_type(keyword, operand),
            ExpressionKind::OperatorOnExpression { keyword, operand } => match keyword {
                TokenKind::KwSizeof => {
                    let ty = self.sema.expression(operand).ty;
                    self.size_of_type(keyword, ty)
                }
                TokenKind::KwAlignof => self.alignment_of(keyword, operand),
                // Found out while the operand was built.
                TokenKind::KwNoexcept => self.sema.constants.folded.get(&expression).cloned().or_failure(),
                _ => Err(Failure::unknown()),
            },
            // Found out where it is written, because it depends on which types are complete there.
            ExpressionKind::TypeTrait { .. } => {
                let value = self.sema.class_state.traits.get(&expression).copied();
                value.map(Value::Integer).or_failure()
            }
            ExpressionKind::Builtin { keyword: TokenKind::KwBuiltinAddressof, operands } => {
                let operand = self.sema.program.expression_list(operands).first().copied();
                self.address_of(operand.or_failure()?)
            }
            ExpressionKind::SizeofPack { .. } | ExpressionKind::Requires | ExpressionKind::Builtin { .. } => {
                self.sema.constants.folded.get(&expression).cloned().or_failure()
            }
            ExpressionKind::Lambda(lambda) => self.closure(expression, lambda),
            ExpressionKind::StatementExpression(statement) => self.statement_expression(statement),
            ExpressionKind::Throw { .. } | ExpressionKind::CoYield { .. } | ExpressionKind::LabelAddress(_) => {
                self.fail(code::CONSTANT_NOT_INTERPRETABLE, expression)
            }
            ExpressionKind::New { .. } | ExpressionKind::Delete { .. } => self.allocation_expression(expression),
            _ => Err(Failure::unknown()),
        }
    }

    /// What a call gave as a value: the object that a reference refers to is read.
    fn read(&mut self, value: Value, expression: ExpressionId) -> Evaluated<Value> {
        match value {
            Value::Reference(place) => self.load(&place, expression),
            value => Ok(value),
        }
    }

    fn read_place(&mut self, expression: ExpressionId) -> Evaluated<Value> {
        if self.qualifiers_of(self.sema.expression(expression).ty).contains(Qualifiers::VOLATILE) {
            return self.fail(code::CONSTANT_VOLATILE_ACCESS, expression);
        }
        let place = self.place(expression)?;
        self.load(&place, expression)
    }

    /// Whether an expression is a prvalue whose parts can be taken without an object.
    fn is_temporary(&self, expression: ExpressionId) -> bool {
        let entry = self.sema.expression(self.sema.without_parentheses(expression));
        entry.category == ValueCategory::Prvalue && entry.ty != Program::UNKNOWN
    }

    fn member_of_value(
        &mut self,
        object: ExpressionId,
        field: cufe_il::VariableId,
        expression: ExpressionId,
    ) -> Evaluated<Value> {
        let place = self.place(object)?;
        let place = self.member_place(&place, self.sema.expression(object).ty, field)?;
        let value = self.load(&place, expression)?;
        self.read(value, expression)
    }

    /// A name as a value.
    fn name(&mut self, expression: ExpressionId, entity: EntityId) -> Evaluated<Value> {
        match self.sema.program.entities[entity].kind {
            EntityKind::Enumerator(_) => self.enumerator(entity),
            EntityKind::Variable(_) | EntityKind::Field(_) => self.read_place(expression),
            // In an instance.
            EntityKind::ValueParameter(variable) => match self.value_of_parameter(variable).or_failure()? {
                Value::Reference(place) => {
                    let value = self.load(&place, expression)?;
                    self.read(value, expression)
                }
                value => Ok(value),
            },
            // Whether a concept is satisfied is found out where it is named.
            EntityKind::Template(_) => self.sema.constants.folded.get(&expression).cloned().or_failure(),
            _ => Err(Failure::unknown()),
        }
    }

    /// The value of a template parameter in an instance.
    fn value_of_parameter(&self, variable: VariableId) -> Option<Value> {
        match self.sema.program.variables[variable].value {
            Some(value) => Some(Value::Integer(value)),
            None => self.sema.constants.variables.get(&variable).cloned().flatten(),
        }
    }

    fn enumerator(&mut self, entity: EntityId) -> Evaluated<Value> {
        self.sema.entity_value(entity).map(Value::Integer).or_failure()
    }

    pub(super) fn this(&self, expression: ExpressionId) -> Evaluated<Value> {
        let Some(frame) = self.frame() else { return Err(Failure::unknown()) };
        if let Some((lambda, closure)) = &frame.closure {
            let captures = &self.sema.program.lambdas[*lambda].captures;
            let index =
                captures.iter().position(|capture| matches!(capture.kind, CaptureKind::This | CaptureKind::StarThis));
            let Some(index) = index else { return Err(Failure::unknown()) };
            let place = closure.with(Step::Member(index as u32));
            if captures[index].kind == CaptureKind::StarThis {
                return Ok(Value::pointer(place));
            }
            let Base::Object(id) = place.base else { return Err(Failure::unknown()) };
            let Some(object) = self.object(id) else { return self.fail(code::CONSTANT_EXPIRED_STORAGE, expression) };
            return object.value.child(Step::Member(index as u32)).cloned().or_failure();
        }
        match &frame.this {
            Some(Place { base: Base::Address(0), path, .. }) if path.is_empty() => Ok(Value::NULL),
            Some(place) => Ok(Value::pointer(place.clone())),
            None if self.frames.len() == 1
                && (self.sema.context.function.is_some() || self.sema.context.initialized.is_some()) =>
            {
                self.fail(code::CONSTANT_VALUE_UNUSABLE, expression)
            }
            None => Err(Failure::unknown()),
        }
    }

    /// An integer, floating or character literal.
    fn literal(&mut self, literal: LiteralId) -> Evaluated<Value> {
        let known = self.sema.program.literals.get(literal);
        if known.suffix.is_some() {
            return Err(Failure::unknown());
        }
        if !known.is_floating() {
            return known.value.integer().map(Value::Integer).or_failure();
        }
        let literal = cufe_lex::literal::floating(&known.spelling, &self.sema.options.dialect);
        Ok(Value::Floating(Floating::from(&literal)))
    }

    /// The place that a glvalue designates; of a prvalue a temporary object.
    pub(super) fn place(&mut self, expression: ExpressionId) -> Evaluated<Place> {
        self.guarded(|evaluator| evaluator.unguarded_place(expression))
    }

    fn unguarded_place(&mut self, expression: ExpressionId) -> Evaluated<Place> {
        self.destination = None;
        if let Some(place) = self.hidden_place(expression) {
            return Ok(place);
        }
        let entry = self.sema.expression(expression);
        if entry.flags.intersects(DEPENDENT) {
            return Err(Failure::unknown());
        }
        if self.sema.program.called.contains_key(&expression)
            && !matches!(entry.kind, ExpressionKind::Cast { .. } | ExpressionKind::Construct { .. })
        {
            if entry.category == ValueCategory::Prvalue && entry.ty != Program::UNKNOWN {
                return self.materialize(expression);
            }
            let value = self.overloaded(expression)?;
            return self.referred(value, expression);
        }
        match entry.kind {
            ExpressionKind::Parenthesized(inner) => self.place(inner),
            ExpressionKind::Name { entity, .. } => self.named_place(entity, expression),
            ExpressionKind::Member { object, member, is_arrow, .. } => {
                self.member(expression, object, member, is_arrow)
            }
            ExpressionKind::OperatorOnType { keyword: TokenKind::KwTypeid, operand } => self.type_info_of(operand),
            ExpressionKind::OperatorOnExpression { keyword: TokenKind::KwTypeid, operand } => {
                self.type_info_of_expression(operand)
            }
            ExpressionKind::String(_) | ExpressionKind::FunctionName(_) => Ok(Place::whole(Base::String(expression))),
            ExpressionKind::Unary { operator, operand } => match operator {
                UnaryOperator::Dereference => match self.sema.value_structure(self.sema.expression(operand).ty) {
                    Type::Function(_) => self.place(operand),
                    _ => {
                        let pointer = self.operand_value(operand)?;
                        self.pointed_place(&pointer)
                    }
                },
                UnaryOperator::PreIncrement | UnaryOperator::PreDecrement => {
                    self.increment(expression, operand, operator).map(|(place, _)| place)
                }
                UnaryOperator::Extension => self.place(operand),
                UnaryOperator::Real | UnaryOperator::Imag if entry.category == ValueCategory::Lvalue => {
                    let place = self.place(operand)?;
                    match self.sema.value_structure(self.sema.expression(operand).ty) {
                        Type::Complex(_) => Ok(place.with(Step::Member(u32::from(operator == UnaryOperator::Imag)))),
                        _ => Err(Failure::unknown()),
                    }
                }
                _ => self.materialize(expression),
            },
            ExpressionKind::Binary { operator, left, right } => match operator {
                Operator::Comma => {
                    self.discard(left)?;
                    self.place(right)
                }
                Operator::Equal => self.assign(expression, left, right),
                _ if without_assignment(operator).is_some() => self.compound_assign(expression, operator, left, right),
                _ => self.materialize(expression),
            },
            ExpressionKind::Conditional { condition, then, otherwise } => {
                if entry.category == ValueCategory::Prvalue {
                    return self.materialize(expression);
                }
                let chosen = if self.condition(condition)? { then } else { otherwise };
                self.place(chosen)
            }
            ExpressionKind::Subscript { base, subscripts } => match self.sema.program.expression_list(subscripts) {
                &[subscript] => {
                    if self.is_temporary(base)
                        && matches!(self.sema.value_structure(self.sema.expression(base).ty), Type::Array { .. })
                    {
                        return Err(Failure::unknown());
                    }
                    self.subscript(expression, base, subscript)
                }
                _ => Err(Failure::unknown()),
            },
            ExpressionKind::MemberPointerAccess { object, pointer } => self.member_pointer_access(object, pointer),
            ExpressionKind::Call { .. } if entry.category == ValueCategory::Prvalue && entry.ty != Program::UNKNOWN => {
                self.materialize(expression)
            }
            ExpressionKind::Call { .. } => {
                let value = self.call(expression)?;
                self.referred(value, expression)
            }
            ExpressionKind::Cast { kind: CastKind::Dynamic, operand }
                if entry.category != ValueCategory::Prvalue && entry.ty != Program::UNKNOWN =>
            {
                let place = self.place(operand)?;
                match self.dynamic_cast(&place, self.sema.expression(operand).ty, entry.ty)? {
                    Some(place) => Ok(place),
                    None => self.fail(code::CONSTANT_DYNAMIC_CAST_FAILED, expression),
                }
            }
            ExpressionKind::Cast { kind, operand } if entry.category != ValueCategory::Prvalue => {
                let from = self.sema.expression(operand).ty;
                let program = &self.sema.program;
                let plain = |ty| program.unqualified(program.canonical(ty)).0;
                if from == Program::UNKNOWN || entry.ty == Program::UNKNOWN {
                    return Err(Failure::unknown());
                }
                let is_same = plain(from) == plain(entry.ty);
                if self.user_conversion(operand).is_some() {
                    return self.bind(operand, entry.ty);
                }
                let place = self.place(operand)?;
                let is_address = matches!(place.base, Base::Address(_));
                if kind == CastKind::Reinterpret && self.frames.len() > 1 && !is_address {
                    return self.fail(code::CONSTANT_REINTERPRET_CAST, expression);
                }
                // At an address there is no object that would be of another type.
                if is_same || is_address && kind == CastKind::Reinterpret {
                    Ok(place)
                } else {
                    self.class_cast(&place, from, entry.ty, expression)
                }
            }
            ExpressionKind::Construct { arguments, is_braced } if entry.category != ValueCategory::Prvalue => {
                self.bound_by_type(expression, arguments, is_braced)
            }
            ExpressionKind::This
            | ExpressionKind::Literal(_)
            | ExpressionKind::Boolean(_)
            | ExpressionKind::Nullptr => self.materialize(expression),
            _ if entry.category == ValueCategory::Prvalue => self.materialize(expression),
            _ => Err(Failure::unknown()),
        }
    }

    /// What `T{…}` designates where `T` is a reference type: the only element where the reference binds to it directly, else a
    /// temporary object that the list initializes ([expr.type.conv]/2, [dcl.init.list]/3).
    fn bound_by_type(
        &mut self,
        expression: ExpressionId,
        arguments: cufe_il::ExpressionList,
        is_braced: bool,
    ) -> Evaluated<Place> {
        let ty = self.sema.expression(expression).ty;
        if self.is_unknown(ty) {
            return Err(Failure::unknown());
        }
        if let &[single] = self.sema.program.expression_list(arguments)
            && self.is_reference_compatible(self.sema.expression(single).ty, ty)
        {
            return self.bind(single, ty);
        }
        self.temporary_of(ty, |evaluator| evaluator.functional_cast(expression, arguments, is_braced))
    }

    /// The object without a name that an expression stands for.
    fn hidden_place(&self, expression: ExpressionId) -> Option<Place> {
        let hidden = &self.frame()?.hidden;
        if hidden.is_empty() { None } else { hidden.get(&expression).cloned() }
    }

    fn materialize(&mut self, expression: ExpressionId) -> Evaluated<Place> {
        let ty = self.sema.expression(expression).ty;
        if ty == Program::UNKNOWN {
            return Err(Failure::unknown());
        }
        self.temporary_of(ty, |evaluator| evaluator.unguarded_value(expression))
    }

    /// What the result of a call refers to; a value becomes a temporary object.
    fn referred(&mut self, value: Value, expression: ExpressionId) -> Evaluated<Place> {
        match value {
            Value::Reference(place) => Ok(*place),
            value => {
                let ty = self.sema.expression(expression).ty;
                if ty == Program::UNKNOWN { Err(Failure::unknown()) } else { Ok(self.temporary(ty, value)) }
            }
        }
    }

    fn named_place(&mut self, entity: EntityId, name: ExpressionId) -> Evaluated<Place> {
        match self.sema.program.entities[entity].kind {
            EntityKind::Variable(variable) => self.variable_place(entity, variable, name),
            EntityKind::Function(function) => {
                let entry = &self.sema.program.functions[function];
                if self.sema.program.entities[entity].template.is_some() {
                    return Err(Failure::unknown());
                }
                if entry.flags.contains(FunctionFlags::CONSTEVAL) && self.frames.len() == 1 {
                    return Err(Failure::unknown());
                }
                Ok(Place::whole(Base::Function(function)))
            }
            EntityKind::Field(field) => {
                let this = self.this(name)?;
                let object = self.pointed_place(&this)?;
                let place = self.member_place(&object, self.own_class().unwrap_or(Program::UNKNOWN), field)?;
                self.through_reference(place, field, name)
            }
            EntityKind::Enumerator(_) => self.materialize(name),
            EntityKind::ValueParameter(variable) => match self.value_of_parameter(variable).or_failure()? {
                Value::Reference(place) => Ok(*place),
                // The object that all parameters with this value name ([temp.param]/8).
                Value::Class(_) => Ok(Place::whole(Base::Variable(variable))),
                _ => self.materialize(name),
            },
            _ => Err(Failure::unknown()),
        }
    }

    /// What a data member designates: a reference member what it refers to.
    pub(super) fn through_reference(
        &mut self,
        place: Place,
        field: cufe_il::VariableId,
        at: ExpressionId,
    ) -> Evaluated<Place> {
        if !self.sema.program.is_reference(self.sema.program.variables[field].ty) {
            return Ok(place);
        }
        match self.load(&place, at)? {
            Value::Reference(target) => Ok(*target),
            _ => Err(Failure::unknown()),
        }
    }

    fn member(
        &mut self,
        expression: ExpressionId,
        object: ExpressionId,
        member: EntityId,
        is_arrow: bool,
    ) -> Evaluated<Place> {
        match self.sema.program.entities[member].kind {
            EntityKind::Field(field) => {
                let place = self.object_place(object, is_arrow)?;
                let place = self.member_place(&place, self.object_type(object, is_arrow), field)?;
                self.through_reference(place, field, expression)
            }
            EntityKind::Variable(variable) => {
                self.discard_object(object, is_arrow)?;
                self.variable_place(member, variable, expression)
            }
            EntityKind::Enumerator(_) => self.materialize(expression),
            _ => Err(Failure::unknown()),
        }
    }

    /// The object of a member access.
    pub(super) fn object_place(&mut self, object: ExpressionId, is_arrow: bool) -> Evaluated<Place> {
        if !is_arrow {
            return self.place(object);
        }
        match self.sema.value_structure(self.sema.expression(object).ty) {
            Type::Pointer(_) | Type::Array { .. } => {
                let pointer = self.decayed(object)?;
                self.pointed_place(&pointer)
            }
            // Chains of operator-> are not followed.
            _ => Err(Failure::unknown()),
        }
    }

    /// Evaluates the object of a static member, whose value does not matter: it need not be constant, unless it is a call
    /// (measured).
    pub(super) fn discard_object(&mut self, object: ExpressionId, is_arrow: bool) -> Evaluated<()> {
        match self.object_place(object, is_arrow) {
            Err(Failure::NotConstant(_)) if !self.is_call(object) => Ok(()),
            evaluated => evaluated.map(|_| ()),
        }
    }

    fn is_call(&self, expression: ExpressionId) -> bool {
        matches!(self.sema.expression(self.sema.without_parentheses(expression)).kind, ExpressionKind::Call { .. })
    }

    /// The alignment of what an expression names: of a variable or data member what its attributes ask for.
    fn alignment_of(&mut self, keyword: TokenKind, operand: ExpressionId) -> Evaluated<Value> {
        let own = self.size_of_type(keyword, self.sema.expression(operand).ty)?;
        let named = match self.sema.expression(self.sema.without_parentheses(operand)).kind {
            ExpressionKind::Name { entity, .. } | ExpressionKind::Member { member: entity, .. } => entity,
            _ => return Ok(own),
        };
        let program = &self.sema.program;
        let layout = program.variable_of(named).and_then(|variable| program.variable_layouts.get(&variable));
        let in_packed = program.enclosing_class(program.entities[named].scope).is_some_and(|class| {
            let class = program.classes[class].layout;
            class.is_packed || class.pack != 0
        });
        match (layout, own) {
            _ if in_packed => Err(Failure::unknown()),
            (Some(layout), _) if layout.has_unknown_alignment || layout.is_packed => Err(Failure::unknown()),
            (Some(layout), Value::Integer(own)) => Ok(Value::Integer(own.max(i128::from(layout.alignment)))),
            (_, own) => Ok(own),
        }
    }

    pub(super) fn size_of_type(&mut self, keyword: TokenKind, ty: cufe_il::TypeId) -> Evaluated<Value> {
        let ty = self.sema.program.non_reference(ty);
        let is_size = match keyword {
            TokenKind::KwSizeof => true,
            TokenKind::KwAlignof => false,
            _ => return Err(Failure::unknown()),
        };
        // GNU C++: what has no size counts as one byte; there is a warning where it is written.
        if self.sema.has_no_size(ty) {
            return Ok(Value::Integer(1));
        }
        let (size, alignment) = self.sema.size_and_alignment(ty).or_failure()?;
        Ok(Value::Integer(i128::from(if is_size { size } else { alignment })))
    }

    /// A closure: its captures.
    fn closure(&mut self, expression: ExpressionId, lambda: u32) -> Evaluated<Value> {
        let entry = self.sema.program.lambdas.get(lambda as usize).or_failure()?;
        let EntityKind::Class(class) = self.sema.program.entities[entry.closure].kind else {
            return Err(Failure::unknown());
        };
        let captures = entry.captures.clone();
        let mut members = Vec::with_capacity(captures.len());
        for capture in captures {
            if capture.is_pack {
                return Err(Failure::unknown());
            }
            let value = match capture.kind {
                CaptureKind::This => self.this(expression)?,
                CaptureKind::StarThis => {
                    let this = self.this(expression)?;
                    let place = self.pointee(&this, expression)?;
                    let source = Source { category: ValueCategory::Lvalue, qualifiers: Qualifiers::empty() };
                    self.copied_part(self.type_of(&place)?, &place, source, expression)?
                }
                CaptureKind::Copy | CaptureKind::Reference => {
                    let entity = capture.entity.or_failure()?;
                    let variable = self.sema.program.variable_of(entity).or_failure()?;
                    let place = self.variable_place(entity, variable, expression)?;
                    if capture.kind == CaptureKind::Reference {
                        Value::Reference(Box::new(place))
                    } else {
                        let source = Source { category: ValueCategory::Lvalue, qualifiers: Qualifiers::empty() };
                        let ty = self.sema.program.non_reference(self.sema.program.variables[variable].ty);
                        self.copied_part(ty, &place, source, expression)?
                    }
                }
                CaptureKind::Init | CaptureKind::InitReference => {
                    let initializer = capture.initializer.or_failure()?;
                    if capture.kind == CaptureKind::InitReference {
                        Value::Reference(Box::new(self.place(initializer)?))
                    } else {
                        let ty = capture.entity.and_then(|entity| self.sema.program.variable_of(entity));
                        let ty = ty.map(|variable| self.sema.program.variables[variable].ty).or_failure()?;
                        self.initialize(initializer, ty)?
                    }
                }
            };
            members.push(value);
        }
        Ok(Value::Class(Box::new(ClassValue { class, bases: Vec::new(), members, active: None })))
    }

    /// `({ ... })`: the value of the last statement.
    fn statement_expression(&mut self, statement: cufe_il::StatementId) -> Evaluated<Value> {
        let StatementKind::Compound { statements, .. } = self.sema.program.statements[statement].kind else {
            return Err(Failure::unknown());
        };
        let list = self.sema.program.statement_list(statements).to_vec();
        let (value, rest) = match list.split_last() {
            Some((&last, rest)) if let StatementKind::Expression(value) = self.sema.program.statements[last].kind => {
                (Some(value), rest)
            }
            _ => (None, &list[..]),
        };
        self.scoped(|evaluator| {
            for &statement in rest {
                match evaluator.run(statement)? {
                    super::statement::Flow::Next => {}
                    _ => return Err(Failure::unknown()),
                }
            }
            let Some(value) = value else { return Ok(Value::Indeterminate) };
            if matches!(
                evaluator.sema.value_structure(evaluator.sema.expression(value).ty),
                Type::Builtin(cufe_il::Builtin::Void)
            ) {
                evaluator.discard(value)?;
                return Ok(Value::Indeterminate);
            }
            evaluator.decayed(value)
        })
    }
}
