//! simple-declaration and member-declaration: specifiers, then declarators with initializers or a body ([dcl.pre]).

use crate::Sema;
use crate::declare::{DeclarationContext, Declarator, SpecifierFlags, Specifiers};
use cufe_il::{ClassKey, EntityId, EntityKind, Name};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// The key of the class that the specifiers define.
    pub fn key_of_class(&self, specifiers: &Specifiers) -> Option<u32> {
        [TokenKind::KwUnion, TokenKind::KwStruct, TokenKind::KwClass]
            .into_iter()
            .find_map(|kind| self.specifier_token(specifiers, kind))
    }

    /// An unnamed class or enumeration gets the first typedef name of its declaration as name for linkage purposes.
    pub fn name_for_linkage(&mut self, specifiers: &Specifiers, declarator: &Declarator, typedef: EntityId) {
        if !specifiers.flags.contains(SpecifierFlags::DEFINES) || !declarator.chunks.is_empty() {
            return;
        }
        let Some(tag) = specifiers.tag else { return };
        if self.program.entities[tag].name != Name::UNNAMED {
            return;
        }
        match self.program.entities[tag].kind {
            EntityKind::Class(class) => {
                let entry = &mut self.program.classes[class];
                entry.typedef_name = entry.typedef_name.or(Some(typedef));
            }
            EntityKind::Enum(id) => {
                let entry = &mut self.program.enums[id];
                entry.typedef_name = entry.typedef_name.or(Some(typedef));
            }
            _ => {}
        }
    }
}

impl Sema<'_> {
    /// An anonymous union (or GNU struct): its members are found in the scope around it ([class.union.anon]).
    pub fn declare_anonymous(&mut self, tag: EntityId, context: &DeclarationContext, open: Option<u32>) {
        let EntityKind::Class(class) = self.program.entities[tag].kind else { return };
        let Some(inner) = self.program.classes[class].scope else { return };
        // Anonymous structs are members only.
        let is_union = self.program.classes[class].key == ClassKey::Union;
        if self.context.speculating > 0 || !is_union && !context.in_class {
            return;
        }
        let outer = self.declaration_scope();
        if let Some(open) = open {
            self.check_anonymous_union(class, outer, open);
        }
        self.program.add_transparent_scope(outer, inner);
        if let Some(outer) = self.class_with_scope(outer) {
            self.add_anonymous_member(outer, class, context.access);
        }
    }
}
