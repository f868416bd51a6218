//! Template arguments for value parameters: converted constant expressions ([temp.arg.nontype], [expr.const]/10), and the
//! objects and functions that pointers and references may designate.

use super::class_deduction::ClassDeduction;
use super::{ReadResult, Substituted, Substitution, SubstitutionFailure};
use crate::Sema;
use crate::constant::value::{Base, Place, Step as PlaceStep, Value};
use crate::constant::{Failure, Narrowing};
use crate::conversion::{Allowed, Operand, Sequence, Step};
use crate::gap::{OrUnknown, Unknown};
use crate::initialization::Purpose;
use crate::overload::address::Address;
use cufe_base::Standard;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{
    ArgumentsId, Builtin, EntityId, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, FunctionId, Program,
    ScopeKind, TemplateArgument, TemplateHead, TemplateId, TemplateParameterKind, Type, TypeId, UnaryOperator,
    ValueCategory,
};

/// What the conversion of an argument to the type of its parameter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Judgement {
    /// One of those allowed.
    Converts,
    /// By this conversion function.
    ConvertsByFunction(FunctionId),
    /// There is none, or not one that is allowed.
    Differs,
    /// Nobody can tell.
    Unknown,
}

/// What the types of an argument and its parameter tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueArgument {
    /// The conversion is one of those allowed; the value must be constant.
    Converts,
    /// It is a value of class type that a conversion function converts.
    ConvertsByFunction,
    /// Nothing is to be said: it was reported, or something is not known.
    Done,
}

impl Sema<'_> {
    /// The type of a value parameter with the arguments before it in place, adjusted as those of functions are
    /// ([temp.param]/10). `None`: not known.
    pub fn value_parameter_type(
        &mut self,
        head: &TemplateHead,
        depth: u16,
        position: usize,
        arguments: &[TemplateArgument],
    ) -> Option<TypeId> {
        self.value_element_type(head, depth, (position, None), arguments)
    }

    /// The same of one element of a pack.
    pub fn value_element_type(
        &mut self,
        head: &TemplateHead,
        depth: u16,
        (position, element): (usize, Option<usize>),
        arguments: &[TemplateArgument],
    ) -> Option<TypeId> {
        let TemplateParameterKind::Value(ty) = head.parameters.get(position)?.kind else { return None };
        let ty = if self.is_dependent_type(ty) && !self.is_placeholder(ty) {
            let element = element.filter(|_| self.count_of_parameters(&head.parameters[position]).is_some());
            if self.has_unexpanded_pack(ty) && element.is_none() {
                return None;
            }
            let before = arguments.get(..position)?;
            self.substituted(ty, &Substitution { element, ..Substitution::new(head, depth, before) }).ok()?
        } else {
            ty
        };
        match self.program.structure(ty) {
            Type::Array { .. } | Type::Function(_) => Some(self.decayed(ty)),
            _ => Some(ty),
        }
    }

    /// Whether a constant among the arguments of a partial specialization is for a parameter whose type depends on a
    /// parameter of the specialization ([temp.spec.partial.general]/9.1).
    pub fn has_value_of_dependent_type(&mut self, template: TemplateId, arguments: ArgumentsId) -> bool {
        let head = self.program.templates[template].head.clone();
        let depth = self.template_depth(template);
        let list = self.program.arguments(arguments).to_vec();
        (0..head.parameters.len()).any(|position| {
            // A default argument that depends on the others is not in the list.
            let is_specialized = match list.get(position) {
                Some(argument) => matches!(argument, TemplateArgument::Value(..) | TemplateArgument::Null),
                None => head.parameters[position].default.is_some(),
            };
            is_specialized
                && !head.parameters[position].is_pack
                && matches!(head.parameters[position].kind, TemplateParameterKind::Value(ty)
                    if self.is_dependent_type(ty) && !self.is_placeholder(ty))
                && self.value_parameter_type(&head, depth, position, &list).is_some_and(|ty| {
                    matches!(self.program.structure(ty), Type::TemplateParameter { .. } | Type::Pointer(_))
                        && self.is_dependent_type(ty)
                })
        })
    }

    /// Whether the conversion of an argument to the type of a parameter is one of those allowed; `None`: not known.
    pub(super) fn is_allowed_conversion(&mut self, operand: &Operand, ty: TypeId, sequence: &Sequence) -> Option<bool> {
        match self.judged(operand, ty, sequence) {
            Judgement::Converts => Some(true),
            Judgement::Differs => Some(false),
            Judgement::ConvertsByFunction(_) | Judgement::Unknown => None,
        }
    }

    /// Whether a type is `auto` by itself.
    fn is_placeholder(&self, ty: TypeId) -> bool {
        matches!(self.program.written(self.program.unqualified(self.program.canonical(ty)).0), Type::Auto)
    }

    /// Whether nothing can be said of an expression yet.
    pub fn is_undecided(&self, expression: ExpressionId) -> bool {
        let entry = self.expression(expression);
        entry.flags.intersects(
            ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT | ExpressionFlags::UNEXPANDED,
        ) || matches!(entry.kind, ExpressionKind::Unknown | ExpressionKind::PackExpansion(_))
    }

    /// Whether explicit arguments of a function template depend on template parameters: expressions are not known by their
    /// values there.
    pub(crate) fn are_explicit_arguments_dependent(&self, arguments: ArgumentsId) -> bool {
        self.are_dependent(arguments)
            && self.program.arguments(arguments).iter().any(|&argument| match argument {
                TemplateArgument::Expression(profiled) => {
                    self.program.expressions.get(profiled.expression).is_none()
                        || self.is_undecided(profiled.expression)
                }
                TemplateArgument::Type(ty) => {
                    self.is_dependent_type(ty) || self.program.decltype_of_value(ty).is_some()
                }
                TemplateArgument::Pack(list) => self.are_explicit_arguments_dependent(list),
                _ => self.program.argument_facts(argument).is_dependent,
            })
    }

    /// The type that an expression converts to as an argument for a value parameter, if it does so, whatever its value is.
    /// Nothing is reported.
    pub fn converted_argument_type(&mut self, expression: ExpressionId, ty: TypeId) -> Option<TypeId> {
        if self.is_placeholder(ty) && !self.is_undecided(expression) {
            let own = self.decayed(self.expression(expression).ty);
            return self.is_integral_or_unscoped(own).then_some(own);
        }
        if self.program.is_reference(ty) || !self.can_judge(expression, ty) {
            return None;
        }
        let operand = self.operand(expression);
        let sequence = self.implicit_conversion(&operand, ty, Allowed::IMPLICIT);
        (self.judged(&operand, ty, &sequence) == Judgement::Converts).then_some(ty)
    }

    /// Before C++20 a template argument has no floating type, whatever its parameter is: 847. Variables pass, for they can
    /// be meant by a reference.
    pub fn refuse_floating_argument(&mut self, expression: ExpressionId) -> bool {
        let entry = self.expression(expression);
        let is_refused = !self.since(Standard::Cpp20)
            && entry.category == ValueCategory::Prvalue
            && !self.is_undecided(expression)
            && matches!(self.value_structure(entry.ty), Type::Builtin(builtin) if builtin.is_floating());
        if is_refused {
            self.report_value_argument(code::EXPECTED_INTEGRAL_OR_ENUM, expression);
        }
        is_refused
    }

    fn report_value_argument(&mut self, code: Code, expression: ExpressionId) {
        let first = self.expression(expression).first;
        self.report_at(code, first);
    }

    /// 458: the argument does not convert to the parameter's type.
    fn report_mismatch(&mut self, expression: ExpressionId, ty: TypeId) {
        let entry = self.expression(expression);
        let own = self.decayed(entry.ty);
        let (own, ty) = self.type_pair(own, ty);
        self.report(Report::new(code::TEMPLATE_ARGUMENT_MISMATCH, self.position(entry.first)).with(own).with(ty));
    }

    /// The type that an argument gives a parameter of type `auto` ([temp.param]/6, [dcl.type.auto.deduct]). `None`: it was
    /// reported, or is not known.
    pub fn deduced_argument_type(&mut self, expression: ExpressionId, parameter: TypeId) -> Option<TypeId> {
        if !self.is_placeholder(parameter) {
            return Some(parameter);
        }
        if self.is_undecided(expression) {
            return None;
        }
        if self.function_set(expression).is_some() && !self.settle_for_deduction(expression)? {
            self.report_value_argument(code::AUTO_PARAMETER_NOT_DEDUCED, expression);
            return None;
        }
        let ty = self.decayed(self.expression(expression).ty);
        match self.value_structure(ty) {
            Type::Unknown => None,
            Type::Builtin(builtin) if builtin.is_floating() && !self.since(Standard::Cpp20) => {
                self.report_value_argument(code::FLOATING_TEMPLATE_PARAMETER, expression);
                None
            }
            Type::Class(_) if !self.since(Standard::Cpp20) => {
                self.report_value_argument(code::CLASS_TYPE_TEMPLATE_PARAMETER, expression);
                None
            }
            _ => Some(ty),
        }
    }

    /// Judges an argument by its type and reports what is wrong with it.
    pub fn check_value_argument(&mut self, expression: ExpressionId, ty: TypeId) -> ValueArgument {
        if !self.can_judge(expression, ty) {
            return ValueArgument::Done;
        }
        let operand = self.operand(expression);
        let sequence = self.implicit_conversion(&operand, ty, Allowed::IMPLICIT);
        match self.judged(&operand, ty, &sequence) {
            Judgement::Unknown => ValueArgument::Done,
            Judgement::Differs if sequence == Sequence::Impossible => {
                self.report_no_conversion(expression, ty);
                ValueArgument::Done
            }
            Judgement::Differs => {
                self.report_mismatch(expression, ty);
                ValueArgument::Done
            }
            Judgement::ConvertsByFunction(function) => {
                self.use_conversion(expression, function);
                ValueArgument::ConvertsByFunction
            }
            Judgement::Converts => {
                if self.function_set(expression).is_some() {
                    // Elsewhere the same expression may mean another function of the set.
                    let own = self.copy_of_set(expression);
                    self.apply_conversion(own, ty, &sequence, Purpose::Object);
                }
                ValueArgument::Converts
            }
        }
    }

    fn can_judge(&self, expression: ExpressionId, ty: TypeId) -> bool {
        !self.is_undecided(expression)
            && !matches!(self.expression(expression).kind, ExpressionKind::InitializerList(_))
            && self.can_check_initialization(expression, ty)
            && self.can_judge_parameter(ty)
    }

    /// Whether it is known which arguments convert to a type.
    fn can_judge_parameter(&self, ty: TypeId) -> bool {
        !self.is_dependent_type(ty)
            && (self.program.is_reference(ty)
                || !matches!(self.value_structure(ty), Type::Class(_) | Type::Specialization { .. } | Type::Unknown))
    }

    /// What a conversion sequence means for a template argument: of the standard conversions few are allowed
    /// ([expr.const]/10).
    fn judged(&mut self, operand: &Operand, ty: TypeId, sequence: &Sequence) -> Judgement {
        match sequence {
            Sequence::Unknown | Sequence::Ellipsis => Judgement::Unknown,
            Sequence::Impossible => Judgement::Differs,
            // What a reference to the result of a function designates is not followed.
            Sequence::User(user) => match self.settled_conversion(user) {
                Some(function) if !self.program.is_reference(ty) => Judgement::ConvertsByFunction(function),
                _ => Judgement::Unknown,
            },
            Sequence::Standard(standard) => {
                let is_allowed = match standard.step {
                    Step::Identity => !standard.drops_const_of_string,
                    Step::Promotion | Step::PromotionToUnderlying | Step::Integral => true,
                    Step::Boolean => self.is_integral_or_unscoped(operand.ty),
                    // An object of the base is made by a constructor ([over.best.ics.general]/6).
                    Step::DerivedToBase => !self.program.is_reference(ty),
                    Step::Pointer | Step::MemberPointer => {
                        matches!(self.value_structure(operand.ty), Type::Builtin(Builtin::Nullptr))
                    }
                    _ => false,
                };
                if is_allowed { Judgement::Converts } else { Judgement::Differs }
            }
        }
    }

    /// An explicit argument of a function template for a value parameter of a type, converted; nothing is reported, for
    /// another template may be meant ([temp.deduct.general]/8).
    pub(crate) fn explicit_value_argument(
        &mut self,
        ty: TypeId,
        argument: TemplateArgument,
    ) -> Substituted<TemplateArgument> {
        let is_before_20 = !self.since(Standard::Cpp20);
        match self.value_structure(ty) {
            Type::Builtin(Builtin::Void) => return Err(SubstitutionFailure::IllFormed),
            Type::Builtin(builtin) if builtin.is_floating() && is_before_20 => {
                return Err(SubstitutionFailure::IllFormed);
            }
            Type::Class(_) | Type::Specialization { .. }
                if !self.program.is_reference(ty)
                    && !self.is_dependent_type(ty)
                    && (is_before_20 || self.is_not_structural(ty)) =>
            {
                return Err(SubstitutionFailure::IllFormed);
            }
            _ => {}
        }
        let expression = match argument {
            TemplateArgument::Expression(profiled) => Some(profiled.expression),
            _ => None,
        };
        if let Some(expression) = expression
            && (self.program.expressions.get(expression).is_none() || self.is_undecided(expression))
        {
            return Err(SubstitutionFailure::unknown());
        }
        if self.program.has_placeholder(ty) {
            return self.explicit_argument_of_any_type(ty, argument);
        }
        // Whether the variable is meant, or its value, is not known before the type is.
        if self.is_dependent_type(ty)
            && self.is_type_for_objects(ty)
            && expression.is_some_and(|expression| self.designates_variable(expression))
        {
            return Ok(argument);
        }
        if !self.can_judge_parameter(ty) || expression.is_some_and(|expression| !self.can_judge(expression, ty)) {
            return match (argument, expression) {
                (_, Some(expression)) => self.constant_argument(ty, expression),
                (TemplateArgument::Value(own, _) | TemplateArgument::Constant(own, _), _) => {
                    if matches!(self.value_structure(ty), Type::Class(_)) {
                        let operand = self.value_operand(own);
                        if self.implicit_conversion(&operand, ty, Allowed::IMPLICIT) == Sequence::Impossible {
                            return Err(SubstitutionFailure::IllFormed);
                        }
                    }
                    Ok(self.converted_value(ty, argument))
                }
                _ => Err(SubstitutionFailure::unknown()),
            };
        }
        let operand = match (argument, expression) {
            (_, Some(expression)) => self.operand(expression),
            (TemplateArgument::Constant(own, _), _) if self.program.canonical(own) == self.program.canonical(ty) => {
                return Ok(argument);
            }
            (TemplateArgument::Value(own, _) | TemplateArgument::Constant(own, _), _)
                if !self.program.is_reference(ty) =>
            {
                self.value_operand(own)
            }
            (TemplateArgument::Null, _) => self.value_operand(Program::builtin(Builtin::Nullptr)),
            (TemplateArgument::Entity(entity), _) => {
                let address = self.type_of_designated(entity).or_substitution_failure()?;
                match self.program.structure(address) {
                    Type::Pointer(object) if self.program.is_reference(ty) => {
                        self.value_of_type(object, ValueCategory::Lvalue)
                    }
                    _ => self.value_operand(address),
                }
            }
            _ => return Err(SubstitutionFailure::unknown()),
        };
        let sequence = self.implicit_conversion(&operand, ty, Allowed::IMPLICIT);
        match self.judged(&operand, ty, &sequence) {
            Judgement::Unknown => return Err(SubstitutionFailure::unknown()),
            Judgement::Differs => return Err(SubstitutionFailure::IllFormed),
            Judgement::Converts => {}
            Judgement::ConvertsByFunction(_) => match expression {
                Some(expression) => return self.constant_argument(ty, expression),
                None => return self.value_converted_by_function(ty, argument),
            },
        }
        match (argument, expression) {
            (TemplateArgument::Value(_, value), _) => {
                let is_bool = matches!(self.value_structure(ty), Type::Builtin(Builtin::Bool));
                match self.truncate(value, ty) {
                    Some(own) if own != value && !is_bool => Err(SubstitutionFailure::IllFormed),
                    _ => Ok(self.converted_value(ty, argument)),
                }
            }
            (_, Some(expression)) if let Some(chosen) = self.overloaded_argument(expression, ty) => match chosen {
                ReadResult::Argument(argument) => Ok(argument),
                ReadResult::Failed => Err(SubstitutionFailure::IllFormed),
                _ => Err(SubstitutionFailure::unknown()),
            },
            (_, Some(expression)) if self.program.is_reference(ty) => self.explicit_reference_argument(ty, expression),
            (_, Some(expression)) => self.explicit_constant(expression, Some(ty)),
            _ => Ok(argument),
        }
    }

    /// Whether an argument that is known may be one of a value parameter of a type.
    pub(super) fn fits_value_parameter(&mut self, ty: TypeId, argument: TemplateArgument) -> bool {
        match argument {
            TemplateArgument::Value(own, _) if self.program.canonical(own) == self.program.canonical(ty) => true,
            TemplateArgument::Value(..)
            | TemplateArgument::Constant(..)
            | TemplateArgument::Entity(_)
            | TemplateArgument::Null => {
                self.explicit_value_argument(ty, argument) != Err(SubstitutionFailure::IllFormed)
            }
            _ => true,
        }
    }

    /// The default argument of a value parameter of a type that substitution made: it may be none that a parameter can have, or
    /// the argument may not convert to it.
    pub(super) fn default_value_argument(
        &mut self,
        ty: TypeId,
        argument: TemplateArgument,
    ) -> Substituted<TemplateArgument> {
        match self.explicit_value_argument(ty, argument) {
            Err(SubstitutionFailure::Unknown) => Ok(self.converted_value(ty, argument)),
            known => known,
        }
    }

    fn value_operand(&self, ty: TypeId) -> Operand {
        self.value_of_type(ty, ValueCategory::Prvalue)
    }

    /// The pointer to a function, variable or member whose name, or address, is an argument.
    pub(super) fn type_of_designated(&mut self, entity: EntityId) -> Option<TypeId> {
        if let EntityKind::Field(field) = self.program.entities[entity].kind {
            let class = self.home_class(entity)?;
            let (class, member) = (self.program.classes[class].ty, self.program.variables[field].ty);
            return Some(self.program.intern_type(Type::MemberPointer { class, member }));
        }
        if let EntityKind::Function(function) = self.program.entities[entity].kind
            && self.is_non_static_member(function)
        {
            let class = self.class_of_member(function)?;
            let (class, member) = (self.program.classes[class].ty, self.program.functions[function].ty);
            return Some(self.program.intern_type(Type::MemberPointer { class, member }));
        }
        let ty = match self.program.entities[entity].kind {
            EntityKind::Function(function) => self.program.functions[function].ty,
            EntityKind::Variable(variable) => self.program.non_reference(self.program.variables[variable].ty),
            _ => return None,
        };
        Some(self.program.intern_type(Type::Pointer(ty)))
    }

    /// The function of a set that an argument means for a parameter of a type ([over.over]); `None` where the argument names no set
    /// of functions.
    pub fn overloaded_argument(&mut self, expression: ExpressionId, ty: TypeId) -> Option<ReadResult> {
        let set = self.function_set(expression)?;
        let target = self.program.canonical(self.program.non_reference(ty));
        let Some((function, class)) = self.address_target(target) else { return Some(ReadResult::Unknown) };
        Some(match self.select_address(&set, function, class) {
            // A pointer to a member of a base is of another type, and no such conversion is allowed ([expr.const]/10).
            Address::One(chosen)
                if class.is_some_and(|class| {
                    let home = self.class_of_member(chosen.function).map(|home| self.program.classes[home].ty);
                    home.is_some_and(|home| self.program.canonical(home) != self.program.canonical(class))
                }) =>
            {
                ReadResult::Failed
            }
            Address::One(chosen) => match self.specialization_of_chosen(&chosen) {
                Some(function) => {
                    ReadResult::Argument(TemplateArgument::Entity(self.program.functions[function].entity))
                }
                None => ReadResult::Unknown,
            },
            Address::None | Address::Several => ReadResult::Failed,
            Address::Unknown => ReadResult::Unknown,
        })
    }

    /// What a parameter of reference type is bound to by an argument ([temp.arg.nontype]/2), which is no matter of the value that
    /// this has; `None` where the parameter is of another type, or that is not known.
    pub fn bound_argument(&mut self, expression: ExpressionId, ty: TypeId) -> Option<ReadResult> {
        if !self.program.is_reference(ty) || !self.can_judge(expression, ty) {
            return None;
        }
        match self.explicit_reference_argument(ty, expression) {
            Ok(argument) => Some(ReadResult::Argument(argument)),
            Err(SubstitutionFailure::IllFormed) => Some(ReadResult::Failed),
            Err(SubstitutionFailure::Unknown) => None,
        }
    }

    fn explicit_reference_argument(&mut self, ty: TypeId, expression: ExpressionId) -> Substituted<TemplateArgument> {
        let operand = self.operand(expression);
        let sequence = self.implicit_conversion(&operand, ty, Allowed::IMPLICIT);
        match self.judged(&operand, ty, &sequence) {
            Judgement::Differs => Err(SubstitutionFailure::IllFormed),
            // A temporary is nothing that an argument may refer to ([temp.arg.nontype]/3).
            Judgement::Converts if operand.category == ValueCategory::Prvalue => Err(SubstitutionFailure::IllFormed),
            Judgement::Converts => match self.designated_argument(ty, expression) {
                Some(designated) => Ok(designated),
                None => self.constant_argument(ty, expression),
            },
            Judgement::ConvertsByFunction(_) | Judgement::Unknown => Err(SubstitutionFailure::unknown()),
        }
    }

    /// What an expression designates as an argument for a parameter of a pointer, reference or member pointer type
    /// ([temp.arg.nontype]): a function, a variable, a member, or nothing. `None` where it is not known, or is a part of something.
    pub(super) fn designated_argument(&mut self, ty: TypeId, expression: ExpressionId) -> Option<TemplateArgument> {
        // The argument tells the type of a placeholder ([temp.param]/6).
        let ty = match self.is_placeholder(ty) && self.program.expressions.get(expression).is_some() {
            true => self.decayed(self.expression(expression).ty),
            false => ty,
        };
        let designates = self.program.is_reference(ty)
            || matches!(self.value_structure(ty), Type::Pointer(_) | Type::MemberPointer { .. });
        if !designates
            || self.is_dependent_type(ty)
            || self.program.expressions.get(expression).is_none()
            || self.is_undecided(expression)
        {
            return None;
        }
        if let Some(ReadResult::Argument(argument)) = self.overloaded_argument(expression, ty) {
            return Some(argument);
        }
        if let Some(argument) = self.designated_specialization(ty, expression) {
            return Some(argument);
        }
        match self.evaluate(expression, Some(ty), true).ok()? {
            Value::Pointer(None) | Value::MemberPointer(None) => Some(TemplateArgument::Null),
            Value::MemberPointer(Some(member)) => Some(TemplateArgument::Entity(member)),
            Value::Pointer(Some(place)) | Value::Reference(place) => {
                let entity = match place.base {
                    Base::Variable(variable) => self.program.variables[variable].entity,
                    // The function to which a closure converts has a name of its own.
                    Base::Function(function)
                        if self.program.functions[function].flags.contains(cufe_il::FunctionFlags::LAMBDA) =>
                    {
                        return None;
                    }
                    Base::Function(function) => self.program.functions[function].entity,
                    _ => return None,
                };
                (*place == Place::whole(place.base)).then_some(TemplateArgument::Entity(entity))
            }
            _ => None,
        }
    }

    /// Whether an expression designates an object, so that a reference binds to that and not to the value: any glvalue does, as a
    /// part of an object, what a call returns, or a parameter of reference type ([temp.arg.nontype]/2).
    pub fn designates_object(&self, expression: ExpressionId) -> bool {
        self.expression(expression).category != ValueCategory::Prvalue
    }

    /// Whether an expression is the name of a variable, in parentheses or not.
    pub fn designates_variable(&self, expression: ExpressionId) -> bool {
        let inner = self.without_parentheses(expression);
        matches!(self.expression(inner).kind, ExpressionKind::Name { entity, arguments: None }
            if matches!(self.program.entities[entity].kind, EntityKind::Variable(_)))
    }

    /// The specialization of a function template that a template-id designates which was given its type.
    fn designated_specialization(&mut self, ty: TypeId, expression: ExpressionId) -> Option<TemplateArgument> {
        let mut name = self.without_parentheses(expression);
        if let ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } = self.expression(name).kind {
            name = self.without_parentheses(operand);
        }
        let ExpressionKind::Name { entity, arguments } = self.expression(name).kind else { return None };
        if !self.program.entities[entity].kind.is_template() || self.program.function_of(entity).is_none() {
            return None;
        }
        let target = self.program.canonical(self.program.non_reference(ty));
        let (target, _) = self.address_target(target)?;
        match self.fitting_templates(&[entity], arguments, Some(target), |_, _| Some(true)) {
            Address::One(chosen) => {
                let function = self.specialization_of_chosen(&chosen)?;
                Some(TemplateArgument::Entity(self.program.functions[function].entity))
            }
            _ => None,
        }
    }

    /// The value of a parameter of a type that an entity or a null pointer is the argument for.
    pub(super) fn value_of_designated(&self, ty: TypeId, argument: TemplateArgument) -> Option<Value> {
        let place = |entity: EntityId| {
            let base = match self.program.entities[entity].kind {
                EntityKind::Function(function) => Base::Function(function),
                EntityKind::Variable(variable) => Base::Variable(variable),
                _ => return None,
            };
            Some(Box::new(Place::whole(base)))
        };
        Some(match (argument, self.program.structure(self.program.unqualified(self.program.canonical(ty)).0)) {
            (TemplateArgument::Entity(entity), Type::LvalueReference(_) | Type::RvalueReference(_)) => {
                Value::Reference(place(entity)?)
            }
            (TemplateArgument::Entity(entity), Type::Pointer(_)) => Value::Pointer(Some(place(entity)?)),
            (TemplateArgument::Entity(entity), Type::MemberPointer { .. }) => Value::MemberPointer(Some(entity)),
            (TemplateArgument::Null, Type::Pointer(_) | Type::Builtin(Builtin::Nullptr)) => Value::Pointer(None),
            (TemplateArgument::Null, Type::MemberPointer { .. }) => Value::MemberPointer(None),
            _ => return None,
        })
    }

    /// An explicit argument for a parameter whose type has a placeholder.
    fn explicit_argument_of_any_type(
        &mut self,
        declared: TypeId,
        argument: TemplateArgument,
    ) -> Substituted<TemplateArgument> {
        if let Some(template) = self.deduced_template(declared) {
            return self.argument_of_deduced_class(template, argument);
        }
        let TemplateArgument::Expression(profiled) = argument else {
            return self.value_for_placeholder(declared, argument);
        };
        let own = self.expression(profiled.expression).ty;
        // Before C++20 there are no values of these types, but objects to which references are bound.
        let needs_20 = !self.since(Standard::Cpp20) && {
            let ty = self.settled_parameter_type(declared, profiled.expression).unwrap_or(declared);
            !self.program.is_reference(ty)
        };
        match self.value_structure(own) {
            Type::Class(_) if needs_20 => Err(SubstitutionFailure::IllFormed),
            Type::Builtin(builtin) if builtin.is_floating() && needs_20 => Err(SubstitutionFailure::IllFormed),
            Type::Builtin(builtin) if !builtin.is_floating() && self.is_placeholder(declared) => {
                self.explicit_constant(profiled.expression, None)
            }
            Type::Enum(_) if self.is_placeholder(declared) => self.explicit_constant(profiled.expression, None),
            _ => match self.converted_value(declared, argument) {
                TemplateArgument::Expression(_) => self.constant_argument(declared, profiled.expression),
                converted => Ok(converted),
            },
        }
    }

    /// An argument whose value is known for a parameter whose type has a placeholder: what is deduced for it must be a type
    /// that a parameter can have ([temp.param]/6, [temp.arg.nontype]/1).
    fn value_for_placeholder(&mut self, declared: TypeId, argument: TemplateArgument) -> Substituted<TemplateArgument> {
        let own = match argument {
            TemplateArgument::Value(own, _) | TemplateArgument::Constant(own, _) => own,
            _ => return Ok(self.converted_value(declared, argument)),
        };
        // `auto*` takes no value that is an integer, an enumerator or an object.
        if matches!(self.value_structure(declared), Type::Pointer(_) | Type::MemberPointer { .. })
            && matches!(self.value_structure(own), Type::Builtin(_) | Type::Enum(_) | Type::Class(_))
        {
            return Err(SubstitutionFailure::IllFormed);
        }
        if !self.program.is_reference(declared) && !self.program.is_reference(own) {
            match self.value_structure(own) {
                Type::Class(_) if !self.since(Standard::Cpp20) => return Err(SubstitutionFailure::IllFormed),
                Type::Builtin(builtin) if builtin.is_floating() && !self.since(Standard::Cpp20) => {
                    return Err(SubstitutionFailure::IllFormed);
                }
                Type::Class(_) if self.is_not_structural(own) => return Err(SubstitutionFailure::IllFormed),
                _ => {}
            }
        }
        Ok(self.converted_value(declared, argument))
    }

    /// An argument whose value is known, converted to the type of its parameter by a function, which must be constant
    /// ([expr.const]/10).
    fn value_converted_by_function(&mut self, ty: TypeId, argument: TemplateArgument) -> Substituted<TemplateArgument> {
        let converted = self.converted_value(ty, argument);
        if converted != argument {
            return Ok(converted);
        }
        match self.name_of_argument(argument) {
            Some(expression) => self.constant_argument(ty, expression),
            None => Ok(argument),
        }
    }

    /// An explicit argument for a parameter whose type is a placeholder for a deduced class type: the class is deduced from it as
    /// from the initializer of a variable, and where it can't be, the template is no candidate ([temp.arg.nontype]/1).
    fn argument_of_deduced_class(
        &mut self,
        template: EntityId,
        argument: TemplateArgument,
    ) -> Substituted<TemplateArgument> {
        let expression = match argument {
            TemplateArgument::Expression(profiled) => Some(profiled.expression),
            _ => self.name_of_argument(argument),
        };
        let expression = expression.or_substitution_failure()?;
        match self.deduce_class_of_variable(template, Some(expression)) {
            ClassDeduction::To(ty) => self.constant_argument(ty, expression),
            ClassDeduction::NoMatch | ClassDeduction::Ambiguous => Err(SubstitutionFailure::IllFormed),
            ClassDeduction::Unknown => Err(SubstitutionFailure::unknown()),
        }
    }

    /// The constant that an explicit argument is.
    fn explicit_constant(&mut self, expression: ExpressionId, ty: Option<TypeId>) -> Substituted<TemplateArgument> {
        match self.evaluate(expression, ty, true) {
            Ok(Value::Integer(value)) => {
                let ty = ty.unwrap_or(self.expression(expression).ty);
                if self.narrowing(expression, ty) == Narrowing::Value {
                    return Err(SubstitutionFailure::IllFormed);
                }
                Ok(self.converted_value(ty, TemplateArgument::Value(ty, value)))
            }
            Err(Failure::NotConstant(_)) => Err(SubstitutionFailure::IllFormed),
            Ok(_) => match ty {
                Some(ty) => self.constant_argument(ty, expression),
                None => Err(SubstitutionFailure::unknown()),
            },
            Err(_) => Err(SubstitutionFailure::unknown()),
        }
    }

    fn report_no_conversion(&mut self, expression: ExpressionId, ty: TypeId) {
        if let Some(set) = self.function_set(expression) {
            if let Address::One(_) = self.identify_address(&set) {
                self.report_mismatch(expression, ty);
            } else {
                self.report_address_failure(expression, &set, ty, Purpose::Object);
            }
            return;
        }
        let is_class = matches!(self.value_structure(self.expression(expression).ty), Type::Class(_));
        if is_class || self.program.is_reference(ty) {
            self.initialize_from(expression, ty, Purpose::Object);
        } else {
            self.report_mismatch(expression, ty);
        }
    }

    /// Whether the value of an argument is one that a parameter can have: in range (2362), and the address of a whole object
    /// or function (2645, of references 2796) with linkage (475), which C++17 and C++20 loosened step by step
    /// ([temp.arg.nontype]/2).
    pub fn check_argument_value(&mut self, expression: ExpressionId, ty: TypeId, value: &Value) {
        let place = match value {
            Value::Integer(_) => {
                if self.narrowing(expression, ty) == Narrowing::Value {
                    self.report_narrowing(code::NARROWING_IN_CONSTANT_EXPRESSION, expression, ty, None);
                }
                return;
            }
            Value::Pointer(Some(place)) | Value::Reference(place) => place,
            _ => return,
        };
        let code = if self.program.is_reference(ty) {
            code::REFERENCE_ARGUMENT_FORM
        } else {
            code::INVALID_VALUE_TEMPLATE_ARGUMENT
        };
        if !self.is_plain_address(expression) && !self.since(Standard::Cpp17) || !self.may_designate(place) {
            let report = Report::new(code, self.position(self.expression(expression).first));
            let own = self.decayed(self.expression(expression).ty);
            let report = if code == code::INVALID_VALUE_TEMPLATE_ARGUMENT {
                report.with(self.type_argument(own))
            } else {
                report
            };
            self.report(report);
        } else if !self.since(Standard::Cpp17) && self.is_static_local(place) {
            self.report_value_argument(code::TEMPLATE_ARGUMENT_WITHOUT_LINKAGE, expression);
        }
    }

    fn may_designate(&self, place: &Place) -> bool {
        let is_whole = place.path.iter().all(|step| matches!(step, PlaceStep::Element(0)));
        !place.is_past_end
            && !self.is_end_of_array(place)
            && !matches!(
                place.base,
                Base::String(_) | Base::Static(_) | Base::Object(_) | Base::TypeInfo(_) | Base::Address(_)
            )
            && (is_whole || self.since(Standard::Cpp20))
    }

    /// Whether a designator is that of the end of an array, where there is no element.
    fn is_end_of_array(&self, place: &Place) -> bool {
        let (Base::Variable(variable), [PlaceStep::Element(index)]) = (place.base, place.path.as_slice()) else {
            return false;
        };
        match self.program.structure(self.program.variables[variable].ty) {
            Type::Array { bound: cufe_il::ArrayBound::Known(length), .. } => *index >= length,
            _ => false,
        }
    }

    /// Before C++17 only a name, or `&` and a name, designates an object or function; a constant pointer does too.
    fn is_plain_address(&self, expression: ExpressionId) -> bool {
        let inner = self.without_parentheses(expression);
        let name = match self.expression(inner).kind {
            ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } => self.without_parentheses(operand),
            _ => inner,
        };
        matches!(
            self.expression(name).kind,
            ExpressionKind::Name { .. } | ExpressionKind::Overloads { .. } | ExpressionKind::Literal(_)
        )
    }

    /// Whether the object is a static variable of a function, which has no linkage.
    fn is_static_local(&self, place: &Place) -> bool {
        let Base::Variable(variable) = place.base else { return false };
        let entity = &self.program.entities[self.program.variables[variable].entity];
        matches!(entity.kind, EntityKind::Variable(_)) && self.program.scopes[entity.scope].kind == ScopeKind::Block
    }
}
