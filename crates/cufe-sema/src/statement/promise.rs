//! The promise of a coroutine ([dcl.fct.def.coroutine]): `std::coroutine_traits` tells its
//! type, and what the body does asks for its members (2674, 135, 2677, 2972, 2979, 1767).

use crate::Sema;
use crate::conversion::{Allowed, ObjectClass, Operand};
use crate::overload::{CallSet, Resolution};
use cufe_base::Symbol;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Builtin, ClassId, EntityId, EntityKind, ExecutionSpace, ExpressionId, ExpressionKind, FunctionFlags, FunctionId,
    FunctionTypeFlags, Name, Program, Qualifiers, StatementId, StatementKind, TemplateArgument, Type, UnaryOperator,
    ValueCategory,
};
use smallvec::SmallVec;

/// What is known of the type of a promise.
pub(super) enum Promise {
    Class(ClassId),
    /// `<coroutine>` is not included.
    NoTraits,
    /// The traits have no such type.
    NoType,
    Unknown,
}

/// What a body asks of the promise.
#[derive(Clone, Copy, Debug)]
enum Request {
    Return { keyword: u32, value: Option<ExpressionId> },
    Yield(ExpressionId),
    Await { keyword: u32, operand: ExpressionId },
}

impl Sema<'_> {
    /// Overload resolution for a call of a member of a promise.
    pub(super) fn resolve_promise_call(
        &mut self,
        class: ClassId,
        candidates: &[EntityId],
        arguments: &[Operand],
    ) -> Resolution {
        let ty = self.program.classes[class].ty;
        let promise = Operand { ty, category: ValueCategory::Lvalue, expression: None };
        self.resolve_member_call(promise, candidates, arguments)
    }

    /// Overload resolution for a call of a member of an object.
    pub(super) fn resolve_member_call(
        &mut self,
        object: Operand,
        candidates: &[EntityId],
        arguments: &[Operand],
    ) -> Resolution {
        let set = CallSet {
            candidates,
            object: Some(object),
            object_class: ObjectClass::OfMember,
            template_arguments: None,
            arguments,
            allowed: Allowed::IMPLICIT,
            includes_explicit: true,
        };
        self.resolve(&set)
    }

    /// Checks the promise of a coroutine that is no template. `name`: where its name stands.
    pub(super) fn check_promise(&mut self, function: FunctionId, parts: &[StatementId], name: u32) {
        let class = match self.promise_of(function) {
            Promise::Class(class) => class,
            Promise::NoTraits => return self.report_at(code::COROUTINE_HEADER_MISSING, name),
            Promise::NoType => {
                let text = self.text(self.known.promise_type).to_owned();
                return self.report(Report::new(code::NO_SUCH_MEMBER, self.position(name)).quoted(text));
            }
            Promise::Unknown => return,
        };
        let known = self.known;
        if self.has_promise_member(class, known.return_void) && self.has_promise_member(class, known.return_value) {
            return self.report_at(code::PROMISE_RETURN_CONFLICT, name);
        }
        let required = [known.initial_suspend, known.final_suspend, known.get_return_object, known.unhandled_exception];
        if let Some(&missing) = required.iter().find(|&&member| !self.has_promise_member(class, member)) {
            self.report_missing(class, missing, name);
        }
        // On the device there are none (3708), and nothing more is said.
        let is_refused =
            self.options.device_pass && self.program.functions[function].space.contains(ExecutionSpace::DEVICE_SIDE);
        if !is_refused {
            self.check_promise_allocation(function, class, name);
            self.check_final_suspension(class);
        }
        for request in self.requests(parts) {
            self.check_request(class, request);
        }
    }

    /// `coroutine_traits`, where `coroutine_handle` is beside it: in `std`, or else, as in the technical specification, in
    /// `std::experimental`.
    fn coroutine_traits(&self) -> Option<EntityId> {
        let find = |scope, name| self.lookup_in_namespace(scope, Name::identifier(name), u32::MAX).first();
        let traits_in = |scope| find(scope, self.known.coroutine_handle).and(find(scope, self.known.coroutine_traits));
        let std = self.lookup_unqualified(Name::identifier(self.known.std), Program::GLOBAL_SCOPE, u32::MAX).first();
        let std = self.namespace_scope(std?);
        traits_in(std).or_else(|| {
            let experimental = find(std, self.names.find("experimental")?)?;
            let is_namespace = matches!(self.program.entities[experimental].kind, EntityKind::Namespace(_));
            traits_in(self.namespace_scope(experimental)).filter(|_| is_namespace)
        })
    }

    fn promise_of(&mut self, function: FunctionId) -> Promise {
        match self.program.functions[function].flags.contains(FunctionFlags::LAMBDA) {
            true => Promise::Unknown,
            false => self.promise_type(function),
        }
    }

    /// The type of the promise that the traits tell ([dcl.fct.def.coroutine]/3).
    pub(super) fn promise_type(&mut self, function: FunctionId) -> Promise {
        let entry = &self.program.functions[function];
        let Some(ty) = self.program.as_function(entry.ty) else { return Promise::Unknown };
        let (result, parameters, flags) = (ty.result, ty.parameters.clone(), ty.flags);
        let Some(traits) = self.coroutine_traits() else { return Promise::NoTraits };
        let mut types = vec![result];
        if self.is_non_static_member(function)
            && let Some(class) = self.class_of_member(function)
        {
            let mut qualifiers = Qualifiers::empty();
            qualifiers.set(Qualifiers::CONST, flags.contains(FunctionTypeFlags::CONST));
            qualifiers.set(Qualifiers::VOLATILE, flags.contains(FunctionTypeFlags::VOLATILE));
            let object = self.program.qualified(self.program.classes[class].ty, qualifiers);
            types.push(self.program.intern_type(Type::LvalueReference(object)));
        }
        types.extend(parameters);
        if types.iter().any(|&ty| self.is_dependent_type(ty) || self.program.has_placeholder(ty)) {
            return Promise::Unknown;
        }
        let arguments = types.into_iter().map(TemplateArgument::Type).collect();
        let arguments = self.program.intern_arguments(arguments);
        let ty = self.specialization_type(traits, arguments, Program::GLOBAL_SCOPE);
        self.complete_type(ty);
        let Some(class) = self.program.class_of(ty).filter(|&class| self.has_known_members(class)) else {
            return Promise::Unknown;
        };
        let found = self.lookup_in_class(class, Name::identifier(self.known.promise_type), u32::MAX);
        if found.is_dependent || found.specialization.is_some() {
            return Promise::Unknown;
        }
        let promise = match found.entities.as_slice() {
            [] => return Promise::NoType,
            &[entity] => self.program.named_type(entity),
            _ => None,
        };
        let Some(promise) = promise else { return Promise::Unknown };
        self.complete_type(promise);
        match self.program.class_of(promise).filter(|&class| self.has_known_members(class)) {
            Some(class) => Promise::Class(class),
            None => Promise::Unknown,
        }
    }

    /// Whether a class has a member, as far as that is known.
    pub(super) fn has_promise_member(&self, class: ClassId, member: Symbol) -> bool {
        let found = self.lookup_in_class(class, Name::identifier(member), u32::MAX);
        !found.entities.is_empty() || found.is_dependent || found.specialization.is_some()
    }

    fn report_missing(&mut self, class: ClassId, member: Symbol, token: u32) {
        let ty = self.type_argument(self.program.classes[class].ty);
        let text = self.text(member).to_owned();
        let report = Report::new(code::PROMISE_MEMBER_MISSING, self.position(token)).with(ty).quoted(text);
        self.report(report);
    }

    /// The uses of the promise in a body, those in statement expressions and functions inside left out.
    fn requests(&self, parts: &[StatementId]) -> Vec<Request> {
        let mut requests = Vec::new();
        let mut open: Vec<StatementId> = parts.to_vec();
        let mut values: Vec<ExpressionId> = Vec::new();
        while let Some(statement) = open.pop() {
            let entry = self.program.statements[statement];
            open.extend(self.program.statements_in(&entry.kind).iter().rev());
            match entry.kind {
                StatementKind::Return { is_coroutine: true, value } => {
                    requests.push(Request::Return { keyword: entry.first, value });
                    values.extend(value);
                }
                StatementKind::Expression(value) | StatementKind::ComputedGoto(value) => values.push(value),
                StatementKind::Declaration { variables, .. } => {
                    values.extend(self.program.entity_list(variables).iter().filter_map(|&entity| {
                        self.program.variable_of(entity).and_then(|it| self.program.variables[it].initializer)
                    }));
                }
                _ => {}
            }
        }
        while let Some(value) = values.pop() {
            match self.expression(value).kind {
                ExpressionKind::CoYield { operand } => requests.push(Request::Yield(operand)),
                ExpressionKind::Unary { operator: UnaryOperator::CoAwait, operand } => {
                    requests.push(Request::Await { keyword: self.expression(value).first, operand });
                }
                _ => {}
            }
            values.extend(self.program.operands(value));
        }
        requests
    }

    fn check_request(&mut self, class: ClassId, request: Request) {
        match request {
            // Whether it is void, nobody knows.
            Request::Return { value: Some(value), .. } if self.is_unjudged_type(value) => self.note_unknown(),
            Request::Return { keyword, value } => {
                let is_value = value.is_some_and(|value| {
                    self.program.canonical(self.expression(value).ty) != Program::builtin(Builtin::Void)
                });
                let member = if is_value { self.known.return_value } else { self.known.return_void };
                let value = value.filter(|_| is_value);
                self.check_promise_call(class, member, value, keyword);
            }
            Request::Yield(operand) => {
                let token = self.expression(operand).first;
                self.check_promise_call(class, self.known.yield_value, Some(operand), token);
            }
            Request::Await { keyword, operand } => {
                let ty = self.expression(operand).ty;
                let is_scalar = matches!(
                    self.value_structure(ty),
                    Type::Builtin(_) | Type::Pointer(_) | Type::Array { .. } | Type::MemberPointer { .. }
                );
                if is_scalar && !self.has_promise_member(class, self.known.await_transform) {
                    let report =
                        Report::new(code::AWAITER_NOT_CLASS, self.position(keyword)).with(self.type_argument(ty));
                    self.report(report);
                }
            }
        }
    }

    /// A member of the promise is called with a value or without.
    fn check_promise_call(&mut self, class: ClassId, member: Symbol, value: Option<ExpressionId>, token: u32) {
        let found = self.lookup_in_class(class, Name::identifier(member), u32::MAX);
        if found.is_dependent || found.specialization.is_some() {
            return;
        }
        if found.entities.is_empty() {
            return self.report_missing(class, member, token);
        }
        let candidates: SmallVec<[EntityId; 8]> = found.entities.iter().copied().collect();
        if !self.only_functions(&candidates) || value.is_some_and(|value| self.is_erroneous(value)) {
            return;
        }
        let arguments: SmallVec<[Operand; 1]> = value.map(|value| self.operand(value)).into_iter().collect();
        if let Resolution::NoMatch(_) = self.resolve_promise_call(class, &candidates, &arguments) {
            let code = if candidates.len() == 1 { code::ARGUMENTS_DO_NOT_FIT } else { code::NO_MATCHING_FUNCTION };
            let text = self.text(member).to_owned();
            self.report(Report::new(code, self.position(token)).quoted(text));
        }
    }
}
