//! Names of non-static members without an object expression ([class.mfct.non.static], [expr.prim.id]/2).

use crate::Sema;
use crate::class::BaseRelation;
use cufe_il::{
    ClassId, EntityId, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags, FunctionId,
    FunctionTypeFlags, Name, Qualifiers, ScopeKind, TypeId, VariableFlags,
};

impl Sema<'_> {
    /// The class of a data member or member function; of a member of an unnamed union the class around that. None for
    /// members of unnamed unions that are no members of a class themselves.
    pub(crate) fn home_class(&self, member: EntityId) -> Option<ClassId> {
        let mut scope = self.program.entities[member].scope;
        loop {
            if self.program.scopes[scope].kind != ScopeKind::Class {
                return None;
            }
            let class = self.class_with_scope(scope)?;
            let entity = self.program.classes[class].entity;
            let outer = self.program.entities[entity].scope;
            // An unnamed class may be the type of a member or have a name for linkage.
            let is_anonymous = self.program.entities[entity].name == Name::UNNAMED
                && self.program.transparent(outer).any(|inner| inner == scope);
            if !is_anonymous {
                return Some(class);
            }
            scope = outer;
        }
    }

    /// The function whose `*this` a member name can mean at the current place: inside of a body or a mem-initializer.
    pub(crate) fn function_around(&self) -> Option<FunctionId> {
        let caller = self.current_caller()?;
        self.outside_lambdas(Some(caller))
    }

    /// Whether the current place is in a default member initializer, lambdas in it included: a class is nearer than the
    /// function around it.
    fn is_in_member_initializer(&self) -> bool {
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            match entry.entity.map(|entity| self.program.entities[entity].kind) {
                Some(EntityKind::Class(class)) if !self.program.classes[class].is_closure => return true,
                Some(EntityKind::Function(function))
                    if !self.program.functions[function].flags.contains(FunctionFlags::LAMBDA) =>
                {
                    return false;
                }
                _ => {}
            }
            next = entry.parent;
        }
        false
    }

    /// Whether nothing stands between the current place in the body of a lambda and the members of a class: the lambda is part
    /// of a default member initializer.
    pub(super) fn is_lambda_of_member_initializer(&self) -> bool {
        let mut next = Some(self.context.scope).filter(|_| self.context.in_member_initializer);
        let mut is_in_lambda = false;
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            match (entry.kind, entry.entity.map(|entity| self.program.entities[entity].kind)) {
                (ScopeKind::Class, Some(EntityKind::Class(class))) if !self.program.classes[class].is_closure => {
                    return is_in_lambda;
                }
                (ScopeKind::Lambda, _) => is_in_lambda = true,
                (ScopeKind::Class | ScopeKind::Block | ScopeKind::TemplateParameters, _) => {}
                _ => return false,
            }
            next = entry.parent;
        }
        false
    }

    /// Whether the current place is the default argument of a function that is not declared in a block: there is no object
    /// for it. Of declarations in blocks the reference takes that of the function around.
    pub fn is_in_default_argument(&self) -> bool {
        self.context.in_default_argument && self.program.scopes[self.context.scope].kind != ScopeKind::Block
    }

    /// Whether nothing but namespaces is around the current place.
    fn is_at_namespace_scope(&self) -> bool {
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if !matches!(entry.kind, ScopeKind::Global | ScopeKind::Namespace) {
                return false;
            }
            next = entry.parent;
        }
        self.context.function.is_none()
    }

    /// Whether arguments of a template of a namespace are substituted: there is no object, so that substitution fails.
    fn is_tried_at_namespace_scope(&self) -> bool {
        if !self.context.in_substitution && self.constraints.tests == 0 || self.context.trailing.is_some() {
            return false;
        }
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if !matches!(entry.kind, ScopeKind::Global | ScopeKind::Namespace | ScopeKind::TemplateParameters) {
                return false;
            }
            next = entry.parent;
        }
        true
    }

    /// Whether a non-static member is named where there is no object for it (245): in a static member function, in a function
    /// that is no member, in a member of an unrelated class, in a default argument. What stands in templates is left to the instances.
    pub(crate) fn lacks_object(&mut self, member: EntityId) -> bool {
        if self.context.speculating > 0 || self.context.unevaluated > 0 || self.context.discarded > 0 {
            return false;
        }
        if self.is_in_default_argument() {
            // No object is known yet: patterns are reported at once, instances say nothing again ([expr.prim.this]).
            return !self.context.in_instance
                && self.program.scopes[self.program.entities[member].scope].kind == ScopeKind::Class;
        }
        // The body of a generic lambda is read when the initializer around it is not: there nobody can tell.
        let is_in_lambda = self.context.function.is_some_and(|function| self.lambda_of(function).is_some());
        let is_in_class = self.is_in_member_initializer();
        if is_in_class && (self.context.in_member_initializer || !is_in_lambda) {
            return self.lacks_object_in_class(member);
        }
        let Some(function) = self.function_around() else {
            if self.is_at_namespace_scope() {
                return !self.context.in_instance
                    && self.home_class(member).is_some_and(|home| !self.program.classes[home].is_dependent);
            }
            if self.is_tried_at_namespace_scope() {
                return true;
            }
            return is_in_lambda
                && !self.context.in_instance
                && self.home_class(member).is_some_and(|home| !self.program.classes[home].is_dependent);
        };
        if is_in_class {
            return false;
        }
        let Some(home) = self.home_class(member) else { return false };
        let place = self.current_access_place();
        if self.program.classes[home].is_dependent || self.is_place_in_template(&place) {
            return false;
        }
        if !self.is_non_static_member(function) {
            return true;
        }
        let Some(class) = self.class_of_member(function) else { return false };
        let (own, home) = (self.program.classes[class].ty, self.program.classes[home].ty);
        let (own, home) = (self.program.canonical(own), self.program.canonical(home));
        own != home && self.base_relation(own, home) == BaseRelation::No
    }

    /// The same where a class is nearer than a function: a default member initializer has an object of that class, and nothing
    /// else has one there, but for the specifications of member functions.
    fn lacks_object_in_class(&mut self, member: EntityId) -> bool {
        let place = self.current_access_place();
        if self.context.trailing.is_some() || self.is_place_in_template(&place) {
            return false;
        }
        let (Some(home), Some(class)) = (self.home_class(member), self.current_class()) else { return false };
        if self.program.classes[home].is_dependent || self.program.classes[class].is_dependent {
            return false;
        }
        if !self.context.in_member_initializer {
            return true;
        }
        // An unnamed class may turn out to be a part of the class around it, whose members it can name.
        if self.program.entities[self.program.classes[class].entity].name == Name::UNNAMED {
            return false;
        }
        let (own, home) = (self.program.classes[class].ty, self.program.classes[home].ty);
        let (own, home) = (self.program.canonical(own), self.program.canonical(home));
        own != home && self.base_relation(own, home) == BaseRelation::No
    }

    /// Whether the current place is an unevaluated operand with no class around it: a member function that is called there by its
    /// name alone is static, even if nothing is evaluated ([expr.prim.id.general]/3).
    pub(crate) fn is_unevaluated_outside_classes(&self) -> bool {
        if self.context.unevaluated == 0 || self.context.speculating > 0 || self.context.discarded > 0 {
            return false;
        }
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if matches!(entry.kind, ScopeKind::Class | ScopeKind::Lambda) {
                return false;
            }
            next = entry.parent;
        }
        self.context.trailing.is_none() && !self.is_in_pattern()
    }

    /// Whether a call of member functions that are named without object is left to the instances of the template that it stands
    /// in: all calls of members of a class that depends on template parameters are, but for static functions that are no
    /// templates ([temp.dep.type], as the reference reads it). Neither the arguments are compared with the parameters then,
    /// nor is the result known.
    pub(super) fn is_call_left_to_instances(&self, callee: ExpressionId) -> bool {
        let entry = self.expression(self.without_parentheses(callee));
        let candidates = match &entry.kind {
            ExpressionKind::Name { entity, .. } => std::slice::from_ref(entity),
            &ExpressionKind::Overloads { candidates, .. } => self.program.entity_list(candidates),
            _ => return false,
        };
        let Some(&first) = candidates.first().filter(|_| self.only_functions(candidates)) else { return false };
        let scope = self.program.entities[first].scope;
        if self.program.scopes[scope].kind != ScopeKind::Class {
            return false;
        }
        let Some(home) = self.class_with_scope(scope).filter(|&home| self.program.classes[home].is_dependent) else {
            return false;
        };
        // A nested class is the same in all instances for its own members only: others may see a specialization.
        let is_own = !entry.flags.contains(ExpressionFlags::QUALIFIED)
            || self.program.entities[self.program.classes[home].entity].template.is_some();
        let is_static = |&entity: &EntityId| match self.program.entities[entity].kind {
            EntityKind::Function(function) => !self.is_non_static_member(function),
            _ => false,
        };
        !(is_own && candidates.iter().all(is_static))
    }

    /// The qualifiers of `*this` in a function with these flags ([expr.prim.this]/2).
    pub(crate) fn qualifiers_in(flags: FunctionTypeFlags) -> Qualifiers {
        let mut qualifiers = Qualifiers::empty();
        qualifiers.set(Qualifiers::CONST, flags.contains(FunctionTypeFlags::CONST));
        qualifiers.set(Qualifiers::VOLATILE, flags.contains(FunctionTypeFlags::VOLATILE));
        qualifiers
    }

    /// The qualifiers of `*this` in the body of a function. A lambda that captures `*this` has a copy of the object, a member
    /// of its closure and as constant as that: in unevaluated operands the reference takes the object itself.
    pub(crate) fn this_qualifiers(&self, function: Option<FunctionId>) -> Qualifiers {
        let mut next = function;
        while let Some(function) = next {
            let Some(lambda) = self.lambda_of(function).and_then(|index| self.program.lambdas.get(index)) else {
                let ty = self.program.as_function(self.program.functions[function].ty);
                return ty.map_or(Qualifiers::empty(), |ty| Self::qualifiers_in(ty.flags));
            };
            let has_copy = lambda.captures.iter().any(|capture| capture.kind == cufe_il::CaptureKind::StarThis);
            if has_copy && self.context.unevaluated == 0 {
                let is_mutable = lambda.flags.contains(cufe_il::LambdaFlags::MUTABLE);
                return if is_mutable { Qualifiers::empty() } else { Qualifiers::CONST };
            }
            next = lambda.enclosing.filter(|&outer| outer != function);
        }
        Qualifiers::empty()
    }

    /// The type of a data member that is named without object: that of a member of `*this`.
    pub(super) fn implied_member_type(&mut self, member: EntityId, ty: TypeId) -> TypeId {
        let EntityKind::Field(field) = self.program.entities[member].kind else { return ty };
        if self.program.is_reference(ty) || self.is_dependent_type(ty) {
            return ty;
        }
        let (class, mut qualifiers) = match self.context.trailing {
            Some(flags) => (self.program.enclosing_class(self.context.scope), Self::qualifiers_in(flags)),
            None => {
                let Some(caller) = self.current_caller() else { return ty };
                let class = match self.outside_lambdas(Some(caller)) {
                    Some(function) if self.is_non_static_member(function) => self.class_of_member(function),
                    Some(_) => return ty,
                    None => self.program.enclosing_class(self.context.scope),
                };
                (class, self.this_qualifiers(Some(caller)))
            }
        };
        if self.program.variables[field].flags.contains(VariableFlags::MUTABLE) {
            qualifiers.remove(Qualifiers::CONST);
        }
        if qualifiers.is_empty() {
            return ty;
        }
        let (Some(home), Some(class)) = (self.home_class(member), class) else { return ty };
        let (own, home) = (self.program.classes[class].ty, self.program.classes[home].ty);
        let (own, home) = (self.program.canonical(own), self.program.canonical(home));
        if own == home || matches!(self.base_relation(own, home), BaseRelation::Yes(_)) {
            return self.program.qualified(ty, qualifiers);
        }
        ty
    }
}
