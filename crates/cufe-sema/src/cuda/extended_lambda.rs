//! Extended lambdas: which lambdas they are, what identifies them, and what they must not do.

use crate::Sema;
use cufe_base::Standard;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    Access, CaptureKind, ClassId, EntityKind, ExpressionId, ExpressionKind, ExtendedKind, FunctionFlags, FunctionId,
    LambdaFlags, Name, Program, ScopeId, ScopeKind, TemplateArgument, Type, TypeId, UnaryOperator, VariableFlags,
    VariableId,
};
use cufe_lex::TokenKind;

/// Why an extended lambda has no function to be named by.
enum NoParent {
    /// Inside lambdas around which there is no function.
    NotFound,
    /// Inside a generic lambda.
    Generic,
    /// Inside an extended `__host__ __device__` lambda.
    HostDevice,
}

/// What the operand of `__nv_parent` is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FunctionAddress {
    /// A function or its address, or something that is not known.
    Function,
    /// Something else.
    NoFunction,
    /// An overload set, or no expression.
    Unresolved,
}

/// How messages call an extended lambda.
pub(super) fn kind_text(kind: ExtendedKind) -> Argument {
    let text = if kind == ExtendedKind::HostDevice { "__host__ __device__" } else { "__device__" };
    Argument::Text(text.to_owned())
}

impl Sema<'_> {
    /// The innermost function or lambda body around a place in `scope` whose code is parsed as part of `function`: none in
    /// default arguments and initializers of namespaces and classes, and in the heads of lambdas.
    pub fn enclosing_callable(&self, scope: ScopeId, function: Option<FunctionId>) -> Option<FunctionId> {
        let mut next = Some(scope);
        while let Some(entry) = next.and_then(|scope| self.program.scopes.get(scope)) {
            match entry.kind {
                ScopeKind::Block => return function,
                // Member initializers stand in the scope of the parameters of the function that is being defined.
                ScopeKind::FunctionParameters if entry.entity.is_some() => return function,
                // The body of a lambda shares the scope of its parameters; before it begins, that is its head.
                ScopeKind::Lambda => {
                    let lambda = self.lambda_of(function?).and_then(|index| self.program.lambdas.get(index))?;
                    return function.filter(|_| lambda.body.0 > lambda.introducer.1);
                }
                ScopeKind::Global | ScopeKind::Namespace | ScopeKind::Class => return None,
                ScopeKind::FunctionParameters | ScopeKind::TemplateParameters | ScopeKind::Enum => {}
            }
            next = entry.parent;
        }
        None
    }

    /// Decides whether an annotated lambda is extended, at the token after its annotations, and checks what is known there.
    pub fn classify_lambda(&mut self, index: usize) {
        let Some(lambda) = self.program.lambdas.get(index) else { return };
        let (flags, head, callable) = (lambda.flags, lambda.head, lambda.callable);
        let annotations = LambdaFlags::DEVICE | LambdaFlags::HOST;
        if !flags.intersects(annotations) {
            return;
        }
        if !self.options.extended_lambda {
            self.report_at(code::EXTENDED_LAMBDA_DISALLOWED, head);
            return;
        }
        let Some(callable) = callable else { return };
        let is_host = !self.program.functions.get(callable).is_some_and(|function| function.space.is_device_code());
        if !flags.contains(LambdaFlags::DEVICE) || !is_host {
            return;
        }
        let kind = if flags.contains(LambdaFlags::HOST) { ExtendedKind::HostDevice } else { ExtendedKind::Device };
        let parent = match self.parent_of(callable) {
            Ok(parent) => parent,
            Err((reason, function)) => {
                let code = match reason {
                    NoParent::NotFound => code::EXTENDED_LAMBDA_ENCLOSING_FUNCTION_NOT_FOUND,
                    NoParent::Generic => code::EXTENDED_LAMBDA_ENCLOSING_FUNCTION_GENERIC_LAMBDA,
                    NoParent::HostDevice => code::EXTENDED_LAMBDA_ENCLOSING_FUNCTION_HD_LAMBDA,
                };
                // For what stands in it and what it captures it counts as what it is annotated as.
                if let Some(lambda) = self.program.lambdas.get_mut(index) {
                    lambda.extended.kind = kind;
                }
                let mut report = Report::new(code, self.position(head)).with(kind_text(kind));
                if code != code::EXTENDED_LAMBDA_ENCLOSING_FUNCTION_NOT_FOUND {
                    report = report.quoted(self.entity_name(self.program.functions[function].entity));
                }
                self.report(report);
                return;
            }
        };
        if let Some(lambda) = self.program.lambdas.get_mut(index) {
            lambda.extended.kind = kind;
            lambda.extended.parent = Some(parent);
        }
        self.check_parent(parent, kind, head);
        self.check_parent_arguments(parent, kind, head);
        if flags.contains(LambdaFlags::REFERENCE_DEFAULT) {
            self.report(
                Report::new(code::EXTENDED_LAMBDA_REFERENCE_CAPTURE, self.position(head)).with(kind_text(kind)),
            );
        }
    }

    /// Extended lambdas cannot stand in a template argument, before C++20 no lambdas at all ([expr.prim.lambda]/2) (2896). `first`
    /// is the number of lambdas before it, `tokens` its own ones.
    pub fn check_lambdas_in_argument(&mut self, first: usize, tokens: std::ops::Range<u32>) {
        if self.context.speculating > 0 {
            return;
        }
        let is_allowed = self.options.dialect.standard >= cufe_base::Standard::Cpp20;
        let lambdas = self.program.lambdas.iter().skip(first);
        let refused = lambdas.filter(|lambda| {
            lambda.extended.kind != ExtendedKind::None
                || !is_allowed
                    && tokens.contains(&lambda.introducer.0)
                    && !lambda.flags.contains(cufe_il::LambdaFlags::UNEVALUATED)
        });
        let introducers: Vec<u32> = refused.map(|lambda| lambda.introducer.0).collect();
        for introducer in introducers {
            self.report_at(code::LAMBDA_NOT_PERMITTED, introducer);
        }
    }

    /// Whether an expression is a function or the address of one.
    pub fn function_address(&self, operand: ExpressionId) -> FunctionAddress {
        let mut operand = operand;
        for _ in 0..64 {
            let entry = self.expression(operand);
            if let Type::MemberPointer { member, .. } = self.value_structure(entry.ty)
                && !matches!(self.program.structure(member), Type::Function(_) | Type::Unknown)
                && !self.is_dependent_type(entry.ty)
            {
                return FunctionAddress::NoFunction;
            }
            match entry.kind {
                ExpressionKind::Parenthesized(inner)
                | ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand: inner } => operand = inner,
                ExpressionKind::Cast { .. } | ExpressionKind::Construct { .. } => return FunctionAddress::Function,
                ExpressionKind::Unknown => return FunctionAddress::Unresolved,
                ExpressionKind::Overloads { arguments: None, candidates } => {
                    let is_template = self.program.entity_list(candidates).len() < 2;
                    return if is_template { FunctionAddress::Function } else { FunctionAddress::Unresolved };
                }
                ExpressionKind::Literal(_)
                | ExpressionKind::String(_)
                | ExpressionKind::Boolean(_)
                | ExpressionKind::Nullptr => return FunctionAddress::NoFunction,
                ExpressionKind::Name { entity, .. } => {
                    if matches!(self.program.entities[entity].kind, EntityKind::Field(_)) {
                        return FunctionAddress::NoFunction;
                    }
                    let EntityKind::Variable(variable) = self.program.entities[entity].kind else {
                        return FunctionAddress::Function;
                    };
                    let ty = self.program.variables[variable].ty;
                    return match self.value_structure(ty) {
                        Type::Builtin(_) | Type::Class(_) | Type::Enum(_) => FunctionAddress::NoFunction,
                        _ => FunctionAddress::Function,
                    };
                }
                _ => return FunctionAddress::Function,
            }
        }
        FunctionAddress::Function
    }

    /// Whether `*this` cannot be captured in the dialect.
    pub fn lacks_star_this(&self) -> bool {
        let dialect = &self.options.dialect;
        dialect.standard < Standard::Cpp17 && (dialect.is_clang() || dialect.gnu_version < 70000)
    }

    /// Reports a capture of `*this` in a dialect without it (3634): lambdas for the device only, and those in device code,
    /// may have it.
    pub fn check_star_this(&mut self, index: usize) {
        let Some(lambda) = self.program.lambdas.get(index) else { return };
        let has_capture = lambda.captures.iter().any(|capture| capture.kind == CaptureKind::StarThis);
        if !has_capture || !self.options.extended_lambda || !self.lacks_star_this() {
            return;
        }
        let is_device = lambda.flags & (LambdaFlags::DEVICE | LambdaFlags::HOST) == LambdaFlags::DEVICE;
        let callable = lambda.callable.and_then(|function| self.program.functions.get(function));
        let introducer = lambda.introducer.0;
        if !is_device && !callable.is_some_and(|function| function.space.is_device_code()) {
            self.report_at(code::STAR_THIS_CAPTURE_NOT_AVAILABLE, introducer);
        }
    }

    /// The function around the lambdas around a lambda's place.
    fn parent_of(&self, callable: FunctionId) -> Result<FunctionId, (NoParent, FunctionId)> {
        let mut function = callable;
        loop {
            let Some(lambda) = self.lambda_of(function).and_then(|index| self.program.lambdas.get(index)) else {
                return Ok(function);
            };
            if lambda.flags.contains(LambdaFlags::GENERIC) {
                return Err((NoParent::Generic, function));
            }
            if lambda.extended.kind == ExtendedKind::HostDevice {
                return Err((NoParent::HostDevice, function));
            }
            match lambda.callable {
                Some(outer) if outer != function => function = outer,
                // In the initializers of a local class, the function around that.
                _ => match self.function_around_scope(lambda.outer_scope).filter(|&outer| outer != function) {
                    Some(outer) => function = outer,
                    None => return Err((NoParent::NotFound, function)),
                },
            }
        }
    }

    /// The innermost function or lambda whose body a scope lies in; unlike that of [`Self::enclosing_callable`] it may lie
    /// outside of classes.
    fn function_around_scope(&self, scope: ScopeId) -> Option<FunctionId> {
        let mut next = Some(scope);
        while let Some(entry) = next.and_then(|scope| self.program.scopes.get(scope)) {
            match entry.kind {
                ScopeKind::FunctionParameters => {
                    if let Some(function) = entry.entity.and_then(|entity| self.program.function_of(entity)) {
                        return Some(function);
                    }
                }
                ScopeKind::Lambda => {
                    let inner = next;
                    return self.program.lambdas.iter().rev().find(|it| Some(it.scope) == inner)?.call_operator;
                }
                ScopeKind::Global | ScopeKind::Namespace => return None,
                _ => {}
            }
            next = entry.parent;
        }
        None
    }

    /// The rules about the function whose address identifies the lambda.
    fn check_parent(&mut self, parent: FunctionId, kind: ExtendedKind, head: u32) {
        let Some(function) = self.program.functions.get(parent) else { return };
        let (entity, flags, ty) = (function.entity, function.flags, function.ty);
        let entry = &self.program.entities[entity];
        let (name, access, scope) = (entry.name, entry.access, entry.scope);
        let class = self.class_of_scope(scope);
        let mut codes: Vec<Code> = Vec::new();
        if class.is_some() && self.is_local_scope(scope) {
            codes.push(code::EXTENDED_LAMBDA_ENCLOSING_FUNCTION_LOCAL);
        }
        let has_placeholder = self.program.as_function(ty).is_some_and(|ty| self.program.has_placeholder(ty.result));
        if flags.contains(FunctionFlags::DEDUCED_RETURN) || has_placeholder {
            codes.push(code::EXTENDED_LAMBDA_ENCLOSING_FUNCTION_DEDUCIBLE);
        }
        if matches!(name, Name::CONSTRUCTOR | Name::DESTRUCTOR) {
            codes.push(code::EXTENDED_LAMBDA_CANT_TAKE_FUNCTION_ADDRESS);
        }
        // In a class the body is read when a typedef has named the class already.
        let is_unnamed = |class: ClassId| {
            let class = &self.program.classes[class];
            self.program.entities[class.entity].name == Name::UNNAMED && class.typedef_name.is_none()
        };
        if class.is_some_and(is_unnamed) {
            codes.push(code::EXTENDED_LAMBDA_PARENT_CLASS_UNNAMED);
        }
        if class.is_some() && access != Access::Public {
            codes.push(code::EXTENDED_LAMBDA_INACCESSIBLE_PARENT);
        }
        let name = self.entity_name(entity);
        for code in codes {
            self.report(Report::new(code, self.position(head)).with(kind_text(kind)).quoted(name.clone()));
        }
        let mut next = class;
        while let Some(class) = next {
            let entity = self.program.classes[class].entity;
            let entry = &self.program.entities[entity];
            next = self.class_of_scope(entry.scope);
            if next.is_some() && entry.access != Access::Public {
                let name = self.entity_name(entity);
                self.report(
                    Report::new(code::EXTENDED_LAMBDA_INACCESSIBLE_ANCESTOR, self.position(head))
                        .with(kind_text(kind))
                        .quoted(name),
                );
            }
        }
    }

    /// The class whose members a scope holds directly; heads of member templates are passed.
    pub(super) fn class_of_scope(&self, scope: ScopeId) -> Option<ClassId> {
        let mut next = Some(scope);
        while let Some(entry) = next.and_then(|scope| self.program.scopes.get(scope)) {
            match (entry.kind, entry.entity.map(|entity| self.program.entities[entity].kind)) {
                (ScopeKind::Class, Some(EntityKind::Class(class))) => return Some(class),
                (ScopeKind::TemplateParameters, _) => next = entry.parent,
                _ => return None,
            }
        }
        None
    }

    /// Whether a scope lies in a function or lambda.
    pub(super) fn is_local_scope(&self, scope: ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(entry) = next.and_then(|scope| self.program.scopes.get(scope)) {
            match entry.kind {
                ScopeKind::Block | ScopeKind::FunctionParameters | ScopeKind::Lambda => return true,
                ScopeKind::Global | ScopeKind::Namespace => return false,
                ScopeKind::Class | ScopeKind::TemplateParameters | ScopeKind::Enum => next = entry.parent,
            }
        }
        false
    }

    /// What the head of a lambda decides: the part that a trailing return type has in its identity, generic
    /// `__host__ __device__` lambdas (3614), `constexpr` (3620, at the `{`). `trailing` are the tokens of the type.
    pub fn complete_lambda_head(&mut self, index: usize, trailing: Option<(u32, u32)>, brace: u32) {
        let Some(lambda) = self.program.lambdas.get(index) else { return };
        let (kind, flags, introducer) = (lambda.extended.kind, lambda.flags, lambda.introducer.0);
        if kind == ExtendedKind::None {
            return;
        }
        let scope = lambda.scope;
        let specifier = if flags.contains(LambdaFlags::CONSTEVAL) {
            Some("consteval")
        } else {
            flags.contains(LambdaFlags::CONSTEXPR).then_some("constexpr")
        };
        if let Some(specifier) = specifier {
            let report = Report::new(code::EXTENDED_LAMBDA_CONSTEXPR, self.position(brace));
            self.report(report.with(Argument::Text(specifier.to_owned())).with(kind_text(kind)));
        }
        if kind == ExtendedKind::Device {
            let return_type = trailing.filter(|&(first, last)| !self.is_decltype_of_parameter(first, last, scope));
            if let Some(lambda) = self.program.lambdas.get_mut(index) {
                lambda.extended.return_type = return_type;
            }
        } else if flags.contains(LambdaFlags::GENERIC) {
            self.report_at(code::EXTENDED_HOST_DEVICE_GENERIC_LAMBDA, introducer);
            if let Some(lambda) = self.program.lambdas.get_mut(index) {
                lambda.extended.kind = ExtendedKind::None;
            }
        }
    }

    /// Whether a type is written as `decltype` of an expression that depends on a parameter declared in `scope`: not in
    /// unevaluated operands inside it, nor in types.
    fn is_decltype_of_parameter(&self, first: u32, last: u32, scope: ScopeId) -> bool {
        use TokenKind as T;
        if !self.reader.is(first, T::KwDecltype) || self.reader.closing(first + 1) != Some(last) {
            return false;
        }
        // Where the operand that is not evaluated ends: there only parameters of dependent types count.
        let mut unevaluated = first;
        for token in first + 2..last {
            let next = token + 1;
            if self.reader.is_any(token, &[T::KwSizeof, T::KwAlignof, T::KwNoexcept, T::KwDecltype, T::KwTypeof])
                && let Some(close) = self.reader.closing(next).filter(|_| self.reader.is_called(token))
            {
                unevaluated = unevaluated.max(close);
            } else if self.reader.is_any(token, &[T::KwSizeof, T::KwAlignof]) {
                unevaluated = unevaluated.max(next);
            } else if let Some(name) = self.reader.identifier(token)
                && !self.reader.is_of_member_or_scope(token)
                && let Some(parameter) = self.program.parameter_in(scope, name)
                && (token > unevaluated || self.is_dependent_type(self.program.variables[parameter].ty))
            {
                return true;
            }
        }
        false
    }

    /// Closures of extended lambdas are not literal: no variables of such types in constexpr functions (2660, at the name).
    pub fn check_closure_variable(&mut self, variable: VariableId, function: Option<FunctionId>) {
        let Some(entry) = self.program.variables.get(variable) else { return };
        if !self.is_extended_closure(entry.ty) {
            return;
        }
        let name = self.program.entities[entry.entity].token;
        let is_constexpr = function.and_then(|function| self.program.functions.get(function)).is_some_and(|function| {
            function.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
                && self.program.entities[function.entity].template.is_none()
                && function.specialized.is_none()
                && !function.flags.intersects(FunctionFlags::TEMPLATED | FunctionFlags::LAMBDA)
        });
        // Of constexpr variables other rules tell.
        if is_constexpr && !entry.flags.contains(VariableFlags::CONSTEXPR) {
            self.report_at(code::CONSTEXPR_LOCAL_TYPE, name);
        }
    }

    /// Remembers what the first return statement of an extended lambda without trailing return type returns.
    pub fn note_lambda_result(&mut self, function: FunctionId, value: Option<ExpressionId>) {
        let Some(index) = self.lambda_of(function) else { return };
        let Some(lambda) = self.program.lambdas.get(index) else { return };
        if lambda.extended.kind == ExtendedKind::None || lambda.extended.result.is_some() {
            return;
        }
        let ty = match value {
            Some(value) => self.expression(value).ty,
            None => Program::builtin(cufe_il::Builtin::Void),
        };
        let ty = self.decayed(ty);
        if let Some(lambda) = self.program.lambdas.get_mut(index) {
            lambda.extended.result = Some(ty);
        }
    }

    /// The rules about the template arguments of the enclosing function where it is an instance (3605 to 3607). Those of class
    /// templates around it are free.
    fn check_parent_arguments(&mut self, parent: FunctionId, kind: ExtendedKind, head: u32) {
        let Some(arguments) = self.program.functions.get(parent).and_then(|function| function.arguments) else {
            return;
        };
        let position = self.position(head);
        let mut pending: Vec<TemplateArgument> = self.program.arguments(arguments).to_vec();
        pending.reverse();
        while let Some(argument) = pending.pop() {
            match argument {
                TemplateArgument::Type(ty) => self.check_named_types(
                    ty,
                    position,
                    (code::EXTENDED_LAMBDA_PARENT_LOCAL_TYPE, code::EXTENDED_LAMBDA_PARENT_PRIVATE_TYPE),
                    true,
                ),
                TemplateArgument::Template(entity)
                    if self.class_of_scope(self.program.entities[entity].scope).is_some()
                        && self.program.entities[entity].access != Access::Public =>
                {
                    self.report(
                        Report::new(code::EXTENDED_LAMBDA_PARENT_PRIVATE_TEMPLATE_ARG, position).with(kind_text(kind)),
                    );
                }
                TemplateArgument::Pack(list) => pending.extend(self.program.arguments(list).iter().rev().copied()),
                _ => {}
            }
        }
    }

    /// Gives the extended lambdas of each function their numbers, in the order of their annotations.
    pub fn number_extended_lambdas(&mut self) {
        let mut order: Vec<(FunctionId, u32, usize)> = Vec::new();
        for (index, lambda) in self.program.lambdas.iter().enumerate() {
            if let (Some(parent), true) = (lambda.extended.parent, lambda.extended.kind != ExtendedKind::None) {
                order.push((parent, lambda.head, index));
            }
        }
        order.sort_unstable();
        let (mut parent, mut head, mut ordinal) = (None, 0, 0);
        for (function, token, index) in order {
            if parent != Some(function) {
                (parent, ordinal, head) = (Some(function), 0, 0);
            }
            // Text that is parsed again keeps its number.
            if head != token {
                ordinal += 1;
            }
            head = token;
            if let Some(lambda) = self.program.lambdas.get_mut(index) {
                lambda.extended.ordinal = ordinal;
            }
        }
    }

    /// Whether a type is the closure of an extended lambda.
    pub fn is_extended_closure(&self, ty: TypeId) -> bool {
        self.extended_kind_of(ty) != ExtendedKind::None
    }

    /// How the lambda is extended whose closure a type is.
    pub fn extended_kind_of(&self, ty: TypeId) -> ExtendedKind {
        self.closure_of(ty).map_or(ExtendedKind::None, |lambda| lambda.extended.kind)
    }

    /// The operators that ask for closures of extended lambdas: false for references.
    pub(crate) fn lambda_trait(&self, name: &str, ty: TypeId) -> Option<bool> {
        let wanted = match name {
            "__nv_is_extended_host_device_lambda_closure_type" => ExtendedKind::HostDevice,
            "__nv_is_extended_device_lambda_closure_type"
            | "__nv_is_extended_device_lambda_with_preserved_return_type" => ExtendedKind::Device,
            _ => return None,
        };
        if matches!(self.program.structure(ty), Type::Unknown) {
            return None;
        }
        let Some(lambda) = self.closure_of(ty) else { return Some(false) };
        let is_preserved = name != "__nv_is_extended_device_lambda_with_preserved_return_type"
            || lambda.extended.return_type.is_some();
        Some(lambda.extended.kind == wanted && is_preserved)
    }

    /// The lambda whose closure a type is.
    pub fn closure_of(&self, ty: TypeId) -> Option<&cufe_il::Lambda> {
        let Type::Class(class) = self.value_structure_of_object(ty) else { return None };
        let class = &self.program.classes[class];
        if !class.is_closure {
            return None;
        }
        self.program.lambdas.get(self.program.lambda_with_closure(class.entity)?)
    }

    /// The rules about the signature of an extended `__host__ __device__` lambda, at the end of its body.
    pub fn check_lambda_signature(&mut self, index: usize) {
        let Some(lambda) = self.program.lambdas.get(index) else { return };
        if lambda.extended.kind != ExtendedKind::HostDevice {
            return;
        }
        let position = self.position(lambda.introducer.0);
        let Some(function) = lambda.call_operator.and_then(|function| self.program.functions.get(function)) else {
            return;
        };
        let Some(function) = self.program.as_function(function.ty) else { return };
        let result = if function.result == Program::AUTO { lambda.extended.result } else { Some(function.result) };
        let mut types: Vec<TypeId> = result.into_iter().collect();
        types.extend(function.parameters.iter().copied());
        for ty in types {
            if ty != Program::AUTO && ty != Program::UNKNOWN && !self.is_dependent_type(ty) {
                self.check_named_types(
                    ty,
                    position,
                    (code::EXTENDED_LAMBDA_CALL_OPERATOR_LOCAL_TYPE, code::EXTENDED_LAMBDA_CALL_OPERATOR_PRIVATE_TYPE),
                    true,
                );
            }
        }
    }
}
