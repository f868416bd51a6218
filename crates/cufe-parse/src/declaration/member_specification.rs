//! The members of a class, one declaration after another ([class.mem.general]).

use super::DeclarationContext;
use crate::Parser;
use crate::name::{NameMode, Qualifier};
use cufe_diagnostics::code;
use cufe_il::{Access, ClassId};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// member-specification, up to the `}`.
    pub(super) fn member_specification(&mut self, class: ClassId, mut access: Access) {
        loop {
            self.take_pragmas(crate::pragma::PragmaPlace::Class);
            match self.kind() {
                TokenKind::RightBrace | TokenKind::EndOfFile => {
                    self.sema.member_access = Access::Public;
                    return;
                }
                TokenKind::KwPublic | TokenKind::KwProtected | TokenKind::KwPrivate => {
                    access = match self.kind() {
                        TokenKind::KwPublic => Access::Public,
                        TokenKind::KwProtected => Access::Protected,
                        _ => Access::Private,
                    };
                    self.advance();
                    if self.is_attribute() {
                        self.syntax_error(code::EXPECTED_COLON);
                        self.attributes();
                    }
                    self.expect(TokenKind::Colon, code::EXPECTED_COLON);
                }
                _ => {
                    let before = self.at;
                    let mut context =
                        DeclarationContext { first: self.at, in_class: true, access, ..DeclarationContext::default() };
                    self.sema.member_access = access;
                    self.member_declaration(class, &mut context);
                    if self.at == before {
                        // Every turn makes progress.
                        self.syntax_error(code::EXPECTED_DECLARATION);
                        self.advance();
                    }
                }
            }
        }
    }

    fn member_declaration(&mut self, class: ClassId, context: &mut DeclarationContext) {
        while self.is(TokenKind::KwExtension) {
            self.advance();
        }
        if self.is(TokenKind::KwExport) && !self.export_of_member() {
            return;
        }
        self.pass_attributes_of_member_using();
        match self.kind() {
            TokenKind::Semicolon => {
                self.advance();
            }
            TokenKind::KwUsing => self.using_in_class(context),
            TokenKind::KwStaticAssert => self.static_assert_declaration(),
            TokenKind::KwTemplate => self.template_declaration(context),
            TokenKind::KwExtern if self.peek(1) == TokenKind::StringLiteral => {
                self.error_at(code::LINKAGE_SPECIFICATION_NOT_ALLOWED, self.at);
                self.at += 2;
                self.simple_declaration(context);
            }
            TokenKind::KwFriend
                if matches!(self.peek(1), TokenKind::Identifier | TokenKind::ColonColon | TokenKind::KwTypename)
                    && self.is_friend_type() => {}
            TokenKind::Identifier | TokenKind::ColonColon if self.is_access_declaration() => {
                // A using-declaration without its keyword, as C++03 had it.
                self.using_declarator(false, context);
                self.end_of_declaration();
            }
            _ => {
                self.simple_declaration(context);
            }
        }
        let _ = class;
    }

    /// `B::member;`, an access declaration of C++03 (Annex D there), which the reference accepts in all modes.
    fn is_access_declaration(&mut self) -> bool {
        if !self.is_qualified_name_alone() {
            return false;
        }
        let name = self.look_ahead(|parser| {
            let name = parser.parse_name(NameMode { is_declarator: true, ..NameMode::default() });
            name.filter(|_| parser.is(TokenKind::Semicolon))
        });
        let Some(name) = name else { return false };
        let Qualifier::Type(ty) = name.qualifier else { return false };
        self.sema.program().class_of(ty).is_none_or(|class| Some(class) != self.sema.current_class())
    }

    /// Whether all of a declaration is, or may be, a qualified name: what stands before its `;` tells most of the others.
    fn is_qualified_name_alone(&self) -> bool {
        let mut end = self.at;
        let mut operator = None;
        loop {
            match self.tokens.kind(end) {
                TokenKind::Semicolon => break,
                TokenKind::KwOperator => operator = Some(end),
                TokenKind::Equal | TokenKind::Colon | TokenKind::LeftBrace if operator.is_none() => return false,
                TokenKind::LeftBrace | TokenKind::RightBrace | TokenKind::EndOfFile => return false,
                TokenKind::LeftParen if operator.is_none_or(|operator| end - operator > 1) => return false,
                _ => {}
            }
            end += 1;
        }
        let name = operator.unwrap_or(end - 1);
        let is_name = operator.is_some() || self.tokens.kind(name) == TokenKind::Identifier;
        is_name && name > self.at && self.tokens.kind(name - 1) == TokenKind::ColonColon
    }

    /// `friend T;`, `friend typename T::x;`: passed if it stands here.
    fn is_friend_type(&mut self) -> bool {
        let checkpoint = self.checkpoint();
        self.advance();
        let mut types = Vec::new();
        loop {
            let mode = NameMode { is_type: true, ..NameMode::default() };
            let passed = if self.is(TokenKind::KwTypename) {
                types.push(self.typename_specifier());
                true
            } else {
                match self.parse_name(mode).filter(|name| self.sema.is_type_name(name, mode)) {
                    Some(name) => {
                        types.push(self.type_of_name(&name));
                        true
                    }
                    None => false,
                }
            };
            if self.eat(TokenKind::Ellipsis) {
                let ellipsis = self.previous();
                self.note_expansion(checkpoint.at(), ellipsis, ellipsis);
            }
            if !passed || self.failed_since(&checkpoint) {
                self.rewind(&checkpoint);
                return false;
            }
            if self.eat(TokenKind::Comma) {
                continue;
            }
            if self.eat(TokenKind::Semicolon) {
                if let Some(class) = self.sema.current_class()
                    && self.sema.context.speculating == 0
                {
                    types.into_iter().for_each(|ty| self.sema.befriend_type(class, ty));
                }
                return true;
            }
            self.rewind(&checkpoint);
            return false;
        }
    }
}
