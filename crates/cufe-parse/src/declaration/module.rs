//! Modules ([module]): read, and refused. The toolkits have none, so a module-declaration is an error, and the declarations
//! behind it go on as in a unit that is no module.

use super::DeclarationContext;
use crate::Parser;
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{Program, ScopeId};
use cufe_lex::{TokenFlags, TokenKind};

/// What is known of the unit as a module.
#[derive(Debug, Default)]
pub(crate) struct ModuleUnit {
    /// That there are no modules is reported once.
    is_reported: bool,
    in_global_fragment: bool,
    /// A declaration outside of the global module fragment was read.
    has_declarations: bool,
    has_module: bool,
    is_interface: bool,
    /// The export-declarations around the current point.
    exports: u32,
    /// Where the innermost of them stands.
    export_scope: Option<ScopeId>,
    /// How many declarations were read that can declare a name.
    naming_declarations: usize,
}

impl ModuleUnit {
    /// Notes a declaration, in front of which a module-declaration should have stood.
    pub(crate) fn note_declaration(&mut self) {
        self.has_declarations |= !self.in_global_fragment;
    }
}

impl Parser<'_, '_> {
    fn is_first_on_line(&self, token: u32) -> bool {
        self.tokens.flags(token).contains(TokenFlags::FIRST_ON_LINE)
    }

    /// Whether the line of a token ends in the first `;` behind it.
    fn ends_line_with_semicolon(&self, token: u32) -> bool {
        let mut at = token + 1;
        while !matches!(self.tokens.kind(at), TokenKind::Semicolon | TokenKind::EndOfFile) && !self.is_first_on_line(at)
        {
            at += 1;
        }
        let is_last = |next| self.tokens.kind(next) == TokenKind::EndOfFile || self.is_first_on_line(next);
        self.tokens.kind(at) == TokenKind::Semicolon && !self.is_first_on_line(at) && is_last(at + 1)
    }

    /// module-declaration, module-import-declaration, global and private module fragments; `false` where none stands here. All
    /// are directives ([cpp.module], [cpp.import]), whatever their words are declared as: lines that end in their `;`.
    pub(super) fn module_declaration(&mut self) -> bool {
        let first = self.at;
        let is_exported = self.is(TokenKind::KwExport);
        let word = first + u32::from(is_exported);
        if !self.since(Standard::Cpp20)
            || self.tokens.kind(word) != TokenKind::Identifier
            || !self.is_first_on_line(first)
            || !self.ends_line_with_semicolon(word)
        {
            return false;
        }
        let following = self.tokens.kind(word + 1);
        let is_private = following == TokenKind::Colon && self.tokens.kind(word + 2) == TokenKind::KwPrivate;
        let text = self.sema.text(self.tokens.symbol(word));
        let is_import = text == "import";
        let is_directive = match following {
            TokenKind::Identifier => is_import || text == "module",
            TokenKind::Less | TokenKind::StringLiteral => is_import,
            TokenKind::Colon => is_import || text == "module" && (is_exported || is_private),
            TokenKind::Semicolon => text == "module",
            _ => false,
        };
        if !is_directive {
            return false;
        }
        self.refuse_modules(first);
        if self.sema.context.scope != Program::GLOBAL_SCOPE {
            self.error_at(code::MODULE_DIRECTIVE_IN_NAMESPACE, first);
            self.skip_to_semicolon();
            return true;
        }
        match following {
            _ if is_import => self.import_declaration(first, word),
            TokenKind::Semicolon => self.global_module_fragment(first, word),
            _ if is_private => self.private_module_fragment(word),
            _ => self.named_module(first, word),
        }
        true
    }

    /// `module;`
    fn global_module_fragment(&mut self, first: u32, word: u32) {
        if word != first {
            self.error_at(code::EXPORTED_MODULE_FRAGMENT, first);
        }
        if self.module.has_declarations || self.module.has_module {
            self.error_at(code::MODULE_FRAGMENT_NOT_FIRST, word);
        } else if std::mem::replace(&mut self.module.in_global_fragment, true) {
            self.error_at(code::SECOND_MODULE_FRAGMENT, word);
        }
        self.skip_to_semicolon();
    }

    /// `module :private;`
    fn private_module_fragment(&mut self, word: u32) {
        if !self.module.has_module {
            self.error_at(code::PRIVATE_FRAGMENT_WITHOUT_MODULE, word + 2);
        }
        self.module.is_interface = false;
        self.skip_to_semicolon();
    }

    /// `import X`: the run ends here, for there is no such module and no such header unit.
    fn import_declaration(&mut self, first: u32, word: u32) {
        if word != first && !self.module.is_interface {
            self.error_at(code::EXPORT_OUTSIDE_INTERFACE, first);
        }
        match self.tokens.kind(word + 1) {
            TokenKind::Colon if !self.module.has_module => {
                self.error_at(code::IMPORT_WITHOUT_MODULE, word + 1);
                self.skip_to_semicolon();
                return;
            }
            TokenKind::Less | TokenKind::StringLiteral => self.error_at(code::HEADER_UNIT_NOT_FOUND, word + 1),
            _ => self.error_at(code::MODULE_FILE_NOT_FOUND, word + 1),
        }
        self.at = self.end_of_file();
    }

    /// `module M` or `export module M`, with a partition or without.
    fn named_module(&mut self, first: u32, word: u32) {
        let is_exported = word != first;
        self.module.in_global_fragment = false;
        self.at = word + 1;
        if self.is(TokenKind::Colon) {
            self.error_at(code::MODULE_WITHOUT_NAME, self.at);
        }
        let mut is_first = false;
        if self.module.has_module {
            self.error_at(code::SECOND_MODULE, word + 1);
        } else if self.module.has_declarations {
            self.error_at(code::MODULE_NOT_FIRST, word + 1);
        } else {
            is_first = true;
            self.module.has_module = true;
        }
        if self.is(TokenKind::Identifier) && !self.module_name() {
            self.module.is_interface |= is_first && is_exported;
            self.skip_to_semicolon();
            return;
        }
        let is_partition = self.eat(TokenKind::Colon);
        if is_partition && !self.module_name() || !self.is(TokenKind::Semicolon) {
            self.syntax_error(code::EXPECTED_SEMICOLON);
        } else if is_first && is_exported {
            self.module.is_interface = true;
        } else if is_first && !is_partition {
            // The interface of the module that this unit implements is imported.
            self.error_at(code::MODULE_FILE_NOT_FOUND, self.at);
            self.at = self.end_of_file();
            return;
        }
        self.skip_to_semicolon();
    }

    /// Identifiers with dots between them; `false` with an error where one is missing.
    fn module_name(&mut self) -> bool {
        loop {
            if !self.eat(TokenKind::Identifier) {
                self.syntax_error(code::EXPECTED_IDENTIFIER);
                return false;
            }
            if !self.eat(TokenKind::Dot) {
                return true;
            }
        }
    }

    /// Says once that there are no modules.
    fn refuse_modules(&mut self, token: u32) {
        if !std::mem::replace(&mut self.module.is_reported, true) {
            self.error_at(code::MODULES_DISABLED, token);
        }
    }

    /// export-declaration ([module.interface]), at `export`; before C++20 the word stood before templates.
    pub(super) fn export_declaration(&mut self, context: &mut DeclarationContext) {
        let first = self.advance();
        if !self.since(Standard::Cpp20) {
            if self.exported_template(first) {
                self.declaration(context);
            }
            return;
        }
        self.refuse_modules(first);
        if self.module.exports > 0 {
            self.error_at(code::NESTED_EXPORT, first);
        }
        if !self.module.is_interface {
            self.error_at(code::EXPORT_OUTSIDE_INTERFACE, first);
        }
        self.module.exports += 1;
        let outer = self.module.export_scope.replace(self.sema.context.scope);
        if self.eat(TokenKind::LeftBrace) {
            let before = self.module.naming_declarations;
            self.members_between_braces();
            self.expect(TokenKind::RightBrace, code::EXPECTED_CLOSING_BRACE);
            if self.module.naming_declarations == before {
                self.error_at(code::EXPORT_OF_NOTHING, first);
            }
        } else {
            self.declaration(context);
        }
        self.module.export_scope = outer;
        self.module.exports -= 1;
    }

    /// Reports an exported declaration that declares no name ([module.interface]/3), at its first token.
    pub(super) fn check_exported_names(&mut self) {
        if !matches!(self.kind(), TokenKind::Semicolon | TokenKind::KwStaticAssert) {
            self.module.naming_declarations += 1;
        } else if self.module.export_scope == Some(self.sema.context.scope) {
            self.error_at(code::EXPORT_OF_NOTHING, self.at);
        }
    }

    /// `export` in front of a member: members are exported with their class only. Whether a member can be read behind it.
    pub(super) fn export_of_member(&mut self) -> bool {
        let first = self.advance();
        if !self.since(Standard::Cpp20) {
            return self.exported_template(first);
        }
        self.error_at(code::EXPORT_OF_MEMBER, first);
        true
    }

    /// `export` as C++03 had it is refused; whether the template that must follow is there.
    fn exported_template(&mut self, first: u32) -> bool {
        self.error_at(code::EXPORTED_TEMPLATE, first);
        if self.is(TokenKind::KwTemplate) {
            return true;
        }
        self.syntax_error(code::EXPECTED_TEMPLATE);
        self.skip_to_semicolon();
        false
    }
}
