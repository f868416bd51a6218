//! The translation unit, namespaces, linkage specifications ([basic.link], [namespace.def], [dcl.link]).

use super::DeclarationContext;
use super::attribute::AttributeFlags;
use crate::Parser;
use crate::name::{NameMode, OnlyNames};
use crate::pragma::PragmaPlace;
use cufe_base::Standard;
use cufe_base::profile;
use cufe_diagnostics::code;
use cufe_il::{EntityId, EntityKind, Name, NamespacePart, WrittenKind};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// All declarations up to the end of the source.
    pub fn translation_unit(&mut self) {
        while !self.is(TokenKind::EndOfFile) {
            let before = self.at;
            self.namespace_member();
            if !self.sema.constants.immediate_names.is_empty() {
                self.sema.report_immediate_names();
            }
            if self.at == before {
                self.syntax_error(code::EXPECTED_DECLARATION);
                self.recover_declaration();
            }
        }
        self.take_pragmas(PragmaPlace::Global);
    }

    /// After a token that can't begin a declaration: to the next `;` or behind a closing brace.
    fn recover_declaration(&mut self) {
        match self.kind() {
            TokenKind::RightBrace => while self.eat(TokenKind::RightBrace) {},
            TokenKind::RightParen | TokenKind::RightBracket => {
                self.advance();
            }
            TokenKind::LeftBrace => self.skip_brackets(),
            _ => {
                self.advance();
                self.skip_to_semicolon();
            }
        }
    }

    /// One declaration of a namespace.
    pub(crate) fn namespace_member(&mut self) {
        let is_global = self.sema.context.scope == cufe_il::Program::GLOBAL_SCOPE;
        self.take_pragmas(if is_global { PragmaPlace::Global } else { PragmaPlace::Namespace });
        if let Some(passed) = self.unneeded.at(self.at) {
            self.pass(&passed);
            self.at = passed.end;
            self.module.note_declaration();
            return;
        }
        let mut context = DeclarationContext { first: self.at, ..DeclarationContext::default() };
        let first = self.at;
        if self.sema.options.record_time {
            let (file, ..) = self.sema.source.line(self.sema.position(first));
            profile::enter_file(self.sema.source.file_name(file));
        }
        self.declaration(&mut context);
        self.check_packs(first);
        if self.in_vain.is_some_and(|is_in_vain| is_in_vain(self.sema)) {
            self.at = self.tokens.len() as u32 - 1;
        }
    }

    /// A declaration at namespace scope.
    pub(crate) fn declaration(&mut self, context: &mut DeclarationContext) {
        // What was read ahead in the last declaration is not needed any more.
        self.names.clear();
        self.arguments.clear();
        while self.is(TokenKind::KwExtension) {
            self.advance();
        }
        self.pass_misplaced_attributes();
        self.check_exported_names();
        match self.kind() {
            TokenKind::Semicolon => {
                self.advance();
            }
            TokenKind::Identifier | TokenKind::KwExport if self.module_declaration() => return,
            TokenKind::KwExport => self.export_declaration(context),
            TokenKind::KwNamespace => self.namespace_definition(context, false),
            TokenKind::KwInline if self.peek(1) == TokenKind::KwNamespace => {
                self.advance();
                self.namespace_definition(context, true);
            }
            // GNU: only the class itself is instantiated, and none of its members.
            TokenKind::KwInline if self.peek(1) == TokenKind::KwTemplate && self.peek(2) != TokenKind::Less => {
                self.advance();
                self.template_declaration(context);
            }
            TokenKind::KwUsing => self.using(context),
            TokenKind::KwStaticAssert => self.static_assert_declaration(),
            TokenKind::KwTemplate => self.template_declaration(context),
            TokenKind::KwExtern if self.peek(1) == TokenKind::KwTemplate => {
                self.advance();
                context.is_instantiation_declaration = true;
                self.template_declaration(context);
            }
            TokenKind::KwExtern if self.peek(1) == TokenKind::StringLiteral => self.linkage_specification(context),
            TokenKind::KwAsm if self.is_asm_declaration() => {
                self.asm_declaration();
            }
            _ => {
                self.simple_declaration(context);
            }
        }
        self.module.note_declaration();
    }

    /// Passes attributes in front of a using-declaration of a class, where the host compiler takes them: Clang does.
    pub(super) fn pass_attributes_of_member_using(&mut self) {
        if self.sema.options.dialect.is_clang()
            && self.tokens.kind(self.sema.reader.behind_attributes(self.at)) == TokenKind::KwUsing
        {
            self.attributes();
        }
    }

    /// Passes attributes in front of a declaration that can't have any (1847); a static_assert-declaration ignores them.
    fn pass_misplaced_attributes(&mut self) {
        let first = self.at;
        let after = self.sema.reader.behind_attributes(first);
        if after == first {
            return;
        }
        let following = self.tokens.kind(after + 1);
        let is_clang = self.sema.options.dialect.is_clang();
        let is_misplaced = match self.tokens.kind(after) {
            // Clang takes them in front of using-declarations, using-directives and alias-declarations, and ignores those of a
            // linkage specification (measured).
            TokenKind::KwUsing if is_clang => {
                self.attributes();
                return;
            }
            TokenKind::KwExtern if is_clang && following == TokenKind::StringLiteral => {
                self.attributes();
                return;
            }
            TokenKind::KwNamespace | TokenKind::KwTemplate | TokenKind::KwUsing | TokenKind::KwAsm => true,
            TokenKind::KwInline => following == TokenKind::KwNamespace,
            TokenKind::KwExtern => matches!(following, TokenKind::KwTemplate | TokenKind::StringLiteral),
            TokenKind::KwStaticAssert => {
                self.at = after;
                return;
            }
            _ => false,
        };
        if is_misplaced {
            self.rule_violation(code::ATTRIBUTES_NOT_ALLOWED, first);
            // Their arguments are looked at all the same.
            self.attributes();
            self.at = after;
        }
    }

    fn namespace_definition(&mut self, context: &mut DeclarationContext, is_inline: bool) {
        self.advance();
        let mut attributes = self.attributes();
        if self.is(TokenKind::Identifier) && self.peek(1) == TokenKind::Equal {
            self.sema.misplaced_attributes(&attributes);
            self.namespace_alias();
            return;
        }
        if self.is(TokenKind::Identifier) && self.peek(1) == TokenKind::KwAttribute {
            let token = self.at;
            let is_alias = self.look_ahead(|parser| {
                parser.advance();
                parser.attributes();
                parser.is(TokenKind::Equal)
            });
            if is_alias {
                self.advance();
                let misplaced = self.attributes();
                if let Some(first) = misplaced.first() {
                    self.sema.report_misplaced_attribute(first);
                }
                self.namespace_alias_of(token);
                return;
            }
        }
        let outer = self.sema.context.scope;
        let mut last = None;
        let mut is_inner_inline = is_inline;
        let mut parts: Vec<EntityId> = Vec::new();
        if self.is(TokenKind::ColonColon) && self.peek(1) == TokenKind::Identifier {
            self.rule_violation(code::QUALIFIED_NAME_NOT_ALLOWED, self.at);
            self.advance();
        }
        if self.is(TokenKind::Identifier) && self.peek(1) == TokenKind::ColonColon {
            self.check_nested_namespace(&attributes, is_inline);
        }
        // `namespace A::inline B::C {`
        while self.is(TokenKind::Identifier) {
            let token = self.advance();
            let name = self.sema.identifier_name(token);
            if self.is(TokenKind::KwAttribute) {
                let more = self.attributes();
                attributes.merge(&more);
            }
            let namespace = self.sema.enter_namespace(name, token, is_inner_inline);
            parts.push(namespace);
            last = Some(namespace);
            if !self.eat(TokenKind::ColonColon) {
                break;
            }
            is_inner_inline = self.eat(TokenKind::KwInline);
            if !self.is(TokenKind::Identifier) {
                self.syntax_error(code::EXPECTED_IDENTIFIER);
                break;
            }
        }
        let namespace = match last {
            Some(namespace) => namespace,
            None => {
                let namespace = self.sema.enter_namespace(Name::UNNAMED, self.at, is_inline);
                parts.push(namespace);
                namespace
            }
        };
        self.sema.refuse_attribute_set(&attributes, cufe_sema::cuda::AttributeTarget::OTHER);
        if let EntityKind::Namespace(id) = self.sema.program().entities[namespace].kind {
            self.sema.apply_namespace_attributes(&attributes.general, id);
        }
        if attributes.flags.contains(AttributeFlags::VISIBILITY)
            && let EntityKind::Namespace(id) = self.sema.program().entities[namespace].kind
        {
            self.sema.note_visibility_of_namespace(id);
        }
        if !self.is(TokenKind::LeftBrace) {
            let is_nameless = self.tokens.kind(self.previous()) == TokenKind::KwNamespace;
            self.syntax_error(if is_nameless { code::EXPECTED_IDENTIFIER } else { code::EXPECTED_OPENING_BRACE });
            let error = self.at;
            while !matches!(self.kind(), TokenKind::LeftBrace | TokenKind::EndOfFile) {
                self.advance();
            }
            self.resume_after(error);
        }
        let open = self.at;
        self.eat(TokenKind::LeftBrace);
        self.sema.add_namespace_part(NamespacePart {
            namespace,
            first: context.first,
            open,
            close: self.tokens.partner(open).unwrap_or_else(|| self.end_of_file()),
        });
        self.members_between_braces();
        self.take_pragmas(PragmaPlace::Namespace);
        self.sema.context.scope = outer;
        if !self.eat(TokenKind::RightBrace) {
            self.unclosed(open, code::EXPECTED_CLOSING_BRACE);
        }
    }

    /// `A::B` behind `namespace`: neither `inline` (2768) nor attributes (1098) stand in front of it ([namespace.def]).
    fn check_nested_namespace(&mut self, attributes: &super::attribute::AttributeSet, is_inline: bool) {
        if is_inline {
            let before = self.at.saturating_sub(1);
            let keyword = (0..=before).rev().take(64).find(|&token| self.tokens.kind(token) == TokenKind::KwInline);
            self.rule_violation(code::INLINE_NESTED_NAMESPACE, keyword.unwrap_or(before));
        }
        if let Some(first) = attributes.first() {
            self.sema.report_misplaced_attribute(first);
        }
    }

    /// The declarations up to `}`; namespaces and linkage specifications nest.
    pub(super) fn members_between_braces(&mut self) {
        self.guarded(
            |_| (),
            |parser| {
                while !matches!(parser.kind(), TokenKind::RightBrace | TokenKind::EndOfFile) {
                    let before = parser.at;
                    parser.namespace_member();
                    if parser.at == before {
                        parser.syntax_error(code::EXPECTED_DECLARATION);
                        parser.recover_declaration();
                    }
                }
            },
        );
    }

    /// `A = B::C;` behind `namespace`.
    pub(crate) fn namespace_alias(&mut self) {
        let token = self.advance();
        self.namespace_alias_of(token);
    }

    /// As [`Self::namespace_alias`], at the `=` behind the name.
    fn namespace_alias_of(&mut self, token: u32) {
        self.advance();
        let name = self.parse_name(NameMode { only: OnlyNames::Namespaces, ..NameMode::default() });
        match name {
            Some(name) => {
                let target = name.found.first();
                match target.map(|entity| self.sema.program().entities[entity].kind) {
                    Some(EntityKind::Namespace(id) | EntityKind::NamespaceAlias(id)) => {
                        let scope = self.sema.context.scope;
                        let alias_name = self.sema.identifier_name(token);
                        let alias = self.sema.new_entity(EntityKind::NamespaceAlias(id), alias_name, scope, token);
                        let known = self.sema.lookup_previous(scope, alias_name, u32::MAX);
                        match known.first().map(|entity| self.sema.program().entities[entity].kind) {
                            None if known.is_nothing() => self.sema.declare(alias, token),
                            Some(EntityKind::NamespaceAlias(other)) if other != id => {
                                self.rule_violation(code::NAMESPACE_ALIAS_REDEFINED, token);
                            }
                            Some(EntityKind::Namespace(_)) => self.rule_violation(code::ALREADY_DECLARED, token),
                            Some(EntityKind::Variable(_) | EntityKind::Function(_) | EntityKind::Class(_)) => {
                                self.rule_violation(code::ALREADY_DECLARED, token);
                            }
                            _ => {}
                        }
                    }
                    _ => self.sema.no_namespace(&name),
                }
            }
            None => self.syntax_error(code::EXPECTED_IDENTIFIER),
        }
        self.end_of_declaration();
    }

    /// `extern "C" { ... }`, `extern "C" declaration`.
    fn linkage_specification(&mut self, context: &mut DeclarationContext) {
        let first = self.advance();
        let string = self.advance();
        while self.eat(TokenKind::StringLiteral) {}
        // A string literal with an encoding prefix names no linkage ([dcl.link]/2).
        // Before C++20 `u8` makes no difference to the type, and is accepted (measured).
        let text = self.sema.reader.token_text(string);
        let text = if self.since(Standard::Cpp20) { text } else { text.strip_prefix(b"u8").unwrap_or(text) };
        let is_prefixed = !matches!(text.first(), Some(b'"' | b'R'));
        let is_c = match self.sema.joined_literal_text(string).as_slice() {
            b"C" if !is_prefixed => true,
            b"C++" if !is_prefixed => false,
            _ => {
                self.error_at(code::UNKNOWN_LINKAGE, string);
                false
            }
        };
        let outer = std::mem::replace(&mut self.sema.declaring.c_linkage, is_c);
        if self.is(TokenKind::LeftBrace) {
            let open = self.advance();
            self.members_between_braces();
            if !self.eat(TokenKind::RightBrace) {
                self.unclosed(open, code::EXPECTED_CLOSING_BRACE);
            }
            let kind = WrittenKind::Linkage { is_c };
            self.sema.record(kind, self.sema.context.scope, (first, self.previous()));
        } else {
            context.is_direct_linkage = true;
            self.declaration(context);
        }
        self.sema.declaring.c_linkage = outer;
    }
}
