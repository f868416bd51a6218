//! Calls of functions ([expr.call]).

use super::statement::Flow;
use super::{Demand, Evaluated, Evaluator, Failure, Frame};
use crate::constant::value::{Base, ObjectId, Place, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_diagnostics::{Argument, code};
use cufe_il::{
    ClassId, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionFlags, FunctionId, FunctionTypeFlags, Name,
    Operator, Program, Type, TypeId, UnaryOperator, VariableId,
};

/// What a call costs.
const CALL: u64 = 3;

impl Evaluator<'_, '_> {
    /// The result of a call expression: a value, or what a reference refers to.
    pub(super) fn call(&mut self, expression: ExpressionId) -> Evaluated<Value> {
        let ExpressionKind::Call { callee, arguments } = self.sema.expression(expression).kind else {
            return Err(Failure::unknown());
        };
        if self.sema.program.called.contains_key(&expression) {
            return self.overloaded(expression);
        }
        let destination = self.destination.take();
        let arguments = self.sema.program.expression_list(arguments).to_vec();
        let mut inner = self.sema.without_parentheses(callee);
        // `(&f)(a)` calls `f`.
        if let ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } = self.sema.expression(inner).kind
        {
            let name = self.sema.without_parentheses(operand);
            if matches!(self.sema.expression(name).kind, ExpressionKind::Name { entity, .. }
                if matches!(self.sema.program.entities[entity].kind, EntityKind::Function(function)
                    if !self.has_object(function)))
            {
                inner = name;
            }
        }
        let entry = self.sema.expression(inner);
        match entry.kind {
            ExpressionKind::UnresolvedName { name, arguments: None } => {
                let Some(symbol) = name.symbol() else { return Err(Failure::unknown()) };
                return self.builtin_call(expression, symbol, &arguments);
            }
            // An instance of a function template is named with or without its arguments.
            ExpressionKind::Name { entity, .. }
                if matches!(
                    self.sema.program.entities[entity].kind,
                    EntityKind::Function(_) | EntityKind::Variable(_)
                ) =>
            {
                if let EntityKind::Function(function) = self.sema.program.entities[entity].kind {
                    if self.sema.program.functions[function].flags.contains(FunctionFlags::BUILTIN)
                        && let Some(symbol) = self.sema.program.symbol(entity)
                    {
                        return self.builtin_call(expression, symbol, &arguments);
                    }
                    let this = if self.has_object(function) {
                        let this = self.current_object(expression)?;
                        Some(self.seen_as_member(this, self.own_class().unwrap_or(Program::UNKNOWN), function)?)
                    } else {
                        None
                    };
                    self.destination = destination;
                    let is_qualified = entry.flags.contains(cufe_il::ExpressionFlags::QUALIFIED);
                    return self.call_as(function, this, &arguments, expression, !is_qualified);
                }
            }
            ExpressionKind::Member { object, member, is_arrow, .. } => {
                if self.is_ordinary_template(member) {
                    return self.fail_ordinary_template(member, expression);
                }
                if self.sema.program.entities[member].name == Name::DESTRUCTOR {
                    let place = self.object_place(object, is_arrow)?;
                    let is_qualified = entry.flags.contains(cufe_il::ExpressionFlags::QUALIFIED);
                    // A virtual destructor is that of the whole object ([class.virtual]).
                    let place = match self.sema.program.function_of(member).filter(|_| !is_qualified) {
                        Some(function) => self.final_overrider(function, Some(place))?.1.or_failure()?,
                        None => place,
                    };
                    let ty = self.type_of(&place)?;
                    self.end_lifetime(&place, ty, expression)?;
                    return Ok(Value::Indeterminate);
                }
                if let EntityKind::Function(function) = self.sema.program.entities[member].kind {
                    if !self.has_object(function) {
                        self.discard_object(object, is_arrow)?;
                        self.destination = destination;
                        return self.call_function(function, None, &arguments, expression);
                    }
                    let place = self.object_place(object, is_arrow)?;
                    let is_qualified = entry.flags.contains(cufe_il::ExpressionFlags::QUALIFIED);
                    let place = self.seen_as_member(place, self.object_type(object, is_arrow), function)?;
                    self.destination = destination;
                    // A qualified name suppresses virtual dispatch ([expr.call]/3).
                    return self.call_as(function, Some(place), &arguments, expression, !is_qualified);
                }
            }
            ExpressionKind::PseudoDestructor { object, is_arrow } => {
                let place = self.object_place(object, is_arrow)?;
                let ty = self.type_of(&place)?;
                self.end_lifetime(&place, ty, expression)?;
                return Ok(Value::Indeterminate);
            }
            ExpressionKind::Name { entity, .. } if self.is_ordinary_template(entity) => {
                return self.fail_ordinary_template(entity, expression);
            }
            ExpressionKind::Overloads { .. }
            | ExpressionKind::UnresolvedName { .. }
            | ExpressionKind::DependentName { .. }
            | ExpressionKind::DependentMember { .. }
            | ExpressionKind::Unknown
            | ExpressionKind::Name { arguments: Some(_), .. } => return Err(Failure::unknown()),
            _ => {}
        }
        if let ExpressionKind::MemberPointerAccess { object, pointer } = entry.kind {
            let (function, place) = self.bound_function(object, pointer)?;
            self.destination = destination;
            return self.call_function(function, Some(place), &arguments, expression);
        }
        match self.sema.value_structure(entry.ty) {
            Type::Function(_) | Type::Pointer(_) => {
                let value = self.decayed(callee)?;
                self.call_pointed(&value, callee, &arguments, expression, destination)
            }
            // A surrogate: the object is converted, and the result called ([over.call.object]/2).
            Type::Class(_) if self.user_conversion(callee).is_some() => {
                let value = self.operand_value(callee)?;
                self.call_pointed(&value, callee, &arguments, expression, destination)
            }
            Type::Class(class) => {
                // A closure has one call operator.
                let closure = self.sema.program.classes[class].entity;
                let lambda = self.sema.program.lambda_with_closure(closure).or_failure()?;
                let operator = self.sema.program.lambdas[lambda].call_operator.or_failure()?;
                let object = self.place(callee)?;
                self.destination = destination;
                self.call_function(operator, Some(object), &arguments, expression)
            }
            _ => Err(Failure::unknown()),
        }
    }

    /// Calls what a value of pointer type points to.
    fn call_pointed(
        &mut self,
        pointer: &Value,
        callee: ExpressionId,
        arguments: &[ExpressionId],
        expression: ExpressionId,
        destination: Option<Place>,
    ) -> Evaluated<Value> {
        let place = self.pointee(pointer, callee)?;
        self.destination = destination;
        match place.base {
            Base::Function(function) => self.call_function(function, None, arguments, expression),
            _ => Err(Failure::unknown()),
        }
    }

    /// Whether an entity is a template of functions that are not constexpr; its specializations are not made for a call.
    fn is_ordinary_template(&self, entity: EntityId) -> bool {
        let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL | FunctionFlags::LAMBDA;
        self.sema.program.entities[entity].kind.is_template()
            && self.sema.program.function_of(entity).is_some_and(|function| {
                !self.sema.program.functions[function].flags.intersects(constant)
                    && !self.sema.is_implied_constexpr(function)
            })
    }

    fn fail_ordinary_template(&mut self, template: EntityId, call: ExpressionId) -> Evaluated<Value> {
        let token = self.sema.expression(call).first;
        let name = self.sema.entity_name(template);
        self.fail_at(code::CONSTANT_NON_CONSTEXPR_CALL, token, vec![Argument::Entity { kind: "function", name }])
    }

    /// Whether a function is a non-static member.
    pub(super) fn has_object(&self, function: FunctionId) -> bool {
        let flags = self.sema.program.functions[function].flags;
        flags.intersects(FunctionFlags::MEMBER | FunctionFlags::LAMBDA) && !flags.contains(FunctionFlags::STATIC_MEMBER)
    }

    /// `*this` for a member that is called by its name alone: in a lambda the object that this has captured.
    fn current_object(&self, call: ExpressionId) -> Evaluated<Place> {
        let frame = self.frame().or_failure()?;
        if frame.closure.is_some() {
            let this = self.this(call)?;
            return self.pointee(&this, call);
        }
        frame.this.clone().or_failure()
    }

    /// The function and the object of `object.*pointer`, `object->*pointer` ([expr.mptr.oper]).
    fn bound_function(&mut self, object: ExpressionId, pointer: ExpressionId) -> Evaluated<(FunctionId, Place)> {
        let (place, member) = self.pointed_member(object, pointer)?;
        let EntityKind::Function(function) = self.sema.program.entities[member].kind else {
            return Err(Failure::unknown());
        };
        let is_arrow = matches!(self.sema.value_structure(self.sema.expression(object).ty), Type::Pointer(_));
        Ok((function, self.seen_as_member(place, self.object_type(object, is_arrow), function)?))
    }

    /// An object seen as the class that declares a member function: of what it is a part or a base. The type as which the
    /// object is seen matters only where an address is all that is known of it.
    pub(super) fn seen_as_member(&self, place: Place, seen_as: TypeId, function: FunctionId) -> Evaluated<Place> {
        if self.sema.has_explicit_object(function) {
            return Ok(place);
        }
        let Ok(class) = self.class_around(function) else { return Ok(place) };
        let own = if matches!(place.base, Base::Address(_)) { Ok(seen_as) } else { self.type_of(&place) };
        let Ok(ty) = own else { return Ok(place) };
        if !matches!(self.sema.value_structure(ty), Type::Class(_)) {
            return Ok(place);
        }
        let target = self.sema.program.classes[class].ty;
        let own = self.sema.program.unqualified(self.sema.program.canonical(ty)).0;
        if own == self.sema.program.canonical(target) || !self.is_base(own, target) {
            return Ok(place);
        }
        self.base_of(place, own, target)
    }

    /// Calls the function that overload resolution found for an operator, or for a call of an object.
    pub(super) fn overloaded(&mut self, expression: ExpressionId) -> Evaluated<Value> {
        let destination = self.destination.take();
        let Some(&function) = self.sema.program.called.get(&expression) else { return Err(Failure::unknown()) };
        let entry = self.sema.expression(expression);
        let name = self.sema.program.entities[self.sema.program.functions[function].entity].name;
        if name == Name::CONSTRUCTOR {
            return Err(Failure::unknown());
        }
        let operands: Vec<ExpressionId> = match entry.kind {
            ExpressionKind::Literal(_) | ExpressionKind::String(_) => {
                return self.user_literal(function, expression, destination);
            }
            ExpressionKind::Call { callee, arguments } => {
                let mut operands = vec![callee];
                operands.extend_from_slice(self.sema.program.expression_list(arguments));
                operands
            }
            ExpressionKind::Unary { operator, operand } => {
                if matches!(operator, UnaryOperator::PostIncrement | UnaryOperator::PostDecrement) {
                    // The second argument is a zero that is not written.
                    return self.call_postfix(function, operand, expression, destination);
                }
                vec![operand]
            }
            ExpressionKind::Binary { left, right, operator } => {
                // Rewritten comparisons turn operands round or negate the result ([over.match.oper]/9).
                let may_be_reversed = matches!(operator, Operator::EqualEqual | Operator::Spaceship)
                    && self.sema.since(cufe_base::Standard::Cpp20);
                if may_be_reversed || name != Name::operator(operator) {
                    self.destination = destination;
                    return self.rewritten_comparison(function, operator, [left, right], expression);
                }
                if self.sema.is_defaulted_comparison(function) {
                    return self.secondary_comparison(function, [left, right]);
                }
                vec![left, right]
            }
            ExpressionKind::Subscript { base, subscripts } => {
                let mut operands = vec![base];
                operands.extend_from_slice(self.sema.program.expression_list(subscripts));
                operands
            }
            _ => return Err(Failure::unknown()),
        };
        if self.is_memberwise(function) && name == Name::operator(Operator::Equal) {
            let &[left, right] = operands.as_slice() else { return Err(Failure::unknown()) };
            return Ok(Value::Reference(Box::new(self.assign(expression, left, right)?)));
        }
        if self.has_object(function) {
            let Some((&object, rest)) = operands.split_first() else { return Err(Failure::unknown()) };
            let place = self.place(object)?;
            let place = self.as_member_of(place, object, function)?;
            self.destination = destination;
            return self.call_function(function, Some(place), rest, expression);
        }
        let is_static = self.sema.program.functions[function].flags.contains(FunctionFlags::STATIC_MEMBER);
        if let (ExpressionKind::Call { .. } | ExpressionKind::Subscript { .. }, true) = (entry.kind, is_static)
            && let Some((&object, rest)) = operands.split_first()
        {
            // The object of a static operator is evaluated and dropped ([expr.call]/1, [over.oper.general]/7).
            self.discard_object(object, false)?;
            self.destination = destination;
            return self.call_function(function, None, rest, expression);
        }
        self.destination = destination;
        self.call_function(function, None, &operands, expression)
    }

    /// An object seen as the class that declares a member function.
    pub(super) fn as_member_of(&self, place: Place, object: ExpressionId, function: FunctionId) -> Evaluated<Place> {
        if self.sema.has_explicit_object(function) {
            return Ok(place);
        }
        let Ok(class) = self.class_around(function) else { return Ok(place) };
        let ty = self.sema.expression(object).ty;
        let target = self.sema.program.classes[class].ty;
        match self.sema.value_structure(ty) {
            Type::Class(_) => self.base_of(place, ty, target),
            _ => Ok(place),
        }
    }

    fn call_postfix(
        &mut self,
        function: FunctionId,
        operand: ExpressionId,
        expression: ExpressionId,
        destination: Option<Place>,
    ) -> Evaluated<Value> {
        let zero = [Value::Integer(0)];
        if !self.has_object(function) {
            self.destination = destination;
            return self.call_with(function, None, &[operand], &zero, expression);
        }
        let place = self.place(operand)?;
        let place = self.as_member_of(place, operand, function)?;
        self.destination = destination;
        self.call_with(function, Some(place), &[], &zero, expression)
    }

    /// The class of which a function is a member.
    pub(super) fn class_around(&self, function: FunctionId) -> Evaluated<ClassId> {
        let scope = self.sema.program.entities[self.sema.program.functions[function].entity].scope;
        self.sema.program.enclosing_class(scope).or_failure()
    }

    /// The class whose member function is being called.
    pub(super) fn own_class(&self) -> Option<TypeId> {
        let class = self.class_around(self.frame()?.function?).ok()?;
        Some(self.sema.program.classes[class].ty)
    }

    /// The declared result type of a function; of a lambda without trailing return type `auto`.
    pub(super) fn result_type(&self, function: FunctionId) -> Evaluated<TypeId> {
        let entry = &self.sema.program.functions[function];
        let ty = self.sema.program.as_function(entry.ty).or_failure()?.result;
        Ok(ty)
    }

    /// Calls a function with expressions of the current call as arguments.
    pub(super) fn call_function(
        &mut self,
        function: FunctionId,
        this: Option<Place>,
        arguments: &[ExpressionId],
        expression: ExpressionId,
    ) -> Evaluated<Value> {
        self.call_as(function, this, arguments, expression, true)
    }

    /// As [`Self::call_function`]; whether a virtual function is called as the dynamic type of the object has it.
    fn call_as(
        &mut self,
        function: FunctionId,
        this: Option<Place>,
        arguments: &[ExpressionId],
        expression: ExpressionId,
        is_virtual: bool,
    ) -> Evaluated<Value> {
        let (overrider, this) = if is_virtual { self.final_overrider(function, this)? } else { (function, this) };
        let value = self.call_with(overrider, this, arguments, &[], expression)?;
        if overrider == function { Ok(value) } else { self.covariant_result(value, overrider, function) }
    }

    /// The result of an overrider as that of the function which it overrides: a pointer or reference to a derived class becomes
    /// one to its base ([class.virtual]/8).
    fn covariant_result(&self, value: Value, overrider: FunctionId, function: FunctionId) -> Evaluated<Value> {
        let program = &self.sema.program;
        let referred = |ty: TypeId| match program.written(program.unqualified(program.canonical(ty)).0) {
            Type::Pointer(ty) | Type::LvalueReference(ty) | Type::RvalueReference(ty) => {
                program.unqualified(program.canonical(ty)).0
            }
            _ => ty,
        };
        let (from, to) = (referred(self.result_type(overrider)?), referred(self.result_type(function)?));
        match value {
            Value::Pointer(Some(place)) if from != to => {
                Ok(Value::Pointer(Some(Box::new(self.base_of(*place, from, to)?))))
            }
            Value::Reference(place) if from != to => Ok(Value::Reference(Box::new(self.base_of(*place, from, to)?))),
            value => Ok(value),
        }
    }

    /// Whether a function can be called in a constant expression at all, and its definition.
    fn callable(&self, function: FunctionId, expression: ExpressionId) -> Evaluated<cufe_il::FunctionDeclarationId> {
        let program = &self.sema.program;
        let entry = &program.functions[function];
        let is_open = program.entities[entry.entity].template.is_some()
            || entry.flags.intersects(FunctionFlags::TEMPLATED | FunctionFlags::DELETED);
        if is_open {
            // No specialization of a template that is not constexpr is, and none is made for a call.
            let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL | FunctionFlags::LAMBDA;
            if program.entities[entry.entity].template.is_some()
                && !entry.flags.intersects(constant | FunctionFlags::DELETED)
                && !self.is_memberwise(function)
                && !self.sema.is_implied_constexpr(function)
            {
                let name = self.sema.entity_name(entry.entity);
                let token = self.sema.expression(expression).first;
                let name = Argument::Entity { kind: "function", name };
                return self.fail_at(code::CONSTANT_NON_CONSTEXPR_CALL, token, vec![name]);
            }
            return Err(Failure::unknown());
        }
        let is_constexpr = entry.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL);
        if !is_constexpr && entry.flags.contains(FunctionFlags::LAMBDA) && !self.sema.since(cufe_base::Standard::Cpp17)
        {
            return Err(Failure::unknown());
        }
        // The global ones are declared by the front end, and still no defaulted functions.
        let is_allocation = program.entities[entry.entity].name.is_allocation_function();
        if self.is_memberwise(function) && !is_allocation {
            return Err(Failure::unknown());
        }
        if !is_constexpr && !entry.flags.contains(FunctionFlags::LAMBDA) {
            let name = self.sema.entity_name(entry.entity);
            let token = self.sema.expression(expression).first;
            return self.fail_at(
                code::CONSTANT_NON_CONSTEXPR_CALL,
                token,
                vec![Argument::Entity { kind: "function", name }],
            );
        }
        match entry.definition {
            Some(definition) => Ok(definition),
            None if entry.flags.contains(FunctionFlags::LAMBDA) => Err(Failure::unknown()),
            // Its template may define it outside of the class.
            None if self.sema.is_defined_elsewhere(function) => Err(Failure::Needs(Demand::Body(function))),
            None => {
                let name = self.sema.entity_name(entry.entity);
                let token = self.sema.expression(expression).first;
                self.fail_at(
                    code::CONSTANT_FUNCTION_UNDEFINED,
                    token,
                    vec![Argument::Entity { kind: "function", name }],
                )
            }
        }
    }

    /// As [`Self::call_function`], with values for the parameters behind the expressions.
    pub(super) fn call_with(
        &mut self,
        function: FunctionId,
        this: Option<Place>,
        arguments: &[ExpressionId],
        values: &[Value],
        expression: ExpressionId,
    ) -> Evaluated<Value> {
        if let Some(value) = self.allocator_call(function, arguments, expression)? {
            return Ok(value);
        }
        let token = self.sema.expression(expression).first;
        let destination = self.result_destination(function);
        if let Some(lambda) = self.lambda_of(function) {
            self.destination = destination;
            return self.call_lambda(function, lambda, this, arguments, expression);
        }
        let first_parameters = self.first_parameters(function);
        let function = self.sema.specialization_of_member(function);
        let definition = self.callable(function, expression)?;
        let declaration = &self.sema.program.function_declarations[definition];
        let body = declaration.statement;
        let has_body = declaration.body.is_some();
        let parameters: Vec<(VariableId, TypeId)> =
            declaration.parameter_list.iter().map(|parameter| (parameter.variable, parameter.ty)).collect();
        let function_type = self.sema.program.as_function(self.sema.program.functions[function].ty);
        let is_variadic = function_type.is_none_or(|ty| ty.flags.contains(FunctionTypeFlags::VARIADIC));
        // What the ellipsis takes is evaluated, though nobody reads it.
        let places = parameters.len()
            - usize::from(this.is_some() && self.sema.has_explicit_object(function)).min(parameters.len());
        let named = if is_variadic { arguments.len().min(places) } else { arguments.len() };
        let (arguments, others) = arguments.split_at(named);
        let site = self.call_site(function, expression);
        let object = self.object_argument(function, this.as_ref(), &parameters, expression)?;
        let rest = &parameters[object.iter().len()..];
        let first = first_parameters.get(object.iter().len()..).unwrap_or_default();
        let mut bound: Vec<ObjectId> = object.into_iter().collect();
        bound.extend(self.arguments(rest, first, arguments, values, site)?);
        let this = this.filter(|_| !self.sema.has_explicit_object(function));
        for &other in others {
            self.decayed(other)?;
        }
        // An argument that is no constant makes the call none, whatever the function does.
        let Some(body) = body else {
            // A body is there or is on its way.
            return match has_body {
                true => Err(Failure::Needs(Demand::Body(function))),
                false => Err(Failure::unknown()),
            };
        };
        let has_no_object = this.is_none();
        if has_no_object && let Some(result) = self.finished_call(function, &bound, token) {
            return result;
        }
        let begun = if has_no_object { self.begun_call(&bound) } else { None };
        self.spend(CALL, token)?;
        let frame = Frame { function: Some(function), this, token, destination, ..Frame::default() };
        let result =
            self.in_frame(frame, |evaluator| evaluator.run_body(function, &parameters, bound, body, expression));
        if let (Some(begun), Ok(value)) = (begun, &result) {
            self.remember_call(function, begun, value);
        }
        result
    }

    /// The parameters of the first declaration, which may have the default arguments.
    pub(super) fn first_parameters(&self, function: FunctionId) -> Vec<VariableId> {
        let first = self.sema.program.functions[function].first_declaration;
        first.map_or(Vec::new(), |first| {
            let declaration = &self.sema.program.function_declarations[first];
            declaration.parameter_list.iter().map(|parameter| parameter.variable).collect()
        })
    }

    fn run_body(
        &mut self,
        function: FunctionId,
        parameters: &[(VariableId, TypeId)],
        bound: Vec<ObjectId>,
        body: cufe_il::StatementId,
        expression: ExpressionId,
    ) -> Evaluated<Value> {
        let mark = self.alive.len();
        self.bind_parameters(parameters, bound)?;
        let flow = self.run(body)?;
        let result = self.frame_mut()?.result.take();
        self.leave(mark)?;
        let result_type = self.sema.program.canonical(self.result_type(function)?);
        let is_void = self.sema.program.unqualified(result_type).0 == Program::builtin(cufe_il::Builtin::Void);
        match result {
            Some(value) => Ok(value),
            None if is_void || flow == Flow::Return => Ok(Value::Indeterminate),
            None if self.sema.program.functions[function].flags.contains(FunctionFlags::LAMBDA) => {
                Ok(Value::Indeterminate)
            }
            None => {
                let name = self.sema.entity_name(self.sema.program.functions[function].entity);
                self.fail_at(
                    code::CONSTANT_RETURN_MISSING,
                    self.sema.expression(expression).first,
                    vec![Argument::Entity { kind: "function", name }],
                )
            }
        }
    }

    /// Parameters become variables of the innermost call, whose lifetime begins.
    pub(super) fn bind_parameters(
        &mut self,
        parameters: &[(VariableId, TypeId)],
        bound: Vec<ObjectId>,
    ) -> Evaluated<()> {
        for (&(variable, ty), id) in parameters.iter().zip(bound) {
            let is_const = self.qualifiers_of(ty).contains(cufe_il::Qualifiers::CONST);
            if let Some(object) = self.object_mut(id) {
                object.is_const = is_const;
            }
            self.alive.push(id);
            self.frame_mut()?.variables.insert(variable, id);
        }
        Ok(())
    }

    /// The object that the result of a function is made in, where it is of class type.
    fn result_destination(&mut self, function: FunctionId) -> Option<Place> {
        let destination = self.destination.take()?;
        let result = self.result_type(function).ok()?;
        if self.sema.program.is_reference(result) {
            return None;
        }
        match self.sema.value_structure(result) {
            Type::Class(class) => {
                let ty = self.type_of(&destination).ok()?;
                (self.sema.program.class_of(ty) == Some(class)).then_some(destination)
            }
            Type::Auto => Some(destination),
            _ => None,
        }
    }

    /// The token at which default arguments of a call are used (measured): its closing parenthesis; where the function is an
    /// instance of a template, or an operator, the begin of the call.
    fn call_site(&self, function: FunctionId, call: ExpressionId) -> u32 {
        let entry = &self.sema.program.functions[function];
        let name = self.sema.program.entities[entry.entity].name.kind();
        let call = self.sema.expression(call);
        let at_begin = entry.specialized.is_some() || matches!(name, cufe_il::NameKind::Operator(_));
        if at_begin { call.first } else { call.last }
    }

    /// The objects of the parameters: of arguments and default arguments converted to their types. Default arguments are used
    /// at a token.
    pub(super) fn arguments(
        &mut self,
        parameters: &[(VariableId, TypeId)],
        first_parameters: &[VariableId],
        arguments: &[ExpressionId],
        values: &[Value],
        site: u32,
    ) -> Evaluated<Vec<ObjectId>> {
        if arguments.len() + values.len() > parameters.len() {
            return Err(Failure::unknown());
        }
        let mut bound = Vec::with_capacity(parameters.len());
        for (index, &(variable, ty)) in parameters.iter().enumerate() {
            let given = (arguments.get(index), index.checked_sub(arguments.len()).and_then(|at| values.get(at)));
            let (initializer, is_default) = match given {
                (Some(&argument), _) => (argument, false),
                (None, Some(value)) => {
                    let id = self.reserve(ty);
                    if let Some(object) = self.object_mut(id) {
                        object.value = value.clone();
                    }
                    bound.push(id);
                    continue;
                }
                (None, None) => {
                    let own = self.sema.program.variables[variable].initializer;
                    let first = first_parameters.get(index).copied();
                    let default = own.or(first.and_then(|first| self.sema.program.variables[first].initializer));
                    match default {
                        Some(default) => (default, true),
                        None => return Err(Failure::Needs(Demand::Initializer(first.unwrap_or(variable)))),
                    }
                }
            };
            let id = self.create_with(ty, |evaluator| match is_default {
                true => evaluator.used_for(site, |evaluator| evaluator.initialize(initializer, ty)),
                false => evaluator.initialize(initializer, ty),
            })?;
            // Its lifetime is that of the call.
            self.alive.pop();
            bound.push(id);
        }
        Ok(bound)
    }

    /// The lambda whose call operator a function is.
    fn lambda_of(&self, function: FunctionId) -> Option<usize> {
        if !self.sema.program.functions[function].flags.contains(FunctionFlags::LAMBDA) {
            return None;
        }
        self.sema.program.lambda_with_operator(function)
    }

    fn call_lambda(
        &mut self,
        function: FunctionId,
        lambda: usize,
        this: Option<Place>,
        arguments: &[ExpressionId],
        expression: ExpressionId,
    ) -> Evaluated<Value> {
        let entry = &self.sema.program.lambdas[lambda];
        let instance = self.sema.program.call_instances.contains_key(&function);
        if entry.flags.contains(cufe_il::LambdaFlags::GENERIC) != instance
            || !self.sema.since(cufe_base::Standard::Cpp17)
        {
            return Err(Failure::unknown());
        }
        // Closures of extended lambdas are not literal.
        if entry.extended.kind != cufe_il::ExtendedKind::None {
            let name = self.sema.entity_name(self.sema.program.functions[function].entity);
            let token = self.sema.expression(expression).first;
            return self.fail_at(
                code::CONSTANT_NON_CONSTEXPR_CALL,
                token,
                vec![Argument::Entity { kind: "function", name }],
            );
        }
        let (statement, list) = match self.sema.program.functions[function].definition.filter(|_| instance) {
            Some(record) => {
                let record = &self.sema.program.function_declarations[record];
                if record.statement.is_none() {
                    return Err(Failure::Needs(Demand::Body(function)));
                }
                (record.statement, &record.parameter_list)
            }
            None => (entry.statement, &entry.parameter_list),
        };
        let Some(body) = statement else { return Err(Failure::unknown()) };
        let parameters: Vec<(VariableId, TypeId)> =
            list.iter().map(|parameter| (parameter.variable, parameter.ty)).collect();
        let destination = self.destination.take();
        let site = self.call_site(function, expression);
        let object = self.object_argument(function, this.as_ref(), &parameters, expression)?;
        let rest = &parameters[object.iter().len()..];
        let mut bound: Vec<ObjectId> = object.into_iter().collect();
        bound.extend(self.arguments(rest, &[], arguments, &[], site)?);
        let token = self.sema.expression(expression).first;
        self.spend(CALL, token)?;
        let closure = this.map(|place| (lambda, place));
        let frame = Frame { function: Some(function), closure, token, destination, ..Frame::default() };
        self.in_frame(frame, |evaluator| evaluator.run_body(function, &parameters, bound, body, expression))
    }

    /// The function that a virtual call reaches ([class.virtual]), and the object as its class.
    fn final_overrider(&self, function: FunctionId, this: Option<Place>) -> Evaluated<(FunctionId, Option<Place>)> {
        if !self.sema.program.functions[function].flags.contains(FunctionFlags::VIRTUAL) {
            return Ok((function, this));
        }
        let Some(place) = this else { return Ok((function, None)) };
        let name = self.sema.program.entities[self.sema.program.functions[function].entity].name;
        let wanted = self.sema.program.as_function(self.sema.program.functions[function].ty).cloned().or_failure()?;
        // From the most derived class down the way to the object: the first class that declares it decides.
        let start = self.dynamic_object(&place);
        for end in start..=place.path.len() {
            let prefix = Place { base: place.base, path: place.path[..end].to_vec(), is_past_end: false };
            let ty = self.type_of(&prefix)?;
            let Some(class) = self.sema.program.class_of(ty) else { return Err(Failure::unknown()) };
            let Some(scope) = self.sema.program.classes[class].scope else { return Err(Failure::unknown()) };
            for (_, binding) in self.sema.program.bindings(scope, name) {
                let EntityKind::Function(candidate) = self.sema.program.entities[binding.entity].kind else { continue };
                let Some(own) = self.sema.program.as_function(self.sema.program.functions[candidate].ty) else {
                    continue;
                };
                let same = own.parameters.len() == wanted.parameters.len()
                    && own
                        .parameters
                        .iter()
                        .zip(&wanted.parameters)
                        .all(|(&a, &b)| self.sema.program.canonical(a) == self.sema.program.canonical(b))
                    && own.flags.contains(FunctionTypeFlags::CONST) == wanted.flags.contains(FunctionTypeFlags::CONST);
                if same {
                    return Ok((candidate, Some(prefix)));
                }
            }
        }
        Ok((function, Some(place)))
    }

    /// Whether values of the type unknown stand in the way.
    pub(super) fn is_unknown(&self, ty: TypeId) -> bool {
        ty == Program::UNKNOWN || matches!(self.sema.value_structure(ty), Type::Unknown | Type::Specialization { .. })
    }
}
