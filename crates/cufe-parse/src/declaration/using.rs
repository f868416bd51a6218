//! using-declarations, using-directives, alias declarations, static_assert ([namespace.udecl], [namespace.udir], [dcl.pre]).

use super::DeclarationContext;
use crate::Parser;
use crate::feature::Feature;
use crate::name::{NameMode, OnlyNames, Qualifier};
use cufe_diagnostics::code;
use cufe_il::{EntityId, EntityKind, Name, WrittenKind};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// A declaration that begins with `using`, in a namespace or block.
    pub(crate) fn using(&mut self, context: &mut DeclarationContext) {
        if self.peek(1) == TokenKind::KwNamespace {
            self.using_directive();
        } else {
            self.using_in_class(context);
        }
    }

    fn using_directive(&mut self) {
        let first = self.at;
        self.at += 2;
        self.attributes();
        match self.parse_name(NameMode { only: OnlyNames::Namespaces, ..NameMode::default() }) {
            Some(name) => match name.found.first().map(|entity| (entity, self.sema.program().entities[entity].kind)) {
                Some((entity, EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_))) => {
                    self.sema.nominate_namespace(entity, first, self.at);
                }
                _ => self.sema.no_namespace(&name),
            },
            None => self.syntax_error(code::EXPECTED_IDENTIFIER),
        }
        if self.is(TokenKind::KwAttribute) {
            self.refused_attributes();
        }
        self.end_of_declaration();
    }

    /// `using a::b, ...;`, `using a = T;`, `using enum E;`
    pub(crate) fn using_in_class(&mut self, context: &mut DeclarationContext) {
        self.advance();
        if self.is(TokenKind::KwEnum) {
            self.using_enum(context);
            return;
        }
        if self.is(TokenKind::Identifier) && self.is_alias_declaration() {
            self.alias_declaration(context);
            return;
        }
        let mut is_left_out = false;
        let mut is_first = true;
        loop {
            let first = self.at;
            let is_typename = self.is(TokenKind::KwTypename);
            is_left_out |= match self.expanded_using_declarators(context) {
                Some(is_left_out) => is_left_out,
                None => {
                    self.eat(TokenKind::KwTypename);
                    self.using_declarator(is_typename, context)
                }
            };
            if self.sema.options.dialect.is_clang() && self.is_attribute() {
                // Clang takes attributes behind each name: libc++ writes `using_if_exists`.
                self.refused_attributes();
            } else if self.is_attribute() {
                self.attributes_of_using(first, is_first && !is_typename, context);
                return;
            }
            if self.eat(TokenKind::Ellipsis) {
                self.expand(first);
            }
            is_first = false;
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.end_of_declaration();
        if is_left_out {
            self.sema.record_suppressed(context.first, self.previous(), None);
        }
    }

    /// In an instance, at a using-declarator that is a pack expansion: declares one name for each element
    /// ([namespace.udecl]/2, [temp.variadic]/5), and goes behind the `...`. Returns whether the host file leaves one out;
    /// `None` where no expansion is, or nothing is known of its packs.
    fn expanded_using_declarators(&mut self, context: &DeclarationContext) -> Option<bool> {
        if !self.sema.declaring.in_instance || self.sema.instances.packs.is_empty() {
            return None;
        }
        let first = self.at;
        let ellipsis = self.look_ahead(|parser| {
            parser.eat(TokenKind::KwTypename);
            parser.parse_name(NameMode { is_declarator: true, ..NameMode::default() })?;
            parser.is(TokenKind::Ellipsis).then_some(parser.at)
        })?;
        self.at = ellipsis;
        let left_out = self.expand_pattern(first, |parser| {
            let is_typename = parser.eat(TokenKind::KwTypename);
            parser.using_declarator(is_typename, context)
        });
        if left_out.is_none() {
            self.at = first;
        }
        left_out.map(|left_out| left_out.contains(&true))
    }

    /// Whether the name before the current token need not exist: `using ::f __attribute__((using_if_exists));`.
    fn may_be_missing(&self) -> bool {
        self.sema.options.dialect.is_clang()
            && self.is(TokenKind::KwAttribute)
            && self.after_bracket(self.at + 1).is_some_and(|after| {
                (self.at + 1..after).any(|token| {
                    self.tokens.kind(token) == TokenKind::Identifier
                        && matches!(
                            self.sema.text(self.tokens.symbol(token)),
                            "using_if_exists" | "__using_if_exists__"
                        )
                })
            })
    }

    /// Attributes behind the name of a using-declaration, which takes none. Behind the first name they make an
    /// alias-declaration of it, whose name may not be qualified (283) and wants its `=` (702); elsewhere the declaration has
    /// ended (measured).
    fn attributes_of_using(&mut self, first: u32, may_be_alias: bool, context: &DeclarationContext) {
        if !may_be_alias || self.is(TokenKind::KwAlignas) {
            self.syntax_error(code::EXPECTED_SEMICOLON);
            self.skip_to_semicolon();
            return;
        }
        self.error_at(code::QUALIFIED_NAME_NOT_ALLOWED, first);
        self.attributes();
        if self.eat(TokenKind::Equal) {
            self.alias_type(context);
            self.end_of_declaration();
        } else {
            self.syntax_error(code::EXPECTED_EQUAL);
            self.skip_to_semicolon();
        }
    }

    fn is_alias_declaration(&self) -> bool {
        match self.peek(1) {
            TokenKind::Equal | TokenKind::KwAttribute | TokenKind::KwAlignas => true,
            TokenKind::LeftBracket => self.peek(2) == TokenKind::LeftBracket,
            _ => false,
        }
    }

    fn alias_declaration(&mut self, context: &mut DeclarationContext) {
        let token = self.advance();
        let attributes = self.attributes();
        if !self.expect(TokenKind::Equal, code::EXPECTED_SEMICOLON) {
            self.skip_to_semicolon();
            return;
        }
        let ty = self.alias_type(context);
        let ty = self.sema.with_type_attributes(ty, &attributes);
        let name = self.sema.identifier_name(token);
        let scope = self.sema.declaration_scope();
        let entity = self.sema.declare_typedef(name, ty, scope, token, context);
        self.sema.apply_typedef_attributes(&attributes.general, entity, ty);
        self.sema.refuse_attribute_set(&attributes, cufe_sema::cuda::AttributeTarget::TYPEDEF);
        self.note_size_type(name, scope);
        self.end_of_declaration();
        if Self::is_device_builtin(&attributes) {
            self.sema.record_suppressed(context.first, self.previous(), None);
        }
    }

    /// The first declaration of the global type `size_t` is where the runtime header is included;
    /// the current token is the `;` or `,` behind it.
    pub(crate) fn note_size_type(&mut self, name: Name, scope: cufe_il::ScopeId) {
        if self.sema.is_first_size_type(name, scope) {
            let mut end = self.at;
            while !matches!(self.tokens.kind(end), TokenKind::Semicolon | TokenKind::EndOfFile) {
                end += 1;
            }
            self.sema.note_size_type(end);
        }
    }

    fn using_enum(&mut self, context: &DeclarationContext) {
        // Classes take it in earlier standards, too (measured).
        if !self.since(cufe_base::Standard::Cpp20) && !context.in_class {
            self.syntax_error(code::EXPECTED_IDENTIFIER);
            self.skip_to_semicolon();
            return;
        }
        self.advance();
        let mode = NameMode { is_type: true, ..NameMode::default() };
        if let Some(name) = self.parse_name(mode) {
            let ty = self.type_of_name(&name);
            let token = name.token;
            self.sema.complete_qualifier(ty);
            if let Some(id) = self.sema.enumeration_of(ty) {
                let enumerators: Vec<EntityId> =
                    self.sema.program().enums[id].enumerators.iter().map(|entry| entry.0).collect();
                let scope = self.sema.declaration_scope();
                for enumerator in enumerators {
                    let name = self.sema.program().entities[enumerator].name;
                    if self.sema.has_other_enumerator(scope, name, enumerator) {
                        self.rule_violation(code::USING_ENUM_CONFLICT, token);
                    }
                    self.sema.new_using(name, vec![enumerator], false, false, scope, self.at);
                }
            } else if name.found.is_nothing() {
                self.sema.undeclared(&name);
            } else if !self.sema.is_dependent_type(ty) {
                self.rule_violation(code::USING_ENUM_OF_OTHER_TYPE, name.first);
            }
        } else {
            self.syntax_error(code::EXPECTED_IDENTIFIER);
        }
        self.end_of_declaration();
    }

    /// One name of a using-declaration. Returns whether the host file leaves the declaration out: constructors of a class
    /// that is no direct base, which are a warning here and an error for the host compiler (measured).
    pub(crate) fn using_declarator(&mut self, is_typename: bool, context: &DeclarationContext) -> bool {
        let mode = NameMode { is_declarator: true, ..NameMode::default() };
        let Some(name) = self.parse_name(mode) else {
            self.syntax_error(code::EXPECTED_IDENTIFIER);
            return false;
        };
        if self.sema.context.speculating > 0 {
            return false;
        }
        if let Qualifier::Type(class) = name.qualifier
            && self.sema.is_ambiguous_in(class, name.name, &name.found, name.first)
        {
            return false;
        }
        let is_template = name.found.is_dependent || name.found.template_entity(self.sema.program()).is_some();
        if name.arguments.is_some() && is_template && !self.is(TokenKind::Equal) {
            // [namespace.udecl]/5
            self.error_at(code::TEMPLATE_ARGUMENTS_NOT_ALLOWED, name.first);
            return false;
        }
        let scope = self.sema.declaration_scope();
        let mut targets: Vec<EntityId> = self.sema.targets_of_using(&name);
        let is_known = match name.qualifier {
            Qualifier::None => {
                if context.in_class {
                    self.error_at(code::EXPECTED_CLASS_QUALIFIED_NAME, name.token);
                } else if name.found.is_nothing() {
                    self.sema.undeclared(&name);
                } else {
                    self.error_at(code::EXPECTED_NAMESPACE_QUALIFIED_NAME, name.token);
                }
                return false;
            }
            Qualifier::Unknown => false,
            Qualifier::Namespace(_) => true,
            Qualifier::Type(_) => !name.found.is_dependent,
        };
        if self.sema.check_using_name(&name, context) {
            return false;
        }
        // A using-declaration sees only what is declared before it; for namespaces redeclarations add overloads later that
        // it does not name ([namespace.udecl]).
        if name.name == Name::CONSTRUCTOR || self.sema.names_base_constructor(&name) {
            if !context.in_class {
                self.error_at(code::CLASS_QUALIFIED_NAME_NOT_ALLOWED, name.first);
                return false;
            }
            self.uses_feature(Feature::InheritingConstructor, context.first);
            if let Some(class) = self.sema.current_class() {
                let base = match name.qualifier {
                    Qualifier::Type(ty) => ty,
                    _ => cufe_il::Program::UNKNOWN,
                };
                if !self.sema.inherit_constructors(class, base) {
                    self.error_at(code::CONSTRUCTORS_INHERITED_TWICE, context.first);
                    return false;
                }
            }
            if let Qualifier::Type(base) = name.qualifier {
                let kind = WrittenKind::InheritedConstructors { base, access: context.access };
                self.sema.record(kind, scope, (context.first, self.previous()));
            }
            let is_foreign = self.sema.is_foreign_base(&name);
            if is_foreign {
                let position = self.sema.position(name.token);
                let report = cufe_diagnostics::Report::new(code::CONSTRUCTORS_OF_INDIRECT_BASE, position);
                self.sema.report(report.as_warning());
            }
            return is_foreign;
        }
        if targets.is_empty() && is_known {
            if !self.may_be_missing() {
                self.sema.undeclared(&name);
            }
            return false;
        }
        if let Some(specialization) = name.found.specialization
            && self.sema.is_dependent_type(specialization)
        {
            // A member of a template's pattern: which one is meant is known only in instances, its nature is not.
            targets = self.sema.targets_of_using(&name);
        }
        if self.sema.check_using_conflicts(&name, &targets) {
            return false;
        }
        let is_dependent = !is_known && targets.is_empty();
        let using = self.sema.new_using(name.name, targets, is_dependent, is_typename, scope, self.previous());
        self.sema.set_access(using, context.access);
        self.sema.record_using(using, context.first, self.previous());
        false
    }

    /// `static_assert(condition, "text");`
    pub(crate) fn static_assert_declaration(&mut self) {
        let keyword = self.advance();
        let open = self.at;
        self.expect(TokenKind::LeftParen, code::EXPECTED_OPENING_PARENTHESIS);
        let before = self.sema.snapshot();
        let question = self.sema.begin_static_assert();
        let (condition, message) = self.in_brackets(|parser| {
            let condition = parser.constant_expression();
            let has_message = parser.eat(TokenKind::Comma)
                || !parser.is(TokenKind::RightParen) && {
                    parser.syntax_error(code::EXPECTED_COMMA);
                    parser.skip_in_parentheses();
                    true
                };
            let message = has_message.then_some(parser.at);
            if message.is_some() {
                if parser.is(TokenKind::StringLiteral) {
                    while parser.eat(TokenKind::StringLiteral) {}
                } else {
                    // C++26 allows objects; the reference wants a string.
                    parser.syntax_error(code::EXPECTED_STRING_LITERAL);
                    parser.skip_in_parentheses();
                }
            }
            (condition, message)
        });
        if self.sema.is_namespace_scope(self.sema.context.scope) {
            self.sema.check_pending_access(None, true);
        }
        let kind = WrittenKind::StaticAssertion { condition, message };
        self.sema.record(kind, self.sema.context.scope, (keyword, self.at));
        let failed = self.sema.failed_since(&before);
        let value = if failed { None } else { self.converted_condition(condition) };
        self.sema.count_static_assert(question, condition, value.is_some() || self.sema.failed_since(&before));
        if value == Some(false) {
            let position = self.sema.position(keyword);
            let report = match message {
                Some(message) => {
                    let text = self.message_text(message);
                    cufe_diagnostics::Report::new(code::STATIC_ASSERT, position)
                        .with(cufe_diagnostics::Argument::Text(text))
                }
                None => cufe_diagnostics::Report::new(code::STATIC_ASSERTION_FAILED, position),
            };
            self.sema.report(report);
        }
        self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        self.end_of_declaration();
    }

    /// The string literals at a token as a message shows them: adjacent ones are one ([lex.string]), with escapes as written.
    fn message_text(&self, first: u32) -> String {
        let is_string = |token: &u32| self.tokens.kind(*token) == TokenKind::StringLiteral;
        let literals: Vec<u32> = (first..).take_while(is_string).collect();
        let text = match literals[..] {
            [] | [_] => self.sema.reader.token_text(first).to_vec(),
            _ => {
                let bodies = literals.iter().flat_map(|&token| self.sema.literal_text(token).to_vec());
                std::iter::once(b'"').chain(bodies).chain(std::iter::once(b'"')).collect()
            }
        };
        String::from_utf8_lossy(&text).into_owned()
    }

    /// Goes to the `)` that closes the parentheses around this place, or to what ends the declaration.
    fn skip_in_parentheses(&mut self) {
        loop {
            match self.kind() {
                TokenKind::RightParen | TokenKind::Semicolon | TokenKind::RightBrace | TokenKind::EndOfFile => return,
                kind if kind.is_opening_bracket() => self.skip_brackets(),
                _ => {
                    self.advance();
                }
            }
        }
    }
}
