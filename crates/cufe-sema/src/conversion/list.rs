//! Conversions of braced lists ([over.ics.list]).

use super::{Allowed, Operand, Sequence, Standard, Step, UserDefined};
use crate::Sema;
use crate::class::ClassProperty;
use crate::constant::Narrowing;
use crate::initialization::Taken;
use crate::overload::Sought;
use cufe_il::{
    ArrayBound, Builtin, ExpressionId, ExpressionKind, Qualifiers, TemplateArgument, Type, TypeId, ValueCategory,
    VariableId,
};
use smallvec::SmallVec;

impl Sema<'_> {
    /// The elements of a braced list.
    pub(crate) fn list_elements(&self, list: ExpressionId) -> SmallVec<[ExpressionId; 8]> {
        match self.expression(list).kind {
            ExpressionKind::InitializerList(list) => self.program.expression_list(list).into(),
            _ => SmallVec::new(),
        }
    }

    /// The element type of a specialization of `std::initializer_list`.
    pub(crate) fn initializer_list_element(&self, ty: TypeId) -> Option<TypeId> {
        let (template, arguments) = self.program.template_id(ty)?;
        let entity = &self.program.entities[template];
        if !self.is_scope_of_std(entity.scope) || entity.name.symbol() != Some(self.known.initializer_list) {
            return None;
        }
        match self.program.arguments(arguments) {
            &[TemplateArgument::Type(element)] => Some(element),
            _ => None,
        }
    }

    /// The only element of a list in braces that is an object of the class that is to be made, or of one derived from it: it is
    /// copied ([over.best.ics]/4, as the reference reads it for `std::initializer_list`, too).
    pub(crate) fn copied_from_list(&self, elements: &[ExpressionId], to: TypeId) -> Option<ExpressionId> {
        let &[single] = elements else { return None };
        let source = self.program.unqualified(self.program.canonical(self.expression(single).ty)).0;
        let target = self.program.unqualified(self.program.canonical(to)).0;
        let is_class = self.program.class_of(source).is_some() && !self.is_list(single);
        let is_copy = is_class
            && (source == target || matches!(self.base_relation(source, target), crate::class::BaseRelation::Yes(_)));
        is_copy.then_some(single)
    }

    /// The conversion of a braced list to a canonical type.
    pub(super) fn list_conversion(&mut self, list: ExpressionId, to: TypeId, allowed: Allowed) -> Sequence {
        let elements = self.list_elements(list);
        if elements.iter().any(|&element| {
            matches!(self.expression(element).kind, ExpressionKind::PackExpansion(_) | ExpressionKind::Unknown)
        }) {
            return Sequence::Unknown;
        }
        if !self.program.is_reference(to) && elements.iter().any(|&element| self.is_designated(element)) {
            return self.designated_conversion(&elements, to);
        }
        if let Some(element) = self.initializer_list_element(to) {
            if let Some(single) = self.copied_from_list(&elements, to) {
                let operand = self.operand(single);
                return self.implicit_conversion(&operand, to, allowed);
            }
            let to = self.program.unqualified(to).0;
            return self.worst_of_elements(&elements, element, to, true, allowed);
        }
        match self.program.written(to) {
            Type::LvalueReference(referred) | Type::RvalueReference(referred) => {
                let is_rvalue_reference = matches!(self.program.written(to), Type::RvalueReference(_));
                let qualifiers = self.object_qualifiers(referred);
                if let &[single] = elements.as_slice()
                    && !self.is_list(single)
                    && !self.is_designated(single)
                {
                    let operand = self.operand(single);
                    let source = self.program.canonical(operand.ty);
                    match self.reference_relation(referred, source) {
                        super::reference::Related::No => {}
                        super::reference::Related::Unknown => return Sequence::Unknown,
                        _ => return self.implicit_conversion(&operand, to, allowed),
                    }
                }
                if !is_rvalue_reference && !qualifiers.contains(Qualifiers::CONST) {
                    return Sequence::Impossible;
                }
                let target = self.program.unqualified(referred).0;
                match self.list_conversion(list, target, allowed) {
                    Sequence::Standard(mut standard) => {
                        standard.binding = Some(super::Binding {
                            is_rvalue_reference,
                            to_rvalue: true,
                            to_function: false,
                            is_unqualified_object: false,
                        });
                        standard.to = referred;
                        Sequence::Standard(standard)
                    }
                    Sequence::User(mut user) => {
                        user.second.binding = Some(super::Binding {
                            is_rvalue_reference,
                            to_rvalue: true,
                            to_function: false,
                            is_unqualified_object: false,
                        });
                        user.second.to = referred;
                        Sequence::User(user)
                    }
                    other => other,
                }
            }
            Type::Qualified(_, inner) => self.list_conversion(list, inner, allowed),
            Type::Specialization { .. } => Sequence::Unknown,
            Type::Array { element, bound } => {
                if let &[single] = elements.as_slice()
                    && self.is_string_literal(single)
                    && self.is_string_of(element, single)
                {
                    return Sequence::Standard(Standard::identity(to, to));
                }
                match bound {
                    ArrayBound::Known(count) if (elements.len() as u64) > count => return Sequence::Impossible,
                    ArrayBound::Expression(_) => return Sequence::Unknown,
                    _ => {}
                }
                self.worst_of_elements(&elements, element, to, false, allowed)
            }
            Type::Class(class) => self.list_to_class(list, &elements, class, to, allowed),
            Type::Builtin(Builtin::Void) | Type::Function(_) => Sequence::Impossible,
            _ => match elements.as_slice() {
                [] => Sequence::Standard(Standard::identity(to, to)),
                &[single] if self.is_list(single) => Sequence::Impossible,
                &[single] => {
                    let operand = self.operand(single);
                    self.implicit_conversion(&operand, to, allowed)
                }
                _ => Sequence::Impossible,
            },
        }
    }

    fn is_designated(&self, expression: ExpressionId) -> bool {
        matches!(self.expression(expression).kind, ExpressionKind::Designated { .. })
    }

    /// The conversion of a list with designators to what is no reference, which only an aggregate takes that has the members ([over.ics.list]/2).
    /// Designators of the elements of arrays, an extension, are not judged.
    fn designated_conversion(&mut self, elements: &[ExpressionId], to: TypeId) -> Sequence {
        match self.program.written(to) {
            Type::Qualified(_, inner) => self.designated_conversion(elements, inner),
            Type::Class(class) => {
                if !self.program.classes[class].is_complete {
                    return Sequence::Impossible;
                }
                match self.is_aggregate_class(class) {
                    None => Sequence::Unknown,
                    Some(false) => Sequence::Impossible,
                    Some(true) => match self.members_take_designated(elements, class) {
                        Some(true) => Sequence::User(UserDefined::of_aggregate(Standard::identity(to, to))),
                        Some(false) => Sequence::Impossible,
                        None => Sequence::Unknown,
                    },
                }
            }
            Type::Specialization { .. } => Sequence::Unknown,
            Type::Array { .. } if !elements.iter().any(|&element| self.names_member(element)) => Sequence::Unknown,
            _ => Sequence::Impossible,
        }
    }

    /// Whether an element of a list has a designator that names a member.
    pub(crate) fn names_member(&self, element: ExpressionId) -> bool {
        let ExpressionKind::Designated { designators, .. } = self.expression(element).kind else { return false };
        matches!(self.program.designators(designators).first(), Some(cufe_il::Designator::Member { .. }))
    }

    /// Whether an aggregate has the members that designators name, and each takes its initializer. `None` where nobody can
    /// tell: of designators with several steps, and beside elements without.
    fn members_take_designated(&mut self, elements: &[ExpressionId], class: cufe_il::ClassId) -> Option<bool> {
        let mut named: SmallVec<[VariableId; 8]> = SmallVec::new();
        for &element in elements {
            let ExpressionKind::Designated { designators, value } = self.expression(element).kind else { return None };
            let &[cufe_il::Designator::Member { name, .. }] = self.program.designators(designators) else {
                return None;
            };
            let found = self.lookup_in_class(class, cufe_il::Name::identifier(name), u32::MAX);
            let field = match found.entities.as_slice() {
                &[entity] => match self.program.entities[entity].kind {
                    cufe_il::EntityKind::Field(field) => field,
                    _ => return Some(false),
                },
                [] if !found.is_dependent => return Some(false),
                _ => return None,
            };
            named.push(field);
            let ty = self.program.variables[field].ty;
            self.complete_type(ty);
            let operand = self.operand(value);
            match self.implicit_conversion(&operand, ty, Allowed::IMPLICIT) {
                Sequence::Impossible => return Some(false),
                Sequence::Standard(_) if self.narrows_part(value, ty) => return Some(false),
                Sequence::Unknown => return None,
                _ => {}
            }
        }
        if self.program.classes[class].key == cufe_il::ClassKey::Union {
            return Some(true);
        }
        for member in self.program.classes[class].data_members.clone() {
            let is_left_out = member.variable.is_some_and(|variable| !named.contains(&variable))
                && !member.flags.contains(cufe_il::DataMemberFlags::INITIALIZED);
            if is_left_out && !self.can_be_left_out(member.ty)? {
                return Some(false);
            }
        }
        Some(true)
    }

    fn is_list(&self, expression: ExpressionId) -> bool {
        matches!(self.expression(expression).kind, ExpressionKind::InitializerList(_))
    }

    /// The worst conversion of the elements to an element type ([over.ics.list]/6).
    fn worst_of_elements(
        &mut self,
        elements: &[ExpressionId],
        element: TypeId,
        to: TypeId,
        is_initializer_list: bool,
        allowed: Allowed,
    ) -> Sequence {
        let mut worst =
            Sequence::Standard(Standard { to_initializer_list: is_initializer_list, ..Standard::identity(to, to) });
        let mut is_unknown = false;
        for &expression in elements {
            let operand = self.operand(expression);
            let mut sequence = self.implicit_conversion(&operand, element, allowed);
            match &mut sequence {
                Sequence::Impossible => return Sequence::Impossible,
                Sequence::Unknown => {
                    is_unknown = true;
                    continue;
                }
                Sequence::Standard(_) if !is_initializer_list && self.narrows_part(expression, element) => {
                    return Sequence::Impossible;
                }
                Sequence::Standard(standard) => standard.to_initializer_list = is_initializer_list,
                Sequence::User(user) => user.second.to_initializer_list = is_initializer_list,
                Sequence::Ellipsis => {}
            }
            if self.compare_sequences(&worst, &sequence) == super::Comparison::Better {
                worst = sequence;
            }
        }
        if is_unknown { Sequence::Unknown } else { worst }
    }

    /// The conversion of a list to a class: copying, aggregate initialization, constructors ([dcl.init.list]).
    fn list_to_class(
        &mut self,
        list: ExpressionId,
        elements: &[ExpressionId],
        class: cufe_il::ClassId,
        to: TypeId,
        allowed: Allowed,
    ) -> Sequence {
        let identity = Standard::identity(to, to);
        if !self.program.classes[class].is_complete {
            return Sequence::Impossible;
        }
        if let &[single] = elements
            && !self.is_list(single)
        {
            let operand = self.operand(single);
            let source = self.program.unqualified(self.program.canonical(operand.ty)).0;
            if source == to {
                return Sequence::Standard(identity);
            }
            match self.base_relation(source, to) {
                crate::class::BaseRelation::Yes(_) => {
                    return Sequence::Standard(Standard {
                        step: Step::DerivedToBase,
                        ..Standard::identity(source, to)
                    });
                }
                crate::class::BaseRelation::Unknown => return Sequence::Unknown,
                crate::class::BaseRelation::No => {}
            }
        }
        if !allowed.user {
            return Sequence::Impossible;
        }
        match self.is_aggregate_class(class) {
            None => Sequence::Unknown,
            // Whether each member can be initialized is looked at where the list is used.
            Some(true) => match self.aggregate_accepts(elements, class) {
                Some(true) => Sequence::User(UserDefined::of_aggregate(identity)),
                Some(false) => Sequence::Impossible,
                None => Sequence::Unknown,
            },
            Some(false) => {
                // Of a nested list with one element no further user conversion may be made ([over.best.ics]/4).
                match self.resolve_list_constructor(class, list, Sought::Conversion).0 {
                    crate::overload::Resolution::Selected(chosen) => match chosen.function {
                        Some(function) => {
                            let specialization = chosen.specialized();
                            Sequence::User(UserDefined { specialization, ..UserDefined::by(function, identity) })
                        }
                        None => Sequence::Unknown,
                    },
                    crate::overload::Resolution::Ambiguous(_) => Sequence::User(UserDefined::ambiguous(identity)),
                    crate::overload::Resolution::NoMatch(_) => Sequence::Impossible,
                    crate::overload::Resolution::Unknown => Sequence::Unknown,
                }
            }
        }
    }

    /// Whether the members of an aggregate can be initialized from the elements of a list: `None` where it is not known.
    fn aggregate_accepts(&mut self, elements: &[ExpressionId], class: cufe_il::ClassId) -> Option<bool> {
        let mut next = 0;
        let accepts = self.members_accept(elements, &mut next, class)?;
        Some(accepts && next == elements.len())
    }

    /// Whether the bases and members of an aggregate can be initialized from the next elements, as many as there are.
    fn members_accept(&mut self, elements: &[ExpressionId], next: &mut usize, class: cufe_il::ClassId) -> Option<bool> {
        for (ty, is_initialized) in self.aggregate_parts(class)? {
            let accepts = match *next == elements.len() {
                true => is_initialized || self.can_be_left_out(ty)?,
                false => self.part_accepts(elements, next, ty)?,
            };
            if !accepts {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether a part of an aggregate can be initialized from an empty list ([dcl.init.aggr]/5): no reference can, nor a class for
    /// which no constructor can be called so. One that is deleted, explicit or not accessible is told where the list is used.
    fn can_be_left_out(&mut self, ty: TypeId) -> Option<bool> {
        if self.program.is_reference(ty) {
            return Some(false);
        }
        let (element, _) = self.element_type(ty);
        self.complete_type(element);
        match self.program.written(element) {
            Type::Class(class) => {
                self.class_property(class, ClassProperty::FromEmptyList, Self::is_initialized_from_nothing)
            }
            Type::Specialization { .. } => None,
            _ => Some(true),
        }
    }

    /// Whether the next element can initialize a part of an aggregate, or it and the following ones the parts of that.
    fn part_accepts(&mut self, elements: &[ExpressionId], next: &mut usize, ty: TypeId) -> Option<bool> {
        let Some(&element) = elements.get(*next) else { return Some(true) };
        self.complete_type(ty);
        let part = self.bare_type(ty);
        match (self.taken_by(element, part), self.program.written(part)) {
            (Taken::Nothing, _) => return Some(false),
            (Taken::Converted(_), _) => {}
            (Taken::String, Type::Array { element: inner, .. }) => {
                if !self.is_string_of(inner, element) {
                    return Some(false);
                }
            }
            (Taken::List, Type::Array { element: inner, bound: ArrayBound::Known(count) }) => {
                let ExpressionKind::InitializerList(list) = self.expression(element).kind else { return None };
                let own = self.program.expression_list(list).to_vec();
                let is_string = matches!(own.as_slice(), &[only] if self.is_string_literal(only)
                    && self.is_string_of(inner, only));
                if !is_string && !self.array_accepts(&own, inner, count)? {
                    return Some(false);
                }
            }
            (Taken::List | Taken::Value, _) => {
                let operand = self.operand(element);
                match self.implicit_conversion(&operand, ty, Allowed::IMPLICIT) {
                    Sequence::Impossible => return Some(false),
                    Sequence::Standard(_) if self.narrows_part(element, ty) => return Some(false),
                    Sequence::Unknown => return None,
                    _ => {}
                }
            }
            (Taken::Parts, Type::Class(class)) => {
                let before = *next;
                // One without members takes no element.
                return self.members_accept(elements, next, class).map(|accepts| accepts && *next > before);
            }
            (Taken::Parts, Type::Array { element: inner, bound: ArrayBound::Known(count) }) => {
                for _ in 0..count.min(elements.len() as u64) {
                    if !self.part_accepts(elements, next, inner)? {
                        return Some(false);
                    }
                }
                return Some(true);
            }
            (Taken::Parts | Taken::String | Taken::Unknown, _) => return None,
        }
        *next += 1;
        Some(true)
    }

    /// Whether a part of a class or array takes a value by a narrowing conversion only: then the whole has none from the list, so
    /// that other functions are called; arguments of constructors, scalars and elements of a `std::initializer_list` are told
    /// of once the function is chosen (measured).
    fn narrows_part(&mut self, element: ExpressionId, ty: TypeId) -> bool {
        if self.program.is_reference(ty) || self.context.in_variable_initializer {
            return false;
        }
        let value = match self.list_elements(element).as_slice() {
            &[single] => single,
            _ => element,
        };
        let from = self.expression(value).ty;
        let is_boolean = self.value_structure(ty) == Type::Builtin(Builtin::Bool);
        (is_boolean || self.may_narrow(from, ty))
            && matches!(self.narrowing(value, ty), Narrowing::Type | Narrowing::Value | Narrowing::Inexact)
    }

    /// Whether the elements of an array can be initialized from those of a list, with braces left out or not.
    fn array_accepts(&mut self, elements: &[ExpressionId], element: TypeId, count: u64) -> Option<bool> {
        let mut next = 0;
        for _ in 0..count.min(elements.len() as u64) {
            if next < elements.len() && !self.part_accepts(elements, &mut next, element)? {
                return Some(false);
            }
        }
        let is_filled = next == elements.len() && (elements.len() as u64) >= count;
        Some(next == elements.len() && (is_filled || self.can_be_left_out(element)?))
    }

    /// Whether an empty list initializes a class. Which member of a union is meant does not matter (measured).
    fn is_initialized_from_nothing(&mut self, class: cufe_il::ClassId) -> Option<bool> {
        if self.program.classes[class].key == cufe_il::ClassKey::Union {
            return Some(true);
        }
        match self.is_aggregate_class(class)? {
            true => self.aggregate_accepts(&[], class),
            false => Some(!self.has_no_default_constructor(self.program.classes[class].ty)),
        }
    }

    /// An operand of a type only.
    pub fn value_of_type(&self, ty: TypeId, category: ValueCategory) -> Operand {
        Operand { ty, category, expression: None }
    }

    /// The types of the bases and members of an aggregate in the order of initialization ([dcl.init.aggr]); `None` where
    /// some are not known.
    pub(crate) fn aggregate_members(&self, class: cufe_il::ClassId) -> Option<SmallVec<[TypeId; 8]>> {
        Some(self.aggregate_parts(class)?.into_iter().map(|(ty, _)| ty).collect())
    }

    /// As [`Self::aggregate_members`], and which have default member initializers.
    fn aggregate_parts(&self, class: cufe_il::ClassId) -> Option<SmallVec<[(TypeId, bool); 8]>> {
        let entry = &self.program.classes[class];
        let mut types: SmallVec<[(TypeId, bool); 8]> = SmallVec::new();
        for base in &entry.bases {
            if base.is_pack {
                return None;
            }
            types.push((base.ty, false));
        }
        for member in &entry.data_members {
            let is_unnamed_bit_field =
                member.variable.is_none() && !member.flags.contains(cufe_il::DataMemberFlags::ANONYMOUS);
            if !is_unnamed_bit_field {
                types.push((member.ty, member.flags.contains(cufe_il::DataMemberFlags::INITIALIZED)));
            }
        }
        if entry.key == cufe_il::ClassKey::Union {
            types.truncate(1);
        }
        Some(types)
    }
}
