//! Operator names: operator functions, literal operators, conversion functions ([over.oper], [over.literal],
//! [class.conv.fct]).

use super::Qualifier;
use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{Name, Operator, TypeId};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// `operator` and what follows it. Returns the name, and the type of a conversion function.
    pub(super) fn operator_function_id(&mut self, qualifier: Qualifier) -> Option<(Name, Option<TypeId>)> {
        self.advance();
        let operator = match self.kind() {
            TokenKind::KwNew | TokenKind::KwDelete => {
                let is_new = self.is(TokenKind::KwNew);
                self.advance();
                let is_array = self.is(TokenKind::LeftBracket) && self.peek(1) == TokenKind::RightBracket;
                if is_array {
                    self.at += 2;
                }
                match (is_new, is_array) {
                    (true, false) => Operator::New,
                    (true, true) => Operator::NewArray,
                    (false, false) => Operator::Delete,
                    (false, true) => Operator::DeleteArray,
                }
            }
            TokenKind::LeftParen if self.peek(1) == TokenKind::RightParen => {
                self.at += 2;
                Operator::Call
            }
            TokenKind::LeftBracket if self.peek(1) == TokenKind::RightBracket => {
                self.at += 2;
                Operator::Subscript
            }
            TokenKind::StringLiteral => return Some((self.literal_operator_id()?, None)),
            TokenKind::Greater if self.is_right_shift() => {
                self.at += 2;
                Operator::GreaterGreater
            }
            kind => match Operator::from_token(kind) {
                Some(operator) => {
                    self.advance();
                    operator
                }
                None if self.is_no_operator(qualifier) => {
                    self.syntax_error(code::OPERATOR_NOT_OVERLOADABLE);
                    self.skip_rest_of_declaration();
                    return None;
                }
                None => {
                    let ty = match qualifier {
                        Qualifier::Type(class) => self.conversion_type_id_of(class),
                        _ => self.conversion_type_id(),
                    };
                    return Some((Name::CONVERSION, Some(ty)));
                }
            },
        };
        Some((Name::operator(operator), None))
    }

    /// String literals side by side are one ([lex.phases]/6), which is empty, has no prefix, and has the suffix or stands before it
    /// ([over.literal]/1).
    fn literal_operator_id(&mut self) -> Option<Name> {
        let first = self.at;
        let (mut suffix, mut is_empty, mut is_mixed) = (None, true, false);
        while self.is(TokenKind::StringLiteral) {
            let token = self.advance();
            let text = self.sema.source.slice(self.tokens.range(token));
            let own = self.tokens.suffix(token);
            let length = own.map_or(0, |own| self.sema.text(own).len());
            is_empty &= text.get(..text.len().saturating_sub(length)) == Some("\"\"");
            if own.is_some() && suffix.is_some_and(|suffix| Some(suffix) != own) {
                self.sema.report_different_suffix(token);
                is_mixed = true;
            }
            suffix = suffix.or(own);
        }
        if !is_empty {
            self.error_at(code::LITERAL_OPERATOR_STRING, first);
            return suffix.map(Name::literal_operator);
        }
        match suffix {
            _ if is_mixed => {}
            Some(suffix) => return Some(Name::literal_operator(suffix)),
            None if self.kind().has_symbol() => {
                let suffix = self.tokens.symbol(self.at);
                self.advance();
                return Some(Name::literal_operator(suffix));
            }
            None => {}
        }
        self.syntax_error(code::LITERAL_OPERATOR_STRING);
        self.skip_rest_of_declaration();
        None
    }

    /// Behind an operator name that is none: the rest of the declaration says nothing more.
    fn skip_rest_of_declaration(&mut self) {
        while !matches!(
            self.kind(),
            TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace | TokenKind::EndOfFile
        ) {
            if self.kind().is_opening_bracket() { self.skip_brackets() } else { self.at += 1 }
        }
        self.sema.declaring.last_error = Some(self.at);
    }

    /// Whether what follows `operator` is neither an operator nor a type.
    fn is_no_operator(&mut self, qualifier: Qualifier) -> bool {
        match self.kind() {
            TokenKind::ColonColon => self.peek(1) == TokenKind::LeftParen,
            // What `decltype(…)::` qualifies is a type here ([temp.res.general]/4).
            TokenKind::KwDecltype => false,
            TokenKind::Identifier => {
                qualifier == Qualifier::None
                    && self.peek(1) == TokenKind::LeftParen
                    && self.sema.current_class().is_none_or(|class| self.sema.program().classes[class].bases.is_empty())
                    && {
                        let name = Name::identifier(self.tokens.symbol(self.at));
                        let found = self.sema.lookup_unqualified(name, self.sema.context.scope, self.at);
                        found.is_nothing() && !found.is_dependent
                    }
            }
            _ => !self.starts_type() && !self.is_attribute(),
        }
    }

    /// The type of a conversion function of another class: names are looked up in that class first ([basic.lookup.unqual]).
    fn conversion_type_id_of(&mut self, class: TypeId) -> TypeId {
        let here = self.sema.context.scope;
        if self.sema.program().scopes[here].kind == cufe_il::ScopeKind::TemplateParameters
            && let Some(scope) = self.sema.member_scope(class)
        {
            // A declaration behind its heads: the class stands around their parameters.
            let outermost = self.sema.outermost_head();
            let parent = self.sema.program().scopes[outermost].parent;
            if !self.sema.encloses(outermost, scope) {
                self.sema.place_head(outermost, Some(scope));
            }
            let ty = self.conversion_type_id();
            self.sema.place_head(outermost, parent);
            return ty;
        }
        match self.sema.program().class_of(class).and_then(|class| self.sema.program().classes[class].scope) {
            // Template parameters of the heads in front stand between; they are found through the current scope when the
            // class doesn't have the name.
            Some(scope) if self.is_class_member_name(scope) => self.in_scope(scope, Self::conversion_type_id),
            _ => self.conversion_type_id(),
        }
    }

    fn is_class_member_name(&self, scope: cufe_il::ScopeId) -> bool {
        self.is(TokenKind::Identifier)
            && self.sema.program().bindings(scope, Name::identifier(self.tokens.symbol(self.at))).next().is_some()
    }
}
