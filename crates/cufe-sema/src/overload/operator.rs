//! Operators in expressions ([over.match.oper]): members, non-members, built-in
//! operators, and in C++20 candidates rewritten from other comparisons.

use super::builtin_operator::{built_in, has_patterns};
use super::{CallSet, Candidate, Resolution};
use crate::Sema;
use crate::build::Extent;
use crate::conversion::{Allowed, ObjectClass, Operand, Sequence, Standard, Step};
use crate::function_use::{FunctionUse, FunctionUseKind};
use cufe_base::Standard as Language;
use cufe_diagnostics::{Argument, Code, Note, Report, code};
use cufe_il::{
    EntityId, EntityKind, Expression, ExpressionFlags, ExpressionId, ExpressionKind, Friend, FunctionFlags, FunctionId,
    Name, Operator, Program, Type, TypeId, ValueCategory,
};
use smallvec::SmallVec;

/// What an operator with operands of class or enumeration type means.
#[derive(Clone, Debug)]
pub(crate) enum OperatorMeaning {
    /// A call of this function, with the type of its result where it is known.
    Function(FunctionId, Option<TypeId>),
    /// As [`Self::Function`], with the operands the other way round ([over.match.oper]/3.4).
    Reversed(FunctionId, Option<TypeId>),
    /// The built-in operator, applied to values of these types.
    Builtin(SmallVec<[TypeId; 2]>),
    /// Something is wrong and was reported.
    Wrong,
    /// Nobody can tell.
    Unknown,
}

/// The operand of a built-in candidate.
enum BuiltinOperand {
    Value(TypeId, Sequence),
    Impossible,
    Unknown,
}

/// How an expression calls the functions that are looked for ([over.match.oper]/3).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// As it is written.
    Written,
    /// By another operator.
    Rewritten,
    /// By another operator, or the same one, with its operands exchanged.
    Reversed,
}

/// An operator whose functions are looked for, and its operands.
#[derive(Clone, Copy)]
struct OperatorCall<'a> {
    operator: Operator,
    values: &'a [Operand],
    token: u32,
    is_postfix: bool,
    only_members: bool,
    form: Form,
}

impl Sema<'_> {
    /// Whether operators on values of this type are found by overload resolution.
    pub(super) fn is_overloadable(&self, ty: TypeId) -> bool {
        matches!(self.value_structure(ty), Type::Class(_) | Type::Enum(_) | Type::Specialization { .. })
    }

    /// The meaning of an operator whose token is `token`; `None` where no operand has class or enumeration type, so that only
    /// the built-in operator can be meant. Postfix increments have no second operand here.
    pub(crate) fn operator_meaning(
        &mut self,
        operator: Operator,
        operands: &[ExpressionId],
        is_postfix: bool,
        token: u32,
    ) -> Option<OperatorMeaning> {
        let values = self.operands(operands);
        if !values.iter().any(|operand| self.is_overloadable(operand.ty)) {
            return None;
        }
        // `operator=` is a member ([over.ass]): a value is assigned to anything else after its conversion.
        if operator == Operator::Equal
            && matches!(
                self.value_structure(values[0].ty),
                Type::Builtin(_) | Type::Pointer(_) | Type::MemberPointer { .. } | Type::Enum(_)
            )
        {
            return None;
        }
        // `o = {...}` and `o += {...}` ([expr.ass]/8): of `=`, what fits is known; what does not is left to others.
        let is_list = self.assigns_list(operator, operands)
            && matches!(self.value_structure(values[0].ty), Type::Class(_) | Type::Enum(_));
        let known = if is_list { &values[..1] } else { &values[..] };
        if self.has_dependent_argument(&values) || known.iter().any(|operand| self.is_open_operand(operand)) {
            return Some(OperatorMeaning::Unknown);
        }
        if self.has_ambiguous_operators(operator, values[0].ty) {
            self.report_operator(code::AMBIGUOUS_OPERATOR, operator, &[], &values, Vec::new(), token);
            return Some(OperatorMeaning::Wrong);
        }
        let only_members = matches!(operator, Operator::Equal | Operator::Subscript | Operator::Call | Operator::Arrow);
        let mut candidates = Vec::new();
        let written = OperatorCall { operator, values: &values, token, is_postfix, only_members, form: Form::Written };
        let mut is_partial = self.add_operator_candidates(written, &mut candidates);
        if !is_partial
            && candidates.iter().all(|candidate| matches!(candidate.verdict, super::Verdict::Rejected(_)))
            && self.refuses_object_of_arrow_star(operator, &values)
        {
            return Some(OperatorMeaning::Wrong);
        }
        if self.since(Language::Cpp20) {
            is_partial |= self.add_rewritten_candidates(operator, &values, token, &mut candidates);
        }
        let has_class = values.iter().any(|value| self.program.class_of(value.ty).is_some());
        let is_described = has_class && has_patterns(operator, values.len());
        let builtin = if is_list && operator != Operator::Equal {
            // Only functions take lists.
            Ok(SmallVec::new())
        } else if !is_described {
            self.builtin_candidate(operator, &values).map(|candidate| candidate.into_iter().collect())
        } else if self.is_never_built_in(operator, &values) {
            Ok(SmallVec::new())
        } else {
            self.builtin_candidates(operator, &values)
        };
        let has_builtin = builtin.as_ref().is_ok_and(|list| !list.is_empty());
        let has_all_functions = !is_partial;
        is_partial |= builtin.is_err();
        candidates.extend(builtin.unwrap_or_default());
        Some(match self.choose(candidates) {
            Resolution::Selected(candidate)
                if !is_partial
                    || candidate.is_certain()
                    || has_all_functions && self.beats_built_in(&candidate, &values) =>
            {
                if candidate.is_builtin && self.has_ambiguous_operand(operator, &candidate, &values) {
                    return Some(OperatorMeaning::Wrong);
                }
                self.use_operator(*candidate, operator, operands, token)
            }
            _ if is_list && operator == Operator::Equal => OperatorMeaning::Unknown,
            Resolution::NoMatch(candidates) if !is_partial => {
                self.no_operator(operator, operands, &values, &candidates, token)
            }
            Resolution::Ambiguous(list) if !is_partial && (!has_builtin || is_described) => {
                // The only one that takes the operands as they are written is taken: compilers warn of what
                // [over.match.best.general]/2 makes ambiguous.
                let mut written = list.iter().filter(|candidate| !candidate.is_reversed);
                let is_plain = |candidate: &Candidate| {
                    !candidate.is_builtin
                        && candidate.conversions.iter().all(|sequence| matches!(sequence, Sequence::Standard(_)))
                };
                if let (Some(written), None) = (written.next(), written.next())
                    && list.iter().all(is_plain)
                {
                    let written = self.settle_chosen(written.clone());
                    self.use_operator(written, operator, operands, token)
                } else if list.iter().any(|candidate| candidate.is_rewritten) && !list.iter().all(is_plain) {
                    OperatorMeaning::Unknown
                } else {
                    self.report_operator(code::AMBIGUOUS_OPERATOR, operator, &list, &values, Vec::new(), token);
                    OperatorMeaning::Wrong
                }
            }
            // Without operands of class type only an operator that is declared for the enumeration can be meant besides.
            _ if values.iter().all(|operand| !matches!(self.value_structure(operand.ty), Type::Class(_)))
                && has_builtin =>
            {
                OperatorMeaning::Builtin(values.iter().map(|operand| operand.ty).collect())
            }
            _ => OperatorMeaning::Unknown,
        })
    }

    /// Whether an expression is `o = {...}` or the like of a compound assignment.
    fn assigns_list(&self, operator: Operator, operands: &[ExpressionId]) -> bool {
        let is_list = |&operand: &ExpressionId| {
            matches!(self.expression(operand).kind, cufe_il::ExpressionKind::InitializerList(_))
        };
        operator.is_assignment() && operands.get(1).is_some_and(is_list)
    }

    /// The function that a prefix operator without a built-in meaning calls for a value, if there is one. `Err` where nobody can tell.
    pub(crate) fn operator_function(
        &mut self,
        operator: Operator,
        value: Operand,
        token: u32,
    ) -> Result<Option<Candidate>, ()> {
        if !self.is_overloadable(value.ty) {
            return Ok(None);
        }
        let values = [value];
        if self.is_open_operand(&value) || self.has_ambiguous_operators(operator, value.ty) {
            return Err(());
        }
        let mut candidates = Vec::new();
        let (is_postfix, only_members, form) = (false, false, Form::Written);
        let call = OperatorCall { operator, values: &values, token, is_postfix, only_members, form };
        let is_partial = self.add_operator_candidates(call, &mut candidates);
        match self.choose(candidates) {
            Resolution::Selected(candidate) if !is_partial || candidate.is_certain() => Ok(Some(*candidate)),
            Resolution::NoMatch(_) if !is_partial => Ok(None),
            _ => Err(()),
        }
    }

    /// Whether a function is better than any built-in operator: these take what operands of class type are converted to by
    /// user-defined conversions, and other operands fit none better than perfectly ([over.match.best.general]/2).
    fn beats_built_in(&self, candidate: &Candidate, values: &[Operand]) -> bool {
        let is_class = |value: &Operand| self.program.class_of(value.ty).is_some();
        candidate.verdict == super::Verdict::Viable
            && candidate.conversions.len() == values.len()
            && values.iter().any(is_class)
            && candidate.conversions.iter().zip(values).all(|(conversion, value)| match conversion {
                Sequence::Standard(_) => is_class(value) || conversion.is_perfect(),
                _ => false,
            })
    }

    fn is_open_operand(&self, operand: &Operand) -> bool {
        let ty = self.program.canonical(operand.ty);
        if operand.expression.is_some_and(|expression| self.function_set(expression).is_some()) {
            return false;
        }
        self.is_dependent_type(ty)
            || matches!(self.value_structure(ty), Type::Unknown | Type::Specialization { .. })
            || operand.expression.is_some_and(|expression| {
                let inner = self.without_parentheses(expression);
                matches!(self.expression(inner).kind, cufe_il::ExpressionKind::InitializerList(_))
            })
            || self.has_unknown_members(ty)
    }

    /// Whether several bases of the class of the left operand have member operators ([over.match.oper]/3.1,
    /// [class.member.lookup]/8).
    fn has_ambiguous_operators(&mut self, operator: Operator, left: TypeId) -> bool {
        // Every class has an `operator=` of its own ([class.copy.assign]/2).
        let Some(class) = self.program.class_of(left).filter(|_| operator != Operator::Equal) else { return false };
        if self.program.classes[class].bases.is_empty() {
            return false;
        }
        // One that defaults `<=>` may have an `operator==` of its own ([class.compare.default]/5).
        if operator == Operator::EqualEqual && self.implies_equality(class) {
            return false;
        }
        let name = Name::operator(operator);
        let found = self.lookup_in_class(class, name, u32::MAX);
        self.is_ambiguous_member(class, name, &found)
    }

    /// Adds the member and non-member candidates for an operator; returns whether there may be more.
    fn add_operator_candidates(&mut self, call: OperatorCall, candidates: &mut Vec<Candidate>) -> bool {
        let OperatorCall { operator, values, token, is_postfix, only_members, form } = call;
        let name = Name::operator(operator);
        let mut operands: SmallVec<[Operand; 3]> = values.iter().copied().collect();
        if form == Form::Reversed {
            operands.reverse();
        }
        if is_postfix {
            operands.push(Operand {
                ty: Program::builtin(cufe_il::Builtin::Int),
                category: ValueCategory::Prvalue,
                expression: None,
            });
        }
        let mut is_partial = false;
        if let Some(class) = self.program.class_of(operands[0].ty) {
            self.declare_implicit_members(class);
            let found = self.lookup_in_class(class, name, u32::MAX);
            is_partial |= found.is_dependent || found.specialization.is_some();
            let entities: SmallVec<[EntityId; 8]> = found.entities.iter().copied().collect();
            // A class that defaults `<=>` gets `==` too ([class.compare.default]/5).
            is_partial |= operator == Operator::EqualEqual && entities.is_empty() && self.implies_equality(class);
            if self.only_functions(&entities) {
                let object = Operand { expression: None, ..operands[0] };
                let set = CallSet {
                    candidates: &entities,
                    object: Some(object),
                    object_class: self.class_of_operators(class, name, &entities),
                    template_arguments: None,
                    arguments: &operands[1..],
                    allowed: Allowed::IMPLICIT,
                    includes_explicit: true,
                };
                for &entity in &entities {
                    let mut candidate = self.candidate(entity, &set);
                    if let Some(object) = candidate.object.take() {
                        candidate.conversions.insert(0, object);
                        candidate.begins_with_object = true;
                    }
                    self.add_operator_candidate(candidate, form, candidates);
                }
            }
        }
        if only_members {
            return is_partial;
        }
        self.complete_associated(&operands);
        let (entities, more) = self.operator_functions(name, &operands, token);
        is_partial |= more;
        let set = CallSet {
            candidates: &entities,
            object: None,
            object_class: ObjectClass::OfMember,
            template_arguments: None,
            arguments: &operands,
            allowed: Allowed::IMPLICIT,
            includes_explicit: true,
        };
        let has_class = operands.iter().any(|operand| self.program.class_of(operand.ty).is_some());
        for &entity in &entities {
            if !has_class && !self.takes_enumeration(entity, &operands) {
                continue;
            }
            let candidate = self.candidate(entity, &set);
            self.add_operator_candidate(candidate, form, candidates);
        }
        is_partial
    }

    /// The class whose members the operators that were found in `class` are: that of the using-declaration which names them
    /// ([over.match.funcs.general]/4), so that they are no worse for the object than those beside it.
    fn class_of_operators(&self, class: cufe_il::ClassId, name: Name, entities: &[EntityId]) -> ObjectClass {
        let is_own =
            |&entity: &EntityId| self.program.enclosing_class(self.program.entities[entity].scope) == Some(class);
        if entities.iter().all(is_own) {
            return ObjectClass::OfMember;
        }
        self.class_that_declares(class, name).map_or(ObjectClass::OfMember, ObjectClass::Of)
    }

    /// Whether a class has an `operator==` that nobody wrote, because it or a base defaults `<=>` and declares no member or friend
    /// of that name ([class.compare.default]/5).
    fn implies_equality(&self, class: cufe_il::ClassId) -> bool {
        let name = Name::operator(Operator::Spaceship);
        let is_defaulted = |entity: EntityId| {
            let function = self.program.function_of(entity);
            function.is_some_and(|function| self.program.functions[function].flags.contains(FunctionFlags::DEFAULTED))
        };
        let has_friend = |class: cufe_il::ClassId, name: Name, fits: &dyn Fn(EntityId) -> bool| {
            self.program.classes[class].friends.iter().any(|friend| {
                matches!(*friend, Friend::Entity(entity) if self.program.entities[entity].name == name && fits(entity))
            })
        };
        let declares_friend = |class| has_friend(class, Name::operator(Operator::EqualEqual), &|_| true);
        let found = self.lookup_in_class(class, name, u32::MAX);
        let is_implied =
            |&entity: &EntityId| is_defaulted(entity) && !self.home_class(entity).is_some_and(declares_friend);
        found.entities.iter().any(is_implied) || has_friend(class, name, &is_defaulted) && !declares_friend(class)
    }

    fn add_operator_candidate(&mut self, mut candidate: Candidate, form: Form, candidates: &mut Vec<Candidate>) {
        if self.context.passed_over.is_some_and(|passed| self.program.functions[passed].entity == candidate.entity) {
            return;
        }
        let is_reversed = form == Form::Reversed;
        candidate.is_rewritten = form != Form::Written;
        candidate.is_reversed = is_reversed;
        if is_reversed {
            candidate.conversions.reverse();
        }
        let is_known = candidates
            .iter()
            .any(|known| known.entity == candidate.entity && known.is_reversed == is_reversed && !known.is_builtin);
        if !is_known {
            candidates.push(candidate);
        }
    }

    /// The non-member functions of an operator's name: by ordinary lookup without members, and associated with the operands.
    fn operator_functions(&mut self, name: Name, operands: &[Operand], token: u32) -> (SmallVec<[EntityId; 8]>, bool) {
        let is_member = |function: FunctionId| {
            let flags = self.program.functions[function].flags;
            flags.intersects(FunctionFlags::MEMBER | FunctionFlags::STATIC_MEMBER)
        };
        let found = self.lookup_unqualified_where(name, self.context.scope, token, &|kind| match kind {
            EntityKind::Function(function) => !is_member(function),
            EntityKind::Template(template) => self.program.templates[template]
                .pattern
                .and_then(|pattern| self.program.function_of(pattern))
                .is_some_and(|function| !is_member(function)),
            _ => false,
        });
        let mut entities: SmallVec<[EntityId; 8]> = found.entities.iter().copied().collect();
        let associated = self.lookup_associated(name, operands, token);
        for entity in associated.entities {
            if !entities.contains(&entity) {
                entities.push(entity);
            }
        }
        (entities, associated.is_partial)
    }

    /// Whether a non-member has a parameter of (reference to) one of the operands' enumerations ([over.match.oper]/3.3).
    fn takes_enumeration(&self, entity: EntityId, operands: &[Operand]) -> bool {
        if self.program.entities[entity].kind.is_template() {
            return true;
        }
        let Some(function) = self.program.function_of(entity) else { return true };
        let Some(ty) = self.program.as_function(self.program.functions[function].ty) else { return true };
        ty.parameters.iter().zip(operands).any(|(&parameter, operand)| {
            let wanted = self.value_structure(operand.ty);
            matches!(wanted, Type::Enum(_)) && self.value_structure(parameter) == wanted
        })
    }

    /// Candidates that are rewritten from `==` and `<=>` ([over.match.oper]/3.4). That a matching `!=` is declared keeps the
    /// reference from reversing no `==` (measured; [over.match.oper]/4 has it otherwise since P2468).
    fn add_rewritten_candidates(
        &mut self,
        operator: Operator,
        values: &[Operand],
        token: u32,
        candidates: &mut Vec<Candidate>,
    ) -> bool {
        let mut is_partial = false;
        let rewritten: &[(Operator, Form)] = match operator {
            Operator::EqualEqual => &[(Operator::EqualEqual, Form::Reversed)],
            Operator::ExclaimEqual => {
                &[(Operator::EqualEqual, Form::Rewritten), (Operator::EqualEqual, Form::Reversed)]
            }
            Operator::Spaceship => &[(Operator::Spaceship, Form::Reversed)],
            Operator::Less | Operator::Greater | Operator::LessEqual | Operator::GreaterEqual => {
                &[(Operator::Spaceship, Form::Rewritten), (Operator::Spaceship, Form::Reversed)]
            }
            _ => &[],
        };
        for &(operator, form) in rewritten {
            let call = OperatorCall { operator, values, token, is_postfix: false, only_members: false, form };
            is_partial |= self.add_operator_candidates(call, candidates);
        }
        is_partial
    }

    /// Whether a type is `bool`, which `--` never decremented, and `++` increments no more ([expr.pre.incr], [over.built]/4).
    pub(super) fn is_never_stepped(&self, operator: Operator, ty: TypeId) -> bool {
        let is_step = match operator {
            Operator::MinusMinus => true,
            Operator::PlusPlus => self.since(Language::Cpp17),
            _ => false,
        };
        is_step && self.value_structure(ty) == Type::Builtin(cufe_il::Builtin::Bool)
    }

    /// The built-in operator as a candidate: none where an operand has no conversion to a type that it takes. `Err` where it
    /// is not known.
    fn builtin_candidate(&mut self, operator: Operator, values: &[Operand]) -> Result<Option<Candidate>, ()> {
        let is_logical = matches!(operator, Operator::Exclaim | Operator::AmpersandAmpersand | Operator::PipePipe);
        let mut types: SmallVec<[TypeId; 2]> = SmallVec::new();
        let mut conversions = SmallVec::new();
        // Left operands of assignments are not converted to objects of other types.
        let is_assignment = operator.is_assignment() || matches!(operator, Operator::PlusPlus | Operator::MinusMinus);
        if is_assignment && let Some(class) = self.program.class_of(values[0].ty) {
            if operator == Operator::Equal {
                return Ok(None);
            }
            // A conversion function may make an lvalue of built-in type ([over.built]/3).
            let functions = self.candidate_conversions(class);
            let makes_lvalue = functions.entities.iter().any(|&entity| {
                let is_template = self.program.entities[entity].kind.is_template();
                // What is deduced is the type of the other operand (measured).
                if is_template && values.len() == 1 {
                    return false;
                }
                let function = self.program.function_of(entity);
                let ty = function.and_then(|function| self.program.as_function(self.program.functions[function].ty));
                if ty.is_some_and(|ty| self.is_never_stepped(operator, ty.result)) {
                    return false;
                }
                ty.is_none_or(|ty| self.program.is_reference(ty.result) || self.is_dependent_type(ty.result))
            });
            return if functions.is_partial || makes_lvalue { Err(()) } else { Ok(None) };
        }
        if self.is_never_built_in(operator, values) {
            return Ok(None);
        }
        if operator == Operator::ArrowStar {
            for (index, value) in values.iter().enumerate() {
                if self.is_operand_of_arrow_star(value, index == 0)? {
                    continue;
                }
                return Ok(None);
            }
        }
        for value in values {
            let other = values.iter().rev().find(|other| other.expression != value.expression);
            let is_same = other.is_some_and(|other| self.value_structure(other.ty) == self.value_structure(value.ty));
            let keeps_enum = operator == Operator::Equal || is_comparison(operator) && is_same;
            match self.builtin_operand(value, is_logical, keeps_enum) {
                BuiltinOperand::Value(ty, sequence) => {
                    types.push(ty);
                    conversions.push(sequence);
                }
                BuiltinOperand::Impossible => return Ok(None),
                BuiltinOperand::Unknown => return Err(()),
            }
        }
        if !self.builtin_takes(operator, &types) {
            return Ok(None);
        }
        Ok(Some(built_in(conversions)))
    }

    /// Whether an operand of `->*` is, or is converted to, a pointer to a class or, on the right, a pointer to a member
    /// ([over.built]/11).
    fn is_operand_of_arrow_star(&mut self, value: &Operand, is_left: bool) -> Result<bool, ()> {
        let fits = |sema: &Self, ty: TypeId| match sema.value_structure(ty) {
            Type::Pointer(to) => is_left && sema.is_overloadable(to),
            Type::MemberPointer { .. } => !is_left,
            _ => false,
        };
        let Some(class) = self.program.class_of(value.ty) else {
            let ty = self.decayed(value.ty);
            return Ok(fits(self, ty));
        };
        let functions = self.candidate_conversions(class);
        if functions.is_partial {
            return Err(());
        }
        for entity in functions.entities {
            let EntityKind::Function(function) = self.program.entities[entity].kind else { return Err(()) };
            let ty = self.program.as_function(self.program.functions[function].ty).ok_or(())?;
            if self.is_dependent_type(ty.result) || fits(self, self.program.non_reference(ty.result)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the built-in operator is no candidate: because of its operator it keeps its meaning for every type, or
    /// because of a set of functions, of which no conversion function says which is meant (measured).
    fn is_never_built_in(&self, operator: Operator, values: &[Operand]) -> bool {
        matches!(operator, Operator::Ampersand) && values.len() == 1
            || matches!(operator, Operator::Comma | Operator::Arrow)
            || values.iter().filter_map(|value| value.expression).any(|operand| self.function_set(operand).is_some())
    }

    fn builtin_operand(&mut self, value: &Operand, is_logical: bool, keeps_enum: bool) -> BuiltinOperand {
        let ty = self.program.canonical(value.ty);
        let plain = self.program.unqualified(ty).0;
        let Some(class) = self.program.class_of(ty) else {
            let mut standard = Standard::identity(plain, plain);
            if let Type::Enum(id) = self.program.written(plain) {
                if is_logical && self.program.enums[id].is_scoped {
                    return BuiltinOperand::Impossible;
                }
                // Promoted in all built-in operators but comparisons of two values of the enumeration.
                standard.step = if keeps_enum { Step::Identity } else { Step::Promotion };
            }
            return BuiltinOperand::Value(plain, Sequence::Standard(standard));
        };
        let functions = self.candidate_conversions(class);
        if functions.is_partial {
            return BuiltinOperand::Unknown;
        }
        let mut found: Option<(TypeId, Sequence)> = None;
        for entity in functions.entities {
            let EntityKind::Function(function) = self.program.entities[entity].kind else {
                return BuiltinOperand::Unknown;
            };
            let entry = &self.program.functions[function];
            let Some(result) = self.program.as_function(entry.ty).map(|ty| ty.result) else {
                return BuiltinOperand::Unknown;
            };
            let result = self.program.canonical(self.program.non_reference(result));
            let result = self.program.unqualified(result).0;
            match self.explicitness(function) {
                Some(true) => continue,
                Some(false) => {}
                None => return BuiltinOperand::Unknown,
            }
            match self.program.written(result) {
                Type::Class(_) => continue,
                Type::Specialization { template, .. }
                    if self.makes_classes(template) && !self.is_dependent_type(result) =>
                {
                    continue;
                }
                Type::Unknown | Type::Specialization { .. } => return BuiltinOperand::Unknown,
                _ if self.is_dependent_type(result) => return BuiltinOperand::Unknown,
                _ => {}
            }
            match self.object_conversion(value, function, ObjectClass::OfObject) {
                Sequence::Impossible => continue,
                Sequence::Unknown => return BuiltinOperand::Unknown,
                _ => {}
            }
            if found.is_some() {
                return BuiltinOperand::Unknown;
            }
            let user = crate::conversion::UserDefined::by(function, Standard::identity(result, result));
            found = Some((result, Sequence::User(user)));
        }
        match found {
            Some((ty, sequence)) => BuiltinOperand::Value(ty, sequence),
            None => BuiltinOperand::Impossible,
        }
    }

    /// Whether the built-in operator takes values of these types, at least one of which came from a class or is an
    /// enumeration.
    fn builtin_takes(&mut self, operator: Operator, types: &[TypeId]) -> bool {
        let is_scoped = |sema: &Self, ty: TypeId| matches!(sema.value_structure(ty), Type::Enum(id) if sema.program.enums[id].is_scoped);
        if operator == Operator::Equal {
            return true;
        }
        if operator == Operator::ArrowStar {
            return matches!(self.value_structure(types[0]), Type::Pointer(to) if self.is_overloadable(to))
                && matches!(self.value_structure(types[1]), Type::MemberPointer { .. });
        }
        if types.iter().any(|&ty| is_scoped(self, ty)) {
            return is_comparison(operator) && types.len() == 2 && types[0] == types[1];
        }
        true
    }

    /// Notes what a chosen operator calls.
    fn use_operator(
        &mut self,
        candidate: Candidate,
        operator: Operator,
        operands: &[ExpressionId],
        token: u32,
    ) -> OperatorMeaning {
        let Some(function) = candidate.function.filter(|_| !candidate.is_builtin) else {
            let types = operands
                .iter()
                .zip(&candidate.conversions)
                .map(|(&operand, sequence)| match sequence {
                    Sequence::User(user) => {
                        if let Some(function) = self.settled_conversion(user) {
                            self.use_conversion(operand, function);
                            self.check_base_conversion(operand, &user.second);
                        }
                        user.second.to
                    }
                    _ => self.expression(operand).ty,
                })
                .collect();
            return OperatorMeaning::Builtin(types);
        };
        let is_virtual = self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL);
        let naming_class = self.class_of_member(function).map(|class| match candidate.is_reversed {
            true => self.program.classes[class].ty,
            false => self.expression(operands[0]).ty,
        });
        let used = FunctionUse::new(function, FunctionUseKind::Operator, token);
        let at_run_time = match self.is_non_static_member(function) {
            true => cufe_il::RunTime::Nothing,
            false => self.vary_at_run_time(operands),
        };
        self.use_function(FunctionUse { naming_class, is_virtual, at_run_time, ..used });
        if let Some(&last) = operands.last() {
            self.check_used_spaceship_headers(function, self.expression(last).last + 1);
        }
        if let Some(&object) = operands.get(usize::from(candidate.is_reversed))
            && self.is_non_static_member(function)
        {
            let Expression { ty, first, .. } = self.expression(object);
            self.check_object_base(ty, None, candidate.entity, first);
        }
        let result = candidate.ty.and_then(|ty| self.program.as_function(ty)).map(|ty| ty.result);
        let result = result.filter(|&result| {
            !self.is_dependent_type(result)
                && !matches!(self.program.structure(result), Type::Auto | Type::DecltypeAuto | Type::Unknown)
        });
        if candidate.is_rewritten {
            // Of `==` the result is compared with false, of `<=>` with zero.
            let is_spaceship = operator == Operator::Spaceship;
            let bool_type = Program::builtin(cufe_il::Builtin::Bool);
            let is_equality = matches!(operator, Operator::EqualEqual | Operator::ExclaimEqual);
            let is_bool = |result: TypeId| self.program.unqualified(self.program.canonical(result)).0 == bool_type;
            if is_equality && result.is_some_and(|result| !is_bool(result)) {
                // [over.match.oper]/9
                let name = self.entity_name(self.program.functions[function].entity);
                self.report(Report::new(code::REWRITTEN_COMPARISON_TYPE, self.position(token)).quoted(name));
                return OperatorMeaning::Wrong;
            }
            // [over.match.oper]/9: with zero there must be a built-in `<=>` or comparison.
            let int = Program::builtin(cufe_il::Builtin::Int);
            if is_spaceship
                && let Some(result) = result.filter(|&result| matches!(self.value_structure(result), Type::Builtin(_)))
                && let Some(code) = self.three_way_mistake([int, result])
            {
                let [first, second] = [int, result].map(|ty| self.type_argument(ty));
                self.report(Report::new(code, self.position(token)).with(first).with(second));
                return OperatorMeaning::Wrong;
            }
            let ty = match result {
                // `x <=> y` itself is what its own function gives; turned round it is `0 <=> (y <=> x)`.
                _ if is_spaceship && !candidate.is_reversed => result,
                Some(result) if !is_equality && (self.options.device_pass || self.is_own_ordering(result)) => {
                    self.type_compared_with_zero(operator, result, candidate.is_reversed, token)
                }
                _ if is_spaceship => result,
                _ => Some(bool_type),
            };
            let is_reversed = candidate.is_reversed;
            self.convert_operands(candidate, function, operands);
            return match is_reversed {
                true => OperatorMeaning::Reversed(function, ty),
                false => OperatorMeaning::Function(function, ty),
            };
        }
        self.convert_operands(candidate, function, operands);
        OperatorMeaning::Function(function, result)
    }

    /// Whether the result of `<=>` is of a class other than the comparison categories, whose comparisons with zero are known. The
    /// device pass asks for those, too: they are functions of the host.
    fn is_own_ordering(&mut self, result: TypeId) -> bool {
        self.complete_type(result);
        self.program.class_of(result).is_some() && self.comparison_category(result).is_none()
    }

    /// The type of `(x <=> y) @ 0`, or of `0 @ (y <=> x)` ([over.match.oper]/9).
    fn type_compared_with_zero(
        &mut self,
        operator: Operator,
        result: TypeId,
        is_reversed: bool,
        token: u32,
    ) -> Option<TypeId> {
        let extent = Extent { first: token, last: token };
        let none = ExpressionFlags::empty();
        let compared = self.build(ExpressionKind::Implied, result, ValueCategory::Prvalue, none, extent);
        let literal = self.program.literals.add(cufe_il::Literal::zero());
        let int = Program::builtin(cufe_il::Builtin::Int);
        let zero = self.build(ExpressionKind::Literal(literal), int, ValueCategory::Prvalue, none, extent);
        let [left, right] = if is_reversed { [zero, compared] } else { [compared, zero] };
        let built = self.build_binary(operator, left, right, extent);
        let ty = self.expression(built).ty;
        (self.program.structure(ty) != Type::Unknown).then_some(ty)
    }

    /// Converts operands to the parameters of the chosen operator function; those of members come behind the object.
    fn convert_operands(&mut self, mut candidate: Candidate, function: FunctionId, operands: &[ExpressionId]) {
        let mut arguments: SmallVec<[ExpressionId; 2]> = operands.iter().copied().collect();
        // The conversions are in the order of the operands.
        if candidate.is_reversed {
            arguments.reverse();
            candidate.conversions.reverse();
        }
        if self.is_non_static_member(function) {
            arguments.remove(0);
            // A declaration that is wrong may take no operand.
            if !candidate.conversions.is_empty() {
                candidate.conversions.remove(0);
            }
        }
        self.convert_arguments(&candidate, &arguments);
    }

    /// No candidate fits: some operators keep a meaning, for the others it is 349.
    fn no_operator(
        &mut self,
        operator: Operator,
        operands: &[ExpressionId],
        values: &[Operand],
        candidates: &[Candidate],
        token: u32,
    ) -> OperatorMeaning {
        let keep = || OperatorMeaning::Builtin(values.iter().map(|operand| operand.ty).collect());
        let is_unary = operands.len() == 1;
        if operator == Operator::Comma || operator == Operator::Ampersand && is_unary || operator == Operator::Arrow {
            return keep();
        }
        if operands.iter().any(|&operand| self.is_erroneous(operand)) {
            return OperatorMeaning::Unknown;
        }
        if operator == Operator::Equal && self.is_undefined_class(values[0].ty) {
            let first = self.expression(operands[0]).first;
            self.report_unless_speculating(code::NOT_MODIFIABLE_LVALUE, first);
            return OperatorMeaning::Wrong;
        }
        let has_class = values.iter().any(|operand| self.program.class_of(operand.ty).is_some());
        // What is wrong with operands of enumeration type is said in the words of the built-in operator.
        let is_scoped_test = matches!(operator, Operator::Exclaim | Operator::AmpersandAmpersand | Operator::PipePipe);
        // An object that is assigned to a scalar is converted to its type.
        if operator == Operator::Equal && self.program.class_of(values[0].ty).is_none() {
            return keep();
        }
        if !has_class
            && (is_scoped_test
                || operator.is_assignment() && !self.assigns_list(operator, operands)
                || matches!(operator, Operator::PlusPlus | Operator::MinusMinus))
        {
            return keep();
        }
        // Assignments in templates are judged in their instances only, by the reference as by g++ (measured).
        if operator.is_assignment() && self.is_in_pattern() {
            return OperatorMeaning::Unknown;
        }
        let notes = if has_class { self.builtin_rejections(operator, values, token) } else { Vec::new() };
        self.report_operator(code::NO_MATCHING_OPERATOR, operator, candidates, values, notes, token);
        OperatorMeaning::Wrong
    }

    fn report_operator(
        &mut self,
        code: Code,
        operator: Operator,
        candidates: &[Candidate],
        values: &[Operand],
        notes: Vec<Note>,
        token: u32,
    ) {
        if self.context.speculating > 0 {
            return;
        }
        let name = Argument::Quoted(operator.spelling().to_owned());
        let mut report = Report::new(code, self.position(token)).with(name);
        let candidates: Vec<Candidate> = candidates.iter().filter(|candidate| !candidate.is_builtin).cloned().collect();
        let given: Vec<TypeId> = values.iter().map(|value| value.ty).collect();
        self.show_operands(&mut report, operator, &given);
        self.show_rejected_operators(&mut report, &candidates, &given);
        report.notes.extend(notes);
        self.show_ambiguous(&mut report, &candidates);
        self.report(report);
    }
}

/// Whether an operator compares.
pub(crate) fn is_comparison(operator: Operator) -> bool {
    use Operator::*;
    matches!(operator, EqualEqual | ExclaimEqual | Less | Greater | LessEqual | GreaterEqual | Spaceship)
}
