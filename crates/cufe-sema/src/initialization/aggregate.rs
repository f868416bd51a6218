//! Aggregate initialization ([dcl.init.aggr]): the parts of an aggregate from the elements of a list, with brace elision,
//! strings and designators.

use super::Purpose;
use crate::Sema;
use crate::conversion::{Allowed, Sequence};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::overload::Resolution;
use cufe_base::Standard;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    ArrayBound, Builtin, ClassId, ClassKey, DataMember, DataMemberFlags, ExpressionId, ExpressionKind, Name, Type,
    TypeId,
};
use rustc_hash::FxHashSet;

/// What became of a part of an aggregate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// Initialized, or wrong and reported.
    Done,
    /// Nobody can tell how many elements it takes: the rest of the list is not looked at.
    Unknown,
}

/// What an element of a list initializes, where a part of an aggregate is next.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Taken {
    /// The part, from a list of its own.
    List,
    /// An array of characters, from a string.
    String,
    /// An object of a class, by this conversion.
    Converted(Sequence),
    /// The part, which is no class or array, from a value.
    Value,
    /// The first part of the part: the braces around its parts are left out.
    Parts,
    /// Nothing: the part is a class that it does not convert to, and that is no aggregate.
    Nothing,
    /// That is not known.
    Unknown,
}

impl Sema<'_> {
    /// Initializes an array from the elements of a list that ends at the token `close`.
    pub(super) fn initialize_array(
        &mut self,
        elements: &[ExpressionId],
        element: TypeId,
        bound: ArrayBound,
        purpose: Purpose,
        close: u32,
    ) {
        // `char a[] = {"text"}`
        if let &[single] = elements
            && self.is_string_literal(single)
            && self.is_character_type(element)
        {
            self.check_string(element, bound, single);
            return;
        }
        if self.has_designators(elements) {
            return self.note_unknown();
        }
        let mut next = 0;
        match bound {
            ArrayBound::Known(count) => {
                let mut filled = 0;
                if self.fill_elements(elements, &mut next, element, count, &mut filled, purpose) == Part::Unknown {
                    return;
                }
                self.check_surplus(elements, next);
                if filled < count {
                    self.check_omitted(element, close);
                    self.use_omitted(element, close, &mut FxHashSet::default());
                }
            }
            ArrayBound::Unknown => {
                self.fill_elements(elements, &mut next, element, u64::MAX, &mut 0, purpose);
            }
            ArrayBound::Expression(_) => {}
        }
    }

    /// Whether strings initialize arrays of a type.
    pub fn is_character_type(&self, ty: TypeId) -> bool {
        use Builtin::*;
        matches!(
            self.value_structure(ty),
            Type::Builtin(Char | SignedChar | UnsignedChar | Char8 | Char16 | Char32 | Wchar)
        )
    }

    /// Whether a string literal may initialize an array of this element type, whatever its length ([dcl.init.string]/1).
    pub(crate) fn is_string_of(&self, element: TypeId, expression: ExpressionId) -> bool {
        let Type::Array { element: source, .. } = self.program.structure(self.expression(expression).ty) else {
            return false;
        };
        let (wanted, source) = (self.value_structure(element), self.value_structure(source));
        wanted == source
            || match (source, wanted) {
                (Type::Builtin(source), Type::Builtin(wanted)) => match source {
                    Builtin::Char => matches!(wanted, Builtin::SignedChar | Builtin::UnsignedChar),
                    Builtin::Char8 => matches!(wanted, Builtin::Char | Builtin::UnsignedChar),
                    _ => false,
                },
                _ => false,
            }
    }

    /// 144: a string literal that does not fit an array of characters, by its kind or its length ([dcl.init.string]).
    pub(super) fn check_string(&mut self, element: TypeId, bound: ArrayBound, expression: ExpressionId) {
        let entry = self.expression(expression);
        let Type::Array { bound: length, .. } = self.program.structure(entry.ty) else { return };
        let wanted = self.value_structure(element);
        let fits = self.is_string_of(element, expression);
        let is_short = match (bound, length) {
            (ArrayBound::Known(bound), ArrayBound::Known(length)) => length <= bound,
            _ => true,
        };
        if matches!(wanted, Type::Builtin(_)) && (!fits || !is_short) && self.context.speculating == 0 {
            let ty = self.program.intern_type(Type::Array { element, bound });
            let (from, to) = self.type_pair(entry.ty, ty);
            self.report(Report::new(code::CANNOT_INITIALIZE, self.position(entry.first)).with(from).with(to));
        }
    }

    /// Initializes a class that is an aggregate from the elements of a list that ends at the token `close`.
    pub(super) fn initialize_aggregate(
        &mut self,
        elements: &[ExpressionId],
        class: ClassId,
        purpose: Purpose,
        close: u32,
    ) {
        if self.has_designators(elements) {
            self.check_mixed_designators(elements);
            self.initialize_designated(elements, class, purpose);
            return;
        }
        let mut next = 0;
        let mut filled = 0;
        if self.fill_members(elements, &mut next, class, &mut filled, purpose) == Part::Unknown {
            return;
        }
        self.check_surplus(elements, next);
        let is_union = self.program.classes[class].key == cufe_il::ClassKey::Union;
        if next == elements.len() && !is_union {
            self.check_omitted_members(class, filled, close);
        }
    }

    /// Initializes a class that is an aggregate from a parenthesized list that ends at the token `end`
    /// ([dcl.init.general]/16.6.2.2). The reference elides braces here as it does in braced lists.
    pub(super) fn initialize_parenthesized(&mut self, class: ClassId, arguments: &[ExpressionId], end: u32) {
        let Some(members) = self.aggregate_members(class) else { return self.note_unknown() };
        let (mut next, mut filled) = (0, 0);
        for &ty in &members {
            let Some(&argument) = arguments.get(next) else { break };
            if self.is_dependent_type(ty) {
                return;
            }
            filled += 1;
            if self.is_braced(argument) {
                self.initialize_from_list(argument, ty, Purpose::Object, false);
            } else if self.has_braces_left_out(argument, ty) {
                if self.fill_part(arguments, &mut next, ty, Purpose::Object) == Part::Unknown {
                    return self.note_unknown();
                }
                continue;
            } else if self.can_check_initialization(argument, ty) {
                self.initialize_from(argument, ty, Purpose::Object);
            }
            next += 1;
        }
        self.check_surplus(arguments, next);
        if next == arguments.len() && self.program.classes[class].key != ClassKey::Union {
            self.check_omitted_members(class, filled, end);
        }
    }

    /// Whether a part is an array or aggregate that is made of the values from this one on: none that has no parts itself.
    fn has_braces_left_out(&mut self, value: ExpressionId, ty: TypeId) -> bool {
        let target = self.program.unqualified(self.program.canonical(ty)).0;
        match self.program.written(target) {
            Type::Array { .. } => true,
            Type::Class(class) => {
                let operand = self.operand(value);
                self.implicit_conversion(&operand, target, Allowed::IMPLICIT) == Sequence::Impossible
                    && self.is_aggregate_class(class) == Some(true)
                    && self.aggregate_members(class).is_some_and(|members| !members.is_empty())
            }
            _ => false,
        }
    }

    fn has_designators(&self, elements: &[ExpressionId]) -> bool {
        elements.iter().any(|&element| matches!(self.expression(element).kind, ExpressionKind::Designated { .. }))
    }

    fn check_surplus(&mut self, elements: &[ExpressionId], next: usize) {
        if let Some(&surplus) = elements.get(next) {
            let first = self.expression(surplus).first;
            self.report_unless_speculating(code::TOO_MANY_INITIALIZERS, first);
        }
    }

    /// Initializes up to `count` elements of a type, as long as there are initializers.
    fn fill_elements(
        &mut self,
        elements: &[ExpressionId],
        next: &mut usize,
        ty: TypeId,
        count: u64,
        filled: &mut u64,
        purpose: Purpose,
    ) -> Part {
        while *next < elements.len() && *filled < count {
            let before = *next;
            if self.fill_part(elements, next, ty, purpose) == Part::Unknown {
                return Part::Unknown;
            }
            if *next == before {
                // A part that takes no initializer (an empty class) would be filled for ever.
                return Part::Unknown;
            }
            *filled += 1;
        }
        Part::Done
    }

    /// Initializes one part of an aggregate from the next elements, braces left out where they may be
    /// ([dcl.init.aggr]/brace elision).
    fn fill_part(&mut self, elements: &[ExpressionId], next: &mut usize, ty: TypeId, purpose: Purpose) -> Part {
        let Some(&element) = elements.get(*next) else { return Part::Done };
        let target = self.program.unqualified(self.program.canonical(ty)).0;
        match (self.taken_by(element, target), self.program.written(target)) {
            (Taken::List, structure) => {
                *next += 1;
                let is_scalar = matches!(
                    structure,
                    Type::Builtin(_) | Type::Pointer(_) | Type::Enum(_) | Type::MemberPointer { .. }
                );
                if is_scalar {
                    self.initialize_braced_scalar(element, target, purpose);
                } else {
                    self.initialize_from_list(element, ty, purpose, false);
                }
            }
            (Taken::String, Type::Array { element: inner, bound }) => {
                *next += 1;
                self.check_string(inner, bound, element);
            }
            (Taken::Converted(sequence), _) => {
                self.apply_conversion(element, target, &sequence, Purpose::Object);
                *next += 1;
            }
            (Taken::Nothing, _) => {
                self.report_conversion_failure(element, ty, Purpose::Object);
                *next += 1;
            }
            (Taken::Parts, Type::Array { element: inner, bound: ArrayBound::Known(count) }) => {
                return self.fill_elements(elements, next, inner, count, &mut 0, purpose);
            }
            (Taken::Parts, Type::Class(class)) => {
                return self.fill_members(elements, next, class, &mut 0, purpose);
            }
            (Taken::Value, Type::Vector { .. } | Type::Complex(_))
            | (Taken::Parts | Taken::String | Taken::Unknown, _) => return Part::Unknown,
            (Taken::Value, _) => {
                *next += 1;
                self.fill_scalar(element, ty, purpose);
            }
        }
        Part::Done
    }

    /// What the next element of a list initializes where a part of an aggregate is next, a type without qualifiers
    /// ([dcl.init.aggr]/15).
    pub(crate) fn taken_by(&mut self, element: ExpressionId, part: TypeId) -> Taken {
        if self.is_braced(element) {
            return Taken::List;
        }
        match self.program.written(part) {
            Type::Array { element: inner, bound } => {
                let is_string = self.is_string_literal(element) && self.is_character_type(inner);
                match bound {
                    _ if is_string => Taken::String,
                    ArrayBound::Known(_) => Taken::Parts,
                    _ => Taken::Unknown,
                }
            }
            Type::Class(class) => {
                let operand = self.operand(element);
                match self.implicit_conversion(&operand, part, Allowed::IMPLICIT) {
                    Sequence::Unknown => Taken::Unknown,
                    Sequence::Impossible => match self.is_aggregate_class(class) {
                        None => Taken::Unknown,
                        Some(true) => Taken::Parts,
                        Some(false) => Taken::Nothing,
                    },
                    sequence => Taken::Converted(sequence),
                }
            }
            Type::Specialization { .. } | Type::Unknown => Taken::Unknown,
            _ => Taken::Value,
        }
    }

    fn fill_scalar(&mut self, element: ExpressionId, ty: TypeId, purpose: Purpose) {
        match purpose {
            // What a reference is bound to is not asked for narrowing (measured).
            _ if self.program.is_reference(ty) => self.initialize_from(element, ty, Purpose::Object),
            Purpose::Temporary if !self.context.in_variable_initializer => self.initialize_strictly(element, ty),
            _ => self.initialize_element(element, ty),
        };
    }

    /// 991: a scalar part with braces of its own.
    fn initialize_braced_scalar(&mut self, list: ExpressionId, ty: TypeId, purpose: Purpose) {
        let elements = self.list_elements(list);
        let Some(&first) = elements.first() else { return };
        if self.context.speculating == 0 {
            let report = Report::new(code::EXTRA_BRACES, self.position(self.expression(list).first));
            self.report(report);
        }
        self.check_surplus(&elements, 1);
        if !self.is_braced(first) && self.can_check_initialization(first, ty) {
            self.fill_scalar(first, ty, purpose);
        }
    }

    /// Initializes the members of an aggregate from the next elements.
    fn fill_members(
        &mut self,
        elements: &[ExpressionId],
        next: &mut usize,
        class: ClassId,
        filled: &mut usize,
        purpose: Purpose,
    ) -> Part {
        let Some(members) = self.aggregate_members(class) else { return Part::Unknown };
        for ty in members {
            if *next >= elements.len() {
                break;
            }
            if self.is_dependent_type(ty) {
                return Part::Unknown;
            }
            if self.fill_part(elements, next, ty, purpose) == Part::Unknown {
                return Part::Unknown;
            }
            *filled += 1;
        }
        Part::Done
    }

    /// Members that the list leaves out are initialized from an empty list, unless they have initializers of their own.
    fn check_omitted_members(&mut self, class: ClassId, filled: usize, close: u32) {
        self.check_omitted_once(class, filled, close, &mut FxHashSet::default());
    }

    /// As [`Self::check_omitted_members`]; of aggregates in aggregates each class is looked at once.
    fn check_omitted_once(&mut self, class: ClassId, filled: usize, close: u32, seen: &mut FxHashSet<ClassId>) {
        let entry = &self.program.classes[class];
        let bases = entry.bases.len();
        let mut omitted: Vec<TypeId> = entry.bases.iter().skip(filled).map(|base| base.ty).collect();
        let members = entry
            .data_members
            .iter()
            .filter(|member| member.variable.is_some() || member.flags.contains(DataMemberFlags::ANONYMOUS));
        let mut initialized = Vec::new();
        for member in members.skip(filled.saturating_sub(bases)) {
            if member.flags.contains(DataMemberFlags::INITIALIZED) {
                initialized.extend(member.variable);
            } else {
                omitted.push(member.ty);
            }
        }
        self.need_initializers(&initialized);
        for ty in omitted {
            self.check_omitted(ty, close);
            // The reference says nothing of members: it counts only where something may be ill-formed.
            if self.constraints.tests > 0 {
                self.use_omitted(ty, close, seen);
            } else if self.is_compiled_for_device() || self.options.device_pass && self.context.initialized.is_some() {
                self.use_omitted_on_device(ty, close, seen);
            }
        }
    }

    /// What device code calls for a part that a list leaves out: its default constructor, or what the parts of an aggregate need.
    fn use_omitted_on_device(&mut self, ty: TypeId, close: u32, seen: &mut FxHashSet<ClassId>) {
        let is_array = matches!(self.program.structure(self.program.canonical(ty)), Type::Array { .. });
        let class = self.program.class_of(ty).filter(|_| !is_array && !self.program.is_reference(ty));
        let Some(class) = class else { return };
        if self.context.speculating > 0 || !self.has_known_members(class) || !seen.insert(class) {
            return;
        }
        let entry = &self.program.classes[class];
        match (self.is_aggregate_class(class), entry.key) {
            (Some(true), ClassKey::Class | ClassKey::Struct) => {
                let entry = &self.program.classes[class];
                let (own, others): (Vec<&DataMember>, Vec<&DataMember>) = entry
                    .data_members
                    .iter()
                    .filter(|member| member.variable.is_some())
                    .partition(|member| member.flags.contains(DataMemberFlags::INITIALIZED));
                let initialized: Vec<_> = own.iter().filter_map(|member| member.variable).collect();
                let bases = entry.bases.iter().map(|base| base.ty);
                let parts: Vec<TypeId> = bases.chain(others.iter().map(|member| member.ty)).collect();
                self.need_initializers(&initialized);
                for part in parts {
                    stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                        self.use_omitted_on_device(part, close, seen);
                    });
                }
            }
            (Some(false), _) => {
                let constructors = self.constructors(class);
                if constructors.is_partial {
                    return;
                }
                if let Resolution::Selected(chosen) = self.resolve_constructor(&constructors.entities, &[], true)
                    && let Some(function) = chosen.function
                {
                    let used = FunctionUse::new(function, FunctionUseKind::ImplicitConstruction, close);
                    self.use_function(FunctionUse { naming_class: Some(ty), ..used });
                }
            }
            _ => {}
        }
    }

    /// What a list leaves out is copy-initialized from an empty list ([dcl.init.aggr]/5.2, [dcl.init.list]/3.5): at the closing
    /// brace, the default constructor is used, which is not explicit (291). There are no references without initializers.
    fn use_omitted(&mut self, ty: TypeId, close: u32, seen: &mut FxHashSet<ClassId>) {
        if self.context.speculating > 0 || self.is_dependent_type(ty) {
            return;
        }
        if self.program.is_reference(ty) {
            return self.report_at(code::UNINITIALIZED_CONST_OR_REFERENCE_MEMBER, close);
        }
        let (element, _) = self.element_type(ty);
        let Some(class) = self.program.class_of(element) else { return };
        if !self.has_known_members(class) {
            return;
        }
        match self.is_aggregate_class(class) {
            Some(false) => {}
            Some(true) if self.constraints.tests > 0 && self.program.classes[class].key != ClassKey::Union => {
                if seen.insert(class) {
                    stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                        self.check_omitted_once(class, 0, close, seen);
                    });
                }
                return;
            }
            _ => return,
        }
        let constructors = self.constructors(class);
        if constructors.is_partial
            || constructors.entities.iter().any(|&constructor| self.is_list_constructor(constructor))
        {
            return;
        }
        let Resolution::Selected(chosen) = self.resolve_constructor(&constructors.entities, &[], true) else { return };
        let Some(function) = chosen.function else { return };
        if self.explicitness(function) == Some(true) {
            let name = self.entity_name(self.program.classes[class].entity);
            return self
                .report(Report::new(code::NO_DEFAULT_CONSTRUCTOR, self.position(close)).with(Argument::Quoted(name)));
        }
        let used = FunctionUse::new(function, FunctionUseKind::ImplicitConstruction, close);
        self.use_function(FunctionUse { naming_class: Some(self.program.classes[class].ty), ..used });
    }

    /// 289 at the closing brace: what the list leaves out has no default constructor.
    fn check_omitted(&mut self, ty: TypeId, close: u32) {
        if self.context.speculating > 0 || self.is_dependent_type(ty) || self.program.is_reference(ty) {
            return;
        }
        let (element, _) = self.element_type(ty);
        let Some(class) = self.program.class_of(element) else { return };
        if !self.has_known_members(class) || self.is_aggregate_class(class) != Some(false) {
            return;
        }
        let constructors = self.constructors(class);
        if constructors.is_partial {
            return;
        }
        // The empty list is one of a `std::initializer_list`, too ([dcl.init.list]/3.6).
        if constructors.entities.iter().any(|&constructor| self.is_list_constructor(constructor)) {
            return;
        }
        if let Resolution::NoMatch(candidates) = self.resolve_constructor(&constructors.entities, &[], true) {
            let name = self.entity_name(self.program.classes[class].entity);
            let mut report =
                Report::new(code::NO_MATCHING_CONSTRUCTOR, self.position(close)).with(Argument::Quoted(name));
            self.show_rejections(&mut report, &candidates, &[]);
            self.report(report);
        }
    }

    /// Either all elements of a list have designators or none has ([dcl.init.list]/3.1): 2903 at the first value that differs from
    /// the first. Before C++20 all this is an extension.
    fn check_mixed_designators(&mut self, elements: &[ExpressionId]) {
        let designated = |sema: &Self, element: ExpressionId| match sema.expression(element).kind {
            ExpressionKind::Designated { value, .. } => (true, value),
            _ => (false, element),
        };
        let Some(&first) = elements.first().filter(|_| self.since(Standard::Cpp20)) else { return };
        let is_designated = designated(self, first).0;
        let other = elements.iter().map(|&element| designated(self, element)).find(|&(is, _)| is != is_designated);
        if let Some((_, value)) = other {
            self.report_unless_speculating(code::MIXED_DESIGNATORS, self.expression(value).first);
        }
    }

    /// `{.a = 1, .b = 2}`: 136 for what is no member, 2904 for a wrong order, 2906 for a member that has a value; of an anonymous struct
    /// only one member can be named (measured). Designators with several steps, and those of arrays, are not judged.
    fn initialize_designated(&mut self, elements: &[ExpressionId], class: ClassId, purpose: Purpose) {
        let mut last = None;
        for &element in elements {
            let entry = self.expression(element);
            let ExpressionKind::Designated { designators, value } = entry.kind else { return self.note_unknown() };
            let &[cufe_il::Designator::Member { name, token }] = self.program.designators(designators) else {
                return self.note_unknown();
            };
            let name = Name::identifier(name);
            let Some(field) = self.designated_field(class, name) else {
                if self.context.speculating == 0 {
                    self.refuse_designator(class, name, token);
                }
                return;
            };
            let index = field.index;
            let is_twice = last == Some(index) && !field.is_of_struct
                || last.is_some() && self.program.classes[class].key == ClassKey::Union;
            if is_twice && last.is_some_and(|last| index >= last) {
                self.report_unless_speculating(code::DESIGNATED_TWICE, token);
            } else if last.is_some_and(|last| index <= last) {
                self.report_unless_speculating(code::DESIGNATOR_ORDER, token);
            }
            last = Some(index);
            if self.is_braced(value) {
                self.initialize_from_list(value, field.ty, purpose, false);
            } else if self.can_check_initialization(value, field.ty) {
                let mut next = 0;
                self.fill_part(&[value], &mut next, field.ty, purpose);
            }
        }
    }

    /// The data member that a designator names: one of the class itself, or of an anonymous member ([dcl.init.aggr]/3.1).
    fn designated_field(&self, class: ClassId, name: Name) -> Option<DesignatedField> {
        let members = self.program.classes[class].data_members.iter();
        members.enumerate().find_map(|(index, member)| match member.variable {
            Some(variable) => {
                let entity = self.program.variables[variable].entity;
                let is_named = self.program.entities[entity].name == name;
                is_named.then_some(DesignatedField { index, ty: member.ty, is_of_struct: false })
            }
            None if member.flags.contains(DataMemberFlags::ANONYMOUS) => {
                let inner = self.program.class_of(member.ty)?;
                let field = self.designated_field(inner, name)?;
                let is_of_struct = self.program.classes[inner].key != ClassKey::Union;
                Some(DesignatedField { index, is_of_struct, ..field })
            }
            None => None,
        })
    }

    /// 136 for a designator of what is no member of a class itself; 2904 beside it for a member of a base.
    fn refuse_designator(&mut self, class: ClassId, name: Name, token: u32) {
        let class_type = self.program.classes[class].ty;
        let found = self.lookup_in_class(class, name, u32::MAX);
        if found.is_dependent {
            return self.note_unknown();
        }
        let report = Report::new(code::NO_SUCH_FIELD, self.position(token)).with(self.type_argument(class_type));
        self.report(report.quoted(self.name_text(name)));
    }
}

/// A data member that a designator names.
struct DesignatedField {
    /// The place of the member, or of the anonymous one that holds it, among the data members.
    index: usize,
    ty: TypeId,
    /// Whether an anonymous struct holds it.
    is_of_struct: bool,
}
