//! What kind of type something has, for the grammar, which looks into no type itself.

use crate::Sema;
use crate::constant::integral::integral_properties;
use cufe_il::{
    ArrayBound, Builtin, ClassId, EntityFlags, EntityId, EntityKind, EnumId, ExpressionId, ExpressionKind, FunctionId,
    FunctionTypeFlags, Program, Qualifiers, TemplateArgument, TemplateId, TemplateParameterKind, Type, TypeId,
    ValueCategory, VariableFlags,
};

/// A placeholder in a type ([dcl.spec.auto]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placeholder {
    /// `auto`
    Auto,
    /// `decltype(auto)`
    DecltypeAuto,
}

impl Sema<'_> {
    /// A type without qualifiers and names of other types.
    pub(crate) fn bare_type(&self, ty: TypeId) -> TypeId {
        self.program.unqualified(self.program.canonical(ty)).0
    }

    /// The type of the value of an expression: without qualifiers, whatever object it is read from ([conv.lval]).
    pub fn type_of_value(&self, expression: ExpressionId) -> TypeId {
        self.program.unqualified(self.expression(expression).ty).0
    }

    /// `nullptr`, and not `__null`, which is an integer, too.
    pub fn is_nullptr_literal(&self, expression: ExpressionId) -> bool {
        let entry = self.expression(expression);
        matches!(entry.kind, ExpressionKind::Nullptr) && entry.ty == Program::builtin(Builtin::Nullptr)
    }

    /// Whether a template argument is a constant of a parameter's own type.
    pub fn is_constant_of_type(&self, argument: Option<&TemplateArgument>, ty: TypeId) -> bool {
        matches!(argument, Some(&TemplateArgument::Value(own, _))
            if self.program.canonical(own) == self.program.canonical(ty))
    }

    /// Whether an argument for a parameter of reference type designates something that it does not name.
    pub fn designates_without_name(&self, expression: ExpressionId, ty: TypeId) -> bool {
        let entry = self.expression(expression);
        self.program.is_reference(ty)
            && entry.category == ValueCategory::Lvalue
            && !matches!(entry.kind, ExpressionKind::Name { .. })
    }

    /// Whether a parameter of a template may take the object that an argument designates, and not its value: one of
    /// reference type, or whose type the arguments tell.
    pub fn may_take_object(&self, template: TemplateId, index: u32) -> bool {
        let parameters = &self.program.templates[template].head.parameters;
        let last = parameters.last().filter(|last| last.is_pack);
        parameters.get(index as usize).or(last).is_some_and(|parameter| match parameter.kind {
            TemplateParameterKind::Value(ty) => self.is_type_for_objects(ty),
            _ => false,
        })
    }

    /// Whether a value parameter of a type may take an object and not its value: a reference, or what may turn out to be one.
    pub fn is_type_for_objects(&self, ty: TypeId) -> bool {
        self.program.is_reference(ty)
            || matches!(
                self.program.structure(ty),
                Type::DecltypeAuto
                    | Type::TemplateParameter { .. }
                    | Type::KnownPack { .. }
                    | Type::DependentName { .. }
            )
    }

    /// Whether there are no pointers to members of a type, because it is certainly no class ([dcl.mptr]/1).
    pub fn has_no_member_pointers(&self, ty: TypeId) -> bool {
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        matches!(self.program.written(bare), Type::Enum(_)) || self.is_type_without_members(ty)
    }

    /// Whether a type has no members, so that `::` cannot follow it ([basic.lookup.qual]/1).
    pub fn is_type_without_members(&self, ty: TypeId) -> bool {
        matches!(
            self.program.written(self.bare_type(ty)),
            Type::Builtin(_)
                | Type::Pointer(_)
                | Type::LvalueReference(_)
                | Type::RvalueReference(_)
                | Type::MemberPointer { .. }
                | Type::Array { .. }
                | Type::Function(_)
        )
    }

    /// Whether a type is const.
    pub fn is_const_type(&self, ty: TypeId) -> bool {
        self.program.unqualified(self.program.canonical(ty)).1.contains(Qualifiers::CONST)
    }

    /// Whether an expression is of type `bool` ([temp.constr.atomic]/3).
    pub fn is_of_type_bool(&self, expression: ExpressionId) -> bool {
        let ty = self.program.non_reference(self.program.canonical(self.expression(expression).ty));
        self.bare_type(ty) == Program::builtin(Builtin::Bool)
    }

    /// The class that an expression is of.
    pub fn class_of_expression(&self, expression: ExpressionId) -> Option<ClassId> {
        match self.value_structure(self.expression(expression).ty) {
            Type::Class(class) => Some(class),
            _ => None,
        }
    }

    /// Whether an expression is of a scoped enumeration.
    pub fn is_of_scoped_enumeration(&self, expression: ExpressionId) -> bool {
        matches!(self.value_structure(self.expression(expression).ty), Type::Enum(id) if self.program.enums[id].is_scoped)
    }

    /// Whether an expression is of an integral type.
    pub fn is_of_integral_type(&self, expression: ExpressionId) -> bool {
        matches!(self.value_structure(self.expression(expression).ty),
            Type::Builtin(builtin) if integral_properties(builtin, false).is_some())
    }

    /// Whether what stands for a type is the name of a class template without arguments.
    pub fn is_template_without_type(&self, ty: TypeId) -> bool {
        matches!(self.program.structure(ty), Type::DeducedTemplate(_))
    }

    /// Whether a type is that of functions.
    pub fn is_function_type(&self, ty: TypeId) -> bool {
        matches!(self.program.structure(ty), Type::Function(_))
    }

    /// Whether a parameter, or each element of a parameter pack, is a reference.
    pub fn is_reference_parameter(&self, ty: TypeId) -> bool {
        match self.program.written(ty) {
            Type::Expansion(pattern) => self.program.is_reference(pattern),
            _ => self.program.is_reference(ty),
        }
    }

    /// Whether a type is an array whose bound is an expression that is no known constant.
    pub fn is_array_of_open_bound(&self, ty: TypeId) -> bool {
        matches!(self.program.structure(ty), Type::Array { bound: ArrayBound::Expression(_), .. })
    }

    /// The placeholder that a type is.
    pub fn placeholder_of(&self, ty: TypeId) -> Option<Placeholder> {
        match self.program.written(self.program.unqualified(ty).0) {
            Type::Auto => Some(Placeholder::Auto),
            Type::DecltypeAuto => Some(Placeholder::DecltypeAuto),
            _ => None,
        }
    }

    /// The placeholder in a type that is made of one: a pointer, reference or array, a function with it for its result.
    pub fn placeholder_within(&self, ty: TypeId) -> Option<Placeholder> {
        const DEPTH: u32 = 256;
        let mut ty = ty;
        for _ in 0..DEPTH {
            let plain = self.program.unqualified(ty).0;
            ty = match self.program.written(plain) {
                Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => inner,
                Type::Array { element, .. } => element,
                Type::MemberPointer { member, .. } => member,
                Type::Function(_) => {
                    let function = self.program.as_function(plain)?;
                    let is_trailing = function.flags.contains(cufe_il::FunctionTypeFlags::TRAILING_RETURN);
                    if is_trailing {
                        return None;
                    }
                    function.result
                }
                _ => return self.placeholder_of(plain),
            };
        }
        None
    }

    /// The enumeration that a type is.
    pub fn enumeration_of(&self, ty: TypeId) -> Option<EnumId> {
        match self.program.structure(self.program.canonical(ty)) {
            Type::Enum(id) => Some(id),
            _ => None,
        }
    }

    /// Whether an entity is a template parameter pack, a function parameter pack or an init-capture pack.
    pub fn is_pack(&self, entity: EntityId) -> bool {
        let program = &self.program;
        match program.entities[entity].kind {
            EntityKind::TypeParameter(ty) => {
                matches!(program.structure(ty), Type::TemplateParameter { is_pack: true, .. } | Type::KnownPack { .. })
            }
            EntityKind::Variable(variable) | EntityKind::ValueParameter(variable) => {
                program.variables[variable].flags.contains(VariableFlags::PACK)
            }
            EntityKind::Template(_) => program.entities[entity].flags.contains(EntityFlags::PACK),
            _ => false,
        }
    }

    /// Whether a type is written as the name of a class template without arguments.
    pub fn names_template(&self, ty: TypeId) -> bool {
        matches!(self.program.written(ty), Type::DeducedTemplate(_))
    }

    /// The qualifiers of a function and what else its type says besides parameters and result.
    pub fn function_type_flags(&self, function: FunctionId) -> Option<FunctionTypeFlags> {
        self.program.as_function(self.program.functions[function].ty).map(|ty| ty.flags)
    }

    /// The type of the value that a conversion function gives ([class.conv.fct]).
    pub fn type_converted_to(&self, function: FunctionId) -> Option<TypeId> {
        self.program.functions[function].conversion.map(|ty| self.program.non_reference(ty))
    }
}
