//! Classes in functions ([class.local]) and anonymous unions ([class.union.anon]): which members they may not have.

use crate::Sema;
use crate::declare::{DeclarationContext, SpecifierFlags, Specifiers};
use cufe_diagnostics::code;
use cufe_il::{
    Access, ClassId, ClassKey, DataMemberFlags, EntityId, EntityKind, FunctionFlags, Name, ScopeId, ScopeKind,
};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// Whether the class around the current point stands in a function.
    pub fn in_local_class(&self) -> bool {
        let scopes = &self.program.scopes;
        let mut next = Some(self.context.scope);
        let mut in_class = false;
        while let Some(scope) = next {
            match scopes[scope].kind {
                ScopeKind::Class => in_class = true,
                ScopeKind::Block | ScopeKind::Lambda => return in_class,
                ScopeKind::Global | ScopeKind::Namespace => return false,
                _ => {}
            }
            next = scopes[scope].parent;
        }
        false
    }

    /// A local class has no static data members (817).
    pub fn check_local_static_member(&mut self, context: &DeclarationContext, specifiers: &Specifiers, is_field: bool) {
        if context.in_class
            && !is_field
            && specifiers.flags.contains(SpecifierFlags::STATIC)
            && !self.declaring.in_instance
            && self.context.speculating == 0
            && self.in_local_class()
        {
            self.error_at(code::STATIC_MEMBER_OF_LOCAL_CLASS, specifiers.first);
        }
    }

    /// Whether an entity is a data member.
    pub fn is_data_member(&self, entity: EntityId) -> bool {
        matches!(self.program.entities[entity].kind, EntityKind::Field(_) | EntityKind::Variable(_))
    }

    /// Whether an entity is a function that the text declares.
    pub fn is_written_function(&self, entity: EntityId) -> bool {
        self.program
            .function_of(entity)
            .is_some_and(|function| !self.program.functions[function].flags.contains(FunctionFlags::IMPLICIT))
    }

    /// The data members of an anonymous union, those of anonymous members of it included.
    pub fn fields_found_through(&self, class: ClassId, depth: u32) -> Vec<EntityId> {
        let program = &self.program;
        let mut found = Vec::new();
        for member in &program.classes[class].data_members {
            if let Some(variable) = member.variable {
                found.push(program.variables[variable].entity);
            } else if member.flags.contains(DataMemberFlags::ANONYMOUS)
                && depth < 64
                && let Some(inner) = program.class_of(member.ty)
            {
                found.extend(self.fields_found_through(inner, depth + 1));
            }
        }
        found
    }

    /// A member of an anonymous union whose name the scope around it has: 101 at the member.
    pub fn check_transparent_name(&mut self, outer: ScopeId, field: EntityId) {
        let (name, token) = (self.program.entities[field].name, self.program.entities[field].token);
        if name.symbol().is_none() {
            return;
        }
        let own = self.class_with_scope(outer).map(|class| self.program.classes[class].entity);
        if own.is_some_and(|own| self.program.entities[own].name == name) {
            self.error_at(code::MEMBER_NAMED_AS_CLASS, token);
        }
        let program = &self.program;
        let is_taken = program.bindings(outer, name).any(|(_, binding)| {
            let entity = &program.entities[binding.entity];
            !binding.is_hidden
                && entity.scope == outer
                && !matches!(entity.kind, EntityKind::Class(_) | EntityKind::Enum(_))
        });
        if is_taken {
            self.name_error_at(code::ALREADY_DECLARED, token, self.name_text(name));
        }
    }

    /// A name that an anonymous union of the scope has already: 101.
    pub fn is_name_of_anonymous_union(&self, scope: ScopeId, name: Name) -> bool {
        let program = &self.program;
        program.transparent(scope).any(|inner| {
            program.bindings(inner, name).any(|(_, binding)| {
                program.entities[binding.entity].scope == inner
                    && matches!(program.entities[binding.entity].kind, EntityKind::Field(_))
            })
        })
    }
}

impl Sema<'_> {
    /// What an anonymous union (or GNU struct) may not contain: members that are not public (363), functions (364), static data
    /// members (817), types (1055); its members' names are those of the scope around it (101).
    pub(crate) fn check_anonymous_union(&mut self, class: ClassId, outer: ScopeId, open: u32) {
        if self.context.speculating > 0 || self.declaring.in_instance {
            return;
        }
        let entry = &self.program.classes[class];
        let Some(inner) = entry.scope else { return };
        let is_union = entry.key == ClassKey::Union;
        let own = entry.entity.number() + 1;
        let members: Vec<EntityId> = (own..self.program.entities.len() as u32)
            .map(EntityId::from_number)
            .filter(|&entity| self.program.entities[entity].scope == inner)
            .collect();
        let is_hidden = |parser: &Self, entity: EntityId| parser.program.entities[entity].access != Access::Public;
        let fields: Vec<EntityId> = self.fields_found_through(class, 0);
        let functions = members.iter().any(|&entity| self.is_written_function(entity));
        let is_data = |sema: &Self, entity: EntityId| is_hidden(sema, entity) && sema.is_data_member(entity);
        let has_hidden = members.iter().any(|&entity| is_data(self, entity));
        // A class with other members is no anonymous structure.
        let is_plain = !functions
            && members.iter().all(|&entity| match self.program.entities[entity].kind {
                EntityKind::Field(_) => true,
                EntityKind::Class(_) => self.program.entities[entity].name == Name::UNNAMED,
                _ => false,
            });
        if has_hidden && (is_union || is_plain) {
            self.error_at(code::ANONYMOUS_UNION_NON_PUBLIC, open);
        }
        if is_union && functions {
            self.error_at(code::ANONYMOUS_UNION_FUNCTION, open);
        }
        for &entity in &members {
            let token = self.program.entities[entity].token;
            match self.program.entities[entity].kind {
                EntityKind::Variable(_) if is_union && !self.in_local_class() => {
                    let first = self.first_of_member(token);
                    self.error_at(code::STATIC_MEMBER_OF_LOCAL_CLASS, first);
                }
                EntityKind::Typedef(_) | EntityKind::Class(_) | EntityKind::Enum(_)
                    if is_union && self.program.entities[entity].name != Name::UNNAMED =>
                {
                    self.error_at(code::TYPE_IN_ANONYMOUS_UNION, token);
                }
                _ => {}
            }
        }
        for field in fields {
            self.check_transparent_name(outer, field);
        }
    }

    /// The first token of the member declaration that declares the name at a token: behind the `;`, `{`, `}` or `:` before it.
    fn first_of_member(&self, token: u32) -> u32 {
        let is_end = |token: u32| {
            let ends = &[TokenKind::Semicolon, TokenKind::LeftBrace, TokenKind::RightBrace, TokenKind::Colon];
            self.reader.is_any(token, ends)
        };
        let mut first = token;
        while first > 0 && !is_end(first - 1) {
            first -= 1;
        }
        first
    }
}
