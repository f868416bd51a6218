//! Classes ([class]): their heads, and what is declared by them.

use super::DeclarationContext;
use super::attribute::AttributeFlags;
use super::specifier::{SpecifierFlags, SpecifierMode, Specifiers};
use super::tag::TagKey;
use crate::Parser;
use crate::name::{NameMode, ParsedName, Qualifier};
use cufe_diagnostics::code;
use cufe_il::{Access, ClassId, ClassKey, EntityKind, Name, Program, ScopeKind, WrittenKind};
use cufe_lex::TokenKind;
use cufe_sema::attribute::Place;
use cufe_sema::cuda::AttributeTarget;
use cufe_sema::declare::{ClassHead, ElaboratedTemplate};

impl Parser<'_, '_> {
    /// class-specifier or elaborated-type-specifier, at the class-key.
    pub(super) fn class_specifier(
        &mut self,
        mode: SpecifierMode,
        context: &DeclarationContext,
        result: &mut Specifiers,
    ) {
        let keyword = self.advance();
        let key = match self.tokens.kind(keyword) {
            TokenKind::KwClass => ClassKey::Class,
            TokenKind::KwUnion => ClassKey::Union,
            _ => ClassKey::Struct,
        };
        let mut attributes = self.attributes();
        while self.noinline_macro(&mut attributes) || self.eat(TokenKind::KwExtension) {}
        // Access does not count in what is specialized ([temp.spec.general]/6).
        let is_specialized = context.is_explicit_specialization();
        self.sema.class_state.unchecked += u32::from(is_specialized);
        let name = match self.kind() {
            TokenKind::Identifier | TokenKind::ColonColon | TokenKind::KwDecltype => self.parse_name(NameMode {
                is_type: true,
                is_declarator: context.is_definition_head(),
                may_be_new: true,
                ..NameMode::default()
            }),
            _ => None,
        };
        self.sema.class_state.unchecked -= u32::from(is_specialized);
        // Nor does it in the name of a partial specialization ([temp.spec.partial.general]/10), or before the name of a member.
        if is_specialized || context.is_definition_head() {
            self.sema.check_pending_access(None, false);
        }
        let mut name = name;
        if let Some(name) = &mut name {
            self.refuse_arguments_of_class(name, context);
            if name.arguments.is_some() {
                self.sema.check_specialization_key(TagKey::from(key), keyword, context, name);
            }
        }
        let more = self.attributes();
        attributes.merge(&more);
        let mut is_final = false;
        if self.is_final() && self.is_class_virt_specifier() {
            self.advance();
            is_final = true;
        }
        while is_final && self.is_final() {
            self.rule_violation(code::CLASS_MODIFIER_TWICE, self.at);
            self.advance();
        }
        // What follows the return type of a function is its body ([dcl.type.general]/2).
        let defines = self.is(TokenKind::LeftBrace) && mode != SpecifierMode::Trailing
            || self.is(TokenKind::Colon) && mode == SpecifierMode::Declaration;
        self.sema.refuse_attribute_set(&attributes, AttributeTarget::CLASS);
        if mode == SpecifierMode::Trailing && name.is_none() {
            self.syntax_error(code::EXPECTED_IDENTIFIER);
            result.ty = Some(Program::UNKNOWN);
            return;
        }
        if !defines {
            let is_sole = mode == SpecifierMode::Declaration && !context.is_alias && self.is(TokenKind::Semicolon);
            if let Some(name) = &name
                && is_sole
                && !result.flags.contains(SpecifierFlags::FRIEND)
            {
                self.sema.refuse_qualified_template(context, name);
            }
            self.elaborated_class(key, name, context, result, &attributes, is_sole);
            self.elaborated_class_attributes(context, result, &attributes, keyword + 1);
            return;
        }
        if self.sema.context.speculating > 0 {
            // The outcome of parsing is not decided: nothing is declared. The type is not known.
            while !matches!(self.kind(), TokenKind::LeftBrace | TokenKind::Semicolon | TokenKind::EndOfFile) {
                self.advance();
            }
            if self.is(TokenKind::LeftBrace) {
                self.skip_brackets();
            }
            self.attributes();
            result.ty = Some(Program::UNKNOWN);
            result.flags |= SpecifierFlags::DEFINES;
            return;
        }
        let class = {
            self.check_specialized_arguments(name.as_ref());
            self.sema.class_to_define(key, name.as_ref(), context, self.at)
        };
        if let Some(name) = &name {
            self.sema.note_qualified_head(name, self.sema.program().classes[class].entity);
        }
        let head = ClassHead { key, is_final, name: name.as_ref(), attributes: &attributes, context };
        self.sema.note_class_head(class, &head);
        if attributes.flags.contains(AttributeFlags::DEVICE_BUILTIN) {
            result.attributes.flags |= AttributeFlags::DEVICE_BUILTIN;
        }
        let head_scope = context.heads.last().map(|head| head.scope);
        if self.sema.declaring.in_instance && name.is_some() {
            self.sema.merge_class_layout(class, attributes.layout);
            self.leave_class_unread(class, head_scope);
            result.tag = Some(self.sema.program().classes[class].entity);
            result.ty = Some(self.sema.program().classes[class].ty);
            result.flags |= SpecifierFlags::DEFINES;
            return;
        }
        let first_member = self.sema.program().functions.len();
        let entity = self.sema.program().classes[class].entity;
        let is_redeclaration =
            name.as_ref().is_some_and(|name| self.sema.program().entities[entity].token != name.token);
        self.sema.apply_class_attributes(&attributes.general, Place::CLASS, class, is_redeclaration);
        if let Some(head) = head_scope
            && self.leave_class_template_unread(class, head, context)
        {
            result.tag = Some(entity);
            result.ty = Some(self.sema.program().classes[class].ty);
            result.flags |= SpecifierFlags::DEFINES;
            return;
        }
        self.class_definition(class, head_scope);
        self.sema.check_virtual_functions(class, first_member);
        self.sema.check_completed_class(class);
        self.sema.check_implicit_destructor(class);
        if let Some(name) = &name {
            self.sema.check_members_need_constructor(class, name.token);
        }
        let is_bracket = self.is(TokenKind::LeftBracket);
        let trailing = self.attributes();
        self.class_end_attributes(&trailing, class, is_bracket, name.is_none() && context.in_class, result);
        self.sema.check_attributes_of_complete_class(&attributes.general, class);
        self.sema.check_attributes_of_complete_class(&trailing.general, class);
        if trailing.flags.contains(AttributeFlags::DEVICE_BUILTIN) {
            result.attributes.flags |= AttributeFlags::DEVICE_BUILTIN;
        }
        result.tag = Some(self.sema.program().classes[class].entity);
        result.ty = Some(self.sema.program().classes[class].ty);
        result.flags |= SpecifierFlags::DEFINES;
    }

    /// Whether the body of a class or its bases follow `final`, which may be repeated by mistake.
    fn is_class_virt_specifier(&self) -> bool {
        let next = self.peek(1);
        matches!(next, TokenKind::LeftBrace | TokenKind::Colon)
            || next == TokenKind::Identifier
                && self.tokens.symbol(self.at + 1) == self.tokens.symbol(self.at)
                && matches!(self.peek(2), TokenKind::LeftBrace | TokenKind::Colon)
    }

    /// Whether `final`, or `__final` as GNU C++ has it, stands here.
    pub(super) fn is_final(&self) -> bool {
        self.is_identifier(self.sema.known.final_) || self.is_identifier(self.sema.known.gnu_final)
    }

    /// Attributes behind the body of a class: in brackets those of the standard belong to the type, the others to what is
    /// declared behind; GNU attributes belong to the class, those of CUDA to what is declared.
    fn class_end_attributes(
        &mut self,
        trailing: &super::AttributeSet,
        class: ClassId,
        is_bracket: bool,
        is_anonymous: bool,
        result: &mut Specifiers,
    ) {
        let is_alone = self.is(TokenKind::Semicolon);
        let mut others = trailing.clone();
        let ty = self.sema.program().classes[class].ty;
        if !is_alone {
            let of_class = if is_bracket { others.take_standard() } else { std::mem::take(&mut others.general) };
            self.sema.apply_class_attributes(&of_class, Place::CLASS_END, class, false);
            self.sema.type_with_attributes(ty, &others.general);
            others.general.retain(|attribute| !attribute.kind.forms_type());
            others.layout = Default::default();
            result.attributes.merge(&others);
            return;
        }
        let is_named = self.sema.program().entities[self.sema.program().classes[class].entity].name != Name::UNNAMED;
        if is_named {
            // They are the last ones of the declaration.
            result.attributes.cuda.extend(trailing.cuda.iter().cloned());
        } else {
            self.sema.refuse_attribute_set(trailing, AttributeTarget::CLASS);
        }
        if is_bracket {
            let of_class = others.take_standard();
            self.sema.apply_class_attributes(&of_class, Place::CLASS_END, class, false);
            if is_anonymous {
                self.sema.apply_attributes_to_unnamed(&others.general, Place::FIELD, ty);
            }
            if self.sema.context.speculating == 0 {
                self.sema.attributes_without_entity(&[], &others.general);
            }
            self.sema.type_with_attributes(ty, &others.general);
        } else {
            self.sema.apply_class_attributes(&others.general, Place::CLASS_END, class, false);
        }
    }

    /// Attributes of a class that is declared or named, and not defined.
    fn elaborated_class_attributes(
        &mut self,
        context: &DeclarationContext,
        result: &Specifiers,
        attributes: &super::AttributeSet,
        first: u32,
    ) {
        if attributes.first().is_none() || self.sema.context.speculating > 0 {
            return;
        }
        if self.tokens.kind(first) == TokenKind::LeftBracket
            && (context.is_instantiation || !self.is(TokenKind::Semicolon))
        {
            let token = attributes.first().filter(|_| !context.is_instantiation);
            self.rule_violation(
                if context.is_instantiation { code::MISPLACED_EXECUTION_SPACE } else { code::ATTRIBUTES_NOT_ALLOWED },
                token.unwrap_or(first),
            );
            return;
        }
        let class = result.ty.and_then(|ty| self.sema.program().class_of(ty));
        match class.filter(|&class| self.is(TokenKind::Semicolon) && !self.sema.program().classes[class].is_complete) {
            Some(class) => {
                // What an earlier declaration says is compared with.
                let is_redeclaration = self.sema.program().classes[class].layout.alignment != 0;
                self.sema.apply_class_attributes(&attributes.general, Place::CLASS, class, is_redeclaration);
            }
            None => self.sema.apply_attributes_at(&attributes.general, Place::CLASS, None),
        }
    }

    /// Checks the arguments that a class is declared with.
    fn check_specialized_arguments(&mut self, name: Option<&ParsedName>) {
        if let Some(name) = name
            && self.sema.context.speculating == 0
            && let Some(written) = name.arguments
            && let Some(template) = name.found.first().and_then(|entity| self.sema.template_of(entity))
        {
            self.check_template_arguments(template, written, name);
        }
    }

    /// `class X<T>`: declared, befriended, instantiated, or named in front of a declarator.
    fn elaborated_specialization(
        &mut self,
        key: ClassKey,
        name: &ParsedName,
        arguments: cufe_il::ArgumentsId,
        context: &DeclarationContext,
        (is_declaration, is_friend): (bool, bool),
    ) -> cufe_il::TypeId {
        if is_declaration
            && !context.heads.is_empty()
            && self.sema.context.speculating == 0
            && !context.is_instantiation
        {
            self.check_specialized_arguments(Some(name));
            let is_definition = !self.is(TokenKind::Semicolon);
            let scope = self.sema.declaration_scope();
            let class = self.sema.specialization_to_define(key, name, arguments, context, scope, is_definition);
            return self.sema.program().classes[class].ty;
        }
        if is_friend {
            self.sema.check_friend_specialization(context, name);
        }
        let ty = self.type_of_name(name);
        self.sema.check_elaborated_alias(name);
        // Otherwise it is the type of a function or variable that is instantiated.
        let is_declarator = matches!(
            self.kind(),
            TokenKind::Identifier
                | TokenKind::KwOperator
                | TokenKind::Star
                | TokenKind::Ampersand
                | TokenKind::AmpersandAmpersand
                | TokenKind::LeftParen
                | TokenKind::ColonColon
        );
        if !is_declarator {
            self.sema.check_class_instantiation(context, name, ty);
            self.sema.record_class_instantiation(context, ty);
        }
        ty
    }

    /// `class X`, `class X;`, `friend class X`. `is_sole`: it is a whole declaration.
    fn elaborated_class(
        &mut self,
        key: ClassKey,
        name: Option<ParsedName>,
        context: &DeclarationContext,
        result: &mut Specifiers,
        attributes: &super::AttributeSet,
        is_sole: bool,
    ) {
        let Some(name) = name else {
            self.syntax_error(code::EXPECTED_TAG_OR_BODY);
            result.ty = Some(Program::UNKNOWN);
            return;
        };
        result.attributes.flags |= attributes.flags & AttributeFlags::DEVICE_BUILTIN;
        // `friend class X;`, and not the class in front of a declarator: that is visible as any other ([basic.scope.pdecl]/7).
        let is_friend = is_sole && result.flags.contains(SpecifierFlags::FRIEND);
        // `class X;` declares X here, even if an outer X exists.
        let is_declaration = is_sole && !is_friend && name.qualifier == Qualifier::None;
        let own_head = self.sema.own_head(context, name.qualifier).cloned();
        if let Some(arguments) = name.arguments {
            let ty = self.elaborated_specialization(key, &name, arguments, context, (is_declaration, is_friend));
            result.ty = Some(ty);
            return;
        }
        self.sema.check_instantiated_name(context, &name);
        if !is_declaration && !is_friend && self.sema.refuses_ambiguous_tag(&name) {
            result.ty = Some(Program::UNKNOWN);
            return;
        }
        let mut previous = match is_friend {
            true => self.sema.lookup_befriended_tag(&name, own_head.is_some()),
            false => self.sema.lookup_tag(&name, is_declaration),
        };
        if let Some(entity) = previous {
            match self.sema.elaborated_template(context, &name, entity, is_friend) {
                ElaboratedTemplate::Denoted => {}
                ElaboratedTemplate::Hidden => previous = None,
                ElaboratedTemplate::Refused => {
                    result.ty = Some(Program::UNKNOWN);
                    return;
                }
            }
        }
        if let Some(entity) = previous {
            if !is_declaration {
                self.sema.check_elaborated_typedef(TagKey::from(key), entity, &name);
            }
            self.sema.check_tag_key(TagKey::from(key), entity, &name);
            self.sema.check_named_instantiation(context, &name, entity);
            result.flags |= SpecifierFlags::DECLARES;
            result.tag = Some(entity);
            if is_declaration && self.sema.context.speculating == 0 {
                self.sema.unhide(entity, self.at);
            }
            if is_declaration || is_friend {
                self.sema.record_class(entity, is_friend, name.token);
            }
            if let EntityKind::Template(template) = self.sema.program().entities[entity].kind {
                if let Some(head) = own_head
                    && self.sema.context.speculating == 0
                {
                    self.sema.check_constraints_again(template, &head, name.token);
                    if !is_friend {
                        self.sema.merge_head(template, head);
                    }
                }
                let ty = match self.sema.program().templates[template].pattern {
                    Some(pattern) if !context.heads.is_empty() => self.sema.type_of_entity(pattern),
                    _ => Some(self.sema.deduced_template_type(entity)),
                };
                result.ty = Some(ty.unwrap_or(Program::UNKNOWN));
                return;
            }
            let ty = self.sema.type_of_entity(entity).unwrap_or(Program::UNKNOWN);
            result.ty = Some(self.sema.member_type(&name.found, ty));
            return;
        }
        if name.qualifier != Qualifier::None {
            if is_friend || self.is(TokenKind::Semicolon) {
                self.sema.check_declared_tag(context, &name);
            }
            result.ty = Some(self.type_of_name(&name));
            return;
        }
        if self.sema.context.speculating > 0 {
            self.names.unsettled += 1;
            result.ty = Some(Program::UNKNOWN);
            return;
        }
        let scope = if is_declaration {
            self.sema.declaration_scope()
        } else if is_friend {
            self.sema.befriending_scope()
        } else {
            self.sema.injection_scope()
        };
        if own_head.is_none()
            && let Some((entity, class)) = self.sema.befriended_class(scope, &name)
        {
            if !is_friend {
                self.sema.unhide(entity, self.at);
            }
            result.flags |= SpecifierFlags::DECLARES;
            result.tag = Some(entity);
            result.ty = Some(self.sema.program().classes[class].ty);
            return;
        }
        let is_dependent = own_head.is_some() || self.sema.declaring.template_depth > 0 && is_declaration;
        let class = self.sema.new_class(name.name, key, scope, name.token, is_dependent);
        let entity = self.sema.program().classes[class].entity;
        if is_friend {
            self.sema.declare_friend_class(class, own_head, scope);
        } else {
            self.sema.declare_class(class, own_head);
        }
        self.sema.record(WrittenKind::Class { class, is_friend }, scope, (name.token, name.token));
        result.flags |= SpecifierFlags::DECLARES;
        result.tag = Some(entity);
        result.ty = Some(self.sema.program().classes[class].ty);
    }

    /// The definition, at `:` or `{`.
    fn class_definition(&mut self, class: ClassId, head_scope: Option<cufe_il::ScopeId>) {
        let entity = self.sema.program().classes[class].entity;
        let outer = self.sema.context.scope;
        let name_scope = self.sema.program().entities[entity].scope;
        // Names are looked up in the class, then in the heads in front, then in the scope it is a member of.
        let parent = match head_scope {
            Some(head) => {
                if name_scope != self.sema.declaration_scope() {
                    self.sema.reparent_heads(name_scope);
                }
                head
            }
            None if name_scope != self.sema.declaration_scope()
                && self.sema.program().scopes[name_scope].kind != ScopeKind::Block =>
            {
                name_scope
            }
            None => outer,
        };
        self.class_definition_in(class, parent);
    }

    /// As [`Self::class_definition`], with names looked up in `parent` after the class.
    pub(crate) fn class_definition_in(&mut self, class: ClassId, parent: cufe_il::ScopeId) {
        let _entity = self.sema.program().classes[class].entity;
        let outer = self.sema.context.scope;
        let scope = self.sema.begin_class(class, parent, self.at);
        if self.is(TokenKind::Colon) && self.sema.program().classes[class].key == ClassKey::Union {
            self.rule_violation(code::UNION_WITH_BASE, self.at);
        }
        if self.eat(TokenKind::Colon) {
            let outer_scope = std::mem::replace(&mut self.sema.context.scope, parent);
            self.sema.class_state.unchecked += 1;
            self.base_clause(class);
            self.sema.class_state.unchecked -= 1;
            self.sema.context.scope = outer_scope;
            let entity = self.sema.program().classes[class].entity;
            self.sema.check_pending_access(Some(entity), true);
        }
        let open = self.at;
        let packing = self.packing_at(open);
        self.sema.pack_class(class, packing);
        if !self.is(TokenKind::LeftBrace) {
            // `nope<int> {` is reported already.
            if !(self.is(TokenKind::Less) && self.sema.declaring.last_error == Some(self.at.saturating_sub(1))) {
                self.syntax_error(code::CLASS_BODY_MISSING);
            }
            self.sema.abandon_class(class);
            while !matches!(self.kind(), TokenKind::LeftBrace | TokenKind::Semicolon | TokenKind::EndOfFile) {
                self.advance();
            }
            if self.is(TokenKind::LeftBrace) {
                self.skip_brackets();
            }
            return;
        }
        self.advance();
        let start = self.deferred.len();
        let noted = self.names_in_classes.len();
        self.sema.declaring.class_nesting += 1;
        self.sema.context.scope = scope;
        let function = self.sema.context.function;
        let depth = self.sema.declaring.template_depth;
        let is_union = self.sema.program().classes[class].key == ClassKey::Class;
        let access = if is_union { Access::Private } else { Access::Public };
        self.in_brackets(|parser| parser.guarded(|_| (), |parser| parser.member_specification(class, access)));
        self.sema.declaring.template_depth = depth;
        self.sema.context.function = function;
        self.sema.context.scope = outer;
        self.keep_changed_meanings(scope, noted);
        self.sema.declaring.class_nesting -= 1;
        if self.is(TokenKind::RightBrace) {
            self.advance();
        } else {
            self.unclosed_at(open, code::EXPECTED_CLOSING_BRACE, self.end_of_file());
            if let Some(close) = self.tokens.partner(open) {
                self.at = close + 1;
            }
        }
        self.sema.finish_class(class, self.previous());
        if self.sema.declaring.class_nesting == 0 {
            self.parse_deferred(start);
        }
    }
}
