//! Direct-initialization and default-initialization ([dcl.init]/16, /7): `T v(a, ...)`, `T v{a, ...}`, `T v;`, `T(a, ...)`.

use super::Purpose;
use crate::Sema;
use crate::class::SpecialMember;
use crate::class::accessible::both;
use crate::conversion::{Allowed, Operand, Sequence};
use crate::overload::Resolution;
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{ClassId, ExpressionFlags, ExpressionId, ExpressionKind, FunctionId, Type, TypeId};

/// What initializes an object of class type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Initialized {
    /// This constructor.
    By(FunctionId),
    /// No constructor: the object is a prvalue itself, an aggregate, or no class.
    Directly,
    /// Nobody can tell, or something is wrong and was reported.
    Unknown,
}

impl Sema<'_> {
    /// Direct-initializes something of a type from a parenthesized list. `end` is the token where the list ends, at which an
    /// empty one is reported.
    pub fn initialize_directly(&mut self, ty: TypeId, arguments: &[ExpressionId], end: u32) -> Initialized {
        self.initialize_directly_at(ty, arguments, end, None)
    }

    /// As [`Self::initialize_directly`] for a functional cast or a new-expression, whose constructor is reported at the token
    /// `at`.
    pub(crate) fn initialize_directly_at(
        &mut self,
        ty: TypeId,
        arguments: &[ExpressionId],
        end: u32,
        at: Option<u32>,
    ) -> Initialized {
        let flags = self.flags_of(arguments);
        if self.is_dependent_type(ty)
            || self.is_enumeration_of_pattern(ty)
            || flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED)
            || arguments
                .iter()
                .any(|&argument| matches!(self.expression(argument).kind, ExpressionKind::PackExpansion(_)))
        {
            return Initialized::Unknown;
        }
        self.complete_type(ty);
        let target = self.program.unqualified(self.program.canonical(ty)).0;
        match (self.program.written(target), arguments) {
            (Type::Class(class), _) => self.construct(class, target, arguments, end, at),
            (Type::Specialization { .. } | Type::Unknown | Type::Vector { .. } | Type::Complex(_), _) => {
                Initialized::Unknown
            }
            (_, []) => Initialized::Directly,
            (Type::Array { .. }, _) => Initialized::Unknown,
            (_, &[single]) => {
                if self.is_braced(single) {
                    return Initialized::Unknown;
                }
                let operand = self.operand(single);
                // The temporary that a reference is bound to is copy-initialized ([dcl.init.ref]/5.4).
                let is_temporary = self.program.is_reference(target) && self.makes_temporary(&operand, target);
                let allowed = if is_temporary { Allowed::IMPLICIT } else { Allowed::EXPLICIT };
                let sequence = self.implicit_conversion(&operand, ty, allowed);
                if sequence == Sequence::Impossible {
                    self.report_conversion_failure(single, ty, Purpose::Object);
                    return Initialized::Unknown;
                }
                self.apply_conversion(single, ty, &sequence, Purpose::Object);
                Initialized::Directly
            }
            (_, &[_, second, ..]) => {
                let first = self.expression(second).first;
                self.report_unless_speculating(code::TOO_MANY_INITIALIZERS, first);
                Initialized::Unknown
            }
        }
    }

    /// Whether a reference is bound to an object of another type that a constructor makes.
    fn makes_temporary(&mut self, operand: &Operand, reference: TypeId) -> bool {
        match self.implicit_conversion(operand, reference, Allowed::EXPLICIT) {
            Sequence::User(user) => user.function.is_some_and(|function| self.is_constructor(function)),
            _ => false,
        }
    }

    /// Chooses the constructor for a parenthesized list.
    fn construct(
        &mut self,
        class: ClassId,
        target: TypeId,
        arguments: &[ExpressionId],
        end: u32,
        at: Option<u32>,
    ) -> Initialized {
        if !self.has_known_members(class) {
            return Initialized::Unknown;
        }
        if let &[single] = arguments
            && !self.is_braced(single)
        {
            let entry = self.expression(single);
            let source = self.program.unqualified(self.program.canonical(entry.ty)).0;
            if source == target
                && entry.category == cufe_il::ValueCategory::Prvalue
                && self.since(cufe_base::Standard::Cpp17)
            {
                return Initialized::Directly;
            }
        }
        let constructors = self.constructors(class);
        if constructors.is_partial {
            self.note_unknown();
            return Initialized::Unknown;
        }
        let operands = self.operands(arguments);
        match self.resolve_constructor(&constructors.entities, &operands, true) {
            Resolution::Selected(candidate) => {
                self.convert_arguments(&candidate, arguments);
                if self.is_elided(&candidate) {
                    return Initialized::Directly;
                }
                self.settled_function(&candidate).map_or(Initialized::Unknown, Initialized::By)
            }
            Resolution::NoMatch(candidates) => {
                self.report_no_constructor(class, target, arguments, &candidates, end, at);
                Initialized::Unknown
            }
            Resolution::Ambiguous(_) => {
                let argument = || arguments.first().map_or(end, |&argument| self.expression(argument).first);
                let token = at.unwrap_or_else(argument);
                self.report_unless_speculating(code::AMBIGUOUS_CONSTRUCTOR, token);
                Initialized::Unknown
            }
            Resolution::Unknown => Initialized::Unknown,
        }
    }

    /// Whether a constructor would only copy or move what a conversion function makes, an object of the class itself: no
    /// constructor is called then (CWG 2327, as all compilers have it).
    pub(crate) fn is_elided(&self, candidate: &crate::overload::Candidate) -> bool {
        let Some(function) = candidate.function else { return false };
        let is_copy = matches!(
            self.special_member(function),
            Some(SpecialMember::CopyConstructor | SpecialMember::MoveConstructor)
        );
        is_copy
            && self.since(cufe_base::Standard::Cpp17)
            && match candidate.conversions.as_slice() {
                [Sequence::Unknown] => true,
                [Sequence::User(user)] if user.function.is_some_and(|function| !self.is_constructor(function)) => {
                    let made = self.conversion_type_of(user).and_then(|ty| self.program.as_function(ty));
                    let class = self.class_of_member(function).map(|class| self.program.classes[class].ty);
                    made.zip(class).is_some_and(|(made, class)| {
                        self.program.unqualified(self.program.canonical(made.result)).0 == self.program.canonical(class)
                    })
                }
                _ => false,
            }
    }

    /// Whether all candidates are constructors that are implicitly declared.
    pub(super) fn are_implicit(&self, candidates: &[crate::overload::Candidate]) -> bool {
        candidates.iter().all(|candidate| {
            candidate.function.is_some_and(|function| {
                self.program.functions[function].flags.contains(cufe_il::FunctionFlags::IMPLICIT)
            })
        })
    }

    /// Whether all candidates are special members that are trivial.
    fn are_trivial(&mut self, candidates: &[crate::overload::Candidate]) -> Option<bool> {
        let mut result = Some(true);
        for candidate in candidates {
            let is_trivial = candidate.function.and_then(|function| self.special_facts(function).is_trivial);
            result = both(result, is_trivial);
        }
        result
    }

    fn report_no_constructor(
        &mut self,
        class: ClassId,
        target: TypeId,
        arguments: &[ExpressionId],
        candidates: &[crate::overload::Candidate],
        end: u32,
        at: Option<u32>,
    ) {
        if self.context.speculating > 0 || arguments.iter().any(|&argument| self.is_erroneous(argument)) {
            return;
        }
        let is_implicit = self.are_implicit(candidates);
        if is_implicit && !arguments.is_empty() && self.since(cufe_base::Standard::Cpp20) {
            match self.is_aggregate_class(class) {
                None => return,
                Some(true) => return self.initialize_parenthesized(class, arguments, end),
                Some(false) => {}
            }
        }
        // A class without constructors that do anything can only be copied, or be an aggregate.
        if let Some(&first) = arguments.first()
            && is_implicit
            && self.are_trivial(candidates) != Some(false)
        {
            self.report_conversion_failure(first, target, Purpose::Object);
            if let Some(&second) = arguments.get(1) {
                match at {
                    None => {
                        let token = self.expression(second).first;
                        self.report_at(code::TOO_MANY_INITIALIZERS, token);
                    }
                    // One value can be converted: the comma is too much.
                    Some(_) => {
                        let token = self.expression(first).last + 1;
                        self.report_at(code::EXPECTED_CLOSING_PARENTHESIS, token);
                    }
                }
            }
            return;
        }
        let token = at.unwrap_or_else(|| arguments.first().map_or(end, |&argument| self.expression(argument).first));
        let name = self.entity_name(self.program.classes[class].entity);
        let mut report = Report::new(code::NO_MATCHING_CONSTRUCTOR, self.position(token)).with(Argument::Quoted(name));
        let given = self.types_of(arguments);
        self.show_given(&mut report, &given, None);
        self.show_rejections(&mut report, candidates, &given);
        self.report(report);
    }

    /// Default-initializes an object of a type: the constructor that is called, and 291 or 339 at a token where there is
    /// none or are several.
    pub fn initialize_by_default(&mut self, ty: TypeId, token: u32) -> Initialized {
        // How many elements there are does not matter.
        let (element, _) = self.element_type(ty);
        if self.is_dependent_type(element) {
            return Initialized::Unknown;
        }
        self.complete_type(element);
        let target = self.program.unqualified(self.program.canonical(element)).0;
        let Type::Class(class) = self.program.written(target) else {
            return if matches!(self.program.written(target), Type::Specialization { .. } | Type::Unknown) {
                Initialized::Unknown
            } else {
                Initialized::Directly
            };
        };
        if !self.has_known_members(class) {
            return Initialized::Unknown;
        }
        let constructors = self.constructors(class);
        if constructors.is_partial {
            return Initialized::Unknown;
        }
        match self.resolve_constructor(&constructors.entities, &[], true) {
            Resolution::Selected(candidate) => candidate.function.map_or(Initialized::Unknown, Initialized::By),
            Resolution::NoMatch(_) => {
                if self.context.speculating == 0 {
                    let name = self.type_argument(target);
                    let code = if self.has_ineligible_default_constructor(class) {
                        code::SPECIAL_MEMBER_CONSTRAINTS
                    } else {
                        code::NO_DEFAULT_CONSTRUCTOR
                    };
                    let report = Report::new(code, self.position(token)).with(name);
                    self.report(report);
                }
                Initialized::Unknown
            }
            Resolution::Ambiguous(_) => {
                self.report_unless_speculating(code::SEVERAL_DEFAULT_CONSTRUCTORS, token);
                Initialized::Unknown
            }
            Resolution::Unknown => Initialized::Unknown,
        }
    }
}
