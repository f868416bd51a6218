//! What a lambda captures ([expr.prim.lambda.capture]): every use of an automatic variable
//! or of `this` inside a lambda is recorded while the body is parsed; when it is complete, the uses that a capture default
//! turns into captures are added behind the explicit ones, in the order of the text.

use crate::{Found, Sema};
use cufe_diagnostics::code;
use cufe_il::{
    ArrayBound, Capture, CaptureKind, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionFlags, FunctionId,
    Lambda, LambdaFlags, Name, Qualifiers, ScopeId, ScopeKind, StorageClass, Type, TypeId, VariableFlags,
};

/// What a use may capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Captured {
    /// An automatic variable.
    Variable(EntityId),
    /// The object of the member function.
    This,
}

/// A potentially evaluated use in the body of a lambda, or an explicit capture of a lambda in it.
#[derive(Clone, Copy, Debug)]
pub struct CaptureUse {
    /// The call operator of the innermost lambda around the use.
    pub function: FunctionId,
    /// That of the innermost one that is not complete: those inside it capture what is used.
    pub through: FunctionId,
    /// What is used.
    pub captured: Captured,
    /// The token that names it.
    pub token: u32,
    /// The keyword `if` of the innermost constexpr if around the use; 0 where there is none.
    pub constexpr_if: u32,
}

/// How many parts of an initializer are followed in search of the object that a reference is bound to.
const MAXIMUM_PARTS: u32 = 64;

impl Sema<'_> {
    /// Makes the variable of an init-capture ([expr.prim.lambda.capture]/6); it is not declared yet.
    pub fn new_init_capture(&mut self, name: Name, ty: TypeId, scope: ScopeId, capture: &Capture) -> EntityId {
        let mut flags = VariableFlags::INIT_CAPTURE | VariableFlags::DEDUCED;
        flags.set(VariableFlags::PACK, capture.is_pack);
        let entity = self.new_variable(name, ty, scope, capture.name, flags, false);
        if let Some(variable) = self.program.variable_of(entity) {
            self.program.variables[variable].initializer = capture.initializer;
        }
        entity
    }

    /// What a name in the body of a lambda may capture.
    pub fn captured_by(&self, found: &Found, function: FunctionId) -> Option<Captured> {
        let entity = found.first()?;
        if let EntityKind::Variable(_) = self.program.entities[entity].kind {
            return self.is_automatic(entity).then_some(Captured::Variable(entity));
        }
        let needs_object = found.entities.iter().any(|&entity| self.needs_object(entity));
        let has_object = || match self.outside_lambdas(Some(function)) {
            Some(function) => self.is_non_static_member(function),
            None => self.is_lambda_of_member_initializer(),
        };
        (needs_object && has_object()).then_some(Captured::This)
    }

    /// Whether a use of a variable captures it: a local variable or a parameter. Local references to static objects stand
    /// for those ([basic.def.odr]/constant references).
    pub fn is_automatic(&self, entity: EntityId) -> bool {
        let Some(variable) = self.program.variable_of(entity) else { return false };
        let variable = &self.program.variables[variable];
        self.has_automatic_storage(entity)
            && !(self.program.is_reference(variable.ty)
                && !variable.flags.intersects(VariableFlags::PARAMETER | VariableFlags::BINDING)
                && variable.initializer.is_some_and(|initializer| self.is_static_object(initializer)))
    }

    /// Whether a variable has automatic storage duration ([basic.stc.auto]).
    pub fn has_automatic_storage(&self, entity: EntityId) -> bool {
        let Some(variable) = self.program.variable_of(entity) else { return false };
        let variable = &self.program.variables[variable];
        let is_local = self.program.scopes.get(self.program.entities[entity].scope).is_some_and(|scope| {
            matches!(scope.kind, ScopeKind::Block | ScopeKind::FunctionParameters | ScopeKind::Lambda)
        });
        is_local
            && !matches!(variable.storage, StorageClass::Static | StorageClass::Extern)
            && !variable.flags.contains(VariableFlags::THREAD_LOCAL)
            && variable.space.is_empty()
    }

    /// Whether an expression denotes a function, an object of static storage duration or a part of one.
    fn is_static_object(&self, mut expression: ExpressionId) -> bool {
        for _ in 0..MAXIMUM_PARTS {
            match self.expression(expression).kind {
                ExpressionKind::Parenthesized(inner) => expression = inner,
                ExpressionKind::Member { object, is_arrow: false, member, .. } => {
                    match self.program.entities[member].kind {
                        EntityKind::Field(field) if !self.program.is_reference(self.program.variables[field].ty) => {
                            expression = object;
                        }
                        _ => return false,
                    }
                }
                ExpressionKind::InitializerList(list) => match self.program.expression_list(list) {
                    &[only] => expression = only,
                    _ => return false,
                },
                ExpressionKind::String(_) => return true,
                ExpressionKind::Name { entity, .. } => {
                    return match self.program.entities[entity].kind {
                        EntityKind::Function(_) => true,
                        EntityKind::Variable(variable) => {
                            let variable = &self.program.variables[variable];
                            let is_known = self.program.structure(variable.ty) != Type::Unknown;
                            is_known && !self.program.is_reference(variable.ty) && !self.is_automatic(entity)
                        }
                        _ => false,
                    };
                }
                _ => return false,
            }
        }
        false
    }

    /// Whether a name of this entity means a member of `*this`.
    pub(super) fn needs_object(&self, entity: EntityId) -> bool {
        match self.program.entities[entity].kind {
            EntityKind::Field(_) => true,
            EntityKind::Function(_) | EntityKind::Template(_) => {
                self.program.function_of(entity).is_some_and(|function| self.is_non_static_member(function))
            }
            _ => false,
        }
    }

    /// Whether a function is a member that is called for an object, other than a call operator of a lambda.
    pub fn is_non_static_member(&self, id: FunctionId) -> bool {
        let function = &self.program.functions[id];
        let scope = self.program.entities[function.entity].scope;
        function.flags.contains(FunctionFlags::MEMBER)
            && !function.flags.contains(FunctionFlags::STATIC_MEMBER)
            && !self.has_explicit_object(id)
            && self.program.scopes.get(scope).is_some_and(|scope| scope.kind == ScopeKind::Class)
    }

    /// The lambda with this call operator.
    pub fn lambda_of(&self, call_operator: FunctionId) -> Option<usize> {
        if !self.program.functions.get(call_operator)?.flags.contains(FunctionFlags::LAMBDA) {
            return None;
        }
        self.program.lambda_with_operator(call_operator)
    }

    /// Whether what is captured is declared outside of a lambda.
    pub(super) fn is_outside(&self, captured: Captured, lambda: &Lambda) -> bool {
        let Captured::Variable(entity) = captured else { return true };
        let wanted = self.program.entities[entity].scope;
        let mut next: Option<ScopeId> = Some(lambda.outer_scope);
        while let Some(scope) = next {
            if scope == wanted {
                return true;
            }
            next = self.program.scopes.get(scope).and_then(|scope| scope.parent);
        }
        false
    }

    /// Whether a lambda captures something so far: explicitly, or in any way.
    pub(super) fn captures(&self, lambda: &Lambda, captured: Captured, or_implicitly: bool) -> bool {
        let mut captures = lambda.captures.iter().filter(|capture| or_implicitly || !capture.is_implicit);
        captures.any(|capture| match captured {
            Captured::Variable(entity) => {
                matches!(capture.kind, CaptureKind::Copy | CaptureKind::Reference)
                    && capture
                        .entity
                        .is_some_and(|own| own == entity || capture.is_pack && self.has_element(own, entity))
            }
            Captured::This => matches!(capture.kind, CaptureKind::This | CaptureKind::StarThis),
        })
    }

    /// Whether a variable is an element of a pack of parameters, as in instances.
    fn has_element(&self, pack: EntityId, element: EntityId) -> bool {
        let elements = self.instances.packs.get(&pack).map(|&list| self.program.arguments(list)).unwrap_or_default();
        elements.contains(&cufe_il::TemplateArgument::Entity(element))
    }

    /// The type of a name in the bodies of lambdas: a variable captured by copy is a member of the closure, const in a call
    /// operator that is not `mutable` ([expr.prim.id.unqual]/3), in unevaluated operands, too; there the reference leaves
    /// arrays and init-captures as they are.
    pub(super) fn captured_type(&mut self, entity: EntityId, ty: TypeId) -> TypeId {
        let Some(mut function) = self.context.function else { return ty };
        let is_unevaluated = self.context.unevaluated > 0;
        let is_array = || matches!(self.program.structure(ty), Type::Array { .. });
        if !matches!(self.program.entities[entity].kind, EntityKind::Variable(_)) || is_unevaluated && is_array() {
            return ty;
        }
        // From the innermost lambda outwards: the first capture by copy tells.
        while let Some(lambda) = self.lambda_of(function).and_then(|index| self.program.lambdas.get(index)) {
            let is_mutable = lambda.flags.contains(LambdaFlags::MUTABLE);
            if is_unevaluated && lambda.body.0 <= lambda.introducer.1 {
                // In the declarator the name is that of the variable.
                return ty;
            }
            let written = lambda.captures.iter().find(|capture| {
                capture.entity.is_some_and(|own| own == entity || capture.is_pack && self.has_element(own, entity))
            });
            let is_copied = match written.map(|capture| capture.kind) {
                Some(kind) => kind == CaptureKind::Copy || kind == CaptureKind::Init && !is_unevaluated,
                None => {
                    let captured = Captured::Variable(entity);
                    if !self.is_outside(captured, lambda) || !self.is_automatic(entity) {
                        return ty;
                    }
                    lambda.flags.contains(LambdaFlags::COPY_DEFAULT)
                }
            };
            if is_copied {
                return if is_mutable { ty } else { self.program.qualified(ty, Qualifiers::CONST) };
            }
            match lambda.callable {
                Some(callable) if callable != function && !is_unevaluated => function = callable,
                _ => return ty,
            }
        }
        ty
    }

    /// Whether a use reaches the lambda `index`: the lambdas between capture what is used by their defaults, and this one may.
    fn is_captured_through(&self, index: usize, captured_use: &CaptureUse) -> bool {
        let mut function = captured_use.through;
        loop {
            let Some(inner) = self.lambda_of(function) else { return false };
            let Some(lambda) = self.program.lambdas.get(inner) else { return false };
            if !self.is_outside(captured_use.captured, lambda)
                || !lambda.flags.intersects(LambdaFlags::COPY_DEFAULT | LambdaFlags::REFERENCE_DEFAULT)
            {
                return false;
            }
            // An explicit capture is a use of its own.
            if self.captures(lambda, captured_use.captured, false) {
                return false;
            }
            if inner == index {
                return true;
            }
            match lambda.enclosing {
                Some(enclosing) if enclosing != function => function = enclosing,
                _ => return false,
            }
        }
    }

    /// Adds the implicit captures to a lambda whose body is complete. `first_use` is the number of uses that were recorded
    /// before the body. Returns the uses that captured something.
    pub fn complete_captures(&mut self, index: usize, first_use: usize) -> Vec<CaptureUse> {
        let Some(lambda) = self.program.lambdas.get(index) else { return Vec::new() };
        let (open, close) = lambda.body;
        let mut result = Vec::new();
        if !lambda.flags.intersects(LambdaFlags::COPY_DEFAULT | LambdaFlags::REFERENCE_DEFAULT) {
            return result;
        }
        let by_reference = lambda.flags.contains(LambdaFlags::REFERENCE_DEFAULT);
        let enclosing = lambda.enclosing.filter(|&enclosing| Some(enclosing) != lambda.call_operator);
        let recorded = self.capture_uses.split_off(first_use.min(self.capture_uses.len()));
        let (mut uses, others): (Vec<CaptureUse>, Vec<CaptureUse>) =
            recorded.into_iter().partition(|entry| (open..=close).contains(&entry.token));
        uses.sort_by_key(|entry| entry.token);
        if let Some(lambda) = self.program.lambdas.get(index).cloned() {
            let reads = self.reads_of_constants(&lambda, &uses);
            uses.retain(|entry| entry.captured == Captured::This || !reads.contains(&entry.token));
        }
        self.capture_uses.extend(others);
        let first_kept = self.capture_uses.len();
        for entry in uses {
            if !self.is_captured_through(index, &entry) {
                continue;
            }
            // Of the lambdas further out only the first use of each entity asks.
            let is_known = |kept: &CaptureUse| kept.captured == entry.captured;
            if let Some(through) = enclosing
                && !self.capture_uses.get(first_kept..).unwrap_or_default().iter().any(is_known)
            {
                self.capture_uses.push(CaptureUse { through, ..entry });
            }
            if self.program.lambdas.get(index).is_none_or(|lambda| self.captures(lambda, entry.captured, true)) {
                continue;
            }
            let (kind, entity, is_pack) = match entry.captured {
                Captured::This => (CaptureKind::This, None, false),
                Captured::Variable(entity) => {
                    let is_pack = self
                        .program
                        .variable_of(entity)
                        .is_some_and(|variable| self.program.variables[variable].flags.contains(VariableFlags::PACK));
                    let kind = if by_reference { CaptureKind::Reference } else { CaptureKind::Copy };
                    (kind, Some(entity), is_pack)
                }
            };
            if let (CaptureKind::Copy, Some(entity)) = (kind, entity) {
                self.check_captured_length(entity, entry.token);
            }
            let capture = Capture {
                kind,
                entity,
                initializer: None,
                is_pack,
                is_implicit: true,
                name: entry.token,
                first: entry.token,
                last: entry.token,
            };
            // In an instance a pack is captured by its elements.
            let elements = entity.filter(|_| is_pack).and_then(|pack| self.variables_of_pack(pack));
            let made: Vec<Capture> = match elements {
                Some(elements) => {
                    let element = |element| Capture { entity: Some(element), is_pack: false, ..capture };
                    elements.into_iter().map(element).collect()
                }
                None => vec![capture],
            };
            for capture in made {
                let is_new = self.program.lambdas.get(index).is_some_and(|lambda| {
                    capture.entity.is_none_or(|entity| !self.captures(lambda, Captured::Variable(entity), true))
                });
                if let Some(lambda) = self.program.lambdas.get_mut(index).filter(|_| is_new) {
                    lambda.captures.push(capture);
                }
            }
            result.push(entry);
        }
        result
    }

    /// 1756: a variable whose type involves an array of variable length cannot be copied into a closure.
    pub fn check_captured_length(&mut self, entity: EntityId, token: u32) {
        const PARTS: u32 = 64;
        let Some(variable) = self.program.variable_of(entity).filter(|_| self.context.speculating == 0) else { return };
        let mut ty = self.program.canonical(self.program.variables[variable].ty);
        for _ in 0..PARTS {
            ty = match self.program.structure(ty) {
                Type::Array { bound: ArrayBound::Expression(bound), .. }
                    if self.is_surely_not_constant(bound.expression) =>
                {
                    return self.report_at(code::CAPTURE_OF_VARIABLE_LENGTH_ARRAY, token);
                }
                Type::Array { element: inner, .. }
                | Type::Pointer(inner)
                | Type::LvalueReference(inner)
                | Type::RvalueReference(inner) => self.program.canonical(inner),
                _ => return,
            };
        }
    }
}
