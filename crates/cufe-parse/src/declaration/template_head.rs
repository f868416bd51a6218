//! Rules of template parameters: names, order of defaults and packs, types of values ([temp.param], [temp.local]).

use crate::Parser;
use cufe_diagnostics::code;
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// A parameter pack has no default argument: 1914 at the `=`.
    pub(super) fn check_pack_default(&mut self, is_pack: bool) {
        if is_pack && self.is(TokenKind::Equal) {
            self.rule_violation(code::PACK_WITH_DEFAULT, self.at);
        }
    }

    /// A declared name with template arguments that is no template's: 864. The arguments are passed.
    pub(super) fn check_no_template(&mut self, name: &crate::name::ParsedName) {
        // A name of nothing may have been read with its arguments already.
        let has_arguments = match name.arguments {
            Some(_) => name.found.is_nothing(),
            None => self.is(TokenKind::Less),
        };
        let is_other = self.sema.context.speculating == 0
            && has_arguments
            && name.qualifier == crate::name::Qualifier::None
            && name.name.symbol().is_some()
            && !name.found.is_dependent;
        if is_other {
            let text = self.sema.name_text(name.name);
            self.name_error_at(code::TEMPLATE_NAME_EXPECTED, name.token, text);
            if name.arguments.is_none() {
                self.template_argument_list();
            }
        }
    }

    /// Passes a type that stands where it cannot.
    pub(super) fn look_for_type(&mut self) {
        let checkpoint = self.checkpoint();
        self.sema.context.speculating += 1;
        if self.starts_type() {
            self.type_id();
        }
        self.sema.context.speculating -= 1;
        let end = self.at;
        self.rewind(&checkpoint);
        self.at = end;
    }

    /// A template declaration in a block (437) or a directive there (758) is passed.
    pub(super) fn template_in_block(&mut self) {
        let is_template = self.peek(1) == TokenKind::Less;
        self.syntax_error(if is_template {
            code::TEMPLATE_NOT_ALLOWED_HERE
        } else {
            code::MISPLACED_EXPLICIT_INSTANTIATION
        });
        let is_class = matches!(self.peek(3), TokenKind::KwClass | TokenKind::KwStruct | TokenKind::KwUnion);
        if is_template
            && self.peek(2) == TokenKind::Greater
            && is_class
            && self.peek(4) == TokenKind::Identifier
            && self.peek(5) == TokenKind::Less
        {
            // A specialization stands in a namespace around its template.
            self.error_at(code::SPECIALIZATION_OUTSIDE_NAMESPACE, self.at + 4);
        }
        self.skip_template();
    }

    /// Goes behind a declaration that is not understood: its `;`, or its body.
    pub(super) fn skip_template(&mut self) {
        loop {
            match self.kind() {
                TokenKind::EndOfFile | TokenKind::RightBrace => return,
                TokenKind::Semicolon => {
                    self.at += 1;
                    return;
                }
                TokenKind::LeftBrace => {
                    self.skip_brackets();
                    self.eat(TokenKind::Semicolon);
                    return;
                }
                TokenKind::LeftParen | TokenKind::LeftBracket => self.skip_brackets(),
                _ => self.at += 1,
            }
        }
    }
}
