//! Qualified and unqualified names: `nested-name-specifier_opt unqualified-id`.

use super::{CachedName, NameMode, OnlyNames, ParsedName, Qualifier};
use crate::Parser;
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{ArgumentsId, EntityKind, Name, Operator, Program, TemplateKind, TypeId};
use cufe_lex::TokenKind;
use cufe_sema::Found;

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

/// Where a component of a name stands.
#[derive(Clone, Copy)]
struct Place {
    mode: NameMode,
    /// The first token of the name.
    first: u32,
    /// The component's token.
    token: u32,
    /// What stands before `::`, as far as something can be found in it.
    qualifier: Qualifier,
    /// The same as it is written.
    named_in: Qualifier,
    /// The name begins with `::`.
    is_global: bool,
    /// `template` stands before it.
    has_template_keyword: bool,
    /// The type before `.` or `->`.
    object: Option<TypeId>,
}

impl Place {
    /// The name that ends with this component.
    fn ended(self, name: Name, arguments: Option<ArgumentsId>, found: Found, last: u32) -> ParsedName {
        ParsedName {
            first: self.first,
            last,
            token: self.token,
            qualifier: self.named_in,
            is_global: self.is_global,
            name,
            arguments,
            conversion: None,
            has_template_keyword: self.has_template_keyword,
            found,
        }
    }
}

/// What a component of a name is.
enum Component {
    /// It stands before `::`.
    Qualifier(Qualifier),
    /// The name ends with it.
    Last(ParsedName),
}

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
            self.expect(TokenKind::ColonColon, code::EXPECTED_IDENTIFIER);
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
            let named_in = qualifier;
            if let Qualifier::Type(ty) = qualifier
                && self.sema.complete_at(ty, token)
                && self.sema.declaring.in_instance
            {
                self.error_at(code::INCOMPLETE_TYPE, first);
            }
            if self.is_undefined_qualifier(qualifier, first) {
                qualifier = Qualifier::Unknown;
            }
            let place = Place { mode, first, token, qualifier, named_in, is_global, has_template_keyword, object };
            match self.kind() {
                TokenKind::Identifier => match self.identifier_component(place) {
                    Component::Qualifier(next) => qualifier = next,
                    Component::Last(name) => return Some(name),
                },
                TokenKind::KwOperator => return self.operator_component(place),
                TokenKind::Tilde if qualifier != Qualifier::None || mode.is_declarator => {
                    return Some(self.destructor_component(place));
                }
                _ => {
                    if qualifier != Qualifier::None || object.is_some() {
                        self.syntax_error(code::EXPECTED_IDENTIFIER);
                    }
                    return None;
                }
            }
        }
    }

    /// A component that is an identifier, with template arguments.
    fn identifier_component(&mut self, place: Place) -> Component {
        let Place { mode, token, qualifier, object, has_template_keyword, .. } = place;
        let name = Name::identifier(self.tokens.symbol(token));
        self.advance();
        let is_scope = self.is_scope_behind();
        let mut found = self.found_component(place, name, is_scope);
        let mut arguments = None;
        if self.is(TokenKind::Less) && self.opens_arguments(&found, qualifier, object, has_template_keyword, name, mode)
        {
            let list = self.template_argument_list_of(&found).unwrap_or(Program::NO_ARGUMENTS);
            arguments = Some(match qualifier {
                Qualifier::None if object.is_none() => self.sema.with_parameter_defaults(name, list),
                _ => list,
            });
        }
        if let Qualifier::Type(ty) = place.named_in
            && object.is_none()
            && (arguments.is_some() || has_template_keyword || mode.is_type)
            && !mode.is_declarator
        {
            let last = token.saturating_sub(2 + u32::from(has_template_keyword));
            let is_before_template = arguments.is_some() || has_template_keyword;
            // Not what a decltype-specifier gives.
            if self.tokens.kind(last) != TokenKind::RightParen {
                self.sema.note_alias_qualifier((place.first, last), ty, is_before_template);
            }
        }
        if self.is_scope_behind() {
            return self.qualifying_component(place, name, (found, arguments), is_scope);
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
            if arguments.is_none() && self.is(TokenKind::Less) && found.template_entity(self.sema.program()).is_some() {
                arguments = Some(self.template_argument_list().unwrap_or(Program::NO_ARGUMENTS));
            }
        }
        let last = self.previous();
        Component::Last(place.ended(name, arguments, found, last))
    }

    /// Whether `::` follows, and not that of a pointer to member.
    fn is_scope_behind(&self) -> bool {
        self.is(TokenKind::ColonColon) && self.peek(1) != TokenKind::Star
    }

    /// What the identifier of a component means; `is_scope` where `::` follows.
    fn found_component(&mut self, place: Place, name: Name, is_scope: bool) -> Found {
        let Place { mode, token, qualifier, object, .. } = place;
        let mut found = Found::default();
        if !is_scope && mode.only != OnlyNames::Any {
            found = self.sema.lookup_only(qualifier, name, token, mode.only);
        }
        if found.entities.is_empty() {
            found = self.sema.lookup_component(qualifier, object, name, token, is_scope);
        }
        if found.is_ambiguous && (is_scope || !mode.may_be_new) {
            self.names.unsettled += 1;
            if self.sema.context.speculating == 0 {
                let text = self.sema.name_text(name);
                self.name_error_at(code::AMBIGUOUS_NAME, token, text);
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
        self.sema.record_occurrence(token, &found);
        found
    }

    /// A component before `::`: what it qualifies. `is_scope` where no template arguments stand between.
    fn qualifying_component(
        &mut self,
        place: Place,
        name: Name,
        (mut found, arguments): (Found, Option<ArgumentsId>),
        is_scope: bool,
    ) -> Component {
        let Place { mode, first, token, qualifier, is_global, object, .. } = place;
        let is_first = qualifier == Qualifier::None || is_global && token == first + 1;
        let is_read_alone = mode.is_declarator || mode.is_type || mode.only == OnlyNames::Namespaces;
        if is_scope && is_read_alone && object.is_none() && is_first && self.is_no_qualifier(&found) {
            // The name is taken as the one that is declared, or as that of a type that is not known.
            if mode.is_declarator && !mode.is_type && is_global && !self.sema.has_own_name(Program::GLOBAL_SCOPE, name)
            {
                self.error_at(code::NONSTANDARD_QUALIFIED_NAME, first);
            } else if mode.is_type {
                self.ends_before_scope = Some(self.at);
            }
            let last = self.previous();
            return Component::Last(place.ended(name, arguments, found, last));
        }
        if !is_scope {
            // `name<arguments>::`: templates of functions don't count before `::`.
            found = self.sema.lookup_component(qualifier, object, name, token, true);
        }
        let scope = if object.is_none() && arguments.is_none() && self.sema.is_bare_template(&found) {
            self.sema.template_before_scope(name, token);
            Qualifier::Unknown
        } else {
            if let Some(arguments) = arguments
                && let Some(template) = found.first().and_then(|entity| self.sema.template_of(entity))
            {
                self.check_arguments_before_scope(template, arguments, token + 1);
            }
            self.sema.component_qualifier(&found, qualifier, name, arguments, token, mode)
        };
        if let (Qualifier::Type(naming), &[component]) = (qualifier, found.entities.as_slice())
            && object.is_none()
        {
            self.sema.check_access(component, Some(naming), None, token);
        }
        if self.is_no_scope(scope) {
            if mode.is_type && !mode.is_declarator && object.is_none() && arguments.is_none() {
                // The name is taken as the type, and what follows for a declarator.
                self.ends_before_scope = Some(self.at);
                let last = self.previous();
                return Component::Last(place.ended(name, arguments, found, last));
            }
            // What follows is read: it can't be known what it names.
            self.sema.no_scope(name, token);
            self.advance();
            return Component::Qualifier(Qualifier::Unknown);
        }
        self.advance();
        Component::Qualifier(scope)
    }

    /// operator-function-id, conversion-function-id or literal-operator-id.
    fn operator_component(&mut self, place: Place) -> Option<ParsedName> {
        let Place { mode, token, qualifier, object, has_template_keyword, .. } = place;
        let (name, conversion) = self.operator_function_id(qualifier)?;
        if name == Name::operator(Operator::Equal) {
            self.sema.declare_implicit_members_of(qualifier, object);
        }
        let mut found = self.sema.lookup_component(qualifier, object, name, token, false);
        let mut arguments = None;
        // Which function converts to a type that depends is not known ([temp.dep.expr]/3).
        if !mode.is_declarator && conversion.is_some_and(|ty| self.sema.is_dependent_type(ty)) {
            found = Found::dependent();
        }
        if self.is(TokenKind::Less) && self.sema.is_generic_call_operator(&found) {
            // Which instance it is nobody can tell.
            found = Found::dependent();
            arguments = Some(self.template_argument_list().unwrap_or(Program::NO_ARGUMENTS));
        } else if self.is(TokenKind::Less)
            && self.opens_arguments(&found, qualifier, object, has_template_keyword, name, mode)
        {
            arguments = Some(self.template_argument_list().unwrap_or(Program::NO_ARGUMENTS));
        }
        let last = self.previous();
        Some(ParsedName { conversion, ..place.ended(name, arguments, found, last) })
    }

    /// `~T`
    fn destructor_component(&mut self, place: Place) -> ParsedName {
        let Place { mode, token, qualifier, object, .. } = place;
        let tilde = self.advance();
        let named = self.destructor_class_name(qualifier);
        if let (Some(named), Some(object), Qualifier::None) = (named, object, qualifier) {
            self.sema.check_destructor_name(named, object, tilde);
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
        place.ended(Name::DESTRUCTOR, None, found, last)
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
        self.name_error_at(code::INCOMPLETE_TYPE, first, text);
        true
    }

    /// The class or alias template that a name before `<` means in `t.A<int>::b` where the object's class does not tell
    /// ([basic.lookup.classref]/1), if `::` follows the arguments.
    fn class_template_of_context(&mut self, name: Name, token: u32) -> Option<Found> {
        let found = self.sema.lookup_only(Qualifier::None, name, token, OnlyNames::Types);
        let template = found.template_entity(self.sema.program())?;
        let EntityKind::Template(template) = self.sema.program().entities[template].kind else { return None };
        if !matches!(self.sema.program().templates[template].kind, TemplateKind::Class | TemplateKind::Alias) {
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
            // What a using-declaration names in a class that depends on template parameters is no template.
            if found.is_unknown_using && self.sema.in_template() {
                return false;
            }
            // After a type that depends on template parameters `<` is less-than without the keyword. Where the type is only
            // unknown (it needs instantiation or overload resolution) what follows the list tells.
            let ty = match (qualifier, object) {
                (Qualifier::Type(ty), _) => Some(ty),
                (_, Some(ty)) => Some(ty),
                _ => None,
            };
            if let Some(ty) = ty
                && self.sema.is_certainly_dependent(ty)
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

    /// Whether a template argument list can be read here and is followed by what follows a template-id in a call or a
    /// qualified name.
    fn is_argument_list_of_call(&mut self) -> bool {
        self.is_argument_list_before(&[TokenKind::LeftParen, TokenKind::ColonColon, TokenKind::LeftBrace])
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
        let found = self.sema.lookup_component(qualifier, None, name, token, true);
        self.is_no_qualifier(&found)
    }

    /// Whether what stands before the `::` here is a type without members ([basic.lookup.qual]/1). Before `~` any type can
    /// stand.
    fn is_no_scope(&self, qualifier: Qualifier) -> bool {
        let Qualifier::Type(ty) = qualifier else { return false };
        if self.peek(1) == TokenKind::Tilde {
            return false;
        }
        self.sema.is_type_without_members(ty)
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
            _ => self.syntax_error(code::EXPECTED_IDENTIFIER),
        }
        None
    }

    // ---- what a name is ----

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
                self.sema.check_access(entity, naming, None, name.token);
            }
            let is_ambiguous = naming.is_some_and(|class| match name.arguments {
                Some(_) => self.sema.is_ambiguous_template_in(class, name.name, &name.found, name.token),
                None => self.sema.is_ambiguous_in(class, name.name, &name.found, name.token),
            });
            if is_ambiguous {
                return Program::UNKNOWN;
            }
            if name.qualifier == Qualifier::None && self.sema.is_ambiguous_type(name.name, &name.found, name.token) {
                return Program::UNKNOWN;
            }
            if let Some(arguments) = name.arguments
                && let Some(template) = self.sema.template_of(entity)
            {
                if self.sema.program().templates[template].parameter.is_none()
                    && let Some(specialization) = name.found.specialization
                    && self.sema.is_dependent_type(specialization)
                {
                    return self.sema.dependent_name(specialization, name.name, Some(arguments));
                }
                if self.sema.context.speculating == 0 && self.failures.discarded == 0 {
                    self.check_template_arguments(template, arguments, name);
                } else if !self.sema.argument_mistakes(template, arguments).is_empty() {
                    // Lists are remembered: the one that this is an argument of is read again to have it reported.
                    self.names.unsettled += 1;
                    self.failures.mistaken += 1;
                }
                return self.sema.named_specialization(entity, arguments, name.token, self.sema.in_template());
            }
            if let EntityKind::Template(_) = self.sema.program().entities[entity].kind {
                return self.sema.deduced_template_type(entity);
            }
            if let Some(ty) = self.sema.type_of_entity(entity) {
                return self.sema.member_type(&name.found, ty);
            }
        }
        let qualifier = match name.qualifier {
            Qualifier::Type(ty) => ty,
            _ => return Program::UNKNOWN,
        };
        self.sema.dependent_name(qualifier, name.name, name.arguments)
    }
}
