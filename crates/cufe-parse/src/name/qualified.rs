//! Qualified and unqualified names: `nested-name-specifier_opt unqualified-id`.

use super::{CachedName, NameMode, OnlyNames, ParsedName, Qualifier};
use crate::Parser;
use cufe_base::Standard;
use cufe_il::{ArgumentsId, EntityKind, Name, Operator, Program, ScopeId, TemplateId, TemplateKind, Type, TypeId};
use cufe_lex::TokenKind;
use cufe_sema::Found;

/// What may stand before `::` ([basic.lookup.qual]): namespaces, types, and templates whose specializations are types. Other
/// entities are not considered.
fn is_scope_kind(program: &Program, kind: EntityKind) -> bool {
    match kind {
        EntityKind::Variable(_)
        | EntityKind::Field(_)
        | EntityKind::Function(_)
        | EntityKind::Enumerator(_)
        | EntityKind::ValueParameter(_)
        | EntityKind::Label => false,
        EntityKind::Template(template) => has_type_specializations(program, template),
        _ => true,
    }
}

/// Whether the specializations of a template are types.
fn has_type_specializations(program: &Program, template: TemplateId) -> bool {
    !matches!(program.templates[template].kind, TemplateKind::Function | TemplateKind::Variable | TemplateKind::Concept)
}

/// Tokens that begin no operand: before one of them `>` is no operator, but closes a template argument list.
const NO_OPERAND: &[TokenKind] = &[
    TokenKind::Comma,
    TokenKind::Semicolon,
    TokenKind::Colon,
    TokenKind::Question,
    TokenKind::Ellipsis,
    TokenKind::RightParen,
    TokenKind::RightBrace,
    TokenKind::RightBracket,
    TokenKind::Greater,
    TokenKind::PipePipe,
    TokenKind::EqualEqual,
    TokenKind::ExclaimEqual,
];

impl Parser<'_, '_> {
    /// Parses a name: at an identifier, `::`, `operator`, `decltype` followed by `::`; with `mode.is_declarator` also at
    /// `~`. Errors are reported. `None` if no name stands here.
    pub(crate) fn parse_name(&mut self, mode: NameMode) -> Option<ParsedName> {
        let first = self.at;
        if let Some(cached) = self.names.get(first)
            && cached.scope == self.sema.context.scope
            && cached.mode == mode
            && cached.greater_closes == self.greater_closes
            && self.since(Standard::Cpp11)
        {
            let name = cached.name.clone();
            self.at = cached.end;
            self.confirm_packs(first, self.at);
            return Some(name);
        }
        let before = self.sema.snapshot();
        let unsettled = self.names.unsettled;
        let name = self.parse_name_uncached(mode)?;
        if !self.sema.recorded_since(&before) && self.names.unsettled == unsettled {
            self.names.insert(CachedName {
                scope: self.sema.context.scope,
                mode,
                greater_closes: self.greater_closes,
                name: name.clone(),
                end: self.at,
            });
        }
        Some(name)
    }

    fn parse_name_uncached(&mut self, mode: NameMode) -> Option<ParsedName> {
        let first = self.at;
        let mut qualifier = Qualifier::None;
        let mut is_global = false;
        if self.eat(TokenKind::ColonColon) {
            qualifier = Qualifier::Namespace(Program::GLOBAL_SCOPE);
            is_global = true;
        } else if self.is(TokenKind::KwDecltype) {
            if self.after_bracket(first + 1).is_none_or(|after| self.tokens.kind(after) != TokenKind::ColonColon) {
                return None;
            }
            let ty = self.decltype_specifier();
            if !self.eat(TokenKind::ColonColon) {
                self.at = first;
                return None;
            }
            qualifier = Qualifier::Type(ty);
        } else if self.is(TokenKind::KwPackGenerator) {
            // `__make_integer_seq<...>::member`
            self.note_pack_generator(first);
            self.advance();
            let has_arguments = self.is(TokenKind::Less) && self.template_argument_list().is_some();
            if !has_arguments || !self.eat(TokenKind::ColonColon) {
                self.at = first;
                return None;
            }
            qualifier = Qualifier::Unknown;
        }
        self.parse_name_components(mode, first, qualifier, is_global, None)
    }

    /// Parses the name after `.` or `->`; lookup starts in the class of the object, and for names before `::` goes on in
    /// the context ([basic.lookup.classref]).
    pub(crate) fn parse_member_name(&mut self, object: Option<TypeId>) -> Option<ParsedName> {
        let first = self.at;
        let mut qualifier = Qualifier::None;
        let mut is_global = false;
        if self.eat(TokenKind::ColonColon) {
            qualifier = Qualifier::Namespace(Program::GLOBAL_SCOPE);
            is_global = true;
        } else if self.is(TokenKind::KwDecltype) {
            let ty = self.decltype_specifier();
            self.expect(TokenKind::ColonColon, 40);
            qualifier = Qualifier::Type(ty);
        }
        let mode = NameMode { is_declarator: true, ..NameMode::default() };
        self.parse_name_components(mode, first, qualifier, is_global, Some(object.unwrap_or(Program::UNKNOWN)))
    }

    /// The components of a name, from the one at the current token on. `object` is the type before `.` or `->`.
    fn parse_name_components(
        &mut self,
        mode: NameMode,
        first: u32,
        mut qualifier: Qualifier,
        is_global: bool,
        object: Option<TypeId>,
    ) -> Option<ParsedName> {
        loop {
            let has_template_keyword =
                (qualifier != Qualifier::None || object.is_some()) && self.eat(TokenKind::KwTemplate);
            let token = self.at;
            // The name that ends with this component.
            let of_qualifier = qualifier;
            let ended = move |name, arguments, found, last| ParsedName {
                first,
                last,
                token,
                qualifier: of_qualifier,
                is_global,
                name,
                arguments,
                conversion: None,
                has_template_keyword,
                found,
            };
            if let Qualifier::Type(ty) = qualifier
                && self.sema.declaring.in_instance
                && self.sema.complete_at(ty, token)
            {
                self.error_at(70, first);
            }
            if self.is_undefined_qualifier(qualifier, first) {
                qualifier = Qualifier::Unknown;
            }
            match self.kind() {
                TokenKind::Identifier => {
                    let name = Name::identifier(self.tokens.symbol(token));
                    self.advance();
                    let is_scope = self.is(TokenKind::ColonColon) && self.peek(1) != TokenKind::Star;
                    let mut found = Found::default();
                    if !is_scope && mode.only != OnlyNames::Any {
                        found = self.lookup_only(qualifier, name, token, mode.only);
                    }
                    if found.entities.is_empty() {
                        found = self.lookup_component(qualifier, object, name, token, is_scope);
                    }
                    if found.is_ambiguous && (is_scope || !mode.may_be_new) {
                        self.names.unsettled += 1;
                        if self.sema.context.speculating == 0 {
                            let text = self.sema.name_text(name);
                            self.name_error_at(266, token, text);
                        }
                        // It may mean any of them.
                        let is_type = found.type_entity(self.sema.program()) == found.first();
                        found = Found::dependent();
                        found.is_dependent_type = is_type;
                    }
                    if object.is_some()
                        && qualifier == Qualifier::None
                        && self.is(TokenKind::Less)
                        && found.entities.is_empty()
                        && let Some(template) = self.class_template_of_context(name, token)
                    {
                        found = template;
                    }
                    if qualifier == Qualifier::None && object.is_none() {
                        if mode.is_declarator && !matches!(self.kind(), TokenKind::ColonColon | TokenKind::Less) {
                            self.forget_pack(token);
                        } else {
                            self.note_pack(&found, token);
                        }
                        self.note_name_in_class(name, token, &found);
                    }
                    let mut arguments = None;
                    if self.is(TokenKind::Less)
                        && self.opens_arguments(&found, qualifier, object, has_template_keyword, name, mode)
                    {
                        arguments = Some(self.template_argument_list_of(&found).unwrap_or(Program::NO_ARGUMENTS));
                    }
                    if self.is(TokenKind::ColonColon) && self.peek(1) != TokenKind::Star {
                        let is_first = qualifier == Qualifier::None || is_global && token == first + 1;
                        let is_read_alone = mode.is_declarator || mode.is_type || mode.only == OnlyNames::Namespaces;
                        if is_scope && is_read_alone && object.is_none() && is_first && self.is_no_qualifier(&found) {
                            // The name is taken as the one that is declared, or as that of a type that is not known.
                            if mode.is_declarator
                                && !mode.is_type
                                && is_global
                                && !self.is_declared_in(Program::GLOBAL_SCOPE, name)
                            {
                                self.error_at(1372, first);
                            } else if mode.is_type {
                                self.ends_before_scope = Some(self.at);
                            }
                            let last = self.previous();
                            return Some(ended(name, arguments, found, last));
                        }
                        if !is_scope {
                            // `name<arguments>::`: templates of functions don't count before `::`.
                            found = self.lookup_component(qualifier, object, name, token, true);
                        }
                        let scope = if object.is_none() && arguments.is_none() && self.is_bare_template(&found) {
                            self.template_before_scope(name, token);
                            Qualifier::Unknown
                        } else {
                            self.component_qualifier(&found, qualifier, name, arguments, token, mode)
                        };
                        if let (Qualifier::Type(naming), &[component]) = (qualifier, found.entities.as_slice())
                            && object.is_none()
                        {
                            self.sema.check_access(component, Some(naming), false, token);
                        }
                        if self.is_no_scope(scope) {
                            if mode.is_type && !mode.is_declarator && object.is_none() {
                                // The name is taken as the type, and what follows for a declarator.
                                self.ends_before_scope = Some(self.at);
                                let last = self.previous();
                                return Some(ended(name, arguments, found, last));
                            }
                            // What follows is read: it can't be told what it names.
                            self.no_scope(name, token);
                            qualifier = Qualifier::Unknown;
                        } else {
                            qualifier = scope;
                        }
                        self.advance();
                        continue;
                    }
                    let mut name = name;
                    if mode.is_declarator
                        && object.is_none()
                        && let Qualifier::Type(ty) = qualifier
                        && let Some(class) = self.sema.class_or_pattern(ty)
                        && found.entities.contains(&self.sema.program().classes[class].entity)
                        && !mode.is_type
                    {
                        name = Name::CONSTRUCTOR;
                        found = self.sema.lookup_in_class(class, name, token);
                        // `A::A<int>` of a class that is no template names specializations of a constructor template.
                        if arguments.is_none()
                            && self.is(TokenKind::Less)
                            && found.template_entity(self.sema.program()).is_some()
                        {
                            arguments = Some(self.template_argument_list().unwrap_or(Program::NO_ARGUMENTS));
                        }
                    }
                    let last = self.previous();
                    return Some(ended(name, arguments, found, last));
                }
                TokenKind::KwOperator => {
                    let (name, conversion) = self.operator_function_id(qualifier)?;
                    if name == Name::operator(Operator::Equal) {
                        self.declare_implicit_members_of(qualifier, object);
                    }
                    let mut found = self.lookup_component(qualifier, object, name, token, false);
                    let mut arguments = None;
                    if self.is(TokenKind::Less) && self.is_generic_call_operator(&found) {
                        // Which instance it is nobody can tell.
                        found = Found::dependent();
                        arguments = Some(self.template_argument_list().unwrap_or(Program::NO_ARGUMENTS));
                    } else if self.is(TokenKind::Less)
                        && self.opens_arguments(&found, qualifier, object, has_template_keyword, name, mode)
                    {
                        arguments = Some(self.template_argument_list().unwrap_or(Program::NO_ARGUMENTS));
                    }
                    let last = self.previous();
                    return Some(ParsedName { conversion, ..ended(name, arguments, found, last) });
                }
                TokenKind::Tilde if qualifier != Qualifier::None || mode.is_declarator => {
                    let tilde = self.advance();
                    let named = self.destructor_class_name(qualifier);
                    if let (Some(named), Some(object), Qualifier::None) = (named, object, qualifier) {
                        self.check_destructor_name(named, object, tilde);
                    }
                    let mut found = Found::default();
                    let class = match (qualifier, object) {
                        (Qualifier::Type(ty), _) => Some(ty),
                        (Qualifier::None, object) => object,
                        _ => None,
                    };
                    if let Some(class) = class {
                        found = match mode.is_declarator && object.is_none() {
                            true => self.sema.lookup_in_type(class, Name::DESTRUCTOR, token),
                            false => self.sema.lookup_destructor(class, token),
                        };
                    }
                    found.is_dependent |= found.entities.is_empty();
                    let last = self.previous();
                    return Some(ended(Name::DESTRUCTOR, None, found, last));
                }
                _ => {
                    if qualifier != Qualifier::None || object.is_some() {
                        self.syntax_error(40);
                    }
                    return None;
                }
            }
        }
    }

    /// Whether the call operator of a generic lambda was found of which no template was made.
    fn is_generic_call_operator(&self, found: &Found) -> bool {
        let function = found.first().and_then(|entity| self.sema.program().function_of(entity));
        function.and_then(|function| self.sema.program().lambda_with_operator(function)).is_some_and(|index| {
            self.sema
                .program()
                .lambdas
                .get(index)
                .is_some_and(|lambda| lambda.flags.contains(cufe_il::LambdaFlags::GENERIC))
        }) && !found.first().is_some_and(|entity| self.sema.program().entities[entity].kind.is_template())
    }

    /// Whether a class without definition stands before `::` (70): nothing is found in it ([basic.lookup.qual]/1).
    fn is_undefined_qualifier(&mut self, qualifier: Qualifier, first: u32) -> bool {
        let Qualifier::Type(ty) = qualifier else { return false };
        self.sema.complete_qualifier(ty);
        let is_name = matches!(self.kind(), TokenKind::Identifier | TokenKind::KwOperator | TokenKind::Tilde);
        if !is_name || !self.sema.is_undefined_class(ty) {
            return false;
        }
        let text = self.sema.type_text(ty);
        self.name_error_at(70, first, text);
        true
    }

    /// The class template that a name before `<` means in `t.A<int>::b` where the object's class does not tell
    /// ([basic.lookup.classref]/1), if `::` follows the arguments.
    fn class_template_of_context(&mut self, name: Name, token: u32) -> Option<Found> {
        let found = self.lookup_only(Qualifier::None, name, token, OnlyNames::Types);
        let template = found.template_entity(self.sema.program())?;
        let EntityKind::Template(template) = self.sema.program().entities[template].kind else { return None };
        if self.sema.program().templates[template].kind != TemplateKind::Class {
            return None;
        }
        let is_scope = self.look_ahead(|parser| {
            let checkpoint = parser.checkpoint();
            parser.template_argument_list().is_some()
                && !parser.failed_since(&checkpoint)
                && parser.is(TokenKind::ColonColon)
        });
        is_scope.then_some(found)
    }

    /// The class in which `operator=` or a destructor is named has the implicit ones ([class.copy.assign], [class.dtor]).
    fn declare_implicit_members_of(&mut self, qualifier: Qualifier, object: Option<TypeId>) {
        let class = match (qualifier, object) {
            (Qualifier::Type(ty), _) => self.sema.program().class_of(ty),
            (Qualifier::None, Some(ty)) => self.sema.program().class_of(ty),
            (Qualifier::None, None) => self.current_class(),
            _ => None,
        };
        if let Some(class) = class {
            self.sema.declare_implicit_members(class);
        }
    }

    /// Looks one component of a name up.
    pub(crate) fn lookup_component(
        &mut self,
        qualifier: Qualifier,
        object: Option<TypeId>,
        name: Name,
        token: u32,
        is_scope: bool,
    ) -> Found {
        match (qualifier, object) {
            (Qualifier::Type(ty), _) | (Qualifier::None, Some(ty)) => self.sema.complete_qualifier(ty),
            _ => {}
        }
        let program = self.sema.program();
        let accept: &dyn Fn(EntityKind) -> bool =
            if is_scope { &|kind| is_scope_kind(program, kind) } else { &|_| true };
        match qualifier {
            Qualifier::None => match object {
                Some(ty) => {
                    let found = self.sema.lookup_in_type_where(ty, name, token, accept);
                    if !found.entities.is_empty() {
                        return found;
                    }
                    if is_scope {
                        // `p->A::b`: A may be a name of the context.
                        let in_context =
                            self.sema.lookup_unqualified_where(name, self.sema.context.scope, token, accept);
                        if !in_context.is_nothing() {
                            return in_context;
                        }
                    }
                    found
                }
                None => self.sema.lookup_unqualified_where(name, self.sema.context.scope, token, accept),
            },
            Qualifier::Namespace(scope) => self.sema.lookup_in_namespace_where(scope, name, token, accept),
            Qualifier::Type(ty) => self.sema.lookup_in_type_where(ty, name, token, accept),
            Qualifier::Unknown => Found::dependent(),
        }
    }

    /// Looks the last component of a name up where only one kind of entity counts.
    fn lookup_only(&mut self, qualifier: Qualifier, name: Name, token: u32, only: OnlyNames) -> Found {
        if let Qualifier::Type(ty) = qualifier {
            self.sema.complete_qualifier(ty);
        }
        let program = self.sema.program();
        let accept = |kind: EntityKind| match kind {
            EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_) => only == OnlyNames::Namespaces,
            EntityKind::Class(_) | EntityKind::Enum(_) | EntityKind::Typedef(_) | EntityKind::TypeParameter(_) => {
                only == OnlyNames::Types
            }
            EntityKind::Template(template) => only == OnlyNames::Types && has_type_specializations(program, template),
            _ => false,
        };
        match qualifier {
            Qualifier::None => self.sema.lookup_unqualified_where(name, self.sema.context.scope, token, &accept),
            Qualifier::Namespace(scope) => self.sema.lookup_in_namespace_where(scope, name, token, &accept),
            Qualifier::Type(ty) => self.sema.lookup_in_type_where(ty, name, token, &accept),
            Qualifier::Unknown => Found::default(),
        }
    }

    /// Whether the `<` at the current token opens a template argument list ([temp.names]).
    fn opens_arguments(
        &mut self,
        found: &Found,
        qualifier: Qualifier,
        object: Option<TypeId>,
        has_template_keyword: bool,
        name: Name,
        mode: NameMode,
    ) -> bool {
        if has_template_keyword {
            return true;
        }
        if found.entities.iter().any(|&entity| self.sema.template_of(entity).is_some()) {
            return true;
        }
        if !found.entities.is_empty() {
            // Where the name is one of functions, argument-dependent lookup may find a template ([temp.names]/2).
            let is_function = |&entity: &cufe_il::EntityId| {
                matches!(self.sema.program().entities[entity].kind, EntityKind::Function(_))
            };
            return qualifier == Qualifier::None
                && object.is_none()
                && self.since(Standard::Cpp20)
                && found.entities.iter().all(is_function)
                && self.is_argument_list_of_call();
        }
        if found.is_dependent {
            if mode.is_type {
                return true;
            }
            // After a type that depends on template parameters `<` is less-than without the keyword. Where the type is only
            // unknown (it needs instantiation or overload resolution) what follows the list tells.
            let ty = match (qualifier, object) {
                (Qualifier::Type(ty), _) => Some(ty),
                (_, Some(ty)) => Some(ty),
                _ => None,
            };
            if let Some(ty) = ty
                && self.is_certainly_dependent(ty)
            {
                return false;
            }
            return self.is_argument_list_of_call() || self.is_argument_list_before(NO_OPERAND);
        }
        if qualifier == Qualifier::None && object.is_none() && self.since(Standard::Cpp20) {
            // A name that is not declared names a template: argument-dependent lookup may find it ([temp.names]/2). One that
            // was told to be undeclared stands for a variable.
            return !self.sema.is_known_undeclared(name) || self.is_argument_list_of_call();
        }
        false
    }

    /// Whether a type depends on template parameters for certain, and is not only unknown.
    fn is_certainly_dependent(&self, ty: TypeId) -> bool {
        match self.sema.program().structure(ty) {
            Type::TemplateParameter { .. } => true,
            Type::DependentName { qualifier, .. } => self.is_certainly_dependent(qualifier),
            Type::Specialization { arguments, .. } => self.in_template() && self.sema.are_dependent(arguments),
            Type::Qualified(_, inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Pointer(inner) => self.is_certainly_dependent(inner),
            _ => false,
        }
    }

    /// Whether a template argument list can be read here and is followed by what follows a template-id in a call or a
    /// qualified name.
    fn is_argument_list_of_call(&mut self) -> bool {
        self.is_argument_list_before(&[TokenKind::LeftParen, TokenKind::ColonColon, TokenKind::LeftBrace])
    }

    /// The scope that a component before `::` names.
    fn component_qualifier(
        &mut self,
        found: &Found,
        qualifier: Qualifier,
        name: Name,
        arguments: Option<ArgumentsId>,
        token: u32,
        mode: NameMode,
    ) -> Qualifier {
        if let Some(entity) = found.first() {
            let kind = self.sema.program().entities[entity].kind;
            if let EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_) = kind {
                return Qualifier::Namespace(self.sema.namespace_scope(entity));
            }
            if let Some(arguments) = arguments
                && let Some(template) = self.sema.template_of(entity)
            {
                if self.sema.program().templates[template].kind == TemplateKind::Class
                    && (mode.is_declarator || self.sema.declaring.template_depth > 0)
                    && let Some(class) = self.declared_specialization_here(template, arguments, mode)
                {
                    return Qualifier::Type(self.sema.program().classes[class].ty);
                }
                let ty = self.sema.named_specialization(entity, arguments, token, self.in_template());
                return Qualifier::Type(self.member_type(found, ty));
            }
            if let EntityKind::Template(template) = kind {
                // Without arguments: the pattern stands for whatever is meant.
                return match self.sema.program().templates[template].pattern {
                    Some(pattern) => match self.sema.type_of_entity(pattern) {
                        Some(ty) => Qualifier::Type(ty),
                        None => Qualifier::Unknown,
                    },
                    None => Qualifier::Unknown,
                };
            }
            if let Some(ty) = self.sema.type_of_entity(entity) {
                return Qualifier::Type(self.member_type(found, ty));
            }
        }
        if found.is_dependent {
            let qualifier = match qualifier {
                Qualifier::Type(ty) => ty,
                _ => Program::UNKNOWN,
            };
            let ty = self.sema.program.intern_type(Type::DependentName { qualifier, name, arguments });
            return Qualifier::Type(ty);
        }
        self.no_scope(name, token);
        Qualifier::Unknown
    }

    /// Reports a name before `::` that is none of a class, enumeration or namespace (276).
    pub(crate) fn no_scope(&mut self, name: Name, token: u32) {
        if self.sema.context.speculating == 0 && self.last_error != Some(token) {
            self.last_error = Some(token);
            let text = self.sema.name_text(name);
            self.name_error_at(276, token, text);
        } else if self.sema.context.speculating > 0 {
            self.error_at(276, token);
        }
    }

    /// Whether a name before `::` certainly denotes a template of types.
    fn is_bare_template(&self, found: &Found) -> bool {
        !found.is_dependent
            && found.first().is_some_and(|entity| {
                matches!(self.sema.program().entities[entity].kind, EntityKind::Template(template)
                    if has_type_specializations(self.sema.program(), template))
            })
    }

    /// Nothing deduces the arguments of a template before `::` (441).
    fn template_before_scope(&mut self, name: Name, token: u32) {
        if self.last_error != Some(token) {
            if self.sema.context.speculating == 0 {
                self.last_error = Some(token);
            }
            let text = self.sema.name_text(name);
            self.name_error_at(441, token, text);
        }
    }

    /// Whether a name before `::` is certainly neither a namespace nor a type that has members.
    fn is_no_qualifier(&self, found: &Found) -> bool {
        if found.is_dependent || found.specialization.is_some() {
            return false;
        }
        match found.first().map(|entity| self.sema.program().entities[entity].kind) {
            None => true,
            Some(EntityKind::Typedef(ty)) => !self.sema.declaring.in_instance && self.is_no_scope(Qualifier::Type(ty)),
            Some(_) => false,
        }
    }

    /// Whether a scope has a name of its own.
    fn is_declared_in(&self, scope: ScopeId, name: Name) -> bool {
        self.sema.program().bindings(scope, name).next().is_some()
    }

    /// Whether the name at the current token, with `::` before it or not, stands before `::` and can't be a qualifier: in a
    /// declarator it is what is declared.
    pub(crate) fn is_unknown_qualifier(&mut self) -> bool {
        let is_global = self.is(TokenKind::ColonColon);
        let token = self.at + u32::from(is_global);
        if self.tokens.kind(token) != TokenKind::Identifier || self.tokens.kind(token + 1) != TokenKind::ColonColon {
            return false;
        }
        let name = Name::identifier(self.tokens.symbol(token));
        let qualifier = if is_global { Qualifier::Namespace(Program::GLOBAL_SCOPE) } else { Qualifier::None };
        let found = self.lookup_component(qualifier, None, name, token, true);
        self.is_no_qualifier(&found)
    }

    /// Whether what stands before the `::` here is a type without members ([basic.lookup.qual]/1). Before `~` any type can
    /// stand.
    fn is_no_scope(&self, qualifier: Qualifier) -> bool {
        let Qualifier::Type(ty) = qualifier else { return false };
        if self.peek(1) == TokenKind::Tilde {
            return false;
        }
        let bare = self.sema.program().unqualified(self.sema.program().canonical(ty)).0;
        matches!(
            self.sema.program().written(bare),
            Type::Builtin(_)
                | Type::Pointer(_)
                | Type::LvalueReference(_)
                | Type::RvalueReference(_)
                | Type::MemberPointer { .. }
                | Type::Array { .. }
                | Type::Function(_)
        )
    }

    /// In a declarator `A<T>::` names the pattern or specialization that is being declared a member of.
    fn declared_specialization_here(
        &mut self,
        template: TemplateId,
        arguments: ArgumentsId,
        mode: NameMode,
    ) -> Option<cufe_il::ClassId> {
        if mode.is_declarator && self.sema.program().enclosing_class(self.sema.context.scope).is_none() {
            return self.sema.declared_specialization(template, arguments);
        }
        None
    }

    /// The type of a member that was found in the pattern of a specialization, with the arguments in place; where that
    /// can't be told, the dependent name.
    pub(crate) fn member_type(&mut self, found: &Found, ty: TypeId) -> TypeId {
        let Some(specialization) = found.specialization else { return ty };
        // What the primary template has says nothing where a partial specialization may be meant.
        let has_others = self.sema.program().template_id(specialization).is_some_and(|(template, _)| {
            self.sema
                .template_of(template)
                .is_some_and(|template| !self.sema.program().templates[template].specializations.is_empty())
        });
        if !self.sema.is_dependent_type(ty) && !has_others {
            return ty;
        }
        if let Type::Specialization { template, arguments } = self.sema.program().structure(specialization)
            && let EntityKind::Template(template) = self.sema.program().entities[template].kind
            && !has_others
            && let Some(ty) = self.sema.substitute_type(ty, template, arguments)
        {
            return ty;
        }
        match found.first() {
            Some(entity) => {
                let name = self.sema.program().entities[entity].name;
                self.sema.program.intern_type(Type::DependentName { qualifier: specialization, name, arguments: None })
            }
            None => Program::UNKNOWN,
        }
    }

    /// The class name after `~`: an identifier, a template-id or a decltype-specifier. Returns the token of an identifier that
    /// is all of it.
    fn destructor_class_name(&mut self, qualifier: Qualifier) -> Option<u32> {
        match self.kind() {
            TokenKind::Identifier => {
                let token = self.advance();
                if !self.is(TokenKind::Less) {
                    return Some(token);
                }
                if self.is(TokenKind::Less) {
                    let name = Name::identifier(self.tokens.symbol(token));
                    let mut found = self.sema.lookup_unqualified(name, self.sema.context.scope, token);
                    if found.template_entity(self.sema.program()).is_none()
                        && let Qualifier::Type(ty) = qualifier
                    {
                        found = self.sema.lookup_in_type(ty, name, token);
                    }
                    if found.is_nothing()
                        || found.is_dependent
                        || found.entities.iter().any(|&entity| self.sema.template_of(entity).is_some())
                    {
                        self.template_argument_list();
                    }
                }
            }
            TokenKind::KwDecltype => {
                self.decltype_specifier();
            }
            // Pseudo-destructors of fundamental types through typedefs are identifiers; `~int()` is not C++.
            _ => self.syntax_error(40),
        }
        None
    }

    /// The name behind the `~` of `e.~T()` denotes the type of the object ([expr.prim.id.dtor]): 822, for a class at the name,
    /// else at the `~`.
    fn check_destructor_name(&mut self, named: u32, object: TypeId, tilde: u32) {
        let bare = |parser: &Self, ty: TypeId| {
            let program = parser.sema.program();
            program.unqualified(program.canonical(program.non_reference(ty))).0
        };
        let object = bare(self, object);
        if self.sema.context.speculating > 0 || self.sema.is_dependent_type(object) || self.in_template() {
            return;
        }
        let is_class = match self.sema.program().written(object) {
            Type::Class(_) => true,
            Type::Builtin(_) | Type::Pointer(_) | Type::Enum(_) => false,
            _ => return,
        };
        let name = Name::identifier(self.tokens.symbol(named));
        let mut types: Vec<TypeId> = Vec::new();
        let mut is_open = false;
        let in_object = self.sema.lookup_in_type(object, name, named);
        let around = self.sema.lookup_unqualified(name, self.sema.context.scope, named);
        for found in [in_object, around] {
            is_open |= found.is_dependent || found.specialization.is_some();
            for &entity in &found.entities {
                match self.sema.program().named_type(entity) {
                    Some(ty) => types.push(ty),
                    // The name of a template is that of its specialization here.
                    None => is_open = true,
                }
            }
        }
        let is_meant = types.iter().any(|&ty| bare(self, ty) == object || self.sema.is_dependent_type(ty));
        if is_open || is_meant || types.is_empty() && !is_class {
            return;
        }
        self.error_at(822, if is_class { named } else { tilde });
    }

    // ---- what a name is ----

    /// Whether a parsed name is a type: by lookup, or because `mode.is_type` says that nothing else can stand here.
    pub(crate) fn is_type_name(&self, name: &ParsedName, mode: NameMode) -> bool {
        let program = self.sema.program();
        if name.name.symbol().is_none() {
            return false;
        }
        if let Some(entity) = name.found.first() {
            return match program.entities[entity].kind {
                EntityKind::Class(_) | EntityKind::Enum(_) | EntityKind::Typedef(_) | EntityKind::TypeParameter(_) => {
                    true
                }
                EntityKind::Template(template) => match program.templates[template].kind {
                    TemplateKind::Class | TemplateKind::Alias | TemplateKind::Parameter => {
                        name.arguments.is_some() || self.since(Standard::Cpp17)
                    }
                    TemplateKind::Builtin => name.arguments.is_some(),
                    TemplateKind::Function | TemplateKind::Variable | TemplateKind::Concept => false,
                },
                _ => name.found.type_entity(program).is_some() && name.found.entities.len() > 1 && mode.is_type,
            };
        }
        name.found.is_dependent_type || name.found.is_dependent && mode.is_type
    }

    /// The name is a member of a specialization that is not known, and not certainly dependent: it could be a type or a
    /// value, and only instantiation could tell.
    pub(crate) fn is_unknown_member(&self, name: &ParsedName) -> bool {
        name.found.entities.is_empty()
            && name.found.is_dependent
            && match name.qualifier {
                Qualifier::Type(ty) => !self.is_certainly_dependent(ty),
                Qualifier::Unknown => true,
                _ => false,
            }
    }

    /// Whether a name denotes a template for which template arguments were not written.
    pub(crate) fn is_template_name(&self, name: &ParsedName) -> bool {
        name.arguments.is_none()
            && name.found.first().is_some_and(|entity| {
                matches!(self.sema.program().entities[entity].kind, EntityKind::Template(template)
                if matches!(
                    self.sema.program().templates[template].kind,
                    TemplateKind::Class | TemplateKind::Alias | TemplateKind::Parameter | TemplateKind::Builtin
                ))
            })
    }

    /// Whether a name denotes a concept.
    pub(crate) fn is_concept_name(&self, name: &ParsedName) -> bool {
        name.found.first().is_some_and(|entity| {
            matches!(self.sema.program().entities[entity].kind, EntityKind::Template(template)
                if self.sema.program().templates[template].kind == TemplateKind::Concept)
        })
    }

    /// The type that a name denotes.
    pub(crate) fn type_of_name(&mut self, name: &ParsedName) -> TypeId {
        let entity = name.found.type_entity(self.sema.program()).or(name.found.first());
        if let Some(entity) = entity {
            let naming = match name.qualifier {
                Qualifier::Type(ty) => Some(ty),
                _ => None,
            };
            if name.found.entities.len() == 1 && !matches!(name.qualifier, Qualifier::Unknown | Qualifier::Namespace(_))
            {
                self.sema.check_access(entity, naming, false, name.token);
            }
            if let Some(arguments) = name.arguments
                && let Some(template) = self.sema.template_of(entity)
            {
                if self.sema.program().templates[template].parameter.is_none()
                    && let Some(specialization) = name.found.specialization
                    && self.sema.is_dependent_type(specialization)
                {
                    let ty =
                        Type::DependentName { qualifier: specialization, name: name.name, arguments: Some(arguments) };
                    return self.sema.program.intern_type(ty);
                }
                if self.sema.context.speculating == 0 {
                    self.check_template_arguments(template, arguments, name);
                }
                return self.sema.named_specialization(entity, arguments, name.token, self.in_template());
            }
            if let EntityKind::Template(_) = self.sema.program().entities[entity].kind {
                return self.sema.program.intern_type(Type::DeducedTemplate(entity));
            }
            if let Some(ty) = self.sema.type_of_entity(entity) {
                return self.member_type(&name.found, ty);
            }
        }
        let qualifier = match name.qualifier {
            Qualifier::Type(ty) => ty,
            _ => return Program::UNKNOWN,
        };
        self.sema.program.intern_type(Type::DependentName { qualifier, name: name.name, arguments: name.arguments })
    }
}
