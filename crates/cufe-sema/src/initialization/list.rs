//! Initialization from braced lists ([dcl.init.list], [dcl.init.aggr]).

use super::Purpose;
use crate::Sema;
use crate::conversion::{Allowed, Sequence};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::overload::Resolution;
use cufe_diagnostics::{Argument, Code, Report};
use cufe_il::{ArrayBound, ClassId, ExpressionId, ExpressionKind, FunctionFlags, Type, TypeId};

/// What became of a part of an aggregate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// Initialized, or wrong and reported.
    Done,
    /// Nobody can tell how many elements it takes: the rest of the list is not looked at.
    Unknown,
}

impl Sema<'_> {
    /// Initializes something of a type from a braced list. Returns whether it can be done, as far as can be told.
    pub(crate) fn initialize_from_list(
        &mut self,
        list: ExpressionId,
        ty: TypeId,
        purpose: Purpose,
        is_direct: bool,
    ) -> bool {
        let elements = self.list_elements(list);
        if self.is_dependent_type(ty) || self.holds_unknown(&elements) {
            return true;
        }
        let ty = self.program.canonical(ty);
        let target = self.program.unqualified(ty).0;
        match self.program.written(target) {
            Type::LvalueReference(_) | Type::RvalueReference(_) => {
                let operand = self.operand(list);
                if let &[single] = elements.as_slice()
                    && !self.is_braced(single)
                {
                    return self.initialize_from(single, ty, purpose);
                }
                if self.implicit_conversion(&operand, ty, Allowed::IMPLICIT) == Sequence::Impossible {
                    let first = self.expression(list).first;
                    self.report_unless_speculating(461, first);
                    return false;
                }
                true
            }
            Type::Array { element, bound } => {
                self.initialize_array(&elements, element, bound, purpose);
                true
            }
            Type::Class(class) => self.initialize_class_from_list(list, &elements, class, target, purpose, is_direct),
            Type::Specialization { .. } => {
                if let Some(element) = self.initializer_list_element(target) {
                    for &expression in &elements {
                        self.initialize_strictly(expression, element);
                    }
                }
                true
            }
            Type::Unknown | Type::Vector { .. } | Type::Complex(_) => true,
            Type::Enum(id) if is_direct && self.is_enum_from_value(id, &elements) => {
                let Some(underlying) = self.program.enums[id].underlying else { return true };
                self.check_narrowing(elements[0], underlying);
                true
            }
            _ => self.initialize_scalar_from_list(&elements, target, purpose, is_direct),
        }
    }

    /// `E{v}`: an enumeration whose underlying type is fixed is made of a value that converts to that type
    /// ([dcl.init.list]/3.8).
    fn is_enum_from_value(&self, id: cufe_il::EnumId, elements: &[ExpressionId]) -> bool {
        let &[single] = elements else { return false };
        self.program.enums[id].is_fixed
            && self.since(cufe_base::Standard::Cpp17)
            && !self.is_braced(single)
            && self.is_arithmetic_or_unscoped(self.expression(single).ty)
    }

    fn initialize_scalar_from_list(
        &mut self,
        elements: &[ExpressionId],
        ty: TypeId,
        purpose: Purpose,
        is_direct: bool,
    ) -> bool {
        match elements {
            [] => true,
            &[single] if self.is_braced(single) => {
                let first = self.expression(single).first;
                self.report_unless_speculating(2344, first);
                false
            }
            // `T{object}` may use explicit conversion functions ([dcl.init.list]/3.9).
            &[single] if is_direct && self.program.class_of(self.expression(single).ty).is_some() => {
                if !self.can_check_initialization(single, ty) {
                    return true;
                }
                let operand = self.operand(single);
                let sequence = self.implicit_conversion(&operand, ty, Allowed::EXPLICIT);
                if sequence == Sequence::Impossible {
                    self.report_conversion_failure(single, ty, Purpose::Object);
                    return false;
                }
                self.apply_conversion(single, ty, &sequence, purpose);
                true
            }
            &[single] => match purpose {
                Purpose::Argument | Purpose::DefaultArgument | Purpose::Return | Purpose::Assignment(_) => {
                    self.initialize_strictly(single, ty)
                }
                Purpose::Variable(_) | Purpose::Object => self.initialize_element(single, ty, purpose),
            },
            &[_, second, ..] => {
                let first = self.expression(second).first;
                self.report_unless_speculating(146, first);
                false
            }
        }
    }

    /// One element of a list: no narrowing ([dcl.init.list]/7).
    fn initialize_element(&mut self, expression: ExpressionId, ty: TypeId, _purpose: Purpose) -> bool {
        // What does not fit an element is reported as for an object.
        let fits = self.initialize_from(expression, ty, Purpose::Object);
        if fits && !self.is_braced(expression) {
            self.check_narrowing(expression, ty);
        }
        fits
    }

    /// The element of a list whose narrowing is an error: an element of a `std::initializer_list`; the only one that
    /// initializes a scalar parameter, result or left operand.
    fn initialize_strictly(&mut self, expression: ExpressionId, ty: TypeId) -> bool {
        // The error says what warnings of the conversion would.
        self.context.folding.excluded += 1;
        let fits = self.initialize_from(expression, ty, Purpose::Object);
        self.context.folding.excluded -= 1;
        if fits && !self.is_braced(expression) {
            self.check_narrowing_strictly(expression, ty);
        }
        fits
    }

    pub(crate) fn is_braced(&self, expression: ExpressionId) -> bool {
        matches!(self.expression(expression).kind, ExpressionKind::InitializerList(_))
    }

    fn holds_unknown(&self, elements: &[ExpressionId]) -> bool {
        elements.iter().any(|&element| {
            let entry = self.expression(element);
            matches!(entry.kind, ExpressionKind::Designated { .. } | ExpressionKind::PackExpansion(_))
                || entry
                    .flags
                    .intersects(cufe_il::ExpressionFlags::TYPE_DEPENDENT | cufe_il::ExpressionFlags::UNEXPANDED)
        })
    }

    pub(crate) fn report_unless_speculating(&mut self, code: u16, token: u32) {
        if self.context.speculating == 0 {
            self.report_at(Code(code), token);
        }
    }

    fn initialize_array(&mut self, elements: &[ExpressionId], element: TypeId, bound: ArrayBound, purpose: Purpose) {
        // `char a[] = {"text"}`
        if let &[single] = elements
            && self.is_string_literal(single)
            && matches!(self.value_structure(element), Type::Builtin(_))
        {
            return;
        }
        let mut next = 0;
        match bound {
            ArrayBound::Known(count) => {
                if self.fill_elements(elements, &mut next, element, count, purpose) == Part::Unknown {
                    return;
                }
                self.check_surplus(elements, next);
            }
            ArrayBound::Unknown => {
                self.fill_elements(elements, &mut next, element, u64::MAX, purpose);
            }
            ArrayBound::Expression(_) => {}
        }
    }

    fn check_surplus(&mut self, elements: &[ExpressionId], next: usize) {
        if let Some(&surplus) = elements.get(next) {
            let first = self.expression(surplus).first;
            self.report_unless_speculating(146, first);
        }
    }

    /// Initializes up to `count` elements of a type, as long as there are initializers.
    fn fill_elements(
        &mut self,
        elements: &[ExpressionId],
        next: &mut usize,
        ty: TypeId,
        count: u64,
        purpose: Purpose,
    ) -> Part {
        let mut filled = 0;
        while *next < elements.len() && filled < count {
            let before = *next;
            if self.fill_part(elements, next, ty, purpose) == Part::Unknown {
                return Part::Unknown;
            }
            if *next == before {
                // A part that takes no initializer (an empty class) would be filled for ever.
                return Part::Unknown;
            }
            filled += 1;
        }
        Part::Done
    }

    /// Initializes one part of an aggregate from the next elements, braces left out where they may be
    /// ([dcl.init.aggr]/brace elision).
    fn fill_part(&mut self, elements: &[ExpressionId], next: &mut usize, ty: TypeId, purpose: Purpose) -> Part {
        let Some(&element) = elements.get(*next) else { return Part::Done };
        if self.is_braced(element) {
            *next += 1;
            self.initialize_from_list(element, ty, Purpose::Object, false);
            return Part::Done;
        }
        let target = self.program.unqualified(self.program.canonical(ty)).0;
        match self.program.written(target) {
            Type::Array { element: inner, bound } => {
                if self.is_string_literal(element) && matches!(self.value_structure(inner), Type::Builtin(_)) {
                    *next += 1;
                    return Part::Done;
                }
                match bound {
                    ArrayBound::Known(count) => self.fill_elements(elements, next, inner, count, purpose),
                    _ => Part::Unknown,
                }
            }
            Type::Class(class) => {
                let operand = self.operand(element);
                match self.implicit_conversion(&operand, target, Allowed::IMPLICIT) {
                    Sequence::Unknown => return Part::Unknown,
                    Sequence::Impossible => {}
                    sequence => {
                        self.apply_conversion(element, target, &sequence, Purpose::Object);
                        *next += 1;
                        return Part::Done;
                    }
                }
                match self.is_aggregate_class(class) {
                    None => Part::Unknown,
                    Some(true) => self.fill_members(elements, next, class, purpose),
                    Some(false) => {
                        self.report_conversion_failure(element, ty, Purpose::Object);
                        *next += 1;
                        Part::Done
                    }
                }
            }
            Type::Specialization { .. } | Type::Unknown | Type::Vector { .. } | Type::Complex(_) => Part::Unknown,
            _ => {
                *next += 1;
                self.initialize_element(element, ty, Purpose::Object);
                Part::Done
            }
        }
    }

    /// Initializes the members of an aggregate from the next elements.
    fn fill_members(&mut self, elements: &[ExpressionId], next: &mut usize, class: ClassId, purpose: Purpose) -> Part {
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
        }
        Part::Done
    }

    fn initialize_class_from_list(
        &mut self,
        list: ExpressionId,
        elements: &[ExpressionId],
        class: ClassId,
        target: TypeId,
        purpose: Purpose,
        is_direct: bool,
    ) -> bool {
        if !self.has_known_members(class) {
            return true;
        }
        let brace = self.expression(list).first;
        if let &[single] = elements
            && !self.is_braced(single)
        {
            let operand = self.operand(single);
            let source = self.program.unqualified(self.program.canonical(operand.ty)).0;
            if source == target || self.is_derived_from(source, target) != Some(false) {
                return true;
            }
        }
        match self.is_aggregate_class(class) {
            None => true,
            Some(true) => {
                let mut next = 0;
                if self.fill_members(elements, &mut next, class, purpose) == Part::Unknown {
                    return true;
                }
                self.check_surplus(elements, next);
                true
            }
            Some(false) => match self.resolve_list_constructor(class, elements) {
                Resolution::Selected(candidate) => {
                    if let Some(function) = candidate.function {
                        self.program.called.insert(list, function);
                        let is_explicit = self.program.functions[function].flags.contains(FunctionFlags::EXPLICIT);
                        if is_explicit && !is_direct {
                            self.report_unless_speculating(2334, brace);
                            return false;
                        }
                        let used = match purpose {
                            Purpose::Variable(name) => {
                                let token = self.construction_token(function, elements, name);
                                let token = if token == name { name } else { brace };
                                FunctionUse::new(function, FunctionUseKind::Construction, token).named(brace)
                            }
                            _ => FunctionUse::new(function, FunctionUseKind::ImplicitConstruction, brace),
                        };
                        self.use_function(used);
                        self.convert_arguments(&candidate, elements);
                        let parameters = match candidate.ty.and_then(|ty| self.program.as_function(ty)) {
                            Some(ty) => ty.parameters.clone(),
                            None => return true,
                        };
                        for (&element, &parameter) in elements.iter().zip(&parameters) {
                            if !self.is_braced(element) {
                                self.check_narrowing(element, parameter);
                            }
                        }
                    }
                    true
                }
                Resolution::NoMatch(candidates) => {
                    if elements.iter().any(|&element| self.is_erroneous(element)) || self.context.speculating > 0 {
                        return true;
                    }
                    let name = self.entity_name(self.program.classes[class].entity);
                    let mut report = Report::new(Code(289), self.position(brace)).with(Argument::Quoted(name));
                    report.notes = self.rejection_notes(&candidates);
                    self.report(report);
                    false
                }
                Resolution::Ambiguous(_) => {
                    self.report_unless_speculating(309, brace);
                    false
                }
                Resolution::Unknown => true,
            },
        }
    }

    /// Narrowing where it is an error.
    fn check_narrowing_strictly(&mut self, expression: ExpressionId, ty: TypeId) {
        if self.context.speculating > 0 {
            return;
        }
        let code = match self.narrowing(expression, ty) {
            crate::constant::Narrowing::Type => 2361,
            crate::constant::Narrowing::Value => 2362,
            crate::constant::Narrowing::Inexact => 2364,
            _ => return,
        };
        self.report_narrowing(code, expression, ty, Some(cufe_diagnostics::Severity::Error));
    }
}
