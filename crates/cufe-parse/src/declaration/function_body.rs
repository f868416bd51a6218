//! Bodies of functions: what of them is wanted, read now or passed over ([dcl.fct.def]).

use super::DeclarationContext;
use super::declarator::Declarator;
use super::simple::Declared;
use crate::Parser;
use crate::name::NameMode;
use cufe_diagnostics::code;
use cufe_il::{FunctionDeclarationId, FunctionId, Name, ScopeKind};
use cufe_lex::TokenKind;
use cufe_sema::declare::BodyTokens;

impl Parser<'_, '_> {
    /// Whether a function body begins here; that of a constructor can begin with initializers.
    pub(super) fn is_body_of(&self, is_constructor: bool) -> bool {
        match self.kind() {
            TokenKind::LeftBrace | TokenKind::KwTry => true,
            TokenKind::Colon => is_constructor,
            _ => false,
        }
    }

    pub(super) fn skipped_function_rest(&mut self, is_definition: bool) -> Declared {
        if is_definition {
            self.skip_body();
            return Declared::Body(None);
        }
        while !matches!(
            self.kind(),
            TokenKind::Semicolon | TokenKind::Comma | TokenKind::RightBrace | TokenKind::EndOfFile
        ) {
            self.advance();
        }
        Declared::Entity(None)
    }

    /// The body of a definition: its tokens are recorded; it is parsed now, or in a class later.
    pub(super) fn defined_body(
        &mut self,
        context: &DeclarationContext,
        _function: FunctionId,
        record: FunctionDeclarationId,
        declarator: &Declarator,
    ) {
        let first = self.at;
        let (initializers, body, is_try) = self.skip_body();
        let last = self.previous();
        self.sema.note_body(record, BodyTokens { initializers, body, last, is_try });
        if context.in_class && self.sema.declaring.class_nesting > 0 {
            let outer = self.sema.context.function;
            self.defer_body(record, first, last);
            self.sema.context.function = outer;
            return;
        }
        if body.is_none() || self.sema.declaring.in_instance && !context.in_block || !self.sema.is_body_wanted(record) {
            return;
        }
        let checkpoint = self.checkpoint();
        self.at = first;
        if let Some(scope) = declarator.scope {
            self.sema.context.scope = scope;
        }
        self.function_body(record);
        // Recovery may have passed the end of the body in search of a bracket.
        let end = self.at;
        self.restore_position(&checkpoint);
        self.at = self.at.max(end);
    }

    /// Returns to the position, scope and modes of a checkpoint, keeping what was reported and recorded.
    pub(crate) fn restore_position(&mut self, checkpoint: &crate::parser::Checkpoint) {
        self.at = checkpoint.at();
        self.sema.context.scope = checkpoint.scope();
        self.sema.context.function = checkpoint.function();
        self.sema.declaring.template_depth = checkpoint.template_depth();
    }

    /// Goes behind a body without parsing it. Returns the `:` of an initializer list, the braces, and whether it is a
    /// function-try-block.
    pub(super) fn skip_body(&mut self) -> (Option<u32>, Option<(u32, u32)>, bool) {
        let is_try = self.eat(TokenKind::KwTry);
        let mut initializers = None;
        if self.is(TokenKind::Colon) {
            initializers = Some(self.advance());
            self.skip_initializers();
        }
        let mut body = None;
        if self.is(TokenKind::LeftBrace) {
            let open = self.at;
            match self.tokens.partner(open) {
                Some(close) => {
                    body = Some((open, close));
                    self.at = close + 1;
                }
                None => {
                    let end = self.end_of_file();
                    self.unclosed_at(open, code::EXPECTED_CLOSING_BRACE, end);
                    self.at = end;
                }
            }
        } else {
            self.syntax_error(code::EXPECTED_OPENING_BRACE);
            self.skip_to_semicolon();
            return (initializers, None, is_try);
        }
        if is_try {
            while self.is(TokenKind::KwCatch) {
                self.advance();
                if self.is(TokenKind::LeftParen) {
                    self.skip_brackets();
                }
                if self.is(TokenKind::LeftBrace) {
                    self.skip_brackets();
                }
            }
        }
        (initializers, body, is_try)
    }

    /// Goes behind mem-initializers without parsing them, to the `{` of the body.
    fn skip_initializers(&mut self) {
        loop {
            if self.is(TokenKind::LeftBrace) {
                return;
            }
            // mem-initializer-id
            let before = self.at;
            let after = self.look_ahead_in_complete_class(|parser| {
                let mode = NameMode { is_type: true, ..NameMode::default() };
                if parser.is(TokenKind::KwTypename) {
                    parser.typename_specifier();
                } else if parser.is(TokenKind::KwDecltype) {
                    parser.type_where_implied();
                } else {
                    parser.parse_name(mode);
                }
                parser.at
            });
            self.at = after.max(before + 1);
            // What is not a name is passed token by token to the brackets.
            while !matches!(
                self.kind(),
                TokenKind::LeftParen
                    | TokenKind::LeftBrace
                    | TokenKind::Semicolon
                    | TokenKind::RightBrace
                    | TokenKind::EndOfFile
            ) {
                self.advance();
            }
            if !matches!(self.kind(), TokenKind::LeftParen | TokenKind::LeftBrace) {
                return;
            }
            self.skip_brackets();
            self.eat(TokenKind::Ellipsis);
            if !self.eat(TokenKind::Comma) {
                return;
            }
        }
    }

    /// Parses a body, at its first token: `:`, `{` or `try`. The device compiler reads bodies of templates in instances only, so
    /// that nothing is told of a pattern there (measured).
    pub(crate) fn function_body(&mut self, record: FunctionDeclarationId) {
        let function = self.sema.program().function_declarations[record].function;
        let depth = self.sema.template_depth_of_body(function, self.sema.declaring.template_depth);
        let is_unread = self.sema.options.device_pass && depth > 0 && !self.sema.declaring.in_instance;
        let reports = is_unread.then(|| self.sema.begin_unreported());
        self.read_function_body(record);
        if let Some(reports) = reports {
            self.sema.end_unreported(reports);
        }
    }

    fn read_function_body(&mut self, record: FunctionDeclarationId) {
        let entry = &self.sema.program().function_declarations[record];
        let (function, parameter_scope) = (entry.function, entry.parameter_scope);
        self.sema.unread.note(entry.body);
        let outer_function = self.sema.context.function.replace(function);
        let outer_scope = std::mem::replace(&mut self.sema.context.scope, parameter_scope);
        let outer_unevaluated = std::mem::take(&mut self.sema.context.unevaluated);
        let outer_discarded = std::mem::take(&mut self.sema.context.discarded);
        let in_default_argument = std::mem::take(&mut self.sema.context.in_default_argument);
        let in_initializer = std::mem::take(&mut self.sema.context.in_variable_initializer);
        let outer_folding = std::mem::take(&mut self.sema.context.folding);
        let entity = self.sema.program().functions[function].entity;
        let nesting = std::mem::replace(&mut self.sema.declaring.class_nesting, 0);
        let depth = self.sema.declaring.template_depth;
        self.sema.declaring.template_depth = self.sema.template_depth_of_body(function, depth);
        self.sema.begin_body(record);
        let name = self.sema.program().function_declarations[record].name;
        self.sema.check_definition_types(record);
        let first = self.at;
        let is_try = self.is(TokenKind::KwTry);
        if is_try {
            let token = self.advance();
            self.uses_exceptions(token);
        }
        let mut blocks = Vec::new();
        if self.eat(TokenKind::Colon) {
            let initializers = self.mem_initializers();
            self.sema.note_member_initializers(record, initializers);
        }
        if self.is(TokenKind::LeftBrace) {
            if matches!(self.sema.program().entities[entity].name, Name::CONSTRUCTOR | Name::DESTRUCTOR) {
                let initializers = self.sema.program().function_declarations[record].member_initializers.clone();
                self.sema.check_constructor(function, &initializers, self.at, name);
            }
            let scope = self.sema.new_scope(ScopeKind::Block, parameter_scope);
            if is_try {
                self.sema.note_try_block(scope);
            }
            self.sema.check_parameters_of_template(record, scope);
            let statement = self.compound_statement_in_scope(scope);
            self.sema.set_body(record, statement);
            blocks.push(statement);
        } else {
            self.syntax_error(code::EXPECTED_OPENING_BRACE);
        }
        if is_try {
            let handlers = self.handler_sequence();
            if let Some(&block) = blocks.first() {
                self.sema.set_handlers(block, &handlers);
            }
            blocks.extend(handlers);
        }
        self.check_function_end(function, &blocks, self.previous());
        if !self.sema.in_template() {
            self.sema.settle_result(function, self.previous());
        }
        let is_template = self.sema.in_template();
        self.sema.check_variable_uses(function, &blocks, first, is_template);
        self.sema.declaring.template_depth = depth;
        self.sema.declaring.class_nesting = nesting;
        self.sema.context.scope = outer_scope;
        self.sema.context.function = outer_function;
        self.sema.context.unevaluated = outer_unevaluated;
        self.sema.context.discarded = outer_discarded;
        self.sema.context.in_default_argument = in_default_argument;
        self.sema.context.in_variable_initializer = in_initializer;
        self.sema.context.folding = outer_folding;
    }
}
