//! Which names in a text are looked up in namespaces. Not those of attributes, those of members behind `.` and `->`, those that
//! are declared there (behind the name of a type stands what is declared with it), and not those that something hides which
//! was declared before in a scope around them: parameters, template parameters, variables of blocks, members of classes
//! ([basic.scope.hiding]).

use crate::needed::Need;
use cufe_base::Symbol;
use cufe_lex::TokenKind;
use rustc_hash::{FxHashMap, FxHashSet};

/// What is declared in the text that is read.
#[derive(Default)]
pub(in crate::needed) struct Hidden {
    /// By name: where it is hidden.
    names: FxHashMap<Symbol, Hiding>,
    /// The closing brackets of those that are open.
    closes: Vec<u32>,
    /// The `)` of the parameters of functions that have bodies.
    pub parameters: FxHashSet<u32>,
}

/// Where a declaration hides a name.
#[derive(Clone, Copy)]
struct Hiding {
    /// The first token from which on it is hidden: behind what its declaration says itself ([basic.scope.pdecl]).
    from: u32,
    /// The token up to which it is hidden.
    until: u32,
    /// A type hides it.
    is_type: bool,
}

impl Hidden {
    /// Forgets what the last text declared.
    pub fn begin(&mut self) {
        self.names.clear();
        self.closes.clear();
    }
}

impl Need<'_> {
    /// Mentions the names in a text that may be looked up in namespaces, and what constructs in it look up.
    pub(in crate::needed) fn mention_names_in_use(&mut self, first: u32, end: u32) {
        self.mention_constructs(first, end);
        let mut token = first;
        while token < end {
            let kind = self.tokens.kind(token);
            while self.device.hidden.closes.last().is_some_and(|&close| close <= token) {
                self.device.hidden.closes.pop();
            }
            match kind {
                TokenKind::Identifier => {
                    if self.is_declared_here(token) || self.is_parameter(token) {
                        self.hide(token, false);
                        token = self.behind_declarators(token);
                        continue;
                    }
                    if self.is_template_parameter(token) {
                        self.hide(token, true);
                    } else if !self.is_member_name(token)
                        && !self.is_qualified_by_class(token)
                        && !self.is_attribute_name(token)
                        && !self.is_hidden(token)
                    {
                        self.mention(self.tokens.symbol(token));
                    }
                }
                TokenKind::StringLiteral => self.mention_alias(token),
                _ if kind.is_opening_bracket() => {
                    self.device.hidden.closes.extend(self.tokens.partner(token).filter(|&close| close > token));
                }
                _ => {}
            }
            token += 1;
        }
    }

    fn before(&self, token: u32) -> TokenKind {
        token.checked_sub(1).map_or(TokenKind::EndOfFile, |before| self.tokens.kind(before))
    }

    /// Hides a name from its declaration on: that of an alias or of a template parameter from behind the type that it is given.
    fn hide(&mut self, token: u32, is_type: bool) {
        let until = match self.device.hidden.closes.last() {
            _ if is_type => self.end_of_declaration(token + 1),
            Some(&close) if self.tokens.kind(close) == TokenKind::RightBrace => close,
            Some(&close) => self.end_of_declaration(close + 1),
            None => return,
        };
        let symbol = self.tokens.symbol(token);
        let from = match self.tokens.kind(token + 1) {
            TokenKind::Equal if self.before(token) == TokenKind::KwUsing || is_type => {
                self.end_of_given_type(token + 2)
            }
            _ => token,
        };
        let hiding = Hiding { from, until, is_type };
        let known = self.device.hidden.names.entry(symbol).or_insert(hiding);
        if known.until < until || known.until < token {
            *known = hiding;
        }
    }

    /// The end of the type behind the `=` of an alias or a template parameter.
    fn end_of_given_type(&self, mut at: u32) -> u32 {
        let mut angles = 0u32;
        loop {
            at = match self.tokens.kind(at) {
                TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => {
                    match self.tokens.partner(at).filter(|&close| close > at) {
                        Some(close) => close + 1,
                        None => return at,
                    }
                }
                TokenKind::Less => {
                    angles += 1;
                    at + 1
                }
                TokenKind::Greater if angles > 0 => {
                    angles -= 1;
                    at + 1
                }
                TokenKind::Comma if angles > 0 => at + 1,
                TokenKind::Semicolon | TokenKind::EndOfFile | TokenKind::Greater | TokenKind::Comma => return at,
                _ => at + 1,
            };
        }
    }

    /// Where the function, class or statement ends to which parameters belong: perhaps too early, never too late.
    fn end_of_declaration(&self, mut at: u32) -> u32 {
        loop {
            at = match self.tokens.kind(at) {
                TokenKind::LeftBrace => return self.tokens.partner(at).unwrap_or(at),
                TokenKind::LeftParen | TokenKind::LeftBracket => match self.tokens.partner(at) {
                    Some(close) if close > at => close + 1,
                    _ => return at,
                },
                TokenKind::Semicolon
                | TokenKind::EndOfFile
                | TokenKind::RightParen
                | TokenKind::RightBracket
                | TokenKind::RightBrace => return at,
                _ => at + 1,
            };
        }
    }

    /// Whether something that was declared in the text hides a name: not a qualified one, and where classes and namespaces
    /// alone are looked for, nothing but types.
    fn is_hidden(&self, token: u32) -> bool {
        let Some(&hiding) = self.device.hidden.names.get(&self.tokens.symbol(token)) else { return false };
        let finds_types_only = self.tokens.kind(token + 1) == TokenKind::ColonColon;
        let finds_classes = matches!(
            self.before(token),
            TokenKind::KwClass | TokenKind::KwStruct | TokenKind::KwUnion | TokenKind::KwEnum | TokenKind::ColonColon
        );
        (hiding.from..hiding.until).contains(&token) && (hiding.is_type || !finds_types_only) && !finds_classes
    }

    /// Whether a name is looked up in the class of an object: `a.b`, but not `a.B::c`, whose `B` is looked up around it, too
    /// ([basic.lookup.classref]).
    fn is_member_name(&self, token: u32) -> bool {
        matches!(self.before(token), TokenKind::Dot | TokenKind::Arrow)
            && !matches!(self.tokens.kind(token + 1), TokenKind::ColonColon | TokenKind::Less)
            // `auto f() -> T`
            && !(self.before(token) == TokenKind::Arrow && self.before(token - 1) != TokenKind::Identifier)
    }

    /// Whether a name is the first one in an attribute list: `__attribute__((device))`, `[[nodiscard]]`.
    fn is_attribute_name(&self, token: u32) -> bool {
        let before = |count: u32| token.checked_sub(count).map_or(TokenKind::EndOfFile, |at| self.tokens.kind(at));
        match (before(1), before(2)) {
            (TokenKind::LeftParen, TokenKind::LeftParen) => before(3) == TokenKind::KwAttribute,
            (TokenKind::LeftBracket, TokenKind::LeftBracket) => true,
            _ => false,
        }
    }

    /// Whether a name is looked up in a class: behind `>::`, or behind a name that no namespace has
    /// ([basic.lookup.qual]).
    pub(super) fn is_qualified_by_class(&self, token: u32) -> bool {
        if self.before(token) != TokenKind::ColonColon || token < 2 {
            return false;
        }
        match self.tokens.kind(token - 2) {
            TokenKind::Greater | TokenKind::RightParen => true,
            TokenKind::Identifier => !self.device.namespaces.contains(&self.tokens.symbol(token - 2)),
            _ => false,
        }
    }

    /// Whether a name is declared where it stands: it follows the name of a type, and something that may stand behind a
    /// declarator-id follows.
    fn is_declared_here(&self, token: u32) -> bool {
        if self.before(token) == TokenKind::KwUsing && self.tokens.kind(token + 1) == TokenKind::Equal {
            return true;
        }
        let follows_type = match self.before(token) {
            TokenKind::Identifier => !self.is_contextual(token - 1) && self.before(token - 1) != TokenKind::KwOperator,
            TokenKind::KwInt
            | TokenKind::KwChar
            | TokenKind::KwBool
            | TokenKind::KwFloat
            | TokenKind::KwDouble
            | TokenKind::KwLong
            | TokenKind::KwShort
            | TokenKind::KwUnsigned
            | TokenKind::KwSigned
            | TokenKind::KwVoid
            | TokenKind::KwAuto => true,
            _ => false,
        };
        follows_type
            && !self.is_friend(token)
            && matches!(
                self.tokens.kind(token + 1),
                TokenKind::Comma
                    | TokenKind::RightParen
                    | TokenKind::Semicolon
                    | TokenKind::Equal
                    | TokenKind::LeftBracket
                    | TokenKind::LeftParen
                    | TokenKind::Greater
            )
    }

    /// Whether a function is declared as a friend, which is no member of the class around it.
    fn is_friend(&self, name: u32) -> bool {
        self.tokens.kind(name + 1) == TokenKind::LeftParen
            && (0..name)
                .rev()
                .map(|token| self.tokens.kind(token))
                .take_while(|kind| !matches!(kind, TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace))
                .any(|kind| kind == TokenKind::KwFriend)
    }

    /// Whether a name is that of a parameter of a function with a body, behind the operators of its declarator.
    fn is_parameter(&self, token: u32) -> bool {
        let stands_behind_type = matches!(
            self.before(token),
            TokenKind::Star
                | TokenKind::Ampersand
                | TokenKind::AmpersandAmpersand
                | TokenKind::Greater
                | TokenKind::KwConst
                | TokenKind::Ellipsis
        );
        let ends = matches!(
            self.tokens.kind(token + 1),
            TokenKind::Comma | TokenKind::RightParen | TokenKind::Equal | TokenKind::LeftBracket
        );
        if !stands_behind_type
            || !ends
            || !self.device.hidden.closes.last().is_some_and(|close| self.device.hidden.parameters.contains(close))
        {
            return false;
        }
        // Not in a default argument, and behind something: `const T` names a type.
        let mut at = token - 1;
        let mut has_type = self.before(token) != TokenKind::KwConst;
        loop {
            match self.tokens.kind(at) {
                TokenKind::Comma | TokenKind::LeftParen | TokenKind::EndOfFile => return has_type,
                TokenKind::Equal => return false,
                TokenKind::Identifier => has_type = true,
                TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace => {
                    match self.tokens.partner(at).filter(|&open| open < at) {
                        Some(open) => at = open,
                        None => return false,
                    }
                }
                _ => {}
            }
            at -= 1;
        }
    }

    /// Whether a name is declared as a type parameter of a template.
    fn is_template_parameter(&self, token: u32) -> bool {
        let key = match self.before(token) {
            TokenKind::Ellipsis => self.before(token - 1),
            kind => kind,
        };
        matches!(key, TokenKind::KwTypename | TokenKind::KwClass)
            && matches!(self.tokens.kind(token + 1), TokenKind::Comma | TokenKind::Greater | TokenKind::Equal)
    }

    /// Words that are no names of types in front of a name.
    fn is_contextual(&self, token: u32) -> bool {
        let text = self.tokens.interner.text(self.tokens.symbol(token));
        matches!(text, "final" | "override" | "import" | "module" | "__label__")
    }

    /// The token behind a declared name and those that are declared with it: `x, y, z;`.
    fn behind_declarators(&mut self, name: u32) -> u32 {
        let mut at = name + 1;
        while self.tokens.kind(at) == TokenKind::Comma && self.tokens.kind(at + 1) == TokenKind::Identifier {
            at += 2;
        }
        if self.tokens.kind(at) != TokenKind::Semicolon {
            return name + 1;
        }
        (name + 2..at).step_by(2).for_each(|other| self.hide(other, false));
        at
    }
}
