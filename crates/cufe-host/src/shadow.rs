//! Class members that take the name of something that the class used before: `using Scan = Scan<T>;`,
//! `static constexpr Algorithm Algorithm();`. CUDA headers rely on it; host compilers reject it ([basic.scope.class]), so the
//! uses get the qualified name of what they mean.

use crate::builder::Builder;
use cufe_il::{ClassKey, EntityId, EntityKind, ScopeKind};
use cufe_lex::TokenKind;
use rustc_hash::FxHashSet;

impl Builder<'_> {
    /// Qualifies uses of names in classes that declare the names themselves later.
    pub fn changed_meanings(&mut self) {
        let program = self.program();
        if program.changed_meanings.is_empty() {
            return;
        }
        // What looks like a use while a declarator is read ahead may be the name that is declared. Parameters without name
        // stand at the token of their type.
        let used: FxHashSet<u32> = program.changed_meanings.iter().map(|meaning| meaning.token).collect();
        let named = program.entities.values().filter(|entity| entity.name.symbol().is_some());
        let declared = named.map(|entity| entity.token);
        let declared: FxHashSet<u32> = declared.filter(|token| used.contains(token)).collect();
        for meaning in program.changed_meanings.clone() {
            if !declared.contains(&meaning.token)
                && self.is_unqualified_use(meaning.token)
                && let Some(prefix) =
                    self.qualification(meaning.entity).or_else(|| self.elaboration(meaning.entity, meaning.token))
                && self.first_time(meaning.token, "::")
            {
                self.insert_before(meaning.token, prefix);
            }
        }
    }

    /// Whether a token is an identifier that may be qualified: what follows a class key names no entity that lookup changes.
    fn is_unqualified_use(&self, token: u32) -> bool {
        self.kind(token) == TokenKind::Identifier
            && !matches!(
                self.kind(token.saturating_sub(1)),
                TokenKind::ColonColon
                    | TokenKind::Dot
                    | TokenKind::Arrow
                    | TokenKind::Tilde
                    | TokenKind::KwStruct
                    | TokenKind::KwClass
                    | TokenKind::KwUnion
                    | TokenKind::KwEnum
                    | TokenKind::KwTypename
            )
    }

    /// The key before the name of a class or enumeration that is local to a function: lookup passes other names over.
    fn elaboration(&self, entity: EntityId, token: u32) -> Option<String> {
        if matches!(self.kind(token + 1), TokenKind::ColonColon | TokenKind::LeftParen | TokenKind::LeftBrace) {
            return None;
        }
        let program = self.program();
        let key = match program.entities[entity].kind {
            EntityKind::Enum(_) => "enum ",
            EntityKind::Class(class) if program.classes[class].key == ClassKey::Union => "union ",
            EntityKind::Class(_) => "struct ",
            _ => return None,
        };
        Some(key.to_owned())
    }

    /// What stands before the name of an entity that is a member of a namespace or class: `::ns::`, `::ns::Outer::`. Classes
    /// that depend on template parameters are named by what is declared in them.
    fn qualification(&self, entity: EntityId) -> Option<String> {
        let program = self.program();
        let mut classes = Vec::new();
        let mut scope = program.entities[entity].scope;
        let mut is_dependent = false;
        loop {
            let entry = program.scopes.get(scope)?;
            match entry.kind {
                ScopeKind::Global | ScopeKind::Namespace => break,
                ScopeKind::TemplateParameters => {}
                ScopeKind::Class => {
                    let owner = entry.entity?;
                    let EntityKind::Class(class) = program.entities[owner].kind else { return None };
                    let symbol = program.symbol(owner)?;
                    is_dependent |= program.classes[class].is_dependent || program.classes[class].arguments.is_some();
                    classes.push(self.tokens().interner.text(symbol).to_owned());
                }
                _ => return None,
            }
            scope = entry.parent?;
        }
        let mut text = String::new();
        if is_dependent {
            classes.truncate(1);
        } else {
            text.push_str("::");
            for namespace in self.namespaces(scope) {
                text.push_str(&namespace);
                text.push_str("::");
            }
        }
        for class in classes.iter().rev() {
            text.push_str(class);
            text.push_str("::");
        }
        Some(text)
    }
}
