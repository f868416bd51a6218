//! Where an expression of a pattern is read again: the scope in which it stands, with the template parameters around it, the
//! parameters of its function and the elements of packs bound ([temp.dep]).

use super::substitute::{Substituted, Substitution, SubstitutionFailure};
use crate::Sema;
use crate::gap::{OrUnknown, Unknown};
use cufe_il::{
    Entity, EntityFlags, EntityId, EntityKind, Name, ScopeId, ScopeKind, TemplateArgument, TemplateParameter,
    TemplateParameterKind, Type, VariableFlags,
};
use smallvec::SmallVec;

impl Sema<'_> {
    /// The scope in which an expression of a pattern is read again: the one where it stands, with the parameters of the
    /// head bound. Equal expressions of several templates are one, so it may stand at another template, the parameters of
    /// which are those of the head by their positions.
    pub(super) fn scope_of_expression(
        &mut self,
        expression: cufe_il::ExpressionId,
        with: &Substitution<'_>,
    ) -> Substituted<ScopeId> {
        let outer = self.scope_around_expression(expression, with)?;
        let Some(element) = with.element else { return Ok(outer) };
        let packs = self.known_packs_in(expression);
        if packs.is_empty() {
            return Ok(outer);
        }
        let entities: SmallVec<[EntityId; 2]> = packs
            .into_iter()
            .map(|(pack, _)| self.element_of_pack(pack, element, outer).or_substitution_failure())
            .collect::<Substituted<_>>()?;
        Ok(self.scope_with(outer, &entities))
    }

    /// As [`Self::scope_of_expression`], with the packs of classes around as they are.
    pub(super) fn scope_around_expression(
        &mut self,
        expression: cufe_il::ExpressionId,
        with: &Substitution<'_>,
    ) -> Substituted<ScopeId> {
        let place = *self.program.expression_scopes.get(&expression).or_substitution_failure()?;
        let names = self.names_in(expression);
        let first = self.program.expressions[expression].first;
        // Parameter lists that declare something that is named, the innermost first, and the head around them.
        let mut lists: SmallVec<[ScopeId; 2]> = SmallVec::new();
        let mut head = None;
        // Parameters of the functions around a lambda are what they are.
        let own_list = with.function.and_then(|function| match self.lambda_of(function) {
            Some(index) => self.program.lambdas.get(index).map(|lambda| lambda.scope),
            None => {
                let record = self.program.functions[function].first_declaration?;
                Some(self.program.function_declarations.get(record)?.parameter_scope)
            }
        });
        let mut is_around = false;
        // Elements of known packs that names stand for where the expression was read.
        let mut elements: SmallVec<[EntityId; 2]> = SmallVec::new();
        let mut next = Some(place);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            next = entry.parent;
            match entry.kind {
                ScopeKind::TemplateParameters if scope == with.head.scope => {
                    head = Some(scope);
                    break;
                }
                ScopeKind::TemplateParameters
                    if head.is_none() && lists.is_empty() && self.instances.open_scopes.contains_key(&scope) =>
                {
                    return self.bound_again(scope, with);
                }
                ScopeKind::TemplateParameters if !self.instances.bound_scopes.contains(&scope) => {
                    match names.iter().find_map(|&name| self.parameter_named(scope, name, first)) {
                        None => elements.extend(
                            names
                                .iter()
                                .filter_map(|&name| self.program.bindings(scope, name).next())
                                .map(|(_, binding)| binding.entity),
                        ),
                        Some((_, depth, ..)) if depth == with.depth => {
                            head = Some(scope);
                            break;
                        }
                        Some(_) => return Err(SubstitutionFailure::unknown()),
                    }
                }
                ScopeKind::FunctionParameters | ScopeKind::Lambda => {
                    let declares = names.iter().any(|&name| self.program.bindings(scope, name).next().is_some());
                    if declares && !is_around {
                        lists.push(scope);
                    }
                    is_around |= own_list == Some(scope);
                }
                _ => {}
            }
        }
        let outer = match (head, lists.last()) {
            (Some(scope), _) => {
                let outer = self.bound_by_position(scope, (&names, first), with)?;
                self.scope_with(outer, &elements)
            }
            (None, None) => return Ok(place),
            // Of the template where the expression stands nothing is named but parameters of the function.
            (None, Some(&list)) => {
                let outer = self.program.scopes[list].parent.or_substitution_failure()?;
                let is_open = self.program.scopes[outer].kind == ScopeKind::TemplateParameters
                    && !self.instances.bound_scopes.contains(&outer);
                if is_open { self.bound_by_position(outer, (&[], first), with)? } else { outer }
            }
        };
        match *lists {
            [] => Ok(outer),
            [list] => self.bound_function_parameters(outer, with, Some((expression, list))),
            // A parameter of a list inside of another.
            _ => Err(SubstitutionFailure::unknown()),
        }
    }

    /// A scope inside another in which entities have their names; the other where there are none.
    pub(super) fn scope_with(&mut self, outer: ScopeId, entities: &[EntityId]) -> ScopeId {
        if entities.is_empty() {
            return outer;
        }
        let scope = self.program.add_scope(ScopeKind::TemplateParameters, outer, None);
        self.instances.bound_scopes.insert(scope);
        for &entity in entities {
            let (name, token) = (self.program.entities[entity].name, self.program.entities[entity].token);
            self.program.bind(scope, name, entity, token, false);
        }
        scope
    }

    /// The parameters of an alias template, which stand for dependent arguments, bound to what these become.
    pub(super) fn bound_again(&mut self, scope: ScopeId, with: &Substitution<'_>) -> Substituted<ScopeId> {
        let (head, arguments) = self.instances.open_scopes.get(&scope).cloned().or_substitution_failure()?;
        let depth = self.depth_of_head(&head);
        let mut list = Vec::with_capacity(arguments.len());
        for (position, argument) in arguments.into_iter().enumerate() {
            list.push(self.substituted_for_parameter(argument, (&head, depth), (position, None), (&list, with))?);
        }
        let parent = self.program.scopes[scope].parent.or_substitution_failure()?;
        let is_open = self.is_any_dependent(&list);
        let outer = std::mem::replace(&mut self.instances.stays_dependent, is_open);
        let bound = self.bind_parameters_in(&head, &list, parent);
        self.instances.stays_dependent = outer;
        bound.or_substitution_failure()
    }

    /// A scope of template parameters with those bound that are named from a token on: by their positions, where it is not the head's own.
    pub(super) fn bound_by_position(
        &mut self,
        parameters: ScopeId,
        (names, first): (&[Name], u32),
        with: &Substitution<'_>,
    ) -> Substituted<ScopeId> {
        if parameters == with.head.scope
            && let Some(scope) = self.bind_elements(with)
        {
            return Ok(scope);
        }
        let outer = self.program.scopes[parameters].parent.or_substitution_failure()?;
        let bound = self.program.add_scope(ScopeKind::TemplateParameters, outer, None);
        self.program.scopes[bound].is_outside_class = self.program.scopes[parameters].is_outside_class;
        self.instances.bound_scopes.insert(bound);
        let arguments = self.arguments_of_element(with);
        // What stays dependent is bound again, by the names that the parameters have where the expression stands.
        let mut head = self.instances.stays_dependent.then(|| with.head.clone());
        for &name in names {
            let Some((entity, depth, index, _)) = self.parameter_named(parameters, name, first) else { continue };
            let own = with.head.parameters.get(usize::from(index));
            let (Some(own), true) = (own, depth == with.depth) else { return Err(SubstitutionFailure::unknown()) };
            let &argument = arguments.get(usize::from(index)).or_substitution_failure()?;
            let ty = match own.kind {
                TemplateParameterKind::Value(ty) => {
                    Some(self.substituted(ty, &Substitution::new(with.head, with.depth, &arguments))?)
                }
                _ => None,
            };
            let made = self.bound_entity(entity, argument, ty, bound).or_substitution_failure()?;
            let token = self.program.entities[entity].token;
            self.program.bind(bound, name, made, token, false);
            if let Some(head) = &mut head {
                head.parameters[usize::from(index)].entity = entity;
            }
        }
        // Not where a parameter that is not meant is called as something else in the expression.
        let is_clear = |parameter: &TemplateParameter| {
            let name = self.program.entities[parameter.entity].name;
            let meant = self.parameter_named(parameters, name, first).map(|(entity, ..)| entity);
            !names.contains(&name) || meant == Some(parameter.entity)
        };
        if let Some(head) = head.filter(|head| head.parameters.iter().all(is_clear))
            && self.is_any_dependent(&arguments)
        {
            self.instances.open_scopes.insert(bound, (head, arguments));
        }
        Ok(bound)
    }

    /// The identifiers in an expression, each once: parameters are bound by them.
    pub(super) fn names_in(&self, expression: cufe_il::ExpressionId) -> Vec<Name> {
        let entry = &self.program.expressions[expression];
        let mut names = Vec::new();
        let mut seen = cufe_base::Seen::default();
        for (_, name) in self.reader.identifiers(entry.first..entry.last + 1) {
            if seen.is_new(&names, name) {
                names.push(name);
            }
        }
        names
    }

    /// The template parameter that a name at a token means in a scope of template parameters: itself, its depth and index, and
    /// whether it is a pack. In its own default argument it is not declared yet.
    pub(super) fn parameter_named(&self, scope: ScopeId, name: Name, token: u32) -> Option<(EntityId, u16, u16, bool)> {
        let (_, binding) =
            self.program.bindings(scope, name).next().filter(|(_, binding)| binding.sequence <= token)?;
        let entity = binding.entity;
        match self.program.entities[entity].kind {
            EntityKind::TypeParameter(ty) => match self.program.structure(ty) {
                Type::TemplateParameter { depth, index, is_pack } => Some((entity, depth, index, is_pack)),
                _ => None,
            },
            EntityKind::ValueParameter(variable) => {
                let &(depth, index) = self.value_parameters.get(&entity)?;
                Some((entity, depth, index, self.program.variables[variable].flags.contains(VariableFlags::PACK)))
            }
            EntityKind::Template(template) => {
                let (depth, index) = self.program.templates[template].parameter?;
                Some((entity, depth, index, self.program.entities[entity].flags.contains(EntityFlags::PACK)))
            }
            _ => None,
        }
    }

    /// A scope of a pattern, that of its template parameters or of its function parameters, with the parameters of the head
    /// bound.
    pub(crate) fn bound_scope(&mut self, scope: ScopeId, with: &Substitution<'_>) -> Substituted<ScopeId> {
        if scope == with.head.scope {
            return self.bind_elements(with).or_substitution_failure();
        }
        let entry = &self.program.scopes[scope];
        let is_list = matches!(entry.kind, ScopeKind::FunctionParameters | ScopeKind::Lambda);
        let outer = match self.program.scopes[with.head.scope].kind {
            _ if is_list && entry.parent == Some(with.head.scope) => {
                self.bind_elements(with).or_substitution_failure()?
            }
            // A head that nobody wrote stands beside the list, and names nothing ([dcl.fct]/22).
            ScopeKind::TemplateParameters
                if entry.kind == ScopeKind::FunctionParameters
                    && entry.parent.is_some()
                    && entry.parent == self.program.scopes[with.head.scope].parent =>
            {
                entry.parent.or_substitution_failure()?
            }
            // The head of a lambda that only has placeholders names nothing.
            ScopeKind::TemplateParameters => return Err(SubstitutionFailure::unknown()),
            _ if entry.kind == ScopeKind::Lambda => scope,
            _ => return Err(SubstitutionFailure::unknown()),
        };
        self.bound_function_parameters(outer, with, None)
    }

    /// A scope inside of another with the parameters of the function template's pattern; for an expression in its type,
    /// those of a list that the expression names.
    pub(super) fn bound_function_parameters(
        &mut self,
        outer: ScopeId,
        with: &Substitution<'_>,
        expression: Option<(cufe_il::ExpressionId, ScopeId)>,
    ) -> Substituted<ScopeId> {
        let declaration = with.function.and_then(|function| self.program.functions[function].first_declaration);
        let names = expression.map(|(expression, _)| self.names_in(expression));
        let lambda = with.function.and_then(|function| self.lambda_of(function));
        // A list inside of another, as that of a pointer to a function, is no function's.
        let is_inner = expression.is_some_and(|(_, list)| {
            let parent = self.program.scopes[list].parent;
            parent.is_some_and(|parent| self.program.scopes[parent].kind == ScopeKind::FunctionParameters)
        });
        let entities = |list: &[cufe_il::ParameterDeclaration]| -> Vec<EntityId> {
            list.iter().map(|parameter| self.program.variables[parameter.variable].entity).collect()
        };
        let (own, parameters) = match (declaration, expression) {
            (Some(declaration), _) if !is_inner => {
                let entry = &self.program.function_declarations[declaration];
                (entry.parameter_scope, entities(&entry.parameter_list))
            }
            (None, _) if !is_inner && let Some(lambda) = lambda.and_then(|index| self.program.lambdas.get(index)) => {
                (lambda.scope, entities(&lambda.parameter_list))
            }
            (_, Some((_, list))) => {
                let names = names.iter().flatten();
                let bound = names.filter_map(|&name| Some(self.program.bindings(list, name).next()?.1.entity));
                (list, bound.collect())
            }
            (_, None) => return Err(SubstitutionFailure::unknown()),
        };
        // The type of a parameter that asks for itself has none.
        if let Some((expression, _)) = expression {
            if self.instances.binding.contains(&expression) {
                return Err(SubstitutionFailure::unknown());
            }
            self.instances.binding.push(expression);
        }
        let result = self.bound_named_parameters(outer, with, own, &parameters, names);
        if expression.is_some() {
            self.instances.binding.pop();
        }
        result
    }

    pub(super) fn bound_named_parameters(
        &mut self,
        outer: ScopeId,
        with: &Substitution<'_>,
        own: ScopeId,
        parameters: &[EntityId],
        names: Option<Vec<Name>>,
    ) -> Substituted<ScopeId> {
        let entity = self.program.scopes[own].entity;
        let inner = self.program.add_scope(ScopeKind::FunctionParameters, outer, entity);
        // The types that deduction sees, without placeholders.
        let invented = with.function.and_then(|function| self.program.invented_types.get(&function));
        let invented = invented.and_then(|&ty| self.program.as_function(ty)).map(|ty| ty.parameters.clone());
        let packs = self.instances.packs_in.get(&own).cloned().unwrap_or_default();
        for &pack in &packs {
            let name = self.program.entities[pack].name;
            if name != Name::UNNAMED && names.as_ref().is_none_or(|names| names.contains(&name)) {
                self.bind_known_pack(pack, inner, with)?;
            }
        }
        for (position, &parameter) in parameters.iter().enumerate() {
            let entry = &self.program.entities[parameter];
            let (name, token) = (entry.name, entry.token);
            let Some(variable) = self.program.variable_of(parameter) else { continue };
            if packs.iter().any(|&pack| self.program.entities[pack].name == name) {
                continue;
            }
            if name == Name::UNNAMED || names.as_ref().is_some_and(|names| !names.contains(&name)) {
                continue;
            }
            let own_type = self.program.variables[variable].ty;
            let invented = invented.as_ref().and_then(|types| types.get(position).copied());
            // The adjusted type stands for an array, unless there is nothing else.
            let pattern = match self.program.structure(own_type) {
                Type::Expansion(pattern) => pattern,
                _ => own_type,
            };
            let ty = invented.filter(|_| self.program.has_placeholder(pattern)).unwrap_or(own_type);
            let bound = match self.program.structure(ty) {
                Type::Expansion(pattern) => match with.element {
                    Some(_) => {
                        let ty = match self.substituted(pattern, with) {
                            Ok(ty) => ty,
                            Err(trouble) if names.is_some() => return Err(trouble),
                            Err(_) => continue,
                        };
                        self.new_variable(name, ty, inner, token, VariableFlags::PARAMETER, false)
                    }
                    None => {
                        let types = self.expanded(pattern, with)?;
                        let elements = types
                            .into_iter()
                            .map(|ty| {
                                let flags = VariableFlags::PARAMETER;
                                TemplateArgument::Entity(self.new_variable(name, ty, inner, token, flags, false))
                            })
                            .collect();
                        let list = self.program.intern_arguments(elements);
                        let flags = VariableFlags::PARAMETER | VariableFlags::PACK;
                        let pack =
                            self.new_variable(name, self.program.variables[variable].ty, inner, token, flags, false);
                        self.instances.packs.insert(pack, list);
                        pack
                    }
                },
                _ => {
                    let ty = match self.substituted(ty, with) {
                        Ok(ty) => ty,
                        Err(trouble) if names.is_some() => return Err(trouble),
                        Err(_) => continue,
                    };
                    self.new_variable(name, ty, inner, token, VariableFlags::PARAMETER, false)
                }
            };
            self.program.bind(inner, name, bound, token, false);
        }
        Ok(inner)
    }

    /// Binds the name of a function parameter pack whose elements an instance around the template declared, be there any or not;
    /// inside an expansion, one of them.
    fn bind_known_pack(&mut self, pack: EntityId, scope: ScopeId, with: &Substitution<'_>) -> Substituted<()> {
        let Entity { name, token, .. } = self.program.entities[pack];
        let &list = self.instances.packs.get(&pack).or_substitution_failure()?;
        let mut elements = Vec::new();
        for element in self.program.arguments(list).to_vec() {
            let TemplateArgument::Entity(element) = element else { return Err(SubstitutionFailure::unknown()) };
            let variable = self.program.variable_of(element).or_substitution_failure()?;
            let ty = self.substituted(self.program.variables[variable].ty, with)?;
            elements.push(self.new_variable(name, ty, scope, token, VariableFlags::PARAMETER, false));
        }
        let bound = match with.element.and_then(|element| elements.get(element)) {
            Some(&element) => element,
            None => {
                let ty = self.program.variable_of(pack).map(|variable| self.program.variables[variable].ty);
                let flags = VariableFlags::PARAMETER | VariableFlags::PACK;
                let bound = self.new_variable(name, ty.or_substitution_failure()?, scope, token, flags, false);
                let list = elements.into_iter().map(TemplateArgument::Entity).collect();
                let list = self.program.intern_arguments(list);
                self.instances.packs.insert(bound, list);
                bound
            }
        };
        self.program.bind(scope, name, bound, token, false);
        Ok(())
    }

    /// The arguments; inside an expansion, of packs their element.
    pub(super) fn arguments_of_element(&self, with: &Substitution<'_>) -> Vec<TemplateArgument> {
        let element_of = |&argument: &TemplateArgument| match (argument, with.element) {
            (TemplateArgument::Pack(list), Some(element)) => {
                self.program.arguments(list).get(element).copied().unwrap_or(argument)
            }
            _ => argument,
        };
        with.arguments.iter().map(element_of).collect()
    }

    /// The parameters bound; inside an expansion packs are bound to their elements.
    pub(super) fn bind_elements(&mut self, with: &Substitution<'_>) -> Option<ScopeId> {
        let arguments = self.arguments_of_element(with);
        self.bind_parameters(with.head, &arguments)
    }
}
