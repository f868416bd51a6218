//! Declarations in blocks: what begins one ([stmt.ambig]), and those in conditions ([stmt.pre]/4).

use super::declarator::DeclaratorMode;
use super::specifier::{SpecifierFlags, SpecifierMode, Specifiers};
use super::{AttributeSet, DeclarationContext};
use crate::Parser;
use crate::name::Qualifier;
use cufe_diagnostics::code;
use cufe_il::{EntityId, EntityKind, Program};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// Whether a statement that begins here is a declaration ([stmt.ambig]).
    pub(crate) fn is_declaration_statement(&mut self) -> bool {
        match self.kind() {
            TokenKind::KwTypedef
            | TokenKind::KwStatic
            | TokenKind::KwExtern
            | TokenKind::KwRegister
            | TokenKind::KwInline
            | TokenKind::KwConstexpr
            | TokenKind::KwConsteval
            | TokenKind::KwConstinit
            | TokenKind::KwThreadLocal
            | TokenKind::KwGnuThread
            | TokenKind::KwUsing
            | TokenKind::KwNamespace
            | TokenKind::KwStaticAssert
            | TokenKind::KwTemplate
            | TokenKind::KwMutable
            | TokenKind::KwFriend
            | TokenKind::KwVirtual
            | TokenKind::KwExplicit => return true,
            TokenKind::KwConst | TokenKind::KwVolatile => return true,
            // A storage class.
            TokenKind::KwAuto if !self.since(cufe_base::Standard::Cpp11) => return true,
            TokenKind::KwClass | TokenKind::KwStruct | TokenKind::KwUnion | TokenKind::KwEnum => return true,
            TokenKind::KwAsm => return true,
            TokenKind::KwExtension => {
                let checkpoint = self.checkpoint();
                self.advance();
                let result = self.is_declaration_statement();
                self.rewind(&checkpoint);
                return result;
            }
            _ => {}
        }
        if matches!(self.kind(), TokenKind::KwNoinline | TokenKind::KwRegisterParameters) || self.is_attribute() {
            let checkpoint = self.checkpoint();
            self.attributes();
            self.eat(TokenKind::KwNoinline);
            let result = self.is_declaration_statement();
            self.rewind(&checkpoint);
            return result;
        }
        if self.is_undeclared_type() || self.is_qualified_non_type() {
            return true;
        }
        if !self.starts_type() && !self.is_unknown_type_statement() {
            return false;
        }
        // `T x`, `T *x`, `T (x)`: a declaration if a declarator can be read and is followed by what follows one.
        self.look_ahead(|parser| {
            let context = DeclarationContext { first: parser.at, in_block: true, ..DeclarationContext::default() };
            let checkpoint = parser.checkpoint();
            let is_typename = parser.is(TokenKind::KwTypename);
            let specifiers = parser.specifiers(SpecifierMode::Declaration, &context);
            if is_typename && !matches!(parser.kind(), TokenKind::LeftParen | TokenKind::LeftBrace) {
                // Even if there is a mistake in the type.
                return specifiers.ty.is_some();
            }
            let is_named = specifiers.ty.is_some() && parser.is(TokenKind::Identifier);
            if is_named && parser.tokens.kind(parser.previous()) == TokenKind::Greater {
                // A name behind template arguments, even if there is a mistake in them.
                return true;
            }
            if specifiers.ty.is_none() || parser.failed_since(&checkpoint) {
                return false;
            }
            if parser.is(TokenKind::Semicolon) {
                // `int;` declares nothing but is a declaration; `T;` is one too.
                return true;
            }
            if parser.is(TokenKind::LeftBracket) && specifiers.placeholder.is_some() {
                return true;
            }
            if matches!(parser.kind(), TokenKind::Ampersand | TokenKind::AmpersandAmpersand)
                && parser.peek(1) == TokenKind::LeftBracket
                && specifiers.placeholder.is_some()
            {
                return true;
            }
            match parser.kind() {
                TokenKind::LeftBrace => return false,
                // `int ::A::*p`
                TokenKind::ColonColon if parser.peek(1) != TokenKind::Star => {
                    return parser.pointer_operator(&mut AttributeSet::default()).is_some();
                }
                // What is in the parentheses tells.
                TokenKind::LeftParen => {}
                // Whatever else follows a type, it begins no expression ([stmt.ambig]).
                _ => return true,
            }
            specifiers.placeholder.is_some() || parser.are_init_declarators()
        })
    }

    /// Whether declarators with their initializers can be read up to the end of a statement, the first of which begins with a
    /// parenthesis: all of the statement tells whether it is an expression ([stmt.ambig]/3).
    fn are_init_declarators(&mut self) -> bool {
        loop {
            let checkpoint = self.checkpoint();
            let declarator = self.declarator(DeclaratorMode::Named, true);
            // A member of a class or namespace is not declared in a block, and no specialization.
            let is_name =
                |name: &crate::name::ParsedName| name.qualifier == Qualifier::None && name.arguments.is_none();
            if self.failed_since(&checkpoint) || !declarator.name.as_ref().is_some_and(is_name) {
                return false;
            }
            match self.kind() {
                // The types of parameters are no expressions.
                TokenKind::LeftParen if !Self::is_plain(&declarator) => {
                    let has_parameters = |chunk: &super::Chunk| matches!(chunk, super::Chunk::Function(function) if !function.parameters.types.is_empty());
                    return declarator.chunks.iter().any(has_parameters);
                }
                TokenKind::LeftParen | TokenKind::LeftBrace => self.skip_brackets(),
                // The reference reads no further behind `=`, although `T(x) = 1, 2;` is an expression.
                TokenKind::Equal | TokenKind::Colon | TokenKind::KwAsm | TokenKind::KwAttribute => return true,
                _ => {}
            }
            match self.kind() {
                TokenKind::Semicolon | TokenKind::EndOfFile => return true,
                TokenKind::Comma => self.advance(),
                _ => return false,
            };
        }
    }

    /// Whether a name that is not declared is followed by another: it is read as an unknown type (20 is reported there). In a
    /// member function this holds only of names that nothing else has either (measured).
    pub(crate) fn is_undeclared_type(&mut self) -> bool {
        if !self.is(TokenKind::Identifier) || self.peek(1) != TokenKind::Identifier {
            return false;
        }
        let name = self.sema.identifier_name(self.at);
        self.sema.lookup_unqualified(name, self.sema.context.scope, self.at).is_nothing()
            && !self.sema.is_known_undeclared(name)
            && !(self.sema.is_in_member_function() && self.sema.is_declared_somewhere(name, self.at))
    }

    /// Whether a qualified name of nothing, or of something that is no type, is followed by another name: it is read as an
    /// unknown type, but for member functions (measured).
    fn is_qualified_non_type(&mut self) -> bool {
        let may_be_qualified = match self.kind() {
            TokenKind::ColonColon => self.peek(1) == TokenKind::Identifier,
            TokenKind::Identifier => matches!(self.peek(1), TokenKind::ColonColon | TokenKind::Less),
            _ => false,
        };
        if !may_be_qualified || self.sema.is_in_member_function() {
            return false;
        }
        let checkpoint = self.checkpoint();
        self.sema.context.speculating += 1;
        let name = self.parse_name(Default::default());
        self.sema.context.speculating -= 1;
        let result = name.is_some_and(|name| {
            self.is(TokenKind::Identifier)
                && name.arguments.is_none()
                && matches!(name.qualifier, Qualifier::Type(_) | Qualifier::Namespace(_))
                && !name.found.is_dependent
                && (name.found.is_nothing() || self.sema.is_certainly_no_type(&name))
        });
        self.rewind(&checkpoint);
        result
    }

    /// A member of a specialization that only instantiation could tell, followed by what makes it a type.
    fn is_unknown_type_statement(&mut self) -> bool {
        if !matches!(self.kind(), TokenKind::Identifier | TokenKind::ColonColon) {
            return false;
        }
        let checkpoint = self.checkpoint();
        self.sema.context.speculating += 1;
        let name = self.parse_name(Default::default());
        self.sema.context.speculating -= 1;
        let result = match &name {
            Some(name) => {
                let is_named = self.is(TokenKind::Identifier)
                    && name.found.entities.is_empty()
                    && (self.sema.is_unknown_member(name) || name.found.is_nothing());
                is_named
                    || self.is(TokenKind::Less) && self.sema.is_unknown_member(name) && self.is_argument_list_of_type()
            }
            None => false,
        };
        self.rewind(&checkpoint);
        result
    }

    /// A declaration in a block, through its `;`. Returns the first entity that it declares.
    pub(crate) fn block_declaration(&mut self) -> Option<EntityId> {
        self.with_declared(Self::any_block_declaration)
    }

    /// Parses a declaration in a block and notes the variables that it declares for its statement.
    pub(super) fn with_declared(&mut self, parse: impl FnOnce(&mut Self) -> Option<EntityId>) -> Option<EntityId> {
        let before = self.declared.len();
        let first = parse(self);
        self.last_declared = match self.declared.get(before..) {
            Some(variables) if !variables.is_empty() => self.sema.entity_list(variables),
            _ => Default::default(),
        };
        self.declared.truncate(before);
        first
    }

    fn any_block_declaration(&mut self) -> Option<EntityId> {
        let mut context = DeclarationContext { first: self.at, in_block: true, ..DeclarationContext::default() };
        while self.is(TokenKind::KwExtension) {
            self.advance();
        }
        match self.kind() {
            TokenKind::KwNamespace => {
                self.advance();
                if self.is(TokenKind::Identifier) && self.peek(1) == TokenKind::Equal {
                    self.namespace_alias();
                } else {
                    self.syntax_error_at(code::NAMESPACE_NOT_ALLOWED, context.first);
                    self.skip_to_semicolon();
                }
                None
            }
            TokenKind::KwUsing => {
                self.using(&mut context);
                None
            }
            TokenKind::KwTemplate => {
                self.template_in_block();
                None
            }
            TokenKind::KwExtern if self.peek(1) == TokenKind::KwTemplate => {
                self.advance();
                self.template_in_block();
                None
            }
            TokenKind::KwExtern if self.peek(1) == TokenKind::StringLiteral => {
                self.error_at(code::LINKAGE_SPECIFICATION_NOT_ALLOWED, self.at);
                self.at += 2;
                self.simple_declaration(&mut context)
            }
            TokenKind::KwStaticAssert => {
                self.static_assert_declaration();
                None
            }
            TokenKind::KwAsm => {
                self.asm_declaration();
                None
            }
            _ => self.simple_declaration(&mut context),
        }
    }

    /// Whether a condition is a declaration: specifiers, a declarator, then `=` or `{` ([stmt.select]).
    pub(crate) fn condition_declaration(&mut self) -> bool {
        if (self.is_undeclared_type() || self.is_qualified_non_type())
            && matches!(self.peek(2), TokenKind::Equal | TokenKind::LeftBrace)
        {
            return true;
        }
        if !self.is_attribute()
            && !self.starts_type()
            && !self.is_unknown_type_statement()
            && !matches!(self.kind(), TokenKind::KwStatic | TokenKind::KwConstexpr)
        {
            return false;
        }
        self.look_ahead(|parser| {
            let checkpoint = parser.checkpoint();
            let context = DeclarationContext { first: parser.at, in_block: true, ..DeclarationContext::default() };
            let specifiers = parser.specifiers(SpecifierMode::Declaration, &context);
            if specifiers.ty.is_none() || parser.failed_since(&checkpoint) || parser.is(TokenKind::LeftBrace) {
                return false;
            }
            if specifiers.placeholder.is_some()
                && (parser.is(TokenKind::LeftBracket)
                    || matches!(parser.kind(), TokenKind::Ampersand | TokenKind::AmpersandAmpersand)
                        && parser.peek(1) == TokenKind::LeftBracket)
            {
                return true;
            }
            let declarator = parser.declarator(DeclaratorMode::Named, true);
            parser.attributes();
            !parser.failed_since(&checkpoint)
                && declarator.name.is_some()
                && matches!(parser.kind(), TokenKind::Equal | TokenKind::LeftBrace)
        })
    }

    /// The declaration of a condition, up to the `)`.
    pub(crate) fn parse_condition_declaration(&mut self) -> Option<EntityId> {
        self.with_declared(Self::any_condition_declaration)
    }

    fn any_condition_declaration(&mut self) -> Option<EntityId> {
        let context = DeclarationContext { first: self.at, in_block: true, ..DeclarationContext::default() };
        let specifiers = self.specifiers(SpecifierMode::Declaration, &context);
        self.sema.refuse_storage_class(&specifiers);
        if specifiers.flags.contains(cufe_sema::declare::SpecifierFlags::DEFINES) {
            // [stmt.pre]/5
            self.rule_violation(code::TYPE_DEFINITION_NOT_ALLOWED, specifiers.first);
        }
        let base = specifiers.ty.unwrap_or(Program::UNKNOWN);
        if self.is_binding_start(&specifiers) {
            self.rule_violation(code::BINDING_IN_CONDITION, self.at);
            self.binding_attributes(&specifiers, true, false);
            let entity = self.binding_list(&context);
            self.general_binding_attributes(&specifiers, entity, true);
            self.initializer_of(None);
            return entity;
        }
        let is_typedef = specifiers.storage == cufe_il::StorageClass::Typedef;
        let outer = std::mem::replace(&mut self.declares_typedef, is_typedef);
        let declarator = self.declarator(DeclaratorMode::Named, true);
        self.declares_typedef = outer;
        if let Some(ellipsis) = declarator.pack {
            // Only parameters are packs.
            self.rule_violation(code::EXPECTED_IDENTIFIER, ellipsis);
        }
        let more = self.attributes();
        let ty = self.sema.apply_declarator(base, &declarator);
        let entity = self.declare_local(&context, &specifiers, &declarator, ty)?;
        if let EntityKind::Variable(variable) = self.sema.program().entities[entity].kind {
            self.initializer_of(Some(variable));
            if self.sema.context.speculating == 0 {
                if specifiers.flags.contains(SpecifierFlags::CONSTEXPR) {
                    self.sema.make_constexpr(variable);
                }
                self.evaluate_variable(variable);
            }
        }
        self.sema.local_attributes(&specifiers, &declarator, &more, entity, false);
        Some(entity)
    }

    pub(super) fn is_binding_start(&mut self, specifiers: &Specifiers) -> bool {
        if specifiers.placeholder.is_none() {
            return false;
        }
        if self.is(TokenKind::LeftBracket) {
            return true;
        }
        if matches!(self.kind(), TokenKind::Ampersand | TokenKind::AmpersandAmpersand)
            && self.peek(1) == TokenKind::LeftBracket
        {
            self.advance();
            return true;
        }
        false
    }
}
