//! What the elements of captured arrays must be able to do on the host: default construction ([class.default.ctor]) and copy
//! assignment ([class.copy.assign]). Only what is certain counts: a class that is not known can do everything.

use crate::Sema;
use cufe_il::{
    Access, ClassId, ClassKey, EntityId, EntityKind, FunctionFlags, FunctionId, Name, Operator, Qualifiers, Type,
    TypeId,
};
use cufe_lex::TokenKind;

/// How deep classes of members and bases are followed.
const MAXIMUM_DEPTH: u32 = 16;

impl Sema<'_> {
    /// Whether objects of a type certainly can't be default-initialized.
    pub fn lacks_default_constructor(&self, ty: TypeId) -> bool {
        self.known_class(ty).is_some_and(|class| self.class_lacks_default_constructor(class, MAXIMUM_DEPTH))
    }

    /// Whether objects of a type, its top-level const removed, certainly can't be assigned from constant ones.
    pub fn lacks_copy_assignment(&self, ty: TypeId) -> bool {
        self.known_class(ty).is_some_and(|class| self.class_lacks_copy_assignment(class, MAXIMUM_DEPTH))
    }

    /// The class that a type is, if its definition is complete and no template's.
    fn known_class(&self, ty: TypeId) -> Option<ClassId> {
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        let Type::Class(id) = self.program.written(ty) else { return None };
        let class = &self.program.classes[id];
        let is_known = class.is_complete
            && !class.is_dependent
            && !class.is_closure
            && class.template.is_none()
            && class.key != ClassKey::Union;
        is_known.then_some(id)
    }

    /// The members of a class by this name.
    fn members(&self, class: ClassId, name: Name) -> Vec<EntityId> {
        let Some(scope) = self.program.classes[class].scope else { return Vec::new() };
        self.program.bindings(scope, name).map(|(_, binding)| binding.entity).collect()
    }

    /// The functions by this name; `None` where a template or a using-declaration is among them.
    fn member_functions(&self, class: ClassId, name: Name) -> Option<Vec<FunctionId>> {
        let members = self.members(class, name);
        members
            .into_iter()
            .map(|entity| match self.program.entities[entity].kind {
                EntityKind::Function(function) => Some(function),
                _ => None,
            })
            .collect()
    }

    /// The non-static data members of a class: entity, type, and whether an initializer stands behind the name.
    fn fields(&self, class: ClassId) -> Vec<(TypeId, bool)> {
        let Some(scope) = self.program.classes[class].scope else { return Vec::new() };
        self.program
            .entities
            .values()
            .filter(|entity| entity.scope == scope)
            .filter_map(|entity| match entity.kind {
                EntityKind::Field(field) => {
                    let next = self.tokens.kind(entity.token.saturating_add(1));
                    // Behind bounds or a width an initializer may follow that is not looked for.
                    let has_initializer = !matches!(next, TokenKind::Semicolon | TokenKind::Comma);
                    Some((self.program.variables[field].ty, has_initializer))
                }
                _ => None,
            })
            .collect()
    }

    fn is_usable(&self, function: FunctionId) -> bool {
        let function = &self.program.functions[function];
        !function.flags.contains(FunctionFlags::DELETED)
            && self.program.entities[function.entity].access == Access::Public
    }

    fn class_lacks_default_constructor(&self, class: ClassId, depth: u32) -> bool {
        let Some(constructors) = self.member_functions(class, Name::CONSTRUCTOR) else { return false };
        if depth == 0 {
            return false;
        }
        let mut takes_nothing = constructors.iter().filter(|&&constructor| self.takes_nothing(constructor));
        match takes_nothing.next() {
            Some(&constructor) if !self.is_usable(constructor) => return true,
            Some(&constructor) if !self.program.functions[constructor].flags.contains(FunctionFlags::DEFAULTED) => {
                return false;
            }
            None if !constructors.is_empty() => return true,
            _ => {}
        }
        let bases = &self.program.classes[class].bases;
        bases.iter().any(|base| {
            self.known_class(base.ty).is_some_and(|base| self.class_lacks_default_constructor(base, depth - 1))
        }) || self.fields(class).into_iter().any(|(ty, has_initializer)| {
            !has_initializer
                && (self.program.is_reference(ty)
                    || self.is_const_scalar(ty)
                    || self
                        .known_class(ty)
                        .is_some_and(|member| self.class_lacks_default_constructor(member, depth - 1)))
        })
    }

    /// Whether a constructor can be called without arguments.
    fn takes_nothing(&self, constructor: FunctionId) -> bool {
        self.minimum_arguments(constructor) == 0
    }

    fn is_const_scalar(&self, ty: TypeId) -> bool {
        let (inner, qualifiers) = self.program.unqualified(self.program.canonical(ty));
        qualifiers.contains(Qualifiers::CONST)
            && matches!(self.program.written(inner), Type::Builtin(_) | Type::Pointer(_) | Type::Enum(_))
    }

    fn class_lacks_copy_assignment(&self, class: ClassId, depth: u32) -> bool {
        if depth == 0 {
            return false;
        }
        let (Some(operators), Some(constructors)) = (
            self.member_functions(class, Name::operator(Operator::Equal)),
            self.member_functions(class, Name::CONSTRUCTOR),
        ) else {
            return false;
        };
        let ty = self.program.canonical(self.program.classes[class].ty);
        let (mut moves, mut copies) = (false, Vec::new());
        for operator in operators {
            match self.only_parameter(operator) {
                Some((parameter, is_rvalue)) if parameter == ty => {
                    moves |= is_rvalue;
                    if !is_rvalue {
                        copies.push(operator);
                    }
                }
                // An operator for another type may be chosen.
                _ => return false,
            }
        }
        if let Some(&first) = copies.first() {
            let is_defaulted = self.program.functions[first].flags.contains(FunctionFlags::DEFAULTED);
            if copies.iter().all(|&operator| !self.is_usable(operator)) {
                return true;
            }
            if !is_defaulted {
                return false;
            }
        } else if moves
            || constructors.iter().any(|&constructor| {
                self.only_parameter(constructor).is_some_and(|(parameter, rvalue)| rvalue && parameter == ty)
            })
        {
            return true;
        }
        let bases = &self.program.classes[class].bases;
        bases
            .iter()
            .any(|base| self.known_class(base.ty).is_some_and(|base| self.class_lacks_copy_assignment(base, depth - 1)))
            || self.fields(class).into_iter().any(|(ty, _)| {
                self.program.is_reference(ty)
                    || self.is_const_scalar(ty)
                    || self.known_class(ty).is_some_and(|member| self.class_lacks_copy_assignment(member, depth - 1))
            })
    }

    /// The type of the only parameter of a function, without reference and qualifiers, and whether it is an rvalue reference.
    fn only_parameter(&self, function: FunctionId) -> Option<(TypeId, bool)> {
        let function = self.program.as_function(self.program.functions[function].ty)?;
        let &[parameter] = function.parameters.as_slice() else { return None };
        let is_rvalue = matches!(self.program.structure(parameter), Type::RvalueReference(_));
        let object = self.program.non_reference(parameter);
        Some((self.program.unqualified(self.program.canonical(object)).0, is_rvalue))
    }
}
