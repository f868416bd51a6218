//! Classes and enumerations that are declared again: keys, scopes and underlying types agree ([dcl.type.elab], [dcl.enum]).

use crate::Sema;
use crate::declare::{DeclarationContext, ParsedName, Qualifier};
use cufe_diagnostics::code;
use cufe_il::{ClassKey, EntityId, EntityKind, QualifiedHead, ScopeKind, TemplateKind, Type, TypeId};

/// The keyword of a tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TagKey {
    /// `class` and `struct`, which mix freely.
    Class,
    /// `union`
    Union,
    /// `enum`
    Enum,
}

impl From<ClassKey> for TagKey {
    fn from(key: ClassKey) -> Self {
        if key == ClassKey::Union { TagKey::Union } else { TagKey::Class }
    }
}

impl Sema<'_> {
    /// Notes the qualified name in the head of a definition, which host compilers do not take in all forms.
    pub fn note_qualified_head(&mut self, name: &ParsedName, defined: EntityId) {
        let qualified = match name.qualifier {
            Qualifier::Namespace(scope) => scope,
            Qualifier::Type(_) => self.program.entities[defined].scope,
            Qualifier::None | Qualifier::Unknown => return,
        };
        if self.declaring.in_instance || self.context.speculating > 0 {
            return;
        }
        // Of a template with arguments, lookup finds the members of inline namespaces too; what has none is declared anew.
        let named = if name.arguments.is_some() { qualified } else { self.program.entities[defined].scope };
        let is_in_place = named == self.declaration_scope();
        self.program.qualified_heads.push(QualifiedHead { first: name.first, name: name.token, is_in_place });
    }

    /// Compares the key of a tag with the declaration that its name finds (469).
    pub fn check_tag_key(&mut self, key: TagKey, known: EntityId, name: &ParsedName) -> bool {
        if self.context.speculating > 0 {
            return true;
        }
        let program = &self.program;
        let known = match program.entities[known].kind {
            EntityKind::Class(class) => TagKey::from(program.classes[class].key),
            EntityKind::Enum(_) => TagKey::Enum,
            EntityKind::Template(_) => match self.pattern_class(known) {
                Some(class) if TagKey::from(program.classes[class].key) != key => {
                    if key == TagKey::Enum {
                        self.error_at(code::CLASS_KEY_MISMATCH, name.token);
                        return false;
                    }
                    self.name_error_at(code::INCOMPATIBLE_REDECLARATION, name.token, self.name_text(name.name));
                    return false;
                }
                _ => return true,
            },
            _ => return true,
        };
        if known != key {
            self.error_at(code::CLASS_KEY_MISMATCH, name.token);
        }
        known == key
    }

    /// Compares the class key at a token with that of the template whose specialization is named ([dcl.type.elab]/3): 467, of a
    /// partial specialization 469.
    pub fn check_specialization_key(
        &mut self,
        key: TagKey,
        keyword: u32,
        context: &DeclarationContext,
        name: &ParsedName,
    ) {
        if self.context.speculating > 0 || self.declaring.in_instance {
            return;
        }
        let Some(class) = name.found.first().and_then(|entity| self.pattern_class(entity)) else { return };
        if TagKey::from(self.program.classes[class].key) == key {
            return;
        }
        let is_partial = context.heads.last().is_some_and(|head| !head.parameters.is_empty());
        if is_partial || key == TagKey::Enum {
            self.error_at(code::CLASS_KEY_MISMATCH, name.token);
        } else {
            self.name_error_at(code::TEMPLATE_KEY_MISMATCH, keyword, self.name_text(name.name));
            if context.is_instantiation {
                self.error_at(code::INVALID_EXPLICIT_INSTANTIATION, keyword);
            }
        }
    }

    /// A tag with a qualified name must be declared in its class or namespace: 471, in the global namespace 470.
    pub fn check_declared_tag(&mut self, context: &DeclarationContext, name: &ParsedName) {
        if self.context.speculating > 0
            || name.arguments.is_some()
            || !name.found.is_nothing()
            || context.is_instantiation
            || context.is_instantiation_declaration
        {
            return;
        }
        let is_known = match name.qualifier {
            Qualifier::Type(ty) => self.has_all_members(ty),
            Qualifier::Namespace(_) => true,
            _ => false,
        };
        if is_known {
            let is_template = context.heads.iter().any(|head| !head.parameters.is_empty());
            let text = self.name_text(name.name);
            let is_global = matches!(name.qualifier, Qualifier::Namespace(scope)
                if self.program.scopes[scope].kind == ScopeKind::Global);
            let code = match (is_template, is_global) {
                (true, true) => code::NO_GLOBAL_NAME,
                (true, false) => code::NO_SUCH_MEMBER,
                (false, true) => code::NO_GLOBAL_TAG,
                (false, false) => code::UNDECLARED_NESTED_CLASS,
            };
            self.name_error_at(code, name.token, text);
        }
    }

    /// A class template, or a member class of one, is declared again by its own name only, unless it is defined
    /// ([dcl.type.elab]/1): 755.
    pub fn refuse_qualified_template(&mut self, context: &DeclarationContext, name: &ParsedName) {
        // Under `template<>` it is a member of an explicit specialization.
        let is_template = !context.heads.is_empty() && context.heads.iter().all(|head| !head.parameters.is_empty());
        let is_declared = name.arguments.is_none() && !name.found.is_nothing();
        if self.context.speculating == 0
            && is_template
            && is_declared
            && (name.qualifier != Qualifier::None || name.is_global)
        {
            self.error_at(code::QUALIFIED_TEMPLATE_DECLARED_AGAIN, name.token);
        }
    }

    /// An enumeration that is declared again agrees in `class` (1956) and underlying type (2342).
    pub fn check_enum_again(
        &mut self,
        known: EntityId,
        is_scoped: bool,
        underlying: Option<TypeId>,
        name: &ParsedName,
        is_definition: bool,
    ) {
        let EntityKind::Enum(id) = self.program.entities[known].kind else { return };
        // Before C++17 `std::align_val_t` is what a header makes of it.
        let is_unfixed = self.program.entities[known].flags.contains(cufe_il::EntityFlags::PREDECLARED)
            && !self.since(cufe_base::Standard::Cpp17);
        if self.context.speculating > 0 || is_unfixed {
            return;
        }
        let entry = &self.program.enums[id];
        let int = cufe_il::Program::builtin(cufe_il::Builtin::Int);
        let new = underlying.or(is_scoped.then_some(int));
        if entry.is_scoped != is_scoped {
            self.error_at(code::ENUM_KIND_CHANGED, name.token);
        } else if let (Some(old), Some(new)) = (entry.underlying, new)
            && self.certainly_differ(old, new)
        {
            self.error_at(code::ENUM_UNDERLYING_TYPE_MISMATCH, name.token);
        } else if is_definition && !entry.is_complete && entry.is_fixed && new.is_none() {
            self.error_at(code::ENUM_UNDERLYING_TYPE_MISMATCH, name.token);
        }
    }

    /// `enum class X` that declares nothing: `class` is too much (2343), an error where X is not scoped.
    pub fn check_scoped_key(&mut self, known: EntityId, name: &ParsedName) {
        let EntityKind::Enum(id) = self.program.entities[known].kind else { return };
        if self.context.speculating > 0 {
            return;
        }
        if self.program.enums[id].is_scoped {
            self.warning_at(code::SCOPED_ENUM_KEY_NOT_ALLOWED, name.token);
        } else {
            let position = self.position(name.token);
            self.report(cufe_diagnostics::Report::new(code::SCOPED_ENUM_KEY_NOT_ALLOWED, position).as_error());
        }
    }

    /// A typedef name cannot follow a class key or `enum` (1201).
    pub fn check_elaborated_typedef(&mut self, key: TagKey, known: EntityId, name: &ParsedName) {
        if let EntityKind::TypeParameter(_) = self.program.entities[known].kind
            && self.context.speculating == 0
            && !self.declaring.in_instance
        {
            self.warning_at(code::TEMPLATE_PARAMETER_AS_CLASS_NAME, name.token);
        }
        if let EntityKind::Typedef(ty) = self.program.entities[known].kind
            && self.context.speculating == 0
            && !self.is_dependent_type(ty)
        {
            let is_enum = matches!(self.program.structure(self.program.canonical(ty)), Type::Enum(_));
            let is_class = self.program.class_of(ty).is_some();
            if (is_enum || is_class) && is_enum != (key == TagKey::Enum) {
                return self.error_at(code::CLASS_KEY_MISMATCH, name.token);
            }
            self.name_error_at(code::TYPEDEF_IN_ELABORATED_TYPE, name.token, self.name_text(name.name));
        }
    }

    /// A specialization of an alias template is no class behind a class key (1201, [dcl.type.elab]/2).
    pub fn check_elaborated_alias(&mut self, name: &ParsedName) {
        let is_alias = name.found.first().is_some_and(|entity| {
            matches!(self.program.entities[entity].kind, EntityKind::Template(template)
                if self.program.templates[template].kind == TemplateKind::Alias)
        });
        if is_alias && self.context.speculating == 0 && !self.declaring.in_instance {
            self.name_error_at(code::TYPEDEF_IN_ELABORATED_TYPE, name.token, self.name_text(name.name));
        }
    }

    /// The type after the colon of an enumeration is integral: 1541 at its first token.
    pub fn check_underlying_type(&mut self, ty: TypeId, token: u32) -> bool {
        let program = &self.program;
        let bare = program.unqualified(program.canonical(ty)).0;
        let is_wrong = match program.structure(bare) {
            Type::Builtin(builtin) => crate::constant::integral::integral_properties(builtin, false).is_none(),
            Type::Enum(_) | Type::Pointer(_) | Type::LvalueReference(_) | Type::RvalueReference(_) => true,
            Type::Class(class) => !program.classes[class].is_dependent,
            _ => false,
        };
        if is_wrong {
            self.rule_violation(code::INVALID_UNDERLYING_TYPE, token);
        }
        !is_wrong
    }
}
