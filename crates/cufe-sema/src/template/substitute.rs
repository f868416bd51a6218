//! Substitution of template arguments in types and template arguments ([temp.deduct]/substitution). Types are rebuilt part
//! by part; expressions inside them are read again with the parameters bound ([`super::instance`]).

use super::instance::ReadResult;
use super::reread::Wanted;
use crate::Sema;
use crate::conversion::{Arithmetic, arithmetic_class};
use crate::gap::{OrUnknown, Unknown};
use cufe_base::Position;
use cufe_base::Standard;
use cufe_base::limits::{MAXIMUM_TYPE_WEIGHT, STACK_RED_ZONE, STACK_SEGMENT};
use cufe_diagnostics::{Report, code};
use cufe_il::{
    ArgumentsId, ArrayBound, Builtin, EntityFlags, EntityId, EntityKind, ExpressionKind, FunctionId, FunctionType,
    FunctionTypeFlags, Name, Profiled, Program, ScopeId, ScopeKind, TemplateArgument, TemplateHead, TemplateKind,
    TemplateParameter, TemplateParameterKind, Type, TypeId, VariableFlags,
};
use smallvec::SmallVec;

/// How many elements a pack may have that a builtin operator makes.
const MAXIMUM_PACK: i128 = 1 << 20;

/// Why there is no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The result would be ill-formed: where a template is only considered, it is none ([temp.deduct.general]/8).
    Failed,
    /// Nobody can tell.
    Unknown,
}

/// A result of substitution.
pub type Substituted<T> = Result<T, Trouble>;

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
}

impl<'h> Substitution<'h> {
    /// Replaces the parameters of a head.
    pub fn new(head: &'h TemplateHead, depth: u16, arguments: &'h [TemplateArgument]) -> Self {
        Self { head, depth, arguments, function: None, element: None }
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
            return Err(Trouble::unknown());
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
                return if target == ty { Err(Trouble::unknown()) } else { self.substituted(target, with) };
            }
            Type::TemplateParameter { depth, index, .. } => {
                if depth != with.depth {
                    return if depth > with.depth { Ok(ty) } else { Err(Trouble::unknown()) };
                }
                match self.argument_of(usize::from(index), with)? {
                    TemplateArgument::Type(argument) => match self.program.written(argument) {
                        Type::Expansion(_) => return Err(Trouble::unknown()),
                        _ => argument,
                    },
                    _ => return Err(Trouble::unknown()),
                }
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
                    return Err(Trouble::Failed);
                }
                self.program.intern_type(Type::Pointer(inner))
            }
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                let inner = self.substituted(inner, with)?;
                if self.is_void_type(inner) {
                    return Err(self.fails_as(code::REFERENCE_TO_VOID));
                }
                if self.is_qualified_function(inner) {
                    return Err(Trouble::Failed);
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
                if !is_class && !self.is_dependent_type(class)
                    || self.program.is_reference(member)
                    || self.is_void_type(member)
                {
                    return Err(Trouble::Failed);
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
                let list = match self.substituted_arguments(arguments, with) {
                    Err(Trouble::Unknown) => self.arguments_for_parameters(template, arguments, with)?,
                    list => list?,
                };
                let template = self.substituted_template(template, with)?;
                if self.takes_fewer_arguments(template, list) {
                    return Err(self.fails_as(code::TOO_MANY_TEMPLATE_ARGUMENTS));
                }
                self.check_value_arguments(template, list)?;
                self.check_template_arguments(template, list)?;
                if self.is_parameter_ill_formed(template, list) {
                    return Err(self.fails_as(code::NO_SUCH_MEMBER));
                }
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
                    ReadResult::Failed => return Err(Trouble::Failed),
                    _ => return Err(Trouble::unknown()),
                }
            }
            Type::Transform { keyword, operand } => {
                let operand = self.substituted(operand, with)?;
                self.complete_type(operand);
                let ty = self.transformed_type(keyword, operand);
                if self.is_dependent_type(ty) {
                    return Err(Trouble::unknown());
                }
                ty
            }
            Type::Vector { element, bytes } => {
                let element = self.substituted(element, with)?;
                self.program.intern_type(Type::Vector { element, bytes })
            }
            Type::Auto | Type::DecltypeAuto | Type::DeducedTemplate(_) => ty,
            _ => return Err(Trouble::unknown()),
        })
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
            _ => return Err(Trouble::unknown()),
        }
        Ok(function)
    }

    fn is_void_type(&self, ty: TypeId) -> bool {
        self.program.unqualified(self.program.canonical(ty)).0 == Program::builtin(Builtin::Void)
    }

    /// A parameter's type in a function type, adjusted ([dcl.fct]/5); `void` is none.
    fn parameter_type(&mut self, ty: TypeId) -> Substituted<TypeId> {
        if self.is_void_type(ty) {
            return Err(Trouble::Failed);
        }
        let ty = match self.program.structure(ty) {
            Type::Array { element, .. } => self.program.intern_type(Type::Pointer(element)),
            Type::Function(_) => self.program.intern_type(Type::Pointer(ty)),
            _ => ty,
        };
        Ok(self.program.unqualified(ty).0)
    }

    fn substituted_array(
        &mut self,
        element: TypeId,
        bound: ArrayBound,
        with: &Substitution<'_>,
    ) -> Substituted<TypeId> {
        let element = self.substituted(element, with)?;
        let is_none = self.is_void_type(element)
            || self.program.is_reference(element)
            || matches!(self.program.structure(element), Type::Function(_));
        if is_none || self.is_abstract_element(element) {
            return Err(Trouble::Failed);
        }
        let bound = match bound {
            ArrayBound::Expression(profiled) => {
                match self.substituted_argument(TemplateArgument::Expression(profiled), with)? {
                    TemplateArgument::Value(_, value) => {
                        ArrayBound::Known(self.known_bound(element, value).ok_or(Trouble::Failed)?)
                    }
                    // A parameter of another template.
                    TemplateArgument::Expression(other) => ArrayBound::Expression(other),
                    _ => return Err(Trouble::unknown()),
                }
            }
            other => other,
        };
        Ok(self.program.intern_type(Type::Array { element, bound }))
    }

    /// The bound of an array type that substitution makes: not negative, not zero ([temp.deduct.general]/11), and not more
    /// than an object can have.
    fn known_bound(&self, element: TypeId, value: i128) -> Option<u64> {
        let size = self.size_and_alignment(element).map_or(1, |(size, _)| i128::from(size).max(1));
        let is_bound = value > 0 && value <= i128::from(i64::MAX) / size;
        is_bound.then(|| u64::try_from(value).ok()).flatten()
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
                let element = with.element.or_trouble()?;
                self.program.arguments(list).get(element).copied().ok_or(Trouble::Failed)
            }
            Some(&argument) if argument != TemplateArgument::UnknownTemplate => Ok(argument),
            _ => Err(Trouble::unknown()),
        }
    }

    fn substituted_template(&mut self, template: EntityId, with: &Substitution<'_>) -> Substituted<EntityId> {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return Ok(template) };
        match self.program.templates[id].parameter {
            Some((depth, index)) if depth == with.depth => match self.argument_of(usize::from(index), with)? {
                TemplateArgument::Template(entity) => Ok(entity),
                _ => Err(Trouble::unknown()),
            },
            Some((depth, _)) if depth < with.depth => Err(Trouble::unknown()),
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
        let list = self.program.arguments(arguments).to_vec();
        let mut result = Vec::with_capacity(list.len());
        for argument in list {
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
                        let TemplateArgument::Value(ty, count) = count else { return Err(Trouble::unknown()) };
                        if !(0..=MAXIMUM_PACK).contains(&count) {
                            return Err(Trouble::unknown());
                        }
                        result.extend((0..count).map(|value| TemplateArgument::Value(ty, value)));
                    }
                    Some(pattern) => {
                        let pattern = TemplateArgument::Expression(pattern);
                        for element in 0..self.pack_length(pattern, with)? {
                            let with = Substitution { element: Some(element), ..*with };
                            result.push(self.substituted_argument(pattern, &with)?);
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
                    for element in 0..self.pack_length(argument, with)? {
                        let with = Substitution { element: Some(element), ..*with };
                        result.push(self.substituted_argument(argument, &with)?);
                    }
                }
                _ => result.push(self.substituted_argument(argument, with)?),
            }
        }
        Ok(self.program.intern_arguments(result))
    }

    /// As [`Self::substituted_arguments`], where the type of the parameter tells which overloaded function an argument means
    /// ([temp.arg.nontype]/2, [over.over]).
    fn arguments_for_parameters(
        &mut self,
        template: EntityId,
        arguments: ArgumentsId,
        with: &Substitution<'_>,
    ) -> Substituted<ArgumentsId> {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return Err(Trouble::unknown()) };
        let head = self.program.templates[id].head.clone();
        let depth = self.template_depth(id);
        let list = self.program.arguments(arguments).to_vec();
        let is_open = |&argument: &TemplateArgument| self.pattern_of_expansion(argument).is_some();
        if list.iter().any(is_open) || head.parameters.iter().any(|parameter| parameter.is_pack) {
            return Err(Trouble::unknown());
        }
        let mut result = Vec::with_capacity(list.len());
        for (position, argument) in list.into_iter().enumerate() {
            let argument = match self.substituted_argument(argument, with) {
                Err(Trouble::Unknown) => {
                    let TemplateArgument::Expression(Profiled { expression, .. }) = argument else {
                        return Err(Trouble::unknown());
                    };
                    let ty = self.value_parameter_type(&head, depth, position, &result).or_trouble()?;
                    self.read_argument(expression, Some(ty), with)?
                }
                argument => argument?,
            };
            result.push(argument);
        }
        Ok(self.program.intern_arguments(result))
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
            ReadResult::Failed => Err(Trouble::Failed),
            _ => Err(Trouble::unknown()),
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
            return Err(Trouble::Failed);
        }
        Ok(())
    }

    /// Whether a type is `void` or that of a function: GNU C++ gives them a size of one byte.
    pub(crate) fn has_no_size(&self, ty: TypeId) -> bool {
        self.is_void_type(ty) || matches!(self.program.structure(ty), Type::Function(_))
    }

    /// Whether a list is longer than the parameters of a template, as that of a template template parameter may be.
    fn takes_fewer_arguments(&self, template: EntityId, arguments: ArgumentsId) -> bool {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return false };
        let head = &self.program.templates[id].head;
        let list = self.program.arguments(arguments);
        let is_open = |argument: &TemplateArgument| {
            matches!(argument, TemplateArgument::Pack(_) | TemplateArgument::UnknownTemplate)
                || self.pattern_of_expansion(*argument).is_some()
        };
        list.len() > head.parameters.len()
            && !head.parameters.iter().any(|parameter| parameter.is_pack)
            && !list.iter().any(is_open)
    }

    /// Whether values can be arguments of parameters whose types were dependent ([temp.arg.nontype]).
    fn check_value_arguments(&mut self, template: EntityId, arguments: ArgumentsId) -> Substituted<()> {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return Ok(()) };
        let head = &self.program.templates[id].head;
        let is_dependent = |parameter: &TemplateParameter| matches!(parameter.kind, TemplateParameterKind::Value(ty) if self.is_dependent_type(ty));
        if !head.parameters.iter().any(is_dependent) {
            return Ok(());
        }
        let head = head.clone();
        let depth = self.template_depth(id);
        let Some(list) = self.arguments_by_parameter(&head, arguments) else { return Ok(()) };
        for (parameter, &argument) in head.parameters.iter().zip(&list) {
            let TemplateParameterKind::Value(ty) = parameter.kind else { continue };
            if !self.is_dependent_type(ty) {
                continue;
            }
            let own = match argument {
                TemplateArgument::Value(own, _) => own,
                TemplateArgument::Entity(_) | TemplateArgument::Null => {
                    let ty = self.substituted(ty, &Substitution::new(&head, depth, &list))?;
                    if self.explicit_value_argument(ty, argument) == Err(Trouble::Failed) {
                        return Err(Trouble::Failed);
                    }
                    continue;
                }
                _ => continue,
            };
            let ty = self.substituted(ty, &Substitution::new(&head, depth, &list))?;
            let is_possible = match self.value_structure(ty) {
                Type::Pointer(_) | Type::MemberPointer { .. } => !matches!(
                    self.value_structure(own),
                    Type::Builtin(builtin) if builtin != Builtin::Nullptr
                ),
                Type::Class(_) => self.since(Standard::Cpp20),
                Type::Builtin(builtin) => {
                    self.since(Standard::Cpp20) || arithmetic_class(builtin) != Some(Arithmetic::Floating)
                }
                _ => true,
            };
            if !is_possible {
                return Err(Trouble::Failed);
            }
        }
        Ok(())
    }

    /// Whether the type or the default argument of a value parameter is ill-formed with arguments: so are the arguments
    /// ([temp.deduct.general]/8), as of `template<bool B, enable_if_t<B, int> = 0>`.
    pub(crate) fn is_parameter_ill_formed(&mut self, template: EntityId, arguments: ArgumentsId) -> bool {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return false };
        let head = &self.program.templates[id].head;
        let is_dependent = |parameter: &TemplateParameter| matches!(parameter.kind, TemplateParameterKind::Value(ty) if self.is_dependent_type(ty));
        if !head.parameters.iter().any(is_dependent) || self.are_dependent(arguments) {
            return false;
        }
        let head = head.clone();
        let depth = self.template_depth(id);
        let arguments = self.complete_arguments(id, arguments);
        let list = self.program.arguments(arguments).to_vec();
        for (index, parameter) in head.parameters.iter().enumerate() {
            if parameter.is_pack || index > list.len() {
                break;
            }
            let with = Substitution::new(&head, depth, &list[..index]);
            if let TemplateParameterKind::Value(ty) = parameter.kind
                && self.is_dependent_type(ty)
                && self.substituted(ty, &with) == Err(Trouble::Failed)
            {
                return true;
            }
        }
        false
    }

    /// The operand of GNU `__integer_pack(N)`, which stands for the numbers below it.
    fn integer_pack(&self, expression: cufe_il::ExpressionId) -> Option<cufe_il::ExpressionId> {
        let ExpressionKind::Builtin { keyword, operands } = self.program.expressions.get(expression)?.kind else {
            return None;
        };
        let is_pack = self.tokens.kind(keyword) == cufe_lex::TokenKind::KwPackGenerator;
        match self.program.expression_list(operands) {
            &[count] if is_pack => Some(count),
            _ => None,
        }
    }

    /// The pattern of `expression...`.
    pub(super) fn expanded_expression(&self, profiled: Profiled) -> Option<Profiled> {
        match self.program.expressions.get(profiled.expression)?.kind {
            ExpressionKind::PackExpansion(pattern) => Some(Profiled { expression: pattern, ..profiled }),
            _ => None,
        }
    }

    /// A pattern once for each element of its packs.
    fn expanded(&mut self, pattern: TypeId, with: &Substitution<'_>) -> Substituted<Vec<TypeId>> {
        let count = self.pack_length(TemplateArgument::Type(pattern), with)?;
        (0..count).map(|element| self.substituted(pattern, &Substitution { element: Some(element), ..*with })).collect()
    }

    /// The number of elements of the packs that a pattern mentions; failure where they differ ([temp.variadic]/8).
    pub(crate) fn pack_length(&mut self, pattern: TemplateArgument, with: &Substitution<'_>) -> Substituted<usize> {
        let mut packs = Vec::new();
        self.packs_in_argument(pattern, with, &mut packs)?;
        let mut length = None;
        for index in packs {
            let Some(&TemplateArgument::Pack(list)) = with.arguments.get(index) else { return Err(Trouble::unknown()) };
            let own = self.program.arguments(list).len();
            match length {
                Some(known) if known != own => return Err(Trouble::Failed),
                _ => length = Some(own),
            }
        }
        if let TemplateArgument::Expression(Profiled { expression, .. }) = pattern {
            for (_, list) in self.known_packs_in(expression) {
                let own = self.program.arguments(list).len();
                match length {
                    Some(known) if known != own => return Err(Trouble::Failed),
                    _ => length = Some(own),
                }
            }
        }
        length.or_trouble()
    }

    /// In an instance: the packs whose elements are known that an expression names, as those of a class around a member
    /// template, with their elements.
    fn known_packs_in(&self, expression: cufe_il::ExpressionId) -> SmallVec<[(EntityId, ArgumentsId); 2]> {
        let mut packs = SmallVec::new();
        let Some(&place) = self.program.expression_scopes.get(&expression) else { return packs };
        if self.instances.packs.is_empty() {
            return packs;
        }
        use cufe_lex::TokenKind as T;
        let entry = &self.program.expressions[expression];
        let kind = |token: u32| self.tokens.kind(token);
        let is_counted = |token: u32| token > 0 && kind(token) == T::Ellipsis && kind(token - 1) == T::KwSizeof;
        let tokens = entry.first..=entry.last;
        // Nobody tells here which packs another expansion inside expands.
        if tokens.clone().any(|token| kind(token) == T::Ellipsis && !is_counted(token)) {
            return packs;
        }
        for token in tokens {
            let is_member = token > entry.first
                && matches!(kind(token - 1), T::Dot | T::Arrow | T::ColonColon | T::KwTemplate)
                || token >= entry.first + 2 && is_counted(token - 2);
            if is_member || kind(token) != T::Identifier {
                continue;
            }
            let name = Name::identifier(self.tokens.symbol(token));
            if let Some(pack) = self.lookup_unqualified(name, place, token).first()
                && let Some(&list) = self.instances.packs.get(&pack)
                && packs.iter().all(|&(known, _)| known != pack)
            {
                packs.push((pack, list));
            }
        }
        packs
    }

    /// The parameter packs that a pattern mentions.
    pub(crate) fn packs_in_argument(
        &self,
        pattern: TemplateArgument,
        with: &Substitution<'_>,
        packs: &mut Vec<usize>,
    ) -> Substituted<()> {
        match pattern {
            TemplateArgument::Type(ty) => self.packs_in(ty, with, packs),
            TemplateArgument::Expression(Profiled { expression, .. }) => {
                if let Some(index) = self.value_parameter_index(expression, with.depth) {
                    let is_pack = |parameter: &TemplateParameter| parameter.is_pack;
                    // While arguments are deduced there is no head; what is asked for is a pack.
                    if with.head.parameters.get(usize::from(index)).is_none_or(is_pack) {
                        packs.push(usize::from(index));
                    }
                    return Ok(());
                }
                let scope = self.program.expression_scopes.get(&expression).copied().unwrap_or(with.head.scope);
                for name in self.names_in(expression) {
                    self.packs_of_name(name, scope, with, packs)?;
                }
                Ok(())
            }
            TemplateArgument::Template(entity) => {
                if let EntityKind::Template(id) = self.program.entities[entity].kind
                    && let Some((depth, index)) = self.program.templates[id].parameter
                    && depth == with.depth
                {
                    packs.push(usize::from(index));
                }
                Ok(())
            }
            TemplateArgument::MemberTemplate { qualifier, .. } => self.packs_in(qualifier, with, packs),
            _ => Ok(()),
        }
    }

    /// The packs that a name in an expression stands for: a template parameter, or the packs in the type of a function
    /// parameter.
    fn packs_of_name(
        &self,
        name: Name,
        place: ScopeId,
        with: &Substitution<'_>,
        packs: &mut Vec<usize>,
    ) -> Substituted<()> {
        let declaration = with.function.and_then(|function| self.program.functions[function].first_declaration);
        let mut next = Some(place);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            next = entry.parent;
            match entry.kind {
                ScopeKind::TemplateParameters if !self.instances.bound_scopes.contains(&scope) => {
                    if let Some((_, depth, index, is_pack)) = self.parameter_named(scope, name) {
                        if is_pack && depth == with.depth {
                            packs.push(usize::from(index));
                        }
                        return Ok(());
                    }
                }
                ScopeKind::FunctionParameters => {
                    let Some((_, binding)) = self.program.bindings(scope, name).next() else { continue };
                    // The same expression may stand at several templates: the parameters are those of this one.
                    let own = declaration.and_then(|declaration| {
                        let list = &self.program.function_declarations[declaration].parameter_list;
                        let mut variables = list.iter().map(|parameter| parameter.variable);
                        variables.find(|&variable| {
                            self.program.entities[self.program.variables[variable].entity].name == name
                        })
                    });
                    let variable = own.or_else(|| self.program.variable_of(binding.entity));
                    if let Some(variable) = variable
                        && let Type::Expansion(pattern) = self.program.structure(self.program.variables[variable].ty)
                    {
                        self.packs_in(pattern, with, packs)?;
                    }
                    return Ok(());
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn packs_in(&self, ty: TypeId, with: &Substitution<'_>, packs: &mut Vec<usize>) -> Substituted<()> {
        if !self.is_dependent_type(ty) {
            return Ok(());
        }
        match self.program.structure(ty) {
            Type::TemplateParameter { depth, index, is_pack } => {
                if is_pack && depth == with.depth {
                    packs.push(usize::from(index));
                }
                Ok(())
            }
            Type::Complex(inner)
            | Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Vector { element: inner, .. }
            | Type::Transform { operand: inner, .. } => self.packs_in(inner, with, packs),
            Type::MemberPointer { class, member } => {
                self.packs_in(class, with, packs)?;
                self.packs_in(member, with, packs)
            }
            Type::Array { element, bound } => {
                if let ArrayBound::Expression(profiled) = bound {
                    self.packs_in_argument(TemplateArgument::Expression(profiled), with, packs)?;
                }
                self.packs_in(element, with, packs)
            }
            Type::Function(function) => {
                let function = self.program.function_type_data(function);
                self.packs_in(function.result, with, packs)?;
                if let Some(open) = function.specification {
                    self.packs_in_argument(TemplateArgument::Expression(open), with, packs)?;
                }
                function.parameters.iter().try_for_each(|&ty| self.packs_in(ty, with, packs))
            }
            Type::Specialization { template, arguments } => {
                self.packs_in_argument(TemplateArgument::Template(template), with, packs)?;
                let list = self.program.arguments(arguments);
                list.iter().try_for_each(|&argument| self.packs_in_argument(argument, with, packs))
            }
            Type::DependentName { qualifier, arguments, .. } => {
                self.packs_in(qualifier, with, packs)?;
                let list = arguments.map(|arguments| self.program.arguments(arguments)).unwrap_or_default();
                list.iter().try_for_each(|&argument| self.packs_in_argument(argument, with, packs))
            }
            Type::Decltype(profiled) => self.packs_in_argument(TemplateArgument::Expression(profiled), with, packs),
            // What an inner expansion mentions is expanded there.
            Type::Expansion(_) => Ok(()),
            _ => Ok(()),
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
            TemplateArgument::UnknownTemplate => return Err(Trouble::unknown()),
            TemplateArgument::Template(entity) => TemplateArgument::Template(self.substituted_template(entity, with)?),
            TemplateArgument::Expression(Profiled { expression, .. }) => {
                if let Some(index) = self.value_parameter_index(expression, with.depth) {
                    return self.argument_of(usize::from(index), with);
                }
                self.read_argument(expression, None, with)?
            }
            TemplateArgument::Pack(list) => TemplateArgument::Pack(self.substituted_arguments(list, with)?),
            TemplateArgument::Expansion(_) => return Err(Trouble::unknown()),
        })
    }

    /// The scope in which an expression of a pattern is read again: the one where it stands, with the parameters of the
    /// head bound. Equal expressions of several templates are one, so it may stand at another template, the parameters of
    /// which are those of the head by their positions.
    pub(super) fn scope_of_expression(
        &mut self,
        expression: cufe_il::ExpressionId,
        with: &Substitution<'_>,
    ) -> Substituted<ScopeId> {
        let outer = self.scope_around_expression(expression, with)?;
        let Some(element) = with.element else { return Ok(outer) };
        let packs = self.known_packs_in(expression);
        if packs.is_empty() {
            return Ok(outer);
        }
        let entities: SmallVec<[EntityId; 2]> = packs
            .into_iter()
            .map(|(pack, _)| self.element_of_pack(pack, element, outer).or_trouble())
            .collect::<Substituted<_>>()?;
        Ok(self.scope_with(outer, &entities))
    }

    /// As [`Self::scope_of_expression`], with the packs of classes around as they are.
    fn scope_around_expression(
        &mut self,
        expression: cufe_il::ExpressionId,
        with: &Substitution<'_>,
    ) -> Substituted<ScopeId> {
        let place = *self.program.expression_scopes.get(&expression).or_trouble()?;
        let names = self.names_in(expression);
        // Parameter lists that declare something that is named, the innermost first, and the head around them.
        let mut lists: SmallVec<[ScopeId; 2]> = SmallVec::new();
        let mut head = None;
        // Parameters of the functions around a lambda are what they are.
        let own_list = with.function.and_then(|function| match self.lambda_of(function) {
            Some(index) => self.program.lambdas.get(index).map(|lambda| lambda.scope),
            None => {
                let record = self.program.functions[function].first_declaration?;
                Some(self.program.function_declarations.get(record)?.parameter_scope)
            }
        });
        let mut is_around = false;
        // Elements of known packs that names stand for where the expression was read.
        let mut elements: SmallVec<[EntityId; 2]> = SmallVec::new();
        let mut next = Some(place);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            next = entry.parent;
            match entry.kind {
                ScopeKind::TemplateParameters if scope == with.head.scope => {
                    head = Some(scope);
                    break;
                }
                ScopeKind::TemplateParameters
                    if head.is_none() && lists.is_empty() && self.instances.open_scopes.contains_key(&scope) =>
                {
                    return self.bound_again(scope, with);
                }
                ScopeKind::TemplateParameters if !self.instances.bound_scopes.contains(&scope) => {
                    match names.iter().find_map(|&name| self.parameter_named(scope, name)) {
                        None => elements.extend(
                            names
                                .iter()
                                .filter_map(|&name| self.program.bindings(scope, name).next())
                                .map(|(_, binding)| binding.entity),
                        ),
                        Some((_, depth, ..)) if depth == with.depth => {
                            head = Some(scope);
                            break;
                        }
                        Some(_) => return Err(Trouble::unknown()),
                    }
                }
                ScopeKind::FunctionParameters | ScopeKind::Lambda => {
                    let declares = names.iter().any(|&name| self.program.bindings(scope, name).next().is_some());
                    if declares && !is_around {
                        lists.push(scope);
                    }
                    is_around |= own_list == Some(scope);
                }
                _ => {}
            }
        }
        let outer = match (head, lists.last()) {
            (Some(scope), _) => {
                let outer = self.bound_by_position(scope, &names, with)?;
                self.scope_with(outer, &elements)
            }
            (None, None) => return Ok(place),
            (None, Some(&list)) => self.program.scopes[list].parent.or_trouble()?,
        };
        match *lists {
            [] => Ok(outer),
            [list] => self.bound_function_parameters(outer, with, Some((expression, list))),
            // A parameter of a list inside of another.
            _ => Err(Trouble::unknown()),
        }
    }

    /// A scope inside another in which entities have their names; the other where there are none.
    fn scope_with(&mut self, outer: ScopeId, entities: &[EntityId]) -> ScopeId {
        if entities.is_empty() {
            return outer;
        }
        let scope = self.program.add_scope(ScopeKind::TemplateParameters, outer, None);
        self.instances.bound_scopes.insert(scope);
        for &entity in entities {
            let (name, token) = (self.program.entities[entity].name, self.program.entities[entity].token);
            self.program.bind(scope, name, entity, token, false);
        }
        scope
    }

    /// The parameters of an alias template, which stand for dependent arguments, bound to what these become.
    fn bound_again(&mut self, scope: ScopeId, with: &Substitution<'_>) -> Substituted<ScopeId> {
        let (head, arguments) = self.instances.open_scopes.get(&scope).cloned().or_trouble()?;
        if with.element.is_some() {
            return Err(Trouble::unknown());
        }
        let list: Vec<TemplateArgument> = arguments
            .into_iter()
            .map(|argument| self.substituted_argument(argument, with))
            .collect::<Substituted<_>>()?;
        let parent = self.program.scopes[scope].parent.or_trouble()?;
        let is_open = self.is_any_dependent(&list);
        let outer = std::mem::replace(&mut self.instances.stays_dependent, is_open);
        let bound = self.bind_parameters_in(&head, &list, parent);
        self.instances.stays_dependent = outer;
        bound.or_trouble()
    }

    /// A scope of template parameters with those bound that are named: by their positions, where it is not the head's own.
    fn bound_by_position(
        &mut self,
        parameters: ScopeId,
        names: &[Name],
        with: &Substitution<'_>,
    ) -> Substituted<ScopeId> {
        if parameters == with.head.scope
            && let Some(scope) = self.bind_elements(with)
        {
            return Ok(scope);
        }
        let outer = self.program.scopes[parameters].parent.or_trouble()?;
        let bound = self.program.add_scope(ScopeKind::TemplateParameters, outer, None);
        self.program.scopes[bound].is_outside_class = self.program.scopes[parameters].is_outside_class;
        self.instances.bound_scopes.insert(bound);
        let arguments = self.arguments_of_element(with);
        // What stays dependent is bound again, by the names that the parameters have where the expression stands.
        let mut head = self.instances.stays_dependent.then(|| with.head.clone());
        for &name in names {
            let Some((entity, depth, index, _)) = self.parameter_named(parameters, name) else { continue };
            let own = with.head.parameters.get(usize::from(index));
            let (Some(own), true) = (own, depth == with.depth) else { return Err(Trouble::unknown()) };
            let &argument = arguments.get(usize::from(index)).or_trouble()?;
            let ty = match own.kind {
                TemplateParameterKind::Value(ty) => {
                    Some(self.substituted(ty, &Substitution::new(with.head, with.depth, &arguments))?)
                }
                _ => None,
            };
            let made = self.bound_entity(entity, argument, ty, bound).or_trouble()?;
            let token = self.program.entities[entity].token;
            self.program.bind(bound, name, made, token, false);
            if let Some(head) = &mut head {
                head.parameters[usize::from(index)].entity = entity;
            }
        }
        // Not where a parameter that is not meant is called as something else in the expression.
        let is_clear = |parameter: &TemplateParameter| {
            let name = self.program.entities[parameter.entity].name;
            let meant = self.parameter_named(parameters, name).map(|(entity, ..)| entity);
            !names.contains(&name) || meant == Some(parameter.entity)
        };
        if let Some(head) = head.filter(|head| head.parameters.iter().all(is_clear))
            && self.is_any_dependent(&arguments)
        {
            self.instances.open_scopes.insert(bound, (head, arguments));
        }
        Ok(bound)
    }

    /// The identifiers in an expression.
    fn names_in(&self, expression: cufe_il::ExpressionId) -> Vec<Name> {
        let entry = &self.program.expressions[expression];
        let is_name = |&token: &u32| self.tokens.kind(token) == cufe_lex::TokenKind::Identifier;
        (entry.first..=entry.last).filter(is_name).map(|token| Name::identifier(self.tokens.symbol(token))).collect()
    }

    /// The template parameter that a name means in a scope of template parameters: itself, its depth and index, and whether
    /// it is a pack.
    fn parameter_named(&self, scope: ScopeId, name: Name) -> Option<(EntityId, u16, u16, bool)> {
        let (_, binding) = self.program.bindings(scope, name).next()?;
        let entity = binding.entity;
        match self.program.entities[entity].kind {
            EntityKind::TypeParameter(ty) => match self.program.structure(ty) {
                Type::TemplateParameter { depth, index, is_pack } => Some((entity, depth, index, is_pack)),
                _ => None,
            },
            EntityKind::ValueParameter(variable) => {
                let &(depth, index) = self.value_parameters.get(&entity)?;
                Some((entity, depth, index, self.program.variables[variable].flags.contains(VariableFlags::PACK)))
            }
            EntityKind::Template(template) => {
                let (depth, index) = self.program.templates[template].parameter?;
                Some((entity, depth, index, self.program.entities[entity].flags.contains(EntityFlags::PACK)))
            }
            _ => None,
        }
    }

    /// A scope of a pattern, that of its template parameters or of its function parameters, with the parameters of the head
    /// bound.
    pub(crate) fn bound_scope(&mut self, scope: ScopeId, with: &Substitution<'_>) -> Substituted<ScopeId> {
        if scope == with.head.scope {
            return self.bind_elements(with).or_trouble();
        }
        let entry = &self.program.scopes[scope];
        if entry.kind != ScopeKind::FunctionParameters || entry.parent != Some(with.head.scope) {
            return Err(Trouble::unknown());
        }
        let outer = self.bind_elements(with).or_trouble()?;
        self.bound_function_parameters(outer, with, None)
    }

    /// A scope inside of another with the parameters of the function template's pattern; for an expression in its type,
    /// those of a list that the expression names.
    fn bound_function_parameters(
        &mut self,
        outer: ScopeId,
        with: &Substitution<'_>,
        expression: Option<(cufe_il::ExpressionId, ScopeId)>,
    ) -> Substituted<ScopeId> {
        let declaration = with.function.and_then(|function| self.program.functions[function].first_declaration);
        let names = expression.map(|(expression, _)| self.names_in(expression));
        let lambda = with.function.and_then(|function| self.lambda_of(function));
        // A list inside of another, as that of a pointer to a function, is no function's.
        let is_inner = expression.is_some_and(|(_, list)| {
            let parent = self.program.scopes[list].parent;
            parent.is_some_and(|parent| self.program.scopes[parent].kind == ScopeKind::FunctionParameters)
        });
        let entities = |list: &[cufe_il::ParameterDeclaration]| -> Vec<EntityId> {
            list.iter().map(|parameter| self.program.variables[parameter.variable].entity).collect()
        };
        let (own, parameters) = match (declaration, expression) {
            (Some(declaration), _) if !is_inner => {
                let entry = &self.program.function_declarations[declaration];
                (entry.parameter_scope, entities(&entry.parameter_list))
            }
            (None, _) if !is_inner && let Some(lambda) = lambda.and_then(|index| self.program.lambdas.get(index)) => {
                (lambda.scope, entities(&lambda.parameter_list))
            }
            (_, Some((_, list))) => {
                let names = names.iter().flatten();
                let bound = names.filter_map(|&name| Some(self.program.bindings(list, name).next()?.1.entity));
                (list, bound.collect())
            }
            (_, None) => return Err(Trouble::unknown()),
        };
        // The type of a parameter that asks for itself has none.
        if let Some((expression, _)) = expression {
            if self.instances.binding.contains(&expression) {
                return Err(Trouble::unknown());
            }
            self.instances.binding.push(expression);
        }
        let result = self.bound_named_parameters(outer, with, own, &parameters, names);
        if expression.is_some() {
            self.instances.binding.pop();
        }
        result
    }

    fn bound_named_parameters(
        &mut self,
        outer: ScopeId,
        with: &Substitution<'_>,
        own: ScopeId,
        parameters: &[EntityId],
        names: Option<Vec<Name>>,
    ) -> Substituted<ScopeId> {
        let entity = self.program.scopes[own].entity;
        let inner = self.program.add_scope(ScopeKind::FunctionParameters, outer, entity);
        // The types that deduction sees, without placeholders.
        let invented = with.function.and_then(|function| self.program.invented_types.get(&function));
        let invented = invented.and_then(|&ty| self.program.as_function(ty)).map(|ty| ty.parameters.clone());
        for (position, &parameter) in parameters.iter().enumerate() {
            let entry = &self.program.entities[parameter];
            let (name, token) = (entry.name, entry.token);
            let Some(variable) = self.program.variable_of(parameter) else { continue };
            if name == Name::UNNAMED || names.as_ref().is_some_and(|names| !names.contains(&name)) {
                continue;
            }
            let own_type = self.program.variables[variable].ty;
            let invented = invented.as_ref().and_then(|types| types.get(position).copied());
            // The adjusted type stands for an array, unless there is nothing else.
            let pattern = match self.program.structure(own_type) {
                Type::Expansion(pattern) => pattern,
                _ => own_type,
            };
            let ty = invented.filter(|_| self.program.has_placeholder(pattern)).unwrap_or(own_type);
            let bound = match self.program.structure(ty) {
                Type::Expansion(pattern) => match with.element {
                    Some(_) => {
                        let ty = match self.substituted(pattern, with) {
                            Ok(ty) => ty,
                            Err(trouble) if names.is_some() => return Err(trouble),
                            Err(_) => continue,
                        };
                        self.new_variable(name, ty, inner, token, VariableFlags::PARAMETER, false)
                    }
                    None => {
                        let types = self.expanded(pattern, with)?;
                        let elements = types
                            .into_iter()
                            .map(|ty| {
                                let flags = VariableFlags::PARAMETER;
                                TemplateArgument::Entity(self.new_variable(name, ty, inner, token, flags, false))
                            })
                            .collect();
                        let list = self.program.intern_arguments(elements);
                        let flags = VariableFlags::PARAMETER | VariableFlags::PACK;
                        let pack =
                            self.new_variable(name, self.program.variables[variable].ty, inner, token, flags, false);
                        self.instances.packs.insert(pack, list);
                        pack
                    }
                },
                _ => {
                    let ty = match self.substituted(ty, with) {
                        Ok(ty) => ty,
                        Err(trouble) if names.is_some() => return Err(trouble),
                        Err(_) => continue,
                    };
                    self.new_variable(name, ty, inner, token, VariableFlags::PARAMETER, false)
                }
            };
            self.program.bind(inner, name, bound, token, false);
        }
        Ok(inner)
    }

    /// The arguments; inside an expansion, of packs their element.
    fn arguments_of_element(&self, with: &Substitution<'_>) -> Vec<TemplateArgument> {
        let element_of = |&argument: &TemplateArgument| match (argument, with.element) {
            (TemplateArgument::Pack(list), Some(element)) => {
                self.program.arguments(list).get(element).copied().unwrap_or(argument)
            }
            _ => argument,
        };
        with.arguments.iter().map(element_of).collect()
    }

    /// The parameters bound; inside an expansion packs are bound to their elements.
    fn bind_elements(&mut self, with: &Substitution<'_>) -> Option<ScopeId> {
        let arguments = self.arguments_of_element(with);
        self.bind_parameters(with.head, &arguments)
    }

    /// The specialization of a template for arguments, as a type: of an alias template its target.
    pub(crate) fn specialization(&mut self, template: EntityId, arguments: ArgumentsId) -> Substituted<TypeId> {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return Err(Trouble::unknown()) };
        if self.template_satisfaction(id, arguments) == super::Satisfaction::Unsatisfied {
            return Err(Trouble::Failed);
        }
        let ty = self.specialization_type(template, arguments, Program::GLOBAL_SCOPE);
        if self.program.templates[id].kind == TemplateKind::Alias
            && self.is_dependent_type(ty)
            && !self.are_dependent(arguments)
        {
            return match self.instances.failed_aliases.contains(&ty) {
                true => Err(Trouble::Failed),
                false => Err(Trouble::unknown()),
            };
        }
        if ty == Program::UNKNOWN { Err(Trouble::unknown()) } else { Ok(ty) }
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
        if found.specialization.is_some() || found.is_dependent && found.entities.is_empty() {
            return Err(Trouble::unknown());
        }
        let Some(template) = found.template_entity(&self.program) else {
            let is_no_template = found.entities.iter().all(|&entity| self.is_no_template(entity));
            let is_known = !found.entities.is_empty() || self.is_known_qualifier(qualifier);
            return Err(if is_known && is_no_template { Trouble::Failed } else { Trouble::unknown() });
        };
        if self.is_substituted_accessible(template, qualifier, with) == Some(false) {
            return Err(self.fails(|sema| {
                Report::new(code::INACCESSIBLE_MEMBER, Position::NONE).quoted(sema.entity_name(template))
            }));
        }
        let makes_types = matches!(self.program.entities[template].kind, EntityKind::Template(id)
            if matches!(self.program.templates[id].kind, TemplateKind::Class | TemplateKind::Alias));
        if makes_types { Ok(TemplateArgument::Template(template)) } else { Err(Trouble::Failed) }
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
        if let Some(arguments) = arguments
            && let Some(template) = found.template_entity(&self.program)
            && found.specialization.is_none()
        {
            return self.specialization(template, arguments);
        }
        if arguments.is_some()
            && found.specialization.is_none()
            && !found.is_dependent
            && found.entities.iter().all(|&entity| self.is_no_template(entity))
            && (!found.entities.is_empty() || self.is_known_qualifier(qualifier))
        {
            // What is no template takes no arguments.
            return Err(Trouble::Failed);
        }
        if found.specialization.is_some() || found.is_dependent && found.entities.is_empty() {
            return Err(Trouble::unknown());
        }
        match found.type_entity(&self.program) {
            Some(entity) if self.is_substituted_accessible(entity, qualifier, with) == Some(false) => Err(self
                .fails(|sema| Report::new(code::INACCESSIBLE_MEMBER, Position::NONE).quoted(sema.entity_name(entity)))),
            Some(entity) => {
                let ty = self.type_of_entity(entity).or_trouble()?;
                if self.is_dependent_type(ty) { Err(Trouble::unknown()) } else { Ok(ty) }
            }
            // An incomplete class has no members to name ([expr.prim.id.qual]/1, [temp.deduct.general]/8).
            None if self.is_undefined_class(qualifier) => Err(self
                .fails(|sema| Report::new(code::INCOMPLETE_TYPE, Position::NONE).with(sema.type_argument(qualifier)))),
            None => {
                if !self.is_known_qualifier(qualifier) {
                    return Err(Trouble::unknown());
                }
                Err(self.fails(|sema| {
                    let report = Report::new(code::NO_SUCH_MEMBER, Position::NONE).quoted(sema.name_text(name));
                    report.with(sema.type_argument(qualifier))
                }))
            }
        }
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

    /// `__underlying_type(T)` and its like; of an operand for which it is not known, itself.
    pub fn transformed_type(&mut self, keyword: cufe_base::Symbol, operand: TypeId) -> TypeId {
        let text = self.text(keyword);
        let canonical = self.program.canonical(operand);
        match (text, self.program.written(canonical)) {
            ("__underlying_type", Type::Enum(id)) => {
                return self.program.enums[id].underlying.unwrap_or(Program::builtin(Builtin::UnsignedInt));
            }
            (
                "__remove_reference" | "__remove_reference_t",
                Type::LvalueReference(inner) | Type::RvalueReference(inner),
            ) => return inner,
            _ => {}
        }
        self.program.intern_type(Type::Transform { keyword, operand })
    }
}
