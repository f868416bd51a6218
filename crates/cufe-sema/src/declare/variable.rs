//! Variables, data members and their initializers ([dcl.init]); declarations of range-for statements.

use crate::Sema;
use crate::attribute::AttributeFlags;
use crate::declare::{DeclarationContext, Declarator, SpecifierFlags, Specifiers};
use cufe_il::{
    ArrayBound, EntityFlags, ExpressionId, Linkage, MemorySpace, Program, Qualifiers, ScopeKind, StorageClass, Type,
    TypeId, VariableFlags, VariableId, VariablePattern,
};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// Remembers what instances of a variable template are read from.
    pub fn note_variable_pattern(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        variable: VariableId,
        head: Option<cufe_il::TemplateHead>,
        arguments: Option<cufe_il::ArgumentsId>,
    ) {
        let pattern = VariablePattern { head, arguments, specifiers: specifiers.first, in_class: context.in_class };
        self.program.variable_patterns.insert(variable, pattern);
    }

    /// Whether a variable was made from a variable template.
    pub fn is_variable_instance(&self, variable: VariableId) -> bool {
        self.program.variables[variable].flags.contains(VariableFlags::SPECIALIZATION)
    }

    /// Whether the type of a static data member is known without its initializer.
    pub fn can_be_left_unread(&self, ty: TypeId) -> bool {
        !self.program.has_placeholder(ty) && !self.is_incomplete_array(ty)
    }

    /// Whether a type is an array of unknown bound.
    pub fn is_incomplete_array(&self, ty: TypeId) -> bool {
        matches!(self.program.structure(ty), Type::Array { bound: ArrayBound::Unknown, .. })
    }

    /// What a variable's type and value are after its initializer ([dcl.spec.auto], [dcl.array]).
    pub fn initialize(&mut self, variable: VariableId, expression: ExpressionId) {
        self.program.variables[variable].initializer = Some(expression);
        let ty = self.program.variables[variable].ty;
        if self.program.structure(ty) == Type::DecltypeAuto {
            self.check_decltype_operand(expression);
        }
        if let Some(deduced) = self.placeholder_type(ty, expression) {
            let is_void = self.program.structure(deduced) == Type::Builtin(cufe_il::Builtin::Void);
            let is_auto = self.program.unqualified(ty).0 == Program::AUTO;
            // That no variable is void is a matter of the deduction.
            self.program.variables[variable].ty = if is_void && is_auto { Program::UNKNOWN } else { deduced };
        }
        let ty = self.program.variables[variable].ty;
        if let Type::Array { element, bound: ArrayBound::Unknown } = self.program.structure(ty)
            && let Some(count) = self.length_by_initializer(expression, element)
        {
            let array = self.program.intern_type(Type::Array { element, bound: ArrayBound::Known(count) });
            self.program.variables[variable].ty = array;
        }
    }

    /// Merges what a declaration says into its variable.
    pub fn finish_variable(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        variable: VariableId,
        is_initialized: bool,
    ) {
        let mut attributes = specifiers.attributes.clone();
        attributes.merge(&declarator.attributes);
        let entity = self.program.variables[variable].entity;
        let scope = self.program.entities[entity].scope;
        let scope_kind = self.program.scopes[scope].kind;
        let in_namespace = matches!(scope_kind, ScopeKind::Namespace | ScopeKind::Global);
        let ty = self.program.variables[variable].ty;
        let (_, qualifiers) = self.program.unqualified(self.program.canonical(ty));
        let is_const = qualifiers.contains(Qualifiers::CONST) && !qualifiers.contains(Qualifiers::VOLATILE)
            || self.is_const_array(ty)
            || specifiers.flags.contains(SpecifierFlags::CONSTEXPR) && !self.program.is_reference(ty);
        let in_unnamed = self.in_unnamed_namespace(scope);
        let has_template = self.program.entities[entity].template.is_some();
        let is_extern = specifiers.storage == StorageClass::Extern || context.is_direct_linkage;
        let entry = &mut self.program.variables[variable];
        let is_first = entry.storage == StorageClass::None
            && !entry.flags.contains(VariableFlags::DEFINED)
            && entry.linkage == Linkage::None;
        let mut flags = VariableFlags::empty();
        let pairs = [
            (SpecifierFlags::CONSTEXPR, VariableFlags::CONSTEXPR),
            (SpecifierFlags::CONSTINIT, VariableFlags::CONSTINIT),
            (SpecifierFlags::INLINE, VariableFlags::INLINE),
            (SpecifierFlags::THREAD_LOCAL, VariableFlags::THREAD_LOCAL),
        ];
        for (specifier, flag) in pairs {
            if specifiers.flags.contains(specifier) {
                flags |= flag;
            }
        }
        if specifiers.placeholder.is_some() {
            flags |= VariableFlags::DEDUCED;
        }
        if specifiers.ty == Some(Program::DECLTYPE_AUTO) {
            flags |= VariableFlags::DECLTYPE_AUTO;
        }
        if scope_kind == ScopeKind::Class && specifiers.flags.contains(SpecifierFlags::STATIC) {
            flags |= VariableFlags::STATIC_MEMBER;
        }
        if attributes.flags.contains(AttributeFlags::WEAK) {
            flags |= VariableFlags::WEAK;
        }
        if is_initialized {
            flags |= VariableFlags::INITIALIZED;
        }
        if is_initialized || !is_extern && !(context.in_class) {
            flags |= VariableFlags::DEFINED;
        }
        entry.flags |= flags;
        if entry.storage == StorageClass::None {
            entry.storage = specifiers.storage;
        }
        if in_namespace && (is_first || specifiers.storage == StorageClass::Static) {
            let internal = in_unnamed
                || specifiers.storage == StorageClass::Static
                || is_const && !is_extern && !has_template && !specifiers.flags.contains(SpecifierFlags::INLINE);
            entry.linkage = if internal { Linkage::Internal } else { Linkage::External };
        } else if scope_kind == ScopeKind::Class {
            entry.linkage = if in_unnamed { Linkage::Internal } else { Linkage::External };
        }
        self.variable_attributes(context, specifiers, declarator, variable, &attributes, is_initialized);
        let space = self.program.variables[variable].space;
        if attributes.flags.contains(AttributeFlags::DEVICE_BUILTIN) {
            self.program.entities[entity].flags |= EntityFlags::DEVICE_BUILTIN;
        }
        if attributes.flags.contains(AttributeFlags::VISIBILITY) {
            self.program.entities[entity].flags |= EntityFlags::VISIBILITY;
        }
        let with_references = self.options.device_c || self.options.partial_link;
        if (space.contains(MemorySpace::MANAGED) || with_references && !space.is_empty())
            && let Some(symbol) = self.program.symbol(entity)
        {
            self.declarations.mentioned_differently.insert(symbol);
        }
    }

    pub(crate) fn is_const_array(&self, ty: TypeId) -> bool {
        match self.program.structure(ty) {
            Type::Array { element, .. } => self.is_const_array(element),
            Type::Qualified(qualifiers, _) => {
                qualifiers.contains(Qualifiers::CONST) && !qualifiers.contains(Qualifiers::VOLATILE)
            }
            _ => false,
        }
    }

    /// 2402: a constexpr variable of a type that is not literal, at `constexpr`.
    pub fn check_constexpr_type(&mut self, specifiers: &Specifiers, variable: VariableId) {
        let ty = self.program.variables[variable].ty;
        if let Some(token) = self.specifier_token(specifiers, TokenKind::KwConstexpr)
            && !self.is_dependent_type(ty)
            && self.is_literal(ty) == Some(false)
        {
            self.rule_violation(2402, token);
        }
    }
}
