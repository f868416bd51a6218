//! The values of type traits: found out where they are written, because they depend on which types
//! are complete there. Initializations and assignments that special members do not tell are in `constructible`.

use super::accessible::{both, either};
use super::base::BaseRelation;
use super::constructible::Wanted;
use super::defaulted::Selected;
use super::properties::ClassProperty;
use super::special::SpecialMember;
use crate::Sema;
use crate::conversion::Allowed;
use cufe_diagnostics::code;
use cufe_il::{
    Access, ArrayBound, Builtin, ClassId, ClassKey, EntityId, EntityKind, ExpressionId, Qualifiers, TemplateArgument,
    TemplateKind, TemplateParameterKind, Type, TypeId,
};

/// Traits that ask for the parts of a class: an incomplete one is an error (1440, measured).
const NEED_COMPLETE: &[&str] = &[
    "__has_nothrow_assign",
    "__has_nothrow_constructor",
    "__has_nothrow_copy",
    "__has_nothrow_move_assign",
    "__has_trivial_assign",
    "__has_trivial_constructor",
    "__has_trivial_copy",
    "__has_trivial_destructor",
    "__has_trivial_move_assign",
    "__has_trivial_move_constructor",
    "__has_unique_object_representations",
    "__has_virtual_destructor",
    "__is_abstract",
    "__is_empty",
    "__is_final",
    "__is_literal",
    "__is_literal_type",
    "__is_pod",
    "__is_polymorphic",
    "__is_standard_layout",
    "__is_trivial",
    "__is_trivially_copyable",
];

/// Traits that ask what kind of type something is ([meta.unary.cat], [meta.unary.comp]) or for its qualifiers: no class is
/// completed for them.
const CATEGORIES: &[&str] = &[
    "__array_rank",
    "__is_arithmetic",
    "__is_array",
    "__is_bounded_array",
    "__is_class",
    "__is_compound",
    "__is_const",
    "__is_enum",
    "__is_floating_point",
    "__is_function",
    "__is_fundamental",
    "__is_integral",
    "__is_lvalue_reference",
    "__is_member_function_pointer",
    "__is_member_object_pointer",
    "__is_member_pointer",
    "__is_object",
    "__is_pointer",
    "__is_reference",
    "__is_rvalue_reference",
    "__is_same",
    "__is_same_as",
    "__is_scoped_enum",
    "__is_signed",
    "__is_unbounded_array",
    "__is_union",
    "__is_unsigned",
    "__is_void",
    "__is_volatile",
];

/// How many types a trait takes, where that is known: of those with packs it is not.
pub fn trait_arity(name: &str) -> Option<usize> {
    const ONE: &[&str] = &[
        "__is_aggregate",
        "__is_class",
        "__is_enum",
        "__is_union",
        "__nv_is_extended_device_lambda_closure_type",
        "__nv_is_extended_device_lambda_with_preserved_return_type",
        "__nv_is_extended_host_device_lambda_closure_type",
    ];
    const TWO: &[&str] = &["__is_assignable", "__is_base_of", "__is_same", "__is_same_as", "__is_trivially_assignable"];
    if NEED_COMPLETE.contains(&name) || ONE.contains(&name) {
        Some(1)
    } else if TWO.contains(&name) {
        Some(2)
    } else {
        None
    }
}

impl Sema<'_> {
    /// The value of a type trait with these operands; `None` where it depends on template parameters or is not known.
    /// Reports an incomplete class where the trait needs a complete one.
    pub fn trait_value(&mut self, name: &str, types: &[TypeId], token: u32) -> Option<i128> {
        let &first = types.first()?;
        if types.iter().any(|&ty| self.is_dependent_type(ty)) {
            return None;
        }
        match (name, types) {
            (category, _) if CATEGORIES.contains(&category) => {}
            // The bases are those of the second type: only that is complete ([meta.rel]). A template that is no base of it may
            // be one that cannot be instantiated.
            ("__is_base_of", &[base, derived]) => {
                let bare = |sema: &Self, ty| sema.program.unqualified(sema.program.canonical(ty)).0;
                if bare(self, base) != bare(self, derived) {
                    self.complete_type(derived);
                }
            }
            // The operators of the class are looked for, and the conversions of what is assigned ([over.match.oper]/3).
            ("__is_assignable" | "__is_trivially_assignable" | "__is_nothrow_assignable", _) => {
                types.iter().for_each(|&ty| self.complete_type(self.program.non_reference(ty)));
            }
            _ => types.iter().for_each(|&ty| self.complete_type(ty)),
        }
        if let Some(class) = self.program.class_of(self.element_type(first).0)
            && !self.program.classes[class].is_complete
        {
            let code = match name {
                "__is_aggregate" => Some(code::AGGREGATE_TRAIT_OF_INCOMPLETE),
                _ if NEED_COMPLETE.contains(&name) => Some(code::INCOMPLETE_TRAIT_ARGUMENT),
                _ => None,
            };
            if let Some(code) = code {
                if self.context.speculating == 0 && !self.program.classes[class].is_dependent {
                    self.report_at(code, token);
                }
                return None;
            }
        }
        match name {
            "__array_rank" => self.array_rank(first),
            _ => self.unevaluated(|sema| sema.truth_of_trait(name, first, types)).map(i128::from),
        }
    }

    /// The bound of a dimension of an array; 0 where it has none, or there is no such dimension ([meta.unary.prop.query]).
    pub(crate) fn array_extent(&self, types: &[TypeId], values: &[ExpressionId]) -> Option<i128> {
        let mut ty = types.first().copied().filter(|&ty| !self.is_dependent_type(ty))?;
        let mut dimension = self.integral_value(*values.first()?)?;
        loop {
            let Type::Array { element, bound } = self.program.structure(ty) else { return Some(0) };
            if dimension == 0 {
                return match bound {
                    ArrayBound::Known(bound) => Some(i128::from(bound)),
                    ArrayBound::Unknown => Some(0),
                    _ => None,
                };
            }
            dimension -= 1;
            ty = element;
        }
    }

    fn array_rank(&self, mut ty: TypeId) -> Option<i128> {
        let mut rank = 0;
        while let Type::Array { element, .. } = self.program.structure(ty) {
            rank += 1;
            ty = element;
        }
        Some(rank)
    }

    fn truth_of_trait(&mut self, name: &str, first: TypeId, types: &[TypeId]) -> Option<bool> {
        let second = types.get(1).copied();
        let (plain, qualifiers) = self.program.unqualified(self.program.canonical(first));
        let structure = self.program.written(plain);
        let class = match structure {
            Type::Class(class) => Some(class),
            _ => None,
        };
        let is_special = matches!(structure, Type::Specialization { .. });
        let is_class_type = class.is_some() || is_special;
        // Of a specialization nothing is known that its template does not say.
        let of_class = |sema: &mut Self, ask: fn(&mut Self, ClassId) -> Option<bool>| match class {
            Some(class) => ask(sema, class),
            None if is_special => None,
            None => Some(false),
        };
        let builtin = match structure {
            Type::Builtin(builtin) => Some(builtin),
            _ => None,
        };
        match name {
            "__is_same" | "__is_same_as" => self.are_same(first, second?),
            "__is_class" => self.is_class_or_union(plain).map(|is_union| is_union == Some(false)),
            "__is_union" => self.is_class_or_union(plain).map(|is_union| is_union == Some(true)),
            "__is_empty" => of_class(self, Self::is_empty_class),
            "__is_final" => of_class(self, |sema, class| Some(sema.program.classes[class].is_final)),
            "__is_polymorphic" => of_class(self, |sema, class| sema.is_polymorphic(class)),
            "__is_abstract" => of_class(self, |sema, class| sema.is_abstract(class)),
            "__has_virtual_destructor" => of_class(self, Self::has_virtual_destructor),
            "__is_aggregate" => self.is_aggregate(first),
            "__is_literal" | "__is_literal_type" => self.is_literal(first),
            "__is_pod" => self.is_pod(first),
            "__is_standard_layout" => self.is_standard_layout(first),
            "__is_trivial" => self.is_trivial(first),
            "__is_trivially_copyable" => self.is_trivially_copyable(first),
            "__has_unique_object_representations" => self.has_unique_representation(first),
            "__is_base_of" => self.is_base_of(first, second?),
            "__is_complete_type" => match class {
                Some(class) => Some(self.program.classes[class].is_complete),
                None if is_special => None,
                None => Some(builtin != Some(Builtin::Void)),
            },
            "__is_scalar" => self.is_scalar(first),
            "__has_trivial_constructor" => match self.element_class(first) {
                Some(class) => self.has_trivial_default_constructor(class),
                None => self.is_trivial(first),
            },
            "__has_trivial_destructor" => match self.element_class(first) {
                Some(class) => self.has_trivial_destructor(class),
                None if self.program.is_reference(first) => Some(true),
                None => self.is_trivial(first),
            },
            "__has_trivial_copy" => self.has_trivial(first, SpecialMember::CopyConstructor),
            "__has_trivial_move_constructor" => self.has_trivial(first, SpecialMember::MoveConstructor),
            "__has_trivial_assign" => self.has_trivial_assignment(first, qualifiers, SpecialMember::CopyAssignment),
            "__has_trivial_move_assign" => {
                self.has_trivial_assignment(first, qualifiers, SpecialMember::MoveAssignment)
            }
            "__has_nothrow_constructor" => self.has_nothrow(first, SpecialMember::DefaultConstructor),
            "__has_nothrow_copy" => self.has_nothrow(first, SpecialMember::CopyConstructor),
            "__has_nothrow_assign" => self.has_nothrow_assignment(first, qualifiers, SpecialMember::CopyAssignment),
            "__has_nothrow_move_assign" => {
                self.has_nothrow_assignment(first, qualifiers, SpecialMember::MoveAssignment)
            }
            "__is_destructible" => self.is_destructible(first),
            "__is_trivially_destructible" => {
                let is_trivial = match self.element_class(first) {
                    Some(class) => self.has_trivial_destructor(class),
                    None => Some(true).filter(|_| !is_class_type),
                };
                both(self.is_destructible(first), is_trivial)
            }
            "__is_nothrow_destructible" => {
                let is_nothrow = match self.element_class(first) {
                    Some(class) => {
                        let destructor = self.destructor(class);
                        destructor.and_then(|destructor| self.is_nothrow_special(destructor))
                    }
                    None => Some(true).filter(|_| !is_class_type),
                };
                both(self.is_destructible(first), is_nothrow)
            }
            "__is_constructible" | "__is_trivially_constructible" | "__is_nothrow_constructible" => {
                self.is_constructible(name, first, types.get(1..).unwrap_or_default())
            }
            "__is_assignable" | "__is_trivially_assignable" | "__is_nothrow_assignable" => {
                self.is_assignable(name, first, second?)
            }
            "__is_convertible" | "__is_convertible_to" | "__is_nothrow_convertible" => {
                self.is_convertible(Wanted::of(name), first, second?)
            }
            // Clang: what is trivially copyable is; a class that is not may have an attribute.
            "__is_trivially_relocatable" => self.is_trivially_copyable(first).filter(|&is| is),
            "__is_pointer_interconvertible_base_of" => self.is_interconvertible_base(first, second?),
            "__is_layout_compatible" => self.are_layout_compatible(first, second?),
            "__reference_binds_to_temporary"
            | "__reference_constructs_from_temporary"
            | "__reference_converts_from_temporary"
                if !self.program.is_reference(first) =>
            {
                Some(false)
            }
            _ => self.truth_by_form(name, first).or_else(|| self.lambda_trait(name, first)),
        }
    }

    /// A trait that the form of a type alone tells; none where it is another one.
    fn truth_by_form(&self, name: &str, first: TypeId) -> Option<bool> {
        let structure = self.program.written(self.program.unqualified(self.program.canonical(first)).0);
        let reference = |is_lvalue: bool| match self.program.structure(first) {
            Type::LvalueReference(_) => is_lvalue,
            Type::RvalueReference(_) => !is_lvalue,
            _ => false,
        };
        let builtin = match structure {
            Type::Builtin(builtin) => Some(builtin),
            _ => None,
        };
        match name {
            "__is_enum" => Some(matches!(structure, Type::Enum(_))),
            "__is_scoped_enum" => Some(matches!(structure, Type::Enum(id) if self.program.enums[id].is_scoped)),
            "__is_arithmetic" => {
                Some(builtin.is_some_and(|builtin| !matches!(builtin, Builtin::Void | Builtin::Nullptr)))
            }
            "__is_array" => Some(matches!(structure, Type::Array { .. })),
            "__is_bounded_array" => {
                Some(matches!(structure, Type::Array { bound, .. } if bound != ArrayBound::Unknown))
            }
            "__is_unbounded_array" => Some(matches!(structure, Type::Array { bound: ArrayBound::Unknown, .. })),
            "__is_const" => Some(self.top_qualifiers(first).contains(Qualifiers::CONST)),
            "__is_volatile" => Some(self.top_qualifiers(first).contains(Qualifiers::VOLATILE)),
            "__is_fundamental" => Some(builtin.is_some()),
            "__is_compound" => Some(builtin.is_none()),
            "__is_void" => Some(builtin == Some(Builtin::Void)),
            "__is_integral" => Some(builtin.is_some_and(is_integral)),
            "__is_floating_point" => {
                Some(builtin.is_some_and(|builtin| {
                    !is_integral(builtin) && !matches!(builtin, Builtin::Void | Builtin::Nullptr)
                }))
            }
            "__is_unsigned" => Some(builtin.is_some_and(|builtin| {
                let properties =
                    crate::constant::integral::integral_properties(builtin, self.options.dialect.unsigned_chars);
                properties.is_some_and(|(_, is_signed)| !is_signed)
            })),
            "__is_function" => Some(matches!(structure, Type::Function(_))),
            "__is_lvalue_reference" => Some(reference(true)),
            "__is_rvalue_reference" => Some(reference(false)),
            "__is_reference" => Some(self.program.is_reference(first)),
            "__is_referenceable" => {
                Some(builtin != Some(Builtin::Void)).filter(|_| !matches!(structure, Type::Function(_)))
            }
            "__is_member_pointer" => Some(matches!(structure, Type::MemberPointer { .. })),
            "__is_member_function_pointer" | "__is_member_object_pointer" => {
                let is_function = match structure {
                    Type::MemberPointer { member, .. } => {
                        Some(matches!(self.program.structure(member), Type::Function(_)))
                    }
                    _ => None,
                };
                Some(is_function == Some(name == "__is_member_function_pointer"))
            }
            "__is_object" => Some(
                !matches!(structure, Type::Function(_))
                    && builtin != Some(Builtin::Void)
                    && !self.program.is_reference(first),
            ),
            "__is_pointer" => Some(matches!(structure, Type::Pointer(_))),
            "__is_signed" => Some(builtin.is_some_and(|builtin| {
                let properties =
                    crate::constant::integral::integral_properties(builtin, self.options.dialect.unsigned_chars);
                properties.map_or(!matches!(builtin, Builtin::Void | Builtin::Nullptr), |(_, is_signed)| is_signed)
            })),
            _ => None,
        }
    }

    /// The qualifiers of a type; those of an array are its elements'.
    fn top_qualifiers(&self, ty: TypeId) -> Qualifiers {
        match self.program.structure(ty) {
            Type::LvalueReference(_) | Type::RvalueReference(_) | Type::Function(_) => Qualifiers::empty(),
            _ => self.program.unqualified(self.program.canonical(ty)).1 | self.element_type(ty).1,
        }
    }

    /// The class of which a type is, or whose array it is.
    pub(super) fn element_class(&self, ty: TypeId) -> Option<ClassId> {
        self.program.class_of(self.element_type(ty).0)
    }

    /// `Some(true)` inside for a union, `Some(false)` for another class, `None` inside for no class.
    fn is_class_or_union(&self, ty: TypeId) -> Option<Option<bool>> {
        match self.program.structure(ty) {
            Type::Class(class) => Some(Some(self.program.classes[class].key == ClassKey::Union)),
            Type::Specialization { template, .. } => {
                let class = self.pattern_class(template)?;
                Some(Some(self.program.classes[class].key == ClassKey::Union))
            }
            _ => Some(None),
        }
    }

    /// Whether two types are the same; `None` where something in them is not resolved.
    pub(super) fn are_same(&self, a: TypeId, b: TypeId) -> Option<bool> {
        let (a, b) = (self.program.canonical(a), self.program.canonical(b));
        if a == b {
            return if self.is_told_apart(a, 0) { Some(true) } else { None };
        }
        (self.is_resolved(a, 0) && self.is_resolved(b, 0)).then_some(false)
    }

    /// Whether a type is no other type's equal by mistake: member templates of different instances are one entity as
    /// arguments.
    fn is_told_apart(&self, ty: TypeId, depth: u32) -> bool {
        if depth > 64 {
            return false;
        }
        let inside = |ty: TypeId| self.is_told_apart(ty, depth + 1);
        match self.program.structure(ty) {
            Type::Complex(inner)
            | Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Vector { element: inner, .. }
            | Type::Array { element: inner, .. } => inside(inner),
            Type::MemberPointer { class, member } => inside(class) && inside(member),
            Type::Function(function) => {
                let function = self.program.function_type_data(function);
                inside(function.result) && function.parameters.iter().all(|&ty| inside(ty))
            }
            Type::Specialization { arguments, .. } => {
                self.program.arguments(arguments).iter().all(|argument| match *argument {
                    TemplateArgument::Type(ty) => inside(ty),
                    TemplateArgument::Template(template) => {
                        let scope = self.program.entities[template].scope;
                        let class = self.program.enclosing_class(scope);
                        class.is_none_or(|class| !self.program.classes[class].is_dependent)
                    }
                    _ => true,
                })
            }
            _ => true,
        }
    }

    /// Whether nothing in a type can turn out to be another type.
    fn is_resolved(&self, ty: TypeId, depth: u32) -> bool {
        if depth > 64 {
            return false;
        }
        let inside = |ty: TypeId| self.is_resolved(ty, depth + 1);
        match self.program.structure(ty) {
            Type::Builtin(_) | Type::Enum(_) => true,
            Type::Class(class) => !self.program.classes[class].is_dependent,
            Type::Complex(inner)
            | Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Vector { element: inner, .. } => inside(inner),
            Type::Array { element, bound } => !matches!(bound, ArrayBound::Expression(_)) && inside(element),
            Type::MemberPointer { class, member } => inside(class) && inside(member),
            // Exception specifications are no part of types before C++17.
            Type::Function(function) => {
                let function = self.program.function_type_data(function);
                self.since(cufe_base::Standard::Cpp17)
                    && inside(function.result)
                    && function.parameters.iter().all(|&ty| inside(ty))
            }
            Type::Specialization { template, arguments } => {
                self.is_specialization_resolved(template, arguments, inside)
            }
            _ => false,
        }
    }

    /// Whether the arguments of a specialization are all that it takes, and values have the types of their parameters
    /// ([temp.type]/1). Others may have default arguments that are not filled in, or values that are not converted yet.
    fn is_specialization_resolved(
        &self,
        template: EntityId,
        arguments: cufe_il::ArgumentsId,
        is_resolved: impl Fn(TypeId) -> bool,
    ) -> bool {
        let EntityKind::Template(template) = self.program.entities[template].kind else { return false };
        let template = &self.program.templates[template];
        let parameters = &template.head.parameters;
        let arguments = self.program.arguments(arguments);
        let is_whole = match parameters.last() {
            Some(last) if last.is_pack => arguments.len() + 1 >= parameters.len(),
            _ => arguments.len() == parameters.len(),
        };
        let bare = |ty: TypeId| self.program.unqualified(self.program.canonical(ty)).0;
        let has_type = |own: TypeId, declared: TypeId| {
            let declared = bare(declared);
            let declared = match self.program.structure(declared) {
                Type::Expansion(pattern) => bare(pattern),
                _ => declared,
            };
            match self.program.structure(declared) {
                Type::Auto | Type::DecltypeAuto | Type::DeducedTemplate(_) => true,
                // `template<class T, T v>`
                Type::TemplateParameter { depth, index, is_pack: false } if depth == template.depth => {
                    matches!(arguments.get(usize::from(index)), Some(&TemplateArgument::Type(ty)) if bare(ty) == bare(own))
                }
                _ => declared == bare(own),
            }
        };
        template.kind == TemplateKind::Class
            && is_whole
            && parameters.iter().rev().skip(1).all(|parameter| !parameter.is_pack)
            && arguments.iter().enumerate().all(|(position, argument)| {
                let Some(parameter) = parameters.get(position).or(parameters.last()) else { return false };
                match (*argument, parameter.kind) {
                    (TemplateArgument::Type(ty), _) => is_resolved(ty),
                    (TemplateArgument::Entity(_) | TemplateArgument::Template(_), _) => true,
                    (
                        TemplateArgument::Value(own, _) | TemplateArgument::Constant(own, _),
                        TemplateParameterKind::Value(declared),
                    ) => has_type(own, declared),
                    _ => false,
                }
            })
    }

    fn is_base_of(&mut self, base: TypeId, derived: TypeId) -> Option<bool> {
        let base = self.program.unqualified(self.program.canonical(base)).0;
        let derived = self.program.unqualified(self.program.canonical(derived)).0;
        if !self.may_be_class(base) || !self.may_be_class(derived) {
            return Some(false);
        }
        let is_union = |sema: &Self, ty| sema.is_class_or_union(ty).map(|is_union| is_union == Some(true));
        if either(is_union(self, base), is_union(self, derived)) == Some(true) {
            return Some(false);
        }
        if base == derived {
            return Some(true);
        }
        match self.base_relation(derived, base) {
            BaseRelation::Yes(_) => Some(true),
            BaseRelation::No => Some(false),
            BaseRelation::Unknown => None,
        }
    }

    /// Whether an object of a class has the address of its base, which is so where the class is a standard-layout one
    /// ([basic.compound]/4, [meta.rel]): that has no virtual bases, and none twice. A class counts as a base of itself.
    fn is_interconvertible_base(&mut self, base: TypeId, derived: TypeId) -> Option<bool> {
        let bare = |ty| self.program.unqualified(self.program.canonical(ty)).0;
        let is_same = bare(base) == bare(derived);
        match self.is_base_of(base, derived)? {
            true if !is_same => self.is_standard_layout(derived),
            is_base => Some(is_base),
        }
    }

    fn has_trivial(&mut self, ty: TypeId, kind: SpecialMember) -> Option<bool> {
        match self.element_class(ty) {
            Some(class) => {
                let functions = self.special_members(class, kind);
                if functions.is_empty() && kind == SpecialMember::MoveConstructor {
                    return self.has_trivial(ty, SpecialMember::CopyConstructor);
                }
                self.all_trivial(&functions)
            }
            None if self.program.is_reference(ty) => Some(true),
            None => self.is_trivial(ty),
        }
    }

    /// Whether a type is plain old data: trivial, with standard layout ([depr.meta.types]).
    fn is_pod(&mut self, ty: TypeId) -> Option<bool> {
        both(self.is_trivial(ty), self.is_standard_layout(ty))
    }

    pub(super) fn has_trivial_assignment(
        &mut self,
        ty: TypeId,
        qualifiers: Qualifiers,
        kind: SpecialMember,
    ) -> Option<bool> {
        if qualifiers.contains(Qualifiers::CONST) || self.program.is_reference(ty) {
            return Some(false);
        }
        match self.element_class(ty) {
            // Arrays are not assigned to; those of such classes only count as they are copied (measured).
            Some(_) if matches!(self.program.structure(ty), Type::Array { .. }) => self.is_pod(ty),
            Some(class) => {
                let mut functions = self.special_members(class, kind);
                if functions.is_empty() {
                    functions = self.special_members(class, SpecialMember::CopyAssignment);
                }
                both(self.has_fixed_parts(class).map(|has| !has), self.all_trivial(&functions))
            }
            None => self.is_trivial(ty),
        }
    }

    /// Whether an object of a class has parts that are references or constant, however it is assigned (measured).
    fn has_fixed_parts(&mut self, class: ClassId) -> Option<bool> {
        self.class_property(class, ClassProperty::FixedParts, Self::find_fixed_parts)
    }

    fn find_fixed_parts(&mut self, class: ClassId) -> Option<bool> {
        let entry = &self.program.classes[class];
        let bases = entry.bases.iter().map(|base| base.ty);
        let parts: Vec<TypeId> = bases.chain(entry.data_members.iter().map(|member| member.ty)).collect();
        let mut result = Some(false);
        for ty in parts {
            let (element, qualifiers) = self.element_type(ty);
            let is_fixed = if self.program.is_reference(ty) || qualifiers.contains(Qualifiers::CONST) {
                Some(true)
            } else {
                self.program.class_of(element).map_or(Some(false), |class| self.has_fixed_parts(class))
            };
            result = either(result, is_fixed);
        }
        result
    }

    fn has_nothrow(&mut self, ty: TypeId, kind: SpecialMember) -> Option<bool> {
        let Some(class) = self.element_class(ty) else {
            let is_constructor = kind == SpecialMember::DefaultConstructor;
            return if is_constructor {
                self.is_trivial(ty)
            } else {
                self.has_trivial(ty, SpecialMember::CopyConstructor)
            };
        };
        let functions = self.special_members(class, kind);
        let mut result = Some(!functions.is_empty());
        for function in functions {
            let facts = self.special_facts(function);
            // A deleted function counts as what it would be (measured).
            let is_harmless = both(facts.is_deleted, facts.is_trivial);
            result = both(result, either(is_harmless, self.is_nothrow_special(function)));
        }
        result
    }

    fn has_nothrow_assignment(&mut self, ty: TypeId, qualifiers: Qualifiers, kind: SpecialMember) -> Option<bool> {
        if qualifiers.contains(Qualifiers::CONST) || self.program.is_reference(ty) {
            return Some(false);
        }
        if matches!(self.program.structure(ty), Type::Array { .. }) && self.element_class(ty).is_some() {
            return self.is_pod(ty);
        }
        if self.element_class(ty).is_some_and(|class| self.special_members(class, kind).is_empty()) {
            return self.has_nothrow(ty, SpecialMember::CopyAssignment);
        }
        self.has_nothrow(ty, kind)
    }

    pub(super) fn is_destructible(&mut self, ty: TypeId) -> Option<bool> {
        if self.program.is_reference(ty) {
            return Some(true);
        }
        if let Type::Array { bound: ArrayBound::Unknown, .. } | Type::Function(_) = self.program.structure(ty) {
            return Some(false);
        }
        let element = self.element_type(ty).0;
        match self.program.written(element) {
            Type::Builtin(Builtin::Void) => Some(false),
            Type::Specialization { .. } => None,
            Type::Class(class) if !self.program.classes[class].is_complete => Some(false),
            Type::Class(class) => {
                let destructor = self.destructor(class)?;
                let facts = self.special_facts(destructor);
                both(facts.is_deleted.map(|is| !is), Some(self.is_public(destructor)))
            }
            _ => self.is_scalar(element),
        }
    }

    fn is_public(&self, function: cufe_il::FunctionId) -> bool {
        self.program.entities[self.program.functions[function].entity].access == Access::Public
    }

    /// What a special member of a class, found for an object with qualifiers, answers to a trait.
    fn selected_answers(
        &mut self,
        name: &str,
        class: ClassId,
        kind: SpecialMember,
        qualifiers: Qualifiers,
    ) -> Option<bool> {
        let outer = std::mem::replace(&mut self.context.needs_specification, name.starts_with("__is_nothrow"));
        let selected = self.select_special(class, kind, qualifiers, Qualifiers::empty(), Allowed::IMPLICIT);
        self.context.needs_specification = outer;
        let function = match selected {
            Selected::Function(function) => function,
            Selected::Nothing => return Some(false),
            Selected::Unknown => return None,
        };
        let facts = self.special_facts(function);
        let usable = both(facts.is_deleted.map(|is| !is), Some(self.is_public(function)));
        let wanted = if name.starts_with("__is_trivially") {
            facts.is_trivial
        } else if name.starts_with("__is_nothrow") {
            self.is_nothrow_special(function)
        } else {
            Some(true)
        };
        both(usable, wanted)
    }

    /// Construction: of most objects by special members.
    fn is_constructible(&mut self, name: &str, ty: TypeId, arguments: &[TypeId]) -> Option<bool> {
        let (plain, _) = self.program.unqualified(self.program.canonical(ty));
        match self.program.written(plain) {
            Type::Builtin(Builtin::Void) | Type::Function(_) => return Some(false),
            Type::Class(class) if !self.program.classes[class].is_complete => return Some(false),
            // Not from values in parentheses either (measured).
            Type::Array { .. } if !arguments.is_empty() => return Some(false),
            Type::Array { bound: ArrayBound::Unknown, .. } => return Some(false),
            _ => {}
        }
        let class = self.element_class(ty);
        if matches!(self.program.structure(self.element_type(ty).0), Type::Specialization { .. }) {
            return None;
        }
        let Some(class) = class else {
            let is_scalar = self.is_scalar(plain);
            return match arguments {
                [] => both(Some(!self.program.is_reference(ty)), self.is_scalar(self.element_type(ty).0)),
                &[argument] if is_scalar == Some(true) || self.program.is_reference(ty) => {
                    self.takes_value(Wanted::of(name), ty, argument, Allowed::EXPLICIT)
                }
                &[_, _, ..] if is_scalar == Some(true) || self.program.is_reference(ty) => Some(false),
                _ => None,
            };
        };
        if self.is_abstract(class) != Some(false) {
            return self.is_abstract(class).map(|is| !is);
        }
        let destructible = self.is_destructible(ty);
        let destroyed = match (name, self.destructor(class)) {
            ("__is_trivially_constructible", Some(destructor)) => {
                both(destructible, self.special_facts(destructor).is_trivial)
            }
            ("__is_nothrow_constructible", Some(destructor)) => both(destructible, self.is_nothrow_special(destructor)),
            _ => destructible,
        };
        let constructed = match arguments {
            [] if !self.has_constructor_template(class) => {
                self.selected_answers(name, class, SpecialMember::DefaultConstructor, Qualifiers::empty())
            }
            &[argument]
                if self.program.class_of(self.program.non_reference(argument)) == Some(class)
                    && !self.has_constructor_template(class) =>
            {
                let referred = self.program.non_reference(argument);
                let qualifiers = self.program.unqualified(self.program.canonical(referred)).1;
                let kind = match self.program.structure(argument) {
                    Type::LvalueReference(_) => SpecialMember::CopyConstructor,
                    _ => SpecialMember::MoveConstructor,
                };
                // Where special members do not decide, the value may be converted to the parameter of another constructor.
                match self.selected_answers(name, class, kind, qualifiers) {
                    None => self.is_class_constructible(Wanted::of(name), class, arguments, None),
                    known => known,
                }
            }
            _ => self.is_class_constructible(Wanted::of(name), class, arguments, None),
        };
        both(constructed, destroyed)
    }

    /// Whether a function whose result is `to` may return a value of type `from` ([meta.rel]).
    fn is_convertible(&mut self, wanted: Wanted, from: TypeId, to: TypeId) -> Option<bool> {
        let is_void = |sema: &Self, ty| {
            let plain = sema.program.unqualified(sema.program.canonical(ty)).0;
            matches!(sema.program.written(plain), Type::Builtin(Builtin::Void))
        };
        if is_void(self, from) || is_void(self, to) {
            return Some(is_void(self, from) && is_void(self, to));
        }
        // There are no values of such a type (measured; `declval` would give a reference).
        if let Type::Array { bound: ArrayBound::Unknown, .. } = self.program.structure(from) {
            return Some(false);
        }
        let plain = self.program.unqualified(self.program.canonical(to)).0;
        match self.program.written(plain) {
            Type::Array { .. } | Type::Function(_) => Some(false),
            Type::Specialization { .. } => None,
            Type::Class(class) if !self.program.classes[class].is_complete => None,
            Type::Class(class) => {
                let referred = self.program.class_of(self.program.non_reference(from));
                let converted = match referred {
                    // The copy is made by a constructor that is not explicit.
                    Some(other)
                        if other == class
                            && !self.has_constructor_template(class)
                            && !self.has_explicit_copy(class) =>
                    {
                        let name = match wanted {
                            Wanted::Nothrow => "__is_nothrow_constructible",
                            _ => "__is_constructible",
                        };
                        self.is_constructible(name, to, &[from])
                    }
                    Some(other) if other == class => self.is_class_copied(wanted, class, from),
                    _ => self.takes_value(wanted, to, from, Allowed::IMPLICIT),
                };
                both(converted, self.is_destructible(to))
            }
            _ => self.takes_value(wanted, to, from, Allowed::IMPLICIT),
        }
    }

    /// Assignment: of most objects by special members.
    fn is_assignable(&mut self, name: &str, to: TypeId, from: TypeId) -> Option<bool> {
        // A function that no reference refers to is no operand (measured).
        if let Type::Function(_) = self.program.structure(from) {
            return Some(false);
        }
        let referred = self.program.non_reference(to);
        let is_lvalue = matches!(self.program.structure(to), Type::LvalueReference(_));
        let (plain, qualifiers) = self.program.unqualified(self.program.canonical(referred));
        match self.program.written(plain) {
            Type::Class(class) if !self.program.classes[class].is_complete => Some(false),
            Type::Class(class) => self.is_class_assignable(Wanted::of(name), class, to, from, None),
            Type::Builtin(Builtin::Void) | Type::Array { .. } | Type::Function(_) => Some(false),
            _ if !is_lvalue || qualifiers.contains(Qualifiers::CONST) => {
                self.is_scalar(plain).filter(|&is| is).map(|_| false)
            }
            _ if self.is_scalar(plain) == Some(true) => {
                let target = self.program.unqualified(self.program.canonical(plain)).0;
                // No conversion function makes a trivial assignment (measured).
                let wanted = Wanted::of(name);
                let converts =
                    wanted == Wanted::Trivial && self.program.class_of(self.program.non_reference(from)).is_some();
                both(Some(!converts), self.takes_value(wanted, target, from, Allowed::IMPLICIT))
            }
            _ => None,
        }
    }
}

fn is_integral(builtin: Builtin) -> bool {
    crate::constant::integral::integral_properties(builtin, false).is_some()
}
