//! Calls ([over.match.call], [expr.call]): the candidates that a callee stands for, the choice among them, and what is said of
//! a call that fits none or several.

use super::{CallSet, Candidate, Chosen, Rejection, Resolution, Verdict};
use crate::Sema;
use crate::build::Extent;
use crate::conversion::{Allowed, ObjectClass, Operand, Sequence};
use crate::initialization::Purpose;
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, FunctionId, FunctionTypeFlags,
    Name, Operator, Program, ScopeId, ScopeKind, Type, TypeId, UnaryOperator, ValueCategory,
};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

/// What a callee stands for.
struct Callee {
    candidates: SmallVec<[EntityId; 8]>,
    object: Option<Operand>,
    template_arguments: Option<ArgumentsId>,
    /// The token at which the reference reports: the last component of the name.
    token: u32,
    /// The last token of the name.
    last: u32,
    /// There may be more candidates.
    is_partial: bool,
    /// It is an object with call operators.
    is_object: bool,
    /// It is a member named behind `.` or `->`.
    is_member_access: bool,
    /// There is no object: one takes part in overload resolution all the same ([over.call.func]/3).
    is_object_contrived: bool,
    /// Its conversion functions to functions, and these functions' types.
    surrogates: SmallVec<[(EntityId, TypeId); 2]>,
}

impl Sema<'_> {
    /// The function that a call means, and its result type; `None` where nobody can tell. Reports what is wrong with the
    /// call.
    pub(crate) fn resolve_call(
        &mut self,
        callee: ExpressionId,
        arguments: &[ExpressionId],
        extent: Extent,
    ) -> Option<Chosen> {
        self.identify_specializations(arguments);
        let operands = self.operands(arguments);
        if self.has_dependent_argument(&operands) {
            // Whatever the arguments are, a value that is no object of a class cannot be called.
            self.called_type(callee);
            return None;
        }
        let callee = self.called_set(callee);
        let Some(target) = self.callee(callee, &operands) else {
            self.check_pointer_call(callee, arguments, extent);
            return None;
        };
        self.resolve_target(callee, &target, arguments, &operands, extent)
    }

    /// What is called by `(&f)(a)`: the set of overloaded functions as `f` ([over.match.call.general]/1), unless it names
    /// members.
    pub(crate) fn called_set(&self, callee: ExpressionId) -> ExpressionId {
        match self.function_set(callee) {
            Some(set) if set.is_address && !set.names_member() => set.name(),
            _ => callee,
        }
    }

    /// The subscript operator of an object that takes these operands ([over.sub]); otherwise as [`Self::resolve_call`].
    pub(crate) fn resolve_subscript(
        &mut self,
        object: ExpressionId,
        subscripts: &[ExpressionId],
        extent: Extent,
    ) -> Option<Chosen> {
        self.identify_specializations(subscripts);
        let operands = self.operands(subscripts);
        if self.has_dependent_argument(&operands) {
            return None;
        }
        let target = self.object_callee(object, Operator::Subscript)?;
        self.resolve_target(object, &target, subscripts, &operands, extent)
    }

    fn resolve_target(
        &mut self,
        callee: ExpressionId,
        target: &Callee,
        arguments: &[ExpressionId],
        operands: &[Operand],
        extent: Extent,
    ) -> Option<Chosen> {
        const WRONG: Chosen = Chosen { function: None, result: None };
        if target.candidates.is_empty() && target.surrogates.is_empty() {
            return None;
        }
        if target.is_object && self.is_called_ambiguously(callee, target) {
            return Some(WRONG);
        }
        if (target.object.is_none() || target.is_object_contrived) && self.have_explicit_objects(&target.candidates) {
            self.report_unless_speculating(code::EXPLICIT_OBJECT_MISSING, target.token);
            return Some(WRONG);
        }
        let set = CallSet {
            candidates: &target.candidates,
            object: target.object,
            object_class: ObjectClass::OfObject,
            template_arguments: target.template_arguments,
            arguments: operands,
            allowed: Allowed::IMPLICIT,
            includes_explicit: true,
        };
        let resolution = match target.object.filter(|_| !target.surrogates.is_empty()) {
            Some(object) => self.resolve_object_call(&set, &target.surrogates, &object),
            None => self.resolve(&set),
        };
        match resolution {
            Resolution::Selected(candidate)
                if !target.is_object
                    && !matches!(
                        self.expression(self.without_parentheses(callee)).kind,
                        ExpressionKind::Member { .. }
                    )
                    && candidate.function.is_some_and(|function| self.is_non_static_member(function))
                    && (self.lacks_object(candidate.entity)
                        || self.is_unevaluated_outside_classes()
                        || target.is_object_contrived && self.is_tried()) =>
            {
                let name = self.entity_name(candidate.entity);
                let first = self.expression(callee).first;
                self.report(
                    Report::new(code::NON_STATIC_MEMBER_WITHOUT_OBJECT, self.position(first))
                        .with(Argument::Quoted(name)),
                );
                Some(WRONG)
            }
            Resolution::Selected(candidate)
                if candidate
                    .function
                    .is_some_and(|function| self.lacks_default_arguments(function, arguments.len(), extent.first)) =>
            {
                let maximum =
                    candidate.ty.and_then(|ty| self.program.as_function(ty)).map_or(0, |ty| ty.parameters.len());
                self.report_arity(arguments, maximum, extent, Some(candidate.entity));
                Some(WRONG)
            }
            Resolution::Selected(candidate)
                if target.surrogates.iter().any(|&(surrogate, _)| surrogate == candidate.entity) =>
            {
                let function = candidate.function.filter(|_| !target.is_partial)?;
                self.use_conversion(callee, function);
                self.note_throwing(None);
                self.convert_arguments(&candidate, arguments);
                let result = candidate.ty.and_then(|ty| self.program.as_function(ty)).map(|ty| ty.result);
                Some(Chosen { function: None, result })
            }
            Resolution::NoMatch(_)
                if target.candidates.is_empty() && !target.is_partial && self.context.speculating == 0 =>
            {
                if !arguments.iter().any(|&argument| self.is_erroneous(argument)) {
                    self.report_at(code::NOT_CALLABLE_OBJECT, target.token);
                }
                Some(WRONG)
            }
            Resolution::Ambiguous(candidates)
                if !target.is_partial
                    && candidates.iter().any(|candidate| {
                        target.surrogates.iter().any(|&(surrogate, _)| surrogate == candidate.entity)
                    }) =>
            {
                self.report_unless_speculating(code::AMBIGUOUS_SURROGATE_CALL, target.token);
                Some(WRONG)
            }
            Resolution::Selected(candidate) if !target.is_partial || candidate.is_certain() => {
                let function = candidate.function?;
                if let Some(arguments) = candidate.deduced {
                    self.check_device_template_arguments(candidate.entity, arguments, extent.first);
                    let callee = self.expression(callee);
                    let tokens = callee.first..=callee.last;
                    self.note_deduced_reference(candidate.entity, arguments, tokens);
                }
                if let Some(object) = target.object.filter(|_| target.is_object && self.is_non_static_member(function))
                {
                    self.check_object_base(object.ty, None, candidate.entity, extent.first);
                }
                self.name_callee(callee, &candidate);
                self.record_callee(callee, &candidate);
                self.convert_arguments(&candidate, arguments);
                let result = candidate.ty.and_then(|ty| self.program.as_function(ty)).map(|ty| ty.result);
                let result = result.filter(|&result| {
                    !self.is_dependent_type(result)
                        && !matches!(
                            self.program.structure(result),
                            Type::Auto | Type::DecltypeAuto | Type::Unknown | Type::DeducedTemplate(_)
                        )
                });
                Some(Chosen { function: Some(function), result })
            }
            Resolution::NoMatch(candidates) if !target.is_partial => {
                let is_surrogate =
                    |candidate: &Candidate| target.surrogates.iter().any(|&(entity, _)| entity == candidate.entity);
                let candidates: Vec<Candidate> =
                    candidates.into_iter().filter(|candidate| !is_surrogate(candidate)).collect();
                self.report_no_match(&candidates, target, arguments, extent);
                Some(WRONG)
            }
            Resolution::Ambiguous(candidates) if !target.is_partial => {
                self.report_ambiguous(&candidates, target, arguments);
                Some(WRONG)
            }
            _ => None,
        }
    }

    /// `p(a, ...)` where `p` is a pointer or reference to a function, or a variable of function type.
    fn check_pointer_call(&mut self, callee: ExpressionId, arguments: &[ExpressionId], extent: Extent) {
        if let Some(ty) = self.called_type(callee) {
            self.note_throwing_type(ty);
            self.check_direct_call(ty, arguments, extent);
        }
    }

    /// The type of the function that a value stands for, or points to. Reports a value that can't be called.
    fn called_type(&mut self, callee: ExpressionId) -> Option<TypeId> {
        let entry = self.expression(self.without_parentheses(callee));
        if entry.flags.contains(ExpressionFlags::TYPE_DEPENDENT)
            || matches!(entry.kind, ExpressionKind::Name { entity, .. } if self.only_functions(&[entity]))
            || matches!(entry.kind, ExpressionKind::Member { member, .. } if self.only_functions(&[member]))
            || matches!(entry.kind, ExpressionKind::Overloads { .. } | ExpressionKind::UnresolvedName { .. })
        {
            return None;
        }
        let ty = match self.value_structure(entry.ty) {
            Type::Pointer(inner) => inner,
            Type::Function(_) => entry.ty,
            Type::Builtin(_)
            | Type::Enum(_)
            | Type::MemberPointer { .. }
            | Type::Array { .. }
            | Type::Vector { .. }
            | Type::Complex(_)
                if self.context.speculating == 0 && !self.is_dependent_type(entry.ty) =>
            {
                self.report_at(code::NOT_CALLABLE, self.expression(callee).first);
                return None;
            }
            _ => return None,
        };
        match self.value_structure(ty) {
            Type::Function(_) => return Some(ty),
            Type::Unknown => {}
            _ if self.is_dependent_type(ty) => {}
            _ => self.report_unless_speculating(code::NOT_CALLABLE, self.expression(callee).first),
        }
        None
    }

    /// What a callee stands for; `None` where it is no set of functions.
    fn callee(&mut self, callee: ExpressionId, arguments: &[Operand]) -> Option<Callee> {
        let mut inner = self.without_parentheses(callee);
        // The address of a set is called like the set ([over.match.call.general]/2).
        if let ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } = self.expression(inner).kind
            && self.function_set(inner).is_some_and(|set| !set.is_bound)
        {
            inner = self.without_parentheses(operand);
        }
        let entry = self.expression(inner);
        if entry.flags.contains(ExpressionFlags::TYPE_DEPENDENT) {
            return None;
        }
        let mut target = Callee {
            candidates: SmallVec::new(),
            object: None,
            template_arguments: None,
            token: self.expression(callee).first,
            last: entry.last,
            is_partial: false,
            is_object: false,
            is_member_access: false,
            is_object_contrived: false,
            surrogates: SmallVec::new(),
        };
        let is_qualified = entry.flags.contains(ExpressionFlags::QUALIFIED);
        match entry.kind {
            ExpressionKind::Name { entity, arguments: explicit } => {
                if !self.only_functions(&[entity]) {
                    return self.object_callee(inner, Operator::Call);
                }
                target.candidates.push(entity);
                target.template_arguments = explicit;
            }
            ExpressionKind::Overloads { candidates, arguments: explicit } => {
                target.candidates = self.program.entity_list(candidates).into();
                target.template_arguments = explicit;
                if !self.only_functions(&target.candidates) {
                    return None;
                }
            }
            ExpressionKind::UnresolvedName { name, arguments: explicit } => {
                if explicit.is_none() && name.symbol().is_some_and(|symbol| self.is_builtin_function(symbol))
                    || explicit.is_some_and(|explicit| self.are_explicit_arguments_dependent(explicit))
                {
                    return None;
                }
                let found = self.lookup_associated(name, arguments, entry.first);
                target.candidates.extend(found.entities);
                target.is_partial = found.is_partial;
                // Since C++20 a name of nothing before `<` names a template that only this lookup finds ([temp.names]/2).
                target.template_arguments = explicit;
                return Some(target);
            }
            ExpressionKind::Member { member, .. } if !self.only_functions(&[member]) => {
                return self.object_callee(inner, Operator::Call);
            }
            ExpressionKind::Member { object, member, is_arrow, arguments: explicit } => {
                if explicit.is_some_and(|explicit| self.are_explicit_arguments_dependent(explicit)) {
                    return None;
                }
                let target = self.member_callee(object, member, is_arrow, inner)?;
                return Some(Callee { template_arguments: explicit, ..target });
            }
            _ => return self.object_callee(inner, Operator::Call),
        }
        if target.template_arguments.is_some_and(|explicit| self.are_explicit_arguments_dependent(explicit)) {
            return None;
        }
        let first = target.candidates[0];
        // The type that is converted to is not kept.
        if matches!(self.program.entities[first].name.kind(), cufe_il::NameKind::Conversion) {
            return None;
        }
        let scope = self.program.entities[first].scope;
        let is_member = self.program.scopes[scope].kind == ScopeKind::Class;
        if is_member {
            target.object = if self.is_of_unrelated_class(scope) { None } else { self.implied_object() };
            if target.object.is_none()
                && let Some(class) = self.program.enclosing_class(scope)
            {
                // Overload resolution has an object all the same; a non-static member that it finds is refused afterwards
                // ([over.call.func]/3).
                let ty = self.program.classes[class].ty;
                target.object = Some(Operand { ty, category: ValueCategory::Lvalue, expression: None });
                target.is_object_contrived = true;
            }
            return Some(target);
        }
        let is_parenthesized = inner != callee;
        let name = self.program.entities[first].name;
        if !is_qualified && !is_parenthesized && !self.is_declared_in_block(name, scope) {
            let found = self.lookup_associated(name, arguments, entry.first);
            target.is_partial |= found.is_partial;
            let mut seen = cufe_base::Seen::default();
            for entity in found.entities {
                if seen.is_new(&target.candidates, entity) {
                    target.candidates.push(entity);
                }
            }
        }
        Some(target)
    }

    /// Whether the members of a class are those of neither the class around the current place nor its bases, as far as that is
    /// known: what `this` points to there is no object for them ([over.call.func]/3).
    fn is_of_unrelated_class(&mut self, scope: cufe_il::ScopeId) -> bool {
        if !self.is_tried() {
            return false;
        }
        let (Some(home), Some(own)) =
            (self.program.enclosing_class(scope), self.program.enclosing_class(self.context.scope))
        else {
            return false;
        };
        let is_open = |class: cufe_il::ClassId| {
            let class = &self.program.classes[class];
            class.is_dependent || class.is_closure
        };
        if is_open(home) || is_open(own) {
            return false;
        }
        let (own, home) = (self.program.classes[own].ty, self.program.classes[home].ty);
        let (own, home) = (self.program.canonical(own), self.program.canonical(home));
        own != home && self.base_relation(own, home) == crate::class::BaseRelation::No
    }

    /// Whether something is read to find out whether it is well-formed.
    fn is_tried(&self) -> bool {
        self.context.speculating == 0 && (self.context.in_substitution || self.constraints.tests > 0)
    }

    /// Whether a function was found by a declaration in a block that is no using-declaration: then argument-dependent
    /// lookup finds nothing more ([basic.lookup.argdep]/1). `home` is the scope that it is a member of.
    fn is_declared_in_block(&self, name: Name, home: cufe_il::ScopeId) -> bool {
        let is_block = |kind| matches!(kind, ScopeKind::Block | ScopeKind::FunctionParameters | ScopeKind::Lambda);
        if is_block(self.program.scopes[home].kind) {
            return true;
        }
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if matches!(entry.kind, ScopeKind::Namespace | ScopeKind::Global) {
                return false;
            }
            let is_using = |entity: EntityId| matches!(self.program.entities[entity].kind, EntityKind::Using(_));
            let mut names = self.program.bindings(scope, name).map(|(_, binding)| is_using(binding.entity)).peekable();
            if is_block(entry.kind) && names.peek().is_some() {
                return names.any(|is_using| !is_using);
            }
            next = entry.around;
        }
        false
    }

    /// `o.f`, `p->f`
    fn member_callee(
        &mut self,
        object: ExpressionId,
        member: EntityId,
        is_arrow: bool,
        expression: ExpressionId,
    ) -> Option<Callee> {
        let entry = self.expression(expression);
        let object_type = self.object_type(object, is_arrow)?;
        if self.is_dependent_type(object_type) {
            return None;
        }
        let class = self.program.class_of(object_type)?;
        let name = self.program.entities[member].name;
        let is_qualified = entry.flags.contains(ExpressionFlags::QUALIFIED);
        let mut is_partial = false;
        // A class has one destructor; one of an anonymous union is found in the class around it, too.
        let candidates: SmallVec<[EntityId; 8]> = if name == Name::DESTRUCTOR {
            SmallVec::from_slice(&[member])
        } else if name == Name::CONVERSION {
            // The one that was found converts to the type that is named.
            match is_qualified {
                true => return None,
                false => self.conversions_like(class, member)?,
            }
        } else if is_qualified {
            let (members, may_be_more) = self.qualified_members(member, self.member_name_token(expression, member));
            is_partial |= may_be_more;
            members
        } else {
            let found = self.lookup_in_class(class, name, u32::MAX);
            is_partial |= found.is_dependent || found.specialization.is_some();
            found.entities.iter().copied().collect()
        };
        if !self.only_functions(&candidates) {
            return None;
        }
        let object_entry = self.expression(object);
        let category = if is_arrow { ValueCategory::Lvalue } else { object_entry.category };
        Some(Callee {
            candidates,
            object: Some(Operand { ty: object_type, category, expression: None }),
            template_arguments: None,
            token: self.member_name_token(expression, member),
            last: entry.last,
            is_partial,
            is_object: false,
            is_member_access: true,
            is_object_contrived: false,
            surrogates: SmallVec::new(),
        })
    }

    /// What a member with a class before its name means: all that lookup in that class finds ([class.qual]), the functions of other
    /// classes that using-declarations name there among it; and whether there may be more.
    fn qualified_members(&mut self, member: EntityId, token: u32) -> (SmallVec<[EntityId; 8]>, bool) {
        let (name, scope) = (self.program.entities[member].name, self.program.entities[member].scope);
        let naming = self.class_state.naming_classes.get(&token).copied();
        if let Some(naming) = naming.and_then(|ty| self.program.class_of(ty)) {
            let found = self.lookup_in_class(naming, name, u32::MAX);
            // The same token may have been read in another instance meanwhile.
            if found.entities.contains(&member) {
                let may_be_more = found.is_dependent || found.specialization.is_some();
                return (found.entities.iter().copied().collect(), may_be_more);
            }
        }
        (self.program.bindings(scope, name).map(|(_, binding)| binding.entity).collect(), false)
    }

    /// An object of class type: its call operators ([over.call.object]), or its subscript operators. Surrogates are not candidates where there are call
    /// operators that fit; without any the result is not known.
    fn object_callee(&mut self, expression: ExpressionId, operator: Operator) -> Option<Callee> {
        let entry = self.expression(expression);
        self.complete_type(entry.ty);
        let class = self.program.class_of(entry.ty)?;
        if self.is_dependent_type(entry.ty) || !self.has_known_members(class) {
            if self.is_undefined_here(entry.ty) {
                self.report_unless_speculating(code::NOT_CALLABLE_OBJECT, entry.first);
            }
            return None;
        }
        let found = self.lookup_in_class(class, Name::operator(operator), u32::MAX);
        let surrogates = match operator {
            Operator::Call => self.surrogates(class),
            _ => Some(SmallVec::new()),
        };
        let is_partial = found.is_dependent || surrogates.is_none();
        let surrogates = surrogates.unwrap_or_default();
        if found.entities.is_empty() && surrogates.is_empty() && !is_partial {
            self.report_unless_speculating(code::NOT_CALLABLE_OBJECT, entry.first);
        }
        Some(Callee {
            candidates: found.entities.iter().copied().collect(),
            object: Some(Operand { ty: entry.ty, category: entry.category, expression: None }),
            template_arguments: None,
            token: entry.first,
            last: entry.last,
            is_partial,
            is_object: true,
            is_member_access: false,
            is_object_contrived: false,
            surrogates,
        })
    }

    /// Whether several bases of the class of an object that is called have call operators (266, [class.member.lookup]).
    fn is_called_ambiguously(&mut self, object: ExpressionId, target: &Callee) -> bool {
        let name = Name::operator(Operator::Call);
        let Some(class) = self.program.class_of(self.expression(object).ty).filter(|_| self.context.speculating == 0)
        else {
            return false;
        };
        if self.program.classes[class].bases.is_empty() {
            return false;
        }
        let found = self.lookup_in_class(class, name, u32::MAX);
        let is_ambiguous =
            found.entities.as_slice() == target.candidates.as_slice() && self.is_ambiguous_member(class, name, &found);
        if is_ambiguous {
            self.report_ambiguous_member(name, target.token);
        }
        is_ambiguous
    }

    /// `*this` where a member function's name is called without object ([over.call.func]).
    pub(crate) fn implied_object(&mut self) -> Option<Operand> {
        let class = self.program.enclosing_class(self.context.scope)?;
        let function = self.outside_lambdas(self.context.function);
        let is_in_declarator =
            function.is_none() && self.program.scopes[self.context.scope].kind == ScopeKind::FunctionParameters;
        if function.is_some_and(|function| !self.is_non_static_member(function)) {
            return None;
        }
        let qualifiers = match self.context.trailing.filter(|_| function.is_none()) {
            // Behind the qualifiers of a member function its object has them ([expr.prim.this]/2).
            Some(flags) => Self::qualifiers_in(flags),
            None if is_in_declarator => {
                return Some(Operand { ty: Program::UNKNOWN, category: ValueCategory::Lvalue, expression: None });
            }
            None => self.this_qualifiers(self.context.function),
        };
        let ty = self.program.classes[class].ty;
        let ty = self.program.qualified(ty, qualifiers);
        Some(Operand { ty, category: ValueCategory::Lvalue, expression: None })
    }

    /// The token of the name before explicit template arguments.
    pub(crate) fn name_before_arguments(&self, expression: ExpressionId, entity: EntityId) -> u32 {
        let entry = self.expression(expression);
        let own = self.program.entities[entity].name;
        let mut names = self.reader.identifiers(entry.first..entry.last);
        let found = names.find(|&(token, name)| name == own && self.reader.is(token + 1, TokenKind::Less));
        found.map_or(entry.first, |(token, _)| token)
    }

    /// Makes the callee name the chosen function.
    fn name_callee(&mut self, callee: ExpressionId, candidate: &Candidate) {
        let inner = self.without_parentheses(callee);
        let names_functions = match self.expression(inner).kind {
            ExpressionKind::Name { entity: member, .. } | ExpressionKind::Member { member, .. } => {
                self.only_functions(&[member])
            }
            _ => true,
        };
        if !names_functions {
            return;
        }
        let is_function = matches!(self.program.entities[candidate.entity].kind, EntityKind::Function(_));
        let entry = &mut self.program.expressions[inner];
        match &mut entry.kind {
            ExpressionKind::Name { entity, .. } => *entity = candidate.entity,
            ExpressionKind::Member { member, .. }
                if matches!(self.program.entities[candidate.entity].kind, EntityKind::Function(_)) =>
            {
                *member = candidate.entity;
            }
            &mut (ExpressionKind::Overloads { arguments, .. } | ExpressionKind::UnresolvedName { arguments, .. }) => {
                entry.kind = ExpressionKind::Name { entity: candidate.entity, arguments };
            }
            _ => return,
        }
        if let Some(ty) = candidate.ty
            && is_function
        {
            self.program.expressions[inner].ty = ty;
        }
    }

    /// Notes what the conversions of the arguments call, and reports what is wrong with them although the function was
    /// chosen.
    pub(crate) fn convert_arguments(&mut self, candidate: &Candidate, arguments: &[ExpressionId]) {
        let parameters = match candidate.ty.and_then(|ty| self.program.as_function(ty)) {
            Some(ty) => ty.parameters.clone(),
            None => return,
        };
        for (index, (&argument, sequence)) in arguments.iter().zip(&candidate.conversions).enumerate() {
            match parameters.get(index) {
                Some(&parameter) => self.apply_conversion(argument, parameter, sequence, Purpose::Argument),
                None => {
                    self.settle_address(argument);
                    self.check_variadic_argument(argument);
                }
            }
        }
    }

    /// What is passed for `...` has a value ([expr.call]/12): 70 where it is of type `void` or of an incomplete class, 2351 for a
    /// list, which the ellipsis takes like everything else before the function is chosen ([over.ics.ellipsis]).
    fn check_variadic_argument(&mut self, argument: ExpressionId) {
        let entry = self.expression(argument);
        if self.is_braced(argument) {
            return self.report_at(code::BRACED_LIST_FOR_ELLIPSIS, entry.first);
        }
        let is_refused = match self.value_structure(entry.ty) {
            Type::Builtin(cufe_il::Builtin::Void) => true,
            Type::Class(_) => self.is_undefined_here(entry.ty),
            _ => false,
        };
        if !is_refused
            || entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED)
            || self.is_erroneous(argument)
        {
            return;
        }
        if self.context.speculating > 0 {
            self.delayed_uses += 1;
            return;
        }
        let shown = self.type_argument(entry.ty);
        self.report(Report::new(code::INCOMPLETE_TYPE, self.position(entry.first)).with(shown));
    }

    fn report_ambiguous(&mut self, candidates: &[Candidate], target: &Callee, arguments: &[ExpressionId]) {
        if self.context.speculating > 0 {
            self.delayed_uses += 1;
            return;
        }
        let name = candidates.first().map(|candidate| self.entity_name(candidate.entity)).unwrap_or_default();
        let mut report = Report::new(code::AMBIGUOUS_CALL, self.position(target.token)).with(Argument::Quoted(name));
        self.show_ambiguous(&mut report, candidates);
        self.show_given(&mut report, &self.types_of(arguments), target.object.map(|object| object.ty));
        self.report(report);
    }

    fn report_no_match(
        &mut self,
        candidates: &[Candidate],
        target: &Callee,
        arguments: &[ExpressionId],
        extent: Extent,
    ) {
        if self.context.speculating > 0 {
            self.delayed_uses += 1;
            return;
        }
        // Of members of patterns only the instances are looked at, static ones that are no templates apart (measured).
        let is_of_pattern = |candidate: &Candidate| {
            let Some(function) = candidate.function else { return false };
            (candidate.is_template || self.is_non_static_member(function))
                && self.class_of_member(function).is_some_and(|class| self.program.classes[class].is_dependent)
        };
        if candidates.iter().any(is_of_pattern) {
            return;
        }
        // What is said follows from an argument that is wrong by itself; of one function every argument is judged for itself.
        let is_of_arguments = |candidate: &Candidate| {
            matches!(candidate.verdict, Verdict::Rejected(Rejection::Arity | Rejection::Argument(_)))
        };
        let is_single = matches!(candidates, [single] if !single.is_template && is_of_arguments(single));
        if !is_single && arguments.iter().any(|&argument| self.is_erroneous(argument)) {
            return;
        }
        if let [single] = candidates
            && !single.is_template
            && let Verdict::Rejected(rejection) = single.verdict
            && rejection != Rejection::Constraint
            && let Some(function) = single.function
        {
            let ty = self.program.functions[function].ty;
            if let Some(object) = target.object.filter(|_| !target.is_object && rejection != Rejection::Object)
                && self.is_non_static_member(function)
                && self.object_conversion(&object, function, ObjectClass::OfObject) == Sequence::Impossible
            {
                self.report_misfit(Rejection::Object, ty, single, target, arguments, extent);
            }
            self.report_misfit(rejection, ty, single, target, arguments, extent);
            return;
        }
        if let [Candidate { verdict: Verdict::Rejected(Rejection::Constraint), entity, .. }] = candidates
            && target.object.is_none()
        {
            let name = self.entity_name(*entity);
            let report =
                Report::new(code::FUNCTION_CONSTRAINTS, self.position(target.last)).with(Argument::Quoted(name));
            self.report(report);
            return;
        }
        let is_qualification = |candidate: &Candidate| candidate.verdict == Verdict::Rejected(Rejection::Object);
        let code = if candidates.iter().any(is_qualification) {
            code::NO_OVERLOAD_FOR_QUALIFIERS
        } else {
            code::NO_MATCHING_FUNCTION
        };
        let name = candidates.first().map(|candidate| self.entity_name(candidate.entity)).unwrap_or_default();
        let mut report = Report::new(code, self.position(target.token)).with(Argument::Quoted(name));
        let given = self.types_of(arguments);
        self.show_given(&mut report, &given, target.object.map(|object| object.ty));
        self.show_rejections(&mut report, candidates, &given);
        self.report(report);
    }

    /// Says what is wrong with the call of a function that is not overloaded.
    fn report_misfit(
        &mut self,
        rejection: Rejection,
        ty: TypeId,
        candidate: &Candidate,
        target: &Callee,
        arguments: &[ExpressionId],
        extent: Extent,
    ) {
        let Some(function_type) = self.program.as_function(ty) else { return };
        let parameters = function_type.parameters.clone();
        match rejection {
            Rejection::Arity | Rejection::Argument(_) | Rejection::Object
                if target.is_object
                    || target.is_member_access && candidate.function.is_some_and(|it| self.has_explicit_object(it)) =>
            {
                let name = self.entity_name(candidate.entity);
                let report =
                    Report::new(code::ARGUMENTS_DO_NOT_FIT, self.position(target.token)).with(Argument::Quoted(name));
                self.report(report);
            }
            // All arguments are converted, those after one that cannot be as well, and counted last (measured).
            Rejection::Arity | Rejection::Argument(_) => {
                let mark = self.sink.mark();
                for (&argument, &parameter) in arguments.iter().zip(&parameters) {
                    self.initialize_from(argument, parameter, Purpose::Argument);
                }
                let declared = self.declared_position(candidate.entity);
                self.sink.relate_since(mark, declared, "the function is declared here");
                if rejection == Rejection::Arity {
                    self.report_arity(arguments, parameters.len(), extent, Some(candidate.entity));
                }
            }
            Rejection::Object => {
                let flags = function_type_flags(&self.program, ty);
                let is_lvalue = target.object.is_some_and(|object| object.category == ValueCategory::Lvalue);
                let code = match (flags, is_lvalue) {
                    (flags, true) if flags.contains(FunctionTypeFlags::RVALUE) => code::RVALUE_FUNCTION_ON_LVALUE,
                    (flags, false) if flags.contains(FunctionTypeFlags::LVALUE) => code::LVALUE_FUNCTION_ON_RVALUE,
                    _ => code::MEMBER_FUNCTION_QUALIFIERS,
                };
                let name = self.entity_name(candidate.entity);
                let text = match code {
                    code::MEMBER_FUNCTION_QUALIFIERS => {
                        "it is declared here; one that changes nothing can be marked const"
                    }
                    _ => "it is declared here",
                };
                let declared = self.declared_position(candidate.entity);
                let report = Report::new(code, self.position(extent.first)).with(Argument::Quoted(name));
                self.report(report.related(declared, text));
            }
            Rejection::Deduction(_) | Rejection::Constraint => {}
        }
    }

    /// Whether a call has too few arguments because the default arguments stand in declarations of other scopes than the
    /// one in which its function is found: scopes have default arguments of their own ([dcl.fct.default]/4).
    fn lacks_default_arguments(&self, function: FunctionId, given: usize, at: u32) -> bool {
        let entry = &self.program.functions[function];
        let further = self.declarations.further.get(&function).map(Vec::as_slice).unwrap_or_default();
        let (Some(first), false) = (entry.first_declaration, further.is_empty()) else { return false };
        let in_block = |scope: ScopeId| self.program.scopes[scope].kind == ScopeKind::Block;
        let records = || std::iter::once(first).chain(further.iter().copied());
        let scope_of = |id| self.program.function_declarations[id].scope;
        let ty = self.program.as_function(entry.ty);
        if given >= ty.map_or(0, |ty| ty.parameters.len())
            || self.in_template()
            || self.class_of_member(function).is_some()
            || !records().any(|id| in_block(scope_of(id)))
            || [at, at + 1].iter().any(|&token| self.reader.is(token, TokenKind::ColonColon))
        {
            return false;
        }
        let name = self.program.entities[entry.entity].name;
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            let is_found = self.lookup_previous(scope, name, at).entities.contains(&entry.entity);
            if is_found {
                let mut known = vec![false; ty.map_or(0, |ty| ty.parameters.len())];
                for id in records().filter(|&id| match in_block(scope) {
                    true => scope_of(id) == scope,
                    false => !in_block(scope_of(id)),
                }) {
                    for (known, parameter) in
                        known.iter_mut().zip(&self.program.function_declarations[id].parameter_list)
                    {
                        *known |= parameter.default.is_some();
                    }
                }
                // A using-declaration in a block brings those of its namespace.
                let is_declared = !in_block(scope) || records().any(|id| scope_of(id) == scope);
                return is_declared && known.iter().skip(given).any(|known| !known);
            }
            next = self.program.scopes[scope].parent;
        }
        false
    }

    /// 140 and 165, of a function where it is known.
    pub(crate) fn report_arity(
        &mut self,
        arguments: &[ExpressionId],
        maximum: usize,
        extent: Extent,
        function: Option<EntityId>,
    ) {
        let (code, token) = match arguments.get(maximum) {
            Some(&surplus) => (code::TOO_MANY_ARGUMENTS, self.expression(surplus).first),
            None => (code::TOO_FEW_ARGUMENTS, extent.last),
        };
        let mut report = Report::new(code, self.position(token));
        if let Some(entity) = function
            && let Some(takes) = self.program.function_of(entity).and_then(|function| self.arity_text(function))
        {
            let text = format!("\"{}\" takes {takes}, not {}", self.entity_name(entity), arguments.len());
            report = report.related(self.declared_position(entity), text);
        }
        self.report(report);
    }

    /// Whether an expression is the result of something that was reported, or is not known.
    pub(crate) fn is_erroneous(&self, expression: ExpressionId) -> bool {
        let entry = self.expression(expression);
        match entry.kind {
            ExpressionKind::InitializerList(_) | ExpressionKind::Overloads { .. } => false,
            ExpressionKind::Unknown => true,
            _ => entry.ty == Program::UNKNOWN && self.function_set(expression).is_none(),
        }
    }

    /// `f(a, ...)` where `f` is a function, a pointer or reference to one: the conversions of the arguments to its
    /// parameters ([expr.call]). The type is the function's.
    pub(crate) fn check_direct_call(&mut self, ty: TypeId, arguments: &[ExpressionId], extent: Extent) {
        if self.is_dependent_type(ty) {
            return;
        }
        if self.context.speculating > 0 {
            self.delayed_uses += 1;
            return;
        }
        let operands = self.operands(arguments);
        if self.has_dependent_argument(&operands) {
            return;
        }
        let Some(function) = self.program.as_function(ty) else { return };
        let parameters = function.parameters.clone();
        let is_variadic = function.flags.contains(cufe_il::FunctionTypeFlags::VARIADIC);
        for (&argument, &parameter) in arguments.iter().zip(&parameters) {
            self.initialize_from(argument, parameter, Purpose::Argument);
        }
        if arguments.len() < parameters.len() || arguments.len() > parameters.len() && !is_variadic {
            self.report_arity(arguments, parameters.len(), extent, None);
        }
    }

    /// The function that a launch means where it is known, and the conversions of its arguments and of its configuration.
    /// The configuration, which ends at the token `close`, initializes the
    /// parameters of `__cudaPushCallConfiguration`.
    pub fn resolve_launch(
        &mut self,
        callee: ExpressionId,
        configuration: &[ExpressionId],
        arguments: &[ExpressionId],
        close: u32,
        extent: Extent,
    ) -> Option<FunctionId> {
        if self.expression(callee).flags.contains(ExpressionFlags::TYPE_DEPENDENT) {
            return None;
        }
        self.check_configuration(configuration, close);
        self.resolve_call(callee, arguments, extent)?.function
    }

    /// A launch with mistakes in its brackets: what stands in the place of arguments can still be too much for the kernel.
    pub fn check_broken_launch(&mut self, callee: ExpressionId, arguments: &[ExpressionId], extent: Extent) {
        self.check_pointer_call(callee, arguments, extent);
        let ExpressionKind::Name { entity, arguments: None } = self.expression(callee).kind else { return };
        let EntityKind::Function(function) = self.program.entities[entity].kind else { return };
        let Some(ty) = self.program.as_function(self.program.functions[function].ty) else { return };
        let maximum = ty.parameters.len();
        if self.context.speculating == 0 && arguments.len() > maximum {
            self.report_arity(arguments, maximum, extent, Some(entity));
        }
    }

    fn check_configuration(&mut self, configuration: &[ExpressionId], close: u32) {
        let name = Name::identifier(self.known.push_call_configuration);
        let found = self.lookup_unqualified(name, Program::GLOBAL_SCOPE, u32::MAX);
        let &[entity] = found.entities.as_slice() else { return };
        let Some(function) = self.program.function_of(entity) else { return };
        let operands = self.operands(configuration);
        if self.context.speculating > 0 || self.has_dependent_argument(&operands) {
            return;
        }
        let Some(ty) = self.program.as_function(self.program.functions[function].ty) else { return };
        let parameters = ty.parameters.clone();
        let extent = Extent { first: close, last: close };
        if configuration.len() < self.minimum_arguments(function) || configuration.len() > parameters.len() {
            self.report_arity(configuration, parameters.len(), extent, None);
        }
        if configuration.len() < self.minimum_arguments(function) {
            return;
        }
        for (&argument, &parameter) in configuration.iter().zip(&parameters) {
            self.initialize_from(argument, parameter, Purpose::Argument);
        }
    }
}

/// The flags of a function type.
fn function_type_flags(program: &Program, ty: TypeId) -> FunctionTypeFlags {
    program.as_function(ty).map(|function| function.flags).unwrap_or_default()
}
