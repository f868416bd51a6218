//! Initializers of bases and members in constructors ([class.base.init]).

use crate::Parser;
use crate::feature::Feature;
use crate::name::{NameMode, Qualifier};
use cufe_diagnostics::code;
use cufe_il::{InitializedMember, MemberInitializer, Program, ScopeKind};
use cufe_lex::TokenKind;
use cufe_sema::initialization::Initializer;

impl Parser<'_, '_> {
    /// mem-initializer-list ([class.base.init]). In an instance a pack expansion is one mem-initializer for each element
    /// ([temp.variadic]/5).
    pub(super) fn mem_initializers(&mut self) -> Vec<MemberInitializer> {
        let mut list = Vec::new();
        loop {
            let first = self.at;
            let Some(written) = self.mem_initializer() else { return list };
            self.report_packs_once(self.sema.expression(written.value).first);
            let elements = match self.is(TokenKind::Ellipsis) {
                true => self.expand_pattern(first, Self::mem_initializer),
                false => None,
            };
            match elements {
                Some(elements) => list.extend(elements.into_iter().flatten()),
                None => {
                    let is_pack = self.eat(TokenKind::Ellipsis);
                    if is_pack {
                        self.expand(first);
                    }
                    list.push(MemberInitializer { is_pack, ..written });
                }
            }
            if !self.eat(TokenKind::Comma) || self.at == first {
                return list;
            }
        }
    }

    /// mem-initializer ([class.base.init]), without the ellipsis of a pack expansion. `None` after a syntax error.
    fn mem_initializer(&mut self) -> Option<MemberInitializer> {
        let token = self.at;
        let member = match self.kind() {
            TokenKind::KwTypename => {
                if self.sema.context.speculating == 0 && !self.sema.declaring.in_instance {
                    self.error_at(code::EXPECTED_IDENTIFIER, token);
                }
                InitializedMember::Type(self.typename_specifier())
            }
            TokenKind::KwDecltype | TokenKind::KwTypeTransform => {
                let ty = self.type_where_implied();
                self.sema.check_initialized_type(ty, token);
                InitializedMember::Type(ty)
            }
            _ => self.mem_initializer_id()?,
        };
        let open = self.at;
        let value = match self.kind() {
            TokenKind::LeftParen => {
                self.advance();
                let elements = self.in_brackets(|parser| parser.expression_list_until(TokenKind::RightParen));
                self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                let close = self.previous();
                let parts = Initializer::Parenthesized(&elements, close);
                let constructor = self.sema.check_mem_initializer(member, parts, (token, open));
                let value = self.parenthesized_initializer(open, &elements);
                if let Some(constructor) = constructor {
                    self.sema.note_constructor_call(value, constructor);
                }
                value
            }
            TokenKind::LeftBrace => {
                let list = self.braced_init_list();
                self.sema.check_mem_initializer(member, Initializer::List(list), (token, open));
                list
            }
            _ => {
                self.syntax_error(code::EXPECTED_OPENING_PARENTHESIS);
                return None;
            }
        };
        Some(MemberInitializer { member, value, first: token, is_pack: false })
    }

    /// mem-initializer-id: the name of a member or a base; 292 where it is neither. `None` where there is no name; what
    /// follows is passed to the body.
    fn mem_initializer_id(&mut self) -> Option<InitializedMember> {
        // Looked up in the class, whatever parameters hide it ([class.base.init]/2).
        if self.is(TokenKind::Identifier)
            && matches!(self.peek(1), TokenKind::LeftParen | TokenKind::LeftBrace)
            && let Some(class) = self.sema.current_class()
            && let Some(field) = self.sema.initialized_field(class, self.sema.identifier_name(self.at))
        {
            self.advance();
            return Some(InitializedMember::Field(field));
        }
        let mode = NameMode { is_type: true, ..NameMode::default() };
        // It is looked up in the class; parameters are not seen ([class.base.init]/2).
        let scope = self.sema.context.scope;
        if let (ScopeKind::FunctionParameters, Some(parent)) =
            (self.sema.program().scopes[scope].kind, self.sema.program().scopes[scope].parent)
        {
            self.sema.context.scope = parent;
        }
        let name = self.parse_name(mode);
        self.sema.context.scope = scope;
        let Some(name) = name else {
            self.syntax_error(code::EXPECTED_IDENTIFIER);
            while !matches!(self.kind(), TokenKind::LeftBrace | TokenKind::EndOfFile) {
                self.advance();
            }
            return None;
        };
        if name.found.is_nothing() && name.qualifier == Qualifier::None {
            // Names are not looked up in dependent bases ([temp.dep]/3).
            let text = self.sema.name_text(name.name);
            self.name_error_at(code::NOT_MEMBER_OR_BASE, name.token, text);
            return Some(InitializedMember::Unknown);
        }
        let field = match (self.sema.current_class(), name.qualifier == Qualifier::None) {
            (Some(class), true) => self.sema.initialized_field(class, name.name),
            _ => None,
        };
        if field.is_none()
            && name.qualifier == Qualifier::None
            && !name.found.is_nothing()
            && !name.found.is_dependent
            && !self.sema.is_type_name(&name, mode)
            // A parameter can hide a base.
            && name.found.entities.iter().all(|&entity| {
                let scope = self.sema.program().entities[entity].scope;
                self.sema.program().scopes[scope].kind == ScopeKind::Class
            })
        {
            let text = self.sema.name_text(name.name);
            self.name_error_at(code::NOT_MEMBER_OR_BASE, name.token, text);
            return Some(InitializedMember::Unknown);
        }
        Some(match field {
            Some(field) => InitializedMember::Field(field),
            None => match self.type_of_name(&name) {
                Program::UNKNOWN => InitializedMember::Unknown,
                // A template and not the injected-class-name of a base: no class is deduced here ([dcl.type.class.deduct]/1).
                ty if name.arguments.is_none() && self.sema.deduced_template(ty).is_some() => {
                    let text = self.sema.name_text(name.name);
                    self.name_error_at(code::TEMPLATE_ARGUMENTS_MISSING, name.token, text);
                    InitializedMember::Unknown
                }
                ty => {
                    if self.sema.current_class().is_some_and(|class| self.sema.program().class_of(ty) == Some(class)) {
                        self.uses_feature(Feature::DelegatingConstructor, name.token);
                    }
                    InitializedMember::Type(ty)
                }
            },
        })
    }
}
