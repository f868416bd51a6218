//! The address of an overloaded function ([over.over]): names of functions that are
//! operands and not called, and which function of a set a target type chooses.

use super::{Candidate, Verdict};
use crate::Sema;
use crate::build::Extent;
use crate::class::BaseRelation;
use crate::conversion::{Sequence, Specialized};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::initialization::Purpose;
use crate::overload::Deduction;
use cufe_base::Standard;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, Expression, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags,
    FunctionId, FunctionTypeFlags, NameKind, Program, Type, TypeId, UnaryOperator, ValueCategory,
};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

/// A name of functions as an operand, whose meaning the place where it stands must decide: `f`, `&f`, `&C::f`, `o.f`.
#[derive(Clone, Debug)]
pub(crate) struct FunctionSet {
    pub(super) candidates: SmallVec<[EntityId; 8]>,
    /// Explicit template arguments.
    arguments: Option<ArgumentsId>,
    /// The expression that is the name.
    name: ExpressionId,
    /// It has the form of a pointer to member: `&C::f` ([expr.unary.op]/4).
    is_qualified_address: bool,
    /// `&` stands before it.
    pub(crate) is_address: bool,
    /// `o.f`, which can only be called.
    pub(crate) is_bound: bool,
}

impl FunctionSet {
    /// The expression that is the name.
    pub(crate) fn name(&self) -> ExpressionId {
        self.name
    }

    /// It has the form of a pointer to member, or names a member of an object.
    pub(crate) fn names_member(&self) -> bool {
        self.is_qualified_address || self.is_bound
    }

    /// The functions and function templates.
    pub(crate) fn functions(&self) -> &[EntityId] {
        &self.candidates
    }
}

/// A function of a set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChosenAddress {
    pub(crate) entity: EntityId,
    pub(crate) function: FunctionId,
    /// The function's type, that of a template with its arguments.
    pub(crate) ty: TypeId,
    /// Of a template: its arguments, one for each parameter.
    pub(crate) deduced: Option<ArgumentsId>,
}

/// What a set of functions means.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Address {
    /// This function.
    One(ChosenAddress),
    /// None fits.
    None,
    /// Several fit equally well.
    Several,
    /// Nobody can tell.
    Unknown,
}

impl Sema<'_> {
    /// The set of functions that an expression names; none for one function that is no template and no non-static member,
    /// which is a value like others.
    pub(crate) fn function_set(&self, expression: ExpressionId) -> Option<FunctionSet> {
        let mut name = self.without_parentheses(expression);
        let mut is_address = false;
        let mut is_direct = false;
        if let ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } = self.expression(name).kind {
            is_address = true;
            name = self.without_parentheses(operand);
            is_direct = name == operand;
        }
        let entry = self.expression(name);
        // A pointer to member was made of it before.
        let is_settled = matches!(self.program.written(self.expression(expression).ty), Type::MemberPointer { .. });
        if is_settled || entry.flags.contains(ExpressionFlags::TYPE_DEPENDENT) {
            return None;
        }
        let is_qualified_address = is_direct && self.reader.holds(entry.first..entry.last, &[TokenKind::ColonColon]);
        let mut set = FunctionSet {
            candidates: SmallVec::new(),
            arguments: None,
            name,
            is_qualified_address,
            is_address,
            is_bound: false,
        };
        match entry.kind {
            ExpressionKind::Name { entity, arguments } => {
                match self.program.entities[entity].kind {
                    EntityKind::Function(function) if self.is_non_static_member(function) && !is_qualified_address => {}
                    EntityKind::Template(_) if entry.ty == Program::UNKNOWN && self.only_functions(&[entity]) => {}
                    _ => return None,
                }
                set.candidates.push(entity);
                set.arguments = arguments;
            }
            ExpressionKind::Overloads { candidates, arguments } => {
                let mut seen = cufe_base::Seen::default();
                for &entity in self.program.entity_list(candidates) {
                    // The type that a conversion function converts to is not kept with its name.
                    if matches!(self.program.entities[entity].name.kind(), cufe_il::NameKind::Conversion) {
                        return None;
                    }
                    if seen.is_new(&set.candidates, entity) {
                        set.candidates.push(entity);
                    }
                }
                // Of members of the current instantiation the instances tell which one is meant.
                let is_open = |&entity: &EntityId| {
                    self.home_class(entity).is_some_and(|home| self.program.classes[home].is_dependent)
                };
                if !self.only_functions(&set.candidates) || set.candidates.iter().any(is_open) {
                    return None;
                }
                set.arguments = arguments;
            }
            ExpressionKind::Member { object, member, is_arrow, arguments } => {
                // What is known of the members of specializations is not all.
                if self.is_open(object) || !self.only_functions(&[member]) {
                    return None;
                }
                let object_type = match (is_arrow, self.value_structure(self.expression(object).ty)) {
                    (false, Type::Class(_)) => self.expression(object).ty,
                    (true, Type::Pointer(inner)) => inner,
                    _ => return None,
                };
                let class = self.program.class_of(object_type)?;
                let home = self.class_of_member(self.program.function_of(member)?);
                if self.is_dependent_type(object_type)
                    || home.is_some_and(|home| self.program.classes[home].is_dependent)
                {
                    return None;
                }
                let found = self.lookup_in_class(class, self.program.entities[member].name, u32::MAX);
                set.candidates = match found.entities.contains(&member) {
                    true => found.entities.iter().copied().collect(),
                    false => SmallVec::from_slice(&[member]),
                };
                if !self.only_functions(&set.candidates) {
                    return None;
                }
                // A static member is a value like others unless it is overloaded (measured).
                set.is_bound = match set.candidates.as_slice() {
                    &[only] => self.is_non_static_member(self.program.function_of(only)?),
                    _ => true,
                };
                if !set.is_bound {
                    return None;
                }
                set.arguments = arguments;
            }
            _ => return None,
        }
        Some(set)
    }

    /// The canonical type of a specialization with what its exception specification is for these arguments, part of the type that its
    /// address has ([except.spec]/13).
    fn specialized_address_type(
        &mut self,
        template: EntityId,
        function: FunctionId,
        arguments: ArgumentsId,
        ty: TypeId,
    ) -> TypeId {
        let is_open = self.program.functions[function].flags.contains(FunctionFlags::OPEN_SPECIFICATION);
        let specialized = Specialized { template, arguments, ty };
        let ty = match is_open.then(|| self.specialized_with_specification(function, Some(specialized))).flatten() {
            Some(instance) => self.with_known_specification(instance, ty),
            None => ty,
        };
        self.program.canonical(ty)
    }

    /// The type of a function, whose exception specification is read if that was put off.
    pub(crate) fn with_known_specification(&mut self, function: FunctionId, ty: TypeId) -> TypeId {
        let may_throw_nothing = FunctionFlags::EXCEPTION_SPECIFICATION | FunctionFlags::IMPLICIT;
        let is_asked = self.program.functions[function].flags.intersects(may_throw_nothing);
        if !self.since(Standard::Cpp17) || !is_asked || self.is_nothrow_function(function) != Some(true) {
            return ty;
        }
        let Some(mut function_type) = self.program.as_function(ty).cloned() else { return ty };
        function_type.flags |= FunctionTypeFlags::NOEXCEPT;
        function_type.specification = None;
        self.program.function_type(function_type)
    }

    /// The type of a function that may be meant; none where it is not known.
    fn address_type_of(&mut self, function: FunctionId) -> Option<TypeId> {
        self.read_body_for_result(function);
        let ty = self.with_known_specification(function, self.program.functions[function].ty);
        let ty = self.program.canonical(ty);
        let result = self.program.as_function(ty)?.result;
        let has_placeholder = matches!(
            self.program.structure(result),
            Type::Auto | Type::DecltypeAuto | Type::Unknown | Type::DeducedTemplate(_)
        );
        (!has_placeholder && !self.is_dependent_type(ty)).then_some(ty)
    }

    /// The function that a set means without a target type: the only one, or the only specialization that a template-id
    /// identifies ([temp.arg.explicit]/4).
    pub(crate) fn identify_address(&mut self, set: &FunctionSet) -> Address {
        if set.arguments.is_none() {
            return match set.candidates.as_slice() {
                &[entity] => match self.program.entities[entity].kind {
                    EntityKind::Function(function) => match self.address_type_of(function) {
                        Some(ty) => Address::One(ChosenAddress { entity, function, ty, deduced: None }),
                        None => Address::Unknown,
                    },
                    _ => Address::Several,
                },
                _ => Address::Several,
            };
        }
        self.fitting_templates(&set.candidates, set.arguments, None, |_, _| Some(true))
    }

    /// The function of a set whose type is that of the target: a function type, and the class of a pointer to member.
    pub(crate) fn select_address(&mut self, set: &FunctionSet, target: TypeId, class: Option<TypeId>) -> Address {
        let target = self.program.canonical(target);
        let mut found: Option<ChosenAddress> = None;
        let mut is_unknown = false;
        if set.arguments.is_none() {
            for &entity in &set.candidates {
                let EntityKind::Function(function) = self.program.entities[entity].kind else { continue };
                match self.can_point_to(function, class) {
                    Some(true) => {}
                    Some(false) => continue,
                    None => {
                        is_unknown = true;
                        continue;
                    }
                }
                let Some(ty) = self.address_type_of(function) else {
                    is_unknown = true;
                    continue;
                };
                if ty == target || self.removes_noexcept(ty, target) {
                    match &found {
                        Some(other) if self.is_same_c_function(other.entity, entity) => continue,
                        Some(_) => return Address::Several,
                        None => {}
                    }
                    found = Some(ChosenAddress { entity, function, ty, deduced: None });
                }
            }
        }
        match found {
            Some(chosen) => Address::One(chosen),
            None if is_unknown => Address::Unknown,
            None => self.fitting_templates(&set.candidates, set.arguments, Some(target), |sema, function| {
                sema.can_point_to(function, class)
            }),
        }
    }

    /// Whether a function is a non-static member of the class (or a base of it), or without one no non-static member.
    fn can_point_to(&mut self, function: FunctionId, class: Option<TypeId>) -> Option<bool> {
        let is_member = self.is_non_static_member(function);
        let Some(class) = class else { return Some(!is_member) };
        let home = self.class_of_member(function)?;
        let home = self.program.canonical(self.program.classes[home].ty);
        let class = self.program.canonical(class);
        Some(
            is_member
                && (home == class
                    || match self.base_relation(class, home) {
                        BaseRelation::Yes(_) => true,
                        BaseRelation::No => false,
                        BaseRelation::Unknown => return None,
                    }),
        )
    }

    /// The most specialized of the templates of a set that have a specialization of the target type, or with explicit
    /// arguments only.
    pub(crate) fn fitting_templates(
        &mut self,
        candidates: &[EntityId],
        arguments: Option<ArgumentsId>,
        target: Option<TypeId>,
        mut accepts: impl FnMut(&mut Self, FunctionId) -> Option<bool>,
    ) -> Address {
        let mut fitting: Vec<Candidate> = Vec::new();
        let mut is_unknown = false;
        for &entity in candidates {
            if !self.program.entities[entity].kind.is_template() {
                continue;
            }
            let Some(function) = self.program.function_of(entity) else { return Address::Unknown };
            match accepts(self, function) {
                Some(true) => {}
                Some(false) => continue,
                None => return Address::Unknown,
            }
            let (ty, deduced) = match self.deduce_address(entity, arguments, target) {
                Deduction::Deduced(ty, arguments) => (self.program.canonical(ty), arguments),
                Deduction::Failed(_) => continue,
                Deduction::Unknown => {
                    is_unknown = true;
                    continue;
                }
            };
            if let Some(target) = target
                && ty != target
                && !self.removes_noexcept(ty, target)
                && self.specialized_address_type(entity, function, deduced, ty) != target
            {
                is_unknown |= self.is_dependent_type(ty);
                continue;
            }
            let count = self.program.as_function(ty).map_or(0, |ty| ty.parameters.len());
            fitting.push(Candidate {
                entity,
                function: Some(self.specialized_function(entity, deduced).unwrap_or(function)),
                is_template: true,
                is_builtin: false,
                ty: Some(ty),
                deduced: Some(deduced),
                object: None,
                conversions: SmallVec::from_elem(Sequence::Unknown, count),
                verdict: Verdict::Viable,
                is_rewritten: false,
                is_reversed: false,
                begins_with_object: false,
            });
        }
        if is_unknown {
            return Address::Unknown;
        }
        let best = match fitting.len() {
            0 => return Address::None,
            1 => 0,
            _ if target.is_none() => return Address::Several,
            count => {
                let mut best = None;
                for index in 0..count {
                    let mut is_best = true;
                    for other in 0..count {
                        if other == index {
                            continue;
                        }
                        match self.is_more_specialized(&fitting[index], &fitting[other]) {
                            Some(true) => {}
                            Some(false) => is_best = false,
                            None => return Address::Unknown,
                        }
                    }
                    if is_best {
                        best = Some(index);
                    }
                }
                match best {
                    Some(best) => best,
                    None => return Address::Several,
                }
            }
        };
        let chosen = &fitting[best];
        match (chosen.function, chosen.ty, chosen.deduced) {
            (Some(function), Some(ty), deduced) => {
                let entity = chosen.entity;
                let ty = match (self.program.function_of(entity), deduced) {
                    (Some(pattern), Some(arguments)) => self.specialized_address_type(entity, pattern, arguments, ty),
                    _ => ty,
                };
                Address::One(ChosenAddress { entity, function, ty, deduced })
            }
            _ => Address::Unknown,
        }
    }

    /// The types of the functions of a set, of members those of pointers to them; `None` where templates are among them whose
    /// arguments are not all explicit.
    pub(crate) fn types_of_set(&mut self, set: &FunctionSet, of_members: bool) -> Option<Vec<TypeId>> {
        let mut types = Vec::new();
        for &entity in &set.candidates {
            let function = self.program.function_of(entity)?;
            if self.is_non_static_member(function) != of_members {
                continue;
            }
            let member = match self.program.entities[entity].kind {
                EntityKind::Function(_) if set.arguments.is_some() => continue,
                EntityKind::Function(_) => self.address_type_of(function)?,
                _ => {
                    let arguments = set.arguments?;
                    match self.deduce_address(entity, Some(arguments), None) {
                        Deduction::Deduced(ty, arguments) => {
                            self.specialized_address_type(entity, function, arguments, ty)
                        }
                        Deduction::Failed(_) if self.are_all_given(entity, arguments) => continue,
                        Deduction::Failed(_) | Deduction::Unknown => return None,
                    }
                }
            };
            types.push(match self.class_of_member(function).filter(|_| of_members) {
                Some(class) => {
                    let class = self.program.classes[class].ty;
                    self.program.intern_type(Type::MemberPointer { class, member })
                }
                None => member,
            });
        }
        Some(types)
    }

    /// Whether a list has an argument for each parameter of a template.
    fn are_all_given(&self, template: EntityId, arguments: ArgumentsId) -> bool {
        matches!(self.program.entities[template].kind, EntityKind::Template(id)
            if self.program.arguments(arguments).len() >= self.program.templates[id].head.parameters.len())
    }

    /// The function type, and for pointers to members the class, that a canonical target type asks for.
    pub(crate) fn address_target(&self, ty: TypeId) -> Option<(TypeId, Option<TypeId>)> {
        let bare = self.program.unqualified(ty).0;
        let (function, class) = match self.program.written(bare) {
            Type::Pointer(inner) => (inner, None),
            Type::MemberPointer { class, member } => (member, Some(class)),
            Type::Function(_) => (bare, None),
            _ => return None,
        };
        matches!(self.program.written(function), Type::Function(_)).then_some((function, class))
    }

    /// Notes that a set of functions initializes something of a type, after the conversion was found possible.
    pub(crate) fn apply_address(&mut self, expression: ExpressionId, set: &FunctionSet, ty: TypeId) {
        let ty = self.program.canonical(self.program.non_reference(ty));
        let Some((target, class)) = self.address_target(ty) else { return self.settle_address(expression) };
        if let Address::One(chosen) = self.select_address(set, target, class) {
            self.name_address(expression, set, &chosen);
        }
    }

    /// The specialization that was chosen: of a template the explicit one, or the instance that is made for it; `None` where
    /// it can't be made.
    pub(crate) fn specialization_of_chosen(&mut self, chosen: &ChosenAddress) -> Option<FunctionId> {
        let (Some(arguments), EntityKind::Template(template)) =
            (chosen.deduced, self.program.entities[chosen.entity].kind)
        else {
            return Some(chosen.function);
        };
        if self.are_dependent(arguments) || self.is_in_pattern() {
            return None;
        }
        match self.explicit_function(template, arguments, Some(chosen.ty)) {
            Some(specialized) => specialized,
            None => self.function_instance(template, arguments),
        }
    }

    /// The entity that an operand names: an instance, else the template where none can be made.
    fn entity_of_chosen(&mut self, chosen: &ChosenAddress) -> EntityId {
        match self.specialization_of_chosen(chosen) {
            Some(function) => self.program.functions[function].entity,
            None => chosen.entity,
        }
    }

    /// Makes the name of a set that of the function that it means.
    fn name_chosen(&mut self, set: &FunctionSet, chosen: &ChosenAddress) {
        let entry = self.expression(set.name);
        if let ExpressionKind::Overloads { .. } | ExpressionKind::Name { .. } = entry.kind {
            let entity = self.entity_of_chosen(chosen);
            let kind = ExpressionKind::Name { entity, arguments: set.arguments };
            self.program.expressions[set.name].kind = kind;
        }
        self.program.expressions[set.name].ty = chosen.ty;
        self.program.expressions[set.name].category = ValueCategory::Lvalue;
    }

    /// Makes an operand name the function that it means.
    fn name_address(&mut self, expression: ExpressionId, set: &FunctionSet, chosen: &ChosenAddress) {
        if self.context.speculating > 0 {
            return;
        }
        // Parentheses around the operator are passed.
        let named = if set.is_address { self.without_parentheses(expression) } else { expression };
        let first = self.expression(named).first;
        let is_member = self.is_non_static_member(chosen.function);
        // Which function a name with arguments that depend means is told by an instance.
        let is_open = self.is_in_pattern() && set.arguments.is_some_and(|arguments| self.are_dependent(arguments));
        if is_member && !is_open && !set.is_qualified_address {
            self.report_at(code::POINTER_TO_MEMBER_FORM, first);
        }
        let entry = self.expression(set.name);
        self.name_chosen(set, chosen);
        let token = match set.arguments {
            Some(_) => self.name_before_arguments(set.name, chosen.entity),
            None => entry.last,
        };
        // One function that is named is noted as it is named.
        let is_noted = matches!(entry.kind, ExpressionKind::Name { arguments: None, .. });
        let instance = chosen.deduced.filter(|_| self.options.instantiates_used());
        if let Some(instance) = instance.and_then(|_| self.specialization_of_chosen(chosen)) {
            self.use_function(FunctionUse::new(instance, FunctionUseKind::Address, token));
        } else if !is_noted {
            self.use_function(FunctionUse::new(chosen.function, FunctionUseKind::Address, token));
        }
        let pointer = self.pointer_to_chosen(chosen);
        let (mut outer, mut ty, mut category) = (expression, pointer, ValueCategory::Prvalue);
        if !set.is_address && !is_member {
            (ty, category) = (chosen.ty, ValueCategory::Lvalue);
        }
        // Parentheses around the operand, the operator itself, parentheses inside.
        while outer != set.name || is_member && !set.is_address {
            let entry = &mut self.program.expressions[outer];
            entry.ty = ty;
            entry.category = category;
            outer = match entry.kind {
                ExpressionKind::Parenthesized(inner) => inner,
                ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } => {
                    (ty, category) = (chosen.ty, ValueCategory::Lvalue);
                    operand
                }
                _ => return,
            };
        }
    }

    /// A copy of an expression that names a set of functions.
    pub(crate) fn copy_of_set(&mut self, expression: ExpressionId) -> ExpressionId {
        let Expression { mut kind, ty, category, flags, first, last } = self.expression(expression);
        match &mut kind {
            ExpressionKind::Parenthesized(inner) => *inner = self.copy_of_set(*inner),
            ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } => {
                *operand = self.copy_of_set(*operand);
            }
            _ => {}
        }
        self.build(kind, ty, category, flags, Extent { first, last })
    }

    /// The type of a pointer, or pointer to member, to a function.
    fn pointer_to_chosen(&mut self, chosen: &ChosenAddress) -> TypeId {
        let is_member = self.is_non_static_member(chosen.function);
        match self.class_of_member(chosen.function).filter(|_| is_member) {
            Some(class) => {
                let class = self.program.classes[class].ty;
                self.program.intern_type(Type::MemberPointer { class, member: chosen.ty })
            }
            None => self.program.intern_type(Type::Pointer(chosen.ty)),
        }
    }

    /// The type that `decltype` has for an operand that was read ahead and names one function of a set
    /// ([temp.arg.explicit]/4): nothing is named before the operand is read.
    pub(crate) fn type_of_address_ahead(&mut self, expression: ExpressionId) -> Option<TypeId> {
        let set = self.function_set(expression).filter(|set| !set.is_bound)?;
        let Address::One(chosen) = self.identify_address(&set) else { return None };
        let is_pointer = set.is_address || self.is_non_static_member(chosen.function);
        Some(if is_pointer { self.pointer_to_chosen(&chosen) } else { chosen.ty })
    }

    /// Gives an operand its meaning where no type says which function of a set it is: 299 where several are possible, 300
    /// for a member of an object, 504 for a member without the form of a pointer to member.
    pub fn settle_address(&mut self, expression: ExpressionId) {
        self.settle_address_at(expression, self.expression(expression).first);
    }

    /// As [`Self::settle_address`], for the operand of `sizeof`: the size of a member function is asked for as that of any function.
    pub(crate) fn settle_measured(&mut self, expression: ExpressionId) {
        let set = self.function_set(expression).filter(|set| !set.is_address && !set.is_bound);
        match set.map(|set| (self.identify_address(&set), set)) {
            Some((Address::One(chosen), set)) if self.is_non_static_member(chosen.function) => {
                self.name_chosen(&set, &chosen);
                let named = self.expression(set.name);
                let entry = &mut self.program.expressions[expression];
                (entry.ty, entry.category) = (named.ty, named.category);
            }
            _ => self.settle_address(expression),
        }
    }

    /// As [`Self::settle_address`], with 299 at a token.
    pub fn settle_address_at(&mut self, expression: ExpressionId, token: u32) {
        if self.context.speculating > 0 {
            return;
        }
        if self.refuse_bound_function(expression) {
            return;
        }
        let Some(set) = self.function_set(expression) else { return };
        if set.is_bound {
            self.report_bound(&set);
            self.program.expressions[expression].kind = ExpressionKind::Unknown;
            return;
        }
        match self.identify_address(&set) {
            Address::One(chosen) => self.name_address(expression, &set, &chosen),
            Address::Several | Address::None => {
                self.report_address(code::AMBIGUOUS_OVERLOADED_NAME, token, &set);
                self.program.expressions[expression].kind = ExpressionKind::Unknown;
            }
            Address::Unknown => self.note_unknown(),
        }
    }

    /// Names the specializations that template-ids among operands identify, so that their types are known.
    pub(crate) fn identify_specializations(&mut self, operands: &[ExpressionId]) {
        for &operand in operands {
            if let Some(set) = self.function_set(operand).filter(|set| set.arguments.is_some() && !set.is_bound)
                && let Address::One(chosen) = self.identify_address(&set)
                && (set.is_qualified_address || !self.is_non_static_member(chosen.function))
            {
                self.name_address(operand, &set, &chosen);
            }
        }
    }

    /// What a placeholder makes of a set of functions: whether one function is meant, `None` where it is not known.
    pub fn settle_for_deduction(&mut self, expression: ExpressionId) -> Option<bool> {
        let Some(set) = self.function_set(expression) else { return Some(true) };
        if set.is_bound {
            self.settle_address(expression);
            return None;
        }
        match self.identify_address(&set) {
            Address::One(chosen) => {
                self.name_address(expression, &set, &chosen);
                Some(true)
            }
            Address::Several | Address::None => Some(false),
            Address::Unknown => None,
        }
    }

    /// Gives a set of functions, none of them a template, the meaning of the one that has the parameters of a function type:
    /// whether there is one, `None` where it is not known.
    pub(crate) fn settle_by_parameters(&mut self, expression: ExpressionId, wanted: TypeId) -> Option<bool> {
        let Some(set) = self.function_set(expression) else { return Some(false) };
        let parameters = self.program.as_function(wanted).map(|ty| ty.parameters.clone()).unwrap_or_default();
        if self.has_unknown_part(&parameters) || parameters.iter().any(|&ty| self.is_dependent_type(ty)) {
            return None;
        }
        let mut found: SmallVec<[(EntityId, FunctionId); 2]> = SmallVec::new();
        for &entity in &set.candidates {
            let EntityKind::Function(function) = self.program.entities[entity].kind else { return Some(false) };
            if self.has_signature(function, wanted) {
                found.push((entity, function));
            }
        }
        let &[(entity, function)] = found.as_slice() else { return Some(false) };
        let ty = self.address_type_of(function)?;
        self.name_address(expression, &set, &ChosenAddress { entity, function, ty, deduced: None });
        Some(true)
    }

    /// 300 at the name of the member.
    fn report_bound(&mut self, set: &FunctionSet) {
        let entry = self.expression(set.name);
        let first = set.candidates.first();
        let token = first.map_or(entry.last, |&entity| self.member_name_token(set.name, entity));
        self.report_at(code::MEMBER_FUNCTION_NOT_CALLED, token);
    }

    /// Where the unqualified name of a function begins: at `~`, at `operator`, or at the name before template arguments.
    pub(crate) fn member_name_token(&self, member: ExpressionId, entity: EntityId) -> u32 {
        let entry = self.expression(member);
        let begins = match self.program.entities[entity].name.kind() {
            NameKind::Destructor => TokenKind::Tilde,
            NameKind::Operator(_) | NameKind::Conversion => TokenKind::KwOperator,
            _ if self.reader.is(entry.last, TokenKind::Greater) => {
                return self.name_before_arguments(member, entity);
            }
            _ => return entry.last,
        };
        self.reader.find_last(entry.first..entry.last + 1, begins).unwrap_or(entry.last)
    }

    /// Reports that none (386), or not only one (299, 449), of the functions of a set is meant.
    fn report_address(&mut self, code: Code, token: u32, set: &FunctionSet) {
        let name = set.candidates.first().map(|&entity| self.entity_name(entity)).unwrap_or_default();
        let report = Report::new(code, self.position(token)).with(Argument::Quoted(name));
        self.report(report);
    }

    /// Says why a set of functions does not convert to a type.
    pub(crate) fn report_address_failure(
        &mut self,
        expression: ExpressionId,
        set: &FunctionSet,
        ty: TypeId,
        purpose: Purpose,
    ) {
        if set.is_bound {
            return self.report_bound(set);
        }
        let canonical = self.program.canonical(ty);
        let referred = match self.program.written(canonical) {
            Type::LvalueReference(referred) | Type::RvalueReference(referred) => referred,
            _ => canonical,
        };
        if referred != canonical
            && (set.is_address || !matches!(self.program.written(referred), Type::Function(_)))
            && !self.object_qualifiers(referred).contains(cufe_il::Qualifiers::CONST)
            && matches!(self.program.written(canonical), Type::LvalueReference(_))
        {
            let code = if set.is_address { code::NON_CONST_REFERENCE_TO_VALUE } else { code::REFERENCE_TO_WRONG_TYPE };
            let position = self.position(self.expression(expression).first);
            let mut report = Report::new(code, position);
            if code == code::REFERENCE_TO_WRONG_TYPE {
                report = report.with(self.type_argument(ty));
            }
            return self.report(report);
        }
        // Every pointer to a function converts to `void *` in GNU mode.
        let is_void_pointer = matches!(self.program.written(referred), Type::Pointer(inner)
            if self.value_structure(inner) == Type::Builtin(cufe_il::Builtin::Void));
        let several = match self.address_target(referred) {
            Some((target, class)) => matches!(self.select_address(set, target, class), Address::Several),
            None => is_void_pointer && set.candidates.len() > 1,
        };
        let token = match purpose {
            Purpose::Assignment(operator) => operator,
            _ => self.expression(expression).first,
        };
        self.report_address(
            if several { code::SEVERAL_OVERLOADS_OF_TARGET_TYPE } else { code::NO_OVERLOAD_OF_TARGET_TYPE },
            token,
            set,
        );
    }
}
