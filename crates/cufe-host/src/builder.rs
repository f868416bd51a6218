//! What all parts of the host file share: the unit, the edits, and questions about tokens and entities.

use crate::edit::{Edits, Piece};
use cufe_base::Options;
use cufe_il::{EntityId, EntityKind, FunctionId, Linkage, Program, ScopeId, ScopeKind};
use cufe_lex::{TokenKind, Tokens};
use cufe_sema::Unit;
use rustc_hash::FxHashSet;

/// Collects the edits of one unit.
pub struct Builder<'u> {
    /// The unit.
    pub unit: &'u Unit,
    /// The options.
    pub options: &'u Options,
    /// The edits so far.
    pub edits: Edits,
    /// The name of the namespace that stands for unnamed namespaces.
    pub unnamed_namespace: String,
    /// The number of the next invented parameter name.
    next_name: u32,
    /// Places where something was inserted that declarators of one declaration share.
    decorated: FxHashSet<(u32, &'static str)>,
}

impl<'u> Builder<'u> {
    /// No edits yet.
    pub fn new(unit: &'u Unit, options: &'u Options, module_id: &str) -> Self {
        Self {
            unit,
            options,
            edits: Edits::new(),
            unnamed_namespace: format!("_GLOBAL__N_{module_id}"),
            next_name: 0,
            decorated: FxHashSet::default(),
        }
    }

    /// The program.
    pub fn program(&self) -> &'u Program {
        &self.unit.program
    }

    /// The tokens.
    pub fn tokens(&self) -> &'u Tokens {
        &self.unit.tokens
    }

    /// The kind of a token.
    pub fn kind(&self, token: u32) -> TokenKind {
        self.unit.tokens.kind(token)
    }

    /// The offset of a token's first byte.
    pub fn start(&self, token: u32) -> u32 {
        self.unit.tokens.start(token).0
    }

    /// The offset behind a token.
    pub fn end(&self, token: u32) -> u32 {
        self.unit.tokens.end(token).0
    }

    /// The text of a token.
    pub fn spelling(&self, token: u32) -> String {
        self.unit.source.slice(self.unit.tokens.range(token)).into_owned()
    }

    /// The bracket that belongs to a bracket; the token itself for others.
    pub fn partner(&self, token: u32) -> u32 {
        let kind = self.kind(token);
        if kind.is_opening_bracket() || kind.is_closing_bracket() {
            self.unit.tokens.partner(token).unwrap_or(token)
        } else {
            token
        }
    }

    /// A copy of the tokens from `first` to `last`, with the edits inside.
    pub fn slice(&self, first: u32, last: u32) -> Piece {
        Piece::Slice(self.start(first), self.end(last))
    }

    /// Leaves tokens out.
    pub fn cut(&mut self, first: u32, last: u32) {
        self.edits.cut(self.start(first), self.end(last));
    }

    /// Puts text in place of tokens.
    pub fn replace(&mut self, first: u32, last: u32, text: impl Into<std::borrow::Cow<'static, str>>) {
        self.edits.replace(self.start(first), self.end(last), vec![Piece::text(text)]);
    }

    /// Inserts text in front of a token.
    pub fn insert_before(&mut self, token: u32, text: impl Into<std::borrow::Cow<'static, str>>) {
        self.edits.before(self.start(token), vec![Piece::text(text)]);
    }

    /// Inserts text behind a token.
    pub fn insert_after(&mut self, token: u32, text: impl Into<std::borrow::Cow<'static, str>>) {
        self.edits.after(self.end(token), vec![Piece::text(text)]);
    }

    /// Inserts text in front of a token, once however many declarators ask for it.
    pub fn decorate(&mut self, token: u32, text: &'static str) {
        if self.first_time(token, text) {
            self.insert_before(token, text);
        }
    }

    /// Whether this is the first time that something is to be done at a token.
    pub fn first_time(&mut self, token: u32, what: &'static str) -> bool {
        self.decorated.insert((token, what))
    }

    /// Leaves one token out, once however many declarators ask for it.
    pub fn drop_once(&mut self, token: u32) {
        if self.first_time(token, "") {
            self.cut(token, token);
        }
    }

    /// A parameter name that the program does not use.
    pub fn invented_name(&mut self) -> String {
        let name = format!("__T{}", self.next_name);
        self.next_name += 1;
        name
    }

    /// The token of a declaration in front of which GNU attributes and storage class specifiers can stand: behind
    /// `extern "C"`, `extern template`, `__extension__`, standard attributes and `alignas`.
    pub fn decoration_place(&self, first: u32) -> u32 {
        let mut token = first;
        loop {
            let next = match (self.kind(token), self.kind(token + 1)) {
                (TokenKind::KwExtern, TokenKind::StringLiteral | TokenKind::KwTemplate) => token + 2,
                // Behind `extern`: a literal in parts.
                (
                    TokenKind::StringLiteral | TokenKind::KwExtension | TokenKind::KwTemplate | TokenKind::KwExport,
                    _,
                ) => token + 1,
                (TokenKind::LeftBracket, TokenKind::LeftBracket) => self.partner(token) + 1,
                (TokenKind::KwAlignas, TokenKind::LeftParen) => self.partner(token + 1) + 1,
                // A CUDA attribute in front of standard ones, which stand first once it is removed.
                (TokenKind::KwAttribute, TokenKind::LeftParen)
                    if matches!(
                        self.kind(self.partner(token + 1) + 1),
                        TokenKind::LeftBracket | TokenKind::KwAlignas
                    ) =>
                {
                    self.partner(token + 1) + 1
                }
                _ => return token,
            };
            if next <= token {
                return token;
            }
            token = next;
        }
    }

    /// A copy of decl-specifiers from `first` up to `end`, without `static`, `extern` and `inline`.
    pub fn specifiers_without_storage(&self, first: u32, end: u32, pieces: &mut Vec<Piece>) {
        let mut run: Option<(u32, u32)> = None;
        let mut token = first;
        while token < end {
            // Brackets and what stands in them are one thing.
            let last = self.partner(token).max(token);
            if matches!(
                self.kind(token),
                TokenKind::KwStatic | TokenKind::KwExtern | TokenKind::KwInline | TokenKind::KwExtension
            ) {
                if let Some((first, last)) = run.take() {
                    pieces.push(self.slice(first, last));
                    pieces.push(Piece::text(" "));
                }
            } else {
                run = Some((run.map_or(token, |run| run.0), last));
            }
            token = last + 1;
        }
        if let Some((first, last)) = run {
            pieces.push(self.slice(first, last));
            pieces.push(Piece::text(" "));
        }
    }

    /// The enclosing namespaces of an entity, outermost first, with the generated names of unnamed ones. Inline unnamed
    /// namespaces keep their form and can't be named.
    pub fn namespaces(&self, scope: ScopeId) -> Vec<String> {
        let program = self.program();
        let mut path = Vec::new();
        let mut next = Some(scope);
        while let Some(entry) = next.and_then(|scope| program.scopes.get(scope)) {
            if entry.kind == ScopeKind::Namespace
                && let Some(entity) = entry.entity
                && let EntityKind::Namespace(namespace) = program.entities[entity].kind
            {
                let namespace = &program.namespaces[namespace];
                if !namespace.is_unnamed {
                    if let Some(symbol) = program.symbol(entity) {
                        path.push(self.tokens().interner.text(symbol).to_owned());
                    }
                } else if !namespace.is_inline {
                    path.push(self.unnamed_namespace.clone());
                }
            }
            next = entry.parent;
        }
        path.reverse();
        path
    }

    /// What a declaration of a namespace member inherits: whether an enclosing namespace is unnamed, and whether one has a
    /// visibility attribute.
    pub fn namespace_facts(&self, scope: ScopeId) -> (bool, bool) {
        let program = self.program();
        let (mut unnamed, mut visible) = (false, false);
        let mut next = Some(scope);
        while let Some(entry) = next.and_then(|scope| program.scopes.get(scope)) {
            if let Some(entity) = entry.entity
                && let EntityKind::Namespace(namespace) = program.entities[entity].kind
            {
                unnamed |= program.namespaces[namespace].is_unnamed;
                visible |= program.namespaces[namespace].has_visibility;
            }
            next = entry.parent;
        }
        (unnamed, visible)
    }

    /// Whether declarations of a device entity get the attribute hidden: with the option, for external linkage, where the
    /// source decides nothing about visibility.
    pub fn is_hidden(&self, entity: EntityId, linkage: Linkage, has_visibility: bool) -> bool {
        if !self.options.device_hidden_visibility || linkage != Linkage::External || has_visibility {
            return false;
        }
        let entry = &self.program().entities[entity];
        if entry.flags.contains(cufe_il::EntityFlags::VISIBILITY) {
            return false;
        }
        let (unnamed, visible) = self.namespace_facts(entry.scope);
        !unnamed && !visible
    }

    /// Whether a function is a member of a class.
    pub fn is_member(&self, function: FunctionId) -> bool {
        let program = self.program();
        let scope = program.entities[program.functions[function].entity].scope;
        program.scopes.get(scope).is_some_and(|scope| scope.kind == ScopeKind::Class)
    }

    /// Whether a function is a member of a class template, or of a class in one.
    pub fn is_member_of_template(&self, function: FunctionId) -> bool {
        let program = self.program();
        let scope = program.entities[program.functions[function].entity].scope;
        program.enclosing_class(scope).is_some_and(|class| program.classes[class].is_dependent)
    }
}

/// The attribute that hides a symbol.
pub const HIDDEN: &str = "__attribute__((visibility(\"hidden\"))) ";

/// The attribute that keeps the host compiler from warning about an unused entity.
pub const UNUSED: &str = "__attribute__((unused)) ";
