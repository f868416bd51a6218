//! Enumerations ([dcl.enum]).

use super::DeclarationContext;
use super::attribute::{AttributeFlags, AttributeSet};
use super::specifier::{SpecifierFlags, SpecifierMode, Specifiers};
use super::tag::TagKey;
use crate::Parser;
use crate::constant::WantedInteger;
use crate::feature::Feature;
use crate::name::{NameMode, ParsedName, Qualifier};
use cufe_diagnostics::code;
use cufe_il::{Builtin, EntityId, EntityKind, EnumId, ExpressionId, Name, Program, TypeId};
use cufe_lex::TokenKind;
use cufe_sema::attribute::{Form, Kind, Place};
use cufe_sema::cuda::AttributeTarget;

/// enum-head ([dcl.enum]).
struct EnumHead {
    is_scoped: bool,
    name: Option<ParsedName>,
    underlying: Option<TypeId>,
    /// An enum-base is written.
    has_base: bool,
    /// The enumerators follow.
    is_definition: bool,
    attributes: AttributeSet,
}

impl EnumHead {
    /// Whether it declares an enumeration, where it is known whether `;` follows.
    fn is_declaration(&self, is_alone: bool) -> bool {
        self.is_definition || self.has_base || self.is_scoped && is_alone
    }

    /// Whether attributes may say how large it is.
    fn has_free_size(&self) -> bool {
        self.underlying.is_none() && !self.is_scoped
    }
}

impl Parser<'_, '_> {
    /// enum-specifier, opaque-enum-declaration or elaborated-type-specifier, at `enum`.
    pub(super) fn enum_specifier(
        &mut self,
        mode: SpecifierMode,
        context: &DeclarationContext,
        result: &mut Specifiers,
    ) {
        let Some(head) = self.enum_head(mode, context, result) else { return };
        if !head.is_declaration(self.is(TokenKind::Semicolon)) {
            result.ty = Some(self.elaborated_enum(head, mode, context, result));
            return;
        }
        let (entity, id) = self.declared_enum(&head, context);
        if let Some(name) = head.name.as_ref().filter(|_| head.is_definition) {
            self.sema.note_qualified_head(name, entity);
        }
        if let Some(id) = id {
            self.enum_body(&head, id, context);
            result.ty = Some(self.sema.program().enums[id].ty);
        }
        self.attributes_behind_enum(&head, entity, id, result);
        result.tag = Some(entity);
        result.flags |= if head.is_definition { SpecifierFlags::DEFINES } else { SpecifierFlags::DECLARES };
    }

    /// enum-head, up to the brace or what follows; `None` where a definition is only read ahead.
    fn enum_head(
        &mut self,
        mode: SpecifierMode,
        context: &DeclarationContext,
        result: &mut Specifiers,
    ) -> Option<EnumHead> {
        let first = self.advance();
        let is_scoped = self.eat(TokenKind::KwClass) || self.eat(TokenKind::KwStruct);
        if is_scoped {
            self.uses_feature(Feature::ScopedEnumeration, first);
        }
        let attributes_first = self.at;
        let mut attributes = self.attributes();
        let name = self.enum_head_name(context);
        let (has_base, underlying) = self.enum_base(mode);
        if attributes.flags.contains(AttributeFlags::DEVICE_BUILTIN) {
            result.attributes.flags |= AttributeFlags::DEVICE_BUILTIN;
        }
        let is_definition = self.is(TokenKind::LeftBrace) && mode != SpecifierMode::Trailing;
        // alignas is a standard attribute, too ([dcl.attr.grammar]).
        let is_bracket = matches!(self.tokens.kind(attributes_first), TokenKind::LeftBracket | TokenKind::KwAlignas);
        let is_use = !is_definition && !(is_bracket && (has_base || self.is(TokenKind::Semicolon)));
        if is_use && self.sema.context.speculating == 0 {
            self.refuse_attributes_of_used_enum(&attributes, attributes_first, is_bracket);
            attributes.general.clear();
            attributes.cuda.clear();
        }
        self.sema.refuse_attribute_set(&attributes, AttributeTarget::ENUM);
        if self.sema.context.speculating > 0 && is_definition {
            self.skip_brackets();
            result.ty = Some(Program::UNKNOWN);
            result.flags |= SpecifierFlags::DEFINES;
            return None;
        }
        Some(EnumHead { is_scoped, name, underlying, has_base, is_definition, attributes })
    }

    /// enum-head-name
    fn enum_head_name(&mut self, context: &DeclarationContext) -> Option<ParsedName> {
        let mut name = match self.kind() {
            TokenKind::Identifier | TokenKind::ColonColon => self.parse_name(NameMode {
                is_type: true,
                is_declarator: context.is_definition_head(),
                may_be_new: true,
                ..NameMode::default()
            }),
            _ => None,
        };
        if let Some(name) = &mut name
            && self.is(TokenKind::ColonColon)
        {
            name.qualifier = Qualifier::Unknown;
            name.found = cufe_sema::Found::dependent();
            // An unknown qualifier: what follows is not looked up.
            self.sema.no_scope(name.name, name.token);
            while self.is(TokenKind::ColonColon) && self.peek(1) == TokenKind::Identifier {
                self.at += 2;
            }
        }
        name
    }

    /// enum-base: whether there is one, and the underlying type.
    fn enum_base(&mut self, mode: SpecifierMode) -> (bool, Option<TypeId>) {
        let has_base = self.is(TokenKind::Colon)
            && mode == SpecifierMode::Declaration
            && (self.is_bad_enum_base()
                || self.look_ahead(|parser| {
                    parser.advance();
                    let checkpoint = parser.checkpoint();
                    parser.conversion_type_id();
                    !parser.failed_since(&checkpoint)
                        && matches!(parser.kind(), TokenKind::LeftBrace | TokenKind::Semicolon)
                }));
        if !has_base {
            return (false, None);
        }
        let colon = self.advance();
        self.uses_feature(Feature::EnumerationBase, colon);
        let first = self.at;
        let before = self.sema.snapshot();
        let ty = self.conversion_type_id();
        while self.sema.failed_since(&before)
            && !matches!(self.kind(), TokenKind::LeftBrace | TokenKind::Semicolon | TokenKind::EndOfFile)
        {
            self.advance();
        }
        let is_type = !self.refuse_placeholder(first, ty) && self.sema.check_underlying_type(ty, first);
        (true, Some(if is_type { ty } else { Program::UNKNOWN }))
    }

    /// Where an enumeration is only named, attributes say nothing of it.
    fn refuse_attributes_of_used_enum(&mut self, attributes: &AttributeSet, first: u32, is_bracket: bool) {
        let is_known = attributes.general.iter().any(|attribute| attribute.kind != Kind::Unknown);
        if is_known || !attributes.cuda.is_empty() {
            let written = attributes.first().filter(|_| is_bracket);
            self.error_at(
                if is_bracket { code::ATTRIBUTES_NOT_ALLOWED } else { code::ATTRIBUTES_OF_ENUM_IGNORED },
                written.unwrap_or(first),
            );
        }
    }

    /// `enum X`: an elaborated-type-specifier ([dcl.type.elab]).
    fn elaborated_enum(
        &mut self,
        head: EnumHead,
        mode: SpecifierMode,
        context: &DeclarationContext,
        specifiers: &Specifiers,
    ) -> TypeId {
        let is_scoped = head.is_scoped;
        let Some(name) = head.name else {
            let needs_name = is_scoped || mode == SpecifierMode::Trailing;
            self.syntax_error(if needs_name { code::EXPECTED_IDENTIFIER } else { code::EXPECTED_TAG_OR_BODY });
            return Program::UNKNOWN;
        };
        // `enum X;` declares X here, even if an outer X exists.
        let is_sole = mode == SpecifierMode::Declaration
            && !context.is_alias
            && name.qualifier == Qualifier::None
            && !specifiers.flags.contains(SpecifierFlags::FRIEND)
            && self.is(TokenKind::Semicolon);
        match self.sema.lookup_tag(&name, is_sole) {
            Some(entity) => {
                self.sema.check_elaborated_typedef(TagKey::Enum, entity, &name);
                self.sema.check_tag_key(TagKey::Enum, entity, &name);
                if is_scoped {
                    self.sema.check_scoped_key(entity, &name);
                }
                let ty = self.sema.type_of_entity(entity).unwrap_or(Program::UNKNOWN);
                self.sema.member_type(&name.found, ty)
            }
            None if name.qualifier == Qualifier::None && self.sema.context.speculating == 0 => {
                // GNU: a forward declaration without underlying type.
                if !is_scoped {
                    self.error_at(code::ENUM_FORWARD_DECLARATION, name.token);
                }
                let scope = self.sema.declaration_scope();
                let entity = self.sema.new_enum(name.name, scope, name.token, is_scoped, None);
                self.sema.declare(entity, name.token);
                self.sema.type_of_entity(entity).unwrap_or(Program::UNKNOWN)
            }
            None => self.type_of_name(&name),
        }
    }

    /// The enumeration that a head declares, defines or declares again; no number of one where its name means something else.
    fn declared_enum(&mut self, head: &EnumHead, context: &DeclarationContext) -> (EntityId, Option<EnumId>) {
        let &EnumHead { is_scoped, underlying, is_definition, .. } = head;
        let scope = self.sema.declaration_scope();
        let Some(name) = &head.name else {
            if is_scoped && !is_definition && !head.has_base {
                self.syntax_error(code::EXPECTED_IDENTIFIER);
            } else if is_scoped {
                self.rule_violation(code::SCOPED_ENUM_WITHOUT_NAME, self.at);
            }
            let entity = self.sema.new_enum(Name::UNNAMED, scope, self.at, is_scoped, underlying);
            return (entity, self.sema.enum_id(entity));
        };
        let target = match name.qualifier {
            Qualifier::Namespace(scope) => scope,
            Qualifier::Type(ty) => self
                .sema
                .program()
                .class_of(ty)
                .and_then(|class| self.sema.program().classes[class].scope)
                .unwrap_or(scope),
            _ => scope,
        };
        let is_class_name = self.sema.has_name_of_class(context, name);
        let tag = self.sema.lookup_tag(name, name.qualifier == Qualifier::None).filter(|_| !is_class_name);
        match tag {
            Some(tag) if is_definition && self.sema.refuses_enum_specialization(context, tag, is_scoped, name) => {}
            Some(tag) => {
                self.sema.specialize_enum(tag);
                if self.sema.check_tag_key(TagKey::Enum, tag, name) {
                    self.sema.check_enum_again(tag, is_scoped, underlying, name, is_definition);
                }
                let is_here = self.sema.program().entities[tag].scope == target;
                if is_definition
                    && is_here
                    && matches!(self.sema.program().entities[tag].kind, EntityKind::Enum(id)
                        if self.sema.program().enums[id].is_complete)
                {
                    self.rule_violation(code::VARIABLE_REDEFINED, name.token);
                }
            }
            None => self.sema.check_declared_tag(context, name),
        }
        let previous = tag.and_then(|entity| match self.sema.program().entities[entity].kind {
            EntityKind::Enum(id) if !is_definition || !self.sema.program().enums[id].is_complete => Some((entity, id)),
            _ => None,
        });
        if let Some((entity, id)) = previous {
            return (entity, Some(id));
        }
        if context.heads.iter().any(|head| !head.parameters.is_empty()) && name.qualifier == Qualifier::None {
            self.rule_violation(code::ENUM_TEMPLATE, name.token);
        }
        let entity = self.sema.new_enum(name.name, target, name.token, is_scoped, underlying);
        self.sema.declare(entity, name.token);
        (entity, self.sema.enum_id(entity))
    }

    /// The enumerators, if they follow, and what the attributes of the head say.
    fn enum_body(&mut self, head: &EnumHead, id: EnumId, context: &DeclarationContext) {
        self.sema.apply_enum_attributes(&head.attributes.general, id);
        self.sema.note_underlying_type(id, head.underlying, head.is_scoped);
        if head.is_definition {
            let is_outside = head.name.as_ref().is_some_and(|name| matches!(name.qualifier, Qualifier::Type(_)));
            if is_outside && !self.sema.declaring.in_instance {
                let heads: Vec<_> = context.heads.iter().filter(|head| !head.parameters.is_empty()).cloned().collect();
                if !heads.is_empty() {
                    self.sema.note_outside_enum(id, self.at, heads);
                }
            }
            if let Some(name) = &head.name {
                self.sema.note_definition_name(self.sema.program().enums[id].entity, name.token);
            }
            self.enumerator_list(id);
        } else if let Some(name) = head.name.as_ref().filter(|_| self.is(TokenKind::Semicolon)) {
            self.sema.record_enum(id, name.token);
        }
        if head.has_free_size() {
            self.sema.size_enum_by_attributes(&head.attributes.general, id);
        }
        let token = head.name.as_ref().map_or(self.at, |name| name.token);
        self.sema.check_attributes_of_complete_enum(&head.attributes.general, id, token);
    }

    /// Attributes behind the enumerators.
    fn attributes_behind_enum(
        &mut self,
        head: &EnumHead,
        entity: EntityId,
        id: Option<EnumId>,
        result: &mut Specifiers,
    ) {
        let mut trailing = self.attributes();
        if let Some(id) = id.filter(|_| head.has_free_size()) {
            self.sema.size_enum_by_attributes(&trailing.general, id);
        }
        if self.is(TokenKind::Semicolon) {
            if !trailing.general.is_empty() {
                result.attributes.cuda.clear();
                result.attributes.general.clear();
            }
            result.attributes.cuda.extend(trailing.cuda.iter().cloned());
            self.sema.apply_attributes_at(&trailing.general, Place::ENUM_END, Some(entity));
        } else {
            // Those of the standard belong to the type, others are among the specifiers of what follows.
            let of_type = trailing.take_standard();
            // `packed` can only be the enumeration's.
            let (packed, others): (Vec<_>, Vec<_>) = std::mem::take(&mut trailing.general)
                .into_iter()
                .partition(|it| it.kind == Kind::Packed && it.form == Form::Gnu);
            trailing.general = others;
            self.sema.apply_attributes_at(&packed, Place::ENUM_END, Some(entity));
            self.sema.apply_attributes_at(&of_type, Place::ENUM_END, Some(entity));
            result.attributes.merge(&trailing);
        }
        if (trailing.flags | head.attributes.flags).contains(AttributeFlags::DEVICE_BUILTIN) {
            result.attributes.flags |= AttributeFlags::DEVICE_BUILTIN;
            self.sema.mark_device_builtin(entity);
        }
    }

    /// Whether after the colon here stands what is no type, and then the enumerators: a base with a mistake.
    fn is_bad_enum_base(&self) -> bool {
        self.peek(1) == TokenKind::LeftBrace
            || self.peek(2) == TokenKind::LeftBrace
                && (self.peek(1).is_literal() || self.peek(1) == TokenKind::Identifier)
    }

    pub(crate) fn enumerator_list(&mut self, id: EnumId) {
        let open = self.at;
        if self.sema.declaring.in_instance
            && self.sema.declaring.class_nesting > 0
            && self.sema.program().enums[id].is_scoped
        {
            // Its enumerators are read when one of them is named ([temp.inst]/3).
            self.sema.leave_enumerators_unread(id, open);
            self.skip_brackets();
            return;
        }
        self.advance();
        let entry = &self.sema.program().enums[id];
        let scope = entry.scope;
        let mut next: Option<i128> = Some(0);
        let mut ty = Some(Program::builtin(Builtin::Int));
        let around = std::mem::replace(&mut self.sema.context.scope, scope);
        self.in_brackets(|parser| {
            while !parser.is(TokenKind::RightBrace) {
                if !parser.is(TokenKind::Identifier) {
                    parser.syntax_error(code::EXPECTED_IDENTIFIER);
                    if parser.eat(TokenKind::Comma) {
                        continue;
                    }
                    return;
                }
                let token = parser.advance();
                let attributes = parser.attributes();
                parser.sema.refuse_attribute_set(&attributes, AttributeTarget::OTHER);
                let underlying = parser.sema.program().enums[id].underlying;
                let mut written = None;
                let value = if parser.eat(TokenKind::Equal) {
                    let first = parser.at;
                    let expression = parser.constant_expression();
                    written = Some(expression);
                    let value = parser.enumerator_value(underlying, expression);
                    ty = parser.sema.type_of_enumerator(expression);
                    parser.check_enumerator(underlying, value, first);
                    value
                } else {
                    parser.check_enumerator(underlying, next, token);
                    if underlying.is_none() && next == Some(1i128 << 64) {
                        parser.rule_violation(code::ENUMERATOR_OUT_OF_RANGE, token);
                        next = Some(0);
                    }
                    next
                };
                next = value.and_then(|value| value.checked_add(1));
                // One value more may need a wider type.
                ty = ty.filter(|&ty| value.is_some_and(|value| parser.sema.is_value_of(value, ty)));
                let enumerator = parser.sema.declare_enumerator(id, token, value, ty);
                parser.sema.record_enumerator_value(enumerator, written, value);
                parser.sema.apply_attributes_at(&attributes.general, Place::ENUMERATOR, Some(enumerator));
                if !parser.eat(TokenKind::Comma) {
                    break;
                }
            }
        });
        self.sema.context.scope = around;
        self.expect_close(open, TokenKind::RightBrace, code::EXPECTED_CLOSING_BRACE);
        self.sema.finish_enum(id, self.previous());
    }

    /// The value of an enumerator's initializer, which must be constant ([dcl.enum]/5): of integral or enumeration type (2412),
    /// or converted to a fixed underlying type (2373).
    fn enumerator_value(&mut self, underlying: Option<TypeId>, expression: ExpressionId) -> Option<i128> {
        self.note_constant(expression);
        let wanted = underlying.map_or(WantedInteger::OfAnyType, WantedInteger::OfGivenType);
        if !self.integral_constant(expression, wanted) {
            return None;
        }
        self.sema.integral_value(expression)
    }
}
