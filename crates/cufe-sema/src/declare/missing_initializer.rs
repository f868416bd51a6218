//! Variables that need an initializer ([dcl.init.general], [dcl.ref], [dcl.constexpr]).

use crate::Sema;
use cufe_diagnostics::{Code, code};
use cufe_il::{
    ClassId, ClassKey, DataMemberFlags, EntityKind, FunctionFlags, FunctionId, Name, Qualifiers, Type, TypeId,
};

/// A variable that is defined without initializer.
#[derive(Clone, Copy, Debug)]
pub struct Uninitialized {
    /// Its type.
    pub ty: TypeId,
    /// `constexpr`
    pub is_constexpr: bool,
    /// A static data member that is defined in its class.
    pub is_member: bool,
    /// In a template: what instances may repair is a warning only (measured).
    pub is_templated: bool,
}

impl Sema<'_> {
    /// The number of the rule that a definition without initializer breaks, and whether that is a warning only.
    pub fn missing_initializer(&self, variable: Uninitialized) -> Option<(Code, bool)> {
        let program = &self.program;
        if program.is_reference(variable.ty) {
            return Some((code::REFERENCE_WITHOUT_INITIALIZER, false));
        }
        let mut ty = program.canonical(variable.ty);
        while let Type::Array { element, .. } = program.structure(program.unqualified(ty).0) {
            ty = element;
        }
        let (bare, qualifiers) = program.unqualified(ty);
        let is_const = variable.is_constexpr || qualifiers.contains(Qualifiers::CONST);
        if !is_const || matches!(program.structure(bare), Type::Unknown) {
            return None;
        }
        if variable.is_member && variable.is_constexpr {
            return Some((code::CONST_WITHOUT_INITIALIZER, false));
        }
        match program.structure(bare) {
            Type::Class(class) => (self.is_const_default_constructible(class, 0) == Some(false))
                .then_some((code::CONST_OBJECT_NEEDS_INITIALIZER, variable.is_templated)),
            Type::Builtin(_) | Type::Pointer(_) | Type::MemberPointer { .. } | Type::Enum(_) => {
                Some(if variable.is_constexpr {
                    (code::CONSTEXPR_WITHOUT_INITIALIZER, false)
                } else {
                    (code::CONST_WITHOUT_INITIALIZER, variable.is_templated)
                })
            }
            _ => None,
        }
    }

    /// Whether a class declares a constructor, also as defaulted, or has a member with an initializer, which its implicit
    /// one has to do.
    pub fn declares_constructor(&self, ty: TypeId) -> bool {
        self.program.class_of(ty).is_some_and(|class| {
            let members = &self.program.classes[class].data_members;
            members.iter().any(|member| member.flags.contains(DataMemberFlags::INITIALIZED))
                || self.program.classes[class].functions.iter().any(|&function| {
                    self.program.entities[function].name == Name::CONSTRUCTOR
                        && !matches!(self.program.entities[function].kind, EntityKind::Function(function)
                        if self.program.functions[function].flags.contains(FunctionFlags::IMPLICIT))
                })
        })
    }

    /// Whether default initialization initializes every member of a class ([dcl.init.general]/const-default-constructible).
    /// `None` where that is not known, or where the class has no default constructor at all.
    pub(crate) fn is_const_default_constructible(&self, class: ClassId, depth: u32) -> Option<bool> {
        let entry = &self.program.classes[class];
        if !entry.is_complete || entry.is_dependent || entry.template.is_some() || entry.is_closure || depth > 64 {
            return None;
        }
        let mut has_constructor = false;
        for &function in &entry.functions {
            if self.program.entities[function].name != Name::CONSTRUCTOR {
                continue;
            }
            let EntityKind::Function(function) = self.program.entities[function].kind else { return None };
            let flags = self.program.functions[function].flags;
            if flags.contains(FunctionFlags::IMPLICIT) {
                continue;
            }
            match self.can_be_called_without_arguments(function) {
                None => return None,
                // One that is declared and does something is enough (measured).
                Some(true)
                    if flags.intersects(FunctionFlags::DEFAULTED)
                        && entry.data_members.iter().any(|it| it.flags.contains(DataMemberFlags::INITIALIZED)) =>
                {
                    return Some(true);
                }
                Some(true) if flags.intersects(FunctionFlags::DEFAULTED) => has_constructor = false,
                Some(true) => return Some(true),
                Some(false) => has_constructor = true,
            }
            if !has_constructor {
                break;
            }
        }
        if has_constructor {
            return None;
        }
        for base in &entry.bases {
            let base = self.program.class_of(base.ty)?;
            if !self.is_const_default_constructible(base, depth + 1)? {
                return Some(false);
            }
        }
        let mut some = entry.data_members.is_empty();
        for member in &entry.data_members {
            let is_unnamed = member.variable.is_none() && !member.flags.contains(DataMemberFlags::ANONYMOUS);
            let is_initialized = member.flags.contains(DataMemberFlags::INITIALIZED)
                || is_unnamed
                || self.initializes(member.ty, depth)?;
            some |= is_initialized;
            if !is_initialized && entry.key != ClassKey::Union {
                return Some(false);
            }
        }
        Some(some)
    }

    fn initializes(&self, ty: TypeId, depth: u32) -> Option<bool> {
        let mut ty = self.program.canonical(ty);
        while let Type::Array { element, .. } = self.program.structure(self.program.unqualified(ty).0) {
            ty = element;
        }
        match self.program.structure(self.program.unqualified(ty).0) {
            Type::Class(class) => self.is_const_default_constructible(class, depth + 1),
            Type::Builtin(_)
            | Type::Pointer(_)
            | Type::MemberPointer { .. }
            | Type::Enum(_)
            | Type::LvalueReference(_)
            | Type::RvalueReference(_) => Some(false),
            _ => None,
        }
    }

    /// Whether all parameters of a function have default arguments, as far as its first declaration tells.
    fn can_be_called_without_arguments(&self, function: FunctionId) -> Option<bool> {
        let declaration = self.program.functions[function].first_declaration?;
        let parameters = &self.program.function_declarations.get(declaration)?.parameter_list;
        Some(parameters.iter().all(|parameter| parameter.default.is_some()))
    }
}
