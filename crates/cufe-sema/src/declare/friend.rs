//! Friend declarations ([class.friend]): forms that declare no friend, or nothing new.

use crate::Sema;
use crate::declare::{DeclarationContext, ParsedName, Qualifier, SpecifierFlags, Specifiers};
use cufe_diagnostics::code;
use cufe_il::{EntityKind, Name, Program, ScopeKind, StorageClass, TypeId};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// A friend function that is defined has no qualified name: 998, and 551 for the member of another class. A name that its
    /// own namespace does not declare loses its qualifier (970).
    pub fn check_friend_function(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
        is_definition: bool,
    ) {
        if !context.in_class || !specifiers.flags.contains(SpecifierFlags::FRIEND) || self.declaring.in_instance {
            return;
        }
        match name.qualifier {
            Qualifier::Namespace(_) if self.is_new_friend_of_own_namespace(name) => {
                self.error_at(code::IGNORED_FRIEND_QUALIFIER, name.first);
            }
            // The reference takes `::f` for a function of the global namespace.
            Qualifier::Namespace(Program::GLOBAL_SCOPE) => {}
            Qualifier::Namespace(_) if is_definition => self.error_at(code::QUALIFIED_FRIEND_DEFINITION, name.token),
            Qualifier::Type(_) if is_definition => self.error_at(code::CLASS_DEFINITION_NOT_ALLOWED, name.token),
            _ => {}
        }
    }

    /// Whether a friend has the name of the namespace around its class before a name that is not declared there.
    pub(crate) fn is_new_friend_of_own_namespace(&self, name: &ParsedName) -> bool {
        matches!(name.qualifier, Qualifier::Namespace(scope)
            if name.found.is_nothing()
                && name.arguments.is_none()
                && self.program.enclosing_namespace(self.declaration_scope()) == scope)
    }

    /// A friend with a global name, in a class of another namespace: the name must be declared (282). Whether it is not.
    pub(crate) fn check_global_friend(&mut self, name: &ParsedName) -> bool {
        let is_undeclared = name.found.is_nothing()
            && !name.name.is_allocation_function()
            && matches!(name.qualifier, Qualifier::Namespace(scope) if self.program.scopes[scope].kind == ScopeKind::Global);
        if is_undeclared {
            let text = self.name_text(name.name);
            self.name_error_at(code::NO_GLOBAL_NAME, name.token, text);
        }
        is_undeclared
    }

    /// A friend function that is no template, of a type that depends on the parameters of the class template: every instance has
    /// another one (1301). Whether it is one.
    pub fn check_dependent_friend(&mut self, name: &ParsedName, ty: TypeId) -> bool {
        let is_own_name = match name.qualifier {
            Qualifier::None => true,
            Qualifier::Namespace(_) => name.is_global && name.found.is_nothing(),
            _ => false,
        };
        let is_dependent = is_own_name
            && self.declaring.template_depth > 0
            && name.arguments.is_none()
            && !self.declaring.in_instance
            && self.context.speculating == 0
            && self.is_dependent_type(ty);
        if is_dependent {
            let text = self.name_text(name.name);
            self.name_error_at(code::FRIEND_NOT_A_TEMPLATE, name.token, text);
        }
        is_dependent
    }

    /// A member function that is made a friend is accessible; one of several is not judged ([class.friend]/9).
    pub fn check_friend_access(&mut self, name: &ParsedName) {
        let (Qualifier::Type(ty), &[member]) = (name.qualifier, name.found.entities.as_slice()) else { return };
        if name.conversion.is_none() && matches!(self.program.entities[member].kind, EntityKind::Function(_)) {
            self.check_access(member, Some(ty), None, name.token);
        }
    }

    /// A friend class with template arguments behind a head: no explicit specialization (503), no partial one (865), nor the
    /// template by its own arguments (840).
    pub fn check_friend_specialization(&mut self, context: &DeclarationContext, name: &ParsedName) {
        let Some(head) = context.heads.last() else { return };
        if self.context.speculating > 0 || self.declaring.in_instance || matches!(name.qualifier, Qualifier::Type(_)) {
            return;
        }
        if head.parameters.is_empty() {
            return self.error_at(code::SPECIALIZATION_OUTSIDE_NAMESPACE, name.first);
        }
        let (Some(template), Some(arguments)) =
            (name.found.first().and_then(|entity| self.template_of(entity)), name.arguments)
        else {
            return;
        };
        let arguments = self.complete_arguments(template, arguments);
        let canonical = self.program.canonical_arguments(arguments);
        let is_own = canonical == self.program.templates[template].own_arguments;
        self.error_at(
            if is_own { code::ARGUMENTS_ON_PRIMARY_TEMPLATE } else { code::FRIEND_PARTIAL_SPECIALIZATION },
            name.token,
        );
    }

    /// Storage classes of a friend function (784): whichever of `friend` and the storage class comes second is wrong.
    pub(crate) fn check_friend_storage(&mut self, specifiers: &Specifiers) {
        for kind in [TokenKind::KwStatic, TokenKind::KwExtern] {
            if let Some(storage) = self.specifier_token(specifiers, kind) {
                let friend = self.specifier_token(specifiers, TokenKind::KwFriend).unwrap_or(storage);
                self.error_at(code::STORAGE_CLASS_ON_FRIEND, storage.max(friend));
            }
        }
    }

    /// A typedef is no friend: 277, and 784 at whichever of `friend` and `typedef` comes second.
    pub fn check_friend_typedef(&mut self, specifiers: &Specifiers) {
        if let (0, Some(friend), Some(keyword)) = (
            self.context.speculating,
            self.specifier_token(specifiers, TokenKind::KwFriend),
            self.specifier_token(specifiers, TokenKind::KwTypedef),
        ) && self.declaring.class_nesting > 0
        {
            self.error_at(code::INVALID_FRIEND_DECLARATION, specifiers.first);
            self.error_at(code::STORAGE_CLASS_ON_FRIEND, friend.max(keyword));
        }
    }

    /// Whether the specifiers are nothing but `friend`.
    fn is_only_friend(&self, specifiers: &Specifiers) -> bool {
        specifiers.end == specifiers.first + 1
    }

    /// `friend class X;`, `friend T;`: a definition is wrong (551), the class itself is no friend of its own (522).
    pub fn check_friend_type(&mut self, specifiers: &Specifiers, ty: TypeId) {
        if self.declaring.in_instance {
            return;
        }
        let has_other = [TokenKind::KwConst, TokenKind::KwVolatile, TokenKind::KwInline]
            .into_iter()
            .any(|kind| self.specifier_token(specifiers, kind).is_some());
        if has_other || specifiers.ty.is_none() && specifiers.tag.is_none() && self.is_only_friend(specifiers) {
            return self.error_at(code::INVALID_FRIEND_DECLARATION, specifiers.first);
        }
        let friend = self.specifier_token(specifiers, TokenKind::KwFriend).unwrap_or(specifiers.first);
        for kind in [TokenKind::KwStatic, TokenKind::KwExtern, TokenKind::KwRegister, TokenKind::KwTypedef] {
            let Some(token) = self.specifier_token(specifiers, kind) else { continue };
            match kind {
                TokenKind::KwExtern | TokenKind::KwRegister if token < friend => {
                    self.error_at(code::MEMBER_STORAGE_CLASS, token)
                }
                _ => self.error_at(code::STORAGE_CLASS_ON_FRIEND, token.max(friend)),
            }
        }
        if let Some(token) = self.specifier_token(specifiers, TokenKind::KwVirtual) {
            self.error_at(code::MISPLACED_VIRTUAL, token);
        }
        if let Some(token) = self.specifier_token(specifiers, TokenKind::KwAuto)
            && specifiers.storage != StorageClass::Auto
        {
            self.error_at(code::AUTO_WITHOUT_INITIALIZER, token);
        }
        if specifiers.flags.contains(SpecifierFlags::DEFINES)
            && let Some(tag) = specifiers.tag
            && matches!(self.program.entities[tag].kind, EntityKind::Class(_))
        {
            let entity = &self.program.entities[tag];
            let (token, is_unnamed) = (entity.token, entity.name == Name::UNNAMED);
            let key = if is_unnamed { self.key_of_class(specifiers) } else { None };
            return self.error_at(code::CLASS_DEFINITION_NOT_ALLOWED, key.unwrap_or(token));
        }
        let own = self.current_class();
        if own.is_some() && self.program.class_of(ty) == own {
            self.error_at(code::POINTLESS_FRIEND, specifiers.first);
        }
    }
}
