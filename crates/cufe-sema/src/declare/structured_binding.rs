//! What a structured binding binds to ([dcl.struct.bind]).

use crate::Sema;
use crate::constant::state::Binding;
use crate::conversion::Operand;
use crate::declare::{SpecifierFlags, Specifiers};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::overload::Resolution;
use cufe_diagnostics::code;
use cufe_il::{
    Access, ArrayBound, Builtin, ClassId, ClassKey, DataMemberFlags, EntityId, EntityKind, ExpressionId,
    ExpressionKind, Program, Qualifiers, ScopeKind, StorageClass, Type, TypeId, ValueCategory, VariableFlags,
    VariableId,
};
use cufe_lex::TokenKind;
use std::ops::Range;

/// The components of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Components {
    /// Not known.
    Unknown,
    /// The type has none.
    None,
    /// Elements of an array, or data members.
    Members {
        /// How many.
        count: usize,
        /// The first one that is not accessible here.
        first_hidden: Option<usize>,
    },
}

impl Sema<'_> {
    /// The components of a type that are bound in order.
    pub fn binding_components(&mut self, ty: TypeId) -> Components {
        let ty = self.program.non_reference(ty);
        if self.is_dependent_type(ty) {
            return Components::Unknown;
        }
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        match self.program.structure(bare) {
            Type::Array { bound: ArrayBound::Known(count), .. } => {
                Components::Members { count: usize::try_from(count).unwrap_or(usize::MAX), first_hidden: None }
            }
            Type::Builtin(_) | Type::Enum(_) | Type::Pointer(_) | Type::Function(_) => Components::None,
            Type::Class(_) | Type::Specialization { .. } => {
                self.complete_type(bare);
                match (self.program.class_of(bare), self.is_tuple_like(bare)) {
                    (Some(class), Some(false)) => self.class_components(class, 0, &mut Vec::new()),
                    _ => Components::Unknown,
                }
            }
            _ => Components::Unknown,
        }
    }

    /// Gives the names of a structured binding the types of the components of its initializer ([dcl.struct.bind]/3, 5).
    fn bind_names(
        &mut self,
        names: &[VariableId],
        initializer: ExpressionId,
        (is_reference, is_const): (bool, bool),
        open: u32,
    ) {
        let ty = self.expression(initializer).ty;
        if self.bind_tuple_of(names, initializer, (is_reference, is_const), open) {
            return;
        }
        let Components::Members { count, .. } = self.binding_components(ty) else { return };
        let (Some(&first), true) = (names.first(), names.len() == count) else { return };
        let referred = self.program.canonical(self.program.non_reference(ty));
        let (bare, own) = self.program.unqualified(referred);
        let added = if is_const { Qualifiers::CONST } else { Qualifiers::empty() };
        let qualifiers = if is_reference { own | added } else { added };
        let members = match self.program.structure(bare) {
            Type::Array { element, .. } => {
                if !is_reference {
                    self.copy_bound_elements(initializer, element, open);
                }
                let own = if is_reference { element } else { self.program.unqualified(element).0 };
                let ty = self.program.qualified(own, added);
                for &name in names {
                    self.program.variables[name].ty = ty;
                }
                Vec::new()
            }
            Type::Class(class) => {
                let Some(members) = self.bound_members(class, 64).filter(|members| members.len() == count) else {
                    return;
                };
                for (&name, &(member, is_mutable)) in names.iter().zip(&members) {
                    if self.program.variables[member].flags.contains(VariableFlags::BIT_FIELD) {
                        self.bound_bit_fields.insert(name, member);
                    }
                    let ty = self.program.variables[member].ty;
                    let added = if is_mutable { qualifiers - Qualifiers::CONST } else { qualifiers };
                    let is_plain = self.program.is_reference(ty);
                    self.program.variables[name].ty = if is_plain { ty } else { self.program.qualified(ty, added) };
                }
                members.iter().map(|&(member, _)| member).collect()
            }
            _ => return,
        };
        let object = (!is_reference).then(|| self.program.qualified(bare, added));
        self.constants.bindings.insert(first, Binding { names: names.to_vec(), object, members, getters: Vec::new() });
    }

    /// The elements of an array are copied each by itself ([dcl.struct.bind]/1): the constructor may be deleted or inaccessible.
    fn copy_bound_elements(&mut self, initializer: ExpressionId, element: TypeId, open: u32) {
        let mut element = element;
        while let Type::Array { element: inner, .. } = self.program.structure(element) {
            element = inner;
        }
        let category = self.expression(initializer).category;
        let Some(class) = self.program.class_of(element).filter(|_| category != ValueCategory::Prvalue) else { return };
        let operand = Operand { ty: element, category, expression: None };
        if let Some(Resolution::Selected(candidate)) = self.copying_constructor(class, &operand)
            && let Some(function) = candidate.function.filter(|_| !candidate.is_template)
        {
            let used = FunctionUse::new(function, FunctionUseKind::ImplicitConstruction, open);
            self.use_function(FunctionUse { naming_class: Some(self.program.classes[class].ty), ..used });
        }
    }

    /// Binds the elements of an object of a class that is like a tuple; whether it is one, and they are known.
    fn bind_tuple_of(
        &mut self,
        names: &[VariableId],
        initializer: ExpressionId,
        (is_reference, is_const): (bool, bool),
        open: u32,
    ) -> bool {
        let ty = self.expression(initializer).ty;
        let (bare, own) = self.program.unqualified(self.program.canonical(self.program.non_reference(ty)));
        if self.is_dependent_type(bare) || self.program.class_of(bare).is_none() {
            return false;
        }
        let added = if is_const { Qualifiers::CONST } else { Qualifiers::empty() };
        let object = self.program.qualified(bare, if is_reference { own | added } else { added });
        self.bind_tuple(names, object, is_reference, open)
    }

    /// The data members that the names of a structured binding stand for: a class's own, or those of the base that has all;
    /// with whether they are mutable.
    fn bound_members(&self, class: ClassId, depth: u32) -> Option<Vec<(VariableId, bool)>> {
        let depth = depth.checked_sub(1)?;
        let entry = &self.program.classes[class];
        let members: Vec<_> = entry
            .data_members
            .iter()
            .filter_map(|member| Some((member.variable?, member.flags.contains(DataMemberFlags::MUTABLE))))
            .collect();
        if !members.is_empty() {
            return Some(members);
        }
        entry.bases.iter().find_map(|base| {
            let inner = self.program.class_of(base.ty)?;
            self.bound_members(inner, depth).filter(|members| !members.is_empty())
        })
    }

    fn class_components(&self, class: ClassId, depth: u32, virtual_bases: &mut Vec<ClassId>) -> Components {
        let entry = &self.program.classes[class];
        let is_known = entry.is_complete && !self.instances.uncertain.contains(&class);
        if !is_known || entry.is_dependent || entry.is_closure || depth > 64 {
            return Components::Unknown;
        }
        if entry.key == ClassKey::Union {
            return Components::None;
        }
        let mut count = 0;
        let mut first_hidden = None;
        for member in &entry.data_members {
            if member.flags.contains(DataMemberFlags::ANONYMOUS) {
                return Components::None;
            }
            if let Some(variable) = member.variable {
                let field = self.program.variables[variable].entity;
                let is_hidden = member.access != Access::Public && {
                    let place = self.current_access_place();
                    self.is_accessible(field, class, &place) == Some(false)
                };
                if is_hidden {
                    first_hidden = first_hidden.or(Some(count));
                }
                count += 1;
            }
        }
        let mut own = Components::Members { count, first_hidden };
        for base in &entry.bases {
            let is_virtual = base.is_virtual;
            let Some(base) = self.program.class_of(base.ty) else { return Components::Unknown };
            if is_virtual {
                // There is one subobject of it.
                if virtual_bases.contains(&base) {
                    continue;
                }
                virtual_bases.push(base);
            }
            match self.class_components(base, depth + 1, virtual_bases) {
                Components::Members { count: 0, .. } => {}
                inherited @ Components::Members { .. } if count == 0 => {
                    if own != (Components::Members { count: 0, first_hidden: None }) {
                        return Components::None;
                    }
                    own = inherited;
                }
                // Members of several classes of one hierarchy.
                Components::Members { .. } => return Components::None,
                other => return other,
            }
        }
        own
    }
}

impl Sema<'_> {
    /// The names of a declaration with `static` or `thread_local` are not automatic.
    pub fn store_bindings(&mut self, entities: Range<usize>, specifiers: &Specifiers) {
        let program = &mut self.program;
        for entity in entities.map(|index| EntityId::from_number(index as u32)) {
            if let EntityKind::Variable(variable) = program.entities[entity].kind {
                let variable = &mut program.variables[variable];
                if variable.flags.contains(VariableFlags::BINDING) {
                    variable.storage = specifiers.storage;
                    let is_thread_local = specifiers.flags.contains(SpecifierFlags::THREAD_LOCAL);
                    variable.flags.set(VariableFlags::THREAD_LOCAL, is_thread_local);
                }
            }
        }
    }

    /// The type that a binding without `auto` was given by mistake.
    pub fn binding_type(&mut self, specifiers: &Specifiers, reference: Option<TokenKind>) -> TypeId {
        let ty = specifiers.ty.unwrap_or(Program::UNKNOWN);
        match reference {
            Some(TokenKind::Ampersand) => self.program.intern_type(Type::LvalueReference(ty)),
            Some(_) => self.program.intern_type(Type::RvalueReference(ty)),
            None => ty,
        }
    }

    /// What the initializer makes of `auto`: nothing of void and of incomplete classes (1587), and `auto &` binds to no
    /// temporary (461). Returns whether there is something to bind.
    pub fn check_deduced_binding(
        &mut self,
        initializer: ExpressionId,
        placeholder: u32,
        reference: Option<TokenKind>,
    ) -> bool {
        let entry = self.expression(initializer);
        let (ty, category, first) = (entry.ty, entry.category, entry.first);
        if self.is_dependent_type(ty) || matches!(entry.kind, ExpressionKind::InitializerList(_)) {
            return true;
        }
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        let is_class = matches!(self.program.structure(bare), Type::Class(_));
        let is_incomplete = is_class && reference.is_none() && self.is_incomplete(ty);
        if is_incomplete && self.in_template() {
            // It may be complete where the template is instantiated.
            return false;
        }
        if is_incomplete || self.program.structure(bare) == Type::Builtin(Builtin::Void) {
            self.error_at(code::AUTO_NOT_DEDUCED, placeholder);
            return false;
        }
        let is_const = self.reader.is_before(placeholder, TokenKind::KwConst)
            || self.reader.is(placeholder + 1, TokenKind::KwConst)
            || self.program.unqualified(self.program.canonical(ty)).1.contains(Qualifiers::CONST);
        if reference == Some(TokenKind::Ampersand) && category == ValueCategory::Prvalue && is_class && !is_const {
            self.error_at(code::NON_CONST_REFERENCE_TO_VALUE, first);
        }
        true
    }

    /// Specifiers that a structured binding may not have.
    pub fn check_binding_specifiers(&mut self, specifiers: &Specifiers) {
        if self.context.speculating > 0 {
            return;
        }
        if specifiers.ty.is_none_or(|ty| self.program.unqualified(ty).0 != Program::AUTO) {
            self.error_at(code::BINDING_SPECIFIER, self.first_of_type(specifiers));
        }
        let since_20 = self.since(cufe_base::Standard::Cpp20);
        let has_storage = !matches!(specifiers.storage, StorageClass::None | StorageClass::Mutable);
        if has_storage && !(since_20 && specifiers.storage == StorageClass::Static) {
            let token = specifiers.storage_token.or(self.specifier_token(specifiers, TokenKind::KwRegister));
            self.error_at(code::BINDING_STORAGE_CLASS, token.unwrap_or(specifiers.first));
        } else if specifiers.flags.contains(SpecifierFlags::THREAD_LOCAL)
            && !since_20
            && let Some(token) = self.specifier_token(specifiers, TokenKind::KwThreadLocal)
        {
            self.error_at(code::BINDING_STORAGE_CLASS, token);
        }
        for (kind, code) in [
            (TokenKind::KwInline, code::BINDING_INLINE),
            (TokenKind::KwConstexpr, code::BINDING_CONSTEXPR),
            (TokenKind::KwMutable, code::MUTABLE_NOT_ALLOWED),
        ] {
            if let Some(token) = self.specifier_token(specifiers, kind) {
                self.error_at(code, token);
            }
        }
    }

    /// The tokens of the names that a binding list declared.
    pub fn names_of_bindings(&self, entities: Range<usize>) -> Vec<u32> {
        let program = &self.program;
        entities
            .map(|index| EntityId::from_number(index as u32))
            .filter(|&entity| {
                matches!(program.entities[entity].kind, EntityKind::Variable(variable)
                    if program.variables[variable].flags.contains(cufe_il::VariableFlags::BINDING))
            })
            .map(|entity| program.entities[entity].token)
            .collect()
    }

    /// Gives the names that were declared the types of what they are bound to; the declaration stands between two tokens.
    pub fn name_bindings(&mut self, entities: Range<usize>, initializer: ExpressionId, first: u32, open: u32) {
        if self.context.speculating > 0 || self.in_template() {
            return;
        }
        let program = &self.program;
        let names: Vec<_> = entities
            .filter_map(|index| match program.entities[EntityId::from_number(index as u32)].kind {
                EntityKind::Variable(variable)
                    if program.variables[variable].flags.contains(cufe_il::VariableFlags::BINDING) =>
                {
                    Some(variable)
                }
                _ => None,
            })
            .collect();
        let before = |kinds: &[TokenKind]| self.reader.holds(first..open, kinds);
        let is_reference = before(&[TokenKind::Ampersand, TokenKind::AmpersandAmpersand]);
        let is_const = before(&[TokenKind::KwConst]);
        if !before(&[TokenKind::KwVolatile]) {
            self.bind_names(&names, initializer, (is_reference, is_const), open);
        }
    }

    /// Compares the names with the components of the initializer's type.
    pub fn check_bindings(&mut self, initializer: ExpressionId, open: u32, names: &[u32]) {
        let ty = self.program.expressions[initializer].ty;
        self.check_bindings_of(ty, open, names);
    }

    /// Checks the number of names against the elements of what they bind.
    pub fn check_bindings_of(&mut self, ty: TypeId, open: u32, names: &[u32]) {
        match self.binding_components(ty) {
            Components::Unknown => {}
            Components::None => self.error_at(code::BINDING_NOTHING_TO_BIND, open),
            Components::Members { count, first_hidden } => {
                if names.len() < count {
                    self.error_at(code::BINDING_TOO_FEW_NAMES, open);
                } else if let Some(&extra) = names.get(count) {
                    self.error_at(
                        if count == 0 { code::BINDING_NOTHING_TO_BIND } else { code::BINDING_TOO_MANY_NAMES },
                        extra,
                    );
                } else if let Some(&name) = first_hidden.and_then(|index| names.get(index))
                    // The reference asks it neither in templates nor (but for some generic lambdas) in their instances; the
                    // host compiler does.
                    && !self.in_template()
                    && !self.context.in_instance
                {
                    self.error_at(code::BINDING_INACCESSIBLE_MEMBER, name);
                }
            }
        }
    }

    /// A binding whose name its scope has: 147 in a namespace, 101 in a block.
    pub fn check_binding_name(&mut self, scope: cufe_il::ScopeId, token: u32) {
        if self.context.speculating > 0 {
            return;
        }
        let name = self.identifier_name(token);
        let in_block = self.program.scopes[scope].kind == ScopeKind::Block;
        let program = &self.program;
        let is_taken = program.bindings(scope, name).any(|(_, binding)| {
            !binding.is_hidden
                && program.entities[binding.entity].scope == scope
                && matches!(program.entities[binding.entity].kind, EntityKind::Variable(_) | EntityKind::Function(_))
        });
        if is_taken {
            let text = self.name_text(name);
            self.name_error_at(
                if in_block { code::ALREADY_DECLARED } else { code::INCOMPATIBLE_REDECLARATION },
                token,
                text,
            );
        }
    }
}
