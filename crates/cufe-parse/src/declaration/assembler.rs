//! `asm` declarations and statements with GNU operands ([dcl.asm]), and the assembler names of declarators.

use super::DeclarationContext;
use super::simple::Declared;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{AsmOperand, AsmOperands, EntityKind, StorageClass};
use cufe_lex::TokenKind;

/// `asm("name")` behind a declarator.
#[derive(Clone, Copy, Debug)]
pub(super) struct AsmName {
    /// The keyword.
    keyword: u32,
    /// The string.
    string: u32,
}

impl Parser<'_, '_> {
    /// Whether `asm` begins an asm-declaration, and is not an error.
    pub(crate) fn is_asm_declaration(&self) -> bool {
        self.is(TokenKind::KwAsm)
    }

    /// `asm qualifiers ( ... ) ;` with GNU operands.
    pub(crate) fn asm_declaration(&mut self) -> AsmOperands {
        let keyword = self.advance();
        self.asm_qualifiers();
        let open = self.at;
        if self.sema.context.function.is_none() && !self.is(TokenKind::LeftParen) {
            self.syntax_error_at(code::EXPECTED_IDENTIFIER, keyword);
            self.skip_to_semicolon();
            return AsmOperands::default();
        }
        if !self.expect(TokenKind::LeftParen, code::EXPECTED_OPENING_PARENTHESIS) {
            self.skip_to_semicolon();
            return AsmOperands::default();
        }
        let mut operands = Vec::new();
        self.in_brackets(|parser| parser.asm_operands(&mut operands));
        self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        self.end_of_declaration();
        self.sema.build_asm(&operands)
    }

    /// `volatile`, `inline` and `goto`, each once (83); `const` has no meaning (1287).
    fn asm_qualifiers(&mut self) {
        let first = self.at;
        loop {
            let kind = self.kind();
            match kind {
                TokenKind::KwVolatile | TokenKind::KwInline | TokenKind::KwGoto => {
                    let is_repeated = (first..self.at).any(|token| self.tokens.kind(token) == kind);
                    if is_repeated && self.sema.context.speculating == 0 {
                        self.error_at(code::DUPLICATE_QUALIFIER, self.at);
                    }
                }
                TokenKind::KwConst => {
                    if self.sema.context.speculating == 0 {
                        self.error_at(code::ASM_QUALIFIER_IGNORED, self.at);
                    }
                }
                _ => return,
            }
            self.advance();
        }
    }

    /// The template, then sections behind `:` (or `::`): `[name] "constraint" (expression)`, clobbers, labels.
    fn asm_operands(&mut self, operands: &mut Vec<AsmOperand>) {
        if !self.is(TokenKind::StringLiteral) {
            self.syntax_error(code::ASM_OPERAND_NOT_STRING);
            return;
        }
        self.check_asm_template();
        if self.sema.context.function.is_none() {
            // Outside of functions there are no operands.
            return;
        }
        let mut section = 0;
        loop {
            match self.kind() {
                TokenKind::Colon | TokenKind::ColonColon => {
                    section += if self.is(TokenKind::Colon) { 1 } else { 2 };
                    self.advance();
                }
                TokenKind::Comma => {
                    self.advance();
                }
                TokenKind::LeftBracket => self.skip_brackets(),
                TokenKind::StringLiteral => {
                    self.sema.check_asm_string(self.at, section == 3);
                    let constraint = self.advance();
                    while self.eat(TokenKind::StringLiteral) {}
                    if section < 3 && !self.asm_operand(constraint, section == 1, operands) {
                        return;
                    }
                }
                TokenKind::Identifier => {
                    self.advance();
                }
                _ => return,
            }
        }
    }

    /// The strings of the template, none of which is wide (2479).
    fn check_asm_template(&mut self) {
        let first = self.at;
        while self.eat(TokenKind::StringLiteral) {}
        let is_wide = (first..self.at).any(|token| {
            let text = self.sema.reader.token_text(token);
            matches!(text, [b'L' | b'U', ..]) || matches!(text, [b'u', next, ..] if *next != b'8')
        });
        if is_wide && self.sema.context.speculating == 0 {
            self.error_at(code::ASM_WIDE_STRING, first);
        }
    }

    /// `( expression )` of an operand; an output is modified. Returns whether the list goes on.
    fn asm_operand(&mut self, constraint: u32, is_output: bool, operands: &mut Vec<AsmOperand>) -> bool {
        if !self.is(TokenKind::LeftParen) {
            self.syntax_error(code::EXPECTED_OPENING_PARENTHESIS);
            // What is missing is reported: the rest of the list is not.
            while !matches!(self.kind(), TokenKind::RightParen | TokenKind::Semicolon | TokenKind::EndOfFile) {
                if self.kind().is_opening_bracket() { self.skip_brackets() } else { self.at += 1 }
            }
            return false;
        }
        let open = self.advance();
        let value = self.expression();
        self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        operands.push(AsmOperand { constraint, value, is_output });
        if is_output && self.sema.context.speculating == 0 {
            self.sema.check_asm_output(value);
        }
        true
    }

    /// `asm ( "name" )` behind a declarator, at `asm`: another token than a string is 1038.
    pub(super) fn asm_name(&mut self) -> Option<AsmName> {
        let keyword = self.advance();
        if !self.is(TokenKind::LeftParen) {
            return None;
        }
        let string = self.at + 1;
        let is_string = self.peek(1) == TokenKind::StringLiteral;
        if !is_string && self.sema.context.speculating == 0 {
            self.error_at(code::EXPECTED_STRING_LITERAL, string);
        }
        self.skip_brackets();
        is_string.then_some(AsmName { keyword, string })
    }

    /// What kind of entity cannot have an assembler name: typedefs (1117), data members (1216), variables on the stack (1168),
    /// functions with a body (1116). One that differs from an earlier one is ignored (1306).
    pub(super) fn check_asm_name(
        &mut self,
        name: AsmName,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declared: &Declared,
    ) {
        if self.sema.context.speculating > 0 {
            return;
        }
        let (Declared::Entity(entity) | Declared::Body(entity)) = declared else { return };
        let Some(entity) = *entity else { return };
        match self.sema.program().entities[entity].kind {
            EntityKind::Typedef(_) => return self.error_at(code::ASM_NAME_ON_TYPEDEF, name.keyword),
            EntityKind::Field(_) => return self.error_at(code::ASM_NAME_ON_MEMBER, name.string),
            EntityKind::Variable(_) => {
                let is_stored = specifiers
                    .flags
                    .intersects(SpecifierFlags::STATIC | SpecifierFlags::EXTERN | SpecifierFlags::THREAD_LOCAL);
                if context.in_block && !is_stored && specifiers.storage != StorageClass::Register {
                    return self.error_at(code::ASM_NAME_ON_AUTOMATIC_VARIABLE, name.keyword);
                }
            }
            EntityKind::Function(_) if context.heads.is_empty() && !context.in_class => {
                if matches!(declared, Declared::Body(_)) {
                    return self.error_at(code::ASM_NAME_ON_DEFINITION, name.string);
                }
            }
            _ => return,
        }
        match self.sema.declarations.assembler_names.get(&entity) {
            None => {
                self.sema.note_assembler_name(entity, name.string);
            }
            Some(&known) if self.sema.joined_literal_text(known) != self.sema.joined_literal_text(name.string) => {
                self.error_at(code::CONFLICTING_ASM_NAME, name.string);
            }
            Some(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    #[test]
    fn outputs_are_modifiable_and_operands_stand_in_parentheses() {
        assert_eq!(reports("void f() { asm(\"\" : \"=r\"(3)); }"), [(137, 26)]);
        assert_eq!(reports("void f(const int x) { asm(\"\" : \"=r\"(x) : \"r\"(1)); }"), [(137, 37)]);
        assert_eq!(reports("void f() { asm(\"\" : \"=r\"); }"), [(125, 25)]);
        assert_eq!(
            reports("void f(int x) { asm(\"\" : \"=r\"(x), [o] \"+r\"(x) : \"i\"(2) : \"cc\", \"memory\"); }"),
            []
        );
    }

    #[test]
    fn adjacent_literals_are_one_constraint_and_one_clobber() {
        assert_eq!(
            reports(
                "void f(int x) { asm(\"a\" \"b\" : \"=\" \"r\"(x) : [i] \"r\" \"\"(1) : \"mem\" \"ory\", \"cc\"); }"
            ),
            []
        );
        assert_eq!(reports("void f() asm(\"a\" \"b\"); void f() asm(\"ab\");"), []);
    }

    #[test]
    fn the_template_is_a_narrow_string() {
        assert_eq!(reports("asm(L\"x\"); asm(u8\"x\"); asm(R\"(x)\"); asm(\"a\" \"b\");"), [(2479, 5)]);
        assert_eq!(reports("asm(3);"), [(194, 5)]);
    }

    #[test]
    fn assembler_names_belong_to_functions_and_static_variables() {
        assert_eq!(reports("void f() asm(\"f\") {} typedef int T asm(\"t\");"), [(1116, 14), (1117, 36)]);
        assert_eq!(reports("struct S { int m asm(\"m\"); static int s asm(\"s\"); };"), [(1216, 22)]);
        assert_eq!(reports("void f() asm(\"a\"); void f() asm(\"a\"); void f() asm(\"b\");"), [(1306, 52)]);
    }
}
