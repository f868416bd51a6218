//! Whether template arguments satisfy constraints ([temp.constr]). The pattern's expression
//! tells how a constraint is composed; its atomic constraints are read again, with the parameters bound, and what is
//! ill-formed there is not satisfied.

use super::instance::{InstantiatedPart, ReadResult};
use super::reread::Wanted;
use super::substitute::Substitution;
use crate::Sema;
use crate::gap::Unknown;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionId, Operator, Program, ScopeId,
    TemplateArgument, TemplateHead, TemplateId, Type, TypeId,
};
use rustc_hash::FxHashMap;

/// Whether a constraint is satisfied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Satisfaction {
    /// It is.
    Satisfied,
    /// It is not.
    Unsatisfied,
    /// Nobody can tell.
    Unknown,
}

impl Satisfaction {
    /// The conjunction with something that is asked only where this leaves it open ([temp.constr.op]/2). After what is not
    /// known nothing is asked: it might not have to be well-formed.
    pub fn and(self, other: impl FnOnce() -> Self) -> Self {
        match self {
            Self::Satisfied => other(),
            known => known,
        }
    }

    /// As a value.
    pub fn value(self) -> Option<bool> {
        match self {
            Self::Satisfied => Some(true),
            Self::Unsatisfied => Some(false),
            Self::Unknown => None,
        }
    }
}

/// A type-constraint ([temp.param]/4) as it is written in a pattern.
#[derive(Clone, Copy, Debug)]
pub struct TypeConstraint {
    /// The concept.
    pub concept: EntityId,
    /// Its arguments behind the first.
    pub arguments: Option<ArgumentsId>,
    /// The template parameter that it constrains.
    pub subject: Option<TemplateArgument>,
}

/// Where a constraint is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Surroundings {
    /// The scope with what its names mean.
    pub scope: ScopeId,
    /// The function whose trailing requires-clause it is: `*this` has its qualifiers ([expr.prim.this]/2).
    pub function: Option<FunctionId>,
}

/// What is remembered of constraints.
#[derive(Default)]
pub struct Constraints {
    /// The constraints of patterns by their first tokens.
    pub written: FxHashMap<u32, ExpressionId>,
    /// The type-constraints of patterns by their first tokens.
    pub types: FxHashMap<u32, TypeConstraint>,
    /// What constrains the templates with a head, by its scope: profiles, the same for equivalent constraints.
    pub(crate) of_heads: FxHashMap<ScopeId, u32>,
    /// The scopes of trailing requires-clauses: those of the parameters.
    pub places: FxHashMap<EntityId, ScopeId>,
    /// The first tokens of the constraints of deduced return types.
    pub results: FxHashMap<FunctionId, u32>,
    /// What an expression or overload resolution could not tell, counted: what depends on it is not known.
    pub unknown_count: u32,
    /// Nesting of what is read to find out whether it is well-formed: nothing that is reported there is shown.
    pub tests: u32,
    /// What is to be explained.
    pub(super) explanation: Option<super::failure::Explanation>,
    /// Conditions of `explicit` of instances that were asked for.
    pub explicit: FxHashMap<FunctionId, Satisfaction>,
    /// Function templates with arguments whose constraints are being asked for.
    asked: Vec<(FunctionId, ArgumentsId)>,
    /// Where the definitions of concepts are being read: the scopes in which their parameters are bound.
    pub(crate) definitions: Vec<ScopeId>,
    /// Concept-ids that were asked for.
    concepts: FxHashMap<(EntityId, ArgumentsId), Satisfaction>,
    /// Template heads with arguments that were asked for.
    heads: FxHashMap<(ScopeId, ArgumentsId), Satisfaction>,
}

impl Sema<'_> {
    /// Notes that something is accepted although nobody can tell whether it is well-formed.
    #[track_caller]
    pub(crate) fn note_unknown(&mut self) {
        crate::gap::note();
        self.constraints.unknown_count = self.constraints.unknown_count.wrapping_add(1);
    }

    /// Whether arguments, one for each parameter, satisfy the constraints that a head expresses.
    pub(crate) fn head_satisfaction(&mut self, head: &TemplateHead, arguments: &[TemplateArgument]) -> Satisfaction {
        self.head_satisfaction_of(head, arguments, None)
    }

    /// As [`Self::head_satisfaction`], for the head of a function template: the constraints of placeholders among its parameters may
    /// name the parameters before them.
    fn head_satisfaction_of(
        &mut self,
        head: &TemplateHead,
        arguments: &[TemplateArgument],
        with: Option<&Substitution<'_>>,
    ) -> Satisfaction {
        if !head.is_constrained() {
            return Satisfaction::Satisfied;
        }
        let list = self.program.intern_arguments(arguments.to_vec());
        if self.are_dependent(list) {
            return Satisfaction::unknown();
        }
        let list = self.program.canonical_arguments(list);
        let is_final = !self.mentions_incomplete_class(list);
        if let Some(&known) = self.constraints.heads.get(&(head.scope, list)) {
            return known;
        }
        // Whoever asks again meanwhile asks for what depends on itself.
        self.constraints.heads.insert((head.scope, list), Satisfaction::unknown());
        let result = match self.bind_parameters(head, arguments) {
            Some(scope) => {
                let scope = match with.filter(|with| self.names_parameters_in_constraints(with)) {
                    Some(with) => self.bound_function_parameters(scope, with, None).unwrap_or(scope),
                    None => scope,
                };
                self.head_satisfaction_in(head, arguments, scope)
            }
            None => Satisfaction::unknown(),
        };
        if is_final {
            self.constraints.heads.insert((head.scope, list), result);
        } else {
            self.constraints.heads.remove(&(head.scope, list));
        }
        result
    }

    /// Whether the constraint of a placeholder among the parameters of a function template names a parameter.
    fn names_parameters_in_constraints(&self, with: &Substitution<'_>) -> bool {
        let declaration = with.function.and_then(|function| self.program.functions[function].first_declaration);
        let Some(record) = declaration.and_then(|record| self.program.function_declarations.get(record)) else {
            return false;
        };
        let invented = with.head.parameters.iter().filter(|parameter| parameter.is_invented());
        invented.filter_map(|parameter| parameter.constraint).any(|(first, last)| {
            let mut names = self.reader.identifiers(first..last + 1);
            names.any(|(_, name)| self.program.bindings(record.parameter_scope, name).next().is_some())
        })
    }

    fn head_satisfaction_in(
        &mut self,
        head: &TemplateHead,
        arguments: &[TemplateArgument],
        scope: ScopeId,
    ) -> Satisfaction {
        let mut result = Satisfaction::Satisfied;
        for (parameter, &argument) in head.parameters.iter().zip(arguments) {
            let Some((first, _)) = parameter.constraint else { continue };
            let elements = match argument {
                TemplateArgument::Pack(list) => self.program.arguments(list).to_vec(),
                argument => vec![argument],
            };
            for element in elements {
                result = result.and(|| match element {
                    TemplateArgument::Type(ty) => self.type_satisfaction(first, scope, ty),
                    TemplateArgument::Value(ty, _) | TemplateArgument::Constant(ty, _) => {
                        self.type_satisfaction(first, scope, ty)
                    }
                    _ => Satisfaction::unknown(),
                });
            }
        }
        if let Some(requires) = head.requires {
            result = result.and(|| self.satisfaction_of(requires, scope, true));
        }
        result
    }

    /// Whether a class that is not complete yet is among arguments, or what they refer to: what holds of it now may not
    /// hold later.
    fn mentions_incomplete_class(&self, arguments: ArgumentsId) -> bool {
        self.program.arguments(arguments).iter().any(|&argument| match argument {
            TemplateArgument::Type(ty) => {
                let ty = self.program.non_reference(self.program.canonical(ty));
                match self.program.structure(self.program.unqualified(ty).0) {
                    Type::Class(class) => !self.program.classes[class].is_complete,
                    _ => false,
                }
            }
            _ => false,
        })
    }

    /// Whether a type satisfies the type-constraint that begins at a token, in a scope with the parameters bound.
    pub fn type_satisfaction(&mut self, first: u32, scope: ScopeId, ty: TypeId) -> Satisfaction {
        if self.is_dependent_type(ty) {
            return Satisfaction::unknown();
        }
        if let Some(&TypeConstraint { concept, arguments: None, .. }) = self.constraints.types.get(&first)
            && self.is_known_concept(concept)
        {
            let list = self.program.intern_arguments(vec![TemplateArgument::Type(ty)]);
            return self.concept_satisfaction(concept, list);
        }
        match self.read(InstantiatedPart::TypeConstraint { first, scope, ty }) {
            ReadResult::Satisfaction(satisfaction) => satisfaction,
            ReadResult::Failed => Satisfaction::Unsatisfied,
            _ => Satisfaction::unknown(),
        }
    }

    /// 3125 at the type-constraint of a placeholder that the deduced type does not satisfy ([dcl.type.auto.deduct]/4).
    pub fn check_placeholder_constraint(&mut self, first: u32, scope: ScopeId, ty: TypeId) {
        if self.context.speculating == 0 && self.type_satisfaction(first, scope, ty) == Satisfaction::Unsatisfied {
            let argument = self.type_argument(ty);
            let mut report = Report::new(code::DEDUCED_TYPE_UNCONSTRAINED, self.position(first)).with(argument);
            if self.is_shown() {
                report.notes = self.placeholder_notes(first, ty);
            }
            self.report(report);
        }
    }

    /// Whether an entity is a concept, and no parameter that may stand for one.
    pub fn is_known_concept(&self, concept: EntityId) -> bool {
        matches!(self.program.entities[concept].kind, EntityKind::Template(template)
            if self.program.templates[template].kind == cufe_il::TemplateKind::Concept)
    }

    /// Whether arguments satisfy a concept ([temp.names]/9).
    pub fn concept_satisfaction(&mut self, concept: EntityId, arguments: ArgumentsId) -> Satisfaction {
        let EntityKind::Template(template) = self.program.entities[concept].kind else {
            return Satisfaction::unknown();
        };
        let arguments = self.complete_arguments(template, arguments);
        if self.are_dependent(arguments) {
            return Satisfaction::unknown();
        }
        let arguments = self.program.canonical_arguments(arguments);
        if let Some(&known) = self.constraints.concepts.get(&(concept, arguments)) {
            return known;
        }
        let is_final = !self.mentions_incomplete_class(arguments);
        self.constraints.concepts.insert((concept, arguments), Satisfaction::unknown());
        let result = self.definition_satisfaction(concept, template, arguments).unwrap_or_else(Satisfaction::unknown);
        if is_final {
            self.constraints.concepts.insert((concept, arguments), result);
        } else {
            self.constraints.concepts.remove(&(concept, arguments));
        }
        result
    }

    fn definition_satisfaction(
        &mut self,
        concept: EntityId,
        template: TemplateId,
        arguments: ArgumentsId,
    ) -> Option<Satisfaction> {
        let constraint = *self.program.constraints.get(&concept)?;
        let head = self.program.templates[template].head.clone();
        let list = self.arguments_by_parameter(&head, arguments)?;
        let scope = self.bind_parameters(&head, &list)?;
        self.constraints.definitions.push(scope);
        let satisfaction = self.satisfaction_of(constraint, scope, false);
        self.constraints.definitions.pop();
        Some(satisfaction)
    }

    /// Whether a constraint is satisfied in a scope with the parameters bound. `is_clause`: it is that of a requires-clause,
    /// whose operands are primary expressions.
    pub(super) fn satisfaction_of(
        &mut self,
        constraint: ExpressionId,
        scope: ScopeId,
        is_clause: bool,
    ) -> Satisfaction {
        self.satisfaction_in(constraint, Surroundings { scope, function: None }, is_clause)
    }

    /// Whether the constraint of a nested requirement is satisfied: `*this` is what it is around it.
    pub fn nested_satisfaction(&mut self, constraint: ExpressionId, scope: ScopeId) -> Satisfaction {
        let around = Surroundings { scope, function: self.context.substituted };
        self.satisfaction_in(constraint, around, false)
    }

    /// As [`Self::satisfaction_of`], of a constraint that may be a function's.
    pub(super) fn satisfaction_in(
        &mut self,
        constraint: ExpressionId,
        around: Surroundings,
        is_clause: bool,
    ) -> Satisfaction {
        let entry = self.expression(constraint);
        let (kind, first, last) = (entry.kind, entry.first, entry.last);
        match kind {
            ExpressionKind::Parenthesized(inner) => {
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.satisfaction_in(inner, around, false))
            }
            ExpressionKind::Binary { operator: Operator::AmpersandAmpersand, left, right } => {
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                    self.satisfaction_in(left, around, is_clause).and(|| self.satisfaction_in(right, around, is_clause))
                })
            }
            ExpressionKind::Binary { operator: Operator::PipePipe, left, right } => {
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                    match self.satisfaction_in(left, around, is_clause) {
                        Satisfaction::Unsatisfied => self.satisfaction_in(right, around, is_clause),
                        known => known,
                    }
                })
            }
            _ => {
                self.instances.substituted = around.function;
                let result = self.read(InstantiatedPart::Atomic { first, last, scope: around.scope, is_clause });
                self.instances.substituted = None;
                match result {
                    ReadResult::Satisfaction(satisfaction) => satisfaction,
                    ReadResult::Failed => Satisfaction::Unsatisfied,
                    _ => Satisfaction::unknown(),
                }
            }
        }
    }

    /// Whether deduced arguments satisfy the constraints of a function template: those of its head, then its trailing
    /// requires-clause ([temp.constr.decl]/3).
    pub(super) fn function_template_satisfaction(
        &mut self,
        function: FunctionId,
        with: &Substitution<'_>,
    ) -> Satisfaction {
        let entity = self.program.functions[function].entity;
        let constraint = self.program.constraints.get(&entity).copied();
        let template = self.program.entities[entity].template.map(|id| self.program.templates[id].entity);
        let guide = template.filter(|&guide| self.guides.has_constraints(guide));
        if !with.head.is_constrained() && constraint.is_none() && guide.is_none() {
            return Satisfaction::Satisfied;
        }
        let arguments = self.program.intern_arguments(with.arguments.to_vec());
        let question = (function, self.program.canonical_arguments(arguments));
        // A template whose constraints ask for a call of itself with the same arguments is no candidate of that call (measured).
        if self.constraints.asked.contains(&question) {
            return Satisfaction::Unsatisfied;
        }
        self.constraints.asked.push(question);
        let result = match guide {
            Some(guide) => self.guide_satisfaction(guide, with.arguments),
            None => Satisfaction::Satisfied,
        };
        let result = result.and(|| self.constraints_of_function(function, constraint, with));
        self.constraints.asked.pop();
        result
    }

    fn constraints_of_function(
        &mut self,
        function: FunctionId,
        constraint: Option<ExpressionId>,
        with: &Substitution<'_>,
    ) -> Satisfaction {
        let result = self.head_satisfaction_of(with.head, with.arguments, Some(with));
        let entity = self.program.functions[function].entity;
        let Some(constraint) = constraint else { return result };
        result.and(|| {
            let Some(&place) = self.constraints.places.get(&entity) else { return Satisfaction::unknown() };
            match self.reread(constraint, Wanted::Clause(place), with) {
                ReadResult::Satisfaction(satisfaction) => satisfaction,
                _ => Satisfaction::unknown(),
            }
        })
    }

    /// Whether the trailing requires-clause of a function that is no template is satisfied: that of a member of a class
    /// template's instance.
    pub(crate) fn function_satisfaction(&mut self, entity: EntityId) -> Satisfaction {
        let Some(&constraint) = self.program.constraints.get(&entity) else { return Satisfaction::Satisfied };
        let Some(&place) = self.constraints.places.get(&entity) else { return Satisfaction::unknown() };
        let key = (place, Program::NO_ARGUMENTS);
        if let Some(&known) = self.constraints.heads.get(&key) {
            return known;
        }
        let class = self.program.enclosing_class(place);
        if class.is_some_and(|class| self.program.classes[class].is_dependent) {
            return Satisfaction::unknown();
        }
        self.constraints.heads.insert(key, Satisfaction::unknown());
        let around = Surroundings { scope: place, function: self.program.function_of(entity) };
        let result = self.satisfaction_in(constraint, around, true);
        if class.is_none_or(|class| self.program.classes[class].is_complete) {
            self.constraints.heads.insert(key, result);
        } else {
            self.constraints.heads.remove(&key);
        }
        result
    }

    /// 3044 at a name of a template, where its arguments do not satisfy the constraints.
    pub fn check_template_constraints(&mut self, template: TemplateId, arguments: ArgumentsId, token: u32) {
        if self.context.speculating == 0 && self.template_satisfaction(template, arguments) == Satisfaction::Unsatisfied
        {
            let name = self.entity_name(self.program.templates[template].entity);
            let mut report =
                Report::new(code::CONSTRAINTS_NOT_SATISFIED, self.position(token)).with(Argument::Quoted(name));
            if self.is_shown() {
                report.notes = self.dissatisfaction_notes(template, arguments);
            }
            self.report(report);
        }
    }

    /// Whether arguments satisfy the constraints of a class, alias or variable template, written as one flat list
    /// ([temp.names]/8).
    pub fn template_satisfaction(&mut self, template: TemplateId, arguments: ArgumentsId) -> Satisfaction {
        if !self.program.templates[template].head.is_constrained() {
            return Satisfaction::Satisfied;
        }
        let arguments = self.complete_arguments(template, arguments);
        if self.are_dependent(arguments) {
            return Satisfaction::unknown();
        }
        let head = self.program.templates[template].head.clone();
        let satisfaction = match self.arguments_by_parameter(&head, arguments) {
            Some(list) => self.head_satisfaction(&head, &list),
            None => Satisfaction::unknown(),
        };
        if satisfaction == Satisfaction::Unknown {
            // Whoever asks for a requirement that names the specialization knows no more of it.
            self.note_unknown();
        }
        satisfaction
    }
}
