//! Class members that take the name of something that the class used before: `using Scan = Scan<T>;`. CUDA headers rely
//! on it; host compilers reject it ([basic.scope.class]), so the uses get the qualified name of what they mean.

use crate::builder::Builder;
use cufe_il::{EntityKind, Name, ScopeId, ScopeKind};
use cufe_lex::TokenKind;

/// How many tokens back in a class uses of a name are looked for: no class of the real world is longer, and the work stays
/// in proportion.
const MAXIMUM_DISTANCE: u32 = 20_000;

impl Builder<'_> {
    /// Qualifies uses of a namespace member's name in a class that declares the name itself later.
    pub fn changed_meanings(&mut self) {
        let program = self.program();
        for entity in program.entities.values() {
            let is_member = matches!(
                entity.kind,
                EntityKind::Typedef(_)
                    | EntityKind::Template(_)
                    | EntityKind::Class(_)
                    | EntityKind::Enum(_)
                    | EntityKind::Variable(_)
                    | EntityKind::Field(_)
                    | EntityKind::Function(_)
            );
            let Some(symbol) = entity.name.symbol().filter(|_| is_member && entity.token != u32::MAX) else { continue };
            let Some(scope) = program.scopes.get(entity.scope).filter(|scope| scope.kind == ScopeKind::Class) else {
                continue;
            };
            let token = entity.token;
            if self.kind(token) != TokenKind::Identifier || self.tokens().symbol(token) != symbol {
                continue;
            }
            let Some(prefix) = scope.parent.and_then(|parent| self.outer_meaning(parent, entity.name, token)) else {
                continue;
            };
            if matches!(entity.kind, EntityKind::Typedef(_)) && self.kind(token + 1) == TokenKind::Equal {
                self.qualify_alias(token, &prefix);
            }
            self.qualify_earlier(token, &prefix);
        }
    }

    /// The qualification of the class, enumeration, typedef or template that a name means in the scopes around a class, if
    /// it is a member of a namespace.
    fn outer_meaning(&self, scope: ScopeId, name: Name, sequence: u32) -> Option<String> {
        let program = self.program();
        let mut next = Some(scope);
        while let Some(id) = next {
            let entry = program.scopes.get(id)?;
            let found =
                program.bindings(id, name).find(|(_, binding)| !binding.is_hidden && binding.sequence <= sequence);
            if let Some((_, binding)) = found {
                let is_type = matches!(
                    program.entities[binding.entity].kind,
                    EntityKind::Typedef(_) | EntityKind::Template(_) | EntityKind::Class(_) | EntityKind::Enum(_)
                );
                if !is_type || !matches!(entry.kind, ScopeKind::Global | ScopeKind::Namespace) {
                    return None;
                }
                let mut text = String::from("::");
                for namespace in self.namespaces(id) {
                    text.push_str(&namespace);
                    text.push_str("::");
                }
                return Some(text);
            }
            next = entry.parent;
        }
        None
    }

    fn is_unqualified_use(&self, token: u32, name: u32) -> bool {
        self.kind(token) == TokenKind::Identifier
            && self.tokens().symbol(token) == self.tokens().symbol(name)
            && !matches!(
                self.kind(token.saturating_sub(1)),
                TokenKind::ColonColon
                    | TokenKind::Dot
                    | TokenKind::Arrow
                    | TokenKind::Tilde
                    | TokenKind::Identifier
                    | TokenKind::Greater
            )
    }

    /// The uses in the alias-declaration itself.
    fn qualify_alias(&mut self, name: u32, prefix: &str) {
        let mut token = name + 1;
        while !matches!(self.kind(token), TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::EndOfFile) {
            if self.is_unqualified_use(token, name) {
                self.qualify(token, prefix);
            }
            token += 1;
        }
    }

    /// The uses in the declaration in front of the name and in members before it, as far as they can only be uses: with
    /// template arguments or as a qualifier. Bodies mean the member itself.
    fn qualify_earlier(&mut self, name: u32, prefix: &str) {
        let mut token = name;
        let farthest = name.saturating_sub(MAXIMUM_DISTANCE);
        while let Some(previous) = token.checked_sub(1).filter(|&previous| previous >= farthest) {
            token = previous;
            match self.kind(token) {
                TokenKind::RightBrace => token = self.partner(token).min(token),
                TokenKind::LeftBrace => return,
                _ => {}
            }
            if self.is_unqualified_use(token, name)
                && matches!(self.kind(token + 1), TokenKind::Less | TokenKind::ColonColon)
            {
                self.qualify(token, prefix);
            }
        }
    }

    fn qualify(&mut self, token: u32, prefix: &str) {
        if self.first_time(token, "::") {
            self.insert_before(token, prefix.to_owned());
        }
    }
}
