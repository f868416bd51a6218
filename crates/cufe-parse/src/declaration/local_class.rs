//! Classes in functions ([class.local]) and anonymous unions ([class.union.anon]): which members they may not have.

use super::DeclarationContext;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_il::{Access, ClassId, ClassKey, EntityId, EntityKind, Name, NameKind, ScopeId};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// A friend of a local class is declared before in the scope around the class (948) and defined elsewhere (551); it is no
    /// template (978).
    pub(super) fn check_local_friend(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
        is_definition: bool,
    ) {
        if !context.in_class
            || !specifiers.flags.contains(SpecifierFlags::FRIEND)
            || name.qualifier != Qualifier::None
            || self.sema.declaring.in_instance
            || !self.sema.in_local_class()
        {
            return;
        }
        if context.heads.iter().any(|head| !head.parameters.is_empty()) {
            return self.error_at(978, name.token);
        }
        if matches!(name.name.kind(), NameKind::Identifier(_)) {
            let found = self.sema.lookup_unqualified(name.name, self.sema.context.scope, name.token);
            let is_known = found.entities.iter().any(|&entity| self.sema.program().function_of(entity).is_some());
            if !is_known && !found.is_dependent {
                self.name_error_at(948, name.token, self.sema.name_text(name.name));
            }
        }
        if is_definition {
            self.error_at(551, self.at);
        }
    }

    /// What an anonymous union (or GNU struct) may not contain: members that are not public (363), functions (364), static data
    /// members (817), types (1055); its members' names are those of the scope around it (101).
    pub(super) fn check_anonymous_union(&mut self, class: ClassId, outer: ScopeId, open: u32) {
        if self.sema.context.speculating > 0 || self.sema.declaring.in_instance {
            return;
        }
        let entry = &self.sema.program().classes[class];
        let Some(inner) = entry.scope else { return };
        let is_union = entry.key == ClassKey::Union;
        let own = entry.entity.number() + 1;
        let members: Vec<EntityId> = (own..self.sema.program().entities.len() as u32)
            .map(EntityId::from_number)
            .filter(|&entity| self.sema.program().entities[entity].scope == inner)
            .collect();
        let is_hidden =
            |parser: &Self, entity: EntityId| parser.sema.program().entities[entity].access != Access::Public;
        let fields: Vec<EntityId> = self.sema.fields_found_through(class, 0);
        let functions = members.iter().any(|&entity| self.sema.is_written_function(entity));
        if is_union && members.iter().any(|&entity| is_hidden(self, entity) && self.sema.is_data_member(entity)) {
            self.error_at(363, open);
        }
        if is_union && functions {
            self.error_at(364, open);
        }
        for &entity in &members {
            let token = self.sema.program().entities[entity].token;
            match self.sema.program().entities[entity].kind {
                EntityKind::Variable(_) if is_union && !self.sema.in_local_class() => {
                    let first = self.first_of_member(token);
                    self.error_at(817, first);
                }
                EntityKind::Typedef(_) | EntityKind::Class(_) | EntityKind::Enum(_)
                    if is_union && self.sema.program().entities[entity].name != Name::UNNAMED =>
                {
                    self.error_at(1055, token);
                }
                _ => {}
            }
        }
        for field in fields {
            self.sema.check_transparent_name(outer, field);
        }
    }

    /// The first token of the member declaration that declares the name at a token: behind the `;`, `{`, `}` or `:` before it.
    fn first_of_member(&self, token: u32) -> u32 {
        let is_end = |token: u32| {
            matches!(
                self.tokens.kind(token),
                TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace | TokenKind::Colon
            )
        };
        let mut first = token;
        while first > 0 && !is_end(first - 1) {
            first -= 1;
        }
        first
    }
}

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    #[test]
    fn a_local_class_has_no_static_data_members() {
        assert_eq!(reports("void f() { struct L { static int s; static void g() {} }; }"), [(817, 23)]);
        assert_eq!(reports("struct S { static int s; void f() { struct L { enum { e }; }; } };"), []);
        assert_eq!(reports("auto l = [] { struct L { struct N { static const int s = 1; }; }; };"), [(817, 37)]);
    }

    #[test]
    fn friends_of_a_local_class_are_declared_before() {
        assert_eq!(reports("void f() { struct L { friend void g(); }; }"), [(948, 35)]);
        assert_eq!(reports("void g(); void f() { struct L { friend void g(); friend class Z; }; }"), []);
    }

    #[test]
    fn an_anonymous_union_has_public_data_members_only() {
        assert_eq!(reports("struct T { union { int a; private: int c; }; };"), [(363, 18)]);
        assert_eq!(reports("struct T { union { int a; void f(); }; };"), [(364, 18)]);
        assert_eq!(reports("struct T { union { int a; struct X {}; }; };"), [(1055, 34)]);
        assert_eq!(reports("struct T { union { int a; float b; }; int a; };"), [(101, 43)]);
        assert_eq!(reports("struct T { int a; union { int a; float b; }; };"), [(101, 31)]);
        assert_eq!(reports("struct T { int a; union { int b; struct { int c; int d; }; }; };"), []);
    }
}
