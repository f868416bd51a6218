//! Template arguments that are values of class or floating type, or designate a part of an object: converted constant
//! expressions of the types of their parameters ([temp.arg.nontype]/2, [expr.const]/10), and the objects that parameters of
//! class type name ([temp.param]/8).

use super::instance::{InstantiatedPart, ReadResult};
use super::{Substituted, SubstitutionFailure};
use crate::build::Extent;
use crate::constant::evaluate::Evaluated;
use crate::constant::value::{Base, Value};
use crate::constant::{Evaluator, Failure};
use crate::conversion::{Allowed, Sequence};
use crate::gap::{OrUnknown, Unknown};
use crate::initialization::Purpose;
use crate::{Found, Sema};
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Access, ArgumentsId, ConstantId, DataMemberFlags, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind,
    FunctionId, Name, Profiled, Program, ScopeId, TemplateArgument, TemplateKind, Type, TypeId, ValueCategory,
    VariableFlags, VariableId,
};

/// How many things an evaluation may ask for.
const MAXIMUM_DEMANDS: usize = 100_000;

/// How deep parts of parts of a class are looked at.
const MAXIMUM_PARTS: u32 = 32;

impl Sema<'_> {
    /// Whether a type is a class that is not structural: incomplete, not literal, or with a base or member, or a part of one, that is
    /// not public or is mutable. There are no template arguments of it ([temp.param]/7).
    pub(crate) fn is_not_structural(&mut self, ty: TypeId) -> bool {
        let ty = self.element_type(ty).0;
        self.complete_type(ty);
        let Some(class) = self.program.class_of(ty) else { return false };
        self.is_incomplete(ty) || self.has_hidden_part(ty, MAXIMUM_PARTS) || self.is_literal_class(class) == Some(false)
    }

    /// Whether a complete class, or a part of it, has a base or member that is not public, is mutable or is an rvalue reference.
    fn has_hidden_part(&self, ty: TypeId, nesting: u32) -> bool {
        let ty = self.element_type(ty).0;
        let Type::Class(class) = self.program.structure(ty) else { return false };
        let (entry, Some(nesting)) = (&self.program.classes[class], nesting.checked_sub(1)) else { return false };
        // What a closure has captured are unnamed members, and no structural type's ([expr.prim.lambda.closure]/1).
        if entry.is_closure {
            return self.captures_of(class).is_some_and(|captures| captures > 0);
        }
        entry.is_complete
            && (entry.bases.iter().any(|base| base.access != Access::Public || self.has_hidden_part(base.ty, nesting))
                || entry.data_members.iter().any(|member| {
                    let is_hidden = member.access != Access::Public
                        || member.flags.contains(DataMemberFlags::MUTABLE)
                        || matches!(self.program.structure(member.ty), Type::RvalueReference(_));
                    is_hidden && !member.is_unnamed_bit_field() || self.has_hidden_part(member.ty, nesting)
                }))
    }

    /// The type of a value parameter for an argument: what the argument makes of a placeholder in the declared type
    /// ([temp.param]/6, [dcl.type.class.deduct]). `None`: not known.
    pub(super) fn settled_parameter_type(&mut self, declared: TypeId, argument: ExpressionId) -> Option<TypeId> {
        if !self.program.has_placeholder(declared) {
            return Some(declared);
        }
        let ty = self.placeholder_type(declared, argument)?;
        (!self.is_dependent_type(ty)).then_some(ty)
    }

    /// The type of a value parameter whose declared type may hold a placeholder, where its argument is known.
    pub(super) fn type_for_argument(&mut self, declared: TypeId, argument: TemplateArgument) -> Option<TypeId> {
        if !self.program.has_placeholder(declared) {
            return Some(declared);
        }
        match argument {
            TemplateArgument::Value(own, _) | TemplateArgument::Constant(own, _) => Some(own),
            TemplateArgument::Entity(entity) if self.program.is_reference(declared) => {
                let ty = match self.program.entities[entity].kind {
                    EntityKind::Function(function) => self.program.functions[function].ty,
                    EntityKind::Variable(variable) => self.program.non_reference(self.program.variables[variable].ty),
                    _ => return None,
                };
                Some(self.program.intern_type(Type::LvalueReference(ty)))
            }
            TemplateArgument::Entity(entity) => self.type_of_designated(entity),
            TemplateArgument::Null => Some(Program::builtin(cufe_il::Builtin::Nullptr)),
            _ => None,
        }
    }

    /// An expression as an argument for a parameter of a type, which may hold a placeholder: its value, converted.
    pub(super) fn constant_argument(
        &mut self,
        declared: TypeId,
        expression: ExpressionId,
    ) -> Substituted<TemplateArgument> {
        if self.program.expressions.get(expression).is_none() || self.is_undecided(expression) {
            return Err(SubstitutionFailure::unknown());
        }
        let ty = self.settled_parameter_type(declared, expression).or_substitution_failure()?;
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        if self.is_dependent_type(ty) {
            return Err(SubstitutionFailure::unknown());
        }
        if self.is_not_structural(ty) {
            return Err(SubstitutionFailure::IllFormed);
        }
        let operand = self.operand(expression);
        let sequence = self.implicit_conversion(&operand, ty, Allowed::IMPLICIT);
        let function = match &sequence {
            Sequence::Unknown | Sequence::Ellipsis => return Err(SubstitutionFailure::unknown()),
            Sequence::Impossible => return Err(SubstitutionFailure::IllFormed),
            // A constant is evaluated also inside of an unevaluated operand ([expr.const]/19).
            Sequence::User(user) => {
                let unevaluated = std::mem::take(&mut self.context.unevaluated);
                let function = self.settled_conversion(user);
                self.context.unevaluated = unevaluated;
                Some(function.or_substitution_failure()?)
            }
            Sequence::Standard(_) => match self.is_allowed_conversion(&operand, ty, &sequence) {
                Some(true) => None,
                Some(false) => return Err(SubstitutionFailure::IllFormed),
                None => return Err(SubstitutionFailure::unknown()),
            },
        };
        match self.value_converted_by(expression, ty, function) {
            // [temp.arg.nontype]/3: temporaries, string literals and such are not designated.
            Ok(value) if designates_unfit(&value) => Err(SubstitutionFailure::IllFormed),
            Ok(value) => self.argument_of_value(ty, value).or_substitution_failure(),
            Err(Failure::NotConstant(_)) => Err(SubstitutionFailure::IllFormed),
            Err(_) => Err(SubstitutionFailure::unknown()),
        }
    }

    /// The value of an expression converted to a type, by a function where that is needed.
    fn value_converted_by(
        &mut self,
        expression: ExpressionId,
        ty: TypeId,
        function: Option<FunctionId>,
    ) -> Evaluated<Value> {
        // The conversion is one for this parameter only: another template may take the same expression otherwise.
        let before = function.and_then(|function| self.program.converted.insert(expression, function));
        let value = self.evaluate_supplied(expression, Some(ty), true);
        if function.is_some() {
            match before {
                Some(before) => self.program.converted.insert(expression, before),
                None => self.program.converted.remove(&expression),
            };
        }
        value
    }

    /// Reports an argument that gives a parameter of class type no value: a class that is not structural, which `auto` may be
    /// given (3139), no conversion, or one that is not constant (28). In a template only an instance tells the latter.
    /// Returns whether the parameter has such a type.
    pub fn check_class_argument(&mut self, expression: ExpressionId, ty: TypeId, in_template: bool) -> bool {
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        let Type::Class(_) = self.program.structure(ty) else { return false };
        let is_list = matches!(self.expression(expression).kind, ExpressionKind::InitializerList(_));
        if is_list || self.is_undecided(expression) || !self.can_check_initialization(expression, ty) {
            return true;
        }
        let (first, last) = (self.expression(expression).first, self.expression(expression).last);
        let operand = self.operand(expression);
        let function = match self.implicit_conversion(&operand, ty, Allowed::IMPLICIT) {
            Sequence::Unknown | Sequence::Ellipsis => return true,
            Sequence::Impossible => {
                self.initialize_from(expression, ty, Purpose::Object);
                return true;
            }
            Sequence::User(user) => match self.settled_conversion(&user) {
                Some(function) => Some(function),
                None => return true,
            },
            Sequence::Standard(_) => None,
        };
        match self.value_converted_by(expression, ty, function) {
            Err(Failure::NotConstant(reason)) if !in_template && !self.has_fault(first, last) => {
                self.report_not_constant(code::EXPRESSION_NOT_CONSTANT, first, &reason);
            }
            // A closure without captures is structural; of an extended lambda it is told elsewhere that none can stand here.
            Ok(_)
                if self.program.class_of(ty).is_some_and(|class| self.program.classes[class].is_closure)
                    && !self.has_hidden_part(ty, MAXIMUM_PARTS) => {}
            Ok(_) if self.is_not_structural(ty) && !self.is_incomplete(ty) => {
                self.report(Report::new(code::NOT_STRUCTURAL_TYPE, self.position(first)));
            }
            _ => {}
        }
        true
    }

    /// An expression as an argument that was read for an instance, for a parameter of a type where that is known; `value` is
    /// what it has by itself. It must be a converted constant expression of that type ([temp.arg.nontype]/2).
    pub fn argument_read(
        &mut self,
        ty: Option<TypeId>,
        expression: ExpressionId,
        own: TypeId,
        value: Value,
    ) -> Substituted<TemplateArgument> {
        if let Some(value) = value.integer()
            && !ty.is_some_and(|ty| self.program.is_reference(ty))
        {
            return Ok(TemplateArgument::Value(own, value));
        }
        if let Some(ty) = ty {
            let argument = TemplateArgument::Expression(Profiled { expression, profile: 0 });
            return match self.explicit_value_argument(ty, argument) {
                Err(SubstitutionFailure::Unknown) => match self.converted_value(ty, argument) {
                    TemplateArgument::Expression(_) => Err(SubstitutionFailure::unknown()),
                    argument => Ok(argument),
                },
                known => known,
            };
        }
        match value {
            Value::Class(_) | Value::Floating(_) => self.argument_of_value(own, value).or_substitution_failure(),
            _ => Err(SubstitutionFailure::unknown()),
        }
    }

    /// A value as an argument for a parameter of a type. `None`: no argument can have it, or it is not known.
    fn argument_of_value(&mut self, ty: TypeId, value: Value) -> Option<TemplateArgument> {
        if designates_unfit(&value) {
            return None;
        }
        match value {
            Value::Integer(value) => Some(TemplateArgument::Value(ty, value)),
            Value::Pointer(None) | Value::MemberPointer(None) => Some(TemplateArgument::Null),
            Value::MemberPointer(Some(member)) => Some(TemplateArgument::Entity(member)),
            Value::Indeterminate | Value::Array(_) => None,
            value => Some(TemplateArgument::Constant(ty, self.program.intern_constant(value))),
        }
    }

    /// An argument whose value is known, for a parameter of a type that may have to be made of it by a conversion.
    pub(super) fn converted_constant(&mut self, declared: TypeId, argument: TemplateArgument) -> TemplateArgument {
        let own = match argument {
            TemplateArgument::Value(own, _) | TemplateArgument::Constant(own, _) => own,
            _ => return argument,
        };
        let ty = self.program.unqualified(self.program.canonical(declared)).0;
        let makes_object = matches!(self.value_structure(ty), Type::Class(_) | Type::Specialization { .. })
            || self.deduced_template(ty).is_some();
        if !makes_object && !matches!(self.value_structure(own), Type::Class(_)) {
            return argument;
        }
        if self.program.canonical(own) == ty {
            return argument;
        }
        if let Some(&known) = self.instances.converted_arguments.get(&(ty, argument)) {
            return known;
        }
        let Some(expression) = self.name_of_argument(argument) else { return argument };
        match self.constant_argument(ty, expression) {
            Ok(converted) => {
                self.instances.converted_arguments.insert((ty, argument), converted);
                converted
            }
            Err(_) => argument,
        }
    }

    /// The arguments of a variable template or concept with the values of the expressions among them, where a name means one
    /// of these.
    pub(crate) fn evaluated_arguments(&mut self, found: &Found, arguments: ArgumentsId) -> ArgumentsId {
        let &[entity] = found.entities.as_slice() else { return arguments };
        let EntityKind::Template(template) = self.program.entities[entity].kind else { return arguments };
        let is_read = |sema: &Self, argument: &TemplateArgument| match argument {
            TemplateArgument::Expression(profiled) => {
                sema.program.expressions.get(profiled.expression).is_some() && !sema.is_undecided(profiled.expression)
            }
            _ => false,
        };
        let has_values = self.program.arguments(arguments).iter().any(|argument| is_read(self, argument));
        match self.program.templates[template].kind {
            TemplateKind::Variable | TemplateKind::Concept if has_values => {
                self.complete_arguments(template, arguments)
            }
            _ => arguments,
        }
    }

    /// An expression that has the value of an argument.
    pub(super) fn name_of_argument(&mut self, argument: TemplateArgument) -> Option<ExpressionId> {
        let token = self.instances.place.unwrap_or_default();
        let (variable, own) = match argument {
            TemplateArgument::Value(own, value) => {
                let entity = self.new_variable(
                    Name::UNNAMED,
                    own,
                    Program::GLOBAL_SCOPE,
                    token,
                    VariableFlags::CONSTEXPR,
                    false,
                );
                let variable = self.program.variable_of(entity)?;
                self.program.variables[variable].value = Some(value);
                (variable, own)
            }
            TemplateArgument::Constant(own, value) => {
                (self.parameter_object(own, value, Name::UNNAMED, Program::GLOBAL_SCOPE, token), own)
            }
            _ => return None,
        };
        let entity = self.new_entity(EntityKind::ValueParameter(variable), Name::UNNAMED, Program::GLOBAL_SCOPE, token);
        let category = match self.value_structure(own) {
            Type::Class(_) => ValueCategory::Lvalue,
            _ => ValueCategory::Prvalue,
        };
        let kind = ExpressionKind::Name { entity, arguments: None };
        Some(self.build(kind, own, category, ExpressionFlags::empty(), Extent { first: token, last: token }))
    }

    /// The variable that stands for parameters with a value: of class type an object that all parameters with this type and
    /// value name ([temp.param]/8).
    pub(super) fn parameter_object(
        &mut self,
        ty: TypeId,
        value: ConstantId,
        name: Name,
        scope: ScopeId,
        token: u32,
    ) -> VariableId {
        let key = (self.program.canonical(ty), value);
        if let Some(&known) = self.instances.parameter_objects.get(&key) {
            return known;
        }
        let entity = self.new_variable(name, ty, scope, token, VariableFlags::CONSTEXPR, false);
        let variable = match self.program.entities[entity].kind {
            EntityKind::Variable(variable) => variable,
            _ => unreachable!("a new variable is a variable"),
        };
        self.constants.variables.insert(variable, Some(self.program.constant(value).clone()));
        self.instances.parameter_objects.insert(key, variable);
        variable
    }

    /// As [`Sema::evaluate`]; what the evaluation asks for is read.
    pub(crate) fn evaluate_supplied(
        &mut self,
        expression: ExpressionId,
        to: Option<TypeId>,
        is_manifest: bool,
    ) -> Evaluated<Value> {
        self.supplied(|sema| sema.evaluate(expression, to, is_manifest))
    }

    /// The value that the initialization of a variable gives it; what the evaluation asks for is read.
    pub(crate) fn value_of_initialization(&mut self, variable: VariableId) -> Evaluated<Value> {
        self.supplied(|sema| Evaluator::new(sema, true).run_variable(variable).map(|(value, _)| value))
    }

    pub(crate) fn supplied<T>(&mut self, mut evaluate: impl FnMut(&Self) -> Evaluated<T>) -> Evaluated<T> {
        for _ in 0..MAXIMUM_DEMANDS {
            match evaluate(self) {
                Err(Failure::Needs(demand)) => match self.read(InstantiatedPart::Supply(demand)) {
                    ReadResult::Done => {}
                    _ => return Err(Failure::unknown()),
                },
                result => return result,
            }
        }
        Err(Failure::unknown())
    }
}

/// Whether a value designates what no template argument may ([temp.arg.nontype]/3): temporaries, string literals and such, and
/// the end of an object.
fn designates_unfit(value: &Value) -> bool {
    value.any(&mut |value: &Value| match value {
        Value::Pointer(Some(place)) | Value::Reference(place) => {
            place.is_past_end && place.path.is_empty()
                || matches!(
                    place.base,
                    Base::String(_) | Base::Object(_) | Base::Static(_) | Base::TypeInfo(_) | Base::Address(_)
                )
        }
        _ => false,
    })
}
