//! Which of two declarations is more constrained ([temp.constr.order]): their constraints in normal form, and whether one
//! subsumes the other. Atomic constraints are the same when they stand at the same place and their parameters are mapped
//! to the same arguments ([temp.constr.atomic]/2).

use super::substitute::Substitution;
use crate::Sema;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{
    ArgumentsId, ArrayBound, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionId, Operator,
    TemplateArgument, TemplateHead, TemplateId, TemplateKind, Type, TypeId,
};
use rustc_hash::FxHashMap;

/// How many clauses, and atomic constraints in one, a normal form may have; of larger ones nothing is known.
const MAXIMUM_CLAUSES: usize = 512;

/// What a parameter of a concept stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Mapped {
    /// An argument that mentions no parameter, or in terms of the parameters of the constrained declaration.
    Plain(TemplateArgument),
    /// An argument in terms of the parameters of a concept, which have a mapping themselves.
    Within(TemplateArgument, usize),
}

/// An atomic constraint: its first token and parameter mapping.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Atom {
    first: u32,
    /// The mapping; none where it is written in the constrained declaration itself.
    mapping: Option<usize>,
}

/// Conjunctions of atomic constraints in the disjunctive form, disjunctions in the conjunctive form.
type Clauses = Vec<Vec<Atom>>;

/// What expresses the constraints of a declaration.
#[derive(Clone, Copy, Default)]
pub(crate) struct Constrained<'a> {
    /// The template head.
    pub head: Option<&'a TemplateHead>,
    /// The function, for its trailing requires-clause.
    pub function: Option<FunctionId>,
}

/// The concept inside of whose definition a constraint stands, and what its parameters stand for.
#[derive(Clone, Copy)]
struct Inside {
    concept: TemplateId,
    mapping: usize,
}

/// What is made on the way to normal forms.
#[derive(Default)]
struct Normalization {
    mappings: Vec<Vec<Mapped>>,
    /// Mappings by what they hold: the same one has one number, so that an atomic constraint that many concepts share is one.
    numbers: FxHashMap<Vec<Mapped>, usize>,
}

impl Normalization {
    fn intern(&mut self, mapping: Vec<Mapped>) -> usize {
        let next = self.mappings.len();
        let number = *self.numbers.entry(mapping.clone()).or_insert(next);
        if number == next {
            self.mappings.push(mapping);
        }
        number
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Disjunctive,
    Conjunctive,
}

impl Sema<'_> {
    /// Whether a declaration is more constrained than another ([temp.constr.order]/4); `None` where nobody can tell.
    pub(crate) fn is_more_constrained(&mut self, a: Constrained<'_>, b: Constrained<'_>) -> Option<bool> {
        match (self.has_constraints(a), self.has_constraints(b)) {
            (false, _) => Some(false),
            (true, false) => Some(true),
            (true, true) => {
                if !self.subsumes(a, b)? {
                    return Some(false);
                }
                Some(!self.subsumes(b, a)?)
            }
        }
    }

    fn has_constraints(&self, declaration: Constrained<'_>) -> bool {
        declaration.head.is_some_and(TemplateHead::is_constrained)
            || declaration
                .function
                .is_some_and(|function| self.program.constraints.contains_key(&self.program.functions[function].entity))
    }

    fn subsumes(&mut self, a: Constrained<'_>, b: Constrained<'_>) -> Option<bool> {
        let mut state = Normalization::default();
        let own = self.clauses_of(a, Form::Disjunctive, &mut state)?;
        let others = self.clauses_of(b, Form::Conjunctive, &mut state)?;
        let mut is_certain = true;
        for conjunction in &own {
            for disjunction in &others {
                let mut found = Some(false);
                for atom in conjunction {
                    for other in disjunction {
                        match self.are_same_atoms(atom, other, &state) {
                            Some(true) => found = Some(true),
                            None if found == Some(false) => found = None,
                            _ => {}
                        }
                    }
                }
                match found {
                    Some(true) => {}
                    Some(false) => return Some(false),
                    None => is_certain = false,
                }
            }
        }
        is_certain.then_some(true)
    }

    fn are_same_atoms(&self, a: &Atom, b: &Atom, state: &Normalization) -> Option<bool> {
        if a.first != b.first {
            return Some(false);
        }
        let (Some(a), Some(b)) = (a.mapping, b.mapping) else { return Some(true) };
        self.are_same_mappings(a, b, state)
    }

    fn are_same_mappings(&self, a: usize, b: usize, state: &Normalization) -> Option<bool> {
        if a == b {
            return Some(true);
        }
        let (a, b) = (&state.mappings[a], &state.mappings[b]);
        let mut result = Some(a.len() == b.len());
        for (&a, &b) in a.iter().zip(b) {
            match self.are_same_mapped(a, b, state) {
                Some(true) => {}
                Some(false) => return Some(false),
                None => result = None,
            }
        }
        result
    }

    fn are_same_mapped(&self, a: Mapped, b: Mapped, state: &Normalization) -> Option<bool> {
        if a == b {
            return Some(true);
        }
        match (a, b) {
            (Mapped::Plain(a), Mapped::Plain(b)) => {
                if let (TemplateArgument::Expression(a), TemplateArgument::Expression(b)) = (a, b) {
                    return (a.profile == b.profile).then_some(true);
                }
                if let (TemplateArgument::Pack(a), TemplateArgument::Pack(b)) = (a, b) {
                    return self.are_same_lists(a, b, state);
                }
                (self.is_simple(a) && self.is_simple(b)).then_some(false)
            }
            // Mappings are made from the outside in: those of an inner one have smaller numbers.
            (Mapped::Within(a, m), Mapped::Within(b, n)) if a == b => match self.are_same_mappings(m, n, state) {
                Some(true) => Some(true),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether two packs have the same elements.
    fn are_same_lists(&self, a: ArgumentsId, b: ArgumentsId, state: &Normalization) -> Option<bool> {
        let (a, b) = (self.program.arguments(a), self.program.arguments(b));
        let mut result = Some(a.len() == b.len());
        for (&a, &b) in a.iter().zip(b) {
            match self.are_same_mapped(Mapped::Plain(a), Mapped::Plain(b), state) {
                Some(true) => {}
                Some(false) => return Some(false),
                None => result = None,
            }
        }
        result
    }

    /// Whether an argument is the same as no other: it mentions no parameters, or is a type that is made of parameters by
    /// declarators, class templates and names of members alone, of which there is one form.
    fn is_simple(&self, argument: TemplateArgument) -> bool {
        match argument {
            TemplateArgument::Type(ty) => self.is_simple_type(ty),
            TemplateArgument::Value(..)
            | TemplateArgument::Constant(..)
            | TemplateArgument::Template(_)
            | TemplateArgument::UnknownTemplate => true,
            TemplateArgument::Entity(_) | TemplateArgument::Null => true,
            _ => false,
        }
    }

    fn is_simple_type(&self, ty: TypeId) -> bool {
        let are_simple = |arguments| self.program.arguments(arguments).iter().all(|&argument| self.is_simple(argument));
        match self.program.structure(ty) {
            _ if !self.is_dependent_type(ty) => true,
            Type::TemplateParameter { .. } => true,
            Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Array { element: inner, bound: ArrayBound::Known(_) | ArrayBound::Unknown } => {
                self.is_simple_type(inner)
            }
            Type::MemberPointer { class, member } => self.is_simple_type(class) && self.is_simple_type(member),
            Type::Specialization { template, arguments } => {
                let is_class = matches!(self.program.entities[template].kind, EntityKind::Template(template)
                    if self.program.templates[template].kind == TemplateKind::Class);
                is_class && are_simple(arguments)
            }
            Type::DependentName { qualifier, arguments, .. } => {
                self.is_simple_type(qualifier) && arguments.is_none_or(are_simple)
            }
            _ => false,
        }
    }

    fn clauses_of(&mut self, declaration: Constrained<'_>, form: Form, state: &mut Normalization) -> Option<Clauses> {
        let mut result = vec![Vec::new()];
        if form == Form::Conjunctive {
            result.clear();
        }
        if let Some(head) = declaration.head {
            for parameter in &head.parameters {
                let Some((first, _)) = parameter.constraint else { continue };
                let constraint = *self.constraints.types.get(&first)?;
                // What holds for the elements of a pack is compared as for one of them (measured; by the standard a fold over `&&`
                // is atomic).
                let own = match constraint.subject {
                    Some(subject) => {
                        let mut list = vec![subject];
                        list.extend(constraint.arguments.map(|list| self.program.arguments(list)).unwrap_or_default());
                        let list = self.program.intern_arguments(list);
                        self.concept_clauses(constraint.concept, list, None, form, state)?
                    }
                    None => vec![vec![Atom { first, mapping: None }]],
                };
                result = joined(result, own, Operator::AmpersandAmpersand, form)?;
            }
            if let Some(requires) = head.requires {
                let own = self.clauses(requires, None, form, state)?;
                result = joined(result, own, Operator::AmpersandAmpersand, form)?;
            }
        }
        if let Some(function) = declaration.function {
            let entity = self.program.functions[function].entity;
            if let Some(&constraint) = self.program.constraints.get(&entity) {
                let own = self.clauses(constraint, None, form, state)?;
                result = joined(result, own, Operator::AmpersandAmpersand, form)?;
            }
        }
        Some(result)
    }

    fn clauses(
        &mut self,
        constraint: ExpressionId,
        inside: Option<Inside>,
        form: Form,
        state: &mut Normalization,
    ) -> Option<Clauses> {
        let entry = self.expression(constraint);
        let (kind, first, last) = (entry.kind, entry.first, entry.last);
        match kind {
            ExpressionKind::Parenthesized(inner) => {
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.clauses(inner, inside, form, state))
            }
            ExpressionKind::Binary {
                operator: operator @ (Operator::AmpersandAmpersand | Operator::PipePipe),
                left,
                right,
            } => stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                let left = self.clauses(left, inside, form, state)?;
                let right = self.clauses(right, inside, form, state)?;
                joined(left, right, operator, form)
            }),
            ExpressionKind::Name { entity, arguments: Some(arguments) } if self.is_concept(entity) => {
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                    self.concept_clauses(entity, arguments, inside, form, state)
                })
            }
            _ => {
                let mapping = inside.map(|inside| self.used_mapping(inside, first, last, state));
                Some(vec![vec![Atom { first, mapping }]])
            }
        }
    }

    fn is_concept(&self, entity: EntityId) -> bool {
        matches!(self.program.entities[entity].kind, EntityKind::Template(template)
            if self.program.templates[template].kind == TemplateKind::Concept)
    }

    /// The normal form of a concept's definition for arguments.
    fn concept_clauses(
        &mut self,
        entity: EntityId,
        arguments: ArgumentsId,
        inside: Option<Inside>,
        form: Form,
        state: &mut Normalization,
    ) -> Option<Clauses> {
        let EntityKind::Template(concept) = self.program.entities[entity].kind else { return None };
        let constraint = *self.program.constraints.get(&entity)?;
        let arguments = self.complete_arguments(concept, arguments);
        let mut list = self.program.arguments(arguments).to_vec();
        let parameters = &self.program.templates[concept].head.parameters;
        let (count, packs) = (parameters.len(), parameters.iter().filter(|parameter| parameter.is_pack).count());
        if packs == 1 && parameters.last().is_some_and(|last| last.is_pack) && list.len() + 1 >= count {
            let rest = list.split_off(count - 1);
            // An expansion of a pack alone is that pack.
            let pack = match *rest.as_slice() {
                [argument @ TemplateArgument::Pack(_)] => argument,
                [argument] if self.pattern_of_expansion(argument).is_some() => argument,
                _ => TemplateArgument::Pack(self.program.intern_arguments(rest)),
            };
            list.push(pack);
        } else if list.len() != count || packs > 0 {
            return None;
        }
        let mut mapping = Vec::with_capacity(list.len());
        for argument in list {
            mapping.push(self.mapped(argument, inside, state));
        }
        let inside = Inside { concept, mapping: state.intern(mapping) };
        self.clauses(constraint, Some(inside), form, state)
    }

    /// What an argument that is written inside a concept stands for.
    fn mapped(&mut self, argument: TemplateArgument, inside: Option<Inside>, state: &Normalization) -> Mapped {
        let argument = match argument {
            TemplateArgument::Type(ty) => TemplateArgument::Type(self.program.canonical(ty)),
            argument => argument,
        };
        let Some(inside) = inside else { return Mapped::Plain(argument) };
        let depth = self.template_depth(inside.concept);
        if let Some(TemplateArgument::Type(pattern)) = self.pattern_of_expansion(argument)
            && let Type::TemplateParameter { depth: own, index, is_pack: true } = self.program.structure(pattern)
            && own == depth
            && let Some(&mapped) = state.mappings[inside.mapping].get(usize::from(index))
        {
            return mapped;
        }
        if let TemplateArgument::Pack(list) = argument {
            return self.mapped_pack(list, inside, state);
        }
        let (index, is_dependent) = match argument {
            TemplateArgument::Type(ty) => match self.program.structure(ty) {
                Type::TemplateParameter { depth: own, index, is_pack: false } if own == depth => (Some(index), true),
                _ => (None, self.is_dependent_type(ty)),
            },
            TemplateArgument::Expression(profiled) => (self.value_parameter_index(profiled.expression, depth), true),
            TemplateArgument::Template(entity) => match self.program.entities[entity].kind {
                EntityKind::Template(template) => match self.program.templates[template].parameter {
                    Some((own, index)) if own == depth => (Some(index), true),
                    _ => (None, false),
                },
                _ => (None, false),
            },
            TemplateArgument::Value(..)
            | TemplateArgument::Constant(..)
            | TemplateArgument::Entity(_)
            | TemplateArgument::Null => (None, false),
            _ => (None, true),
        };
        match index.and_then(|index| state.mappings[inside.mapping].get(usize::from(index))) {
            Some(&mapped) => mapped,
            None if is_dependent => match self.composed(argument, inside, state) {
                Some(argument) => Mapped::Plain(argument),
                None => Mapped::Within(argument, inside.mapping),
            },
            None => Mapped::Plain(argument),
        }
    }

    /// A type that is written inside a concept in terms of the parameters of the constrained declaration
    /// ([temp.constr.normal]/1); `None` where the mapping is not known in these terms itself.
    fn composed(
        &mut self,
        argument: TemplateArgument,
        inside: Inside,
        state: &Normalization,
    ) -> Option<TemplateArgument> {
        let TemplateArgument::Type(ty) = argument else { return None };
        let plain = |mapped: &Mapped| match mapped {
            Mapped::Plain(argument) => Some(*argument),
            Mapped::Within(..) => None,
        };
        let list: Vec<TemplateArgument> = state.mappings[inside.mapping].iter().map(plain).collect::<Option<_>>()?;
        let head = self.program.templates[inside.concept].head.clone();
        let with = Substitution::new(&head, self.template_depth(inside.concept), &list);
        let ty = self.substituted(ty, &with).ok()?;
        Some(TemplateArgument::Type(self.program.canonical(ty)))
    }

    /// What the elements of a pack that are written inside a concept stand for: packs among them are spliced.
    fn mapped_pack(&mut self, list: ArgumentsId, inside: Inside, state: &Normalization) -> Mapped {
        let mut elements = Vec::new();
        for element in self.program.arguments(list).to_vec() {
            match self.mapped(element, Some(inside), state) {
                Mapped::Plain(TemplateArgument::Pack(own)) => elements.extend_from_slice(self.program.arguments(own)),
                Mapped::Plain(argument) => elements.push(argument),
                Mapped::Within(..) => return Mapped::Within(TemplateArgument::Pack(list), inside.mapping),
            }
        }
        Mapped::Plain(TemplateArgument::Pack(self.program.intern_arguments(elements)))
    }

    /// The mapping of the parameters of a concept that an atomic constraint mentions.
    fn used_mapping(&self, inside: Inside, first: u32, last: u32, state: &mut Normalization) -> usize {
        let mut mapping = state.mappings[inside.mapping].clone();
        let parameters = &self.program.templates[inside.concept].head.parameters;
        for (parameter, mapped) in parameters.iter().zip(&mut mapping) {
            let name = self.program.entities[parameter.entity].name;
            let is_used = self.reader.identifiers(first..last + 1).any(|(_, used)| used == name);
            if !is_used {
                *mapped = Mapped::Plain(TemplateArgument::UnknownTemplate);
            }
        }
        state.intern(mapping)
    }
}

/// Two normal forms joined by an operator, each atomic constraint once in a clause; `None` where the result is too large.
fn joined(mut a: Clauses, b: Clauses, operator: Operator, form: Form) -> Option<Clauses> {
    let is_product = (operator == Operator::AmpersandAmpersand) == (form == Form::Disjunctive);
    if !is_product {
        for clause in b {
            if !a.contains(&clause) {
                a.push(clause);
            }
        }
        return (a.len() <= MAXIMUM_CLAUSES).then_some(a);
    }
    if a.len().saturating_mul(b.len()) > MAXIMUM_CLAUSES {
        return None;
    }
    let mut result = Vec::with_capacity(a.len() * b.len());
    for first in &a {
        for second in &b {
            let mut clause = first.clone();
            for atom in second {
                if !clause.contains(atom) {
                    clause.push(*atom);
                }
            }
            if clause.len() > MAXIMUM_CLAUSES {
                return None;
            }
            result.push(clause);
        }
    }
    Some(result)
}
