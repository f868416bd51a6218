//! Properties of classes and types that follow from their definitions: aggregates, trivial, standard-layout and literal
//! types and so on ([class.prop], [dcl.init.aggr], [basic.types.general]). `None` is not known.

use super::accessible::{both, either};
use super::special::SpecialMember;
use crate::Sema;
use cufe_base::Standard;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{
    Access, ArrayBound, Builtin, ClassId, ClassKey, DataMemberFlags, EntityKind, FunctionFlags, FunctionId,
    LambdaFlags, Name, Qualifiers, Type, TypeId,
};
use smallvec::SmallVec;

/// A property of a class that is found out once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClassProperty {
    /// [`Sema::is_empty_class`]
    Empty,
    /// [`Sema::is_standard_layout_class`]
    StandardLayout,
    /// [`Sema::is_literal_class`]
    Literal,
    /// [`Sema::is_trivially_copyable_class`]
    TriviallyCopyable,
    /// All bits take part in the value.
    UniqueRepresentation,
    /// An empty list initializes it ([over.ics.list]/8).
    FromEmptyList,
    /// Parts of its objects are references or constant.
    FixedParts,
}

const ASSIGNMENTS_AND_COPIES: [SpecialMember; 4] = [
    SpecialMember::CopyConstructor,
    SpecialMember::MoveConstructor,
    SpecialMember::CopyAssignment,
    SpecialMember::MoveAssignment,
];

impl Sema<'_> {
    /// A property from the memory, or found out and remembered.
    pub(crate) fn class_property(
        &mut self,
        class: ClassId,
        property: ClassProperty,
        find: fn(&mut Self, ClassId) -> Option<bool>,
    ) -> Option<bool> {
        if !self.has_known_members(class) {
            return None;
        }
        if let Some(&known) = self.class_state.properties.get(&(class, property)) {
            return known;
        }
        // In error a class can contain itself.
        self.class_state.properties.insert((class, property), None);
        let found = stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || find(self, class));
        if found.is_none() && self.program.classes[class].is_closure {
            // What it captures is known behind its body.
            self.class_state.properties.remove(&(class, property));
        } else {
            self.class_state.properties.insert((class, property), found);
        }
        found
    }

    /// Whether a class is an aggregate, by the standard in force ([dcl.init.aggr]).
    pub fn is_aggregate_class(&self, class: ClassId) -> Option<bool> {
        if !self.has_known_members(class) {
            return None;
        }
        let entry = &self.program.classes[class];
        if entry.is_closure {
            return Some(false);
        }
        let since_17 = self.since(Standard::Cpp17);
        let since_20 = self.since(Standard::Cpp20);
        let has_constructor = entry.functions.iter().any(|&entity| {
            let Some(function) = self.program.function_of(entity) else { return false };
            let flags = self.program.functions[function].flags;
            if self.program.entities[entity].name != Name::CONSTRUCTOR || flags.contains(FunctionFlags::IMPLICIT) {
                return false;
            }
            let is_provided = !flags.intersects(FunctionFlags::DEFAULTED | FunctionFlags::DELETED);
            since_20 || is_provided || since_17 && flags.contains(FunctionFlags::EXPLICIT)
        });
        let has_hidden_member = entry.data_members.iter().any(|member| {
            member.access != Access::Public
                && (member.variable.is_some() || member.flags.contains(DataMemberFlags::ANONYMOUS))
        });
        let has_initializer =
            entry.data_members.iter().any(|member| member.flags.contains(DataMemberFlags::INITIALIZED));
        if has_constructor
            || has_hidden_member
            || has_initializer && !self.since(Standard::Cpp14)
            || since_17 && !entry.inherited_constructors.is_empty()
        {
            return Some(false);
        }
        let has_bad_base = entry.bases.iter().any(|base| !since_17 || base.is_virtual || base.access != Access::Public);
        // Virtual bases of bases count too (measured, and so does GNU C++).
        if has_bad_base || !self.virtual_bases(class).is_empty() {
            return Some(false);
        }
        self.is_polymorphic(class).map(|is| !is)
    }

    /// Whether a class has no data, no virtual functions and no virtual bases (`std::is_empty`).
    pub fn is_empty_class(&mut self, class: ClassId) -> Option<bool> {
        self.class_property(class, ClassProperty::Empty, Self::find_empty)
    }

    fn find_empty(&mut self, class: ClassId) -> Option<bool> {
        let entry = &self.program.classes[class];
        if entry.key == ClassKey::Union {
            return Some(false);
        }
        if entry.is_closure {
            let lambda = &self.program.lambdas[self.program.lambda_with_closure(entry.entity)?];
            return Some(lambda.captures.is_empty() && !lambda.holds_invoker());
        }
        let mut result = Some(true);
        let (bases, members) = (entry.bases.clone(), entry.data_members.clone());
        for member in members {
            let is_nothing = match member.width.filter(|_| member.variable.is_none()) {
                Some(width) => self.integral_value(width).map(|width| width == 0),
                None if member.layout.no_unique_address => self.is_empty_overlapping(member.ty),
                None => Some(false),
            };
            result = both(result, is_nothing);
        }
        for base in bases {
            let in_base = match self.program.class_of(base.ty) {
                _ if base.is_virtual => Some(false),
                Some(base) => self.is_empty_class(base),
                None => None,
            };
            result = both(result, in_base);
        }
        both(result, self.is_polymorphic(class).map(|is| !is))
    }

    /// Whether a member that may overlap with others takes no place of its own: its type is an empty class or union.
    fn is_empty_overlapping(&mut self, ty: TypeId) -> Option<bool> {
        if self.program.is_reference(ty) {
            return Some(false);
        }
        match self.value_structure(ty) {
            Type::Class(class) if self.program.classes[class].key == ClassKey::Union => {
                self.has_known_members(class).then(|| self.program.classes[class].data_members.is_empty())
            }
            Type::Class(class) => self.is_empty_class(class),
            Type::Specialization { .. } | Type::Unknown => None,
            _ if self.is_dependent_type(ty) => None,
            _ => Some(false),
        }
    }

    /// The number of captures of a closure class.
    pub(crate) fn captures_of(&self, class: ClassId) -> Option<usize> {
        let index = self.program.lambda_with_closure(self.program.classes[class].entity)?;
        Some(self.program.lambdas[index].captures.len())
    }

    /// Whether a class is trivially copyable ([class.prop]).
    pub fn is_trivially_copyable_class(&mut self, class: ClassId) -> Option<bool> {
        self.class_property(class, ClassProperty::TriviallyCopyable, Self::find_trivially_copyable)
    }

    fn find_trivially_copyable(&mut self, class: ClassId) -> Option<bool> {
        let mut all = self.has_virtual_parts(class).map(|has| !has);
        for kind in ASSIGNMENTS_AND_COPIES {
            for function in self.special_members(class, kind) {
                let facts = self.special_facts(function);
                all = both(all, either(facts.is_deleted, facts.is_trivial));
            }
        }
        // That one of them can be called is not asked for, nor that the destructor can (measured).
        both(all, self.has_trivial_destructor(class))
    }

    /// Whether the destructor of a class is trivial; one that is deleted may be ([class.dtor]/8).
    pub fn has_trivial_destructor(&mut self, class: ClassId) -> Option<bool> {
        let destructor = self.destructor(class)?;
        self.special_facts(destructor).is_trivial
    }

    /// Whether a class is trivial: trivially copyable, with trivial default constructors ([class.prop]).
    pub fn is_trivial_class(&mut self, class: ClassId) -> Option<bool> {
        both(self.is_trivially_copyable_class(class), self.has_trivial_default_constructor(class))
    }

    /// Whether a class has a default constructor, and all of its eligible ones are trivial.
    pub fn has_trivial_default_constructor(&mut self, class: ClassId) -> Option<bool> {
        if !self.has_known_members(class) {
            return None;
        }
        let constructors = self.special_members(class, SpecialMember::DefaultConstructor);
        self.all_trivial(&constructors)
    }

    /// Whether there is a function, and all are trivial. That one of them can be called is not asked for (measured).
    pub(crate) fn all_trivial(&mut self, functions: &[FunctionId]) -> Option<bool> {
        let all = Some(!functions.is_empty());
        functions.iter().fold(all, |all, &function| both(all, self.special_facts(function).is_trivial))
    }

    /// Whether a class has standard layout ([class.prop]).
    pub fn is_standard_layout_class(&mut self, class: ClassId) -> Option<bool> {
        self.class_property(class, ClassProperty::StandardLayout, Self::find_standard_layout)
    }

    fn find_standard_layout(&mut self, class: ClassId) -> Option<bool> {
        let entry = &self.program.classes[class];
        if entry.is_closure {
            if self.has_captured_references(class)? {
                return Some(false);
            }
            return self.holds_of_captures(class, Self::is_standard_layout);
        }
        let mut access = None;
        for member in &entry.data_members {
            if *access.get_or_insert(member.access) != member.access {
                return Some(false);
            }
        }
        let (bases, members) = (entry.bases.clone(), entry.data_members.clone());
        if bases.iter().any(|base| base.is_virtual) {
            return Some(false);
        }
        let mut result = self.is_polymorphic(class).map(|is| !is);
        for member in &members {
            let is_standard = match self.program.structure(member.ty) {
                Type::LvalueReference(_) | Type::RvalueReference(_) => Some(false),
                _ => self.is_standard_layout(member.ty),
            };
            result = both(result, is_standard);
        }
        // All data members are declared in one class of the hierarchy.
        let mut with_data = usize::from(!members.is_empty());
        for base in &bases {
            let Some(inner) = self.program.class_of(base.ty) else {
                result = both(result, None);
                continue;
            };
            result = both(result, self.is_standard_layout_class(inner));
            with_data += usize::from(self.has_data(inner, 0));
        }
        if with_data > 1 || self.has_repeated_base(class) || self.has_base_as_first_member(class) {
            return Some(false);
        }
        result
    }

    /// Whether a class or one of its bases has data members.
    fn has_data(&self, class: ClassId, depth: u32) -> bool {
        let entry = &self.program.classes[class];
        depth < 1000
            && (!entry.data_members.is_empty()
                || entry.bases.iter().any(|base| {
                    self.program.class_of(base.ty).is_some_and(|base| {
                        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.has_data(base, depth + 1))
                    })
                }))
    }

    /// Whether a class has several base class subobjects of one type.
    fn has_repeated_base(&self, class: ClassId) -> bool {
        let mut found: SmallVec<[TypeId; 16]> = SmallVec::new();
        let mut open: SmallVec<[ClassId; 16]> = SmallVec::from_slice(&[class]);
        while let Some(class) = open.pop() {
            for base in &self.program.classes[class].bases {
                let ty = self.element_type(base.ty).0;
                if found.contains(&ty) {
                    return true;
                }
                found.push(ty);
                open.extend(self.program.class_of(ty));
            }
        }
        false
    }

    /// Whether the first member of a class (of that the first member, and so on) is of the type of a base: the set M(S) of
    /// [class.prop].
    fn has_base_as_first_member(&self, class: ClassId) -> bool {
        let own = self.program.classes[class].ty;
        let mut open: SmallVec<[ClassId; 8]> = SmallVec::from_slice(&[class]);
        let mut visited: SmallVec<[ClassId; 8]> = SmallVec::new();
        while let Some(next) = open.pop() {
            if visited.contains(&next) {
                continue;
            }
            visited.push(next);
            let entry = &self.program.classes[next];
            let count = if entry.key == ClassKey::Union { entry.data_members.len() } else { 1 };
            for member in entry.data_members.iter().take(count) {
                let ty = self.element_type(member.ty).0;
                if self.is_derived_from(own, ty) == Some(true) {
                    return true;
                }
                open.extend(self.program.class_of(ty));
            }
            if entry.data_members.is_empty() {
                open.extend(entry.bases.iter().filter_map(|base| self.program.class_of(base.ty)));
            }
        }
        false
    }

    /// Whether a class is a literal type ([basic.types.general]).
    pub fn is_literal_class(&mut self, class: ClassId) -> Option<bool> {
        self.class_property(class, ClassProperty::Literal, Self::find_literal)
    }

    fn find_literal(&mut self, class: ClassId) -> Option<bool> {
        let entry = &self.program.classes[class];
        if entry.is_closure {
            // On the host an object of a generated class stands for an extended one.
            if !self.since(Standard::Cpp17) || self.is_extended_closure(entry.ty) {
                return Some(false);
            }
            return self.holds_of_captures(class, Self::is_literal);
        }
        let destructor = if self.since(Standard::Cpp20) {
            match self.destructor(class) {
                Some(destructor) => {
                    let facts = self.special_facts(destructor);
                    either(facts.is_constexpr, facts.is_trivial)
                }
                None => None,
            }
        } else {
            self.has_trivial_destructor(class)
        };
        let constructors = self.constructors(class);
        let mut has_constructor = if constructors.is_partial { None } else { Some(false) };
        for entity in constructors.entities {
            let Some(function) = self.program.function_of(entity) else { continue };
            let is_copy = matches!(
                self.special_member(function),
                Some(SpecialMember::CopyConstructor | SpecialMember::MoveConstructor)
            );
            let flags = self.program.functions[function].flags;
            let is_special = matches!(self.program.entities[entity].kind, EntityKind::Function(_))
                && flags.contains(FunctionFlags::DEFAULTED);
            let is_default = self.special_member(function) == Some(SpecialMember::DefaultConstructor);
            let is_constexpr = match is_special.then(|| self.special_facts(function)) {
                // The reference counts one that leaves members without value.
                Some(facts) if is_default => either(facts.is_constexpr, facts.is_trivial),
                Some(facts) => facts.is_constexpr,
                None => Some(flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)),
            };
            if !is_copy {
                has_constructor = either(has_constructor, is_constexpr);
            }
        }
        let aggregate = self.is_aggregate_class(class);
        let parts = self.has_literal_parts(class);
        both(both(destructor, either(aggregate, has_constructor)), parts)
    }

    /// Whether the bases and members of a class are of literal types, of a union one of them. Of an anonymous union or struct only
    /// its members count: nobody calls its constructors, and the class around destroys what it holds.
    fn has_literal_parts(&mut self, class: ClassId) -> Option<bool> {
        let entry = &self.program.classes[class];
        let is_union = entry.key == ClassKey::Union;
        let (bases, members) = (entry.bases.clone(), entry.data_members.clone());
        let mut result = Some(true);
        for base in bases {
            let in_base = match self.program.class_of(base.ty) {
                _ if base.is_virtual => Some(false),
                Some(base) => self.is_literal_class(base),
                None => None,
            };
            result = both(result, in_base);
        }
        let mut some = if members.is_empty() { Some(true) } else { Some(false) };
        for member in members {
            let is_volatile = self.element_type(member.ty).1.contains(Qualifiers::VOLATILE);
            let anonymous = member.flags.contains(DataMemberFlags::ANONYMOUS);
            let is_literal = match self.program.class_of(member.ty).filter(|_| anonymous) {
                Some(anonymous) => self.has_literal_parts(anonymous),
                None if is_volatile => Some(false),
                None => self.is_literal(member.ty),
            };
            some = either(some, is_literal);
            if !is_union {
                result = both(result, is_literal);
            }
        }
        if is_union { both(result, some) } else { result }
    }

    /// Whether a class has a virtual destructor.
    pub fn has_virtual_destructor(&mut self, class: ClassId) -> Option<bool> {
        let destructor = self.destructor(class)?;
        if self.program.functions[destructor].flags.contains(FunctionFlags::VIRTUAL) {
            return Some(true);
        }
        let has_unknown_base = self.overridden_functions(destructor).is_partial;
        if has_unknown_base { None } else { Some(false) }
    }

    // ---- types ----

    /// Whether a type is scalar ([basic.types.general]).
    pub fn is_scalar(&self, ty: TypeId) -> Option<bool> {
        let (inner, _) = self.program.unqualified(self.program.canonical(ty));
        match self.program.written(inner) {
            Type::Builtin(builtin) => Some(builtin != Builtin::Void),
            Type::Complex(_) | Type::Pointer(_) | Type::MemberPointer { .. } | Type::Enum(_) | Type::Vector { .. } => {
                Some(true)
            }
            Type::Class(_)
            | Type::Specialization { .. }
            | Type::Array { .. }
            | Type::Function(_)
            | Type::LvalueReference(_)
            | Type::RvalueReference(_) => {
                if self.is_dependent_type(inner) && matches!(self.program.written(inner), Type::Specialization { .. }) {
                    None
                } else {
                    Some(false)
                }
            }
            _ => None,
        }
    }

    /// A property of a type that scalars have, and that classes and arrays of them have where `of_class` says so.
    fn property_of_elements(&mut self, ty: TypeId, of_class: fn(&mut Self, ClassId) -> Option<bool>) -> Option<bool> {
        let (element, _) = self.element_type(ty);
        match self.program.written(element) {
            Type::Class(class) => of_class(self, class),
            Type::Specialization { .. } => None,
            _ => self.is_scalar(element),
        }
    }

    /// Whether a type is trivially copyable.
    pub fn is_trivially_copyable(&mut self, ty: TypeId) -> Option<bool> {
        self.property_of_elements(ty, Self::is_trivially_copyable_class)
    }

    /// Whether a type is trivial.
    pub fn is_trivial(&mut self, ty: TypeId) -> Option<bool> {
        self.property_of_elements(ty, Self::is_trivial_class)
    }

    /// Whether a type has standard layout.
    pub fn is_standard_layout(&mut self, ty: TypeId) -> Option<bool> {
        self.property_of_elements(ty, Self::is_standard_layout_class)
    }

    /// Whether a type is a literal type; references and, since C++14, `void` are.
    pub fn is_literal(&mut self, ty: TypeId) -> Option<bool> {
        match self.program.structure(ty) {
            Type::LvalueReference(_) | Type::RvalueReference(_) => Some(true),
            _ if self.program.unqualified(self.program.canonical(ty)).0 == cufe_il::Program::builtin(Builtin::Void) => {
                Some(self.since(Standard::Cpp14))
            }
            _ => self.property_of_elements(ty, Self::is_literal_class),
        }
    }

    /// Whether a type is an aggregate.
    pub fn is_aggregate(&mut self, ty: TypeId) -> Option<bool> {
        let (inner, _) = self.program.unqualified(self.program.canonical(ty));
        match self.program.written(inner) {
            Type::Array { .. } => Some(true),
            Type::Class(class) => self.is_aggregate_class(class),
            Type::Specialization { .. } => None,
            Type::Vector { .. } => Some(true),
            _ => self.is_scalar(inner).map(|_| false),
        }
    }

    /// Whether objects of equal values have equal bytes ([meta.unary.prop]/has_unique_object_representations).
    pub fn has_unique_representation(&mut self, ty: TypeId) -> Option<bool> {
        let (element, _) = self.element_type(ty);
        if let Type::Array { bound: ArrayBound::Unknown, .. } = self.program.structure(ty) {
            return self.has_unique_representation(element);
        }
        match self.program.written(element) {
            Type::Class(class) => self.class_property(class, ClassProperty::UniqueRepresentation, Self::find_unique),
            Type::Builtin(builtin) => Some(
                builtin != Builtin::Void && crate::constant::integral::integral_properties(builtin, false).is_some(),
            ),
            Type::Enum(_) | Type::Pointer(_) | Type::MemberPointer { .. } => Some(true),
            Type::Specialization { .. } => None,
            _ => self.is_scalar(element).map(|_| false),
        }
    }

    fn find_unique(&mut self, class: ClassId) -> Option<bool> {
        let mut result = self.is_trivially_copyable_class(class);
        let entry = &self.program.classes[class];
        let is_union = entry.key == ClassKey::Union;
        let (bases, members) = (entry.bases.clone(), entry.data_members.clone());
        let ty = entry.ty;
        let size = self.layout_of(ty)?.size;
        if self.is_polymorphic(class)? || bases.iter().any(|base| base.is_virtual) {
            return Some(false);
        }
        let mut bits = 0u64;
        for base in &bases {
            let inner = self.program.class_of(base.ty)?;
            if self.is_empty_class(inner)? {
                continue;
            }
            result = both(result, self.has_unique_representation(base.ty));
            bits = bits.saturating_add(self.layout_of(base.ty)?.size.saturating_mul(8));
        }
        for member in &members {
            if self.program.is_reference(member.ty) {
                return Some(false);
            }
            let own = match member.width {
                Some(width) => u64::try_from(self.integral_value(width)?).ok()?,
                None => self.layout_of(member.ty)?.size.saturating_mul(8),
            };
            if member.is_unnamed_bit_field() && own > 0 {
                return Some(false);
            }
            result = both(result, self.has_unique_representation(member.ty));
            if is_union {
                result = both(result, Some(own == size * 8));
                bits = size * 8;
            } else {
                bits = bits.saturating_add(own);
            }
        }
        both(result, Some(bits == size * 8))
    }

    /// Whether a closure class is that of a generic lambda.
    pub fn is_generic_closure(&self, class: ClassId) -> bool {
        let entity = self.program.classes[class].entity;
        self.program
            .lambda_with_closure(entity)
            .is_some_and(|index| self.program.lambdas[index].flags.contains(LambdaFlags::GENERIC))
    }
}
