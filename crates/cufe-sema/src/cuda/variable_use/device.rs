//! What the device pass looks for in a body: host variables (3525, 3551 to 3553), exceptions (3517), operators of run-time type
//! identification (3645), addresses of labels (3539), variables that device code cannot have (3511, 3571).

use super::{Use, Walk};
use crate::Sema;
use crate::cuda::{ConstantFunction, MissingOnDevice};
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::constant::{Base, Value};
use cufe_il::{
    CastKind, EntityFlags, EntityId, EntityKind, ExecutionSpace, ExpressionId, ExpressionKind, ScopeId, ScopeKind,
    StorageClass, VariableFlags, VariableId,
};
use cufe_lex::TokenKind;

impl Walk<'_, '_> {
    /// A name of a variable that is used in device code.
    pub(super) fn host_variable(&mut self, entity: EntityId, expression: ExpressionId, used: Use) {
        let variable = match self.program().entities[entity].kind {
            EntityKind::Variable(variable) => variable,
            EntityKind::Field(_) => return self.anonymous_union_member(entity, expression),
            _ => return,
        };
        if used == Use::Nothing || !self.sema.is_host_object(variable) {
            return;
        }
        let entry = self.sema.expression(expression);
        let token = self.name_token(entry.first, entry.last);
        // Nothing is read of a const object without members.
        if used == Use::Read
            && self.is_const(variable)
            && let Some(class) = self.program().class_of(self.program().variables[variable].ty)
            && self.sema.is_empty_class(class) == Some(true)
        {
            return;
        }
        let is_reference = self.program().is_reference(self.program().variables[variable].ty);
        // A constant is not missing before its address is needed, when code is made.
        if !is_reference && self.is_constant(entity) {
            let around = self.calls.clone();
            self.sema.cuda.missing_on_device.push(MissingOnDevice { user: self.function, token, entity, around });
            return;
        }
        let codes: &[Code] = match used {
            _ if self.is_static_local(variable) => &[],
            _ if self.is_const(variable) => &[],
            _ if is_reference => &[code::HOST_VAR_READ_IN_DEVICE],
            Use::Nothing => &[],
            Use::Read | Use::Element => &[code::HOST_VAR_READ_IN_DEVICE],
            Use::Write => &[code::HOST_VAR_WRITTEN_IN_DEVICE],
            Use::ReadWrite => &[code::HOST_VAR_READ_IN_DEVICE, code::HOST_VAR_WRITTEN_IN_DEVICE],
            Use::Address => &[code::HOST_VAR_ADDRESS_TAKEN_IN_DEVICE],
        };
        for &code in codes {
            if self.sema.is_first_report(code, token) {
                let name = self.sema.entity_name(entity);
                let report = Report::new(code, self.sema.position(token)).with(Argument::Quoted(name));
                self.sema.report(report);
            }
        }
        let mut missing = MissingOnDevice { user: self.function, token, entity, around: Vec::new() };
        // A reference whose object is known is that object.
        let base = self.constant_base(variable).filter(|base| is_reference && !matches!(base, Base::Function(_)));
        if let Some(base) = base {
            let Base::Variable(object) = base else { return };
            if !self.sema.is_host_object(object) {
                return;
            }
            missing.entity = self.program().variables[object].entity;
            missing.around = self.calls.clone();
            if used == Use::Read {
                let ty = self.program().non_reference(self.program().variables[variable].ty);
                missing.around.push((expression, Some(self.program().unqualified(ty).0)));
            }
        }
        self.sema.cuda.missing_on_device.push(missing);
    }

    /// What the constant value of a reference or pointer leads to.
    fn constant_base(&mut self, variable: VariableId) -> Option<Base> {
        match self.sema.value_of_initialization(variable) {
            Ok(Value::Reference(place) | Value::Pointer(Some(place))) => Some(place.base),
            _ => None,
        }
    }

    /// A constant pointer is copied, or leads to an object: code holds the address of what it points to. Comparisons and
    /// conditions of such pointers are constants.
    pub(super) fn constant_address(&mut self, expression: ExpressionId) {
        let Some(pointer) = self.constant_pointer_named(expression).filter(|_| self.reads.is_none()) else { return };
        if let Some(Base::Variable(object)) = self.constant_base(pointer)
            && self.sema.is_host_object(object)
        {
            let entry = self.sema.expression(self.sema.without_parentheses(expression));
            let token = self.name_token(entry.first, entry.last);
            let entity = self.program().variables[object].entity;
            let around = self.calls.clone();
            self.sema.cuda.missing_on_device.push(MissingOnDevice { user: self.function, token, entity, around });
        }
    }

    /// Whether an expression reads a constant object through a constant pointer: the value takes its place.
    pub(super) fn reads_constant_object(&mut self, expression: ExpressionId) -> bool {
        let pointer = match self.sema.expression(expression).kind {
            ExpressionKind::Unary { operator: cufe_il::UnaryOperator::Dereference, operand } => operand,
            ExpressionKind::Member { object, is_arrow: true, .. } => object,
            _ => return false,
        };
        let Some(pointer) = self.constant_pointer_named(pointer) else { return false };
        match self.constant_base(pointer) {
            Some(Base::Variable(object)) => self.is_const(object) && self.has_constant_value(object),
            _ => false,
        }
    }

    /// The constant pointer that an expression names, in device code.
    fn constant_pointer_named(&mut self, expression: ExpressionId) -> Option<VariableId> {
        if !self.on_device {
            return None;
        }
        let inner = self.sema.without_parentheses(expression);
        let (ExpressionKind::Name { entity, .. } | ExpressionKind::Member { member: entity, .. }) =
            self.sema.expression(inner).kind
        else {
            return None;
        };
        let is_pointer =
            matches!(self.structure(inner), cufe_il::Type::Pointer(_)) && !self.is_pointer_to_function(inner);
        let variable = self.program().variable_of(entity).filter(|_| is_pointer && self.is_variable(entity))?;
        self.is_constant(entity).then_some(variable)
    }

    fn is_static_local(&self, variable: VariableId) -> bool {
        self.program().entities[self.program().variables[variable].entity].flags.contains(EntityFlags::LOCAL)
    }

    /// 3561: a member of an anonymous union of a namespace, the only members that are objects by themselves.
    fn anonymous_union_member(&mut self, entity: EntityId, expression: ExpressionId) {
        let program = self.program();
        let mut scope = Some(program.entities[entity].scope);
        while let Some(class) = scope.and_then(|scope| program.scopes.get(scope))
            && class.kind == ScopeKind::Class
            && class.entity.is_some_and(|class| program.entities[class].name == cufe_il::Name::UNNAMED)
        {
            scope = class.parent;
        }
        let is_object = scope
            .and_then(|scope| program.scopes.get(scope))
            .is_some_and(|scope| matches!(scope.kind, ScopeKind::Global | ScopeKind::Namespace));
        if is_object {
            let token = self.sema.expression(expression).last;
            self.device_report(
                Report::new(code::ANONYMOUS_UNION_MEMBER_IN_DEVICE_CODE, self.sema.position(token)),
                token,
            );
        }
    }

    /// An expression of device code.
    pub(super) fn device_expression(&mut self, expression: ExpressionId) {
        let entry = self.sema.expression(expression);
        let keyword = match entry.kind {
            ExpressionKind::Unary { operator, operand } => {
                if operator == cufe_il::UnaryOperator::AddressOf {
                    self.address_of_atomic(operand);
                }
                return self.texture_operator(operator, operand, entry.ty);
            }
            ExpressionKind::Binary { left, .. } if matches!(self.structure(left), cufe_il::Type::Vector { .. }) => {
                return self.device_report(
                    Report::new(code::VECTOR_OPERATION_IN_DEVICE_CODE, self.sema.position(entry.first)),
                    entry.first,
                );
            }
            ExpressionKind::Binary { left, right, .. } => return self.texture_operands(expression, [left, right]),
            ExpressionKind::Throw { .. } => {
                return self.device_report(
                    Report::new(code::EXCEPTIONS_IN_DEVICE_CODE, self.sema.position(entry.first)),
                    entry.first,
                );
            }
            ExpressionKind::LabelAddress(_) => {
                return self.device_report(
                    Report::new(code::ADDR_OF_LABEL_IN_DEVICE_FUNC, self.sema.position(entry.first)),
                    entry.first,
                );
            }
            ExpressionKind::Cast { kind: CastKind::Dynamic, .. } => "dynamic_cast",
            ExpressionKind::OperatorOnExpression { keyword: TokenKind::KwTypeid, .. }
            | ExpressionKind::OperatorOnType { keyword: TokenKind::KwTypeid, .. } => "typeid",
            _ => return,
        };
        let report = Report::new(code::CUDA_DEVICE_CODE_UNSUPPORTED_OPERATOR, self.sema.position(entry.first))
            .with(Argument::Quoted(keyword.to_owned()));
        self.device_report(report, entry.first);
    }

    /// 3768: the address of an atomic builtin function is taken, by `&` or where a pointer is made of its name.
    pub(super) fn address_of_atomic(&mut self, expression: ExpressionId) {
        let entry = self.sema.expression(self.sema.without_parentheses(expression));
        if let ExpressionKind::UnresolvedName { name, arguments: None } = entry.kind
            && name.symbol().is_some_and(|symbol| {
                self.sema.text(symbol).starts_with("__nv_atomic_") && self.sema.is_builtin_function(symbol)
            })
        {
            self.device_report(
                Report::new(code::NV_ATOMIC_FUNCTION_ADDRESS_TAKEN, self.sema.position(entry.first)),
                entry.first,
            );
        }
    }

    /// A constant that stands for a function: code is made of the function's address, or of a call of it.
    pub(super) fn constant_function(&mut self, expression: ExpressionId, used: Use) {
        let entry = self.sema.expression(expression);
        let (named, is_call) = match entry.kind {
            ExpressionKind::Call { callee, .. } => {
                let named = self.pointer_of_callee(callee);
                // Of a member that is dereferenced the function is named only.
                let is_member = matches!(self.sema.expression(named).kind, ExpressionKind::Member { .. });
                (named, !is_member || named == self.sema.without_parentheses(callee))
            }
            ExpressionKind::Name { .. } | ExpressionKind::Member { .. } if used == Use::Read => (expression, false),
            _ => return,
        };
        if self.reads.is_some() {
            return;
        }
        let place = match self.structure(named) {
            cufe_il::Type::Pointer(_) if self.is_pointer_to_function(named) => self.constant_pointer(named),
            // A reference is no constant that is called: only its function is named.
            cufe_il::Type::Function(_) if is_call && self.names_variable(named) => {
                match self.sema.evaluate(named, None, true) {
                    Ok(Value::Reference(place) | Value::Pointer(Some(place))) => Some(place),
                    _ => None,
                }
            }
            _ => None,
        };
        if let Some(Base::Function(function)) = place.map(|place| place.base) {
            let is_call = is_call && self.is_pointer_to_function(named);
            let constant = ConstantFunction { user: self.function, function, token: entry.first, is_call };
            self.sema.cuda.constant_functions.push(constant);
        }
    }

    fn names_variable(&self, expression: ExpressionId) -> bool {
        match self.sema.expression(expression).kind {
            ExpressionKind::Name { entity, .. } => self.program().variable_of(entity).is_some(),
            _ => false,
        }
    }

    /// The value of a pointer to a function: a constant, or a const variable with a constant initializer.
    fn constant_pointer(&mut self, expression: ExpressionId) -> Option<Box<cufe_il::constant::Place>> {
        match self.sema.expression(expression).kind {
            ExpressionKind::Member { is_arrow: false, .. } => {
                return match self.value_of_member(expression)? {
                    Value::Pointer(place) => place,
                    _ => None,
                };
            }
            // Elements of arrays are read from the object.
            ExpressionKind::Subscript { .. } => return None,
            _ => {}
        }
        let value = self.sema.evaluate(expression, None, true).ok().or_else(|| {
            let ExpressionKind::Name { entity, .. } = self.sema.expression(expression).kind else { return None };
            let variable = &self.program().variables[self.program().variable_of(entity)?];
            let is_const = self.program().unqualified(self.program().canonical(variable.ty)).1;
            let initializer = variable.initializer.filter(|_| is_const.contains(cufe_il::Qualifiers::CONST))?;
            self.sema.evaluate(initializer, Some(variable.ty), true).ok()
        });
        match value {
            Some(Value::Pointer(place)) => place,
            _ => None,
        }
    }

    /// The value of a member of a const object, or of a member of such a member.
    fn value_of_member(&mut self, expression: ExpressionId) -> Option<Value> {
        match self.sema.expression(self.sema.without_parentheses(expression)).kind {
            ExpressionKind::Name { entity, .. } => {
                let variable = self.program().variable_of(entity).filter(|&variable| self.is_const(variable))?;
                let is_local = self.program().entities[entity].flags.contains(EntityFlags::LOCAL);
                if is_local && !self.program().variables[variable].flags.contains(VariableFlags::CONSTEXPR) {
                    return None;
                }
                self.sema.value_of_initialization(variable).ok()
            }
            ExpressionKind::Member { object, member, is_arrow: false, .. } => {
                let Some(Value::Class(object)) = self.value_of_member(object) else { return None };
                let field = self.program().variable_of(member)?;
                let members = &self.program().classes[object.class].data_members;
                let index = members.iter().position(|member| member.variable == Some(field))?;
                object.members.into_iter().nth(index)
            }
            _ => None,
        }
    }

    /// A pointer behind the operators that a call does without.
    fn pointer_of_callee(&self, callee: ExpressionId) -> ExpressionId {
        let inner = self.sema.without_parentheses(callee);
        match self.sema.expression(inner).kind {
            ExpressionKind::Unary { operator: cufe_il::UnaryOperator::Dereference, operand } => {
                self.pointer_of_callee(operand)
            }
            _ => inner,
        }
    }

    fn is_pointer_to_function(&self, expression: ExpressionId) -> bool {
        match self.structure(expression) {
            cufe_il::Type::Pointer(pointee) => matches!(self.sema.value_structure(pointee), cufe_il::Type::Function(_)),
            _ => false,
        }
    }

    pub(super) fn device_report(&mut self, report: Report, token: u32) {
        if self.reads.is_none() && self.sema.is_first_report(report.code, token) {
            self.sema.report(report);
        }
    }

    /// A variable that is declared in device code.
    pub(super) fn device_local(&mut self, variable: VariableId) {
        let entry = &self.program().variables[variable];
        let (ty, entity, flags, storage) = (entry.ty, entry.entity, entry.flags, entry.storage);
        let token = self.program().entities[entity].token;
        if flags.contains(VariableFlags::THREAD_LOCAL) {
            let report = Report::new(code::THREAD_LOCAL_IN_DEVICE_CODE, self.sema.position(token));
            self.device_report(report, token);
        } else if storage != StorageClass::Extern {
            self.sema.note_static_in_device_code(self.function, variable);
            self.sema.check_size(ty, entity, token);
            self.sema.check_long_double(ty, token);
            self.sema.check_unsupported_type(ty, token);
        }
    }
}

impl Sema<'_> {
    /// Whether a variable exists on the host only: an object of static storage without a memory space outside of functions, or
    /// in those of the host.
    pub(crate) fn is_host_object(&self, variable: VariableId) -> bool {
        let variable = &self.program.variables[variable];
        let entity = &self.program.entities[variable.entity];
        let scope = self.program.scopes[entity.scope].kind;
        variable.space.is_empty()
            && (matches!(scope, ScopeKind::Global | ScopeKind::Namespace | ScopeKind::Class)
                || variable.storage == StorageClass::Static && self.is_scope_of_host_function(entity.scope))
            && !entity.flags.intersects(EntityFlags::PREDECLARED | EntityFlags::DEVICE_BUILTIN | EntityFlags::SYSTEM)
            && !self.is_dependent_type(variable.ty)
            && !self.is_texture_type(variable.ty)
    }

    /// Whether a scope stands in the body of a function of the host.
    fn is_scope_of_host_function(&self, scope: ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next.and_then(|scope| self.program.scopes.get(scope)) {
            match scope.kind {
                ScopeKind::Block => next = scope.parent,
                ScopeKind::FunctionParameters => {
                    let function = scope.entity.and_then(|entity| self.program.function_of(entity));
                    return function.is_some_and(|function| {
                        let space = self.program.functions[function].space;
                        !space.intersects(ExecutionSpace::DEVICE_SIDE | ExecutionSpace::KERNEL)
                    });
                }
                _ => return false,
            }
        }
        false
    }
}
