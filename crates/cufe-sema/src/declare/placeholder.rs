//! Placeholder types of variables and what their initializers make of them ([dcl.spec.auto], [dcl.type.auto.deduct]).

use crate::Sema;
use cufe_il::{ExpressionId, ExpressionKind, Program, Qualifiers, Type, TypeId};

/// What an initializer makes of a placeholder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deduction {
    /// Not known.
    Unknown,
    /// The initializer does not have the form of the declared type.
    Fails,
    /// The placeholder stands for this type.
    To(TypeId),
}

impl Sema<'_> {
    /// What stands for the placeholder in a declared type.
    pub fn deduce_placeholder(&mut self, declared: TypeId, initializer: ExpressionId) -> Deduction {
        let entry = self.program.expressions[initializer];
        if let ExpressionKind::InitializerList(list) = entry.kind {
            return self.deduce_from_list(declared, list);
        }
        match self.settle_for_deduction(initializer) {
            Some(true) => {}
            Some(false) => return Deduction::Fails,
            None => return Deduction::Unknown,
        }
        let entry = self.program.expressions[initializer];
        let ty = self.program.non_reference(entry.ty);
        if self.is_dependent_type(ty) {
            return Deduction::Unknown;
        }
        let (written, qualifiers) = self.program.unqualified(declared);
        match self.program.written(written) {
            Type::Auto => Deduction::To(self.decayed_type(ty)),
            Type::Pointer(inner) => {
                let decayed = self.decayed_type(ty);
                self.deduce_pointee(inner, decayed)
            }
            Type::LvalueReference(inner) if self.program.unqualified(inner).0 == Program::AUTO => {
                let (bare, own) = self.program.unqualified(self.program.canonical(ty));
                let added = self.program.unqualified(inner).1 | qualifiers;
                Deduction::To(self.program.qualified(bare, own - added))
            }
            _ => Deduction::Unknown,
        }
    }

    fn deduce_pointee(&mut self, pattern: TypeId, pointer: TypeId) -> Deduction {
        let (written, added) = self.program.unqualified(pattern);
        let (pointer, _) = self.program.unqualified(self.program.canonical(pointer));
        let target = match self.program.structure(pointer) {
            Type::Pointer(target) => target,
            Type::Builtin(_) | Type::Enum(_) | Type::Class(_) | Type::MemberPointer { .. } => return Deduction::Fails,
            _ => return Deduction::Unknown,
        };
        match self.program.written(written) {
            Type::Auto => {
                let (bare, own) = self.program.unqualified(self.program.canonical(target));
                Deduction::To(self.program.qualified(bare, own - added))
            }
            Type::Pointer(inner) => self.deduce_pointee(inner, target),
            _ => Deduction::Unknown,
        }
    }

    /// `auto x = {a, b}` is a `std::initializer_list`: the elements must have one type, and there must be some.
    fn deduce_from_list(&mut self, declared: TypeId, list: cufe_il::ExpressionList) -> Deduction {
        if self.program.unqualified(declared).0 != Program::AUTO {
            return Deduction::Unknown;
        }
        let elements = self.program.expression_list(list).to_vec();
        if elements.is_empty() {
            return Deduction::Fails;
        }
        let mut first = None;
        for element in elements {
            let entry = self.program.expressions[element];
            let is_list = matches!(entry.kind, ExpressionKind::InitializerList(_));
            if is_list || self.is_dependent_type(entry.ty) {
                return Deduction::Unknown;
            }
            let ty = self.program.non_reference(entry.ty);
            let ty = self.decayed_type(ty);
            let ty = self.program.canonical(ty);
            if *first.get_or_insert(ty) != ty {
                return Deduction::Fails;
            }
        }
        Deduction::Unknown
    }

    /// The type after array-to-pointer and function-to-pointer conversion, without qualifiers.
    pub fn decayed_type(&mut self, ty: TypeId) -> TypeId {
        match self.program.structure(ty) {
            Type::Array { element, .. } => self.program.intern_type(Type::Pointer(element)),
            Type::Function(_) => self.program.intern_type(Type::Pointer(ty)),
            _ => self.program.unqualified(self.program.canonical(ty)).0,
        }
    }

    /// Whether a type is `decltype(auto)` or is made from it, and what is wrong with what was added: a qualifier (2643), an
    /// array (1589), anything else (2541).
    pub fn decltype_auto_mistake(&self, ty: TypeId) -> Option<u16> {
        let (bare, qualifiers) = self.program.unqualified(ty);
        match self.program.written(bare) {
            Type::DecltypeAuto => qualifiers.intersects(Qualifiers::CONST | Qualifiers::VOLATILE).then_some(2643),
            Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                self.is_decltype_auto(inner).then_some(2541)
            }
            _ => None,
        }
    }

    fn is_decltype_auto(&self, ty: TypeId) -> bool {
        let (bare, _) = self.program.unqualified(ty);
        match self.program.written(bare) {
            Type::DecltypeAuto => true,
            Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                self.is_decltype_auto(inner)
            }
            _ => false,
        }
    }
}
