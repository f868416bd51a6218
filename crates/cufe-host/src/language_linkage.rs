//! Language linkages that mean nothing: `static int f(); extern "C" int f() { return 1; }`.

use crate::builder::Builder;
use cufe_il::{FunctionDeclarationFlags, FunctionId, StorageClass, VariableDeclarationFlags, VariableId};
use cufe_lex::TokenKind;

impl Builder<'_> {
    /// Takes a language linkage from declarations of names that are static: a name with internal linkage has none
    /// ([dcl.link]/6), but host compilers want its declarations to agree, and refuse it beside `static`. Only in its form
    /// without braces, as the reference does.
    pub fn language_linkages(&mut self) {
        let program = self.program();
        for declaration in program.written_functions() {
            if declaration.flags.contains(FunctionDeclarationFlags::DIRECT_LINKAGE)
                && self.is_static_function(declaration.function)
            {
                self.cut_linkage(declaration.first, declaration.name_first);
            }
        }
        for declaration in program.written_variables() {
            if declaration.flags.contains(VariableDeclarationFlags::DIRECT_LINKAGE)
                && self.is_static_variable(declaration.variable)
                && let Some(text) = self.linkage_text(declaration.first, declaration.name)
            {
                // What is left says that it is no definition.
                self.cut(text, text);
            }
        }
    }

    fn is_static_function(&self, function: FunctionId) -> bool {
        self.program().functions.get(function).is_some_and(|function| function.storage == StorageClass::Static)
    }

    fn is_static_variable(&self, variable: VariableId) -> bool {
        self.program().variables.get(variable).is_some_and(|variable| variable.storage == StorageClass::Static)
    }

    fn cut_linkage(&mut self, first: u32, end: u32) {
        if let Some(text) = self.linkage_text(first, end) {
            self.cut(text - 1, text);
        }
    }

    /// The text of the first linkage specification between two tokens.
    fn linkage_text(&self, first: u32, end: u32) -> Option<u32> {
        (first + 1..end)
            .find(|&token| self.kind(token) == TokenKind::StringLiteral && self.kind(token - 1) == TokenKind::KwExtern)
    }
}
