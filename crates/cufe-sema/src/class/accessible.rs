//! Whether a member or a base is accessible at a place ([class.access.base], [class.protected], [class.friend]). What
//! friends and bases that are not known can change is not known.

use super::base::BasePath;
use crate::Sema;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{Access, ClassId, EntityId, EntityKind, Friend, FunctionId, ScopeId, ScopeKind, Type, TypeId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The classes and functions that a place is part of, from the inside out: what they may access may be accessed there.
#[derive(Clone, Debug, Default)]
pub struct AccessPlace {
    /// The classes of which it is a member, or a member of a member ([class.access.nest], [class.local]).
    pub classes: SmallVec<[ClassId; 4]>,
    /// The functions that it is part of.
    pub functions: SmallVec<[FunctionId; 2]>,
    /// It is nested too deep: there may be more around it.
    pub is_partial: bool,
}

impl AccessPlace {
    /// What is known of a class or function that is not among those of the place.
    fn known_not(&self) -> Option<bool> {
        if self.is_partial { None } else { Some(false) }
    }
}

/// Or of what may not be known: known to hold if one is, known not to hold if none is.
pub(crate) fn either(a: Option<bool>, b: Option<bool>) -> Option<bool> {
    match (a, b) {
        (Some(true), _) | (_, Some(true)) => Some(true),
        (None, _) | (_, None) => None,
        _ => Some(false),
    }
}

/// And of what may not be known.
pub(crate) fn both(a: Option<bool>, b: Option<bool>) -> Option<bool> {
    match (a, b) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (None, _) | (_, None) => None,
        _ => Some(true),
    }
}

impl Sema<'_> {
    /// The place of the code that is being built.
    pub fn current_access_place(&self) -> AccessPlace {
        match (self.context.function, self.context.substituted) {
            (None, Some(function)) => self.access_place_of_signature(function),
            (function, _) => self.access_place(self.context.scope, function),
        }
    }

    /// The place of the signature of a function template, in which arguments are being substituted. Equal expressions of several
    /// templates are one, so that what is read may stand in another template: what that may access does not count.
    fn access_place_of_signature(&self, function: FunctionId) -> AccessPlace {
        let entity = self.program.functions[function].entity;
        let template = self.program.entities[entity].template.map(|template| self.program.templates[template].entity);
        let home = self.program.entities[entity].scope;
        let mut around = std::iter::successors(Some(self.context.scope), |&scope| self.program.scopes[scope].parent);
        let is_elsewhere = match self.program.scopes[home].kind {
            ScopeKind::Class => !around.any(|scope| scope == home),
            // A friend may be declared in a class only.
            ScopeKind::Namespace | ScopeKind::Global => {
                self.classes_befriending(template.unwrap_or(entity)).is_none()
                    && around.any(|scope| self.program.scopes[scope].kind == ScopeKind::Class)
            }
            _ => false,
        };
        self.access_place(if is_elsewhere { home } else { self.context.scope }, Some(function))
    }

    /// The place that code in a scope is at; `function` is the function in which it stands.
    pub fn access_place(&self, scope: ScopeId, function: Option<FunctionId>) -> AccessPlace {
        // What is nested deeper is not followed, and then nothing is known not to be accessible.
        const LAMBDAS: usize = 24;
        const SCOPES: u32 = 1000;
        let mut place = AccessPlace::default();
        let mut steps = 0;
        let mut add_scope = |mut scope: ScopeId, place: &mut AccessPlace| loop {
            steps += 1;
            let entry = &self.program.scopes[scope];
            if matches!(entry.kind, ScopeKind::Global | ScopeKind::Namespace) {
                return;
            }
            if steps > SCOPES {
                place.is_partial = true;
                return;
            }
            match entry.entity.map(|entity| self.program.entities[entity].kind) {
                Some(EntityKind::Class(class)) if !place.classes.contains(&class) => place.classes.push(class),
                Some(EntityKind::Function(function)) if !place.functions.contains(&function) => {
                    place.functions.push(function);
                }
                _ => {}
            }
            match entry.parent {
                Some(parent) => scope = parent,
                None => return,
            }
        };
        add_scope(scope, &mut place);
        if let Some(function) = function {
            if !place.functions.contains(&function) {
                place.functions.push(function);
            }
            let home = self.program.entities[self.program.functions[function].entity].scope;
            add_scope(home, &mut place);
        }
        // The bodies of lambdas can access what the code around them can.
        let mut index = 0;
        while let Some(&function) = place.functions.get(index) {
            if index == LAMBDAS {
                place.is_partial = true;
                break;
            }
            index += 1;
            if let Some(lambda) = self.program.lambda_with_operator(function)
                && let Some(lambda) = self.program.lambdas.get(lambda)
            {
                let (outer, enclosing) = (lambda.outer_scope, lambda.enclosing);
                add_scope(outer, &mut place);
                if let Some(enclosing) = enclosing.filter(|enclosing| !place.functions.contains(enclosing)) {
                    place.functions.push(enclosing);
                    let home = self.program.entities[self.program.functions[enclosing].entity].scope;
                    add_scope(home, &mut place);
                }
            }
        }
        place
    }

    /// The place of the members of a class.
    pub fn access_place_of_class(&self, class: ClassId) -> AccessPlace {
        let scope = self.program.classes[class].scope;
        scope.map_or_else(AccessPlace::default, |scope| self.access_place(scope, None))
    }

    /// Whether a place is in a member or friend of a class.
    pub(crate) fn is_member_or_friend(&self, place: &AccessPlace, class: ClassId) -> Option<bool> {
        if place.classes.contains(&class) {
            return Some(true);
        }
        let entry = &self.program.classes[class];
        let mut result = place.known_not();
        // Members of a specialization are not told apart from those of its template's other specializations.
        if entry.template.is_some()
            && place.classes.iter().any(|&other| self.program.classes[other].template == entry.template)
        {
            result = None;
        }
        for friend in &entry.friends {
            let is_friend = match *friend {
                Friend::Entity(entity) => self.is_in_function(place, entity),
                Friend::Type(ty) => self.is_in_class(place, ty),
            };
            result = either(result, is_friend);
            if result == Some(true) {
                return result;
            }
        }
        result
    }

    /// Whether a place is in a befriended function or a specialization of a befriended template.
    fn is_in_function(&self, place: &AccessPlace, friend: EntityId) -> Option<bool> {
        let befriended = self.program.function_of(friend);
        let is_template = self.program.entities[friend].kind.is_template();
        let mut result = Some(false);
        for &function in &place.functions {
            let entry = &self.program.functions[function];
            if befriended == Some(function) {
                return Some(true);
            }
            let template = entry.specialized.or(self.program.entities[entry.entity].template);
            if is_template && template.is_some_and(|template| self.program.templates[template].entity == friend) {
                return Some(true);
            }
            // Declarations of one function that could not be matched with each other.
            let (known, other) = (&self.program.entities[entry.entity], &self.program.entities[friend]);
            // A member of a specialization may have an explicit specialization in its place.
            let is_replaced = known.scope == other.scope && self.class_of_member(function).is_some();
            if known.name == other.name && (is_template || template.is_some() || is_replaced) {
                result = None;
            }
        }
        result
    }

    /// Whether a place is in a befriended class.
    fn is_in_class(&self, place: &AccessPlace, friend: TypeId) -> Option<bool> {
        match self.value_structure(friend) {
            Type::Class(class) => {
                let entry = &self.program.classes[class];
                let template = entry.template;
                // The pattern stands for all specializations ([temp.friend]/1.1).
                let is_template = template.is_some_and(|it| self.program.templates[it].pattern == Some(entry.entity));
                let mut result = Some(false);
                for &other in &place.classes {
                    let of_template = template.is_some() && self.program.classes[other].template == template;
                    if other == class || of_template && is_template {
                        return Some(true);
                    }
                    if of_template
                        && (self.program.classes[other].is_dependent || self.program.classes[class].is_dependent)
                    {
                        result = None;
                    }
                }
                result
            }
            Type::DeducedTemplate(entity) => {
                let template = self.template_of(entity)?;
                Some(place.classes.iter().any(|&class| self.program.classes[class].template == Some(template)))
            }
            Type::Specialization { template: entity, .. } => {
                let template = self.template_of(entity);
                // A specialization that is no class yet is none of those around, unless one of both is dependent.
                let is_other = !self.is_dependent_type(friend);
                let is_one = place.classes.iter().any(|&class| {
                    let class = &self.program.classes[class];
                    class.template == template && !(is_other && class.is_instance && !class.is_dependent)
                });
                if is_one { None } else { Some(false) }
            }
            Type::Builtin(_) | Type::Pointer(_) | Type::Enum(_) => Some(false),
            _ => None,
        }
    }

    /// The access with which an entity is declared.
    pub fn declared_access(&self, entity: EntityId) -> Access {
        match self.program.entities[entity].kind {
            EntityKind::Enumerator(id) => self.program.entities[self.program.enums[id].entity].access,
            _ => self.program.entities[entity].access,
        }
    }

    /// The access of a member as a member of a class that declares it, by itself or by a using-declaration; `None` where it
    /// does not declare it.
    fn access_in_class(&self, member: EntityId, class: ClassId) -> Option<Access> {
        let scope = self.program.classes[class].scope?;
        self.access_in_scope(member, scope, Some(class))
    }

    fn access_in_scope(&self, member: EntityId, scope: ScopeId, class: Option<ClassId>) -> Option<Access> {
        let entry = &self.program.entities[member];
        if class.is_some_and(|class| self.program.classes[class].entity == member) {
            // The injected class name.
            return Some(Access::Public);
        }
        let declared = self.declared_access(member);
        let mut found: Option<Access> = None;
        let mut note = |access: Access| found = Some(found.map_or(access, |known| known.min(access)));
        if entry.scope == scope {
            note(declared);
        }
        // A specialization has the access of its template, and is named by what names that.
        let specialized = match entry.kind {
            EntityKind::Function(function) => self.program.functions[function].specialized,
            _ => None,
        };
        let pattern = entry.template.or(specialized).map(|template| self.program.templates[template].entity);
        if let Some(pattern) = pattern {
            let template = &self.program.entities[pattern];
            if template.scope == scope {
                note(template.access);
            }
        }
        for (_, binding) in self.program.bindings(scope, entry.name) {
            if binding.entity == member {
                note(declared);
            } else if let EntityKind::Using(using) = self.program.entities[binding.entity].kind
                && self.program.usings[using].targets.iter().any(|&target| target == member || Some(target) == pattern)
            {
                note(self.program.entities[binding.entity].access);
            }
        }
        for inner in self.program.transparent(scope) {
            if let Some(access) = self.access_in_scope(member, inner, None) {
                let anonymous = class.and_then(|class| {
                    let entity = self.program.scopes[inner].entity?;
                    let EntityKind::Class(anonymous) = self.program.entities[entity].kind else { return None };
                    let ty = self.program.classes[anonymous].ty;
                    self.program.classes[class].data_members.iter().find(|member| member.ty == ty)
                });
                note(access.max(anonymous.map_or(Access::Public, |member| member.access)));
            }
        }
        found
    }

    /// Whether a member named in a class is accessible at a place ([class.access.base]).
    pub fn is_accessible(&self, member: EntityId, naming_class: ClassId, place: &AccessPlace) -> Option<bool> {
        self.accessible_visiting(member, naming_class, place, &mut FxHashMap::default())
    }

    fn accessible_visiting(
        &self,
        member: EntityId,
        class: ClassId,
        place: &AccessPlace,
        visited: &mut FxHashMap<ClassId, Option<bool>>,
    ) -> Option<bool> {
        if let Some(access) = self.access_in_class(member, class) {
            let by_class = match access {
                Access::Public => return Some(true),
                Access::Private => return self.is_member_or_friend(place, class),
                Access::Protected => self.is_member_or_friend(place, class),
            };
            return either(by_class, self.is_in_derived(place, class));
        }
        // In error a class can be its own base.
        visited.insert(class, Some(false));
        let mut result = Some(false);
        for (index, base) in self.program.classes[class].bases.iter().enumerate() {
            let ty = self.program.unqualified(self.program.canonical(base.ty)).0;
            let Type::Class(inner) = self.program.written(ty) else {
                result = either(result, None);
                continue;
            };
            let inner_result = match visited.get(&inner) {
                Some(&known) => known,
                None => stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                    self.accessible_visiting(member, inner, place, visited)
                }),
            };
            let way = both(inner_result, self.is_base_accessible(class, index as u32, place));
            result = either(result, way);
        }
        visited.insert(class, result);
        result
    }

    /// Whether a place is in a member or friend of a class that is derived from `class`.
    fn is_in_derived(&self, place: &AccessPlace, class: ClassId) -> Option<bool> {
        let ty = self.program.classes[class].ty;
        let mut result = place.known_not();
        for &other in &place.classes {
            result = either(result, self.is_derived_from(self.program.classes[other].ty, ty));
        }
        let functions = place.functions.iter().map(|&function| {
            let entity = self.program.functions[function].entity;
            let template = self.program.functions[function].specialized.or(self.program.entities[entity].template);
            template.map_or(entity, |template| self.program.templates[template].entity)
        });
        let by_functions =
            functions.filter_map(|entity| self.class_state.befriended_by.get(&entity)).flatten().copied();
        let by_classes = place.classes.iter().flat_map(|&class| self.classes_befriending_class(class));
        for befriending in by_functions.chain(by_classes) {
            result = either(result, self.is_derived_from(self.program.classes[befriending].ty, ty));
        }
        result
    }

    /// Whether a direct base of a class is accessible at a place.
    pub fn is_base_accessible(&self, class: ClassId, index: u32, place: &AccessPlace) -> Option<bool> {
        let base = &self.program.classes[class].bases[index as usize];
        match base.access {
            Access::Public => Some(true),
            Access::Private => self.is_member_or_friend(place, class),
            Access::Protected => either(self.is_member_or_friend(place, class), self.is_in_derived(place, class)),
        }
    }

    /// Whether all steps of a way to a base are accessible at a place.
    pub fn is_path_accessible(&self, path: &BasePath, place: &AccessPlace) -> Option<bool> {
        path.iter()
            .map(|&(class, index)| self.is_base_accessible(class, index, place))
            .reduce(both)
            .unwrap_or(Some(true))
    }
}
