//! Types that are made of others ([basic.compound]), as declarators, names and expressions ask for them.

use crate::Sema;
use cufe_il::{
    ArgumentsId, ArrayBound, EntityId, ExpressionId, FunctionType, Name, Profiled, Program, Qualifiers,
    TemplateArgument, Type, TypeId,
};

impl Sema<'_> {
    /// `T*`; nothing is known of a pointer to what is not known.
    pub fn pointer_to(&mut self, ty: TypeId) -> TypeId {
        if ty == Program::UNKNOWN { ty } else { self.program.intern_type(Type::Pointer(ty)) }
    }

    /// `T&`
    pub fn lvalue_reference_to(&mut self, ty: TypeId) -> TypeId {
        self.program.intern_type(Type::LvalueReference(ty))
    }

    /// `T&&`
    pub fn rvalue_reference_to(&mut self, ty: TypeId) -> TypeId {
        self.program.intern_type(Type::RvalueReference(ty))
    }

    /// `T...` ([temp.variadic])
    pub fn expansion_type(&mut self, pattern: TypeId) -> TypeId {
        self.program.intern_type(Type::Expansion(pattern))
    }

    /// GNU `_Complex T`
    pub fn complex_type(&mut self, ty: TypeId) -> TypeId {
        self.program.intern_type(Type::Complex(ty))
    }

    /// `T[bound]`
    pub fn array_of(&mut self, element: TypeId, bound: ArrayBound) -> TypeId {
        self.program.intern_type(Type::Array { element, bound })
    }

    /// A type with qualifiers, besides its own.
    pub fn qualified_type(&mut self, ty: TypeId, qualifiers: Qualifiers) -> TypeId {
        self.program.qualified(ty, qualifiers)
    }

    /// A type with the qualifiers that stand beside it among specifiers. Only pointers and references can be restricted; beside the
    /// name of a fundamental type `__restrict__` says nothing, also where an array of it becomes a pointer (measured; gcc does the same).
    pub fn type_of_specifiers(&mut self, ty: TypeId, mut qualifiers: Qualifiers) -> TypeId {
        let mut element = self.program.canonical(ty);
        while let Type::Array { element: inner, .. } = self.program.written(self.program.unqualified(element).0) {
            element = self.program.canonical(inner);
        }
        if matches!(
            self.program.written(self.program.unqualified(element).0),
            Type::Builtin(_) | Type::Complex(_) | Type::Vector { .. }
        ) {
            qualifiers.remove(Qualifiers::RESTRICT);
        }
        self.qualified_type(ty, qualifiers)
    }

    /// A function type.
    pub fn function_type(&mut self, ty: FunctionType) -> TypeId {
        self.program.function_type(ty)
    }

    /// The name of a class template whose arguments an initializer determines ([dcl.type.class.deduct]).
    pub fn deduced_template_type(&mut self, template: EntityId) -> TypeId {
        self.program.intern_type(Type::DeducedTemplate(template))
    }

    /// A name qualified with a dependent type, as a type ([temp.res]).
    pub fn dependent_name(&mut self, qualifier: TypeId, name: Name, arguments: Option<ArgumentsId>) -> TypeId {
        self.program.intern_type(Type::DependentName { qualifier, name, arguments })
    }

    /// A type template parameter.
    pub fn template_parameter_type(&mut self, depth: u16, index: u16, is_pack: bool) -> TypeId {
        self.program.intern_type(Type::TemplateParameter { depth, index, is_pack })
    }

    /// `decltype(e)` of an expression that is dependent or not known.
    pub fn dependent_decltype(&mut self, expression: ExpressionId, profile: u32) -> TypeId {
        self.program.intern_type(Type::Decltype(Profiled { expression, profile }))
    }

    /// Whether what a type is written as stands for a dependent type: the `decltype` of a known type does not, whatever its operand
    /// depends on.
    pub fn denotes_dependent_type(&self, ty: TypeId) -> bool {
        self.is_dependent_type(self.program.canonical(ty))
    }

    /// `decltype(e)` of a known type whose operand depends on values.
    pub fn known_decltype(&mut self, target: TypeId, expression: ExpressionId, profile: u32) -> TypeId {
        self.program.intern_type(Type::KnownDecltype { target, operand: Profiled { expression, profile } })
    }

    /// The type of a template parameter of a type: arrays and functions become pointers, qualifiers vanish
    /// ([temp.param]/10).
    pub fn adjusted_template_parameter_type(&mut self, ty: TypeId) -> TypeId {
        match self.program.structure(ty) {
            Type::Array { element, .. } => self.program.intern_type(Type::Pointer(element)),
            Type::Function(_) => self.program.intern_type(Type::Pointer(ty)),
            _ => self.program.unqualified(ty).0,
        }
    }

    /// A template argument list.
    pub fn template_arguments(&mut self, list: &[TemplateArgument]) -> ArgumentsId {
        self.program.intern_argument_list(list)
    }
}
