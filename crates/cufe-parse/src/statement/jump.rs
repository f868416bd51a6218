//! Jumps and labels ([stmt.jump], [stmt.label]), and what the bodies around a point allow.

use crate::Parser;
use crate::feature::Feature;
use cufe_base::Symbol;
use cufe_il::{StatementId, StatementKind};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

/// A function body that is being parsed.
#[derive(Clone, Debug, Default)]
struct Body {
    /// Loops around the current point.
    loops: u32,
    /// Switches around the current point: whether `default` was seen.
    switches: SmallVec<[bool; 4]>,
    /// Labels defined so far.
    labels: SmallVec<[Symbol; 4]>,
    /// Labels used, with the tokens of the uses.
    uses: SmallVec<[(Symbol, u32); 4]>,
    /// Labels that a block declares (`__label__`): they may be defined again elsewhere.
    local: SmallVec<[Symbol; 2]>,
}

/// The function bodies around the current point, the innermost last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bodies {
    stack: Vec<Body>,
}

impl Parser<'_> {
    fn body(&mut self) -> Option<&mut Body> {
        self.bodies.stack.last_mut()
    }

    /// Begins a function body.
    pub(crate) fn enter_body(&mut self) {
        self.bodies.stack.push(Body::default());
    }

    /// Ends a function body: 114 for labels that were used and not defined.
    pub(crate) fn leave_body(&mut self) {
        let Some(body) = self.bodies.stack.pop() else { return };
        for (label, token) in body.uses {
            if !body.labels.contains(&label) {
                let text = self.sema.text(label);
                self.name_error_at(114, token, text);
            }
        }
    }

    /// Begins a loop's body.
    pub(crate) fn enter_loop(&mut self) {
        if let Some(body) = self.body() {
            body.loops += 1;
        }
    }

    /// Ends a loop's body.
    pub(crate) fn leave_loop(&mut self) {
        if let Some(body) = self.body() {
            body.loops = body.loops.saturating_sub(1);
        }
    }

    /// Begins the body of a switch.
    pub(crate) fn enter_switch(&mut self) {
        if let Some(body) = self.body() {
            body.switches.push(false);
        }
    }

    /// Ends the body of a switch.
    pub(crate) fn leave_switch(&mut self) {
        if let Some(body) = self.body() {
            body.switches.pop();
        }
    }

    /// Whether a switch is around the current point.
    pub(crate) fn in_switch(&mut self) -> bool {
        self.body().is_some_and(|body| !body.switches.is_empty())
    }

    /// Notes `default:`; tells whether the switch had one before, nothing outside of a switch.
    pub(crate) fn note_default(&mut self) -> Option<bool> {
        let seen = self.body()?.switches.last_mut()?;
        Some(std::mem::replace(seen, true))
    }

    /// `break;`, `continue;`: 116 and 115 outside of loops (and of switches, for `break`).
    pub(crate) fn break_or_continue(&mut self) -> StatementId {
        let first = self.at;
        let is_break = self.is(TokenKind::KwBreak);
        let is_allowed = self.body().is_some_and(|body| body.loops > 0 || is_break && !body.switches.is_empty());
        if !is_allowed {
            self.error_at(if is_break { 116 } else { 115 }, first);
        }
        self.advance();
        self.expect_semicolon();
        self.build_statement(if is_break { StatementKind::Break } else { StatementKind::Continue }, first)
    }

    /// `return e;`, `return {...};`, `co_return e;`
    pub(crate) fn return_statement(&mut self) -> StatementId {
        let first = self.at;
        let is_coroutine = self.is(TokenKind::KwCoReturn);
        self.advance();
        let value = match self.kind() {
            TokenKind::Semicolon => None,
            TokenKind::LeftBrace => Some(self.braced_init_list()),
            _ => Some(self.expression()),
        };
        if let Some(function) = self.sema.context.function.filter(|_| self.sema.context.speculating == 0) {
            self.sema.note_lambda_result(function, value);
        }
        self.expect_semicolon();
        self.build_statement(StatementKind::Return { value, is_coroutine }, first)
    }

    /// `goto name;`, GNU `goto *e;`
    pub(crate) fn goto_statement(&mut self) -> StatementId {
        let first = self.advance();
        if self.eat(TokenKind::Star) {
            let target = self.expression();
            self.expect_semicolon();
            return self.build_statement(StatementKind::ComputedGoto(target), first);
        }
        if !self.is(TokenKind::Identifier) {
            self.syntax_error(40);
            self.skip_to_semicolon();
            return self.build_statement(StatementKind::Unknown, first);
        }
        let token = self.advance();
        let label = self.tokens.symbol(token);
        self.use_label(label, token);
        self.expect_semicolon();
        self.build_statement(StatementKind::Goto(label), first)
    }

    /// Notes the use of a label.
    pub(crate) fn use_label(&mut self, label: Symbol, token: u32) {
        if self.sema.context.speculating == 0
            && let Some(body) = self.body()
        {
            body.uses.push((label, token));
        }
    }

    /// `__label__ a, b;`, GNU.
    pub(crate) fn local_labels(&mut self) {
        self.advance();
        loop {
            if !self.is(TokenKind::Identifier) {
                self.syntax_error(40);
                break;
            }
            let token = self.advance();
            let label = self.tokens.symbol(token);
            if let Some(body) = self.body() {
                body.local.push(label);
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect_semicolon();
    }

    /// `name: statement`; 3369 for a label that is defined already.
    pub(crate) fn label_statement(&mut self) -> StatementId {
        let first = self.advance();
        self.advance();
        let name = self.tokens.symbol(first);
        let is_definition = self.sema.context.speculating == 0;
        let mut is_duplicate = false;
        if let Some(body) = self.body()
            && is_definition
        {
            is_duplicate = body.labels.contains(&name) && !body.local.contains(&name);
            body.labels.push(name);
        }
        if is_duplicate {
            let text = self.sema.text(name);
            self.name_error_at(3369, first, text);
        }
        if self.is(TokenKind::KwAttribute) {
            let attributes_first = self.at;
            let attributes = self.attributes();
            self.statement_attributes(&attributes, attributes_first, true);
        }
        let statement = self.labelled_statement();
        self.build_statement(StatementKind::Label { name, statement }, first)
    }

    /// The statement after a label. Nothing needs to follow it before `}` (C++23; earlier with a warning).
    pub(crate) fn labelled_statement(&mut self) -> StatementId {
        let first = self.at;
        if self.is_attribute() && self.after_attributes() == TokenKind::RightBrace {
            let attributes = self.attributes();
            self.statement_attributes(&attributes, first, false);
        }
        if self.is(TokenKind::RightBrace) {
            self.uses_feature(Feature::LabelAtEnd, self.at);
            return self.build_statement(StatementKind::Empty, first);
        }
        self.statement()
    }

    /// The kind of the token behind the attributes that stand here.
    fn after_attributes(&mut self) -> TokenKind {
        self.look_ahead(|parser| {
            parser.attributes();
            parser.kind()
        })
    }
}
