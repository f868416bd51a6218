//! Classes ([class]): their heads, and what is declared by them.

use super::DeclarationContext;
use super::attribute::AttributeFlags;
use super::specifier::{SpecifierFlags, SpecifierMode, Specifiers};
use super::tag::TagKey;
use crate::Parser;
use crate::name::{NameMode, ParsedName, Qualifier};
use cufe_il::{
    Access, ClassId, ClassKey, EntityFlags, EntityId, EntityKind, Name, Program, ScopeKind, TemplateHead, TemplateKind,
    Type, TypeId,
};
use cufe_lex::TokenKind;
use cufe_sema::attribute::Place;
use cufe_sema::cuda::{AttributeKind, AttributeTarget, CudaAttribute};

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
        if is_specialized {
            self.sema.check_pending_access(None, false);
        }
        let mut name = name;
        if let Some(name) = &mut name {
            self.refuse_arguments_of_class(name, context);
        }
        let more = self.attributes();
        attributes.merge(&more);
        let mut is_final = false;
        if self.is_final() && self.is_class_virt_specifier() {
            self.advance();
            is_final = true;
        }
        while is_final && self.is_final() {
            self.rule_violation(1451, self.at);
            self.advance();
        }
        let may_define = mode != SpecifierMode::Trailing || name.is_none();
        let defines = self.is(TokenKind::LeftBrace) && may_define
            || self.is(TokenKind::Colon) && mode == SpecifierMode::Declaration;
        self.refuse_attributes(&attributes, AttributeTarget::CLASS);
        if !defines {
            let is_sole = mode == SpecifierMode::Declaration && !context.is_alias && self.is(TokenKind::Semicolon);
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
            self.class_to_define(key, name.as_ref(), context, self.at)
        };
        if let Some(name) = &name {
            self.note_qualified_head(name, self.sema.program().classes[class].entity);
        }
        self.sema.program.classes[class].key = key;
        self.sema.program.classes[class].is_final = is_final;
        if attributes.flags.contains(AttributeFlags::DEVICE_BUILTIN) {
            let entity = self.sema.program().classes[class].entity;
            self.sema.program.entities[entity].flags |= EntityFlags::DEVICE_BUILTIN;
            result.attributes.flags |= AttributeFlags::DEVICE_BUILTIN;
        }
        let is_texture = |attribute: &CudaAttribute| {
            matches!(attribute.kind, AttributeKind::TextureType | AttributeKind::SurfaceType)
        };
        if attributes.cuda.iter().any(is_texture) {
            let entity = self.sema.program().classes[class].entity;
            self.sema.program.entities[entity].flags |= EntityFlags::TEXTURE;
        }
        let head_scope = context.heads.last().map(|head| head.scope);
        if let Some(head) = context.heads.last()
            && self.sema.program().classes[class].template.is_some()
        {
            self.sema.program.pattern_heads.insert(class, head.clone());
        }
        if name.as_ref().is_some_and(|name| matches!(name.qualifier, Qualifier::Type(_)) && name.arguments.is_none())
            && self.sema.program().classes[class].template.is_none()
            && !self.sema.declaring.in_instance
        {
            let heads: Vec<_> = context.heads.iter().filter(|head| !head.parameters.is_empty()).cloned().collect();
            if !heads.is_empty() {
                self.sema.program.member_class_heads.insert(class, heads);
            }
        }
        if self.sema.declaring.in_instance && name.is_some() {
            self.sema.program.classes[class].layout.merge(attributes.layout);
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
        self.class_definition(class, head_scope);
        self.sema.check_override_spaces(class, first_member);
        self.sema.check_hidden_functions(class);
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
            self.refuse_attributes(trailing, AttributeTarget::CLASS);
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
            self.rule_violation(if context.is_instantiation { 1882 } else { 1847 }, token.unwrap_or(first));
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

    /// The template head that belongs to a class or function with this name: the heads in front belong to the templates
    /// that the name is qualified with, except for a further one.
    pub(crate) fn own_head<'c>(
        &self,
        context: &'c DeclarationContext,
        qualifier: Qualifier,
    ) -> Option<&'c TemplateHead> {
        let depth = match qualifier {
            Qualifier::Type(ty) => self.templates_around(ty),
            _ => 0,
        };
        let head = context.heads.last()?;
        // Those without parameters belong to classes that are no templates any more.
        let count = context.heads.iter().filter(|head| !head.parameters.is_empty()).count();
        (count > depth && !head.parameters.is_empty()).then_some(head)
    }

    /// The number of class templates (patterns and partial specializations) that a class is or is nested in.
    fn templates_around(&self, ty: TypeId) -> usize {
        let mut count = 0;
        let Some(class) = self.sema.program().class_of(ty) else {
            return usize::from(
                matches!(self.sema.program().structure(ty), Type::Specialization { .. })
                    && self.sema.is_dependent_type(ty),
            );
        };
        let mut next = self.sema.program().classes[class].scope;
        while let Some(scope) = next {
            let entry = &self.sema.program().scopes[scope];
            if entry.kind == ScopeKind::Class
                && let Some(EntityKind::Class(class)) =
                    entry.entity.map(|entity| self.sema.program().entities[entity].kind)
            {
                let class = &self.sema.program().classes[class];
                let is_full = class.arguments.is_some_and(|arguments| !self.sema.are_dependent(arguments));
                if class.template.is_some() && !is_full {
                    count += 1;
                }
            }
            next = entry.parent;
        }
        count
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

    /// The class that a definition defines: declared before, or new.
    fn class_to_define(
        &mut self,
        key: ClassKey,
        name: Option<&ParsedName>,
        context: &DeclarationContext,
        behind: u32,
    ) -> ClassId {
        let scope = self.declaration_scope();
        let is_dependent = self.sema.declaring.template_depth > 0;
        let Some(name) = name.filter(|name| name.name.symbol().is_some() || name.name == Name::CONSTRUCTOR) else {
            return self.sema.new_class(Name::UNNAMED, key, scope, behind, is_dependent);
        };
        if self.has_name_of_class(context, name) {
            return self.sema.new_class(name.name, key, scope, name.token, is_dependent);
        }
        // `struct A::A` is read as a constructor's name in declarator mode; the injected name is meant.
        let own_head = self.own_head(context, name.qualifier).cloned();
        let target_scope = match name.qualifier {
            Qualifier::None => scope,
            Qualifier::Namespace(scope) => scope,
            Qualifier::Type(ty) => self
                .sema
                .program()
                .class_of(ty)
                .and_then(|class| self.sema.program().classes[class].scope)
                .unwrap_or(scope),
            Qualifier::Unknown => scope,
        };
        if let Some(arguments) = name.arguments {
            return self.specialization_to_define(key, name, arguments, context, target_scope, true);
        }
        let previous = self.lookup_tag(name, name.qualifier == Qualifier::None);
        if previous.is_none() && name.qualifier != Qualifier::None {
            self.check_declared_tag(context, name);
        }
        if let Some(previous) = previous {
            self.unhide(previous, behind);
            self.check_tag_key(TagKey::from(key), previous, name);
            match self.sema.program().entities[previous].kind {
                EntityKind::Class(class) if !self.sema.program().classes[class].is_complete => {
                    if !self.sema.declaring.in_instance && self.misses_head(context, name) {
                        self.rule_violation(795, name.first);
                    }
                    return class;
                }
                EntityKind::Template(template)
                    if self.sema.program().templates[template].kind == TemplateKind::Class =>
                {
                    if let Some(EntityKind::Class(class)) = self.sema.program().templates[template]
                        .pattern
                        .map(|pattern| self.sema.program().entities[pattern].kind)
                        && (!self.sema.program().classes[class].is_complete
                            || context.heads.first().is_some_and(|head| head.parameters.is_empty())
                                && self.sema.program().classes[class].scope.is_none())
                    {
                        if let Some(head) = own_head {
                            self.check_requires_again(template, &head, name.first);
                            self.check_defaults_allowed(context, name, false);
                            self.merge_head(template, head);
                        }
                        return class;
                    } else if self.misses_explicit_head(context, name) {
                        self.rule_violation(776, behind);
                    } else if own_head.is_some() && self.sema.program().entities[previous].scope == target_scope {
                        self.rule_violation(3369, name.token);
                    }
                }
                EntityKind::Class(class)
                    if self.sema.program().entities[previous].scope == target_scope
                        && self.sema.program().classes[class].template.is_none()
                        && own_head.is_none() =>
                {
                    let is_of_pattern = context.heads.iter().any(|head| !head.parameters.is_empty());
                    self.rule_violation(3369, if is_of_pattern { name.token } else { name.first });
                }
                _ => {}
            }
        }
        self.check_specialized_name(context, name);
        self.check_member_name(context, name.name, name.token, false);
        let class = self.sema.new_class(name.name, key, target_scope, name.token, is_dependent);
        self.declare_class(class, own_head);
        class
    }

    /// Whether a member template of an instance is named without the `template <>` that specializes the class.
    fn misses_explicit_head(&self, context: &DeclarationContext, name: &ParsedName) -> bool {
        matches!(name.qualifier, Qualifier::Type(ty)
            if self.sema.program().class_of(ty).is_some_and(|class| self.sema.program().classes[class].is_instance))
            && context.heads.iter().all(|head| !head.parameters.is_empty())
            && !self.sema.declaring.in_instance
    }

    /// Makes a new class, or the template whose pattern it is, visible.
    fn declare_class(&mut self, class: ClassId, head: Option<TemplateHead>) {
        let entity = self.sema.program().classes[class].entity;
        let sequence = self.sema.program().entities[entity].token;
        let name = self.sema.program().entities[entity].name;
        match &head {
            Some(head) => self.check_own_name(head, name, sequence),
            None => {
                let scope = self.sema.program().entities[entity].scope;
                self.check_hides_parameter(scope, name, sequence);
            }
        }
        match head {
            Some(head) => {
                let template = self.new_template(TemplateKind::Class, head, entity);
                self.sema.program.classes[class].template = Some(template);
                self.sema.program.classes[class].is_dependent = true;
                let template_entity = self.sema.program().templates[template].entity;
                self.sema.declare(template_entity, sequence);
            }
            None => self.sema.declare(entity, sequence),
        }
    }

    /// The class for a partial or explicit specialization.
    fn specialization_to_define(
        &mut self,
        key: ClassKey,
        name: &ParsedName,
        arguments: cufe_il::ArgumentsId,
        context: &DeclarationContext,
        scope: cufe_il::ScopeId,
        is_definition: bool,
    ) -> ClassId {
        let template = name.found.first().and_then(|entity| self.sema.template_of(entity));
        let is_dependent =
            context.heads.iter().any(|head| !head.parameters.is_empty()) || self.sema.declaring.template_depth > 0;
        let Some(template) = template else {
            return self.sema.new_class(name.name, key, scope, name.token, is_dependent);
        };
        let arguments = self.sema.complete_arguments(template, arguments);
        let canonical = self.sema.program.canonical_arguments(arguments);
        self.check_specialization(context, name, template, canonical, is_definition);
        let is_own = canonical == self.sema.program().templates[template].own_arguments;
        if let Some(class) = self.sema.explicit_specialization(template, canonical)
            && !self.sema.program().classes[class].is_complete
            && !is_own
        {
            return class;
        }
        let symbol_name = self.sema.program().entities[self.sema.program().templates[template].entity].name;
        let target = self.sema.program().entities[self.sema.program().templates[template].entity].scope;
        if let Some(class) = self.sema.specialize_undefined(template, canonical) {
            self.sema.program.add_class_specialization(template, canonical, class);
            return class;
        }
        let class = self.sema.new_class(symbol_name, key, target, name.token, is_dependent);
        self.sema.program.add_class_specialization(template, canonical, class);
        if !self.sema.are_dependent(canonical) {
            // It may have been named before.
            let template = self.sema.program().templates[template].entity;
            let ty = self.sema.program.intern_type(Type::Specialization { template, arguments: canonical });
            self.sema.program.become_class(ty, class);
        }
        class
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
            self.syntax_error(110);
            result.ty = Some(Program::UNKNOWN);
            return;
        };
        if attributes.flags.contains(AttributeFlags::DEVICE_BUILTIN) {
            result.attributes.flags |= AttributeFlags::DEVICE_BUILTIN;
        }
        let is_friend = result.flags.contains(SpecifierFlags::FRIEND);
        // `class X;` declares X here, even if an outer X exists.
        let is_declaration = is_sole && !is_friend && name.qualifier == Qualifier::None;
        let own_head = self.own_head(context, name.qualifier).cloned();
        if let Some(arguments) = name.arguments {
            if is_declaration
                && !context.heads.is_empty()
                && self.sema.context.speculating == 0
                && !context.is_instantiation
            {
                self.check_specialized_arguments(Some(&name));
                let is_definition = !self.is(TokenKind::Semicolon);
                let scope = self.declaration_scope();
                let class = self.specialization_to_define(key, &name, arguments, context, scope, is_definition);
                result.ty = Some(self.sema.program().classes[class].ty);
                return;
            }
            if is_friend {
                self.check_friend_specialization(context, &name);
            }
            let ty = self.type_of_name(&name);
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
                self.check_class_instantiation(context, &name, ty);
            }
            result.ty = Some(ty);
            return;
        }
        self.check_instantiated_name(context, &name);
        let previous = self.lookup_tag(&name, is_declaration).or_else(|| self.befriended_by_pattern(&name, is_friend));
        if let Some(entity) = previous {
            if !is_declaration {
                self.check_elaborated_typedef(TagKey::from(key), entity, &name);
            }
            self.check_tag_key(TagKey::from(key), entity, &name);
            result.flags |= SpecifierFlags::DECLARES;
            result.tag = Some(entity);
            if is_declaration && self.sema.context.speculating == 0 {
                self.unhide(entity, self.at);
            }
            if let EntityKind::Template(template) = self.sema.program().entities[entity].kind {
                if let Some(head) = own_head
                    && self.sema.context.speculating == 0
                    && !is_friend
                {
                    self.merge_head(template, head);
                }
                let ty = match self.sema.program().templates[template].pattern {
                    Some(pattern) if !context.heads.is_empty() => self.sema.type_of_entity(pattern),
                    _ => Some(self.sema.program.intern_type(Type::DeducedTemplate(entity))),
                };
                result.ty = Some(ty.unwrap_or(Program::UNKNOWN));
                return;
            }
            let ty = self.sema.type_of_entity(entity).unwrap_or(Program::UNKNOWN);
            result.ty = Some(self.member_type(&name.found, ty));
            return;
        }
        if name.qualifier != Qualifier::None {
            if is_friend || self.is(TokenKind::Semicolon) {
                self.check_declared_tag(context, &name);
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
            self.declaration_scope()
        } else if is_friend {
            self.sema.program().enclosing_namespace(self.sema.context.scope)
        } else {
            self.injection_scope()
        };
        if own_head.is_none()
            && let Some((entity, class)) = self.befriended_class(scope, &name)
        {
            if !is_friend {
                self.unhide(entity, self.at);
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
            // Invisible to ordinary lookup until it is declared in its namespace ([namespace.memdef]).
            let bound = match own_head {
                Some(head) => {
                    let template = self.new_template(TemplateKind::Class, head, entity);
                    self.sema.program.classes[class].template = Some(template);
                    self.sema.program().templates[template].entity
                }
                None => entity,
            };
            self.sema.program.bind(scope, name.name, bound, name.token, true);
        } else {
            self.declare_class(class, own_head);
        }
        result.flags |= SpecifierFlags::DECLARES;
        result.tag = Some(entity);
        result.ty = Some(self.sema.program().classes[class].ty);
    }

    /// The class of a scope that only a friend declaration declared so far: lookup does not find it, a further declaration
    /// means it ([namespace.memdef]).
    fn befriended_class(&self, scope: cufe_il::ScopeId, name: &ParsedName) -> Option<(EntityId, ClassId)> {
        let found = self.sema.lookup_previous(scope, name.name, u32::MAX);
        found.entities.into_iter().find_map(|entity| match self.sema.program().entities[entity].kind {
            EntityKind::Class(class) => Some((entity, class)),
            _ => None,
        })
    }

    /// In an instance: the class or class template that the pattern's friend declaration declared ([temp.friend]).
    fn befriended_by_pattern(&self, name: &ParsedName, is_friend: bool) -> Option<EntityId> {
        if !self.sema.declaring.in_instance || !is_friend || name.qualifier != Qualifier::None {
            return None;
        }
        let scope = self.sema.program().enclosing_namespace(self.sema.context.scope);
        let found = self.sema.lookup_previous(scope, name.name, u32::MAX);
        found.entities.into_iter().find(|&entity| match self.sema.program().entities[entity].kind {
            EntityKind::Class(_) => true,
            EntityKind::Template(template) => self.sema.program().templates[template].kind == TemplateKind::Class,
            _ => false,
        })
    }

    /// The definition, at `:` or `{`.
    fn class_definition(&mut self, class: ClassId, head_scope: Option<cufe_il::ScopeId>) {
        let entity = self.sema.program().classes[class].entity;
        let outer = self.sema.context.scope;
        let name_scope = self.sema.program().entities[entity].scope;
        // Names are looked up in the class, then in the heads in front, then in the scope it is a member of.
        let parent = match head_scope {
            Some(head) => {
                if name_scope != self.declaration_scope() {
                    self.reparent_heads(name_scope);
                }
                head
            }
            None if name_scope != self.declaration_scope()
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
        let entity = self.sema.program().classes[class].entity;
        let outer = self.sema.context.scope;
        let scope = self.sema.program.add_scope(ScopeKind::Class, parent, Some(entity));
        let definition = self.at;
        let entry = &mut self.sema.program.classes[class];
        entry.definition = Some(definition);
        entry.scope = Some(scope);
        entry.is_being_defined = true;
        entry.bases.clear();
        let name = self.sema.program().entities[entity].name;
        if name != Name::UNNAMED {
            self.sema.program.bind(scope, name, entity, 0, false);
        }
        if self.is(TokenKind::Colon) && self.sema.program().classes[class].key == ClassKey::Union {
            self.rule_violation(241, self.at);
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
        self.sema.program.classes[class].layout.pack = self.packing_at(open);
        if !self.is(TokenKind::LeftBrace) {
            // `nope<int> {` is told already.
            if !(self.is(TokenKind::Less) && self.last_error == Some(self.at.saturating_sub(1))) {
                self.syntax_error(243);
            }
            self.sema.program.classes[class].is_being_defined = false;
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
            self.syntax_error_at(67, self.end_of_file());
            if let Some(close) = self.tokens.partner(open) {
                self.at = close + 1;
            }
        }
        let last = self.previous();
        self.sema.note_change();
        let entry = &mut self.sema.program.classes[class];
        entry.is_being_defined = false;
        entry.is_complete = true;
        entry.last = Some(last);
        self.sema.check_flexible_members(class);
        let entry = &mut self.sema.program.classes[class];
        if let Some(template) = entry.template {
            self.sema.program.templates[template].is_defined = true;
        }
        if self.sema.declaring.class_nesting == 0 {
            self.parse_deferred(start);
        }
    }

    /// Gives the outermost template head in front of a declaration another scope around it.
    pub(crate) fn reparent_heads(&mut self, scope: cufe_il::ScopeId) {
        let mut outermost = None;
        let mut current = self.sema.context.scope;
        while self.sema.program().scopes[current].kind == ScopeKind::TemplateParameters {
            outermost = Some(current);
            match self.sema.program().scopes[current].parent {
                Some(parent) => current = parent,
                None => break,
            }
        }
        if let Some(outermost) = outermost {
            self.reparent(outermost, scope);
        }
    }

    /// Gives a scope that is or encloses the current one another scope around it.
    pub(crate) fn reparent(&mut self, outermost: cufe_il::ScopeId, scope: cufe_il::ScopeId) {
        let scopes = &mut self.sema.program.scopes;
        scopes[outermost].parent = Some(scope);
        scopes[outermost].is_outside_class = scopes[scope].kind == ScopeKind::Class;
        let in_unnamed_namespace = scopes[scope].in_unnamed_namespace;
        let mut current = self.sema.context.scope;
        loop {
            scopes[current].in_unnamed_namespace |= in_unnamed_namespace;
            match scopes[current].parent {
                Some(parent) if current != outermost => current = parent,
                _ => return,
            }
        }
    }

    /// Records a declaration that the host file leaves out, if it is one of the toolkit's own types.
    pub(crate) fn record_suppressed(&mut self, first: u32, last: u32, entity: Option<EntityId>) {
        if self.sema.context.speculating == 0 {
            self.sema.program.suppressed.push(cufe_il::SuppressedDeclaration { first, last });
        }
        if let Some(entity) = entity {
            self.sema.program.entities[entity].flags |= EntityFlags::DEVICE_BUILTIN;
        }
    }
}
