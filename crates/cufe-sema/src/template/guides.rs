//! The guides for deducing the arguments of a class template ([over.match.class.deduct]/1):
//! those that its constructors make, the copy deduction candidate, those that are written, and that of an aggregate. Each
//! is a function template; what can't be expressed as one makes the set partial.

use super::{Satisfaction, Substituted, Substitution, SubstitutionFailure};
use crate::Sema;
use crate::gap::{OrUnknown, Unknown};
use cufe_base::Standard;
use cufe_il::{
    ArgumentsId, ArrayBound, ClassId, EntityId, EntityKind, ExpressionId, FunctionFlags, FunctionId, FunctionType,
    FunctionTypeFlags, Name, NameKind, Profiled, Template, TemplateArgument, TemplateHead, TemplateId, TemplateKind,
    TemplateParameter, TemplateParameterKind, Type, TypeId,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// What is known of a guide.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guide {
    /// Of two that fit equally well the greater one is taken ([over.match.best.general]/2.10 and following).
    pub rank: u8,
    /// How many of the parameters are the class template's: references to them are no forwarding references.
    pub class_parameters: u16,
    /// Constraints that are not those of its head.
    pub(super) constraints: Option<GuideConstraints>,
    /// The constructor template that it is made from, and the class template.
    pub(super) constructor: Option<(TemplateId, EntityId)>,
    /// Of a guide of an alias template: the class template's guide that it is made from, and what stands for the parameters of
    /// that.
    pub(super) origin: Option<(EntityId, ArgumentsId)>,
}

impl Guide {
    fn new(rank: u8, class_parameters: u16) -> Self {
        Self { rank, class_parameters, constraints: None, constructor: None, origin: None }
    }
}

/// The constraints of the guide that a constructor makes ([over.match.class.deduct]/1): the conjunction of those of the class
/// template and of the constructor.
#[derive(Clone, Copy, Debug)]
pub(super) struct GuideConstraints {
    class: TemplateId,
    /// The constructor, where it has a trailing requires-clause: that is asked of the instance's own.
    constructor: Option<EntityId>,
}

const WRITTEN: u8 = 3;
const COPY: u8 = 2;
pub(super) const CONSTRUCTOR: u8 = 1;
const CONSTRUCTOR_TEMPLATE: u8 = 0;

/// The guides of class templates.
#[derive(Default)]
pub struct Guides {
    /// Expressions that initialize a variable and stand in parentheses.
    pub direct: FxHashSet<ExpressionId>,
    /// How many deductions failed in expressions that were read ahead, where that is not reported.
    pub unreported: u32,
    known: FxHashMap<EntityId, Guide>,
    implicit: FxHashMap<TemplateId, GuideSet>,
    /// Those of alias templates, by what they are made of; none where that can't be made.
    pub(super) of_aliases: FxHashMap<(TemplateId, EntityId), Option<EntityId>>,
    /// Aggregate deduction candidates, by the types of their parameters.
    pub(super) aggregates: FxHashMap<(TemplateId, Box<[TypeId]>), EntityId>,
}

impl Guides {
    /// What is known of a guide.
    pub(crate) fn of(&self, entity: EntityId) -> Option<Guide> {
        self.known.get(&entity).copied()
    }

    /// Whether a function template is a guide with constraints that are not those of its head.
    pub(super) fn has_constraints(&self, entity: EntityId) -> bool {
        self.known.get(&entity).is_some_and(|guide| guide.constraints.is_some() || guide.origin.is_some())
    }

    /// Notes what a guide of an alias template is made from, and with what for its parameters.
    pub(super) fn note_origin(&mut self, made: EntityId, guide: EntityId, arguments: ArgumentsId) {
        let constructor = self.of(guide).and_then(|guide| guide.constructor);
        if let Some(known) = self.known.get_mut(&made) {
            known.origin = Some((guide, arguments));
            known.constructor = constructor;
        }
    }
}

/// The guides of a class template.
#[derive(Clone, Debug, Default)]
pub(crate) struct GuideSet {
    /// Functions and function templates.
    pub entities: Vec<EntityId>,
    /// There are more.
    pub is_partial: bool,
}

/// How the types of a class template's members become those of its guides.
pub(super) struct Retyping {
    class: ClassId,
    /// The specialization for its own parameters, which the injected class name means.
    pub(super) own: TypeId,
    depth: u16,
    /// Of a constructor template: its parameters.
    inner: Option<Inner>,
}

/// The parameters of a constructor template in its guide.
struct Inner {
    /// Their depth in the constructor template.
    depth: u16,
    /// How many parameters come before them in the guide.
    offset: u16,
    /// Each as an argument of the guide.
    numbered: Vec<TemplateArgument>,
}

impl Inner {
    fn argument(&self, index: u16) -> Option<TemplateArgument> {
        self.numbered.get(usize::from(index)).copied()
    }
}

impl Sema<'_> {
    /// All guides of a class template, for the elements of an initializer if it can initialize an aggregate.
    pub(crate) fn guides_of(&mut self, template: TemplateId, elements: Option<&[ExpressionId]>) -> GuideSet {
        let mut set = self.implicit_guides(template);
        let entity = self.program.templates[template].entity;
        let entry = &self.program.entities[entity];
        let (scope, name) = (entry.scope, entry.name);
        let NameKind::Identifier(symbol) = name.kind() else { return GuideSet { is_partial: true, ..set } };
        let written: Vec<EntityId> =
            self.program.bindings(scope, Name::deduction_guide(symbol)).map(|(_, binding)| binding.entity).collect();
        let has_written = !written.is_empty();
        for guide in written {
            self.guides.known.insert(guide, Guide::new(WRITTEN, 0));
            set.entities.push(guide);
        }
        // That of an aggregate stands in for those that nobody wrote ([over.match.class.deduct]/1).
        if let Some(elements) = elements.filter(|_| self.since(Standard::Cpp20) && !has_written) {
            let aggregate = self.aggregate_guide(template, elements);
            set.is_partial |= aggregate.is_partial;
            set.entities.extend(aggregate.entities);
        }
        set
    }

    fn implicit_guides(&mut self, template: TemplateId) -> GuideSet {
        let class = self.pattern_class(self.program.templates[template].entity);
        if let Some(class) = class {
            self.read_pattern(class);
        }
        let is_complete = class.is_some_and(|class| self.program.classes[class].is_complete);
        if let Some(class) = class.filter(|_| is_complete) {
            self.read_member_pattern(class);
        }
        // The member templates of instances that are defined outside of the class are read for their own instances only: nobody
        // knows their constructors.
        if class.is_some_and(|class| match is_complete {
            true => self.program.classes[class].scope.is_none(),
            false => self.outside_member_template(class).is_some(),
        }) {
            return GuideSet { is_partial: true, ..GuideSet::default() };
        }
        if let Some(known) = self.guides.implicit.get(&template) {
            return known.clone();
        }
        let mut set = GuideSet::default();
        let Some((class, head, retyping)) = self.retyping(template) else {
            return GuideSet { is_partial: true, ..set };
        };
        let own = retyping.own;
        let mut has_constructor = false;
        if is_complete {
            for entity in self.program.classes[class].functions.clone() {
                if self.program.entities[entity].name == Name::CONSTRUCTOR {
                    has_constructor = true;
                    match self.constructor_guide(entity, &head, &retyping) {
                        Some(guide) => {
                            set.entities.extend(self.guide_without_the_class_around(guide, entity, template))
                        }
                        None => set.is_partial = true,
                    }
                }
            }
        }
        if !has_constructor {
            let guide = self.new_guide(vec![], own, head.clone(), template);
            self.note_guide(guide, CONSTRUCTOR, &head);
            set.entities.push(guide);
        }
        // The type of a member template of an instance depends on the parameters of the class around.
        if self.general_pattern(class, template).is_none() {
            let guide = self.new_guide(vec![own], own, head.clone(), template);
            self.note_guide(guide, COPY, &head);
            set.entities.push(guide);
        }
        if is_complete {
            self.guides.implicit.insert(template, set.clone());
        }
        set
    }

    /// The pattern, the head of its definition with the default arguments of all declarations, and how its types are
    /// rewritten.
    pub(super) fn retyping(&mut self, template: TemplateId) -> Option<(ClassId, TemplateHead, Retyping)> {
        let entry = &self.program.templates[template];
        if entry.kind != TemplateKind::Class || entry.depth != 0 {
            return None;
        }
        let (entity, arguments, depth) = (entry.entity, entry.own_arguments, entry.depth);
        let first = entry.head.clone();
        let class = self.pattern_class(entity)?;
        let mut head = self.program.pattern_heads.get(&class).cloned().unwrap_or_else(|| first.clone());
        if head.parameters.len() != first.parameters.len() {
            return None;
        }
        for (parameter, known) in head.parameters.iter_mut().zip(&first.parameters) {
            parameter.default = parameter.default.or(known.default);
        }
        let own = self.program.intern_type(Type::Specialization { template: entity, arguments });
        Some((class, head, Retyping { class, own, depth, inner: None }))
    }

    pub(super) fn note_guide(&mut self, guide: EntityId, rank: u8, class_head: &TemplateHead) {
        let class_parameters = u16::try_from(class_head.parameters.len()).unwrap_or(u16::MAX);
        self.guides.known.insert(guide, Guide::new(rank, class_parameters));
    }

    /// Whether arguments, one for each parameter, satisfy the constraints of a guide that are not those of its head.
    pub(super) fn guide_satisfaction(&mut self, guide: EntityId, arguments: &[TemplateArgument]) -> Satisfaction {
        let Some(known) = self.guides.of(guide) else { return Satisfaction::Satisfied };
        if let Some(origin) = known.origin {
            return self.satisfaction_of_origin(guide, origin, arguments);
        }
        let Guide { class_parameters, constraints: Some(constraints), .. } = known else {
            return Satisfaction::Satisfied;
        };
        let Some((own, rest)) = arguments.split_at_checked(usize::from(class_parameters)) else {
            return Satisfaction::unknown();
        };
        let Some((_, head, _)) = self.retyping(constraints.class) else { return Satisfaction::unknown() };
        let result = self.head_satisfaction(&head, own);
        match constraints.constructor {
            Some(constructor) => {
                result.and(|| self.constructor_satisfaction(constraints.class, constructor, own, rest))
            }
            None => result,
        }
    }

    /// Whether arguments of an alias template's guide satisfy the constraints of the guide that it is made from
    /// ([over.match.class.deduct]/3.3).
    fn satisfaction_of_origin(
        &mut self,
        made: EntityId,
        (guide, _): (EntityId, ArgumentsId),
        arguments: &[TemplateArgument],
    ) -> Satisfaction {
        let arguments = match self.arguments_of_origin(made, arguments) {
            Ok(arguments) => arguments,
            Err(SubstitutionFailure::IllFormed) => return Satisfaction::Unsatisfied,
            Err(SubstitutionFailure::Unknown) => return Satisfaction::unknown(),
        };
        let EntityKind::Template(id) = self.program.entities[guide].kind else { return Satisfaction::Satisfied };
        let Some(function) = self.program.function_of(guide) else { return Satisfaction::unknown() };
        let head = self.program.templates[id].head.clone();
        let depth = self.program.templates[id].depth;
        let with = Substitution { function: Some(function), ..Substitution::new(&head, depth, &arguments) };
        self.function_template_satisfaction(function, &with)
    }

    /// The arguments of the guide that an alias template's guide is made from.
    fn arguments_of_origin(
        &mut self,
        made: EntityId,
        arguments: &[TemplateArgument],
    ) -> Substituted<Vec<TemplateArgument>> {
        let (_, list) = self.guides.of(made).and_then(|guide| guide.origin).or_substitution_failure()?;
        let EntityKind::Template(id) = self.program.entities[made].kind else {
            return Err(SubstitutionFailure::unknown());
        };
        let entry = &self.program.templates[id];
        let (head, depth) = (entry.head.clone(), entry.depth);
        let with = Substitution::new(&head, depth, arguments);
        let list = self.program.arguments(list).to_vec();
        list.into_iter().map(|argument| self.substituted_argument(argument, &with)).collect()
    }

    /// Whether arguments satisfy the constraints of a constructor of a class template's instance.
    fn constructor_satisfaction(
        &mut self,
        template: TemplateId,
        constructor: EntityId,
        own: &[TemplateArgument],
        rest: &[TemplateArgument],
    ) -> Satisfaction {
        let found = match self.constructor_of_instance(template, constructor, own) {
            Ok(found) => found,
            Err(SubstitutionFailure::IllFormed) => return Satisfaction::Unsatisfied,
            Err(SubstitutionFailure::Unknown) => return Satisfaction::unknown(),
        };
        match self.program.entities[found].kind {
            EntityKind::Template(id) => {
                let Some(function) = self.program.function_of(found) else { return Satisfaction::unknown() };
                let head = self.program.templates[id].head.clone();
                let depth = self.template_depth(id);
                let with = Substitution { function: Some(function), ..Substitution::new(&head, depth, rest) };
                self.function_template_satisfaction(function, &with)
            }
            _ => self.function_satisfaction(found),
        }
    }

    /// The constructor, or constructor template, of the specialization for arguments, one for each parameter, that was made
    /// from one of the class template.
    fn constructor_of_instance(
        &mut self,
        template: TemplateId,
        constructor: EntityId,
        own: &[TemplateArgument],
    ) -> Substituted<EntityId> {
        let mut list = Vec::with_capacity(own.len());
        for &argument in own {
            match argument {
                TemplateArgument::Pack(pack) => list.extend_from_slice(self.program.arguments(pack)),
                argument => list.push(argument),
            }
        }
        let list = self.program.intern_arguments(list);
        let ty = self.specialization(self.program.templates[template].entity, list)?;
        self.complete_type(ty);
        let class =
            self.program.class_of(ty).filter(|&class| self.has_known_members(class)).or_substitution_failure()?;
        // The instance was made of the same text.
        let token = self.program.entities[constructor].token;
        let found = self.program.classes[class].functions.iter().copied().find(|&entity| {
            let entity = &self.program.entities[entity];
            entity.name == Name::CONSTRUCTOR && entity.token == token
        });
        // A partial or explicit specialization has other members: what the constructor names is not among them.
        found.ok_or(SubstitutionFailure::IllFormed)
    }

    /// Of the guide that a constructor template makes, the constructor template of the class for its first arguments, with its
    /// head, its depth and the other arguments. What names members of the class means those of that class, as they are members
    /// of the current instantiation.
    fn constructor_behind_guide(
        &mut self,
        guide: FunctionId,
        arguments: &[TemplateArgument],
    ) -> Substituted<(FunctionId, TemplateHead, u16, Vec<TemplateArgument>)> {
        let template = self.program.entities[self.program.functions[guide].entity].template;
        let entity = template.map(|id| self.program.templates[id].entity).or_substitution_failure()?;
        let known = self.guides.of(entity).or_substitution_failure()?;
        if let Some((origin, _)) = known.origin {
            let guide = self.program.function_of(origin).or_substitution_failure()?;
            let arguments = self.arguments_of_origin(entity, arguments)?;
            return self.constructor_behind_guide(guide, &arguments);
        }
        let (class, constructor) = known.constructor.or_substitution_failure()?;
        let (own, rest) = arguments.split_at_checked(usize::from(known.class_parameters)).or_substitution_failure()?;
        if own.contains(&TemplateArgument::UnknownTemplate) || self.is_any_dependent(own) {
            return Err(SubstitutionFailure::unknown());
        }
        let found = self.constructor_of_instance(class, constructor, own)?;
        let EntityKind::Template(id) = self.program.entities[found].kind else {
            return Err(SubstitutionFailure::unknown());
        };
        let function = self.program.function_of(found).or_substitution_failure()?;
        Ok((function, self.program.templates[id].head.clone(), self.template_depth(id), rest.to_vec()))
    }

    /// The default argument of a parameter of the guide that a constructor template makes, with the arguments before it.
    pub(super) fn default_of_constructor(
        &mut self,
        guide: FunctionId,
        index: usize,
        arguments: &[TemplateArgument],
    ) -> Substituted<TemplateArgument> {
        let (function, head, depth, rest) = self.constructor_behind_guide(guide, arguments)?;
        let index = index.checked_sub(arguments.len() - rest.len()).or_substitution_failure()?;
        let parameter = head.parameters.get(index).or_substitution_failure()?;
        let default = parameter.default.or_substitution_failure()?;
        let with = Substitution { function: Some(function), ..Substitution::new(&head, depth, &rest) };
        self.default_argument(default, parameter.kind, &with)
    }

    /// The type of the guide that a constructor template makes: the parameters of the constructor, and the class.
    pub(super) fn guide_of_constructor(
        &mut self,
        guide: FunctionId,
        arguments: &[TemplateArgument],
    ) -> Substituted<TypeId> {
        let (function, head, depth, rest) = self.constructor_behind_guide(guide, arguments)?;
        let with = Substitution { function: Some(function), ..Substitution::new(&head, depth, &rest) };
        let class = self.class_of_member(function).or_substitution_failure()?;
        let result = self.program.classes[class].ty;
        let ty = self.substituted(self.deducible_type(function), &with)?;
        let ty = self.program.as_function(ty).or_substitution_failure()?.clone();
        Ok(self.program.function_type(FunctionType { result, ..ty }))
    }

    /// The guide that a constructor or constructor template makes; none where it can't be expressed. That of an explicit one
    /// takes part in copy-initialization too, which is ill-formed then (measured).
    fn constructor_guide(&mut self, entity: EntityId, head: &TemplateHead, class: &Retyping) -> Option<EntityId> {
        let function = self.program.function_of(entity)?;
        let template = self.program.classes[class.class].template?;
        let entry = &self.program.functions[function];
        let has_clause = self.program.constraints.contains_key(&entry.entity);
        let mut constraints = has_clause.then_some(GuideConstraints { class: template, constructor: Some(entity) });
        let minimum = entry.minimum_arguments;
        let ty = self.deducible_type(function);
        let (mut head, mut retyping) = (head.clone(), Retyping { inner: None, ..*class });
        let class_head = head.clone();
        let mut rank = CONSTRUCTOR;
        if let EntityKind::Template(inner) = self.program.entities[entity].kind {
            let inner = &self.program.templates[inner];
            if inner.head.requires.is_some() && head.requires.is_some() {
                constraints.get_or_insert(GuideConstraints { class: template, constructor: None });
                head.requires = None;
            }
            let offset = u16::try_from(head.parameters.len()).ok()?;
            let depth = inner.depth;
            rank = CONSTRUCTOR_TEMPLATE;
            let inner = inner.head.clone();
            head.scope = inner.scope;
            head.requires = head.requires.or(inner.requires);
            let (mut parameters, mut numbered) = (Vec::new(), Vec::new());
            for parameter in &inner.parameters {
                let index = u16::try_from(head.parameters.len() + parameters.len()).ok()?;
                let (parameter, argument) = self.renumbered_parameter(parameter, class.depth, index)?;
                parameters.push(parameter);
                numbered.push(argument);
            }
            retyping.inner = Some(Inner { depth, offset, numbered });
            for parameter in parameters {
                let parameter = self.retyped_parameter(parameter, &retyping)?;
                head.parameters.push(parameter);
            }
        }
        let function_type = self.program.as_function(ty)?.clone();
        let is_variadic = function_type.flags.contains(FunctionTypeFlags::VARIADIC);
        let mut parameters = Vec::with_capacity(function_type.parameters.len());
        for parameter in function_type.parameters {
            parameters.push(self.retyped(parameter, &retyping)?);
        }
        if has_clause {
            head.requires = None;
            for parameter in &mut head.parameters {
                parameter.constraint = None;
            }
        }
        let guide = self.new_guide(parameters, class.own, head, template);
        let function = self.program.function_of(guide)?;
        self.program.functions[function].minimum_arguments = minimum;
        if is_variadic {
            let mut ty = self.program.as_function(self.program.functions[function].ty)?.clone();
            ty.flags |= FunctionTypeFlags::VARIADIC;
            self.program.functions[function].ty = self.program.function_type(ty);
        }
        self.note_guide(guide, rank, &class_head);
        if let Some(known) = self.guides.known.get_mut(&guide) {
            known.constraints = constraints;
            known.constructor = (rank == CONSTRUCTOR_TEMPLATE).then_some((template, entity));
        }
        Some(guide)
    }

    /// A function template that nothing names.
    pub(super) fn new_guide(
        &mut self,
        parameters: Vec<TypeId>,
        result: TypeId,
        head: TemplateHead,
        class: TemplateId,
    ) -> EntityId {
        let entry = &self.program.templates[class];
        let depth = entry.depth;
        let entity = &self.program.entities[entry.entity];
        let (name, scope, token) = (entity.name, entity.scope, entity.token);
        let ty = self.program.function_type(FunctionType {
            result,
            parameters,
            flags: FunctionTypeFlags::TRAILING_RETURN,
            specification: None,
        });
        let pattern = self.new_function(name, ty, scope, token, FunctionFlags::IMPLICIT);
        let id = self.program.templates.next_id();
        let entity = self.new_entity(EntityKind::Template(id), name, scope, token);
        self.program.templates.push(Template {
            pattern: Some(pattern),
            is_defined: true,
            depth,
            ..Template::new(entity, TemplateKind::Function, head)
        });
        self.program.entities[pattern].template = Some(id);
        entity
    }

    fn retyped_parameter(&mut self, mut parameter: TemplateParameter, how: &Retyping) -> Option<TemplateParameter> {
        match parameter.kind {
            TemplateParameterKind::Type | TemplateParameterKind::Template => {}
            TemplateParameterKind::Value(ty) => {
                parameter.kind = TemplateParameterKind::Value(self.retyped(ty, how)?);
            }
        }
        if let Some(default) = parameter.default {
            parameter.default = Some(self.retyped_argument(default, how)?);
        }
        Some(parameter)
    }

    fn retyped_argument(&mut self, argument: TemplateArgument, how: &Retyping) -> Option<TemplateArgument> {
        Some(match argument {
            TemplateArgument::Type(ty) => TemplateArgument::Type(self.retyped(ty, how)?),
            TemplateArgument::Expansion(ty) => TemplateArgument::Expansion(self.retyped(ty, how)?),
            TemplateArgument::Template(entity) => match self.number_of_template_parameter(entity) {
                Some((depth, index)) if depth != how.depth => {
                    return how.inner.as_ref().filter(|inner| inner.depth == depth)?.argument(index);
                }
                _ => argument,
            },
            TemplateArgument::Expression(profiled) => {
                TemplateArgument::Expression(self.renumbered_expression(profiled, how).unwrap_or(profiled))
            }
            TemplateArgument::MemberTemplate { qualifier, name } => {
                TemplateArgument::MemberTemplate { qualifier: self.retyped(qualifier, how)?, name }
            }
            TemplateArgument::UnknownTemplate | TemplateArgument::Pack(_) => return None,
            argument => argument,
        })
    }

    /// What stands for a value parameter of a constructor template, or for the expansion of one, in the guide. None for other
    /// expressions.
    fn renumbered_expression(&self, profiled: Profiled, how: &Retyping) -> Option<Profiled> {
        let inner = how.inner.as_ref()?;
        let pattern = self.expanded_expression(profiled);
        let named = pattern.unwrap_or(profiled);
        let index = self.value_parameter_index(named.expression, inner.depth)?;
        let TemplateArgument::Expression(numbered) = inner.argument(index)? else { return None };
        match pattern {
            Some(_) => Some(numbered),
            None => Some(self.expanded_expression(numbered).unwrap_or(numbered)),
        }
    }

    fn retyped_arguments(&mut self, arguments: ArgumentsId, how: &Retyping) -> Option<ArgumentsId> {
        let list = self.program.arguments(arguments).to_vec();
        let mut result = Vec::with_capacity(list.len());
        for argument in list {
            result.push(self.retyped_argument(argument, how)?);
        }
        Some(self.program.intern_arguments(result))
    }

    /// A type of a member as the guide has it: the injected class name is a specialization, and the parameters of a
    /// constructor template come behind those of the class. Expressions are left; they name parameters, and are read again.
    pub(super) fn retyped(&mut self, ty: TypeId, how: &Retyping) -> Option<TypeId> {
        if !self.is_dependent_type(ty) {
            return Some(ty);
        }
        stacker::maybe_grow(cufe_base::limits::STACK_RED_ZONE, cufe_base::limits::STACK_SEGMENT, || {
            self.retyped_parts(ty, how)
        })
    }

    fn retyped_parts(&mut self, ty: TypeId, how: &Retyping) -> Option<TypeId> {
        let made = match self.program.structure(ty) {
            Type::Class(class) if class == how.class => return Some(how.own),
            Type::Class(class) => return self.retyped_member(self.program.classes[class].entity, None, how),
            Type::Enum(id) => return self.retyped_member(self.program.enums[id].entity, None, how),
            Type::TemplateParameter { depth, index, is_pack } => match &how.inner {
                _ if depth == how.depth => return Some(ty),
                Some(inner) if inner.depth == depth => {
                    Type::TemplateParameter { depth: how.depth, index: index.checked_add(inner.offset)?, is_pack }
                }
                _ => return None,
            },
            Type::Pointer(inner) => Type::Pointer(self.retyped(inner, how)?),
            Type::LvalueReference(inner) => Type::LvalueReference(self.retyped(inner, how)?),
            Type::RvalueReference(inner) => Type::RvalueReference(self.retyped(inner, how)?),
            Type::Expansion(inner) => Type::Expansion(self.retyped(inner, how)?),
            Type::Complex(inner) => Type::Complex(self.retyped(inner, how)?),
            Type::Qualified(qualifiers, inner) => {
                let inner = self.retyped(inner, how)?;
                return Some(self.program.qualified(inner, qualifiers));
            }
            Type::Vector { element, bytes } => Type::Vector { element: self.retyped(element, how)?, bytes },
            Type::DependentVector { element, bytes } => {
                let bytes = self.renumbered_expression(bytes, how).unwrap_or(bytes);
                Type::DependentVector { element: self.retyped(element, how)?, bytes }
            }
            Type::MemberPointer { class, member } => {
                Type::MemberPointer { class: self.retyped(class, how)?, member: self.retyped(member, how)? }
            }
            Type::Array { element, bound } => {
                let bound = match bound {
                    ArrayBound::Expression(profiled) => {
                        ArrayBound::Expression(self.renumbered_expression(profiled, how).unwrap_or(profiled))
                    }
                    bound => bound,
                };
                Type::Array { element: self.retyped(element, how)?, bound }
            }
            Type::Function(function) => {
                let function = self.program.function_type_data(function).clone();
                let result = self.retyped(function.result, how)?;
                let mut parameters = Vec::with_capacity(function.parameters.len());
                for &parameter in &function.parameters {
                    parameters.push(self.retyped(parameter, how)?);
                }
                return Some(self.program.function_type(FunctionType { result, parameters, ..function }));
            }
            Type::Specialization { template, arguments } => {
                if self.home_of_member(template).is_some_and(|home| self.program.classes[home].is_dependent) {
                    // A member alias that does not name all of its parameters is its target here; what its arguments make
                    // ill-formed is found in the constructor's own type.
                    if let Some(target) = self.member_alias_target(template, arguments) {
                        return self.retyped(target, how);
                    }
                    let arguments = self.retyped_arguments(arguments, how)?;
                    return self.retyped_member(template, Some(arguments), how);
                }
                let renamed = self.retyped_argument(TemplateArgument::Template(template), how)?;
                let TemplateArgument::Template(template) = renamed else { return None };
                Type::Specialization { template, arguments: self.retyped_arguments(arguments, how)? }
            }
            Type::DependentName { qualifier, name, arguments } => {
                let qualifier = self.retyped(qualifier, how)?;
                let arguments = match arguments {
                    Some(arguments) => Some(self.retyped_arguments(arguments, how)?),
                    None => None,
                };
                Type::DependentName { qualifier, name, arguments }
            }
            Type::Transform { keyword, operand } => Type::Transform { keyword, operand: self.retyped(operand, how)? },
            Type::Decltype(_) => return Some(ty),
            _ => return None,
        };
        Some(self.program.intern_type(made))
    }

    /// A class, enumeration or specialization of a class template that is a member of the class template, or of a member class
    /// of it: a member of the current instantiation, which is one of the class that is deduced.
    fn retyped_member(&mut self, member: EntityId, arguments: Option<ArgumentsId>, how: &Retyping) -> Option<TypeId> {
        let home = self.home_of_member(member)?;
        let qualifier = self.retyped(self.program.classes[home].ty, how)?;
        let name = self.program.entities[member].name;
        (name != Name::UNNAMED).then(|| self.program.intern_type(Type::DependentName { qualifier, name, arguments }))
    }

    /// The type that a guide's specialization makes.
    pub(crate) fn guided_type(&self, function: TypeId) -> Option<TypeId> {
        self.program.as_function(function).map(|function| function.result)
    }

    /// Whether a guide takes a braced list as a whole: its first parameter is a `std::initializer_list`.
    pub(crate) fn is_list_guide(&self, guide: EntityId) -> bool {
        self.is_list_constructor(guide)
    }
}
