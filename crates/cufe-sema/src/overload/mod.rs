//! Overload resolution ([over.match]): which function of a set is called with these arguments.
//! Questions are answered here without reporting anything; what is said of a call is in `call`.

pub(crate) mod address;
mod argument_dependent;
mod arrow_star;
mod associated;
mod builtin_operator;
mod call;
mod compare;
mod explanation;
mod explicit_object;
mod explicitness;
mod incomplete_result;
pub(crate) mod operator;
mod surrogate;
mod viable;

pub(crate) use crate::template::Deduction;
use crate::template::Failure;
pub use argument_dependent::AssociatedFunctions;
pub(crate) use incomplete_result::IncompleteResults;

use crate::Sema;
use crate::class::SpecialMember;
use crate::conversion::{Allowed, ObjectClass, Operand, Sequence, Specialized};
use cufe_il::{
    ArgumentsId, ClassId, EntityId, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags,
    FunctionId, TypeId,
};
use smallvec::SmallVec;

/// Why a candidate does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// The number of arguments (3322).
    Arity,
    /// The object's type or qualifiers.
    Object,
    /// The argument with this number, from 1 (3326).
    Argument(u32),
    /// Template argument deduction (3327, and 3323 for explicit arguments).
    Deduction(Failure),
    /// The trailing requires-clause of a function that is no template (3321).
    Constraint,
}

/// What became of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It fits.
    Viable,
    /// Nobody can tell.
    Unknown,
    /// It does not fit.
    Rejected(Rejection),
}

/// A function or function template that a call may mean.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The function or template.
    pub entity: EntityId,
    /// The function; of a template its pattern.
    pub function: Option<FunctionId>,
    /// It comes from a template.
    pub is_template: bool,
    /// It stands for a built-in operator and is no function.
    pub is_builtin: bool,
    /// The function's type; of a template with the deduced arguments, where they are known.
    pub ty: Option<TypeId>,
    /// Of a template: the deduced arguments, where they are known.
    pub deduced: Option<ArgumentsId>,
    /// The conversion of the object, of non-static member functions.
    pub object: Option<Sequence>,
    /// The conversions of the arguments.
    pub conversions: SmallVec<[Sequence; 4]>,
    /// What became of it.
    pub verdict: Verdict,
    /// C++20: made of a candidate for another operator ([over.match.oper]/3.4).
    pub is_rewritten: bool,
    /// C++20: with the operands in reversed order.
    pub is_reversed: bool,
    /// The first conversion is that of the object: of a member among the functions for an operator.
    pub begins_with_object: bool,
}

/// A set of functions, and what they are called with.
#[derive(Clone, Debug)]
pub struct CallSet<'a> {
    /// Functions and function templates.
    pub candidates: &'a [EntityId],
    /// The object of a member call.
    pub object: Option<Operand>,
    /// The class of the implicit object parameters.
    pub object_class: ObjectClass,
    /// Explicit template arguments.
    pub template_arguments: Option<ArgumentsId>,
    /// The arguments.
    pub arguments: &'a [Operand],
    /// What the conversions of the arguments may use.
    pub allowed: Allowed,
    /// Explicit constructors and conversion functions take part.
    pub includes_explicit: bool,
}

/// What a call was resolved to.
#[derive(Clone, Copy, Debug)]
pub struct Chosen {
    /// The function; none where the callee is a pointer or reference, or the call is wrong.
    pub function: Option<FunctionId>,
    /// The type of the result, where it is known.
    pub result: Option<TypeId>,
}

/// The outcome of overload resolution.
#[derive(Clone, Debug)]
pub enum Resolution {
    /// One function.
    Selected(Box<Candidate>),
    /// Several, none better than all others.
    Ambiguous(Vec<Candidate>),
    /// None.
    NoMatch(Vec<Candidate>),
    /// Nobody can tell.
    Unknown,
}

/// Why the constructor is looked for that a braced list calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sought {
    /// An object is initialized: explicit ones take part, and the chosen one is used.
    Initialization,
    /// Overload resolution asks whether the list converts to the class: the reference leaves out explicit ones.
    Conversion,
}

/// A call of one of these constructors or deduction guides.
pub(crate) fn constructor_set<'a>(
    candidates: &'a [EntityId],
    arguments: &'a [Operand],
    includes_explicit: bool,
) -> CallSet<'a> {
    CallSet {
        candidates,
        object: None,
        object_class: ObjectClass::OfMember,
        template_arguments: None,
        arguments,
        allowed: Allowed::IMPLICIT,
        includes_explicit,
    }
}

impl Candidate {
    /// Nothing that is found later can be better: a function that all arguments match perfectly.
    pub fn is_certain(&self) -> bool {
        self.verdict == Verdict::Viable
            && !self.is_template
            && self.conversions.iter().chain(&self.object).all(Sequence::is_perfect)
    }

    /// What deduction made of it, where it is a template.
    pub(crate) fn specialized(&self) -> Option<Specialized> {
        match (self.is_template, self.deduced, self.ty) {
            (true, Some(arguments), Some(ty)) => Some(Specialized { template: self.entity, arguments, ty }),
            _ => None,
        }
    }
}

impl Sema<'_> {
    /// The function that a chosen candidate is: of a template the instance, where it was made.
    pub(crate) fn settled_function(&self, candidate: &Candidate) -> Option<FunctionId> {
        let is_pattern =
            |function: FunctionId| self.program.entities[self.program.functions[function].entity].template.is_some();
        candidate.function.filter(|&function| !is_pattern(function))
    }

    /// The operands that expressions are.
    pub fn operands(&self, expressions: &[ExpressionId]) -> SmallVec<[Operand; 8]> {
        expressions.iter().map(|&expression| self.operand(expression)).collect()
    }

    /// Whether the number of arguments, or what one of them is, is known only in an instance.
    pub fn has_dependent_argument(&self, arguments: &[Operand]) -> bool {
        arguments.iter().filter_map(|argument| argument.expression).any(|argument| {
            let entry = self.expression(argument);
            entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED)
                || matches!(entry.kind, ExpressionKind::PackExpansion(_))
        })
    }

    /// Chooses a function that is used: what it needs of its declaration is instantiated.
    pub fn resolve(&mut self, set: &CallSet<'_>) -> Resolution {
        let resolution = self.judge(set);
        self.settle(resolution)
    }

    /// The function that would be chosen. Nothing is instantiated for it: an implicit conversion sequence is only compared with
    /// others, and its function is used where the conversion is made ([temp.inst]/9).
    fn judge(&mut self, set: &CallSet<'_>) -> Resolution {
        if self.has_dependent_argument(set.arguments) {
            return Resolution::Unknown;
        }
        let mut candidates: Vec<Candidate> = Vec::with_capacity(set.candidates.len());
        let mut seen = cufe_base::Seen::default();
        let mut entities: SmallVec<[EntityId; 16]> = SmallVec::new();
        let mut c_functions: SmallVec<[EntityId; 4]> = SmallVec::new();
        for &entity in set.candidates {
            if !seen.is_new(&entities, entity)
                || c_functions.iter().any(|&other| self.is_same_c_function(other, entity))
            {
                continue;
            }
            entities.push(entity);
            if self.c_function_type(entity).is_some() {
                c_functions.push(entity);
            }
            let candidate = self.candidate(entity, set);
            candidates.push(candidate);
        }
        self.best_or_unknown(candidates)
    }

    /// The type of a function with C linkage.
    fn c_function_type(&self, entity: EntityId) -> Option<TypeId> {
        let EntityKind::Function(function) = self.program.entities[entity].kind else { return None };
        let function = &self.program.functions[function];
        function.flags.contains(FunctionFlags::C_LINKAGE).then_some(function.ty)
    }

    /// Whether two declarations in different namespaces are of one function with C linkage ([dcl.link]/6).
    pub(super) fn is_same_c_function(&self, a: EntityId, b: EntityId) -> bool {
        match (self.c_function_type(a), self.c_function_type(b)) {
            (Some(first), Some(second)) => {
                self.program.entities[a].name == self.program.entities[b].name
                    && self.program.canonical(first) == self.program.canonical(second)
            }
            _ => false,
        }
    }

    /// The best of the candidates ([over.match.best]), which is used.
    pub(crate) fn choose(&mut self, candidates: Vec<Candidate>) -> Resolution {
        let resolution = self.best_or_unknown(candidates);
        self.settle(resolution)
    }

    fn settle(&mut self, resolution: Resolution) -> Resolution {
        match resolution {
            Resolution::Selected(candidate) => Resolution::Selected(Box::new(self.settle_chosen(*candidate))),
            other => other,
        }
    }

    fn best_or_unknown(&mut self, candidates: Vec<Candidate>) -> Resolution {
        let resolution = self.best_of(candidates);
        if matches!(resolution, Resolution::Unknown) {
            self.note_unknown();
        }
        resolution
    }

    fn best_of(&mut self, candidates: Vec<Candidate>) -> Resolution {
        let (possible, rejected): (Vec<_>, Vec<_>) =
            candidates.into_iter().partition(|candidate| !matches!(candidate.verdict, Verdict::Rejected(_)));
        match possible.len() {
            0 => return Resolution::NoMatch(rejected),
            // A valid program can mean no other.
            1 => {
                return match possible.into_iter().next() {
                    Some(candidate) => {
                        if candidate.verdict == Verdict::Unknown {
                            self.note_unknown();
                            // ... and not one that is deleted: then it fits no better than the others.
                            let function = candidate.function.or_else(|| self.program.function_of(candidate.entity));
                            if function.is_some_and(|function| {
                                self.program.functions[function].flags.contains(FunctionFlags::DELETED)
                            }) {
                                return Resolution::Unknown;
                            }
                        }
                        Resolution::Selected(Box::new(candidate))
                    }
                    None => Resolution::Unknown,
                };
            }
            _ => {}
        }
        let mut best = 0;
        for index in 1..possible.len() {
            if self.is_better(&possible[index], &possible[best]) == Some(true) {
                best = index;
            }
        }
        let mut is_unknown = false;
        let mut beaten = true;
        for index in 0..possible.len() {
            if index == best {
                continue;
            }
            match self.is_better(&possible[best], &possible[index]) {
                Some(true) => {}
                None => is_unknown = true,
                Some(false) => beaten = false,
            }
        }
        if is_unknown || possible[best].verdict == Verdict::Unknown {
            return Resolution::Unknown;
        }
        if beaten {
            let mut possible = possible;
            return Resolution::Selected(Box::new(possible.swap_remove(best)));
        }
        if possible.iter().any(|candidate| candidate.verdict == Verdict::Unknown) {
            return Resolution::Unknown;
        }
        let mut unbeaten = Vec::new();
        for (index, candidate) in possible.iter().enumerate() {
            let mut is_beaten = false;
            for (other, rival) in possible.iter().enumerate() {
                is_beaten |= other != index && self.is_better(rival, candidate) == Some(true);
            }
            if !is_beaten {
                unbeaten.push(candidate.clone());
            }
        }
        if unbeaten.is_empty() {
            unbeaten = possible;
        }
        Resolution::Ambiguous(unbeaten)
    }

    /// Whether a nested list holds just an object of the class, or of one derived from it.
    fn copies_from_nested_list(&self, list: ExpressionId, class: ClassId) -> bool {
        let elements = self.list_elements(list);
        self.copied_from_list(&elements, self.program.classes[class].ty).is_some()
    }

    /// The constructor that initializes a class from a braced list ([over.match.list]): first only those that take a
    /// `std::initializer_list` and get the list as a whole, then all with the elements. Tells whether the list is the argument.
    pub(crate) fn resolve_list_constructor(
        &mut self,
        class: ClassId,
        list: ExpressionId,
        sought: Sought,
    ) -> (Resolution, bool) {
        let constructors = self.constructors(class);
        if constructors.is_partial {
            return (Resolution::Unknown, false);
        }
        let elements = self.list_elements(list);
        let operands = self.operands(&elements);
        let mut constructors = constructors.entities;
        if let &[single] = elements.as_slice()
            && self.is_braced(single)
            && !self.copies_from_nested_list(single, class)
        {
            // A nested list becomes no object of the class that would then be copied ([over.best.ics.general]/4), unless it is
            // such an object in braces, which makes no user-defined conversion ([over.ics.list]/2).
            constructors.retain(|entity| {
                let kind = self.program.function_of(*entity).and_then(|function| self.special_member(function));
                !matches!(kind, Some(SpecialMember::CopyConstructor | SpecialMember::MoveConstructor))
            });
        }
        if self.has_dependent_argument(&operands) {
            return (Resolution::Unknown, false);
        }
        if elements.is_empty()
            && constructors.iter().any(|&entity| {
                self.program.function_of(entity).is_some_and(|function| self.minimum_arguments(function) == 0)
            })
        {
            return (self.sought_constructor(&constructors, &[], sought), false);
        }
        let by_list: SmallVec<[EntityId; 4]> =
            constructors.iter().copied().filter(|&entity| self.is_list_constructor(entity)).collect();
        if !by_list.is_empty() {
            let whole = self.operand(list);
            let resolution = self.sought_constructor(&by_list, &[whole], sought);
            if !matches!(resolution, Resolution::NoMatch(_)) {
                return (resolution, true);
            }
        }
        (self.sought_constructor(&constructors, &operands, sought), false)
    }

    /// Whether a constructor takes a `std::initializer_list`, and otherwise only parameters with default arguments
    /// ([dcl.init.list]/2).
    pub(crate) fn is_list_constructor(&self, entity: EntityId) -> bool {
        let Some(function) = self.program.function_of(entity) else { return false };
        let first = self.program.as_function(self.program.functions[function].ty);
        let first = first.and_then(|function| function.parameters.first().copied());
        self.minimum_arguments(function) <= 1
            && first.is_some_and(|parameter| {
                let parameter = self.program.non_reference(parameter);
                self.initializer_list_element(parameter).is_some()
            })
    }

    fn sought_constructor(&mut self, constructors: &[EntityId], arguments: &[Operand], sought: Sought) -> Resolution {
        match sought {
            Sought::Initialization => self.resolve_constructor(constructors, arguments, true),
            Sought::Conversion => {
                let resolution = self.judge(&constructor_set(constructors, arguments, false));
                self.prefer_elided(resolution)
            }
        }
    }

    /// Chooses a constructor.
    pub(crate) fn resolve_constructor(
        &mut self,
        constructors: &[EntityId],
        arguments: &[Operand],
        includes_explicit: bool,
    ) -> Resolution {
        let resolution = self.resolve(&constructor_set(constructors, arguments, includes_explicit));
        self.prefer_elided(resolution)
    }

    /// Of constructors that fit equally well, one that copies an object which is made in its place.
    fn prefer_elided(&mut self, resolution: Resolution) -> Resolution {
        match resolution {
            Resolution::Ambiguous(mut candidates) => {
                let is_made = |candidate: &Candidate| {
                    matches!(candidate.conversions.as_slice(), [Sequence::User(_)]) && self.is_elided(candidate)
                };
                match candidates.iter().position(is_made) {
                    Some(index) => Resolution::Selected(Box::new(candidates.swap_remove(index))),
                    None => Resolution::Ambiguous(candidates),
                }
            }
            resolution => resolution,
        }
    }

    /// The functions and function templates among entities; `None` where something else is among them.
    pub(crate) fn only_functions(&self, entities: &[EntityId]) -> bool {
        entities.iter().all(|&entity| match self.program.entities[entity].kind {
            EntityKind::Function(_) => true,
            EntityKind::Template(template) => self.program.templates[template].kind == cufe_il::TemplateKind::Function,
            _ => false,
        })
    }
}
