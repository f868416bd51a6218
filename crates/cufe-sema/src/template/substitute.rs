//! Substitution of template arguments in types and template arguments ([temp.deduct]/substitution). Types are rebuilt part
//! by part; expressions inside them are read again with the parameters bound ([`super::instance`]).

use super::instance::ReadResult;
use super::reread::Wanted;
use crate::Sema;
use crate::attribute::VectorSize;
use crate::gap::{OrUnknown, Unknown};
use cufe_base::Position;
use cufe_base::limits::{MAXIMUM_TYPE_WEIGHT, STACK_RED_ZONE, STACK_SEGMENT};
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{
    ArgumentsId, ArrayBound, Builtin, EntityFlags, EntityId, EntityKind, ExpressionKind, FunctionId, FunctionType,
    FunctionTypeFlags, Name, Profiled, Program, TemplateArgument, TemplateHead, TemplateId, TemplateKind,
    TemplateParameterKind, Type, TypeId,
};
use smallvec::SmallVec;
use std::cmp::Ordering;

/// How many elements a pack may have that a builtin operator makes.
const MAXIMUM_PACK: i128 = 1 << 20;

/// Why there is no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SubstitutionFailure {
    /// The result would be ill-formed: where a template is only considered, it is none ([temp.deduct.general]/8).
    IllFormed,
    /// Nobody can tell.
    Unknown,
}

/// A result of substitution.
pub type Substituted<T> = Result<T, SubstitutionFailure>;

/// What is put in the place of what.
#[derive(Clone, Copy, Debug)]
pub struct Substitution<'h> {
    /// The head whose parameters are replaced.
    pub head: &'h TemplateHead,
    /// Their depth.
    pub depth: u16,
    /// An argument for each; [`TemplateArgument::UnknownTemplate`] where there is none yet.
    pub arguments: &'h [TemplateArgument],
    /// The function template's pattern, whose parameters expressions may name.
    pub function: Option<FunctionId>,
    /// Inside an expansion: the element of the packs.
    pub element: Option<usize>,
    /// The parameters of templates around stay, as in the pattern of a class template of which an alias is a member.
    pub keeps_outer: bool,
}

impl<'h> Substitution<'h> {
    /// Replaces the parameters of a head.
    pub fn new(head: &'h TemplateHead, depth: u16, arguments: &'h [TemplateArgument]) -> Self {
        Self { head, depth, arguments, function: None, element: None, keeps_outer: false }
    }
}

impl Sema<'_> {
    /// A type with the parameters of a template replaced by arguments, given as one flat list.
    pub fn substitute_type(
        &mut self,
        ty: TypeId,
        template: cufe_il::TemplateId,
        arguments: ArgumentsId,
    ) -> Option<TypeId> {
        if !self.is_dependent_type(ty) {
            return Some(ty);
        }
        let head = self.program.templates[template].head.clone();
        let list = self.arguments_by_parameter(&head, arguments)?;
        let substitution = Substitution::new(&head, self.template_depth(template), &list);
        self.substituted(ty, &substitution).ok()
    }

    /// A type with parameters replaced.
    pub fn substituted(&mut self, ty: TypeId, with: &Substitution<'_>) -> Substituted<TypeId> {
        let is_checked = self.program.type_facts(ty).has_value_decltype;
        if !is_checked && !self.is_dependent_type(ty) {
            return Ok(ty);
        }
        // Types that are more than anybody writes stay unknown: their parts are shared, and would be met again and again.
        if self.program.type_facts(self.program.canonical(ty)).weight > MAXIMUM_TYPE_WEIGHT {
            return Err(SubstitutionFailure::unknown());
        }
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.substitute_parts(ty, with))
    }

    fn substitute_parts(&mut self, ty: TypeId, with: &Substitution<'_>) -> Substituted<TypeId> {
        // What is known, but may fail, is found only in what was written.
        let is_checked = self.program.type_facts(ty).has_value_decltype;
        let structure = if is_checked { self.program.written(ty) } else { self.program.structure(ty) };
        Ok(match structure {
            Type::Typedef(_) => {
                let target = self.program.signature_part(ty);
                return if target == ty { Err(SubstitutionFailure::unknown()) } else { self.substituted(target, with) };
            }
            Type::TemplateParameter { .. } | Type::KnownPack { .. } => {
                return self.substituted_parameter(ty, structure, with);
            }
            Type::Complex(inner) => {
                let inner = self.substituted(inner, with)?;
                self.program.intern_type(Type::Complex(inner))
            }
            Type::Pointer(inner) => {
                let inner = self.substituted(inner, with)?;
                if self.program.is_reference(inner) {
                    return Err(self.fails_as(code::POINTER_TO_REFERENCE));
                }
                if self.is_qualified_function(inner) {
                    return Err(SubstitutionFailure::IllFormed);
                }
                self.program.intern_type(Type::Pointer(inner))
            }
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                let inner = self.substituted(inner, with)?;
                if self.is_void_type(inner) {
                    return Err(self.fails_as(code::REFERENCE_TO_VOID));
                }
                if self.is_qualified_function(inner) {
                    return Err(SubstitutionFailure::IllFormed);
                }
                let reference = match structure {
                    Type::LvalueReference(_) => Type::LvalueReference(inner),
                    _ => Type::RvalueReference(inner),
                };
                let ty = self.program.intern_type(reference);
                self.program.canonical(ty)
            }
            Type::Qualified(qualifiers, inner) => {
                let inner = self.substituted(inner, with)?;
                self.program.qualified(inner, qualifiers)
            }
            Type::MemberPointer { class, member } => {
                let class = self.substituted(class, with)?;
                let member = self.substituted(member, with)?;
                let is_class = matches!(
                    self.program.structure(self.program.unqualified(class).0),
                    Type::Class(_) | Type::Specialization { .. }
                );
                if !is_class && !self.is_dependent_type(class) {
                    return Err(SubstitutionFailure::IllFormed);
                }
                if self.program.is_reference(member) {
                    return Err(self.fails_as(code::POINTER_TO_MEMBER_OF_REFERENCE));
                }
                if self.is_void_type(member) {
                    return Err(self.fails_as(code::POINTER_TO_MEMBER_OF_VOID));
                }
                self.program.intern_type(Type::MemberPointer { class, member })
            }
            Type::Array { element, bound } => self.substituted_array(element, bound, with)?,
            Type::Function(function) => {
                let function = self.program.function_type_data(function).clone();
                // In the order in which they are written ([temp.deduct.general]/7).
                let record = with.function.and_then(|function| self.program.functions[function].first_declaration);
                let is_trailing = record
                    .and_then(|record| self.program.function_declarations.get(record))
                    .is_some_and(|declaration| declaration.trailing_return.is_some());
                let first = match is_trailing {
                    true => None,
                    false => Some(self.substituted_result(function.result, with)?),
                };
                let mut parameters = Vec::with_capacity(function.parameters.len());
                for &parameter in &function.parameters {
                    if let Type::Expansion(pattern) = self.program.structure(parameter) {
                        for element in self.expanded(pattern, with)? {
                            parameters.push(self.parameter_type(element)?);
                        }
                    } else {
                        let ty = self.substituted(parameter, with)?;
                        parameters.push(self.parameter_type(ty)?);
                    }
                }
                let result = match first {
                    Some(result) => result,
                    None => self.substituted_result(function.result, with)?,
                };
                let function = FunctionType { result, parameters, ..function };
                let function = self.with_substituted_specification(function, with)?;
                self.program.function_type(function)
            }
            Type::Specialization { template, arguments } => {
                let list = self.arguments_of_specialization(template, arguments, with)?;
                let template = self.substituted_template(template, with)?;
                return self.specialization(template, list);
            }
            Type::DependentName { qualifier, name, arguments } => {
                let qualifier = self.substituted(qualifier, with)?;
                let arguments = match arguments {
                    Some(arguments) => Some(self.substituted_arguments(arguments, with)?),
                    None => None,
                };
                return self.member_type_of(qualifier, name, arguments, with);
            }
            Type::Decltype(Profiled { expression, .. })
            | Type::KnownDecltype { operand: Profiled { expression, .. }, .. } => {
                match self.reread(expression, Wanted::Decltype, with) {
                    ReadResult::Type(ty) => ty,
                    ReadResult::Failed => return Err(SubstitutionFailure::IllFormed),
                    _ => return Err(SubstitutionFailure::unknown()),
                }
            }
            Type::Transform { keyword, operand } => {
                let operand = self.substituted(operand, with)?;
                if self.is_dependent_type(operand) {
                    return Ok(self.program.intern_type(Type::Transform { keyword, operand }));
                }
                self.complete_type(operand);
                self.transformed(keyword, operand)?
            }
            Type::Vector { element, bytes: 0 } => self.substituted_vector(element, VectorSize::Unknown, with)?,
            Type::Vector { element, bytes } => {
                self.substituted_vector(element, VectorSize::Known(i128::from(bytes)), with)?
            }
            Type::DependentVector { element, bytes } => {
                self.substituted_vector(element, VectorSize::Dependent(bytes), with)?
            }
            Type::Auto | Type::DecltypeAuto | Type::DeducedTemplate(_) => ty,
            _ => return Err(SubstitutionFailure::unknown()),
        })
    }

    fn substituted_vector(
        &mut self,
        element: TypeId,
        size: VectorSize,
        with: &Substitution<'_>,
    ) -> Substituted<TypeId> {
        let element = self.substituted(element, with)?;
        let size = match size {
            VectorSize::Dependent(bytes) => {
                match self.substituted_argument(TemplateArgument::Expression(bytes), with)? {
                    TemplateArgument::Value(_, value) => VectorSize::Known(value),
                    TemplateArgument::Expression(other) => VectorSize::Dependent(other),
                    _ => return Err(SubstitutionFailure::unknown()),
                }
            }
            size => size,
        };
        self.vector_of(element, size).map_err(|code| self.fails_as(code))
    }

    /// A function type whose exception specification is substituted: part of the type, as array bounds are.
    fn with_substituted_specification(
        &mut self,
        mut function: FunctionType,
        with: &Substitution<'_>,
    ) -> Substituted<FunctionType> {
        let Some(open) = function.specification.take() else { return Ok(function) };
        let value = match self.value_parameter_index(open.expression, with.depth) {
            Some(_) => self.substituted_argument(TemplateArgument::Expression(open), with)?,
            None => self.read_argument(open.expression, Some(Program::builtin(Builtin::Bool)), with)?,
        };
        match value {
            TemplateArgument::Value(_, value) => function.flags.set(FunctionTypeFlags::NOEXCEPT, value != 0),
            TemplateArgument::Expression(other) => function.specification = Some(other),
            _ => return Err(SubstitutionFailure::unknown()),
        }
        Ok(function)
    }

    fn is_void_type(&self, ty: TypeId) -> bool {
        self.program.unqualified(self.program.canonical(ty)).0 == Program::builtin(Builtin::Void)
    }

    /// A parameter's type in a function type, adjusted ([dcl.fct]/5); `void` is none.
    fn parameter_type(&mut self, ty: TypeId) -> Substituted<TypeId> {
        if self.is_void_type(ty) {
            return Err(self.fails_as(code::VOID_PARAMETER));
        }
        let ty = match self.program.structure(ty) {
            Type::Array { element, .. } => self.program.intern_type(Type::Pointer(element)),
            Type::Function(_) => self.program.intern_type(Type::Pointer(ty)),
            _ => ty,
        };
        Ok(self.program.unqualified(ty).0)
    }

    /// A type template parameter, or a pack of a class around, of which an expansion takes one element.
    fn substituted_parameter(&mut self, ty: TypeId, structure: Type, with: &Substitution<'_>) -> Substituted<TypeId> {
        match structure {
            Type::TemplateParameter { depth, .. } if depth > with.depth => Ok(ty),
            Type::TemplateParameter { depth, .. } if depth < with.depth && with.keeps_outer => Ok(ty),
            Type::TemplateParameter { depth, index, .. } if depth == with.depth => {
                match self.argument_of(usize::from(index), with)? {
                    TemplateArgument::Type(argument) => match self.program.written(argument) {
                        Type::Expansion(_) => Err(SubstitutionFailure::unknown()),
                        _ => Ok(argument),
                    },
                    _ => Err(SubstitutionFailure::unknown()),
                }
            }
            Type::KnownPack { elements, .. } => match with.element {
                Some(element) => self.known_type(elements, element).ok_or(SubstitutionFailure::IllFormed),
                None => Ok(ty),
            },
            _ => Err(SubstitutionFailure::unknown()),
        }
    }

    fn substituted_array(
        &mut self,
        element: TypeId,
        bound: ArrayBound,
        with: &Substitution<'_>,
    ) -> Substituted<TypeId> {
        let element = self.substituted(element, with)?;
        let mistake = match self.program.structure(element) {
            _ if self.is_void_type(element) => Some(code::ARRAY_OF_VOID),
            Type::LvalueReference(_) | Type::RvalueReference(_) => Some(code::ARRAY_OF_REFERENCES),
            Type::Function(_) => Some(code::ARRAY_OF_FUNCTIONS),
            Type::Array { bound: ArrayBound::Unknown, .. } => Some(code::INVALID_ARRAY_ELEMENT_TYPE),
            _ => None,
        };
        if let Some(code) = mistake {
            return Err(self.fails_as(code));
        }
        if self.is_abstract_element(element) {
            return Err(self.fails_as(code::ARRAY_OF_ABSTRACT_CLASS));
        }
        let bound = match bound {
            ArrayBound::Expression(profiled) => {
                match self.substituted_argument(TemplateArgument::Expression(profiled), with)? {
                    TemplateArgument::Value(_, value) => ArrayBound::Known(self.known_bound(element, value)?),
                    // A parameter of another template.
                    TemplateArgument::Expression(other) => ArrayBound::Expression(other),
                    _ => return Err(SubstitutionFailure::unknown()),
                }
            }
            other => other,
        };
        Ok(self.program.intern_type(Type::Array { element, bound }))
    }

    /// The bound of an array type that substitution makes: not negative, not zero ([temp.deduct.general]/11), and not more
    /// than an object can have.
    pub(super) fn known_bound(&mut self, element: TypeId, value: i128) -> Substituted<u64> {
        let size = self.size_and_alignment(element).map_or(1, |(size, _)| i128::from(size).max(1));
        match u64::try_from(value) {
            Ok(0) | Err(_) if value <= 0 => Err(self.fails_as(code::ARRAY_BOUND_NOT_POSITIVE)),
            Ok(bound) if value <= i128::from(i64::MAX) / size => Ok(bound),
            _ => Err(self.fails_as(code::ARRAY_TOO_LARGE)),
        }
    }

    /// There are no arrays of abstract classes ([class.abstract]/3, [temp.deduct.general]/8.11 before C++20). No class is
    /// instantiated to find that out.
    fn is_abstract_element(&mut self, element: TypeId) -> bool {
        if self.is_dependent_type(element) {
            return false;
        }
        self.program
            .class_of(element)
            .is_some_and(|class| self.program.classes[class].is_complete && self.is_abstract(class) == Some(true))
    }

    /// The argument of a parameter; inside an expansion an element of a pack.
    fn argument_of(&mut self, index: usize, with: &Substitution<'_>) -> Substituted<TemplateArgument> {
        match with.arguments.get(index) {
            Some(&TemplateArgument::Pack(list)) => {
                let element = with.element.or_substitution_failure()?;
                self.program.arguments(list).get(element).copied().ok_or(SubstitutionFailure::IllFormed)
            }
            Some(&argument) if argument != TemplateArgument::UnknownTemplate => Ok(argument),
            _ => Err(SubstitutionFailure::unknown()),
        }
    }

    fn substituted_template(&mut self, template: EntityId, with: &Substitution<'_>) -> Substituted<EntityId> {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return Ok(template) };
        if let Some(elements) = self.known_templates(template) {
            return match with.element {
                Some(element) => self.known_template(elements, element).ok_or(SubstitutionFailure::IllFormed),
                None => Ok(template),
            };
        }
        match self.program.templates[id].parameter {
            Some((depth, index)) if depth == with.depth => match self.argument_of(usize::from(index), with)? {
                TemplateArgument::Template(entity) => Ok(entity),
                _ => Err(SubstitutionFailure::unknown()),
            },
            Some((depth, _)) if depth < with.depth => Err(SubstitutionFailure::unknown()),
            _ => Ok(template),
        }
    }

    /// The result of a function type, which is no array or function.
    fn substituted_result(&mut self, result: TypeId, with: &Substitution<'_>) -> Substituted<TypeId> {
        let result = self.substituted(result, with)?;
        match self.program.structure(result) {
            Type::Array { .. } => Err(self.fails_as(code::FUNCTION_RETURNING_ARRAY)),
            Type::Function(_) => Err(self.fails_as(code::FUNCTION_RETURNING_FUNCTION)),
            _ => Ok(result),
        }
    }

    /// A list of template arguments with parameters replaced and packs expanded.
    pub(crate) fn substituted_arguments(
        &mut self,
        arguments: ArgumentsId,
        with: &Substitution<'_>,
    ) -> Substituted<ArgumentsId> {
        let mut result: SmallVec<[TemplateArgument; 6]> = SmallVec::new();
        for index in 0..self.program.arguments(arguments).len() {
            let argument = self.program.arguments(arguments)[index];
            match argument {
                TemplateArgument::Type(ty) => {
                    if let Type::Expansion(pattern) = self.program.structure(ty) {
                        result.extend(self.expanded(pattern, with)?.into_iter().map(TemplateArgument::Type));
                    } else {
                        result.push(TemplateArgument::Type(self.substituted(ty, with)?));
                    }
                }
                TemplateArgument::Expression(profiled) => match self.expanded_expression(profiled) {
                    Some(pattern) if let Some(count) = self.integer_pack(pattern.expression) => {
                        let held = self.program.expression_scopes.get(&profiled.expression);
                        if let Some(&scope) = held.or(self.program.expression_scopes.get(&pattern.expression)) {
                            self.program.expression_scopes.insert(count, scope);
                        }
                        let count = self.read_argument(count, None, with)?;
                        let TemplateArgument::Value(ty, count) = count else {
                            return Err(SubstitutionFailure::unknown());
                        };
                        result.extend(self.numbers_below(ty, count).or_substitution_failure()?);
                    }
                    Some(pattern) if self.is_inner_value_parameter(pattern.expression, with) => result.push(argument),
                    Some(pattern) => {
                        // An element that is an expansion itself stays one only where the pattern is nothing but the pack.
                        let parameter = self.value_parameter_index(pattern.expression, with.depth);
                        let pattern = TemplateArgument::Expression(pattern);
                        for element in 0..self.pack_length(pattern, with)? {
                            let with = Substitution { element: Some(element), ..*with };
                            result.push(match parameter {
                                Some(index) => self.argument_of(usize::from(index), &with)?,
                                None => self.substituted_argument(pattern, &with)?,
                            });
                        }
                    }
                    None => result.push(self.substituted_argument(argument, with)?),
                },
                TemplateArgument::Expansion(pattern) => {
                    result.extend(self.expanded(pattern, with)?.into_iter().map(TemplateArgument::Type));
                }
                TemplateArgument::Template(entity)
                    if with.element.is_none() && self.program.entities[entity].flags.contains(EntityFlags::PACK) =>
                {
                    if self.stays_expansion(argument, with)? {
                        result.push(argument);
                        continue;
                    }
                    for element in 0..self.pack_length(argument, with)? {
                        let with = Substitution { element: Some(element), ..*with };
                        result.push(self.substituted_argument(argument, &with)?);
                    }
                }
                _ => result.push(self.substituted_argument(argument, with)?),
            }
        }
        Ok(self.program.intern_argument_list(&result))
    }

    /// Whether an expression is a value parameter of a head inside of the one that is substituted: it stays.
    fn is_inner_value_parameter(&self, expression: cufe_il::ExpressionId, with: &Substitution<'_>) -> bool {
        match self.program.expressions.get(expression).map(|entry| entry.kind) {
            Some(ExpressionKind::Name { entity, arguments: None }) => {
                self.value_parameters.get(&entity).is_some_and(|&(depth, _)| depth > with.depth)
            }
            _ => false,
        }
    }

    /// The arguments of a specialization with parameters replaced; the types of parameters tell what is not known without them.
    fn arguments_of_specialization(
        &mut self,
        template: EntityId,
        arguments: ArgumentsId,
        with: &Substitution<'_>,
    ) -> Substituted<ArgumentsId> {
        match self.substituted_arguments(arguments, with) {
            Ok(known) if self.has_argument_for_object(template, arguments) => {
                match self.arguments_for_parameters(template, arguments, with) {
                    Err(SubstitutionFailure::Unknown) => Ok(known),
                    told => told,
                }
            }
            Err(SubstitutionFailure::Unknown) => self.arguments_for_parameters(template, arguments, with),
            known => known,
        }
    }

    /// Whether an argument is the name of a variable, for which a parameter of reference type takes the variable.
    fn may_designate_variable(&self, argument: TemplateArgument) -> bool {
        matches!(argument, TemplateArgument::Expression(profiled)
            if self.program.expressions.get(profiled.expression).is_some()
                && self.designates_variable(profiled.expression))
    }

    /// Whether the types of parameters tell if arguments for them are variables or their values.
    fn has_argument_for_object(&self, template: EntityId, arguments: ArgumentsId) -> bool {
        let list = self.program.arguments(arguments);
        if !list.iter().any(|&argument| self.may_designate_variable(argument)) {
            return false;
        }
        let EntityKind::Template(id) = self.program.entities[template].kind else { return false };
        let parameters = &self.program.templates[id].head.parameters;
        parameters.iter().all(|parameter| !parameter.is_pack)
            && list.iter().all(|&argument| self.pattern_of_expansion(argument).is_none())
            && parameters.iter().any(
                |parameter| matches!(parameter.kind, TemplateParameterKind::Value(ty) if self.is_type_for_objects(ty)),
            )
    }

    /// As [`Self::substituted_arguments`], where the type of the parameter tells which overloaded function an argument means
    /// ([temp.arg.nontype]/2, [over.over]).
    fn arguments_for_parameters(
        &mut self,
        template: EntityId,
        arguments: ArgumentsId,
        with: &Substitution<'_>,
    ) -> Substituted<ArgumentsId> {
        let EntityKind::Template(id) = self.program.entities[template].kind else {
            return Err(SubstitutionFailure::unknown());
        };
        let head = self.program.templates[id].head.clone();
        let depth = self.template_depth(id);
        let list = self.program.arguments(arguments).to_vec();
        let is_open = |&argument: &TemplateArgument| self.pattern_of_expansion(argument).is_some();
        // A pack that other parameters follow does not tell by their number which arguments are its elements.
        let pack = head.parameters.iter().position(|parameter| parameter.is_pack);
        let is_told = pack.is_none_or(|pack| pack + 1 == head.parameters.len());
        if list.iter().any(is_open) || !is_told {
            return Err(SubstitutionFailure::unknown());
        }
        let mut result = Vec::with_capacity(list.len());
        for (position, argument) in list.into_iter().enumerate() {
            let position = match pack {
                Some(pack) if position >= pack => (pack, Some(position - pack)),
                _ => (position, None),
            };
            let argument = self.substituted_for_parameter(argument, (&head, depth), position, (&result, with))?;
            result.push(argument);
        }
        Ok(self.program.intern_arguments(result))
    }

    /// An argument with parameters replaced, for a parameter of a head, given those before it: the parameter's type is asked
    /// for where the argument does not tell by itself what it is.
    pub(super) fn substituted_for_parameter(
        &mut self,
        argument: TemplateArgument,
        (head, depth): (&TemplateHead, u16),
        position: (usize, Option<usize>),
        (before, with): (&[TemplateArgument], &Substitution<'_>),
    ) -> Substituted<TemplateArgument> {
        match self.substituted_argument(argument, with) {
            Ok(_) if self.may_designate_variable(argument) => {
                let ty = self.value_element_type(head, depth, position, before).or_substitution_failure()?;
                self.substituted_value_argument(argument, ty, with)
            }
            Err(SubstitutionFailure::Unknown) => match argument {
                TemplateArgument::Expression(Profiled { expression, .. }) => {
                    let ty = self.value_element_type(head, depth, position, before).or_substitution_failure()?;
                    self.read_argument(expression, Some(ty), with)
                }
                TemplateArgument::Pack(list) => {
                    let mut elements = Vec::new();
                    for (index, element) in self.program.arguments(list).to_vec().into_iter().enumerate() {
                        let position = (position.0, Some(index));
                        elements.push(self.substituted_for_parameter(
                            element,
                            (head, depth),
                            position,
                            (before, with),
                        )?);
                    }
                    Ok(TemplateArgument::Pack(self.program.intern_arguments(elements)))
                }
                _ => Err(SubstitutionFailure::unknown()),
            },
            argument => argument,
        }
    }

    /// A template argument for a value parameter with parameters replaced: what a reference or pointer designates is reported only by
    /// the parameter's type.
    pub(super) fn substituted_value_argument(
        &mut self,
        argument: TemplateArgument,
        ty: TypeId,
        with: &Substitution<'_>,
    ) -> Substituted<TemplateArgument> {
        match argument {
            argument if self.waits_for_type(argument, ty) => Ok(argument),
            TemplateArgument::Expression(Profiled { expression, .. })
                if self.program.is_reference(ty) && self.value_parameter_index(expression, with.depth).is_none() =>
            {
                self.read_argument(expression, Some(ty), with)
            }
            _ => self.substituted_argument(argument, with),
        }
    }

    /// Whether an argument is the name of a variable, and the type of its parameter depends: whether the variable is meant, or its
    /// value, is not known before the type is.
    pub(super) fn waits_for_type(&self, argument: TemplateArgument, ty: TypeId) -> bool {
        self.is_dependent_type(ty) && self.is_type_for_objects(ty) && self.may_designate_variable(argument)
    }

    /// An expression among template arguments, read again for a parameter of a type, where that is known.
    fn read_argument(
        &mut self,
        expression: cufe_il::ExpressionId,
        ty: Option<TypeId>,
        with: &Substitution<'_>,
    ) -> Substituted<TemplateArgument> {
        self.check_measured_type(expression, with)?;
        match self.reread(expression, Wanted::Constant(ty), with) {
            ReadResult::Argument(argument) => Ok(argument),
            ReadResult::Failed => Err(SubstitutionFailure::IllFormed),
            _ => Err(SubstitutionFailure::unknown()),
        }
    }

    /// `sizeof(T)` and `alignof(T)` that are all of an argument or bound: that `void` and functions have a size is an extension
    /// for which substitution fails (measured; inside of other expressions it does not).
    fn check_measured_type(&mut self, expression: cufe_il::ExpressionId, with: &Substitution<'_>) -> Substituted<()> {
        let expression = self.without_parentheses(expression);
        if let Some(&entry) = self.program.expressions.get(expression)
            && let ExpressionKind::OperatorOnType { operand, .. } = entry.kind
            && self.is_dependent_type(operand)
            && let Ok(ty) = self.substituted(operand, with)
            && self.has_no_size(self.program.non_reference(ty))
        {
            return Err(SubstitutionFailure::IllFormed);
        }
        Ok(())
    }

    /// Whether a type is `void` or that of a function: GNU C++ gives them a size of one byte.
    pub(crate) fn has_no_size(&self, ty: TypeId) -> bool {
        self.is_void_type(ty) || matches!(self.program.structure(ty), Type::Function(_))
    }

    /// What is wrong with the number of arguments of a template, which a template template parameter or a name that depends
    /// does not tell ([temp.arg.general]/4): more than the parameters take, or none for a parameter without a default.
    fn wrong_argument_count(&self, template: EntityId, arguments: ArgumentsId) -> Option<Code> {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return None };
        let parameters = &self.program.templates[id].head.parameters;
        let list = self.program.arguments(arguments);
        let is_open = |argument: &TemplateArgument| {
            matches!(argument, TemplateArgument::Pack(_) | TemplateArgument::UnknownTemplate)
                || self.pattern_of_expansion(*argument).is_some()
        };
        if list.iter().any(is_open) {
            return None;
        }
        if let Some(count) = self.count_of_arguments(parameters) {
            return match list.len().cmp(&count) {
                Ordering::Less => Some(code::TOO_FEW_TEMPLATE_ARGUMENTS),
                Ordering::Equal => None,
                Ordering::Greater => Some(code::TOO_MANY_TEMPLATE_ARGUMENTS),
            };
        }
        let has_pack = parameters.iter().any(|parameter| parameter.is_pack);
        if list.len() > parameters.len() && !has_pack {
            return Some(code::TOO_MANY_TEMPLATE_ARGUMENTS);
        }
        let next = parameters.iter().skip(list.len()).find(|parameter| !parameter.is_pack);
        // A pack before other parameters expands a pack around the template: how many there are is not known here.
        let is_last = parameters.iter().rev().skip(1).all(|parameter| !parameter.is_pack);
        let is_missing = next.is_some_and(|parameter| parameter.default.is_none());
        (is_last && is_missing).then_some(code::TOO_FEW_TEMPLATE_ARGUMENTS)
    }

    /// Whether the type of a value parameter of a template depends on the parameters before it.
    fn has_dependent_value(&self, template: TemplateId) -> bool {
        self.program.templates[template]
            .head
            .parameters
            .iter()
            .any(|parameter| matches!(parameter.kind, TemplateParameterKind::Value(ty) if self.may_be_ill_formed(ty)))
    }

    /// Whether a type depends on template parameters, be it only by an operand whose value does.
    fn may_be_ill_formed(&self, ty: TypeId) -> bool {
        self.is_dependent_type(ty) || self.program.type_facts(ty).has_value_decltype
    }

    /// Whether the values that substitution made can be arguments of the parameters that they are for ([temp.arg.nontype]/2).
    fn check_value_arguments(&mut self, template: EntityId, arguments: ArgumentsId) -> Substituted<()> {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return Ok(()) };
        // Most values are of their parameter's type already.
        let parameters = &self.program.templates[id].head.parameters;
        let given = self.program.arguments(arguments);
        let needs_check = parameters.iter().enumerate().any(|(position, parameter)| {
            let TemplateParameterKind::Value(declared) = parameter.kind else { return false };
            let is_settled = |argument: &TemplateArgument| match argument {
                &TemplateArgument::Value(own, _) => self.program.canonical(own) == self.program.canonical(declared),
                TemplateArgument::Expression(_) => true,
                _ => false,
            };
            let last = if parameter.is_pack { given.len() } else { given.len().min(position + 1) };
            !given.get(position..last).unwrap_or_default().iter().all(is_settled)
        });
        if !needs_check {
            return Ok(());
        }
        let head = self.program.templates[id].head.clone();
        let depth = self.template_depth(id);
        let list = self.program.arguments(arguments).to_vec();
        for (position, parameter) in head.parameters.iter().enumerate() {
            let TemplateParameterKind::Value(declared) = parameter.kind else { continue };
            let Some(&first) = list.get(position) else { break };
            let ty = self.substituted(declared, &Substitution::new(&head, depth, &list[..position]))?;
            let elements = match (parameter.is_pack, first) {
                (true, TemplateArgument::Pack(pack)) => self.program.arguments(pack).to_vec(),
                // A pack that others follow takes as many as deduction tells.
                (true, _) if position + 1 != head.parameters.len() => break,
                (true, _) => list[position..].to_vec(),
                (false, _) => vec![first],
            };
            for (element, argument) in elements.into_iter().enumerate() {
                let with =
                    Substitution { element: Some(element), ..Substitution::new(&head, depth, &list[..position]) };
                let ty = if parameter.is_pack { self.substituted(ty, &with)? } else { ty };
                if !self.fits_value_parameter(ty, argument) {
                    return Err(SubstitutionFailure::IllFormed);
                }
            }
        }
        Ok(())
    }

    /// Whether the type or the default argument of a value parameter is ill-formed with arguments: so are the arguments
    /// ([temp.deduct.general]/8), as of `template<bool B, enable_if_t<B, int> = 0>`.
    pub(crate) fn is_parameter_ill_formed(&mut self, template: EntityId, arguments: ArgumentsId) -> bool {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return false };
        if !self.has_dependent_value(id) || self.are_dependent(arguments) {
            return false;
        }
        let head = self.program.templates[id].head.clone();
        let depth = self.template_depth(id);
        let arguments = self.complete_arguments(id, arguments);
        let list = self.program.arguments(arguments).to_vec();
        for (index, parameter) in head.parameters.iter().enumerate() {
            if parameter.is_pack || index > list.len() {
                break;
            }
            let with = Substitution::new(&head, depth, &list[..index]);
            if let TemplateParameterKind::Value(ty) = parameter.kind
                && self.may_be_ill_formed(ty)
                && self.substituted(ty, &with) == Err(SubstitutionFailure::IllFormed)
            {
                return true;
            }
        }
        false
    }

    /// The numbers that GNU `__integer_pack` stands for, of the type of its operand; none where they are too many.
    pub fn numbers_below(&self, ty: TypeId, count: i128) -> Option<Vec<TemplateArgument>> {
        (0..=MAXIMUM_PACK)
            .contains(&count)
            .then(|| (0..count).map(|value| TemplateArgument::Value(ty, value)).collect())
    }

    /// The operand of GNU `__integer_pack(N)`, which stands for the numbers below it.
    pub fn integer_pack(&self, expression: cufe_il::ExpressionId) -> Option<cufe_il::ExpressionId> {
        let ExpressionKind::Builtin { keyword, operands } = self.program.expressions.get(expression)?.kind else {
            return None;
        };
        let is_pack = keyword == cufe_lex::TokenKind::KwPackGenerator;
        match self.program.expression_list(operands) {
            &[count] if is_pack => Some(count),
            _ => None,
        }
    }

    /// A template argument with parameters replaced.
    pub(crate) fn substituted_argument(
        &mut self,
        argument: TemplateArgument,
        with: &Substitution<'_>,
    ) -> Substituted<TemplateArgument> {
        Ok(match argument {
            TemplateArgument::Type(ty) => TemplateArgument::Type(self.substituted(ty, with)?),
            TemplateArgument::Value(..)
            | TemplateArgument::Constant(..)
            | TemplateArgument::Entity(_)
            | TemplateArgument::Null => argument,
            TemplateArgument::MemberTemplate { qualifier, name } => {
                let qualifier = self.substituted(qualifier, with)?;
                self.member_template_of(qualifier, name, with)?
            }
            TemplateArgument::UnknownTemplate => return Err(SubstitutionFailure::unknown()),
            TemplateArgument::Template(entity) => TemplateArgument::Template(self.substituted_template(entity, with)?),
            TemplateArgument::Expression(Profiled { expression, .. }) => {
                if let Some(index) = self.value_parameter_index(expression, with.depth) {
                    let argument = self.argument_of(usize::from(index), with)?;
                    return match self.pattern_of_expansion(argument) {
                        Some(_) => Err(SubstitutionFailure::unknown()),
                        None => Ok(argument),
                    };
                }
                match self.read_argument(expression, None, with) {
                    Err(SubstitutionFailure::Unknown) if self.is_inner_value_parameter(expression, with) => argument,
                    result => result?,
                }
            }
            TemplateArgument::Pack(list) => TemplateArgument::Pack(self.substituted_arguments(list, with)?),
            TemplateArgument::Expansion(_) => return Err(SubstitutionFailure::unknown()),
        })
    }

    /// The specialization of a template for arguments, as a type: of an alias template its target.
    pub(crate) fn specialization(&mut self, template: EntityId, arguments: ArgumentsId) -> Substituted<TypeId> {
        let EntityKind::Template(id) = self.program.entities[template].kind else {
            return Err(SubstitutionFailure::unknown());
        };
        if let Some(code) = self.wrong_argument_count(template, arguments) {
            return Err(self.fails_as(code));
        }
        // Also where the target of an alias template does not mention them ([temp.alias]/2).
        self.check_value_arguments(template, arguments)?;
        self.check_template_arguments(template, arguments)?;
        if self.is_parameter_ill_formed(template, arguments) {
            return Err(self.fails_as(code::NO_SUCH_MEMBER));
        }
        if self.template_satisfaction(id, arguments) == super::Satisfaction::Unsatisfied {
            return Err(SubstitutionFailure::IllFormed);
        }
        let ty = self.specialization_type(template, arguments, Program::GLOBAL_SCOPE);
        if self.instances.ill_formed_specializations.contains(&ty) && !self.are_dependent(arguments) {
            return Err(self.fails_as(code::NO_SUCH_MEMBER));
        }
        if self.program.templates[id].kind == TemplateKind::Alias
            && self.is_dependent_type(ty)
            && !self.are_dependent(arguments)
        {
            return Err(SubstitutionFailure::unknown());
        }
        if ty == Program::UNKNOWN { Err(SubstitutionFailure::unknown()) } else { Ok(ty) }
    }

    /// `Q::template name` as a template argument: a class template or an alias template ([temp.arg.template]/1).
    fn member_template_of(
        &mut self,
        qualifier: TypeId,
        name: Name,
        with: &Substitution<'_>,
    ) -> Substituted<TemplateArgument> {
        if self.is_dependent_type(qualifier) && self.program.class_of(qualifier).is_none() {
            return Ok(TemplateArgument::MemberTemplate { qualifier, name });
        }
        self.complete_type(qualifier);
        let found = self.lookup_in_type(qualifier, name, u32::MAX);
        self.check_unambiguous(qualifier, name, &found)?;
        if found.specialization.is_some() || found.is_dependent && found.entities.is_empty() {
            return Err(SubstitutionFailure::unknown());
        }
        let Some(template) = found.template_entity(&self.program) else {
            let is_no_template = found.entities.iter().all(|&entity| self.is_no_template(entity));
            let is_known = !found.entities.is_empty() || self.is_known_qualifier(qualifier);
            return Err(if is_known && is_no_template || self.is_injected_name(&found) {
                SubstitutionFailure::IllFormed
            } else {
                SubstitutionFailure::unknown()
            });
        };
        if self.is_substituted_accessible(template, qualifier, with) == Some(false) {
            return Err(self.fails(|sema| {
                Report::new(code::INACCESSIBLE_MEMBER, Position::NONE).quoted(sema.entity_name(template))
            }));
        }
        let makes_types = matches!(self.program.entities[template].kind, EntityKind::Template(id)
            if matches!(self.program.templates[id].kind, TemplateKind::Class | TemplateKind::Alias));
        if makes_types { Ok(TemplateArgument::Template(template)) } else { Err(SubstitutionFailure::IllFormed) }
    }

    /// `typename Q::name`, `typename Q::template name<arguments>` of a known class.
    fn member_type_of(
        &mut self,
        qualifier: TypeId,
        name: Name,
        arguments: Option<ArgumentsId>,
        with: &Substitution<'_>,
    ) -> Substituted<TypeId> {
        if self.is_dependent_type(qualifier) && self.program.class_of(qualifier).is_none() {
            return Ok(self.program.intern_type(Type::DependentName { qualifier, name, arguments }));
        }
        self.complete_type(qualifier);
        let found = self.lookup_in_type(qualifier, name, u32::MAX);
        match arguments {
            Some(_) => self.check_unambiguous_template(qualifier, name, &found)?,
            None => self.check_unambiguous(qualifier, name, &found)?,
        }
        if let Some(arguments) = arguments
            && let Some(template) = found.template_entity(&self.program)
            && found.specialization.is_none()
        {
            if self.is_substituted_accessible(template, qualifier, with) == Some(false) {
                return Err(self.fails(|sema| {
                    Report::new(code::INACCESSIBLE_MEMBER, Position::NONE).quoted(sema.entity_name(template))
                }));
            }
            return self.specialization(template, arguments);
        }
        if arguments.is_some()
            && found.specialization.is_none()
            && !found.is_dependent
            && found.entities.iter().all(|&entity| self.is_no_template(entity))
            && (!found.entities.is_empty() || self.is_known_qualifier(qualifier))
        {
            // What is no template takes no arguments.
            return Err(SubstitutionFailure::IllFormed);
        }
        // An instance is incomplete while it is made: its own definition asked for this.
        if found.entities.is_empty() && self.is_being_made(qualifier) {
            return Err(self.fails_as_incomplete(qualifier));
        }
        if found.specialization.is_some() || found.is_dependent && found.entities.is_empty() {
            return Err(SubstitutionFailure::unknown());
        }
        if arguments.is_some() && self.is_injected_name(&found) {
            return Err(SubstitutionFailure::IllFormed);
        }
        match found.type_entity(&self.program) {
            Some(entity) if self.is_substituted_accessible(entity, qualifier, with) == Some(false) => Err(self
                .fails(|sema| Report::new(code::INACCESSIBLE_MEMBER, Position::NONE).quoted(sema.entity_name(entity)))),
            Some(entity) => {
                let ty = self.type_of_entity(entity).or_substitution_failure()?;
                if self.is_dependent_type(ty) { Err(SubstitutionFailure::unknown()) } else { Ok(ty) }
            }
            // An incomplete class has no members to name ([expr.prim.id.qual]/1, [temp.deduct.general]/8).
            None if self.is_undefined_class(qualifier) => Err(self.fails_as_incomplete(qualifier)),
            None => {
                if !self.is_known_qualifier(qualifier) {
                    return Err(SubstitutionFailure::unknown());
                }
                Err(self.fails(|sema| {
                    let report = Report::new(code::NO_SUCH_MEMBER, Position::NONE).quoted(sema.name_text(name));
                    report.with(sema.type_argument(qualifier))
                }))
            }
        }
    }

    fn fails_as_incomplete(&mut self, class: TypeId) -> SubstitutionFailure {
        self.fails(|sema| Report::new(code::INCOMPLETE_TYPE, Position::NONE).with(sema.type_argument(class)))
    }

    /// Whether a type is an instance of a class template whose definition is being read.
    fn is_being_made(&self, ty: TypeId) -> bool {
        self.program.class_of(ty).is_some_and(|class| {
            let class = &self.program.classes[class];
            class.is_instance && class.is_being_defined
        })
    }

    /// Bases that have different members of a name make it ambiguous ([class.member.lookup]/6), and substitution fails.
    fn check_unambiguous(&mut self, qualifier: TypeId, name: Name, found: &crate::lookup::Found) -> Substituted<()> {
        match self.program.class_of(qualifier) {
            Some(class) if self.is_ambiguous_member(class, name, found) => {
                Err(self.fails(|sema| Report::new(code::AMBIGUOUS_NAME, Position::NONE).quoted(sema.name_text(name))))
            }
            _ => Ok(()),
        }
    }

    /// As [`Self::check_unambiguous`], of a name with template arguments.
    fn check_unambiguous_template(
        &mut self,
        qualifier: TypeId,
        name: Name,
        found: &crate::lookup::Found,
    ) -> Substituted<()> {
        match self.program.class_of(qualifier) {
            Some(class) if !self.is_ambiguous_template(class, name, found) => Ok(()),
            _ => self.check_unambiguous(qualifier, name, found),
        }
    }

    /// Whether a name was found to be the injected name of an instance: with `template` before it, it is that of the
    /// constructor ([class.qual]/1), also where a base has it (measured).
    fn is_injected_name(&self, found: &crate::lookup::Found) -> bool {
        matches!(found.entities.as_slice(), &[entity]
            if matches!(self.program.entities[entity].kind, EntityKind::Class(class)
                if self.program.classes[class].is_instance && self.program.classes[class].template.is_some()))
    }

    /// Whether an entity is certainly no template: not one that a using-declaration or an injected class name may stand for.
    fn is_no_template(&self, entity: EntityId) -> bool {
        match self.program.entities[entity].kind {
            EntityKind::Class(class) => self.program.classes[class].template.is_none(),
            EntityKind::Enum(_)
            | EntityKind::Enumerator(_)
            | EntityKind::Variable(_)
            | EntityKind::Field(_)
            | EntityKind::Typedef(_) => true,
            EntityKind::Function(function) => self.program.functions[function].specialized.is_none(),
            _ => false,
        }
    }

    /// Whether all that a type before `::` has as members is known.
    fn is_known_qualifier(&self, qualifier: TypeId) -> bool {
        let bare = self.program.unqualified(self.program.canonical(qualifier)).0;
        match self.program.written(bare) {
            Type::Class(class) => self.program.classes[class].is_complete,
            Type::Enum(_) => true,
            ty => !matches!(ty, Type::Specialization { .. } | Type::Unknown) && !self.is_dependent_type(bare),
        }
    }
}
