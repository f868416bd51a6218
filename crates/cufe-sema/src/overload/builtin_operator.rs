//! The built-in operators as candidates beside the declared ones ([over.built]), for
//! operands of which one has class type.
//!
//! The standard has a candidate for each combination of types. Here, as in the reference, one pattern stands for all
//! arithmetic types, and one for all pointers with a distance; only operands of the same type (pointers that are compared,
//! enumerations) have a candidate for each type. What several conversion functions give for a pattern is 418 or, for a
//! truth value, 417 when the pattern is chosen (measured).

use super::{Candidate, Resolution, Verdict};
use crate::Sema;
use crate::conversion::{Allowed, Comparison, ObjectClass, Operand, Sequence, Standard, Step, UserDefined};
use cufe_diagnostics::{Argument, Note, code};
use cufe_il::{Builtin, EntityId, EntityKind, FunctionId, Operator, Program, Qualifiers, Type, TypeId, ValueCategory};
use smallvec::SmallVec;

/// What an operand of a built-in operator may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A promoted arithmetic type.
    Arithmetic,
    /// A promoted integral type.
    Integral,
    /// `std::ptrdiff_t`
    Distance,
    /// `bool`
    Truth,
    /// `bool`, to which a null pointer is not converted (measured).
    Negated,
    /// A pointer.
    Pointer,
    /// A pointer to an object type or a function.
    Dereferenced,
    /// A pointer to an object type.
    ObjectPointer,
    /// The left operand of an assignment as it is: arithmetic, integral, or a pointer.
    Assigned(Assigned),
}

/// What can be assigned to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Assigned {
    Arithmetic,
    Integral,
    ObjectPointer,
    /// An arithmetic type that is incremented: `bool` was before C++17 ([over.built]/4).
    Incremented,
    /// An arithmetic type other than `bool`.
    Decremented,
}

impl Kind {
    /// In words.
    fn text(self) -> &'static str {
        match self {
            Kind::Arithmetic | Kind::Assigned(Assigned::Arithmetic | Assigned::Incremented | Assigned::Decremented) => {
                "arithmetic"
            }
            Kind::Integral | Kind::Assigned(Assigned::Integral) => "integral",
            Kind::Distance => "distance",
            Kind::Truth | Kind::Negated => "bool",
            Kind::Pointer => "pointer",
            Kind::Dereferenced => "pointer to object or function",
            Kind::ObjectPointer | Kind::Assigned(Assigned::ObjectPointer) => "pointer to object",
        }
    }
}

/// The types that both operands of an operator may have together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Together {
    /// There is no such candidate.
    Nothing,
    /// Pointers to objects: their difference.
    ObjectPointers,
    /// Pointers, `std::nullptr_t` and enumerations: they are ordered.
    Ordered,
    /// Pointers to members besides.
    Compared,
    /// Pointers, pointers to members and scoped enumerations: one of both is selected ([over.built]/24).
    Selected,
}

/// The patterns of an operator with so many operands.
fn patterns(operator: Operator, count: usize) -> (&'static [&'static [Kind]], Together) {
    use Kind::*;
    use Operator as O;
    const ARITHMETIC: &[Kind] = &[Arithmetic, Arithmetic];
    const INTEGRAL: &[Kind] = &[Integral, Integral];
    const FORWARD: &[Kind] = &[ObjectPointer, Distance];
    const BACKWARD: &[Kind] = &[Distance, ObjectPointer];
    let nothing: (&[&[Kind]], Together) = (&[], Together::Nothing);
    match (operator, count) {
        (O::Plus, 1) => (&[&[Arithmetic], &[Pointer]], Together::Nothing),
        (O::Minus, 1) => (&[&[Arithmetic]], Together::Nothing),
        (O::Tilde, 1) => (&[&[Integral]], Together::Nothing),
        (O::Exclaim, 1) => (&[&[Negated]], Together::Nothing),
        (O::Star, 1) => (&[&[Dereferenced]], Together::Nothing),
        (O::PlusPlus, 1) => {
            (&[&[Assigned(self::Assigned::Incremented)], &[Assigned(self::Assigned::ObjectPointer)]], Together::Nothing)
        }
        (O::MinusMinus, 1) => {
            (&[&[Assigned(self::Assigned::Decremented)], &[Assigned(self::Assigned::ObjectPointer)]], Together::Nothing)
        }
        (O::Plus, 2) => (&[ARITHMETIC, FORWARD, BACKWARD], Together::Nothing),
        (O::Minus, 2) => (&[ARITHMETIC, FORWARD], Together::ObjectPointers),
        (O::Star | O::Slash, 2) => (&[ARITHMETIC], Together::Nothing),
        (O::Percent | O::Caret | O::Ampersand | O::Pipe | O::LessLess | O::GreaterGreater, 2) => {
            (&[INTEGRAL], Together::Nothing)
        }
        (O::AmpersandAmpersand | O::PipePipe, 2) => (&[&[Truth, Truth]], Together::Nothing),
        (O::Less | O::Greater | O::LessEqual | O::GreaterEqual, 2) => (&[ARITHMETIC], Together::Ordered),
        (O::EqualEqual | O::ExclaimEqual | O::Spaceship, 2) => (&[ARITHMETIC], Together::Compared),
        (O::Subscript, 2) => (&[FORWARD, BACKWARD], Together::Nothing),
        (O::PlusEqual | O::MinusEqual, 2) => (
            &[
                &[Assigned(self::Assigned::Arithmetic), Arithmetic],
                &[Assigned(self::Assigned::ObjectPointer), Distance],
            ],
            Together::Nothing,
        ),
        (O::StarEqual | O::SlashEqual, 2) => {
            (&[&[Assigned(self::Assigned::Arithmetic), Arithmetic]], Together::Nothing)
        }
        (
            O::PercentEqual
            | O::CaretEqual
            | O::AmpersandEqual
            | O::PipeEqual
            | O::LessLessEqual
            | O::GreaterGreaterEqual,
            2,
        ) => (&[&[Assigned(self::Assigned::Integral), Integral]], Together::Nothing),
        _ => nothing,
    }
}

/// Whether an operator is described by patterns here.
pub(super) fn has_patterns(operator: Operator, count: usize) -> bool {
    patterns(operator, count) != (&[], Together::Nothing)
}

/// Nobody can tell whether an operand fits.
struct NotKnown;

impl Sema<'_> {
    /// The built-in candidates for operands of which one has class type; `Err` where they are not known.
    pub(super) fn builtin_candidates(
        &mut self,
        operator: Operator,
        values: &[Operand],
    ) -> Result<SmallVec<[Candidate; 2]>, ()> {
        let (kinds, together) = patterns(operator, values.len());
        self.candidates_of_patterns(kinds, together, values)
    }

    /// The built-in conditional operator for the last two operands, of which one has class type and neither converts to what
    /// the other is ([expr.cond]/6, [over.built]/24).
    pub(crate) fn resolve_conditional(&mut self, values: &[Operand]) -> Resolution {
        let classes: SmallVec<[_; 2]> = values.iter().filter_map(|value| self.program.class_of(value.ty)).collect();
        for class in classes {
            let functions = self.candidate_conversions(class);
            if functions.is_partial {
                return Resolution::Unknown;
            }
        }
        match self.candidates_of_patterns(&[&[Kind::Arithmetic, Kind::Arithmetic]], Together::Selected, values) {
            Ok(candidates) => self.choose(candidates.into_vec()),
            Err(()) => Resolution::Unknown,
        }
    }

    /// The candidates that patterns give for operands.
    fn candidates_of_patterns(
        &mut self,
        kinds: &[&[Kind]],
        together: Together,
        values: &[Operand],
    ) -> Result<SmallVec<[Candidate; 2]>, ()> {
        let mut candidates = SmallVec::new();
        for pattern in kinds {
            let mut conversions: SmallVec<[Sequence; 4]> = SmallVec::new();
            for (index, (value, &kind)) in values.iter().zip(pattern.iter()).enumerate() {
                match self.builtin_conversion(value, kind, other_operand(values, index)) {
                    Ok(Some(sequence)) => conversions.push(sequence),
                    Ok(None) => break,
                    Err(NotKnown) => return Err(()),
                }
            }
            if conversions.len() == values.len() {
                candidates.push(built_in(conversions));
            }
        }
        let mut types: SmallVec<[TypeId; 4]> = SmallVec::new();
        if let (true, [left, right]) = (together != Together::Nothing, values) {
            self.add_common_types(left, together, &mut types).map_err(|NotKnown| ())?;
            let count = types.len();
            self.add_common_types(right, together, &mut types).map_err(|NotKnown| ())?;
            self.add_composite_types(count, &mut types);
            // Templates of both operands are asked for the one type that no operand must name (measured).
            let nullptr = Program::builtin(Builtin::Nullptr);
            if matches!(together, Together::Ordered | Together::Compared)
                && !types.contains(&nullptr)
                && values.iter().all(|value| self.program.class_of(value.ty).is_some())
                && values.iter().any(|value| self.converts_by_template(value))
            {
                types.push(nullptr);
            }
        }
        for ty in types {
            let mut conversions: SmallVec<[Sequence; 4]> = SmallVec::new();
            for value in values {
                match self.conversion_to_common(value, ty) {
                    Sequence::Impossible => break,
                    Sequence::Unknown => return Err(()),
                    sequence => conversions.push(sequence),
                }
            }
            if conversions.len() == values.len() {
                candidates.push(built_in(conversions));
            }
        }
        Ok(candidates)
    }

    /// Why the patterns of an operator do not fit (3328).
    pub(super) fn builtin_rejections(&mut self, operator: Operator, values: &[Operand], token: u32) -> Vec<Note> {
        let mut notes = Vec::new();
        for pattern in patterns(operator, values.len()).0 {
            let failing = values.iter().zip(*pattern).enumerate().position(|(index, (value, &kind))| {
                matches!(self.builtin_conversion(value, kind, other_operand(values, index)), Ok(None))
            });
            let Some(index) = failing else { continue };
            let kinds: Vec<&str> = pattern.iter().map(|kind| kind.text()).collect();
            let name = format!("operator{}({})", operator.spelling(), kinds.join(", "));
            notes.push(
                Note::new(code::CANDIDATE_BUILTIN_OPERATOR, self.position(token))
                    .with(Argument::Quoted(name))
                    .with(Argument::Number(index as i64 + 1)),
            );
        }
        notes
    }

    /// Reports an operand that several conversion functions bring to the chosen pattern; whether there is one.
    pub(super) fn has_ambiguous_operand(
        &mut self,
        operator: Operator,
        candidate: &Candidate,
        values: &[Operand],
    ) -> bool {
        use Operator::{AmpersandAmpersand, Exclaim, PipePipe};
        let mut found = false;
        for (value, sequence) in values.iter().zip(&candidate.conversions) {
            if let Sequence::User(UserDefined { is_ambiguous: true, .. }) = sequence {
                found = true;
                if let Some(expression) = value.expression {
                    let is_truth = matches!(operator, Exclaim | AmpersandAmpersand | PipePipe);
                    self.report_operand(
                        if is_truth { code::AMBIGUOUS_CONVERSION_FUNCTION } else { code::AMBIGUOUS_BUILTIN_CONVERSION },
                        expression,
                    );
                }
            }
        }
        found
    }

    /// The conversion of an operand to what a pattern takes.
    fn builtin_conversion(
        &mut self,
        value: &Operand,
        kind: Kind,
        other: Option<&Operand>,
    ) -> Result<Option<Sequence>, NotKnown> {
        let ty = self.program.canonical(value.ty);
        let Some(class) = self.program.class_of(ty) else {
            let plain = self.decayed(ty);
            if matches!(self.value_structure(plain), Type::Vector { .. }) {
                return Err(NotKnown);
            }
            if !self.is_of_kind(plain, kind, false) {
                return Ok(None);
            }
            return match self.pattern_type(plain, kind) {
                None => Ok(Some(Sequence::Standard(Standard::identity(plain, plain)))),
                Some(to) => match self.implicit_conversion(value, to, Allowed::STANDARD) {
                    Sequence::Impossible => Ok(None),
                    Sequence::Unknown => Err(NotKnown),
                    sequence => Ok(Some(sequence)),
                },
            };
        };
        let functions = self.candidate_conversions(class);
        if functions.is_partial {
            return Err(NotKnown);
        }
        if matches!(kind, Kind::Truth | Kind::Negated) && self.has_templates(&functions.entities) {
            // Templates give the type that is asked for ([temp.deduct.conv]).
            return match self.implicit_conversion(value, Program::builtin(Builtin::Bool), Allowed::EXPLICIT) {
                Sequence::Impossible => Ok(None),
                Sequence::Unknown => Err(NotKnown),
                sequence => Ok(Some(sequence)),
            };
        }
        let mut best: Option<(Sequence, UserDefined)> = None;
        let has_template = functions.entities.iter().any(|&entity| self.is_template_of_scalars(entity));
        for entity in functions.entities {
            let Some((function, result)) = self.conversion_result(entity)? else { continue };
            if matches!(kind, Kind::Assigned(_)) && !self.gives_modifiable_lvalue(function) {
                continue;
            }
            let is_explicit = self.explicitness(function).ok_or(NotKnown)?;
            let is_truth = matches!(kind, Kind::Truth | Kind::Negated);
            if is_explicit && !(is_truth && result == Program::builtin(Builtin::Bool))
                || !self.is_of_kind(result, kind, true)
            {
                continue;
            }
            let object = match self.object_conversion(value, function, ObjectClass::OfObject) {
                Sequence::Impossible => continue,
                Sequence::Unknown => return Err(NotKnown),
                sequence => sequence,
            };
            let second = match self.pattern_type(result, kind) {
                None => Standard::identity(result, result),
                // [conv.bool]
                Some(to) if result == Program::builtin(Builtin::Nullptr) => {
                    Standard { step: Step::BooleanFromPointer, ..Standard::identity(result, to) }
                }
                Some(to) => {
                    let given = Operand { ty: result, category: ValueCategory::Prvalue, expression: None };
                    match self.implicit_conversion(&given, to, Allowed::STANDARD) {
                        Sequence::Standard(standard) => standard,
                        Sequence::Impossible => continue,
                        _ => return Err(NotKnown),
                    }
                }
            };
            let new = UserDefined::by(function, second);
            let Some((known_object, known)) = best else {
                best = Some((object, new));
                continue;
            };
            // A truth value and a distance are one type, to which one of the conversions may lead better.
            let by_result = match kind {
                Kind::Truth | Kind::Negated | Kind::Distance => {
                    self.compare_sequences(&Sequence::Standard(new.second), &Sequence::Standard(known.second))
                }
                _ => Comparison::Same,
            };
            best = match (self.compare_sequences(&object, &known_object), by_result) {
                (Comparison::Unknown, _) | (_, Comparison::Unknown) => return Err(NotKnown),
                // What is made of the object counts first ([over.match.best.general]/2).
                (Comparison::Better, _) | (Comparison::Same, Comparison::Better) => Some((object, new)),
                (Comparison::Worse, _) | (Comparison::Same, Comparison::Worse) => best,
                _ => Some((known_object, UserDefined::ambiguous(known.second))),
            };
        }
        match best {
            Some((_, conversion)) => Ok(Some(Sequence::User(conversion))),
            None if has_template => self.conversion_by_template(value, kind, other),
            None => Ok(None),
        }
    }

    /// The conversion of an operand by a conversion function template, where no other function gives what a pattern takes: to the
    /// type of the other operand, which is not promoted unless it is an enumeration, and to a distance. Nothing tells what type
    /// another pattern asks for, nor one whose other operand has class type, too (measured).
    fn conversion_by_template(
        &mut self,
        value: &Operand,
        kind: Kind,
        other: Option<&Operand>,
    ) -> Result<Option<Sequence>, NotKnown> {
        let asked = match kind {
            Kind::Distance => Program::builtin(Builtin::Long),
            Kind::Arithmetic | Kind::Integral | Kind::Assigned(Assigned::Arithmetic | Assigned::Integral) => {
                let Some(other) = other.filter(|other| self.program.class_of(other.ty).is_none()) else {
                    return Ok(None);
                };
                let given = self.program.canonical(other.ty);
                let given = self.decayed(given);
                if !self.is_of_kind(given, kind, false) {
                    return Ok(None);
                }
                match (kind, self.value_structure(given)) {
                    (Kind::Assigned(_), _) => self.lvalue_reference_to(given),
                    (_, Type::Enum(_)) => self.promoted_arithmetic(given),
                    _ => given,
                }
            }
            _ => return Ok(None),
        };
        match self.implicit_conversion(value, asked, Allowed::IMPLICIT) {
            Sequence::Impossible => Ok(None),
            Sequence::Unknown => Err(NotKnown),
            sequence => Ok(Some(sequence)),
        }
    }

    /// Whether what a conversion function gives can be assigned to ([over.built]/18).
    fn gives_modifiable_lvalue(&self, function: FunctionId) -> bool {
        let ty = self.program.as_function(self.program.functions[function].ty);
        ty.is_some_and(|ty| match self.program.structure(ty.result) {
            Type::LvalueReference(referred) => {
                let qualifiers = self.program.unqualified(self.program.canonical(referred)).1;
                !qualifiers.contains(Qualifiers::CONST)
            }
            _ => false,
        })
    }

    /// Whether some of the functions are templates.
    fn has_templates(&self, functions: &[EntityId]) -> bool {
        functions.iter().any(|&entity| !matches!(self.program.entities[entity].kind, EntityKind::Function(_)))
    }

    /// Whether an operand of class type has a conversion function template that may give what a built-in operator takes.
    fn converts_by_template(&mut self, value: &Operand) -> bool {
        self.program.class_of(value.ty).is_some_and(|class| {
            let functions = self.candidate_conversions(class);
            functions.entities.iter().any(|&entity| self.is_template_of_scalars(entity))
        })
    }

    /// Whether a conversion function is a template, of whose specializations some may give what a built-in operator takes: a
    /// template of classes gives none of that.
    fn is_template_of_scalars(&self, entity: EntityId) -> bool {
        if matches!(self.program.entities[entity].kind, EntityKind::Function(_)) {
            return false;
        }
        let pattern = self.program.function_of(entity).map(|function| self.program.functions[function].ty);
        let Some(ty) = pattern.and_then(|ty| self.program.as_function(ty)) else { return true };
        let result = self.program.canonical(self.program.non_reference(ty.result));
        match self.program.written(self.program.unqualified(result).0) {
            Type::Class(_) => false,
            Type::Specialization { template, .. } => !self.makes_classes(template),
            _ => true,
        }
    }

    /// A conversion function and the type of its result without reference and qualifiers; none of templates.
    fn conversion_result(&mut self, entity: EntityId) -> Result<Option<(FunctionId, TypeId)>, NotKnown> {
        let EntityKind::Function(function) = self.program.entities[entity].kind else { return Ok(None) };
        let ty = self.program.as_function(self.program.functions[function].ty).ok_or(NotKnown)?;
        let result = self.program.canonical(self.program.non_reference(ty.result));
        let result = self.program.unqualified(result).0;
        match self.program.written(result) {
            // Not instantiated, a class all the same, which no built-in operator takes.
            Type::Specialization { template, .. }
                if self.makes_classes(template) && !self.is_dependent_type(result) =>
            {
                Ok(None)
            }
            // Of vectors the operators are known elsewhere.
            Type::Unknown | Type::Specialization { .. } | Type::Vector { .. } => Err(NotKnown),
            _ if self.is_dependent_type(result) => Err(NotKnown),
            _ => Ok(Some((function, self.decayed(result)))),
        }
    }

    /// Whether a value of a type, the result of a conversion function or not, can be the operand.
    fn is_of_kind(&self, ty: TypeId, kind: Kind, is_converted: bool) -> bool {
        let pointee = match self.value_structure(ty) {
            Type::Pointer(to) => Some(self.value_structure(to)),
            _ => None,
        };
        let is_function = matches!(pointee, Some(Type::Function(_)));
        let is_void = matches!(pointee, Some(Type::Builtin(Builtin::Void)));
        match kind {
            Kind::Arithmetic | Kind::Assigned(Assigned::Arithmetic) => self.is_arithmetic_or_unscoped(ty),
            Kind::Assigned(Assigned::Incremented) => {
                self.is_arithmetic_or_unscoped(ty) && !self.is_never_stepped(Operator::PlusPlus, ty)
            }
            Kind::Assigned(Assigned::Decremented) => {
                self.is_arithmetic_or_unscoped(ty) && !self.is_never_stepped(Operator::MinusMinus, ty)
            }
            Kind::Integral | Kind::Assigned(Assigned::Integral) => self.is_integral_or_unscoped(ty),
            // A floating value of its own is no distance; one that a conversion function gives is converted (measured).
            Kind::Distance if is_converted => self.is_arithmetic_or_unscoped(ty),
            Kind::Distance => self.is_integral_or_unscoped(ty),
            Kind::Truth if is_converted && self.value_structure(ty) == Type::Builtin(Builtin::Nullptr) => true,
            Kind::Truth | Kind::Negated => {
                self.is_arithmetic_or_unscoped(ty)
                    || matches!(self.value_structure(ty), Type::Pointer(_) | Type::MemberPointer { .. })
            }
            Kind::Pointer => pointee.is_some(),
            Kind::Dereferenced => pointee.is_some() && !is_void,
            Kind::ObjectPointer | Kind::Assigned(Assigned::ObjectPointer) => {
                pointee.is_some() && !is_void && !is_function
            }
        }
    }

    /// The type to which an operand of a type is converted for a pattern, where that is another one.
    fn pattern_type(&self, ty: TypeId, kind: Kind) -> Option<TypeId> {
        match kind {
            Kind::Arithmetic | Kind::Integral => {
                Some(self.promoted_arithmetic(ty)).filter(|&promoted| promoted != Program::UNKNOWN)
            }
            Kind::Distance => Some(Program::builtin(Builtin::Long)),
            Kind::Truth | Kind::Negated => Some(Program::builtin(Builtin::Bool)),
            Kind::Pointer | Kind::Dereferenced | Kind::ObjectPointer | Kind::Assigned(_) => None,
        }
    }

    /// Adds the types that an operand gives for a candidate whose operands have the same type.
    fn add_common_types(
        &mut self,
        value: &Operand,
        together: Together,
        types: &mut SmallVec<[TypeId; 4]>,
    ) -> Result<(), NotKnown> {
        let ty = self.program.canonical(value.ty);
        let mut given: SmallVec<[TypeId; 4]> = SmallVec::new();
        match self.program.class_of(ty) {
            None => given.push(self.decayed(ty)),
            Some(class) => {
                let functions = self.candidate_conversions(class);
                if functions.is_partial {
                    return Err(NotKnown);
                }
                for entity in functions.entities {
                    let Some((function, result)) = self.conversion_result(entity)? else { continue };
                    if !self.explicitness(function).ok_or(NotKnown)? {
                        given.push(result);
                    }
                }
            }
        }
        for ty in given {
            let plain = self.program.unqualified(self.program.canonical(ty)).0;
            let takes_part = match self.program.written(plain) {
                Type::Pointer(_) if together == Together::ObjectPointers => {
                    self.is_of_kind(plain, Kind::ObjectPointer, true)
                }
                Type::Pointer(_) => true,
                Type::Enum(_) if together == Together::Selected => !self.is_arithmetic_or_unscoped(plain),
                Type::Enum(_) | Type::Builtin(Builtin::Nullptr) => {
                    !matches!(together, Together::ObjectPointers | Together::Selected)
                }
                Type::MemberPointer { .. } => matches!(together, Together::Compared | Together::Selected),
                _ => false,
            };
            if takes_part && !types.contains(&plain) {
                types.push(plain);
            }
        }
        Ok(())
    }

    /// Adds the pointers to which both a pointer of the left operand, of which there are `count`, and one of the right one
    /// can be converted only by adding qualifiers ([expr.type]).
    fn add_composite_types(&mut self, count: usize, types: &mut SmallVec<[TypeId; 4]>) {
        for left in 0..count {
            for right in count..types.len() {
                let (Type::Pointer(a), Type::Pointer(b)) =
                    (self.program.written(types[left]), self.program.written(types[right]))
                else {
                    continue;
                };
                let ((_, first), (_, second)) = (self.program.unqualified(a), self.program.unqualified(b));
                for pointee in [a, b] {
                    let qualified = self.program.qualified(pointee, first | second);
                    let ty = self.program.intern_type(Type::Pointer(qualified));
                    let ty = self.program.canonical(ty);
                    if !types.contains(&ty) {
                        types.push(ty);
                    }
                }
            }
        }
    }

    /// The conversion of an operand to the type of both.
    fn conversion_to_common(&mut self, value: &Operand, ty: TypeId) -> Sequence {
        let is_nullptr = |sema: &Self, ty: TypeId| matches!(sema.value_structure(ty), Type::Builtin(Builtin::Nullptr));
        if self.program.class_of(value.ty).is_none() && is_nullptr(self, ty) && !is_nullptr(self, value.ty) {
            // A literal zero stays a number (measured).
            return Sequence::Impossible;
        }
        self.implicit_conversion(value, ty, Allowed::IMPLICIT)
    }
}

/// The other operand of a binary operator.
fn other_operand(values: &[Operand], index: usize) -> Option<&Operand> {
    match values {
        [left, right] => Some(if index == 0 { right } else { left }),
        _ => None,
    }
}

/// A built-in candidate with the conversions of its operands.
pub(super) fn built_in(conversions: SmallVec<[Sequence; 4]>) -> Candidate {
    Candidate {
        entity: EntityId::from_number(0),
        function: None,
        is_template: false,
        is_builtin: true,
        ty: None,
        deduced: None,
        object: None,
        conversions,
        verdict: Verdict::Viable,
        is_rewritten: false,
        is_reversed: false,
        begins_with_object: false,
    }
}
