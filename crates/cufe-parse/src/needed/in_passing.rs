//! Names that a declaration introduces beside the one that it is about: those of classes and enumerations that are named
//! first, or defined, in a part of it, and those of friends.
//!
//! An elaborated type specifier declares its class in the nearest namespace, wherever in a declaration it stands: in the
//! result, in parameters, template arguments, bases, members, operands ([basic.scope.pdecl]/7). Exceptions are those
//! with a qualified name or template arguments, which declare nothing, `friend class A;`, whose name nobody finds, the
//! declarations of members (`struct A;`, `struct A { }` in a class), and type parameters of templates.
//!
//! A friend function is a member of the nearest namespace ([namespace.memdef]/3). Only argument-dependent lookup finds it,
//! by way of the class, so that the class is needed then anyway; but its declaration merges with others of the same
//! function. Those have parameters of the same types. If one of them is the class itself, whoever names that type needs
//! the class; friends without such a parameter make their class needed where their name is mentioned, and friends that
//! are operators where the names in their parameters are. Classes made from a template that is not needed do not exist,
//! and neither do the friends of such.

use super::declaration_form::{self, Declared};
use super::declaration_index::{DeclarationIndex, Shape, has_operand_in_parentheses};
use cufe_base::Symbol;
use cufe_lex::{TokenKind, Tokens};

/// A friend function of a class that is a candidate.
pub(super) struct Friend {
    /// The candidate.
    pub candidate: u32,
    pub declared: Declared,
}

/// Keywords that begin what introduces a name in passing, in order.
pub(super) struct Keys {
    tokens: Vec<u32>,
    /// The first one that was not asked for yet.
    next: usize,
}

impl Keys {
    pub(super) fn of(tokens: &Tokens) -> Self {
        let is_key = |token: &u32| {
            matches!(
                tokens.kind(*token),
                TokenKind::KwClass
                    | TokenKind::KwStruct
                    | TokenKind::KwUnion
                    | TokenKind::KwEnum
                    | TokenKind::KwFriend
                    | TokenKind::KwTemplate
            )
        };
        Self { tokens: (0..tokens.len() as u32).filter(is_key).collect(), next: 0 }
    }

    /// The next one in a range of tokens. Ranges are asked for in order.
    fn next(&mut self, first: u32, end: u32) -> Option<u32> {
        while self.tokens.get(self.next).is_some_and(|&token| token < first) {
            self.next += 1;
        }
        let token = *self.tokens.get(self.next).filter(|&&token| token < end)?;
        self.next += 1;
        Some(token)
    }
}

/// What is known of the declaration that is looked through.
struct Around {
    candidate: u32,
    end: u32,
    /// The class keyword's name that the declaration itself is about.
    own: Option<u32>,
    /// The body of that class.
    class_body: Option<(u32, u32)>,
    /// Its friends exist only where a template is instantiated.
    is_pattern: bool,
    /// The name of the class, and those of classes that are defined in it.
    classes: Vec<Symbol>,
    /// Class keywords that begin type parameters of templates, in order.
    type_parameters: Vec<u32>,
    /// The end of the last template head.
    behind_head: u32,
}

impl Around {
    fn is_in_class(&self, token: u32) -> bool {
        self.class_body.is_some_and(|(open, behind)| open < token && token < behind)
    }
}

impl DeclarationIndex<'_> {
    /// The names that a candidate from `start` to `end` introduces in passing. Bodies of functions are passed over: what
    /// they declare is theirs ([basic.scope.pdecl]/7). Whether there are such names, or friends, is returned.
    pub(super) fn introduce_in_passing(&mut self, candidate: u32, start: u32, end: u32, shape: &Shape) -> bool {
        let introduced = self.introductions.count();
        let mut has_friends = false;
        let is_specialization = self.kind(start + 2) == TokenKind::Greater;
        let own = shape.class.filter(|&class| self.kind(class) == TokenKind::Identifier);
        let mut around = Around {
            candidate,
            end: shape.body.unwrap_or(end),
            own,
            class_body: shape.class_body,
            is_pattern: shape.is_template && !is_specialization,
            classes: own.map(|own| self.tokens.symbol(own)).into_iter().collect(),
            type_parameters: Vec::new(),
            behind_head: 0,
        };
        let mut first = start;
        let mut unread = self.unread.partition_point(|&(_, behind)| behind <= start);
        while let Some(key) = self.keys.next(first, around.end) {
            while self.unread.get(unread).is_some_and(|&(_, behind)| behind <= key) {
                unread += 1;
            }
            if let Some(&(body, behind)) = self.unread.get(unread)
                && body <= key
            {
                first = behind;
                continue;
            }
            first = key + 1;
            match self.kind(key) {
                TokenKind::KwTemplate => self.note_type_parameters(&mut around, key),
                TokenKind::KwFriend => {
                    has_friends = true;
                    self.friend(&mut around, key);
                }
                TokenKind::KwEnum => self.enumeration_in_passing(&around, key),
                _ => self.class_in_passing(&mut around, key),
            }
        }
        has_friends || self.introductions.count() > introduced
    }

    /// Notes which class keywords in a template head, at its first token, begin type parameters, heads in it included.
    fn note_type_parameters(&self, around: &mut Around, template: u32) {
        if template < around.behind_head || self.kind(template + 1) != TokenKind::Less {
            return;
        }
        // Of each list that is open: whether it is one of template parameters.
        let mut lists: Vec<bool> = Vec::new();
        let mut at = template + 1;
        loop {
            at = match self.kind(at) {
                TokenKind::Less => {
                    lists.push(self.kind(at - 1) == TokenKind::KwTemplate);
                    at + 1
                }
                TokenKind::Greater => {
                    lists.pop();
                    if lists.is_empty() {
                        break;
                    }
                    at + 1
                }
                TokenKind::KwClass => {
                    let is_first = matches!(self.kind(at - 1), TokenKind::Less | TokenKind::Comma);
                    let behind = at + 1 + u32::from(self.kind(at + 1) == TokenKind::Identifier);
                    let is_type_parameter = matches!(
                        self.kind(behind),
                        TokenKind::Comma | TokenKind::Greater | TokenKind::Equal | TokenKind::Ellipsis
                    );
                    if is_first && is_type_parameter && lists.last() == Some(&true) {
                        around.type_parameters.push(at);
                    }
                    at + 1
                }
                TokenKind::LeftParen | TokenKind::LeftBracket => match self.behind(at) {
                    Some(behind) => behind,
                    None => break,
                },
                TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace | TokenKind::EndOfFile => break,
                _ => at + 1,
            };
        }
        around.behind_head = at;
    }

    /// The token behind attributes at the head of a class or enumeration, whose keyword stands before `at`.
    fn behind_head_attributes(&self, mut at: u32) -> u32 {
        loop {
            let open = match self.kind(at) {
                TokenKind::KwAttribute | TokenKind::KwAlignas => at + 1,
                TokenKind::LeftBracket => at,
                _ => return at,
            };
            match self.behind(open) {
                Some(behind) => at = behind,
                None => return at,
            }
        }
    }

    /// A class keyword other than `enum`.
    fn class_in_passing(&mut self, around: &mut Around, key: u32) {
        let before = self.kind(key.saturating_sub(1));
        // `enum class`
        if before == TokenKind::KwEnum || around.type_parameters.binary_search(&key).is_ok() {
            return;
        }
        let name = self.behind_head_attributes(key + 1);
        if self.kind(name) != TokenKind::Identifier || around.own == Some(name) {
            return;
        }
        let following = self.kind(name + 1);
        let is_defined = match following {
            TokenKind::LeftBrace | TokenKind::Colon => true,
            // `final`
            TokenKind::Identifier => matches!(self.kind(name + 2), TokenKind::LeftBrace | TokenKind::Colon),
            _ => false,
        };
        // `using B = struct A;` declares no member.
        let begins_declaration = matches!(
            before,
            TokenKind::LeftBrace
                | TokenKind::RightBrace
                | TokenKind::Semicolon
                | TokenKind::Colon
                | TokenKind::Greater
                | TokenKind::KwFriend
        );
        let is_declared = is_defined || following == TokenKind::Semicolon && begins_declaration;
        let is_member = is_declared && around.is_in_class(key);
        if is_member && is_defined {
            around.classes.push(self.tokens.symbol(name));
        }
        if !is_member && !matches!(following, TokenKind::ColonColon | TokenKind::Less) {
            self.introduce_token(around.candidate, name);
        }
    }

    /// `enum`: an enumeration that is no member of a class introduces its enumerators too.
    fn enumeration_in_passing(&mut self, around: &Around, key: u32) {
        let mut at = key + 1;
        if matches!(self.kind(at), TokenKind::KwClass | TokenKind::KwStruct) {
            at += 1;
        }
        at = self.behind_head_attributes(at);
        let name = Some(at).filter(|&at| self.kind(at) == TokenKind::Identifier);
        let following = at + u32::from(name.is_some());
        let is_declared =
            matches!(self.kind(following), TokenKind::LeftBrace | TokenKind::Colon | TokenKind::Semicolon);
        if is_declared && around.is_in_class(key) {
            return;
        }
        if let Some(name) = name
            && !matches!(self.kind(following), TokenKind::ColonColon)
        {
            self.introduce_token(around.candidate, name);
        }
        // Behind the underlying type.
        let mut open = following;
        while open < around.end {
            match self.kind(open) {
                // Those of the declaration's own enumeration are known.
                TokenKind::LeftBrace if around.class_body.is_some_and(|(body, _)| body == open) => return,
                TokenKind::LeftBrace => {
                    let behind = self.behind(open).unwrap_or(open);
                    return self.introduce_all(around.candidate, open, behind);
                }
                TokenKind::Colon if open == following => open += 1,
                _ if open == following => return,
                TokenKind::Semicolon | TokenKind::RightBrace | TokenKind::RightParen => return,
                TokenKind::LeftParen => match self.behind(open) {
                    Some(behind) => open = behind,
                    None => return,
                },
                _ => open += 1,
            }
        }
    }

    /// A friend declaration, at its keyword.
    fn friend(&mut self, around: &mut Around, friend: u32) {
        if around.is_pattern {
            return;
        }
        let Some(function) = self.friend_function(friend, around.end) else { return };
        let FriendFunction { end, name, parameters } = function;
        let Some((open, behind)) = parameters else {
            return self.introduce_all(around.candidate, friend, end);
        };
        let names_own_class = (open..behind).any(|token| {
            self.kind(token) == TokenKind::Identifier && {
                let symbol = self.tokens.symbol(token);
                let is_outermost = around.own.is_some_and(|own| self.tokens.symbol(own) == symbol);
                is_outermost || !self.is_qualified(token) && around.classes.contains(&symbol)
            }
        });
        match name {
            Some(name) => {
                if !names_own_class {
                    self.introduce_token(around.candidate, name);
                }
                self.note_friend(around.candidate, friend, name, (open, behind));
            }
            None if names_own_class => {}
            // What an operator does that nobody finds by its class matters to the host file only.
            None if self.device.is_some() => {}
            None => self.introduce_all(around.candidate, open, behind),
        }
    }

    /// What a friend declaration declares, if that is a function.
    fn friend_function(&self, friend: u32, end: u32) -> Option<FriendFunction> {
        let mut name = None;
        let mut is_operator = false;
        let mut has_unclosed = false;
        let mut parameters = None;
        let mut is_odd = false;
        let mut at = friend + 1;
        while at < end {
            let before = self.kind(at - 1);
            at = match self.kind(at) {
                TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace | TokenKind::KwFriend => break,
                TokenKind::KwOperator => {
                    is_operator = true;
                    // A member of another class.
                    is_odd |= before == TokenKind::ColonColon;
                    // `operator()`, `operator[]`
                    match self.kind(at + 1) {
                        TokenKind::LeftParen | TokenKind::LeftBracket => self.behind(at + 1)?,
                        _ => at + 1,
                    }
                }
                TokenKind::Comma if parameters.is_some() => {
                    is_odd = true;
                    at + 1
                }
                TokenKind::LeftParen => {
                    let behind = self.behind(at)?;
                    if !has_operand_in_parentheses(before) && parameters.is_none() {
                        parameters = Some((at, behind));
                        let inner = self.kind(at + 1);
                        let is_declarator =
                            matches!(inner, TokenKind::Star | TokenKind::Ampersand | TokenKind::AmpersandAmpersand)
                                || self.kind(behind) == TokenKind::LeftParen;
                        is_odd |= !is_operator && (is_declarator || name.is_none());
                    }
                    behind
                }
                TokenKind::LeftBracket => self.behind(at)?,
                // Arguments of the result's type are no names of the function: the last name before the parentheses is.
                TokenKind::Less if !is_operator && !has_unclosed => match self.behind_arguments(at) {
                    Some(behind) => behind,
                    None => {
                        (has_unclosed, is_odd) = (true, true);
                        at + 1
                    }
                },
                TokenKind::Identifier => {
                    if parameters.is_none() {
                        name = Some(at);
                    }
                    at + 1
                }
                _ => at + 1,
            };
        }
        parameters?;
        let name = name.filter(|_| !is_operator);
        Some(FriendFunction { end: at, name, parameters: parameters.filter(|_| !is_odd) })
    }

    /// Notes in what form a friend function is declared.
    fn note_friend(&mut self, candidate: u32, friend: u32, name: u32, (open, behind): (u32, u32)) {
        // Specifiers may stand before `friend`, and so may a template head.
        let mut first = friend;
        while let Some(before) = first.checked_sub(1)
            && !matches!(
                self.kind(before),
                TokenKind::Semicolon
                    | TokenKind::LeftBrace
                    | TokenKind::RightBrace
                    | TokenKind::Colon
                    | TokenKind::Greater
                    | TokenKind::KwFriend
            )
        {
            first = before;
        }
        let is_template = first.checked_sub(1).is_some_and(|before| self.kind(before) == TokenKind::Greater);
        let is_constexpr =
            (first..name).any(|token| matches!(self.kind(token), TokenKind::KwConstexpr | TokenKind::KwConsteval));
        let constancy = if is_constexpr { declaration_form::CONSTEXPR } else { declaration_form::PLAIN };
        let declared = self.declared_friend(name, constancy, is_template, (open, behind - 1));
        let form = declared.form;
        self.friends.entry(self.tokens.symbol(name)).or_default().push(Friend { candidate, declared });
        self.note_form(name, form);
    }
}

/// What the tokens of a friend function tell.
struct FriendFunction {
    /// The token behind its head.
    end: u32,
    /// Its name, if it is no operator.
    name: Option<u32>,
    /// Its parameters, from `(` to the token behind `)`, where they can be known.
    parameters: Option<(u32, u32)>,
}
