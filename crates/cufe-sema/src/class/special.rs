//! Special member functions (\[special\]): which of a class's functions they are, and the declaration of those that are
//! implicitly declared ([class.default.ctor], [class.copy.ctor], [class.copy.assign], [class.dtor]). They are ordinary
//! functions of the class's scope, made when something asks for them.

use crate::{Found, Sema};
use cufe_base::Standard;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{
    Access, Builtin, ClassId, EntityId, EntityKind, Friend, FunctionFlags, FunctionId, FunctionType, FunctionTypeFlags,
    LambdaFlags, Name, NameKind, Operator, Program, Qualifiers, ScopeKind, Type, TypeId,
};
use smallvec::SmallVec;

/// A kind of special member function (\[special\]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SpecialMember {
    /// A default constructor.
    DefaultConstructor,
    /// A copy constructor.
    CopyConstructor,
    /// A move constructor.
    MoveConstructor,
    /// A copy assignment operator.
    CopyAssignment,
    /// A move assignment operator.
    MoveAssignment,
    /// A destructor.
    Destructor,
}

/// What is known of a special member function; `None` is not known: some base or member is of a type that is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpecialFacts {
    /// Defined as deleted.
    pub is_deleted: Option<bool>,
    /// Trivial.
    pub is_trivial: Option<bool>,
    /// Does not throw.
    pub is_nothrow: Option<bool>,
    /// Can be used in constant expressions.
    pub is_constexpr: Option<bool>,
}

/// Members found in a class and its bases.
#[derive(Clone, Debug, Default)]
pub struct MemberSet {
    /// Functions and function templates.
    pub entities: SmallVec<[EntityId; 8]>,
    /// Some base is not known, so there may be more.
    pub is_partial: bool,
}

impl Sema<'_> {
    /// The constructors of a class, templates and implicitly declared ones included, with those that using-declarations
    /// inherit ([over.match.funcs], [class.inhctor.init]).
    pub fn constructors(&mut self, class: ClassId) -> MemberSet {
        let mut found = MemberSet::default();
        self.add_constructors(class, &mut found, &mut SmallVec::new());
        found
    }

    fn add_constructors(&mut self, class: ClassId, found: &mut MemberSet, visited: &mut SmallVec<[ClassId; 4]>) {
        self.declare_implicit_members(class);
        found.is_partial |= !self.has_known_members(class);
        let is_inherited = !visited.is_empty();
        visited.push(class);
        let functions = self.program.classes[class].functions.clone();
        for entity in functions {
            if self.program.entities[entity].name != Name::CONSTRUCTOR {
                continue;
            }
            if !is_inherited
                || !self.is_hidden_by_implicit(entity) && !self.is_hidden_by_derived(entity, class, &found.entities)
            {
                found.entities.push(entity);
            }
        }
        for base in self.program.classes[class].inherited_constructors.clone() {
            match self.program.class_of(base) {
                Some(base) if visited.contains(&base) => {}
                Some(base) => stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                    self.add_constructors(base, found, visited);
                }),
                None => found.is_partial = true,
            }
        }
    }

    /// Whether an inherited constructor never takes part, because a constructor that the derived class has takes its place: one
    /// that copies or moves. A default constructor is inherited where the derived class has none ([over.match.funcs]/8).
    fn is_hidden_by_implicit(&self, constructor: EntityId) -> bool {
        let EntityKind::Function(function) = self.program.entities[constructor].kind else { return false };
        self.special_member(function).is_some_and(|special| special != SpecialMember::DefaultConstructor)
    }

    /// Whether a constructor of a derived class has the parameters of one of `class` that it inherits, and so hides it
    /// ([namespace.udecl]/14). `found`: constructors of derived classes, and of other bases.
    fn is_hidden_by_derived(&self, constructor: EntityId, class: ClassId, found: &[EntityId]) -> bool {
        let parameters = |entity: EntityId| {
            let EntityKind::Function(function) = self.program.entities[entity].kind else { return None };
            let ty = self.program.as_function(self.program.functions[function].ty)?;
            Some((&ty.parameters, ty.flags.contains(FunctionTypeFlags::VARIADIC)))
        };
        let Some((own, is_variadic)) = parameters(constructor) else { return false };
        let base = self.program.classes[class].ty;
        found.iter().any(|&other| {
            let has_same = parameters(other).is_some_and(|(others, variadic)| {
                let same = |(&a, &b): (&cufe_il::TypeId, &cufe_il::TypeId)| {
                    self.program.unqualified(self.program.canonical(a)).0
                        == self.program.unqualified(self.program.canonical(b)).0
                };
                variadic == is_variadic && others.len() == own.len() && own.iter().zip(others.iter()).all(same)
            });
            has_same
                && self.program.enclosing_class(self.program.entities[other].scope).is_some_and(|derived| {
                    let derived = self.program.classes[derived].ty;
                    matches!(self.base_relation(derived, base), super::BaseRelation::Yes(_))
                })
        })
    }

    /// The destructor of a class; none where its members are not known.
    pub fn destructor(&mut self, class: ClassId) -> Option<FunctionId> {
        self.declare_implicit_members(class);
        self.program.classes[class]
            .functions
            .iter()
            .filter(|&&entity| self.program.entities[entity].name == Name::DESTRUCTOR)
            .filter_map(|&entity| self.program.function_of(entity))
            .find(|function| !self.class_state.ineligible.contains(function))
    }

    /// What `~T` names in a class ([class.dtor]): its destructor, an implicitly declared one too, and none of a base.
    pub fn lookup_destructor(&mut self, ty: TypeId, at: u32) -> Found {
        self.complete_type(ty);
        let known = self.program.class_of(ty).filter(|&class| self.has_known_members(class));
        match known.and_then(|class| self.destructor(class)) {
            Some(destructor) => Found::entity(self.program.functions[destructor].entity),
            None => self.lookup_in_type(ty, Name::DESTRUCTOR, at),
        }
    }

    /// Whether the members of a class itself are known: it is complete, and no pattern of a template.
    pub fn has_known_members(&self, class: ClassId) -> bool {
        let entry = &self.program.classes[class];
        entry.is_complete && !entry.is_dependent && entry.scope.is_some()
    }

    /// Which special member function a function is, if it is one (\[special\]).
    pub fn special_member(&self, function: FunctionId) -> Option<SpecialMember> {
        let entry = &self.program.functions[function];
        let entity = &self.program.entities[entry.entity];
        if entity.template.is_some() || entry.specialized.is_some() {
            return None;
        }
        match entity.name.kind() {
            NameKind::Destructor => Some(SpecialMember::Destructor),
            NameKind::Constructor => {
                let class = self.class_of_member(function)?;
                let ty = self.program.as_function(entry.ty)?;
                let required = self.minimum_arguments(function);
                if required == 0 && (ty.parameters.is_empty() || !self.is_own_reference(ty.parameters[0], class)) {
                    return Some(SpecialMember::DefaultConstructor);
                }
                if required > 1 || ty.parameters.is_empty() {
                    return None;
                }
                match self.program.structure(ty.parameters[0]) {
                    Type::LvalueReference(_) if self.is_own_reference(ty.parameters[0], class) => {
                        Some(SpecialMember::CopyConstructor)
                    }
                    Type::RvalueReference(_) if self.is_own_reference(ty.parameters[0], class) => {
                        Some(SpecialMember::MoveConstructor)
                    }
                    _ => None,
                }
            }
            NameKind::Operator(Operator::Equal) => {
                let class = self.class_of_member(function)?;
                let ty = self.program.as_function(entry.ty)?;
                let &[parameter] = ty.parameters.as_slice() else { return None };
                if self.program.class_of(parameter) == Some(class) {
                    return Some(SpecialMember::CopyAssignment);
                }
                match self.program.structure(parameter) {
                    Type::LvalueReference(_) if self.is_own_reference(parameter, class) => {
                        Some(SpecialMember::CopyAssignment)
                    }
                    Type::RvalueReference(_) if self.is_own_reference(parameter, class) => {
                        Some(SpecialMember::MoveAssignment)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn is_own_reference(&self, ty: TypeId, class: ClassId) -> bool {
        self.program.is_reference(ty) && self.program.class_of(self.program.non_reference(ty)) == Some(class)
    }

    /// What is known of a function that is a special member; nothing is known of those of classes that are not known. Whether it
    /// throws may be left open: `is_nothrow_special` finds that.
    pub fn special_facts(&mut self, function: FunctionId) -> SpecialFacts {
        if let Some(class) = self.class_of_member(function) {
            self.declare_implicit_members(class);
        }
        self.settled_special_facts(function)
    }

    /// What is known of a special member so far.
    pub(crate) fn settled_special_facts(&self, function: FunctionId) -> SpecialFacts {
        self.class_state.special.get(&function).copied().unwrap_or_default()
    }

    /// Whether a function is a defaulted move constructor or move assignment operator that is defined as deleted: overload resolution
    /// ignores it, so that the copying one is found ([over.match.funcs.general]/8).
    pub(crate) fn is_deleted_default_move(&self, function: FunctionId) -> bool {
        self.program.functions[function].flags.contains(FunctionFlags::DEFAULTED)
            && matches!(
                self.special_member(function),
                Some(SpecialMember::MoveConstructor | SpecialMember::MoveAssignment)
            )
            && self.class_state.special.get(&function).is_some_and(|facts| facts.is_deleted == Some(true))
    }

    /// The special members of a kind that a class has, implicitly declared ones included.
    pub fn special_members(&mut self, class: ClassId, kind: SpecialMember) -> SmallVec<[FunctionId; 2]> {
        self.declare_implicit_members(class);
        self.declared_special_members(class, kind)
    }

    pub(crate) fn declared_special_members(&self, class: ClassId, kind: SpecialMember) -> SmallVec<[FunctionId; 2]> {
        let functions = self.program.classes[class].functions.iter();
        functions
            .filter_map(|&entity| match self.program.entities[entity].kind {
                EntityKind::Function(function) => Some(function),
                _ => None,
            })
            .filter(|function| !self.class_state.ineligible.contains(function))
            .filter(|&function| self.special_member(function) == Some(kind))
            .collect()
    }

    /// Declares the implicit members of a complete class, and finds out which of its special members are deleted, trivial
    /// and so on. Does nothing the second time, for incomplete classes and for patterns of templates.
    pub fn declare_implicit_members(&mut self, class: ClassId) {
        if !self.has_known_members(class) || !self.class_state.declared.insert(class) {
            return;
        }
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
            if self.program.classes[class].is_closure {
                self.declare_closure_members(class);
            } else {
                self.declare_members_of(class);
            }
        });
    }

    fn declare_members_of(&mut self, class: ClassId) {
        use SpecialMember::*;
        let has = |sema: &Self, kind| !sema.declared_special_members(class, kind).is_empty();
        let has_constructor = self.program.classes[class]
            .functions
            .iter()
            .any(|&entity| self.program.entities[entity].name == Name::CONSTRUCTOR);
        let has_copy_constructor = has(self, CopyConstructor);
        let has_copy_assignment = has(self, CopyAssignment);
        let has_destructor = has(self, Destructor);
        let has_move = has(self, MoveConstructor) || has(self, MoveAssignment);
        let may_move = !has_move
            && !has_copy_constructor
            && !has_copy_assignment
            && !has_destructor
            && self.since(Standard::Cpp11);
        let mut implicit: SmallVec<[SpecialMember; 6]> = SmallVec::new();
        let rows = [
            (DefaultConstructor, !has_constructor),
            (CopyConstructor, !has_copy_constructor),
            (MoveConstructor, may_move),
            (CopyAssignment, !has_copy_assignment),
            (MoveAssignment, may_move),
            (Destructor, !has_destructor),
        ];
        implicit.extend(rows.iter().filter(|row| row.1).map(|row| row.0));
        self.find_ineligible_members(class);
        // Written ones first: those that are defaulted may be deleted.
        for kind in [DefaultConstructor, CopyConstructor, MoveConstructor, CopyAssignment, MoveAssignment, Destructor] {
            for function in self.declared_special_members(class, kind) {
                self.note_written_member(class, kind, function);
            }
        }
        for kind in implicit {
            let is_copy = matches!(kind, CopyConstructor | CopyAssignment);
            let qualifiers = if is_copy && self.copies_from_const(class, kind) != Some(false) {
                Qualifiers::CONST
            } else {
                Qualifiers::empty()
            };
            let mut facts = self.defaulted_facts(class, kind, qualifiers);
            if is_copy && has_move {
                facts.is_deleted = Some(true);
            }
            let is_move = matches!(kind, MoveConstructor | MoveAssignment);
            if is_move && facts.is_deleted == Some(true) {
                // Overload resolution ignores it ([class.copy.ctor]).
                continue;
            }
            self.new_implicit_member(class, kind, qualifiers, facts);
        }
        self.declare_implicit_equality(class);
    }

    /// `==` beside a `<=>` that is defaulted, where the class declares none itself ([class.compare.default]/5).
    fn declare_implicit_equality(&mut self, class: ClassId) {
        let entry = &self.program.classes[class];
        let is_named = |entity: EntityId, operator| self.program.entities[entity].name == Name::operator(operator);
        let declares_equality = entry.functions.iter().any(|&entity| is_named(entity, Operator::EqualEqual))
            || entry
                .friends
                .iter()
                .any(|friend| matches!(*friend, Friend::Entity(entity) if is_named(entity, Operator::EqualEqual)));
        if declares_equality || !self.since(Standard::Cpp20) {
            return;
        }
        let friends = entry.friends.iter().filter_map(|friend| match *friend {
            Friend::Entity(entity) if matches!(self.program.entities[entity].kind, EntityKind::Function(_)) => {
                Some(entity)
            }
            _ => None,
        });
        let spaceships: SmallVec<[EntityId; 2]> = entry
            .functions
            .iter()
            .copied()
            .chain(friends)
            .filter(|&entity| is_named(entity, Operator::Spaceship))
            .collect();
        for entity in spaceships {
            let Some(spaceship) = self.program.function_of(entity) else { continue };
            let entry = &self.program.functions[spaceship];
            let is_defaulted = entry.flags.contains(FunctionFlags::DEFAULTED);
            let Some(ty) = self.program.as_function(entry.ty).filter(|_| is_defaulted).cloned() else { continue };
            let compared = ty.parameters.first().map(|&parameter| self.program.non_reference(parameter));
            if compared.is_some_and(|compared| self.program.class_of(compared) == Some(class)) {
                self.new_equality(class, spaceship, ty);
            }
        }
    }

    /// The defaulted `<=>` that brings a function with it, if that is such an `==` ([class.compare.default]/5).
    pub(crate) fn implying_spaceship(&self, equality: FunctionId) -> Option<FunctionId> {
        self.class_state.implied_equalities.get(&equality).copied()
    }

    /// `==` like a `<=>` of a class: a member or a friend.
    fn new_equality(&mut self, class: ClassId, spaceship: FunctionId, ty: FunctionType) {
        let facts = SpecialFacts { is_constexpr: Some(true), ..SpecialFacts::default() };
        let name = Name::operator(Operator::EqualEqual);
        let result = Program::builtin(Builtin::Bool);
        if self.class_of_member(spaceship) == Some(class) {
            let function = self.new_implicit_function(class, name, result, ty.parameters, facts);
            self.class_state.implied_equalities.insert(function, spaceship);
            return;
        }
        let token = self.program.entities[self.program.functions[spaceship].entity].token;
        let scope = self.program.entities[self.program.functions[spaceship].entity].scope;
        let ty = self.program.function_type(FunctionType { result, specification: None, ..ty });
        let flags = FunctionFlags::IMPLICIT
            | FunctionFlags::DEFAULTED
            | FunctionFlags::INLINE
            | FunctionFlags::CONSTEXPR
            | FunctionFlags::FRIEND_ONLY;
        let function = self.program.functions.next_id();
        let entity = self.new_function(name, ty, scope, token, flags);
        self.class_state.special.insert(function, facts);
        self.class_state.implied_equalities.insert(function, spaceship);
        self.program.bind(scope, name, entity, token, true);
        self.befriend_function(class, function, true);
    }

    /// Notes what is known of a special member that is written.
    fn note_written_member(&mut self, class: ClassId, kind: SpecialMember, function: FunctionId) {
        let entry = &self.program.functions[function];
        let flags = entry.flags;
        let ty = self.program.as_function(entry.ty);
        let is_noexcept = ty.is_some_and(|ty| ty.flags.contains(FunctionTypeFlags::NOEXCEPT));
        let qualifiers = ty.and_then(|ty| ty.parameters.first().copied()).map_or(Qualifiers::empty(), |parameter| {
            let referred = self.program.non_reference(parameter);
            self.program.unqualified(self.program.canonical(referred)).1
        });
        let is_defaulted = flags.contains(FunctionFlags::DEFAULTED);
        let mut facts = if is_defaulted {
            self.defaulted_facts(class, kind, qualifiers)
        } else {
            let is_deleted = flags.contains(FunctionFlags::DELETED);
            // A deleted one is not provided by the user ([dcl.fct.def.default]/5), so it may be trivial ([class.dtor]/8).
            let is_trivial =
                if is_deleted { self.defaulted_facts(class, kind, qualifiers).is_trivial } else { Some(false) };
            SpecialFacts {
                is_deleted: Some(is_deleted),
                is_trivial,
                is_nothrow: None,
                is_constexpr: Some(flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)),
            }
        };
        if self.class_state.uncertain_members.contains(&(class, kind)) {
            facts = SpecialFacts::default();
        } else if flags.contains(FunctionFlags::OPEN_SPECIFICATION) {
            facts.is_nothrow = None;
        } else if is_noexcept || flags.contains(FunctionFlags::NOTHROW) {
            facts.is_nothrow = Some(true);
        } else if !is_defaulted {
            // A destructor has the specification of an implicit one unless it says otherwise ([except.spec]/8).
            facts.is_nothrow = match kind {
                SpecialMember::Destructor if !flags.contains(FunctionFlags::EXCEPTION_SPECIFICATION) => {
                    self.defaulted_facts(class, kind, qualifiers).is_nothrow
                }
                _ => Some(false),
            };
        } else if flags.contains(FunctionFlags::EXCEPTION_SPECIFICATION) {
            // `noexcept(false) = default` holds, whatever an implicit one would have (P1286R2).
            facts.is_nothrow = Some(false);
        }
        if flags.contains(FunctionFlags::VIRTUAL) {
            facts.is_trivial = Some(false);
        }
        // The reference takes a defaulted destructor for constexpr only where it says so or is trivial ([class.dtor]/9 has no such
        // rule).
        if is_defaulted && kind == SpecialMember::Destructor && !flags.contains(FunctionFlags::CONSTEXPR) {
            facts.is_constexpr = crate::class::accessible::both(facts.is_constexpr, facts.is_trivial);
        }
        if is_defaulted && facts.is_deleted == Some(true) {
            self.program.functions[function].flags |= FunctionFlags::DELETED;
        }
        if is_defaulted && facts.is_constexpr == Some(true) {
            self.program.functions[function].flags |= FunctionFlags::CONSTEXPR;
        }
        self.class_state.special.insert(function, facts);
    }

    fn new_implicit_member(
        &mut self,
        class: ClassId,
        kind: SpecialMember,
        qualifiers: Qualifiers,
        facts: SpecialFacts,
    ) -> FunctionId {
        let own = self.program.classes[class].ty;
        let void = Program::builtin(Builtin::Void);
        let source = self.program.qualified(own, qualifiers);
        let lvalue = self.program.intern_type(Type::LvalueReference(source));
        let rvalue = self.program.intern_type(Type::RvalueReference(own));
        let own_reference = self.program.intern_type(Type::LvalueReference(own));
        let (name, result, parameters) = match kind {
            SpecialMember::DefaultConstructor => (Name::CONSTRUCTOR, void, vec![]),
            SpecialMember::CopyConstructor => (Name::CONSTRUCTOR, void, vec![lvalue]),
            SpecialMember::MoveConstructor => (Name::CONSTRUCTOR, void, vec![rvalue]),
            SpecialMember::CopyAssignment => (Name::operator(Operator::Equal), own_reference, vec![lvalue]),
            SpecialMember::MoveAssignment => (Name::operator(Operator::Equal), own_reference, vec![rvalue]),
            SpecialMember::Destructor => (Name::DESTRUCTOR, void, vec![]),
        };
        let function = self.new_implicit_function(class, name, result, parameters, facts);
        if matches!(kind, SpecialMember::Destructor | SpecialMember::CopyAssignment | SpecialMember::MoveAssignment) {
            self.note_implicit_override(function);
        }
        function
    }

    /// A function that the front end declares in a class.
    fn new_implicit_function(
        &mut self,
        class: ClassId,
        name: Name,
        result: TypeId,
        parameters: Vec<TypeId>,
        facts: SpecialFacts,
    ) -> FunctionId {
        let function = self.new_unbound_function(class, name, result, parameters, facts);
        self.bind_implicit_function(class, function);
        function
    }

    /// A function of a class that lookup does not find yet.
    fn new_unbound_function(
        &mut self,
        class: ClassId,
        name: Name,
        result: TypeId,
        parameters: Vec<TypeId>,
        facts: SpecialFacts,
    ) -> FunctionId {
        let mut type_flags = FunctionTypeFlags::empty();
        if facts.is_nothrow == Some(true) {
            type_flags |= FunctionTypeFlags::NOEXCEPT;
        }
        let mut flags =
            FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED | FunctionFlags::INLINE | FunctionFlags::MEMBER;
        flags.set(FunctionFlags::DELETED, facts.is_deleted == Some(true));
        flags.set(FunctionFlags::CONSTEXPR, facts.is_constexpr == Some(true));
        if name == Name::CONVERSION {
            flags.remove(FunctionFlags::DEFAULTED);
        }
        if name == Name::CONVERSION || name == Name::operator(Operator::EqualEqual) {
            type_flags |= FunctionTypeFlags::CONST;
        }
        let ty =
            self.program.function_type(FunctionType { result, parameters, flags: type_flags, specification: None });
        let entry = &self.program.classes[class];
        let token = self.program.entities[entry.entity].token;
        let scope = entry.scope.unwrap_or(Program::GLOBAL_SCOPE);
        let function = self.program.functions.next_id();
        let entity = self.new_function(name, ty, scope, token, flags);
        self.program.functions[function].conversion = (name == Name::CONVERSION).then_some(result);
        self.program.entities[entity].access = Access::Public;
        self.class_state.special.insert(function, facts);
        function
    }

    fn bind_implicit_function(&mut self, class: ClassId, function: FunctionId) {
        let entity = self.program.functions[function].entity;
        let (scope, name) = (self.program.entities[entity].scope, self.program.entities[entity].name);
        self.program.bind(scope, name, entity, 0, false);
        self.program.classes[class].functions.push(entity);
    }

    /// The members of a closure class ([expr.prim.lambda.closure]).
    fn declare_closure_members(&mut self, class: ClassId) {
        use SpecialMember::*;
        let entity = self.program.classes[class].entity;
        let Some(index) = self.program.lambda_with_closure(entity) else { return };
        let lambda = &self.program.lambdas[index];
        let has_default = lambda.flags.intersects(LambdaFlags::COPY_DEFAULT | LambdaFlags::REFERENCE_DEFAULT);
        let is_empty = lambda.captures.is_empty();
        let call = lambda.call_operator.filter(|_| !lambda.flags.contains(LambdaFlags::GENERIC));
        let is_plain = is_empty && !has_default;
        let facts = SpecialFacts {
            is_deleted: Some(false),
            is_trivial: Some(true),
            is_nothrow: Some(true),
            is_constexpr: Some(true),
        };
        let from =
            if self.closure_copies_from_const(class) == Some(false) { Qualifiers::empty() } else { Qualifiers::CONST };
        // The others copy and destroy what is captured.
        let mut of = |kind, qualifiers| if is_empty { facts } else { self.closure_facts(class, kind, qualifiers) };
        let copied = of(CopyConstructor, from);
        let moved = of(MoveConstructor, Qualifiers::empty());
        let destroyed = of(Destructor, Qualifiers::empty());
        let deleted = SpecialFacts { is_deleted: Some(true), is_trivial: Some(false), ..SpecialFacts::default() };
        // A trait that asks for triviality only has the answer for what the members would be assigned by (measured).
        let is_assignment_trivial = if is_empty { Some(true) } else { self.are_captures_assigned_trivially(class) };
        let deleted_assignment = SpecialFacts { is_trivial: is_assignment_trivial, ..deleted };
        let is_regular = is_plain && self.since(Standard::Cpp20);
        self.new_implicit_member(
            class,
            DefaultConstructor,
            Qualifiers::empty(),
            if is_regular { facts } else { deleted },
        );
        self.new_implicit_member(class, CopyConstructor, from, copied);
        // Overload resolution ignores one that is deleted ([class.copy.ctor]/10).
        if moved.is_deleted != Some(true) {
            self.new_implicit_member(class, MoveConstructor, Qualifiers::empty(), moved);
        }
        let assigned = if is_regular { facts } else { deleted_assignment };
        self.new_implicit_member(class, CopyAssignment, Qualifiers::CONST, assigned);
        if is_regular {
            self.new_implicit_member(class, MoveAssignment, Qualifiers::empty(), facts);
        }
        self.new_implicit_member(class, Destructor, Qualifiers::empty(), destroyed);
        if let Some(call) = call.filter(|_| is_plain)
            && let Some(function) = self.conversion_to_invoker(class, call, facts)
        {
            self.bind_implicit_function(class, function);
        }
    }

    /// A conversion function of a closure to a pointer to a function that does what a call operator does
    /// ([expr.prim.lambda.closure]/8).
    fn conversion_to_invoker(&mut self, class: ClassId, call: FunctionId, facts: SpecialFacts) -> Option<FunctionId> {
        let ty = self.program.as_function(self.program.functions[call].ty)?;
        let flags = ty.flags & (FunctionTypeFlags::VARIADIC | FunctionTypeFlags::NOEXCEPT);
        let function = FunctionType { flags, ..ty.clone() };
        let function = self.program.function_type(function);
        let pointer = self.program.intern_type(Type::Pointer(function));
        let conversion = self.new_unbound_function(class, Name::CONVERSION, pointer, Vec::new(), facts);
        self.program.stand_ins.invoked.insert(conversion, call);
        Some(conversion)
    }

    /// The conversion function of a generic lambda to a pointer to an instance of its call operator: an instance of its
    /// conversion function template, which lookup does not find.
    pub(crate) fn conversion_to_instance(&mut self, class: ClassId, instance: FunctionId) -> Option<FunctionId> {
        if let Some(&known) = self.class_state.closure_conversions.get(&instance) {
            return Some(known);
        }
        let facts = SpecialFacts {
            is_deleted: Some(false),
            is_trivial: Some(false),
            is_nothrow: Some(true),
            is_constexpr: Some(true),
        };
        let conversion = self.conversion_to_invoker(class, instance, facts)?;
        self.class_state.closure_conversions.insert(instance, conversion);
        Some(conversion)
    }

    /// Whether a scope is that of a class.
    pub fn is_class_scope(&self, scope: cufe_il::ScopeId) -> bool {
        self.program.scopes[scope].kind == ScopeKind::Class
    }
}
