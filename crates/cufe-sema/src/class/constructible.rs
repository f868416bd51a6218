//! The traits that ask whether an initialization or an assignment from values of types is well-formed ([meta.unary.prop]):
//! overload resolution tells, as for the expressions in which they are defined.

use super::accessible::{AccessPlace, both};
use super::special::SpecialMember;
use crate::Sema;
use crate::class::BaseRelation;
use crate::conversion::{Allowed, ObjectClass, Operand, Sequence, Standard, UserDefined};
use crate::overload::{CallSet, Candidate, Resolution, Verdict};
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{
    Access, ArrayBound, Builtin, ClassId, ClassKey, DataMember, DataMemberFlags, EntityKind, FunctionFlags, FunctionId,
    Name, Operator, Type, TypeId, ValueCategory,
};
use smallvec::SmallVec;

/// What a trait wants of the functions that are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// Only that they can be called.
    Usable,
    /// They are trivial.
    Trivial,
    /// They do not throw.
    Nothrow,
}

impl Wanted {
    /// What the trait with a name wants.
    pub(super) fn of(name: &str) -> Self {
        if name.starts_with("__is_trivially") {
            Wanted::Trivial
        } else if name.starts_with("__is_nothrow") {
            Wanted::Nothrow
        } else {
            Wanted::Usable
        }
    }
}

/// How an object is initialized ([dcl.init.general]/15, /16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// By any constructor.
    Direct,
    /// By one that is not explicit.
    Copy,
}

impl Sema<'_> {
    /// The value that `declval` gives of a type; none of `void`.
    fn declared_value(&self, ty: TypeId) -> Option<Operand> {
        let (referred, category) = match self.program.structure(ty) {
            Type::LvalueReference(inner) => (inner, ValueCategory::Lvalue),
            Type::RvalueReference(inner) => (inner, ValueCategory::Xvalue),
            Type::Builtin(Builtin::Void) => return None,
            _ => (ty, ValueCategory::Xvalue),
        };
        let is_function = matches!(self.program.structure(referred), Type::Function(_));
        let category = if is_function { ValueCategory::Lvalue } else { category };
        Some(Operand { ty: self.program.canonical(referred), category, expression: None })
    }

    /// The values of types; `None` where one has no values, or is not known.
    fn declared_values(&self, types: &[TypeId]) -> Option<SmallVec<[Operand; 4]>> {
        types.iter().map(|&ty| self.declared_value(ty)).collect()
    }

    /// Whether an object of a class can be initialized from values of these types, in parentheses. Traits do not know a place
    /// and ask for public functions.
    pub(crate) fn is_class_constructible(
        &mut self,
        wanted: Wanted,
        class: ClassId,
        arguments: &[TypeId],
        place: Option<&AccessPlace>,
    ) -> Option<bool> {
        let Some(values) = self.declared_values(arguments) else { return Some(false) };
        self.is_initialized_from(wanted, class, &values, Form::Direct, place)
    }

    /// Whether an object of a class can be copy-initialized from a value of a type, as one of the class itself: by a
    /// constructor that is not explicit ([dcl.init.general]/16.6).
    pub(super) fn is_class_copied(&mut self, wanted: Wanted, class: ClassId, from: TypeId) -> Option<bool> {
        let Some(value) = self.declared_value(from) else { return Some(false) };
        self.is_initialized_from(wanted, class, &[value], Form::Copy, None)
    }

    /// Whether a constructor of a class takes values.
    fn is_initialized_from(
        &mut self,
        wanted: Wanted,
        class: ClassId,
        values: &[Operand],
        form: Form,
        place: Option<&AccessPlace>,
    ) -> Option<bool> {
        let constructors = self.constructors(class);
        if constructors.is_partial {
            return None;
        }
        match self.resolve_constructor(&constructors.entities, values, form == Form::Direct) {
            // No constructor is called.
            Resolution::Selected(candidate) if self.is_elided(&candidate) => {
                let sequence = candidate.conversions.first().copied().unwrap_or(Sequence::Unknown);
                self.answers_of_conversion(wanted, &sequence, values.first())
            }
            Resolution::Selected(candidate) => {
                let answer = self.answers_of_candidate(wanted, &candidate, values, place.map(|place| (class, place)));
                match candidate.function {
                    Some(function) if wanted == Wanted::Nothrow => {
                        both(answer, self.are_other_parts_nothrow(class, function))
                    }
                    _ => answer,
                }
            }
            // C++20: members of an aggregate may be initialized by a list in parentheses.
            _ if self.since(cufe_base::Standard::Cpp20)
                && form == Form::Direct
                && self.is_aggregate_class(class) != Some(false) =>
            {
                self.is_aggregate_initialized_from(wanted, class, values)
            }
            Resolution::NoMatch(_) | Resolution::Ambiguous(_) => Some(false),
            Resolution::Unknown => None,
        }
    }

    /// Whether the bases and members that an inherited constructor leaves to default initialization, where it makes an object of
    /// a class, let no exception out ([except.spec]/11). A constructor of the class itself has said so for all of them.
    pub(crate) fn are_other_parts_nothrow(&mut self, class: ClassId, constructor: FunctionId) -> Option<bool> {
        let home = self.class_of_member(constructor).filter(|&home| home != class && self.is_constructor(constructor));
        let Some(home) = home else { return Some(true) };
        if let Some(&known) = self.class_state.other_parts_nothrow.get(&(class, home)) {
            return known;
        }
        let find = |sema: &mut Self| sema.find_other_parts_nothrow(class, home, constructor);
        let result = stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || find(self));
        self.class_state.other_parts_nothrow.insert((class, home), result);
        result
    }

    fn find_other_parts_nothrow(&mut self, class: ClassId, home: ClassId, constructor: FunctionId) -> Option<bool> {
        let home_type = self.program.classes[home].ty;
        let mut result = self.are_nothrow_initializers(class);
        for base in self.program.classes[class].bases.clone() {
            let base = self.program.class_of(base.ty)?;
            let ty = self.program.classes[base].ty;
            let leads_home = base == home || self.is_derived_from(ty, home_type)?;
            result = match leads_home {
                true => both(result, self.are_other_parts_nothrow(base, constructor)),
                false => both(result, self.is_default_nothrow(base)),
            };
        }
        for member in self.program.classes[class].data_members.clone() {
            if let Some(part) = self.element_class(member.ty)
                && !member.flags.contains(DataMemberFlags::INITIALIZED)
                && !self.program.is_reference(member.ty)
            {
                result = both(result, self.is_default_nothrow(part));
            }
        }
        result
    }

    /// Whether the default constructor of a class lets no exception out.
    fn is_default_nothrow(&mut self, class: ClassId) -> Option<bool> {
        let constructors = self.constructors(class);
        match self.unevaluated(|sema| sema.resolve_constructor(&constructors.entities, &[], true)) {
            Resolution::Selected(candidate) if !constructors.is_partial => self.is_nothrow_candidate(&candidate),
            _ => None,
        }
    }

    /// Whether an aggregate is initialized from values in parentheses ([dcl.init.general]/16.6.2.2). Braces are elided as far as they
    /// must be, and of classes that no constructor makes or copies the traits only know lists of one value (measured).
    fn is_aggregate_initialized_from(&mut self, wanted: Wanted, class: ClassId, values: &[Operand]) -> Option<bool> {
        match self.is_aggregate_class(class)? {
            true if !values.is_empty() && (values.len() == 1 || self.needs_constructors(class)) => {}
            _ => return Some(false),
        }
        let mut next = 0;
        let result = self.are_parts_initialized_from(wanted, class, values, &mut next)?;
        Some(result && next == values.len())
    }

    /// Whether some constructor that a class has implicitly does something.
    fn needs_constructors(&mut self, class: ClassId) -> bool {
        let is_reference = |member: &DataMember| self.program.is_reference(member.ty);
        if self.program.classes[class].data_members.iter().any(is_reference) {
            return true;
        }
        let kinds = [SpecialMember::DefaultConstructor, SpecialMember::CopyConstructor, SpecialMember::MoveConstructor];
        kinds.into_iter().any(|kind| {
            let functions = self.special_members(class, kind);
            functions.into_iter().any(|function| self.special_facts(function).is_trivial == Some(false))
        })
    }

    /// Whether values from `next` on initialize the parts of an aggregate; those without value have default member initializers
    /// or are initialized from empty lists.
    fn are_parts_initialized_from(
        &mut self,
        wanted: Wanted,
        class: ClassId,
        values: &[Operand],
        next: &mut usize,
    ) -> Option<bool> {
        let members = self.aggregate_members(class)?;
        if members.is_empty() {
            return Some(false);
        }
        let mut result = Some(true);
        for (index, &member) in members.iter().enumerate() {
            if *next < values.len() {
                result = both(result, self.is_part_initialized_from(wanted, member, values, next));
                if result != Some(true) {
                    return result;
                }
                continue;
            }
            if self.program.classes[class].key == ClassKey::Union {
                break;
            }
            if self.leaves_reference(class, index) {
                return Some(false);
            }
            let inner = self.program.class_of(member).filter(|_| !self.program.is_reference(member));
            if let Some(inner) = inner {
                result = both(result, self.is_initialized_from(wanted, inner, &[], Form::Copy, None));
            }
        }
        result
    }

    /// Whether the next value initializes a part of an aggregate, or it and those behind it the parts of this part.
    fn is_part_initialized_from(
        &mut self,
        wanted: Wanted,
        part: TypeId,
        values: &[Operand],
        next: &mut usize,
    ) -> Option<bool> {
        if self.is_dependent_type(part) {
            return None;
        }
        let bare = self.program.unqualified(self.program.canonical(part)).0;
        match self.program.structure(bare) {
            Type::Array { element, bound: ArrayBound::Known(count) } => {
                let mut filled = 0;
                let mut result = Some(true);
                while filled < count && *next < values.len() && result == Some(true) {
                    result = self.is_part_initialized_from(wanted, element, values, next);
                    filled += 1;
                }
                return result;
            }
            Type::Array { .. } => return Some(false),
            _ => {}
        }
        let value = values[*next];
        if let Type::Class(class) = self.program.structure(bare)
            && self.implicit_conversion(&value, bare, Allowed::IMPLICIT) == Sequence::Impossible
            && self.is_aggregate_class(class)?
        {
            return self.are_parts_initialized_from(wanted, class, values, next);
        }
        *next += 1;
        let sequence = self.implicit_conversion(&value, part, Allowed::IMPLICIT);
        self.answers_of_initialization(wanted, &sequence, part, &value)
    }

    /// Whether something that is no class can be initialized or assigned to from one value of a type.
    pub(super) fn takes_value(
        &mut self,
        wanted: Wanted,
        target: TypeId,
        from: TypeId,
        allowed: Allowed,
    ) -> Option<bool> {
        let Some(value) = self.declared_value(from) else { return Some(false) };
        let sequence = self.implicit_conversion(&value, target, allowed);
        self.answers_of_conversion(wanted, &sequence, Some(&value))
    }

    /// What an implicit conversion of a value answers to a trait. Of those that constructors make none is trivial, and all are that
    /// conversion functions make (measured).
    fn answers_of_conversion(&mut self, wanted: Wanted, sequence: &Sequence, value: Option<&Operand>) -> Option<bool> {
        let user = match sequence {
            Sequence::Impossible => return Some(false),
            Sequence::Unknown => return None,
            Sequence::Ellipsis => return Some(true),
            Sequence::Standard(standard) => return self.is_way_to_base_open(standard),
            Sequence::User(user) if user.is_ambiguous => return Some(false),
            Sequence::User(user) => user,
        };
        let function = user.function?;
        let entry = &self.program.functions[function];
        let entity = entry.entity;
        let is_public = self.program.entities[entity].access == Access::Public;
        let is_usable = is_public && !entry.flags.contains(FunctionFlags::DELETED);
        let answer = match wanted {
            Wanted::Usable => Some(true),
            Wanted::Trivial => Some(!self.is_constructor(function)),
            Wanted::Nothrow => self.is_nothrow_sequence(sequence),
        };
        // What a conversion function returns by value, or a constructor makes, is an object that ends with the expression. An
        // inherited constructor makes one of the class that inherits it, from which the second conversion begins.
        let made = match self.is_constructor(function) {
            true => Some(user.second.from),
            false => self.conversion_type_of(user).and_then(|ty| self.program.as_function(ty)).map(|ty| ty.result),
        };
        let made = made.filter(|&ty| !self.program.is_reference(ty));
        let is_whole = match made.and_then(|ty| self.program.class_of(ty).map(|class| (ty, class))) {
            Some((ty, class)) => both(self.is_abstract(class).map(|is| !is), self.is_destructible(ty)),
            None => Some(true),
        };
        let passed = match (value, self.copied_parameter(function, self.conversion_type_of(user))) {
            (Some(value), Some(parameter)) => match self.implicit_conversion(value, parameter, Allowed::IMPLICIT) {
                sequence @ Sequence::Standard(_) => self.answers_of_initialization(wanted, &sequence, parameter, value),
                _ => Some(true),
            },
            _ => Some(true),
        };
        let taken = match value {
            Some(value) if self.is_constructor(function) => self.is_taken_by_open_way(value, function, user),
            // The object of which the conversion function is a member.
            Some(value) => match self.home_class(entity) {
                Some(home) => self.is_base_open(value.ty, self.program.classes[home].ty),
                None => Some(true),
            },
            None => Some(true),
        };
        let ways = both(self.is_way_to_base_open(&user.second), taken);
        both(both(Some(is_usable), is_whole), both(both(ways, answer), passed))
    }

    /// Whether the way to a base, if a converting constructor takes a value as one, is open.
    fn is_taken_by_open_way(&mut self, value: &Operand, constructor: FunctionId, user: &UserDefined) -> Option<bool> {
        let ty = self.conversion_type_of(user).unwrap_or(self.program.functions[constructor].ty);
        let parameter = self.program.as_function(ty).and_then(|ty| ty.parameters.first().copied());
        let Some(parameter) = parameter else { return Some(true) };
        match self.implicit_conversion(value, parameter, Allowed::IMPLICIT) {
            Sequence::Standard(standard) => self.is_way_to_base_open(&standard),
            _ => Some(true),
        }
    }

    /// Whether the base to which a standard conversion leads, of an object or of what a pointer points to, is unambiguous and
    /// public on all the way.
    fn is_way_to_base_open(&mut self, standard: &Standard) -> Option<bool> {
        let (from, to) = match (self.program.structure(standard.from), self.program.structure(standard.to)) {
            // The way goes from the base to the derived class ([conv.mem]/2).
            (Type::MemberPointer { class: from, .. }, Type::MemberPointer { class: to, .. }) => (to, from),
            (Type::Pointer(from), Type::Pointer(to)) => (from, to),
            _ => (standard.from, standard.to),
        };
        self.is_base_open(from, to)
    }

    fn is_base_open(&mut self, derived: TypeId, base: TypeId) -> Option<bool> {
        let BaseRelation::Yes(relation) = self.base_relation(derived, base) else { return Some(true) };
        let is_public = |&(class, index): &(ClassId, u32)| {
            self.program.classes[class].bases[index as usize].access == Access::Public
        };
        Some(!relation.is_ambiguous && relation.path.iter().all(is_public))
    }

    /// Whether an object of a class can be assigned to from a value of a type. `to` is the type of the left operand.
    pub(crate) fn is_class_assignable(
        &mut self,
        wanted: Wanted,
        class: ClassId,
        to: TypeId,
        from: TypeId,
        place: Option<&AccessPlace>,
    ) -> Option<bool> {
        self.declare_implicit_members(class);
        let found = self.lookup_in_class(class, Name::operator(Operator::Equal), u32::MAX);
        if found.is_dependent || found.specialization.is_some() || !self.has_known_members(class) {
            return None;
        }
        let candidates: SmallVec<[_; 8]> = found.entities.iter().copied().collect();
        if !self.only_functions(&candidates) {
            return None;
        }
        let (Some(object), Some(value)) = (self.declared_value(to), self.declared_value(from)) else {
            return Some(false);
        };
        let resolution = self.resolve(&CallSet {
            candidates: &candidates,
            object: Some(object),
            object_class: ObjectClass::OfObject,
            template_arguments: None,
            arguments: &[value],
            allowed: Allowed::IMPLICIT,
            includes_explicit: true,
        });
        match resolution {
            Resolution::Selected(candidate) => {
                self.answers_of_candidate(wanted, &candidate, &[value], place.map(|place| (class, place)))
            }
            Resolution::NoMatch(_) | Resolution::Ambiguous(_) => Some(false),
            Resolution::Unknown => None,
        }
    }

    /// What the function that overload resolution chose answers to a trait.
    fn answers_of_candidate(
        &mut self,
        wanted: Wanted,
        candidate: &Candidate,
        values: &[Operand],
        place: Option<(ClassId, &AccessPlace)>,
    ) -> Option<bool> {
        if candidate.verdict != Verdict::Viable {
            return None;
        }
        let function = candidate.function?;
        let facts = self.special_facts(function);
        let entry = &self.program.functions[function];
        let flags = entry.flags;
        let is_deleted = match flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED) {
            true => facts.is_deleted,
            false => Some(flags.contains(FunctionFlags::DELETED)),
        };
        let named = match self.program.entities[candidate.entity].kind {
            EntityKind::Template(_) => candidate.entity,
            _ => entry.entity,
        };
        let is_accessible = match place {
            Some((class, place)) => self.is_accessible(named, class, place),
            None => Some(self.program.entities[named].access == Access::Public),
        };
        let usable = both(is_deleted.map(|is| !is), is_accessible);
        let converts = candidate.conversions.iter().any(|sequence| !matches!(sequence, Sequence::Standard(_)));
        let own = match wanted {
            Wanted::Usable => Some(true),
            Wanted::Trivial if candidate.is_template || converts => Some(false),
            Wanted::Trivial => match self.special_member(function) {
                Some(SpecialMember::DefaultConstructor) if !candidate.conversions.is_empty() => Some(false),
                Some(_) => facts.is_trivial,
                None => Some(false),
            },
            Wanted::Nothrow => self.is_nothrow_candidate(candidate),
        };
        let result = both(usable, own);
        if result == Some(false) {
            return result;
        }
        both(result, self.answers_of_arguments(wanted, candidate, values))
    }

    /// What the initializations of the parameters of a chosen function answer to a trait ([expr.call]/7).
    fn answers_of_arguments(&mut self, wanted: Wanted, candidate: &Candidate, values: &[Operand]) -> Option<bool> {
        let parameters = match candidate.ty.or_else(|| Some(self.program.functions[candidate.function?].ty)) {
            Some(ty) => self.program.as_function(ty)?.parameters.clone(),
            None => return None,
        };
        // What default arguments do is not asked.
        let mut result =
            Some(wanted != Wanted::Nothrow || parameters.len() <= candidate.conversions.len()).filter(|&is| is);
        for (position, sequence) in candidate.conversions.iter().enumerate() {
            let answer = match (parameters.get(position), values.get(position)) {
                (Some(&ty), Some(value)) => self.answers_of_initialization(wanted, sequence, ty, value),
                (_, value) => self.answers_of_conversion(wanted, sequence, value),
            };
            result = both(result, answer);
        }
        result
    }

    /// What the copy-initialization of a parameter or member, by a conversion that was found, answers to a trait. An object of
    /// class type is made of the value, and ends again.
    fn answers_of_initialization(
        &mut self,
        wanted: Wanted,
        sequence: &Sequence,
        target: TypeId,
        value: &Operand,
    ) -> Option<bool> {
        let class = self.program.class_of(target).filter(|_| !self.program.is_reference(target));
        let (Sequence::Standard(_), Some(class)) = (sequence, class) else {
            return self.answers_of_conversion(wanted, sequence, Some(value));
        };
        let made = self.is_initialized_from(wanted, class, &[*value], Form::Copy, None);
        let ended = match (wanted, self.destructor(class)) {
            (Wanted::Nothrow, Some(destructor)) => self.is_nothrow_special(destructor),
            _ => Some(true),
        };
        let whole = both(self.is_abstract(class).map(|is| !is), self.is_destructible(target));
        both(made, both(whole, ended))
    }

    /// Whether a chosen function lets no exception out ([expr.unary.noexcept]).
    fn is_nothrow_candidate(&mut self, candidate: &Candidate) -> Option<bool> {
        let function = self.function_with_specification(candidate)?;
        self.is_nothrow_callee(function)
    }

    /// Whether a conversion lets no exception out, and neither does the end of the object that it makes.
    fn is_nothrow_sequence(&mut self, sequence: &Sequence) -> Option<bool> {
        let user = match sequence {
            Sequence::Standard(_) | Sequence::Ellipsis => return Some(true),
            Sequence::User(user) if !user.is_ambiguous => user,
            _ => return None,
        };
        let function = self.specialized_with_specification(user.function?, user.specialization)?;
        let made = match self.program.entities[self.program.functions[function].entity].name {
            Name::CONSTRUCTOR => self.class_of_member(function),
            _ => {
                let result = self.program.as_function(self.program.functions[function].ty)?.result;
                if self.program.is_reference(result) { None } else { self.program.class_of(result) }
            }
        };
        let mut result = self.is_nothrow_callee(function);
        if let Some(class) = made {
            let destructor = self.destructor(class)?;
            result = both(result, self.is_nothrow_special(destructor));
        }
        result
    }

    /// Whether a class has a constructor that is a template, inherited ones included.
    pub(super) fn has_constructor_template(&mut self, class: ClassId) -> bool {
        let constructors = self.constructors(class);
        constructors.entities.iter().any(|&entity| self.program.entities[entity].kind.is_template())
    }
}
