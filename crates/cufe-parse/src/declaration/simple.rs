//! simple-declaration and member-declaration: specifiers, then declarators with initializers or a body ([dcl.pre]).

use super::declarator::{Declarator, DeclaratorMode};
use super::specifier::{SpecifierFlags, SpecifierMode, Specifiers};
use super::specifier_rules::DeclaredKind;
use super::{Chunk, DeclarationContext};
use crate::Parser;
use crate::feature::Feature;
use crate::name::Qualifier;
use cufe_diagnostics::code;
use cufe_il::{Builtin, EntityId, Name, NameKind, Program, StorageClass, TypeId};
use cufe_lex::TokenKind;
use cufe_sema::Sema;
use cufe_sema::cuda::AttributeTarget;

impl Parser<'_, '_> {
    /// A declaration that begins with specifiers or a declarator, through its `;` or body. Returns the first entity that it
    /// declares.
    pub(crate) fn simple_declaration(&mut self, context: &mut DeclarationContext) -> Option<EntityId> {
        let start = self.at;
        self.sema.check_pending_access(None, false);
        context.has_declarators = !context.in_block;
        let specifiers = self.specifiers(SpecifierMode::Declaration, context);
        if self.sema.context.speculating == 0 && specifiers.attributes.cuda.len() > 1 {
            self.sema.repeated_attributes(&specifiers.attributes.cuda);
        }
        if self.is(TokenKind::Semicolon) {
            return self.empty_declaration(context, &specifiers, start);
        }
        let is_template = context.heads.last().is_some_and(|head| !head.parameters.is_empty());
        if is_template && specifiers.flags.contains(SpecifierFlags::DEFINES) && !self.sema.declaring.in_instance {
            // The definition of a template declares nothing else ([temp.pre]/6).
            match self.is(TokenKind::EndOfFile) {
                true => self.error_at_end(code::EXPECTED_SEMICOLON),
                false => self.syntax_error(code::EXPECTED_SEMICOLON),
            }
            self.skip_to_semicolon();
            return None;
        }
        if let Some(binding) = self.structured_binding(context, &specifiers) {
            return binding;
        }
        let mut first = None;
        let mut is_first = true;
        loop {
            if context.in_class && self.is(TokenKind::Colon) && specifiers.ty.is_some() {
                // An unnamed bit-field.
                let token = self.at;
                let written = specifiers.ty.unwrap_or(Program::UNKNOWN);
                let (width, ty) = self.unnamed_bit_field_width(&specifiers, written);
                let mut attributes = specifiers.attributes.clone();
                if self.is(TokenKind::KwAttribute) {
                    self.attributes_into(&mut attributes);
                }
                self.sema.unnamed_bit_field_attributes(&attributes, written);
                if self.sema.context.speculating == 0
                    && let Some(class) = self.sema.current_class()
                {
                    self.sema.add_unnamed_bit_field(class, ty, width, context.access, token);
                }
            } else {
                let may_initialize =
                    !context.in_class && specifiers.ty.is_some() && specifiers.storage != StorageClass::Typedef;
                // `name(1)` without a type is a variable with an initializer, as far as a parameter list cannot be read.
                let is_untyped = specifiers.ty.is_none()
                    && !context.in_class
                    && context.heads.is_empty()
                    && self.is(TokenKind::Identifier)
                    && self.peek(1) == TokenKind::LeftParen;
                let is_consteval = specifiers.flags.contains(SpecifierFlags::CONSTEVAL);
                let outer = std::mem::replace(&mut self.declares_consteval, is_consteval);
                let is_typedef = specifiers.storage == StorageClass::Typedef;
                let outer_typedef = std::mem::replace(&mut self.declares_typedef, is_typedef);
                let has_no_object = context.in_class
                    && (matches!(specifiers.storage, StorageClass::Static | StorageClass::Typedef)
                        || specifiers.flags.contains(SpecifierFlags::FRIEND));
                let outer_object = std::mem::replace(&mut self.declares_without_object, has_no_object);
                let declarator = self.declarator(DeclaratorMode::Named, may_initialize || is_untyped);
                self.declares_without_object = outer_object;
                self.declares_consteval = outer;
                self.declares_typedef = outer_typedef;
                if declarator.misses_name {
                    self.check_friend_without_name(&specifiers);
                    match self.kind() {
                        TokenKind::Semicolon => self.at += 1,
                        TokenKind::Equal | TokenKind::Comma => self.skip_to_semicolon(),
                        _ => self.missing_semicolon(),
                    }
                    return first;
                }
                if declarator.name.is_none() {
                    self.missing_name(&specifiers, start, context.is_explicit_specialization());
                    return first;
                }
                if let Some(ellipsis) = declarator.pack {
                    // Only parameters are packs.
                    self.rule_violation(code::EXPECTED_IDENTIFIER, ellipsis);
                }
                match self.declared(context, &specifiers, declarator, is_first) {
                    Declared::Entity(entity) => first = first.or(entity),
                    // A body ends the declaration.
                    Declared::Body(entity) => return first.or(entity),
                    Declared::Error => {
                        self.skip_to_semicolon();
                        return first;
                    }
                }
            }
            is_first = false;
            self.attributes_behind_initializer();
            if self.is(TokenKind::Comma) && context.heads.iter().any(|head| !head.parameters.is_empty()) {
                // A template declaration declares one thing.
                break;
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
            if context.in_class && self.is(TokenKind::Semicolon) {
                // GNU: a list of members may end with a comma.
                self.sema.warning_at(code::TRAILING_COMMA, self.previous());
                break;
            }
        }
        if self.is(TokenKind::Semicolon) {
            self.advance();
        } else {
            self.missing_semicolon();
        }
        if specifiers.storage == StorageClass::Typedef && Self::is_device_builtin(&specifiers.attributes) {
            self.sema.record_suppressed(context.first, self.previous(), None);
        }
        first
    }

    pub(super) fn missing_semicolon(&mut self) {
        if self.is(TokenKind::EndOfFile) {
            // That a class is not closed is reported at the same place.
            return self.error_at_end(code::EXPECTED_SEMICOLON);
        }
        self.syntax_error(code::EXPECTED_SEMICOLON);
        // What can begin a declaration on a new line is taken as one; anything else is skipped.
        match self.kind() {
            TokenKind::RightBrace | TokenKind::EndOfFile => {}
            _ if self.tokens.flags(self.at).contains(cufe_lex::TokenFlags::FIRST_ON_LINE) => {}
            _ => self.skip_to_semicolon(),
        }
    }

    /// A declaration without declarators.
    fn empty_declaration(
        &mut self,
        context: &mut DeclarationContext,
        specifiers: &Specifiers,
        start: u32,
    ) -> Option<EntityId> {
        let semicolon = self.advance();
        let is_builtin = Self::is_device_builtin(&specifiers.attributes);
        if is_builtin {
            self.sema.record_suppressed(context.first, semicolon, specifiers.tag);
        }
        let declares = specifiers.flags.intersects(SpecifierFlags::DEFINES | SpecifierFlags::DECLARES);
        self.check_declares_something(context, specifiers, semicolon);
        if !declares && specifiers.ty.is_none() && start == semicolon {
            // `template<...> ;`
            self.syntax_error_at(code::EXPECTED_DECLARATION, semicolon);
        }
        if context.in_class
            && let (Some(tag), Some(ty)) = (specifiers.tag, specifiers.ty)
            && specifiers.flags.contains(SpecifierFlags::DEFINES)
            && self.sema.program().entities[tag].name == Name::UNNAMED
        {
            self.sema.anonymous_attributes(&specifiers.attributes, ty);
        } else {
            self.sema.attributes_of_nothing(specifiers, context.in_class);
        }
        if let Some(tag) = specifiers.tag
            && specifiers.flags.contains(SpecifierFlags::DEFINES)
            && self.sema.program().entities[tag].name == Name::UNNAMED
        {
            let open = self.open_of_class(specifiers);
            self.sema.declare_anonymous(tag, context, open);
        }
        if specifiers.flags.contains(SpecifierFlags::FRIEND)
            && self.sema.context.speculating == 0
            && let Some(class) = self.sema.current_class()
        {
            let ty = specifiers.ty.unwrap_or(Program::UNKNOWN);
            let is_elaborated = [TokenKind::KwClass, TokenKind::KwStruct, TokenKind::KwUnion]
                .into_iter()
                .any(|kind| self.sema.specifier_token(specifiers, kind).is_some());
            if !is_elaborated {
                self.uses_feature(Feature::ExtendedFriend, specifiers.first);
            }
            let is_template = context.heads.last().is_some_and(|head| !head.parameters.is_empty());
            if context.heads.is_empty() {
                self.sema.check_friend_type(specifiers, ty);
            } else if is_template && !is_elaborated && !self.sema.declaring.in_instance {
                // A template friend is a class template, which a class key names, or a function ([temp.friend]).
                self.error_at(code::INVALID_FRIEND_DECLARATION, self.previous());
                self.error_at(code::EXPECTED_IDENTIFIER, self.previous());
            }
            self.sema.befriend_type(class, ty);
        }
        specifiers.tag
    }

    /// The `{` of the unnamed class that the specifiers define.
    fn open_of_class(&self, specifiers: &Specifiers) -> Option<u32> {
        let key = self.sema.key_of_class(specifiers)?;
        (key..self.at).find(|&token| self.tokens.kind(token) == TokenKind::LeftBrace)
    }

    /// Something follows the specifiers that is no declarator.
    fn missing_name(&mut self, specifiers: &Specifiers, start: u32, is_specialization: bool) {
        if !specifiers.flags.contains(SpecifierFlags::DEFINES) {
            self.check_friend_without_name(specifiers);
        }
        if specifiers.ty.is_none() && (self.at == start || self.sema.reader.behind_attributes(start) == self.at) {
            if self.is(TokenKind::Identifier) {
                self.syntax_error(code::NO_DECLARATION_SPECIFIER);
            } else {
                self.syntax_error(code::EXPECTED_DECLARATION);
                if self.is(TokenKind::LeftBrace) {
                    return self.skip_brackets();
                }
                if !matches!(self.kind(), TokenKind::RightBrace | TokenKind::EndOfFile) {
                    self.advance();
                }
            }
        } else if specifiers.flags.contains(SpecifierFlags::DEFINES) {
            // `struct S {} void f();`
            match self.kind() {
                TokenKind::EndOfFile => self.error_at_end(code::EXPECTED_SEMICOLON),
                TokenKind::KwTemplate => {
                    self.syntax_error(code::TEMPLATE_KEYWORD_NOT_ALLOWED);
                    self.skip_to_semicolon();
                }
                _ if is_specialization => {
                    self.syntax_error(code::EXPECTED_IDENTIFIER);
                    self.skip_to_semicolon();
                }
                _ => self.syntax_error(code::EXPECTED_SEMICOLON),
            }
            return;
        } else {
            self.syntax_error(code::EXPECTED_IDENTIFIER);
        }
        self.skip_to_semicolon();
    }

    /// Declares what one declarator says, and reads its initializer or body.
    fn declared(
        &mut self,
        context: &mut DeclarationContext,
        specifiers: &Specifiers,
        declarator: Declarator,
        is_first: bool,
    ) -> Declared {
        let Some(name) = declarator.name.clone() else { return Declared::Error };
        if is_first {
            let is_guide =
                specifiers.ty.is_none() && declarator.function().is_some_and(|function| function.trailing.is_some());
            self.sema.check_place_of_specifiers(context, specifiers, is_guide);
        }
        let base = match specifiers.ty {
            Some(ty) => ty,
            None => {
                let ty = self.missing_type_of(&name, specifiers, &declarator);
                self.sema.with_type_attributes(ty, &specifiers.attributes)
            }
        };
        let mut declarator = declarator;
        let mut asm_name = if self.is(TokenKind::KwAsm) { self.asm_name() } else { None };
        let before_attributes = self.at;
        let is_gnu = self.is(TokenKind::KwAttribute);
        let more = self.attributes();
        declarator.attributes.merge(&more);
        if self.is(TokenKind::KwAsm) && self.peek(1) == TokenKind::LeftParen {
            asm_name = self.asm_name();
            let more = self.attributes();
            declarator.attributes.merge(&more);
        }
        // Clang takes attributes there, too (measured).
        if is_gnu
            && !self.sema.options.dialect.is_clang()
            && self.sema.context.speculating == 0
            && !context.in_class
            && context.heads.is_empty()
            && declarator.function().is_some()
            && matches!(self.kind(), TokenKind::LeftBrace | TokenKind::Colon | TokenKind::KwTry)
        {
            self.error_at(code::ATTRIBUTE_ON_DEFINITION, before_attributes);
        }
        self.sema.make_constexpr_member_const(context, specifiers, &mut declarator, base);
        let ty = self.sema.apply_declarator(base, &declarator);
        self.sema.check_result_qualifiers(specifiers, &declarator);
        self.sema.check_function_qualifiers(&declarator, Sema::qualifier_place(context, specifiers, &name));
        let ty = self.sema.with_type_attributes(ty, &declarator.attributes);
        if specifiers.storage == StorageClass::Typedef {
            self.refuse_placeholder(specifiers.first, ty);
            self.sema.refuse_class_placeholder(specifiers);
            if is_first {
                self.sema.check_specifiers_of(context, specifiers, DeclaredKind::Typedef);
                self.sema.check_friend_typedef(specifiers);
                if let Some(last) = declarator.chunks.last()
                    && self.sema.context.speculating == 0
                {
                    self.sema.refuse_default_arguments(std::slice::from_ref(last), code::MISPLACED_DEFAULT_ARGUMENT);
                }
                if context.heads.iter().any(|head| !head.parameters.is_empty())
                    && let Some(token) = specifiers.storage_token
                {
                    self.rule_violation(code::TYPEDEF_ON_PARAMETER, token);
                }
            }
            self.sema.check_qualified_declaration(context, specifiers, &name);
            self.sema.refuse_attribute_set(&specifiers.attributes, AttributeTarget::TYPEDEF);
            self.sema.refuse_attribute_set(&declarator.attributes, AttributeTarget::TYPEDEF);
            let scope = self.sema.declaration_scope();
            let entity = self.sema.declare_typedef(name.name, ty, scope, name.token, context);
            let mut attributes = specifiers.attributes.clone();
            attributes.merge(&declarator.attributes);
            self.sema.apply_typedef_attributes(&attributes.general, entity, ty);
            self.sema.name_for_linkage(specifiers, &declarator, entity);
            self.note_size_type(name.name, scope);
            let declared = Declared::Entity(Some(entity));
            if let Some(name) = asm_name {
                self.check_asm_name(name, context, specifiers, &declared);
            }
            return declared;
        }
        let is_function =
            declarator.function().is_some() || declarator.chunks.is_empty() && self.sema.is_function_type(ty);
        if is_function && declarator.chunks.is_empty() && context.in_class && self.sema.is_data_member_of_pattern(&name)
        {
            // [temp.arg.type]/3
            self.rule_violation(code::FUNCTION_TYPE_NOT_ALLOWED, name.token);
            return self.variable_declared(context, specifiers, declarator, Program::UNKNOWN, is_first);
        }
        if is_function {
            if declarator.function().is_none() && self.sema.refuses_function_type(context, &name) {
                self.skip_to_end_of_declarator();
                return Declared::Entity(None);
            }
            if declarator.chunks.is_empty()
                && Sema::qualifier_place(context, specifiers, &name) != super::derived_type::QualifierPlace::Member
                && self.sema.is_qualified_function(ty)
            {
                self.rule_violation(code::QUALIFIED_NON_MEMBER_FUNCTION_TYPE, name.token);
            }
            let declared = self.function_declared(context, specifiers, declarator, ty, is_first);
            if let Some(name) = asm_name {
                self.check_asm_name(name, context, specifiers, &declared);
            }
            return declared;
        }
        let declared = self.variable_declared(context, specifiers, declarator, ty, is_first);
        if let Some(name) = asm_name {
            self.check_asm_name(name, context, specifiers, &declared);
        }
        declared
    }

    /// A declaration without type: constructors, destructors, conversion functions and deduction guides have none; other
    /// functions and variables get `int` after an error ([dcl.type.general]).
    fn missing_type_of(
        &mut self,
        name: &crate::name::ParsedName,
        specifiers: &Specifiers,
        declarator: &Declarator,
    ) -> TypeId {
        match name.name.kind() {
            NameKind::Constructor | NameKind::Destructor => return Program::builtin(Builtin::Void),
            NameKind::Conversion => return name.conversion.unwrap_or(Program::UNKNOWN),
            NameKind::Identifier(symbol) => {
                if let Some(class) = self.sema.current_class()
                    && self.sema.program().symbol(self.sema.program().classes[class].entity) == Some(symbol)
                {
                    return Program::builtin(Builtin::Void);
                }
                let is_guide = declarator.function().is_some_and(|function| function.trailing.is_some());
                if is_guide {
                    return Program::AUTO;
                }
                // What a namespace does not have is reported as that, and nothing more is said of its declaration.
                let is_missing = matches!(name.qualifier, Qualifier::Namespace(_)) && name.found.is_nothing();
                if name.qualifier == Qualifier::Unknown || is_missing {
                    return Program::UNKNOWN;
                }
                let has_specifier = specifiers.end > specifiers.first;
                if specifiers.flags.contains(SpecifierFlags::FRIEND) && declarator.function().is_none() {
                    // No friend is declared in this form (277).
                } else if declarator.function().is_some() || has_specifier {
                    if !self.sema.is_main_without_type(name, declarator) {
                        self.syntax_error_at(code::DECLARATION_WITHOUT_TYPE, declarator.first);
                    }
                } else {
                    self.syntax_error_at(code::NO_DECLARATION_SPECIFIER, declarator.first);
                }
            }
            _ => self.syntax_error_at(code::DECLARATION_WITHOUT_TYPE, declarator.first),
        }
        Program::builtin(Builtin::Int)
    }

    /// `[a, b, ...]`: declares the names; their types are not known.
    pub(crate) fn binding_list(&mut self, context: &DeclarationContext) -> Option<EntityId> {
        let open = self.advance();
        let mut first = None;
        let scope = self.sema.declaration_scope();
        loop {
            self.eat(TokenKind::Ellipsis);
            if !self.is(TokenKind::Identifier) {
                // What stands in the place of a name is taken for one.
                self.syntax_error(code::EXPECTED_IDENTIFIER);
                if let Some(after) = self.after_bracket(open).filter(|&after| after > self.at) {
                    self.at = after;
                }
                break;
            }
            let token = self.advance();
            self.attributes();
            let name = self.sema.identifier_name(token);
            self.sema.check_binding_name(scope, token);
            let flags = cufe_il::VariableFlags::BINDING | cufe_il::VariableFlags::DEDUCED;
            let entity = self.sema.new_variable(name, Program::UNKNOWN, scope, token, flags, false);
            self.sema.declare(entity, token);
            first = first.or(Some(entity));
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect_close(open, TokenKind::RightBracket, code::EXPECTED_CLOSING_BRACKET);
        self.attributes();
        let _ = context;
        first
    }

    /// GNU: attributes behind an initializer in parentheses are ignored (1359).
    fn attributes_behind_initializer(&mut self) {
        let is_behind = self.is(TokenKind::KwAttribute)
            && self.tokens.kind(self.previous()) == TokenKind::RightParen
            && self.sema.context.speculating == 0;
        if is_behind {
            self.sema.warning_at(code::ATTRIBUTE_AFTER_INITIALIZER_IGNORED, self.at + 3);
            self.attributes();
        }
    }

    /// Whether a declarator is only a name.
    pub(crate) fn is_plain(declarator: &Declarator) -> bool {
        declarator.chunks.iter().all(|chunk| !matches!(chunk, Chunk::Function(_)))
    }
}

/// What a declarator came to.
pub(super) enum Declared {
    /// An entity (if it is one), and the declaration goes on with `,` or `;`.
    Entity(Option<EntityId>),
    /// A function with a body, which ends the declaration.
    Body(Option<EntityId>),
    /// An error that was reported.
    Error,
}
