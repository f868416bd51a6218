//! What a defaulted special member function does with the bases and members of its class, and what follows from that:
//! deleted, trivial, throwing, constant ([class.default.ctor], [class.copy.ctor], [class.copy.assign], [class.dtor],
//! [except.spec]).

use super::accessible::{AccessPlace, both, either};
use super::special::{SpecialFacts, SpecialMember};
use crate::Sema;
use crate::conversion::{Allowed, ObjectClass, Sequence};
use crate::overload::{CallSet, Resolution, Verdict, constructor_set};
use cufe_base::Standard;
use cufe_il::{
    Access, CaptureKind, ClassId, ClassKey, DataMember, DataMemberFlags, EntityId, EntityKind, FunctionFlags,
    FunctionId, FunctionTypeFlags, Name, Operator, Qualifiers, Type, TypeId, ValueCategory,
};

/// A part of an object that a special member handles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Subobject {
    /// Its type; of an array that of the elements.
    pub(super) ty: TypeId,
    /// The member; none for bases.
    pub(super) member: Option<DataMember>,
    is_virtual_base: bool,
}

/// The function that overload resolution finds for a subobject.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Selected {
    /// This one.
    Function(FunctionId),
    /// None that can be called, or several equally good ones.
    Nothing,
    /// It can't be known.
    Unknown,
}

/// A special member of a class without parts: what each part may take away.
const NOTHING_SAID: SpecialFacts =
    SpecialFacts { is_deleted: Some(false), is_trivial: Some(true), is_nothrow: Some(true), is_constexpr: Some(true) };

impl Sema<'_> {
    /// The type of the elements of an array (of arrays), and others as they are; without qualifiers, which come second.
    pub(crate) fn element_type(&self, mut ty: TypeId) -> (TypeId, Qualifiers) {
        loop {
            let (inner, qualifiers) = self.program.unqualified(self.program.canonical(ty));
            match self.program.written(inner) {
                Type::Array { element, .. } => ty = element,
                _ => return (inner, qualifiers),
            }
        }
    }

    /// The subobjects whose functions a special member of a kind uses. Virtual bases of bases are left to the most derived
    /// class by constructors and destructors, and by assignments to the bases ([class.copy.assign]/7 and /12).
    fn subobjects(&self, class: ClassId, kind: SpecialMember) -> Vec<Subobject> {
        let entry = &self.program.classes[class];
        let assigns = matches!(kind, SpecialMember::CopyAssignment | SpecialMember::MoveAssignment);
        let mut found = Vec::new();
        if !assigns {
            for ty in self.virtual_bases(class) {
                found.push(Subobject { ty, member: None, is_virtual_base: true });
            }
        }
        for base in entry.bases.iter().filter(|base| assigns || !base.is_virtual) {
            found.push(Subobject { ty: self.element_type(base.ty).0, member: None, is_virtual_base: base.is_virtual });
        }
        for &member in &entry.data_members {
            if member.is_unnamed_bit_field() {
                continue;
            }
            found.push(Subobject { ty: self.element_type(member.ty).0, member: Some(member), is_virtual_base: false });
        }
        found
    }

    /// Whether an implicitly declared copy function takes a reference to const: all bases and members can be copied from
    /// const objects.
    pub(super) fn copies_from_const(&mut self, class: ClassId, kind: SpecialMember) -> Option<bool> {
        let parts = self.subobjects(class, kind);
        self.are_copied_from_const(parts.into_iter().map(|part| part.ty), kind)
    }

    /// As [`Self::copies_from_const`], for the copy constructor of a closure class: what it captures are its members.
    pub(super) fn closure_copies_from_const(&mut self, class: ClassId) -> Option<bool> {
        let types = self.captured_types(class)?;
        let types: Vec<TypeId> = types.into_iter().map(|ty| self.element_type(ty).0).collect();
        self.are_copied_from_const(types.into_iter(), SpecialMember::CopyConstructor)
    }

    fn are_copied_from_const(&mut self, parts: impl Iterator<Item = TypeId>, kind: SpecialMember) -> Option<bool> {
        let mut result = Some(true);
        for ty in parts {
            let Type::Class(inner) = self.program.written(ty) else { continue };
            if !self.has_known_members(inner) {
                result = both(result, None);
                continue;
            }
            let copies = self.special_members(inner, kind);
            let takes_const = copies.iter().any(|&copy| {
                let ty = self.program.as_function(self.program.functions[copy].ty);
                ty.and_then(|ty| ty.parameters.first().copied()).is_some_and(|parameter| {
                    let referred = self.program.non_reference(parameter);
                    !self.program.is_reference(parameter)
                        || self.program.unqualified(self.program.canonical(referred)).1.contains(Qualifiers::CONST)
                })
            });
            // Other functions may take its place.
            result = both(result, Some(takes_const || copies.is_empty()));
        }
        result
    }

    /// What is known of a defaulted special member whose parameter refers to an object with these qualifiers.
    pub(crate) fn defaulted_facts(
        &mut self,
        class: ClassId,
        kind: SpecialMember,
        qualifiers: Qualifiers,
    ) -> SpecialFacts {
        use SpecialMember::*;
        let entry = &self.program.classes[class];
        let is_union = entry.key == ClassKey::Union;
        let members_initialized =
            entry.data_members.iter().any(|member| member.flags.contains(DataMemberFlags::INITIALIZED));
        let has_virtual = self.has_virtual_parts(class);
        let has_virtual_base = !self.virtual_bases(class).is_empty();
        let has_unknown_base = entry.bases.iter().any(|base| self.program.class_of(base.ty).is_none());
        let place = self.access_place_of_class(class);
        let mut facts = NOTHING_SAID;
        if kind == Destructor {
            let is_virtual = self
                .declared_special_members(class, Destructor)
                .iter()
                .any(|&function| self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL));
            facts.is_trivial = if is_virtual { Some(false) } else { facts.is_trivial };
        } else {
            facts.is_trivial = has_virtual.map(|has| !has);
            if has_virtual_base {
                facts.is_constexpr = Some(false);
            }
        }
        if has_unknown_base {
            facts.is_constexpr = both(facts.is_constexpr, None);
        }
        let mut all_const = is_union && kind == DefaultConstructor && self.has_named_members(class);
        let is_abstract = self.is_abstract(class) == Some(true);
        for part in self.subobjects(class, kind) {
            // Virtual bases of an abstract class are no potentially constructed subobjects ([special]/7). For whether destructors
            // are trivial and what they throw that makes no difference ([class.dtor]/8, measured).
            let is_unconstructed = part.is_virtual_base && is_abstract;
            if is_unconstructed && !matches!(kind, CopyAssignment | MoveAssignment | Destructor) {
                continue;
            }
            let is_initialized = part.member.is_some_and(|member| member.flags.contains(DataMemberFlags::INITIALIZED));
            let own = part.member.map_or(Qualifiers::empty(), |member| self.element_type(member.ty).1);
            let is_mutable = part.member.is_some_and(|member| member.flags.contains(DataMemberFlags::MUTABLE));
            let argument = if is_mutable { own } else { own | qualifiers };
            all_const &= own.contains(Qualifiers::CONST);
            let is_anonymous = part.member.is_some_and(|member| member.flags.contains(DataMemberFlags::ANONYMOUS));
            match self.program.written(part.ty) {
                Type::Class(inner) if self.has_known_members(inner) => {
                    if kind == DefaultConstructor && is_initialized {
                        facts.is_trivial = Some(false);
                        facts.is_nothrow = both(facts.is_nothrow, self.is_nothrow_member(part));
                        facts.is_constexpr = both(facts.is_constexpr, None);
                    } else {
                        if kind == DefaultConstructor && own.contains(Qualifiers::CONST) && !is_union {
                            let may = self.is_const_defaultable(inner);
                            facts.is_deleted = either(facts.is_deleted, may.map(|may| !may));
                        }
                        let is_variant_with_initializer = kind == DefaultConstructor && is_union && members_initialized;
                        let mut found = self.part_facts(inner, kind, argument, part, &place);
                        if is_unconstructed && kind == Destructor {
                            found.is_deleted = Some(false);
                        }
                        match is_variant_with_initializer {
                            true => facts.is_trivial = both(facts.is_trivial, found.is_trivial),
                            false => add_part(&mut facts, found, is_union),
                        }
                    }
                    if matches!(kind, DefaultConstructor | CopyConstructor | MoveConstructor)
                        && !is_union
                        && !is_anonymous
                    {
                        // It is destroyed if a later one throws.
                        let destroyed = self.part_facts(inner, Destructor, Qualifiers::empty(), part, &place);
                        facts.is_deleted = either(facts.is_deleted, destroyed.is_deleted);
                    }
                }
                Type::Class(_) | Type::Specialization { .. } => add_unknown(&mut facts),
                _ if self.is_dependent_type(part.ty) => add_unknown(&mut facts),
                structure => {
                    let is_reference = matches!(structure, Type::LvalueReference(_) | Type::RvalueReference(_));
                    match kind {
                        DefaultConstructor if is_initialized => {
                            facts.is_trivial = Some(false);
                            facts.is_nothrow = both(facts.is_nothrow, self.is_nothrow_member(part));
                            facts.is_constexpr = both(facts.is_constexpr, None);
                        }
                        DefaultConstructor => {
                            if is_reference || own.contains(Qualifiers::CONST) && !is_union {
                                facts.is_deleted = Some(true);
                            }
                            if !self.since(Standard::Cpp20) && !is_union {
                                facts.is_constexpr = Some(false);
                            }
                        }
                        CopyConstructor if matches!(structure, Type::RvalueReference(_)) => {
                            facts.is_deleted = Some(true);
                        }
                        CopyAssignment | MoveAssignment if is_reference || own.contains(Qualifiers::CONST) => {
                            facts.is_deleted = Some(true);
                        }
                        _ => {}
                    }
                }
            }
        }
        if all_const {
            facts.is_deleted = Some(true);
        }
        if kind == DefaultConstructor && is_union && !members_initialized && !self.since(Standard::Cpp20) {
            facts.is_constexpr = Some(!self.has_named_members(class));
        }
        if matches!(kind, CopyAssignment | MoveAssignment) && !self.since(Standard::Cpp14)
            || kind == Destructor && !self.since(Standard::Cpp20)
        {
            facts.is_constexpr = Some(false);
        }
        if facts.is_deleted == Some(true) {
            facts.is_constexpr = Some(false);
        }
        facts
    }

    /// Whether the default initializer of a member, if it was read already, throws nothing.
    fn is_nothrow_member(&self, part: Subobject) -> Option<bool> {
        let variable = part.member?.variable?;
        self.class_state.throwing_initializers.get(&variable).copied().flatten().map(|throws| !throws)
    }

    /// What is known of a special member of a closure class with captures, which are its members ([expr.prim.lambda.capture]/10).
    pub(super) fn closure_facts(
        &mut self,
        class: ClassId,
        kind: SpecialMember,
        qualifiers: Qualifiers,
    ) -> SpecialFacts {
        let Some(members) = self.captured_types(class) else { return SpecialFacts::default() };
        let place = self.access_place_of_class(class);
        let mut facts = NOTHING_SAID;
        for ty in members {
            let (ty, own) = self.element_type(ty);
            match self.program.written(ty) {
                Type::Class(inner) if self.has_known_members(inner) => {
                    let part = Subobject { ty, member: None, is_virtual_base: false };
                    let found = self.part_facts(inner, kind, own | qualifiers, part, &place);
                    add_part(&mut facts, found, false);
                }
                Type::Builtin(_)
                | Type::Enum(_)
                | Type::Pointer(_)
                | Type::MemberPointer { .. }
                | Type::LvalueReference(_)
                | Type::RvalueReference(_) => {}
                _ => return SpecialFacts::default(),
            }
        }
        facts
    }

    /// Whether the members of a closure class could be assigned, by trivial operators only. `this` is constant, and so is the
    /// copy of what it points to (measured).
    pub(super) fn are_captures_assigned_trivially(&mut self, class: ClassId) -> Option<bool> {
        let index = self.program.lambda_with_closure(self.program.classes[class].entity)?;
        let is_copy = |kind| matches!(kind, CaptureKind::Copy | CaptureKind::Init);
        if !self.program.lambdas[index].captures.iter().all(|capture| is_copy(capture.kind)) {
            return Some(false);
        }
        let mut result = Some(true);
        for ty in self.captured_types(class)? {
            let (element, qualifiers) = self.element_type(ty);
            let is_trivial = self.has_trivial_assignment(element, qualifiers, SpecialMember::CopyAssignment);
            result = both(result, is_trivial);
        }
        result
    }

    /// Whether something holds of all that a closure class holds a copy of.
    pub(super) fn holds_of_captures(
        &mut self,
        class: ClassId,
        holds: fn(&mut Self, TypeId) -> Option<bool>,
    ) -> Option<bool> {
        let mut result = Some(true);
        for ty in self.captured_types(class)? {
            result = both(result, holds(self, ty));
        }
        result
    }

    /// The parts of an object that a special member handles; of a closure what it captures. `None` where they are not known.
    pub(super) fn handled_parts(&mut self, class: ClassId, kind: SpecialMember) -> Option<Vec<Subobject>> {
        let entry = &self.program.classes[class];
        if !entry.is_closure {
            return Some(self.subobjects(class, kind));
        }
        let types = self.captured_types(class)?;
        let part = |ty| Subobject { ty: self.element_type(ty).0, member: None, is_virtual_base: false };
        Some(types.into_iter().map(part).collect())
    }

    /// Whether a closure class has members that are references: what is captured by reference.
    pub(super) fn has_captured_references(&self, class: ClassId) -> Option<bool> {
        let index = self.program.lambda_with_closure(self.program.classes[class].entity)?;
        let mut captures = self.program.lambdas[index].captures.iter();
        Some(captures.any(|capture| matches!(capture.kind, CaptureKind::Reference | CaptureKind::InitReference)))
    }

    /// The types of the members of a closure class, without references and pointers to the object around; `None` before its
    /// lambda is complete, and where they are not known.
    pub(super) fn captured_types(&self, class: ClassId) -> Option<Vec<TypeId>> {
        let lambda = &self.program.lambdas[self.program.lambda_with_closure(self.program.classes[class].entity)?];
        lambda.statement?;
        let mut types = Vec::new();
        for capture in &lambda.captures {
            match capture.kind {
                // Copied as references and pointers are.
                CaptureKind::Reference | CaptureKind::InitReference | CaptureKind::This => {}
                CaptureKind::StarThis => {
                    types.push(self.program.classes[self.program.enclosing_class(lambda.outer_scope)?].ty);
                }
                CaptureKind::Copy | CaptureKind::Init => {
                    let EntityKind::Variable(variable) = self.program.entities[capture.entity?].kind else {
                        return None;
                    };
                    if capture.is_pack {
                        return None;
                    }
                    types.push(self.program.non_reference(self.program.variables[variable].ty));
                }
            }
        }
        Some(types)
    }

    /// What is known of the function that handles a base or member of class type; `is_deleted` also where there is none or
    /// it is not accessible.
    fn part_facts(
        &mut self,
        class: ClassId,
        kind: SpecialMember,
        argument: Qualifiers,
        part: Subobject,
        place: &AccessPlace,
    ) -> SpecialFacts {
        // What is assigned to is the member itself, which may be const: then few operators take it.
        let object = part.member.map_or(Qualifiers::empty(), |member| self.element_type(member.ty).1);
        let function = match self.select_special(class, kind, argument, object, Allowed::STANDARD) {
            Selected::Function(function) => function,
            Selected::Nothing => {
                return SpecialFacts { is_deleted: Some(true), is_trivial: Some(false), ..SpecialFacts::default() };
            }
            Selected::Unknown => return SpecialFacts::default(),
        };
        let entity = self.program.functions[function].entity;
        let is_accessible = match self.program.entities[entity].access {
            Access::Public => Some(true),
            Access::Protected if part.member.is_none() => self.is_accessible(entity, class, place),
            _ => self.is_member_or_friend(place, class),
        };
        let flags = self.program.functions[function].flags;
        let mut facts = match self.class_state.special.contains_key(&function) {
            true => self.special_facts(function),
            false => SpecialFacts {
                is_deleted: Some(flags.contains(FunctionFlags::DELETED)),
                is_trivial: Some(false),
                is_nothrow: match flags.contains(FunctionFlags::OPEN_SPECIFICATION) {
                    // Not needed yet.
                    true => None,
                    false => self.is_nothrow_function(function),
                },
                is_constexpr: Some(flags.contains(FunctionFlags::CONSTEXPR)),
            },
        };
        // Access to a trivial destructor does not matter (measured).
        if kind != SpecialMember::Destructor || facts.is_trivial != Some(true) {
            facts.is_deleted = either(facts.is_deleted, is_accessible.map(|is| !is));
        }
        if part.is_virtual_base && self.is_abstract(class) == Some(true) && kind != SpecialMember::Destructor {
            facts.is_deleted = either(facts.is_deleted, None);
        }
        facts
    }

    /// The operand of the exception specification of a function is evaluated ([except.spec]/1).
    pub fn settle_exception_specification(&mut self, function: FunctionId, is_nothrow: bool) {
        let flags = &mut self.program.functions[function].flags;
        flags.remove(FunctionFlags::OPEN_SPECIFICATION);
        flags.set(FunctionFlags::NOTHROW, is_nothrow);
        // It is part of the type ([dcl.fct]/4).
        let ty = self.program.functions[function].ty;
        if let Some(mut function_type) = self.program.as_function(ty).cloned() {
            function_type.flags.set(FunctionTypeFlags::NOEXCEPT, is_nothrow);
            self.program.functions[function].ty = self.program.function_type(function_type);
        }
        if let Some(facts) = self.class_state.special.get_mut(&function) {
            facts.is_nothrow = Some(is_nothrow);
        }
    }

    /// Whether a function does not throw by its exception specification; `None` where that is not known.
    pub fn is_nothrow_function(&mut self, function: FunctionId) -> Option<bool> {
        let mut is_read = false;
        if self.program.functions[function].flags.contains(FunctionFlags::OPEN_SPECIFICATION) {
            self.need_exception_specification(function);
            is_read = true;
        }
        let entry = &self.program.functions[function];
        if entry.flags.contains(FunctionFlags::NOTHROW) {
            return Some(true);
        }
        if entry.flags.contains(FunctionFlags::OPEN_SPECIFICATION) {
            return None;
        }
        if let Some(facts) = self.class_state.special.get(&function).filter(|_| !is_read) {
            return facts.is_nothrow.or_else(|| self.is_nothrow_special(function));
        }
        let is_noexcept =
            self.program.as_function(entry.ty).is_some_and(|ty| ty.flags.contains(FunctionTypeFlags::NOEXCEPT));
        match is_noexcept {
            true => Some(true),
            false if self.program.entities[entry.entity].name == Name::DESTRUCTOR => None,
            false => Some(false),
        }
    }

    /// Whether a const object of a class can be default-initialized ([dcl.init.general]): it has a user-provided default
    /// constructor, or nothing in it stays without value.
    pub fn is_const_defaultable(&mut self, class: ClassId) -> Option<bool> {
        if !self.has_known_members(class) {
            return None;
        }
        self.declare_implicit_members(class);
        let constructors = self.declared_special_members(class, SpecialMember::DefaultConstructor);
        let is_provided = constructors.iter().any(|&function| {
            !self.program.functions[function].flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
        });
        if is_provided || constructors.is_empty() {
            return Some(true);
        }
        let is_union = self.program.classes[class].key == ClassKey::Union;
        let mut result = Some(true);
        let mut some = Some(false);
        for part in self.subobjects(class, SpecialMember::DefaultConstructor) {
            let is_initialized = part.member.is_some_and(|member| member.flags.contains(DataMemberFlags::INITIALIZED));
            let may = match self.program.written(part.ty) {
                _ if is_initialized => Some(true),
                Type::Class(inner) => self.is_const_defaultable(inner),
                Type::Specialization { .. } => None,
                _ if self.is_dependent_type(part.ty) => None,
                _ => Some(false),
            };
            result = both(result, may);
            some = either(some, may);
        }
        if is_union && self.has_named_members(class) {
            return some;
        }
        let members = &self.program.classes[class].data_members;
        if members.iter().any(DataMember::is_unnamed_bit_field) { Some(false) } else { result }
    }

    /// Whether a class has data members; unnamed bit-fields are none ([class.bit]/2).
    fn has_named_members(&self, class: ClassId) -> bool {
        self.program.classes[class].data_members.iter().any(|member| !member.is_unnamed_bit_field())
    }

    /// The functions of a class that are used for its objects where they are parts of others.
    pub(crate) fn special_members_of_parts(&mut self, class: ClassId) -> cufe_il::SpecialMembers {
        use SpecialMember::*;
        let mut selected =
            |kind, argument| match self.select_special(class, kind, argument, Qualifiers::empty(), Allowed::STANDARD) {
                Selected::Function(function) => Some(function),
                Selected::Nothing | Selected::Unknown => None,
            };
        cufe_il::SpecialMembers {
            default_constructor: selected(DefaultConstructor, Qualifiers::empty()),
            copy_constructor: selected(CopyConstructor, Qualifiers::CONST),
            move_constructor: selected(MoveConstructor, Qualifiers::empty()),
            copy_assignment: selected(CopyAssignment, Qualifiers::CONST),
            move_assignment: selected(MoveAssignment, Qualifiers::empty()),
            destructor: selected(Destructor, Qualifiers::empty()),
        }
    }

    /// The special member of a class that overload resolution finds for an object with qualifiers, the argument: an rvalue for
    /// moves, an lvalue for copies. An assignment operator is called for an lvalue with the qualifiers `object`. Only what special
    /// members decide is reported. Parts are handed over themselves, and nothing that they convert to (measured, and so do the host
    /// compilers): `allowed` says so.
    pub(super) fn select_special(
        &mut self,
        class: ClassId,
        kind: SpecialMember,
        argument: Qualifiers,
        object: Qualifiers,
        allowed: Allowed,
    ) -> Selected {
        use SpecialMember::*;
        if !self.has_known_members(class) {
            return Selected::Unknown;
        }
        self.declare_implicit_members(class);
        let name = match kind {
            DefaultConstructor | CopyConstructor | MoveConstructor => Name::CONSTRUCTOR,
            CopyAssignment | MoveAssignment => Name::operator(Operator::Equal),
            Destructor => Name::DESTRUCTOR,
        };
        if kind == Destructor {
            return match self.declared_special_members(class, kind).as_slice() {
                &[function] => Selected::Function(function),
                _ => Selected::Unknown,
            };
        }
        let is_default = kind == DefaultConstructor;
        let is_rvalue = matches!(kind, MoveConstructor | MoveAssignment);
        let mut best: Option<(Rank, FunctionId)> = None;
        let (mut is_tied, mut is_by_value) = (false, false);
        // Functions that may be better, or viable where no special member is.
        let mut has_rival = false;
        let mut has_other = !self.program.classes[class].inherited_constructors.is_empty() && name == Name::CONSTRUCTOR;
        for &entity in &self.program.classes[class].functions {
            if self.program.entities[entity].name != name {
                continue;
            }
            let Some(function) = self.program.function_of(entity) else { continue };
            // Its constraints are not satisfied, so it is not viable ([over.match.viable]/3).
            if self.class_state.ineligible.contains(&function) || self.is_deleted_default_move(function) {
                continue;
            }
            let is_template = self.program.entities[entity].kind.is_template();
            let Some(ty) = self.program.as_function(self.program.functions[function].ty) else { continue };
            let required = self.minimum_arguments(function);
            if is_default {
                match (required, is_template) {
                    (0, true) => has_other = true,
                    (0, false) => {
                        is_tied |= best.is_some();
                        best = Some((Rank::default(), function));
                    }
                    _ => {}
                }
                continue;
            }
            if required > 1 {
                continue;
            }
            if is_template {
                has_rival |= !argument.contains(Qualifiers::CONST) || is_rvalue;
                has_other = true;
                continue;
            }
            let Some(&parameter) = ty.parameters.first() else {
                has_other |= ty.flags.contains(FunctionTypeFlags::VARIADIC);
                continue;
            };
            let referred = self.program.non_reference(parameter);
            if self.program.class_of(referred) != Some(class) {
                has_other |= self.may_be_class(referred) || self.is_dependent_type(parameter);
                continue;
            }
            let qualifiers = self.program.unqualified(self.program.canonical(referred)).1;
            let added = qualifiers - argument;
            let is_compatible = (argument - qualifiers).is_empty();
            let Some(of_object) = self.rank_of_object(ty.flags, name, object) else { continue };
            let of_argument = match self.program.structure(parameter) {
                Type::RvalueReference(_) if is_rvalue && is_compatible => u32::from(added.bits()),
                Type::RvalueReference(_) => continue,
                Type::LvalueReference(_) if !is_compatible => continue,
                Type::LvalueReference(_) if !is_rvalue => u32::from(added.bits()),
                Type::LvalueReference(_)
                    if qualifiers & (Qualifiers::CONST | Qualifiers::VOLATILE) == Qualifiers::CONST =>
                {
                    16 + u32::from(added.bits())
                }
                Type::LvalueReference(_) => continue,
                // By value: neither better nor worse than any reference.
                _ => {
                    is_by_value = true;
                    0
                }
            };
            let rank = Rank { of_argument, of_object };
            match best {
                Some((known, _)) if known.is_better(rank) => {}
                Some((known, _)) if !rank.is_better(known) => is_tied = true,
                _ => {
                    is_tied = false;
                    best = Some((rank, function));
                }
            }
        }
        match best {
            Some(_) if is_tied && is_default => Selected::Unknown,
            Some(_) if is_tied => self.resolve_special(class, kind, argument, object, allowed),
            Some((rank, _)) if is_by_value || has_rival && rank != Rank::default() => {
                self.resolve_special(class, kind, argument, object, allowed)
            }
            Some((_, function)) => Selected::Function(function),
            None if has_other && is_default => self.resolve_default_constructor(class),
            None if has_other => self.resolve_special(class, kind, argument, object, allowed),
            None => Selected::Nothing,
        }
    }

    /// As [`Self::select_special`] where not special members alone decide, but templates and conversions, too
    /// ([class.copy.ctor]/10, [class.copy.assign]/7): as overload resolution finds it, which may find none.
    fn resolve_special(
        &mut self,
        class: ClassId,
        kind: SpecialMember,
        argument: Qualifiers,
        object: Qualifiers,
        allowed: Allowed,
    ) -> Selected {
        let own = self.program.classes[class].ty;
        let category = match kind {
            SpecialMember::MoveConstructor | SpecialMember::MoveAssignment => ValueCategory::Xvalue,
            _ => ValueCategory::Lvalue,
        };
        let ty = self.program.qualified(own, argument);
        let values = [self.value_of_type(ty, category)];
        if matches!(kind, SpecialMember::CopyConstructor | SpecialMember::MoveConstructor) {
            let constructors = self.constructors(class);
            if constructors.is_partial {
                return Selected::Unknown;
            }
            let set = constructor_set(&constructors.entities, &values, true);
            return self.selected_by(|sema| sema.resolve(&CallSet { allowed, ..set }));
        }
        let found = self.lookup_in_class(class, Name::operator(Operator::Equal), u32::MAX);
        let candidates: Vec<EntityId> = found.entities.iter().copied().collect();
        if found.is_dependent || found.specialization.is_some() || !self.only_functions(&candidates) {
            return Selected::Unknown;
        }
        let ty = self.program.qualified(own, object);
        let object = self.value_of_type(ty, ValueCategory::Lvalue);
        self.selected_by(|sema| {
            sema.resolve(&CallSet {
                candidates: &candidates,
                object: Some(object),
                object_class: ObjectClass::OfObject,
                template_arguments: None,
                arguments: &values,
                allowed,
                includes_explicit: true,
            })
        })
    }

    /// The default constructor of a class that has none but what templates or base classes give: as overload resolution finds it.
    fn resolve_default_constructor(&mut self, class: ClassId) -> Selected {
        let constructors = self.constructors(class);
        if constructors.is_partial {
            return Selected::Unknown;
        }
        self.selected_by(|sema| sema.resolve_constructor(&constructors.entities, &[], true))
    }

    /// What overload resolution chooses where no expression calls it: its exception specification is not needed for that.
    fn selected_by(&mut self, resolve: impl FnOnce(&mut Self) -> Resolution) -> Selected {
        let is_needed = self.context.needs_specification;
        let resolution = self.unevaluated(|sema| {
            sema.context.speculating += u32::from(!is_needed);
            let resolution = resolve(sema);
            sema.context.speculating -= u32::from(!is_needed);
            resolution
        });
        match resolution {
            // More than this function is called then.
            Resolution::Selected(candidate)
                if candidate.conversions.iter().any(|sequence| !matches!(sequence, Sequence::Standard(_))) =>
            {
                Selected::Unknown
            }
            Resolution::Selected(candidate) if candidate.verdict == Verdict::Viable => {
                let instance = is_needed.then(|| self.function_with_specification(&candidate)).flatten();
                match instance.or(candidate.function) {
                    Some(function) => Selected::Function(function),
                    None => Selected::Unknown,
                }
            }
            Resolution::NoMatch(_) => Selected::Nothing,
            Resolution::Ambiguous(candidates)
                if candidates.iter().all(|candidate| candidate.verdict == Verdict::Viable) =>
            {
                Selected::Nothing
            }
            _ => Selected::Unknown,
        }
    }

    /// How well an assignment operator takes what is assigned to, an lvalue with these qualifiers; `None` if not at all.
    /// Constructors have no object.
    fn rank_of_object(&self, flags: FunctionTypeFlags, name: Name, object: Qualifiers) -> Option<u32> {
        if name == Name::CONSTRUCTOR {
            return Some(0);
        }
        let mut taken = Qualifiers::empty();
        taken.set(Qualifiers::CONST, flags.contains(FunctionTypeFlags::CONST));
        taken.set(Qualifiers::VOLATILE, flags.contains(FunctionTypeFlags::VOLATILE));
        let is_viable = ((object & (Qualifiers::CONST | Qualifiers::VOLATILE)) - taken).is_empty();
        (is_viable && !flags.contains(FunctionTypeFlags::RVALUE)).then(|| u32::from((taken - object).bits()))
    }

    /// Whether a class has virtual functions or virtual bases, inherited ones included.
    pub(super) fn has_virtual_parts(&self, class: ClassId) -> Option<bool> {
        match self.is_polymorphic(class) {
            Some(true) => Some(true),
            known if self.virtual_bases(class).is_empty() => known,
            _ => Some(true),
        }
    }
}

/// How well a special member function fits: qualifiers that its parameters add, the less the better.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Rank {
    of_argument: u32,
    of_object: u32,
}

impl Rank {
    /// Better in one, and worse in neither ([over.match.best]).
    fn is_better(self, other: Self) -> bool {
        self != other && self.of_argument <= other.of_argument && self.of_object <= other.of_object
    }
}

/// Of a base or member of unknown type nothing is known.
fn add_unknown(facts: &mut SpecialFacts) {
    facts.is_deleted = either(facts.is_deleted, None);
    facts.is_trivial = both(facts.is_trivial, None);
    facts.is_nothrow = both(facts.is_nothrow, None);
    facts.is_constexpr = both(facts.is_constexpr, None);
}

/// Adds what follows from a base or member of class type.
fn add_part(facts: &mut SpecialFacts, found: SpecialFacts, is_variant: bool) {
    facts.is_trivial = both(facts.is_trivial, found.is_trivial);
    facts.is_deleted = either(facts.is_deleted, found.is_deleted);
    if is_variant {
        // A variant member with a non-trivial one ([class.default.ctor] and the others).
        facts.is_deleted = either(facts.is_deleted, found.is_trivial.map(|is| !is));
    }
    facts.is_nothrow = both(facts.is_nothrow, found.is_nothrow);
    facts.is_constexpr = both(facts.is_constexpr, found.is_constexpr);
}
