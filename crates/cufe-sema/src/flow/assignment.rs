//! Local variables that are read before they are set (549).
//!
//! The reference looks at the text and not at paths: a variable is set once an assignment, its address or a reference to
//! it stands before. What is not understood sets the variables that it mentions.

use super::{Finding, FunctionBody};
use crate::Sema;
use crate::class::SpecialMember;
use cufe_diagnostics::code;
use cufe_il::{
    ArrayBound, Builtin, CaptureKind, EntityFlags, EntityId, EntityKind, ExpressionId, ExpressionKind, ExpressionList,
    FunctionFlags, FunctionId, LambdaFlags, MemorySpace, Operator, Qualifiers, StatementId, StatementKind,
    StorageClass, Type, TypeId, UnaryOperator, ValueCategory, VariableFlags,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// What happens to the value or object that an expression denotes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    /// Its value is read.
    Value,
    /// The value of a part of it is read.
    Part,
    /// It is set, or something may set it: its address is taken, a reference is bound to it.
    Set,
    /// Nothing: the value is dropped.
    Discarded,
}

struct Assignments<'s, 't> {
    sema: &'s mut Sema<'t>,
    /// The variables without value so far, with the number of loops around their declarations.
    unset: FxHashMap<EntityId, u32>,
    /// Loops around the current point.
    loops: u32,
    /// Lambda bodies around the current point.
    lambdas: u32,
    /// Scalars that lambdas around the current point capture by name.
    captured: Vec<EntityId>,
    /// A lambda around the current point captures by reference.
    by_reference: bool,
    /// The result is a reference: what is returned is bound.
    returns_reference: bool,
    /// The body is that of a template, and not of an instance.
    is_pattern: bool,
    findings: Vec<Finding>,
}

impl Sema<'_> {
    /// Finds the first reads of variables that have no value yet.
    pub(super) fn check_assignments(&mut self, body: &FunctionBody<'_>) -> Vec<Finding> {
        let ty = self.program.functions[body.function].ty;
        let result = self.program.as_function(ty).map(|ty| ty.result);
        let returns_reference = result.is_none_or(|result| {
            self.program.is_reference(result) || matches!(self.program.structure(result), Type::DecltypeAuto)
        });
        let mut pass = Assignments {
            sema: self,
            unset: FxHashMap::default(),
            loops: 0,
            lambdas: 0,
            captured: Vec::new(),
            by_reference: false,
            returns_reference,
            is_pattern: body.is_pattern,
            findings: Vec::new(),
        };
        for &part in body.parts {
            pass.statement(part);
        }
        pass.findings
    }
}

impl Assignments<'_, '_> {
    // ---- variables ----

    fn read(&mut self, entity: EntityId, token: u32) {
        if self.captured.contains(&entity) {
            return;
        }
        let Some(loops) = self.unset.remove(&entity) else { return };
        if loops >= self.loops && !self.by_reference {
            self.findings.push(Finding { entity: Some(entity), ..Finding::new(code::USED_BEFORE_SET, token) });
        }
    }

    /// Whether a variable of a type without initializer has no value.
    fn is_tracked_type(&mut self, ty: TypeId) -> bool {
        let (inner, qualifiers) = self.sema.program.unqualified(self.sema.program.canonical(ty));
        if qualifiers.contains(Qualifiers::VOLATILE) || self.sema.is_dependent_type(ty) {
            return false;
        }
        match self.sema.program.written(inner) {
            Type::Builtin(builtin) => !matches!(builtin, Builtin::Void | Builtin::Nullptr),
            Type::Pointer(_) | Type::MemberPointer { .. } | Type::Enum(_) | Type::Complex(_) => true,
            Type::Array { element, bound: ArrayBound::Known(_) } => self.is_tracked_type(element),
            Type::Class(class) => {
                let data = &self.sema.program.classes[class];
                let has_members = !data.data_members.is_empty() || !data.bases.is_empty();
                !data.is_closure
                    && has_members
                    && self.sema.is_empty_class(class) == Some(false)
                    && self.sema.is_trivial_member(class, SpecialMember::DefaultConstructor) == Some(true)
            }
            _ => false,
        }
    }

    fn declare(&mut self, entity: EntityId) {
        let Some(variable) = self.sema.program.variable_of(entity) else { return };
        let entry = &self.sema.program.variables[variable];
        let (ty, initializer, storage) = (entry.ty, entry.initializer, entry.storage);
        let left_out = VariableFlags::PARAMETER
            | VariableFlags::BINDING
            | VariableFlags::ANONYMOUS_UNION
            | VariableFlags::INIT_CAPTURE;
        let is_local = matches!(self.sema.program.entities[entity].kind, EntityKind::Variable(_))
            && self.sema.program.entities[entity].flags.contains(EntityFlags::LOCAL)
            && storage != StorageClass::Extern
            && !entry.flags.intersects(left_out);
        // Other threads set what is shared.
        let is_automatic = storage != StorageClass::Static
            && !entry.flags.contains(VariableFlags::THREAD_LOCAL)
            && !entry.space.contains(MemorySpace::SHARED);
        let is_reference = self.sema.program.is_reference(ty);
        let is_tracked = is_local && self.lambdas == 0 && (is_reference || self.is_tracked_type(ty));
        match initializer {
            // In its own initializer a variable has no value yet.
            Some(initializer) => {
                if is_tracked {
                    self.unset.insert(entity, self.loops);
                }
                self.initialize(ty, initializer);
                self.unset.remove(&entity);
            }
            None if is_tracked && is_automatic && !is_reference => {
                self.unset.insert(entity, self.loops);
            }
            None => {}
        }
    }

    // ---- statements ----

    fn statements(&mut self, list: cufe_il::StatementList) {
        let list: SmallVec<[StatementId; 8]> = SmallVec::from_slice(self.sema.program.statement_list(list));
        for statement in list {
            self.statement(statement);
        }
    }

    fn repeated(&mut self, statement: StatementId) {
        self.loops += 1;
        self.statement(statement);
        self.loops -= 1;
    }

    fn statement(&mut self, statement: StatementId) {
        stacker::maybe_grow(cufe_base::limits::STACK_RED_ZONE, cufe_base::limits::STACK_SEGMENT, || {
            self.statement_inside(statement);
        });
    }

    fn statement_inside(&mut self, statement: StatementId) {
        match self.sema.program.statements[statement].kind {
            StatementKind::Empty | StatementKind::Break | StatementKind::Continue | StatementKind::Goto(_) => {}
            // Nothing is known of its operands.
            StatementKind::Asm(_) | StatementKind::Unknown => self.unset.clear(),
            StatementKind::Expression(expression) => self.visit(expression, Use::Discarded),
            StatementKind::ComputedGoto(target) => self.visit(target, Use::Value),
            StatementKind::Declaration { first, variables } => {
                let variables: SmallVec<[EntityId; 4]> = SmallVec::from_slice(self.sema.program.entity_list(variables));
                for &variable in &variables {
                    self.declare(variable);
                }
                if variables.is_empty() && first.is_some() {
                    self.bindings(first);
                }
            }
            StatementKind::Compound { statements, .. } => self.statements(statements),
            StatementKind::If { parts, has_else, .. } => {
                let parts: SmallVec<[StatementId; 4]> = SmallVec::from_slice(self.sema.program.statement_list(parts));
                let (heads, branches) = parts.split_at(parts.len().saturating_sub(if has_else { 2 } else { 1 }));
                self.heads(heads);
                for &branch in branches {
                    self.statement(branch);
                }
            }
            StatementKind::Switch(parts) => {
                let parts: SmallVec<[StatementId; 4]> = SmallVec::from_slice(self.sema.program.statement_list(parts));
                if let Some((&body, heads)) = parts.split_last() {
                    self.heads(heads);
                    self.statement(body);
                }
            }
            StatementKind::IfConsteval { parts } | StatementKind::Try(parts) => self.statements(parts),
            StatementKind::Handler { body, .. } => self.statement(body),
            StatementKind::While(parts) => {
                let parts: SmallVec<[StatementId; 4]> = SmallVec::from_slice(self.sema.program.statement_list(parts));
                if let Some((&body, heads)) = parts.split_last() {
                    self.heads(heads);
                    self.repeated(body);
                }
            }
            StatementKind::Do(parts) => {
                let parts: SmallVec<[StatementId; 4]> = SmallVec::from_slice(self.sema.program.statement_list(parts));
                if let Some((&body, heads)) = parts.split_first() {
                    self.repeated(body);
                    self.heads(heads);
                }
            }
            StatementKind::For(parts) => {
                let parts: SmallVec<[StatementId; 4]> = SmallVec::from_slice(self.sema.program.statement_list(parts));
                if let &[init, condition, step, body] = parts.as_slice() {
                    self.heads(&[init, condition]);
                    self.loops += 1;
                    self.statement(step);
                    self.statement(body);
                    self.loops -= 1;
                }
            }
            StatementKind::RangeFor(parts) => {
                let parts: SmallVec<[StatementId; 4]> = SmallVec::from_slice(self.sema.program.statement_list(parts));
                let &[init, _, range, body] = parts.as_slice() else { return };
                self.statement(init);
                if let StatementKind::Expression(range) = self.sema.program.statements[range].kind {
                    self.visit_list(range, Use::Set);
                }
                self.repeated(body);
            }
            StatementKind::Return { value, .. } => {
                if let Some(value) = value {
                    // In a template what is returned is converted to the result in instances only.
                    let is_named = self.sema.expression(value).category == ValueCategory::Lvalue;
                    let is_bound = self.returns_reference || self.is_pattern && is_named;
                    let how = if is_bound { Use::Set } else { Use::Value };
                    self.visit(value, how);
                }
            }
            StatementKind::Label { statement, .. } => {
                self.unset.clear();
                self.statement(statement);
            }
            StatementKind::Case { statement, .. } | StatementKind::Default(statement) => self.statement(statement),
        }
    }

    /// Init-statements and conditions: of the latter the values are read.
    fn heads(&mut self, heads: &[StatementId]) {
        for (index, &head) in heads.iter().enumerate() {
            match self.sema.program.statements[head].kind {
                StatementKind::Expression(expression) if index + 1 == heads.len() => {
                    self.visit(expression, Use::Value);
                }
                _ => self.statement(head),
            }
        }
    }

    /// The initializer of a structured binding declaration, which is kept with its first binding.
    fn bindings(&mut self, first: Option<EntityId>) {
        let variable = first.and_then(|first| self.sema.program.variable_of(first));
        if let Some(initializer) = variable.and_then(|variable| self.sema.program.variables[variable].initializer) {
            self.visit(initializer, Use::Set);
        }
    }

    // ---- expressions ----

    /// An initializer of an object or reference of a type.
    fn initialize(&mut self, ty: TypeId, initializer: ExpressionId) {
        if self.sema.program.is_reference(ty) {
            self.visit_list(initializer, Use::Set);
            return;
        }
        let elements = match self.sema.expression(initializer).kind {
            ExpressionKind::InitializerList(list) | ExpressionKind::ParenthesizedList(list) => list,
            _ => {
                let how = if self.is_copied(ty, initializer) { Use::Value } else { Use::Set };
                self.visit(initializer, how);
                return;
            }
        };
        let how = if self.is_aggregate(ty) { Use::Value } else { Use::Set };
        self.visit_elements(elements, how);
    }

    /// Elements of braced lists, braces in them included.
    fn visit_elements(&mut self, elements: ExpressionList, how: Use) {
        let elements: SmallVec<[ExpressionId; 8]> = SmallVec::from_slice(self.sema.program.expression_list(elements));
        for element in elements {
            self.visit_list(element, how);
        }
    }

    fn visit_list(&mut self, expression: ExpressionId, how: Use) {
        match self.sema.expression(expression).kind {
            ExpressionKind::InitializerList(list) => self.visit_elements(list, how),
            ExpressionKind::Designated { value, .. } => self.visit_list(value, how),
            _ => self.visit(expression, how),
        }
    }

    /// Whether an object of a type initialized by an expression reads the expression's value: scalars and copies that
    /// call no function.
    fn is_copied(&mut self, ty: TypeId, initializer: ExpressionId) -> bool {
        let source = self.sema.value_structure(self.sema.expression(initializer).ty);
        match self.sema.value_structure(ty) {
            Type::Class(class) => {
                source == Type::Class(class)
                    && self.sema.is_trivial_member(class, SpecialMember::CopyConstructor) == Some(true)
            }
            // `auto` and types that are not known: a read where the source is a scalar.
            Type::Auto => self.sema.is_scalar_type(self.sema.expression(initializer).ty),
            _ => self.sema.is_scalar_type(ty) && !matches!(source, Type::Class(_)),
        }
    }

    /// Whether an initializer list of a type initializes its scalar parts directly.
    fn is_aggregate(&mut self, ty: TypeId) -> bool {
        match self.sema.element_structure(ty) {
            Type::Class(class) => self.sema.is_aggregate_class(class) == Some(true),
            Type::Unknown => false,
            _ => self.sema.is_scalar_type(ty) || matches!(self.sema.value_structure(ty), Type::Array { .. }),
        }
    }

    fn visit(&mut self, expression: ExpressionId, how: Use) {
        stacker::maybe_grow(cufe_base::limits::STACK_RED_ZONE, cufe_base::limits::STACK_SEGMENT, || {
            self.visit_inside(expression, how);
        });
    }

    /// An operand whose value is used if it is a scalar; of others a function may get a reference.
    fn operand(&mut self, expression: ExpressionId) {
        let how = if self.is_scalar(expression) { Use::Value } else { Use::Set };
        self.visit(expression, how);
    }

    fn is_scalar(&self, expression: ExpressionId) -> bool {
        self.sema.is_scalar_type(self.sema.expression(expression).ty)
    }

    fn is_array(&self, expression: ExpressionId) -> bool {
        matches!(self.sema.value_structure(self.sema.expression(expression).ty), Type::Array { .. })
    }

    fn all_operands(&mut self, expression: ExpressionId, how: Use) {
        for operand in self.sema.program.operands(expression) {
            self.visit(operand, how);
        }
    }

    fn visit_inside(&mut self, expression: ExpressionId, how: Use) {
        use ExpressionKind as E;
        let entry = self.sema.expression(expression);
        match entry.kind {
            E::Name { entity, .. } => self.name(entity, expression, how),
            E::Parenthesized(inner) => self.visit(inner, how),
            E::Unary { operator, operand } => self.unary(operator, operand, how),
            E::Binary { operator, left, right } => self.binary(expression, operator, left, right, how),
            E::Member { object, member, is_arrow, .. } => self.member(expression, object, member, is_arrow, how),
            // What `.` is applied to is no pointer, unless it is an error.
            E::DependentMember { object, is_arrow: true, .. } => self.operand(object),
            E::DependentMember { object, .. } => self.visit(object, Use::Set),
            E::Subscript { base, subscripts } => {
                let is_array = self.is_array(base);
                match (is_array, how) {
                    // An array inside of an array, as a pointer.
                    (true, Use::Value) if self.is_array(expression) => self.visit(base, Use::Set),
                    (true, Use::Value) => self.visit(base, Use::Part),
                    // `a[0];` takes the address of the array (measured).
                    (true, Use::Discarded) => self.visit(base, Use::Set),
                    (true, _) => self.visit(base, how),
                    (false, _) => self.operand(base),
                }
                let subscripts: SmallVec<[ExpressionId; 2]> =
                    SmallVec::from_slice(self.sema.program.expression_list(subscripts));
                for subscript in subscripts {
                    self.operand(subscript);
                }
            }
            E::MemberPointerAccess { object, pointer } => {
                self.operand(pointer);
                match self.is_scalar(object) {
                    true => self.visit(object, Use::Value),
                    false => self.visit(object, if how == Use::Value { Use::Part } else { how }),
                }
            }
            E::Conditional { condition, then, otherwise } => {
                self.operand(condition);
                if then != condition {
                    self.visit(then, how);
                }
                self.visit(otherwise, how);
            }
            E::Cast { operand, .. } => {
                let target = self.sema.value_structure(entry.ty);
                if target == Type::Builtin(Builtin::Void) {
                    self.visit(operand, Use::Discarded);
                } else if entry.category == ValueCategory::Prvalue && self.sema.is_scalar_type(entry.ty) {
                    self.operand(operand);
                } else {
                    self.visit(operand, Use::Set);
                }
            }
            E::Construct { arguments, .. } => {
                let function = self.sema.program.called.get(&expression).copied();
                match function {
                    Some(function) => self.arguments(Some(function), arguments),
                    None => {
                        let how = if self.is_aggregate(entry.ty) { Use::Value } else { Use::Set };
                        self.visit_elements(arguments, how);
                    }
                }
            }
            E::Call { callee, arguments } => self.call(expression, callee, arguments),
            E::InitializerList(list) | E::ParenthesizedList(list) => self.visit_elements(list, Use::Set),
            E::Delete { operand, .. } | E::Throw { operand: Some(operand) } => self.operand(operand),
            E::Lambda(index) => self.lambda(index),
            E::StatementExpression(statement) => self.statement_expression(statement),
            // Not evaluated.
            E::OperatorOnExpression { .. } => {}
            E::Unknown | E::Requires => self.unset.clear(),
            _ => self.all_operands(expression, Use::Set),
        }
    }

    fn name(&mut self, entity: EntityId, expression: ExpressionId, how: Use) {
        if !self.unset.contains_key(&entity) {
            return;
        }
        let token = self.sema.expression(expression).first;
        let ty = self.sema.declared_type(entity);
        if self.sema.program.is_reference(ty) && how != Use::Discarded {
            self.read(entity, token);
            return;
        }
        match how {
            Use::Discarded => {}
            Use::Set => {
                self.unset.remove(&entity);
            }
            Use::Part => self.read(entity, token),
            Use::Value => match self.sema.value_structure(ty) {
                // The address of the first element.
                Type::Array { .. } => {
                    self.unset.remove(&entity);
                }
                Type::Class(class) => match self.sema.is_trivial_member(class, SpecialMember::CopyConstructor) {
                    Some(true) => self.read(entity, token),
                    _ => {
                        self.unset.remove(&entity);
                    }
                },
                _ => self.read(entity, token),
            },
        }
    }

    fn unary(&mut self, operator: UnaryOperator, operand: ExpressionId, how: Use) {
        use UnaryOperator as U;
        match operator {
            U::AddressOf | U::CoAwait => self.visit(operand, Use::Set),
            U::Extension => self.visit(operand, how),
            U::Real | U::Imag => self.visit(operand, if how == Use::Value { Use::Part } else { how }),
            U::Plus | U::Minus | U::Not | U::Complement | U::Dereference | U::Arrow => self.operand(operand),
            U::PreIncrement | U::PreDecrement | U::PostIncrement | U::PostDecrement => self.operand(operand),
        }
    }

    fn binary(
        &mut self,
        expression: ExpressionId,
        operator: Operator,
        left: ExpressionId,
        right: ExpressionId,
        how: Use,
    ) {
        if operator == Operator::Comma {
            self.visit(left, Use::Discarded);
            self.visit(right, how);
            return;
        }
        if let Some(function) = self.sema.program.called.get(&expression).copied() {
            self.operator_call(function, left, right);
            return;
        }
        let are_scalars = self.is_scalar(left) && self.is_scalar(right);
        match operator {
            Operator::Equal if are_scalars => {
                self.visit(right, Use::Value);
                self.visit(left, Use::Set);
            }
            Operator::Equal => {
                let class = self.sema.program.class_of(self.sema.expression(left).ty);
                let is_same = self.sema.value_structure(self.sema.expression(right).ty)
                    == self.sema.value_structure(self.sema.expression(left).ty);
                let is_trivial = class.is_some_and(|class| {
                    is_same && self.sema.is_trivial_member(class, SpecialMember::CopyAssignment) == Some(true)
                });
                self.visit_list(right, if is_trivial { Use::Part } else { Use::Set });
                self.visit(left, Use::Set);
            }
            _ if operator.is_compound_assignment() => {
                // An enumeration's operators are functions.
                let is_builtin = are_scalars && !self.is_enumeration(left);
                let how = if is_builtin { Use::Value } else { Use::Set };
                self.visit(left, how);
                self.visit(right, how);
            }
            _ => {
                for operand in [left, right] {
                    let how = if are_scalars && self.is_scalar(operand) { Use::Value } else { Use::Set };
                    self.visit(operand, how);
                }
            }
        }
    }

    fn is_enumeration(&self, expression: ExpressionId) -> bool {
        matches!(self.sema.value_structure(self.sema.expression(expression).ty), Type::Enum(_))
    }

    /// An overloaded operator: a member's left operand is its object.
    fn operator_call(&mut self, function: FunctionId, left: ExpressionId, right: ExpressionId) {
        let parameters = self.parameters(function);
        let mut parameters = parameters.into_iter();
        let is_member = self.sema.program.functions[function].flags.contains(FunctionFlags::MEMBER);
        let first = if is_member { None } else { parameters.next() };
        self.argument(left, first);
        self.argument(right, parameters.next());
    }

    fn parameters(&self, function: FunctionId) -> SmallVec<[TypeId; 8]> {
        let ty = self.sema.program.functions[function].ty;
        self.sema.program.as_function(ty).map(|ty| SmallVec::from_slice(&ty.parameters)).unwrap_or_default()
    }

    fn member(&mut self, expression: ExpressionId, object: ExpressionId, member: EntityId, is_arrow: bool, how: Use) {
        let is_field = matches!(self.sema.program.entities[member].kind, EntityKind::Field(_));
        if is_arrow {
            self.operand(object);
        } else if !is_field {
            let is_static = matches!(self.sema.program.entities[member].kind, EntityKind::Variable(_));
            self.visit(object, if is_static { Use::Discarded } else { Use::Set });
        } else {
            let how = match how {
                Use::Value if self.is_array(expression) => Use::Set,
                Use::Value => Use::Part,
                other => other,
            };
            self.visit(object, how);
        }
    }

    fn call(&mut self, expression: ExpressionId, callee: ExpressionId, arguments: ExpressionList) {
        let called = self.sema.program.called.get(&expression).copied();
        let inner = self.sema.without_parentheses(callee);
        let named = match self.sema.expression(inner).kind {
            ExpressionKind::Name { entity, .. } | ExpressionKind::Member { member: entity, .. } => {
                self.sema.program.function_of(entity)
            }
            _ => None,
        };
        match self.sema.expression(inner).kind {
            ExpressionKind::Name { .. } if named.is_some() => {}
            _ => self.operand(callee),
        }
        // Of a set of functions it is not known which is called.
        let is_set = |function: FunctionId| {
            let entity = &self.sema.program.entities[self.sema.program.functions[function].entity];
            self.sema.program.bindings(entity.scope, entity.name).nth(1).is_some()
        };
        if let Some(function) = called.or(named) {
            let function = Some(function).filter(|&function| called.is_some() || !is_set(function));
            self.arguments(function, arguments);
            return;
        }
        // A pointer to a function.
        let target = match self.sema.value_structure(self.sema.expression(inner).ty) {
            Type::Pointer(target) => target,
            _ => self.sema.expression(inner).ty,
        };
        let parameters: Option<SmallVec<[TypeId; 8]>> =
            self.sema.program.as_function(target).map(|ty| SmallVec::from_slice(&ty.parameters));
        match parameters {
            Some(parameters) => self.arguments_of_types(&parameters, true, arguments),
            None => self.arguments(None, arguments),
        }
    }

    fn arguments(&mut self, function: Option<FunctionId>, arguments: ExpressionList) {
        match function {
            Some(function) => {
                let parameters = self.parameters(function);
                self.arguments_of_types(&parameters, true, arguments);
            }
            None => self.arguments_of_types(&[], false, arguments),
        }
    }

    fn arguments_of_types(&mut self, parameters: &[TypeId], is_known: bool, arguments: ExpressionList) {
        let arguments: SmallVec<[ExpressionId; 8]> = SmallVec::from_slice(self.sema.program.expression_list(arguments));
        for (index, argument) in arguments.into_iter().enumerate() {
            match parameters.get(index) {
                None if is_known => self.operand(argument),
                parameter => self.argument(argument, parameter.copied()),
            }
        }
    }

    /// An argument: read for a parameter of scalar type, or copied by a parameter of its own class.
    fn argument(&mut self, argument: ExpressionId, parameter: Option<TypeId>) {
        let is_read = parameter.is_some_and(|ty| {
            !self.sema.program.is_reference(ty)
                && match self.sema.program.structure(ty) {
                    // Of a function template that deduces the type.
                    Type::TemplateParameter { .. } => self.is_scalar(argument),
                    _ => self.is_copied(ty, argument),
                }
        });
        self.visit_list(argument, if is_read { Use::Value } else { Use::Set });
    }

    fn lambda(&mut self, index: u32) {
        let Some(lambda) = self.sema.program.lambdas.get(index as usize) else { return };
        let (captures, statement, flags) = (lambda.captures.clone(), lambda.statement, lambda.flags);
        for capture in &captures {
            match (capture.kind, capture.entity, capture.initializer) {
                (CaptureKind::Reference, Some(entity), _) if !capture.is_implicit => {
                    self.unset.remove(&entity);
                }
                (CaptureKind::Init, _, Some(initializer)) => {
                    let is_class = self.sema.program.class_of(self.sema.expression(initializer).ty).is_some();
                    let how = if is_class || self.is_scalar(initializer) { Use::Value } else { Use::Set };
                    self.visit_list(initializer, how);
                }
                (CaptureKind::InitReference, _, Some(initializer)) => self.visit_list(initializer, Use::Set),
                _ => {}
            }
        }
        // What the body does with an object counts before its capture; scalars that are captured by name are members there.
        let outer = self.captured.len();
        for capture in captures.iter().filter(|capture| capture.kind == CaptureKind::Copy && !capture.is_implicit) {
            if let Some(entity) = capture.entity
                && self.sema.is_scalar_type(self.sema.declared_type(entity))
            {
                self.captured.push(entity);
            }
        }
        // Bodies are walked for each lambda around them; what lies deeper than this tells nothing more.
        const DEPTH: u32 = 32;
        let by_reference = self.by_reference;
        let returns_reference = std::mem::replace(&mut self.returns_reference, false);
        self.by_reference |= flags.contains(LambdaFlags::REFERENCE_DEFAULT);
        self.lambdas += 1;
        if let Some(statement) = statement.filter(|_| self.lambdas < DEPTH) {
            self.statement(statement);
        }
        self.lambdas -= 1;
        self.by_reference = by_reference;
        self.returns_reference = returns_reference;
        self.captured.truncate(outer);
        for capture in captures.iter().filter(|capture| capture.kind == CaptureKind::Copy) {
            if let Some(entity) = capture.entity {
                self.read(entity, capture.name);
            }
        }
    }

    /// The last expression of a statement expression is its value.
    fn statement_expression(&mut self, statement: StatementId) {
        let StatementKind::Compound { statements, .. } = self.sema.program.statements[statement].kind else {
            self.statement(statement);
            return;
        };
        let list: SmallVec<[StatementId; 8]> = SmallVec::from_slice(self.sema.program.statement_list(statements));
        for (index, &inner) in list.iter().enumerate() {
            match self.sema.program.statements[inner].kind {
                StatementKind::Expression(value) if index + 1 == list.len() => self.operand(value),
                _ => self.statement(inner),
            }
        }
    }
}
