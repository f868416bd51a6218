//! Access control ([class.access]): 265 for members that are named, 330 for special members and conversions that code implies,
//! 410 for protected members of objects of another class, 269 for conversions to bases; deleted functions (1776, and 1790 for
//! default constructors). In templates only instances are checked (measured).

use super::accessible::AccessPlace;
use super::base::BasePath;
use super::special::SpecialMember;
use crate::Sema;
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::template::Substitution;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    Access, ClassId, EntityId, EntityKind, Friend, FunctionFlags, FunctionId, NameKind, ScopeKind, TemplateId, TypeId,
};

/// A member that was named where it is not known yet what the declaration declares, and so what it may access.
#[derive(Clone, Copy, Debug)]
pub struct PendingAccess {
    member: EntityId,
    naming_class: ClassId,
    token: u32,
}

impl Sema<'_> {
    /// Checks that code at the current place may use a function: access (265 and its like) and deleted functions (1776).
    pub(crate) fn check_function_access(&mut self, used: &FunctionUse) {
        // Which function is called overload resolution tells, and not the name alone.
        let is_callee = used.kind == FunctionUseKind::Address && self.reader.is_called(used.name);
        if is_callee {
            return;
        }
        let place = self.current_access_place();
        if self.is_place_in_template(&place) {
            return;
        }
        self.check_access_of_function(used, &place);
        let flags = self.program.functions[used.function].flags;
        let is_deleted_comparison = flags.contains(FunctionFlags::DEFAULTED)
            && self.special_member(used.function).is_none()
            && self.is_deleted_comparison(used.function) == Some(true);
        if flags.contains(FunctionFlags::DELETED) || is_deleted_comparison {
            self.report_deleted(used);
        }
    }

    fn report_deleted(&mut self, used: &FunctionUse) {
        let is_default_constructor = self.special_member(used.function) == Some(SpecialMember::DefaultConstructor);
        if is_default_constructor && let Some(class) = self.class_of_member(used.function) {
            let name = self.type_text(self.program.classes[class].ty);
            self.report(Report::new(code::DELETED_DEFAULT_CONSTRUCTOR, self.position(used.name)).quoted(name));
            return;
        }
        let argument = self.signature_argument(used.function);
        let mut report = Report::new(code::DELETED_FUNCTION_USED, self.position(used.name)).with(argument);
        if !self.program.functions[used.function].flags.contains(FunctionFlags::IMPLICIT) {
            report = report.with(self.declared_at(self.program.functions[used.function].entity));
        }
        self.report(report);
    }

    fn check_access_of_function(&mut self, used: &FunctionUse, place: &AccessPlace) {
        let Some(home) = self.class_of_member(used.function) else { return };
        let entity = self.program.functions[used.function].entity;
        let is_assignment = used.kind == FunctionUseKind::Operator
            && self.program.entities[entity].name == cufe_il::Name::operator(cufe_il::Operator::Equal);
        let is_implied = is_assignment
            || matches!(
                used.kind,
                FunctionUseKind::Construction
                    | FunctionUseKind::ImplicitConstruction
                    | FunctionUseKind::Destruction
                    | FunctionUseKind::ImplicitDestruction
                    | FunctionUseKind::Conversion
            );
        // The same token may have been read in another instance meanwhile.
        let home_type = self.program.classes[home].ty;
        let written = self.class_state.naming_classes.get(&used.name).copied().filter(|&ty| {
            self.program.class_of(ty).is_none_or(|class| class == home)
                || self.is_derived_from(ty, home_type) != Some(false)
        });
        let naming = match written.or(used.naming_class).map(|ty| self.program.class_of(ty)) {
            Some(Some(class)) => class,
            Some(None) => return,
            None if is_implied => home,
            None => self.implied_naming_class(home, place),
        };
        if self.program.classes[naming].is_dependent || self.program.classes[home].is_dependent {
            return;
        }
        let token = used.name;
        let is_constructor = matches!(self.program.entities[entity].name.kind(), NameKind::Constructor);
        // An inherited constructor has the access of the one that it stands for, in both classes.
        let is_accessible = if is_constructor && naming != home {
            super::accessible::either(self.is_accessible(entity, home, place), self.is_member_or_friend(place, naming))
        } else {
            self.is_accessible(entity, naming, place)
        };
        if is_accessible == Some(false) {
            // Nothing is checked of explicit instantiations and specializations: what is declared is known later.
            if self.class_state.unchecked > 0 && !is_implied {
                self.class_state.pending.push(PendingAccess { member: entity, naming_class: naming, token });
            } else {
                // Of destructors it is the same where they are named (measured).
                let is_destructor = matches!(self.program.entities[entity].name.kind(), NameKind::Destructor);
                let code = match is_implied || is_destructor {
                    true => code::INACCESSIBLE_SPECIAL_MEMBER,
                    false => code::INACCESSIBLE_MEMBER,
                };
                self.report_access(code, entity, token);
            }
            return;
        }
        let is_static = self.program.functions[used.function].flags.contains(FunctionFlags::STATIC_MEMBER);
        // Those of bases are used by constructors and destructors of derived classes.
        let is_of_part =
            matches!(used.kind, FunctionUseKind::ImplicitConstruction | FunctionUseKind::ImplicitDestruction);
        if !is_static && !is_of_part && (used.naming_class.is_some() || is_constructor) {
            // The object counts, and not the class before `::`.
            let object = used.naming_class.and_then(|ty| self.program.class_of(ty)).unwrap_or(naming);
            self.check_protected(entity, home, object, place, token);
        }
    }

    /// Checks that a data member, static member, enumerator or type may be named at the current place. `naming_type` is the
    /// class before `::` or that of the object; without one the member is found in a class around the place. `object` is
    /// that of a non-static member, if there is one.
    pub fn check_access(&mut self, member: EntityId, naming_type: Option<TypeId>, object: Option<TypeId>, token: u32) {
        let injected = self.home_of_injected_name(member, naming_type, token);
        let Some(home) = injected.or_else(|| self.home_of_member(member)) else { return };
        let is_named_at_home = naming_type.is_none_or(|ty| self.program.class_of(ty) == Some(home));
        if is_named_at_home && self.declared_access(member) == Access::Public && naming_type.is_some() {
            return;
        }
        if naming_type.is_none() && self.declared_access(member) != Access::Public && self.names_bound_parameter(token)
        {
            return;
        }
        let place = self.current_access_place();
        if self.is_place_in_template(&place) || self.program.classes[home].is_dependent {
            return;
        }
        let naming = match naming_type {
            Some(ty) => match self.program.class_of(ty) {
                Some(class) => class,
                None => return,
            },
            None => self.implied_naming_class(home, &place),
        };
        if self.program.classes[naming].is_dependent {
            return;
        }
        if self.context.speculating > 0 {
            self.delayed_uses += u32::from(self.is_accessible(member, naming, &place) == Some(false));
            return;
        }
        // Parameters are read before it is known which function, and so which friend, is declared.
        let is_undecided = self.context.function.is_none()
            && self.context.substituted.is_none()
            && (self.program.scopes[self.context.scope].kind == ScopeKind::FunctionParameters
                || self.context.in_default_argument
                    && self.declaring.class_nesting == 0
                    && !self.declaring.in_instance);
        let is_in_head = self.class_state.unchecked > 0;
        if place.classes.is_empty() && place.functions.is_empty() || is_undecided || is_in_head {
            if self.is_accessible(member, naming, &place) == Some(false) {
                self.class_state.pending.push(PendingAccess { member, naming_class: naming, token });
            }
            return;
        }
        if self.is_accessible(member, naming, &place) == Some(false) {
            self.report_access(code::INACCESSIBLE_MEMBER, member, token);
        } else if let Some(object) = object.and_then(|object| self.program.class_of(object))
            && matches!(self.program.entities[member].kind, EntityKind::Field(_))
        {
            // The object counts, and not the class before `::` ([class.protected]/1).
            self.check_protected(member, home, object, &place, token);
        }
    }

    /// A class whose name was found as the injected name of a base of the class before `::`, or of a class around the place: it is a
    /// member of itself there ([class.pre]/2), as accessible as the base is. Names of specializations may always be used (measured).
    fn home_of_injected_name(&self, member: EntityId, naming_type: Option<TypeId>, token: u32) -> Option<ClassId> {
        let EntityKind::Class(class) = self.program.entities[member].kind else { return None };
        if self.program.classes[class].template.is_some() {
            return None;
        }
        let ty = self.program.classes[class].ty;
        let is_base = |derived: ClassId| {
            derived != class && self.is_derived_from(self.program.classes[derived].ty, ty) == Some(true)
        };
        let naming = match naming_type {
            Some(naming) => self.program.class_of(naming)?,
            None => self.class_with_name(token)?,
        };
        // What a class declares itself hides the names of its bases.
        let declares = self.program.classes[naming].scope == Some(self.program.entities[member].scope);
        (!declares && is_base(naming)).then_some(class)
    }

    /// The innermost class around the place that has a name as a member, unless a block or a parameter is nearer.
    fn class_with_name(&self, token: u32) -> Option<ClassId> {
        let name = self.reader.identifier(token)?;
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            if let Some(class) = self.class_with_scope(scope) {
                if !self.lookup_in_class(class, name, u32::MAX).entities.is_empty() {
                    return Some(class);
                }
            } else if self.program.bindings(scope, name).next().is_some() {
                return None;
            }
            next = self.program.scopes[scope].parent;
        }
        None
    }

    /// In an instance: whether an unqualified name is that of a template parameter, which stands for its argument: whether that may
    /// be named is asked where it is written ([class.access.general]/4).
    pub(crate) fn names_bound_parameter(&self, token: u32) -> bool {
        let Some(name) = self.reader.identifier(token) else { return false };
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            if self.program.bindings(scope, name).next().is_some() {
                return self.program.scopes[scope].kind == ScopeKind::TemplateParameters;
            }
            next = self.program.scopes[scope].parent;
        }
        false
    }

    /// Notes the class before the `::` in front of a member's name.
    pub fn note_naming_class(&mut self, token: u32, class: TypeId) {
        self.class_state.naming_classes.insert(token, class);
    }

    /// Checks what was named in a declaration, now that it is known what is declared: a member of a class, or a function that
    /// may be a friend. Nothing is checked of explicit specializations and instantiations ([temp.spec]).
    pub fn check_pending_access(&mut self, declared: Option<EntityId>, is_checked: bool) {
        if self.class_state.pending.is_empty() || self.context.speculating > 0 {
            return;
        }
        let pending = std::mem::take(&mut self.class_state.pending);
        if !is_checked {
            return;
        }
        let place = match declared {
            Some(entity) => {
                let function = match self.program.entities[entity].kind {
                    EntityKind::Function(function) => Some(function),
                    _ => None,
                };
                let mut place = self.access_place(self.program.entities[entity].scope, function);
                if let EntityKind::Class(class) = self.program.entities[entity].kind
                    && !place.classes.contains(&class)
                {
                    place.classes.insert(0, class);
                }
                place
            }
            None => AccessPlace::default(),
        };
        if self.is_place_in_template(&place) {
            return;
        }
        for access in pending {
            if self.is_accessible(access.member, access.naming_class, &place) == Some(false) {
                self.report_access(code::INACCESSIBLE_MEMBER, access.member, access.token);
            }
        }
    }

    /// Puts aside what waits for a declaration, while something is read whose access is checked by itself.
    pub fn begin_access(&mut self) -> Vec<PendingAccess> {
        std::mem::take(&mut self.class_state.pending)
    }

    /// Checks what was named since, in a substitution or a requirement ([temp.deduct.general]/8): at a place outside of
    /// classes. What is substituted is not known: it may be a friend of the class, or a member template of it. No concept is, but
    /// one that constrains such a template has its access (measured).
    pub fn end_access(&mut self, outer: Vec<PendingAccess>) {
        let pending = std::mem::replace(&mut self.class_state.pending, outer);
        for PendingAccess { member, naming_class, token } in pending {
            if self.is_accessible(member, naming_class, &AccessPlace::default()) != Some(false) {
                continue;
            }
            let is_in_concept = self.is_in_concept();
            let has_way = self.home_of_member(member).is_none_or(|home| match is_in_concept {
                true => self.may_ask_concepts(home),
                false => self.may_befriend_template(home),
            });
            if has_way {
                self.note_unknown();
            } else {
                self.report_access(code::INACCESSIBLE_MEMBER, member, token);
            }
        }
    }

    /// Whether what is being read stands in the definition of a concept.
    fn is_in_concept(&self) -> bool {
        let mut next = Some(self.context.scope);
        while let Some(scope) = next.filter(|_| !self.constraints.definitions.is_empty()) {
            if self.constraints.definitions.contains(&scope) {
                return true;
            }
            next = self.program.scopes[scope].parent;
        }
        false
    }

    /// Whether a class has given access to something with constraints.
    fn may_ask_concepts(&self, class: ClassId) -> bool {
        let entry = &self.program.classes[class];
        let has_constraints = |template: Option<TemplateId>| {
            let head = template.map(|template| self.program.templates[template].head.scope);
            head.is_some_and(|head| self.constraints.of_heads.contains_key(&head))
        };
        let is_constrained = |&entity: &EntityId| {
            let template = match self.program.entities[entity].kind {
                EntityKind::Template(template) => Some(template),
                _ => self.program.entities[entity].template,
            };
            let function = self.program.function_of(entity);
            let entity = function.map_or(entity, |function| self.program.functions[function].entity);
            has_constraints(template) || self.constraints.places.contains_key(&entity)
        };
        let may_ask = |friend: &Friend| match friend {
            Friend::Type(ty) => self.program.class_of(*ty).is_none_or(|class| {
                let class = &self.program.classes[class];
                class.is_dependent && class.template.is_none() || has_constraints(class.template)
            }),
            Friend::Entity(entity) => is_constrained(entity),
        };
        entry.friends.iter().any(may_ask) || entry.functions.iter().any(is_constrained)
    }

    /// Whether a class may have given access to a template: as a friend, or as a member.
    fn may_befriend_template(&self, class: ClassId) -> bool {
        let entry = &self.program.classes[class];
        let is_template = |&entity: &EntityId| {
            self.program.entities[entity].kind.is_template() || self.program.entities[entity].template.is_some()
        };
        let can_befriend = |friend: &Friend| match friend {
            Friend::Type(ty) => match self.program.class_of(*ty) {
                Some(class) => {
                    self.program.classes[class].template.is_some() || self.program.classes[class].is_dependent
                }
                None => true,
            },
            Friend::Entity(entity) => is_template(entity),
        };
        entry.friends.iter().any(can_befriend) || entry.functions.iter().any(is_template)
    }

    /// Whether a member may be named in what is substituted ([temp.deduct.general]/8): where the template is declared, and
    /// not where it is used. Of a partial specialization it is not known here of which class it is.
    pub(crate) fn is_substituted_accessible(
        &self,
        member: EntityId,
        qualifier: TypeId,
        with: &Substitution<'_>,
    ) -> Option<bool> {
        let naming = self.program.class_of(qualifier)?;
        let place = self.access_place(with.head.scope, with.function);
        let known = self.is_accessible(member, naming, &place);
        let is_known = with.function.is_some()
            || self.home_of_member(member).is_some_and(|home| !self.may_befriend_template(home));
        known.filter(|&known| known || is_known)
    }

    /// Checks that the steps of a conversion from a derived class to a base are accessible (269).
    pub fn check_base_access(&mut self, path: &BasePath, token: u32) {
        let place = self.current_access_place();
        if self.is_place_in_template(&place) || self.is_path_accessible(path, &place) != Some(false) {
            return;
        }
        if self.context.speculating > 0 {
            self.delayed_uses += 1;
            return;
        }
        let Some(&(class, index)) = path.last() else { return };
        let base = self.program.classes[class].bases[index as usize].ty;
        let name = self.type_text(base);
        self.report(Report::new(code::INACCESSIBLE_BASE_CONVERSION, self.position(token)).quoted(name));
    }

    /// [class.protected]: a non-static member that may be named because the place is in a derived class is a member of an
    /// object of that class.
    fn check_protected(&mut self, member: EntityId, home: ClassId, object: ClassId, place: &AccessPlace, token: u32) {
        let is_protected = self.declared_access(member) == Access::Protected;
        if !is_protected || self.is_member_or_friend(place, home) != Some(false) {
            return;
        }
        if object != home && self.is_accessible_without_derivation(member, object, place) {
            return;
        }
        let object_type = self.program.classes[object].ty;
        let home_type = self.program.classes[home].ty;
        if self.is_member_or_friend(place, object) != Some(false) {
            return;
        }
        let befriending = place.functions.iter().flat_map(|&function| self.befriending_classes(function));
        let mut accessing: Vec<ClassId> = place.classes.to_vec();
        accessing.extend(befriending);
        for &class in &place.classes {
            accessing.extend(self.classes_befriending_class(class));
        }
        for class in accessing {
            let ty = self.program.classes[class].ty;
            match self.is_derived_from(ty, home_type) {
                None => return,
                Some(false) => continue,
                Some(true) => {}
            }
            if class == object || self.is_derived_from(object_type, ty) != Some(false) {
                return;
            }
        }
        let name = self.type_text(object_type);
        let argument = self.member_argument(member);
        self.report(Report::new(code::PROTECTED_MEMBER_ACCESS, self.position(token)).with(argument).quoted(name));
    }

    /// Whether a member is public as a member of the class in which it is named.
    fn is_accessible_without_derivation(&self, member: EntityId, naming: ClassId, _place: &AccessPlace) -> bool {
        self.is_accessible(member, naming, &AccessPlace::default()) != Some(false)
    }

    fn befriending_classes(&self, function: FunctionId) -> Vec<ClassId> {
        let entity = self.program.functions[function].entity;
        self.class_state.befriended_by.get(&entity).into_iter().flatten().copied().collect()
    }

    /// The class around the place in which a member of `home` is found by its unqualified name.
    fn implied_naming_class(&self, home: ClassId, place: &AccessPlace) -> ClassId {
        let ty = self.program.classes[home].ty;
        let found = place
            .classes
            .iter()
            .copied()
            .find(|&class| class == home || self.is_derived_from(self.program.classes[class].ty, ty) == Some(true));
        found.unwrap_or(home)
    }

    /// The class that an entity is a member of; those of an anonymous union are members of the class around it.
    pub(crate) fn home_of_member(&self, member: EntityId) -> Option<ClassId> {
        let mut scope = self.program.entities[member].scope;
        if let EntityKind::Enumerator(id) = self.program.entities[member].kind {
            let enumeration = &self.program.enums[id];
            if enumeration.is_scoped {
                return None;
            }
            scope = self.program.entities[enumeration.entity].scope;
        }
        loop {
            let class = self.class_with_scope(scope)?;
            let parent = self.program.scopes[scope].parent?;
            let is_transparent = self.program.scopes[parent].kind == ScopeKind::Class
                && self.program.transparent(parent).any(|inner| inner == scope);
            if !is_transparent {
                return Some(class);
            }
            scope = parent;
        }
    }

    /// Whether a place is in a pattern. The function whose signature is being substituted is known as its pattern, and yet
    /// what its arguments make of it is checked ([temp.deduct.general]/8).
    pub(crate) fn is_place_in_template(&self, place: &AccessPlace) -> bool {
        if place.classes.iter().any(|&class| self.program.classes[class].is_dependent) {
            return true;
        }
        let is_substituted = self.context.in_instance && !self.is_in_pattern();
        !is_substituted
            && place.functions.iter().any(|&function| {
                let entry = &self.program.functions[function];
                entry.flags.contains(FunctionFlags::TEMPLATED) || self.program.entities[entry.entity].template.is_some()
            })
    }

    fn member_argument(&self, member: EntityId) -> Argument {
        match self.program.entities[member].kind {
            EntityKind::Function(function) => self.signature_argument(function),
            kind => {
                let kind = match kind {
                    EntityKind::Class(_) => "class",
                    EntityKind::Enum(_) => "enum",
                    EntityKind::Typedef(_) => "type",
                    EntityKind::Template(_) => "template",
                    EntityKind::Enumerator(_) => "constant",
                    _ => "member",
                };
                let name = crate::types::printing::entity_text(&self.program, self.names, member);
                Argument::Entity { kind, name }
            }
        }
    }

    pub(super) fn declared_at(&self, entity: EntityId) -> Argument {
        Argument::Position(self.position(self.program.entities[entity].token))
    }

    fn report_access(&mut self, code: Code, member: EntityId, token: u32) {
        // What is substituted fails every time.
        if self.constraints.tests == 0 && !self.class_state.reported.insert((code, token)) {
            return;
        }
        let argument = self.member_argument(member);
        let report = Report::new(code, self.position(token)).with(argument).with(self.declared_at(member));
        self.report(report);
    }
}
