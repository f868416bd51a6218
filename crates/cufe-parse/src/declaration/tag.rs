//! Classes and enumerations that are declared again: keys, scopes and underlying types agree ([dcl.type.elab], [dcl.enum]).

use super::DeclarationContext;
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_diagnostics::Code;
use cufe_il::{ClassKey, EntityId, EntityKind, ExpressionId, QualifiedHead, ScopeKind, Type, TypeId};

/// The keyword of a tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TagKey {
    /// `class` and `struct`, which mix freely.
    Class,
    Union,
    Enum,
}

impl From<ClassKey> for TagKey {
    fn from(key: ClassKey) -> Self {
        if key == ClassKey::Union { TagKey::Union } else { TagKey::Class }
    }
}

impl Parser<'_, '_> {
    /// Notes the qualified name in the head of a definition, which host compilers do not take in all forms.
    pub(super) fn note_qualified_head(&mut self, name: &ParsedName, defined: EntityId) {
        let qualified = match name.qualifier {
            Qualifier::Namespace(scope) => scope,
            Qualifier::Type(_) => self.sema.program().entities[defined].scope,
            Qualifier::None | Qualifier::Unknown => return,
        };
        if self.sema.declaring.in_instance || self.sema.context.speculating > 0 {
            return;
        }
        // Of a template with arguments, lookup finds the members of inline namespaces too; what has none is declared anew.
        let named = if name.arguments.is_some() { qualified } else { self.sema.program().entities[defined].scope };
        let is_in_place = named == self.declaration_scope();
        self.sema.program.qualified_heads.push(QualifiedHead { first: name.first, name: name.token, is_in_place });
    }

    /// Compares the key of a tag with the declaration that its name finds (469).
    pub(super) fn check_tag_key(&mut self, key: TagKey, known: EntityId, name: &ParsedName) -> bool {
        if self.sema.context.speculating > 0 {
            return true;
        }
        let program = self.sema.program();
        let known = match program.entities[known].kind {
            EntityKind::Class(class) => TagKey::from(program.classes[class].key),
            EntityKind::Enum(_) => TagKey::Enum,
            _ => return true,
        };
        if known != key {
            self.error_at(469, name.token);
        }
        known == key
    }

    /// A tag with a qualified name must be declared in its class or namespace: 471, in the global namespace 470.
    pub(super) fn check_declared_tag(&mut self, context: &DeclarationContext, name: &ParsedName) {
        if self.sema.context.speculating > 0
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
            let text = self.sema.name_text(name.name);
            let is_global = matches!(name.qualifier, Qualifier::Namespace(scope)
                if self.sema.program().scopes[scope].kind == ScopeKind::Global);
            let code = match (is_template, is_global) {
                (true, true) => 282,
                (true, false) => 135,
                (false, true) => 470,
                (false, false) => 471,
            };
            self.name_error_at(code, name.token, text);
        }
    }

    /// An enumeration that is declared again agrees in `class` (1956) and underlying type (2342).
    pub(super) fn check_enum_again(
        &mut self,
        known: EntityId,
        is_scoped: bool,
        underlying: Option<TypeId>,
        name: &ParsedName,
        is_definition: bool,
    ) {
        let EntityKind::Enum(id) = self.sema.program().entities[known].kind else { return };
        // Before C++17 `std::align_val_t` is what a header makes of it.
        let is_unfixed = self.sema.program().entities[known].flags.contains(cufe_il::EntityFlags::PREDECLARED)
            && !self.since(cufe_base::Standard::Cpp17);
        if self.sema.context.speculating > 0 || is_unfixed {
            return;
        }
        let entry = &self.sema.program().enums[id];
        let int = cufe_il::Program::builtin(cufe_il::Builtin::Int);
        let new = underlying.or(is_scoped.then_some(int));
        if entry.is_scoped != is_scoped {
            self.error_at(1956, name.token);
        } else if let (Some(old), Some(new)) = (entry.underlying, new)
            && self.sema.certainly_differ(old, new)
        {
            self.error_at(2342, name.token);
        } else if is_definition && !entry.is_complete && entry.is_fixed && new.is_none() {
            self.error_at(2342, name.token);
        }
    }

    /// `enum class X` that declares nothing: `class` is too much (2343), an error where X is not scoped.
    pub(super) fn check_scoped_key(&mut self, known: EntityId, name: &ParsedName) {
        let EntityKind::Enum(id) = self.sema.program().entities[known].kind else { return };
        if self.sema.context.speculating > 0 {
            return;
        }
        if self.sema.program().enums[id].is_scoped {
            self.warning_at(2343, name.token);
        } else {
            let position = self.sema.position(name.token);
            self.sema.report(cufe_diagnostics::Report::new(Code(2343), position).as_error());
        }
    }

    /// A typedef name cannot follow a class key or `enum` (1201).
    pub(super) fn check_elaborated_typedef(&mut self, key: TagKey, known: EntityId, name: &ParsedName) {
        if let EntityKind::Typedef(ty) = self.sema.program().entities[known].kind
            && self.sema.context.speculating == 0
            && !self.sema.is_dependent_type(ty)
        {
            let is_enum = matches!(self.sema.program().structure(self.sema.program().canonical(ty)), Type::Enum(_));
            let is_class = self.sema.program().class_of(ty).is_some();
            if (is_enum || is_class) && is_enum != (key == TagKey::Enum) {
                return self.error_at(469, name.token);
            }
            self.name_error_at(1201, name.token, self.sema.name_text(name.name));
        }
    }

    /// The type after the colon of an enumeration is integral: 1541 at its first token.
    pub(super) fn check_underlying_type(&mut self, ty: TypeId, token: u32) -> bool {
        let program = self.sema.program();
        let bare = program.unqualified(program.canonical(ty)).0;
        let is_wrong = match program.structure(bare) {
            Type::Builtin(builtin) => cufe_sema::constant::integral::integral_properties(builtin, false).is_none(),
            Type::Enum(_) | Type::Pointer(_) | Type::LvalueReference(_) | Type::RvalueReference(_) => true,
            Type::Class(class) => !program.classes[class].is_dependent,
            _ => false,
        };
        if is_wrong {
            self.rule_violation(1541, token);
        }
        !is_wrong
    }

    /// Checks an enumerator's value: integral (2412), and inside a fixed underlying type (1749). `token`: the value, or the
    /// enumerator that follows one.
    pub(super) fn check_enumerator(
        &mut self,
        underlying: Option<TypeId>,
        expression: Option<ExpressionId>,
        value: Option<i128>,
        token: u32,
    ) {
        if let Some(expression) = expression {
            let ty = self.sema.program().expressions[expression].ty;
            let bare = self.sema.program().unqualified(self.sema.program().canonical(ty)).0;
            let is_array = matches!(self.sema.program().structure(bare), Type::Array { .. });
            let is_other = matches!(
                self.sema.program().structure(bare),
                Type::Pointer(_)
                    | Type::MemberPointer { .. }
                    | Type::Function(_)
                    | Type::Builtin(cufe_il::Builtin::Nullptr)
            );
            if self.sema.has_floating_type(expression) || (is_array || is_other) && !self.sema.is_dependent_type(bare) {
                let first = self.sema.program().expressions[expression].first;
                self.error_at(if underlying.is_some() && !is_array { 2373 } else { 2412 }, first);
                return;
            }
            let is_number = matches!(self.sema.program().structure(bare), Type::Builtin(_) | Type::Enum(_));
            if value.is_none() && is_number && !self.in_template() && self.sema.context.speculating == 0 {
                self.required_constant(expression, None);
            }
        }
        let Some(value) = value else { return };
        let range = match underlying {
            Some(ty) => {
                let bare = self.sema.program().unqualified(self.sema.program().canonical(ty)).0;
                let Type::Builtin(builtin) = self.sema.program().structure(bare) else { return };
                let is_bool = builtin == cufe_il::Builtin::Bool;
                let unsigned_chars = self.sema.options.dialect.unsigned_chars;
                match cufe_sema::constant::integral::integral_properties(builtin, unsigned_chars) {
                    Some(_) if is_bool => return,
                    Some((bits, true)) if bits < 128 => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
                    Some((bits, false)) if bits < 127 => (0, (1i128 << bits) - 1),
                    _ => return,
                }
            }
            None => return,
        };
        if value < range.0 || value > range.1 {
            let position = self.sema.position(token);
            self.sema.report(cufe_diagnostics::Report::new(Code(1749), position));
        }
    }
}
