//! The declarations of namespaces in the device view.

use super::{Declaration, DeviceSurvey, Form, Nest};
use crate::needed::declaration_index::{DeclarationIndex, Shape, has_operand_in_parentheses};
use cufe_base::Symbol;
use cufe_lex::TokenKind;
use rustc_hash::FxHashSet;

impl DeclarationIndex<'_> {
    /// Notes a namespace or linkage specification.
    pub(in crate::needed) fn note_nest(&mut self, first: u32, open: u32, close: u32) {
        if let Some(device) = &mut self.device {
            device.nests.push(Nest { first, open, close });
        }
    }

    /// A declaration whose first token is `first`, and `start` behind its linkage. The token behind it.
    pub(in crate::needed) fn device_declaration(&mut self, first: u32, start: u32, acts_unnamed: bool) -> Option<u32> {
        let (shape, end) = match acts_unnamed {
            true => (Shape::default(), self.behind_semicolon(start)?),
            false => self.shape(start)?,
        };
        let form = match self.kind(start) {
            TokenKind::KwStaticAssert => Form::Assertion,
            TokenKind::KwTemplate | TokenKind::KwExtern if acts_unnamed => Form::Instantiation,
            _ if acts_unnamed => Form::Directive,
            _ => self.form(start, &shape),
        };
        let candidate = self.candidates.len() as u32;
        self.candidates.push((first, end));
        match form {
            Form::Named => self.introduce_named(candidate, start, end, &shape),
            // When all namespaces are known.
            Form::Member(_) => {}
            _ => {}
        }
        if matches!(form, Form::Named | Form::Member(_)) {
            self.introduce_in_passing(candidate, start, end, &shape);
        }
        self.note_bodies(candidate, start, &shape);
        if let Some(device) = &mut self.device {
            device.declarations.push(Declaration { start, shape, form });
        }
        Some(end)
    }

    /// What a declaration is by the name that it declares.
    fn form(&self, start: u32, shape: &Shape) -> Form {
        if self.kind(start) == TokenKind::KwUsing {
            // `using A::operator+;`: who uses it does not name it.
            let is_of_operator = !shape.has_equal
                && self.declarator_name(start + 1).is_some_and(|name| self.kind(name) == TokenKind::KwOperator);
            return if is_of_operator { Form::Directive } else { Form::Named };
        }
        if let (false, Some(class), Some(_)) = (shape.is_typedef || shape.is_enum, shape.class, shape.class_body) {
            // `class A::B { }`
            let name = self.last_of_class_name(class).filter(|&name| name != class);
            return name.and_then(|name| self.class_before(name - 1)).map_or(Form::Named, Form::Member);
        }
        if shape.is_typedef || shape.class_body.is_some() {
            return Form::Named;
        }
        let Some(name) = self.declarator_name(shape.specifiers) else { return Form::Named };
        let before = if self.kind(name.wrapping_sub(1)) == TokenKind::Tilde { name - 1 } else { name };
        if self.kind(before.wrapping_sub(1)) == TokenKind::ColonColon {
            return self.class_before(before - 1).map_or(Form::Named, Form::Member);
        }
        match self.kind(name) {
            TokenKind::KwOperator => Form::Operator(name),
            _ => Form::Named,
        }
    }

    /// The token of the name that a declaration declares, `operator` for operators: the last one before what can only stand
    /// behind it.
    pub(super) fn declarator_name(&self, specifiers: u32) -> Option<u32> {
        let mut name = None;
        let mut at = specifiers;
        loop {
            let before = self.kind(at.wrapping_sub(1));
            at = match self.kind(at) {
                TokenKind::Identifier => {
                    name = Some(at);
                    at + 1
                }
                TokenKind::KwOperator => return Some(at),
                TokenKind::Less if before == TokenKind::Identifier => self.behind_arguments(at)?,
                TokenKind::LeftParen if has_operand_in_parentheses(before) || is_in_constraint(before) => {
                    let behind = self.behind(at)?;
                    // `requires (T t) { }`
                    let is_expression = before == TokenKind::KwRequires && self.kind(behind) == TokenKind::LeftBrace;
                    if is_expression { self.behind(behind)? } else { behind }
                }
                TokenKind::LeftBrace if before == TokenKind::KwRequires => self.behind(at)?,
                // Attributes may stand behind a template head.
                TokenKind::LeftBracket
                    if !matches!(before, TokenKind::Identifier | TokenKind::Greater)
                        || self.kind(at + 1) == TokenKind::LeftBracket =>
                {
                    self.behind(at)?
                }
                TokenKind::LeftParen
                | TokenKind::LeftBracket
                | TokenKind::LeftBrace
                | TokenKind::Equal
                | TokenKind::Comma
                | TokenKind::Semicolon => return name,
                TokenKind::EndOfFile | TokenKind::RightBrace => return None,
                _ => at + 1,
            };
        }
    }

    /// What is defined outside of its class is known by the name of the class, and outside of its namespace by its own.
    pub(super) fn introduce_members(&mut self, device: &mut DeviceSurvey, namespaces: &FxHashSet<Symbol>) {
        for (candidate, declaration) in (0..).zip(&device.declarations) {
            let Form::Member(class) = declaration.form else { continue };
            let is_of_namespace = namespaces.contains(&self.tokens.symbol(class));
            let own = self.own_name(&declaration.shape).filter(|_| is_of_namespace);
            let name = own.filter(|&name| self.kind(name) == TokenKind::Identifier).unwrap_or(class);
            self.introduce_token(candidate, name);
            device.introduced.push((candidate, self.tokens.symbol(name)));
        }
        device.introduced.sort_by_key(|&(candidate, _)| candidate);
    }

    /// The token of the name that a declaration declares, that of a class if it defines one.
    pub(super) fn own_name(&self, shape: &Shape) -> Option<u32> {
        match shape.class.filter(|_| shape.class_body.is_some() && !shape.is_typedef) {
            Some(class) => self.last_of_class_name(class),
            None => self.declarator_name(shape.specifiers),
        }
    }

    /// The last component of a class's name that begins at a token.
    fn last_of_class_name(&self, first: u32) -> Option<u32> {
        let mut at = first;
        loop {
            if self.kind(at) != TokenKind::Identifier {
                return None;
            }
            let behind = match self.kind(at + 1) {
                TokenKind::Less => self.behind_arguments(at + 1)?,
                _ => at + 1,
            };
            match self.kind(behind) {
                TokenKind::ColonColon => at = behind + 1,
                _ => return Some(at),
            }
        }
    }

    /// The name in front of a `::`, template arguments between them apart.
    fn class_before(&self, colons: u32) -> Option<u32> {
        let mut at = colons.checked_sub(1)?;
        if self.kind(at) == TokenKind::Greater {
            let mut depth = 0u32;
            loop {
                match self.kind(at) {
                    TokenKind::Greater => depth += 1,
                    TokenKind::Less => depth -= 1,
                    TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace => {
                        at = self.tokens.partner(at).filter(|&open| open < at)?;
                    }
                    TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::LeftParen => return None,
                    _ => {}
                }
                at = at.checked_sub(1)?;
                if depth == 0 {
                    break;
                }
            }
        }
        (self.kind(at) == TokenKind::Identifier).then_some(at)
    }

    /// The names that a declaration introduces by itself.
    fn introduce_named(&mut self, candidate: u32, start: u32, end: u32, shape: &Shape) {
        // A template declares one thing, and so does an alias: commas in them are between arguments.
        let is_alias = self.kind(start) == TokenKind::KwUsing && shape.has_equal;
        let has_several = shape.has_comma && !shape.is_template && !is_alias;
        if !shape.is_odd && !has_several {
            if self.introduce(candidate, start, end, shape) {
                return;
            }
            if let Some(name) = self.variable_name(start, shape) {
                return self.introduce_token(candidate, name);
            }
        }
        if let Some(name) = self.name_beside_attributes(start, end, shape) {
            return self.introduce_token(candidate, name);
        }
        self.introduce_all(candidate, start, end);
    }

    /// The name that a declaration introduces which attributes keep apart from what shows it: that of a class with
    /// attributes behind its body, of an alias in front of them, or of a function.
    fn name_beside_attributes(&self, start: u32, end: u32, shape: &Shape) -> Option<u32> {
        if self.kind(start) == TokenKind::KwUsing {
            let is_alias = shape.has_equal && self.kind(start + 1) == TokenKind::Identifier;
            return (is_alias && self.kind(start + 2) != TokenKind::ColonColon).then_some(start + 1);
        }
        if let (true, Some(open)) = (shape.is_typedef, shape.parameters) {
            // `typedef R f(A);`, but not `typedef R (f);`
            let specifiers = shape.specifiers + u32::from(self.kind(shape.specifiers) == TokenKind::KwTypedef);
            let name = open - 1;
            if self.kind(name) == TokenKind::Identifier
                && self.has_type_before(specifiers, name, false)
                && self.behind(open)? + 1 == end
            {
                return Some(name);
            }
            // `typedef R (*f)(A);`
            let is_pointer = self.kind(open + 1) == TokenKind::Star
                && self.kind(open + 2) == TokenKind::Identifier
                && self.kind(open + 3) == TokenKind::RightParen
                && self.kind(open + 4) == TokenKind::LeftParen
                && self.behind(open + 4)? + 1 == end;
            return is_pointer.then_some(open + 2);
        }
        if shape.is_typedef || shape.is_enum || shape.has_equal {
            return None;
        }
        if let Some((_, mut at)) = shape.class_body {
            let class = shape.class.filter(|&class| {
                self.kind(class) == TokenKind::Identifier && self.kind(class + 1) != TokenKind::ColonColon
            })?;
            while self.kind(at) == TokenKind::KwAttribute {
                at = self.behind(at + 1)?;
            }
            return (at + 1 == end).then_some(class);
        }
        // A function with a body declares nothing beside it.
        shape.body?;
        let name = self.declarator_name(shape.specifiers)?;
        let is_function = self.kind(name) == TokenKind::Identifier
            && self.kind(name + 1) == TokenKind::LeftParen
            && shape.parameters == Some(name + 1);
        is_function.then_some(name)
    }

    /// The name of a variable, if a declaration is that of one and nothing else.
    fn variable_name(&self, start: u32, shape: &Shape) -> Option<u32> {
        let is_other = shape.class_body.is_some()
            || shape.is_typedef
            || shape.parameters.is_some()
            || self.kind(start) == TokenKind::KwUsing;
        let name = self.declarator_name(shape.specifiers).filter(|_| !is_other)?;
        let begins = self.kind(name.wrapping_sub(1));
        let is_behind_type = !matches!(begins, TokenKind::ColonColon | TokenKind::KwStruct | TokenKind::KwClass)
            && name > shape.specifiers
            && shape.class != Some(name);
        (is_behind_type && self.kind(name) == TokenKind::Identifier).then_some(name)
    }
}

/// Whether parentheses behind a token are an operand of a requires-clause.
fn is_in_constraint(before: TokenKind) -> bool {
    matches!(before, TokenKind::KwRequires | TokenKind::AmpersandAmpersand | TokenKind::PipePipe | TokenKind::Exclaim)
}
