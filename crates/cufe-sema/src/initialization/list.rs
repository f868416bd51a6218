//! Initialization from braced lists ([dcl.init.list], [dcl.init.aggr]).

use super::Purpose;
use crate::Sema;
use crate::build::Extent;
use crate::constant::Narrowing;
use crate::conversion::{Allowed, Sequence};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::overload::{Resolution, Sought};
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{Builtin, ClassId, Expression, ExpressionId, ExpressionKind, NarrowedScalar, Qualifiers, Type, TypeId};

impl Sema<'_> {
    /// Initializes something of a type from a braced list. Returns whether it can be done, as far as can be known.
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
        // Its constructors and members are asked ([dcl.init.list]/3, [temp.inst]/2).
        self.complete_type(ty);
        let target = self.program.unqualified(ty).0;
        if let Some(element) = self.initializer_list_element(target) {
            if let Some(single) = self.copied_from_list(&elements, target) {
                return self.initialize_from(single, ty, purpose);
            }
            return self.initialize_list_object(&elements, element);
        }
        match self.program.written(target) {
            Type::LvalueReference(_) | Type::RvalueReference(_) => {
                let operand = self.operand(list);
                let is_lvalue_reference = matches!(self.program.written(target), Type::LvalueReference(_));
                let referred = self.program.canonical(self.program.non_reference(target));
                let qualifiers = self.object_qualifiers(referred);
                let binds_temporary = !is_lvalue_reference || qualifiers == Qualifiers::CONST;
                if let &[single] = elements.as_slice()
                    && !self.is_braced(single)
                {
                    let source = self.program.canonical(self.expression(single).ty);
                    let is_direct = !binds_temporary && self.program.class_of(source).is_none()
                        || self.function_set(single).is_some()
                        || self.reference_relation(referred, source) != crate::conversion::Related::No;
                    // An object of another class is converted, unless the list makes a temporary of class type of it.
                    let single_operand = self.operand(single);
                    let is_converted = binds_temporary
                        && self.program.class_of(source).is_some()
                        && (self.program.class_of(referred).is_none()
                            || self.implicit_conversion(&operand, referred, Allowed::IMPLICIT) == Sequence::Impossible)
                        && self.implicit_conversion(&single_operand, ty, Allowed::IMPLICIT) != Sequence::Impossible;
                    if is_direct || is_converted {
                        return self.initialize_from(single, ty, purpose);
                    }
                }
                if !binds_temporary {
                    if self.implicit_conversion(&operand, ty, Allowed::IMPLICIT) == Sequence::Impossible {
                        let first = self.expression(list).first;
                        self.report_unless_speculating(code::NON_CONST_REFERENCE_TO_VALUE, first);
                        return false;
                    }
                    return true;
                }
                // A temporary is made of the list ([dcl.init.list]/3.9).
                let value = self.program.unqualified(referred).0;
                self.initialize_from_list(list, value, Purpose::Temporary, false)
            }
            Type::Array { element, bound } => {
                let close = self.expression(list).last;
                self.initialize_array(&elements, element, bound, purpose.of_part(), close);
                true
            }
            Type::Class(class) => self.initialize_class_from_list(list, &elements, class, target, purpose, is_direct),
            Type::Specialization { .. } => true,
            Type::Unknown | Type::Vector { .. } | Type::Complex(_) => true,
            Type::Enum(id) if is_direct && self.is_enum_from_value(id, &elements) => {
                let Some(underlying) = self.program.enums[id].underlying else { return true };
                let is_floating = matches!(self.value_structure(self.expression(elements[0]).ty), Type::Builtin(builtin)
                    if crate::conversion::arithmetic_class(builtin) == Some(crate::conversion::Arithmetic::Floating));
                // Integers that don't fit are an error only where substitution asks.
                if is_floating || self.constraints.tests > 0 {
                    self.check_narrowing(elements[0], underlying);
                }
                true
            }
            _ => {
                if matches!(purpose, Purpose::Variable(_) | Purpose::Object) && !is_direct {
                    let Expression { first, last, .. } = self.expression(list);
                    self.note_narrowed_scalar(target, &elements, None, Extent { first, last });
                }
                self.initialize_scalar_from_list(&elements, target, purpose, is_direct)
            }
        }
    }

    /// Notes `T{v}` and `= {v}` for the host file where the conversion of the value to a scalar type narrows.
    pub(crate) fn note_narrowed_scalar(
        &mut self,
        ty: TypeId,
        elements: &[ExpressionId],
        first: Option<u32>,
        braces: Extent,
    ) {
        let &[single] = elements else { return };
        let context = &self.context;
        if context.speculating > 0
            || context.unevaluated > 0
            || context.in_instance
            || self.is_braced(single)
            || !self.is_scalar_type(ty)
            || self.value_structure(ty) == self.value_structure(self.expression(single).ty)
        {
            return;
        }
        if let Narrowing::Type | Narrowing::Value | Narrowing::Inexact = self.narrowing(single, ty) {
            let (open, close) = (braces.first, braces.last);
            self.program.narrowed_scalars.push(NarrowedScalar { ty: first, open, close });
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
                self.report_unless_speculating(code::TOO_MANY_BRACES_AROUND_SCALAR, first);
                false
            }
            // `T{object}` may use explicit conversion functions, `bool{nullptr}` is direct too ([dcl.init.list]/3.9).
            &[single]
                if is_direct
                    && (self.program.class_of(self.expression(single).ty).is_some()
                        || self.value_structure(self.expression(single).ty) == Type::Builtin(Builtin::Nullptr)
                            && self.value_structure(ty) == Type::Builtin(Builtin::Bool)) =>
            {
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
                Purpose::Variable(_) | Purpose::Part(_) | Purpose::Object => self.initialize_element(single, ty),
                _ => self.initialize_strictly(single, ty),
            },
            &[_, second, ..] => {
                let first = self.expression(second).first;
                self.report_unless_speculating(code::TOO_MANY_INITIALIZERS, first);
                false
            }
        }
    }

    /// One element of a list: no narrowing ([dcl.init.list]/7).
    pub(super) fn initialize_element(&mut self, expression: ExpressionId, ty: TypeId) -> bool {
        // What does not fit an element is reported as for an object.
        let fits = self.initialize_from(expression, ty, Purpose::Object);
        if fits && !self.is_braced(expression) {
            self.check_narrowing(expression, ty);
        }
        fits
    }

    /// The elements of a `std::initializer_list`: an array is made of them ([dcl.init.list]/5).
    fn initialize_list_object(&mut self, elements: &[ExpressionId], ty: TypeId) -> bool {
        let bound = cufe_il::ArrayBound::Known(elements.len() as u64);
        self.program.intern_type(Type::Array { element: ty, bound });
        let mut fits = true;
        for &element in elements {
            fits &= match self.is_braced(element) {
                true => self.initialize_from_list(element, ty, Purpose::Temporary, false),
                false => self.initialize_strictly(element, ty),
            };
        }
        fits
    }

    /// The element of a list whose narrowing is an error: an element of a `std::initializer_list`; a part of a temporary, of a
    /// parameter, result or left operand.
    pub(super) fn initialize_strictly(&mut self, expression: ExpressionId, ty: TypeId) -> bool {
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
            matches!(entry.kind, ExpressionKind::PackExpansion(_))
                || entry
                    .flags
                    .intersects(cufe_il::ExpressionFlags::TYPE_DEPENDENT | cufe_il::ExpressionFlags::UNEXPANDED)
        })
    }

    pub(crate) fn report_unless_speculating(&mut self, code: Code, token: u32) {
        if self.context.speculating == 0 {
            self.report_at(code, token);
        } else {
            self.delayed_uses += 1;
        }
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
            && !matches!(self.expression(single).kind, ExpressionKind::Designated { .. })
        {
            let operand = self.operand(single);
            let source = self.program.unqualified(self.program.canonical(operand.ty)).0;
            if source == target || self.is_derived_from(source, target) != Some(false) {
                if source == target && self.has_explicit_copy(class) {
                    // In a list explicit constructors may be the best, and then are ill-formed where it copy-initializes.
                    let copies_explicitly =
                        matches!(self.copying_constructor(class, &operand), Some(Resolution::NoMatch(_)));
                    if copies_explicitly && !is_direct {
                        self.report_unless_speculating(code::EXPLICIT_CONSTRUCTOR_IN_COPY_LIST, brace);
                        return false;
                    }
                } else if source == target {
                    self.use_copy_at(single, target, purpose, brace);
                } else {
                    self.check_conversion_to_base(single, source, target);
                }
                return true;
            }
        }
        match self.is_aggregate_class(class) {
            None => true,
            Some(true) => {
                if let Purpose::Variable(name) | Purpose::Part(name) = purpose
                    && !elements.iter().any(|&it| matches!(self.expression(it).kind, ExpressionKind::Designated { .. }))
                    && self.leaves_reference(class, elements.len())
                {
                    self.report_uninitialized_member(name);
                    return false;
                }
                let close = self.expression(list).last;
                // With clang as host compiler the parts of results are like those of temporaries (measured).
                let part = match purpose {
                    Purpose::Return if self.options.dialect.is_clang() => Purpose::Temporary,
                    purpose => purpose.of_part(),
                };
                self.initialize_aggregate(elements, class, part, close);
                true
            }
            Some(false) => match self.resolve_list_constructor(class, list, Sought::Initialization) {
                (Resolution::Selected(candidate), false) if self.is_elided(&candidate) => {
                    self.convert_arguments(&candidate, elements);
                    true
                }
                (Resolution::Selected(candidate), by_list) => {
                    if let Some(function) = candidate.function {
                        self.program.called.insert(list, function);
                        let explicitness = match candidate.deduced {
                            Some(arguments) => self.explicitness_of_template(function, candidate.entity, arguments),
                            None => self.explicitness(function),
                        };
                        if !is_direct && explicitness == Some(true) {
                            self.report_unless_speculating(code::EXPLICIT_CONSTRUCTOR_IN_COPY_LIST, brace);
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
                        let at_run_time = self.known_at_run_time(elements);
                        self.use_function(FunctionUse { at_run_time, ..used });
                        self.note_throwing_construction(class, function);
                        if by_list {
                            self.program.whole_lists.insert(list, list);
                            let parameters = candidate.ty.and_then(|ty| self.program.as_function(ty));
                            if let Some(&parameter) = parameters.and_then(|ty| ty.parameters.first()) {
                                let parameter = self.program.non_reference(parameter);
                                self.initialize_from_list(list, parameter, Purpose::Argument, false);
                            }
                            return true;
                        }
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
                (Resolution::NoMatch(candidates), _) => {
                    if elements.iter().any(|&element| self.is_erroneous(element)) || self.context.speculating > 0 {
                        return true;
                    }
                    // A class that is no aggregate only because of the access to its members is initialized like a scalar.
                    if let Some(&first) = elements.first()
                        && self.are_implicit(&candidates)
                        && self.is_trivial_member(class, crate::class::SpecialMember::DefaultConstructor) == Some(true)
                    {
                        match elements.get(1) {
                            Some(&second) => self.report_at(code::TOO_MANY_INITIALIZERS, self.expression(second).first),
                            None => self.report_conversion_failure(first, target, purpose),
                        }
                        return false;
                    }
                    let name = self.entity_name(self.program.classes[class].entity);
                    let mut report =
                        Report::new(code::NO_MATCHING_CONSTRUCTOR, self.position(brace)).with(Argument::Quoted(name));
                    let given = self.types_of(elements);
                    self.show_given(&mut report, &given, None);
                    self.show_rejections(&mut report, &candidates, &given);
                    self.report(report);
                    false
                }
                (Resolution::Ambiguous(_), _) => {
                    self.report_unless_speculating(
                        if elements.is_empty() {
                            code::SEVERAL_DEFAULT_CONSTRUCTORS
                        } else {
                            code::AMBIGUOUS_CONSTRUCTOR
                        },
                        brace,
                    );
                    false
                }
                (Resolution::Unknown, _) => true,
            },
        }
    }

    /// Narrowing where it is an error.
    fn check_narrowing_strictly(&mut self, expression: ExpressionId, ty: TypeId) {
        if self.context.speculating > 0 {
            return;
        }
        let code = match self.narrowing(expression, ty) {
            Narrowing::Type => code::NARROWING_CONVERSION,
            Narrowing::Value => code::NARROWING_IN_CONSTANT_EXPRESSION,
            Narrowing::Inexact => code::NARROWING_INEXACT,
            _ => return,
        };
        self.report_narrowing(code, expression, ty, Some(cufe_diagnostics::Severity::Error));
    }
}
