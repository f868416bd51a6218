//! The packs that the patterns of expansions name, and how many elements they have ([temp.variadic]).

use super::substitute::{Substituted, Substitution, SubstitutionFailure};
use crate::Sema;
use crate::gap::{OrUnknown, Unknown};
use cufe_il::{
    ArgumentsId, ArrayBound, EntityFlags, EntityId, EntityKind, ExpressionKind, Name, Profiled, ScopeId, ScopeKind,
    TemplateArgument, TemplateHead, TemplateParameter, TemplateParameterKind, Type, TypeId, VariableId,
};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

/// The packs that a pattern names.
#[derive(Default)]
pub(super) struct PatternPacks {
    /// The parameters of the template, by their positions.
    pub parameters: Vec<usize>,
    /// In an instance: the elements of packs of classes around.
    pub known: Vec<ArgumentsId>,
    /// There are packs of heads inside of the one that is substituted, which stay what they are.
    pub has_inner: bool,
}

impl PatternPacks {
    fn add_parameter(&mut self, (depth, index): (u16, u16), with: &Substitution<'_>) {
        match depth.cmp(&with.depth) {
            std::cmp::Ordering::Equal => self.parameters.push(usize::from(index)),
            std::cmp::Ordering::Greater => self.has_inner = true,
            std::cmp::Ordering::Less => {}
        }
    }
}

impl Sema<'_> {
    /// The pattern of `expression...`.
    pub(super) fn expanded_expression(&self, profiled: Profiled) -> Option<Profiled> {
        match self.program.expressions.get(profiled.expression)?.kind {
            ExpressionKind::PackExpansion(pattern) => Some(Profiled { expression: pattern, ..profiled }),
            _ => None,
        }
    }

    /// A pattern once for each element of its packs. An element that is an expansion itself, as an argument of an alias
    /// template in another template (`F<int, Ts...>`), makes the pattern with what it expands an expansion
    /// ([temp.variadic]/8).
    pub(super) fn expanded(&mut self, pattern: TypeId, with: &Substitution<'_>) -> Substituted<Vec<TypeId>> {
        if self.stays_expansion(TemplateArgument::Type(pattern), with)? {
            let pattern = self.substituted(pattern, with)?;
            return Ok(vec![self.program.intern_type(Type::Expansion(pattern))]);
        }
        let packs = self.packs_of_pattern(TemplateArgument::Type(pattern), with)?;
        let count = self.pack_length(TemplateArgument::Type(pattern), with)?;
        let mut elements = Vec::with_capacity(count);
        for element in 0..count {
            let with = Substitution { element: Some(element), ..*with };
            elements.push(match self.with_patterns_of(&packs, element, &with)? {
                Some(arguments) => {
                    let ty = self.substituted(pattern, &Substitution { arguments: &arguments, ..with })?;
                    self.program.intern_type(Type::Expansion(ty))
                }
                None => self.substituted(pattern, &with)?,
            });
        }
        Ok(elements)
    }

    /// The arguments in which the expansions at `element` of some packs are replaced by their patterns; `None` where no element
    /// is one. Nobody can tell how an expansion goes with an element that is none.
    fn with_patterns_of(
        &mut self,
        packs: &[usize],
        element: usize,
        with: &Substitution<'_>,
    ) -> Substituted<Option<Vec<TemplateArgument>>> {
        let mut result: Option<Vec<TemplateArgument>> = None;
        for (place, &index) in packs.iter().enumerate() {
            let Some(&TemplateArgument::Pack(list)) = with.arguments.get(index) else { continue };
            let argument = self.program.arguments(list).get(element).copied();
            let Some(pattern) = argument.and_then(|argument| self.pattern_of_expansion(argument)) else {
                if result.is_some() {
                    return Err(SubstitutionFailure::unknown());
                }
                continue;
            };
            if result.is_none() && place > 0 {
                return Err(SubstitutionFailure::unknown());
            }
            let mut elements = self.program.arguments(list).to_vec();
            elements[element] = self.with_own_profile(pattern)?;
            let elements = self.program.intern_arguments(elements);
            result.get_or_insert_with(|| with.arguments.to_vec())[index] = TemplateArgument::Pack(elements);
        }
        Ok(result)
    }

    /// The pattern of an expansion by its own form: it had that of the expansion.
    fn with_own_profile(&mut self, pattern: TemplateArgument) -> Substituted<TemplateArgument> {
        let TemplateArgument::Expression(Profiled { expression, profile }) = pattern else { return Ok(pattern) };
        match self.profile_by_form(expression, |_| profile) {
            same if same == profile => Err(SubstitutionFailure::unknown()),
            profile => Ok(TemplateArgument::Expression(Profiled { expression, profile })),
        }
    }

    /// The packs that a pattern mentions, each once.
    fn packs_of_pattern(&self, pattern: TemplateArgument, with: &Substitution<'_>) -> Substituted<Vec<usize>> {
        let mut packs = PatternPacks::default();
        self.packs_in_argument(pattern, with, &mut packs)?;
        packs.parameters.sort_unstable();
        packs.parameters.dedup();
        Ok(packs.parameters)
    }

    /// Whether nothing tells yet how many elements an expansion has, because all packs in its pattern are of heads inside of the
    /// one that is substituted: as in partial specializations of a member template outside of its class.
    pub(super) fn stays_expansion(&self, pattern: TemplateArgument, with: &Substitution<'_>) -> Substituted<bool> {
        let mut packs = PatternPacks::default();
        self.packs_in_argument(pattern, with, &mut packs)?;
        Ok(packs.has_inner && packs.parameters.is_empty() && packs.known.is_empty())
    }

    /// The number of elements of the packs that a pattern mentions; failure where they differ ([temp.variadic]/8).
    pub(crate) fn pack_length(&mut self, pattern: TemplateArgument, with: &Substitution<'_>) -> Substituted<usize> {
        let mut packs = PatternPacks::default();
        self.packs_in_argument(pattern, with, &mut packs)?;
        let mut lists = packs.known;
        for index in packs.parameters {
            let Some(&TemplateArgument::Pack(list)) = with.arguments.get(index) else {
                return Err(SubstitutionFailure::unknown());
            };
            lists.push(list);
        }
        let mut lengths = lists.into_iter().map(|list| self.program.arguments(list).len());
        let length = lengths.next().or_substitution_failure()?;
        if lengths.all(|other| other == length) { Ok(length) } else { Err(SubstitutionFailure::IllFormed) }
    }

    /// How many parameters a template parameter pack of an instance is whose type names packs of classes around: it is an
    /// expansion itself ([temp.param]/17), `template<class... T> struct A { template<T... V> void f(); }`.
    pub(super) fn count_of_parameters(&self, parameter: &TemplateParameter) -> Option<usize> {
        let TemplateParameterKind::Value(ty) = parameter.kind else { return None };
        if !parameter.is_pack || !self.program.type_facts(self.program.canonical(ty)).has_unexpanded_pack {
            return None;
        }
        let head = TemplateHead::without_parameters();
        let mut packs = PatternPacks::default();
        self.packs_in(ty, &Substitution::new(&head, u16::MAX, &[]), &mut packs).ok()?;
        Some(self.program.arguments(*packs.known.first()?).len())
    }

    /// How many arguments a template takes whose last parameter is such a pack.
    pub(super) fn count_of_arguments(&self, parameters: &[TemplateParameter]) -> Option<usize> {
        let (last, others) = parameters.split_last()?;
        Some(others.len() + self.count_of_parameters(last)?)
    }

    /// One of the types of a pack of a class around.
    pub(super) fn known_type(&self, elements: ArgumentsId, element: usize) -> Option<TypeId> {
        match self.program.arguments(elements).get(element) {
            Some(&TemplateArgument::Type(ty)) => Some(ty),
            _ => None,
        }
    }

    /// The elements of a template template parameter pack of a class around.
    pub(super) fn known_templates(&self, template: EntityId) -> Option<ArgumentsId> {
        if !self.program.entities[template].flags.contains(EntityFlags::PACK) {
            return None;
        }
        self.instances.packs.get(&self.program.canonical_template(template)).copied()
    }

    /// One of those elements.
    pub(super) fn known_template(&self, elements: ArgumentsId, element: usize) -> Option<EntityId> {
        match self.program.arguments(elements).get(element) {
            Some(&TemplateArgument::Template(template)) => Some(template),
            _ => None,
        }
    }

    /// In an instance: the packs whose elements are known that an expression names, as those of a class around a member
    /// template, with their elements.
    pub(super) fn known_packs_in(&self, expression: cufe_il::ExpressionId) -> SmallVec<[(EntityId, ArgumentsId); 2]> {
        let mut packs = SmallVec::new();
        let Some(&place) = self.program.expression_scopes.get(&expression) else { return packs };
        if self.instances.packs.is_empty() {
            return packs;
        }
        let entry = &self.program.expressions[expression];
        // Nobody tells here which packs another expansion inside expands.
        let is_expansion = |token: u32| {
            self.reader.is(token, TokenKind::Ellipsis) && !self.reader.is_before(token, TokenKind::KwSizeof)
        };
        if (entry.first + 1..=entry.last).any(is_expansion) {
            return packs;
        }
        let named = self.known_packs_between(entry.first, entry.last + 1, place, &[]);
        packs.extend(named.into_iter().filter_map(|(pack, _)| Some((pack, *self.instances.packs.get(&pack)?))));
        packs
    }

    /// The parameter packs that a pattern mentions.
    pub(super) fn packs_in_argument(
        &self,
        pattern: TemplateArgument,
        with: &Substitution<'_>,
        packs: &mut PatternPacks,
    ) -> Substituted<()> {
        match pattern {
            TemplateArgument::Type(ty) => self.packs_in(ty, with, packs),
            TemplateArgument::Expression(Profiled { expression, .. }) => {
                if let Some(index) = self.value_parameter_index(expression, with.depth) {
                    let is_pack = |parameter: &TemplateParameter| parameter.is_pack;
                    // While arguments are deduced there is no head; what is asked for is a pack.
                    if with.head.parameters.get(usize::from(index)).is_none_or(is_pack) {
                        packs.parameters.push(usize::from(index));
                    }
                    return Ok(());
                }
                packs.known.extend(self.known_packs_in(expression).into_iter().map(|(_, list)| list));
                let scope = self.program.expression_scopes.get(&expression).copied().unwrap_or(with.head.scope);
                let first = self.program.expressions[expression].first;
                for name in self.names_in(expression) {
                    self.packs_of_name((name, first), scope, with, packs)?;
                }
                Ok(())
            }
            TemplateArgument::Template(entity) if let Some(elements) = self.known_templates(entity) => {
                packs.known.push(elements);
                Ok(())
            }
            TemplateArgument::Template(entity) => {
                if let EntityKind::Template(id) = self.program.entities[entity].kind
                    && let Some(parameter) = self.program.templates[id].parameter
                    && self.program.entities[entity].flags.contains(EntityFlags::PACK)
                {
                    packs.add_parameter(parameter, with);
                }
                Ok(())
            }
            TemplateArgument::MemberTemplate { qualifier, .. } => self.packs_in(qualifier, with, packs),
            _ => Ok(()),
        }
    }

    /// The packs that a name in an expression that begins at a token stands for: a template parameter, or the packs in the type of a function
    /// parameter.
    pub(super) fn packs_of_name(
        &self,
        (name, token): (Name, u32),
        place: ScopeId,
        with: &Substitution<'_>,
        packs: &mut PatternPacks,
    ) -> Substituted<()> {
        let mut next = Some(place);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            next = entry.parent;
            match entry.kind {
                // A parameter of an alias template, which stands for an argument that mentions the packs.
                ScopeKind::TemplateParameters
                    if let Some((head, arguments)) = self.instances.open_scopes.get(&scope) =>
                {
                    let is_named = |parameter: &TemplateParameter| self.program.entities[parameter.entity].name == name;
                    if let Some(&argument) = head.parameters.iter().position(is_named).and_then(|at| arguments.get(at))
                    {
                        return self.packs_in_argument(argument, with, packs);
                    }
                }
                ScopeKind::TemplateParameters if !self.instances.bound_scopes.contains(&scope) => {
                    if let Some((_, depth, index, is_pack)) = self.parameter_named(scope, name, token) {
                        if is_pack {
                            packs.add_parameter((depth, index), with);
                        }
                        return Ok(());
                    }
                }
                ScopeKind::FunctionParameters | ScopeKind::Lambda => {
                    let Some((_, binding)) = self.program.bindings(scope, name).next() else { continue };
                    // The same expression may stand at several templates: the parameters are those of this one.
                    let ty = self.type_of_own_parameter(name, with).or_else(|| {
                        let variable = self.program.variable_of(binding.entity)?;
                        Some(self.program.variables[variable].ty)
                    });
                    if let Some(Type::Expansion(pattern)) = ty.map(|ty| self.program.structure(ty)) {
                        self.packs_in(pattern, with, packs)?;
                    }
                    return Ok(());
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The type of the parameter with a name of the function or lambda whose signature is substituted, with template parameters
    /// for placeholders.
    fn type_of_own_parameter(&self, name: Name, with: &Substitution<'_>) -> Option<TypeId> {
        let function = with.function?;
        let list = match self.program.functions[function].first_declaration {
            Some(declaration) => &self.program.function_declarations[declaration].parameter_list,
            None => &self.program.lambdas.get(self.lambda_of(function)?)?.parameter_list,
        };
        let mut variables = list.iter().map(|parameter| parameter.variable);
        let is_named =
            |&variable: &VariableId| self.program.entities[self.program.variables[variable].entity].name == name;
        let position = variables.clone().position(|variable| is_named(&variable))?;
        let ty = self.program.variables[variables.nth(position)?].ty;
        let invented = self.program.invented_types.get(&function).and_then(|&ty| self.program.as_function(ty));
        invented.and_then(|ty| ty.parameters.get(position).copied()).or(Some(ty))
    }

    pub(super) fn packs_in(&self, ty: TypeId, with: &Substitution<'_>, packs: &mut PatternPacks) -> Substituted<()> {
        if !self.is_dependent_type(ty) {
            return Ok(());
        }
        match self.program.structure(ty) {
            Type::TemplateParameter { depth, index, is_pack } => {
                if is_pack {
                    packs.add_parameter((depth, index), with);
                }
                Ok(())
            }
            Type::KnownPack { elements, .. } => {
                packs.known.push(elements);
                Ok(())
            }
            Type::Complex(inner)
            | Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Vector { element: inner, .. }
            | Type::Transform { operand: inner, .. } => self.packs_in(inner, with, packs),
            Type::MemberPointer { class, member } => {
                self.packs_in(class, with, packs)?;
                self.packs_in(member, with, packs)
            }
            Type::DependentVector { element, bytes } => {
                self.packs_in_argument(TemplateArgument::Expression(bytes), with, packs)?;
                self.packs_in(element, with, packs)
            }
            Type::Array { element, bound } => {
                if let ArrayBound::Expression(profiled) = bound {
                    self.packs_in_argument(TemplateArgument::Expression(profiled), with, packs)?;
                }
                self.packs_in(element, with, packs)
            }
            Type::Function(function) => {
                let function = self.program.function_type_data(function);
                self.packs_in(function.result, with, packs)?;
                if let Some(open) = function.specification {
                    self.packs_in_argument(TemplateArgument::Expression(open), with, packs)?;
                }
                function.parameters.iter().try_for_each(|&ty| self.packs_in(ty, with, packs))
            }
            Type::Specialization { template, arguments } => {
                self.packs_in_argument(TemplateArgument::Template(template), with, packs)?;
                let list = self.program.arguments(arguments);
                list.iter().try_for_each(|&argument| self.packs_in_argument(argument, with, packs))
            }
            Type::DependentName { qualifier, arguments, .. } => {
                self.packs_in(qualifier, with, packs)?;
                let list = arguments.map(|arguments| self.program.arguments(arguments)).unwrap_or_default();
                list.iter().try_for_each(|&argument| self.packs_in_argument(argument, with, packs))
            }
            Type::Decltype(profiled) => self.packs_in_argument(TemplateArgument::Expression(profiled), with, packs),
            // What an inner expansion mentions is expanded there.
            Type::Expansion(_) => Ok(()),
            _ => Ok(()),
        }
    }
}
