//! The function that identifies an extended lambda, as type and address: spelled
//! from the tokens of its definition, because what is dependent there means the same in its body.

use crate::builder::Builder;
use cufe_base::Standard;
use cufe_il::{
    EntityKind, FunctionDeclaration, FunctionFlags, FunctionId, NameKind, ParameterFlags, ScopeId, ScopeKind,
};
use cufe_lex::TokenKind;

/// The first two arguments of a tag: the type of the function's address, and the address.
#[derive(Clone, Debug)]
pub struct ParentText {
    /// Pointer to function, or pointer to member function.
    pub ty: String,
    /// In parentheses.
    pub address: String,
}

/// Specifiers that are no part of a function's type.
fn is_no_type(kind: TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::KwStatic
            | TokenKind::KwExtern
            | TokenKind::KwInline
            | TokenKind::KwConstexpr
            | TokenKind::KwConsteval
            | TokenKind::KwVirtual
            | TokenKind::KwFriend
            | TokenKind::KwRegister
            | TokenKind::KwThreadLocal
            | TokenKind::KwExtension
            | TokenKind::KwNoinline
            | TokenKind::KwNoreturn
            | TokenKind::StringLiteral
    )
}

impl Builder<'_> {
    /// The text of tokens on one line. Skips what `next` says: it returns the token to go on with, or `None` for a token that
    /// is kept.
    fn joined(&self, first: u32, end: u32, skip: &dyn Fn(u32) -> Option<u32>) -> String {
        let mut text = String::new();
        let mut kept = None;
        let mut token = first;
        while token < end {
            match skip(token) {
                Some(next) => token = next.max(token + 1),
                None => {
                    // Tokens that touch each other in the source may do so here.
                    if kept.is_some_and(|kept| kept != self.start(token)) {
                        text.push(' ');
                    }
                    text.push_str(&self.spelling(token));
                    kept = Some(self.end(token));
                    token += 1;
                }
            }
        }
        text
    }

    /// The text of tokens, both included, on one line.
    pub(super) fn token_text(&self, first: u32, last: u32) -> String {
        self.joined(first, last + 1, &|_| None)
    }

    /// The token behind the attribute list that begins at a token, if one does.
    fn behind_attribute(&self, token: u32) -> Option<u32> {
        match (self.kind(token), self.kind(token + 1)) {
            (TokenKind::KwAttribute | TokenKind::KwAlignas | TokenKind::KwAsm, TokenKind::LeftParen) => {
                Some(self.partner(token + 1) + 1)
            }
            (TokenKind::LeftBracket, TokenKind::LeftBracket) => Some(self.partner(token) + 1),
            _ => None,
        }
    }

    /// Type and address of the function whose body holds an extended lambda.
    pub(super) fn parent_text(&mut self, function: FunctionId) -> Option<ParentText> {
        let program = self.program();
        let entry = program.functions.get(function)?;
        let declaration = entry.definition.or(entry.first_declaration)?;
        let declaration = program.function_declarations.get(declaration)?;
        let entity = &program.entities[entry.entity];
        let class = self.class_name(entity.scope);
        let is_static = entry.flags.contains(FunctionFlags::STATIC_MEMBER);

        let mut ty = if entity.name.kind() == NameKind::Conversion {
            self.joined(declaration.name + 1, declaration.name_last + 1, &|_| None)
        } else {
            self.joined(declaration.specifiers, declaration.name_first, &|token| match self.kind(token) {
                TokenKind::KwExplicit if self.kind(token + 1) == TokenKind::LeftParen => {
                    Some(self.partner(token + 1) + 1)
                }
                TokenKind::KwExplicit => Some(token + 1),
                kind if is_no_type(kind) => Some(token + 1),
                _ => self.behind_attribute(token),
            })
        };
        match &class {
            Some(class) if !is_static => {
                ty.push_str(" (");
                ty.push_str(class);
                ty.push_str("::*)");
            }
            _ => ty.push_str(" (*)"),
        }
        ty.push_str(&self.parameters_text(declaration));

        let mut address = String::from("(&");
        match &class {
            Some(class) => {
                address.push_str(class);
                address.push_str("::");
            }
            None => {
                address.push_str(" ::");
                for namespace in self.namespaces(entity.scope) {
                    address.push_str(&namespace);
                    address.push_str("::");
                }
            }
        }
        address.push_str(&self.token_text(declaration.name, declaration.name_last));
        let is_abbreviated =
            declaration.parameter_list.iter().any(|parameter| parameter.flags.contains(ParameterFlags::PLACEHOLDER));
        if let Some(template) = entity.template
            && !is_abbreviated
            && self.kind(declaration.name_last) != TokenKind::Greater
        {
            address.push_str(&self.head_arguments(declaration, template));
        }
        address.push(')');
        Some(ParentText { ty, address })
    }

    /// The name of the class of which a scope holds the members. In a body of a member it is the injected class name.
    fn class_name(&self, scope: ScopeId) -> Option<String> {
        let program = self.program();
        let mut next = Some(scope);
        while let Some(entry) = next.and_then(|scope| program.scopes.get(scope)) {
            match entry.kind {
                ScopeKind::Class => {
                    let entity = entry.entity?;
                    let name = match program.entities[entity].kind {
                        EntityKind::Class(class) => {
                            program.symbol(entity).or_else(|| program.symbol(program.classes[class].typedef_name?))
                        }
                        _ => program.symbol(entity),
                    };
                    return Some(self.tokens().interner.text(name?).to_owned());
                }
                ScopeKind::TemplateParameters => next = entry.parent,
                _ => return None,
            }
        }
        None
    }

    /// Parameter list, qualifiers, exception specification where it is part of the type, trailing return type, and what else
    /// of the declarator stands behind the name.
    fn parameters_text(&self, declaration: &FunctionDeclaration) -> String {
        let since_17 = self.options.dialect.standard >= Standard::Cpp17;
        let (open, close) = declaration.parameters.unwrap_or((declaration.name_last, declaration.name_last));
        let end = declaration.declarator_last + 1;
        let requires = (close..end).find(|&token| self.kind(token) == TokenKind::KwRequires).unwrap_or(end);
        self.joined(declaration.name_last + 1, requires, &|token| {
            if token > open && token < close {
                let parameters = &declaration.parameter_list;
                if let Some((_, last)) =
                    parameters.iter().filter_map(|parameter| parameter.default).find(|default| default.0 == token)
                {
                    return Some(last + 1);
                }
            } else if token > close {
                match self.kind(token) {
                    TokenKind::Identifier
                        if declaration.trailing_return.is_none_or(|arrow| token < arrow)
                            && self.is_virtual_specifier(token) =>
                    {
                        return Some(token + 1);
                    }
                    TokenKind::KwNoexcept | TokenKind::KwThrow
                        if !since_17 && self.kind(token + 1) == TokenKind::LeftParen =>
                    {
                        return Some(self.partner(token + 1) + 1);
                    }
                    TokenKind::KwNoexcept if !since_17 => return Some(token + 1),
                    _ => {}
                }
            }
            self.behind_attribute(token)
        })
    }

    fn is_virtual_specifier(&self, token: u32) -> bool {
        matches!(self.tokens().interner.text(self.tokens().symbol(token)), "override" | "final")
    }
}
