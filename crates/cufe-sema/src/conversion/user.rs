//! User-defined conversions: by converting constructors and conversion functions ([over.match.copy], [over.match.conv],
//! [over.match.ref]).

use super::{Allowed, Binding, Comparison, ObjectClass, Operand, Sequence, Specialized, Standard, UserDefined};
use crate::Sema;
use cufe_il::{Builtin, EntityId, EntityKind, FunctionFlags, FunctionId, Type, TypeId, ValueCategory};

/// A constructor or conversion function that may convert.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) function: FunctionId,
    /// Where it is made of a template.
    pub(super) specialization: Option<Specialized>,
    /// The conversion of the argument, or of the implicit object.
    pub(super) argument: Sequence,
    /// The conversion of the result.
    pub(super) second: Standard,
    pub(super) is_constructor: bool,
    /// Whether it gives the kind of reference to a function that is initialized with it ([over.match.best.general]/2.4).
    pub(super) gives_same_reference: bool,
}

/// A conversion function that takes the object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Converting {
    pub(super) function: FunctionId,
    /// Where it is made of a template.
    pub(super) specialization: Option<Specialized>,
    /// The conversion of the object.
    pub(super) argument: Sequence,
    /// Type and category of the result.
    pub(super) result: (TypeId, ValueCategory),
}

impl Converting {
    fn with(self, second: Standard) -> Candidate {
        let Self { function, specialization, argument, .. } = self;
        Candidate { function, specialization, argument, second, is_constructor: false, gives_same_reference: false }
    }
}

impl Sema<'_> {
    /// The user-defined conversion to a canonical, unqualified type that is no reference; one of the types is a class.
    pub(super) fn user_conversion(&mut self, from: &Operand, to: TypeId, allowed: Allowed) -> Sequence {
        let mut candidates = Vec::new();
        let mut is_unknown = false;
        // A class that is not defined has no constructors.
        let has_no_members = self.is_undefined_here(to);
        if let Type::Class(class) = self.program.written(to)
            && !has_no_members
        {
            let constructors = self.constructors(class);
            is_unknown |= constructors.is_partial;
            for entity in constructors.entities {
                match self.converting_constructor(entity, from, to, allowed) {
                    Ok(Some(candidate)) => candidates.push(candidate),
                    Ok(None) => {}
                    Err(()) => is_unknown = true,
                }
            }
        }
        let source = self.program.unqualified(self.program.canonical(from.ty)).0;
        if let Type::Class(class) = self.program.written(source) {
            let mut functions = self.conversion_functions(class);
            if self.is_generic_closure(class) {
                match self.generic_closure_conversion(class, to) {
                    Ok(conversion) => functions.entities.extend(conversion),
                    Err(()) => is_unknown = true,
                }
            }
            is_unknown |= functions.is_partial;
            for entity in functions.entities {
                match self.converting_function(entity, from, to, allowed) {
                    Ok(Some(converting)) => {
                        let (ty, category) = converting.result;
                        let operand = Operand { ty, category, expression: None };
                        match self.second_conversion(&operand, to, allowed) {
                            // What an explicit one yields must be the type itself ([over.match.conv]/1).
                            Sequence::Standard(second)
                                if second.step != super::Step::Identity
                                    && second.step != super::Step::DerivedToBase
                                    && self.is_explicit(converting.function) => {}
                            Sequence::Standard(second) => candidates.push(converting.with(second)),
                            Sequence::Unknown => is_unknown = true,
                            _ => {}
                        }
                    }
                    Ok(None) => {}
                    Err(()) => is_unknown = true,
                }
            }
        }
        self.best_user_conversion(&candidates, is_unknown, to)
    }

    /// The conversion of what a conversion function gives.
    fn second_conversion(&mut self, given: &Operand, to: TypeId, allowed: Allowed) -> Sequence {
        match self.null_to_bool(given, to, allowed) {
            Some(sequence) => sequence,
            None => {
                self.complete_converted(given.ty, to, Allowed::STANDARD);
                self.value_conversion(given, to, Allowed::STANDARD)
            }
        }
    }

    /// `nullptr` becomes a truth value only where that is asked for directly ([conv.bool]/1).
    pub(super) fn null_to_bool(&self, given: &Operand, to: TypeId, allowed: Allowed) -> Option<Sequence> {
        let is_null = self.value_structure(given.ty) == Type::Builtin(Builtin::Nullptr);
        let is_asked = allowed.explicit && is_null && self.value_structure(to) == Type::Builtin(Builtin::Bool);
        let step = super::Step::BooleanFromPointer;
        is_asked.then(|| Sequence::Standard(super::Standard { step, ..super::Standard::identity(given.ty, to) }))
    }

    /// Whether the constraints of a constructor or conversion function let it take part.
    fn takes_part(&mut self, entity: EntityId) -> Result<bool, ()> {
        self.function_satisfaction(entity).value().ok_or(())
    }

    /// Whether a function that is explicit without a condition is no candidate: nobody looks at its constraints
    /// ([over.match.copy]/1).
    pub(super) fn is_excluded(&self, function: FunctionId, allows_explicit: bool) -> bool {
        !allows_explicit && self.program.functions[function].flags.contains(FunctionFlags::EXPLICIT)
    }

    pub(super) fn is_explicit(&mut self, function: FunctionId) -> bool {
        self.explicitness(function) == Some(true)
    }

    /// The conversion function whose result a reference to `referred` can be bound to directly.
    pub(super) fn conversion_to_reference(
        &mut self,
        from: &Operand,
        referred: TypeId,
        is_rvalue_reference: bool,
        allowed: Allowed,
    ) -> Sequence {
        let source = self.program.unqualified(self.program.canonical(from.ty)).0;
        let Type::Class(class) = self.program.written(source) else { return Sequence::Impossible };
        let functions = self.conversion_functions(class);
        let mut is_unknown = functions.is_partial;
        let mut candidates = Vec::new();
        let is_function = matches!(self.program.structure(referred), Type::Function(_));
        let reference = if is_rvalue_reference {
            self.program.intern_type(Type::RvalueReference(referred))
        } else {
            self.program.intern_type(Type::LvalueReference(referred))
        };
        for entity in functions.entities {
            match self.converting_function(entity, from, reference, allowed) {
                Ok(Some(converting)) => {
                    let (ty, category) = converting.result;
                    let operand = Operand { ty, category, expression: None };
                    match self.implicit_conversion(&operand, reference, Allowed::STANDARD) {
                        Sequence::Standard(second)
                            if second.rank() == super::Rank::Exact || second.step == super::Step::DerivedToBase =>
                        {
                            let mut candidate = converting.with(second);
                            candidate.gives_same_reference =
                                is_function && self.gives_reference(converting.function, is_rvalue_reference);
                            candidates.push((candidate, category));
                        }
                        Sequence::Unknown => is_unknown = true,
                        _ => {}
                    }
                }
                Ok(None) => {}
                Err(()) => is_unknown = true,
            }
        }
        // What gives lvalues is looked at alone first ([dcl.init.ref]/5.1.2).
        if !is_rvalue_reference && candidates.iter().any(|&(_, category)| category == ValueCategory::Lvalue) {
            candidates.retain(|&(_, category)| category == ValueCategory::Lvalue);
        }
        let candidates: Vec<Candidate> = candidates.into_iter().map(|(candidate, _)| candidate).collect();
        self.best_user_conversion(&candidates, is_unknown, referred)
    }

    /// Whether a conversion function gives an rvalue reference, or an lvalue reference.
    fn gives_reference(&self, function: FunctionId, is_rvalue_reference: bool) -> bool {
        let result = self.program.as_function(self.program.functions[function].ty).map(|ty| ty.result);
        result.is_some_and(|result| match self.program.structure(result) {
            Type::RvalueReference(_) => is_rvalue_reference,
            Type::LvalueReference(_) => !is_rvalue_reference,
            _ => false,
        })
    }

    /// Whether nothing that a conversion function of a result type gives is converted to a type without a further user-defined
    /// conversion: the one is a class, the other is none ([over.match.copy]/1, [over.match.ref]/1).
    pub(super) fn never_gives(&self, result: TypeId, to: TypeId) -> bool {
        let wanted = self.program.class_of(self.program.non_reference(to)).is_some();
        let given = self.program.non_reference(self.program.canonical(result));
        let is_scalar = matches!(self.value_structure(given), Type::Builtin(_) | Type::Enum(_) | Type::Pointer(_));
        wanted && is_scalar
    }

    /// A constructor that can be called with one argument, and the conversion of that argument without further
    /// user-defined conversions. `Err` where it is not known.
    fn converting_constructor(
        &mut self,
        entity: EntityId,
        from: &Operand,
        to: TypeId,
        allowed: Allowed,
    ) -> Result<Option<Candidate>, ()> {
        if self.program.entities[entity].kind.is_template() {
            return self.converting_constructor_template(entity, from, to, allowed);
        }
        let EntityKind::Function(function) = self.program.entities[entity].kind else { return Err(()) };
        if self.is_excluded(function, allowed.explicit_constructors) || !self.takes_part(entity)? {
            return Ok(None);
        }
        if !allowed.explicit_constructors && self.explicitness(function).ok_or(())? {
            return Ok(None);
        }
        let entry = &self.program.functions[function];
        let (minimum, ty) = (self.minimum_arguments(function), entry.ty);
        let Some(function_type) = self.program.as_function(ty) else { return Err(()) };
        if minimum > 1 {
            return Ok(None);
        }
        let argument = match function_type.parameters.first() {
            Some(&parameter) => self.implicit_conversion(from, parameter, Allowed::STANDARD),
            None if function_type.flags.contains(cufe_il::FunctionTypeFlags::VARIADIC) => Sequence::Ellipsis,
            None => return Ok(None),
        };
        match argument {
            Sequence::Unknown => Err(()),
            Sequence::Impossible => Ok(None),
            argument => {
                let second = Standard::identity(to, to);
                Ok(Some(Candidate {
                    function,
                    specialization: None,
                    argument,
                    second,
                    is_constructor: true,
                    gives_same_reference: false,
                }))
            }
        }
    }

    /// A conversion function, the conversion of its object and its result; templates are those that may give a type. `Err`
    /// where it is not known.
    fn converting_function(
        &mut self,
        entity: EntityId,
        from: &Operand,
        to: TypeId,
        allowed: Allowed,
    ) -> Result<Option<Converting>, ()> {
        if self.program.entities[entity].kind.is_template() {
            return self.converting_function_template(entity, from, to, allowed);
        }
        let EntityKind::Function(function) = self.program.entities[entity].kind else { return Err(()) };
        let ty = self.program.functions[function].ty;
        let Some(result) = self.program.as_function(ty).map(|function| function.result) else { return Err(()) };
        // Constraints of what can't be chosen are not looked at.
        let is_excluded = self.is_excluded(function, allowed.explicit) || self.never_gives(result, to);
        if is_excluded || !self.takes_part(entity)? {
            return Ok(None);
        }
        if !allowed.explicit && self.explicitness(function).ok_or(())? {
            return Ok(None);
        }
        if self.is_dependent_type(result) {
            return Err(());
        }
        match self.object_conversion(from, function, ObjectClass::OfObject) {
            Sequence::Unknown => Err(()),
            Sequence::Impossible => Ok(None),
            argument => {
                let result = self.given_by(result);
                Ok(Some(Converting { function, specialization: None, argument, result }))
            }
        }
    }

    /// The conversion of an object to the implicit object parameter of a member function ([over.match.funcs]).
    pub(crate) fn object_conversion(
        &mut self,
        object: &Operand,
        function: FunctionId,
        parameter: ObjectClass,
    ) -> Sequence {
        let entity = self.program.functions[function].entity;
        let Some(class) = self.program.enclosing_class(self.program.entities[entity].scope) else {
            return Sequence::Unknown;
        };
        let Some(function_type) = self.program.as_function(self.program.functions[function].ty) else {
            return Sequence::Unknown;
        };
        use cufe_il::FunctionTypeFlags as Flags;
        let flags = function_type.flags;
        let mut qualifiers = cufe_il::Qualifiers::empty();
        qualifiers.set(cufe_il::Qualifiers::CONST, flags.contains(Flags::CONST));
        qualifiers.set(cufe_il::Qualifiers::VOLATILE, flags.contains(Flags::VOLATILE));
        if self.program.entities[entity].name == cufe_il::Name::DESTRUCTOR {
            // It can be called for constant objects ([class.dtor]/4).
            qualifiers |= self.program.unqualified(self.program.canonical(object.ty)).1;
        }
        let class_type = self.program.classes[class].ty;
        let source = self.program.unqualified(self.program.canonical(object.ty)).0;
        let base = match self.program.canonical(class_type) {
            class_type if class_type == source => source,
            class_type => match self.base_relation(source, class_type) {
                crate::class::BaseRelation::No => return Sequence::Unknown,
                _ => match parameter {
                    ObjectClass::OfObject => source,
                    ObjectClass::OfMember => class_type,
                    ObjectClass::Of(class) => self.program.canonical(self.program.classes[class].ty),
                },
            },
        };
        let referred = self.program.qualified(base, qualifiers);
        let mut operand = *object;
        operand.expression = None;
        let is_unqualified = !flags.intersects(Flags::LVALUE | Flags::RVALUE);
        let reference = if flags.contains(Flags::RVALUE) {
            self.program.intern_type(Type::RvalueReference(referred))
        } else {
            if is_unqualified && operand.category != ValueCategory::Lvalue {
                // Without ref-qualifier an rvalue can be bound ([over.match.funcs]/5).
                operand.category = ValueCategory::Lvalue;
            }
            self.program.intern_type(Type::LvalueReference(referred))
        };
        match self.implicit_conversion(&operand, reference, Allowed::STANDARD) {
            Sequence::Standard(mut standard) => {
                if is_unqualified && let Some(binding) = &mut standard.binding {
                    *binding = Binding { is_unqualified_object: true, ..*binding };
                }
                Sequence::Standard(standard)
            }
            other => other,
        }
    }

    /// The best of the candidates; several equally good ones make an ambiguous conversion.
    fn best_user_conversion(&mut self, candidates: &[Candidate], is_unknown: bool, to: TypeId) -> Sequence {
        if is_unknown {
            return Sequence::Unknown;
        }
        let Some((&first, rest)) = candidates.split_first() else { return Sequence::Impossible };
        let mut best = first;
        for &candidate in rest {
            if self.is_better_conversion(&candidate, &best) == Some(true) {
                best = candidate;
            }
        }
        for candidate in candidates {
            if candidate.function == best.function && candidate.specialization == best.specialization {
                continue;
            }
            match self.is_better_conversion(&best, candidate) {
                Some(true) => {}
                None => return Sequence::Unknown,
                Some(false) => {
                    let second = Standard::identity(to, to);
                    return Sequence::User(UserDefined::ambiguous(second));
                }
            }
        }
        let Candidate { function, specialization, second, .. } = best;
        Sequence::User(UserDefined { specialization, ..UserDefined::by(function, second) })
    }

    fn is_better_conversion(&mut self, a: &Candidate, b: &Candidate) -> Option<bool> {
        match self.compare_sequences(&a.argument, &b.argument) {
            Comparison::Better => return Some(true),
            Comparison::Worse => return Some(false),
            Comparison::Unknown => return None,
            Comparison::Same => {}
        }
        if !a.is_constructor && !b.is_constructor {
            match self.compare_sequences(&Sequence::Standard(a.second), &Sequence::Standard(b.second)) {
                Comparison::Better => return Some(true),
                Comparison::Worse => return Some(false),
                Comparison::Unknown => return None,
                Comparison::Same => {}
            }
        }
        if a.is_constructor != b.is_constructor && a.specialization.is_some() == b.specialization.is_some() {
            // Where both bind a reference to something more qualified, the constructor is taken (measured).
            return Some(a.is_constructor && adds_qualifiers(&a.argument) && adds_qualifiers(&b.argument));
        }
        if a.gives_same_reference != b.gives_same_reference {
            return Some(a.gives_same_reference);
        }
        match self.is_better_by_template(a, b) {
            Some(false) if a.is_constructor && b.is_constructor => {
                Some(self.is_better_by_template(b, a) == Some(false) && self.precedes_inherited(a.function, b.function))
            }
            result => result,
        }
    }

    /// Whether a constructor of a class stands before an inherited one whose first parameter, the one that is given, has the same
    /// type ([over.match.best]/2.6).
    fn precedes_inherited(&self, own: FunctionId, inherited: FunctionId) -> bool {
        let class = |function: FunctionId| {
            let entity = self.program.functions[function].entity;
            let class = self.program.enclosing_class(self.program.entities[entity].scope)?;
            Some(self.program.classes[class].ty)
        };
        let parameter = |function: FunctionId| {
            let ty = self.program.as_function(self.program.functions[function].ty)?;
            ty.parameters.first().map(|&ty| self.program.unqualified(self.program.canonical(ty)).0)
        };
        let (Some(derived), Some(base)) = (class(own), class(inherited)) else { return false };
        parameter(own).is_some()
            && parameter(own) == parameter(inherited)
            && matches!(self.base_relation(derived, base), crate::class::BaseRelation::Yes(_))
    }
}

/// Whether a reference is bound to an object that has fewer qualifiers than it refers to.
fn adds_qualifiers(sequence: &Sequence) -> bool {
    matches!(sequence, Sequence::Standard(standard) if standard.binding.is_some() && standard.from != standard.to)
}
