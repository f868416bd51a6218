//! Function declarations: previous declarations, records, bodies ([dcl.fct], [dcl.fct.def]).

use crate::Sema;
use crate::attribute::AttributeFlags;
use crate::declare::{
    DeclarationContext, Declarator, Follow, FunctionDeclared, NewKind, ParsedName, Qualifier, SpecifierFlags,
    Specifiers,
};
use cufe_diagnostics::code;
use cufe_il::{
    EntityId, EntityKind, FunctionDeclaration, FunctionDeclarationFlags as Written, FunctionDeclarationId,
    FunctionFlags, FunctionId, Linkage, NameKind, ScopeId, ScopeKind, TemplateKind, Type, TypeId,
};

/// A function that is declared for the first time.
struct NewFunction<'a> {
    context: &'a DeclarationContext,
    name: &'a ParsedName,
    ty: TypeId,
    scope: ScopeId,
    /// Of a template.
    head: Option<cufe_il::TemplateHead>,
    /// What it is a specialization or an instance of.
    primary: Option<FunctionId>,
    is_friend: bool,
    /// The token behind the declarator, from which on the name is visible ([basic.scope.pdecl]/1).
    behind: u32,
}

impl Sema<'_> {
    /// Checks the members that a declaration outside of classes and functions names, now that it is known what it declares.
    pub fn check_declared_access(&mut self, context: &DeclarationContext, entity: EntityId) {
        let is_checked = context.heads.is_empty() && !context.is_instantiation && !context.is_instantiation_declaration;
        self.check_pending_access(Some(entity), is_checked);
    }

    /// As [`Self::check_declared_access`], for a function. What a class befriends, other than a member of another class, has
    /// the access of the class, not that of the function ([class.access.general]/6).
    pub fn check_declared_function_access(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
        entity: EntityId,
    ) {
        let is_friend = context.in_class
            && specifiers.flags.contains(SpecifierFlags::FRIEND)
            && name.qualifier == Qualifier::None
            && context.heads.is_empty();
        if is_friend {
            self.check_pending_access(None, true);
        } else {
            self.check_declared_access(context, entity);
        }
    }

    /// The instance of a function template whose declaration is read again; no name is bound to it.
    #[allow(clippy::too_many_arguments)]
    pub fn declare_instance(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
        ty: TypeId,
        template: cufe_il::TemplateId,
        arguments: cufe_il::ArgumentsId,
    ) -> FunctionId {
        let template_entity = self.program.templates[template].entity;
        let scope = self.program.entities[template_entity].scope;
        let entity = self.new_function(name.name, ty, scope, name.token, FunctionFlags::empty());
        let EntityKind::Function(function) = self.program.entities[entity].kind else {
            // `new_function` makes functions.
            return FunctionId::from_number(0);
        };
        self.program.functions[function].conversion = name.conversion;
        self.make_instance(function, template, arguments);
        self.merge_function(context, specifiers, declarator, function, false, false);
        function
    }

    /// The scope in which the members of a class are found; of a specialization that of the template's pattern.
    pub fn member_scope(&self, ty: TypeId) -> Option<ScopeId> {
        if let Some(class) = self.program.class_of(ty) {
            return self.program.classes[class].scope;
        }
        match self.program.structure(ty) {
            Type::Specialization { template, .. } => {
                let class = self.pattern_class(template)?;
                self.program.classes[class].scope
            }
            _ => None,
        }
    }

    /// A new function, with what its declaration, or the template that it is made from, says of it.
    fn new_function_of(&mut self, new: NewFunction) -> FunctionId {
        let NewFunction { context, name, ty, scope, head, primary, is_friend, behind } = new;
        let entity = self.new_function(name.name, ty, scope, name.token, FunctionFlags::empty());
        let EntityKind::Function(function) = self.program.entities[entity].kind else {
            // `new_function` makes functions.
            return FunctionId::from_number(0);
        };
        self.program.entities[entity].access = context.access;
        let in_class = self.program.scopes[scope].kind == ScopeKind::Class;
        let is_static = false;
        let internal = self.in_unnamed_namespace(scope) || is_static;
        let entry = &mut self.program.functions[function];
        entry.linkage = if internal { Linkage::Internal } else { Linkage::External };
        entry.conversion = name.conversion;
        entry.arguments = name.arguments;
        if in_class {
            entry.flags |= FunctionFlags::MEMBER;
        }
        if self.declaring.c_linkage && !in_class {
            entry.flags |= FunctionFlags::C_LINKAGE;
        }
        if is_friend {
            entry.flags |= FunctionFlags::FRIEND_ONLY;
        }
        if let Some(primary) = primary {
            // A specialization or instance starts with what its template has.
            let primary = self.program.functions[primary].clone();
            let template = self.program.entities[primary.entity].template;
            self.program.entities[entity].access = self.program.entities[primary.entity].access;
            let entry = &mut self.program.functions[function];
            entry.specialized = template;
            entry.space = primary.space;
            entry.linkage = primary.linkage;
            entry.flags |= FunctionFlags::SPECIALIZATION
                | primary.flags
                    & (FunctionFlags::STATIC_MEMBER | FunctionFlags::DEDUCED_RETURN | FunctionFlags::MEMBER);
            if let Some(template) = template {
                self.program.templates[template].specializations.push(entity);
            }
            return function;
        }
        let bound = if let Some(head) = head {
            let template = self.new_template(TemplateKind::Function, head, entity);
            let template_entity = self.program.templates[template].entity;
            self.program.entities[template_entity].access = context.access;
            template_entity
        } else {
            entity
        };
        if in_class
            && !is_friend
            && name.qualifier == Qualifier::None
            && let Some(class) = self.class_with_scope(scope)
        {
            self.program.classes[class].functions.push(bound);
        }
        // A wrong member of the class's name is not found by it.
        let is_class_name = in_class && !is_friend && name.name.symbol().is_some() && self.is_name_of_class(name.name);
        let is_own = name.qualifier == Qualifier::None || self.names_own_namespace(context, name);
        if !matches!(name.name.kind(), NameKind::Unnamed) && is_own && !is_class_name {
            let is_hidden = is_friend && !self.options.features.friend_injection;
            self.program.bind(scope, name.name, bound, behind, is_hidden);
        }
        function
    }

    /// An abbreviated template is no member of a local class, and no friend of one.
    fn check_template_in_local_class(&mut self, declared: &FunctionDeclared<'_>) {
        let FunctionDeclared { context, specifiers, declarator, name, head, .. } = *declared;
        let has_placeholder = declarator.function().is_some_and(|function| function.parameters.has_placeholder);
        let is_abbreviated = has_placeholder && head.is_none() && !context.is_explicit_specialization();
        if !is_abbreviated || !context.in_class || self.declaring.in_instance || !self.is_in_local_class() {
            return;
        }
        match specifiers.flags.contains(SpecifierFlags::FRIEND) {
            true => self.rule_violation(code::LOCAL_CLASS_TEMPLATE_FRIEND, name.token),
            false => self.rule_violation(code::TEMPLATE_NOT_ALLOWED_HERE, context.first),
        }
    }

    /// The head of an abbreviated function template without a written one.
    fn invented_head(&mut self) -> cufe_il::TemplateHead {
        cufe_il::TemplateHead {
            first: u32::MAX,
            open: u32::MAX,
            close: u32::MAX,
            last: u32::MAX,
            scope: self.context.scope,
            parameters: Vec::new(),
            requires: None,
        }
    }

    /// Records a declaration, which takes the list of parameters out of the declarator.
    #[allow(clippy::too_many_arguments)]
    pub fn record_function(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &mut Declarator,
        name: &ParsedName,
        function: FunctionId,
        declarator_last: u32,
        is_first: bool,
    ) -> FunctionDeclarationId {
        let mut flags = specifiers.flags.mapped(&[
            (SpecifierFlags::FRIEND, Written::FRIEND),
            (SpecifierFlags::STATIC, Written::STATIC),
            (SpecifierFlags::INLINE, Written::INLINE),
            (SpecifierFlags::EXTERN, Written::EXTERN),
        ]);
        let mut attributes = specifiers.attributes.flags;
        attributes |= declarator.attributes.flags;
        let facts = [
            (context.is_instantiation, Written::INSTANTIATION),
            (context.is_instantiation_declaration, Written::INSTANTIATION_DECLARATION),
            (context.is_explicit_specialization(), Written::SPECIALIZATION),
            (context.in_block, Written::BLOCK_SCOPE),
            (context.in_class, Written::IN_CLASS),
            (context.is_direct_linkage, Written::DIRECT_LINKAGE),
            (!is_first || declarator.follow == Follow::Comma, Written::GROUP),
            (declarator.function().is_none(), Written::THROUGH_TYPEDEF),
            (attributes.contains(AttributeFlags::VISIBILITY), Written::VISIBILITY),
            (name.qualifier != Qualifier::None, Written::QUALIFIED),
        ];
        for (is, flag) in facts {
            if is {
                flags |= flag;
            }
        }
        let parameter_list = declarator.take_parameter_list();
        let chunk = declarator.function();
        if chunk.is_some() {
            self.note_parameters(function, &parameter_list);
        }
        let deduced_return = match chunk {
            Some(function) if function.trailing.is_none() => specifiers.placeholder,
            _ => None,
        };
        let scope = self.declaration_scope();
        let record = FunctionDeclaration {
            function,
            scope,
            first: context.first,
            specifiers: specifiers.first,
            declarator: declarator.first,
            name_first: name.first,
            name: name.token,
            name_last: name.last,
            parameters: chunk.map(|function| (function.open, function.close)),
            parameter_list,
            trailing_return: chunk.and_then(|function| function.trailing.map(|(arrow, _)| arrow)),
            declarator_last,
            initializers: None,
            body: None,
            last: declarator.behind,
            deduced_return,
            heads: context.heads.iter().map(|head| (head.first, head.open, head.close, head.last)).collect(),
            flags,
            statement: None,
            member_initializers: Vec::new(),
            parameter_scope: chunk.map_or(scope, |function| function.scope),
        };
        let id = self.program.function_declarations.push(record);
        if self.program.functions[function].first_declaration.is_some() && !self.declaring.in_instance {
            let heads: Vec<_> = context.heads.iter().filter(|head| !head.parameters.is_empty()).cloned().collect();
            if !heads.is_empty() {
                self.program.declaration_heads.insert(id, heads);
            }
        }
        match &mut self.program.functions[function].first_declaration {
            Some(_) => self.declarations.further.entry(function).or_default().push(id),
            first => *first = Some(id),
        }
        id
    }
}

impl Sema<'_> {
    /// Finds the function that a declaration redeclares, or makes a new one, and merges what the declaration says.
    pub fn declare_function(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
        ty: TypeId,
        is_definition: bool,
    ) -> FunctionId {
        if let Some((template, arguments)) = self.declaring.instance.take() {
            return self.declare_instance(context, specifiers, declarator, name, ty, template, arguments);
        }
        if let Some(function) = self.declaring.member.take() {
            self.merge_function(context, specifiers, declarator, function, false, is_definition);
            return function;
        }
        let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
        if context.in_class
            && !is_friend
            && let Qualifier::Type(qualifier) = name.qualifier
            && self.class_or_pattern(qualifier).is_some_and(|class| self.current_class() == Some(class))
        {
            // The name of the class before that of its member says nothing, after a warning.
            self.check_qualified_declaration(context, specifiers, name);
            let name = ParsedName { qualifier: Qualifier::None, ..name.clone() };
            return self.declare_function(context, specifiers, declarator, &name, ty, is_definition);
        }
        let own_head = self.own_head(context, name.qualifier).cloned();
        let is_template = own_head.is_some()
            || declarator.function().is_some_and(|function| function.parameters.has_placeholder)
                && !context.is_explicit_specialization();
        let here = self.declaration_scope();
        let scope = self.scope_of_function(context, name, is_friend);
        if let Qualifier::Type(ty) = name.qualifier {
            self.use_specialization(ty, declarator.behind);
        }
        self.check_function_instance(context, specifiers, name);
        let misses_head = self.misses_head(context, name);
        if misses_head {
            self.rule_violation(code::SPECIALIZATION_WITHOUT_HEADER, name.token);
        }
        let is_specialization = context.is_explicit_specialization() && own_head.is_none() || misses_head;
        let is_instantiation = context.is_instantiation || context.is_instantiation_declaration;
        let makes_instance = is_specialization || is_instantiation || is_friend && name.arguments.is_some();
        let is_qualified = name.qualifier != Qualifier::None;
        let signature =
            (is_template && !makes_instance).then(|| self.template_signature(own_head.as_ref(), declarator, ty));
        let constraints = match &signature {
            Some(signature) => signature.constraints,
            None => self.trailing_constraint(declarator),
        };
        let previous =
            self.find_function(scope, name, ty, (signature.as_ref(), constraints), makes_instance, is_qualified);
        let instantiated = is_instantiation.then(|| self.instantiated_function(context, name, ty));
        let specialized = self.check_function_specialization(context, name, ty, previous, declarator);
        self.check_specialized_heads(context, specifiers, declarator);
        self.check_qualified_declaration(context, specifiers, name);
        if !context.heads.is_empty() {
            self.check_defaults_allowed(context, name, is_friend && !is_definition);
        }
        let declared = FunctionDeclared {
            context,
            specifiers,
            declarator,
            name,
            ty,
            scope,
            head: own_head.as_ref(),
            is_definition,
        };
        let is_matched = previous.is_some_and(|function| self.has_signature(function, ty));
        let is_outside = is_qualified && self.check_enclosing_scope(context, name, scope);
        // A using-declaration may be what led to the function.
        let is_implicit =
            previous.is_some_and(|function| self.program.functions[function].flags.contains(FunctionFlags::IMPLICIT));
        let may_be_undeclared = !is_matched || is_implicit || matches!(name.qualifier, Qualifier::Namespace(_));
        let is_mismatched = !makes_instance
            && is_qualified
            && may_be_undeclared
            && !is_outside
            && self.check_undeclared_function(&declared);
        let function = match previous.filter(|_| !is_mismatched && !is_outside) {
            Some(function) if !makes_instance => {
                self.check_function_again(&declared, function);
                self.adapt_exception_specification(&declared, function);
                self.merge_function_head(function, own_head.as_ref());
                function
            }
            _ => {
                if !makes_instance && !is_qualified {
                    self.check_new_overload(&declared);
                }
                let is_reread = is_template && self.declaring.in_instance;
                self.check_template_in_local_class(&declared);
                if !is_friend && !makes_instance && name.qualifier == Qualifier::None && !is_reread {
                    self.check_name_is_free(scope, name.name, name.token, NewKind::Function);
                    if context.in_block {
                        self.check_name_is_free(here, name.name, name.token, NewKind::Function);
                    }
                }
                let (primary, known) = match is_specialization && !is_instantiation {
                    true => self.specialize_function(&declared, specialized, previous),
                    false if makes_instance => (self.instantiate_primary(&declared, specialized, previous), None),
                    false => (None, None),
                };
                let head = is_template.then(|| own_head.unwrap_or_else(|| self.invented_head()));
                let function = known.unwrap_or_else(|| {
                    let behind = declarator.behind.max(name.token);
                    self.new_function_of(NewFunction { context, name, ty, scope, head, primary, is_friend, behind })
                });
                if let Some(specialized) = specialized {
                    self.instances.specialized_functions.insert(function, specialized);
                    // Those that are deduced belong to its name, too.
                    if is_specialization && !is_instantiation {
                        let arguments = self.program.canonical_arguments(specialized.1);
                        self.program.functions[function].arguments = Some(arguments);
                    }
                }
                if let Some(constraints) = constraints {
                    self.declarations.constraints.insert(function, constraints);
                }
                if let Some(chunk) = declarator.function().filter(|it| it.parameters.has_placeholder && is_template) {
                    let parameters = &chunk.parameters;
                    let constraints = &parameters.placeholder_constraints;
                    self.abbreviate_template(function, self.declaring.template_depth, &parameters.list, constraints);
                }
                function
            }
        };
        let entity = self.program.functions[function].entity;
        if context.in_block && self.program.bindings(here, name.name).all(|(_, known)| known.entity != entity) {
            self.program.bind(here, name.name, entity, name.token, false);
        }
        self.merge_function(context, specifiers, declarator, function, is_friend, is_definition);
        if is_specialization && !is_instantiation {
            self.replace_instance_member(previous, function);
        }
        if let Some(directive) = instantiated {
            self.instantiate_function(context, name, function, directive);
        }
        if is_friend && !is_template {
            self.check_friend_access(name);
        }
        // Where the name is qualified, what it belongs to stands around the heads by now.
        let around = context.around.unwrap_or(self.context.scope);
        if is_friend && let Some(class) = self.program.enclosing_class(around) {
            self.befriend_function(class, function, name.qualifier != Qualifier::Unknown);
        }
        function
    }

    /// The scope that a function with such a name is declared in: that of a friend or of a declaration in a block is the
    /// namespace around ([dcl.meaning]/3).
    fn scope_of_function(&self, context: &DeclarationContext, name: &ParsedName, is_friend: bool) -> ScopeId {
        let here = self.declaration_scope();
        match name.qualifier {
            Qualifier::None | Qualifier::Unknown => {
                if is_friend || context.in_block {
                    self.program.enclosing_namespace(here)
                } else {
                    here
                }
            }
            Qualifier::Namespace(scope) => scope,
            Qualifier::Type(ty) => match self.member_scope(ty) {
                Some(scope) => scope,
                None => here,
            },
        }
    }
}
